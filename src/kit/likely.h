// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The act that the guide beside a table names. It is said once, before the table is shown, so that its page fills and gives the
// keys to nothing else, and the list beside it frames the same. None: nobody is guided, and the page says what is likely; or what
// the guide names is not to be done by a slip, and nothing is filled or framed.
#pragma once

#include "engine/any_action.h"

#include <QVariant>
#include <QWidget>

namespace kit {

inline constexpr char likelyNext[] = "likelyNext"; // a property of whatever the table is a part of

inline constexpr char isLikelyHeld[] = "isLikelyHeld"; // the guide names something that is pressed where it stands, or waited for

inline constexpr char doesLikely[] = "doesLikely"; // a property of a board on which Return does what is due

// isHeld: where the guide's act is none that could be framed, nothing else is filled.
inline void setLikely(QWidget& around, const engine::AnyAction& act, bool isHeld = false)
{
    around.setProperty(isLikelyHeld, isHeld && act.isNone() ? QVariant(true) : QVariant());
    around.setProperty(likelyNext, act.isNone() ? QVariant() : QVariant::fromValue(act));
}

inline engine::AnyAction likelyAt(const QWidget& part)
{
    for (const QWidget* one = &part; one; one = one->parentWidget())
        if (const QVariant act = one->property(likelyNext); act.isValid())
            return act.value<engine::AnyAction>();
    return {};
}

inline bool isHeldAt(const QWidget& part)
{
    for (const QWidget* one = &part; one; one = one->parentWidget())
        if (one->property(isLikelyHeld).toBool())
            return true;
    return false;
}

} // namespace kit

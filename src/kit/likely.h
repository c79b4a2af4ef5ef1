// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The act that the guide beside a table names. It is said once, before the table is shown, so that its page fills and gives the
// keys to nothing else, and the list beside it frames the same. None: nobody is guided, and the page says what is likely.
#pragma once

#include "engine/any_action.h"

#include <QVariant>
#include <QWidget>

namespace kit {

inline constexpr char likelyNext[] = "likelyNext"; // a property of whatever the table is a part of

inline constexpr char doesLikely[] = "doesLikely"; // a property of a board on which Return does what is due

inline void setLikely(QWidget& around, const engine::AnyAction& act)
{
    around.setProperty(likelyNext, act.isNone() ? QVariant() : QVariant::fromValue(act));
}

inline engine::AnyAction likelyAt(const QWidget& part)
{
    for (const QWidget* one = &part; one; one = one->parentWidget())
        if (const QVariant act = one->property(likelyNext); act.isValid())
            return act.value<engine::AnyAction>();
    return {};
}

} // namespace kit

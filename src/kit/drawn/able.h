// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A control that cannot be pressed now says why, to whoever points at it or hears it.
#pragma once

#include "kit/drawn/tip.h"

#include <QVariant>

namespace kit {

// whyNot stands in place of its own tip while it cannot.
inline void setAble(QWidget* control, bool isAble, const QString& whyNot)
{
    static constexpr char own[] = "ownTip", heard[] = "ownDescription", isGrey[] = "isGrey";
    if (!control->property(isGrey).toBool()) {
        control->setProperty(own, control->toolTip());
        control->setProperty(heard, control->accessibleDescription());
    }
    control->setProperty(isGrey, !isAble);
    control->setEnabled(isAble);
    control->setToolTip(isAble ? control->property(own).toString() : tip(whyNot));
    control->setAccessibleDescription(isAble ? control->property(heard).toString() : whyNot);
}

} // namespace kit

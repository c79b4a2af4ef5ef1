// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What only serves to change a table: a field, a form, a button that opens one. Whoever looks on and changes nothing finds it
// grey and hears why before anything is typed, not when it is sent.
#pragma once

#include "kit/drawn/able.h"

#include <QAbstractButton>

namespace kit {

inline constexpr char changesTable[] = "changesTable", whyNotNow[] = "whyNotNow";

template <typename Control> Control* changing(Control* control) // with all that is in it
{
    control->setProperty(changesTable, true);
    return control;
}

// Why the control changes nothing now; empty: it may.
inline QString whyNotChanged(const QWidget& control) { return control.property(whyNotNow).toString(); }

// whyNot empty: everything may change again, and whoever owns it says what of it can be done now. What shows a number besides
// stays as readable as it was and asks whyNotChanged itself.
inline void letChange(QWidget& view, const QString& whyNot)
{
    const auto let = [&](QWidget* one) {
        const bool wasShut = !whyNotChanged(*one).isEmpty();
        if (whyNot.isEmpty() && !wasShut)
            return;
        one->setProperty(whyNotNow, whyNot.isEmpty() ? QVariant() : whyNot);
        if (qobject_cast<QAbstractButton*>(one) || one->inherits("QLineEdit") || one->inherits("QAbstractSpinBox")
            || one->inherits("QComboBox"))
            setAble(one, whyNot.isEmpty(), whyNot);
    };
    for (QWidget* one : view.findChildren<QWidget*>()) {
        if (!one->property(changesTable).toBool())
            continue;
        let(one);
        for (QWidget* within : one->findChildren<QWidget*>())
            let(within);
    }
}

} // namespace kit

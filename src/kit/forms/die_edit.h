// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where one real die is typed.
#pragma once

#include "engine/die.h"
#include "engine/message.h"
#include "kit/forms/ask_panel.h"
#include "kit/forms/hinted_line.h"

namespace kit {

// A face as it lies on the table. What the die does not show can be typed, and is told in words.
inline QLineEdit* dieEdit(const engine::Die& die, QWidget* parent)
{
    const QString all = die.choices();
    const QLatin1Char gap(' ');
    auto* edit = new HintedLine(all, all.section(gap, 0, 0) + QStringLiteral(" … ") + all.section(gap, -1), parent);
    edit->setAccessibleName(engine::fill(AskPanel::tr("%1, one of %2"), {die.label, all}));
    edit->setToolTip(all);
    edit->setMaximumWidth(die.faces.isEmpty() ? 90 : 130);
    return edit;
}

} // namespace kit

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rule behind a control, as its place in the game's book: what F1 opens while the control, or a part of it, has the keyboard.
#pragma once

#include "engine/verdict.h"

#include <QVariant>
#include <QWidget>

namespace kit {

inline void setRuleBehind(QWidget& control, const engine::Reason* reason)
{
    control.setProperty("rule", reason && reason->atoms[0] >= 0 ? QVariant(int(reason->atoms[0])) : QVariant());
}

// What decided an act: the refusal, else the condition that was looked at last. Null: none cites a rule.
inline const engine::Reason* decidedBy(const engine::Verdict& verdict)
{
    if (const engine::Condition* refusal = verdict.decisive())
        return refusal->reason;
    const engine::Reason* last = nullptr;
    for (const engine::Condition& condition : verdict.conditions)
        if (condition.reason && condition.reason->atoms[0] >= 0)
            last = condition.reason;
    return last;
}

// Of the control itself or of what it is a part of; -1: nothing says.
inline int ruleBehind(const QWidget* control)
{
    for (; control; control = control->parentWidget())
        if (const QVariant rule = control->property("rule"); rule.isValid())
            return rule.toInt();
    return -1;
}

} // namespace kit

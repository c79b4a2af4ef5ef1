// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rule behind a control, or behind what lies on a board, as its place in the game's book: what F1 opens while it has the
// keyboard.
#pragma once

#include "engine/verdict.h"

class QWidget;

namespace kit {

class Board;

void setRuleBehind(QWidget& control, const engine::Reason* reason); // its first rule; null: none

// Of the cells of a board whose names are so or begin so; what is named here goes before the rule of the board itself.
struct RuleOfCells {
    QString cell; // "crew:"; what ends with a digit is a whole name
    const engine::Reason* rule;
};
void setRulesBehind(Board& board, const QList<RuleOfCells>& rules);

// What decided an act: the refusal, else the condition that was looked at last. Null: none cites a rule.
const engine::Reason* decidedBy(const engine::Verdict& verdict);

// Of the control, of its cell that has the keyboard, or of what it is a part of; -1: nothing says.
int ruleBehind(const QWidget* control);

// Of what is pointed at, where no key leads to it: a figure, a button that cannot be pressed; -1: nothing like that.
int ruleAt(const QPoint& global);

} // namespace kit

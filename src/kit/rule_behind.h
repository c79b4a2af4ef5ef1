// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rule behind a control, or behind what lies on a board, as its place in the game's book: what F1 opens while it has the
// keyboard, or is pointed at.
#pragma once

#include "engine/any_action.h"
#include "engine/verdict.h"

#include <QObject>
#include <QPoint>

class QWidget;

namespace kit {

class Board;

void setRuleBehind(QWidget& control, const engine::Reason* reason); // its first rule; null: none

// What its game says of dice, of whatever colour: the table keeps it for those of the tray.
void setRuleOfDice(QWidget& table, const engine::Reason& reason);
void takeRuleOfDice(QWidget& tray, const QWidget* table); // null: no table lies there

// What pressing the control does now, none: nothing. An act opens the same rule wherever it is pressed (NowPanel::atomOf).
void setActBehind(QWidget& control, const engine::AnyAction& action);
engine::AnyAction actBehind(const QWidget* control);
engine::AnyAction actAt(const QPoint& global);

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

// Of what lies there: a figure, a cell of a board, a button that cannot be pressed; -1: nothing says.
int ruleAt(const QPoint& global);

// The same of a list of conditions, as the id of the rule behind the one that lies there; empty: none does.
QString atomAt(const QPoint& global);

// Whether somebody points: the mouse was moved since a key was pressed, or since the keyboard went elsewhere by itself.
class Pointing : public QObject {
    Q_OBJECT

public:
    explicit Pointing(QObject* parent);
    bool isOn() const;
    struct Press {
        QPoint at; // on the screen
        quint64 time = 0;
        bool isDouble = false; // the second of two, whatever lay there at the first
    };
    bool isByKey() const { return m_isByKey; } // what was pressed last was a key
    Press press() const { return m_press; }    // the last one by the mouse
    void rest();                               // what lies below the mouse is not meant until it moves

signals:
    void pressed(); // a key, by whoever has the keyboard
    void movedOn(); // a key was pressed that is no shortcut, or the keyboard went elsewhere

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool m_isByKey = false;
    Press m_press;
    QPoint m_rest;
};

} // namespace kit

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/rule_behind.h"

#include "kit/drawn/board.h"

#include <QApplication>
#include <QVariant>

namespace kit {

namespace {

constexpr const char* ofAll = "rule";
constexpr const char* ofCells = "rulesOfCells";

// A name that ends with a digit is a whole one: D1 is no beginning of D10.
bool isOf(const QString& name, const QString& cell) { return cell == name || (!name.back().isDigit() && cell.startsWith(name)); }

} // namespace

void setRuleBehind(QWidget& control, const engine::Reason* reason)
{
    control.setProperty(ofAll, reason && reason->atoms[0] >= 0 ? QVariant(int(reason->atoms[0])) : QVariant());
}

void setRulesBehind(Board& board, const QList<RuleOfCells>& rules)
{
    QVariantMap all;
    for (const RuleOfCells& one : rules)
        all.insert(one.cell, int(one.rule->atoms[0]));
    board.setProperty(ofCells, all);
}

const engine::Reason* decidedBy(const engine::Verdict& verdict)
{
    if (const engine::Condition* refusal = verdict.decisive())
        return refusal->reason;
    const engine::Reason* last = nullptr;
    for (const engine::Condition& condition : verdict.conditions)
        if (condition.reason && condition.reason->atoms[0] >= 0)
            last = condition.reason;
    return last;
}

int ruleBehind(const QWidget* control)
{
    for (; control; control = control->parentWidget()) {
        if (const auto* board = qobject_cast<const Board*>(control)) {
            const QVariantMap rules = board->property(ofCells).toMap();
            for (auto rule = rules.begin(); rule != rules.end(); ++rule)
                if (isOf(rule.key(), board->focusedCell()))
                    return rule->toInt();
        }
        if (const QVariant rule = control->property(ofAll); rule.isValid())
            return rule.toInt();
    }
    return -1;
}

int ruleAt(const QPoint& global)
{
    const QWidget* one = QApplication::widgetAt(global);
    while (one && !one->property(ofAll).isValid())
        one = one->parentWidget();
    return one && (!one->isEnabled() || one->focusPolicy() == Qt::NoFocus) ? one->property(ofAll).toInt() : -1;
}

} // namespace kit

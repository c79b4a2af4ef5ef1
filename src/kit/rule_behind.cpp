// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/rule_behind.h"

#include "kit/drawn/board.h"
#include "kit/lists/task_model.h"
#include "kit/lists/verdict_model.h"

#include <QMouseEvent>
#include <QAbstractItemView>
#include <QApplication>
#include <QCursor>
#include <QKeyEvent>
#include <QVariant>

#include <algorithm>
#include <ranges>

namespace kit {

namespace {

constexpr const char* ofAll = "rule";
constexpr const char* ofAct = "actBehind";
constexpr const char* ofDice = "ruleOfDice";
constexpr const char* ofCells = "rulesOfCells";

// A name that ends with a digit is a whole one: D1 is no beginning of D10.
bool isOf(const QString& name, const QString& cell) { return cell == name || (!name.back().isDigit() && cell.startsWith(name)); }

int ruleOfCell(const Board& board, const QString& cell)
{
    const QVariantMap rules = board.property(ofCells).toMap();
    for (auto rule = rules.end(); rule != rules.begin();) // a longer name stands behind its beginning
        if (isOf((--rule).key(), cell))
            return rule->toInt();
    return -1;
}

// Of the uppermost cell there that has one; the board's own rule is about its cells, not about the cloth between them.
int ruleOfCellAt(const Board& board, const QPoint& point)
{
    bool isCell = false;
    for (const Cell& one : board.cells() | std::views::reverse) {
        if (!one.rect.contains(point))
            continue;
        isCell = true;
        if (const int rule = ruleOfCell(board, one.id); rule >= 0)
            return rule;
    }
    const QVariant all = board.property(ofAll);
    return isCell && all.isValid() ? all.toInt() : -1;
}

} // namespace

void setRuleBehind(QWidget& control, const engine::Reason* reason)
{
    control.setProperty(ofAll, reason && reason->atoms[0] >= 0 ? QVariant(int(reason->atoms[0])) : QVariant());
}

void setRuleOfDice(QWidget& table, const engine::Reason& reason) { table.setProperty(ofDice, int(reason.atoms[0])); }

void takeRuleOfDice(QWidget& tray, const QWidget* table)
{
    tray.setProperty(ofAll, table ? table->property(ofDice) : QVariant());
}

void setActBehind(QWidget& control, const engine::AnyAction& action)
{
    control.setProperty(ofAct, action.isNone() ? QVariant() : QVariant::fromValue(action));
}

// What a row of a list of tasks does.
static engine::AnyAction actIn(const QAbstractItemView& list, const QModelIndex& row)
{
    const auto* tasks = qobject_cast<const TaskModel*>(list.model());
    return tasks && row.isValid() ? tasks->task(row).action : engine::AnyAction();
}

engine::AnyAction actBehind(const QWidget* control)
{
    if (const auto* list = qobject_cast<const QAbstractItemView*>(control))
        return actIn(*list, list->currentIndex());
    return control ? control->property(ofAct).value<engine::AnyAction>() : engine::AnyAction();
}

engine::AnyAction actAt(const QPoint& global)
{
    const QWidget* pointed = QApplication::widgetAt(global);
    const auto* list = pointed ? qobject_cast<const QAbstractItemView*>(pointed->parentWidget()) : nullptr;
    return list && list->viewport() == pointed ? actIn(*list, list->indexAt(pointed->mapFromGlobal(global))) : actBehind(pointed);
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
        if (const auto* board = qobject_cast<const Board*>(control))
            if (const int rule = ruleOfCell(*board, board->focusedCell()); rule >= 0)
                return rule;
        if (const QVariant rule = control->property(ofAll); rule.isValid())
            return rule.toInt();
    }
    return -1;
}

int ruleAt(const QPoint& global)
{
    for (const QWidget* one = QApplication::widgetAt(global); one; one = one->isWindow() ? nullptr : one->parentWidget()) {
        if (const auto* board = qobject_cast<const Board*>(one))
            return ruleOfCellAt(*board, board->mapFromGlobal(global));
        if (const QVariant rule = one->property(ofAll); rule.isValid())
            return rule.toInt();
    }
    return -1;
}

QString atomAt(const QPoint& global)
{
    const QWidget* pointed = QApplication::widgetAt(global);
    const auto* view = pointed ? qobject_cast<const QAbstractItemView*>(pointed->parentWidget()) : nullptr;
    if (!view || view->viewport() != pointed || !qobject_cast<const VerdictModel*>(view->model()))
        return {};
    return view->indexAt(pointed->mapFromGlobal(global)).data(VerdictModel::AtomRole).toString();
}

Pointing::Pointing(QObject* parent)
    : QObject(parent)
    , m_rest(QCursor::pos())
{
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this] {
        if (QApplication::mouseButtons() == Qt::NoButton)
            rest();
        emit movedOn();
    });
}

bool Pointing::isOn() const { return QCursor::pos() != m_rest; }

void Pointing::rest() { m_rest = QCursor::pos(); }

// A shortcut comes to no widget as a key, so that F1 itself is none.
bool Pointing::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        m_isByKey = false;
        const bool isSame = mouse->timestamp() == m_press.time; // the window has seen it, and now what lies there
        m_press = {mouse->globalPosition().toPoint(), mouse->timestamp(),
            event->type() == QEvent::MouseButtonDblClick || (isSame && m_press.isDouble)};
    }
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::Shortcut)
        m_isByKey = true;
    if (event->type() == QEvent::KeyPress) {
        if (watched == QApplication::focusWidget()) // it comes to those around it as well
            emit pressed();
        rest();
        emit movedOn();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace kit

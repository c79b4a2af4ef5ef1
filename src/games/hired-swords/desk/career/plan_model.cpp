// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/career/plan_model.h"

#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/rules/query.h"
#include "kit/tip.h"

#include <QFont>
#include <QLocale>

#include <algorithm>

namespace hiredswords::desk {

namespace {

QStringList strings(const QJsonValue& array)
{
    QStringList all;
    for (const QJsonValue& one : array.toArray())
        all += one.toString();
    return all;
}

QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

} // namespace

void PlanModel::show(const engine::Game& game, const engine::AnyState& any)
{
    beginResetModel();
    m_state = any;
    const State& state = stateOf(any);
    const auto answer = game.ask(any, QStringLiteral("plan"), {});
    m_rows = answer ? answer->value.toArray() : QJsonArray();
    m_arrows = careerCard(state, state.contract ? state.contract->card : state.drawn).arrows;
    m_chosen.clear();
    if (state.battle)
        for (const Fighter& who : state.battle->crew)
            m_chosen += who.id;
    endResetModel();
}

void PlanModel::clear()
{
    beginResetModel();
    m_rows = {};
    endResetModel();
}

QStringList PlanModel::crew(int row) const { return strings(m_rows[row].toObject().value(QLatin1String("crew"))); }

int PlanModel::rowOf(const QStringList& wanted) const
{
    for (int row = 0; row < m_rows.size(); ++row) {
        const QStringList listed = crew(row);
        if (std::all_of(wanted.begin(), wanted.end(), [&](const QString& id) { return listed.contains(id); }))
            return row;
    }
    return -1;
}

int PlanModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int(m_rows.size()); }

int PlanModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant PlanModel::value(const QJsonObject& row, int column) const
{
    const auto zone = [&](Zone one) {
        return row.value(QLatin1String("zones")).toObject().value(engine::nameOf(one)).toVariant();
    };
    switch (column) {
    case Crew: {
        QStringList names;
        for (const QString& id : strings(row.value(QLatin1String("crew"))))
            names += titleOf(stateOf(m_state), id);
        return names.join(QStringLiteral(", "));
    }
    case M:
        return row.value(QLatin1String("m")).toInt();
    case Cost:
        return row.value(QLatin1String("cost")).toInt();
    case BudgetLeft:
        return row.value(QLatin1String("budget_left")).toInt();
    case FromWealth:
        return row.value(QLatin1String("from_wealth")).toInt();
    case North:
        return zone(Zone::North);
    case East:
        return zone(Zone::East);
    case South:
        return zone(Zone::South);
    case West:
        return zone(Zone::West);
    case All:
        return row.value(QLatin1String("opposition")).toVariant();
    case Each: {
        const QJsonValue all = row.value(QLatin1String("opposition"));
        const int m = row.value(QLatin1String("m")).toInt();
        return all.isDouble() && m > 0 ? QVariant(all.toDouble() / m) : QVariant();
    }
    case Reveal:
        return row.value(QLatin1String("reveal")).toVariant();
    case Bonus:
        return row.value(QLatin1String("bonus")).toVariant();
    default:
        return {};
    }
}

QVariant PlanModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const QJsonObject row = m_rows[index.row()].toObject();
    const QVariant one = value(row, index.column());
    switch (role) {
    case Qt::DisplayRole:
        if (!one.isValid() || one.isNull())
            return QStringLiteral("–");
        if (index.column() == Each)
            return QLocale().toString(one.toDouble(), 'f', 1);
        if (index.column() == Crew && sorted(crew(index.row())) == sorted(m_chosen))
            return QString(QStringLiteral("✓ ") + one.toString());
        return one.toString();
    case SortRole:
        return one;
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (index.column() == Crew ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::FontRole: {
        QFont font;
        font.setBold(index.column() == All || (index.column() == Crew && sorted(crew(index.row())) == sorted(m_chosen)));
        return font.bold() ? QVariant(font) : QVariant();
    }
    case Qt::ToolTipRole: {
        const QStringList unpriced = strings(row.value(QLatin1String("price_not_entered")));
        return unpriced.isEmpty()
            ? QVariant()
            : QVariant(
                kit::tip(engine::fill(hiredswords::tr("Price not entered yet: %1"), {unpriced.join(QStringLiteral(", "))})));
    }
    default:
        return {};
    }
}

QVariant PlanModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == Crew ? Qt::AlignLeft : Qt::AlignRight));
    if (role == Qt::ToolTipRole && section == Each)
        return hiredswords::tr("Opposition cards for each mercenary");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Crew:
        return hiredswords::tr("Crew");
    case M:
        return QStringLiteral("M");
    case Cost:
        return hiredswords::tr("Cost");
    case BudgetLeft:
        return hiredswords::tr("Left");
    case FromWealth:
        return hiredswords::tr("Wealth");
    case North:
        return hiredswords::tr("N ") + m_arrows.north.text;
    case East:
        return hiredswords::tr("E ") + m_arrows.east.text;
    case South:
        return hiredswords::tr("S ") + m_arrows.south.text;
    case West:
        return hiredswords::tr("W ") + m_arrows.west.text;
    case All:
        return hiredswords::tr("All");
    case Each:
        return hiredswords::tr("Each");
    case Reveal:
        return hiredswords::tr("Reveal");
    default:
        return hiredswords::tr("Bonus");
    }
}

} // namespace hiredswords::desk

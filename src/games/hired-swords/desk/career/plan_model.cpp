// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/career/plan_model.h"

#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/questions/odds.h"
#include "kit/drawn/tip.h"

#include <QFont>
#include <QLocale>

#include <algorithm>

namespace hiredswords::desk {

namespace {

QVariant shown(const Amount& amount) { return amount.number ? QVariant(*amount.number) : QVariant(amount.text); }

QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

} // namespace

void PlanModel::show(const engine::AnyState& any)
{
    beginResetModel();
    m_state = any;
    const State& state = stateOf(any);
    m_rows = answer(state, Plan{}).value;
    const CareerCard& card = careerCard(state, state.contract ? state.contract->card : state.drawn);
    m_card = card;
    throwArrows(card);
    m_chosen.clear();
    if (state.battle)
        for (const Fighter& who : state.battle->crew)
            m_chosen += who.id;
    endResetModel();
}

void PlanModel::throwArrows(const CareerCard& card)
{
    m_ranges.clear();
    for (const PlannedCrew& row : std::as_const(m_rows)) {
        if (row.opposition || isOpen(card, "arrows") || m_ranges.contains(row.m))
            continue;
        const State state = withCrew(stateOf(m_state), row.m);
        dice::Distribution all = dice::Distribution::certain(0);
        Checks checks;
        for (const Zone zone : zones) {
            checkListing(checks, state, card.arrows.at(zone));
            all = sumOf(all, oddsOf(state, card.arrows.at(zone)));
        }
        if (!checks.isAllowed() || all.size() == 0)
            continue;
        Range range{all.outcomes().front(), all.outcomes().back(), 0};
        for (std::size_t i = 0; i < all.size(); ++i)
            range.mean += double(all.outcomes()[i]) * all.chance(i);
        m_ranges[row.m] = range;
    }
}

void PlanModel::clear()
{
    beginResetModel();
    m_rows = {};
    endResetModel();
}

int PlanModel::rowOf(const QStringList& wanted) const
{
    for (int row = 0; row < m_rows.size(); ++row) {
        if (std::ranges::all_of(wanted, [&](const QString& id) { return crew(row).contains(id); }))
            return row;
    }
    return -1;
}

int PlanModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int(m_rows.size()); }

int PlanModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant PlanModel::value(const PlannedCrew& row, int column) const
{
    switch (column) {
    case Crew: {
        QStringList names;
        for (const QString& id : row.crew)
            names += titleOf(stateOf(m_state), id);
        return names.join(QStringLiteral(", "));
    }
    case M:
        return row.m;
    case Cost:
        return row.cost;
    case BudgetLeft:
        return shown(row.budgetLeft);
    case FromWealth:
        return shown(row.fromWealth);
    case North:
    case East:
    case South:
    case West:
        return shown(row.zones[engine::nameOf(zones[std::size_t(column - North)])]);
    case All: // on average, where dice decide it
        return row.opposition ? QVariant(double(*row.opposition)) : m_ranges.contains(row.m) ? m_ranges[row.m].mean : QVariant();
    case Each:
        return row.m > 0 && value(row, All).isValid() ? QVariant(value(row, All).toDouble() / row.m) : QVariant();
    case Reveal:
        return shown(row.reveal);
    case Bonus:
        return shown(row.bonus);
    default:
        return {};
    }
}

QVariant PlanModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PlannedCrew& row = m_rows[index.row()];
    const QVariant one = value(row, index.column());
    switch (role) {
    case IdsRole:
        return idIn(row.crew.join(QLatin1Char('\n')));
    case Qt::DisplayRole:
        if (!one.isValid() || one.isNull())
            return isOpen(m_card, "arrows") ? QStringLiteral("?") : QStringLiteral("–");
        if (index.column() == Cost && !row.unpriced.isEmpty()) // a sum with blanks in it
            return QString(QStringLiteral("≥ ") + number(row.cost));
        if (index.column() == All && !row.opposition)
            return engine::fill(hiredswords::tr("%1–%2"), {number(m_ranges[row.m].least), number(m_ranges[row.m].most)});
        if (index.column() == Each)
            return QLocale().toString(one.toDouble(), 'f', 1);
        if (index.column() == Crew && sorted(crew(index.row())) == sorted(m_chosen))
            return QString(QStringLiteral("✓ ") + one.toString());
        return one.toString();
    case Qt::AccessibleTextRole:
        return index.column() == Cost && !row.unpriced.isEmpty()
            ? engine::fill(hiredswords::tr("at least %1"), {number(row.cost)})
            : data(index, Qt::DisplayRole);
    case SortRole:
        return one;
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (index.column() == Crew ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::FontRole: {
        QFont font;
        font.setBold(index.column() == All || (index.column() == Crew && sorted(crew(index.row())) == sorted(m_chosen)));
        return font.bold() ? QVariant(font) : QVariant();
    }
    case Qt::ToolTipRole: { // a crew is told apart by whom the row has no room for
        QString whole = value(row, Crew).toString();
        QStringList numbers; // of columns that have no room, too
        for (int column = M; column < Columns; ++column)
            numbers += headerData(column, Qt::Horizontal, Qt::DisplayRole).toString() + QLatin1Char(' ')
                + data(index.siblingAtColumn(column), Qt::DisplayRole).toString();
        whole += QLatin1Char('\n') + numbers.join(QStringLiteral(" · "));
        if (!row.unpriced.isEmpty())
            whole += QLatin1Char('\n')
                + engine::fill(hiredswords::tr("Price not entered yet: %1"), {row.unpriced.join(QStringLiteral(", "))});
        return kit::tip(whole);
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
    if (role == Qt::ToolTipRole && section == All)
        return hiredswords::tr("Opposition cards in all: the fewest and the most, where dice decide");
    if (role == Qt::ToolTipRole && section == Each)
        return hiredswords::tr("Opposition cards for each mercenary, on average");
    if (role != Qt::DisplayRole)
        return {};
    static constexpr const char* headings[] = {QT_TRANSLATE_NOOP("hiredswords", "Crew"), nullptr,
        QT_TRANSLATE_NOOP("hiredswords", "Cost"), QT_TRANSLATE_NOOP("hiredswords", "Left"),
        QT_TRANSLATE_NOOP("hiredswords", "Wealth"), QT_TRANSLATE_NOOP("hiredswords", "N "),
        QT_TRANSLATE_NOOP("hiredswords", "E "), QT_TRANSLATE_NOOP("hiredswords", "S "), QT_TRANSLATE_NOOP("hiredswords", "W "),
        QT_TRANSLATE_NOOP("hiredswords", "All"), QT_TRANSLATE_NOOP("hiredswords", "Each"),
        QT_TRANSLATE_NOOP("hiredswords", "Reveal"), QT_TRANSLATE_NOOP("hiredswords", "Bonus")};
    const bool isZone = section >= North && section <= West;
    return section == M
        ? QStringLiteral("M")
        : hiredswords::tr(headings[section]) + (isZone ? printedText(m_card, zones[std::size_t(section - North)]) : QString());
}

} // namespace hiredswords::desk

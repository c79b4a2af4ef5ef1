// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/career/fortune.h"

#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/desk/names.h"
#include "engine/journal.h"
#include "engine/table_actions.h"
#include "games/hired-swords/rules/actions.h"
#include "games/hired-swords/rules/query.h"
#include "kit/drawn/tip.h"

#include <QTimer>

namespace hiredswords::desk {

namespace {

constexpr qint64 farthest = 1000; // entries back; older ones are not kept ready by the journal
constexpr int mostPoints = 40;
constexpr qint64 block = 100; // entries read at a time
constexpr qint64 few = 4;     // mostly only the last action is new
constexpr int patience = 250; // milliseconds before a long way back is gone: the window is painted first

template <class... A> bool isVerbOf(const QString& verb) { return ((verb == QLatin1String(A::verb)) || ...); }

// Entries after which the gold is looked at. What a battle does to it shows at its end.
bool counts(const engine::Entry& entry)
{
    return entry.verb == QLatin1String(engine::newVerb)
        || isVerbOf<RejectContract, ResolveEncounter, HireFreelancer, DismissFreelancer, BuyTactic, ReturnTactic, ConfirmCrew,
            EndEffects, CollectBonus, TidyUp, HireAgent, Travel, DoEffect, EnterResult, engine::Correct, engine::SetUp>(
            entry.verb);
}

} // namespace

Fortune::Fortune(kit::Sitting& sitting, QObject* parent)
    : QAbstractTableModel(parent)
    , m_sitting(sitting)
    , m_idle(new QTimer(this))
{
    connect(m_idle, &QTimer::timeout, this, &Fortune::step);
    // What was read of entries after that number is of others now, though the numbers are the same.
    connect(&sitting, &kit::Sitting::othersActed, this, [this](qint64 stands) {
        m_purses.removeIf([stands](const auto& purse) { return purse.key() > stands; });
        m_idle->stop();
        m_node = m_before = 0;
        m_foundBefore.clear();
    });
}

void Fortune::follow()
{
    if (m_node == m_sitting.table().node())
        return;
    const bool isNew = m_node == 0;
    if (!m_idle->isActive()) { // what was read of the line before need not be read again
        m_before = m_node;
        m_foundBefore = m_found;
    }
    m_node = m_from = m_sitting.table().node();
    m_seen = 0;
    m_found.clear();
    m_known = 0;
    m_idle->start(isNew ? patience : 0);
}

void Fortune::step()
{
    if (m_idle->interval() != 0)
        m_idle->setInterval(0);
    if (m_from > 0 && m_seen < farthest && m_found.size() < mostPoints) {
        walk();
        return;
    }
    while (m_known < m_found.size() && m_purses.contains(m_found[m_known].seq))
        ++m_known;
    if (m_known == m_found.size()) {
        finish();
        return;
    }
    const auto then = m_sitting.stateAt(m_found[m_known].seq);
    if (!then) {
        m_found.removeAt(m_known); // nobody knows what was in the purse
        return;
    }
    const State& state = stateOf(*then);
    m_purses.insert(m_found[m_known].seq, {state.wealth, state.won, state.lost, agentCount(state), state.location});
}

// A block of entries, of which only those on the present line count: each names the one it was made from.
void Fortune::walk()
{
    const qint64 first = std::max<qint64>(1, m_from - (m_seen == 0 ? few : block) + 1);
    const auto entries = m_sitting.table().entries(first, m_from);
    if (!entries || entries->isEmpty()) {
        m_from = 0;
        return;
    }
    while (m_from >= first) {
        if (m_from == m_before) {
            m_found += m_foundBefore;
            m_from = 0;
            return;
        }
        const engine::Entry& entry = (*entries)[m_from - first];
        if (counts(entry))
            m_found += entry;
        m_from = entry.parent;
        if (++m_seen >= farthest || m_from == 0)
            return;
    }
}

void Fortune::finish()
{
    m_idle->stop();
    beginResetModel();
    m_points.clear();
    bool bonusFollows = false;
    for (qsizetype i = 0; i < m_found.size(); ++i) {
        const bool isFirst = i + 1 == m_found.size();
        const Purse now = m_purses.value(m_found[i].seq);
        const Purse before = isFirst ? now : m_purses.value(m_found[i + 1].seq);
        Point point;
        point.wealth = now.wealth;
        point.change = now.wealth - before.wealth;
        point.mark = now.won > before.won                 ? Mark::Won
            : now.lost > before.lost                      ? Mark::Lost
            : now.agents > before.agents                  ? Mark::Agent
            : now.location != before.location             ? Mark::Travel
            : isVerbOf<ResolveEncounter>(m_found[i].verb) ? Mark::Encounter
                                                          : Mark::Other;
        const bool isBonus = isVerbOf<CollectBonus>(m_found[i].verb);
        if (isBonus)
            point.mark = Mark::Won;
        if (!isFirst && point.change == 0 && (point.mark == Mark::Other || (point.mark == Mark::Won && bonusFollows)))
            continue;
        bonusFollows = isBonus;
        if (const auto sentence = m_sitting.sentenceOf(m_found[i]))
            point.what = sentence->text();
        m_points += point;
    }
    endResetModel();
    emit read();
}

int Fortune::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int(m_points.size()); }

int Fortune::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant Fortune::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Point& point = m_points[index.row()];
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (index.column() == What ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole && !(role == Qt::ToolTipRole && index.column() == What))
        return {};
    switch (index.column()) {
    case What:
        return role == Qt::ToolTipRole ? kit::tip(point.what) : point.what;
    case Change:
        return point.change == 0 ? QStringLiteral("0") : signedNumber(point.change);
    default:
        return number(point.wealth);
    }
}

QVariant Fortune::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == What  ? hiredswords::tr("What happened")
        : section == Change ? hiredswords::tr("Change")
                            : hiredswords::tr("Gold");
}

} // namespace hiredswords::desk

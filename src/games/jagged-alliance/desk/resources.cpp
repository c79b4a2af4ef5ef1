// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/resources.h"

#include "engine/table_actions.h"
#include "games/jagged-alliance/rules/query.h"
#include "games/jagged-alliance/rules/reasons.h"
#include "kit/desk.h"
#include "kit/drawn/tip.h"
#include "kit/lists/counter.h"
#include "kit/reasons.h"
#include "kit/rule_behind.h"

#include <QKeyEvent>

#include <algorithm>

namespace jaggedalliance::desk {

namespace {

kit::Readout* readout(const char* name, const QString& caption, QWidget* parent)
{
    return new kit::Readout(QLatin1String(name), caption, parent);
}

// Up to two names, else their number.
QString fewNames(const State& state, const QStringList& ids)
{
    if (ids.isEmpty())
        return jaggedalliance::tr("none");
    return ids.size() <= 1 ? titles(state, ids) : number(ids.size());
}

} // namespace

Resources::Resources(const engine::Game& game, kit::TableView* table)
    : ReadoutRow(table)
    , m_funds(readout("funds", jaggedalliance::tr("Funds"), this))
    , m_rebels(readout("rebels", jaggedalliance::tr("Rebels in supply"), this))
    , m_guards(readout("guards", jaggedalliance::tr("Rebels on guard"), this))
    , m_tokens(readout("threatTokens", jaggedalliance::tr("Threat tokens waiting"), this))
    , m_pool(readout("encounters", jaggedalliance::tr("Encounters in the pool"), this))
    , m_missions(readout("missions", jaggedalliance::tr("Missions"), this))
    , m_lieutenants(readout("lieutenants", jaggedalliance::tr("Lieutenants"), this))
    , m_shared(readout("sharedCommand", jaggedalliance::tr("Shared command"), this))
    , m_record(readout("record", jaggedalliance::tr("Scenarios won"), this))
{
    setAccessibleName(jaggedalliance::tr("Resources"));
    constexpr int most = 999;
    for (const auto& [one, path, rule] : {std::tuple(m_funds, "funds", R::W_RESOURCES),
             std::tuple(m_rebels, "rebels", R::W_RESOURCES), std::tuple(m_tokens, "threat.tokens", R::W_THREAT_TOKENS)})
        kit::countOn(
            *table, game, *one, {[path = path] { return QLatin1String(path); }, 0, one == m_tokens ? 99 : most, &reason(rule)});
    m_pool->setFocusPolicy(Qt::StrongFocus); // buttons of its own would not fit
    m_pool->installEventFilter(this);
    connect(this, &Resources::counted, table, &kit::TableView::intent);
    for (const auto& [figure, rule] :
        {std::pair(m_guards, R::W_GUARDS), std::pair(m_pool, R::I_POOL_FILLED), std::pair(m_missions, R::I_MISSION),
            std::pair(m_lieutenants, R::I_LIEUTENANT), std::pair(m_shared, R::I_COMMAND_READY), std::pair(m_record, R::I_WON)})
        kit::setRuleBehind(*figure, &reason(rule));
}

// What matters least gives way first where the window is narrow.
void Resources::present(const State& state)
{
    m_funds->setNumber(state.funds, QStringLiteral(" $"), engine::fill(jaggedalliance::tr("%1 dollars"), {number(state.funds)}));
    m_rebels->setNumber(state.rebels, {}, number(state.rebels));
    if (!state.scenario) {
        const auto won = std::ranges::count_if(state.history, [](const Played& one) { return one.won; });
        m_record->setText(
            engine::fill(jaggedalliance::tr("%1 of %2 played"), {number(won), number(state.history.size())}), number(won));
        ReadoutRow::present({m_funds, m_rebels, m_record});
        return;
    }
    int guards = 0, room = 0;
    for (const Sector& one : state.sectors) {
        guards += one.rebels;
        room += one.rebelSlots;
    }
    m_guards->setNumber(guards, {}, engine::fill(jaggedalliance::tr("%1 of %2 slots"), {number(guards), number(room)}));
    m_tokens->setNumber(state.threat.tokens, {}, number(state.threat.tokens));
    QStringList missions, lieutenants;
    for (const Mission& one : state.missions)
        if (one.place == Pile::Table)
            missions += one.id;
    for (const Lieutenant& one : state.lieutenants)
        if (one.inPlay())
            lieutenants += one.id;
    m_missions->setText(fewNames(state, missions), missions.isEmpty() ? jaggedalliance::tr("none") : titles(state, missions));
    m_lieutenants->setText(
        fewNames(state, lieutenants), lieutenants.isEmpty() ? jaggedalliance::tr("none") : titles(state, lieutenants));
    m_shared->setText(state.sharedCommand ? QStringLiteral("★") : QStringLiteral("☆"),
        state.sharedCommand ? jaggedalliance::tr("ready") : jaggedalliance::tr("used"));
    m_pool->setNumber(int(state.pool.size()), {}, number(state.pool.size()));
    kit::setTip(m_pool,
        m_pool->accessibleName() + QLatin1Char('\n')
            + jaggedalliance::tr("Set it to what lies on the table: press it, or + and −"));
    m_tokensInPool = state.pool;
    m_encounters.clear();
    for (const Encounter& one : encounterKinds(state))
        m_encounters += kit::Kind{one.id, encounterText(state, one.id)};
    QList<kit::Readout*> shown{m_funds, m_rebels, m_tokens, m_guards};
    if (tracksTable(state)) {
        shown += {m_lieutenants, m_missions};
        if (state.scenario->mercenaries == 3)
            shown += m_shared;
        if (!state.pool.isEmpty())
            shown += m_pool;
    }
    ReadoutRow::present(shown);
}

bool Resources::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress;
    const int key = isKey ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (watched != m_pool || (!isKey && event->type() != QEvent::MouseButtonRelease))
        return ReadoutRow::eventFilter(watched, event);
    if (key == Qt::Key_Plus || key == Qt::Key_Minus)
        countPool(key == Qt::Key_Plus);
    else if (!isKey || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)
        kit::askWhich(*m_pool, m_pool->mapToGlobal(m_pool->rect().bottomLeft()), m_pool->accessibleName(),
            {{QStringLiteral("more"), jaggedalliance::tr("One token more…")},
                {QStringLiteral("fewer"), jaggedalliance::tr("One token fewer…")}},
            [this](const QString& which) { countPool(which == QLatin1String("more")); });
    else
        return ReadoutRow::eventFilter(watched, event);
    return true;
}

void Resources::countPool(bool isMore)
{
    QList<kit::Kind> kinds = m_encounters;
    if (!isMore)
        kinds.removeIf([&](const kit::Kind& one) { return !m_tokensInPool.contains(one.id); });
    kit::askWhich(*m_pool, m_pool->mapToGlobal(m_pool->rect().bottomLeft()),
        isMore ? jaggedalliance::tr("Which token is in the pool besides?")
               : jaggedalliance::tr("Which token is not in the pool?"),
        kinds, [this, isMore](const QString& id) {
            QStringList pool = m_tokensInPool;
            if (isMore)
                pool += id;
            else
                pool.removeOne(id);
            emit counted(engine::Correct{QStringLiteral("pool"), engine::toJson(pool), kit::reasons::asItLies});
        });
}

} // namespace jaggedalliance::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/ledger_strip.h"

#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/reasons.h"
#include "kit/desk.h"
#include "kit/lists/counter.h"
#include "kit/rule_behind.h"

namespace hiredswords::desk {

LedgerStrip::LedgerStrip(const engine::Game& game, kit::TableView* table)
    : ReadoutRow(table)
    , m_wealth(new kit::Readout(QStringLiteral("wealth"), hiredswords::tr("Wealth"), this))
    , m_settlement(new kit::Readout(QStringLiteral("settlement"), hiredswords::tr("Settlement"), this))
    , m_agents(new kit::Readout(QStringLiteral("agents"), hiredswords::tr("Agents"), this))
    , m_standing(new kit::Readout(QStringLiteral("standing"), hiredswords::tr("Standing"), this))
    , m_deck(new kit::Readout(QStringLiteral("deck"), hiredswords::tr("Career deck"), this))
    , m_opposition(new kit::Readout(QStringLiteral("oppositionDeck"), hiredswords::tr("Opposition deck"), this))
    , m_crew(new kit::Readout(QStringLiteral("deployed"), hiredswords::tr("Deployed M"), this))
    , m_tactics(new kit::Readout(QStringLiteral("tactics"), hiredswords::tr("Tactics"), this))
    , m_held(new kit::Readout(QStringLiteral("held"), hiredswords::tr("Finals · lasting"), this))
    , m_record(new kit::Readout(QStringLiteral("record"), hiredswords::tr("Won · lost"), this))
{
    setAccessibleName(hiredswords::tr("Ledger"));
    constexpr int most = 9999;
    kit::countOn(*table, game, *m_wealth, {[] { return QStringLiteral("wealth"); }, 0, most, &reason(R::I_PAID)});
    kit::countOn(*table, game, *m_deck, {[] { return QStringLiteral("career.count"); }, 0, most, &reason(R::W_CAREER_DECK)});
    kit::countOn(
        *table, game, *m_opposition, {[] { return QStringLiteral("opposition.count"); }, 0, most, &reason(R::W_OPPOSITION_DECK)});
    engine::Reason own = reason(R::E_PRICE); // a price comes first there; what it is paid from is the purse
    own.atoms[0] = own.atoms[1];
    kit::setRuleBehind(*m_wealth, &own);
    for (const auto& [figure, rule] :
        {std::pair(m_settlement, R::I_RELOCATED), std::pair(m_agents, R::I_STABLE), std::pair(m_standing, R::I_ROGUE_HIRED),
            std::pair(m_crew, R::I_M), std::pair(m_tactics, R::I_TACTIC_OK), std::pair(m_held, R::I_FINAL_HOLD),
            std::pair(m_record, R::I_SUCCESS), std::pair(m_deck, R::I_DRAWN), std::pair(m_opposition, R::I_OPP_PLACED)})
        kit::setRuleBehind(*figure, &reason(rule));
}

void LedgerStrip::present(const State& state)
{
    m_wealth->setNumber(state.wealth, QStringLiteral(" ◉"), engine::fill(hiredswords::tr("%1 gold"), {number(state.wealth)}));
    m_settlement->setText(capital(shown(state.location)), shown(state.location));
    m_settlement->setCaption(isListUnknown(state) ? hiredswords::tr("Settlement · for hire: ?") : hiredswords::tr("Settlement"));
    const int agents = agentCount(state);
    m_agents->setCaption(engine::fill(hiredswords::tr("Agents %1 / 4"), {number(agents)}));
    QStringList names;
    for (const Mercenary& who : state.mercenaries)
        if (who.where == Whereabouts::Stable)
            names += titleOf(state, who.id);
    m_agents->setText(QString(agents, QChar(0x25cf)) + QString(std::max(0, 4 - agents), QChar(0x25cb)),
        names.isEmpty() ? hiredswords::tr("none") : names.join(QStringLiteral(", ")));
    QStringList standings;
    for (const Standing standing : {Standing::Betrayer, Standing::Criminal, Standing::Guilder})
        if (state.standings.has(standing))
            standings += capital(shown(standing));
    const QString standing = standings.isEmpty() ? hiredswords::tr("none") : standings.join(QStringLiteral(", "));
    m_standing->setText(standing, standing);
    const int m = crewCount(state);
    const bool hasDie = m > 0 && !diceOf(state, Listing{QStringLiteral("DM")}, {}).isEmpty();
    const QString deployed = m == 0 ? QStringLiteral("–") : hasDie ? QStringLiteral("%1 → D%1").arg(m) : QString::number(m);
    m_crew->setCaption(hasDie ? hiredswords::tr("Deployed M → DM") : hiredswords::tr("Deployed M"));
    m_crew->setText(deployed, m == 0 ? hiredswords::tr("no crew yet") : deployed);
    QStringList tactics;
    for (const Tactic& tactic : state.tactics)
        if (tactic.where != TacticPlace::Deck)
            tactics += titleOf(state, tactic.id);
    const auto bought = state.contract ? state.contract->bought.size() : 0;
    m_tactics->setCaption(engine::fill(hiredswords::tr("Tactics %1 / 2"), {number(bought)}));
    m_tactics->setText(tactics.isEmpty() ? hiredswords::tr("none")
            : tactics.size() == 1        ? fontMetrics().elidedText(tactics.first(), Qt::ElideRight, 130)
                                         : number(tactics.size()),
        tactics.isEmpty() ? hiredswords::tr("none") : tactics.join(QStringLiteral(", ")));
    QStringList held;
    for (const QString& id : state.held + state.lasting)
        held += titleOf(state, id);
    m_held->setText(number(state.held.size()) + QStringLiteral(" · ") + number(state.lasting.size()),
        held.isEmpty() ? hiredswords::tr("none") : held.join(QStringLiteral(", ")));
    m_record->setText(number(state.won) + QStringLiteral(" · ") + number(state.lost),
        engine::fill(hiredswords::tr("contracts won %1, lost %2"), {number(state.won), number(state.lost)}));
    QList<kit::Readout*> all{m_wealth, m_settlement, m_agents, m_crew, m_standing, m_tactics, m_record, m_held};
    showDecks(state, all);
    ReadoutRow::present(all); // what matters least comes last, and folds first
}

// Where nobody counted their cards yet a press does. The deck that is drawn from now stands first. In the midst of a contract the
// other one has room before the standings, between contracts behind everything else.
void LedgerStrip::showDecks(const State& state, QList<kit::Readout*>& all)
{
    const bool isCareer = state.step == Step::Career;
    if (isCareer)
        all.removeOne(m_crew); // nobody is deployed
    else
        all.move(all.indexOf(m_standing), all.indexOf(m_tactics));
    const auto show = [&](kit::Readout* deck, int count, qsizetype at) {
        if (count < 0)
            deck->setUnknown(hiredswords::tr("not counted"));
        else
            deck->setNumber(count, {}, number(count));
        all.insert(at, deck);
    };
    const qsizetype first = all.indexOf(isCareer ? m_agents : m_crew) + 1;
    show(m_deck, state.career.count, isCareer ? first : all.indexOf(m_tactics) + 1);
    if (tracksBattles(state))
        show(m_opposition, state.opposition.count, isCareer ? all.size() : first);
}

} // namespace hiredswords::desk

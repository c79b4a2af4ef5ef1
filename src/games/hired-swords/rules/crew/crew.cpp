// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Step 2: hiring the crew, picking agents, buying tactics (p. 4, 9, 12).
#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/rules.h"

#include <QSet>

#include <algorithm>

namespace hiredswords {

using engine::Truth;

namespace {

// What is offered before anybody entered its price.
QString goldText(std::optional<int> cost) { return cost ? number(*cost) : QStringLiteral("?"); }

bool isPreparing(const State& state) { return state.step == Step::Prepare && state.contract && state.battle; }

QStringList crewIds(const State& state, bool agents)
{
    QStringList ids;
    if (state.battle)
        for (const Fighter& who : state.battle->crew)
            if (who.agent == agents || (agents && mercenary(state, who.id).where == Whereabouts::Stable))
                ids += who.id;
    return ids;
}

// mayCome: who else may have to be in it, and what was not entered to know.
void crewSize(Checks& checks, int size, const State& state, const CareerCard& card, int mayCome = 0, const Blanks& blank = {})
{
    const int most = mostIn(state, card);
    const bool isSure = size > most || size + mayCome <= most;
    const bool byCard = card.crewMax != usualMost;
    checks.must(byCard ? R::E_CREW_MAX_CARD : R::E_CREW_MAX, Truth(size <= most, isSure ? Blanks() : blank), [&] {
        return QStringList{QString::number(size), QString::number(most), QString::number(size - most)};
    });
    checks.starIf(most != card.crewMax, markOf(Unclear::AMB_08));
    if (byCard)
        checks.byCard();
}

// All deployable agents, or as many as the contract takes (HS-056, AMB-08).
void agentsComplete(Checks& checks, const State& state, const QStringList& chosen, const CareerCard& card)
{
    const QStringList deployable = deployableAgents(state, card);
    const qsizetype mandatory = std::min<qsizetype>(deployable.size(), mostIn(state, card));
    const auto in = std::ranges::count_if(deployable, [&](const QString& id) { return chosen.contains(id); });
    Blanks blank; // whether somebody who stays behind has to come; of others it is sure
    bool isSure = chosen.size() >= mostIn(state, card);
    for (const Mercenary& who : state.mercenaries)
        if (who.where == Whereabouts::Stable && !chosen.contains(who.id)) {
            const Truth may = mayDeploy(state, who, card);
            isSure |= may.holds();
            blank = may.isUnknown() ? may.missing() : blank;
        }
    checks.must(R::E_AGENT_LEFT, Truth(in >= mandatory, isSure ? Blanks() : blank), [&] {
        QStringList left;
        for (const QString& id : deployable)
            if (!chosen.contains(id))
                left += titleOf(state, id);
        return QStringList{left.join(QStringLiteral(", ")), number(mandatory), number(in), number(mandatory - in)};
    });
    if (!deployable.isEmpty())
        checks.note(R::I_AGENT_FREE);
    for (const Mercenary& who : state.mercenaries) {
        if (who.where != Whereabouts::Stable || deployable.contains(who.id))
            continue;
        checks.noteIf(!rogueHolds(state, who, card), R::I_ROGUE_HOME);
        checks.noteIf(!fits(state, who.keyword, card), R::I_CARD_WINS);
    }
}

Fault costUnknown(const State& state, const QString& kind, const QString& id)
{
    return {kind + QLatin1Char('.') + id + QStringLiteral(".cost"), {},
        engine::fill(tr("The cost of %1 has not been entered yet."), {titleOf(state, id)}),
        tr("Read it from the card and enter it first.")};
}

} // namespace

// --- freelancers (HS-057 HS-058 HS-186 … HS-193)

void check(Checks& checks, const State& state, const HireFreelancer& a)
{
    inStep(checks, state, Step::Prepare);
    const CareerCard& card = contractCard(state);
    const Mercenary& who = mercenary(state, a.who);
    checks.must(R::E_SLAIN, who.where != Whereabouts::Slain, [&] { return QStringList{titleOf(state, a.who)}; });
    checks.must(R::E_IS_AGENT, who.where != Whereabouts::Stable, [&] { return QStringList{titleOf(state, a.who)}; });
    if (who.rogue == Rogue::No || playsOther(state, Unclear::AMB_09)) {
        checks.must(R::E_NOT_HERE, Truth(isListedHere(state, who), blankList(state)), [&] {
            return QStringList{titleOf(state, a.who), shown(state.location)};
        });
        checks.starIf(who.rogue != Rogue::No, markOf(Unclear::AMB_09));
    }
    deployable(checks, state, who, card);
    checks.must(R::E_IN_CREW, !fighter(state, a.who), [&] { return QStringList{titleOf(state, a.who)}; });
    int sure = 0, mayCome = 0;
    Blanks blank;
    for (const Mercenary& agent : state.mercenaries)
        if (const Truth comes = mayDeploy(state, agent, card); agent.where == Whereabouts::Stable) {
            sure += comes.holds();
            mayCome += comes.isUnknown();
            blank = comes.isUnknown() ? comes.missing() : blank;
        }
    const int agents = std::max(int(crewIds(state, true).size()), std::min(sure, mostIn(state, card)));
    const int most = std::max(agents, std::min(sure + mayCome, mostIn(state, card)));
    crewSize(checks, agents + int(crewIds(state, false).size()) + 1, state, card, most - agents, blank);
    affordable(checks, state, who.cost, blankPrice(state, who));
    checks.noteIf(checks.isAllowed(), who.rogue == Rogue::No ? R::I_HIREABLE : R::I_HIREABLE_ROGUE);
    checks.noteIf(checks.isAllowed() && who.rogue != Rogue::No, R::I_ROGUE_HIRED);
}

QList<Fault> lacking(const State& state, const HireFreelancer& a)
{
    return mercenary(state, a.who).cost ? QList<Fault>() : QList<Fault>{costUnknown(state, QStringLiteral("mercenaries"), a.who)};
}

Blanks askedFirst(const State& state, const HireFreelancer& a) { return blankPaying(state, mercenary(state, a.who).cost); }

void apply(Changes& changes, const State& before, const HireFreelancer& a)
{
    if (!changes.state.battle)
        changes.state.battle = Battle{};
    if (changes.fighter(a.who))
        return;
    changes.tell(mercenary(before, a.who).rogue == Rogue::No ? R::I_HIREABLE : R::I_HIREABLE_ROGUE,
        QT_TR_NOOP("%1 joins the crew for this contract"), {changes.title(a.who)});
    Fighter freelancer;
    freelancer.id = a.who;
    freelancer.paid = changes.pay(mercenary(before, a.who).cost);
    changes.battle().crew += freelancer;
}

Message tell(const State& before, const HireFreelancer& a)
{
    return say(QT_TR_NOOP("Freelancer hired: %1 for %2 gold"), {titleOf(before, a.who), goldText(mercenary(before, a.who).cost)});
}

void check(Checks& checks, const State& state, const DismissFreelancer& a)
{
    inStep(checks, state, Step::Prepare);
    const Fighter* who = fighter(state, a.who);
    checks.must(R::E_AGENT_LEFT, who && !who->agent, [&] {
        const auto agents = crewIds(state, true).size();
        return QStringList{titleOf(state, a.who), number(agents), number(agents - 1), number(1)};
    });
}

void apply(Changes& changes, const State&, const DismissFreelancer& a)
{
    if (const Fighter* who = changes.fighter(a.who)) {
        const int paid = who->paid;
        changes.battle().crew.removeIf([&](const Fighter& f) { return f.id == a.who; });
        changes.refund(paid);
    }
}

Message tell(const State& before, const DismissFreelancer& a)
{
    return say(QT_TR_NOOP("Freelancer sent away before the contract: %1"), {titleOf(before, a.who)});
}

// --- agents (HS-056 HS-178 HS-179 HS-193)

QList<Fault> faultsIn(const State& state, const PickAgents& a)
{
    const QSet<QString> once(a.agents.begin(), a.agents.end());
    if (once.size() != a.agents.size())
        return {Fault{QStringLiteral("pick-agents.agents"), a.agents.join(QLatin1Char(',')), tr("Somebody is named twice."),
            tr("Name every agent once.")}};
    for (const QString& id : a.agents)
        if (mercenary(state, id).where != Whereabouts::Stable)
            return {Fault{QStringLiteral("pick-agents.agents"), id,
                engine::fill(tr("%1 is no agent of yours."), {titleOf(state, id)}), tr("Freelancers are hired, agents picked.")}};
    return {};
}

void check(Checks& checks, const State& state, const PickAgents& a)
{
    inStep(checks, state, Step::Prepare);
    const CareerCard& card = contractCard(state);
    for (const QString& id : a.agents)
        deployable(checks, state, mercenary(state, id), card);
    crewSize(checks, int(a.agents.size() + crewIds(state, false).size()), state, card);
    agentsComplete(checks, state, a.agents, card);
}

QList<Fault> lacking(const State& state, const PickAgents& a) { return withoutContract(state, a.verb); }

void apply(Changes& changes, const State&, const PickAgents& a)
{
    if (!changes.state.battle)
        changes.state.battle = Battle{};
    QList<Fighter>& crew = changes.battle().crew;
    // Nobody stands there twice, whatever a table decides.
    crew.removeIf([&](const Fighter& who) { return who.agent || a.agents.contains(who.id); });
    for (qsizetype i = 0; i < a.agents.size(); ++i) {
        Fighter agent;
        agent.id = a.agents[i];
        agent.agent = true;
        crew.insert(i, agent);
    }
    changes.tell(R::I_AGENT_FREE);
}

Message tell(const State& before, const PickAgents& a)
{
    QStringList titles;
    for (const QString& id : a.agents)
        titles += titleOf(before, id);
    return titles.isEmpty() ? say(QT_TR_NOOP("No agents picked"))
                            : say(QT_TR_NOOP("Agents picked: %1"), {titles.join(QStringLiteral(", "))});
}

// --- tactics (HS-059 HS-060 HS-108 HS-260)

namespace {

void preparingTactics(Checks& checks, const State& state)
{
    running(checks, state);
    checks.must(R::E_TACTIC_LATE, isPreparing(state), [] { return QStringList(); });
}

} // namespace

void check(Checks& checks, const State& state, const BuyTactic& a)
{
    preparingTactics(checks, state);
    const Tactic* card = find(state.tactics, a.tactic);
    const QStringList bought = state.contract ? state.contract->bought : QStringList();
    const auto kept = std::ranges::count_if(
        state.tactics, [&](const Tactic& one) { return one.where != TacticPlace::Deck && !bought.contains(one.id); });
    const bool isFull = bought.size() >= mostTactics;
    const bool isFullWithKept = playsOther(state, Unclear::AMB_33) && bought.size() + kept >= mostTactics;
    checks
        .must(isFinal(state) ? R::E_TACTIC_MAX_FINAL : R::E_TACTIC_MAX, !isFull && !isFullWithKept, [] { return QStringList(); })
        .starIf(!isFull, markOf(Unclear::AMB_33));
    checks.must(R::E_TACTIC_OUT, card->where == TacticPlace::Deck, [&] { return QStringList{titleOf(state, a.tactic)}; });
    if (card->keyword != Keyword::Any && state.contract)
        checks
            .must(R::E_CARD_CONDITION_TACTIC,
                Truth(fits(state, card->keyword, contractCard(state)), blankKeyword(state, card->keyword, contractCard(state))),
                [&] {
                    return QStringList{
                        shown(card->keyword), engine::fill(tr("keep it for such a contract: %1"), {shown(card->keyword)})};
                })
            .starIf(typeDecides(state, card->keyword, contractCard(state)), "contract_type_by");
    affordable(checks, state, card->cost, blankPrice(state, *card));
    checks.noteIf(checks.isAllowed(), R::I_TACTIC_OK);
}

QList<Fault> lacking(const State& state, const BuyTactic& a)
{
    const Tactic* card = find(state.tactics, a.tactic);
    return card && card->cost ? QList<Fault>() : QList<Fault>{costUnknown(state, QStringLiteral("tactics"), a.tactic)};
}

Blanks askedFirst(const State& state, const BuyTactic& a)
{
    const Tactic* card = find(state.tactics, a.tactic);
    return card ? blankPaying(state, card->cost) : Blanks();
}

void apply(Changes& changes, const State&, const BuyTactic& a)
{
    Tactic* card = changes.tactic(a.tactic);
    if (!changes.state.contract || !card)
        return;
    card->where = TacticPlace::FaceUp;
    changes.contract().bought += a.tactic;
    changes.tell(R::I_TACTIC_OK, QT_TR_NOOP("%1 lies face up within reach"), {changes.title(a.tactic)});
    changes.pay(card->cost);
}

Message tell(const State& before, const BuyTactic& a)
{
    return say(
        QT_TR_NOOP("Tactic bought: %1 for %2 gold"), {titleOf(before, a.tactic), goldText(find(before.tactics, a.tactic)->cost)});
}

QList<Fault> faultsIn(const State& state, const ReturnTactic& a)
{
    if (state.contract && state.contract->bought.contains(a.tactic)
        && find(state.tactics, a.tactic)->where == TacticPlace::FaceUp)
        return {};
    return {Fault{QStringLiteral("return-tactic.tactic"), a.tactic,
        engine::fill(tr("%1 was not bought for this contract, or is used."), {titleOf(state, a.tactic)}),
        tr("Only unused tactics of this contract can be given back.")}};
}

void check(Checks& checks, const State& state, const ReturnTactic&) { preparingTactics(checks, state); }

void apply(Changes& changes, const State& before, const ReturnTactic& a)
{
    changes.contract().bought.removeOne(a.tactic);
    changes.tacticBack(a.tactic, R::I_TACTIC_BACK_UNPAID);
    changes.refund(find(before.tactics, a.tactic)->cost.value_or(0));
}

Message tell(const State& before, const ReturnTactic& a)
{
    return say(QT_TR_NOOP("Tactic given back: %1"), {titleOf(before, a.tactic)});
}

// --- confirming (HS-028 HS-054 HS-062 HS-063)

void check(Checks& checks, const State& state, const ConfirmCrew&)
{
    constexpr int usualFewest = 2;
    inStep(checks, state, Step::Prepare);
    const CareerCard& card = contractCard(state);
    const int size = state.battle ? int(state.battle->crew.size()) : 0;
    checks.must(card.crewMin == usualFewest ? R::E_CREW_MIN : R::E_CREW_MIN_CARD, size >= card.crewMin, [&] {
        return QStringList{QString::number(size), QString::number(card.crewMin), QString::number(card.crewMin - size)};
    });
    if (card.crewMin != usualFewest)
        checks.byCard().noteIf(size < usualFewest, R::I_CARD_WINS);
    crewSize(checks, size, state, card);
    for (const QString& id : crewIds(state, true))
        deployable(checks, state, mercenary(state, id), card);
    agentsComplete(checks, state, crewIds(state, true), card);
    if (isFinal(state))
        enoughAgents(checks, state, card); // some may have been released since it was begun
    checks.noteIf(checks.isAllowed(), R::I_CREW_OK);
}

QList<Fault> lacking(const State& state, const ConfirmCrew& a) { return withoutContract(state, a.verb); }

void apply(Changes& changes, const State&, const ConfirmCrew&)
{
    State& state = changes.state;
    if (!state.battle || !state.contract)
        return;
    changes.contract().m = int(changes.battle().crew.size());
    bool hasTokens = false;
    for (Fighter& who : changes.battle().crew) {
        who.agent = mercenary(state, who.id).where == Whereabouts::Stable;
        who.counters = mercenary(state, who.id).counters;
        for (Counter& counter : who.counters)
            counter.left = counter.start;
        hasTokens |= !who.counters.isEmpty();
        for (Effect effect : QList<Effect>(mercenary(state, who.id).effects))
            if (effect.phase != Moment::Now) { // that is of hiring an agent
                effect.source = who.id;
                engine::noteIn(changes.state, effect);
            }
    }
    for (Tactic& tactic : state.tactics)
        if (tactic.where == TacticPlace::FaceUp)
            for (Counter& counter : tactic.counters) {
                counter.left = counter.start;
                hasTokens = true;
            }
    state.step = Step::Distribute;
    changes.tell(R::I_CREW_OK, QT_TR_NOOP("The crew is fixed: M is %1"), {QString::number(changes.contract().m)});
    changes.tell(hasTokens ? R::I_TOKENS : R::I_TOKENS_HEALTHY,
        hasTokens ? QT_TR_NOOP("Tokens on every Healthy box, and the starting tokens of the cards")
                  : QT_TR_NOOP("Tokens on every Healthy box"),
        {});
}

Message tell(const State& before, const ConfirmCrew&)
{
    QStringList titles;
    if (before.battle)
        for (const Fighter& who : before.battle->crew)
            titles += titleOf(before, who.id);
    return titles.isEmpty() ? say(QT_TR_NOOP("The crew is confirmed"))
                            : say(QT_TR_NOOP("Crew confirmed: %1"), {titles.join(QStringLiteral(", "))});
}

} // namespace hiredswords

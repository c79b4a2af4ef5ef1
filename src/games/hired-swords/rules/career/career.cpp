// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Step 1: drawing career cards and deciding about them (p. 4-6).
#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/rules.h"

#include <algorithm>

namespace hiredswords {

using engine::Truth;

namespace {

const CareerCard& drawnCard(const State& state) { return careerCard(state, state.drawn); }

// A drawn card waits, and it is of this kind. False: there is nothing to say of it.
bool hasDrawn(Checks& checks, const State& state, std::initializer_list<CareerKind> kinds)
{
    inStep(checks, state, Step::Career);
    const bool fitting = !state.drawn.isEmpty() && std::ranges::find(kinds, drawnCard(state).kind) != kinds.end();
    QStringList wanted;
    for (const CareerKind kind : kinds)
        wanted += shown(kind);
    must(checks, fitting, state.drawn.isEmpty() ? tr("no card is drawn") : nowText(state),
        engine::fill(tr("step 1, drawn: %1"), {wanted.join(tr(" or "))}));
    return !state.drawn.isEmpty();
}

void finalReady(Checks& checks, const State& state, const CareerCard& card)
{
    enoughAgents(checks, state, card);
    checks.must(R::E_FINAL_CONDITION, requirementHolds(state, card.requirement), [&] {
        return QStringList{requirementText(card.requirement), missingText(state, card.requirement)};
    });
    if (card.keyword != Keyword::Any)
        eligible(checks, state, card);
}

void undecidedIs(Checks& checks, const State& state, const QString& card)
{
    inStep(checks, state, Step::Career);
    must(checks, state.drawn.isEmpty() || state.drawn == card, nowText(state), tr("step 1, nothing undecided"));
}

void beginPreparing(Changes& changes, const CareerCard& card)
{
    State& state = changes.state;
    state.contract = Contract{};
    state.contract->card = card.id;
    state.contract->budget = card.budget;
    for (const QList<Counter>& counters : {card.counters, card.objective.counters})
        for (Counter counter : counters) {
            counter.left = counter.start;
            state.contract->counters += counter;
        }
    state.battle = Battle{};
    state.step = Step::Prepare;
    const QStringList agents = deployableAgents(state, card);
    if (agents.size() <= mostIn(state, card))
        for (const QString& id : agents) {
            Fighter agent;
            agent.id = id;
            agent.agent = true;
            state.battle->crew += agent;
        }
    for (Tactic& tactic : state.tactics)
        if (tactic.where == TacticPlace::Kept)
            tactic.where = TacticPlace::FaceUp;
    for (Effect effect : card.effects)
        if (effect.phase != Moment::Success && effect.phase != Moment::Failure && effect.phase != Moment::ContractEnd) {
            effect.source = card.id;
            engine::noteIn(changes.state, effect);
        }
    changes.tell(R::I_LAID_OUT, QT_TR_NOOP("The contract lies in the middle; chosen tactics lie within reach"), {});
    if (!agents.isEmpty())
        changes.tell(R::I_AGENT_FREE);
}

} // namespace

// Beside a lasting encounter it is a judgement of yours as well (HS-129).
static R eligibleBy(const State& state) { return state.lasting.isEmpty() ? R::I_ELIGIBLE : R::I_ELIGIBLE_CLASH; }

bool isFinalReady(const State& state, const CareerCard& card)
{
    Checks checks;
    finalReady(checks, state, card);
    return card.kind == CareerKind::Final && checks.isAllowed();
}

// --- draw (HS-040)

void check(Checks& checks, const State& state, const DrawCard& a)
{
    inStep(checks, state, Step::Career);
    must(checks, state.drawn.isEmpty(), nowText(state), tr("step 1, nothing undecided"));
    settled(checks, state);
    if (state.career.count == 0 && playsOther(state, Unclear::AMB_14))
        checks.must(R::E_CAREER_EMPTY, false, [] { return QStringList(); }).star(markOf(Unclear::AMB_14));
    const bool unknown =
        !a.card.isEmpty() && state.career.count > 0 && state.career.isListed(0) && !state.career.unseen.contains(a.card);
    checks.should(R::W_NOT_LEFT, !unknown, [&] { return QStringList{titleOf(state, a.card)}; });
    checks.note(R::I_CAREER);
}

Needs needs(const State& state, const DrawCard& a)
{
    Needs needs;
    const Deck& deck = state.career;
    const bool isEmpty = deck.count == 0;
    if (a.card.isEmpty() && !a.facts)
        needs.picks += engine::Pick{QStringLiteral("card"), tr("Career deck"),
            isEmpty                ? deck.discard
                : deck.isListed(0) ? deck.unseen
                                   : QStringList(),
            1, false};
    else if (!a.facts && !a.card.isEmpty() && !find(state.careerCards, a.card))
        needs.facts += engine::Facts{QStringLiteral("facts"), QStringLiteral("career"), {a.card}, false};
    return needs;
}

static Fault nameless(const QString& place)
{
    return Fault{place, {}, tr("The card has no id."), tr("Give it a short name, for example salt-quay.")};
}

QList<Fault> faultsIn(const State&, const DrawCard& a)
{
    if (a.facts && !a.card.isEmpty() && a.facts->id != a.card)
        return {Fault{QStringLiteral("draw.facts.id"), a.facts->id,
            engine::fill(tr("The facts are of another card than %1."), {a.card}), tr("Give both the same id.")}};
    if (a.facts && a.facts->id.isEmpty())
        return {nameless(QStringLiteral("draw.facts.id"))};
    return {};
}

QList<Fault> lacking(const State& state, const DrawCard& a)
{
    if (!state.drawn.isEmpty()) // by a decision, too: it would be gone without a word
        return {Fault{QStringLiteral("draw"), titleOf(state, state.drawn),
            engine::fill(tr("%1 was drawn and waits: another card would take its place."), {titleOf(state, state.drawn)}),
            tr("Accept, resolve, reject or discard it first.")}};
    if (a.card.isEmpty() && !a.facts && state.career.count == 0 && state.career.discard.isEmpty())
        return {Fault{QStringLiteral("draw"), {},
            tr("There is no career card left to draw, neither in the deck nor among the discards."),
            tr("Name the card that you draw from the real deck, or correct how many cards the career deck has.")}};
    return {};
}

void apply(Changes& changes, const State&, const DrawCard& a)
{
    State& state = changes.state;
    if (state.career.count == 0)
        changes.shuffleCareer(R::I_SHUFFLE_EMPTY); // AMB-14
    const QString id = a.facts ? a.facts->id : a.card;
    if (a.facts)
        changes.know(*a.facts);
    state.career.unseen.removeOne(id);
    if (state.career.count > 0)
        state.career.add(-1);
    state.drawn = id;
    const CareerCard& card = drawnCard(state);
    changes.tell(R::I_DRAWN, QT_TR_NOOP("%1, keyword %2"), {shown(card.kind), printedText(card, "keyword")});
    if (agentCount(state) >= agentsForFinal)
        changes.tell(R::I_KEEP_DRAWING);
    if (card.kind == CareerKind::Final)
        changes.tell(R::I_FINAL_HOLD);
    else if (const Truth eligible = isEligible(state, card); eligible.holds() && !isTakeable(state, card).isUnknown())
        changes.tell(card.keyword == Keyword::Revenge ? R::I_FORCED : eligibleBy(state));
    else if (eligible.fails())
        changes.tell(R::I_REDRAW);
}

Message tell(const State& before, const DrawCard& a)
{
    const QString card = a.facts ? printedOr(a.facts->title, a.facts->id) : titleOf(before, a.card);
    return card.isEmpty() ? say(QT_TR_NOOP("A career card is drawn")) : say(QT_TR_NOOP("Career card drawn: %1"), {card});
}

// --- discard (HS-042 HS-055)

// Some agents were released since the final contract was begun.
static bool lacksAgents(const State& state)
{
    Checks checks;
    if (isFinal(state))
        enoughAgents(checks, state, contractCard(state));
    return !checks.isAllowed();
}

void check(Checks& checks, const State& state, const DiscardCard&)
{
    if (state.step == Step::Prepare && state.contract) {
        // Prices or releases may show only now that the crew cannot be fielded: it is rejected free all the same (AMB-04).
        running(checks, state);
        checks.must(R::E_DISCARD, lacksAgents(state) ? Truth(true) : !canStillField(state), [&] {
            return QStringList{titleOf(state, state.contract->card), tr("Carry it through")};
        });
        return;
    }
    if (!hasDrawn(checks, state, {CareerKind::Contract, CareerKind::Encounter}))
        return;
    const CareerCard& card = drawnCard(state);
    checks.must(R::E_DISCARD, !isTakeable(state, card), [&] {
        return QStringList{titleOf(state, state.drawn),
            card.kind == CareerKind::Encounter     ? tr("Resolve it")
                : card.kind == CareerKind::Final   ? tr("Keep it for later, or let it go as a final contract")
                : card.keyword == Keyword::Revenge ? tr("Accept it")
                                                   : tr("Accept it, or reject it for 1 gold")};
    });
}

QList<Fault> lacking(const State& state, const DiscardCard& a)
{
    return state.contract ? QList<Fault>() : withoutDrawn(state, a.verb); // one that is prepared already goes away, too
}

void apply(Changes& changes, const State& before, const DiscardCard&)
{
    if (before.drawn.isEmpty() && before.contract) {
        changes.state.wealth += before.contract->fromWealth;
        for (const QString& id : before.contract->bought)
            changes.tacticBack(id, R::I_TACTIC_BACK_UNPAID);
        for (Tactic& tactic : changes.state.tactics)
            if (tactic.where == TacticPlace::FaceUp)
                tactic.where = TacticPlace::Kept; // it came from an earlier contract and waits for the next
        changes.discardCareer(before.contract->card);
        changes.tell(lacksAgents(before) ? R::E_FINAL_AGENTS : R::E_CANNOT_FIELD,
            lacksAgents(before) ? QT_TR_NOOP("%1 needs more agents and is put away free")
                                : QT_TR_NOOP("%1 cannot be fielded and is put away free"),
            {changes.title(before.contract->card)});
        changes.leaveContract();
        return;
    }
    const QString id = changes.state.drawn;
    changes.discardCareer(id);
    changes.state.drawn.clear();
    changes.tell(isEligible(before, drawnCard(before)).fails() ? R::I_REDRAW : R::E_CANNOT_FIELD,
        QT_TR_NOOP("%1 goes to the discards, free; draw again"), {changes.title(id)});
}

Message tell(const State& before, const DiscardCard&)
{
    const bool isBegun = before.drawn.isEmpty() && before.contract;
    if (isBegun)
        return onContract(before,
            lacksAgents(before) ? QT_TR_NOOP("%1 discarded: too few agents are left")
                                : QT_TR_NOOP("%1 discarded: no crew can be fielded for it"),
            "");
    return onDrawn(before,
        isEligible(before, drawnCard(before)).fails()         ? QT_TR_NOOP("%1 discarded: not eligible")
            : drawnCard(before).kind == CareerKind::Encounter ? QT_TR_NOOP("%1 discarded")
                                                              : QT_TR_NOOP("%1 discarded: no crew can be fielded for it"),
        QT_TR_NOOP("A drawn card is discarded"));
}

// --- encounters (HS-044 HS-098 HS-099 HS-265)

namespace {

QList<Effect> taken(const State& state, const ResolveEncounter& a)
{
    QList<Effect> effects;
    for (const Effect& effect : drawnCard(state).effects)
        if (effect.phase == Moment::Now && (a.take || !effect.may) && isAutomatic(state, effect))
            effects += effect;
    return effects;
}

bool isOffering(const CareerCard& card)
{
    return std::ranges::any_of(card.effects, [](const Effect& effect) { return effect.may; });
}

} // namespace

QList<Fault> faultsIn(const State& state, const ResolveEncounter& a)
{
    return tooManyNumbers(a.verb, state, listingsOf(taken(state, a)), a.numbers);
}

QList<Fault> lacking(const State& state, const ResolveEncounter& a)
{
    if (const QList<Fault> none = withoutDrawn(state, ResolveEncounter::verb); !none.isEmpty())
        return none;
    return numbersLacking(a.verb, state, listingsOf(taken(state, a)), a.numbers);
}

void check(Checks& checks, const State& state, const ResolveEncounter& a)
{
    if (!hasDrawn(checks, state, {CareerKind::Encounter}))
        return;
    eligible(checks, state, drawnCard(state));
    if (drawnCard(state).kind != CareerKind::Encounter)
        return;
    checks.must(R::E_TACTIC_ENCOUNTER, a.tactic.isEmpty(),
        [&] { return QStringList{engine::fill(tr("%1 is an encounter"), {titleOf(state, state.drawn)})}; });
    checkListings(checks, state, listingsOf(taken(state, a)), a.numbers);
    payable(checks, state, taken(state, a), a.rolled);
    settled(checks, state);
    checks.note(R::I_ENCOUNTER).noteIf(isOffering(drawnCard(state)), R::I_MAY);
}

Needs needs(const State& state, const ResolveEncounter& a)
{
    Needs needs;
    for (const Effect& effect : taken(state, a))
        needs.dice += effectDice(state, effect);
    return needs;
}

void apply(Changes& changes, const State& before, const ResolveEncounter& a)
{
    State& state = changes.state;
    const CareerCard card = drawnCard(before);
    Rolls rolls{before, a.rolled, a.numbers};
    for (const Effect& effect : taken(before, a))
        doEffect(changes, effect, rolls);
    for (Effect effect : card.effects) {
        const bool later = effect.phase != Moment::Now || !isAutomatic(before, effect);
        if (later && (a.take || !effect.may)) {
            effect.source = card.id;
            engine::noteIn(changes.state, effect);
        }
    }
    if (card.lasting)
        state.lasting += before.drawn;
    else
        changes.discardCareer(before.drawn);
    state.drawn.clear();
    changes.tell(card.lasting ? R::I_LASTING : R::I_ENCOUNTER,
        card.lasting ? QT_TR_NOOP("%1 stays in front of you") : QT_TR_NOOP("%1 is resolved and discarded"),
        {changes.title(before.drawn)});
}

Message tell(const State& before, const ResolveEncounter& a)
{
    return onDrawn(before,
        a.take ? QT_TR_NOOP("Encounter resolved: %1") : QT_TR_NOOP("Encounter resolved, its offer declined: %1"),
        QT_TR_NOOP("A drawn encounter is resolved"));
}

void check(Checks& checks, const State& state, const ExpireEncounter&)
{
    running(checks, state);
    checks.note(R::I_ENCOUNTER);
}

void apply(Changes& changes, const State&, const ExpireEncounter& a)
{
    changes.state.lasting.removeOne(a.card);
    changes.state.noted.removeIf([&](const Effect& effect) { return effect.source == a.card; });
    changes.discardCareer(a.card);
    changes.tell(R::I_LASTING, QT_TR_NOOP("%1 ends and is discarded"), {changes.title(a.card)});
}

Message tell(const State& before, const ExpireEncounter& a)
{
    return say(QT_TR_NOOP("Lasting encounter ends: %1"), {titleOf(before, a.card)});
}

// --- final contracts (HS-045 … HS-049, HS-100 … HS-110)

void check(Checks& checks, const State& state, const HoldFinal&)
{
    if (hasDrawn(checks, state, {CareerKind::Final}))
        checks.noteIf(checks.isAllowed(), R::I_FINAL_HOLD);
}

QList<Fault> lacking(const State& state, const HoldFinal& a) { return withoutDrawn(state, a.verb); }

void apply(Changes& changes, const State& before, const HoldFinal&)
{
    if (before.drawn.isEmpty())
        return; // decided for, but there is no card
    changes.state.held += before.drawn;
    changes.state.drawn.clear();
    changes.tell(R::I_FINAL_HOLD, QT_TR_NOOP("%1 is kept for later"), {changes.title(before.drawn)});
}

Message tell(const State& before, const HoldFinal&)
{
    return onDrawn(before, QT_TR_NOOP("Final contract held: %1"), QT_TR_NOOP("A drawn final contract is held"));
}

void check(Checks& checks, const State& state, const DropFinal& a)
{
    undecidedIs(checks, state, a.card);
    checks.note(R::I_FINAL_HOLD_DROPPED);
}

void apply(Changes& changes, const State&, const DropFinal& a)
{
    if (changes.state.drawn == a.card)
        changes.state.drawn.clear();
    else
        changes.state.held.removeOne(a.card);
    changes.discardCareer(a.card);
    changes.tell(R::I_FINAL_HOLD_DROPPED, QT_TR_NOOP("%1 goes to the discards, free"), {changes.title(a.card)});
}

Message tell(const State& before, const DropFinal& a)
{
    return say(QT_TR_NOOP("Final contract let go: %1"), {titleOf(before, a.card)});
}

void check(Checks& checks, const State& state, const RunFinal& a)
{
    undecidedIs(checks, state, a.card);
    const CareerCard& card = careerCard(state, a.card);
    finalReady(checks, state, card);
    checks.must(R::E_FINAL_CONDITION_SET, card.battle, [] {
        return QStringList{tr("nothing: no battle is fought for it"), tr("Declare it fulfilled")};
    });
    settled(checks, state);
    checks.noteIf(checks.isAllowed(), R::I_FINAL_RUN);
}

void apply(Changes& changes, const State& before, const RunFinal& a)
{
    changes.state.held.removeOne(a.card);
    if (changes.state.drawn == a.card)
        changes.state.drawn.clear();
    changes.tell(R::I_FINAL_RUN);
    beginPreparing(changes, careerCard(before, a.card));
}

Message tell(const State& before, const RunFinal& a)
{
    return say(QT_TR_NOOP("Final contract begun: %1"), {titleOf(before, a.card)});
}

void check(Checks& checks, const State& state, const FinishFinal& a)
{
    undecidedIs(checks, state, a.card);
    const CareerCard& card = careerCard(state, a.card);
    finalReady(checks, state, card);
    checks.must(R::E_FINAL_CONDITION_SET, !card.battle, [] { return QStringList{tr("a battle"), tr("Run it")}; });
    settled(checks, state);
    checks.noteIf(checks.isAllowed(), R::I_FINAL_SET);
}

void apply(Changes& changes, const State&, const FinishFinal& a)
{
    State& state = changes.state;
    state.status = CareerStatus::Succeeded;
    state.held.removeOne(a.card);
    if (state.drawn == a.card)
        state.drawn.clear();
    changes.discardCareer(a.card);
    changes.tell(R::I_FINAL_END, QT_TR_NOOP("%1 is fulfilled: the career succeeds"), {changes.title(a.card)});
}

Message tell(const State& before, const FinishFinal& a)
{
    return say(QT_TR_NOOP("Final contract fulfilled: %1"), {titleOf(before, a.card)});
}

// --- search (HS-105 HS-106, AMB-36): one pass through the deck, then one through the reshuffled discards

QList<Fault> faultsIn(const State&, const SearchFinal& a)
{
    if (a.cards.contains(QString()))
        return {nameless(QStringLiteral("search-final.cards"))};
    return {};
}

void check(Checks& checks, const State& state, const SearchFinal&)
{
    inStep(checks, state, Step::Career);
    must(checks, state.drawn.isEmpty(), nowText(state), tr("step 1, nothing undecided"));
    enoughAgents(checks, state, {});
    QString ready;
    for (const QString& id : state.held)
        if (isFinalReady(state, careerCard(state, id)))
            ready = id;
    must(checks, ready.isEmpty(),
        engine::fill(
            careerCard(state, ready).battle ? tr("you hold %1, which can be run") : tr("you hold %1, which is fulfilled"),
            {titleOf(state, ready)}),
        tr("no held final contract can be run or is fulfilled"));
    settled(checks, state);
    checks.note(R::I_SEARCH);
}

Needs needs(const State& state, const SearchFinal& a)
{
    Needs needs;
    if (a.cards.isEmpty()) {
        const bool second = state.career.count == 0;
        const QStringList from = second ? state.career.discard : state.career.isListed(0) ? state.career.unseen : QStringList();
        needs.picks += engine::Pick{QStringLiteral("cards"), tr("Career deck"), from, int(from.size()), true};
    }
    QStringList unknown;
    for (const QString& id : a.cards)
        if (!find(state.careerCards, id) && !find(a.facts, id) && !unknown.contains(id))
            unknown += id;
    if (!unknown.isEmpty())
        needs.facts += engine::Facts{QStringLiteral("facts"), QStringLiteral("career"), unknown, true};
    return needs;
}

void apply(Changes& changes, const State&, const SearchFinal& a)
{
    State& state = changes.state;
    if (state.career.count == 0)
        changes.shuffleCareer(R::I_SHUFFLE_EMPTY);
    changes.tell(R::I_SEARCH);
    qsizetype looked = 0;
    for (const QString& id : a.cards) {
        ++looked;
        if (const CareerCard* facts = find(a.facts, id))
            changes.know(*facts);
        state.career.unseen.removeOne(id);
        if (state.career.count > 0)
            state.career.add(-1);
        if (isFinalReady(state, careerCard(state, id))) {
            state.drawn = id;
            if (careerCard(state, id).battle)
                changes.tell(R::I_FINAL_RUN, QT_TR_NOOP("%1 can be run"), {changes.title(id)});
            else
                changes.tell(R::I_FINAL_SET, QT_TR_NOOP("%1 is fulfilled"), {changes.title(id)});
            if (looked < a.cards.size())
                changes.tell(R::I_SEARCH, QT_TR_NOOP("Cards behind it stay in the deck: %1"), {number(a.cards.size() - looked)});
            return;
        }
        changes.discardCareer(id);
    }
    changes.tell(R::I_SEARCH, QT_TR_NOOP("No final contract that can be run came up"), {});
}

Message tell(const State&, const SearchFinal&) { return say(QT_TR_NOOP("Searched the career deck for a final contract")); }

// --- rejecting (HS-050 HS-091 HS-129)

namespace {

bool isInTime(Checks& checks, const State& state)
{
    running(checks, state);
    checks.must(R::E_REJECT_LATE, !state.contract, [&] { return QStringList{titleOf(state, state.contract->card)}; });
    must(checks, !state.drawn.isEmpty(), tr("no card is drawn"), tr("step 1, a card drawn"));
    return !state.drawn.isEmpty();
}

} // namespace

void check(Checks& checks, const State& state, const RejectContract&)
{
    if (!isInTime(checks, state))
        return;
    const CareerCard& card = drawnCard(state);
    checks.must(card.kind == CareerKind::Final ? R::E_REJECT_TYPE_FINAL : R::E_REJECT_TYPE, card.kind == CareerKind::Contract,
        [&] { return QStringList{titleOf(state, state.drawn)}; });
    if (card.kind == CareerKind::Contract) {
        const Truth possible = fielding(state, card).possible;
        const bool isFree = possible.fails() && state.settings.rejectUnfieldable == RejectUnfieldable::Free;
        checks
            .must(R::E_REJECT_FREE, isFree ? Truth(false) : isEligible(state, card),
                [&] { return QStringList{titleOf(state, state.drawn)}; })
            .starIf(possible.fails() && isEligible(state, card).holds(), "reject_unfieldable");
        checks.should(R::E_CANNOT_FIELD, possible, [&] { return fieldingArgs(state, card); });
        const Truth binds = card.keyword == Keyword::Revenge ? Truth(true) : Truth(false, blankKeyword(state, card));
        const bool isOut = isEligible(state, card).fails() || possible.fails(); // nobody has to take it
        checks.must(R::E_REVENGE,
            isOut || binds.fails() ? Truth(true)
                : binds.holds()    ? !possible
                                   : !binds,
            [&] { return QStringList{titleOf(state, state.drawn)}; });
    }
    checks
        .must(R::E_REJECT_GOLD, state.wealth >= 1,
            [&] {
                return QStringList{QString::number(state.wealth), QString::number(1 - state.wealth)};
            })
        .change([] { return QStringLiteral("wealth"); }, 1);
}

QList<Fault> lacking(const State& state, const RejectContract& a) { return withoutDrawn(state, a.verb); }

void apply(Changes& changes, const State& before, const RejectContract&)
{
    changes.state.wealth = std::max(0, changes.state.wealth - 1);
    changes.discardCareer(before.drawn);
    changes.state.drawn.clear();
    changes.tell(R::I_REJECT_PAID, QT_TR_NOOP("%1 is rejected for 1 gold"), {changes.title(before.drawn)});
}

Message tell(const State& before, const RejectContract&)
{
    return onDrawn(before, QT_TR_NOOP("Rejected for 1 gold: %1"), QT_TR_NOOP("A drawn contract is rejected for 1 gold"));
}

void check(Checks& checks, const State& state, const RejectClash&)
{
    if (isInTime(checks, state))
        checks.noteIf(checks.isAllowed(), R::I_REJECT_LOGIC);
}

QList<Fault> lacking(const State& state, const RejectClash& a) { return withoutDrawn(state, a.verb); }

void apply(Changes& changes, const State& before, const RejectClash&)
{
    changes.discardCareer(before.drawn);
    changes.state.drawn.clear();
    changes.tell(R::I_REJECT_LOGIC, QT_TR_NOOP("%1 is rejected free: it contradicts the story"), {changes.title(before.drawn)});
}

Message tell(const State& before, const RejectClash& a)
{
    return a.clashes.isEmpty() || before.drawn.isEmpty()
        ? onDrawn(
            before, QT_TR_NOOP("Rejected as a logical clash: %1"), QT_TR_NOOP("A drawn card is rejected as a logical clash"))
        : say(QT_TR_NOOP("Rejected as a logical clash with %2: %1"), {titleOf(before, before.drawn), a.clashes});
}

// --- accepting (HS-051 HS-055)

void check(Checks& checks, const State& state, const AcceptContract&)
{
    if (!hasDrawn(checks, state, {CareerKind::Contract}))
        return;
    const CareerCard& card = drawnCard(state);
    eligible(checks, state, card);
    if (card.kind == CareerKind::Contract) // nobody is fielded for anything else
        fieldable(checks, state, card);
    settled(checks, state);
    if (checks.isAllowed())
        checks.note(eligibleBy(state)).note(R::I_CAREER).noteIf(!deployableAgents(state, card).isEmpty(), R::I_AGENT_FREE);
}

QList<Fault> lacking(const State& state, const AcceptContract& a) { return withoutDrawn(state, a.verb); }

void apply(Changes& changes, const State& before, const AcceptContract&)
{
    changes.state.drawn.clear();
    changes.tell(eligibleBy(before), QT_TR_NOOP("%1 is accepted; it lies in the middle"), {changes.title(before.drawn)});
    beginPreparing(changes, drawnCard(before));
}

Message tell(const State& before, const AcceptContract&)
{
    return onDrawn(before, QT_TR_NOOP("Contract accepted: %1"), QT_TR_NOOP("A drawn contract is accepted"));
}

// --- giving up (HS-127)

void check(Checks& checks, const State& state, const QuitCareer&)
{
    running(checks, state);
    checks.note(R::I_QUIT);
}

void apply(Changes& changes, const State&, const QuitCareer&)
{
    changes.state.status = CareerStatus::Abandoned;
    changes.tell(R::I_QUIT);
}

Message tell(const State&, const QuitCareer&) { return say(QT_TR_NOOP("The career is given up")); }

} // namespace hiredswords

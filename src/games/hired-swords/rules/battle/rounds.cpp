// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The clockwork of a battle: phases, refreshing, the end of a round, stalemate; tactics and reinforcements (p. 7-8, 12).
#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/crew/made.h"
#include "games/hired-swords/rules/rules.h"

#include <algorithm>

namespace hiredswords {

namespace {

QString joined(const State& state, const QStringList& ids)
{
    QStringList titles;
    for (const QString& id : ids)
        titles += titleOf(state, id);
    return titles.join(QStringLiteral(", "));
}

template <class Wanted> QStringList opposition(const State& state, Wanted wanted)
{
    QStringList ids;
    if (state.battle)
        for (const Opponent& card : state.battle->opposition)
            if (wanted(card))
                ids += card.id;
    return ids;
}

} // namespace

void phaseDone(Checks& checks, const State& state)
{
    const Battle& battle = *state.battle;
    if (battle.phase == 2) {
        const int hidden = hiddenCount(state);
        const bool isTold = battle.counted || (battle.turned > 0 && !needsHand(state, revealOf(contractCard(state))));
        const bool isNone = isTold && revealsDue(state) == 0;
        const Blanks blank = hidden > 0 ? blankCircle(state) : Blanks();
        checks.must(R::E_REVEAL_SHORT, engine::Truth(battle.revealed || hidden == 0 || isNone, blank), [&] {
            return QStringList{number(battle.turned),
                battle.counted ? number(std::min(battle.revealValue, hidden + battle.turned))
                               : revealOf(contractCard(state)).text};
        });
    } else if (battle.phase == 3) {
        const QStringList open = opposition(state, [&](const Opponent& o) { return o.faceUp && !o.moved && !isTrap(state, o); });
        must(checks, open.isEmpty(), engine::fill(tr("not moved yet: %1"), {joined(state, open)}),
            tr("every revealed card has moved or stayed"), R::E_PHASE_MOVES);
    } else if (battle.phase == 5) {
        const QStringList open = opposition(state, [&](const Opponent& o) { return canAct(state, o); });
        Blanks blank; // whoever has rankings must act
        for (const Opponent& card : battle.opposition)
            blank += mustAct(state, card).missing();
        checks.must(R::E_OPP_MUST, open.isEmpty() ? engine::Truth(true, blank) : engine::Truth(false),
            [&] { return QStringList{joined(state, open)}; });
    } else if (battle.phase == 6) {
        must(checks, battle.refreshed, tr("phase 6, nothing refreshed yet"), tr("phase 6 after refresh"), R::E_PHASE_REFRESH);
    }
}

namespace {

void nextRound(Battle& battle)
{
    ++battle.round;
    battle.phase = 1;
    battle.counted = battle.revealed = battle.refreshed = false;
    battle.revealValue = battle.turned = 0;
    battle.quietRounds = battle.changed ? 0 : battle.quietRounds + 1;
    battle.changed = false;
    for (Fighter& who : battle.crew) {
        who.actions.clear();
        who.freeActions.clear();
        who.strained = 0;
        who.recovered = who.blocked = false;
    }
    for (Opponent& card : battle.opposition) {
        card.moved = card.acted = false;
        card.used.clear();
    }
}

} // namespace

// --- phases (HS-133)

void check(Checks& checks, const State& state, const EndPhase&)
{
    inStep(checks, state, Step::Battle);
    const bool inRound = state.battle && state.battle->phase >= 1 && state.battle->phase < lastPhase;
    must(checks, inRound, nowText(state), tr("phases 1 to 6; with phase 7 the round ends"), R::E_PHASE_ROUND);
    if (inRound && state.step == Step::Battle) {
        phaseDone(checks, state);
        settled(checks, state, false); // of the phase itself one is reminded, and may leave it
        reminders(checks, state, false);
    }
}

// Whatever a table decides, nothing would come of it.
QList<Fault> lacking(const State& state, const EndPhase& a)
{
    if (const QList<Fault> none = withoutBattle(state, a.verb); !none.isEmpty())
        return none;
    if (state.battle->phase != lastPhase)
        return {};
    return {Fault{QLatin1String(a.verb), {}, tr("Phase 7 is the last one of its round: no other comes after it."),
        tr("End the round; the table may decide that, too.")}};
}

void apply(Changes& changes, const State& before, const EndPhase&)
{
    if (!changes.state.battle)
        return;
    if (usualEnding(before) != Hold::Open)
        changes.tell(R::I_CONTINUE);
    changes.battle().phase = std::min(changes.battle().phase + 1, lastPhase);
    for (const Effect* effect : due(before))
        if (effect->phase != Moment::Now) // that stays due
            changes.tell(R::W_REMINDER, QT_TR_NOOP("Left undone: %1"), {effectText(before, *effect)});
    changes.tell(R::I_PHASE, QT_TR_NOOP("Phase %1"), {QString::number(changes.battle().phase)});
}

Message tell(const State& before, const EndPhase&)
{
    return before.battle ? say(QT_TR_NOOP("Phase %1 ends"), {number(before.battle->phase)}) : say(QT_TR_NOOP("The phase ends"));
}

// --- refresh (HS-151 HS-152)

void check(Checks& checks, const State& state, const Refresh&)
{
    inBattlePhase(checks, state, 6);
    must(checks, !state.battle || !state.battle->refreshed, tr("cards are refreshed this round"), tr("once each round"),
        R::E_PHASE_REFRESH);
    checks.noteIf(checks.isAllowed(), R::I_REFRESH);
}

QList<Fault> lacking(const State& state, const Refresh& a) { return withoutBattle(state, a.verb); }

void apply(Changes& changes, const State& before, const Refresh&)
{
    if (!changes.state.battle)
        return;
    bool isHurt = false;
    QStringList kept;
    const auto refresh = [&](auto& card) {
        card.exhausted = card.exhausted && card.staysExhausted;
        if (card.exhausted)
            kept += card.id;
        card.staysExhausted = false; // what goes on longer says so again
        isHurt |= card.health != Health::Healthy;
    };
    for (Fighter& who : changes.battle().crew)
        if (who.at != Position::Fled)
            refresh(who);
    for (Opponent& card : changes.battle().opposition)
        refresh(card);
    changes.battle().refreshed = true;
    changes.tell(R::I_REFRESH);
    if (isHurt)
        changes.tell(R::I_KEEPS_STATUS);
    if (!kept.isEmpty())
        changes.tell(R::I_CARD_WINS, QT_TR_NOOP("Stays exhausted by an effect: %1"), {joined(before, kept)});
}

Message tell(const State&, const Refresh&) { return say(QT_TR_NOOP("Exhausted cards are refreshed")); }

// --- end of the round (HS-153 … HS-158)

namespace {

// What decides that a round is the last one, or that it is not; isOwn: the card's words, as the table says.
R endingRule(const State& state, Ending ending, bool isOwn)
{
    if (ending == Ending::Open)
        return R::I_CONTINUE;
    if (ending != Ending::Failure)
        return isOwn ? R::I_SUCCESS_OWN : R::I_SUCCESS;
    return isOwn ? R::I_FAILURE_OWN : usualEnding(state) == Hold::NobodyLeft ? R::I_FAILURE_NOBODY : R::I_FAILURE;
}

Ending endingOf(const State& state, const EndRound& a)
{
    const Hold hold = usualEnding(state);
    if (hold == Hold::Failure)
        return Ending::Failure; // all slain, whatever else holds (AMB-31)
    if (a.ending)
        return *a.ending;
    if (hold == Hold::Success)
        return Ending::Success;
    return hold == Hold::NobodyLeft && state.settings.noMercenaryLeft == NobodyLeft::Failure ? Ending::Failure : Ending::Open;
}

} // namespace

bool asksEnding(const State& state)
{
    const Hold hold = usualEnding(state);
    const bool ownWords = !contractCard(state).success.isEmpty() || !contractCard(state).failure.isEmpty();
    return hold != Hold::Failure && (ownWords || (hold == Hold::NobodyLeft && state.settings.noMercenaryLeft == NobodyLeft::Ask));
}

QList<Fault> faultsIn(const State&, const EndRound& a)
{
    if (a.ending != Ending::Stalemate)
        return {};
    return {Fault{QStringLiteral("end-round.ending"), engine::nameOf(Ending::Stalemate),
        tr("A stalemate is declared on its own."), tr("Declare the stalemate, or say open, success or failure.")}};
}

void check(Checks& checks, const State& state, const EndRound& a)
{
    inBattlePhase(checks, state, lastPhase);
    if (!state.battle)
        return;
    settled(checks, state);
    reminders(checks, state);
    const Ending ending = endingOf(state, a);
    const bool nobody = usualEnding(state) == Hold::NobodyLeft;
    const Blanks blank = blankEnding(state);
    checks.must(R::E_ENDING, !a.ending || asksEnding(state) ? engine::Truth(true) : engine::Truth(false, blank),
        [&] { return QStringList{shown(endingOf(state, EndRound{}))}; });
    checks.noteIf(a.ending.has_value(), R::I_CARD_WINS);
    const R rule = endingRule(state, ending, a.ending && asksEnding(state));
    if (blank.isEmpty())
        checks.note(rule).starIf(nobody, "no_mercenary_left");
    else
        checks.should(rule, engine::Truth(true, blank), [] { return QStringList(); });
}

QList<Fault> lacking(const State& state, const EndRound& a)
{
    if (const QList<Fault> none = withoutBattle(state, EndRound::verb); !none.isEmpty())
        return none;
    if (!asksEnding(state) || a.ending)
        return {};
    const CareerCard& card = contractCard(state);
    QStringList words;
    if (!card.success.isEmpty())
        words += engine::fill(tr("success: %1"), {card.success});
    if (!card.failure.isEmpty())
        words += engine::fill(tr("failure: %1"), {card.failure});
    if (words.isEmpty())
        words += tr("nobody of the crew is left in the battle");
    return {Fault{QStringLiteral("end-round.ending"), {}, tr("Only the table can tell whether this contract ends now."),
        engine::fill(tr("Say how it ends: open, success or failure (%1)."), {words.join(QStringLiteral("; "))})}};
}

void apply(Changes& changes, const State& before, const EndRound& a)
{
    if (!changes.state.battle || !changes.state.contract)
        return;
    const Ending ending = endingOf(before, a);
    if (a.ending)
        changes.tell(R::I_OWN_WORDS, QT_TR_NOOP("The table says how the contract stands"), {});
    if (ending == Ending::Open) {
        nextRound(changes.battle());
        changes.tell(R::I_CONTINUE, QT_TR_NOOP("Round %1 begins"), {QString::number(changes.battle().round)});
        return;
    }
    if (ending == Ending::Success && !blankEnding(before).isEmpty())
        changes.tell(
            R::W_UNKNOWN_ARROWS, QT_TR_NOOP("Whether this was all of the opposition is not known: nobody entered the arrows"));
    changes.tell(endingRule(before, ending, a.ending && asksEnding(before)));
    if (ending != Ending::Failure && !before.battle->opposition.isEmpty() && usualEnding(before) == Hold::Success)
        changes.tell(R::I_TRAPS_LEFT);
    changes.endContract(ending);
}

Message tell(const State& before, const EndRound&)
{
    return before.battle ? say(QT_TR_NOOP("Round %1 ends"), {number(before.battle->round)}) : say(QT_TR_NOOP("The round ends"));
}

// --- stalemate (HS-160 HS-162)

void check(Checks& checks, const State& state, const DeclareStalemate&)
{
    inStep(checks, state, Step::Battle);
    const int hidden = hiddenCount(state);
    checks.must(R::E_STALE_HIDDEN, hidden > 0 ? engine::Truth(false) : engine::Truth(true, blankEnding(state)),
        [&] { return QStringList{QString::number(hidden)}; });
    checks.must(R::E_STALE_NOBODY,
        state.battle && std::ranges::any_of(state.battle->crew, [](const Fighter& f) { return f.isOnTable(); }),
        [] { return QStringList(); });
    settled(checks, state);
    const int quiet = state.battle ? state.battle->quietRounds : 0;
    checks.should(R::W_STALE, quiet >= quietEnough, [&] { return QStringList{QString::number(quiet)}; });
    checks.noteIf(checks.isAllowed(), R::I_STALE);
}

QList<Fault> lacking(const State& state, const DeclareStalemate& a) { return withoutBattle(state, a.verb); }

void apply(Changes& changes, const State&, const DeclareStalemate&)
{
    if (!changes.state.contract || !changes.state.battle)
        return;
    changes.tell(R::I_STALE);
    changes.endContract(Ending::Stalemate);
}

Message tell(const State&, const DeclareStalemate&) { return say(QT_TR_NOOP("Stalemate declared: a success")); }

// --- tactics (HS-261 HS-262 HS-264 … HS-267)

QList<Fault> faultsIn(const State& state, const UseTactic& a)
{
    const Tactic* card = find(state.tactics, a.tactic);
    if (!card || card->where != TacticPlace::Deck)
        return {};
    return {Fault{QStringLiteral("use-tactic.tactic"), a.tactic,
        engine::fill(tr("%1 does not lie face up."), {titleOf(state, a.tactic)}),
        tr("Buy it in step 2, or correct where it lies.")}};
}

namespace {

// The counter that each use takes a token from; null when it is not counted.
const Counter* usesOf(const Tactic& card)
{
    for (const Counter& counter : card.counters)
        if (counter.gates == Gates::Use)
            return &counter;
    return nullptr;
}

} // namespace

void check(Checks& checks, const State& state, const UseTactic& a)
{
    running(checks, state);
    const bool isEncounter = !state.drawn.isEmpty() && careerCard(state, state.drawn).kind == CareerKind::Encounter;
    checks.must(R::E_TACTIC_ENCOUNTER, state.contract && !state.contract->tidied && !isEncounter, [&] {
        return QStringList{isEncounter ? engine::fill(tr("%1 is an encounter"), {titleOf(state, state.drawn)})
                : state.contract       ? tr("The contract is over and its cards are put back")
                                       : tr("No contract runs")};
    });
    const Keyword bound = find(state.tactics, a.tactic)->keyword;
    if (bound != Keyword::Any && state.contract)
        checks
            .must(R::E_CARD_CONDITION_TACTIC, fits(state, bound, contractCard(state)),
                [&] {
                    return QStringList{shown(bound), engine::fill(tr("keep it for such a contract: %1"), {shown(bound)})};
                })
            .starIf(typeDecides(state, bound, contractCard(state)), "contract_type_by");
    if (const Counter* uses = usesOf(*find(state.tactics, a.tactic)))
        checks.must(R::E_TACTIC_USES, uses->left > 0, [&] { return QStringList{titleOf(state, a.tactic)}; });
    for (const Effect& effect : find(state.tactics, a.tactic)->effects)
        if (effect.phase == Moment::Now && !effectFault(state, effect).problem.isEmpty() && targetsOf(state, effect).isEmpty())
            checks.should(R::W_NO_TARGET, false, [&] { return QStringList{effectText(state, effect)}; });
    checks.noteIf(checks.isAllowed(), R::I_TACTIC_OK_USED);
}

void apply(Changes& changes, const State& before, const UseTactic& a)
{
    const Tactic card = *find(before.tactics, a.tactic);
    const bool carried = card.equipment && !(before.contract && before.contract->bought.contains(a.tactic));
    if (carried)
        changes.tell(R::I_TACTIC_KEPT, QT_TR_NOOP("%1 was kept from an earlier contract"), {changes.title(a.tactic)});
    changes.tell(R::I_TACTIC_OK_USED, QT_TR_NOOP("%1 is used"), {changes.title(a.tactic)});
    Rolls rolls{before, {}};
    for (Effect effect : card.effects) {
        effect.source = card.id;
        const bool isKnown =
            effectDice(before, effect).isEmpty() && !(usesAmount(effect.kind) && needsHand(before, effect.amount));
        if (effect.phase == Moment::Now && isKnown && isAutomatic(before, effect))
            doEffect(changes, effect, rolls);
        else {
            engine::noteIn(changes.state, effect);
            changes.tell(R::I_CARD_WINS, QT_TR_NOOP("To do: %1"), {effectText(before, effect)});
        }
    }
    bool isUsedUp = true;
    if (const Counter* uses = usesOf(card)) {
        Counter* counter = find(changes.tactic(a.tactic)->counters, uses->id);
        counter->left = std::max(0, counter->left - 1);
        isUsedUp = counter->left == 0;
    }
    if (card.disposes && !a.keep && isUsedUp)
        changes.tacticBack(a.tactic, R::I_TACTIC_BACK_USED);
}

Message tell(const State& before, const UseTactic& a) { return say(QT_TR_NOOP("Tactic used: %1"), {titleOf(before, a.tactic)}); }

// --- reinforcements (HS-072, AMB-15)

QList<Fault> faultsIn(const State& state, const Reinforce& a) { return tooManyNumbers(a.verb, state, {a.count}, a.numbers); }

QList<Fault> lacking(const State& state, const Reinforce& a) { return numbersLacking(a.verb, state, {a.count}, a.numbers); }

void check(Checks& checks, const State& state, const Reinforce& a)
{
    running(checks, state);
    must(checks, state.battle && state.contract, nowText(state), tr("a contract is running"));
    beforeItsEnd(checks, state);
    checkListings(checks, state, {a.count}, a.numbers);
    deckHolds(checks, state, Rolls{state, a.rolled, a.numbers}.take(a.count).value);
}

Needs needs(const State& state, const Reinforce& a)
{
    Needs needs;
    needs.dice = diceOf(state, a.count, tr("reinforcements"));
    return needs;
}

void apply(Changes& changes, const State& before, const Reinforce& a)
{
    if (!changes.state.battle)
        return;
    Rolls rolls{before, a.rolled, a.numbers};
    const Worth count = rolls.take(a.count);
    changes.place(a.zone, count.value);
    changes.tell(R::I_OPP_PLACED_MORE, QT_TR_NOOP("%1: face-down reinforcements %2"),
        {shown(a.zone), made(hiddenCount(changes.state, a.zone) - hiddenCount(before, a.zone), count.making)});
}

Message tell(const State&, const Reinforce& a) { return say(QT_TR_NOOP("Reinforcements in the %1 zone"), {shown(a.zone)}); }

} // namespace hiredswords

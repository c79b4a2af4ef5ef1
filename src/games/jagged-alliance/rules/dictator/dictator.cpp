// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The dictator phase: threat step by step, counter-attacks, events, day and night (p. 30-32).
#include "games/jagged-alliance/rules/changes/course.h"
#include "games/jagged-alliance/rules/changes/effects.h"
#include "games/jagged-alliance/rules/changes/possessions.h"
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/dice/rolls.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

namespace {

void nextTurn(Changes& changes)
{
    State& state = changes.state;
    ++state.scenario->turn;
    state.phase = Phase::Players;
    state.threat.step = DictatorStep::Threat;
    state.threat.skullLiberated = false;
    for (Mercenary& who : state.mercenaries)
        who.activated = false;
    state.sharedCommand = state.scenario->mercenaries == 3;
    changes.tell(R::I_NEW_TURN, QT_TR_NOOP("Turn %1: everybody may be activated again"), {number(state.scenario->turn)});
}

// The lieutenants among whom the maximum draws one; nothing when it brings none.
QList<engine::Pick> lieutenantPick(const State& state, int level)
{
    const Dictator& board = dictator(state);
    QStringList from;
    for (const Lieutenant& one : state.lieutenants)
        if (board.lieutenantAtMost && level >= board.most && one.place == Pile::Deck)
            from += one.id;
    return from.isEmpty() ? QList<engine::Pick>()
                          : QList<engine::Pick>{{QStringLiteral("lieutenant"), tr("lieutenant"), from, 1, false}};
}

// What the last space brings, once no counter-attack is open there (JA-370, JQ-103); nothing when that level loses (JA-044).
void atMost(Changes& changes, const QString& lieutenant)
{
    lookForLoss(changes);
    if (changes.state.scenario && changes.state.scenario->ending != Ending::Open)
        return;
    Threat& threat = changes.state.threat;
    const Dictator board = dictator(changes.state);
    changes.tell(R::I_MOST);
    if (board.lieutenantAtMost)
        lieutenantEnters(changes, lieutenant);
    if (board.resets) {
        threat.level = changes.state.settings.resetLevel;
        if (changes.state.settings.refillCounterTokens)
            for (const Space& one : board.track)
                if (one.counter && !threat.counters.contains(one.level))
                    threat.counters += one.level;
        changes.tell(R::I_TRACK_RESET, QT_TR_NOOP("The threat track starts anew at %1"), {number(threat.level)});
    } else if (!board.lieutenantAtMost) {
        changes.tell(
            R::I_NOTE, QT_TR_NOOP("By hand: %1"), {board.text.isEmpty() ? titleOf(changes.state, board.id) : board.text});
    }
}

R counterAttack(const State& state)
{
    return modifiers(state).counterStrength == 0 ? R::I_COUNTER_ATTACK : R::I_COUNTER_ATTACK_RAISED;
}

bool startsAgain(const State& state)
{
    const Dictator& board = dictator(state);
    return board.resets && state.threat.level + 1 >= board.most;
}

void noFallen(Checks& checks, const State& state)
{
    const bool owed = std::ranges::any_of(state.mercenaries, [](const Mercenary& who) { return who.place == MercPlace::Fallen; });
    checks.must(R::R_FALLEN, !owed, none);
}

QString bandNow(const State& state) { return space(state, state.threat.level).band; }
QString coloured(const QString& band)
{
    return band.isEmpty() ? band : tr(band.toUtf8().constData());
} // in the reader's language

} // namespace

// --- the end of the player phase (JA-169)

void check(Checks& checks, const State& state, const EndPlayerPhase&)
{
    inPlayerPhase(checks, state);
    checks.must(R::R_ENEMYFIRST, state.active.isEmpty(), [&] {
        return QStringList{titleOf(state, state.active), nowText(state)};
    });
    checks.must(R::R_STILL_ACTIVE, waitingFor(state).isEmpty(),
        [&] { return QStringList{waitingFor(state).join(QStringLiteral(", "))}; });
    noFallen(checks, state);
    const auto surplus = std::ranges::find_if(state.cards, [](const Card& card) { return card.place == Place::Received; });
    checks.must(R::R_RECEIVED, surplus == state.cards.end(), [&] {
        return QStringList{titleOf(state, surplus->id), titleOf(state, surplus->holder)};
    });
    settled(checks, state);
    reminders(checks, state);
}

void apply(Changes& changes, const State& before, const EndPlayerPhase&)
{
    if (!changes.state.scenario)
        return;
    if (!before.active.isEmpty())
        finishActivation(changes);
    changes.state.due.removeIf([](const Effect& effect) { return effect.may; });
    if (before.scenario->noDictator) {
        changes.tell(R::I_NO_DICTATOR);
        nextTurn(changes);
        return;
    }
    changes.state.phase = Phase::Dictator;
    changes.state.threat.step = before.threat.tokens > 0 ? DictatorStep::Threat : DictatorStep::Event;
    changes.tell(R::I_DICTATOR, QT_TR_NOOP("The dictator phase begins, threat tokens: %1"), {number(before.threat.tokens)});
}

Message tell(const State&, const EndPlayerPhase&) { return say(QT_TR_NOOP("The player phase is over")); }

// --- threat, one token at a time (JA-361, JA-368 … JA-370)

Needs needs(const State& state, const RaiseThreat& a)
{
    Needs needs;
    const bool stays = state.threat.level >= dictator(state).most && !state.settings.mostTriggersAgain;
    if (a.lieutenant.isEmpty() && !stays && !state.threat.counters.contains(state.threat.level + 1))
        needs.picks = lieutenantPick(state, state.threat.level + 1);
    return needs;
}

// The skulls of a counter-attack that the next token brings.
static Blanks blankNext(const State& state)
{
    const int next = state.threat.level + 1;
    const bool isFought = state.threat.counters.contains(next) && state.scenario && !state.scenario->noCounterAttacks;
    return isFought && blankTrack(state).isEmpty() ? blankStrength(state, next) : Blanks();
}

// Whether a counter-attack comes now, and how strongly.
Blanks askedFirst(const State& state, const RaiseThreat&)
{
    return state.scenario && state.scenario->noCounterAttacks ? Blanks() : blankTrack(state) + blankNext(state);
}

void check(Checks& checks, const State& state, const RaiseThreat& a)
{
    inDictatorPhase(checks, state, DictatorStep::Threat);
    checks.must(R::R_NO_TOKEN, state.threat.tokens > 0, none);
    checks.must(R::R_COUNTER_FIRST, !state.threat.attack, none);
    noteBlanks(checks, blankTrack(state), R::W_UNKNOWN_TRACK);
    noteBlanks(checks, blankNext(state), R::W_UNKNOWN_STRENGTH);
    if (!a.lieutenant.isEmpty())
        canCome(checks, state, a.lieutenant);
    checks.noteIf(checks.isAllowed(), R::I_ONE_TOKEN);
    const bool isTokenThere = state.threat.counters.contains(state.threat.level + 1);
    checks.noteIf(checks.isAllowed(), isTokenThere ? counterAttack(state) : R::I_NO_COUNTER_TOKEN);
}

void apply(Changes& changes, const State& before, const RaiseThreat& a)
{
    Threat& threat = changes.state.threat;
    const Dictator& board = dictator(before);
    const bool isKnown = !board.id.isEmpty();
    const int most = isKnown ? board.most : 30;
    const bool wasMost = before.threat.level >= most;
    threat.level = std::min(most, threat.level + 1);
    threat.tokens = std::max(0, threat.tokens - 1);
    if (!wasMost)
        changes.tell(R::I_LEVEL, QT_TR_NOOP("The threat level rises to %1"), {number(threat.level)});
    if (!wasMost && threat.counters.contains(threat.level)) {
        threat.counters.removeAll(threat.level);
        if (before.scenario && before.scenario->noCounterAttacks) {
            changes.tell(R::I_NO_COUNTER_ATTACKS);
        } else {
            threat.attack = Attacked{threat.level, counterStrength(before, threat.level)};
            const QString strength = itemised(
                {{Part::Printed, space(before, threat.level).skulls}, {Part::Modifier, modifiers(before).counterStrength}});
            changes.tell(counterAttack(before), QT_TR_NOOP("Counter-attack on the whole board, strength %1"),
                {blankAttacked(changes.state).isEmpty() ? strength : strengthText(changes.state)});
        }
    }
    const bool stops =
        isKnown && threat.level >= most; // whatever its ability brings, nothing rises any more in this phase (JA-370)
    if (stops) {
        threat.tokens = 0;
        if (!threat.attack && (!wasMost || before.settings.mostTriggersAgain))
            atMost(changes, a.lieutenant);
    }
    if ((stops || threat.tokens == 0) && !threat.attack)
        threat.step = DictatorStep::Event;
    settle(changes);
}

Message tell(const State& before, const RaiseThreat&)
{
    return startsAgain(before) ? say(QT_TR_NOOP("The threat reaches its maximum")) : say(QT_TR_NOOP("The threat rises by one"));
}

// --- counter-attack (JA-376 … JA-387)

Roll rollOf(const State& state, const FightCounterAttack& a)
{
    Roll roll;
    roll.kind = RollKind::CounterAttack;
    roll.rebels = a.rebels;
    roll.card = a.lieutenant;
    roll.with = a.helpers;
    roll.rolled = a.rolled;
    roll.told = a.successes;
    if (!tracksTable(state)) // what helps lies on the table, and the table rolls
        roll.told = a.successes.value_or(0);
    return roll;
}

Needs needs(const State& state, const FightCounterAttack& a)
{
    Needs needs;
    needs.dice = diceOf(state, rollOf(state, a));
    if (a.lieutenant.isEmpty() && state.threat.attack)
        needs.picks = lieutenantPick(state, state.threat.level);
    return needs;
}

Blanks askedFirst(const State& state, const FightCounterAttack&) { return blankAttacked(state); }

QList<Fault> lacking(const State& state, const FightCounterAttack& a)
{
    if (tracksTable(state) || a.successes)
        return {};
    return {Fault{QStringLiteral("counter-attack.successes"), {},
        engine::fill(tr("How many successes did the team roll against strength %1?"), {strengthText(state)}),
        tr("Roll rebels, mercenaries and their cards on the table, and give the sum of the dice.")}};
}

QList<Fault> faultsIn(const State& state, const FightCounterAttack& a)
{
    return namedTwice(state, QStringLiteral("counter-attack.with"), a.helpers);
}

void check(Checks& checks, const State& state, const FightCounterAttack& a)
{
    goesOn(checks, state);
    checks.must(R::R_NO_COUNTER, state.threat.attack.has_value(), none);
    if (!a.lieutenant.isEmpty())
        canCome(checks, state, a.lieutenant);
    settled(checks, state);
    noteBlanks(checks, blankAttacked(state), R::W_UNKNOWN_STRENGTH);
    supports(checks, state, a.rebels, R::R_REBELS_COUNTER);
    helps(checks, state, a.helpers, RollKind::CounterAttack, {});
    noteDice(checks, state);
    checks.noteIf(checks.isAllowed(), defenceOfBoard(state, a.rebels));
}

void apply(Changes& changes, const State& before, const FightCounterAttack& a)
{
    if (a.rebels > 0)
        rebels(changes, -a.rebels);
    useUp(changes, a.helpers);
    thrown(changes, rollOf(before, a));
    settle(changes);
}

Message tell(const State& before, const FightCounterAttack& a)
{
    return say(a.helpers.isEmpty() ? QT_TR_NOOP("The counter-attack of strength %1 is fought")
                                   : QT_TR_NOOP("The counter-attack of strength %1 is fought with %2"),
        {strengthText(before), titles(before, a.helpers)});
}

void resolveCounterAttack(Changes& changes, int successes, const QString& lieutenant)
{
    Threat& threat = changes.state.threat;
    if (!threat.attack)
        return;
    const int left = threat.attack->strength - successes;
    const Blanks open = blankAttacked(changes.state);
    threat.attack.reset();
    if (left > 0) {
        changes.tell(R::I_OVERRUN, QT_TR_NOOP("Strength left: %1"), {number(left)});
        lose(changes, QT_TR_NOOP("A counter-attack was not fended off: the region is retaken and the scenario is lost"),
            R::I_COUNTER_LOST);
        return;
    }
    if (open.isEmpty())
        changes.tell(R::I_REPELLED);
    else
        changes.tell(R::I_STRENGTH_AWAITED,
            QT_TR_NOOP(
                "Successes %1: whether that repels it is not known. Not entered: %2; declare the scenario lost if it does not"),
            {number(successes), engine::named(open)});
    const Dictator& board = dictator(changes.state);
    const bool stops = !board.id.isEmpty() && threat.level >= board.most;
    if (stops)
        atMost(changes, lieutenant);
    if (stops || threat.tokens == 0)
        threat.step = DictatorStep::Event;
}

// --- events (JA-371 … JA-374)

std::optional<Band> Band::read(const QJsonValue& json)
{
    return json.isString() ? std::optional(Band{json.toString()}) : std::nullopt;
}

QString Band::allowed() { return jaggedalliance::tr("yellow, orange or red"); }

// Which deck it is stands on the track, at its level.
Needs needs(const State& state, const DrawEvent& a)
{
    Needs needs;
    if (!a.event.isEmpty() && !a.facts && !find(state.events, a.event)) // a new one is entered as it is drawn
        needs.facts += engine::Facts{QStringLiteral("facts"), QStringLiteral("events"), {a.event}, false};
    if (!a.event.isEmpty() || a.facts || !tracksTable(state))
        return needs;
    QStringList from, pile;
    const bool isAny = !blankBand(state).isEmpty();
    for (const Event& one : state.events)
        if (one.band.colour.isEmpty() || one.band.colour == bandNow(state) || isAny) {
            if (one.place == Pile::Deck)
                from += one.id;
            else if (one.place == Pile::Gone)
                pile += one.id;
        }
    needs.picks += engine::Pick{QStringLiteral("event"),
        isAny ? tr("event") : engine::fill(tr("%1 event"), {coloured(bandNow(state))}), from.isEmpty() ? pile : from, 1, false};
    return needs;
}

namespace {

// A name alone does nothing, and would be done.
Blanks blankEvent(const State& state, const DrawEvent& a)
{
    const Event* drawn = a.facts ? &*a.facts : find(state.events, a.event);
    if (!drawn || drawn->kind == EventKind::Setup || !drawn->effects.isEmpty() || !drawn->text.isEmpty()
        || engine::toJson(drawn->modifiers) != engine::toJson(Modifiers{}))
        return {};
    const QString place = find(state.events, drawn->id) ? drawn->id : QLatin1Char('+') + drawn->id;
    return {engine::Blank{QStringLiteral("events.%1.text").arg(place),
        engine::fill(tr("the text of %1"), {drawn->title.isEmpty() ? drawn->id : drawn->title})}};
}

} // namespace

// One that is entered as it is drawn was asked for a moment ago.
Blanks askedFirst(const State& state, const DrawEvent& a) { return a.facts ? Blanks() : blankEvent(state, a); }

QList<Fault> faultsIn(const State& state, const DrawEvent& a)
{
    if (a.facts && a.facts->id.isEmpty())
        return {Fault{QStringLiteral("draw-event.facts"), {}, tr("The event has no id."), tr("Give it a short name.")}};
    if (const Event* known = a.facts ? find(state.events, a.facts->id) : nullptr;
        known && (known->place == Pile::Slot || known->place == Pile::Box))
        return {Fault{QStringLiteral("draw-event.facts"), a.facts->id, tr("This event lies in a slot or in the box already."),
            tr("Give the new one a name of its own.")}};
    return {};
}

void check(Checks& checks, const State& state, const DrawEvent& a)
{
    inDictatorPhase(checks, state, DictatorStep::Event);
    checks.must(R::R_COUNTER_FIRST, !state.threat.attack, none);
    const Event* drawn = a.facts ? &*a.facts : find(state.events, a.event);
    const QString band = drawn ? drawn->band.colour : QString();
    const bool isItsDeck = band.isEmpty() || band == bandNow(state);
    if (!a.event.isEmpty() || a.facts)
        checks.must(R::R_BAND, isItsDeck ? engine::Truth(true) : engine::Truth(false, blankBand(state)), [&] {
            return QStringList{coloured(band), coloured(bandNow(state)), number(state.threat.level)};
        });
    noteBlanks(checks, blankEvent(state, a), R::W_UNKNOWN_EVENT);
    if (const Event* one = find(state.events, a.event))
        checks.must(R::R_IN_SLOT, one->place != Pile::Slot && one->place != Pile::Box,
            [&] { return QStringList{titleOf(state, a.event)}; });
}

void apply(Changes& changes, const State& before, const DrawEvent& a)
{
    if (Event* known = a.facts ? find(changes.state.events, a.facts->id) : nullptr)
        *known = *a.facts;
    else if (a.facts)
        changes.state.events += *a.facts;
    const QString named = a.facts ? a.facts->id : a.event;
    const bool isUnseen = named.isEmpty() && !tracksTable(before); // it is read from the table
    const QString id = isUnseen ? QLatin1String(unnamedEvent) : named;
    const Event* drawn = find(changes.state.events, id);
    if (!drawn && !isUnseen)
        return;
    const Event event = drawn ? *drawn : Event{};
    if (isUnseen)
        changes.tell(R::I_LIGHT, QT_TR_NOOP("The event is done by hand; what it does to funds, threat or cubes is said"), {});
    else
        changes.tell(R::I_EVENT, QT_TR_NOOP("Event: %1"), {changes.title(id)});
    carryOut(changes, event.effects, id);
    if (!event.text.isEmpty() && event.effects.isEmpty())
        changes.tell(R::I_NOTE, QT_TR_NOOP("By hand: %1"), {event.text});
    Threat& threat = changes.state.threat;
    if (threat.eventSlots.size() >= mostEvents) {
        const bool hasSetup = std::ranges::any_of(threat.eventSlots, [&](const QString& old) {
            const Event* one = find(changes.state.events, old);
            return one && one->kind == EventKind::Setup;
        });
        for (const QString& old : std::as_const(threat.eventSlots))
            if (Event* back = find(changes.state.events, old))
                back->place =
                    back->kind == EventKind::Setup && before.settings.basicSteps == BasicSteps::Remove ? Pile::Box : Pile::Deck;
        threat.eventSlots.clear();
        threat.night = !threat.night;
        changes.tell(hasSetup ? R::I_SLOTS_FULL_SETUP : R::I_SLOTS_FULL,
            threat.night ? QT_TR_NOOP("All slots were full: their events go back into their decks, and night falls")
                         : QT_TR_NOOP("All slots were full: their events go back into their decks, and day breaks"),
            {});
    }
    threat.eventSlots += id;
    if (Event* slotted = find(changes.state.events, id))
        slotted->place = Pile::Slot;
    changes.tell(R::I_SLOT, QT_TR_NOOP("%1 goes to slot %2"), {changes.title(id), number(threat.eventSlots.size())});
    threat.step = DictatorStep::End;
    settle(changes);
}

Message tell(const State& before, const DrawEvent& a)
{
    const QString id = a.facts ? a.facts->title.isEmpty() ? a.facts->id : a.facts->title : a.event;
    return say(QT_TR_NOOP("Event drawn: %1"),
        {!id.isEmpty()                ? titleOf(before, id)
                : tracksTable(before) ? tr("not named yet")
                                      : tr("by hand")});
}

// --- the end of the phase (JA-388, JA-389)

void check(Checks& checks, const State& state, const EndDictatorPhase&)
{
    inDictatorPhase(checks, state, DictatorStep::End);
    checks.must(R::R_COUNTER_FIRST, !state.threat.attack, none);
    noFallen(checks, state); // whoever takes the place enters with the next player phase (JA-135)
    settled(checks, state);
    const QList<Effect>& due = state.due;
    const auto owed = std::ranges::find_if(due, [](const Effect& effect) { return !effect.may; });
    checks.must(R::R_DUE, owed == due.end(), [&] { return QStringList{effectText(state, *owed)}; });
    reminders(checks, state);
    checks.noteIf(state.threat.tokens > 0 && !state.settings.keepPhaseTokens, R::I_WIPED)
        .starIf(state.threat.tokens > 0 && !state.settings.keepPhaseTokens, "keep_phase_tokens");
}

void apply(Changes& changes, const State& before, const EndDictatorPhase&)
{
    if (!changes.state.scenario)
        return;
    Threat& threat = changes.state.threat;
    if (!before.settings.keepPhaseTokens)
        threat.tokens = 0;
    changes.state.due.removeIf([](const Effect& effect) { return effect.may; });
    if (!threat.night) {
        ++threat.tokens;
        changes.tell(R::I_DAY_TOKEN);
    } else {
        changes.tell(R::I_NIGHT);
    }
    threat.tokens = std::min(99, threat.tokens);
    nextTurn(changes);
    settle(changes);
}

Message tell(const State&, const EndDictatorPhase&) { return say(QT_TR_NOOP("The dictator phase is over")); }

} // namespace jaggedalliance

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 2: how many of the opposition are revealed, and which (p. 7).
#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/crew/made.h"
#include "games/hired-swords/rules/rules.h"

#include <algorithm>

namespace hiredswords {

namespace {

// The zones as chosen, or all of them when there is nothing to choose.
QList<Zone> chosenZones(const State& state, const Reveal& a, int due)
{
    if (!a.zones.isEmpty() || !state.battle)
        return a.zones;
    QList<Zone> hidden;
    for (const Zone zone : zones)
        for (int i = hiddenCount(state, zone); i > 0; --i)
            hidden += zone;
    const bool isOneZone = std::ranges::adjacent_find(hidden, std::not_equal_to<>()) == hidden.end();
    return due >= hidden.size() || isOneZone ? hidden.mid(0, due) : QList<Zone>();
}

struct RevealDue {
    int value = 0;  // what the circle says
    int turned = 0; // of these, before anybody said how many
    int due = 0;    // no more than lie face down (AMB-16)
    QString making;
    bool isKnown = true;

    int left() const { return std::max(0, value - turned); }
};

// What the circle says this round: as counted before, or by the faces given now. Once revealed, nothing more is due.
RevealDue revealDue(const State& state, const QList<int>& rolled, const QList<int>& numbers)
{
    RevealDue result;
    Rolls rolls{state, rolled, numbers};
    const Worth circle = rolls.take(revealOf(contractCard(state)));
    const bool counted = state.battle && state.battle->counted;
    result.isKnown = counted || rolls.complete;
    result.value = counted ? state.battle->revealValue : circle.value;
    result.making = counted ? number(result.value) : circle.making;
    result.turned = state.battle ? state.battle->turned : 0;
    result.due = state.battle && state.battle->revealed ? 0 : std::min(result.left(), hiddenCount(state));
    return result;
}

RevealDue revealDue(const State& state, const Reveal& a) { return revealDue(state, a.rolled, a.numbers); }

QList<Listing> circleOf(const State& state) // where it still has to be evaluated
{
    return state.battle && state.battle->counted ? QList<Listing>() : QList<Listing>{revealOf(contractCard(state))};
}

void tellCircle(Changes& changes, const RevealDue& circle)
{
    if (!blankCircle(changes.state).isEmpty())
        changes.tell(R::W_UNKNOWN_CIRCLE, QT_TR_NOOP("Cards to reveal: not known, nobody entered the circle"));
    else if (circle.turned > 0)
        changes.tell(R::I_CIRCLE, QT_TR_NOOP("Cards to reveal: %1, turned up before the circle was told: %2 (%3)"),
            {number(circle.due), number(circle.turned), circle.making});
    else if (circle.due < circle.value)
        changes.tell(
            R::I_CIRCLE, QT_TR_NOOP("Cards to reveal: %1, no more lie face down (%2)"), {number(circle.due), circle.making});
    else
        changes.tell(R::I_CIRCLE, QT_TR_NOOP("Cards to reveal: %1"), {made(circle.due, circle.making)});
}

// The top cards of the chosen stacks, in the order of the zones: those that were placed last.
QStringList topCards(const State& state, const QList<Zone>& from)
{
    QMap<Zone, QStringList> stacks;
    for (auto it = state.battle->opposition.crbegin(); it != state.battle->opposition.crend(); ++it)
        if (!it->faceUp)
            stacks[it->zone] += it->id;
    QStringList ids;
    for (const Zone zone : from)
        if (QStringList& stack = stacks[zone]; !stack.isEmpty())
            ids += stack.takeFirst();
    return ids;
}

// What the program may draw from for these cards; nothing when the table alone knows its deck.
QStringList unseenFor(const State& state, const QStringList& hidden)
{
    int unnamed = 0;
    for (const Opponent& card : state.battle->opposition)
        unnamed += !card.isMercenary() && card.card.isEmpty() && !find(state.oppositionCards, card.id);
    if (!state.opposition.isListed(unnamed))
        return {};
    const bool early = std::ranges::all_of(hidden, [&](const QString& id) { return opponent(state, id)->earlier; });
    return early ? state.opposition.earlier : state.opposition.unseen;
}

QStringList notLeft(const State& state, const Reveal& a)
{
    QStringList left = state.opposition.unseen + state.opposition.earlier;
    QStringList missing;
    if (state.opposition.isListed(hiddenCount(state)))
        for (const QString& card : a.cards)
            if (!left.removeOne(card))
                missing += titleOf(state, card);
    return missing;
}

} // namespace

// --- which card it is

namespace {

QString nameIn(const NameCard& a) { return a.facts ? a.facts->id : a.name; }

} // namespace

QList<Fault> faultsIn(const State& state, const NameCard& a)
{
    const Opponent& card = *opponent(state, a.card);
    if (card.isMercenary() || !card.card.isEmpty() || find(state.oppositionCards, card.id))
        return {
            Fault{QStringLiteral("name-card.card"), a.card, engine::fill(tr("%1 is known already."), {titleOf(state, a.card)}),
                tr("Correct the opposition of the battle if it was named wrongly.")}};
    if (a.facts && (a.facts->id.isEmpty() || (!a.name.isEmpty() && a.facts->id != a.name)))
        return {Fault{QStringLiteral("name-card.facts.id"), a.facts->id, tr("The facts are of another card, or of none."),
            tr("Give the card's id in both.")}};
    return {};
}

void check(Checks& checks, const State& state, const NameCard& a)
{
    running(checks, state);
    checks.must(R::E_HIDDEN, opponent(state, a.card)->faceUp, [&] { return QStringList{titleOf(state, a.card)}; });
    checks.note(R::I_REVEALED);
}

Needs needs(const State& state, const NameCard& a)
{
    Needs needs;
    if (nameIn(a).isEmpty())
        needs.picks += engine::Pick{QStringLiteral("name"), tr("Opposition"), unseenFor(state, {a.card}), 1, false};
    else if (!a.facts && !find(state.oppositionCards, a.name))
        needs.facts += engine::Facts{QStringLiteral("facts"), QStringLiteral("opposition"), {a.name}, false};
    return needs;
}

void apply(Changes& changes, const State& before, const NameCard& a)
{
    if (a.facts)
        changes.know(*a.facts);
    if (changes.opponent(a.card))
        changes.nameCard(a.card, nameIn(a));
    changes.tell(R::I_REVEALED, QT_TR_NOOP("%1 is %2"), {titleOf(before, a.card), changes.title(nameIn(a))});
}

Message tell(const State& before, const NameCard& a)
{
    const QString is = a.facts && !a.facts->title.isEmpty() ? a.facts->title : nameIn(a);
    return say(is.isEmpty() ? QT_TR_NOOP("It is told which card %1 is") : QT_TR_NOOP("%1 is %2"), {titleOf(before, a.card), is});
}

// --- the circle (HS-135)

QList<Fault> faultsIn(const State& state, const CountReveal& a)
{
    return tooManyNumbers(a.verb, state, {revealOf(contractCard(state))}, a.numbers);
}

Blanks askedFirst(const State& state, const CountReveal&) { return blankCircle(state); }

QList<Fault> lacking(const State& state, const CountReveal& a)
{
    return withoutBattle(state, a.verb) + numbersLacking(a.verb, state, {revealOf(contractCard(state))}, a.numbers);
}

void check(Checks& checks, const State& state, const CountReveal& a)
{
    inBattlePhase(checks, state, 2);
    checkListings(checks, state, {revealOf(contractCard(state))}, a.numbers);
    noteBlanks(checks, blankCircle(state), R::W_UNKNOWN_CIRCLE);
    must(checks, !state.battle || (!state.battle->counted && !state.battle->revealed), tr("the circle is evaluated this round"),
        tr("once each round"), R::E_PHASE_REVEAL);
}

Needs needs(const State& state, const CountReveal&)
{
    return {diceOf(state, revealOf(contractCard(state)), tr("cards to reveal")), {}, {}};
}

void apply(Changes& changes, const State& before, const CountReveal& a)
{
    if (!changes.state.battle)
        return;
    const RevealDue circle = revealDue(before, a.rolled, a.numbers);
    if (blankCircle(before).isEmpty()) { // else nothing is counted yet
        changes.battle().counted = true;
        changes.battle().revealValue = circle.value;
    }
    tellCircle(changes, circle);
    tellValue(changes, revealOf(contractCard(before)));
}

Message tell(const State&, const CountReveal&) { return say(QT_TR_NOOP("The circle is evaluated")); }

// --- turning cards up (HS-136 HS-137)

QList<Fault> faultsIn(const State& state, const Reveal& a)
{
    for (const Zone zone : zones)
        if (a.zones.count(zone) > hiddenCount(state, zone))
            return {Fault{QStringLiteral("reveal.zones"), number(a.zones.count(zone)),
                engine::fill(tr("Face-down cards in the %1 zone: %2."), {shown(zone), number(hiddenCount(state, zone))}),
                tr("Choose other zones, or correct what lies on the table.")}};
    return tooManyNumbers(a.verb, state, circleOf(state), a.numbers);
}

void check(Checks& checks, const State& state, const Reveal& a)
{
    inBattlePhase(checks, state, 2);
    checkListings(checks, state, circleOf(state), a.numbers);
    noteBlanks(checks, blankCircle(state), R::W_UNKNOWN_CIRCLE);
    const RevealDue circle = revealDue(state, a);
    const Blanks blank = blankCircle(state);
    const bool isFirst = !state.battle || !state.battle->revealed; // while nobody knows how many, one after the other
    must(checks, isFirst ? engine::Truth(true) : engine::Truth(false, blank), tr("cards were revealed this round"),
        tr("once each round"), R::E_PHASE_REVEAL);
    must(checks, circle.isKnown, tr("the circle is not evaluated yet"), tr("after the circle is rolled"), R::E_PHASE_REVEAL);
    if (circle.isKnown) {
        const auto chosen = chosenZones(state, a, circle.due).size();
        const auto args = [&] { return QStringList{number(chosen), number(circle.due)}; };
        checks.must(R::E_REVEAL_MAX, engine::Truth(chosen <= circle.due, blank), args);
        checks.must(R::E_REVEAL_SHORT, engine::Truth(chosen >= circle.due, blank), args);
    }
    const QStringList missing = notLeft(state, a);
    checks.should(R::W_NOT_LEFT, missing.isEmpty(), [&] { return QStringList{missing.join(QStringLiteral(", "))}; });
}

Needs needs(const State& state, const Reveal& a)
{
    Needs needs;
    // The program evaluates the circle in an action of its own, so that nobody rolls again for other zones.
    if (!a.rolled.isEmpty() && !(state.battle && state.battle->counted))
        needs.dice = diceOf(state, revealOf(contractCard(state)), tr("cards to reveal"));
    if (!state.battle || !revealDue(state, a).isKnown)
        return needs;
    const QStringList hidden = topCards(state, chosenZones(state, a, revealDue(state, a).due));
    const QStringList from = hidden.isEmpty() ? QStringList() : unseenFor(state, hidden);
    if (a.cards.isEmpty() && !from.isEmpty())
        for (const QString& id : hidden) // whoever turns them up says which lay where
            needs.picks += engine::Pick{QStringLiteral("cards"),
                engine::fill(tr("Opposition, %1 zone"), {shown(opponent(state, id)->zone)}), from, 1, true};
    QStringList unknown;
    for (const QString& id : a.cards)
        if (!find(state.oppositionCards, id) && !find(a.facts, id) && !unknown.contains(id))
            unknown += id;
    if (!unknown.isEmpty())
        needs.facts += engine::Facts{QStringLiteral("facts"), QStringLiteral("opposition"), unknown, true};
    return needs;
}

Blanks askedFirst(const State& state, const Reveal&) { return blankCircle(state); }

QList<Fault> lacking(const State& state, const Reveal& a)
{
    const QList<Fault> faults = withoutBattle(state, a.verb) + numbersLacking(a.verb, state, circleOf(state), a.numbers);
    const auto count = chosenZones(state, a, revealDue(state, a).due).size();
    if (!faults.isEmpty() || a.cards.isEmpty() || a.cards.size() == count)
        return faults;
    return {Fault{QStringLiteral("reveal.cards"), number(a.cards.size()),
        engine::fill(tr("Cards named: %1, revealed: %2."), {number(a.cards.size()), number(count)}),
        tr("Name one card per zone, in the same order, or none.")}};
}

void apply(Changes& changes, const State& before, const Reveal& a)
{
    if (!changes.state.battle)
        return;
    const RevealDue circle = revealDue(before, a);
    const QStringList hidden = topCards(before, chosenZones(before, a, circle.due));
    tellCircle(changes, circle);
    for (const OppositionCard& card : a.facts)
        if (a.cards.contains(card.id))
            changes.know(card);
    for (qsizetype i = 0; i < hidden.size(); ++i) {
        changes.opponent(hidden[i])->faceUp = true;
        changes.battle().changed = true;
        const Zone zone = changes.opponent(hidden[i])->zone;
        if (i < a.cards.size())
            changes.nameCard(hidden[i], a.cards[i]);
        changes.tell(R::I_REVEALED, QT_TR_NOOP("%1: %2 is revealed"), {shown(zone), changes.title(hidden[i])});
    }
    if (!blankCircle(before).isEmpty()) { // the phase is open until somebody says how many
        changes.battle().turned += int(hidden.size());
        return;
    }
    changes.battle().revealed = changes.battle().counted = true;
    changes.battle().revealValue = circle.value;
}

Message tell(const State& before, const Reveal& a)
{
    return say(QT_TR_NOOP("Opposition revealed: %1"), {number(chosenZones(before, a, revealDue(before, a).due).size())});
}

} // namespace hiredswords

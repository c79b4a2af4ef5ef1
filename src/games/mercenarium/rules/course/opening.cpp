// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Before the game: seats, dealing, who goes first.
#include "games/mercenarium/rules/conditions.h"
#include "games/mercenarium/rules/rules.h"

#include <algorithm>

namespace mercenarium {

namespace {

// What the faces count for the first turn: the special one is a 6, on either die.
QList<int> counted(const State& state, const QList<int>& rolled)
{
    QList<int> counts;
    for (const int face : rolled)
        counts += numberOn(foolFaces(state), face).value_or(orderSides);
    return counts;
}

QList<Seat> rolling(const State& state)
{
    QList<Seat> who;
    for (const Roll& roll : state.rolls)
        if (roll.face == 0)
            who += roll.id;
    if (state.rolls.isEmpty())
        for (const Player& one : state.players)
            who += one.id;
    return who;
}

void beginWhenReady(Changes& changes)
{
    State& state = changes.state;
    const bool isDealt = state.dealt || !tracksBoard(state); // the table deals unseen
    if (!isDealt || !isOrderKnown(state) || state.step != Step::Setup)
        return;
    state.step = Step::Play;
    state.current = std::ranges::max_element(state.rolls, {}, &Roll::face)->id;
    state.turn = 1;
    if (Player* who = player(state, state.current))
        who->lastTurn = state.turn;
}

int dealtHymns(const State& state) { return state.settings.hymns == OnOff::On ? int(state.players.size()) : 0; }

engine::Pick blind(const char* field, const char* label, const QList<Card>& from, int count)
{
    engine::Pick pick{QLatin1String(field), tr(label), {}, count, true};
    for (const Card card : from)
        pick.from += card.text();
    return pick;
}

QList<Fault> wrongCards(const char* place, const QList<Card>& cards, qsizetype count, bool hymns)
{
    QList<Fault> faults = twice(place, cards);
    if (!cards.isEmpty() && cards.size() != count)
        faults += Fault{QLatin1String(place), number(cards.size()),
            engine::fill(tr("%1 cards are dealt here, not %2."), {number(count), number(cards.size())}),
            tr("Name them player by player, or leave them out.")};
    for (const Card card : cards)
        if (card.isNamed() && card.isHymn() != hymns)
            faults += Fault{QLatin1String(place), card.text(), tr("This card belongs to the other pile."),
                tr("Cards of the deck are dealt as cards, hymns as hymns.")};
    return faults;
}

} // namespace

// --- seats

// Two of one name are told apart by nobody; a seat may stay without one.
QList<engine::Fault> lacking(const State& state, const TakeSeat& a)
{
    const QString name = a.name.trimmed();
    if (name.isEmpty() || std::ranges::none_of(state.players, [&](const Player& who) { return who.name == name; }))
        return {};
    return {engine::Fault{QStringLiteral("seat.name"), a.name, engine::fill(tr("%1 sits at this table already."), {name}),
        tr("Give every player a name of its own.")}};
}

void check(Checks& checks, const State& state, const TakeSeat& a)
{
    mustBeBefore(checks, state);
    checks.must(R::E_DEALT, !state.dealt, [] { return QStringList(); });
    checks.must(R::E_SEATS, state.players.size() < qsizetype(seats.size()),
        [&] { return QStringList{number(state.players.size() + 1)}; });
    checks.must(R::E_SEAT_TAKEN, !player(state, a.seat), [&] { return QStringList{shown(a.seat)}; });
    checks.noteIf(checks.isAllowed(), R::I_SEATED);
}

void apply(Changes& changes, const State&, const TakeSeat& a)
{
    if (Player* who = player(changes.state, a.seat)) {
        who->name = a.name;
        return;
    }
    Player who;
    who.id = a.seat;
    who.name = a.name;
    changes.state.players += who;
    std::ranges::sort(changes.state.players, {}, &Player::id);
    changes.state.rolls.clear();
}

Message tell(const State&, const TakeSeat& a)
{
    return say(QT_TR_NOOP("%1 sits down in the %2"), {a.name.isEmpty() ? tr("A player") : a.name, shown(a.seat)});
}

void check(Checks& checks, const State& state, const LeaveSeat& a)
{
    mustBeBefore(checks, state);
    checks.must(R::E_DEALT, !state.dealt, [] { return QStringList(); });
    checks.must(R::E_SEAT_EMPTY, player(state, a.seat) != nullptr, [&] {
        return QStringList{shown(a.seat), namesOfSeats(state)};
    });
}

void apply(Changes& changes, const State& before, const LeaveSeat& a)
{
    if (before.step == Step::Setup) { // in the middle of a game nobody can be taken away
        changes.state.players.removeIf([&](const Player& who) { return who.id == a.seat; });
        changes.state.board.removeIf([&](const Placed& card) { return card.owner == a.seat || card.contract == a.seat; });
        changes.state.rolls.clear();
    }
}

Message tell(const State& before, const LeaveSeat& a) { return say(QT_TR_NOOP("%1 leaves the board"), {nameOf(before, a.seat)}); }

// --- dealing (ME-015, ME-016)

Needs needs(const State& state, const Deal& a)
{
    Needs needs;
    if (!tracksHands(state))
        return needs;
    const int players = int(state.players.size());
    if (a.cards.isEmpty() && players > 0)
        needs.picks += blind("cards", QT_TR_NOOP("cards dealt"), unseenCards(state), mostInHand * players);
    if (a.hymns.isEmpty() && dealtHymns(state) > 0)
        needs.picks += blind("hymns", QT_TR_NOOP("hymns dealt"), unseenHymns(state), dealtHymns(state));
    return needs;
}

QList<Fault> wrongIn(const State& state, const Deal& a)
{
    return wrongCards("deal.cards", a.cards, mostInHand * state.players.size(), false)
        + wrongCards("deal.hymns", a.hymns, dealtHymns(state), true);
}

void check(Checks& checks, const State& state, const Deal&)
{
    mustBeBefore(checks, state, R::E_SETUP_OVER_DEAL);
    checks.must(R::E_DEALT, !state.dealt, [] { return QStringList(); });
    mustSeatWell(checks, state);
    checks.noteIf(checks.isAllowed(), R::I_DEALT);
}

void apply(Changes& changes, const State&, const Deal& a)
{
    State& state = changes.state;
    const bool withHymns = state.settings.hymns == OnOff::On;
    if (!tracksBoard(state)) {
        state.dealt = true;
        beginWhenReady(changes);
        return;
    }
    for (const Card card : a.cards + a.hymns)
        changes.take(card);
    qsizetype next = 0, nextHymn = 0;
    for (Player& who : state.players) {
        who.hand.clear();
        who.hymns.clear();
        for (int i = 0; i < mostInHand; ++i)
            who.hand += withoutKind(a.cards.value(next++));
        if (withHymns)
            who.hymns += Held{withoutKind(a.hymns.value(nextHymn++)), false, 0};
    }
    state.deck = deckCards - int(next);
    state.hymnal = withHymns ? hymnCards - int(nextHymn) : 0;
    state.dealt = true;
    if (withHymns)
        changes.tell(R::I_DEALT_HYMNS);
    changes.tell(R::I_DEALT, QT_TR_NOOP("Left in the deck: %1, in the hymnal: %2"), {number(state.deck), number(state.hymnal)});
    beginWhenReady(changes);
}

Message tell(const State& before, const Deal&)
{
    return before.settings.hymns == OnOff::On ? say(QT_TR_NOOP("Five cards and one hymn are dealt to everybody"))
                                              : say(QT_TR_NOOP("Five cards are dealt to everybody"));
}

// --- the first turn (ME-022 … ME-025)

Needs needs(const State& state, const RollOrder&)
{
    Needs needs;
    for (const Seat seat : isOrderKnown(state) ? QList<Seat>() : rolling(state))
        needs.dice += engine::Die{.label = engine::fill(tr("first turn: %1"), {nameOf(state, seat)}),
            .sides = orderSides,
            .faces = state.settings.foolFaces,
            .counts = state.settings.foolFaces.isEmpty() ? QList<int>() : counted(state, {1, 2, 3, 4, 5, 6}),
            .countsAlone = true};
    return needs;
}

void check(Checks& checks, const State& state, const RollOrder&)
{
    mustBeBefore(checks, state, R::E_SETUP_OVER_ROLL);
    mustSeatWell(checks, state);
    if (state.settings.foolFaces.isEmpty())
        checks.should(R::W_FACES,
            engine::Truth(true, {engine::Blank{QStringLiteral("settings.fool_faces"), tr("what is printed on the Fool die")}}),
            [] { return QStringList(); });
    checks.must(R::E_ORDER_KNOWN, !isOrderKnown(state),
        [&] { return QStringList{nameOf(state, std::ranges::max_element(state.rolls, {}, &Roll::face)->id)}; });
}

void apply(Changes& changes, const State& before, const RollOrder& a)
{
    State& state = changes.state;
    const QList<Seat> who = rolling(before);
    if (who.isEmpty() || a.rolled.size() != who.size())
        return;
    const QList<int> counts = counted(before, a.rolled);
    const int highest = *std::ranges::max_element(counts);
    state.rolls.clear();
    for (qsizetype i = 0; i < who.size(); ++i)
        if (counts[i] == highest || counts.count(highest) == 1)
            state.rolls += Roll{who[i], counts.count(highest) == 1 ? counts[i] : 0};
    const QStringList faces = foolFaces(before);
    if (std::ranges::any_of(a.rolled, [&](int face) { return !numberOn(faces, face); }))
        changes.tell(R::I_SPECIAL_FACE);
    if (isOrderKnown(state)) {
        state.current = std::ranges::max_element(state.rolls, {}, &Roll::face)->id;
        changes.tell(R::I_ORDER, QT_TR_NOOP("%1 goes first, then clockwise"), {changes.name(state.current)});
    } else {
        QStringList tied;
        for (const Roll& roll : state.rolls)
            tied += changes.name(roll.id);
        changes.tell(R::I_TIE, QT_TR_NOOP("A tie: %1 roll again"), {tied.join(QStringLiteral(", "))});
    }
    beginWhenReady(changes);
}

Message tell(const State& before, const RollOrder& a)
{
    QStringList rolls;
    const QList<Seat> who = rolling(before);
    for (qsizetype i = 0; i < std::min(who.size(), a.rolled.size()); ++i)
        rolls += nameOf(before, who[i]) + QLatin1Char(' ') + number(a.rolled[i]);
    const State after = apply(before, a).state;
    if (rolls.isEmpty() || !isOrderKnown(after))
        return say(
            QT_TR_NOOP("Rolled for the first turn: %1"), {rolls.isEmpty() ? tr("not yet") : rolls.join(QStringLiteral(", "))});
    return say(QT_TR_NOOP("%2 goes first. Rolled for it: %1"), {rolls.join(QStringLiteral(", ")), nameOf(before, after.current)});
}

} // namespace mercenarium

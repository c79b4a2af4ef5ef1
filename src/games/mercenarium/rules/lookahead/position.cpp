// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Positions while looking ahead: what is lawful, and what it leads to.
#include "games/mercenarium/rules/lookahead/position.h"

#include "games/mercenarium/rules/lookahead/mixing.h"
#include "games/mercenarium/rules/query.h"

#include <bit>

namespace mercenarium {

namespace {

constexpr int captureWorth = 1000;
constexpr int unspentWorth = 60;
constexpr int limboWorth = 700;
constexpr int inPlayWorth = 25;
constexpr int inHandWorth = 4;
constexpr int stepWorth = 2; // nearer to the enemy's house

constexpr quint64 bit(Card card) { return quint64(1) << card.code; }

template <class Do> void eachOf(quint64 cards, Do act)
{
    for (; cards; cards &= cards - 1)
        act(Card{std::countr_zero(cards)});
}

template <class Keep> constexpr quint64 cardsThat(Keep keep)
{
    quint64 cards = 0;
    for (int code = 0; code < deckCards; ++code)
        cards |= keep(Card{code}) ? bit({code}) : 0;
    return cards;
}

constexpr quint64 mercenaries = cardsThat([](Card card) { return card.isMercenary(); });

// By base: what may be summoned beside it.
constexpr auto fitting = [] {
    std::array<quint64, deckCards> all{};
    for (int base = 0; base < deckCards; ++base)
        all[base] = cardsThat([base](Card card) { return fits(card, Card{base}); });
    return all;
}();

int handSize(const Position& position, int who) { return std::popcount(position.hands[who]) + position.unknown[who]; }

bool mustDiscard(const Position& position) { return !position.singularity && handSize(position, position.toMove) >= mostInHand; }

int worthOf(const Sheet& sheet, Card card, int owner, int place)
{
    return (owner ? -1 : 1) * (inPlayWorth + card.value() - stepWorth * sheet.away[owner][place]);
}

quint64 spreadOf(Card card, int owner, int place) { return mixed(quint64(place << 7 | owner << 6 | card.code)); }

Contest contestAt(const Sheet& sheet, Card attacker, Card defender, int me, Side direction)
{
    const int mine = sheet.dots[attacker.code][int(edgeOn(sheet.seats[me], direction))];
    const int theirs = sheet.dots[defender.code][int(edgeOn(sheet.seats[1 - me], opposite(direction)))];
    return contestOf(sheet.wheel, attacker, defender, mine, theirs);
}

void captures(const Sheet& sheet, const Position& position, std::vector<Ply>& into)
{
    const int me = position.toMove;
    eachOf(position.own[me], [&](Card card) {
        for (const Side side : sides) {
            const int next = sheet.beside[position.at[card.code]][int(side)];
            if (next < 0 || position.isFree(next))
                continue;
            const Card target = position.cardAt(next);
            if (position.ownerOf(target) == me)
                continue;
            const Contest result = contestAt(sheet, card, target, me, side);
            if (result == Contest::Capture || result == Contest::Annihilation)
                into.push_back({Deed::Capture, card, sheet.spaces[next], target});
        }
    });
}

void purchases(const Sheet& sheet, const Position& position, std::vector<Ply>& into)
{
    if (position.unspent[position.toMove] > 0)
        eachOf(position.own[1 - position.toMove] & mercenaries & ~position.contract, [&](Card card) {
            into.push_back({Deed::Buy, card, sheet.spaces[position.at[card.code]], unnamed});
        });
}

// Hand cards that lean on an own card beside this space.
quint64 leaning(const Sheet& sheet, const Position& position, int place)
{
    quint64 cards = 0;
    for (const int next : sheet.beside[place])
        if (next >= 0 && !position.isFree(next) && position.ownerOf(position.cardAt(next)) == position.toMove)
            cards |= fitting[position.cardAt(next).code];
    return cards & position.hands[position.toMove];
}

void summons(const Sheet& sheet, const Position& position, std::vector<Ply>& into)
{
    const int me = position.toMove;
    const auto add = [&](quint64 cards, int place) {
        eachOf(cards, [&](Card card) { into.push_back({Deed::Summon, card, sheet.spaces[place], unnamed}); });
    };
    if (!position.hands[me])
        return;
    if (position.isFree(sheet.houses[me]))
        add(position.hands[me], sheet.houses[me]);
    eachOf(position.own[me], [&](Card base) {
        for (const int place : sheet.beside[position.at[base.code]]) {
            if (place < 0 || !position.isFree(place) || place == sheet.houses[me]
                || (place == sheet.houses[1 - me] && !sheet.ontoEnemyHouse))
                continue;
            // Beside several own cards the lowest of them brings the space.
            const bool isFirst = std::ranges::none_of(sheet.beside[place], [&](int next) {
                return next >= 0 && !position.isFree(next) && position.ownerOf(position.cardAt(next)) == me
                    && position.cardAt(next).code < base.code;
            });
            if (isFirst)
                add(leaning(sheet, position, place), place);
        }
    });
}

void moves(const Sheet& sheet, const Position& position, std::vector<Ply>& into)
{
    eachOf(position.own[position.toMove], [&](Card card) {
        for (const int next : sheet.beside[position.at[card.code]])
            if (next >= 0 && position.isFree(next))
                into.push_back({Deed::Move, card, sheet.spaces[next], unnamed});
    });
}

void draws(const Position& position, std::vector<Ply>& into)
{
    if (position.deck < 1)
        return;
    const bool isFull = mustDiscard(position);
    if (!isFull || position.unknown[position.toMove] > 0)
        into.push_back({Deed::Draw, unnamed, {}, unnamed});
    if (isFull)
        eachOf(position.hands[position.toMove], [&](Card card) { into.push_back({Deed::Draw, card, {}, unnamed}); });
}

void draw(Position& position, Card discarded)
{
    const int me = position.toMove;
    if (mustDiscard(position)) {
        ++position.rest;
        if (discarded.isNamed())
            position.hands[me] &= ~bit(discarded);
        else
            --position.unknown[me];
    }
    ++position.unknown[me];
    if (--position.deck == 0 && !position.singularity) {
        position.singularity = true;
        position.deck = position.rest;
        position.rest = 0;
    }
}

} // namespace

QString Ply::text() const
{
    QStringList words{engine::nameOf(deed)};
    if (card.isNamed())
        words += card.text();
    if (deed == Deed::Capture)
        words += target.text();
    else if (deed == Deed::Summon || deed == Deed::Move)
        words += at.text();
    return words.join(QLatin1Char(' '));
}

Sheet::Sheet(const State& state)
    : width(state.settings.boardWidth)
    , height(state.settings.boardHeight)
    , wheel(wheelOf(state.settings))
    , ontoEnemyHouse(state.settings.fieldSummonOnEnemyHouse == OnOff::On)
    , limboByAny(state.settings.limboBy == LimboBy::AnyPresence)
{
    for (int i = 0; i < 2; ++i) {
        seats[i] = state.players[i].id;
        houses[i] = place(houseOf(state, seats[i]));
    }
    for (int at = 0; at < width * height; ++at) {
        spaces[at] = {at % width, at / width};
        for (const Side side : sides) {
            const Space next = spaces[at].next(side);
            beside[at][int(side)] = isOnBoard(state, next) ? qint16(place(next)) : -1;
        }
        for (int who = 0; who < 2; ++who)
            away[who][at] = qint16(steps(spaces[at], houseOf(state, seats[1 - who])));
    }
    for (int code = 0; code < deckCards; ++code) {
        const Aura aura = auraOf(state, Card{code});
        for (const Side side : sides)
            dots[code][int(side)] = qint8(aura.at(side));
    }
}

Position::Position(const State& state, const Sheet& sheet)
    : m_spaces(sheet.width * sheet.height)
    , m_cells{}
{
    deck = state.deck;
    singularity = state.singularity;
    rest = state.hymnal + int(state.discard.size());
    for (const Placed& card : state.board) {
        if (!isOnBoard(state, card.at))
            continue;
        const int owner = card.owner == sheet.seats[1];
        put(sheet, card.id, owner, sheet.place(card.at));
        contract |= card.contract ? bit(card.id) : 0;
        for (int who = 0; who < 2; ++who)
            if (sheet.place(card.at) == sheet.houses[who])
                came[who] = card.came != Came::Moved;
    }
    toMove = state.current == sheet.seats[1];
    for (int i = 0; i < 2; ++i) {
        const Player& who = state.players[i];
        for (const Card card : who.hand)
            hands[i] |= card.isOfDeck() ? bit(card) : 0;
        unspent[i] = int(who.faceDown.size());
        captures[i] = who.captures();
        if (i == toMove)
            beganInLimbo = who.limboSince >= 0 ? who.limboSince < state.turn : mercenarium::isInLimbo(state, who.id);
    }
}

Position& Position::operator=(const Position& other)
{
    Standing::operator=(other);
    m_spaces = other.m_spaces;
    copyCells(other);
    return *this;
}

quint64 Position::hash() const
{
    quint64 counts = 0;
    for (const int count : {deck, rest, unknown[0], unknown[1], unspent[0], unspent[1], captures[0], captures[1]})
        counts = (counts << 8) ^ quint64(count);
    const quint64 flags = toMove | came[0] << 1 | came[1] << 2 | beganInLimbo << 3 | singularity << 4;
    quint64 all = spread;
    for (const quint64 one : {hands[0], hands[1], contract, counts, flags})
        all = mixed(all ^ one);
    return all;
}

void Position::put(const Sheet& sheet, Card card, int owner, int place)
{
    m_cells[place] = quint8(card.code + 1);
    at[card.code] = quint16(place);
    own[owner] |= bit(card);
    worth += worthOf(sheet, card, owner, place);
    spread ^= spreadOf(card, owner, place);
}

void Position::lift(const Sheet& sheet, Card card)
{
    const int owner = ownerOf(card), place = at[card.code];
    m_cells[place] = 0;
    own[owner] &= ~bit(card);
    worth -= worthOf(sheet, card, owner, place);
    spread ^= spreadOf(card, owner, place);
    for (int who = 0; who < 2; ++who)
        if (place == sheet.houses[who])
            came[who] = false;
}

bool isInLimbo(const Sheet& sheet, const Position& position, int who)
{
    return !position.own[who] && !position.isFree(sheet.houses[who]) && (sheet.limboByAny || !position.came[who]);
}

int worthFor(const Sheet& sheet, const Position& position, int who)
{
    int worth = who ? -position.worth : position.worth;
    for (const int one : {who, 1 - who}) {
        const int has = position.captures[one] * captureWorth + position.unspent[one] * unspentWorth
            + inHandWorth * handSize(position, one) - limboWorth * isInLimbo(sheet, position, one);
        worth += one == who ? has : -has;
    }
    return worth;
}

void capturingPlies(const Sheet& sheet, const Position& position, std::vector<Ply>& into)
{
    into.clear();
    captures(sheet, position, into);
}

void legalPlies(const Sheet& sheet, const Position& position, std::vector<Ply>& into)
{
    capturingPlies(sheet, position, into);
    purchases(sheet, position, into);
    summons(sheet, position, into);
    moves(sheet, position, into);
    draws(position, into);
}

void play(const Sheet& sheet, Position& position, const Ply& ply)
{
    const int me = position.toMove, to = sheet.place(ply.at);
    const auto arrive = [&](bool byMoving) {
        position.put(sheet, ply.card, me, to);
        for (int who = 0; who < 2; ++who)
            position.came[who] |= !byMoving && to == sheet.houses[who];
    };
    switch (ply.deed) {
    case Deed::Summon:
        position.hands[me] &= ~bit(ply.card);
        position.contract |= bit(ply.card) & mercenaries;
        arrive(false);
        break;
    case Deed::Move:
        position.lift(sheet, ply.card);
        arrive(true);
        break;
    case Deed::Capture: {
        const Side direction = *sideTowards(sheet.spaces[position.at[ply.card.code]], ply.at);
        const bool annihilates = contestAt(sheet, ply.card, ply.target, me, direction) == Contest::Annihilation;
        position.lift(sheet, ply.target);
        position.lift(sheet, ply.card);
        position.contract &= ~bit(ply.target);
        if (annihilates) {
            position.contract &= ~bit(ply.card);
            position.rest += 2;
            break;
        }
        arrive(true);
        ++position.unspent[me];
        ++position.captures[me];
        break;
    }
    case Deed::Buy:
        --position.unspent[me];
        position.contract |= bit(ply.card);
        position.lift(sheet, ply.card);
        arrive(false);
        break;
    case Deed::Draw:
        draw(position, ply.card);
        break;
    case Deed::Sing:
    case Deed::Learn:
        break; // not looked at
    }
    position.toMove = 1 - me;
    position.beganInLimbo = isInLimbo(sheet, position, position.toMove);
    position.contract &= ~position.own[position.toMove];
}

} // namespace mercenarium

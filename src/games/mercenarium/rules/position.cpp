// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Positions while looking ahead: what is lawful, and what it leads to.
#include "games/mercenarium/rules/lookahead.h"
#include "games/mercenarium/rules/query.h"

#include <bit>

namespace mercenarium {

namespace {

constexpr quint64 bit(Card card)
{
    return quint64(1) << card.code;
}

Card cardIn(quint16 cell)
{
    return {(cell & Position::cardBits) - 1};
}

int ownerIn(quint16 cell)
{
    return cell & Position::ownerBit ? 1 : 0;
}

quint16 cellOf(Card card, int owner, int bits = 0)
{
    return quint16((card.code + 1) | (owner ? Position::ownerBit : 0) | bits);
}

int handSize(const Position& position, int who)
{
    return std::popcount(position.hands[who]) + position.unknown[who];
}

// The neighbouring space in that direction; -1 off the board.
int neighbour(const Sheet& sheet, int place, Side side)
{
    const Space next = sheet.space(place).next(side);
    return next.column < 0 || next.row < 0 || next.column >= sheet.width || next.row >= sheet.height ? -1 : sheet.place(next);
}

Contest contestAt(const Sheet& sheet, const Position& position, int from, int to, Side direction)
{
    const Card mine = cardIn(position.cells[from]), theirs = cardIn(position.cells[to]);
    const Side myEdge = edgeOn(sheet.seats[ownerIn(position.cells[from])], direction);
    const Side theirEdge = edgeOn(sheet.seats[ownerIn(position.cells[to])], opposite(direction));
    return contestOf(sheet.wheel, mine, theirs, sheet.dots[mine.code][int(myEdge)], sheet.dots[theirs.code][int(theirEdge)]);
}

void summons(const Sheet& sheet, const Position& position, std::vector<Ply>& into)
{
    const int me = position.toMove;
    const int spaces = sheet.width * sheet.height;
    for (int place = 0; place < spaces; ++place) {
        if (position.cells[place])
            continue;
        quint64 fitting = 0;
        if (place == sheet.houses[me]) {
            fitting = ~quint64(0);
        } else if (sheet.ontoEnemyHouse || place != sheet.houses[1 - me]) {
            for (const Side side : sides) {
                const int next = neighbour(sheet, place, side);
                if (next < 0 || !position.cells[next] || ownerIn(position.cells[next]) != me)
                    continue;
                const Card base = cardIn(position.cells[next]);
                for (quint64 left = position.hands[me]; left; left &= left - 1)
                    if (const Card card{std::countr_zero(left)}; fits(card, base))
                        fitting |= bit(card);
            }
        }
        for (quint64 left = position.hands[me] & fitting; left; left &= left - 1)
            into.push_back({Deed::Summon, Card{std::countr_zero(left)}, sheet.space(place), unnamed});
    }
}

void boardPlies(const Sheet& sheet, const Position& position, std::vector<Ply>& into)
{
    const int me = position.toMove;
    const int spaces = sheet.width * sheet.height;
    for (int place = 0; place < spaces; ++place) {
        const quint16 cell = position.cells[place];
        if (!cell)
            continue;
        const Card card = cardIn(cell);
        if (ownerIn(cell) != me) {
            if (card.isMercenary() && !(cell & Position::contractBit) && position.unspent[me] > 0)
                into.push_back({Deed::Buy, card, sheet.space(place), unnamed});
            continue;
        }
        for (const Side side : sides) {
            const int next = neighbour(sheet, place, side);
            if (next < 0)
                continue;
            if (!position.cells[next]) {
                into.push_back({Deed::Move, card, sheet.space(next), unnamed});
            } else if (ownerIn(position.cells[next]) != me) {
                const Contest result = contestAt(sheet, position, place, next, side);
                if (result == Contest::Capture || result == Contest::Annihilation)
                    into.push_back({Deed::Capture, card, sheet.space(next), cardIn(position.cells[next])});
            }
        }
    }
}

void draws(const Position& position, std::vector<Ply>& into)
{
    if (position.deck < 1)
        return;
    const int me = position.toMove;
    const bool isFull = !position.singularity && handSize(position, me) >= mostInHand;
    if (!isFull || position.unknown[me] > 0)
        into.push_back({Deed::Draw, unnamed, {}, unnamed});
    if (isFull)
        for (quint64 left = position.hands[me]; left; left &= left - 1)
            into.push_back({Deed::Draw, Card{std::countr_zero(left)}, {}, unnamed});
}

int placeOf(const Sheet& sheet, const Position& position, Card card)
{
    for (int place = 0; place < sheet.width * sheet.height; ++place)
        if (position.cells[place] && cardIn(position.cells[place]) == card)
            return place;
    return -1;
}

} // namespace

Sheet::Sheet(const State& state)
    : width(state.settings.boardWidth), height(state.settings.boardHeight), wheel(wheelOf(state.settings)),
      ontoEnemyHouse(state.settings.fieldSummonOnEnemyHouse == OnOff::On), limboByAny(state.settings.limboBy == LimboBy::AnyPresence),
      rest(state.hymnal + int(state.discard.size()))
{
    for (int i = 0; i < 2; ++i) {
        seats[i] = state.players[i].id;
        houses[i] = place(houseOf(state, seats[i]));
    }
    for (int code = 0; code < deckCards; ++code) {
        const Aura aura = auraOf(state, Card{code});
        for (const Side side : sides)
            dots[code][int(side)] = aura.at(side);
    }
}

Position::Position(const State& state, const Sheet& sheet) : deck(state.deck), singularity(state.singularity)
{
    for (const Placed& card : state.board) {
        if (!mercenarium::isOnBoard(state, card.at))
            continue;
        const int bits = (card.contract ? contractBit : 0) | (card.came == Came::Moved ? 0 : otherwiseBit);
        cells[sheet.place(card.at)] = cellOf(card.id, card.owner == sheet.seats[1], bits);
    }
    for (int i = 0; i < 2; ++i) {
        const Player& who = state.players[i];
        for (const Card card : who.hand)
            hands[i] |= card.isOfDeck() ? bit(card) : 0;
        unspent[i] = int(who.faceDown.size());
        captures[i] = who.captures();
        limboAtStart[i] = who.limboSince >= 0 ? who.limboSince < state.turn : mercenarium::isInLimbo(state, who.id);
    }
    toMove = state.current == sheet.seats[1];
}

bool isInLimbo(const Sheet& sheet, const Position& position, int who)
{
    const quint16 there = position.cells[sheet.houses[who]];
    if (!there || ownerIn(there) == who || (!sheet.limboByAny && (there & Position::otherwiseBit)))
        return false;
    for (int place = 0; place < sheet.width * sheet.height; ++place)
        if (position.cells[place] && ownerIn(position.cells[place]) == who)
            return false;
    return true;
}

void legalPlies(const Sheet& sheet, const Position& position, std::vector<Ply>& into)
{
    into.clear();
    boardPlies(sheet, position, into);
    summons(sheet, position, into);
    draws(position, into);
}

void play(const Sheet& sheet, Position& position, const Ply& ply)
{
    const int me = position.toMove;
    const int to = sheet.place(ply.at);
    switch (ply.deed) {
    case Deed::Summon:
        position.hands[me] &= ~bit(ply.card);
        position.cells[to] = cellOf(ply.card, me, Position::otherwiseBit | (ply.card.isMercenary() ? Position::contractBit : 0));
        break;
    case Deed::Move: {
        quint16& from = position.cells[placeOf(sheet, position, ply.card)];
        position.cells[to] = cellOf(ply.card, me, from & Position::contractBit);
        from = 0;
        break;
    }
    case Deed::Capture: {
        const int from = placeOf(sheet, position, ply.card);
        const bool annihilates = contestAt(sheet, position, from, to, *sideTowards(sheet.space(from), ply.at)) == Contest::Annihilation;
        position.cells[to] = annihilates ? 0 : cellOf(ply.card, me, position.cells[from] & Position::contractBit);
        position.cells[from] = 0;
        if (annihilates) {
            position.discarded += 2;
        } else {
            ++position.unspent[me];
            ++position.captures[me];
        }
        break;
    }
    case Deed::Buy:
        --position.unspent[me];
        position.cells[to] = cellOf(ply.card, me, Position::contractBit | Position::otherwiseBit);
        break;
    case Deed::Draw:
        if (!position.singularity && handSize(position, me) >= mostInHand)
            ++position.discarded;
        if (ply.card.isNamed())
            position.hands[me] &= ~bit(ply.card);
        else if (!position.singularity && handSize(position, me) >= mostInHand)
            --position.unknown[me];
        ++position.unknown[me];
        if (--position.deck == 0 && !position.singularity) {
            position.singularity = true;
            position.deck = sheet.rest + position.discarded;
        }
        break;
    case Deed::Sing:
    case Deed::Learn: break; // not looked at
    }
    const int next = 1 - me;
    position.toMove = next;
    position.limboAtStart[next] = isInLimbo(sheet, position, next);
    for (int place = 0; place < sheet.width * sheet.height; ++place)
        if (position.cells[place] && ownerIn(position.cells[place]) == next)
            position.cells[place] &= quint16(~Position::contractBit);
}

} // namespace mercenarium

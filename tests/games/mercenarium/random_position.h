// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Random tables with open hands, for tests and benchmarks.
#pragma once

#include "dice/source.h"
#include "games/mercenarium/rules/state.h"

#include <algorithm>

namespace mercenarium {

// Up to `most` cards in play on a board of the given size; every aura is known. Two players sit opposite, three or four anywhere.
inline State randomState(dice::Source& chance, int width, int height, int most, int players = 2)
{
    const auto below = [&](int n) { return chance.face(n) - 1; };
    State state;
    state.settings.boardWidth = width;
    state.settings.boardHeight = height;
    if (players > 2) {
        QList<Seat> left(seats.begin(), seats.end());
        left.removeAt(below(int(left.size())));
        if (players > 3)
            left = {seats.begin(), seats.end()};
        state.players.clear();
        for (const Seat seat : left)
            state.players += Player{seat, {}, {}, {}, {}, {}, -1, 0};
    } else if (below(4) == 0)
        state.players = {Player{Seat::West, {}, {}, {}, {}, {}, -1, 0}, Player{Seat::East, {}, {}, {}, {}, {}, -1, 0}};
    state.current = state.players[below(int(state.players.size()))].id;
    state.turn = 9;
    if (below(5) == 0)
        state.settings.fieldSummonOnEnemyHouse = OnOff::Off;
    if (below(6) == 0) { // a printed wheel that differs
        QList<Suit> left(suits.begin(), suits.end());
        while (!left.isEmpty())
            state.settings.wheel += left.takeAt(below(int(left.size())));
    }
    QList<Card> deck;
    for (int code = 0; code < deckCards; ++code) {
        deck += Card{code};
        if (!Card{code}.isLord())
            state.auras += AuraLine{Card{code}, Aura{below(4), below(4), below(4), below(4)}, {}};
    }
    const auto taken = [&] { return deck.takeAt(below(int(deck.size()))); };
    QList<Space> spaces;
    for (int column = 0; column < width; ++column)
        for (int row = 0; row < height; ++row)
            spaces += Space{column, row};
    for (int left = below(std::min(most, width * height) + 1); left > 0; --left) {
        Placed card{taken(), spaces.takeAt(below(int(spaces.size()))), state.players[below(int(state.players.size()))].id, {}, 0,
            Came::Moved};
        if (card.id.isMercenary() && below(3) == 0)
            card.contract = card.owner;
        state.board += card;
    }
    for (Player& who : state.players) {
        for (int left = below(6); left > 0; --left)
            who.hand += taken();
        for (int left = below(3); left > 0; --left)
            who.faceDown += taken();
        for (int left = below(2); left > 0; --left)
            who.faceUp += taken();
    }
    state.deck = int(deck.size());
    if (players > 2 && below(4) == 0) { // the one deck, and hands beyond five
        state.singularity = true;
        state.hymnal = 0;
        for (int more = below(4); more > 0; --more)
            state.players.first().hand += taken();
        state.deck = int(deck.size());
    }
    for (Player& who : state.players)
        if (players > 2 && below(2) == 0)
            who.hymns += Held{Card::hymn(1 + int(&who - &state.players.first())), false, 0};
    return state;
}

// A table of so many players on a board of 3 to 7, with whatever a table may be: without hymns, in Limbo, in Singularity, with
// cards, hymns or dots that nobody knows, with cards gained this very turn, with one card too many.
inline State variedState(dice::Source& chance, int players)
{
    const auto oneIn = [&](int n) { return chance.face(n) == 1; };
    State state = randomState(chance, 1 + 2 * chance.face(3), 1 + 2 * chance.face(3), 12, players);
    Player& who = *std::ranges::find(state.players, state.current, &Player::id);
    if (oneIn(5)) {
        state.settings.hymns = OnOff::Off;
        state.hymnal = 0;
        for (Player& one : state.players)
            one.hymns.clear();
    } else if (who.hymns.isEmpty() && oneIn(2)) {
        who.hymns += Held{oneIn(4) ? unnamed : Card::hymn(9), false, oneIn(4) ? state.turn : oneIn(2) ? state.turn - 2 : 0};
    } else if (oneIn(8)) {
        state.hymnal = 0;
    }
    state.settings.limboBy = oneIn(5) ? LimboBy::MovedOnly : LimboBy::AnyPresence;
    state.settings.limboEarlyEnd = oneIn(5) ? Announce::Off : Announce::Propose;
    if (oneIn(4)) { // nothing left but an enemy's card on the house
        state.deck += int(state.board.removeIf([&](const Placed& card) { return card.owner == who.id; }));
        const Space house{who.id == Seat::West ? 0
                : who.id == Seat::East         ? state.settings.boardWidth - 1
                                               : state.settings.boardWidth / 2,
            who.id == Seat::South       ? 0
                : who.id == Seat::North ? state.settings.boardHeight - 1
                                        : state.settings.boardHeight / 2};
        if (!state.board.isEmpty() && std::ranges::none_of(state.board, [&](const Placed& card) { return card.at == house; })) {
            state.board.first().at = house;
            state.board.first().came = oneIn(2) ? Came::Moved : Came::Summoned;
        }
    }
    for (Placed& card : state.board)
        card.since = oneIn(12) ? state.turn : 0;
    for (AuraLine& line : state.auras)
        if (oneIn(40))
            line.aura.at(sides[chance.face(4) - 1]) = unknownDots;
    if (players == 2 && oneIn(4)) {
        state.singularity = true;
        state.hymnal = 0;
        state.deck = oneIn(2) ? 0 : state.deck;
    }
    if (!state.singularity && oneIn(12) && who.hand.size() == 5)
        who.hand += unnamed;
    else if (state.deck > 0 && !who.hand.isEmpty() && oneIn(8))
        who.hand.first() = unnamed;
    return state;
}

} // namespace mercenarium

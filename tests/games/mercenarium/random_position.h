// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Random tables of two players with open hands, for tests and benchmarks.
#pragma once

#include "dice/source.h"
#include "games/mercenarium/rules/state.h"

namespace mercenarium {

// Up to `most` cards in play on a board of the given size; every aura is known.
inline State randomState(dice::Source& chance, int width, int height, int most)
{
    const auto below = [&](int n) { return chance.face(n) - 1; };
    State state;
    state.settings.boardWidth = width;
    state.settings.boardHeight = height;
    if (below(4) == 0)
        state.players = {Player{Seat::West, {}, {}, {}, {}, {}, -1, 0}, Player{Seat::East, {}, {}, {}, {}, {}, -1, 0}};
    state.current = state.players[below(2)].id;
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
        Placed card{taken(), spaces.takeAt(below(int(spaces.size()))), state.players[below(2)].id, {}, 0, Came::Moved};
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
    return state;
}

} // namespace mercenarium

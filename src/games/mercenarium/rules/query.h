// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a state says: who has what, what lies where, which card may stand on which, who is in Limbo.
#pragma once

#include "games/mercenarium/rules/state.h"
#include "games/mercenarium/rules/text.h"

#include <algorithm>

namespace mercenarium {

// Board, hands and piles; otherwise captures and contracts alone.
inline bool tracksBoard(const State& state) { return state.settings.tracking != engine::Tracking::Light; }
// Every hand card by card: the program deals, or asks.
inline bool tracksHands(const State& state)
{
    return tracksBoard(state)
        && (state.settings.hands == Hands::Cards || state.settings.tracking == engine::Tracking::Everything);
}

// The one of a list whose part is this; null: there is none.
template <class List, class Key, class Part> auto* found(List& list, const Key& key, Part part)
{
    const auto it = std::ranges::find(list, key, part);
    return it == list.end() ? nullptr : &*it;
}

inline constexpr int mostInHand = 5;    // ME-018
inline constexpr int mostHymns = 1;     // ME-018
inline constexpr int capturesToWin = 5; // ME-064
inline constexpr int zodiacFaces = 12;  // ME-006

// --- players and seats
const Player* player(const State& state, Seat seat);
Player* player(State& state, Seat seat);
QString nameOf(const State& state, Seat seat); // the name, otherwise the side
Seat nextSeat(const State& state, Seat seat);  // clockwise, empty sides skipped (AM-21)
QString namesOfSeats(const State& state);
bool isOrderKnown(const State& state); // the rolls name who goes first

// --- the board
bool isOnBoard(const State& state, Space space);
QList<Space> spacesOf(const State& state); // row by row from the south, each from the west
Space houseOf(const State& state, Seat seat);
std::optional<Seat> houseAt(const State& state, Space space); // of somebody who plays
const Placed* placed(const State& state, Card card);
const Placed* cardAt(const State& state, Space space);
QList<const Placed*> inPlay(const State& state, Seat owner);
QList<const Placed*> enemiesOf(const State& state, Seat seat);
QList<const Placed*> beside(const State& state, Space space); // on the four neighbouring spaces
QList<const Placed*> enemiesBeside(const State& state, const Placed& card);
constexpr int steps(Space a, Space b)
{
    const int columns = a.column > b.column ? a.column - b.column : b.column - a.column;
    return columns + (a.row > b.row ? a.row - b.row : b.row - a.row);
}
constexpr bool onlyCornersTouch(Space a, Space b) { return a.column != b.column && a.row != b.row && steps(a, b) == 2; }
QList<Space> freeBeside(const State& state, Space space);
QList<const Placed*> basesFor(const State& state, Seat seat, Card card, Space at); // own neighbours that the card fits
bool fitsBeside(const State& state, Seat seat, Card card); // some card of this player, and is allowed there
Aura auraOf(const State& state, Card card);

// --- hands and piles
QList<Card> unseenCards(const State& state); // of the deck: neither in play nor named anywhere
QList<Card> unseenHymns(const State& state);
bool liesOpenly(const State& state, Card card);               // on the board, captured, discarded, face up with the hymns
bool holds(const State& state, const Player& who, Card card); // or may hold it among the cards nobody else knows
bool holdsHymn(const State& state, const Player& who, Card hymn);
int surplusCards(const State& state, const Player& who);
int surplusHymns(const State& state, const Player& who);
int cardsInGame(const State& state);            // 71, or 56 without hymns
QList<Card> returningHymns(const State& state); // AM-36: of an empty hymnal
QList<Card> drawPile(const State& state);       // what the next card from the deck may be, each once

// --- hymns
HymnLine hymnLine(const State& state, Card hymn); // as typed, otherwise what the rules say of it
QList<Effect> stepsOf(const State& state, Card hymn);
QString textOf(const State& state, Card hymn);
QString titleOf(const State& state, Card hymn);         // "VII Primary"
QString titleOf(const State& state, const QString& id); // of any card: "8 of Blades"; what is none keeps its id
Card zodiacHymn(const State& state, int face);
QString shown(const State& state, const Effect& effect);

// --- dice
inline constexpr int orderSides = 6;       // of the Fool and the Fox die
QStringList foolFaces(const State& state); // what is printed on them
QStringList foxFaces(const State& state);
std::optional<int> numberOn(const QStringList& faces, int face); // none: the special one (ME-025)

// --- the turn
Seat actor(const State& state, const std::optional<Seat>& named);
int turnStart(const State& state, Seat seat);            // number of the latest turn of this player
bool wasThere(const State& state, Seat seat, int since); // before this player's latest turn began (ME-058)
QList<Deed> possibleDeeds(const State& state, Seat seat);

// --- Limbo and repetition
bool isInLimbo(const State& state, Seat seat); // as the cards lie (ME-130)
bool isCaptured(const State& state, Card card);
QList<Card> unboundMercenaries(const State& state); // that no contract keeps and nobody has captured
bool buysFree(const State& state, Seat seat);       // AM-39: whoever is in Limbo
bool mayPay(const State& state, const Player& who); // a Mercenary: with a capture that is not spent; AM-39: or out of Limbo
QList<const Placed*> buyable(const State& state, Seat seat); // whatever it costs
QString positionKey(const State& state);
int timesSeen(const State& state); // the present position, this time included
int timesNeeded(const State& state);

template <class Cards> QString listed(const Cards& cards)
{
    QStringList texts;
    for (const auto& card : cards) {
        if constexpr (std::is_pointer_v<std::remove_cvref_t<decltype(card)>>)
            texts += shown(card->id);
        else
            texts += shown(card);
    }
    return texts.isEmpty() ? mercenarium::tr("none") : texts.join(QStringLiteral(", "));
}
QString listed(const QList<Space>& spaces);

} // namespace mercenarium

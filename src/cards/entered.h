// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards as they lie in a state, and what an act at the table tells of them: whatever is typed there is the owner's too.
#pragma once

#include "cards/sections.h"

namespace cards {

// Where a card fits two lists, it belongs into that of cards which come into play one by one, and this is the other one.
bool standsForAnother(const Section& section, const QList<Section>& lists);

// The list or card of the state that holds the cards of a section; empty: no state does.
QString stateListOf(const Section& section, const QJsonObject& stateSchema);
std::optional<Section> listedAs(const QString& stateList, const engine::Game& game); // the first list of cards that lies there
inline QString stateListOf(const Section& section, const engine::Game& game) { return stateListOf(section, game.stateSchema()); }

QJsonArray lyingIn(const QJsonObject& state, const QString& list, const Section& section);

// Cards in the game's own spelling, with everything that they leave out; none: the game cannot read them.
QJsonArray spelledOut(
    const engine::Game& game, QJsonObject state, const QString& list, const QJsonArray& cards, const Section& section);

// Of a whole value what somebody told of it: {"id": "dodge", "start": 2} of a counter that has one token left.
QJsonValue toldOf(const QJsonValue& whole, const QJsonValue& told);

// What is printed on a card, without what lies on it and where it lies: what is printed has its place on a line of its kind.
QJsonObject printedOf(const QJsonObject& card, const QJsonObject& schema);

struct Entered {
    QString place; // of its list: "setup.mercenaries"
    QJsonObject card;
};

// What an action says of whole cards, and what stands blank before it and is told after it: names, prices, a map that is drawn.
// A value that takes the place of another one is no card's, unless somebody entered the card: something happened on the table.
// lists: all of the game.
QList<Entered> enteredBy(const engine::Game& game, const QList<Section>& lists, const engine::AnyAction& action,
    const QJsonObject& before, const QJsonObject& after);

// The same without what these packs tell already.
QList<Entered> newTo(const QList<Pack>& packs, const engine::Game& game, const QList<Entered>& entered);

// What a correction told of the cards of a list, and what stood there before it: when it is taken back or done once more, nobody
// may know any more how the owner's pack was around it. Of each card its id and what changed; what was blank is left out.
struct Retold {
    QString place;
    QJsonArray before, after;
};
// isOfCards: it brought cards to the table, so that what took the place of another value is theirs, too.
QList<Retold> retoldBy(const engine::Game& game, const QList<Section>& lists, const engine::AnyAction& action, bool isOfCards,
    const QJsonObject& before, const QJsonObject& after);

// Cards of a pack that say what stood there before say what stands there after; what they say otherwise stays.
Pack withRetold(Pack pack, const engine::Game& game, const Retold& told);

// There is one of each card of this list; what a deck deals may be there in copies. lists: all of the game.
bool standsOnce(const QList<Section>& lists, const QString& kind);

// Whoever stands twice among names of which each can stand once; empty: nobody does. lists: all of the game. schema: of the value
// that holds the names, also in its parts.
QString namedTwice(const QList<Section>& lists, const QJsonObject& schema, const QJsonValue& value);

} // namespace cards

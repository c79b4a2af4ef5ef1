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

} // namespace cards

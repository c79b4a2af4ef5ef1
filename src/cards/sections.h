// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The lists of cards that a pack may hold, with the form of one card: a pack as people see it.
#pragma once

#include "cards/pack.h"
#include "cards/places.h"

#include <QJsonArray>

namespace cards {

struct Section {
    QString place;      // "setup.mercenaries", "cards.career"
    QString name;       // "mercenaries", "career"
    QString kind;       // of cards that come into play one by one; empty: they are part of the setup
    QJsonObject schema; // of one card
    QJsonArray cards;
    bool isSingle = false; // one card that tells of others, no list
};

// Every list that the game knows, in its order, empty ones too.
QList<Section> sections(const Pack& pack, const engine::Game& game);

// One of them, or nothing.
std::optional<Section> sectionAt(const Pack& pack, const engine::Game& game, const QString& place);

// The cards of one list over several packs, the later ones above the earlier.
std::optional<Section> sectionOver(const QList<Pack>& packs, const engine::Game& game, const QString& place);

// Only named, and the card has more to say.
bool isBare(const QJsonObject& card, const QList<Place>& places);

// What words of a card in this list may name: under "" the cards of the list itself.
Known knownNames(const QList<Pack>& packs, const engine::Game& game, const QString& place);

// The pack with a list replaced.
Pack withCards(Pack pack, const Section& section, const QJsonArray& cards);

// The pack as its file holds it.
QByteArray packJson(const Pack& pack);

} // namespace cards

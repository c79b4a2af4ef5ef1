// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card pack: what is printed on cards, as one JSON file. Packs only offer; what came into play stands in the campaign.
#pragma once

#include "engine/card_source.h"
#include "engine/game.h"

#include <QMap>

namespace cards {

inline constexpr int packVersion = 1;
inline constexpr qint64 largestPack = 16 * 1024 * 1024; // bytes; larger files are refused unread

class Pack : public engine::CardSource {
public:
    QString game;
    QString id;
    QString title;
    QString about;
    QJsonObject setup; // the game's setup: settlements, mercenaries, decks …
    QJsonObject cards; // by kind: a list of cards

    std::optional<QJsonObject> card(const QString& kind, const QString& id) const override;
    QStringList ids(const QString& kind) const override;
};

using Games = QList<const engine::Game*>;

// Faults name file, line and column, also where the JSON is sound but its content is not. The pack says which of the games
// it is for. place names the file.
engine::Result<Pack> readPack(const QByteArray& json, const Games& games, const QString& place);
engine::Result<Pack> readPack(const QByteArray& json, const engine::Game& game, const QString& place);

// The same for one that comes from outside, and may hold nothing that cannot be seen; one that is on the shelf already may.
engine::Result<Pack> readNewPack(const QByteArray& json, const Games& games, const QString& place);

// What was imported to a shelf, by game and id.
using Imported = QMap<std::pair<QString, QString>, QByteArray>;

// The id of an imported pack, that of one that comes with the program, or a file's path: what a table entered itself stands
// first. Packs of several games may have one id; then the first of these games counts.
engine::Result<Pack> openPack(const QString& nameOrPath, const Games& games, const Imported& imported = {});
engine::Result<Pack> openPack(const QString& nameOrPath, const engine::Game& game, const Imported& imported = {});

// The text of such a pack as it stands in its file, unread.
engine::Result<QByteArray> packText(const QString& nameOrPath, const Games& games, const Imported& imported = {});

QStringList shippedPacks(const QString& game);

// A whole pack of a game as JSON Schema.
QJsonObject packSchema(const engine::Game& game);

// Cards above cards: those of one id are one, told by both; the others follow.
QJsonArray cardsOver(QJsonArray below, const QJsonArray& above);

// The setups of all packs in one: lists are joined, cards of one id become one, other values come from the last pack that has
// them.
QJsonObject setupOf(const QList<Pack>& packs, const engine::Game& game);
// Of packs that list the very same deck, as one and its copy do: that all of it lies there twice. Empty: none do.
QString doubledIn(const QList<Pack>& packs);

// Several packs, the later ones above the earlier: what a later one leaves blank on a card, an earlier one tells.
class Packs : public engine::CardSource {
public:
    // Those that a campaign names, and the owner's own cards where it is played with real ones (my_cards.h).
    static engine::Result<Packs> open(const QStringList& names, const engine::Game& game, const Imported& imported = {});
    bool isEmpty() const { return m_packs.isEmpty(); }

    std::optional<QJsonObject> card(const QString& kind, const QString& id) const override;
    QStringList ids(const QString& kind) const override;

private:
    QList<Pack> m_packs;
};

} // namespace cards

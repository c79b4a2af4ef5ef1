// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which card of a pack is meant, and many of them replaced in one go.
#pragma once

#include "cards/sections.h"

namespace cards {

// Whoever names a card by a title means no other: "Arax" is not "Arax the Old", though one id fits both. A card without title is
// still to get one.
bool isAnother(const QJsonObject& there, const QString& title);

// A card as it is to be, whole; id: of the one that is there.
struct Replacement {
    QString id;
    QJsonObject card;
};
// Nothing of the cards that were there stays; one that the pack does not hold yet is added. Another id counts in every list of
// the pack that names the card, two cards may change theirs with each other. onTable: ids of cards that lie on a table now; they
// keep them. Faults, at "id.field" where there are several cards: what the game says of the values, an id that stands there
// twice.
engine::Result<Pack> withCardsInPlaceOf(const Pack& pack, const engine::Game& game, const QString& place,
    const QList<Replacement>& cards, const QStringList& onTable = {});

// Ids of a list that lie on a table. Where the state keeps the list, those in it; else every word of the state that is none of a
// fixed choice.
QStringList idsLying(const QJsonObject& state, const Section& section, const engine::Game& game);

} // namespace cards

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The owner's own cards: one pack for each game, made with the first card that is typed. It stands last, so above all others, in
// every campaign that is played with real cards. Everything here makes a new pack of an old one.
#pragma once

#include "cards/places.h"
#include "cards/sections.h"
#include "engine/past/unmet.h"

namespace cards {

inline constexpr char myCards[] = "my-cards";
using engine::trainingCards;

Pack emptyMyCards(const engine::Game& game);

// The packs that a campaign plays with: those that it names, and above them the owner's own cards, unless it is played with the
// training cards.
QStringList packsPlayed(QStringList named, bool hasMyCards);

// What a campaign of its own begins with when somebody goes on from the training cards: everything that comes with the program
// except these, then the owner's own.
QStringList packsWithoutTraining(const QString& game);

// A card is told by its list ("setup.mercenaries", "cards.career") and its id.
struct CardAt {
    QString place;
    QString id;
};

// Adds a card, or writes its fields over those of the one with its id; a card without id gets one by its title. Faults: what the
// game says of its values, a name that stands there twice.
engine::Result<Pack> withCard(const Pack& pack, const engine::Game& game, const QString& place, QJsonObject card);
// The same, and nothing of the card that was there stays. onTable: ids of cards that lie on a table now; they keep their ids.
engine::Result<Pack> withCardInPlaceOf(
    const Pack& pack, const engine::Game& game, const CardAt& at, QJsonObject card, const QStringList& onTable = {});
// Another id, also in every list of the pack that names the card.
engine::Result<Pack> renamed(
    const Pack& pack, const engine::Game& game, const CardAt& at, const QString& id, const QStringList& onTable = {});
engine::Result<Pack> without(const Pack& pack, const engine::Game& game, const CardAt& at);

// A change is taken back, and what was changed since by somebody else stays: before and after are how the pack was around it.
Pack takenBack(Pack now, const Pack& before, const Pack& after, const engine::Game& game);

// What the game says of one card, at the field where it is wrong.
QList<engine::Fault> faultsOf(
    const QJsonObject& card, const Section& section, const QList<Place>& places, const engine::Game& game);

// All ids in a state: whatever lies on a table, by whichever list.
QStringList idsIn(const QJsonValue& state);

// How much of a list is entered, over all packs that a campaign plays with.
struct Lack {
    QString field; // "cost", "arrows"; empty: nothing but the name is known
    QStringList ids;
};
struct Tally {
    int cards = 0;    // named
    int entered = 0;  // nothing that is printed on every such card is missing
    QStringList open; // ids, those that lack most first
    QList<Lack> lacks;
};
Tally tally(const Section& section);

// Two owners' packs in one: what one of them leaves blank the other one tells; where they differ, mine stays and the difference
// is listed.
struct Difference {
    CardAt at;
    QString field; // empty: the card is new to mine
    QJsonValue mine;
    QJsonValue theirs;
};
struct Merged {
    Pack pack;
    QList<Difference> differences;
};
engine::Result<Merged> merged(const Pack& mine, const Pack& theirs, const engine::Game& game);
// The other value of some of the differences.
Pack withTheirs(Pack merged, const QList<Difference>& chosen, const engine::Game& game);

} // namespace cards

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// From a campaign of one's own to a shared one and back: share, join, take home. What waits for the server says so.
#pragma once

#include "share/courier.h"
#include "share/keys.h"
#include "shelf/shelf.h"

namespace share {

// A history as everybody may read it, with a chain of its own.
struct History {
    QList<Parcel> parcels;
    QList<shelf::Confirmed> confirmed; // as the dealer keeps it
};

// Sharing in three parts: what touches the shelf belongs to the shelf's thread, what waits for the server to any.
struct Packed {
    shelf::Campaign campaign;
    History history;
};
engine::Result<Packed> packed(
    shelf::Shelf& shelf, const QString& campaignId, const engine::Game& game, const engine::Clock& clock);
engine::Result<Terms> carried(const Packed& packed, Keys& keys, const Link& house, const QString& who); // waits
engine::Result<QString> laidOut(shelf::Shelf& shelf, const Packed& packed, const Terms& terms, const engine::Clock& clock);

// As the house, where the fewest are connected: a new table is laid out there. Its address.
engine::Result<Address> emptiestRoom(Line& line, const Link& house);

// All of it. The campaign becomes a table at this house, and its mirror takes its name on the shelf; what was shared is put away
// unchanged. This device deals. Answers with the mirror's id.
engine::Result<QString> shareCampaign(shelf::Shelf& shelf, Keys& keys, const QString& campaignId, const engine::Game& game,
    const Link& house, const QString& who, const engine::Clock& clock);

using GameNamed = std::function<engine::Result<const engine::Game*>(const QString& id)>;

// What the invitation's word opens, in two parts: the first waits for the server. Campaigns that are here are not touched: a name
// that is taken gets a number.
struct Arrived {
    Joined joined;
    Terms terms;
    QList<shelf::Confirmed> confirmed;
    QString summary; // one line for the shelf
};
struct Way {
    Joined joined;
    QString campaign; // on this shelf
};
engine::Result<Arrived> arrived(Keys& keys, const Link& link, const QString& who, const GameNamed& game);
engine::Result<Way> seated(shelf::Shelf& shelf, const Arrived& arrived);
engine::Result<Way> joinTable(shelf::Shelf& shelf, Keys& keys, const Link& link, const QString& who, const GameNamed& game);

// Where other computers reach the table's server: a house that answers more than this computer is found at one of its addresses.
Address addressForOthers(const Terms& terms, const Keys& keys);

// A connection of this device to its table.
engine::Result<engine::Done> reach(Line& line, const Terms& terms, const Keys& keys);

// A copy of what is confirmed, as this device sees it, as a campaign of one's own; its name gets a number when it is taken.
engine::Result<shelf::Campaign> takeHome(shelf::Shelf& shelf, Mirror& mirror, const QString& name);

// Sends and fetches until nothing is open, others need longer than that, or nothing more can be done: for who has no event loop.
struct Delivered {
    qint64 fetched = 0;
    std::optional<engine::Fault> trouble; // the server does not answer, or does not know this device
};
engine::Result<Delivered> deliver(Mirror& mirror, std::unique_ptr<engine::Table>& table, const Keys& keys, int milliseconds,
    engine::Chance& chance, const engine::CardSource* cards); // for what the dealer draws

} // namespace share

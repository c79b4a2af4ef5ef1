// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// From a campaign of one's own to a shared one and back: share, join, take home. What waits for the server says so.
#pragma once

#include "share/courier.h"
#include "share/keys.h"
#include "share/line.h"
#include "shelf/shelf.h"

#include <functional>

namespace share {

// Whether the state at this entry is kept where a table of so many stands at a node that was made from another one: whoever goes
// back a little, or is told what was done last, waits for no long replay.
bool isStateKept(qint64 entry, qint64 last, qint64 node, qint64 parent);

// A history as everybody may read it, with a chain of its own.
struct History {
    QList<Parcel> parcels;
    QList<shelf::Confirmed> confirmed; // as the dealer keeps it
    QList<engine::Snapshot> states;    // what it led to, so that the table opens at once, and some before that
};

// Sharing in three parts: what touches the shelf belongs to the shelf's thread, what waits for the server to any.
struct Packed {
    shelf::Campaign campaign;
    const engine::Game* game = nullptr; // outlives it
    QList<engine::Entry> entries;
};
struct Brought {
    Terms terms;
    QList<shelf::Confirmed> confirmed;
    QList<engine::Snapshot> states;
};
// Read in parts, so that a window answers between them.
class Packing {
public:
    Packing(Packed packed, std::unique_ptr<engine::Journal> journal);

    bool next(); // one part more; false when there is none, or it could not be read
    const engine::Result<Packed>& all() const { return m_packed; }

private:
    engine::Result<Packed> m_packed;
    std::unique_ptr<engine::Journal> m_journal;
};
engine::Result<std::shared_ptr<Packing>> packing(shelf::Shelf& shelf, const QString& campaignId, const engine::Game& game);
engine::Result<Packed> packed(shelf::Shelf& shelf, const QString& campaignId, const engine::Game& game);  // all of them at once
engine::Result<History> historyOf(const Packed& packed);                                                  // of any thread
engine::Result<Brought> carried(const Packed& packed, Keys& keys, const Link& house, const QString& who); // waits

// A mirror of many entries is written in parts, so that a window answers between them. A part that is never written comes from
// the server, as after a time without it.
class Laying {
public:
    Laying(
        std::unique_ptr<shelf::Shared> mirror, const QList<shelf::Confirmed>& confirmed, const QList<engine::Snapshot>& states);

    static QList<shelf::Confirmed> first(const QList<shelf::Confirmed>& confirmed); // what a mirror begins with
    const QString& campaign() const { return m_mirror->label().id; }
    bool next(); // one part more; false when there is none, or it could not be written

private:
    std::unique_ptr<shelf::Shared> m_mirror;
    QList<shelf::Confirmed> m_confirmed;
    QList<engine::Snapshot> m_states; // that are not kept yet
};
engine::Result<std::shared_ptr<Laying>> laidOut(
    shelf::Shelf& shelf, const Packed& packed, const Brought& brought, const engine::Clock& clock);

// As the house, where the fewest are connected: a new table is laid out there. Its address.
engine::Result<Address> emptiestRoom(Line& line, const Link& house);

// All of it. The campaign becomes a table at this house, and its mirror takes its name on the shelf; what was shared is put away
// unchanged. This device deals. Answers with the mirror's id.
engine::Result<QString> shareCampaign(shelf::Shelf& shelf, Keys& keys, const QString& campaignId, const engine::Game& game,
    const Link& house, const QString& who, const engine::Clock& clock);

// The name itself, or with a number where a campaign of the shelf has it.
engine::Result<QString> freeName(const shelf::Shelf& shelf, const QString& wanted);

using GameNamed = std::function<engine::Result<const engine::Game*>(const QString& id)>;

// The tables of this shelf: as whom this device sits there, and the campaign.
struct Seat {
    QString campaign;
    Terms terms;
};
engine::Result<QList<Seat>> seatsOn(shelf::Shelf& shelf);

// Of who leaves: nobody can be held at a table whose server does not answer. It hears of it by seesOff, and the key is kept until
// then. Said, too, where the server knows this device no more. A fault: it answered that this device cannot leave. seconds: that
// an answer is waited for.
enum class Farewell { Said, Unsaid };
engine::Result<Farewell> farewell(const Terms& terms, Keys& keys, int seconds = Line::longestOpening);
// Of those that left while nobody could be told: it is tried once more, until it is over. Waits for each server, but not long:
// nobody asked for it, and whoever closes the window waits for it as well.
void seesOff(const QList<Seat>& seats, Keys& keys, const std::function<bool()>& isOver);

// What the invitation's word opens, in three parts: the first and the last wait for the server. Campaigns that are here are not
// touched: a name that is taken gets a number. A table that is here already is sat down at anew, with the new right and what lies
// open; one whose server is at another address since is only found again there, and the word is not spent.
struct Arrived {
    Joined joined;
    Terms terms;
    QList<shelf::Confirmed> confirmed;
    QString summary;                                          // one line for the shelf
    QList<engine::Snapshot> states;                           // what the entries led to, and some before that
    std::optional<Seat> before;                               // as this device sat there until now
    enum class Way { In, Again, Moved, There } way = Way::In; // There: it deals there and stays who it is
};
struct Way {
    Joined joined;
    Terms terms;
    QString campaign; // on this shelf
    Arrived::Way way = Arrived::Way::In;
    std::shared_ptr<Laying> rest{}; // of its entries; null where all of them are written
};
engine::Result<Arrived> arrived(Keys& keys, const Link& link, const QString& who, const GameNamed& game, const QList<Seat>& here);
engine::Result<Way> seated(shelf::Shelf& shelf, const Arrived& arrived);
void settled(Keys& keys, const Arrived& arrived, bool isSeated); // the seat or the key that is not needed any more is given back
engine::Result<Way> joinTable(shelf::Shelf& shelf, Keys& keys, const Link& link, const QString& who, const GameNamed& game);

// Where other computers reach the table's server: a house that answers more than this computer is found at one of its addresses.
Address addressForOthers(const Terms& terms, const Keys& keys);

// A connection of this device to its table.
engine::Result<engine::Done> reach(Line& line, const Terms& terms, const Keys& keys, int seconds = Line::longestOpening);

// A copy of what is confirmed, as this device sees it, as a campaign of one's own: a chain of its own, and nothing that only its
// table's server reads. In three parts: the middle one belongs to any thread.
struct Homeward {
    Seen game;
    QString id; // of the copy: the same each time
    QList<engine::Entry> entries;
};
engine::Result<Homeward> homeward(const Mirror& mirror);
engine::Result<QByteArray> textOf(const Homeward& homeward, const QString& name); // as an exported campaign
engine::Result<shelf::Campaign> takenHome(shelf::Shelf& shelf, QByteArray text);  // its name gets a number when it is taken
engine::Result<shelf::Campaign> takeHome(shelf::Shelf& shelf, const Mirror& mirror, const QString& name);
// Any campaign of this shelf as a file; of a shared one such a copy. game: null where it is not known here.
engine::Result<QByteArray> exported(shelf::Shelf& shelf, const QString& campaignId, const engine::Game* game);

// Sends and fetches until nothing is open, others need longer than that, or nothing more can be done: for who has no event loop.
struct Delivered {
    qint64 fetched = 0;
    std::optional<engine::Fault> trouble; // the server does not answer, or does not know this device
};
engine::Result<Delivered> deliver(Mirror& mirror, std::unique_ptr<engine::Table>& table, const Keys& keys, int milliseconds,
    engine::Chance& chance, const engine::CardSource* cards); // for what the dealer draws

} // namespace share

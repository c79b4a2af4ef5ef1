// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a table remembers, and the interface to whoever keeps it. A journal only ever grows.
#pragma once

#include "engine/fault.h"

#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace engine {

// Verbs of the entries that move the cursor instead of making a new state.
inline constexpr char undoVerb[] = "undo";
inline constexpr char redoVerb[] = "redo";
inline constexpr char gotoVerb[] = "goto";
inline bool movesCursor(const QString& verb)
{
    return verb == QLatin1String(undoVerb) || verb == QLatin1String(redoVerb) || verb == QLatin1String(gotoVerb);
}

inline constexpr char newVerb[] = "new";
inline constexpr char setupField[] = "setup"; // of entry 1
inline constexpr char packsField[] = "packs";

// Of an action with dice, beside the game's own fields: who threw them. Entries from before it was noted say nothing.
inline constexpr char rolledField[] = "rolled";
inline constexpr char diceByField[] = "dice_by";
inline constexpr char diceByProgram[] = "program";
inline constexpr char diceByTable[] = "table"; // real dice, typed in

struct Entry {
    qint64 seq = 0;    // 1, 2, 3 … without gaps; entry 1 is "new"
    qint64 parent = 0; // the entry whose state this one was made from
    qint64 node = 0;   // the entry whose state is current after this one; its own seq unless it moves the cursor
    qint64 tip = 0;    // the end of the line that redo follows
    QString verb;
    QJsonObject action; // with its dice
    QString who;
    QDateTime when;    // told to people; never used for order
    int rules = 0;     // rules version
    QString reason;    // why the table decided against the rules; empty when it did not
    QByteArray digest; // of the state at node

    bool movesCursor() const { return engine::movesCursor(verb); }
};

// A kept copy of one state: a cache, never the truth.
struct Snapshot {
    qint64 node = 0;
    QByteArray digest;
    QJsonObject state;
};

// All entries of one campaign. An append is on disk when it returns without a fault; after a fault nothing happened.
class Journal {
public:
    virtual ~Journal() = default;

    virtual Result<Done> append(const Entry& entry) = 0;
    virtual Result<QList<Entry>> entries(qint64 first, qint64 last) const = 0; // both included, in order
    virtual Result<qint64> last() const = 0;                                   // 0 when there are none
    virtual Result<QList<qint64>> parents() const = 0;                         // of entries 1, 2, 3 …
    virtual Result<std::optional<Snapshot>> snapshotAtOrBefore(qint64 node) const = 0;
    virtual Result<Done> keep(const Snapshot& snapshot) = 0;
};

// Keeps entries in memory: for tests, drafts and look-ahead.
class MemoryJournal : public Journal {
public:
    Result<Done> append(const Entry& entry) override;
    Result<QList<Entry>> entries(qint64 first, qint64 last) const override;
    Result<qint64> last() const override;
    Result<QList<qint64>> parents() const override;
    Result<std::optional<Snapshot>> snapshotAtOrBefore(qint64 node) const override;
    Result<Done> keep(const Snapshot& snapshot) override;

private:
    QList<Entry> m_entries;
    QList<Snapshot> m_snapshots;
};

} // namespace engine

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// All campaigns of a person or a table, in one file. It keeps what games wrote and understands none of it.
#pragma once

#include "engine/journal.h"
#include "shelf/belongings.h"
#include "shelf/check.h"
#include "shelf/copies.h"
#include "shelf/database.h"

#include <QDateTime>
#include <QHash>
#include <QMap>

class QIODevice;

namespace shelf {

class Shared;
struct Confirmed;

struct Campaign {
    QString id;
    QString name;
    QString game;
    QDateTime created;    // when entry 1 was written
    QDateTime lastPlayed; // told to people; the shelf's order does not depend on it
    qint64 entries = 0;
    QString summary;     // one line, a cache
    bool isAway = false; // put away: it is kept, and lists leave it out
};

struct Standing { // how far a campaign is played
    Campaign campaign;
    QByteArray end; // of its last entry, as it is stored
};

struct SavedMore {
    QString file;
    QList<Standing> held;
    engine::Fault fault; // says what it holds, and what can be done
};

class Shelf {
public:
    using Access = shelf::Access;

    // Write makes a missing file and its folder. Read never changes a byte, works in a read-only folder and with newer shelves.
    static engine::Result<std::unique_ptr<Shelf>> open(const QString& path, Access access = Access::Write);
    static QString defaultPath();

    const QString& path() const { return m_database->path(); }
    engine::Result<QList<Campaign>> campaigns() const; // newest played first
    engine::Result<Campaign> campaign(const QString& nameOrId) const;

    // Only lays the name out: the campaign is on the shelf when its first entry is, and a failed first append leaves nothing.
    engine::Result<Campaign> create(const QString& name, const QString& game);
    // May outlive the shelf. Checks the entries since the newest snapshot.
    engine::Result<std::unique_ptr<engine::Journal>> journal(const QString& campaignId);
    // A campaign that is shared; none (and no fault) where it is the shelf's own.
    engine::Result<std::unique_ptr<Shared>> shared(const QString& campaignId);
    // How they are shared, by the campaign's id, without those of the shelf's own; empty where that was damaged.
    engine::Result<QMap<QString, QString>> terms() const;
    // A new one, with all that was confirmed so far; its id is the shared table's, unless a campaign of one's own has it.
    engine::Result<std::unique_ptr<Shared>> mirror(
        const Campaign& campaign, const QString& terms, const QList<Confirmed>& confirmed);
    // One that is here under other terms, and what was confirmed since. confirmed: from its beginning; a fault when that is not
    // what lies here. Open acts stay; those that were changed by damage go.
    engine::Result<engine::Done> mirrorAgain(const QString& campaignId, const QString& terms, const QList<Confirmed>& confirmed);
    engine::Result<engine::Done> note(const QString& campaignId, const QString& summary);
    engine::Result<engine::Done> rename(const QString& campaignId, const QString& name);
    // Nothing of a campaign that is put away is touched; it comes back as it was.
    engine::Result<engine::Done> putAway(const QString& campaignId, const QDateTime& now);
    engine::Result<engine::Done> takeBack(const QString& campaignId);

    // A campaign as a text file: README.md has the format. Importing one that is here already makes a renamed copy.
    engine::Result<QByteArray> exported(const QString& campaignId) const;
    engine::Result<engine::Done> exportTo(const QString& campaignId, const QString& file) const;
    // games: the ids of those that can be played here; none said: of any.
    engine::Result<Campaign> imported(QIODevice& device, const QString& place, const QStringList& games = {});
    engine::Result<Campaign> importFrom(const QString& file, const QStringList& games = {});

    // Card packs that were imported, told apart by game and id: the last content of each, in the order of import. One more with
    // equal content adds nothing.
    engine::Result<QList<Pack>> packs() const;
    engine::Result<engine::Done> addPack(Pack pack);
    engine::Result<engine::Done> turnPack(const QString& game, const QString& id, bool on);

    engine::Result<QList<Pin>> pins() const; // those that are on, oldest first
    engine::Result<Pin> addPin(Pin pin);     // gives it its number
    engine::Result<engine::Done> removePin(qint64 number);

    // Photographs of cards, each under a word of its owner's ("hired-swords/cards.career.toll-road"). They lie in files of their
    // own beside the shelf, for its owner alone, and travel with no copy or pack, and with an export only when it is asked to.
    engine::Result<engine::Done> keepPicture(const QString& entry, const QByteArray& jpeg, const QDateTime& now);
    engine::Result<engine::Done> dropPicture(const QString& entry); // the file stays
    engine::Result<QString> pictureOf(const QString& entry) const;  // its file; empty: there is none, or not here

    engine::Result<CheckReport> check(); // of the open shelf; shelf/check.h does it for a file

    // The fault when another program took the file away or wrote over it; everything is saved in a new one then, which it names.
    // Every other call finds that out too; this one is for the quiet time between them, and for the end.
    engine::Result<engine::Done> stillThere() { return m_database->stillThere(); }
    QString savedIn() const { return m_database->savedIn(); } // when its file was taken away

    // The newest of what was saved when this shelf's file was taken away that holds entries which do not stand here.
    engine::Result<QList<Standing>> standing() const;
    QStringList lacking(const QList<Standing>& all) const; // what of that is not contained here, in words
    std::optional<SavedMore> savedMore() const;

    // A copy of the whole shelf beside it; the same one again when nothing was written since. See copies.h for what is kept.
    engine::Result<Copy> copy(CopyKind kind, const QDateTime& now);

private:
    explicit Shelf(std::shared_ptr<Database> database)
        : m_database(std::move(database))
    {
    }

    struct Kept {
        qint64 number = 0;
        QString folded;
        QByteArray seal;
        Campaign campaign;
    };
    engine::Result<engine::Done> labelIsSound(const Kept& one) const;
    engine::Result<QList<Kept>> kept() const;
    engine::Result<QList<Pin>> marks(const QString& kind) const; // those that are on
    engine::Result<QList<Pin>> awayMarks() const;
    engine::Result<engine::Done> turnOff(const QList<Pin>& marks);
    engine::Result<Kept> keptById(const QString& id) const;
    QByteArray hashOf(qint64 number, qint64 entry) const; // as it is stored; empty: there is none
    bool stands(const Standing& one) const;

    std::shared_ptr<Database> m_database;
    QHash<QString, Campaign> m_laidOut; // by id: made, but without entries yet
};

} // namespace shelf

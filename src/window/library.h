// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window works with: the shelf and its campaigns, the games with their desks, rulebooks and packs.
#pragma once

#include "cards/my_cards.h"
#include "cards/places.h"
#include "kit/desk.h"
#include "rulebook/search.h"
#include "shelf/exported.h"
#include "shelf/marks.h"
#include "shelf/shelf.h"
#include "shelf/uses.h"

#include <QFuture>
#include <QImage>
#include <QObject>
#include <QTimer>

#include <map>
#include <vector>

namespace window {

struct PackHere {
    enum Place { Shipped, OnShelf, File };
    cards::Pack pack;
    Place place = Shipped;
    QString name;               // as a campaign names it: id or path
    bool isOffered = true;      // to new campaigns
    QList<cards::Pack> below{}; // of the owner's own cards: the other packs of the campaign that is played with them
};

class Library : public QObject {
    Q_OBJECT

public:
    using Games = std::vector<std::unique_ptr<engine::Game>>;
    using Desks = std::vector<std::unique_ptr<kit::Desk>>;

    Library(const QString& shelfPath, Games games, Desks desks, engine::Clock clock, engine::Chance& chance);
    ~Library() override;

    // Opens the shelf for writing; where that is impossible, for looking, and the faults say why nothing can be changed.
    QList<engine::Fault> openShelf();
    QList<engine::Fault> lookAtShelf();                           // changes no byte, whoever else has it open
    QList<engine::Fault> openAgain();                             // for writing, after something stood in the way
    engine::Result<engine::Done> salvage(const QString& newPath); // what can be read of a damaged shelf, into a new file
    bool isReadOnly() const { return m_readOnly; }
    // No, the first time it is found out: another program took the shelf's file away. Then all of it is saved in a new one, and
    // failed says where.
    bool isShelfStillThere();
    void knowSaved(); // an act may find it out, too: from then on no other shelf is taken for what was saved
    // Where everything was saved when that happened; of those that were saved at another time the newest that holds more than
    // what lies here now. Or empty.
    QString savedShelf() const;
    QList<engine::Fault> missingHere() const; // that such a one holds more, and what of
    // Puts that into its place and opens it; what lay there stays under another name, which is given.
    engine::Result<QString> playOnWithSaved();
    shelf::Shelf* shelf() const { return m_shelf.get(); } // null when nothing could be opened
    const QString& shelfPath() const { return m_path; }

    engine::Result<QList<shelf::Campaign>> campaigns() const;
    // Alone: only looked at, so that of a shared campaign nothing is carried and nobody is reached.
    enum class Company { Met, Alone };
    engine::Result<std::unique_ptr<kit::Sitting>> sit(const QString& campaignId, Company company = Company::Met);
    engine::Result<std::unique_ptr<kit::Sitting>> begin(
        const QString& name, const engine::Game& game, const QJsonObject& setup, const QStringList& packs);
    // A campaign to try a game with: cards that come with the program, laid out and begun.
    engine::Result<std::unique_ptr<kit::Sitting>> tryOut(const engine::Game& game);
    // A campaign of somebody who owns the game, with the owner's own cards and real dice: what a table that was tried goes on as.
    engine::Result<std::unique_ptr<kit::Sitting>> goOn(const engine::Game& game);
    engine::AnyState tableToTry(const engine::Game& game); // what that looks like, without a campaign; null: nothing to try
    QString idOf(const kit::Sitting& sitting) const;
    engine::Result<engine::Done> rename(const QString& campaignId, const QString& name);
    // A campaign that is put away leaves the list and keeps everything; on the table it is closed first.
    engine::Result<engine::Done> putAway(const QString& campaignId);
    engine::Result<engine::Done> takeBack(const QString& campaignId);
    QString freeName(const QString& wanted) const; // "The Dune Road", "The Dune Road 2" …
    // What could travel in the file of an exported campaign, and a file with what was chosen of it.
    shelf::Carried couldTravel(const QString& campaignId);
    // A campaign of this shelf or of a copy of it, as a file.
    engine::Result<QByteArray> exported(shelf::Shelf& shelf, const QString& campaignId) const;
    engine::Result<engine::Done> exportTo(const QString& campaignId, const QString& file, const shelf::Carried& carried) const;
    // A campaign from such a file. came: what else did, in words; what did not is told by failed().
    engine::Result<shelf::Campaign> importFrom(const QString& file, QString& came);
    // The shelf's line of a campaign, and a timed copy when the last one is ten minutes old.
    void keepSummary(const kit::Sitting& sitting);
    // The table as it lies, so that it lies so when it is opened again, whatever later rules would have made of it.
    void keepState(const kit::Sitting& sitting);
    void copyShelf(shelf::CopyKind kind);
    void heed(const engine::Result<engine::Done>& written); // what became of something that was to be written

    QStringList packsFor(const engine::Game& game) const; // those that come with the program, then those that were imported

    const Games& games() const { return m_games; }
    const engine::Game* game(const QString& id) const; // null when there is none
    const kit::Desk* desk(const QString& game) const;  // null: the game has none of its own
    const rulebook::Book* book(const QString& game);   // null when it has none or it cannot be read; read when first asked for
    rulebook::Search& search();                        // over the books of all games; made when first asked for

    // Card packs: those of the shelf stand above those that come with the program.
    engine::Result<cards::Pack> pack(const QString& nameOrPath, const engine::Game& game) const;
    QList<PackHere> packsOf(const engine::Game& game, const QStringList& named); // named: also those, by id or path
    engine::Result<engine::Done> keepPack(const cards::Pack& pack);              // on the shelf
    void turnPack(const QString& game, const QString& id, bool isOffered);       // one of the shelf

    // The owner's own cards of a game, by list: "cards.career", "setup.mercenaries".
    cards::Pack ownCards(const engine::Game& game) const; // without cards as long as none was entered
    engine::Result<engine::Done> keepOwnCard(const engine::Game& game, const QString& place, const QJsonObject& card);
    QJsonObject lastOwnCard(const engine::Game& game, const QString& place) const;    // of which something is entered
    cards::Known knownCards(const kit::Sitting& sitting, const QString& place) const; // to be named on a card of this list

    // Photographs of cards, by pictureName. They stay on this shelf, unless an export is to take them along.
    static QString pictureName(const engine::Game& game, const QString& place, const QString& id); // empty without id
    QImage picture(const QString& name) const;
    engine::Result<engine::Done> keepPicture(const QString& name, const QByteArray& jpeg);
    engine::Result<engine::Done> dropPicture(const QString& name);

    // What was pinned to rules: notes and house rules, oldest first. They are kept on the shelf.
    QList<rulebook::Pin> pinsOf(const QString& entry) const;
    bool hasPins() const { return !m_pins.isEmpty(); }
    bool isPinned(const QString& entry) const;
    void pin(const rulebook::Pin& pin);
    void unpin(const QString& entry, int number); // of pinsOf
    // Rules that were looked up while a campaign lay on the table, and those that refused something there.
    QList<shelf::Use> usesOf(const kit::Sitting& sitting) const;
    void noteUse(const kit::Sitting& sitting, const shelf::Use& use);

    // Whether dice and cards of a campaign lie on the table, as the shelf has it; nothing: it was never said there.
    std::optional<shelf::Real> realOf(const kit::Sitting& sitting) const { return shelf::realOf(m_marks, idOf(sitting)); }
    void keepReal(const kit::Sitting& sitting);

    engine::Clock clock() const { return m_clock; }
    engine::Chance& chance() const { return m_chance; }

signals:
    void pinsChanged();
    void packsChanged();
    void shelfChanged();                     // another line, another campaign
    void shelfOpened();                      // for writing, where it could only be looked at
    void leaving(const QString& campaignId); // may lie on no table from here on; empty: none may
    void renamed(const QString& campaignId, const QString& name);
    void failed(const QList<engine::Fault>& faults);
    void writtenAgain(const QList<engine::Fault>& solved); // what failed before is over

private:
    cards::Imported imported() const; // packs of the shelf; those that are turned off stay with the campaigns that play with them
    void readPins();
    void noteRefusal(const kit::Sitting& sitting, const engine::Submission& submission);
    engine::Result<QJsonObject> setupFrom(const engine::Game& game, const QJsonObject& setup, const QStringList& packs) const;
    kit::Sitting::Cards cardsOf(const engine::Game& game) const;
    std::unique_ptr<kit::Sitting> sittingOf(std::shared_ptr<kit::Campaign> campaign, const QString& id);
    engine::Result<std::unique_ptr<kit::Sitting>> sitWithOthers(
        const shelf::Campaign& campaign, const engine::Game& game, std::unique_ptr<shelf::Shared> shared, Company company);

    QString m_path;
    QString m_saved; // where everything was saved when the file was taken away, until it lies in its place again
    std::optional<shelf::SavedMore> m_more; // its words are empty where nothing can be read here
    QList<shelf::Standing> m_savedThen;     // what was saved when that was known first
    Games m_games;
    Desks m_desks;
    engine::Clock m_clock;
    engine::Chance& m_chance;
    std::unique_ptr<shelf::Shelf> m_shelf;
    bool m_readOnly = false;
    QFuture<bool> m_hosts; // whether the server beside the shelf keeps the table that was opened
    QTimer m_minute;       // looks after the file while nobody writes
    QTimer m_pause{this};  // nobody waits for a copy in the middle of play: it is made in the next pause
    std::map<QString, rulebook::Book> m_books;
    std::unique_ptr<rulebook::Search> m_search;
    QList<shelf::Pin> m_pins;
    QList<shelf::Pin> m_uses;
    QList<shelf::Pin> m_marks;
    QList<engine::Fault> m_unwritten; // told, and not over yet
};

} // namespace window

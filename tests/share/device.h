// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A server of one's own in a temporary folder, and devices that sit at a table there, each with its own shelf.
#pragma once

#include "cards/pack.h"
#include "dice/source.h"
#include "share/house.h"
#include "share/sharing.h"

#include <QObject>
#include <QProcess>
#include <QTemporaryDir>

namespace made {

// Why no server can be started here: which packages are absent. Empty: it can.
QString absent();

const engine::Game& gameNamed(const QString& id);
const cards::Pack& packOf(const QString& game);      // its training cards
QList<engine::Draft> openingOf(const QString& game); // of its evening to try: the table is laid and the cards are dealt

// Of a test that is killed: it ends the server in the folder `house` of this one, and clears it.
void keep(QProcess& keeper, const QString& folder);

class Server {
public:
    Server();
    ~Server();
    const share::House& house() const { return m_house; }
    share::Link link() const;
    QString ownerKey() const;
    // Set up as a club's, whose tables spread over that many databases; the link of the house.
    share::Link asClub(int rooms, const QString& waking = QStringLiteral("listen"));
    void kill();    // all of it at once, without a word
    bool restart(); // after that
    void freeze(bool isFrozen);
    void limitFiles(qint64 bytes); // no file of its grows beyond that; 0: as far as they like
    QString folder() const { return m_dir.filePath(QStringLiteral("house")); }
    QString error; // of the start

private:
    QList<qint64> processes() const;

    QTemporaryDir m_dir;
    share::House m_house;
    QProcess m_keeper;
};

// One computer at the table.
class Device {
public:
    // The one that begins a campaign and shares it.
    static std::unique_ptr<Device> sharing(
        Server& server, const QString& game, quint64 seed, const QList<engine::Draft>& opening = {});
    // One that is let in.
    std::unique_ptr<Device> letIn(const QString& who, share::Right right, const QString& seat, quint64 seed);

    share::Mirror& mirror() { return *m_mirror; }
    engine::Table& table() { return *m_table; }
    const engine::Game& game() const { return m_mirror->game(); }
    shelf::Shelf& shelf() { return *m_shelf; }
    share::KeyFiles& keys() { return *m_keys; }
    QString folder() const { return m_dir.path(); }
    QString who;
    QString fault; // the last that something ended with

    bool reach(share::Line& line);
    bool round();  // one exchange; false: the server does not answer, or something was refused: fault says it
    bool settle(); // rounds until nothing comes and nothing is open but what waits for others
    bool sit();
    void reopen();                            // as if the program had been started anew
    void close();                             // until openShelf and reopen
    void openShelf(const QString& path = {}); // another one than before

    bool act(const QString& verb, const QJsonObject& fields = {}, const QString& decision = {});
    bool actAtRandom(); // one allowed offer, or sometimes an undo; false: nothing was to be done
    QByteArray publicDigest();

    int years = 0; // that its clock is wrong
    int acts = 0;
    int asked = 0;               // of them the dealer
    QList<shelf::Whisper> heard; // all that came over the line
    bool hearsOnlyItsOwn = true; // at the time when it came
    qint64 longestPiece = 0;     // milliseconds that taking one answer of the server kept this device busy

private:
    Device() = default;
    bool open(const QString& campaign);

    QTemporaryDir m_dir;
    std::unique_ptr<shelf::Shelf> m_shelf;
    std::unique_ptr<share::KeyFiles> m_keys;
    std::unique_ptr<share::Mirror> m_mirror;
    std::unique_ptr<engine::Table> m_table;
    std::unique_ptr<dice::Source> m_chance;
    share::Line m_line;
    QString m_campaign;
};

// A test that begins with a server of its own; where there can be none it is skipped, and says why.
class Served : public QObject {
    Q_OBJECT

protected:
    Server& server() { return *m_server; }
    bool isServed() const { return m_server && m_server->error.isEmpty(); }

protected slots:
    void initTestCase();
    void cleanupTestCase() { m_server.reset(); }

private:
    std::unique_ptr<Server> m_server;
};

} // namespace made

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/sharing/ways.h"

#include "share/house.h"
#include "share/sharing.h"
#include "window/background.h"

#include <QFileInfo>
#include <QPointer>
#include <QThreadPool>
#include <QTimer>
#include <QtConcurrentRun>

namespace window {

using engine::Result;

namespace {

QString houseFolder(const QString& shelf) { return QFileInfo(shelf).absolutePath() + QStringLiteral("/house"); }

Result<share::Link> ownHouse(const QString& shelf)
{
    share::House house(houseFolder(shelf));
    const auto started = house.start(false);
    return started ? house.link() : Result<share::Link>(started.faults());
}

// True: the house beside this shelf is that of the table, and runs.
bool startedFor(const QString& shelf, const share::Address& table) { return keepsHouse(shelf, table) && ownHouse(shelf); }

// What is done in parts, and then what waits for it: between them the window answers.
void inParts(Library& library, const std::function<bool()>& next, const std::function<void()>& then)
{
    QTimer::singleShot(0, &library, [&library, next, then] {
        if (next())
            inParts(library, next, then);
        else
            then();
    });
}

void layOn(Library& library, const std::shared_ptr<share::Laying>& rest, const std::function<void()>& then)
{
    inParts(
        library, [rest] { return rest && rest->next(); }, then);
}

void carry(Library& library, const share::Packed& packed, const std::optional<share::Link>& house, const QString& who,
    const QPointer<QObject>& asker, const Shared& then)
{
    const auto tell = [then, asker](const Result<QString>& shared) {
        if (asker)
            then(shared);
    };
    QtConcurrent::run(background(), [shelf = library.shelfPath(), house, who, packed]() -> Result<share::Brought> {
        const auto at = house ? Result<share::Link>(*house) : ownHouse(shelf);
        share::DeviceKeys keys(shelf);
        return at ? share::carried(packed, keys, *at, who) : Result<share::Brought>(at.faults());
    }).then(&library, [&library, packed, tell](const Result<share::Brought>& brought) {
        const auto laid = brought ? share::laidOut(*library.shelf(), packed, *brought, library.clock())
                                  : Result<std::shared_ptr<share::Laying>>(brought.faults());
        const auto shared = laid ? Result<QString>((*laid)->campaign()) : Result<QString>(laid.faults());
        layOn(library, laid ? *laid : nullptr, [&library, shared, tell] {
            emit library.shelfChanged();
            QTimer::singleShot(0, &library, [shared, tell] { tell(shared); }); // it is opened for itself
        });
    });
}

} // namespace

void shareTable(Library& library, kit::Sitting& sitting, const std::optional<share::Link>& house, const QString& who,
    QObject* asker, const Shared& then)
{
    const QString id = library.idOf(sitting);
    const engine::Game* game = library.game(sitting.game().id());
    sitting.setReadOnly(true); // what comes now would not be carried over
    emit sitting.shown();
    const auto packing = share::packing(*library.shelf(), id, *game);
    if (!packing)
        return then(packing.faults());
    inParts(
        library, [packing = *packing] { return packing->next(); },
        [&library, packing = *packing, house, who, asker = QPointer(asker), then] {
            if (const auto& packed = packing->all())
                carry(library, *packed, house, who, asker, then);
            else if (asker)
                then(packed.faults());
        });
}

void joinTable(Library& library, const share::Link& link, const QString& who, QObject* asker, const Joined& then)
{
    const auto named = [&library](const QString& id) -> Result<const engine::Game*> { // only read: the games do not change
        if (const engine::Game* game = library.game(id))
            return game;
        return engine::Fault{id, {}, Library::tr("This program does not know the game %1.").arg(id),
            Library::tr("Open it with the version that wrote it, or export it.")};
    };
    const auto here = share::seatsOn(*library.shelf());
    if (!here)
        return then(here.faults());
    QtConcurrent::run(background(), [shelf = library.shelfPath(), link, who, named, here = *here] {
        share::DeviceKeys keys(shelf);
        return share::arrived(keys, link, who, named, here);
    }).then(&library, [&library, then, asker = QPointer(asker)](const Result<share::Arrived>& arrived) {
        if (arrived && arrived->before)
            emit library.leaving({}); // whoever lies there knows it as it was
        const auto way = arrived ? share::seated(*library.shelf(), *arrived) : Result<share::Way>(arrived.faults());
        if (arrived)
            (void)QtConcurrent::run(background(), [shelf = library.shelfPath(), arrived = *arrived, isSeated = bool(way)] {
                share::DeviceKeys keys(shelf);
                share::settled(keys, arrived, isSeated);
            });
        layOn(library, way ? way->rest : nullptr, [&library, way, then, asker] {
            if (asker)
                then(way);
            emit library.shelfChanged();
        });
    });
}

bool keepsHouse(const QString& shelf, const share::Address& table)
{
    const auto link = QFileInfo::exists(houseFolder(shelf)) ? share::House(houseFolder(shelf)).link()
                                                            : Result<share::Link>(QList<engine::Fault>());
    return link && link->address.name == table.name && link->address.port == table.port;
}

QFuture<bool> houseAgain(const QString& shelf, const share::Address& table)
{
    return QtConcurrent::run(background(), [shelf, table] {
        return QFileInfo::exists(houseFolder(shelf)) && share::House(houseFolder(shelf)).isCutOff() && startedFor(shelf, table);
    });
}

QFuture<bool> houseFor(const QString& shelf, const share::Address& table)
{
    return QtConcurrent::run(background(), [shelf, table] { return startedFor(shelf, table); });
}

void endWays(const QString& shelf, const QFuture<bool>& hosts)
{
    background()->waitForDone();
    if (hosts.isValid() && hosts.result())
        (void)share::House(houseFolder(shelf)).stop();
}

} // namespace window

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/device.h"

#include "games/catalogue.h"
#include "shelf/shared.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <csignal>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace made {

namespace {

QDateTime now() { return QDateTime::currentDateTimeUtc(); }

} // namespace

QString absent()
{
    QStringList missing;
    if (!share::Line::available())
        missing += QStringLiteral("libqt6sql6-psql");
    if (!QFileInfo(QStringLiteral("/usr/lib/postgresql/15/bin/initdb")).isExecutable())
        missing += QStringLiteral("postgresql-15");
    return missing.isEmpty() ? QString() : QStringLiteral("not installed: ") + missing.join(QStringLiteral(", "));
}

const engine::Game& gameNamed(const QString& id)
{
    static const auto all = games::catalogue();
    for (const auto& one : all)
        if (one->id() == id)
            return *one;
    qFatal("no game %s", qPrintable(id));
}

const cards::Pack& packOf(const QString& game)
{
    static QMap<QString, cards::Pack> packs;
    if (!packs.contains(game)) {
        QFile file(QStringLiteral(MR_GAMES "/%1/training.json").arg(game));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no pack of %s", qPrintable(game));
        const auto pack = cards::readPack(file.readAll(), gameNamed(game), QStringLiteral("training"));
        if (!pack)
            qFatal("%s", qPrintable(pack.faults().first().text()));
        packs.insert(game, *pack);
    }
    return packs[game];
}

QList<engine::Draft> openingOf(const QString& game)
{
    QFile file(QStringLiteral(MR_GAMES "/%1/try.jsonl").arg(game));
    QList<engine::Draft> opening;
    if (!file.open(QIODevice::ReadOnly))
        return opening; // it is laid by its set-up alone
    while (!file.atEnd()) {
        QJsonObject fields = QJsonDocument::fromJson(file.readLine()).object();
        opening += engine::Draft{fields.take(QLatin1String("do")).toString(), fields};
    }
    return opening;
}

// --- the server

void keep(QProcess& keeper, const QString& folder)
{
    keeper.start(QStringLiteral("sh"),
        {QStringLiteral("-c"),
            QStringLiteral(
                "trap '' INT TERM HUP; cat >/dev/null; for one in $(head -n 1 \"$1/house/cluster/postmaster.pid\"); do "
                "kill -CONT $one; kill -QUIT $one; done; sleep 2; rm -rf \"$1\""),
            QStringLiteral("sh"), folder});
    keeper.waitForStarted();
}

Server::Server()
    : m_house(m_dir.filePath(QStringLiteral("house")))
{
    if (const auto started = m_house.start(true); !started)
        error = started.faults().first().text();
    keep(m_keeper, m_dir.path());
}

Server::~Server()
{
    m_keeper.kill(); // it is not needed: what follows does its work
    m_keeper.waitForFinished();
    freeze(false);
    (void)m_house.stop();
}

share::Link Server::link() const
{
    const auto link = m_house.link();
    return link ? *link : share::Link();
}

QString Server::ownerKey() const
{
    QFile key(folder() + QStringLiteral("/owner.key"));
    return key.open(QIODevice::ReadOnly) ? QString::fromUtf8(key.readAll()) : QString();
}

// A house lets devices into its one database; who runs a club's server writes the others down beside it.
share::Link Server::asClub(int rooms, const QString& waking)
{
    share::Address first = link().address;
    share::Line line;
    first.database = QStringLiteral("postgres");
    QFile doors(folder() + QStringLiteral("/cluster/pg_hba.conf"));
    if (!line.open(first, QStringLiteral("house"), ownerKey(), false) || !doors.open(QIODevice::Append))
        qFatal("the server is not set up");
    for (int number = 2; number <= rooms; ++number)
        doors.write("hostssl " + share::roomNamed(number).toUtf8() + " all 127.0.0.1/32 scram-sha-256\n");
    doors.close();
    const auto read = line.runPlain("SELECT pg_reload_conf()");
    const auto house = read
        ? share::readied(link().address, QStringLiteral("house"), ownerKey(), share::schemaSteps(), {rooms, waking})
        : engine::Result<share::Link>(read.faults());
    if (!house)
        qFatal("%s", qPrintable(house.faults().first().text()));
    return *house;
}

QList<qint64> Server::processes() const
{
    QFile file(folder() + QStringLiteral("/cluster/postmaster.pid"));
    const qint64 first = file.open(QIODevice::ReadOnly) ? file.readLine().trimmed().toLongLong() : 0;
    QList<qint64> all;
    if (first <= 1)
        return all;
    all += first;
    QProcess listing;
    listing.start(
        QStringLiteral("ps"), {QStringLiteral("-o"), QStringLiteral("pid="), QStringLiteral("--ppid"), QString::number(first)});
    listing.waitForFinished();
    for (const QByteArray& line : listing.readAll().split('\n'))
        if (const qint64 child = line.trimmed().toLongLong(); child > 1)
            all += child;
    return all;
}

void Server::kill()
{
    for (const qint64 one : processes())
        ::kill(pid_t(one), SIGKILL);
}

void Server::freeze(bool isFrozen)
{
    for (const qint64 one : processes())
        ::kill(pid_t(one), isFrozen ? SIGSTOP : SIGCONT);
}

// By a child that takes the server's id: only root with every right may limit what belongs to others.
void Server::limitFiles(qint64 bytes)
{
    for (const qint64 one : processes()) {
        const QFileInfo place(QStringLiteral("/proc/%1").arg(one));
        const uid_t user = place.ownerId();
        const gid_t group = place.groupId();
        const pid_t child = ::fork();
        if (child != 0) {
            ::waitpid(child, nullptr, 0);
            continue;
        }
        if (user != ::geteuid() && (::setresgid(group, group, group) != 0 || ::setresuid(user, user, user) != 0))
            ::_exit(1);
        rlimit limit{};
        ::prlimit(pid_t(one), RLIMIT_FSIZE, nullptr, &limit);
        limit.rlim_cur = bytes > 0 ? rlim_t(bytes) : limit.rlim_max;
        ::prlimit(pid_t(one), RLIMIT_FSIZE, &limit, nullptr);
        ::_exit(0);
    }
}

bool Server::restart()
{
    for (int i = 0; i < 20; ++i) {
        const auto started = m_house.start(true);
        if (started && started->isRunning)
            return true;
        error = started ? QString() : started.faults().first().text();
        QTest::qWait(100);
    }
    return false;
}

// --- a device

std::unique_ptr<Device> Device::sharing(Server& server, const QString& game, quint64 seed, const QList<engine::Draft>& opening)
{
    std::unique_ptr<Device> device(new Device);
    device->who = QStringLiteral("Anna");
    device->m_chance = std::make_unique<dice::Source>(seed);
    auto shelf = shelf::Shelf::open(device->m_dir.filePath(QStringLiteral("shelf.db")));
    if (!shelf)
        return nullptr;
    device->m_shelf = std::move(*shelf);
    device->m_keys = std::make_unique<share::KeyFiles>(device->m_shelf->path());
    const auto campaign = device->m_shelf->create(QStringLiteral("Ravens"), game);
    {
        const auto journal = device->m_shelf->journal(campaign->id);
        engine::Table table(gameNamed(game), **journal, now);
        if (!table.begin(packOf(game).setup, {QStringLiteral("training")}, device->who))
            return nullptr;
        for (const engine::Draft& one : opening) {
            const auto action = gameNamed(game).action(table.state(), one);
            const auto ready = action ? table.prepared(*action, device->m_chance.get(), &packOf(game)) : action;
            if (!ready || table.submit(*ready, device->who).answer != engine::Submission::Answer::Done)
                qFatal("the opening stops at %s", qPrintable(one.verb));
        }
    }
    const auto shared =
        share::shareCampaign(*device->m_shelf, *device->m_keys, campaign->id, gameNamed(game), server.link(), device->who, now);
    if (!shared) {
        qWarning("%s", qPrintable(shared.faults().first().text()));
        return nullptr;
    }
    return device->open(*shared) ? std::move(device) : nullptr;
}

std::unique_ptr<Device> Device::letIn(const QString& name, share::Right right, const QString& seat, quint64 seed)
{
    share::Link link{share::Link::Kind::Join, m_mirror->terms().address, share::newWord()};
    share::Line line;
    const auto invited = reach(line) ? share::invite(line, link.word, right, seat, 10)
                                     : engine::Result<engine::Done>(engine::Fault{{}, {}, fault, {}});
    if (!invited) {
        qWarning("%s", qPrintable(invited.faults().first().text()));
        return nullptr;
    }
    std::unique_ptr<Device> device(new Device);
    device->who = name;
    device->m_chance = std::make_unique<dice::Source>(seed);
    auto shelf = shelf::Shelf::open(device->m_dir.filePath(QStringLiteral("shelf.db")));
    if (!shelf)
        return nullptr;
    device->m_shelf = std::move(*shelf);
    device->m_keys = std::make_unique<share::KeyFiles>(device->m_shelf->path());
    const auto way = share::joinTable(*device->m_shelf, *device->m_keys, link, name,
        [](const QString& id) { return engine::Result<const engine::Game*>(&gameNamed(id)); });
    if (!way) {
        qWarning("%s", qPrintable(way.faults().first().text()));
        return nullptr;
    }
    return device->open(way->campaign) ? std::move(device) : nullptr;
}

bool Device::open(const QString& campaign)
{
    m_campaign = campaign;
    auto shared = m_shelf->shared(campaign);
    if (!shared || !*shared)
        return false;
    auto mirror = share::Mirror::open(
        std::move(*shared), gameNamed(m_shelf->campaign(campaign)->game), [this] { return now().addYears(years); });
    if (!mirror)
        return false;
    m_table.reset();
    m_mirror = std::move(*mirror);
    return sit();
}

void Device::close()
{
    m_line.close();
    m_table.reset();
    m_mirror.reset();
    m_shelf.reset();
}

void Device::openShelf(const QString& path)
{
    auto shelf = shelf::Shelf::open(path.isEmpty() ? m_dir.filePath(QStringLiteral("shelf.db")) : path);
    m_shelf = std::move(*shelf);
    m_keys = std::make_unique<share::KeyFiles>(m_shelf->path());
}

void Device::reopen()
{
    const QString path = m_shelf->path();
    close();
    openShelf(path);
    if (!open(m_campaign))
        qFatal("the mirror does not open again");
}

bool Device::sit()
{
    auto table = m_mirror->sit();
    if (!table) {
        fault = table.faults().first().text();
        return false;
    }
    m_table = std::move(*table);
    return true;
}

bool Device::reach(share::Line& line)
{
    const auto reached = share::reach(line, m_mirror->terms(), *m_keys);
    if (!reached)
        fault = reached.faults().first().text();
    return bool(reached);
}

bool Device::round()
{
    if (!m_line.isOpen() && !reach(m_line))
        return false;
    const QString before = m_mirror->terms().eyes().whisper();
    const share::Outgoing out = m_mirror->outgoing();
    const auto incoming = share::exchanged(m_line, out);
    if (!incoming) {
        fault = incoming.faults().first().text();
        m_line.close();
        return false;
    }
    QList<shelf::Whisper> now = incoming->whispers.value_or(QList<shelf::Whisper>());
    for (const share::Fetched& one : incoming->entries)
        now += one.confirmed.whispers;
    QElapsedTimer timer;
    timer.start();
    const auto isNew = m_mirror->take(out, *incoming);
    if (!isNew) {
        fault = isNew.faults().first().text();
        return false;
    }
    for (const shelf::Whisper& one : now) // it may have been given another seat in the same round
        hearsOnlyItsOwn &= one.seat == before || one.seat == m_mirror->terms().eyes().whisper();
    heard += now;
    if (*isNew && !sit())
        return false;
    longestPiece = std::max(longestPiece, timer.elapsed());
    const auto dealt = m_mirror->deal(*m_chance, &packOf(game().id()));
    return bool(dealt);
}

bool Device::settle()
{
    constexpr int most = 400;
    for (int i = 0; i < most; ++i) {
        const qint64 before = m_mirror->confirmed();
        if (!round())
            return false;
        if (m_mirror->confirmed() == before && m_mirror->outgoing().entries.isEmpty() && m_mirror->outgoing().refusals.isEmpty())
            return true;
    }
    fault = QStringLiteral("it never comes to rest");
    return false;
}

bool Device::act(const QString& verb, const QJsonObject& fields, const QString& decision)
{
    auto action = game().action(m_table->state(), {verb, fields});
    engine::Submission done;
    if (action && m_mirror->isForDealer(*action)) {
        done = m_mirror->ask(*action, who, decision);
        ++asked;
    } else if (action) {
        action = m_table->prepared(*action, m_chance.get(), &packOf(game().id()));
        if (action)
            done = m_table->submit(*action, who, decision);
    }
    if (done.answer == engine::Submission::Answer::Done)
        return true;
    const QList<engine::Fault> faults = action ? done.faults : action.faults();
    fault = faults.isEmpty() ? QStringLiteral("refused by a rule") : faults.first().text();
    return false;
}

bool Device::actAtRandom()
{
    if (m_chance->face(20) == 1 && m_table->node() > 1)
        return m_table->undo(who).answer == engine::Submission::Answer::Done && ++acts > 0;
    QList<engine::Offer> offers;
    for (const engine::Offer& one : game().offers(m_table->state()))
        if (one.verdict.isAllowed())
            offers += one;
    for (int tries = 0; tries < 8 && !offers.isEmpty(); ++tries) {
        const engine::Offer offer = offers.takeAt(m_chance->face(int(offers.size())) - 1);
        if (act(offer.action.verb(), offer.action.typed()))
            return ++acts > 0;
    }
    return false;
}

QByteArray Device::publicDigest() { return game().digest(m_table->state()); }

void Served::initTestCase()
{
    if (const QString missing = absent(); !missing.isEmpty())
        QSKIP(qPrintable(missing));
    m_server = std::make_unique<Server>();
    QVERIFY2(m_server->error.isEmpty(), qPrintable(m_server->error));
}

} // namespace made

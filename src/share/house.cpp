// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/house.h"

#include "share/exchange.h"
#include "share/keys.h"
#include "share/line.h"
#include "share/schema.h"
#include "share/texts.h"
#include "shelf/file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLockFile>
#include <QProcess>
#include <QStandardPaths>
#include <QUuid>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>

namespace share {

using engine::Done;
using engine::Fault;
using engine::fill;
using engine::Result;

namespace {

constexpr char ownerRole[] = "house"; // of the private cluster; its key never leaves the folder

constexpr char unfinished[] = "{}"; // stands in the card of a house that is being made
constexpr char making[] = "making.lock";
constexpr int longestMaking = 90 * 1000; // milliseconds

Fault noProgram(const char* name)
{
    return {QLatin1String(name), {}, share::tr("PostgreSQL is not installed on this computer, or a part of it is missing."),
        share::tr(
            "Install the packages postgresql and libqt6sql6-psql, or use a server that runs elsewhere. Phones and one computer "
            "alone "
            "need neither.")};
}

// A port that nobody uses now; of a number that stays the same afterwards.
quint16 freePort()
{
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    quint16 port = 0;
    if (::bind(socket, reinterpret_cast<sockaddr*>(&address), size) == 0
        && ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size) == 0)
        port = ntohs(address.sin_port);
    ::close(socket);
    return port;
}

// PostgreSQL refuses to run as root: there it runs as another id in a room of its own, or, where rooms are forbidden, as the user
// that its package made, who may walk through root's folders to this one.
QStringList asSomebody(const QString& folder)
{
    if (::geteuid() != 0)
        return {};
    const QStringList room{QStringLiteral("unshare"), QStringLiteral("--user"), QStringLiteral("--map-user=1000"),
        QStringLiteral("--map-group=1000")};
    QProcess trial;
    trial.start(room.first(), room.mid(1) + QStringList{QStringLiteral("true")});
    if (trial.waitForFinished(5000) && trial.exitCode() == 0)
        return room;
    QProcess::execute(QStringLiteral("chown"), {QStringLiteral("-R"), QStringLiteral("postgres:postgres"), folder});
    return {QStringLiteral("setpriv"), QStringLiteral("--reuid=postgres"), QStringLiteral("--regid=postgres"),
        QStringLiteral("--clear-groups"), QStringLiteral("--inh-caps=+dac_override"),
        QStringLiteral("--ambient-caps=+dac_override")};
}

Result<Done> laidDown(const QString& file, const QByteArray& content)
{
    return shelf::replace(file, content, shelf::Readers::Owner);
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

QStringList localAddresses()
{
    QStringList all;
    ifaddrs* first = nullptr;
    if (::getifaddrs(&first) != 0)
        return all;
    for (const ifaddrs* one = first; one; one = one->ifa_next) {
        if (!one->ifa_addr || one->ifa_addr->sa_family != AF_INET || (one->ifa_flags & IFF_LOOPBACK)
            || !(one->ifa_flags & IFF_UP))
            continue;
        char text[INET_ADDRSTRLEN] = {};
        const auto* address = reinterpret_cast<const sockaddr_in*>(one->ifa_addr);
        if (::inet_ntop(AF_INET, &address->sin_addr, text, sizeof text))
            all += QLatin1String(text);
    }
    ::freeifaddrs(first);
    return all;
}

House::House(const QString& folder)
    : m_folder(QFileInfo(folder).absoluteFilePath())
{
}

QString House::place(const char* name) const { return m_folder + QLatin1Char('/') + QLatin1String(name); }

// Of the version that made the folder; for a new one the newest that is installed.
Result<QString> House::program(const char* name) const
{
    const QString wanted = QString::fromUtf8(contentOf(place("cluster/PG_VERSION"))).trimmed();
    QDir root(QStringLiteral("/usr/lib/postgresql"));
    QStringList versions = root.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    std::sort(versions.begin(), versions.end(), [](const QString& a, const QString& b) { return a.toInt() > b.toInt(); });
    for (const QString& version : versions) {
        const QString file = root.filePath(version + QStringLiteral("/bin/") + QLatin1String(name));
        if ((wanted.isEmpty() || version == wanted) && QFileInfo(file).isExecutable())
            return file;
    }
    const QString found = QStandardPaths::findExecutable(QLatin1String(name));
    if (!found.isEmpty() && wanted.isEmpty())
        return found;
    if (!wanted.isEmpty() && !versions.isEmpty())
        return Fault{m_folder, wanted, fill(share::tr("This house was made by PostgreSQL %1, which is not installed."), {wanted}),
            fill(share::tr("Install postgresql-%1, take your tables home with it, and share them in a new house."), {wanted})};
    return noProgram(name);
}

Result<House::Ended> House::run(const char* name, const QStringList& arguments, int seconds, const QStringList& with) const
{
    const auto found = program(name);
    if (!found)
        return found.faults();
    QStringList line = asSomebody(m_folder) + QStringList{*found} + arguments;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& one : with)
        environment.insert(one.section(QLatin1Char('='), 0, 0), one.section(QLatin1Char('='), 1));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setWorkingDirectory(m_folder);
    process.setStandardInputFile(QProcess::nullDevice());
    const QString log = place("start.log"); // a server that stays must not hold a pipe of ours
    process.setStandardOutputFile(log);
    process.start(line.takeFirst(), line);
    if (!process.waitForStarted() || !process.waitForFinished(seconds * 1000))
        return Fault{m_folder, QLatin1String(name), share::tr("PostgreSQL did not come to an end in time."),
            fill(share::tr("Look into %1."), {log})};
    return Ended{
        process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, QString::fromUtf8(contentOf(log)).trimmed()};
}

Result<House::Card> House::card() const
{
    const QJsonObject json = QJsonDocument::fromJson(contentOf(place("house.json"))).object();
    const Card card{quint16(json.value(QLatin1String("port")).toInt()), json.value(QLatin1String("alone")).toBool(),
        json.value(QLatin1String("name")).toString()};
    if (card.port == 0 || card.name.isEmpty())
        return Fault{m_folder, {}, share::tr("There is no house in this folder."),
            share::tr("musterroll-cli house start --folder FOLDER makes one.")};
    return card;
}

Result<Done> House::keep(const Card& card) const
{
    return laidDown(place("house.json"),
        QJsonDocument(QJsonObject{{QStringLiteral("port"), card.port}, {QStringLiteral("alone"), card.isAlone},
                          {QStringLiteral("name"), card.name}})
            .toJson());
}

Result<QString> House::secret(const char* name) const
{
    const QString key = QString::fromUtf8(contentOf(place(name)));
    return key.isEmpty() ? Result<QString>(Fault{
               place(name), {}, share::tr("A key of this house is missing."), share::tr("Take it from a copy of the house.")})
                         : Result<QString>(key);
}

Result<Done> House::makeCertificate(const QString& name) const
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral("openssl"),
        {QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-newkey"), QStringLiteral("ec"),
            QStringLiteral("-pkeyopt"), QStringLiteral("ec_paramgen_curve:prime256v1"), QStringLiteral("-nodes"),
            QStringLiteral("-days"), QStringLiteral("7300"), QStringLiteral("-subj"), QStringLiteral("/CN=") + name,
            QStringLiteral("-addext"), QStringLiteral("subjectAltName=DNS:") + name, QStringLiteral("-keyout"),
            place("cluster/house.key"), QStringLiteral("-out"), place("house.crt")});
    if (!process.waitForFinished(20000) || process.exitCode() != 0)
        return Fault{m_folder, QString::fromUtf8(process.readAll()).trimmed(),
            share::tr("The certificate of the house could not be made."), share::tr("Look whether its disk has room.")};
    QFile::setPermissions(place("cluster/house.key"), QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    QFile::copy(place("house.crt"), place("cluster/house.crt"));
    return Done{};
}

// Local addresses, encrypted, with a key: there is no other line in this list.
Result<Done> House::configure(const Card& card) const
{
    QByteArray doors = "# made by Muster Roll; every start writes it anew\n";
    const QByteArrayList networks = card.isAlone ? QByteArrayList{"127.0.0.1/32", "::1/128"}
                                                 : QByteArrayList{"127.0.0.1/32", "::1/128", "10.0.0.0/8", "172.16.0.0/12",
                                                     "192.168.0.0/16", "169.254.0.0/16", "fe80::/10", "fc00::/7"};
    for (const QByteArray& network : networks)
        doors += "hostssl " + QByteArray(databaseName) + " all " + network + " scram-sha-256\n";
    doors += "hostssl postgres,replication house 127.0.0.1/32 scram-sha-256\n";
    const QByteArray settings = "# made by Muster Roll; every start writes it anew\n"
                                "listen_addresses = '"
        + QByteArray(card.isAlone ? "127.0.0.1" : "*") + "'\nport = " + QByteArray::number(card.port)
        + "\nunix_socket_directories = ''\nssl = on\nssl_cert_file = 'house.crt'\nssl_key_file = 'house.key'\n"
          "ssl_min_protocol_version = 'TLSv1.2'\npassword_encryption = 'scram-sha-256'\nmax_connections = 100\n"
          "shared_buffers = '64MB'\njit = off\nlog_statement = 'none'\nlog_min_error_statement = 'panic'\n"
          "log_parameter_max_length = 0\nlog_parameter_max_length_on_error = 0\nlog_min_messages = 'fatal'\n"
          "idle_in_transaction_session_timeout = '10s'\nstatement_timeout = '60s'\nlock_timeout = '10s'\n"
          "tcp_keepalives_idle = 30\nfsync = on\nfull_page_writes = on\n"
#ifdef Q_OS_LINUX
          "wal_sync_method = 'open_datasync'\n" // as durable as the default, and half as long here
#endif
        ;
    const auto kept = laidDown(place("cluster/pg_hba.conf"), doors);
    return kept ? laidDown(place("cluster/postgresql.auto.conf"), settings) : kept;
}

// Leaves an empty folder, but for a card that says what is made there: a start that failed half way is begun anew.
Result<Done> House::clear() const
{
    if (contentOf(place("house.json")) == unfinished) {
        QDir(place("cluster")).removeRecursively();
        for (const char* made : {"owner.key", "host.key", "house.crt", "start.log", "house.json"})
            QFile::remove(place(made));
    }
    QStringList others = QDir(m_folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    others.removeAll(QLatin1String(making));
    if (!others.isEmpty())
        return Fault{QDir::toNativeSeparators(m_folder), {}, share::tr("Something else lies in this folder."),
            share::tr("A house needs a folder of its own: name one that is empty or does not exist.")};
    return laidDown(place("house.json"), unfinished);
}

Result<Done> House::make(bool isAlone)
{
    if (const auto can = Line::available(); !can)
        return can;
    if (const auto found = program("initdb"); !found)
        return found.faults();
    if (QStandardPaths::findExecutable(QStringLiteral("openssl")).isEmpty())
        return Fault{QStringLiteral("openssl"), {}, share::tr("The program that makes the certificate of a house is missing."),
            share::tr("Install the package openssl.")};
    if (!shelf::madeFolder(m_folder))
        return Fault{
            QDir::toNativeSeparators(m_folder), {}, share::tr("This folder cannot be made."), share::tr("Choose another place.")};
    QLockFile lock(place(making)); // whoever starts it too waits, and finds it made
    lock.setStaleLockTime(0);
    if (!lock.tryLock(longestMaking) && lock.error() == QLockFile::LockFailedError)
        return Fault{QDir::toNativeSeparators(m_folder), {}, share::tr("Another program is making this house."),
            share::tr("Wait until it is there, then start it again.")};
    if (card())
        return Done{};
    if (const auto cleared = clear(); !cleared)
        return cleared;
    if (const auto kept = laidDown(place("owner.key"), newKey().toUtf8()); !kept)
        return kept;
    const auto made = run("initdb",
        {QStringLiteral("-D"), place("cluster"), QStringLiteral("-U"), QLatin1String(ownerRole), QStringLiteral("-A"),
            QStringLiteral("scram-sha-256"), QStringLiteral("--pwfile=") + place("owner.key"), QStringLiteral("-k"),
            QStringLiteral("-E"), QStringLiteral("UTF8"), QStringLiteral("--locale=C.UTF-8")},
        60);
    if (!made)
        return made.faults();
    if (made->code != 0)
        return Fault{m_folder, made->said.right(400), share::tr("PostgreSQL could not make its files here."),
            share::tr("Look whether the disk has room and whether you may write there, then name an empty folder.")};
    const Card card{freePort(), isAlone, QStringLiteral("house-") + QUuid::createUuid().toString(QUuid::Id128).left(12)};
    if (const auto sealed = makeCertificate(card.name); !sealed)
        return sealed;
    return keep(card);
}

Result<HouseState> House::start(bool isAlone)
{
    if (!card())
        if (const auto made = make(isAlone); !made)
            return made.faults();
    auto own = card();
    if (!own)
        return own.faults();
    const auto now = state();
    if (!now)
        return now;
    if (!now->isRunning) {
        own->isAlone = isAlone;
        if (const auto kept = keep(*own); !kept)
            return kept.faults();
        if (const auto configured = configure(*own); !configured)
            return configured.faults();
        const auto started = run("pg_ctl",
            {QStringLiteral("-D"), place("cluster"), QStringLiteral("-l"), place("server.log"), QStringLiteral("-w"),
                QStringLiteral("-t"), QStringLiteral("30"), QStringLiteral("start")},
            40);
        if (!started)
            return started.faults();
        if (started->code != 0)
            return Fault{m_folder, started->said.right(400), share::tr("The server of this house did not start."),
                fill(share::tr("%1 says why. If another program took its port, stop that one."), {place("server.log")})};
    }
    if (const auto ready = readySchema(); !ready)
        return ready.faults();
    return state();
}

Result<Address> House::address() const
{
    const auto own = card();
    if (!own)
        return own.faults();
    return Address{
        own->name, QStringLiteral("127.0.0.1"), own->port, QLatin1String(databaseName), derOf(contentOf(place("house.crt")))};
}

Result<Done> House::readySchema() const
{
    const auto at = address();
    const auto owner = secret("owner.key");
    if (!at || !owner)
        return !at ? at.faults() : owner.faults();
    const auto link = readied(*at, QLatin1String(ownerRole), *owner);
    if (!link)
        return link.faults();
    return laidDown(place("host.key"), link->word.toUtf8());
}

Result<Done> House::stop()
{
    if (const auto own = card(); !own)
        return own.faults();
    const auto now = state();
    if (!now || !now->isRunning)
        return now ? Result<Done>(Done{}) : Result<Done>(now.faults());
    const auto stopped = run("pg_ctl",
        {QStringLiteral("-D"), place("cluster"), QStringLiteral("-m"), QStringLiteral("fast"), QStringLiteral("-w"),
            QStringLiteral("stop")},
        70);
    if (!stopped)
        return stopped.faults();
    return stopped->code == 0
        ? Result<Done>(Done{})
        : Result<Done>(Fault{m_folder, stopped->said.right(400), share::tr("The server of this house did not stop."),
            share::tr("Try again when nobody is writing.")});
}

bool House::isCutOff() const
{
    // A server that is being stopped takes its file away and only then ends: asked the other way round, it looks as if it died.
    const auto now = state();
    return now && !now->isRunning && QFile::exists(place("cluster/postmaster.pid"));
}

Result<HouseState> House::state() const
{
    const auto own = card();
    if (!own)
        return own.faults();
    const auto status = run("pg_ctl", {QStringLiteral("-D"), place("cluster"), QStringLiteral("status")}, 10);
    if (!status)
        return status.faults();
    return HouseState{status->code == 0, QString::fromUtf8(contentOf(place("cluster/PG_VERSION"))).trimmed(), own->port,
        own->isAlone ? QStringList{QStringLiteral("127.0.0.1")} : localAddresses()};
}

Result<Link> House::link() const
{
    auto at = address();
    const auto key = secret("host.key");
    if (!at || !key)
        return !at ? at.faults() : key.faults();
    return Link{Link::Kind::House, *at, *key};
}

Result<QStringList> House::check() const
{
    const auto at = address();
    const auto owner = secret("owner.key");
    if (!at || !owner)
        return !at ? at.faults() : owner.faults();
    const auto checked = run("pg_amcheck",
        {QStringLiteral("--install-missing"), QStringLiteral("--heapallindexed"), QStringLiteral("-U"), QLatin1String(ownerRole),
            QStringLiteral("-p"), QString::number(at->port), QStringLiteral("-h"), at->name, QStringLiteral("-w"),
            QStringLiteral("-d"), QLatin1String(databaseName)},
        600,
        {QStringLiteral("PGPASSWORD=") + *owner, QStringLiteral("PGHOSTADDR=127.0.0.1"), QStringLiteral("PGSSLMODE=verify-full"),
            QStringLiteral("PGSSLROOTCERT=") + place("house.crt")});
    if (!checked)
        return checked.faults();
    QStringList damage = checked->said.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    if (checked->code != 0)
        return damage.isEmpty() ? QStringList{share::tr("It could not be checked.")} : damage;
    Line line;
    const auto opened = line.open(*at, QLatin1String(ownerRole), *owner);
    return opened ? brokenChains(line) : Result<QStringList>(opened.faults());
}

Result<Done> House::copyTo(const QString& folder) const
{
    const auto at = address();
    const auto owner = secret("owner.key");
    if (!at || !owner)
        return !at ? at.faults() : owner.faults();
    const QFileInfo target(folder);
    if (target.exists())
        return Fault{QDir::toNativeSeparators(folder), {}, share::tr("Something stands there already."),
            share::tr("Name a folder that does not exist.")};
    House copy(folder);
    if (!shelf::madeFolder(target.absoluteFilePath()))
        return Fault{
            QDir::toNativeSeparators(folder), {}, share::tr("This folder cannot be made."), share::tr("Choose another place.")};
    const auto copied = run("pg_basebackup",
        {QStringLiteral("-D"), copy.place("cluster"), QStringLiteral("-U"), QLatin1String(ownerRole), QStringLiteral("-p"),
            QString::number(at->port), QStringLiteral("-h"), at->name, QStringLiteral("-w"), QStringLiteral("-X"),
            QStringLiteral("stream"), QStringLiteral("-c"), QStringLiteral("fast")},
        600,
        {QStringLiteral("PGPASSWORD=") + *owner, QStringLiteral("PGHOSTADDR=127.0.0.1"), QStringLiteral("PGSSLMODE=verify-full"),
            QStringLiteral("PGSSLROOTCERT=") + place("house.crt")});
    if (!copied)
        return copied.faults();
    if (copied->code != 0)
        return Fault{m_folder, copied->said.right(400), share::tr("The house could not be copied."),
            share::tr("It has to run while it is copied, and the other disk needs room.")};
    for (const char* name : {"owner.key", "host.key", "house.crt", "house.json"})
        if (const auto kept = laidDown(copy.place(name), contentOf(place(name))); !kept)
            return kept;
    return Done{};
}

namespace {

// One database of a server, in one step: what fails leaves it as it was.
Result<Done> readyRoom(Line& line, std::span<const SchemaStep> steps)
{
    const auto schema = line.rows("SELECT 1 FROM pg_namespace WHERE nspname = 'musterroll'");
    if (!schema)
        return schema.faults();
    int version = 0;
    if (!schema->isEmpty()) {
        const auto said = line.rows("SELECT version FROM musterroll.about");
        if (!said)
            return said.faults();
        version = said->value(0).value(0).toInt();
    }
    if (version > steps.back().version)
        return Fault{QLatin1String(databaseName), QString::number(version),
            share::tr("A newer Muster Roll made this server ready."),
            share::tr("Install the newer version on this computer, too.")};
    if (const auto begun = line.runPlain("BEGIN"); !begun)
        return begun;
    for (const SchemaStep& step : steps)
        if (step.version > version)
            for (const QByteArray& sql :
                {QByteArray(step.sql), "UPDATE musterroll.about SET version = " + QByteArray::number(step.version)})
                if (const auto done = line.runPlain(sql.constData()); !done) {
                    (void)line.runPlain("ROLLBACK");
                    return done;
                }
    return line.runPlain("COMMIT");
}

} // namespace

Result<Link> readied(
    const Address& address, const QString& role, const QString& key, std::span<const SchemaStep> steps, const Club& club)
{
    Line line;
    Address room = address;
    room.database = QStringLiteral("postgres");
    if (const auto opened = line.open(room, role, key, false); !opened) {
        if (line.trouble() != Trouble::Unknown) // no device sits down here: whoever sets the server up does
            return opened.faults();
        return Fault{address.at, role, share::tr("The server does not let this user in, or not with this password."),
            share::tr("Give both in PGUSER and PGPASSWORD, let the user in from here in pg_hba.conf, and reload the server.")};
    }
    auto names = rooms(line);
    for (int number = 1; names && number <= std::max(club.rooms, 1); ++number)
        if (const QString name = roomNamed(number); !names->contains(name)) {
            const QString make = fill(QStringLiteral("CREATE DATABASE %1 ENCODING 'UTF8' TEMPLATE template0"), {name});
            if (const auto made = line.runPlain(make.toUtf8().constData()); !made)
                return made.faults();
            *names += name;
        }
    if (!names)
        return names.faults();
    for (const QString& name : std::as_const(*names)) {
        room.database = name;
        if (const auto opened = line.open(room, role, key, false); !opened)
            return opened.faults();
        if (const auto ready = readyRoom(line, steps); !ready)
            return ready.faults();
        if (club.waking)
            if (const auto set = line.run("UPDATE musterroll.about SET waking = ?", {*club.waking}); !set)
                return set.faults();
    }
    const QString host = newKey();
    for (const auto& [who, secretOf] : {std::pair(hostRole, host), std::pair(joinerRole, QString(QLatin1String(joinerKey)))})
        if (const auto set =
                line.runPlain(fill(QStringLiteral("ALTER ROLE %1 PASSWORD '%2'"), {QLatin1String(who), verifierOf(secretOf)})
                                  .toUtf8()
                                  .constData());
            !set)
            return set.faults();
    room.database = QLatin1String(databaseName);
    return Link{Link::Kind::House, room, host};
}

} // namespace share

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/line.h"

#include "share/link.h"
#include "share/schema.h"
#include "share/texts.h"

#include <QSqlDriver>
#include <QSqlRecord>
#include <QThread>
#include <QUuid>

#include <array>

#ifdef Q_OS_UNIX
#include <dlfcn.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace share {

using engine::Done;
using engine::Fault;
using engine::fill;
using engine::Result;

namespace {

// PostgreSQL's client is loaded by Qt's driver, so its functions are asked for where they are.
template <class Function> Function* ofClient(const char* name)
{
#ifdef Q_OS_UNIX
    void* client = ::dlopen("libpq.so.5", RTLD_LAZY | RTLD_NOLOAD);
    if (!client)
        return nullptr;
    auto* const found = reinterpret_cast<Function*>(::dlsym(client, name));
    ::dlclose(client); // the driver holds it
    return found;
#else
    Q_UNUSED(name)
    return nullptr;
#endif
}

void* handleOf(const QSqlDatabase& database)
{
    const QVariant handle = database.driver()->handle();
    const bool isHandle = qstrcmp(handle.typeName(), "PGconn*") == 0 || qstrcmp(handle.typeName(), "pg_conn*") == 0; // by version
    return isHandle ? *static_cast<void* const*>(handle.constData()) : nullptr;
}

int socketOf(const QSqlDatabase& database)
{
    void* const connection = handleOf(database);
    auto* const ask = ofClient<int(const void*)>("PQsocket");
    return connection && ask ? ask(connection) : -1;
}

struct Notice { // PGnotify of libpq-fe.h, as far as its fields are public
    char* channel;
    int pid;
    char* text;
};

// What the server called without being asked.
QList<Line::Call> callsOf(const QSqlDatabase& database, bool readsOn)
{
    QList<Line::Call> calls;
    void* const connection = handleOf(database);
    static auto* const read = ofClient<int(void*)>("PQconsumeInput");
    static auto* const next = ofClient<Notice*(void*)>("PQnotifies");
    static auto* const release = ofClient<void(void*)>("PQfreemem");
    if (!connection || !read || !next || !release || (readsOn && read(connection) == 0))
        return calls;
    while (Notice* const notice = next(connection)) {
        calls += Line::Call{notice->channel, notice->text};
        release(notice);
    }
    return calls;
}

} // namespace

Result<Done> Line::available()
{
    if (QSqlDatabase::isDriverAvailable(QStringLiteral("QPSQL")))
        return Done{};
    return Fault{QStringLiteral("PostgreSQL"), {},
        share::tr("This computer cannot speak to a shared table: Qt's driver for PostgreSQL is missing."),
        share::tr("Install the package libqt6sql6-psql and start the program again.")};
}

Line::~Line() { close(); }

void Line::close()
{
    m_socket = -1;
    m_isWoken = false;
    m_calls.clear();
    m_prepared.clear();
    m_database.close();
    m_database = {};
    if (!m_connection.isEmpty())
        QSqlDatabase::removeDatabase(m_connection);
    m_connection.clear();
}

Result<Done> Line::open(const Address& address, const QString& role, const QString& key, bool provesVersion, int seconds)
{
    if (const auto can = available(); !can)
        return can;
    close();
    m_place = fill(QStringLiteral("%1:%2"), {address.at.isEmpty() ? address.name : address.at, QString::number(address.port)});
    if (!isPlain(address)) { // it would end among the options below
        m_trouble = Trouble::Untrusted;
        return Fault{m_place, {}, share::tr("This is no address of a server."), share::tr("Ask for a new invitation.")};
    }
    m_root = std::make_unique<QTemporaryFile>();
    if (!m_root->open() || m_root->write(pemOf(address.root)) < 0 || !m_root->flush()) {
        m_trouble = Trouble::Other;
        return Fault{m_root->fileName(), {}, share::tr("The server's certificate cannot be laid down for its client."),
            share::tr("Look whether there is room where temporary files are kept.")};
    }
    m_connection = QStringLiteral("line-") + QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), m_connection);
    m_database.setHostName(address.name);
    m_database.setPort(address.port);
    m_database.setDatabaseName(address.database);
    m_database.setUserName(role);
    m_database.setPassword(key);
    // Never without encryption, never to another certificate; and nothing waits for ever.
    m_database.setConnectOptions(fill(
        QStringLiteral("sslmode=verify-full;sslrootcert='%1';connect_timeout=%2;tcp_user_timeout=4000;keepalives=1;"
                       "keepalives_idle=5;keepalives_interval=2;keepalives_count=2;gssencmode=disable;"
                       "application_name=musterroll%3"),
        {m_root->fileName().replace(QLatin1Char('\\'), QLatin1String("\\\\")).replace(QLatin1Char('\''), QLatin1String("\\'")),
            QString::number(seconds), address.at.isEmpty() ? QString() : QStringLiteral(";hostaddr=") + address.at}));
    if (!m_database.open()) {
        const Fault fault = failedToOpen(m_database.lastError());
        close();
        return fault;
    }
    m_socket = socketOf(m_database);
    m_trouble = Trouble::None;
    if (!provesVersion)
        return Done{};
    const auto proved = proveVersion();
    if (!proved) {
        const Trouble trouble = m_trouble;
        close();
        m_trouble = trouble;
    }
    return proved;
}

Result<Done> Line::proveVersion()
{
    const auto said = rows("SELECT version FROM musterroll.about");
    if (!said)
        return said.faults();
    const int version = said->isEmpty() ? 0 : said->first().value(0).toInt();
    if (version == schemaVersion)
        return Done{};
    m_trouble = Trouble::Versions;
    return Fault{m_place, QString::number(version),
        version > schemaVersion ? share::tr("A newer Muster Roll made this server ready.")
                                : share::tr("An older Muster Roll made this server ready."),
        version > schemaVersion ? share::tr("Install the newer version on this computer, too.")
                                : share::tr("Start the house with this version once: it brings its server up to date.")};
}

Fault Line::failedToOpen(const QSqlError& error)
{
    const QString said = error.databaseText() + error.driverText(); // there is no code at this point, only words
    const auto says = [&](const char* words) { return said.contains(QLatin1String(words), Qt::CaseInsensitive); };
    const QString first = said.section(QLatin1Char('\n'), 0, 0).trimmed();
    if (says("certificate") || says("SSL was required") || says("does not support SSL") || says("SSL error")
        || says("does not match host name") || says("tlsv1")) {
        m_trouble = Trouble::Untrusted;
        return {m_place, first,
            share::tr("This server is not the one that was meant: its certificate is another one, or it does not encrypt."),
            share::tr("Nothing was sent. Ask for a new invitation, and compare where it comes from.")};
    }
    if (says("password authentication failed") || says("is not permitted to log in") || says("no pg_hba.conf entry")
        || says("does not exist")) {
        m_trouble = Trouble::Unknown;
        return {m_place, {}, share::tr("The server does not know this device any more, or not its key."),
            share::tr("Ask for a new invitation. What is here already stays and can be taken home.")};
    }
    m_trouble = Trouble::Offline;
    return {m_place, {}, share::tr("The server does not answer."),
        share::tr("Go on playing: what is done here is kept and goes out as soon as the server is back. Look whether it runs and "
                  "whether "
                  "both computers are on one network.")};
}

Fault Line::failed(const QSqlError& error)
{
    const QString code = error.nativeErrorCode();
    const QString said = error.databaseText();
    QString problem = said.section(QLatin1Char('\n'), 0, 0).trimmed();
    if (problem.startsWith(QLatin1String("ERROR:")))
        problem = problem.mid(6).trimmed();
    m_detail = said.section(QLatin1String("DETAIL:"), 1).section(QLatin1Char('\n'), 0, 0).trimmed();
    if (code == QLatin1String("42501")) {
        m_trouble = Trouble::Forbidden;
        return {m_place, {}, fill(share::tr("The server refuses this: %1."), {problem}),
            share::tr("Ask somebody at the table who may do everything.")};
    }
    if (code.isEmpty() || code.startsWith(QLatin1String("57P")) || code.startsWith(QLatin1String("08"))) {
        m_trouble = Trouble::Offline;
        m_socket = -1;
        return {m_place, {}, share::tr("The server does not answer any more."),
            share::tr("What is done here is kept and goes out later.")};
    }
    m_trouble = code == QLatin1String("53100") ? Trouble::Offline : Trouble::Other;
    if (code == QLatin1String("53100"))
        return {m_place, {}, share::tr("The server's disk is full. Nothing was lost."),
            share::tr("Make room there: what is done here is kept and goes out then.")};
    return {m_place, code, fill(share::tr("The server reports: %1."), {problem}), share::tr("What is done here is kept.")};
}

Result<Line::Rows> Line::rows(const char* sql, const QVariantList& values)
{
    constexpr int most = 2;
    QSqlQuery* query = nullptr;
    for (int tries = 1; !query; ++tries) {
        auto at = m_prepared.find(sql);
        if (at == m_prepared.end()) {
            QSqlQuery fresh(m_database);
            if (!fresh.prepare(QString::fromUtf8(sql)))
                return failed(fresh.lastError());
            at = m_prepared.emplace(sql, std::move(fresh)).first;
        }
        query = &at->second;
        for (qsizetype i = 0; i < values.size(); ++i)
            query->bindValue(int(i),
                values[i].typeId() == QMetaType::QString && values[i].toString().isNull() // Qt takes it for NULL
                    ? QVariant(QStringLiteral(""))
                    : values[i]);
        if (query->exec())
            break;
        const QSqlError error = query->lastError();
        query->finish();
        if (error.nativeErrorCode() != QLatin1String("26000") || tries == most)
            return failed(error);
        m_prepared.erase(at); // a pooler gave this device another connection, which does not know the statement
        query = nullptr;
    }
    Rows all;
    const int width = query->record().count();
    while (query->next()) {
        QVariantList row;
        for (int i = 0; i < width; ++i)
            row += query->value(i);
        all += row;
    }
    query->finish();
    if (m_isWoken)
        m_calls += callsOf(m_database, false);
    return all;
}

Result<Done> Line::run(const char* sql, const QVariantList& values)
{
    const auto done = rows(sql, values);
    return done ? Result<Done>(Done{}) : Result<Done>(done.faults());
}

Result<Done> Line::runPlain(const char* sql)
{
    QSqlQuery query(m_database);
    return query.exec(QString::fromUtf8(sql)) ? Result<Done>(Done{}) : Result<Done>(failed(query.lastError()));
}

// A channel cannot be bound as a value: nothing but plain letters gets here.
Result<Done> Line::listen(const QString& channel)
{
    static const QRegularExpression plain(QStringLiteral("^[a-z0-9_]{1,60}$"));
    if (!plain.match(channel).hasMatch())
        return Done{};
    const auto listens = runPlain(("LISTEN " + channel.toLatin1()).constData());
    m_isWoken = bool(listens);
    return listens;
}

bool Line::await(int handle, int milliseconds)
{
    if (!m_calls.isEmpty()) // they came in together with an answer
        return true;
#ifdef Q_OS_UNIX
    pollfd both[] = {{handle, POLLIN, 0}, {m_socket, POLLIN, 0}};
    (void)::poll(both, 2, milliseconds); // what is below zero is passed over
    std::array<char, 64> bytes{};
    while ((both[0].revents & POLLIN) && ::read(handle, bytes.data(), bytes.size()) == ssize_t(bytes.size())) { }
    const bool hasSaid = both[1].revents != 0;
    if (hasSaid)
        m_calls += callsOf(m_database, true);
    return hasSaid; // or it went away, which is found out by asking
#else
    Q_UNUSED(handle)
    QThread::msleep(ulong(milliseconds));
    return false;
#endif
}

void Line::cut()
{
#ifdef Q_OS_UNIX
    if (const int socket = m_socket.exchange(-1); socket >= 0)
        ::shutdown(socket, SHUT_RDWR);
#endif
}

} // namespace share

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/database.h"

#include "engine/message.h"
#include "shelf/file.h"

#include <QDir>
#include <QFileInfo>
#include <QUrl>
#include <QUuid>

namespace shelf {

using engine::Done;
using engine::Fault;
using engine::Result;

namespace {

constexpr int patience = 700; // milliseconds that a short use elsewhere is waited for

QString connectionName()
{
    return QStringLiteral("shelf-") + QUuid::createUuid().toString(QUuid::WithoutBraces);
}

// Runs plain statements on a connection that is not a shelf yet.
Result<Done> runAll(const QSqlDatabase& database, std::span<const char* const> statements, const QString& path)
{
    for (const char* sql : statements) {
        QSqlQuery query(database);
        if (!query.exec(QLatin1String(sql)))
            return faultOf(query.lastError(), path);
    }
    return Done{};
}

Result<Done> fillNew(const QString& connection, const QString& file, const QString& path)
{
    QSqlDatabase database = QSqlDatabase::addDatabase(QLatin1String(sqlite.driver), connection);
    database.setDatabaseName(file);
    if (!database.open())
        return folderRefuses(path);
    if (const auto ran = runAll(database, sqlite.making, path); !ran)
        return ran;
    for (const Part& part : sqlite.parts) {
        const char* const sql[] = {part.sql};
        if (const auto ran = runAll(database, sql, path); !ran)
            return ran;
    }
    return runAll(database, sqlite.made, path);
}

} // namespace

Result<Done> makeShelf(const QString& path)
{
    const QString unfinished = path + QStringLiteral(".new");
    for (const char* tail : {"", "-journal", "-wal"})
        QFile::remove(unfinished + QLatin1String(tail)); // left by a start that was cut off
    const QString connection = connectionName();
    const auto filled = fillNew(connection, unfinished, path);
    QSqlDatabase::removeDatabase(connection);
    if (!filled) {
        QFile::remove(unfinished);
        return filled;
    }
    return moveIntoPlace(unfinished, path);
}

Result<std::shared_ptr<Database>> Database::open(const QString& path, Access access)
{
    const QFileInfo info(path);
    const QString real = info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
    std::shared_ptr<Database> database(new Database(real, access));
    if (access == Access::Read && !info.exists())
        return noSuchShelf(real);
    if (access == Access::Write && !QDir().mkpath(QFileInfo(real).absolutePath()))
        return folderRefuses(real);
    if (const auto locked = database->lock(); !locked)
        return locked.faults();
    if (!QFileInfo::exists(real))
        if (const auto made = makeShelf(real); !made)
            return made.faults();
    if (const auto looked = looksLikeShelf(real); !looked)
        return looked.faults();
    for (const auto step : {&Database::connect, &Database::settle, &Database::recognise})
        if (const auto done = ((*database).*step)(); !done)
            return done.faults();
    return database;
}

Database::~Database()
{
    close();
}

Result<Done> Database::lock()
{
    m_lock = std::make_unique<QLockFile>(m_path + QStringLiteral(".lock"));
    m_lock->setStaleLockTime(0);
    if (m_lock->tryLock(patience))
        return Done{};
    if (m_lock->error() == QLockFile::LockFailedError)
        return heldBy(*m_lock, m_path);
    if (m_access == Access::Write)
        return folderRefuses(m_path);
    qint64 process = 0;
    QString host;
    QString program;
    if (m_lock->getLockInfo(&process, &host, &program) && isRunning(process, host))
        return heldBy(*m_lock, m_path);
    m_lock.reset();
    return Done{};
}

Result<QString> Database::readablePlace()
{
    const QString journal = m_path + QStringLiteral("-wal");
    if (QFileInfo(journal).size() == 0)
        return m_path;
    // What was written last still lies in the journal, and joining the two needs a place to write.
    m_private = std::make_unique<QTemporaryDir>();
    const QString copy = m_private->filePath(QStringLiteral("shelf.db"));
    if (!m_private->isValid() || !QFile::copy(m_path, copy) || !QFile::copy(journal, copy + QStringLiteral("-wal")))
        return Fault{m_path, {}, tr("This shelf was not closed properly, and its folder cannot be written to put that right."),
                     tr("Copy all files of its folder to one that can be written, and open the shelf there.")};
    for (const char* tail : {"", "-wal"})
        QFile::setPermissions(copy + QLatin1String(tail), QFile::ReadOwner | QFile::WriteOwner);
    return copy;
}

Result<Done> Database::connect()
{
    m_connection = connectionName();
    m_database = QSqlDatabase::addDatabase(QLatin1String(m_dialect->driver), m_connection);
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=300");
    QString name = m_path;
    if (!m_lock) {
        const auto place = readablePlace();
        if (!place)
            return place.faults();
        name = *place;
        if (!m_private) {
            options += QStringLiteral(";QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI");
            name = QUrl::fromLocalFile(m_path).toString(QUrl::FullyEncoded) + QStringLiteral("?immutable=1");
        }
    }
    m_database.setConnectOptions(options);
    m_database.setDatabaseName(name);
    if (!m_database.open())
        return failed(m_database.lastError());
    return Done{};
}

Result<Done> Database::settle()
{
    for (const char* sql : m_dialect->opening)
        if (const auto ran = run(sql); !ran)
            return ran.faults();
    if (m_access == Access::Read)
        for (const char* sql : m_dialect->readOnly)
            if (const auto ran = run(sql); !ran)
                return ran.faults();
    m_statements.clear();
    return Done{};
}

Result<qint64> Database::number(const char* sql)
{
    qint64 value = 0;
    const auto read = rows(sql, {}, [&](const QSqlQuery& row) {
        value = row.value(0).toLongLong();
        return true;
    });
    return read ? Result<qint64>(value) : Result<qint64>(read.faults());
}

// Ours, of a version we know, with our parts and nothing else: what another hand added might run when we write.
Result<Done> Database::recognise()
{
    const auto application = number(m_dialect->readApplication);
    if (!application)
        return application.faults();
    if (*application != m_dialect->application)
        return notAShelf(m_path, tr("It belongs to another program."));
    const auto version = number(m_dialect->readVersion);
    if (!version)
        return version.faults();
    m_version = int(*version);
    if (m_version > m_dialect->version)
        return m_access == Access::Read ? Result<Done>(Done{}) : Result<Done>(tooNew(m_path, m_version));
    QStringList strange;
    qsizetype known = 0;
    const auto read = rows(m_dialect->readParts, {}, [&](const QSqlQuery& row) {
        const QString name = row.value(1).toString();
        for (const Part& part : m_dialect->parts)
            if (row.value(0).toString() == QLatin1String(part.type) && name == QLatin1String(part.name)
                && row.value(2).toString() == QString::fromUtf8(part.sql)) {
                ++known;
                return true;
            }
        strange += name;
        return true;
    });
    if (!read)
        return read;
    if (!strange.isEmpty())
        return damaged(m_path, engine::fill(tr("it holds parts that Muster Roll did not make: %1."), {strange.join(QStringLiteral(", "))}));
    if (known != qsizetype(m_dialect->parts.size()))
        return damaged(m_path, tr("tables are missing."));
    return Done{};
}

Result<QSqlQuery*> Database::executed(const char* sql, const QVariantList& values)
{
    if (m_closed)
        return *m_closed;
    auto at = m_statements.find(sql);
    if (at == m_statements.end()) {
        QSqlQuery query(m_database);
        query.setForwardOnly(true);
        if (!query.prepare(QString::fromUtf8(sql)))
            return failed(query.lastError());
        at = m_statements.emplace(sql, std::move(query)).first;
    }
    for (qsizetype i = 0; i < values.size(); ++i)
        at->second.bindValue(int(i), values[i]);
    if (!at->second.exec()) {
        const QSqlError error = at->second.lastError();
        at->second.finish();
        return failed(error);
    }
    return &at->second;
}

Result<Done> Database::rows(const char* sql, const QVariantList& values, const Take& take)
{
    const auto query = executed(sql, values);
    if (!query)
        return query.faults();
    while ((*query)->next() && take(**query)) {
    }
    const QSqlError error = (*query)->lastError();
    (*query)->finish();
    if (error.isValid())
        return failed(error);
    return Done{};
}

Result<qint64> Database::run(const char* sql, const QVariantList& values)
{
    const auto query = executed(sql, values);
    if (!query)
        return query.faults();
    const qint64 changed = (*query)->numRowsAffected();
    (*query)->finish();
    return changed;
}

Result<Done> Database::inTransaction(const std::function<Result<Done>()>& work)
{
    if (const auto may = mayWrite(); !may)
        return may;
    if (const auto begun = run(m_dialect->begin); !begun)
        return begun.faults();
    auto done = work();
    if (done) {
        const auto committed = run(m_dialect->commit);
        if (committed)
            return Done{};
        done = committed.faults();
    }
    // SQLite may have rolled back by itself already: then there is nothing to take back, which is no fault.
    if (!m_closed) {
        QSqlQuery(m_database).exec(QLatin1String(m_dialect->rollback));
    }
    return done;
}

Result<Done> Database::mayWrite() const
{
    if (m_closed)
        return *m_closed;
    if (m_version > m_dialect->version)
        return tooNew(m_path, m_version);
    if (m_access == Access::Read)
        return Fault{m_path, {}, tr("This shelf was opened for reading only."), tr("Open it for writing.")};
    return Done{};
}

Fault Database::failed(const QSqlError& error)
{
    const Fault fault = faultOf(error, m_path);
    if (endsUse(troubleOf(error))) {
        close();
        m_closed = fault;
    }
    return fault;
}

void Database::close()
{
    m_statements.clear();
    m_database.close();
    m_database = {};
    if (!m_connection.isEmpty())
        QSqlDatabase::removeDatabase(m_connection);
    m_connection.clear();
    m_lock.reset();
}

} // namespace shelf

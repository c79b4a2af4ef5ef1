// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/database.h"

#include "engine/message.h"
#include "shelf/beside.h"
#include "shelf/copies.h"
#include "shelf/file.h"
#include "shelf/gather.h"
#include "shelf/pages.h"

#include <QDir>
#include <QFileInfo>
#include <QUrl>
#include <QUuid>
#include <QScopeGuard>
#include <QScopedValueRollback>
#include <QtDebug>

#include <algorithm>

namespace shelf {

using engine::Done;
using engine::Fault;
using engine::Result;

namespace {

constexpr int patience = 700; // milliseconds that a short use elsewhere is waited for

QString connectionName() { return QStringLiteral("shelf-") + QUuid::createUuid().toString(QUuid::WithoutBraces); }

// Runs plain statements on a connection that is not a shelf yet.
Result<Done> runOn(const QSqlDatabase& database, std::span<const char* const> statements, const QString& path)
{
    for (const char* sql : statements) {
        QSqlQuery query(database);
        if (!query.exec(QString::fromUtf8(sql)))
            return faultOf(query.lastError(), path);
    }
    return Done{};
}

Result<Done> makeParts(const QSqlDatabase& database, const Dialect& dialect, const QString& path)
{
    if (const auto ran = runOn(database, dialect.making, path); !ran)
        return ran;
    for (const Part& part : dialect.parts)
        if (const auto ran = runOn(database, std::span(&part.sql, 1), path); !ran)
            return ran;
    return runOn(database, dialect.made, path);
}

Result<Done> fillNew(const QString& connection, const Dialect& dialect, const QString& file, const QString& path)
{
    QSqlDatabase database = QSqlDatabase::addDatabase(QLatin1String(dialect.driver), connection);
    database.setDatabaseName(file);
    return madeFile(file) && database.open() ? makeParts(database, dialect, path) : Result<Done>(folderRefuses(path));
}

// Somebody may have removed the mark: with another in its place Qt has nothing to complain of.
void giveBack(std::unique_ptr<QLockFile>& lock, const QString& path)
{
    if (lock && lock->isLocked())
        (void)madeFile(path + QStringLiteral(".lock"));
    lock.reset();
}

void removeAll(const QString& file)
{
    for (const char* tail : {"", "-journal", "-wal"})
        QFile::remove(file + QLatin1String(tail));
}

} // namespace

Result<Done> makeShelf(const QString& path, const Dialect& dialect)
{
    const QString unfinished = path + QStringLiteral(".new");
    removeAll(unfinished); // left by a start that was cut off
    const QString connection = connectionName();
    const auto filled = fillNew(connection, dialect, unfinished, path);
    QSqlDatabase::removeDatabase(connection);
    if (!filled) {
        removeAll(unfinished);
        return filled;
    }
    return moveIntoPlace(unfinished, path);
}

Result<std::shared_ptr<Database>> Database::open(const QString& path, const Opening& opening)
{
    if (!QSqlDatabase::isDriverAvailable(QLatin1String(opening.dialect->driver)))
        return noDriver(path);
    const QFileInfo info(path);
    std::shared_ptr<Database> database(new Database(info.exists() ? info.canonicalFilePath() : info.absoluteFilePath(), opening));
    for (const auto step : {&Database::prepareFile, &Database::connect, &Database::recognise}) {
        if (const auto done = ((*database).*step)(); !done)
            return done.faults();
        if (step == &Database::prepareFile && !opening.isLenient)
            if (const auto stranger = strangerBeside(database->m_path, *opening.dialect))
                return shelf::faultOf(*stranger, database->m_path);
    }
    database->m_watch.wrote();
    database->m_isOpen = true;
    return database;
}

Database::~Database()
{
    if (m_isOpen && !m_closed) {
        m_watch.doubtJournal();
        if (const auto there = stillThere(); !there)
            qWarning().noquote() << there.faults().first().text(); // nobody asked in time
    }
    close();
}

Result<Done> Database::prepareFile()
{
    const bool writes = m_opening.access == Access::Write;
    if (!writes && !QFileInfo::exists(m_path))
        return noSuchShelf(m_path);
    if (const QFileInfo there(m_path); there.exists() && !there.isFile())
        return noFile(m_path); // a device would never come to its end
    if (writes && isKeptCopy(m_path))
        return copiesStay(m_path);
    if (const int names = namesOf(m_path); writes && names > 1)
        return severalNames(m_path, names);
    if (writes && !madeFolder(QFileInfo(m_path).absolutePath()))
        return folderRefuses(m_path);
    if (const auto locked = lock(); !locked)
        return locked;
    if (writes && !QFileInfo::exists(m_path))
        if (const auto made = makeShelf(m_path, dialect()); !made)
            return made;
    if (m_opening.isLenient)
        return Done{};
    if (const auto looked = looksLikeShelf(m_path); !looked)
        return looked;
    return writes && !QFileInfo(m_path).isWritable() ? Result<Done>(fileRefuses(m_path)) : Result<Done>(Done{});
}

Result<Done> Database::lock()
{
    if (const QFileInfo mark(m_path + QStringLiteral(".lock")); mark.exists() && !mark.isFile())
        return markRefuses(m_path);
    m_lock = std::make_unique<QLockFile>(m_path + QStringLiteral(".lock"));
    m_lock->setStaleLockTime(0);
    if (taken(*m_lock, patience))
        return Done{};
    const bool writes = m_opening.access == Access::Write;
    // Nobody can leave a mark in some folders, but somebody with more rights may have left one.
    if (isHeld(m_lock->fileName()) && (!writes || m_lock->error() == QLockFile::LockFailedError))
        return heldBy(*m_lock, m_path);
    if (writes)
        return folderRefuses(m_path);
    m_lock.reset();
    return Done{};
}

Result<QString> Database::readablePlace()
{
    if (m_opening.isGathered)
        return QString(); // a file of SQLite's own, that is gone when it is closed
    const bool isUnsettled = Pages(m_path).areInJournal() || (!isInOwnMode(m_path) && isPlayedBack(m_path));
    if (!isUnsettled && versionInHeader(m_path) >= dialect().version)
        return m_path;
    // What was written last still lies in a journal, or the schema is old: both need a place to write.
    PrivateCopy copy = copiedFrom(m_path, With::Journals);
    m_private = std::move(copy.folder);
    if (copy.file.isEmpty())
        return Fault{m_path, {}, shelf::tr("This shelf cannot be read without a copy of it, and the copy could not be made."),
            engine::fill(shelf::tr("Make room in %1 and try again."), {QDir::toNativeSeparators(QDir::tempPath())})};
    return copy.file;
}

Result<Done> Database::connect()
{
    m_connection = connectionName();
    m_database = QSqlDatabase::addDatabase(QLatin1String(dialect().driver), m_connection);
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=300");
    QString name = m_path;
    if (m_opening.access == Access::Read) {
        const auto place = readablePlace();
        if (!place)
            return place.faults();
        name = *place;
        if (!m_private && !m_opening.isGathered) {
            options += QStringLiteral(";QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI");
            name = QUrl::fromLocalFile(m_path).toString(QUrl::FullyEncoded) + QStringLiteral("?immutable=1");
        }
    }
    if (m_opening.access == Access::Write)
        m_watch.begin(m_path);
    m_database.setConnectOptions(options);
    m_database.setDatabaseName(name);
    if (!m_database.open())
        return failed(m_database.lastError());
    if (!m_opening.isGathered)
        return Done{};
    const auto made = makeParts(m_database, dialect(), m_path);
    return made ? gather(m_path, m_database, dialect()) : made;
}

Result<Done> Database::runAll(std::span<const char* const> statements)
{
    for (const char* sql : statements)
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
    const bool writes = m_opening.access == Access::Write;
    if (const auto settled = runAll(dialect().opening); !settled)
        return settled;
    if (!m_opening.isLenient) {
        const auto application = number(dialect().readApplication);
        if (!application)
            return application.faults();
        if (*application != dialect().application)
            return notAShelf(m_path, shelf::tr("It belongs to another program."));
    }
    const auto version = number(dialect().readVersion);
    if (!version)
        return version.faults();
    m_version = int(*version);
    if (m_opening.isLenient) {
        if (m_version < dialect().version)
            (void)upgrade(); // of a private copy; what is too damaged for it is looked at as it is
        return runAll(dialect().readOnly);
    }
    if (m_version > dialect().version)
        return writes ? Result<Done>(tooNew(m_path, m_version)) : runAll(dialect().readOnly);
    if (const auto upgraded = upgrade(); !upgraded)
        return upgraded;
    const auto strange = strangeParts(dialect().parts);
    if (!strange)
        return strange.faults();
    if (!strange->isEmpty())
        return strangeInside(m_path, *strange);
    return runAll(writes ? dialect().writing : dialect().readOnly);
}

Result<QStringList> Database::strangeParts(std::span<const Part> expected)
{
    QStringList strange;
    for (const Part& part : expected)
        strange += QLatin1String(part.name); // until it is found
    const auto read = rows(dialect().readParts, {}, [&](const QSqlQuery& row) {
        const QString name = row.value(1).toString();
        for (const Part& part : expected)
            if (row.value(0).toString() == QLatin1String(part.type) && name == QLatin1String(part.name)
                && row.value(2).toString() == QString::fromUtf8(part.sql)) {
                strange.removeOne(name);
                return true;
            }
        if (!strange.contains(name))
            strange += name;
        return true;
    });
    return read ? Result<QStringList>(strange) : Result<QStringList>(read.faults());
}

// One version after the other, in one transaction, with a copy of the shelf as it was.
Result<Done> Database::upgrade()
{
    if (m_version == dialect().version)
        return Done{};
    const auto upgrades = dialect().upgrades;
    const auto first = std::find_if(upgrades.begin(), upgrades.end(), [&](const Upgrade& one) { return one.from == m_version; });
    if (first == upgrades.end())
        return damaged(m_path, engine::fill(shelf::tr("its version %1 is unknown."), {QString::number(m_version)}));
    const auto strange = strangeParts(first->parts);
    if (!strange)
        return strange.faults();
    if (!strange->isEmpty())
        return strangeInside(m_path, *strange);
    if (m_opening.access == Access::Write)
        if (const auto copied = makeCopy(*this, CopyKind::Upgrade, QDateTime::currentDateTimeUtc()); !copied)
            return copied.faults();
    const auto done = inTransaction([&]() -> Result<Done> {
        for (auto one = first; one != upgrades.end(); ++one)
            if (const auto ran = runAll(one->steps); !ran)
                return ran;
        return Done{};
    });
    if (done)
        m_version = dialect().version;
    return done;
}

Result<QSqlQuery*> Database::executed(const char* sql, const QVariantList& values)
{
    if (m_closed)
        return *m_closed;
    if (const auto there = lookAfter(); !there)
        return there.faults();
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
    if (m_isInTransaction && sql != dialect().commit) {
        ++m_unsettled;
        const bool isMadeAnew = sql == dialect().keepSnapshot || sql == dialect().thinSnapshots;
        if (!m_copy.isEmpty() && !m_taken && !isMadeAnew)
            m_since += {sql, values};
    }
    return &at->second;
}

Result<Done> Database::rows(const char* sql, const QVariantList& values, const Take& take)
{
    const auto query = executed(sql, values);
    if (!query)
        return query.faults();
    const QScopedValueRollback busy(m_busy, m_busy + 1);
    while ((*query)->next() && take(**query)) { }
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

Result<Done> Database::inTransaction(const Work& work, Sync sync)
{
    const auto pace = [&](const char* sql) {
        if (sync == Sync::Later && m_database.isOpen())
            QSqlQuery(m_database).exec(QLatin1String(sql));
    };
    pace(dialect().syncLater);
    const auto syncsAgain = qScopeGuard([&] { pace(dialect().syncNow); });
    if (const auto begun = run(dialect().begin); !begun)
        return begun.faults();
    auto done = Result<Done>(Done{});
    {
        const QScopedValueRollback busy(m_busy, m_busy + 1);
        const QScopedValueRollback inside(m_isInTransaction, true);
        done = work();
        if (done)
            if (const auto committed = run(dialect().commit); !committed)
                done = committed.faults();
        // SQLite may have rolled back by itself already: then there is nothing to take back, which is no fault.
        if (!done && !m_closed)
            QSqlQuery(m_database).exec(QLatin1String(dialect().rollback));
    }
    if (done) {
        m_settled = m_since.size();
        m_watch.wroteJournal();
    } else {
        m_since.resize(std::min(m_settled, m_since.size()));
        m_watch.cutOff();
    }
    if (isFull())
        m_watch.doubtJournal();
    done = ended(std::move(done));
    if (done)
        bringHome();
    return done;
}

bool Database::isFull() const
{
    constexpr int many = 500; // statements
    return m_isOpen && m_unsettled >= many;
}

// From the journal into the file. SQLite would do it within a commit, and then nobody could tell who changed the file.
void Database::bringHome()
{
    if (!isFull())
        return;
    m_unsettled = 0;
    QSqlQuery(m_database).exec(QLatin1String(dialect().bringHome)); // where it fails, the journal keeps all of it
    m_watch.wrote();
}

// What was done after the file was taken away went into the saved one, and nothing more will; what was done just before may have
// gone into a file that has no name any more.
Result<Done> Database::ended(Result<Done> done)
{
    if (m_closed)
        return *m_closed;
    const auto there = m_taken || done ? stillThere() : Result<Done>(Done{});
    if (there)
        return done;
    return done ? there : Result<Done>(there.faults() + done.faults());
}

Result<Done> Database::mayWrite() const
{
    if (m_closed)
        return *m_closed;
    if (m_version > dialect().version)
        return tooNew(m_path, m_version);
    if (m_opening.access == Access::Read)
        return Fault{m_path, {}, shelf::tr("This shelf was opened for reading only."), shelf::tr("Open it for writing.")};
    return Done{};
}

Fault Database::failed(const QSqlError& error)
{
    const Fault fault = faultOf(error, m_path);
    const Trouble trouble = troubleOf(error);
    if (endsUse(trouble) && !(m_opening.isLenient && trouble == Trouble::Damaged)) {
        if (m_isOpen && !m_taken)
            if (const auto seen = m_watch.look(); seen != Watch::Seen::Same)
                (void)takeToSafety(seen); // no damage then, but another program's doing
        close();
        m_closed = m_taken.value_or(fault);
        return *m_closed;
    }
    return fault;
}

// Between statements only: what is half done is looked at when it is done.
Result<Done> Database::lookAfter()
{
    if (!m_isOpen || m_busy > 0 || m_taken)
        return Done{};
    const auto seen = m_watch.look();
    return seen == Watch::Seen::Same ? Result<Done>(Done{}) : takeToSafety(seen);
}

Result<Done> Database::stillThere()
{
    if (m_closed)
        return *m_closed;
    if (const auto looked = lookAfter(); !looked)
        return looked;
    if (!m_taken)
        return Done{};
    close();
    m_closed = m_taken;
    return *m_closed;
}

// The connection goes over to the file that everything was saved in, so that what is just being done gets there too. Where
// nothing can be saved it stays as it is, and the next call tries again: there may be room by then.
Result<Done> Database::takeToSafety(Watch::Seen seen)
{
    const bool isFileOurs = seen != Watch::Seen::Overwritten && seen != Watch::Seen::JournalOverwritten; // all that SQLite reads
    if (m_isInTransaction) // it cannot be ended any more
        QSqlQuery(m_database).exec(QLatin1String(dialect().rollback));
    m_since.resize(std::min(m_settled, m_since.size()));
    const auto saved = saveBeside(m_path, {m_database, m_copy, m_since}, isFileOurs, dialect());
    if (!saved)
        return notSaved(m_path, happened(seen, m_path));
    m_taken = takenAway(m_path, happened(seen, m_path), *saved);
    m_savedIn = *saved;
    if (!isFileOurs)
        m_watch.emptyJournal();
    disconnect();
    m_watch.removeJournal();
    m_watch.end();
    m_connection = connectionName();
    m_database = QSqlDatabase::addDatabase(QLatin1String(dialect().driver), m_connection);
    m_database.setDatabaseName(*saved);
    if (!m_database.open())
        return *m_taken;
    return runAll(dialect().opening);
}

void Database::copied(const QString& file)
{
    if (m_opening.access != Access::Write || m_taken)
        return;
    m_copy = file;
    m_since.clear();
    m_settled = 0;
    m_watch.knowContent();
}

void Database::disconnect()
{
    m_statements.clear();
    m_database.close();
    m_database = {};
    if (!m_connection.isEmpty())
        QSqlDatabase::removeDatabase(m_connection);
    m_connection.clear();
}

void Database::close()
{
    const auto seen = m_isOpen ? m_watch.look() : Watch::Seen::Same;
    if ((seen == Watch::Seen::Overwritten || seen == Watch::Seen::JournalOverwritten) && m_watch.copyJournalAside())
        m_watch.emptyJournal(); // nothing could be saved, and nothing of it may come into the file
    disconnect();
    if (seen == Watch::Seen::Gone || seen == Watch::Seen::Replaced)
        m_watch.moveJournalAside(); // nothing could be saved, and what will lie there must not be spoilt by it
    m_watch.end();
    m_private.reset();
    giveBack(m_lock, m_path);
}

} // namespace shelf

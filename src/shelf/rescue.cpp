// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/rescue.h"

#include "engine/message.h"
#include "shelf/beside.h"
#include "shelf/check.h"
#include "shelf/faults.h"
#include "shelf/file.h"
#include "shelf/shelf.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QSet>
#include <QSqlQuery>
#include <QUuid>

#include <algorithm>
#include <array>
#include <functional>

namespace shelf {

using engine::Done;
using engine::Fault;
using engine::fill;
using engine::Result;

namespace {

constexpr char moment[] = "yyyyMMdd'T'HHmmss'Z'";

// what: why it is made, as part of its name.
QString freeName(const QString& folder, const QString& shelf, QLatin1String what = QLatin1String("saved"))
{
    const QString name = folder + QLatin1Char('/') + QFileInfo(shelf).completeBaseName() + QLatin1Char('-') + what
        + QLatin1Char('-') + QDateTime::currentDateTimeUtc().toString(QLatin1String(moment));
    const auto isTaken = [](const QFileInfo& file) { return file.exists() || file.isSymLink(); };
    QString file = name + QStringLiteral(".db");
    for (int n = 2; isTaken(QFileInfo(file)); ++n)
        file = name + QLatin1Char('-') + QString::number(n) + QStringLiteral(".db");
    return file;
}

bool ran(QSqlQuery& query, const QVariantList& values)
{
    for (qsizetype i = 0; i < values.size(); ++i)
        query.bindValue(int(i), values[i]);
    const bool isRun = query.exec();
    query.finish();
    return isRun;
}

bool runs(const QSqlDatabase& database, const char* sql, const QVariantList& values = {})
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    return query.prepare(QString::fromUtf8(sql)) && ran(query, values);
}

// On a file that nobody else has open.
bool done(const QString& file, const Dialect& dialect, const std::function<bool(const QSqlDatabase&)>& work)
{
    const QString connection = QStringLiteral("rescue-") + QUuid::createUuid().toString(QUuid::WithoutBraces);
    bool isDone = false;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QLatin1String(dialect.driver), connection);
        database.setDatabaseName(file);
        isDone = database.open() && work(database);
    }
    QSqlDatabase::removeDatabase(connection);
    return isDone;
}

bool writeAgain(const QString& file, const QList<Statement>& statements, const Dialect& dialect)
{
    return done(file, dialect, [&](const QSqlDatabase& database) {
        return runs(database, dialect.begin) && std::all_of(statements.begin(), statements.end(), [&](const Statement& one) {
            return runs(database, one.sql, one.values);
        }) && runs(database, dialect.commit);
    });
}

// With what its journal holds: whoever played on with it may have been cut off.
bool isWhole(const QString& saved, const QString& file, const Dialect& dialect)
{
    const PrivateCopy copy = copiedFrom(saved, With::Journals);
    return !copy.file.isEmpty() && madeFile(file)
        && done(copy.file, dialect, [&](const QSqlDatabase& database) { return runs(database, dialect.copyInto, {file}); });
}

bool isFromConnection(const Remains& remains, const QString& file, const Dialect& dialect)
{
    return madeFile(file) && runs(remains.connection, dialect.copyInto, {file});
}

bool isFromCopy(const Remains& remains, const QString& file, const Dialect& dialect)
{
    return !remains.copy.isEmpty() && QFile::copy(remains.copy, file)
        && QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner) && writeAgain(file, remains.since, dialect);
}

// Where everything is saved: beside the shelf, or where that is impossible, in the home folder or among temporary files.
QStringList placesFor(const QString& path)
{
    QStringList places{QFileInfo(path).absolutePath(), QDir::homePath(), QDir::tempPath()};
    places.removeDuplicates();
    return places;
}

QSet<QString> campaignsIn(const QString& file)
{
    QSet<QString> ids;
    const auto shelf = Shelf::open(file, Access::Read);
    const auto all = shelf ? (*shelf)->campaigns() : Result<QList<Campaign>>(shelf.faults());
    for (const Campaign& one : all ? *all : QList<Campaign>())
        ids.insert(one.id);
    return ids;
}

void clear(const QString& file)
{
    for (const char* tail : {"", "-journal"})
        QFile::remove(file + QLatin1String(tail));
}

} // namespace

QString happened(Watch::Seen seen, const QString& path)
{
    switch (seen) {
    case Watch::Seen::Gone:
        return tr("The file of this shelf was deleted or moved away while it was open.");
    case Watch::Seen::Replaced:
        return tr("Something else was put in the place of this shelf's file while it was open.");
    case Watch::Seen::Overwritten:
        return tr("Another program wrote over the file of this shelf while it was open.");
    case Watch::Seen::JournalGone:
        return engine::fill(tr("The journal of this shelf, %1, was taken away while it was open."),
            {QDir::toNativeSeparators(path + QStringLiteral("-wal"))});
    case Watch::Seen::JournalOverwritten:
        return engine::fill(tr("Another program wrote over the journal of this shelf, %1, while it was open."),
            {QDir::toNativeSeparators(path + QStringLiteral("-wal"))});
    case Watch::Seen::Same:
        break;
    }
    return {};
}

// What proves sound is taken before what does not: a shelf may have had a fault before.
Result<QString> saveBeside(const QString& path, const Remains& remains, bool isFileOurs, const Dialect& dialect)
{
    using Way = bool (*)(const Remains&, const QString&, const Dialect&);
    const std::array<Way, 2> ways =
        isFileOurs ? std::array<Way, 2>{isFromConnection, isFromCopy} : std::array<Way, 2>{isFromCopy, isFromConnection};
    for (const bool mustBeSound : {true, false})
        for (const Way way : ways)
            for (const QString& folder : placesFor(path)) {
                const QString file = freeName(folder, path);
                const QString unfinished = file + QStringLiteral(".unfinished");
                clear(unfinished);
                const bool isMade = madeFolder(folder) && way(remains, unfinished, dialect);
                const auto report = isMade ? check(unfinished) : Result<CheckReport>(engine::Fault{});
                if (report && (report->isSound() || !mustBeSound) && moveIntoPlace(unfinished, file))
                    return file;
                clear(unfinished);
            }
    return engine::Fault{};
}

QList<Copy> savedOf(const QString& path)
{
    const QFileInfo shelf(path);
    const QString begin = shelf.completeBaseName() + QStringLiteral("-saved-");
    std::optional<QSet<QString>> known; // campaigns of this shelf, whatever lies in its place
    const auto isOfThisShelf = [&](const QFileInfo& file) {
        for (const Copy& copy : known ? QList<Copy>() : copiesOf(path))
            known = known.value_or(QSet<QString>()) + campaignsIn(copy.file);
        return isOwn(file) && known && known->intersects(campaignsIn(file.absoluteFilePath()));
    };
    QList<Copy> saved;
    for (const QString& folder : placesFor(path))
        for (const QString& name : QDir(folder).entryList(QDir::Files | QDir::NoSymLinks, QDir::Name | QDir::Reversed)) {
            if (!name.startsWith(begin) || !name.endsWith(QLatin1String(".db")))
                continue;
            const QFileInfo file(folder + QLatin1Char('/') + name);
            QDateTime made = QDateTime::fromString(name.mid(begin.size(), 16), QLatin1String(moment));
            made.setTimeSpec(Qt::UTC);
            if (made.isValid() && (folder == shelf.absolutePath() || isOfThisShelf(file)))
                saved += {0, CopyKind::Saved, made, {}, file.absoluteFilePath()};
        }
    std::ranges::stable_sort(saved, std::ranges::greater(), &Copy::made);
    return saved;
}

Result<QString> putInPlace(const QString& saved, const QString& path)
{
    const QFileInfo there(path);
    const QString unfinished = path + QStringLiteral(".unfinished"),
                  aside = freeName(there.absolutePath(), path, QLatin1String("foreign"));
    QLockFile lock(path + QStringLiteral(".lock")); // whoever has open what lies there would lose it
    lock.setStaleLockTime(0);
    if (!taken(lock, 0))
        return isHeld(lock.fileName()) ? heldBy(lock, path) : folderRefuses(path);
    const auto report = check(saved);
    if (!report)
        return report.faults();
    if (!report->isSound())
        return Fault{QDir::toNativeSeparators(saved), {}, tr("The saved shelf is damaged."),
            fill(tr("See what can be saved of it: musterroll-cli check --shelf \"%1\"."), {QDir::toNativeSeparators(saved)})};
    clear(unfinished);
    if (!madeFolder(there.absolutePath()) || !isWhole(saved, unfinished, sqlite)) {
        clear(unfinished);
        return folderRefuses(path);
    }
    const bool isTaken = there.exists() || there.isSymLink();
    for (const char* tail : {"-wal", "-journal", ""})
        if (const QFileInfo old(path + QLatin1String(tail)); old.exists() || old.isSymLink())
            if (!QDir().rename(old.absoluteFilePath(), aside + QLatin1String(tail))) {
                clear(unfinished);
                return folderRefuses(path);
            }
    const auto moved = moveIntoPlace(unfinished, path);
    return moved ? Result<QString>(isTaken ? aside : QString()) : Result<QString>(moved.faults());
}

} // namespace shelf

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/copies.h"

#include "engine/message.h"
#include "shelf/database.h"
#include "shelf/file.h"

#include <QCryptographicHash>
#include <QDir>

#include <algorithm>

namespace shelf {

using engine::Done;
using engine::Fault;
using engine::Result;

namespace {

constexpr char folderName[] = "copies";
constexpr const char* kinds[] = {"timed", "sitting", "upgrade"};

// One span of time from which only so many copies are wanted, each from another hour, day, week or month.
struct Tier {
    QString (*bucket)(const QDateTime&);
    int most;
};

const Tier timedTiers[] = {
    {[](const QDateTime& t) { return t.toString(QStringLiteral("yyyyMMddHH")); }, 2},
    {[](const QDateTime& t) { return t.toString(QStringLiteral("yyyyMMdd")); }, 2},
    {[](const QDateTime& t) { return QString::number(t.date().toJulianDay() / 7); }, 2},
};
const Tier sittingTiers[] = {
    {[](const QDateTime& t) { return t.toString(QStringLiteral("yyyyMM")); }, 12},
};

QList<Copy> thinned(const QList<Copy>& newestFirst, qsizetype newest, std::span<const Tier> tiers)
{
    QList<Copy> surplus;
    std::optional<Copy> kept;
    auto tier = tiers.begin();
    int inTier = 0;
    for (const Copy& copy : newestFirst) {
        if (newest > 0) {
            --newest;
            kept = copy;
            continue;
        }
        if (tier != tiers.end() && inTier == tier->most) {
            ++tier;
            inTier = 0;
        }
        if (tier != tiers.end() && tier->bucket(copy.made) != tier->bucket(kept->made)) {
            ++inTier;
            kept = copy;
        } else {
            surplus += copy;
        }
    }
    return surplus;
}

// A folder may hold several shelves: each copy bears the name of its own. Copies made before that bear none and stay.
QString nameOf(const QString& shelf)
{
    const QFileInfo file(shelf);
    return QFileInfo(file.exists() ? file.canonicalFilePath() : file.absoluteFilePath()).completeBaseName();
}

struct Found {
    Copy copy;
    QString shelf; // empty: made before copies bore a name
};

// "000012-timed-20261130T101500Z-0123456789abcdef-shelf.db": number, kind, time, mark and the shelf's name, which may be missing.
std::optional<Found> copyFrom(const QFileInfo& file)
{
    constexpr qsizetype named = 4; // parts before the name
    const QString name = file.fileName(), whole = name.chopped(name.endsWith(QLatin1String(".db")) ? 3 : name.size());
    const QStringList parts = whole.split(QLatin1Char('-'));
    if (parts.size() < named)
        return std::nullopt;
    bool isNumber = false;
    const qint64 number = parts[0].toLongLong(&isNumber);
    const auto kind = std::find(std::begin(kinds), std::end(kinds), parts[1]);
    QDateTime made = QDateTime::fromString(parts[2], QStringLiteral("yyyyMMdd'T'HHmmss'Z'"));
    made.setTimeSpec(Qt::UTC);
    const QByteArray mark = parts[3].toLatin1();
    const bool isMark = mark.size() == 16 && QByteArray::fromHex(mark).toHex() == mark;
    const QString shelf = whole.section(QLatin1Char('-'), named);
    if (!isNumber || number < 0 || parts[0].size() > 12 || kind == std::end(kinds) || !made.isValid() || !isMark
        || (parts.size() > named && shelf.isEmpty()))
        return std::nullopt;
    return Found{{number, CopyKind(kind - std::begin(kinds)), made, parts[3], file.absoluteFilePath()}, shelf};
}

// Only copies that are surely of this shelf are ever removed.
QList<Copy> ownOf(const QList<Copy>& copies, const QString& shelf)
{
    QList<Copy> own;
    for (const Copy& copy : copies)
        if (copyFrom(QFileInfo(copy.file))->shelf == shelf)
            own += copy;
    return own;
}

Result<QString> markOf(Database& database)
{
    QCryptographicHash hash(QCryptographicHash::Blake2b_256);
    const auto read = database.rows(database.dialect().allHeads, {}, [&](const QSqlQuery& row) {
        hash.addData(row.value(0).toString().toUtf8() + ' ');
        hash.addData(row.value(2).toByteArray());
        return true;
    });
    if (!read)
        return read.faults();
    const bool isOld = database.version() < database.dialect().version; // and about to be upgraded
    const auto others = isOld ? read : database.rows(database.dialect().allSeals, {}, [&](const QSqlQuery& row) {
        hash.addData(row.value(0).toByteArray());
        return true;
    });
    return others ? Result<QString>(QString::fromLatin1(hash.result().left(8).toHex())) : Result<QString>(others.faults());
}

} // namespace

QString copiesFolder(const QString& shelf)
{
    return QFileInfo(shelf).absolutePath() + QLatin1Char('/') + QLatin1String(folderName);
}

QList<Copy> copiesOf(const QString& shelf)
{
    QList<Copy> copies;
    for (const QFileInfo& file : QDir(copiesFolder(shelf)).entryInfoList(QDir::Files))
        if (const auto found = copyFrom(file); found && (found->shelf.isEmpty() || found->shelf == nameOf(shelf)))
            copies += found->copy;
    std::sort(copies.begin(), copies.end(), [](const Copy& a, const Copy& b) { return a.number > b.number; });
    return copies;
}

bool isKeptCopy(const QString& path)
{
    const QFileInfo file(path);
    return file.absoluteDir().dirName() == QLatin1String(folderName) && copyFrom(file).has_value();
}

QList<Copy> surplus(const QList<Copy>& newestFirst)
{
    QList<Copy> timed;
    QList<Copy> sittings;
    for (const Copy& copy : newestFirst) {
        if (copy.kind == CopyKind::Timed)
            timed += copy;
        else if (copy.kind == CopyKind::Sitting)
            sittings += copy;
    }
    return thinned(timed, 4, timedTiers) + thinned(sittings, 10, sittingTiers);
}

Result<Copy> makeCopy(Database& database, CopyKind kind, const QDateTime& now)
{
    const QList<Copy> before = copiesOf(database.path());
    const auto mark = markOf(database);
    if (!mark)
        return mark.faults();
    const auto same = std::find_if(before.begin(), before.end(), [&](const Copy& c) { return c.kind == kind; });
    if (same != before.end() && same->mark == *mark && kind != CopyKind::Upgrade) {
        database.copied(same->file);
        return *same;
    }

    const QString folder = copiesFolder(database.path());
    Copy copy{before.isEmpty() ? 1 : before.first().number + 1, kind, now.toUTC(), *mark, {}};
    copy.file = folder + QLatin1Char('/') + QString::number(copy.number).rightJustified(6, QLatin1Char('0')) + QLatin1Char('-')
        + QLatin1String(kinds[int(kind)]) + copy.made.toString(QStringLiteral("'-'yyyyMMdd'T'HHmmss'Z-'")) + *mark
        + QLatin1Char('-') + nameOf(database.path()) + QStringLiteral(".db");
    const QString unfinished =
        folder + QStringLiteral("/unfinished-") + nameOf(database.path()); // another shelf of this folder may be copied now
    if (!madeFolder(folder))
        return folderRefuses(copy.file);
    QFile::remove(unfinished); // left by a copy that was cut off
    if (!madeFile(unfinished))
        return folderRefuses(copy.file);
    if (const auto copied = database.run(database.dialect().copyInto, {unfinished}); !copied) {
        QFile::remove(unfinished);
        return copied.faults();
    }
    if (const auto moved = moveIntoPlace(unfinished, copy.file); !moved)
        return moved.faults();
    for (const Copy& old : surplus(QList<Copy>{copy} + ownOf(before, nameOf(database.path()))))
        QFile::remove(old.file);
    if (kind != CopyKind::Upgrade) // what follows that one is another schema
        database.copied(copy.file);
    return copy;
}

} // namespace shelf

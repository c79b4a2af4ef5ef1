// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/beside.h"

#include "engine/message.h"
#include "shelf/database.h"
#include "shelf/file.h"
#include "shelf/pages.h"
#include "shelf/survey.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <algorithm>

namespace shelf {

using engine::Fault;
using engine::fill;

namespace {

QString journalOf(const QString& path) { return path + QStringLiteral("-journal"); }
QString walOf(const QString& path) { return path + QStringLiteral("-wal"); }

QByteArray bytesOf(const QString& path, qint64 from, qint64 count)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.seek(from) ? file.read(count) : QByteArray();
}

// A copy becomes a shelf by one step that changes the mode in the first page; cut off in it, the journal holds that page alone.
bool isChangeOfMode(const QString& path)
{
    constexpr int writtenBy = 92, mode = 18;
    const QByteArray head = bytesOf(journalOf(path), 0, 28);
    if (head.size() < 28)
        return false;
    const qint64 sector = qFromBigEndian<quint32>(head.constData() + 20);
    const QByteArray record = bytesOf(journalOf(path), sector, 4 + Pages::size);
    QByteArray before = record.mid(4), now = bytesOf(path, 0, Pages::size);
    if (before.size() < Pages::size || now.size() < Pages::size || qFromBigEndian<quint32>(record.constData()) != 1
        || QFileInfo(journalOf(path)).size() > sector + 8 + Pages::size + sector)
        return false;
    for (QByteArray* page : {&before, &now}) {
        page->replace(mode, 2, "  ");
        page->replace(24, 4, "    ");
        page->replace(writtenBy, 8, "        ");
    }
    return before == now;
}

// SQLite writes its mark first, or nothing but zeros where a power cut came first. Anything else it would throw away.
bool isNoWal(const QString& path)
{
    const QByteArray begin = bytesOf(walOf(path), 0, 4);
    constexpr char marks[][5] = {"\x37\x7f\x06\x82", "\x37\x7f\x06\x83"};
    const auto isBegun = [&](const char* mark) { return QByteArray::fromRawData(mark, 4).startsWith(begin); };
    return begin.count('\0') != begin.size() && !std::ranges::any_of(marks, isBegun);
}

std::optional<Survey> surveyOf(const PrivateCopy& copy, const Dialect& dialect)
{
    if (copy.file.isEmpty())
        return std::nullopt;
    const auto database = Database::open(copy.file, {.access = Access::Read, .dialect = &dialect, .isLenient = true});
    return database ? std::optional(surveyed(**database)) : std::nullopt;
}

// An upgrade that a newer program wrote lies in the journal until it is brought home; there is nothing to compare then.
bool isNewer(const PrivateCopy& copy, const Dialect& dialect)
{
    const auto database = Database::open(copy.file, {.access = Access::Read, .dialect = &dialect, .isLenient = true});
    return database && (*database)->version() > dialect.version;
}

// What the file alone proves is less proved with its journal.
bool isSpoiled(const std::optional<Survey>& alone, const std::optional<Survey>& together)
{
    if (!alone || !alone->isOurs)
        return false;
    const bool isMissed = std::ranges::any_of(alone->campaigns, [&](const Surveyed& one) {
        return one.sound > 0 && (!together || std::ranges::none_of(together->campaigns, [&](const Surveyed& other) {
            return other.number == one.number && other.id == one.id && other.sound >= one.sound;
        }));
    });
    const bool isBelongingMissed = together && (together->packs < alone->packs || together->pins < alone->pins);
    const bool isWholeAlone = alone->findings.isEmpty() && !alone->campaigns.isEmpty();
    return isMissed || isBelongingMissed || (isWholeAlone && (!together || !together->findings.isEmpty()));
}

} // namespace

PrivateCopy copiedFrom(const QString& path, With with)
{
    PrivateCopy copy{privateFolder(), {}};
    const QString file = copy.folder->filePath(QStringLiteral("shelf.db"));
    QStringList tails{QString()};
    if (with == With::Journals && QFileInfo(walOf(path)).size() > 0)
        tails += QStringLiteral("-wal");
    if (with == With::Journals && !isInOwnMode(path) && isPlayedBack(path))
        tails += QStringLiteral("-journal");
    const bool isCopied = copy.folder->isValid()
        && std::ranges::all_of(tails, [&](const QString& tail) { return copied(path + tail, file + tail); });
    for (const QString& tail : tails)
        QFile::setPermissions(file + tail, QFile::ReadOwner | QFile::WriteOwner);
    if (isCopied)
        copy.file = file;
    return copy;
}

bool isPlayedBack(const QString& path)
{
    const QByteArray first = bytesOf(journalOf(path), 0, 1);
    return !first.isEmpty() && first[0] != 0;
}

std::optional<Stranger> strangerBeside(const QString& path, const Dialect& dialect)
{
    if (isNoWal(path))
        return Stranger{walOf(path), tr("What lies where this shelf keeps its journal is no journal.")};
    const bool hasJournal = isPlayedBack(path);
    const Pages pages(path);
    const bool hasWal = pages.areInJournal();
    if (!hasJournal && !hasWal)
        return std::nullopt;
    if (hasJournal && isInOwnMode(path) && !isChangeOfMode(path))
        return Stranger{journalOf(path), tr("This journal lies beside the shelf and is not its own.")};
    if (pages.goesOnBehindDamage())
        return Stranger{walOf(path), tr("The journal of this shelf is damaged, and goes on behind the damaged place.")};
    const auto alone = surveyOf(copiedFrom(path, With::Nothing), dialect);
    const PrivateCopy together = copiedFrom(path, With::Journals);
    if (!isNewer(together, dialect) && isSpoiled(alone, surveyOf(together, dialect)))
        return Stranger{hasWal ? walOf(path) : journalOf(path), tr("This journal does not belong to the shelf beside it.")};
    return std::nullopt;
}

Fault faultOf(const Stranger& stranger, const QString& path)
{
    const QString shelf = QDir::toNativeSeparators(path);
    return {QDir::toNativeSeparators(stranger.file), {}, stranger.problem,
        fill(
            tr("Nothing was changed. Save what both hold: musterroll-cli check --shelf \"%1\" --repair NEW-FILE. Or move %2 into "
               "another folder, where the shelf alone is right."),
            {shelf, QDir::toNativeSeparators(stranger.file)})};
}

Finding findingOf(const Stranger& stranger)
{
    return {stranger.file, stranger.problem, tr("As long as it lies there nothing is written to the shelf.")};
}

Fault severalNames(const QString& path, int names)
{
    return {QDir::toNativeSeparators(path), QString::number(names),
        fill(tr("This file has %1 names (hard links): what is written by one of them might be lost by another."),
            {QString::number(names)}),
        tr("Copy it to a new file and play with that one, or remove the other names.")};
}

Fault markRefuses(const QString& path)
{
    return {QDir::toNativeSeparators(path + QStringLiteral(".lock")), {},
        tr("Something else stands where Muster Roll marks that it uses the shelf."), tr("Move it into another folder.")};
}

} // namespace shelf

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/check.h"

#include "engine/message.h"
#include "shelf/file.h"
#include "shelf/survey.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QUuid>

#include <algorithm>

namespace shelf {

using engine::Done;
using engine::Fault;
using engine::fill;
using engine::Result;

namespace {

struct Look {
    CheckReport report;
    Survey survey;
    std::shared_ptr<Database> database;
};

// As the file is; and when its first bytes let nothing be read, as they should have been.
Result<Look> lookInto(const QString& path)
{
    auto database = Database::open(path, {.access = Access::Read, .isLenient = true});
    std::optional<Fault> unreadable;
    if (!database) {
        unreadable = database.faults().first();
        database = Database::open(path, {.access = Access::Read, .isLenient = true, .isMended = true});
        if (!database)
            return *unreadable;
        // Whoever held the shelf a moment ago may be gone: then nothing was damaged at all.
        (*database).reset();
        database = Database::open(path, {.access = Access::Read, .isLenient = true});
        if (database)
            unreadable.reset();
        else
            database = Database::open(path, {.access = Access::Read, .isLenient = true, .isMended = true});
        if (!database)
            return *unreadable;
    }
    Look look{{}, surveyed(**database), *database};
    if (const auto start = looksLikeShelf(path); !start && !unreadable)
        unreadable = start.faults().first();
    if (!look.survey.isOurs && unreadable)
        return *unreadable;
    const int version = (*database)->version();
    if (unreadable)
        look.survey.findings.prepend({path, fill(tr("The first bytes of the file are damaged: %1"), {unreadable->problem}), tr("See the campaigns below.")});
    else if (version > (*database)->dialect().version && !look.survey.isOurs)
        look.survey.findings = {{path, tooNew(path, version).problem, tr("Nothing is known to be lost: an older program cannot judge it.")}};
    else if (version != (*database)->dialect().version)
        look.survey.findings.prepend({path, fill(tr("The number of its version is damaged: %1."), {QString::number(version)}), tr("Nothing is lost by this.")});
    look.report = reportOf(path, look.survey);
    return look;
}

// A name that is free among those already written.
QString freeName(const QString& name, QStringList& taken)
{
    QString wanted = name.trimmed().isEmpty() ? tr("Saved campaign") : name;
    for (int i = 2; taken.contains(folded(wanted)); ++i)
        wanted = name.left(70) + QStringLiteral(" (") + QString::number(i) + QLatin1Char(')');
    taken += folded(wanted);
    return wanted;
}

// Writes the sound part of one campaign: the very rows, with their hashes. On a damaged file a second reading may end
// sooner than the first, so each row is proved again, and sound says what was really saved.
Result<Done> writeSound(Database& from, Surveyed& one, Database& to, QStringList& taken)
{
    const Dialect& sql = to.dialect();
    const QString name = freeName(one.name, taken);
    const QString id = QUuid::fromString(one.id).isNull() ? QUuid::createUuid().toString(QUuid::WithoutBraces) : one.id;
    qint64 number = 0;
    Row last;
    last.hash = seed();
    Result<Done> done = Done{};
    const auto add = [&](const Row& row) -> Result<Done> {
        if (row.seq == 1) {
            const auto labelled = to.rows(sql.addCampaign, labelValues(id, name, one.game, row.at), [&](const QSqlQuery& made) {
                number = made.value(0).toLongLong();
                return true;
            });
            if (!labelled)
                return labelled;
        }
        const auto added = to.run(sql.addEntry, valuesOf(number, row));
        return added ? Result<Done>(Done{}) : Result<Done>(added.faults());
    };
    (void)from.rows(sql.entries, {one.number, 1, one.sound}, [&](const QSqlQuery& query) {
        const Row row = rowFrom(query);
        if (row.seq != last.seq + 1 || row.hash != hashAfter(last.hash, row))
            return false;
        last = row;
        done = add(row);
        return bool(done);
    });
    one.sound = last.seq;
    if (!done || last.seq == 0)
        return done;
    if (const auto added = to.run(sql.addHead, {number, last.seq, last.at, last.hash}); !added)
        return added.faults();
    if (last.seq == one.known && !one.note.isEmpty())
        if (const auto added = to.run(sql.writeNote, {number, one.note, sealOfNote(number, one.note)}); !added)
            return added.faults();
    return Done{};
}

QList<LaterState> laterStates(const Survey& survey)
{
    QList<LaterState> states;
    for (const Surveyed& one : survey.campaigns) {
        if (one.sound >= one.known || one.snapshots.isEmpty() || one.snapshots.last().node <= one.sound)
            continue;
        const StoredSnapshot& newest = one.snapshots.last();
        states += {one.name, newest.node, QJsonDocument::fromJson(newest.state.toUtf8()).object()};
    }
    return states;
}

Result<Done> writeAll(Look& look, const QString& path)
{
    auto to = Database::open(path, {});
    if (!to)
        return to.faults();
    QStringList taken;
    for (Surveyed& one : look.survey.campaigns)
        if (const auto written = (*to)->inTransaction([&] { return writeSound(*look.database, one, **to, taken); }); !written)
            return written;
    return Done{};
}

void clear(const QString& file)
{
    for (const char* tail : {"", "-wal", "-journal"})
        QFile::remove(file + QLatin1String(tail));
}

} // namespace

CheckReport reportOf(const QString& path, const Survey& survey)
{
    CheckReport report{path, {}, survey.findings};
    for (const Surveyed& one : survey.campaigns)
        report.campaigns += {one.id, one.name, one.game, one.sound, std::max(one.known, one.sound)};
    return report;
}

Result<CheckReport> check(const QString& path)
{
    const auto look = lookInto(path);
    return look ? Result<CheckReport>(look->report) : Result<CheckReport>(look.faults());
}

Result<SalvageReport> salvage(const QString& path, const QString& newPath)
{
    if (QFileInfo::exists(newPath))
        return Fault{QDir::toNativeSeparators(newPath), {}, tr("There is a file of this name already."), tr("Name a file that does not exist yet.")};
    auto look = lookInto(path);
    if (!look)
        return look.faults();
    const QString unfinished = newPath + QStringLiteral(".unfinished");
    clear(unfinished);
    auto written = writeAll(*look, unfinished);
    if (written && QFileInfo(unfinished + QStringLiteral("-wal")).size() > 0)
        written = folderRefuses(newPath); // closing it did not bring everything home
    if (!written) {
        clear(unfinished);
        return written.faults();
    }
    if (const auto moved = moveIntoPlace(unfinished, newPath); !moved)
        return moved.faults();
    return SalvageReport{reportOf(path, look->survey), newPath, laterStates(look->survey)};
}

} // namespace shelf

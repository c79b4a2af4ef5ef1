// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/check.h"

#include "engine/message.h"
#include "shelf/beside.h"
#include "shelf/file.h"
#include "shelf/pages.h"
#include "shelf/rescue.h"
#include "shelf/survey.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QUuid>

#include <algorithm>
#include <numeric>

namespace shelf {

using engine::Done;
using engine::Fault;
using engine::fill;
using engine::Result;

namespace {

constexpr Opening asItIs{.access = Access::Read, .isLenient = true};
constexpr Opening pageByPage{.access = Access::Read, .isLenient = true, .isGathered = true};

// How much a survey can save: entries, then labels of campaigns, packs and notes.
auto worthOf(const Survey& survey)
{
    const auto sum = [&](auto part) {
        return std::accumulate(survey.campaigns.begin(), survey.campaigns.end(), qint64(0),
            [&](qint64 all, const Surveyed& one) { return all + part(one); });
    };
    return std::pair(sum([](const Surveyed& one) { return one.sound; }),
        sum([](const Surveyed& one) { return one.sound > 0 && !one.seal.isEmpty() ? 1 : 0; }) + survey.packs + survey.pins);
}

// What the file says of itself, as far as it contradicts what is in it.
void judgeFrame(const QString& path, const Database& database, Survey& survey)
{
    const int version = database.version();
    if (version > database.dialect().version && !survey.isOurs)
        survey.findings = {
            {path, tooNew(path, version).problem, tr("Nothing is known to be lost: an older program cannot judge it.")}};
    else if (version > database.dialect().version)
        survey.findings.prepend({path,
            fill(tr("A newer Muster Roll made this shelf, or the number of its version is damaged: %1. It can be read here, but "
                    "not "
                    "written."),
                {QString::number(version)}),
            tr("Update Muster Roll to go on playing; listing and exporting work. If no newer one was ever here, the number is "
               "all "
               "that is damaged.")});
    else if (version != database.dialect().version)
        survey.findings.prepend({path, fill(tr("The number of its version is damaged: %1."), {QString::number(version)}),
            tr("Nothing is lost by this.")});
    else if (const auto start = looksLikeShelf(path); !start)
        survey.findings.prepend({path, start.faults().first().problem, tr("See the campaigns below.")});
}

struct Look {
    PrivateCopy copy; // where the file is looked at without its journal
    Survey survey;
    std::shared_ptr<Database> database;
};

// As the file is; and where that loses something, whatever of the file without its journal, or of its pages when they are read
// one by one, holds most.
Result<Look> lookInto(const QString& path)
{
    auto database = Database::open(path, asItIs);
    const bool isFree = database || Database::open(path, pageByPage);
    if (!database && isFree)
        database = Database::open(path, asItIs); // whoever held the shelf a moment ago may be gone
    QList<Fault> unreadable = database ? QList<Fault>() : database.faults();
    const auto stranger = isFree ? strangerBeside(path, sqlite) : std::nullopt;
    Survey survey;
    if (database) {
        survey = surveyed(**database);
        judgeFrame(path, **database, survey);
        if (stranger)
            survey.findings.prepend(findingOf(*stranger));
        if (survey.isOurs && survey.findings.isEmpty())
            return Look{{}, survey, *database};
    }
    const QString problem =
        database ? survey.findings.isEmpty() ? QString() : survey.findings.first().problem : unreadable.first().problem;
    PrivateCopy copy;
    const bool isJournalled = Pages(path).areInJournal();
    if (isFree && isJournalled) // nothing is copied under another program's hands
        copy = copiedFrom(path, With::Nothing);
    // However much is wrong in it: its pages hold nothing more.
    const bool isAllSeen = survey.isAllSeen && !isJournalled && looksLikeShelf(path);
    std::pair<QString, Opening> best{path, asItIs};
    for (const auto& other : {std::pair(copy.file, asItIs), std::pair(isAllSeen ? QString() : path, pageByPage)}) {
        if (other.first.isEmpty())
            continue;
        database = Fault{}; // gives the lock back
        auto opened = Database::open(other.first, other.second);
        Survey found = opened ? surveyed(**opened) : Survey();
        if (!(worthOf(found) > worthOf(survey)))
            continue;
        if (other.second.isGathered)
            found.findings.prepend({path, fill(tr("What leads to the entries is damaged: %1"), {problem}),
                tr("Its pages were read one by one: see the campaigns below.")});
        if (stranger)
            found.findings.prepend(findingOf(*stranger));
        for (Finding& finding : found.findings)
            finding.place.replace(other.first, path);
        survey = std::move(found);
        best = other;
        database = std::move(opened);
    }
    if (const auto start = looksLikeShelf(path); !start && !survey.isOurs)
        unreadable = start.faults();
    if (!unreadable.isEmpty() && best.first == path && !best.second.isGathered)
        return unreadable;
    if (!database)
        database = Database::open(best.first, best.second);
    return database ? Result<Look>(Look{std::move(copy), survey, *database}) : Result<Look>(database.faults());
}

// A name that is free among those already written.
QString freeName(const QString& name, QStringList& taken)
{
    const QString plain = plainName(name);
    QString wanted = plain;
    for (int i = 2; taken.contains(folded(wanted)); ++i)
        wanted = numberedName(unnumberedName(plain), i);
    taken += folded(wanted);
    return wanted;
}

// What a shared campaign keeps beside its entries goes on under its new number.
Result<Done> writeShared(Database& from, const Surveyed& one, qint64 number, qint64 last, Database& to)
{
    const Dialect& sql = to.dialect();
    const QString at = one.lastAt;
    if (const auto added = to.run(sql.setTerms, {number, at, one.terms, sealOfTerms(number, at, one.terms)}); !added)
        return added.faults();
    Result<qint64> added = qint64(0);
    (void)from.rows(sql.openActs, {one.number}, [&](const QSqlQuery& row) {
        if (const auto act = actFrom(row, one.number))
            added = to.run(
                sql.addAct, {number, act->number, act->id, act->content, sealOfAct(number, act->number, act->id, act->content)});
        return bool(added);
    });
    if (!added)
        return added.faults();
    (void)from.rows(sql.whispers, {one.number, 1, last}, [&](const QSqlQuery& row) {
        if (const auto whisper = whisperFrom(row, one.number))
            added = to.run(sql.addWhisper,
                {number, whisper->seq, whisper->seat, whisper->content,
                    sealOfWhisper(number, whisper->seq, whisper->seat, whisper->content)});
        return bool(added);
    });
    return added ? Result<Done>(Done{}) : Result<Done>(added.faults());
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
    return one.terms.isEmpty() ? Result<Done>(Done{}) : writeShared(from, one, number, last.seq, to);
}

QList<LaterState> laterStates(Look& look)
{
    QList<LaterState> states;
    for (const Surveyed& one : look.survey.campaigns) {
        if (one.sound >= one.known || one.snapshots.isEmpty() || one.snapshots.last().node <= one.sound)
            continue;
        const qint64 node = one.snapshots.last().node;
        (void)look.database->rows(look.database->dialect().snapshot, {one.number, node}, [&](const QSqlQuery& row) {
            states += {one.name, node, QJsonDocument::fromJson(snapshotFrom(row).state.toUtf8()).object()};
            return false;
        });
    }
    return states;
}

// All rows of a table that are as they were written.
template <class Row>
Result<Done> writeBelongings(Database& from, const char* rows, std::optional<Row> (*of)(const QSqlQuery&), Database& to,
    const char* add, QVariantList (*values)(const Row&))
{
    Result<qint64> added = qint64(0);
    (void)from.rows(rows, {}, [&](const QSqlQuery& query) {
        if (const auto row = of(query))
            added = to.run(add, values(*row));
        return bool(added);
    });
    return added ? Result<Done>(Done{}) : Result<Done>(added.faults());
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
    const Dialect& sql = (*to)->dialect();
    return (*to)->inTransaction([&]() -> Result<Done> {
        const auto packs = writeBelongings(*look.database, sql.packs, packFrom, **to, sql.addPack, packValues);
        return packs ? writeBelongings(*look.database, sql.pins, pinFrom, **to, sql.addPin, pinValues) : packs;
    });
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
    return look ? Result<CheckReport>(reportOf(path, look->survey)) : Result<CheckReport>(look.faults());
}

std::optional<Copy> newestSoundCopy(const QString& path)
{
    QList<Copy> copies = savedOf(path) + copiesOf(path);
    std::ranges::stable_sort(copies, std::ranges::greater(), &Copy::made);
    for (const Copy& copy : std::as_const(copies))
        if (const auto report = check(copy.file); report && report->isSound())
            return copy;
    return std::nullopt;
}

Result<SalvageReport> salvage(const QString& path, const QString& newPath)
{
    if (QFileInfo::exists(newPath))
        return Fault{QDir::toNativeSeparators(newPath), {}, tr("There is a file of this name already."),
            tr("Name a file that does not exist yet.")};
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
    const SalvageReport report{reportOf(path, look->survey), newPath, laterStates(*look)};
    if (worthOf(look->survey) == std::pair<qint64, qint64>(0, 0) && !report.found.isSound()) {
        clear(unfinished);
        return Fault{QDir::toNativeSeparators(path), {},
            fill(tr("Nothing can be saved from this shelf: %1"), {report.found.findings.first().problem}), copyRemedy(path)};
    }
    if (const auto moved = moveIntoPlace(unfinished, newPath); !moved)
        return moved.faults();
    return report;
}

} // namespace shelf

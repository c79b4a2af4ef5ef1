// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One campaign as a text file and back. README.md says what stands in it.
#include "shelf/exported.h"

#include "engine/message.h"
#include "engine/words/nearest.h"
#include "engine/words/unseen.h"
#include "shelf/file.h"
#include "shelf/shelf.h"
#include "shelf/stored.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QUuid>

namespace shelf {

using engine::Done;
using engine::Fault;
using engine::fill;
using engine::Result;

namespace {

constexpr char formatName[] = "musterroll-campaign";
constexpr int formatVersion = 1, carryingVersion = 2; // a campaign alone is written as programs of every version read it
constexpr qint64 longestLine = 16 * 1024 * 1024;
constexpr char actionMark[] = ",\"action\":";

QByteArray lineOf(const QJsonObject& object) { return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n'; }

QString hex(const QByteArray& bytes) { return QString::fromLatin1(bytes.toHex()); }

QByteArray firstLine(const QString& id, const QString& name, const QString& game, const QString& created)
{
    return lineOf(QJsonObject{{QStringLiteral("format"), QLatin1String(formatName)}, {QStringLiteral("version"), formatVersion},
        {QStringLiteral("id"), id}, {QStringLiteral("name"), name}, {QStringLiteral("game"), game},
        {QStringLiteral("created"), created}, {QStringLiteral("seal"), hex(sealOfCampaign(id, name, game, created))}});
}

QByteArray lastLine(qint64 entries, const QByteArray& head)
{
    return "{\"entries\":" + QByteArray::number(entries) + ",\"head\":\"" + head.toHex() + "\"}\n";
}

// The action comes last and as it is stored, letter by letter: its hash covers the letters.
QByteArray lineOf(const Row& row)
{
    QByteArray line = QJsonDocument(
        QJsonObject{{QStringLiteral("seq"), row.seq}, {QStringLiteral("parent"), row.parent}, {QStringLiteral("node"), row.node},
            {QStringLiteral("tip"), row.tip}, {QStringLiteral("verb"), row.verb}, {QStringLiteral("who"), row.who},
            {QStringLiteral("at"), row.at}, {QStringLiteral("rules"), row.rules}, {QStringLiteral("reason"), row.reason},
            {QStringLiteral("digest"), hex(row.digest)}, {QStringLiteral("hash"), hex(row.hash)}})
                          .toJson(QJsonDocument::Compact);
    line.chop(1);
    return line + actionMark + row.action.toUtf8() + "}\n";
}

// Exactly the fields that lineOf writes, each of its type, and nothing that would be read as something else.
std::optional<Row> rowFromLine(const QByteArray& line)
{
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    const qsizetype mark = line.indexOf(actionMark);
    bool isRight = mark >= 0 && line.endsWith('}') && object.size() == 12 && object.value(QLatin1String("action")).isObject();
    const auto number = [&](const char* name) {
        const QJsonValue value = object.value(QLatin1String(name));
        isRight = isRight && value.isDouble();
        return value.toInteger(-1);
    };
    const auto text = [&](const char* name) {
        const QJsonValue value = object.value(QLatin1String(name));
        isRight = isRight && value.isString();
        return value.toString();
    };
    const auto bytes = [&](const char* name) {
        const QByteArray read = QByteArray::fromHex(text(name).toLatin1());
        isRight = isRight && hex(read) == text(name);
        return read;
    };
    const qsizetype from = mark + qsizetype(sizeof actionMark) - 1;
    const Row row{number("seq"), number("parent"), number("node"), number("tip"), text("verb"),
        QString::fromUtf8(line.mid(from, line.size() - from - 1)), text("who"), text("at"), number("rules"), text("reason"),
        bytes("digest"), bytes("hash")};
    return isRight ? std::optional(row) : std::nullopt;
}

// The line as lineOf writes it, where an editor set blanks or another order; itself where it is no entry.
QByteArray asWritten(const QByteArray& line)
{
    QJsonObject object = QJsonDocument::fromJson(line).object();
    const QJsonValue action = object.take(QLatin1String("action"));
    if (object.isEmpty() || !action.isObject())
        return line;
    QByteArray head = QJsonDocument(object).toJson(QJsonDocument::Compact);
    head.chop(1);
    return head + actionMark + QJsonDocument(action.toObject()).toJson(QJsonDocument::Compact) + '}';
}

// What somebody who wrote into a line has to mend.
QString whatIsWrong(const QByteArray& line, qint64 entry)
{
    QJsonParseError error;
    const QJsonObject object = QJsonDocument::fromJson(line, &error).object();
    if (error.error != QJsonParseError::NoError)
        return fill(
            shelf::tr("This line is no JSON (%1, at letter %2)."), {error.errorString(), QString::number(error.offset + 1)});
    for (const char* field : {"seq", "parent", "node", "tip", "verb", "who", "at", "rules", "reason", "digest", "hash", "action"})
        if (!object.contains(QLatin1String(field)))
            return fill(shelf::tr("This line has no field %1."), {QLatin1String(field)});
    if (object.value(QLatin1String("seq")).toInteger(-1) != entry)
        return fill(shelf::tr("Entry %1 should stand in this line."), {QString::number(entry)});
    return shelf::tr("This line has a field of another kind, or one that no entry has.");
}

// Its end is missing, as where a file was cut off.
bool isHalf(const QByteArray& line)
{
    QJsonParseError error;
    (void)QJsonDocument::fromJson(line, &error);
    return line.startsWith('{') && error.error != QJsonParseError::NoError && error.offset >= line.size() - 1;
}

// Reads line after line and knows what to say about the one that is wrong.
class Reading {
public:
    Reading(QIODevice& device, const QString& place, Lines lines = Lines::AsWritten)
        : m_device(device)
        , m_place(place)
        , m_lines(lines)
    {
    }

    std::optional<QByteArray> next()
    {
        constexpr qsizetype mostEmpty = 1000; // more of them were made by no hand
        std::optional<QByteArray> line = nextAsItIs();
        while (line && m_isBlank && isByHand() && m_empty.size() < mostEmpty) { // somebody left it there: it says nothing
            m_empty += m_number;
            line = nextAsItIs();
        }
        return line;
    }
    bool isAtEnd() const { return m_device.atEnd(); }
    bool carries = false; // more stands behind the end of the campaign
    // A line that can be read though its hash says that it was changed: whether it is taken.
    bool takesChanged(qint64 entry)
    {
        if (isByHand())
            m_changed += entry;
        return isByHand();
    }
    bool isByHand() const { return m_lines == Lines::ChangedByHand; }
    const QList<qint64>& changed() const { return m_changed; }
    const QList<qint64>& empty() const { return m_empty; }
    // The campaign does not end here, but the file does: whether what stands before it is taken.
    bool takesBeginning()
    {
        if (isByHand())
            m_cutOff = m_number;
        return isByHand();
    }
    qint64 cutOff() const { return m_cutOff; }
    Fault wrong(const QString& problem) const
    {
        return {fill(shelf::tr("%1, line %2"), {m_place, QString::number(m_number)}), {},
            m_isBlank ? shelf::tr("This line is empty: take it out.") : problem,
            isByHand()
                ? shelf::tr("Nothing was imported. Write this line as it was, or as an entry is written; or cut the file off "
                            "before it: then what stands above is taken.")
                : shelf::tr("Nothing was imported. Export the campaign again, or take another copy of the file.")};
    }
    Fault noGame(const QString& game, const QStringList& known) const
    {
        Fault fault = wrong(fill(shelf::tr("There is no game %1."), {engine::echoed(game)}));
        fault.value = engine::echoed(game);
        fault.remedy = shelf::tr("Nothing was imported. A newer Muster Roll may know it.") + QLatin1Char(' ')
            + engine::meant(fault.value, known);
        return fault;
    }

private:
    std::optional<QByteArray> nextAsItIs()
    {
        constexpr qint64 atOnce = 16 * 1024; // each reading makes room for so much, whatever the line needs
        ++m_number;
        m_isBlank = false;
        QByteArray line;
        for (qsizetype before = -1; line.size() != before && line.size() < longestLine && !line.endsWith('\n');) {
            before = line.size();
            line += m_device.readLine(atOnce);
        }
        const bool isLast = isByHand() && !line.isEmpty() && m_device.atEnd(); // an editor may leave its end out
        if (!line.endsWith('\n') && !isLast)                                   // cut off, too long, or the end
            return std::nullopt;
        if (line.endsWith('\n'))
            line.chop(1);
        if (line.endsWith('\r'))
            line.chop(1);
        m_isBlank = line.trimmed().isEmpty();
        return line;
    }

    QIODevice& m_device;
    QString m_place;
    Lines m_lines;
    QList<qint64> m_changed, m_empty;
    qint64 m_cutOff = 0;
    int m_number = 0;
    bool m_isBlank = false; // what was read last
};

struct Header {
    QString id;
    QString name;
    QString game;
    QString created;
};

Result<Header> headerFrom(Reading& reading)
{
    const auto line = reading.next();
    const QJsonObject object = line ? QJsonDocument::fromJson(*line).object() : QJsonObject();
    if (object.value(QLatin1String("format")).toString() != QLatin1String(formatName))
        return reading.wrong(tr("This is not an exported campaign."));
    const qint64 version = object.value(QLatin1String("version")).toInteger();
    if (version > carryingVersion)
        return reading.wrong(tr("A newer Muster Roll exported this campaign."));
    if (version != formatVersion && version != carryingVersion)
        return reading.wrong(tr("This line was damaged or changed."));
    reading.carries = version == carryingVersion;
    const auto text = [&](const char* name) { return storable(object.value(QLatin1String(name)).toString()); };
    const Header header{text("id"), text("name"), text("game"), text("created")};
    if (hex(sealOfCampaign(header.id, header.name, header.game, header.created)) != object.value(QLatin1String("seal")).toString()
        && !reading.takesChanged(0))
        return reading.wrong(tr("This line was damaged or changed."));
    if (header.created.isEmpty() || storedTime(timeFrom(header.created)) != header.created || header.id.isEmpty()
        || header.game.isEmpty())
        return reading.wrong(tr("Its id, game or date is none, so the campaign could never be opened."));
    return header;
}

// --- what travels with a campaign: each line's hash covers the one before, and the first the campaign's last entry

constexpr char kindField[] = "carried", hashField[] = "hash";
const QString packKind = QStringLiteral("pack"), pinKind = QStringLiteral("pin"), pictureKind = QStringLiteral("picture");

QByteArray hashOf(const QByteArray& previous, const QJsonObject& line)
{
    return QCryptographicHash::hash(
        previous + QJsonDocument(line).toJson(QJsonDocument::Compact), QCryptographicHash::Blake2b_256);
}

QString base64(const QByteArray& bytes) { return QString::fromLatin1(bytes.toBase64()); }

QList<QJsonObject> linesOf(const Carried& carried)
{
    QList<QJsonObject> lines;
    for (const Pack& one : carried.packs)
        lines +=
            QJsonObject{{QLatin1String(kindField), packKind}, {QStringLiteral("id"), one.id}, {QStringLiteral("game"), one.game},
                {QStringLiteral("title"), one.title}, {QStringLiteral("content"), base64(one.content)}};
    for (const Pin& one : carried.pins)
        lines += QJsonObject{{QLatin1String(kindField), pinKind}, {QStringLiteral("entry"), one.entry},
            {QStringLiteral("kind"), one.kind}, {QStringLiteral("text"), one.text}, {QStringLiteral("who"), one.who},
            {QStringLiteral("at"), storedTime(one.when)}};
    for (const Picture& one : carried.pictures)
        lines += QJsonObject{{QLatin1String(kindField), pictureKind}, {QStringLiteral("entry"), one.entry},
            {QStringLiteral("content"), base64(one.jpeg)}};
    return lines;
}

// Whether the line was one of linesOf.
bool takeLine(const QJsonObject& line, Carried& carried)
{
    Carried one;
    const auto text = [&](const char* name) { return line.value(QLatin1String(name)).toString(); };
    const QByteArray content = QByteArray::fromBase64(text("content").toLatin1());
    if (text(kindField) == packKind)
        one.packs += Pack{0, text("id"), text("game"), text("title"), content, {}, true};
    else if (text(kindField) == pinKind)
        one.pins += Pin{0, text("entry"), text("kind"), text("text"), text("who"), timeFrom(text("at")), true};
    else if (text(kindField) == pictureKind)
        one.pictures += Picture{text("entry"), content};
    if (one.isEmpty() || linesOf(one).first() != line)
        return false;
    carried.packs += one.packs;
    carried.pins += one.pins;
    carried.pictures += one.pictures;
    return true;
}

std::optional<Fault> carriedIsWrong(Reading& reading, QByteArray head, Carried& carried)
{
    for (qint64 count = 0;; ++count) {
        const auto line = reading.next();
        if (!line)
            return reading.wrong(tr("The file is cut off here."));
        QJsonObject object = QJsonDocument::fromJson(*line).object();
        if (object.value(QLatin1String(kindField)).isDouble())
            return object.value(QLatin1String(kindField)).toInteger() == count
                    && object.value(QLatin1String("head")).toString() == hex(head)
                ? std::nullopt
                : std::optional(reading.wrong(tr("The file does not end as it should: lines are missing or too many.")));
        const QString hash = object.take(QLatin1String(hashField)).toString();
        head = hashOf(head, object);
        if (hash != hex(head) || !takeLine(object, carried))
            return reading.wrong(tr("This line was damaged or changed."));
    }
}

// The last line: how many entries there are, and the hash of the last.
std::optional<Fault> endIsWrong(
    const QJsonObject& object, qint64 count, const QByteArray& head, Reading& reading, Carried& carried)
{
    if ((object.value(QLatin1String("entries")).toInteger(-1) != count
            || object.value(QLatin1String("head")).toString() != hex(head))
        && (count == 0 || !reading.takesBeginning()))
        return reading.wrong(tr("The file does not end as it should: entries are missing or too many."));
    if (reading.carries)
        if (const auto wrong = carriedIsWrong(reading, head, carried))
            return wrong;
    if (!reading.isAtEnd() && (reading.next() || !reading.isByHand()))
        return reading.wrong(tr("There is more after the end of the campaign."));
    return std::nullopt;
}

// Proves each line before it is taken.
Result<qint64> readEntries(Reading& reading, Carried& carried, const std::function<Result<Done>(const Row&)>& take)
{
    QByteArray head = seed();
    for (qint64 count = 0;;) {
        const auto line = reading.next();
        if (!line && count > 0 && reading.takesBeginning())
            return count;
        if (!line)
            return reading.wrong(tr("The file is cut off here."));
        if (line->startsWith("{\"entries\":")) {
            if (const auto wrong = endIsWrong(QJsonDocument::fromJson(*line).object(), count, head, reading, carried))
                return *wrong;
            return count;
        }
        auto row = rowFromLine(*line);
        if (!row && reading.isByHand())
            row = rowFromLine(asWritten(*line));
        if (!row && count > 0 && reading.isAtEnd() && isHalf(*line) && reading.takesBeginning())
            return count;
        if (reading.isByHand() && (!row || row->seq != count + 1 || !fits(*row)))
            return reading.wrong(whatIsWrong(*line, count + 1));
        if (!row || row->seq != count + 1 || !fits(*row)
            || (row->hash != hashAfter(head, *row) && !reading.takesChanged(row->seq)))
            return reading.wrong(tr("This line was damaged or changed."));
        head = row->hash;
        ++count;
        if (const auto taken = take(*row); !taken)
            return taken.faults();
    }
}

Fault unreadable(const QFile& device)
{
    return {QDir::toNativeSeparators(device.fileName()), device.errorString(), shelf::tr("This file cannot be read."),
        shelf::tr("Look at the path and whether you may read it.")};
}

} // namespace

Result<QByteArray> Shelf::exported(const QString& campaignId) const
{
    const auto found = keptById(campaignId);
    if (!found)
        return found.faults();
    if (const auto sound = labelIsSound(*found); !sound)
        return sound.faults();
    const Campaign& campaign = found->campaign;
    const QString created = storedTime(campaign.created);
    QByteArray text = firstLine(campaign.id, campaign.name, campaign.game, created);
    QByteArray head = seed();
    qint64 next = 1;
    const auto read =
        m_database->rows(m_database->dialect().entries, {found->number, 1, campaign.entries}, [&](const QSqlQuery& query) {
            const Row row = rowFrom(query);
            head = hashAfter(head, row);
            if (row.seq != next || row.hash != head)
                return false;
            text += lineOf(row);
            ++next;
            return true;
        });
    if (!read)
        return read.faults();
    if (next != campaign.entries + 1)
        return Fault{fill(shelf::tr("%1, campaign %2, entry %3"), {path(), campaign.name, QString::number(next)}), {},
            shelf::tr("This entry is damaged or missing."), copiesRemedy(path())};
    return text + lastLine(campaign.entries, head);
}

Result<Done> Shelf::exportTo(const QString& campaignId, const QString& file) const
{
    const auto text = exported(campaignId);
    return text ? writeNew(file, *text) : Result<Done>(text.faults());
}

Result<Campaign> Shelf::importFrom(const QString& file, const QStringList& games)
{
    QFile device(file);
    return QFileInfo(file).isFile() && device.open(QIODevice::ReadOnly) ? imported(device, QDir::toNativeSeparators(file), games)
                                                                        : Result<Campaign>(unreadable(device));
}

Result<Exported> readExport(const QString& file, Lines lines)
{
    QFile device(file);
    if (!QFileInfo(file).isFile() || !device.open(QIODevice::ReadOnly)) // a pipe may never end
        return unreadable(device);
    Reading reading(device, QDir::toNativeSeparators(file), lines);
    const auto header = headerFrom(reading);
    if (!header)
        return header.faults();
    Exported campaign{header->id, header->name, header->game, header->created, {}, {}, {}, 0};
    const auto count = readEntries(reading, campaign.carried, [&](const Row& row) -> Result<Done> {
        campaign.entries += entryOf(row);
        return Done{};
    });
    if (!count)
        return count.faults();
    if (*count == 0)
        return reading.wrong(shelf::tr("The campaign has no entries."));
    campaign.changed = reading.changed();
    campaign.empty = reading.empty();
    campaign.cutOff = reading.cutOff();
    return campaign;
}

QByteArray textOf(const Exported& campaign)
{
    QByteArray text = firstLine(campaign.id, campaign.name, campaign.game, campaign.created);
    QByteArray head = seed();
    for (const engine::Entry& entry : campaign.entries) {
        Row row = rowOf(entry);
        head = row.hash = hashAfter(head, row);
        text += lineOf(row);
    }
    return text + lastLine(campaign.entries.size(), head);
}

Result<QByteArray> withCarried(const QByteArray& exported, const Carried& carried)
{
    if (carried.isEmpty())
        return exported;
    QJsonObject first = QJsonDocument::fromJson(exported.left(exported.indexOf('\n'))).object();
    first.insert(QStringLiteral("version"), carryingVersion);
    const QByteArray last = exported.mid(exported.lastIndexOf('\n', -2) + 1);
    QByteArray head =
        QByteArray::fromHex(QJsonDocument::fromJson(last).object().value(QLatin1String("head")).toString().toLatin1());
    QByteArray text = lineOf(first) + exported.mid(exported.indexOf('\n') + 1);
    const QList<QJsonObject> lines = linesOf(carried);
    for (QJsonObject line : lines) {
        head = hashOf(head, line);
        line.insert(QLatin1String(hashField), hex(head));
        const QByteArray written = lineOf(line);
        if (written.size() > longestLine)
            return Fault{line.value(QLatin1String("id")).toString(), {},
                shelf::tr("This pack is too large to travel with a campaign."),
                shelf::tr("Export the pack by itself, and the campaign without it.")};
        text += written;
    }
    return text + lineOf(QJsonObject{{QLatin1String(kindField), lines.size()}, {QStringLiteral("head"), hex(head)}});
}

Result<Carried> carriedIn(const QString& file)
{
    QFile device(file);
    if (!QFileInfo(file).isFile() || !device.open(QIODevice::ReadOnly))
        return unreadable(device);
    Reading reading(device, QDir::toNativeSeparators(file), Lines::ChangedByHand);
    if (const auto header = headerFrom(reading); !header || !reading.carries)
        return header ? Result<Carried>(Carried()) : Result<Carried>(header.faults());
    const auto whole = readExport(file, Lines::ChangedByHand);
    return whole ? Result<Carried>(whole->carried) : Result<Carried>(whole.faults());
}

// A campaign that is here already stays: what comes in gets an id and a name of its own.
Result<Campaign> Shelf::imported(QIODevice& device, const QString& place, const QStringList& games)
{
    if (const auto may = m_database->mayWrite(); !may)
        return may.faults();
    Reading reading(device, place);
    const auto header = headerFrom(reading);
    if (!header)
        return header.faults();
    if (!games.isEmpty() && !games.contains(header->game))
        return reading.noGame(header->game, games);
    const auto all = kept();
    if (!all)
        return all.faults();
    const QString name = plainName(header->name);
    Campaign campaign{header->id, name, header->game, timeFrom(header->created), {}, 0, {}};
    QStringList names;
    for (const Kept& one : *all) {
        names += one.folded;
        if (one.campaign.id == campaign.id)
            campaign.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    }
    for (int i = 2; names.contains(folded(campaign.name)); ++i)
        campaign.name = numberedName(unnumberedName(name), i);

    const Dialect& sql = m_database->dialect();
    const auto written = m_database->inTransaction([&]() -> Result<Done> {
        qint64 number = 0;
        const auto added = m_database->rows(
            sql.addCampaign, labelValues(campaign.id, campaign.name, campaign.game, header->created), [&](const QSqlQuery& row) {
                number = row.value(0).toLongLong();
                return true;
            });
        if (!added)
            return added;
        Row last;
        Carried carried; // proved, and put on the shelf by whoever asks for it
        const auto count = readEntries(reading, carried, [&](const Row& row) -> Result<Done> {
            last = row;
            const auto kept = m_database->run(sql.addEntry, valuesOf(number, row));
            return kept ? Result<Done>(Done{}) : Result<Done>(kept.faults());
        });
        if (!count)
            return count.faults();
        if (*count == 0)
            return reading.wrong(shelf::tr("The campaign has no entries."));
        campaign.entries = *count;
        campaign.lastPlayed = timeFrom(last.at);
        const auto headed = m_database->run(sql.addHead, {number, last.seq, last.at, last.hash});
        return headed ? Result<Done>(Done{}) : Result<Done>(headed.faults());
    });
    return written ? Result<Campaign>(campaign) : Result<Campaign>(written.faults());
}

} // namespace shelf

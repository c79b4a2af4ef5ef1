// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/made.h"

#include <QCryptographicHash>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QSqlError>
#include <QSqlQuery>
#include <QtDebug>

namespace made {

using namespace shelf;

namespace {

const QDateTime noon(QDate(2024, 2, 29), QTime(12, 0, 0, 7), Qt::UTC);

QJsonObject shown(const engine::Entry& e)
{
    return {{QStringLiteral("seq"), e.seq}, {QStringLiteral("parent"), e.parent}, {QStringLiteral("node"), e.node},
        {QStringLiteral("tip"), e.tip}, {QStringLiteral("verb"), e.verb}, {QStringLiteral("action"), e.action},
        {QStringLiteral("who"), e.who}, {QStringLiteral("when"), e.when.toString(Qt::ISODateWithMs)},
        {QStringLiteral("rules"), e.rules}, {QStringLiteral("reason"), e.reason},
        {QStringLiteral("digest"), QString::fromLatin1(e.digest.toHex())}};
}

} // namespace

engine::Entry entryAt(qint64 seq)
{
    engine::Entry entry;
    entry.seq = entry.node = entry.tip = seq;
    entry.parent = seq - 1;
    entry.verb = seq == 1 ? QStringLiteral("new") : QStringLiteral("add");
    entry.action = {{QStringLiteral("by"), seq}, {QStringLiteral("text"), QStringLiteral("ü \u2028 %1 ' \" \\ ,\"action\":{")},
        {QStringLiteral("half"), 0.1}};
    entry.who = seq % 2 ? QStringLiteral("Nizar") : QStringLiteral("Änne");
    entry.when = noon.addMSecs(seq * 1001);
    entry.rules = 4;
    entry.reason = seq % 5 ? QString() : QStringLiteral("the card says so");
    entry.digest = QCryptographicHash::hash(QByteArray::number(seq), QCryptographicHash::Blake2b_256);
    return entry;
}

QList<shelf::Confirmed> sent(qint64 first, qint64 last, QByteArray head)
{
    QList<shelf::Confirmed> all;
    for (qint64 seq = first; seq <= last; ++seq) {
        shelf::Row row = shelf::rowOf(entryAt(seq));
        row.hash = head = shelf::hashAfter(head, row);
        all += shelf::Confirmed{row, {{seq, QStringLiteral("anna"), "a secret of " + QByteArray::number(seq)}}};
    }
    return all;
}

shelf::Campaign ravens()
{
    return {QStringLiteral("0b9d0b7e-3c6a-4a53-9e55-6f8f37a0a001"), QStringLiteral("Ravens"), QStringLiteral("counting"), {}, {},
        0, {}, false};
}

bool isEntryAt(const engine::Entry& entry, qint64 seq) { return shown(entry) == shown(entryAt(seq)); }

std::unique_ptr<Shelf> opened(const QString& path, Access access)
{
    auto shelf = Shelf::open(path, access);
    if (!shelf)
        qWarning() << shelf.faults().first().text();
    return shelf ? std::move(*shelf) : nullptr;
}

QString filled(Shelf& shelf, const QString& name, qint64 count)
{
    const auto campaign = shelf.create(name, QStringLiteral("counting"));
    const auto journal =
        campaign ? shelf.journal(campaign->id) : engine::Result<std::unique_ptr<engine::Journal>>(campaign.faults());
    if (!journal)
        return {};
    for (qint64 seq = 1; seq <= count; ++seq) {
        if (!(*journal)->append(entryAt(seq)))
            return {};
        if (seq % 20 == 0 && !(*journal)->keep({seq, entryAt(seq).digest, {{QStringLiteral("count"), seq}}}))
            return {};
    }
    if (!shelf.note(campaign->id, QStringLiteral("Year 3, winter")))
        return {};
    return campaign->id;
}

QString folderTemplate()
{
    const QFileInfo memory(QStringLiteral("/dev/shm"));
    return (memory.isDir() && memory.isWritable() ? memory.filePath() : QDir::tempPath()) + QStringLiteral("/shelf-test-XXXXXX");
}

void smallShelf(const QString& path)
{
    const auto shelf = opened(path);
    filled(*shelf, QStringLiteral("Ravens"), 70);
    filled(*shelf, QStringLiteral("Crows"), 25);
    const QByteArray content = QByteArray("{\"id\": \"mine\", \"cards\": \"ü\"}\n").repeated(300); // more than a page
    for (const QString& id : {QStringLiteral("mine"), QStringLiteral("yours"),
             QStringLiteral("mine")}) // the third one is another content of the first
        (void)shelf->addPack({0, id, QStringLiteral("counting"), QStringLiteral("My cards"),
            content + QByteArray::number(shelf->packs()->size()), noon, true});
    for (const char* text : {"We play it so.", "Ask Änne \xe2\x86\x92 p. 7", "Forget this."})
        (void)shelf->addPin({0, QStringLiteral("hs-melee"), QStringLiteral("house-rule"), QString::fromUtf8(text),
            QStringLiteral("Nizar"), noon, true});
    (void)shelf->removePin(3);
    (void)shelf->turnPack(QStringLiteral("counting"), QStringLiteral("yours"), false);
}

void cutOff(const QString& from, const QString& to)
{
    const QString work = to + QStringLiteral(".work");
    writeBytes(work, bytesOf(from));
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("cut"));
        database.setDatabaseName(work);
        if (!database.open())
            qWarning() << database.lastError().text();
        for (const char* sql : {"PRAGMA journal_mode = DELETE", "PRAGMA synchronous = FULL", "PRAGMA cache_size = 2", "BEGIN",
                 "UPDATE notes SET text = 'cut off'", "UPDATE snapshots SET state = 'cut off'", "UPDATE heads SET at = 'cut off'",
                 "UPDATE packs SET content = zeroblob(20000)"}) {
            QSqlQuery query(database);
            if (!query.exec(QString::fromLatin1(sql)))
                qWarning() << sql << query.lastError().text();
        }
        writeBytes(to, bytesOf(work));
        writeBytes(to + QStringLiteral("-journal"), bytesOf(work + QStringLiteral("-journal")));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("cut"));
}

engine::Result<QByteArray> contentOf(const QString& path)
{
    const auto shelf = Shelf::open(path, Access::Read);
    if (!shelf)
        return shelf.faults();
    const auto campaigns = (*shelf)->campaigns();
    if (!campaigns)
        return campaigns.faults();
    QMap<QString, QJsonObject> all; // by id: the order of play is told, not kept
    for (const Campaign& one : *campaigns) {
        const auto journal = (*shelf)->journal(one.id);
        if (!journal)
            return journal.faults();
        const auto entries = (*journal)->entries(1, *(*journal)->last());
        if (!entries)
            return entries.faults();
        const auto parents = (*journal)->parents();
        if (!parents)
            return parents.faults();
        QJsonArray lines;
        for (const engine::Entry& entry : *entries) {
            QJsonObject line = shown(entry);
            line.insert(QStringLiteral("made from"), parents->value(entry.seq - 1));
            const auto snapshot = (*journal)->snapshotAtOrBefore(entry.seq);
            if (!snapshot)
                return snapshot.faults();
            line.insert(QStringLiteral("kept"), *snapshot ? (*snapshot)->state : QJsonObject());
            lines += line;
        }
        all.insert(one.id,
            {{QStringLiteral("id"), one.id}, {QStringLiteral("name"), one.name}, {QStringLiteral("game"), one.game},
                {QStringLiteral("created"), one.created.toString(Qt::ISODateWithMs)},
                {QStringLiteral("played"), one.lastPlayed.toString(Qt::ISODateWithMs)}, {QStringLiteral("entries"), one.entries},
                {QStringLiteral("summary"), one.summary}, {QStringLiteral("lines"), lines}});
    }
    QByteArray text;
    for (const QJsonObject& one : all)
        text += QJsonDocument(one).toJson();
    const auto packs = (*shelf)->packs();
    const auto pins = (*shelf)->pins();
    if (!packs || !pins)
        return packs ? pins.faults() : packs.faults();
    for (const Pack& one : *packs)
        text += one.id.toUtf8() + one.game.toUtf8() + one.title.toUtf8() + one.content
            + one.added.toString(Qt::ISODateWithMs).toUtf8() + QByteArray::number(one.isOn) + '\n';
    for (const Pin& one : *pins)
        text += QByteArray::number(one.number) + one.entry.toUtf8() + one.kind.toUtf8() + one.text.toUtf8() + one.who.toUtf8()
            + one.when.toString(Qt::ISODateWithMs).toUtf8() + '\n';
    return text;
}

const Dialect& nextDialect()
{
    static const QList<Part> parts = QList<Part>(sqlite.parts.begin(), sqlite.parts.end())
        + QList<Part>{{"table", "future", "CREATE TABLE future (what TEXT NOT NULL) STRICT"}};
    static const char* const steps[] = {"CREATE TABLE future (what TEXT NOT NULL) STRICT", "PRAGMA user_version = 4"};
    static const Upgrade upgrades[] = {{sqlite.version, sqlite.parts, steps}};
    static const Dialect next = [] {
        Dialect dialect = sqlite;
        dialect.version = sqlite.version + 1;
        dialect.parts = parts;
        dialect.upgrades = upgrades;
        return dialect;
    }();
    return next;
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush())
        qWarning() << "cannot write" << path;
}

QByteArray hashOfFolder(const QString& folder)
{
    QMap<QString, QByteArray> files;
    QDirIterator each(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        const QString file = each.next();
        if (!file.endsWith(QStringLiteral(".lock")))
            files.insert(file, bytesOf(file));
    }
    QCryptographicHash hash(QCryptographicHash::Blake2b_256);
    for (auto it = files.cbegin(); it != files.cend(); ++it) {
        hash.addData(it.key().toUtf8() + '\n' + QByteArray::number(it.value().size()) + '\n');
        hash.addData(it.value());
    }
    return hash.result();
}

Run run(const QStringList& arguments, const QStringList& environment, const QStringList& before)
{
    QProcess process;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const QString& one : environment)
        variables.insert(one.section(QLatin1Char('='), 0, 0), one.section(QLatin1Char('='), 1));
    process.setProcessEnvironment(variables);
    QStringList line = before + QStringList{QStringLiteral(PLAYER)} + arguments;
    const QString program = line.takeFirst();
    process.start(program, line);
    process.waitForFinished(60000);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
        process.readAllStandardError()};
}

} // namespace made

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Campaigns that somebody made on purpose, with a sound chain: nothing in them steers the terminal, forges a line, takes long or
// comes onto the shelf to stay there unopened. And what is damaged beside the campaigns is told.
#include "engine/words/unseen.h"
#include "shelf/made.h"
#include "shelf/stored.h"
#include "support/command_line.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using support::Run;
using support::words;

namespace {

constexpr int done = 0, error = 1;

// What a terminal or an eye would be misled by.
const QString marks = QStringLiteral("a\x1b[31mb\u202ec\u200bd\x07\u0085e\nf\rg\u2028h\ufeffi");

bool isClean(const QByteArray& said)
{
    static const QRegularExpression unclean(QStringLiteral("[\\x{0}-\\x{8}\\x{b}-\\x{1f}\\x{7f}-\\x{9f}\\x{200b}\\x{200e}\\x{"
                                                           "200f}\\x{2028}-\\x{202e}\\x{2066}-\\x{2069}\\x{feff}]"));
    return !QString::fromUtf8(said).contains(unclean);
}

bool ran(const QString& shelf, const QString& sql)
{
    bool isDone = false;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("tamper"));
        database.setDatabaseName(shelf);
        QSqlQuery query(database.open() ? database : QSqlDatabase());
        isDone = query.exec(sql);
    }
    QSqlDatabase::removeDatabase(QStringLiteral("tamper"));
    return isDone;
}

} // namespace

class Hostile : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char* name = "shelf.db") const { return m_folder->filePath(QString::fromUtf8(name)); }
    Run cli(const QStringList& args) const
    {
        // Of the processor, which a busy machine does not stretch; and without much memory.
        return support::musterroll(QStringList{QStringLiteral("--shelf"), path()} + args,
            {.before = {QStringLiteral("prlimit"), QStringLiteral("--cpu=4"), QStringLiteral("--as=1500000000")}});
    }
    Run typed(const char* line) const { return cli(words(line)); }

    // Adds entries that no table would write.
    void append(const QString& campaign, const QList<engine::Entry>& entries)
    {
        const auto shelf = made::opened(path());
        QVERIFY(shelf);
        const auto journal = shelf->journal(shelf->campaign(campaign)->id);
        QVERIFY(journal);
        for (engine::Entry entry : entries) {
            entry.seq = entry.node = entry.tip = *(*journal)->last() + 1;
            entry.parent = entry.seq - 1;
            entry.when = QDateTime::currentDateTimeUtc();
            const auto appended = (*journal)->append(entry);
            QVERIFY2(appended, appended ? "" : qPrintable(appended.faults().first().text()));
        }
    }

    static engine::Entry entry(const QString& verb, const QJsonObject& action)
    {
        engine::Entry one;
        one.verb = verb;
        one.action = action;
        return one;
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        QCOMPARE(typed("new E --game hired-swords --pack training").exit, done);
    }

    void nothingSteersTheTerminal()
    {
        engine::Entry note = entry(QStringLiteral("note"), {{QStringLiteral("text"), marks}});
        note.who = note.reason = marks;
        append(QStringLiteral("E"),
            {note, entry(marks, {}),
                entry(QStringLiteral("draw"),
                    {{QStringLiteral("card"), QStringLiteral("x")},
                        {QStringLiteral("facts"),
                            QJsonObject{{QStringLiteral("id"), QStringLiteral("x")}, {QStringLiteral("title"), marks},
                                {QStringLiteral("kind"), QStringLiteral("contract")}}}})});
        for (const char* line : {"show E", "log E", "log E --times", "list", "luck E", "offers E", "check", "settings E",
                 "undo E", "redo E", "goto E 2", "do E accept --why"}) {
            const Run run = typed(line);
            QVERIFY2(isClean(run.out) && isClean(run.err), line);
        }
        const Run log = typed("log E");
        QCOMPARE(log.exit, done);
        QCOMPARE(log.out.count('\n'), 7); // an entry, a line
        QVERIFY2(log.out.contains("\\u001b[31mb\\u202ec\\u200bd"), log.out.constData());
        // What the reader typed comes back no less clean.
        for (const QStringList& args : {QStringList{QStringLiteral("show"), marks},
                 {QStringLiteral("show"), QStringLiteral("E"), marks}, {QStringLiteral("do"), QStringLiteral("E"), marks},
                 {marks}, {QStringLiteral("--") + marks}, {QStringLiteral("roll"), marks}, {QStringLiteral("import"), marks},
                 {QStringLiteral("schema"), marks}, {QStringLiteral("rules"), marks},
                 {QStringLiteral("new"), QStringLiteral("x"), QStringLiteral("--game"), marks}}) {
            const Run run = cli(args);
            QVERIFY2(isClean(run.out) && isClean(run.err), qPrintable(args.join(QLatin1Char(' '))));
        }
    }

    void longWordsTakeNoTime()
    {
        QList<engine::Entry> entries;
        for (int i = 0; i < 30; ++i)
            entries += entry(QString(200000, QLatin1Char('x')), {{QStringLiteral("text"), QString(200000, QLatin1Char('y'))}});
        append(QStringLiteral("E"), entries);
        for (const char* line : {"show E", "log E", "list", "undo E"}) {
            const Run run = typed(line);
            QVERIFY2(run.exit == done, line);
            QVERIFY2(run.out.size() + run.err.size() < 30000, line);
        }
        const QString word(100000, QLatin1Char('z'));
        for (const QStringList& args :
            {QStringList{QStringLiteral("show"), word}, {QStringLiteral("do"), QStringLiteral("E"), word},
                {QStringLiteral("do"), QStringLiteral("E"), QStringLiteral("hire"), QStringLiteral("who=") + word},
                {QStringLiteral("correct"), QStringLiteral("E"), word, QStringLiteral("3")}, {QStringLiteral("roll"), word},
                {QStringLiteral("rules"), word}, {QStringLiteral("pack"), QStringLiteral("check"), word}}) {
            const Run run = cli(args);
            QVERIFY2(
                run.exit == error || args.first() == QLatin1String("rules"), qPrintable(args.join(QLatin1Char(' ')).left(60)));
            QVERIFY2(run.err.size() < 120000, qPrintable(args.join(QLatin1Char(' ')).left(60)));
        }
    }

    // Its seal is right, but no program could open it again.
    void whatCouldNeverBeOpenedIsNotImported_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("value");
        for (const char* value : {"", "never", "2024-02-30T00:00:00.000Z", "2024-02-29", "2024-02-29T12:00:00.000+01:00"})
            QTest::addRow("created %s", value) << QStringLiteral("created") << QString::fromLatin1(value);
        QTest::newRow("no id") << QStringLiteral("id") << QString();
        QTest::newRow("no game") << QStringLiteral("game") << QString();
    }

    void whatCouldNeverBeOpenedIsNotImported()
    {
        QFETCH(QString, field);
        QFETCH(QString, value);
        QCOMPARE(cli({QStringLiteral("export"), QStringLiteral("E"), path("e.txt")}).exit, done);
        QByteArrayList lines = made::bytesOf(path("e.txt")).split('\n');
        QJsonObject head = QJsonDocument::fromJson(lines.first()).object();
        head.insert(field, value);
        const auto text = [&](const char* name) { return head.value(QLatin1String(name)).toString(); };
        head.insert(QStringLiteral("seal"),
            QString::fromLatin1(shelf::sealOfCampaign(text("id"), text("name"), text("game"), text("created")).toHex()));
        lines.first() = QJsonDocument(head).toJson(QJsonDocument::Compact);
        made::writeBytes(path("forged.txt"), lines.join('\n'));
        const QByteArray before = typed("list --json").out;
        const Run run = cli({QStringLiteral("import"), path("forged.txt")});
        QVERIFY2(run.exit == error && run.said().contains(QStringLiteral("line 1")), qPrintable(run.said()));
        QCOMPARE(typed("list --json").out, before);
    }

    // A long campaign that was imported is replayed once, not with every command.
    void anImportedCampaignIsReplayedOnce()
    {
        QByteArray notes;
        for (int i = 0; i < 1500; ++i)
            notes += "{\"do\": \"note\", \"text\": \"n" + QByteArray::number(i) + "\"}\n";
        const Run played = support::musterroll(
            {QStringLiteral("--shelf"), path(), QStringLiteral("play"), QStringLiteral("E")}, {.input = notes});
        QCOMPARE(played.exit, done);
        QCOMPARE(cli({QStringLiteral("export"), QStringLiteral("E"), path("e.txt")}).exit, done);
        const QByteArray state = typed("show E --json").out;
        QVERIFY(QFile::remove(path()));
        QCOMPARE(cli({QStringLiteral("import"), path("e.txt")}).exit, done);
        QVERIFY(!typed("list --json").json().value(QLatin1String("campaigns"))[0][QLatin1String("summary")].toString().isEmpty());
        { // held no longer than it is looked into
            const auto shelf = made::opened(path(), shelf::Access::Read);
            const auto journal = shelf->journal(shelf->campaign(QStringLiteral("E"))->id);
            const auto kept = (*journal)->snapshotAtOrBefore(1501);
            QVERIFY(kept && *kept);
            QCOMPARE((*kept)->node, 1501);
            QCOMPARE((*(*journal)->snapshotAtOrBefore(1000))->node, 1000);
        }
        QCOMPARE(typed("show E --json").out, state);
        QCOMPARE(typed("check").exit, done);
    }

    void whatIsDamagedBesideCampaignsIsTold_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("says");
        QTest::newRow("a pack") << QStringLiteral("UPDATE packs SET title = 'x'") << QStringLiteral("pack list")
                                << QStringLiteral("packs that are damaged and left out: 1");
        QTest::newRow("a pin") << QStringLiteral("UPDATE pins SET text = 'x'") << QStringLiteral("rules hs-melee")
                               << QStringLiteral("house rules that are damaged and left out: 1");
        QTest::newRow("a summary") << QStringLiteral("UPDATE notes SET text = 'x'") << QStringLiteral("list")
                                   << QStringLiteral("E");
        QTest::newRow("a date") << QStringLiteral("UPDATE heads SET at = 'x'") << QStringLiteral("list") << QStringLiteral("E");
        QTest::newRow("a number") << QStringLiteral("UPDATE heads SET seq = 7") << QStringLiteral("list") << QStringLiteral("E");
        QTest::newRow("a label") << QStringLiteral("UPDATE campaigns SET game = 'x'") << QStringLiteral("list")
                                 << QStringLiteral("E");
    }

    void whatIsDamagedBesideCampaignsIsTold()
    {
        QFETCH(QString, sql);
        QFETCH(QString, command);
        QFETCH(QString, says);
        made::writeBytes(path("mine.json"),
            R"({"format": "musterroll-pack", "version": 1, "game": "hired-swords", "id": "mine", "title": "Mine"})");
        QCOMPARE(cli({QStringLiteral("pack"), QStringLiteral("import"), path("mine.json")}).exit, done);
        QCOMPARE(typed("rules pin hs-melee agreed").exit, done);
        const Run before = cli(command.split(QLatin1Char(' ')));
        QVERIFY2(before.exit == done && before.err.isEmpty(), qPrintable(before.said()));
        QVERIFY(ran(path(), sql));
        const Run after = cli(command.split(QLatin1Char(' ')));
        QCOMPARE(after.exit, done);
        QVERIFY2(after.err.count('\n') == 1 && after.err.contains(says.toUtf8()) && after.err.contains("musterroll-cli check"),
            after.err.constData());
        QCOMPARE(typed("check").exit, error);
    }

    // Much of what is wrong takes no longer, and no more memory, than it takes to see it.
    void muchThatIsWrongIsSoonSeen_data()
    {
        QTest::addColumn<QString>("sql");
        const auto many = [](const char* name, int count, const char* made) {
            QTest::newRow(name)
                << QStringLiteral("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %1) ").arg(count)
                    + QString::fromUtf8(made);
        };
        many("labels", 40000,
            "INSERT INTO campaigns SELECT 1000 + i, 'id' || i, 'c' || i, 'c' || i, 'hired-swords', '', x'00' FROM n");
        many("notes", 80000, "INSERT INTO pins SELECT i, 'hs-melee', 'note', 'x', '', '', 1, x'00' FROM n");
        many("packs", 50000, "INSERT INTO packs SELECT i, 'p' || i, 'hired-swords', 'x', x'00', '', 1, x'00' FROM n");
        many("entries", 80000,
            "INSERT INTO entries SELECT 1, 1 + i, i, 1 + i, 1 + i, 'note', '{}', '', '', 1, '', x'00', zeroblob(32) FROM n");
        many("campaigns without a name", 15000,
            "INSERT INTO entries SELECT 1000 + i, 1, 0, 1, 1, 'new', '{}', '', '', 1, '', x'00', zeroblob(32) FROM n");
        many("kept states", 80000, "INSERT INTO snapshots SELECT 1, i + 5, i + 5, x'00', x'00', '{}', x'00' FROM n");
        many("whispers", 100000, "INSERT INTO whispers SELECT 1, i, 'a', x'00', x'00' FROM n");
        many("acts", 100000, "INSERT INTO outbox SELECT 1, i, 'a', 'x', x'00' FROM n");
        many("a long entry", 1,
            "INSERT INTO entries SELECT 1, 2, 1, 2, 2, 'note', replace(hex(zeroblob(20000000)), '0', 'x'), '', '', 1, '', x'00', "
            "zeroblob(32) FROM n");
        many("a long note", 1,
            "INSERT INTO pins SELECT 1, 'hs-melee', 'note', replace(hex(zeroblob(20000000)), '0', 'x'), '', '', 1, x'00' FROM n");
        many("large packs", 3,
            "INSERT INTO packs SELECT i, 'p' || i, 'hired-swords', 'x', zeroblob(40000000), '', 1, x'00' FROM n");
    }

    void muchThatIsWrongIsSoonSeen()
    {
        QFETCH(QString, sql);
        QVERIFY(ran(path(), sql));
        for (const char* command : {"check", "list"}) {
            const Run run = support::musterroll({QStringLiteral("--shelf"), path(), QString::fromLatin1(command)},
                {.before = {QStringLiteral("prlimit"), QStringLiteral("--cpu=2"), QStringLiteral("--data=300000000")}});
            QVERIFY2(run.exit == done || run.exit == error, command); // it was not ended by the system
            QVERIFY2(run.exit == error || QLatin1String(command) == QLatin1String("list"), command);
            QVERIFY2(run.err.size() < 5000, command);
        }
    }

    void packsHoldNothingUnseen_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"a\xe2\x80\xae"
                                 "b",
                 "\xe2\x80\x8b", "a\\u202eb", "\xe2\x81\xa6", "\\u200F", "\xef\xbf\xbf", "\\ufdd0", "\\ud83f\\udfff", "\\ufeff",
                 "\\u007f"})
            QTest::newRow(text) << QByteArray(text);
    }

    void packsHoldNothingUnseen()
    {
        QFETCH(QByteArray, text);
        for (const QByteArray& field : {QByteArray("\"title\": \"" + text + '"'),
                 QByteArray("\"cards\": {\"career\": [{\"id\": \"x\", \"title\": \"" + text + "\"}]}")}) {
            made::writeBytes(path("mine.json"),
                "{\"format\": \"musterroll-pack\", \"version\": 1, \"game\": \"hired-swords\", \"id\": \"mine\",\n " + field
                    + "}");
            for (const char* command : {"pack check", "pack import"}) {
                const Run run = cli(words(command) + QStringList{path("mine.json")});
                QVERIFY2(run.exit == error && run.said().contains(QStringLiteral("line 2")) && isClean(run.err),
                    qPrintable(run.said()));
            }
        }
        // What is written as two signs is no character, and joiners are none of these.
        made::writeBytes(path("mine.json"),
            "{\"format\": \"musterroll-pack\", \"version\": 1, \"game\": \"hired-swords\", \"id\": \"mine\", \"title\": "
            "\"\\\\u202e "
            "\xf0\x9f\x91\xa8\xe2\x80\x8d\xf0\x9f\x91\xa9\"}");
        QCOMPARE(cli({QStringLiteral("pack"), QStringLiteral("check"), path("mine.json")}).exit, done);
    }

    // In a title, by which things are told apart, nothing may hide; a longer text may have been copied with its hyphens.
    void titlesHideNothing()
    {
        const auto pack = [&](const QByteArray& card) {
            made::writeBytes(path("mine.json"),
                "{\"format\": \"musterroll-pack\", \"version\": 1, \"game\": \"hired-swords\", \"id\": \"mine\", \"title\": "
                "\"Mine\",\n"
                "\"cards\": {\"career\": [{\"id\": \"x\", "
                    + card + "}]}}");
            return cli({QStringLiteral("pack"), QStringLiteral("check"), path("mine.json")});
        };
        for (const char* sign : {"\\u00ad", "\\u3164", "\\u2800", "\\udb40\\udc41"}) {
            const Run run = pack(QByteArray("\"title\": \"a") + sign + '"');
            QVERIFY2(run.exit == error && run.said().contains(QStringLiteral("line 2"))
                    && run.said().contains(QStringLiteral("cards.career.0.title")),
                qPrintable(run.said()));
            QCOMPARE(pack(QByteArray("\"title\": \"a\", \"text\": \"b") + sign + '"').exit, done);
        }
    }

    // Whatever is typed at the table goes through the same eyes, and nothing of it is kept.
    void typedTextsHoldNothingUnseen()
    {
        const QByteArray before = typed("log E --json").out;
        for (const QString& sign :
            {QStringLiteral("\u200b"), QStringLiteral("\u202e"), QStringLiteral("\ufeff"), QStringLiteral("\x1b")}) {
            const QString text = QStringLiteral("a") + sign + QStringLiteral("b"),
                          number = engine::withUnseenShown(sign).mid(2).toUpper();
            for (const QStringList& args : {words("do E note") + QStringList{QStringLiteral("text=") + text},
                     words("do E note text=a --decide") + QStringList{text}, words("do E note text=a --who") + QStringList{text},
                     words("correct E settings.strictness ask --reason") + QStringList{text},
                     words("rules pin HS-236") + QStringList{text}}) {
                const Run run = cli(args);
                QVERIFY2(run.exit == error && run.said().contains(QStringLiteral("U+") + number) && isClean(run.err),
                    qPrintable(args.join(QLatin1Char(' ')) + run.said()));
            }
        }
        QCOMPARE(typed("log E --json").out, before);
        QCOMPARE(cli(words("do E note") + QStringList{QStringLiteral("text=two\nlines")}).exit, done);
    }

    void messagesSayWhatIsSo()
    {
        // A term that begins with a bracket is no option.
        QCOMPARE(cli({QStringLiteral("roll"), QStringLiteral("-(2+3)")}).out.left(2), QByteArray("-5"));
        // A shelf that one may not read, then one in a folder that one may not look into.
        const QString open = QDir::tempPath() + QStringLiteral("/musterroll-shut-%1").arg(QCoreApplication::applicationPid());
        const QString folder = open + QStringLiteral("/folder"), shelf = folder + QStringLiteral("/shelf.db");
        QVERIFY(QDir().mkpath(folder));
        const auto remove = qScopeGuard([&] {
            QFile::setPermissions(folder, QFile::Permissions(0x7700));
            QDir(open).removeRecursively();
        });
        QVERIFY(QFile::copy(QStringLiteral(MR_CLI), open + QStringLiteral("/musterroll-cli")) && QFile::copy(path(), shelf));
        QVERIFY(QFile::setPermissions(open + QStringLiteral("/musterroll-cli"), QFile::Permissions(0x5555))
            && QFile::setPermissions(open, QFile::Permissions(0x7755))
            && QFile::setPermissions(folder, QFile::Permissions(0x7755)) && QFile::setPermissions(shelf, {}));
        support::Surroundings ordinary{.program = open + QStringLiteral("/musterroll-cli")};
        if (geteuid() == 0) // who may read anything
            ordinary.before = words("runuser -u nobody --");
        const Run unread = support::musterroll({QStringLiteral("--shelf"), shelf, QStringLiteral("check")}, ordinary);
        QCOMPARE(unread.exit, error);
        QVERIFY2(unread.err.count('\n') == 1 && unread.err.contains("may read"), unread.err.constData());
        QVERIFY(QFile::setPermissions(folder, QFile::Permissions(0x7000)));
        const Run shut = support::musterroll({QStringLiteral("--shelf"), shelf, QStringLiteral("list")}, ordinary);
        QVERIFY2(shut.exit == error && shut.said().contains(QStringLiteral("may not look into")), qPrintable(shut.said()));
    }
};

QTEST_GUILESS_MAIN(Hostile)
#include "tst_cli_hostile.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What no program writes: whichever command reads it answers in words, within 300 MB and some seconds of the processor, and
// what lies on the shelf stays.
#include "shelf/exported.h"
#include "support/command_line.h"
#include "support/long_form.h"

#include <QFile>
#include <QJsonArray>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using support::Run;
using support::words;

namespace {

constexpr int done = 0, error = 1, refused = 2, wrongUsage = 64;
constexpr int million = 1'000'000;

QByteArray fields(int count)
{
    QByteArray text = "{";
    for (int i = 0; i < count; ++i)
        text += "\"f" + QByteArray::number(i) + "\":1,";
    text.chop(1);
    return text + '}';
}

QByteArray nested(int depth) { return QByteArray("{\"a\":").repeated(depth) + '1' + QByteArray(depth, '}'); }

} // namespace

class Malformed : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QByteArray m_shown; // of the campaign that lies on the shelf
    QByteArray m_bytes; // of the shelf

    QString path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }
    QString written(const char* name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }
    Run cli(const QStringList& args, const QByteArray& input = {}) const
    {
        return support::musterroll(args, {.input = input, .before = words("prlimit --cpu=5 --data=314572800 --core=0")});
    }
    Run onShelf(const QStringList& args) const { return cli(QStringList{QStringLiteral("--shelf"), path("shelf.db")} + args); }

    // It ended by itself, said what is wrong in a few lines, and changed nothing.
    void isRefused(const Run& run, const char* what)
    {
        QVERIFY2(run.exit == error || run.exit == refused || run.exit == wrongUsage, what);
        QVERIFY2(!run.err.isEmpty() && run.err.size() < 200'000, what);
    }
    void nothingChanged() { QCOMPARE(onShelf(words("show E --json")).out, m_shown); }

    // A campaign that proves itself: a beginning, then these.
    QString forged(const QList<engine::Entry>& entries) const
    {
        shelf::Exported campaign{QStringLiteral("f"), QStringLiteral("F"), QStringLiteral("hired-swords"),
            QStringLiteral("2024-02-29T12:00:00.000Z"), {}, {}, {}};
        engine::Entry first;
        first.verb = QStringLiteral("new");
        first.action = {{QStringLiteral("setup"), QJsonObject()}, {QStringLiteral("packs"), QJsonArray()}};
        campaign.entries = QList<engine::Entry>{first} + entries;
        for (qsizetype i = 0; i < campaign.entries.size(); ++i) {
            engine::Entry& entry = campaign.entries[i];
            entry.seq = i + 1;
            entry.parent = i == 0 ? 0 : campaign.entries[i - 1].node;
            entry.when = QDateTime::fromString(campaign.created, Qt::ISODateWithMs);
            if (entry.node == 0)
                entry.node = entry.tip = entry.seq;
        }
        return written("forged.txt", shelf::textOf(campaign));
    }
    static engine::Entry entry(const char* verb, const QJsonObject& action)
    {
        engine::Entry one;
        one.verb = QString::fromUtf8(verb);
        one.action = action;
        return one;
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QCOMPARE(onShelf(words("new E --game hired-swords --pack training")).exit, done);
        m_shown = onShelf(words("show E --json")).out;
        QVERIFY(!m_shown.isEmpty());
        QFile shelf(path("shelf.db"));
        QVERIFY(shelf.open(QIODevice::ReadOnly));
        m_bytes = shelf.readAll();
    }

    void files_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("NULs") << QByteArray(5 * million, '\0');
        QTest::newRow("no UTF-8") << QByteArray("\xff\xfe\x80\xc0").repeated(million);
        QTest::newRow("lines") << QByteArray("{}\n").repeated(million);
        QTest::newRow("one line") << QByteArray(20 * million, '{');
        QTest::newRow("brackets") << QByteArray(million, '[');
        QTest::newRow("objects in each other") << nested(million);
        QTest::newRow("fields") << fields(million);
        QTest::newRow("number") << QByteArray(10 * million, '9');
        QTest::newRow("text") << QByteArray('"' + QByteArray(15 * million, 'x') + '"');
        QTest::newRow("pack of fields") << QByteArray(
            R"({"format":"musterroll-pack","version":1,"game":"hired-swords","id":"m","title":"M",)" + fields(million).mid(1));
        QTest::newRow("pack of kinds") << QByteArray(
            R"({"format":"musterroll-pack","version":1,"game":"hired-swords","id":"m","title":"M","cards":)" + fields(500'000)
            + '}');
        QTest::newRow("state of numbers") << QByteArray(R"({"mercenaries":[)" + QByteArray("7,").repeated(million) + "7]}");
    }
    void files()
    {
        QFETCH(const QByteArray, bytes);
        const QString file = written("file", bytes);
        for (const char* command : {"check", "import", "import --mend", "pack check", "pack import", "setup E"})
            isRefused(onShelf(words(command) + QStringList{file}), command);
        for (const char* command : {"list", "check", "undo E"})
            isRefused(cli(QStringList{QStringLiteral("--shelf"), file} + words(command)), command);
        QCOMPARE(QFile(file).size(), bytes.size());
        const Run played = cli(words("play E --shelf") + QStringList{path("shelf.db")}, bytes.left(20'000));
        QVERIFY2(played.exit == (bytes.isEmpty() ? done : error), "play");
        nothingChanged();
    }

    // Letters that nobody sees come with what is copied out of other programs: each is named and nothing is written. The one that
    // stands for a letter that was none is seen, is kept, and read again so.
    void lettersThatAreNone()
    {
        const QString shelf = path("letters.db");
        const auto away = qScopeGuard([&] { QFile::remove(shelf); });
        const auto on = [&](const QStringList& args) { return cli(QStringList{QStringLiteral("--shelf"), shelf} + args); };
        QCOMPARE(on(words("new E --game hired-swords --pack training")).exit, done);
        for (const char16_t sign : {u'\uFFFE', u'\uFFFF', u'\uFEFF', u'\u200B', u'\uFFFD'}) {
            const QString text = QStringLiteral("a") + QChar(sign) + QStringLiteral("b");
            const bool isSeen = sign == u'\uFFFD';
            const Run note = on(words("do E note") + QStringList{QStringLiteral("text=") + text}),
                      who = on(words("do E note text=by") + QStringList{QStringLiteral("--who"), text}),
                      reason = on(words("correct E wealth 7") + QStringList{QStringLiteral("--reason"), QChar(sign) + text});
            for (const Run& one : {note, who, reason}) {
                QCOMPARE(one.exit, isSeen ? done : error);
                QVERIFY2(isSeen || one.err.contains("U+" + QByteArray::number(uint(sign), 16).toUpper()), one.said().toUtf8());
            }
        }
        QVERIFY(on(words("log E")).err.isEmpty());
        const Run check = on(words("check"));
        QVERIFY2(check.exit == done && check.out.contains("4 of 4"), check.said().toUtf8());
    }

    // A sentence sets such a name apart, which a window needs and a terminal shows as signs.
    void namesFromRightToLeft()
    {
        const QString shelf = path("names.db"), name = QStringLiteral("\u05d3\u05d2\u05e0\u05d4");
        const auto away = qScopeGuard([&] { QFile::remove(shelf); });
        const auto on = [&](const QStringList& args) { return cli(QStringList{QStringLiteral("--shelf"), shelf} + args); };
        QCOMPARE(on(words("new E --game hired-swords --pack training")).exit, done);
        const Run named = on(words("correct E mercenaries.big-dagna.title") + QStringList{name});
        QVERIFY2(named.exit == done && named.out.contains(name.toUtf8()) && !named.out.contains("u2068"), named.out.constData());
        QVERIFY(!on(words("log E")).out.contains("u206"));
        const QString open = QChar(0x2068) + name; // nobody ended it: that is no sign of a sentence, and turns what follows
        QVERIFY(on(words("do E note") + QStringList{QStringLiteral("text=") + open}).err.contains("U+2068"));
    }

    // What stands behind the first million letters is a part of that line, and no line of its own.
    void aLongLineIsOneLine()
    {
        for (const int letters : {1024 * 1024 - 1, 1024 * 1024, 1024 * 1024 + 1, 3 * 1024 * 1024}) {
            const Run played = cli(words("play E --shelf") + QStringList{path("shelf.db")},
                QByteArray(letters, 'x') + R"({"do":"note","text":"hidden"})" + '\n');
            QCOMPARE(played.exit, error);
            QCOMPARE(played.lines().size(), 1);
            QVERIFY2(played.out.contains("longer than 1 MB"), played.out.constData());
        }
        nothingChanged();
    }

    // Each is answered, and none takes longer than it is worth.
    void manyWrongLines()
    {
        constexpr int lines = 200'000;
        const Run played = cli(words("play E --shelf") + QStringList{path("shelf.db")}, QByteArray("xx\n").repeated(lines));
        QCOMPARE(played.exit, error);
        QCOMPARE(played.out.count('\n'), lines);
        QVERIFY(played.out.contains("\"line 200000\""));
        nothingChanged();
    }

    // Beside a shelf: the shelf is read as it lies, or what lies there is told; nothing is brought into it.
    void filesBeside_data() { files_data(); }
    void filesBeside()
    {
        QFETCH(const QByteArray, bytes);
        for (const char* end : {"-wal", "-shm", "-journal", ".lock"}) {
            const QString shelf = written("beside.db", m_bytes);
            const QString beside = written(QByteArray("beside.db").append(end).constData(), bytes);
            const auto away = qScopeGuard([&] { QFile::remove(beside); });
            for (const char* command : {"show E --json", "check", "undo E"}) {
                const Run run = cli(QStringList{QStringLiteral("--shelf"), shelf} + words(command));
                QVERIFY2(run.exit == done || (run.exit == error && !run.said().isEmpty()), end);
                QVERIFY2(run.exit != done || !run.out.startsWith('{') || run.out == m_shown, end);
            }
        }
    }

    void pipesAndDevices()
    {
        const QByteArray pipe = path("pipe").toUtf8();
        QCOMPARE(mkfifo(pipe.constData(), 0600), 0);
        for (const QString& file : {QString::fromUtf8(pipe), QStringLiteral("/dev/zero"), m_folder.path()}) {
            for (const char* command : {"check", "import", "import --mend", "pack check", "pack import", "setup E"})
                isRefused(onShelf(words(command) + QStringList{file}), command);
            for (const char* command : {"list", "check", "undo E"})
                isRefused(cli(QStringList{QStringLiteral("--shelf"), file} + words(command)), command);
        }
        nothingChanged();
    }

    // Somebody sealed it on purpose. It may be taken, since nothing of it is lost; but it opens, or is refused, at once.
    void campaigns_data()
    {
        QTest::addColumn<QList<engine::Entry>>("entries");
        const auto corrected = [](const QString& where, const QJsonValue& what) {
            return entry("correct", {{QStringLiteral("path"), where}, {QStringLiteral("value"), what}});
        };
        QJsonObject many;
        for (int i = 0; i < 100'000; ++i)
            many.insert(QString::number(i).rightJustified(6, QLatin1Char('0')), i);
        QJsonArray cards, faces;
        for (int i = 0; i < 50'000; ++i)
            cards += QJsonObject{{QStringLiteral("id"), QString::number(i)}};
        for (int i = 0; i < million; ++i)
            faces += 6;
        QTest::newRow("fields") << QList{entry("note", many)};
        QTest::newRow("fields of a value") << QList{corrected(QStringLiteral("contract"), many)};
        QTest::newRow("cards") << QList{corrected(QStringLiteral("mercenaries"), cards)};
        QTest::newRow("faces") << QList{
            entry("draw", {{QStringLiteral("card"), QStringLiteral("x")}, {QStringLiteral("rolled"), faces}})};
        QTest::newRow("path") << QList{corrected(QStringLiteral("a.").repeated(100'000), 1)};
        QTest::newRow("path of an item") << QList{
            corrected(QStringLiteral("mercenaries") + QStringLiteral(".a").repeated(100'000), 1)};
        QTest::newRow("number") << QList{corrected(QStringLiteral("wealth"), 1e308)};
        QTest::newRow("text") << QList{entry("note", {{QStringLiteral("text"), QString(5 * million, QLatin1Char('y'))}})};
        QTest::newRow("verb") << QList{entry(QByteArray(5 * million, 'v').constData(), {})};
        engine::Entry back = entry("goto", {{QStringLiteral("to"), 1}});
        back.node = back.tip = 1;
        QTest::newRow("the same moment again and again") << QList<engine::Entry>(5'000, back);
        QList<engine::Entry> corrections, jumps; // sound ones: 2 seconds and 100 microseconds an entry
        for (int i = 0; i < support::often(3'000); ++i)
            corrections += corrected(QStringLiteral("wealth"), i % 30);
        QTest::newRow("corrections") << corrections;
        jumps = corrections.first(3'000);
        for (qint64 i = 0; i < 500; ++i) { // each to a moment far from the one before, and something is done there
            const qint64 there = 2 + i * 7919 % 3'000;
            jumps += entry("goto", {{QStringLiteral("to"), there}});
            jumps.last().node = jumps.last().tip = there;
            jumps += corrected(QStringLiteral("wealth"), int(i % 30));
        }
        QTest::newRow("jumps to and fro") << jumps;
    }
    void campaigns()
    {
        QFETCH(const QList<engine::Entry>, entries);
        const QString file = forged(entries), shelf = path("forged.db");
        const auto away = qScopeGuard([&] { QFile::remove(shelf); });
        for (const char* command : {"check", "import", "import --mend"}) {
            const Run run = cli(QStringList{QStringLiteral("--shelf"), shelf} + words(command) + QStringList{file});
            QVERIFY2(run.exit == done || (run.exit == error && !run.err.isEmpty()), qPrintable(run.said().left(300)));
        }
        for (const char* command :
            {"list", "show F", "log F", "lines F", "offers F", "luck F", "settings F", "undo F", "goto F 1", "check"}) {
            const Run run = cli(QStringList{QStringLiteral("--shelf"), shelf} + words(command));
            QVERIFY2(run.exit == done || (run.exit == error && !run.said().isEmpty()), command);
            QVERIFY2(!QByteArrayView(command).startsWith("lines") || run.out.size() < 300'000, command);
        }
    }

    void whatIsLongIsNotToldBackWhole()
    {
        const Run run = cli(words("rules") + QStringList{QString(100'000, QLatin1Char('q'))});
        QVERIFY2(run.exit == done && run.out.size() < 500, run.out.left(600).constData());
    }

    // Which of two values is meant nobody knows.
    void aFieldTwice()
    {
        QByteArray twice = m_shown.trimmed();
        QVERIFY(twice.startsWith('{'));
        twice.insert(1, QByteArray("\"wealth\":3,").repeated(500));
        const Run run = onShelf(words("setup E") + QStringList{written("twice.json", twice)});
        isRefused(run, "setup");
        QVERIFY2(run.err.contains("wealth") && run.err.contains("twice.json"), run.err.constData());
        nothingChanged();
    }

    void whatIsNoFileIsNamed()
    {
        const auto said = [&](const QString& file) { return onShelf(words("import") + QStringList{file}).err; };
        QVERIFY2(said(QStringLiteral("/dev/zero")).contains("no ordinary file"), said(QStringLiteral("/dev/zero")).constData());
        QVERIFY2(said(m_folder.path()).contains("a folder"), said(m_folder.path()).constData());
        QVERIFY2(said(path("nowhere")).contains("no such file"), said(path("nowhere")).constData());
    }

    void aGameThatNobodyKnows()
    {
        QFile file(forged({}));
        QVERIFY(file.open(QIODevice::ReadOnly));
        shelf::Exported campaign = *shelf::readExport(file.fileName(), shelf::Lines::AsWritten);
        campaign.game = QString::fromUtf8("chess\x1b[31m");
        const QString other = written("other.txt", shelf::textOf(campaign));
        for (const char* command : {"import", "import --mend"}) {
            const Run run = onShelf(words(command) + QStringList{other});
            isRefused(run, command);
            QVERIFY2(run.err.contains("chess\\u001b[31m") && run.err.contains("mercenarium"), run.err.constData());
            QVERIFY2(QByteArrayView(command) != "import" || run.err.contains("other.txt, line 1"), run.err.constData());
        }
        QCOMPARE(onShelf(words("list")).out.count("entries:"), 1);
        nothingChanged();
    }

    void arguments_data()
    {
        QTest::addColumn<QStringList>("args");
        constexpr int most = 100'000; // of one argument, little below what the system allows
        const auto row = [](const char* command, const QString& last, const QStringList& behind = {}) {
            QTest::addRow("%s %s…", command, qPrintable(last.left(8))) << words(command) + QStringList{last} + behind;
        };
        for (const char* text : {"z", "9", "(", "[", "-", "a.", "a=", "d6!", "1d6+"}) {
            const QString typed = QString::fromUtf8(text).repeated(most / int(qstrlen(text)));
            for (const char* command : {"roll", "odds", "schema", "show", "show E", "do E", "do E draw", "ask E", "goto E",
                     "settings E", "export", "check", "pack check"})
                row(command, typed);
            row("correct E", typed, {QStringLiteral("1")});
            row("correct E wealth", typed);
            row("pack add my-cards career --game hired-swords", typed);
        }
        const QString deep = QStringList(most / 2, QStringLiteral("a")).join(QLatin1Char('.'));
        row("do E draw", deep + QStringLiteral("=1"));
        row("do E draw", QStringLiteral("rolled=") + QStringLiteral("6,").repeated(most / 2));
        row("correct E", QStringLiteral("mercenaries.") + deep, {QStringLiteral("1")});
        QTest::newRow("many fields") << words("do E draw") + QStringList(5'000, QStringLiteral("f=1"));
    }
    void arguments()
    {
        QFETCH(const QStringList, args);
        isRefused(onShelf(args), QTest::currentDataTag());
        nothingChanged();
    }
};

QTEST_GUILESS_MAIN(Malformed)
#include "tst_cli_malformed.moc"

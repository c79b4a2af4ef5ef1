// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The shelf through the command line: damage, copies, wrong places, a wrong clock, a full disk. Every message names the
// file, the value and the remedy, and nothing that was there is changed.
#include "support/command_line.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QProcess>
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

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

// Where SQLite keeps the root of a part, in bytes from the beginning.
qsizetype placeOf(const QString& part, const QString& shelf)
{
    qsizetype page = 0;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("place"));
        database.setDatabaseName(shelf);
        QSqlQuery query(database.open() ? database : QSqlDatabase());
        if (query.exec(QStringLiteral("SELECT rootpage FROM sqlite_schema WHERE name = '%1'").arg(part)) && query.next())
            page = query.value(0).toLongLong();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("place"));
    return (page - 1) * 4096;
}

} // namespace

class ShelfOnTheCommandLine : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char* name = "shelf.db") const { return m_folder->filePath(QString::fromUtf8(name)); }
    Run cli(const QStringList& args, const support::Surroundings& around = {}) const
    {
        return support::musterroll(QStringList{QStringLiteral("--shelf"), path()} + args, around);
    }
    Run typed(const char* line) const { return cli(words(line)); }
    Run on(const QString& shelf, const char* line) const
    {
        return support::musterroll(QStringList{QStringLiteral("--shelf"), shelf} + words(line));
    }
    // A part of the shelf whose root says that nothing is in it.
    void empty(const char* part) const
    {
        const qsizetype at = placeOf(QLatin1String(part), path());
        QVERIFY(at > 0);
        QByteArray bytes = bytesOf(path());
        bytes.replace(at, 8, QByteArray::fromHex("0a00000000100000"));
        write(path(), bytes);
    }
    QString onlyCopy() const
    {
        const QStringList all = QDir(path("copies")).entryList(QDir::Files);
        return all.size() == 1 ? path("copies/") + all.first() : QString();
    }
    QByteArray everything() const // names and contents, lock files left out
    {
        QMap<QString, QByteArray> files;
        QDirIterator each(m_folder->path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (each.hasNext())
            if (const QString file = each.next(); !file.endsWith(QStringLiteral(".lock")))
                files.insert(file, bytesOf(file));
        QCryptographicHash hash(QCryptographicHash::Blake2b_256);
        for (auto it = files.cbegin(); it != files.cend(); ++it)
            hash.addData(it.key().toUtf8() + '\0' + QByteArray::number(it->size()) + '\0' + *it);
        return hash.result();
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        for (const char* line :
            {"new evening --game hired-swords --pack training", "do evening note text=one", "do evening note text=two"})
            QCOMPARE(typed(line).exit, done);
        QVERIFY(!onlyCopy().isEmpty());
    }

    void damageIsRepairedIntoANewFile()
    {
        const QByteArray state = typed("show evening --json").out;
        const QByteArray good = bytesOf(path());
        for (const int at : {100, 103, 116, 3398, 3735}) {
            QByteArray bad = good;
            bad[at] = char(~bad[at]);
            write(path(), bad);
            const QByteArray before = everything();
            QCOMPARE(typed("check").exit, error);
            QCOMPARE(everything(), before);
            const QString saved = path("saved.db");
            const Run repaired = cli({QStringLiteral("check"), QStringLiteral("--repair"), saved});
            QVERIFY2(repaired.exit == done, qPrintable(repaired.said()));
            QCOMPARE(on(saved, "show evening --json").out, state);
            QCOMPARE(on(saved, "check").exit, done);
            QCOMPARE(on(saved, "do evening note text=three").exit, done);
            QVERIFY(QDir(path("copies")).exists());
            QVERIFY(QFile::remove(saved));
            QCOMPARE(bytesOf(path()), bad);
            for (const QString& copy : QDir(path("copies")).entryList(QDir::Files).mid(1))
                QFile::remove(path("copies/") + copy);
        }
    }

    void whereNothingIsLeftTheRemedyWorks_data()
    {
        QTest::addColumn<qsizetype>("kept");
        for (const qsizetype kept : {0, 1, 15, 16, 99, 100, 2000, 4095})
            QTest::addRow("%d bytes", int(kept)) << kept;
    }

    void whereNothingIsLeftTheRemedyWorks()
    {
        QFETCH(qsizetype, kept);
        const QString copy = onlyCopy();
        const QByteArray state = on(copy, "show evening --json").out;
        write(path(), bytesOf(path()).left(kept));
        const QByteArray before = everything();
        for (const QStringList& args : {QStringList{QStringLiteral("check"), QStringLiteral("--repair"), path("saved.db")},
                 words("list"), words("do evening note text=x"), words("new x --game hired-swords")}) {
            const Run run = cli(args);
            QCOMPARE(run.exit, error);
            QVERIFY2(run.said().contains(path())
                    && run.said().contains(QStringLiteral("musterroll-cli check --shelf \"%1\" --repair").arg(copy)),
                qPrintable(run.said()));
            QCOMPARE(everything(), before);
        }
        // Typed as it says, play goes on.
        QCOMPARE(support::musterroll(
                     {QStringLiteral("check"), QStringLiteral("--shelf"), copy, QStringLiteral("--repair"), path("new.db")})
                     .exit,
            done);
        QCOMPARE(on(path("new.db"), "show evening --json").out, state);
        QCOMPARE(on(path("new.db"), "do evening note text=on").exit, done);
    }

    void aCutLastPageIsFound()
    {
        const QByteArray good = bytesOf(path());
        for (const qsizetype cut : {1, 100, 4095, 4096}) {
            write(path(), good.chopped(cut));
            const Run run = typed("check");
            QCOMPARE(run.exit, error);
            QVERIFY2(run.said().contains(QString::number(good.size() - cut)) && run.said().contains(QString::number(good.size())),
                qPrintable(run.said()));
            QCOMPARE(typed("do evening note text=x").exit, error);
            QCOMPARE(bytesOf(path()), good.chopped(cut));
        }
    }

    // An empty index of branches leads along the wrong line: the entries themselves say what they were made from.
    void aDamagedIndexOfBranchesLeadsNowhere()
    {
        QCOMPARE(typed("new E --game hired-swords --pack training").exit, done);
        QFile career(QStringLiteral(EVENINGS "/training-career.jsonl"));
        QVERIFY(career.open(QIODevice::ReadOnly));
        QByteArrayList lines = career.readAll().split('\n');
        QCOMPARE(cli(words("play E"), {.input = lines.mid(0, 40).join('\n')}).exit, done);
        QCOMPARE(typed("goto E 20").exit, done);
        QCOMPARE(cli(words("play E"), {.input = lines.mid(19, 5).join('\n')}).exit, done);
        const QByteArray state = typed("show E").out;
        QVERIFY(!state.isEmpty());

        empty("sidesteps");
        const Run shown = typed("show E");
        QCOMPARE(shown.out, state);
        QCOMPARE(shown.err.count('\n'), 1);
        QVERIFY2(shown.err.contains("index of branches"), shown.err.constData());
        for (const char* line : {"check", "check --json"}) {
            const Run checked = typed(line);
            QCOMPARE(checked.exit, error);
            QVERIFY2(checked.said().contains(QStringLiteral("index of branches")), qPrintable(checked.said()));
            QVERIFY2(!checked.said().contains(QStringLiteral("Nothing is lost by this")), qPrintable(checked.said()));
        }
        QCOMPARE(cli({QStringLiteral("check"), QStringLiteral("--repair"), path("saved.db")}).exit, done);
        const Run repaired = on(path("saved.db"), "show E");
        QCOMPARE(repaired.out, state);
        QVERIFY2(repaired.err.isEmpty(), repaired.err.constData());
        QCOMPARE(on(path("saved.db"), "check").exit, done);
        for (const QString& shelf : {path(), path("saved.db")}) { // what is judged and written is of the right state
            QCOMPARE(on(shelf, "undo E").exit, done);
            QCOMPARE(on(shelf, "undo E").exit, done);
            QCOMPARE(on(shelf, "redo E").exit, done);
        }
        QCOMPARE(typed("show E --json").out, on(path("saved.db"), "show E --json").out);
    }

    // An empty index of names gives nobody's name away.
    void aDamagedIndexOfNamesGivesNoneAway()
    {
        QCOMPARE(typed("new Other --game sellsword").exit, done);
        empty("sqlite_autoindex_campaigns_2");
        const Run taken = typed("new evening --game mercenarium");
        QVERIFY2(taken.exit == error && taken.err.contains("evening"), taken.said().toUtf8());
        QVERIFY(typed("log evening").out.contains("Note: one"));
    }

    // Damage that is found behind an act is told, and that the act is kept: whoever believed an error would do it twice.
    void whatWasDoneBeforeDamageWasFoundIsToldAsKept()
    {
        empty("pins");
        QFile::remove(onlyCopy());
        const Run noted = typed("do evening note text=three");
        QCOMPARE(noted.exit, done);
        QVERIFY2(noted.err.contains("is kept"), noted.err.constData());
        QVERIFY(typed("log evening").out.contains("Note: three"));
    }

    void copiesCanBeReadButNotWritten()
    {
        const QString copy = onlyCopy();
        const QByteArray before = everything();
        for (const char* line : {"list", "show evening", "show evening wealth", "log evening", "offers evening",
                 "ask evening value listing=3", "check"})
            QVERIFY2(on(copy, line).exit == done, line);
        for (const char* line : {"new x --game hired-swords", "do evening note text=x", "undo evening", "redo evening",
                 "goto evening 1", "correct evening wealth 3 --reason so", "settings evening strictness ask", "play evening"}) {
            const Run run = on(copy, line);
            QVERIFY2(run.exit == error, line);
            QVERIFY2(run.said().contains(copy) && run.said().contains(QStringLiteral("--repair"))
                    && run.said().contains(QStringLiteral("export")),
                qPrintable(run.said()));
        }
        QCOMPARE(everything(), before);
        const QString out = path("out.txt");
        QCOMPARE(
            support::musterroll({QStringLiteral("--shelf"), copy, QStringLiteral("export"), QStringLiteral("evening"), out}).exit,
            done);
        QCOMPARE(support::musterroll({QStringLiteral("--shelf"), copy, QStringLiteral("import"), out}).exit, error);
        QCOMPARE(cli({QStringLiteral("import"), out}).exit, done);
    }

    void messagesNamePlaceValueAndRemedy_data()
    {
        QTest::addColumn<QStringList>("args");
        QTest::addColumn<QStringList>("says");
        const auto named = [](const QString& name) {
            return QStringList{QStringLiteral("new"), name, QStringLiteral("--game"), QStringLiteral("hired-swords")};
        };
        QTest::newRow("a tab in a name") << named(QStringLiteral("a\tb"))
                                         << QStringList{QStringLiteral("a<U+0009>b"), QStringLiteral("another name")};
        QTest::newRow("a line break in a name") << named(QStringLiteral("a\nb")) << QStringList{QStringLiteral("a<U+000A>b")};
        QTest::newRow("an escape in a name")
            << named(QStringLiteral("\x1b[31mred")) << QStringList{QStringLiteral("<U+001B>[31mred")};
        QTest::newRow("text turned around") << named(QStringLiteral("a\u202eb")) << QStringList{QStringLiteral("a<U+202E>b")};
        QTest::newRow("isolated text") << named(QStringLiteral("a\u2066b")) << QStringList{QStringLiteral("a<U+2066>b")};
        QTest::newRow("nothing to see") << named(QStringLiteral("\u200b")) << QStringList{QStringLiteral("can be seen")};
        QTest::newRow("81 characters") << named(QStringLiteral("😀").repeated(81))
                                       << QStringList{QStringLiteral("80"), QStringLiteral("81")};
        QTest::newRow("a folder as shelf") << QStringList{QStringLiteral("--shelf"), QStringLiteral("%1"),
            QStringLiteral(
                "check")} << QStringList{QStringLiteral("%1"), QStringLiteral("folder"), QStringLiteral("%1/shelf.db")};
        QTest::newRow("a folder to play in") << QStringList{QStringLiteral("--shelf"), QStringLiteral("%1"), QStringLiteral("do"),
            QStringLiteral("evening"), QStringLiteral("draw")}
                                             << QStringList{QStringLiteral("%1"), QStringLiteral("folder")};
        QTest::newRow("a device as shelf") << QStringList{QStringLiteral("--shelf"), QStringLiteral("/dev/zero"),
            QStringLiteral("check")} << QStringList{QStringLiteral("/dev/zero"), QStringLiteral("another file")};
        QTest::newRow("a full device as shelf") << QStringList{QStringLiteral("--shelf"), QStringLiteral("/dev/full"),
            QStringLiteral("list")} << QStringList{QStringLiteral("/dev/full")};
        QTest::newRow("no shelf there") << QStringList{QStringLiteral("--shelf"), QStringLiteral("%1/none.db"),
            QStringLiteral("check")} << QStringList{QStringLiteral("%1/none.db"), QStringLiteral("no shelf")};
        QTest::newRow("a shelf below a file") << QStringList{QStringLiteral("--shelf"), QStringLiteral("%1/shelf.db/x.db"),
            QStringLiteral("new"), QStringLiteral("x"), QStringLiteral("--game"), QStringLiteral("hired-swords")}
                                              << QStringList{QStringLiteral("%1/shelf.db/x.db")};
        QTest::newRow("an export into no folder")
            << QStringList{QStringLiteral("export"), QStringLiteral("evening"), QStringLiteral("%1/no/such/x.txt")}
            << QStringList{
                   QStringLiteral("%1/no/such/x.txt"), QStringLiteral("no folder %1/no/such"), QStringLiteral("Make the folder")};
        QTest::newRow("an export over the shelf")
            << QStringList{QStringLiteral("export"), QStringLiteral("evening"), QStringLiteral("%1/shelf.db")}
            << QStringList{QStringLiteral("%1/shelf.db"), QStringLiteral("already"), QStringLiteral("new name")};
        QTest::newRow("an export to a full device") << QStringList{QStringLiteral("export"), QStringLiteral("evening"),
            QStringLiteral("/dev/full")} << QStringList{QStringLiteral("/dev/full")};
        QTest::newRow("a repair over the shelf") << QStringList{QStringLiteral("check"), QStringLiteral("--repair"),
            QStringLiteral("%1/shelf.db")} << QStringList{QStringLiteral("%1/shelf.db"), QStringLiteral("already")};
        QTest::newRow("an import of nothing") << QStringList{QStringLiteral("import"), QStringLiteral("%1/none.txt")}
                                              << QStringList{QStringLiteral("%1/none.txt"), QStringLiteral("export")};
        QTest::newRow("an import of a folder")
            << QStringList{QStringLiteral("import"), QStringLiteral("%1")} << QStringList{QStringLiteral("%1")};
        QTest::newRow("an import of a shelf") << QStringList{QStringLiteral("import"), QStringLiteral("%1/shelf.db")}
                                              << QStringList{QStringLiteral("%1/shelf.db, line 1")};
    }

    void messagesNamePlaceValueAndRemedy()
    {
        QFETCH(QStringList, args);
        QFETCH(QStringList, says);
        args.replaceInStrings(QStringLiteral("%1"), m_folder->path());
        const QByteArray before = everything();
        const Run run = args.first() == QLatin1String("--shelf") ? support::musterroll(args) : cli(args);
        QVERIFY2(run.exit == error, qPrintable(run.said()));
        for (const QString& part : says.replaceInStrings(QStringLiteral("%1"), m_folder->path()))
            QVERIFY2(run.said().contains(part), qPrintable(run.said()));
        QCOMPARE(everything(), before);
    }

    // Whatever is given for a state: an answer soon, short, and nothing changed.
    void noFileForSetupTakesLong_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("content");
        for (const char* device :
            {"/dev/zero", "/dev/full", "/dev/random", "/dev/null", "/dev/stdin", "%1/link", "%1", "%1/none"})
            QTest::newRow(device) << QString::fromLatin1(device) << QByteArray();
        QByteArray unknown = "{";
        for (int i = 0; i < 500000; ++i)
            unknown += "\"x" + QByteArray::number(i) + "\":1,";
        QTest::newRow("half a million unknown names") << QStringLiteral("%1/f") << unknown + "\"x\":1}";
        QTest::newRow("half a million wrong values")
            << QStringLiteral("%1/f") << "{\"mercenaries\":[1" + QByteArray(",1").repeated(500000) + "]}";
        QByteArray longNames = "{";
        for (int i = 0; i < 100; ++i)
            longNames += '"' + QByteArray(100000, 'x') + QByteArray::number(i) + "\":1,";
        QTest::newRow("names of 100,000 letters") << QStringLiteral("%1/f") << longNames + "\"x\":1}";
        QTest::newRow("one name of 15 MB") << QStringLiteral("%1/f") << "{\"" + QByteArray(15000000, 'x') + "\":1}";
        QTest::newRow("too large") << QStringLiteral("%1/f") << "{\"" + QByteArray(17000000, 'x') + "\":1}";
        QTest::newRow("eight million brackets") << QStringLiteral("%1/f") << QByteArray(8000000, '[');
    }

    void noFileForSetupTakesLong()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, content);
        file.replace(QStringLiteral("%1"), m_folder->path());
        QVERIFY(QFile::link(QStringLiteral("/dev/zero"), path("link")));
        if (!content.isEmpty())
            write(file, content);
        const QByteArray state = typed("show evening --json").out;
        for (const QStringList& form : {QStringList(), QStringList{QStringLiteral("--json")}}) {
            // Of the processor, which a busy machine does not stretch; and without much memory.
            const Run run = cli(QStringList{QStringLiteral("setup"), QStringLiteral("evening"), file} + form,
                {.before = {QStringLiteral("prlimit"), QStringLiteral("--cpu=2"), QStringLiteral("--as=1500000000")}});
            QVERIFY2(run.exit == error, qPrintable(run.said().left(500)));
            QVERIFY2(run.said().size() < 200000, qPrintable(QString::number(run.said().size())));
        }
        QCOMPARE(typed("show evening --json").out, state);
    }

    // Its journal is found by one of its names: what the other shows may be older, and every command sends one to check.
    void checkSaysThatAShelfHasSeveralNames()
    {
        QVERIFY(!typed("check").said().contains(QStringLiteral("names (hard links)")));
        QCOMPARE(::link(QFile::encodeName(path("shelf.db")).constData(), QFile::encodeName(path("twin.db")).constData()), 0);
        for (const char* line : {"check", "check --json"}) {
            const Run run = typed(line);
            QCOMPARE(run.exit, done);
            QVERIFY2(run.err.contains("2 names (hard links)"), run.err.constData());
        }
    }

    // Whoever played last spoke German: the list is in the reader's language all the same.
    void theListSpeaksTheReadersLanguage()
    {
        const auto listed = [&](const QString& language) {
            const Run run = cli(words("list --json"), {.environment = {QStringLiteral("LC_ALL=") + language}});
            return run.json().value(QLatin1String("campaigns"))[0][QLatin1String("summary")].toString();
        };
        const QString german = QStringLiteral("de_DE.UTF-8"), english = QStringLiteral("C.UTF-8");
        const QString told = listed(english), erzaehlt = listed(german);
        QVERIFY(!told.isEmpty() && !erzaehlt.isEmpty() && told != erzaehlt);
        QCOMPARE(cli(words("do evening note text=x"), {.environment = {QStringLiteral("LC_ALL=") + german}}).exit, done);
        QCOMPARE(listed(german), erzaehlt);
        QCOMPARE(listed(english), told);
    }

    // Ten years back, then forward again: order, undo and copies do not depend on the clock, and the log tells what it said.
    void aClockSetBack()
    {
        const auto at = [&](const char* line, qint64 ahead) {
            return cli(
                words(line), {.environment = {QStringLiteral("LD_PRELOAD=" CLOCK), QStringLiteral("CLOCK_AHEAD=%1").arg(ahead)}});
        };
        constexpr qint64 years = 10LL * 365 * 24 * 3600;
        const QString now = typed("log evening --json").lines().last().value(QLatin1String("when")).toString();
        const Run back = at("do evening note text=back", -years);
        QVERIFY2(back.exit == done, qPrintable(back.said()));
        QCOMPARE(at("new earlier --game hired-swords", -years).exit, done);
        QCOMPARE(at("do evening note text=further", -2 * years).exit, done);
        QCOMPARE(typed("do evening note text=again").exit, done);
        QCOMPARE(at("do evening note text=ahead", years).exit, done);
        const QList<QJsonObject> log = typed("log evening --json").lines();
        QCOMPARE(log.size(), 7);
        for (qsizetype i = 0; i < log.size(); ++i)
            QCOMPARE(log[i].value(QLatin1String("entry")).toInteger(), i + 1);
        QVERIFY2(log[3].value(QLatin1String("when")).toString() < now,
            qPrintable(log[3].value(QLatin1String("when")).toString())); // the clock was really set back
        QVERIFY(log[4].value(QLatin1String("when")).toString() < log[3].value(QLatin1String("when")).toString());
        QCOMPARE(typed("list --json").json().value(QLatin1String("campaigns"))[0][QLatin1String("name")].toString(),
            QStringLiteral("evening")); // played last
        QCOMPARE(at("undo evening", -years).exit, done);
        QCOMPARE(at("redo evening", -years).exit, done);
        QCOMPARE(typed("check").exit, done);
        const QStringList copies = QDir(path("copies")).entryList(QDir::Files, QDir::Name);
        QVERIFY(copies.size() > 1 && copies.size() <= 20);
        QCOMPARE(on(path("copies/") + copies.last(), "check").exit, done);
    }

    void aFullDiskAndRoomAgain()
    {
        const QString disk = path("disk");
        QVERIFY(QDir().mkpath(disk));
        if (geteuid() != 0
            || QProcess::execute(QStringLiteral("mount"),
                   {QStringLiteral("-t"), QStringLiteral("tmpfs"), QStringLiteral("-o"), QStringLiteral("size=3m"),
                       QStringLiteral("tmpfs"), disk})
                != 0)
            QSKIP("NOT TRIED: a full disk needs root and the right to mount one. Run this test as root.");
        const auto unmount = qScopeGuard([&] { QProcess::execute(QStringLiteral("umount"), {QStringLiteral("-l"), disk}); });
        const QString shelf = disk + QStringLiteral("/shelf.db");
        QCOMPARE(on(shelf, "new evening --game hired-swords --pack training").exit, done);
        QFile filler(disk + QStringLiteral("/filler"));
        QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        while (filler.write(QByteArray(4096, 'x')) == 4096) { }
        filler.close();
        const QByteArray state = on(shelf, "show evening --json").out;
        QVERIFY(!state.isEmpty());
        const QByteArray log = on(shelf, "log evening").out;
        QCOMPARE(log.count('\n'), 1);
        for (const char* line : {"do evening note text=x", "undo evening", "new second --game hired-swords",
                 "correct evening wealth 3 --reason so"}) {
            const Run run = on(shelf, line);
            QVERIFY2(run.exit == error, qPrintable(QLatin1String(line) + run.said()));
            QVERIFY2(
                QByteArray(line).startsWith("undo") || run.said().contains(disk), qPrintable(QLatin1String(line) + run.said()));
        }
        const Run exported = support::musterroll({QStringLiteral("--shelf"), shelf, QStringLiteral("export"),
            QStringLiteral("evening"), disk + QStringLiteral("/out.txt")});
        QCOMPARE(exported.exit, error);
        QVERIFY2(exported.said().contains(disk + QStringLiteral("/out.txt")), qPrintable(exported.said()));
        QVERIFY(!QFileInfo::exists(disk + QStringLiteral("/out.txt")));
        QCOMPARE(on(shelf, "show evening --json").out, state);
        QCOMPARE(on(shelf, "log evening").out, log);
        QCOMPARE(on(shelf, "check").exit, done);

        QVERIFY(filler.remove());
        QCOMPARE(on(shelf, "do evening note text=x").exit, done);
        QCOMPARE(on(shelf, "log evening").out.count('\n'), 2);
        QCOMPARE(on(shelf, "check").exit, done);
    }

    void aFolderThatMayOnlyBeRead()
    {
        const QString open = QDir::tempPath() + QStringLiteral("/musterroll-open-%1").arg(QCoreApplication::applicationPid());
        const QString folder = open + QStringLiteral("/folder");
        QVERIFY(QDir().mkpath(folder));
        const auto remove = qScopeGuard([&] {
            QFile::setPermissions(folder, QFile::Permissions(0x7755));
            QDir(open).removeRecursively();
        });
        QVERIFY(QFile::copy(QStringLiteral(MR_CLI), open + QStringLiteral("/musterroll-cli")));
        QVERIFY(QFile::copy(path(), folder + QStringLiteral("/shelf.db")));
        QVERIFY(QFile::setPermissions(open + QStringLiteral("/musterroll-cli"), QFile::Permissions(0x5555))
            && QFile::setPermissions(folder + QStringLiteral("/shelf.db"), QFile::Permissions(0x4444)));
        QVERIFY(
            QFile::setPermissions(open, QFile::Permissions(0x7755)) && QFile::setPermissions(folder, QFile::Permissions(0x5555)));
        support::Surroundings ordinary{.program = open + QStringLiteral("/musterroll-cli")};
        if (geteuid() == 0) // who may write anywhere
            ordinary.before = words("runuser -u nobody --");
        const QString shelf = folder + QStringLiteral("/shelf.db");
        const auto as = [&](const char* line) {
            return support::musterroll(QStringList{QStringLiteral("--shelf"), shelf} + words(line), ordinary);
        };
        const QByteArray before = bytesOf(shelf);
        for (const char* line : {"list", "show evening", "log evening", "offers evening", "check"})
            QVERIFY2(as(line).exit == done, qPrintable(QLatin1String(line) + as(line).said()));
        for (const char* line : {"do evening note text=x", "undo evening", "new x --game hired-swords"}) {
            const Run run = as(line);
            QCOMPARE(run.exit, error);
            QVERIFY2(
                run.said().contains(folder) && run.said().contains(QStringLiteral("another folder")), qPrintable(run.said()));
        }
        QCOMPARE(bytesOf(shelf), before);
        QCOMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden), QStringList{QStringLiteral("shelf.db")});
    }

    void anAnswerThatCannotBeWritten()
    {
        for (const char* command :
            {"list", "show evening", "log evening --json", "check", "rules", "do evening note text=kept"}) {
            const Run run = support::musterroll({path(), QString::fromLatin1(command)},
                {.before = {QStringLiteral("/bin/sh"), QStringLiteral("-c"),
                     QStringLiteral("exec \"$0\" --shelf \"$1\" $2 >/dev/full")}});
            QVERIFY2(run.exit == error, command);
            QVERIFY2(run.err.contains("could not be written"), run.err.constData());
        }
        QVERIFY(typed("log evening").said().contains(QStringLiteral("kept"))); // done all the same, as it says
    }

    void aShelfHeldByAnotherProgram()
    {
        QProcess holder;
        holder.start(QStringLiteral(MR_CLI), QStringList{QStringLiteral("--shelf"), path()} + words("play evening"));
        QVERIFY(holder.waitForStarted());
        holder.write("{\"ask\": \"career\"}\n");
        QVERIFY(holder.waitForReadyRead());
        for (const char* line :
            {"list", "show evening", "do evening note text=x", "check", "check --repair x.db", "export evening x.txt"}) {
            const Run run = typed(line);
            QCOMPARE(run.exit, error);
            QVERIFY2(
                run.said().contains(path()) && run.said().contains(QString::number(holder.processId())), qPrintable(run.said()));
        }
        holder.closeWriteChannel();
        QVERIFY(holder.waitForFinished());
        QCOMPARE(typed("do evening note text=x").exit, done);
    }
};

QTEST_GUILESS_MAIN(ShelfOnTheCommandLine)
#include "tst_cli_shelf.moc"

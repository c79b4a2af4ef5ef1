// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The history through the command line: an exported one proved and mended by hand, lines of play with names, seeds of dice.
#include "shelf/exported.h"
#include "support/command_line.h"

#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using support::Run;
using support::words;

namespace {

constexpr int done = 0, error = 1, wrongUsage = 64;

} // namespace

class History : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char* name) const { return m_folder->filePath(QString::fromUtf8(name)); }
    Run cli(const QStringList& args, const QByteArray& input = {}) const
    {
        return support::musterroll(QStringList{QStringLiteral("--shelf"), path("shelf.db")} + args, {.input = input});
    }
    Run typed(const char* line) const { return cli(words(line)); }

    QByteArray exported() const
    {
        QFile file(path("E.txt"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    // The exported campaign, with one text in place of another.
    QString changed(const QByteArray& from, const QByteArray& to) const
    {
        QByteArray text = exported();
        const qsizetype at = text.indexOf(from);
        text.replace(at, from.size(), to);
        QFile file(path("changed.txt"));
        (void)(at >= 0 && file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        return file.fileName();
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        for (const char* line : {"new E --game hired-swords --pack training", "correct E wealth 10 --reason counted",
                 "do E draw card=geese-on-the-green", "do E accept"})
            QCOMPARE(typed(line).exit, done);
        QCOMPARE(cli({QStringLiteral("export"), QStringLiteral("E"), path("E.txt")}).exit, done);
    }

    // What a round went by without, too.
    void whatWasLeftUndoneIsShown()
    {
        for (const char* line : {"new F --game hired-swords --pack training", "do F draw card=someone-elses-wedding",
                 "do F accept", "do F hire who=big-dagna", "do F hire who=hobb-carrow", "do F confirm-crew", "do F distribute",
                 "do F place who=big-dagna at=NE", "do F place who=hobb-carrow at=SW", "do F begin-battle", "do F end-phase",
                 "do F end-phase --decide forgotten"})
            QCOMPARE(typed(line).exit, done);
        QVERIFY2(typed("show F").out.contains("Left undone: 2 Reveal, in round 1"), typed("show F").out.constData());
        QCOMPARE(typed("undo F").exit, done);
        QVERIFY2(!typed("show F").out.contains("Left undone"), typed("show F").out.constData());
    }

    void anExportIsProved()
    {
        const Run sound = cli({QStringLiteral("check"), path("E.txt")});
        QVERIFY2(sound.exit == done && sound.out.contains("is sound: E (hired-swords), entries: 4."), sound.said().toUtf8());
        const Run wrong = cli({QStringLiteral("check"), changed("\"value\":10", "\"value\":12")});
        QVERIFY2(wrong.exit == error && wrong.err.contains("line 3") && wrong.err.contains("--mend"), wrong.err.constData());
        const Run none = cli({QStringLiteral("check"), path("none.txt")});
        QVERIFY2(none.exit == error && none.err.contains("cannot be read"), none.err.constData());
        QCOMPARE(cli({QStringLiteral("check"), path("E.txt"), QStringLiteral("--repair"), path("new.db")}).exit, wrongUsage);
    }

    void aChangedLineIsTakenAndTold()
    {
        const QString file = changed("\"value\":10", "\"value\":12");
        const Run refused = cli({QStringLiteral("import"), file});
        QVERIFY2(refused.exit == error && refused.err.contains("line 3"), refused.err.constData());
        const Run mended = cli({QStringLiteral("import"), file, QStringLiteral("--mend")});
        QVERIFY2(
            mended.exit == done && mended.out.contains("Line 3: By the table: wealth, 5 → 12 (counted)"), mended.said().toUtf8());
        QCOMPARE(cli({QStringLiteral("show"), QStringLiteral("E (mended)"), QStringLiteral("wealth")}).out.trimmed(),
            QByteArray("12"));
        QCOMPARE(typed("show E wealth").out.trimmed(), QByteArray("10"));
        // What follows is as its rules make it of the changed line, so nothing differs and all of it proves itself.
        QVERIFY(cli({QStringLiteral("log"), QStringLiteral("E (mended)")}).err.isEmpty());
        QCOMPARE(cli({QStringLiteral("export"), QStringLiteral("E (mended)"), path("again.txt")}).exit, done);
        QCOMPARE(cli({QStringLiteral("check"), path("again.txt")}).exit, done);
    }

    // An editor sets blanks, another order, and leaves the last end of a line out.
    void anEditorsSpellingIsTaken()
    {
        QFile file(changed("\"value\":10", "\"value\": 12"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QList<QByteArray> lines = file.readAll().trimmed().split('\n');
        QJsonObject third = QJsonDocument::fromJson(lines[2]).object();
        lines[2] = QJsonDocument(third).toJson(QJsonDocument::Compact).replace("\":", "\" : ");
        QVERIFY(file.resize(0) && file.seek(0));
        file.write(lines.join('\n'));
        file.close();
        const Run mended = cli({QStringLiteral("import"), file.fileName(), QStringLiteral("--mend")});
        QVERIFY2(
            mended.exit == done && mended.out.contains("Line 3: By the table: wealth, 5 → 12 (counted)"), mended.said().toUtf8());
        QVERIFY2(!mended.out.contains("Line 2:") && !mended.out.contains("Line 4:"), mended.out.constData());
    }

    // Wherever it stands, at the end as well; the lines behind it keep the numbers that an editor shows.
    void emptyLinesAreLeftOut()
    {
        QFile file(changed("\"value\":10", "\"value\":12"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QList<QByteArray> lines = file.readAll().trimmed().split('\n');
        lines.insert(1, "  ");
        QVERIFY(file.resize(0) && file.seek(0));
        file.write(lines.join('\n') + "\n\n\n");
        file.close();
        const Run refused = cli({QStringLiteral("import"), file.fileName()});
        QVERIFY2(refused.exit == error && refused.err.contains("line 2: This line is empty"), refused.said().toUtf8());
        const Run mended = cli({QStringLiteral("import"), file.fileName(), QStringLiteral("--mend")});
        QVERIFY2(mended.exit == done && mended.out.contains("Empty lines are left out: 2, ")
                && mended.out.contains("Line 4: By the table: wealth, 5 → 12 (counted)"),
            mended.said().toUtf8());
    }

    void whatNoGameReadsIsRefused_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("a value of another kind")
            << QByteArray("\"value\":10") << QByteArray("\"value\":\"ten\"") << QByteArray("line 3");
        QTest::newRow("a field that is none") << QByteArray("\"value\":10") << QByteArray("\"valve\":10") << QByteArray("line 3");
        QTest::newRow("a verb that is none")
            << QByteArray("\"verb\":\"accept\"") << QByteArray("\"verb\":\"agree\"") << QByteArray("line 5");
        QTest::newRow("no JSON") << QByteArray("\"value\":10") << QByteArray("\"value\":1o")
                                 << QByteArray("line 3: This line is no JSON");
        QTest::newRow("a field left out") << QByteArray("\"who\":\"\",") << QByteArray() << QByteArray("has no field who");
        QTest::newRow("another order") << QByteArray("\"seq\":3") << QByteArray("\"seq\":4") << QByteArray("line 4");
    }
    void whatNoGameReadsIsRefused()
    {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QFETCH(const QByteArray, says);
        const Run run = cli({QStringLiteral("import"), changed(from, to), QStringLiteral("--mend")});
        QVERIFY2(run.exit == error && run.err.contains(says) && run.err.contains("Nothing was imported"), run.said().toUtf8());
        QCOMPARE(typed("list --json").json().value(QLatin1String("campaigns")).toArray().size(), 1);
    }

    // Of what was cut off, what stands before that is a campaign of its own.
    void whatIsCutOffIsMended_data()
    {
        QTest::addColumn<int>("lines");
        QTest::addColumn<QByteArray>("behind");
        QTest::newRow("between two lines") << 4 << QByteArray();
        QTest::newRow("within a line") << 4 << QByteArray("{\"seq\":4,\"parent\":3,\"no");
        QTest::newRow("entries left out before the end") << 3 << QByteArray("end");
    }
    void whatIsCutOffIsMended()
    {
        QFETCH(const int, lines);
        QFETCH(QByteArray, behind);
        QFile whole(path("E.txt"));
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const QList<QByteArray> all = whole.readAll().trimmed().split('\n');
        QVERIFY(all.size() > 5);
        if (behind == "end")
            behind = all.last() + '\n';
        QFile file(path("cut.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(all.mid(0, lines).join('\n') + '\n' + behind);
        file.close();
        const Run wrong = cli({QStringLiteral("check"), file.fileName()});
        QVERIFY2(wrong.exit == error && wrong.err.contains("--mend"), wrong.err.constData());
        const Run mended = cli({QStringLiteral("import"), file.fileName(), QStringLiteral("--mend")});
        QVERIFY2(
            mended.exit == done && mended.out.contains("Line " + QByteArray::number(lines + 1) + ": the campaign does not end"),
            mended.said().toUtf8());
        QVERIFY2(mended.out.contains("entries: " + QByteArray::number(lines - 1)), mended.out.constData());
        QCOMPARE(cli({QStringLiteral("export"), QStringLiteral("E (mended)"), path("again.txt")}).exit, done);
        QCOMPARE(cli({QStringLiteral("check"), path("again.txt")}).exit, done);
        QVERIFY(QFile::remove(path("again.txt")));
    }

    // A state that today's rules make otherwise is named where the campaign is opened, and marked in its log.
    void whatIsDecidedOtherwiseTodayIsMarked()
    {
        auto campaign = shelf::readExport(path("E.txt"), shelf::Lines::AsWritten);
        QVERIFY(campaign);
        campaign->name = QStringLiteral("Old");
        campaign->id = QStringLiteral("old");
        engine::Entry& second = campaign->entries[1]; // a card was drawn; now a contract is accepted that nobody drew
        second.digest = QByteArray(32, 'x');
        second.verb = QStringLiteral("accept");
        second.action = {};
        QFile file(path("old.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(shelf::textOf(*campaign)) > 0);
        file.close();
        QCOMPARE(cli({QStringLiteral("import"), file.fileName()}).exit, done);
        const Run log = typed("log Old");
        QVERIFY2(log.err.contains("than when they were played: 2"), log.err.constData());
        const QList<QByteArray> lines = log.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 4);
        for (qsizetype i = 0; i < lines.size(); ++i)
            QCOMPARE(lines[i].contains("≠ today's rules decide it otherwise"), i == 1);
        QVERIFY2(lines[1].contains("today it is refused: This is not its moment"), lines[1].constData());
        QVERIFY(!typed("log E").out.contains("≠"));
    }

    // Its row tells it, and so it is found by it.
    void whatCameOfAnActIsFoundToo()
    {
        const Run log = typed("log E keyword");
        QVERIFY2(log.out.contains("Geese on the Green"), log.out.constData());
        QVERIFY(!log.out.contains("keyword"));
    }

    // Allowed then and today, with another outcome: what was told then, and what is told today.
    void anotherOutcomeIsToldInBothSentences()
    {
        QCOMPARE(typed("do E effect effect.kind=gold effect.amount=2").exit, done);
        QCOMPARE(cli({QStringLiteral("export"), QStringLiteral("E"), path("Gold.txt")}).exit, done);
        auto campaign = shelf::readExport(path("Gold.txt"), shelf::Lines::AsWritten);
        QVERIFY(campaign);
        engine::Entry& gold = campaign->entries.last();
        const auto log = [&](const char* name) {
            campaign->name = campaign->id = QLatin1String(name);
            QFile file(path("old.txt"));
            if (file.open(QIODevice::WriteOnly))
                file.write(shelf::textOf(*campaign));
            file.close();
            (void)cli({QStringLiteral("import"), file.fileName()});
            return typed(qPrintable(QStringLiteral("log %1").arg(campaign->name))).out.trimmed().split('\n').last();
        };
        gold.digest = QByteArray(32, 'x');
        gold.rules = 1;
        gold.action.insert(QStringLiteral("told"), QJsonArray{QStringLiteral("Gold: 3")});
        const QByteArray both = log("Both");
        QVERIFY2(
            both.contains("by which it was played · then: Gold: 3 · today: By a card: gain 2 gold · Gold: 2"), both.constData());
        const QJsonObject json = typed("log Both --json").lines().last();
        QCOMPARE(json[QLatin1String("told")].toArray(), QJsonArray{QStringLiteral("Gold: 3")});
        QCOMPARE(json[QLatin1String("told_today")].toArray().last(), QJsonValue(QStringLiteral("Gold: 2")));
        QVERIFY(!json[QLatin1String("action")].toObject().contains(QLatin1String("told")));
        gold.action.remove(QStringLiteral("told"));
        const QByteArray older = log("Older");
        QVERIFY2(older.contains("what came of it then was not written down · today: By a card: gain 2 gold"), older.constData());
    }

    void aNumberOfALaterVersionIsToldAsBoth()
    {
        QFile file(path("shelf.db"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(63) && file.write("\x09", 1) == 1); // the last byte of SQLite's user version
        file.close();
        const Run run = typed("check");
        QVERIFY2(run.exit == error && run.said().contains(QLatin1String("A newer Muster Roll made this shelf, or the number"))
                && run.said().contains(QLatin1String("Update Muster Roll to go on playing"))
                && run.said().contains(QLatin1String("--repair")),
            run.said().toUtf8());
    }

    void linesOfPlayHaveNames()
    {
        for (const char* line : {"undo E", "do E discard --decide tried", "lines E 4 geese"})
            QCOMPARE(typed(line).exit, done);
        QVERIFY(typed("log E geese").out.contains(" — end of the line of play geese"));
        const QJsonArray lines = typed("lines E --json").json().value(QLatin1String("lines")).toArray();
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[0][QLatin1String("current")].toBool(), true);
        QCOMPARE(lines[1][QLatin1String("entry")].toInt(), 4);
        QCOMPARE(lines[1][QLatin1String("name")].toString(), QStringLiteral("geese"));
        QCOMPARE(typed("goto E geese").exit, done);
        // A line that goes on keeps its name, and is gone to its end.
        QCOMPARE(typed("correct E wealth 11").exit, done);
        QCOMPARE(typed("goto E 1").exit, done);
        QCOMPARE(typed("goto E geese").exit, done);
        QCOMPARE(typed("show E wealth").out.trimmed(), QByteArray("11"));
        const Run none = typed("goto E gees"), inner = typed("lines E 2 nothing");
        QVERIFY2(none.exit == error && none.err.contains("Did you mean geese?"), none.err.constData());
        QVERIFY2(inner.exit == error && inner.err.contains("One of these: "), inner.err.constData());
        QVERIFY(!typed("rules pin").out.contains("geese")); // it is no note
        // Taken off again, though the line has gone on since.
        const QString end =
            QString::number(typed("lines E --json").json()[QLatin1String("lines")][0][QLatin1String("entry")].toInt());
        const Run bare = cli({QStringLiteral("lines"), QStringLiteral("E"), end, QString()});
        QVERIFY2(bare.exit == done && bare.out.contains("has no name any more"), bare.said().toUtf8());
        QVERIFY(!typed("lines E").out.contains("geese"));
    }

    void theSeedIsToldWhenTheSittingEnds()
    {
        QCOMPARE(typed("new S --game sellsword --pack training").exit, done);
        QVERIFY(!typed("luck S").out.contains("seed"));
        QFile evening(QStringLiteral(MR_EVENINGS "/sellsword/evenings/long-match.jsonl"));
        QVERIFY(evening.open(QIODevice::ReadOnly));
        QByteArray lines = evening.readAll().split('\n').mid(0, 60).join('\n') + '\n';
        (void)cli(words("play S --seed 77"), lines); // real dice
        QVERIFY(!typed("luck S").out.contains("seed 77"));
        QCOMPARE(typed("new P --game sellsword --pack training").exit, done);
        static const QRegularExpression rolled(QStringLiteral(", \"(rolled|dice_by)\": (\\[[^\\]]*\\]|\"[^\"]*\")"));
        lines = QString::fromUtf8(lines).remove(rolled).toUtf8();
        (void)cli(words("play P --seed 77"), lines); // the program's
        QVERIFY2(typed("luck P").out.contains("seed 77"), typed("luck P").out.constData());
        QCOMPARE(typed("luck P --json").json().value(QLatin1String("seeds")).toArray().size(), 1);
    }

    void oneActIsASittingOfItsOwn()
    {
        for (const char* line : {"new O --game sellsword --pack training", "do O add-unit player=tide card=reeve",
                 "do O add-unit player=court card=mourner", "do O finish-warband player=tide --seed 5",
                 "do O finish-warband player=court"})
            QCOMPARE(typed(line).exit, done);
        QVERIFY(!typed("luck O").out.contains("seed")); // nothing was thrown
        QCOMPARE(typed("do O tactics-check --seed 6 --dry-run").exit, done);
        QVERIFY(!typed("luck O").out.contains("seed"));
        QCOMPARE(typed("do O tactics-check --seed 7").exit, done);
        QVERIFY2(typed("luck O").out.contains("the seed 7."), typed("luck O").out.constData());
    }

    void theDiceAreTried()
    {
        const Run run = typed("roll --self-test --seed 1 --json");
        QCOMPARE(run.exit, done);
        const QJsonArray dice = run.json().value(QLatin1String("dice")).toArray();
        QCOMPARE(dice.size(), 6);
        for (const QJsonValue& die : dice)
            QVERIFY(die[QLatin1String("throws")] == 1000000 && die[QLatin1String("chance")].toDouble() > 1e-6
                && die[QLatin1String("statistic")].toDouble() > 0);
        QCOMPARE(typed("roll --self-test --seed 1 --json").out, run.out);
        QCOMPARE(typed("roll --self-test 2d6").exit, wrongUsage);
        QCOMPARE(typed("roll").exit, wrongUsage);
    }
};

QTEST_GUILESS_MAIN(History)
#include "tst_cli_history.moc"

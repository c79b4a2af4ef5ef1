// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Command lines taken apart, with commands of the test's own: what belongs to which command, wherever it stands.
#include "cli/reading.h"

#include <QTest>

namespace {

using cli::Argument;
using cli::Command;
using cli::Option;

cli::Exit done(cli::Context&) { return cli::Exit::Done; }

// The same name with a value in one command and without in another.
constexpr Option flag{"house", "", ""};
constexpr Option folder{"house", "FOLDER", ""};
constexpr Option number{"number", "N", ""};
constexpr Option flags[] = {flag};
constexpr Option folders[] = {folder};
constexpr Option numbers[] = {number};
constexpr Argument words[] = {{.name = "WORDS", .help = "", .need = Argument::Need::Optional, .repeats = true}};
constexpr Argument note[] = {{"ENTRY", "", Argument::Need::Optional}, {"TEXT", "", Argument::Need::WithLast, true}};
constexpr Argument path[] = {{"CAMPAIGN", ""}, {"PATH", "", Argument::Need::Optional}};
constexpr Argument setting[] = {
    {"CAMPAIGN", ""}, {"NAME", "", Argument::Need::Optional}, {"VALUE", "", Argument::Need::WithLast}};
constexpr Argument terms[] = {{.name = "TERM", .help = "", .repeats = true}};

constexpr Command rules{"rules", "", words, {}, "", done};
constexpr Command pin{"rules pin", "", note, flags, "", done};
constexpr Command share{"share", "", path, folders, "", done};
constexpr Command roll{"roll", "", terms, numbers, "", done};
constexpr Command settings{"settings", "", setting, {}, "", done};
constexpr const Command* known[] = {&rules, &pin, &share, &roll, &settings};

} // namespace

class ReadingLines : public QObject {
    Q_OBJECT

private slots:
    void takesLinesApart_data();
    void takesLinesApart();
    void countsArguments_data();
    void countsArguments();
};

void ReadingLines::takesLinesApart_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("behind");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("strangers");
    QTest::addColumn<bool>("isWrong");
    const auto row = [](const char* line, const char* command, const char* behind, const char* given = "",
                         const char* strangers = "", bool isWrong = false) {
        QTest::newRow(line) << line << command << behind << given << strangers << isWrong;
    };
    row("", "", "");
    row("--json", "", "", "json");
    row("nothing at all", "", "nothing at all");
    row("rules", "rules", "");
    row("rules to pin", "rules", "to pin");
    row("rules pin x text", "rules pin", "x text");
    row("rules --json pin x text", "rules pin", "x text", "json");
    row("roll 2d6 -1 -d6 -D", "roll", "2d6 -1 -d6 -D");
    row("roll -d", "roll", "", "", "-d");
    row("roll - -- --number -- x", "roll", "- --number -- x");
    row("-- roll --number", "roll", "--number");
    row("-h roll -v", "roll", "", "help version");
    // Values: behind the option whatever it is, or behind a sign of equality.
    row("roll --number -1 x", "roll", "x", "number=-1");
    row("roll --number --json x", "roll", "x", "number=--json");
    row("--number=3=4 roll x", "roll", "x", "number=3=4");
    row("roll --number= x", "roll", "x", "number");
    row("roll --number 1 --number 2", "roll", "", "number=1 number=2");
    row("roll --number", "roll", "", "", "", true);
    row("roll --json=3", "roll", "", "json", "", true);
    // The command says whether a value stands behind it, also when it comes later.
    row("--house /club share evening", "share", "evening", "house=/club");
    row("share --house /club evening", "share", "evening", "house=/club");
    row("--house rules pin x text", "rules pin", "x text", "house");
    row("rules --house pin x text", "rules pin", "x text", "house");
    row("--who pin rules", "rules", "", "who=pin");
    // What belongs to another command is none of this one; its value is out of the way.
    row("--number 3 rules to find", "rules", "to find", "number=3", "--number");
    row("roll --house x", "roll", "x", "house", "--house");
    row("rules --jsno x --hepl=3", "rules", "x", "", "--jsno --hepl");
    row("--jsno", "", "", "", "--jsno");
}

void ReadingLines::takesLinesApart()
{
    QFETCH(QString, line);
    const cli::Reading reading = cli::read(line.split(QLatin1Char(' '), Qt::SkipEmptyParts), known);
    QTEST(reading.command ? QString::fromLatin1(reading.command->name) : QString(), "command");
    QTEST(reading.words.join(QLatin1Char(' ')), "behind");
    QStringList given;
    for (const cli::Given& one : reading.given)
        given += one.value.isEmpty() ? one.name : one.name + QLatin1Char('=') + one.value;
    QTEST(given.join(QLatin1Char(' ')), "given");
    QTEST(reading.strangers.join(QLatin1Char(' ')), "strangers");
    QTEST(!reading.fault.isEmpty(), "isWrong");
}

void ReadingLines::countsArguments_data()
{
    QTest::addColumn<int>("command");
    QTest::addColumn<QList<int>>("fitting"); // of 0 to 5 words
    QTest::newRow("any") << 0 << QList<int>{0, 1, 2, 3, 4, 5};
    QTest::newRow("none, or two and more") << 1 << QList<int>{0, 2, 3, 4, 5};
    QTest::newRow("one or two") << 2 << QList<int>{1, 2};
    QTest::newRow("one and more") << 3 << QList<int>{1, 2, 3, 4, 5};
    QTest::newRow("one or three") << 4 << QList<int>{1, 3};
}

void ReadingLines::countsArguments()
{
    QFETCH(int, command);
    QList<int> fitting;
    for (int count = 0; count <= 5; ++count)
        if (cli::takes(*known[command], count))
            fitting += count;
    QTEST(fitting, "fitting");
}

QTEST_GUILESS_MAIN(ReadingLines)
#include "tst_reading.moc"

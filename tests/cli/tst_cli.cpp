// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The command line as a person or a script meets it: the real program, its answers, its exit codes, and what it leaves alone.
#include "support/command_line.h"
#include "support/taking.h"

#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace {

constexpr int done = 0, error = 1, refused = 2, wrongUsage = 64;

using support::Run;

} // namespace

class CommandLine : public QObject {
    Q_OBJECT

private slots:
    void init();
    void helpVersionAndUsage_data();
    void helpVersionAndUsage();
    void everyCommandHasAGoodRun();
    void playsOnARealTable();
    void refusalSaysWhyAndHow();
    void decisionsStandInTheLog();
    void numbersStandInTheLogWhenWanted();
    void jsonCarriesEveryCondition();
    void offersCanBeTyped();
    void badInputChangesNothing_data();
    void badInputChangesNothing();
    void oddsAreExact();
    void whomNobodyMetIsNotNamed();
    void luckKeepsRealDiceApart();
    void badOptions();
    void invalidUtf8InAnArgument();
    void badPlayLines_data();
    void badPlayLines();
    void playGoesOnAfterABadLine();
    void packsAreCheckedBeforeAnythingBegins_data();
    void packsAreCheckedBeforeAnythingBegins();
    void hugePacksAreRefusedUnread();
    void dryRunWritesNothing();
    void seedsRepeat();
    void historyGoesAcrossProcesses();
    void setupTakesWhatShowPrints();
    void textStaysText();
    void numbersBelowZeroAreNumbers();
    void exportAndImport();
    void whatIsNoShelfIsLeftAlone();

private:
    Run cli(const QStringList& args, const QByteArray& input = {}) const
    {
        return support::musterroll(QStringList{QStringLiteral("--shelf"), path("shelf.db")} + args, {.input = input});
    }
    // "evening" is the campaign.
    Run typed(const char* line, const QByteArray& input = {}) const { return cli(support::words(line), input); }
    QString path(const char* file) const { return m_folder->filePath(QLatin1String(file)); }
    QByteArray shown() const { return typed("show evening --json").out; }
    void written(const char* file, const QByteArray& content) const
    {
        QFile target(path(file));
        QVERIFY(target.open(QIODevice::WriteOnly));
        QCOMPARE(target.write(content), content.size());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void CommandLine::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    const Run begun = typed("new evening --game hired-swords --pack training");
    QVERIFY2(begun.exit == done, begun.err.constData());
}

void CommandLine::helpVersionAndUsage_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QString>("says");
    QTest::newRow("help") << "--help" << done << "melee-attack|Commands:";
    QTest::newRow("help as a word") << "help" << done << "Exit: 0";
    QTest::newRow("version") << "--version" << done << "musterroll-cli ";
    QTest::newRow("nothing") << "" << wrongUsage << "--help";
    QTest::newRow("unknown command") << "shwo evening" << wrongUsage << "show";
    QTest::newRow("unknown option") << "list --jsno" << wrongUsage << "jsno";
    for (const char* command : {"new", "show", "offers", "ask evening", "do evening", "play", "undo", "redo", "goto evening",
             "log", "luck", "correct evening wealth", "setup evening", "settings", "settings evening strictness ask forbid",
             "roll", "odds", "odds 1 2 3 4 5", "schema", "export evening", "import", "check too much"})
        QTest::addRow("too little or too much for %s", command) << command << wrongUsage << "Usage: musterroll-cli";
}

void CommandLine::helpVersionAndUsage()
{
    QFETCH(QString, line);
    QFETCH(int, exit);
    QFETCH(QString, says);
    const Run run = cli(line.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    QCOMPARE(run.exit, exit);
    QVERIFY2(run.said().contains(says.section(QLatin1Char('|'), -1)), qPrintable(run.said()));
}

void CommandLine::everyCommandHasAGoodRun()
{
    for (const char* line : {"games", "list", "show evening", "show evening wealth", "offers evening",
             "ask evening value listing=+2 crew=3", "do evening note text=rain", "undo evening", "redo evening", "goto evening 1",
             "log evening", "luck evening", "correct evening wealth 7 --reason counted", "settings evening",
             "settings evening strictness ask", "roll 2d6+1", "odds 3d6", "odds 2d6! 4d6kh3 7 --fractions",
             "roll DM --game hired-swords --crew 3", "roll +2 --game hired-swords --crew 3", "schema hired-swords",
             "schema hired-swords draw", "schema hired-swords state", "schema hired-swords career", "check"})
        for (const bool json : {false, true}) {
            const Run run = cli(
                QString::fromUtf8(line).split(QLatin1Char(' ')) + (json ? QStringList{QStringLiteral("--json")} : QStringList()));
            const bool alreadyDone = json && QByteArray(line).startsWith("redo"); // the first run has used it up
            QVERIFY2(run.exit == done || alreadyDone, qPrintable(QLatin1String(line) + QLatin1Char(' ') + run.said()));
            QVERIFY2(!run.out.isEmpty(), line);
            if (json && !QByteArray(line).startsWith("show evening wealth"))
                QVERIFY2(!run.json().isEmpty() || !run.lines().contains(QJsonObject()),
                    qPrintable(QLatin1String(line) + QLatin1Char(' ') + run.said()));
        }
}

// A first contract, from the draw to the first round, with the cards and the dice that lie on the table.
void CommandLine::playsOnARealTable()
{
    for (const char* line : {"do evening draw card=geese-on-the-green", "do evening accept", "do evening hire who=hobb-carrow",
             "do evening hire who=sister-avice", "do evening confirm-crew"}) {
        const Run run = typed(line);
        QVERIFY2(run.exit == done, qPrintable(QLatin1String(line) + QLatin1Char(' ') + run.said()));
    }
    QCOMPARE(typed("show evening contract.m").out.trimmed(), QByteArray("2"));
    QCOMPARE(typed("show evening battle.crew.hobb-carrow.health").out.trimmed(), QByteArray("\"healthy\""));
    const Run log = typed("log evening");
    QCOMPARE(log.out.count('\n'), 6);
}

void CommandLine::refusalSaysWhyAndHow()
{
    const QByteArray before = shown();
    const Run text = typed("do evening refresh");
    QCOMPARE(text.exit, refused);
    QVERIFY2(text.said().contains(QStringLiteral("HS-")) && text.said().contains(QStringLiteral("→"))
            && text.said().contains(QStringLiteral("--decide")),
        qPrintable(text.said()));
    const Run json = typed("do evening refresh --json");
    QCOMPARE(json.exit, refused);
    QCOMPARE(json.json().value(QLatin1String("answer")).toString(), QStringLiteral("refused"));
    QCOMPARE(json.json()[QLatin1String("verdict")][QLatin1String("decisive")].toString(), QStringLiteral("E_PHASE"));
    QCOMPARE(shown(), before);
}

void CommandLine::decisionsStandInTheLog()
{
    const Run decided = cli({QStringLiteral("do"), QStringLiteral("evening"), QStringLiteral("travel"), QStringLiteral("to=town"),
        QStringLiteral("--decide"), QStringLiteral("the card says <b>so</b>"), QStringLiteral("--who"), QStringLiteral("Ann"),
        QStringLiteral("--json")});
    QVERIFY2(decided.exit == done, qPrintable(decided.said()));
    QVERIFY(decided.json().value(QLatin1String("by_decision")).toBool());
    QVERIFY(!decided.json()[QLatin1String("verdict")][QLatin1String("allowed")].toBool());
    const QJsonObject entry = typed("log evening --json").lines().last();
    QCOMPARE(entry.value(QLatin1String("decision")).toString(), QStringLiteral("the card says <b>so</b>"));
    QCOMPARE(entry.value(QLatin1String("who")).toString(), QStringLiteral("Ann"));
    QCOMPARE(typed("settings evening strictness forbid").exit, done);
    const QByteArray before = shown();
    const Run forbidden = typed("do evening refresh --decide because");
    QVERIFY(forbidden.exit != done);
    QCOMPARE(shown(), before);
}

void CommandLine::jsonCarriesEveryCondition()
{
    const Run run = typed("offers evening --json");
    QCOMPARE(run.exit, done);
    const QJsonArray offers = run.json().value(QLatin1String("offers")).toArray();
    QVERIFY(!offers.isEmpty());
    int conditions = 0;
    bool hasRefused = false;
    for (const QJsonValue& offer : offers) {
        QVERIFY(!offer[QLatin1String("verb")].toString().isEmpty());
        QVERIFY(!offer[QLatin1String("label")].toString().isEmpty());
        hasRefused |= !offer[QLatin1String("verdict")][QLatin1String("allowed")].toBool();
        for (const QJsonValue& one : offer[QLatin1String("verdict")][QLatin1String("conditions")].toArray()) {
            ++conditions;
            QVERIFY(!one[QLatin1String("text")].toString().isEmpty());
            QVERIFY(one[QLatin1String("holds")].isBool()); // nothing is missing in the training cards
            QVERIFY(!one[QLatin1String("rules")].toArray().isEmpty());
            QVERIFY(one[QLatin1String("rules")][0][QLatin1String("id")].toString().startsWith(QLatin1String("HS-")));
            QVERIFY(!one[QLatin1String("rules")][0][QLatin1String("page")].toString().isEmpty());
        }
    }
    QVERIFY(conditions > 0);
    QVERIFY(hasRefused);
    // An allowed action carries the conditions that held.
    const Run drawn = typed("do evening draw card=wet-boots --json");
    QCOMPARE(drawn.exit, done);
    QVERIFY(!drawn.json()[QLatin1String("verdict")][QLatin1String("conditions")].toArray().isEmpty());
    QCOMPARE(drawn.json().value(QLatin1String("entry")).toInt(), 2);
}

// A list whose items have commas of their own stands in quotes, as a shell takes it.
void CommandLine::offersCanBeTyped()
{
    QCOMPARE(typed("new duel --game sellsword").exit, done);
    written("duel.json",
        R"({"players": [{"id": "p"}, {"id": "q"}], "map": {"width": 12, "height": 12}, "turn": {"unit": "a", "controller": "p"},
        "cards": [{"id": "a", "move": 5, "armor": 15, "wits": 9, "vigor": 20, "attacks": [{"id": "axe", "range": 1, "bonus": 5, "effects": []}]},
                  {"id": "b", "move": 5, "armor": 15, "wits": 9, "vigor": 20, "attacks": []}],
        "units": [{"id": "a", "card": "a", "player": "p", "at": "2,2"}, {"id": "b", "card": "b", "player": "q", "at": "5,2"}]})");
    const Run begun = cli({QStringLiteral("setup"), QStringLiteral("duel"), path("duel.json")});
    QVERIFY2(begun.exit == done, qPrintable(begun.said()));
    static const QRegularExpression word(QStringLiteral("(?:[^' ]|'[^']*')+"));
    int paths = 0;
    const QStringList lines = QString::fromUtf8(typed("offers duel").out).split(QLatin1Char('\n'));
    for (const QString& line : lines) {
        if (!line.startsWith(QStringLiteral("  ✓ ")) && !line.startsWith(QStringLiteral("  ? ")))
            continue; // what is not known forbids nothing
        QStringList args{QStringLiteral("--dry-run"), QStringLiteral("do"), QStringLiteral("duel")};
        const QString offer = line.mid(4).section(QStringLiteral(" — "), 0, 0);
        for (auto it = word.globalMatch(offer); it.hasNext();)
            args += it.next().captured().remove(QLatin1Char('\''));
        paths += int(offer.contains(QStringLiteral("path=")));
        const Run run = cli(args);
        QVERIFY2(run.exit == done, qPrintable(offer + QLatin1Char('\n') + run.said()));
    }
    QVERIFY(paths > 1);
}

void CommandLine::badInputChangesNothing_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("says");
    const auto row = [](const char* name, const char* line, const QStringList& says) {
        QTest::newRow(name) << QString::fromUtf8(line) << says;
    };
    row("unknown verb", "do evening drwa", {QStringLiteral("verb"), QStringLiteral("drwa"), QStringLiteral("draw")});
    row("missing field", "do evening hire", {QStringLiteral("hire.who")});
    row("unknown field", "do evening draw crad=wet-boots", {QStringLiteral("crad"), QStringLiteral("card")});
    row("a word that is no field", "do evening draw wet-boots", {QStringLiteral("wet-boots"), QStringLiteral("name=value")});
    row("ill-typed truth", "do evening resolve-encounter take=perhaps",
        {QStringLiteral("resolve-encounter.take"), QStringLiteral("perhaps"), QStringLiteral("true")});
    row("ill-typed place", "do evening travel to=twon",
        {QStringLiteral("travel.to"), QStringLiteral("twon"), QStringLiteral("town")});
    row("unknown name", "do evening hire who=hob-carow",
        {QStringLiteral("hire.who"), QStringLiteral("hob-carow"), QStringLiteral("Hobb Carrow")});
    row("unknown card", "do evening draw card=wet-bots", {QStringLiteral("wet-bots")});
    row("impossible face", "do evening effect effect={\"kind\":\"gold\",\"amount\":\"D6\"} --rolled 7",
        {QStringLiteral("rolled"), QStringLiteral("1 to 6")});
    row("a face of zero", "do evening effect effect={\"kind\":\"gold\",\"amount\":\"D6\"} --rolled 0",
        {QStringLiteral("rolled"), QStringLiteral("1 to 6")});
    row("a face that is no number", "do evening effect effect={\"kind\":\"gold\",\"amount\":\"D6\"} --rolled six",
        {QStringLiteral("rolled"), QStringLiteral("six")});
    row("too many faces", "do evening effect effect={\"kind\":\"gold\",\"amount\":\"D6\"} --rolled 1,2",
        {QStringLiteral("rolled")});
    row("dice for what rolls none", "do evening draw --rolled 3", {QStringLiteral("--rolled"), QStringLiteral("draw")});
    row("broken JSON in a field", "do evening add-card tactic={\"id\":", {QStringLiteral("add-card.tactic")});
    row("unknown field inside JSON", "do evening add-card tactic={\"id\":\"t\",\"csot\":1}",
        {QStringLiteral("csot"), QStringLiteral("cost")});
    row("a number out of range inside JSON", "do evening add-card tactic={\"id\":\"t\",\"cost\":100}",
        {QStringLiteral("add-card.tactic.cost"), QStringLiteral("0 to 99")});
    row("a number beyond all", "do evening add-card tactic={\"id\":\"t\",\"cost\":1e308}",
        {QStringLiteral("add-card.tactic.cost")});
    row("correct: no such path", "correct evening welth 3 --reason so", {QStringLiteral("welth"), QStringLiteral("wealth")});
    row("correct: wrong type", "correct evening wealth much --reason so", {QStringLiteral("wealth"), QStringLiteral("much")});
    row("correct: out of range", "correct evening wealth 99999999999 --reason so",
        {QStringLiteral("wealth"), QStringLiteral("9999")});
    row("correct: unknown name", "correct evening location hamlet --reason so",
        {QStringLiteral("location"), QStringLiteral("village")});
    row("settings: unknown", "settings evening strictnes ask", {QStringLiteral("strictnes"), QStringLiteral("strictness")});
    row("settings: wrong value", "settings evening strictness askk", {QStringLiteral("strictness"), QStringLiteral("ask")});
    row("goto: no number", "goto evening second", {QStringLiteral("goto")});
    row("goto: nowhere", "goto evening 17", {QStringLiteral("goto"), QStringLiteral("1 to 1")});
    row("undo at the beginning", "undo evening", {QStringLiteral("undo")});
    row("redo with nothing undone", "redo evening", {QStringLiteral("redo")});
    row("unknown campaign", "show evenign", {QStringLiteral("evenign"), QStringLiteral("evening")});
    row("unknown path", "show evening battel", {QStringLiteral("battel"), QStringLiteral("battle")});
    row("unknown question", "ask evening valeu listing=3", {QStringLiteral("valeu"), QStringLiteral("value")});
    row("ill-typed question", "ask evening value listing=3 crew=many", {QStringLiteral("value.crew"), QStringLiteral("many")});
    row("unknown game", "new second --game hired-sword", {QStringLiteral("hired-sword"), QStringLiteral("hired-swords")});
    row("no game", "new second", {QStringLiteral("--game"), QStringLiteral("hired-swords")});
    row("unknown pack", "new second --game hired-swords --pack trainign",
        {QStringLiteral("trainign"), QStringLiteral("training")});
    row("a name that is taken", "new evening --game hired-swords", {QStringLiteral("evening")});
    row("a broken dice term", "roll 2d6+", {QStringLiteral("column 5")});
    row("odds of a broken term", "odds 2d6 3d6kh4", {QStringLiteral("column 6")});
    row("odds of too much", "odds 1000d1000!", {QStringLiteral("1000d1000!"), QStringLiteral("more than")});
    row("a die of a face too high", "roll 2d6 --rolled 7,1", {QStringLiteral("7")});
    row("a schema that is not there", "schema hired-swords drwa", {QStringLiteral("drwa"), QStringLiteral("draw")});
    row("a file that is not there", "setup evening /nowhere/state.json", {QStringLiteral("/nowhere/state.json")});
    row("an import that is not there", "import /nowhere/campaign.txt", {QStringLiteral("/nowhere/campaign.txt")});
}

void CommandLine::badInputChangesNothing()
{
    QFETCH(QString, line);
    QFETCH(QStringList, says);
    const QByteArray before = shown();
    const QStringList args = line.split(QLatin1Char(' '));
    const Run text = cli(args);
    QVERIFY2(text.exit == error, qPrintable(QString::number(text.exit) + QLatin1Char(' ') + text.said()));
    for (const QString& part : says)
        QVERIFY2(text.said().contains(part), qPrintable(part + QStringLiteral(" is not in: ") + text.said()));
    const Run json = cli(args + QStringList{QStringLiteral("--json")});
    QCOMPARE(json.exit, error);
    QCOMPARE(json.json().value(QLatin1String("answer")).toString(), QStringLiteral("error"));
    const QJsonValue fault = json.json().value(QLatin1String("faults"))[0];
    QVERIFY2(!fault[QLatin1String("problem")].toString().isEmpty() && !fault[QLatin1String("remedy")].toString().isEmpty(),
        qPrintable(json.said()));
    QCOMPARE(shown(), before);
    QCOMPARE(typed("log evening").out.count('\n'), 1);
    QCOMPARE(typed("list --json").json().value(QLatin1String("campaigns")).toArray().size(), 1);
}

void CommandLine::oddsAreExact()
{
    const QByteArray table = typed("odds 3d6").out;
    QVERIFY2(table.contains("    3   0.46 %   216    100 %   0.46 %\n"), table);
    QVERIFY2(table.endsWith("3d6: mean 10.5, spread 2.958\n"), table);
    const QByteArray two = typed("odds 2d6 2d6!:1 --fractions").out;
    QVERIFY2(two.contains("≥ 2d6!:1") && two.contains("1/36") && two.contains("mean 49/6"), two);
    const QJsonObject json = typed("odds d{0,0,0,1,1,1*} -d6 --json --fractions").json();
    QVERIFY2(json.value(QLatin1String("odds")).toArray().size() == 2, "a term below zero is no option");
    const QJsonValue yellow = json.value(QLatin1String("odds"))[0];
    QCOMPARE(yellow[QLatin1String("outcomes")][0][QLatin1String("chance")].toDouble(), 0.5);
    QCOMPARE(yellow[QLatin1String("outcomes")][0][QLatin1String("atLeast")].toDouble(), 1.0);
    QVERIFY(yellow[QLatin1String("leftOut")].toDouble() > 0 && yellow[QLatin1String("leftOut")].toDouble() < 1e-6);
    const QJsonValue below = json.value(QLatin1String("odds"))[1];
    QCOMPARE(below[QLatin1String("outcomes")][0][QLatin1String("value")].toInt(), -6);
    QCOMPARE(below[QLatin1String("exactMean")].toString(), QStringLiteral("-7/2"));
    QCOMPARE(below[QLatin1String("total")].toString(), QStringLiteral("6"));
    QVERIFY(cli({QStringLiteral("odds"), QStringLiteral("2d6 vs d12")}).out.contains("50.00 %"));
    // A game's words mean what they mean when they are rolled.
    QVERIFY(typed("odds DM --game hired-swords --crew 4").out.contains("DM: mean 2.5"));
    QVERIFY(typed("odds +2 --game hired-swords --crew 4").out.contains("+2: mean 6,"));
    QVERIFY(typed("odds +2").out.contains("+2: mean 2,"));
    // The facts of cards that nobody has seen come from the campaign's packs.
    const QJsonValue here = typed("ask evening next-draw --json").json().value(QLatin1String("value"))[QLatin1String("here")];
    QVERIFY(here[QLatin1String("deck")].toInt() > 10);
    QCOMPARE(here[QLatin1String("unknown")].toInt(), 0);
    QVERIFY(here[QLatin1String("contract")][QLatin1String("cards")].toInt() > 0);
}

void CommandLine::whomNobodyMetIsNotNamed()
{
    QVERIFY(cli({QStringLiteral("new"), QStringLiteral("landing"), QStringLiteral("--game"), QStringLiteral("jagged-alliance"),
                    QStringLiteral("--pack"), QStringLiteral("training")})
                .exit
        == 0);
    const QJsonObject whole = typed("show landing --json --all").json();
    const QJsonArray enemies = whole.value(QLatin1String("enemy_cards")).toArray();
    QVERIFY(enemies.size() > 1);
    const QString units = path("units.csv");
    QCOMPARE(cli({QStringLiteral("data"), QStringLiteral("landing"), QStringLiteral("units"), units}).exit, 0);
    QByteArray shown = support::bytesOf(units);
    QVERIFY(!shown.isEmpty());
    for (const char* line :
        {"show landing --json", "show landing enemy_cards", "show landing enemy_cards.0.title", "show landing missions.0",
            "offers landing --json", "log landing --json", "correct landing players [] --dry-run --state --json",
            "do landing tick-experience --help", "do landing reveal --help", "do landing tick-experience enemy=nobody"})
        shown += typed(line).said().toUtf8();
    for (const QJsonValue& enemy : enemies) {
        const QByteArray id = '"' + enemy[QLatin1String("id")].toString().toUtf8() + '"';
        QVERIFY2(!shown.contains(id), id);
        QVERIFY2(!shown.contains(enemy[QLatin1String("title")].toString().toUtf8()), id);
    }
    QCOMPARE(typed("show landing enemy_cards.0.title").out.trimmed(), QByteArray("\"?\""));
    QVERIFY(typed("show landing enemy_cards.0.title --all").out.contains(enemies[0][QLatin1String("title")].toString().toUtf8()));
    QVERIFY(typed("correct landing players [] --dry-run --state --json").json().contains(QLatin1String("state")));
    for (const QJsonValue& mission : whole.value(QLatin1String("missions")).toArray())
        QVERIFY2(!shown.contains(mission[QLatin1String("title")].toString().toUtf8()), shown);
    // What a table set by hand is no surprise to it.
    const QJsonObject first = enemies.first().toObject(), second = enemies.at(1).toObject();
    const Run set = cli({QStringLiteral("correct"), QStringLiteral("landing"),
        QStringLiteral("enemy_cards.%1.initiative").arg(first.value(QLatin1String("id")).toString()), QStringLiteral("4")});
    QVERIFY2(set.exit == 0, qPrintable(set.said()));
    const QByteArray now = typed("show landing --json").out;
    QVERIFY(now.contains(first.value(QLatin1String("title")).toString().toUtf8()));
    QVERIFY(!now.contains(second.value(QLatin1String("title")).toString().toUtf8()));
    // A player and a note that are called as a card is are no card, and are told as they were written.
    const QString card = enemies.last()[QLatin1String("id")].toString();
    QVERIFY2(!typed("do landing tick-experience enemy=nobody").err.contains(card.toUtf8()), "listed");
    for (const char* place : {"players", "notes"}) {
        const Run done = cli({QStringLiteral("correct"), QStringLiteral("landing"), QLatin1String(place),
            QStringLiteral("[\"Ada\", \"%1\"]").arg(card)});
        QVERIFY2(done.exit == 0 && done.out.contains("Ada, " + card.toUtf8()), done.out);
    }
    for (const char* place : {"landing players", "landing players.1", "landing notes.1"})
        QVERIFY2(typed(("show " + QByteArray(place)).constData()).out.contains(card.toUtf8()), place);
    QCOMPARE(typed("show landing --json").json().value(QLatin1String("players")).toArray().at(1).toString(), card);
    QVERIFY2(!typed("show landing enemy_cards").out.contains(card.toUtf8()), typed("show landing enemy_cards").out);
    // A copy is whole all the same.
    const QString file = path("landing.txt");
    QCOMPARE(cli({QStringLiteral("export"), QStringLiteral("landing"), file}).exit, 0);
}

void CommandLine::luckKeepsRealDiceApart()
{
    QVERIFY2(typed("luck evening").out.startsWith("No dice"), typed("luck evening").out);
    const auto entryOf = [this](const char* line) {
        const Run run = typed(line);
        return run.exit == done ? typed("log evening --json")
                                      .lines()
                                      .last()
                                      .value(QLatin1String("action"))
                                      .toObject()
                                      .value(QLatin1String("dice_by"))
                                      .toString()
                                : run.said();
    };
    QCOMPARE(
        entryOf("do evening effect effect={\"kind\":\"gold\",\"amount\":\"D6\"} --rolled 6 --who ann"), QStringLiteral("table"));
    QCOMPARE(entryOf("do evening effect effect={\"kind\":\"gold\",\"amount\":\"D6\"} --who ann"), QStringLiteral("program"));
    QCOMPARE(entryOf("do evening note text=rain"), QString()); // no dice
    QCOMPARE(typed("undo evening").exit, done);
    const QJsonArray rows = typed("luck evening --json").json().value(QLatin1String("luck")).toArray();
    QCOMPARE(rows.size(), 4); // two kinds of throwers, by die and by person
    QCOMPARE(rows[0][QLatin1String("by")].toString(), QStringLiteral("program"));
    QCOMPARE(rows[2][QLatin1String("by")].toString(), QStringLiteral("table"));
    QCOMPARE(rows[2][QLatin1String("faces")].toArray().last().toInt(), 1);
    QCOMPARE(rows[3][QLatin1String("who")].toString(), QStringLiteral("ann"));
    const QByteArray text = typed("luck evening").out;
    QVERIFY2(text.contains("Real dice:\n  d6: 1 thrown, 6 rolled, 3.5 expected. Too few dice"), text);
    QCOMPARE(typed("check").exit, done);
}

void CommandLine::badOptions()
{
    const Run seed = typed("do evening draw --seed often");
    QCOMPARE(seed.exit, error);
    QVERIFY2(seed.said().contains(QStringLiteral("--seed")), qPrintable(seed.said()));
    const Run crew = typed("roll DM --game hired-swords --crew 19");
    QCOMPARE(crew.exit, error);
    QVERIFY2(
        crew.said().contains(QStringLiteral("--crew")) && crew.said().contains(QStringLiteral("18")), qPrintable(crew.said()));
    QCOMPARE(typed("log evening").out.count('\n'), 1);
}

void CommandLine::invalidUtf8InAnArgument()
{
#ifndef Q_OS_UNIX
    QSKIP("arguments are text here");
#endif
    // QProcess itself can only pass text.
    const Run run = support::musterroll({path("shelf.db")},
        {.before = {QStringLiteral("/bin/sh"), QStringLiteral("-c"),
             QStringLiteral("exec \"$0\" --shelf \"$1\" do evening note text=\"$(printf 'a\\377b')\"")}});
    QCOMPARE(run.exit, error);
    QVERIFY2(run.said().contains(QStringLiteral("UTF-8")), qPrintable(run.said()));
    QCOMPARE(typed("log evening").out.count('\n'), 1);
}

void CommandLine::badPlayLines_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("says");
    QTest::newRow("no JSON") << QByteArray("draw") << "line 1";
    QTest::newRow("a list") << QByteArray("[1, 2]") << "line 1";
    QTest::newRow("cut off") << QByteArray("{\"do\": \"draw\"") << "line 1";
    QTest::newRow("not UTF-8") << QByteArray("{\"do\": \"note\", \"text\": \"a\377b\"}") << "UTF-8";
    QTest::newRow("nested too deep") << QByteArray(200000, '[') << "line 1";
    QTest::newRow("nested objects") << QByteArray("{\"a\":").repeated(5000) << "line 1";
    QTest::newRow("unknown verb") << QByteArray("{\"do\": \"drwa\"}") << "draw";
    QTest::newRow("no verb") << QByteArray("{}") << "draw";
    QTest::newRow("verb of another type") << QByteArray("{\"do\": 7}") << "draw";
    QTest::newRow("unknown field") << QByteArray("{\"do\": \"draw\", \"crad\": 1}") << "card";
    QTest::newRow("wrong type") << QByteArray("{\"do\": \"draw\", \"card\": 1}") << "draw.card";
    QTest::newRow("unknown question") << QByteArray("{\"ask\": \"valeu\"}") << "value";
    QTest::newRow("nowhere to go") << QByteArray("{\"goto\": 99}") << "99";
    QTest::newRow("NUL in a text") << QByteArray("{\"do\": \"note\", \"text\": \"a\\u0000b\"}") << "note.text";
}

void CommandLine::badPlayLines()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, says);
    const QByteArray before = shown();
    const Run run = typed("play evening", line + '\n');
    QCOMPARE(run.exit, error);
    QCOMPARE(run.lines().size(), 1);
    QCOMPARE(run.lines().first().value(QLatin1String("answer")).toString(), QStringLiteral("error"));
    QVERIFY2(run.said().contains(says), run.out.left(2000).constData());
    QCOMPARE(shown(), before);
    QCOMPARE(typed("log evening").out.count('\n'), 1);
}

void CommandLine::playGoesOnAfterABadLine()
{
    const Run run = typed("play evening",
        "{\"do\": \"draw\", \"card\": \"wet-boots\"}\n\nnonsense\n{\"do\": \"refresh\"}\n{\"ask\": \"value\", \"listing\": "
        "\"3\"}\n{\"undo\": true}\n{\"redo\": true}\n"
        "{\"do\": \"note\", \"text\": \"ä → %1\", \"who-acts\": \"Bo\"}\n{\"do\": \"hire\", \"who\": \"big-dagna\", \"decide\": "
        "\"so\"}\n{\"goto\": "
        "1}");
    QCOMPARE(run.exit, error);
    QStringList answers;
    for (const QJsonObject& line : run.lines())
        answers += line.value(QLatin1String("answer")).toString();
    QCOMPARE(answers, QStringLiteral("done error refused done done done done done done").split(QLatin1Char(' ')));
    const QList<QJsonObject> log = typed("log evening --json").lines();
    QCOMPARE(log.size(), 7);
    QCOMPARE(log[4].value(QLatin1String("who")).toString(), QStringLiteral("Bo"));
    QCOMPARE(log[4][QLatin1String("action")][QLatin1String("text")].toString(), QStringLiteral("ä → %1"));
    QCOMPARE(log[5].value(QLatin1String("decision")).toString(), QStringLiteral("so"));
    QCOMPARE(typed("play evening", "{\"do\": \"refresh\"}\n").exit, refused);
    QCOMPARE(typed("play evening", "\n").exit, done);
}

void CommandLine::numbersStandInTheLogWhenWanted()
{
    for (const char* step : {"do evening draw card=geese-on-the-green", "do evening accept", "do evening hire who=big-dagna"})
        QCOMPARE(typed(step).exit, done);
    QVERIFY(!typed("log evening").out.contains("from the budget"));
    QVERIFY2(typed("log evening --numbers").out.contains("Paid 5: 5 from the budget"), typed("log evening --numbers").out);
    const QJsonObject hired = typed("log evening --json --numbers").lines().last();
    QVERIFY(hired.value(QLatin1String("numbers")).toArray().first().toString().startsWith(QLatin1String("Paid 5")));
}

void CommandLine::packsAreCheckedBeforeAnythingBegins_data()
{
    QTest::addColumn<QByteArray>("pack");
    QTest::addColumn<QString>("says");
    const QByteArray head = R"("format": "musterroll-pack", "version": 1, "game": "hired-swords", "id": "mine")";
    QTest::newRow("empty") << QByteArray() << "pack.json";
    QTest::newRow("broken on its third line") << QByteArray("{\n\n  \"a\" 1\n}") << "line 3";
    QTest::newRow("not UTF-8") << QByteArray("{\"a\": \"\377\"}") << "UTF-8";
    QTest::newRow("nested brackets") << QByteArray(100000, '[') << "pack.json";
    QTest::newRow("another format") << QByteArray("{\"format\": \"deck\", \"version\": 1}") << "musterroll-pack";
    QTest::newRow("a later version") << QByteArray("{\"format\": \"musterroll-pack\", \"version\": 2}") << "version";
    QTest::newRow("another game") << QByteArray("{\"format\": \"musterroll-pack\", \"version\": 1, \"game\": \"chess\"}")
                                  << "chess";
    QTest::newRow("an unknown kind") << QByteArray("{" + head + R"(, "cards": {"carer": []}})") << "career";
    QTest::newRow("a card without id") << QByteArray("{" + head + R"(, "cards": {"career": [{"title": "x"}]}})") << "career.0";
    QTest::newRow("a card twice") << QByteArray("{" + head + R"(, "cards": {"career": [{"id": "x"}, {"id": "x"}]}})") << "x";
    QTest::newRow("an unknown field") << QByteArray("{" + head + R"(, "cards": {"career": [{"id": "x", "budgte": 3}]}})")
                                      << "budget";
    QTest::newRow("a number out of range") << QByteArray("{" + head + R"(, "cards": {"career": [{"id": "x", "budget": 1000}]}})")
                                           << "career.x.budget";
    QTest::newRow("a setup of the wrong type")
        << QByteArray("{" + head + R"(, "setup": {"mercenaries": [{"id": "m", "cost": "much"}]}})") << "mercenaries.m.cost";
}

void CommandLine::packsAreCheckedBeforeAnythingBegins()
{
    QFETCH(QByteArray, pack);
    QFETCH(QString, says);
    written("pack.json", pack);
    const Run run = cli({QStringLiteral("new"), QStringLiteral("second"), QStringLiteral("--game"),
        QStringLiteral("hired-swords"), QStringLiteral("--pack"), path("pack.json")});
    QCOMPARE(run.exit, error);
    QVERIFY2(run.said().contains(says), qPrintable(run.said()));
    QCOMPARE(typed("list --json").json().value(QLatin1String("campaigns")).toArray().size(), 1);
}

void CommandLine::hugePacksAreRefusedUnread()
{
    QFile huge(path("huge.json"));
    QVERIFY(huge.open(QIODevice::WriteOnly));
    QVERIFY(huge.resize(100 * 1024 * 1024)); // sparse
    huge.close();
    const Run run = cli({QStringLiteral("new"), QStringLiteral("second"), QStringLiteral("--game"),
        QStringLiteral("hired-swords"), QStringLiteral("--pack"), path("huge.json")});
    QCOMPARE(run.exit, error);
    QVERIFY2(run.said().contains(QStringLiteral("16 MB")), qPrintable(run.said()));
    const Run setup = cli({QStringLiteral("setup"), QStringLiteral("evening"), path("huge.json")});
    QCOMPARE(setup.exit, error);
    QVERIFY2(setup.said().contains(QStringLiteral("16 MB")), qPrintable(setup.said()));
}

void CommandLine::dryRunWritesNothing()
{
    const QByteArray before = shown();
    const Run tried = typed("do evening draw card=wet-boots --dry-run --json");
    QCOMPARE(tried.exit, done);
    QCOMPARE(tried.json().value(QLatin1String("answer")).toString(), QStringLiteral("done"));
    QVERIFY(!tried.json().contains(QLatin1String("entry")));
    QCOMPARE(typed("do evening refresh --dry-run").exit, refused);
    QCOMPARE(typed("correct evening wealth 9 --reason so --dry-run").exit, done);
    QCOMPARE(typed("settings evening strictness forbid --dry-run").exit, done);
    QCOMPARE(typed("play evening --dry-run", "{\"do\": \"draw\", \"card\": \"wet-boots\"}\n{\"do\": \"note\", \"text\": \"x\"}\n")
                 .exit,
        done);
    QCOMPARE(shown(), before);
    QCOMPARE(typed("log evening").out.count('\n'), 1);
}

void CommandLine::seedsRepeat()
{
    const auto drawn = [&](const char* line) -> QJsonValue { return typed(line).json()[QLatin1String("action")]; };
    const QJsonValue first = drawn("do evening draw --seed 7 --dry-run --json");
    QVERIFY(!first[QLatin1String("card")].toString().isEmpty());
    QCOMPARE(drawn("do evening draw --seed 7 --dry-run --json"), first);
    QSet<QString> cards;
    for (int seed = 1; seed <= 12; ++seed)
        cards += cli({QStringLiteral("do"), QStringLiteral("evening"), QStringLiteral("draw"), QStringLiteral("--dry-run"),
                         QStringLiteral("--json"), QStringLiteral("--seed"), QString::number(seed)})
                     .json()[QLatin1String("action")][QLatin1String("card")]
                     .toString();
    QVERIFY(cards.size() > 3);
    const QByteArray rolled = typed("roll 20d6 --seed 3").out;
    QCOMPARE(typed("roll 20d6 --seed 3").out, rolled);
    QVERIFY(typed("roll 20d6 --seed 4").out != rolled);
    // Dice that explode are thrown on, in a game whose words are plain terms too.
    for (const char* in : {"", " --game sellsword"})
        for (int seed = 1; seed <= 8; ++seed) {
            const Run exploding = typed(QStringLiteral("roll 3d6! --seed %1%2").arg(seed).arg(QLatin1String(in)).toUtf8());
            QVERIFY2(exploding.exit == 0, exploding.err.constData());
        }
    QCOMPARE(typed("roll 2d6 --rolled 5,3 --json").json().value(QLatin1String("total")).toInt(), 8);
}

void CommandLine::historyGoesAcrossProcesses()
{
    const QByteArray start = shown();
    QCOMPARE(typed("do evening draw card=wet-boots").exit, done);
    const QByteArray second = shown();
    QCOMPARE(typed("do evening note text=rain").exit, done);
    const QByteArray third = shown();
    QVERIFY(start != second && second != third);
    QCOMPARE(typed("undo evening").exit, done);
    QCOMPARE(shown(), second);
    QCOMPARE(typed("undo evening").exit, done);
    QCOMPARE(shown(), start);
    QCOMPARE(typed("undo evening").exit, error);
    QCOMPARE(typed("redo evening").exit, done);
    QCOMPARE(typed("redo evening").exit, done);
    QCOMPARE(shown(), third);
    QCOMPARE(typed("goto evening 2").exit, done);
    QCOMPARE(shown(), second);
    QCOMPARE(typed("do evening note text=sun").exit, done); // another branch
    QCOMPARE(typed("redo evening").exit, error);
    QCOMPARE(typed("goto evening 3").exit, done);
    QCOMPARE(shown(), third);
    const QList<QJsonObject> log = typed("log evening --json").lines();
    QCOMPARE(log.size(), 10);
    for (const QJsonObject& entry : log) {
        QVERIFY(!entry.value(QLatin1String("sentence")).toString().isEmpty());
        QCOMPARE(entry.value(QLatin1String("current")).toBool(), entry.value(QLatin1String("entry")).toInt() == 3);
    }
}

void CommandLine::setupTakesWhatShowPrints()
{
    for (const char* line : {"do evening draw card=geese-on-the-green", "do evening accept", "do evening hire who=hobb-carrow"})
        QCOMPARE(typed(line).exit, done);
    const QByteArray state = typed("show evening --json --all").out; // what lies in the decks, too
    written("state.json", state);
    QCOMPARE(typed("new second --game hired-swords").exit, done);
    const Run set = cli({QStringLiteral("setup"), QStringLiteral("second"), path("state.json")});
    QVERIFY2(set.exit == done, qPrintable(set.said()));
    QCOMPARE(typed("show second --json --all").out, state);
    for (const QByteArray& bad : {QByteArray(), QByteArray("[]"), QByteArray("{\"welth\": 3}"), QByteArray("{\"wealth\": \"3\"}"),
             QByteArray("{\"wealth\": 3"), QByteArray("{\"step\": \"battle\"}"), QByteArray(100000, '{')}) {
        written("state.json", bad);
        const Run wrong = cli({QStringLiteral("setup"), QStringLiteral("second"), path("state.json")});
        QVERIFY2(wrong.exit == error, bad.left(40).constData());
        QCOMPARE(typed("show second --json --all").out, state);
    }
}

// Markup, escapes and placeholders are what somebody typed, never anything else.
void CommandLine::textStaysText()
{
    const QString text = QStringLiteral("<b>bold</b> &amp; %1 %n \\n \"quoted\" 'x' ; $(true) ✗ 日本");
    QCOMPARE(cli({QStringLiteral("do"), QStringLiteral("evening"), QStringLiteral("note"), QStringLiteral("text=") + text,
                     QStringLiteral("--who"), QStringLiteral("<i>%1</i>")})
                 .exit,
        done);
    const Run run = typed("log evening");
    QVERIFY2(run.said().contains(text) && run.said().contains(QStringLiteral("<i>%1</i>")), qPrintable(run.said()));
    QCOMPARE(QJsonDocument::fromJson(shown()).object()[QLatin1String("notes")][0].toString(), text);
    QCOMPARE(cli({QStringLiteral("new"), QStringLiteral("a <b>%1</b> = name"), QStringLiteral("--game"),
                     QStringLiteral("hired-swords")})
                 .exit,
        done);
    QVERIFY(typed("list").said().contains(QStringLiteral("a <b>%1</b> = name")));
}

void CommandLine::numbersBelowZeroAreNumbers()
{
    const Run run = typed("roll -1 --game hired-swords --crew 3 --json");
    QVERIFY2(run.exit == done, qPrintable(run.said()));
    QCOMPARE(run.json().value(QLatin1String("total")).toInt(), 2);
    QCOMPARE(typed("correct evening wealth -1 --reason so").exit, error);
    QCOMPARE(typed("correct evening career.count -1 --reason so").exit, done);
}

void CommandLine::exportAndImport()
{
    QCOMPARE(typed("do evening draw card=wet-boots").exit, done);
    const QByteArray state = shown();
    QCOMPARE(cli({QStringLiteral("export"), QStringLiteral("evening"), path("evening.txt")}).exit, done);
    const Run again = cli({QStringLiteral("import"), path("evening.txt"), QStringLiteral("--json")});
    QVERIFY2(again.exit == done, qPrintable(again.said()));
    const QString name = again.json().value(QLatin1String("campaign")).toString();
    QVERIFY(name != QLatin1String("evening")); // a renamed copy
    QCOMPARE(cli({QStringLiteral("show"), name, QStringLiteral("--json")}).out, state);
    QCOMPARE(typed("check").exit, done);
    written("evening.txt", "rubbish\n");
    QCOMPARE(cli({QStringLiteral("import"), path("evening.txt")}).exit, error);
    QCOMPARE(typed("list --json").json().value(QLatin1String("campaigns")).toArray().size(), 2);
}

void CommandLine::whatIsNoShelfIsLeftAlone()
{
    const QByteArray rubbish = QByteArray("This is a letter to my aunt.\n").repeated(200);
    written("letter.txt", rubbish);
    for (const char* command : {"list", "show evening", "check", "new x --game hired-swords"}) {
        const Run run = support::musterroll(QStringList{QStringLiteral("--shelf"), path("letter.txt")} + support::words(command));
        QCOMPARE(run.exit, error);
        QVERIFY2(run.said().contains(QStringLiteral("letter.txt")), qPrintable(run.said()));
        QFile letter(path("letter.txt"));
        QVERIFY(letter.open(QIODevice::ReadOnly));
        QCOMPARE(letter.readAll(), rubbish);
    }
}

QTEST_GUILESS_MAIN(CommandLine)
#include "tst_cli.moc"

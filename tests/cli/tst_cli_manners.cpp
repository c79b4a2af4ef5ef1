// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the command line answers people: what counts stands first, what is given too much is named, and a rule is found by the
// number that an answer tells.
#include "support/command_line.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using support::Run;
using support::words;

namespace {

constexpr int done = 0, error = 1, refused = 2, wrongUsage = 64;

} // namespace

class Manners : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    Run cli(const QStringList& args, const QByteArray& input = {}) const
    {
        return support::musterroll(
            QStringList{QStringLiteral("--shelf"), m_folder->filePath(QStringLiteral("shelf.db"))} + args, {.input = input});
    }
    Run typed(const char* line) const { return cli(words(line)); }
    // The first lines of a recorded evening.
    void play(const char* campaign, const char* evening, int lines) const
    {
        QFile file(QStringLiteral(MR_EVENINGS "/%1.jsonl").arg(QLatin1String(evening)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray some = file.readAll().split('\n').mid(0, lines).join('\n') + '\n';
        (void)cli({QStringLiteral("play"), QLatin1String(campaign)}, some); // refusals are a part of it
    }

    struct Said {
        const char* line;
        int exit;
        const char* says;
        const char* silent = "";
    };
    void areSaid(std::initializer_list<Said> all) const
    {
        for (const Said& one : all) {
            const Run run = typed(one.line);
            const QByteArray said = QByteArray(one.line) + '\n' + run.said().toUtf8();
            QVERIFY2(run.exit == one.exit && run.said().contains(QString::fromUtf8(one.says)), said.constData());
            QVERIFY2(!*one.silent || !run.said().contains(QString::fromUtf8(one.silent)), said.constData());
        }
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        for (const char* line : {"new E --game hired-swords --pack training", "do E draw card=geese-on-the-green", "do E accept"})
            QCOMPARE(typed(line).exit, done);
    }

    void aRefusalTellsWhatFails()
    {
        const Run folded = typed("do E hire who=grey-ottoline");
        QCOMPARE(folded.exit, refused);
        const QStringList lines = QString::fromUtf8(folded.out).split(QLatin1Char('\n'));
        QVERIFY2(lines[1].startsWith(QStringLiteral("  ✗ ")), folded.out.constData());
        QCOMPARE(folded.out.count("✓"), 1);
        const Run all = typed("do E hire who=grey-ottoline --why");
        QVERIFY2(all.out.count("✓") > 3 && !all.out.contains("--why"), all.out.constData());
        QVERIFY(all.out.indexOf("✗") < all.out.indexOf("✓"));
        QVERIFY2(folded.out.contains(QByteArray::number(all.out.count("✓")) + " (--why"), folded.out.constData());
        // Programs get all of it either way.
        const QJsonArray conditions =
            typed("do E hire who=grey-ottoline --json").json()[QLatin1String("verdict")][QLatin1String("conditions")].toArray();
        QVERIFY(conditions.size() >= all.out.count("✓") + all.out.count("✗"));
    }

    // As the window begins with the real box; cards alone are asked for by name.
    void aCampaignBeginsWithItsBox()
    {
        const auto packsOf = [&](const char* name) {
            QStringList packs;
            const QString file = m_folder->filePath(QStringLiteral("%1.txt").arg(QLatin1String(name)));
            (void)cli({QStringLiteral("export"), QLatin1String(name), file});
            QFile written(file);
            if (written.open(QIODevice::ReadOnly))
                for (const QByteArray& line : written.readAll().split('\n'))
                    for (const QJsonValue& pack : QJsonDocument::fromJson(line)
                                                      .object()[QLatin1String("action")]
                                                      .toObject()[QLatin1String("packs")]
                                                      .toArray())
                        packs += pack.toString();
            packs.sort();
            return packs;
        };
        for (const char* line : {"new H --game hired-swords", "new J --game jagged-alliance", "new S --game sellsword",
                 "new N --game jagged-alliance --pack none"})
            QCOMPARE(typed(line).exit, done);
        QCOMPARE(packsOf("H"), QStringList{QStringLiteral("roster")});
        QCOMPARE(packsOf("J"), (QStringList{QStringLiteral("dice"), QStringLiteral("roster")}));
        QCOMPARE(packsOf("S"), QStringList());
        QCOMPARE(packsOf("N"), QStringList());
    }

    void answersAreForPeople_data()
    {
        QTest::addColumn<QStringList>("args");
        QTest::addColumn<int>("exit");
        QTest::addColumn<QString>("says");
        QTest::addColumn<QString>("silent");
        const auto row = [](const char* line, int exit, const char* says, const char* silent = "") {
            QTest::newRow(line) << words(line) << exit << QString::fromUtf8(says) << QString::fromUtf8(silent);
        };
        row("ask E freelancers", done, "Hobb Carrow (hobb-carrow)");
        row("ask E next-draw", done, "chance: 0.4", "0.45454");
        row("correct E contract 5", error, "contract.card, ");
        row("roll fool --game mercenarium --rolled 4", done, "Fool: 4");
        row("roll D6 --game swords-and-souls --rolled 4", done, "4  (d6: rolled 4)  · a plain term");
        row("roll DX --game swords-and-souls", error, "has no dice", "field");
        row("roll 2d6 --campaign E --rolled 4,3", done, "7  (2d6");
        row("roll 2d6 --campaign E", done, "stands in no log");
        row("roll xx --game jagged-alliance", error, "Write one letter for each die");
        row("odds 2d6>=9", done, "counts the dice that show 9 or more. For the sum: odds 2d6");
        row("odds 2d6", done, "value", "counts");
        row("pack check training", error, "jagged-alliance");
        row("pack check training --game sellsword", done, "sellsword  training");
        row("do E hire --help", done, "hobb-carrow (Hobb Carrow)");
        row("log E contract geese", done, "Geese", "accepts");
        row("show E --seat Nobody", error, "Nobody sits at this table as Nobody");
        row("show E --spoken", done, "; agents 0 of 4; ", " · ");
    }
    void answersAreForPeople()
    {
        QFETCH(const QStringList, args);
        QFETCH(const int, exit);
        QFETCH(const QString, says);
        QFETCH(const QString, silent);
        const Run run = cli(args);
        QVERIFY2(run.exit == exit && run.said().contains(says), qPrintable(run.said()));
        QVERIFY2(silent.isEmpty() || !run.said().contains(silent), qPrintable(run.said()));
    }

    // What people stumbled over once, game by game.
    void hiredSwordsIsToldForPeople()
    {
        areSaid({
            {"do E hire who=hob", error, "Did you mean Hobb Carrow?"},
            {"correct E wealth 7", done, "By the table: wealth, 5 → 7"},
            {"correct E wealth 99999", error, "a whole number from 0 to 9999. Its rule: Wealth: your own gold (p. "},
            {"correct E career.count ? --dry-run", done, "career deck, ", "-1"},
            {"correct E career.count -1 --dry-run", done, "→ not counted"},
            {"correct E wealth -- -3", error, "Its rule: Wealth: your own gold (p. 17, HS-", "hs-wealth"},
            {"settings E AMB-99 B", error, "There is no question AMB-99", "path"},
            {"settings E AMB-99", error, "There is no question AMB-99", "settings: "},
            {"settings E colour", error, "There is no setting colour", "settings: "},
            {"rules pin HS-999 x --campaign E", error, "There is no rule HS-999", "Did you mean"},
            {"rules pin HS-999 x", error, "There is no rule HS-999", "entry: "},
            {"correct E mercs.hobb 7", error, "There is no mercs in this path"},
            {"do E confirm-crew --why", refused, "✗ At least 2 mercenaries deploy", "✓ At least 2 mercenaries deploy"},
            {"show E", done, "Career deck: ", "not counted cards"},
            {"settings E", done, "strain_limit = \"once\"   A of AMB-20: "},
            {"settings E AMB-20", done, "A   strain_limit = \"once\""},
            {"settings E amb-20 B --dry-run", done, "The table reads it so: how often a mercenary may strain"},
            {"settings E AMB-30 B", error, "No value plays reading B and nothing else: "},
            {"rules AMB-20", done, "How often may a mercenary strain?"},
            {"rules AS-48", done, "What does Rocked do?"},
            {"rules amb-20 --campaign E", done, "Your table plays: A. How often a mercenary may strain in a round: once"},
            {"schema hired-swords --help", done, "Usage: musterroll-cli schema"},
            {"pack add mine career id=a kindd=3 --game hired-swords", error, "There is no field kindd", "line "},
            {"do E melee who=hob", error, "Did you mean melee-attack? Known"},
            {"do E attack --help", error, "Did you mean melee-attack or missile-attack?"},
            {"ask E rules-in-force", done, "  ["},
            {"rules hs-face-down", done, "Setting: face-down opposition holds mercenaries in the fight  [hidden_cards_engage]"},
        });
        const Run unnamed = cli({QStringLiteral("lines"), QStringLiteral("E"),
            QString::number(typed("lines E --json").json()[QLatin1String("lines")][0][QLatin1String("entry")].toInt()),
            QString()});
        QVERIFY2(unnamed.exit == error && unnamed.said().contains(QStringLiteral("needs a name")), qPrintable(unnamed.said()));
        // A reason is no duty here either.
        QCOMPARE(cli({QStringLiteral("do"), QStringLiteral("E"), QStringLiteral("hire"), QStringLiteral("who=grey-ottoline"),
                         QStringLiteral("--decide"), QString()})
                     .exit,
            done);
        areSaid({{"log E", done, " — by table decision\n", ": table decision"}}); // nobody said why
        QCOMPARE(typed("new C --game hired-swords --pack training").exit, done);
        play("C", "hired-swords/evenings/training-career", 1000);
        areSaid({{"ask C matrix", error, "No battle is running"}, {"correct C career_cards x", error, "all of it would be gone"},
            {"correct C career_cards [] --dry-run", done, "career"},
            {"luck C", done, "Dice of actions that were taken back count as well"}});
        QCOMPARE(cli({QStringLiteral("export"), QStringLiteral("C"), m_folder->filePath(QStringLiteral("C.txt"))}).exit, done);
        const Run imported = support::musterroll({QStringLiteral("--shelf"), m_folder->filePath(QStringLiteral("other.db")),
            QStringLiteral("import"), m_folder->filePath(QStringLiteral("C.txt"))});
        QCOMPARE(imported.exit, done);
        const Run list = support::musterroll(
            {QStringLiteral("--shelf"), m_folder->filePath(QStringLiteral("other.db")), QStringLiteral("list")});
        QVERIFY2(list.out.contains("gold · agents"), list.out.constData());
    }
    // What a verdict prints to be typed is taken, a thing with parts as its quick line, several with semicolons.
    void aRemedyWorksAsItIsPrinted()
    {
        QCOMPARE(typed("new J --game jagged-alliance").exit, done);
        QFile file(m_folder->filePath(QStringLiteral("state.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"phase": "players", "scenario": {"id": "s", "turn": 1}, "active": "fox", "step": "actions",
            "mercenaries": [{"id": "fox", "place": "team", "at": "near", "stamina": 6, "start": 6, "command": 1, "unconfirmed": true},
                {"id": "ivan", "place": "team", "at": "near", "area": "B", "stamina": 6, "start": 6}],
            "sectors": [{"id": "near", "state": "contested"}, {"id": "far", "state": "occupied"}, {"id": "hill"}],
            "enemies": [{"id": "e1", "card": "guard", "at": "near", "area": "A"}, {"id": "e2", "at": "near", "area": "B"}],
            "enemy_cards": [{"id": "guard", "title": "Guard"}],
            "corpses": [{"id": "c1", "at": "near", "area": "A", "enemy": "guard"}],
            "cards": [{"id": "gun", "title": "Gun", "kind": "weapon", "place": "weapon-1", "holder": "fox"},
                {"id": "thing", "title": "Thing", "place": "inventory", "holder": "fox"}]})");
        file.close();
        const Run setUp = cli({QStringLiteral("setup"), QStringLiteral("J"), file.fileName()});
        QVERIFY2(setUp.exit == done, qPrintable(setUp.said()));
        const QHash<QString, QString> printed{
            {QStringLiteral("sectors.far.spawn"), QStringLiteral("w1 weak 1 line(at=A e=guard 2) line(at=B tokens1)")},
            {QStringLiteral("edges"), QStringLiteral("a=near b=far; a=far b=hill")},
            {QStringLiteral("mercenaries.fox.skills.medical"), QStringLiteral("R")},
            {QStringLiteral("cards.gun.uses"), QStringLiteral("dice=YY range=1")},
            {QStringLiteral("sectors.near.areas"), QStringLiteral("id=A; id=B")},
            {QStringLiteral("enemy_cards.guard.basic"), QStringLiteral("h3 a1 d2")},
            {QStringLiteral("enemy_cards.guard.reward"), QStringLiteral("loot-1, loot-2")},
            {QStringLiteral("mercenaries.fox.area"), QStringLiteral("2")},
            {QStringLiteral("enemies.e2.card"), QStringLiteral("guard")},
            {QStringLiteral("mercenaries.ivan.start"), QStringLiteral("5")}};
        QSet<QString> tried;
        for (const char* act : {"do J group-move to=far", "do J step to=far", "do J skill skill=medical",
                 "do J attack card=gun target=e1", "do J attack card=gun target=e2", "do J loot what=c1", "do J end-actions"}) {
            const QString said = typed((QByteArray(act) + " --dry-run --why").constData()).said();
            static const QRegularExpression remedy(
                QStringLiteral("^ +correct J (\\S+) (.+)$"), QRegularExpression::MultilineOption);
            for (auto it = remedy.globalMatch(said); it.hasNext();) {
                const QRegularExpressionMatch found = it.next();
                const QString path = found.captured(1);
                QVERIFY2(printed.contains(path), qPrintable(said));
                const bool isThing = printed[path].contains(QLatin1Char('=')) || printed[path].contains(QLatin1Char('('));
                QVERIFY2(found.captured(2).contains(QStringLiteral("=…")) || !isThing, qPrintable(found.captured()));
                const Run taken =
                    cli({QStringLiteral("correct"), QStringLiteral("J"), path, printed[path], QStringLiteral("--dry-run")});
                QVERIFY2(taken.exit == done, qPrintable(path + QLatin1Char('\n') + taken.said()));
                tried += path;
            }
        }
        QVERIFY2(tried.size() >= 6, qPrintable(QStringList(tried.cbegin(), tried.cend()).join(QLatin1Char(' '))));
        areSaid({{"correct J sectors.far.spawn nonsense=3", error, "nonsense"}, {"correct J edges x", error, ""}});
    }
    void jaggedAllianceIsToldForPeople()
    {
        QCOMPARE(typed("new J --game jagged-alliance --pack training").exit, done);
        play("J", "jagged-alliance/evenings/training-campaign", 60);
        areSaid({{"correct J threat 99", error, "threat.level, threat.tokens"},
            {"correct J mercenaries.halla.fatigue 9", done, "as many cubes as its mercenary has: Halla Brandt has cubes"},
            {"correct J dice.1.owned 3", done, "By the table: dice orange, owned, ", "table: 1,"},
            {"correct J enemies.e9.damage 2", done, "By the table: Militia Guard, damage, 0 → 2", "e9,"},
            {"correct J dice.orange.owned 4", done, "By the table: dice orange, owned, 3 → 4"},
            {"correct J missions.0.done 1 --dry-run", error, "At missions.0 lies a card that nobody has seen yet"},
            {"correct J enemy_cards.zzq 1", error, "There is no zzq in this path", "crawler"},
            {"correct J cards.7.spent 1 --dry-run", error, "nobody has seen yet"},
            {"correct J encounters [] --dry-run", done, "By the table: encounters, ", "loot-"},
            {"do J note-effect when=threat level=30 effect.text=Lamp --dry-run", done,
                "Level 30 never comes: the track ends at 8"},
            {"correct J dice.pink.owned 3", error, "Known: yellow, orange, red, blue"},
            {"do J defend --help", done, "hide instead of armour", "Belt-fed Gun"},
            {"do J attack --help", done, "Dockside Carbine", "Thumper"}, {"do J nosuch help", error, "There is no action nosuch"},
            {"roll 3d6 --campaign J --rolled 1,2,3", done, "a plain term"}, {"roll YYO --campaign J", done, "yellow"},
            {"roll zzz --campaign J", error, "Y yellow, O orange"}});
        // Real dice are told as they are printed, in brackets by number of the face.
        QCOMPARE(typed("new K --game jagged-alliance --pack training").exit, done);
        play("K", "jagged-alliance/evenings/training-campaign", 34);
        areSaid({{"do K defend --rolled 1* --dry-run", done, "yellow 1*; successes 1"},
            {"do K defend --rolled 3 --dry-run", done, "yellow 3; successes 3"},
            {"do K defend --rolled [6] --dry-run", done, "yellow 1*"},
            {"do K defend --rolled 9 --dry-run", error, "The yellow die does not show 9. It shows 0 0* 1 1* 2"}});
        QCOMPARE(typed("new L --game jagged-alliance --pack training").exit, done);
        play("L", "jagged-alliance/evenings/training-campaign", 30);
        areSaid(
            {{"do L attack card=carbine-1 use=2 target=e1 --rolled 2,3* --dry-run", done, "yellow 2, orange 3*; successes 5"}});
        QCOMPARE(typed("do K confirm-dice").exit, done);
        areSaid({{"do K defend --rolled 3 --dry-run", error, "The yellow die does not show 3. It shows 0 1 1*"}});
    }
    void sellswordIsToldForPeople()
    {
        QCOMPARE(typed("new W --game sellsword --pack training").exit, done);
        play("W", "sellsword/evenings/broken-mole", 140);
        areSaid({{"correct W units.reeve.vigor 99", done, "Vigor never rises above what is printed"},
            {"correct W units.reeve.tokens.green 9", error, "What is printed counts until then"},
            {"do W attach-mod help", error, "help is no field. Known: facts, mod, who"},
            {"do W end-turn who=x", error, "There is no field who. Known: closed. closed: an Enraged unit stands"},
            {"settings W", done, "glancing"}, {"show W", done, "Reeve Ansa Marrow (reeve): Vigor"},
            {"goto W 100", done, "Back at entry", "shaken-"},
            {"settings W AS-48 C", error, "has the readings A and B, and no C: Rocked does the same as Shaken"},
            {"correct W units.reeve.vigor -5 --dry-run", done, "! Whoever has no Vigor left spends none"}});
    }
    // What a pack says no of was said; what it leaves out nobody said.
    void aPackSaysNo()
    {
        const QString file = m_folder->filePath(QStringLiteral("ours.json"));
        QFile pack(file);
        QVERIFY(pack.open(QIODevice::WriteOnly));
        pack.write(R"({"format": "musterroll-pack", "version": 1, "game": "swords-and-souls", "id": "ours", "title": "Ours",
            "setup": {"cards": [{"id": "hedge", "title": "Hedge", "block": false, "attack": true, "cancels_block": false}]}})");
        pack.close();
        const Run begun = cli({QStringLiteral("new"), QStringLiteral("P"), QStringLiteral("--game"),
            QStringLiteral("swords-and-souls"), QStringLiteral("--pack"), file});
        QVERIFY2(begun.exit == done, qPrintable(begun.said()));
        const QJsonArray said =
            typed("show P --json").json().value(QLatin1String("cards")).toArray().first()[QLatin1String("entered")].toArray();
        QCOMPARE(said, (QJsonArray{QStringLiteral("block"), QStringLiteral("cancels_block")}));
    }
    void mercenariumIsToldForPeople()
    {
        QCOMPARE(typed("new M --game mercenarium --pack training").exit, done);
        play("M", "mercenarium/evenings/four-houses", 100);
        areSaid({{"show M --spoken", done, "On the board: "}, {"roll fox --game mercenarium --rolled 4", done, "Fox: 4"},
            {"do M end-turn", error, "There is no action end-turn"},
            {"settings M AM-01 B", error, "No value plays reading B and nothing else: spaces from west to east"},
            {"settings M AM-01 C", error, "has the readings A and B, and no C"}});
        const QString spoken = typed("show M --spoken").said();
        int cards = 0;
        for (const QJsonValue& card : typed("show M --json").json().value(QLatin1String("board")).toArray()) {
            ++cards;
            QVERIFY2(spoken.contains(QStringLiteral(" on %1 (").arg(card[QLatin1String("at")].toString())), qPrintable(spoken));
        }
        QVERIFY(cards > 2);
        // Cards of a hand that one seat sees are told in words too, and what a correction lays down.
        QCOMPARE(typed("new N --game mercenarium --pack training").exit, done);
        play("N", "mercenarium/evenings/iva-and-pia", 4);
        // What has parts is offered as it can be typed.
        areSaid({{"do N note-effect effect.text=Lamp", done, "Noted for a turn: Lamp"},
            {"offers N", done, "effect effect.text=Lamp noted=1", "{"},
            {"do N effect effect.text=Lamp noted=1", done, "As noted: Lamp"}, {"undo N", done, "Back"},
            {"undo N", done, "Back"}});
        areSaid({{"show N --spoken --seat south", done, "10 of Souls, King of Gears"},
            {"correct N discard [\"2S\"] --dry-run", done, "nothing → 2 of Souls"}});
    }

    // Whose hand or pile it is, and how many cards it had and has; by their number alone, too.
    void handsAreCorrectedByNumber()
    {
        QCOMPARE(typed("new S --game swords-and-souls --pack training").exit, done);
        play("S", "swords-and-souls/evenings/four-heroes", 12);
        QCOMPARE(typed("new M --game mercenarium --pack training").exit, done);
        play("M", "mercenarium/evenings/iva-and-pia", 30);
        areSaid({{"correct S players.0.deck [\"?\"] --dry-run", done, "By the table: Anouk, deck, 2 → 1"},
            {"correct S players.Anouk.deck 5 --dry-run", done, "By the table: Anouk, deck, 2 → 5"},
            {"correct S arsenal.deck 30 --dry-run", done, "By the table: arsenal: deck, 32 → 30"},
            {"correct S cards.zzq 1", error, "There is no zzq in this path", "salt-ward"},
            {"correct S arsenal.deck -1 --dry-run", error, "does not fit here"},
            {"correct M players.0.hand [] --dry-run", done, "By the table: Iva, hand, 2 → 0"}});
    }

    // A word that no rule holds is said to be none, and what is spelt nearly so.
    void whatIsSpeltNearlySoIsToldSo()
    {
        areSaid({{"rules exaustion --game hired-swords", done, "Spelt nearly so:\nExhaust"},
            {"rules exhaustion --game hired-swords", done, "Exhaust", "Spelt nearly so"}});
    }

    // What people typed stands in the history as they typed it, and nothing typed empties no list.
    void whatIsTypedStandsAsItIs()
    {
        QCOMPARE(typed("new S --game swords-and-souls --pack training").exit, done);
        const auto sets = [&](const char* path, const char* value) {
            return cli({QStringLiteral("correct"), QStringLiteral("S"), QLatin1String(path), QLatin1String(value),
                QStringLiteral("--dry-run")});
        };
        for (const auto& [typedText, says] :
            {std::pair("Cambria-North", "→ Cambria-North"), std::pair("Draw 2 - then stop, b", "→ Draw 2 - then stop, b"),
                std::pair("\"a, B\", C (D, E)", "→ a, B, C (D, E)")}) {
            const Run run = sets("arsenal.row", typedText);
            QVERIFY2(run.exit == done && run.said().contains(QString::fromUtf8(says)), qPrintable(run.said()));
        }
        const Run none = sets("arsenal.row", "");
        QVERIFY2(none.exit == error, qPrintable(none.said()));
        QCOMPARE(sets("arsenal.row", "[]").exit, done);
    }

    void whatIsNotThereYetIsNamed()
    {
        QCOMPARE(typed("new D --game hired-swords --pack training").exit, done);
        const Run asked = typed("ask D matrix"), corrected = typed("correct D battle.round 3");
        QVERIFY2(asked.exit == error && asked.err.contains("No battle is running"), asked.err.constData());
        QVERIFY2(
            corrected.exit == error && corrected.err.contains("Nothing stands at battle yet. Give the whole of it: battle '{\""),
            corrected.err.constData());
    }

    void goingBackIsToldInPlay()
    {
        const Run run = typed("undo E");
        QCOMPARE(run.exit, done);
        const Run played = cli(words("play E"),
            R"({"redo": true})"
            "\n");
        QCOMPARE(played.lines().first().value(QLatin1String("sentence")), QJsonValue(QStringLiteral("Back at entry 3")));
    }

    // What one seat alone knows is told to that seat, and to whoever says that he wants all.
    void hiddenHandsStayHidden()
    {
        QCOMPARE(typed("new S --game swords-and-souls --pack training").exit, done);
        play("S", "swords-and-souls/evenings/five-heroes", 100);
        const QByteArray hand = typed("show S players.Mara.hand --all").out.trimmed();
        QVERIFY2(hand.contains("\"bell-rope\""), hand.constData());
        QCOMPARE(typed("show S players.Mara.hand --seat Mara").out.trimmed(), hand);
        for (const char* line : {"show S players.Mara.hand", "show S players.Mara.hand --seat Ben"})
            QVERIFY2(!typed(line).out.contains("bell-rope"), line);
        QVERIFY(typed("show S --json --all").out.contains(hand));
        QVERIFY(!typed("show S --json").out.contains(hand));
        int dealt = 0;
        for (const QJsonObject& entry : typed("log S --json").lines()) {
            if (entry.value(QLatin1String("verb")) != QLatin1String("deal"))
                continue;
            ++dealt;
            for (const QJsonValue& card : entry.value(QLatin1String("action"))[QLatin1String("cards")].toArray())
                QCOMPARE(card, QJsonValue(QStringLiteral("?")));
        }
        QVERIFY(dealt > 2);
    }

    // A card that waits in a deck is a surprise; whoever knows its name may ask for it.
    void cardsInDecksAreNotNamed()
    {
        QCOMPARE(typed("new J --game jagged-alliance --pack training").exit, done);
        play("J", "jagged-alliance/evenings/training-campaign", 60);
        areSaid({{"show J --json --all", done, "Belt-fed Gun"}, {"show J --json", done, "Dockside Carbine", "Belt-fed Gun"},
            {"show J cards", done, "Dockside Carbine", "Belt-fed Gun"}, {"show J cards.lmg-1.place", done, "?"},
            {"show J cards.nowhere", error, "carbine-1", "lmg-1"},
            {"correct J cards.nowhere.place deck", error, "carbine-1", "lmg-1"},
            {"do J attack card=nowhere", error, "Dockside Carbine", "lmg-1"}, {"do J attack --help", done, "carbine-1", "lmg-1"},
            {"log J --json", done, "Dockside Carbine", "Leaf Cloak"}});
        const QString table = m_folder->filePath(QStringLiteral("units.csv"));
        QCOMPARE(cli({QStringLiteral("data"), QStringLiteral("J"), QStringLiteral("units"), table}).exit, done);
        QFile units(table);
        QVERIFY(units.open(QIODevice::ReadOnly));
        const QByteArray all = units.readAll();
        QVERIFY(all.contains("Dockside Carbine") && !all.contains("Belt-fed Gun"));
    }

    void rightsAreCalledAsThePagesCallThem()
    {
        areSaid({{"invite E --help", done, "otherwise seat", "such right"},
            {"invite E --right nothing", error, "look, seat, everything"},
            {"invite E --right everything", error, "", "There is no such right"}});
    }

    // Settings are told as the table reads them, not as they stand in the file.
    void aChoiceOfTheTableIsToldInItsWords()
    {
        QCOMPARE(typed("new T --game hired-swords --pack training").exit, done);
        play("T", "hired-swords/evenings/forbidding-table", 37);
        QCOMPARE(typed("do T strain who=hobb-carrow").exit, done);
        const QString told = typed("do T strain who=hobb-carrow --dry-run --why").said(); // once more in the same round
        QVERIFY2(told.contains(QLatin1String("this table's choice: how often a mercenary may strain")), qPrintable(told));
    }

    // What has no setting of its own is chosen by the name of its question, told in words and shown at the rule.
    void aSecondReadingIsChosenAndShown()
    {
        QCOMPARE(typed("new U --game hired-swords --pack training").exit, done);
        QVERIFY(typed("rules hs-release --campaign U").out.contains("Your table plays: A"));
        const QString told = typed("settings U AMB-34 B").said();
        QVERIFY2(told.contains(QStringLiteral("agents are released only before a contract is drawn → yes")), qPrintable(told));
        QVERIFY2(!told.contains(QLatin1String("AMB-34")), qPrintable(told));
        QCOMPARE(typed("settings U AMB-34").out.trimmed(), QByteArray("B"));
        QVERIFY(typed("settings U").out.contains("AMB-34 = B   B: agents are released"));
        QVERIFY(typed("rules hs-release --campaign U").out.contains("Your table plays: B: agents are released"));
        QVERIFY(!typed("rules hs-release").out.contains("Your table plays"));
        QVERIFY(typed("settings U AMB-34 C").exit != done);
        QVERIFY(typed("settings U AMB-99 B").exit != done);
        QCOMPARE(typed("settings U AMB-34 A").exit, done);
        QCOMPARE(typed("settings U AMB-34").out.trimmed(), QByteArray("A"));
    }

    // What a new device may do has the words of the pages, and says what it is when nobody says it.
    void aRightIsCalledAsOnThePages()
    {
        QCOMPARE(typed("new V --game hired-swords --pack training").exit, done);
        const QString wrong = typed("invite V --right king").said();
        QVERIFY2(wrong.contains(QLatin1String("look, seat, everything")), qPrintable(wrong));
        for (const char* line : {"invite V --right everything", "invite V --right all", "invite V"})
            QVERIFY2(typed(line).said().contains(QLatin1String("not shared")), qPrintable(typed(line).said()));
        QVERIFY(typed("invite --help").out.contains("or everything; otherwise seat"));
    }

    void whatIsTooMuchIsNamed_data()
    {
        QTest::addColumn<QStringList>("args");
        QTest::addColumn<int>("exit");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* line, int exit, const char* says) {
            QTest::newRow(line) << words(line) << exit << QString::fromUtf8(says);
        };
        row("show E wealth twice", wrongUsage, "twice");
        row("list E", wrongUsage, ": E.");
        row("undo E 3 4", wrongUsage, "3, 4");
        row("roll 2d6 3d6", wrongUsage, "3d6");
        row("roll 2d6 --rolled 1,2 --rolled 3,4", error, "1,2, 3,4");
        row("roll 2d6 --rolled 1,2 --seed 3", error, "--seed");
        row("roll 2d6 --crew 3", error, "--crew");
        row("odds 2d6 --crew 3", error, "--crew");
        row("roll DM --game hired-swords --campaign E", error, "--campaign");
        row("rules --game hired-swords --campaign E", error, "--campaign");
        row("do E hire who=big-dagna who=hobb-carrow", error, "who");
        row("ask E value listing=3 listing=4", error, "listing");
        row("do E hire who=big-dagna --state", done, "--json");
        row("do E hire who=big-dagna --decide so", done, "not kept");
    }

    void whatIsTooMuchIsNamed()
    {
        QFETCH(QStringList, args);
        QFETCH(QString, says);
        const Run run = cli(args);
        QTEST(run.exit, "exit");
        QVERIFY2(QString::fromUtf8(run.err).contains(says), qPrintable(run.said()));
    }

    void aLineOfPlayDoesOneThing()
    {
        const Run run = cli(words("play E"), "{\"undo\": true, \"text\": \"x\"}\n{\"undo\": true, \"redo\": true}\nnone\n");
        QCOMPARE(run.exit, error);
        QCOMPARE(run.lines().size(), 3);
        for (const QJsonObject& line : run.lines())
            QCOMPARE(line.value(QLatin1String("answer")).toString(), QStringLiteral("error"));
        QVERIFY(run.out.contains("\"text\""));
        QVERIFY(run.out.contains("no JSON"));
        QCOMPARE(typed("log E").out.count('\n'), 3);
    }

    void rulesAreFoundByTheirNumbers()
    {
        const Run byNumber = typed("rules HS-057");
        QVERIFY2(byNumber.exit == done && !byNumber.out.contains("Nothing is found"), byNumber.out.constData());
        QCOMPARE(typed("rules hs-057").out, byNumber.out);
        QCOMPARE(typed("rules pin HS-057 as the youngest says").exit, done);
        QVERIFY(typed("rules HS-057").out.contains("as the youngest says"));
        QCOMPARE(typed("rules pin HS-999 x").exit, error);
        // What is near in another game is not meant.
        const Run other = typed("rules pin refresh x --campaign E");
        QCOMPARE(other.exit, error);
        QVERIFY2(!other.said().contains(QStringLiteral("so-refresh")), qPrintable(other.said()));
        QCOMPARE(typed("rules pin so-refresh x --game hired-swords").exit, error);
        QCOMPARE(typed("rules pin so-refresh x").exit, done);
    }

    void whatWasTakenBackIsMarked()
    {
        QCOMPARE(typed("do E hire who=big-dagna").exit, done);
        QCOMPARE(typed("undo E").exit, done);
        const QStringList log = QString::fromUtf8(typed("log E").out).split(QLatin1Char('\n'));
        QVERIFY2(log[2].contains(QStringLiteral("▸")) && log[3].contains(QStringLiteral("↶"))
                && !log[1].contains(QStringLiteral("↶")) && !log[4].contains(QStringLiteral("↶")),
            qPrintable(log.join(QLatin1Char('\n'))));
        const QList<QJsonObject> json = typed("log E --json").lines();
        for (qsizetype i = 0; i < json.size(); ++i)
            QCOMPARE(json[i].contains(QLatin1String("taken_back")), i == 3);
        QCOMPARE(typed("redo E").exit, done);
        QVERIFY(!typed("log E").out.contains("↶"));
        QVERIFY(typed("log E --times").out.contains(QDate::currentDate().toString(QStringLiteral("yyyy")).toUtf8()));
    }

    void oneSettingIsTold()
    {
        QCOMPARE(typed("settings E strictness").out, QByteArray("\"advise\"\n"));
        const Run unknown = typed("settings E strictnes");
        QVERIFY2(unknown.exit == error && unknown.said().contains(QStringLiteral("strictness")), qPrintable(unknown.said()));
    }

    void questionsAreAnsweredWithTables()
    {
        for (const char* line : {"ask E plan", "ask E next-draw", "ask E value listing=3", "ask E career"}) {
            const Run run = typed(line);
            QVERIFY2(run.exit == done || run.exit == refused, qPrintable(run.said()));
            QVERIFY2(!run.out.contains('{') && !run.out.contains("\":"), run.out.left(400).constData());
        }
    }

    // Behind what everybody may hear, the own hand, by names.
    void aSeatHearsItsOwnHand()
    {
        QCOMPARE(typed("new S --game swords-and-souls --pack training").exit, done);
        play("S", "swords-and-souls/evenings/three-heroes", 40);
        const QString everybodys = QString::fromUtf8(typed("show S --spoken").out).trimmed(),
                      teas = QString::fromUtf8(typed("show S --spoken --seat Tea").out).trimmed();
        QVERIFY2(!everybodys.isEmpty() && teas.startsWith(everybodys), qPrintable(teas));
        const QString own = teas.mid(everybodys.size());
        QVERIFY2(own.startsWith(QStringLiteral(" Only Tea may see: ")), qPrintable(own));
        QVERIFY2(own.contains(QStringLiteral("Hand: Alms, Bell Rope")), qPrintable(own));
        QVERIFY(!everybodys.contains(QStringLiteral("Hand:")));
    }

    void readersAreSpokenToInTheirLanguage()
    {
        if (!QFile::exists(QStringLiteral(MR_TRANSLATIONS "/musterroll_de.qm")))
            QSKIP("The translation is not made: Debian's qt6-l10n-tools is absent.");
        const auto said = [&](const QString& locale, const char* line) {
            return QString::fromUtf8(support::musterroll(
                QStringList{QStringLiteral("--shelf"), m_folder->filePath(QStringLiteral("shelf.db"))} + words(line),
                {.environment = {QStringLiteral("LC_ALL=") + locale, QStringLiteral("LANGUAGE=")}})
                                         .out);
        };
        const QString german = said(QStringLiteral("de_DE.UTF-8"), "show E --spoken");
        QVERIFY2(german.contains(QStringLiteral("Agenten: keine")), qPrintable(german));
        QVERIFY2(!german.contains(QStringLiteral("Agents")), qPrintable(german));
        QVERIFY(said(QStringLiteral("de_DE.UTF-8"), "show --help").contains(QStringLiteral("Kampagne")));
        // What a verb, its fields and a setting are for.
        for (const char* line : {"do E draw --help", "settings E", "schema hired-swords", "rules hs-reject"}) {
            const QString told = said(QStringLiteral("de_DE.UTF-8"), line), plain = said(QStringLiteral("C.UTF-8"), line);
            for (const char* english : {"which card it is", "makes a contract a Town", "Draw the top career card", "We play A"})
                QVERIFY2(!told.contains(QLatin1String(english)), qPrintable(told));
            QVERIFY2(told != plain && !plain.isEmpty(), line);
        }
        for (const char* locale : {"en_GB.UTF-8", "C.UTF-8", "fr_FR.UTF-8"}) // which it does not speak
            QVERIFY(said(QLatin1String(locale), "show E --spoken").contains(QStringLiteral("Agents: none")));
    }

    // Each costs time before the first word: what few commands need is opened by those.
    void noLibraryIsLoadedThatMostCommandsDoWithout()
    {
#ifdef Q_OS_LINUX
        const QByteArray loaded = support::musterroll({}, {.environment = { QStringLiteral("LD_TRACE_LOADED_OBJECTS=1") }}).out;
        QVERIFY2(loaded.contains("libQt6Core"), loaded.constData());
        for (const char* library : {"keychain", "dbus", "libQt6DBus", "libQt6Gui", "libQt6Network", "libpq", "libcrypto"})
            QVERIFY2(!loaded.contains(library), library);
#else
        QSKIP("Only the loader of Linux tells.");
#endif
    }

    // An empty answer tells nobody how it begins.
    void whereNothingIsOfferedTheWayOnIsSaid()
    {
        QCOMPARE(typed("new S --game swords-and-souls --pack training").exit, done);
        QVERIFY2(
            typed("offers S").said().contains(QStringLiteral("schema swords-and-souls")), qPrintable(typed("offers S").said()));
        QVERIFY(typed("offers S --json").json().value(QLatin1String("offers")).toArray().isEmpty());
        QVERIFY(!typed("offers E").said().contains(QStringLiteral("Nothing is offered")));
        QCOMPARE(typed("do E quit").exit, done);
        const QString over = typed("offers E").said(), stands = typed("show E").said().section(QLatin1Char('\n'), 0, 0);
        QVERIFY2(
            over.contains(QStringLiteral("Nothing is offered")) && over.contains(stands), qPrintable(over)); // that it is over
    }

    void hiddenHandsAreTheirOwners()
    {
        QCOMPARE(typed("new M --game mercenarium --pack training").exit, done);
        QCOMPARE(cli(words("play M"), "{\"do\": \"deal\"}\n{\"do\": \"roll-order\", \"rolled\": [5, 3]}\n").exit, done);
        const auto secrets = [&](const char* line) {
            int count = 0;
            for (const QJsonValue& offer : typed(line).json().value(QLatin1String("offers")).toArray())
                count += offer[QLatin1String("secret")].toBool() ? 1 : 0;
            return count;
        };
        QCOMPARE(secrets("offers M --json"), 0);
        const int south = secrets("offers M --seat south --json"), north = secrets("offers M --seat north --json");
        QVERIFY2(
            south + north > 0 && south * north == 0, qPrintable(QString::number(south))); // whose turn it is sees its own hand
        const Run nobody = typed("offers M --seat nobody-here");
        QVERIFY2(nobody.exit == error && nobody.said().contains(QStringLiteral("nobody-here")), qPrintable(nobody.said()));
    }
};

QTEST_GUILESS_MAIN(Manners)
#include "tst_cli_manners.moc"

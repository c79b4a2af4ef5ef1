// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Hands of Mercenarium behind the curtain: what is covered everywhere, what is asked for, offerings and surplus.
#include "program.h"
#include "engine/table_actions.h"
#include "window/history/audit_page.h"
#include "window/history/history_page.h"

#include "games/mercenarium/rules/rules.h"

#include <QComboBox>
#include <QTranslator>
#include <QTreeView>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

using namespace mercenarium;

class TestHands : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void handsStayBehindTheCurtain();
    void secretsStayCoveredOnEveryPage();
    void nothingAsksForACoveredHand();
    void aFullHandIsAskedFor();
    void countedHandsAreNamed();
    void whatLiesIsTypedAndTold_data();
    void whatLiesIsTypedAndTold();
    void heldHymnsAreCompared();
    void unknownHandsAreOffered();
    void aSpaceIsChosenBeforeItsCard();
    void offeringsAreJudged();
    void surplusIsChosen();
    void chanceSeesWithOnePairOfEyes();
};

void TestHands::handsStayBehindTheCurtain()
{
    Program program;
    program.play(program.middle());
    QVERIFY(!program.hand()->isVisible());
    program.does("type-zodiac", {{QStringLiteral("face"), 1}, {QStringLiteral("hymn"), QStringLiteral("II")}});
    QVERIFY(!program.hand()->isVisible());                      // nobody has looked meanwhile
    QVERIFY(!program.part<QPushButton>("summon")->isVisible()); // named cards are pressed themselves
    QVERIFY(!offers(program, QStringLiteral("7 of Souls")));
    QVERIFY(offers(program, QStringLiteral("Move 5 of Gears"))); // what everybody sees stays
    click(program, "liftCurtain");
    QVERIFY(program.hand()->isVisible());
    QVERIFY(offers(program, QStringLiteral("Summon 7 of Souls")));
    program.takeInHand("AG");
    click(program, "coverAgain");
    QVERIFY(!program.field()->chosenCard().isNamed()); // a chosen card would tell
    QVERIFY(!offers(program, QStringLiteral("7 of Souls")));
    click(program, "liftCurtain");
    program.does("move", {{QStringLiteral("card"), QStringLiteral("5G")}, {QStringLiteral("to"), QStringLiteral("E2")}});
    QVERIFY(!program.hand()->isVisible());
    QVERIFY(!offers(program, QStringLiteral("8 of Souls")));
    program.does("move", {{QStringLiteral("card"), QStringLiteral("10C")}, {QStringLiteral("to"), QStringLiteral("F5")}});
    QVERIFY(!program.hand()->isVisible()); // whoever looked a turn ago has to say so again
    click(program, "openHands");
    QVERIFY(program.hand()->isVisible());
    click(program, "openHands");
    QVERIFY(!program.hand()->isVisible());
    // With no card on the board nothing is left for everybody's eyes; the list says where the rest is.
    mercenarium::State bare = program.middle();
    bare.board.clear();
    program.play(bare);
    QVERIFY(offers(program, QStringLiteral("Behind the curtain")));
    click(program, "liftCurtain");
    QVERIFY(!offers(program, QStringLiteral("Behind the curtain")));
    program.play(program.middle());
    QVERIFY(!offers(program, QStringLiteral("Behind the curtain")));
    // A card that comes into a hand is named nowhere.
    program.does("draw", {{QStringLiteral("discard"), QStringLiteral("2G")}});
    QVERIFY2(notice(program).contains(QStringLiteral("draws a card")), qPrintable(notice(program)));
}

// What a hand holds stands neither in the comparison with the table nor in the history while the curtain is down, and a
// correction that is made without seeing it leaves it as it is.
void TestHands::secretsStayCoveredOnEveryPage()
{
    Program program;
    program.play(program.middle());
    kit::Sitting& sitting = *program.main->sitting();
    sitting.showTo({});
    window::AuditPage audit(*program.library);
    audit.sit(&sitting, nullptr);
    audit.refresh();
    QAbstractItemModel* rows = audit.findChild<QTreeView*>(QStringLiteral("tree"))->model();
    QStringList all; // every text of the list
    const auto walk = [&](const auto& self, const QModelIndex& parent) -> void {
        for (int row = 0; row < rows->rowCount(parent); ++row) {
            all +=
                rows->index(row, 0, parent).data().toString() + QLatin1Char(' ') + rows->index(row, 1, parent).data().toString();
            self(self, rows->index(row, 0, parent));
        }
    };
    walk(walk, {});
    const QString compared = all.join(QLatin1Char('\n'));
    QVERIFY2(compared.contains(QStringLiteral("9C")), qPrintable(compared)); // lies face up
    QVERIFY2(!compared.contains(QStringLiteral("8S, 9S")) && !compared.contains(QStringLiteral("7S, 2G")),
        qPrintable(compared)); // every card has a line for its dots too
    const QModelIndex hand =
        rows->match(rows->index(0, 0), Qt::DisplayRole, QStringLiteral("Hand"), 1, Qt::MatchExactly | Qt::MatchRecursive)
            .value(0);
    QVERIFY(hand.isValid());
    QCOMPARE(hand.siblingAtColumn(1).data().toString(), QString::number(program.state().players.first().hand.size()));
    for (const auto& [name, lies] : {std::pair("Deck", "13"), std::pair("Hymnal", "7")}) {
        const QModelIndexList found =
            rows->match(rows->index(0, 0), Qt::DisplayRole, QLatin1String(name), -1, Qt::MatchExactly | Qt::MatchRecursive);
        QVERIFY2(!found.isEmpty(), name);
        QVERIFY(rows->setData(found.first().siblingAtColumn(2), QLatin1String(lies)));
    }
    QTest::mouseClick(audit.findChild<QPushButton*>(QStringLiteral("send")), Qt::LeftButton);
    QCOMPARE(program.state().deck, 13);
    QCOMPARE(program.state().hymnal, 7);
    QCOMPARE(player(program.state(), Seat::South)->hand, program.middle().players[0].hand);
    QCOMPARE(player(program.state(), Seat::North)->hand.size(), 3);

    window::HistoryPage history(*program.library);
    history.sit(&sitting, nullptr);
    history.open(QStringLiteral("2")); // the entry that brought the hands
    history.refresh();
    const auto told = [&] {
        QStringList changes;
        for (QTreeWidgetItemIterator at(history.side()->findChild<QTreeWidget*>(QStringLiteral("changes"))); *at; ++at)
            changes += (*at)->text(1) + (*at)->text(2);
        return changes.join(QLatin1Char(' '));
    };
    QVERIFY(!told().isEmpty());
    QVERIFY2(!told().contains(QStringLiteral("6C")) && !told().contains(QStringLiteral("10S")), qPrintable(told()));
    sitting.showTo(engine::nameOf(Seat::South));
    history.refresh();
    QVERIFY2(told().contains(QStringLiteral("6C")) && !told().contains(QStringLiteral("10S")), qPrintable(told()));
}

// With the curtain down nothing lists what is in the hand: neither a sheet of cards nor the reasons of a refusal.
void TestHands::nothingAsksForACoveredHand()
{
    Program program;
    program.play(program.middle());
    for (const char* button : {"draw", "learn"}) {
        QVERIFY2(!program.part<QPushButton>(button)->isEnabled(), button);
        QVERIFY2(program.part<QPushButton>(button)->toolTip().contains(QStringLiteral("Iva looks first")), button);
    }
    program.does("draw");
    program.does("learn");
    const auto* why = program.part<QListView>("reasons");
    QVERIFY(why);
    for (int row = 0; row < why->model()->rowCount(); ++row)
        for (const int role :
            {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole), int(Qt::AccessibleDescriptionRole)})
            QVERIFY2(!why->model()->index(row, 0).data(role).toString().contains(QStringLiteral("7 of Souls")),
                qPrintable(why->model()->index(row, 0).data(role).toString()));
    click(program, "liftCurtain");
    QVERIFY(program.part<QPushButton>("draw")->isEnabled() && program.part<QPushButton>("learn")->isEnabled());
    click(program, "learn");
    QVERIFY(program.part<kit::Board>("cardSheet")->isVisible());
    click(program, "coverAgain");
    QVERIFY(!program.part<kit::Board>("cardSheet")->isVisible());
    // Somebody else's eyes are no leave to choose from this hand.
    program.part<kit::Board>("players")->press(QStringLiteral("north"));
    click(program, "liftCurtain");
    QVERIFY(program.main->sitting()->mayShow(QStringLiteral("north")));
    QVERIFY(!program.part<QPushButton>("learn")->isEnabled());
}

void TestHands::aFullHandIsAskedFor()
{
    Program program;
    program.play(program.middle());
    program.lift();
    click(program, "draw"); // none is chosen
    auto* sheet = program.part<kit::Board>("cardSheet");
    QVERIFY(sheet->isVisible());
    sheet->press(QStringLiteral("2G"));
    QVERIFY(!sheet->isVisible());
    QVERIFY(program.state().discard.contains(card("2G")));
    QCOMPARE(program.state().current, Seat::North);
    program.lift();
    click(program, "draw"); // three in hand
    QCOMPARE(player(program.state(), Seat::North)->hand.size(), 4);
    program.lift();
    program.takeInHand("6C");
    program.hand()->setFocus();
    QTest::keyClick(program.hand(), Qt::Key_Escape);
    QVERIFY(!program.field()->chosenCard().isNamed());
    program.takeInHand("6C");
    click(program, "draw");
    QVERIFY(program.state().discard.contains(card("6C")));
}

void TestHands::countedHandsAreNamed()
{
    Program program;
    State state = program.middle();
    state.settings.hands = Hands::Counts;
    for (Player& who : state.players) {
        who.hand.fill(unnamed);
        who.hymns = {Held{unnamed, false, 0}};
    }
    program.play(state);
    QVERIFY(program.hand()->isVisible()); // backs hide nothing
    program.hand()->press(QStringLiteral("card:0"));
    auto* sheet = program.part<kit::Board>("cardSheet");
    QVERIFY(sheet->isVisible());
    click(program, "summon"); // the same question, and away with it
    QVERIFY(!sheet->isVisible());
    click(program, "summon");
    QVERIFY(sheet->isVisible());
    QVERIFY(!sheet->cell(QStringLiteral("KS"))->focusable); // it lies on the board
    QVERIFY(sheet->cell(QStringLiteral("8S"))->focusable);
    sheet->press(QStringLiteral("8S"));
    QVERIFY(!sheet->isVisible());
    QCOMPARE(program.field()->chosenCard(), card("8S"));
    program.press("C2");
    QCOMPARE(placed(program.state(), card("8S"))->owner, Seat::South);
    QCOMPARE(player(program.state(), Seat::South)->hand.size(), 4);
    program.hand()->press(QStringLiteral("card:0")); // Pia's turn: what she names is what she gives up
    sheet->press(QStringLiteral("9S"));
    State full = program.state();
    full.players[1].hand = QList<Card>(5, unnamed);
    program.play(full);
    program.hand()->press(QStringLiteral("card:0"));
    sheet->press(QStringLiteral("9S"));
    click(program, "draw");
    QCOMPARE(program.state().discard, QList<Card>{card("9S")});
    program.does("move", {{QStringLiteral("card"), QStringLiteral("5G")}, {QStringLiteral("to"), QStringLiteral("E2")}});
    program.hand()->press(QStringLiteral("hymn:0"));
    auto* which = program.part<QComboBox>("whichHymn");
    which->setCurrentIndex(which->findData(QStringLiteral("VIII")));
    click(program, "sendNamed");
    QVERIFY(program.state().song && program.state().song->hymn == card("VIII"));
}

void TestHands::whatLiesIsTypedAndTold_data()
{
    QTest::addColumn<bool>("isGerman");
    QTest::newRow("English") << false;
    QTest::newRow("German") << true;
}

// Deck, hymnal and hands as they lie, in one entry; in German nouns keep their capitals.
void TestHands::whatLiesIsTypedAndTold()
{
    QFETCH(const bool, isGerman);
    class Nouns : public QTranslator { // of a language that writes them with a capital
        QString translate(const char*, const char* text, const char*, int) const override
        {
            return qstrcmp(text, "(nouns are written small)") == 0 ? QStringLiteral("no") : QString();
        }
        bool isEmpty() const override { return false; }
    } nouns;
    if (isGerman)
        QCoreApplication::installTranslator(&nouns);
    Program program;
    State state = program.middle();
    state.settings.hands = Hands::Counts;
    for (Player& who : state.players)
        who.hand.fill(unnamed);
    program.play(state);
    const qint64 last = program.main->sitting()->table().last();
    const int deck = program.state().deck;
    const QJsonObject lies{
        {QStringLiteral("deck"), deck - 1}, {QStringLiteral("players.south.hand"), QJsonArray{QStringLiteral("?")}}};
    program.main->sitting()->propose(engine::Correct{{}, lies, QStringLiteral("counted")});
    QCOMPARE(program.state().deck, deck - 1);
    QCOMPARE(player(program.state(), Seat::South)->hand.size(), 1);
    QCOMPARE(program.main->sitting()->table().last(), last + 1);
    const auto entry = program.main->sitting()->entries(last + 1, last + 1);
    const QString told = program.main->sitting()->sentenceOf(entry->first())->text();
    QCoreApplication::removeTranslator(&nouns);
    QVERIFY2(told.contains(isGerman ? QStringLiteral(", Hand") : QStringLiteral(", hand")), qPrintable(told));
    program.main->sitting()->undo();
    QCOMPARE(program.state().deck, deck);
}

// Hymnal and held hymns as they lie, in one entry; which they are stays with whoever holds them.
void TestHands::heldHymnsAreCompared()
{
    Program program;
    program.play(program.middle());
    window::AuditPage page(*program.library);
    page.sit(program.main->sitting(), nullptr);
    page.refresh();
    QAbstractItemModel* model = page.findChild<QTreeView*>(QStringLiteral("tree"))->model();
    const auto row = [&](const char* path) {
        constexpr int pathRole = Qt::UserRole + 1;
        return model->match(model->index(0, 0), pathRole, QLatin1String(path), 1, Qt::MatchExactly | Qt::MatchRecursive).value(0);
    };
    const qint64 last = program.main->sitting()->table().last();
    const QModelIndex held = row("players.south.hymns"), hymnal = row("hymnal");
    QVERIFY(held.isValid() && hymnal.isValid());
    QCOMPARE(held.siblingAtColumn(window::AuditModel::Should).data().toString(), QStringLiteral("1"));
    QCOMPARE(hymnal.siblingAtColumn(window::AuditModel::Should).data().toString(), QStringLiteral("8"));
    model->setData(held.siblingAtColumn(window::AuditModel::Lies), QStringLiteral("2"), Qt::EditRole);
    model->setData(hymnal.siblingAtColumn(window::AuditModel::Lies), QStringLiteral("7"), Qt::EditRole);
    page.findChild<QPushButton*>(QStringLiteral("send"))->click();
    const Player& south = *player(program.state(), Seat::South);
    QCOMPARE(south.hymns.size(), 2);
    QVERIFY(south.hymns[0].id == card("IV") && !south.hymns[1].id.isNamed());
    QCOMPARE(program.state().hymnal, 7);
    QCOMPARE(program.main->sitting()->table().last(), last + 1);
}

// On the first turn the open house takes any card: the list says so, and asks which; so it does of an offering.
void TestHands::unknownHandsAreOffered()
{
    Program program;
    State state = program.middle();
    state.settings.hands = Hands::Counts;
    state.board.clear();
    for (Player& who : state.players) {
        who.hand = QList<Card>(5, unnamed);
        who.hymns.clear();
    }
    program.play(state);
    QVERIFY(offers(program, QStringLiteral("Summon a card to D1")));
    QVERIFY(offers(program, QStringLiteral("Learn a hymn")));
    kit::Sitting& sitting = *program.main->sitting();
    auto* sheet = program.part<kit::Board>("cardSheet");
    sitting.propose(Learn{});
    QVERIFY(program.part<QLabel>("offeringVerdict")->isVisible());
    QCOMPARE(player(program.state(), Seat::South)->hand.size(), 5);
    click(program, "cancelNaming");
    sitting.propose(Summon{unnamed, *Space::read(QLatin1String("D1")), {}, {}});
    QVERIFY(sheet->isVisible());
    sheet->press(QStringLiteral("8S"));
    QCOMPARE(placed(program.state(), card("8S"))->at.text(), QStringLiteral("D1"));
    QCOMPARE(player(program.state(), Seat::South)->hand.size(), 4);
    QCOMPARE(program.state().current, Seat::North);
    // Beside what lies there too.
    sitting.propose(Draw{unnamed, {}, {}});
    QVERIFY(offers(program, QStringLiteral("Summon a card to D2")));
    QVERIFY(!offers(program, QStringLiteral("Summon a card to D1")));
}

// Whoever presses the space first needs not press it again.
void TestHands::aSpaceIsChosenBeforeItsCard()
{
    Program program;
    program.play(program.middle());
    program.lift();
    program.press("C2"); // empty, and nothing is chosen
    program.takeInHand("2G");
    QVERIFY(placed(program.state(), card("2G")));
    QCOMPARE(placed(program.state(), card("2G"))->at.text(), QStringLiteral("C2"));
    // Where it may not lie it is only chosen.
    Program other;
    other.play(other.middle());
    other.lift();
    other.press("A7");
    other.takeInHand("2G");
    QVERIFY(!placed(other.state(), card("2G")));
    QCOMPARE(other.field()->chosenCard().text(), QStringLiteral("2G"));
}

void TestHands::offeringsAreJudged()
{
    Program program;
    program.play(program.middle());
    program.lift();
    click(program, "learn");
    auto* sheet = program.part<kit::Board>("cardSheet");
    auto* verdict = program.part<QLabel>("offeringVerdict");
    sheet->press(QStringLiteral("7S"));
    QVERIFY2(verdict->text().startsWith(QStringLiteral("✕")), qPrintable(verdict->text()));
    QVERIFY(verdict->text().contains(QStringLiteral("still hold a hymn")));
    QTest::keyClick(program.part<QWidget>("giveHymn"), Qt::Key_Space);
    QVERIFY2(verdict->text().startsWith(QStringLiteral("✓")), qPrintable(verdict->text()));
    click(program, "sendNamed");
    QVERIFY(!player(program.state(), Seat::South)->hand.contains(card("7S")));
    QCOMPARE(player(program.state(), Seat::South)->hymns.size(), 1);
    QCOMPARE(program.state().hymnal, 7);
    QVERIFY(!sheet->isVisible());
}

// Whoever holds too many chooses what goes back.
void TestHands::surplusIsChosen()
{
    Program program;
    State state = program.middle();
    state.players[0].hand += {card("8B"), card("3G")};
    program.play(state);
    QVERIFY(!offers(program, QStringLiteral("Shuffle back"))); // it would tell the hand
    program.lift();
    QVERIFY(offers(program, QStringLiteral("Shuffle back: 7 of Souls, 3 of Gears")));
    int ways = 0;
    for (const engine::Offer& offer : mercenarium::offers(program.state()))
        ways += offer.action.is<ReturnSurplus>() && offer.verdict.isAllowed();
    QCOMPARE(ways, 7 * 6 / 2);
}

// The chance of the next card, for nobody and for the one who looks: the cards in other hands count as unseen.
void TestHands::chanceSeesWithOnePairOfEyes()
{
    Program program;
    program.play(program.middle());
    const desk::Desk desk;
    const auto unseen = [&] {
        const QList<kit::OddsQuestion> all = desk.odds(*program.main->sitting());
        const auto answer =
            all.isEmpty() ? engine::Result<QList<dice::NamedOdds>>(QList<dice::NamedOdds>()) : all.first().answer();
        return answer && !answer->isEmpty() ? answer->first().name : QString();
    };
    const qsizetype known = program.state().board.size() + player(program.state(), Seat::South)->captures()
        + player(program.state(), Seat::North)->captures();
    QVERIFY2(unseen().startsWith(QString::number(deckCards - known)), qPrintable(unseen()));
    program.lift();
    QVERIFY2(unseen().startsWith(QString::number(deckCards - known - 5)), qPrintable(unseen()));
    for (const kit::OddsQuestion& question : desk.odds(*program.main->sitting()))
        QVERIFY(!question.title.isEmpty() && question.answer());
}

QTEST_MAIN(TestHands)
#include "tst_hands.moc"

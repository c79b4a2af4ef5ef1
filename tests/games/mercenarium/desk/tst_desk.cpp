// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The desk of Mercenarium through real widgets: the board and its cells, hands behind the curtain, hymns, naming, looking
// ahead, and a turn by keyboard alone.
#include "program.h"
#include "window/audit_page.h"
#include "window/history_page.h"

#include "cards/pack.h"
#include "games/mercenarium/desk/offer_words.h"
#include "games/mercenarium/desk/other_sheets.h"
#include "games/mercenarium/desk/thinking.h"
#include "games/mercenarium/rules/rules.h"
#include "kit/form.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTreeView>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include <random>

using namespace mercenarium;

namespace {

Card card(const char* text)
{
    return *Card::read(QLatin1String(text));
}

void point(kit::Board* board, const QString& cell)
{
    const QPoint at = board->cell(cell)->rect.center().toPoint();
    QMouseEvent event(QEvent::MouseMove, at, board->mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(board, &event);
}

void drag(kit::Board* board, const QString& from, const QString& onto)
{
    const QPoint start = board->cell(from)->rect.center().toPoint(), end = board->cell(onto)->rect.center().toPoint();
    const auto move = [board](QPoint to) {
        QMouseEvent event(QEvent::MouseMove, to, board->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(board, &event);
    };
    QTest::mousePress(board, Qt::LeftButton, {}, start);
    move((start + end) / 2);
    move(end);
    QTest::mouseRelease(board, Qt::LeftButton, {}, end);
}

bool offers(const Program& program, const QString& text)
{
    const auto* list = program.part<QListView>("offers");
    for (int row = 0; row < list->model()->rowCount(); ++row)
        if (list->model()->index(row, 0).data().toString().contains(text))
            return true;
    return false;
}

void click(const Program& program, const char* button)
{
    auto* widget = program.part<QPushButton>(button);
    QVERIFY2(widget && widget->isVisible() && widget->isEnabled(), button);
    QTest::mouseClick(widget, Qt::LeftButton);
}

QString notice(const Program& program)
{
    return program.part<QLabel>("noticeText")->text();
}

} // namespace

class TestDesk : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void everySpaceIsAnObject();
    void everyControlIsNamed();
    void anEveningBegins();
    void aChosenCardLightsItsSpaces();
    void aMoveAndACapture();
    void cardsAreDragged();
    void refusedSpacesSayWhy();
    void edgesAreCompared();
    void handsStayBehindTheCurtain();
    void secretsStayCoveredOnEveryPage();
    void nothingAsksForACoveredHand();
    void aFullHandIsAskedFor();
    void countedHandsAreNamed();
    void offeringsAreJudged();
    void aHymnIsSungOnTheBoard();
    void aSearchIsSecret();
    void aNamedCardIsPlaced();
    void surplusIsChosen();
    void mercenariesAreBought();
    void dangersAreTold();
    void dotsAreCountedWhenTheyMatter();
    void sheetsAreTyped();
    void zodiacAndWheelAreTyped();
    void sheetsLeaveAsAPack();
    void lastWaysOutOfLimboAreTold();
    void lookingAheadStops();
    void lookingAheadPlays();
    void chanceSeesWithOnePairOfEyes();
    void offersAreSentences();
    void aTurnByKeyboard();
    void nothingIsLargerThanTheWindow_data();
    void nothingIsLargerThanTheWindow();
    void theThumbnailIsPainted();
    void theBoardIsPrinted();
    void anActionIsPaintedInTime();
    void anythingMayBePressed();
};

void TestDesk::everySpaceIsAnObject()
{
    Program program;
    program.play(program.middle(true));
    const QList<kit::Cell>& cells = program.field()->cells();
    QCOMPARE(cells.size(), 49);
    for (const kit::Cell& cell : cells) {
        QVERIFY2(cell.focusable && cell.name.startsWith(cell.id), qPrintable(cell.name));
        QVERIFY2(QRectF(program.field()->rect()).contains(cell.rect), qPrintable(cell.id));
    }
    const QString queen = program.field()->cell(QStringLiteral("G4"))->name;
    for (const char* word : {"Queen of Gears", "Rex", "house", "under contract"})
        QVERIFY2(queen.contains(QLatin1String(word)), qPrintable(queen));
    const QString ten = program.field()->cell(QStringLiteral("F4"))->name;
    QVERIFY2(ten.contains(QStringLiteral("threatened by")) && ten.contains(QStringLiteral("9 of Blades")), qPrintable(ten));
    QVERIFY(program.field()->cell(QStringLiteral("A1"))->name.contains(QStringLiteral("empty")));
    // A board of another size is another board.
    State small = program.state();
    small.settings.boardWidth = 5;
    small.board.clear();
    program.play(small);
    QCOMPARE(program.field()->cells().size(), 35);
}

void TestDesk::everyControlIsNamed()
{
    Program program;
    const auto look = [&] {
        for (const QWidget* widget : program.part<QWidget>("mercenarium")->findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() || widget->objectName().startsWith(QLatin1String("qt_")) || widget->parentWidget()->inherits("QSpinBox")
                || widget->parentWidget()->inherits("QComboBox") || widget->inherits("QAbstractScrollArea"))
                continue;
            QString name = widget->accessibleName() + widget->property("text").toString();
            for (const QLabel* label : program.main->findChildren<QLabel*>())
                if (label->buddy() == widget)
                    name += label->text();
            QVERIFY2(!name.isEmpty() || widget->focusProxy(), qPrintable(QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName()));
        }
    };
    look();
    program.play(program.middle());
    program.lift();
    look();
    click(program, "learn");
    look();
    click(program, "typeCards");
    QVERIFY(program.part<QWidget>("auraSheet")->isVisible());
    look();
    click(program, "moreActions");
    QVERIFY(program.part<QComboBox>("verb")->isVisible());
}

void TestDesk::anEveningBegins()
{
    Program program;
    QVERIFY(program.part<QWidget>("opening")->isVisible());
    QTest::keyClicks(program.part<QLineEdit>("name-west"), QStringLiteral("Jon"));
    click(program, "sit-west");
    QTest::keyClicks(program.part<QLineEdit>("name-east"), QStringLiteral("Rex"));
    QTest::keyClick(program.part<QLineEdit>("name-east"), Qt::Key_Return);
    QCOMPARE(program.state().players.size(), 4);
    QCOMPARE(nameOf(program.state(), Seat::East), QStringLiteral("Rex"));
    auto* width = program.part<QSpinBox>("boardWidth");
    width->setFocus();
    width->setValue(9);
    QTest::keyClick(width, Qt::Key_Return);
    QCOMPARE(program.state().settings.boardWidth, 9);
    QCOMPARE(program.field()->cells().size(), 63);
    auto* house = program.part<QComboBox>("house-west");
    house->setFocus();
    house->setCurrentIndex(house->findData(QStringLiteral("green")));
    emit house->activated(house->currentIndex());
    QCOMPARE(program.state().settings.houses.west, Colour::Green);
    click(program, "deal");
    QVERIFY(program.state().dealt);
    for (const Player& who : program.state().players)
        QCOMPARE(who.hand.size(), 5);
    while (program.state().step == Step::Setup)
        click(program, "rollOrder");
    QVERIFY(!program.part<QWidget>("opening")->isVisible());
    QVERIFY(!program.hand()->isVisible()); // nobody has said yet that the right one looks
}

void TestDesk::aChosenCardLightsItsSpaces()
{
    Program program;
    program.play(program.middle());
    program.lift();
    program.takeInHand("7S");
    QSet<QString> lit;
    for (const desk::Aim& aim : program.field()->aims())
        if (aim.isAllowed())
            lit += aim.at.text();
    QSet<QString> lawful;
    for (const engine::Offer& offer : mercenarium::offers(program.state()))
        if (offer.verb == QLatin1String("summon") && offer.verdict.isAllowed() && offer.fields.value(QLatin1String("card")).toString() == QLatin1String("7S"))
            lawful += offer.fields.value(QLatin1String("at")).toString();
    QCOMPARE(lit, lawful);
    QVERIFY(lit.contains(QStringLiteral("C2")) && !lit.contains(QStringLiteral("E3")));
    QVERIFY(program.field()->cell(QStringLiteral("C2"))->name.contains(QStringLiteral("D2: 7 ≥ 5"))); // the base is named
    QVERIFY(program.field()->cell(QStringLiteral("E3"))->help.contains(QStringLiteral("does not fit beside 9 of Blades")));
    program.press("C2");
    const Placed* there = cardAt(program.state(), *Space::read(QStringLiteral("C2")));
    QVERIFY(there && there->id == card("7S") && there->owner == Seat::South);
    QVERIFY(!program.field()->chosenCard().isNamed());
}

void TestDesk::aMoveAndACapture()
{
    Program program;
    program.play(program.middle());
    program.press("D2");
    program.press("E2");
    QCOMPARE(placed(program.state(), card("5G"))->at, *Space::read(QStringLiteral("E2")));
    QCOMPARE(program.state().current, Seat::North);
    program.main->sitting()->undo();
    program.press("F3");
    QVERIFY(program.field()->cell(QStringLiteral("F4"))->name.contains(QStringLiteral("takes 10 of Claws")));
    program.press("F4");
    QCOMPARE(player(program.state(), Seat::South)->captures(), 4);
    QCOMPARE(placed(program.state(), card("9B"))->at, *Space::read(QStringLiteral("F4")));
}

void TestDesk::cardsAreDragged()
{
    Program program;
    program.play(program.middle());
    drag(program.field(), QStringLiteral("D2"), QStringLiteral("C2"));
    QCOMPARE(placed(program.state(), card("5G"))->at, *Space::read(QStringLiteral("C2")));
    program.main->sitting()->undo();
    drag(program.field(), QStringLiteral("F3"), QStringLiteral("F4"));
    QCOMPARE(player(program.state(), Seat::South)->captures(), 4);
}

void TestDesk::refusedSpacesSayWhy()
{
    Program program;
    program.play(program.middle());
    program.lift();
    const qint64 before = program.main->sitting()->table().last();
    program.takeInHand("2G");
    program.press("E3");
    QCOMPARE(program.main->sitting()->table().last(), before);
    QVERIFY2(notice(program).contains(QStringLiteral("Refused")) && notice(program).contains(QStringLiteral("does not fit")), qPrintable(notice(program)));
    program.press("D2"); // another card is chosen instead
    program.press("D2"); // and let go
    QVERIFY(!program.field()->chosenCard().isNamed());
    program.press("D2");
    program.press("A7"); // out of reach
    QVERIFY2(notice(program).contains(QStringLiteral("Refused")), qPrintable(notice(program)));
    drag(program.field(), QStringLiteral("D4"), QStringLiteral("D2"));
    QCOMPARE(program.main->sitting()->table().last(), before);
}

void TestDesk::edgesAreCompared()
{
    Program program;
    program.play(program.middle());
    const auto* text = program.part<QLabel>("closeUpText");
    point(program.field(), QStringLiteral("F3"));
    QVERIFY2(program.part<QLabel>("closeUpTitle")->text().contains(QStringLiteral("9 of Blades")), qPrintable(text->text()));
    program.press("F3");
    point(program.field(), QStringLiteral("F4"));
    QVERIFY2(text->text().contains(QStringLiteral("Top edge with 2 dots against top edge with 1")), qPrintable(text->text()));
    program.press("F3");
    program.press("D4");
    // the same by keyboard, and a Lord
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(program.field(), &leave);
    program.field()->setFocus();
    program.field()->focusCell(QStringLiteral("D4"));
    QTest::keyClick(program.field(), Qt::Key_Left);
    QCOMPARE(program.field()->focusedCell(), QStringLiteral("C4"));
    QVERIFY2(text->text().contains(QStringLiteral("alchemy")) && text->text().contains(QStringLiteral("Souls consume Gears")), qPrintable(text->text()));
}

void TestDesk::handsStayBehindTheCurtain()
{
    Program program;
    program.play(program.middle());
    QVERIFY(!program.hand()->isVisible());
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
    // A card that comes into a hand is named nowhere.
    program.does("draw", {{QStringLiteral("discard"), QStringLiteral("2G")}});
    QVERIFY2(notice(program).contains(QStringLiteral("draws a card")), qPrintable(notice(program)));
}

// With the curtain down nothing lists what is in the hand: neither a sheet of cards nor the reasons of a refusal.
void TestDesk::nothingAsksForACoveredHand()
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
        for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole), int(Qt::AccessibleDescriptionRole)})
            QVERIFY2(!why->model()->index(row, 0).data(role).toString().contains(QStringLiteral("7 of Souls")), qPrintable(why->model()->index(row, 0).data(role).toString()));
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

void TestDesk::aFullHandIsAskedFor()
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

void TestDesk::countedHandsAreNamed()
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

void TestDesk::offeringsAreJudged()
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

void TestDesk::aHymnIsSungOnTheBoard()
{
    Program program;
    State state = program.middle();
    state.players[0].hymns = {Held{card("II"), false, 0}};
    state.players[1].hymns = {Held{card("IV"), false, 0}};
    state.hymns = {};
    HymnLine line;
    line.id = card("II");
    line.effect = QStringLiteral("Move one card, then take <b>another</b> away.");
    line.steps = {Effect{EffectKind::Move, {}, {}, {}, 1, {}}, Effect{EffectKind::Remove, {}, {}, {}, 1, {}}};
    state.hymns += line;
    program.play(state);
    program.lift();
    program.takeInHand("II");
    click(program, "actOnCard");
    QVERIFY(program.part<QWidget>("song")->isVisible());
    QCOMPARE(program.part<QLabel>("songText")->text(), line.effect);
    program.press("D5"); // an enemy's card, because the hymn says so
    program.press("E5");
    QCOMPARE(placed(program.state(), card("JB"))->at, *Space::read(QStringLiteral("E5")));
    auto* choice = program.part<QComboBox>("choice0");
    for (int row = 0; row < choice->count(); ++row)
        if (choice->itemText(row).contains(QStringLiteral("Lord of Gears")))
            choice->setCurrentIndex(row);
    click(program, "step0");
    QVERIFY(!placed(program.state(), card("LG")));
    click(program, "endSong");
    QVERIFY(!program.state().song);
    QCOMPARE(program.state().current, Seat::North);
}

// What the deck holds tells what the other hand does not: a search is for the eyes of the singer.
void TestDesk::aSearchIsSecret()
{
    Program program;
    State state = program.middle();
    state.singularity = true;
    state.hymnal = 0;
    state.players[0].hymns = {Held{card("VII"), false, 0}};
    program.play(state);
    program.does("sing", {{QStringLiteral("hymn"), QStringLiteral("VII")}});
    QVERIFY(program.part<QWidget>("song")->isVisible());
    QVERIFY(!offers(program, QStringLiteral("search the deck")));
    QVERIFY(program.part<QComboBox>("choice0")->itemText(0).contains(QStringLiteral("Iva looks first")));
    QVERIFY(!program.part<QPushButton>("step0")->isEnabled());
    click(program, "liftCurtain");
    auto* choice = program.part<QComboBox>("choice0");
    const int lord = choice->findText(QStringLiteral("Lord of Souls"));
    QVERIFY(lord >= 0 && choice->findText(QStringLiteral("8 of Souls")) < 0); // that one is in a hand
    choice->setCurrentIndex(lord);
    click(program, "step0");
    QVERIFY(player(program.state(), Seat::South)->hand.contains(card("LS")));
    QVERIFY(!notice(program).contains(QStringLiteral("Lord of Souls")));
}

// A hymn puts a card of a counted hand onto the board: it is named, then its space is chosen.
void TestDesk::aNamedCardIsPlaced()
{
    Program program;
    State state = program.middle();
    state.settings.hands = Hands::Counts;
    for (Player& who : state.players) {
        who.hand.fill(unnamed);
        who.hymns = {Held{unnamed, false, 0}};
    }
    program.play(state);
    program.does("sing", {{QStringLiteral("hymn"), QStringLiteral("VI")}});
    program.hand()->press(QStringLiteral("card:0"));
    program.part<kit::Board>("cardSheet")->press(QStringLiteral("8S"));
    program.press("A7");
    QVERIFY(placed(program.state(), card("8S")) && placed(program.state(), card("8S"))->at == *Space::read(QStringLiteral("A7")));
    QCOMPARE(player(program.state(), Seat::South)->hand.size(), 4);
    QVERIFY(program.state().song && program.state().song->due.isEmpty());
}

// Whoever holds too many chooses what goes back.
void TestDesk::surplusIsChosen()
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
        ways += offer.verb == QLatin1String("return") && offer.verdict.isAllowed();
    QCOMPARE(ways, 7 * 6 / 2);
}

void TestDesk::mercenariesAreBought()
{
    Program program;
    program.play(program.middle(true));
    program.press("G4");
    QVERIFY(program.part<QLabel>("closeUpText")->text().contains(QStringLiteral("Under contract")));
    click(program, "actOnCard");
    QVERIFY2(notice(program).contains(QStringLiteral("under contract")), qPrintable(notice(program)));
    program.press("G4");
    program.press("D5");
    click(program, "actOnCard");
    QCOMPARE(placed(program.state(), card("JB"))->owner, Seat::South);
    QCOMPARE(player(program.state(), Seat::South)->faceDown.size(), 1);
    QVERIFY(program.field()->cell(QStringLiteral("D5"))->name.contains(QStringLiteral("under contract")));
    QVERIFY(program.part<QWidget>("contracts")->toolTip().contains(QStringLiteral("Jack of Blades until the turn of Iva")));
}

void TestDesk::dangersAreTold()
{
    Program program;
    State state = program.middle();
    state.board.removeIf([](const Placed& one) { return one.owner == Seat::South; });
    for (Placed& one : state.board)
        if (one.id == card("4C"))
            one.at = houseOf(state, Seat::South);
    state.players[0].limboSince = 56;
    program.play(state);
    const QString limbo = program.part<QLabel>("warnings")->text();
    QVERIFY2(limbo.contains(QStringLiteral("Iva is in Limbo")) && limbo.contains(QStringLiteral("buying Jack of Blades")) && limbo.contains(QStringLiteral("end of this turn")), qPrintable(limbo));
    program.play(program.middle());
    QVERIFY(!program.part<QLabel>("warnings")->isVisible());
    const auto there = [&](const char* what, const char* to) { program.does("move", {{QStringLiteral("card"), QLatin1String(what)}, {QStringLiteral("to"), QLatin1String(to)}}); };
    for (int times = 0; times < 3; ++times) {
        there("5G", times % 2 ? "D2" : "E2");
        there("4C", times % 2 ? "D7" : "E7");
    }
    for (int times = 0; times < 6 && program.part<QLabel>("warnings")->text().isEmpty(); ++times) {
        there("5G", times % 2 ? "E2" : "D2");
        there("4C", times % 2 ? "E7" : "D7");
    }
    QVERIFY2(program.part<QLabel>("warnings")->text().contains(QStringLiteral("position")), qPrintable(program.part<QLabel>("warnings")->text()));
}

void TestDesk::dotsAreCountedWhenTheyMatter()
{
    Program program;
    State state = program.middle();
    state.auras.removeIf([](const AuraLine& line) { return line.id == card("10C"); });
    program.play(state);
    program.press("F3");
    program.press("F4");
    auto* theirs = program.part<QSpinBox>("dotsTheirs");
    QVERIFY(theirs->isVisible() && theirs->isEnabled());
    QVERIFY(!program.part<QSpinBox>("dotsMine")->isEnabled()); // the sheet knows these
    theirs->setValue(1);
    click(program, "sendNamed");
    QCOMPARE(player(program.state(), Seat::South)->captures(), 4);
    QCOMPARE(auraOf(program.state(), card("10C")).north, 1);
}

void TestDesk::sheetsAreTyped()
{
    Program program;
    program.play(program.middle());
    click(program, "typeCards");
    program.part<kit::Board>("auraSheet")->press(QStringLiteral("KB"));
    program.part<QSpinBox>("dots-north")->setValue(4);
    click(program, "saveDots");
    QCOMPARE(auraOf(program.state(), card("KB")).north, 4);
    program.part<QSpinBox>("dots-west")->setValue(1); // the Ace lies there now
    click(program, "saveDots");
    QCOMPARE(auraOf(program.state(), card("AB")).west, 1);
    QVERIFY(program.part<QWidget>("auraSheet")->isVisible());
    auto* hymns = program.part<QComboBox>("hymnSheet");
    hymns->setCurrentIndex(5);
    emit hymns->activated(5);
    auto* effect = program.part<QWidget>("sheets")->findChild<kit::Editor*>(QStringLiteral("effect"))->findChild<QLineEdit*>();
    QVERIFY(effect);
    effect->setFocus();
    effect->selectAll();
    QTest::keyClicks(effect, QStringLiteral("Everybody sits down."));
    click(program, "saveHymn");
    QCOMPARE(textOf(program.state(), card("VI")), QStringLiteral("Everybody sits down."));
    click(program, "closeSheets");
    QVERIFY(program.field()->isVisible());
}

void TestDesk::zodiacAndWheelAreTyped()
{
    Program program;
    program.play(program.middle());
    click(program, "typeCards");
    auto* hymn = program.part<QComboBox>("zodiacHymn");
    program.part<QSpinBox>("zodiacFace")->setValue(12);
    QCOMPARE(hymn->currentIndex(), 11);
    hymn->setCurrentIndex(14);
    emit hymn->activated(14);
    QCOMPARE(zodiacHymn(program.state(), 12), card("XV"));
    QCOMPARE(hymn->currentIndex(), 14);
    click(program, "reverseWheel");
    QCOMPARE(alchemy(wheelOf(program.state().settings), Suit::Claws, Suit::Blades), Contest::Capture);
    click(program, "reverseWheel");
    QCOMPARE(alchemy(wheelOf(program.state().settings), Suit::Blades, Suit::Claws), Contest::Capture);
}

// What was typed in once begins the next game too.
void TestDesk::sheetsLeaveAsAPack()
{
    Program program;
    State state = program.middle();
    state.auras = {AuraLine{card("8B"), Aura{2, 4, 1, 1}, QStringLiteral("Iva")}};
    state.zodiac = {card("II")};
    program.play(state);
    click(program, "typeCards");
    const QString file = program.folder.filePath(QStringLiteral("ours.json"));
    QVERIFY(program.part<desk::OtherSheets>("otherSheets")->saveTo(file));
    QVERIFY(!program.part<desk::OtherSheets>("otherSheets")->saveTo(program.folder.filePath(QStringLiteral("nowhere/ours.json"))));
    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    const engine::Game& game = program.main->sitting()->game();
    const auto pack = cards::readPack(saved.readAll(), game, QStringLiteral("ours"));
    QVERIFY2(bool(pack), pack ? "" : qPrintable(pack.faults().first().text()));
    const auto begun = game.newGame(pack->setup);
    QVERIFY2(bool(begun), begun ? "" : qPrintable(begun.faults().first().text()));
    const State& next = desk::stateOf(*begun);
    QCOMPARE(auraOf(next, card("8B")), (Aura{2, 4, 1, 1}));
    QCOMPARE(zodiacHymn(next, 1), card("II"));
    QCOMPARE(textOf(next, card("VI")), textOf(state, card("VI")));
    QCOMPARE(next.settings.houses.west, state.settings.houses.west);
    QVERIFY(next.players.isEmpty());
}

void TestDesk::lastWaysOutOfLimboAreTold()
{
    Program program;
    State state = program.middle();
    state.players[0].hand = {card("7S")};
    state.board.removeIf([](const Placed& one) { return one.owner == Seat::South; });
    for (Placed& one : state.board)
        if (one.id == card("10C"))
            one.at = *Space::read(QStringLiteral("D1"));
    program.play(state);
    desk::Desk desk;
    int losing = 0, helping = 0;
    for (const engine::Offer& offer : mercenarium::offers(program.state())) {
        const kit::OfferText text = desk.offerText(*program.main->sitting(), offer);
        if (offer.verb == QLatin1String("draw") || offer.verb == QLatin1String("learn")) {
            QCOMPARE(text.outcome, QStringLiteral("loses"));
            ++losing;
        }
        helping += offer.verb == QLatin1String("buy") && text.outcome != QLatin1String("loses");
    }
    QVERIFY(losing > 0 && helping > 0);
}

void TestDesk::lookingAheadStops()
{
    Program program;
    program.play(program.middle());
    QVERIFY(!program.part<QPushButton>("lookAhead")->isEnabled()); // it would tell
    click(program, "openHands");
    auto* thinking = program.part<desk::Thinking>("thinking");
    thinking->budget = {5000000, 0};
    click(program, "lookAhead");
    QVERIFY(thinking->isThinking()); // and the window goes on
    program.press("D2");
    QCOMPARE(program.field()->chosenCard(), card("5G"));
    QSignalSpy found(thinking, &desk::Thinking::found);
    click(program, "lookAhead");
    QVERIFY(found.wait(20000));
    QVERIFY(!thinking->isThinking());
    // A change of the table ends it too, without an answer to the question of before.
    click(program, "lookAhead");
    found.clear();
    program.does("move", {{QStringLiteral("card"), QStringLiteral("5G")}, {QStringLiteral("to"), QStringLiteral("E2")}});
    QVERIFY(!thinking->isThinking());
    QCoreApplication::processEvents();
    QCOMPARE(found.count(), 0);
}

void TestDesk::lookingAheadPlays()
{
    Program program;
    State state = program.middle();
    state.players[0].faceUp += card("8C");
    program.play(state);
    click(program, "openHands");
    auto* thinking = program.part<desk::Thinking>("thinking");
    thinking->budget = {3000, 0};
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    QSignalSpy found(thinking, &desk::Thinking::found);
    click(program, "lookAhead");
    QVERIFY(found.wait(20000));
    const QString line = program.part<QLabel>("bestLine")->text();
    QVERIFY2(line.contains(QStringLiteral("Hymns are left out")), qPrintable(line));
    QVERIFY2(line.contains(QStringLiteral("takes")) && line.contains(QStringLiteral("wins")), qPrintable(line));
    program.part<QPushButton>("playBest")->setFocus();
    click(program, "playBest");
    QCOMPARE(QApplication::focusWidget(), program.field()); // not somewhere else because the button is gone
    QCOMPARE(program.state().step, Step::Over);
    QCOMPARE(program.state().winner, std::optional(Seat::South));
    QVERIFY(program.part<QLabel>("closeUpTitle")->text().contains(QStringLiteral("Iva wins")));
}

// The chance of the next card, for nobody and for the one who looks: the cards in other hands count as unseen.
void TestDesk::chanceSeesWithOnePairOfEyes()
{
    Program program;
    program.play(program.middle());
    const desk::Desk desk;
    const auto unseen = [&] {
        const QList<kit::OddsQuestion> all = desk.odds(*program.main->sitting());
        const auto answer = all.isEmpty() ? engine::Result<QList<dice::NamedOdds>>(QList<dice::NamedOdds>()) : all.first().answer();
        return answer && !answer->isEmpty() ? answer->first().name : QString();
    };
    const qsizetype known = program.state().board.size() + player(program.state(), Seat::South)->captures() + player(program.state(), Seat::North)->captures();
    QVERIFY2(unseen().startsWith(QString::number(deckCards - known)), qPrintable(unseen()));
    program.lift();
    QVERIFY2(unseen().startsWith(QString::number(deckCards - known - 5)), qPrintable(unseen()));
    for (const kit::OddsQuestion& question : desk.odds(*program.main->sitting()))
        QVERIFY(!question.title.isEmpty() && question.answer());
}

// What a hand holds stands neither in the comparison with the table nor in the history while the curtain is down, and a
// correction that is made without seeing it leaves it as it is.
void TestDesk::secretsStayCoveredOnEveryPage()
{
    Program program;
    program.play(program.middle());
    kit::Sitting& sitting = *program.main->sitting();
    sitting.showTo({});
    window::AuditPage audit;
    audit.sit(&sitting, nullptr);
    audit.refresh();
    QAbstractItemModel* rows = audit.findChild<QTreeView*>(QStringLiteral("tree"))->model();
    QStringList all; // every text of the list
    const auto walk = [&](const auto& self, const QModelIndex& parent) -> void {
        for (int row = 0; row < rows->rowCount(parent); ++row) {
            all += rows->index(row, 0, parent).data().toString() + QLatin1Char(' ') + rows->index(row, 1, parent).data().toString();
            self(self, rows->index(row, 0, parent));
        }
    };
    walk(walk, {});
    const QString compared = all.join(QLatin1Char('\n'));
    QVERIFY2(compared.contains(QStringLiteral("9C")), qPrintable(compared)); // lies face up
    QVERIFY2(!compared.contains(QStringLiteral("8S, 9S")) && !compared.contains(QStringLiteral("7S, 2G")), qPrintable(compared)); // every card has a line for its dots too
    for (const auto& [name, lies] : {std::pair("Deck", "13"), std::pair("Hymnal", "7")}) {
        const QModelIndexList found = rows->match(rows->index(0, 0), Qt::DisplayRole, QLatin1String(name), -1, Qt::MatchExactly | Qt::MatchRecursive);
        QVERIFY2(!found.isEmpty(), name);
        QVERIFY(rows->setData(found.first().siblingAtColumn(2), QLatin1String(lies)));
    }
    QTest::mouseClick(audit.findChild<QPushButton*>(QStringLiteral("send")), Qt::LeftButton);
    QCOMPARE(program.state().deck, 13);
    QCOMPARE(program.state().hymnal, 7);
    QCOMPARE(player(program.state(), Seat::South)->hand, program.middle().players[0].hand);
    QCOMPARE(player(program.state(), Seat::North)->hand.size(), 3);

    window::HistoryPage history;
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

void TestDesk::offersAreSentences()
{
    Program program;
    const desk::Desk desk;
    const auto look = [&] {
        for (const engine::Offer& offer : program.main->sitting()->game().offers(program.main->sitting()->state())) {
            const kit::OfferText text = desk.offerText(*program.main->sitting(), offer);
            QVERIFY2(!text.title.isEmpty() && text.title[0].isLetterOrNumber() && !text.title.contains(QLatin1Char('_')), qPrintable(offer.verb + QLatin1Char(' ') + text.title));
            QVERIFY2(!text.title.contains(QLatin1Char('%')) && !text.detail.contains(QLatin1Char('%')) && !text.outcome.contains(QLatin1Char('%')), qPrintable(text.title + text.detail));
            QVERIFY(desk.actorName(program.main->sitting()->state(), offer.actor) != offer.actor);
        }
    };
    look();
    program.play(program.middle(true));
    look();
    program.does("sing", {{QStringLiteral("hymn"), QStringLiteral("IV")}});
    look();
    QVERIFY(!desk.heading(program.main->sitting()->state()).isEmpty());
    QCOMPARE(desk.figures(program.main->sitting()->state()).size(), 2);
    QCOMPARE(desk.dice(program.main->sitting()->state()).size(), 3);
}

// Lift the curtain, take a card, find a lit space, put it there; then an answer on the board: no mouse at all.
void TestDesk::aTurnByKeyboard()
{
    Program program;
    program.play(program.middle());
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    const auto key = [](Qt::Key one, Qt::KeyboardModifiers with = {}) {
        QVERIFY(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), one, with);
    };
    const auto tabTo = [&](const char* name) {
        for (int presses = 0; presses < 60 && QApplication::focusWidget()->objectName() != QLatin1String(name); ++presses)
            key(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), QLatin1String(name));
    };
    const auto walkTo = [&](const char* space) {
        const Space wanted = *Space::read(QLatin1String(space));
        for (int steps = 0; steps < 30 && program.field()->focusedCell() != QLatin1String(space); ++steps) {
            const Space now = *Space::read(program.field()->focusedCell());
            key(now.column < wanted.column ? Qt::Key_Right : now.column > wanted.column ? Qt::Key_Left : now.row < wanted.row ? Qt::Key_Up : Qt::Key_Down);
        }
        QCOMPARE(program.field()->focusedCell(), QLatin1String(space));
    };
    program.field()->setFocus();
    key(Qt::Key_F8);
    QTRY_VERIFY(program.hand()->isVisible());
    tabTo("hand");
    for (int steps = 0; steps < 4; ++steps)
        key(Qt::Key_Left);
    key(Qt::Key_Return); // the first card: 7 of Souls
    QCOMPARE(program.field()->chosenCard(), card("7S"));
    tabTo("field");
    walkTo("C2");
    key(Qt::Key_Space);
    QVERIFY(placed(program.state(), card("7S")));
    QCOMPARE(program.state().current, Seat::North);
    QCOMPARE(QApplication::focusWidget(), program.field());
    walkTo("F4");
    key(Qt::Key_Return);
    QCOMPARE(program.field()->chosenCard(), card("10C"));
    key(Qt::Key_Escape);
    QVERIFY(!program.field()->chosenCard().isNamed());
    key(Qt::Key_Return);
    walkTo("G4");
    key(Qt::Key_Return);
    QCOMPARE(placed(program.state(), card("10C"))->at, *Space::read(QStringLiteral("G4")));
}

void TestDesk::nothingIsLargerThanTheWindow_data()
{
    QTest::addColumn<QString>("what");
    for (const char* what : {"opening", "two", "four", "lifted", "song", "learn", "sheets", "limbo"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestDesk::nothingIsLargerThanTheWindow()
{
    QFETCH(QString, what);
    Program program;
    if (what != QLatin1String("opening"))
        program.play(program.middle(what != QLatin1String("two")));
    program.lift();
    if (what == QLatin1String("song"))
        program.does("sing", {{QStringLiteral("hymn"), QStringLiteral("IV")}});
    if (what == QLatin1String("learn"))
        click(program, "learn");
    if (what == QLatin1String("sheets"))
        click(program, "typeCards");
    if (what == QLatin1String("limbo")) {
        State state = program.middle(true);
        state.board.removeIf([](const Placed& one) { return one.owner == Seat::South; });
        state.board.first().at = houseOf(state, Seat::South);
        program.play(state);
    }
    QCoreApplication::processEvents();
    program.main->resize(1280, 720);
    QCoreApplication::processEvents();
    QCOMPARE(program.main->size(), QSize(1280, 720));
    for (const QWidget* widget : program.part<QWidget>("mercenarium")->findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != program.main.get())
            continue;
        bool scrolls = false;
        for (const QWidget* above = widget->parentWidget(); above && !scrolls; above = above->parentWidget())
            scrolls = above->inherits("QAbstractScrollArea");
        const QRect place(widget->mapTo(program.main.get(), QPoint()), widget->size());
        if (!scrolls)
            QVERIFY2(program.main->rect().contains(place), qPrintable(widget->objectName() + QLatin1String(widget->metaObject()->className())));
    }
}

void TestDesk::theThumbnailIsPainted()
{
    Program program;
    const desk::Desk desk;
    const auto painted = [&] {
        QImage image(120, 80, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        desk.paintThumbnail(painter, image.rect(), program.main->sitting()->state());
        return image;
    };
    const QImage empty = painted();
    program.play(program.middle());
    QVERIFY(painted() != empty);
    QVERIFY(qAlpha(empty.pixel(60, 40)) > 0);
}

void TestDesk::theBoardIsPrinted()
{
    Program program;
    program.play(program.middle(true));
    const auto pages = [&](qsizetype which, kit::Paper paper) { return kit::pictures(desk::Desk().sheets(*program.main->sitting())[which], paper); };
    QCOMPARE(desk::Desk().sheets(*program.main->sitting()).size(), 2);
    for (const kit::Paper paper : {kit::Paper::A4, kit::Paper::Letter})
        for (const qsizetype which : {0, 1})
            QCOMPARE(pages(which, paper).size(), 1);
    const QImage board = pages(0, kit::Paper::A4).first(), dots = pages(1, kit::Paper::A4).first();
    program.does("move", {{QStringLiteral("card"), QStringLiteral("5G")}, {QStringLiteral("to"), QStringLiteral("E2")}});
    QVERIFY(pages(0, kit::Paper::A4).first() != board);
    QCOMPARE(pages(1, kit::Paper::A4).first(), dots);
    program.does("type-aura", {{QStringLiteral("card"), QStringLiteral("KB")}, {QStringLiteral("aura"), QStringLiteral("5/5/5/5")}});
    QVERIFY(pages(1, kit::Paper::A4).first() != dots);
}

void TestDesk::anActionIsPaintedInTime()
{
    Program program;
    State full = program.middle(true);
    full.settings.boardWidth = full.settings.boardHeight = 9;
    program.play(full);
    QElapsedTimer timer;
    timer.start();
    program.does("move", {{QStringLiteral("card"), QStringLiteral("5G")}, {QStringLiteral("to"), QStringLiteral("E2")}});
    program.main->repaint();
    QVERIFY(timer.elapsed() < 1600);
}

// Restless players: whatever is there is pressed, in any order. Nothing crashes, warns or leaves a cell without a name.
void TestDesk::anythingMayBePressed()
{
    Program program;
    std::mt19937 random(7);
    const auto any = [&](qsizetype count) { return qsizetype(random() % std::uint32_t(count)); };
    const auto pressCell = [&](kit::Board* board) {
        QStringList open;
        for (const kit::Cell& cell : board->cells())
            if (cell.focusable)
                open += cell.id;
        if (board->isVisible() && !open.isEmpty())
            board->press(open[any(open.size())]);
        if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
            menu->actions()[any(menu->actions().size())]->trigger();
            menu->close();
        }
    };
    const QStringList never{QStringLiteral("sit-south"), QStringLiteral("sit-north"), QStringLiteral("lookAhead"), QStringLiteral("saveSheets")}; // somebody has to stay, and waits for nobody
    QSet<QString> verbs;
    connect(program.main->sitting(), &kit::Sitting::changed, this, [&](const engine::Submission& submission) { verbs += submission.sentence.text().section(QLatin1Char(' '), 1, 1); });
    for (int presses = 0; presses < 900; ++presses) {
        if (program.state().step == Step::Over)
            program.play(program.middle(any(2) == 0));
        switch (any(8)) {
        case 0:
        case 1:
        case 2: pressCell(program.field()); break;
        case 3: pressCell(program.hand()); break;
        case 4: pressCell(program.part<kit::Board>(any(2) ? "players" : "cardSheet")); break;
        case 5: {
            QList<QPushButton*> buttons;
            for (QPushButton* button : program.part<QWidget>("mercenarium")->findChildren<QPushButton*>())
                if (button->isVisible() && button->isEnabled() && !never.contains(button->objectName()))
                    buttons += button;
            if (!buttons.isEmpty())
                buttons[any(buttons.size())]->click();
            break;
        }
        default:
            if (auto* offers = program.part<QListView>("offers"); offers->model()->rowCount() > 0)
                emit offers->clicked(offers->model()->index(int(any(offers->model()->rowCount())), 0));
        }
        QCoreApplication::processEvents();
        for (const kit::Cell& cell : program.field()->cells())
            QVERIFY2(!cell.name.isEmpty(), qPrintable(cell.id));
    }
    QVERIFY2(verbs.size() >= 5, qPrintable(QStringList(verbs.begin(), verbs.end()).join(QLatin1Char(' '))));
}

QTEST_MAIN(TestDesk)
#include "tst_desk.moc"

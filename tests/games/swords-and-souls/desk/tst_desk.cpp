// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The desk of Swords & Souls through real widgets: seats, heroes, an attack round the circle, buying, instants, secrets
// behind the curtain, deck memory.
#include "program.h"
#include "cards/places.h"
#include "engine/path.h"
#include "engine/table_actions.h"

#include "games/swords-and-souls/desk/chances.h"
#include "games/swords-and-souls/desk/circle.h"
#include "games/swords-and-souls/desk/hero_face.h"
#include "games/swords-and-souls/desk/memory_model.h"
#include "games/swords-and-souls/desk/offer_words.h"
#include "games/swords-and-souls/rules/actions.h"
#include "kit/own_seat.h"
#include "kit/deciding.h"
#include "kit/drawn/readout.h"
#include "kit/entry/card_layout.h"
#include "kit/forms/verb_form.h"
#include "kit/lists/dice_tray.h"
#include "kit/lists/now_panel.h"
#include "support/measured_paper.h"
#include "window/history/audit_page.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>
#include <QWheelEvent>

using namespace swordsandsouls;

namespace {

QString allTexts(const Program& program)
{
    QStringList texts;
    for (const kit::Board* board : {program.circle(), program.hand()})
        if (board->isVisible())
            for (const kit::Cell& cell : board->cells())
                texts += cell.name + cell.help;
    const auto* offers = program.part<QListView>("offers")->model();
    for (int row = 0; row < offers->rowCount(); ++row)
        texts += offers->index(row, 0).data().toString() + offers->index(row, 0).data(Qt::AccessibleDescriptionRole).toString();
    return texts.join(QLatin1Char('\n'));
}

} // namespace

class TestDesk : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void seatsAreTaken();
    void whoWasNamedIsNotAskedAgain();
    void heroesAreChosenAndDealt();
    void everyCellHasAName();
    void anInstantThatNobodyNamedCanWait();
    void everyControlIsNamed();
    void anAttackGoesRound();
    void anAttackIsReadInLargeLetters();
    void aBlockedAttackIsPutAway();
    void theAttackerChoosesTheTreasure();
    void handsStayBehindTheCurtain();
    void anOwnScreenNeedsNoCurtain();
    void aCardIsDragged();
    void dealingIsUndoneAtOnce();
    void aidsArePrinted();
    void cardsAreBought();
    void refusalsAreExplained();
    void instantsWait();
    void talentsAndTreasuresAreUsed();
    void countedHandsAreNamed();
    void memoryIsWhatTheRulesSay();
    void chancesComeFromWhatIsKnown();
    void tokensAreCorrectedInTheMenu();
    void aHeroOfTheOwnBoxIsNamed();
    void whatLiesBesideAHeroIsCounted();
    void pilesAreCorrectedByOneCard();
    void offersAreSentences();
    void theEndIsShown();
    void nothingIsLargerThanTheWindow_data();
    void nothingIsLargerThanTheWindow();
    void anAttackHasRoomInLargeLetters();
    void theThumbnailIsPainted();
    void aTurnWithoutActsIsOnePress();
    void theCircleStaysBetweenTurns();
    void theFormOutlivesALookElsewhere();
    void whatEndsAStepWaits();
    void goingOnTellsNoHand();
    void answersStandBesideTheDamage();
    void arrowsKeepClearOfOthers();
    void theTrayPicksAndThrowsNoDice();
    void theBoxIsLaidOutWhole();
    void onlyItsButtonTakesTheDamage();
    void aCardIsNamedAsItLies_data();
    void aCardIsNamedAsItLies();
    void theArsenalIsCountedWhereItStands();
    void whatACardDoesStandsOnItsFace();
    void whoeverIsDownIsAttackedLast();
    void aSkippedStepIsNotDone();
    void undoSaysWhatIsTakenBack();
    void pilesAndHandsAreComparedByTheirNumber();
    void whatLiesIsTypedAsCards();
    void whatWasForgottenIsStruckOut();
    void onceMoreKeepsOwnCards();
    void aTreasureStaysAfterItsAttack();
};

void TestDesk::seatsAreTaken()
{
    Program program;
    QVERIFY(program.part<QWidget>("SeatsPage")->isVisible());
    const QStringList names{QStringLiteral("Mara"), QStringLiteral("Ben"), QStringLiteral("Jo & Co")};
    for (int i = 0; i < names.size(); ++i)
        QTest::keyClicks(program.part<QLineEdit>(qPrintable(QStringLiteral("seat%1").arg(i + 1))), names[i]);
    auto* first = program.part<QComboBox>("first");
    QCOMPARE(first->count(), 4);
    first->setCurrentText(QStringLiteral("Ben"));
    QTest::mouseClick(program.part<QPushButton>("takeSeats"), Qt::LeftButton);
    QCOMPARE(program.state().step, Step::Heroes);
    QCOMPARE(program.state().first, QStringLiteral("Ben"));
    QCOMPARE(program.state().players.size(), 3);
    QVERIFY(program.circle()->isVisible());
    QVERIFY(program.circle()->cell(QStringLiteral("hero:Jo & Co")));
}

void TestDesk::whoWasNamedIsNotAskedAgain()
{
    Program program(
        {{QStringLiteral("players"), QJsonArray{QStringLiteral("Mara"), QStringLiteral("Ben"), QStringLiteral("Oskar")}}});
    QVERIFY(!program.part<QLineEdit>("seat1")->isVisible());
    QVERIFY(program.part<QLabel>("heading")->text().contains(QStringLiteral("Mara, Ben, Oskar")));
    QTest::mouseClick(program.part<QPushButton>("rename"), Qt::LeftButton);
    QTRY_VERIFY(program.part<QLineEdit>("seat1")->isVisible());
    program.part<QLineEdit>("seat3")->setText(QStringLiteral("Tea"));
    auto* first = program.part<QComboBox>("first");
    first->setCurrentText(QStringLiteral("Tea"));
    QTest::mouseClick(program.part<QPushButton>("takeSeats"), Qt::LeftButton);
    QCOMPARE(program.state().step, Step::Heroes);
    QCOMPARE(program.state().turn, QStringLiteral("Tea"));
}

void TestDesk::heroesAreChosenAndDealt()
{
    Program program;
    program.does("start",
        {{QStringLiteral("players"), QJsonArray{QStringLiteral("Mara"), QStringLiteral("Ben"), QStringLiteral("Oskar")}},
            {QStringLiteral("first"), QStringLiteral("Mara")}});
    for (const char* hero : {"take:night-miller", "take:thorn-piper"})
        click(program.circle(), QLatin1String(hero));
    QCOMPARE(program.who("Mara").hero, QStringLiteral("night-miller"));
    QVERIFY(!program.circle()->cell(QStringLiteral("take:night-miller"))); // it is gone
    click(program.circle(), QStringLiteral("take:glass-duelist"));
    QCOMPARE(program.state().step, Step::Deal);
    QTest::mouseClick(program.part<QPushButton>("stage3"), Qt::LeftButton); // everybody at once
    for (const Player& who : program.state().players)
        QCOMPARE(who.hand.size(), 3);
    QTest::mouseClick(program.part<QPushButton>("stage4"), Qt::LeftButton);
    QCOMPARE(program.state().arsenal.row.size(), 3);
    QTest::mouseClick(program.part<QPushButton>("stage5"), Qt::LeftButton);
    QCOMPARE(program.state().step, Step::Draw);
    QTest::mouseClick(program.part<QPushButton>("stage1"), Qt::LeftButton);
    QCOMPARE(program.state().step, Step::Play);
}

void TestDesk::anInstantThatNobodyNamedCanWait()
{
    Program program;
    program.play();
    const desk::Desk desk;
    const engine::AnyState& now = program.main->sitting()->state();
    PlayInstant instant;
    QVERIFY(desk.canWait(now, {instant, {}, {}, {}}, {}));
    instant.card = QLatin1String(unnamedCard);
    QVERIFY(desk.canWait(now, {instant, {}, {}, {}}, {}));
    instant.card = QStringLiteral("slip-away");
    QVERIFY(!desk.canWait(now, {instant, {}, {}, {}}, {}));
}

void TestDesk::everyCellHasAName()
{
    Program program;
    program.play();
    program.set("players.Ben.treasures", QJsonArray{QJsonObject{{QStringLiteral("card"), QStringLiteral("iron-key")}}});
    const auto look = [&] {
        for (const kit::Cell& cell : program.circle()->cells()) {
            QVERIFY2(!cell.name.isEmpty(), qPrintable(cell.id));
            QVERIFY2(QRectF(program.circle()->rect()).contains(cell.rect), qPrintable(cell.id));
        }
    };
    look();
    QCOMPARE(program.circle()->cells().size(),
        5 * (2 + 4) + 1 + 1 + 3 + 1); // heroes with talents and what lies beside them, a treasure, deck, row, supply
    const QString ben = program.circle()->cell(QStringLiteral("hero:Ben"))->name;
    for (const char* word : {"Ben", "Brass Abbot", "small hearts 2, large 1", "obols 0", "fragments 0", "hand 3, deck 2",
             "talent ready", "block or dodge in hand: 100 %"})
        QVERIFY2(ben.contains(QLatin1String(word)), qPrintable(ben));
    QVERIFY(program.circle()->cell(QStringLiteral("hero:Mara"))->name.contains(QStringLiteral("play step")));
    program.does(
        "attack", {{QStringLiteral("card"), QStringLiteral("rust-sickle")}, {QStringLiteral("target"), QStringLiteral("Oskar")}});
    look();
    QVERIFY(program.circle()->cell(QStringLiteral("hero:Oskar"))->name.contains(QStringLiteral("answers now")));
    QVERIFY(
        program.circle()->cell(QStringLiteral("attack"))->name.contains(QStringLiteral("Small heart: to Mara, as obol 0 → 1")));
}

void TestDesk::everyControlIsNamed()
{
    Program program;
    const auto look = [&] {
        for (const QWidget* widget : program.part<QWidget>("swordsAndSouls")->findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()
                || widget->objectName().startsWith(QLatin1String("qt_")) || widget->inherits("QHeaderView")
                || widget->parentWidget()->inherits("QSpinBox") || widget->inherits("QTableCornerButton"))
                continue;
            QString name = widget->accessibleName() + widget->property("text").toString();
            for (const QLabel* label : program.main->findChildren<QLabel*>())
                if (label->buddy() == widget)
                    name += label->text();
            QVERIFY2(!name.isEmpty() || widget->focusProxy(),
                qPrintable(QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName()));
            QVERIFY2(!widget->objectName().isEmpty() || widget->focusProxy(), qPrintable(name));
        }
    };
    look();
    program.play();
    look();
    QTest::mouseClick(program.part<QPushButton>("liftCurtain"), Qt::LeftButton);
    look();
    QTest::mouseClick(program.part<QPushButton>("memory"), Qt::LeftButton);
    look();
}

// Mara at Oskar across two seats: he dodges, Lio dodges, Tea takes it; round the circle the legs tell it.
void TestDesk::anAttackGoesRound()
{
    Program program;
    program.play();
    const auto leg = [&](int at) {
        const kit::Cell* cell = program.circle()->cell(QStringLiteral("leg:%1").arg(at));
        return cell ? cell->name : QString();
    };
    program.main->sitting()->showTo(QStringLiteral("Mara"));
    click(program.hand(), program.named(program.hand(), QStringLiteral("Rust Sickle")));
    QVERIFY(program.circle()->cell(QStringLiteral("hero:Oskar"))->name.contains(QStringLiteral("target")));
    QVERIFY(!program.circle()->cell(QStringLiteral("hero:Mara"))->name.contains(QStringLiteral("target")));
    click(program.circle(), QStringLiteral("hero:Oskar"));
    QVERIFY(program.state().attack);
    QCOMPARE(program.state().attack->target, QStringLiteral("Oskar"));
    QCOMPARE(leg(0), QStringLiteral("1: from Mara to Oskar, Rust Sickle, clockwise"));
    QCOMPARE(leg(1), QStringLiteral("next: from Oskar to Lio, if Oskar dodges"));
    QCOMPARE(leg(3), QStringLiteral("next: from Tea to Mara, if Tea dodges: fails at Mara"));
    QVERIFY(leg(4).isEmpty());
    program.main->sitting()->showTo(QStringLiteral("Oskar"));
    click(program.hand(), program.named(program.hand(), QStringLiteral("Flour Cloud")));
    QCOMPARE(program.state().attack->target, QStringLiteral("Lio"));
    QCOMPARE(leg(1), QStringLiteral("2: from Oskar to Lio, Oskar dodges: Flour Cloud"));
    program.set("players.Tea.down", true); // passed over
    program.main->sitting()->showTo(QStringLiteral("Lio"));
    click(program.hand(), program.named(program.hand(), QStringLiteral("Sidestep")));
    QCOMPARE(program.state().attack->stage, Stage::Failed);
    QCOMPARE(leg(3), QStringLiteral("4: from Tea to Mara, back at Mara: it fails"));
    QVERIFY(leg(2).contains(QStringLiteral("Lio dodges")));
    program.main->sitting()->undo();
    click(program.circle(), QStringLiteral("act:0")); // Lio takes it instead
    QVERIFY(!program.state().attack);
    QCOMPARE(program.who("Mara").obols, 1);
    QCOMPARE(program.who("Lio").small, 1);
}

void TestDesk::aBlockedAttackIsPutAway()
{
    Program program;
    program.play();
    program.does(
        "attack", {{QStringLiteral("card"), QStringLiteral("rust-sickle")}, {QStringLiteral("target"), QStringLiteral("Ben")}});
    click(program.circle(), QStringLiteral("talent:Ben")); // the Great Bell blocks
    QCOMPARE(program.state().attack->stage, Stage::Blocked);
    QVERIFY(program.who("Ben").gray);
    QVERIFY(program.circle()->cell(QStringLiteral("hero:Ben"))->name.contains(QStringLiteral("blocks with Great Bell")));
    QVERIFY(!program.circle()->cell(QStringLiteral("leg:1")));
    click(program.circle(), QStringLiteral("act:0"));
    QVERIFY(!program.state().attack);
    QCOMPARE(program.who("Ben").small, 2);
    QCOMPARE(program.who("Mara").discard, QStringList{QStringLiteral("rust-sickle")});
}

// Where letters are large and room is short its words are fewer, not small.
void TestDesk::anAttackIsReadInLargeLetters()
{
    const QFont usual = QApplication::font();
    const auto back = qScopeGuard([&] { QApplication::setFont(usual); });
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 1.5);
    QApplication::setFont(large);
    Program program;
    program.play();
    program.does(
        "attack", {{QStringLiteral("card"), QStringLiteral("rust-sickle")}, {QStringLiteral("target"), QStringLiteral("Oskar")}});
    QCoreApplication::processEvents();
    kit::Board* circle = program.circle();
    support::MeasuredPaper paper(circle->size(), Qt::white);
    circle->render(&paper);
    double hero = 0, least = 100;
    QString smallest;
    for (const support::Written& one : paper.written()) {
        const QRectF where(one.where);
        if (one.text == QLatin1String("Ben"))
            hero = std::max(hero, one.pixels);
        if (circle->cell(QStringLiteral("attack"))->rect.contains(where.center()) && one.pixels < least) {
            least = one.pixels;
            smallest = one.text;
        }
    }
    QVERIFY(hero > 0);
    QVERIFY2(least >= 0.75 * hero, qPrintable(QStringLiteral("%1: %2 beside %3").arg(smallest).arg(least).arg(hero)));
}

void TestDesk::theAttackerChoosesTheTreasure()
{
    Program program;
    program.play();
    program.set("players.Tea.treasures",
        QJsonArray{QJsonObject{{QStringLiteral("card"), QStringLiteral("iron-key")}},
            QJsonObject{{QStringLiteral("card"), QStringLiteral("wax-wings")}}});
    program.set("players.Tea.small", 0);
    program.does(
        "attack", {{QStringLiteral("card"), QStringLiteral("rust-sickle")}, {QStringLiteral("target"), QStringLiteral("Tea")}});
    const QString box = program.circle()->cell(QStringLiteral("attack"))->name;
    for (const char* word : {"Large heart: to Mara, as fragment 0 → 1", "Tea is down", "Treasure: Mara takes one 1 of 2",
             "Rust Sickle: to the hand of Tea"})
        QVERIFY2(box.contains(QString::fromUtf8(word)), qPrintable(box));
    QVERIFY(program.circle()->cell(QStringLiteral("act:1"))->name.contains(QStringLiteral("Wax Wings")));
    click(program.circle(), QStringLiteral("act:1"));
    QCOMPARE(program.who("Mara").treasures.size(), 1);
    QCOMPARE(program.who("Mara").treasures.first().card, QStringLiteral("wax-wings"));
    QCOMPARE(program.who("Mara").fragments, 1);
    QVERIFY(program.who("Tea").down);
    QVERIFY(program.who("Tea").shown.contains(QStringLiteral("rust-sickle")));
    QVERIFY(program.circle()->cell(QStringLiteral("hero:Tea"))->name.contains(QStringLiteral("down")));
}

void TestDesk::handsStayBehindTheCurtain()
{
    Program program;
    program.play();
    QVERIFY(!program.hand()->isVisible());
    for (const char* secret : {"Rust Sickle", "Wet Shroud", "Brass Bowl", "Thorn Dart"})
        QVERIFY2(!allTexts(program).contains(QLatin1String(secret)), secret);
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    QTest::keyClick(program.main.get(), Qt::Key_F8);
    QTRY_VERIFY(program.hand()->isVisible());
    QVERIFY(allTexts(program).contains(QStringLiteral("Rust Sickle")));
    QVERIFY(!allTexts(program).contains(QStringLiteral("Brass Bowl")));
    click(program.circle(), QStringLiteral("hero:Ben")); // another hand is wanted
    QVERIFY(!program.hand()->isVisible());
    QVERIFY(!allTexts(program).contains(QStringLiteral("Brass Bowl")));
    click(program.circle(), QStringLiteral("hero:Ben"));
    program.main->sitting()->showTo(QStringLiteral("Mara"));
    program.does(
        "attack", {{QStringLiteral("card"), QStringLiteral("rust-sickle")}, {QStringLiteral("target"), QStringLiteral("Ben")}});
    QVERIFY(!program.hand()->isVisible()); // Ben is to speak: the curtain has fallen
    for (const char* secret : {"Wet Shroud", "Brass Bowl", "Alms"})
        QVERIFY2(!allTexts(program).contains(QLatin1String(secret)), secret);
    QTest::mouseClick(program.part<QPushButton>("liftCurtain"), Qt::LeftButton);
    QVERIFY(allTexts(program).contains(QStringLiteral("Block with Brass Bowl")));
    QVERIFY(!allTexts(program).contains(QStringLiteral("Wet Shroud")));
}

// Before a screen that holds one seat alone nobody sits who may not see its hand, whoever is to act.
void TestDesk::anOwnScreenNeedsNoCurtain()
{
    Program program;
    program.play();
    program.main->findChild<kit::TableView*>()->setProperty(kit::ownSeat, QStringLiteral("Ben"));
    program.main->sitting()->showTo(QStringLiteral("Ben"));
    const auto showsOwn = [&] {
        return program.hand()->isVisible() && !program.part<QPushButton>("liftCurtain")->isVisible()
            && !program.named(program.hand(), QStringLiteral("Bell Rope")).isEmpty();
    };
    QVERIFY(showsOwn()); // in Mara's turn
    program.does(
        "attack", {{QStringLiteral("card"), QStringLiteral("rust-sickle")}, {QStringLiteral("target"), QStringLiteral("Oskar")}});
    QVERIFY(program.state().attack);
    QVERIFY(showsOwn()); // Oskar is to speak
    QVERIFY(!allTexts(program).contains(QStringLiteral("Flour Cloud")));
    QTest::mouseClick(program.part<QPushButton>("coverAgain"), Qt::LeftButton);
    QVERIFY(!program.hand()->isVisible());
}

void TestDesk::aCardIsDragged()
{
    Program program;
    program.play();
    program.main->sitting()->showTo(QStringLiteral("Mara"));
    const auto drag = [&](const QString& card, const QPoint& global) {
        kit::Board* hand = program.hand();
        const QPoint from = hand->cell(program.named(hand, card))->rect.center().toPoint();
        const QPoint to = hand->mapFromGlobal(global);
        QTest::mousePress(hand, Qt::LeftButton, {}, from);
        for (int part = 1; part <= 4; ++part) {
            QMouseEvent move(QEvent::MouseMove, QPointF(from + (to - from) * part / 4),
                hand->mapToGlobal(QPointF(from + (to - from) * part / 4)), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(hand, &move);
        }
        QVERIFY(program.part<QLabel>("carriedCard")->isVisible());
        QTest::mouseRelease(hand, Qt::LeftButton, {}, to);
        QVERIFY(!program.part<QLabel>("carriedCard")->isVisible());
    };
    const auto hero = [&](const char* id) {
        return program.circle()->mapToGlobal(program.circle()->cell(QLatin1String(id))->rect.center().toPoint());
    };
    drag(QStringLiteral("Rust Sickle"), program.part<QWidget>("stage1")->mapToGlobal(QPoint(5, 5))); // let go beside the circle
    QVERIFY(!program.state().attack);
    drag(QStringLiteral("Rust Sickle"), hero("hero:Mara")); // not at oneself
    QVERIFY(!program.state().attack);
    drag(QStringLiteral("Rust Sickle"), hero("hero:Ben"));
    QVERIFY(program.state().attack);
    QCOMPARE(program.state().attack->target, QStringLiteral("Ben"));
    program.main->sitting()->showTo(QStringLiteral("Ben"));
    drag(QStringLiteral("Brass Bowl"), hero("attack")); // onto the attack
    QCOMPARE(program.state().attack->stage, Stage::Blocked);
}

void TestDesk::dealingIsUndoneAtOnce()
{
    Program program;
    program.does("start",
        {{QStringLiteral("players"), QJsonArray{QStringLiteral("Mara"), QStringLiteral("Ben"), QStringLiteral("Oskar")}},
            {QStringLiteral("first"), QStringLiteral("Mara")}});
    for (const char* hero : {"ferrymans-widow", "brass-abbot", "night-miller"})
        program.does("choose-hero", {{QStringLiteral("hero"), QLatin1String(hero)}});
    QTest::mouseClick(program.part<QPushButton>("stage3"), Qt::LeftButton);
    QVERIFY(program.who("Oskar").dealt);
    program.main->sitting()->undo();
    for (const Player& who : program.state().players)
        QVERIFY(!who.dealt);
}

void TestDesk::aidsArePrinted()
{
    Program program;
    const swordsandsouls::desk::Desk desk;
    const auto pages = [&](kit::Paper paper) { return kit::pictures(desk.sheets(*program.main->sitting()).value(0), paper); };
    QCOMPARE(pages(kit::Paper::A4).size(), 2); // six heroes, four on a page
    program.play();
    QCOMPARE(pages(kit::Paper::Letter).size(), 2);
    QImage blank = pages(kit::Paper::A4).value(0);
    const QImage printed = blank;
    blank.fill(Qt::white);
    QVERIFY(printed != blank);
}

void TestDesk::cardsAreBought()
{
    Program program;
    program.play();
    program.set("players.Mara.obols", 3);
    QTest::mouseClick(program.part<QPushButton>("stage3"), Qt::LeftButton);
    QCOMPARE(program.state().step, Step::Buy);
    click(program.circle(), QStringLiteral("row:0"));
    QCOMPARE(program.who("Mara").obols, 1);
    QVERIFY(program.who("Mara").shown.contains(QStringLiteral("salt-ward")));
    QCOMPARE(program.state().arsenal.row.size(), 2);
    click(program.circle(), QStringLiteral("deck")); // no card was discarded for it
    QCOMPARE(program.state().arsenal.row.size(), 2);
    program.main->sitting()->showTo(QStringLiteral("Mara"));
    auto* hand = program.hand();
    hand->setFocus();
    hand->focusCell(program.named(hand, QStringLiteral("Wet Shroud")));
    QTest::keyClick(hand, Qt::Key_Delete);
    QCOMPARE(program.state().refreshes, 1);
    QVERIFY(program.circle()->cell(QStringLiteral("deck"))->name.contains(QStringLiteral("refreshes earned: 1")));
    click(program.circle(), QStringLiteral("deck"));
    QCOMPARE(program.state().refreshes, 0);
    QCOMPARE(program.state().arsenal.row.size(), 3);
    QTest::mouseClick(program.part<QPushButton>("stage4"), Qt::LeftButton);
    QCOMPARE(program.state().step, Step::Instants);
}

void TestDesk::refusalsAreExplained()
{
    Program program;
    program.play();
    click(program.circle(), QStringLiteral("row:2"));
    const auto* reasons = program.part<QListView>("reasons")->model();
    QVERIFY(reasons->rowCount() > 2);
    QStringList all;
    for (int row = 0; row < reasons->rowCount(); ++row)
        all += reasons->index(row, 0).data().toString();
    const QString text = all.join(QLatin1Char('\n'));
    QVERIFY2(text.contains(QStringLiteral("play step of Mara")), qPrintable(text)); // not yet, and
    QVERIFY2(text.contains(QStringLiteral("Wax Wings")), qPrintable(text));         // too dear
    QVERIFY(program.part<QPushButton>("otherwise")->isVisible());
}

void TestDesk::instantsWait()
{
    Program program;
    program.play();
    QTest::mouseClick(program.part<QPushButton>("stage4"), Qt::LeftButton);
    QCOMPARE(program.state().step, Step::Instants);
    click(program.circle(), QStringLiteral("hero:Lio"));
    program.main->sitting()->showTo(QStringLiteral("Lio"));
    click(program.hand(), program.named(program.hand(), QStringLiteral("Thorn Dart")));
    click(program.circle(), QStringLiteral("hero:Ben"));
    QCOMPARE(program.state().instants.size(), 1);
    QVERIFY(program.circle()->cell(QStringLiteral("instant0:Lio"))->name.contains(QStringLiteral("at Ben")));
    click(program.circle(), QStringLiteral("talent:Tea")); // Riposte wants a target
    click(program.circle(), QStringLiteral("hero:Mara"));
    QCOMPARE(program.state().instants.size(), 2);
    click(program.circle(), QStringLiteral("instant0:Lio"));
    QVERIFY(program.state().attack);
    QCOMPARE(program.state().attack->attacker, QStringLiteral("Lio"));
    click(program.circle(), QStringLiteral("act:0"));
    QTest::mouseClick(program.part<QPushButton>("stage4"), Qt::LeftButton);
    QCOMPARE(program.state().attack->target, QStringLiteral("Mara"));
    click(program.circle(), QStringLiteral("act:0"));
    QTest::mouseClick(program.part<QPushButton>("stage5"), Qt::LeftButton);
    QCOMPARE(program.state().turn, QStringLiteral("Ben"));
}

void TestDesk::talentsAndTreasuresAreUsed()
{
    Program program;
    program.play();
    program.set("players.Mara.treasures", QJsonArray{QJsonObject{{QStringLiteral("card"), QStringLiteral("ember-lamp")}}});
    click(program.circle(), QStringLiteral("talent:Mara")); // Last Fare: two obols
    QCOMPARE(program.who("Mara").obols, 2);
    QVERIFY(program.who("Mara").gray);
    click(program.circle(), QStringLiteral("talent:Mara"));
    QCOMPARE(program.who("Mara").obols, 2); // refused, and told why
    click(program.circle(), QStringLiteral("treasure0:Mara"));
    QVERIFY(program.circle()->cell(QStringLiteral("treasure0:Mara"))->chosen);
    QTest::keyClick(program.circle(), Qt::Key_Escape); // changed her mind
    QVERIFY(!program.circle()->cell(QStringLiteral("treasure0:Mara"))->chosen);
    click(program.circle(), QStringLiteral("treasure0:Mara"));
    click(program.circle(), QStringLiteral("hero:Lio"));
    QCOMPARE(program.state().attack->target, QStringLiteral("Lio"));
    QVERIFY(program.who("Mara").treasures.first().used);
}

void TestDesk::countedHandsAreNamed()
{
    Program program({{QStringLiteral("settings"), QJsonObject{{QStringLiteral("tracking"), QStringLiteral("counts")}}}});
    program.play();
    QVERIFY(program.hand()->isVisible()); // nothing to hide
    QVERIFY(!program.part<QPushButton>("liftCurtain")->isVisible());
    QCOMPARE(program.hand()->cells().size(), 3 + 4); // unnamed cards, and what they may be
    QVERIFY(!program.named(program.hand(), QStringLiteral("A card that nobody named, of Mara")).isEmpty()); // whose they are
    click(program.hand(), program.named(program.hand(), QStringLiteral("May be in hand: Rust Sickle")));
    click(program.circle(), QStringLiteral("hero:Ben"));
    QCOMPARE(program.state().attack->used.first().card, QStringLiteral("rust-sickle"));
    click(program.hand(), program.named(program.hand(), QStringLiteral("A card that nobody named, of Ben")));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QStringList verbs;
    for (const QAction* action : menu->actions())
        verbs += action->objectName();
    QVERIFY2(verbs.contains(QStringLiteral("block")) && verbs.contains(QStringLiteral("dodge")),
        qPrintable(verbs.join(QLatin1Char(','))));
    menu->actions().at(verbs.indexOf(QStringLiteral("block")))->trigger();
    menu->close();
    QCOMPARE(program.state().attack->stage, Stage::Blocked);
    QCOMPARE(program.who("Ben").hand.size(), 2);
    // With a card that nobody named: the arrow says who attacks, and nothing is said twice.
    program.does("finish-attack");
    click(program.hand(), program.named(program.hand(), QStringLiteral("A card that nobody named")));
    click(program.circle(), QStringLiteral("hero:Ben"));
    menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu && menu->actions().size() > 1);
    for (const QAction* action : menu->actions()) {
        const QStringList parts = action->text().split(QStringLiteral(" — "));
        QVERIFY2(parts.size() < 2 || !parts.first().contains(parts.last()), qPrintable(action->text()));
    }
    menu->actions().first()->trigger();
    menu->close();
    QVERIFY2(program.circle()->cell(QStringLiteral("leg:0"))->name.contains(QStringLiteral("Mara attacks")),
        qPrintable(program.circle()->cell(QStringLiteral("leg:0"))->name));
}

void TestDesk::memoryIsWhatTheRulesSay()
{
    Program program;
    program.play();
    QTest::mouseClick(program.part<QPushButton>("memory"), Qt::LeftButton);
    auto* view = program.part<QTableView>("deckMemory");
    QVERIFY(view->isVisible());
    QAbstractItemModelTester tester(view->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(view->model()->rowCount(), 5);
    const auto shown = [&](int row, int column) { return view->model()->index(row, column).data().toString(); };
    QCOMPARE(shown(0, 0), QStringLiteral("60.0 % · 3/5"));  // one block among Mara's five
    QCOMPARE(shown(0, 2), QStringLiteral("90.0 % · 9/10")); // one block, one dodge
    QCOMPARE(shown(1, 0), QStringLiteral("100 % · 1"));     // Ben's talent blocks
    program.does(
        "play", {{QStringLiteral("card"), QStringLiteral("last-fare")}, {QStringLiteral("from"), QStringLiteral("talent")}});
    program.main->sitting()->showTo(QStringLiteral("Mara"));
    program.does(
        "attack", {{QStringLiteral("card"), QStringLiteral("rust-sickle")}, {QStringLiteral("target"), QStringLiteral("Ben")}});
    QTest::mouseClick(program.part<QPushButton>("memory"), Qt::LeftButton); // back, and look again
    QTest::mouseClick(program.part<QPushButton>("memory"), Qt::LeftButton);
    QCOMPARE(shown(0, 0), QStringLiteral("50.0 % · 1/2"));
    QCOMPARE(shown(0, 3), QStringLiteral("75.0 % · 3/4")); // three of the four that are left
    QVERIFY(!shown(0, 6).contains(QStringLiteral("2 × Rust Sickle")));
    const QString spoken = view->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.startsWith(QStringLiteral("Mara, block now")), qPrintable(spoken));
}

void TestDesk::chancesComeFromWhatIsKnown()
{
    Program program;
    program.play();
    program.does(
        "attack", {{QStringLiteral("card"), QStringLiteral("rust-sickle")}, {QStringLiteral("target"), QStringLiteral("Oskar")}});
    const QList<kit::OddsQuestion> all = desk::chancesOf(program.state());
    QCOMPARE(all.size(), 1 + 1 + 4); // who answers; all of them; each of them in a row of attacks
    QVERIFY(all.first().title.contains(QStringLiteral("Oskar")));
    const auto now = all.first().answer();
    QVERIFY(now);
    QCOMPARE(dice::atLeast(now->at(1).odds, 1).text(), QStringLiteral("3/5")); // one Flour Cloud among five, three in hand
    const auto row = all.at(2).answer();
    QVERIFY(row);
    QCOMPARE(row->size(), 4);
    QCOMPARE(dice::atLeast(row->at(0).odds, 1).text(), QStringLiteral("2/5"));
}

void TestDesk::tokensAreCorrectedInTheMenu()
{
    Program program;
    program.play();
    emit program.circle()->menuWanted(QStringLiteral("hero:Ben"), program.circle()->mapToGlobal(QPoint(50, 50)));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QAction* one = menu->findChild<QAction*>(QStringLiteral("small-1"));
    QVERIFY(one && !one->isChecked());
    QVERIFY(menu->findChild<QAction*>(QStringLiteral("small-2"))->isChecked());
    one->trigger();
    menu->close();
    QCOMPARE(program.who("Ben").small, 1);
}

// A hero card of the own box is named where it is taken.
void TestDesk::aHeroOfTheOwnBoxIsNamed()
{
    Program program(QJsonObject{{QStringLiteral("heroes"), QJsonArray()}});
    program.main->sitting()->realCards = true;
    program.does("start",
        {{QStringLiteral("players"), QJsonArray{QStringLiteral("Ana"), QStringLiteral("Ben"), QStringLiteral("Cleo")}},
            {QStringLiteral("first"), QStringLiteral("Ana")}});
    QSignalSpy asked(program.main->sitting(), &kit::Sitting::lacking);
    const QString blank = program.state().heroes.last().id;
    QVERIFY(program.state().heroes.last().title.isEmpty());
    click(program.circle(), QStringLiteral("take:") + blank);
    QCOMPARE(program.who("Ana").hero, blank);
    QTRY_COMPARE(asked.size(), 1);
    const auto action = asked.first().first().value<engine::AnyAction>();
    QCOMPARE(action.as<engine::Correct>()->path, QStringLiteral("heroes.%1.title").arg(blank));
}

// By a press, the wheel, + and −, and digits, as every other counter.
void TestDesk::whatLiesBesideAHeroIsCounted()
{
    Program program;
    program.play();
    const auto* counters = program.part<QWidget>("seatCounters");
    QVERIFY(!counters->isVisible());
    QCOMPARE(program.who("Ben").small, 2);
    QVERIFY(program.circle()->cell(QStringLiteral("small:Ben"))->name.contains(QStringLiteral("Ben")));
    click(program.circle(), QStringLiteral("small:Ben"));
    QVERIFY(counters->isVisible());
    auto* small = counters->findChild<kit::Readout*>(QStringLiteral("small"));
    QVERIFY(small && program.main->focusWidget() == small);
    QVERIFY2(small->toolTip().contains(QStringLiteral("p. ")), qPrintable(small->toolTip())); // the rule behind its limit
    QTest::keyClick(small, Qt::Key_Minus);
    QTest::keyClick(small, Qt::Key_Return);
    QCOMPARE(program.who("Ben").small, 1);
    auto* obols = counters->findChild<kit::Readout*>(QStringLiteral("obols"));
    obols->setFocus();
    QTest::keyClicks(obols, QStringLiteral("12"));
    QTest::keyClick(obols, Qt::Key_Return);
    QCOMPARE(program.who("Ben").obols, 12);
    QTest::keyClick(obols, Qt::Key_Escape);
    QVERIFY(!counters->isVisible());

    const QRectF place = program.circle()->cell(QStringLiteral("fragments:Lio"))->rect;
    QWheelEvent wheel(place.center(), program.circle()->mapToGlobal(place.center()), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
        Qt::NoScrollPhase, false);
    QApplication::sendEvent(program.circle(), &wheel);
    auto* fragments = counters->findChild<kit::Readout*>(QStringLiteral("fragments"));
    QVERIFY(counters->isVisible() && program.main->focusWidget() == fragments);
    QTest::keyClick(fragments, Qt::Key_Return);
    QCOMPARE(program.who("Lio").fragments, 1);
    program.circle()->setFocus();
    program.circle()->focusCell(QStringLiteral("hero:Mara"));
    QTest::keyClick(program.circle(), Qt::Key_Plus);
    QCOMPARE(counters->accessibleName(), QStringLiteral("What lies beside Mara"));
    for (const Player& one : program.state().players) { // whoever presses the middle of a hero means the hero
        const QPointF middle = program.circle()->cell(QStringLiteral("hero:") + one.id)->rect.center();
        for (const char* figure : {"small:", "large:", "obols:", "fragments:"})
            QVERIFY(!program.circle()->cell(QLatin1String(figure) + one.id)->rect.contains(middle));
    }
}

void TestDesk::pilesAreCorrectedByOneCard()
{
    Program program;
    program.play();
    const auto triggered = [](const QString& name) {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QAction* one = menu ? menu->findChild<QAction*>(name) : nullptr;
        if (one)
            one->trigger();
        if (menu)
            menu->close();
        return one != nullptr;
    };
    const auto deck = [&] { return program.state().arsenal.deck; };
    const QStringList begun = deck();
    QVERIFY(begun.size() > 20 && !begun.contains(QStringLiteral("?")));
    program.circle()->setFocus();
    program.circle()->focusCell(QStringLiteral("deck"));
    QTest::keyClick(program.circle(), Qt::Key_Plus);
    QCOMPARE(deck(), begun + QStringList{QStringLiteral("?")});
    QTest::keyClick(program.circle(), Qt::Key_Minus); // it is the one that nobody named
    QCOMPARE(deck(), begun);
    // Which of the others is gone may be said of a card that lay open; of what nobody saw nothing is named.
    const QStringList row = program.state().arsenal.row, mixed = begun + row.first(1);
    const auto unseen = std::ranges::find_if(begun, [&](const QString& one) { return !row.contains(one); });
    program.set("arsenal.deck", engine::toJson(mixed));
    program.circle()->setFocus();
    program.circle()->focusCell(QStringLiteral("deck"));
    QTest::keyClick(program.circle(), Qt::Key_Minus);
    QVERIFY(!triggered(*unseen));
    QCOMPARE(deck(), mixed);
    QTest::keyClick(program.circle(), Qt::Key_Minus);
    QVERIFY(triggered(row.first()));
    QCOMPARE(deck().size(), begun.size());
    QCOMPARE(deck().count(row.first()), mixed.count(row.first()) - 1);
    program.set("arsenal.deck", engine::toJson(mixed));
    QTest::keyClick(program.circle(), Qt::Key_Minus);
    QVERIFY(triggered(QStringLiteral("?")));
    QCOMPARE(deck(), QStringList(begun.size(), QStringLiteral("?"))); // what is left may be any of them
    QTest::keyClick(program.circle(), Qt::Key_Minus);
    QCOMPARE(deck().size(), begun.size() - 1);
    emit program.circle()->menuWanted(QStringLiteral("deck"), program.circle()->mapToGlobal(QPoint(50, 50)));
    QVERIFY(triggered(QStringLiteral("arsenal.deck-more")));
    QCOMPARE(deck().size(), begun.size());
    // Of a hero's deck nobody sees which card it is: what was in it is what its cards may be.
    const swordsandsouls::Player ben = program.who("Ben");
    const auto change = [&](const char* pile) {
        emit program.circle()->menuWanted(QStringLiteral("hero:Ben"), program.circle()->mapToGlobal(QPoint(50, 50)));
        return triggered(QStringLiteral("players.Ben.") + QLatin1String(pile));
    };
    QVERIFY(!ben.deck.isEmpty() && change("deck-fewer"));
    QCOMPARE(program.who("Ben").deck.size(), ben.deck.size() - 1);
    QCOMPARE(pool(program.who("Ben")).size(), pool(ben).size());
    QVERIFY(change("discard-more"));
    QCOMPARE(program.who("Ben").discard.size(), ben.discard.size() + 1);
}

void TestDesk::offersAreSentences()
{
    Program program;
    program.play();
    const auto look = [&] {
        for (const engine::Offer& offer : program.main->sitting()->offers()) {
            const kit::OfferText text = desk::wordsOn(*program.main->sitting(), offer);
            QVERIFY2(!text.title.isEmpty() && !text.title.contains(QLatin1Char('%')), offer.action.verb().data());
            QVERIFY2(offer.verdict.isAllowed() || !text.detail.isEmpty(), offer.action.verb().data());
            QVERIFY2(!text.detail.contains(QStringLiteral("Known:")), qPrintable(text.detail)); // what a deck still holds
        }
    };
    look();
    program.does(
        "attack", {{QStringLiteral("card"), QStringLiteral("rust-sickle")}, {QStringLiteral("target"), QStringLiteral("Ben")}});
    look();
    for (const engine::Offer& offer : program.main->sitting()->offers())
        if (offer.action.is<TakeDamage>()) {
            const kit::OfferText text = desk::wordsOn(*program.main->sitting(), offer);
            QCOMPARE(text.outcome, QStringLiteral("one heart")); // the title keeps its room
            QVERIFY2(text.detail.contains(QStringLiteral("Mara obols +1"))
                    && text.detail.contains(QStringLiteral("Ben small hearts −1")),
                qPrintable(text.detail));
        }
    program.does("take-damage");
    program.does("end-turn");
    look();
}

void TestDesk::theEndIsShown()
{
    Program program;
    program.play();
    program.set("players.Mara.fragments", 2);
    program.set("players.Ben.small", 0);
    program.does(
        "attack", {{QStringLiteral("card"), QStringLiteral("rust-sickle")}, {QStringLiteral("target"), QStringLiteral("Ben")}});
    QVERIFY(program.circle()->cell(QStringLiteral("attack"))->name.contains(QStringLiteral("Mara wins")));
    click(program.circle(), QStringLiteral("act:0"));
    QCOMPARE(program.state().winner, QStringLiteral("Mara"));
    QVERIFY(program.circle()->cell(QStringLiteral("hero:Mara"))->name.contains(QStringLiteral("has won")));
    QVERIFY(program.part<QLabel>("where")->text().contains(QStringLiteral("Mara has won")));
    // The same people once more, under another name; nobody is typed in again.
    const QString name = program.main->sitting()->name();
    auto* again = program.part<QPushButton>("onceMore");
    QVERIFY(again && again->isVisible());
    again->click();
    QTRY_COMPARE(program.main->sitting()->name(), name + QStringLiteral(" 2"));
    QStringList seated;
    for (const Player& one : program.state().players)
        seated += one.id;
    QCOMPARE(seated,
        (QStringList{QStringLiteral("Mara"), QStringLiteral("Ben"), QStringLiteral("Oskar"), QStringLiteral("Lio"),
            QStringLiteral("Tea")}));
    QCOMPARE(program.state().step, Step::Seats);
    QVERIFY(!program.part<QPushButton>("onceMore")->isVisible());
}

void TestDesk::nothingIsLargerThanTheWindow_data()
{
    QTest::addColumn<int>("seats");
    for (int seats = 3; seats <= 6; ++seats)
        QTest::addRow("%d seats", seats) << seats;
}

// Heroes and the middle keep apart at every size of table, in the smallest window and in a large one.
void TestDesk::nothingIsLargerThanTheWindow()
{
    QFETCH(int, seats);
    Program program;
    QJsonArray names;
    for (int seat = 0; seat < seats; ++seat)
        names += QString(38, QLatin1Char('W')) + QStringLiteral(" %1").arg(seat + 1); // no name can be longer
    program.does("start", {{QStringLiteral("players"), names}, {QStringLiteral("first"), names.first()}});
    const QStringList heroes{QStringLiteral("ferrymans-widow"), QStringLiteral("brass-abbot"), QStringLiteral("night-miller"),
        QStringLiteral("thorn-piper"), QStringLiteral("glass-duelist"), QStringLiteral("lantern-thief")};
    for (const kit::Cell& cell : program.circle()->cells()) // six heroes to choose from can be read at every table
        if (cell.id.startsWith(QLatin1String("take:")))
            QVERIFY2(cell.rect.width() > 70 && cell.rect.height() > 55, qPrintable(cell.id));
    for (int seat = 0; seat < seats; ++seat)
        program.does("choose-hero", {{QStringLiteral("hero"), heroes[seat]}});
    for (int seat = 0; seat < seats; ++seat)
        program.does("deal");
    program.does("lay-arsenal");
    program.does("begin-turn");
    program.does("draw");
    for (const QSize size : {QSize(1280, 720), QSize(1900, 1000)}) {
        program.main->resize(size);
        QTRY_COMPARE(program.main->size(), size);
        QCoreApplication::processEvents();
        QTRY_VERIFY(program.circle()->height() > 380);
        const QList<kit::Cell> cells = program.circle()->cells();
        for (const kit::Cell& one : cells) {
            QVERIFY2(QRectF(program.circle()->rect()).contains(one.rect), qPrintable(one.id));
            for (const kit::Cell& other : cells) {
                const bool isWithin = one.id.section(QLatin1Char(':'), 1) == other.id.section(QLatin1Char(':'), 1); // of one hero
                QVERIFY2(one.id == other.id || isWithin || !one.rect.intersects(other.rect),
                    qPrintable(one.id + QLatin1Char(' ') + other.id));
            }
        }
    }
}

// What the damage would change stands above its buttons, however little is left between the heroes.
void TestDesk::anAttackHasRoomInLargeLetters()
{
    for (const char* target : {"Ben", "Oskar", "Lio", "Tea"}) {
        Program program;
        program.play();
        program.does("attack",
            {{QStringLiteral("card"), QStringLiteral("rust-sickle")}, {QStringLiteral("target"), QLatin1String(target)}});
        desk::Circle circle(*program.main->sitting(), nullptr);
        QFont font = circle.font();
        font.setPixelSize(18); // one and a half times the usual
        circle.setFont(font);
        circle.resize(864, 318); // in the smallest window
        circle.present(program.main->sitting()->state());
        const double title = 42; // two lines of what is being attacked with
        QVERIFY2(
            circle.cell(QStringLiteral("act:0"))->rect.top() > circle.cell(QStringLiteral("attack"))->rect.top() + 1.5 * title,
            target);
        circle.resize(735, 322); // and with the side beside it: its title alone
        circle.present(program.main->sitting()->state());
        QVERIFY2(circle.cell(QStringLiteral("act:0"))->rect.top()
                >= circle.cell(QStringLiteral("attack"))->rect.top() + 18 * 0.72 * 1.42,
            target);
        for (const int pixels : {18, 26}) { // and twice, in a window that has the side beside it
            font.setPixelSize(pixels);
            circle.setFont(font);
            circle.resize(pixels == 18 ? QSize(864, 318) : QSize(752, 435));
            circle.present(program.main->sitting()->state());
            const QRectF room = circle.cell(QStringLiteral("attack"))->rect;
            QVERIFY2(room.height() > 2 * pixels, target);
            for (const kit::Cell& cell : circle.cells()) {
                if (!cell.id.startsWith(QLatin1String("hero:")))
                    continue;
                QVERIFY2(!cell.rect.intersects(room), qPrintable(cell.id + QStringLiteral(" at ") + QLatin1String(target)));
                const double letters = pixels * 0.72; // of its last line, where the piles are counted
                QVERIFY(desk::treasureRow(cell.rect, letters).bottom() < cell.rect.bottom() - letters - 7);
            }
        }
    }
}

void TestDesk::theThumbnailIsPainted()
{
    Program program;
    const swordsandsouls::desk::Desk desk;
    const auto picture = [&] {
        QImage image(160, 90, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        desk.paintThumbnail(painter, image.rect(), program.main->sitting()->state());
        return image;
    };
    const QImage empty = picture();
    program.play();
    const QImage begun = picture();
    QVERIFY(empty != begun);
    program.set("players.Mara.fragments", 2);
    QVERIFY(begun != picture());
    QCOMPARE(desk.figures(program.main->sitting()->state()).value(1).value, QStringLiteral("2 of 3"));
}

void TestDesk::aTurnWithoutActsIsOnePress()
{
    for (const char* tracking : {"cards", "counts"}) {
        Program program({{QStringLiteral("settings"), QJsonObject{{QStringLiteral("tracking"), QLatin1String(tracking)}}}});
        program.play();
        const qint64 before = program.main->sitting()->table().node();
        auto* next = program.part<QPushButton>("stage5");
        QVERIFY(next->text().contains(QStringLiteral("Ben")));
        QTest::mouseClick(next, Qt::LeftButton);
        QCOMPARE(program.state().turn, QStringLiteral("Ben"));
        QCOMPARE(program.state().step, Step::Play);
        program.main->sitting()->undo(); // and back at once
        QCOMPARE(program.main->sitting()->table().node(), before);
        QCOMPARE(program.state().turn, QStringLiteral("Mara"));
    }
    Program program;
    program.play();
    program.does(
        "attack", {{QStringLiteral("card"), QStringLiteral("rust-sickle")}, {QStringLiteral("target"), QStringLiteral("Ben")}});
    QTest::mouseClick(program.part<QPushButton>("stage5"), Qt::LeftButton);
    QVERIFY(program.state().attack); // it waits for its answer, and that is told
    QCOMPARE(program.state().turn, QStringLiteral("Mara"));
    QVERIFY(program.part<QPushButton>("otherwise")->isVisible());
}

// Between two turns nobody's hand lies there; its room is kept.
void TestDesk::theCircleStaysBetweenTurns()
{
    Program program;
    program.play();
    const auto* circle = program.part<QWidget>("circle");
    const QRect during = circle->geometry();
    program.does("end-turn", {});
    QCOMPARE(program.state().step, Step::Instants);
    QCoreApplication::processEvents();
    QCOMPARE(circle->geometry(), during);
}

// Who looks a rule up in the middle of a form comes back to it; what was done closes it.
void TestDesk::theFormOutlivesALookElsewhere()
{
    Program program;
    program.play();
    QTest::mouseClick(program.part<QPushButton>("moreActions"), Qt::LeftButton);
    const auto* form = program.main->findChild<kit::VerbForm*>();
    QVERIFY(form && form->isVisible());
    for (const char* page : {"rules", "table"})
        program.main->showPage(QLatin1String(page));
    QVERIFY(form->isVisible());
    program.does("end-turn", {});
    QVERIFY(!form->isVisible());
    QVERIFY(program.part<QWidget>("circle")->isVisible());
}

// Nothing is forced while a hand that not everybody knows may hold something else, whether it does or not.
void TestDesk::whatEndsAStepWaits()
{
    Program program;
    program.play();
    const desk::Desk desk;
    const auto waits = [&]<class A>(const A& action) {
        return desk.canWait(program.main->sitting()->state(), {action, {}, {}, program.state().turn}, {});
    };
    QVERIFY(waits(EndTurn{}) && waits(BeginBuying{}));
    QVERIFY(waits(CancelReaction{}) && !waits(CancelReaction{QStringLiteral("glass-foil"), {}, {}}) && !waits(FinishAttack{}));
    program.set("players.Mara.hand", QJsonArray());
    QVERIFY(program.who("Mara").hand.isEmpty());
    QVERIFY(waits(EndTurn{}) && !waits(BeginBuying{})); // one after the other
    program.main->sitting()->propose(BeginBuying{});
    QCOMPARE(program.state().step, Step::Buy);
    QVERIFY(!waits(EndTurn{}));
    program.does("end-turn");
    QVERIFY(waits(BeginTurn{})); // the others may hold instants
    for (const char* who : {"Ben", "Oskar", "Lio", "Tea"})
        program.set(QStringLiteral("players.%1.hand").arg(QLatin1String(who)), QJsonArray());
    QVERIFY(!waits(BeginTurn{}));
}

// With hands that only their players know one press never runs past them; where everybody sees that nothing can be done it does.
void TestDesk::goingOnTellsNoHand()
{
    Program program({{QStringLiteral("settings"), QJsonObject{{QStringLiteral("tracking"), QStringLiteral("counts")}}}});
    program.play();
    const desk::Desk desk;
    const auto forced = [&] { return kit::forced(*program.main->sitting(), desk); };
    QVERIFY(!forced());
    for (const Player& who : program.state().players) { // used up, as everybody saw
        program.set(QStringLiteral("players.%1.hand").arg(who.id), QJsonArray());
        program.set(QStringLiteral("players.%1.gray").arg(who.id), true);
    }
    QVERIFY(forced() && forced()->is<BeginBuying>());
    program.main->sitting()->propose(*forced());
    QVERIFY(forced() && forced()->is<EndTurn>());
    program.does("end-turn");
    QVERIFY(forced() && forced()->is<BeginTurn>());
    program.does("begin-turn");
    QVERIFY(forced() && forced()->is<DrawUp>());
    program.does("draw");
    QCOMPARE(program.state().turn, QStringLiteral("Ben"));
    QVERIFY(!forced()); // three cards are in hand again
}

void TestDesk::answersStandBesideTheDamage()
{
    Program program;
    program.play();
    program.does(
        "attack", {{QStringLiteral("card"), QStringLiteral("rust-sickle")}, {QStringLiteral("target"), QStringLiteral("Oskar")}});
    QVERIFY(!program.main->sitting()->mayShow(QStringLiteral("Oskar")));
    const auto* now = program.main->findChild<kit::NowPanel*>(); // a hand that nobody looked into may save a heart
    QVERIFY(now && !now->chosen().is<TakeDamage>());
    const kit::Cell* answer = program.circle()->cell(QStringLiteral("answer"));
    QVERIFY(answer && answer->rect.right() < program.circle()->cell(QStringLiteral("act:0"))->rect.left());
    click(program.circle(), QStringLiteral("answer"));
    QVERIFY(program.main->sitting()->mayShow(QStringLiteral("Oskar"))); // who presses it looks
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(menu->objectName(), QStringLiteral("answerMenu"));
    QAction* dodge = nullptr;
    for (QAction* action : menu->actions())
        if (action->objectName() == QLatin1String("dodge"))
            dodge = action;
    QVERIFY(dodge && dodge->text().contains(QStringLiteral("Flour Cloud")));
    dodge->trigger();
    menu->close();
    QCOMPARE(program.state().attack->target, QStringLiteral("Lio"));
    program.set("players.Lio.hand", QJsonArray()); // everybody sees that nothing can answer
    program.set("players.Lio.gray", true);
    QVERIFY(!program.circle()->cell(QStringLiteral("answer")));
    QVERIFY(now->chosen().is<TakeDamage>()); // nothing else is left
}

void TestDesk::arrowsKeepClearOfOthers()
{
    for (const QSize size : {QSize(1280, 720), QSize(1440, 900)})
        for (const char* target : {"Ben", "Oskar", "Lio", "Tea"}) {
            Program program;
            program.main->resize(size);
            program.play();
            program.does("attack",
                {{QStringLiteral("card"), QStringLiteral("rust-sickle")}, {QStringLiteral("target"), QLatin1String(target)}});
            for (const kit::Cell& leg : program.circle()->cells()) {
                if (!leg.id.startsWith(QLatin1String("leg:")))
                    continue;
                for (const kit::Cell& seat : program.circle()->cells())
                    QVERIFY2(!seat.id.startsWith(QLatin1String("hero:")) || !seat.rect.contains(leg.rect.center()),
                        qPrintable(leg.name + QStringLiteral(" over ") + seat.name));
            }
        }
}

// Nothing is rolled in it: the tray picks a player or a card, and asks nobody for dice.
void TestDesk::theTrayPicksAndThrowsNoDice()
{
    Program program;
    program.play();
    auto* tray = program.main->findChild<QDockWidget*>(QStringLiteral("trayDock"));
    QVERIFY(tray && tray->isVisible());
    QVERIFY(!program.main->findChild<QPushButton*>(QStringLiteral("typedDice"))->isVisible());
    for (const QLabel* one : tray->findChildren<QLabel*>())
        QVERIFY2(!one->text().contains(QStringLiteral("rolled")), qPrintable(one->text()));
    const QString players = QStringLiteral("roll-D%1").arg(program.state().players.size());
    auto* button = program.part<QPushButton>(qPrintable(players));
    QVERIFY2(button, qPrintable(players));
    button->click();
    QCOMPARE(program.main->tray().rolls().size(), 1);
    const QString said = program.main->tray().rolls().first().dice.first().printed;
    QVERIFY2(std::ranges::any_of(program.state().players, [&](const Player& one) { return one.id == said; }), qPrintable(said));
}

// From an empty table to this one: heroes, hearts, hands and discards of everybody, and nobody "sits down" with the hands.
void TestDesk::theBoxIsLaidOutWhole()
{
    Program program;
    program.play();
    program.set("players.Ben.obols", 2);
    const auto begun = program.main->sitting()->stateAt(1);
    QVERIFY(begun);
    QStringList hands;
    for (const engine::Message& one : program.main->sitting()->game().hands(*begun, program.main->sitting()->state()))
        hands += one.text();
    const QString all = hands.join(QLatin1Char('\n'));
    for (const char* line : {"Ben: lay Brass Abbot in front of you", "Ben: lay small hearts beside the hero: 2",
             "Ben: lay the large heart", "Ben: take obols: 2", "Ben: draw cards: 3", "Turn up Salt Ward"})
        QVERIFY2(all.contains(QLatin1String(line)), qPrintable(all));
    QVERIFY2(!all.contains(QStringLiteral("sits down")), qPrintable(all));
}

// The words of the box tell; what is pressed by mistake there does nothing.
void TestDesk::onlyItsButtonTakesTheDamage()
{
    Program program;
    program.play();
    program.does(
        "attack", {{QStringLiteral("card"), QStringLiteral("rust-sickle")}, {QStringLiteral("target"), QStringLiteral("Ben")}});
    const QRectF box = program.circle()->cell(QStringLiteral("attack"))->rect;
    QTest::mouseClick(program.circle(), Qt::LeftButton, {}, (box.topLeft() + QPointF(box.width() / 2, 8)).toPoint());
    QVERIFY(program.state().attack);
    QCOMPARE(program.who("Ben").small, 2);
    click(program.circle(), QStringLiteral("act:0"));
    QCOMPARE(program.who("Ben").small, 1);
}

void TestDesk::aCardIsNamedAsItLies_data()
{
    QTest::addColumn<bool>("realCards");
    QTest::newRow("cards drawn on the table") << true;
    QTest::newRow("cards drawn by the program") << false;
}

void TestDesk::aCardIsNamedAsItLies()
{
    QFETCH(bool, realCards);
    Program program;
    program.play();
    program.set("players.Mara.hand", QJsonArray{QStringLiteral("?"), QStringLiteral("?")});
    program.set("players.Mara.unseen", QJsonArray());
    program.main->sitting()->realCards = realCards;
    program.main->sitting()->showTo(QStringLiteral("Mara"));
    const auto wantsName = [&](kit::Board* board, const QString& cell, const char* menuName, const QString& entry) {
        QString path;
        const QMetaObject::Connection heard =
            connect(program.main->sitting(), &kit::Sitting::asked, program.main.get(), [&](const engine::AnyAction& action) {
                path = action.as<engine::Correct>() ? action.as<engine::Correct>()->path : QString();
            });
        emit board->menuWanted(cell, board->mapToGlobal(QPoint(5, 5)));
        auto* menu = program.main->findChild<QMenu*>(QLatin1String(menuName));
        for (QAction* one : menu ? menu->actions() : QList<QAction*>())
            if (one->text() == entry)
                one->trigger();
        if (menu)
            menu->close();
        QObject::disconnect(heard);
        return path;
    };
    QCOMPARE(wantsName(program.hand(), QStringLiteral("card:1"), "cardMenu", QStringLiteral("Name this card…")),
        QStringLiteral("players.Mara.hand.1"));
    program.main->sitting()->drop();
    program.does("attack", {{QStringLiteral("target"), QStringLiteral("Ben")}});
    QVERIFY(program.state().attack);
    QCOMPARE(wantsName(program.circle(), QStringLiteral("attack"), "cellMenu", QStringLiteral("Name the card of Mara…")),
        QStringLiteral("attack.used.0.card"));
}

// By its buttons above the circle too. Which cards are not there is asked one by one where the program draws; where the table
// draws, nobody knows.
void TestDesk::theArsenalIsCountedWhereItStands()
{
    Program program;
    auto* figure = program.part<kit::Readout>("arsenalDeck");
    QVERIFY(figure && !figure->isVisible()); // nobody has a seat yet
    program.play();
    QVERIFY(figure->isVisible());
    const qsizetype left = program.state().arsenal.left();
    QCOMPARE(figure->accessibleName(), QStringLiteral("Arsenal deck: %1").arg(left));
    QVERIFY(figure->toolTip().contains(QStringLiteral("thirty-five")));
    program.part<QToolButton>("arsenalDeckMore")->click();
    QTRY_COMPARE_WITH_TIMEOUT(program.state().arsenal.left(), left + 1, 3000);
    QCOMPARE(program.state().arsenal.deck.last(), QStringLiteral("?"));
    const QStringList begun = program.state().arsenal.deck.first(left);
    QVERIFY(!begun.contains(QStringLiteral("?")));
    emit figure->wanted(int(left) - 2);
    QCOMPARE(program.state().arsenal.deck, begun); // what nobody named is gone first; which the others are nobody saw
    QMenu* menu = nullptr;
    QTRY_VERIFY_WITH_TIMEOUT((menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())), 3000);
    const QStringList row = program.state().arsenal.row;
    for (const QString& one : begun)
        QVERIFY2(row.contains(one) || !menu->findChild<QAction*>(one), qPrintable(one));
    auto* nobodyKnows = menu->findChild<QAction*>(QStringLiteral("?"));
    QVERIFY(nobodyKnows);
    menu->close();
    nobodyKnows->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(program.state().arsenal.deck, QStringList(left - 2, QStringLiteral("?")), 3000);
    QTest::qWait(0);
    QVERIFY(!QApplication::activePopupWidget());
    program.main->sitting()->realCards = true;
    emit figure->wanted(int(left) - 4);
    QCOMPARE(program.state().arsenal.deck, QStringList(left - 4, QStringLiteral("?")));
    // Those under it count.
    swordsandsouls::Arsenal arsenal = program.state().arsenal;
    arsenal.deck = QStringList(3, QStringLiteral("?"));
    arsenal.under = {{{begun[2], begun[3]}}, {{begun[4], begun[5], begun[6]}}};
    program.set("arsenal", engine::toJson(arsenal));
    QCOMPARE(program.state().arsenal.left(), 8);
    emit figure->wanted(2);
    QCOMPARE(program.state().arsenal.left(), 2);
    QVERIFY(program.state().arsenal.deck.isEmpty());
    QCOMPARE(program.state().arsenal.under.value(0).cards, QStringList(2, QStringLiteral("?")));
}

// Whether it attacks, blocks or dodges is asked where its icons are, and missing on no card.
void TestDesk::whatACardDoesStandsOnItsFace()
{
    Program program;
    const QJsonObject schema = engine::schemaAt(program.main->sitting()->game().stateSchema(), {QStringLiteral("cards")})
                                   .value(QLatin1String("items"))
                                   .toObject();
    const QJsonObject card{{QStringLiteral("id"), QStringLiteral("bow")}, {QStringLiteral("cost"), 2},
        {QStringLiteral("icons"), QJsonArray{QStringLiteral("action")}}};
    QStringList asked;
    for (const cards::Place& place : kit::placesAsked(schema, card))
        asked += place.path;
    for (const char* place : {"attack", "block", "dodge"})
        QVERIFY2(asked.contains(QLatin1String(place)), qPrintable(asked.join(QLatin1Char(' '))));
    QCOMPARE(cards::lacking(card, cards::placesOf(schema)), QStringList());
}

void TestDesk::whoeverIsDownIsAttackedLast()
{
    Program program;
    program.play();
    program.set("players.Ben.down", true);
    QStringList targets;
    for (const engine::Offer& offer : program.main->sitting()->offers())
        if (const auto* attack = offer.action.as<DeclareAttack>(); attack && attack->card == QLatin1String("rust-sickle"))
            targets += attack->target;
    QCOMPARE(
        targets, (QStringList{QStringLiteral("Oskar"), QStringLiteral("Lio"), QStringLiteral("Tea"), QStringLiteral("Ben")}));
}

void TestDesk::aTreasureStaysAfterItsAttack()
{
    Program program;
    program.play();
    program.set("cards.+gauntlet",
        QJsonObject{{QStringLiteral("id"), QStringLiteral("gauntlet")}, {QStringLiteral("title"), QStringLiteral("Gauntlet")},
            {QStringLiteral("icons"), QJsonArray{QStringLiteral("treasure")}}, {QStringLiteral("attack"), true}});
    program.set("players.Mara.treasures", QJsonArray{QJsonObject{{QStringLiteral("card"), QStringLiteral("gauntlet")}}});
    program.does("attack",
        {{QStringLiteral("card"), QStringLiteral("gauntlet")}, {QStringLiteral("target"), QStringLiteral("Ben")},
            {QStringLiteral("from"), QStringLiteral("treasure")}});
    const QString box = program.circle()->cell(QStringLiteral("attack"))->name;
    QVERIFY2(box.contains(QStringLiteral("Gauntlet: beside the hero of Mara")), qPrintable(box));
    QVERIFY2(!box.contains(QStringLiteral("discard piles")), qPrintable(box));
}

void TestDesk::aSkippedStepIsNotDone()
{
    const auto buying = [](bool isBegun) {
        Program program;
        program.play();
        if (isBegun)
            program.does("begin-buying");
        program.does("end-turn");
        return program.part<QPushButton>("stage3")->accessibleName();
    };
    QVERIFY2(!buying(true).contains(QStringLiteral("skipped")), qPrintable(buying(true)));
    QVERIFY2(buying(false).contains(QStringLiteral("skipped")), qPrintable(buying(false)));
    QVERIFY(!buying(false).contains(QStringLiteral("done")));
}

void TestDesk::undoSaysWhatIsTakenBack()
{
    Program program;
    program.play();
    program.does("begin-buying");
    program.main->sitting()->undo();
    const QString told = program.part<QLabel>("noticeText")->text();
    QVERIFY2(told.startsWith(QStringLiteral("Taken back: ")), qPrintable(told));
}

// Of a hand that is covered and of a pile that lies face down the table sees how many cards there are; a number typed there is no
// card called so.
void TestDesk::pilesAndHandsAreComparedByTheirNumber()
{
    Program program({{QStringLiteral("settings"), QJsonObject{{QStringLiteral("tracking"), QStringLiteral("counts")}}}});
    program.play();
    program.main->sitting()->showTo({});
    window::AuditPage page(*program.library);
    page.sit(program.main->sitting(), nullptr);
    page.refresh();
    QAbstractItemModel* rows = page.findChild<QTreeView*>(QStringLiteral("tree"))->model();
    const auto rowOf = [&](const char* part) {
        const QModelIndex mara =
            rows->match(rows->index(0, 0), Qt::DisplayRole, QStringLiteral("Mara"), 1, Qt::MatchExactly | Qt::MatchRecursive)
                .value(0);
        return mara.isValid()
            ? rows->match(rows->index(0, 0, mara), Qt::DisplayRole, QLatin1String(part), 1, Qt::MatchExactly).value(0)
            : QModelIndex();
    };
    for (const auto& [part, cards] :
        {std::pair("Hand", program.who("Mara").hand.size()), std::pair("Deck", program.who("Mara").deck.size())}) {
        QVERIFY2(rowOf(part).isValid(), part);
        QCOMPARE(rowOf(part).siblingAtColumn(1).data().toString(), QString::number(cards));
    }
    QVERIFY(rows->setData(rowOf("Deck").siblingAtColumn(2), QStringLiteral("29"), Qt::EditRole));
    QVERIFY(rows->setData(rowOf("Hand").siblingAtColumn(2), QStringLiteral("4"), Qt::EditRole));
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("send")), Qt::LeftButton);
    QCOMPARE(program.who("Mara").deck.size(), 29);
    QCOMPARE(program.who("Mara").hand.size(), 4);
    QVERIFY(!program.who("Mara").deck.contains(QStringLiteral("29")));
}

// Begun in the middle: each pile as the cards that lie there, in one entry that one undo takes back.
void TestDesk::whatLiesIsTypedAsCards()
{
    Program program;
    program.play();
    program.main->sitting()->showTo(QStringLiteral("Mara"));
    const swordsandsouls::Player before = program.who("Mara");
    const qsizetype left = program.state().arsenal.deck.size();
    window::AuditPage page(*program.library);
    page.sit(program.main->sitting(), nullptr);
    page.findChild<QCheckBox*>(QStringLiteral("everything"))->setChecked(true);
    page.refresh();
    QAbstractItemModel* rows = page.findChild<QTreeView*>(QStringLiteral("tree"))->model();
    const auto lies = [&](const char* whose, const char* part, const QString& text) {
        for (const QModelIndex& one :
            rows->match(rows->index(0, 0), Qt::DisplayRole, QLatin1String(whose), -1, Qt::MatchExactly | Qt::MatchRecursive))
            if (const QModelIndex row =
                    rows->match(rows->index(0, 0, one), Qt::DisplayRole, QLatin1String(part), 1, Qt::MatchExactly).value(0);
                row.isValid())
                return rows->setData(row.siblingAtColumn(2), text, Qt::EditRole);
        return false;
    };
    const qint64 last = program.main->sitting()->table().last();
    QVERIFY(lies("Mara", "Hand", QStringLiteral("wet-shroud, slip-away")));
    QVERIFY(lies("Mara", "Discard", QStringLiteral("rust-sickle")));
    QVERIFY(lies("Arsenal", "Deck", QString::number(left + 2)));
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("send")), Qt::LeftButton);
    QCOMPARE(program.who("Mara").hand, (QStringList{QStringLiteral("wet-shroud"), QStringLiteral("slip-away")}));
    QCOMPARE(program.who("Mara").discard, QStringList{QStringLiteral("rust-sickle")});
    QCOMPARE(program.state().arsenal.deck.size(), left + 2);
    QCOMPARE(program.main->sitting()->table().last(), last + 1);
    const auto entry = program.main->sitting()->entries(last + 1, last + 1);
    const QString told = program.main->sitting()->sentenceOf(entry->first())->text();
    QVERIFY2(told.contains(QStringLiteral("Mara, discard")), qPrintable(told));
    program.main->sitting()->undo();
    QCOMPARE(program.who("Mara").hand, before.hand);
    QCOMPARE(program.who("Mara").discard, before.discard);
    QCOMPARE(program.state().arsenal.deck.size(), left);
}

// A step that went by stays in sight, holds nothing up, and is put away by one press.
void TestDesk::whatWasForgottenIsStruckOut()
{
    Program program;
    program.play();
    program.does("note-effect",
        {{QStringLiteral("text"), QStringLiteral("Turn the lamp")}, {QStringLiteral("when"), QStringLiteral("play")}});
    const auto heading = [&] { return program.main->sitting()->game().summary(program.main->sitting()->state()); };
    const auto says = [&](const char* text) {
        const QList<engine::Message> all = heading();
        return std::ranges::any_of(all, [&](const engine::Message& one) { return one.text() == QLatin1String(text); });
    };
    QVERIFY(says("Due now: Turn the lamp"));
    program.does("begin-buying");
    QCOMPARE(program.state().step, swordsandsouls::Step::Buy);
    QVERIFY(says("Left undone: Turn the lamp"));
    const QList<engine::Offer>& offers = program.main->sitting()->offers();
    const auto away =
        std::ranges::find_if(offers, [](const engine::Offer& one) { return one.action.is<swordsandsouls::DropEffect>(); });
    QVERIFY(away != offers.end() && away->verdict.isAllowed());
    program.main->sitting()->propose(away->action);
    QVERIFY(program.state().noted.isEmpty());
    QVERIFY(!says("Left undone: Turn the lamp"));
}

// What was typed of the own box since the match began lies on the next table of the same people too.
void TestDesk::onceMoreKeepsOwnCards()
{
    Program program;
    const engine::Game& game = program.main->sitting()->game();
    auto own = program.library->begin(QStringLiteral("Own box"), game, {}, {});
    QVERIFY(own);
    program.main->take(std::move(*own));
    program.does(
        "start", {{QStringLiteral("players"), QJsonArray{QStringLiteral("Mara"), QStringLiteral("Ben"), QStringLiteral("Lio")}}});
    QVERIFY(program.library->keepOwnCard(game, QStringLiteral("setup.cards"),
        {{QStringLiteral("id"), QStringLiteral("own-ward")}, {QStringLiteral("title"), QStringLiteral("Own Ward")},
            {QStringLiteral("icons"), QJsonArray{QStringLiteral("reaction")}},
            {QStringLiteral("kind"), QStringLiteral("arsenal")}, {QStringLiteral("block"), true}, {QStringLiteral("cost"), 3}}));
    QVERIFY(!card(program.state(), QStringLiteral("own-ward")).cost);
    program.set("winner", QStringLiteral("Mara"));
    program.set("status", QStringLiteral("over"));
    auto* again = program.part<QPushButton>("onceMore");
    QVERIFY(again->isVisible());
    QTest::mouseClick(again, Qt::LeftButton);
    QTRY_COMPARE(program.main->sitting()->name(), QStringLiteral("Own box 2"));
    QCOMPARE(program.state().players.size(), 3);
    QCOMPARE(card(program.state(), QStringLiteral("own-ward")).cost, 3);
    QVERIFY(card(program.state(), QStringLiteral("own-ward")).block);
}

QTEST_MAIN(TestDesk)
#include "tst_desk.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A turn through the real widgets: an attack that a reply comes before, by mouse; a whole turn by keyboard alone.
#include "program.h"

#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/offer_words.h"
#include "games/sellsword/desk/stages.h"
#include "games/sellsword/rules/gone_by.h"
#include "games/sellsword/rules/actions.h"
#include "games/sellsword/rules/reasons.h"
#include "kit/rule_behind.h"
#include "kit/lists/notice_bar.h"
#include "kit/lists/offers_model.h"
#include "kit/advice.h"
#include "kit/drawn/readout.h"
#include "support/typed_dice.h"
#include "window/history/audit_page.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include <algorithm>

using namespace sellsword;

class TestTurn : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void aSlowAttackIsRepliedToFirst();
    void aPlainAttackIsRepliedToAfterwards();
    void aTurnByKeyboard();
    void aMoveWaitsForReplies();
    void aPushIsPressedOnTheMap();
    void realDiceAreAskedFor();
    void anAttackTakesTwoPresses();
    void whatCameOfARollStandsFirst();
    void aTurnIsNotEndedByTheWay();
    void whoeverMayReplyIsOffered();
    void theBestReplyIsMarked();
    void theBestWayToTakeWoundsIsMarked();
    void whoIsNotOnTheMapYetIsToldToComeIn();
    void aSquareOutOfReachSaysWhy();
    void anEmptyWarbandIsNotTheNextThing();
    void whatEndsSomethingIsNotTheNextThing();
    void whatIsChosenAlreadyIsNotTheNextThing();
    void aWayThroughFireIsNotTheNextThing();
    void whatIsTakenBackIsNoChange();
    void whatIsPaidIsNotRefused();
    void theButtonDoesTheReplyThatWasChosen();
    void aRoundBeginsOnceWarbandsStand();
    void aRerollIsToldWhereTheTableHasIt();
    void whatNobodyEnteredIsNoNumber();
    void aScoreIsCountedWhereItStands();
    void betweenRoundsNothingIsAskedTwice();
    void whatEndedMayStay();
    void whatIsNotDoneYetIsStruckOut();
    void whatWasLeftUndoneStaysDue();
    void aSkippedStepIsNotDone();
    void realDiceInTheTrayAreTheRollThatWaits();
    void realDiceInTheTrayAreTheRollOfAPress();
    void theBarBeginsWithWhatCameOfTheRoll();
    void tokensAreCompared();
    void diceAreTypedAnywhere_data() { placesToTypeDice("gridmap"); }
    void diceAreTypedAnywhere();
};

namespace {

void pressRow(Program& program, const char* verb, const QString& named = {})
{
    const QModelIndex row = program.row(verb, named);
    QVERIFY2(row.isValid(), verb);
    QListView* list = program.choices();
    list->scrollTo(row);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(row).center());
}

QString headings(const Program& program)
{
    QStringList all;
    for (int at = 0; at < program.rows().rowCount(); ++at)
        if (!program.rows().choice(program.rows().index(at)))
            all += program.rows().index(at).data().toString();
    return all.join(QLatin1Char('|'));
}

void key(Qt::Key key, Qt::KeyboardModifiers with = {})
{
    QWidget* popup = QApplication::activePopupWidget();
    QWidget* target = popup ? popup : QApplication::focusWidget();
    QVERIFY(target);
    QTest::keyClick(target, key, with);
}

void tabTo(const char* name)
{
    for (int presses = 0;
         presses < 80 && (!QApplication::focusWidget() || QApplication::focusWidget()->objectName() != QLatin1String(name));
         ++presses)
        key(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), QLatin1String(name));
}

// By arrows over the squares of the map.
// The reeve acts, and nobody near has a token to reply with.
void beginUnanswered(Program& program)
{
    for (const char* enemy : {"mourner", "bone-page"})
        program.set(QStringLiteral("units.%1.tokens").arg(QLatin1String(enemy)), QJsonObject());
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
}

void walkTo(Program& program, const QString& cell)
{
    const kit::Board* map = program.map();
    for (int steps = 0; steps < 60 && map->focusedCell() != cell; ++steps) {
        const QPointF way = map->cell(cell)->rect.center() - map->cell(map->focusedCell())->rect.center();
        key(std::abs(way.x()) > std::abs(way.y()) ? (way.x() > 0 ? Qt::Key_Right : Qt::Key_Left)
                                                  : (way.y() > 0 ? Qt::Key_Down : Qt::Key_Up));
    }
    QCOMPARE(map->focusedCell(), cell);
}

void downTo(Program& program, const char* verb)
{
    const QModelIndex wanted = program.row(verb);
    QVERIFY2(wanted.isValid(), verb);
    for (int presses = 0; presses < 40 && program.choices()->currentIndex() != wanted; ++presses)
        key(program.choices()->currentIndex().row() < wanted.row() ? Qt::Key_Down : Qt::Key_Up);
    QCOMPARE(program.choices()->currentIndex(), wanted);
}

} // namespace

void TestTurn::aSlowAttackIsRepliedToFirst()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    pressCell(program.map(), QStringLiteral("unit:mourner"));
    QVERIFY(program.part<QWidget>("preview")->isVisible());
    QVERIFY(program.part<QWidget>("preview")->accessibleDescription().contains(QStringLiteral("Mourner")));
    pressRow(program, "attack", QStringLiteral("Hewing stroke"));
    QCOMPARE(program.state().strikes.size(), 1);
    QVERIFY(program.part<QLabel>("momentHint")->text().contains(QStringLiteral("slow")));
    QVERIFY2(headings(program).contains(QStringLiteral("before")), qPrintable(headings(program)));
    QVERIFY2(headings(program).contains(QStringLiteral("Cannot reply")), qPrintable(headings(program)));
    const int green = tokensOf(program.state(), program.unit("mourner")).green;
    pressRow(program, "reply", QStringLiteral("Mourner"));
    QCOMPARE(tokensOf(program.state(), program.unit("mourner")).green, green - 1);
    QCOMPARE(program.state().strikes.size(), 2);
    QVERIFY(program.state().strikes.first().reply); // before the slow one
    QVERIFY(headings(program).contains(QStringLiteral("In this order")));
    pressRow(program, "roll");
    while (!program.state().hurts.isEmpty())
        pressRow(program, "allot");
    QCOMPARE(program.state().strikes.size(), 1);
    QVERIFY(!program.state().strikes.first().reply);
    pressRow(program, "roll");
    QVERIFY(program.state().strikes.isEmpty());
    QVERIFY(program.state().turn.has_value());
}

void TestTurn::aPlainAttackIsRepliedToAfterwards()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    pressCell(program.map(), QStringLiteral("unit:bone-page"));
    pressRow(program, "attack", QStringLiteral("Long axe"));
    QVERIFY2(headings(program).contains(QStringLiteral("after")), qPrintable(headings(program)));
    pressRow(program, "reply", QStringLiteral("Bone page"));
    QVERIFY(!program.state().strikes.first().reply);
    program.chance.next = 18;
    pressRow(program, "roll");
    QVERIFY(!program.state().hurts.isEmpty());
    // Every way to take the wounds is there, each with its own boxes, and each is allowed.
    QVERIFY(program.rows().rowCount() > 2);
    for (int at = 0; at < program.rows().rowCount(); ++at)
        if (const desk::Choice* one = program.rows().choice(program.rows().index(at)); one && one->action.is<Allot>())
            QVERIFY2(!one->muted, qPrintable(one->title));
    pressRow(program, "allot", QStringLiteral("Mobility"));
    QVERIFY(program.unit("bone-page").injuries.contains(QStringLiteral("mobility")));
}

void TestTurn::theButtonDoesTheReplyThatWasChosen()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    pressCell(program.map(), QStringLiteral("unit:bone-page"));
    pressRow(program, "attack", QStringLiteral("Long axe"));
    auto* next = program.part<QPushButton>("nextStep");
    const QString roll = next->accessibleName();
    program.choices()->setCurrentIndex(program.row("reply", QStringLiteral("Bone page")));
    QVERIFY2(next->accessibleName().startsWith(QStringLiteral("Bone page")), qPrintable(next->accessibleName()));
    program.choices()->setCurrentIndex(program.row("roll"));
    QCOMPARE(next->accessibleName(), roll);
    program.choices()->setCurrentIndex(program.row("reply", QStringLiteral("Bone page")));
    QTest::mouseClick(next, Qt::LeftButton);
    QCOMPARE(program.state().strikes.size(), 2);
    QVERIFY(program.state().strikes.last().reply);
}

void TestTurn::aRoundBeginsOnceWarbandsStand()
{
    Program program;
    program.begin();
    for (const kit::Stage& stage : desk::stages(program.state(), program.main->sitting()->offers()))
        QVERIFY2(!stage.action.is<StartRound>(), qPrintable(stage.name));
}

void TestTurn::aTurnByKeyboard()
{
    Program program;
    program.match();
    QApplication::setActiveWindow(program.main.get());
    tabTo("gridmap");
    walkTo(program, QStringLiteral("unit:pikehand"));
    key(Qt::Key_Return); // chosen
    QVERIFY(!program.state().turn);
    key(Qt::Key_Return); // begins its turn
    QVERIFY(program.state().turn.has_value());
    QCOMPARE(program.state().turn->unit, QStringLiteral("pikehand"));
    walkTo(program, QStringLiteral("square:5,6"));
    key(Qt::Key_Return); // a basic move
    QCOMPARE(program.unit("pikehand").at->text(), QStringLiteral("5,6"));
    walkTo(program, QStringLiteral("square:5,7"));
    key(Qt::Key_Return); // on with the points that are left, or a careful step
    if (QMenu* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
        while (menu->activeAction() && menu->activeAction()->objectName() != QLatin1String("maneuver"))
            key(Qt::Key_Down);
        key(Qt::Key_Return);
    }
    QCOMPARE(program.unit("pikehand").at->text(), QStringLiteral("5,7"));
    QCOMPARE(usedOf(program.state(), ActType::Maneuver), 1);
    tabTo("choices");
    downTo(program, "end-turn");
    key(Qt::Key_Return);
    QVERIFY(!program.state().turn); // there is nothing to recover from
    QVERIFY(program.unit("pikehand").taken);
    QCOMPARE(whoseTurn(program.state()), QStringLiteral("court"));
}

// Beside an enemy every step waits; who may reply is asked before it is made.
void TestTurn::aMoveWaitsForReplies()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    pressCell(program.map(), QStringLiteral("square:8,0"));
    if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget()))
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().first()).center());
    QVERIFY(!program.state().turn->path.isEmpty());
    QVERIFY2(headings(program).contains(QStringLiteral("May reply")), qPrintable(headings(program)));
    for (int steps = 0; steps < 6 && !program.state().turn->path.isEmpty(); ++steps)
        pressRow(program, "go-on", QStringLiteral("Go on"));
    QCOMPARE(program.unit("reeve").at->text(), QStringLiteral("8,0"));
}

void TestTurn::aPushIsPressedOnTheMap()
{
    Program program;
    program.match();
    program.set(QStringLiteral("shoves"),
        QJsonArray{
            QJsonObject{{QStringLiteral("id"), QStringLiteral("pale-archer")}, {QStringLiteral("kind"), QStringLiteral("move")},
                {QStringLiteral("squares"), 1}, {QStringLiteral("by"), QString()}}});
    QVERIFY(program.part<QLabel>("moment")->text().contains(QStringLiteral("Pale archer")));
    pressCell(program.map(), QStringLiteral("square:15,2"));
    QCOMPARE(program.unit("pale-archer").at->text(), QStringLiteral("15,2"));
    QVERIFY(program.state().shoves.isEmpty());
}

void TestTurn::realDiceAreAskedFor()
{
    Program program;
    program.match();
    program.main->sitting()->realDice = true;
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    program.does("attack",
        {{QStringLiteral("who"), QStringLiteral("reeve")}, {QStringLiteral("attack"), QStringLiteral("long-axe")},
            {QStringLiteral("target"), QStringLiteral("mourner")}});
    QSignalSpy asked(program.main->sitting(), &kit::Sitting::asked);
    pressRow(program, "roll");
    QCOMPARE(asked.size(), 1);
    QCOMPARE(program.state().strikes.size(), 1); // waits for the die
    program.typeDice("21");                      // no die shows it: it waits on
    QCOMPARE(program.state().strikes.size(), 1);
    program.typeDice("17");
    QVERIFY(program.state().strikes.isEmpty());
    QCOMPARE(program.lastEntry().value(QLatin1String(engine::rolledField)).toArray(), (QJsonArray{17}));
}

// Who has the program's dice may throw his own all the same: what is typed while a roll waits is that roll.
void TestTurn::realDiceInTheTrayAreTheRollThatWaits()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    program.does("attack",
        {{QStringLiteral("who"), QStringLiteral("reeve")}, {QStringLiteral("attack"), QStringLiteral("long-axe")},
            {QStringLiteral("target"), QStringLiteral("mourner")}});
    QCOMPARE(program.state().strikes.size(), 1);
    program.typeDice("D6 5"); // another die is another throw
    QCOMPARE(program.state().strikes.size(), 1);
    program.typeDice("4");
    QVERIFY(program.state().strikes.isEmpty());
    QCOMPARE(program.lastEntry().value(QLatin1String(engine::rolledField)).toArray(), (QJsonArray{4}));
    QVERIFY(program.part<QLabel>("trayValue")->text().toInt() > 4); // with what the attack adds: that is what counts
}

// A press on the page declares and rolls: the die that was typed before it is the one that counts.
void TestTurn::realDiceInTheTrayAreTheRollOfAPress()
{
    Program program;
    program.match();
    beginUnanswered(program);
    pressCell(program.map(), QStringLiteral("unit:bone-page"));
    auto* press = program.part<QPushButton>("nextStep");
    QVERIFY2(press->text().startsWith(QStringLiteral("Roll: ")), qPrintable(press->text()));
    program.typeDice("2");
    QVERIFY(program.state().strikes.isEmpty());
    QCOMPARE(program.part<QLabel>("trayValue")->text(), QStringLiteral("2"));
    program.chance.next = 18;
    QTest::mouseClick(press, Qt::LeftButton);
    QVERIFY(program.state().strikes.isEmpty());
    QCOMPARE(program.lastEntry().value(QLatin1String(engine::rolledField)).toArray(), (QJsonArray{2}));
}

// What the rules say of every critical hit stands behind what it is, also where the bar has no room for all.
void TestTurn::theBarBeginsWithWhatCameOfTheRoll()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    program.does("attack",
        {{QStringLiteral("who"), QStringLiteral("reeve")}, {QStringLiteral("attack"), QStringLiteral("long-axe")},
            {QStringLiteral("target"), QStringLiteral("mourner")}});
    program.typeDice("20");
    QVERIFY(program.state().strikes.isEmpty());
    const auto* bar = program.main->findChild<kit::NoticeBar*>();
    const auto* shown = program.main->findChild<QLabel*>(QStringLiteral("noticeText"));
    QVERIFY2(bar->text().startsWith(QStringLiteral("Critical hit")), qPrintable(bar->text()));
    QVERIFY2(shown->text().startsWith(QStringLiteral("Critical hit")), qPrintable(shown->text()));
}

void TestTurn::diceAreTypedAnywhere()
{
    QFETCH(QString, place);
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    program.does("attack",
        {{QStringLiteral("who"), QStringLiteral("reeve")}, {QStringLiteral("attack"), QStringLiteral("long-axe")},
            {QStringLiteral("target"), QStringLiteral("mourner")}});
    QCOMPARE(program.state().strikes.size(), 1);
    typeDiceAt(program, place, "17");
    QVERIFY(program.state().strikes.isEmpty());
    QCOMPARE(program.lastEntry().value(QLatin1String(engine::rolledField)).toArray(), (QJsonArray{17}));
}

// Those that nobody has spent too: what the card prints lies there, and one that differs leaves the others as they are.
void TestTurn::tokensAreCompared()
{
    Program program;
    program.match();
    window::AuditPage page(*program.library);
    page.sit(program.main->sitting(), nullptr);
    page.refresh();
    QAbstractItemModel* model = page.findChild<QTreeView*>(QStringLiteral("tree"))->model();
    const auto row = [&](const char* path) {
        constexpr int pathRole = Qt::UserRole + 1;
        return model->match(model->index(0, 0), pathRole, QLatin1String(path), 1, Qt::MatchExactly | Qt::MatchRecursive).value(0);
    };
    const auto should = [&](const char* path) { return row(path).siblingAtColumn(window::AuditModel::Should).data().toInt(); };
    const Tokens pool = poolOf(program.state(), program.unit("reeve"));
    QVERIFY(!program.unit("reeve").tokens && pool.green > 0);
    QCOMPARE(should("units.reeve.tokens.green"), pool.green);
    QCOMPARE(should("units.reeve.tokens.blue"), pool.blue);
    QCOMPARE(should("units.reeve.vigor"), vigorOf(program.state(), program.unit("reeve")));
    model->setData(
        row("units.reeve.tokens.green").siblingAtColumn(window::AuditModel::Lies), QString::number(pool.green - 1), Qt::EditRole);
    page.findChild<QPushButton*>(QStringLiteral("send"))->click();
    QVERIFY(program.unit("reeve").tokens);
    QCOMPARE(program.unit("reeve").tokens->green, pool.green - 1);
    QCOMPARE(program.unit("reeve").tokens->blue, pool.blue);
    QCOMPARE(should("units.reeve.tokens.green"), pool.green - 1);
    program.main->sitting()->undo();
    QVERIFY(!program.unit("reeve").tokens);
}

// Whom, and that: where nobody may reply it is rolled at once, and taken back at once.
void TestTurn::anAttackTakesTwoPresses()
{
    Program program;
    program.match();
    beginUnanswered(program);
    const qint64 before = program.main->sitting()->table().node();
    pressCell(program.map(), QStringLiteral("unit:bone-page"));
    QVERIFY2(program.part<QPushButton>("nextStep")->text().startsWith(QStringLiteral("Roll: ")),
        qPrintable(program.part<QPushButton>("nextStep")->text()));
    program.chance.next = 18;
    QTest::mouseClick(program.part<QPushButton>("nextStep"), Qt::LeftButton);
    QVERIFY(program.state().strikes.isEmpty());
    QVERIFY(!program.state().hurts.isEmpty());
    QVERIFY(program.part<QLabel>("moment")->text().contains(QStringLiteral("ounds: "))); // what came of it
    program.main->sitting()->undo();
    QCOMPARE(program.main->sitting()->table().node(), before);
    program.set(QStringLiteral("units.bone-page.tokens"),
        QJsonObject{{QStringLiteral("green"), 1}}); // somebody may decide: the roll waits
    QVERIFY(program.part<QPushButton>("nextStep")->text().startsWith(QStringLiteral("Declare: ")));
    QTest::mouseClick(program.part<QPushButton>("nextStep"), Qt::LeftButton);
    QCOMPARE(program.state().strikes.size(), 1);
}

void TestTurn::whatCameOfARollStandsFirst()
{
    for (const auto& [face, word] :
        {std::pair(1, "Miss"), std::pair(12, "Hit, wounds: "), std::pair(20, "Critical hit, wounds: ")}) {
        Program program;
        program.match();
        program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
        program.does("attack",
            {{QStringLiteral("who"), QStringLiteral("reeve")}, {QStringLiteral("attack"), QStringLiteral("long-axe")},
                {QStringLiteral("target"), QStringLiteral("bone-page")}});
        program.chance.next = face;
        pressRow(program, "roll");
        const QString big = program.part<QLabel>("moment")->text();
        QVERIFY2(big.startsWith(QLatin1String(word)) && big.size() < 40, qPrintable(big));
        const qint64 last = program.main->sitting()->table().last();
        const auto entries = program.main->sitting()->entries(last, last);
        const QString sentence = program.main->sitting()->sentenceOf(entries->first())->text();
        QVERIFY2(sentence.startsWith(big) && sentence.contains(QStringLiteral(": %1 ").arg(face)), qPrintable(sentence));
        program.main->sitting()->undo();
        QVERIFY(!program.part<QLabel>("moment")->text().startsWith(QLatin1String(word))); // it is taken back
    }
}

void TestTurn::aTurnIsNotEndedByTheWay()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("pikehand")}});
    QVERIFY(program.row("end-turn").isValid());
    QVERIFY(!kit::actBehind(program.part<QPushButton>("nextStep")).is<EndTurn>()); // moves are left
    QTest::keyClick(program.choices(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(program.state().turn.has_value());
    const desk::Desk desk;
    for (const engine::Offer& offer : program.main->sitting()->offers())
        QCOMPARE(
            desk.canWait(program.main->sitting()->state(), offer, program.main->sitting()->offers()), offer.action.is<EndTurn>());
}

// The dock tells everybody's offers while an attack waits for them, though the attacker is still pointed at.
void TestTurn::whoeverMayReplyIsOffered()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    pressCell(program.map(), QStringLiteral("unit:bone-page"));
    pressRow(program, "attack", QStringLiteral("Long axe"));
    QStringList titles;
    const auto* offers = program.part<QListView>("offers")->model();
    for (int row = 0; row < offers->rowCount(); ++row)
        titles += offers->index(row, 0).data().toString();
    const QString all = titles.join(QLatin1Char('\n'));
    QVERIFY2(all.contains(QStringLiteral("Bone page replies")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("Roll the attack")), qPrintable(all));
}

// Of several replies the one with the most wounds on average, beside its chance; without advice the chances alone.
void TestTurn::theBestReplyIsMarked()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    pressCell(program.map(), QStringLiteral("unit:mourner"));
    pressRow(program, "attack", QStringLiteral("Hewing stroke"));
    const auto marked = [&] {
        QList<double> with, without;
        for (int at = 0; at < program.rows().rowCount(); ++at)
            if (const desk::Choice* one = program.rows().choice(program.rows().index(at));
                one && one->preview && one->action.is<Reply>()) {
                const double wounds = desk::forecast(program.state(), *one->preview)->value.expected.value_or(0);
                (one->outcome.contains(QStringLiteral("★")) ? with : without) += wounds;
                QVERIFY2(one->outcome.contains(QLatin1Char('%')), qPrintable(one->outcome));
            }
        QVERIFY(with.size() + without.size() > 1);
        if (!kit::isAdvised())
            QVERIFY(with.isEmpty());
        else {
            QVERIFY(!with.isEmpty());
            QVERIFY(std::ranges::min(with) > std::ranges::max(without));
        }
    };
    marked();
    kit::setAdvised(false);
    program.main->sitting()->undo();
    program.main->sitting()->redo();
    marked();
    kit::setAdvised(true);
}

void TestTurn::whoIsNotOnTheMapYetIsToldToComeIn()
{
    Program program;
    program.match();
    program.set(QStringLiteral("units.pikehand.at"), QJsonValue::Null);
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("pikehand")}});
    const QString line = desk::Desk().guideLine(program.main->sitting()->state());
    QVERIFY2(line.contains(QStringLiteral("Entry Tile")) && !line.contains(QStringLiteral("End the acts")), qPrintable(line));
}

// Of the ways to take wounds the one that keeps most, with what it keeps; none where two keep the same.
void TestTurn::theBestWayToTakeWoundsIsMarked()
{
    Program program;
    program.match();
    const auto hurt = [&](int vigor, QStringList injuries) {
        program.set(QStringLiteral("units.bone-page.vigor"), vigor);
        program.set(QStringLiteral("units.bone-page.injuries"), QJsonArray::fromStringList(injuries));
        program.set(QStringLiteral("hurts"),
            QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("bone-page")}, {QStringLiteral("wounds"), 5},
                {QStringLiteral("by"), QStringLiteral("reeve")}}});
        QStringList marked;
        for (int at = 0; at < program.rows().rowCount(); ++at)
            if (const desk::Choice* one = program.rows().choice(program.rows().index(at));
                one && one->action.is<Allot>() && one->outcome.contains(QStringLiteral("★")))
                marked += one->title + QLatin1Char('|') + one->outcome.section(QStringLiteral("★ "), 1);
        return marked;
    };
    QCOMPARE(hurt(5, {}), QStringList{QStringLiteral("Vigor −5|injuries spared: 1")});
    QCOMPARE(hurt(0, {}), QStringList()); // Mobility and Defensive weigh the same
    QCOMPARE(hurt(5, {QStringLiteral("mobility"), QStringLiteral("defensive")}),
        QStringList{QStringLiteral("Vigor −5|points kept: %1").arg(costOf(program.state(), program.unit("bone-page")))});
    QCOMPARE(hurt(0, {QStringLiteral("mobility")}).size(), 1);
    kit::setAdvised(false);
    QCOMPARE(hurt(5, {}), QStringList());
    kit::setAdvised(true);
}

void TestTurn::aSquareOutOfReachSaysWhy()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("pikehand")}});
    QSignalSpy refused(program.main->sitting(), &kit::Sitting::refused);
    pressCell(program.map(), QStringLiteral("square:16,8"));
    QCOMPARE(refused.size(), 1);
    const auto why = refused.first().first().value<engine::Submission>();
    QCOMPARE(why.verdict.decisive()->reason, &reason(R::E_POINTS)); // what the way costs, and what there is
    QCOMPARE(program.unit("pikehand").at->text(), QStringLiteral("3,5"));
}

void TestTurn::anEmptyWarbandIsNotTheNextThing()
{
    Program program;
    program.begin();
    const auto look = [&] { return program.part<QPushButton>("finishWarband")->property("look").toString(); };
    QVERIFY(look() != QLatin1String("primary"));
    program.does(
        "add-unit", {{QStringLiteral("player"), QStringLiteral("tide")}, {QStringLiteral("card"), QStringLiteral("reeve")}});
    QVERIFY(look() != QLatin1String("primary")); // others may join
    const auto& offers = program.main->sitting()->offers();
    const auto next = std::ranges::find_if(offers, [](const engine::Offer& offer) { return offer.action.is<AddUnit>(); });
    QVERIFY(next != offers.end() && next->action.as<AddUnit>()->card != QLatin1String("reeve")); // whoever is not there yet
    program.set("scenario.units", 1);
    QCOMPARE(look(), QStringLiteral("primary")); // nobody else may
    program.main->sitting()->undo();
    program.main->sitting()->undo();
    QVERIFY(look() != QLatin1String("primary"));
}

// While somebody has to say who chooses the map, nobody is led on to the round.
void TestTurn::whatEndsSomethingIsNotTheNextThing()
{
    Program program;
    program.begin();
    program.set("map", QJsonValue::Null);
    for (const auto& [player, card] : {std::pair("tide", "reeve"), std::pair("court", "mourner")})
        program.does(
            "add-unit", {{QStringLiteral("player"), QLatin1String(player)}, {QStringLiteral("card"), QLatin1String(card)}});
    program.does("finish-warband", {{QStringLiteral("player"), QStringLiteral("tide")}});
    program.does("finish-warband", {{QStringLiteral("player"), QStringLiteral("court")}});
    program.does("tactics-check", {{QStringLiteral("rolled"), QJsonArray{15, 9}}});
    program.does("settle-tactics");
    QCOMPARE(program.state().stage, Stage::Map);
    QVERIFY(program.row("name-picker").isValid() && program.row("start-round").isValid());
    QVERIFY(!kit::actBehind(program.part<QPushButton>("nextStep")).is<StartRound>());
    const auto& offers = program.main->sitting()->offers();
    for (const engine::Offer& offer : offers)
        QCOMPARE(desk::Desk().canWait(program.main->sitting()->state(), offer, offers), offer.action.is<StartRound>());
    program.does("name-picker", {{QStringLiteral("player"), QStringLiteral("tide")}});
    QVERIFY(program.row("start-round").isValid() && program.row("place-tile").isValid());
    const auto* filled = program.part<QPushButton>("nextStep");
    QVERIFY(!filled->isVisible()); // the tiles are open still
    for (const auto& [player, at] : {std::pair("tide", "0,5"), std::pair("court", "16,5")})
        program.does(
            "place-tile", {{QStringLiteral("player"), QLatin1String(player)}, {QStringLiteral("at"), QLatin1String(at)}});
    QVERIFY(filled->isVisible() && kit::actBehind(filled).is<StartRound>());
}

static const engine::Offer* framedIn(const Program& program)
{
    const auto* list = program.part<QListView>("offers");
    return static_cast<const kit::OffersModel*>(list->model())->offer(list->currentIndex());
}

// A side and a tile may be chosen anew; what is framed is what is missing.
void TestTurn::whatIsChosenAlreadyIsNotTheNextThing()
{
    Program program;
    program.match();
    for (const char* player : {"tide", "court"})
        program.set(QStringLiteral("players.%1.tile").arg(QLatin1String(player)), QJsonValue::Null);
    program.set(QStringLiteral("stage"), QStringLiteral("map"));
    const auto lay = [&](const char* player, const char* at) {
        program.does(
            "place-tile", {{QStringLiteral("player"), QLatin1String(player)}, {QStringLiteral("at"), QLatin1String(at)}});
    };
    lay("tide", "0,5");
    program.does("choose-map",
        {{QStringLiteral("player"), QStringLiteral("tide")}, {QStringLiteral("side"), program.state().map->startAreas[0].id}});
    const engine::Offer* framed = framedIn(program);
    QVERIFY(framed && framed->action.is<PlaceTile>());
    QCOMPARE(framed->action.as<PlaceTile>()->player, QStringLiteral("court"));
    lay("court", "16,5");
    framed = framedIn(program);
    QVERIFY(framed && framed->action.is<StartRound>());
}

// Ground that only slows is gone over all the same; where every way burns, one of them is the next thing.
void TestTurn::aWayThroughFireIsNotTheNextThing()
{
    Program program;
    program.match();
    program.part<QPushButton>("endTryGuide")->click(); // without an enemy on the map it says that enough is done
    for (const char* enemy : {"mourner", "bone-page", "pale-archer"})
        program.set(QStringLiteral("units.%1.at").arg(QLatin1String(enemy)), QJsonValue::Null);
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    const engine::Game& game = program.main->sitting()->game();
    const auto wounds = [&](const engine::AnyAction& act) {
        return !desk::stateOf(game.apply(program.main->sitting()->state(), act).state).hurts.isEmpty();
    };
    const auto burning = [&] {
        return std::ranges::count_if(program.main->sitting()->offers(),
            [&](const engine::Offer& one) { return one.verdict.isAllowed() && one.action.is<Move>() && wounds(one.action); });
    };
    const desk::Desk sellswords;
    const auto isByHand = [&](const engine::Offer& one) {
        return sellswords.isChosenByHand(program.main->sitting()->state(), one, program.main->sitting()->offers());
    };
    const auto ground = [&](const char* kind, const QString& where) {
        program.set(QStringLiteral("map.terrain"),
            QJsonArray{QJsonObject{{QStringLiteral("at"), where}, {QStringLiteral("kind"), QLatin1String(kind)}}});
    };
    program.set(QStringLiteral("units.reeve.at"), QStringLiteral("8,4"));
    const int width = program.state().map->width, height = program.state().map->height;
    // A ring around it with one gap.
    program.set(QStringLiteral("map.terrain"), [] {
        QJsonArray ring;
        for (const char* at : {"7,3-9,3", "9,4-9,5", "7,5-8,5"})
            ring += QJsonObject{{QStringLiteral("at"), QLatin1String(at)}, {QStringLiteral("kind"), QStringLiteral("damaging")}};
        return ring;
    }());
    QVERIFY(burning() > 0);
    const engine::Offer* framed = framedIn(program);
    QVERIFY(framed && (framed->action.is<Move>() || framed->action.is<Maneuver>()));
    QVERIFY(!wounds(framed->action));
    const desk::Choice* row = program.rows().choice(program.choices()->currentIndex());
    QVERIFY(row && !wounds(row->action));

    ground("challenging", QStringLiteral("7,3-9,5"));
    QCOMPARE(burning(), 0);
    QVERIFY(std::ranges::none_of(program.main->sitting()->offers(), isByHand));

    ground("damaging", QStringLiteral("0,0-%1,%2").arg(width - 1).arg(height - 1));
    QVERIFY(burning() > 0);
    QVERIFY(std::ranges::none_of(program.main->sitting()->offers(), isByHand));
    framed = framedIn(program);
    QVERIFY(framed && framed->action.is<Move>());
}

void TestTurn::whatIsTakenBackIsNoChange()
{
    Program program;
    program.match();
    program.set("players.tide.vp", 130);
    const auto* score = program.part<kit::Readout>("score-tide");
    const auto isTold = [&](const QString& change) {
        const QList<QLabel*> labels = score->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* one) { return one->isVisible() && one->text().contains(change); });
    };
    QVERIFY(isTold(QStringLiteral("130")));
    score->findChild<QTimer*>()->setInterval(0); // the change is an old one
    QTRY_VERIFY(!isTold(QStringLiteral("+130")));
    program.main->sitting()->undo();
    QCOMPARE(score->number(), 0);
    QVERIFY(!isTold(QStringLiteral("130")));
}

void TestTurn::whatIsPaidIsNotRefused()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    pressCell(program.map(), QStringLiteral("unit:mourner"));
    pressRow(program, "attack", QStringLiteral("Hewing stroke"));
    QCOMPARE(program.state().strikes.size(), 1);
    program.set(QStringLiteral("units.reeve.tokens"), QJsonObject()); // all spent for it
    const QString preview = program.part<QWidget>("preview")->accessibleDescription();
    QVERIFY2(preview.contains(QStringLiteral("Mourner")) && !preview.contains(QStringLiteral("Refused")), qPrintable(preview));
}

// The booklet's Warleader dice reroll tactics and recovery; an attack only where the table says so.
void TestTurn::aRerollIsToldWhereTheTableHasIt()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    const auto isTold = [&] {
        pressCell(program.map(), QStringLiteral("unit:bone-page"));
        const bool told = program.part<QWidget>("preview")->accessibleDescription().contains(QStringLiteral("Warleader"));
        QTest::keyClick(program.map(), Qt::Key_Escape); // aimed at nobody again
        return told;
    };
    QVERIFY(diceOf(program.state(), QStringLiteral("tide")) > 0);
    QVERIFY(!isTold());
    program.set(QStringLiteral("settings.warleader_use2"), QStringLiteral("on"));
    QVERIFY(isTold());
    for (const Unit& one : program.state().units)
        program.set(QStringLiteral("units.%1.dice_spent").arg(one.id), 9);
    QCOMPARE(diceOf(program.state(), QStringLiteral("tide")), 0);
    QVERIFY(!isTold());
}

void TestTurn::whatNobodyEnteredIsNoNumber()
{
    Program program;
    program.match();
    for (const char* field : {"agility", "move", "vigor"})
        program.set(QStringLiteral("cards.bone-page.%1").arg(QLatin1String(field)), QJsonValue::Null);
    QVERIFY(!isExhausted(program.state(), program.unit("bone-page")));
    program.set(QStringLiteral("hurts"),
        QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("bone-page")}, {QStringLiteral("wounds"), 5},
            {QStringLiteral("by"), QStringLiteral("reeve")}}});
    const auto detail = [&](const char* box) {
        const QModelIndex at = program.row("allot", QLatin1String(box));
        return at.isValid() ? program.rows().choice(at)->detail : QString();
    };
    const QString defensive = detail("Defensive"), mobility = detail("Mobility");
    QVERIFY2(
        defensive.contains(QStringLiteral("Agility −2")) && !defensive.contains(QStringLiteral("0 →")), qPrintable(defensive));
    QVERIFY2(defensive.contains(QStringLiteral("Brawn ")) && defensive.contains(QStringLiteral(" → ")), qPrintable(defensive));
    QVERIFY2(mobility.contains(QStringLiteral("Move −1")), qPrintable(mobility));
}

void TestTurn::aScoreIsCountedWhereItStands()
{
    Program program;
    program.match();
    auto* score = program.part<kit::Readout>("score-tide");
    QTest::keyClick(score, Qt::Key_Plus);
    QTest::keyClick(score, Qt::Key_Plus);
    QTest::keyClick(score, Qt::Key_Return);
    QCOMPARE(sellsword::player(program.state(), QStringLiteral("tide"))->vp, 2);
    QTest::keyClicks(score, QStringLiteral("31"));
    QTest::keyClick(score, Qt::Key_Return);
    QCOMPARE(sellsword::player(program.state(), QStringLiteral("tide"))->vp, 31);
    program.main->sitting()->undo();
    QCOMPARE(sellsword::player(program.state(), QStringLiteral("tide"))->vp, 2);
}

// A status that the rules ended is put back by one press, and that is not what Return does by the way.
void TestTurn::whatEndedMayStay()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    program.set(QStringLiteral("units.mourner.statuses"),
        QJsonArray{
            QJsonObject{{QStringLiteral("id"), QStringLiteral("pinned")}, {QStringLiteral("kind"), QStringLiteral("pinned")},
                {QStringLiteral("asterisk"), true}, {QStringLiteral("source"), QStringLiteral("reeve")}}});
    QVERIFY(!program.row("correct").isValid());
    program.does("measure",
        {{QStringLiteral("measure"),
            QJsonObject{{QStringLiteral("from"), QStringLiteral("reeve")}, {QStringLiteral("to"), QStringLiteral("mourner")},
                {QStringLiteral("adjacent"), false}}}});
    QVERIFY(program.unit("mourner").statuses.isEmpty());
    QVERIFY2(program.row("correct", QStringLiteral("It stays: Mourner")).isValid(), qPrintable(headings(program)));
    QVERIFY(program.choices()->currentIndex() != program.row("correct"));
    auto* why = program.part<QLineEdit>("whyItStays");
    QVERIFY(why->isVisible());
    why->setText(QStringLiteral("The fog holds it."));
    pressRow(program, "correct");
    QCOMPARE(program.unit("mourner").statuses.size(), 1);
    QVERIFY(!why->isVisible());
    const qint64 last = program.main->sitting()->table().last();
    const auto entries = program.main->sitting()->entries(last, last);
    QVERIFY(entries);
    QCOMPARE(entries->first().action.value(QLatin1String("reason")).toString(), QStringLiteral("The fog holds it."));
    QVERIFY(!program.row("correct").isValid());
    program.main->sitting()->undo();
    QVERIFY(program.unit("mourner").statuses.isEmpty());
    QVERIFY(!program.row("correct").isValid()); // what was taken back ended nothing
}

// It stands above everything else, holds nothing up, and is put away by one press.
void TestTurn::whatIsNotDoneYetIsStruckOut()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    program.does("note-effect",
        {{QStringLiteral("effect"),
            QJsonObject{{QStringLiteral("kind"), QStringLiteral("note")},
                {QStringLiteral("text"), QStringLiteral("Turn the lamp")}, {QStringLiteral("moment"), QStringLiteral("now")}}}});
    QVERIFY2(program.row("drop-effect", QStringLiteral("Turn the lamp")).isValid(), qPrintable(headings(program)));
    QVERIFY(program.row("move").isValid() || program.row("end-turn").isValid());
    pressRow(program, "drop-effect");
    QVERIFY(program.state().noted.isEmpty());
    QVERIFY(!program.row("drop-effect").isValid());
}

// Until it is done or struck out, in a window that is opened later too; what undo takes back was not left.
void TestTurn::whatWasLeftUndoneStaysDue()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    program.does("note-effect",
        {{QStringLiteral("effect"),
            QJsonObject{{QStringLiteral("kind"), QStringLiteral("note")},
                {QStringLiteral("text"), QStringLiteral("Turn the lamp")},
                {QStringLiteral("moment"), QStringLiteral("turn-end")}}}});
    QVERIFY2(!headings(program).contains(QStringLiteral("Left undone")), qPrintable(headings(program)));
    program.does("end-turn");
    QVERIFY2(!headings(program).contains(QStringLiteral("Left undone")), qPrintable(headings(program))); // it is due now
    program.does("finish-turn");
    QVERIFY(!program.state().turn);
    QVERIFY2(headings(program).contains(QStringLiteral("Left undone")), qPrintable(headings(program)));
    const QModelIndex late = program.row("effect", QStringLiteral("Turn the lamp"));
    QVERIFY(late.isValid());
    QVERIFY(program.choices()->currentIndex().row() > late.row()); // Enter goes on with the match
    engine::LeftUndone anew(sellsword::goneBy());
    QCOMPARE(anew.at(program.main->sitting()->campaign()->table()), QStringList{program.state().noted.first().id});
    program.main->sitting()->undo();
    QVERIFY(!headings(program).contains(QStringLiteral("Left undone")));
    program.main->sitting()->redo();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("mourner")}});
    QVERIFY(headings(program).contains(QStringLiteral("Left undone"))); // in the turns of others
    pressRow(program, "drop-effect");
    QVERIFY(program.state().noted.isEmpty());
    QVERIFY(!headings(program).contains(QStringLiteral("Left undone")));
}

// Who plays without a map laid none, and a check that nobody rolled was not made.
void TestTurn::aSkippedStepIsNotDone()
{
    State state;
    state.stage = Stage::Ready;
    state.round = 0;
    const auto called = [&](const char* step) {
        for (const kit::Stage& one : desk::stages(state, {}))
            if (one.name.startsWith(QLatin1String(step)))
                return one;
        return kit::Stage();
    };
    for (const char* step : {"Tactics check", "Map and tiles"}) {
        QCOMPARE(called(step).when, kit::Stage::When::Skipped);
    }
    QCOMPARE(called("Round 1").when, kit::Stage::When::Due);
    state.advantaged = QStringLiteral("a");
    state.map.emplace();
    QCOMPARE(called("Tactics check").when, kit::Stage::When::Done);
    QCOMPARE(called("Map and tiles").when, kit::Stage::When::Due);
}

void TestTurn::betweenRoundsNothingIsAskedTwice()
{
    Program program;
    program.match();
    const auto count = [&](const char* verb) {
        return std::ranges::count_if(program.main->sitting()->offers(),
            [&](const engine::Offer& offer) { return offer.action.verb() == QLatin1String(verb); });
    };
    while (count("choose-seat") == 0 && program.main->sitting()->table().node() > 1)
        program.main->sitting()->undo();
    QCOMPARE(count("choose-seat"), 2); // of two players the leader's seat is the other's too
    program.main->sitting()->undo();
    program.main->sitting()->undo();
    program.does("tactics-check", {{QStringLiteral("rolled"), QJsonArray{15, 9}}});
    for (const engine::Offer& offer : program.main->sitting()->offers())
        if (const RerollTactics* again = offer.action.as<RerollTactics>())
            QVERIFY(again->player != QLatin1String("tide")); // it leads
    // A die of a Warleader is paid by whoever chooses that, and the check is accepted for nothing.
    const engine::Offer* framed = framedIn(program);
    QVERIFY(framed && framed->action.is<SettleTactics>());
    const desk::Choice* row = program.rows().choice(program.choices()->currentIndex());
    QVERIFY(row && row->action.is<SettleTactics>());
}

QTEST_MAIN(TestTurn)
#include "tst_turn.moc"

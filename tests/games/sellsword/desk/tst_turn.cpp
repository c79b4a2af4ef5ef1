// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A turn through the real widgets: an attack that a reply comes before, by mouse; a whole turn by keyboard alone.
#include "program.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

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
    void realDiceInTheTrayAreTheRollThatWaits();
};

namespace {

void pressCell(kit::Board* board, const QString& id)
{
    QVERIFY2(board->cell(id), qPrintable(id));
    QTest::mouseClick(board, Qt::LeftButton, {}, board->cell(id)->rect.center().toPoint());
}

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
    QCOMPARE(int(program.state().turn->stage), int(TurnStage::Ending));
    key(Qt::Key_Return, Qt::ControlModifier); // the next step: the turn is over
    QVERIFY(!program.state().turn);
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

QTEST_MAIN(TestTurn)
#include "tst_turn.moc"

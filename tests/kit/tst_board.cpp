// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A board's cells: pointed at, walked through, dragged, and heard by a screen reader.
#include "kit/drawn/board.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

using kit::Cell;

namespace {

// Three cells in a row, one below the second, and a small one on top of the first.
class Row : public kit::Board {
public:
    Row()
    {
        resize(400, 300);
        relayout();
    }
    using Board::relayout;
    bool isShort = false;

protected:
    void paint(QPainter& painter) override
    {
        for (const Cell& one : cells())
            painter.drawRect(one.rect);
    }
    QList<Cell> laidOut() const override
    {
        QList<Cell> all{
            {QStringLiteral("a"), QRectF(0, 0, 100, 100), QStringLiteral("First"), QStringLiteral("help"), true, true, true},
            {QStringLiteral("b"), QRectF(110, 0, 100, 100), QStringLiteral("Second"), {}, true, false, false},
            {QStringLiteral("c"), QRectF(220, 0, 100, 100), QStringLiteral("Third"), {}, true, false, false},
            {QStringLiteral("d"), QRectF(110, 110, 100, 100), QStringLiteral("Below"), {}, true, false, false},
            {QStringLiteral("label"), QRectF(0, 220, 100, 20), QStringLiteral("Only read"), {}, false, false, false},
            {QStringLiteral("top"), QRectF(10, 10, 20, 20), QStringLiteral("On top"), {}, true, false, false}};
        return isShort ? all.mid(1, 1) : all;
    }
};

} // namespace

class TestBoard : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { kit::installBoardAccessibility(); }
    void arrowsWalk();
    void pressesByMouseAndKey();
    void dragsOnlyWhatIsDraggable();
    void cellsAreHeard();
    void theFocusSurvivesACellThatGoes();
    void everyCellSaysWhatItIs();
    void theRingIsAlikeOnAllSides();
};

// A cell at the board's edge has its ring within itself on that side, and therefore on the others too.
void TestBoard::theRingIsAlikeOnAllSides()
{
    Row board;
    board.show();
    QVERIFY(QTest::qWaitForWindowActive(&board));
    board.setFocus();
    const auto ringed = [&](const char* id, const QRect& strip) {
        board.focusCell(QStringLiteral("b"));
        board.focusCell(QStringLiteral("d"));
        const QImage without = board.grab(strip).toImage();
        board.focusCell(QLatin1String(id));
        return board.grab(strip).toImage() != without;
    };
    QVERIFY(!ringed("c", QRect(322, 30, 6, 40))); // at the upper edge: nothing beside it
    QVERIFY(ringed("c", QRect(314, 30, 6, 40)));
    board.focusCell(QStringLiteral("b"));
    const QImage without = board.grab(QRect(211, 130, 6, 60)).toImage();
    board.focusCell(QStringLiteral("d")); // with room all around
    QVERIFY(board.grab(QRect(211, 130, 6, 60)).toImage() != without);
}

void TestBoard::arrowsWalk()
{
    Row row;
    row.focusCell(QStringLiteral("a"));
    QTest::keyClick(&row, Qt::Key_Right);
    QCOMPARE(row.focusedCell(), QStringLiteral("b"));
    QTest::keyClick(&row, Qt::Key_Right);
    QCOMPARE(row.focusedCell(), QStringLiteral("c"));
    QTest::keyClick(&row, Qt::Key_Right);
    QCOMPARE(row.focusedCell(), QStringLiteral("c"));
    QTest::keyClick(&row, Qt::Key_Left);
    QTest::keyClick(&row, Qt::Key_Down);
    QCOMPARE(row.focusedCell(), QStringLiteral("d"));
    QTest::keyClick(&row, Qt::Key_Up);
    QCOMPARE(row.focusedCell(), QStringLiteral("b"));
    row.focusCell(QStringLiteral("label"));
    QCOMPARE(row.focusedCell(), QStringLiteral("b"));
}

void TestBoard::pressesByMouseAndKey()
{
    Row row;
    QSignalSpy pressed(&row, &kit::Board::pressed);
    QTest::mouseClick(&row, Qt::LeftButton, {}, QPoint(150, 50));
    QTest::keyClick(&row, Qt::Key_Space);
    QTest::mouseClick(&row, Qt::LeftButton, {}, QPoint(20, 20));   // the one on top
    QTest::mouseClick(&row, Qt::LeftButton, {}, QPoint(390, 290)); // nothing there
    QCOMPARE(pressed.count(), 3);
    QCOMPARE(pressed[0][0].toString(), QStringLiteral("b"));
    QCOMPARE(pressed[1][0].toString(), QStringLiteral("b"));
    QCOMPARE(pressed[2][0].toString(), QStringLiteral("top"));
}

void TestBoard::dragsOnlyWhatIsDraggable()
{
    Row row;
    QSignalSpy dropped(&row, &kit::Board::dropped);
    QSignalSpy pressed(&row, &kit::Board::pressed);
    const auto drag = [&row](QPoint from, QPoint to) {
        QTest::mousePress(&row, Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, to, row.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&row, &move);
        QTest::mouseRelease(&row, Qt::LeftButton, {}, to);
    };
    drag({60, 60}, {250, 50});
    QCOMPARE(dropped.count(), 1);
    QCOMPARE(dropped[0][0].toString(), QStringLiteral("a"));
    QCOMPARE(dropped[0][1].toString(), QStringLiteral("c"));
    drag({150, 50}, {250, 50});
    QCOMPARE(dropped.count(), 1);
    QCOMPARE(pressed.count(), 0);
}

void TestBoard::cellsAreHeard()
{
    Row row;
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&row);
    QVERIFY(board);
    QCOMPARE(board->childCount(), 6);
    QAccessibleInterface* first = board->child(0);
    QCOMPARE(first->text(QAccessible::Name), QStringLiteral("First"));
    QCOMPARE(first->text(QAccessible::Description), QStringLiteral("help"));
    QCOMPARE(first->role(), QAccessible::Button);
    QVERIFY(first->state().selected);
    QCOMPARE(board->child(4)->role(), QAccessible::StaticText);
    QCOMPARE(board->indexOfChild(first), 0);
    QSignalSpy pressed(&row, &kit::Board::pressed);
    QVERIFY(first->actionInterface());
    first->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(pressed.count(), 1);
    QVERIFY(board->child(4)->actionInterface()->actionNames().isEmpty());
}

void TestBoard::theFocusSurvivesACellThatGoes()
{
    Row row;
    QAccessibleInterface* last = QAccessible::queryAccessibleInterface(&row)->child(5);
    row.focusCell(QStringLiteral("d"));
    row.isShort = true;
    row.relayout();
    QCOMPARE(row.focusedCell(), QStringLiteral("b"));
    QVERIFY(!last->isValid());
    QVERIFY(last->text(QAccessible::Name).isEmpty());
}

// Words that have no room are cut where they are painted: the tip has all of them, with help and without.
void TestBoard::everyCellSaysWhatItIs()
{
    Row row;
    row.show();
    QVERIFY(QTest::qWaitForWindowExposed(&row));
    const auto tipAt = [&](const QPoint& at) {
        QHelpEvent asked(QEvent::ToolTip, at, row.mapToGlobal(at));
        QApplication::sendEvent(&row, &asked);
        return QToolTip::text();
    };
    QVERIFY(tipAt({50, 50}).contains(QStringLiteral("First")) && tipAt({50, 50}).contains(QStringLiteral("help")));
    QVERIFY2(tipAt({150, 50}).contains(QStringLiteral("Second")), qPrintable(tipAt({150, 50})));
}

QTEST_MAIN(TestBoard)
#include "tst_board.moc"

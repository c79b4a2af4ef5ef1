// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The short form of a unit: what the program emptied has no letters that the key for undo could bring back.
#include "games/sellsword/desk/warband/short_unit.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace sellsword;

class TestShort : public QObject {
    Q_OBJECT

private slots:
    void whatWasTakenLeavesNoLetters();
    void returnGoesOnAsOnAnyCard();
    void aRefusalIsSeenWhole();
};

void TestShort::whatWasTakenLeavesNoLetters()
{
    desk::ShortUnit form;
    form.present({}, true);
    auto* title = form.findChild<QLineEdit*>(QStringLiteral("shortTitle"));
    QTest::keyClicks(title, QStringLiteral("Orc Ram 21"));
    QVERIFY(title->isUndoAvailable());
    QSignalSpy joins(&form, &desk::ShortUnit::joins);
    form.findChild<QPushButton*>(QStringLiteral("addShort"))->click();
    QCOMPARE(joins.size(), 1);
    QCOMPARE(title->text(), QString());
    QVERIFY(!title->isUndoAvailable());
}

// Seven values with Return between them are one unit, not seven.
void TestShort::returnGoesOnAsOnAnyCard()
{
    desk::ShortUnit form;
    form.present({}, true);
    form.show();
    QVERIFY(QTest::qWaitForWindowActive(&form));
    QSignalSpy joins(&form, &desk::ShortUnit::joins);
    form.firstFocus()->setFocus();
    for (const char* value : {"Reeve Ansa", "20", "12", "15", "9", "10 cut", "1"}) {
        QTest::keyClicks(QApplication::focusWidget(), QLatin1String(value));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(joins.size(), 0);
    }
    QCOMPARE(QApplication::focusWidget(), form.findChild<QPushButton*>(QStringLiteral("addShort")));
    QTest::keyClick(form.findChild<QLineEdit*>(QStringLiteral("shortCost")), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(joins.size(), 1);
    const auto unit = joins.first().first().value<UnitCard>();
    QCOMPARE(unit.title, QStringLiteral("Reeve Ansa"));
    QCOMPARE(unit.cost, 20);
    QCOMPARE(unit.armor, 12);
    QCOMPARE(QApplication::focusWidget(), form.firstFocus());
}

// Where there is hardly room, in large letters: the sentence keeps all its lines.
void TestShort::aRefusalIsSeenWhole()
{
    desk::ShortUnit form;
    QFont large = form.font();
    large.setPixelSize(21);
    form.setFont(large);
    form.present({}, true);
    form.resize(form.minimumSizeHint().width(), form.minimumSizeHint().height());
    form.show();
    QVERIFY(QTest::qWaitForWindowActive(&form));
    QTest::keyClicks(form.findChild<QLineEdit*>(QStringLiteral("shortTitle")), QStringLiteral("Reeve Ansa 20"));
    form.findChild<QLineEdit*>(QStringLiteral("shortBonus"))->setText(QStringLiteral("259"));
    form.findChild<QPushButton*>(QStringLiteral("addShort"))->click();
    const auto* wrong = form.findChild<QLabel*>(QStringLiteral("shortWrong"));
    QVERIFY(wrong->isVisible());
    QTRY_VERIFY(wrong->height() >= wrong->heightForWidth(wrong->width()));
}

QTEST_MAIN(TestShort)
#include "tst_short.moc"

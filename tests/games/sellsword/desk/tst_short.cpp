// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The short form of a unit: what the program emptied has no letters that the key for undo could bring back.
#include "games/sellsword/desk/warband/short_unit.h"

#include <QApplication>
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

QTEST_MAIN(TestShort)
#include "tst_short.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The short form of a unit: what the program emptied has no letters that the key for undo could bring back.
#include "games/sellsword/desk/warband/short_unit.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace sellsword;

class TestShort : public QObject {
    Q_OBJECT

private slots:
    void whatWasTakenLeavesNoLetters();
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

QTEST_MAIN(TestShort)
#include "tst_short.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A crew is hired in the planner, and confirmed at the same key.
#include "program.h"

#include <QApplication>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace hiredswords;

class TestCrew : public QObject {
    Q_OBJECT

private slots:
    void whatComesNextHasTheKeyboard();
};

void TestCrew::whatComesNextHasTheKeyboard()
{
    Program program;
    program.begin(QStringLiteral("someone-elses-wedding"), QStringLiteral("ditch-poacher"));
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    program.does(DrawCard{});
    auto* hire = program.part<QPushButton>("hireCrew");
    QVERIFY(hire->isVisible());
    program.part<QTableView>("planner")->setCurrentIndex(program.part<QTableView>("planner")->model()->index(0, 0));
    hire->setFocus();
    hire->click();
    QVERIFY(program.state().battle && !program.state().battle->crew.isEmpty());
    QCOMPARE(QApplication::focusWidget(), program.part<QPushButton>("confirmCrew"));
    // And so on: Return lays the opposition out, and then ends nothing.
    program.part<QPushButton>("confirmCrew")->click();
    QCOMPARE(program.state().step, Step::Distribute);
    auto* due = qobject_cast<QPushButton*>(QApplication::focusWidget());
    QVERIFY(due && due->property("look") == QLatin1String("due"));
    QTest::keyClick(due, Qt::Key_Return);
    QTRY_COMPARE(program.state().step, Step::Deploy);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(program.state().step, Step::Deploy); // nobody stands yet
}

QTEST_MAIN(TestCrew)
#include "tst_crew.moc"

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
}

QTEST_MAIN(TestCrew)
#include "tst_crew.moc"

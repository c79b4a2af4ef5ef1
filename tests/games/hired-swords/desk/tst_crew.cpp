// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A crew is hired in the planner, and confirmed at the same key.
#include "program.h"

#include "games/hired-swords/desk/career/career_page.h"
#include "kit/drawn/style.h"

#include <QApplication>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace hiredswords;

class TestCrew : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new kit::Style); } // Return presses what has the keyboard
    void whatComesNextHasTheKeyboard();
    void whatTheyCostIsAskedForFirst();
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

// One of the crew has no price yet: once it is told all of them are hired, and by one act.
void TestCrew::whatTheyCostIsAskedForFirst()
{
    Program program;
    program.begin(QStringLiteral("someone-elses-wedding"), QStringLiteral("ditch-poacher"));
    State bare = program.state();
    for (Mercenary& one : bare.mercenaries)
        if (one.id == QLatin1String("hobb-carrow"))
            one.cost.reset();
    kit::Sitting& sitting = *program.main->sitting();
    program.does(engine::SetUp{engine::toJson(bare).toObject()});
    program.does(DrawCard{});
    const qint64 before = sitting.table().node();
    auto* planner = program.main->findChild<desk::CareerPage*>();
    const QStringList crew{QStringLiteral("big-dagna"), QStringLiteral("hobb-carrow")};
    const engine::Correct blank{QStringLiteral("mercenaries.hobb-carrow.cost"), {}, {}};
    emit planner->crewWanted(crew);
    QCOMPARE(sitting.table().node(), before); // it is asked for
    sitting.drop();
    sitting.answer(blank, {{QStringLiteral("value"), 2}}, {}); // somebody changed their mind
    QVERIFY(!program.state().battle);
    sitting.undo();
    emit planner->crewWanted(crew);
    sitting.answer(blank, {{QStringLiteral("value"), 2}}, {});
    QVERIFY(program.state().battle);
    QCOMPARE(program.state().battle->crew.size(), 2);
    sitting.undo();
    QVERIFY(!program.state().battle);
    QCOMPARE(find(program.state().mercenaries, QStringLiteral("hobb-carrow"))->cost, 2);
}

QTEST_MAIN(TestCrew)
#include "tst_crew.moc"

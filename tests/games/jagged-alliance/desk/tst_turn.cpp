// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whole turns at the desk: an activation by keyboard alone, damage that is answered, and a dictator phase in which a
// counter-attack comes between two threat tokens.
#include "program.h"

#include "games/jagged-alliance/desk/scenario/group_move.h"
#include "support/board_walk.h"

#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTest>

using namespace jaggedalliance;

class TestTurn : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void aCounterAttackBetweenTwoThreatSteps();
    void aLostCounterAttackEndsTheScenario();
    void anActivationByKeyboardAlone();
    void theEveningIsLostAndTriedAgain();
    void damageIsAnswered();
    void realDiceAreTypedAsTheyLook();
    void aDieInTheTrayWaitsForTheAnswerChosen();
    void aScenarioIsBegunAtTheDesk();
    void theDeadLeaveTheirCards();
    void attacksAreSupported();
    void aGroupIsChosen();
};

// Two tokens at level 1, and a counter-attack on level 2: it is fought before the second token is resolved.
void TestTurn::aCounterAttackBetweenTwoThreatSteps()
{
    Program program;
    program.play(166); // the second turn of the relay ends, one token lies there
    program.set("threat.level", 1);
    program.set("threat.tokens", 2);
    program.set("threat.counters", QJsonArray{2, 5});
    program.set("sectors.ford.rebels", 1);
    program.set("rebels", 3);
    QCOMPARE(program.state().phase, Phase::Dictator);
    auto* title = program.part<QLabel>("waitingTitle");
    auto* text = program.part<QLabel>("waitingText");
    auto* first = program.part<QPushButton>("choice0");
    QVERIFY2(text->text().contains(QStringLiteral("fought before the next token")), qPrintable(text->text()));

    QTest::mouseClick(first, Qt::LeftButton); // the first token
    QCOMPARE(program.state().threat.level, 2);
    QCOMPARE(program.state().threat.tokens, 1);
    QVERIFY(program.state().threat.attack);
    QCOMPARE(program.state().threat.counters, QList<int>{5});
    QVERIFY(title->text().contains(QStringLiteral("Counter-attack")));
    QVERIFY(text->text().contains(QStringLiteral("Threat tokens after it: 1")));
    QVERIFY(program.part<QPushButton>("stage5")->accessibleName().contains(QStringLiteral("Attacked")));
    const kit::Cell* space = program.board("track")->cell(QStringLiteral("space:2"));
    QVERIFY(space && space->chosen && space->name.contains(QStringLiteral("tokens waiting: 1")));

    // The second token has to wait, and the table says why.
    program.does("raise-threat");
    QCOMPARE(program.state().threat.level, 2);
    QVERIFY(program.part<QLabel>("noticeText")->text().contains(QStringLiteral("Refused")));

    // The more rebels, the better the chance that stands on the buttons.
    QList<double> chances;
    for (int i = 0; i < 4; ++i) {
        auto* choice = program.part<QPushButton>(qPrintable(QStringLiteral("choice%1").arg(i)));
        QVERIFY(choice->isVisible());
        const QRegularExpressionMatch match = QRegularExpression(QStringLiteral("holds: ([0-9.]+) %")).match(choice->text());
        QVERIFY2(match.hasMatch(), qPrintable(choice->text()));
        chances += match.captured(1).toDouble();
    }
    QVERIFY(std::is_sorted(chances.begin(), chances.end()));
    QTest::mouseClick(program.part<QPushButton>("choice2"), Qt::LeftButton); // with two rebels
    QVERIFY(!program.state().threat.attack);
    QCOMPARE(program.state().rebels, 1);
    QCOMPARE(program.state().scenario->ending, Ending::Open);

    // Only now the second token.
    QCOMPARE(program.state().threat.step, DictatorStep::Threat);
    QTest::mouseClick(first, Qt::LeftButton);
    QCOMPARE(program.state().threat.level, 3);
    QCOMPARE(program.state().threat.tokens, 0);
    QCOMPARE(program.state().threat.step, DictatorStep::Event);
    QTest::mouseClick(first, Qt::LeftButton);
    QCOMPARE(program.state().threat.step, DictatorStep::End);
    const int turn = program.state().scenario->turn;
    QTest::mouseClick(first, Qt::LeftButton);
    QCOMPARE(program.state().phase, Phase::Players);
    QCOMPARE(program.state().scenario->turn, turn + 1);
    // All of it can be taken back.
    for (int i = 0; i < 5; ++i)
        program.main->sitting()->undo();
    QCOMPARE(program.state().threat.level, 1);
    QCOMPARE(program.state().threat.tokens, 2);
}

void TestTurn::aLostCounterAttackEndsTheScenario()
{
    Program program;
    program.play(167);
    QVERIFY(program.state().threat.attack);
    program.does("counter-attack", {{QStringLiteral("rolled"), QJsonArray()}});
    QCOMPARE(program.state().scenario->ending, Ending::Lost);
    QCOMPARE(program.part<QLabel>("waitingTitle")->text(), QStringLiteral("The scenario is lost"));
    QTest::mouseClick(program.part<QPushButton>("choice0"), Qt::LeftButton);
    QVERIFY(!program.state().scenario);
    QVERIFY(program.part<QPushButton>("beginScenario")->isVisible());
}

namespace {

// Tab until this widget has the keyboard; what was passed on the way, when it is never reached.
QString tabTo(QWidget* window, QWidget* wanted)
{
    QStringList passed;
    for (int presses = 0; presses < 60 && QApplication::focusWidget() != wanted; ++presses) {
        QTest::keyClick(window, Qt::Key_Tab);
        passed += QApplication::focusWidget() ? QString::fromLatin1(QApplication::focusWidget()->metaObject()->className())
                + QLatin1Char(' ') + QApplication::focusWidget()->objectName()
                                              : QStringLiteral("nothing");
    }
    return QApplication::focusWidget() == wanted ? QString() : passed.join(QStringLiteral(", "));
}

} // namespace

// From a fresh turn to the enemies, without a pointer: choosing, activating, moving, attacking, ending, answering.
void TestTurn::anActivationByKeyboardAlone()
{
    Program program;
    program.play(28);
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    kit::Board* boards = program.board("boards");
    QVERIFY2(tabTo(program.main.get(), boards).isEmpty(), qPrintable(tabTo(program.main.get(), boards)));
    QVERIFY(walkTo(boards, QStringLiteral("merc:halla")));
    QVERIFY(walkTo(boards, QStringLiteral("merc:moss")));
    QTest::keyClick(boards, Qt::Key_Return); // chosen
    QVERIFY(program.state().active.isEmpty());
    QVERIFY(walkTo(boards, QStringLiteral("merc:halla")));
    QTest::keyClick(boards, Qt::Key_Return);
    QVERIFY(program.state().active.isEmpty());
    QTest::keyClick(boards, Qt::Key_Return); // once more: activated
    QCOMPARE(program.state().active, QStringLiteral("halla"));

    kit::Board* sectors = program.board("sectors");
    QVERIFY2(tabTo(program.main.get(), sectors).isEmpty(), qPrintable(tabTo(program.main.get(), sectors)));
    QVERIFY(walkTo(sectors, QStringLiteral("place:quay")));
    QTest::keyClick(sectors, Qt::Key_Return);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu); // by which area, with whom
    QVERIFY(menu->actions().size() > 1);
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(mercenary(program.state(), QStringLiteral("halla")).at, QStringLiteral("quay"));

    kit::Board* ground = program.board("ground");
    QVERIFY2(tabTo(program.main.get(), ground).isEmpty(), qPrintable(tabTo(program.main.get(), ground)));
    QVERIFY(walkTo(ground, QStringLiteral("enemy:e1")));
    QTest::keyClick(ground, Qt::Key_Return);
    menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QVERIFY2(menu->actions().first()->text().contains(QStringLiteral("defeats:")), qPrintable(menu->actions().first()->text()));
    const int fatigue = mercenary(program.state(), QStringLiteral("halla")).fatigue;
    QTest::keyClick(menu, Qt::Key_Return);
    QVERIFY(mercenary(program.state(), QStringLiteral("halla")).fatigue > fatigue);

    QTest::keyClick(program.main.get(), Qt::Key_4, Qt::AltModifier); // ends the actions
    QCOMPARE(program.state().step, Step::Enemies);
    for (int presses = 0; program.state().step == Step::Enemies && presses < 12; ++presses) // enemies act, damage is answered
        QTest::keyClick(program.main.get(), Qt::Key_4, Qt::AltModifier);
    QVERIFY(program.state().active.isEmpty());
    QVERIFY(mercenary(program.state(), QStringLiteral("halla")).activated);
}

// The recorded evening: two scenarios, more than 200 actions of play, the second one lost, tried again and won.
void TestTurn::theEveningIsLostAndTriedAgain()
{
    Program program;
    QFile file(QStringLiteral(MR_EVENING));
    QVERIFY(file.open(QIODevice::ReadOnly));
    int played = 0, lost = 0, won = 0;
    for (int line = 1; !file.atEnd(); ++line) {
        const QString verb = QJsonDocument::fromJson(file.readLine()).object().value(QLatin1String("do")).toString();
        played += verb != QLatin1String("tick-setup") && verb != QLatin1String("hand-over");
        if (verb != QLatin1String("finish-scenario"))
            continue;
        program.play(line - 1);
        lost += program.state().scenario->ending == Ending::Lost;
        won += program.state().scenario->ending == Ending::Won;
        program.play(line);
        const Played* relay = find(program.state().history, QStringLiteral("relay"));
        if (lost == 1 && won == 1)
            QVERIFY(relay && relay->attempts == 1 && !relay->won);
    }
    QVERIFY2(played >= 200, qPrintable(QString::number(played)));
    QCOMPARE(lost, 1);
    QCOMPARE(won, 2);
    QCOMPARE(program.state().history.size(), 2);
    const Played* relay = find(program.state().history, QStringLiteral("relay"));
    QVERIFY(relay && relay->attempts == 2 && relay->won);
}

void TestTurn::damageIsAnswered()
{
    Program program;
    program.play(34);
    QCOMPARE(program.state().incoming.size(), 1);
    QVERIFY(program.part<QLabel>("waitingTitle")->text().contains(QStringLiteral("damage to Halla Brandt")));
    auto* armour = program.part<QPushButton>("choice0");
    auto* stealth = program.part<QPushButton>("choice1");
    QVERIFY2(armour->text().contains(QStringLiteral("unhurt: 50 %")), qPrintable(armour->text()));
    QVERIFY2(stealth->text().contains(QStringLiteral("evades: 50 %")), qPrintable(stealth->text()));
    QVERIFY(!armour->text().contains(QStringLiteral("★"))); // neither is better
    QTest::mouseClick(stealth, Qt::LeftButton);             // the fair die shows a success
    QVERIFY(program.state().incoming.isEmpty());
    QCOMPARE(mercenary(program.state(), QStringLiteral("halla")).wounds, 0);
}

void TestTurn::realDiceAreTypedAsTheyLook()
{
    Program program;
    program.play(34);
    program.main->sitting()->realDice = true;
    QTest::mouseClick(program.part<QPushButton>("choice0"), Qt::LeftButton);
    auto* die = program.part<QLineEdit>("die0");
    QVERIFY(die && die->isVisible());
    QTest::keyClicks(die, QStringLiteral("1*"));
    QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton);
    QVERIFY(program.state().incoming.isEmpty());
    QCOMPARE(mercenary(program.state(), QStringLiteral("halla")).wounds, 0);
}

// Two answers wait for the same die: it lies there until one of them is chosen, as it is printed.
void TestTurn::aDieInTheTrayWaitsForTheAnswerChosen()
{
    Program program;
    program.play(34);
    program.typeDice("7"); // not on this die
    QCOMPARE(program.state().incoming.size(), 1);
    program.typeDice("1*");
    QCOMPARE(program.state().incoming.size(), 1);
    QTest::mouseClick(program.part<QPushButton>("choice0"), Qt::LeftButton);
    QVERIFY(program.state().incoming.isEmpty());
    QCOMPARE(mercenary(program.state(), QStringLiteral("halla")).wounds, 0);
    QCOMPARE(program.part<QLabel>("trayValue")->text(), QStringLiteral("1")); // successes, not the number of the face
    QCOMPARE(program.lastEntry().value(QLatin1String(engine::diceByField)).toString(), QLatin1String(engine::diceByTable));
}

void TestTurn::aScenarioIsBegunAtTheDesk()
{
    Program program;
    auto* players = program.part<QLineEdit>("players");
    QVERIFY(players->isVisible());
    QTest::keyClicks(players, QStringLiteral("Ana, Ben"));
    QTest::keyClick(players, Qt::Key_Return);
    QCOMPARE(program.state().players, (QStringList{QStringLiteral("Ana"), QStringLiteral("Ben")}));
    QTest::mouseClick(program.part<QPushButton>("beginScenario"), Qt::LeftButton);
    QCOMPARE(program.state().phase, Phase::Setup);
    QCOMPARE(team(program.state()).size(), 4);
    auto* first = program.part<QPushButton>("stage1");
    for (int i = 0; i < 17; ++i)
        QTest::mouseClick(first, Qt::LeftButton);
    QCOMPARE(program.state().scenario->ticked.size(), 17);
    QTest::mouseClick(program.part<QPushButton>("stage2"), Qt::LeftButton);
    QCOMPARE(program.state().phase, Phase::Players);
    QVERIFY(program.board("boards")->isVisible());
}

// Which half is discarded is chosen on the board, before somebody takes over.
void TestTurn::theDeadLeaveTheirCards()
{
    Program program;
    program.play(28);
    program.set("mercenaries.pip.place", QStringLiteral("fallen"));
    QVERIFY(program.part<QLabel>("waitingTitle")->text().contains(QStringLiteral("Pip Okonjo is dead")));
    kit::Board* boards = program.board("boards");
    boards->press(QStringLiteral("card:shotgun"));
    QVERIFY2(program.part<QLabel>("waitingText")->text().contains(QStringLiteral("Sawn-off")),
        qPrintable(program.part<QLabel>("waitingText")->text()));
    boards->press(QStringLiteral("card:shotgun")); // taken back
    boards->press(QStringLiteral("card:shotgun"));
    QTest::mouseClick(program.part<QPushButton>("choice0"), Qt::LeftButton);
    QCOMPARE(mercenary(program.state(), QStringLiteral("pip")).place, MercPlace::Dead);
    QVERIFY(card(program.state(), QStringLiteral("shotgun")).holder.isEmpty());
    QVERIFY(!card(program.state(), QStringLiteral("revolver-2")).holder.isEmpty()); // went to whoever came
}

void TestTurn::attacksAreSupported()
{
    Program program;
    program.play(177);
    program.set("rebels", 2);
    program.board("ground")->press(QStringLiteral("enemy:e29"));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QStringList texts;
    for (const QAction* action : menu->actions())
        texts += action->text();
    menu->close();
    QVERIFY2(texts.join(QLatin1Char('\n')).contains(QStringLiteral("rebels: 2")), qPrintable(texts.join(QLatin1Char('\n'))));
    // Command actions are on the board of whoever acts.
    program.board("boards")->press(QStringLiteral("merc:halla"));
    menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    texts.clear();
    for (const QAction* action : menu->actions())
        texts += action->text();
    menu->close();
    QVERIFY2(
        texts.join(QLatin1Char('\n')).contains(QStringLiteral("End the actions")), qPrintable(texts.join(QLatin1Char('\n'))));
}

// Only one of three comes along, and the two stand in different areas at the border.
void TestTurn::aGroupIsChosen()
{
    Program program;
    program.play(29);
    desk::GroupMoveForm form(program.state(), QStringLiteral("quay"), nullptr);
    form.findChild<QCheckBox*>(QStringLiteral("goes-doc"))->setChecked(false);
    form.findChild<QCheckBox*>(QStringLiteral("goes-moss"))->setChecked(false);
    QVERIFY(!form.findChild<QCheckBox*>(QStringLiteral("goes-halla"))->isEnabled());
    auto* halla = form.findChild<QComboBox*>(QStringLiteral("area-halla"));
    auto* pip = form.findChild<QComboBox*>(QStringLiteral("area-pip"));
    halla->setCurrentIndex(halla->findData(QStringLiteral("a")));
    pip->setCurrentIndex(pip->findData(QStringLiteral("d")));
    program.main->sitting()->propose(form.move());
    QCOMPARE(mercenary(program.state(), QStringLiteral("halla")).area, QStringLiteral("a"));
    QCOMPARE(mercenary(program.state(), QStringLiteral("pip")).area, QStringLiteral("d"));
    QCOMPARE(mercenary(program.state(), QStringLiteral("pip")).at, QStringLiteral("quay"));
    QCOMPARE(mercenary(program.state(), QStringLiteral("doc")).at, QStringLiteral("beach"));
}

QTEST_MAIN(TestTurn)
#include "tst_turn.moc"

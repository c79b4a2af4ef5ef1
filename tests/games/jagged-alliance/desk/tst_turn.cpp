// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whole turns at the desk: an activation by keyboard alone, damage that is answered, and a dictator phase in which a
// counter-attack comes between two threat tokens.
#include "program.h"

#include "engine/json.h"
#include "games/jagged-alliance/desk/scenario/group_move.h"
#include "kit/deciding.h"
#include "kit/lists/notice_bar.h"
#include "kit/lists/now_panel.h"
#include "kit/lists/offers_model.h"
#include "kit/rule_behind.h"
#include "kit/advice.h"
#include "support/board_walk.h"
#include "support/typed_dice.h"
#include "window/search/finder.h"

#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace jaggedalliance;

class TestTurn : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void aCounterAttackBetweenTwoThreatSteps();
    void aLostCounterAttackEndsTheScenario();
    void aLaterScenarioKeepsItsName();
    void nobodyIsHurriedToTheEnd();
    void declarationsComeLast();
    void focusStaysAtTheTable();
    void theBoardsStayWhereTheyAre();
    void theFramedStageDoesWhatIsDue();
    void pressesOfTheCommonestActs();
    void anActivationByKeyboardAlone();
    void theEveningIsLostAndTriedAgain();
    void damageIsAnswered();
    void theOneAnswerIsNotTheBetterOne();
    void oneAnswerIsTheBetterOne();
    void aRerollShowsWhatItGains();
    void realDiceAreTypedAsTheyLook();
    void aFaceThatTheExampleLacksCounts();
    void aDieInTheTrayWaitsForTheAnswerChosen();
    void diceAreTypedAnywhere_data() { placesToTypeDice("ground"); }
    void diceAreTypedAnywhere();
    void diceOfWhatIsChosenAreTypedOnTheList();
    void aScenarioIsBegunAtTheDesk();
    void whoHasNoNameIsAskedForIt();
    void theDeadLeaveTheirCards();
    void attacksAreSupported();
    void aGroupIsChosen();
    void anEncounterIsTurnedOverFirst();
    void whatLosesACardIsOfferedLast();
    void whereEnoughIsDoneNothingIsFramed();
};

// Return goes no further than the guide does: what is left pays fatigue or wounds.
void TestTurn::whereEnoughIsDoneNothingIsFramed()
{
    Program program;
    auto tried = program.library->tryOut(*program.library->game(QStringLiteral("jagged-alliance")));
    QVERIFY(tried);
    program.main->take(std::move(*tried));
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    const desk::Desk jagged;
    const auto* guide = program.part<QWidget>("tryGuide");
    const auto isEnough = [&] {
        return guide->isVisible()
            && kit::guided(*program.main->sitting(), jagged, {}, {}).contains(QStringLiteral("leaves it at that"));
    };
    for (int line = 20; line < 120 && !isEnough(); ++line)
        program.play(line);
    QVERIFY(isEnough());
    program.part<QListView>("offers")->setFocus();
    QVERIFY(program.main->findChild<kit::NowPanel*>()->chosen().isNone());
    const qint64 last = program.main->sitting()->table().last();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(program.main->sitting()->table().last(), last);
    const QString said = program.main->findChild<kit::NoticeBar*>()->text();
    QVERIFY2(said.contains(QStringLiteral("leaves it at that")), qPrintable(said));
}

// Where somebody stands on a face-down token the table waits for that alone.
void TestTurn::anEncounterIsTurnedOverFirst()
{
    Program program;
    program.play(48);
    const qsizetype tokens = tokensDue(program.state()).size();
    QVERIFY(tokens > 0);
    const QString title = program.part<QLabel>("waitingTitle")->text();
    QVERIFY2(title.contains(QStringLiteral("encounter")), qPrintable(title));
    auto* first = program.part<QPushButton>("choice0");
    QVERIFY2(first->isVisible() && first->text().contains(QStringLiteral("encounter")), qPrintable(first->text()));
    QTest::mouseClick(first, Qt::LeftButton);
    QCOMPARE(tokensDue(program.state()).size(), tokens - 1);
}

// A card's own slots stand before whoever else may have it, and throwing it away comes last.
void TestTurn::whatLosesACardIsOfferedLast()
{
    Program program;
    program.play(29); // Halla has just begun
    const QString gun = QStringLiteral("carbine-1");
    program.set("cards.carbine-1.place", QStringLiteral("inventory"));
    QCOMPARE(card(program.state(), gun).holder, program.state().active);
    emit program.board("boards")->pressed(QStringLiteral("card:") + gun);
    const auto* menu = program.part<QMenu>("targetMenu");
    QVERIFY(menu);
    QStringList texts;
    for (const QAction* one : menu->actions())
        texts += one->text();
    delete menu;
    QVERIFY2(texts.first().contains(QStringLiteral("→")), qPrintable(texts.join(QLatin1Char('|'))));
    QVERIFY2(texts.filter(QStringLiteral("Discard")).size() == 1 && texts.last().contains(QStringLiteral("Discard")),
        qPrintable(texts.join(QLatin1Char('|'))));
}

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

    // The best chance stands first and is filled, the worst one last: with guards only. The text counts as the buttons do.
    QVERIFY2(text->text().contains(QStringLiteral("chance of at least 50 %: ")), qPrintable(text->text()));
    QList<double> chances;
    for (int i = 0; i < 4; ++i) {
        auto* choice = program.part<QPushButton>(qPrintable(QStringLiteral("choice%1").arg(i)));
        QVERIFY(choice->isVisible());
        const QRegularExpressionMatch match = QRegularExpression(QStringLiteral("holds: ([0-9.]+) %")).match(choice->text());
        QVERIFY2(match.hasMatch(), qPrintable(choice->text()));
        chances += match.captured(1).toDouble();
    }
    QVERIFY(std::is_sorted(chances.rbegin(), chances.rend()));
    QVERIFY(chances.first() > chances.last());
    QCOMPARE(first->property("look").toString(), QStringLiteral("primary"));
    QVERIFY(first->text().contains(QStringLiteral("★")));
    auto* worst = program.part<QPushButton>("choice3");
    QVERIFY2(worst->text().contains(QStringLiteral("guards only")), qPrintable(worst->text()));
    QVERIFY(worst->property("look").toString() != QLatin1String("primary"));
    QCOMPARE(program.listed().first(), first->text().section(QLatin1Char('\n'), 0, 0));
    auto* second = program.part<QPushButton>("choice1");
    QVERIFY2(second->text().contains(QStringLiteral("with rebels: 2")), qPrintable(second->text()));
    QTest::mouseClick(second, Qt::LeftButton);
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

// It is no secret that there are more, only what they are; once it may be played it is named.
void TestTurn::aLaterScenarioKeepsItsName()
{
    Program program;
    program.play(1);
    const auto names = [&] {
        const auto* box = program.part<QComboBox>("scenario");
        QStringList all;
        for (int i = 0; i < box->count(); ++i)
            all += box->itemText(i);
        return all;
    };
    QCOMPARE(names().size(), 2);
    QVERIFY2(!names().first().contains(QStringLiteral("not reached")), qPrintable(names().first()));
    QCOMPARE(names().last(), QStringLiteral("Scenario 2, not reached yet"));
    const auto found = [&] { // neither does the search tell
        window::Finder finder(*program.library);
        finder.sit(program.main->sitting());
        const QList<window::Found> all = finder.find(QStringLiteral("Relay Station"), window::Scope::Game);
        return std::ranges::count(all, window::FoundKind::Card, &window::Found::kind);
    };
    QCOMPARE(found(), 0);
    program.play(141);
    QVERIFY2(names().first().endsWith(QStringLiteral("(won)")), qPrintable(names().first()));
    QCOMPARE(names().last(), QStringLiteral("The Relay Station"));
    program.play(150);
    QCOMPARE(found(), 1);
}

// Whoever begins an activation finds nothing filled and focused that ends it; when nothing else is left it is.
void TestTurn::nobodyIsHurriedToTheEnd()
{
    Program program;
    program.play(28);
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("halla")}});
    auto* end = program.part<QPushButton>("choice0");
    QVERIFY2(end->text().contains(QStringLiteral("End the actions")), qPrintable(end->text()));
    QVERIFY(end->property("look").toString() != QLatin1String("primary"));
    QStringList rows = program.listed();
    QVERIFY2(rows.first().startsWith(QStringLiteral("Move to")), qPrintable(rows.first()));
    const qsizetype ends = rows.indexOf(QStringLiteral("End the actions"));
    const auto discards = rows.filter(QStringLiteral("Discard"));
    const auto moves = rows.filter(QRegularExpression(QStringLiteral("^(Move|Group Move)")));
    QVERIFY(!moves.isEmpty());
    for (const QString& row : moves + rows.filter(QStringLiteral("Attack")))
        QVERIFY(ends > rows.indexOf(row));
    for (const QString& row : discards)
        QVERIFY(rows.indexOf(row) > rows.indexOf(moves.last()));
}

// That a scenario is won or lost is a question for the table: worded as one, and behind everything else.
void TestTurn::declarationsComeLast()
{
    for (const int lines : {28, 34, 166, 212}) {
        Program program;
        program.play(lines);
        QStringList rows = program.listed();
        QCOMPARE(rows.takeLast(), QStringLiteral("Declare the scenario lost…"));
        if (program.state().incoming.isEmpty()) // winning is refused while damage is open
            QCOMPARE(rows.takeLast(), QStringLiteral("Declare the scenario won…"));
        QVERIFY(!rows.isEmpty());
        QVERIFY2(rows.filter(QStringLiteral("Declare")).isEmpty(), qPrintable(rows.join(QLatin1Char('\n'))));
    }
    Program program;
    program.play(144); // between scenarios nothing is ticked, bought or sold by a careless Enter
    const QStringList rows = program.listed();
    QCOMPARE(rows.first(), QStringLiteral("Lay the next scenario out")); // which asks for its name
    QVERIFY2(rows.value(1).contains(QRegularExpression(QStringLiteral("^(Give|Put)"))), qPrintable(rows.value(1)));
}

// What had the keys is gone: the table keeps them, and the page of the window does not get them.
void TestTurn::focusStaysAtTheTable()
{
    Program program;
    program.play(28);
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    auto* table = program.part<QWidget>("jaggedAlliance");
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("halla")}});
    auto* end = program.part<QPushButton>("stage4");
    end->setFocus();
    QTest::keyClick(end, Qt::Key_Space); // ends the actions; with nobody in the sector the stage has nothing to do any more
    QVERIFY(!end->isEnabled());
    QVERIFY(table->isAncestorOf(QApplication::focusWidget()));
    auto* choice = program.part<QPushButton>("choice0"); // who is next
    QCOMPARE(QApplication::focusWidget(), choice);
    QTest::keyClick(choice, Qt::Key_Space); // the next one is activated
    QVERIFY(!program.state().active.isEmpty());
    const auto* offers = program.part<QListView>("offers"); // what is framed has the keys, else the table
    QVERIFY(offers->currentIndex().isValid() ? QApplication::focusWidget() == offers
                                             : table->isAncestorOf(QApplication::focusWidget()));
    QVERIFY(QApplication::focusWidget()->property("look").toString() != QLatin1String("primary"));
}

// Whether what waits has one line or two, and whether one of its buttons has the keyboard.
void TestTurn::theBoardsStayWhereTheyAre()
{
    Program program;
    program.play(28);
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("halla")}});
    const auto top = [&] { return program.board("sectors")->mapTo(program.main.get(), QPoint()).y(); };
    QCoreApplication::processEvents();
    const int before = top();
    auto* choice = program.part<QPushButton>("choice0");
    choice->setFocus();
    for (const char* text : {"End the actions", "End the actions\nat once"}) {
        choice->setText(QLatin1String(text));
        QCoreApplication::processEvents();
        QCOMPARE(top(), before);
    }
}

// One rule for the bar: the framed stage does what is due, a later one goes on.
void TestTurn::theFramedStageDoesWhatIsDue()
{
    const auto stage = [](Program& program, int at) {
        return program.part<QPushButton>(qPrintable(QStringLiteral("stage%1").arg(at)));
    };
    Program program;
    program.play(28);
    QCOMPARE(stage(program, 1)->property("look").toString(), QStringLiteral("due"));
    stage(program, 1)->click();
    QVERIFY(!program.state().active.isEmpty());
    QCOMPARE(stage(program, 2)->property("look").toString(), QStringLiteral("due"));
    QVERIFY(!stage(program, 2)->isEnabled()); // what is due is pressed on the boards
    QVERIFY(stage(program, 4)->isEnabled());
    program.play(166);
    QCOMPARE(program.state().phase, Phase::Dictator);
    for (const int at : {5, 6, 7}) {
        QCOMPARE(stage(program, at)->property("look").toString(), QStringLiteral("due"));
        while (stage(program, at)->property("look").toString() == QLatin1String("due") && stage(program, at)->isEnabled())
            stage(program, at)->click();
    }
    QCOMPARE(program.state().phase, Phase::Players);
}

namespace {

// Counts what a person presses.
class Presses {
public:
    explicit Presses(Program& program)
        : m_program(program)
    {
    }
    int count = 0;

    void cell(const char* board, const QString& id)
    {
        ++count;
        m_program.board(board)->press(id);
    }
    // The entry of the open menu that begins so.
    bool entry(const QString& text)
    {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (!menu)
            return false;
        const QList<QAction*> all = menu->actions();
        const auto found = std::ranges::find_if(all, [&](const QAction* one) { return one->text().startsWith(text); });
        if (found == all.end())
            return false;
        ++count;
        (*found)->trigger();
        menu->close();
        return true;
    }
    void button(const char* name)
    {
        ++count;
        m_program.part<QPushButton>(name)->click();
    }

private:
    Program& m_program;
};

} // namespace

// The ten commonest acts of an evening, with the program's dice.
void TestTurn::pressesOfTheCommonestActs()
{
    Program program;
    program.play(28);
    const auto pressed = [&](const auto& act) {
        Presses presses(program);
        act(presses);
        return presses.count;
    };
    QCOMPARE(pressed([&](Presses& by) { by.button("choice0"); }), 1); // activate the next
    const QString who = program.state().active;
    QVERIFY(!who.isEmpty());
    const QString before = mercenary(program.state(), who).at;
    QCOMPARE(pressed([&](Presses& by) {
        by.cell("sectors", QStringLiteral("place:quay"));
        by.entry(QStringLiteral("Move to"));
    }),
        2); // move to another sector, by which area
    QVERIFY(mercenary(program.state(), who).at != before);
    const int dice = mercenary(program.state(), who).fatigue;
    QCOMPARE(pressed([&](Presses& by) {
        by.cell("ground", QStringLiteral("enemy:e1"));
        by.entry(QStringLiteral("Attack"));
    }),
        2); // attack, with what
    QVERIFY(mercenary(program.state(), who).fatigue > dice);
    QCOMPARE(pressed([&](Presses& by) { by.button("stage4"); }), 1); // end the actions
    QCOMPARE(program.state().step, Step::Enemies);
    QCOMPARE(pressed([&](Presses& by) { by.button("choice0"); }), 1); // the next enemy acts
    program.play(34);
    QCOMPARE(pressed([&](Presses& by) { by.button("choice0"); }), 1); // armour
    QVERIFY(program.state().incoming.isEmpty());
    program.play(166);
    const int level = program.state().threat.level;
    QCOMPARE(pressed([&](Presses& by) { by.button("choice0"); }), 1); // a threat token
    QCOMPARE(program.state().threat.level, level + 1);
    program.play(167);
    QVERIFY(program.state().threat.attack);
    QCOMPARE(pressed([&](Presses& by) { by.button("choice0"); }), 1); // the counter-attack
    QVERIFY(!program.state().threat.attack);
    Presses undo(program);
    undo.button("undo");
    QCOMPARE(undo.count, 1);
    QVERIFY(program.state().threat.attack);
    // A scenario that lies there is ticked and begun.
    Program other;
    other.does("start-campaign", {{QStringLiteral("players"), QJsonArray{QStringLiteral("Ana"), QStringLiteral("Ben")}}});
    QCOMPARE(
        [&] {
            Presses by(other);
            by.button("beginScenario");
            by.button("tickRest");
            by.button("stage2");
            return by.count;
        }(),
        3);
    QCOMPARE(other.state().phase, Phase::Players);
    QCOMPARE(other.state().scenario->ticked.size(), 17);
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

// Whoever cannot hide has nothing to weigh: armour is framed, and nothing is called better.
void TestTurn::theOneAnswerIsNotTheBetterOne()
{
    Program program;
    program.play(34);
    QJsonObject table = program.main->sitting()->game().stateToJson(program.main->sitting()->state());
    QJsonArray hits = table.value(QStringLiteral("incoming")).toArray();
    QJsonObject hit = hits.first().toObject();
    hit.insert(QStringLiteral("hides"), false);
    hits.replace(0, hit);
    table.insert(QStringLiteral("incoming"), hits);
    program.does("setup", {{QStringLiteral("state"), table}});
    auto* armour = program.part<QPushButton>("choice0");
    QVERIFY2(!armour->text().contains(QStringLiteral("★")), qPrintable(armour->text()));
    QCOMPARE(armour->property("look").toString(), QStringLiteral("primary"));
}

// What is paid besides helps either way: one way is the better one, and it is free.
void TestTurn::oneAnswerIsTheBetterOne()
{
    Program program;
    program.play(34);
    QJsonObject table = program.main->sitting()->game().stateToJson(program.main->sitting()->state());
    QJsonArray hits = table.value(QStringLiteral("incoming")).toArray();
    QJsonObject hit = hits.first().toObject();
    hit.insert(QStringLiteral("damage"), 2);
    hits.replace(0, hit);
    table.insert(QStringLiteral("incoming"), hits);
    table.insert(QStringLiteral("rebels"), 2);
    program.does("setup", {{QStringLiteral("state"), table}});
    QStringList better;
    for (const char* choice : {"choice0", "choice1", "choice2", "choice3", "choice4", "choice5"})
        if (const auto* button = program.part<QPushButton>(choice);
            button->isVisible() && button->text().contains(QStringLiteral("★")))
            better += button->text();
    QCOMPARE(better.size(), 1);
    QVERIFY2(!better.first().contains(QStringLiteral("rebels")), qPrintable(better.first()));
}

// What each die would gain stands beside it, the best one first; a roll that does already is best left alone.
void TestTurn::aRerollShowsWhatItGains()
{
    for (const bool holds : {false, true}) {
        Program program;
        program.play(34);
        const QString incoming = program.state().incoming.first().id;
        QCOMPARE(program.state().incoming.first().damage, 1);
        QJsonObject table = program.main->sitting()->game().stateToJson(program.main->sitting()->state());
        table.insert(QStringLiteral("roll"),
            QJsonObject{{QStringLiteral("kind"), QStringLiteral("armour")}, {QStringLiteral("who"), QStringLiteral("halla")},
                {QStringLiteral("incoming"), incoming}, {QStringLiteral("rolled"), QJsonArray{1, holds ? 6 : 1}},
                {QStringLiteral("dice"), QJsonArray{QStringLiteral("yellow"), QStringLiteral("orange")}}});
        program.does("setup", {{QStringLiteral("state"), table}});
        QStringList texts;
        for (const char* choice : {"choice0", "choice1", "choice2"})
            texts += program.part<QPushButton>(choice)->text().replace(QLatin1Char('\n'), QLatin1Char(' '));
        const QByteArray said = texts.join(QStringLiteral(" | ")).toUtf8();
        QVERIFY2(texts[0].contains(QStringLiteral("★")), said);
        QVERIFY2(!texts[1].contains(QStringLiteral("★")) && !texts[2].contains(QStringLiteral("★")), said);
        QVERIFY2(texts[0].contains(holds ? QStringLiteral("≥ 1: 100 %") : QStringLiteral("≥ 1: 66.7 %")), said); // orange
        QVERIFY2(texts[1].contains(holds ? QStringLiteral("≥ 1: 100 %") : QStringLiteral("≥ 1: 50 %")), said);   // yellow
        QVERIFY2(texts[2].contains(holds ? QStringLiteral("≥ 1: 66.7 %") : QStringLiteral("≥ 1: 0 %")), said);
        const QString guide = jaggedalliance::desk::Desk().guideLine(program.main->sitting()->state());
        QVERIFY2(guide.contains(QStringLiteral("Let the roll stand")) == holds, qPrintable(guide)); // it says the same
        QVERIFY2(holds || guide.contains(QStringLiteral("die 2")), qPrintable(guide));
        kit::setAdvised(false); // who wants no advice sees the chances alone
        program.main->sitting()->undo();
        program.main->sitting()->redo();
        for (const char* choice : {"choice0", "choice1", "choice2"}) {
            const QString text = program.part<QPushButton>(choice)->text();
            QVERIFY2(!text.contains(QStringLiteral("★")) && text.contains(QLatin1Char('%')), qPrintable(text));
        }
        kit::setAdvised(true);
        program.main->sitting()->undo();
        program.main->sitting()->redo();
        QTest::mouseClick(program.part<QPushButton>("choice0"), Qt::LeftButton);
        QVERIFY(program.state().incoming.isEmpty() && !program.state().roll);
        QCOMPARE(mercenary(program.state(), QStringLiteral("halla")).wounds, 0);
    }
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

// Whatever a real die shows counts while nobody entered its faces; afterwards what it lacks is refused.
void TestTurn::aFaceThatTheExampleLacksCounts()
{
    for (const bool isExample : {true, false}) {
        Program program;
        program.play(34);
        program.set("dice", engine::toJson(exampleDice()));
        program.set("dice_confirmed", !isExample);
        program.main->sitting()->realDice = true;
        QTest::mouseClick(program.part<QPushButton>("choice0"), Qt::LeftButton);
        const QPointer<QLineEdit> die = program.part<QLineEdit>("die0");
        QVERIFY(die && die->isVisible());
        QTest::keyClicks(die, QStringLiteral("3*")); // yellow
        QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton);
        QCOMPARE(program.state().incoming.isEmpty(), isExample);
        QCOMPARE(die && die->isVisible(), !isExample);
    }
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

void TestTurn::diceAreTypedAnywhere()
{
    QFETCH(QString, place);
    Program program;
    program.play(34);
    QCOMPARE(program.state().incoming.size(), 1);
    typeDiceAt(program, place, "1*");
    QCOMPARE(program.state().incoming.size(), 1); // two answers wait for it
    QTest::keyClick(program.main.get(), Qt::Key_2, Qt::ControlModifier);
    QTest::mouseClick(program.part<QPushButton>("choice0"), Qt::LeftButton);
    QVERIFY(program.state().incoming.isEmpty());
    QCOMPARE(program.part<QLabel>("trayValue")->text(), QStringLiteral("1"));
    QCOMPARE(program.lastEntry().value(QLatin1String(engine::diceByField)).toString(), QLatin1String(engine::diceByTable));
}

// A number on the list is a face of what is chosen there, whoever throws: the choice stays.
void TestTurn::diceOfWhatIsChosenAreTypedOnTheList()
{
    Program program;
    program.play(30);
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    kit::Sitting& sitting = *program.main->sitting();
    auto* list = program.part<QListView>("offers");
    const auto* rows = qobject_cast<const kit::OffersModel*>(list->model());
    QModelIndex chosen;
    for (int row = 0; row < rows->rowCount() && !chosen.isValid(); ++row)
        if (const engine::Offer* offer = rows->offer(rows->index(row)); offer && offer->verdict.isAllowed()) {
            const engine::Needs needs = sitting.asks(offer->action);
            if (!needs.dice.isEmpty() && needs.picks.isEmpty() && needs.facts.isEmpty())
                chosen = rows->index(row);
        }
    QVERIFY(chosen.isValid());
    list->setCurrentIndex(chosen);
    list->setFocus();
    const qint64 last = sitting.table().last();
    for (const char* typed : {"9", "1"}) { // what no die shows is refused there in words
        QTest::keyClick(program.main->windowHandle(), typed[0]);
        auto* entry = program.part<QLineEdit>("typedFaces");
        QVERIFY(entry->isVisible());
        QCOMPARE(entry->text(), QLatin1String(typed));
        QCOMPARE(list->currentIndex(), chosen);
        entry->clear();
        QTest::keyClick(entry, Qt::Key_Escape);
        list->setFocus();
    }
    // Of what is not rolled for it is said so; nothing else is chosen.
    for (int row = 0; row < rows->rowCount(); ++row)
        if (const engine::Offer* offer = rows->offer(rows->index(row));
            offer && offer->verdict.isAllowed() && sitting.asks(offer->action).dice.isEmpty())
            chosen = rows->index(row);
    list->setCurrentIndex(chosen);
    list->setFocus();
    QTest::keyClick(program.main->windowHandle(), '1');
    QCOMPARE(list->currentIndex(), chosen);
    const QString said = program.main->findChild<kit::NoticeBar*>()->text();
    QVERIFY2(said.contains(QStringLiteral("not rolled for")), qPrintable(said));
    const QList<QPushButton*> buttons = program.main->findChildren<QPushButton*>();
    const auto acts = std::ranges::find_if(
        buttons, [](const QPushButton* one) { return one->isVisible() && one->isEnabled() && !kit::actBehind(one).isNone(); });
    QVERIFY(acts != buttons.end());
    for (QWidget* at : std::initializer_list<QWidget*>{list, *acts}) { // nor is a die pressed on a button
        at->setFocus();
        program.main->findChild<kit::NoticeBar*>()->dismiss();
        QTest::keyClick(program.main->windowHandle(), '1');
        QVERIFY2(program.main->findChild<kit::NoticeBar*>()->text().contains(QStringLiteral("not rolled for")),
            qPrintable(at->objectName()));
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_2, Qt::Key_Return}) { // nor does what is typed behind it
            QTest::keyClick(program.main->windowHandle(), key);
            QCOMPARE(list->currentIndex(), chosen);
        }
    }
    QCOMPARE(sitting.table().last(), last);
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
    const QString bar = program.main->findChild<kit::NoticeBar*>()->text(); // what was done, not what it ticked
    QVERIFY2(!bar.contains(QStringLiteral("step")), qPrintable(bar));
    auto* first = program.part<QPushButton>("stage1");
    for (int i = 0; i < 17; ++i)
        QTest::mouseClick(first, Qt::LeftButton);
    QCOMPARE(program.state().scenario->ticked.size(), 17);
    QTest::mouseClick(program.part<QPushButton>("stage2"), Qt::LeftButton);
    QCOMPARE(program.state().phase, Phase::Players);
    QVERIFY(program.board("boards")->isVisible());
}

// Boards of the own box that nobody named yet do not go into play as numbers.
void TestTurn::whoHasNoNameIsAskedForIt()
{
    Program program;
    QTest::keyClicks(program.part<QLineEdit>("players"), QStringLiteral("Ana, Ben"));
    QTest::keyClick(program.part<QLineEdit>("players"), Qt::Key_Return);
    QStringList ids;
    for (const Mercenary& one : program.state().mercenaries)
        ids += one.id;
    for (const QString& id : std::as_const(ids))
        program.set(qPrintable(QStringLiteral("mercenaries.%1.title").arg(id)), QString());
    QSignalSpy asked(program.main->sitting(), &kit::Sitting::lacking);
    QTest::mouseClick(program.part<QPushButton>("beginScenario"), Qt::LeftButton);
    QCOMPARE(program.state().phase, Phase::Setup);
    QTRY_VERIFY(!asked.isEmpty());
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

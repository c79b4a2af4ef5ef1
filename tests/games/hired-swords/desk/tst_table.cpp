// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table page as a player reads it: what is due stands first, nothing that decides is cut off, what may be best is right.
#include "program.h"

#include "games/hired-swords/desk/card_face.h"
#include "games/hired-swords/desk/career/plan_model.h"
#include "games/hired-swords/desk/guide.h"
#include "games/hired-swords/desk/stages.h"
#include "games/hired-swords/desk/tasks.h"
#include "games/hired-swords/rules/battle/line.h"
#include "games/hired-swords/rules/gone_by.h"
#include "games/hired-swords/rules/rules.h"
#include "engine/path.h"
#include "kit/advice.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/far.h"
#include "kit/lists/now_panel.h"
#include "kit/lists/stage_bar.h"
#include "kit/lists/task_model.h"
#include "kit/wording.h"
#include "support/measured_paper.h"
#include "window/look.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace hiredswords;

class TestTable : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void whatIsDueStandsFirst();
    void whatEndsOrCostsStandsLast();
    void theRunningPhaseNeverGoesOn();
    void aRoundWithoutAChoiceIsOnePress();
    void aHalfMadeChoiceIsSaid();
    void noSentenceNamesAnId();
    void escapeGivesTheWholeListBack();
    void phasesAreNeverCut();
    void idlePhasesArePassedOver();
    void whatComesOfItIsNeverCut();
    void theBestLineIsDoneStepByStep();
    void idleHelpersAreNamed();
    void theBestLineSaysWhatItLeavesOut();
    void whatCameLaterWasNotSkipped();
    void aPressThatAcceptsLeadsToWhomToHire();
    void whatARoundLeftIsToldInTheNext();
    void howAnAttackEndedStandsFirst();
    void helpersAreOffered();
    void confirmingStandsWhereNobodyHires();
    void whoCanDoNothingHidesNobody();
    void nobodyStaysPickedUpAfterABattle();
    void realCardsAreAskedForByZone();
    void theEndSaysWhatWasDone();
    void eachLineAfterAContractOpensItsRule();
    void cardsShrinkBeforeTheyAreCut();
    void aLongNameCostsNoLines();
    void whomTheContractProtectsIsATarget();
    void lettersOfTwiceTheSizeHaveRoom();
    void largerLettersAreLargerOnCardsToo();
    void ranksAreNeverSmallerThanInSmallLetters();
    void ranksAreReadFromAfar();
    void columnsWithoutRoomAreCounted();
    void aLargerRingSaysNoLess();
    void noNameIsCutInThePicture();
    void diceInAnArrowAreARange();
    void whereACardLiesIsOfferedFirst();
    void whoHasNothingToDoWalksBeforeThePhaseEnds();

private:
    static void acting(Program& program, const QString& opposition = QStringLiteral("ditch-poacher"));
    static void oppositionHasActed(Program& program);
    static const engine::Offer* first(Program& program);
    static bool canWait(Program& program, const engine::Offer& offer);
};

// The crew acts; two cards lie face up, north and south.
void TestTable::acting(Program& program, const QString& opposition)
{
    program.battle(opposition);
    program.does(EndPhase{});
    program.does(Reveal{{Zone::North, Zone::South}, {}, {}, {}});
    program.does(EndPhase{});
    if (opposition != QLatin1String("snapping-sluice"))
        program.does(MoveOpposition{});
    program.does(EndPhase{});
}

// What Enter does in the list of what can be done now.
bool TestTable::canWait(Program& program, const engine::Offer& offer)
{
    const kit::Sitting& sitting = *program.main->sitting();
    return desk::Desk().canWait(sitting.state(), offer, sitting.offers());
}

const engine::Offer* TestTable::first(Program& program)
{
    const QModelIndex chosen = program.main->findChild<kit::NowPanel*>()->offers()->currentIndex();
    return chosen.isValid() ? static_cast<const kit::OffersModel*>(chosen.model())->offer(chosen) : nullptr;
}

void TestTable::whatIsDueStandsFirst()
{
    Program program;
    program.begin(QStringLiteral("someone-elses-wedding"), QStringLiteral("ditch-poacher"));
    program.part<QPushButton>("endTryGuide")->click(); // it frames what it names
    program.does(DrawCard{});
    QVERIFY(first(program)->action.is<AcceptContract>());
    program.does(AcceptContract{});
    QVERIFY(first(program)->action.is<HireFreelancer>()); // no tactic before there is a crew
    program.does(BuyTactic{QStringLiteral("sack-of-flour")});
    for (const char* who : {"big-dagna", "hobb-carrow"})
        program.does(HireFreelancer{QLatin1String(who)});
    QVERIFY(!first(program)); // the crew may be confirmed: nobody pays by Enter alone
    program.does(ConfirmCrew{});
    program.does(Distribute{});
    while (first(program)->action.is<PlaceMercenary>()) { // each once
        QCOMPARE(fighter(program.state(), first(program)->actor)->at, Position::None);
        program.does(engine::AnyAction(first(program)->action));
    }
    QVERIFY(first(program)->action.is<BeginBattle>());
    program.does(BeginBattle{});
    program.does(EndPhase{});
    QVERIFY(first(program)->action.is<Reveal>());
    program.does(Reveal{{Zone::North, Zone::South}, {}, {}, {}});
    program.does(EndPhase{});
    program.does(MoveOpposition{});
    program.does(EndPhase{});
    program.does(EndPhase{});
    QCOMPARE(program.state().battle->phase, 5);
    while (first(program)->action.is<OppositionAct>()) // every card that has to act, before any tactic
        program.does(engine::AnyAction(first(program)->action));
    QVERIFY(first(program)->action.is<EndPhase>());
    program.does(EndPhase{});
    QVERIFY(first(program)->action.is<Refresh>());
    program.does(Refresh{});
    program.does(EndPhase{});
    QVERIFY(first(program)->action.is<EndRound>());
    // What nobody did in its phase is due in the next ones too.
    Program trapped;
    acting(trapped, QStringLiteral("snapping-sluice"));
    QVERIFY(first(trapped)->action.is<DoEffect>());
}

// What can wait stands behind everything else, whoever is chosen; no attack that hurts or does nothing is offered first.
void TestTable::whatEndsOrCostsStandsLast()
{
    Program program;
    acting(program);
    QCOMPARE(program.state().battle->phase, 4);
    QVERIFY(first(program)->action.is<MeleeAttack>());
    const auto* model = static_cast<const kit::OffersModel*>(program.main->findChild<kit::NowPanel*>()->offers()->model());
    const desk::Desk desk;
    const auto isSorted = [&] {
        bool isWaiting = false;
        int waiting = 0;
        for (int row = 0; row < model->rowCount(); ++row)
            if (const engine::Offer* offer = model->offer(model->index(row, 0)); offer && offer->verdict.isAllowed()) {
                const bool waits = canWait(program, *offer);
                if (isWaiting && !waits)
                    return -1;
                isWaiting = waits;
                waiting += waits;
            }
        return waiting;
    };
    QVERIFY(isSorted() > 2); // going on, straining, fleeing
    program.ring()->press(QStringLiteral("crew:hobb-carrow"));
    QVERIFY(isSorted() > 2);
    QCOMPARE(first(program)->actor, QStringLiteral("hobb-carrow"));
    QVERIFY(!canWait(program, *first(program)));
    // Once everybody has acted nothing else is left.
    for (const char* who : {"big-dagna", "hobb-carrow"})
        program.does(engine::Correct{
            QStringLiteral("battle.crew.%1.exhausted").arg(QLatin1String(who)), true, QStringLiteral("has acted")});
    QVERIFY(first(program)->action.is<EndPhase>());
    QVERIFY(!canWait(program, *first(program)));
    // Everybody stands somewhere: the one chosen last may stand elsewhere, but that is not what comes next.
    Program placed;
    placed.battle();
    placed.main->sitting()->undo();
    placed.ring()->press(QStringLiteral("crew:hobb-carrow"));
    QVERIFY(first(placed)->action.is<BeginBattle>());
}

// One rule for the bar: what is framed does what is due, the one behind it goes on.
void TestTable::theRunningPhaseNeverGoesOn()
{
    Program program;
    program.battle();
    const auto stage = [&](int at) { return program.part<QPushButton>(qPrintable(QStringLiteral("stage%1").arg(at))); };
    int pressed = 0;
    while (program.state().step == Step::Battle && program.state().battle->round == 1 && ++pressed < 40) {
        const int phase = program.state().battle->phase;
        if (stage(phase)->isEnabled()) {
            stage(phase)->click();
            if (program.state().step == Step::Battle && program.state().battle->round == 1)
                QCOMPARE(program.state().battle->phase, phase); // it does what is due, and does not end
            QVERIFY(program.state().step != Step::Battle || program.state().battle->round == 2 || !stage(phase)->isEnabled());
            continue;
        }
        if (phase == 2 && !program.state().battle->revealed)
            program.does(Reveal{{Zone::North, Zone::South}, {}, {}, {}});
        while (first(program)->action.is<OppositionAct>())
            program.does(engine::AnyAction(first(program)->action));
        stage(phase + 1)->click();
        QCOMPARE(program.state().battle->phase, phase + 1);
    }
    QCOMPARE(program.state().battle->round, 2);
    // The keyboard stays on the ring where the next button would end what somebody may still do.
    Program crew;
    crew.battle();
    crew.does(EndPhase{});
    crew.does(Reveal{{Zone::North, Zone::South}, {}, {}, {}});
    crew.does(EndPhase{});
    crew.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(crew.main.get()));
    crew.part<QPushButton>("stage3")->setFocus();
    QTest::keyClick(crew.part<QPushButton>("stage3"), Qt::Key_Space);
    auto* next = crew.part<QPushButton>("stage4");
    next->setFocus();
    QTest::keyClick(next, Qt::Key_Space);
    QCOMPARE(crew.state().battle->phase, 4);
    auto* offers = crew.main->findChild<QListView*>(QStringLiteral("offers")); // where something is framed
    QVERIFY(offers->currentIndex().isValid());
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(offers));
}

// What lies face up is turned, nothing lies face down.
void TestTable::oppositionHasActed(Program& program)
{
    const kit::Sitting& sitting = *program.main->sitting();
    QJsonArray shown;
    const auto lying = engine::valueAt(sitting.game().stateToJson(sitting.state()), QStringLiteral("battle.opposition"));
    for (const QJsonValue& card : lying->toArray())
        if (QJsonObject turned = card.toObject(); turned.value(QLatin1String("face_up")).toBool()) {
            turned.insert(QStringLiteral("exhausted"), true);
            shown += turned;
        }
    program.set("battle.opposition", shown);
}

// A phase in which nobody can do anything says so where it stands, and is passed with the one before it.
void TestTable::idlePhasesArePassedOver()
{
    Program program;
    acting(program, QStringLiteral("bell-jester"));
    const auto stage = [&](int at) { return program.part<QPushButton>(qPrintable(QStringLiteral("stage%1").arg(at))); };
    const auto isIdle = [&] { return stage(5)->text().startsWith(QStringLiteral("– ")); };
    QVERIFY(stage(5)->isEnabled() && !isIdle());
    oppositionHasActed(program);
    QVERIFY(stage(5)->isVisible() && !stage(5)->isEnabled() && isIdle());
    QVERIFY2(stage(5)->accessibleName().contains(QStringLiteral("nothing to do")), qPrintable(stage(5)->accessibleName()));
    QVERIFY(stage(6)->isVisible() && stage(6)->isEnabled());
    stage(6)->click();
    QCOMPARE(program.state().battle->phase, 6);
    QVERIFY2(stage(4)->text().startsWith(QStringLiteral("↷ ")), qPrintable(stage(4)->text())); // somebody could have acted
    program.part<QPushButton>("undo")->click();
    QCOMPARE(program.state().battle->phase, 4);
    const QString said = program.part<QLabel>("noticeText")->text(); // all that the one press did
    QVERIFY2(said.contains(QStringLiteral("Phase 4")) && said.contains(QStringLiteral("Phase 5")), qPrintable(said));
    program.does(
        engine::Correct{QStringLiteral("battle.opposition.%1.exhausted").arg(program.state().battle->opposition.first().id),
            false, QStringLiteral("it stands again")});
    QVERIFY(stage(5)->isEnabled() && !isIdle());
}

// Everybody has acted or is turned, nothing lies face down: from here to the next decision nobody is asked.
void TestTable::aRoundWithoutAChoiceIsOnePress()
{
    Program program;
    acting(program, QStringLiteral("bell-jester")); // who feints, and does not fall by it
    program.part<QPushButton>("endTryGuide")->click();
    for (const char* who : {"big-dagna", "hobb-carrow"})
        program.set(QStringLiteral("battle.crew.%1.exhausted").arg(QLatin1String(who)), true);
    oppositionHasActed(program);
    const qint64 before = program.main->sitting()->table().node();
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    QTest::keyClick(program.main.get(), Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(program.state().battle->round, 2);
    QCOMPARE(program.state().battle->phase, 4);
    // The crew stays idle: one press ends its phase, one goes through the rest.
    program.part<QPushButton>("stage5")->click();
    QCOMPARE(program.state().battle->phase, 5);
    while (first(program)->action.is<OppositionAct>())
        program.does(engine::AnyAction(first(program)->action));
    QTest::keyClick(program.main.get(), Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(program.state().battle->round, 3);
    QCOMPARE(program.state().battle->phase, 4);
    program.part<QPushButton>("undo")->click();
    QCOMPARE(program.state().battle->phase, 5);
    while (program.main->sitting()->table().node() > before)
        program.part<QPushButton>("undo")->click();
    QCOMPARE(program.main->sitting()->table().node(), before);
}

void TestTable::aHalfMadeChoiceIsSaid()
{
    Program program;
    program.battle();
    program.does(EndPhase{});
    auto* hint = program.part<QLabel>("battleHint");
    const QString before = hint->text();
    program.ring()->press(QStringLiteral("stack:north"));
    QVERIFY(!program.state().battle->revealed);
    QVERIFY2(hint->text().contains(QStringLiteral("1 of 2")), qPrintable(hint->text()));
    program.ring()->press(QStringLiteral("stack:north"));
    if (!program.state().battle->revealed) { // it had one card: taken back
        QCOMPARE(hint->text(), before);
        program.ring()->press(QStringLiteral("stack:north"));
        program.ring()->press(QStringLiteral("stack:south"));
    }
    QVERIFY(program.state().battle->revealed);
    program.does(EndPhase{});
    QVERIFY(!hint->text().contains(QStringLiteral("All have moved")));
    program.does(MoveOpposition{});
    QCOMPARE(hint->text(), QStringLiteral("All have moved"));
}

// Whatever was done before it.
void TestTable::eachLineAfterAContractOpensItsRule()
{
    Program program;
    program.battle();
    program.does(EnterResult{Ending::Success, {}});
    QCOMPARE(program.state().step, Step::Resolution);
    const auto* now = program.main->findChild<kit::NowPanel*>();
    const auto* bar = program.main->findChild<kit::StageBar*>();
    const rulebook::Book* book = program.library->book(program.main->sitting()->game().id());
    const auto told = [&](const engine::AnyAction& act) {
        const rulebook::Entry* entry = book->telling(now->atomOf(act, bar));
        return entry ? entry->id : QString();
    };
    QCOMPARE(told(TidyUp{}), QStringLiteral("hs-cleanup"));
    program.does(EndEffects{});
    QCOMPARE(told(TidyUp{}), QStringLiteral("hs-cleanup"));
    QVERIFY(told(CollectBonus{}) != QLatin1String("hs-cleanup"));
    program.does(CollectBonus{});
    QVERIFY(program.state().contract->bonusPaid);
    QCOMPARE(told(TidyUp{}), QStringLiteral("hs-cleanup")); // which the bar does now
    program.does(TidyUp{});
    QVERIFY(program.state().contract->tidied);
    QVERIFY(told(FinishContract{}) != QLatin1String("hs-cleanup"));
}

// Its letters grow with it, and no words give way to that.
void TestTable::aLargerRingSaysNoLess()
{
    Program program;
    program.battle();
    program.set(QStringLiteral("battle.crew.big-dagna.exhausted"), true);
    kit::Board* ring = program.ring();
    qsizetype most = 0;
    for (const QSize size : {QSize(860, 470), QSize(1000, 540), QSize(1140, 620), QSize(1290, 705), QSize(1430, 780)}) {
        ring->resize(size);
        support::MeasuredPaper paper(size, Qt::white);
        ring->render(&paper);
        QSet<QString> names; // of rankings, in full
        const QRect card = ring->cell(QStringLiteral("crew:big-dagna"))->rect.toAlignedRect();
        for (const support::Written& one : paper.written())
            for (const Skill skill : allSkills)
                if (one.text == kit::capital(shown(skill)) && card.intersects(one.where))
                    names += one.text;
        QVERIFY2(names.size() >= most, qPrintable(QStringLiteral("%1 at %2").arg(names.size()).arg(size.width())));
        most = names.size();
    }
    QCOMPARE(most, qsizetype(std::size(allSkills)));
}

// Of the contract in the small picture of a battle, in whatever size it is shown.
void TestTable::noNameIsCutInThePicture()
{
    Program program;
    acting(program);
    for (const QSize size : {QSize(150, 82), QSize(225, 122), QSize(340, 186), QSize(600, 328)}) {
        support::MeasuredPaper paper(size, Qt::black);
        {
            QPainter painter(&paper);
            desk::Desk().paintPicture(painter, QRectF(QPointF(), size), program.main->sitting()->state());
        }
        QVERIFY(!paper.written().isEmpty());
        for (const support::Written& one : paper.written())
            QVERIFY2(one.where.width() <= size.width() / 3, qPrintable(one.text + QString::number(size.width())));
    }
}

// Two of a name are told apart by a number; nothing that is read or heard names what only the program knows.
void TestTable::noSentenceNamesAnId()
{
    Program program;
    acting(program);
    static const QRegularExpression id(QStringLiteral("\\bo\\d+\\b|\\bditch-poacher\\b"));
    QSet<QString> names;
    for (const kit::Cell& cell : program.ring()->cells()) {
        QVERIFY2(!id.match(cell.name).hasMatch(), qPrintable(cell.name));
        if (cell.id.startsWith(QLatin1String("card:")))
            names += cell.name.section(QLatin1Char(','), 0, 0);
    }
    QCOMPARE(names.size(), 2);
    const desk::Desk desk;
    const kit::Sitting& sitting = *program.main->sitting();
    for (const engine::Offer& offer : sitting.offers()) {
        const kit::OfferText text = desk.offerText(sitting, offer);
        for (const QString& one :
            {text.title, text.outcome, text.detail, sitting.game().tell(sitting.state(), offer.action).text()})
            QVERIFY2(!id.match(one).hasMatch(), qPrintable(one));
        for (const engine::Condition& condition : offer.verdict.conditions)
            QVERIFY2(!id.match(condition.text() + condition.remedy()).hasMatch(), qPrintable(condition.text()));
    }
    // Hidden ones are called by where they lie; of a name that only one bears the name is enough.
    const auto hidden = std::ranges::find_if_not(program.state().battle->opposition, &Opponent::faceUp);
    QVERIFY(titleOf(program.state(), hidden->id).contains(QStringLiteral("face-down card in the")));
    const auto lying = std::ranges::find_if(program.state().battle->opposition, &Opponent::faceUp);
    program.does(MeleeAttack{QStringLiteral("big-dagna"), lying->id, {}, false, false});
    const auto left = std::ranges::find_if(program.state().battle->opposition, &Opponent::faceUp);
    QCOMPARE(titleOf(program.state(), left->id), QStringLiteral("Ditch Poacher"));
}

void TestTable::escapeGivesTheWholeListBack()
{
    Program program;
    acting(program);
    auto* now = program.main->findChild<kit::NowPanel*>();
    const int all = now->offers()->model()->rowCount();
    program.ring()->press(QStringLiteral("crew:big-dagna"));
    QVERIFY(now->offers()->model()->rowCount() != all);
    QCOMPARE(first(program)->actor, QStringLiteral("big-dagna"));
    QTest::keyClick(now->offers(), Qt::Key_Escape);
    QCOMPARE(now->offers()->model()->rowCount(), all);
    for (const kit::Cell& cell : program.ring()->cells())
        QVERIFY2(!cell.chosen, qPrintable(cell.id));
    // Whoever has acted stands no longer before the others.
    program.ring()->press(QStringLiteral("crew:big-dagna"));
    program.does(MeleeAttack{QStringLiteral("big-dagna"), program.state().battle->opposition.first().id, {}, false, false});
    QCOMPARE(first(program)->actor, QStringLiteral("hobb-carrow")); // who has not acted yet
    for (const kit::Cell& cell : program.ring()->cells())
        QVERIFY2(!cell.chosen, qPrintable(cell.id));
}

void TestTable::phasesAreNeverCut()
{
    kit::StageBar bar;
    for (int due = 1; due <= 7; ++due)
        for (const int width : {1100, 820, 640, 420}) {
            QList<kit::Stage> stages;
            for (int at = 1; at <= 7; ++at)
                stages += kit::Stage{at, QStringLiteral("%1 Gegnerbewegungen").arg(at),
                    at < due        ? kit::Stage::When::Done
                        : at == due ? kit::Stage::When::Due
                                    : kit::Stage::When::Later,
                    EndPhase{}};
            bar.present(stages, {});
            bar.resize(width, 40);
            bar.show();
            QCOMPARE(bar.width(), width);
            QCoreApplication::sendPostedEvents(); // the row is laid out anew
            for (int at = 1; at <= 7; ++at) {
                const auto* stage = bar.findChild<QPushButton*>(QStringLiteral("stage%1").arg(at));
                QVERIFY2(!stage->text().contains(QStringLiteral("…")),
                    qPrintable(QStringLiteral("%1 %2: %3").arg(width).arg(due).arg(stage->text())));
                QVERIFY(stage->accessibleName().contains(QStringLiteral("Gegnerbewegungen")));
                QVERIFY(stage->shortcut() == QKeySequence(Qt::ALT | Qt::Key(Qt::Key_0 + at)));
                if (at == due)
                    QVERIFY(stage->text().contains(QStringLiteral("Gegnerbewegungen")));
                QVERIFY(stage->fontMetrics().horizontalAdvance(stage->text()) <= stage->width());
            }
        }
}

void TestTable::whatComesOfItIsNeverCut()
{
    kit::TaskModel model;
    kit::Task task;
    task.title = QStringLiteral("Melee");
    task.tone = kit::Tone::Bad;
    for (int n = 0; n < 12; ++n)
        task.outcome += QStringLiteral("Hobb Carrow is slain · ");
    model.show({task});
    QWidget window;
    auto* view = kit::tileView(QStringLiteral("tiles"), QStringLiteral("Tiles"), &model, &window);
    view->resize(240, 400);
    window.show();
    const int lines = view->fontMetrics().horizontalAdvance(task.outcome) / view->viewport()->width();
    QVERIFY(lines > 4);
    QVERIFY(view->sizeHintForIndex(model.index(0)).height() > lines * view->fontMetrics().height());
}

void TestTable::theBestLineIsDoneStepByStep()
{
    Program program;
    acting(program);
    QTest::mouseClick(program.part<QPushButton>("matrix"), Qt::LeftButton);
    auto* steps = program.part<QListView>("bestLine");
    QVERIFY(steps && steps->isVisible());
    const Line line = bestLine(program.state(), false);
    QCOMPARE(line.defeated, 2); // Dagna 4 and Hobb 2 against two poachers of 1
    QCOMPARE(int(line.steps.size()), 2);
    QCOMPARE(steps->model()->rowCount(), 2 + 2); // heading, sum, steps
    kit::setAdvised(false);
    QTest::mouseClick(program.part<QCheckBox>("strain"), Qt::LeftButton);
    QVERIFY(!steps->isVisible());
    kit::setAdvised(true);
    QTest::mouseClick(program.part<QCheckBox>("strain"), Qt::LeftButton);
    QVERIFY(steps->isVisible());
    const auto before = program.state().battle->opposition.size();
    for (int left = 2; left > 0; --left) {
        const QModelIndex step = steps->model()->index(2, 0);
        QVERIFY(step.data(kit::OutcomeRole).toString().contains(QStringLiteral("defeats it")));
        emit steps->activated(step);
        QCOMPARE(program.state().battle->opposition.size(), before - (3 - left));
    }
    QVERIFY(bestLine(program.state(), false).steps.isEmpty());
    QVERIFY(steps->model()->index(1, 0).data().toString().startsWith(QStringLiteral("No attack")));
    for (const Fighter& who : program.state().battle->crew)
        QCOMPARE(who.health, Health::Healthy);
}

// Whoever acts in it is not left out, though one of its rankings is not known.
void TestTable::theBestLineSaysWhatItLeavesOut()
{
    Program program;
    acting(program);
    const auto said = [&] {
        QString all;
        for (const kit::Task& task : desk::lineTasks(program.main->sitting()->game(), program.main->sitting()->state(), false))
            all += task.detail;
        return all;
    };
    QVERIFY(!said().contains(QStringLiteral("not known")));
    program.set("mercenaries.big-dagna.healthy", QStringLiteral("4/?/3/2"));
    QVERIFY(bestLine(program.state(), false).unknown.contains(QStringLiteral("big-dagna")));
    QVERIFY2(said().contains(QStringLiteral("what hangs on it is left out: Big Dagna."))
            && !said().contains(QStringLiteral("Left out")),
        qPrintable(said()));
    program.set("mercenaries.big-dagna.healthy", QStringLiteral("?/?/?/?"));
    QVERIFY2(
        said().contains(QStringLiteral("Left out, because a ranking that decides is not known: Big Dagna.")), qPrintable(said()));
}

// Nobody went over the second phase where nothing lay face down then.
void TestTable::whatCameLaterWasNotSkipped()
{
    Program program;
    program.battle();
    const auto second = [&] { return desk::stages(program.state(), {}).at(1).when; };
    program.does(EndPhase{});
    program.main->sitting()->propose(EndPhase{}, QStringLiteral("forgotten"));
    QCOMPARE(program.state().battle->phase, 3);
    QVERIFY(second() == kit::Stage::When::Skipped);
    program.main->sitting()->undo();
    QJsonArray lying = engine::toJson(program.state().battle->opposition).toArray(), faceUp;
    for (const QJsonValue& one : std::as_const(lying)) {
        QJsonObject card = one.toObject();
        card.insert(QStringLiteral("face_up"), true);
        faceUp += card;
    }
    program.set("battle.opposition", faceUp);
    program.set("battle.round", 2);
    program.does(EndPhase{});
    QVERIFY(second() == kit::Stage::When::Done);
    program.does(MoveOpposition{});
    program.does(Reinforce{Zone::North, Listing{QStringLiteral("1")}, {}, {}});
    QVERIFY(hiddenCount(program.state()) > 0);
    QVERIFY(second() == kit::Stage::When::Done);
}

// No press is lost on the way from the contract's card to the list.
void TestTable::aPressThatAcceptsLeadsToWhomToHire()
{
    Program program;
    program.begin(QStringLiteral("someone-elses-wedding"), QStringLiteral("ditch-poacher"));
    program.does(DrawCard{});
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    auto* card = program.part<kit::Board>("careerCard");
    card->setFocus();
    QTest::keyClick(card, Qt::Key_Return);
    QCOMPARE(program.state().step, Step::Prepare);
    auto* list = program.part<QListView>("offers");
    QCOMPARE(QApplication::focusWidget(), list);
    const engine::AnyAction chosen = program.main->findChild<kit::NowPanel*>()->chosen();
    QVERIFY2(chosen.is<HireFreelancer>(), qPrintable(chosen.verb()));
}

// A phase by decision and a reminder, until the one comes again and the other is struck out; whoever looks on may let it be.
void TestTable::whatARoundLeftIsToldInTheNext()
{
    Program program;
    program.battle();
    auto* undone = program.part<QPushButton>("leftUndone");
    const auto says = [&] { return undone->accessibleName(); };
    QVERIFY(!undone->isHidden() && !undone->isEnabled()); // it keeps its place
    Effect horn;
    horn.phase = Moment::Reveal;
    horn.text = QStringLiteral("Blow the horn");
    program.does(NoteEffect{horn});
    QVERIFY(!undone->isEnabled());
    const auto overTo = [&](int phase) {
        for (int left = 20; program.state().battle->phase != phase && left > 0; --left)
            program.main->sitting()->propose(EndPhase{}, QStringLiteral("forgotten"));
        QCOMPARE(program.state().battle->phase, phase);
    };
    overTo(6);
    program.does(Refresh{});
    overTo(7);
    QVERIFY2(says().contains(QStringLiteral("Blow the horn")) && says().contains(QStringLiteral("2 Reveal, in round 1"))
            && !says().contains(QStringLiteral("6 Refresh")),
        qPrintable(says()));
    program.does(EndRound{});
    QCOMPARE(program.state().battle->round, 2);
    QVERIFY2(undone->isEnabled() && says().contains(QStringLiteral("Blow the horn")), qPrintable(says()));
    overTo(2);
    QVERIFY2(!says().contains(QStringLiteral("Blow the horn")), qPrintable(says())); // it is due now
    overTo(7);
    program.does(EndRound{});
    QCOMPARE(program.state().battle->round, 3);
    QVERIFY2(says().contains(QStringLiteral("2 Reveal, in round 2")) && says().contains(QStringLiteral("6 Refresh, in round 2"))
            && !says().contains(QStringLiteral("round 1")),
        qPrintable(says()));
    // As a window says it that is opened later, and the command line.
    engine::LeftUndone anew(goneBy());
    const QStringList all = anew.at(program.main->sitting()->campaign()->table());
    QVERIFY(all.contains(program.state().noted.first().id) && all.size() >= 3);
    QVERIFY2(undone->text().contains(QString::number(all.size())), qPrintable(undone->text()));
    program.main->sitting()->look(1);
    QVERIFY(!undone->isEnabled());
    program.main->sitting()->look(0);
    auto* menu = undone->menu();
    const auto choose = [&](const QString& words) {
        emit menu->aboutToShow();
        for (QAction* one : menu->actions())
            if (one->text() == words)
                return one->trigger();
        QFAIL(qPrintable(words));
    };
    choose(QStringLiteral("Strike out: Blow the horn"));
    QVERIFY(program.state().noted.isEmpty());
    QVERIFY2(!says().contains(QStringLiteral("Blow the horn")), qPrintable(says()));
    choose(QStringLiteral("Let it be: 6 Refresh, in round 2"));
    QVERIFY2(undone->isEnabled() && !says().contains(QStringLiteral("6 Refresh")), qPrintable(says()));
}

// Large, in place of the hint, until something else is done or looked at; the ring above it keeps its place.
void TestTable::howAnAttackEndedStandsFirst()
{
    Program program;
    acting(program);
    auto* says = program.part<QLabel>("battleHint");
    const QString hint = says->text();
    const auto isMelee = [](const engine::Offer& one) { return one.verdict.isAllowed() && one.action.is<MeleeAttack>(); };
    const auto& offers = program.main->sitting()->offers();
    const auto attack = std::ranges::find_if(offers, isMelee);
    QVERIFY(attack != offers.end());
    const QString actor = titleOf(program.state(), attack->action.as<MeleeAttack>()->who);
    QCoreApplication::processEvents();
    const QRect place = program.ring()->rect();
    program.does(engine::AnyAction(attack->action));
    QCoreApplication::processEvents();
    QCOMPARE(program.ring()->rect(), place);
    QVERIFY2(says->text().startsWith(actor + QStringLiteral(": defeats Ditch Poacher")), qPrintable(says->text()));
    QCOMPARE(says->property("look").toString(), QStringLiteral("value"));
    program.main->sitting()->undo();
    QCOMPARE(says->text(), hint);
    program.main->sitting()->redo();
    program.does(EndPhase{});
    QVERIFY2(!says->text().contains(QStringLiteral("defeats")), qPrintable(says->text()));
    QCOMPARE(says->property("look").toString(), QStringLiteral("muted"));
}

// What somebody wins with a helper who loses nothing by it stands in the list, and once in the menu of the card.
void TestTable::helpersAreOffered()
{
    Program program;
    acting(program);
    const QString reason = QStringLiteral("another table");
    program.does(engine::Correct{QStringLiteral("mercenaries.big-dagna.assists"), QJsonArray{QStringLiteral("melee")}, reason});
    program.does(engine::Correct{QStringLiteral("opposition_cards.ditch-poacher.ranks"), QStringLiteral("3/0/1/0"), reason});
    program.does(engine::Correct{QStringLiteral("battle.crew.hobb-carrow.at"), QStringLiteral("northwest"), reason});
    const auto inList = [&](const QString& who) {
        QList<engine::Offer> found;
        for (const engine::Offer& offer : program.main->sitting()->offers())
            if (const auto* a = offer.action.as<MeleeAttack>(); a && a->who == who && offer.verdict.isAllowed())
                found += offer;
        return found;
    };
    const QList<engine::Offer> hobb = inList(QStringLiteral("hobb-carrow"));
    QCOMPARE(int(hobb.size()), 2);
    const desk::Desk desk;
    const auto words = [&](const engine::Offer& offer) { return desk.offerText(*program.main->sitting(), offer); };
    QVERIFY(canWait(program, hobb[0])); // alone he loses
    QVERIFY(!canWait(program, hobb[1]));
    QVERIFY(words(hobb[1]).title.contains(QStringLiteral("assisted by Big Dagna")));
    QVERIFY(words(hobb[1]).outcome.contains(QStringLiteral("defeats")));
    QCOMPARE(int(inList(QStringLiteral("big-dagna")).size()), 1); // she wins by herself
    program.ring()->press(QStringLiteral("crew:hobb-carrow"));
    program.ring()->press(QStringLiteral("card:") + hobb[1].action.as<MeleeAttack>()->card);
    const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    const auto assisted = std::ranges::count_if(menu->actions(), [](const QAction* action) {
        return action->text().startsWith(QStringLiteral("Melee")) && action->text().contains(QStringLiteral("assisted"))
            && !action->text().contains(QStringLiteral("straining"));
    });
    QCOMPARE(int(assisted), 1);
}

void TestTable::confirmingStandsWhereNobodyHires()
{
    Program program;
    program.begin(QStringLiteral("someone-elses-wedding"), QStringLiteral("ditch-poacher"));
    program.part<QPushButton>("endTryGuide")->click();
    program.does(DrawCard{});
    program.does(AcceptContract{});
    const auto allowed = [&](const auto& is) -> engine::AnyAction {
        for (const engine::Offer& offer : program.main->sitting()->offers())
            if (is(offer.action) && offer.verdict.isAllowed())
                return offer.action;
        return {};
    };
    const auto hire = [&] { return allowed([](const engine::AnyAction& one) { return one.is<HireFreelancer>(); }); };
    int hired = 0;
    for (engine::AnyAction next = hire(); !next.isNone(); next = hire(), ++hired) {
        const bool isEnough = !allowed([](const engine::AnyAction& one) { return one.is<ConfirmCrew>(); }).isNone();
        QVERIFY(isEnough ? !first(program) : first(program)->action.is<HireFreelancer>());
        program.does(next);
    }
    QVERIFY(hired > 1);
    QVERIFY(first(program)->action.is<ConfirmCrew>());
}

void TestTable::whoCanDoNothingHidesNobody()
{
    Program program;
    acting(program);
    program.does(engine::Correct{QStringLiteral("battle.crew.big-dagna.exhausted"), true, QStringLiteral("has acted")});
    program.ring()->press(QStringLiteral("crew:big-dagna"));
    QCOMPARE(first(program)->actor, QStringLiteral("hobb-carrow"));
    QVERIFY(first(program)->verdict.isAllowed());
}

// The list begins with what ends a contract, not with what somebody costs.
void TestTable::nobodyStaysPickedUpAfterABattle()
{
    Program program;
    program.battle();
    program.does(engine::Correct{QStringLiteral("wealth"), 30, QStringLiteral("rich")});
    program.ring()->press(QStringLiteral("crew:hobb-carrow"));
    program.does(EnterResult{
        Ending::Success, {{QStringLiteral("big-dagna"), Fate::Healthy}, {QStringLiteral("hobb-carrow"), Fate::Healthy}}});
    QVERIFY(first(program)->action.is<EndEffects>());
    program.does(EndEffects{});
    QVERIFY(first(program)->action.is<CollectBonus>());
}

void TestTable::idleHelpersAreNamed()
{
    Program program;
    acting(program);
    QTest::mouseClick(program.part<QPushButton>("matrix"), Qt::LeftButton);
    auto* hobb = program.part<QCheckBox>("hobb-carrow"); // lends Stamina, which no attack uses
    QVERIFY(hobb && hobb->isVisible());
    auto* idle = program.part<QLabel>("matrixIdle");
    QVERIFY(!idle->isVisible());
    hobb->setChecked(true);
    QVERIFY(idle->isVisible());
    QVERIFY(idle->text().contains(QStringLiteral("Hobb Carrow")) && idle->text().contains(QStringLiteral("Stamina")));
}

void TestTable::realCardsAreAskedForByZone()
{
    Program program;
    program.battle();
    program.does(EndPhase{});
    program.main->sitting()->realCards = true;
    program.does(Reveal{{Zone::South, Zone::East}, {}, {}, {}});
    QStringList asked;
    for (const char* name : {"cards0", "cards1"}) {
        auto* box = program.part<QComboBox>(name);
        QVERIFY(box && box->isVisible());
        for (const QLabel* label : program.main->findChildren<QLabel*>())
            if (label->buddy() == box)
                asked += label->accessibleName(); // its words may be links
        box->lineEdit()->setText(QStringLiteral("Ditch Poacher"));
    }
    QCOMPARE(asked, (QStringList{QStringLiteral("Opposition, south zone"), QStringLiteral("Opposition, east zone")}));
    QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton);
    QVERIFY(program.state().battle->revealed);
    QCOMPARE(hiddenCount(program.state(), Zone::East), 0);
    QCOMPARE(hiddenCount(program.state(), Zone::South), 1);
    // The program draws without drawing a card twice.
    program.main->sitting()->undo();
    program.main->sitting()->realCards = false;
    const auto unseen = program.state().opposition.unseen.size();
    program.does(Reveal{{Zone::South, Zone::East}, {}, {}, {}});
    QVERIFY(program.state().battle->revealed);
    QCOMPARE(program.state().opposition.unseen.size(), unseen - 2);
}

void TestTable::theEndSaysWhatWasDone()
{
    Program program;
    program.battle();
    program.does(EnterResult{
        Ending::Success, {{QStringLiteral("big-dagna"), Fate::Healthy}, {QStringLiteral("hobb-carrow"), Fate::Healthy}}});
    program.does(EndEffects{});
    program.does(CollectBonus{});
    program.does(engine::Correct{QStringLiteral("wealth"), 30, QStringLiteral("rich")});
    program.does(TidyUp{});
    program.does(HireAgent{QStringLiteral("hobb-carrow")});
    program.does(Travel{Location::Town});
    const auto* model = program.part<QListView>("tasks")->model();
    QStringList travels;
    for (int row = 0; row < model->rowCount(); ++row) {
        const QModelIndex task = model->index(row, 0);
        const QString title = task.data().toString();
        if (title.contains(QStringLiteral("Travel")))
            travels += title;
        if (title.contains(QStringLiteral("Hobb Carrow")))
            QCOMPARE(task.data(kit::OutcomeRole).toString(), QStringLiteral("done"));
        if (title.contains(QStringLiteral("Big Dagna")))
            QVERIFY(task.data(kit::OutcomeRole).toString() != QStringLiteral("done"));
    }
    QCOMPARE(travels, QStringList{QStringLiteral("Travel to the town")});
}

// A name of eighty letters takes lines of its own; one without blanks is cut with a sign. The rest stands as on any card.
void TestTable::aLongNameCostsNoLines()
{
    const QFont letters = desk::sized(QApplication::font(), 13);
    const QRectF room(0, 0, 205, 170);
    for (const QString& title :
        {QStringLiteral("Big Dagna of the Seven Wells beyond the Slate Marches and the Old Harbour Quarter"),
            QString(80, QLatin1Char('x'))}) {
        desk::CardFace who;
        who.title = title;
        who.tag = QStringLiteral("freelancer");
        who.health = Health::Weary;
        who.lines = desk::rankLines(Ranks{2, 2, 2, 3}, true);
        who.foot = QStringLiteral("ready");
        QVERIFY2(!desk::healthBox(who, room, letters, Health::Healthy).isEmpty(), qPrintable(title));
        QVERIFY2(desk::lettersIn(who, room, letters) >= 10, qPrintable(title));
        QPixmap picture(room.size().toSize());
        QPainter painter(&picture);
        desk::paintCard(painter, room, who, letters, kit::Colours::of(QApplication::palette()));
    }
}

void TestTable::cardsShrinkBeforeTheyAreCut()
{
    desk::CardFace who;
    who.title = QStringLiteral("Quartermaster Elm");
    who.tag = QStringLiteral("freelancer");
    who.health = Health::Weary;
    who.lines = desk::rankLines(Ranks{2, 2, 2, 3}, true);
    who.foot = QStringLiteral("ready · assists Stamina");
    desk::CardFace trap;
    trap.title = QStringLiteral("Snapping Sluice");
    trap.tag = QStringLiteral("trap");
    trap.foot = QStringLiteral("One crew member next to the Snapping Sluice takes 1 damage; none if nobody is there.");
    const QFont letters = desk::sized(QApplication::font(), 13);
    QVERIFY(desk::lettersIn(who, QRectF(0, 0, 200, 110), letters) >= 10);
    // The first of the boxes of health is filled or not; a word stands at the right.
    const auto hasBoxes = [&](const QRectF& room) {
        const auto left = [&](Health health) {
            who.health = health;
            QImage image(room.size().toSize(), QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            desk::paintCard(painter, room, who, letters, kit::Colours::of(QApplication::palette()));
            painter.end();
            return image.copy(12, 4, int(room.width() / 5), image.height() - 8);
        };
        return left(Health::Healthy) != left(Health::Weary);
    };
    QVERIFY2(
        hasBoxes(QRectF(0, 0, 200, 110)), qPrintable(QString::number(desk::lettersIn(who, QRectF(0, 0, 200, 110), letters))));
    QVERIFY(hasBoxes(QRectF(0, 0, 210, 120)));
    const QRectF low(0, 0, 200, 60);
    QVERIFY2(desk::lettersIn(who, low, letters) >= 10,
        qPrintable(QString::number(desk::lettersIn(who, low, letters)))); // its rankings, in letters that can be read
    QVERIFY(!hasBoxes(low));
    QVERIFY(desk::lettersIn(trap, QRectF(0, 0, 130, 106), letters) > 0);
    QCOMPARE(desk::lettersIn(trap, QRectF(0, 0, 40, 40), letters), 0.0);
}

void TestTable::whomTheContractProtectsIsATarget()
{
    Program program;
    program.begin(QStringLiteral("a-coffin-going-north"), QStringLiteral("toll-bully"));
    program.does(DrawCard{});
    program.does(AcceptContract{});
    for (const char* who : {"big-dagna", "hobb-carrow"})
        program.does(HireFreelancer{QLatin1String(who)});
    program.does(ConfirmCrew{});
    program.does(Distribute{});
    program.does(PlaceMercenary{QStringLiteral("big-dagna"), QStringLiteral("northeast")});
    program.does(PlaceMercenary{QStringLiteral("hobb-carrow"), QStringLiteral("southwest")});
    program.does(BeginBattle{});
    program.does(EndPhase{});
    program.does(Reveal{{Zone::North, Zone::North}, {}, {}, {}});
    program.does(EndPhase{});
    program.does(MoveOpposition{});
    program.does(EndPhase{});
    program.does(EndPhase{});
    QCOMPARE(program.state().battle->phase, 5);
    const auto attacker = std::ranges::find_if(program.state().battle->opposition, &Opponent::faceUp);
    program.ring()->press(QStringLiteral("card:") + attacker->id);
    program.ring()->press(QStringLiteral("contract"));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QVERIFY2(
        menu->actions().first()->text().contains(QStringLiteral("reaches Coffin")), qPrintable(menu->actions().first()->text()));
    menu->actions().first()->trigger();
    menu->close();
    QVERIFY(std::ranges::any_of(program.state().battle->opposition, &Opponent::acted));
}

// Preferences double the letters: the smallest window that we promise still shows everything that can be pressed.
void TestTable::lettersOfTwiceTheSizeHaveRoom()
{
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 2);
    QApplication::setFont(large);
    {
        Program program;
        const auto fits = [&](const char* when) {
            QTRY_VERIFY2((program.main->resize(1280, 720), program.main->size() == QSize(1280, 720)), when);
            for (const QPushButton* button : program.main->findChildren<QPushButton*>())
                if (button->isVisible() && button->window() == program.main.get() && !button->text().isEmpty())
                    QVERIFY2(program.main->rect().contains(QRect(button->mapTo(program.main.get(), QPoint()), button->size())),
                        qPrintable(QStringLiteral("%1%2 at %3, %4, %5 wide")
                                       .arg(QLatin1String(when), button->objectName())
                                       .arg(button->mapTo(program.main.get(), QPoint()).x())
                                       .arg(button->mapTo(program.main.get(), QPoint()).y())
                                       .arg(button->width())));
        };
        const engine::Game* game = program.library->game(QStringLiteral("hired-swords"));
        auto sitting = program.library->begin(
            QStringLiteral("The long career of the Salt Quay, second volume"), *game, {}, {QStringLiteral("training")});
        QVERIFY(sitting);
        program.main->take(std::move(*sitting));
        fits("begun ");
        program.does(DrawCard{QStringLiteral("someone-elses-wedding"), {}});
        fits("drawn ");
        QVERIFY(program.part<QTableView>("planner")->viewport()->height() > 2 * program.main->fontMetrics().height());
        program.does(AcceptContract{});
        fits("prepare ");
        program.main->closeCampaign();
    }
    {
        Program program;
        acting(program);
        QTRY_VERIFY((program.main->resize(1280, 720), program.main->size() == QSize(1280, 720)));
        QTRY_VERIFY(program.ring()->height() > 200);
    }
    QApplication::setFont(usual);
}

// A card drops words before its letters get smaller than what is set.
void TestTable::largerLettersAreLargerOnCardsToo()
{
    desk::CardFace who;
    who.title = QStringLiteral("Elm");
    who.tag = QStringLiteral("freelancer");
    who.health = Health::Weary;
    who.lines = desk::rankLines(Ranks{2, 2, 2, 3}, true);
    who.foot = QStringLiteral("ready · keeps its position · never flees · assists Stamina");
    double before = 0;
    for (const int set : {13, 16, 20, 26}) {
        const double now = desk::lettersIn(who, QRectF(0, 0, 210, 120), desk::sized(QApplication::font(), set));
        QVERIFY2(now >= 0.8 * set && now >= before, qPrintable(QStringLiteral("%1: %2").arg(set).arg(now)));
        before = now;
    }
    // One that lies turned says so beside its health, not in a line that its rankings need.
    desk::CardFace turned = who;
    turned.title = QStringLiteral("Rusk the Boar");
    turned.foot = QStringLiteral("exhausted");
    turned.exhausted = true;
    const double read = desk::lettersIn(turned, QRectF(0, 0, 162, 100), desk::sized(QApplication::font(), 20));
    QVERIFY2(read >= 12, qPrintable(QString::number(read)));
    // On the smallest window too, where everything around the ring takes more.
    const QFont usual = QApplication::font();
    QList<double> sizes;
    for (const double scale : {1.0, 1.5}) {
        QFont large = usual;
        large.setPointSizeF(usual.pointSizeF() * scale);
        QApplication::setFont(large);
        Program program;
        acting(program);
        QTRY_VERIFY((program.main->resize(1280, 720), program.main->size() == QSize(1280, 720)));
        const QRectF card = program.ring()->cell(QStringLiteral("crew:big-dagna"))->rect;
        const QFont letters = program.ring()->font();
        sizes += desk::lettersIn(who, card, letters);
        QVERIFY2(sizes.last() >= 0.8 * QFontInfo(letters).pixelSize(), qPrintable(QString::number(sizes.last())));
    }
    QApplication::setFont(usual);
    QVERIFY(sizes[1] > sizes[0]);
}

// Larger letters take room from the board, and never from what a card is looked at for: words give way. Two stand in a corner.
void TestTable::ranksAreNeverSmallerThanInSmallLetters()
{
    const QFont usual = QApplication::font();
    desk::CardFace face;
    face.title = QStringLiteral("Quartermaster Elm");
    face.health = Health::Weary;
    face.lines = desk::rankLines(Ranks{2, 2, 2, 3}, true);
    face.foot = QStringLiteral("ready · assists Stamina");
    QMap<QString, double> small; // by card
    for (const auto& [scale, screen] : {std::pair(1.0, QSize(1280, 720)), std::pair(1.5, QSize(1280, 720)),
             std::pair(2.0, QSize(1280, 720)), std::pair(1.0, QSize(853, 480))}) { // the last: everything is half as large again
        QFont large = usual;
        large.setPointSizeF(usual.pointSizeF() * scale);
        QApplication::setFont(large);
        Program program;
        acting(program);
        for (const char* corner : {"northeast", "southwest"}) {
            program.set(QStringLiteral("battle.crew.hobb-carrow.at"), QLatin1String(corner));
            QTRY_VERIFY((program.main->resize(screen), program.main->size() == screen));
            for (const kit::Cell& cell : program.ring()->cells()) {
                if (!cell.id.startsWith(QLatin1String("crew:")) && !cell.id.startsWith(QLatin1String("card:")))
                    continue;
                const QString which = QLatin1String(corner) + cell.id;
                const double letters = desk::lettersIn(face, cell.rect, program.ring()->font());
                constexpr double read = 10;
                const double least = screen.width() < 1280 ? read : small.value(which, read);
                QVERIFY2(letters >= least,
                    qPrintable(QStringLiteral("%1 at %2: %3 < %4").arg(which).arg(scale).arg(letters).arg(least)));
                if (!small.contains(which))
                    small.insert(which, letters);
            }
        }
    }
    QApplication::setFont(usual);
}

// Two metres: letters of 40 pixels for what decides, on every card of a battle.
void TestTable::ranksAreReadFromAfar()
{
    const QFont usual = QApplication::font();
    for (const auto& [percent, corner] :
        {std::pair(100, "southwest"), std::pair(100, "northeast"), std::pair(150, "southwest"), std::pair(150, "northeast")}) {
        Program program;
        acting(program);
        program.set("battle.crew.hobb-carrow.at", QLatin1String(corner)); // where somebody stands, or alone
        program.main->resize(1280, 720);
        program.settings.setValue(QStringLiteral("look/percent"), percent);
        program.settings.setValue(QStringLiteral("look/far"), true);
        window::Look::from(program.settings).apply(*qApp);
        QTRY_VERIFY(!program.main->findChild<kit::NowPanel*>()->isVisible()); // the board has all the room
        QTRY_VERIFY(program.ring()->height() > 300);
        desk::CardFace face;
        face.title = QStringLiteral("Quartermaster Elm");
        face.health = Health::Weary;
        face.lines = desk::rankLines(Ranks{2, 2, 2, 3}, true);
        int cards = 0;
        for (const kit::Cell& cell : program.ring()->cells())
            if (cell.id.startsWith(QLatin1String("crew:")) || cell.id.startsWith(QLatin1String("card:"))) {
                const double letters = desk::lettersIn(face, cell.rect, program.ring()->font());
                QVERIFY2(letters >= kit::farPixels, qPrintable(cell.id + QString::number(letters)));
                ++cards;
            }
        QCOMPARE(cards, 4);
        program.settings.setValue(QStringLiteral("look/far"), false);
        program.settings.setValue(QStringLiteral("look/percent"), 100);
        window::Look::from(program.settings).apply(*qApp);
    }
    QVERIFY(!kit::isFar());
    QApplication::setFont(usual);
}

// Columns without room are counted beside the planner, told by each row, and what it is sorted by is never among them.
void TestTable::columnsWithoutRoomAreCounted()
{
    Program program;
    program.begin(QStringLiteral("wolves-at-lambing"), QStringLiteral("ditch-poacher"));
    program.does(DrawCard{});
    program.main->resize(1280, 720);
    auto* planner = program.part<QTableView>("planner");
    auto* order = program.part<QComboBox>("planOrder");
    auto* away = program.part<QLabel>("planAway");
    for (int at = 0; at < order->count(); ++at) {
        order->setCurrentIndex(at);
        if (const int by = order->currentData().toInt(); by >= 0)
            QVERIFY2(!planner->isColumnHidden(by), qPrintable(order->currentText()));
        int hidden = 0;
        for (int column = 0; column < planner->model()->columnCount(); ++column) {
            if (!planner->isColumnHidden(column))
                continue;
            ++hidden;
            const QString heading = planner->model()->headerData(column, Qt::Horizontal).toString();
            QVERIFY2(away->toolTip().contains(heading), qPrintable(heading));
            QVERIFY(planner->model()->index(0, 0).data(Qt::ToolTipRole).toString().contains(heading + QLatin1Char(' ')));
        }
        QCOMPARE(away->isVisible(), hidden > 0);
        if (hidden > 0)
            QCOMPARE(away->text(), QStringLiteral("+%1").arg(hidden));
    }
}

void TestTable::diceInAnArrowAreARange()
{
    Program program;
    program.begin(QStringLiteral("wolves-at-lambing"), QStringLiteral("ditch-poacher")); // M, D2, 1, 1
    program.does(DrawCard{});
    auto* planner = program.part<QTableView>("planner");
    QVERIFY(planner && planner->isVisible() && planner->model()->rowCount() > 3);
    const auto at = [&](int row, int column) { return planner->model()->index(row, column); };
    for (int row = 0; row < planner->model()->rowCount(); ++row) {
        const int m = at(row, desk::PlanModel::M).data().toInt();
        QCOMPARE(at(row, desk::PlanModel::All).data().toString(), QStringLiteral("%1–%2").arg(m + 3).arg(m + 4));
        QCOMPARE(at(row, desk::PlanModel::All).data(desk::PlanModel::SortRole).toDouble(), m + 3.5);
        QVERIFY(
            at(row, 0).data(Qt::ToolTipRole).toString().contains(at(row, 0).data().toString().section(QLatin1String(", "), -1)));
    }
    planner->sortByColumn(desk::PlanModel::Each, Qt::AscendingOrder);
    for (int row = 1; row < planner->model()->rowCount(); ++row)
        QVERIFY(at(row - 1, desk::PlanModel::Each).data(desk::PlanModel::SortRole).toDouble()
            <= at(row, desk::PlanModel::Each).data(desk::PlanModel::SortRole).toDouble());
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    planner->setFocus();
    QTest::keyClick(planner, Qt::Key_End);
    QCOMPARE(planner->currentIndex().row(), planner->model()->rowCount() - 1);
    QTest::keyClick(planner, Qt::Key_Home);
    QCOMPARE(planner->currentIndex().row(), 0);
}

// Of a text that names no zone.
void TestTable::whereACardLiesIsOfferedFirst()
{
    Program program;
    acting(program);
    State state = program.state();
    Effect more;
    more.kind = EffectKind::Reinforce;
    more.source = state.battle->opposition.first().id;
    for (const Zone zone : zones) {
        state.battle->opposition.first().zone = zone;
        const QStringList offered = targetsOf(state, more);
        QCOMPARE(offered.size(), 4);
        QCOMPARE(offered.first(), engine::nameOf(zone));
    }
}

// The guide ends a phase only when nobody gains by walking either.
void TestTable::whoHasNothingToDoWalksBeforeThePhaseEnds()
{
    Program program;
    acting(program);
    State state = program.state();
    QList<Opponent>& cards = state.battle->opposition;
    cards.erase(cards.begin() + 2, cards.end());
    for (Opponent& card : cards) {
        card.zone = Zone::West;
        card.faceUp = false;
    }
    QVERIFY2(
        desk::guideLine(state).contains(QStringLiteral("Big Dagna")), qPrintable(desk::guideLine(state))); // of the northeast
    for (Fighter& who : state.battle->crew)
        if (who.id == QLatin1String("big-dagna"))
            who.at = Position::NorthWest;
    QVERIFY2(desk::guideLine(state).contains(QStringLiteral("Go on to phase 5")), qPrintable(desk::guideLine(state)));
}

QTEST_MAIN(TestTable)
#include "tst_table.moc"

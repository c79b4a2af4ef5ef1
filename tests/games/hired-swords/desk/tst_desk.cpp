// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the desk: cells and their names, words on offers, planner, matrix, corrections, a result without a battle.
#include "program.h"

#include "games/hired-swords/desk/battle/matrix_model.h"
#include "games/hired-swords/desk/career/plan_model.h"
#include "games/hired-swords/desk/offer_words.h"
#include "games/hired-swords/desk/tasks.h"
#include "kit/forms/form.h"
#include "kit/target.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include <random>

using namespace hiredswords;

class TestDesk : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void everyCellHasAName();
    void everyControlIsNamed();
    void arrowsReachEveryFigure();
    void cardsAreDragged();
    void aRefusedDragIsExplained();
    void offersAreSentences();
    void outcomesAreWhatHappens();
    void theModelsAreSound();
    void crewsAreChosenByWhoIsInThem();
    void theStackRollsBeforeItTurns();
    void healthIsCorrectedInTheMenu();
    void theLadderIsPressed();
    void theMenuTakesTheDeadAway();
    void aPressNeverSetsHealth();
    void aResultIsEnteredWithoutABattle();
    void aResultIsEnteredByKeyboard();
    void theMatrixActs();
    void theGoldIsReadFromTheHistory();
    void storyNotesAreKept();
    void nothingIsWiderThanTheWindow();
    void theThumbnailIsPainted();
    void anythingMayBePressed();
    void whatIsDueIsAskedForOnce();
    void effectsAreOfferedForWhomTheyMean();
    void aStalemateIsNeverTheFirstThingToDo();
    void aBlankCardSaysSo();
    void whatIsNotEnteredIsAskedFor();
    void aPriceIsAskedForBeforeItIsPaid();
    void whatWaitsForAPriceIsDoneWithAGoodOne();
};

// Two traps are revealed, each beside one of the crew; nobody does what their text says.
void trapped(Program& program)
{
    program.battle(QStringLiteral("snapping-sluice"));
    program.does(EndPhase{});
    program.does(Reveal{{Zone::North, Zone::South}, {}, {}, {}});
}

void TestDesk::whatIsDueIsAskedForOnce()
{
    Program program;
    trapped(program);
    auto* warning = program.part<QFrame>("undone");
    QVERIFY(program.part<QPushButton>("stage3")->text().startsWith(QStringLiteral("– "))); // traps move nowhere
    auto* next = program.part<QPushButton>("stage4");
    QTest::mouseClick(next, Qt::LeftButton);
    QCOMPARE(program.state().battle->phase, 2);
    QVERIFY(warning->isVisible());
    QVERIFY(warning->findChild<QLabel*>()->text().contains(QStringLiteral("Snapping Sluice")));
    QTest::mouseClick(next, Qt::LeftButton);
    QCOMPARE(program.state().battle->phase, 4);
    int late = 0;
    for (const engine::Offer& offer : program.main->sitting()->offers())
        late += offer.action.is<DoEffect>();
    QCOMPARE(late, 2); // it can still be done
}

void TestDesk::effectsAreOfferedForWhomTheyMean()
{
    Program program;
    trapped(program);
    const desk::Desk desk;
    QStringList titles;
    for (const engine::Offer& offer : program.main->sitting()->offers())
        if (offer.action.is<DoEffect>()) {
            const kit::OfferText text = desk.offerText(*program.main->sitting(), offer);
            titles += text.title;
            QCOMPARE(text.outcome, QStringLiteral("1 damage"));
            QVERIFY(!text.title.contains(QLatin1Char('#')));
        }
    QCOMPARE(titles.size(), 2);
    QVERIFY(titles[0].startsWith(QLatin1String("Big Dagna")));
    QVERIFY(titles[1].startsWith(QLatin1String("Hobb Carrow")));
}

void TestDesk::aStalemateIsNeverTheFirstThingToDo()
{
    Program program;
    program.battle();
    for (int phase = 1; phase < 7; ++phase) {
        if (phase == 2)
            program.does(engine::Correct{QStringLiteral("battle.opposition"),
                QJsonArray{QJsonObject{
                    {QStringLiteral("id"), QStringLiteral("ditch-poacher")}, {QStringLiteral("zone"), QStringLiteral("north")}}},
                QStringLiteral("one card")});
        for (const engine::Offer& offer : program.main->sitting()->offers())
            QVERIFY(!offer.action.is<DeclareStalemate>());
        program.main->sitting()->propose(EndPhase{}, QStringLiteral("on to the next"));
    }
    const QList<engine::Offer> last = program.main->sitting()->offers();
    QStringList verbs;
    for (const engine::Offer& offer : last)
        verbs += offer.action.verb();
    QVERIFY(verbs.contains(QStringLiteral("declare-stalemate")));
    QVERIFY(verbs.indexOf(QStringLiteral("end-round")) < verbs.indexOf(QStringLiteral("declare-stalemate")));
    const desk::Desk desk;
    const kit::OfferText text =
        desk.offerText(*program.main->sitting(), last[verbs.indexOf(QStringLiteral("declare-stalemate"))]);
    QVERIFY(text.tone != kit::Tone::Good);
    QVERIFY(text.detail.contains(QStringLiteral("Rounds without change")));
}

void TestDesk::aBlankCardSaysSo()
{
    Program program;
    program.begin(QStringLiteral("someone-elses-wedding"), QStringLiteral("ditch-poacher"));
    CareerCard facts;
    facts.id = QStringLiteral("trade-war");
    facts.title = QStringLiteral("Trade War");
    facts.budget = 18;
    program.does(DrawCard{{}, facts});
    auto* card = program.part<kit::Board>("careerCard");
    QVERIFY2(card->cells().first().name.contains(QStringLiteral("not entered")), qPrintable(card->cells().first().name));
    QVERIFY(!card->cells().first().name.contains(QStringLiteral("bonus 0")));
}

void TestDesk::whatIsNotEnteredIsAskedFor()
{
    Program program;
    program.begin(QStringLiteral("someone-elses-wedding"), QStringLiteral("ditch-poacher"));
    program.set("settlements.village", QJsonArray());
    program.does(DrawCard{});
    auto* verdict = program.part<QLabel>("verdict");
    QCOMPARE(verdict->text(), QStringLiteral("Not known"));
    QStringList free;
    for (const engine::Offer& offer : program.main->sitting()->offers())
        if (offer.verdict.isAllowed())
            free += offer.action.verb();
    QCOMPARE(free.first(), QStringLiteral("accept"));
    QVERIFY(free.indexOf(QStringLiteral("discard")) < free.indexOf(QStringLiteral("reject")));
    QVERIFY(free.indexOf(QStringLiteral("reject-clash")) < free.indexOf(QStringLiteral("reject")));
    auto* enter = program.part<QPushButton>("fillIn");
    QVERIFY(enter->isVisible());
    QVERIFY2(enter->text().contains(QStringLiteral("who can be hired")), qPrintable(enter->text()));
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    QTest::mouseClick(enter, Qt::LeftButton);
    auto* list = program.part<kit::Editor>("village");
    QVERIFY(list && list->isVisible());
    for (const char* name : {"Big Dagna", "Hobb Carrow", ""}) { // one after the other, and no more
        QVERIFY(list->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), QLatin1String(name));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }
    QCOMPARE(program.state().settlements.village.size(), 2);
    QCOMPARE(verdict->text(), QStringLiteral("Eligible"));
}

void TestDesk::aPriceIsAskedForBeforeItIsPaid()
{
    Program program;
    program.begin(QStringLiteral("someone-elses-wedding"), QStringLiteral("ditch-poacher"));
    program.set("mercenaries.big-dagna.cost", QJsonValue());
    program.does(DrawCard{});
    program.does(AcceptContract{});
    const qint64 before = program.main->sitting()->table().node();
    const auto& offers = program.main->sitting()->offers();
    const auto hire =
        std::ranges::find(offers, engine::AnyAction(HireFreelancer{QStringLiteral("big-dagna")}), &engine::Offer::action);
    QVERIFY(hire != offers.end() && hire->verdict.isAllowed());
    const kit::OfferText said = desk::wordsOn(program.main->sitting()->game(), program.main->sitting()->state(), *hire);
    QCOMPARE(said.outcome, QStringLiteral("?")); // what is not known the list says once, and nothing forbids it
    QVERIFY2(said.detail.isEmpty(), qPrintable(said.detail));
    program.does(HireFreelancer{QStringLiteral("big-dagna")});
    auto* cost = program.part<kit::Editor>("cost");
    QVERIFY(cost && cost->isVisible());
    cost->setValue(3);
    QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton);
    QVERIFY(fighter(program.state(), QStringLiteral("big-dagna")));
    QCOMPARE(fighter(program.state(), QStringLiteral("big-dagna"))->paid, 3);
    program.main->sitting()->undo(); // the act; what was read off the card stays until it is taken back itself
    QVERIFY(!fighter(program.state(), QStringLiteral("big-dagna")));
    QCOMPARE(mercenary(program.state(), QStringLiteral("big-dagna")).cost, 3);
    program.main->sitting()->undo();
    QVERIFY(!mercenary(program.state(), QStringLiteral("big-dagna")).cost);
    QCOMPARE(program.main->sitting()->table().node(), before);
}

void TestDesk::whatWaitsForAPriceIsDoneWithAGoodOne()
{
    Program program;
    program.begin(QStringLiteral("someone-elses-wedding"), QStringLiteral("ditch-poacher"));
    program.set("mercenaries.big-dagna.cost", QJsonValue());
    program.does(DrawCard{});
    program.does(AcceptContract{});
    program.does(HireFreelancer{QStringLiteral("big-dagna")});
    const auto isHiredFor = [&](const QJsonValue& price) {
        program.main->sitting()->answer(
            engine::Correct{QStringLiteral("mercenaries.big-dagna.cost"), {}, {}}, {{QStringLiteral("value"), price}}, {});
        return fighter(program.state(), QStringLiteral("big-dagna")) != nullptr;
    };
    QVERIFY(!isHiredFor(QStringLiteral("many")));
    QVERIFY(program.part<kit::Editor>("cost")->isVisible()); // asked on
    QVERIFY(isHiredFor(3));
}

void TestDesk::everyCellHasAName()
{
    Program program;
    program.battle();
    program.does(EndPhase{});
    program.does(Reveal{{Zone::North, Zone::East}, {}, {}, {}});
    const QList<kit::Cell>& cells = program.ring()->cells();
    QCOMPARE(cells.size(),
        1 + 4 + 4 + 2 + 2 + 2 + 2 * 2); // contract, zones, corners, crew, revealed cards, stacks, what their health could be
    for (const kit::Cell& cell : cells) {
        QVERIFY2(!cell.name.isEmpty(), qPrintable(cell.id));
        QVERIFY2(QRectF(program.ring()->rect()).contains(cell.rect), qPrintable(cell.id));
    }
    const QString dagna = program.ring()->cell(QStringLiteral("crew:big-dagna"))->name;
    for (const char* word : {"Big Dagna", "northeast", "healthy", "ready", "Melee 4", "freelancer"})
        QVERIFY2(dagna.contains(QLatin1String(word)), qPrintable(dagna));
}

// On the career's page, in the battle, and behind the button for everything else.
void TestDesk::everyControlIsNamed()
{
    Program program;
    const auto look = [&] {
        for (const QWidget* widget : program.part<QWidget>("hiredSwords")->findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()
                || widget->objectName().startsWith(QLatin1String("qt_")) || widget->inherits("QHeaderView")
                || widget->parentWidget()->inherits("QSpinBox"))
                continue;
            QString name = widget->accessibleName() + widget->property("text").toString();
            for (const QLabel* label : program.main->findChildren<QLabel*>())
                if (label->buddy() == widget)
                    name += label->text();
            QVERIFY2(!name.isEmpty() || widget->focusProxy(),
                qPrintable(QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName()));
            QVERIFY2(!widget->objectName().isEmpty() || widget->focusProxy(), qPrintable(name));
        }
    };
    program.begin(QStringLiteral("someone-elses-wedding"), QStringLiteral("ditch-poacher"));
    look();
    program.does(DrawCard{});
    look();
    program.does(AcceptContract{});
    look();
    program.main->closeCampaign();
    Program other;
    other.battle();
    std::swap(program.main, other.main);
    std::swap(program.library, other.library);
    look();
    QTest::mouseClick(program.part<QPushButton>("onlyResult"), Qt::LeftButton);
    look();
    QTest::mouseClick(program.part<QPushButton>("moreActions"), Qt::LeftButton);
    QVERIFY(program.part<QComboBox>("verb")->isVisible());
    std::swap(program.main, other.main);
    std::swap(program.library, other.library);
}

namespace {

void drag(kit::Board* ring, const QString& from, const QString& onto)
{
    const QPoint start = ring->cell(from)->rect.center().toPoint();
    const QRectF place = ring->cell(onto)->rect;
    const bool isPlace = onto.startsWith(QLatin1String("corner:")) || onto.startsWith(QLatin1String("zone:"));
    const QPoint end = isPlace ? (place.topLeft() + QPointF(6, 6)).toPoint() : place.center().toPoint();
    const auto move = [ring](QPoint to) {
        QMouseEvent event(QEvent::MouseMove, to, ring->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(ring, &event);
    };
    QTest::mousePress(ring, Qt::LeftButton, {}, start);
    move(start + QPoint(15, 15));
    move((start + end) / 2);
    move(end);
    QTest::mouseRelease(ring, Qt::LeftButton, {}, end);
}

} // namespace

void TestDesk::cardsAreDragged()
{
    Program program;
    program.battle();
    program.main->sitting()->undo(); // before the battle
    program.main->sitting()->undo(); // Hobb waits
    QCOMPARE(fighter(program.state(), QStringLiteral("hobb-carrow"))->at, Position::None);
    drag(program.ring(), QStringLiteral("crew:hobb-carrow"), QStringLiteral("corner:southwest"));
    QCOMPARE(fighter(program.state(), QStringLiteral("hobb-carrow"))->at, Position::SouthWest);
    program.does(BeginBattle{});
    program.does(EndPhase{});
    program.does(Reveal{{Zone::North, Zone::South}, {}, {}, {}});
    program.does(EndPhase{});
    program.does(MoveOpposition{});
    program.does(EndPhase{});
    QString target;
    for (const Opponent& card : program.state().battle->opposition)
        if (card.faceUp && neighbours(card.zone, Position::NorthEast))
            target = card.id;
    QVERIFY(!target.isEmpty());
    drag(program.ring(), QStringLiteral("crew:big-dagna"), QStringLiteral("card:") + target);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QVERIFY(menu->actions().first()->text().contains(QStringLiteral("defeats it")));
    menu->actions().first()->trigger();
    menu->close();
    QVERIFY(!opponent(program.state(), target));
}

void TestDesk::aRefusedDragIsExplained()
{
    Program program;
    program.battle();
    const qint64 before = program.main->sitting()->table().last();
    drag(program.ring(), QStringLiteral("crew:big-dagna"), QStringLiteral("corner:northwest"));
    QCOMPARE(program.main->sitting()->table().last(), before);
    QVERIFY(program.part<QLabel>("noticeText")->text().contains(QStringLiteral("Refused")));
}

void TestDesk::arrowsReachEveryFigure()
{
    Program program;
    program.battle();
    program.does(EndPhase{});
    program.does(Reveal{{Zone::North, Zone::South}, {}, {}, {}});
    kit::Board* ring = program.ring();
    ring->setFocus();
    QSet<QString> seen{ring->focusedCell()};
    QStringList open{ring->focusedCell()};
    while (!open.isEmpty()) {
        const QString from = open.takeFirst();
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
            ring->focusCell(from);
            QTest::keyClick(ring, key);
            if (!seen.contains(ring->focusedCell())) {
                seen += ring->focusedCell();
                open += ring->focusedCell();
            }
        }
    }
    for (const kit::Cell& cell : ring->cells())
        if (cell.id.startsWith(QLatin1String("crew:")) || cell.id.startsWith(QLatin1String("card:"))
            || cell.id.startsWith(QLatin1String("stack:")) || cell.id == QLatin1String("corner:northwest"))
            QVERIFY2(seen.contains(cell.id), qPrintable(cell.id));
}

// A walk through a whole contract: every offer has words of its own, no id shows through.
void TestDesk::offersAreSentences()
{
    Program program;
    const desk::Desk desk;
    const auto look = [&] {
        for (const engine::Offer& offer : program.main->sitting()->offers()) {
            const kit::OfferText text = desk.offerText(*program.main->sitting(), offer);
            QVERIFY2(!text.title.isEmpty() && text.title[0].isUpper(),
                qPrintable(offer.action.verb() + QLatin1Char(' ') + text.title));
            QVERIFY2(!text.title.contains(QLatin1String("hobb-carrow")) && !text.title.contains(QLatin1String("%1")),
                qPrintable(text.title));
            if (!offer.verdict.isAllowed()) {
                QCOMPARE(text.outcome, QStringLiteral("refused"));
                QCOMPARE(text.detail, offer.verdict.decisive()->text());
            }
        }
    };
    program.battle();
    look();
    program.does(EndPhase{});
    look();
    program.does(Reveal{{Zone::North, Zone::South}, {}, {}, {}});
    program.does(EndPhase{});
    look();
    program.does(MoveOpposition{});
    program.does(EndPhase{});
    look();
    program.does(EndPhase{});
    look();
    QCOMPARE(desk.heading(program.main->sitting()->state()), QStringLiteral("contract 1 · round 1"));
}

// What the words promise is what the table holds afterwards.
void TestDesk::outcomesAreWhatHappens()
{
    Program program;
    program.battle();
    program.does(EndPhase{});
    program.does(Reveal{{Zone::North, Zone::South}, {}, {}, {}});
    program.does(EndPhase{});
    program.does(MoveOpposition{});
    program.does(EndPhase{});
    const desk::Desk desk;
    bool isFound = false;
    for (const engine::Offer& offer : program.main->sitting()->offers()) {
        if (!offer.action.is<MeleeAttack>() || offer.actor != QLatin1String("big-dagna") || !offer.verdict.isAllowed())
            continue;
        isFound = true;
        QCOMPARE(desk.offerText(*program.main->sitting(), offer).outcome, QStringLiteral("defeats it"));
        const auto before = program.state().battle->opposition.size();
        program.does(offer.action);
        QCOMPARE(program.state().battle->opposition.size(), before - 1);
        break;
    }
    QVERIFY(isFound);
}

// One name may begin as another does, and two may have the same.
void TestDesk::crewsAreChosenByWhoIsInThem()
{
    Program program;
    program.begin(QStringLiteral("someone-elses-wedding"), QStringLiteral("ditch-poacher"));
    program.does(DrawCard{});
    auto* with = program.part<QComboBox>("planWith");
    const auto* crews = program.part<QTableView>("planner")->model();
    const auto calls = [&](const char* who, const char* name) {
        program.does(engine::Correct{QStringLiteral("mercenaries.%1.title").arg(QLatin1String(who)), QLatin1String(name), {}});
    };
    const auto namesOfThem = [&](int row) { return crews->index(row, desk::PlanModel::Crew).data().toString(); };
    calls("big-dagna", "Annabel");
    calls("hobb-carrow", "Anna");
    with->setCurrentIndex(with->findText(QStringLiteral("Anna")));
    QVERIFY(crews->rowCount() > 1);
    bool isAlone = false;
    for (int row = 0; row < crews->rowCount(); ++row) {
        QVERIFY2(namesOfThem(row).contains(QRegularExpression(QStringLiteral("Anna\\b"))), qPrintable(namesOfThem(row)));
        isAlone |= !namesOfThem(row).contains(QStringLiteral("Annabel"));
    }
    QVERIFY(isAlone);
    calls("big-dagna", "Anna"); // nobody takes another's name where one types it; a pack may have it twice
    QVERIFY(with->findText(QStringLiteral("Anna")) >= 0);
    State both = program.state();
    for (Mercenary& one : both.mercenaries)
        if (one.id == QLatin1String("big-dagna"))
            one.title = QStringLiteral("Anna");
    program.does(engine::SetUp{engine::toJson(both).toObject()});
    QCOMPARE(with->findText(QStringLiteral("Anna")), -1);
    with->setCurrentIndex(with->findText(QStringLiteral("Anna (big-dagna)")));
    QCOMPARE(with->currentData().toString(), QStringLiteral("big-dagna"));
    QVERIFY(crews->rowCount() > 1);
}

void TestDesk::theModelsAreSound()
{
    Program program;
    program.begin(QStringLiteral("someone-elses-wedding"), QStringLiteral("ditch-poacher"));
    const auto fatal = QAbstractItemModelTester::FailureReportingMode::QtTest;
    QAbstractItemModelTester tasks(program.part<QListView>("tasks")->model(), fatal);
    QAbstractItemModelTester conditions(program.part<QListView>("conditions")->model(), fatal);
    QAbstractItemModelTester planner(program.part<QTableView>("planner")->model(), fatal);
    QAbstractItemModelTester ledger(program.part<QTableView>("ledgerLines")->model(), fatal);
    program.does(DrawCard{});
    auto* crews = program.part<QTableView>("planner");
    QVERIFY(crews->model()->rowCount() > 20);
    crews->sortByColumn(desk::PlanModel::Cost, Qt::DescendingOrder);
    QVERIFY(crews->model()->index(0, desk::PlanModel::Cost).data().toInt()
        >= crews->model()->index(5, desk::PlanModel::Cost).data().toInt());
    // The planner shows what the rules answer.
    const auto plan = program.main->sitting()->game().ask(program.main->sitting()->state(), QStringLiteral("plan"), {});
    QCOMPARE(crews->model()->rowCount(), int(plan->value.toArray().size()));
    program.does(AcceptContract{});
    // Whoever comes back to the table finds the crew that was looked at, and the keys there.
    crews->setCurrentIndex(crews->model()->index(7, 0));
    crews->setFocus();
    const QString crew = crews->currentIndex().data().toString();
    program.main->showPage(QStringLiteral("table"));
    QCOMPARE(crews->currentIndex().data().toString(), crew);
    QCOMPARE(program.main->focusWidget(), crews);
    program.does(HireFreelancer{QStringLiteral("big-dagna")});
    QVERIFY(program.part<QListView>("tasks")->model()->rowCount() > 10);

    Program fight;
    fight.battle();
    auto* rows = fight.part<QTableView>("matrixTable")->model();
    QAbstractItemModelTester matrix(rows, fatal);
    QSignalSpy isNew(rows, &QAbstractItemModel::modelReset);
    QTest::mouseClick(fight.part<QPushButton>("matrix"), Qt::LeftButton);
    QVERIFY(!isNew.isEmpty());
    isNew.clear();
    fight.does(EndPhase{});
    QVERIFY(!isNew.isEmpty());
}

void TestDesk::theStackRollsBeforeItTurns()
{
    Program program;
    program.begin(QStringLiteral("fair-day-champions"), QStringLiteral("ditch-poacher"));
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
    QVERIFY(!program.state().battle->counted);
    program.ring()->press(QStringLiteral("stack:west"));
    QVERIFY(program.state().battle->counted);
    QCOMPARE(program.state().battle->revealValue, 2);
    if (!program.state().battle->revealed)
        program.ring()->press(QStringLiteral("stack:north"));
    QVERIFY(program.state().battle->revealed);
    QCOMPARE(hiddenCount(program.state(), Zone::West), 0);
    QCOMPARE(hiddenCount(program.state(), Zone::North), 0);
}

void TestDesk::healthIsCorrectedInTheMenu()
{
    Program program;
    program.battle();
    kit::Board* ring = program.ring();
    ring->setFocus();
    ring->focusCell(QStringLiteral("crew:big-dagna"));
    QTest::keyClick(ring, Qt::Key_Menu);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    auto* weary = menu->findChild<QAction*>(QStringLiteral("health-weary"));
    QVERIFY(weary);
    weary->trigger();
    menu->close();
    QCOMPARE(fighter(program.state(), QStringLiteral("big-dagna"))->health, Health::Weary);
    QVERIFY(ring->cell(QStringLiteral("crew:big-dagna"))->name.contains(QStringLiteral("weary")));
    program.main->sitting()->undo();
    QCOMPARE(fighter(program.state(), QStringLiteral("big-dagna"))->health, Health::Healthy);
}

// As on paper: the token goes where the ladder is pressed, while nobody else is picked up and values may be set.
void TestDesk::theLadderIsPressed()
{
    Program program;
    program.battle();
    kit::Board* ring = program.ring();
    const auto health = [&] { return fighter(program.state(), QStringLiteral("big-dagna"))->health; };
    const auto press = [&](const char* box) {
        const kit::Cell* cell = ring->cell(QLatin1String(box));
        QVERIFY(cell);
        QTest::mouseClick(ring, Qt::LeftButton, {}, cell->rect.center().toPoint());
    };
    for (const kit::Cell& cell : ring->cells()) // as high as whoever points at it needs it, however low it is painted
        QVERIFY2(!cell.id.startsWith(QLatin1String("health-")) || cell.rect.height() >= kit::leastTarget, qPrintable(cell.id));
    press("health-weary:big-dagna");
    QCOMPARE(health(), Health::Weary);
    QVERIFY(!ring->cell(QStringLiteral("health-weary:big-dagna"))); // the token lies there
    program.main->sitting()->undo();
    QCOMPARE(health(), Health::Healthy);
    ring->press(QStringLiteral("crew:hobb-carrow"));
    press("health-weary:big-dagna"); // somebody else is picked up
    QCOMPARE(health(), Health::Healthy);
    QVERIFY(ring->cell(QStringLiteral("crew:big-dagna"))->chosen);
    program.main->findChild<QAction*>(QStringLiteral("edit"))->trigger();
    press("health-weary:big-dagna"); // no value is set any more: let go again, as by a press beside it
    QCOMPARE(health(), Health::Healthy);
    QVERIFY(!ring->cell(QStringLiteral("crew:big-dagna"))->chosen);
}

// Who is slain by the table's word lies where one lies who fell in play: on no corner, among the slain.
void TestDesk::theMenuTakesTheDeadAway()
{
    Program program;
    program.battle();
    const qint64 before = program.main->sitting()->table().node();
    program.ring()->setFocus();
    program.ring()->focusCell(QStringLiteral("crew:big-dagna"));
    QTest::keyClick(program.ring(), Qt::Key_Menu);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    menu->findChild<QAction*>(QStringLiteral("health-slain"))->trigger();
    menu->close();
    const Fighter* dead = fighter(program.state(), QStringLiteral("big-dagna"));
    QCOMPARE(dead->health, Health::Slain);
    QCOMPARE(dead->at, Position::None);
    QCOMPARE(mercenary(program.state(), dead->id).where, Whereabouts::Slain);
    QVERIFY(program.ring()->cell(QStringLiteral("corner:northeast"))->name.contains(QStringLiteral("empty")));
    program.main->sitting()->undo();
    QCOMPARE(program.main->sitting()->table().node(), before); // one press, one step back
}

// Wherever a card is pressed, it is picked up or takes what is picked up: nothing on it changes by that alone, as long as no
// values may be set.
void TestDesk::aPressNeverSetsHealth()
{
    Program program;
    program.battle();
    kit::Board* ring = program.ring();
    program.main->findChild<QAction*>(QStringLiteral("edit"))->trigger(); // the table is only looked at and played
    const QRectF card = ring->cell(QStringLiteral("crew:big-dagna"))->rect;
    const qint64 before = program.main->sitting()->table().last();
    for (double down = 0.05; down < 1; down += 0.05)
        for (const double across : {0.15, 0.5, 0.85})
            QTest::mouseClick(ring, Qt::LeftButton, {},
                QPointF(card.left() + across * card.width(), card.top() + down * card.height()).toPoint());
    QCOMPARE(program.main->sitting()->table().last(), before);
    program.main->sitting()->undo(); // the battle has not begun: the corner is taken
    QCOMPARE(program.state().step, Step::Deploy);
    ring->press(QStringLiteral("crew:hobb-carrow"));
    QVERIFY(ring->cell(QStringLiteral("crew:hobb-carrow"))->chosen);
    QTest::mouseClick(ring, Qt::LeftButton, {}, ring->cell(QStringLiteral("crew:big-dagna"))->rect.center().toPoint());
    QVERIFY(ring->cell(QStringLiteral("crew:big-dagna"))->chosen); // somebody else is picked up instead
    QCOMPARE(fighter(program.state(), QStringLiteral("hobb-carrow"))->at, Position::SouthWest);
    QCOMPARE(fighter(program.state(), QStringLiteral("big-dagna"))->health, Health::Healthy);
    ring->press(QStringLiteral("corner:southwest")); // and a corner that is taken says so
    QVERIFY(ring->cell(QStringLiteral("crew:big-dagna"))->chosen);
    QCOMPARE(fighter(program.state(), QStringLiteral("big-dagna"))->at, Position::NorthEast);
    QVERIFY(program.part<QLabel>("noticeText")->text().contains(QStringLiteral("Refused")));
}

void TestDesk::aResultIsEnteredWithoutABattle()
{
    Program program;
    program.battle();
    QTest::mouseClick(program.part<QPushButton>("onlyResult"), Qt::LeftButton);
    auto* dagna = program.part<QComboBox>("fate-big-dagna");
    QVERIFY(dagna && dagna->isVisible());
    dagna->setCurrentIndex(dagna->findData(QStringLiteral("slain")));
    auto* ending = program.part<QComboBox>("ending");
    ending->setCurrentIndex(ending->findData(QStringLiteral("success")));
    QTest::mouseClick(program.part<QPushButton>("enterResult"), Qt::LeftButton);
    QCOMPARE(program.state().step, Step::Resolution);
    QCOMPARE(program.state().contract->ending, Ending::Success);
    QCOMPARE(fighter(program.state(), QStringLiteral("big-dagna"))->health, Health::Slain);
    QCOMPARE(fighter(program.state(), QStringLiteral("hobb-carrow"))->health, Health::Healthy);
}

void TestDesk::aResultIsEnteredByKeyboard()
{
    Program program;
    program.battle();
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    QTest::mouseClick(program.part<QPushButton>("onlyResult"), Qt::LeftButton);
    for (const char* stop : {"ending", "fate-big-dagna", "fate-hobb-carrow", "enterResult"}) {
        QCOMPARE(QApplication::focusWidget()->objectName(), QLatin1String(stop));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
}

void TestDesk::theMatrixActs()
{
    Program program;
    program.battle();
    program.does(EndPhase{});
    program.does(Reveal{{Zone::North, Zone::East}, {}, {}, {}});
    program.does(EndPhase{});
    program.does(MoveOpposition{});
    program.does(EndPhase{});
    QTest::mouseClick(program.part<QPushButton>("matrix"), Qt::LeftButton);
    auto* table = program.part<QTableView>("matrixTable");
    QVERIFY(table->isVisible());
    QVERIFY(table->model()->rowCount() >= 2);
    const auto* model = static_cast<desk::MatrixModel*>(table->model());
    const engine::Offer offer = *model->offer(model->index(0, desk::MatrixModel::Melee));
    QVERIFY(offer.verdict.isAllowed());
    const auto before = program.main->sitting()->table().last();
    table->setFocus();
    table->setCurrentIndex(model->index(0, desk::MatrixModel::Melee));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(program.main->sitting()->table().last(), before + 1);
    QVERIFY(fighter(program.state(), offer.actor)->exhausted);
}

void TestDesk::theGoldIsReadFromTheHistory()
{
    Program program;
    program.begin(QStringLiteral("someone-elses-wedding"), QStringLiteral("ditch-poacher"));
    program.does(DrawCard{});
    program.does(RejectContract{});
    auto* ledger = program.part<QTableView>("ledgerLines")->model();
    QTRY_COMPARE(ledger->rowCount(), 2);
    QCOMPARE(ledger->index(0, 2).data().toString(), QStringLiteral("4"));
    QCOMPARE(ledger->index(1, 2).data().toString(), QStringLiteral("5"));
    program.main->sitting()->undo();
    QTRY_COMPARE(ledger->rowCount(), 1);
}

void TestDesk::storyNotesAreKept()
{
    Program program;
    program.begin(QStringLiteral("someone-elses-wedding"), QStringLiteral("ditch-poacher"));
    auto* note = program.part<QLineEdit>("storyNote");
    QTest::keyClicks(note, QStringLiteral("The bride laughed"));
    QTest::keyClick(note, Qt::Key_Return);
    QCOMPARE(program.state().notes, QStringList{QStringLiteral("The bride laughed")});
    QVERIFY(note->text().isEmpty());
}

// Nothing that is shown reaches out of its window, at the smallest size that we promise.
void TestDesk::nothingIsWiderThanTheWindow()
{
    Program program;
    program.battle();
    program.main->resize(1280, 720);
    QCoreApplication::processEvents();
    QCOMPARE(program.main->size(), QSize(1280, 720));
    for (const QWidget* widget : program.part<QWidget>("hiredSwords")->findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != program.main.get())
            continue;
        const QRect place(widget->mapTo(program.main.get(), QPoint()), widget->size());
        if (!widget->parentWidget()->inherits("QAbstractScrollArea")
            && !widget->parentWidget()->parentWidget()->inherits("QAbstractScrollArea"))
            QVERIFY2(program.main->rect().contains(place),
                qPrintable(widget->objectName() + QLatin1String(widget->metaObject()->className())));
    }
}

void TestDesk::theThumbnailIsPainted()
{
    Program program;
    program.battle();
    const desk::Desk desk;
    QImage image(120, 80, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    desk.paintThumbnail(painter, image.rect(), program.main->sitting()->state());
    painter.end();
    QSet<QRgb> colours;
    for (int x = 0; x < image.width(); x += 2)
        for (int y = 0; y < image.height(); y += 2)
            colours += image.pixel(x, y);
    QVERIFY(colours.size() > 4);
}

// A restless player: whatever is there is pressed, in any order. Nothing crashes, warns or leaves a cell without a name.
void TestDesk::anythingMayBePressed()
{
    Program program;
    const engine::Game* game = program.library->game(QStringLiteral("hired-swords"));
    auto sitting = program.library->begin(QStringLiteral("Restless"), *game, {}, {QStringLiteral("training")});
    QVERIFY(sitting);
    program.main->take(std::move(*sitting));
    std::mt19937 random(4);
    const auto any = [&](qsizetype count) { return qsizetype(random() % std::uint32_t(count)); };
    const auto pressCell = [&](kit::Board* board) {
        if (!board->cells().isEmpty())
            board->press(QString(board->cells()[any(board->cells().size())].id));
        if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
            menu->actions()[any(menu->actions().size())]->trigger();
            menu->close();
        }
    };
    QSet<int> steps;
    for (int presses = 0; presses < 600; ++presses) {
        steps += int(program.state().step);
        switch (any(6)) {
        case 0:
        case 1:
            if (auto* stage = program.part<QPushButton>(qPrintable(QStringLiteral("stage%1").arg(1 + any(7))));
                stage->isVisible() && stage->isEnabled())
                stage->click();
            break;
        case 2:
        case 3:
            pressCell(program.ring() && program.ring()->isVisible() ? program.ring() : program.part<kit::Board>("careerCard"));
            break;
        case 4:
            if (auto* tasks = program.part<QListView>("tasks"); tasks->isVisible() && tasks->model()->rowCount() > 0)
                emit tasks->activated(tasks->model()->index(int(any(tasks->model()->rowCount())), 0));
            break;
        default:
            if (auto* offers = program.part<QListView>("offers"); offers->model()->rowCount() > 0)
                emit offers->clicked(offers->model()->index(int(any(offers->model()->rowCount())), 0));
            if (auto* hire = program.part<QPushButton>("hireCrew"); hire->isVisible() && any(4) == 0)
                hire->click();
            break;
        }
        for (const kit::Cell& cell : program.ring() ? program.ring()->cells() : QList<kit::Cell>())
            QVERIFY2(!cell.name.isEmpty(), qPrintable(cell.id));
    }
    QVERIFY2(steps.size() >= 4, qPrintable(QString::number(steps.size())));
}

QTEST_MAIN(TestDesk)
#include "tst_desk.moc"

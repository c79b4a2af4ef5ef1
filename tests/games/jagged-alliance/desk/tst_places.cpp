// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where one arrives, what is turned over from afar, and that nothing face down is told before: at the desk of Jagged Alliance.
#include "program.h"

#include "games/jagged-alliance/desk/offer_words.h"
#include "games/jagged-alliance/desk/picture.h"
#include "games/jagged-alliance/desk/waiting.h"
#include "kit/entry/card_entry.h"
#include "kit/entry/place_edit.h"
#include "kit/drawn/readout.h"
#include "kit/forms/form.h"
#include "kit/rule_behind.h"

#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>
#include <QWheelEvent>

using namespace jaggedalliance;

class TestPlaces : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void theWayBackFromAMissionIsChosen();
    void aFreeMoveChoosesItsArea();
    void aTokenIsTurnedOverFromAfar();
    void spawnCardsStaySecret();
    void aLookAtASectorUncoversNobody();
    void theObjectiveIsRead();
    void noPageIsLeftWithoutItsButton();
    void onePressDeclaresNothing();
    void whatWasWonIsNotLeftByTheWay();
    void aTokenIsCalledByWhatItShows();
    void aSpawnCardAsksForNoShortName();
    void whatWasEnteredIsNotCalledUnknown();
    void cubesAreCountedOnTheirBoard();
    void whatWaitsTellsItsOwnRule();
    void equalFiguresAreToldApart();
};

namespace {

constexpr int acting = 177; // Halla acts in the Mill, the others stand at the Ford

QMenu* openMenu() { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }

// The offers of an action that may be done now and are aimed at this cell.
template <engine::Act A> QStringList offeredOn(const Program& program, const QString& cell)
{
    QStringList titles;
    for (const engine::Offer& offer : program.offers())
        if (offer.action.is<A>() && offer.verdict.isAllowed() && desk::aimsOf(program.state(), offer).contains(cell))
            titles += desk::titleOn(program.state(), offer);
    return titles;
}

} // namespace

// Taken back to before any sector lay there: the map has nothing to show, and its button is gone.
void TestPlaces::noPageIsLeftWithoutItsButton()
{
    Program program;
    program.play(acting);
    auto* map = program.part<QPushButton>("mapButton");
    map->click();
    QVERIFY(program.part<QComboBox>("mapSector")->isVisible());
    while (!program.state().sectors.isEmpty())
        program.main->sitting()->undo();
    QVERIFY(!map->isVisible() && !map->isChecked());
    QVERIFY(!program.part<QComboBox>("mapSector")->isVisible());
}

// Two come back from the pump house while the ford is held again: each presses an area, then the spawn card is turned over.
void TestPlaces::theWayBackFromAMissionIsChosen()
{
    Program program;
    program.play(acting);
    for (const char* who : {"pip", "doc"}) {
        program.set(qPrintable(QStringLiteral("mercenaries.%1.at").arg(QLatin1String(who))), QStringLiteral("pump-house"));
        program.set(qPrintable(QStringLiteral("mercenaries.%1.area").arg(QLatin1String(who))), QString());
    }
    program.set("mercenaries.moss.at", QStringLiteral("mill"));
    program.set("mercenaries.moss.area", QStringLiteral("a"));
    program.set("sectors.ford.spawn",
        QJsonObject{{QStringLiteral("id"), QStringLiteral("ford-card")}, {QStringLiteral("skulls"), 1},
            {QStringLiteral("lines"),
                QJsonArray{QJsonObject{{QStringLiteral("area"), QStringLiteral("B")},
                    {QStringLiteral("enemy"), QStringLiteral("guard")}, {QStringLiteral("count"), 1}}}}});
    program.set("sectors.ford.state", QStringLiteral("occupied"));
    program.set("missions.pump-house.place", QStringLiteral("gone"));
    QVERIFY2(program.part<QLabel>("waitingTitle")->text().contains(QStringLiteral("Pip Okonjo comes back")),
        qPrintable(program.part<QLabel>("waitingTitle")->text()));
    for (const char* area : {"a", "b"})
        QCOMPARE(offeredOn<ComeBack>(program, QStringLiteral("area:ford:") + QLatin1String(area)).size(), 1);
    kit::Board* ground = program.board("ground");
    QVERIFY(ground->cell(QStringLiteral("area:ford:b"))); // the sector is shown without looking for it
    ground->press(QStringLiteral("area:ford:b"));
    QCOMPARE(mercenary(program.state(), QStringLiteral("pip")).area, QStringLiteral("b"));
    QCOMPARE(sector(program.state(), QStringLiteral("ford")).state, SectorState::Occupied);
    program.does("end-actions"); // not before everybody stands
    QCOMPARE(program.state().step, Step::Actions);
    ground->press(QStringLiteral("area:ford:a"));
    QCOMPARE(mercenary(program.state(), QStringLiteral("doc")).area, QStringLiteral("a"));
    QCOMPARE(sector(program.state(), QStringLiteral("ford")).state, SectorState::Contested);
    QCOMPARE(enemiesAt(program.state(), QStringLiteral("ford")).size(), 1);
    QVERIFY(!comingBack(program.state()));
}

// Out of a quiet sector into a held one: every area along the border is offered, and can be pressed.
void TestPlaces::aFreeMoveChoosesItsArea()
{
    Program program;
    program.play(29); // Halla acts on the beach
    program.set("grants",
        QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("g1")},
            {QStringLiteral("kind"), QStringLiteral("free-move")}, {QStringLiteral("who"), QStringLiteral("halla")}}});
    for (const char* area : {"a", "d"})
        QCOMPARE(offeredOn<MoveGranted>(program, QStringLiteral("area:quay:") + QLatin1String(area)).size(), 1);
    QVERIFY(offeredOn<MoveGranted>(program, QStringLiteral("area:quay:b")).isEmpty()); // not along the border
    program.board("sectors")->press(QStringLiteral("place:quay"));
    if (QMenu* menu = openMenu())
        menu->close();
    program.board("ground")->press(QStringLiteral("area:quay:d"));
    QMenu* menu = openMenu(); // by a Free Move, a step or a Group Move
    if (menu) {
        for (QAction* action : menu->actions())
            if (action->text().contains(QStringLiteral("Go to"))) {
                action->trigger();
                break;
            }
        menu->close();
    }
    QCOMPARE(mercenary(program.state(), QStringLiteral("halla")).area, QStringLiteral("d"));
    QCOMPARE(mercenary(program.state(), QStringLiteral("halla")).fatigue, 0);
}

void TestPlaces::aTokenIsTurnedOverFromAfar()
{
    Program program;
    program.play(acting);
    program.set("tokens",
        QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("t90")}, {QStringLiteral("at"), QStringLiteral("mill")},
                       {QStringLiteral("area"), QStringLiteral("c")}},
            QJsonObject{{QStringLiteral("id"), QStringLiteral("t91")}, {QStringLiteral("at"), QStringLiteral("depot")},
                {QStringLiteral("area"), QStringLiteral("c")}}});
    QCOMPARE(offeredOn<Reveal>(program, QStringLiteral("token:t90")).size(), 1);
    QVERIFY(offeredOn<Reveal>(program, QStringLiteral("token:t91")).isEmpty()); // nothing reaches over a border
    program.board("ground")->press(QStringLiteral("token:t90"));
    QMenu* menu = openMenu();
    QVERIFY(menu); // asked first: only a card allows it
    QVERIFY2(
        menu->actions().first()->text().contains(QStringLiteral("A card says so")), qPrintable(menu->actions().first()->text()));
    menu->close();
    // A card that asks for it waits at the table; turning the token over settles it.
    program.set("due",
        QJsonArray{
            QJsonObject{{QStringLiteral("id"), QStringLiteral("d1")}, {QStringLiteral("kind"), QStringLiteral("reveal")}}});
    const QString asks = program.part<QPushButton>("choice0")->text().simplified(); // in as many lines as it needs
    QVERIFY2(asks.contains(titleOf(program.state(), QStringLiteral("mill")) + QStringLiteral(" C over")), qPrintable(asks));
    program.does("reveal",
        {{QStringLiteral("token"), QStringLiteral("t90")}, {QStringLiteral("shows"), QStringLiteral("nothing")},
            {QStringLiteral("far"), true}});
    QCOMPARE(program.state().tokens.size(), 1);
    QVERIFY(program.state().due.isEmpty());
}

// No offer and no cell tells what a face-down spawn card brings.
void TestPlaces::spawnCardsStaySecret()
{
    Program program;
    program.play(29);
    program.set("sectors.quay.spawn.text", QStringLiteral("Tripwires everywhere"));
    int entering = 0;
    for (const engine::Offer& offer : program.offers()) {
        const kit::OfferText words = desk::wordsOn(program.state(), offer);
        const QString all = words.title + words.outcome + words.detail;
        entering += words.outcome.contains(QStringLiteral("The Quay: contested"));
        QVERIFY2(!all.contains(QStringLiteral("Guard")) && !all.contains(QStringLiteral("enemies"))
                && !all.contains(QStringLiteral("Tripwires")),
            qPrintable(all));
    }
    QVERIFY(entering > 1);
    const kit::Cell* quay = program.board("sectors")->cell(QStringLiteral("place:quay"));
    QVERIFY(quay && !quay->help.contains(QStringLiteral("Tripwires")));
    program.does("step", {{QStringLiteral("to"), QStringLiteral("quay")}, {QStringLiteral("area"), QStringLiteral("a")}});
    QVERIFY(program.board("sectors")->cell(QStringLiteral("place:quay"))->help.contains(QStringLiteral("Tripwires")));
}

// A lieutenant beside the dictator may be found in any occupied sector: looking at one asks first.
void TestPlaces::aLookAtASectorUncoversNobody()
{
    Program program;
    program.play(acting);
    program.set("lieutenants.ferrin.place", QStringLiteral("beside"));
    program.board("sectors")->press(QStringLiteral("place:depot"));
    QMenu* menu = openMenu();
    QVERIFY(menu);
    QVERIFY2(menu->actions().first()->text().contains(QStringLiteral("Captain Ferrin is in The Depot")),
        qPrintable(menu->actions().first()->text()));
    menu->close();
    QVERIFY(sector(program.state(), QStringLiteral("depot")).lieutenant.isEmpty());
    program.play(29); // the first scenario has no dictator, so nobody is looked for
    QVERIFY(offeredOn<Uncover>(program, QStringLiteral("place:quay")).isEmpty());
}

void TestPlaces::theObjectiveIsRead()
{
    Program program;
    program.play(28);
    QVERIFY(program.part<QLabel>("waitingText")->text().contains(QStringLiteral("Liberate the quay and the customs house")));
}

// Only the table knows that a scenario is over by its own words: it is asked which they are, and whoever knows none goes on.
void TestPlaces::onePressDeclaresNothing()
{
    Program program;
    program.play(acting);
    const auto isOpen = [&] { return program.state().scenario->ending == Ending::Open; };
    for (const Ending ending : {Ending::Won, Ending::Lost}) {
        program.main->sitting()->propose(Declare{ending, {}});
        QVERIFY(isOpen());
        auto* enter = program.part<QPushButton>("enterDice");
        QVERIFY(enter->isVisible() && program.part<QPushButton>("goOnWithout")->isVisible());
        auto* why = enter->parentWidget()->findChild<QScrollArea*>()->widget()->findChild<QLineEdit*>();
        QVERIFY(why);
        if (ending == Ending::Won) {
            QTest::keyClicks(why, QStringLiteral("the mast is held"));
            enter->click();
            QCOMPARE(program.state().scenario->why, QStringLiteral("the mast is held"));
        } else {
            program.part<QPushButton>("goOnWithout")->click();
        }
        QVERIFY(program.state().scenario->ending == ending);
        program.main->sitting()->undo();
        QVERIFY(isOpen());
    }
}

// Nobody is tired, so nothing uses the successes: neither leaving them nor walking on is what Enter does.
void TestPlaces::whatWasWonIsNotLeftByTheWay()
{
    Program program;
    program.play(acting);
    program.set("successes",
        QJsonObject{{QStringLiteral("who"), QStringLiteral("halla")}, {QStringLiteral("skill"), QStringLiteral("leadership")},
            {QStringLiteral("left"), 2}});
    const desk::Waiting now = desk::waiting(program.state(), program.offers());
    QVERIFY(!now.choices.isEmpty());
    for (const desk::Choice& one : now.choices)
        QVERIFY2(!one.isNext, qPrintable(one.words.title));
    const desk::Desk desk;
    for (const engine::Offer& one : program.offers())
        QVERIFY2(one.action.is<Assign>() || desk.canWait(program.main->sitting()->state(), one, program.offers()),
            qPrintable(one.action.verb()));
    // Nor does the list frame what would use them up: to leave them is free, and what the guide names.
    const auto framed = [&] {
        const QModelIndex at = program.part<QListView>("offers")->currentIndex();
        return at.isValid() ? at.data().toString() : QString();
    };
    QCOMPARE(framed(), QStringLiteral("Leave it unused"));
    program.set("successes", QJsonValue());
    QVERIFY(framed() != QStringLiteral("Leave it unused") && !framed().isEmpty()); // without them somebody goes on
}

// A token is called by what it shows, in the reader's language.
void TestPlaces::aTokenIsCalledByWhatItShows()
{
    Program program;
    program.play(acting);
    const desk::Desk desk;
    const engine::AnyState& now = program.main->sitting()->state();
    const QString guard = desk.cardName(now, QStringLiteral("guard-token"));
    QCOMPARE(guard, encounterText(program.state(), QStringLiteral("guard-token")));
    QVERIFY(guard != QStringLiteral("guard-token"));
    QVERIFY(desk.cardName(now, QStringLiteral("halla")).isEmpty());
}

namespace {

// Two stand before a sector whose spawn card nobody entered.
void before(Program& program)
{
    const QByteArray whole = R"({"phase": "players", "active": "fox", "step": "actions", "scenario": {"id": "ferry", "turn": 1},
        "players": ["Ana"], "mercenaries": [
            {"id": "fox", "title": "Fox", "place": "team", "at": "near", "stamina": 6, "start": 6, "command": 1},
            {"id": "ivan", "title": "Ivan", "place": "team", "at": "near", "stamina": 6, "start": 6, "command": 1}],
        "sectors": [{"id": "near", "title": "The Near Bank"}, {"id": "far", "title": "The Far Bank", "state": "occupied",
            "areas": [{"id": "a"}]}],
        "edges": [{"a": "near", "b": "far"}], "enemy_cards": [{"id": "guard", "title": "Guard", "initiative": 3}]})";
    program.does("setup", {{QStringLiteral("state"), QJsonDocument::fromJson(whole).object()}});
}

} // namespace

void TestPlaces::aSpawnCardAsksForNoShortName()
{
    Program program;
    before(program);
    program.main->sitting()->enter({QStringLiteral("sectors.far.spawn"), QStringLiteral("the spawn card of The Far Bank")});
    const QList<kit::CardEntry*> all = program.main->findChildren<kit::CardEntry*>(); // as any card, on its face
    const auto entry = std::ranges::find_if(all, [](const kit::CardEntry* one) { return one->isVisible(); });
    QVERIFY(entry != all.end());
    QVERIFY(!(*entry)->findChild<kit::PlaceEdit*>(QStringLiteral("id")));
    const auto* lines = (*entry)->findChild<kit::PlaceEdit*>(QStringLiteral("lines"));
    QVERIFY(lines && lines->isVisible());
    for (const QLabel* label : (*entry)->findChildren<QLabel*>())
        QVERIFY2(!label->isVisible() || label->text() != QStringLiteral("Id:"), qPrintable(label->text()));
}

void TestPlaces::whatWasEnteredIsNotCalledUnknown()
{
    Program program;
    before(program);
    const auto detail = [&] {
        for (const engine::Offer& one : program.offers())
            if (const auto* step = one.action.as<MoveStep>(); step && step->to == QLatin1String("far"))
                return desk::wordsOn(program.state(), one).detail;
        return QStringLiteral("no step is offered");
    };
    program.set("sectors.far.spawn",
        QJsonObject{{QStringLiteral("id"), QStringLiteral("far-card")},
            {QStringLiteral("lines"),
                QJsonArray{QJsonObject{{QStringLiteral("area"), QStringLiteral("A")},
                    {QStringLiteral("enemy"), QStringLiteral("guard")}, {QStringLiteral("count"), 1}}}}});
    QVERIFY2(!detail().contains(QStringLiteral("not known")), qPrintable(detail()));
    QVERIFY2(!detail().contains(QStringLiteral("Guard")) && !detail().contains(QStringLiteral("offered")), qPrintable(detail()));
}

// By keys where the board has the keyboard, and by a press where nothing else is done there: between limits, with the rule.
void TestPlaces::cubesAreCountedOnTheirBoard()
{
    Program program;
    program.play(acting);
    kit::Board* boards = program.board("boards");
    boards->setFocus();
    boards->focusCell(QStringLiteral("merc:halla"));
    const Mercenary was = mercenary(program.state(), QStringLiteral("halla"));
    QTest::keyClick(boards, Qt::Key_Minus);
    auto* cubes = program.part<QFrame>("cubes");
    QVERIFY(cubes && cubes->isVisible());
    const auto counter = [&](const char* zone) { return cubes->findChild<kit::Readout*>(QLatin1String(zone)); };
    QTest::keyClick(counter("stamina"), Qt::Key_Return);
    QCOMPARE(mercenary(program.state(), QStringLiteral("halla")).stamina, was.stamina - 1);
    QVERIFY(counter("stamina")->toolTip().contains(QStringLiteral("as many cubes as its mercenary has")));
    QTest::keyClicks(counter("fatigue"), QString::number(was.fatigue + 1));
    QTest::keyClick(counter("fatigue"), Qt::Key_Return);
    QCOMPARE(mercenary(program.state(), QStringLiteral("halla")).fatigue, was.fatigue + 1);
    QCOMPARE(counter("stamina")->number(), was.stamina - 1);
    QTest::keyClick(counter("wounds"), Qt::Key_Plus);
    QTest::keyClick(counter("wounds"), Qt::Key_Return);
    QCOMPARE(mercenary(program.state(), QStringLiteral("halla")).wounds, was.wounds + 1);
    cubes->close();
    // The wheel counts where it turns, and a cube that is pressed opens its zone.
    const Mercenary now = mercenary(program.state(), QStringLiteral("halla"));
    const QRectF board = boards->cell(QStringLiteral("merc:halla"))->rect;
    const auto turn = [&](const QPointF& at, int by) {
        QWheelEvent event(at, boards->mapToGlobal(at), {}, {0, by}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(boards, &event);
    };
    const QPointF wounds(board.left() + board.width() * 0.8, board.center().y());
    turn(wounds, -120);
    QCOMPARE(mercenary(program.state(), QStringLiteral("halla")).wounds, now.wounds - 1);
    turn(wounds, 120);
    QCOMPARE(mercenary(program.state(), QStringLiteral("halla")).wounds, now.wounds);
    turn(QPointF(board.left() + 20, board.center().y()), 120); // over the name nothing is counted
    QCOMPARE(mercenary(program.state(), QStringLiteral("halla")).stamina, now.stamina);
    program.play(28); // nobody acts: a press chooses, and one more counts
    for (int press = 0; press < 2; ++press)
        boards->press(QStringLiteral("merc:halla"));
    if (QMenu* menu = openMenu()) {
        menu->findChild<QAction*>(QStringLiteral("countCubes"))->trigger();
        menu->close();
    }
    QVERIFY(program.part<QFrame>("cubes") || !program.state().active.isEmpty());
}

void TestPlaces::whatWaitsTellsItsOwnRule()
{
    Program program;
    program.play(acting);
    program.does("end-actions");
    for (int i = 0; i < 9 && program.state().step != Step::Enemies; ++i)
        program.does("end-actions");
    auto* first = program.part<QPushButton>("choice0");
    QVERIFY(first->isVisible());
    const desk::Waiting now = desk::waiting(program.state(), program.offers());
    const engine::Reason* why = kit::decidedBy(now.choices.first().offer.verdict);
    QVERIFY(why);
    QCOMPARE(kit::ruleBehind(first), int(why->atoms[0]));
}

// Two kinds that begin alike, many of each in one area: the first of the one is not painted as the first of the other.
void TestPlaces::equalFiguresAreToldApart()
{
    Program program;
    before(program);
    QJsonArray foes, cards;
    for (const char* kind : {"Gate Guard", "Gate Grenadier"}) {
        const QString id = QString(QLatin1String(kind)).toLower().replace(QLatin1Char(' '), QLatin1Char('-'));
        cards += QJsonObject{{QStringLiteral("id"), id}, {QStringLiteral("title"), QLatin1String(kind)},
            {QStringLiteral("initiative"), 3},
            {QStringLiteral("basic"),
                QJsonObject{{QStringLiteral("health"), 3}, {QStringLiteral("armour"), 1}, {QStringLiteral("damage"), 1},
                    {QStringLiteral("range"), 0}, {QStringLiteral("stealth"), 1}}}};
        for (int i = 0; i < 20; ++i)
            foes += QJsonObject{{QStringLiteral("id"), id + QString::number(i)}, {QStringLiteral("card"), id},
                {QStringLiteral("at"), QStringLiteral("far")}, {QStringLiteral("area"), QStringLiteral("a")}};
    }
    program.set("enemy_cards", cards);
    program.set("sectors.far.state", QStringLiteral("contested"));
    program.set("enemies", foes);
    program.board("sectors")->press(QStringLiteral("place:far"));
    kit::Board* ground = program.board("ground");
    const auto chip = [&](const char* id) {
        const kit::Cell* cell = ground->cell(QStringLiteral("enemy:") + QLatin1String(id));
        return cell ? ground->grab(cell->rect.toRect()).toImage() : QImage();
    };
    const QImage guard = chip("gate-guard0"), other = chip("gate-grenadier0");
    QVERIFY(!guard.isNull() && guard.size() == other.size());
    QVERIFY(guard != other);
    const QString pictures = qEnvironmentVariable("MR_PICTURES");
    if (!pictures.isEmpty())
        ground->grab().save(pictures + QStringLiteral("/forty.png"));
}

QTEST_MAIN(TestPlaces)
#include "tst_places.moc"

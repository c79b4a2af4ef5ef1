// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where one arrives, what is turned over from afar, and that nothing face down is told before: at the desk of Jagged Alliance.
#include "program.h"

#include "games/jagged-alliance/desk/offer_words.h"
#include "games/jagged-alliance/desk/picture.h"

#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTest>

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

QTEST_MAIN(TestPlaces)
#include "tst_places.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the desk: cells and their names, words on offers, forecast, dice, maps, the campaign sheet.
#include "program.h"

#include "engine/words/typed_in.h"
#include "games/jagged-alliance/desk/campaign/campaign_tasks.h"
#include "games/jagged-alliance/desk/entering/dice_faces.h"
#include "games/jagged-alliance/desk/picture.h"
#include "games/jagged-alliance/desk/scenario/forecast.h"
#include "games/jagged-alliance/desk/scenario/ground.h"
#include "games/jagged-alliance/rules/reasons.h"
#include "kit/called_on.h"
#include "kit/forms/ask_panel.h"
#include "kit/forms/form.h"
#include "kit/forms/names_at.h"
#include "kit/forms/verb_form.h"
#include "kit/lists/offers_model.h"
#include "kit/rule_behind.h"
#include "support/counted.h"
#include "window/paper/print_dialog.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <random>

using namespace jaggedalliance;

class TestDesk : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { kit::installBoardAccessibility(); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void everyCellHasAName();
    void cellsAreAccessible();
    void aThreatBeyondTheTrackStandsAtItsEnd();
    void aMissionTileHasTheRuleOfMissions();
    void everyControlIsNamed();
    void offersAreSentences();
    void nothingIsWiderThanTheWindow();
    void aPageThatIsNewDoesNotGrowTheWindow();
    void twoPacksBringTheSameDice();
    void whomNobodyMetIsMeantByHisTitle();
    void equalFiguresAreToldApart();
    void attacksSayWhatTheyCost();
    void areasThatTouchLieBesideEachOther();
    void whereEnemiesGoIsTold();
    void theForecastTellsWhatRebelsBuy();
    void chancesAreAskedOfTheTable();
    void diceAreCopied();
    void aMapIsDrawn();
    void cubesAreCorrected();
    void aLightTableKeepsCubesAndSectors();
    void resourcesAreCounted();
    void theSheetHoldsTheCampaign();
    void thePrintDialogSaves();
    void theThumbnailIsPainted();
    void nobodyDeclaresByEnter();
    void theFormKnowsTheEvents();
    void theModelsAreSound();
    void anythingMayBePressed();
    void whatWasLeftIsNotDone();
};

void TestDesk::everyCellHasAName()
{
    Program program;
    program.play(212);
    for (const char* name : {"track", "sectors", "ground", "boards"}) {
        kit::Board* board = program.board(name);
        QVERIFY(board->isVisible());
        QVERIFY(!board->cells().isEmpty());
        for (const kit::Cell& cell : board->cells()) {
            QVERIFY2(!cell.name.isEmpty(), qPrintable(cell.id));
            QVERIFY2(QRectF(board->rect()).adjusted(-1, -1, 1, 1).contains(cell.rect), qPrintable(cell.id));
        }
    }
    const QString halla = program.board("boards")->cell(QStringLiteral("merc:halla"))->name;
    for (const char* word : {"Halla Brandt", "active", "bleeding", "stamina 1", "fatigue 3", "wounds 2", "Relay Hill A"})
        QVERIFY2(halla.contains(QLatin1String(word)), qPrintable(halla));
    const QString space = program.board("track")->cell(QStringLiteral("space:3"))->name;
    QVERIFY2(space.contains(QStringLiteral("a counter-attack waits, strength 1")), qPrintable(space));
    const QString area = program.board("ground")->cell(QStringLiteral("area:relay-hill:a"))->name;
    QVERIFY2(area.contains(QStringLiteral("jungle")) && area.contains(QStringLiteral("beside B")), qPrintable(area));
}

void TestDesk::aThreatBeyondTheTrackStandsAtItsEnd()
{
    Program program;
    program.play(212);
    program.does("correct",
        {{QStringLiteral("path"), QStringLiteral("threat.level")}, {QStringLiteral("value"), 99},
            {QStringLiteral("reason"), QStringLiteral("counted")}});
    kit::Board* track = program.board("track");
    const kit::Cell* last = nullptr;
    for (const kit::Cell& cell : track->cells())
        if (cell.id.startsWith(QLatin1String("space:")))
            last = &cell;
    QVERIFY(last && last->chosen);
    QVERIFY2(last->name.contains(QStringLiteral("beyond the track, on level 99")), qPrintable(last->name));
}

void TestDesk::aMissionTileHasTheRuleOfMissions()
{
    Program program;
    program.play(212);
    kit::Board* sectors = program.board("sectors");
    int missions = 0;
    for (const Mission& one : program.state().missions)
        if (const QString tile = QStringLiteral("place:") + one.id; sectors->cell(tile)) {
            ++missions;
            sectors->setFocus();
            sectors->focusCell(tile);
            QCOMPARE(kit::ruleBehind(sectors), int(reason(R::I_MISSION).atoms[0]));
        }
    QVERIFY(missions > 0);
}

void TestDesk::cellsAreAccessible()
{
    Program program;
    program.play(212);
    for (const char* name : {"track", "sectors", "ground", "boards"}) {
        kit::Board* board = program.board(name);
        QAccessibleInterface* whole = QAccessible::queryAccessibleInterface(board);
        QVERIFY(whole);
        QCOMPARE(whole->childCount(), board->cells().size());
        for (int i = 0; i < whole->childCount(); ++i) {
            QVERIFY(!whole->child(i)->text(QAccessible::Name).isEmpty());
            QVERIFY(!whole->child(i)->actionInterface()->actionNames().isEmpty());
        }
    }
}

// Between scenarios, during setup, in play, and behind every button.
void TestDesk::everyControlIsNamed()
{
    for (const int lines : {0, 2, 34, 212, 271}) {
        Program program;
        program.play(lines);
        for (const char* button : {"", "forecastButton", "mapButton", "diceButton", "moreActions"}) {
            if (auto* one = program.part<QPushButton>(button); one && one->isVisible())
                one->click();
            for (const QWidget* widget : program.part<QWidget>("jaggedAlliance")->findChildren<QWidget*>()) {
                if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()
                    || widget->objectName().startsWith(QLatin1String("qt_")) || widget->inherits("QHeaderView")
                    || widget->inherits("QScrollBar") || widget->inherits("QTableCornerButton")
                    || widget->parentWidget()->inherits("QSpinBox") || widget->parentWidget()->inherits("QComboBox")
                    || widget->focusProxy())
                    continue;
                QString name = widget->accessibleName() + widget->property("text").toString();
                for (const QLabel* label : program.main->findChildren<QLabel*>())
                    if (label->buddy() == widget)
                        name += label->text();
                QVERIFY2(!name.isEmpty(),
                    qPrintable(QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName()));
            }
        }
    }
}

// Every offer of a whole campaign has words of its own, and no short name shows through.
void TestDesk::offersAreSentences()
{
    Program program;
    const desk::Desk desk;
    QStringList ids;
    for (const Card& card : program.state().cards)
        if (card.id.contains(QLatin1Char('-')))
            ids += card.id;
    const QRegularExpression shortName(QStringLiteral("\\b[cedgit][0-9]+\\b")); // of a figure, a corpse, a token, damage
    for (const int lines : {0, 2, 28, 31, 56, 82, 108, 139, 141, 166, 167, 178, 212, 252, 257}) {
        Program other;
        other.play(lines);
        for (const engine::Offer& offer : other.offers()) {
            const kit::OfferText text = desk.offerText(*other.main->sitting(), offer);
            QVERIFY2(!text.title.isEmpty() && text.title[0].isUpper(),
                qPrintable(offer.action.verb() + QLatin1Char(' ') + text.title));
            for (const QString& id : ids)
                QVERIFY2(!text.title.contains(id), qPrintable(text.title));
            QVERIFY2(!text.title.contains(QLatin1Char('%')), qPrintable(text.title));
            for (const QString& said : {text.title, text.outcome, text.detail})
                QVERIFY2(!said.contains(shortName), qPrintable(said));
            if (!offer.verdict.isAllowed())
                QVERIFY(!text.detail.isEmpty());
            if (const Attack* attack = offer.action.as<Attack>();
                attack && offer.verdict.isAllowed() && !attack->target.isEmpty())
                QVERIFY2(text.outcome.contains(QStringLiteral("defeats: ")), qPrintable(text.outcome));
        }
    }
    // So are the dead, where the history tells that one lies there.
    Program fought;
    fought.play(82);
    const kit::Sitting& sitting = *fought.main->sitting();
    const kit::Titles called = kit::calledOn(&desk, sitting.state(), sitting.game().stateToJson(sitting.state()));
    QVERIFY(!fought.state().corpses.isEmpty());
    for (const Corpse& one : fought.state().corpses)
        QVERIFY2(!called.value(one.id, one.id).contains(shortName), qPrintable(one.id));
}

void TestDesk::nothingIsWiderThanTheWindow()
{
    for (const int lines : {0, 2, 34, 212, 271}) {
        Program program;
        program.play(lines);
        QApplication::processEvents();
        QVERIFY2(program.main->minimumSizeHint().width() <= 1280 && program.main->minimumSizeHint().height() <= 720,
            qPrintable(QStringLiteral("%1: %2 x %3")
                           .arg(lines)
                           .arg(program.main->minimumSizeHint().width())
                           .arg(program.main->minimumSizeHint().height())));
        QVERIFY(program.main->height() <= 720);
    }
}

// A page that is not seen needs no room, and one that comes into sight is laid out for its own width before the window asks how
// high it must be.
void TestDesk::aPageThatIsNewDoesNotGrowTheWindow()
{
    Program program;
    program.main->resize(1280, 690);
    program.play(27);
    QApplication::processEvents();
    QCOMPARE(program.main->height(), 690);
    const int setup = program.main->minimumSizeHint().height();
    QVERIFY2(setup < 600, qPrintable(QString::number(setup))); // three lists need little
    program.does("begin-play");
    QCOMPARE(program.state().phase, Phase::Players);
    for (int n = 0; n < 10; ++n) {
        QApplication::processEvents();
        QCOMPARE(program.main->height(), 690);
    }
}

// The pack of dice and one that brings them along are both chosen: the later one stands above the earlier.
void TestDesk::twoPacksBringTheSameDice()
{
    Program program;
    const auto begun = program.library->begin(
        QStringLiteral("Both"), program.main->sitting()->game(), {}, {QStringLiteral("dice"), QStringLiteral("training")});
    QVERIFY2(begun, begun ? "" : qPrintable(begun.faults().first().text()));
    QCOMPARE(desk::stateOf((*begun)->state()).dice.size(), 4);
}

// No form lists an enemy whom nobody has met; as the book prints his title he is taken all the same.
void TestDesk::whomNobodyMetIsMeantByHisTitle()
{
    const auto enemies = [](Program& program) { return kit::namesAt(*program.main->sitting())(QStringLiteral("enemy-card")); };
    Program program;
    QVERIFY(!program.state().enemyCards.isEmpty());
    QVERIFY(enemies(program).isEmpty());
    const auto& card = program.state().enemyCards.first();
    const auto typed = engine::typedIn(
        program.main->sitting()->table(), {QStringLiteral("tick-experience"), {{QStringLiteral("enemy"), card.title.toUpper()}}});
    QVERIFY(typed);
    QCOMPARE(typed->fields.value(QLatin1String("enemy")).toString(), card.id);
    program.play(34);
    QCOMPARE(enemies(program).size(), 1); // one lies open by then
}

// As a person counts them on the table; who stands alone needs no number.
void TestDesk::equalFiguresAreToldApart()
{
    const auto figure = [](const char* id, const char* at, const char* area) {
        return QJsonObject{{QStringLiteral("id"), QLatin1String(id)}, {QStringLiteral("card"), QStringLiteral("guard")},
            {QStringLiteral("at"), QLatin1String(at)}, {QStringLiteral("area"), QLatin1String(area)}};
    };
    Program program;
    program.play(34);
    const QString card = program.state().enemies.first().card;
    QJsonArray figures{figure("e40", "quay", "a"), figure("e7", "quay", "b"), figure("e9", "beach", "a")};
    for (QJsonValueRef one : figures) {
        QJsonObject now = one.toObject();
        now.insert(QStringLiteral("card"), card);
        one = now;
    }
    program.set("enemies", figures);
    const State& state = program.state();
    const QString name = titleOf(state, card);
    QCOMPARE(titleOf(state, QStringLiteral("e40")), name + QStringLiteral(" 1"));
    QCOMPARE(titleOf(state, QStringLiteral("e7")), name + QStringLiteral(" 2"));
    QCOMPARE(titleOf(state, QStringLiteral("e9")), name);
    program.board("sectors")->press(QStringLiteral("place:quay"));
    if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget()))
        menu->close();
    const kit::Cell* cell = program.board("ground")->cell(QStringLiteral("enemy:e7"));
    QVERIFY(cell);
    QVERIFY2(cell->name.contains(name + QStringLiteral(" 2")), qPrintable(cell->name));
    // The number is painted where the name is too long for its place: two pictures differ by it alone.
    const auto painted = [&] { return program.board("ground")->grab(cell->rect.toAlignedRect()).toImage(); };
    const QImage numbered = painted();
    program.set("enemies", QJsonArray{figures[1]});
    QVERIFY(painted() != numbered);
}

// Fatigue and dice stand in the menu itself, and durability says what it buys or is left out.
void TestDesk::attacksSayWhatTheyCost()
{
    Program program;
    program.play(177);
    program.board("ground")->press(QStringLiteral("enemy:e29"));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    int attacks = 0;
    for (const QAction* action : menu->actions()) {
        if (!action->text().startsWith(QStringLiteral("Attack")))
            continue;
        ++attacks;
        static const QRegularExpression cost(QStringLiteral(", fatigue [0-9]+, ([0-9]+ (yellow|orange|red|blue)(, )?)+"));
        QVERIFY2(action->text().contains(cost), qPrintable(action->text()));
        QVERIFY2(!action->text().contains(QStringLiteral("action 1")), qPrintable(action->text()));
        if (action->text().contains(QStringLiteral("durability")))
            QVERIFY2(action->text().contains(QStringLiteral("durability for ")), qPrintable(action->text()));
    }
    menu->close();
    QVERIFY(attacks > 0);
}

void TestDesk::areasThatTouchLieBesideEachOther()
{
    Sector ring; // A to D in a ring, as a tile that nobody drew
    for (const char* id : {"A", "B", "C", "D"})
        ring.areas += Area{QLatin1String(id), {}, {}};
    for (const auto& [a, b] : {std::pair("A", "B"), std::pair("B", "C"), std::pair("C", "D"), std::pair("D", "A")})
        ring.borders += Border{QLatin1String(a), QLatin1String(b), false};
    const desk::Plan plan = desk::planOf(ring);
    QCOMPARE(plan.columns, 2);
    for (const Border& border : std::as_const(ring.borders)) {
        const int a = plan.at[border.a[0].unicode() - 'A'], b = plan.at[border.b[0].unicode() - 'A'];
        QCOMPARE(std::abs(a % 2 - b % 2) + std::abs(a / 2 - b / 2), 1);
    }
    Sector many;
    for (int i = 0; i < 9; ++i)
        many.areas += Area{QString::number(i), {}, {}};
    QCOMPARE(desk::planOf(many).at.size(), 9);
    QCOMPARE(desk::planOf(Sector()).at.size(), 1);
}

void TestDesk::whereEnemiesGoIsTold()
{
    Program program;
    program.play(212);
    const QString text = program.part<QLabel>("waitingText")->text();
    QVERIFY2(text.contains(QStringLiteral("Halla Brandt is the target"))
            && text.contains(QStringLiteral("without a range everybody is equally far")),
        qPrintable(text));
}

void TestDesk::theForecastTellsWhatRebelsBuy()
{
    Program program;
    program.play(212);
    program.part<QPushButton>("forecastButton")->click();
    auto* list = program.part<QListView>("forecastList");
    QVERIFY(list->isVisible());
    QStringList rows;
    for (int row = 0; row < list->model()->rowCount(); ++row)
        rows += list->model()->index(row, 0).data(Qt::AccessibleTextRole).toString() + QLatin1Char(' ')
            + list->model()->index(row, 0).data(Qt::AccessibleDescriptionRole).toString();
    const QString all = rows.join(QLatin1Char('\n'));
    for (const char* wanted : {"Strength 1, at level 3 guards alone: 66.7 %", "in the next dictator phase", "1: 88.9 %",
             "80 %: 1", "95 %: 2", "A bribe, dice: 1"})
        QVERIFY2(all.contains(QLatin1String(wanted)), qPrintable(all));
}

void TestDesk::chancesAreAskedOfTheTable()
{
    Program program;
    QVERIFY(desk::Desk().odds(*program.main->sitting()).isEmpty()); // between scenarios nothing is rolled
    program.play(34);
    const QList<kit::OddsQuestion> answered = desk::Desk().odds(*program.main->sitting());
    QVERIFY(!answered.isEmpty());
    QVERIFY2(
        answered.first().title.contains(QStringLiteral("Halla Brandt answers 1 damage")), qPrintable(answered.first().title));
    const auto both = answered.first().answer();
    QVERIFY(both);
    QCOMPARE(both->size(), 2);
    for (const dice::NamedOdds& one : *both) // a yellow and a blue die of the example: half of the faces succeed
        QCOMPARE(one.odds.chance(0), 0.5);
    program.play(271);
    const QList<kit::OddsQuestion> attacked = desk::Desk().odds(*program.main->sitting());
    QVERIFY(attacked.last().title.contains(QStringLiteral("counter-attack at level 3, strength 1")));
    QCOMPARE(attacked.last().answer()->size(), 4);
}

void TestDesk::diceAreCopied()
{
    Program program;
    QVERIFY(program.part<QWidget>("diceWarning")->isVisible());
    program.part<QPushButton>("copyDice")->click();
    auto* view = program.part<QTableView>("diceFaces");
    QVERIFY(view->isVisible());
    QVERIFY(view->model()->index(2, 5).isValid());
    view->model()->setData(view->model()->index(2, 0), QStringLiteral("2*"), Qt::EditRole);
    QCOMPARE(program.state().dice[2].faces.first(), (Face{2, true}));
    view->model()->setData(view->model()->index(2, 0), QStringLiteral("17"), Qt::EditRole); // no die has that
    QCOMPARE(program.state().dice[2].faces.first(), (Face{2, true}));
    const auto owned = view->model()->index(2, view->model()->columnCount() - 1);
    view->model()->setData(owned, 3, Qt::EditRole);
    QCOMPARE(program.state().dice[2].owned, 3);
    for (const char* none : {"three", "-1", "100", "2*"}) { // a word is no number of dice, and says so
        view->model()->setData(owned, QLatin1String(none), Qt::EditRole);
        QCOMPARE(program.state().dice[2].owned, 3);
        QVERIFY(program.part<QLabel>("diceState")->text().contains(QLatin1String(none)));
    }
    view->model()->setData(owned, QString(), Qt::EditRole);
    QCOMPARE(program.state().dice[2].owned, 0);
    QVERIFY(!program.part<QLabel>("diceState")->text().contains(QStringLiteral("2*")));
    // Whoever goes from face to face with Tab stays at this die: its cells stay where they are.
    const QPersistentModelIndex beside = view->model()->index(2, 1);
    for (const char* face : {"1", "2"}) {
        view->model()->setData(view->model()->index(2, 0), QLatin1String(face), Qt::EditRole);
        QVERIFY(beside.isValid());
        QCOMPARE(beside.column(), 1);
    }
    program.part<QPushButton>("confirmDice")->click();
    QVERIFY(program.state().diceConfirmed);
    QVERIFY(!program.part<QWidget>("diceWarning")->isVisible());
    view->model()->setData(view->model()->index(0, 0), QStringLiteral("1"), Qt::EditRole);
    QVERIFY(!program.state().diceConfirmed); // other faces have to be compared anew
}

void TestDesk::aMapIsDrawn()
{
    Program program;
    program.play(28);
    program.part<QPushButton>("mapButton")->click();
    auto* sectors = program.part<QComboBox>("mapSector");
    sectors->setCurrentIndex(sectors->findData(QStringLiteral("customs")));
    emit sectors->activated(sectors->currentIndex());
    kit::Board* board = program.board("mapBoard");
    QVERIFY(board->isVisible());
    QVERIFY(board->parentWidget()->minimumSizeHint().width() < 640); // its words need lines of their own, in large letters too
    program.part<QSpinBox>("mapAreas")->setValue(4);
    QCOMPARE(board->cells().size(), 4 + 6);
    board->press(QStringLiteral("edit:3"));     // jungle
    board->press(QStringLiteral("border:2:3")); // a passage
    board->press(QStringLiteral("border:0:3"));
    board->press(QStringLiteral("border:0:3")); // impassable
    QVERIFY(board->cell(QStringLiteral("border:0:3"))->name.contains(QStringLiteral("impassable")));
    program.part<QPushButton>("enterMap")->click();
    const Sector& customs = sector(program.state(), QStringLiteral("customs"));
    QCOMPARE(customs.areas.size(), 4);
    QCOMPARE(customs.areas.last().terrain, QList<Terrain>{Terrain::Jungle});
    bool red = false;
    QVERIFY(shareBorder(program.state(), QStringLiteral("customs"), QStringLiteral("a"), QStringLiteral("d"), red));
    QVERIFY(red);
    QVERIFY(shareBorder(program.state(), QStringLiteral("customs"), QStringLiteral("c"), QStringLiteral("d"), red));
    QVERIFY(!program.part<QPushButton>("mapButton")->isChecked());
}

void TestDesk::cubesAreCorrected()
{
    Program program;
    program.play(34);
    kit::Board* boards = program.board("boards");
    emit boards->menuWanted(QStringLiteral("merc:pip"), QPoint(10, 10));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    auto* wounds = menu->findChild<QAction*>(QStringLiteral("mercenaries.pip.wounds=1"));
    QVERIFY(wounds);
    wounds->trigger();
    menu->close();
    QCOMPARE(mercenary(program.state(), QStringLiteral("pip")).wounds, 1);
}

// No ground, no cards: who acts says what it costs, as one number; a sector that is free is pressed.
void TestDesk::aLightTableKeepsCubesAndSectors()
{
    Program program;
    program.play(28); // the first turn has begun, nobody acts
    QCOMPARE(program.state().active, QString());
    program.does(
        "setting", {{QStringLiteral("name"), QStringLiteral("tracking")}, {QStringLiteral("value"), QStringLiteral("light")}});
    for (const char* gone : {"ground", "forecastButton", "mapButton"})
        QVERIFY2(!program.part<QWidget>(gone)->isVisible(), gone);
    for (const kit::Cell& cell : program.board("boards")->cells())
        QVERIFY2(cell.id.startsWith(QLatin1String("merc:")), qPrintable(cell.id));
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("halla")}});
    QCOMPARE(program.state().active, QStringLiteral("halla"));
    auto* first = program.part<QPushButton>("choice0");
    QVERIFY(first->isVisible() && first->text().endsWith(QStringLiteral("…")));
    const Mercenary before = mercenary(program.state(), QStringLiteral("halla"));
    first->click(); // fatigue: how much is asked
    auto* asks = program.main->findChild<kit::AskPanel*>();
    QVERIFY(asks->isVisible());
    auto* number = asks->findChild<kit::Editor*>();
    QVERIFY(number);
    QVERIFY(asks->isAncestorOf(program.main->focusWidget()));
    number->setValue(2);
    program.part<QPushButton>("enterDice")->click();
    QCOMPARE(mercenary(program.state(), QStringLiteral("halla")).fatigue, before.fatigue + 2);
    QCOMPARE(mercenary(program.state(), QStringLiteral("halla")).stamina, before.stamina - 2);
    for (const engine::Offer& offer : program.offers())
        QVERIFY2(!desk::titleOn(program.state(), offer).isEmpty(), qPrintable(offer.action.verb()));
    program.does("end-actions");
    QCOMPARE(program.state().active, QString());
    QVERIFY(mercenary(program.state(), QStringLiteral("halla")).activated);
}

void TestDesk::resourcesAreCounted()
{
    Program program;
    program.play(34);
    const auto counted = [&](const char* name, const std::function<int()>& value, const char* rule) {
        return countedByHand(program.part<kit::Readout>(name), value, 4, QLatin1String(rule));
    };
    QCOMPARE(counted(
                 "funds", [&] { return program.state().funds; }, "The box has 24 tokens for funds and rebels"),
        QString());
    QCOMPARE(counted(
                 "rebels", [&] { return program.state().rebels; }, "The box has 24 tokens for funds and rebels"),
        QString());
    QCOMPARE(counted(
                 "threatTokens", [&] { return program.state().threat.tokens; }, "The box has 4 threat tokens"),
        QString());
    program.main->sitting()->undo();
    QCOMPARE(program.state().threat.tokens, 4);
    // Of the encounter pool the table says which token it is.
    const QStringList pool = program.state().pool;
    auto* figure = program.part<kit::Readout>("encounters");
    QVERIFY(pool.size() > 1 && figure);
    const auto choose = [&](const QString& token) {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QAction* one = token.isEmpty() ? menu->actions().last() : menu->findChild<QAction*>(token);
        QVERIFY2(one, qPrintable(token));
        one->trigger();
        menu->close();
    };
    QTest::keyClick(figure, Qt::Key_Minus);
    choose(pool.first());
    QStringList fewer = pool;
    fewer.removeOne(pool.first());
    QCOMPARE(program.state().pool, fewer);
    QTest::mouseClick(figure, Qt::LeftButton);
    choose(QStringLiteral("more"));
    choose({});
    QCOMPARE(program.state().pool.size(), pool.size());
}

void TestDesk::theSheetHoldsTheCampaign()
{
    Program program;
    program.play(144);
    const QList<kit::Sheet> sheets = desk::Desk().sheets(*program.main->sitting());
    QCOMPARE(sheets.size(), 2); // and the boards of the mercenaries
    for (const kit::Paper paper : {kit::Paper::A4, kit::Paper::Letter}) {
        const QList<QImage> pages = kit::pictures(sheets.first(), paper);
        QVERIFY(pages.size() >= 2);
        QVERIFY(pages.first() != pages[1]);
        const QString file = program.folder.filePath(QStringLiteral("sheet.pdf"));
        QVERIFY(kit::writePdf(sheets.first(), paper, file));
        QVERIFY(QFile(file).size() > 1000);
    }
    // A tick more is seen on paper.
    const QImage before = kit::pictures(sheets.first(), kit::Paper::A4).first();
    program.does("tick-experience", {{QStringLiteral("enemy"), program.state().enemyCards.first().id}});
    QVERIFY(kit::pictures(desk::Desk().sheets(*program.main->sitting()).first(), kit::Paper::A4).first() != before);
}

void TestDesk::thePrintDialogSaves()
{
    Program program;
    QVERIFY(program.part<QPushButton>("print")->isVisible());
    window::PrintDialog dialog(desk::Desk().sheets(*program.main->sitting()), QStringLiteral("Tarvel"), nullptr);
    auto* paper = dialog.findChild<QComboBox*>(QStringLiteral("paper"));
    auto* preview = dialog.findChild<QLabel*>(QStringLiteral("preview"));
    paper->setCurrentIndex(0);
    dialog.QWidget::show();
    QVERIFY(!preview->pixmap(Qt::ReturnByValue).isNull());
    paper->setCurrentIndex(1);
    QCOMPARE(dialog.paper(), kit::Paper::Letter);
    dialog.saveTo(program.folder.filePath(QStringLiteral("nowhere/sheet.pdf")));
    QVERIFY(dialog.isVisible()); // says what is wrong and stays
    QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("problem"))->isVisible());
    dialog.saveTo(program.folder.filePath(QStringLiteral("sheet.pdf")));
    QVERIFY(!dialog.isVisible());
    QVERIFY(QFile::exists(program.folder.filePath(QStringLiteral("sheet.pdf"))));
}

void TestDesk::theThumbnailIsPainted()
{
    const auto picture = [](int lines) {
        Program program;
        program.play(lines);
        QImage image(160, 100, QImage::Format_RGB32);
        image.fill(Qt::black);
        QPainter painter(&image);
        desk::Desk().paintThumbnail(painter, image.rect(), program.main->sitting()->state());
        painter.end();
        return image;
    };
    QVERIFY(picture(0) != picture(212));
    const QImage between = picture(1); // no sector lies there: the tracker does
    int land = 0;
    for (int x = 0; x < between.width(); ++x)
        land += between.pixelColor(x, between.height() / 2) == QColor(0xdc, 0xd6, 0xbe);
    QVERIFY2(land > between.width() / 2, qPrintable(QString::number(land)));
}

// What only the table declares, buys or exchanges is not what Enter does, as long as there is anything else.
void TestDesk::nobodyDeclaresByEnter()
{
    Program program;
    const desk::Desk desk;
    for (const int lines : {1, 81, 212}) {
        program.play(lines);
        const auto* list = program.part<QListView>("offers");
        const engine::Offer* framed = static_cast<const kit::OffersModel*>(list->model())->offer(list->currentIndex());
        const auto allowed =
            std::ranges::count_if(program.offers(), [](const engine::Offer& one) { return one.verdict.isAllowed(); });
        QVERIFY2(!framed || allowed == 1 || !framed->actor.isEmpty()
                || !desk.canWait(program.main->sitting()->state(), *framed, program.main->sitting()->offers()),
            qPrintable(framed ? framed->action.verb() : QString()));
        if (lines == 1)
            QVERIFY(allowed > 1);
    }
}

// Events that lie in the deck are listed where any action is entered; a new card's name may stand there as well.
void TestDesk::theFormKnowsTheEvents()
{
    Program program;
    program.play(212);
    kit::Sitting& sitting = *program.main->sitting();
    const auto bare = sitting.game().action(sitting.state(), {QStringLiteral("draw-event"), {}});
    QVERIFY(bare);
    const QList<engine::Pick> picks = sitting.game().needs(sitting.state(), *bare).picks;
    QVERIFY(!picks.isEmpty() && !picks.first().from.isEmpty());
    kit::VerbForm form(sitting, nullptr);
    auto* verb = form.findChild<QComboBox*>(QStringLiteral("verb"));
    verb->setCurrentIndex(verb->findData(QStringLiteral("draw-event")));
    auto* event = form.findChild<kit::Editor*>(QStringLiteral("event"));
    const auto* box = event->findChild<QComboBox*>();
    QVERIFY(box);
    for (const QString& id : picks.first().from)
        QVERIFY2(box->findData(id) > 0, qPrintable(id));
    event->setValue(QStringLiteral("curfew"));
    QCOMPARE(event->value().toString(), QStringLiteral("curfew"));
}

void TestDesk::theModelsAreSound()
{
    Program program;
    program.play(212);
    desk::DiceModel dice;
    QAbstractItemModelTester one(&dice, QAbstractItemModelTester::FailureReportingMode::QtTest);
    dice.show(program.state().dice);
    QCOMPARE(dice.rowCount(), 4);
    kit::TaskModel tasks;
    QAbstractItemModelTester other(&tasks, QAbstractItemModelTester::FailureReportingMode::QtTest);
    tasks.show(desk::forecastTasks(asked::answer(program.state(), asked::Forecast{}).value, true));
    tasks.show(desk::possessionTasks(program.state()).tasks);
    QVERIFY(tasks.rowCount() > 5);
    // A board whose spaces nobody entered promises nothing.
    const QList<kit::Task> unknown = desk::forecastTasks({}, false);
    QVERIFY(
        std::ranges::any_of(unknown, [](const kit::Task& task) { return task.title.startsWith(QStringLiteral("Not known")); }));
    QVERIFY(std::ranges::none_of(unknown, [](const kit::Task& task) { return task.tone == kit::Tone::Good; }));
}

// Whatever lies there, in any order: nothing breaks, and every cell keeps a name.
void TestDesk::anythingMayBePressed()
{
    std::mt19937 random(11);
    const auto any = [&](qsizetype count) { return qsizetype(random() % std::uint32_t(count)); };
    for (const int lines : {0, 29, 172, 203}) {
        Program program;
        program.play(lines);
        for (int presses = 0; presses < 60; ++presses) {
            kit::Board* board = program.board(std::array{"track", "sectors", "ground", "boards"}[std::size_t(any(4))]);
            switch (any(4)) {
            case 0:
            case 1:
                if (board->isVisible() && !board->cells().isEmpty()) {
                    const QString id = board->cells()[any(board->cells().size())].id;
                    if (any(3) == 0)
                        emit board->menuWanted(id, QPoint(5, 5));
                    else
                        board->press(id);
                }
                if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
                    menu->actions()[any(menu->actions().size())]->trigger();
                    menu->close();
                }
                if (auto* asks = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
                    asks->accept();
                break;
            case 2:
                if (auto* choice = program.part<QPushButton>(qPrintable(QStringLiteral("choice%1").arg(any(6))));
                    choice->isVisible())
                    choice->click();
                break;
            default:
                if (auto* stage = program.part<QPushButton>(qPrintable(QStringLiteral("stage%1").arg(1 + any(7))));
                    stage->isVisible() && stage->isEnabled())
                    stage->click();
            }
            for (const kit::Cell& cell : board->cells())
                QVERIFY2(!cell.name.isEmpty(), qPrintable(cell.id));
        }
    }
}

// Whoever was not activated, and threat that did not rise, are told from what was done.
void TestDesk::whatWasLeftIsNotDone()
{
    Program program;
    program.play(166); // the dictator's phase
    const auto sign = [&](int at) {
        return program.part<QPushButton>(qPrintable(QStringLiteral("stage%1").arg(at)))->text().left(1);
    };
    QCOMPARE(program.state().phase, Phase::Dictator);
    QCOMPARE(sign(1), QStringLiteral("✓"));
    const auto who = std::ranges::find_if(program.state().mercenaries, &Mercenary::stands);
    program.set(QStringLiteral("mercenaries.%1.activated").arg(who->id), false);
    program.set("threat.tokens", 1);
    program.set("threat.step", QStringLiteral("event"));
    QCOMPARE(sign(1), QStringLiteral("↷"));
    QCOMPARE(sign(3), QStringLiteral("✓"));
}

QTEST_MAIN(TestDesk)
#include "tst_desk.moc"

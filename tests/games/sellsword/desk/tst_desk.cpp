// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the desk: cells and their names, models, mustering, a match without a map, drawing a map, sheets to print.
#include "program.h"

#include "engine/json.h"
#include "games/sellsword/desk/map/drawing.h"
#include "games/sellsword/desk/match/measures_model.h"
#include "games/sellsword/desk/names.h"
#include "games/sellsword/desk/offer_words.h"
#include "games/sellsword/rules/map/steps.h"
#include "games/sellsword/rules/titles.h"
#include "kit/entry/card_entry.h"
#include "kit/entry/card_face.h"
#include "kit/entry/quick_edit.h"
#include "kit/forms/ask_panel.h"
#include "kit/forms/form.h"
#include "kit/lists/notice_bar.h"
#include "kit/lists/now_panel.h"
#include "kit/lists/offers_model.h"
#include "kit/own_seat.h"
#include "kit/rule_behind.h"
#include "kit/drawn/readout.h"
#include "kit/drawn/sheet.h"
#include "kit/drawn/tile_delegate.h"
#include "support/measured_paper.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <random>

using namespace sellsword;

class TestDesk : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void everyCellHasAName();
    void reachIsWhatTheRulesSay();
    void theMapsLettersGrowWithTheWindows();
    void thePreviewAddsUp();
    void offersAreSentences();
    void copiesAreCalledAlikeEverywhere();
    void aSignIsShort();
    void placesAreNamedInSentences();
    void oneMoreOfTheSameIsNotTheLikelyNext();
    void theModelsAreSound();
    void aWrongLineIsMarked();
    void withoutAMapTheTableSays();
    void aLightTableAsksForTheDistance();
    void theListOfCardsStandsStill();
    void strokesDrawAndRubOut();
    void aDrawnMapIsPlayed();
    void aDraftOutlivesANote();
    void theMusterFollowsItsOwnSeat();
    void bothShowTheSameSide();
    void aCardHasItsFace();
    void aCardIsTyped();
    void aModIsTyped();
    void halfACardOutlivesTheProgram();
    void anEffectAsksForItsOwn();
    void whatWasTypedIsCorrected();
    void theScenarioIsSet();
    void whoeverDecidesIsOffered();
    void everyEndOfAChargeIsOffered();
    void theCardIsCorrected();
    void aFoldedCardIsOnePressAway();
    void statusesOnTheCardKnowTheirRules();
    void sheetsArePrinted();
    void nothingIsWiderThanTheWindow();
    void theThumbnailIsPainted();
    void anythingMayBePressed();
};

void TestDesk::everyCellHasAName()
{
    Program program;
    program.match();
    const kit::Board* map = program.map();
    QCOMPARE(map->cells().size(), 18 * 12 + 6);
    for (const kit::Cell& cell : map->cells()) {
        QVERIFY2(!cell.name.isEmpty(), qPrintable(cell.id));
        QVERIFY2(QRectF(map->rect()).contains(cell.rect), qPrintable(cell.id));
    }
    QVERIFY(map->cell(QStringLiteral("square:8,4"))->name.contains(QStringLiteral("damaging")));
    const QString reeve = map->cell(QStringLiteral("unit:reeve"))->name;
    for (const char* word : {"Reeve Ansa Marrow", "Tidewatch", "10,1", "Vigor 25 of 25", "waits"})
        QVERIFY2(reeve.contains(QLatin1String(word)), qPrintable(reeve));
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("pikehand")}});
    QVERIFY(map->cell(QStringLiteral("square:4,5"))->name.contains(QStringLiteral("costs 1")));
    for (const char* board : {"roster", "unitCard"})
        for (const kit::Cell& cell : program.part<kit::Board>(board)->cells())
            QVERIFY2(
                !cell.name.isEmpty() && QRectF(program.part<kit::Board>(board)->rect()).contains(cell.rect), qPrintable(cell.id));
}

// A square that shows a price costs so much when it is walked to, and one that shows none is not reached by two moves.
void TestDesk::reachIsWhatTheRulesSay()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("pikehand")}});
    const State start = program.state();
    const sellsword::Board board(start);
    const QList<Reached> reach = reachOf(board, *unit(start, QStringLiteral("pikehand")), 2 * 5, 0);
    QSet<QString> reached;
    for (const Reached& one : reach) {
        if (one.at == *unit(start, QStringLiteral("pikehand"))->at)
            continue;
        reached += one.at.text();
        const kit::Cell* cell = program.map()->cell(QStringLiteral("square:") + one.at.text());
        QVERIFY2(cell->name.contains(QStringLiteral("costs %1").arg(one.cost)), qPrintable(cell->name));
        QVERIFY2(cell->help.contains(one.step.cost.text()), qPrintable(cell->help));
    }
    for (const kit::Cell& cell : program.map()->cells())
        if (cell.id.startsWith(QLatin1String("square:")) && !reached.contains(cell.id.mid(7)))
            QVERIFY2(!cell.name.contains(QStringLiteral("costs")), qPrintable(cell.name));
}

// The five steps of each result end where the wounds of the odds end.
// Words of areas and the numbers at the edges.
void TestDesk::theMapsLettersGrowWithTheWindows()
{
    Program program;
    program.match();
    kit::Board* map = program.map();
    const auto measured = [&](int letters) {
        QFont font = map->font();
        font.setPixelSize(letters);
        map->setFont(font);
        map->resize(640, 440);
        support::MeasuredPaper paper(map->size(), Qt::white);
        map->render(&paper);
        QHash<QString, double> pixels;
        for (const support::Written& one : paper.written())
            pixels.insert(one.text, one.pixels);
        return pixels;
    };
    const QHash<QString, double> usual = measured(13), large = measured(26);
    for (const char* words : {"5 VP", "Entry", "17", "11"}) {
        const QString text = QLatin1String(words);
        QVERIFY2(usual.contains(text) && large.contains(text), qPrintable(usual.keys().join(QLatin1Char('|'))));
        QVERIFY2(large[text] >= 1.4 * usual[text],
            qPrintable(QStringLiteral("%1: %2, %3").arg(text).arg(usual[text]).arg(large[text])));
    }
}

void TestDesk::thePreviewAddsUp()
{
    Program program;
    program.match();
    for (const char* attack : {"long-axe", "hew"}) {
        const auto seen = answer(program.state(),
            Preview{QStringLiteral("reeve"), QLatin1String(attack), QStringLiteral("mourner"), {}, false, {}, 0, {}});
        QVERIFY(seen.verdict.faults.isEmpty());
        QHash<int, double> chances;
        double hit = 0;
        for (const WoundingResult& result : seen.value.results) {
            chances[*result.left] += *result.chance;
            hit += *result.chance;
            int withstood = 0;
            for (const DealtWounds& amount : result.wounds)
                withstood += amount.withstood;
            QCOMPARE(withstood - result.ignored, *result.left);
            for (const Taking& way : result.ways)
                QVERIFY(way.vigor + 5 * way.injuries <= *result.left);
        }
        QVERIFY(std::abs(hit - *seen.value.hit) < 0.001);
        for (const WoundChance& one : seen.value.wounds)
            if (one.wounds > 0)
                QVERIFY(std::abs(chances.value(one.wounds) - one.chance) < 0.001);
    }
}

void TestDesk::offersAreSentences()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    int attacks = 0;
    for (const engine::Offer& offer : program.main->sitting()->offers()) {
        const kit::OfferText text = desk::wordsOn(program.state(), offer);
        QVERIFY2(!text.title.isEmpty(), offer.action.verb().data());
        QVERIFY2(text.title.front().isUpper(), qPrintable(text.title));
        QVERIFY2(!text.title.contains(QLatin1Char('%')) && !text.detail.contains(QStringLiteral("%1")), qPrintable(text.title));
        if (!offer.verdict.isAllowed())
            QVERIFY2(!text.detail.isEmpty(), qPrintable(text.title));
        if (offer.action.is<DeclareAttack>() && offer.verdict.isAllowed()) {
            ++attacks;
            QVERIFY2(text.outcome.endsWith(QLatin1Char('%')), qPrintable(text.outcome));
        }
    }
    QVERIFY(attacks >= 2);
}

// Of three of a kind the first was taken out and added again: card, figure and notes still mean the same one.
void TestDesk::copiesAreCalledAlikeEverywhere()
{
    Program program;
    program.begin();
    const QJsonObject reeve{
        {QStringLiteral("player"), QStringLiteral("tide")}, {QStringLiteral("card"), QStringLiteral("reeve")}};
    for (int n = 0; n < 3; ++n)
        program.does("add-unit", reeve);
    program.does("remove-unit", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    program.does("add-unit", reeve);
    QCOMPARE(program.state().units.size(), 3);
    QStringList letters;
    for (const Unit& one : program.state().units) {
        letters += desk::initials(program.state(), one);
        QCOMPARE(letters.last().last(1), titleOf(program.state(), one.id).last(1));
    }
    QCOMPARE(QSet<QString>(letters.begin(), letters.end()).size(), 3);
    const AddUnit again{QStringLiteral("tide"), QStringLiteral("reeve"), {}, {}};
    QCOMPARE(desk::wordsOn(program.state(), {again, {}, {}, {}}).title, QStringLiteral("Add Reeve Ansa Marrow"));
}

// However names begin, a token bears two letters and the number of a copy, and no two bear the same.
void TestDesk::aSignIsShort()
{
    State state;
    const auto add = [&](const QString& title) {
        Unit one;
        one.id = QStringLiteral("u%1").arg(state.units.size());
        one.card = one.id;
        UnitCard card;
        card.id = one.id;
        card.title = title;
        state.cards += card;
        state.units += one;
        return desk::initials(state, state.units.last());
    };
    QCOMPARE(add(QStringLiteral("Quay pikehand")), QStringLiteral("QP"));
    for (const QString& title : {QStringLiteral("Guard of the old mill"), QStringLiteral("Guard of the new mill"),
             QStringLiteral("Guard of the old weir"), QStringLiteral("Guard of"), QStringLiteral("Guard"),
             QString::fromUtf8("\u05e9\u05db\u05d9\u05e8 \u05d7\u05e8\u05d1 \u05d4\u05e9\u05e2\u05e8 R"),
             QString::fromUtf8("\u05e9\u05db\u05d9\u05e8 \u05d7\u05e8\u05d1 \u05d4\u05e9\u05e2\u05e8 S"),
             QStringLiteral("Mill Ward"), QStringLiteral("Mill Wards"), QStringLiteral("Mill Warden"), QStringLiteral(" ")})
        add(title);
    constexpr int many = 40; // more than there are letters
    for (int i = 0; i < many; ++i)
        add(QStringLiteral("x%1w").arg(i)); // names of one word, which begin alike
    QSet<QString> signs;
    for (const Unit& one : std::as_const(state.units)) {
        const QString sign = desk::initials(state, one);
        QVERIFY2(sign.size() <= 3, qPrintable(sign));
        QVERIFY2(!signs.contains(sign), qPrintable(sign));
        QVERIFY2(std::ranges::all_of(sign, [](QChar letter) { return letter.isLetterOrNumber() || letter == QLatin1Char('?'); }),
            qPrintable(sign));
        signs += sign;
    }
    QCOMPARE(desk::initials(state, state.units[6]), QString::fromUtf8("\u05e9R")); // the word that differs
}

// A start area and an objective are called by their names, not by what the map's file calls them.
void TestDesk::placesAreNamedInSentences()
{
    QCOMPARE(zoneTitle(QStringLiteral("old-ruin")), QStringLiteral("Old ruin"));
    QCOMPARE(zoneTitle(QStringLiteral("north")), sellsword::tr("north"));
    Program program;
    program.match();
    const kit::Sitting& sitting = *program.main->sitting();
    const auto takes = sitting.game().action(sitting.state(),
        {QStringLiteral("choose-map"),
            {{QStringLiteral("player"), QStringLiteral("tide")}, {QStringLiteral("side"), QStringLiteral("landing")}}});
    QVERIFY(takes);
    QVERIFY(desk::wordsOn(program.state(), {*takes, {}, {}, {}}).title.endsWith(QStringLiteral(" Landing")));
    QVERIFY(program.map()->cell(QStringLiteral("square:8,7"))->name.contains(QStringLiteral("objective Beacon")));
}

// Beside the table another card is framed, and the end of the warband before one more of those that are in.
void TestDesk::oneMoreOfTheSameIsNotTheLikelyNext()
{
    Program program;
    program.begin();
    const kit::NowPanel* now = program.main->findChild<kit::NowPanel*>();
    const auto* rows = static_cast<const kit::OffersModel*>(now->offers()->model());
    const auto framed = [&] {
        const engine::Offer* offer = rows->offer(now->offers()->currentIndex());
        return offer ? offer->action : engine::AnyAction();
    };
    constexpr int cards = 12;
    for (int n = 0; n < cards && !program.state().players.first().ready; ++n) {
        const engine::AnyAction act = framed();
        const auto* adds = act.as<AddUnit>();
        if (!adds)
            break;
        for (const Unit& one : program.state().units)
            QVERIFY2(one.player != adds->player || one.cardId() != adds->card, qPrintable(adds->card));
        program.main->sitting()->propose(act);
    }
    QVERIFY(program.state().units.size() > 1);
}

void TestDesk::theModelsAreSound()
{
    Program program;
    program.begin();
    QList<QAbstractItemModelTester*> testers;
    for (const char* list : {"cardPool", "warband", "mods", "choices"})
        testers += new QAbstractItemModelTester(
            program.part<QListView>(list)->model(), QAbstractItemModelTester::FailureReportingMode::QtTest, program.main.get());
    testers += new QAbstractItemModelTester(program.part<QTableView>("measures")->model(),
        QAbstractItemModelTester::FailureReportingMode::QtTest, program.main.get());
    program.does(
        "add-unit", {{QStringLiteral("player"), QStringLiteral("tide")}, {QStringLiteral("card"), QStringLiteral("reeve")}});
    program.does(
        "add-unit", {{QStringLiteral("player"), QStringLiteral("court")}, {QStringLiteral("card"), QStringLiteral("mourner")}});
    for (const char* player : {"tide", "court"})
        program.does("finish-warband", {{QStringLiteral("player"), QLatin1String(player)}});
    program.does("tactics-check", {{QStringLiteral("rolled"), QJsonArray{15, 9}}});
    program.part<QPushButton>("saidByTable")->setChecked(true);
    program.does("settle-tactics");
    QCOMPARE(testers.size(), 5);
}

// By a decision of the table a Hollow Court unit joins the Tidewatch: its own line says what is wrong.
void TestDesk::aWrongLineIsMarked()
{
    Program program;
    program.begin();
    const auto join = [&](const char* card, const QString& decision) {
        program.main->sitting()->propose(AddUnit{QStringLiteral("tide"), QLatin1String(card), {}, {}}, decision);
    };
    join("reeve", {});
    join("mourner", QStringLiteral("a guest"));
    join("netcaster", {});
    program.main->sitting()->propose(
        AttachMod{QStringLiteral("netcaster"), QStringLiteral("tide-banner"), {}}, QStringLiteral("we want it"));
    const QAbstractItemModel* lines = program.part<QListView>("warband")->model();
    QCOMPARE(lines->rowCount(), 3);
    const auto mark = [&](int row) { return lines->index(row, 0).data(kit::MarkRole).toString(); };
    QCOMPARE(mark(0), QStringLiteral("✓"));
    QCOMPARE(mark(1), QStringLiteral("✗"));
    QVERIFY(lines->index(1, 0).data(kit::DetailRole).toString().contains(QStringLiteral("Hollow Court")));
    QCOMPARE(mark(2), QStringLiteral("✗"));
    QVERIFY(lines->index(2, 0).data(kit::DetailRole).toString().contains(QStringLiteral("command")));
    // The cards are found by words, and pressing one adds it.
    auto* pool = program.part<QListView>("cardPool");
    program.part<QLineEdit>("cardWords")->setText(QStringLiteral("gull"));
    QCOMPARE(pool->model()->rowCount(), 1);
    QTest::mouseClick(pool->viewport(), Qt::LeftButton, {}, pool->visualRect(pool->model()->index(0, 0)).center());
    QVERIFY(unit(program.state(), QStringLiteral("gullbow")));
}

void TestDesk::withoutAMapTheTableSays()
{
    Program program;
    program.match();
    program.set(QStringLiteral("map"), QJsonValue(QJsonValue::Null));
    for (const char* id : {"reeve", "mourner"})
        program.set(QStringLiteral("units.%1.at").arg(QLatin1String(id)), QJsonValue(QJsonValue::Null));
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    auto* table = program.part<QTableView>("measures");
    QVERIFY(table->isVisible());
    QAbstractItemModel* model = table->model();
    int row = -1;
    for (int at = 0; at < model->rowCount(); ++at)
        if (model->index(at, 0).data().toString().contains(QStringLiteral("Mourner")))
            row = at;
    QVERIFY(row >= 0);
    QCOMPARE(model->index(row, desk::MeasuresModel::Distance).data().toString(), QStringLiteral("?"));
    QVERIFY(model->setData(model->index(row, desk::MeasuresModel::Distance), 1, Qt::EditRole));
    QVERIFY(model->setData(model->index(row, desk::MeasuresModel::Cover), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(program.state().measures.size(), 1);
    QCOMPARE(program.state().measures.first().distance.value_or(0), 1);
    QVERIFY(program.state().measures.first().cover.value_or(false));
    // The tick follows the number, the number the tick; a cell that is heard alone says whose it is and of what.
    const auto cell = [&](int column) { return model->index(row, column); };
    const auto ticked = [&] { return cell(desk::MeasuresModel::Adjacent).data(Qt::CheckStateRole).toInt() == Qt::Checked; };
    QVERIFY(ticked());
    QVERIFY(model->setData(cell(desk::MeasuresModel::Distance), 4, Qt::EditRole));
    QVERIFY(!ticked());
    QVERIFY(model->setData(cell(desk::MeasuresModel::Adjacent), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(cell(desk::MeasuresModel::Distance).data().toString(), QStringLiteral("1"));
    QCOMPARE(cell(desk::MeasuresModel::Sight).data(Qt::AccessibleTextRole).toString(),
        cell(desk::MeasuresModel::Other).data(Qt::AccessibleTextRole).toString() + QStringLiteral(", In sight: yes"));
    QCOMPARE(cell(desk::MeasuresModel::Invisible).data(Qt::AccessibleTextRole).toString().section(QLatin1Char(' '), -1),
        QStringLiteral("no"));
    // What was said is enough to strike.
    auto* roster = program.part<kit::Board>("roster");
    roster->press(QStringLiteral("unit:mourner"));
    QVERIFY(program.row("attack", QStringLiteral("Long axe")).isValid());
    QVERIFY(program.part<QWidget>("preview")->accessibleDescription().contains(QStringLiteral("cover")));
}

void TestDesk::aLightTableAsksForTheDistance()
{
    Program program;
    program.begin();
    program.set(QStringLiteral("settings.tracking"), QStringLiteral("light"));
    program.set(QStringLiteral("map"), QJsonValue(QJsonValue::Null));
    for (const auto& [player, card] : {std::pair("tide", "reeve"), std::pair("court", "mourner")})
        program.does(
            "add-unit", {{QStringLiteral("player"), QLatin1String(player)}, {QStringLiteral("card"), QLatin1String(card)}});
    for (const char* player : {"tide", "court"})
        program.does("finish-warband", {{QStringLiteral("player"), QLatin1String(player)}});
    QCOMPARE(program.state().stage, sellsword::Stage::Phases);
    QVERIFY(program.part<QTableView>("measures")->isVisible());
    QVERIFY(!program.part<QPushButton>("drawMap")->isVisible());
    auto* roster = program.part<kit::Board>("roster");
    roster->press(QStringLiteral("unit:reeve"));
    roster->press(QStringLiteral("unit:mourner"));
    QVERIFY(program.row("attack", QStringLiteral("Long axe")).isValid());
    QVERIFY(!program.row("move").isValid());
    roster->press(QStringLiteral("unit:mourner")); // again: the first attack, which asks how far it is
    QVERIFY(program.state().strikes.isEmpty());
    auto* ask = program.main->findChild<kit::AskPanel*>();
    QVERIFY(ask && ask->isVisible());
    auto* without = program.part<QPushButton>("goOnWithout");
    QVERIFY(without->isVisible());
    without->click(); // who sees it on the table
    QCOMPARE(program.state().strikes.size(), 1);
    QVERIFY(program.state().measures.isEmpty());
    program.does("roll", {{QStringLiteral("rolled"), QJsonArray{1}}});
    roster->press(QStringLiteral("unit:mourner"));
    roster->press(QStringLiteral("unit:mourner"));
    QVERIFY(ask->isVisible()); // of each attack anew
    program.part<QPushButton>("cancelAsk")->click();
    program.does("attack",
        {{QStringLiteral("who"), QStringLiteral("reeve")},
            {QStringLiteral("attack"), attacksOf(program.state(), program.unit("reeve")).first().id},
            {QStringLiteral("target"), QStringLiteral("mourner")}, {QStringLiteral("distance"), 1},
            {QStringLiteral("cover"), true}});
    QCOMPARE(program.state().strikes.size(), 1);
    QVERIFY(program.part<QWidget>("preview")->accessibleDescription().contains(QStringLiteral("cover")));
    QVERIFY(program.row("roll").isValid());
}

// Whoever joins, and what becomes too dear, moves nothing under the pointer; the second half of a double click takes nobody.
void TestDesk::theListOfCardsStandsStill()
{
    Program program;
    program.begin();
    auto* cards = program.part<QListView>("cardPool");
    const auto titles = [&] {
        QStringList all;
        for (int row = 0; row < cards->model()->rowCount(); ++row)
            all += cards->model()->index(row, 0).data().toString();
        return all;
    };
    const QStringList before = titles();
    QVERIFY(before.size() > 2);
    program.set(QStringLiteral("scenario.points"), 40); // most are too dear now
    QCOMPARE(titles(), before);
    program.set(QStringLiteral("scenario.points"), 500);
    const auto reeve = cards->model()->index(int(before.indexOf(find(program.state().cards, QStringLiteral("reeve"))->title)), 0);
    QVERIFY(reeve.isValid());
    cards->scrollTo(reeve);
    const QRect first = cards->visualRect(reeve);
    QTest::mouseClick(cards->viewport(), Qt::LeftButton, {}, first.center());
    QCOMPARE(program.state().units.size(), 1);
    QTest::mouseDClick(cards->viewport(), Qt::LeftButton, {}, first.center());
    QVERIFY(program.state().units.size() <= 2);
    QCOMPARE(titles(), before);
}

void TestDesk::strokesDrawAndRubOut()
{
    using desk::drawn;
    using desk::Stroke;
    Gridmap map;
    map.width = 10;
    map.height = 8;
    map = drawn(map, Stroke::WallAbove, {2, 3}, {4, 3}, Terrain::Clear, {});
    QCOMPARE(map.walls, (QList<Line>{{{2, 3}, {5, 3}}}));
    map = drawn(map, Stroke::WallAbove, {3, 3}, {3, 3}, Terrain::Clear, {}); // a gap
    QCOMPARE(map.walls, (QList<Line>{{{2, 3}, {3, 3}}, {{4, 3}, {5, 3}}}));
    map = drawn(map, Stroke::WallLeft, {6, 5}, {6, 2}, Terrain::Clear, {}); // backwards too
    QVERIFY(map.walls.contains(Line{{6, 2}, {6, 6}}));
    map = drawn(map, Stroke::Ground, {0, 0}, {1, 1}, Terrain::Brush, {});
    map = drawn(map, Stroke::Ground, {1, 1}, {1, 1}, Terrain::Brush, {});
    QCOMPARE(map.terrain.size(), 2);
    map = drawn(map, Stroke::StartArea, {0, 3}, {1, 6}, Terrain::Clear, QStringLiteral("west"));
    map = drawn(map, Stroke::Objective, {4, 4}, {5, 5}, Terrain::Clear, {});
    QCOMPARE(map.startAreas.first().id, QStringLiteral("west"));
    QVERIFY(!map.objectives.first().id.isEmpty());
    map = drawn(map, Stroke::StartArea, {1, 4}, {1, 4}, Terrain::Clear, {});
    QVERIFY(map.startAreas.isEmpty());
    map = desk::resized(map, 5, 5);
    QVERIFY(std::none_of(map.walls.begin(), map.walls.end(), [](const Line& one) { return one.to.x > 5 || one.to.y > 5; }));
    QCOMPARE(map.objectives.first().at.to.x, 4);
}

// The same stroke twice leaves what was there, whatever the strokes before.
void TestDesk::aDrawnMapIsPlayed()
{
    std::mt19937 dice(7);
    Gridmap map;
    map.width = 12;
    map.height = 9;
    const auto strokeAt = [&](Gridmap on, int stroke, Square from, Square to) {
        return desk::drawn(on, desk::Stroke(stroke), from, to, Terrain::Brush, {});
    };
    for (int i = 0; i < 200; ++i) {
        const int stroke = int(dice() % 6);
        const Square at{int(dice() % 12), int(dice() % 9)};
        map = strokeAt(map, stroke, at, {int(dice() % 12), int(dice() % 9)});
        const Gridmap twice = strokeAt(strokeAt(map, stroke, at, at), stroke, at, at);
        QCOMPARE(twice.walls.size(), map.walls.size());
        QCOMPARE(twice.filled.size(), map.filled.size());
        QCOMPARE(twice.terrain.size(), map.terrain.size());
    }
    Program program;
    program.match();
    program.set(QStringLiteral("stage"), QStringLiteral("map"));
    QTest::mouseClick(program.part<QPushButton>("drawMap"), Qt::LeftButton);
    auto* draft = program.part<kit::Board>("mapDraft");
    QVERIFY(draft->isVisible());
    const auto walls = program.state().map->walls.size();
    auto* damage = program.part<QComboBox>("mapDamage");
    damage->setCurrentIndex(int(Harm::Cold));
    emit damage->activated(damage->currentIndex());
    draft->press(QStringLiteral("square:2,9"));
    QTest::mouseClick(program.part<QPushButton>("useMap"), Qt::LeftButton);
    QCOMPARE(program.state().map->walls.size(), walls + 1);
    QCOMPARE(program.state().map->damage, Harm::Cold);
    QVERIFY(program.map()->isVisible());
}

// A map that is half drawn stays when something else happens at the table.
void TestDesk::aDraftOutlivesANote()
{
    Program program;
    program.match();
    program.set(QStringLiteral("stage"), QStringLiteral("map"));
    QTest::mouseClick(program.part<QPushButton>("drawMap"), Qt::LeftButton);
    program.part<kit::Board>("mapDraft")->press(QStringLiteral("square:2,9"));
    program.does("note", {{QStringLiteral("text"), QStringLiteral("tea")}});
    QVERIFY(program.part<kit::Board>("mapDraft")->isVisible());
    const auto walls = program.state().map->walls.size();
    QTest::mouseClick(program.part<QPushButton>("useMap"), Qt::LeftButton);
    QCOMPARE(program.state().map->walls.size(), walls + 1);
    QVERIFY(!program.part<kit::Board>("mapDraft")->isVisible());
}

// A screen of one's own begins with one's own warband, and stays there when it is finished.
void TestDesk::theMusterFollowsItsOwnSeat()
{
    Program program;
    program.begin();
    QVERIFY(program.part<QPushButton>("muster-tide")->isChecked());
    program.main->findChild<kit::TableView*>()->setProperty(kit::ownSeat, QStringLiteral("court"));
    program.does(
        "add-unit", {{QStringLiteral("player"), QStringLiteral("court")}, {QStringLiteral("card"), QStringLiteral("mourner")}});
    QVERIFY(program.part<QPushButton>("muster-court")->isChecked());
    program.does("finish-warband", {{QStringLiteral("player"), QStringLiteral("court")}});
    QVERIFY(program.part<QPushButton>("muster-court")->isChecked());
}

// While warbands are mustered the list beside the table is of the side that the table shows.
void TestDesk::bothShowTheSameSide()
{
    const auto beside = [](const Program& program) {
        const auto* list = program.part<QListView>("offers");
        const engine::Offer* offer = static_cast<const kit::OffersModel*>(list->model())->offer(list->currentIndex());
        return offer ? offer->actor : QString();
    };
    for (const bool isChosen : {false, true}) {
        Program program;
        program.begin();
        QCOMPARE(beside(program), QStringLiteral("tide"));
        program.does(
            "add-unit", {{QStringLiteral("player"), QStringLiteral("tide")}, {QStringLiteral("card"), QStringLiteral("reeve")}});
        if (isChosen)
            QTest::mouseClick(program.part<QPushButton>("muster-tide"), Qt::LeftButton);
        program.does("finish-warband", {{QStringLiteral("player"), QStringLiteral("tide")}});
        QVERIFY(program.part<QPushButton>("muster-court")->isChecked());
        QCOMPARE(beside(program), QStringLiteral("court"));
    }
}

// The card is the form, and nobody is asked for a short name: not of it, not of what it can do.
void TestDesk::aCardHasItsFace()
{
    Program program;
    program.begin();
    for (const char* way : {"newCard", "newMod"}) {
        QTest::mouseClick(program.part<QPushButton>(way), Qt::LeftButton);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the one that was left
        auto* entry = program.part<kit::CardEntry>("warbandCard");
        QVERIFY(entry->isVisible());
        QVERIFY(entry->findChild<kit::CardFace*>()->isVisible() && entry->findChild<kit::QuickEdit*>()->isVisible());
        QVERIFY(entry->isAncestorOf(program.main->focusWidget()));
        entry->change({{QStringLiteral("attacks"),
                           QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("attack")},
                               {QStringLiteral("text"), QStringLiteral("as the table says")}}}},
            {QStringLiteral("traits"), QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("aura")}}}}});
        QTest::mouseClick(entry->findChild<QPushButton*>(QStringLiteral("moreOfCard")), Qt::LeftButton);
        const auto shorts = entry->findChildren<kit::Editor*>(QStringLiteral("id"));
        QVERIFY(shorts.size() >= 2);
        for (const kit::Editor* one : shorts)
            QVERIFY(!one->isVisible());
        QTest::mouseClick(entry->findChild<QPushButton*>(QStringLiteral("cancelCard")), Qt::LeftButton);
        QVERIFY(program.part<QListView>("cardPool")->isVisible());
    }
}

// What is printed on a card is typed, the kind of wound that its words mean is suggested, and the warband takes it.
void TestDesk::aCardIsTyped()
{
    Program program;
    program.begin();
    QTest::mouseClick(program.part<QPushButton>("newCard"), Qt::LeftButton);
    auto* entry = program.part<kit::CardEntry>("warbandCard");
    QVERIFY(entry->isVisible());
    QVERIFY(!program.part<QPushButton>("useKind")->isVisible());
    QTest::keyClicks(entry->findChild<QLineEdit*>(QStringLiteral("title")), QStringLiteral("Storm Caller"));
    QTest::mouseClick(entry->findChild<QPushButton*>(QStringLiteral("moreOfCard")), Qt::LeftButton);
    auto* attacks = entry->findChild<kit::Editor*>(QStringLiteral("attacks"));
    attacks->setValue(QJsonArray{QJsonObject{{QStringLiteral("effects"),
        QJsonArray{QJsonObject{{QStringLiteral("kind"), QStringLiteral("wounds")}, {QStringLiteral("amount"), 10}}}}}});
    QTest::keyClicks(
        attacks->findChild<kit::Editor*>(QStringLiteral("title"))->findChild<QLineEdit*>(), QStringLiteral("Lightning bolt"));
    QVERIFY(program.part<QLabel>("kindHint")->text().contains(QStringLiteral("fire")));
    QTest::mouseClick(program.part<QPushButton>("useKind"), Qt::LeftButton);
    QVERIFY(!program.part<QPushButton>("useKind")->isVisible());
    QTest::mouseClick(entry->findChild<QPushButton*>(QStringLiteral("enterCard")), Qt::LeftButton);
    const Unit& taken = program.unit("storm-caller");
    QCOMPARE(taken.player, QStringLiteral("tide"));
    const Attack* attack = attackOf(program.state(), taken, QStringLiteral("lightning-bolt"));
    QVERIFY(attack);
    QCOMPARE(attack->effects.first().type, Harm::Fire);
    QVERIFY(program.part<QListView>("warband")->isVisible());
    // It is the owner's too, in this and every other match, also when the table takes it back.
    QCOMPARE(
        program.ownCard("cards.unit", "storm-caller").value(QLatin1String("title")).toString(), QStringLiteral("Storm Caller"));
    program.main->sitting()->undo(); // one act
    QVERIFY(program.state().units.isEmpty());
    QVERIFY(!program.ownCard("cards.unit", "storm-caller").isEmpty());
}

// What is printed on a mod is typed, and the chosen unit takes it; without a name nothing is saved and the place is shown.
void TestDesk::aModIsTyped()
{
    Program program;
    program.begin();
    program.does(
        "add-unit", {{QStringLiteral("player"), QStringLiteral("tide")}, {QStringLiteral("card"), QStringLiteral("reeve")}});
    QTest::mouseClick(program.part<QPushButton>("newMod"), Qt::LeftButton);
    auto* entry = program.part<kit::CardEntry>("warbandCard");
    auto* title = entry->findChild<QLineEdit*>(QStringLiteral("title"));
    QVERIFY(title->isVisible());
    QVERIFY(!entry->findChild<QWidget*>(QStringLiteral("size"))); // of units only
    const auto known = program.state().mods.size();
    QTest::mouseClick(entry->findChild<QPushButton*>(QStringLiteral("enterCard")), Qt::LeftButton);
    QCOMPARE(program.state().mods.size(), known);
    QVERIFY(program.part<QLabel>("kindHint")->text().contains(QStringLiteral("Title")));
    QCOMPARE(program.main->focusWidget(), title);
    entry->change({{QStringLiteral("title"), QStringLiteral("Salt Banner")},
        {QStringLiteral("faction"), QStringLiteral("Tidewatch")}, {QStringLiteral("price"), 4}, {QStringLiteral("vigor"), 5},
        {QStringLiteral("traits"),
            QJsonArray{QJsonObject{{QStringLiteral("title"), QStringLiteral("Rally Here")}, {QStringLiteral("aura"), 3},
                {QStringLiteral("bonus"), 1}}}},
        {QStringLiteral("shield"), true}});
    const int cost = costOf(program.state(), program.unit("reeve")), vigor = mostVigor(program.state(), program.unit("reeve"));
    QTest::mouseClick(entry->findChild<QPushButton*>(QStringLiteral("enterCard")), Qt::LeftButton);
    const Unit& reeve = program.unit("reeve");
    QCOMPARE(reeve.mods, QStringList{QStringLiteral("salt-banner")});
    QCOMPARE(costOf(program.state(), reeve), cost + 4);
    QCOMPARE(mostVigor(program.state(), reeve), vigor + 5);
    QVERIFY(traitOf(program.state(), reeve, QStringLiteral("rally-here")));
    QVERIFY(has(program.state(), reeve, common::shield));
    const QJsonObject kept = program.ownCard("cards.mod", "salt-banner");
    QCOMPARE(kept.value(QLatin1String("price")).toInt(), 4);
    QVERIFY(program.ownCard("cards.unit", "salt-banner").isEmpty());
    QVERIFY(program.part<QListView>("warband")->isVisible());
    QVERIFY(program.part<QListView>("warband")->parentWidget()->isAncestorOf(
        program.main->focusWidget())); // and not the search above
    program.main->sitting()->undo();   // one act
    QVERIFY(program.unit("reeve").mods.isEmpty());
    QCOMPARE(program.state().mods.size(), known);
}

// Half a card is there again after the next start, as it was typed; one that was left is not.
void TestDesk::halfACardOutlivesTheProgram()
{
    Program program;
    program.begin();
    const QString id = program.library->idOf(*program.main->sitting());
    const auto restart = [&] {
        program.main.reset();
        program.main = std::make_unique<window::MainWindow>(*program.library, program.settings);
        program.main->addTable(QKeySequence(QStringLiteral("Ctrl+2")));
        auto sitting = program.library->sit(id);
        QVERIFY(sitting);
        program.main->take(std::move(*sitting));
        program.main->show();
    };
    const auto entry = [&] { return program.part<kit::CardEntry>("warbandCard"); };
    const auto title = [&] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // places of what was asked before
        return entry()->findChild<QLineEdit*>(QStringLiteral("title"));
    };
    QTest::mouseClick(program.part<QPushButton>("newCard"), Qt::LeftButton);
    QTest::keyClicks(title(), QStringLiteral("Storm Caller"));
    const QJsonArray attacks{
        QJsonObject{{QStringLiteral("id"), QStringLiteral("bolt")}, {QStringLiteral("title"), QStringLiteral("Bolt")},
            {QStringLiteral("effects"),
                QJsonArray{QJsonObject{{QStringLiteral("kind"), QStringLiteral("wounds")}, {QStringLiteral("amount"), 10}}}}}};
    QTest::mouseClick(entry()->findChild<QPushButton*>(QStringLiteral("moreOfCard")), Qt::LeftButton);
    auto* form = entry()->findChild<kit::Editor*>(QStringLiteral("attacks"));
    form->setValue(attacks);
    emit form->edited();
    restart();
    QVERIFY(entry() && entry()->isVisible());
    QCOMPARE(title()->text(), QStringLiteral("Storm Caller"));
    QCOMPARE(entry()->card().value(QLatin1String("attacks")).toArray(), attacks);
    QVERIFY(program.part<QCheckBox>("takesIt")->isVisible() && program.part<QCheckBox>("takesIt")->isChecked()); // as before
    QTest::mouseClick(entry()->findChild<QPushButton*>(QStringLiteral("cancelCard")), Qt::LeftButton);
    restart();
    QVERIFY(!entry());
    QVERIFY(program.part<QPushButton>("newCard")->isVisible());
    // So does a unit that is typed in short, with what cannot be read yet.
    QTest::keyClicks(program.part<QLineEdit>("shortTitle"), QStringLiteral("Orc Ram"));
    QTest::keyClicks(program.part<QLineEdit>("shortWounds"), QStringLiteral("10 cut AND"));
    restart();
    QCOMPARE(program.part<QLineEdit>("shortTitle")->text(), QStringLiteral("Orc Ram"));
    QCOMPARE(program.part<QLineEdit>("shortWounds")->text(), QStringLiteral("10 cut AND"));
    QVERIFY(!entry());
    QTest::mouseClick(program.part<QPushButton>("newCard"), Qt::LeftButton); // and with it the whole card, begun from it
    title()->end(false);
    QTest::keyClicks(title(), QStringLiteral("mer"));
    restart();
    QCOMPARE(title()->text(), QStringLiteral("Orc Rammer"));
    QCOMPARE(program.part<QLineEdit>("shortTitle")->text(), QStringLiteral("Orc Ram"));
}

// Of an effect, what one of its kind prints is seen at once, and nothing else.
void TestDesk::anEffectAsksForItsOwn()
{
    Program program;
    program.begin();
    QTest::mouseClick(program.part<QPushButton>("newCard"), Qt::LeftButton);
    auto* entry = program.part<kit::CardEntry>("warbandCard");
    QTest::mouseClick(entry->findChild<QPushButton*>(QStringLiteral("moreOfCard")), Qt::LeftButton);
    const auto shown = [&](const char* kind) {
        QJsonObject effect;
        if (*kind)
            effect.insert(QStringLiteral("kind"), QLatin1String(kind));
        entry->findChild<kit::Editor*>(QStringLiteral("attacks"))
            ->setValue(QJsonArray{QJsonObject{{QStringLiteral("effects"), QJsonArray{effect}}}});
        QCoreApplication::processEvents();
        QStringList seen;
        for (const kit::Form* one : entry->findChildren<kit::Form*>(QStringLiteral("effects")))
            for (const auto& [name, editor] : one->editors())
                if (editor->isVisible())
                    seen += name;
        return seen.join(QLatin1Char(' '));
    };
    QCOMPARE(shown(""), QStringLiteral("kind joiner amount type"));
    QCOMPARE(shown("wounds"), QStringLiteral("kind joiner amount type"));
    QCOMPARE(shown("status"), QStringLiteral("kind joiner status modifier"));
    QCOMPARE(shown("push"), QStringLiteral("kind joiner amount"));
    QCOMPARE(shown("token"), QStringLiteral("kind joiner amount token"));
    QCOMPARE(shown("forbid"), QStringLiteral("kind joiner deed"));
    QCOMPARE(shown("note"), QStringLiteral("kind joiner text"));
}

void TestDesk::whatWasTypedIsCorrected()
{
    Program program;
    program.begin();
    program.does(
        "add-unit", {{QStringLiteral("player"), QStringLiteral("tide")}, {QStringLiteral("card"), QStringLiteral("reeve")}});
    QMenu* menu = program.part<QPushButton>("correctCard")->menu();
    emit menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 1);
    const QJsonValue before = engine::toJson(cardOf(program.state(), program.unit("reeve")));
    menu->actions().first()->trigger();
    QVERIFY(!program.part<QCheckBox>("takesIt")->isVisible());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // places of what was asked before
    auto* entry = program.part<kit::CardEntry>("warbandCard");
    auto* cost = entry->findChild<QLineEdit*>(QStringLiteral("cost"));
    cost->selectAll();
    QTest::keyClicks(cost, QStringLiteral("30"));
    QTest::mouseClick(entry->findChild<QPushButton*>(QStringLiteral("enterCard")), Qt::LeftButton);
    QJsonObject wanted = before.toObject();
    wanted.insert(QStringLiteral("cost"), 30);
    const QJsonObject now = engine::toJson(cardOf(program.state(), program.unit("reeve"))).toObject();
    for (auto field = wanted.begin(); field != wanted.end(); ++field)
        QVERIFY2(now.value(field.key()) == *field,
            qPrintable(field.key() + QLatin1Char(' ') + QString::fromUtf8(QJsonDocument(now).toJson())));
    QCOMPARE(QJsonValue(now), QJsonValue(wanted)); // and nothing else
}

void TestDesk::theScenarioIsSet()
{
    Program program;
    program.begin();
    QVERIFY(!program.part<QWidget>("scenarioLimits")->isVisible());
    QTest::mouseClick(program.part<QPushButton>("scenario"), Qt::LeftButton);
    auto* points = program.part<QSpinBox>("scenario-points");
    QCOMPARE(points->value(), 121);
    points->setValue(80);
    QCOMPARE(program.state().scenario.points, 80);
    program.main->sitting()->undo();
    QCOMPARE(points->value(), 121);
}

// While wounds wait, the list beside the table offers those who take them, not whoever has its turn.
void TestDesk::whoeverDecidesIsOffered()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    program.does("attack",
        {{QStringLiteral("who"), QStringLiteral("reeve")}, {QStringLiteral("attack"), QStringLiteral("long-axe")},
            {QStringLiteral("target"), QStringLiteral("mourner")}});
    program.does("roll", {{QStringLiteral("rolled"), QJsonArray{15}}});
    QVERIFY(!program.state().hurts.isEmpty());
    QSignalSpy chosen(program.main->findChild<kit::TableView*>(), &kit::TableView::chosen);
    program.does("allot",
        {{QStringLiteral("who"), QStringLiteral("mourner")},
            {QStringLiteral("vigor"), program.state().hurts.first().wounds / 5 * 5}});
    QVERIFY(program.state().hurts.isEmpty());
    QCOMPARE(chosen.last().first().toString(), QStringLiteral("reeve")); // its turn goes on
}

void TestDesk::everyEndOfAChargeIsOffered()
{
    Program program;
    program.match();
    program.set(QStringLiteral("units.mourner.at"), QStringLiteral("13,1"));
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    program.map()->press(QStringLiteral("unit:mourner"));
    QStringList ends;
    for (int at = 0; at < program.rows().rowCount(); ++at)
        if (const auto* one = program.rows().choice(program.rows().index(at)); one && one->action.is<Charge>() && !one->muted)
            ends += one->action.as<Charge>()->path.last().text();
    QVERIFY2(ends.size() >= 2, qPrintable(ends.join(QLatin1Char(' '))));
    ends.removeDuplicates();
    QVERIFY(ends.size() >= 2);
}

void TestDesk::theCardIsCorrected()
{
    Program program;
    program.match();
    program.map()->press(QStringLiteral("unit:reeve"));
    auto* card = program.part<kit::Board>("unitCard");
    card->press(QStringLiteral("box:0"));
    QCOMPARE(program.unit("reeve").injuries, QStringList{QStringLiteral("mobility")});
    card->press(QStringLiteral("box:0"));
    QVERIFY(program.unit("reeve").injuries.isEmpty());
    card->setFocus();
    card->focusCell(QStringLiteral("vigor"));
    QTest::keyClick(card, Qt::Key_Minus);
    QCOMPARE(vigorOf(program.state(), program.unit("reeve")), 20);
    QTest::keyClick(card, Qt::Key_Plus);
    QCOMPARE(vigorOf(program.state(), program.unit("reeve")), 25);
    QVERIFY(card->cell(QStringLiteral("vigor"))->help.contains(QStringLiteral("Vigor never rises above what is printed · p. ")));
    QTest::keyClick(card, Qt::Key_Plus); // above what is printed: it is done, and told
    QCOMPARE(vigorOf(program.state(), program.unit("reeve")), 30);
    const auto bar = [&] { return program.main->findChild<kit::NoticeBar*>()->text(); };
    const QString beyond =
        QStringLiteral("note: Reeve Ansa Marrow has %1 of 25 now (Vigor never rises above what is printed · p. ");
    QVERIFY2(bar().contains(beyond.arg(30)), qPrintable(bar()));
    QTest::keyClick(card, Qt::Key_Plus); // and farther: told again
    QVERIFY2(bar().contains(beyond.arg(35)), qPrintable(bar()));
    QTest::keyClick(card, Qt::Key_1); // digits set it
    auto* typed = card->findChild<kit::Readout*>(QStringLiteral("typedVigor"));
    QVERIFY(typed && typed->isVisible());
    QTest::keyClick(typed, Qt::Key_5);
    QTest::keyClick(typed, Qt::Key_Return);
    QCOMPARE(vigorOf(program.state(), program.unit("reeve")), 15);
    card->press(QStringLiteral("token:green:1"));
    QCOMPARE(tokensOf(program.state(), program.unit("reeve")).green, 1);
    card->focusCell(QStringLiteral("token:green:0"));
    for (int now : {2, 3}) {
        QTest::keyClick(card, Qt::Key_Plus);
        QCOMPARE(tokensOf(program.state(), program.unit("reeve")).green, now);
    }
    QVERIFY2(bar().contains(QStringLiteral("has more now: green 3 of 2 (No unit holds more tokens than its starting pool · p. ")),
        qPrintable(bar()));
    QTest::keyClick(card, Qt::Key_Minus);
    QCOMPARE(tokensOf(program.state(), program.unit("reeve")).green, 2);
}

// Where the column has no room for the unit's card, a button shows it above everything else.
void TestDesk::aFoldedCardIsOnePressAway()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    const auto* card = program.part<kit::Board>("unitCard");
    auto* open = program.part<QPushButton>("openCard");
    for (int high = 900; high > 300 && !open->isVisible(); high -= 40) {
        program.main->resize(1024, high);
        for (int i = 0; i < 4; ++i)
            QCoreApplication::processEvents();
        QVERIFY(card->isVisible() != open->isVisible());
    }
    QVERIFY(open->isVisible() && open->accessibleName().contains(QStringLiteral("Reeve Ansa Marrow")));
    open->click();
    QPointer<QFrame> over = program.part<QFrame>("openedCard");
    QVERIFY(over && over->isVisible());
    auto* above = over->findChild<kit::Board*>();
    QVERIFY(above->cell(QStringLiteral("vigor")) && above->cell(QStringLiteral("box:0")));
    above->press(QStringLiteral("box:0")); // what is done is done on the table, and the card makes room
    QCOMPARE(unit(program.state(), QStringLiteral("reeve"))->injuries.size(), 1);
    QVERIFY(!over || !over->isVisible());
}

void TestDesk::statusesOnTheCardKnowTheirRules()
{
    Program program;
    program.match();
    QJsonArray statuses;
    for (const char* kind : {"pinned", "shaken"})
        statuses += QJsonObject{{QStringLiteral("id"), QLatin1String(kind)}, {QStringLiteral("kind"), QLatin1String(kind)}};
    program.set(QStringLiteral("units.reeve.statuses"), statuses);
    program.map()->press(QStringLiteral("unit:reeve"));
    auto* card = program.part<kit::Board>("unitCard");
    QList<int> rules;
    for (const char* kind : {"pinned", "shaken"}) {
        const kit::Cell* cell = card->cell(QStringLiteral("status:") + QLatin1String(kind));
        QVERIFY2(cell && cell->help.contains(QStringLiteral(" · p. ")), kind);
        card->focusCell(cell->id);
        rules += kit::ruleBehind(card);
    }
    QVERIFY(rules[0] >= 0 && rules[1] >= 0 && rules[0] != rules[1]);
    card->focusCell(QStringLiteral("vigor"));
    QVERIFY(!rules.contains(kit::ruleBehind(card)));
    QSignalSpy looked(card, SIGNAL(lookedUp(QString)));
    card->press(QStringLiteral("status:pinned"));
    QCOMPARE(looked.size(), 1);
    const auto* reference = &program.main->sitting()->game().book()[std::size_t(rules[0])];
    QCOMPARE(looked.first().first().toString(), QLatin1String(reference->id));
}

void TestDesk::sheetsArePrinted()
{
    Program program;
    program.match();
    const desk::Desk shown;
    const QList<kit::Sheet> sheets = shown.sheets(*program.main->sitting());
    QCOMPARE(sheets.size(), 5); // cards and list of each side, and the score
    for (const kit::Sheet& sheet : sheets)
        for (const kit::Paper paper : {kit::Paper::A4, kit::Paper::Letter}) {
            const QList<QImage> pages = kit::pictures(sheet, paper);
            QCOMPARE(pages.size(), 1);
            QSet<QRgb> inks;
            for (int y = 0; y < pages.first().height(); y += 7)
                for (int x = 0; x < pages.first().width(); x += 3)
                    inks += pages.first().pixel(x, y);
            QVERIFY(inks.size() > 1); // not blank
            const QString file = program.folder.filePath(sheet.id + QStringLiteral(".pdf"));
            QVERIFY(kit::writePdf(sheet, paper, file));
            QVERIFY(QFileInfo(file).size() > 1000);
        }
}

void TestDesk::nothingIsWiderThanTheWindow()
{
    Program program;
    program.match();
    for (const auto& step : {std::function<void()>([] {}), std::function<void()>([&] {
                                 program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
                             }),
             std::function<void()>([&] { program.map()->press(QStringLiteral("unit:mourner")); })}) {
        step();
        QTest::qWait(1);
        QVERIFY2(program.main->minimumSizeHint().width() <= 1280,
            qPrintable(QString::number(program.main->minimumSizeHint().width())));
        QVERIFY2(program.main->minimumSizeHint().height() <= 720,
            qPrintable(QString::number(program.main->minimumSizeHint().height())));
        QVERIFY(program.choices()->height() >= 90);
    }
}

void TestDesk::theThumbnailIsPainted()
{
    Program program;
    program.match();
    const desk::Desk shown;
    const auto picture = [&] {
        QImage image(160, 100, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        shown.paintThumbnail(painter, image.rect(), program.main->sitting()->state());
        return image;
    };
    const QImage before = picture();
    program.set(QStringLiteral("units.reeve.at"), QStringLiteral("4,9"));
    QVERIFY(before != picture());
    QCOMPARE(shown.figures(program.main->sitting()->state()).size(), 2);
    QVERIFY(shown.heading(program.main->sitting()->state()).contains(QStringLiteral("round 1")));
}

// Any cell of any board at any time: nothing breaks, and the table goes on.
void TestDesk::anythingMayBePressed()
{
    Program program;
    program.match();
    std::mt19937 dice(3);
    for (int i = 0; i < 160; ++i) {
        const QList<kit::Board*> boards = program.main->findChildren<kit::Board*>();
        kit::Board* board = boards[int(dice() % boards.size())];
        if (dice() % 3 == 0) {
            QListView* list = program.choices();
            const QModelIndex row = list->model()->index(int(dice() % std::max(1, list->model()->rowCount())), 0);
            if (row.isValid())
                emit list->clicked(row);
        } else if (!board->cells().isEmpty()) {
            const kit::Cell cell = board->cells()[int(dice() % board->cells().size())];
            if (dice() % 4 == 0 && cell.draggable)
                emit board->dropped(cell.id, board->cells()[int(dice() % board->cells().size())].id);
            else
                board->press(cell.id);
        }
        if (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
        program.chance.next = 1 + int(dice() % 20);
    }
    QVERIFY(program.main->sitting());
}

QTEST_MAIN(TestDesk)
#include "tst_desk.moc"

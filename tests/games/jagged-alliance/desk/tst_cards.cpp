// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards at the desk of Jagged Alliance: bought, handed over, exchanged, worn; what is offered for them, and in which words.
#include "program.h"

#include "games/jagged-alliance/desk/offer_words.h"
#include "kit/drawn/readout.h"

#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QListView>
#include <QMenu>
#include <QTest>

#include <algorithm>

using namespace jaggedalliance;

class TestCards : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void aDoubleClickBuysOnce();
    void aChosenScenarioStaysChosen();
    void theNameThatIsTypedIsMeant();
    void aCardIsHandedOver();
    void twoCardsAreExchanged();
    void theSharedTokenIsOffered();
    void bleedingOrAWound();
    void successesMoveNoBoard();
    void severalCardsAreWorn();
    void whatTheDeadLoseIsSaid();
    void everybodyMayTakeAnAlly();
    void theGuideEndsNothingTooEarly();
    void whatLiesInADeckIsCorrected();
    void theTrackerIsNotCrushed();
};

namespace {

constexpr int put = 141;    // the first scenario is put away
constexpr int facing = 30;  // Halla stands before an enemy
constexpr int acting = 174; // Halla begins the second try of the relay, her inventory full

template <engine::Act A> QStringList titlesOf(const Program& program, bool isAllowed = true)
{
    QStringList titles;
    for (const engine::Offer& offer : program.offers())
        if (offer.action.is<A>() && offer.verdict.isAllowed() == isAllowed)
            titles += desk::titleOn(program.state(), offer);
    return titles;
}

} // namespace

void TestCards::aDoubleClickBuysOnce()
{
    Program program;
    program.play(put);
    program.set("funds", 9);
    auto* market = program.part<QListView>("marketList");
    QVERIFY(market->isVisible());
    const auto count = [&] {
        return std::ranges::count_if(program.state().cards, [](const Card& card) { return card.place == Place::Market; });
    };
    const auto before = count();
    QVERIFY(before > 1);
    QModelIndex plates;
    for (int row = 0; row < market->model()->rowCount(); ++row)
        if (const QModelIndex index = market->model()->index(row, 0);
            index.data().toString().contains(QStringLiteral("Steel Plates")))
            plates = index;
    QVERIFY(plates.isValid());
    const QPoint at = market->viewport()->mapTo(program.main.get(), market->visualRect(plates).center());
    QTest::mouseDClick(program.main->windowHandle(), Qt::LeftButton, {}, at);
    QTRY_COMPARE(count(), before - 1);
}

void TestCards::aChosenScenarioStaysChosen()
{
    Program program;
    program.does("start-campaign", {{QStringLiteral("players"), QJsonArray{QStringLiteral("Ana")}}});
    auto* scenario = program.part<QComboBox>("scenario");
    QVERIFY(scenario->count() > 1);
    scenario->setCurrentIndex(1);
    const QString chosen = scenario->currentData().toString();
    program.does("confirm-dice");
    QCOMPARE(scenario->currentData().toString(), chosen);
    scenario->setEditText(QStringLiteral("Omerta"));
    program.does("tick-city");
    QCOMPARE(scenario->currentText(), QStringLiteral("Omerta"));
}

// What lists and stages offer has no name; the one beside it is meant.
void TestCards::theNameThatIsTypedIsMeant()
{
    Program program;
    program.does("start-campaign", {{QStringLiteral("players"), QJsonArray{QStringLiteral("Ana")}}});
    auto* scenario = program.part<QComboBox>("scenario");
    const auto next =
        std::ranges::find_if(program.offers(), [](const engine::Offer& one) { return one.action.is<BeginScenario>(); });
    QVERIFY(next != program.offers().end());
    const engine::AnyAction open = next->action;
    scenario->setEditText({});
    program.main->sitting()->propose(open);
    QCoreApplication::processEvents();
    QVERIFY(!program.state().scenario);
    scenario->setEditText(QStringLiteral("Ferry Night"));
    program.main->sitting()->propose(open);
    QTRY_VERIFY(program.state().scenario.has_value());
    QCOMPARE(program.state().scenario->title, QStringLiteral("Ferry Night"));
}

void TestCards::aCardIsHandedOver()
{
    Program program;
    program.play(acting);
    kit::Board* boards = program.board("boards");
    boards->press(QStringLiteral("card:charge-3"));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QAction* hand = nullptr;
    for (QAction* action : menu->actions())
        if (action->text().contains(QStringLiteral("Hand Blasting Charge to Doctor")))
            hand = action;
    QVERIFY(hand);
    hand->trigger();
    menu->close();
    QCOMPARE(card(program.state(), QStringLiteral("charge-3")).holder, QStringLiteral("doc"));
    // What the others carry comes over as well.
    QVERIFY2(titlesOf<Trade>(program).join(QLatin1Char('\n')).contains(QStringLiteral("to Halla Brandt")),
        qPrintable(titlesOf<Trade>(program).join(QLatin1Char('\n'))));
}

void TestCards::twoCardsAreExchanged()
{
    Program program;
    program.play(acting);
    QCOMPARE(inventoryLoad(program.state(), QStringLiteral("halla")), 3);
    // A full inventory gives something back.
    const QStringList trades = titlesOf<Trade>(program);
    QVERIFY(
        std::ranges::any_of(trades, [](const QString& title) { return title.contains(QStringLiteral("to Halla Brandt for ")); }));
    const QStringList slots_ = titlesOf<Arrange>(program);
    QVERIFY2(slots_.join(QLatin1Char('\n')).contains(QStringLiteral("in exchange")), qPrintable(slots_.join(QLatin1Char('\n'))));
    program.does("arrange",
        {{QStringLiteral("card"), QStringLiteral("helmet-2")}, {QStringLiteral("place"), QStringLiteral("armour")},
            {QStringLiteral("exchange"), true}});
    QCOMPARE(card(program.state(), QStringLiteral("helmet-2")).place, Place::Armour);
    QCOMPARE(card(program.state(), QStringLiteral("jacket-1")).place, Place::Inventory);
}

void TestCards::theSharedTokenIsOffered()
{
    Program program;
    program.play(acting);
    program.set("mercenaries.halla.command", 0);
    QVERIFY(titlesOf<UseSkill>(program).isEmpty());
    QVERIFY(titlesOf<Bribe>(program).isEmpty());
    program.set("shared_command", true);
    for (const QStringList& titles : {titlesOf<UseSkill>(program), titlesOf<Bribe>(program)})
        QVERIFY2(!titles.isEmpty() && titles.first().contains(QStringLiteral("shared token")),
            qPrintable(titles.join(QLatin1Char('\n'))));
}

void TestCards::bleedingOrAWound()
{
    Program program;
    program.play(acting);
    program.set("mercenaries.pip.stamina", 2);
    program.set("mercenaries.pip.wounds", 2);
    program.set("mercenaries.pip.conditions", QJsonArray{QStringLiteral("bleeding")});
    program.set("successes",
        QJsonObject{{QStringLiteral("who"), QStringLiteral("halla")}, {QStringLiteral("skill"), QStringLiteral("medical")},
            {QStringLiteral("left"), 1}});
    const QStringList titles = titlesOf<Assign>(program);
    QVERIFY2(titles.contains(QStringLiteral("A success for Pip Okonjo"))
            && titles.contains(QStringLiteral("Stop the bleeding of Pip Okonjo")),
        qPrintable(titles.join(QLatin1Char('\n'))));
}

// What waits is asked in one row of buttons or in two: the boards below it stay where they are.
void TestCards::successesMoveNoBoard()
{
    Program program;
    program.play(acting);
    QTRY_VERIFY((program.main->resize(1280, 720), program.main->size() == QSize(1280, 720)));
    QTest::qWait(50);
    auto* waiting = program.part<QWidget>("waiting");
    const QRect place = waiting->geometry();
    program.set("mercenaries.pip.wounds", 2);
    program.set("mercenaries.pip.conditions", QJsonArray{QStringLiteral("bleeding")});
    program.set("successes",
        QJsonObject{{QStringLiteral("who"), QStringLiteral("halla")}, {QStringLiteral("skill"), QStringLiteral("medical")},
            {QStringLiteral("left"), 1}});
    QTest::qWait(50);
    QVERIFY(program.part<QPushButton>("choice3")->isVisible());
    QCOMPARE(waiting->geometry(), place);
}

void TestCards::severalCardsAreWorn()
{
    Program program;
    program.play(34); // Halla is hit
    program.set("cards.plates.place", QStringLiteral("weapon-2"));
    program.set("cards.plates.holder", QStringLiteral("halla"));
    program.set("cards.jacket-1.durability", 1);
    const QStringList titles = titlesOf<Defend>(program);
    QVERIFY2(titles.contains(QStringLiteral("Armour, wearing Padded Jacket, Steel Plates")),
        qPrintable(titles.join(QLatin1Char('\n'))));
}

void TestCards::whatTheDeadLoseIsSaid()
{
    Program program;
    program.play(28);
    program.set("mercenaries.pip.place", QStringLiteral("fallen"));
    const QStringList titles = titlesOf<Replace>(program);
    QVERIFY2(!titles.isEmpty() && titles.first().contains(QStringLiteral("discarding Old Revolver")),
        qPrintable(titles.join(QLatin1Char('\n'))));
}

void TestCards::everybodyMayTakeAnAlly()
{
    Program program;
    program.play(acting); // Nurse Imre is with the doctor
    program.set("cards.mechanic.place", QStringLiteral("received"));
    program.set("cards.mechanic.holder", QStringLiteral("doc"));
    const QStringList titles = titlesOf<Receive>(program);
    QVERIFY2(titles.contains(QStringLiteral("Halla Brandt takes Old Marek"))
            && titles.contains(QStringLiteral("Doctor Ruth Vey takes Old Marek and discards Nurse Imre")),
        qPrintable(titles.join(QLatin1Char('\n'))));
}

// Few cubes are left, and still: whoever rather falls than not strikes nobody any more, and a command costs no cube.
void TestCards::theGuideEndsNothingTooEarly()
{
    Program program;
    const desk::Desk desk;
    const auto said = [&] { return desk.guideLine(program.main->sitting()->state()); };
    program.play(facing);
    program.set(qPrintable(QStringLiteral("mercenaries.%1.stamina").arg(program.state().active)), 2);
    for (const Figure& enemy : QList<Figure>(program.state().enemies))
        program.set(qPrintable(QStringLiteral("enemies.%1.damage").arg(enemy.id)), rowOf(program.state(), enemy).health - 1);
    QVERIFY2(said().contains(QStringLiteral("Press “Attack")), qPrintable(said()));
    program.does("setup",
        {{QStringLiteral("state"),
            QJsonDocument::fromJson(R"({"phase": "players", "active": "fox",
        "step": "actions", "scenario": {"id": "ferry", "turn": 1}, "players": ["Ana"], "rebels": 1, "mercenaries": [
            {"id": "fox", "title": "Fox", "place": "team", "at": "near", "stamina": 1, "start": 6, "command": 1}],
        "sectors": [{"id": "near", "title": "The Near Bank", "rebel_slots": 1},
            {"id": "far", "title": "The Far Bank", "state": "occupied"}]})")
                .object()}});
    QVERIFY2(said().contains(QStringLiteral("rebel guards")), qPrintable(said()));
    program.set("rebels", 0);
    QVERIFY2(said().contains(QStringLiteral("End the actions")), qPrintable(said()));
}

// As many lie there as are counted, and what is wrong is said by its name.
void TestCards::whatLiesInADeckIsCorrected()
{
    Program program;
    program.play(facing);
    const auto count = [&](Pile place) { return std::ranges::count(program.state().events, place, &Event::place); };
    auto* figure = program.part<kit::Readout>("eventDecks");
    const auto shown = [&] { return figure->accessibleName().section(QStringLiteral(": "), -1); };
    const auto choose = [&](Qt::Key key, int row) {
        QTest::keyClick(figure, key);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (!menu || menu->actions().size() <= row + 2)
            return QString();
        const QString name = menu->actions()[row + 2]->objectName();
        menu->actions()[row + 2]->trigger();
        menu->close();
        return name;
    };
    const auto before = count(Pile::Deck);
    QVERIFY(before > 1);
    QCOMPARE(shown(), QString::number(before));
    const QString gone = choose(Qt::Key_Minus, 0);
    QCOMPARE(count(Pile::Deck), before - 1);
    QCOMPARE(jaggedalliance::find(program.state().events, gone)->place, Pile::Gone);
    QCOMPARE(shown(), QString::number(before - 1));
    QVERIFY(!choose(Qt::Key_Plus, 0).isEmpty());
    QCOMPARE(count(Pile::Deck), before);
    program.play(put); // between scenarios the market lies open
    figure = program.part<kit::Readout>("market");
    const auto market = [&] { return std::ranges::count(program.state().cards, Place::Market, &Card::place); };
    const auto sold = market();
    QCOMPARE(shown(), QString::number(sold));
    QVERIFY(!choose(Qt::Key_Plus, 0).isEmpty());
    QCOMPARE(market(), sold + 1);
    program.play(acting);
    figure = program.part<kit::Readout>("lootDecks");
    const auto loot = [&] {
        return std::ranges::count_if(
            program.state().cards, [](const Card& one) { return one.deck != Deck::Aim && one.place == Place::Deck; });
    };
    const auto full = loot();
    QVERIFY(!choose(Qt::Key_Minus, 0).isEmpty());
    QCOMPARE(loot(), full - 1);
}

// With large letters in a small window several of its rows are seen.
void TestCards::theTrackerIsNotCrushed()
{
    Program program;
    program.play(put);
    auto* tracker = program.part<QListView>("trackerList");
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 1.5);
    QApplication::setFont(large);
    program.main->resize(1280, 720);
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
    const int seen = tracker->isVisible() ? tracker->height() : 0, market = program.part<QListView>("marketList")->height();
    QApplication::setFont(usual);
    QVERIFY2(seen >= 100 && market >= 100, qPrintable(QStringLiteral("%1, %2").arg(seen).arg(market)));
    program.main->resize(1600, 1000);
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
    QVERIFY(tracker->mapTo(program.main.get(), QPoint()).x()
        < program.part<QListView>("marketList")->mapTo(program.main.get(), QPoint()).x());
}

QTEST_MAIN(TestCards)
#include "tst_cards.moc"

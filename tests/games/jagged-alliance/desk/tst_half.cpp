// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A box of one's own at the desk of Jagged Alliance, of which not everything is entered: what is asked for, and how.
#include "program.h"

#include "engine/table_actions.h"
#include "games/jagged-alliance/desk/offer_words.h"
#include "games/jagged-alliance/desk/scenario/group_move.h"
#include "games/jagged-alliance/rules/rules.h"
#include "kit/entry/card_entry.h"
#include "kit/entry/place_edit.h"
#include "kit/entry/quick_edit.h"
#include "kit/forms/form.h"
#include "window/search/finder.h"

#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

using namespace jaggedalliance;

class TestHalf : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void aWeaponWithoutActionsAttacks();
    void itsDiceTellTheDamage();
    void whatWasTypedForAMoveIsThereAgain();
    void aCardIsLeftForLater();
    void rowsOfASpawnCardHaveRoom();
    void anEncounterIsChosenByItsWords();
    void theTerrainMayAddItsDie();
    void anAreaIsToldByHand();
    void whatIsHeldMovesDuringTheSetup();
    void anEnemyThatNobodyNamedStandsThere();
    void aLootCardIsEnteredAsItIsDrawn();
    void theTableSaysWhomAnEnemyAttacks();
    void aFingerFindsWhateverStandsThere();
    void aCampaignThatIsOverLeadsOn();
    void whoeverMayStandElsewhereIsTickedByHand();
    void enemiesStayASurprise();
    void whatIsLootedFindsItsPlace();
    void aWeaponShowsItsActionsAtOnce();
    void enterBeginsTheNextStep();
    void whatWasToldOfALineStandsInItsForm();
    void aLineIsToldInWords();
    void anEnemyIsTypedRowByRow();
    void whatOnlyHasANameMayLieAnywhere();
    void whatIsPrintedIsTypedWhereItLies();
    void aDoubleClickActivatesOnce();
};

namespace {

constexpr int facing = 30; // Halla stands before an enemy

template <engine::Act A, class Wanted> engine::AnyAction offered(const Program& program, const Wanted& wanted)
{
    for (const engine::Offer& one : program.offers())
        if (const A* act = one.action.as<A>(); act && one.verdict.isAllowed() && wanted(*act))
            return one.action;
    return {};
}

engine::AnyAction shot(const Program& program)
{
    return offered<Attack>(program, [](const Attack& a) { return a.card == QLatin1String("carbine-1") && !a.wear; });
}

// A field of what is asked now.
QWidget* asked(const Program& program, const char* name)
{
    auto* area = program.part<QPushButton>("enterDice")->parentWidget()->findChild<QScrollArea*>();
    return area && area->widget() ? area->widget()->findChild<QWidget*>(QLatin1String(name)) : nullptr;
}

template <class T> T* askedFor(const Program& program, const char* name)
{
    QWidget* field = asked(program, name);
    return field ? field->findChild<T*>() : nullptr;
}

// Where a whole card is entered now; null: nowhere.
kit::CardEntry* face(const Program& program)
{
    const QList<kit::CardEntry*> all = program.main->findChildren<kit::CardEntry*>();
    const auto entry = std::ranges::find_if(all, [](const kit::CardEntry* one) { return one->isVisible(); });
    return entry == all.end() ? nullptr : *entry;
}

// Two stand before a sector whose spawn card and areas nobody entered.
void own(Program& program, const QJsonObject& more = {})
{
    const QByteArray whole = R"({"phase": "players", "active": "fox", "step": "actions", "scenario": {"id": "ferry", "turn": 1},
        "players": ["Ana"], "mercenaries": [
            {"id": "fox", "title": "Fox", "place": "team", "at": "near", "stamina": 6, "start": 6, "command": 1},
            {"id": "ivan", "title": "Ivan", "place": "team", "at": "near", "stamina": 6, "start": 6, "command": 1}],
        "sectors": [{"id": "near", "title": "The Near Bank"}, {"id": "far", "title": "The Far Bank", "state": "occupied"}],
        "edges": [{"a": "near", "b": "far"}], "enemy_cards": [{"id": "guard", "title": "Guard", "initiative": 3}]})";
    QJsonObject state = QJsonDocument::fromJson(whole).object();
    for (auto it = more.begin(); it != more.end(); ++it)
        state.insert(it.key(), it.value());
    program.does("setup", {{QStringLiteral("state"), state}});
}

QJsonObject fight(const char* more)
{
    QJsonObject state = QJsonDocument::fromJson(R"({"mercenaries": [
            {"id": "fox", "title": "Fox", "place": "team", "at": "far", "stamina": 6, "start": 6, "command": 1},
            {"id": "ivan", "title": "Ivan", "place": "team", "at": "far", "stamina": 6, "start": 6, "command": 1}],
        "sectors": [{"id": "far", "title": "The Far Bank", "state": "contested"}], "edges": []})")
                            .object();
    const QJsonObject also = QJsonDocument::fromJson(more).object();
    for (auto it = also.begin(); it != also.end(); ++it)
        state.insert(it.key(), it.value());
    return state;
}

} // namespace

// What it rolls is asked for once, then what it showed; whoever knows neither goes on.
void TestHalf::aWeaponWithoutActionsAttacks()
{
    Program program;
    program.play(facing);
    const qsizetype foes = program.state().enemies.size();
    program.set("cards.carbine-1.uses", QJsonArray());
    QVERIFY(!shot(program).isNone());
    program.main->sitting()->propose(shot(program));
    auto* without = program.part<QPushButton>("goOnWithout");
    QVERIFY(without->isVisible());
    QTest::mouseClick(without, Qt::LeftButton);
    QCOMPARE(card(program.state(), QStringLiteral("carbine-1")).used, 0);
    QVERIFY(without->isVisible()); // what the dice showed
    QTest::mouseClick(without, Qt::LeftButton);
    QCOMPARE(card(program.state(), QStringLiteral("carbine-1")).used, 1);
    QCOMPARE(program.state().enemies.size(), foes); // nobody knows what it did
}

void TestHalf::itsDiceTellTheDamage()
{
    Program program;
    program.play(facing);
    program.set("cards.carbine-1.uses", QJsonArray());
    const QString foe = shot(program).as<Attack>()->target;
    program.set(QStringLiteral("enemies.%1.damage").arg(foe), 0);
    program.main->sitting()->propose(shot(program));
    QTest::mouseClick(program.part<QPushButton>("goOnWithout"), Qt::LeftButton);
    auto* successes = askedFor<QSpinBox>(program, "successes");
    QVERIFY(successes && successes->isVisible());
    const bool isHit = QTest::qWaitFor([&] { return successes->hasFocus(); });
    QVERIFY(isHit);
    successes->setValue(30);
    QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton);
    QVERIFY(!find(program.state().enemies, foe)); // no armour holds that
}

// The card that was typed for a move goes back with it, and is not typed once more.
void TestHalf::whatWasTypedForAMoveIsThereAgain()
{
    Program program;
    own(program);
    const auto step = [&] { return offered<MoveStep>(program, [](const MoveStep& a) { return a.to == QLatin1String("far"); }); };
    program.main->sitting()->propose(step());
    kit::CardEntry* entry = face(program); // as any card is entered, not a form beside the table
    QVERIFY(entry && entry->findChild<kit::QuickEdit*>()->isVisible());
    const auto place = [&](const char* path) { return entry->findChild<kit::PlaceEdit*>(QLatin1String(path)); };
    QTest::keyClicks(place("skulls"), QStringLiteral("2"));
    QTest::keyClicks(place("lines"), QStringLiteral("tokens 1 B"));
    QTest::mouseClick(entry->findChild<QPushButton*>(QStringLiteral("enterCard")), Qt::LeftButton);
    QVERIFY(!entry->isVisible());
    QCOMPARE(mercenary(program.state(), QStringLiteral("fox")).at, QStringLiteral("far"));
    QCOMPARE(program.state().tokens.size(), 1);
    QVERIFY(sector(program.state(), QStringLiteral("far")).spawn.id != QLatin1String("spawn")); // another card has no such name
    program.main->sitting()->undo();
    QCOMPARE(mercenary(program.state(), QStringLiteral("fox")).at, QStringLiteral("near"));
    program.main->sitting()->propose(step());
    QCOMPARE(place("skulls")->text(), QStringLiteral("2"));
    QTest::mouseClick(entry->findChild<QPushButton*>(QStringLiteral("enterCard")), Qt::LeftButton);
    QCOMPARE(program.state().tokens.size(), 1);
}

// Whoever goes on without the card goes on without what was typed of it so far, too, and finds that again.
void TestHalf::aCardIsLeftForLater()
{
    Program program;
    own(program);
    program.main->sitting()->propose(offered<MoveStep>(program, [](const MoveStep& a) { return a.to == QLatin1String("far"); }));
    kit::CardEntry* entry = face(program);
    QVERIFY(entry && program.main->sitting()->mayGoOn());
    const qint64 last = program.main->sitting()->table().last();
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    QTest::keyClick(program.main->focusWidget(), Qt::Key_Escape); // goes back, and does nothing
    QVERIFY(!entry->isVisible());
    QCOMPARE(program.main->sitting()->table().last(), last);
    program.main->sitting()->propose(offered<MoveStep>(program, [](const MoveStep& a) { return a.to == QLatin1String("far"); }));
    entry = face(program);
    QVERIFY(entry);
    QTest::keyClicks(entry->findChild<kit::PlaceEdit*>(QStringLiteral("lines")), QStringLiteral("tokens 1 B"));
    QTest::mouseClick(entry->findChild<QPushButton*>(QStringLiteral("fillInLater")), Qt::LeftButton);
    QVERIFY(!entry->isVisible());
    QCOMPARE(mercenary(program.state(), QStringLiteral("fox")).at, QStringLiteral("far"));
    QVERIFY(program.state().tokens.isEmpty());
    program.main->sitting()->undo();
    program.main->sitting()->propose(offered<MoveStep>(program, [](const MoveStep& a) { return a.to == QLatin1String("far"); }));
    QVERIFY(entry->isVisible());
    QVERIFY(!entry->findChild<kit::PlaceEdit*>(QStringLiteral("lines"))->text().isEmpty());
}

// Nothing on its face is lower than it needs to be read, and its rows are typed as they are printed.
void TestHalf::rowsOfASpawnCardHaveRoom()
{
    Program program;
    own(program);
    program.main->sitting()->propose(offered<MoveStep>(program, [](const MoveStep& a) { return a.to == QLatin1String("far"); }));
    kit::CardEntry* entry = face(program);
    QVERIFY(entry);
    int seen = 0;
    for (const kit::PlaceEdit* one : entry->findChildren<kit::PlaceEdit*>()) {
        ++seen;
        QVERIFY2(one->height() >= 24 && one->fontInfo().pixelSize() >= 10,
            qPrintable(
                QStringLiteral("%1: %2, %3").arg(one->accessibleName()).arg(one->height()).arg(one->fontInfo().pixelSize())));
    }
    QCOMPARE(seen, 5);
    auto* lines = entry->findChild<kit::PlaceEdit*>(QStringLiteral("lines"));
    for (const char* typed : {"2 Guard B, guard elite C, tokens 1 A", "2x guard at=B; elite guard C; encounters 1 A"}) {
        lines->selectAll();
        QTest::keyClicks(lines, QLatin1String(typed));
        QCOMPARE(lines->problem(), QString());
        QCOMPARE(QJsonDocument(lines->value().toArray()).toJson(QJsonDocument::Compact),
            QByteArray(R"([{"area":"B","count":2,"enemy":"guard"},{"area":"C","elite":true,"enemy":"guard"},)"
                       R"({"area":"A","encounters":1}])"));
    }
    entry->findChild<kit::QuickEdit*>()->setFocus(); // the line below says the same card
    lines->setValue(lines->value());
    QCOMPARE(lines->text(), QStringLiteral("2 Militia Guard B, Militia Guard elite C, encounters 1 A"));
    lines->selectAll();
    QTest::keyClicks(lines, QStringLiteral("2 Guard 3"));
    QVERIFY(!lines->problem().isEmpty());
    lines->selectAll();
    QTest::keyClicks(lines, QStringLiteral("Marsh Hound B")); // nobody entered it yet
    QCOMPARE(lines->value().toArray().first()[QLatin1String("enemy")].toString(), QStringLiteral("Marsh Hound"));
}

// Nobody entered the pool: every kind is there, an enemy too, and no short name of the program.
void TestHalf::anEncounterIsChosenByItsWords()
{
    Program program;
    own(program, fight(R"({"pool": [], "tokens": [{"id": "t1", "at": "far", "area": "C"}]})"));
    program.main->sitting()->realCards = true;
    const auto turned = offered<Reveal>(program, [](const Reveal& a) { return !a.far; });
    QVERIFY(!turned.isNone());
    program.main->sitting()->propose(turned);
    auto* shows = program.part<QComboBox>("shows0");
    QVERIFY(shows && shows->isVisible());
    QStringList words;
    for (int i = 0; i < shows->count(); ++i)
        words += shows->itemText(i);
    QVERIFY2(words.contains(QStringLiteral("Mine")) && words.contains(QStringLiteral("Enemy")),
        qPrintable(words.join(QLatin1Char('|'))));
    QVERIFY2(words.filter(QRegularExpression(QStringLiteral("^[a-z]+(-[0-9]+)?$"))).isEmpty(),
        qPrintable(words.join(QLatin1Char('|'))));
    shows->setCurrentIndex(shows->findText(QStringLiteral("Enemy")));
    QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton);
    QWidget* enemy = asked(program, "enemy"); // which one
    QVERIFY(enemy && enemy->isVisible());
    auto* choice = enemy->findChild<QComboBox*>();
    choice->setCurrentIndex(choice->findText(QStringLiteral("Guard")));
    QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton);
    QCOMPARE(program.state().enemies.size(), 1);
    QCOMPARE(program.state().enemies.first().card, QStringLiteral("guard"));
}

void TestHalf::theTerrainMayAddItsDie()
{
    Program program;
    own(program, fight(R"({"enemies": [{"id": "e1", "card": "guard", "at": "far", "area": "A"}],
        "incoming": [{"id": "i1", "who": "fox", "from": "e1", "damage": 1, "difficulty": 1, "hides": true}]})"));
    const auto hides = offered<Defend>(program, [](const Defend& a) { return a.stealth && a.terrain; });
    QVERIFY(!hides.isNone());
    const engine::Needs needs = program.main->sitting()->game().needs(program.main->sitting()->state(), hides);
    QCOMPARE(needs.dice.size(), 1);
    QCOMPARE(needs.dice.first().colour, QStringLiteral("blue"));
}

// Where somebody stands is said on the picture, by the letter as long as no area is entered.
void TestHalf::anAreaIsToldByHand()
{
    Program program;
    own(program, fight(R"({"enemies": [{"id": "e1", "card": "guard", "at": "far", "area": "A"}]})"));
    emit program.board("ground")->menuWanted(QStringLiteral("enemy:e1"), {});
    auto* menu = program.part<QMenu>("cellMenu");
    QVERIFY(menu);
    auto* told = menu->findChild<QAction*>(QStringLiteral("enemies.e1.area="));
    QVERIFY(told);
    told->trigger();
    menu->close();
    auto* area = askedFor<QLineEdit>(program, "area");
    QVERIFY(area && area->isVisible());
    QTest::keyClicks(area, QStringLiteral("C"));
    QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton);
    QCOMPARE(program.state().enemies.first().area, QStringLiteral("C"));
}

void TestHalf::whatIsHeldMovesDuringTheSetup()
{
    Program program;
    own(program,
        QJsonDocument::fromJson(R"({"phase": "setup", "active": "", "step": "none", "cards": [{"id": "gun",
        "title": "Gun", "kind": "weapon", "uses": [{"dice": "Y"}], "place": "weapon-1", "holder": "fox"}]})")
            .object());
    QJsonArray steps;
    for (int step = 1; step <= 17; ++step)
        steps += step;
    program.set(QStringLiteral("scenario.ticked"), steps); // the list is long enough while there is something to lay out
    const auto moved = [&](const char* to, std::optional<Place> place) {
        return offered<HandOver>(program, [&](const HandOver& a) { return a.to == QLatin1String(to) && a.place == place; });
    };
    const QJsonArray ticked = std::exchange(steps, QJsonArray{1, 2}); // before that the card itself says where it may go
    program.set(QStringLiteral("scenario.ticked"), steps);
    QVERIFY(moved("fox", Place::Weapon2).isNone());
    auto* cards = program.part<QListView>("cardList");
    for (int row = 0; row < cards->model()->rowCount(); ++row)
        if (cards->model()->index(row, 0).data().toString() == QStringLiteral("Gun"))
            emit cards->clicked(cards->model()->index(row, 0));
    auto* menu = program.main->findChild<QMenu*>(QStringLiteral("cardMenu"));
    QVERIFY(menu && menu->actions().size() > 1);
    menu->close();
    program.set(QStringLiteral("scenario.ticked"), ticked);
    QVERIFY(!moved("", std::nullopt).isNone()); // back into storage, from where others take it
    program.main->sitting()->propose(moved("fox", Place::Weapon2));
    QCOMPARE(card(program.state(), QStringLiteral("gun")).place, Place::Weapon2);
}

// Whoever it is, somebody stands there; a name that nobody entered is a name.
void TestHalf::anEnemyThatNobodyNamedStandsThere()
{
    Program program;
    own(program,
        fight(R"({"pool": [], "tokens": [{"id": "t1", "at": "far", "area": "C"}, {"id": "t2", "at": "far", "area": "D"}]})"));
    program.main->sitting()->propose(Reveal{QStringLiteral("t1"), QStringLiteral("enemy")});
    auto* without = program.part<QPushButton>("goOnWithout");
    QVERIFY(without->isVisible());
    const auto* meanwhile = program.part<QLabel>("meanwhile");
    QVERIFY2(meanwhile->text().contains(QStringLiteral("An enemy is placed")), qPrintable(meanwhile->text()));
    without->click();
    QCOMPARE(program.state().enemies.size(), 1);
    QCOMPARE(titleOf(program.state(), program.state().enemies.first().id), QStringLiteral("unnamed enemy"));
    program.main->sitting()->propose(Reveal{QStringLiteral("t2"), QStringLiteral("enemy")});
    QWidget* enemy = asked(program, "enemy");
    QVERIFY(enemy && enemy->isVisible());
    enemy->findChild<QComboBox*>()->setEditText(QStringLiteral("Chain Hound"));
    QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton);
    QCOMPARE(program.state().enemies.size(), 2);
    QCOMPARE(program.state().enemies.last().card, QStringLiteral("Chain Hound"));
}

// A real deck: its name is typed, then what is printed on it, as one act.
void TestHalf::aLootCardIsEnteredAsItIsDrawn()
{
    Program program;
    own(program, fight(R"({"corpses": [{"id": "c1", "at": "far", "enemy": "guard", "loot": ["loot-2"]}]})"));
    program.main->sitting()->realCards = true;
    program.main->sitting()->propose(Loot{QStringLiteral("c1"), {}, {}, {}});
    auto* drawn = program.part<QComboBox>("card0");
    QVERIFY(drawn && drawn->isVisible());
    drawn->setEditText(QStringLiteral("Rusty Knife"));
    QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton);
    const QList<kit::CardEntry*> all = program.main->findChildren<kit::CardEntry*>();
    const auto entry = std::ranges::find_if(all, [](const kit::CardEntry* one) { return one->isVisible(); });
    QVERIFY(entry != all.end());
    (*entry)->findChild<QPushButton*>(QStringLiteral("enterCard"))->click();
    const Card knife = card(program.state(), QStringLiteral("rusty-knife"));
    QCOMPARE(knife.title, QStringLiteral("Rusty Knife"));
    QCOMPARE(knife.deck, Deck::Loot2);
    QCOMPARE(knife.holder, QStringLiteral("fox"));
    QCOMPARE(program.state().corpses.size(), 0);
    program.main->sitting()->undo();
    QCOMPARE(program.state().corpses.size(), 1);
    QCOMPARE(card(program.state(), QStringLiteral("rusty-knife")).id, QString());
}

void TestHalf::theTableSaysWhomAnEnemyAttacks()
{
    Program program;
    own(program, fight(R"({"step": "enemies", "enemies": [{"id": "e1", "card": "guard", "at": "far", "area": "A"}],
        "enemy_cards": [{"id": "guard", "title": "Guard", "initiative": 3, "basic": {"damage": 2}}], "mercenaries": [
        {"id": "fox", "title": "Fox", "place": "team", "at": "far", "stamina": 6, "start": 6},
        {"id": "ivan", "title": "Ivan", "place": "team", "at": "far", "stamina": 6, "start": 6},
        {"id": "wolf", "title": "Wolf"}]})"));
    QVERIFY2(program.part<QLabel>("waitingText")->text().contains(QStringLiteral("is not known")),
        qPrintable(program.part<QLabel>("waitingText")->text()));
    program.main->sitting()->propose(EnemyAct{});
    const auto* meanwhile = program.part<QLabel>("meanwhile");
    QVERIFY2(meanwhile->text().contains(QStringLiteral("asked next: whom it attacks")), qPrintable(meanwhile->text()));
    QStringList labels;
    for (const QLabel* one :
        program.part<QPushButton>("enterDice")->parentWidget()->findChild<QScrollArea*>()->findChildren<QLabel*>())
        labels += one->accessibleName().isEmpty() ? one->text() : one->accessibleName();
    QVERIFY2(labels.contains(QStringLiteral("The area of Fox:")), qPrintable(labels.join(QLatin1Char('|'))));
    QTest::mouseClick(program.part<QPushButton>("goOnWithout"), Qt::LeftButton); // the areas
    QWidget* whom = asked(program, "target");
    QVERIFY(whom && whom->isVisible());
    auto* choice = whom->findChild<QComboBox*>();
    QVERIFY(choice->findText(QStringLiteral("Fox")) >= 0);
    QCOMPARE(choice->findText(QStringLiteral("Wolf")), -1); // nobody attacks whoever is not there
    choice->setCurrentIndex(choice->findText(QStringLiteral("Ivan")));
    QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton);
    QCOMPARE(program.state().incoming.size(), 1);
    QCOMPARE(program.state().incoming.first().who, QStringLiteral("ivan"));
    QCOMPARE(program.part<QLabel>("waitingTitle")->text(), QStringLiteral("At least 2 damage to Ivan"));
}

void TestHalf::aFingerFindsWhateverStandsThere()
{
    Program program;
    QJsonArray enemies, tokens;
    for (int i = 1; i <= 9; ++i) {
        enemies +=
            QJsonObject{{QStringLiteral("id"), QStringLiteral("e%1").arg(i)}, {QStringLiteral("card"), QStringLiteral("guard")},
                {QStringLiteral("at"), QStringLiteral("far")}, {QStringLiteral("area"), QStringLiteral("a")}};
        tokens += QJsonObject{{QStringLiteral("id"), QStringLiteral("t%1").arg(i)}, {QStringLiteral("at"), QStringLiteral("far")},
            {QStringLiteral("area"), QStringLiteral("b")}};
    }
    QJsonObject state = fight(R"({"sectors": [{"id": "far", "title": "The Far Bank", "state": "contested",
        "areas": [{"id": "a"}, {"id": "b"}, {"id": "c"}, {"id": "d"}],
        "borders": [{"a": "a", "b": "b"}, {"a": "b", "b": "c"}, {"a": "c", "b": "d"}, {"a": "d", "b": "a"}]}]})");
    state.insert(QStringLiteral("enemies"), enemies);
    state.insert(QStringLiteral("tokens"), tokens);
    own(program, state);
    program.main->resize(1280, 720);
    QCoreApplication::processEvents();
    for (const char* name : {"ground", "track", "sectors", "boards"})
        for (const kit::Cell& cell : program.board(name)->cells())
            QVERIFY2(!program.board(name)->isVisible() || (cell.rect.width() >= 24 && cell.rect.height() >= 24),
                qPrintable(QStringLiteral("%1 %2 x %3").arg(cell.id).arg(cell.rect.width()).arg(cell.rect.height())));
}

void TestHalf::aCampaignThatIsOverLeadsOn()
{
    Program program;
    auto* again = program.part<QPushButton>("onceMore");
    QVERIFY(again && !again->isVisible());
    own(program,
        QJsonDocument::fromJson(R"({"status": "over", "phase": "campaign", "active": "", "step": "none", "scenario": null,
        "sectors": [], "edges": [], "funds": 9, "mercenaries": [{"id": "fox", "title": "Fox", "place": "dead"}]})")
            .object());
    QVERIFY(again->isVisible());
    const QString name = program.main->sitting()->name();
    again->click();
    QTRY_COMPARE(program.main->sitting()->name(), name + QStringLiteral(" 2"));
    QCOMPARE(program.state().status, Status::Running);
    QCOMPARE(program.state().funds, 0);
    QVERIFY(!program.part<QPushButton>("onceMore")->isVisible());
}

// Nobody is taken along who may stand elsewhere, unless the table says so; and nobody who stands there already.
void TestHalf::whoeverMayStandElsewhereIsTickedByHand()
{
    Program program;
    own(program, fight(R"({"mercenaries": [
        {"id": "fox", "title": "Fox", "place": "team", "at": "far", "area": "A", "stamina": 6, "start": 6, "command": 1},
        {"id": "ivan", "title": "Ivan", "place": "team", "at": "far", "stamina": 6, "start": 6, "command": 1},
        {"id": "wolf", "title": "Wolf", "place": "team", "at": "far", "area": "B", "stamina": 6, "start": 6, "command": 1}],
        "enemies": [{"id": "e1", "card": "guard", "at": "far", "area": "B"}]})"));
    const auto along = [&](const QStringList& taken) {
        return offered<GroupMove>(program, [&](const GroupMove& a) { return a.to == QLatin1String("B") && a.taken == taken; });
    };
    QVERIFY(!along({}).isNone());
    QVERIFY(along({QStringLiteral("ivan"), QStringLiteral("wolf")}).isNone());
    QVERIFY(along({QStringLiteral("wolf")}).isNone());
    program.main->sitting()->propose(along({QStringLiteral("ivan")}));
    QVERIFY(program.part<QPushButton>("goOnWithout")->isVisible()); // where Ivan stands
    QCOMPARE(mercenary(program.state(), QStringLiteral("fox")).area, QStringLiteral("A"));
    QTest::mouseClick(program.part<QPushButton>("cancelAsk"), Qt::LeftButton);
    desk::GroupMoveForm form(program.state(), QStringLiteral("B"), nullptr);
    QVERIFY(!form.findChild<QCheckBox*>(QStringLiteral("goes-ivan"))->isChecked());
    QVERIFY(!form.findChild<QCheckBox*>(QStringLiteral("goes-wolf")));
    QCOMPARE(form.move().taken, QStringList());
}

// Whoever waits in a later scenario is in no list before somebody meets them; then they stay known.
void TestHalf::enemiesStayASurprise()
{
    Program program;
    window::Finder finder(*program.library);
    finder.sit(program.main->sitting());
    const auto found = [&](const QString& title) {
        const QList<window::Found> all = finder.find(title, window::Scope::Game, window::Finder::many);
        return std::ranges::count(all, window::FoundKind::Card, &window::Found::kind);
    };
    const auto listed = [&](const QString& title) {
        for (const engine::Offer& offer : program.offers())
            if (desk::titleOn(program.state(), offer).contains(title) || offer.label.text().contains(title))
                return true;
        const QAbstractItemModel* tracker = program.part<QListView>("trackerList")->model();
        for (int row = 0; row < tracker->rowCount(); ++row)
            if (tracker->index(row, 0).data().toString().contains(title))
                return true;
        return false;
    };
    program.does("start-campaign", {{QStringLiteral("players"), QJsonArray{QStringLiteral("Ana")}}});
    QVERIFY(!program.state().enemyCards.isEmpty());
    for (const Enemy& one : program.state().enemyCards) {
        QCOMPARE(found(one.title), 0);
        QVERIFY2(!listed(one.title), qPrintable(one.title));
    }
    const QString title = enemyCard(program.state(), QStringLiteral("guard")).title;
    program.set("sectors", QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("quay")}}});
    program.does("effect",
        {{QStringLiteral("effect"),
            QJsonObject{{QStringLiteral("kind"), QStringLiteral("place-enemy")},
                {QStringLiteral("card"), QStringLiteral("guard")}, {QStringLiteral("place"), QStringLiteral("quay")},
                {QStringLiteral("amount"), 1}}}});
    QCOMPARE(program.state().enemies.size(), 1);
    QCOMPARE(found(title), 1);
    program.set("enemies", QJsonArray());
    QCOMPARE(found(title), 1); // the history names them
    QVERIFY(listed(title));
}

// Into the inventory, or straight into a slot that is free.
void TestHalf::whatIsLootedFindsItsPlace()
{
    Program program;
    own(program, fight(R"({"corpses": [{"id": "c1", "at": "far", "enemy": "guard", "loot": ["loot-2"]}],
        "cards": [{"id": "gun", "title": "Gun", "kind": "weapon", "deck": "loot-2", "uses": [{"dice": "Y"}]}]})"));
    program.main->sitting()->realCards = false;
    program.main->sitting()->propose(offered<Loot>(program, [](const Loot&) { return true; }));
    QCOMPARE(card(program.state(), QStringLiteral("gun")).place, Place::Received);
    const auto put = [&](Place place) {
        return offered<Arrange>(program, [&](const Arrange& a) { return a.card == QLatin1String("gun") && a.place == place; });
    };
    QVERIFY(!put(Place::Inventory).isNone());
    QVERIFY(put(Place::Armour).isNone());
    program.main->sitting()->propose(put(Place::Weapon1));
    QCOMPARE(card(program.state(), QStringLiteral("gun")).place, Place::Weapon1);
}

// What it rolls stands beside its face, not behind More.
void TestHalf::aWeaponShowsItsActionsAtOnce()
{
    Program program;
    own(program, fight(R"({"corpses": [{"id": "c1", "at": "far", "enemy": "guard", "loot": ["loot-2"]}]})"));
    program.main->sitting()->realCards = true;
    program.main->sitting()->propose(Loot{QStringLiteral("c1"), {}, {}, {}});
    program.part<QComboBox>("card0")->setEditText(QStringLiteral("Rusty Knife"));
    QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton);
    const QList<kit::CardEntry*> all = program.main->findChildren<kit::CardEntry*>();
    const auto entry = std::ranges::find_if(all, [](const kit::CardEntry* one) { return one->isVisible(); });
    QVERIFY(entry != all.end());
    QVERIFY(!(*entry)->findChild<QPushButton*>(QStringLiteral("moreOfCard"))->isChecked());
    const auto* form = (*entry)->findChild<kit::Form*>();
    QVERIFY(form && form->isVisible());
    QCOMPARE(form->editors().first().first, QStringLiteral("uses"));
}

void TestHalf::enterBeginsTheNextStep()
{
    Program program;
    program.does("start-campaign", {{QStringLiteral("players"), QJsonArray{QStringLiteral("Ana")}}});
    const auto* begin = program.part<QPushButton>("beginScenario");
    QCOMPARE(begin->property("look").toString(), QStringLiteral("primary"));
    program.set(
        "history", QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("landing")}, {QStringLiteral("won"), true}}});
    QVERIFY(begin->property("look").toString() != QStringLiteral("primary")); // it would start over
    own(program,
        QJsonDocument::fromJson(R"({"phase": "setup", "active": "", "step": "none",
        "scenario": {"id": "ferry", "ticked": [1, 2, 3]}})")
            .object());
    auto* steps = program.part<QListView>("trackerList");
    QVERIFY2(steps->currentIndex().data().toString().startsWith(QStringLiteral("4 ")),
        qPrintable(steps->currentIndex().data().toString()));
}

// Nobody overwrites it who only adds what was missing.
void TestHalf::whatWasToldOfALineStandsInItsForm()
{
    Program program;
    own(program,
        QJsonDocument::fromJson(R"({"sectors": [{"id": "near", "title": "The Near Bank"}, {"id": "far", "title": "The Far Bank",
        "state": "occupied",
        "spawn": {"id": "s", "skulls": 1, "lines": [{"area": "B", "count": 3}, {"area": "B", "enemy": "guard", "count": 0}]}}]})")
            .object());
    program.main->sitting()->propose(offered<MoveStep>(program, [](const MoveStep& a) { return a.to == QLatin1String("far"); }));
    for (int passed = 0; passed < 3 && !asked(program, "count"); ++passed) // its areas come before
        QTest::mouseClick(program.part<QPushButton>("goOnWithout"), Qt::LeftButton);
    auto* count = askedFor<QSpinBox>(program, "count");
    QVERIFY2(count, qPrintable(program.part<QPushButton>("enterDice")->parentWidget()->findChild<QLabel*>()->text()));
    QCOMPARE(count->value(), 3);
    const auto says = count->parentWidget()->findChildren<QLabel*>(); // beside it, not in a tip
    QVERIFY(std::ranges::any_of(
        says, [](const QLabel* one) { return one->isVisible() && one->text() == QStringLiteral("0 is not known"); }));
    QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton); // nothing new was said
    QVERIFY(program.part<QLabel>("wrongFace")->isVisible());
    auto* enemy = askedFor<QComboBox>(program, "enemy");
    enemy->setCurrentIndex(enemy->findData(QStringLiteral("guard")));
    QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton);
    const Spawn line = sector(program.state(), QStringLiteral("far")).spawn.lines.value(0);
    QCOMPARE(line.area, QStringLiteral("B"));
    QCOMPARE(line.count, 3);
}

void TestHalf::aLineIsToldInWords()
{
    Program program;
    own(program,
        QJsonDocument::fromJson(R"({"sectors": [{"id": "near", "title": "The Near Bank"}, {"id": "far", "title": "The Far Bank",
        "state": "occupied", "spawn": {"id": "s", "lines": [{"area": "B", "count": 0}]}}]})")
            .object());
    const QString said = program.main->sitting()
                             ->game()
                             .tell(program.main->sitting()->state(),
                                 engine::Correct{QStringLiteral("sectors.far.spawn.lines.0"),
                                     QJsonObject{{QStringLiteral("area"), QStringLiteral("B")}, {QStringLiteral("count"), 2},
                                         {QStringLiteral("enemy"), QStringLiteral("guard")}},
                                     {}})
                             .text();
    QVERIFY2(said.contains(QStringLiteral("line 1 of the spawn card of The Far Bank")) && !said.contains(QStringLiteral("area:")),
        qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("Guard")), qPrintable(said));
}

// The rows of the printed card are on its face, and what the last enemy had is no guess.
void TestHalf::anEnemyIsTypedRowByRow()
{
    kit::CardEntry entry;
    entry.resize(900, 560);
    const desk::Desk desk;
    const QString list = QStringLiteral("enemy_cards");
    kit::CardAsked asked;
    asked.list = list;
    asked.schema = engine::schemaOf<Enemy>();
    asked.before = QJsonDocument::fromJson(R"({"title": "Yard Dog", "basic": {"health": 9, "damage": 9}})").object();
    asked.layout = [&](const QJsonObject& card) { return desk.cardLayout(list, card); };
    entry.ask(asked);
    entry.show();
    QVERIFY(QTest::qWaitForWindowActive(&entry));
    const auto place = [&](const QString& path) { return entry.findChild<kit::PlaceEdit*>(path); };
    for (const cards::Place& one : cards::placesOf(asked.schema))
        QVERIFY2(!one.printed || place(one.path), qPrintable(one.path));
    const auto type = [&](const char* path, const char* typed) {
        kit::PlaceEdit* edit = place(QLatin1String(path));
        edit->setFocus();
        edit->takeGuess();
        edit->selectAll();
        QTest::keyClicks(edit, QLatin1String(typed));
        return edit->problem();
    };
    const auto row = [&](const char* path) {
        return QString::fromUtf8(
            QJsonDocument(entry.card().value(QLatin1String(path)).toObject()).toJson(QJsonDocument::Compact));
    };
    QCOMPARE(place(QStringLiteral("basic"))->text(), QString());
    QCOMPARE(type("basic", "2 1 1 - 3 bleeding"), QString());
    QCOMPARE(type("elite", "31121"), QString());
    QCOMPARE(type("advanced", "4 ? 2"), QString());
    QCOMPARE(
        row("basic"), QStringLiteral(R"({"armour":1,"conditions":["bleeding"],"damage":1,"health":2,"range":-1,"stealth":3})"));
    QCOMPARE(row("elite"), QStringLiteral(R"({"armour":1,"damage":1,"health":3,"range":2,"stealth":1})"));
    QCOMPARE(row("advanced"), QStringLiteral(R"({"damage":2,"health":4})"));
    auto* line = entry.findChild<kit::QuickEdit*>();
    QVERIFY2(line->text().contains(QStringLiteral("basic(h2 a1 d1 r-1 s3 brings=bleeding)")), qPrintable(line->text()));
    QVERIFY(type("advanced_elite", "1 2 3 4 5 6").contains(QStringLiteral("stealth")));
    QVERIFY(!type("advanced_elite", "1 x").isEmpty());
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, QStringLiteral("Quay Guard 3 basic(h5 d1 r2)"));
    QCOMPARE(place(QStringLiteral("basic"))->text(), QStringLiteral("5 ? 1 2"));
}

// It is of no kind yet: nothing calls it a weapon, and every slot takes it.
void TestHalf::whatOnlyHasANameMayLieAnywhere()
{
    Program program;
    const auto vest = [](const char* place) {
        return QJsonDocument::fromJson(QByteArray(R"([{"id": "vest", "title": "Old Vest", )") + place + "}]").array();
    };
    const QJsonObject setup{{QStringLiteral("phase"), QStringLiteral("setup")}, {QStringLiteral("active"), QString()},
        {QStringLiteral("step"), QStringLiteral("none")}};
    QJsonObject stored = setup, held = setup;
    stored.insert(QStringLiteral("cards"), vest(R"("place": "storage")"));
    held.insert(QStringLiteral("cards"), vest(R"("place": "inventory", "holder": "fox")"));
    const auto isWorn = [](const HandOver& a) { return a.to == QLatin1String("fox") && a.place == Place::Armour; };
    own(program, stored);
    QVERIFY(!offered<HandOver>(program, isWorn).isNone());
    const QModelIndex row = program.part<QListView>("cardList")->model()->index(1, 0);
    QCOMPARE(row.data().toString(), QStringLiteral("Old Vest"));
    QCOMPARE(row.data(kit::DetailRole).toString(), QStringLiteral("only its name is known"));
    own(program, held);
    const QList<engine::Offer> kept = offersOnHeld(program.state(), QStringLiteral("vest"));
    QVERIFY(std::ranges::any_of(kept, [&](const engine::Offer& one) {
        const HandOver* act = one.action.as<HandOver>();
        return act && isWorn(*act) && one.verdict.isAllowed();
    }));
}

void TestHalf::whatIsPrintedIsTypedWhereItLies()
{
    Program program;
    own(program,
        {{QStringLiteral("active"), QString()}, {QStringLiteral("step"), QStringLiteral("none")},
            {QStringLiteral("cards"),
                QJsonDocument::fromJson(R"([{"id": "vest", "title": "Old Vest", "place": "inventory", "holder": "fox"}])")
                    .array()}});
    program.board("boards")->press(QStringLiteral("card:vest")); // nothing can be done with it now
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    auto* printed = menu->findChild<QAction*>(QStringLiteral("printed"));
    QVERIFY(printed);
    QStringList wanted;
    connect(program.main->findChild<kit::TableView*>(), &kit::TableView::pageWanted, this,
        [&](const QString& page, const QString& what) {
            wanted = {page, what};
        });
    printed->trigger();
    menu->close();
    QCOMPARE(wanted, QStringList({QStringLiteral("cards"), QStringLiteral("setup.cards.vest")}));
}

// Where the button of an activation stood, the one that ends it has come to stand.
void TestHalf::aDoubleClickActivatesOnce()
{
    Program program;
    own(program, {{QStringLiteral("active"), QString()}, {QStringLiteral("step"), QStringLiteral("none")}});
    auto* button = program.part<QPushButton>("choice0");
    QVERIFY(button->text().contains(QStringLiteral("Activate")));
    const QPointF at = button->rect().center();
    for (const QEvent::Type type :
        {QEvent::MouseButtonPress, QEvent::MouseButtonRelease, QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
        QMouseEvent event(type, at, button->mapToGlobal(at), Qt::LeftButton,
            type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(button, &event);
    }
    QCOMPARE(program.state().active, QStringLiteral("fox"));
}

QTEST_MAIN(TestHalf)
#include "tst_half.moc"

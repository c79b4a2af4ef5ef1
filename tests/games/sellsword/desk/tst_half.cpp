// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Units that are typed in short, and what the table shows and asks for of cards that are entered half.
#include "program.h"

#include "games/sellsword/desk/names.h"
#include "games/sellsword/desk/offer_words.h"
#include "games/sellsword/desk/stages.h"
#include "games/sellsword/desk/warband/short_unit.h"
#include "games/sellsword/desk/match/moments.h"
#include "engine/json.h"
#include "games/sellsword/rules/map/board.h"
#include "games/sellsword/rules/rules.h"
#include "kit/entry/card_entry.h"
#include "kit/forms/ask_panel.h"
#include "kit/forms/form.h"
#include "kit/lists/now_panel.h"
#include "window/cards/on_table.h"

#include <QCheckBox>
#include <QComboBox>
#include <QJsonDocument>
#include <QLabel>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTranslator>

using namespace sellsword;

namespace {

void type(QWidget& in, const char* name, const QString& text) { in.findChild<QLineEdit*>(QLatin1String(name))->setText(text); }

// What a unit that is typed like this joins as; nothing: it is objected to.
std::optional<UnitCard> joining(const QString& title, const QString& wounds, const QString& bonus = {})
{
    desk::ShortUnit form;
    form.present({}, true);
    QSignalSpy joins(&form, &desk::ShortUnit::joins);
    type(form, "shortTitle", title);
    type(form, "shortWounds", wounds);
    type(form, "shortBonus", bonus);
    form.findChild<QPushButton*>(QStringLiteral("addShort"))->click();
    if (form.findChild<QLabel*>(QStringLiteral("shortWrong"))->isHidden() != (joins.size() == 1))
        qFatal("neither joined nor objected to");
    return joins.isEmpty() ? std::nullopt : std::optional(joins.first().first().value<UnitCard>());
}

} // namespace

class TestHalf : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { qRegisterMetaType<UnitCard>(); }
    void printedWoundsAreRead();
    void theNumberBehindANameIsItsPoints();
    void aFirstAttackIsCalledAsEverythingIsNow();
    void whatWasTypedInShortIsCarriedOver();
    void whatAnAttackAddsStandsWithIt();
    void noChancesAreToldWithoutArmor();
    void thePageOfOddsKnowsNoMore();
    void diceThatWereTypedStay();
    void whatCameOfItIsEnough();
    void aSideMustersAlone();
    void betweenRoundsNoMapIsDue();
    void theGuideSaysWhatThePageSays();
    void aWayLeadsAroundTheWall();
    void returnIsHeardInAnEmptyPlace();
    void whatIsTypedAmongCardsLiesOnTheTable();
    void theDieIsTheRollsWithoutABonusToo();
    void attacksThatNobodyEnteredAreAskedFor();
    void whoseTokensNobodyEnteredIsStruckInTwoPresses();
    void woundsThatNobodyEnteredAreAskedFor();
    void anAttackThatIsAskedForSomethingIsRolledToo();
    void chancesOnAnUnknownStatisticAreNotTold();
    void aMatchThatIsOverLeadsOn();
};

// With the same sides, as they are called by now, and the same settings.
void TestHalf::aMatchThatIsOverLeadsOn()
{
    Program program;
    program.match();
    auto* again = program.part<QPushButton>("onceMore");
    QVERIFY(again && !again->isVisible());
    program.set(QStringLiteral("players.tide.title"), QStringLiteral("Ines and the Tide"));
    program.set(QStringLiteral("settings.win_rule"), QStringLiteral("exceed"));
    program.set(QStringLiteral("stage"), QStringLiteral("over"));
    QVERIFY(again->isVisible());
    const QString name = program.main->sitting()->name();
    again->click();
    QTRY_COMPARE(program.main->sitting()->name(), name + QStringLiteral(" 2"));
    QCOMPARE(program.state().stage, Stage::Warbands);
    QCOMPARE(program.state().settings.winRule, WinRule::Exceed);
    QCOMPARE(player(program.state(), QStringLiteral("tide"))->title, QStringLiteral("Ines and the Tide"));
    QVERIFY(program.state().units.isEmpty());
}

// Numbers may stay blank, the last one too.
void TestHalf::returnIsHeardInAnEmptyPlace()
{
    desk::ShortUnit form;
    form.present({}, true);
    form.show();
    QVERIFY(QTest::qWaitForWindowActive(&form));
    QSignalSpy joins(&form, &desk::ShortUnit::joins);
    type(form, "shortTitle", QStringLiteral("Valor Scout"));
    for (const char* name : {"shortCost", "shortArmor", "shortVigor", "shortBonus", "shortRange"}) {
        auto* place = form.findChild<QLineEdit*>(QLatin1String(name));
        place->setFocus();
        QTest::keyClick(place, Qt::Key_Return);
        QVERIFY2(joins.isEmpty() && QApplication::focusWidget() && QApplication::focusWidget() != place, name); // the next place
        place->setFocus();
        QTest::keyClick(place, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY2(joins.size() == 1, name);
        joins.clear();
        type(form, "shortTitle", QStringLiteral("Valor Scout"));
    }
}

// Units lie on the table from the beginning, so a card that is new joins those that may be chosen; nobody typed its blanks.
void TestHalf::whatIsTypedAmongCardsLiesOnTheTable()
{
    Program program;
    program.match();
    kit::Sitting& sitting = *program.main->sitting();
    const auto units = cards::sectionAt({}, sitting.game(), QStringLiteral("cards.unit"));
    const QJsonObject orc{{QStringLiteral("id"), QStringLiteral("orc-ram")}, {QStringLiteral("title"), QStringLiteral("Orc Ram")},
        {QStringLiteral("cost"), 21}};
    QCOMPARE(window::bringToTable(sitting, *units, {{{}, orc}}), 1);
    const UnitCard* card = sellsword::find(program.state().cards, QStringLiteral("orc-ram"));
    QVERIFY(card);
    QCOMPARE(card->cost, std::optional(21));
    QVERIFY(!card->vigor);
    QCOMPARE(window::bringToTable(sitting, *units, {{orc, orc}}), 0); // it lies there already
}

// Typed anywhere while the attack waits; what it adds is asked for then, and the die stays.
void TestHalf::theDieIsTheRollsWithoutABonusToo()
{
    Program program;
    program.match();
    program.set("cards.reeve.agility", QJsonValue::Null);
    const QJsonObject wounds{{QStringLiteral("kind"), QStringLiteral("wounds")}, {QStringLiteral("amount"), 10}};
    program.set("cards.reeve.attacks",
        QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("long-axe")}, {QStringLiteral("range"), 1},
            {QStringLiteral("effects"), QJsonArray{wounds}}}});
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    program.does("attack",
        {{QStringLiteral("who"), QStringLiteral("reeve")}, {QStringLiteral("attack"), QStringLiteral("long-axe")},
            {QStringLiteral("target"), QStringLiteral("mourner")}});
    QObject here;
    engine::AnyAction asked;
    connect(program.main->sitting(), &kit::Sitting::lacking, &here,
        [&](const engine::AnyAction& action, const QList<engine::Fault>&, const QString&) { asked = action; });
    program.typeDice("14");
    QVERIFY(asked.is<RollAttack>());
    QCOMPARE(asked.as<RollAttack>()->rolled, QList<int>{14});
}

// Where no attack of its card was typed one press opens their place, on its turn and when it may reply.
void TestHalf::attacksThatNobodyEnteredAreAskedFor()
{
    Program program;
    program.match();
    program.set("cards.mourner.attacks", QJsonArray());
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    program.does("attack",
        {{QStringLiteral("who"), QStringLiteral("reeve")}, {QStringLiteral("attack"), QStringLiteral("long-axe")},
            {QStringLiteral("target"), QStringLiteral("mourner")}});
    const QList<engine::Offer> offers = program.main->sitting()->offers();
    const QList<desk::Choice> choices = desk::replyChoices(desk::Scene{program.state(), offers, {}});
    const auto entered = std::ranges::find_if(choices, [](const desk::Choice& one) { return one.action.is<engine::Correct>(); });
    QVERIFY(entered != choices.end());
    QCOMPARE(entered->action.as<engine::Correct>()->path, QStringLiteral("cards.mourner.attacks"));
    QSignalSpy lacking(program.main->sitting(), &kit::Sitting::lacking);
    program.main->sitting()->propose(entered->action);
    QCOMPARE(lacking.size(), 1); // it asks for them
    // Whoever has its turn, before its target is pressed and behind that.
    program.main->sitting()->undo();
    program.set("cards.reeve.attacks", QJsonArray());
    const QList<engine::Offer> now = program.main->sitting()->offers();
    for (const char* target : {"", "mourner"}) {
        const desk::Pointing pointing{QStringLiteral("reeve"), QLatin1String(target), {}, {}};
        const auto moment = desk::atActs(desk::Scene{program.state(), now, pointing});
        QVERIFY(moment);
        QVERIFY2(std::ranges::any_of(moment->choices, [](const desk::Choice& one) { return one.action.is<engine::Correct>(); }),
            target);
    }
}

// As of a whole card: whom, and that. Whether there is a reply is not known, and one row waits for it.
void TestHalf::whoseTokensNobodyEnteredIsStruckInTwoPresses()
{
    Program program;
    program.match();
    program.set("cards.bone-page.agility", QJsonValue::Null);
    program.set("cards.bone-page.pool", QJsonObject());
    program.set("cards.bone-page.entered", QJsonArray()); // it was never looked at
    program.set("units.bone-page.tokens", QJsonValue::Null);
    program.set("units.mourner.tokens", QJsonObject());
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    pressCell(program.map(), QStringLiteral("unit:bone-page"));
    auto* next = program.part<QPushButton>("nextStep");
    QVERIFY2(next->text().startsWith(QStringLiteral("Roll: ")), qPrintable(next->text()));
    const QModelIndex alone = program.row("attack", QStringLiteral("Declare only: "));
    QVERIFY(alone.isValid());
    QVERIFY(program.rows().choice(alone)->detail.contains(QStringLiteral("tokens not known: Bone page"), Qt::CaseInsensitive));
    program.chance.next = 18;
    QTest::mouseClick(next, Qt::LeftButton);
    QVERIFY(program.state().strikes.isEmpty());
    QVERIFY(!program.state().hurts.isEmpty());
    program.main->sitting()->undo(); // it is aimed at still
    program.choices()->setCurrentIndex(program.row("attack", QStringLiteral("Declare only: ")));
    QVERIFY2(next->text().startsWith(QStringLiteral("Declare only: ")), qPrintable(next->text()));
    QTest::mouseClick(next, Qt::LeftButton);
    QCOMPARE(program.state().strikes.size(), 1);
    QVERIFY(program.row("reply").isValid());
}

// Before the die falls, and on the card itself: a hit whose wounds nobody entered would land on nobody.
void TestHalf::woundsThatNobodyEnteredAreAskedFor()
{
    Program program;
    program.match();
    program.set("cards.reeve.brawn", QJsonValue::Null);
    program.set("cards.reeve.attacks",
        QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("long-axe")}, {QStringLiteral("bonus"), 6}}});
    const QString place = QStringLiteral("cards.reeve.attacks.long-axe.effects");
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    const auto missing = [&](const engine::AnyAction& action) {
        QStringList paths;
        for (const engine::Blank& blank :
            program.main->sitting()->game().check(program.main->sitting()->state(), action).missing())
            paths += blank.path;
        return paths;
    };
    DeclareAttack attack;
    attack.who = QStringLiteral("reeve");
    attack.attack = QStringLiteral("long-axe");
    attack.target = QStringLiteral("bone-page");
    QVERIFY(missing(attack).contains(place));
    program.does("attack",
        {{QStringLiteral("who"), QStringLiteral("reeve")}, {QStringLiteral("attack"), QStringLiteral("long-axe")},
            {QStringLiteral("target"), QStringLiteral("bone-page")}});
    QCOMPARE(program.state().strikes.size(), 1);
    RollAttack roll;
    roll.rolled = {1};
    QVERIFY(!missing(roll).contains(place)); // a miss asks for nothing
    roll.rolled = {20};
    QVERIFY(missing(roll).contains(place));
    program.does("roll", {{QStringLiteral("rolled"), QJsonArray{20}}});
    auto* ask = program.main->findChild<kit::AskPanel*>();
    QVERIFY(ask->isVisible());
    QCOMPARE(program.state().strikes.size(), 1);
    program.main->sitting()->answer(engine::Correct{place, {}, {}},
        {{QStringLiteral("value"),
            QJsonArray{QJsonObject{{QStringLiteral("kind"), QStringLiteral("wounds")}, {QStringLiteral("amount"), 10},
                {QStringLiteral("type"), QStringLiteral("cut")}}}}},
        {});
    QCoreApplication::processEvents();
    QVERIFY(program.state().strikes.isEmpty()); // it goes on with what was entered
    QCOMPARE(program.state().hurts.size(), 1);
}

// Answered or gone on without, no further press is wanted; what is cancelled is forgotten.
void TestHalf::anAttackThatIsAskedForSomethingIsRolledToo()
{
    Program program;
    program.begin();
    program.set("settings.tracking", QStringLiteral("light"));
    program.set("map", QJsonValue::Null);
    for (const auto& [player, card] : {std::pair("tide", "reeve"), std::pair("court", "mourner")})
        program.does(
            "add-unit", {{QStringLiteral("player"), QLatin1String(player)}, {QStringLiteral("card"), QLatin1String(card)}});
    for (const char* player : {"tide", "court"})
        program.does("finish-warband", {{QStringLiteral("player"), QLatin1String(player)}});
    program.set("cards.mourner.attacks", QJsonArray());
    auto* roster = program.part<kit::Board>("roster");
    auto* ask = program.main->findChild<kit::AskPanel*>();
    const auto aim = [&] {
        roster->press(QStringLiteral("unit:reeve"));
        roster->press(QStringLiteral("unit:mourner"));
        roster->press(QStringLiteral("unit:mourner"));
    };
    program.chance.next = 1;
    aim();
    QVERIFY(ask->isVisible() && program.state().strikes.isEmpty());
    program.part<QPushButton>("goOnWithout")->click();
    QCoreApplication::processEvents();
    QVERIFY(program.state().strikes.isEmpty());
    QCOMPARE(program.lastEntry().value(QLatin1String(engine::rolledField)).toArray(), QJsonArray{1});
    const qint64 last = program.main->sitting()->table().last();
    aim();
    QVERIFY(ask->isVisible());
    program.part<QPushButton>("cancelAsk")->click();
    QCoreApplication::processEvents();
    QCOMPARE(program.main->sitting()->table().last(), last);
}

void TestHalf::chancesOnAnUnknownStatisticAreNotTold()
{
    Program program;
    program.match();
    program.set("cards.reeve.brawn", QJsonValue::Null);
    program.set("units.reeve.statuses",
        QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("hobbled")},
            {QStringLiteral("kind"), QStringLiteral("hobbled")}, {QStringLiteral("stat"), QStringLiteral("brawn")}}});
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    program.does("end-turn", {});
    for (const engine::Offer& offer : program.main->sitting()->offers())
        if (offer.action.is<Recover>()) {
            const QString outcome = desk::wordsOn(program.state(), offer).outcome;
            QVERIFY2(!outcome.contains(QLatin1Char('%')), qPrintable(outcome));
            return;
        }
    QFAIL("nothing to recover from");
}

// As the book prints them (p. 12).
void TestHalf::printedWoundsAreRead()
{
    const auto two = joining(QStringLiteral("Dragon"), QStringLiteral("5 Pierce AND 5 Fear"), QStringLiteral("7"));
    QVERIFY(two);
    const QList<Effect> effects = two->attacks.value(0).effects;
    QCOMPARE(effects.size(), 2);
    QCOMPARE(effects[0].type, Harm::Pierce);
    QCOMPARE(effects[1].type, Harm::Fear);
    QCOMPARE(effects[1].joiner, Joiner::And);
    QCOMPARE(effects[1].amount, 5);
    const auto then = joining(QStringLiteral("Wizard"), QStringLiteral("10 pierce then 10 magic"));
    QVERIFY(then);
    QCOMPARE(then->attacks.value(0).effects.value(1).joiner, Joiner::Then);
    for (const char* wrong : {"10 frobs", "10 pierce and", "pierce", "10 pierce 5"})
        QVERIFY2(!joining(QStringLiteral("Dragon"), QLatin1String(wrong)), wrong);
    // A 0 that is typed is known, a blank is not.
    QCOMPARE(joining(QStringLiteral("Imp"), QStringLiteral("5 cut"), QStringLiteral("0"))->entered.size(), 1);
    QVERIFY(joining(QStringLiteral("Imp"), QStringLiteral("5 cut"))->entered.isEmpty());
}

void TestHalf::theNumberBehindANameIsItsPoints()
{
    const auto one = joining(QStringLiteral("Gray Necromancer 31"), {});
    QVERIFY(one);
    QCOMPARE(one->title, QStringLiteral("Gray Necromancer"));
    QCOMPARE(one->cost, 31);
    QVERIFY(!joining(QStringLiteral("Hrolf 40 Valor Human"), {}));
}

// The first attack of a unit in short has no name of its own, in whatever language it was typed.
void TestHalf::aFirstAttackIsCalledAsEverythingIsNow()
{
    class Angriff : public QTranslator {
    public:
        QString translate(const char* context, const char* text, const char*, int) const override
        {
            return qstrcmp(context, "sellsword") == 0 && qstrcmp(text, "Attack") == 0 ? QStringLiteral("Angriff") : QString();
        }
        bool isEmpty() const override { return false; }
    } german;
    const auto one = joining(QStringLiteral("Imp"), QStringLiteral("5 cut"));
    QVERIFY(one && one->attacks.size() == 1);
    Attack kept = one->attacks.first(); // by an earlier version
    kept.title = QStringLiteral("Attack");
    QCOMPARE(printedTitle(one->attacks.first()), QStringLiteral("Attack"));
    QCoreApplication::installTranslator(&german);
    QCOMPARE(printedTitle(one->attacks.first()), QStringLiteral("Angriff"));
    QCOMPARE(printedTitle(kept), QStringLiteral("Angriff"));
    QCoreApplication::removeTranslator(&german);
}

void TestHalf::whatWasTypedInShortIsCarriedOver()
{
    Program program;
    program.begin();
    type(*program.main, "shortTitle", QStringLiteral("Gray Necromancer 31"));
    type(*program.main, "shortWounds", QStringLiteral("10 pierce"));
    type(*program.main, "shortRange", QStringLiteral("1")); // as if nobody had said it
    program.part<QPushButton>("newCard")->click();
    const auto* entry = program.part<kit::CardEntry>("warbandCard");
    const QJsonObject begun = entry->card();
    QCOMPARE(begun.value(QLatin1String("title")).toString(), QStringLiteral("Gray Necromancer"));
    QCOMPARE(begun.value(QLatin1String("cost")).toInt(), 31);
    QVERIFY(!begun.contains(QLatin1String("pool")));
    const QString line = entry->findChild<QLineEdit*>(QStringLiteral("quickLine"))->text(); // says that much and no more
    static const QRegularExpression unsaid(QStringLiteral("entered|\"\"|=no|\\b[bgr]0|id=|acts1"));
    QVERIFY2(!line.contains(unsaid), qPrintable(line));
    QVERIFY2(line.contains(QStringLiteral("10")) && line.contains(QStringLiteral("r1")), qPrintable(line));
    program.part<QCheckBox>("takesIt")->setChecked(false);
    entry->findChild<QPushButton*>(QStringLiteral("enterCard"))->click();
    const UnitCard* card = find(program.state().cards, QStringLiteral("gray-necromancer"));
    QVERIFY(card);
    QCOMPARE(card->cost, 31);
    QCOMPARE(card->attacks.value(0).effects.value(0).amount, 10);
    QCOMPARE(card->attacks.value(0).id, QLatin1String(firstAttack));
    QCOMPARE(card->entered, QStringList{placeOf(card->attacks.first(), "range")});
    QVERIFY(program.part<QLineEdit>("shortTitle")->text().isEmpty());
}

// The same list of parts stands with the offer, in both lists, as above the chances.
void TestHalf::whatAnAttackAddsStandsWithIt()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    int attacks = 0;
    for (const engine::Offer& offer : program.main->sitting()->offers()) {
        const auto question = desk::attackIn(offer.action);
        const auto seen = question && offer.verdict.isAllowed() ? desk::forecast(program.state(), *question) : std::nullopt;
        if (!seen || !seen->value.hit)
            continue;
        const QString parts = desk::makingText(seen->value);
        QVERIFY2(parts.contains(seen->value.making), qPrintable(parts));
        QVERIFY2(desk::wordsOn(program.state(), offer).detail.startsWith(parts), qPrintable(parts));
        ++attacks;
    }
    QVERIFY(attacks > 0);
}

void TestHalf::noChancesAreToldWithoutArmor()
{
    Program program;
    program.match();
    program.set("cards.mourner.armor", QJsonValue::Null);
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    int attacks = 0;
    for (const engine::Offer& offer : program.main->sitting()->offers())
        if (const auto* attack = offer.action.as<DeclareAttack>();
            attack && attack->target == QLatin1String("mourner") && offer.verdict.isAllowed()) {
            const kit::OfferText text = desk::wordsOn(program.state(), offer);
            const bool isAtArmor = attackOf(program.state(), program.unit("reeve"), attack->attack)->vs == Stat::Armor;
            QCOMPARE(text.outcome == QLatin1String("?"), isAtArmor);
            QVERIFY2(!isAtArmor || text.detail.contains(QStringLiteral("Armor")), qPrintable(text.detail));
            attacks += isAtArmor;
        }
    QVERIFY(attacks > 0);
}

namespace {

// The answers of the questions of chance about one attack, outcome by outcome as the page shows them.
QStringList outcomes(Program& program, const QString& titled, const char* aimed)
{
    QStringList all;
    for (const kit::OddsQuestion& one : desk::Desk().odds(*program.main->sitting()))
        if (one.title.contains(titled))
            for (const dice::NamedOdds& answer : *one.answer())
                if (answer.name.contains(QLatin1String(aimed)))
                    for (std::size_t i = 0; i < answer.odds.size(); ++i)
                        all += QStringLiteral("%1 %2").arg(
                            one.words.value(answer.odds.outcomes()[i], QString::number(answer.odds.outcomes()[i])),
                            QString::number(answer.odds.chance(i), 'f', 2));
    return all;
}

} // namespace

// Without Armor a 1 misses and a 20 is critical: nothing else is known, and neither are wounds that nobody entered.
void TestHalf::thePageOfOddsKnowsNoMore()
{
    Program program;
    program.match();
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    program.does("attack",
        {{QStringLiteral("who"), QStringLiteral("reeve")}, {QStringLiteral("attack"), QStringLiteral("long-axe")},
            {QStringLiteral("target"), QStringLiteral("bone-page")}});
    QCOMPARE(program.state().strikes.size(), 1);
    const QStringList known = outcomes(program, QStringLiteral("wounds"), "wounds");
    QVERIFY(!known.isEmpty() && known.filter(QStringLiteral("not known")).isEmpty());
    program.set("cards.bone-page.armor", QJsonValue::Null);
    const QStringList open = outcomes(program, QStringLiteral("wounds"), "wounds");
    QCOMPARE(open.value(0), QStringLiteral("not known 0.90"));
    QCOMPARE(open.value(1), QStringLiteral("0 0.05"));
    QCOMPARE(open.size(), 3);
    QVERIFY(outcomes(program, QStringLiteral("wounds"), "reroll").value(0).startsWith(QStringLiteral("not known 0.9")));
    const auto asked = program.main->sitting()->game().ask(program.main->sitting()->state(), QStringLiteral("preview"),
        {{QStringLiteral("who"), QStringLiteral("reeve")}, {QStringLiteral("attack"), QStringLiteral("long-axe")},
            {QStringLiteral("target"), QStringLiteral("bone-page")}});
    QVERIFY(asked && asked->value.toObject().value(QLatin1String("hit")).isNull());
    QCOMPARE(asked->value.toObject().value(QLatin1String("results")).toArray().size(), 3); // glancing, hit and critical
}

namespace {

// The reeve has attacked a page whose Armor nobody entered, and a 14 was typed.
void rollAtTheUnknown(Program& program)
{
    program.match();
    program.set("cards.bone-page.armor", QJsonValue::Null);
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    program.does("attack",
        {{QStringLiteral("who"), QStringLiteral("reeve")}, {QStringLiteral("attack"), QStringLiteral("long-axe")},
            {QStringLiteral("target"), QStringLiteral("bone-page")}});
    if (program.state().strikes.isEmpty())
        qFatal("nothing was declared");
    program.does("roll", {{QStringLiteral("rolled"), QJsonArray{14}}});
}

} // namespace

void TestHalf::diceThatWereTypedStay()
{
    Program program;
    rollAtTheUnknown(program);
    auto* panel = program.main->findChild<kit::AskPanel*>();
    QVERIFY(panel->isVisible());
    panel->findChild<QPushButton*>(QStringLiteral("cancelAsk"))->click();
    QVERIFY(!panel->isVisible());
    program.main->sitting()->propose(RollAttack{});
    QVERIFY(panel->isVisible());
    QVERIFY(!panel->findChild<QLineEdit*>(QStringLiteral("die0"))); // it lies there
    auto* number = panel->findChild<QSpinBox*>();
    QVERIFY(number);
    number->setValue(9);
    panel->findChild<QPushButton*>(QStringLiteral("enterDice"))->click();
    QVERIFY(program.state().strikes.isEmpty());
    QCOMPARE(program.lastEntry().value(QLatin1String("rolled")).toArray(), QJsonArray{14});
    QCOMPARE(find(program.state().cards, QStringLiteral("bone-page"))->armor, 9);
}

void TestHalf::whatCameOfItIsEnough()
{
    Program program;
    rollAtTheUnknown(program);
    auto* panel = program.main->findChild<kit::AskPanel*>();
    QComboBox* outcome = panel->findChild<QComboBox*>();
    QVERIFY(outcome);
    const int hit = outcome->findData(QStringLiteral("hit"));
    outcome->setCurrentIndex(hit >= 0 ? hit : outcome->findText(QStringLiteral("hit"), Qt::MatchFixedString));
    panel->findChild<QPushButton*>(QStringLiteral("enterDice"))->click();
    QVERIFY(program.state().strikes.isEmpty());
    QCOMPARE(program.lastEntry().value(QLatin1String("outcome")).toString(), QStringLiteral("hit"));
    QCOMPARE(program.state().hurts.size(), 1);
    QVERIFY(!find(program.state().cards, QStringLiteral("bone-page"))->armor);
}

void TestHalf::aSideMustersAlone()
{
    Program program;
    program.begin();
    program.does(
        "add-unit", {{QStringLiteral("player"), QStringLiteral("tide")}, {QStringLiteral("card"), QStringLiteral("reeve")}});
    const auto isOffered = [&] {
        return std::ranges::any_of(program.main->sitting()->offers(),
            [](const engine::Offer& offer) { return offer.action.is<RemoveUnit>() && offer.verdict.isAllowed(); });
    };
    QVERIFY(isOffered());
    // Beside the table stands what the side can do that musters on the page.
    program.part<QPushButton>("muster-court")->click();
    const QAbstractItemModel* shown = program.main->findChild<kit::NowPanel*>()->offers()->model();
    for (int row = 0; row < shown->rowCount(); ++row)
        QVERIFY2(!shown->index(row, 0).data().toString().startsWith(QStringLiteral("Take ")),
            qPrintable(shown->index(row, 0).data().toString()));
    program.does("finish-warband", {{QStringLiteral("player"), QStringLiteral("tide")}});
    QVERIFY(isOffered()); // who is done may still think again
}

void TestHalf::betweenRoundsNoMapIsDue()
{
    State state;
    state.stage = Stage::Ready;
    const auto names = [&] {
        QStringList all;
        for (const kit::Stage& one : desk::stages(state, {}))
            all += one.name;
        return all.join(QLatin1Char('|'));
    };
    state.round = 0;
    QVERIFY(names().contains(QStringLiteral("Map and tiles")));
    state.round = 1;
    QCOMPARE(names(), QStringLiteral("Round 1|Round 2"));
}

void TestHalf::theGuideSaysWhatThePageSays()
{
    Program program;
    program.match();
    const auto line = [&] { return desk::Desk().guideLine(program.main->sitting()->state()); };
    program.does("activate", {{QStringLiteral("who"), QStringLiteral("reeve")}});
    program.does("attack",
        {{QStringLiteral("who"), QStringLiteral("reeve")}, {QStringLiteral("attack"), QStringLiteral("long-axe")},
            {QStringLiteral("target"), QStringLiteral("mourner")}});
    QVERIFY(!answer(program.state(), Replies{}).value.may.isEmpty());
    QVERIFY2(!line().contains(QStringLiteral("Nobody replies")), qPrintable(line()));
    // A Warleader's die is paid with: whoever wants to roll again chooses that.
    program.set("strikes", QJsonArray());
    program.set("stage", QStringLiteral("round-check"));
    program.set("turn", QJsonValue::Null);
    program.set("rolls",
        QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("tide")}, {QStringLiteral("face"), 7},
                       {QStringLiteral("value"), 7}, {QStringLiteral("rerolls"), 0}, {QStringLiteral("tied"), QJsonArray()}},
            QJsonObject{{QStringLiteral("id"), QStringLiteral("court")}, {QStringLiteral("face"), 18},
                {QStringLiteral("value"), 18}, {QStringLiteral("rerolls"), 0}, {QStringLiteral("tied"), QJsonArray()}}});
    QVERIFY(diceOf(program.state(), QStringLiteral("tide")) > 0);
    QVERIFY2(line().contains(QStringLiteral("Accept the tactics check")), qPrintable(line()));
}

// What is offered leads to where the enemy can be fought, not to the other side of its wall.
void TestHalf::aWayLeadsAroundTheWall()
{
    const QByteArray table = R"({"players": [{"id": "p"}, {"id": "q"}], "cards": [{"id": "a", "move": 7}, {"id": "b"}],
        "units": [{"id": "a", "player": "p", "at": "4,5"}, {"id": "b", "player": "q", "at": "8,5"}],
        "map": {"width": 14, "height": 12, "walls": ["8,4-8,7"]}, "turn": {"unit": "a", "controller": "p"}})";
    const auto state = engine::fromJson<State>(QJsonDocument::fromJson(table).object());
    QVERIFY(state);
    const sellsword::Board board(*state);
    bool isBeside = false;
    for (const engine::Offer& offer : offers(*state))
        if (const auto* move = offer.action.as<Move>(); move && !move->path.isEmpty() && offer.verdict.isAllowed())
            isBeside |= board.areAdjacent({move->path.last(), 1}, {{8, 5}, 1});
    QVERIFY(isBeside);
}

QTEST_MAIN(TestHalf)
#include "tst_half.moc"

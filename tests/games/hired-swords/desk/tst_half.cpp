// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards of the real box that are entered half, or not at all: what the ring asks for, and what goes on without.
#include "program.h"

#include "cards/my_cards.h"
#include "games/hired-swords/desk/career/fortune.h"
#include "games/hired-swords/desk/guide.h"
#include "games/hired-swords/desk/tasks.h"
#include "games/hired-swords/rules/blanks.h"
#include "games/hired-swords/rules/cards/printed.h"
#include "kit/entry/card_entry.h"
#include "kit/forms/ask_panel.h"
#include "kit/forms/form.h"
#include "kit/lists/notice_bar.h"
#include "kit/lists/now_panel.h"
#include "kit/lists/offers_model.h"
#include "window/cards/on_table.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QTableView>

using namespace hiredswords;

namespace {

constexpr char job[] = "someone-elses-wedding";

// A battle of a contract of which nothing but the arrows is entered.
void half(Program& program)
{
    program.battle();
    const CareerCard whole = careerCard(program.state(), QLatin1String(job));
    program.set(QStringLiteral("career_cards.") + QLatin1String(job),
        QJsonObject{{QStringLiteral("id"), QLatin1String(job)}, {QStringLiteral("title"), whole.title},
            {QStringLiteral("arrows"), engine::toJson(whole.arrows)}});
}

// Where no guide frames another.
QString firstOffered(const Program& program)
{
    const auto* rows = qobject_cast<const kit::OffersModel*>(program.part<QListView>("offers")->model());
    for (int row = 0; row < rows->rowCount(); ++row)
        if (const engine::Offer* offer = rows->offer(rows->index(row)))
            return offer->action.verb();
    return {};
}

QPushButton* button(kit::AskPanel* panel, const char* name) { return panel->findChild<QPushButton*>(QLatin1String(name)); }

} // namespace

class TestHalf : public QObject {
    Q_OBJECT

private slots:
    void aStackIsTurnedUpWithoutItsCircle();
    void theCircleIsEnteredWhereAStackIsPressed();
    void anUnnamedCardIsAskedForByAPress();
    void aNameThatIsTypedIsACard();
    void aNameOfAnOwnCardCompletesItself();
    void whatIsLeftBlankStaysNotKnown();
    void aCardWithOnlyItsNameIsFilledInFirst();
    void placeByPlaceWhatIsLeftBlankStaysNotKnown();
    void whatWasReadOffACardStaysWhenTheActGoesBack();
    void whatStandsThereIsNotEnteredAgain();
    void aPressOnAColleagueMovesNobody();
    void arrowsThatComeLateAreLaidOut();
    void whatComesOfItWithoutIsSaidBefore();
    void oneRankingThatIsMissingIsAskedFor();
    void whatWasTypedIsThereAfterEscape();
    void theContractThatDecidesIsResolved();
    void enterAloneCarriesAGuidedTable();
    void aCareerThatIsOverLeadsOn();
    void anEmptyBoxSaysWhereTacticsAreTyped();
    void whatLiesOpenIsNamedFirst();
    void anAttackThatAsksComesBeforeAMoveAway();
    void namesThatAreAskedForHaveRoom();
    void halfAChoiceIsKnownBesideTheRing();
    void myCardsFollowUndoAcrossAStart();
    void nobodyIsNamedTwice();
    void halfOfTheArrowsGoesOn();
    void whatNobodyEnteredIsNoZero();
    void nobodyStandsBeforeTheBattle();
};

void TestHalf::aStackIsTurnedUpWithoutItsCircle()
{
    Program program;
    half(program);
    program.does(EndPhase{});
    QVERIFY(!blankCircle(program.state()).isEmpty());
    auto* panel = program.main->findChild<kit::AskPanel*>();
    const int north = hiddenCount(program.state(), Zone::North), all = hiddenCount(program.state());
    QVERIFY(north > 0 && all > 1);
    program.ring()->press(QStringLiteral("stack:north"));
    QVERIFY(panel->isVisible());
    QCOMPARE(hiddenCount(program.state()), all);
    button(panel, "cancelAsk")->click();
    QCOMPARE(hiddenCount(program.state()), all);
    program.ring()->press(QStringLiteral("stack:north"));
    QVERIFY(panel->isVisible()); // nothing was done with it
    auto* line = panel->findChild<QLineEdit*>();
    QTest::keyClicks(line, QStringLiteral("2"));
    button(panel, "goOnWithout")->click(); // and what was typed is not thrown away
    QVERIFY(!panel->isVisible());
    QCOMPARE(hiddenCount(program.state(), Zone::North), north - 1);
    // As many more as the table sees fit, without another question.
    const char* next = hiddenCount(program.state(), Zone::South) > 0 ? "stack:south" : "stack:east";
    program.ring()->press(QLatin1String(next));
    QVERIFY(!panel->isVisible());
    QCOMPARE(hiddenCount(program.state()), all - 2);
    program.does(EndPhase{});
    QCOMPARE(program.state().battle->phase, 3);
}

void TestHalf::theCircleIsEnteredWhereAStackIsPressed()
{
    Program program;
    half(program);
    program.does(EndPhase{});
    auto* panel = program.main->findChild<kit::AskPanel*>();
    const int all = hiddenCount(program.state());
    program.ring()->press(QStringLiteral("stack:north"));
    auto* circle = panel->findChild<kit::Editor*>(QStringLiteral("reveal"));
    QVERIFY(circle && circle->isVisible());
    circle->setValue(QStringLiteral("2"));
    button(panel, "enterDice")->click();
    QVERIFY(blankCircle(program.state()).isEmpty());
    QCOMPARE(hiddenCount(program.state()), all); // one of two is chosen
    const char* next = hiddenCount(program.state(), Zone::South) > 0 ? "stack:south" : "stack:east";
    program.ring()->press(QLatin1String(next));
    QVERIFY(program.state().battle->revealed);
    QCOMPARE(hiddenCount(program.state()), all - 2);
    program.main->sitting()->undo();
    QCOMPARE(hiddenCount(program.state()), all);
}

namespace {

// A card that was turned up on the table, and that nobody named.
QString unnamed(Program& program)
{
    program.battle();
    program.does(EndPhase{});
    QJsonArray lying = engine::toJson(program.state().battle->opposition).toArray();
    for (QJsonValueRef one : lying) {
        QJsonObject card = one.toObject();
        card.insert(QStringLiteral("face_up"), card.value(QLatin1String("zone")) == QLatin1String("north"));
        one = card;
    }
    program.set("battle.opposition", lying);
    program.set("opposition.unseen", QJsonArray()); // a real deck, which nobody counts
    program.set("opposition.count", -1);
    for (const Opponent& card : program.state().battle->opposition)
        if (isUnnamed(program.state(), card))
            return card.id;
    qFatal("all are named");
}

} // namespace

void TestHalf::anUnnamedCardIsAskedForByAPress()
{
    Program program;
    const QString id = unnamed(program);
    auto* panel = program.main->findChild<kit::AskPanel*>();
    program.ring()->press(QStringLiteral("card:") + id);
    QVERIFY(panel->isVisible());
    QVERIFY(program.ring()->cell(QStringLiteral("card:") + id)->chosen);
    const QString heard = program.ring()->cell(QStringLiteral("card:") + id)->name; // nothing is said of it that nobody knows
    QVERIFY2(heard.contains(QStringLiteral("rankings not entered")) && heard.contains(QStringLiteral("Move icon not known")),
        qPrintable(heard));
    button(panel, "cancelAsk")->click();
    program.ring()->press(QStringLiteral("card:") + id); // let go
    QVERIFY(!panel->isVisible());
}

void TestHalf::aNameThatIsTypedIsACard()
{
    Program program;
    const QString id = unnamed(program);
    const QString place = QStringLiteral("battle.opposition.%1.card").arg(id);
    program.main->sitting()->enter({place, QStringLiteral("which card it is")});
    program.main->sitting()->answer(
        engine::Correct{place, {}, {}}, {{QStringLiteral("value"), QStringLiteral("Sand Viper")}}, {});
    QCOMPARE(opponent(program.state(), id)->card, QStringLiteral("sand-viper"));
    const OppositionCard* card = find(program.state().oppositionCards, QStringLiteral("sand-viper"));
    QVERIFY(card);
    QCOMPARE(card->title, QStringLiteral("Sand Viper"));
    QVERIFY(program.ring()->cell(QStringLiteral("card:") + id)->name.contains(QStringLiteral("Sand Viper")));
    const auto entries = program.main->sitting()->entries(1, program.main->sitting()->table().last());
    const QString said = program.main->sitting()->sentenceOf(entries->last())->text();
    QVERIFY2(said.contains(QStringLiteral("Sand Viper")) && !said.contains(id + QLatin1Char(',')), qPrintable(said));
    // It is the owner's at once, and not when it is taken back.
    const auto isMine = [&] {
        const QJsonArray mine =
            program.library->ownCards(program.main->sitting()->game()).cards.value(QStringLiteral("opposition")).toArray();
        return std::any_of(mine.begin(), mine.end(),
            [](const QJsonValue& one) { return one[QLatin1String("title")] == QStringLiteral("Sand Viper"); });
    };
    QVERIFY(isMine());
    program.main->sitting()->undo(); // one act
    QVERIFY(!isMine());
    QVERIFY(!find(program.state().oppositionCards, QStringLiteral("sand-viper")));
    QVERIFY(isUnnamed(program.state(), *opponent(program.state(), id)));
    program.main->sitting()->redo();
    QVERIFY(isMine());
}

// The owner's cards are offered by name, and lie there with what their pack says.
void TestHalf::aNameOfAnOwnCardCompletesItself()
{
    Program program;
    const QString id = unnamed(program);
    program.set("opposition_cards", QJsonArray());
    auto* panel = program.main->findChild<kit::AskPanel*>();
    program.ring()->press(QStringLiteral("card:") + id);
    QVERIFY(panel->isVisible());
    auto* names = panel->findChild<QComboBox*>();
    QVERIFY(names && names->isEditable());
    const int at = names->findText(QStringLiteral("Ditch Poacher"));
    QVERIFY(at >= 0);
    names->setEditText(QStringLiteral("ditch poacher"));
    button(panel, "enterDice")->click();
    QVERIFY(!panel->isVisible());
    const OppositionCard* card = find(program.state().oppositionCards, QStringLiteral("ditch-poacher"));
    QVERIFY(card && !isOnlyNamed(*card));
    QCOMPARE(card->title, QStringLiteral("Ditch Poacher"));
    QCOMPARE(opponent(program.state(), id)->card, QStringLiteral("ditch-poacher"));
}

// A contract that lies half entered, filled in on the page of cards: what is left blank there stays not known.
void TestHalf::whatIsLeftBlankStaysNotKnown()
{
    Program program;
    program.begin(QLatin1String(job), QStringLiteral("ditch-poacher"));
    program.does(DrawCard{});
    const QString place = QStringLiteral("career_cards.") + QLatin1String(job);
    program.set(
        place, QJsonObject{{QStringLiteral("id"), QLatin1String(job)}, {QStringLiteral("title"), QStringLiteral("Wedding")}});
    const auto lists =
        cards::sections(program.library->ownCards(program.main->sitting()->game()), program.main->sitting()->game());
    const auto career = std::ranges::find(lists, QStringLiteral("cards.career"), &cards::Section::place);
    QVERIFY(career != lists.end());
    QJsonObject card{{QStringLiteral("id"), QLatin1String(job)}, {QStringLiteral("title"), QStringLiteral("Wedding")},
        {QStringLiteral("type"), QStringLiteral("versus")}, {QStringLiteral("budget"), 8},
        {QStringLiteral("bonus"), QStringLiteral("3")},
        {QStringLiteral("arrows"), QJsonObject{{QStringLiteral("north"), QStringLiteral("2")}}}};
    QCOMPARE(window::bringToTable(*program.main->sitting(), *career, {{{}, card}}), 1);
    const auto now = [&]() -> const CareerCard& { return careerCard(program.state(), QLatin1String(job)); };
    QVERIFY(isOpen(now(), "keyword") && isOpen(now(), "reveal"));
    QVERIFY(!isOpen(now(), "budget") && !isOpen(now(), "bonus") && !isOpen(now(), Zone::East));
    QCOMPARE(window::bringToTable(*program.main->sitting(), *career, {{card, card}}), 0); // it is so already
    const QJsonObject before = card;
    card.insert(QStringLiteral("keyword"), QStringLiteral("any")); // as it looks without
    QCOMPARE(window::bringToTable(*program.main->sitting(), *career, {{before, card}}), 1);
    QVERIFY(!isOpen(now(), "keyword") && isOpen(now(), "reveal"));
    QCOMPARE(window::bringToTable(*program.main->sitting(), *career, {{card, card}}), 0);
}

// Whatever Enter is pressed on leads to the card's face, and accepts nothing; once it is filled in the contract may be taken.
void TestHalf::aCardWithOnlyItsNameIsFilledInFirst()
{
    Program program;
    program.begin(QLatin1String(job), QStringLiteral("ditch-poacher"));
    program.does(DrawCard{});
    program.set(QStringLiteral("career_cards.") + QLatin1String(job),
        QJsonObject{{QStringLiteral("id"), QLatin1String(job)}, {QStringLiteral("title"), QStringLiteral("Wedding")}});
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    auto* list = program.part<QListView>("offers");
    const auto* rows = qobject_cast<const kit::OffersModel*>(list->model());
    auto* fill = program.part<QPushButton>("fillIn");
    auto* card = program.part<kit::Board>("careerCard");
    const auto face = [&]() -> kit::CardEntry* {
        const QList<kit::CardEntry*> all = program.main->findChildren<kit::CardEntry*>();
        const auto entry = std::ranges::find_if(all, [](const kit::CardEntry* one) { return one->isVisible(); });
        return entry == all.end() ? nullptr : *entry;
    };
    QVERIFY(rows->gap(rows->index(0)));
    QCOMPARE(rows->index(0).data().toString(), QStringLiteral("Fill in Wedding…"));
    QCOMPARE(fill->property("look").toString(), QStringLiteral("primary"));
    list->setCurrentIndex(rows->index(0));
    for (QWidget* rests : std::initializer_list<QWidget*>{list, card, fill}) {
        rests->setFocus();
        QTest::keyClick(rests, rests == fill ? Qt::Key_Space : Qt::Key_Return);
        QVERIFY2(face(), qPrintable(rests->objectName()));
        QCOMPARE(program.state().step, Step::Career);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!face());
    }
    fill->click();
    kit::CardEntry* entry = face();
    QVERIFY(entry);
    auto* line = entry->findChild<QLineEdit*>(QStringLiteral("quickLine"));
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, QStringLiteral("Wedding any versus 8 3 n2 e0 s0 w0 1"));
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(!face());
    const CareerCard& known = careerCard(program.state(), QLatin1String(job));
    QVERIFY(!isOpen(known)); // Any and VERSUS are what somebody told
    QCOMPARE(known.budget, 8);
    QVERIFY(!rows->gap(rows->index(0)));
    QCOMPARE(firstOffered(program), QLatin1String(AcceptContract::verb));
    program.main->sitting()->undo();
    QVERIFY(rows->gap(rows->index(0)));
    program.does(AcceptContract{}); // in the next step it is still one press away
    QVERIFY(fill->isVisible());
    QVERIFY(fill->property("look").toString() != QStringLiteral("primary"));
    fill->click();
    QVERIFY(face());
}

// Drawn by its name, and filled in one place after the other: Any and VERSUS are what somebody told.
void TestHalf::placeByPlaceWhatIsLeftBlankStaysNotKnown()
{
    Program program;
    program.begin(QLatin1String(job), QStringLiteral("ditch-poacher"));
    program.set(QStringLiteral("career.unseen"), QJsonArray());
    const QString mill = QStringLiteral("mill");
    program.main->sitting()->proposeDraft({QStringLiteral("draw"),
        {{QStringLiteral("card"), mill},
            {QStringLiteral("facts"),
                QJsonObject{{QStringLiteral("id"), mill}, {QStringLiteral("title"), QStringLiteral("Mill")}}}}});
    const auto now = [&]() -> const CareerCard& { return careerCard(program.state(), mill); };
    for (const auto& [place, value] : {std::pair("budget", QJsonValue(8)), std::pair("bonus", QJsonValue("3")),
             std::pair("arrows.north", QJsonValue("2")), std::pair("reveal", QJsonValue("2"))})
        program.set(QStringLiteral("career_cards.mill.") + QLatin1String(place), value);
    QVERIFY(isOpen(now(), "keyword") && isOpen(now(), "type"));
    QVERIFY(!isOpen(now(), "budget") && !isOpen(now(), "bonus") && !isOpen(now(), "reveal"));
    QVERIFY(!isOpen(now(), Zone::North) && isOpen(now(), Zone::East)); // one of the four says nothing of the others
    program.set("career_cards.mill.arrows", QJsonObject{{QStringLiteral("north"), QStringLiteral("2")}});
    QVERIFY(!isOpen(now(), "arrows"));
    program.set("career_cards.mill.type", QStringLiteral("versus"));
    program.set("career_cards.mill.keyword", QStringLiteral("any"));
    QVERIFY(!isOpen(now()));
}

void TestHalf::whatStandsThereIsNotEnteredAgain()
{
    Program program;
    program.battle();
    const qint64 before = program.main->sitting()->table().last();
    program.main->sitting()->propose(engine::Correct{QStringLiteral("wealth"), program.state().wealth, {}});
    QCOMPARE(program.main->sitting()->table().last(), before);
    program.main->sitting()->propose(engine::Correct{QStringLiteral("wealth"), program.state().wealth + 1, {}});
    QCOMPARE(program.main->sitting()->table().last(), before + 1);
}

void TestHalf::aPressOnAColleagueMovesNobody()
{
    Program program;
    program.battle();
    program.set("battle.phase", 4);
    program.set("battle.crew.hobb-carrow.at", QStringLiteral("southeast")); // beside her
    program.ring()->press(QStringLiteral("crew:big-dagna"));
    const qint64 before = program.main->sitting()->table().last();
    program.ring()->press(QStringLiteral("crew:hobb-carrow"));
    QCOMPARE(program.main->sitting()->table().last(), before);
    QVERIFY(program.ring()->cell(QStringLiteral("crew:hobb-carrow"))->chosen);
    program.ring()->press(QStringLiteral("corner:northeast")); // the corner itself is where one goes
    QCOMPARE(fighter(program.state(), QStringLiteral("hobb-carrow"))->at, Position::NorthEast);
}

void TestHalf::arrowsThatComeLateAreLaidOut()
{
    Program program;
    program.begin(QLatin1String(job), QStringLiteral("ditch-poacher"));
    program.does(DrawCard{});
    program.does(AcceptContract{});
    program.set(QStringLiteral("career_cards.") + QLatin1String(job),
        QJsonObject{{QStringLiteral("id"), QLatin1String(job)}, {QStringLiteral("title"), QStringLiteral("Wedding")}});
    for (const char* who : {"big-dagna", "hobb-carrow"})
        program.does(HireFreelancer{QLatin1String(who)});
    program.does(ConfirmCrew{});
    program.does(Distribute{});
    auto* panel = program.main->findChild<kit::AskPanel*>();
    QVERIFY(panel->isVisible());
    button(panel, "goOnWithout")->click();
    QCOMPARE(program.state().step, Step::Deploy);
    QCOMPARE(hiddenCount(program.state()), 0);
    program.set(QStringLiteral("career_cards.%1.arrows").arg(QLatin1String(job)),
        QJsonObject{{QStringLiteral("north"), QStringLiteral("2")}});
    const auto& offers = program.main->sitting()->offers();
    const auto lays = std::ranges::find_if(offers, [](const engine::Offer& one) { return one.action.is<DoEffect>(); });
    QVERIFY(lays != offers.end() && lays->verdict.isAllowed());
    program.does(engine::AnyAction(lays->action));
    QCOMPARE(hiddenCount(program.state(), Zone::North), 2);
    QVERIFY(program.state().noted.isEmpty());
}

namespace {

// A battle in which the crew acts, and a known card lies before it.
QString poacherInTheNorth(Program& program)
{
    program.battle();
    const QList<Opponent> laidOut = program.state().battle->opposition;
    const auto north = std::ranges::find_if(laidOut, [](const Opponent& one) { return one.zone == Zone::North; });
    if (north == laidOut.end())
        qFatal("nothing lies in the north");
    const QString place = QStringLiteral("battle.opposition.") + north->id;
    program.set(place + QStringLiteral(".card"), QStringLiteral("ditch-poacher"));
    program.set(place + QStringLiteral(".face_up"), true);
    program.set(QStringLiteral("battle.phase"), 4);
    return north->id;
}

} // namespace

// Whoever goes on without rankings sees first what that brings.
void TestHalf::whatComesOfItWithoutIsSaidBefore()
{
    Program program;
    const QString poacher = poacherInTheNorth(program);
    program.set(QStringLiteral("mercenaries.big-dagna.healthy"), QJsonValue());
    program.does(MeleeAttack{QStringLiteral("big-dagna"), poacher, {}, false, false});
    auto* panel = program.main->findChild<kit::AskPanel*>();
    QVERIFY(panel->isVisible());
    const QString said = panel->findChild<QLabel*>(QStringLiteral("meanwhile"))->text();
    QVERIFY2(said.contains(QStringLiteral("Dagna")), qPrintable(said));
    button(panel, "goOnWithout")->click();
    QVERIFY(fighter(program.state(), QStringLiteral("big-dagna"))->exhausted);
}

// Of a card with one ranking that nobody knows that one alone is asked for; the others stand there already.
void TestHalf::oneRankingThatIsMissingIsAskedFor()
{
    Program program;
    const QString poacher = poacherInTheNorth(program);
    program.set(QStringLiteral("opposition_cards.+ditch-poacher.ranks"), QStringLiteral("1/0/1/2"));
    program.set(QStringLiteral("mercenaries.big-dagna.healthy"), QStringLiteral("4 ? 3 2"));
    QVERIFY(program.ring()->cell(QStringLiteral("crew:big-dagna"))->name.contains(QStringLiteral("Missiles ?")));
    auto* panel = program.main->findChild<kit::AskPanel*>();
    const MissileAttack shot{QStringLiteral("big-dagna"), poacher, {}, {}, false, false, false, {}};
    program.does(shot);
    QVERIFY(panel->isVisible());
    const qint64 before = program.main->sitting()->table().last();
    auto* line = panel->findChild<QLineEdit*>();
    const auto labels = panel->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of( // whose words may be links
        labels, [](const QLabel* one) { return one->accessibleName() == QStringLiteral("Missiles (of 4/?/3/2):"); }));
    QCOMPARE(line->text(), QString());
    QVERIFY(button(panel, "goOnWithout")->isEnabled());
    const auto* wrong = panel->findChild<QLabel*>(QStringLiteral("wrongFace"));
    for (const char* typed : {"?", "1 2 3", "x"}) { // what is known already, and what is no ranking: said where it is typed
        line->setText(QLatin1String(typed));
        button(panel, "enterDice")->click();
        QVERIFY2(panel->isVisible() && wrong->isVisible(), typed);
        QCOMPARE(program.main->sitting()->table().last(), before);
    }
    line->clear();
    QTest::keyClicks(line, QStringLiteral("1"));
    button(panel, "enterDice")->click();
    QVERIFY(!panel->isVisible());
    QCOMPARE(mercenary(program.state(), QStringLiteral("big-dagna")).healthy->missiles, 1);
    QVERIFY(fighter(program.state(), QStringLiteral("big-dagna"))->exhausted);
    program.main->sitting()->undo();
    program.set(QStringLiteral("mercenaries.big-dagna.healthy"), QStringLiteral("4 ? 3 2"));
    program.does(MeleeAttack{QStringLiteral("big-dagna"), poacher, {}, false, false});
    QVERIFY(!panel->isVisible()); // it does not hang on it
}

// An attack that asked for it is taken back: on the table and among the own cards it is known. The next undo takes that
// back, too.
void TestHalf::whatWasReadOffACardStaysWhenTheActGoesBack()
{
    Program program;
    const QString poacher = poacherInTheNorth(program);
    auto* panel = program.main->findChild<kit::AskPanel*>();
    const qsizetype lying = program.state().battle->opposition.size();
    program.does(MeleeAttack{QStringLiteral("big-dagna"), poacher, {}, false, false});
    QVERIFY(panel->isVisible());
    const auto known = [&] {
        const OppositionCard* card = find(program.state().oppositionCards, QStringLiteral("ditch-poacher"));
        return card && card->ranks.melee == 1;
    };
    const auto isOwn = [&] {
        const cards::Pack own = program.library->ownCards(program.main->sitting()->game());
        for (const cards::Section& list : cards::sections(own, program.main->sitting()->game()))
            for (const QJsonValue& card : list.cards)
                if (list.place == QLatin1String("cards.opposition")
                    && card[QLatin1String("ranks")].toString().startsWith(QLatin1Char('1')))
                    return true;
        return false;
    };
    QVERIFY(!known() && !isOwn());
    panel->findChild<QLineEdit*>()->setText(QStringLiteral("1 0 1 2"));
    button(panel, "enterDice")->click();
    QCOMPARE(program.state().battle->opposition.size(), lying - 1);
    QVERIFY(known() && isOwn());
    program.main->sitting()->undo();
    QCOMPARE(program.state().battle->opposition.size(), lying);
    QVERIFY(known() && isOwn());
    program.main->sitting()->undo();
    QVERIFY(!known() && !isOwn());
}

void TestHalf::whatWasTypedIsThereAfterEscape()
{
    Program program;
    half(program);
    program.does(EndPhase{});
    auto* panel = program.main->findChild<kit::AskPanel*>();
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    const auto typed = [&] { return panel->findChild<QLineEdit*>()->text(); };
    program.ring()->press(QStringLiteral("stack:north"));
    QVERIFY(panel->isVisible());
    QTest::keyClicks(panel->findChild<QLineEdit*>(), QStringLiteral("2"));
    QTest::keyClick(panel->findChild<QLineEdit*>(), Qt::Key_Escape);
    QVERIFY(!panel->isVisible());
    program.ring()->press(QStringLiteral("stack:north"));
    QVERIFY(panel->isVisible());
    QCOMPARE(typed(), QStringLiteral("2"));
    QVERIFY(button(panel, "goOnWithout")->isEnabled()); // whoever left it then may not want it now
    button(panel, "cancelAsk")->click();                // whoever cancels does not want it
    program.ring()->press(QStringLiteral("stack:north"));
    QCOMPARE(typed(), QString());
}

void TestHalf::enterAloneCarriesAGuidedTable()
{
    Program program;
    auto tried = program.library->tryOut(*program.library->game(QStringLiteral("hired-swords")));
    QVERIFY(tried);
    program.main->take(std::move(*tried));
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    constexpr int most = 20;
    for (int press = 0; press < most && program.state().step < Step::Distribute; ++press) {
        const qint64 last = program.main->sitting()->table().last();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY2(program.main->sitting()->table().last() != last || program.main->findChild<kit::AskPanel*>()->isVisible(),
            qPrintable(program.main->findChild<kit::NoticeBar*>()->text()));
    }
    QVERIFY(program.state().step >= Step::Distribute);
    QCOMPARE(program.state().battle->crew.size(), 2); // as many as it asks for: nobody pays while one may go on for nothing
}

void TestHalf::theContractThatDecidesIsResolved()
{
    Program program;
    program.battle();
    program.set(QStringLiteral("step"), QStringLiteral("resolution"));
    program.set(QStringLiteral("status"), QStringLiteral("succeeded"));
    QVERIFY(std::ranges::any_of(program.main->sitting()->offers(),
        [](const engine::Offer& offer) { return offer.action.is<FinishContract>() && offer.verdict.isAllowed(); }));
}

void TestHalf::aCareerThatIsOverLeadsOn()
{
    Program program;
    program.begin(QStringLiteral("someone-elses-wedding"), QStringLiteral("ditch-poacher"));
    auto* again = program.part<QPushButton>("onceMore");
    QVERIFY(again && !again->isVisible());
    program.set(QStringLiteral("settings.strain_limit"), QStringLiteral("to_injured"));
    program.set(QStringLiteral("wealth"), 2);
    program.does(QuitCareer{});
    QVERIFY(again->isVisible());
    QVERIFY(!program.part<QPushButton>("fillIn")->isVisible());
    QVERIFY(program.main->sitting()->offers().isEmpty()); // nor anything that would be refused
    const QString name = program.main->sitting()->name();
    again->click();
    QTRY_COMPARE(program.main->sitting()->name(), name + QStringLiteral(" 2"));
    QCOMPARE(program.state().status, CareerStatus::Running);
    QCOMPARE(program.state().wealth, 5);
    QCOMPARE(program.state().settings.strainLimit, StrainLimit::ToInjured);
    QCOMPARE(program.state().career.count, 4); // the decks of the table that it follows
    QVERIFY(!program.part<QPushButton>("onceMore")->isVisible());
}

void TestHalf::anEmptyBoxSaysWhereTacticsAreTyped()
{
    State state;
    state.step = Step::Prepare;
    const auto says = [&] {
        const QList<kit::Task> tasks = desk::crewTasks(state, {});
        return std::ranges::any_of(tasks, [](const kit::Task& one) { return one.detail.contains(QStringLiteral("Ctrl+5")); });
    };
    QVERIFY(says());
    state.tactics += Tactic{};
    QVERIFY(!says());
}

// A card without a name lies face up: whoever goes on by Enter says first which it is.
void TestHalf::whatLiesOpenIsNamedFirst()
{
    Program program;
    unnamed(program);
    program.set("battle.revealed", true);
    QCOMPARE(firstOffered(program), QStringLiteral("name-card"));
    program.does(EndPhase{});
    QCOMPARE(program.state().battle->phase, 3);
    QCOMPARE(firstOffered(program), QStringLiteral("name-card"));
}

// Nobody entered the rankings of those who could attack: they are asked for then, and a move would exhaust them.
void TestHalf::anAttackThatAsksComesBeforeAMoveAway()
{
    Program program;
    program.battle();
    program.does(EndPhase{});
    program.does(Reveal{{Zone::North, Zone::South}, {}, {}, {}});
    program.does(EndPhase{});
    program.does(MoveOpposition{});
    program.does(EndPhase{});
    QCOMPARE(program.state().battle->phase, 4);
    for (const Fighter& who : program.state().battle->crew)
        for (const char* column : {"healthy", "weary"})
            program.set(QStringLiteral("mercenaries.%1.%2").arg(who.id, QLatin1String(column)), QJsonValue());
    const QString first = firstOffered(program);
    QVERIFY2(first.endsWith(QLatin1String("-attack")) || first == QLatin1String("feint"), qPrintable(first));
}

// One of the two stacks is pressed: the line below the ring, the course and the list say so, and what is left, until it is taken
// back or done.
void TestHalf::halfAChoiceIsKnownBesideTheRing()
{
    Program program;
    program.battle();
    program.does(EndPhase{});
    program.set(QStringLiteral("battle.counted"), true);
    program.set(QStringLiteral("battle.reveal_value"), 2);
    QVERIFY(hiddenCount(program.state(), Zone::South) > 1 && hiddenCount(program.state()) > 2);
    const QString half = QStringLiteral("Cards chosen to turn up: 1 of 2, still to choose: 1");
    const auto* rows = qobject_cast<const kit::OffersModel*>(program.part<QListView>("offers")->model());
    const auto told = [&](auto is) {
        QStringList all;
        for (int row = 0; row < rows->rowCount(); ++row)
            if (const engine::Offer* offer = rows->offer(rows->index(row)))
                if (const auto* reveal = offer->action.as<Reveal>(); reveal && is(*reveal))
                    all += rows->index(row).data(kit::DetailRole).toString();
        return all;
    };
    const auto goesOn = [](const Reveal& a) { return a.zones.isEmpty() || a.zones.contains(Zone::South); };
    const auto isKnown = [&] {
        return program.part<QLabel>("battleHint")->text().contains(half)
            && program.part<QPushButton>("stage2")->toolTip().contains(QLatin1String("(1 of 2)"))
            && program.part<QPushButton>("stage2")->accessibleName().contains(QLatin1String("(1 of 2)"))
            && told(goesOn).count(half) == told(goesOn).size() && told(goesOn).size() > 1;
    };
    QVERIFY(!isKnown());
    program.ring()->press(QStringLiteral("stack:south"));
    QVERIFY(isKnown());
    QVERIFY(!told([&](const Reveal& a) { return !goesOn(a); }).contains(half));
    program.part<QPushButton>("stage3")->click(); // whoever goes on too early reads it as well
    QCOMPARE(program.part<QLabel>("noticeText")->text(), QStringLiteral("Refused: ") + half);
    constexpr int steps = 3;
    for (int step = 0; step < steps; ++step)
        program.main->sitting()->undo();
    QCOMPARE(program.state().battle->phase, 1);
    for (int step = 0; step < steps; ++step)
        program.main->sitting()->redo();
    QCOMPARE(program.state().battle->phase, 2);
    QVERIFY(!isKnown()); // it was let go
    program.ring()->press(QStringLiteral("stack:south"));
    QVERIFY(isKnown());
    program.ring()->press(QStringLiteral("stack:south"));
    QVERIFY(!isKnown());
    QVERIFY(program.state().battle->revealed);
}

void TestHalf::namesThatAreAskedForHaveRoom()
{
    Program program;
    program.begin(QString::fromLatin1(job), QStringLiteral("ditch-poacher"));
    program.set(QStringLiteral("settlements.village"), QJsonArray());
    program.main->sitting()->enter(blankList(program.state()).first());
    auto* panel = program.main->findChild<kit::AskPanel*>();
    QVERIFY(panel->isVisible());
    auto* list = panel->findChild<kit::Editor*>(QStringLiteral("village"));
    QVERIFY(list);
    QCoreApplication::processEvents();
    QVERIFY2(
        list->width() * 4 > panel->width() * 3, qPrintable(QStringLiteral("%1 of %2").arg(list->width()).arg(panel->width())));
}

// The program ends between what is entered, its undo and its redo: the own cards go along with the table.
void TestHalf::myCardsFollowUndoAcrossAStart()
{
    Program program;
    const engine::Game& game = *program.library->game(QStringLiteral("hired-swords"));
    auto begun = program.library->begin(QStringLiteral("Own box"), game, {}, {QStringLiteral("roster")});
    QVERIFY(begun);
    const QString id = program.library->idOf(**begun);
    program.main->take(std::move(*begun));
    const auto startAgain = [&] {
        program.main.reset();
        program.main = std::make_unique<window::MainWindow>(*program.library, program.settings);
        program.main->addTable(QKeySequence(QStringLiteral("Ctrl+2")));
        program.main->show();
        program.main->take(std::move(*program.library->sit(id)));
    };
    const auto own = [&](const char* place, const QString& card) {
        const auto list = cards::sectionAt(program.library->ownCards(game), game, QLatin1String(place));
        for (const QJsonValue& one : list->cards)
            if (one[QLatin1String("id")].toString() == card)
                return one.toObject();
        return QJsonObject();
    };
    constexpr char people[] = "setup.mercenaries";
    const QString who = QStringLiteral("arax"), cost = QStringLiteral("cost"), path = QStringLiteral("mercenaries.arax.cost");
    const auto ownCost = [&] { return own(people, who).value(cost); };
    program.set(path, 2);
    program.set(QStringLiteral("mercenaries.arax.healthy"), QStringLiteral("1/1/0/1"));
    QCOMPARE(ownCost(), QJsonValue(2));
    startAgain();
    program.main->sitting()->undo();
    program.main->sitting()->undo();
    QVERIFY(ownCost().isUndefined() && !own(people, who).contains(QStringLiteral("healthy")));
    startAgain();
    program.main->sitting()->redo();
    program.main->sitting()->redo();
    QCOMPARE(ownCost(), QJsonValue(2));
    QCOMPARE(own(people, who).value(QStringLiteral("healthy")).toString(), QStringLiteral("1/1/0/1"));
    // Saved on the page of cards, in place of what stood there.
    const auto section = cards::sectionAt(program.library->ownCards(game), game, QLatin1String(people));
    QJsonObject before = own(people, who), after = before;
    after.insert(cost, 4);
    QVERIFY(program.library->keepOwnCard(game, section->place, after));
    QCOMPARE(window::bringToTable(*program.main->sitting(), *section, {{before, after}}), 1);
    startAgain();
    program.main->sitting()->undo();
    QCOMPARE(find(program.state().mercenaries, who)->cost, 2);
    QCOMPARE(ownCost(), QJsonValue(2));
    startAgain();
    program.main->sitting()->redo();
    QCOMPARE(ownCost(), QJsonValue(4));
    // What somebody entered otherwise since stays.
    after.insert(cost, 5);
    QVERIFY(program.library->keepOwnCard(game, section->place, after));
    startAgain();
    program.main->sitting()->undo();
    QCOMPARE(ownCost(), QJsonValue(5));
    // A card that is named on the table was none before.
    const QJsonObject thief{{QStringLiteral("id"), QStringLiteral("cut-throat")},
        {QStringLiteral("title"), QStringLiteral("Cut Throat")}, {QStringLiteral("ranks"), QStringLiteral("1/0/1/0")}};
    program.set(QStringLiteral("opposition_cards.+cut-throat"), thief);
    QVERIFY(!own("cards.opposition", QStringLiteral("cut-throat")).isEmpty());
    startAgain();
    program.main->sitting()->undo();
    QVERIFY(own("cards.opposition", QStringLiteral("cut-throat")).isEmpty());
    startAgain();
    program.main->sitting()->redo();
    QCOMPARE(own("cards.opposition", QStringLiteral("cut-throat")).value(QStringLiteral("ranks")).toString(),
        QStringLiteral("1/0/1/0"));
}

// Among who can be hired everybody stands once: a list with the same name twice is told in words, and nothing is done.
void TestHalf::nobodyIsNamedTwice()
{
    Program program;
    const engine::Game& game = *program.library->game(QStringLiteral("hired-swords"));
    auto begun = program.library->begin(QStringLiteral("Own box"), game, {}, {QStringLiteral("roster")});
    QVERIFY(begun);
    program.main->take(std::move(*begun));
    const qint64 before = program.main->sitting()->table().last();
    QStringList heard;
    connect(program.main->sitting(), &kit::Sitting::failed, this, [&](const QList<engine::Fault>& faults) {
        for (const engine::Fault& fault : faults)
            heard += fault.text();
    });
    program.main->sitting()->enter({QStringLiteral("settlements.village"), QStringLiteral("the freelancers")});
    program.main->sitting()->answer(engine::Correct{QStringLiteral("settlements.village"), {}, {}},
        {{QStringLiteral("value"), QJsonArray{QStringLiteral("Arax"), QStringLiteral("famir"), QStringLiteral("arax")}}}, {});
    QCOMPARE(heard.size(), 1);
    QVERIFY2(heard.first().contains(QStringLiteral("Arax stands here twice")), qPrintable(heard.first()));
    QCOMPARE(program.main->sitting()->table().last(), before);
    program.main->sitting()->answer(engine::Correct{QStringLiteral("settlements.village"), {}, {}},
        {{QStringLiteral("value"), QJsonArray{QStringLiteral("Arax"), QStringLiteral("famir")}}}, {});
    QCOMPARE(program.state().settlements.village, (QStringList{QStringLiteral("arax"), QStringLiteral("famir")}));
    const auto card = cards::sectionAt(cards::emptyMyCards(game), game, QStringLiteral("setup.settlements"));
    const QJsonObject twice{{QStringLiteral("id"), QStringLiteral("settlements")},
        {QStringLiteral("town"), QJsonArray{QStringLiteral("famir"), QStringLiteral("famir")}}};
    const auto faults = cards::faultsOf(twice, *card, cards::placesOf(card->schema), game);
    QVERIFY(!faults.isEmpty() && faults.last().place == QLatin1String("town"));
}

// Of four arrows one is typed, and who goes on without the others says that nobody knows them.
void TestHalf::halfOfTheArrowsGoesOn()
{
    Program program;
    program.begin(QLatin1String(job), QStringLiteral("ditch-poacher"));
    program.does(DrawCard{});
    program.does(AcceptContract{});
    program.set(QStringLiteral("career_cards.") + QLatin1String(job),
        QJsonObject{{QStringLiteral("id"), QLatin1String(job)}, {QStringLiteral("title"), QStringLiteral("Wedding")}});
    for (const char* who : {"big-dagna", "hobb-carrow"})
        program.does(HireFreelancer{QLatin1String(who)});
    program.does(ConfirmCrew{});
    program.does(Distribute{});
    auto* panel = program.main->findChild<kit::AskPanel*>();
    QVERIFY(panel->isVisible());
    QTest::keyClicks(panel->findChild<QLineEdit*>(), QStringLiteral("2"));
    QVERIFY(button(panel, "goOnWithout")->isEnabled());
    button(panel, "goOnWithout")->click();
    QCOMPARE(program.state().step, Step::Deploy);
    QCOMPARE(hiddenCount(program.state(), Zone::North), 2);
    QVERIFY(!blankArrows(program.state(), careerCard(program.state(), QLatin1String(job))).isEmpty());
}

// A budget that nobody entered is no 0 once the crew stands, and a cost that nobody entered pays nothing "of 0".
void TestHalf::whatNobodyEnteredIsNoZero()
{
    Program program;
    program.begin(QLatin1String(job), QStringLiteral("ditch-poacher"));
    program.does(DrawCard{});
    program.does(AcceptContract{});
    program.set(QStringLiteral("career_cards.") + QLatin1String(job),
        QJsonObject{{QStringLiteral("id"), QLatin1String(job)}, {QStringLiteral("title"), QStringLiteral("Wedding")}});
    program.set("contract.budget", 0);
    program.set("wealth", 20);
    QCOMPARE(budgetLeftText(program.state()), QStringLiteral("?"));
    State unpriced = program.state();
    for (Mercenary& one : unpriced.mercenaries)
        one.cost.reset();
    const engine::Game& game = program.main->sitting()->game();
    const auto bare = game.stateFromJson(engine::toJson(unpriced).toObject());
    QVERIFY(bare);
    for (const engine::Told& one : game.apply(*bare, HireFreelancer{QStringLiteral("big-dagna")}).told)
        QVERIFY2(!one.text().contains(QStringLiteral("of 0")), qPrintable(one.text()));
    for (const char* who : {"big-dagna", "hobb-carrow"}) {
        program.does(HireFreelancer{QLatin1String(who)});
        program.main->sitting()->goOn();
    }
    // Each hire that was paid from the wealth stands in its book.
    const QAbstractItemModel* book = program.part<QTableView>("ledgerLines")->model();
    const auto paid = [&] {
        QStringList rows;
        for (int row = 0; row < book->rowCount(); ++row)
            if (const QString what = book->index(row, desk::Fortune::What).data().toString();
                what.contains(QStringLiteral("hired")))
                rows += what;
        return rows;
    };
    const bool isPaid = program.state().contract->fromWealth > 0;
    QVERIFY(isPaid);
    QTRY_COMPARE(paid().size(), 2);
    QVERIFY2(paid().first().contains(QStringLiteral("Hobb")) && paid().last().contains(QStringLiteral("Dagna")),
        qPrintable(paid().join(QLatin1Char('|'))));
    program.does(ConfirmCrew{});
    QCOMPARE(program.state().step, Step::Distribute);
    QCOMPARE(budgetLeftText(program.state()), QStringLiteral("?"));
}

// With nobody on a corner nobody is told that everybody stands.
void TestHalf::nobodyStandsBeforeTheBattle()
{
    Program program;
    program.begin(QLatin1String(job), QStringLiteral("ditch-poacher"));
    for (const engine::AnyAction& act :
        std::initializer_list<engine::AnyAction>{DrawCard{}, AcceptContract{}, HireFreelancer{QStringLiteral("big-dagna")},
            HireFreelancer{QStringLiteral("hobb-carrow")}, ConfirmCrew{}, Distribute{}})
        program.does(act);
    QCOMPARE(program.state().step, Step::Deploy);
    const auto hint = [&] { return desk::battleHint(program.state(), {}); };
    QVERIFY2(!hint().contains(QStringLiteral("Everybody")), qPrintable(hint()));
    program.does(PlaceMercenary{QStringLiteral("big-dagna"), QStringLiteral("northeast")});
    QVERIFY2(!hint().contains(QStringLiteral("Everybody")), qPrintable(hint()));
    program.does(PlaceMercenary{QStringLiteral("hobb-carrow"), QStringLiteral("southwest")});
    QVERIFY2(hint().contains(QStringLiteral("Everybody")), qPrintable(hint()));
}

QTEST_MAIN(TestHalf)
#include "tst_half.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the desk of Swords & Souls asks for before an action can be done: prices, ways, treasures, drawn cards; and a turn
// with nothing but the keyboard.
#include "program.h"

#include "games/swords-and-souls/rules/actions.h"
#include "kit/entry/card_entry.h"
#include "kit/forms/ask_panel.h"

#include <QComboBox>
#include <QJsonDocument>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>

using namespace swordsandsouls;

namespace {

// Chosen in the list of what can be done, by its first words.
void choose(const Program& program, const QString& words)
{
    auto* offers = program.part<QListView>("offers");
    offers->setFocus();
    for (int row = 0; row < offers->model()->rowCount(); ++row)
        if (offers->model()->index(row, 0).data().toString().startsWith(words)) {
            offers->setCurrentIndex(offers->model()->index(row, 0));
            QTest::keyClick(offers, Qt::Key_Return);
            return;
        }
    QFAIL(qPrintable(words));
}

int rowsOf(const Program& program, const QString& words)
{
    const auto* offers = program.part<QListView>("offers")->model();
    int rows = 0;
    for (int row = 0; row < offers->rowCount(); ++row)
        rows += offers->index(row, 0).data().toString().contains(words);
    return rows;
}

} // namespace

class TestQuestions : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void aPriceIsAsked();
    void cardsThatLieOpenAreNamed();
    void aNamedCardKeepsItsTitle();
    void aHeroIsNamedWhereItSitsDown();
    void aCardThatMayBeATreasureIsBought();
    void theTableDecidesTheWay();
    void theWayOfALaterTargetIsAsked();
    void aStolenTreasureIsChosen();
    void drawnCardsAreNamedBehindACurtain();
    void aTurnByKeyboard();
};

// One row for a card; what it costs is asked then, and remembered.
void TestQuestions::aPriceIsAsked()
{
    Program program;
    program.play();
    program.set("players.Mara.obols", 5);
    program.does("add-card",
        {{QStringLiteral("card"),
            QJsonObject{{QStringLiteral("id"), QStringLiteral("salt-ward")},
                {QStringLiteral("title"), QStringLiteral("Salt Ward")},
                {QStringLiteral("icons"), QJsonArray{QStringLiteral("reaction")}}, {QStringLiteral("block"), true}}}});
    program.does("begin-buying");
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    QVERIFY(program.circle()->cell(QStringLiteral("row:0"))->name.contains(QStringLiteral("price not entered")));
    QCOMPARE(rowsOf(program, QStringLiteral("Salt Ward")), 1);
    auto* panel = program.part<QPushButton>("enterDice")->parentWidget();
    choose(program, QStringLiteral("Buy Salt Ward"));
    QVERIFY(panel->isVisible());
    QStringList words;
    for (const QLabel* label : panel->findChildren<QLabel*>())
        words += label->text();
    QVERIFY2(words.contains(QStringLiteral("Not entered yet: the price of Salt Ward."))
            && words.contains(QStringLiteral("The price of Salt Ward:")),
        qPrintable(words.join(QLatin1Char('|'))));
    key(Qt::Key_Return); // nothing was entered
    QVERIFY(panel->isVisible());
    const auto* wrong = program.part<QLabel>("wrongFace");
    QVERIFY(wrong->isVisible());
    key(Qt::Key_3);
    QVERIFY(!wrong->isVisible()); // something is now
    QCOMPARE(program.who("Mara").obols, 5);
    key(Qt::Key_Escape); // changed her mind
    QVERIFY(!panel->isVisible());
    click(program.circle(), QStringLiteral("row:0")); // the card itself asks the same
    QVERIFY(panel->isVisible());
    key(Qt::Key_9); // more than she has
    key(Qt::Key_Return);
    QCOMPARE(program.who("Mara").obols, 5);
    QVERIFY(!panel->isVisible());
    QCOMPARE(card(program.state(), QStringLiteral("salt-ward")).cost, 9); // it was read off the card all the same
    program.set("cards.salt-ward.cost", 4);
    choose(program, QStringLiteral("Buy Salt Ward"));
    QCOMPARE(program.who("Mara").obols, 1);
    QCOMPARE(card(program.state(), QStringLiteral("salt-ward")).cost, 4);
}

// Of an own box nobody knows their names: asked once for each, wherever it was chosen; Enter alone leaves it without one.
void TestQuestions::aHeroIsNamedWhereItSitsDown()
{
    Program program;
    program.main->sitting()->realCards = true;
    for (const char* hero : {"ferrymans-widow", "brass-abbot", "night-miller"})
        program.set(QStringLiteral("heroes.%1.title").arg(QLatin1String(hero)), QString());
    program.does("start",
        {{QStringLiteral("players"), QJsonArray{QStringLiteral("Mara"), QStringLiteral("Ben"), QStringLiteral("Oskar")}},
            {QStringLiteral("first"), QStringLiteral("Mara")}});
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    const auto* panel = program.main->findChild<kit::AskPanel*>();
    const auto choosers = [&] { return program.state().turn; };
    program.does("choose-hero", {{QStringLiteral("hero"), QStringLiteral("brass-abbot")}});
    QTRY_VERIFY(panel->isVisible());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Whirl"));
    key(Qt::Key_Return);
    QVERIFY(!panel->isVisible());
    QCOMPARE(hero(program.state(), QStringLiteral("brass-abbot")).title, QStringLiteral("Whirl"));
    const cards::Pack own = program.library->ownCards(program.main->sitting()->game());
    QVERIFY(QJsonDocument(own.setup).toJson().contains("Whirl"));
    QCOMPARE(choosers(), QStringLiteral("Ben")); // nobody took a hero by it
    program.does("choose-hero", {{QStringLiteral("hero"), QStringLiteral("night-miller")}});
    QTRY_VERIFY(panel->isVisible());
    key(Qt::Key_Return);
    QVERIFY(!panel->isVisible());
    QCOMPARE(hero(program.state(), QStringLiteral("night-miller")).title, QString());
    program.does("choose-hero", {{QStringLiteral("hero"), QStringLiteral("thorn-piper")}}); // of which the name is known
    QTest::qWait(0);
    QCoreApplication::processEvents();
    QVERIFY(!panel->isVisible());
}

namespace {

const QJsonObject ownBox{{QStringLiteral("settings"), QJsonObject{{QStringLiteral("tracking"), QStringLiteral("counts")}}},
    {QStringLiteral("arsenal"), QJsonArray()}, {QStringLiteral("arsenal_count"), 35}};

// Until three cards lie open that nobody named.
void begin(Program& program)
{
    program.main->sitting()->realCards = true;
    program.does("start",
        {{QStringLiteral("players"), QJsonArray{QStringLiteral("Mara"), QStringLiteral("Ben"), QStringLiteral("Oskar")}},
            {QStringLiteral("first"), QStringLiteral("Mara")}});
    for (const char* hero : {"ferrymans-widow", "brass-abbot", "night-miller"})
        program.does("choose-hero", {{QStringLiteral("hero"), QLatin1String(hero)}});
    for (int seat = 0; seat < 3; ++seat)
        program.does("deal");
    program.does("lay-arsenal");
}

} // namespace

// Of an own box nobody listed the arsenal: what lies open is named by pressing it, and whoever buys says what it is.
void TestQuestions::cardsThatLieOpenAreNamed()
{
    Program program(ownBox);
    begin(program);
    const QString unknown = QStringLiteral("?");
    QCOMPARE(program.state().arsenal.row, QStringList(3, unknown));
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    click(program.circle(), QStringLiteral("row:1"));
    auto* name = program.part<QComboBox>("value0");
    QVERIFY(name && name->isVisible());
    QVERIFY(!program.part<QPushButton>("rollForMe")->isVisible()); // nothing is left to chance
    name->setCurrentText(QStringLiteral("St. Anne's Goods"));
    QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton);
    const QString goods = QStringLiteral("st-annes-goods");
    QCOMPARE(program.state().arsenal.row, (QStringList{unknown, goods, unknown}));
    QCOMPARE(card(program.state(), goods).title, QStringLiteral("St. Anne's Goods")); // as it was typed, in every sentence
    const auto sentence = [&] {
        const auto entries = program.main->sitting()->entries();
        return program.main->sitting()->sentenceOf(entries->last())->text();
    };
    QCOMPARE(sentence(), QStringLiteral("By the table: arsenal: row 2, ? → St. Anne's Goods (as it lies on the table)"));
    QTRY_VERIFY(program.part<kit::CardEntry>("cardEntry")); // it is a new one: what is printed on it is entered
    auto* face = program.part<kit::CardEntry>("cardEntry");
    QTRY_VERIFY(face->isVisible());
    QCOMPARE(face->card().value(QStringLiteral("title")).toString(), QStringLiteral("St. Anne's Goods"));
    key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!face->isVisible());
    QCOMPARE(program.state().arsenal.row.at(1), goods);
    program.does("begin-turn");
    program.does("draw");
    program.does("begin-buying");
    program.set("players.Mara.obols", 5);
    QVERIFY(std::ranges::any_of(program.main->sitting()->offers(), [&](const engine::Offer& offer) { // its price is not known
        const auto* buy = offer.action.as<Buy>();
        return buy && buy->card == unknown && offer.verdict.isAllowed() && !offer.verdict.missing().isEmpty();
    }));
    for (const bool isPressed : {true, false}) { // on the table, and in the list
        if (isPressed)
            click(program.circle(), QStringLiteral("row:0"));
        else
            choose(program, QStringLiteral("Buy a card"));
        QCoreApplication::processEvents();
        auto* bought = program.part<QComboBox>("card0");
        QVERIFY(bought && bought->isVisible());
        bought->setCurrentText(isPressed ? QStringLiteral("Night Spade") : QStringLiteral("Old Coin"));
        QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton);
        QCOMPARE(program.who("Mara").obols, isPressed ? 5 : 3); // its price is asked next
        key(Qt::Key_Return);
        QStringList words;
        for (const QLabel* label : program.part<QPushButton>("enterDice")->parentWidget()->findChildren<QLabel*>())
            words += label->text();
        QVERIFY2(words.join(QLatin1Char('|')).contains(QStringLiteral("type what is printed there")),
            qPrintable(words.join(QLatin1Char('|'))));
        key(Qt::Key_2);
        key(Qt::Key_Return);
        QCOMPARE(program.who("Mara").obols, isPressed ? 3 : 1);
        QVERIFY(program.who("Mara").hand.contains(isPressed ? QStringLiteral("night-spade") : QStringLiteral("old-coin")));
        QTRY_VERIFY(face->isVisible());
        key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!face->isVisible());
        QCOMPARE(titleOf(program.state(), program.who("Mara").hand.last()),
            isPressed ? QStringLiteral("Night Spade") : QStringLiteral("Old Coin"));
    }
    QCOMPARE(program.state().arsenal.row, QStringList{goods});
    program.circle()->menuWanted(QStringLiteral("row:0"), QPoint()); // and later, as long as something is open
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    const QList<QAction*> acts = menu ? menu->actions() : QList<QAction*>();
    const auto fill = std::ranges::find(acts, QStringLiteral("Fill in St. Anne's Goods…"), &QAction::text);
    QVERIFY(menu && fill != acts.end());
    (*fill)->trigger();
    menu->close();
    QTRY_VERIFY(face->isVisible());
}

// At the next start nobody remembers what was typed of it; what the table calls it stays. The same once more is no act.
void TestQuestions::aNamedCardKeepsItsTitle()
{
    Program program(ownBox);
    begin(program);
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    click(program.circle(), QStringLiteral("row:1"));
    program.part<QComboBox>("value0")->setCurrentText(QStringLiteral("Iron Gate"));
    QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton);
    QTRY_VERIFY(program.part<kit::CardEntry>("cardEntry") && program.part<kit::CardEntry>("cardEntry")->isVisible());
    program.part<QPushButton>("fillInLater")->click();
    const auto fillIn = [&] {
        const QStringList row = program.state().arsenal.row;
        program.circle()->menuWanted(QStringLiteral("row:%1").arg(row.indexOf(QStringLiteral("iron-gate"))), QPoint());
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        const QList<QAction*> acts = menu ? menu->actions() : QList<QAction*>();
        const auto fill = std::ranges::find(acts, QStringLiteral("Fill in Iron Gate…"), &QAction::text);
        if (fill != acts.end())
            (*fill)->trigger();
        if (menu)
            menu->close();
        QCoreApplication::processEvents();
        return program.part<kit::CardEntry>("cardEntry");
    };
    const QString campaign = program.library->idOf(*program.main->sitting());
    QVERIFY(program.main->leave());
    program.settings.clear();
    program.main = std::make_unique<window::MainWindow>(*program.library, program.settings);
    program.main->addTable(QKeySequence(QStringLiteral("Ctrl+2")));
    program.main->resize(1280, 720);
    program.main->show();
    program.main->openCampaign(campaign);
    QVERIFY(program.main->sitting() && QTest::qWaitForWindowExposed(program.main.get()));
    const qint64 node = program.main->sitting()->table().node();
    for (const char* button : {"fillInLater", "enterCard"}) {
        auto* face = fillIn();
        QVERIFY(face);
        QTRY_VERIFY(face->isVisible());
        QCOMPARE(face->card().value(QStringLiteral("title")).toString(), QStringLiteral("Iron Gate"));
        face->findChild<QPushButton*>(QLatin1String(button))->click();
        QVERIFY(!face->isVisible());
        QCOMPARE(program.main->sitting()->table().node(), node);
        QCOMPARE(card(program.state(), QStringLiteral("iron-gate")).title, QStringLiteral("Iron Gate"));
    }
    QVERIFY(program.part<QLabel>("noticeText")->text().contains(QStringLiteral("Nothing was changed")));
}

void TestQuestions::aCardThatMayBeATreasureIsBought()
{
    Program program;
    program.play();
    program.set("players.Mara.obols", 5);
    program.does("add-card",
        {{QStringLiteral("card"),
            QJsonObject{
                {QStringLiteral("id"), QStringLiteral("wax-wings")}, {QStringLiteral("title"), QStringLiteral("Wax Wings")}}}});
    program.does("begin-buying");
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    QCOMPARE(rowsOf(program, QStringLiteral("Wax Wings")), 2);
    click(program.circle(), QStringLiteral("row:2"));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 2);
    menu->actions().at(1)->trigger();
    menu->close();
    QTRY_VERIFY(qobject_cast<QSpinBox*>(QApplication::focusWidget()));
    key(Qt::Key_4);
    key(Qt::Key_Return);
    QCOMPARE(program.who("Mara").obols, 1);
    QCOMPARE(program.who("Mara").treasures.value(0).card, QStringLiteral("wax-wings"));
}

void TestQuestions::theTableDecidesTheWay()
{
    Program program({{QStringLiteral("settings"),
        QJsonObject{
            {QStringLiteral("tracking"), QStringLiteral("cards")}, {QStringLiteral("dodge_direction"), QStringLiteral("ask")}}}});
    program.play();
    program.does(
        "attack", {{QStringLiteral("card"), QStringLiteral("rust-sickle")}, {QStringLiteral("target"), QStringLiteral("Oskar")}});
    QCOMPARE(program.state().attack->way, Way::Open);
    program.main->sitting()->showTo(QStringLiteral("Oskar"));
    click(program.hand(), program.named(program.hand(), QStringLiteral("Flour Cloud")));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 2);
    QVERIFY(menu->actions().at(1)->text().contains(QStringLiteral("counterclockwise")));
    menu->actions().at(1)->trigger();
    menu->close();
    QCOMPARE(program.state().attack->target, QStringLiteral("Ben"));
}

// Ash Volley strikes everybody; who is down on the far side passes it on, in a way that the table says.
void TestQuestions::theWayOfALaterTargetIsAsked()
{
    Program program({{QStringLiteral("settings"),
        QJsonObject{
            {QStringLiteral("tracking"), QStringLiteral("cards")}, {QStringLiteral("dodge_direction"), QStringLiteral("ask")}}}});
    program.play();
    program.set("players.Mara.hand", QJsonArray{QStringLiteral("ash-volley")});
    program.set("players.Oskar.down", true);
    program.does("attack", {{QStringLiteral("card"), QStringLiteral("ash-volley")}});
    QCOMPARE(program.state().attack->target, QStringLiteral("Ben"));
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    choose(program, QStringLiteral("Take the damage"));
    QVERIFY(program.part<QPushButton>("enterDice")->isVisible());
    QCOMPARE(program.state().attack->target, QStringLiteral("Ben"));
    auto* way = qobject_cast<QComboBox*>(QApplication::focusWidget());
    QVERIFY(way);
    way->setCurrentIndex(way->findData(QStringLiteral("counterclockwise")));
    QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton);
    QCOMPARE(program.who("Ben").small, 1);
    QCOMPARE(program.state().attack->passed, QStringList{QStringLiteral("Oskar")});
    QCOMPARE(program.state().attack->target, QStringLiteral("Ben")); // passed back to him
}

void TestQuestions::aStolenTreasureIsChosen()
{
    Program program;
    program.play();
    program.set("players.Mara.hero", QStringLiteral("lantern-thief"));
    program.set("players.Ben.treasures",
        QJsonArray{QJsonObject{{QStringLiteral("card"), QStringLiteral("iron-key")}},
            QJsonObject{{QStringLiteral("card"), QStringLiteral("tin-crown")}}});
    program.set("players.Lio.treasures", QJsonArray{QJsonObject{{QStringLiteral("card"), QStringLiteral("wax-wings")}}});
    QCOMPARE(rowsOf(program, QStringLiteral("Light Fingers")), 5); // two of Ben's, and one for each of the others
    choose(program, QStringLiteral("Play Light Fingers (talent) at Ben, take Tin Crown"));
    QCOMPARE(program.who("Mara").treasures.value(0).card, QStringLiteral("tin-crown"));
    QCOMPARE(program.who("Ben").treasures.size(), 1);
    QVERIFY(program.who("Mara").gray && program.state().inPlay.isEmpty());
}

// What may be drawn tells what is in hand already.
void TestQuestions::drawnCardsAreNamedBehindACurtain()
{
    Program program;
    program.play();
    program.main->sitting()->realCards = true;
    program.does(
        "attack", {{QStringLiteral("card"), QStringLiteral("rust-sickle")}, {QStringLiteral("target"), QStringLiteral("Ben")}});
    program.does("take-damage");
    auto* box = program.part<QComboBox>("cards0");
    QVERIFY(box && !box->isVisible());
    auto* look = program.part<QPushButton>("lookAtPicks");
    QVERIFY(look && look->isVisible());
    QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton); // nothing is named yet
    QVERIFY(program.state().attack);
    QTest::mouseClick(look, Qt::LeftButton);
    QVERIFY(box->isVisible() && !look->isVisible());
    QVERIFY(box->findData(QStringLiteral("brass-bowl")) > 0);
    box->setCurrentIndex(box->findData(QStringLiteral("brass-bowl")));
    // Whoever covers the hand covers this, too: what was named is forgotten.
    program.main->sitting()->showTo(QStringLiteral("Ben"));
    QVERIFY(program.part<QComboBox>("cards0")->isVisible());
    program.main->sitting()->showTo(QString());
    look = program.part<QPushButton>("lookAtPicks");
    box = program.part<QComboBox>("cards0");
    QVERIFY(look->isVisible() && !box->isVisible() && box->currentText().isEmpty());
    QTest::mouseClick(look, Qt::LeftButton);
    box->setCurrentIndex(box->findData(QStringLiteral("brass-bowl")));
    QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton);
    QVERIFY(!program.state().attack);
    QCOMPARE(program.who("Ben").hand.count(QStringLiteral("brass-bowl")), 2);
    // What is turned up for everybody is asked for openly.
    program.does("begin-buying");
    program.set("arsenal.row", QJsonArray{QStringLiteral("salt-ward")});
    program.does("end-turn");
    QVERIFY(program.part<QComboBox>("cards1") && program.part<QComboBox>("cards1")->isVisible());
}

void TestQuestions::aTurnByKeyboard()
{
    Program program;
    program.play();
    program.set("players.Mara.obols", 1);
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    program.circle()->setFocus();
    key(Qt::Key_F8);
    tabTo(QStringLiteral("hand"));
    QVERIFY(walkTo(program.hand(), program.named(program.hand(), QStringLiteral("Rust Sickle"))));
    key(Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), program.circle()); // a target is wanted there
    QVERIFY(walkTo(program.circle(), QStringLiteral("hero:Ben")));
    key(Qt::Key_Return);
    QVERIFY(program.state().attack);
    key(Qt::Key_F8);
    tabTo(QStringLiteral("hand"));
    QVERIFY(walkTo(program.hand(), program.named(program.hand(), QStringLiteral("Brass Bowl"))));
    key(Qt::Key_Return);
    QCOMPARE(program.state().attack->stage, Stage::Blocked);
    tabTo(QStringLiteral("circle"));
    QVERIFY(walkTo(program.circle(), QStringLiteral("act:0")));
    key(Qt::Key_Return);
    QVERIFY(!program.state().attack);
    key(Qt::Key_3, Qt::AltModifier);
    QCOMPARE(program.state().step, Step::Buy);
    QVERIFY(walkTo(program.circle(), QStringLiteral("row:1")));
    key(Qt::Key_Return);
    QCOMPARE(program.who("Mara").obols, 0);
    key(Qt::Key_4, Qt::AltModifier);
    QCOMPARE(program.state().step, Step::Instants);
    key(Qt::Key_5, Qt::AltModifier);
    QCOMPARE(program.state().turn, QStringLiteral("Ben"));
    key(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(program.state().step, Step::Play);
    QCOMPARE(program.who("Ben").hand.size(), 3);
}

QTEST_MAIN(TestQuestions)
#include "tst_questions.moc"

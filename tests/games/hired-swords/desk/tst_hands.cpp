// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a hand types, counts, turns and puts away beside the table: real dice and cards, counters, notes, and the rule behind an
// action.
#include "program.h"

#include "dice/source.h"
#include "engine/journal.h"
#include "engine/table_actions.h"
#include "kit/entry/card_entry.h"
#include "kit/lists/dice_tray.h"
#include "kit/lists/now_panel.h"
#include "kit/lists/offers_model.h"
#include "kit/drawn/readout.h"
#include "support/typed_dice.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QAction>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace hiredswords;

class TestHands : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void theDueDieIsTheActionsDie();
    void diceAreTypedAnywhere_data() { placesToTypeDice("ring"); }
    void diceAreTypedAnywhere();
    void aTypedCardIsEnteredByReturn();
    void aLineForADrawnCardIsItsLine();
    void goldIsCounted();
    void decksAreCounted();
    void helpIsAboutTheChosenAction();
    void whatEndsTheHiringIsFilledLast();
    void nobodyIsHiredByEnterAlone();
    void notesOfWhatIsTakenBackVanish();
    void notesNameWhoIsCalledOtherwise();
    void throwsOfTheTrayAreKept();
    void aDoubleClickActsOnce();

private:
    static void reveal(Program& program); // until the circle is due
};

void TestHands::reveal(Program& program)
{
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
}

void TestHands::theDueDieIsTheActionsDie()
{
    Program program;
    reveal(program);
    QVERIFY(!program.state().battle->counted);
    const QList<engine::Offer> offers = program.main->sitting()->offers();
    const engine::Offer* circle = kit::offerOf<CountReveal>(offers);
    QVERIFY(circle);
    QCOMPARE(hiredswords::desk::Desk().offerText(*program.main->sitting(), *circle).outcome,
        QStringLiteral("rolls D2")); // the circle's word, not the die that stands for it
    QTest::mouseClick(program.part<QPushButton>("roll-D2"), Qt::LeftButton);
    QVERIFY(program.state().battle->counted);
    program.main->sitting()->undo();
    QVERIFY(!program.state().battle->counted);
    QTest::mouseClick(program.part<QPushButton>("typedDice"), Qt::LeftButton);
    auto* faces = program.part<QLineEdit>("typedFaces");
    QTest::keyClicks(faces, QStringLiteral("9")); // no die shows it: nothing is done, and what was typed can be mended
    QTest::keyClick(faces, Qt::Key_Return);
    QVERIFY(!program.state().battle->counted);
    faces->setText(QStringLiteral("D2 1"));
    faces->setVisible(true);
    QTest::keyClick(faces, Qt::Key_Return);
    QVERIFY(program.state().battle->counted);
    QCOMPARE(program.state().battle->revealValue, 1);
    const qint64 last = program.main->sitting()->table().last();
    const auto entry = program.main->sitting()->entries(last, last);
    QVERIFY(entry);
    QCOMPARE(entry->first().action.value(QLatin1String(engine::diceByField)).toString(), QLatin1String(engine::diceByTable));
}

void TestHands::diceAreTypedAnywhere()
{
    QFETCH(QString, place);
    Program program;
    reveal(program);
    typeDiceAt(program, place, "3");
    QVERIFY(program.state().battle->counted);
    QCOMPARE(program.lastEntry().value(QLatin1String(engine::rolledField)).toArray(), (QJsonArray{3}));
    QCOMPARE(program.state().battle->revealValue, 1); // what the rule counts for that face
    if (place != QLatin1String("search"))             // the roll is counted: Return does what comes next
        QTRY_VERIFY(QApplication::focusWidget() != program.part<QPushButton>("typedDice"));
}

void TestHands::aTypedCardIsEnteredByReturn()
{
    Program program;
    program.begin(QStringLiteral("fair-day-champions"), QStringLiteral("ditch-poacher"));
    program.main->sitting()->realCards = true;
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    QWidget* before = program.part<QListView>("offers");
    before->setFocus();
    program.does(DrawCard{});
    auto* box = program.part<QComboBox>("card0");
    QVERIFY(box && box->isVisible());
    QTest::keyClicks(box->lineEdit(), QStringLiteral("Fair Day Champions"));
    QTest::keyClick(box->lineEdit(), Qt::Key_Return);
    QCOMPARE(program.state().drawn, QStringLiteral("fair-day-champions"));
    QVERIFY(!program.part<QPushButton>("enterDice")->isVisible());
    QCOMPARE(QApplication::focusWidget(), before);
}

// Whoever types the whole line where the name of the card is asked for has its face filled in, and its id comes of the title.
void TestHands::aLineForADrawnCardIsItsLine()
{
    Program program;
    auto sitting =
        program.library->begin(QStringLiteral("Own box"), *program.library->game(QStringLiteral("hired-swords")), {}, {});
    QVERIFY(sitting);
    (*sitting)->realCards = true;
    program.main->take(std::move(*sitting));
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    program.does(DrawCard{});
    auto* box = program.part<QComboBox>("card0");
    QVERIFY(box && box->isVisible());
    QTest::keyClicks(box->lineEdit(), QStringLiteral("Toll Gate any versus 8 DM n1 e2 w-1 D2"));
    QTest::keyClick(box->lineEdit(), Qt::Key_Return);
    auto* entry = program.part<kit::CardEntry>("cardEntry");
    QVERIFY(entry && entry->isVisible());
    QCOMPARE(entry->card().value(QLatin1String("title")).toString(), QStringLiteral("Toll Gate"));
    QCOMPARE(entry->card().value(QLatin1String("budget")).toInt(), 8);
    entry->findChild<QPushButton*>(QStringLiteral("enterCard"))->click();
    QCOMPARE(program.state().drawn, QStringLiteral("toll-gate"));
    const CareerCard* card = find(program.state().careerCards, QStringLiteral("toll-gate"));
    QVERIFY(card && card->title == QStringLiteral("Toll Gate") && card->budget == 8);
}

void TestHands::goldIsCounted()
{
    Program program;
    program.begin(QStringLiteral("fair-day-champions"), QStringLiteral("ditch-poacher"));
    auto* wealth = program.part<kit::Readout>("wealth");
    const int before = program.state().wealth;
    QTest::keyClick(wealth, Qt::Key_Plus);
    QTest::keyClick(wealth, Qt::Key_Plus);
    QCOMPARE(program.state().wealth, before); // not before it is meant
    QTest::keyClick(wealth, Qt::Key_Return);
    QCOMPARE(program.state().wealth, before + 2);
    QTest::keyClicks(wealth, QStringLiteral("17"));
    QTest::keyClick(wealth, Qt::Key_Return);
    QCOMPARE(program.state().wealth, 17);
    QTest::keyClick(wealth, Qt::Key_Minus);
    QTest::keyClick(wealth, Qt::Key_Escape);
    QCOMPARE(program.state().wealth, 17);
    program.main->sitting()->undo();
    QCOMPARE(program.state().wealth, before + 2);
    // Undo takes back what was counted a moment ago, and not the act before.
    QTest::keyClick(program.part<kit::Readout>("wealth"), Qt::Key_Plus);
    program.main->findChild<QAction*>(QStringLiteral("undo"))->trigger();
    QCOMPARE(program.state().wealth, before + 2);
    program.main->sitting()->redo();
    QCOMPARE(program.state().wealth, before + 3);
    program.main->sitting()->undo();
    // Somebody else acts in that second: both stand, and what is counted is a step from what lies there now.
    dice::Source chance{7};
    kit::Sitting phone(program.main->sitting()->campaign(), chance, {});
    QTest::keyClick(program.part<kit::Readout>("wealth"), Qt::Key_Plus);
    phone.propose(engine::Correct{QStringLiteral("opposition.count"), 5, {}});
    phone.propose(engine::Correct{QStringLiteral("wealth"), before + 4, {}});
    QCOMPARE(program.part<kit::Readout>("wealth")->number(), before + 5);
    QTRY_COMPARE(program.state().wealth, before + 5);
    QCOMPARE(program.state().opposition.count, 5);
    for (int entries = 0; entries < 3; ++entries)
        program.main->sitting()->undo();
    QCOMPARE(program.state().wealth, before + 2);
    // Who closes at once loses nothing of it.
    QTest::keyClick(program.part<kit::Readout>("wealth"), Qt::Key_Plus);
    const QString id = program.library->idOf(*program.main->sitting());
    QVERIFY(program.main->leave());
    QVERIFY(!program.main->sitting());
    program.main->openCampaign(id);
    QCOMPARE(program.state().wealth, before + 3);
}

// Both decks, where they are counted, and with the rule that limits them.
void TestHands::decksAreCounted()
{
    Program program;
    program.begin(QStringLiteral("fair-day-champions"), QStringLiteral("ditch-poacher"));
    auto* deck = program.part<kit::Readout>("deck");
    auto* others = program.part<kit::Readout>("oppositionDeck");
    const auto less = [](kit::Readout* one) {
        QTest::keyClick(one, Qt::Key_Minus);
        QTest::keyClick(one, Qt::Key_Return);
    };
    const int career = program.state().career.count, opposition = program.state().opposition.count;
    less(deck);
    QCOMPARE(program.state().career.count, career - 1);
    QCOMPARE(program.state().opposition.count, opposition);
    program.does(DrawCard{});
    program.does(AcceptContract{});
    less(others);
    QCOMPARE(program.state().career.count, career - 2); // one was drawn
    QCOMPARE(program.state().opposition.count, opposition - 1);
    less(deck); // in the midst of a contract, too
    QCOMPARE(program.state().career.count, career - 3);
    const auto hands = program.main->sitting()->table().last();
    program.set(QStringLiteral("opposition.count"), opposition + 2);
    QCOMPARE(program.state().opposition.count, opposition + 2); // a warning is no wall
    const auto entries = program.main->sitting()->entries(hands + 1, hands + 1);
    QVERIFY(entries && !entries->isEmpty());
    const QString said = program.main->sitting()->sentenceOf(entries->last())->text();
    QVERIFY2(said.contains(QStringLiteral("opposition deck, %1 → %2").arg(opposition - 1).arg(opposition + 2)), qPrintable(said));
    program.set(QStringLiteral("opposition.count"), -1); // nobody counted it: a press does
    QVERIFY(others->isVisible() && deck->isVisible());
    QVERIFY2(others->accessibleName().contains(QStringLiteral("not counted")), qPrintable(others->accessibleName()));
    const auto texts = others->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(texts, [](const QLabel* one) { return one->text() == QStringLiteral("?"); }));
    QTest::keyClicks(others, QStringLiteral("24"));
    QTest::keyClick(others, Qt::Key_Return);
    QCOMPARE(program.state().opposition.count, 24);
    program.set(QStringLiteral("opposition.count"), -1);
    QTest::keyClick(others, Qt::Key_Minus); // an empty one
    QTest::keyClick(others, Qt::Key_Return);
    QCOMPARE(program.state().opposition.count, 0);
}

void TestHands::helpIsAboutTheChosenAction()
{
    Program program;
    program.begin(QStringLiteral("fair-day-champions"), QStringLiteral("ditch-poacher"));
    program.does(DrawCard{});
    program.does(AcceptContract{});
    auto* now = program.main->findChild<kit::NowPanel*>();
    QVERIFY(now->choose(QStringLiteral("hire")));
    const QString atom = now->currentAtom();
    QVERIFY(!atom.isEmpty());
    // Not what every action asks for.
    const kit::Sitting& sitting = *program.main->sitting();
    QMap<QString, int> cited;
    const QList<engine::Offer> offers = sitting.offers();
    for (const engine::Offer& offer : offers) {
        QSet<QString> own;
        for (const engine::Condition& condition : offer.verdict.conditions)
            own += QLatin1String(sitting.game().book()[std::size_t(condition.reason->atoms[0])].id);
        for (const QString& one : std::as_const(own))
            ++cited[one];
    }
    QVERIFY2(cited.value(atom) < offers.size(), qPrintable(atom));
}

void TestHands::whatEndsTheHiringIsFilledLast()
{
    Program program;
    program.begin(QStringLiteral("someone-elses-wedding"), QStringLiteral("ditch-poacher"));
    program.part<QPushButton>("endTryGuide")->click(); // which names it as soon as the crew is large enough
    program.does(DrawCard{});
    program.does(AcceptContract{});
    const auto* confirm = program.part<QPushButton>("confirmCrew");
    const auto isHiring = [&] {
        const QList<engine::Offer> offers = program.main->sitting()->offers();
        return std::ranges::any_of(
            offers, [](const engine::Offer& one) { return one.action.is<HireFreelancer>() && one.verdict.isAllowed(); });
    };
    bool wasOpen = false;
    for (const char* who : {"big-dagna", "hobb-carrow"}) {
        program.does(HireFreelancer{QLatin1String(who)});
        QCOMPARE(confirm->property("look").toString() == QLatin1String("primary"), !isHiring());
        wasOpen |= isHiring();
    }
    QVERIFY(wasOpen);
}

// While the crew may be confirmed for nothing, Enter hires nobody who was not chosen; the crew of the planner is confirmed by it.
void TestHands::nobodyIsHiredByEnterAlone()
{
    Program program;
    program.begin(QStringLiteral("someone-elses-wedding"), QStringLiteral("ditch-poacher"));
    program.does(DrawCard{});
    program.does(AcceptContract{});
    program.part<QPushButton>("endTryGuide")->click();
    auto* offers = program.part<QListView>("offers");
    const auto framed = [&] {
        const auto* rows = qobject_cast<const kit::OffersModel*>(offers->model());
        const engine::Offer* one = rows->offer(offers->currentIndex());
        return one ? QString::fromLatin1(one->action.verb()) : QString();
    };
    const auto mayConfirm = [&] {
        const engine::Offer* confirm = kit::offerOf<ConfirmCrew>(program.main->sitting()->offers());
        return confirm && confirm->verdict.isAllowed();
    };
    offers->setFocus();
    for (const char* who : {"big-dagna", "hobb-carrow"})
        if (!mayConfirm())
            program.does(HireFreelancer{QLatin1String(who)});
    QVERIFY(mayConfirm());
    const engine::Offer* hire = kit::offerOf<HireFreelancer>(program.main->sitting()->offers());
    QVERIFY(hire && hire->verdict.isAllowed());
    QCOMPARE(framed(), QString());
    auto* crews = program.part<QTableView>("planner");
    QCOMPARE(program.main->focusWidget(), static_cast<QWidget*>(crews));
    offers->setFocus();
    const qint64 before = program.main->sitting()->table().node();
    QTest::keyClick(offers, Qt::Key_Return);
    QCOMPARE(program.main->sitting()->table().node(), before);
    crews->setCurrentIndex(crews->model()->index(0, 0));
    QTest::mouseClick(program.part<QPushButton>("hireCrew"), Qt::LeftButton);
    QVERIFY(mayConfirm());
    const auto* confirm = program.part<QPushButton>("confirmCrew");
    QCOMPARE(confirm->property("look").toString(), QStringLiteral("primary"));
    QCOMPARE(framed(), QLatin1String(ConfirmCrew::verb));
}

void TestHands::notesOfWhatIsTakenBackVanish()
{
    Program program;
    program.begin(QStringLiteral("fair-day-champions"), QStringLiteral("ditch-poacher"));
    program.does(DrawCard{});
    program.does(AcceptContract{});
    auto* notes = program.part<QListWidget>("hands");
    const int before = notes->count();
    program.does(HireFreelancer{QStringLiteral("big-dagna")});
    const int hired = notes->count();
    QVERIFY(hired > before);
    program.main->sitting()->undo();
    QCOMPARE(notes->count(), before); // nobody had moved the card yet
    program.main->sitting()->redo();
    QCOMPARE(notes->count(), hired);
    notes->item(1)->setCheckState(Qt::Checked); // the newest act stands first
    program.main->sitting()->undo();
    QVERIFY(notes->count() > before); // it was moved: it must be told to go back
}

// A card that is renamed while it lies there is the same card: whoever looks for it finds it by the name that is printed on it.
void TestHands::notesNameWhoIsCalledOtherwise()
{
    Program program;
    program.begin(QStringLiteral("fair-day-champions"), QStringLiteral("ditch-poacher"));
    program.does(DrawCard{});
    program.does(AcceptContract{});
    program.does(HireFreelancer{QStringLiteral("big-dagna")});
    const auto says = [&](const char* name) {
        return !program.part<QListWidget>("hands")->findItems(QLatin1String(name), Qt::MatchContains).isEmpty();
    };
    QVERIFY(says("Big Dagna"));
    program.main->sitting()->propose(
        engine::Correct{QStringLiteral("mercenaries.big-dagna.title"), QStringLiteral("Dagna the Large"), {}});
    QVERIFY(says("Dagna the Large") && !says("Big Dagna"));
    program.main->sitting()->undo();
    QVERIFY(says("Big Dagna") && !says("Dagna the Large"));
}

void TestHands::throwsOfTheTrayAreKept()
{
    Program program;
    program.begin(QStringLiteral("fair-day-champions"), QStringLiteral("ditch-poacher"));
    QTest::mouseClick(program.part<QPushButton>("roll-D6"), Qt::LeftButton);
    QCOMPARE(program.main->tray().rolls().size(), 1);
    const QString id = program.library->idOf(*program.main->sitting());
    program.main->closeCampaign();
    QVERIFY(program.main->tray().rolls().isEmpty());
    program.main->openCampaign(id);
    QCOMPARE(program.main->tray().rolls().size(), 1);
    QCOMPARE(program.main->tray().rolls().first().term, QStringLiteral("D6"));
    QCOMPARE(program.main->tray().rolls().first().dice.size(), 1); // so that it counts as luck
    QCOMPARE(program.main->tray().rolls().first().dice.first().sides, 6);
}

void TestHands::aDoubleClickActsOnce()
{
    Program program;
    program.battle();
    auto* now = program.main->findChild<kit::NowPanel*>();
    QVERIFY(now->choose(QStringLiteral("end-phase")));
    QListView* offers = now->offers();
    const QPoint at = offers->visualRect(offers->currentIndex()).center();
    const qint64 before = program.main->sitting()->table().last();
    QTest::mouseClick(offers->viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(program.main->sitting()->table().last(), before + 1);
    QTest::mouseDClick(offers->viewport(), Qt::LeftButton, {}, at); // press, release and the double one that follow at once
    QVERIFY(program.main->sitting()->table().last() <= before + 2);
}

QTEST_MAIN(TestHands)
#include "tst_hands.moc"

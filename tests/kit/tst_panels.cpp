// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What asks and tells beside a table: what was not entered, an action as a form, what went wrong.
#include "kit/drawn/style.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/readout_row.h"
#include "kit/drawn/tile_delegate.h"
#include "kit/drawn/tile_view.h"
#include "kit/drawn/whole_label.h"
#include "kit/drawn/wrapped_button.h"
#include "kit/forms/ask_panel.h"
#include "kit/forms/innermost.h"
#include "kit/forms/verb_form.h"
#include "kit/lists/hands_list.h"
#include "kit/lists/notice_bar.h"
#include "kit/lists/now_panel.h"
#include "kit/lists/stages.h"
#include "kit/rule_behind.h"
#include "kit/drawn/icons.h"
#include "kit/drawn/readout.h"
#include "kit/table_pages.h"

#include "engine/purse_game.h"
#include "support/restless.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

class TestPanels : public QObject {
    Q_OBJECT

private slots:
    void init();
    void whatIsEnteredStandsBesideTheRest();
    void oneOfTheSameNameTakesItsPlace();
    void questionsShowNamesAsTheyAre();
    void copiesOfACardAreToldApart();
    void ofThoseThatAreThereNoneIsNew();
    void escapePutsAwayWhatIsOnTop();
    void tabGoesByWhatStandsThere();
    void aFormKnowsWhoIsThereNow();
    void aFormThatNobodySawIsMadeAnew();
    void aFaultThatRepeatsIsToldOnce();
    void manyFaultsStaySmall();
    void aRefusalStaysWhereItWasMade();
    void howItWentIsReadFirst();
    void notesNameCardsAsTheyAreCalled();
    void notesFollowTheirActs();
    void notesAreTakenBackAfterARestart();
    void aSignThatNoFontHasIsShownOtherwise();
    void figuresFoldBehindASign();
    void whatHasNoRoomEndsWithASign();
    void aLaterStageSaysWhatComesFirst();
    void aStageKnowsItsRule();
    void whatIsIdleGivesItsRoom();
    void aStageIsCutOnlyWhereAllOthersGaveWay();
    void aFigureThatIsPointedAtKnowsItsRule();
    void aFigureInOneLineIsLowAndStaysWhereItIs();
    void aHeadingIsWholeOrNotThere();
    void aCounterIsHeardAsOne();
    void aGuideKeepsItsRoom();
    void aNumberTypedBeyondIsRefused();
    void whatIsCountedWaitsWhileOthersAct();
    void noWordOfAButtonIsCut();
    void aChangeMovesNoButton();
    void nothingGrowsUnderTheKeyboard_data();
    void nothingGrowsUnderTheKeyboard();

private:
    class Ones : public engine::Chance {
        int face(int) override { return 1; }
    };
    QJsonArray cards() const { return m_game->stateToJson(m_sitting->state()).value(QLatin1String("cards")).toArray(); }
    // What a person does who is asked for the cards: one more row, its places, Enter.
    void enter(const QString& id, int worth);
    void correct(const QString& path, const QJsonValue& value)
    {
        m_sitting->proposeDraft({QStringLiteral("correct"), {{QStringLiteral("path"), path}, {QStringLiteral("value"), value}}});
    }

    std::unique_ptr<engine::Game> m_game = purse::game();
    Ones m_chance;
    std::unique_ptr<kit::Sitting> m_sitting;
    std::unique_ptr<kit::AskPanel> m_panel;
};

void TestPanels::init()
{
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(?!This plugin does not support (propagateSizeHints|raise|grabbing the keyboard))")));
    m_panel.reset();
    m_sitting = std::make_unique<kit::Sitting>(
        QStringLiteral("Purse"), *m_game, std::make_unique<engine::MemoryJournal>(),
        [] { return QDateTime::currentDateTimeUtc(); }, m_chance, kit::Sitting::Cards());
    QVERIFY(m_sitting->begin({}, {}));
    m_panel = std::make_unique<kit::AskPanel>();
    m_panel->attend(*m_sitting);
    connect(m_panel.get(), &kit::AskPanel::answered, m_sitting.get(), &kit::Sitting::answer);
    connect(m_sitting.get(), &kit::Sitting::changed, m_panel.get(), &kit::AskPanel::forget);
}

void TestPanels::enter(const QString& id, int worth)
{
    m_sitting->enter({QStringLiteral("cards"), QStringLiteral("what %1 is worth").arg(id)});
    auto* list = m_panel->findChild<kit::Editor*>(QStringLiteral("cards"));
    QVERIFY(list && list->isVisible());
    list->findChild<kit::Editor*>(QStringLiteral("id"))->setValue(id);
    list->findChild<kit::Editor*>(QStringLiteral("worth"))->setValue(worth);
    QTest::mouseClick(m_panel->findChild<QPushButton*>(QStringLiteral("enterDice")), Qt::LeftButton);
    QVERIFY(!m_panel->isVisible());
}

void TestPanels::whatIsEnteredStandsBesideTheRest()
{
    enter(QStringLiteral("ace"), 3);
    enter(QStringLiteral("king"), 4);
    QCOMPARE(cards().size(), 2);
    QCOMPARE(cards()[0].toObject().value(QLatin1String("id")).toString(), QStringLiteral("ace"));
    QCOMPARE(cards()[1].toObject().value(QLatin1String("worth")).toInt(), 4);
    m_sitting->undo();
    QCOMPARE(cards().size(), 1);
}

void TestPanels::oneOfTheSameNameTakesItsPlace()
{
    enter(QStringLiteral("ace"), 3);
    enter(QStringLiteral("king"), 4);
    enter(QStringLiteral("ace"), 5);
    QCOMPARE(cards().size(), 2);
    QCOMPARE(cards()[0].toObject().value(QLatin1String("worth")).toInt(), 5);
    QCOMPARE(cards()[1].toObject().value(QLatin1String("worth")).toInt(), 4);
    // Who corrects a list says all of it.
    correct(QStringLiteral("cards"), QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("jack")}}});
    QCOMPARE(cards().size(), 1);
}

// People may call a card or a die anything.
void TestPanels::questionsShowNamesAsTheyAre()
{
    engine::Needs needs;
    needs.dice = {engine::Die{QStringLiteral("Luck of 100%2"), 6}};
    m_panel->ask(*m_sitting, purse::Earn{}, needs, {});
    const auto isShown = [&](const QString& text) {
        const QList<QLabel*> labels = m_panel->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == text; });
    };
    QVERIFY(isShown(QStringLiteral("Luck of 100%2 (D6):")));
    needs.dice.clear();
    needs.picks = {{QStringLiteral("card"), QStringLiteral("The 100%2 share"), {QStringLiteral("ace")}, 2, true}};
    m_panel->ask(*m_sitting, purse::Draw{}, needs, {});
    QVERIFY(isShown(QStringLiteral("The 100%2 share, 1 of 2")));
    QVERIFY(isShown(QStringLiteral("The 100%2 share, 2 of 2")));
}

// As if typed, without the list that would drop down.
static void type(kit::NameBox& box, const QString& text)
{
    box.lineEdit()->setText(text);
    emit box.lineEdit()->textEdited(text);
}

void TestPanels::copiesOfACardAreToldApart()
{
    kit::NameBox box({{QStringLiteral("tonic-1"), QStringLiteral("Tonic")}, {QStringLiteral("tonic-2"), QStringLiteral("Tonic")},
                         {QStringLiteral("lamp"), QStringLiteral("Lamp")}},
        kit::NameBox::New::Possible, nullptr);
    QCOMPARE(box.itemText(1), QStringLiteral("Lamp"));
    box.setCurrentIndex(box.findData(QStringLiteral("tonic-2")));
    QCOMPARE(box.meant()->id, QStringLiteral("tonic-2"));
    QCOMPARE(box.meant()->title, QStringLiteral("Tonic"));
    box.setCurrentIndex(box.findData(QStringLiteral("tonic-1")));
    QCOMPARE(box.meant()->id, QStringLiteral("tonic-1"));
    type(box, QStringLiteral("Tonic 3")); // another one, whose row is chosen; then somebody thinks better of it
    box.setCurrentIndex(box.count() - 1);
    QCOMPARE(box.meant()->title, QStringLiteral("Tonic 3"));
    for (const char* text : {"L", "La", "Lam"}) {
        type(box, QLatin1String(text));
        QCOMPARE(box.currentText(), QLatin1String(text));
    }
    box.setEditText(QStringLiteral("tonic")); // any of them
    QVERIFY(box.meant() && box.meant()->title == QLatin1String("Tonic"));
}

// Among players nobody is a new card, and a beginning is enough.
void TestPanels::ofThoseThatAreThereNoneIsNew()
{
    kit::NameBox box({{QStringLiteral("Ana"), QStringLiteral("Ana")}, {QStringLiteral("Ben"), QStringLiteral("Ben")}},
        kit::NameBox::New::None, nullptr);
    const int rows = box.count();
    type(box, QStringLiteral("B"));
    QCOMPARE(box.count(), rows);
    QVERIFY(box.meant() && box.meant()->id == QLatin1String("Ben"));
    box.setEditText(QStringLiteral("Cleo"));
    QVERIFY(!box.meant());
}

// The list of names, then the form; and no list stays without its form.
void TestPanels::escapePutsAwayWhatIsOnTop()
{
    kit::Innermost innermost;
    qApp->installEventFilter(&innermost);
    engine::Needs needs;
    needs.picks = {{QStringLiteral("card"), QStringLiteral("Which"), {QStringLiteral("ace"), QStringLiteral("king")}, 1, false}};
    m_panel->ask(*m_sitting, purse::Draw{}, needs, {});
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    auto* box = m_panel->findChild<kit::NameBox*>();
    QTest::keyClicks(box->lineEdit(), QStringLiteral("kin"));
    QPointer<QWidget> list = QApplication::activePopupWidget();
    QVERIFY(list && list->isVisible());
    QTest::keyClick(list, Qt::Key_Escape);
    QVERIFY(!list->isVisible() && m_panel->isVisible());
    QCOMPARE(box->currentText(), QStringLiteral("kin"));
    QTest::keyClicks(box->lineEdit(), QStringLiteral("g"));
    list = QApplication::activePopupWidget();
    QVERIFY(list && list->isVisible());
    m_panel->hide(); // as a curtain does
    QVERIFY(!list->isVisible());
    m_panel->show();
    QTest::keyClick(box->lineEdit(), Qt::Key_Escape);
    QVERIFY(!m_panel->isVisible());
}

// By the title, a word of which may open a rule, the questions and the buttons, and by nothing else on the way.
void TestPanels::tabGoesByWhatStandsThere()
{
    engine::Needs needs;
    needs.picks = {{QStringLiteral("card"), QStringLiteral("Which"), {QStringLiteral("ace")}, 2, true}};
    m_panel->ask(*m_sitting, purse::Draw{}, needs, {});
    const QList<kit::NameBox*> boxes = m_panel->findChildren<kit::NameBox*>();
    QCOMPARE(boxes.size(), 2);
    QStringList order;
    for (const QWidget* one = boxes.first(); order.size() < 20; one = one->nextInFocusChain())
        if (one == boxes.last())
            order += QStringLiteral("second");
        else if (!one->objectName().isEmpty() && (qobject_cast<const QPushButton*>(one) || qobject_cast<const QLabel*>(one)))
            order += one->objectName();
        else if (!order.isEmpty() && one == boxes.first())
            break;
    const QStringList buttons{QStringLiteral("second"), QStringLiteral("wrongFace"), QStringLiteral("enterDice"),
        QStringLiteral("cancelAsk"), QStringLiteral("meanwhile"), QStringLiteral("goOnWithout"), QStringLiteral("rollForMe")};
    QCOMPARE(order.mid(0, buttons.size()), buttons);
}

void TestPanels::aFormKnowsWhoIsThereNow()
{
    kit::VerbForm form(*m_sitting, nullptr);
    form.show();
    auto* verb = form.findChild<QComboBox*>(QStringLiteral("verb"));
    verb->setCurrentIndex(verb->findData(QStringLiteral("sell")));
    const auto choices = [&] {
        QStringList all;
        const auto* box = form.findChild<kit::Editor*>(QStringLiteral("card"))->findChild<QComboBox*>();
        for (int row = 1; box && row < box->count(); ++row)
            all += box->itemData(row).toString();
        return all;
    };
    QCOMPARE(choices(), QStringList());
    enter(QStringLiteral("ace"), 3);
    QCOMPARE(choices(), QStringList{QStringLiteral("ace")});
    // What was typed stays when somebody else acts meanwhile.
    form.findChild<kit::Editor*>(QStringLiteral("card"))->setValue(QStringLiteral("ace"));
    enter(QStringLiteral("king"), 4);
    QCOMPARE(choices(), (QStringList{QStringLiteral("ace"), QStringLiteral("king")}));
    QCOMPARE(form.findChild<kit::Editor*>(QStringLiteral("card"))->value().toString(), QStringLiteral("ace"));
    QTest::mouseClick(form.findChild<QPushButton*>(QStringLiteral("doAction")), Qt::LeftButton);
    QCOMPARE(choices(), QStringList{QStringLiteral("king")});
}

void TestPanels::aFormThatNobodySawIsMadeAnew()
{
    kit::VerbForm form(*m_sitting, nullptr);
    auto* verb = form.findChild<QComboBox*>(QStringLiteral("verb"));
    QVERIFY(verb->itemData(0).toString() != QLatin1String("correct")); // what is played stands before what sets the table
    QCOMPARE(verb->itemData(verb->count() - 1).toString(), QStringLiteral("setting"));
    verb->setCurrentIndex(verb->findData(QStringLiteral("sell")));
    enter(QStringLiteral("ace"), 3);
    form.show();
    const auto* box = form.findChild<kit::Editor*>(QStringLiteral("card"))->findChild<QComboBox*>();
    QVERIFY(box);
    QCOMPARE(box->itemData(1).toString(), QStringLiteral("ace"));
}

void TestPanels::aFaultThatRepeatsIsToldOnce()
{
    kit::NoticeBar bar;
    const engine::Fault line{QStringLiteral("shelf"), {}, QStringLiteral("The line was not kept."), {}};
    const engine::Fault copy{QStringLiteral("copies"), {}, QStringLiteral("No copy was made."), {}};
    bar.fail({line});
    const QString first = bar.text();
    bar.fail({copy});
    const QString both = bar.text();
    QVERIFY(both.startsWith(first));
    for (int n = 0; n < 5; ++n) {
        bar.fail({line});
        bar.fail({copy});
    }
    QCOMPARE(bar.text(), both);
    bar.solved(QStringLiteral("It is open."));
    bar.fail({copy});
    QVERIFY(!bar.text().contains(QStringLiteral("not kept"))); // that one is over
}

void TestPanels::manyFaultsStaySmall()
{
    kit::NoticeBar bar;
    for (int n = 0; n < 50; ++n)
        bar.fail({engine::Fault{QStringLiteral("copy %1").arg(n), {}, QStringLiteral("The disk is full."), {}}});
    QVERIFY(bar.text().count(QLatin1Char('\n')) < 4);
    QVERIFY(bar.text().contains(QStringLiteral("copy 0"))); // with it began the others
    QVERIFY(bar.text().contains(QStringLiteral("copy 49")));
}

void TestPanels::aRefusalStaysWhereItWasMade()
{
    kit::NoticeBar bar;
    bar.refuse(QStringLiteral("No."));
    bar.movedOn();
    QCOMPARE(bar.text(), QString());
    bar.fail({engine::Fault{QStringLiteral("shelf"), {}, QStringLiteral("The line was not kept."), {}}});
    const QString failure = bar.text();
    bar.refuse(QStringLiteral("No."));
    bar.movedOn();
    QCOMPARE(bar.text(), failure); // is not solved by it
    bar.solved(QStringLiteral("It is open."));
    bar.movedOn();
    QVERIFY(!bar.text().isEmpty());
}

// Where not all of it has room, how it went is not what is left out.
void TestPanels::howItWentIsReadFirst()
{
    const QString act =
        QStringLiteral("Somebody with a long name attacks somebody else in melee, helped by two others of the crew");
    const QString came = QStringLiteral("it misses · the attacker is exhausted");
    kit::NoticeBar bar;
    bar.show();
    bar.acted(act, came);
    const auto* text = bar.findChild<QLabel*>(QStringLiteral("noticeText"));
    const auto* last = bar.findChild<QLabel*>(QStringLiteral("lastDone"));
    bar.resize(4000, 80);
    QTRY_COMPARE(text->text(), act + QStringLiteral(" · ") + came);
    QVERIFY(text->toolTip().isEmpty());
    bar.resize(bar.width() - text->width() + text->fontMetrics().horizontalAdvance(came), 80);
    QTRY_VERIFY2(text->text().startsWith(came) && text->text().endsWith(QStringLiteral("…")), qPrintable(text->text()));
    QVERIFY(text->toolTip().contains(act));
    QCOMPARE(bar.text(), act + QStringLiteral(" · ") + came); // as it is heard
    bar.dismiss();
    QTRY_VERIFY2(last->text().startsWith(came), qPrintable(last->text()));
    bar.resize(4000, 80);
    QTRY_VERIFY2(last->text().startsWith(act), qPrintable(last->text()));
}

void TestPanels::notesNameCardsAsTheyAreCalled()
{
    kit::HandsList hands;
    hands.add({QStringLiteral("Put Old (Tom) beside Old Tomasz."), QStringLiteral("Tom draws.")}, 3,
        QStringLiteral("Old (Tom) fights"));
    hands.rename(QStringLiteral("Old (Tom)"), QStringLiteral("Tom \\1"));
    hands.rename(QStringLiteral("Old Tom"), QStringLiteral("wrong"));
    QCOMPARE(hands.open(), QStringList({QStringLiteral("Put Tom \\1 beside Old Tomasz."), QStringLiteral("Tom draws.")}));
    QVERIFY(hands.kept().first().contains(QStringLiteral("Tom \\1 fights")));
}

// At a table that others share an act stands at another entry once they acted, waits for a decision, or is dropped.
void TestPanels::notesFollowTheirActs()
{
    kit::HandsList hands;
    hands.add({QStringLiteral("Turn the lamp.")}, 7, QStringLiteral("Ann lights up"));
    hands.add({QStringLiteral("Draw two."), QStringLiteral("Shuffle.")}, 8, QStringLiteral("Ben searches"));
    hands.renumber({{7, 8}, {8, -5}}); // somebody came between, and one of them waits
    QCOMPARE(hands.open().size(), 3);
    QVERIFY(hands.takeBack(7));
    QCOMPARE(
        hands.open(), QStringList({QStringLiteral("Draw two."), QStringLiteral("Shuffle.")})); // no entry: nothing takes it back
    QVERIFY(hands.kept().first().startsWith(QStringLiteral("-5\t")));
    hands.begin(hands.kept(), 7); // after a restart
    hands.renumber({{-5, 0}});
    QVERIFY(hands.isEmpty());
    hands.add({QStringLiteral("Draw two."), QStringLiteral("Shuffle.")}, 9, QStringLiteral("Ben searches"));
    auto* list = hands.findChild<QListWidget*>(QStringLiteral("hands"));
    list->item(1)->setCheckState(Qt::Checked); // it lies on the table now
    hands.renumber({{9, 0}});
    QCOMPARE(hands.open().size(), 1); // by its name
    QVERIFY2(hands.open().first().contains(QStringLiteral("put it back: Draw two.")), qPrintable(hands.open().first()));
    QVERIFY(hands.kept().first().contains(QStringLiteral("Ben searches")));
    // After a restart, too, and where somebody else takes it back.
    hands.clear();
    hands.add({QStringLiteral("Turn the lamp."), QStringLiteral("Shuffle.")}, 12, QStringLiteral("Ann lights up"));
    list->item(2)->setCheckState(Qt::Checked);
    const QStringList kept = hands.kept();
    kit::HandsList again;
    again.begin(kept, 12);
    QCOMPARE(again.open(), QStringList(QStringLiteral("Turn the lamp.")));
    again.dropBetween(9, 11); // what was taken back from here before is told already
    QCOMPARE(again.open(), QStringList(QStringLiteral("Turn the lamp.")));
    again.dropBetween(11, 12);
    QCOMPARE(again.open(), QStringList(QStringLiteral("Not done any more, put it back: Shuffle.")));
    // What waited for a decision and came to something else is told as it is now.
    kit::HandsList other;
    other.add({QStringLiteral("Take 4: it is 5 now"), QStringLiteral("Shuffle.")}, -5, QStringLiteral("Ben sells"));
    other.renumber({{-5, 9}}, [](qint64 node) {
        return node == 9
            ? QStringList{QStringLiteral("Ben sells"), QStringLiteral("Take 4: it is 2 now"), QStringLiteral("Shuffle.")}
            : QStringList();
    });
    QCOMPARE(other.open(), QStringList({QStringLiteral("Take 4: it is 2 now"), QStringLiteral("Shuffle.")}));
    other.renumber({{9, 10}}, [](qint64) { return QStringList{QStringLiteral("Ben sells"), QStringLiteral("Take 4.")}; });
    QCOMPARE(other.open(), QStringList(QStringLiteral("Take 4.")));
    QVERIFY(other.takeBack(9));
}

// An act, taken back, done again, a restart, and taken back: entries that lead nowhere lie between them.
void TestPanels::notesAreTakenBackAfterARestart()
{
    const QStringList notes{QStringLiteral("Lay the wedding face up.")};
    kit::HandsList hands;
    hands.begin({}, 1);
    hands.add(notes, 2, QStringLiteral("Career card drawn"));
    QVERIFY(hands.takeBack(1));
    hands.add(notes, 3, QStringLiteral("Career card drawn"));
    for (int start = 0; start < 2; ++start) { // once more without anything between
        kit::HandsList again;
        again.begin(hands.kept(), 3);
        QCOMPARE(again.open(), notes);
        hands.begin(again.kept(), 3);
    }
    QVERIFY(hands.takeBack(1));
    QVERIFY(hands.isEmpty());
    QVERIFY(!hands.takeBack(0)); // what was made before the first start nobody knows
}

// What stands alone on a button is drawn; within a text something that every font has takes its place.
void TestPanels::aSignThatNoFontHasIsShownOtherwise()
{
    const char32_t nowhere = 0x10fffd;
    const QString sign = QString::fromUcs4(&nowhere, 1);
    QFont plain;
    plain.setStyleStrategy(QFont::NoFontMerging);
    QCOMPARE(kit::signIn(plain, sign, QStringLiteral("»")), QStringLiteral("»"));
    QCOMPARE(kit::signIn(plain, QStringLiteral("A"), QStringLiteral("»")), QStringLiteral("A"));
    kit::Readout gold(QStringLiteral("gold"), QStringLiteral("Gold"), nullptr);
    gold.setNumber(7, QLatin1Char(' ') + sign, QStringLiteral("7 gold"));
    const QList<QLabel*> labels = gold.findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* one) { return one->text() == QLatin1String("7"); }));
    QWidget table;
    const QPushButton* more = kit::formTurner(QStringLiteral("Every action"), &table);
    QVERIFY(more->text().isEmpty() && !more->icon().isNull());
    for (const char* drawn : {"⋯", "▶", "★", "✦", "↷", "✓", "✗"})
        QVERIFY2(kit::isDrawn(QString::fromUtf8(drawn)), drawn);
}

void TestPanels::figuresFoldBehindASign()
{
    QWidget window;
    window.resize(800, 600); // of few lines each would be one
    kit::ReadoutRow row(&window);
    QList<kit::Readout*> all;
    int needed = 0;
    for (int at = 0; at < 6; ++at) {
        all += new kit::Readout(QStringLiteral("figure%1").arg(at), QStringLiteral("Figure %1").arg(at), &row);
        all.last()->setNumber(1000 + at, {}, QString::number(1000 + at));
        needed += all.last()->sizeHint().width() + 7;
    }
    const auto shown = [&] { return std::ranges::count_if(all, [](const kit::Readout* one) { return !one->isHidden(); }); };
    auto* sign = row.findChild<QToolButton*>(QStringLiteral("foldedFigures"));
    row.present(all);
    row.resize(needed, 50);
    window.show();
    QCOMPARE(shown(), 6);
    QVERIFY(sign->isHidden());
    row.resize(needed / 2, 50);
    QCOMPARE_GT(shown(), 0);
    QCOMPARE_LT(shown(), 6);
    QVERIFY(!sign->isHidden());
    QCOMPARE(sign->text(), QStringLiteral("+%1").arg(6 - shown()));
    QVERIFY(sign->toolTip().contains(QLatin1String("Figure 5: 1005"))); // what is hidden is still told
    QCoreApplication::processEvents();
    for (const kit::Readout* one : std::as_const(all))
        QVERIFY(one->isHidden() || one->geometry().right() <= row.width());
    QCOMPARE_LE(sign->geometry().right(), row.width());
    QCOMPARE_GE(std::min(sign->width(), sign->height()), 24);
    // Then it is at rest: nothing that folding changes asks for another layout.
    QCOMPARE(support::restless(), QStringList());
    // Pressed, it shows those in place of the others, and at last the first again.
    QSet<const kit::Readout*> seen;
    for (int presses = 0; presses == 0 || all[0]->isHidden(); ++presses) {
        QCOMPARE_LT(presses, 7);
        for (const kit::Readout* one : std::as_const(all))
            if (!one->isHidden())
                seen += one;
        QTest::mouseClick(sign, Qt::LeftButton);
        QCoreApplication::processEvents();
        QCOMPARE(sign->text(), QStringLiteral("+%1").arg(6 - shown()));
    }
    QCOMPARE(seen.size(), 6);
    row.present({all[0], all[2]}); // others are not meant now
    QVERIFY(all[1]->isHidden() && !all[2]->isHidden() && sign->isHidden());
    all[0]->setText(QString(300, QLatin1Char('w')), QStringLiteral("wide")); // it grows
    QCoreApplication::processEvents();
    QCOMPARE(sign->text(), QStringLiteral("+2"));
}

void TestPanels::whatHasNoRoomEndsWithASign()
{
    const QFontMetrics letters(qApp->font());
    const QString name(80, QLatin1Char('w'));
    const QSize room(letters.horizontalAdvance(QStringLiteral("Volunteer")), 2 * letters.lineSpacing());
    const QString shown = kit::fitting(QStringLiteral("Go ") + name, letters, room);
    QVERIFY2(shown.startsWith(QStringLiteral("Go w")) && shown.endsWith(QStringLiteral("…")), qPrintable(shown));
    for (const QString& word : shown.split(QLatin1Char(' ')))
        QCOMPARE_LE(letters.horizontalAdvance(word), room.width());
    QCOMPARE(kit::fitting(QStringLiteral("Go on"), letters, room), QStringLiteral("Go on"));
    QVERIFY(kit::fitting(QStringLiteral("Go on and on and on and on and on"), letters, room).endsWith(QStringLiteral(" …")));
}

void TestPanels::aLaterStageSaysWhatComesFirst()
{
    kit::StageBar bar;
    QList<kit::Stage> stages = kit::stagesOf({QStringLiteral("Draw"), QStringLiteral("Play"), QStringLiteral("Buy")}, 2);
    bar.present(stages, {});
    const auto* later = bar.findChild<QPushButton*>(QStringLiteral("stage3"));
    QVERIFY(!later->isEnabled());
    QVERIFY2(later->toolTip().contains(QStringLiteral("first Play")), qPrintable(later->toolTip()));
    QVERIFY(later->accessibleDescription().contains(QStringLiteral("first Play")));
    QCOMPARE(kit::ruleBehind(later), -1);
    const auto told =
        std::ranges::find_if(m_sitting->game().reasons(), [](const engine::Reason& one) { return one.atoms[0] >= 0; });
    kit::setRules(stages, {nullptr, nullptr, &*told});
    bar.present(stages, {});
    QCOMPARE(kit::ruleBehind(later), int(told->atoms[0])); // what cannot be pressed has a section too
    bar.show();
    bar.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&bar));
    QTest::keyClick(&bar, Qt::Key_3, Qt::AltModifier);
    QVERIFY(QToolTip::isVisible());
    QVERIFY2(QToolTip::text().contains(QStringLiteral("first Play")), qPrintable(QToolTip::text()));
}

// A control knows the rule that decides what it does, and so does every part of it.
void TestPanels::aStageKnowsItsRule()
{
    const QList<engine::Offer>& offers = m_sitting->offers();
    const auto refused = std::ranges::find_if(offers, [](const engine::Offer& one) { return !one.verdict.isAllowed(); });
    QVERIFY(refused != offers.end());
    kit::StageBar bar;
    QList<kit::Stage> stages = kit::stagesOf({QStringLiteral("Play"), QStringLiteral("Buy")}, 1);
    stages[0].action = refused->action;
    bar.present(stages, offers);
    const int rule = refused->verdict.decisive()->reason->atoms[0];
    auto* stage = bar.findChild<QPushButton*>(QStringLiteral("stage1"));
    QCOMPARE(kit::ruleBehind(stage), rule);
    const QWidget part(stage);
    QCOMPARE(kit::ruleBehind(&part), rule);
}

// It stays in the row, says so and gives its room to the rest, which keep their keys.
void TestPanels::whatIsIdleGivesItsRoom()
{
    kit::StageBar bar;
    QList<kit::Stage> stages =
        kit::stagesOf({QStringLiteral("1 Draw"), QStringLiteral("2 Play"), QStringLiteral("3 Buy"), QStringLiteral("4 End")}, 1);
    stages[1].when = kit::Stage::When::Idle;
    stages[2].action = m_sitting->offers().first().action;
    bar.present(stages, m_sitting->offers());
    bar.resize(500, 40);
    bar.show();
    auto* idle = bar.findChild<QPushButton*>(QStringLiteral("stage2"));
    stages[1].when = kit::Stage::When::Skipped; // over, and not done
    bar.present(stages, m_sitting->offers());
    QCOMPARE(idle->text(), QStringLiteral("↷ 2 Play"));
    QCOMPARE(idle->accessibleName(), QStringLiteral("2 Play, skipped"));
    stages[1].when = kit::Stage::When::Idle;
    bar.present(stages, m_sitting->offers());
    QVERIFY(idle->isVisible() && !idle->isEnabled());
    QCOMPARE(idle->text(), QStringLiteral("– 2 Play"));
    QCOMPARE(idle->accessibleName(), QStringLiteral("2 Play, nothing to do"));
    QVERIFY2(idle->toolTip().contains(QStringLiteral("passed over")), qPrintable(idle->toolTip()));
    bar.resize(220, 40);
    QCoreApplication::processEvents();
    QCOMPARE(idle->text(), QStringLiteral("– 2"));
    auto* next = bar.findChild<QPushButton*>(QStringLiteral("stage3"));
    QVERIFY(next->isVisible());
    QCOMPARE(next->text(), QStringLiteral("3 Buy"));
    QSignalSpy wanted(&bar, &kit::StageBar::intent);
    next->click();
    QCOMPARE(wanted.size(), 1);
    stages[1].when = kit::Stage::When::Later;
    bar.present(stages, m_sitting->offers());
    QVERIFY(bar.findChild<QPushButton*>(QStringLiteral("stage2"))->isVisible());
}

// Whoever keeps the name shows all of it, as long as another one may give way.
void TestPanels::aStageIsCutOnlyWhereAllOthersGaveWay()
{
    static const QRegularExpression number(QStringLiteral("^(. )?\\d$"));
    for (const int percent : {100, 150, 200}) {
        kit::StageBar bar;
        QFont letters = bar.font();
        letters.setPointSizeF(letters.pointSizeF() * percent / 100);
        bar.setFont(letters);
        bar.present(kit::stagesOf({QStringLiteral("1 Aktivieren"), QStringLiteral("2 Beginn"), QStringLiteral("3 Handeln"),
                                      QStringLiteral("4 Gegner"), QStringLiteral("5 Angegriffen!"), QStringLiteral("6 Ereignis"),
                                      QStringLiteral("7 Ende")},
                        3),
            {});
        bar.show();
        for (int width = 400; width < 1400; width += 3) {
            bar.resize(width, 60);
            QCoreApplication::processEvents();
            QStringList texts;
            for (const auto* one : bar.findChildren<QPushButton*>())
                texts += one->text();
            const auto whole = texts.filter(number);
            QVERIFY2(texts.filter(QStringLiteral("…")).isEmpty() || whole.size() == texts.size() - 1,
                qPrintable(QStringLiteral("%1 at %2: %3").arg(percent).arg(width).arg(texts.join(QStringLiteral(" | ")))));
        }
    }
}

// Whether or not a key leads to it, too.
void TestPanels::aFigureThatIsPointedAtKnowsItsRule()
{
    const QList<engine::Offer>& offers = m_sitting->offers();
    const auto refused = std::ranges::find_if(offers, [](const engine::Offer& one) { return !one.verdict.isAllowed(); });
    QVERIFY(refused != offers.end());
    const engine::Reason& why = *refused->verdict.decisive()->reason;
    kit::Readout figure(QStringLiteral("wealth"), QStringLiteral("Wealth"), nullptr);
    figure.setText(QStringLiteral("5"), QStringLiteral("5 gold"));
    kit::setRuleBehind(figure, &why);
    figure.show();
    QVERIFY(QTest::qWaitForWindowExposed(&figure));
    const QPoint middle = figure.mapToGlobal(figure.rect().center());
    QCOMPARE(kit::ruleAt(middle), int(why.atoms[0]));
    figure.setCounter(0, 9); // it has the keyboard now
    QCOMPARE(kit::ruleAt(figure.mapToGlobal(figure.rect().center())), int(why.atoms[0]));
    kit::setRuleBehind(figure, nullptr);
    QCOMPARE(kit::ruleBehind(&figure), -1);
}

// A button that is pressed again is where it was, though the number above has no room to tell what changed.
void TestPanels::aFigureInOneLineIsLowAndStaysWhereItIs()
{
    kit::Readout figure(QStringLiteral("wealth"), QStringLiteral("Wealth"), nullptr);
    figure.setNumber(5, {}, QStringLiteral("5 gold"));
    figure.setCounter(0, 9);
    const int high = figure.sizeHint().height();
    figure.setInLine(true);
    QVERIFY(figure.sizeHint().height() < high);
    figure.show();
    QVERIFY(QTest::qWaitForWindowExposed(&figure));
    const auto* more = figure.findChild<QToolButton*>(QStringLiteral("wealthMore"));
    const QPoint before = more->mapToGlobal(QPoint());
    figure.turn(6);
    QCoreApplication::processEvents();
    QCOMPARE(more->mapToGlobal(QPoint()), before);
    figure.setInLine(false);
    QCOMPARE(figure.sizeHint().height(), high);
}

// However high the list is: what is chosen is seen, and of the heading above it all or nothing.
void TestPanels::aHeadingIsWholeOrNotThere()
{
    QStandardItemModel model;
    for (int row = 0; row < 12; ++row) {
        auto* item = new QStandardItem(QStringLiteral("Row %1").arg(row));
        item->setData(row % 4 == 0, kit::HeadingRole);
        model.appendRow(item);
    }
    QWidget window;
    window.resize(300, 400);
    kit::TileView* list = kit::tileView(QStringLiteral("rows"), QStringLiteral("Rows"), &model, &window);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    for (int height = 50; height < 200; height += 7)
        for (const int row : {9, 1, 5}) {
            list->resize(280, height);
            QCoreApplication::processEvents();
            list->scrollTo(model.index(row, 0), QAbstractItemView::EnsureVisible);
            const QRect heading = list->visualRect(model.index(row - 1, 0)), chosen = list->visualRect(model.index(row, 0));
            const QString told =
                QStringLiteral("%1 high, row %2: %3 to %4").arg(height).arg(row).arg(heading.top()).arg(heading.bottom());
            QVERIFY2(heading.top() >= 0 || heading.bottom() <= list->spacing(), qPrintable(told));
            QVERIFY2(chosen.top() >= 0
                    && (chosen.bottom() < list->viewport()->height() || chosen.height() > list->viewport()->height() / 2),
                qPrintable(told));
        }
}

// A counter is heard as a number between its ends that can be set; what a tip said of another number goes with it.
void TestPanels::aCounterIsHeardAsOne()
{
    kit::Readout figure(QStringLiteral("wealth"), QStringLiteral("Wealth"), nullptr);
    figure.setNumber(5, {}, QStringLiteral("5 gold"));
    QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(&figure);
    QVERIFY(heard && !heard->valueInterface());
    QCOMPARE(heard->role(), QAccessible::StaticText);
    figure.setCounter(0, 9);
    QCOMPARE(heard->role(), QAccessible::SpinBox);
    QCOMPARE(heard->text(QAccessible::Name), QStringLiteral("Wealth: 5 gold"));
    QAccessibleValueInterface* value = heard->valueInterface();
    QVERIFY(value);
    QCOMPARE(value->currentValue().toInt(), 5);
    QCOMPARE(value->minimumValue().toInt(), 0);
    QCOMPARE(value->maximumValue().toInt(), 9);
    figure.show();
    QVERIFY(QTest::qWaitForWindowExposed(&figure));
    value->setCurrentValue(12); // there is a tip that says where it ends
    QCOMPARE(value->currentValue().toInt(), 9);
    QVERIFY(QToolTip::isVisible());
    QSignalSpy wanted(&figure, &kit::Readout::wanted);
    QTRY_COMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().toInt(), 9);
    figure.setNumber(9, {}, QStringLiteral("9 gold"));
    QTRY_VERIFY(!QToolTip::isVisible());
}

// Cut to what is allowed it would be another number: what stood there stays, and the limit is said.
void TestPanels::aNumberTypedBeyondIsRefused()
{
    QWidget window;
    kit::NoticeBar bar(&window);
    kit::Readout figure(QStringLiteral("wealth"), QStringLiteral("Wealth"), &window);
    figure.setNumber(5, {}, QStringLiteral("5 gold"));
    figure.setCounter(0, 999);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QSignalSpy wanted(&figure, &kit::Readout::wanted);
    QTest::keyClicks(&figure, QStringLiteral("9999"));
    QTest::keyClick(&figure, Qt::Key_Return);
    QCOMPARE(wanted.size(), 0);
    QCOMPARE(figure.number(), 5);
    QCOMPARE(bar.text(), QStringLiteral("9999 cannot stand here: from 0 to 999. What stood here stays: 5."));
    QTest::keyClicks(&figure, QStringLiteral("999"));
    QTest::keyClick(&figure, Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
    // More than a box holds may lie there: the limit is told while it is counted.
    QToolTip::hideText();
    QTRY_VERIFY(!QToolTip::isVisible());
    figure.setNumber(4, {}, QStringLiteral("4 gold"));
    figure.setProperty("mostInBox", 4);
    QTest::keyClick(&figure, Qt::Key_Minus);
    QVERIFY(!QToolTip::isVisible());
    QTest::keyClicks(&figure, QStringLiteral("++"));
    QVERIFY(QToolTip::isVisible());
    QTest::keyClick(&figure, Qt::Key_Return);
    QCOMPARE(wanted.last().first().toInt(), 5);
}

// Steps go from what lies there now, digits say the whole of it; what waits is not put off by it.
void TestPanels::whatIsCountedWaitsWhileOthersAct()
{
    kit::Readout figure(QStringLiteral("wealth"), QStringLiteral("Wealth"), nullptr);
    figure.setNumber(5, {}, QStringLiteral("5 gold"));
    figure.setCounter(0, 9);
    QSignalSpy wanted(&figure, &kit::Readout::wanted);
    QTest::keyClicks(&figure, QStringLiteral("++"));
    figure.setNumber(5, {}, QStringLiteral("5 gold"));
    QCOMPARE(figure.number(), 7);
    figure.begin(); // they took something back
    figure.setNumber(3, {}, QStringLiteral("3 gold"));
    QCOMPARE(figure.number(), 5);
    QTRY_COMPARE(wanted.size(), 1);
    QCOMPARE(wanted.last().first().toInt(), 5);
    figure.setNumber(5, {}, QStringLiteral("5 gold"));
    QTest::keyClick(&figure, Qt::Key_8);
    figure.setNumber(3, {}, QStringLiteral("3 gold"));
    figure.setUnknown(QStringLiteral("not counted"));
    QCOMPARE(figure.number(), 8);
    QVERIFY(!figure.isUnknown());
    figure.settleNow();
    QCOMPARE(wanted.size(), 2);
    QCOMPARE(wanted.last().first().toInt(), 8);
    figure.setNumber(8, {}, QStringLiteral("8 gold"));
    QTest::keyClick(&figure, Qt::Key_Plus);
    figure.setNumber(9, {}, QStringLiteral("9 gold")); // no more than its end
    QCOMPARE(figure.number(), 9);
    QTest::keyClick(&figure, Qt::Key_Escape);
    figure.settleNow();
    QCOMPARE(wanted.size(), 2);
}

// What lies below a guide stays where it is from line to line.
void TestPanels::aGuideKeepsItsRoom()
{
    kit::WholeLabel guide(nullptr);
    guide.setWordWrap(true);
    guide.expect(140);
    guide.resize(300, 40);
    const auto roomFor = [&](int words) {
        guide.setText(QStringLiteral("Deployed ").repeated(words));
        guide.keepWhole();
        return guide.minimumHeight();
    };
    const int usual = roomFor(2);
    QCOMPARE_GT(usual, guide.fontMetrics().lineSpacing() * 2);
    QCOMPARE(roomFor(10), usual);
    const int most = roomFor(60);
    QCOMPARE_GT(most, usual);
    QCOMPARE(roomFor(2), most);
    guide.resize(500, 40);
    QCOMPARE_LT(roomFor(2), most); // another width, another room
}

// Whoever presses again and again finds the button where it was, and so does whoever counts the next figure.
void TestPanels::aChangeMovesNoButton()
{
    kit::ReadoutRow row(nullptr);
    kit::Readout wealth(QStringLiteral("wealth"), QStringLiteral("Wealth"), &row);
    kit::Readout deck(QStringLiteral("deck"), QStringLiteral("Deck"), &row);
    wealth.setCounter(0, 99);
    deck.setCounter(0, 99);
    wealth.setNumber(5, QStringLiteral(" ◉"), QStringLiteral("5 gold"));
    deck.setNumber(31, {}, QStringLiteral("31"));
    // Its caption is wider than all that stands below it.
    kit::Readout rebels(QStringLiteral("rebels"), QStringLiteral("Rebels who wait in the supply"), &row);
    rebels.setCounter(0, 99);
    rebels.setNumber(0, {}, QStringLiteral("0"));
    row.present({&rebels, &wealth, &deck});
    row.resize(900, row.sizeHint().height());
    row.show();
    QVERIFY(QTest::qWaitForWindowExposed(&row));
    const auto places = [&] {
        QList<QPoint> all;
        for (auto* button : row.findChildren<QToolButton*>())
            if (button->objectName() != QLatin1String("foldedFigures"))
                all += button->mapTo(&row, QPoint());
        return all;
    };
    const QList<QPoint> before = places();
    QCOMPARE(before.size(), 6);
    for (const char* name : {"wealthMore", "rebelsMore"})
        for (int press = 0; press < 3; ++press) {
            row.findChild<QToolButton*>(QLatin1String(name))->click();
            QCoreApplication::processEvents();
            QCOMPARE(places(), before);
        }
    rebels.setNumber(3, {}, QStringLiteral("3"));
    QCoreApplication::processEvents();
    QCOMPARE(places(), before);
    wealth.setNumber(8, QStringLiteral(" ◉"), QStringLiteral("8 gold"));
    QCoreApplication::processEvents();
    QCOMPARE(places(), before);
}

void TestPanels::nothingGrowsUnderTheKeyboard_data()
{
    QTest::addColumn<QString>("look");
    QTest::addColumn<bool>("isTool");
    for (const char* look : {"", "primary", "stage", "done", "due", "link", "bad", "tile"})
        QTest::addRow("a button, %s", look) << look << false;
    for (const char* look : {"", "rail", "step", "dock"})
        QTest::addRow("a tool button, %s", look) << look << true;
}

// A frame that is thicker takes its room from within: what stands beside and below it stays where it is.
void TestPanels::nothingGrowsUnderTheKeyboard()
{
    QFETCH(const QString, look);
    QFETCH(const bool, isTool);
    QApplication::setStyle(new kit::Style);
    QWidget window;
    QVBoxLayout rows(&window);
    std::unique_ptr<QAbstractButton> button(isTool ? static_cast<QAbstractButton*>(new QToolButton) : new QPushButton);
    QLineEdit other;
    rows.addWidget(&other);
    rows.addWidget(button.get());
    button->setProperty("look", look);
    button->setText(QStringLiteral("Begin the battle"));
    button->setFocusPolicy(Qt::StrongFocus);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    other.setFocus();
    const QSize elsewhere = button->sizeHint(), typing = other.sizeHint();
    button->setFocus();
    QVERIFY(button->hasFocus());
    button->setText(QStringLiteral("Begin the battle "));
    button->setText(QStringLiteral("Begin the battle")); // measured anew
    QCOMPARE(button->sizeHint(), elsewhere);
    QCOMPARE(other.sizeHint(), typing);
    const bool isStage = look == QLatin1String("stage") || look == QLatin1String("due") || look == QLatin1String("done");
    button->setEnabled(false);
    if (isStage) // what is due next is pressed, or is only told
        QCOMPARE(button->sizeHint().height(), elsewhere.height());
}

// What surrounds its words grows with the letters, as its look says.
void TestPanels::noWordOfAButtonIsCut()
{
    kit::WrappedButton button(nullptr);
    constexpr int padding = 40;
    button.setStyleSheet(QStringLiteral("QPushButton { padding: 2px %1px; border: 1px solid; }").arg(padding));
    button.setText(QStringLiteral("Summon now"));
    const int word = button.fontMetrics().size(Qt::TextShowMnemonic, QStringLiteral("Summon")).width();
    QVERIFY(button.minimumSizeHint().width() >= word + 2 * padding);
    button.resize(button.minimumSizeHint().width(), 20); // both lines, however little room the rest has
    QVERIFY(button.minimumSizeHint().height() >= 2 * button.fontMetrics().height());
}

QTEST_MAIN(TestPanels)
#include "tst_panels.moc"

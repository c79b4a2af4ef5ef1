// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What leads from a table to its rules: words of reasons and sentences, by mouse and by keys, the dice of the tray, what is typed
// beyond a limit; and the keys of what stands on a table.
#include "kit/drawn/readout.h"
#include "kit/drawn/tile_view.h"
#include "kit/forms/form.h"
#include "kit/lists/field_label.h"
#include "kit/lists/notice_bar.h"
#include "kit/lists/now_panel.h"
#include "kit/lists/task_model.h"
#include "kit/lists/term_label.h"
#include "kit/rule_behind.h"
#include "kit/table_pages.h"

#include "engine/purse_game.h"

#include <QFrame>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

class TestLinks : public QObject {
    Q_OBJECT

private slots:
    void init();
    void wordsOfAReasonAreLinks();
    void wordsOfASentenceAreLinks();
    void wordsBesideAFieldAreLinks();
    void whatIsTypedBeyondNamesItsRule();
    void theTrayTakesTheRuleOfItsTable();
    void keysAreThoseOfTheButtons();
    void aRowOfTasksStandsForItsAct();

private:
    class Ones : public engine::Chance {
        int face(int) override { return 1; }
    };

    std::unique_ptr<engine::Game> m_game = purse::game();
    Ones m_chance;
    std::unique_ptr<kit::Sitting> m_sitting;
    rulebook::Book m_book;
    rulebook::Terms m_terms;
};

void TestLinks::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support (propagateSizeHints|raise|grab))")));
    m_sitting = std::make_unique<kit::Sitting>(
        QStringLiteral("Purse"), *m_game, std::make_unique<engine::MemoryJournal>(),
        [] { return QDateTime::currentDateTimeUtc(); }, m_chance, kit::Sitting::Cards());
    QVERIFY(m_sitting->begin({}, {}));
    m_book.entries = {rulebook::Entry{QStringLiteral("pu-coins"), QStringLiteral("Coins"), QStringLiteral("3"), {},
        rulebook::EntryKind::Term, QStringLiteral("Round, and never enough."), {}, {}, {}, {}, {}}};
    m_terms = rulebook::Terms(m_book);
}

void TestLinks::wordsOfAReasonAreLinks()
{
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    kit::VerdictModel model;
    model.readBy(&m_terms);
    const engine::Submission refused = m_sitting->tried(purse::Spend{100});
    model.show(m_game.get(), refused.verdict);
    kit::TileView* why = kit::tileView(QStringLiteral("reasons"), QStringLiteral("Why"), &model, &window);
    kit::showWhole(why);
    auto* after = new QPushButton(QStringLiteral("after"), &window);
    column->addWidget(why);
    column->addWidget(after);
    window.resize(400, 300);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const QModelIndex row = model.index(0, 0);
    const auto links = row.data(kit::LinksRole).value<kit::Links>();
    QVERIFY2(!links.isEmpty(), qPrintable(row.data().toString()));
    QCOMPARE(model.linkedTo(0, 0).id, QStringLiteral("pu-coins"));
    QVERIFY(links.first().tells.contains(QStringLiteral("never enough")));
    // By keys: through the words, then on; back through them, too.
    why->setFocus();
    why->setCurrentIndex(row);
    QSignalSpy pressed(why, &kit::TileView::linkPressed), activated(why, &QListView::activated),
        clicked(why, &QListView::clicked);
    QCOMPARE(why->focusedLink(), -1);
    QTest::keyClick(why, Qt::Key_Tab);
    QCOMPARE(why->focusedLink(), 0);
    QCOMPARE(why->accessibleDescription(), links.first().word);
    QTest::keyClick(why, Qt::Key_Return);
    QCOMPARE(pressed.size(), 1);
    QCOMPARE(activated.size(), 0);
    QTest::keyClick(why, Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(why->focusedLink(), -1);
    QVERIFY(why->hasFocus());
    for (qsizetype n = 0; n <= links.size(); ++n)
        QTest::keyClick(why, Qt::Key_Tab);
    QVERIFY(after->hasFocus());
    QCOMPARE(why->focusedLink(), -1);
    // By mouse: on the word it is followed, beside it the row is pressed.
    const auto* tiles = static_cast<const kit::TileDelegate*>(why->itemDelegate());
    QStyleOptionViewItem option;
    option.font = why->font();
    option.rect = why->visualRect(row);
    QPoint word, beside;
    for (int x = option.rect.left(); x < option.rect.right(); x += 2)
        for (int y = option.rect.top(); y < option.rect.bottom(); y += 2)
            (tiles->linkAt({x, y}, option, row) == 0 ? word : beside) = {x, y};
    QVERIFY(!word.isNull() && !beside.isNull());
    pressed.clear();
    QTest::mouseClick(why->viewport(), Qt::LeftButton, {}, word);
    QCOMPARE(pressed.size(), 1);
    QCOMPARE(clicked.size(), 0);
    QTest::mouseClick(why->viewport(), Qt::LeftButton, {}, beside);
    QCOMPARE(pressed.size(), 1);
    QCOMPARE(clicked.size(), 1);
    // Without words of a book nothing is one.
    kit::VerdictModel bare;
    bare.show(m_game.get(), refused.verdict);
    QVERIFY(!bare.index(0, 0).data(kit::LinksRole).isValid());
}

void TestLinks::wordsOfASentenceAreLinks()
{
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* label = new kit::TermLabel(&window, &m_terms);
    column->addWidget(label);
    label->tell(QStringLiteral("Press “A & <B>”. It costs coins."));
    QVERIFY(label->text().contains(QStringLiteral(">coins</a>")) && label->text().contains(QStringLiteral("&lt;B&gt;")));
    QCOMPARE(label->accessibleName(), QStringLiteral("Press “A & <B>”. It costs coins."));
    QCOMPARE(label->focusPolicy(), Qt::TabFocus);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QSignalSpy lookedUp(label, &kit::TermLabel::lookedUp);
    label->setFocus(Qt::TabFocusReason);
    QTest::keyClick(label, Qt::Key_Tab);
    QTest::keyClick(label, Qt::Key_Return);
    auto* shown = label->findChild<QFrame*>(QStringLiteral("termShown"));
    QVERIFY(shown && shown->accessibleName() == QStringLiteral("Coins"));
    shown->findChild<QPushButton*>(QStringLiteral("openTerm"))->click();
    QCOMPARE(lookedUp.size(), 1);
    QCOMPARE(lookedUp.first().first().toString(), QStringLiteral("pu-coins"));
    label->tell(QStringLiteral("Nothing of the <sort>."));
    QCOMPARE(label->text(), QStringLiteral("Nothing of the <sort>."));
    QCOMPARE(label->focusPolicy(), Qt::NoFocus);
}

// Fields follow each other by Tab, and F1 in one shows what the words beside it lead to.
void TestLinks::wordsBesideAFieldAreLinks()
{
    QWidget window;
    QString opened;
    kit::readLabelsBy(window, m_terms, [&opened](const QString& entry) { opened = entry; });
    auto* column = new QVBoxLayout(&window);
    auto *first = new QLineEdit(&window), *second = new QLineEdit(&window);
    auto* label = new kit::FieldLabel(QStringLiteral("Your coins:"), first, &window);
    auto* plain = new kit::FieldLabel(QStringLiteral("Your hat:"), second, &window);
    for (QWidget* one : std::initializer_list<QWidget*>{label, first, plain, second})
        column->addWidget(one);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(label->text().contains(QStringLiteral(">coins</a>")));
    QCOMPARE(plain->text(), QStringLiteral("Your hat:"));
    QCOMPARE(first->accessibleName(), QStringLiteral("Your coins"));
    first->setFocus();
    QTest::keyClick(first, Qt::Key_F1);
    auto* shown = label->findChild<QFrame*>(QStringLiteral("termShown"));
    QVERIFY(shown && shown->accessibleName() == QStringLiteral("Coins"));
    shown->findChild<QPushButton*>(QStringLiteral("openTerm"))->click();
    QCOMPARE(opened, QStringLiteral("pu-coins"));
    first->setFocus();
    QTest::keyClick(first, Qt::Key_Tab);
    QCOMPARE(window.focusWidget(), second);
    QTest::keyClick(second, Qt::Key_F1);
    QVERIFY(!plain->findChild<QFrame*>(QStringLiteral("termShown")));
    opened.clear(); // words beside no field are a stop of their own
    auto* alone = new kit::FieldLabel(QStringLiteral("How many coins?"), nullptr, &window);
    column->addWidget(alone);
    alone->show();
    QTest::keyClick(second, Qt::Key_Tab);
    QCOMPARE(window.focusWidget(), alone);
    QTest::keyClick(alone, Qt::Key_Tab); // to its first word
    QTest::keyClick(alone, Qt::Key_Return);
    shown = alone->findChild<QFrame*>(QStringLiteral("termShown"));
    QVERIFY(shown);
    shown->findChild<QPushButton*>(QStringLiteral("openTerm"))->click();
    QCOMPARE(opened, QStringLiteral("pu-coins"));
    // So are those of a list, in whichever of its rows the keyboard is.
    const QJsonObject words{{QStringLiteral("type"), QStringLiteral("array")},
        {QStringLiteral("items"), QJsonObject{{QStringLiteral("type"), QStringLiteral("string")}}}};
    kit::Editor* list = kit::editorFor(
        QStringLiteral("coins"), words, [](const QString&) { return QStringList(); }, &window);
    column->addWidget(list);
    list->show();
    label->standFor(list);
    list->findChild<QPushButton*>(QStringLiteral("addItem"))->click();
    auto* row = list->findChild<QLineEdit*>();
    QVERIFY(row);
    QTRY_VERIFY(!label->findChild<QFrame*>(QStringLiteral("termShown"))); // the first one went
    row->setFocus();
    QTest::keyClick(row, Qt::Key_F1);
    QTRY_COMPARE(label->findChildren<QFrame*>(QStringLiteral("termShown")).size(), 1);
    QTest::qWait(20);
    shown = label->findChild<QFrame*>(QStringLiteral("termShown"));
    QVERIFY(shown && shown->accessibleName() == QStringLiteral("Coins"));
}

void TestLinks::whatIsTypedBeyondNamesItsRule()
{
    QWidget window;
    kit::NoticeBar bar(&window);
    kit::Readout figure(QStringLiteral("wealth"), QStringLiteral("Wealth"), &window);
    figure.setNumber(5, {}, QStringLiteral("5 gold"));
    figure.setCounter(0, 999, QStringLiteral("The purse · p. 3"));
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTest::keyClicks(&figure, QStringLiteral("9999"));
    QTest::keyClick(&figure, Qt::Key_Return);
    QVERIFY2(bar.text().endsWith(QStringLiteral("5. (The purse · p. 3)")), qPrintable(bar.text()));
}

void TestLinks::theTrayTakesTheRuleOfItsTable()
{
    QWidget table, tray;
    QVERIFY(kit::ruleBehind(&tray) < 0);
    engine::Reason ofDice;
    ofDice.atoms[0] = 7;
    kit::setRuleOfDice(table, ofDice);
    kit::takeRuleOfDice(tray, &table);
    QCOMPARE(kit::ruleBehind(&tray), 7);
    kit::takeRuleOfDice(tray, nullptr);
    QVERIFY(kit::ruleBehind(&tray) < 0);
}

void TestLinks::keysAreThoseOfTheButtons()
{
    QWidget table;
    QPushButton* map = kit::turner("map", QStringLiteral("Map"), Qt::ALT | Qt::Key_9, &table);
    kit::setKeyTip(*map, QStringLiteral("The tile\nand more"));
    const QString key = QKeySequence(Qt::ALT | Qt::Key_9).toString(QKeySequence::NativeText);
    QVERIFY2(map->toolTip().contains(QStringLiteral("The tile (%1)<br>and more").arg(key)), qPrintable(map->toolTip()));
    QPushButton* all = kit::formTurner(QStringLiteral("Everything"), &table);
    new QPushButton(QStringLiteral("&Underlined"), &table);
    auto* hidden = new QPushButton(QStringLiteral("Hidden"), &table);
    hidden->setShortcut(Qt::ALT | Qt::Key_8);
    hidden->hide();
    const QList<kit::TableKey> keys = kit::keysOf(table);
    QCOMPARE(keys.size(), 2);
    QCOMPARE(keys[0].key, all->shortcut());
    QCOMPARE(keys[0].does, all->accessibleName());
    QCOMPARE(keys[1].key, map->shortcut());
    QCOMPARE(keys[1].does, QStringLiteral("Map"));
}

// F1 over a row of a table's own question opens the rule of what the row does, by mouse and by keys.
void TestLinks::aRowOfTasksStandsForItsAct()
{
    QListView rows;
    kit::TaskModel tasks;
    kit::Task read, spend;
    read.title = QStringLiteral("Read only");
    spend.title = QStringLiteral("Spend one");
    spend.action = purse::Spend{1};
    tasks.show({read, spend});
    rows.setModel(&tasks);
    QVERIFY(kit::actBehind(&rows).isNone());
    rows.setCurrentIndex(tasks.index(0, 0));
    QVERIFY(kit::actBehind(&rows).isNone());
    rows.setCurrentIndex(tasks.index(1, 0));
    QVERIFY(kit::actBehind(&rows).is<purse::Spend>());
    rows.show();
    QVERIFY(QTest::qWaitForWindowExposed(&rows));
    const QRect row = rows.visualRect(tasks.index(1, 0));
    QVERIFY(kit::actAt(rows.viewport()->mapToGlobal(row.center())).is<purse::Spend>());
}

QTEST_MAIN(TestLinks)
#include "tst_links.moc"

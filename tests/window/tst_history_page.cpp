// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The history page: words and changes of entries, filters, moments, and correcting the past.
#include "window/history/history_page.h"

#include "engine/revision.h"
#include "kit/reasons.h"
#include "kit/chronicle.h"
#include "kit/lists/differences.h"
#include "training.h"
#include "window/search/finder.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>
#include <QTest>
#include <QTreeWidget>

class TestHistoryPage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void entriesTellWhatChanged();
    void whatNobodyEnteredIsNoValue();
    void whatCardsSayIsNoCorrection();
    void thousandsOfEntriesOpenAtOnce();
    void filtersNarrow();
    void momentsAreReachable();
    void thePastIsCorrected();
    void onlyTheLatestCorrectionIsForeseen();
    void aRefusedStepIsLeftOutOrDecided();
    void whatIsNotDoneIsNotTold();
    void cardsAreCalledByTheirNames();
    void linesOfPlayAreNamedAndFound();
    void whatTodaysRulesDecideOtherwiseIsMarked();
    void anotherOutcomeIsToldInBothSentences();
    void onePartOfAnActIsPutBack();
    void whatChangedIsReadToItsEnd();

private:
    int wealth() const { return training->state().value(QLatin1String("wealth")).toInt(); }
    QListView* entries() const { return page->findChild<QListView*>(QStringLiteral("entries")); }
    template <class T> T* part(const char* name) const { return page->findChild<T*>(QLatin1String(name)); }

    std::unique_ptr<Training> training;
    std::unique_ptr<window::HistoryPage> page;
};

void TestHistoryPage::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
    page.reset();
    training = std::make_unique<Training>();
    QVERIFY(training->faults.isEmpty());
    QVERIFY(training->correct(QStringLiteral("wealth"), 11));
    QVERIFY(training->correct(QStringLiteral("wealth"), 9));
    QVERIFY(training->submit({QStringLiteral("setting"),
        {{QStringLiteral("name"), QStringLiteral("strain_limit")}, {QStringLiteral("value"), QStringLiteral("to_injured")}}}));
    page = std::make_unique<window::HistoryPage>(training->library);
    page->resize(1000, 600);
    page->sit(training->sitting.get(), nullptr);
    page->show();
    page->refresh();
}

void TestHistoryPage::entriesTellWhatChanged()
{
    QAbstractItemModelTester tester(entries()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto* model = entries()->model();
    QCOMPARE(model->rowCount(), 4);
    const QModelIndex second = model->index(1, 0);
    QVERIFY(second.data(kit::DetailRole).toString().contains(QStringLiteral("wealth 11 → 9")));
    QVERIFY(second.data(kit::DetailRole).toString().contains(QStringLiteral("Ada")));
    QCOMPARE(second.data(kit::MarkRole).toString(), QStringLiteral("✎"));
    entries()->setCurrentIndex(second);
    auto* changes = part<QTreeWidget>("changes");
    QCOMPARE(changes->topLevelItemCount(), 1);
    QCOMPARE(changes->topLevelItem(0)->text(1), QStringLiteral("11"));
    QCOMPARE(changes->topLevelItem(0)->text(2), QStringLiteral("9"));
    training->sitting->undo();
    page->refresh();
    QCOMPARE(model->rowCount(), 5);
    QVERIFY(model->index(1, 0).data(kit::MutedRole).toBool()); // taken back
    for (int row = 0; row < model->rowCount(); ++row)          // nothing is no detail
        QVERIFY(!model->index(row, 0).data(kit::DetailRole).toString().trimmed().endsWith(QStringLiteral("·")));
    QVERIFY(!model->index(2, 0).data(kit::MutedRole).toBool());
    // Where going back moves hands it says what they do, and no fields of the state.
    training->sitting->undo();
    page->refresh();
    const QString back = model->index(0, 0).data(kit::DetailRole).toString();
    QVERIFY2(back.contains(QStringLiteral("11")) && !back.contains(QStringLiteral("wealth 9 → 11")), qPrintable(back));
    training->sitting->redo();
    page->refresh();
    QTest::mouseClick(part<QPushButton>("copy"), Qt::LeftButton);
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("wealth 11 → 9")));
}

// Who types cards has mended nothing.
void TestHistoryPage::whatCardsSayIsNoCorrection()
{
    for (const int cost : {3, 4})
        QVERIFY(training->submit({QStringLiteral("correct"),
            {{QStringLiteral("path"), QStringLiteral("mercenaries.big-dagna.cost")}, {QStringLiteral("value"), cost},
                {QStringLiteral("reason"), QString(kit::reasons::asItsCardSays)}}}));
    training->sitting->chronicle().finish();
    page->refresh();
    const QString figures = part<QLabel>("figures")->text();
    QVERIFY2(figures.contains(QStringLiteral("2 corrections")), qPrintable(figures)); // of the wealth
    QVERIFY2(figures.contains(QStringLiteral("what cards say, entered: 2")), qPrintable(figures));
}

void TestHistoryPage::whatNobodyEnteredIsNoValue()
{
    QVERIFY(training->correct(QStringLiteral("career_cards.+wagon-watch.title"), QStringLiteral("Wagon Watch")));
    QVERIFY(training->correct(QStringLiteral("career_cards.wagon-watch.budget"), 9));
    page->refresh();
    const QModelIndex last = entries()->model()->index(0, 0);
    QVERIFY2(!last.data(kit::DetailRole).toString().contains(QStringLiteral("0 →")),
        qPrintable(last.data(kit::DetailRole).toString()));
    entries()->setCurrentIndex(last);
    auto* changes = part<QTreeWidget>("changes");
    QCOMPARE(changes->topLevelItemCount(), 1);
    QCOMPARE(changes->topLevelItem(0)->text(1), QStringLiteral("not entered"));
    QCOMPARE(changes->topLevelItem(0)->text(2), QStringLiteral("9"));
    changes->setCurrentItem(changes->topLevelItem(0));
    QVERIFY(!part<QPushButton>("putBack")->isEnabled()); // set to 0 by hand, it would be known
    QVERIFY(training->correct(QStringLiteral("career_cards.wagon-watch.budget"), 8));
    page->refresh();
    entries()->setCurrentIndex(entries()->model()->index(0, 0));
    QCOMPARE(changes->topLevelItem(0)->text(1), QStringLiteral("9"));
    changes->setCurrentItem(changes->topLevelItem(0));
    QVERIFY(part<QPushButton>("putBack")->isEnabled());
}

void TestHistoryPage::thousandsOfEntriesOpenAtOnce()
{
    page->sit(nullptr, nullptr);
    training->keepInMemory();
    for (int n = 0; n < 500; ++n)
        training->correct(QStringLiteral("wealth"), n % 50);
    page->sit(training->sitting.get(), nullptr);
    page->refresh();
    QCOMPARE(entries()->model()->rowCount(), 501);
    QCOMPARE(training->sitting->chronicle().known(), 0); // nothing was read for it but what is seen
    page->open(QStringLiteral("300"));
    QVERIFY(part<QTreeWidget>("changes")->topLevelItemCount() == 1);
}

void TestHistoryPage::filtersNarrow()
{
    training->sitting->chronicle().finish();
    auto* kind = part<QComboBox>("kind");
    kind->setCurrentIndex(kind->findData(int(window::EntryKind::Corrections)));
    QCOMPARE(entries()->model()->rowCount(), 2);
    kind->setCurrentIndex(kind->findData(int(window::EntryKind::Settings)));
    QCOMPARE(entries()->model()->rowCount(), 1);
    kind->setCurrentIndex(0);
    part<QLineEdit>("find")->setText(QStringLiteral("ada strain"));
    QCOMPARE(entries()->model()->rowCount(), 1);
    part<QLineEdit>("find")->setText(QStringLiteral("nobody said this"));
    QCOMPARE(entries()->model()->rowCount(), 0);
    QVERIFY(!part<QLabel>("nothing")->isHidden());
    QCOMPARE(part<QLabel>("sentence")->accessibleName(),
        window::HistoryPage::tr("Choose an entry.")); // nor is anything told beside it
    QVERIFY(!part<QPushButton>("look")->isEnabled());
    part<QLineEdit>("find")->clear();
    QVERIFY(part<QPushButton>("look")->isEnabled());
    QCOMPARE(entries()->model()->rowCount(), 4);
    QVERIFY(part<QLabel>("nothing")->isHidden());
}

void TestHistoryPage::momentsAreReachable()
{
    part<QSlider>("moment")->setValue(1);
    QCOMPARE(entries()->currentIndex().data(window::HistoryModel::SeqRole).toLongLong(), 2);
    QTest::mouseClick(part<QPushButton>("look"), Qt::LeftButton);
    QVERIFY(training->sitting->isLooking());
    QCOMPARE(wealth(), 11);
    QCOMPARE(training->sitting->table().last(), 4); // looking writes nothing
    training->sitting->look(0);
    QTest::mouseClick(part<QPushButton>("goOn"), Qt::LeftButton);
    QCOMPARE(wealth(), 11);
    QCOMPARE(training->sitting->table().last(), 5);
    page->refresh();
    page->open(QStringLiteral("4")); // the line that was left
    QTest::mouseClick(part<QPushButton>("goOn"), Qt::LeftButton);
    QCOMPARE(wealth(), 9);
}

void TestHistoryPage::thePastIsCorrected()
{
    page->open(QStringLiteral("3"));
    QTest::mouseClick(part<QPushButton>("revise"), Qt::LeftButton);
    QTest::mouseClick(part<QPushButton>("drop"), Qt::LeftButton);
    QVERIFY(!part<QPushButton>("accept")->isEnabled()); // the window goes on while the later entries are played again
    QTRY_VERIFY(part<QPushButton>("accept")->isEnabled());
    QCOMPARE(part<QListWidget>("steps")->count(), 1);
    QCOMPARE(wealth(), 9); // nothing has happened yet
    QTest::mouseClick(part<QPushButton>("accept"), Qt::LeftButton);
    QCOMPARE(wealth(), 11);
    QCOMPARE(training->state().value(QLatin1String("settings")).toObject().value(QLatin1String("strain_limit")).toString(),
        QStringLiteral("to_injured"));
    page->refresh();
    page->open(QStringLiteral("4")); // the old line stays
    QTest::mouseClick(part<QPushButton>("goOn"), Qt::LeftButton);
    QCOMPARE(wealth(), 9);
}

// Who ticks while an answer is on its way is answered for what is ticked now.
void TestHistoryPage::onlyTheLatestCorrectionIsForeseen()
{
    for (int n = 0; n < 40; ++n)
        QVERIFY(training->correct(QStringLiteral("wealth"), 20 + n));
    page->refresh();
    page->open(QStringLiteral("3"));
    QTest::mouseClick(part<QPushButton>("revise"), Qt::LeftButton);
    auto* steps = part<QListWidget>("steps");
    QTRY_COMPARE(steps->count(), 41);
    steps->item(40)->setCheckState(Qt::Unchecked);
    QVERIFY(!part<QPushButton>("accept")->isEnabled());
    QTest::mouseClick(part<QPushButton>("drop"), Qt::LeftButton);
    steps->item(39)->setCheckState(Qt::Unchecked); // while it is looked for
    QTRY_VERIFY(part<QPushButton>("accept")->isEnabled());
    QCOMPARE(steps->item(39)->checkState(), Qt::Unchecked);
    QCOMPARE(steps->item(40)->checkState(), Qt::Unchecked);
    QTest::mouseClick(part<QPushButton>("accept"), Qt::LeftButton);
    QCOMPARE(wealth(), 20 + 37);
    // A page that is left, or a campaign that is closed, waits for nothing.
    page->refresh();
    page->open(QStringLiteral("2"));
    QTest::mouseClick(part<QPushButton>("revise"), Qt::LeftButton);
    page->sit(nullptr, nullptr);
    page.reset();
}

void TestHistoryPage::whatIsNotDoneIsNotTold()
{
    page->open(QStringLiteral("2"));
    training->sitting->setReadOnly(true); // another program took the shelf meanwhile
    part<QPushButton>("goOn")->click();
    QCOMPARE(wealth(), 9);
    QVERIFY2(!part<QLabel>("summary")->text().contains(QStringLiteral("stands here again")),
        qPrintable(part<QLabel>("summary")->text()));
    training->sitting->setReadOnly(false);
    part<QPushButton>("goOn")->click();
    QCOMPARE(wealth(), 11);
    QVERIFY(part<QLabel>("summary")->text().contains(QStringLiteral("stands here again")));
}

void TestHistoryPage::aRefusedStepIsLeftOutOrDecided()
{
    engine::Table& table = const_cast<engine::Table&>(training->sitting->table());
    const qint64 start = table.node();
    const QJsonObject reject{};
    QList<engine::Step> steps{{0, QStringLiteral("accept"), reject, QStringLiteral("Ada"), {}}};
    auto found = engine::foreseen(table, 1, steps);
    QVERIFY(found);
    QCOMPARE(found->answers.size(), 1);
    QVERIFY(found->answers.first().answer != engine::Submission::Answer::Done); // no card was drawn there
    steps += engine::Step{0, QStringLiteral("correct"),
        {{QStringLiteral("path"), QStringLiteral("wealth")}, {QStringLiteral("value"), 3},
            {QStringLiteral("reason"), QStringLiteral("x")}},
        {}, {}};
    found = engine::foreseen(table, 1, steps);
    QCOMPARE(found->answers.last().answer, engine::Submission::Answer::Done);
    QCOMPARE(training->sitting->game().stateToJson(found->end).value(QLatin1String("wealth")).toInt(), 3);
    QCOMPARE(table.node(), start); // trying changes nothing
    const engine::Submission failed = engine::rewrite(table, 1, steps, QStringLiteral("Ada"));
    QVERIFY(failed.answer != engine::Submission::Answer::Done);
    QCOMPARE(table.node(), start); // back where it was
    steps.removeFirst();
    QCOMPARE(engine::rewrite(table, 1, steps, QStringLiteral("Ada")).answer, engine::Submission::Answer::Done);
    QCOMPARE(wealth(), 3);
}

void TestHistoryPage::cardsAreCalledByTheirNames()
{
    training->sitting->proposeDraft({QStringLiteral("draw"), {{QStringLiteral("card"), QStringLiteral("fair-day-champions")}}});
    QCOMPARE(training->state().value(QLatin1String("drawn")).toString(), QStringLiteral("fair-day-champions"));
    QVERIFY(training->submit({QStringLiteral("accept"), {}}));
    QVERIFY(training->submit({QStringLiteral("hire"), {{QStringLiteral("who"), QStringLiteral("big-dagna")}}}));
    page->refresh();
    auto* changes = part<QTreeWidget>("changes");
    const auto shown = [&](qint64 seq) {
        page->open(QString::number(seq));
        QStringList lines;
        for (int row = 0; row < changes->topLevelItemCount(); ++row)
            lines += changes->topLevelItem(row)->text(0);
        return lines.join(QLatin1Char('\n'));
    };
    const qint64 last = training->sitting->table().last();
    QVERIFY2(shown(last - 2).contains(QStringLiteral("Fair Day Champions")), qPrintable(shown(last - 2)));
    QVERIFY2(shown(last).contains(QStringLiteral("Big Dagna")), qPrintable(shown(last)));
    QVERIFY2(!shown(last - 1).isEmpty() && !shown(last - 1).contains(QStringLiteral("step")), qPrintable(shown(last - 1)));
    for (qint64 seq = last - 2; seq <= last; ++seq)
        for (const char* id : {"fair-day-champions", "big-dagna", "Big dagna"})
            QVERIFY2(!shown(seq).contains(QLatin1String(id)), qPrintable(shown(seq)));
    // An id that is part of another word is none.
    const QJsonObject before{{QStringLiteral("cards"),
                                 QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("ada")},
                                     {QStringLiteral("title"), QStringLiteral("Ada the Red")}}}},
        {QStringLiteral("who"), QStringLiteral("adam")}};
    QJsonObject after = before;
    after.insert(QStringLiteral("who"), QStringLiteral("ada"));
    const QList<kit::Difference> all = kit::differences(before, after);
    QCOMPARE(all.size(), 1);
    QCOMPARE(all.first().text(), QStringLiteral("who adam → Ada the Red"));
    // Of a list that something holds, whose it is.
    const auto unit = [](const QJsonArray& statuses) {
        return QJsonObject{{QStringLiteral("units"),
            QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("reeve")},
                {QStringLiteral("title"), QStringLiteral("Reeve Ansa")}, {QStringLiteral("statuses"), statuses}}}}};
    };
    const QList<kit::Difference> ended =
        kit::differences(unit({QJsonObject{{QStringLiteral("id"), QStringLiteral("pinned")}}}), unit({}));
    QCOMPARE(ended.size(), 1);
    QCOMPARE(ended.first().text(), QStringLiteral("− Reeve Ansa statuses: Pinned"));
    // A number that stood on a card alone was no "nothing".
    const QList<kit::Difference> spent =
        kit::differences(QJsonObject{{QStringLiteral("vigor"), QJsonValue()}}, QJsonObject{{QStringLiteral("vigor"), 0}});
    QCOMPARE(spent.size(), 1);
    QCOMPARE(spent.first().text(), QStringLiteral("vigor → 0"));
    // A card at its place that bears no title has no other name than that place.
    const auto sector = [](const QJsonValue& spawn) { return QJsonObject{{QStringLiteral("spawn"), spawn}}; };
    const QList<kit::Difference> away =
        kit::differences(sector(QJsonObject{{QStringLiteral("id"), QStringLiteral("relay-card")}}), sector(QJsonValue()));
    QCOMPARE(away.size(), 1);
    QCOMPARE(away.first().text(), QStringLiteral("− spawn"));
}

// What was taken back is a line of its own: it gets a name, is found by it, and can be gone on with.
// A value, an item that came, an item that went: each without the rest of its entry.
void TestHistoryPage::onePartOfAnActIsPutBack()
{
    const auto put = [&](const QString& word) {
        page->refresh();
        auto* changes = part<QTreeWidget>("changes");
        const QList<QTreeWidgetItem*> found = changes->findItems(word, Qt::MatchContains | Qt::MatchRecursive);
        QVERIFY2(!found.isEmpty(), qPrintable(word));
        changes->setCurrentItem(found.first());
        QVERIFY(part<QPushButton>("putBack")->isEnabled());
        QTest::mouseClick(part<QPushButton>("putBack"), Qt::LeftButton);
    };
    const auto noted = [&] { return training->state().value(QLatin1String("noted")).toArray().size(); };
    QVERIFY(training->correct(QStringLiteral("wealth"), 12));
    put(QStringLiteral("9 → 12"));
    QCOMPARE(wealth(), 9);
    QVERIFY(training->submit({QStringLiteral("note-effect"),
        {{QStringLiteral("effect"),
            QJsonObject{{QStringLiteral("kind"), QStringLiteral("note")}, {QStringLiteral("phase"), QStringLiteral("refresh")},
                {QStringLiteral("text"), QStringLiteral("Water the mule")}}}}}));
    QCOMPARE(noted(), 1);
    put(QStringLiteral("noted:")); // the list, not the count
    QCOMPARE(noted(), 0);
    training->sitting->undo();
    QCOMPARE(noted(), 1);
    QVERIFY(training->submit({QStringLiteral("drop-effect"), {{QStringLiteral("noted"), QStringLiteral("1")}}}));
    QCOMPARE(noted(), 0);
    put(QStringLiteral("noted:"));
    QCOMPARE(noted(), 1);
    const auto last = training->sitting->entries(training->sitting->table().last(), training->sitting->table().last());
    QCOMPARE(last->first().verb, QStringLiteral("correct"));
    QVERIFY(last->first().action.value(QLatin1String("reason")).toString().startsWith(QLatin1String("not so at this table: ")));
}

// Where the side is narrow a line has as many rows as its words: the value stands at its end.
void TestHistoryPage::whatChangedIsReadToItsEnd()
{
    QVERIFY(training->correct(QStringLiteral("wealth"), 12));
    page->refresh();
    auto* changes = part<QTreeWidget>("changes");
    const QList<QTreeWidgetItem*> found = changes->findItems(QStringLiteral("9 → 12"), Qt::MatchContains | Qt::MatchRecursive);
    QCOMPARE(found.size(), 1);
    const QFontMetrics letters = changes->fontMetrics();
    changes->setFixedWidth(letters.horizontalAdvance(found.first()->text(0)) * 2 + 40);
    QTRY_VERIFY(changes->visualItemRect(found.first()).height() < 2 * letters.height());
    changes->setFixedWidth(letters.horizontalAdvance(found.first()->text(0)) * 2 / 3 + 10);
    QTRY_VERIFY(changes->visualItemRect(found.first()).height() >= 2 * letters.height());
}

void TestHistoryPage::linesOfPlayAreNamedAndFound()
{
    training->sitting->goTo(2);
    QVERIFY(training->correct(QStringLiteral("wealth"), 20));
    page->refresh();
    training->sitting->chronicle().finish();
    auto* kind = part<QComboBox>("kind");
    kind->setCurrentIndex(kind->findData(int(window::EntryKind::Lines)));
    const auto* model = entries()->model();
    QCOMPARE(model->rowCount(), 2);
    QCOMPARE(model->index(0, 0).data(window::HistoryModel::SeqRole).toLongLong(), 6); // where the table stands
    entries()->setCurrentIndex(model->index(1, 0));
    QVERIFY(model->index(1, 0).data().toString().startsWith(QStringLiteral("after ")));
    auto* name = part<QLineEdit>("lineName");
    name->setText(QStringLiteral("  The poor road "));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(model->index(1, 0).data().toString(), QStringLiteral("The poor road"));
    QCOMPARE(name->text(), QStringLiteral("The poor road"));
    part<QLineEdit>("find")->setText(QStringLiteral("POOR road"));
    QCOMPARE(model->rowCount(), 1);
    window::Finder finder(training->library);
    finder.sit(training->sitting.get());
    const QList<window::Found> lines = finder.lines(QStringLiteral("poor ro"));
    QCOMPARE(lines.size(), 1);
    QCOMPARE(lines.first().where, QStringLiteral("Line of play"));
    QTest::mouseClick(part<QPushButton>("goOn"), Qt::LeftButton);
    QCOMPARE(wealth(), 9);
    QVERIFY(training->correct(QStringLiteral("wealth"), 8)); // the line goes on, and keeps its name
    part<QLineEdit>("find")->clear();
    page->refresh();
    QCOMPARE(model->rowCount(), 2);
    QCOMPARE(model->index(0, 0).data().toString(), QStringLiteral("The poor road"));
    kind->setCurrentIndex(0);
    QVERIFY(model->rowCount() > 6);
    QVERIFY(!model->index(0, 0).data().toString().contains(QStringLiteral("poor")));
}

// An entry that came to something else when it was played stands as it was, is marked, and is found.
void TestHistoryPage::whatTodaysRulesDecideOtherwiseIsMarked()
{
    const auto all = training->sitting->entries(1, 4);
    QVERIFY(all);
    auto journal = std::make_unique<engine::MemoryJournal>();
    for (engine::Entry entry : *all) {
        if (entry.seq == 3) {
            entry.digest = "of other rules";
            entry.rules = 1;
            entry.verb = QStringLiteral("accept"); // of a contract that nobody drew
            entry.action = {};
        }
        QVERIFY(journal->append(entry));
    }
    kit::Sitting old(QStringLiteral("Old"), training->sitting->game(), std::move(journal), training->library.clock(),
        training->chance, kit::Sitting::Cards());
    QVERIFY(old.open());
    QVERIFY(old.table().differing().contains(3));
    page->sit(&old, nullptr);
    page->refresh();
    old.chronicle().finish();
    auto* kind = part<QComboBox>("kind");
    kind->setCurrentIndex(kind->findData(int(window::EntryKind::Differing)));
    const auto* model = entries()->model();
    QCOMPARE(model->rowCount(), int(old.table().differing().size()));
    const QModelIndex last = model->index(model->rowCount() - 1, 0);
    QCOMPARE(last.data(window::HistoryModel::SeqRole).toLongLong(), 3);
    QVERIFY2(last.data(kit::DetailRole).toString().contains(QStringLiteral("decide it otherwise than rules 1,")),
        qPrintable(last.data(kit::DetailRole).toString()));
    QVERIFY2(last.data(kit::DetailRole).toString().contains(QStringLiteral("today it is refused: This is not its moment")),
        qPrintable(last.data(kit::DetailRole).toString()));
    // Its sign, typed, finds the same.
    kind->setCurrentIndex(0);
    QVERIFY(model->rowCount() > int(old.table().differing().size()));
    part<QLineEdit>("find")->setText(QStringLiteral("≠"));
    QTRY_COMPARE(model->rowCount(), int(old.table().differing().size()));
    part<QLineEdit>("find")->clear();
    page->sit(nullptr, nullptr);
}

// An act that is allowed today, and led elsewhere: behind a kept state, too, where nothing of it is played anew.
void TestHistoryPage::anotherOutcomeIsToldInBothSentences()
{
    const QJsonObject gold{{QStringLiteral("kind"), QStringLiteral("gold")}, {QStringLiteral("amount"), QStringLiteral("2")}};
    QVERIFY(training->submit({QStringLiteral("effect"), {{QStringLiteral("effect"), gold}}}));
    QVERIFY(training->correct(QStringLiteral("wealth"), 4));
    const auto all = training->sitting->entries(1, 6);
    QVERIFY(all);
    QCOMPARE(engine::toldThen((*all)[4]).last(), QStringLiteral("Gold: 2"));
    auto journal = std::make_unique<engine::MemoryJournal>();
    for (engine::Entry entry : *all) {
        if (entry.seq == 5) {
            entry.digest = "of other rules";
            entry.rules = 1;
            entry.action.insert(QLatin1String(engine::toldField), QJsonArray{QStringLiteral("Gold: 3")});
        }
        QVERIFY(journal->append(entry));
    }
    QVERIFY(journal->keep({6, (*all)[5].digest, training->state()}));
    kit::Sitting old(QStringLiteral("Old"), training->sitting->game(), std::move(journal), training->library.clock(),
        training->chance, kit::Sitting::Cards());
    QVERIFY(old.open());
    QVERIFY(old.table().differing().isEmpty());
    page->sit(&old, nullptr);
    page->refresh();
    old.chronicle().finish();
    auto* kind = part<QComboBox>("kind");
    kind->setCurrentIndex(kind->findData(int(window::EntryKind::Differing)));
    const auto* model = entries()->model();
    QCOMPARE(model->rowCount(), 1);
    const QString detail = model->index(0, 0).data(kit::DetailRole).toString();
    QVERIFY2(
        detail.contains(QStringLiteral("than rules 1, by which it was played · then: Gold: 3 · today: By a card: gain 2 gold · "
                                       "Gold: 2")),
        qPrintable(detail));
    entries()->setCurrentIndex(model->index(0, 0)); // by keys alone both are read beside it
    const QString beside = part<QLabel>("sentence")->accessibleName();
    QVERIFY2(beside.contains(QStringLiteral("then: Gold: 3\ntoday: By a card: gain 2 gold")), qPrintable(beside));
    kind->setCurrentIndex(0);
    QCOMPARE(model->rowCount(), 6);
    for (int row = 0; row < 6; ++row)
        QCOMPARE(model->index(row, 0).data(kit::DetailRole).toString().contains(QStringLiteral("≠")), row == 1);
    page->sit(nullptr, nullptr);
}

QTEST_MAIN(TestHistoryPage)
#include "tst_history_page.moc"

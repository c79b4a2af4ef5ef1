// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Odds of terms and of a game's own dice words; the log of rolls and what it says of luck.
#include "window/odds/odds_page.h"

#include "kit/chronicle.h"
#include "training.h"
#include "window/odds/dice_page.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <atomic>

class TestOddsPage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void termsAreComparedAndCopied();
    void aGamesWordsAreCounted();
    void whatIsWrongIsTold();
    void theLatestTermWins();
    void whatIsAskedBeforeIsGivenUp();
    void crowdedChartsAreThinned();
    void theTablesQuestionsAreAnswered();
    void luckKeepsPeopleAndDiceApart();
    void rollsAreListedAndFiltered();
};

void TestOddsPage::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
}

void TestOddsPage::termsAreComparedAndCopied()
{
    window::OddsPage page;
    page.resize(900, 500);
    page.show();
    page.open(QStringLiteral("3d6 ; 2d8+1"));
    QTRY_VERIFY(!page.isBusy());
    QVERIFY(page.findChild<QLabel*>(QStringLiteral("figures"))->text().contains(QStringLiteral("10.50")));
    QVERIFY(page.findChild<QLabel*>(QStringLiteral("figures"))->text().contains(QStringLiteral("10.00")));
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("atLeast")), Qt::LeftButton);
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("copy")), Qt::LeftButton);
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("3d6")));
    // On the screen one column for each term, of what the chart shows; the copy holds all of it.
    const QString shown = page.findChild<QPlainTextEdit*>(QStringLiteral("table"))->toPlainText();
    QVERIFY2(shown.contains(QStringLiteral("100 %")) && !shown.contains(QStringLiteral("≥")), qPrintable(shown));
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("≥ 3d6"))
        && QGuiApplication::clipboard()->text().contains(QStringLiteral("≤ 2d8+1")));
}

void TestOddsPage::aGamesWordsAreCounted()
{
    Training training;
    const auto words = window::wordsOf(training.sitting.get());
    const auto odds = dice::oddsOf(QStringLiteral("D3"), words);
    QVERIFY(odds);
    QCOMPARE(odds->outcomes(), (std::vector<qint64>{1, 2, 3}));
    QCOMPARE(dice::mean(*odds).value(), 2.0);
    // What the game's own dice mean wins over a bare number: a crew of four and two.
    dice::WordsOf four = words;
    four.with.insert(QStringLiteral("crew"), 4);
    QCOMPARE(dice::oddsOf(QStringLiteral("+2"), four)->outcomes(), (std::vector<qint64>{6}));
    QCOMPARE(dice::oddsOf(QStringLiteral("+2"), {})->outcomes(), (std::vector<qint64>{2}));
    QCOMPARE(dice::mean(*dice::oddsOf(QStringLiteral("d6+2"), four)).value(), 5.5);
    // Words in one term, of which the cards print each by itself.
    QCOMPARE(dice::oddsOf(QStringLiteral("D3+M"), four)->outcomes(), (std::vector<qint64>{5, 6, 7}));
    QCOMPARE(dice::oddsOf(QStringLiteral("2 x m"), four)->outcomes(), (std::vector<qint64>{8}));
    const auto nobody = dice::oddsOf(QStringLiteral("D3+M"), words);
    QVERIFY(!nobody && nobody.faults().first().text().contains(QStringLiteral("No crew is deployed")));
    const auto unknown = dice::oddsOf(QStringLiteral("D3+nonsense"), words);
    QVERIFY(!unknown && unknown.faults().first().text().contains(QStringLiteral("no dice word")));
    QVERIFY(!dice::oddsOf(QStringLiteral("D3+Q"), four));
}

void TestOddsPage::whatIsWrongIsTold()
{
    window::OddsPage page;
    page.show();
    auto* problem = page.findChild<QLabel*>(QStringLiteral("problem"));
    page.open(QStringLiteral("3d6 ; nonsense"));
    QTRY_VERIFY(problem->text().contains(QStringLiteral("nonsense")));
    QVERIFY(problem->isVisible());
    page.open(QStringLiteral("d4;d6;d8;d10;d12"));
    QTRY_VERIFY(problem->text().contains(QStringLiteral("left out")));
    page.open(QStringLiteral("1000d1000!"));
    QTRY_VERIFY(problem->text().contains(QStringLiteral("more than 50000 outcomes")));
    page.open(QStringLiteral("d4"));
    QTRY_VERIFY(!problem->isVisible());
}

// Terms that take long stand before one that does not; the screen never waits for any of them.
void TestOddsPage::theLatestTermWins()
{
    window::OddsPage page;
    page.show();
    auto* terms = page.findChild<QLineEdit*>(QStringLiteral("terms"));
    auto* figures = page.findChild<QLabel*>(QStringLiteral("figures"));
    QStringList seen;
    connect(&page, &window::OddsPage::found, &page, [&] { seen += figures->text(); });
    for (const char* text : {"200d20kh50 ; 200d20kl50", "d200xd200", "900d50", "2d6"})
        terms->setText(QLatin1String(text));
    QVERIFY(page.isBusy());
    QVERIFY(seen.isEmpty()); // nothing was worked out here
    QTRY_VERIFY(!page.isBusy());
    QTRY_COMPARE(seen.size(), 1);
    QCOMPARE(seen.first(), figures->text());
    QVERIFY(figures->text().startsWith(QStringLiteral("2d6: mean 7.00")));
}

void TestOddsPage::whatIsAskedBeforeIsGivenUp()
{
    QSemaphore begun, end;
    std::atomic<bool> wasStale = false;
    QList<int> found;
    {
        window::Latest<int> latest([&](int number) { found += number; });
        latest.ask([&](const window::IsStale& isStale) {
            begun.release();
            end.acquire();
            wasStale = isStale();
            return 1;
        });
        begun.acquire();
        latest.ask([](const window::IsStale&) { return 2; });
        QTRY_COMPARE(found, QList<int>{2});
        end.release();
    }
    QVERIFY(wasStale);
    QCOMPARE(found, QList<int>{2});
    {
        window::Latest<int> latest([&](int number) { found += number; });
        latest.ask([&](const window::IsStale& isStale) {
            begun.release();
            while (!isStale())
                QThread::yieldCurrentThread();
            return 3;
        });
        begun.acquire();
    } // who goes away gives up what was asked
    QCoreApplication::processEvents();
    QCOMPARE(found, QList<int>{2});
}

void TestOddsPage::crowdedChartsAreThinned()
{
    const auto rows = dice::rowsOf(dice::sumOf(dice::evenDie(6), 1000));
    const auto chosen = window::thinned(rows, 240);
    QVERIFY(chosen.size() <= 240 && chosen.size() > 100);
    QVERIFY(chosen.first().atMost > 1e-4 && chosen.last().atLeast >= 1e-4);
    const auto middle = std::ranges::find_if(chosen, [](const dice::OddsRow& row) { return row.atMost >= 0.5; });
    QVERIFY(std::abs(middle->value - 3500) < 10);
    QCOMPARE(window::thinned(rows.mid(0, 40), 240).size(), 40);
}

// A desk pushes its question; the page has it answered elsewhere and shows words where outcomes are no numbers.
void TestOddsPage::theTablesQuestionsAreAnswered()
{
    window::OddsPage page;
    page.resize(900, 500);
    page.show();
    QThread* where = nullptr;
    const kit::OddsQuestion question{QStringLiteral("Counter-attack of strength 3 with 2 + 2 rebels"),
        {{0, QStringLiteral("lost")}, {1, QStringLiteral("held")}}, [&where] {
            where = QThread::currentThread();
            const auto held =
                dice::counted(dice::sumOf(dice::dieWith({0, 0, 1, 1, 2, 2}), 4), [](qint64 sum) { return sum >= 3; });
            return engine::Result<QList<dice::NamedOdds>>(QList<dice::NamedOdds>{{QStringLiteral("four dice"), held}});
        }};
    page.ask(question);
    auto* table = page.findChild<QPlainTextEdit*>(QStringLiteral("table"));
    QTRY_VERIFY(table->toPlainText().contains(QStringLiteral("held")));
    QVERIFY(where && where != QThread::currentThread());
    QCOMPARE(page.findChild<QLabel*>(QStringLiteral("question"))->text(), question.title);
    QVERIFY(table->toPlainText().contains(QStringLiteral("81.48"))); // 66 of 81
    QVERIFY(!table->toPlainText().contains(QStringLiteral("≥")));
    QVERIFY(!page.findChild<QPushButton*>(QStringLiteral("atLeast"))->isEnabled());
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("copy")), Qt::LeftButton);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(question.title));
    QCOMPARE(page.findChild<QLineEdit*>(QStringLiteral("terms"))->text(), QString());
    QTest::keyClicks(page.findChild<QLineEdit*>(QStringLiteral("terms")), QStringLiteral("d4"));
    QTRY_VERIFY(!page.findChild<QLabel*>(QStringLiteral("question"))->isVisible());
    QVERIFY(page.findChild<QPushButton*>(QStringLiteral("atLeast"))->isEnabled());
    // What cannot happen is said as well, and every chance exactly, on demand.
    const kit::OddsQuestion two{
        QStringLiteral("Two ways"), {{0, QStringLiteral("lost")}, {1, QStringLiteral("held")}, {2, QStringLiteral("won")}}, [] {
            const auto one =
                dice::counted(dice::sumOf(dice::dieWith({0, 0, 1, 1, 2, 2}), 4), [](qint64 sum) { return sum >= 3; });
            return engine::Result<QList<dice::NamedOdds>>(
                QList<dice::NamedOdds>{{QStringLiteral("here"), one}, {QStringLiteral("there"), one}});
        }};
    page.ask(two);
    QTRY_VERIFY(table->toPlainText().contains(QStringLiteral("won")));
    const QString never = table->toPlainText().section(QStringLiteral("won"), 1).section(QLatin1Char('\n'), 0, 0);
    QCOMPARE(never.simplified(), QStringLiteral("0 % 0 %"));
    QVERIFY(table->toPlainText().contains(QStringLiteral("1 in")));
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("fractions")), Qt::LeftButton);
    QTRY_VERIFY2(table->toPlainText().contains(QStringLiteral("22/27")), qPrintable(table->toPlainText())); // 66 of 81
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("fractions")), Qt::LeftButton);
    QTRY_VERIFY(table->toPlainText().contains(QStringLiteral("81.48")));
    const kit::OddsQuestion wrong{QStringLiteral("Nobody knows"), {}, [] {
                                      return engine::Result<QList<dice::NamedOdds>>(
                                          engine::Fault{{}, {}, QStringLiteral("No deck."), QStringLiteral("Enter it.")});
                                  }};
    page.ask(wrong);
    QTRY_VERIFY(page.findChild<QLabel*>(QStringLiteral("problem"))->text().contains(QStringLiteral("No deck.")));
}

// Two people, dice of both kinds, enough of them: never joined, and each told by itself.
void TestOddsPage::luckKeepsPeopleAndDiceApart()
{
    Training training;
    training.keepInMemory();
    kit::Sitting& sitting = *training.sitting;
    const auto thrown = [&](const QString& who, int face, const char* by) {
        sitting.who = who;
        const QJsonObject gold{
            {QStringLiteral("kind"), QStringLiteral("gold")}, {QStringLiteral("amount"), QStringLiteral("D6")}};
        return training.submit({QStringLiteral("effect"),
            {{QStringLiteral("effect"), gold}, {QStringLiteral("rolled"), QJsonArray{face}},
                {QStringLiteral("dice_by"), QLatin1String(by)}}});
    };
    int done = 0;
    for (int i = 0; i < 30; ++i)
        done += thrown(QStringLiteral("Ada"), 1, "program") + thrown(QStringLiteral("Ben"), 1 + i % 6, "table");
    QCOMPARE(done, 60);
    kit::DiceTray tray;
    window::DicePage page(tray, training.library);
    page.resize(900, 500);
    page.sit(&sitting, nullptr);
    sitting.chronicle().finish();
    page.show();
    page.refresh();
    QTRY_VERIFY(!page.isBusy());
    const auto told = [&](const char* label) { return page.side()->findChild<QLabel*>(QLatin1String(label))->text(); };
    auto* die = page.side()->findChild<QComboBox*>(QStringLiteral("die"));
    QCOMPARE(die->count(), 2);
    die->setCurrentIndex(die->findText(QStringLiteral("D6 · rolled by the program")));
    QVERIFY2(told("fit").contains(QStringLiteral("as low or worse")), qPrintable(told("fit")));
    QVERIFY2(told("people").contains(QStringLiteral("Ada")) && !told("people").contains(QStringLiteral("Ben")),
        qPrintable(told("people")));
    die->setCurrentIndex(die->findText(QStringLiteral("D6 · real dice")));
    QCOMPARE(told("fit"), QStringLiteral("As expected."));
    QVERIFY2(told("people").contains(QStringLiteral("Ben, all dice: 105 rolled, 105.0 to be expected. As expected.")),
        qPrintable(told("people")));
}

void TestOddsPage::rollsAreListedAndFiltered()
{
    Training training;
    QVERIFY(training.faults.isEmpty());
    const auto text = [](const char* one) { return QJsonValue(QLatin1String(one)); };
    const QList<std::pair<const char*, QJsonObject>> play{{"draw", {{"card", text("fair-day-champions")}}}, {"accept", {}},
        {"hire", {{"who", text("big-dagna")}}}, {"hire", {{"who", text("hobb-carrow")}}}, {"confirm-crew", {}},
        {"distribute", {}}, {"place", {{"who", text("big-dagna")}, {"at", text("northeast")}}},
        {"place", {{"who", text("hobb-carrow")}, {"at", text("southwest")}}}, {"begin-battle", {}}, {"end-phase", {}},
        {"reveal",
            {{"zones", QJsonArray{"north", "west"}}, {"cards", QJsonArray{"ditch-poacher", "toll-bully"}},
                {"rolled", QJsonArray{5}}}}};
    for (const auto& [verb, fields] : play)
        training.sitting->proposeDraft({QLatin1String(verb), fields});
    QCOMPARE(training.sitting->table().last(), play.size() + 1);
    kit::DiceTray tray;
    tray.add(
        {QStringLiteral("D4"), QStringLiteral("rolled 2"), 2, true, QStringLiteral("Ben"), {}, QDateTime::currentDateTimeUtc()});
    window::DicePage page(tray, training.library);
    page.resize(900, 500);
    page.sit(training.sitting.get(), nullptr);
    training.sitting->chronicle().finish();
    page.show();
    page.refresh();
    auto* list = page.findChild<QListView*>(QStringLiteral("rolls"));
    QAbstractItemModelTester tester(list->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(list->model()->rowCount(), 2);
    const auto told = [&](const char* label) { return page.side()->findChild<QLabel*>(QLatin1String(label))->text(); };
    QTRY_VERIFY(!page.isBusy());
    QVERIFY(told("luck").contains(QStringLiteral("5.00"))); // one roll
    QVERIFY(told("fit").startsWith(QStringLiteral("Too few dice")));
    QVERIFY2(told("people").startsWith(QStringLiteral("Ada, all dice: 5 rolled, 3.5 to be expected. Too few dice")),
        qPrintable(told("people")));
    auto* die = page.side()->findChild<QComboBox*>(QStringLiteral("die"));
    QCOMPARE(die->count(), 1);
    QCOMPARE(die->currentText(), QStringLiteral("D6 · real dice")); // they came with the action
    QVERIFY(list->model()->index(1, 0).data(kit::DetailRole).toString().contains(QStringLiteral("real dice"))
        || list->model()->index(0, 0).data(kit::DetailRole).toString().contains(QStringLiteral("real dice")));
    page.findChild<QLineEdit*>(QStringLiteral("find"))->setText(QStringLiteral("ben"));
    QCOMPARE(list->model()->rowCount(), 1);
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("copy")), Qt::LeftButton);
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("D4: 2")));
}

QTEST_MAIN(TestOddsPage)
#include "tst_odds_page.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Odds of terms and of a game's own dice words; the log of rolls and what it says of luck.
#include "window/odds_page.h"

#include "kit/chronicle.h"
#include "training.h"
#include "window/dice_page.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

class TestOddsPage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void termsAreComparedAndCopied();
    void aGamesWordsAreCounted();
    void whatIsWrongIsTold();
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
    QVERIFY(page.findChild<QLabel*>(QStringLiteral("figures"))->text().contains(QStringLiteral("10.50")));
    QVERIFY(page.findChild<QLabel*>(QStringLiteral("figures"))->text().contains(QStringLiteral("10.00")));
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("atLeast")), Qt::LeftButton);
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("copy")), Qt::LeftButton);
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("3d6")));
    QCOMPARE(QGuiApplication::clipboard()->text(), page.findChild<QPlainTextEdit*>(QStringLiteral("table"))->toPlainText());
}

void TestOddsPage::aGamesWordsAreCounted()
{
    Training training;
    const auto odds = window::oddsOf(QStringLiteral("D3"), training.sitting.get());
    QVERIFY(odds);
    QCOMPARE(odds->outcomes(), (std::vector<qint64>{1, 2, 3}));
    QCOMPARE(dice::mean(*odds).value(), 2.0);
}

void TestOddsPage::whatIsWrongIsTold()
{
    window::OddsPage page;
    page.show();
    page.open(QStringLiteral("3d6 ; nonsense"));
    QVERIFY(page.findChild<QLabel*>(QStringLiteral("problem"))->isVisible());
    page.open(QStringLiteral("d4;d6;d8;d10;d12"));
    QVERIFY(page.findChild<QLabel*>(QStringLiteral("problem"))->isVisible());
    page.open(QStringLiteral("d4"));
    QVERIFY(!page.findChild<QLabel*>(QStringLiteral("problem"))->isVisible());
}

void TestOddsPage::rollsAreListedAndFiltered()
{
    Training training;
    QVERIFY(training.faults.isEmpty());
    const auto text = [](const char* one) { return QJsonValue(QLatin1String(one)); };
    const QList<std::pair<const char*, QJsonObject>> play{{"draw", {{"card", text("fair-day-champions")}}}, {"accept", {}}, {"hire", {{"who", text("big-dagna")}}}, {"hire", {{"who", text("hobb-carrow")}}},
        {"confirm-crew", {}}, {"distribute", {}}, {"place", {{"who", text("big-dagna")}, {"at", text("northeast")}}}, {"place", {{"who", text("hobb-carrow")}, {"at", text("southwest")}}},
        {"begin-battle", {}}, {"end-phase", {}}, {"reveal", {{"zones", QJsonArray{"north", "west"}}, {"cards", QJsonArray{"ditch-poacher", "toll-bully"}}, {"rolled", QJsonArray{5}}}}};
    for (const auto& [verb, fields] : play)
        training.sitting->propose(QLatin1String(verb), fields);
    QCOMPARE(training.sitting->table().last(), play.size() + 1);
    kit::DiceTray tray;
    tray.add({QStringLiteral("D4"), QStringLiteral("rolled 2"), 2, true, QStringLiteral("Ben"), {}, QDateTime::currentDateTimeUtc()});
    window::DicePage page(tray);
    page.resize(900, 500);
    page.sit(training.sitting.get(), nullptr);
    training.sitting->chronicle().finish();
    page.show();
    page.refresh();
    auto* list = page.findChild<QListView*>(QStringLiteral("rolls"));
    QAbstractItemModelTester tester(list->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(list->model()->rowCount(), 2);
    QVERIFY(page.side()->findChild<QLabel*>(QStringLiteral("luck"))->text().contains(QStringLiteral("5.00"))); // one roll
    page.findChild<QLineEdit*>(QStringLiteral("find"))->setText(QStringLiteral("ben"));
    QCOMPARE(list->model()->rowCount(), 1);
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("copy")), Qt::LeftButton);
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("D4: 2")));
}

QTEST_MAIN(TestOddsPage)
#include "tst_odds_page.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The dice tray and the panel that asks for real dice and cards: by keyboard alone.
#include "kit/forms/ask_panel.h"
#include "kit/lists/dice_tray.h"

#include "engine/purse_game.h"

#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using engine::Result;

class TestTray : public QObject {
    Q_OBJECT

private slots:
    void oneClickRolls();
    void noRollMakesItHigher();
    void realDiceAreTyped();
    void aWrongTermIsTold();
    void whatIsWrongHasRoom();
    void diceThatWaitLieThere();
    void facesGoFromDieToDie();
    void facesThatAreNoNumbersAreTyped();
};

void TestTray::oneClickRolls()
{
    kit::DiceTray tray;
    tray.setThrow([](const QString& term, const QList<int>& faces) -> Result<kit::Roll> {
        return kit::Roll{term, {}, faces.isEmpty() ? 4 : faces.first(), !faces.isEmpty(), {}, {}, {}};
    });
    tray.showDice({{QStringLiteral("D6"), QStringLiteral("D6"), false}, {QStringLiteral("DM"), QStringLiteral("DM = D3"), true}});
    QTest::mouseClick(tray.findChild<QPushButton*>(QStringLiteral("roll-DM")), Qt::LeftButton);
    QCOMPARE(tray.rolls().size(), 1);
    QCOMPARE(tray.rolls().first().term, QStringLiteral("DM"));
    QVERIFY(!tray.rolls().first().typed);
}

// The table above it stays where it is.
void TestTray::noRollMakesItHigher()
{
    kit::DiceTray tray;
    tray.setThrow([](const QString& term, const QList<int>&) -> Result<kit::Roll> {
        return kit::Roll{term, {}, 4, false, {}, {}, {}};
    });
    tray.showDice({{QStringLiteral("D6"), QStringLiteral("D6"), false}});
    const auto high = [&] { return std::max(tray.sizeHint().height(), tray.minimumHeight()); };
    const int before = high();
    for (int roll = 1; roll <= 3; ++roll) {
        tray.roll(QStringLiteral("D6"));
        QCOMPARE(high(), before);
    }
}

void TestTray::realDiceAreTyped()
{
    kit::DiceTray tray;
    tray.setThrow([](const QString& term, const QList<int>& faces) -> Result<kit::Roll> {
        return kit::Roll{term, {}, int(faces.size()), !faces.isEmpty(), {}, {}, {}};
    });
    tray.showDice({{QStringLiteral("D6"), QStringLiteral("D6"), false}});
    tray.show();
    QTest::mouseClick(tray.findChild<QPushButton*>(QStringLiteral("typedDice")), Qt::LeftButton);
    auto* entry = tray.findChild<QLineEdit*>(QStringLiteral("typedFaces"));
    QCOMPARE(entry->text(), QStringLiteral("D6 "));
    QTest::keyClicks(entry, QStringLiteral("5, 3"));
    QTest::keyClick(entry, Qt::Key_Return);
    QCOMPARE(tray.rolls().size(), 1);
    QCOMPARE(tray.rolls().first().value, 2);
    QVERIFY(tray.rolls().first().typed);
}

void TestTray::aWrongTermIsTold()
{
    kit::DiceTray tray;
    tray.setThrow([](const QString&, const QList<int>&) -> Result<kit::Roll> {
        return engine::Fault{QStringLiteral("here"), {}, QStringLiteral("wrong"), {}};
    });
    tray.showDice({{QStringLiteral("D6"), QStringLiteral("D6"), false}});
    QTest::mouseClick(tray.findChild<QPushButton*>(QStringLiteral("roll-D6")), Qt::LeftButton);
    QCOMPARE(tray.rolls().size(), 0);
}

// The other dice give way to the sentence until the die is typed rightly.
void TestTray::whatIsWrongHasRoom()
{
    kit::DiceTray tray;
    tray.showDice({{QStringLiteral("D6"), QStringLiteral("D6")}, {QStringLiteral("D2"), QStringLiteral("D2")}});
    tray.await({engine::Die{QStringLiteral("cards to reveal: D2"), 6}});
    tray.resize(520, 50);
    tray.show();
    QVERIFY(QTest::qWaitForWindowExposed(&tray));
    const auto* other = tray.findChild<QPushButton*>(QStringLiteral("roll-D6"));
    auto* typed = tray.findChild<QLineEdit*>(QStringLiteral("typedFaces"));
    tray.type(QStringLiteral("9"));
    QVERIFY(other->isVisible());
    QTest::keyClick(typed, Qt::Key_Return);
    QVERIFY(!other->isVisible());
    QVERIFY(typed->isVisible());
    QTest::keyClick(typed, Qt::Key_Escape); // given up: the dice have their place again
    QVERIFY(!typed->isVisible());
    QVERIFY(other->isVisible());
    QVERIFY(tray.findChild<QLabel*>(QStringLiteral("trayValue"))->text() != QStringLiteral("?"));
    tray.type(QStringLiteral("4"));
    QTest::keyClick(typed, Qt::Key_Return);
    QVERIFY(other->isVisible());
    QVERIFY(tray.findChild<QPushButton*>(QStringLiteral("typedDice"))->isVisible());
}

// What was typed before it is chosen what it counts for takes the place of what was objected to.
void TestTray::diceThatWaitLieThere()
{
    kit::DiceTray tray;
    engine::Die die{QStringLiteral("yellow"), 3};
    die.faces = {QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("1*")};
    tray.showDice({{QStringLiteral("Y"), QStringLiteral("yellow"), true}});
    tray.await({die});
    auto* entry = tray.findChild<QLineEdit*>(QStringLiteral("typedFaces"));
    const auto* value = tray.findChild<QLabel*>(QStringLiteral("trayValue"));
    QTest::mouseClick(tray.findChild<QPushButton*>(QStringLiteral("typedDice")), Qt::LeftButton);
    entry->setText(QStringLiteral("7"));
    QTest::keyClick(entry, Qt::Key_Return);
    QCOMPARE(value->text(), QStringLiteral("?"));
    tray.lie({3});
    QCOMPARE(value->text(), QStringLiteral("1*"));
}

void TestTray::facesGoFromDieToDie()
{
    const auto game = purse::game();
    class Never : public engine::Chance {
        int face(int) override { return 1; }
    } chance;
    kit::Sitting sitting(
        QStringLiteral("Test"), *game, std::make_unique<engine::MemoryJournal>(), [] { return QDateTime::currentDateTimeUtc(); },
        chance, [](const QStringList&) -> Result<std::shared_ptr<engine::CardSource>> { return engine::Fault{}; });
    QVERIFY(sitting.begin({}, {}));
    sitting.realDice = true;
    QSignalSpy asked(&sitting, &kit::Sitting::asked);
    kit::AskPanel panel;
    connect(&sitting, &kit::Sitting::asked, &panel,
        [&](const engine::AnyAction& action, const engine::Needs& needs, const QString& decision) {
            panel.ask(sitting, action, needs, decision);
        });
    connect(&panel, &kit::AskPanel::answered, &sitting, &kit::Sitting::answer);
    sitting.propose(purse::Earn{});
    QCOMPARE(asked.count(), 1);
    QVERIFY(panel.isVisible());
    panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    QTest::keyClick(panel.focusWidget(), Qt::Key_5); // goes on to the second die by itself
    QTest::keyClick(panel.focusWidget(), Qt::Key_2);
    QTest::keyClick(panel.findChild<QLineEdit*>(QStringLiteral("die1")), Qt::Key_Return);
    QCOMPARE(sitting.table().last(), 2);
    QCOMPARE(game->stateToJson(sitting.state()).value(QLatin1String("coins")).toInt(), 5 + 5 + 2);
}

void TestTray::facesThatAreNoNumbersAreTyped()
{
    const auto game = purse::game();
    class Never : public engine::Chance {
        int face(int) override { return 1; }
    } chance;
    kit::Sitting sitting(
        QStringLiteral("Test"), *game, std::make_unique<engine::MemoryJournal>(), [] { return QDateTime::currentDateTimeUtc(); },
        chance, [](const QStringList&) -> Result<std::shared_ptr<engine::CardSource>> { return engine::Fault{}; });
    QVERIFY(sitting.begin({}, {}));
    kit::AskPanel panel;
    engine::Needs needs;
    const QStringList faces{
        QStringLiteral("0"), QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("1*"), QStringLiteral("2")};
    needs.dice = {engine::Die{QStringLiteral("red"), 5, faces}, engine::Die{QStringLiteral("red"), 5, faces}};
    QSignalSpy answered(&panel, &kit::AskPanel::answered);
    panel.ask(sitting, purse::Earn{}, needs, {});
    panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    auto* wrong = panel.findChild<QLabel*>(QStringLiteral("wrongFace"));
    QTest::keyClicks(panel.focusWidget(), QStringLiteral("7")); // no such face
    QCOMPARE(panel.focusWidget()->objectName(), QStringLiteral("die0"));
    QTest::keyClick(panel.focusWidget(), Qt::Key_Return);
    QVERIFY(answered.isEmpty());
    QVERIFY(wrong->isVisible());
    QVERIFY2(wrong->text().contains(QStringLiteral("0 1 1* 2")), qPrintable(wrong->text()));
    QTest::keyClicks(panel.focusWidget(), QStringLiteral("1*")); // "1" alone may go on
    QCOMPARE(panel.focusWidget()->objectName(), QStringLiteral("die1"));
    QTest::keyClicks(panel.focusWidget(), QStringLiteral("1"));
    QTest::keyClick(panel.focusWidget(), Qt::Key_Return);
    QCOMPARE(answered.size(), 1);
    QCOMPARE(answered.first()[1].toJsonObject().value(QLatin1String("rolled")).toArray(), (QJsonArray{4, 3}));

    panel.ask(sitting, purse::Earn{}, needs, {}); // both in one place lie in theirs
    auto* first = panel.findChild<QLineEdit*>(QStringLiteral("die0"));
    QTest::keyClicks(first, QStringLiteral("1 7"));
    QTest::keyClick(first, Qt::Key_Return);
    QCOMPARE(answered.size(), 1);
    QVERIFY(wrong->isVisible());
    first->clear();
    QTest::keyClicks(first, QStringLiteral("1, 2"));
    QTest::keyClick(first, Qt::Key_Return);
    QCOMPARE(answered.size(), 2);
    QCOMPARE(answered.last()[1].toJsonObject().value(QLatin1String("rolled")).toArray(), (QJsonArray{3, 5}));
}

QTEST_MAIN(TestTray)
#include "tst_tray.moc"

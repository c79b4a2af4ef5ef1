// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The curtain between two people at one screen: covered, lifted by whom it is for, covered again; offers go with it.
#include "kit/curtain.h"
#include "kit/lists/offers_model.h"

#include "engine/purse_game.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using engine::Result;

namespace {

class Never : public engine::Chance {
    int face(int) override { return 1; }
};

class NoWords : public kit::Desk {
    QString game() const override { return QStringLiteral("purse"); }
    kit::TableView* table(kit::Sitting&, QWidget*) const override { return nullptr; }
    kit::OfferText offerText(const kit::Sitting& sitting, const engine::Offer& offer) const override
    {
        return kit::plainOfferText(sitting, offer);
    }
    QString actorName(const engine::AnyState&, const QString& actor) const override { return actor; }
    QList<kit::DieWord> dice(const engine::AnyState&) const override { return {}; }
    QString heading(const engine::AnyState&) const override { return {}; }
    QList<kit::Figure> figures(const engine::AnyState&) const override { return {}; }
    void paintPicture(QPainter&, const QRectF&, const engine::AnyState&) const override { }
};

struct Table {
    Table()
        : game(purse::game())
        , sitting(
              QStringLiteral("Test"), *game, std::make_unique<engine::MemoryJournal>(), [] { return QDateTime(); }, chance,
              [](const QStringList&) -> Result<std::shared_ptr<engine::CardSource>> { return engine::Fault{}; })
    {
        if (!sitting.begin({}, {}))
            qFatal("the purse does not open");
    }
    Never chance;
    std::unique_ptr<engine::Game> game;
    kit::Sitting sitting;
};

int secrets(kit::Sitting& sitting)
{
    const NoWords desk;
    kit::OffersModel model;
    model.show(&sitting, &desk, {});
    int count = 0;
    for (int row = 0; row < model.rowCount(); ++row)
        if (const engine::Offer* offer = model.offer(model.index(row)))
            count += offer->secret;
    return count;
}

} // namespace

class TestCurtain : public QObject {
    Q_OBJECT

private slots:
    void withoutOneNothingIsHidden();
    void oneKeyLiftsAndCovers();
    void offersComeAndGoWithIt();
    void nobodyElseIsShown();
    void withoutASeatItIsOpen();
};

void TestCurtain::withoutOneNothingIsHidden()
{
    Table table;
    QVERIFY(table.sitting.mayShow(QStringLiteral("spender")));
    QCOMPARE(secrets(table.sitting), 1);
}

void TestCurtain::oneKeyLiftsAndCovers()
{
    Table table;
    QWidget window;
    auto* content = new QLabel(QStringLiteral("gold & <b>silver</b>"));
    auto* curtain = new kit::Curtain(table.sitting, content, &window);
    curtain->present(QStringLiteral("spender"), QStringLiteral("Ann & Bo"));
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(!curtain->isLifted());
    QVERIFY(!content->isVisible());
    auto* lift = curtain->findChild<QPushButton*>(QStringLiteral("liftCurtain"));
    auto* cover = curtain->findChild<QPushButton*>(QStringLiteral("coverAgain"));
    QVERIFY(lift->isVisible() && !cover->isVisible());
    QVERIFY(lift->text().contains(QLatin1String("Ann && Bo")));
    lift->setFocus();
    QTest::keyClick(&window, Qt::Key_F8);
    QTRY_VERIFY(content->isVisible());
    QVERIFY(!lift->isVisible() && cover->isVisible());
    QVERIFY(cover->hasFocus()); // the keyboard stays beside it
    QTest::keyClick(&window, Qt::Key_F8);
    QTRY_VERIFY(!content->isVisible());
    QTest::mouseClick(lift, Qt::LeftButton);
    QVERIFY(content->isVisible());
    QTest::mouseClick(cover, Qt::LeftButton);
    QVERIFY(!content->isVisible());
}

void TestCurtain::offersComeAndGoWithIt()
{
    Table table;
    QSignalSpy shown(&table.sitting, &kit::Sitting::shown);
    kit::Curtain curtain(table.sitting, new QLabel, nullptr);
    curtain.present(QStringLiteral("spender"), QStringLiteral("Ann"));
    QCOMPARE(secrets(table.sitting), 0);
    QCOMPARE(shown.count(), 1); // what was shown before goes
    table.sitting.showTo(QStringLiteral("spender"));
    QCOMPARE(shown.count(), 2);
    QCOMPARE(secrets(table.sitting), 1);
    table.sitting.showTo({});
    QCOMPARE(secrets(table.sitting), 0);
    QCOMPARE(table.sitting.table().last(), 1); // looking is no action
}

void TestCurtain::nobodyElseIsShown()
{
    Table table;
    kit::Curtain curtain(table.sitting, new QLabel, nullptr);
    curtain.present(QStringLiteral("spender"), QStringLiteral("Ann"));
    table.sitting.showTo(QStringLiteral("spender"));
    QVERIFY(curtain.isLifted());
    curtain.present(QStringLiteral("other"), QStringLiteral("Bo"));
    QVERIFY(!curtain.isLifted());
    table.sitting.showTo(QStringLiteral("other"));
    QVERIFY(curtain.isLifted());
    QCOMPARE(secrets(table.sitting), 0);
}

void TestCurtain::withoutASeatItIsOpen()
{
    Table table;
    auto* content = new QLabel;
    kit::Curtain curtain(table.sitting, content, nullptr);
    curtain.show();
    QVERIFY(content->isVisible());
    QVERIFY(!curtain.findChild<QPushButton*>(QStringLiteral("liftCurtain"))->isVisible());
}

QTEST_MAIN(TestCurtain)
#include "tst_curtain.moc"

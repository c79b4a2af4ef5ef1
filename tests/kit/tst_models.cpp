// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The models of the kit under Qt's own tester, fed by a small game.
#include "kit/drawn/tile_delegate.h"
#include "kit/lists/differences.h"
#include "kit/lists/offers_model.h"
#include "kit/lists/state_model.h"
#include "kit/lists/told_apart.h"
#include "kit/lists/verdict_model.h"
#include "kit/lists/whole_rows.h"

#include "engine/purse_game.h"
#include "support/read_off.h"

#include <QAbstractItemModelTester>
#include <QJsonArray>
#include <QListView>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>

namespace {

class Fair : public engine::Chance {
public:
    int face(int sides) override { return sides / 2 + 1; }
};

class Words : public kit::Desk {
public:
    QString game() const override { return QStringLiteral("purse"); }
    kit::TableView* table(kit::Sitting&, QWidget*) const override { return nullptr; }
    kit::OfferText offerText(const kit::Sitting& sitting, const engine::Offer& offer) const override
    {
        return kit::plainOfferText(sitting, offer);
    }
    QString actorName(const engine::AnyState&, const QString& actor) const override { return actor.toUpper(); }
    QList<kit::DieWord> dice(const engine::AnyState&) const override { return {}; }
    QString heading(const engine::AnyState&) const override { return {}; }
    QList<kit::Figure> figures(const engine::AnyState&) const override { return {}; }
    void paintPicture(QPainter&, const QRectF&, const engine::AnyState&) const override { }
};

} // namespace

class TestModels : public QObject {
    Q_OBJECT

private slots:
    void init();
    void offersHoldTheRefusedToo();
    void verdictsPutFailuresFirst();
    void whatHoldsIsReadOnce();
    void pinsStandWithTheirRules();
    void aCheckSumIsNoName();
    void whatMostActsAskForStandsLast();
    void whatIsNotKnownIsMarked();
    void whatIsNotKnownIsToldOnce();
    void aSettingIsCalledByItsWords();
    void theStateIsATree();
    void whatIsHeardHasNoEscapes();
    void aCorrectionIsAskedFor();
    void tilesAreTurnedRound();
    void aLineIsElidedBetweenItsParts();
    void rowsWithBoxesAreReadWhole();
    void whatComesOfItCutsNoTitle();
    void whatIsPaintedHasRoomInItsRow();
    void signsAreAsShortAsTheyTellApart();

private:
    std::unique_ptr<engine::Game> m_game = purse::game();
    Fair m_chance;
    std::unique_ptr<kit::Sitting> m_sitting;
    Words m_words;
};

void TestModels::init()
{
    m_sitting = std::make_unique<kit::Sitting>(
        QStringLiteral("Test"), *m_game, std::make_unique<engine::MemoryJournal>(),
        [] { return QDateTime::currentDateTimeUtc(); }, m_chance,
        [](const QStringList&) -> engine::Result<std::shared_ptr<engine::CardSource>> { return engine::Fault{}; });
    QVERIFY(m_sitting->begin({{QStringLiteral("coins"), 3}}, {}));
}

void TestModels::offersHoldTheRefusedToo()
{
    kit::OffersModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.show(m_sitting.get(), &m_words, {});
    QVERIFY(model.rowCount() > 0);
    QStringList verbs;
    for (int row = 0; row < model.rowCount(); ++row)
        if (const engine::Offer* offer = model.offer(model.index(row))) {
            verbs += offer->action.verb();
            QVERIFY(!model.index(row).data().toString().isEmpty());
            QCOMPARE(model.index(row).data(kit::MutedRole).toBool(), !offer->verdict.isAllowed());
        } else {
            QVERIFY(model.index(row).data(kit::HeadingRole).toBool());
        }
    QCOMPARE(verbs.size(), m_game->offers(m_sitting->state()).size());
    model.show(nullptr, nullptr, {}); // says so, and offers nothing
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(!model.offer(model.index(0)));
}

void TestModels::verdictsPutFailuresFirst()
{
    kit::VerdictModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const engine::Submission refused = m_sitting->tried(purse::Spend{100});
    QVERIFY(!refused.verdict.isAllowed());
    model.show(m_game.get(), refused.verdict);
    QCOMPARE(model.rowCount(), int(refused.verdict.conditions.size()));
    QCOMPARE(model.index(0).data(kit::ToneRole).toInt(), int(kit::Tone::Bad));
    QCOMPARE(model.index(0).data(kit::MarkRole).toString(), QStringLiteral("✗"));
    QVERIFY(!model.index(0).data(kit::VerdictModel::AtomRole).toString().isEmpty());
}

// The same words with other rules behind them are read once where they hold, and each for itself where the table pinned
// something.
void TestModels::whatHoldsIsReadOnce()
{
    static const engine::Reason grounds[] = {
        {"E_ONE", engine::Weight::Refuses, "It is your turn", "", "", {0, -1, -1, -1, -1, -1, -1, -1, -1}, "purse"},
        {"E_TWO", engine::Weight::Refuses, "It is your turn", "", "", {1, -1, -1, -1, -1, -1, -1, -1, -1}, "purse"}};
    kit::VerdictModel model;
    engine::Verdict verdict = m_sitting->tried(purse::Spend{1}).verdict;
    const engine::Condition own = verdict.conditions.first();
    verdict.conditions.clear();
    for (const engine::Reason& ground : grounds) {
        verdict.conditions += own;
        verdict.conditions.last().reason = &ground;
    }
    model.show(m_game.get(), verdict);
    QCOMPARE(model.rowCount(), 1);
    verdict.conditions.last().setting = "strain_limit"; // what the table chose is always told
    model.show(m_game.get(), verdict);
    QCOMPARE(model.rowCount(), 2);
}

// With the condition that cites the rule, told once for each verdict.
void TestModels::pinsStandWithTheirRules()
{
    kit::VerdictModel model;
    const engine::Verdict verdict = m_sitting->tried(purse::Spend{100}).verdict;
    QStringList asked;
    model.setPinned([&asked](const QString& atom) {
        asked += atom;
        return QStringList{QStringLiteral("Your note: <b>count</b> twice")};
    });
    model.show(m_game.get(), verdict);
    QVERIFY(asked.contains(model.index(0).data(kit::VerdictModel::AtomRole).toString()));
    const QString detail = model.index(0).data(kit::DetailRole).toString();
    QVERIFY2(detail.endsWith(QStringLiteral("◆ Your note: <b>count</b> twice")), qPrintable(detail));
    QCOMPARE(detail.count(QStringLiteral("◆")), 1);
}

void TestModels::aCheckSumIsNoName()
{
    const auto state = [](const QJsonArray& seen) { return QJsonObject{{QStringLiteral("repeated"), seen}}; };
    const QJsonObject one{{QStringLiteral("id"), QStringLiteral("4dbfdc9ed46dd781")}, {QStringLiteral("times"), 1}};
    const QList<kit::Difference> gone = kit::differences(state({one}), state({}));
    QCOMPARE(gone.size(), 1);
    QVERIFY2(!gone.first().text().contains(QStringLiteral("4dbf")), qPrintable(gone.first().text()));
    QVERIFY2(gone.first().text().startsWith(QStringLiteral("− ")), qPrintable(gone.first().text()));
    QCOMPARE(gone.first().text(), QStringLiteral("− positions that are remembered: 1"));
}

// Behind one row, which opens; what fails is never behind it.
void TestModels::whatMostActsAskForStandsLast()
{
    static const engine::Reason general[] = {
        {"E_ONE", engine::Weight::Refuses, "It is your turn", "", "", {0, -1, -1, -1, -1, -1, -1, -1, -1}, "purse"},
        {"E_TWO", engine::Weight::Refuses, "The game is running", "", "", {0, -1, -1, -1, -1, -1, -1, -1, -1}, "purse"}};
    kit::VerdictModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    engine::Verdict verdict = m_sitting->tried(purse::Spend{1}).verdict;
    const engine::Condition own = verdict.conditions.first();
    verdict.conditions.clear();
    for (const engine::Reason& reason : general) {
        verdict.conditions += own;
        verdict.conditions.last().reason = &reason;
    }
    verdict.conditions += own;
    const kit::VerdictModel::General set{&general[0], &general[1]};
    model.show(m_game.get(), verdict, set);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.conditions(), 3);
    QCOMPARE(model.condition(0).reason, own.reason);
    QVERIFY(model.isFolded(model.index(1)));
    QVERIFY(model.index(1).data().toString().contains(QLatin1Char('2')));
    model.unfold();
    QCOMPARE(model.rowCount(), 3);
    QVERIFY(!model.isFolded(model.index(2)));
    QCOMPARE(model.index(2).data().toString(), QStringLiteral("The game is running"));
    verdict.conditions.first().answer = false;
    model.show(m_game.get(), verdict, set);
    QCOMPARE(model.rowCount(), 3); // one row would stand for one row
    QCOMPARE(model.condition(0).reason, &general[0]);
    verdict.conditions.first().answer = true;
    verdict.conditions[1].byCard = true; // its text decides before the book
    model.show(m_game.get(), verdict, {&general[0]});
    QCOMPARE(model.condition(0).reason, &general[1]);
    QCOMPARE(model.condition(1).reason, own.reason);
}

void TestModels::whatIsNotKnownIsMarked()
{
    kit::VerdictModel model;
    engine::Verdict verdict = m_sitting->tried(purse::Spend{100}).verdict;
    verdict.conditions += verdict.conditions.first();
    verdict.conditions.last().answer = engine::Truth(true, {{QStringLiteral("coins"), QStringLiteral("the coins")}});
    model.show(m_game.get(), verdict);
    QCOMPARE(model.rowCount(), 2);
    const QModelIndex unknown = model.index(1); // what fails stands first
    QCOMPARE(unknown.data(kit::MarkRole).toString(), QStringLiteral("?"));
    QCOMPARE(unknown.data(kit::ToneRole).toInt(), int(kit::Tone::Unknown));
    QCOMPARE(unknown.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Not known: the coins"));
    QVERIFY(unknown.data(kit::DetailRole).toString().startsWith(QStringLiteral("Enter the coins")));
}

// By the list, unless the desk's own words have told it.
void TestModels::whatIsNotKnownIsToldOnce()
{
    engine::Offer offer = m_game->offers(m_sitting->state()).first();
    engine::Condition condition = m_sitting->tried(purse::Spend{100}).verdict.conditions.first();
    condition.answer = engine::Truth(true, {{QStringLiteral("coins"), QStringLiteral("the coins")}});
    offer.verdict.conditions = {condition, condition};
    kit::OfferText silent{QStringLiteral("Spend"), {}, {}, kit::Tone::Plain};
    kit::noteUnknown(silent, offer.verdict);
    QCOMPARE(silent.detail, QStringLiteral("Not known: the coins"));
    QCOMPARE(silent.tone, kit::Tone::Unknown);
    kit::OfferText told{
        QStringLiteral("Spend"), QStringLiteral("a hat"), QStringLiteral("On it · Not known: the coins"), kit::Tone::Good};
    kit::noteUnknown(told, offer.verdict);
    QCOMPARE(told.detail, QStringLiteral("On it · Not known: the coins"));
    QCOMPARE(told.outcome, QStringLiteral("a hat"));
    QCOMPARE(told.tone, kit::Tone::Unknown);
    // What a longer row says too needs none of its own.
    condition.answer = engine::Truth(
        true, {{QStringLiteral("coins"), QStringLiteral("the coins")}, {QStringLiteral("hats"), QStringLiteral("the hats")}});
    offer.verdict.conditions += condition;
    kit::OfferText longer{QStringLiteral("Spend"), {}, {}, kit::Tone::Plain};
    kit::noteUnknown(longer, offer.verdict);
    QCOMPARE(longer.detail, QStringLiteral("Not known: the coins, the hats"));
    kit::VerdictModel model;
    model.show(m_game.get(), offer.verdict);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0).data().toString(), QStringLiteral("Not known: the coins, the hats"));
}

void TestModels::aSettingIsCalledByItsWords()
{
    kit::VerdictModel model;
    engine::Verdict verdict = m_sitting->tried(purse::Spend{100}).verdict;
    verdict.conditions.first().setting = "strain_limit";
    model.show(m_game.get(), verdict);
    const QString detail = model.index(0).data(kit::DetailRole).toString();
    QVERIFY2(detail.contains(QStringLiteral("strain limit")), qPrintable(detail));
}

void TestModels::whatIsHeardHasNoEscapes()
{
    kit::StateModel model;
    const QJsonObject schema{{QStringLiteral("properties"),
        QJsonObject{
            {QStringLiteral("coins"), QJsonObject{{QStringLiteral("description"), QStringLiteral("fewer < more & so on")}}}}}};
    model.show({{QStringLiteral("coins"), 5}}, schema);
    const QModelIndex coins = model.index(0, 0, {});
    QCOMPARE(coins.data(Qt::AccessibleDescriptionRole).toString(), QStringLiteral("fewer < more & so on"));
    QCOMPARE(coins.data(Qt::ToolTipRole).toString(), QStringLiteral("<qt>fewer &lt; more &amp; so on</qt>"));
}

void TestModels::theStateIsATree()
{
    kit::StateModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.show(m_game->stateToJson(m_sitting->state()), m_game->stateSchema());
    QCOMPARE(model.rowCount(), 5);
    const QModelIndex coins = model.index(1, 1);
    QCOMPARE(coins.data().toString(), QStringLiteral("3"));
    QCOMPARE(coins.data(kit::StateModel::PathRole).toString(), QStringLiteral("coins"));
    const QModelIndex settings = model.index(0, 0);
    QCOMPARE(model.rowCount(settings), 1);
    QCOMPARE(model.index(0, 0, settings).data(kit::StateModel::PathRole).toString(), QStringLiteral("settings.strictness"));
}

void TestModels::aCorrectionIsAskedFor()
{
    kit::StateModel model;
    model.show(m_game->stateToJson(m_sitting->state()), m_game->stateSchema());
    QSignalSpy corrected(&model, &kit::StateModel::corrected);
    QVERIFY(!model.setData(model.index(1, 1), 9, Qt::EditRole));
    QCOMPARE(corrected.count(), 1);
    QCOMPARE(model.index(1, 1).data().toString(), QStringLiteral("3"));
    model.setData(model.index(1, 1), 3, Qt::EditRole);
    model.setData(model.index(0, 0), 3, Qt::EditRole);
    QCOMPARE(corrected.count(), 1);
}

// In a language from right to left the sign and the title stand at the right, what comes of it at the left.
// How a row ends is what is to be done: at every width it is as high as all its lines.
void TestModels::rowsWithBoxesAreReadWhole()
{
    QStandardItemModel model;
    for (const char* words : {"Rusk the Boar quer drehen: erschöpft", "Big Dagna auf Südost stellen",
             "Leg einen Marker auf das Feld „Gesund“ von Rusk the Boar, Big Dagna", "Alarm Geese in die Zone West legen"}) {
        auto* row = new QStandardItem(QString::fromUtf8(words));
        row->setCheckable(true);
        model.appendRow(row);
    }
    QListView view;
    new kit::WholeRows(&view);
    view.setModel(&model);
    view.setSpacing(2);
    view.show();
    for (int width = 120; width <= 480; width += 7) {
        view.resize(width, 400);
        QCoreApplication::processEvents();
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row, 0);
            QStyleOptionViewItem option;
            option.initFrom(&view);
            option.features =
                QStyleOptionViewItem::HasDisplay | QStyleOptionViewItem::HasCheckIndicator | QStyleOptionViewItem::WrapText;
            option.showDecorationSelected = true;
            option.text = index.data().toString();
            option.rect = view.visualRect(index);
            const QRect words = view.style()->subElementRect(QStyle::SE_ItemViewItemText, &option, &view);
            const int margin = view.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, &view) + 1;
            const QRect written =
                view.fontMetrics().boundingRect(QRect(0, 0, words.width() - 2 * margin, 9999), Qt::TextWordWrap, option.text);
            QVERIFY2(written.height() <= words.height(),
                qPrintable(QStringLiteral("%1 px: %2 needs %3, has %4")
                               .arg(width)
                               .arg(option.text)
                               .arg(written.height())
                               .arg(words.height())));
        }
    }
}

// What there is no room for are whole parts in the middle: how a line begins, and what came of it in the end, is read whole.
void TestModels::aLineIsElidedBetweenItsParts()
{
    const QFontMetrics metrics{QFont()};
    const QStringList parts{QStringLiteral("Rusk recovers and is weary"), QStringLiteral("Rusk is exhausted"),
        QStringLiteral("Move the token of Rusk to weary"), QStringLiteral("Turn Rusk sideways: exhausted")};
    const QString whole = parts.join(QStringLiteral(" · "));
    const int room = metrics.horizontalAdvance(whole);
    QCOMPARE(kit::elidedBetween(whole, metrics, room), whole);
    QCOMPARE(kit::elidedBetween(whole, metrics, room - 1),
        (QStringList{parts[0], QStringLiteral("…"), parts[2], parts[3]}.join(QStringLiteral(" · "))));
    const QString ends = QStringList{parts[0], QStringLiteral("…"), parts[3]}.join(QStringLiteral(" · "));
    QCOMPARE(kit::elidedBetween(whole, metrics, metrics.horizontalAdvance(ends)), ends);
    const QString little = kit::elidedBetween(whole, metrics, metrics.horizontalAdvance(ends) - 1);
    QVERIFY2(metrics.horizontalAdvance(little) < metrics.horizontalAdvance(ends), qPrintable(little));
    QVERIFY2(little.startsWith(QLatin1String("Rusk")) && little.endsWith(QLatin1String("exhausted")), qPrintable(little));
}

void TestModels::tilesAreTurnedRound()
{
    QListView view;
    QStandardItemModel model;
    auto* item = new QStandardItem(QStringLiteral("M"));
    item->setData(QStringLiteral("7"), kit::OutcomeRole);
    item->setData(QStringLiteral("M"), kit::DetailRole);
    model.appendRow(item);
    view.setModel(&model);
    view.setItemDelegate(new kit::TileDelegate(&view));
    view.setFrameShape(QFrame::NoFrame);
    const auto inkIn =
        [&](Qt::LayoutDirection direction) { // of the left and the right half, in rows of the title and the details
            view.setLayoutDirection(direction);
            view.resize(400, 120);
            const QImage shown = view.grab().toImage();
            std::array<int, 4> ink{};
            const QRect tile = view.visualRect(model.index(0, 0)).adjusted(6, 6, -6, -12);
            const QRgb ground = shown.pixel(tile.center());
            for (int y = tile.top(); y < tile.bottom(); ++y)
                for (int x = tile.left(); x < tile.right(); ++x)
                    ink[size_t(2 * (y > tile.center().y()) + (x > tile.center().x()))] += shown.pixel(x, y) != ground;
            return ink;
        };
    const auto left = inkIn(Qt::LeftToRight), right = inkIn(Qt::RightToLeft);
    QVERIFY(left[0] > left[1] && left[1] > 0); // a title is bolder than a number
    QVERIFY(left[2] > 0 && left[3] == 0);
    QVERIFY(right[1] > right[0] && right[0] > 0);
    QVERIFY(right[3] > 0 && right[2] == 0);
}

// Beside it the title would need a line more than it has: then what comes of it stands below.
void TestModels::whatComesOfItCutsNoTitle()
{
    QListView view;
    QStandardItemModel model;
    const QString outcome = QStringLiteral("rolls three");
    for (const QString& of : {QString(), outcome}) {
        auto* item = new QStandardItem(QStringList{outcome, outcome, outcome}.join(QLatin1Char(' ')));
        item->setData(of, kit::OutcomeRole);
        model.appendRow(item);
    }
    view.setModel(&model);
    view.setItemDelegate(new kit::TileDelegate(&view));
    QFont letters = view.font();
    letters.setBold(true);
    const int wide = QFontMetrics(letters).horizontalAdvance(outcome);
    view.resize(wide * 23 / 10 + 50, 300);
    view.show();
    const int alone = view.sizeHintForIndex(model.index(0, 0)).height(), both = view.sizeHintForIndex(model.index(1, 0)).height();
    QVERIFY2(both >= alone + view.fontMetrics().height(), qPrintable(QStringLiteral("%1 %2").arg(alone).arg(both)));
}

// Whatever its width, and whether a scroll bar may come or not: what is painted has room in its row.
void TestModels::whatIsPaintedHasRoomInItsRow()
{
    QListView view;
    QStandardItemModel model;
    auto* item = new QStandardItem(QStringLiteral("Den Taktikwurf würfeln"));
    item->setData(QStringLiteral("würfelt 2 D20"), kit::OutcomeRole);
    model.appendRow(item);
    view.setModel(&model);
    auto* tiles = new kit::TileDelegate(&view);
    tiles->titleLines = tiles->detailLines = 12;
    view.setItemDelegate(tiles);
    view.setWordWrap(true);
    view.setResizeMode(QListView::Adjust);
    view.show();
    for (int width = 130; width < 420; width += 3) {
        view.resize(width, 300);
        QCoreApplication::processEvents();
        const QRect row = view.visualRect(model.index(0, 0));
        for (const support::Read& one : support::ReadOff::of(*view.viewport()))
            QVERIFY2(one.at.y() + view.fontMetrics().descent() <= row.bottom(),
                qPrintable(QStringLiteral("“%1” at %2").arg(one.text).arg(width)));
    }
}

void TestModels::signsAreAsShortAsTheyTellApart()
{
    QCOMPARE(kit::signsFor({}), QStringList());
    QCOMPARE(kit::signsFor({QStringLiteral("Militia Guard"), QStringLiteral("Tower Marksman"), QStringLiteral("Tower Bell")}),
        QStringList({QStringLiteral("MG"), QStringLiteral("TM"), QStringLiteral("TB")}));
    QCOMPARE(kit::signsFor({QStringLiteral("Guard of the old mill 44"), QStringLiteral("Guard of the old mill 48")}),
        QStringList({QStringLiteral("G44"), QStringLiteral("G48")}));
    QCOMPARE(kit::signsFor({QStringLiteral("Guard"), QStringLiteral("Guard of the mill"), QStringLiteral("Old Tower 44"),
                 QStringLiteral("Old Tower 48")}),
        QStringList({QStringLiteral("G"), QStringLiteral("Go"), QStringLiteral("O44"), QStringLiteral("O48")}));
    QCOMPARE(kit::signsFor({QStringLiteral("Guard"), QStringLiteral("Guard")}), // nothing tells them apart
        QStringList({QStringLiteral("Guard"), QStringLiteral("Guard")}));
}

QTEST_MAIN(TestModels)
#include "tst_models.moc"

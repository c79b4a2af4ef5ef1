// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window with the middle of an evening on its table: what it says of the table where, and what it frames.
#include "app/played.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/style.h"
#include "kit/lists/now_panel.h"
#include "window/handbook/handbook.h"
#include "window/history/history_model.h"
#include "window/shelf/campaigns_model.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QButtonGroup>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QStyleOptionViewItem>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using played::Opened;

class TestWhole : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new kit::Style); }
    void whereTheTableStandsIsRead_data() { games(); }
    void whereTheTableStandsIsRead();
    void pagesAreOneChoice_data() { games(); }
    void pagesAreOneChoice();
    void whatIsLeftStaysInSight();
    void whoSearchesSeesWhatIsTyped();
    void whoSearchedComesBackToWhatIsFramed_data() { games(); }
    void whoSearchedComesBackToWhatIsFramed();
    void aPageLeavesTheTableItsWidth();
    void theSearchAtRestIsWide_data() { games(); }
    void theSearchAtRestIsWide();
    void whatWasReadFromAfarComesBack_data() { games(); }
    void whatWasReadFromAfarComesBack();
    void theSearchHasRoomForWords_data() { games(); }
    void theSearchHasRoomForWords();
    void helpLeavesWhatIsTyped();
    void homeIsTheFirstThatCanBeDone();
    void theStartPageHasNoTray();
    void aRowOfTheShelfGoesOn();
    void oddsBeginWithTheGamesDice_data() { games(); }
    void oddsBeginWithTheGamesDice();
    void whatLiesThereIsCalledAsOnTheBoard_data() { games(); }
    void whatLiesThereIsCalledAsOnTheBoard();
    void whereNothingLiesNothingIsCompared();
    void aHandThatNobodySawIsNotGivenUp();
    void everyKeyStandsInTheHandbook();
    void anotherThemeDressesEachPartOnce();

private:
    static void games();
    static std::unique_ptr<Opened> opened(const char* game, const char* evening, std::optional<double> part = {});
};

void TestWhole::games()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<QByteArray>("evening");
    for (const auto& [game, evening] : played::evenings)
        QTest::newRow(game) << QByteArray(game) << QByteArray(evening);
}

std::unique_ptr<Opened> TestWhole::opened(const char* game, const char* evening, std::optional<double> part)
{
    auto one =
        std::make_unique<Opened>(QLatin1String(game), QLatin1String(evening), QStringLiteral("en"), played::plainLook(100), part);
    if (one->main)
        one->show({1280, 720});
    return one;
}

// Beside a long name, too; the name of the game behind it can go.
void TestWhole::whereTheTableStandsIsRead()
{
    QFETCH(QByteArray, game);
    QFETCH(QByteArray, evening);
    const auto one = opened(game, evening);
    QVERIFY(one->main);
    one->library->rename(one->library->idOf(*one->main->sitting()), QStringLiteral("The Salt Quay Career"));
    Opened::settle();
    const auto* where = one->main->findChild<QLabel*>(QStringLiteral("where"));
    const QString moment = where->text().section(QStringLiteral(" · "), 0, -2);
    QVERIFY(!moment.isEmpty());
    QVERIFY2(where->width() >= where->fontMetrics().horizontalAdvance(moment),
        qPrintable(QStringLiteral("%1 in %2").arg(moment).arg(where->width())));
    QVERIFY(one->main->findChild<QLineEdit*>(QStringLiteral("search"))->width() >= 160);
}

// One page is shown at a time: who hears the window is told of a choice among pages, and of a tick only where something is
// ticked.
void TestWhole::pagesAreOneChoice()
{
    QFETCH(QByteArray, game);
    QFETCH(QByteArray, evening);
    const auto one = opened(game, evening);
    QVERIFY(one->main);
    QStringList wrong;
    const auto look = [&] {
        for (QAbstractButton* button : one->main->findChildren<QAbstractButton*>()) {
            if (!button->isCheckable() || !button->isVisible())
                continue;
            const bool isOfMany = button->autoExclusive() || (button->group() && button->group()->exclusive());
            const QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(button);
            if (isOfMany != (heard->role() == QAccessible::RadioButton))
                wrong += (isOfMany ? QStringLiteral("%1 is one of several, and heard as something else")
                                   : QStringLiteral("%1 stands alone, and is heard as one of several"))
                             .arg(button->objectName());
            if (heard->state().checked != button->isChecked() || heard->text(QAccessible::Name).isEmpty())
                wrong += QStringLiteral("%1 does not say what it is").arg(button->objectName());
        }
    };
    for (const QString& page : played::pages) {
        one->main->showPage(page);
        Opened::settle();
        look();
    }
    wrong.removeDuplicates();
    QVERIFY2(wrong.isEmpty(), qPrintable(QLatin1Char('\n') + wrong.join(QLatin1Char('\n'))));
}

// Another language comes with another window: until it is there, this one looks as if nothing had happened.
void TestWhole::whatIsLeftStaysInSight()
{
    const auto one = opened("hired-swords", "training-career");
    QVERIFY(one->main);
    QVERIFY(one->main->leave());
    QVERIFY(one->main->isVisible());
    QVERIFY(!one->main->sitting());
    QVERIFY(!one->main->updatesEnabled());
    window::MainWindow next(*one->library, one->settings);
    app::furnish(next, *one->library, one->settings);
    next.openCampaign(one->library->shelf()->campaigns()->first().id);
    QVERIFY(next.sitting());
    QVERIFY(one->main->isVisible());
    one->main.reset();
    Opened::settle();
    QVERIFY(next.sitting());
}

// In large letters the words beside the search give way while somebody types.
void TestWhole::whoSearchesSeesWhatIsTyped()
{
    Opened one(QStringLiteral("hired-swords"), QStringLiteral("training-career"), QStringLiteral("de"), played::plainLook(150));
    QVERIFY(one.main);
    one.show({1280, 720});
    one.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(one.main.get()));
    auto* search = one.main->findChild<QLineEdit*>(QStringLiteral("search"));
    const int before = search->width(), letters = search->fontMetrics().averageCharWidth();
    search->setFocus();
    QTRY_VERIFY2(search->width() >= letters * 12, qPrintable(QStringLiteral("%1, %2").arg(before).arg(search->width())));
    one.main->findChild<QToolButton*>(QStringLiteral("page-table"))->setFocus();
    QTRY_COMPARE(search->width(), before);
}

// What had the keyboard long before is not what the hands were at.
void TestWhole::whoSearchedComesBackToWhatIsFramed()
{
    QFETCH(QByteArray, game);
    QFETCH(QByteArray, evening);
    const auto one = opened(game, evening);
    QVERIFY(one->main);
    one->main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(one->main.get()));
    one->main->showPage(QStringLiteral("table"));
    auto* table = one->main->findChild<QWidget*>(QStringLiteral("table"));
    const QWidget* framed = one->main->focusWidget();
    for (QPushButton* button : table->findChildren<QPushButton*>())
        if (button != framed && button->isVisible() && button->isEnabled() && button->focusPolicy() != Qt::NoFocus) {
            button->setFocus();
            break;
        }
    one->main->findChild<QLineEdit*>(QStringLiteral("search"))->setFocus();
    one->main->showPage(QStringLiteral("rules"));
    one->main->findChild<QToolButton*>(QStringLiteral("page-table"))->setFocus();
    one->main->showPage(QStringLiteral("table"));
    QCOMPARE(one->main->focusWidget(), framed);
}

// In large letters the side of a page takes more than that of the table: it gives it back, and nobody drew it so.
void TestWhole::aPageLeavesTheTableItsWidth()
{
    Opened one(QStringLiteral("hired-swords"), QStringLiteral("training-career"), QStringLiteral("de"), played::plainLook(150));
    QVERIFY(one.main);
    one.show({1280, 720});
    const auto* band = one.main->findChild<QDockWidget*>(QStringLiteral("nowDock"));
    const int before = band->width();
    for (const QString& page : played::pages) {
        one.main->showPage(page);
        Opened::settle();
        one.main->showPage(QStringLiteral("table"));
        Opened::settle();
        QVERIFY2(band->width() == before, qPrintable(QStringLiteral("%1: %2 → %3").arg(page).arg(before).arg(band->width())));
    }
}

// In large letters and long words, too.
void TestWhole::theSearchAtRestIsWide()
{
    QFETCH(QByteArray, game);
    QFETCH(QByteArray, evening);
    Opened one(QLatin1String(game), QLatin1String(evening), QStringLiteral("de"), played::plainLook(150));
    QVERIFY(one.main);
    one.show({1280, 720});
    const int width = one.main->findChild<QLineEdit*>(QStringLiteral("search"))->width();
    QVERIFY2(width >= 160, qPrintable(QString::number(width)));
    QCOMPARE(one.main->size(), QSize(1280, 720));
}

// The window and its band are as large as before, however often.
void TestWhole::whatWasReadFromAfarComesBack()
{
    QFETCH(QByteArray, game);
    QFETCH(QByteArray, evening);
    Opened one(QLatin1String(game), QLatin1String(evening), QStringLiteral("en"), played::plainLook(80));
    QVERIFY(one.main);
    one.show(QSize(1280, 720).boundedTo(one.main->screen()->availableSize()));
    one.main->showPage(QStringLiteral("table"));
    Opened::settle();
    const auto* band = one.main->findChild<QDockWidget*>(QStringLiteral("nowDock"));
    const auto* board = one.main->centralWidget();
    const QSize window = one.main->size(), middle = board->size();
    const int wide = band->width();
    auto* far = one.main->findChild<QAction*>(QStringLiteral("far"));
    for (int turn = 0; turn < 3; ++turn) {
        far->trigger();
        Opened::settle();
        QCOMPARE(one.main->size(), window);
        far->trigger();
        Opened::settle();
        QCOMPARE(one.main->size(), window);
        QCOMPARE(band->width(), wide);
        QCOMPARE(board->size(), middle);
    }
}

// Beside a campaign with a long name, too.
void TestWhole::theSearchHasRoomForWords()
{
    QFETCH(QByteArray, game);
    QFETCH(QByteArray, evening);
    const auto one = opened(game, evening);
    auto* search = one->main->findChild<QLineEdit*>(QStringLiteral("search"));
    const auto holds = [&] {
        const QString typed = QStringLiteral("how far does a missile fl"); // and the sign that empties it
        return search->width() >= search->fontMetrics().horizontalAdvance(typed) + search->fontMetrics().height();
    };
    one->main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(one->main.get()));
    search->setFocus();
    Opened::settle();
    QVERIFY2(holds(), qPrintable(QString::number(search->width())));
}

void TestWhole::helpLeavesWhatIsTyped()
{
    const auto one = opened("hired-swords", "training-career");
    one->main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(one->main.get()));
    auto* search = one->main->findChild<QLineEdit*>(QStringLiteral("search"));
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("missiles"));
    one->main->findChild<QAction*>(QStringLiteral("help"))->trigger();
    QCOMPARE(search->text(), QStringLiteral("missiles"));
}

// A heading stands before it, and another may stand at the end.
void TestWhole::homeIsTheFirstThatCanBeDone()
{
    const auto one = opened("hired-swords", "training-career");
    QListView* list = one->main->findChild<kit::NowPanel*>()->offers();
    const auto isRow = [&](int row) { return list->model()->index(row, 0).flags().testFlag(Qt::ItemIsEnabled); };
    int first = 0, last = list->model()->rowCount() - 1;
    while (!isRow(first))
        ++first;
    while (!isRow(last))
        --last;
    QVERIFY(first > 0 && first < last);
    QTest::keyClick(list, Qt::Key_End);
    QCOMPARE(list->currentIndex().row(), last);
    QTest::keyClick(list, Qt::Key_Home);
    QCOMPARE(list->currentIndex().row(), first);
}

// The dice come back with the table, unless somebody put them away.
void TestWhole::theStartPageHasNoTray()
{
    const auto one = opened("hired-swords", "training-career");
    auto* tray = one->main->findChild<QDockWidget*>(QStringLiteral("trayDock"));
    QVERIFY(tray->isVisible());
    one->main->showPage(QStringLiteral("shelf"));
    QVERIFY(!tray->isVisible());
    one->main->showPage(QStringLiteral("table"));
    QVERIFY(tray->isVisible());
    tray->hide();
    one->main->showPage(QStringLiteral("shelf"));
    one->main->showPage(QStringLiteral("table"));
    QVERIFY(!tray->isVisible());
}

void TestWhole::aRowOfTheShelfGoesOn()
{
    const auto one = opened("hired-swords", "training-career");
    const QString id = one->library->idOf(*one->main->sitting());
    one->main->closeCampaign();
    one->main->showPage(QStringLiteral("shelf"));
    Opened::settle();
    auto* rows = one->main->findChild<QListView*>(QStringLiteral("campaigns"));
    const QModelIndex row = rows->model()->index(0, 0);
    rows->scrollTo(row);
    QStyleOptionViewItem option;
    option.font = rows->font();
    option.rect = rows->visualRect(row);
    const QRect button = window::CampaignDelegate::goOnRect(option);
    QVERIFY(option.rect.contains(button));
    QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, option.rect.topLeft() + QPoint(40, 20)); // chosen, and no more
    QVERIFY(!one->main->sitting());
    QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, button.center());
    QTRY_VERIFY(one->main->sitting());
    QCOMPARE(one->library->idOf(*one->main->sitting()), id);
    QCOMPARE(one->main->currentPage(), QStringLiteral("table"));
}

void TestWhole::oddsBeginWithTheGamesDice()
{
    QFETCH(QByteArray, game);
    QFETCH(QByteArray, evening);
    const auto one = opened(game, evening, 0.0);
    one->main->showPage(QStringLiteral("odds"));
    Opened::settle();
    const auto* question = one->main->findChild<QLabel*>(QStringLiteral("question"));
    const QString terms = one->main->findChild<QLineEdit*>(QStringLiteral("terms"))->text();
    QStringList own;
    const kit::Sitting& sitting = *one->main->sitting();
    for (const kit::DieWord& die : one->library->desk(sitting.game().id())->dice(sitting.state()))
        own += die.term;
    if (!question->isHidden() || own.isEmpty()) // the table has a question, or its game no dice
        return;
    for (const QString& term : terms.split(QStringLiteral(" ; ")))
        QVERIFY2(own.contains(term), qPrintable(terms));
    QVERIFY(one->main->findChild<QLabel*>(QStringLiteral("problem"))->isHidden());
}

// In the history and where the table is compared: no id, and one name for one thing.
void TestWhole::whatLiesThereIsCalledAsOnTheBoard()
{
    QFETCH(QByteArray, game);
    QFETCH(QByteArray, evening);
    static const QRegularExpression id(QStringLiteral("\\((o|e|t)\\d+\\)|\\b(mobility|defensive|mortal)\\b"));
    // Words of the program for what a table has other words for, and what only follows from what it says now.
    static const QRegularExpression state(QStringLiteral("\\b(effects done|bonus paid|reveal value|quiet rounds|noted so far|"
                                                         "(career|opposition) count|skull liberated)\\b|no → yes|yes → no"));
    const auto one = opened(game, evening);
    kit::Sitting& sitting = *one->main->sitting();
    window::HistoryModel history;
    history.show(&sitting, one->library->desk(sitting.game().id()));
    int told = 0;
    for (qint64 seq = 2; seq <= sitting.table().last(); ++seq)
        for (const QString& change : history.changedIn(*history.entry(seq))) {
            QVERIFY2(!id.match(change).hasMatch(), qPrintable(change));
            QVERIFY2(!state.match(change).hasMatch(), qPrintable(change));
            ++told;
        }
    QVERIFY(told > 40);
    one->main->showPage(QStringLiteral("audit"));
    Opened::settle();
    const QAbstractItemModel* compared = one->main->findChild<QTreeView*>(QStringLiteral("tree"))->model();
    const QModelIndexList rows =
        compared->match(compared->index(0, 0), Qt::DisplayRole, QString(), -1, Qt::MatchContains | Qt::MatchRecursive);
    QVERIFY(rows.size() > 10);
    for (const QModelIndex& row : rows)
        for (const QString& said : {row.data().toString(), row.siblingAtColumn(1).data().toString()})
            QVERIFY2(!id.match(said).hasMatch() && !state.match(said).hasMatch(), qPrintable(said));
}

void TestWhole::whereNothingLiesNothingIsCompared()
{
    for (const double part : {0.0, 0.1}) {
        const auto one = opened("hired-swords", "training-career", part);
        one->main->showPage(QStringLiteral("audit"));
        Opened::settle();
        const QAbstractItemModel* compared = one->main->findChild<QTreeView*>(QStringLiteral("tree"))->model();
        const auto isListed = [&](const char* name) {
            const QModelIndex first = compared->index(0, 0);
            return !compared->match(first, Qt::DisplayRole, QLatin1String(name), 1, Qt::MatchExactly | Qt::MatchRecursive)
                        .isEmpty();
        };
        QVERIFY(isListed("Wealth"));
        const QJsonObject career =
            one->main->sitting()->game().stateToJson(one->main->sitting()->state()).value(QLatin1String("career")).toObject();
        const bool isThere = !career.value(QLatin1String("discard")).toArray().isEmpty();
        QCOMPARE(isThere, part > 0);
        QCOMPARE(isListed("Discard"), isThere);
    }
}

// Taking the damage is listed, but Enter does not do it while the hand may hold a block.
void TestWhole::aHandThatNobodySawIsNotGivenUp()
{
    const auto one = opened("swords-and-souls", "five-heroes");
    kit::Sitting& sitting = *one->main->sitting();
    const auto mayBlock = [&] {
        const QJsonObject state = sitting.game().stateToJson(sitting.state());
        const QString target = state.value(QLatin1String("attack")).toObject().value(QLatin1String("target")).toString();
        for (const QJsonValue& who : state.value(QLatin1String("players")).toArray())
            if (who[QLatin1String("id")].toString() == target)
                return who[QLatin1String("hand")].toArray().size() > who[QLatin1String("shown")].toArray().size();
        return false;
    };
    const auto isOffered = [&] {
        return std::ranges::any_of(sitting.offers(), [&](const engine::Offer& offer) {
            return offer.verdict.isAllowed() && offer.action.verb() == QLatin1String("take-damage");
        });
    };
    for (int presses = 0; presses < 200 && !(mayBlock() && isOffered()); ++presses)
        sitting.undo();
    QVERIFY(mayBlock() && isOffered());
    const auto* list = one->main->findChild<kit::NowPanel*>()->offers();
    const engine::Offer* framed = static_cast<const kit::OffersModel*>(list->model())->offer(list->currentIndex());
    QVERIFY2(!framed || framed->action.verb() != QLatin1String("take-damage"), "whoever is attacked may hold a block");
}

// However deep it lies in others, and however many pages were looked at.
void TestWhole::anotherThemeDressesEachPartOnce()
{
    const auto one = opened("hired-swords", "training-career");
    QVERIFY(one->main);
    for (const QString& page : played::pages) {
        one->main->showPage(page);
        Opened::settle();
    }
    one->main->showPage(QStringLiteral("table"));
    Opened::settle();
    class Dressed : public QObject {
    public:
        bool eventFilter(QObject* part, QEvent* event) override
        {
            if (event->type() == QEvent::PaletteChange)
                most = std::max(most, ++times[part]);
            return false;
        }
        QHash<const QObject*, int> times;
        int most = 0;
    } dressed;
    window::Look look = played::plainLook(100);
    look.theme = kit::Theme::Dark;
    qApp->installEventFilter(&dressed);
    look.apply(*qApp);
    Opened::settle(); // Qt tells the palette a little later
    qApp->removeEventFilter(&dressed);
    QVERIFY2(dressed.times.size() > 300, qPrintable(QString::number(dressed.times.size())));
    QVERIFY2(dressed.most <= 3, qPrintable(QString::number(dressed.most))); // by its look, by its page and by the program
    QCOMPARE(kit::Colours::of(one->main->palette()).background, kit::Colours::dark().background);
}

void TestWhole::everyKeyStandsInTheHandbook()
{
    QString keys;
    for (const window::Chapter& chapter : window::handbook())
        if (chapter.id == QLatin1String("keys"))
            keys = chapter.text;
    static const QRegularExpression range(QStringLiteral("(Ctrl\\+)(\\d) … Ctrl\\+(\\d)"));
    const auto pages = range.match(keys);
    for (int key = pages.captured(2).toInt(); key <= pages.captured(3).toInt(); ++key)
        keys += QLatin1Char(' ') + pages.captured(1) + QString::number(key);
    const auto one = opened("hired-swords", "training-career");
    QVERIFY(one->main);
    int found = 0;
    for (const QAction* action : one->main->actions())
        if (const QString key = action->shortcut().toString(); !key.isEmpty()) {
            QVERIFY2(
                QRegularExpression(QStringLiteral("(?<![\\w+])") + QRegularExpression::escape(key) + QStringLiteral("(?!\\w)"))
                    .match(keys)
                    .hasMatch(),
                qPrintable(key));
            ++found;
        }
    QVERIFY(found > 20);
}

QTEST_MAIN(TestWhole)
#include "tst_whole.moc"

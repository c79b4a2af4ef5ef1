// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// In every game, in both languages: what the guide says, why something is refused and what is asked for hold words that lead to
// their rules, by the keyboard alone; every key that the preferences list does something on its table; and whatever stands on a
// table has a rule of its own behind it.
#include "app/desks.h"
#include "app/furnish.h"
#include "games/catalogue.h"
#include "kit/drawn/board.h"
#include "kit/drawn/readout.h"
#include "kit/drawn/tile_delegate.h"
#include "kit/forms/ask_panel.h"
#include "kit/lists/dice_tray.h"
#include "kit/lists/now_panel.h"
#include "kit/lists/stage_bar.h"
#include "kit/lists/term_label.h"
#include "kit/rule_behind.h"
#include "kit/table_pages.h"
#include "support/german.h"
#include "window/main_window.h"

#include <QApplication>
#include <QFrame>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>

#include <algorithm>

namespace {

class Middle : public engine::Chance {
public:
    int face(int sides) override { return 1 + m_next++ % sides; }

private:
    int m_next = 0;
};

// A rule in a few lines, which is opened from there and put away.
bool popsUp(const window::MainWindow& main)
{
    auto* shown = main.findChild<QFrame*>(QStringLiteral("termShown"));
    auto* rule = shown ? shown->findChild<QPushButton*>(QStringLiteral("openTerm")) : nullptr;
    if (!rule || !rule->hasFocus())
        return false;
    rule->click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return main.currentPage() == QLatin1String("rules");
}

bool leads(const QLabel& label) { return label.textInteractionFlags() & Qt::LinksAccessibleByKeyboard; }

} // namespace

class TestLinks : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_main.reset(); }
    void wordsLeadToTheirRules_data();
    void wordsLeadToTheirRules();
    void everyListedKeyDoesSomething_data() { games(); }
    void everyListedKeyDoesSomething();
    void everythingHasItsRule_data() { games(); }
    void everythingHasItsRule();

private:
    void games() const;
    void tryOut(const QString& game);
    template <class Found> bool playUntil(const Found& isFound); // what is framed; false: it was never found

    Middle m_chance;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<window::Library> m_library;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<window::MainWindow> m_main;
};

void TestLinks::init()
{
    m_main.reset();
    m_chance = Middle();
    m_folder = std::make_unique<QTemporaryDir>();
    m_library = std::make_unique<window::Library>(
        m_folder->filePath(QStringLiteral("shelf.db")), games::catalogue(), app::desks(),
        [] { return QDateTime::currentDateTimeUtc(); }, m_chance);
    QVERIFY(m_library->openShelf().isEmpty());
    m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
}

void TestLinks::games() const
{
    QTest::addColumn<QString>("game");
    for (const auto& game : games::catalogue())
        QTest::newRow(qPrintable(game->id())) << game->id();
}

void TestLinks::tryOut(const QString& game)
{
    auto sitting = m_library->tryOut(*m_library->game(game));
    QVERIFY2(sitting, sitting ? "" : qPrintable(sitting.faults().first().text()));
    m_main = std::make_unique<window::MainWindow>(*m_library, *m_settings);
    app::furnish(*m_main, *m_library, *m_settings, [] {});
    m_main->resize(1280, 720);
    m_main->show();
    m_main->take(std::move(*sitting));
    m_main->showPage(QStringLiteral("table"));
    QCoreApplication::processEvents();
}

template <class Found> bool TestLinks::playUntil(const Found& isFound)
{
    constexpr int most = 60;
    auto* now = m_main->findChild<kit::NowPanel*>();
    for (int step = 0; step < most; ++step) {
        if (isFound())
            return true;
        if (now->chosen().isNone())
            return false;
        m_main->sitting()->propose(now->chosen());
        QCoreApplication::processEvents();
    }
    return false;
}

void TestLinks::wordsLeadToTheirRules_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("isGerman");
    for (const auto& game : games::catalogue())
        for (const bool isGerman : {false, true})
            QTest::addRow("%s, %s", qPrintable(game->id()), isGerman ? "German" : "English") << game->id() << isGerman;
}

void TestLinks::wordsLeadToTheirRules()
{
    QFETCH(const QString, game);
    QFETCH(const bool, isGerman);
    const support::German german(isGerman);
    if (german.isAbsent)
        QSKIP(german.why);
    for (int n = 0; n < 12; ++n)
        for (const char* said : {"This plugin does not support raise()", "This plugin does not support grabbing the keyboard"})
            QTest::ignoreMessage(QtWarningMsg, said); // of a pop-up without a screen
    tryOut(game);
    // What the guide says.
    auto* guide = m_main->findChild<QFrame*>(QStringLiteral("tryGuide"))->findChild<kit::TermLabel*>();
    QVERIFY2(playUntil([&] { return guide->isVisible() && leads(*guide); }), qPrintable(guide->accessibleName()));
    QVERIFY(!guide->accessibleName().contains(QLatin1Char('<')));
    guide->setFocus();
    QTest::keyClick(guide, Qt::Key_Tab);
    QTest::keyClick(guide, Qt::Key_Return);
    QVERIFY2(popsUp(*m_main), qPrintable(guide->accessibleName()));
    m_main->showPage(QStringLiteral("table"));
    // Why something cannot be done.
    auto* now = m_main->findChild<kit::NowPanel*>();
    auto* reasons = m_main->findChild<kit::TileView*>(QStringLiteral("reasons"));
    QString asked;
    const auto isRefusedInWords = [&] {
        const auto* offers = now->offers()->model();
        for (int row = 0; row < offers->rowCount(); ++row) {
            if (!(offers->index(row, 0).flags() & Qt::ItemIsEnabled) || !offers->index(row, 0).data(kit::MutedRole).toBool())
                continue;
            now->offers()->setCurrentIndex(offers->index(row, 0));
            const QModelIndex why = reasons->model()->index(0, 0);
            if (why.data(kit::MarkRole) != QStringLiteral("✗") || !why.data(kit::LinksRole).isValid())
                continue;
            asked = why.data().toString();
            return true;
        }
        return false;
    };
    QVERIFY2(playUntil(isRefusedInWords), qPrintable(game));
    reasons->setFocus();
    reasons->setCurrentIndex(reasons->model()->index(0, 0));
    QCOMPARE(reasons->focusedLink(), -1);
    QTest::keyClick(reasons, Qt::Key_Tab);
    QCOMPARE(reasons->focusedLink(), 0);
    QVERIFY(reasons->hasFocus());
    QVERIFY(!reasons->accessibleDescription().isEmpty());
    QTest::keyClick(reasons, Qt::Key_Return);
    QVERIFY2(popsUp(*m_main), qPrintable(asked));
    m_main->showPage(QStringLiteral("table"));
    // What is asked for speaks by the same words.
    auto* question = m_main->findChild<kit::AskPanel*>()->findChild<kit::TermLabel*>();
    question->tell(guide->accessibleName());
    QVERIFY(leads(*question));
    QSignalSpy lookedUp(question, &kit::TermLabel::lookedUp);
    emit question->linkActivated(QStringLiteral("0"));
    auto* shown = question->findChild<QFrame*>(QStringLiteral("termShown"));
    QVERIFY(shown);
    shown->findChild<QPushButton*>(QStringLiteral("openTerm"))->click();
    QCOMPARE(lookedUp.size(), 1);
    QCOMPARE(m_main->currentPage(), QStringLiteral("rules"));
}

// The list is that of the table that lies there; pressed, each key turns to a page, shows why it cannot, or acts.
void TestLinks::everyListedKeyDoesSomething()
{
    QFETCH(const QString, game);
    tryOut(game);
    auto* table = m_main->findChild<kit::TableView*>();
    const QList<kit::TableKey> keys = kit::keysOf(*table);
    QVERIFY(keys.size() >= 2);
    m_main->showPage(QStringLiteral("preferences"));
    const auto* listed = m_main->findChild<QTableWidget*>(QStringLiteral("keys"));
    for (const kit::TableKey& one : keys) {
        const QString key = one.key.toString(QKeySequence::NativeText);
        bool isListed = false;
        for (int row = 0; row < listed->rowCount(); ++row)
            isListed |= listed->item(row, 1)->text() == key && listed->item(row, 0)->text().contains(one.does);
        QVERIFY2(isListed, qPrintable(key + QStringLiteral(": ") + one.does));
    }
    m_main->showPage(QStringLiteral("table"));
    m_main->activateWindow();
    QCoreApplication::processEvents();
    for (const kit::TableKey& one : keys) {
        const auto buttons = table->findChildren<QAbstractButton*>();
        const auto button = std::ranges::find_if(buttons, [&](const auto* b) { return b->shortcut() == one.key; });
        QVERIFY2(button != buttons.end(), qPrintable(one.key.toString())); // no act before took it away
        if (!(*button)->isEnabled() || qobject_cast<const kit::StageButton*>(*button))
            continue; // what it may do now is tried where the steps are
        const QString key = one.key.toString(QKeySequence::NativeText);
        QVERIFY2((*button)->toolTip().contains(key), qPrintable(key + (*button)->toolTip()));
        QSignalSpy clicked(*button, &QAbstractButton::clicked);
        QTest::keySequence(m_main.get(), one.key);
        QVERIFY2(clicked.size() == 1, qPrintable(key));
        if ((*button)->isCheckable() && (*button)->isChecked())
            (*button)->click();
        m_main->showPage(QStringLiteral("table"));
    }
}

// Every figure and button of a table, and its dice: what F1 opens is its own, or that of the act behind it.
void TestLinks::everythingHasItsRule()
{
    QFETCH(const QString, game);
    tryOut(game);
    const auto* table = m_main->findChild<kit::TableView*>();
    QStringList bare;
    for (int step = 0; step < 25; ++step) {
        for (const auto* figure : table->findChildren<kit::Readout*>())
            if (figure->isVisible() && kit::ruleBehind(figure) < 0)
                bare += figure->objectName();
        for (const char* name : {"forecastButton", "mapButton", "diceButton", "typeCards", "openHands", "memory", "chances",
                 "saidByTable", "wheel", "leftUndone", "ring", "field", "gridmap"})
            if (const auto* one = table->findChild<QWidget*>(QLatin1String(name));
                one && one->isVisible() && !qobject_cast<const kit::Board*>(one) && kit::ruleBehind(one) < 0)
                bare += QLatin1String(name);
        auto* now = m_main->findChild<kit::NowPanel*>();
        if (now->chosen().isNone())
            break;
        m_main->sitting()->propose(now->chosen());
        QCoreApplication::processEvents();
    }
    bare.removeDuplicates();
    QVERIFY2(bare.isEmpty(), qPrintable(bare.join(QStringLiteral(", "))));
    QVERIFY(kit::ruleBehind(m_main->findChild<kit::DiceTray*>()) >= 0);
}

QTEST_MAIN(TestLinks)
#include "tst_links.moc"

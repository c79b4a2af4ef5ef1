// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Along the recorded evenings: every word on the window that is a link opens its rule, by keys alone; and whatever can be pressed
// on a table has a rule of its own, so that the key of help opens no general one. MR_LONG=1 looks after every line.
#include "app/desks.h"
#include "app/furnish.h"
#include "cards/pack.h"
#include "dice/source.h"
#include "kit/drawn/tile_view.h"
#include "kit/lists/now_panel.h"
#include "kit/lists/stage_bar.h"
#include "kit/lists/term_label.h"
#include "kit/rule_behind.h"
#include "kit/table_pages.h"
#include "support/again.h"
#include "support/every_game.h"
#include "support/german.h"
#include "support/long_form.h"
#include "window/look.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QDirIterator>
#include <QJsonDocument>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTextBrowser>

#include <algorithm>

namespace {

QList<QByteArray> linesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().split('\n') : QList<QByteArray>();
}

QJsonObject objectOf(const QByteArray& line) { return QJsonDocument::fromJson(line).object(); }

} // namespace

class TestHelp : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyLinkOpensItsRule_data();
    void everyLinkOpensItsRule();
    void everyControlHasARuleOfItsOwn_data() { support::everyGame(); }
    void everyControlHasARuleOfItsOwn();
    void everyKeyOfTheTableOfKeysWorks_data() { support::everyGame(); }
    void everyKeyOfTheTableOfKeysWorks();
    void cleanup() { m_main.reset(); }

private:
    void along(const QString& game, const std::function<void()>& look);
    void press(kit::TermLabel& words);
    void press(kit::TileView& rows);
    void follow(const QString& text, bool isLast);
    QString ruleOf(const QWidget& control) const;
    kit::Sitting& sitting() const { return *m_main->sitting(); }

    std::unique_ptr<dice::Source> m_chance;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<window::Library> m_library;
    std::unique_ptr<window::MainWindow> m_main;
    QSet<QString> m_seen;
    int m_pressed = 0;
};

void TestHelp::initTestCase()
{
    m_chance = std::make_unique<dice::Source>(7);
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    m_library = std::make_unique<window::Library>(
        m_folder->filePath(QStringLiteral("shelf.db")), games::catalogue(), app::desks(),
        [] { return QDateTime::fromString(QStringLiteral("2026-03-14T18:30:00Z"), Qt::ISODate); }, *m_chance);
    QVERIFY(m_library->openShelf().isEmpty());
    window::Look look;
    look.isAnimated = false;
    look.apply(*qApp);
}

// Every evening of a game, from its beginning, in one window.
void TestHelp::along(const QString& game, const std::function<void()>& look)
{
    const engine::Game& played = *m_library->game(game);
    m_main = std::make_unique<window::MainWindow>(*m_library, *m_settings);
    app::furnish(*m_main, *m_library, *m_settings);
    m_main->resize(1280, 720);
    m_main->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_main.get()));
    QDirIterator evenings(QStringLiteral(MR_TESTS "/%1/evenings").arg(game), {QStringLiteral("*.jsonl")}, QDir::Files,
        QDirIterator::Subdirectories);
    int looked = 0;
    while (evenings.hasNext()) {
        const QString evening = evenings.next();
        QStringList packs;
        if (!evening.contains(QLatin1String("own-box")))
            packs += QStringLiteral("training");
        else if (game == QLatin1String("jagged-alliance"))
            packs += {QStringLiteral("roster"), QStringLiteral("dice")};
        QList<cards::Pack> opened;
        for (const QString& pack : std::as_const(packs))
            opened += *cards::openPack(pack, played);
        auto made = std::make_unique<kit::Sitting>(
            game, played, std::make_unique<engine::MemoryJournal>(), m_library->clock(), *m_chance, kit::Sitting::Cards());
        QVERIFY(made->begin(cards::setupOf(opened, played), packs));
        kit::Sitting* table = made.get();
        m_main->take(std::move(made));
        const QList<QByteArray> lines = linesOf(evening), answers = linesOf(evening.chopped(6) + QStringLiteral(".answers"));
        const qsizetype step = support::isLongForm() ? 1 : std::max<qsizetype>(1, lines.size() / 6);
        for (qsizetype i = 0; i < lines.size(); ++i) {
            support::again(table->campaign()->table(), objectOf(lines[i]), objectOf(answers.value(i)));
            if (i % step == step - 1) {
                QCoreApplication::processEvents();
                ++looked;
                look();
            }
        }
    }
    QVERIFY(looked > 5);
}

void TestHelp::everyLinkOpensItsRule_data() { support::everyGameInBothLanguages(); }

void TestHelp::everyLinkOpensItsRule()
{
    QFETCH(const QString, game);
    QFETCH(const bool, isGerman);
    const support::German german(isGerman);
    if (german.isAbsent)
        QSKIP(german.why);
    m_pressed = 0;
    along(game, [this] {
        for (auto* words : m_main->findChildren<kit::TermLabel*>())
            if (words->isVisible() && words->focusPolicy() != Qt::NoFocus)
                press(*words);
        const auto pressRows = [this] {
            for (auto* rows : m_main->findChildren<kit::TileView*>())
                if (rows->isVisible())
                    press(*rows);
        };
        pressRows();
        auto* now = m_main->findChild<kit::NowPanel*>();
        QSet<QString> refused; // what cannot be done now says why: one act of each kind
        for (const engine::Offer& offer : sitting().offers())
            if (!offer.verdict.isAllowed() && !refused.contains(offer.action.verb())) {
                refused += offer.action.verb();
                if (!now->choose(offer.action.verb(), offer.action.written()))
                    now->explain(offer.action, offer.verdict); // of a hand behind the curtain: as when it is pressed there
                pressRows();
            }
    });
    m_main.reset();
    QVERIFY2(m_pressed > 0, qPrintable(QString::number(m_pressed)));
}

// The keyboard comes to it and goes through its words, one after the other.
void TestHelp::press(kit::TermLabel& words)
{
    const QString text = words.text();
    if (m_seen.contains(text))
        return;
    m_seen += text;
    words.setFocus(Qt::TabFocusReason);
    const qsizetype links = text.count(QLatin1String("<a href"));
    for (qsizetype at = 0; at < links; ++at) {
        QTest::keyClick(&words, Qt::Key_Tab);
        QTest::keyClick(&words, Qt::Key_Return);
        follow(words.accessibleName(), at + 1 == links);
    }
}

void TestHelp::press(kit::TileView& rows)
{
    for (int row = 0; row < rows.model()->rowCount(rows.rootIndex()); ++row) {
        const QPersistentModelIndex index = rows.model()->index(row, 0, rows.rootIndex());
        const auto links = index.data(kit::LinksRole).value<kit::Links>();
        const QString text = rows.objectName() + index.data().toString() + index.data(Qt::ToolTipRole).toString();
        if (links.isEmpty() || m_seen.contains(text))
            continue;
        m_seen += text;
        rows.setFocus(Qt::TabFocusReason);
        rows.setCurrentIndex(index);
        for (qsizetype at = 0; at < links.size(); ++at) {
            QTest::keyClick(&rows, Qt::Key_Tab);
            QCOMPARE(rows.focusedLink(), int(at));
            QTest::keyClick(&rows, Qt::Key_Return);
            follow(text, at + 1 == links.size());
        }
    }
}

// A few lines of the rule are shown; from there Space opens the rule itself, Escape goes back to the word.
void TestHelp::follow(const QString& text, bool isLast)
{
    auto* shown = QApplication::activePopupWidget();
    QVERIFY2(shown && shown->objectName() == QLatin1String("termShown"), qPrintable(text));
    const QString title = shown->accessibleName();
    QVERIFY2(!title.isEmpty(), qPrintable(text));
    ++m_pressed;
    if (!isLast)
        return QTest::keyClick(shown, Qt::Key_Escape);
    auto* open = shown->findChild<QAbstractButton*>(QStringLiteral("openTerm"));
    QVERIFY(open && open->hasFocus());
    QTest::keyClick(open, Qt::Key_Space);
    QCOMPARE(m_main->currentPage(), QStringLiteral("rules"));
    const QString entry = m_main->findChild<QTextBrowser*>(QStringLiteral("entry"))->toPlainText();
    QVERIFY2(entry.startsWith(title), qPrintable(title + QStringLiteral(" opened ") + entry.left(40)));
    m_main->showPage(QStringLiteral("table"));
}

// As the window finds it: of the act that a control does, else of the control.
QString TestHelp::ruleOf(const QWidget& control) const
{
    const auto* now = m_main->findChild<kit::NowPanel*>();
    const auto* stages = m_main->findChild<kit::StageBar*>();
    if (const QString act = now->atomOf(kit::actBehind(&control), stages); !act.isEmpty())
        return act;
    const int rule = kit::ruleBehind(&control);
    return rule < 0 ? QString() : QString(QLatin1String(sitting().game().book()[std::size_t(rule)].id));
}

// What the preferences list: keys of what stands on the table, and of the window. Each comes to its bearer, and to no other.
void TestHelp::everyKeyOfTheTableOfKeysWorks()
{
    QFETCH(const QString, game);
    QSet<QString> pressed, wrong;
    QTimer closing; // what a key opens is closed again
    connect(&closing, &QTimer::timeout, this, [] {
        if (QWidget* open =
                QApplication::activePopupWidget() ? QApplication::activePopupWidget() : QApplication::activeModalWidget())
            open->close();
    });
    closing.start(20);
    int times = 0;
    const auto press = [&](const QKeySequence& key, const QString& does) {
        times = 0;
        QTRY_VERIFY(!QApplication::activeModalWidget() && !QApplication::activePopupWidget()); // what the last one opened
        m_main->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(m_main.get()));
        QTest::keySequence(m_main.get(), key);
        QCoreApplication::processEvents();
        pressed += does;
        if (times != 1)
            wrong += QStringLiteral("%1, %2: %3 times").arg(does, key.toString()).arg(times);
        m_main->showPage(QStringLiteral("table"));
    };
    along(game, [&] {
        const auto* table = m_main->findChild<kit::TableView*>();
        for (const kit::TableKey& one : kit::keysOf(*table))
            for (auto* bearer : table->findChildren<QAbstractButton*>())
                if (bearer->shortcut() == one.key && bearer->isVisible() && bearer->isEnabled() && !pressed.contains(one.does)) {
                    const auto spy = connect(bearer, &QAbstractButton::pressed, this, [&] { ++times; });
                    press(one.key, one.does);
                    disconnect(spy);
                    if (bearer->isCheckable() && bearer->isChecked() && bearer->isVisible())
                        QTest::keySequence(m_main.get(), one.key);
                    break;
                }
    });
    for (QAction* action : m_main->actions()) {
        if (action->shortcuts().isEmpty() || !action->isEnabled() || action->objectName() == QLatin1String("quit"))
            continue;
        const auto spy = connect(action, &QAction::triggered, this, [&] { ++times; });
        press(action->shortcuts().first(), action->text());
        disconnect(spy);
        if (action->isCheckable())
            action->trigger();
    }
    qInfo("%s: %d keys", qPrintable(game), int(pressed.size()));
    QVERIFY(pressed.size() > 10);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.values().join(QLatin1Char('\n'))));
}

void TestHelp::everyControlHasARuleOfItsOwn()
{
    QFETCH(const QString, game);
    const rulebook::Book* book = m_library->book(game);
    QVERIFY(book);
    // What belongs to the program: forms of all acts, figures without room, example dice, what is not known yet, a note.
    static const QRegularExpression ofTheWindow(
        QStringLiteral("^(qt_|ScrollLeft|ScrollRight|moreActions$|foldedFigures$|copyDice$|fillIn$|storyNote$)"));
    QSet<QString> wrong;
    int controls = 0;
    along(game, [&] {
        const auto* table = m_main->findChild<QWidget*>(QStringLiteral("table"));
        for (const QWidget* one : table->findChildren<QWidget*>()) {
            if (!one->isVisible() || one->focusPolicy() == Qt::NoFocus || ofTheWindow.match(one->objectName()).hasMatch())
                continue;
            ++controls;
            const rulebook::Entry* entry = book->telling(ruleOf(*one));
            if (!entry || entry->id.endsWith(QLatin1String("-overview")) || entry->kind == rulebook::EntryKind::Reference)
                wrong += QStringLiteral("%1 %2 “%3” opens %4")
                             .arg(QLatin1String(one->metaObject()->className()), one->objectName(), one->accessibleName(),
                                 entry ? entry->title : QStringLiteral("nothing"));
        }
    });
    m_main.reset();
    QStringList all = wrong.values();
    all.sort();
    QVERIFY2(all.isEmpty(), qPrintable(QLatin1Char('\n') + all.join(QLatin1Char('\n'))));
    QVERIFY(controls > 50);
}

QTEST_MAIN(TestHelp)
#include "tst_help.moc"

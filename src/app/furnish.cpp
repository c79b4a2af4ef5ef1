// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/furnish.h"

#include "window/cards/cards_page.h"
#include "window/handbook/handbook_page.h"
#include "window/history/audit_page.h"
#include "window/history/figures_page.h"
#include "window/history/history_page.h"
#include "window/look.h"
#include "window/odds/dice_page.h"
#include "window/odds/odds_page.h"
#include "window/phones/phones_page.h"
#include "window/preferences_page.h"
#include "window/search/rules_page.h"
#include "window/sharing/share_page.h"
#include "window/shelf/new_campaign.h"
#include "window/shelf/shelf_page.h"

#include <QAction>
#include <QApplication>
#include <QProcess>
#include <QSettings>

namespace app {

namespace {

void tryGame(window::Library& library, window::MainWindow& main, const QString& game)
{
    auto sitting = library.tryOut(*library.game(game));
    if (sitting)
        main.take(std::move(*sitting));
    else
        main.fail(sitting.faults());
}

// game: the one of which somebody has the box; empty: it is chosen there.
void askForCampaign(window::Library& library, QSettings& settings, window::MainWindow& main, const QString& game)
{
    window::NewCampaign dialog(library, game, &main);
    dialog.setReal(settings.value(QStringLiteral("table/realDice"), true).toBool(),
        settings.value(QStringLiteral("table/realCards"), true).toBool());
    if (dialog.exec() != QDialog::Accepted)
        return;
    settings.setValue(QStringLiteral("table/realDice"), dialog.usesRealDice());
    settings.setValue(QStringLiteral("table/realCards"), dialog.usesRealCards());
    auto sitting = dialog.take();
    sitting->realDice = dialog.usesRealDice();
    sitting->realCards = dialog.usesRealCards();
    main.take(std::move(sitting));
}

} // namespace

void furnish(window::MainWindow& main, window::Library& library, QSettings& settings, std::function<void()> languageChosen)
{
    main.addPage(QStringLiteral("shelf"), QCoreApplication::translate("app", "Start"), QStringLiteral("⌂"),
        QKeySequence(QStringLiteral("Ctrl+1")), [&]() -> window::Page* {
            auto* page = new window::ShelfPage(library, &main);
            QObject::connect(
                page, &window::ShelfPage::tryWanted, &main, [&](const QString& game) { tryGame(library, main, game); });
            QObject::connect(page, &window::ShelfPage::newWanted, &main,
                [&](const QString& game) { askForCampaign(library, settings, main, game); });
            QObject::connect(page, &window::ShelfPage::savedWanted, &main, &window::MainWindow::playOnWithSaved);
            QObject::connect(page, &window::ShelfPage::copyWanted, &main, [](const QString& file) {
                // A window of its own: what is looked at there can never be taken for the shelf.
                QProcess::startDetached(QCoreApplication::applicationFilePath(), {QStringLiteral("--shelf"), file});
            });
            return page;
        });
    main.addTable(QKeySequence(QStringLiteral("Ctrl+2")));
    main.addPage(QStringLiteral("dice"), QCoreApplication::translate("app", "Dice"), QStringLiteral("⚄"),
        QKeySequence(QStringLiteral("Ctrl+3")), [&] { return new window::DicePage(main.tray(), library); });
    main.addPage(QStringLiteral("rules"), QCoreApplication::translate("app", "Rules"), QStringLiteral("§"),
        QKeySequence(QStringLiteral("Ctrl+4")), [&] { return new window::RulesPage(library); });
    main.addPage(QStringLiteral("cards"), QCoreApplication::translate("app", "Cards"), QStringLiteral("▤"),
        QKeySequence(QStringLiteral("Ctrl+5")), [&] {
            auto* page = new window::CardsPage(library);
            page->keepDraftsIn(settings);
            return page;
        });
    main.addPage(QStringLiteral("history"), QCoreApplication::translate("app", "History"), QStringLiteral("◷"),
        QKeySequence(QStringLiteral("Ctrl+6")), [&] { return new window::HistoryPage(library); });
    main.addPage(QStringLiteral("odds"), QCoreApplication::translate("app", "Odds"), QStringLiteral("%"),
        QKeySequence(QStringLiteral("Ctrl+7")), [] { return new window::OddsPage; });
    main.addPage(QStringLiteral("audit"), QCoreApplication::translate("app", "Compare"), QStringLiteral("☑"),
        QKeySequence(QStringLiteral("Ctrl+8")), [&] { return new window::AuditPage(library); });
    main.addPage(QStringLiteral("handbook"), QCoreApplication::translate("app", "Handbook"), QStringLiteral("?"),
        QKeySequence(QStringLiteral("Shift+F1")), [&main] { return new window::HandbookPage(&main); });
    main.addPage(QStringLiteral("preferences"), QCoreApplication::translate("app", "Preferences"), QStringLiteral("⚙"),
        QKeySequence(QStringLiteral("Ctrl+,")), [&, languageChosen]() -> window::Page* {
            auto* page = new window::PreferencesPage(library, settings, main.actions(), &main);
            QObject::connect(page, &window::PreferencesPage::languageChosen, &main, languageChosen);
            return page;
        });
    main.addHeaderPage(
        QStringLiteral("figures"), QCoreApplication::translate("app", "Figures"), QKeySequence(QStringLiteral("Ctrl+0")),
        [&] { return new window::FiguresPage(library); }, QStringLiteral("Σ"));
    main.addHeaderPage(
        QStringLiteral("phones"), QCoreApplication::translate("app", "Phones"), QKeySequence(QStringLiteral("Ctrl+9")),
        [&] { return new window::PhonesPage(library); }, QStringLiteral("✆"));
    main.addHeaderPage(
        QStringLiteral("share"), QCoreApplication::translate("app", "Share"), QKeySequence(QStringLiteral("Ctrl+T")),
        [&] { return new window::SharePage(library, settings); }, QStringLiteral("⇄"));
    auto* far = new QAction(QCoreApplication::translate("app", "Far-reading mode"), &main);
    far->setObjectName(QStringLiteral("far"));
    far->setShortcut(QKeySequence(QStringLiteral("F9")));
    QObject::connect(far, &QAction::triggered, &main, [&settings, &main] {
        window::Look look = window::Look::from(settings);
        look.isFar = !look.isFar;
        look.keep(settings);
        look.apply(*qApp);
        if (main.currentPage() == QLatin1String("preferences"))
            main.page(main.currentPage())->refresh();
    });
    main.addAction(far);
    window::applyKeys(main.actions(), settings);
}

} // namespace app

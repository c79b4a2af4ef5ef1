// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// musterroll: puts the parts of the window together and shows it.
#include "app/desks.h"
#include "app/ending.h"
#include "app/furnish.h"
#include "app/one_window.h"
#include "app/opened.h"
#include "app/printing.h"
#include "app/serving.h"
#include "app/speech.h"
#include "dice/source.h"
#include "games/catalogue.h"
#include "kit/drawn/board.h"
#include "kit/drawn/style.h"
#include "shelf/file.h"
#include "shelf/portable.h"
#include "window/look.h"
#include "window/handbook/handbook.h"
#include "window/main_window.h"
#include "window/stillness.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QSettings>
#include <QSocketNotifier>
#include <QPointer>
#include <QWindow>

namespace {

// What the arguments may be; the values stand in the parser afterwards.
struct Arguments {
    QCommandLineParser parser;
    QCommandLineOption shelf{QStringLiteral("shelf"),
        QCoreApplication::translate("app", "The shelf's file (default: in your data folder)"), QStringLiteral("FILE")};
    QCommandLineOption theme{QStringLiteral("theme"),
        QCoreApplication::translate("app", "dark or light; otherwise as in the preferences"), QStringLiteral("THEME")};
    QCommandLineOption campaign{
        QStringLiteral("campaign"), QCoreApplication::translate("app", "Open this campaign"), QStringLiteral("NAME")};
    QCommandLineOption print{QStringLiteral("print"),
        QCoreApplication::translate("app", "Write a sheet of the campaign as PDF, and end"), QStringLiteral("FILE")};
    QCommandLineOption sheet{QStringLiteral("sheet"),
        QCoreApplication::translate("app", "Which sheet to print; otherwise the first"), QStringLiteral("SHEET")};
    QCommandLineOption card{QStringLiteral("card"),
        QCoreApplication::translate("app", "Write this table's rule card as PDF, HTML or Markdown, and end"),
        QStringLiteral("FILE")};
    QCommandLineOption report{QStringLiteral("report"),
        QCoreApplication::translate("app", "Write a report of the last sitting as PDF, HTML or Markdown, and end"),
        QStringLiteral("FILE")};
    QCommandLineOption from{QStringLiteral("from"),
        QCoreApplication::translate("app", "Where a report begins: an entry's number or a date"), QStringLiteral("ENTRY")};
    QCommandLineOption to{QStringLiteral("to"),
        QCoreApplication::translate("app", "Where a report ends: an entry's number or a date"), QStringLiteral("ENTRY")};
    QCommandLineOption noRolls{
        QStringLiteral("no-rolls"), QCoreApplication::translate("app", "A report without what the dice showed")};
    QCommandLineOption secrets{
        QStringLiteral("secrets"), QCoreApplication::translate("app", "A report with what one seat alone knows")};
    QCommandLineOption moments{QStringLiteral("moments"),
        QCoreApplication::translate("app", "Entries behind which a report shows the table: 12,40; otherwise the last"),
        QStringLiteral("ENTRIES")};
    QCommandLineOption paper{QStringLiteral("paper"), QCoreApplication::translate("app", "A4 or Letter"), QStringLiteral("PAPER"),
        QStringLiteral("A4")};
    QCommandLineOption serve{QStringLiteral("serve"),
        QCoreApplication::translate("app", "Serve this campaign to phones on the network, without a window"),
        QStringLiteral("CAMPAIGN")};
    QCommandLineOption port{QStringLiteral("port"),
        QCoreApplication::translate("app", "The port to serve on; otherwise a free one"), QStringLiteral("PORT")};
    QCommandLineOption right{QStringLiteral("right"),
        QCoreApplication::translate("app", "What whoever joins --serve may: look, seat or everything; otherwise the own seat"),
        QStringLiteral("RIGHT")};
    QCommandLineOption json{
        QStringLiteral("json"), QCoreApplication::translate("app", "Print address and word of --serve for programs")};
    QCommandLineOption tls{QStringLiteral("tls"),
        QCoreApplication::translate("app",
            "Encrypt --serve with this certificate; its key stands in the same file, or in the one that is named behind it"),
        QStringLiteral("CERT")};
    QCommandLineOption thumbnail{QStringLiteral("thumbnail"),
        QCoreApplication::translate("app", "Write a small picture of the exported campaign FILE as PNG, and end"),
        QStringLiteral("PICTURE")};
    QCommandLineOption size{QStringLiteral("size"),
        QCoreApplication::translate("app", "How many pixels wide the small picture is"), QStringLiteral("PIXELS"),
        QStringLiteral("256")};
    QCommandLineOption handbook{QStringLiteral("handbook"),
        QCoreApplication::translate("app", "Write the handbook as HTML into this folder, and end"), QStringLiteral("FOLDER")};

    Arguments()
    {
        parser.setApplicationDescription(
            QCoreApplication::translate("app", "Companion for games of mercenaries played on a real table."));
        parser.addOptions({shelf, theme, campaign, print, sheet, paper, card, report, from, to, noRolls, secrets, moments, serve,
            port, right, tls, json, thumbnail, size, handbook});
        parser.addPositionalArgument(QStringLiteral("file"),
            QCoreApplication::translate("app", "A file to open: a campaign, card pack or shelf; or the name of a campaign"),
            QStringLiteral("[FILE]"));
        parser.addHelpOption();
        parser.addVersionOption();
    }
};

void name()
{
    QCoreApplication::setApplicationName(QStringLiteral("musterroll"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MR_VERSION));
}

// Help and version are told without a display too.
bool wantsOnlyWords(int argc, char** argv)
{
    return std::any_of(argv + 1, argv + argc, [](const char* word) {
        const QByteArrayView said(word);
        return said == "--help" || said == "-h" || said == "--help-all" || said == "--version" || said == "-v";
    });
}

// What was to be written to files without a window; answers the exit code.
int written(const Arguments& arguments, window::Library& library)
{
    const QCommandLineParser& parser = arguments.parser;
    app::Print print{parser.value(arguments.campaign), parser.value(arguments.sheet), parser.value(arguments.paper), {}};
    QList<engine::Fault> faults;
    const auto write = [&](const QCommandLineOption& option, const auto& way) {
        if (!parser.isSet(option))
            return;
        print.file = parser.value(option);
        if (const engine::Result<engine::Done> done = way(); !done)
            faults += done.faults();
    };
    write(arguments.print, [&] { return app::print(library, print); });
    write(arguments.card, [&] { return app::card(library, print); });
    write(arguments.report, [&] {
        return app::report(library, print,
            {!parser.isSet(arguments.noRolls), parser.isSet(arguments.secrets), true, parser.value(arguments.moments),
                parser.value(arguments.from), parser.value(arguments.to)});
    });
    for (const engine::Fault& fault : std::as_const(faults))
        qCritical().noquote() << fault.text();
    return faults.isEmpty() ? 0 : 1;
}

// The preferences: of the person, or in the folder that is carried about with the program. empty: there is none.
std::unique_ptr<QSettings> preferencesIn(const QString& portable)
{
    return portable.isEmpty() ? std::make_unique<QSettings>(
               QSettings::IniFormat, QSettings::UserScope, QStringLiteral("musterroll"), QStringLiteral("musterroll"))
                              : std::make_unique<QSettings>(portable + QStringLiteral("/musterroll.ini"), QSettings::IniFormat);
}

// Translations that somebody tries lie beside the shelf of the person.
QString translationsBeside() { return QFileInfo(shelf::Shelf::defaultPath()).path() + QStringLiteral("/translations"); }

// Brings the window forward, with the file that a start was to open.
void comeForward(window::Library& library, window::MainWindow& main, const QString& file)
{
    main.setWindowState(main.windowState() & ~Qt::WindowMinimized);
    main.show();
    main.raise();
    main.activateWindow();
    if (!file.isEmpty())
        app::openFile(library, main, file);
}

// Once after an update.
void tellWhatIsNew(window::MainWindow& main, QSettings& settings)
{
    const QString key = QStringLiteral("program/version"), before = settings.value(key).toString();
    if (before == QLatin1String(MR_VERSION))
        return;
    settings.setValue(key, QStringLiteral(MR_VERSION));
    if (window::Page* page = before.isEmpty() ? nullptr : main.page(main.currentPage()))
        emit page->told(
            QCoreApplication::translate("app", "This is Muster Roll %1 now. What is new stands at the end of the handbook.")
                .arg(QLatin1String(MR_VERSION)));
}

// In the place of the one before it, which goes only when this one is seen: nobody looks at an empty screen meanwhile.
void takePlace(window::MainWindow& main, std::unique_ptr<window::MainWindow> before)
{
    if (!before)
        return;
    constexpr int patience = 2000; // milliseconds; a window that is minimized is never seen
    QElapsedTimer since;
    since.start();
    while (!main.windowHandle()->isExposed() && since.elapsed() < patience)
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents, 20);
}

// The window of a shelf, and anew in another language, until it is closed. faults: what the start found.
int showWindow(window::Library& library, QSettings& settings, app::Speech& speech, app::Call call, QList<engine::Fault> faults)
{
    // What is played and with whom is nobody else's; a file that is there keeps its rights.
    if (shelf::madeFolder(QFileInfo(settings.fileName()).path()))
        (void)shelf::madeFile(settings.fileName());
    const window::Stillness stillness([&settings](bool isStill) {
        window::Look::askForStillness(isStill);
        kit::setAnimated(window::Look::from(settings).isAnimated);
    });
    QPointer<window::MainWindow> shown;
    const app::OneWindow only(library.shelfPath(), [&](const app::Call& next) {
        if (!shown)
            return;
        if (!next.campaign.isEmpty())
            shown->openCampaign(next.campaign);
        comeForward(library, *shown, next.file);
    });
    const QSocketNotifier ending(app::endsBySignal(), QSocketNotifier::Read);
    QObject::connect(&ending, &QSocketNotifier::activated, qApp, [&shown] {
        if (shown)
            shown->close(); // which keeps all, as by hand
        QCoreApplication::quit();
    });
    QString page;
    std::unique_ptr<window::MainWindow> before, current;
    for (bool isAgain = false;; isAgain = true) {
        before = std::exchange(current, std::make_unique<window::MainWindow>(library, settings));
        window::MainWindow& main = *current;
        if (before)
            main.restoreGeometry(before->saveGeometry());
        shown = &main;
        bool speaksAnew = false;
        app::furnish(main, library, settings, [&] {
            page = main.currentPage();
            call.campaign = main.sitting() ? library.idOf(*main.sitting()) : QString();
            const auto leave = [&] {
                speaksAnew = main.leave();
                if (speaksAnew)
                    QCoreApplication::exit(); // quitting would close the window
            };
            QMetaObject::invokeMethod(&main, leave, Qt::QueuedConnection); // not while the page still speaks
        });
        if (!call.campaign.isEmpty())
            main.openCampaign(call.campaign);
        else if (!isAgain)
            main.reopen();
        if (!page.isEmpty() || !main.sitting())
            main.showPage(page.isEmpty() ? QStringLiteral("shelf") : page);
        if (!faults.isEmpty())
            main.fail(faults);
        comeForward(library, main, call.file);
        takePlace(main, std::move(before));
        tellWhatIsNew(main, settings);
        if (auto* language = isAgain ? main.findChild<QWidget*>(QStringLiteral("language")) : nullptr)
            language->setFocus(); // where the person was
        const int code = QApplication::exec();
        if (!speaksAnew)
            return code;
        faults = speech.begin(settings, translationsBeside());
        call.file.clear();
    }
}

} // namespace

int main(int argc, char** argv)
{
    QString portable;
    {
        // Qt knows where the program lies, and tells help and version, without a display too.
        const QCoreApplication words(argc, argv);
        name();
        portable = shelf::portableFolder();
        if (wantsOnlyWords(argc, argv))
            Arguments().parser.process(words); // ends here
    }
    const auto kept = preferencesIn(portable);
    QSettings& settings = *kept;
    // Qt takes the scale only before the program begins; what the person set outside stands above it.
    if (const int scale = qBound(100, settings.value(QStringLiteral("look/scale"), 100).toInt(), 300);
        scale != 100 && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR")) {
        const double factor = window::Look::scaleFor(scale, settings.value(QStringLiteral("window/screen")).toSize());
        qputenv("QT_SCALE_FACTOR", QByteArray::number(factor));
        window::Look::enlarge(scale / 100.0 / factor);
    }
    if (app::paintsWithoutDisplay(argc, argv))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    name();
    QApplication::setApplicationDisplayName(QStringLiteral("Muster Roll"));
    QApplication::setDesktopFileName(QStringLiteral("io.github.musterroll.MusterRoll"));
    QApplication::setStyle(new kit::Style);

    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/io.github.musterroll.MusterRoll.png")));

    app::Speech speech;
    QList<engine::Fault> faults = speech.begin(settings, translationsBeside());

    Arguments arguments;
    const QCommandLineParser& parser = arguments.parser;
    arguments.parser.process(app);

    if (parser.isSet(arguments.theme))
        window::Look::askFor(parser.value(arguments.theme) == QLatin1String("dark") ? kit::Theme::Dark : kit::Theme::Light);
    window::Look::from(settings).apply(app);
    kit::installBoardAccessibility();

    if (parser.isSet(arguments.handbook)) {
        const auto done = window::writeHandbook(parser.value(arguments.handbook));
        if (!done)
            qCritical().noquote() << done.faults().first().text();
        return done ? 0 : 1;
    }
    if (parser.isSet(arguments.thumbnail)) {
        const auto done = app::thumbnail(
            parser.positionalArguments().value(0), parser.value(arguments.size), parser.value(arguments.thumbnail));
        if (!done)
            qCritical().noquote() << done.faults().first().text();
        return done ? 0 : 1;
    }
    const QString shelf = parser.isSet(arguments.shelf) ? parser.value(arguments.shelf) : shelf::Shelf::defaultPath();
    const QString file = parser.positionalArguments().value(0);
    const app::Call call{file.isEmpty() ? QString() : QFileInfo(file).absoluteFilePath(), parser.value(arguments.campaign)};
    const bool isPaper = parser.isSet(arguments.print) || parser.isSet(arguments.card) || parser.isSet(arguments.report);
    const bool hasWindow = !isPaper && !parser.isSet(arguments.serve);
    if (hasWindow && app::handOver(shelf, call))
        return 0;
    dice::Source chance;
    window::Library library(
        shelf, games::catalogue(), app::desks(), [] { return QDateTime::currentDateTimeUtc(); }, chance);
    if (isPaper)
        return written(arguments, library);
    faults += library.openShelf();
    if (parser.isSet(arguments.serve)) {
        for (const engine::Fault& fault : faults + library.missingHere())
            qCritical().noquote() << fault.text();
        return faults.isEmpty() ? app::serve(library, settings,
                   {parser.value(arguments.serve), parser.value(arguments.port), parser.value(arguments.right),
                       parser.value(arguments.tls), file, parser.isSet(arguments.json)})
                                : 1;
    }
    return showWindow(library, settings, speech, call, faults);
}

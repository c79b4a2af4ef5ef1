// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The handbook: its chapters in every language, its links and pictures, the ways that lead to it, and its HTML. The pictures are
// taken here of the window as it is; MR_PICTURES=resources/handbook keeps them anew.
#include "app/desks.h"
#include "kit/drawn/style.h"
#include "window/cards/cards_page.h"
#include "window/handbook/handbook.h"
#include "window/handbook/handbook_page.h"
#include "window/history/history_page.h"
#include "window/look.h"
#include "window/main_window.h"
#include "window/odds/odds_page.h"
#include "window/phones/phones_page.h"
#include "window/search/found_model.h"
#include "window/search/rules_page.h"
#include "window/shelf/shelf_page.h"

#include "support/german.h"
#include "window/training.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFontDatabase>
#include <QJsonDocument>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QXmlStreamReader>

#include <algorithm>

namespace {

const QStringList& pages()
{
    static const QStringList all{QStringLiteral("shelf"), QStringLiteral("table"), QStringLiteral("dice"),
        QStringLiteral("rules"), QStringLiteral("cards"), QStringLiteral("history"), QStringLiteral("odds"),
        QStringLiteral("audit"), QStringLiteral("figures"), QStringLiteral("phones"), QStringLiteral("share"),
        QStringLiteral("handbook"), QStringLiteral("preferences")};
    return all;
}

QStringList matchesOf(const char* pattern, const QString& text)
{
    const QRegularExpression expression(QString::fromUtf8(pattern), QRegularExpression::MultilineOption);
    QStringList all;
    for (auto it = expression.globalMatch(text); it.hasNext();)
        all += it.next().captured(1);
    return all;
}

class Middle : public engine::Chance {
public:
    int face(int sides) override { return sides / 2 + 1; }
};

// The window with the pages that the handbook shows.
struct Window {
    Window()
        : library(
            folder.filePath(QStringLiteral("shelf.db")), games::catalogue(), app::desks(),
            [] { return QDateTime::fromString(QStringLiteral("2026-03-14T18:30:00Z"), Qt::ISODate); }, chance)
        , settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
    {
        faults = library.openShelf();
        main = std::make_unique<window::MainWindow>(library, settings);
        add("shelf", "Start", "⌂", [this] { return new window::ShelfPage(library, main.get()); });
        main->addTable({});
        add("rules", "Rules", "§", [this] { return new window::RulesPage(library); });
        add("cards", "Cards", "▤", [this] { return new window::CardsPage(library); });
        add("history", "History", "◷", [this] { return new window::HistoryPage(library); });
        add("odds", "Odds", "%", [] { return new window::OddsPage; });
        main->addHeaderPage(QStringLiteral("phones"), QCoreApplication::translate("app", "Phones"), {},
            [this] { return new window::PhonesPage(library); });
        add("handbook", "Handbook", "?", [] { return new window::HandbookPage; });
        main->show();
        main->setWindowState(Qt::WindowNoState); // however small the screen is that a test has
        main->resize(1240, 720);
    }
    void add(const char* id, const char* title, const char* sign, const window::MainWindow::Make& make)
    {
        main->addPage(QLatin1String(id), QCoreApplication::translate("app", title), QString::fromUtf8(sign), {}, make);
    }
    void tryOut()
    {
        auto sitting = library.tryOut(*library.game(QStringLiteral("hired-swords")));
        if (sitting)
            main->take(std::move(*sitting));
    }
    // The beginning of a recorded evening, up to the middle of a battle.
    void play()
    {
        auto sitting = library.begin(
            QStringLiteral("The Slate Marches"), *library.game(QStringLiteral("hired-swords")), {}, {QStringLiteral("training")});
        QFile evening(QStringLiteral(MR_EVENING));
        if (!sitting || !evening.open(QIODevice::ReadOnly))
            return;
        for (int line = 0; line < 24; ++line) {
            QJsonObject fields = QJsonDocument::fromJson(evening.readLine()).object();
            const QString verb = fields.take(QLatin1String("do")).toString();
            (*sitting)->campaign()->table().submit({verb, fields}, QStringLiteral("Ada"), {});
        }
        main->take(std::move(*sitting));
    }
    window::Page* page(const char* id)
    {
        main->showPage(QLatin1String(id));
        return main->page(QLatin1String(id));
    }

    QTemporaryDir folder;
    Middle chance;
    window::Library library;
    QSettings settings;
    QList<engine::Fault> faults;
    std::unique_ptr<window::MainWindow> main;
};

QImage pictureOf(const QString& name)
{
    Window window;
    if (name == QLatin1String("start.png"))
        window.page("shelf");
    else
        window.play();
    if (name == QLatin1String("cards.png")) {
        auto* cards = window.page("cards");
        auto* sections = cards->findChild<QComboBox*>(QStringLiteral("sections"));
        sections->setCurrentIndex(sections->findData(QStringLiteral("cards.opposition")));
        cards->side()->findChild<QPushButton*>(QStringLiteral("add"))->click();
    }
    if (name == QLatin1String("history.png"))
        window.page("history");
    if (name == QLatin1String("odds.png")) {
        auto* terms = window.page("odds")->findChild<QLineEdit*>(QStringLiteral("terms"));
        terms->setText(QStringLiteral("3d6 ; 2d8+1 ; 4d6kh3"));
        QTest::keyClick(terms, Qt::Key_Return);
    }
    if (name == QLatin1String("phones.png"))
        window.page("phones")->findChild<QPushButton*>(QStringLiteral("phonesOn"))->click();
    QTest::qWait(1500); // chances are found on another thread, tiles painted one by one
    return window.main->grab().toImage();
}

} // namespace

class Handbook : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { QLocale::setDefault(QLocale(QLocale::English)); }
    void languagesSayTheSame();
    void linksLeadSomewhere();
    void whatItNamesIsThere_data();
    void whatItNamesIsThere();
    void everyPageHasItsChapter();
    void searchFindsIt();
    void theKeyOfHelpLeadsThere();
    void chaptersAreReadAndFollowed();
    void itIsWrittenAsHtml();
    void picturesShowTheWindowAsItIs_data();
    void picturesShowTheWindowAsItIs();
};

void Handbook::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English));
    QApplication::setStyle(new kit::Style);
    QApplication::setFont(QFont(QStringLiteral("DejaVu Sans"), 10));
    window::Look::askFor(kit::Theme::Light);
    window::Look::from(QSettings(QStringLiteral("/dev/null"), QSettings::IniFormat)).apply(*qApp);
}

// A translation has the same headings, links and pictures, in the same order.
void Handbook::languagesSayTheSame()
{
    QCOMPARE(window::handbook().size(), 12);
    for (const QString& language : QDir(QStringLiteral(":/handbook")).entryList({QStringLiteral("??")}))
        for (const window::Chapter& chapter : window::handbook().mid(0, 11)) {
            QFile file(QStringLiteral(":/handbook/%1/%2.md").arg(language, chapter.id));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            const QString text = QString::fromUtf8(file.readAll());
            QCOMPARE(matchesOf("\\]\\(([^)]+)\\)", text.section(QStringLiteral("\n# "), 1)),
                matchesOf("\\]\\(([^)]+)\\)", chapter.text));
            QCOMPARE(matchesOf("^(#+) ", text).size(), matchesOf("^(#+) ", chapter.text).size() + 1);
        }
    const QString news = window::handbook().last().text;
    QLocale::setDefault(QLocale(QLocale::German));
    QCOMPARE(window::handbook().first().title, QStringLiteral("Der erste Abend"));
    // What is new is told in as many points; the last few may not be translated yet.
    const QString told = window::handbook().last().text;
    QVERIFY(told != news);
    QCOMPARE(matchesOf("^## (\\d.*)$", told), matchesOf("^## (\\d.*)$", news));
    const qsizetype points = matchesOf("^(- )", told).size(), wanted = matchesOf("^(- )", news).size();
    QVERIFY2(points <= wanted && points * 10 >= wanted * 9, qPrintable(QStringLiteral("%1 of %2").arg(points).arg(wanted)));
}

void Handbook::linksLeadSomewhere()
{
    QStringList chapters, shown;
    for (const window::Chapter& chapter : window::handbook()) {
        QVERIFY2(!chapter.title.isEmpty() && chapter.text.size() > 300, qPrintable(chapter.id));
        QVERIFY(!chapter.text.contains(QLatin1String("SPDX")));
        chapters += chapter.id;
    }
    for (const window::Chapter& chapter : window::handbook().mid(0, 11)) {
        for (const QString& target : matchesOf("\\]\\(([^)]+)\\)", chapter.text)) {
            const QString kind = target.section(QLatin1Char(':'), 0, 0), what = target.section(QLatin1Char(':'), 1);
            if (kind == QLatin1String("chapter"))
                QVERIFY2(chapters.contains(what), qPrintable(target));
            else if (kind == QLatin1String("page"))
                QVERIFY2(pages().contains(what), qPrintable(target));
            else
                shown += target.section(QLatin1Char('/'), 1);
        }
    }
    shown.sort();
    QCOMPARE(QDir(QStringLiteral(":/handbook/pictures")).entryList(QDir::Files, QDir::Name), shown);
    // Who reads the handbook in a language sees the window in that language.
    QLocale::setDefault(QLocale(QLocale::German));
    QCOMPARE(QDir(window::picturedIn().first() + QStringLiteral("/pictures")).entryList(QDir::Files, QDir::Name), shown);
}

void Handbook::whatItNamesIsThere_data()
{
    QTest::addColumn<QLocale>("language");
    QTest::addColumn<QString>("element"); // of the translation file
    QTest::newRow("en") << QLocale(QLocale::English) << QStringLiteral("source");
    QTest::newRow("de") << QLocale(QLocale::German) << QStringLiteral("translation");
}

// What stands between stars is what something is called in the window, or how that begins.
void Handbook::whatItNamesIsThere()
{
    QFETCH(QLocale, language);
    QFETCH(QString, element);
    const auto plain = [](const QString& text) {
        static const QRegularExpression marks(
            QStringLiteral("&(?=\\S)|…|^[^\\w„]+"), QRegularExpression::UseUnicodePropertiesOption);
        return QString(text).remove(marks).simplified().toLower();
    };
    QFile file(QStringLiteral(MR_TEXTS));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QMap<QString, int> called;
    for (QXmlStreamReader reader(&file); !reader.atEnd();)
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == element)
            called.insert(plain(reader.readElementText(QXmlStreamReader::IncludeChildElements)), 0);
    QVERIFY(called.size() > 1000);
    QLocale::setDefault(language);
    QStringList missing;
    int names = 0;
    for (const window::Chapter& chapter : window::handbook().mid(0, 11)) {
        QString text = chapter.text;
        text.remove(QRegularExpression(QStringLiteral("`[^`]*`|\\*\\*[^*]+\\*\\*")));
        for (const QString& name : matchesOf("\\*([^*]+)\\*", text)) {
            ++names;
            if (const auto at = called.lowerBound(plain(name)); at == called.end() || !at.key().startsWith(plain(name)))
                missing += chapter.id + QStringLiteral(": ") + name;
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
    QVERIFY(names > 50);
}

void Handbook::everyPageHasItsChapter()
{
    for (const QString& page : pages()) {
        const QString id = window::chapterOf(page);
        QVERIFY2(
            std::ranges::any_of(window::handbook(), [&](const window::Chapter& one) { return one.id == id; }), qPrintable(page));
    }
}

void Handbook::searchFindsIt()
{
    Window window;
    auto* rules = window.page("rules");
    rules->open(QStringLiteral("?glances cheats"));
    auto* hits = rules->findChild<QListView*>(QStringLiteral("hits"));
    auto* found = qobject_cast<window::FoundModel*>(hits->model());
    const int row = found->rowOf(window::FoundKind::Chapter, QStringLiteral("secrets"));
    QVERIFY(row >= 0);
    QSignalSpy links(rules, &window::Page::linkWanted);
    emit hits->activated(found->index(row));
    QCOMPARE(links.size(), 1);
    QCOMPARE(window.main->currentPage(), QStringLiteral("handbook"));
    QVERIFY(window.main->findChild<QTextBrowser*>(QStringLiteral("chapter"))->toPlainText().startsWith(QLatin1String("Secrets")));
}

void Handbook::theKeyOfHelpLeadsThere()
{
    Window window;
    auto* help = window.main->findChild<QAction*>(QStringLiteral("help"));
    QVERIFY(help->shortcuts().contains(QKeySequence(QKeySequence::HelpContents)));
    window.page("cards");
    help->trigger();
    QCOMPARE(window.main->currentPage(), QStringLiteral("handbook"));
    const auto* list = window.main->findChild<QListWidget*>(QStringLiteral("chapters"));
    QCOMPARE(list->currentItem()->data(Qt::UserRole).toString(), QStringLiteral("packs"));
    // With an action chosen it is the rule behind it.
    window.tryOut();
    help->trigger();
    QCOMPARE(window.main->currentPage(), QStringLiteral("rules"));
}

void Handbook::chaptersAreReadAndFollowed()
{
    window::HandbookPage page;
    auto* list = page.findChild<QListWidget*>(QStringLiteral("chapters"));
    auto* text = page.findChild<QTextBrowser*>(QStringLiteral("chapter"));
    for (int row = 0; row < list->count(); ++row) {
        list->setCurrentRow(row);
        QVERIFY(text->toPlainText().startsWith(list->currentItem()->text()));
        QCOMPARE(text->accessibleName(), list->currentItem()->text());
    }
    QSignalSpy links(&page, &window::Page::linkWanted);
    emit text->anchorClicked(QUrl(QStringLiteral("chapter:odds")));
    QCOMPARE(list->currentItem()->data(Qt::UserRole).toString(), QStringLiteral("odds"));
    emit text->anchorClicked(QUrl(QStringLiteral("page:history")));
    QCOMPARE(links.size(), 1);
    emit text->anchorClicked(QUrl(QStringLiteral("https://example.org"))); // nothing leaves this computer
    QCOMPARE(links.size(), 1);
}

void Handbook::itIsWrittenAsHtml()
{
    const QTemporaryDir folder;
    const QDir target(folder.filePath(QStringLiteral("book")));
    QVERIFY(window::writeHandbook(target.path()));
    QCOMPARE(target.entryList({QStringLiteral("*.html")}).size(), window::handbook().size());
    for (const QString& name : target.entryList({QStringLiteral("*.html")})) {
        QFile file(target.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString html = QString::fromUtf8(file.readAll());
        QVERIFY2(html.contains(QLatin1String("</h1>")) && !html.contains(QLatin1String("href=\"page:")), qPrintable(name));
        for (const QString& link : matchesOf("(?:href|src)=\"([^\"#:]+)\"", html))
            QVERIFY2(QFile::exists(target.filePath(link)), qPrintable(name + QLatin1Char(' ') + link));
    }
    const auto failed = window::writeHandbook(QStringLiteral("/dev/null/book"));
    QVERIFY(!failed);
    QVERIFY2(
        failed.faults().first().text().contains(QLatin1String("/dev/null/book")), qPrintable(failed.faults().first().text()));
}

void Handbook::picturesShowTheWindowAsItIs_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("folder");
    for (const char* name : {"start.png", "table.png", "cards.png", "history.png", "odds.png", "phones.png"}) {
        QTest::newRow(name) << QString::fromLatin1(name) << QStringLiteral(":/handbook/pictures");
        QTest::addRow("de %s", name) << QString::fromLatin1(name) << QStringLiteral(":/handbook/de/pictures");
    }
}

// Looked at from afar: letters may differ by a hair, what stands where may not.
void Handbook::picturesShowTheWindowAsItIs()
{
    QFETCH(QString, name);
    QFETCH(QString, folder);
    const bool isGerman = folder.contains(QLatin1String("/de/"));
    const support::German german(isGerman);
    if (german.isAbsent)
        QSKIP(support::German::why);
    if (isGerman)
        QLocale::setDefault(QLocale(QLocale::German));
    if (!QFontDatabase::families().contains(QStringLiteral("DejaVu Sans")))
        QSKIP("fonts-dejavu-core is not installed");
    const QImage now = pictureOf(name);
    if (const QString anew = qEnvironmentVariable("MR_PICTURES"); !anew.isEmpty()) { // a folder like that of the handbook
        const QDir target(anew + folder.mid(QStringLiteral(":/handbook").size()));
        QVERIFY(target.mkpath(QStringLiteral(".")));
        QVERIFY(now.save(target.filePath(name)));
        return;
    }
    const QImage kept(folder + QLatin1Char('/') + name);
    QCOMPARE(kept.size(), now.size());
    const auto afar = [](const QImage& image) {
        return image.convertToFormat(QImage::Format_Grayscale8).scaled(56, 34, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    const QImage before = afar(kept), after = afar(now);
    int differing = 0;
    for (int y = 0; y < before.height(); ++y)
        for (int x = 0; x < before.width(); ++x)
            differing += qAbs(qGray(before.pixel(x, y)) - qGray(after.pixel(x, y))) > 24;
    const int most = 56 * 34 / (name == QLatin1String("phones.png") ? 10 : 40); // that has a code, made anew each time
    QVERIFY2(differing < most, qPrintable(QStringLiteral("%1 of 1904 places differ: MR_PICTURES takes it anew").arg(differing)));
}

QTEST_MAIN(Handbook)
#include "tst_handbook.moc"

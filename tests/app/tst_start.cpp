// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the program starts: one window for each shelf, files that are opened with it, data beside it, translations that fail.
#include "app/one_window.h"
#include "app/opened.h"
#include "app/speech.h"
#include "kit/lists/notice_bar.h"
#include "window/cards/cards_page.h"
#include "window/shelf/shelf_page.h"

#include "window/training.h"

#include <QDir>
#include <QLocalSocket>
#include <QProcess>
#include <QSettings>
#include <QTest>
#include <QThread>

#include <filesystem>

namespace {

struct Window : Training {
    Window()
        : settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
        , main(library, settings)
    {
        main.addPage(QStringLiteral("shelf"), QStringLiteral("Start"), QStringLiteral("S"), {},
            [this]() -> window::Page* { return new window::ShelfPage(library, &main); });
        main.addTable({});
        main.addPage(QStringLiteral("cards"), QStringLiteral("Cards"), QStringLiteral("C"), {},
            [this]() -> window::Page* { return new window::CardsPage(library); });
        main.showPage(QStringLiteral("shelf"));
        main.show(); // what is told is told to somebody
    }
    QString file(const char* name) const { return folder.filePath(QLatin1String(name)); }
    QString told() const { return main.findChild<kit::NoticeBar*>()->text(); }
    qsizetype campaigns() const { return library.campaigns()->size(); }

    QSettings settings;
    window::MainWindow main;
};

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

// The program on folders of its own, without a display.
QProcessEnvironment aloneIn(const QString& folder)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"})
        environment.insert(QLatin1String(name), folder);
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.remove(QStringLiteral("MUSTERROLL_SHELF"));
    return environment;
}

struct Program {
    Program(const QString& folder, const QString& program, const QStringList& words)
    {
        process.setProcessEnvironment(aloneIn(folder));
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, words);
    }
    ~Program()
    {
        process.terminate();
        if (!process.waitForFinished(10000))
            process.kill();
        process.waitForFinished();
    }
    QProcess process;
};

QByteArray cli(const QString& folder, const QStringList& words, const QString& program = QStringLiteral(MR_CLI))
{
    Program run(folder, program, words);
    return run.process.waitForFinished(60000) ? run.process.readAll() : QByteArray();
}

// Names the campaign that lies on the table of the window with these folders.
QString onTable(const QString& folder)
{
    const QSettings settings(folder + QStringLiteral("/musterroll/musterroll.ini"), QSettings::IniFormat);
    for (const QString& key : settings.allKeys())
        if (key.startsWith(QLatin1String("open/")))
            return settings.value(key).toString();
    return {};
}

} // namespace

class Start : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void filesAreTold_data();
    void filesAreTold();
    void anExportedCampaignIsOpened();
    void aNameOpensItsCampaign();
    void whatTheShelfHoldsIsNotCopied();
    void aDamagedCampaignChangesNothing();
    void aPackIsShownBeforeItIsKept();
    void somebodyElsesCardsAreMerged();
    void aShelfThatCanOnlyBeLookedAt();
    void callsAreHeard();
    void strangersAreNot();
    void aWindowThatWasCutOffLeavesNoDoorShut();
    void aSecondStartComesToTheFirst();
    void dataLieBesideTheProgram();
    void aDriverThatIsMissing();
    void fileManagersGetAPicture();
    void translationsThatFailAreTold();
    void servingEndsWhenItIsAsked();
    void servingTellsThatTheShelfWasTakenAway();

private:
    QTemporaryDir m_runtime;
};

void Start::initTestCase()
{
    QVERIFY(m_runtime.isValid());
    QVERIFY(qputenv("XDG_RUNTIME_DIR", m_runtime.path().toUtf8()));
}

void Start::filesAreTold_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    const QByteArray sqlite("SQLite format 3\0", 16);
    QTest::newRow("empty") << QByteArray() << QStringLiteral("is empty");
    QTest::newRow("text") << QByteArray("Dear diary,\n") << QStringLiteral("no campaign");
    QTest::newRow("other JSON") << QByteArray("{\"format\": \"another\"}") << QStringLiteral("no campaign");
    QTest::newRow("another database") << sqlite + QByteArray(84, '\0') << QStringLiteral("no campaign");
    QTest::newRow("half a header") << sqlite.first(9) << QStringLiteral("no campaign");
    QTest::newRow("markup") << QByteArray("<b>musterroll-campaign</b>") << QStringLiteral("no campaign");
}

void Start::filesAreTold()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, says);
    Window window;
    const QString file = window.file("strange.file");
    QVERIFY(write(file, bytes));
    app::openFile(window.library, window.main, file);
    QVERIFY2(window.told().contains(says) && window.told().contains(QLatin1String("strange.file")), qPrintable(window.told()));
    QCOMPARE(window.campaigns(), 1);
    QVERIFY(QFile::remove(file));
    app::openFile(window.library, window.main, file);
    QVERIFY2(window.told().contains(QStringLiteral("no such file")), qPrintable(window.told()));
}

void Start::anExportedCampaignIsOpened()
{
    Window here, there;
    QVERIFY(there.library.shelf()->exportTo(there.library.idOf(*there.sitting), there.file("evening.txt")));
    app::openFile(here.library, here.main, there.file("evening.txt"));
    QCOMPARE(here.campaigns(), 2);
    QVERIFY(here.main.sitting());
    QCOMPARE(here.main.sitting()->name(), QStringLiteral("Training (2)"));
    QCOMPARE(here.main.currentPage(), QStringLiteral("table"));
}

// As it is typed behind the program's name.
void Start::aNameOpensItsCampaign()
{
    Window window;
    app::openFile(window.library, window.main, QFileInfo(window.sitting->name()).absoluteFilePath());
    QVERIFY2(window.main.sitting(), qPrintable(window.told()));
    QCOMPARE(window.library.idOf(*window.main.sitting()), window.library.idOf(*window.sitting));
    app::openFile(window.library, window.main, QFileInfo(QStringLiteral("Trianing")).absoluteFilePath());
    QVERIFY2(window.told().contains(QLatin1String("no campaign of this name")), qPrintable(window.told()));
}

void Start::whatTheShelfHoldsIsNotCopied()
{
    Window window;
    const QString id = window.library.idOf(*window.sitting), file = window.file("evening");
    QVERIFY(window.library.shelf()->exportTo(id, file));
    QVERIFY(window.library.rename(id, QStringLiteral("Another name")));
    QVERIFY(window.correct(QStringLiteral("wealth"), 7)); // it goes on here
    for (int time = 0; time < 2; ++time) {
        app::openFile(window.library, window.main, file);
        QCOMPARE(window.campaigns(), 1);
        QCOMPARE(window.library.idOf(*window.main.sitting()), id);
    }
    // The other way round: the file goes on, and the shelf does not.
    QVERIFY(window.library.shelf()->exportTo(id, window.file("longer")));
    Window earlier;
    app::openFile(earlier.library, earlier.main, file);
    app::openFile(earlier.library, earlier.main, window.file("longer"));
    QCOMPARE(earlier.campaigns(), 3);
    app::openFile(earlier.library, earlier.main, file); // of the first one
    QCOMPARE(earlier.campaigns(), 3);
}

void Start::aDamagedCampaignChangesNothing()
{
    Window here, there;
    QVERIFY(there.library.shelf()->exportTo(there.library.idOf(*there.sitting), there.file("evening")));
    const QByteArray whole = contentOf(there.file("evening"));
    QByteArray newer = whole;
    newer.replace("\"version\":1}", "\"version\":9}");
    QByteArray changed = whole;
    changed.replace("\"who\":\"", "\"who\":\"x");
    QVERIFY(newer != whole && changed != whole);
    for (const auto& [bytes, says] : {std::pair(newer, "newer Muster Roll"), std::pair(changed, "line 2"),
             std::pair(whole.first(whole.size() - 30), "cut off"), std::pair(whole.first(120), "not an exported")}) {
        QVERIFY(write(here.file("damaged"), bytes));
        app::openFile(here.library, here.main, here.file("damaged"));
        QVERIFY2(here.told().contains(QLatin1String(says)), qPrintable(here.told()));
        QCOMPARE(here.campaigns(), 1);
    }
}

void Start::aPackIsShownBeforeItIsKept()
{
    Window window;
    QVERIFY(QFile::copy(QStringLiteral(":/games/hired-swords/training.json"), window.file("cards.musterpack")));
    app::openFile(window.library, window.main, window.file("cards.musterpack"));
    QCOMPARE(window.main.currentPage(), QStringLiteral("cards"));
    QVERIFY(window.library.shelf()->packs()->isEmpty());
    const auto* page = window.main.page(QStringLiteral("cards"));
    QVERIFY(page->findChild<QWidget*>(QStringLiteral("keep")));
}

void Start::somebodyElsesCardsAreMerged()
{
    Window window;
    window.main.take(std::move(window.sitting));
    QByteArray pack = contentOf(QStringLiteral(":/games/hired-swords/training.json"));
    pack.replace("\"id\": \"training\"", "\"id\": \"my-cards\"");
    QVERIFY(write(window.file("theirs.json"), pack));
    app::openFile(window.library, window.main, window.file("theirs.json"));
    QVERIFY(window.library.shelf()->packs()->isEmpty()); // not in place of one's own
    QCOMPARE(window.main.currentPage(), QStringLiteral("cards"));
}

void Start::aShelfThatCanOnlyBeLookedAt()
{
    Window there;
    QVERIFY(there.library.shelf()->exportTo(there.library.idOf(*there.sitting), there.file("evening")));
    dice::Source chance;
    window::Library second(
        there.library.shelfPath(), games::catalogue(), {}, [] { return QDateTime::currentDateTimeUtc(); }, chance);
    QVERIFY(!second.openShelf().isEmpty()); // the first one holds it
    QSettings settings(there.file("other.ini"), QSettings::IniFormat);
    window::MainWindow main(second, settings);
    app::openFile(second, main, there.file("evening"));
    QVERIFY(main.findChild<kit::NoticeBar*>()->isFault());
}

void Start::callsAreHeard()
{
    const QTemporaryDir folder;
    const QString shelf = folder.filePath(QStringLiteral("shelf.db"));
    QVERIFY(!app::handOver(shelf, {})); // nobody is there
    QList<app::Call> heard;
    const app::OneWindow window(shelf, [&](const app::Call& call) { heard += call; });
    const app::OneWindow other(folder.filePath(QStringLiteral("other.db")), [&](const app::Call&) { heard += app::Call(); });
    const QList<app::Call> calls{{}, {QStringLiteral("/a place/Grüße\n\"<b>\".jsonl"), {}}, {{}, QStringLiteral("Marches")}};
    for (const app::Call& call : calls) {
        bool isHeard = false;
        const std::unique_ptr<QThread> later(
            QThread::create([&] { isHeard = app::handOver(folder.path() + QStringLiteral("/./shelf.db"), call); }));
        later->start();
        QTRY_VERIFY(later->isFinished());
        QVERIFY(isHeard);
    }
    QCOMPARE(heard, calls);
}

void Start::strangersAreNot()
{
    const QTemporaryDir folder;
    const QString shelf = folder.filePath(QStringLiteral("shelf.db"));
    int heard = 0;
    const app::OneWindow window(shelf, [&](const app::Call&) { ++heard; });
    const QStringList sockets = QDir(m_runtime.path()).entryList({QStringLiteral("musterroll-*")}, QDir::System);
    QCOMPARE(sockets.size(), 1);
    const QFileInfo door(QDir(m_runtime.path()).filePath(sockets.first()));
    QVERIFY(!(door.permissions() & (QFile::ReadOther | QFile::WriteOther | QFile::ReadGroup | QFile::WriteGroup)));
    for (const QByteArray& said : {QByteArray("\n"), QByteArray("GET / HTTP/1.1\r\n\r\n"), QByteArray("[1]\n"),
             QByteArray(200000, 'x'), QByteArray(100, '{') + '\n'}) {
        QLocalSocket socket;
        socket.connectToServer(door.filePath());
        QVERIFY(socket.waitForConnected());
        socket.write(said);
        QTRY_COMPARE(socket.state(), QLocalSocket::UnconnectedState);
    }
    QCOMPARE(heard, 0);
}

void Start::aWindowThatWasCutOffLeavesNoDoorShut()
{
    const QTemporaryDir folder;
    const QString shelf = folder.filePath(QStringLiteral("shelf.db"));
    cli(folder.path(),
        {QStringLiteral("--shelf"), shelf, QStringLiteral("new"), QStringLiteral("Marches"), QStringLiteral("--game"),
            QStringLiteral("hired-swords"), QStringLiteral("--pack"), QStringLiteral("training")});
    const QStringList start{QStringLiteral("--shelf"), shelf, QStringLiteral("--campaign"), QStringLiteral("Marches")};
    const auto ends = [&] {
        Program again(folder.path(), QStringLiteral(MR_WINDOW), start);
        return again.process.waitForFinished(3000);
    };
    {
        Program first(folder.path(), QStringLiteral(MR_WINDOW), start);
        QTRY_VERIFY_WITH_TIMEOUT(!onTable(folder.path()).isEmpty(), 30000);
        // Not while it writes them: half a lock of theirs would be waited for, which is no door.
        QTRY_VERIFY_WITH_TIMEOUT(!QFile::exists(folder.filePath(QStringLiteral("musterroll/musterroll.ini.lock"))), 30000);
        first.process.kill();
        QVERIFY(first.process.waitForFinished());
    }
    const QString preferences = folder.filePath(QStringLiteral("musterroll/musterroll.ini"));
    QVERIFY(
        !(QFileInfo(preferences).permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther)));
    QVERIFY(QFile::remove(preferences));
    Program next(folder.path(), QStringLiteral(MR_WINDOW), start);
    QTRY_VERIFY_WITH_TIMEOUT(!onTable(folder.path()).isEmpty(), 30000);
    QTRY_VERIFY_WITH_TIMEOUT(ends(), 30000); // it is the one that answers now
}

void Start::aSecondStartComesToTheFirst()
{
    const QTemporaryDir folder;
    const QString shelf = folder.filePath(QStringLiteral("shelf.db"));
    for (const char* name : {"Marches", "Dunes"})
        cli(folder.path(),
            {QStringLiteral("--shelf"), shelf, QStringLiteral("new"), QLatin1String(name), QStringLiteral("--game"),
                QStringLiteral("hired-swords"), QStringLiteral("--pack"), QStringLiteral("training")});
    const QStringList other{QStringLiteral("--shelf"), folder.filePath(QStringLiteral("other.db"))};
    cli(folder.path(),
        other
            + QStringList{QStringLiteral("new"), QStringLiteral("Elsewhere"), QStringLiteral("--game"),
                QStringLiteral("hired-swords"), QStringLiteral("--pack"), QStringLiteral("training")});
    cli(folder.path(),
        other + QStringList{QStringLiteral("export"), QStringLiteral("Elsewhere"), folder.filePath(QStringLiteral("far"))});
    const auto start = [&](const QStringList& words) { return QStringList{QStringLiteral("--shelf"), shelf} + words; };
    Program first(folder.path(), QStringLiteral(MR_WINDOW), start({QStringLiteral("--campaign"), QStringLiteral("Marches")}));
    QTRY_VERIFY_WITH_TIMEOUT(!onTable(folder.path()).isEmpty(), 30000);
    QString before = onTable(folder.path());
    for (const QStringList& words :
        {QStringList{QStringLiteral("--campaign"), QStringLiteral("Dunes")}, QStringList{QStringLiteral("far")}}) {
        QProcess again;
        again.setProcessEnvironment(aloneIn(folder.path()));
        again.setWorkingDirectory(folder.path());
        again.start(QStringLiteral(MR_WINDOW), start(words));
        QVERIFY(again.waitForFinished(30000));
        QCOMPARE(again.exitCode(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(onTable(folder.path()) != before, 30000);
        before = onTable(folder.path());
    }
    QCOMPARE(first.process.state(), QProcess::Running);
}

void Start::dataLieBesideTheProgram()
{
    // A hard link is a file of its own to the system: the program lies where the link lies.
    const QTemporaryDir folder(QFileInfo(QStringLiteral(MR_CLI)).path() + QStringLiteral("/portable-XXXXXX"));
    const QDir stick(folder.path());
    for (const char* program : {MR_CLI, MR_WINDOW})
        std::filesystem::create_hard_link(program, stick.filePath(QFileInfo(QLatin1String(program)).fileName()).toStdString());
    QVERIFY(stick.mkdir(QStringLiteral("home")) && stick.mkdir(QStringLiteral("musterroll-data")));
    const QString home = stick.filePath(QStringLiteral("home"));
    cli(home,
        {QStringLiteral("new"), QStringLiteral("Marches"), QStringLiteral("--game"), QStringLiteral("hired-swords"),
            QStringLiteral("--pack"), QStringLiteral("training")},
        stick.filePath(QStringLiteral("musterroll-cli")));
    QVERIFY(QFile::exists(stick.filePath(QStringLiteral("musterroll-data/shelf.db"))));
    {
        Program window(
            home, stick.filePath(QStringLiteral("musterroll")), {QStringLiteral("--campaign"), QStringLiteral("Marches")});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(stick.filePath(QStringLiteral("musterroll-data/musterroll.ini"))), 30000);
    }
    QVERIFY(!QFile::exists(home + QStringLiteral("/musterroll")));
}

// Where Qt finds none of its plugins the shelf is not blamed: what to install is told.
void Start::aDriverThatIsMissing()
{
    const QTemporaryDir folder(QFileInfo(QStringLiteral(MR_CLI)).path() + QStringLiteral("/bare-XXXXXX"));
    const QString program = folder.filePath(QStringLiteral("musterroll-cli"));
    std::filesystem::create_hard_link(MR_CLI, program.toStdString());
    QVERIFY(write(folder.filePath(QStringLiteral("qt.conf")), "[Paths]\nPlugins=nowhere\n"));
    QProcess bare;
    bare.setWorkingDirectory(folder.path());
    bare.start(program,
        {QStringLiteral("--shelf"), folder.filePath(QStringLiteral("shelf.db")), QStringLiteral("new"), QStringLiteral("Marches"),
            QStringLiteral("--game"), QStringLiteral("hired-swords")});
    QVERIFY(bare.waitForFinished());
    QVERIFY(bare.exitCode() != 0);
    const QByteArray said = bare.readAllStandardError();
    QVERIFY2(said.contains("libqt6sql6-sqlite"), said.constData());
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("shelf.db"))));
}

// As the thumbnailer of a desktop asks: by a size, into a file of its own making that has no ending.
void Start::fileManagersGetAPicture()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("Marches")), picture = folder.filePath(QStringLiteral("thumb.k3x"));
    cli(folder.path(),
        {QStringLiteral("new"), QStringLiteral("Marches"), QStringLiteral("--game"), QStringLiteral("sellsword"),
            QStringLiteral("--pack"), QStringLiteral("training")});
    cli(folder.path(), {QStringLiteral("export"), QStringLiteral("Marches"), file});
    const auto shelves = [&] { return QDir(folder.path() + QStringLiteral("/musterroll")).entryList(QDir::AllEntries); };
    const QStringList before = shelves();
    const auto asked = [&](const QString& size, const QString& of) {
        QVERIFY(write(picture, {}));
        Program window(folder.path(), QStringLiteral(MR_WINDOW),
            {QStringLiteral("--thumbnail"), picture, QStringLiteral("--size"), size, of});
        QVERIFY(window.process.waitForFinished(60000));
        QVERIFY(size != QLatin1String("0") || window.process.readAll().contains("--size"));
    };
    asked(QStringLiteral("128"), file);
    const QImage small(picture, "PNG");
    QCOMPARE(small.size(), QSize(128, 80));
    QSet<QRgb> colours;
    for (int x = 0; x < small.width(); ++x)
        colours += small.pixel(x, 40);
    QVERIFY2(colours.size() > 3, qPrintable(QString::number(colours.size()))); // something is drawn
    for (const QString& wrong : {folder.filePath(QStringLiteral("none")), picture}) {
        asked(QStringLiteral("128"), wrong);
        QVERIFY(contentOf(picture).isEmpty());
    }
    asked(QStringLiteral("0"), file);
    QVERIFY(contentOf(picture).isEmpty());
    QCOMPARE(shelves(), before); // nobody's shelf is touched
}

void Start::translationsThatFailAreTold()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    settings.setValue(QStringLiteral("look/language"), QStringLiteral("de"));
    QVERIFY(write(folder.filePath(QStringLiteral("musterroll_de.qm")), "not a translation"));
    app::Speech speech;
    const QList<engine::Fault> faults = speech.begin(settings, folder.path());
    QVERIFY(!faults.isEmpty());
    QVERIFY2(faults.first().text().contains(QLatin1String("musterroll_de.qm"))
            && faults.first().text().contains(QLatin1String("damaged")),
        qPrintable(faults.first().text()));
    settings.setValue(QStringLiteral("look/language"), QStringLiteral("en"));
    QVERIFY(speech.begin(settings, folder.path()).isEmpty());
}

namespace {

// A campaign that is served to phones, from its first word on.
struct Served {
    Served()
    {
        cli(folder.path(),
            {QStringLiteral("--shelf"), shelf, QStringLiteral("new"), QStringLiteral("Marches"), QStringLiteral("--game"),
                QStringLiteral("hired-swords"), QStringLiteral("--pack"), QStringLiteral("training")});
        program = std::make_unique<Program>(folder.path(), QStringLiteral(MR_WINDOW),
            QStringList{QStringLiteral("--shelf"), shelf, QStringLiteral("--serve"), QStringLiteral("Marches")});
        while (!said.contains("Open http") && program->process.waitForReadyRead(30000))
            said += program->process.readAll();
    }
    bool isEnded()
    {
        program->process.terminate();
        const bool ended = program->process.waitForFinished(30000) && program->process.exitStatus() == QProcess::NormalExit;
        said += program->process.readAll();
        return ended;
    }
    QTemporaryDir folder;
    const QString shelf = folder.filePath(QStringLiteral("shelf.db"));
    std::unique_ptr<Program> program;
    QByteArray said;
};

} // namespace

void Start::servingEndsWhenItIsAsked()
{
    Served table;
    QVERIFY2(table.said.contains("Open http"), table.said.constData());
    QVERIFY2(table.isEnded(), table.said.constData()); // at once, be its loop there yet or not
    QCOMPARE(table.program->process.exitCode(), 0);
}

void Start::servingTellsThatTheShelfWasTakenAway()
{
    Served table;
    QVERIFY2(table.said.contains("Open http"), table.said.constData());
    QVERIFY(QFile::remove(table.shelf));
    QVERIFY(table.isEnded());
    QCOMPARE(table.program->process.exitCode(), 1);
    const QStringList saved = QDir(table.folder.path()).entryList({QStringLiteral("shelf-saved-*.db")});
    QCOMPARE(saved.size(), 1);
    QVERIFY2(table.said.contains(saved.first().toUtf8()), table.said.constData());
}

QTEST_MAIN(Start)
#include "tst_start.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window with a game that has no desk: played through forms and the list of offers, undone, closed, opened again.
#include "window/main_window.h"
#include "window/shelf/new_campaign.h"
#include "window/preferences_page.h"
#include "window/shelf/shelf_page.h"

#include "engine/purse_game.h"
#include "engine/table_actions.h"
#include "kit/lists/notice_bar.h"
#include "kit/lists/offers_model.h"
#include "support/taking.h"
#include "window/shelf/readings.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QJsonArray>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLockFile>
#include <QLineEdit>
#include <QFile>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QScopeGuard>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStyle>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

namespace {

class Fair : public engine::Chance {
public:
    int face(int sides) override { return sides / 2 + 1; }
};

// One start of the program on a shelf.
struct Program {
    explicit Program(const QString& folder, const QString& shelf = {})
        : settings(folder + QStringLiteral("/settings.ini"), QSettings::IniFormat)
    {
        window::Library::Games games;
        games.push_back(purse::game());
        library = std::make_unique<window::Library>(
            shelf.isEmpty() ? folder + QStringLiteral("/shelf.db") : shelf, std::move(games), window::Library::Desks(),
            [] { return QDateTime::currentDateTimeUtc(); }, chance);
        faults = library->openShelf();
        main = std::make_unique<window::MainWindow>(*library, settings);
        main->addPage(QStringLiteral("shelf"), QStringLiteral("Start"), QStringLiteral("S"),
            QKeySequence(QStringLiteral("Ctrl+1")),
            [this]() -> window::Page* { return new window::ShelfPage(*library, main.get()); });
        main->addTable(QKeySequence(QStringLiteral("Ctrl+2")));
        main->addPage(QStringLiteral("preferences"), QStringLiteral("Preferences"), QStringLiteral("P"),
            QKeySequence(QStringLiteral("Ctrl+,")),
            [this]() -> window::Page* { return new window::PreferencesPage(*library, settings, main->actions(), main.get()); });
        main->showPage(QStringLiteral("shelf"));
        main->show();
    }
    template <class T> T* part(const char* name) const { return main->findChild<T*>(QLatin1String(name)); }
    int coins() const
    {
        return main->sitting()->game().stateToJson(main->sitting()->state()).value(QLatin1String("coins")).toInt();
    }

    Fair chance;
    QSettings settings;
    std::unique_ptr<window::Library> library;
    std::unique_ptr<window::MainWindow> main;
    QList<engine::Fault> faults;
};

} // namespace

class TestWindow : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aGameWithoutADeskIsPlayed();
    void aRefusalIsExplainedAndDecided();
    void aCorrectionBeyondALimitIsDoneWithAWarning();
    void theTableIsTheSameAfterARestart();
    void aCutOffProgramOpensItsTableAgain();
    void anEarlierMomentIsLookedAt();
    void nothingIsDoneWhileLooking();
    void severalEntriesAreOneAct();
    void severalEntriesAreOneActAfterARestart();
    void realDiceBelongToTheCampaign();
    void whatHandsDoIsOfOneTable();
    void theShelfChoosesWhatLiesOnTheTable();
    void theShelfTellsTheTableInItsOwnWords();
    void whatWentWrongIsNeverHidden();
    void aReadingIsChosenInPreferences();
    void theBookStandsBesideItsReadings();
    void aScreenReaderDoesWhatIsOffered();
    void aShelfThatIsHeldIsLookedAt();
    void aCampaignIsRenamed();
    void aCampaignIsPutAway();
    void whatWasDoneOnTheShelfIsTold();
    void copiesSayWhatStoodInThem();
    void copiesThatAreAlikeAreOne();
    void whatStoodInACopyIsToldInTheReadersWords();
    void aCopyIsLookedAt();
    void aDamagedShelfIsSaved();
    void aShelfTakenAwayIsSaved_data();
    void aShelfTakenAwayIsSaved();
    void theSavedShelfIsPutIntoItsPlaceOnly_data();
    void theSavedShelfIsPutIntoItsPlaceOnly();
    void theSavedShelfIsOfferedAtTheNextStart();
    void whatIsMissingIsToldAtTheNextStart_data();
    void whatIsMissingIsToldAtTheNextStart();
    void itIsToldBeforeTheWindowCloses();
    void whoThrewTheDiceIsKept();
    void aRollThatWaitsTakesWhatIsTyped();
    void keysCanBeChanged();
    void whereTheKeyboardIsCanBeSeen();
    void everyControlIsNamed();

private:
    void begin(Program& program);
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestWindow::init()
{
    // The offscreen platform cannot hint sizes to anybody.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestWindow::begin(Program& program)
{
    auto sitting = program.library->begin(
        QStringLiteral("Purse one"), *program.library->games().front(), {{QStringLiteral("coins"), 5}}, {});
    QVERIFY(sitting);
    program.main->take(std::move(*sitting));
    QCOMPARE(program.main->currentPage(), QStringLiteral("table"));
}

void TestWindow::aGameWithoutADeskIsPlayed()
{
    Program program(m_folder->path());
    QVERIFY(program.faults.isEmpty());
    begin(program);
    auto* verb = program.part<QComboBox>("verb");
    QVERIFY(verb);
    verb->setCurrentIndex(verb->findData(QStringLiteral("spend")));
    auto* coins = program.part<QWidget>("coins")->findChild<QSpinBox*>();
    coins->setValue(2);
    QTest::mouseClick(program.part<QPushButton>("doAction"), Qt::LeftButton);
    QCOMPARE(program.coins(), 3);
    QVERIFY(program.part<QLabel>("summary")->text().contains(QStringLiteral("3")));
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    QTest::keyClick(program.main.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(program.coins(), 5);
    QVERIFY(program.part<QPushButton>("redo")->toolTip().contains(QStringLiteral("Ctrl+Y")));
    QTest::mouseClick(program.part<QPushButton>("redo"), Qt::LeftButton);
    QCOMPARE(program.part<QPushButton>("redo")->toolTip(), QStringLiteral("Nothing was taken back here"));
    QCOMPARE(program.coins(), 3);

    auto* offers = program.part<QListView>("offers");
    QAbstractItemModelTester tester(offers->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const int before = program.coins();
    QVERIFY(offers->currentIndex().isValid());
    QTest::keyClick(offers, Qt::Key_Return);
    QVERIFY(program.coins() != before || program.main->sitting()->table().last() > 4);
}

void TestWindow::aRefusalIsExplainedAndDecided()
{
    Program program(m_folder->path());
    begin(program);
    program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 50}}});
    QCOMPARE(program.coins(), 5);
    QVERIFY(program.part<QLabel>("noticeText")->text().contains(QStringLiteral("Refused")));
    auto* otherwise = program.part<QPushButton>("otherwise");
    QVERIFY(otherwise->isVisible());
    QTest::mouseClick(otherwise, Qt::LeftButton);
    auto* why = program.part<QLineEdit>("decision");
    QTest::keyClick(why, Qt::Key_Return); // its words are optional
    QCOMPARE(program.main->sitting()->table().last(), 2);
    QCOMPARE(program.main->sitting()->entries()->last().reason, QStringLiteral("table decision"));
    QVERIFY(program.part<QLabel>("noticeText")->text().contains(QStringLiteral("decision")));
    program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 50}}});
    QTest::mouseClick(otherwise, Qt::LeftButton);
    QTest::keyClicks(why, QStringLiteral("the card says so"));
    QTest::keyClick(why, Qt::Key_Return);
    QCOMPARE(program.main->sitting()->entries()->last().reason, QStringLiteral("the card says so"));
}

void TestWindow::aCorrectionBeyondALimitIsDoneWithAWarning()
{
    Program program(m_folder->path());
    begin(program);
    const auto* told = program.part<kit::NoticeBar>("notice");
    program.main->sitting()->propose(engine::Correct{QStringLiteral("coins"), 99, {}});
    QVERIFY2(!told->text().contains(QStringLiteral("too many")), qPrintable(told->text()));
    program.main->sitting()->propose(engine::Correct{QStringLiteral("coins"), 101, {}});
    QCOMPARE(program.coins(), 101);
    QVERIFY2(told->text().contains(QStringLiteral("note: 101 coins are too many")), qPrintable(told->text()));
    QVERIFY(!program.part<QPushButton>("otherwise")->isVisible()); // nobody has to decide anything
}

void TestWindow::theTableIsTheSameAfterARestart()
{
    {
        Program program(m_folder->path());
        begin(program);
        program.main->sitting()->proposeDraft({QStringLiteral("earn"), {}});
        QCOMPARE(program.part<QLabel>("trayValue")->text(), QStringLiteral("7"));
        program.main->sitting()->undo();
        QCOMPARE(program.part<QLabel>("trayValue")->text(), QStringLiteral("–")); // what was taken back fell for nothing
        QVERIFY(program.part<QLabel>("noticeText")->text().startsWith(QStringLiteral("Taken back: ")));
        program.main->sitting()->redo();
        QCOMPARE(program.part<QLabel>("trayValue")->text(), QStringLiteral("7"));
        program.main->sitting()->undo();
        program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 4}}});
        QCOMPARE(program.coins(), 1);
        program.main->close();
    }
    Program program(m_folder->path());
    auto* campaigns = program.part<QListView>("campaigns");
    QAbstractItemModelTester tester(campaigns->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(campaigns->model()->rowCount(), 1);
    campaigns->setCurrentIndex(campaigns->model()->index(0, 0));
    QTest::keyClick(campaigns, Qt::Key_Return);
    QCOMPARE(program.main->currentPage(), QStringLiteral("table"));
    QCOMPARE(program.coins(), 1);
    QCOMPARE(program.part<QLabel>("trayValue")->text(), QStringLiteral("–"));
    QTest::mouseClick(program.part<QPushButton>("undo"), Qt::LeftButton);
    QCOMPARE(program.coins(), 5);
    program.main->sitting()->proposeDraft({QStringLiteral("earn"), {}});
    QCOMPARE(program.part<QLabel>("trayValue")->text(), QStringLiteral("7"));
    const QString id = program.library->idOf(*program.main->sitting());
    program.main->closeCampaign();
    program.main->openCampaign(id);
    QCOMPARE(program.part<QLabel>("trayValue")->text(), QStringLiteral("7")); // the last dice still lie there
    QTest::qWait(2);                                                          // the second throw is later
    program.main->sitting()->proposeDraft({QStringLiteral("earn"), {}});
    program.settings.remove(QStringLiteral("rolls"));
    program.main->closeCampaign();
    program.main->openCampaign(id);
    program.main->sitting()->undo();
    QCOMPARE(program.part<QLabel>("trayValue")->text(), QStringLiteral("7")); // and so do those before them
}

// A copy of the folder while the program runs is what a cut-off program leaves.
void TestWindow::aCutOffProgramOpensItsTableAgain()
{
    QTemporaryDir left;
    {
        Program program(m_folder->path());
        begin(program);
        program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 3}}});
        for (const QFileInfo& file :
            QDir(m_folder->path())
                .entryInfoList(
                    {QStringLiteral("shelf.db"), QStringLiteral("shelf.db-wal"), QStringLiteral("*.ini")}, QDir::Files))
            QVERIFY(QFile::copy(file.filePath(), left.filePath(file.fileName())));
    }
    for (const QFileInfo& file : QDir(left.path()).entryInfoList(QDir::Files)) {
        QFile::remove(m_folder->filePath(file.fileName()));
        QVERIFY(QFile::copy(file.filePath(), m_folder->filePath(file.fileName())));
    }
    {
        Program program(m_folder->path());
        program.main->reopen();
        QVERIFY2(program.main->sitting(),
            qPrintable(program.part<QLabel>("noticeText")->text()
                + (program.faults.isEmpty() ? QString() : program.faults.first().text())));
        QCOMPARE(program.coins(), 2);
        QVERIFY(program.part<QLabel>("noticeText")->text().contains(QStringLiteral("on disk")));
        program.main->close();
    }
    Program program(m_folder->path());
    program.main->reopen();
    QVERIFY(!program.main->sitting()); // it ended as it should
}

void TestWindow::anEarlierMomentIsLookedAt()
{
    Program program(m_folder->path());
    begin(program);
    program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}});
    program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}});
    program.main->sitting()->look(1);
    QCOMPARE(program.coins(), 5);
    QVERIFY(program.part<QLabel>("noticeText")->text().contains(QStringLiteral("earlier moment")));
    program.main->sitting()->undo();
    QVERIFY(!program.part<QLabel>("noticeText")->isVisible()); // it is over
    program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}});
    QVERIFY(program.part<QLabel>("noticeText")->isVisible());
    QCOMPARE(program.coins(), 2);
    QCOMPARE(program.main->sitting()->table().last(), 4);
    program.main->sitting()->look(2);
    program.main->sitting()->goTo(2);
    QVERIFY(!program.part<QLabel>("noticeText")->text().contains(QStringLiteral("earlier moment"))
        || !program.part<QLabel>("noticeText")->isVisible());
    QCOMPARE(program.coins(), 4);
}

// An earlier moment offers nothing, and takes nothing: not even what could be done now as well.
void TestWindow::nothingIsDoneWhileLooking()
{
    Program program(m_folder->path());
    begin(program);
    program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 3}}});
    program.main->sitting()->look(1);
    const auto* model = static_cast<const kit::OffersModel*>(program.part<QListView>("offers")->model());
    for (int row = 0; row < model->rowCount(); ++row)
        QVERIFY(!model->offer(model->index(row, 0)));
    const qint64 last = program.main->sitting()->table().last();
    program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}});
    QVERIFY(program.main->sitting()->isLooking());
    QCOMPARE(program.main->sitting()->table().last(), last);
    QVERIFY(program.part<QLabel>("noticeText")->text().contains(QStringLiteral("earlier moment")));
    // Undo at an earlier moment only goes back to the table.
    const qint64 node = program.main->sitting()->table().node();
    program.main->sitting()->look(1);
    program.main->sitting()->undo();
    QVERIFY(!program.main->sitting()->isLooking());
    QCOMPARE(program.main->sitting()->table().node(), node);
}

void TestWindow::whatWentWrongIsNeverHidden()
{
    Program program(QDir().relativeFilePath(m_folder->path())); // as somebody types it
    QVERIFY(QDir::isAbsolutePath(program.library->shelfPath()));
    begin(program);
    auto* text = program.part<QLabel>("noticeText");
    program.main->fail({engine::Fault{QStringLiteral("shelf.db"), {}, QStringLiteral("the disk is full"), {}}});
    program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), QStringLiteral("many")}}});
    QVERIFY(text->text().contains(QStringLiteral("the disk is full")));
    QVERIFY2(text->text().contains(QStringLiteral("many")), qPrintable(text->text()));
    program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}});
    QVERIFY(text->text().contains(QStringLiteral("the disk is full"))); // a success does not solve it
    QTest::mouseClick(program.part<QPushButton>("noticeAway"), Qt::LeftButton);
    // An act that could not be written is one of them, before anything was: turning the page solves nothing.
    emit program.main->sitting()->failed(
        {engine::Fault{program.library->shelfPath(), {}, QStringLiteral("The disk is full."), {}}});
    program.main->showPage(QStringLiteral("shelf"));
    program.main->showPage(QStringLiteral("table"));
    QVERIFY2(text->text().contains(QStringLiteral("The disk is full.")), qPrintable(text->text()));
    QCOMPARE(text->text().count(QStringLiteral("The disk is full.")), 1);
    program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}});
    QTRY_VERIFY(!text->text().contains(QStringLiteral("The disk is full."))); // now something was written
    program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), QStringLiteral("many")}}});
    QVERIFY(text->text().contains(QStringLiteral("many")));
    program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}});
    QVERIFY(!text->text().contains(QStringLiteral("many"))); // what was wrongly wanted is over with the next action
}

void TestWindow::severalEntriesAreOneAct()
{
    Program program(m_folder->path());
    begin(program);
    kit::Sitting& sitting = *program.main->sitting();
    sitting.together([&] {
        for (int n = 0; n < 3; ++n)
            sitting.proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}});
    });
    QCOMPARE(program.coins(), 2);
    sitting.undo();
    QCOMPARE(program.coins(), 5);
    sitting.redo();
    QCOMPARE(program.coins(), 2);
    sitting.undo();
    sitting.proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}});
    sitting.undo();
    sitting.redo(); // what was done last, not the act before it
    QCOMPARE(program.coins(), 4);
}

void TestWindow::severalEntriesAreOneActAfterARestart()
{
    const auto restarted = [this] {
        auto program = std::make_unique<Program>(m_folder->path());
        const auto campaigns = program->library->shelf()->campaigns();
        program->main->openCampaign(campaigns->first().id);
        return program;
    };
    {
        Program program(m_folder->path());
        begin(program);
        kit::Sitting& sitting = *program.main->sitting();
        sitting.together([&] {
            for (int n = 0; n < 3; ++n)
                sitting.proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}});
        });
        QCoreApplication::processEvents(); // a program that is cut off here has kept it
        QCOMPARE(program.settings.childGroups().contains(QStringLiteral("acts")), true);
        program.main->close();
    }
    {
        const auto program = restarted();
        program->main->sitting()->undo();
        QCOMPARE(program->coins(), 5);
        program->main->close();
    }
    {
        const auto program = restarted();
        program->main->sitting()->redo(); // what was taken back comes back whole, too
        QCOMPARE(program->coins(), 2);
        program->main->close();
    }
    const auto program = restarted();
    const QString id = program->library->idOf(*program->main->sitting());
    program->main->closeCampaign();
    // Of another copy of the shelf, on which those acts never were, each entry is one.
    program->settings.setValue(QStringLiteral("handsAfter/") + id, QStringLiteral("2 00"));
    program->main->openCampaign(id);
    program->main->sitting()->undo();
    QCOMPARE(program->coins(), 3);
}

// The shelf says it, whoever opens it with whatever settings.
void TestWindow::realDiceBelongToTheCampaign()
{
    QString id;
    {
        Program program(m_folder->path());
        auto sitting = program.library->begin(
            QStringLiteral("Purse one"), *program.library->games().front(), {{QStringLiteral("coins"), 5}}, {});
        QVERIFY(sitting);
        (*sitting)->realDice = true;
        program.main->take(std::move(*sitting));
        id = program.library->idOf(*program.main->sitting());
        program.main->close();
    }
    {
        Program program(m_folder->path());
        program.settings.clear();
        program.main->openCampaign(id);
        QVERIFY(program.main->sitting()->realDice);
        QVERIFY(!program.main->sitting()->realCards);
        program.main->sitting()->realDice = false;
        program.main->close();
    }
    Program program(m_folder->path());
    program.main->openCampaign(id);
    QVERIFY(!program.main->sitting()->realDice);
    // A campaign that was begun by a program that kept it in the settings.
    auto second = program.library->begin(
        QStringLiteral("Purse two"), *program.library->games().front(), {{QStringLiteral("coins"), 5}}, {});
    QVERIFY(second);
    program.main->take(std::move(*second));
    const QString old = program.library->idOf(*program.main->sitting());
    program.settings.setValue(QStringLiteral("real/") + old, 2);
    program.main->closeCampaign();
    program.main->openCampaign(old);
    QVERIFY(program.main->sitting()->realCards && !program.main->sitting()->realDice);
    program.settings.clear();
    program.main->closeCampaign();
    program.main->openCampaign(old);
    QVERIFY(program.main->sitting()->realCards && !program.main->sitting()->realDice);
}

// A note that was not ticked goes with the entry that it came from; what is of another table, or of an earlier start, has no part
// in it.
void TestWindow::whatHandsDoIsOfOneTable()
{
    Program program(m_folder->path());
    begin(program);
    const QString first = program.library->idOf(*program.main->sitting());
    const auto spend = [&] { program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}}); };
    const auto notes = [&] {
        QStringList all;
        auto* list = program.part<QListWidget>("hands");
        for (int row = 0; row < list->count(); ++row)
            if (list->item(row)->flags() & Qt::ItemIsUserCheckable) // the others say what made them
                all += list->item(row)->text();
        return all;
    };
    for (int n = 0; n < 3; ++n)
        spend();
    QCOMPARE(notes().size(), 3);
    auto other = program.library->begin(
        QStringLiteral("Purse two"), *program.library->games().front(), {{QStringLiteral("coins"), 9}}, {});
    QVERIFY(other);
    program.main->take(std::move(*other));
    QCOMPARE(notes(), QStringList());
    spend();
    QCOMPARE(notes(), QStringList(QStringLiteral("Coins in the purse: 8")));
    program.main->sitting()->undo();
    QCOMPARE(notes(), QStringList());
    program.main->openCampaign(first);
    QCOMPARE(notes().size(), 3);
    const auto tick = [&](int row) {
        auto* list = program.part<QListWidget>("hands");
        for (int at = 0; at < list->count(); ++at)
            if (list->item(at)->text() == notes().at(row))
                return list->item(at)->setCheckState(Qt::Checked);
    };
    program.main->sitting()->undo(); // none of the last act was done: nothing is put back
    QCOMPARE(notes().size(), 2);
    tick(0);
    QCOMPARE(notes().size(), 1);
    program.main->closeCampaign();
    program.main->openCampaign(first);
    QCOMPARE(notes().size(), 1);
    program.main->sitting()->undo();                                    // this was done on the table before it was put away
    QCOMPARE(notes().first(), QStringLiteral("Coins in the purse: 4")); // the newest first
    // What is done again is to be done again by the hands, whatever is taken back behind it.
    auto third = program.library->begin(
        QStringLiteral("Purse three"), *program.library->games().front(), {{QStringLiteral("coins"), 9}}, {});
    QVERIFY(third);
    program.main->take(std::move(*third));
    const QString id = program.library->idOf(*program.main->sitting());
    spend();
    program.main->sitting()->undo();
    program.main->sitting()->redo();
    QCOMPARE(notes(), QStringList(QStringLiteral("Coins in the purse: 8")));
    spend();
    program.main->sitting()->undo();
    QCOMPARE(notes(), QStringList(QStringLiteral("Coins in the purse: 8")));
    // Of another copy of the shelf, on which those acts never were, nothing is asked.
    program.main->closeCampaign();
    QVERIFY(!program.settings.value(QStringLiteral("handsAfter/") + id).toString().isEmpty());
    program.settings.setValue(QStringLiteral("handsAfter/") + id, QStringLiteral("2 00"));
    program.main->openCampaign(id);
    QCOMPARE(notes(), QStringList());
}

void TestWindow::theShelfChoosesWhatLiesOnTheTable()
{
    Program program(m_folder->path());
    begin(program);
    const QString first = program.library->idOf(*program.main->sitting());
    program.main->showPage(QStringLiteral("shelf"));
    auto other = program.library->begin(QStringLiteral("Purse two"), *program.library->games().front(), {}, {});
    QVERIFY(other);
    program.main->take(std::move(*other));
    auto* campaigns = program.part<QListView>("campaigns");
    program.main->showPage(QStringLiteral("shelf"));
    QCOMPARE(campaigns->currentIndex().data().toString(), QStringLiteral("Purse two"));
    campaigns->setCurrentIndex(campaigns->model()->index(1, 0)); // whoever looks at another one is not called back
    program.main->showPage(QStringLiteral("table"));
    program.main->showPage(QStringLiteral("shelf"));
    QCOMPARE(campaigns->currentIndex().data().toString(), QStringLiteral("Purse one"));
    program.main->openCampaign(first);
    program.main->showPage(QStringLiteral("shelf"));
    QCOMPARE(campaigns->currentIndex().data().toString(), QStringLiteral("Purse one"));
}

// Whoever played last, by the command line for example, may have kept the line in another language.
void TestWindow::theShelfTellsTheTableInItsOwnWords()
{
    Program program(m_folder->path());
    begin(program);
    const QString line = program.main->sitting()->game().summary(program.main->sitting()->state()).first().text();
    const QString id = program.library->idOf(*program.main->sitting());
    program.main->closeCampaign();
    QVERIFY(program.library->shelf()->note(id, QStringLiteral("elf Münzen im Beutel")));
    program.main->showPage(QStringLiteral("shelf"));
    auto* campaigns = program.part<QListView>("campaigns");
    QTRY_COMPARE(campaigns->model()->index(0, 0).data(kit::DetailRole).toString(), line);
}

void TestWindow::aReadingIsChosenInPreferences()
{
    Program program(m_folder->path());
    begin(program);
    program.main->showPage(QStringLiteral("preferences"));
    QComboBox* box = nullptr;
    for (QComboBox* one : program.part<QWidget>("settings")->findChildren<QComboBox*>())
        if (one->findData(QStringLiteral("forbid")) >= 0)
            box = one;
    QVERIFY(box);
    QCOMPARE(box->findText(QString()), -1); // nothing but its readings can be chosen
    QCOMPARE(box->currentData().toString(), QStringLiteral("advise"));
    box->setCurrentIndex(box->findData(QStringLiteral("forbid")));
    const auto chosen = [&] {
        return program.main->sitting()
            ->game()
            .stateToJson(program.main->sitting()->state())
            .value(QLatin1String("settings"))
            .toObject()
            .value(QLatin1String("strictness"))
            .toString();
    };
    QTRY_COMPARE(chosen(), QStringLiteral("forbid"));
}

// A game without a book has its settings in words all the same; the readings of a book are tried with one.
void TestWindow::theBookStandsBesideItsReadings()
{
    rulebook::Book book;
    book.entries += rulebook::Entry{QStringLiteral("pu-strict"), QStringLiteral("Strictness"), QStringLiteral("7"), {},
        rulebook::EntryKind::Rule, QStringLiteral("Body."), {}, {}, {},
        {{QStringLiteral("A-1"), QStringLiteral("Page 7 says one thing, page 9 another. We take the first <wardship>.")}},
        QStringLiteral("strictness")};
    book.entries += rulebook::Entry{QStringLiteral("pu-ward"), QStringLiteral("Wardship"), QStringLiteral("8"), {},
        rulebook::EntryKind::Term, QStringLiteral("Who is guarded."), {}, {}, {}, {}, {}};
    const auto game = purse::game();
    const QJsonObject schema =
        game->stateSchema().value(QLatin1String("properties")).toObject().value(QLatin1String("settings")).toObject();
    window::Readings readings(schema, *game, &book, true);
    readings.show(game->stateToJson(*game->newGame({})).value(QLatin1String("settings")).toObject());
    QVERIFY(readings.findChild<QLabel*>(QStringLiteral("says-strictness"))->text().contains(QStringLiteral("page 9 another")));
    QSignalSpy lookedUp(&readings, &window::Readings::lookedUp), chosen(&readings, &window::Readings::chosen);
    // A word of another rule shows it, and leads there.
    auto* says = readings.findChild<QLabel*>(QStringLiteral("says-strictness"));
    QVERIFY(says->focusPolicy() & Qt::TabFocus);
    QVERIFY2(says->text().contains(QStringLiteral(">wardship</a>&gt;")), qPrintable(says->text()));
    QVERIFY(!says->accessibleName().contains(QStringLiteral("href")));
    for (const char* said : {"This plugin does not support raise()", "This plugin does not support grabbing the keyboard"})
        QTest::ignoreMessage(QtWarningMsg, said); // of a pop-up without a screen
    emit says->linkActivated(QStringLiteral("0"));
    auto* shown = says->findChild<QWidget*>(QStringLiteral("termShown"));
    QVERIFY(shown && shown->accessibleName() == QStringLiteral("Wardship"));
    shown->findChild<QPushButton*>(QStringLiteral("openTerm"))->click();
    QCOMPARE(lookedUp.takeFirst().first().toString(), QStringLiteral("pu-ward"));
    auto* rule = readings.findChild<QPushButton*>(QStringLiteral("rule-strictness"));
    QVERIFY(rule->text().contains(QStringLiteral("7")));
    rule->click();
    QCOMPARE(lookedUp.takeFirst().first().toString(), QStringLiteral("pu-strict"));
    readings.show({{QStringLiteral("strictness"), QStringLiteral("ask")}});
    QCOMPARE(chosen.count(), 0); // nobody chose
    for (QComboBox* box : readings.findChildren<QComboBox*>())
        if (box->findData(QStringLiteral("forbid")) >= 0)
            box->setCurrentIndex(box->findData(QStringLiteral("forbid")));
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first().last().toJsonValue().toString(), QStringLiteral("forbid"));
}

void TestWindow::aScreenReaderDoesWhatIsOffered()
{
    Program program(m_folder->path());
    begin(program);
    auto* offers = program.part<QListView>("offers");
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(offers);
    QVERIFY(list);
    QCOMPARE(list->role(), QAccessible::List);
    QCOMPARE(list->childCount(), offers->model()->rowCount());
    const qint64 before = program.main->sitting()->table().last();
    bool isPressed = false;
    for (int row = 0; row < list->childCount() && !isPressed; ++row) {
        QAccessibleInterface* tile = list->child(row);
        QVERIFY(!tile->text(QAccessible::Name).isEmpty());
        QCOMPARE(list->indexOfChild(tile), row);
        const bool isOffer = static_cast<const kit::OffersModel*>(offers->model())->offer(offers->model()->index(row, 0));
        QCOMPARE(tile->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()), isOffer);
        if (isOffer) {
            tile->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            isPressed = true;
        }
    }
    QVERIFY(isPressed);
    QCOMPARE(program.main->sitting()->table().last(), before + 1);
}

void TestWindow::aCampaignIsRenamed()
{
    Program program(m_folder->path());
    begin(program);
    program.main->showPage(QStringLiteral("shelf"));
    auto* name = program.part<QLineEdit>("name");
    QCOMPARE(name->text(), QStringLiteral("Purse one"));
    QVERIFY(!program.part<QPushButton>("rename")->isEnabled());
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("The Salt Quay"));
    QTest::mouseClick(program.part<QPushButton>("rename"), Qt::LeftButton);
    const auto first = [&] { return program.part<QListView>("campaigns")->model()->index(0, 0).data().toString(); };
    QCOMPARE(first(), QStringLiteral("The Salt Quay"));
    QCOMPARE(program.part<QLabel>("campaign")->text(), QStringLiteral("The Salt Quay")); // it lies on the table
    QVERIFY(program.part<QLabel>("noticeText")->text().contains(QStringLiteral("Purse one")));
    QTest::mouseClick(program.part<QPushButton>("noticeUndo"), Qt::LeftButton);
    QCOMPARE(first(), QStringLiteral("Purse one"));
    QCOMPARE(program.main->sitting()->table().last(), 1); // the table's own undo was not meant
    name->selectAll();
    QTest::keyClicks(name, QString(3, QLatin1Char(' ')));
    QVERIFY(!program.part<QPushButton>("rename")->isEnabled());
}

void TestWindow::aCampaignIsPutAway()
{
    Program program(m_folder->path());
    begin(program);
    program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 2}}});
    const QString id = program.library->idOf(*program.main->sitting());
    program.main->showPage(QStringLiteral("shelf"));
    auto* campaigns = program.part<QListView>("campaigns");
    auto* games = program.part<QComboBox>("show");
    QTest::mouseClick(program.part<QPushButton>("putAway"), Qt::LeftButton);
    QVERIFY(!program.main->sitting()); // it lies on no table any more
    QCOMPARE(campaigns->model()->rowCount(), 0);
    QVERIFY(program.part<QLabel>("empty")->isVisible());
    QTest::mouseClick(program.part<QPushButton>("noticeUndo"), Qt::LeftButton);
    QCOMPARE(campaigns->model()->rowCount(), 1);
    campaigns->setCurrentIndex(campaigns->model()->index(0, 0));
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    campaigns->setFocus();
    QTest::keyClick(campaigns, Qt::Key_Delete);
    QCOMPARE(campaigns->model()->rowCount(), 0);
    games->setCurrentIndex(games->count() - 1);
    QCOMPARE(campaigns->model()->rowCount(), 1);
    QTest::mouseClick(program.part<QPushButton>("putAway"), Qt::LeftButton); // back again
    QCOMPARE(campaigns->model()->rowCount(), 0);
    games->setCurrentIndex(0);
    QCOMPARE(campaigns->model()->rowCount(), 1);
    program.main->openCampaign(id);
    QCOMPARE(program.coins(), 3);
}

void TestWindow::whatWasDoneOnTheShelfIsTold()
{
    Program program(m_folder->path());
    begin(program);
    program.main->closeCampaign();
    program.main->showPage(QStringLiteral("shelf"));
    auto* campaigns = program.part<QListView>("campaigns");
    auto* told = program.part<QLabel>("noticeText");
    const auto isFault = [&] { return program.part<kit::NoticeBar>("notice")->isFault(); };
    campaigns->setCurrentIndex(campaigns->model()->index(0, 0));
    QTest::mouseClick(program.part<QPushButton>("duplicate"), Qt::LeftButton);
    QVERIFY2(told->text().contains(QStringLiteral("Purse one (2)")), qPrintable(told->text()));
    QTest::mouseClick(program.part<QPushButton>("duplicate"), Qt::LeftButton); // of the copy, which is chosen now
    QVERIFY2(told->text().contains(QStringLiteral("Purse one (3)")), qPrintable(told->text()));
    for (int row = 0; row < 3; ++row) // nobody has opened the copies
        QTRY_VERIFY2(
            !campaigns->model()->index(row, 0).data(kit::DetailRole).toString().isEmpty(), qPrintable(QString::number(row)));
    // What was wrongly wanted is said, and is over with the next thing that works.
    auto* name = program.part<QLineEdit>("name");
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("purse ONE"));
    QTest::keyClick(name, Qt::Key_Return);
    QVERIFY(told->text().contains(QStringLiteral("already")));
    QVERIFY(!isFault());
    QTest::mouseClick(program.part<QPushButton>("duplicate"), Qt::LeftButton);
    QVERIFY(!told->text().contains(QStringLiteral("already")));
    // Elsewhere it says nothing.
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("purse ONE"));
    QTest::keyClick(name, Qt::Key_Return);
    QVERIFY(told->isVisible() && told->text().contains(QStringLiteral("already")));
    program.main->showPage(QStringLiteral("shelf"));
    QVERIFY(told->isVisible()); // it is this page's
    program.main->showPage(QStringLiteral("table"));
    QVERIFY(!told->isVisible());
}

// Nothing is wrong with that, and nothing in it changes.
void TestWindow::aCopyIsLookedAt()
{
    QString file;
    {
        Program program(m_folder->path());
        begin(program);
        program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 2}}});
        program.main->closeCampaign();
        const QList<shelf::Copy> copies = shelf::copiesOf(program.library->shelfPath());
        QVERIFY(!copies.isEmpty());
        file = copies.first().file;
    }
    Program copy(m_folder->path(), file);
    QVERIFY(copy.faults.isEmpty());
    QVERIFY(copy.library->isReadOnly());
    QVERIFY(copy.main->windowTitle().startsWith(QStringLiteral("Copy (")));
    auto* bar = copy.part<kit::NoticeBar>("notice");
    QVERIFY2(bar->text().contains(QStringLiteral("copy of the shelf")), qPrintable(bar->text()));
    QVERIFY(bar->property("look").toByteArray() != "fault");
    QCOMPARE(copy.library->campaigns()->size(), 1);
}

// From the campaign's own history: what a copy says of itself is in the words of its evening.
void TestWindow::whatStoodInACopyIsToldInTheReadersWords()
{
    Program program(m_folder->path());
    begin(program);
    const auto spend = [&](int coins) {
        program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), coins}}});
    };
    spend(2);
    kit::Sitting& sitting = *program.main->sitting();
    const QString then = sitting.game().summary(sitting.state()).first().text(), other = QStringLiteral("in other words");
    QVERIFY(program.library->shelf()->note(program.library->idOf(sitting), other));
    program.library->copyShelf(shelf::CopyKind::Sitting);
    spend(1);
    QVERIFY(sitting.game().summary(sitting.state()).first().text() != then);
    program.main->closeCampaign();
    program.main->showPage(QStringLiteral("shelf"));
    const auto has = [&](const QString& words) {
        return !program.part<QListWidget>("copies")->findItems(words, Qt::MatchContains).isEmpty();
    };
    QTRY_VERIFY(has(then));
    QTRY_VERIFY(!has(other));
}

void TestWindow::copiesSayWhatStoodInThem()
{
    Program program(m_folder->path());
    begin(program);
    program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 2}}});
    program.main->closeCampaign(); // a copy of the sitting is made
    auto later = program.library->begin(QStringLiteral("Later"), *program.library->games().front(), {}, {});
    QVERIFY(later);
    later->reset();
    program.main->showPage(QStringLiteral("shelf"));
    auto* campaigns = program.part<QListView>("campaigns");
    auto* copies = program.part<QListWidget>("copies");
    QVERIFY(copies->count() > 0);
    const auto choose = [&](const QString& name) {
        campaigns->setCurrentIndex(campaigns->model()->match(campaigns->model()->index(0, 0), Qt::DisplayRole, name).value(0));
    };
    choose(QStringLiteral("Purse one"));
    const QListWidgetItem *day = copies->item(0), *copy = copies->item(1), *others = copies->item(copies->count() - 1);
    QTRY_VERIFY2(copy->text().contains(QStringLiteral("2 ent")), qPrintable(copy->text()));
    QCOMPARE(day->text(), QStringLiteral("Today"));
    QVERIFY(!day->flags().testFlag(Qt::ItemIsSelectable) && !day->isHidden() && others->isHidden());
    // Those without the chosen campaign are left out, and a sign says so.
    choose(QStringLiteral("Later"));
    QVERIFY(copy->isHidden() && day->isHidden() && !others->isHidden());
    QVERIFY2(others->text().contains(QStringLiteral("nothing else of Later")), qPrintable(others->text()));
    QVERIFY(!program.part<QPushButton>("bringBack")->isEnabled());
    QTest::mouseClick(copies->viewport(), Qt::LeftButton, {}, copies->visualItemRect(others).center());
    QVERIFY(!copy->isHidden() && !day->isHidden() && others->isHidden());
    QVERIFY2(copy->text().contains(QStringLiteral("Later is not in it")), qPrintable(copy->text()));
    copies->setCurrentRow(1);
    QTest::mouseClick(program.part<QPushButton>("bringBack"), Qt::LeftButton);
    const QString said = program.part<QLabel>("noticeText")->text();
    QVERIFY2(
        said.contains(QStringLiteral("Later")) && !said.contains(program.library->campaigns()->first().id), qPrintable(said));
    choose(QStringLiteral("Purse one"));
    copies->setCurrentRow(1);
    QTest::mouseClick(program.part<QPushButton>("bringBack"), Qt::LeftButton);
    QVERIFY(program.part<QLabel>("noticeText")->text().contains(QStringLiteral("Purse one (2)")));
}

// Nothing was done between them: of several that are alike the newest stands there.
void TestWindow::copiesThatAreAlikeAreOne()
{
    Program program(m_folder->path());
    begin(program);
    for (int copy = 0; copy < 3; ++copy)
        QVERIFY(program.library->shelf()->copy(shelf::CopyKind::Sitting, program.library->clock()().addDays(-copy)));
    program.main->closeCampaign();
    program.main->showPage(QStringLiteral("shelf"));
    auto* campaigns = program.part<QListView>("campaigns");
    campaigns->setCurrentIndex(campaigns->model()->index(0, 0));
    auto* copies = program.part<QListWidget>("copies");
    const auto seen = [&] {
        int all = 0;
        for (int row = 0; row + 1 < copies->count(); ++row)
            all += !copies->item(row)->isHidden() && copies->item(row)->data(Qt::UserRole).isValid();
        return all;
    };
    QVERIFY2(copies->count() > 3, qPrintable(QString::number(copies->count()))); // with their days, and the row for the others
    QTRY_COMPARE(seen(), 1);
    QVERIFY(!copies->item(1)->isHidden());
    QTest::mouseClick(copies->viewport(), Qt::LeftButton, {}, copies->visualItemRect(copies->item(copies->count() - 1)).center());
    QCOMPARE_GT(seen(), 1);
}

void TestWindow::aShelfThatIsHeldIsLookedAt()
{
    Program first(m_folder->path());
    begin(first);
    Program second(m_folder->path());
    // The second one says who has it, changes nothing and does not fall over.
    QVERIFY(second.library->isReadOnly());
    QVERIFY(!second.faults.isEmpty());
    QVERIFY(second.faults.first().text().contains(QStringLiteral("in use")));
    QVERIFY(!second.library->begin(QStringLiteral("Another"), *second.library->games().front(), {}, {}));
    second.main->openCampaign(first.library->idOf(*first.main->sitting()));
    QVERIFY(!second.main->sitting());
    QVERIFY(!second.part<QLabel>("noticeText")->text().isEmpty());
    first.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}});
    QCOMPARE(first.coins(), 4);
    // Trying again in the same window tells the same, until the other one is gone.
    second.main->showPage(QStringLiteral("shelf"));
    auto* again = second.part<QPushButton>("again");
    QVERIFY(again->isVisible());
    QTest::mouseClick(again, Qt::LeftButton);
    QVERIFY(second.library->isReadOnly());
    QVERIFY(second.part<QLabel>("noticeText")->text().contains(QStringLiteral("in use")));
    first.main->close();
    first.main.reset();
    first.library.reset();
    QTest::mouseClick(again, Qt::LeftButton);
    QVERIFY(!second.library->isReadOnly());
    QVERIFY(!again->isVisible());
    QVERIFY(!second.part<QLabel>("noticeText")->text().contains(QStringLiteral("in use")));
    QCOMPARE(second.part<QListView>("campaigns")->model()->rowCount(), 1);
}

void TestWindow::aDamagedShelfIsSaved()
{
    {
        Program sound(m_folder->path());
        begin(sound);
        for (int n = 0; n < 4; ++n)
            sound.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}});
    }
    QFile file(m_folder->filePath(QStringLiteral("shelf.db")));
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.seek(8000);
    const QByteArray noise(4000, '\xa5');
    QCOMPARE(file.write(noise), qint64(noise.size()));
    file.close();
    Program damaged(m_folder->path());
    auto* page = qobject_cast<window::ShelfPage*>(damaged.main->page(QStringLiteral("shelf")));
    QVERIFY(page);
    QVERIFY(!damaged.part<QLabel>("empty")->text().contains(QStringLiteral("is empty")));
    for (const char* button : {"own-purse", "create", "import"})
        QVERIFY(!damaged.part<QPushButton>(button)->isEnabled());
    QVERIFY(damaged.part<QPushButton>("salvage")->isVisible());
    const QString saved = m_folder->filePath(QStringLiteral("saved.db"));
    page->salvageInto(saved);
    QVERIFY(QFile::exists(saved));
    QVERIFY(damaged.part<QLabel>("empty")->text().contains(saved));
    QVERIFY(damaged.part<QPushButton>("openSaved")->isVisible());
}

void TestWindow::aShelfTakenAwayIsSaved_data()
{
    QTest::addColumn<support::Taking>("taking");
    QTest::addColumn<bool>("isQuiet"); // nobody does anything after it
    for (const support::Taking& one : support::takings())
        for (const bool isQuiet : {false, true})
            QTest::addRow("%s while %s", one.name, isQuiet ? "nobody plays" : "somebody plays") << one << isQuiet;
}

void TestWindow::aShelfTakenAwayIsSaved()
{
    QFETCH(support::Taking, taking);
    QFETCH(bool, isQuiet);
    const QString file = m_folder->filePath(QStringLiteral("shelf.db")), older = m_folder->filePath(QStringLiteral("older.db"));
    { // with something of its own in it
        const auto other = shelf::Shelf::open(older);
        QVERIFY(other);
        QVERIFY((*other)->addPin({0, QStringLiteral("purse-1"), QStringLiteral("note"), QStringLiteral("older"), {},
            QDateTime::currentDateTimeUtc(), true}));
    }
    Program program(m_folder->path());
    begin(program);
    program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}});
    QCOMPARE(program.coins(), 4);
    QVERIFY(program.library->isShelfStillThere());
    QVERIFY(taking.does(file, older));
    const QByteArray after = support::bytesOf(file);
    if (isQuiet)
        QVERIFY(!program.library->isShelfStillThere());
    else
        program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}});
    const QStringList saved = QDir(m_folder->path()).entryList({QStringLiteral("shelf-saved-*.db")});
    QCOMPARE(saved.size(), 1);
    auto* bar = program.part<kit::NoticeBar>("notice");
    QVERIFY2(bar->text().contains(saved.first()), qPrintable(bar->text()));
    QCOMPARE(bar->property("look").toByteArray(), QByteArray("fault"));
    {
        const auto shelf = shelf::Shelf::open(m_folder->filePath(saved.first()), shelf::Shelf::Access::Read);
        QVERIFY(shelf);
        QCOMPARE((*shelf)->campaign(QStringLiteral("Purse one"))->entries, isQuiet ? 2 : 3);
        QVERIFY((*shelf)->check()->isSound());
    }
    QCOMPARE(program.library->isShelfStillThere(), isQuiet); // it is told once
    QVERIFY(program.library->isReadOnly());
    const bool isOnlyJournal = QByteArrayView(taking.name).contains("its journal");
    if (!isOnlyJournal) // what was put there stays as it was put
        QCOMPARE(support::bytesOf(file), after);

    // One press, and the evening goes on where it was, in the old place.
    QVERIFY(program.part<QPushButton>("noticeUndo")->isVisible());
    const auto* told = program.part<QLabel>("noticeText");
    QVERIFY(program.part<QPushButton>("noticeUndo")->y() >= told->geometry().bottom()); // what is read has the whole width
    QVERIFY2(told->width() > bar->width() * 9 / 10, qPrintable(QString::number(told->width())));
    program.part<QPushButton>("noticeUndo")->click();
    QVERIFY2(!program.library->isReadOnly(), qPrintable(bar->text()));
    QVERIFY(!bar->isFault());
    QCOMPARE(program.library->shelf()->path(), QFileInfo(file).canonicalFilePath());
    QCOMPARE(program.library->shelf()->campaign(QStringLiteral("Purse one"))->entries, isQuiet ? 2 : 3);
    QVERIFY(program.main->sitting());
    QCOMPARE(program.coins(), isQuiet ? 4 : 3);
    QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    const QStringList aside = QDir(m_folder->path()).entryList({QStringLiteral("shelf-foreign-*Z.db")});
    for (const QString& one : aside)
        if (QFileInfo(m_folder->filePath(one)).isFile() && !isOnlyJournal)
            QCOMPARE(support::bytesOf(m_folder->filePath(one)), after);
}

void TestWindow::theSavedShelfIsPutIntoItsPlaceOnly_data()
{
    QTest::addColumn<bool>("isPlayed");
    QTest::newRow("while somebody plays") << true;
    QTest::newRow("while nobody plays") << false;
}

// Nothing is moved where another program has open what lies there, or where what was saved is gone; it is tried again then.
void TestWindow::theSavedShelfIsPutIntoItsPlaceOnly()
{
    QFETCH(bool, isPlayed);
    const QString file = m_folder->filePath(QStringLiteral("shelf.db")),
                  another = m_folder->filePath(QStringLiteral("another.db")),
                  older = m_folder->filePath(QStringLiteral("older.db"));
    {
        Program other(m_folder->path(), another);
        begin(other);
    }
    {
        Program before(m_folder->path());
        begin(before);
    }
    QVERIFY(QFile::copy(file, older));
    Program program(m_folder->path());
    program.main->openCampaign(program.library->shelf()->campaign(QStringLiteral("Purse one"))->id);
    const auto spend = [&] { program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}}); };
    if (!isPlayed)
        spend();
    QVERIFY(QFile::remove(file));
    if (isPlayed)
        spend(); // and finds it out
    else
        QVERIFY(!program.library->isShelfStillThere());
    const QString saved = program.library->savedShelf();
    QVERIFY(QFile::rename(saved, saved + QStringLiteral(".gone")));
    auto* bar = program.part<kit::NoticeBar>("notice");
    auto* button = program.part<QPushButton>("noticeUndo");
    button->click();
    QVERIFY2(bar->text().contains(saved) && bar->isFault(), qPrintable(bar->text()));
    QVERIFY(!QFileInfo::exists(file));
    QVERIFY(QFile::rename(saved + QStringLiteral(".gone"), saved));
    QVERIFY(QFile::rename(saved, saved + QStringLiteral(".gone")));
    for (const QString& other : {another, older}) { // which are not taken for it
        QVERIFY(QFile::copy(other, saved));
        button->click();
        QVERIFY2(bar->text().contains(QStringLiteral("Purse one up to entry 2")), qPrintable(bar->text()));
        QVERIFY(!QFileInfo::exists(file));
        QVERIFY(QFile::remove(saved));
    }
    QVERIFY(QFile::rename(saved + QStringLiteral(".gone"), saved));
    {
        const auto other = shelf::Shelf::open(file); // by now another program plays there
        QVERIFY(other);
        button->click();
        QVERIFY2(bar->isFault(), qPrintable(bar->text()));
        QCOMPARE(program.library->savedShelf(), saved);
    }
    QVERIFY(button->isVisible());
    // The mark of one's own that could not be taken away from a folder where nothing could be written keeps nobody out.
    const QString mark = file + QStringLiteral(".lock");
    QByteArray own;
    {
        QLockFile lock(mark);
        QVERIFY(lock.tryLock(0));
        own = support::bytesOf(mark);
    }
    QFile left(mark);
    QVERIFY(left.open(QIODevice::WriteOnly) && left.write(own) == own.size());
    left.close();
    button->click();
    QVERIFY2(!program.library->isReadOnly() && program.main->sitting(), qPrintable(bar->text()));
    QCOMPARE(QDir(m_folder->path()).entryList({QStringLiteral("shelf-foreign-*Z.db")}).size(), 1);
}

// Whoever ended the program without that press finds it at the next start, where an empty shelf lies by then.
void TestWindow::theSavedShelfIsOfferedAtTheNextStart()
{
    const QString another = m_folder->filePath(QStringLiteral("another.db"));
    {
        Program other(m_folder->path(), another);
        begin(other);
    }
    {
        Program program(m_folder->path());
        begin(program);
        QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("shelf.db"))));
        QVERIFY(!program.library->isShelfStillThere());
    }
    Program program(m_folder->path());
    auto* page = qobject_cast<window::ShelfPage*>(program.main->page(QStringLiteral("shelf")));
    QVERIFY(page);
    connect(page, &window::ShelfPage::savedWanted, program.main.get(), &window::MainWindow::playOnWithSaved);
    QVERIFY(program.library->shelf()->campaigns()->isEmpty());
    const QString saved = program.library->savedShelf();
    QVERIFY2(program.part<QLabel>("empty")->text().contains(saved) && !saved.isEmpty(), qPrintable(saved));
    auto* button = program.part<QPushButton>("openSaved");
    QVERIFY(button->isVisible());
    { // damaged, it stays where it is, and so does the empty one
        QVERIFY(QFile::rename(saved, saved + QStringLiteral(".kept")));
        QFile noise(saved);
        QVERIFY(noise.open(QIODevice::WriteOnly) && noise.write("hello") == 5);
        noise.close();
        button->click();
        QVERIFY(program.library->shelf() && !program.library->isReadOnly());
        QVERIFY(QFile::remove(saved) && QFile::copy(another, saved)); // nor is another one taken for it
        button->click();
        const auto* bar = program.part<kit::NoticeBar>("notice");
        QVERIFY2(bar->text().contains(QStringLiteral("Purse one up to entry 1")), qPrintable(bar->text()));
        QVERIFY(QFile::remove(saved) && QFile::rename(saved + QStringLiteral(".kept"), saved));
    }
    button->click();
    QVERIFY(!program.library->isReadOnly());
    QVERIFY(program.library->shelf()->campaign(QStringLiteral("Purse one")));
    QVERIFY(!button->isVisible());
}

void TestWindow::whatIsMissingIsToldAtTheNextStart_data()
{
    QTest::addColumn<QString>("there"); // what lies in its place then; nothing: an empty file, and all was saved at home
    QTest::newRow("an older one") << QStringLiteral("older.db");
    QTest::newRow("another one") << QStringLiteral("other.db");
    QTest::newRow("one that cannot be read") << QString();
}

// A shelf that holds less than what was saved looks like any other: nobody plays on with it unwarned.
void TestWindow::whatIsMissingIsToldAtTheNextStart()
{
    QFETCH(QString, there);
    const QByteArray home = qgetenv("HOME");
    const auto homeAgain = qScopeGuard([&] { qputenv("HOME", home); });
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("home")));
    qputenv("HOME", m_folder->filePath(QStringLiteral("home")).toUtf8());
    const QString file = m_folder->filePath(QStringLiteral("shelf.db"));
    {
        Program other(m_folder->path(), m_folder->filePath(QStringLiteral("other.db")));
        begin(other);
    }
    {
        Program first(m_folder->path());
        begin(first);
    }
    QVERIFY(QFile::copy(file, m_folder->filePath(QStringLiteral("older.db"))));
    {
        Program program(m_folder->path());
        QVERIFY(program.part<kit::NoticeBar>("notice")->text().isEmpty());
        program.main->openCampaign(program.library->campaigns()->first().id);
        program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}});
        if (there.isEmpty()) {
            QVERIFY(QFile::resize(file, 0));
        } else {
            QVERIFY(QFile::remove(file));
            QVERIFY(QFile::copy(m_folder->filePath(there), file));
        }
        QVERIFY(!program.library->isShelfStillThere());
    }
    const QStringList all = QDir(m_folder->path()).entryList({QStringLiteral("shelf-saved-*.db")});
    QCOMPARE(all.size(), 1);
    QString saved = m_folder->filePath(all.first());
    if (there.isEmpty()) { // as where nothing could be written beside it
        const QString moved = m_folder->filePath(QStringLiteral("home/") + all.first());
        QVERIFY(QFile::rename(saved, moved));
        saved = moved;
    }
    {
        Program program(m_folder->path());
        auto* page = qobject_cast<window::ShelfPage*>(program.main->page(QStringLiteral("shelf")));
        connect(page, &window::ShelfPage::savedWanted, program.main.get(), &window::MainWindow::playOnWithSaved);
        QCOMPARE(program.library->savedShelf(), saved);
        auto* bar = program.part<kit::NoticeBar>("notice");
        if (!there.isEmpty()) { // it can be played: on the table it is told too
            QVERIFY2(bar->isFault() && bar->text().contains(saved) && bar->text().contains(QStringLiteral("Purse one")),
                qPrintable(bar->text()));
            QVERIFY(program.part<QPushButton>("noticeUndo")->isVisible());
        }
        QVERIFY2(program.part<QLabel>("empty")->text().contains(saved), qPrintable(program.part<QLabel>("empty")->text()));
        QVERIFY(program.part<QLabel>("empty")->isVisible());
        QVERIFY(program.part<QPushButton>("openSaved")->isVisible());
        if (there == QLatin1String("older.db")) { // somebody sits at it already
            program.main->openCampaign(program.library->campaigns()->first().id);
            QCOMPARE(program.coins(), 5);
            QVERIFY(bar->isFault() && program.part<QPushButton>("noticeUndo")->isVisible());
            program.part<QPushButton>("noticeUndo")->click();
            QVERIFY(program.main->sitting());
        } else {
            program.part<QPushButton>("openSaved")->click();
            program.main->openCampaign(program.library->campaigns()->first().id);
        }
        QVERIFY2(!program.library->isReadOnly() && !bar->isFault(), qPrintable(bar->text()));
        QCOMPARE(program.coins(), 4);
        program.main->sitting()->proposeDraft({QStringLiteral("spend"), {{QStringLiteral("coins"), 1}}});
    }
    // Everything of it stands here by now.
    Program program(m_folder->path());
    QVERIFY(program.library->savedShelf().isEmpty());
    QVERIFY2(!program.part<kit::NoticeBar>("notice")->isFault(), qPrintable(program.part<kit::NoticeBar>("notice")->text()));
    QVERIFY(!program.part<QPushButton>("openSaved")->isVisible());
}

void TestWindow::itIsToldBeforeTheWindowCloses()
{
    Program program(m_folder->path());
    begin(program);
    QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("shelf.db"))));
    QVERIFY(!program.main->close());
    QVERIFY(program.part<kit::NoticeBar>("notice")->text().contains(QStringLiteral("shelf-saved-")));
    QVERIFY(program.main->close());
}

// Wherever the keyboard is while a roll waits; a field that takes letters keeps them, and what shows no face stays what it is.
void TestWindow::aRollThatWaitsTakesWhatIsTyped()
{
    Program program(m_folder->path());
    begin(program);
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    kit::Sitting& sitting = *program.main->sitting();
    const auto press = [&](auto key) { QTest::keyClick(program.main->windowHandle(), key); };
    sitting.realDice = true;
    sitting.proposeDraft({QStringLiteral("earn"), {}});
    auto* first = program.part<QLineEdit>("die0");
    QVERIFY(first && first->isVisible());
    program.part<QWidget>("search")->setFocus();
    press('5');
    QCOMPARE(program.part<QLineEdit>("search")->text(), QStringLiteral("5"));
    QVERIFY(first->text().isEmpty());
    program.part<QLineEdit>("search")->clear();
    program.part<QWidget>("offers")->setFocus();
    press('9'); // no such face: it stands there to be refused in words, and counts for nothing
    QCOMPARE(first->text(), QStringLiteral("9"));
    const qint64 untouched = sitting.table().last();
    press(Qt::Key_Return);
    QCOMPARE(sitting.table().last(), untouched);
    press(Qt::Key_Backspace);
    QVERIFY(first->text().isEmpty());
    press('5');
    QCOMPARE(first->text(), QStringLiteral("5"));
    program.part<QWidget>("offers")->setFocus(); // somebody looks at something between
    const qint64 before = sitting.table().last();
    press('2');
    press(Qt::Key_Return);
    QCOMPARE(sitting.table().last(), before + 1);
    QCOMPARE(sitting.entries(before + 1, before + 1)->first().action.value(QLatin1String(engine::rolledField)).toArray(),
        (QJsonArray{5, 2}));
}

// What the hand threw is never taken for the program's, nor the other way about.
void TestWindow::whoThrewTheDiceIsKept()
{
    Program program(m_folder->path());
    begin(program);
    kit::Sitting& sitting = *program.main->sitting();
    sitting.realDice = true;
    sitting.proposeDraft({QStringLiteral("earn"), {}});
    QVERIFY(program.part<QLineEdit>("die0")->isVisible());
    QTest::keyClicks(program.part<QLineEdit>("die0"), QStringLiteral("5"));
    QTest::keyClicks(program.part<QLineEdit>("die1"), QStringLiteral("2"));
    QTest::mouseClick(program.part<QPushButton>("enterDice"), Qt::LeftButton);
    sitting.proposeDraft({QStringLiteral("earn"), {}});
    QTest::mouseClick(program.part<QPushButton>("rollForMe"), Qt::LeftButton);
    sitting.realDice = false;
    sitting.proposeDraft({QStringLiteral("earn"), {}});
    const auto entries = sitting.entries(2, 4);
    QVERIFY(entries);
    QCOMPARE(entries->size(), 3);
    QStringList thrown;
    for (const engine::Entry& entry : *entries) {
        const QJsonArray faces = entry.action.value(QLatin1String(engine::rolledField)).toArray();
        thrown += QStringLiteral("%1 %2 %3")
                      .arg(entry.action.value(QLatin1String(engine::diceByField)).toString())
                      .arg(faces[0].toInt())
                      .arg(faces[1].toInt());
    }
    QCOMPARE(thrown, (QStringList{QStringLiteral("table 5 2"), QStringLiteral("program 4 3"), QStringLiteral("program 4 3")}));
}

void TestWindow::keysCanBeChanged()
{
    {
        Program program(m_folder->path());
        window::applyKeys(program.main->actions(), program.settings);
        QAction* undo = program.main->findChild<QAction*>(QStringLiteral("undo"));
        QVERIFY(undo);
        program.settings.setValue(QStringLiteral("keys/undo"), QStringLiteral("Ctrl+U"));
        window::applyKeys(program.main->actions(), program.settings);
        QCOMPARE(undo->shortcut(), QKeySequence(QStringLiteral("Ctrl+U")));
        program.settings.remove(QStringLiteral("keys"));
        window::applyKeys(program.main->actions(), program.settings);
        QCOMPARE(undo->shortcut(), QKeySequence(QStringLiteral("Ctrl+Z")));

        program.main->showPage(QStringLiteral("preferences"));
        auto* keys = program.part<QTableWidget>("keys");
        for (const int wide : {keys->width(), 260, keys->width()}) { // an action without room for its line has another one
            keys->setFixedWidth(wide);
            for (int i = 0; i < 4; ++i)
                QCoreApplication::processEvents();
            for (int row = 0; row < keys->rowCount(); ++row) {
                const int inside = keys->columnWidth(0) - 2 * (keys->style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1);
                const QRect words = keys->fontMetrics().boundingRect(
                    QRect(0, 0, std::max(1, inside), 999), Qt::TextWordWrap, keys->item(row, 0)->text());
                QVERIFY2(keys->rowHeight(row) >= words.height(),
                    qPrintable(QStringLiteral("%1: %2 of %3 in %4")
                                   .arg(keys->item(row, 0)->text())
                                   .arg(keys->rowHeight(row))
                                   .arg(words.height())
                                   .arg(inside)));
            }
        }
        const auto assign = [&](const QString& key) {
            keys->selectRow(keys->row(keys->findItems(undo->text(), Qt::MatchExactly).first()));
            program.part<QKeySequenceEdit>("key")->setKeySequence(QKeySequence(key));
            QTest::mouseClick(program.part<QPushButton>("setKey"), Qt::LeftButton);
        };
        assign(QStringLiteral("Ctrl+K")); // belongs to the search
        QVERIFY(program.part<QLabel>("conflict")->text().contains(QStringLiteral("Search")));
        QCOMPARE(undo->shortcut(), QKeySequence(QStringLiteral("Ctrl+Z")));
        assign(QStringLiteral("Ctrl+U"));
        QCOMPARE(undo->shortcut(), QKeySequence(QStringLiteral("Ctrl+U")));
    }
    Program program(m_folder->path()); // at the next start
    window::applyKeys(program.main->actions(), program.settings);
    QCOMPARE(program.main->findChild<QAction*>(QStringLiteral("undo"))->shortcut(), QKeySequence(QStringLiteral("Ctrl+U")));
}

// Tab goes round a window in which a page scrolls: nothing has the keyboard out of sight, wherever it came from.
void TestWindow::whereTheKeyboardIsCanBeSeen()
{
    Program program(m_folder->path());
    begin(program);
    program.main->resize(1280, 720);
    program.main->showPage(QStringLiteral("preferences"));
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    const auto isSeen = [](const QWidget* one) {
        QRect part = one->rect();
        for (; !one->isWindow(); one = one->parentWidget())
            part = part.translated(one->pos()) & one->parentWidget()->rect();
        return !part.isEmpty();
    };
    for (const bool goesBack : {false, true}) {
        QSet<const QWidget*> seen;
        for (int press = 0; press < 120; ++press) {
            QTest::keyClick(program.main->focusWidget() ? program.main->focusWidget() : program.main.get(),
                goesBack ? Qt::Key_Backtab : Qt::Key_Tab, goesBack ? Qt::ShiftModifier : Qt::NoModifier);
            const QWidget* now = program.main->focusWidget();
            QVERIFY(now);
            seen += now;
            QVERIFY2(isSeen(now), qPrintable(now->objectName() + QLatin1Char(' ') + now->accessibleName()));
        }
        QVERIFY(seen.size() > 20);
    }
}

// What a person can reach has a name, and no two shortcuts are the same.
void TestWindow::everyControlIsNamed()
{
    Program program(m_folder->path());
    begin(program);
    for (const QString& page : {QStringLiteral("shelf"), QStringLiteral("table"), QStringLiteral("preferences")}) {
        program.main->showPage(page);
        for (const QWidget* widget : program.main->findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()
                || widget->objectName().startsWith(QLatin1String("qt_")))
                continue;
            if (qobject_cast<const QComboBox*>(widget->parentWidget())
                || qobject_cast<const QAbstractSpinBox*>(widget->parentWidget()) || widget->inherits("QKeySequenceEdit")
                || widget->parentWidget()->inherits("QKeySequenceEdit"))
                continue;
            QString name = widget->accessibleName();
            if (name.isEmpty())
                name = widget->property("text").toString();
            for (const QLabel* label : program.main->findChildren<QLabel*>())
                if (label->buddy() == widget)
                    name = label->text();
            QVERIFY2(!name.isEmpty(),
                qPrintable(page + QLatin1Char(' ') + QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ')
                    + widget->objectName()));
        }
    }
    QStringList keys;
    for (const QAction* action : program.main->actions())
        for (const QKeySequence& key : action->shortcuts())
            keys += key.toString();
    QVERIFY(keys.size() > 5);
    QStringList once = keys;
    once.removeDuplicates();
    QCOMPARE(once, keys);
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"

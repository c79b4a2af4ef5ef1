// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does with a table of any game: reminders, values that are set or only looked at, the seed of its dice, the
// table told in a paragraph.
#include "window/main_window.h"

#include "dice/source.h"
#include "engine/path.h"
#include "engine/table_actions.h"
#include "games/catalogue.h"
#include "kit/drawn/able.h"
#include "kit/forms/form.h"
#include "kit/lists/notice_bar.h"
#include "shelf/marks.h"
#include "window/reminder.h"
#include "window/search/rules_page.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QCursor>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

class TestActs : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everyMomentOfEveryGameCanBeNoted_data();
    void everyMomentOfEveryGameCanBeNoted();
    void aStarMarksWhatTheTablesReadingDecided();
    void whatIsMissingIsSaid();
    void aMomentThatNeverComesIsSaid_data();
    void aMomentThatNeverComesIsSaid();
    void aPressSetsNoValueWhereOnlyLookedAt();
    void theSeedIsWrittenWhenTheSittingEnds();
    void theTableIsToldInAParagraph();
    void theRuleBehindWhatHasTheKeyboardOpens();
    void aGreyButtonSaysWhyToTheKeyOfHelp();
    void whatTheProgramIsAndNeverDoesIsSaid();

private:
    void begin(const QString& game, const char* evening = "", int lines = 0);
    kit::Sitting& sitting() const { return *main->sitting(); }
    QJsonObject state() const { return sitting().game().stateToJson(sitting().state()); }
    QString bar() const { return main->findChild<kit::NoticeBar*>()->text(); }
    QAction* action(const char* name) const { return main->findChild<QAction*>(QLatin1String(name)); }
    // Says it in the dialog and presses its button; what the dialog objects to, or nothing.
    QString noted(const QString& words, int moment, const QJsonObject& more = {});

    std::unique_ptr<QTemporaryDir> folder;
    dice::Source chance{17};
    std::unique_ptr<QSettings> settings;
    std::unique_ptr<window::Library> library;
    std::unique_ptr<window::MainWindow> main;
};

void TestActs::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support (propagateSizeHints|raise))")));
    main.reset();
    library.reset();
    folder = std::make_unique<QTemporaryDir>();
    chance = dice::Source(17);
    settings = std::make_unique<QSettings>(folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    library = std::make_unique<window::Library>(
        folder->filePath(QStringLiteral("shelf.db")), games::catalogue(), window::Library::Desks(),
        [] { return QDateTime::fromString(QStringLiteral("2026-03-14T18:30:00Z"), Qt::ISODate); }, chance);
    QVERIFY(library->openShelf().isEmpty());
    main = std::make_unique<window::MainWindow>(*library, *settings);
    main->addTable({});
    main->show();
}

// The first lines of a recorded evening, to where it is played.
void TestActs::begin(const QString& game, const char* evening, int lines)
{
    auto begun =
        library->begin(library->freeName(QStringLiteral("Evening")), *library->game(game), {}, {QStringLiteral("training")});
    QVERIFY2(begun, begun ? "" : qPrintable(begun.faults().first().text()));
    main->take(std::move(*begun));
    QFile file(QStringLiteral(MR_GAMES "/%1/evenings/%2.jsonl").arg(game, QLatin1String(evening)));
    QVERIFY(lines == 0 || file.open(QIODevice::ReadOnly));
    for (int line = 1; line <= lines; ++line) {
        QJsonObject fields = QJsonDocument::fromJson(file.readLine()).object();
        const QString verb = fields.take(QLatin1String("do")).toString();
        sitting().proposeDraft({verb, fields}); // some lines are there to be refused
    }
    QVERIFY(sitting().table().last() >= lines);
}

QString TestActs::noted(const QString& words, int moment, const QJsonObject& more)
{
    window::Reminder dialog(sitting(), main.get());
    dialog.show();
    const auto& editors = dialog.findChild<kit::Form*>()->editors();
    if (!words.isEmpty())
        editors[0].second->setValue(words);
    editors[1].second->findChild<QComboBox*>()->setCurrentIndex(moment);
    for (const auto& [name, editor] : editors)
        if (more.contains(name))
            editor->setValue(more.value(name));
    auto* note = dialog.findChild<QPushButton*>(QStringLiteral("noteIt"));
    QTest::mouseClick(note, Qt::LeftButton);
    const QString problem = dialog.isVisible() ? dialog.findChild<QLabel*>(QStringLiteral("problem"))->text() : QString();
    if (dialog.isVisible()) // what is only a warning is noted by another press
        QTest::mouseClick(note, Qt::LeftButton);
    return problem;
}

void TestActs::everyMomentOfEveryGameCanBeNoted_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("least"); // moments
    QTest::newRow("HS") << QStringLiteral("hired-swords") << 11;
    QTest::newRow("JA") << QStringLiteral("jagged-alliance") << 8;
    QTest::newRow("ME") << QStringLiteral("mercenarium") << 3;
    QTest::newRow("SW") << QStringLiteral("sellsword") << 4;
    QTest::newRow("S&S") << QStringLiteral("swords-and-souls") << 7;
}

void TestActs::everyMomentOfEveryGameCanBeNoted()
{
    QFETCH(QString, game);
    QFETCH(int, least);
    if (game == QLatin1String("mercenarium"))
        begin(game, "iva-and-pia", 8);
    else
        begin(game);
    QVERIFY(action("remind")->isEnabled());
    const auto count = [&] { return state().value(QLatin1String("noted")).toArray().size(); };
    int moments = 0;
    {
        window::Reminder dialog(sitting(), main.get());
        moments = dialog.findChild<kit::Form*>()->editors()[1].second->findChild<QComboBox*>()->count() - 1;
    }
    QVERIFY(moments >= least);
    for (int moment = 1; moment <= moments; ++moment) {
        const QString words = QStringLiteral("Light the lamp %1").arg(moment);
        noted(words, moment);
        QCOMPARE(count(), moment);
        QVERIFY2(bar().contains(words), qPrintable(bar()));
    }
    // All of them are listed, and struck out where they stand.
    window::Reminder dialog(sitting(), main.get());
    dialog.show();
    auto* list = dialog.findChild<QListWidget*>(QStringLiteral("notedReminders"));
    QCOMPARE(list->count(), moments);
    QVERIFY2(list->item(1)->text().endsWith(QStringLiteral(": Light the lamp 2")), qPrintable(list->item(1)->text()));
    list->setCurrentRow(1);
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("strikeOut")), Qt::LeftButton);
    QCOMPARE(count(), moments - 1);
    QCOMPARE(list->count(), moments - 1);
    QVERIFY(list->item(1)->text().endsWith(QStringLiteral("lamp 3")));
}

// Beside what was done stands what came of it; a star where it would have been another by the usual reading.
void TestActs::aStarMarksWhatTheTablesReadingDecided()
{
    begin(QStringLiteral("hired-swords"));
    const QJsonObject given = QJsonDocument::fromJson(R"({"step": "battle", "contract": {"card": "job", "m": 2},
        "career_cards": [{"id": "job"}], "mercenaries": [{"id": "d", "healthy": "0/2/1/1", "weary": "1/0/1/1"},
            {"id": "nizar", "healthy": "3/0/2/1", "weary": "2/0/1/1", "assists": ["melee"]}],
        "opposition_cards": [{"id": "x", "ranks": "2/0/1/0"}], "battle": {"round": 1, "phase": 5,
            "crew": [{"id": "d", "at": "NE"}, {"id": "nizar", "at": "NW"}],
            "opposition": [{"id": "x", "zone": "N", "face_up": true}]}})")
                                  .object();
    const auto acted = [&](const char* reading) {
        sitting().propose(engine::SetUp{given});
        sitting().propose(engine::ChangeSetting{QStringLiteral("assist_substitute"), QLatin1String(reading)});
        sitting().proposeDraft({QStringLiteral("opposition-act"),
            {{QStringLiteral("card"), QStringLiteral("x")}, {QStringLiteral("target"), QStringLiteral("d")},
                {QStringLiteral("assists"), QJsonArray{QStringLiteral("nizar")}}}});
        return bar();
    };
    const QString never = acted("never");
    QVERIFY2(
        never.contains(QStringLiteral(" *")) && never.contains(QStringLiteral("* by this table's reading of: Assist substitute")),
        qPrintable(never));
    const QString usual = acted("choice");
    QVERIFY2(!usual.contains(QLatin1Char('*')), qPrintable(usual));
}

void TestActs::whatIsMissingIsSaid()
{
    begin(QStringLiteral("hired-swords"));
    QVERIFY(noted(QStringLiteral("Light the lamp"), 0).contains(QStringLiteral("when it shall come up")));
    QVERIFY(noted(QString(), 3).contains(QStringLiteral("nothing to be reminded of")));
    QVERIFY(state().value(QLatin1String("noted")).toArray().isEmpty());
    action("undo")->trigger();
    QVERIFY(state().value(QLatin1String("noted")).toArray().isEmpty());
}

void TestActs::aMomentThatNeverComesIsSaid_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("problem");
    QTest::newRow("JA") << QStringLiteral("jagged-alliance") << QStringLiteral("level") << QJsonValue(30)
                        << QStringLiteral("never comes");
    QTest::newRow("S&S") << QStringLiteral("swords-and-souls") << QStringLiteral("when") << QJsonValue(QStringLiteral("seats"))
                         << QStringLiteral("is over");
}

// It is said, and noted all the same by another press.
void TestActs::aMomentThatNeverComesIsSaid()
{
    QFETCH(QString, game);
    QFETCH(QString, field);
    QFETCH(QJsonValue, value);
    QFETCH(QString, problem);
    if (game == QLatin1String("swords-and-souls"))
        begin(game, "three-heroes", 9);
    else
        begin(game);
    const QString said = noted(QStringLiteral("Light the lamp"), 7, {{field, value}});
    QVERIFY2(said.contains(problem), qPrintable(said));
    QCOMPARE(state().value(QLatin1String("noted")).toArray().size(), 1);
}

void TestActs::aPressSetsNoValueWhereOnlyLookedAt()
{
    begin(QStringLiteral("hired-swords"));
    auto* view = main->findChild<kit::TableView*>();
    const auto press = [&](int wealth) { emit view->intent(engine::Correct{QStringLiteral("wealth"), wealth, {}}); };
    QVERIFY(action("edit")->isChecked());
    press(7);
    QCOMPARE(state().value(QLatin1String("wealth")).toInt(), 7);
    auto* button = main->findChild<QToolButton*>(QStringLiteral("nowDockedit"));
    QVERIFY(button && !button->accessibleName().isEmpty());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!action("edit")->isChecked());
    press(12);
    QCOMPARE(state().value(QLatin1String("wealth")).toInt(), 7);
    QVERIFY2(bar().contains(QStringLiteral("Ctrl+E")), qPrintable(bar()));
    const QString id = library->idOf(sitting());
    begin(QStringLiteral("mercenarium")); // each campaign has its own way
    QVERIFY(action("edit")->isChecked());
    main->openCampaign(id);
    QVERIFY(!action("edit")->isChecked());
    action("edit")->trigger();
    view = main->findChild<kit::TableView*>();
    press(12);
    QCOMPARE(state().value(QLatin1String("wealth")).toInt(), 12);
}

// Until then it would tell what comes; afterwards it throws the same again.
void TestActs::theSeedIsWrittenWhenTheSittingEnds()
{
    begin(QStringLiteral("hired-swords"));
    const QString id = library->idOf(sitting());
    const auto seeds = [&] { return shelf::seedsOf(*library->shelf()->pins(), id); };
    main->closeCampaign();
    QVERIFY(seeds().isEmpty()); // nothing was thrown
    main->openCampaign(id);
    sitting().realDice = false;
    const quint64 seed = chance.seed();
    const QJsonObject gold{{QStringLiteral("kind"), QStringLiteral("gold")}, {QStringLiteral("amount"), QStringLiteral("D6")}};
    sitting().proposeDraft({QStringLiteral("effect"), {{QStringLiteral("effect"), gold}}});
    const auto thrown = sitting().campaign()->table().thrown();
    QVERIFY(thrown);
    QCOMPARE(thrown->size(), 1);
    QVERIFY(seeds().isEmpty());
    main->closeCampaign();
    QCOMPARE(seeds().size(), 1);
    QCOMPARE(seeds().first().text.toULongLong(), seed);
    QCOMPARE(dice::Source(seed).face(6), thrown->first().face);
    QVERIFY(chance.seed() != seed); // what is thrown next is nobody's to know
}

void TestActs::theTableIsToldInAParagraph()
{
    begin(QStringLiteral("hired-swords"));
    action("spoken")->trigger();
    QVERIFY2(bar().startsWith(QStringLiteral("Evening: ")) && bar().contains(QStringLiteral("gold")), qPrintable(bar()));
    QVERIFY(!bar().contains(QStringLiteral(" · ")));
}

// F1 opens the rule behind whatever has the keyboard, and what is chosen of the list otherwise.
void TestActs::theRuleBehindWhatHasTheKeyboardOpens()
{
    begin(QStringLiteral("hired-swords"));
    main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(main.get()));
    auto* rules = new window::RulesPage(*library);
    main->addPage(QStringLiteral("rules"), QStringLiteral("Rules"), QStringLiteral("§"), {}, [rules] { return rules; });
    const engine::Game& game = sitting().game();
    QLineEdit figure(main->centralWidget());
    figure.show();
    figure.setProperty("rule", 41);
    figure.setFocus();
    action("help")->trigger();
    QCOMPARE(main->currentPage(), QStringLiteral("rules"));
    const QString title = library->book(game.id())->telling(QLatin1String(game.book()[41].id))->title;
    const QString shown = rules->findChild<QTextBrowser*>(QStringLiteral("entry"))->toPlainText();
    QVERIFY2(shown.startsWith(title), qPrintable(shown.left(60)));
}

void TestActs::aGreyButtonSaysWhyToTheKeyOfHelp()
{
    begin(QStringLiteral("hired-swords"));
    main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(main.get()));
    const auto isTold = [this](const QWidget& grey, const char* why) {
        QCursor::setPos(grey.mapToGlobal(grey.rect().center()));
        QCOMPARE(QApplication::widgetAt(QCursor::pos()), &grey);
        action("help")->trigger();
        QCOMPARE(bar(), QLatin1String(why));
    };
    isTold(*main->findChild<QPushButton*>(QStringLiteral("redo")), "Nothing was taken back here");
    QPushButton grey(QStringLiteral("Grey"), main->centralWidget());
    grey.setGeometry(200, 200, 80, 30);
    kit::setAble(&grey, false, QStringLiteral("It is not due <yet>"));
    grey.show();
    grey.raise();
    isTold(grey, "It is not due <yet>");
}

void TestActs::whatTheProgramIsAndNeverDoesIsSaid()
{
    action("about")->trigger();
    auto* box = main->findChild<QMessageBox*>(QStringLiteral("aboutBox"));
    QVERIFY(box && box->isVisible());
    QVERIFY2(box->text().contains(QStringLiteral("no account")) && box->text().contains(QStringLiteral("General Public")),
        qPrintable(box->text()));
    QTest::keyClick(box, Qt::Key_Escape);
    QTRY_VERIFY(!main->findChild<QMessageBox*>(QStringLiteral("aboutBox")));
}

QTEST_MAIN(TestActs)
#include "tst_acts.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does with a table of any game: reminders, values that are set or only looked at, the seed of its dice, the
// table told in a paragraph.
#include "window/main_window.h"

#include "dice/source.h"
#include "engine/path.h"
#include "engine/table_actions.h"
#include "games/catalogue.h"
#include "kit/forms/form.h"
#include "kit/lists/notice_bar.h"
#include "shelf/marks.h"
#include "window/reminder.h"

#include <QAction>
#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

class TestActs : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everyMomentOfEveryGameCanBeNoted_data();
    void everyMomentOfEveryGameCanBeNoted();
    void whatIsMissingIsSaid();
    void aMomentThatNeverComesIsSaid_data();
    void aMomentThatNeverComesIsSaid();
    void aPressSetsNoValueWhereOnlyLookedAt();
    void theSeedIsWrittenWhenTheSittingEnds();
    void theTableIsToldInAParagraph();

private:
    void begin(const QString& game);
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

void TestActs::begin(const QString& game)
{
    auto begun = library->begin(QStringLiteral("Evening"), *library->game(game), {}, {QStringLiteral("training")});
    QVERIFY2(begun, begun ? "" : qPrintable(begun.faults().first().text()));
    main->take(std::move(*begun));
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
    QTest::addColumn<int>("moments");
    QTest::newRow("HS") << QStringLiteral("hired-swords") << 11;
    QTest::newRow("JA") << QStringLiteral("jagged-alliance") << 8;
    QTest::newRow("ME") << QStringLiteral("mercenarium") << 3;
    QTest::newRow("SW") << QStringLiteral("sellsword") << 4;
    QTest::newRow("S&S") << QStringLiteral("swords-and-souls") << 7;
}

void TestActs::everyMomentOfEveryGameCanBeNoted()
{
    QFETCH(QString, game);
    QFETCH(int, moments);
    begin(game);
    QVERIFY(action("remind")->isEnabled());
    {
        window::Reminder dialog(sitting(), main.get());
        QCOMPARE(dialog.findChild<kit::Form*>()->editors()[1].second->findChild<QComboBox*>()->count(), moments + 1);
    }
    for (int moment = 1; moment <= moments; ++moment) {
        const QString words = QStringLiteral("Light the lamp %1").arg(moment);
        noted(words, moment);
        QCOMPARE(state().value(QLatin1String("noted")).toArray().size(), moment);
        QVERIFY2(bar().contains(words), qPrintable(bar()));
    }
    const auto isStrikingOut = [](const engine::Offer& offer) {
        return offer.action.verb() == QLatin1String("drop-effect") && offer.verdict.isAllowed();
    };
    QVERIFY(std::ranges::count_if(sitting().offers(), isStrikingOut) >= 1);
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
    begin(game);
    sitting().propose(engine::Correct{QStringLiteral("step"), QStringLiteral("play"), {}}); // of the turns; elsewhere nothing
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

QTEST_MAIN(TestActs)
#include "tst_acts.moc"

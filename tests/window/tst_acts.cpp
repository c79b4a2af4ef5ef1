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
#include "kit/drawn/board.h"
#include "kit/forms/form.h"
#include "kit/lists/hands_list.h"
#include "kit/lists/notice_bar.h"
#include "kit/lists/now_panel.h"
#include "kit/lists/stages.h"
#include "kit/lists/verdict_model.h"
#include "kit/rule_behind.h"
#include "shelf/marks.h"
#include "support/german.h"
#include "window/reminder.h"
#include "window/table_page.h"
#include "window/search/rules_page.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QCursor>
#include <QDialog>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScrollArea>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <QWheelEvent>

class TestActs : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everyMomentOfEveryGameCanBeNoted_data();
    void everyMomentOfEveryGameCanBeNoted();
    void aStarMarksWhatTheTablesReadingDecided();
    void whatIsMissingIsSaid();
    void theAnswerHasItsRoom();
    void aMomentThatNeverComesIsSaid_data();
    void aMomentThatNeverComesIsSaid();
    void aPressSetsNoValueWhereOnlyLookedAt();
    void theSeedIsWrittenWhenTheSittingEnds();
    void aTableLiesAsItWasLeft();
    void theTableIsToldInAParagraph();
    void whatHandsDoIsToldInTheLanguageOfNow();
    void theRuleBehindWhatHasTheKeyboardOpens();
    void theRuleBehindWhatIsPointedAtOpens();
    void anActOpensOneRuleWhereverItIsPressed();
    void greyButtonsSayWhyByKeys();
    void whatIsPinnedStandsWithWhatCame();
    void theRuleBehindARefusalOpens();
    void aGreyButtonSaysWhyToTheKeyOfHelp();
    void theWheelChangesNothingOnItsWay();
    void whatTheProgramIsAndNeverDoesIsSaid();

private:
    // The heading of the rule that the key of help opens here.
    QString helped();
    QString titleOf(int rule) const
    {
        const engine::Game& game = sitting().game();
        return library->book(game.id())->telling(QLatin1String(game.book()[std::size_t(rule)].id))->title;
    }
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
        // Told in words, not as the moment is called in a file.
        static const QRegularExpression bare(QStringLiteral("Noted for (?!now)[a-z-]+:"));
        QVERIFY2(!bare.match(bar()).hasMatch(), qPrintable(bar()));
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
    QVERIFY2(never.contains(QStringLiteral(" *"))
            && never.contains(QStringLiteral("* by this table's reading of: an assist in the skill that the defender lacks")),
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

// However little room there is: what is answered lies over no field, says what to do, and an open field says that it is open.
void TestActs::theAnswerHasItsRoom()
{
    begin(QStringLiteral("swords-and-souls"), "three-heroes", 9);
    window::Reminder dialog(sitting(), main.get());
    dialog.show();
    dialog.resize(dialog.minimumSizeHint());
    for (const auto& [name, editor] : dialog.findChild<kit::Form*>()->editors()) {
        if (name == QLatin1String("text"))
            editor->setValue(QStringLiteral("Light the lamp"));
        if (name == QLatin1String("when"))
            editor->setValue(QStringLiteral("heroes"));
        if (name == QLatin1String("of"))
            QCOMPARE(editor->findChild<QLineEdit*>()->placeholderText(), QStringLiteral("not entered"));
    }
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("noteIt")), Qt::LeftButton);
    QCoreApplication::processEvents();
    const auto* answer = dialog.findChild<QLabel*>(QStringLiteral("problem"));
    QVERIFY2(answer->isVisible() && answer->text().contains(QStringLiteral("another press")), qPrintable(answer->text()));
    QVERIFY(answer->height() >= answer->heightForWidth(answer->width()));
    QVERIFY(!answer->geometry().intersects(dialog.findChild<QScrollArea*>()->geometry()));
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

// Whatever later rules would make of the entries that led there.
void TestActs::aTableLiesAsItWasLeft()
{
    begin(QStringLiteral("hired-swords"));
    const QString id = library->idOf(sitting());
    const QJsonObject gold{{QStringLiteral("kind"), QStringLiteral("gold")}, {QStringLiteral("amount"), QStringLiteral("2")}};
    sitting().proposeDraft({QStringLiteral("effect"), {{QStringLiteral("effect"), gold}}});
    const QJsonObject left = state();
    const qint64 node = sitting().table().node();
    QVERIFY(!(*library->shelf()->journal(id))->snapshotAtOrBefore(node)->has_value());
    main->closeCampaign();
    const auto kept = (*library->shelf()->journal(id))->snapshotAtOrBefore(node);
    QVERIFY(kept && kept->has_value());
    QCOMPARE((*kept)->node, node);
    QCOMPARE((*kept)->state, left);
    main->openCampaign(id);
    QCOMPARE(state(), left);
}

void TestActs::theTableIsToldInAParagraph()
{
    begin(QStringLiteral("hired-swords"));
    action("spoken")->trigger();
    auto* box = main->findChild<QDialog*>(QStringLiteral("spoken"));
    QVERIFY(box && box->isVisible());
    auto* text = box->findChild<QPlainTextEdit*>(QStringLiteral("spokenText"));
    QVERIFY(text && text->isReadOnly());
    const QString said = text->toPlainText();
    QVERIFY2(said.startsWith(QStringLiteral("Evening: ")) && said.contains(QStringLiteral("gold")), qPrintable(said));
    QVERIFY(!said.contains(QStringLiteral(" · ")) && !said.contains(QChar(0x2026)));
    QCOMPARE(box->accessibleDescription(), said);
    QTRY_VERIFY(text->hasFocus());
    QTest::keyClick(text, Qt::Key_Escape);
    QTRY_VERIFY(!main->findChild<QDialog*>(QStringLiteral("spoken")));
}

// What the hands are still to do is told in the language that the window has now.
void TestActs::whatHandsDoIsToldInTheLanguageOfNow()
{
    begin(QStringLiteral("hired-swords"));
    const QString id = library->idOf(sitting());
    const QJsonObject gold{{QStringLiteral("kind"), QStringLiteral("gold")}, {QStringLiteral("amount"), QStringLiteral("2")}};
    sitting().proposeDraft({QStringLiteral("effect"), {{QStringLiteral("effect"), gold}}});
    auto* hands = main->findChild<kit::HandsList*>();
    const QStringList english = hands->open();
    QCOMPARE(english.size(), 1);
    main->closeCampaign();
    const QLocale before;
    const auto back = qScopeGuard([&] { QLocale::setDefault(before); });
    const support::German german(true);
    if (german.isAbsent)
        QSKIP(support::German::why);
    QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
    main->openCampaign(id);
    const QStringList now = hands->open();
    QCOMPARE(now.size(), 1);
    QVERIFY2(now != english, qPrintable(now.first()));
    auto* list = hands->findChild<QListWidget*>(QStringLiteral("hands"));
    QVERIFY2(list->item(0)->text().startsWith(QStringLiteral("Effekt")), qPrintable(list->item(0)->text())); // what made it
    sitting().undo(); // it is still known how much was made
    QVERIFY(hands->isEmpty());
}

// F1 opens the rule behind whatever has the keyboard, and what is chosen of the list otherwise.
void TestActs::theRuleBehindWhatHasTheKeyboardOpens()
{
    begin(QStringLiteral("hired-swords"));
    main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(main.get()));
    QLineEdit figure(main->centralWidget());
    figure.show();
    figure.setProperty("rule", 41);
    figure.setFocus();
    QCOMPARE(helped(), titleOf(41));
}

QString TestActs::helped()
{
    if (!main->findChild<window::RulesPage*>())
        main->addPage(QStringLiteral("rules"), QStringLiteral("Rules"), QStringLiteral("§"), {},
            [this] { return new window::RulesPage(*library); });
    action("help")->trigger();
    if (main->currentPage() != QLatin1String("rules"))
        return main->currentPage();
    const QString shown = main->findChild<QTextBrowser*>(QStringLiteral("entry"))->toPlainText();
    main->showPage(QStringLiteral("table"));
    return shown.section(QLatin1Char('\n'), 0, 0);
}

// What goes on to a stage tells of it in the list and on any button; without one, of what is said of few acts.
void TestActs::anActOpensOneRuleWhereverItIsPressed()
{
    begin(QStringLiteral("hired-swords"));
    main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(main.get()));
    auto* now = main->findChild<kit::NowPanel*>();
    const QList<engine::Offer> offers = sitting().offers();
    const auto allowed = std::ranges::find_if(offers, [](const engine::Offer& one) { return one.verdict.isAllowed(); });
    QVERIFY(allowed != offers.end());
    QVERIFY(now->choose(allowed->action.verb()));
    const auto idOf = [&](int rule) { return QString(QLatin1String(sitting().game().book()[std::size_t(rule)].id)); };
    QCOMPARE(now->atomOf(allowed->action), now->currentAtom());
    QPushButton button(QStringLiteral("On the board"), main->centralWidget());
    button.setProperty("rule", 41); // of what it lies on
    kit::setActBehind(button, allowed->action);
    button.show();
    button.setFocus();
    const QString own = library->book(QStringLiteral("hired-swords"))->telling(now->currentAtom())->title;
    QCOMPARE(helped(), own);
    const engine::Reason rule{"A", engine::Weight::Explains, "", "", "", {22, -1}, ""};
    QList<kit::Stage> stages = kit::stagesOf({QStringLiteral("Play")}, 1);
    stages[0].action = allowed->action;
    stages[0].rule = &rule;
    QVERIFY(titleOf(22) != own);
    auto* bar = new kit::StageBar(main->findChild<window::TablePage*>());
    bar->present(stages, offers);
    QCOMPARE(now->currentAtom(bar), idOf(22));
    button.setFocus();
    QCOMPARE(helped(), titleOf(22));
    now->offers()->setFocus();
    QCOMPARE(helped(), titleOf(22));
    kit::setActBehind(button, {});
    button.setFocus();
    QCOMPARE(helped(), titleOf(41));
}

// The keyboard passes them over: a key lists them, and Return looks up the rule behind one.
void TestActs::greyButtonsSayWhyByKeys()
{
    begin(QStringLiteral("hired-swords"));
    QPushButton grey(QStringLiteral("&Learn a hymn…"), main->centralWidget());
    kit::setAble(&grey, false, QStringLiteral("Three offerings are needed."));
    grey.setProperty("rule", 41);
    grey.show();
    helped(); // makes the page of rules
    main->showPage(QStringLiteral("table"));
    action("grey")->trigger();
    auto* list = main->findChild<QListWidget*>(QStringLiteral("greyList"));
    QVERIFY(list);
    const QList<QListWidgetItem*> found =
        list->findItems(QStringLiteral("Learn a hymn…: Three offerings are needed."), Qt::MatchExactly);
    QCOMPARE(found.size(), 1);
    list->setCurrentItem(found.first());
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(main->currentPage(), QStringLiteral("rules"));
    QVERIFY(main->findChild<QTextBrowser*>(QStringLiteral("entry"))->toPlainText().startsWith(titleOf(41)));
    // Those beside what can be done say why as well, and what they are for once they can be pressed.
    const QString tip = action("remind")->toolTip();
    main->closeCampaign();
    QVERIFY(!action("remind")->isEnabled());
    QVERIFY(action("remind")->toolTip() != tip && !action("edit")->toolTip().isEmpty());
    QCOMPARE(action("remind")->toolTip(), action("edit")->toolTip());
}

void TestActs::whatIsPinnedStandsWithWhatCame()
{
    begin(QStringLiteral("hired-swords"));
    const rulebook::Entry* entry = library->book(QStringLiteral("hired-swords"))->telling(QStringLiteral("HS-040"));
    library->pin({entry->id, QStringLiteral("read it aloud"), rulebook::PinKind::HouseRule, {}, {}});
    QVERIFY(!bar().contains(QStringLiteral("◆")));
    sitting().proposeDraft({QStringLiteral("draw"), {}});
    QVERIFY2(bar().contains(QStringLiteral("◆ ")) && bar().contains(QStringLiteral("read it aloud")), qPrintable(bar()));
}

namespace {

// Two cards that lie on a cloth, one over a corner of the other.
class Cloth : public kit::Board {
public:
    using Board::Board;
    void lay() { relayout(); }

protected:
    void paint(QPainter&) override { }
    QList<kit::Cell> laidOut() const override
    {
        return {{QStringLiteral("zone:north"), {0, 0, 60, 60}, QStringLiteral("North"), {}},
            {QStringLiteral("crew:nizar"), {20, 20, 30, 30}, QStringLiteral("Nizar"), {}},
            {QStringLiteral("stone"), {0, 80, 30, 30}, QStringLiteral("A stone"), {}}};
    }
};

} // namespace

// Of a figure, a counter, a phase, a row of reasons: while somebody points, not that of what has the keyboard.
void TestActs::theRuleBehindWhatIsPointedAtOpens()
{
    begin(QStringLiteral("hired-swords"));
    main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(main.get()));
    const auto pointAt = [](const QWidget& part, const QPoint& at) { QCursor::setPos(part.mapToGlobal(at)); };
    QLineEdit field(main->centralWidget());
    field.setProperty("rule", 41);
    field.setGeometry(10, 10, 80, 30);
    field.show();
    field.raise();
    QPushButton counter(QStringLiteral("Wealth 7"), main->centralWidget()); // the keyboard comes to it as well
    counter.setProperty("rule", 22);
    counter.setGeometry(200, 200, 80, 30);
    counter.show();
    counter.raise();
    Cloth cloth(main->centralWidget());
    cloth.setGeometry(300, 200, 120, 120);
    const engine::Reason crew{"A", engine::Weight::Explains, "", "", "", {5, -1}, ""},
        zone{"B", engine::Weight::Explains, "", "", "", {7, -1}, ""};
    kit::setRulesBehind(cloth, {{QStringLiteral("crew:"), &crew}, {QStringLiteral("zone:"), &zone}});
    cloth.setProperty("rule", 9);
    cloth.lay();
    cloth.show();
    cloth.raise();

    field.setFocus();
    QCOMPARE(helped(), titleOf(41)); // the mouse rests somewhere
    field.setFocus();
    pointAt(counter, {40, 15});
    QCOMPARE(helped(), titleOf(22));
    field.setFocus();
    pointAt(counter, {30, 15});
    QTest::keyClick(&field, Qt::Key_A); // whoever types does not point
    QCOMPARE(helped(), titleOf(41));
    pointAt(cloth, {30, 30});
    QCOMPARE(helped(), titleOf(5)); // what lies above
    pointAt(cloth, {5, 5});
    QCOMPARE(helped(), titleOf(7));
    pointAt(cloth, {5, 90});
    QCOMPARE(helped(), titleOf(9)); // a cell that nothing is said of
    field.setFocus();
    pointAt(cloth, {100, 100}); // the cloth itself is nothing
    QCOMPARE(helped(), titleOf(41));

    // A reason in the list beside the table.
    auto* reasons = main->findChild<QListView*>(QStringLiteral("reasons"));
    const QModelIndex last = reasons->model()->index(0, 0);
    reasons->scrollTo(last);
    pointAt(*reasons->viewport(), reasons->visualRect(last).center());
    const QString atom = last.data(kit::VerdictModel::AtomRole).toString();
    QVERIFY(!atom.isEmpty());
    QCOMPARE(helped(), library->book(sitting().game().id())->telling(atom)->title);
}

// Until something else is done, reached or pointed at, help is about what was just refused.
void TestActs::theRuleBehindARefusalOpens()
{
    begin(QStringLiteral("hired-swords"));
    main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(main.get()));
    QLineEdit field(main->centralWidget());
    field.setProperty("rule", 41);
    field.setGeometry(10, 10, 80, 30);
    field.show();
    field.raise();
    field.setFocus();
    sitting().proposeDraft({QStringLiteral("accept"), {}});
    QVERIFY2(bar().startsWith(QStringLiteral("Refused")), qPrintable(bar()));
    const engine::Verdict verdict =
        sitting().table().judge(*sitting().game().action(sitting().state(), {QStringLiteral("accept"), {}})).submission.verdict;
    const int why = verdict.decisive()->reason->atoms[0];
    QVERIFY(titleOf(why) != titleOf(41));
    QCOMPARE(helped(), titleOf(why));
    field.setFocus();
    sitting().proposeDraft({QStringLiteral("accept"), {}});
    QTest::keyClick(&field, Qt::Key_A);
    QCOMPARE(helped(), titleOf(41));
    // The bar says it as long as it stands there.
    auto* notice = main->findChild<kit::NoticeBar*>();
    QCursor::setPos(notice->mapToGlobal(QPoint(20, notice->height() / 2)));
    QCOMPARE(helped(), titleOf(why));
    const QJsonObject gold{{QStringLiteral("kind"), QStringLiteral("gold")}, {QStringLiteral("amount"), QStringLiteral("2")}};
    sitting().proposeDraft({QStringLiteral("effect"), {{QStringLiteral("effect"), gold}}});
    field.setFocus();
    QCursor::setPos(notice->mapToGlobal(QPoint(21, notice->height() / 2)));
    QCOMPARE(helped(), titleOf(41));
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

void TestActs::theWheelChangesNothingOnItsWay()
{
    main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(main.get()));
    QComboBox choices(main->centralWidget());
    choices.addItems({QStringLiteral("red"), QStringLiteral("green")});
    choices.show();
    QSpinBox number(main->centralWidget());
    number.show();
    main->findChild<QLineEdit*>(QStringLiteral("search"))->setFocus();
    const auto turn = [](QWidget& box) {
        QWheelEvent event(
            {5, 5}, box.mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&box, &event);
        return event.isAccepted();
    };
    QVERIFY(!turn(choices));
    QCOMPARE(choices.currentIndex(), 0);
    turn(number);
    QCOMPARE(number.value(), 0);
    choices.setFocus(); // who means it
    turn(choices);
    QCOMPARE(choices.currentIndex(), 1);
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

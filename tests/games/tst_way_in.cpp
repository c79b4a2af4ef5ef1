// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The ways in of every game: to try it, and with an own box. None of them ends before a table on which nothing can be done.
#include "app/desks.h"
#include "cards/my_cards.h"
#include "cards/sections.h"
#include "games/catalogue.h"
#include "engine/path.h"
#include "engine/table_actions.h"
#include "kit/deciding.h"
#include "kit/entry/card_entry.h"
#include "kit/forms/ask_panel.h"
#include "kit/lists/notice_bar.h"
#include "kit/drawn/board.h"
#include "kit/target.h"
#include "kit/lists/now_panel.h"
#include "kit/lists/stage_bar.h"
#include "kit/rule_behind.h"
#include "support/measured_paper.h"
#include "window/cards/on_table.h"
#include "window/main_window.h"
#include "window/shelf/new_campaign.h"
#include "window/shelf/shelf_page.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace {

class Middle : public engine::Chance {
public:
    int face(int sides) override { return 1 + m_next++ % sides; }

private:
    int m_next = 0;
};

constexpr char goOnTitle[] = "Go on to the next decision";

enum Packs { UsualPacks, NoPacks, AllPacks }; // of those that the dialog lists

bool offersSomething(const kit::Sitting& sitting)
{
    return std::ranges::any_of(sitting.offers(), [](const engine::Offer& offer) { return offer.verdict.isAllowed(); });
}

// Somewhere on the table itself something can be typed, or a way to type it is open.
bool asksSomething(const window::MainWindow& main)
{
    const auto* table = main.findChild<kit::TableView*>();
    const auto isOpen = [](const QWidget* widget) { return widget->isVisible() && widget->isEnabled(); };
    return std::ranges::any_of(table->findChildren<QLineEdit*>(), isOpen)
        || std::ranges::any_of(table->findChildren<QPushButton*>(),
            [&](const QPushButton* button) { return isOpen(button) && button->text().endsWith(QStringLiteral("…")); });
}

} // namespace

class TestWayIn : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everyGameIsTriedByOnePress_data() { games(); }
    void everyGameIsTriedByOnePress();
    void thePictureOfATableCanBePlayed_data() { games(); }
    void thePictureOfATableCanBePlayed();
    void packsKeepWhatTheyLayOut_data() { games(); }
    void packsKeepWhatTheyLayOut();
    void everyGuideLeadsToItsEnd_data();
    void everyGuideLeadsToItsEnd();
    void goingOnIsOneStepForUndo_data() { games(); }
    void goingOnIsOneStepForUndo();
    void whatWasTriedGoesOnWithOwnCards_data() { games(); }
    void whatWasTriedGoesOnWithOwnCards();
    void everyAnswerLeadsToATable_data();
    void everyAnswerLeadsToATable();
    void theUpperPackCounts();
    void whatIsMissingIsSaid();
    void aScenarioHasAName();
    void aScenarioWithoutSectorsAsksForThem();
    void aScenarioThatWasLaidOutIsTheOwners();
    void theNextScenarioStandsFirst();
    void goingOnWithoutASpawnCardFreesNothing();
    void whatNobodyEnteredIsNotDrawn();
    void aDictatorIsChosenBeforeItIsTicked();
    void gearOfTheFirstScenarioIsTypedByName();
    void whereACardLiesIsNotPrinted();
    void aStepLeadsWhereNobodyEnteredBorders();
    void aNewEventIsEnteredAsItIsDrawn();
    void twoPlayersOfOneNameAreToldApart_data();
    void twoPlayersOfOneNameAreToldApart();
    void aWarbandWithoutUnitsIsNotFinished();
    void facesThatWereNotEnteredAreAskedFor();
    void whatAnActNeedsIsAskedForFirst_data();
    void whatAnActNeedsIsAskedForFirst();
    void aUnitThatWasTypedOnceIsAtHandNextTime();
    void whatWasAskedForTwiceIsThere();
    void aValueThatLooksLikeABlankIsTaken();
    void nobodyIsPlayedForByGoingOn();
    void whatIsTypedAtTheTableIsTheOwners_data();
    void whatIsTypedAtTheTableIsTheOwners();
    void namesOfTheDockAreCards();
    void aCardGetsNoNameOfAnother();
    void aGuidedTableIsOpenedAgainHalfWay_data() { games(); }
    void aGuidedTableIsOpenedAgainHalfWay();
    void theLastTableIsContinuedByReturn();

private:
    void games() const;
    QString press(kit::Sitting& sitting, const QString& title) const;
    QString guided(const kit::Sitting& sitting) const;                                       // as the window says it
    void show(std::unique_ptr<kit::Sitting> sitting);                                        // in a window of its own
    std::unique_ptr<kit::Sitting> owned(const char* game, const QStringList& players) const; // with the box of an owner
    QJsonValue known(const char* path) const;                                                // of the table in the window
    void does(const char* verb, const QJsonObject& fields = {}) const
    {
        m_main->sitting()->proposeDraft({QLatin1String(verb), fields});
    }

    Middle m_chance;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<window::Library> m_library;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<window::MainWindow> m_main;
};

void TestWayIn::init()
{
    m_main.reset();
    m_library.reset();
    m_chance = Middle(); // the same dice whichever function ran before
    m_folder = std::make_unique<QTemporaryDir>();
    m_library = std::make_unique<window::Library>(
        m_folder->filePath(QStringLiteral("shelf.db")), games::catalogue(), app::desks(),
        [] { return QDateTime::currentDateTimeUtc(); }, m_chance);
    QVERIFY(m_library->openShelf().isEmpty());
}

void TestWayIn::games() const
{
    QTest::addColumn<QString>("game");
    for (const auto& game : games::catalogue())
        QTest::newRow(qPrintable(game->id())) << game->id();
}

void TestWayIn::everyGameIsTriedByOnePress()
{
    QFETCH(const QString, game);
    auto sitting = m_library->tryOut(*m_library->game(game));
    QVERIFY2(sitting, sitting ? "" : qPrintable(sitting.faults().first().text()));
    QVERIFY(offersSomething(**sitting));
    QVERIFY(m_library->tableToTry(*m_library->game(game)));
    // A line says what to do, in the window above the table.
    QSettings settings(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    window::MainWindow main(*m_library, settings);
    main.addTable(QKeySequence(QStringLiteral("Ctrl+2")));
    main.resize(1280, 720);
    main.show();
    main.take(std::move(*sitting));
    const auto* guide = main.findChild<QFrame*>(QStringLiteral("tryGuide"));
    QVERIFY(guide && guide->isVisible());
    QVERIFY(!guide->findChild<QLabel*>()->text().isEmpty());
    QCOMPARE(main.size(), QSize(1280, 720));
    // Each phase opens its own section, whether it can be pressed now or not.
    for (const auto* stage : main.findChildren<kit::StageButton*>())
        QVERIFY2(!stage->isVisible() || kit::ruleBehind(stage) >= 0, qPrintable(stage->accessibleName()));
    // Whatever is pressed on a board is large enough for it.
    for (const auto* board : main.findChildren<kit::Board*>())
        for (const kit::Cell& cell : board->cells())
            QVERIFY2(
                !board->isVisible() || !cell.focusable || std::min(cell.rect.width(), cell.rect.height()) >= kit::leastTarget,
                qPrintable(QStringLiteral("%1: %2 × %3").arg(cell.name).arg(cell.rect.width()).arg(cell.rect.height())));
}

// What a way in says of its own stands above the packs it takes, and never empties what they hold.
void TestWayIn::packsKeepWhatTheyLayOut()
{
    QFETCH(const QString, game);
    const engine::Game& rules = *m_library->game(game);
    const kit::Desk* desk = m_library->desk(game);
    for (const kit::Beginning& table : {desk->tried(), desk->owned({}), desk->owned({{}, true})}) {
        auto sitting = m_library->begin(m_library->freeName(game), rules, table.setup, table.packs);
        QVERIFY2(sitting, sitting ? "" : qPrintable(sitting.faults().first().text()));
        const QJsonObject begun = (*sitting)->entries(1, 1)->first().action.value(QLatin1String(engine::setupField)).toObject();
        for (const QString& name : table.packs) {
            const auto pack = m_library->pack(name, rules);
            QVERIFY(pack);
            for (auto it = pack->setup.begin(); it != pack->setup.end(); ++it) {
                const QString what = name + QLatin1Char(' ') + it.key() + QLatin1Char(' ') + engine::shownJson(begun);
                if (it.value().isArray() && !it.value().toArray().isEmpty())
                    QVERIFY2(!begun.value(it.key()).toArray().isEmpty(), qPrintable(what));
                else if (!it.value().isArray() && !table.setup.contains(it.key()))
                    QVERIFY2(begun.value(it.key()) == it.value(), qPrintable(what));
            }
        }
    }
}

void TestWayIn::everyGuideLeadsToItsEnd_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("dice"); // thrown before, so that others come
    for (const auto& game : games::catalogue())
        QTest::newRow(qPrintable(game->id())) << game->id() << 0;
    constexpr int most = 7;
    for (int dice = 1; dice < most; ++dice)
        QTest::addRow("hired-swords, other dice %d", dice) << QStringLiteral("hired-swords") << dice;
}

// Whoever presses what the guide names, and nothing else, comes to the end of it; half-way the table is opened again.
void TestWayIn::everyGuideLeadsToItsEnd()
{
    QFETCH(const QString, game);
    QFETCH(const int, dice);
    for (int thrown = 0; thrown < dice; ++thrown)
        m_chance.face(1);
    auto begun = m_library->tryOut(*m_library->game(game));
    QVERIFY(begun);
    std::unique_ptr<kit::Sitting> sitting = std::move(*begun);
    const QString id = m_library->idOf(*sitting);
    const int most = game == QLatin1String("hired-swords") ? 75 : 160; // presses; five minutes of a newcomer
    constexpr int halfWay = 12;
    QStringList pressed;
    while (pressed.size() < most) {
        if (pressed.size() == halfWay) {
            sitting.reset();
            auto again = m_library->sit(id);
            QVERIFY(again);
            sitting = std::move(*again);
        }
        const QString line = guided(*sitting);
        QVERIFY2(!line.isEmpty(), qPrintable(QStringLiteral("nothing is said after ") + pressed.join(QStringLiteral(" | "))));
        const auto acts = engine::valueAt(sitting->game().stateToJson(sitting->state()), QStringLiteral("turn.acts"));
        const bool hasStruck = acts && acts->toArray().contains(QStringLiteral("attack"));
        const bool isSecret = line.contains(QStringLiteral("(F8)"));
        const bool isLeftAtThat = line.endsWith(QStringLiteral("leaves it at that.")); // what ends something is named last
        if (!isSecret && !isLeftAtThat && !line.startsWith(QStringLiteral("Press “")))
            break;                                      // its last words
        if (game == QLatin1String("jagged-alliance")) { // what is advised has a use, by the numbers beside it
            const kit::Desk& desk = *m_library->desk(game);
            for (const engine::Offer& offer : sitting->offers()) {
                const kit::OfferText text = desk.offerText(*sitting, offer);
                const bool isAdvised = line.contains(QStringLiteral("“%1”").arg(text.title));
                const bool isVain = text.outcome.endsWith(QStringLiteral(": 0 %"));
                QVERIFY2(!isAdvised || !isVain || line.contains(QStringLiteral("nothing stops it"))
                        || line.contains(QStringLiteral("a part of it")),
                    qPrintable(line + QLatin1Char(' ') + text.outcome));
                const bool heals =
                    offer.action.verb() == QLatin1String("use") && text.outcome.contains(QStringLiteral("wounds −"));
                QVERIFY2(!line.contains(QStringLiteral("End the actions")) || !offer.verdict.isAllowed() || !heals,
                    qPrintable(line + QLatin1Char(' ') + text.title));
            }
        }
        const QString verb =
            press(*sitting, isSecret ? QString() : line.section(QStringLiteral("“"), 1).section(QStringLiteral("”"), 0, 0));
        QVERIFY2(!verb.isEmpty(), qPrintable(line + QStringLiteral(" – after ") + pressed.join(QStringLiteral(" | "))));
        pressed += verb;
        const bool isWalk = verb == QLatin1String("move") || verb == QLatin1String("maneuver");
        QVERIFY2(!hasStruck || !isWalk, qPrintable(line)); // whoever has struck stays where it stands
    }
    QVERIFY2(pressed.size() < most, qPrintable(pressed.join(QStringLiteral(" | "))));
    if (game == QLatin1String("hired-swords")) { // a first contract is won, and by more than patience
        const auto won = engine::valueAt(sitting->game().stateToJson(sitting->state()), QStringLiteral("won"));
        QVERIFY2(won->toInt() == 1 && !pressed.contains(QStringLiteral("declare-stalemate")),
            qPrintable(pressed.join(QStringLiteral(" | "))));
    }
    if (game == QLatin1String("jagged-alliance")) // it goes to the last thing that the scenario asks for
        QVERIFY2(pressed.last() == QLatin1String("tick-city"), qPrintable(pressed.join(QStringLiteral(" | "))));
    const auto winner = engine::valueAt(sitting->game().stateToJson(sitting->state()), QStringLiteral("winner"));
    if (game == QLatin1String("mercenarium") || game == QLatin1String("swords-and-souls")) // the last round of an evening
        QVERIFY2(
            winner && !winner->toString().isEmpty() && pressed.size() <= 30, qPrintable(pressed.join(QStringLiteral(" | "))));
    const qsizetype presses = pressed.size();
    pressed.removeDuplicates();
    QVERIFY(pressed.size() >= 3);
    // And there the own cards are one press away.
    show(std::move(sitting));
    m_main->findChild<QPushButton*>(QStringLiteral("goOnWithOwnCards"))->click();
    const auto packs = m_main->sitting()->table().packs();
    QVERIFY(packs && !packs->contains(QLatin1String(cards::trainingCards)));
    QVERIFY(m_library->idOf(*m_main->sitting()) != id);
    qInfo("%s: %d presses: %s", qPrintable(game), int(presses), qPrintable(pressed.join(QLatin1Char(' '))));
}

// Does the offer with this title, or one that only its player may see; its verb, empty when there is none.
QString TestWayIn::press(kit::Sitting& sitting, const QString& title) const
{
    const kit::Desk* desk = m_library->desk(sitting.game().id());
    const qint64 before = sitting.table().last();
    if (title == QLatin1String(goOnTitle)) {
        constexpr int most = 20; // as the window does
        for (int step = 0; step < most; ++step)
            if (const auto act = kit::forced(sitting, *desk))
                sitting.propose(*act);
        return sitting.table().last() > before ? title : QString();
    }
    const QList<engine::Offer> offers = sitting.offers();
    for (const engine::Offer& offer : offers) {
        const bool isMeant = title.isEmpty() ? offer.secret : desk->offerText(sitting, offer).title == title;
        if (!offer.verdict.isAllowed() || !isMeant)
            continue;
        sitting.propose(offer.action);
        if (sitting.table().last() == before && sitting.mayGoOn()) // a declaration asks what ends it, and does without
            sitting.goOn();
        if (sitting.table().last() > before)
            return offer.action.verb();
    }
    return {};
}

QString TestWayIn::guided(const kit::Sitting& sitting) const
{
    const kit::Desk& desk = *m_library->desk(sitting.game().id());
    return kit::guided(sitting, desk, kit::forced(sitting, desk), QLatin1String(goOnTitle));
}

// Wherever nobody has a choice one press goes on, through all that follows without one, and one Undo comes back.
void TestWayIn::goingOnIsOneStepForUndo()
{
    QFETCH(const QString, game);
    auto begun = m_library->tryOut(*m_library->game(game));
    QVERIFY(begun);
    QSettings settings(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    window::MainWindow main(*m_library, settings);
    main.addTable(QKeySequence(QStringLiteral("Ctrl+2")));
    main.resize(1280, 720);
    main.show();
    main.take(std::move(*begun));
    main.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&main));
    auto* goOn = main.findChild<QPushButton*>(QStringLiteral("goOn"));
    QListView* list = main.findChild<kit::NowPanel*>()->offers();
    // A mouse that rests chooses nothing.
    QCursor::setPos(list->viewport()->mapToGlobal(list->viewport()->rect().center()));
    constexpr int most = 60; // acts of the guide
    int pressed = 0;
    for (int act = 0; act < most; ++act) {
        kit::Sitting& sitting = *main.sitting();
        if (goOn->isVisible()) {
            const qint64 before = sitting.table().node();
            goOn->setFocus();
            goOn->click();
            QVERIFY(sitting.table().node() > before);
            if (!goOn->isVisible()) // Enter goes on at this table
                QCOMPARE(QApplication::focusWidget(), list);
            QVERIFY(!goOn->isVisible() || sitting.table().node() >= before + 20); // it stops where somebody decides
            sitting.undo();
            QCOMPARE(sitting.table().node(), before);
            ++pressed;
        }
        const QString line = m_library->desk(game)->guideLine(sitting.state());
        if (!line.startsWith(QStringLiteral("Press “")))
            break;
        // What it names is framed, in the list or below it; what is in a hand is not named before somebody looks.
        const QString said = main.findChild<QFrame*>(QStringLiteral("tryGuide"))->findChild<QLabel*>()->accessibleName();
        const bool isSecret = said.contains(QStringLiteral("(F8)"));
        const QString framed = list->currentIndex().data().toString();
        const QString title = line.section(QStringLiteral("“"), 1).section(QStringLiteral("”"), 0, 0);
        // What ends something is named, and not framed while somebody may still act.
        const bool isLeftAtThat = said.endsWith(QStringLiteral("“%1” leaves it at that.").arg(title)) && framed != title;
        // What pays is named, too, and chosen by hand where one may go on for nothing.
        const kit::Desk& desk = *m_library->desk(game);
        const bool isByHand = framed.isEmpty() && std::ranges::any_of(sitting.offers(), [&](const engine::Offer& one) {
            return desk.offerText(sitting, one).title == title && desk.isChosenByHand(sitting.state(), one, sitting.offers());
        });
        QVERIFY2(
            isSecret || isLeftAtThat || isByHand || kit::isNamed(said, QLatin1String(goOnTitle)) || kit::isNamed(said, framed),
            qPrintable(said + QStringLiteral(" – framed: ") + framed));
        QVERIFY(!isSecret || !said.contains(title));
        QVERIFY(!press(sitting, title).isEmpty());
    }
    qInfo("%s: gone on %d times", qPrintable(game), pressed);
}

void TestWayIn::whatWasTriedGoesOnWithOwnCards()
{
    QFETCH(const QString, game);
    const engine::Game& rules = *m_library->game(game);
    for (const cards::Section& section : cards::sections(cards::emptyMyCards(rules), rules)) // one card, where a name is enough
        if (!section.isSingle
            && m_library->keepOwnCard(rules, section.place,
                {{QStringLiteral("id"), QStringLiteral("old-tess")}, {QStringLiteral("title"), QStringLiteral("Old Tess")}}))
            break;
    auto sitting = m_library->tryOut(rules);
    QVERIFY(sitting);
    const QString tried = m_library->idOf(**sitting);
    QSettings settings(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    window::MainWindow main(*m_library, settings);
    main.addTable(QKeySequence(QStringLiteral("Ctrl+2")));
    main.resize(1280, 720);
    main.show();
    main.take(std::move(*sitting));
    auto* on = main.findChild<QPushButton*>(QStringLiteral("goOnWithOwnCards"));
    QVERIFY(on && on->isVisible());
    on->click();
    QVERIFY(main.sitting() && m_library->idOf(*main.sitting()) != tried);
    QCOMPARE(main.sitting()->game().id(), game);
    QVERIFY(main.sitting()->realCards && main.sitting()->realDice);
    QVERIFY(!on->isVisible());
    const auto packs = main.sitting()->table().packs();
    QVERIFY(packs && !packs->contains(QLatin1String(cards::trainingCards)));
    QCOMPARE(packs->contains(QLatin1String(cards::myCards)),
        !m_library->ownCards(rules).cards.isEmpty() || !m_library->ownCards(rules).setup.isEmpty());
    QVERIFY(offersSomething(*main.sitting()) || asksSomething(main));
    QVERIFY(m_library->shelf()->campaign(tried)); // it stays on the shelf
}

void TestWayIn::everyAnswerLeadsToATable_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("players");
    QTest::addColumn<int>("ticks");
    QTest::addColumn<int>("packs");
    const QStringList names{QStringLiteral("Ana"), QStringLiteral("Ben"), QStringLiteral("Cleo"), QStringLiteral("Dov"),
        QStringLiteral("Eve"), QStringLiteral("Finn"), QStringLiteral("Gus")};
    constexpr int answers = 12, real = 3; // of dice, cards and tracking; dice and cards that are real
    for (const auto& desk : app::desks())
        for (int count = 0; count <= (desk->players().second > 0 ? desk->players().second + 1 : 0); ++count)
            for (int ticks = 0; ticks < answers; ++ticks)
                for (const Packs packs : {UsualPacks, NoPacks, AllPacks})
                    if (packs == UsualPacks || ticks % 4 == real)
                        QTest::addRow("%s, %d players, %d, packs %d", qPrintable(desk->game()), count, ticks, packs)
                            << desk->game() << names.mid(0, count).join(QStringLiteral(", ")) << ticks << int(packs);
}

void TestWayIn::everyAnswerLeadsToATable()
{
    QFETCH(const QString, game);
    QFETCH(const QString, players);
    QFETCH(const int, ticks);
    QFETCH(const int, packs);
    window::NewCampaign dialog(*m_library, game);
    dialog.show();
    auto* names = dialog.findChild<QLineEdit*>(QStringLiteral("players"));
    const kit::Desk* desk = m_library->desk(game);
    const auto count = players.isEmpty() ? 0 : players.count(QLatin1Char(',')) + 1;
    const bool fits = count == 0 || (count >= desk->players().first && count <= desk->players().second);
    QCOMPARE(names->isVisible(), desk->players().second > 0);
    names->setText(players);
    dialog.findChild<QCheckBox*>(QStringLiteral("realDice"))->setChecked(ticks & 1);
    dialog.findChild<QCheckBox*>(QStringLiteral("realCards"))->setChecked(ticks & 2);
    const char* const tracked[] = {"trackLight", "trackUsual", "trackEverything"};
    dialog.findChild<QRadioButton*>(QLatin1String(tracked[ticks / 4]))->setChecked(true);
    auto* list = dialog.findChild<QListWidget*>(QStringLiteral("packs"));
    for (int row = 0; row < list->count() && packs != UsualPacks; ++row)
        list->item(row)->setCheckState(packs == AllPacks ? Qt::Checked : Qt::Unchecked);
    int known = 0; // only those that are chosen are
    for (int row = 0; row < list->count(); ++row)
        known += list->item(row)->checkState() == Qt::Checked;
    const QString says = dialog.findChild<QPushButton*>(QStringLiteral("morePacks"))->text();
    QVERIFY2(says.contains(QString::number(known)), qPrintable(says));
    QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    auto sitting = dialog.take();
    auto* problem = dialog.findChild<QLabel*>(QStringLiteral("problem"));
    if (!fits) {
        QVERIFY(!sitting);
        QVERIFY(problem->isVisible());
        return;
    }
    QVERIFY2(sitting, qPrintable(problem->text()));
    if (offersSomething(*sitting))
        return;
    QSettings settings(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    window::MainWindow main(*m_library, settings);
    main.addTable(QKeySequence(QStringLiteral("Ctrl+2")));
    main.show();
    main.take(std::move(sitting));
    QVERIFY(asksSomething(main));
}

// Of two packs that tell of one card the upper one counts, and the order is chosen before the table begins.
void TestWayIn::theUpperPackCounts()
{
    const engine::Game& game = *m_library->game(QStringLiteral("hired-swords"));
    for (const auto& [id, cost] : {std::pair("one", 8), std::pair("other", 4)}) {
        cards::Pack pack = cards::emptyMyCards(game);
        pack.id = pack.title = QLatin1String(id);
        pack.setup = QJsonObject{{QStringLiteral("mercenaries"),
            QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("quill")},
                {QStringLiteral("title"), QStringLiteral("Quill")}, {QStringLiteral("cost"), cost}}}}};
        QVERIFY(m_library->keepPack(pack));
    }
    for (const bool isMoved : {false, true}) {
        window::NewCampaign dialog(*m_library, game.id());
        dialog.show();
        dialog.findChild<QPushButton*>(QStringLiteral("morePacks"))->click();
        auto* list = dialog.findChild<QListWidget*>(QStringLiteral("packs"));
        for (int row = 0; row < list->count(); ++row)
            list->item(row)->setCheckState(list->item(row)->text().startsWith(QLatin1Char('o')) ? Qt::Checked : Qt::Unchecked);
        list->setCurrentItem(list->findItems(QStringLiteral("one"), Qt::MatchExactly).value(0));
        const int below = list->currentRow();
        QCOMPARE(list->item(below - 1)->text(), QStringLiteral("other"));
        if (isMoved) {
            dialog.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&dialog));
            list->setFocus();
            QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
            QCOMPARE(list->item(below - 1)->text(), QStringLiteral("one"));
            dialog.findChild<QPushButton*>(QStringLiteral("packDown"))->click();
            QCOMPARE(list->item(below)->text(), QStringLiteral("one"));
            dialog.findChild<QPushButton*>(QStringLiteral("packUp"))->click();
        }
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        const auto sitting = dialog.take();
        QVERIFY(sitting);
        const auto packs = sitting->table().packs();
        QVERIFY(packs);
        const QStringList named = isMoved ? QStringList{QStringLiteral("other"), QStringLiteral("one")}
                                          : QStringList{QStringLiteral("one"), QStringLiteral("other")};
        QCOMPARE(*packs, named);
        const QJsonArray all = game.stateToJson(sitting->state()).value(QLatin1String("mercenaries")).toArray();
        QCOMPARE(all.last().toObject().value(QLatin1String("cost")).toInt(), isMoved ? 8 : 4);
    }
}

void TestWayIn::whatIsMissingIsSaid()
{
    window::NewCampaign dialog(*m_library, QStringLiteral("sellsword"));
    dialog.show();
    auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("name"));
    auto* players = dialog.findChild<QLineEdit*>(QStringLiteral("players"));
    auto* problem = dialog.findChild<QLabel*>(QStringLiteral("problem"));
    auto* begin = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    name->clear();
    QTest::mouseClick(begin, Qt::LeftButton);
    QVERIFY(problem->text().contains(QStringLiteral("name")));
    name->setText(QStringLiteral("Saturday"));
    players->setText(QStringLiteral("Ana, Ana"));
    QTest::mouseClick(begin, Qt::LeftButton);
    QVERIFY(problem->text().contains(QStringLiteral("one name")));
    QVERIFY(!dialog.take());
    QVERIFY(m_library->campaigns()->isEmpty());
}

std::unique_ptr<kit::Sitting> TestWayIn::owned(const char* game, const QStringList& players) const
{
    const engine::Game& rules = *m_library->game(QLatin1String(game));
    const kit::Beginning box = m_library->desk(rules.id())->owned({players, false});
    auto sitting = m_library->begin(m_library->freeName(rules.title()), rules, box.setup, box.packs);
    if (!sitting)
        return nullptr;
    (*sitting)->realCards = (*sitting)->realDice = true;
    return std::move(*sitting);
}

void TestWayIn::show(std::unique_ptr<kit::Sitting> sitting)
{
    m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    m_main = std::make_unique<window::MainWindow>(*m_library, *m_settings);
    m_main->addTable(QKeySequence(QStringLiteral("Ctrl+2")));
    m_main->resize(1280, 720);
    m_main->show();
    m_main->take(std::move(sitting));
}

QJsonValue TestWayIn::known(const char* path) const
{
    const kit::Sitting& sitting = *m_main->sitting();
    const auto found = engine::valueAt(sitting.game().stateToJson(sitting.table().state()), QLatin1String(path));
    return found ? *found : QJsonValue();
}

void TestWayIn::aScenarioHasAName()
{
    auto sitting = owned("jagged-alliance", {QStringLiteral("Ana"), QStringLiteral("Ben")});
    QVERIFY(sitting);
    show(std::move(sitting));
    auto* name = m_main->findChild<QComboBox*>(QStringLiteral("scenario"));
    QVERIFY(name && name->isVisible());
    name->setEditText(QStringLiteral("  "));
    const qint64 before = m_main->sitting()->table().last();
    m_main->findChild<QPushButton*>(QStringLiteral("beginScenario"))->click();
    QCOMPARE(m_main->sitting()->table().last(), before);
    const QString said = m_main->findChild<QLabel*>(QStringLiteral("noticeText"))->text();
    QVERIFY2(said.contains(QStringLiteral("name")), qPrintable(said));
    const QWidget* focus = m_main->focusWidget(); // the name is what is missing
    QVERIFY(focus == name || name->isAncestorOf(focus));
    QCOMPARE(known("phase").toString(), QStringLiteral("campaign"));
    name->setEditText(QStringLiteral("Ferry Night")); // and Enter goes on with it
    QTest::keyClick(name->lineEdit(), Qt::Key_Return);
    QCOMPARE(known("phase").toString(), QStringLiteral("setup"));
    QCOMPARE(known("scenario.id").toString(), QStringLiteral("ferry-night"));
}

void TestWayIn::aScenarioWithoutSectorsAsksForThem()
{
    auto sitting = owned("jagged-alliance", {QStringLiteral("Ana")});
    QVERIFY(sitting);
    show(std::move(sitting));
    QJsonArray team;
    for (const QJsonValue& who : known("mercenaries").toArray())
        if (team.size() < 3)
            team += who.toObject().value(QLatin1String("id"));
    does("begin-scenario",
        {{QStringLiteral("scenario"), QStringLiteral("ferry")}, {QStringLiteral("mercenaries"), team},
            {QStringLiteral("facts"), QJsonObject{{QStringLiteral("id"), QStringLiteral("ferry")}}}});
    QCOMPARE(known("phase").toString(), QStringLiteral("setup"));
    auto* enter = m_main->findChild<QPushButton*>(QStringLiteral("enterSectors"));
    QVERIFY(enter && enter->isVisible());
    enter->click();
    QVERIFY(m_main->findChild<kit::AskPanel*>()->isVisible());
    does("correct",
        {{QStringLiteral("path"), QStringLiteral("sectors")},
            {QStringLiteral("value"), QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("quay")}}}}});
    QVERIFY(!enter->isVisible());
    const QList<engine::Offer> offers = m_main->sitting()->offers();
    QVERIFY(std::ranges::any_of(offers,
        [](const engine::Offer& offer) { return offer.action.verb() == QLatin1String("deploy") && offer.verdict.isAllowed(); }));
}

// Sectors, which of them touch and the map of each are entered once.
void TestWayIn::aScenarioThatWasLaidOutIsTheOwners()
{
    const engine::Game& rules = *m_library->game(QStringLiteral("jagged-alliance"));
    const QStringList players{QStringLiteral("Ana")};
    show(owned("jagged-alliance", players));
    auto* name = m_main->findChild<QComboBox*>(QStringLiteral("scenario"));
    name->setEditText(QStringLiteral("Ferry Night"));
    QTest::keyClick(name->lineEdit(), Qt::Key_Return);
    const auto laid = [&](const QString& names) {
        m_main->findChild<QLineEdit*>(QStringLiteral("sectorNames"))->setText(names);
        m_main->findChild<QPushButton*>(QStringLiteral("laySectors"))->click();
        return known("sectors").toArray().size();
    };
    QCOMPARE(laid(QStringLiteral("Harbour, Mill, harbour")), 0); // the same one twice: no step is done
    QVERIFY(!known("scenario.ticked").toArray().contains(2));
    QVERIFY(m_main->findChild<kit::NoticeBar*>()->text().contains(QStringLiteral("harbour stands here twice")));
    QCOMPARE(laid(QStringLiteral("Harbour, Mill")), 2);
    for (const int done : {2, 7}) // nobody ticks what was done here
        QVERIFY(known("scenario.ticked").toArray().contains(done));
    does("enter-map",
        {{QStringLiteral("sector"), QStringLiteral("mill")},
            {QStringLiteral("areas"),
                QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("yard")},
                               {QStringLiteral("terrain"), QJsonArray{QStringLiteral("jungle")}}},
                    QJsonObject{{QStringLiteral("id"), QStringLiteral("loft")}}}}});
    QCOMPARE(known("sectors.mill.areas").toArray().size(), 2);
    does("correct", // what happens in play is no scenario's
        {{QStringLiteral("path"), QStringLiteral("sectors.mill.state")}, {QStringLiteral("value"), QStringLiteral("liberated")}});
    m_main.reset();
    const kit::Beginning box = m_library->desk(rules.id())->owned({players, false});
    auto next = m_library->begin(QStringLiteral("Next"), rules, box.setup, box.packs + QStringList{QStringLiteral("my-cards")});
    QVERIFY(next);
    show(std::move(*next));
    name = m_main->findChild<QComboBox*>(QStringLiteral("scenario"));
    name->setCurrentIndex(name->findText(QStringLiteral("Ferry Night")));
    m_main->findChild<QPushButton*>(QStringLiteral("beginScenario"))->click();
    QCOMPARE(known("phase").toString(), QStringLiteral("setup"));
    QCOMPARE(known("sectors").toArray().size(), 2);
    QCOMPARE(known("sectors.mill.title").toString(), QStringLiteral("Mill"));
    QCOMPARE(known("sectors.mill.state").toString(), QStringLiteral("occupied"));
    QCOMPARE(known("sectors.mill.areas").toArray().size(), 2);
    QCOMPARE(known("sectors.mill.areas.yard.terrain").toArray(), QJsonArray{QStringLiteral("jungle")});
    QCOMPARE(known("edges").toArray().size(), 1);
}

// Of all that is possible between scenarios the next one is what one is here for; which one it is is chosen beside.
void TestWayIn::theNextScenarioStandsFirst()
{
    show(owned("jagged-alliance", {QStringLiteral("Ana")}));
    const auto* offers = m_main->findChild<QListView*>(QStringLiteral("offers"));
    QStringList titles;
    for (int row = 0; row < offers->model()->rowCount(); ++row)
        titles += offers->model()->index(row, 0).data().toString();
    QCOMPARE(titles.value(1), QStringLiteral("Lay the next scenario out")); // below its heading
    const auto* name = m_main->findChild<QComboBox*>(QStringLiteral("scenario"));
    m_main->sitting()->propose(m_main->sitting()->offers().first().action);
    QVERIFY(name == m_main->focusWidget() || name->isAncestorOf(m_main->focusWidget()));
    QCOMPARE(known("phase").toString(), QStringLiteral("campaign"));
}

// Two players, two sectors, and whoever is first goes into the one that nobody knows anything of.
void TestWayIn::goingOnWithoutASpawnCardFreesNothing()
{
    show(owned("jagged-alliance", {QStringLiteral("Ana"), QStringLiteral("Ben")}));
    auto* name = m_main->findChild<QComboBox*>(QStringLiteral("scenario"));
    name->setEditText(QStringLiteral("Landing"));
    QTest::keyClick(name->lineEdit(), Qt::Key_Return);
    m_main->findChild<QLineEdit*>(QStringLiteral("sectorNames"))->setText(QStringLiteral("Omerta, Drassen Mine"));
    m_main->findChild<QPushButton*>(QStringLiteral("laySectors"))->click();
    m_main->findChild<QPushButton*>(QStringLiteral("tickRest"))->click();
    does("begin-play");
    const QString first = known("mercenaries").toArray().first().toObject().value(QLatin1String("id")).toString();
    does("activate", {{QStringLiteral("who"), first}});
    does("step", {{QStringLiteral("to"), QStringLiteral("drassen-mine")}});
    QCOMPARE(known("sectors.drassen-mine.state").toString(), QStringLiteral("occupied")); // the spawn card is asked for
    m_main->sitting()->goOn();
    QCOMPARE(known("sectors.drassen-mine.state").toString(), QStringLiteral("contested"));
    const auto* sectors = m_main->findChild<kit::Board*>(QStringLiteral("sectors"));
    QStringList said;
    for (const kit::Cell& cell : sectors->cells())
        said += cell.name;
    QVERIFY2(said.join(QLatin1Char('\n')).contains(QStringLiteral("enemies: ?")), qPrintable(said.join(QLatin1Char('\n'))));
    does("correct",
        {{QStringLiteral("path"), QStringLiteral("sectors.drassen-mine.spawn")},
            {QStringLiteral("value"),
                QJsonObject{{QStringLiteral("id"), QStringLiteral("patrol")},
                    {QStringLiteral("lines"),
                        QJsonArray{QJsonObject{{QStringLiteral("area"), QStringLiteral("B")},
                            {QStringLiteral("enemy"), QStringLiteral("redshirt")}, {QStringLiteral("count"), 2}}}}}}});
    QCOMPARE(known("enemies").toArray().size(), 2);
    QCOMPARE(known("sectors.drassen-mine.state").toString(), QStringLiteral("contested"));
    m_main->sitting()->undo();
    does("liberate", {{QStringLiteral("sector"), QStringLiteral("drassen-mine")}}); // nobody stands there, says the table
    QCOMPARE(known("sectors.drassen-mine.state").toString(), QStringLiteral("liberated"));
}

// Cubes of a board that nobody entered were not counted, and two without a name are not called the same.
void TestWayIn::whatNobodyEnteredIsNotDrawn()
{
    show(owned("jagged-alliance", {QStringLiteral("Ana"), QStringLiteral("Ben")}));
    QJsonArray team;
    for (const QJsonValue& who : known("mercenaries").toArray())
        if (who.toObject().value(QLatin1String("title")).toString().isEmpty() && team.size() < 4)
            team += who.toObject().value(QLatin1String("id"));
    does("begin-scenario",
        {{QStringLiteral("scenario"), QStringLiteral("ferry")}, {QStringLiteral("mercenaries"), team},
            {QStringLiteral("facts"), QJsonObject{{QStringLiteral("id"), QStringLiteral("ferry")}}}});
    m_main->findChild<QLineEdit*>(QStringLiteral("sectorNames"))->setText(QStringLiteral("Omerta, Drassen Mine"));
    m_main->findChild<QPushButton*>(QStringLiteral("laySectors"))->click();
    does("begin-play");
    const auto drawn = [&](const char* board, QImage* image = nullptr) {
        auto* shown = m_main->findChild<kit::Board*>(QLatin1String(board));
        support::MeasuredPaper paper(shown->size(), Qt::white);
        shown->render(&paper);
        QStringList texts;
        for (const support::Written& one : paper.written())
            texts += one.text;
        if (image)
            *image = paper.image();
        return texts;
    };
    const auto hasCubes = [&] {
        QImage image;
        drawn("boards", &image);
        const QRgb stamina = QColor(0x4f9d5a).rgb();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixel(x, y) == stamina)
                    return true;
        return false;
    };
    QVERIFY2(
        drawn("boards").join(QLatin1Char('\n')).contains(QLatin1Char('?')), qPrintable(drawn("boards").join(QLatin1Char('\n'))));
    QVERIFY(!hasCubes());
    QStringList called;
    for (const QString& text : drawn("ground"))
        if (text.startsWith(QStringLiteral("mercenary")))
            called += text;
    QCOMPARE(called.size(), 4);
    QCOMPARE(called.removeDuplicates(), 0);
    for (const QJsonValue& who : team)
        does("correct",
            {{QStringLiteral("path"), QStringLiteral("mercenaries.%1.start").arg(who.toString())}, {QStringLiteral("value"), 5}});
    QVERIFY(hasCubes());
}

void TestWayIn::aDictatorIsChosenBeforeItIsTicked()
{
    show(owned("jagged-alliance", {QStringLiteral("Ana")}));
    auto* name = m_main->findChild<QComboBox*>(QStringLiteral("scenario"));
    name->setEditText(QStringLiteral("Ferry Night"));
    QTest::keyClick(name->lineEdit(), Qt::Key_Return);
    constexpr int board = 9;
    auto* rest = m_main->findChild<QPushButton*>(QStringLiteral("tickRest"));
    rest->click();
    QCOMPARE(known("dictator").toString(), QString()); // nobody chose one
    const QJsonArray ticked = known("scenario.ticked").toArray();
    QVERIFY(!ticked.contains(board));
    QCOMPARE(ticked.size(), 16);
    QVERIFY(!rest->isVisible());
    const auto* list = m_main->findChild<QListView*>(QStringLiteral("trackerList"));
    int rows = 0;
    for (int row = 0; row < list->model()->rowCount(); ++row)
        rows += list->model()->index(row, 0).data().toString().startsWith(QStringLiteral("9 "));
    QCOMPARE(rows, known("dictators").toArray().size()); // each that may be chosen
    does("tick-setup", {{QStringLiteral("step"), board}, {QStringLiteral("dictator"), QStringLiteral("deidranna")}});
    QCOMPARE(known("dictator").toString(), QStringLiteral("deidranna"));
    QCOMPARE(known("scenario.ticked").toArray().size(), 17);
}

void TestWayIn::gearOfTheFirstScenarioIsTypedByName()
{
    show(owned("jagged-alliance", {QStringLiteral("Ana")}));
    auto* name = m_main->findChild<QComboBox*>(QStringLiteral("scenario"));
    name->setEditText(QStringLiteral("Ferry Night"));
    QTest::keyClick(name->lineEdit(), Qt::Key_Return);
    auto* gear = m_main->findChild<QLineEdit*>(QStringLiteral("gearNames"));
    QVERIFY(gear && gear->isVisible());
    // Which gear it is only the scenario book knows: loot, too.
    gear->setText(QStringLiteral("tactical vest, 2, Rusty Revolver, 9999, AK-47, Hand Grenade"));
    QTest::keyClick(gear, Qt::Key_Return);
    for (const char* card : {"cards.vest-1.place", "cards.aim-002.place", "cards.rusty-revolver.place", "cards.ak-47.place",
             "cards.hand-grenade.place"})
        QCOMPARE(known(card).toString(), QStringLiteral("storage"));
    QCOMPARE(known("cards.rusty-revolver.title").toString(), QStringLiteral("Rusty Revolver"));
    QCOMPARE(gear->text(), QStringLiteral("9999")); // no card has it
    m_main->sitting()->undo();                      // all of it is one act
    QVERIFY(known("cards.vest-1.place").toString() != QLatin1String("storage"));
    does("correct",
        {{QStringLiteral("path"), QStringLiteral("cards.ak-47.place")}, {QStringLiteral("value"), QStringLiteral("box")}});
    gear->setText(QStringLiteral("AK-47, Hand Grenade"));
    QTest::keyClick(gear, Qt::Key_Return);
    QCOMPARE(known("cards.hand-grenade.place").toString(), QStringLiteral("storage"));
    QCOMPARE(gear->text(), QStringLiteral("AK-47")); // refused: it stays to be put right
}

// Typed gear lies in storage and then on a board; its card says nothing of either.
void TestWayIn::whereACardLiesIsNotPrinted()
{
    show(owned("jagged-alliance", {QStringLiteral("Ana")}));
    auto* name = m_main->findChild<QComboBox*>(QStringLiteral("scenario"));
    name->setEditText(QStringLiteral("Ferry Night"));
    QTest::keyClick(name->lineEdit(), Qt::Key_Return);
    auto* gear = m_main->findChild<QLineEdit*>(QStringLiteral("gearNames"));
    gear->setText(QStringLiteral("Rusty Revolver, #008, tactical vesst"));
    QTest::keyClick(gear, Qt::Key_Return);
    QCOMPARE(known("cards.ruger.place").toString(), QStringLiteral("storage"));
    QCOMPARE(gear->text(), QStringLiteral("tactical vesst")); // nearly another's name: it is asked about first
    QCOMPARE(known("cards.vest-1.place").toString() == QLatin1String("storage"), false);
    const kit::Sitting& sitting = *m_main->sitting();
    const auto pack = m_library->pack(QStringLiteral("my-cards"), sitting.game());
    QVERIFY(pack);
    const auto section = cards::sectionAt(*pack, sitting.game(), QStringLiteral("setup.cards"));
    QVERIFY(section);
    QCOMPARE(section->cards.size(), 1);
    const QJsonObject typed = section->cards.first().toObject();
    QCOMPARE(typed.keys(), QStringList({QStringLiteral("id"), QStringLiteral("title")})); // nobody typed anything else
    cards::Section entered = *section;
    QJsonObject elsewhere = typed;
    elsewhere.insert(QStringLiteral("place"), QStringLiteral("deck"));
    entered.cards = {elsewhere};
    QVERIFY(window::knownOtherwise(sitting, entered).isEmpty());
    elsewhere.insert(QStringLiteral("durability"), 2);
    entered.cards = {elsewhere};
    const QList<window::Otherwise> found = window::knownOtherwise(sitting, entered);
    QCOMPARE(found.size(), 1);
    QVERIFY(!found.first().printed.contains(QStringLiteral("place")));
    QCOMPARE(window::bringToTable(*m_main->sitting(), entered, {{{}, elsewhere}}), 1);
    QCOMPARE(known("cards.rusty-revolver.place").toString(), QStringLiteral("storage"));
    QCOMPARE(known("cards.rusty-revolver.durability").toInt(), 2);
}

void TestWayIn::aStepLeadsWhereNobodyEnteredBorders()
{
    show(owned("jagged-alliance", {QStringLiteral("Ana")}));
    auto* name = m_main->findChild<QComboBox*>(QStringLiteral("scenario"));
    name->setEditText(QStringLiteral("Ferry Night"));
    QTest::keyClick(name->lineEdit(), Qt::Key_Return);
    m_main->findChild<QLineEdit*>(QStringLiteral("sectorNames"))->setText(QStringLiteral("Omerta, Drassen, Cambria"));
    m_main->findChild<QPushButton*>(QStringLiteral("laySectors"))->click();
    auto* touching = m_main->findChild<QPushButton*>(QStringLiteral("enterTouching"));
    QVERIFY(touching && touching->isVisible());
    touching->click();
    QVERIFY(m_main->findChild<kit::AskPanel*>()->isVisible());
    does("begin-play");
    QString first;
    for (const QJsonValue& one : known("mercenaries").toArray())
        if (first.isEmpty() && one.toObject().value(QLatin1String("place")) == QStringLiteral("team"))
            first = one.toObject().value(QLatin1String("id")).toString();
    does("activate", {{QStringLiteral("who"), first}});
    int steps = 0, groups = 0;
    for (const engine::Offer& offer : m_main->sitting()->offers()) {
        const bool isStep = offer.action.verb() == QLatin1String("step"),
                   isGroup = offer.action.verb() == QLatin1String("group-move");
        if ((isStep || isGroup) && offer.verdict.isAllowed() && !offer.verdict.missing().isEmpty()) {
            QCOMPARE(offer.verdict.missing().first().path, QStringLiteral("edges"));
            (isStep ? steps : groups) += 1;
        }
    }
    QCOMPARE(steps, 2);
    QVERIFY(groups > 0);
    does("correct",
        {{QStringLiteral("path"), QStringLiteral("edges")},
            {QStringLiteral("value"),
                QJsonArray{QJsonObject{
                               {QStringLiteral("a"), QStringLiteral("omerta")}, {QStringLiteral("b"), QStringLiteral("drassen")}},
                    QJsonObject{
                        {QStringLiteral("a"), QStringLiteral("drassen")}, {QStringLiteral("b"), QStringLiteral("cambria")}}}}});
    steps = 0;
    for (const engine::Offer& offer : m_main->sitting()->offers())
        steps += offer.action.verb() == QLatin1String("step") && offer.verdict.isAllowed();
    QCOMPARE(steps, 1);
}

void TestWayIn::aNewEventIsEnteredAsItIsDrawn()
{
    show(owned("jagged-alliance", {QStringLiteral("Ana")}));
    auto* name = m_main->findChild<QComboBox*>(QStringLiteral("scenario"));
    name->setEditText(QStringLiteral("Ferry Night"));
    QTest::keyClick(name->lineEdit(), Qt::Key_Return);
    m_main->findChild<QLineEdit*>(QStringLiteral("sectorNames"))->setText(QStringLiteral("Omerta, Drassen"));
    m_main->findChild<QPushButton*>(QStringLiteral("laySectors"))->click();
    does("begin-play");
    does("correct", {{QStringLiteral("path"), QStringLiteral("phase")}, {QStringLiteral("value"), QStringLiteral("dictator")}});
    does(
        "correct", {{QStringLiteral("path"), QStringLiteral("threat.step")}, {QStringLiteral("value"), QStringLiteral("event")}});
    does("draw-event", {{QStringLiteral("event"), QStringLiteral("curfew")}});
    auto* entry = m_main->findChild<kit::CardEntry*>(QStringLiteral("cardEntry"));
    const QList<kit::CardEntry*> all = m_main->findChildren<kit::CardEntry*>();
    const auto shown = std::ranges::find_if(all, [](const kit::CardEntry* one) { return one->isVisible(); });
    QVERIFY(shown != all.end());
    entry = *shown;
    auto* line = entry->findChild<QLineEdit*>(QStringLiteral("quickLine"));
    QVERIFY(line);
    line->setText(QStringLiteral("Curfew t=\"Nobody trains\""));
    entry->findChild<QPushButton*>(QStringLiteral("enterCard"))->click();
    QVERIFY(known("threat.slots").toArray().contains(QStringLiteral("curfew")));
    const auto pack = m_library->pack(QStringLiteral("my-cards"), m_main->sitting()->game());
    QVERIFY(pack && pack->card(QStringLiteral("events"), QStringLiteral("curfew"))); // drawn again it is known
}

void TestWayIn::twoPlayersOfOneNameAreToldApart_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("verb");
    QTest::addColumn<QJsonObject>("fields");
    const QJsonArray twice{QStringLiteral("Ana"), QStringLiteral("Ana"), QStringLiteral("Ben")};
    const QJsonObject named{{QStringLiteral("players"), twice}};
    QTest::newRow("jagged-alliance") << "jagged-alliance"
                                     << "start-campaign" << named;
    QTest::newRow("swords-and-souls") << "swords-and-souls"
                                      << "start" << named;
    QTest::newRow("mercenarium") << "mercenarium"
                                 << "seat"
                                 << QJsonObject{{QStringLiteral("seat"), QStringLiteral("north")},
                                        {QStringLiteral("name"), QStringLiteral("Ana")}};
}

// What the New dialog refuses no table takes afterwards.
void TestWayIn::twoPlayersOfOneNameAreToldApart()
{
    QFETCH(const QString, game);
    QFETCH(const QString, verb);
    QFETCH(const QJsonObject, fields);
    auto sitting =
        owned(qPrintable(game), game == QLatin1String("mercenarium") ? QStringList{QStringLiteral("Ana")} : QStringList());
    QVERIFY(sitting);
    QList<engine::Fault> faults;
    connect(sitting.get(), &kit::Sitting::failed, this, [&](const QList<engine::Fault>& found) { faults = found; });
    sitting->proposeDraft({verb, fields});
    QCOMPARE(faults.size(), 1);
    const engine::Fault fault = faults.first();
    QVERIFY(fault.problem.contains(QStringLiteral("Ana")));
    QVERIFY(!fault.place.isEmpty() && !fault.remedy.isEmpty());
}

void TestWayIn::aWarbandWithoutUnitsIsNotFinished()
{
    auto sitting = owned("sellsword", {QStringLiteral("Ana"), QStringLiteral("Ben")});
    QVERIFY(sitting);
    show(std::move(sitting));
    auto* finish = m_main->findChild<QPushButton*>(QStringLiteral("finishWarband"));
    QVERIFY(finish && finish->isVisible());
    QVERIFY(finish->property("look") != QStringLiteral("primary"));
    const qint64 before = m_main->sitting()->table().last();
    finish->click();
    QCOMPARE(m_main->sitting()->table().last(), before);
    const auto action = m_main->sitting()->game().action(m_main->sitting()->table().state(),
        {QStringLiteral("finish-warband"), {{QStringLiteral("player"), QStringLiteral("a")}}});
    QVERIFY(action);
    const engine::Verdict verdict = m_main->sitting()->game().check(m_main->sitting()->table().state(), *action);
    QVERIFY(verdict.decisive());
    QVERIFY(!verdict.decisive()->remedy().isEmpty());
    auto* newCard = m_main->findChild<QPushButton*>(QStringLiteral("newCard")); // the step that is missing
    QVERIFY(newCard && newCard->isVisible() && newCard->isEnabled());
}

void TestWayIn::facesThatWereNotEnteredAreAskedFor()
{
    const engine::Game& rules = *m_library->game(QStringLiteral("jagged-alliance"));
    auto sitting = m_library->begin(QStringLiteral("Faces"), rules, {}, {});
    QVERIFY(sitting);
    show(std::move(*sitting));
    auto* warning = m_main->findChild<QFrame*>(QStringLiteral("diceWarning"));
    QVERIFY(warning && warning->isVisible());
    warning->findChild<QPushButton*>(QStringLiteral("copyDice"))->click();
    QVERIFY(m_main->findChild<QPushButton*>(QStringLiteral("diceButton"))->isChecked());
    // A light table rolls nothing by them.
    does("setting", {{QStringLiteral("name"), QStringLiteral("tracking")}, {QStringLiteral("value"), QStringLiteral("light")}});
    QVERIFY(!warning->isVisible());
    does("setting", {{QStringLiteral("name"), QStringLiteral("tracking")}, {QStringLiteral("value"), QStringLiteral("usual")}});
    QVERIFY(warning->isVisible());
    does("confirm-dice");
    QVERIFY(!warning->isVisible());
    // What was copied from a die is the owner's, and the next table begins with it. What no die can show is not kept.
    const QJsonArray faces{QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("3"), QStringLiteral("3*")};
    const auto enter = [&](const QJsonArray& some) {
        does("enter-die",
            {{QStringLiteral("colour"), QStringLiteral("red")}, {QStringLiteral("faces"), some}, {QStringLiteral("owned"), 3}});
    };
    enter({QStringLiteral("1*"), QStringLiteral("2*")});
    QVERIFY(m_library->ownCards(rules).setup.isEmpty());
    enter(faces);
    const kit::Beginning box = m_library->desk(rules.id())->owned({{QStringLiteral("Ana")}, false});
    const auto next =
        m_library->begin(QStringLiteral("Next"), rules, box.setup, box.packs + QStringList{QStringLiteral("my-cards")});
    QVERIFY(next);
    const QJsonArray dice = rules.stateToJson((*next)->state())[QLatin1String("dice")].toArray();
    QCOMPARE(dice.size(), 4);
    QVERIFY(std::ranges::any_of(dice, [&](const QJsonValue& die) {
        return die[QLatin1String("colour")] == QLatin1String("red") && die[QLatin1String("faces")].toArray() == faces;
    }));
}

void TestWayIn::whatAnActNeedsIsAskedForFirst_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QByteArray>("state");
    QTest::addColumn<QByteArray>("act");
    QTest::addColumn<QString>("place"); // what is asked for
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("list"); // of the owner's pack in which it is kept
    const auto row = [](const char* name, const char* game, const char* state, const char* act, const char* place,
                         const char* value, const char* list) {
        QTest::newRow(name) << QString::fromLatin1(game) << QByteArray(state) << QByteArray(act) << QString::fromLatin1(place)
                            << QByteArray(value) << QString::fromLatin1(list);
    };
    row("rankings of a card", "hired-swords",
        R"({"step": "battle", "contract": {"card": "job", "m": 1}, "career_cards": [{"id": "job"}],
            "mercenaries": [{"id": "a", "title": "Ada", "cost": 2, "healthy": "2/0/2/1", "weary": "1/0/1/1"}],
            "opposition_cards": [{"id": "raider", "title": "Raider"}],
            "battle": {"round": 1, "phase": 4, "crew": [{"id": "a", "at": "NE"}],
                "opposition": [{"id": "o1", "card": "raider", "zone": "N", "face_up": true}]}})",
        R"({"do": "melee-attack", "who": "a", "card": "o1"})", "opposition_cards.raider.ranks", R"("1/0/1/0")",
        "cards.opposition");
    row("rankings of 0", "hired-swords",
        R"({"step": "battle", "contract": {"card": "job", "m": 1}, "career_cards": [{"id": "job"}],
            "mercenaries": [{"id": "a", "title": "Ada", "cost": 2, "healthy": "2/0/2/1", "weary": "1/0/1/1"}],
            "opposition_cards": [{"id": "raider", "title": "Raider"}],
            "battle": {"round": 1, "phase": 4, "crew": [{"id": "a", "at": "NE"}],
                "opposition": [{"id": "o1", "card": "raider", "zone": "N", "face_up": true}]}})",
        R"({"do": "melee-attack", "who": "a", "card": "o1"})", "opposition_cards.raider.ranks", R"("0/0/0/0")",
        "cards.opposition");
    row("an enemy card", "jagged-alliance",
        R"({"phase": "players", "scenario": {"id": "s", "turn": 1}, "active": "a", "step": "enemies",
            "mercenaries": [{"id": "a", "place": "team", "at": "K", "area": "a", "stamina": 6, "fatigue": 0, "wounds": 0, "command": 1}],
            "sectors": [{"id": "K", "state": "contested", "areas": [{"id": "a"}]}],
            "enemies": [{"id": "e1", "card": "red", "at": "K", "area": "a"}], "enemy_cards": [{"id": "red", "title": "Redshirt"}]})",
        R"({"do": "enemy-act"})", "enemy_cards.red.basic",
        R"({"health": 3, "armour": 0, "damage": 4, "range": -1, "stealth": 2})", "setup.enemy_cards");
    row("the actions of a weapon", "jagged-alliance",
        R"({"phase": "players", "scenario": {"id": "s", "turn": 1}, "active": "a", "step": "actions",
            "mercenaries": [{"id": "a", "place": "team", "at": "K", "area": "a", "stamina": 6, "fatigue": 0, "wounds": 0, "command": 1}],
            "sectors": [{"id": "K", "state": "contested", "areas": [{"id": "a"}]}], "enemies": [{"id": "e1", "card": "red", "at": "K", "area": "a"}],
            "enemy_cards": [{"id": "red", "title": "Redshirt", "initiative": 3, "basic": {"health": 9}}],
            "cards": [{"id": "gun", "title": "Gun", "place": "weapon-1", "holder": "a"}]})",
        R"({"do": "attack", "card": "gun", "target": "e1"})", "cards.gun.uses", R"([{"successes": 2}])", "setup.cards");
    row("a spawn card", "jagged-alliance",
        R"({"phase": "players", "scenario": {"id": "s", "turn": 1}, "active": "a", "step": "actions",
            "mercenaries": [{"id": "a", "place": "team", "at": "K", "stamina": 6, "fatigue": 0, "wounds": 0, "command": 1}],
            "sectors": [{"id": "K"}, {"id": "M", "state": "occupied"}], "edges": [{"a": "K", "b": "M"}],
            "enemy_cards": [{"id": "red", "title": "Redshirt", "initiative": 3, "basic": {"health": 9}}]})",
        R"({"do": "step", "to": "M"})", "sectors.M.spawn",
        R"({"id": "patrol", "lines": [{"area": "A", "enemy": "red", "count": 1}]})", "setup.spawn_cards");
    row("Vigor", "sellsword",
        R"({"players": [{"id": "p"}, {"id": "q"}], "map": {}, "hurts": [{"id": "b", "wounds": 5, "by": "a"}],
            "cards": [{"id": "a", "title": "Ash"}, {"id": "b", "title": "Birch"}],
            "units": [{"id": "a", "player": "p", "at": "5,5"}, {"id": "b", "player": "q", "at": "6,5"}],
            "turn": {"unit": "a", "controller": "p"}})",
        R"({"do": "allot", "who": "b", "vigor": 5})", "cards.b.vigor", "20", "cards.unit");
}

// One field, once: it is kept for the next campaign, and what was meant is done with it. Undo takes back the act, then the value.
void TestWayIn::whatAnActNeedsIsAskedForFirst()
{
    QFETCH(const QString, game);
    QFETCH(const QByteArray, state);
    QFETCH(const QByteArray, act);
    QFETCH(const QString, place);
    QFETCH(const QByteArray, value);
    QFETCH(const QString, list);
    const engine::Game& rules = *m_library->game(game);
    auto begun = m_library->begin(QStringLiteral("Own"), rules, {}, {});
    QVERIFY(begun);
    show(std::move(*begun));
    does("setup", {{QStringLiteral("state"), QJsonDocument::fromJson(state).object()}});
    kit::Sitting& sitting = *m_main->sitting();
    const qint64 before = sitting.table().node();
    QVERIFY(before > 1);
    engine::AnyAction asked;
    connect(&sitting, &kit::Sitting::lacking, this, [&](const engine::AnyAction& blank) { asked = blank; });
    QJsonObject fields = QJsonDocument::fromJson(act).object();
    const QString verb = fields.take(QStringLiteral("do")).toString();
    sitting.proposeDraft({verb, fields});
    QCOMPARE(sitting.table().node(), before);
    const QList<kit::CardEntry*> faces = m_main->findChildren<kit::CardEntry*>(); // where all of a card is asked for
    QVERIFY(m_main->findChild<kit::AskPanel*>()->isVisible() || std::ranges::any_of(faces, &QWidget::isVisible));
    const auto* blank = asked.as<engine::Correct>();
    QVERIFY(blank);
    QCOMPARE(blank->path, place);
    const QJsonValue said = QJsonDocument::fromJson('[' + value + ']').array().first();
    sitting.answer(asked, {{QStringLiteral("value"), said}}, {});
    QVERIFY(sitting.table().node() > before);
    QVERIFY(!m_main->findChild<kit::AskPanel*>()->isVisible());
    const auto last = sitting.table().entries(sitting.table().last(), sitting.table().last());
    QVERIFY(last);
    QCOMPARE(last->first().verb, verb);
    const auto kept = [&] {
        const auto own = cards::sectionAt(m_library->ownCards(rules), rules, list);
        return own ? own->cards.size() : 0;
    };
    QCOMPARE(kept(), 1);
    sitting.undo();
    QVERIFY(sitting.table().node() > before);
    QCOMPARE(kept(), 1);                    // it was read off a card, whatever becomes of the act
    while (sitting.table().node() > before) // names that come with a value go with it
        sitting.undo();
    QCOMPARE(sitting.table().node(), before);
    QCOMPARE(kept(), 0); // what was a correction goes from the owner's cards as it went from the table
    // Nothing refuses it: one press goes on without, and is not asked again until it is taken back.
    sitting.proposeDraft({verb, fields});
    QCOMPARE(sitting.table().node(), before);
    auto* without = m_main->findChild<QPushButton*>(QStringLiteral("goOnWithout"));
    for (const kit::CardEntry* face : faces)
        if (face->isVisible())
            without = face->findChild<QPushButton*>(QStringLiteral("fillInLater"));
    QVERIFY(without->isVisible());
    QTest::mouseClick(without, Qt::LeftButton);
    if (verb == QLatin1String("attack")
        && game == QLatin1String("jagged-alliance")) { // the dice lie there: what they showed may be told
        QCOMPARE(sitting.table().node(), before);
        QCOMPARE(asked.verb(), QLatin1String("attack"));
        QTest::mouseClick(without, Qt::LeftButton);
    }
    QVERIFY(sitting.table().node() > before);
    QVERIFY(!m_main->findChild<kit::AskPanel*>()->isVisible());
    sitting.undo();
    QCOMPARE(sitting.table().node(), before);
    sitting.proposeDraft({verb, fields});
    QCOMPARE(sitting.table().node(), before);
}

// A unit that was typed in short at one table is one press at the next.
void TestWayIn::aUnitThatWasTypedOnceIsAtHandNextTime()
{
    for (const bool isNext : {false, true}) {
        const engine::Game& rules = *m_library->game(QStringLiteral("sellsword"));
        const kit::Beginning box = m_library->desk(rules.id())->owned({{QStringLiteral("Ana"), QStringLiteral("Ben")}, false});
        const QStringList own =
            isNext ? QStringList{QStringLiteral("my-cards")} : QStringList(); // the dialog ticks what there is
        auto sitting = m_library->begin(m_library->freeName(rules.title()), rules, box.setup, box.packs + own);
        QVERIFY(sitting);
        show(std::move(*sitting));
        if (!isNext) {
            auto* title = m_main->findChild<QLineEdit*>(QStringLiteral("shortTitle"));
            m_main->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(m_main.get()));
            title->setFocus(); // where Ctrl+Return is heard
            QTest::keyClicks(title, QStringLiteral("Bone Archer"));
            m_main->findChild<QLineEdit*>(QStringLiteral("shortArmor"))->setText(QStringLiteral("15"));
            QTest::keyClick(title, Qt::Key_Return, Qt::ControlModifier);
        } else {
            auto* cards = m_main->findChild<QListView*>(QStringLiteral("cardPool"));
            QVERIFY(cards);
            QCOMPARE(cards->model()->rowCount(), 1);
            QTest::mouseClick(cards->viewport(), Qt::LeftButton, {}, cards->visualRect(cards->model()->index(0, 0)).center());
        }
        QCOMPARE(known("units").toArray().size(), 1);
        QCOMPARE(known("cards").toArray().first()[QLatin1String("armor")].toInt(), 15);
    }
}

// Two blanks and the act that waited for them: each is an undo of its own. What was cancelled waits no more.
void TestWayIn::whatWasAskedForTwiceIsThere()
{
    const engine::Game& rules = *m_library->game(QStringLiteral("hired-swords"));
    auto begun = m_library->begin(QStringLiteral("Own"), rules, {}, {});
    QVERIFY(begun);
    show(std::move(*begun));
    const QByteArray state = R"({"step": "battle", "contract": {"card": "job", "m": 2}, "career_cards": [{"id": "job"}],
        "mercenaries": [{"id": "a", "title": "Arax"}], "opposition_cards": [{"id": "raider", "title": "Raider"}],
        "battle": {"round": 1, "phase": 4, "crew": [{"id": "a", "at": "NE"}],
            "opposition": [{"id": "o1", "card": "raider", "zone": "N", "face_up": true}]}})";
    does("setup", {{QStringLiteral("state"), QJsonDocument::fromJson(state).object()}});
    kit::Sitting& sitting = *m_main->sitting();
    const qint64 before = sitting.table().node();
    const engine::Draft melee{QStringLiteral("melee-attack"),
        {{QStringLiteral("who"), QStringLiteral("a")}, {QStringLiteral("card"), QStringLiteral("o1")}}};
    engine::AnyAction asked;
    int questions = 0;
    connect(&sitting, &kit::Sitting::lacking, this, [&](const engine::AnyAction& blank) {
        asked = blank;
        ++questions;
    });
    sitting.proposeDraft(melee);
    QVERIFY(sitting.mayGoOn());
    sitting.proposeDraft({QStringLiteral("end-phase"), {}}); // something else is meant
    QVERIFY(!sitting.mayGoOn());
    if (sitting.table().node() != before)
        sitting.undo();
    QCOMPARE(sitting.table().node(), before);
    questions = 0;
    sitting.proposeDraft(melee);
    QCOMPARE(questions, 1);
    sitting.answer(asked, {{QStringLiteral("value"), QStringLiteral("3/0/2/1")}}, {});
    QCOMPARE(questions, 2);
    sitting.answer(asked, {{QStringLiteral("value"), QStringLiteral("1/0/1/0")}}, {});
    QCOMPARE(questions, 2);
    const auto last = sitting.table().entries(sitting.table().last(), sitting.table().last());
    QVERIFY(last);
    QCOMPARE(last->first().verb, QStringLiteral("melee-attack"));
    sitting.undo();
    QVERIFY(sitting.table().node() > before);
    sitting.undo();
    sitting.undo();
    QCOMPARE(sitting.table().node(), before);
    // One value, and on without the other.
    sitting.proposeDraft(melee);
    sitting.answer(asked, {{QStringLiteral("value"), QStringLiteral("3/0/2/1")}}, {});
    sitting.goOn();
    QVERIFY(sitting.table().node() > before + 1);
    sitting.undo();
    sitting.undo();
    QCOMPARE(sitting.table().node(), before);
}

// A card may have the very numbers that stand for a blank: entered, they are good enough.
void TestWayIn::aValueThatLooksLikeABlankIsTaken()
{
    const engine::Game& rules = *m_library->game(QStringLiteral("hired-swords"));
    auto begun = m_library->begin(QStringLiteral("Own"), rules, {}, {});
    QVERIFY(begun);
    show(std::move(*begun));
    const QByteArray state = R"({"step": "battle", "contract": {"card": "job", "m": 2}, "career_cards": [{"id": "job"}],
        "mercenaries": [{"id": "a", "healthy": "3/0/2/1", "weary": "2/0/1/1"}], "opposition_cards": [{"id": "scarecrow"}],
        "battle": {"round": 1, "phase": 4, "crew": [{"id": "a", "at": "NE"}],
            "opposition": [{"id": "o1", "card": "scarecrow", "zone": "N", "face_up": true}]}})";
    does("setup", {{QStringLiteral("state"), QJsonDocument::fromJson(state).object()}});
    kit::Sitting& sitting = *m_main->sitting();
    engine::AnyAction asked;
    connect(&sitting, &kit::Sitting::lacking, this, [&](const engine::AnyAction& blank) { asked = blank; });
    sitting.proposeDraft({QStringLiteral("melee-attack"),
        {{QStringLiteral("who"), QStringLiteral("a")}, {QStringLiteral("card"), QStringLiteral("o1")}}});
    QVERIFY(asked.is<engine::Correct>());
    sitting.answer(asked, {{QStringLiteral("value"), QStringLiteral("0/0/0/0")}}, {});
    const auto last = sitting.table().entries(sitting.table().last(), sitting.table().last());
    QVERIFY(last);
    QCOMPARE(last->first().verb, QStringLiteral("melee-attack"));
}

// Of counted hands nobody knows what they could lay: going on draws for nobody.
void TestWayIn::nobodyIsPlayedForByGoingOn()
{
    auto sitting = owned("mercenarium", {QStringLiteral("Ana"), QStringLiteral("Ben")});
    QVERIFY(sitting);
    show(std::move(sitting));
    does("deal");
    does("roll-order", {{QStringLiteral("rolled"), QJsonArray{5, 2}}});
    QCOMPARE(known("step").toString(), QStringLiteral("play"));
    const kit::Desk& desk = *m_library->desk(QStringLiteral("mercenarium"));
    QVERIFY(offersSomething(*m_main->sitting()));
    QVERIFY(!kit::forced(*m_main->sitting(), desk));
    does("summon", {{QStringLiteral("card"), QStringLiteral("10S")}, {QStringLiteral("at"), QStringLiteral("D1")}});
    QCOMPARE(known("board").toArray().size(), 1);
    QVERIFY(!kit::forced(*m_main->sitting(), desk)); // nor for the next, and neither with four cards in hand
    does("summon", {{QStringLiteral("card"), QStringLiteral("9C")}, {QStringLiteral("at"), QStringLiteral("D7")}});
    QVERIFY(!kit::forced(*m_main->sitting(), desk));
}

void TestWayIn::whatIsTypedAtTheTableIsTheOwners_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QByteArrayList>("acts");
    QTest::addColumn<QString>("place"); // of the list in the owner's pack
    QTest::addColumn<QByteArray>("card");
    const auto row = [](const char* name, const char* game, const QByteArrayList& acts, const char* place, const char* card) {
        QTest::newRow(name) << QString::fromLatin1(game) << acts << QString::fromLatin1(place) << QByteArray(card);
    };
    row("a price", "hired-swords",
        {R"({"do": "correct", "path": "mercenaries.+brynn.title", "value": "Brynn Holt"})",
            R"({"do": "correct", "path": "mercenaries.brynn.cost", "value": 3})",
            R"({"do": "correct", "path": "mercenaries.brynn.cost", "value": 2})"}, // what it costs today
        "setup.mercenaries", R"({"id": "brynn", "title": "Brynn Holt", "cost": 3})");
    row("a map", "sellsword",
        {R"({"do": "correct", "path": "map", "value": {"id": "map", "title": "Ferry Yard", "walls": ["3,0-3,4"]}})"}, "setup.map",
        R"({"id": "map", "title": "Ferry Yard", "walls": ["3,0-3,4"]})");
    row("a name", "swords-and-souls",
        {R"({"do": "correct", "path": "cards.+hook", "value": {"id": "hook", "title": "Boat Hook", "kind": "starter"}})"},
        "setup.cards", R"({"id": "hook", "title": "Boat Hook"})");
    row("dots, one after the other", "mercenarium",
        {R"({"do": "type-aura", "card": "8C", "aura": "1/?/?/?"})", R"({"do": "type-aura", "card": "8C", "aura": "1/1/?/?"})"},
        "setup.auras", R"({"id": "8C", "aura": "1/1/?/?"})");
    row("a scenario", "jagged-alliance",
        {R"({"do": "correct", "path": "mercenaries.+ines", "value": {"id": "ines"}})",
            R"({"do": "correct", "path": "mercenaries.+otto", "value": {"id": "otto"}})",
            R"({"do": "correct", "path": "mercenaries.+rosa", "value": {"id": "rosa"}})",
            R"({"do": "start-campaign", "players": ["Ana"]})",
            R"({"do": "begin-scenario", "scenario": "ferry", "mercenaries": ["ines", "otto", "rosa"], "facts": {"id": "ferry", "title": "Ferry Night", "start": "bank",
                "sectors": [{"id": "bank", "title": "The Bank"}]}})"},
        "cards.scenario", R"({"id": "ferry", "title": "Ferry Night", "start": "bank"})");
}

void TestWayIn::whatIsTypedAtTheTableIsTheOwners()
{
    QFETCH(const QString, game);
    QFETCH(const QByteArrayList, acts);
    QFETCH(const QString, place);
    QFETCH(const QByteArray, card);
    const engine::Game& rules = *m_library->game(game);
    auto begun = m_library->begin(QStringLiteral("Own"), rules, {}, {});
    QVERIFY(begun);
    show(std::move(*begun));
    QVERIFY(m_library->ownCards(rules).setup.isEmpty() && m_library->ownCards(rules).cards.isEmpty());
    const auto owned = [&] { return cards::sectionAt(m_library->ownCards(rules), rules, place)->cards; };
    QJsonArray before;
    QString verb;
    for (const QByteArray& act : acts) {
        QJsonObject fields = QJsonDocument::fromJson(act).object();
        verb = fields.take(QStringLiteral("do")).toString();
        before = owned();
        const qint64 last = m_main->sitting()->table().last();
        m_main->sitting()->proposeDraft({verb, fields});
        QCOMPARE(m_main->sitting()->table().last(), last + 1);
    }
    const QJsonArray kept = owned();
    QCOMPARE(kept.size(), 1);
    const QJsonObject printed = QJsonDocument::fromJson(card).object();
    for (auto field = printed.begin(); field != printed.end(); ++field)
        QCOMPARE(kept.first()[field.key()], *field);
    // What a correction entered goes with it; a card that an act brought was read off a real one and stays the owner's.
    m_main->sitting()->undo();
    QCOMPARE(owned(), verb == QLatin1String("correct") ? before : kept);
}

// Who can be hired is asked for by name, and nobody has a card yet. What the program's own pack names is named there, too.
void TestWayIn::namesOfTheDockAreCards()
{
    const engine::Game& rules = *m_library->game(QStringLiteral("hired-swords"));
    const engine::Correct blank{QStringLiteral("settlements.village"), {}, {}};
    const QJsonArray names{QStringLiteral("arax"), QStringLiteral("Brynn Holt")};
    QString said;
    for (const QStringList& packs : {QStringList(), QStringList{QStringLiteral("roster")}}) {
        auto begun = m_library->begin(m_library->freeName(QStringLiteral("Own")), rules, {}, packs);
        QVERIFY(begun);
        show(std::move(*begun));
        QJsonArray twice = names;
        twice.append(QStringLiteral("brynn holt"));
        m_main->sitting()->answer(blank, {{QStringLiteral("value"), twice}}, {}); // there is one of each
        QCOMPARE(m_main->sitting()->table().node(), 1);                           // and nobody new is entered for it
        const QJsonArray amiss{names.first(), QStringLiteral("Cora Penn"), 7};    // what is no name is wrong with the list
        m_main->sitting()->answer(blank, {{QStringLiteral("value"), amiss}}, {});
        QCOMPARE(m_main->sitting()->table().node(), 1);
        const auto heard = connect(m_main->sitting(), &kit::Sitting::changed, this,
            [&](const engine::Submission& submission) { said = submission.sentence.text(); });
        m_main->sitting()->answer(blank, {{QStringLiteral("value"), names}}, {});
        disconnect(heard);
        QCOMPARE(known("settlements.village").toArray(), (QJsonArray{QStringLiteral("arax"), QStringLiteral("brynn-holt")}));
        QCOMPARE(known("mercenaries.brynn-holt.title").toString(), QStringLiteral("Brynn Holt"));
        const QJsonObject own = m_library->ownCards(rules).setup;
        QCOMPARE(own[QLatin1String("settlements")][QLatin1String("village")].toArray().size(), 2);
        QVERIFY(own[QLatin1String("mercenaries")].toArray().size() >= 1);
    }
    QCOMPARE(m_main->sitting()->table().last(), 2); // the names and the list are one entry, on the command line, too
    QVERIFY2(said.contains(QStringLiteral("Brynn Holt")) && !said.contains(QStringLiteral("brynn")), qPrintable(said));
    m_main->sitting()->undo();
    QVERIFY(known("settlements.village").toArray().isEmpty());
    QCOMPARE(m_main->sitting()->table().node(), 1);
    // Whoever types the whole line there has entered the card.
    m_main->sitting()->answer(blank, {{QStringLiteral("value"), QJsonArray{QStringLiteral("Cora Penn 4 2/0/1/1 1/0/0/0")}}}, {});
    QCOMPARE(known("settlements.village").toArray(), (QJsonArray{QStringLiteral("cora-penn")}));
    QCOMPARE(known("mercenaries.cora-penn.title").toString(), QStringLiteral("Cora Penn"));
    QCOMPARE(known("mercenaries.cora-penn.cost").toInt(), 4);
}

// Two heroes of one name are told apart by nobody.
void TestWayIn::aCardGetsNoNameOfAnother()
{
    auto begun = m_library->begin(QStringLiteral("Own"), *m_library->game(QStringLiteral("swords-and-souls")), {}, {});
    QVERIFY(begun);
    show(std::move(*begun));
    kit::Sitting& sitting = *m_main->sitting();
    const auto name = [&](const char* path, const char* title) {
        sitting.answer(engine::Correct{QLatin1String(path), {}, {}}, {{QStringLiteral("value"), QLatin1String(title)}}, {});
        return sitting.table().node();
    };
    const qint64 named = name("heroes.hero-1.title", "Whirl");
    QSignalSpy failed(&sitting, &kit::Sitting::failed);
    QCOMPARE(name("heroes.hero-2.title", "whirl"), named);
    QCOMPARE(failed.count(), 1);
    QVERIFY(name("heroes.hero-2.title", "Moth") > named);
    QVERIFY(name("heroes.hero-1.title", "Whirl ") >= named); // its own
}

// Left at any moment, it says what it said.
void TestWayIn::aGuidedTableIsOpenedAgainHalfWay()
{
    QFETCH(const QString, game);
    auto begun = m_library->tryOut(*m_library->game(game));
    QVERIFY(begun);
    const QString id = m_library->idOf(**begun);
    for (int presses = 0; presses < 3; ++presses) {
        const QString line = guided(**begun);
        const bool isSecret = line.contains(QStringLiteral("(F8)"));
        press(**begun, isSecret ? QString() : line.section(QStringLiteral("“"), 1).section(QStringLiteral("”"), 0, 0));
    }
    const QString before = guided(**begun);
    begun->reset();
    auto again = m_library->sit(id);
    QVERIFY(again);
    show(std::move(*again));
    const auto* guide = m_main->findChild<QFrame*>(QStringLiteral("tryGuide"));
    QVERIFY(guide && guide->isVisible());
    const QList<QLabel*> lines = guide->findChildren<QLabel*>();
    const QString why = before.section(QStringLiteral("”. "), 1); // of what is in a hand the window says to look first
    const auto isSaid = [&](const QLabel* label) {
        const QString said = label->accessibleName(); // without the links in it
        return said.contains(before) || (said.contains(QStringLiteral("(F8)")) && !why.isEmpty() && said.contains(why));
    };
    QVERIFY2(!before.isEmpty() && std::ranges::any_of(lines, isSaid), qPrintable(before));
}

void TestWayIn::thePictureOfATableCanBePlayed()
{
    QFETCH(QString, game);
    const auto begun = m_library->tryOut(*m_library->game(game));
    QVERIFY(begun);
    const QString picture = m_library->desk(game)->tried().picture;
    QFile file(picture);
    QVERIFY2(picture.isEmpty() || file.open(QIODevice::ReadOnly), qPrintable(picture));
    for (int line = 1; file.isOpen() && !file.atEnd(); ++line) {
        QJsonObject fields = QJsonDocument::fromJson(file.readLine()).object();
        const QString verb = fields.take(QStringLiteral("do")).toString();
        const qint64 before = (*begun)->table().last();
        (*begun)->proposeDraft({verb, fields});
        QVERIFY2((*begun)->table().last() > before, qPrintable(QStringLiteral("%1, line %2").arg(picture).arg(line)));
    }
}

void TestWayIn::theLastTableIsContinuedByReturn()
{
    (void)m_library->tryOut(*m_library->game(QStringLiteral("mercenarium")));
    window::ShelfPage page(*m_library);
    page.resize(920, 640);
    page.show();
    page.refresh();
    QString wanted;
    connect(&page, &window::Page::campaignWanted, &page, [&](const QString& id) { wanted = id; });
    auto* goOn = qobject_cast<QPushButton*>(page.firstFocus());
    QVERIFY(goOn);
    QCOMPARE(goOn->objectName(), QStringLiteral("continue"));
    goOn->click();
    QCOMPARE(wanted, m_library->campaigns()->first().id);
    // Each game has its two ways in, and both are named.
    for (const auto& game : m_library->games())
        for (const char* way : {"try-", "own-"}) {
            auto* button = page.findChild<QPushButton*>(QLatin1String(way) + game->id());
            QVERIFY(button && button->isEnabled());
            QVERIFY(button->accessibleName().contains(game->title()));
        }
}

QTEST_MAIN(TestWayIn)
#include "tst_way_in.moc"

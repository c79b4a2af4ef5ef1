// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of the window by themselves: the library, the dialogs, what keys and dice belong to.
#include "kit/flow.h"
#include "window/main_window.h"
#include "window/paper/print_dialog.h"
#include "window/preferences_page.h"
#include "window/shelf/carrying_box.h"
#include "window/shelf/new_campaign.h"
#include "window/shelf/start_tiles.h"

#include "engine/json.h"
#include "engine/purse_game.h"
#include "kit/entry/card_entry.h"
#include "kit/lists/dice_tray.h"
#include "kit/lists/notice_bar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QShortcut>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <numeric>

namespace {

class Fair : public engine::Chance {
public:
    int face(int sides) override { return sides / 2 + 1; }
};

class PlainView : public kit::TableView {
public:
    using TableView::TableView;
    void present(const engine::AnyState&) override { }
    void choose(const QString&) override { }
};

// A purse whose table to try at begins with what stands in a file.
class PurseDesk : public kit::Desk {
public:
    explicit PurseDesk(QString steps)
        : m_steps(std::move(steps))
    {
    }
    QString game() const override { return QStringLiteral("purse"); }
    kit::Beginning tried() const override { return {{{QStringLiteral("coins"), 5}}, {}, m_steps}; }
    kit::TableView* table(kit::Sitting&, QWidget* parent) const override { return new PlainView(parent); }
    kit::OfferText offerText(const kit::Sitting& sitting, const engine::Offer& offer) const override
    {
        return kit::plainOfferText(sitting, offer);
    }
    QString actorName(const engine::AnyState&, const QString& actor) const override { return actor; }
    QList<kit::DieWord> dice(const engine::AnyState&) const override { return {}; }
    QString heading(const engine::AnyState&) const override { return {}; }
    QList<kit::Figure> figures(const engine::AnyState&) const override { return {}; }
    void paintPicture(QPainter&, const QRectF&, const engine::AnyState&) const override { }

private:
    QString m_steps;
};

} // namespace

namespace {

struct Pet {
    QString id;
    QString title;
    int legs = 0;
    static constexpr void fields(auto each)
    {
        each(engine::field("id", &Pet::id, "short name"), engine::field("title", &Pet::title, "name").brief().optional(),
            engine::field("legs", &Pet::legs, "legs").brief().printed().optional().from(0, 8));
    }
};

} // namespace

class TestParts : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aBeginningThatFailsLeavesNothing();
    void nothingTravelsUnlessItIsTicked();
    void whatWasTriedIsWhatStandsThere();
    void aCopyWaitsForAPause();
    void aTypedNameOutlivesAnotherGame();
    void onlyThePageThatIsSeenIsPainted();
    void keysOfPagesAreNotGivenAway();
    void theTraySaysWhoThrew();
    void whatIsTriedWasThrownByNobody();
    void tabGoesOnFromDieToFace();
    void anotherDieIsTypedOverTheFirst();
    void undoBelongsToAFieldWithLetters();
    void undoInACardIsNotTheTables();
    void aFailureGoesWhenItIsOver();
    void tilesOfALineAreEquallyHigh();

private:
    static qint64 spentIn(window::MainWindow& main, window::Library& shelf);
    std::unique_ptr<window::Library> library();
    void write(const QByteArray& lines) const
    {
        QFile file(steps());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(lines);
    }
    QString steps() const { return m_folder->filePath(QStringLiteral("steps.jsonl")); }

    Fair m_chance;
    std::unique_ptr<QTemporaryDir> m_folder;
    QDateTime m_now = QDateTime::fromString(QStringLiteral("2026-03-14T18:30:00Z"), Qt::ISODate);
};

void TestParts::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
    m_folder = std::make_unique<QTemporaryDir>();
}

std::unique_ptr<window::Library> TestParts::library()
{
    window::Library::Games games;
    games.push_back(purse::game());
    window::Library::Desks desks;
    desks.push_back(std::make_unique<PurseDesk>(steps()));
    auto made = std::make_unique<window::Library>(
        m_folder->filePath(QStringLiteral("shelf.db")), std::move(games), std::move(desks), [this] { return m_now; }, m_chance);
    if (!made->openShelf().isEmpty())
        qFatal("The shelf cannot be opened.");
    return made;
}

void TestParts::aBeginningThatFailsLeavesNothing()
{
    write("{\"do\":\"spend\",\"coins\":1}\n{\"do\":\"spend\",\"coins\":99}\n");
    const auto shelf = library();
    for (int presses = 0; presses < 2; ++presses) {
        const auto tried = shelf->tryOut(*shelf->games().front());
        QVERIFY(!tried);
        QVERIFY2(tried.faults().first().text().contains(QStringLiteral("2")), qPrintable(tried.faults().first().text()));
    }
    QVERIFY(shelf->campaigns()->isEmpty());
}

void TestParts::nothingTravelsUnlessItIsTicked()
{
    const shelf::Carried all{{{1, {}, {}, {}, {}, {}, true}, {2, {}, {}, {}, {}, {}, true}}, {{}}, {}};
    window::CarryingBox box(QStringLiteral("<b>Marches</b>"), all);
    QVERIFY(box.chosen().isEmpty());
    const auto tick = [&](const char* name) { return box.findChild<QCheckBox*>(QLatin1String(name)); };
    QVERIFY(!tick("carryPictures")->isEnabled()); // there are none
    tick("carryPacks")->click();
    QCOMPARE(box.chosen().packs.size(), 2);
    QVERIFY(box.chosen().pins.isEmpty());
    tick("carryPins")->click();
    QCOMPARE(box.chosen().pins.size(), 1);
}

void TestParts::whatWasTriedIsWhatStandsThere()
{
    write("{\"do\":\"spend\",\"coins\":1}\n{\"do\":\"earn\"}\n");
    const auto shelf = library();
    const auto tried = shelf->tryOut(*shelf->games().front());
    QVERIFY(tried);
    QCOMPARE((*tried)->table().last(), 3);
    const QJsonObject state = (*tried)->game().stateToJson((*tried)->state());
    QCOMPARE(state.value(QLatin1String("coins")).toInt(), 5 - 1 + 4 + 3);
    QCOMPARE(
        (*tried)->entries(3, 3)->first().action.value(QLatin1String(engine::diceByField)).toString(), QStringLiteral("program"));
    QCOMPARE(shelf->campaigns()->size(), 1);
}

// Nobody waits for a copy in the middle of play; ten minutes later the next one is made.
void TestParts::aCopyWaitsForAPause()
{
    const auto shelf = library();
    auto sitting = shelf->begin(QStringLiteral("Purse"), *shelf->games().front(), {}, {});
    QVERIFY(sitting);
    const auto copies = [&] {
        return std::ranges::count(shelf::copiesOf(shelf->shelfPath()), shelf::CopyKind::Timed, &shelf::Copy::kind);
    };
    const auto act = [&] {
        (*sitting)->propose(purse::Spend{1});
        shelf->keepSummary(**sitting);
    };
    auto* pause = shelf->findChild<QTimer*>(QStringLiteral("pause"));
    pause->setInterval(0); // as soon as nothing else is to be done
    const auto rest = [&] {
        QCoreApplication::processEvents();
        return !pause->isActive();
    };
    QCOMPARE(copies(), 1); // of what was begun
    m_now = m_now.addSecs(60);
    act();
    QTRY_VERIFY(rest());
    QCOMPARE(copies(), 1);
    m_now = m_now.addSecs(600);
    act();
    QCOMPARE(copies(), 1);
    QTRY_VERIFY(rest());
    QCOMPARE(copies(), 2);
}

void TestParts::aTypedNameOutlivesAnotherGame()
{
    window::Library::Games games;
    games.push_back(purse::game());
    games.push_back(purse::game());
    window::Library two(
        m_folder->filePath(QStringLiteral("shelf.db")), std::move(games), {}, [this] { return m_now; }, m_chance);
    QVERIFY(two.openShelf().isEmpty());
    window::NewCampaign dialog(two, {});
    auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("name"));
    auto* game = dialog.findChild<QComboBox*>(QStringLiteral("game"));
    QCOMPARE(name->text(), QStringLiteral("Purse"));
    game->setCurrentIndex(1);
    QCOMPARE(name->text(), QStringLiteral("Purse")); // that game's own
    name->setText(QStringLiteral("Friday"));
    game->setCurrentIndex(0);
    QCOMPARE(name->text(), QStringLiteral("Friday"));
}

void TestParts::onlyThePageThatIsSeenIsPainted()
{
    QList<int> painted(30);
    const kit::Sheet sheet{QStringLiteral("cards"), QStringLiteral("Cards"), false, [&](const QSizeF&) {
                               QList<kit::Sheet::Paint> pages;
                               for (int page = 0; page < painted.size(); ++page)
                                   pages += [&painted, page](QPainter&, const QRectF&) { ++painted[page]; };
                               return pages;
                           }};
    window::PrintDialog dialog({sheet}, QStringLiteral("Purse"), nullptr);
    dialog.show();
    auto* page = dialog.findChild<QSpinBox*>(QStringLiteral("page"));
    QCOMPARE(page->maximum(), 30);
    QCOMPARE(painted.mid(1), QList<int>(29));
    QCOMPARE(painted[0], 1);
    dialog.resize(dialog.size() + QSize(60, 60)); // the same picture, in another size
    QCOMPARE(painted[0], 1);
    page->setValue(7);
    QCOMPARE(painted[6], 1);
    QCOMPARE(std::accumulate(painted.begin(), painted.end(), 0), 2);
    auto* preview = dialog.findChild<QLabel*>(QStringLiteral("preview"));
    QVERIFY(!preview->pixmap(Qt::ReturnByValue).isNull());
}

void TestParts::keysOfPagesAreNotGivenAway()
{
    const auto shelf = library();
    QSettings settings(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    window::MainWindow main(*shelf, settings);
    main.addPage(QStringLiteral("preferences"), QStringLiteral("Preferences"), QStringLiteral("P"),
        QKeySequence(QStringLiteral("Ctrl+,")),
        [&]() -> window::Page* { return new window::PreferencesPage(*shelf, settings, main.actions(), &main); });
    main.showPage(QStringLiteral("preferences"));
    auto* somewhere = new QWidget(&main); // as on a desk
    auto* curtain = new QShortcut(QKeySequence(Qt::Key_F8), somewhere);
    QSignalSpy drawn(curtain, &QShortcut::activated);
    auto* draw = new QPushButton(QStringLiteral("Draw && look"), somewhere);
    draw->setShortcut(QKeySequence(QStringLiteral("Alt+5")));
    auto* label = new QLabel(QStringLiteral("&Kind:"), somewhere);
    label->setBuddy(draw);
    main.show();
    QAction* undo = main.findChild<QAction*>(QStringLiteral("undo"));
    auto* keys = main.findChild<QTableWidget*>(QStringLiteral("keys"));
    auto* conflict = main.findChild<QLabel*>(QStringLiteral("conflict"));
    const auto assign = [&](const QString& key) {
        keys->selectRow(keys->row(keys->findItems(undo->text(), Qt::MatchExactly).first()));
        main.findChild<QKeySequenceEdit*>(QStringLiteral("key"))->setKeySequence(QKeySequence(key));
        QTest::mouseClick(main.findChild<QPushButton*>(QStringLiteral("setKey")), Qt::LeftButton);
    };
    for (const char* key : {"F8", "Alt+5", "Alt+K"}) {
        assign(QLatin1String(key));
        QVERIFY2(conflict->text().contains(QLatin1String(key)), key);
        QCOMPARE(undo->shortcut(), QKeySequence(QStringLiteral("Ctrl+Z")));
    }
    assign(QStringLiteral("Alt+5"));
    QVERIFY2(conflict->text().contains(QStringLiteral("Draw & look")), qPrintable(conflict->text()));
    assign(QStringLiteral("F12"));
    QVERIFY(conflict->text().isEmpty());
    QCOMPARE(undo->shortcut(), QKeySequence(QStringLiteral("F12")));
}

// The journal and the tray tell one thing, whatever the campaign usually does.
void TestParts::theTraySaysWhoThrew()
{
    const auto shelf = library();
    QSettings settings(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    window::MainWindow main(*shelf, settings);
    main.addTable({});
    auto begun = shelf->begin(QStringLiteral("Purse"), *shelf->games().front(), {}, {});
    QVERIFY(begun);
    main.take(std::move(*begun));
    main.show();
    kit::Sitting& sitting = *main.sitting();
    for (const bool isReal : {false, true}) {
        sitting.realDice = isReal;
        sitting.answer(purse::Earn{}, {{QLatin1String(engine::rolledField), QJsonArray{5, 2}}}, {});
        QVERIFY(main.tray().rolls().first().typed);
    }
    sitting.realDice = false;
    sitting.propose(purse::Earn{});
    QVERIFY(!main.tray().rolls().first().typed);
    sitting.realDice = true;
    sitting.propose(purse::Earn{});
    QTest::mouseClick(main.findChild<QPushButton*>(QStringLiteral("rollForMe")), Qt::LeftButton);
    QCOMPARE(sitting.table().last(), 5);
    QVERIFY(!main.tray().rolls().first().typed);
}

// Dice that a table to try begins with lay on nobody's table.
void TestParts::whatIsTriedWasThrownByNobody()
{
    write("{\"do\":\"earn\",\"rolled\":[5,2]}\n");
    const auto shelf = library();
    auto tried = shelf->tryOut(*shelf->games().front());
    QVERIFY(tried);
    QSettings settings(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    window::MainWindow main(*shelf, settings);
    main.addTable({});
    main.take(std::move(*tried));
    QVERIFY(!main.tray().rolls().isEmpty());
    QVERIFY(!main.tray().rolls().first().typed);
}

// "D6", Tab, "5": the face belongs to the die, not to whatever the key would have led to.
void TestParts::tabGoesOnFromDieToFace()
{
    kit::DiceTray tray;
    QString thrown;
    tray.setThrow([&](const QString& term, const QList<int>& faces) -> engine::Result<kit::Roll> {
        thrown = term + QLatin1Char(' ') + QString::number(faces.value(0));
        return kit::Roll();
    });
    tray.show();
    tray.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&tray));
    tray.findChild<QPushButton*>(QStringLiteral("typedDice"))->click();
    auto* entry = tray.findChild<QLineEdit*>(QStringLiteral("typedFaces"));
    QTest::keyClicks(entry, QStringLiteral("D6"));
    QTest::keyClick(entry, Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), entry);
    QTest::keyClick(entry, Qt::Key_5);
    QTest::keyClick(entry, Qt::Key_Return);
    QCOMPARE(thrown, QStringLiteral("D6 5"));
    tray.findChild<QPushButton*>(QStringLiteral("typedDice"))->click();
    QTest::keyClick(entry, Qt::Key_Tab); // nothing is typed: it leads on
    QVERIFY(QApplication::focusWidget() != entry);
}

// What stands there already gives way to what is typed, and what is asked for is said in the dice of this game.
void TestParts::anotherDieIsTypedOverTheFirst()
{
    kit::DiceTray tray;
    QString thrown;
    QList<int> answered;
    tray.setThrow(
        [&](const QString& term, const QList<int>& faces) -> engine::Result<kit::Roll> {
            thrown = term + QLatin1Char(' ') + QString::number(faces.value(0));
            return kit::Roll();
        },
        [](const QString& term) {
            engine::Die die{term, 4};
            die.faces = QStringList{QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("1*"), QStringLiteral("2*")};
            return QList<engine::Die>{die};
        });
    tray.showDice({{QStringLiteral("Y"), QStringLiteral("yellow")}, {QStringLiteral("O"), QStringLiteral("orange")}});
    connect(&tray, &kit::DiceTray::answered, this, [&](const QList<int>& faces) { answered = faces; });
    auto* entry = tray.findChild<QLineEdit*>(QStringLiteral("typedFaces"));
    auto* open = tray.findChild<QPushButton*>(QStringLiteral("typedDice"));
    open->click();
    QTest::keyClicks(entry, QStringLiteral("O 2*"));
    QTest::keyClick(entry, Qt::Key_Return);
    QCOMPARE(thrown, QStringLiteral("O 4"));
    QVERIFY2(entry->accessibleName().endsWith(QStringLiteral("Y 2*")), qPrintable(entry->accessibleName()));
    // Of an act that is chosen the faces alone; a die that is named is a throw of its own.
    engine::Die orange{QStringLiteral("orange"), 6};
    tray.await({orange, orange}, false);
    open->click();
    QTest::keyClicks(entry, QStringLiteral("4 4"));
    QTest::keyClick(entry, Qt::Key_Return);
    QCOMPARE(answered, (QList<int>{4, 4}));
    thrown.clear();
    open->click();
    QTest::keyClicks(entry, QStringLiteral("Y 1"));
    QTest::keyClick(entry, Qt::Key_Return);
    QCOMPARE(thrown, QStringLiteral("Y 2"));
}

// The entry of the one coin that was spent at a table in this window; 0 where it could not be.
qint64 TestParts::spentIn(window::MainWindow& main, window::Library& shelf)
{
    main.addTable({});
    auto begun = shelf.begin(QStringLiteral("Purse"), *shelf.games().front(), {{QStringLiteral("coins"), 5}}, {});
    if (!begun)
        return 0;
    main.take(std::move(*begun));
    main.show();
    main.activateWindow();
    if (!QTest::qWaitForWindowActive(&main))
        return 0;
    main.sitting()->propose(purse::Spend{1});
    return main.sitting()->table().node();
}

void TestParts::undoBelongsToAFieldWithLetters()
{
    const auto shelf = library();
    QSettings settings(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    window::MainWindow main(*shelf, settings);
    const qint64 spent = spentIn(main, *shelf);
    QVERIFY(spent > 1);
    auto* line = new QLineEdit(main.centralWidget());
    auto* number = new QSpinBox(main.centralWidget());
    for (QWidget* field : {static_cast<QWidget*>(line), static_cast<QWidget*>(number)}) {
        field->show();
        field->setFocus();
        QTest::keyClick(field, Qt::Key_4);
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(main.sitting()->table().node(), spent); // the letter went
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(main.sitting()->table().node() < spent); // nothing is left in the field: what was done goes
        QTest::keyClick(field, Qt::Key_Y, Qt::ControlModifier);
        QTest::keyClick(field, Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(main.sitting()->table().node(), spent);
    }
}

// Whoever fills in a card and has nothing to take back in a place of it does not mean the table.
void TestParts::undoInACardIsNotTheTables()
{
    const auto shelf = library();
    QSettings settings(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    window::MainWindow main(*shelf, settings);
    const qint64 spent = spentIn(main, *shelf);
    QVERIFY(spent > 1);
    auto* entry = new kit::CardEntry(main.centralWidget());
    entry->resize(900, 560);
    kit::CardAsked asked;
    asked.schema = engine::schemaOf<Pet>();
    entry->ask(asked);
    entry->show();
    auto* title = entry->findChild<QLineEdit*>(QStringLiteral("title"));
    auto* legs = entry->findChild<QLineEdit*>(QStringLiteral("legs"));
    QVERIFY(title && legs);
    title->setFocus();
    QTest::keyClick(title, Qt::Key_R);
    legs->setFocus();
    QTest::keyClick(legs, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(main.sitting()->table().node(), spent);
    QCOMPARE(entry->card().value(QLatin1String("title")).toString(), QStringLiteral("r"));
    title->setFocus();
    QTest::keyClick(title, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!entry->isBegun());
    QTest::keyClick(title, Qt::Key_Z, Qt::ControlModifier); // nothing of the card is left: what was done goes
    QVERIFY(main.sitting()->table().node() < spent);
}

// What could not be written is told until it can be; what has nothing to do with it stays.
void TestParts::aFailureGoesWhenItIsOver()
{
    kit::NoticeBar bar;
    const engine::Fault full{QStringLiteral("shelf.db"), {}, QStringLiteral("The disk is full."), {}};
    const engine::Fault book{QStringLiteral("book.json"), {}, QStringLiteral("The book is damaged."), {}};
    bar.fail({full});
    bar.done(QStringLiteral("A coin is spent."));
    QVERIFY2(bar.text().contains(full.problem), qPrintable(bar.text()));
    bar.fail({book});
    bar.solved({full}, QStringLiteral("It can be written again."));
    QVERIFY2(!bar.text().contains(full.problem) && bar.text().contains(book.problem), qPrintable(bar.text()));
    bar.solved({book}, QStringLiteral("It can be read again."));
    QCOMPARE(bar.text(), QStringLiteral("It can be read again."));
    bar.done(QStringLiteral("A coin is spent."));
    QCOMPARE(bar.text(), QStringLiteral("A coin is spent."));
}

// In a narrow line the words of one wrap more often than those of the others.
void TestParts::tilesOfALineAreEquallyHigh()
{
    const auto game = purse::game();
    QWidget page;
    auto* line = new kit::Flow;
    page.setLayout(line);
    QList<window::GameTile*> tiles;
    for (const char* words :
        {"short", "some words, and again some words, and a few more of them behind", "some words, and a few more"}) {
        auto* tile = new window::GameTile(*game, nullptr, &page);
        for (QLabel* label : tile->findChildren<QLabel*>())
            if (label->wordWrap())
                label->setText(QString::fromLatin1(words));
        line->addWidget(tile);
        tiles += tile;
    }
    page.resize(480, 600);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    for (const window::GameTile* tile : std::as_const(tiles)) {
        QCOMPARE(tile->geometry().top(), tiles.first()->geometry().top());
        QCOMPARE(tile->height(), tiles.first()->height());
        QVERIFY(tile->height() >= tile->layout()->totalHeightForWidth(tile->width()));
    }
}

QTEST_MAIN(TestParts)
#include "tst_parts.moc"

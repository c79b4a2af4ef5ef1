// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The desk of Mercenarium as a whole: how an evening begins, names, sizes, sentences, looking ahead, paper, and restless players.
#include "program.h"

#include "games/mercenarium/desk/thinking.h"
#include "kit/lists/dice_tray.h"
#include "support/typed_dice.h"

#include <QComboBox>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QSignalSpy>
#include <QSpinBox>

#include <random>

using namespace mercenarium;

class TestDesk : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void everyControlIsNamed();
    void whatIsPressedHasItsRule();
    void anEveningBegins();
    void whatNobodyNamedCanWait();
    void aTurnHasItsSteps();
    void namesAreSeatedClockwise();
    void diceInTheTraySayWhoBegins();
    void realDiceAreAskedForAgain_data();
    void realDiceAreAskedForAgain();
    void diceAreTypedAnywhere_data() { placesToTypeDice("field"); }
    void aDieOfTheTrayBeginsNoAct();
    void diceAreTypedAnywhere();
    void offersAreSentences();
    void lookingAheadStops();
    void lookingAheadPlays();
    void aGameThatIsOverLeadsOn();
    void nothingIsLargerThanTheWindow_data();
    void nothingIsLargerThanTheWindow();
    void theBoardIsSeenWholeInLargeLetters();
    void theThumbnailIsPainted();
    void theBoardIsPrinted();
    void anythingMayBePressed();
};

// What help opens beside the board, which has a rule of its own.
void TestDesk::whatIsPressedHasItsRule()
{
    const Program program;
    const engine::Game& game = *program.library->game(QStringLiteral("mercenarium"));
    for (const auto& [name, rule] :
        {std::pair("summon", 47), {"draw", 125}, {"learn", 113}, {"roll-fool", 25}, {"roll-fox", 25}, {"roll-zodiac", 124}}) {
        const int behind = program.part<QPushButton>(name)->property("rule").toInt();
        QCOMPARE(QString(QLatin1String(game.book()[std::size_t(behind)].id)),
            QStringLiteral("ME-%1").arg(rule, 3, 10, QLatin1Char('0')));
    }
}

void TestDesk::everyControlIsNamed()
{
    Program program;
    const auto look = [&] {
        for (const QWidget* widget : program.part<QWidget>("mercenarium")->findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()
                || widget->objectName().startsWith(QLatin1String("qt_")) || widget->parentWidget()->inherits("QSpinBox")
                || widget->parentWidget()->inherits("QComboBox") || widget->inherits("QAbstractScrollArea"))
                continue;
            QString name = widget->accessibleName() + widget->property("text").toString();
            for (const QLabel* label : program.main->findChildren<QLabel*>())
                if (label->buddy() == widget)
                    name += label->text();
            QVERIFY2(!name.isEmpty() || widget->focusProxy(),
                qPrintable(QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName()));
        }
    };
    look();
    program.play(program.middle());
    program.lift();
    look();
    click(program, "learn");
    look();
    click(program, "typeCards");
    QVERIFY(program.part<QWidget>("auraSheet")->isVisible());
    look();
    click(program, "moreActions");
    QVERIFY(program.part<QComboBox>("verb")->isVisible());
}

// A hymn that lies face down in front of somebody is no more likely to be sung than kept.
void TestDesk::whatNobodyNamedCanWait()
{
    Program program;
    program.play(program.middle());
    const desk::Desk desk;
    const engine::AnyState& now = program.main->sitting()->state();
    QVERIFY(desk.canWait(now, {Sing{}, {}, {}, {}}, {}));
    QVERIFY(!desk.canWait(now, {Sing{*Card::read(QLatin1String("S2")), {}, {}}, {}, {}, {}}, {}));
    QVERIFY(!desk.canWait(now, {Draw{}, {}, {}, {}}, {}));
    // Of cards that nobody named nobody is told that they are no offering; that they can be laid or offered stands in the list.
    State counted = program.state();
    for (Player& who : counted.players)
        who.hand.fill(*Card::read(QLatin1String("?")));
    QVERIFY(std::ranges::none_of(offers(counted), [](const engine::Offer& offer) {
        return offer.action.is<Learn>() && offer.action.as<Learn>()->cards.isEmpty() && !offer.verdict.isAllowed();
    }));
    QVERIFY(std::ranges::any_of(offers(counted), [](const engine::Offer& offer) {
        return offer.action.is<Learn>() && offer.action.as<Learn>()->cards.isEmpty() && !offer.action.as<Learn>()->spend;
    }));
}

void TestDesk::anEveningBegins()
{
    Program program;
    QVERIFY(program.part<QWidget>("opening")->isVisible());
    QTest::keyClicks(program.part<QLineEdit>("name-west"), QStringLiteral("Jon"));
    click(program, "sit-west");
    QTest::keyClicks(program.part<QLineEdit>("name-east"), QStringLiteral("Rex"));
    QTest::keyClick(program.part<QLineEdit>("name-east"), Qt::Key_Return);
    QCOMPARE(program.state().players.size(), 4);
    QCOMPARE(nameOf(program.state(), Seat::East), QStringLiteral("Rex"));
    auto* width = program.part<QSpinBox>("boardWidth");
    width->setFocus();
    width->setValue(9);
    QTest::keyClick(width, Qt::Key_Return);
    QCOMPARE(program.state().settings.boardWidth, 9);
    QCOMPARE(program.field()->cells().size(), 63);
    auto* house = program.part<QComboBox>("house-west");
    house->setFocus();
    house->setCurrentIndex(house->findData(QStringLiteral("green")));
    emit house->activated(house->currentIndex());
    QCOMPARE(program.state().settings.houses.west, Colour::Green);
    click(program, "deal");
    QVERIFY(program.state().dealt);
    for (const Player& who : program.state().players)
        QCOMPARE(who.hand.size(), 5);
    while (program.state().step == Step::Setup)
        click(program, "rollOrder");
    QVERIFY(!program.part<QWidget>("opening")->isVisible());
    QVERIFY(!program.hand()->isVisible()); // nobody has said yet that the right one looks
}

// The list is made of the state: what is noted, a hymn that is sung, a hand that is too large.
void TestDesk::aTurnHasItsSteps()
{
    Program program;
    const auto stage = [&](int at) { return program.part<QPushButton>(qPrintable(QStringLiteral("stage%1").arg(at))); };
    program.does("deal");
    QVERIFY(stage(2)->accessibleName().endsWith(QStringLiteral("done")));
    QVERIFY(stage(3)->isEnabled()); // nobody has rolled for the first turn
    State now = program.middle();
    program.play(now);
    QCOMPARE(stage(1)->accessibleName(), QStringLiteral("1 One action, due now"));
    QVERIFY(stage(2)->accessibleName().startsWith(QStringLiteral("2 Turn of ")));
    QVERIFY(!stage(2)->isEnabled() && !stage(3)->isVisible()); // something can be done, so nobody passes
    program.does("note-effect",
        {{QStringLiteral("effect"),
            QJsonObject{
                {QStringLiteral("kind"), QStringLiteral("note")}, {QStringLiteral("text"), QStringLiteral("Turn a card")}}}});
    QCOMPARE(stage(1)->accessibleName(), QStringLiteral("1 Noted for now: 1, due now"));
    QCOMPARE(stage(2)->accessibleName(), QStringLiteral("2 One action, due now"));
    const Card hymn = *Card::read(QStringLiteral("VI"));
    now.song = Song{hymn, hymn, now.current, false, {}};
    program.play(now);
    QCOMPARE(stage(2)->accessibleName(), QStringLiteral("2 The hymn is done, due now"));
    stage(2)->click();
    QVERIFY(!program.state().song);
    QCOMPARE(program.state().turn, now.turn + 1);
    now.song.reset();
    now.players.first().hand = QList<Card>(7, unnamed);
    now.current = now.players.first().id;
    program.play(now);
    QCOMPARE(stage(1)->accessibleName(), QStringLiteral("1 Shuffle back: 2, due now"));
}

// As they are named, so turns go round; two sit opposite each other.
void TestDesk::namesAreSeatedClockwise()
{
    const QStringList names{QStringLiteral("Ana"), QStringLiteral("Ben"), QStringLiteral("Cleo"), QStringLiteral("Dov")};
    for (qsizetype count = 2; count <= names.size(); ++count) {
        const auto setup = engine::fromJson<Setup>(desk::Desk().owned({names.first(count), false}).setup);
        QVERIFY(setup);
        const State state = newGame(*setup);
        QCOMPARE(state.players.size(), count);
        QStringList round;
        Seat seat = Seat::South;
        for (qsizetype at = 0; at < count; ++at, seat = nextSeat(state, seat))
            round += nameOf(state, seat);
        QCOMPARE(round, names.first(count));
        QCOMPARE(seat, Seat::South);
        QVERIFY(count > 2 || player(state, Seat::North));
    }
}

void TestDesk::diceInTheTraySayWhoBegins()
{
    Program program;
    program.does("deal");
    QCOMPARE(program.state().rolls.size(), 0);
    program.typeDice("4"); // two dice lie there
    QVERIFY(!isOrderKnown(program.state()));
    program.typeDice("2 5");
    QVERIFY(isOrderKnown(program.state()));
    QCOMPARE(program.lastEntry().value(QLatin1String(engine::rolledField)).toArray(), (QJsonArray{2, 5}));
    QCOMPARE(program.part<QLabel>("trayValue")->text(), QStringLiteral("2 · 5"));
}

// A tie settles nothing: the same question stands there again, and nothing that is pressed throws for whoever throws real dice.
void TestDesk::realDiceAreAskedForAgain_data()
{
    QTest::addColumn<bool>("isDealt");
    QTest::newRow("behind the deal") << true;
    QTest::newRow("before it") << false;
}

void TestDesk::realDiceAreAskedForAgain()
{
    QFETCH(const bool, isDealt);
    Program program;
    program.main->sitting()->realDice = true;
    if (isDealt)
        program.does("deal");
    program.does("roll-order");
    const auto type = [&](const char* first, const char* second) {
        QTest::keyClicks(program.part<QLineEdit>("die0"), QLatin1String(first));
        QTest::keyClicks(program.part<QLineEdit>("die1"), QLatin1String(second));
        QTest::keyClick(program.part<QLineEdit>("die1"), Qt::Key_Return);
    };
    const auto isAsked = [&] {
        const auto* die = program.part<QLineEdit>("die0");
        return die && die->isVisible() && die->text().isEmpty();
    };
    QVERIFY(isAsked());
    type("6", "6");
    QVERIFY(!isOrderKnown(program.state()));
    QTRY_VERIFY(isAsked());
    QTest::mouseClick(program.part<QPushButton>("roll-fool"), Qt::LeftButton); // of the tray
    QVERIFY(!isOrderKnown(program.state()) && isAsked());
    QTest::mouseClick(program.part<QPushButton>("cancelAsk"), Qt::LeftButton);
    QVERIFY(!isAsked());
    QTest::mouseClick(program.part<QPushButton>("roll-fool"), Qt::LeftButton);
    QVERIFY(!isOrderKnown(program.state()) && isAsked());
    type("2", "5");
    QVERIFY(isOrderKnown(program.state()));
    QCOMPARE(program.lastEntry().value(QLatin1String(engine::rolledField)).toArray(), (QJsonArray{2, 5}));
    QCOMPARE(program.lastEntry().value(QLatin1String(engine::diceByField)).toString(), QLatin1String(engine::diceByTable));
    QCoreApplication::processEvents();
    QVERIFY(!isAsked());
}

// A die of the tray is one throw, whatever could be rolled for at the table.
void TestDesk::aDieOfTheTrayBeginsNoAct()
{
    Program program;
    const qint64 before = program.main->sitting()->table().node();
    QTest::mouseClick(program.part<QPushButton>("roll-fool"), Qt::LeftButton);
    QVERIFY(!isOrderKnown(program.state()));
    QVERIFY(program.state().rolls.isEmpty());
    QCOMPARE(program.main->sitting()->table().node(), before);
    QCOMPARE(program.main->tray().rolls().size(), 1);
}

void TestDesk::diceAreTypedAnywhere()
{
    QFETCH(QString, place);
    Program program;
    program.does("deal");
    typeDiceAt(program, place, "6 3");
    QVERIFY(isOrderKnown(program.state()));
    QCOMPARE(program.lastEntry().value(QLatin1String(engine::rolledField)).toArray(), (QJsonArray{6, 3}));
}

void TestDesk::offersAreSentences()
{
    Program program;
    const desk::Desk desk;
    const auto look = [&] {
        for (const engine::Offer& offer : program.main->sitting()->offers()) {
            const kit::OfferText text = desk.offerText(*program.main->sitting(), offer);
            QVERIFY2(!text.title.isEmpty() && text.title[0].isLetterOrNumber() && !text.title.contains(QLatin1Char('_')),
                qPrintable(offer.action.verb() + QLatin1Char(' ') + text.title));
            QVERIFY2(!text.title.contains(QLatin1Char('%')) && !text.detail.contains(QLatin1Char('%'))
                    && !text.outcome.contains(QLatin1Char('%')),
                qPrintable(text.title + text.detail));
            QVERIFY(desk.actorName(program.main->sitting()->state(), offer.actor) != offer.actor);
        }
    };
    look();
    program.play(program.middle(true));
    look();
    program.does("sing", {{QStringLiteral("hymn"), QStringLiteral("IV")}});
    look();
    QVERIFY(!desk.heading(program.main->sitting()->state()).isEmpty());
    QCOMPARE(desk.figures(program.main->sitting()->state()).size(), 2);
    QCOMPARE(desk.dice(program.main->sitting()->state()).size(), 3);
}

void TestDesk::lookingAheadStops()
{
    Program program;
    program.play(program.middle());
    QVERIFY(!program.part<QPushButton>("lookAhead")->isEnabled()); // it would tell
    click(program, "openHands");
    auto* thinking = program.part<desk::Thinking>("thinking");
    thinking->budget = {500000000, 0};
    click(program, "lookAhead");
    QVERIFY(thinking->isThinking());                                 // and the window goes on
    QTRY_VERIFY(program.part<QPushButton>("playBest")->isVisible()); // the best so far is shown
    QVERIFY(thinking->isThinking());
    program.press("D2");
    QCOMPARE(program.field()->chosenCard(), card("5G"));
    QSignalSpy finished(thinking, &desk::Thinking::finished);
    click(program, "lookAhead");
    QVERIFY(finished.wait(20000));
    QVERIFY(!thinking->isThinking());
    // A change of the table ends it too, without an answer to the question of before.
    click(program, "lookAhead");
    finished.clear();
    program.does("move", {{QStringLiteral("card"), QStringLiteral("5G")}, {QStringLiteral("to"), QStringLiteral("E2")}});
    QVERIFY(!thinking->isThinking());
    QCoreApplication::processEvents();
    QCOMPARE(finished.count(), 0);
}

void TestDesk::lookingAheadPlays()
{
    Program program;
    State state = program.middle();
    state.players[0].faceUp += card("8C");
    program.play(state);
    click(program, "openHands");
    auto* thinking = program.part<desk::Thinking>("thinking");
    thinking->budget = {3000, 0};
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    QSignalSpy finished(thinking, &desk::Thinking::finished);
    click(program, "lookAhead");
    QVERIFY(finished.wait(20000));
    const QString line = program.part<QLabel>("bestLine")->text();
    QVERIFY2(line.contains(QStringLiteral("Hymns are left out")), qPrintable(line));
    QVERIFY2(line.contains(QStringLiteral("takes")) && line.contains(QStringLiteral("wins")), qPrintable(line));
    program.part<QPushButton>("playBest")->setFocus();
    click(program, "playBest");
    QCOMPARE(QApplication::focusWidget(), program.field()); // not somewhere else because the button is gone
    QCOMPARE(program.state().step, Step::Over);
    QCOMPARE(program.state().winner, std::optional(Seat::South));
    QVERIFY(program.part<QLabel>("closeUpTitle")->text().contains(QStringLiteral("Iva wins")));
}

// Those who sat down sit at the next table too, by the whole of their names.
void TestDesk::aGameThatIsOverLeadsOn()
{
    Program program;
    State state = program.middle(true);
    state.players[0].name = QStringLiteral("Iva");
    state.settings.stalemateAuto = Announce::Off;
    program.play(state);
    auto* again = program.part<QPushButton>("onceMore");
    QVERIFY(again && !again->isVisible());
    state.step = Step::Over;
    state.ending = Ending::Stalemate;
    program.play(state);
    const QString name = program.main->sitting()->name();
    click(program, "onceMore");
    QTRY_COMPARE(program.main->sitting()->name(), name + QStringLiteral(" 2"));
    QCOMPARE(program.state().step, Step::Setup);
    QCOMPARE(program.state().settings.stalemateAuto, Announce::Off);
    QCOMPARE(program.state().players.size(), 4);
    for (const Player& who : state.players) {
        const Player* next = player(program.state(), who.id);
        QVERIFY(next && next->hand.isEmpty() && next->faceDown.isEmpty());
        QCOMPARE(next->name, who.name);
    }
    QVERIFY(!program.part<QPushButton>("onceMore")->isVisible());
}

void TestDesk::nothingIsLargerThanTheWindow_data()
{
    QTest::addColumn<QString>("what");
    for (const char* what : {"opening", "two", "four", "lifted", "song", "learn", "sheets", "limbo"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestDesk::nothingIsLargerThanTheWindow()
{
    QFETCH(QString, what);
    Program program;
    if (what != QLatin1String("opening"))
        program.play(program.middle(what != QLatin1String("two")));
    program.lift();
    if (what == QLatin1String("song"))
        program.does("sing", {{QStringLiteral("hymn"), QStringLiteral("IV")}});
    if (what == QLatin1String("learn"))
        click(program, "learn");
    if (what == QLatin1String("sheets"))
        click(program, "typeCards");
    if (what == QLatin1String("limbo")) {
        State state = program.middle(true);
        state.board.removeIf([](const Placed& one) { return one.owner == Seat::South; });
        state.board.first().at = houseOf(state, Seat::South);
        program.play(state);
    }
    QCoreApplication::processEvents();
    program.main->resize(1280, 720);
    QCoreApplication::processEvents();
    QCOMPARE(program.main->size(), QSize(1280, 720));
    for (const QWidget* widget : program.part<QWidget>("mercenarium")->findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != program.main.get())
            continue;
        bool scrolls = false;
        for (const QWidget* above = widget->parentWidget(); above && !scrolls; above = above->parentWidget())
            scrolls = above->inherits("QAbstractScrollArea");
        const QRect place(widget->mapTo(program.main.get(), QPoint()), widget->size());
        if (!scrolls)
            QVERIFY2(program.main->rect().contains(place),
                qPrintable(widget->objectName() + QLatin1String(widget->metaObject()->className())));
    }
}

// What lies beside it is scrolled to; the own house is never below the edge.
void TestDesk::theBoardIsSeenWholeInLargeLetters()
{
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 1.5);
    QApplication::setFont(large);
    for (const bool four : {false, true}) {
        Program program;
        program.play(program.middle(four));
        program.lift();
        program.main->resize(1280, 720);
        QCoreApplication::processEvents();
        QCOMPARE(program.field()->visibleRegion().boundingRect(), program.field()->rect());
        const kit::Board* players = program.part<kit::Board>("players");
        const int lines = four ? 2 : 3; // of these letters; four have two each, and all of them are seen
        for (const kit::Cell& cell : players->cells())
            QVERIFY2(cell.rect.height() >= lines * players->fontMetrics().height(), qPrintable(cell.name));
    }
    QApplication::setFont(usual);
}

void TestDesk::theThumbnailIsPainted()
{
    Program program;
    const desk::Desk desk;
    const auto painted = [&] {
        QImage image(120, 80, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        desk.paintThumbnail(painter, image.rect(), program.main->sitting()->state());
        return image;
    };
    const QImage empty = painted();
    program.play(program.middle());
    QVERIFY(painted() != empty);
    QVERIFY(qAlpha(empty.pixel(60, 40)) > 0);
}

void TestDesk::theBoardIsPrinted()
{
    Program program;
    program.play(program.middle(true));
    const auto pages = [&](qsizetype which, kit::Paper paper) {
        return kit::pictures(desk::Desk().sheets(*program.main->sitting())[which], paper);
    };
    QCOMPARE(desk::Desk().sheets(*program.main->sitting()).size(), 3);
    for (const kit::Paper paper : {kit::Paper::A4, kit::Paper::Letter})
        for (const qsizetype which : {0, 1})
            QCOMPARE(pages(which, paper).size(), 1);
    const QImage board = pages(0, kit::Paper::A4).first(), dots = pages(1, kit::Paper::A4).first();
    program.does("move", {{QStringLiteral("card"), QStringLiteral("5G")}, {QStringLiteral("to"), QStringLiteral("E2")}});
    QVERIFY(pages(0, kit::Paper::A4).first() != board);
    QCOMPARE(pages(1, kit::Paper::A4).first(), dots);
    program.does(
        "type-aura", {{QStringLiteral("card"), QStringLiteral("KB")}, {QStringLiteral("aura"), QStringLiteral("5/5/5/5")}});
    QVERIFY(pages(1, kit::Paper::A4).first() != dots);
}

// Restless players: whatever is there is pressed, in any order. Nothing crashes, warns or leaves a cell without a name.
void TestDesk::anythingMayBePressed()
{
    Program program;
    std::mt19937 random(7);
    const auto any = [&](qsizetype count) { return qsizetype(random() % std::uint32_t(count)); };
    const auto pressCell = [&](kit::Board* board) {
        QStringList open;
        for (const kit::Cell& cell : board->cells())
            if (cell.focusable)
                open += cell.id;
        if (board->isVisible() && !open.isEmpty())
            board->press(open[any(open.size())]);
        if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
            menu->actions()[any(menu->actions().size())]->trigger();
            menu->close();
        }
    };
    const QStringList never{QStringLiteral("sit-south"), QStringLiteral("sit-north"), QStringLiteral("lookAhead"),
        QStringLiteral("saveSheets")}; // somebody has to stay, and waits for nobody
    QSet<QString> verbs;
    connect(program.main->sitting(), &kit::Sitting::changed, this,
        [&](const engine::Submission& submission) { verbs += submission.sentence.text().section(QLatin1Char(' '), 1, 1); });
    for (int presses = 0; presses < 900; ++presses) {
        if (program.state().step == Step::Over)
            program.play(program.middle(any(2) == 0));
        switch (any(8)) {
        case 0:
        case 1:
        case 2:
            pressCell(program.field());
            break;
        case 3:
            pressCell(program.hand());
            break;
        case 4:
            pressCell(program.part<kit::Board>(any(2) ? "players" : "cardSheet"));
            break;
        case 5: {
            QList<QPushButton*> buttons;
            for (QPushButton* button : program.part<QWidget>("mercenarium")->findChildren<QPushButton*>())
                if (button->isVisible() && button->isEnabled() && !never.contains(button->objectName()))
                    buttons += button;
            if (!buttons.isEmpty())
                buttons[any(buttons.size())]->click();
            break;
        }
        default:
            if (auto* offers = program.part<QListView>("offers"); offers->model()->rowCount() > 0)
                emit offers->clicked(offers->model()->index(int(any(offers->model()->rowCount())), 0));
        }
        QCoreApplication::processEvents();
        for (const kit::Cell& cell : program.field()->cells())
            QVERIFY2(!cell.name.isEmpty(), qPrintable(cell.id));
    }
    QVERIFY2(verbs.size() >= 5, qPrintable(QStringList(verbs.begin(), verbs.end()).join(QLatin1Char(' '))));
}

QTEST_MAIN(TestDesk)
#include "tst_desk.moc"

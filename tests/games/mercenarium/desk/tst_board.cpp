// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The board of Mercenarium as people touch it: cells, chosen cards, moves, captures, purchases, dangers, and a turn by keyboard
// alone.
#include "program.h"

#include "games/mercenarium/desk/card_face.h"
#include "games/mercenarium/rules/query.h"
#include "games/mercenarium/rules/rules.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/far.h"
#include "kit/drawn/fitting.h"
#include "kit/forms/ask_panel.h"
#include "kit/drawn/tile_delegate.h"
#include "support/measured_paper.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QScopeGuard>
#include <QSpinBox>

using namespace mercenarium;

class TestBoard : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void everySpaceIsAnObject();
    void aChosenCardLightsItsSpaces();
    void aMoveAndACapture();
    void cardsAreDragged();
    void refusedSpacesSayWhy();
    void edgesAreCompared();
    void everyThreatIsReadWhole();
    void aTurnIsToldInALowWindow();
    void ranksAreReadFromTwoMetres();
    void sealsAreSeenFromTwoMetres();
    void whatIsUnspentIsNeverCut();
    void seatsAreReadInLargeLetters();
    void dotsAreCountedWhenTheyMatter();
    void dotsStandClearOfTheRank();
    void mercenariesAreBought();
    void dangersAreTold();
    void lastWaysOutOfLimboAreTold();
    void theListFollowsTheChosenCard();
    void aTurnByKeyboard();
};

void TestBoard::everySpaceIsAnObject()
{
    Program program;
    program.play(program.middle(true));
    const QList<kit::Cell>& cells = program.field()->cells();
    QCOMPARE(cells.size(), 49);
    for (const kit::Cell& cell : cells) {
        QVERIFY2(cell.focusable && cell.name.startsWith(cell.id), qPrintable(cell.name));
        QVERIFY2(QRectF(program.field()->rect()).contains(cell.rect), qPrintable(cell.id));
    }
    const QString queen = program.field()->cell(QStringLiteral("G4"))->name;
    for (const char* word : {"Queen of Gears", "Rex", "house", "under contract"})
        QVERIFY2(queen.contains(QLatin1String(word)), qPrintable(queen));
    const QString ten = program.field()->cell(QStringLiteral("F4"))->name;
    QVERIFY2(ten.contains(QStringLiteral("threatened by")) && ten.contains(QStringLiteral("9 of Blades")), qPrintable(ten));
    QVERIFY2(!ten.contains(QStringLiteral("not known")), qPrintable(ten));
    QVERIFY(program.field()->cell(QStringLiteral("A1"))->name.contains(QStringLiteral("empty")));
    State bare = program.state(); // without dots nobody knows whether it is threatened
    bare.auras.clear();
    program.play(bare);
    const QString perhaps = program.field()->cell(QStringLiteral("F4"))->name;
    QVERIFY2(perhaps.contains(QStringLiteral("9 of Blades (dots not known)")), qPrintable(perhaps));
    // A board of another size is another board.
    State small = program.state();
    small.settings.boardWidth = 5;
    small.board.clear();
    program.play(small);
    QCOMPARE(program.field()->cells().size(), 35);
}

void TestBoard::aChosenCardLightsItsSpaces()
{
    Program program;
    program.play(program.middle());
    program.lift();
    program.takeInHand("7S");
    QSet<QString> lit;
    for (const desk::Aim& aim : program.field()->aims())
        if (aim.isAllowed())
            lit += aim.at.text();
    QSet<QString> lawful;
    for (const engine::Offer& offer : mercenarium::offers(program.state()))
        if (const auto* summon = offer.action.as<Summon>(); summon && offer.verdict.isAllowed() && summon->card == card("7S"))
            lawful += summon->at.text();
    QCOMPARE(lit, lawful);
    QVERIFY(lit.contains(QStringLiteral("C2")) && !lit.contains(QStringLiteral("E3")));
    QVERIFY(program.field()->cell(QStringLiteral("C2"))->name.contains(QStringLiteral("D2: 7 ≥ 5"))); // the base is named
    QVERIFY(program.field()->cell(QStringLiteral("E3"))->help.contains(QStringLiteral("does not fit beside 9 of Blades")));
    program.press("C2");
    const Placed* there = cardAt(program.state(), *Space::read(QStringLiteral("C2")));
    QVERIFY(there && there->id == card("7S") && there->owner == Seat::South);
    QVERIFY(!program.field()->chosenCard().isNamed());
}

void TestBoard::aMoveAndACapture()
{
    Program program;
    program.play(program.middle());
    program.press("D2");
    program.press("E2");
    QCOMPARE(placed(program.state(), card("5G"))->at, *Space::read(QStringLiteral("E2")));
    QCOMPARE(program.state().current, Seat::North);
    program.main->sitting()->undo();
    program.press("F3");
    QVERIFY(program.field()->cell(QStringLiteral("F4"))->name.contains(QStringLiteral("takes 10 of Claws")));
    program.press("F4");
    QCOMPARE(player(program.state(), Seat::South)->captures(), 4);
    QCOMPARE(placed(program.state(), card("9B"))->at, *Space::read(QStringLiteral("F4")));
}

void TestBoard::cardsAreDragged()
{
    Program program;
    program.play(program.middle());
    drag(program.field(), QStringLiteral("D2"), QStringLiteral("C2"));
    QCOMPARE(placed(program.state(), card("5G"))->at, *Space::read(QStringLiteral("C2")));
    program.main->sitting()->undo();
    drag(program.field(), QStringLiteral("F3"), QStringLiteral("F4"));
    QCOMPARE(player(program.state(), Seat::South)->captures(), 4);
}

void TestBoard::refusedSpacesSayWhy()
{
    Program program;
    program.play(program.middle());
    program.lift();
    const qint64 before = program.main->sitting()->table().last();
    program.takeInHand("2G");
    program.press("E3");
    QCOMPARE(program.main->sitting()->table().last(), before);
    QVERIFY2(notice(program).contains(QStringLiteral("Refused")) && notice(program).contains(QStringLiteral("does not fit")),
        qPrintable(notice(program)));
    program.press("D2"); // another card is chosen instead
    program.press("D2"); // and let go
    QVERIFY(!program.field()->chosenCard().isNamed());
    program.press("D2");
    program.press("A7"); // out of reach
    QVERIFY2(notice(program).contains(QStringLiteral("Refused")), qPrintable(notice(program)));
    drag(program.field(), QStringLiteral("D4"), QStringLiteral("D2"));
    QCOMPARE(program.main->sitting()->table().last(), before);
}

void TestBoard::edgesAreCompared()
{
    Program program;
    program.play(program.middle());
    const auto* text = program.part<QLabel>("closeUpText");
    point(program.field(), QStringLiteral("F3"));
    QVERIFY2(program.part<QLabel>("closeUpTitle")->text().contains(QStringLiteral("9 of Blades")), qPrintable(text->text()));
    program.press("F3");
    point(program.field(), QStringLiteral("F4"));
    QVERIFY2(text->text().contains(QStringLiteral("Top edge against top edge, dots 2 to 1")), qPrintable(text->text()));
    program.press("F3");
    program.press("D4");
    // the same by keyboard, and a Lord
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(program.field(), &leave);
    program.field()->setFocus();
    program.field()->focusCell(QStringLiteral("D4"));
    QTest::keyClick(program.field(), Qt::Key_Left);
    QCOMPARE(program.field()->focusedCell(), QStringLiteral("C4"));
    QVERIFY2(text->text().contains(QStringLiteral("alchemy")) && text->text().contains(QStringLiteral("Souls consume Gears")),
        qPrintable(text->text()));
}

// Two enemies that could take a card have room beside the board, with the dots that decide.
void TestBoard::everyThreatIsReadWhole()
{
    Program program;
    program.play(program.middle(true));
    point(program.field(), QStringLiteral("F4"));
    QCoreApplication::processEvents();
    const auto* text = program.part<QLabel>("closeUpText");
    const QString says = text->text().replace(QChar::Nbsp, QLatin1Char(' '));
    QVERIFY2(
        says.contains(QStringLiteral("Threatened by Queen of Gears (")) && says.contains(QStringLiteral("9 of Blades (2 › 1)")),
        qPrintable(says));
    QVERIFY2(text->heightForWidth(text->width()) <= text->height(), qPrintable(says));
}

// Words before the wheel: in a low window, too, it is told what the turn asks for.
void TestBoard::aTurnIsToldInALowWindow()
{
    Program program;
    program.play(program.middle());
    QTRY_VERIFY((program.main->resize(1024, 600), program.main->size() == QSize(1024, 600)));
    QTest::qWait(50);
    const auto* text = program.part<QLabel>("closeUpText");
    QVERIFY(text->isVisible());
    const QWidget* seen = text->parentWidget(); // through which it is scrolled
    const int line = text->fontMetrics().lineSpacing();
    QVERIFY2(seen->height() >= 2 * line && seen->height() % line == 0, qPrintable(QString::number(seen->height())));
}

// Four seats at half as large letters again: all in sight, in letters that have grown, and no hand or hymn cut off.
void TestBoard::seatsAreReadInLargeLetters()
{
    const QFont usual = QApplication::font();
    const auto back = qScopeGuard([&] { QApplication::setFont(usual); });
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 1.5);
    QApplication::setFont(large);
    const double pixels = QFontInfo(large).pixelSize();
    Program program;
    program.play(program.middle(true));
    QCoreApplication::processEvents();
    auto* players = program.part<kit::Board>("players");
    QWidget* seen = players;
    while (seen && !qobject_cast<QAbstractScrollArea*>(seen))
        seen = seen->parentWidget();
    QVERIFY(seen);
    seen = qobject_cast<QAbstractScrollArea*>(seen)->viewport();
    QVERIFY2(players->mapTo(seen, players->rect().bottomLeft()).y() <= seen->height(),
        qPrintable(QStringLiteral("%1 of %2").arg(players->mapTo(seen, players->rect().bottomLeft()).y()).arg(seen->height())));
    support::MeasuredPaper paper(players->size(), Qt::white);
    players->render(&paper);
    QVERIFY(paper.written().size() >= 3 * 4);
    for (const support::Written& one : paper.written()) {
        QVERIFY2(one.pixels >= 0.75 * pixels, qPrintable(QStringLiteral("%1: %2").arg(one.text).arg(one.pixels)));
        QVERIFY2(one.text.startsWith(QStringLiteral("Rex")) || !one.text.endsWith(QChar(0x2026)), qPrintable(one.text));
    }
}

// Where captures and what is left of them have no room in words, their numbers have.
void TestBoard::whatIsUnspentIsNeverCut()
{
    const QFont usual = QApplication::font();
    const auto back = qScopeGuard([&] { QApplication::setFont(usual); });
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 1.5);
    QApplication::setFont(large);
    Program program;
    program.play(program.middle());
    QCoreApplication::processEvents();
    auto* players = program.part<kit::Board>("players");
    players->resize(290, 3 * 90);
    support::MeasuredPaper paper(players->size(), Qt::white);
    players->render(&paper);
    const qsizetype told = std::ranges::count_if(paper.written(),
        [](const support::Written& one) { return one.text.contains(QStringLiteral("unspent")) && one.text.back().isDigit(); });
    QCOMPARE(told, program.state().players.size());
}

void TestBoard::dotsAreCountedWhenTheyMatter()
{
    Program program;
    State state = program.middle();
    state.auras.removeIf([](const AuraLine& line) { return line.id == card("10C"); });
    program.play(state);
    for (const bool isCounted : {false, true}) {
        program.press("F3");
        program.press("F4");
        auto* ask = program.main->findChild<kit::AskPanel*>();
        QVERIFY(ask && ask->isVisible());
        const auto boxes = ask->findChildren<QSpinBox*>();
        QCOMPARE(boxes.size(), 1); // the sheet knows the other's
        if (isCounted) {
            boxes.first()->setValue(1);
            click(program, "enterDice");
        } else {
            click(program, "goOnWithout"); // who sees that it is enough
        }
        QCOMPARE(player(program.state(), Seat::South)->captures(), 4);
        QCOMPARE(auraOf(program.state(), card("10C")).north, isCounted ? 1 : -1);
        if (!isCounted)
            program.main->sitting()->undo();
    }
}

// On a small card that stands, the rank touches no dots above it: a 5 would look like another sign.
void TestBoard::dotsStandClearOfTheRank()
{
    Program program;
    program.play(program.middle(true));
    const State state = program.state();
    QFont letters = QApplication::font();
    letters.setPixelSize(20);
    int seen = 0;
    for (const Placed& piece : state.board) {
        if (piece.id.isLord() || auraOf(state, piece.id).at(Side::North) <= 0)
            continue;
        QImage image(34, 40, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        desk::paintCard(painter, QRectF(0, 0, 34, 40), state, piece.id, Seat::South, letters, kit::Colours::light(), false);
        painter.end();
        const auto hasInk = [&](int y) {
            for (int x = 6; x < 28; ++x)
                if (qGray(image.pixel(x, y)) < 110)
                    return true;
            return false;
        };
        int y = 1;
        while (y < 20 && !hasInk(y))
            ++y;
        const int dots = y;
        while (y < 20 && hasInk(y))
            ++y;
        QVERIFY2(y - dots <= 5, qPrintable(piece.id.text())); // their height, and a free line below them
        ++seen;
    }
    QVERIFY(seen > 3);
}

void TestBoard::mercenariesAreBought()
{
    Program program;
    program.play(program.middle(true));
    program.press("G4");
    QVERIFY(program.part<QLabel>("closeUpText")->text().contains(QStringLiteral("Under contract")));
    click(program, "actOnCard");
    QVERIFY2(notice(program).contains(QStringLiteral("under contract")), qPrintable(notice(program)));
    program.press("G4");
    program.press("D5");
    click(program, "actOnCard");
    QCOMPARE(placed(program.state(), card("JB"))->owner, Seat::South);
    QCOMPARE(player(program.state(), Seat::South)->faceDown.size(), 1);
    QVERIFY(program.field()->cell(QStringLiteral("D5"))->name.contains(QStringLiteral("under contract")));
    QVERIFY(program.part<QWidget>("contracts")->toolTip().contains(QStringLiteral("Jack of Blades until the turn of Iva")));
}

void TestBoard::dangersAreTold()
{
    Program program;
    State state = program.middle();
    state.board.removeIf([](const Placed& one) { return one.owner == Seat::South; });
    for (Placed& one : state.board)
        if (one.id == card("4C"))
            one.at = houseOf(state, Seat::South);
    state.players[0].limboSince = 56;
    program.play(state);
    const QString limbo = program.part<QLabel>("warnings")->text();
    QVERIFY2(limbo.contains(QStringLiteral("Iva is in Limbo")) && limbo.contains(QStringLiteral("buying Jack of Blades"))
            && limbo.contains(QStringLiteral("end of this turn")),
        qPrintable(limbo));
    program.play(program.middle());
    QVERIFY(!program.part<QLabel>("warnings")->isVisible());
    const auto there = [&](const char* what, const char* to) {
        program.does("move", {{QStringLiteral("card"), QLatin1String(what)}, {QStringLiteral("to"), QLatin1String(to)}});
    };
    for (int times = 0; times < 3; ++times) {
        there("5G", times % 2 ? "D2" : "E2");
        there("4C", times % 2 ? "D7" : "E7");
    }
    for (int times = 0; times < 6 && program.part<QLabel>("warnings")->text().isEmpty(); ++times) {
        there("5G", times % 2 ? "E2" : "D2");
        there("4C", times % 2 ? "E7" : "D7");
    }
    QVERIFY2(program.part<QLabel>("warnings")->text().contains(QStringLiteral("position")),
        qPrintable(program.part<QLabel>("warnings")->text()));
}

void TestBoard::lastWaysOutOfLimboAreTold()
{
    Program program;
    State state = program.middle();
    state.players[0].hand = {card("7S")};
    state.board.removeIf([](const Placed& one) { return one.owner == Seat::South; });
    for (Placed& one : state.board)
        if (one.id == card("10C"))
            one.at = *Space::read(QStringLiteral("D1"));
    program.play(state);
    desk::Desk desk;
    int losing = 0, helping = 0;
    for (const engine::Offer& offer : mercenarium::offers(program.state())) {
        const kit::OfferText text = desk.offerText(*program.main->sitting(), offer);
        if (offer.action.is<Draw>() || offer.action.is<Learn>()) {
            QCOMPARE(text.outcome, QStringLiteral("loses"));
            ++losing;
        }
        helping += offer.action.is<Buy>() && text.outcome != QLatin1String("loses");
    }
    QVERIFY(losing > 0 && helping > 0);
}

// The list beside the table begins with what is done with the card that is chosen, or done to it; the rest stands below.
void TestBoard::theListFollowsTheChosenCard()
{
    Program program;
    program.play(program.middle());
    const auto firstGroup = [&] { // with its heading
        QStringList rows;
        const auto* model = program.part<QListView>("offers")->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex index = model->index(row, 0);
            if (row > 0 && index.data(kit::HeadingRole).toBool())
                break;
            rows += index.data().toString();
        }
        return rows;
    };
    const QStringList before = firstGroup();
    program.press("D2");
    QCOMPARE(program.field()->chosenCard(), card("5G"));
    QStringList rows = firstGroup();
    QCOMPARE(rows.takeFirst(), mercenarium::shown(card("5G")));
    QVERIFY(!rows.isEmpty());
    for (const QString& row : std::as_const(rows))
        QVERIFY2(row.contains(QStringLiteral("5 of Gears")), qPrintable(row));
    QVERIFY(offers(program, mercenarium::shown(card("3C")))); // below
    program.press("D2");                                      // let go
    QCOMPARE(firstGroup(), before);
    program.press("D5"); // an enemy's Mercenary
    QCOMPARE(program.field()->chosenCard(), card("JB"));
    rows = firstGroup();
    QVERIFY2(!rows.filter(QStringLiteral("Buy ")).isEmpty(), qPrintable(rows.join(u'|')));
    program.lift();
    program.takeInHand("7S");
    rows = firstGroup();
    QCOMPARE(rows.takeFirst(), mercenarium::shown(card("7S")));
    QVERIFY(rows.first().startsWith(QStringLiteral("Summon 7 of Souls")));
    QTest::keyClick(program.part<QListView>("offers"), Qt::Key_Escape); // everybody's offers again
    QVERIFY(!program.field()->chosenCard().isNamed());
    QCOMPARE(firstGroup().first(), before.first());
    program.takeInHand("7S");
    click(program, "coverAgain");
    QVERIFY(!offers(program, QStringLiteral("7 of Souls")));
}

// Lift the curtain, take a card, find a lit space, put it there; then an answer on the board: no mouse at all.
void TestBoard::aTurnByKeyboard()
{
    Program program;
    program.play(program.middle());
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    const auto key = [](Qt::Key one, Qt::KeyboardModifiers with = {}) {
        QVERIFY(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), one, with);
    };
    const auto tabTo = [&](const char* name) {
        for (int presses = 0; presses < 60 && QApplication::focusWidget()->objectName() != QLatin1String(name); ++presses)
            key(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), QLatin1String(name));
    };
    const auto walkTo = [&](const char* space) {
        const Space wanted = *Space::read(QLatin1String(space));
        for (int steps = 0; steps < 30 && program.field()->focusedCell() != QLatin1String(space); ++steps) {
            const Space now = *Space::read(program.field()->focusedCell());
            key(now.column < wanted.column       ? Qt::Key_Right
                    : now.column > wanted.column ? Qt::Key_Left
                    : now.row < wanted.row       ? Qt::Key_Up
                                                 : Qt::Key_Down);
        }
        QCOMPARE(program.field()->focusedCell(), QLatin1String(space));
    };
    program.field()->setFocus();
    key(Qt::Key_F8);
    QTRY_VERIFY(program.hand()->isVisible());
    tabTo("hand");
    for (int steps = 0; steps < 4; ++steps)
        key(Qt::Key_Left);
    key(Qt::Key_Return); // the first card: 7 of Souls
    QCOMPARE(program.field()->chosenCard(), card("7S"));
    QCOMPARE(QApplication::focusWidget(), program.field()); // it goes on where the card may go
    QVERIFY(program.field()->cell(program.field()->focusedCell())->name.contains(QStringLiteral("Summon 7 of Souls")));
    walkTo("C2");
    key(Qt::Key_Space);
    QVERIFY(placed(program.state(), card("7S")));
    QCOMPARE(program.state().current, Seat::North);
    QCOMPARE(QApplication::focusWidget(), program.field());
    walkTo("F4");
    key(Qt::Key_Return);
    QCOMPARE(program.field()->chosenCard(), card("10C"));
    key(Qt::Key_Escape);
    QVERIFY(!program.field()->chosenCard().isNamed());
    key(Qt::Key_Return);
    walkTo("G4");
    key(Qt::Key_Return);
    QCOMPARE(placed(program.state(), card("10C"))->at, *Space::read(QStringLiteral("G4")));
}

// On a card of the smallest board a rank is as large from there as whatever decides, and two digits stay on it.
void TestBoard::ranksAreReadFromTwoMetres()
{
    kit::setFar(true);
    const auto far = qScopeGuard([] { kit::setFar(false); });
    const QRectF card(0, 0, 44, 54);
    const QFont font = kit::sized(QFont(), kit::farPixels, true);
    for (const char* name : {"9B", "10B"}) {
        QImage image(card.size().toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        desk::paintCard(painter, card, State(), *Card::read(QLatin1String(name)), Seat::South, QApplication::font(),
            kit::Colours::of(QApplication::palette()));
        painter.end();
        int rows = 0, most = 0; // that the digits take one below the other
        for (int y = 3; y < 44; ++y) {
            bool isInked = false;
            for (int x = 14; x < 30; ++x)
                isInked |= qGray(image.pixel(x, y)) < 100;
            most = std::max(most, rows = isInked ? rows + 1 : 0);
        }
        QVERIFY2(name[0] == '1' || most >= int(QFontMetricsF(font).capHeight() * 0.9), qPrintable(QString::number(most)));
        for (int y = 8; y < 36; ++y)
            for (const int x : {1, 42})
                QVERIFY2(qGray(image.pixel(x, y)) > 100, name); // nothing is cut
    }
}

// Nor is the seal of its suit a dot there, below whatever rank.
void TestBoard::sealsAreSeenFromTwoMetres()
{
    kit::setFar(true);
    const auto far = qScopeGuard([] { kit::setFar(false); });
    for (const char* name : {"QC", "QG", "JB", "10S", "8G"}) {
        const Card shown = *Card::read(QLatin1String(name));
        QImage image(46, 60, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        desk::paintCard(painter, QRectF(image.rect()), State(), shown, Seat::South, QApplication::font(),
            kit::Colours::of(QApplication::palette()));
        painter.end();
        int top = image.height(), bottom = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y) == desk::ink(shown.suit())) {
                    top = std::min(top, y);
                    bottom = std::max(bottom, y);
                }
        constexpr int least = 8; // of whole pixels; its edges are softer
        QVERIFY2(bottom - top >= least, qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(name)).arg(bottom - top)));
    }
}

QTEST_MAIN(TestBoard)
#include "tst_board.moc"

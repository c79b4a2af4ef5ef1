// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Hymns of Mercenarium on the desk, and the pages where a table types what the rules text lacks.
#include "program.h"

#include "cards/pack.h"
#include "games/mercenarium/desk/sheets/other_sheets.h"
#include "games/mercenarium/rules/rules.h"
#include "kit/forms/form.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QSpinBox>

using namespace mercenarium;

class TestHymns : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void aHymnIsSungOnTheBoard();
    void aSearchIsSecret();
    void aNamedCardIsPlaced();
    void sheetsAreTyped();
    void zodiacAndWheelAreTyped();
    void sheetsLeaveAsAPack();
};

void TestHymns::aHymnIsSungOnTheBoard()
{
    Program program;
    State state = program.middle();
    state.players[0].hymns = {Held{card("II"), false, 0}};
    state.players[1].hymns = {Held{card("IV"), false, 0}};
    state.hymns = {};
    HymnLine line;
    line.id = card("II");
    line.effect = QStringLiteral("Move one card, then take <b>another</b> away.");
    line.steps = {Effect{EffectKind::Move, {}, {}, {}, 1, {}}, Effect{EffectKind::Remove, {}, {}, {}, 1, {}}};
    state.hymns += line;
    program.play(state);
    program.lift();
    program.takeInHand("II");
    click(program, "actOnCard");
    QVERIFY(program.part<QWidget>("song")->isVisible());
    QCOMPARE(program.part<QLabel>("songText")->text(), line.effect);
    State early = program.state();
    early.turn = 5; // the guide still speaks, and sends nobody to the end while a step is open
    const auto guided = program.main->sitting()->game().stateFromJson(engine::toJson(early).toObject());
    QVERIFY(guided);
    const QString said = desk::Desk().guideLine(*guided);
    QVERIFY2(said.startsWith(QStringLiteral("Press “Hymn: ")), qPrintable(said));
    program.press("D5"); // an enemy's card, because the hymn says so
    program.press("E5");
    QCOMPARE(placed(program.state(), card("JB"))->at, *Space::read(QStringLiteral("E5")));
    auto* choice = program.part<QComboBox>("choice0");
    for (int row = 0; row < choice->count(); ++row)
        if (choice->itemText(row).contains(QStringLiteral("Lord of Gears")))
            choice->setCurrentIndex(row);
    click(program, "step0");
    QVERIFY(!placed(program.state(), card("LG")));
    click(program, "endSong");
    QVERIFY(!program.state().song);
    QCOMPARE(program.state().current, Seat::North);
}

// What the deck holds tells what the other hand does not: a search is for the eyes of the singer.
void TestHymns::aSearchIsSecret()
{
    Program program;
    State state = program.middle();
    state.singularity = true;
    state.hymnal = 0;
    state.players[0].hymns = {Held{card("VII"), false, 0}};
    program.play(state);
    program.does("sing", {{QStringLiteral("hymn"), QStringLiteral("VII")}});
    QVERIFY(program.part<QWidget>("song")->isVisible());
    QVERIFY(!offers(program, QStringLiteral("search the deck")));
    QVERIFY(program.part<QComboBox>("choice0")->itemText(0).contains(QStringLiteral("Iva looks first")));
    QVERIFY(!program.part<QPushButton>("step0")->isEnabled());
    click(program, "liftCurtain");
    auto* choice = program.part<QComboBox>("choice0");
    const int lord = choice->findText(QStringLiteral("Lord of Souls"));
    QVERIFY(lord >= 0 && choice->findText(QStringLiteral("8 of Souls")) < 0); // that one is in a hand
    choice->setCurrentIndex(lord);
    click(program, "step0");
    QVERIFY(player(program.state(), Seat::South)->hand.contains(card("LS")));
    QVERIFY(!notice(program).contains(QStringLiteral("Lord of Souls")));
}

// A hymn puts a card of a counted hand onto the board: it is named, then its space is chosen.
void TestHymns::aNamedCardIsPlaced()
{
    Program program;
    State state = program.middle();
    state.settings.hands = Hands::Counts;
    for (Player& who : state.players) {
        who.hand.fill(unnamed);
        who.hymns = {Held{unnamed, false, 0}};
    }
    program.play(state);
    program.does("sing", {{QStringLiteral("hymn"), QStringLiteral("VI")}});
    program.hand()->press(QStringLiteral("card:0"));
    program.part<kit::Board>("cardSheet")->press(QStringLiteral("8S"));
    program.press("A7");
    QVERIFY(placed(program.state(), card("8S")) && placed(program.state(), card("8S"))->at == *Space::read(QStringLiteral("A7")));
    QCOMPARE(player(program.state(), Seat::South)->hand.size(), 4);
    QVERIFY(program.state().song && program.state().song->due.isEmpty());
}

void TestHymns::sheetsAreTyped()
{
    Program program;
    program.play(program.middle());
    click(program, "typeCards");
    program.part<kit::Board>("auraSheet")->press(QStringLiteral("KB"));
    program.part<QSpinBox>("dots-north")->setValue(4);
    click(program, "saveDots");
    QCOMPARE(auraOf(program.state(), card("KB")).north, 4);
    program.part<QSpinBox>("dots-west")->setValue(1); // the Ace lies there now
    click(program, "saveDots");
    QCOMPARE(auraOf(program.state(), card("AB")).west, 1);
    QVERIFY(program.part<QWidget>("auraSheet")->isVisible());
    auto* hymns = program.part<QComboBox>("hymnSheet");
    hymns->setCurrentIndex(5);
    emit hymns->activated(5);
    auto* effect = program.part<QWidget>("sheets")->findChild<kit::Editor*>(QStringLiteral("effect"))->findChild<QLineEdit*>();
    QVERIFY(effect);
    effect->setFocus();
    effect->selectAll();
    QTest::keyClicks(effect, QStringLiteral("Everybody sits down."));
    click(program, "saveHymn");
    QCOMPARE(textOf(program.state(), card("VI")), QStringLiteral("Everybody sits down."));
    click(program, "closeSheets");
    QVERIFY(program.field()->isVisible());
}

void TestHymns::zodiacAndWheelAreTyped()
{
    Program program;
    program.play(program.middle());
    click(program, "typeCards");
    auto* hymn = program.part<QComboBox>("zodiacHymn");
    program.part<QSpinBox>("zodiacFace")->setValue(12);
    QCOMPARE(hymn->currentIndex(), 11);
    hymn->setCurrentIndex(14);
    emit hymn->activated(14);
    QCOMPARE(zodiacHymn(program.state(), 12), card("XV"));
    QCOMPARE(hymn->currentIndex(), 14);
    auto* fool = program.part<QLineEdit>("fool_faces");
    fool->setText(QStringLiteral("1, 2, 3, 4, 6, crown"));
    emit fool->editingFinished();
    QCOMPARE(program.state().settings.foolFaces.join(QLatin1Char(' ')), QStringLiteral("1 2 3 4 6 crown"));
    const qint64 entered = program.main->sitting()->table().last();
    emit fool->editingFinished(); // it stands there already
    QCOMPARE(program.main->sitting()->table().last(), entered);
    auto* fox = program.part<QLineEdit>("fox_faces");
    fox->setText(QStringLiteral("1 2 3")); // a die has six
    emit fox->editingFinished();
    QVERIFY(program.state().settings.foxFaces.isEmpty());
    fool->clear();
    emit fool->editingFinished();
    QVERIFY(program.state().settings.foolFaces.isEmpty());
    click(program, "reverseWheel");
    QCOMPARE(alchemy(wheelOf(program.state().settings), Suit::Claws, Suit::Blades), Contest::Capture);
    click(program, "reverseWheel");
    QCOMPARE(alchemy(wheelOf(program.state().settings), Suit::Blades, Suit::Claws), Contest::Capture);
}

// What was typed in once begins the next game too.
void TestHymns::sheetsLeaveAsAPack()
{
    Program program;
    State state = program.middle();
    state.auras = {AuraLine{card("8B"), Aura{2, 4, 1, 1}, QStringLiteral("Iva")}};
    state.zodiac = {card("II")};
    program.play(state);
    click(program, "typeCards");
    const QString file = program.folder.filePath(QStringLiteral("ours.json"));
    QVERIFY(program.part<desk::OtherSheets>("otherSheets")->saveTo(file));
    QVERIFY(
        !program.part<desk::OtherSheets>("otherSheets")->saveTo(program.folder.filePath(QStringLiteral("nowhere/ours.json"))));
    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    const engine::Game& game = program.main->sitting()->game();
    const auto pack = cards::readPack(saved.readAll(), game, QStringLiteral("ours"));
    QVERIFY2(bool(pack), pack ? "" : qPrintable(pack.faults().first().text()));
    const auto begun = game.newGame(pack->setup);
    QVERIFY2(bool(begun), begun ? "" : qPrintable(begun.faults().first().text()));
    const State& next = kit::stateOf<State>(*begun);
    QCOMPARE(auraOf(next, card("8B")), (Aura{2, 4, 1, 1}));
    QCOMPARE(zodiacHymn(next, 1), card("II"));
    QCOMPARE(textOf(next, card("VI")), textOf(state, card("VI")));
    QCOMPARE(next.settings.houses.west, state.settings.houses.west);
    QVERIFY(next.players.isEmpty());
}

QTEST_MAIN(TestHymns)
#include "tst_hymns.moc"

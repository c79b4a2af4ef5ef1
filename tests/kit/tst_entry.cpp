// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card while it is entered: places that know what may stand there, a face for any list of fields, face and line as one card.
#include "kit/entry/card_entry.h"

#include "engine/json.h"
#include "kit/drawn/tile_view.h"
#include "kit/entry/card_face.h"
#include "kit/entry/place_edit.h"
#include "kit/entry/quick_edit.h"

#include <QApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QStringListModel>
#include <QTest>

#include <algorithm>

namespace {

using engine::field;
using engine::Named;

enum class Mood { Calm, Cross, Merry };
constexpr auto names(Mood)
{
    return std::array{Named{Mood::Calm, "calm"}, Named{Mood::Cross, "cross"}, Named{Mood::Merry, "merry"}};
}

struct Feet {
    int left = 0;
    int right = 0;
    static constexpr void fields(auto each)
    {
        each(field("left", &Feet::left, "toes").brief("l").optional().from(0, 9),
            field("right", &Feet::right, "toes").brief("r").optional().from(0, 9));
    }
};

struct Animal {
    QString id;
    QString title;
    QString text;
    Mood mood = Mood::Calm;
    int legs = 0;
    Feet feet;
    QStringList friends;
    bool tame = false;
    static constexpr void fields(auto each)
    {
        each(field("id", &Animal::id, "short name"), field("title", &Animal::title, "name").brief().optional(),
            field("text", &Animal::text, "words").brief("t").optional(),
            field("mood", &Animal::mood, "mood").brief().printed().optional(),
            field("legs", &Animal::legs, "legs").brief().printed().optional().from(0, 8),
            field("feet", &Animal::feet, "toes").brief().printed().optional(),
            field("friends", &Animal::friends, "friends").names("animals").brief("f").printed().optional(),
            field("tame", &Animal::tame, "tame").brief("tame").optional());
    }
};

kit::CardAsked asked(const QJsonObject& card = {}, const QJsonObject& before = {})
{
    kit::CardAsked one;
    one.question = QStringLiteral("What is it?");
    one.list = QStringLiteral("animals");
    one.schema = engine::schemaOf<Animal>();
    one.card = card;
    one.before = before;
    one.known = {{QStringLiteral("animals"),
        {{QStringLiteral("old-goat"), QStringLiteral("Old Goat")}, {QStringLiteral("hen"), QStringLiteral("Hen")}}}};
    return one;
}

} // namespace

class TestEntry : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void everyPlaceHasItsOwnRoom();
    void aLetterPicks();
    void namesCompleteThemselves();
    void greyIsTakenByReturn();
    void aNumberIsNoGuess();
    void faceAndLineAreOneCard();
    void somebodyAlwaysTakesTheKeyboard();
    void theLineHoldsTheNextCardToo();
    void whatIsOpenIsNotGrey();
    void whatIsOpenStaysInSightOfALongLine();
    void whatIsWrongIsNotEntered();
    void aWrongWordIsNeverDropped();
    void whatOpensClosesItself();
    void theRestStandsBehindMore();
    void aPlaceOfAFewNamesThem();
    void aWordWithinARowIsFound();
    void aLineInThePlaceOfTheTitleIsTheLine();
    void whatStoodBesideAPlaceHasItsRoom();
};

// Whoever types all of the card where its name stands: the title is what stands before the first value.
void TestEntry::aLineInThePlaceOfTheTitleIsTheLine()
{
    kit::CardEntry entry;
    entry.resize(900, 560);
    entry.ask(asked());
    entry.show();
    QVERIFY(QTest::qWaitForWindowActive(&entry));
    QSignalSpy entered(&entry, &kit::CardEntry::entered);
    auto* title = entry.findChild<kit::PlaceEdit*>(QStringLiteral("title"));
    title->setFocus();
    QTest::keyClicks(title, QStringLiteral("Grey Goose merry 2 l3 r4"));
    QTest::keyClick(title, Qt::Key_Return);
    QCOMPARE(title->text(), QStringLiteral("Grey Goose"));
    QCOMPARE(entry.findChild<kit::PlaceEdit*>(QStringLiteral("legs"))->text(), QStringLiteral("2"));
    entry.findChild<QPushButton*>(QStringLiteral("enterCard"))->click();
    QCOMPARE(entered.count(), 1);
    const QJsonObject card = entered.first().first().toJsonObject();
    QCOMPARE(card.value(QLatin1String("id")).toString(), QStringLiteral("grey-goose"));
    QCOMPARE(card.value(QLatin1String("feet")).toObject().value(QLatin1String("right")).toInt(), 4);
    // So it is asked for, and a part of it is wrong: the name is known, the line is to be mended.
    entry.ask(asked({{QStringLiteral("id"), QStringLiteral("grey-goose")},
        {QStringLiteral("title"), QStringLiteral("Grey Goose merry 99 l3 r4")}}));
    QCOMPARE(entry.findChild<kit::PlaceEdit*>(QStringLiteral("title"))->text(), QStringLiteral("Grey Goose"));
    QVERIFY(entry.findChild<kit::QuickEdit*>()->text().contains(QStringLiteral("99")));
    QVERIFY(!entry.findChild<kit::QuickEdit*>()->problem().isEmpty());
    QVERIFY(entry.isBegun());
}

void TestEntry::whatStoodBesideAPlaceHasItsRoom()
{
    const kit::CardLayout row{{QStringLiteral("mood"), kit::Shape::Chip, QRectF(0, 0, 0.6, 0.2)},
        {QStringLiteral("id"), kit::Shape::Title, QRectF(0.7, 0, 0.3, 0.2)},
        {QStringLiteral("text"), kit::Shape::Words, QRectF(0, 0.2, 0.5, 0.2)}};
    const kit::CardLayout left = kit::without(row, row[1]);
    QCOMPARE(left.size(), 2);
    QCOMPARE(left.first().at, QRectF(0, 0, 1, 0.2));
    QCOMPARE(left.last().at, row.last().at);
}

void TestEntry::everyPlaceHasItsOwnRoom()
{
    const QJsonObject schema = engine::schemaOf<Animal>();
    const QList<cards::Place> places = kit::placesAsked(schema, {});
    QStringList paths;
    for (const cards::Place& place : places)
        paths += place.path;
    QCOMPARE(paths,
        (QStringList{QStringLiteral("title"), QStringLiteral("text"), QStringLiteral("mood"), QStringLiteral("legs"),
            QStringLiteral("feet.left"), QStringLiteral("feet.right"), QStringLiteral("friends")})); // tame is for few
    const kit::CardLayout layout = kit::layoutOf(places);
    QCOMPARE(layout.size(), places.size());
    for (qsizetype i = 0; i < layout.size(); ++i)
        for (qsizetype j = 0; j < i; ++j)
            QVERIFY(!layout[i].at.adjusted(0.001, 0.001, -0.001, -0.001).intersects(layout[j].at));
    QCOMPARE(layout.first().shape, kit::Shape::Title);
    // A figure with a long name is wider than its neighbours.
    QList<cards::Place> numbers(2, *std::ranges::find(places, QStringLiteral("legs"), &cards::Place::path));
    numbers.last().path = numbers.last().name = QStringLiteral("considerateness");
    const kit::CardLayout beside = kit::layoutOf(numbers);
    QVERIFY(beside.last().at.width() > beside.first().at.width() * 1.5);
    QCOMPARE(beside.last().at.right(), 1.0);
}

void TestEntry::aLetterPicks()
{
    kit::CardEntry entry;
    entry.resize(900, 560);
    entry.ask(asked());
    entry.show();
    auto* mood = entry.findChild<kit::PlaceEdit*>(QStringLiteral("mood"));
    QTest::keyClicks(mood, QStringLiteral("m"));
    QCOMPARE(mood->value().toString(), QStringLiteral("merry"));
    QTest::keyClicks(mood, QStringLiteral("c")); // another word after all
    QCOMPARE(mood->value().toString(), QStringLiteral("calm"));
    QTest::keyClicks(mood, QStringLiteral("r")); // "cr…"
    QCOMPARE(mood->value().toString(), QStringLiteral("cross"));
    QTest::keyClick(mood, Qt::Key_Down);
    QCOMPARE(mood->value().toString(), QStringLiteral("merry"));
    QCOMPARE(entry.card().value(QLatin1String("mood")).toString(), QStringLiteral("merry"));
}

void TestEntry::namesCompleteThemselves()
{
    kit::CardEntry entry;
    entry.ask(asked());
    auto* friends = entry.findChild<kit::PlaceEdit*>(QStringLiteral("friends"));
    QTest::keyClicks(friends, QStringLiteral("old"));
    QCOMPARE(friends->text(), QStringLiteral("Old Goat"));
    QCOMPARE(friends->value().toArray(), QJsonArray{QStringLiteral("old-goat")});
    friends->end(false);
    QTest::keyClicks(friends, QStringLiteral(", h"));
    QCOMPARE(friends->value().toArray(), (QJsonArray{QStringLiteral("old-goat"), QStringLiteral("hen")}));
}

void TestEntry::greyIsTakenByReturn()
{
    kit::CardEntry entry;
    entry.resize(900, 560);
    entry.ask(asked({{QStringLiteral("title"), QStringLiteral("Goose")}},
        {{QStringLiteral("legs"), 2}, {QStringLiteral("mood"), QStringLiteral("cross")},
            {QStringLiteral("title"), QStringLiteral("Gander")}}));
    entry.show();
    QVERIFY(QTest::qWaitForWindowActive(&entry));
    entry.begin();
    QSignalSpy entered(&entry, &kit::CardEntry::entered);
    auto* mood = entry.findChild<kit::PlaceEdit*>(QStringLiteral("mood"));
    QVERIFY(mood->hasFocus());
    QTest::keyClick(mood, Qt::Key_Return);
    QCOMPARE(entry.card().value(QLatin1String("mood")).toString(), QStringLiteral("cross"));
    QVERIFY(!entry.card().contains(QLatin1String("legs"))); // grey is nothing yet
    auto* legs = entry.findChild<kit::PlaceEdit*>(QStringLiteral("legs"));
    QVERIFY(legs->hasFocus());
    QTest::keyClick(legs, Qt::Key_Return, Qt::ShiftModifier);
    QVERIFY(mood->hasFocus());
    QTest::keyClick(mood, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(entered.count(), 1);
    QVERIFY(!entered.first().first().toJsonObject().contains(QLatin1String("legs")));
    QCOMPARE(entered.first().first().toJsonObject().value(QLatin1String("id")).toString(), QStringLiteral("goose"));
    QSignalSpy later(&entry, &kit::CardEntry::later);
    QTest::keyClick(mood, Qt::Key_Escape);
    QCOMPARE(later.count(), 1);
    QCOMPARE(later.first().first().toJsonObject().value(QLatin1String("mood")).toString(), QStringLiteral("cross"));
    QTest::keyClicks(legs, QStringLiteral("9"));
    QTest::keyClick(legs, Qt::Key_Escape);
    QCOMPARE(later.count(), 2);
    QVERIFY(!later.last().first().toJsonObject().contains(QLatin1String("legs"))); // no goose has nine
    QCOMPARE(later.last().first().toJsonObject().value(QLatin1String("mood")).toString(), QStringLiteral("cross"));
}

// What is printed on the card before is that card's: an empty place stays empty under Return.
void TestEntry::aNumberIsNoGuess()
{
    kit::CardEntry entry;
    entry.resize(900, 560);
    entry.ask(asked({{QStringLiteral("title"), QStringLiteral("Goose")}},
        {{QStringLiteral("legs"), 2}, {QStringLiteral("feet"), QJsonObject{{QStringLiteral("left"), 3}}},
            {QStringLiteral("mood"), QStringLiteral("cross")}}));
    entry.show();
    QVERIFY(QTest::qWaitForWindowActive(&entry));
    entry.begin();
    QVERIFY(!entry.isBegun());
    for (int places = 0; places < 4; ++places)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(entry.isBegun());
    QCOMPARE(entry.card().value(QLatin1String("mood")).toString(), QStringLiteral("cross"));
    QVERIFY(!entry.card().contains(QLatin1String("legs")));
    QVERIFY(!entry.card().contains(QLatin1String("feet")));
}

// Whatever passes the keyboard on may come before the card that is asked for, or after the last.
void TestEntry::somebodyAlwaysTakesTheKeyboard()
{
    kit::CardEntry entry;
    QVERIFY(entry.firstFocus());
    entry.ask(asked({{QStringLiteral("title"), QStringLiteral("Goose")}}));
    QVERIFY(entry.firstFocus());
}

// The keyboard may have stayed in the line: the next card's name stands there, and is typed on from.
void TestEntry::theLineHoldsTheNextCardToo()
{
    kit::CardEntry entry;
    entry.resize(900, 560);
    entry.ask(asked({{QStringLiteral("title"), QStringLiteral("Goose")}}));
    entry.show();
    QVERIFY(QTest::qWaitForWindowActive(&entry));
    auto* line = entry.findChild<kit::QuickEdit*>();
    line->setFocus(Qt::OtherFocusReason);
    QTest::keyClicks(line, QStringLiteral("cross"));
    entry.ask(asked({{QStringLiteral("title"), QStringLiteral("Heron")}}));
    QVERIFY2(line->text().startsWith(QStringLiteral("Heron ")), qPrintable(line->text()));
    QTest::keyClicks(line, QStringLiteral("merry 2"));
    QCOMPARE(entry.card().value(QLatin1String("title")).toString(), QStringLiteral("Heron"));
    QCOMPARE(entry.card().value(QLatin1String("mood")).toString(), QStringLiteral("merry"));
}

void TestEntry::faceAndLineAreOneCard()
{
    kit::CardEntry entry;
    entry.resize(900, 560);
    entry.ask(asked());
    entry.show();
    QVERIFY(QTest::qWaitForWindowActive(&entry));
    auto* line = entry.findChild<kit::QuickEdit*>();
    auto* legs = entry.findChild<kit::PlaceEdit*>(QStringLiteral("legs"));
    line->setFocus();
    QTest::keyClicks(line, QStringLiteral("Grey Goose merry 2 l3 r4"));
    QCOMPARE(legs->text(), QStringLiteral("2"));
    QCOMPARE(entry.findChild<kit::PlaceEdit*>(QStringLiteral("feet.right"))->text(), QStringLiteral("4"));
    QCOMPARE(entry.findChild<kit::PlaceEdit*>(QStringLiteral("title"))->text(), QStringLiteral("Grey Goose"));
    legs->setFocus();
    legs->selectAll();
    QTest::keyClicks(legs, QStringLiteral("5"));
    QVERIFY2(line->text().contains(QStringLiteral("merry 5")), qPrintable(line->text()));
    const auto read = cards::QuickLine(engine::schemaOf<Animal>()).read(line->text());
    QVERIFY(read);
    QCOMPARE(*read, entry.card());
}

// Grey is what the last card said, and nothing else; what the card's face does not ask for is no place of the line.
void TestEntry::whatIsOpenIsNotGrey()
{
    kit::CardEntry entry;
    entry.resize(900, 560);
    kit::CardAsked goose = asked();
    goose.before = {{QStringLiteral("mood"), QStringLiteral("cross")}};
    entry.ask(goose);
    entry.show();
    const auto* line = entry.findChild<kit::QuickEdit*>();
    QVERIFY(!line->words().isEmpty());
    QCOMPARE(line->words().first().field, QStringLiteral("title")); // it begins with it
    QStringList grey;
    for (const cards::Word& word : line->words()) {
        QVERIFY2(entry.findChild<kit::PlaceEdit*>(word.field), qPrintable(word.field));
        if (word.state == cards::Word::Guessed)
            grey += word.field;
    }
    QCOMPARE(grey, QStringList(QStringLiteral("mood")));
}

// A long text scrolls in the room that is left beside them; where all has room the line has it.
void TestEntry::whatIsOpenStaysInSightOfALongLine()
{
    kit::CardEntry entry;
    entry.resize(900, 560);
    entry.ask(asked());
    entry.show();
    auto* line = entry.findChild<kit::QuickEdit*>();
    line->setFocus(Qt::TabFocusReason);
    QTest::keyClicks(line, QStringLiteral("Goat merry "));
    const int room = line->textMargins().right();
    QTest::keyClicks(line, QStringLiteral("t=\"%1\"").arg(QString(12, QLatin1Char('x')).append(QLatin1Char(' ')).repeated(12)));
    QVERIFY(line->textMargins().right() > room + 40);
    QVERIFY(line->textMargins().right() <= line->width() / 2);
    QTest::keyClicks(line, QStringLiteral(" 4 "));
    QCOMPARE(entry.card().value(QLatin1String("legs")).toInt(), 4);
    QVERIFY2(line->problem().isEmpty(), qPrintable(line->problem()));
}

void TestEntry::whatIsWrongIsNotEntered()
{
    kit::CardEntry entry;
    entry.resize(900, 560);
    entry.ask(asked({{QStringLiteral("title"), QStringLiteral("Spider")}}));
    entry.show();
    QVERIFY(QTest::qWaitForWindowActive(&entry));
    QSignalSpy entered(&entry, &kit::CardEntry::entered);
    auto* legs = entry.findChild<kit::PlaceEdit*>(QStringLiteral("legs"));
    legs->setFocus();
    QTest::keyClicks(legs, QStringLiteral("9"));
    QVERIFY(!legs->problem().isEmpty());
    QTest::keyClick(legs, Qt::Key_Return);
    QVERIFY(legs->hasFocus());
    entry.findChild<QPushButton*>(QStringLiteral("enterCard"))->click();
    QCOMPARE(entered.count(), 0);
    legs->selectAll();
    QTest::keyClicks(legs, QStringLiteral("8"));
    QVERIFY(legs->problem().isEmpty());
    entry.findChild<QPushButton*>(QStringLiteral("enterCard"))->click();
    QCOMPARE(entered.count(), 1);
    QCOMPARE(entered.first().first().toJsonObject().value(QLatin1String("legs")).toInt(), 8);
}

void TestEntry::aWrongWordIsNeverDropped()
{
    kit::CardEntry entry;
    entry.resize(900, 560);
    entry.ask(asked());
    entry.show();
    QVERIFY(QTest::qWaitForWindowActive(&entry));
    QSignalSpy entered(&entry, &kit::CardEntry::entered);
    auto* line = entry.findChild<kit::QuickEdit*>();
    line->setFocus();
    QTest::keyClicks(line, QStringLiteral("Grey Goose merry 2 l3 mooed"));
    auto* button = entry.findChild<QPushButton*>(QStringLiteral("enterCard"));
    button->setFocus(Qt::MouseFocusReason);
    button->click();
    QCOMPARE(entered.count(), 0);
    QVERIFY(line->hasFocus());
    QVERIFY(line->text().endsWith(QStringLiteral("mooed")));
    for (int i = 0; i < 6; ++i)
        QTest::keyClick(line, Qt::Key_Backspace);
    button->click();
    QCOMPARE(entered.count(), 1);
}

void TestEntry::whatOpensClosesItself()
{
    kit::CardEntry entry;
    entry.resize(900, 560);
    entry.ask(asked({{QStringLiteral("title"), QStringLiteral("Hen")}}));
    entry.show();
    QVERIFY(QTest::qWaitForWindowActive(&entry));
    auto* line = entry.findChild<kit::QuickEdit*>();
    line->setFocus(Qt::ShortcutFocusReason);
    QCOMPARE(line->selectedText(), QString()); // what stands there is added to
    QTest::keyClicks(line, QStringLiteral(" merry \"It lays."));
    QCOMPARE(line->text(), QStringLiteral("Hen merry \"It lays.\""));
    QCOMPARE(entry.card().value(QLatin1String("text")).toString(), QStringLiteral("It lays."));
    QTest::keyClicks(line, QStringLiteral("\" 2")); // over what stands there
    QCOMPARE(line->text(), QStringLiteral("Hen merry \"It lays.\" 2"));
    QCOMPARE(entry.card().value(QLatin1String("legs")).toInt(), 2);
    QTest::keyClicks(line, QStringLiteral(" feet("));
    QCOMPARE(line->text(), QStringLiteral("Hen merry \"It lays.\" 2 feet()"));
    QTest::keyClick(line, Qt::Key_Backspace);
    QCOMPARE(line->text(), QStringLiteral("Hen merry \"It lays.\" 2 feet"));
}

void TestEntry::theRestStandsBehindMore()
{
    kit::CardEntry entry;
    entry.resize(900, 560);
    entry.ask(asked({{QStringLiteral("title"), QStringLiteral("Cat")}}));
    entry.show();
    QVERIFY(!entry.findChild<kit::Editor*>(QStringLiteral("tame")));
    entry.findChild<QPushButton*>(QStringLiteral("moreOfCard"))->click();
    auto* tame = entry.findChild<kit::Editor*>(QStringLiteral("tame"));
    QVERIFY(tame);
    QVERIFY(!entry.findChild<kit::Form*>()->findChild<kit::Editor*>(QStringLiteral("legs"))); // it has its place on the face
    tame->setValue(true);
    emit tame->edited();
    QCOMPARE(entry.card().value(QLatin1String("tame")), QJsonValue(true));
}

// Whoever comes to a place where one of a few is chosen sees them before a letter is typed.
void TestEntry::aPlaceOfAFewNamesThem()
{
    const QList<cards::Place> places = cards::placesOf(engine::schemaOf<Animal>());
    const auto mood = std::ranges::find(places, QStringLiteral("mood"), &cards::Place::path);
    QWidget window;
    auto* edit = new kit::PlaceEdit(*mood, {}, &window);
    auto* other = new QPushButton(&window);
    edit->setGeometry(0, 0, 300, 40);
    window.resize(400, 100);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    other->setFocus();
    const QString before = edit->placeholderText();
    QVERIFY(!before.contains(QStringLiteral("Merry")));
    edit->setFocus();
    QVERIFY2(edit->placeholderText().contains(QStringLiteral("Calm, Cross, Merry")), qPrintable(edit->placeholderText()));
    edit->setGeometry(0, 0, 60, 40);
    other->setFocus();
    QCOMPARE(edit->placeholderText(), before);
    cards::Place told = *mood; // what nobody chooses stands there from the beginning
    told.help = QStringLiteral("mood; blank: calm");
    const kit::PlaceEdit blank(told, {}, nullptr);
    QCOMPARE(blank.placeholderText(), QStringLiteral("Mood, blank: calm"));
    edit->setPlaceholderText({}); // a face that paints the name itself
    auto* legs = new kit::PlaceEdit(*std::ranges::find(places, QStringLiteral("legs"), &cards::Place::path), {}, &window);
    legs->setPlaceholderText({});
    legs->show();
    for (QWidget* one : std::initializer_list<QWidget*>{edit, legs}) {
        one->setFocus();
        other->setFocus();
    }
    QCOMPARE(edit->placeholderText() + legs->placeholderText(), QString()); // and not twice
    edit->setFocus();                                                       // as many as there is room for
    QVERIFY(edit->fontMetrics().horizontalAdvance(edit->placeholderText()) <= edit->width());
}

// "Take Whirl" is found by its name where no row begins so.
void TestEntry::aWordWithinARowIsFound()
{
    const int rest = QApplication::keyboardInputInterval();
    QStringListModel rows({QStringLiteral("Deal"), QStringLiteral("Take Hero 1"), QStringLiteral("Take Whirl"),
        QStringLiteral("Take Wharf"), QStringLiteral("Whistle")});
    kit::TileView view;
    view.setModel(&rows);
    QVERIFY(view.find(QStringLiteral("w")));
    QCOMPARE(view.currentIndex().row(), 4); // it begins so
    QApplication::setKeyboardInputInterval(0);
    QTest::qWait(2);
    QVERIFY(view.find(QStringLiteral("whi")));
    QCOMPARE(view.currentIndex().row(), 4);
    QTest::qWait(2);
    QVERIFY(view.find(QStringLiteral("wha")));
    QCOMPARE(view.currentIndex().row(), 3);
    QTest::qWait(2);
    QVERIFY(!view.find(QStringLiteral("x")));
    QCOMPARE(view.currentIndex().row(), 3);
    QApplication::setKeyboardInputInterval(rest);
}

QTEST_MAIN(TestEntry)
#include "tst_entry.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card as one line: read, printed, and told word by word while it is typed.
#include "cards/quick_line.h"

#include "cards/line_reading.h"
#include "cards/places.h"
#include "cards/said.h"
#include "cards/sections.h"
#include "engine/doubt.h"
#include "engine/json.h"
#include "games/catalogue.h"
#include "support/german.h"

#include <QTest>

#include <algorithm>

#include <functional>

using cards::QuickLine;
using cards::Word;

namespace {

QString text(const QJsonValue& value) { return engine::shownJson(value); }

// Every value in one spelling: what reading a line gives.
QJsonValue plain(const QJsonValue& value)
{
    QJsonArray array;
    for (const QJsonValue& one : value.toArray())
        array += plain(one);
    QJsonObject object;
    const QJsonObject fields = value.toObject();
    for (auto it = fields.begin(); it != fields.end(); ++it)
        if (!it->isNull() && !(it->isObject() && it->toObject().isEmpty()))
            object.insert(it.key(), plain(*it));
    return value.isArray() ? QJsonValue(array) : value.isObject() ? QJsonValue(object) : value;
}

} // namespace

class QuickLines : public QObject {
    Q_OBJECT

    std::vector<std::unique_ptr<engine::Game>> m_games = games::catalogue();
    const engine::Game& m_game = *m_games.front();
    const QuickLine m_career{m_game.cardSchema(QStringLiteral("career"))};
    const QuickLine m_opposition{m_game.cardSchema(QStringLiteral("opposition"))};

    QuickLine mercenaries() const
    {
        return QuickLine(
            m_game.setupSchema()[QLatin1String("properties")][QLatin1String("mercenaries")][QLatin1String("items")].toObject());
    }
    static QString read(const QuickLine& line, const char* typed)
    {
        const auto card = line.read(QString::fromUtf8(typed));
        return card ? text(*card) : card.faults().first().text();
    }

private slots:
    void lettersOfNoPlaceNameTheRightOnes();
    void lettersAreDistinct();
    void everyCardThatComesWithTheProgram_data();
    void everyCardThatComesWithTheProgram();
    void linesThatRead_data();
    void linesThatRead();
    void rankingsInAnySpelling();
    void aWordThatIsPassedIsFound_data();
    void aWordThatIsPassedIsFound();
    void linesThatDoNot_data();
    void linesThatDoNot();
    void wordByWord();
    void guessesOfTheCardBefore();
    void namesOfKnownCards();
    void theReadersWordsAreTaken();
    void theReadersWordsArePrinted();
    void theReadersLettersAreTaken();
    void fieldsOfACardAreToldApart();
    void aLineIsNoName();
    void anythingIsReadOrRefused();
};

void QuickLines::lettersAreDistinct()
{
    int looked = 0;
    const std::function<void(const QList<cards::Place>&, const QString&)> look = [&](const QList<cards::Place>& places,
                                                                                     const QString& where) {
        QMap<QString, QString> keys; // what may stand before =, and whose it is
        for (const cards::Place& place : places) {
            QStringList own{place.path, place.name};
            if (place.letters && !place.isBare())
                own += *place.letters;
            own.removeDuplicates();
            for (const QString& key : own) {
                QVERIFY2(!keys.contains(key), qPrintable(where + QLatin1Char(' ') + key + QLatin1Char(' ') + keys.value(key)));
                keys.insert(key, place.path);
            }
            ++looked;
            look(place.inner, where + QLatin1Char('.') + place.path);
        }
    };
    for (const auto& game : m_games)
        for (const cards::Section& section : cards::sections({}, *game))
            look(cards::placesOf(section.schema), game->id() + QLatin1Char(' ') + section.name);
    QVERIFY(looked > 300);
}

void QuickLines::everyCardThatComesWithTheProgram_data()
{
    QTest::addColumn<int>("game");
    QTest::addColumn<QString>("pack");
    for (int game = 0; game < int(m_games.size()); ++game)
        for (const QString& pack : cards::shippedPacks(m_games[size_t(game)]->id()))
            QTest::addRow("%s %s", qPrintable(m_games[size_t(game)]->id()), qPrintable(pack)) << game << pack;
}

void QuickLines::everyCardThatComesWithTheProgram()
{
    QFETCH(int, game);
    QFETCH(QString, pack);
    const auto read = cards::openPack(pack, *m_games[size_t(game)]);
    QVERIFY(read);
    for (const cards::Section& section : cards::sections(*read, *m_games[size_t(game)])) {
        const QuickLine line(section.schema);
        for (const QJsonValue& card : section.cards) {
            const QString printed = line.print(card.toObject());
            const auto again = line.read(printed);
            QVERIFY2(again, qPrintable(printed + QLatin1Char('\n') + (again ? QString() : again.faults().first().text())));
            QCOMPARE(text(*again), text(plain(card)));
            QCOMPARE(line.print(*again), printed);
        }
    }
}

void QuickLines::linesThatRead_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("printed");
    const auto row = [](const char* typed, const char* card, const char* printed) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(card) << QString::fromUtf8(printed);
    };
    const char* toll =
        R"({"arrows":{"east":"2","north":"1","west":"-1"},"bonus":"DM","budget":8,"id":"toll-road","keyword":"any","reveal":"D2","title":"Toll Road","type":"versus"})";
    row("Toll Road any versus 8 DM n1 e2 w-1 D2", toll, "Toll Road any versus 8 DM n1 e2 w-1 D2");
    row("Toll Road an ve 8 dm n1 e2 w-1 d2", toll, "Toll Road any versus 8 DM n1 e2 w-1 D2");
    row("  \"Toll Road\"\tany  versus budget=8 bonus=DM arrows.north=1 east=2 w=-1 reveal=D2 ", toll,
        "Toll Road any versus 8 DM n1 e2 w-1 D2");
    row("Road to Nowhere town p 9 2",
        R"({"bonus":"2","budget":9,"id":"road-to-nowhere","keyword":"town","title":"Road to Nowhere","type":"protector"})",
        "Road to Nowhere town protector 9 2");
    row("A Town for Any town v 9",
        R"({"budget":9,"id":"a-town-for-any","keyword":"town","title":"A Town for Any","type":"versus"})",
        "A Town for Any town versus 9");
    row("Area 51 any versus 8", R"({"budget":8,"id":"area-51","keyword":"any","title":"Area 51","type":"versus"})",
        "Area 51 any versus 8");
    row("Toll Road any versus ? 5", R"({"bonus":"5","id":"toll-road","keyword":"any","title":"Toll Road","type":"versus"})",
        "Toll Road any versus ? 5");
    row("Only a Name", R"({"id":"only-a-name","title":"Only a Name"})", "Only a Name");
    row("id=x", R"({"id":"x"})", "id=x");
    row("Toll id=other final", R"({"id":"other","kind":"final","title":"Toll"})", "Toll id=other final");
    row("\"6\\\" of \\\\ rope\" encounter", R"({"id":"6-of-rope","kind":"encounter","title":"6\" of \\ rope"})",
        "6\" of \\ rope encounter");
    row("Öl und Salz encounter lasting battle=no",
        R"({"battle":false,"id":"ol-und-salz","kind":"encounter","lasting":true,"title":"Öl und Salz"})",
        "Öl und Salz encounter lasting battle=no");
    row("X final need(in=town,city a2) effects=",
        R"({"effects":[],"id":"x","kind":"final","requirement":{"agents":2,"locations":["town","city"]},"title":"X"})",
        "X final need(in=town,city a2) does=");
    row("X final does(gold 2 success) does(note t=\"a (b\")",
        R"({"effects":[{"amount":"2","kind":"gold","phase":"success"},{"kind":"note","text":"a (b"}],"id":"x","kind":"final","title":"X"})",
        "X final does(gold 2 success) does(note t=\"a (b\")");
    // The beginning of a part's name is enough, and what stands in quotation marks is what the card says.
    row("X final p(Guest c(guards 4)) d(note \"Read it.\") \"Pay up.\"",
        R"({"effects":[{"kind":"note","text":"Read it."}],"id":"x","kind":"final","objective":{"counters":[{"id":"guards","start":4}],"name":"Guest"},"text":"Pay up.","title":"X"})",
        "X final protect(Guest counter(guards 4)) does(note t=\"Read it.\") t=\"Pay up.\"");
    // What is printed is gone on with at its end: values may stand behind letters of places that come later.
    row("X lasting t=\"Long words.\" encounter town",
        R"({"id":"x","keyword":"town","kind":"encounter","lasting":true,"text":"Long words.","title":"X"})",
        "X encounter town lasting t=\"Long words.\"");
    // So is that of any letters, and two of a yes; the same letters in a name stay there.
    row("X encounter las u=\"Dawn.\"", R"({"expires":"Dawn.","id":"x","kind":"encounter","lasting":true,"title":"X"})",
        "X encounter lasting until=Dawn.");
    row("One las Road final", R"({"id":"one-las-road","kind":"final","title":"One las Road"})", "One las Road final");
}

void QuickLines::linesThatRead()
{
    QFETCH(QString, typed);
    QFETCH(QString, card);
    QFETCH(QString, printed);
    const auto read = m_career.read(typed);
    QVERIFY2(read, qPrintable(read ? QString() : read.faults().first().text()));
    QCOMPARE(text(*read), card);
    QCOMPARE(m_career.print(*read), printed);
}

void QuickLines::aWordThatIsPassedIsFound_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("card");
    const auto row = [](const char* typed, const char* card) { QTest::newRow(typed) << QString(typed) << QString(card); };
    row("Curfew yellow", R"({"band":"yellow","id":"curfew","title":"Curfew"})");
    row("Night Curfew no7 Red", R"({"band":"red","id":"night-curfew","number":7,"title":"Night Curfew"})");
    row("Curfew yellow lasting", R"({"band":"yellow","id":"curfew","kind":"lasting","title":"Curfew"})");
    row("Curfew lasting yellow", R"({"band":"yellow","id":"curfew","kind":"lasting","title":"Curfew"})");
    row("Curfew band=yellow", R"({"band":"yellow","id":"curfew","title":"Curfew"})");
    row("A Red Dawn orange", R"({"band":"orange","id":"a-red-dawn","title":"A Red Dawn"})");
}

void QuickLines::aWordThatIsPassedIsFound()
{
    QFETCH(QString, typed);
    QFETCH(QString, card);
    const auto game =
        std::ranges::find_if(m_games, [](const auto& one) { return one->id() == QLatin1String("jagged-alliance"); });
    const QuickLine events(
        (*game)->setupSchema()[QLatin1String("properties")][QLatin1String("events")][QLatin1String("items")].toObject());
    QCOMPARE(read(events, qPrintable(typed)), card);
}

void QuickLines::rankingsInAnySpelling()
{
    for (const char* typed : {"Ditch Poacher 1/0/1/2 cl", "Ditch Poacher 1 0 1 2 cl", "Ditch Poacher 1,0,1,2 clockwise",
             "Ditch Poacher 1, 0, 1, 2 cl", "Ditch Poacher ranks=1/0/1/2 cl"})
        QCOMPARE(read(m_opposition, typed),
            QStringLiteral(R"({"icon":"clockwise","id":"ditch-poacher","ranks":"1/0/1/2","title":"Ditch Poacher"})"));
    QVERIFY(!m_opposition.read(QStringLiteral("Ditch Poacher 1/0/1/2 c"))); // clockwise or not
    const QString orla = QStringLiteral(
        R"({"assists":["missiles","stamina"],"cost":4,"healthy":"2/1/3/2","id":"orla","title":"Orla","weary":"1/1/2/1"})");
    QCOMPARE(read(mercenaries(), "Orla 4 2/1/3/2 1/1/2/1 a=mi,st"), orla);
    QCOMPARE(read(mercenaries(), "Orla 4 2 1 3 2 1 1 2 1 a=missiles,stamina"), orla);
    QCOMPARE(read(mercenaries(), "Orla 4 2132 1121 a=missiles,stamina"), orla); // a digit each
    QCOMPARE(read(mercenaries(), "Orla a=missiles,stamina 4 2 1 3 2 1 1 2 1"), orla);
    QVERIFY2(read(mercenaries(), "Orla a=missiles,stamina 4 2132 1121 6").contains(QStringLiteral("(end gold)")),
        qPrintable(read(mercenaries(), "Orla a=missiles,stamina 4 2132 1121 6")));
    QVERIFY(!m_opposition.read(QStringLiteral("Ditch Poacher 10122 cl")));
    for (const char* typed : {"Ditch Poacher 3/a/2/1", "Ditch Poacher 1/0/1/2/3", "Ditch Poacher 1/0/1/2x",
             "Ditch Poacher 1/0/1/2 1/0/1/2", "Ditch Poacher 1 0 1 - 2"}) // wrong rankings are no part of a name
        QVERIFY2(!m_opposition.read(QLatin1String(typed)), typed);
    // One that is not known, and none, as they stand on a card.
    const QString half = QStringLiteral(R"({"id":"ditch-poacher","ranks":"4/?/3/2","title":"Ditch Poacher"})");
    for (const char* typed : {"Ditch Poacher 4 ? 3 2", "Ditch Poacher 4/?/3/2", "Ditch Poacher 4?32"})
        QCOMPARE(read(m_opposition, typed), half);
    for (const char* typed : {"Ditch Poacher 2 - 1 -", "Ditch Poacher 2-1-", "Ditch Poacher 2/-/1/-"})
        QCOMPARE(
            read(m_opposition, typed), QStringLiteral(R"({"id":"ditch-poacher","ranks":"2/-/1/-","title":"Ditch Poacher"})"));
    const QString twoStrokes = QString(2, QLatin1Char('/')); // the compiler of signals takes two for a comment
    QCOMPARE(read(m_opposition, qPrintable(QStringLiteral("Ditch Poacher 0/2") + twoStrokes)),
        QStringLiteral(R"({"id":"ditch-poacher","ranks":"0/2%1","title":"Ditch Poacher"})").arg(twoStrokes));
    QCOMPARE(read(mercenaries(), "Orla 4 ? 1 3 2 1 1 2 1"),
        QStringLiteral(R"({"cost":4,"healthy":"?/1/3/2","id":"orla","title":"Orla","weary":"1/1/2/1"})"));
    QCOMPARE(read(mercenaries(), "Orla 4 ? 1 1 2 1"), // a column that is not known at all
        QStringLiteral(R"({"cost":4,"id":"orla","title":"Orla","weary":"1/1/2/1"})"));
    QCOMPARE(read(mercenaries(), "Orla ? 2 1 3 2"), QStringLiteral(R"({"healthy":"2/1/3/2","id":"orla","title":"Orla"})"));
    for (const char* typed : {"Ditch Poacher 2--", "Ditch Poacher 2-1", "Ditch Poacher ?2-1-"}) // no part of its name
        QVERIFY2(read(m_opposition, typed).contains(QStringLiteral("four numbers")), qPrintable(read(m_opposition, typed)));
    // One number beyond what fits is named with its limits, and the word is the whole row.
    QVERIFY2(read(m_opposition, "Ditch Poacher 1 1 9 9999").contains(QStringLiteral("9999 does not fit here. Allowed: 0 to 99")),
        qPrintable(read(m_opposition, "Ditch Poacher 1 1 9 9999")));
    const QList<Word> words = m_opposition.words(QStringLiteral("Ditch Poacher 1 1 9 9999"));
    const auto wrong = std::ranges::find(words, Word::Wrong, &Word::state);
    QVERIFY(wrong != words.end());
    QCOMPARE(wrong->field, QStringLiteral("ranks"));
    QCOMPARE(wrong->from, qsizetype(14));
    QCOMPARE(wrong->length, qsizetype(10));
    QVERIFY2(read(mercenaries(), "Orla 4 2 1 3").contains(QStringLiteral("four numbers")),
        qPrintable(read(mercenaries(), "Orla 4 2 1 3")));
}

void QuickLines::linesThatDoNot_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* typed, const char* place, const char* says) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(place) << QString::fromUtf8(says);
    };
    row("Toll Road any versus 8000", "line 3, column 22: budget", "0 to 999");
    row("Toll Road any versus 8 DX n1", "line 3, column 24", "bonus");
    row("Toll Road any versus 8 DM n1 n2", "line 3, column 30: arrows.north", "twice");
    row("Toll Road v 8", "line 3, column 11: keyword", "village, versus");
    row("Toll Road any versus 8 bugdet=3", "line 3, column 24", "budget");
    row("Toll Road any keyword=tonw", "line 3, column 15: keyword", "Did you mean town?");
    row("Toll Road any versus need(in=moon)", "line 3, column 27: requirement.locations", "village");
    row("Toll Road any \"versus", "line 3, column 15", "quotation mark");
    row("Toll Road any does(gold 2", "line 3, column 15", "bracket");
    row("Toll Road any budget(2)", "line 3, column 15: budget", "budget=");
    row("Toll Road any versus 8 l", "line 3, column 24", "bonus");     // one letter is no yes
    row("Toll Road any versus co=2", "line 3, column 22", "field co"); // counter has parts
    row("Toll Road encounter 8 e=2 e2", "line 3, column 27: arrows.east", "twice");
    row("Toll Road any versus 8 DM n e w D2", "line 3, column 27: arrows.north", "n=?"); // letters that bear no value
    row("Toll Road any versus 8 DM 1 2 1", "line 3, column 29", "n2 (north)");           // values that bear no letter
    row("Toll Road any versus 8 DM e=? e2", "line 3, column 31: arrows.east", "twice");
    row("Toll Road any versus 8 DM n1 w-1 D9", "line 3, column 34: reveal", "Allowed"); // no such die
    row("any=2 versus", "line 3, column 1", "field");
    row("", "line 3, column 1", "name");
    row("kind=final", "line 3, column 1", "name");
}

void QuickLines::linesThatDoNot()
{
    QFETCH(QString, typed);
    QFETCH(QString, place);
    QFETCH(QString, says);
    const auto read = m_career.read(typed, 3);
    QVERIFY2(!read, read ? qPrintable(text(*read)) : "");
    const engine::Fault fault = read.faults().first();
    QCOMPARE(fault.place, place);
    QVERIFY2(fault.text().contains(says), qPrintable(fault.text()));
    QVERIFY(!fault.remedy.isEmpty());
}

void QuickLines::wordByWord()
{
    const QList<Word> words = m_career.words(QStringLiteral("Toll Road any 8x n1 w"));
    QStringList told;
    for (const Word& word : words.mid(0, 5))
        told += QStringLiteral("%1+%2 %3 %4").arg(word.from).arg(word.length).arg(word.field).arg(int(word.state));
    QCOMPARE(told,
        QStringList({QStringLiteral("0+9 title 0"), QStringLiteral("10+3 keyword 0"), QStringLiteral("14+2  2"),
            QStringLiteral("17+2 arrows.north 0"), QStringLiteral("20+1 arrows.west 3")}));
    QStringList open;
    for (const Word& word : words.mid(5)) {
        QCOMPARE(word.state, Word::Open);
        QCOMPARE(word.length, 0);
        open += word.field;
    }
    QVERIFY(open.contains(QStringLiteral("budget")) && open.contains(QStringLiteral("arrows.south")));
    QVERIFY(!open.contains(QStringLiteral("keyword")));
    for (const Word& word : m_career.words(QStringLiteral("Old Score encounter revenge ")))
        QVERIFY2(
            !word.field.startsWith(QLatin1String("arrows")) && word.field != QLatin1String("budget"), qPrintable(word.field));
}

void QuickLines::guessesOfTheCardBefore()
{
    const auto before = m_career.read(QStringLiteral("Toll Road any versus 8 DM n1 e2 w-1 D2"));
    QVERIFY(before);
    QStringList guessed;
    for (const Word& word : m_career.words(QStringLiteral("Salt Road town 9 w"), *before))
        if (word.state == Word::Guessed)
            guessed += word.field + QLatin1Char(' ') + word.text;
    guessed.sort();
    QCOMPARE(guessed,
        QStringList({QStringLiteral("arrows.east e2"), QStringLiteral("arrows.north n1"), QStringLiteral("arrows.west w-1"),
            QStringLiteral("bonus DM"), QStringLiteral("reveal D2"), QStringLiteral("type versus")}));
    const auto salt = m_career.read(QStringLiteral("Salt Road town 9"));
    QCOMPARE(m_career.print(m_career.withGuesses(*salt, *before)), QStringLiteral("Salt Road town versus 9 DM n1 e2 w-1 D2"));
    const auto score = m_career.read(QStringLiteral("Old Score encounter"));
    QCOMPARE(m_career.print(m_career.withGuesses(*score, *before)), QStringLiteral("Old Score encounter any"));
}

void QuickLines::namesOfKnownCards()
{
    const QJsonObject schema = m_game.setupSchema()[QLatin1String("properties")][QLatin1String("settlements")].toObject();
    const QuickLine settlements(
        schema, {{QStringLiteral("mercenaries"), {{QStringLiteral("orla"), QStringLiteral("Orla Fenwright")}}}});
    QCOMPARE(text((*settlements.read(QStringLiteral("Weir v=\"Orla Fenwright\",nell")))[QLatin1String("village")].toArray()),
        QStringLiteral(R"(["orla","nell"])"));
    const QuickLine known(
        m_game.cardSchema(QStringLiteral("career")), {{QString(), {{QStringLiteral("c7"), QStringLiteral("Toll Road")}}}});
    const auto card = known.read(QStringLiteral("toll road any"));
    QCOMPARE(card->value(QLatin1String("id")).toString(), QStringLiteral("c7"));
    QCOMPARE(known.print(*card), QStringLiteral("Toll Road any"));
}

// Whatever is typed: an answer, in short time, and the card that it gives prints as a line that gives it again.
// Whatever a refusal lists can be typed as it stands there.
void QuickLines::theReadersWordsAreTaken()
{
    const support::German german(true);
    if (german.isAbsent)
        QSKIP(support::German::why);
    const QString english = read(m_career, "\"Toll Road\" contract town versus 8");
    QCOMPARE(read(m_career, "\"Toll Road\" Auftrag Stadt Versus 8"), english);
    QCOMPARE(read(m_career, "\"Toll Road\" auftrag stadt vers 8"), english);
    QCOMPARE(read(m_career, "\"Toll Road\" Art=Auftrag Schlüsselwort=Stadt Typ=Versus Budget=8"), english);
    QCOMPARE(read(m_career, "\"Toll Road\" contract town versus 8"), english); // a line of the book's words reads everywhere
    int refused = 0;
    for (const auto& game : m_games)
        for (const cards::Section& section : cards::sections({}, *game))
            for (const cards::Place& place : cards::placesOf(section.schema)) {
                if (place.kind != cards::Place::Choice)
                    continue;
                const auto value = cards::valueAt(place, QStringLiteral("xyzzy"));
                QVERIFY(!value);
                const QString listed = value.faults().first().remedy.section(QStringLiteral(": "), 1).chopped(1);
                for (const QString& word : listed.split(QStringLiteral(", "))) {
                    ++refused;
                    QVERIFY2(
                        word == QStringLiteral("…") || cards::valueAt(place, word), qPrintable(section.name + place.path + word));
                }
                for (const QString& choice : std::as_const(place.choices))
                    QCOMPARE(*cards::valueAt(place, cards::asSaid(choice)), QJsonValue(choice));
            }
    QVERIFY(refused > 50);
    const QString missing = read(m_career, "\"Toll Road\" Auftrag xyzzy");
    QVERIFY2(
        missing.contains(QStringLiteral("Schlüsselwort")) && !missing.contains(QStringLiteral("keyword")), qPrintable(missing));
}

// A number behind letters that no place has: those of the places that are still open are named, in the reader's words.
void QuickLines::lettersOfNoPlaceNameTheRightOnes()
{
    const auto sellsword = std::ranges::find_if(m_games, [](const auto& one) { return one->id() == QLatin1String("sellsword"); });
    const QuickLine unit{(*sellsword)->cardSchema(QStringLiteral("unit"))};
    for (const char* typed : {"\"Rook\" st3", "\"Rook\" l1 c2 st3"}) {
        const QString said = read(unit, typed);
        QVERIFY2(said.contains(QStringLiteral("3 (")) && said.contains(QStringLiteral("Write one of these")), qPrintable(said));
    }
}

// Under a face that says Beliebig and Versus the line says so too, and reads as the same card; so do those of all boxes and
// packs.
void QuickLines::theReadersWordsArePrinted()
{
    const QString english = QStringLiteral("Toll Road any versus 8 DM n1 e2 w-1 D2");
    const QJsonObject toll = *m_career.read(english);
    QCOMPARE(m_career.print(toll), english);
    const support::German german(true);
    if (german.isAbsent)
        QSKIP(support::German::why);
    QCOMPARE(m_career.print(toll), // its capitals are those of the locale
        QStringLiteral("Toll Road Beliebig %1 8 DM n1 o2 w-1 D2").arg(cards::asSaid(QStringLiteral("versus"))));
    QCOMPARE(*m_career.read(QStringLiteral("Toll Road Beliebig Versus 8 DM n1 e2 w-1 D2")), toll); // as everybody may write it
    const QList<Word> ghosts = m_career.words(QStringLiteral("Bog"), toll);
    const auto ghost = std::ranges::find(ghosts, QStringLiteral("keyword"), &Word::field);
    QVERIFY(ghost != ghosts.end());
    QCOMPARE(ghost->text, QStringLiteral("Beliebig"));
    int said = 0;
    for (const auto& game : m_games) {
        QList<cards::Pack> packs{*cards::openPack(QStringLiteral(MR_BOXES "/%1/box/pack.json").arg(game->id()), *game)};
        for (const QString& pack : cards::shippedPacks(game->id()))
            packs += *cards::openPack(pack, *game);
        for (const cards::Pack& pack : std::as_const(packs))
            for (const cards::Section& section : cards::sections(pack, *game)) {
                const QuickLine line(section.schema);
                for (const QJsonValue& card : section.cards) {
                    const QString printed = line.print(card.toObject());
                    const auto again = line.read(printed);
                    QVERIFY2(
                        again, qPrintable(printed + QLatin1Char('\n') + (again ? QString() : again.faults().first().text())));
                    QCOMPARE(text(*again), text(plain(card)));
                    for (const cards::Token& token : cards::tokensOf(printed)) {
                        const auto place = std::ranges::find_if(
                            line.places(), [&](const cards::Place& one) { return cards::isCalled(one, token.key); });
                        if (!token.key.isEmpty() && place != line.places().end())
                            QVERIFY2(cards::keySaid(*place, line.places()) == token.key, qPrintable(printed));
                    }
                    for (const cards::Place& place : line.places()) {
                        const QJsonValue chosen = cards::valueIn(card.toObject(), place.path);
                        if (place.kind == cards::Place::Choice && place.isBare() && chosen.isString()
                            && cards::asSaid(chosen.toString()) != chosen.toString())
                            said += printed.contains(cards::asSaid(chosen.toString()));
                    }
                }
            }
    }
    QVERIFY2(said > 200, qPrintable(QString::number(said)));
}

// The letters that stand before a value in the reader's language are taken as they stand there, and so is the name of its place.
void QuickLines::theReadersLettersAreTaken()
{
    const support::German german(true);
    if (german.isAbsent)
        QSKIP(support::German::why);
    QStringList wrong;
    int taken = 0;
    for (const auto& game : m_games)
        for (const cards::Section& section : cards::sections({}, *game)) {
            const QuickLine line(section.schema);
            for (const cards::Place& place : line.places()) {
                const bool isNumber = place.kind == cards::Place::Number, isFlag = place.kind == cards::Place::Flag;
                if (!place.letters || place.isBare() || place.isList || (!isNumber && !isFlag))
                    continue;
                const QString value = isNumber ? QString::number(std::max(place.least, 1)) : QString();
                const QString name = line.name() ? QStringLiteral("Probe ") : QString();
                for (const QString& typed : {cards::lettersSaid(place, line.places()) + value,
                         cards::keySaid(place, line.places()) + QLatin1Char('=') + (isFlag ? QStringLiteral("yes") : value)}) {
                    const QList<Word> words = line.words(name + typed + QLatin1Char(' '));
                    const bool isTaken = std::ranges::any_of(
                        words, [&](const Word& word) { return word.state == Word::Read && word.field == place.path; });
                    taken += isTaken;
                    if (!isTaken)
                        wrong += QStringList{game->id(), section.name, place.path, typed}.join(QLatin1Char(' '));
                }
            }
        }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    QVERIFY2(taken > 30, qPrintable(QString::number(taken)));
}

// Two fields of one card that a line or a face shows beside each other are not called the same.
void QuickLines::fieldsOfACardAreToldApart()
{
    const support::German german(true);
    if (german.isAbsent)
        QSKIP(support::German::why);
    QStringList same;
    for (const auto& game : m_games)
        for (const cards::Section& section : cards::sections({}, *game)) {
            QMap<QString, QString> called;
            for (const cards::Place& place : cards::placesOf(section.schema)) {
                const QString word = engine::wordsOfChoice(place.path);
                if (!place.path.contains(QLatin1Char('.')) && called.contains(word))
                    same += QStringList{game->id(), section.name, word, called.value(word), place.path}.join(QLatin1Char(' '));
                called.insert(word, place.path);
            }
        }
    QVERIFY2(same.isEmpty(), qPrintable(same.join(QLatin1Char('\n'))));
}

// Where only a name is asked for a whole line is known by its values; what cards are called is never taken for one.
void QuickLines::aLineIsNoName()
{
    const auto name = [](const QuickLine& line, const char* typed) { return line.nameBefore(QString::fromUtf8(typed)); };
    QCOMPARE(name(m_career, "Toll Road any versus 8 DM n1 e2 w-1 D2"), QStringLiteral("Toll Road"));
    QCOMPARE(name(m_career, "Toll Road any versus 8 DM n1 e2 w-1 D9"), QStringLiteral("Toll Road")); // though a part is wrong
    QCOMPARE(name(m_opposition, "Lantern Brat 1 1 9 9999"), QStringLiteral("Lantern Brat"));
    for (const char* title : {"Toll Road", "Toll Road 2", "The Lone Road", "Road to the final village", "3 Men", ""})
        QCOMPARE(name(m_career, title), QString());
    int lines = 0;
    for (const auto& game : m_games)
        for (const QString& pack : cards::shippedPacks(game->id()))
            for (const cards::Section& section : cards::sections(*cards::openPack(pack, *game), *game)) {
                const QuickLine line(section.schema);
                for (const QJsonValue& card : section.cards) {
                    const QString title = card[QLatin1String("title")].toString(),
                                  said = line.nameBefore(line.print(card.toObject()));
                    QVERIFY2(line.nameBefore(title).isEmpty(), qPrintable(title));
                    QVERIFY2(said.isEmpty() || said == title, qPrintable(said));
                    lines += !said.isEmpty();
                }
            }
    QVERIFY2(lines > 100, qPrintable(QString::number(lines)));
}

void QuickLines::anythingIsReadOrRefused()
{
    const QStringList pieces{QStringLiteral("Toll"), QStringLiteral("any"), QStringLiteral("v"), QStringLiteral("8"),
        QStringLiteral("-3"), QStringLiteral("DM"), QStringLiteral("n1"), QStringLiteral("e"), QStringLiteral("?"),
        QStringLiteral("\"a b\""), QStringLiteral("\""), QStringLiteral("("), QStringLiteral("does(gold"), QStringLiteral(")"),
        QStringLiteral("t="), QStringLiteral("need(a2)"), QStringLiteral("lasting"), QStringLiteral("2/1/3/2"),
        QStringLiteral("effects="), QStringLiteral("id=q"), QStringLiteral(","), QStringLiteral("\\"), QStringLiteral("to"),
        QStringLiteral("battle=no"), QStringLiteral("encounter")};
    quint32 seed = 7;
    const auto next = [&](qsizetype below) { return qsizetype((seed = seed * 1664525u + 1013904223u) >> 8) % below; };
    int sound = 0;
    for (int i = 0; i < 20000; ++i) {
        QStringList words;
        for (qsizetype n = next(8) + 1; n > 0; --n)
            words += pieces[next(pieces.size())];
        const QString line = words.join(QLatin1Char(' '));
        const auto card = m_career.read(line);
        (void)m_career.words(line);
        if (!card) {
            QVERIFY2(!card.faults().first().problem.isEmpty() && !card.faults().first().remedy.isEmpty(), qPrintable(line));
            continue;
        }
        ++sound;
        const QString printed = m_career.print(*card);
        const auto again = m_career.read(printed);
        QVERIFY2(again && *again == *card, qPrintable(line + QStringLiteral(" → ") + printed));
        QCOMPARE(m_career.print(*again), printed);
    }
    QVERIFY(sound > 500);
    const QString endless = QStringLiteral("Toll ").repeated(20000) + QStringLiteral("any 8");
    (void)m_career.read(endless);
    (void)m_career.read(QStringLiteral("does(").repeated(2000));
}

QTEST_GUILESS_MAIN(QuickLines)
#include "quick_line.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Packs with one fault each: file, line, column, value and remedy are told exactly.
#include "cards/pack.h"
#include "cards/text.h"
#include "games/catalogue.h"

#include <QJsonArray>
#include <QTest>

namespace {

// A pack around some lines that begin on line 3.
QByteArray around(const QByteArray& lines)
{
    return "{\"format\": \"musterroll-pack\", \"version\": 1,\n \"game\": \"hired-swords\", \"id\": \"mine\",\n" + lines + "}\n";
}

QByteArray nested(int deep) { return QByteArray("[").repeated(deep) + QByteArray("]").repeated(deep); }

} // namespace

class PackFaults : public QObject {
    Q_OBJECT

    engine::Result<cards::Pack> read(const QByteArray& json)
    {
        return cards::readPack(json, *m_games.front(), QStringLiteral("my.json"));
    }

    std::vector<std::unique_ptr<engine::Game>> m_games = games::catalogue();

private slots:
    void soundPacksPass();
    void exactPlace_data();
    void exactPlace();
    void severalFaultsStandInTheOrderOfTheText();
    void manyFaultsAreCut();
    void markupStaysText();
    void missingHeadIsTold();
    void otherFilesAreNoPacks();
    void deepBracketsAreRefusedWhereTheyBegin();
    void manyValuesAreRefused();
    void manyUnknownFieldsAreCut();
    void aMarkBeforeTheTextCountsAsNothing();
};

void PackFaults::soundPacksPass()
{
    QVERIFY(read(around(R"("title": "Mine")")));
    for (const QString& id : cards::shippedPacks(m_games.front()->id())) {
        const auto pack = cards::openPack(id, *m_games.front());
        QVERIFY2(pack, pack ? "" : qPrintable(pack.faults().first().text()));
        QCOMPARE(pack->id, id);
    }
}

void PackFaults::exactPlace_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("place"); // behind the file's name
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("remedy"); // a part of it

    const auto row = [](const char* name, const QByteArray& json, const char* place, const char* value, const char* remedy) {
        QTest::newRow(name) << json << QString::fromUtf8(place) << QString::fromUtf8(value) << QString::fromUtf8(remedy);
    };
    // --- the text
    row("empty file", "", "line 1, column 1", "", "Expected here");
    row("cut off", "{\"format\":\n", "line 2, column 1", "", "Expected here");
    row("comma missing", around("\"title\": \"a\"\n\"about\": \"b\""), "line 4, column 1", "\"", ", or }");
    row("comma too many", around("\"title\": \"a\",\n"), "line 3, column 13", ",", "take it out");
    row("single quotes", around("\"title\": 'a'"), "line 3, column 10", "'", "quotation marks");
    row("comment", around("// mine\n"), "line 3, column 1", "/", "quotation marks");
    row("text without end", around("\"title\": \"a\n"), "line 3, column 12", "U+000a", "quotation mark");
    row("bad escape", around("\"title\": \"C:\\games\""), "line 3, column 13", "\\", "backslash twice");
    row("half a character", around(R"("title": "a\ud800b")"), "line 3, column 12", "\\", "Write the character itself");
    row("control character by number", around(R"("title": "\u001b[31m")"), "line 3, column 11", "\\", "Take it out");
    row("a hyphen that nobody sees",
        around("\"title\": \"a\xc2\xad"
               "b\""),
        "line 3, column 10: title", "U+00AD", "Take it out");
    row("nul", around(QByteArray("\"title\": \"a\0b\"", 14)), "line 3, column 12", "U+0000", "quotation mark");
    row("something behind", around("\"title\": \"a\"") + "{}", "line 4, column 1", "{", "end there");
    row("invalid UTF-8 behind two-byte letters", around("\"title\": \"äö\xff\""), "line 3, column 13", "0xff", "UTF-8");
    row("cut-off UTF-8", around("\"title\": \"\xc3\""), "line 3, column 11", "0xc3", "UTF-8");
    row("number too large", around(R"("version2": 1e400)"), "line 3, column 13", "1e400", "whole number");
    row("leading zero", around(R"("version2": 012)"), "line 3, column 13", "012", "whole number");
    row("plus", around(R"("version2": +2)"), "line 3, column 13", "+", "Expected here");
    row("not a number", around(R"("version2": NaN)"), "line 3, column 13", "N", "Expected here");
    row("field twice", around("\"title\": \"a\",\n \"title\": \"b\""), "line 4, column 2", "title", "Keep one");
    row("field twice, once written otherwise", around("\"title\": \"a\", \"ti\\u0074le\": \"b\""), "line 3, column 15", "title",
        "Keep one");
    row("field twice on a card", around(R"("cards": {"career": [{"id": "a", "budget": 2, "budget": 3}]})"), "line 3, column 47",
        "budget", "Keep one");
    // --- the head
    row("unknown field", around(R"("titel": "a")"), "line 3, column 1", "titel", "Did you mean title?");
    row("wrong type", around(R"("title": 5)"), "line 3, column 10: title", "5", "a text");
    row("list instead of object", around(R"("setup": [])"), "line 3, column 10: setup", "[]", "an object");
    // --- the cards
    row("unknown kind", around(R"("cards": {"carer": []})"), "line 3, column 11: cards", "carer", "Did you mean career?");
    row("object instead of list", around(R"("cards": {"career": {}})"), "line 3, column 21: cards.career", "{}", "Write […]");
    row("unknown field of a card", around("\"cards\": {\"career\": [\n  {\"id\": \"bog\", \"budgt\": 3}]}"),
        "line 4, column 17: cards.career.bog", "budgt", "Did you mean budget?");
    row("number out of range", around("\"cards\": {\"career\": [{\"id\": \"bog\",\n\n \"budget\": 1000}]}"),
        "line 5, column 12: cards.career.bog.budget", "1000", "from 0 to 999");
    row("fraction", around(R"("cards": {"career": [{"id": "bog", "budget": 1.5}]})"),
        "line 3, column 46: cards.career.bog.budget", "1.5", "whole number");
    row("unknown name of a keyword", around(R"("cards": {"career": [{"id": "bog", "keyword": "vilage"}]})"),
        "line 3, column 47: cards.career.bog.keyword", "\"vilage\"", "Did you mean village?");
    row("in a list within a card",
        around(R"("cards": {"career": [{"id": "bog", "effects": [{"kind": "note"}, {"kind": "nott"}]}]})"),
        "line 3, column 75: cards.career.bog.effects.1.kind", "\"nott\"", "Did you mean note?");
    row("form of a ranking", around(R"("cards": {"opposition": [{"id": "cur", "ranks": "3/0/2"}]})"),
        "line 3, column 49: cards.opposition.cur.ranks", "\"3/0/2\"", "four numbers");
    row("card without id", around(R"("cards": {"career": [{"id": "a"}, {"budget": 2}]})"), "line 3, column 35: cards.career.1",
        "", "short name");
    row("card with an empty id", around(R"("cards": {"career": [{"id": ""}]})"), "line 3, column 29: cards.career.0", "",
        "short name");
    row("id is a number", around(R"("cards": {"career": [{"id": 7}]})"), "line 3, column 29: cards.career.0.id", "7", "a text");
    row("id twice", around("\"cards\": {\"career\": [{\"id\": \"bog\"},\n {\"id\": \"bog\"}]}"),
        "line 4, column 9: cards.career.bog.id", "bog", "of its own");
    row("fault on the second of two cards with one id",
        around("\"cards\": {\"career\": [{\"id\": \"bog\"},\n {\"budget\": -1, \"id\": \"bog\"}]}"),
        "line 4, column 13: cards.career.bog.budget", "-1", "from 0 to 999");
    row("token twice on a card",
        around(R"("setup": {"mercenaries": [{"id": "ann", "counters": [{"id": "dodge"}, {"id": "dodge"}]}]})"),
        "line 3, column 78: setup.mercenaries.ann.counters.dodge.id", "dodge", "of its own");
    // --- the setup
    row("unknown field of the setup", around(R"("setup": {"mercenarys": []})"), "line 3, column 11: setup", "mercenarys",
        "Did you mean mercenaries?");
    row("value of the second mercenary",
        around("\"setup\": {\"mercenaries\": [\n{\"id\": \"ann\", \"cost\": 3},\n{\"id\": \"bo\", \"cost\": 100}]}"),
        "line 5, column 22: setup.mercenaries.bo.cost", "100", "from 0 to 99");
    row("mercenary twice", around(R"("setup": {"mercenaries": [{"id": "ann"}, {"id": "ann"}]})"),
        "line 3, column 49: setup.mercenaries.ann.id", "ann", "of its own");
    row("mercenary is a number", around(R"("setup": {"mercenaries": [{"id": "ann"}, 5]})"),
        "line 3, column 42: setup.mercenaries.1", "5", "an object");
    row("name in a deck",
        around("\"setup\": {\"career_deck\": [\"bog\",\n \"bgo\"]},\n\"cards\": {\"career\": [{\"id\": \"bog\"}]}"),
        "line 4, column 2: setup.career_deck.1", "bgo", "Did you mean bog?");
    row("deck holds a number", around(R"("setup": {"career_deck": ["a", 3]})"), "line 3, column 32: setup.career_deck.1", "3",
        "a text");
}

void PackFaults::exactPlace()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, place);
    QFETCH(QString, value);
    QFETCH(QString, remedy);
    const auto pack = read(json);
    QVERIFY(!pack);
    const engine::Fault fault = pack.faults().first();
    QCOMPARE(fault.place, QStringLiteral("my.json, ") + place);
    QCOMPARE(fault.value, value);
    QVERIFY2(fault.remedy.contains(remedy), qPrintable(fault.remedy));
    if (!QByteArray(QTest::currentDataTag()).contains("two cards with one id"))
        QCOMPARE(pack.faults().size(), 1);
}

void PackFaults::severalFaultsStandInTheOrderOfTheText()
{
    const auto pack =
        read(around("\"setup\": {\"mercenaries\": [{\"id\": \"ann\", \"cost\": 100}]},\n\"cards\": {\"opposition\": [{\"id\": "
                    "\"cur\", \"trap\": 1}],\n\"career\": [{\"id\": \"bog\", \"colour\": 1}]}"));
    QVERIFY(!pack);
    QStringList lines;
    for (const engine::Fault& fault : pack.faults())
        lines += fault.place.section(QStringLiteral(", "), 1, 1);
    QCOMPARE(lines, QStringList({QStringLiteral("line 3"), QStringLiteral("line 4"), QStringLiteral("line 5")}));
}

void PackFaults::manyFaultsAreCut()
{
    const auto pack = read(around("\"cards\": {\"career\": [{}" + QByteArray(", {}").repeated(20000) + "]}"));
    QVERIFY(!pack);
    QCOMPARE(pack.faults().size(), cards::mostFaults + 1);
    QCOMPARE(pack.faults().last().problem, QStringLiteral("There are more faults."));
}

void PackFaults::manyUnknownFieldsAreCut()
{
    QByteArray cards;
    for (int i = 0; i < 30000; ++i)
        cards += (i ? ", {\"" : "{\"") + QByteArray("x").repeated(150) + "\": 1}";
    const auto pack = read(around("\"setup\": {\"mercenaries\": [" + cards + "]}"));
    QVERIFY(!pack);
    QCOMPARE(pack.faults().size(), cards::mostFaults + 1);
}

void PackFaults::markupStaysText()
{
    const QString text = QStringLiteral("<img src=\"file:///etc/hostname\"> <b>%1</b> ../../x & 'drop table'");
    const auto pack = read(around("\"title\": \"<h1>%1</h1>\", \"cards\": {\"career\": [{\"id\": \"bog\", \"text\": \""
        + text.toUtf8().replace('"', "\\\"") + "\"}]}"));
    QVERIFY(pack);
    QCOMPARE(pack->title, QStringLiteral("<h1>%1</h1>"));
    QCOMPARE(pack->card(QStringLiteral("career"), QStringLiteral("bog"))->value(QStringLiteral("text")).toString(), text);
}

void PackFaults::missingHeadIsTold()
{
    const auto pack = read("{\"format\": \"musterroll-pack\", \"version\": 1}");
    QVERIFY(!pack);
    QStringList places;
    for (const engine::Fault& fault : pack.faults())
        places += fault.place;
    QCOMPARE(places,
        QStringList({QStringLiteral("my.json, line 1, column 1: game"), QStringLiteral("my.json, line 1, column 1: id")}));
    const auto escaping =
        read("{\"format\": \"musterroll-pack\", \"version\": 1, \"game\": \"hired-sword\",\n\"id\": \"../mine\"}");
    QVERIFY(!escaping);
    QCOMPARE(escaping.faults().size(), 2);
    QCOMPARE(escaping.faults()[0].place, QStringLiteral("my.json, line 1, column 53: game"));
    QVERIFY2(escaping.faults()[0].remedy.contains(QStringLiteral("Did you mean hired-swords?")),
        qPrintable(escaping.faults()[0].remedy));
    QCOMPARE(escaping.faults()[1].place, QStringLiteral("my.json, line 2, column 7: id"));
}

void PackFaults::otherFilesAreNoPacks()
{
    for (const QByteArray& json : {QByteArray("{}"), QByteArray("{\"format\": \"muster\", \"colour\": 3}")}) {
        const auto pack = read(json);
        QVERIFY(!pack);
        QCOMPARE(pack.faults().size(), 1);
        QCOMPARE(pack.faults().first().problem, QStringLiteral("This is no card pack."));
    }
    const auto newer = read("{\"format\": \"musterroll-pack\",\n\"version\": 2, \"new\": 1}");
    QVERIFY(!newer);
    QCOMPARE(newer.faults().size(), 1);
    QCOMPARE(newer.faults().first().place, QStringLiteral("my.json, line 2, column 12: version"));
    QCOMPARE(newer.faults().first().remedy, QStringLiteral("Update the program."));
    QVERIFY(!read("[]"));
    QVERIFY(!read("7"));
}

void PackFaults::deepBracketsAreRefusedWhereTheyBegin()
{
    QVERIFY(!read(around("\"setup\": " + nested(10000))));
    const auto pack = read(around("\"setup\": " + nested(10000)));
    QCOMPARE(pack.faults().first().place, QStringLiteral("my.json, line 3, column %1").arg(9 + cards::deepest));
    QVERIFY(cards::Text::read("{\"a\":" + nested(cards::deepest - 1) + "}", {}));
    QVERIFY(!cards::Text::read("{\"a\":" + nested(cards::deepest) + "}", {}));
    QVERIFY(!read(QByteArray("{\"a\":").repeated(5000000 / 5)));
}

void PackFaults::manyValuesAreRefused()
{
    const auto pack = read(around("\"setup\": {\"career_deck\": [1" + QByteArray(",\n1").repeated(cards::mostValues) + "]}"));
    QVERIFY(!pack);
    QCOMPARE(pack.faults().size(), 1);
    QVERIFY2(
        pack.faults().first().problem.contains(QString::number(cards::mostValues)), qPrintable(pack.faults().first().problem));
}

void PackFaults::aMarkBeforeTheTextCountsAsNothing()
{
    QVERIFY(read("\xef\xbb\xbf" + around("\"title\": \"a\"")));
    const auto pack = read("\xef\xbb\xbf{,}");
    QVERIFY(!pack);
    QCOMPARE(pack.faults().first().place, QStringLiteral("my.json, line 1, column 2"));
}

QTEST_GUILESS_MAIN(PackFaults)
#include "pack_faults.moc"

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One field list, four readers: JSON both ways, schema and digest, and what is said about values that do not fit.
#include "engine/json.h"
#include "engine/words/nearest.h"

#include <QTest>

#include <limits>

namespace {

using namespace engine;

enum class Hue { Red, Green };
constexpr auto names(Hue) { return inOrder<Hue>({{"red", "r"}, {"green", "g"}}); }

// What inOrder holds while it compiles: every enumerator has its name, spelt like it, at its place.
static_assert(detail::isEnumerator<Hue(1)>() && !detail::isEnumerator<Hue(2)>());
static_assert(detail::isSpelt(detail::enumerator<Hue::Green>(), "green") && !detail::isSpelt("Green", "red"));
static_assert(detail::isSpelt("BeforeTravel", "before_travel") && detail::isSpelt("EachTime", "each-time"));
static_assert(!detail::isSpelt("Each", "each-time") && !detail::isSpelt("EachTime", "each"));
static_assert(names(Hue{}).size() == 2 && names(Hue{})[1].value == Hue::Green && names(Hue{})[0].other[0] == 'r');

struct Purse {
    int coins = 3;
    int debt = 0;

    static constexpr void fields(auto each)
    {
        each(
            field("coins", &Purse::coins, "coins in it").from(0, 99), field("debt", &Purse::debt, "owed").optional().from(-5, 5));
    }
};

// A chest as it was kept first, and as later rules know it: two more fields of one type.
struct Chest {
    int coins = 0;
    static constexpr void fields(auto each) { each(field("coins", &Chest::coins, "coins in it")); }
};
struct LaterChest {
    int coins = 0, locks = 1, traps = 1;
    static constexpr void fields(auto each)
    {
        each(field("coins", &LaterChest::coins, "coins in it"), field("locks", &LaterChest::locks, "locks on it").since(2),
            field("traps", &LaterChest::traps, "traps in it").since(3));
    }
};

struct Pair {
    QString text = QStringLiteral("1-1");
    static constexpr void fields(auto each) { each(field("text", &Pair::text, "two numbers")); }
    static std::optional<Pair> read(const QJsonValue& json)
    {
        return json.toString().contains(QLatin1Char('-')) ? std::optional(Pair{json.toString()}) : std::nullopt;
    }
    QJsonValue written() const { return text; }
    static QString allowed() { return QStringLiteral("two numbers: 1-2"); }
};

// On a card.
struct Ends {
    int first = 0, second = 0;
    static constexpr void fields(auto each)
    {
        each(field("first", &Ends::first, "one end"), field("second", &Ends::second, "other end"));
    }
    static std::optional<Ends> read(const QJsonValue&) { return Ends{}; }
    QJsonValue written() const { return QStringLiteral("0-0"); }
    static QString allowed() { return QStringLiteral("two numbers: 1-2"); }
    static const char* word() { return "\\d-\\d"; }
    static const char* between() { return "-"; }
};

struct Rope {
    QString title;
    int price = 0;
    Ends ends;
    static constexpr void fields(auto each)
    {
        each(field("title", &Rope::title, "name").brief(), field("price", &Rope::price, "price").brief("p").printed(),
            field("ends", &Rope::ends, "ends").printed("price=1"));
    }
};

struct Person {
    QString id;
    Hue hue = Hue::Red;
    bool awake = false;
    Purse purse;
    std::optional<int> age;
    QStringList friends;
    QList<Purse> chests;
    QList<Hue> hues;
    Pair pair;
    QJsonValue anything;

    static constexpr void fields(auto each)
    {
        each(field("id", &Person::id, "name"), field("hue", &Person::hue, "colour"),
            field("awake", &Person::awake, "not asleep").optional(), field("purse", &Person::purse, "money").optional(),
            field("age", &Person::age, "years").optional().from(0, 120),
            field("friends", &Person::friends, "who").names("person").optional(),
            field("chests", &Person::chests, "more money").optional(), field("hues", &Person::hues, "colours").optional(),
            field("pair", &Person::pair, "pair").optional(), field("anything", &Person::anything, "any value").optional());
    }
};

struct Company {
    QList<Person> people;
    static constexpr void fields(auto each) { each(field("people", &Company::people, "all")); }
};

Person somebody()
{
    Person person;
    person.id = QStringLiteral("zoë");
    person.hue = Hue::Green;
    person.awake = true;
    person.purse = {7, -2};
    person.age = 0;
    person.friends = {QStringLiteral("a"), QStringLiteral("b")};
    person.chests = {{1, 0}, {2, 1}};
    person.hues = {Hue::Green, Hue::Red};
    person.pair.text = QStringLiteral("2-3");
    person.anything = QJsonArray{1, QStringLiteral("x"), QJsonValue(QJsonValue::Null)};
    return person;
}

QJsonObject with(QJsonObject object, const char* key, const QJsonValue& value)
{
    object.insert(QLatin1String(key), value);
    return object;
}

} // namespace

class DescribedValues : public QObject {
    Q_OBJECT

private slots:
    void goesThroughJsonUnchanged();
    void missingPartsTakeDefaults();
    void missingFieldsAreFaultsInActions();
    void wrongValuesAreFaults_data();
    void wrongValuesAreFaults();
    void enumsAreReadByTheirNames_data();
    void enumsAreReadByTheirNames();
    void allFaultsAreTold();
    void placesNameListItemsByIdOrNumber();
    void longValuesAreCutInMessages();
    void textsKeepWithinTheirBounds();
    void schemaTellsEverything();
    void schemaTellsHowACardIsTyped();
    void digestDiffersWithEveryField_data();
    void digestDiffersWithEveryField();
    void laterFieldsLeaveOldDigestsAsTheyAre();
    void nearestWord_data();
    void nearestWord();
    void remedyNamesWhatIsKnown();
};

void DescribedValues::goesThroughJsonUnchanged()
{
    const Person person = somebody();
    const auto again = fromJson<Person>(toJson(person), Missing::IsFault);
    QVERIFY(again);
    QCOMPARE(digest(*again), digest(person));
    QCOMPARE(toJson(*again), toJson(person));
    QCOMPARE(toJson(person).toObject().value(QLatin1String("hue")).toString(), QStringLiteral("green"));
    QCOMPARE(toJson(person).toObject().value(QLatin1String("pair")), QJsonValue(QStringLiteral("2-3")));
    QVERIFY(toJson(Person{}).toObject().value(QLatin1String("age")).isNull());
}

void DescribedValues::missingPartsTakeDefaults()
{
    const auto person = fromJson<Person>(QJsonObject{{QStringLiteral("purse"), QJsonObject{{QStringLiteral("debt"), 2}}}});
    QVERIFY(person);
    QCOMPARE(person->purse.coins, 3);
    QCOMPARE(person->purse.debt, 2);
    QCOMPARE(person->hue, Hue::Red);
    QVERIFY(!person->age);
}

void DescribedValues::missingFieldsAreFaultsInActions()
{
    const auto person =
        fromJson<Person>(QJsonObject{{QStringLiteral("id"), QStringLiteral("a")}}, Missing::IsFault, QStringLiteral("greet"));
    QVERIFY(!person);
    QCOMPARE(person.faults().size(), 1);
    QCOMPARE(person.faults().first().place, QStringLiteral("greet.hue"));
    QVERIFY(!person.faults().first().remedy.isEmpty());
}

void DescribedValues::wrongValuesAreFaults_data()
{
    QTest::addColumn<QJsonObject>("json");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("remedyHolds");

    const auto coins = [](const QJsonValue& value) {
        return QJsonObject{{QStringLiteral("purse"), QJsonObject{{QStringLiteral("coins"), value}}}};
    };
    QTest::newRow("text for a number") << coins(QStringLiteral("7")) << "purse.coins"
                                       << "\"7\""
                                       << "0 to 99";
    QTest::newRow("half a number") << coins(1.5) << "purse.coins"
                                   << "1.5"
                                   << "whole number";
    QTest::newRow("below the least") << coins(-1) << "purse.coins"
                                     << "-1"
                                     << "0 to 99";
    QTest::newRow("above the most") << coins(100) << "purse.coins"
                                    << "100"
                                    << "0 to 99";
    QTest::newRow("beyond int") << coins(1e18) << "purse.coins"
                                << "1e+18"
                                << "0 to 99";
    QTest::newRow("number for true") << QJsonObject{{QStringLiteral("awake"), 1}} << "awake"
                                     << "1"
                                     << "true, false";
    QTest::newRow("number for text") << QJsonObject{{QStringLiteral("id"), 1}} << "id"
                                     << "1"
                                     << "text";
    QTest::newRow("unknown name") << QJsonObject{{QStringLiteral("hue"), QStringLiteral("blue")}} << "hue"
                                  << "\"blue\""
                                  << "red, green";
    QTest::newRow("number for a name") << QJsonObject{{QStringLiteral("hue"), 0}} << "hue"
                                       << "0"
                                       << "red, green";
    QTest::newRow("text for a list") << QJsonObject{{QStringLiteral("friends"), QStringLiteral("a")}} << "friends"
                                     << "\"a\""
                                     << "list";
    QTest::newRow("list for an object") << QJsonObject{{QStringLiteral("purse"), QJsonArray{}}} << "purse"
                                        << "[]"
                                        << "object";
    QTest::newRow("null for an object") << QJsonObject{{QStringLiteral("purse"), QJsonValue::Null}} << "purse"
                                        << "null"
                                        << "object";
    QTest::newRow("inside a list") << QJsonObject{{QStringLiteral("hues"),
        QJsonArray{QStringLiteral("red"), QStringLiteral("pink")}}}
                                   << "hues.1"
                                   << "\"pink\""
                                   << "red, green";
    QTest::newRow("inside an optional") << QJsonObject{{QStringLiteral("age"), 121}} << "age"
                                        << "121"
                                        << "0 to 120";
    QTest::newRow("a compact form") << QJsonObject{{QStringLiteral("pair"), QStringLiteral("2")}} << "pair"
                                    << "\"2\""
                                    << "1-2";
    QTest::newRow("unknown field") << QJsonObject{{QStringLiteral("awaek"), true}} << ""
                                   << "awaek"
                                   << "awake";
    QTest::newRow("unknown inner field") << QJsonObject{{QStringLiteral("purse"), QJsonObject{{QStringLiteral("coin"), 1}}}}
                                         << "purse"
                                         << "coin"
                                         << "coins";
}

void DescribedValues::wrongValuesAreFaults()
{
    QFETCH(QJsonObject, json);
    QFETCH(QString, place);
    QFETCH(QString, value);
    QFETCH(QString, remedyHolds);
    const auto person = fromJson<Person>(json);
    QVERIFY(!person);
    QCOMPARE(person.faults().size(), 1);
    const Fault& fault = person.faults().first();
    QCOMPARE(fault.place, place);
    QCOMPARE(fault.value, value);
    QVERIFY(!fault.problem.isEmpty());
    QVERIFY2(fault.remedy.contains(remedyHolds), qPrintable(fault.remedy));
}

void DescribedValues::enumsAreReadByTheirNames_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("known");
    QTest::newRow("stored") << "green" << true;
    QTest::newRow("short") << "g" << true;
    QTest::newRow("any case") << "GREEN" << true;
    QTest::newRow("empty") << "" << false;
    QTest::newRow("a number") << "1" << false;
    QTest::newRow("with spaces") << " green" << false;
}

void DescribedValues::enumsAreReadByTheirNames()
{
    QFETCH(QString, typed);
    QFETCH(bool, known);
    QCOMPARE(valueNamed<Hue>(typed).has_value(), known);
    if (known)
        QCOMPARE(nameOf(*valueNamed<Hue>(typed)), QStringLiteral("green"));
}

void DescribedValues::allFaultsAreTold()
{
    const auto person =
        fromJson<Person>(QJsonObject{{QStringLiteral("id"), 1}, {QStringLiteral("hue"), 2}, {QStringLiteral("nose"), 3}},
            Missing::TakesDefault, QStringLiteral("card"));
    QVERIFY(!person);
    QStringList places;
    for (const Fault& fault : person.faults())
        places += fault.place + QLatin1Char(':') + fault.value;
    QCOMPARE(places, QStringList({QStringLiteral("card.id:1"), QStringLiteral("card.hue:2"), QStringLiteral("card:nose")}));
}

void DescribedValues::placesNameListItemsByIdOrNumber()
{
    const QJsonArray people{QJsonObject{{QStringLiteral("id"), QStringLiteral("bo")}, {QStringLiteral("age"), -1}},
        QJsonObject{{QStringLiteral("awake"), 5}}};
    const auto company = fromJson<Company>(QJsonObject{{QStringLiteral("people"), people}});
    QVERIFY(!company);
    QCOMPARE(company.faults().size(), 2);
    QCOMPARE(company.faults()[0].place, QStringLiteral("people.bo.age"));
    QCOMPARE(company.faults()[1].place, QStringLiteral("people.1.awake"));
}

void DescribedValues::longValuesAreCutInMessages()
{
    const auto person = fromJson<Person>(QJsonObject{{QStringLiteral("hue"), QString(5000, QLatin1Char('x'))}});
    QVERIFY(!person);
    QVERIFY(person.faults().first().value.size() < 100);
}

void DescribedValues::textsKeepWithinTheirBounds()
{
    const auto id = [](const QString& text) { return fromJson<Person>(QJsonObject{{QStringLiteral("id"), text}}); };
    QVERIFY(id(QString(10000, QLatin1Char('x'))));
    QVERIFY(!id(QString(10001, QLatin1Char('x'))));
    QVERIFY(!id(QStringLiteral("a") + QChar(0) + QStringLiteral("b")));
}

void DescribedValues::schemaTellsHowACardIsTyped()
{
    const QJsonObject fields = schemaOf<Rope>().value(QLatin1String("properties")).toObject();
    const auto told = [&](const char* field, const char* word) { return fields[QLatin1String(field)][QLatin1String(word)]; };
    QCOMPARE(told("title", "x-brief"), QJsonValue(QString()));
    QVERIFY(told("title", "x-printed").isUndefined());
    QCOMPARE(told("price", "x-brief"), QJsonValue(QStringLiteral("p")));
    QCOMPARE(told("price", "x-printed"), QJsonValue(QString()));
    QVERIFY(told("ends", "x-brief").isUndefined());
    QCOMPARE(told("ends", "x-printed"), QJsonValue(QStringLiteral("price=1")));
    QCOMPARE(told("ends", "x-word"), QJsonValue(QStringLiteral("\\d-\\d")));
    QCOMPARE(told("ends", "x-between"), QJsonValue(QStringLiteral("-")));
    QCOMPARE(told("ends", "x-parts"), QJsonValue(QJsonArray{QStringLiteral("first"), QStringLiteral("second")}));
}

void DescribedValues::schemaTellsEverything()
{
    const QJsonObject schema = schemaOf<Person>();
    const QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
    QCOMPARE(schema.value(QLatin1String("x-needed")).toArray(), QJsonArray({QStringLiteral("id"), QStringLiteral("hue")}));
    QCOMPARE(schema.value(QLatin1String("x-order")).toArray().size(), properties.size());
    QCOMPARE(schema.value(QLatin1String("additionalProperties")), QJsonValue(false));
    QCOMPARE(properties.value(QLatin1String("hue")).toObject().value(QLatin1String("enum")).toArray(),
        QJsonArray({QStringLiteral("red"), QStringLiteral("green")}));
    QCOMPARE(properties.value(QLatin1String("age")).toObject().value(QLatin1String("maximum")), QJsonValue(120));
    QCOMPARE(properties.value(QLatin1String("friends")).toObject().value(QLatin1String("x-names")),
        QJsonValue(QStringLiteral("person")));
    QCOMPARE(
        properties.value(QLatin1String("friends")).toObject().value(QLatin1String("type")), QJsonValue(QStringLiteral("array")));
    QCOMPARE(properties.value(QLatin1String("pair")).toObject().value(QLatin1String("x-form")), QJsonValue(Pair::allowed()));
    QCOMPARE(properties.value(QLatin1String("purse"))
                 .toObject()
                 .value(QLatin1String("properties"))
                 .toObject()
                 .value(QLatin1String("debt"))
                 .toObject()
                 .value(QLatin1String("minimum")),
        QJsonValue(-5));
}

void DescribedValues::digestDiffersWithEveryField_data()
{
    QTest::addColumn<QJsonObject>("other");
    const QJsonObject json = toJson(somebody()).toObject();
    QTest::newRow("id") << with(json, "id", QStringLiteral("zoe"));
    QTest::newRow("hue") << with(json, "hue", QStringLiteral("red"));
    QTest::newRow("awake") << with(json, "awake", false);
    QTest::newRow("purse") << with(json, "purse", QJsonObject{{QStringLiteral("coins"), 8}, {QStringLiteral("debt"), -2}});
    QTest::newRow("no age is not age 0") << with(json, "age", QJsonValue::Null);
    QTest::newRow("one friend instead of two") << with(json, "friends", QJsonArray{QStringLiteral("ab")});
    QTest::newRow("friends cut elsewhere") << with(json, "friends", QJsonArray{QStringLiteral("ab"), QString()});
    QTest::newRow("chests in another order") << with(json, "chests",
        QJsonArray{
            QJsonObject{{QStringLiteral("coins"), 2}, {QStringLiteral("debt"), 1}}, QJsonObject{{QStringLiteral("coins"), 1}}});
    QTest::newRow("hues") << with(json, "hues", QJsonArray{QStringLiteral("red"), QStringLiteral("green")});
    QTest::newRow("pair") << with(json, "pair", QStringLiteral("3-2"));
    QTest::newRow("anything") << with(json, "anything", QJsonArray{1, QStringLiteral("x")});
}

void DescribedValues::digestDiffersWithEveryField()
{
    QFETCH(QJsonObject, other);
    const auto person = fromJson<Person>(other);
    QVERIFY(person);
    QVERIFY(digest(*person) != digest(somebody()));
    QCOMPARE(digest(*person).size(), 32);
}

void DescribedValues::laterFieldsLeaveOldDigestsAsTheyAre()
{
    const QByteArray kept = digest(Chest{5});
    QCOMPARE(digest(LaterChest{5}), kept); // what was kept before they came proves itself
    const auto read = fromJson<LaterChest>(QJsonObject{{QStringLiteral("coins"), 5}});
    QVERIFY(read);
    QCOMPARE(digest(*read), kept);
    const QSet<QByteArray> all{kept, digest(LaterChest{5, 2, 1}), digest(LaterChest{5, 1, 2}), digest(LaterChest{5, 2, 2}),
        digest(LaterChest{6}), digest(LaterChest{5, 3, 1})};
    QCOMPARE(all.size(), 6); // one later field never stands for the other
}

void DescribedValues::nearestWord_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("found");
    QTest::newRow("itself") << "melee-attack"
                            << "melee-attack";
    QTest::newRow("one letter less") << "mele-attack"
                                     << "melee-attack";
    QTest::newRow("two letters swapped") << "fliee"
                                         << "flee";
    QTest::newRow("another case") << "FLEE"
                                  << "flee";
    QTest::newRow("no letter in common") << "xyz"
                                         << "";
    QTest::newRow("a slip in one word of it") << "missle"
                                              << "missile-attack";
    QTest::newRow("a slip in a word of two") << "attak"
                                             << "";
    QTest::newRow("nothing near") << "xxxxxxxxxxxx"
                                  << "";
}

void DescribedValues::nearestWord()
{
    QFETCH(QString, word);
    QTEST(nearest(word, {QStringLiteral("missile-attack"), QStringLiteral("melee-attack"), QStringLiteral("flee")}), "found");
}

void DescribedValues::remedyNamesWhatIsKnown()
{
    QCOMPARE(nearest(QStringLiteral("a"), {}), QString());
    QVERIFY(!meant(QStringLiteral("a"), {}).isEmpty());
    const QString remedy = meant(QStringLiteral("flea"), {QStringLiteral("feint"), QStringLiteral("flee")});
    QVERIFY2(remedy.contains(QStringLiteral("flee?")) && remedy.contains(QStringLiteral("feint")), qPrintable(remedy));
    const QString begun = meant(QStringLiteral("b"), {QStringLiteral("id"), QStringLiteral("budget"), QStringLiteral("bonus")});
    QVERIFY2(begun.startsWith(QStringLiteral("Did you mean budget or bonus?")), qPrintable(begun));
    QStringList many;
    for (int i = 0; i < 100; ++i)
        many += QStringLiteral("name") + QString::number(i);
    QVERIFY(meant(QStringLiteral("zzzzzzzzzzzz"), many).size() < 400);
    QVERIFY(meant(QStringLiteral("zzzzzzzzzzzz"), many).contains(QStringLiteral("…")));
}

QTEST_GUILESS_MAIN(DescribedValues)
#include "tst_described.moc"

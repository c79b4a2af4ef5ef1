// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What each seat of Swords & Souls may see: hands and decks by number, what lies open by name, and the same truth after every
// act.
#include "engine/json.h"
#include "engine/table_actions.h"
#include "games/swords-and-souls/rules/game.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace engine;

namespace {

QStringList words(const QString& text) { return text.split(QLatin1Char(' '), Qt::SkipEmptyParts); }

QJsonObject object(const QByteArray& json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isObject())
        qFatal("no object: %s", json.constData());
    return document.object();
}

bool has(const QJsonValue& json, const QString& card)
{
    return QJsonDocument(QJsonObject{{QStringLiteral("it"), json}}).toJson().contains('"' + card.toUtf8() + '"');
}

} // namespace

class Seats : public QObject {
    Q_OBJECT

private slots:
    void everySeatSeesItsOwnCards();
    void secretsDoNotSurviveHiding_data();
    void secretsDoNotSurviveHiding();
    void actsBelongToSeats_data();
    void actsBelongToSeats();
    void correctionsHideHands();
    void aViewHoldsNoMoreThanItsPlayerSees();
    void whatOnePlayerTypesStaysSecret();

private:
    AnyState state(const QByteArray& json) const
    {
        const auto read = m_game->stateFromJson(object(json));
        if (!read)
            qFatal("%s", qPrintable(read.faults().first().text()));
        return *read;
    }
    AnyAction action(const AnyState& state, const QString& verb, const QByteArray& fields) const
    {
        const auto read = m_game->action(state, {verb, object(fields)});
        if (!read)
            qFatal("%s", qPrintable(read.faults().first().text()));
        return *read;
    }
    // As the seat sees them: each player's part of the state.
    QJsonArray players(const AnyState& state, const QString& seat) const
    {
        return m_game->stateToJson(m_game->hidden(state, seat)).value(QLatin1String("players")).toArray();
    }

    std::unique_ptr<Game> m_game = swordsandsouls::game();
};

void Seats::everySeatSeesItsOwnCards()
{
    const AnyState table = state(R"({"step": "play", "turn": "ada", "turns": 3, "players": [
        {"id": "ada", "hand": ["sword", "bought", "duck"], "shown": ["bought"], "deck": ["aim"], "discard": ["coin"], "obols": 2},
        {"id": "bo", "hand": ["shield", "?"], "deck": ["ruse"], "unseen": ["net"], "treasures": [{"card": "crown"}]},
        {"id": "cy"}]})");
    QCOMPARE(m_game->seats(table), words(QStringLiteral("ada bo cy")));
    const QJsonArray bySomebody = players(table, {}), byAda = players(table, QStringLiteral("ada"));
    QCOMPARE(byAda[0][QLatin1String("hand")], QJsonValue(QJsonArray{"sword", "bought", "duck"}));
    QCOMPARE(byAda[0][QLatin1String("deck")], QJsonValue(QJsonArray{"aim"}));
    QCOMPARE(byAda[1][QLatin1String("hand")], QJsonValue(QJsonArray{"?", "?"}));
    // Openly: bought cards of the hand, discards, treasures, tokens; and the names of hand and deck together, in no order of
    // theirs.
    QCOMPARE(bySomebody[0][QLatin1String("hand")], QJsonValue(QJsonArray{"bought", "?", "?"}));
    QCOMPARE(bySomebody[0][QLatin1String("deck")], QJsonValue(QJsonArray{"?"}));
    QCOMPARE(bySomebody[0][QLatin1String("unseen")], QJsonValue(QJsonArray{"aim", "duck", "sword"}));
    QCOMPARE(bySomebody[0][QLatin1String("discard")], QJsonValue(QJsonArray{"coin"}));
    QCOMPARE(bySomebody[0][QLatin1String("obols")], QJsonValue(2));
    QCOMPARE(bySomebody[1][QLatin1String("unseen")], QJsonValue(QJsonArray{"net", "ruse", "shield"}));
    QVERIFY(has(bySomebody[1][QLatin1String("treasures")], QStringLiteral("crown")));
}

void Seats::secretsDoNotSurviveHiding_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QString>("verb");
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("actor");  // who knows the cards
    QTest::addColumn<QString>("secret"); // not named in the action as others see it
    QTest::addColumn<QString>("open");   // named in it for everybody

    const auto row = [](const char* title, const QByteArray& step, const QByteArray& ada, const QByteArray& more,
                         const char* verb, const QByteArray& fields, const char* actor, const char* secret, const char* open) {
        QTest::newRow(title) << QByteArray(R"({"settings": {"tracking": "cards"}, "turn": "ada", "turns": 5, "step": ")" + step
            + R"(", "cards": [{"id": "sword", "icons": ["action"], "attack": true},
            {"id": "shield", "icons": ["reaction"], "block": true}, {"id": "duck", "icons": ["reaction"], "dodge": true},
            {"id": "luck", "icons": ["action"], "effects": [{"kind": "draw", "amount": 2}]},
            {"id": "gift", "icons": ["action"], "effects": [{"kind": "draw", "whom": "target"}]},
            {"id": "fortune", "icons": ["action"], "effects": [{"kind": "reshuffle"}]},
            {"id": "spark", "icons": ["instant"]}, {"id": "crown", "icons": ["treasure"]}],
            "arsenal": {"deck": ["n1", "n2", "n3", "n4"], "row": ["r1", "r2", "r3"]}, "players": [{"id": "ada", )"
            + ada + R"(},
            {"id": "bo", "hand": ["shield", "duck"], "deck": ["b1", "b2", "b3"], "discard": ["b4"]},
            {"id": "cy", "hand": ["c1"], "deck": ["c2", "c3"]}])"
            + more + "}") << QString::fromLatin1(verb)
                             << fields << QString::fromLatin1(actor) << QString::fromLatin1(secret) << QString::fromLatin1(open);
    };
    const QByteArray ada =
        R"("hand": ["sword", "luck", "gift", "fortune", "spark"], "deck": ["a1", "a2", "a3"], "discard": ["a4"])";
    const QByteArray attacked =
        R"(, "attack": {"attacker": "ada", "target": "bo", "aimed": "bo", "way": "clockwise", "used": [{"card": "sword", "owner": "ada"}], "path": ["bo"]})";
    row("drawn in the draw step", "draw", R"("hand": ["sword"], "deck": ["a1", "a2", "a3"])", "", "draw",
        R"({"cards": ["a2", "a1"]})", "ada", "a1 a2 a3", "");
    row("drawn over a shuffle", "draw", R"("hand": [], "deck": ["a1"], "discard": ["a2", "a3", "a4", "a5"])", "", "draw",
        R"({"cards": ["a4", "a2"]})", "ada", "a2 a4", "");
    row("played", "play", ada, "", "play", R"({"card": "spark"})", "ada", "luck gift", "spark");
    row("draws by its text", "play", ada, "", "play", R"({"card": "luck", "cards": ["a3", "a1"]})", "ada", "a1 a3", "luck");
    row("makes another draw", "play", ada, "", "play", R"({"card": "gift", "target": "bo", "cards": ["b2"]})", "bo", "b2",
        "gift");
    row("reshuffles", "play", ada, "", "play", R"({"card": "fortune"})", "ada", "luck", "fortune");
    row("attacks", "play", ada, "", "attack", R"({"card": "sword", "target": "bo"})", "ada", "luck", "sword");
    row("blocks", "play", ada, attacked, "block", R"({"card": "shield"})", "bo", "duck", "shield");
    row("dodges", "play", ada, attacked, "dodge", R"({"card": "duck"})", "bo", "shield", "duck");
    row("recovers", "play", ada, attacked, "take-damage", R"({"cards": ["b3"]})", "bo", "b3 b1", "");
    row("discards", "play", ada, "", "discard", R"({"cards": ["luck", "gift"]})", "ada", "sword", "luck gift");
    row("buys", "buy", ada, "", "buy", R"({"card": "r2", "cost": 0})", "ada", "luck", "r2");
    row("an effect draws", "play", ada, "", "effect", R"({"kind": "draw", "on": "cy", "cards": ["c3"]})", "cy", "c3", "");
    row("an effect discards", "play", ada, "", "effect", R"({"kind": "drop", "on": "cy", "cards": ["c1"]})", "ada", "c2", "c1");
    row("an effect reshuffles a hand kept in mind", "play", ada, "", "effect", R"({"kind": "reshuffle", "on": "bo"})", "ada",
        "b1", "");
    row("an instant", "instants", ada, "", "play-instant", R"({"card": "spark", "who": "ada"})", "ada", "luck", "spark");
    row("dealt", "deal", R"("hero": "h", "dealt": false, "deck": ["a1", "a2", "a3", "a4", "a5"])", "", "deal",
        R"({"who": "ada", "cards": ["a5", "a1", "a3"]})", "ada", "a1 a3 a5", "");
    row("a card that the hand lacks", "play", ada, "", "play", R"({"card": "shield"})", "ada", "luck gift", "shield");
    row("a treasure that is in the hand too", "play",
        R"("hand": ["crown", "luck"], "deck": ["a1"], "treasures": [{"card": "crown"}])", "", "play", R"({"card": "crown"})",
        "ada", "luck", "crown");
    row("a card that nobody named", "play", R"("hand": ["luck", "gift"], "deck": ["a1"])", "", "play", "{}", "ada", "luck gift",
        "");
}

void Seats::secretsDoNotSurviveHiding()
{
    QFETCH(QByteArray, given);
    QFETCH(QString, verb);
    QFETCH(QByteArray, fields);
    QFETCH(QString, actor);
    QFETCH(QString, secret);
    QFETCH(QString, open);
    const AnyState before = state(given);
    const AnyAction done = action(before, verb, fields);
    const AnyState after = m_game->apply(before, done).state;
    for (const QString& seat : m_game->seats(before) + QStringList{QString()}) {
        const AnyState seen = m_game->hidden(before, seat);
        const AnyAction act = m_game->hidden(before, done, seat);
        const AnyState acted = m_game->apply(seen, act).state;
        QCOMPARE(m_game->stateToJson(acted), m_game->stateToJson(m_game->hidden(after, seat)));
        QVERIFY(*m_game->action(seen, {verb, act.written()}) == act); // what is seen of an act is an act
        const auto again = m_game->stateFromJson(m_game->stateToJson(acted));
        QVERIFY2(bool(again), again ? "" : qPrintable(again.faults().first().text()));
        for (const QString& card : words(open))
            QVERIFY2(has(act.written(), card), qPrintable(card));
        for (const QString& card : words(secret)) {
            QVERIFY2(seat == actor || !has(act.written(), card), qPrintable(card));
            for (const QJsonValue& one : players(after, seat)) // only among the names of hand and deck together
                if (one[QLatin1String("id")].toString() != seat)
                    QVERIFY2(!has(one[QLatin1String("hand")], card) && !has(one[QLatin1String("deck")], card), qPrintable(card));
        }
    }
}

void Seats::actsBelongToSeats_data()
{
    QTest::addColumn<QString>("verb");
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("seats");
    QTest::newRow("whose turn it is") << QStringLiteral("end-turn") << QByteArray("{}") << QStringLiteral("ada");
    QTest::newRow("whose turn comes") << QStringLiteral("begin-turn") << QByteArray("{}") << QStringLiteral("bo");
    QTest::newRow("who is attacked") << QStringLiteral("block") << QByteArray(R"({"card": "?"})") << QStringLiteral("cy");
    QTest::newRow("who takes it") << QStringLiteral("take-damage") << QByteArray("{}") << QStringLiteral("cy");
    QTest::newRow("who chooses a treasure") << QStringLiteral("take-damage") << QByteArray(R"({"treasure": "crown"})")
                                            << QStringLiteral("cy ada");
    QTest::newRow("who ends it") << QStringLiteral("finish-attack") << QByteArray("{}") << QStringLiteral("ada");
    QTest::newRow("who helps") << QStringLiteral("help-attack") << QByteArray("{}") << QStringLiteral("ada");
    QTest::newRow("who is named") << QStringLiteral("play-instant") << QByteArray(R"({"who": "bo"})") << QStringLiteral("bo");
    QTest::newRow("an effect on another") << QStringLiteral("effect") << QByteArray(R"({"kind": "draw", "on": "cy"})")
                                          << QStringLiteral("ada cy");
    QTest::newRow("a note") << QStringLiteral("note") << QByteArray(R"({"text": "pause"})") << QString();
    QTest::newRow("a card entered") << QStringLiteral("add-card") << QByteArray(R"({"card": {"id": "x"}})") << QString();
}

void Seats::actsBelongToSeats()
{
    QFETCH(QString, verb);
    QFETCH(QByteArray, fields);
    QFETCH(QString, seats);
    const AnyState table = state(R"({"step": "play", "turn": "ada", "turns": 3, "players": [{"id": "ada", "hand": ["?"]},
        {"id": "bo", "hand": ["?"]}, {"id": "cy", "hand": ["?"], "deck": ["?"], "treasures": [{"card": "crown"}, {"card": "lens"}]}],
        "attack": {"attacker": "ada", "target": "cy", "aimed": "cy", "way": "counterclockwise",
        "used": [{"card": "sword", "owner": "ada"}], "path": ["cy"]}})");
    QCOMPARE(m_game->seatsOf(table, action(table, verb, fields)), words(seats));
}

void Seats::correctionsHideHands()
{
    const AnyState table = state(R"({"players": [{"id": "ada", "hand": ["sword"]}, {"id": "bo", "hand": ["duck"]}]})");
    const AnyAction all[] = {Correct{QStringLiteral("players.bo.hand"), QJsonArray{"ruse"}, QStringLiteral("seen")},
        Correct{QStringLiteral("players.bo.obols"), 3, QStringLiteral("seen")},
        Correct{QStringLiteral("notes"), QJsonArray{"ruse is out"}, QStringLiteral("seen")},
        SetUp{object(R"({"players": [{"id": "ada", "hand": ["net"]}, {"id": "bo", "hand": ["ruse"]}]})")}};
    for (const AnyAction& one : all)
        for (const QString& seat : {QStringLiteral("ada"), QStringLiteral("bo"), QString()}) {
            const AnyAction seen = m_game->hidden(table, one, seat);
            const AnyState acted = m_game->apply(m_game->hidden(table, seat), seen).state;
            QCOMPARE(m_game->stateToJson(acted), m_game->stateToJson(m_game->hidden(m_game->apply(table, one).state, seat)));
            for (const QJsonValue& player : m_game->stateToJson(acted).value(QLatin1String("players")).toArray())
                QVERIFY(seat == QLatin1String("bo") || !has(player[QLatin1String("hand")], QStringLiteral("ruse")));
        }
}

void Seats::aViewHoldsNoMoreThanItsPlayerSees()
{
    const AnyState table = state(R"({"players": [{"id": "ada", "hand": ["sword"]}, {"id": "bo", "hand": ["duck"]}]})");
    QJsonObject forged = m_game->stateToJson(table);
    forged.insert(QStringLiteral("seen_by"), QStringLiteral("ada"));
    QVERIFY(!m_game->stateFromJson(forged));
    // Somebody else's eyes add nothing to it.
    const AnyState byAda = m_game->hidden(table, QStringLiteral("ada"));
    QVERIFY(!has(m_game->stateToJson(m_game->hidden(byAda, QStringLiteral("bo")))
                     .value(QLatin1String("players"))[0]
                     .toObject()[QLatin1String("hand")],
        QStringLiteral("sword")));
    // An ordinary table proves itself as it did before there were seats.
    QJsonObject ordinary = m_game->stateToJson(table);
    ordinary.remove(QStringLiteral("seen_by"));
    QCOMPARE(m_game->digest(*m_game->stateFromJson(ordinary)), m_game->digest(table));
    QVERIFY(m_game->digest(byAda) != m_game->digest(table));
}

void Seats::whatOnePlayerTypesStaysSecret()
{
    const AnyState table = state(R"({"step": "draw", "turn": "ada", "turns": 2, "players": [
        {"id": "ada", "hand": ["?"], "deck": ["?", "?", "?"]}, {"id": "bo"}, {"id": "cy"}]})");
    const AnyState drawn = m_game->apply(table, action(table, QStringLiteral("draw"), R"({"cards": ["ruse", "net"]})")).state;
    QVERIFY(has(players(drawn, QStringLiteral("ada")), QStringLiteral("ruse")));
    QVERIFY(!has(m_game->stateToJson(m_game->hidden(drawn, QStringLiteral("bo"))), QStringLiteral("ruse")));
    QVERIFY(!has(m_game->stateToJson(m_game->hidden(drawn, {})), QStringLiteral("net")));
    const AnyAction play = action(drawn, QStringLiteral("play"), R"({"card": "ruse"})");
    const AnyState played = m_game->apply(drawn, play).state;
    QVERIFY(has(m_game->stateToJson(m_game->hidden(played, {})), QStringLiteral("ruse")));
    QVERIFY(!has(m_game->stateToJson(m_game->hidden(played, {})), QStringLiteral("net")));
    QCOMPARE(m_game->stateToJson(m_game->apply(m_game->hidden(drawn, {}), m_game->hidden(drawn, play, {})).state),
        m_game->stateToJson(m_game->hidden(played, {})));
}

QTEST_GUILESS_MAIN(Seats)
#include "tst_seats.moc"

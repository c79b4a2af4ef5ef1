// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whole tables of Hired Swords, row by row: movement, geometry, keywords, number values, the battle matrix, the planner, the rule
// list.
#include "cards/pack.h"
#include "engine/card_source.h"
#include "engine/table_actions.h"
#include "engine/json.h"
#include "engine/path.h"
#include "engine/table.h"
#include "games/hired-swords/rules/game.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace engine;

namespace {

QJsonObject object(const char* json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("%s in %s", qPrintable(error.errorString()), json);
    return document.object();
}

QStringList words(const char* text) { return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts); }

QStringList texts(const QJsonArray& array)
{
    QStringList list;
    for (const QJsonValue& value : array)
        list += value.toString();
    return list;
}

} // namespace

class Rules : public QObject {
    Q_OBJECT

private slots:
    void whatIsPrintedOnEveryCardAndLeftOutStaysBlank();
    void cardsMoveByTheTable_data();
    void cardsMoveByTheTable();
    void onlyWhoIsInTheBattleDraws_data();
    void onlyWhoIsInTheBattleDraws();
    void zonesNeighbour_data();
    void zonesNeighbour();
    void positionsNeighbour_data();
    void positionsNeighbour();
    void zonesFollowEachOther_data();
    void zonesFollowEachOther();
    void distances_data();
    void distances();
    void keywordsDecideWhoIsEligible_data();
    void keywordsDecideWhoIsEligible();
    void crewDie_data();
    void crewDie();
    void numberValues_data();
    void numberValues();
    void matrixShowsWhatIsApplied();
    void plannedCrewsCanBeHired_data();
    void plannedCrewsCanBeHired();
    void runs_data();
    void runs();
    void tokensOfAContractGoWithIt();
    void theSlainAreNotLaidOutAgain();
    void whatAPackTellsWasEntered();
    void anOwnReminderWaitsForItsMoment();
    void everyUserActionRuns();
    void rulebookTellsEveryRuleOnce();

private:
    AnyState state(const QJsonObject& json) const
    {
        const auto read = m_game->stateFromJson(json);
        if (!read)
            qFatal("%s", qPrintable(read.faults().first().text()));
        return *read;
    }
    QJsonValue asked(const AnyState& state, const char* question, const QJsonObject& fields) const
    {
        const auto answer = m_game->ask(state, QLatin1String(question), fields);
        return answer ? answer->value : QJsonValue(answer.faults().first().text());
    }

    std::unique_ptr<Game> m_game = hiredswords::game();
    QMap<QString, int> m_allowed; // runs by verb, from runs() and from the worked cases
    QMap<QString, int> m_refused;
};

// --- movement of the opposition, for each set of occupied positions and each zone

void Rules::cardsMoveByTheTable_data()
{
    QTest::addColumn<QStringList>("occupied");
    QTest::addColumn<QString>("zone");
    QTest::addColumn<QStringList>("ends");
    const char* const rows[16][5] = {
        {"", "", "", "", ""},
        {"NE", "", "", "east", "north"},
        {"SE", "east", "", "", "south"},
        {"SW", "west", "south", "", ""},
        {"NW", "", "north", "west", ""},
        {"NE SE", "", "", "", "north south"},
        {"NE SW", "", "", "", ""},
        {"NE NW", "", "", "east west", ""},
        {"SE SW", "east west", "", "", ""},
        {"SE NW", "", "", "", ""},
        {"SW NW", "", "north south", "", ""},
        {"NE SE SW", "", "", "", ""},
        {"NE SE NW", "", "", "", ""},
        {"NE SW NW", "", "", "", ""},
        {"SE SW NW", "", "", "", ""},
        {"NE SE SW NW", "", "", "", ""},
    };
    const QStringList zones = words("north east south west");
    for (const auto& row : rows)
        for (int zone = 0; zone < 4; ++zone) {
            const QStringList ends = words(row[zone + 1]);
            QTest::addRow("%s, card in %s", *row[0] ? row[0] : "nobody", qPrintable(zones[zone]))
                << words(row[0]) << zones[zone] << (ends.isEmpty() ? QStringList{zones[zone]} : ends);
        }
}

void Rules::cardsMoveByTheTable()
{
    QFETCH(QStringList, occupied);
    QFETCH(QString, zone);
    QFETCH(QStringList, ends);
    QJsonObject given = object(R"({"step": "battle", "contract": {"card": "job", "m": 2}, "career_cards": [{"id": "job"}],
        "opposition_cards": [{"id": "x", "ranks": "2/0/1/0"}]})");
    QJsonArray crew{object(R"({"id": "gone", "at": "fled"})"), object(R"({"id": "dead", "at": "none", "health": "slain"})")};
    for (const QString& position : occupied)
        crew += QJsonObject{{QStringLiteral("id"), position.toLower()}, {QStringLiteral("at"), position}};
    given.insert(QStringLiteral("battle"),
        QJsonObject{{QStringLiteral("round"), 1}, {QStringLiteral("phase"), 3}, {QStringLiteral("crew"), crew},
            {QStringLiteral("opposition"),
                QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("x")}, {QStringLiteral("zone"), zone}}}}});
    const AnyState now = state(given);
    QStringList answered = texts(asked(now, "opposition-moves", object(R"({"card": "x"})")).toArray());
    std::sort(answered.begin(), answered.end());
    QCOMPARE(answered, ends);
    // What the question names is what the action takes, and nothing else.
    for (const QString& to : words("north east south west")) {
        const auto action = m_game->action(now,
            {QStringLiteral("move-opposition"), {{QStringLiteral("card"), QStringLiteral("x")}, {QStringLiteral("zone"), to}}});
        QVERIFY(action);
        QCOMPARE(m_game->check(now, *action).isAllowed(), ends.contains(to));
    }
}

void Rules::onlyWhoIsInTheBattleDraws_data()
{
    QTest::addColumn<QByteArray>("member");
    QTest::addColumn<QString>("end");
    QTest::newRow("ready") << QByteArray(R"({"id": "a", "at": "SE"})") << "east";
    QTest::newRow("exhausted") << QByteArray(R"({"id": "a", "at": "SE", "exhausted": true})") << "east";
    QTest::newRow("injured") << QByteArray(R"({"id": "a", "at": "SE", "health": "injured"})") << "east";
    QTest::newRow("slain") << QByteArray(R"({"id": "a", "at": "SE", "health": "slain"})") << "north";
    QTest::newRow("fled") << QByteArray(R"({"id": "a", "at": "fled"})") << "north";
}

void Rules::onlyWhoIsInTheBattleDraws()
{
    QFETCH(QByteArray, member);
    QFETCH(QString, end);
    QJsonObject given = object(R"({"step": "battle", "contract": {"card": "job", "m": 2}, "career_cards": [{"id": "job"}],
        "opposition_cards": [{"id": "x", "ranks": "2/0/1/0"}]})");
    given.insert(QStringLiteral("battle"),
        QJsonObject{{QStringLiteral("round"), 1}, {QStringLiteral("phase"), 3},
            {QStringLiteral("crew"), QJsonArray{object(member.constData())}},
            {QStringLiteral("opposition"), QJsonArray{object(R"({"id": "x", "zone": "north"})")}}});
    QCOMPARE(texts(asked(state(given), "opposition-moves", object(R"({"card": "x"})")).toArray()), QStringList{end});
}

// --- geometry

void Rules::zonesNeighbour_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QStringList>("near");
    QTest::newRow("NE") << "NE" << words("east north");
    QTest::newRow("SE") << "SE" << words("east south");
    QTest::newRow("SW") << "SW" << words("south west");
    QTest::newRow("NW") << "NW" << words("north west");
}

void Rules::zonesNeighbour()
{
    QFETCH(QString, position);
    QFETCH(QStringList, near);
    QStringList answered = texts(asked(state({}), "zones-next-to", {{QStringLiteral("position"), position}}).toArray());
    answered.sort();
    QCOMPARE(answered, near);
}

void Rules::positionsNeighbour_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QStringList>("moves");
    QTest::newRow("NE") << "NE" << words("northwest:north southeast:east");
    QTest::newRow("SE") << "SE" << words("northeast:east southwest:south");
    QTest::newRow("SW") << "SW" << words("northwest:west southeast:south");
    QTest::newRow("NW") << "NW" << words("northeast:north southwest:west");
}

void Rules::positionsNeighbour()
{
    QFETCH(QString, position);
    QFETCH(QStringList, moves);
    QStringList answered;
    for (const QJsonValue& move : asked(state({}), "moves-from", {{QStringLiteral("position"), position}}).toArray())
        answered += move[QLatin1String("to")].toString() + QLatin1Char(':') + move[QLatin1String("via")].toString();
    answered.sort();
    QCOMPARE(answered, moves);
}

void Rules::zonesFollowEachOther_data()
{
    QTest::addColumn<QString>("zone");
    QTest::addColumn<QString>("clockwise");
    QTest::addColumn<QString>("counterclockwise");
    QTest::newRow("N") << "N"
                       << "east"
                       << "west";
    QTest::newRow("E") << "E"
                       << "south"
                       << "north";
    QTest::newRow("S") << "S"
                       << "west"
                       << "east";
    QTest::newRow("W") << "W"
                       << "north"
                       << "south";
}

void Rules::zonesFollowEachOther()
{
    QFETCH(QString, zone);
    QFETCH(QString, clockwise);
    QFETCH(QString, counterclockwise);
    QCOMPARE(asked(state({}), "zone-after",
                 {{QStringLiteral("zone"), zone}, {QStringLiteral("direction"), QStringLiteral("clockwise")}})
                 .toString(),
        clockwise);
    QCOMPARE(asked(state({}), "zone-after",
                 {{QStringLiteral("zone"), zone}, {QStringLiteral("direction"), QStringLiteral("counterclockwise")}})
                 .toString(),
        counterclockwise);
}

void Rules::distances_data()
{
    QTest::addColumn<QString>("zone");
    QTest::addColumn<QList<int>>("rings");
    QTest::newRow("N") << "N" << QList<int>{1, 3, 3, 1};
    QTest::newRow("E") << "E" << QList<int>{1, 1, 3, 3};
    QTest::newRow("S") << "S" << QList<int>{3, 1, 1, 3};
    QTest::newRow("W") << "W" << QList<int>{3, 3, 1, 1};
}

void Rules::distances()
{
    QFETCH(QString, zone);
    QFETCH(QList<int>, rings);
    const QStringList positions = words("NE SE SW NW");
    for (int i = 0; i < 4; ++i) {
        const QJsonObject answered =
            asked(state({}), "distance", {{QStringLiteral("zone"), zone}, {QStringLiteral("position"), positions[i]}}).toObject();
        QCOMPARE(answered.value(QLatin1String("ring")).toInt(), rings[i]);
        QCOMPARE(answered.value(QLatin1String("steps")).toInt(), rings[i] == 1 ? 0 : 1);
    }
}

// --- keywords and number values

void Rules::keywordsDecideWhoIsEligible_data()
{
    QTest::addColumn<QString>("keyword");
    QTest::addColumn<QString>("location");
    QTest::addColumn<QString>("answer");
    const char* const rows[6][4] = {{"any", "eligible", "eligible", "eligible"}, {"city", "redraw", "redraw", "eligible"},
        {"outland", "eligible", "eligible", "redraw"}, {"revenge", "forced", "forced", "forced"},
        {"town", "redraw", "eligible", "redraw"}, {"village", "eligible", "redraw", "redraw"}};
    const QStringList locations = words("village town city");
    for (const auto& row : rows)
        for (int i = 0; i < 3; ++i)
            QTest::addRow("%s in the %s", row[0], qPrintable(locations[i])) << row[0] << locations[i] << row[i + 1];
}

void Rules::keywordsDecideWhoIsEligible()
{
    QFETCH(QString, keyword);
    QFETCH(QString, location);
    QFETCH(QString, answer);
    for (const char* kind : {"contract", "encounter"}) {
        const QJsonObject card{{QStringLiteral("id"), QStringLiteral("c")}, {QStringLiteral("kind"), QLatin1String(kind)},
            {QStringLiteral("keyword"), keyword}};
        const AnyState now = state({{QStringLiteral("location"), location}, {QStringLiteral("drawn"), QStringLiteral("c")},
            {QStringLiteral("career_cards"), QJsonArray{card}}});
        QCOMPARE(asked(now, "eligibility", {}).toString(), answer);
        if (QLatin1String(kind) == QLatin1String("contract"))
            continue; // nobody is there to field, so it may be discarded whatever its keyword says
        const auto discard = m_game->action(now, {QStringLiteral("discard"), {}});
        QVERIFY(discard);
        QCOMPARE(m_game->check(now, *discard).isAllowed(), answer == QLatin1String("redraw"));
    }
}

void Rules::crewDie_data()
{
    QTest::addColumn<int>("crew");
    QTest::addColumn<QJsonArray>("dice");
    QTest::addColumn<QList<int>>("values"); // of the faces 1, 2 …; empty: nothing can be rolled
    QTest::newRow("1") << 1 << QJsonArray{} << QList<int>{1};
    QTest::newRow("2") << 2 << QJsonArray{6} << QList<int>{1, 1, 1, 2, 2, 2};
    QTest::newRow("3") << 3 << QJsonArray{6} << QList<int>{1, 1, 2, 2, 3, 3};
    QTest::newRow("4") << 4 << QJsonArray{4} << QList<int>{1, 2, 3, 4};
    QTest::newRow("5") << 5 << QJsonArray{} << QList<int>{};
    QTest::newRow("6") << 6 << QJsonArray{6} << QList<int>{1, 2, 3, 4, 5, 6};
    QTest::newRow("7") << 7 << QJsonArray{} << QList<int>{};
}

void Rules::crewDie()
{
    QFETCH(int, crew);
    QFETCH(QJsonArray, dice);
    QFETCH(QList<int>, values);
    QJsonObject fields{{QStringLiteral("listing"), QStringLiteral("DM")}, {QStringLiteral("crew"), crew}};
    QCOMPARE(asked(state({}), "dice", fields).toArray(), dice);
    if (values.isEmpty()) {
        const auto refused = m_game->ask(state({}), QStringLiteral("value"), fields);
        QVERIFY(refused);
        QVERIFY(refused->verdict.decisive());
        QCOMPARE(QLatin1String(refused->verdict.decisive()->reason->id), QLatin1String("E_NO_DIE"));
        return;
    }
    for (int face = 1; face <= values.size(); ++face) {
        if (!dice.isEmpty())
            fields.insert(QStringLiteral("rolled"), QJsonArray{face});
        QCOMPARE(asked(state({}), "value", fields), QJsonValue(values[face - 1]));
    }
}

void Rules::numberValues_data()
{
    QTest::addColumn<QString>("listing");
    QTest::addColumn<int>("crew");
    QTest::addColumn<QJsonArray>("rolled");
    QTest::addColumn<int>("value");
    QTest::newRow("plain") << "3" << 2 << QJsonArray{} << 3;
    QTest::newRow("plus") << "+2" << 3 << QJsonArray{} << 5;
    QTest::newRow("minus") << "-1" << 4 << QJsonArray{} << 3;
    QTest::newRow("minus, never below 0") << "-3" << 2 << QJsonArray{} << 0;
    QTest::newRow("times") << "x3" << 2 << QJsonArray{} << 6;
    QTest::newRow("M") << "M" << 4 << QJsonArray{} << 4;
    QTest::newRow("D6") << "D6" << 2 << QJsonArray{5} << 5;
    QTest::newRow("D4") << "D4" << 2 << QJsonArray{4} << 4;
    QTest::newRow("D3 of 1") << "D3" << 2 << QJsonArray{1} << 1;
    QTest::newRow("D3 of 4") << "D3" << 2 << QJsonArray{4} << 2;
    QTest::newRow("D3 of 6") << "D3" << 2 << QJsonArray{6} << 3;
    QTest::newRow("D2 of 3") << "D2" << 2 << QJsonArray{3} << 1;
    QTest::newRow("D2 of 4") << "D2" << 2 << QJsonArray{4} << 2;
}

void Rules::numberValues()
{
    QFETCH(QString, listing);
    QFETCH(int, crew);
    QFETCH(QJsonArray, rolled);
    QFETCH(int, value);
    QJsonObject fields{{QStringLiteral("listing"), listing}, {QStringLiteral("crew"), crew}};
    if (!rolled.isEmpty())
        fields.insert(QStringLiteral("rolled"), rolled);
    QCOMPARE(asked(state({}), "value", fields), QJsonValue(value));
}

// --- the number shown is the number applied

void Rules::matrixShowsWhatIsApplied()
{
    const QStringList ranks = words("3/2/1/0 0/0/0/0 1/3/2/2 2/1/3/1 4/4/4/4");
    const QList<QPair<QString, QString>> actions{{QStringLiteral("melee"), QStringLiteral("melee-attack")},
        {QStringLiteral("missile"), QStringLiteral("missile-attack")}, {QStringLiteral("feint"), QStringLiteral("feint")}};
    int compared = 0;
    for (const QString& own : ranks)
        for (const QString& other : ranks)
            for (const bool exhausted : {false, true})
                for (const bool helped : {false, true}) {
                    QJsonObject given =
                        object(R"({"step": "battle", "contract": {"card": "job", "m": 2}, "career_cards": [{"id": "job"}],
                        "battle": {"round": 1, "phase": 4, "crew": [{"id": "a", "at": "NE"}, {"id": "h", "at": "NW"}]}})");
                    given.insert(QStringLiteral("mercenaries"),
                        QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("a")}, {QStringLiteral("healthy"), own},
                                       {QStringLiteral("weary"), own}},
                            object(
                                R"({"id": "h", "healthy": "2/2/2/2", "weary": "1/1/1/1", "assists": ["melee", "missiles", "alertness"]})")});
                    given.insert(QStringLiteral("opposition_cards"),
                        QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("x")}, {QStringLiteral("ranks"), other},
                            {QStringLiteral("text"), QStringLiteral("entered, though it may have no ranking at all")}}});
                    QJsonObject battle = given.value(QLatin1String("battle")).toObject();
                    battle.insert(QStringLiteral("opposition"),
                        QJsonArray{
                            QJsonObject{{QStringLiteral("id"), QStringLiteral("x")},
                                {QStringLiteral("zone"), QStringLiteral("north")}, {QStringLiteral("exhausted"), exhausted}},
                            object(R"({"id": "y", "zone": "south"})")});
                    given.insert(QStringLiteral("battle"), battle);
                    const AnyState now = state(given);
                    const QJsonArray assists = helped ? QJsonArray{QStringLiteral("h")} : QJsonArray{};
                    const QJsonArray rows = asked(now, "matrix", {{QStringLiteral("assists"), assists}}).toArray();
                    const auto row = std::find_if(rows.begin(), rows.end(), [](const QJsonValue& one) {
                        return one[QLatin1String("who")].toString() == QLatin1String("a")
                            && one[QLatin1String("card")].toString() == QLatin1String("x");
                    });
                    QVERIFY(row != rows.end());
                    for (const auto& [column, verb] : actions) {
                        const QJsonObject cell = QJsonValue(*row)[column].toObject();
                        const auto action = m_game->action(now,
                            {verb,
                                {{QStringLiteral("who"), QStringLiteral("a")}, {QStringLiteral("card"), QStringLiteral("x")},
                                    {QStringLiteral("assists"), assists}}});
                        QVERIFY(action);
                        QVERIFY(m_game->check(now, *action).isAllowed());
                        const Outcome outcome = m_game->apply(now, *action);
                        const auto told = std::find_if(outcome.told.begin(), outcome.told.end(), [&](const Told& one) {
                            return one.reason && QLatin1String(one.reason->id) == cell.value(QLatin1String("outcome")).toString();
                        });
                        const QString place = verb + QLatin1Char(' ') + own + QLatin1Char(' ') + other;
                        QVERIFY2(told != outcome.told.end(), qPrintable(place + shownJson(cell)));
                        const QString attack = QString::number(cell.value(QLatin1String("attack")).toInt());
                        const QString defence = QString::number(cell.value(QLatin1String("defence")).toInt());
                        const QString text = told->text();
                        QVERIFY2(text.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(attack)))
                                && text.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(defence))),
                            qPrintable(place + QStringLiteral(": ") + text + shownJson(cell)));
                        const bool isGone = !valueAt(m_game->stateToJson(outcome.state), QStringLiteral("battle.opposition.x"));
                        QCOMPARE(isGone, cell.value(QLatin1String("defeats")).toBool());
                        ++compared;
                    }
                }
    QCOMPARE(compared, 5 * 5 * 2 * 2 * 3);
}

// --- every crew of the planner can really be hired, for the price that it shows

void Rules::plannedCrewsCanBeHired_data()
{
    QTest::addColumn<QString>("contract");
    QTest::addColumn<int>("wealth");
    QTest::addColumn<int>("agents");
    QFile file(QStringLiteral(MR_GAMES "/hired-swords/training.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const QJsonValue& card : QJsonDocument::fromJson(file.readAll())
                                      .object()
                                      .value(QLatin1String("cards"))
                                      .toObject()
                                      .value(QLatin1String("career"))
                                      .toArray())
        if (card[QLatin1String("kind")].toString(QStringLiteral("contract")) == QLatin1String("contract"))
            for (const int agents : {0, 1, 4, 5}) {
                const QString id = card[QLatin1String("id")].toString();
                QTest::addRow("%s, agents: %d", qPrintable(id), agents) << id << 5 + agents << agents;
            }
}

void Rules::plannedCrewsCanBeHired()
{
    QFETCH(QString, contract);
    QFETCH(int, wealth);
    QFETCH(int, agents);
    QFile file(QStringLiteral(MR_GAMES "/hired-swords/training.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto pack = cards::readPack(file.readAll(), *m_game, QStringLiteral("training"));
    QVERIFY(pack);
    QJsonObject given = m_game->stateToJson(*m_game->newGame(pack->setup));
    const QJsonObject card = *pack->card(QStringLiteral("career"), contract);
    const QString keyword = card.value(QLatin1String("keyword")).toString();
    given.insert(QStringLiteral("location"),
        keyword == QLatin1String("town") || keyword == QLatin1String("city") ? keyword : QStringLiteral("village"));
    given.insert(QStringLiteral("wealth"), wealth);
    QJsonObject standings = given.value(QLatin1String("standings")).toObject();
    for (const QJsonValue& standing : card.value(QLatin1String("requirement"))[QLatin1String("standings")].toArray())
        standings.insert(standing.toString(), true);
    given.insert(QStringLiteral("standings"), standings);
    given.insert(QStringLiteral("drawn"), contract);
    given.insert(QStringLiteral("career_cards"), QJsonArray{card});
    QJsonArray mercenaries = given.value(QLatin1String("mercenaries")).toArray();
    for (int i = 0; i < agents; ++i) {
        QJsonObject agent = mercenaries[i * 3].toObject();
        agent.insert(QStringLiteral("where"), QStringLiteral("stable"));
        mercenaries[i * 3] = agent;
    }
    given.insert(QStringLiteral("mercenaries"), mercenaries);
    const AnyState now = state(given);
    const QJsonArray rows = asked(now, "plan", {}).toArray();
    if (agents == 0)
        QVERIFY2(!rows.isEmpty(), "no crew at all can be paid");
    QSet<QStringList> seen;
    const int step = std::max(1, int(rows.size() / 40)); // some dozens of each plan, the cheapest and the dearest among them
    for (int i = 0; i < rows.size(); i += i + step < rows.size() || i == rows.size() - 1 ? step : int(rows.size()) - 1 - i) {
        const QJsonObject row = rows[i].toObject();
        QStringList crew = texts(row.value(QLatin1String("crew")).toArray());
        MemoryJournal journal;
        Table table(*m_game, journal, [] { return QDateTime(); });
        QVERIFY(table.begin({}, {}, {}));
        const auto done = [&](const char* verb, const QJsonObject& fields) {
            const Submission answer = table.submit(Draft{QLatin1String(verb), fields}, {});
            if (answer.answer == Submission::Answer::Done)
                return QString();
            return QLatin1String(verb) + QLatin1Char(' ') + shownJson(fields) + QLatin1Char(' ')
                + (answer.answer == Submission::Answer::Refused ? answer.verdict.decisive()->text()
                                                                : answer.faults.first().text());
        };
        QCOMPARE(done("setup", {{QStringLiteral("state"), given}}), QString());
        QCOMPARE(done("accept", {}), QString());
        QStringList fromStable;
        for (const QJsonValue& one : mercenaries)
            if (one[QLatin1String("where")].toString() == QLatin1String("stable")
                && crew.contains(one[QLatin1String("id")].toString()))
                fromStable += one[QLatin1String("id")].toString();
        if (!fromStable.isEmpty())
            QCOMPARE(done("pick-agents", {{QStringLiteral("agents"), QJsonArray::fromStringList(fromStable)}}), QString());
        for (const QString& who : crew)
            if (!fromStable.contains(who))
                QCOMPARE(done("hire", {{QStringLiteral("who"), who}}), QString());
        QCOMPARE(done("confirm-crew", {}), QString());
        const QJsonObject after = m_game->stateToJson(table.state());
        QCOMPARE(valueAt(after, QStringLiteral("contract.m"))->toInt(), row.value(QLatin1String("m")).toInt());
        QCOMPARE(valueAt(after, QStringLiteral("contract.budget"))->toInt(), row.value(QLatin1String("budget_left")).toInt());
        QCOMPARE(valueAt(after, QStringLiteral("wealth"))->toInt(), wealth - row.value(QLatin1String("from_wealth")).toInt());
        crew.sort();
        QVERIFY2(!seen.contains(crew), qPrintable(crew.join(QLatin1Char(' '))));
        seen += crew;
    }
}

// --- user actions whose yes or no no worked case shows

void Rules::runs_data()
{
    QTest::addColumn<QString>("verb");
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("refusedBy"); // empty: allowed
    const auto run = [](const char* name, const char* verb, const char* given, const char* fields, const char* refusedBy = "") {
        QTest::newRow(name) << QString::fromLatin1(verb) << QByteArray(given) << QByteArray(fields)
                            << QString::fromLatin1(refusedBy);
    };
    static constexpr char deploy[] = R"({"step": "deploy", "contract": {"card": "job", "m": 2}, "career_cards": [{"id": "job"}],
        "battle": {"crew": [{"id": "a", "at": "NE"}, {"id": "b"}]}})";
    run("a corner that is taken", "place", deploy, R"({"who": "b", "at": "NE"})", "E_POS_TAKEN");
    run("a zone is no corner", "place", deploy, R"({"who": "b", "at": "N"})", "E_POS_NOT");
    run("a free corner", "place", deploy, R"({"who": "b", "at": "SW"})");
    run("somebody is not placed", "begin-battle", deploy, "{}", "E_PHASE");

    static constexpr char fight[] =
        R"({"step": "battle", "contract": {"card": "job", "m": 2, "bought": ["t"]}, "career_cards": [{"id": "job"}], "tactics": [{"id": "t", "cost": 1, "where": "face-up"}],
        "mercenaries": [{"id": "a", "healthy": "1/1/1/2", "weary": "1/1/1/1", "where": "stable"}], "opposition_cards": [{"id": "x", "ranks": "1/0/1/1"}],
        "battle": {"round": 1, "phase": 4, "crew": [{"id": "a", "at": "NE", "exhausted": true, "agent": true}, {"id": "b", "at": "NW"}],
                   "opposition": [{"id": "x", "zone": "N"}, {"id": "o2", "zone": "S", "face_up": false}]}})";
    run("feinting while exhausted", "feint", fight, R"({"who": "a", "card": "x"})", "E_EXHAUSTED");
    run("refreshing too early", "refresh", fight, "{}", "E_PHASE");
    run("ending the round too early", "end-round", fight, "{}", "E_PHASE");
    run("a stalemate over hidden cards", "declare-stalemate", fight, "{}", "E_STALE_HIDDEN");
    run("giving a tactic back in battle", "return-tactic", fight, R"({"tactic": "t"})", "E_TACTIC_LATE");
    run("releasing in battle", "release", fight, R"({"who": "a"})", "E_RELEASE_TIME");
    run("reinforcements", "reinforce", fight, R"({"zone": "E", "count": "1"})");
    run("a note", "note", fight, R"({"text": "the prince has a cold"})");
    run("a standing", "standing", fight, R"({"standing": "guilder", "on": true})");
    run("noting an effect", "note-effect", fight,
        R"({"effect": {"kind": "note", "phase": "round-end", "text": "the bell rings"}})");
    run("giving up", "quit", fight, "{}");
    run("drawing in battle", "draw", fight, R"({"card": "job"})", "E_PHASE");
    run("rejecting what was not drawn", "reject-clash", fight, "{}", "E_REJECT_LATE");

    static constexpr char prepare[] =
        R"({"step": "prepare", "wealth": 9, "contract": {"card": "job", "budget": 9, "bought": ["t"]}, "career_cards": [{"id": "job", "budget": 10}],
        "tactics": [{"id": "t", "cost": 1, "where": "face-up"}], "mercenaries": [{"id": "a", "cost": 3, "where": "stable"}, {"id": "b", "cost": 3}],
        "settlements": {"village": ["b"]}, "battle": {"crew": [{"id": "b", "paid": 3}]}})";
    run("giving a tactic back", "return-tactic", prepare, R"({"tactic": "t"})");
    run("dismissing a freelancer", "dismiss", prepare, R"({"who": "b"})");
    run("dismissing an agent", "dismiss",
        R"({"step": "prepare", "career_cards": [{"id": "job"}], "contract": {"card": "job"}, "mercenaries": [{"id": "a", "where": "stable"}],
        "battle": {"crew": [{"id": "a", "agent": true}]}})",
        R"({"who": "a"})", "E_AGENT_LEFT");
    run("releasing before the crew stands", "release", prepare, R"({"who": "a"})");

    static constexpr char agents[] =
        R"({"wealth": 30, "mercenaries": [{"id": "a", "where": "stable"}, {"id": "b", "where": "stable"}, {"id": "c", "where": "stable"}, {"id": "d", "where": "stable"}],
        "career_cards": [{"id": "end", "kind": "final", "battle": false, "requirement": {"wealth": 20}}, {"id": "fight", "kind": "final"}],
        "held": ["end"], "career": {"unseen": ["fight"], "count": 1}})";
    run("a final without battle is done", "finish-final", agents, R"({"card": "end"})");
    static constexpr char searching[] =
        R"({"mercenaries": [{"id": "a", "where": "stable"}, {"id": "b", "where": "stable"}, {"id": "c", "where": "stable"}, {"id": "d", "where": "stable"}],
        "career_cards": [{"id": "fight", "kind": "final"}], "career": {"unseen": ["fight"], "count": 1}})";
    run("searching a final", "search-final", searching, R"({"cards": ["fight"]})");
    run("entering a card", "add-card", searching, R"({"tactic": {"id": "t", "cost": 2}})");
}

void Rules::runs()
{
    QFETCH(QString, verb);
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, fields);
    QFETCH(QString, refusedBy);
    MemoryJournal journal;
    Table table(*m_game, journal, [] { return QDateTime(); });
    QVERIFY(table.begin({}, {}, {}));
    const Submission set = table.submit(SetUp{object(given.constData())}, {});
    QVERIFY2(set.answer == Submission::Answer::Done, set.faults.isEmpty() ? "" : qPrintable(set.faults.first().text()));
    const Submission answer = table.submit(Draft{verb, object(fields.constData())}, {});
    QVERIFY2(answer.answer != Submission::Answer::Wrong, answer.faults.isEmpty() ? "" : qPrintable(answer.faults.first().text()));
    const Condition* decisive = answer.verdict.decisive();
    QCOMPARE(decisive ? QString::fromLatin1(decisive->reason->id) : QString(), refusedBy);
    QCOMPARE(table.last(), refusedBy.isEmpty() ? 3 : 2);
    static const QRegularExpression gap(QStringLiteral(": ,|: *$|  "));
    for (const Condition& condition : answer.verdict.conditions)
        if (!condition.holds())
            QVERIFY2(!(condition.text() + QLatin1Char('\n') + condition.remedy()).contains(gap),
                qPrintable(condition.text() + condition.remedy()));
    ++(refusedBy.isEmpty() ? m_allowed : m_refused)[verb];
}

void Rules::tokensOfAContractGoWithIt()
{
    const AnyState is = state(object(R"({"step": "resolution", "career_cards": [{"id": "job"}], "battle": {},
        "contract": {"card": "job", "m": 2, "ending": "success", "effects_done": true, "bonus_paid": true, "tidied": true, "counters": [{"id": "nails", "start": 4, "left": 3}]}})"));
    const auto finish = m_game->action(is, {QStringLiteral("finish-contract"), {}});
    QVERIFY(finish);
    QStringList notes;
    for (const Message& note : m_game->hands(is, m_game->apply(is, *finish).state))
        notes += note.text();
    QVERIFY2(notes.contains(QStringLiteral("Tokens on job (nails): 0")), qPrintable(notes.join(QLatin1Char('\n'))));
}

// Whoever sets the table up again by what the hands are told has nobody back who is slain.
void Rules::theSlainAreNotLaidOutAgain()
{
    const char* table =
        R"({"step": "battle", "career_cards": [{"id": "job"}], "mercenaries": [{"id": "hobb", "title": "Hobb", "where": "%1"},
        {"id": "nim", "title": "Nim"}], "contract": {"card": "job", "m": 2}, "battle": {"phase": 4, "crew": [{"id": "hobb", %2},
        {"id": "nim", "at": "northeast", "health": "weary"}]}})";
    const auto lies = [&](const char* where, const char* hobb) {
        return state(object(QString::fromLatin1(table).arg(QLatin1String(where), QLatin1String(hobb)).toUtf8().constData()));
    };
    const AnyState slain = lies("slain", R"("health": "slain")");
    const auto told = [&](const AnyState& from, const AnyState& to) {
        QStringList notes;
        for (const Message& note : m_game->hands(from, to))
            notes += note.text();
        return notes.join(QLatin1Char('\n'));
    };
    const AnyState box = state(object(R"({"career_cards": [{"id": "job"}], "mercenaries": [{"id": "hobb", "title": "Hobb"}]})"));
    const QString fromTheBox = told(box, slain);
    QCOMPARE(fromTheBox.count(QStringLiteral("Hobb")), 1);
    QVERIFY2(fromTheBox.contains(QStringLiteral("Put Hobb on the discard pile: slain")), qPrintable(fromTheBox));
    QVERIFY2(fromTheBox.contains(QStringLiteral("Put a token on the Healthy box of Nim")), qPrintable(fromTheBox));
    const QString back = told(slain, lies("pool", R"("at": "southwest")"));
    QVERIFY2(back.contains(QStringLiteral("Take Hobb back from the discard pile")), qPrintable(back));
    QVERIFY2(back.contains(QStringLiteral("Put Hobb on southwest")), qPrintable(back));
    QVERIFY2(!back.contains(QStringLiteral("mercenary cards")), qPrintable(back));
    // From a box whose cards nobody entered: who is an agent has a place, who is not stays there.
    const AnyState unknown = state(object(R"({"career_cards": [{"id": "job"}]})"));
    const AnyState agent = state(object(R"({"mercenaries": [{"id": "hobb", "title": "Hobb", "where": "stable"}]})"));
    QVERIFY2(told(unknown, agent).contains(QStringLiteral("Put Hobb into the stable")), qPrintable(told(unknown, agent)));
    QVERIFY2(!told(unknown, box).contains(QStringLiteral("Hobb")), qPrintable(told(unknown, box)));
}

// A 0 that stands in a pack was read off the card; a place that it leaves out is not known.
void Rules::whatAPackTellsWasEntered()
{
    cards::Pack pack;
    pack.cards = object(R"({"career": [{"id": "job", "keyword": "any", "budget": 8, "bonus": "2",
        "arrows": {"south": "0"}, "reveal": "1"}]})");
    MemoryJournal journal;
    Table table(*m_game, journal, [] { return QDateTime(); });
    QVERIFY(table.begin({}, {}, {}));
    const auto draw = m_game->action(table.state(), Draft{QStringLiteral("draw"), object(R"({"card": "job"})")});
    QVERIFY(draw);
    const auto prepared = table.prepared(*draw, nullptr, &pack);
    QVERIFY(prepared);
    QCOMPARE(table.submit(*prepared, {}).answer, Submission::Answer::Done);
    QCOMPARE(texts(valueAt(m_game->stateToJson(table.state()), QStringLiteral("career_cards.job.entered"))->toArray()),
        words("keyword reveal arrows.south -type"));
}

// The user actions of the rules document as verbs; those that the rules can refuse are marked.
// Noted when its phase is over it comes up in the next round; what a card says and nobody did is still to be done.
void Rules::anOwnReminderWaitsForItsMoment()
{
    const auto offered = [&](int phase, const char* source) {
        const AnyState at = state(QJsonObject{{QStringLiteral("step"), QStringLiteral("battle")},
            {QStringLiteral("career_cards"), QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("job")}}}},
            {QStringLiteral("contract"), QJsonObject{{QStringLiteral("card"), QStringLiteral("job")}, {QStringLiteral("m"), 2}}},
            {QStringLiteral("battle"), QJsonObject{{QStringLiteral("round"), 1}, {QStringLiteral("phase"), phase}}},
            {QStringLiteral("noted"),
                QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("1")},
                    {QStringLiteral("kind"), QStringLiteral("note")}, {QStringLiteral("phase"), QStringLiteral("crew-acts")},
                    {QStringLiteral("text"), QStringLiteral("Drink")}, {QStringLiteral("source"), QLatin1String(source)}}}}});
        const auto all = m_game->offers(at);
        return std::ranges::any_of(all, [](const engine::Offer& one) { return one.action.verb() == QLatin1String("effect"); });
    };
    QVERIFY(!offered(3, "") && offered(4, "") && !offered(5, ""));
    QVERIFY(!offered(3, "job") && offered(4, "job") && offered(5, "job"));
}

void Rules::everyUserActionRuns()
{
    const QStringList refusable = words("draw resolve-encounter run-final search-final reject reject-clash accept hire "
                                        "pick-agents buy-tactic return-tactic confirm-crew distribute place "
                                        "begin-battle reveal move-opposition melee-attack missile-attack feint move flee recover "
                                        "strain opposition-act skip-opposition refresh end-round "
                                        "declare-stalemate collect-bonus hire-agent travel release");
    const QStringList always = words("discard expire hold drop-final finish-final dismiss use-tactic reinforce end-effects "
                                     "tidy-up relocate finish-contract standing note quit effect");
    QDir folder(QStringLiteral(MR_CASES));
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const QJsonValue& one : QJsonDocument::fromJson(file.readAll()).array()) {
            const QJsonArray steps = one[QLatin1String("when")].toArray();
            for (int i = 0; i < steps.size(); ++i) {
                QString verdict = steps[i][QLatin1String("then")][QLatin1String("verdict")].toString();
                if (verdict.isEmpty())
                    verdict = i + 1 < steps.size()
                        ? QStringLiteral("allowed")
                        : one[QLatin1String("then")][QLatin1String("verdict")].toString(QStringLiteral("allowed"));
                ++(verdict == QLatin1String("refused") ? m_refused : m_allowed)[steps[i][QLatin1String("do")].toString()];
            }
        }
    }
    for (const QString& verb : refusable + always)
        QVERIFY2(m_allowed.value(verb) > 0, qPrintable(verb + QStringLiteral(" is never allowed")));
    for (const QString& verb : refusable)
        QVERIFY2(m_refused.value(verb) > 0, qPrintable(verb + QStringLiteral(" is never refused")));
}

// --- the rule list

void Rules::rulebookTellsEveryRuleOnce()
{
    QFile file(QStringLiteral(MR_GAMES "/hired-swords/rulebook.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QMap<QString, int> told;
    for (const QJsonValue& entry : QJsonDocument::fromJson(file.readAll()).object().value(QLatin1String("entries")).toArray())
        for (const QJsonValue& atom : entry[QLatin1String("atoms")].toArray())
            ++told[atom.toString()];
    QStringList findings;
    for (const RuleRef& rule : m_game->book())
        if (const int times = told.take(QLatin1String(rule.id)); times != 1)
            findings += QLatin1String(rule.id) + QStringLiteral(": ") + QString::number(times);
    for (const QString& unknown : told.keys())
        findings += unknown + QStringLiteral(" is no rule");
    QVERIFY2(findings.isEmpty(), qPrintable(findings.join(QLatin1Char('\n'))));
}

// An icon that is told alone is no word on the ranks, and a card of which only the name is told says nothing of either.
void Rules::whatIsPrintedOnEveryCardAndLeftOutStaysBlank()
{
    const auto said = [this](QJsonObject facts) {
        const Draft typed = withEntered(*m_game, {QStringLiteral("name-card"), {{QStringLiteral("facts"), facts}}});
        return typed.fields.value(QLatin1String("facts")).toObject().value(QLatin1String("entered")).toArray();
    };
    const QString ranks = QStringLiteral("ranks"), icon = QStringLiteral("icon"), clockwise = QStringLiteral("clockwise");
    QCOMPARE(said({{icon, clockwise}}), QJsonArray{QLatin1Char('-') + ranks});
    QCOMPARE(said({{icon, clockwise}, {ranks, QStringLiteral("0/0/0/0")}}), QJsonArray{ranks});
}

QTEST_GUILESS_MAIN(Rules)
#include "tst_rules.moc"

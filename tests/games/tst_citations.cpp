// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An answer cites what decided it here and nothing else.
#include "engine/json.h"
#include "games/catalogue.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace {

QStringList words(const QString& text) { return text.split(QLatin1Char(' '), Qt::SkipEmptyParts); }

} // namespace

class Citations : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_games = games::catalogue(); }
    void answersCiteWhatDecidedHere_data();
    void answersCiteWhatDecidedHere();
    void onlyWhatTheTableChoseIsMarked_data();
    void onlyWhatTheTableChoseIsMarked();

private:
    const engine::Game& named(const QString& id) const
    {
        for (const auto& game : m_games)
            if (game->id() == id)
                return *game;
        qFatal("no such game: %s", qPrintable(id));
    }

    std::vector<std::unique_ptr<engine::Game>> m_games;
};

void Citations::answersCiteWhatDecidedHere_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("question");
    QTest::addColumn<QString>("cited");
    QTest::addColumn<QString>("silent");
    const auto me = [](const char* title, const QByteArray& given, const QByteArray& question, const char* cited,
                        const char* silent) {
        QTest::newRow(title) << QStringLiteral("mercenarium") << given << question << QString::fromLatin1(cited)
                             << QString::fromLatin1(silent);
    };
    const QByteArray two = R"("players": [{"id": "south", "hand": ["8B"]}, {"id": "north"}], "deck": 30)";
    const QByteArray three = R"("players": [{"id": "south", "hand": ["8B"]}, {"id": "west"}, {"id": "north"}], "deck": 30)";
    const QByteArray blocked = R"(, "board": [{"id": "6C", "at": "D1", "owner": "north"}])";
    me("actions of two", "{" + two + "}", R"({"ask": "actions"})", "ME-027 ME-030 ME-036", "ME-136 ME-132 ME-031 ME-034");
    me("actions of three", "{" + three + "}", R"({"ask": "actions"})", "ME-027 ME-030", "ME-136");
    me("actions of three in Limbo", "{" + three + blocked + "}", R"({"ask": "actions"})", "ME-136 ME-153", "ME-030 ME-132");
    me("actions of two in Limbo", "{" + two + blocked + "}", R"({"ask": "actions"})", "ME-132", "ME-136 ME-030");
    me("the goal of two", "{" + two + "}", R"({"ask": "goal"})", "ME-064", "ME-137");
    me("the goal of three", "{" + three + "}", R"({"ask": "goal"})", "ME-064 ME-137", "ME-132");
    me("no Limbo", "{" + two + "}", R"({"ask": "limbo"})", "ME-130", "ME-132 ME-133 ME-136");
    me("a Mercenary", "{}", R"({"ask": "class", "card": "QB"})", "ME-038", "ME-037 ME-039");
    me("a Lord", "{}", R"({"ask": "class", "card": "LB"})", "ME-039", "ME-037 ME-038");
    me("the Fox die", "{}", R"({"ask": "dice", "listing": "fox"})", "ME-005", "ME-004 ME-006");
    me("nothing to buy", "{" + two + "}", R"({"ask": "buyable"})", "ME-099", "ME-105 ME-085 ME-104");
    me("counts before Singularity", "{" + two + "}", R"({"ask": "counts"})", "ME-141", "ME-149 ME-151");
    me("counts in Singularity", R"({"singularity": true, )" + two + "}", R"({"ask": "counts"})", "ME-149", "ME-150");
    me("Fireyes in Singularity", R"({"singularity": true, )" + two + "}", R"({"ask": "hymn", "hymn": "I"})", "ME-146",
        "ME-147 ME-148");
    me("Primary rolled in Singularity", R"({"singularity": true, )" + two + "}", R"({"ask": "hymn", "face": 7})", "ME-147 ME-148",
        "ME-146");
    me("annihilation on the wheel", "{}", R"({"ask": "wheel", "attacker": "blades", "defender": "souls"})", "ME-079", "ME-082");
    const auto ss = [](const char* title, const QByteArray& given, const QByteArray& question, const char* cited,
                        const char* silent) {
        QTest::newRow(title) << QStringLiteral("swords-and-souls")
                             << QByteArray(R"({"step": "play", "turn": "a", "turns": 1, )" + given + "}") << question
                             << QString::fromLatin1(cited) << QString::fromLatin1(silent);
    };
    const QByteArray four =
        R"("players": [{"id": "a"}, {"id": "b", "small": 2}, {"id": "c", "down": true}, {"id": "d", "small": 0}])";
    const auto sw = [](const char* title, const QByteArray& given, const QByteArray& question, const char* cited,
                        const char* silent) {
        const QByteArray frame =
            R"({"players": [{"id": "p"}, {"id": "q"}], "cards": [{"id": "a", "armor": 16, "agility": 12, "brawn": 12,
            "spirit": 12, "wits": 10, "move": 5, "vigor": 20, "attacks": [{"id": "sword", "bonus": 7}]}], )";
        QTest::newRow(title) << QStringLiteral("sellsword") << QByteArray(frame + given + "}") << question
                             << QString::fromLatin1(cited) << QString::fromLatin1(silent);
    };
    const QByteArray faced =
        R"("units": [{"id": "a", "player": "p", "at": "5,5"}, {"id": "b", "card": "a", "player": "q", "at": "6,5"}], "map": {})";
    const QByteArray pinned =
        R"("units": [{"id": "a", "player": "p", "at": "5,5"}, {"id": "b", "card": "a", "player": "q", "at": "6,5",
           "statuses": [{"id": "pinned", "kind": "pinned"}]}], "map": {})";
    const QByteArray strike = R"({"ask": "preview", "who": "a", "attack": "sword", "target": "b"})";
    sw("a plain attack", faced, strike, "SS-231", "SS-333 SS-187 SS-281 SS-215 SS-184");
    sw("an attack on the Pinned", pinned, strike, "SS-333 SS-321", "SS-330 SS-323 SS-187");
    sw("who stands beside", faced, R"({"ask": "adjacent", "who": "a"})", "SS-195", "SS-330 SS-333");
    sw("a straight count", R"("units": [{"id": "a", "player": "p", "at": "5,5"}], "map": {})",
        R"({"ask": "distance", "from": "a", "square": "8,5"})", "SS-189", "SS-194 SS-191 SS-193");
    sw("a count past the second diagonal", R"("units": [{"id": "a", "player": "p", "at": "5,5"}], "map": {})",
        R"({"ask": "distance", "from": "a", "square": "8,8"})", "SS-194", "SS-193");
    sw("a sound unit", faced, R"({"ask": "statistics", "who": "a"})", "SS-339 SS-341", "SS-234 SS-233 SS-340 SS-336");
    sw("the order of two", faced, R"({"ask": "order", "phase": 2})", "SS-074", "SS-084");
    ss("beside", four, R"({"ask": "path", "target": "b"})", "SO-112 SO-096", "SO-080");
    ss("opposite", four, R"({"ask": "path", "target": "c"})", "SO-080", "");
    ss("single damage", four, R"({"ask": "damage", "target": "b"})", "SO-084 SO-086", "SO-092 SO-088 SO-090 SO-118 SO-094");
    ss("double damage that defeats", four, R"({"ask": "damage", "target": "d", "double": true})", "SO-088 SO-092 SO-090",
        "SO-084 SO-086");
    ss("a game that runs", four, R"({"ask": "game"})", "SO-009", "SO-001");
    ss("a full hand", R"("players": [{"id": "a", "hand": ["x", "y", "z"]}, {"id": "b"}, {"id": "c"}])",
        R"({"ask": "next-hand", "who": "a"})", "SO-042 SO-115", "SO-039");
    ss("the row", R"("players": [{"id": "a"}, {"id": "b"}, {"id": "c"}], "arsenal": {"deck": ["x", "y"], "row": ["z"]})",
        R"({"ask": "in-row", "card": "x"})", "SO-026", "SO-072 SO-038");
}

void Citations::answersCiteWhatDecidedHere()
{
    QFETCH(QString, game);
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, question);
    QFETCH(QString, cited);
    QFETCH(QString, silent);
    const auto state = named(game).stateFromJson(QJsonDocument::fromJson(given).object());
    QVERIFY2(bool(state), state ? "" : qPrintable(state.faults().first().text()));
    QJsonObject fields = QJsonDocument::fromJson(question).object();
    const QString name = fields.take(QLatin1String("ask")).toString();
    const auto answer = named(game).ask(*state, name, fields);
    QVERIFY2(bool(answer), answer ? "" : qPrintable(answer.faults().first().text()));
    QStringList rules;
    for (const engine::Told& told : answer->told)
        for (const int atom : told.reason->atoms)
            if (atom >= 0)
                rules += QLatin1String(named(game).book()[size_t(atom)].id);
    for (const QString& rule : words(cited))
        QVERIFY2(rules.contains(rule), qPrintable(rule + QStringLiteral(" is not among ") + rules.join(QLatin1Char(' '))));
    for (const QString& rule : words(silent))
        QVERIFY2(!rules.contains(rule), qPrintable(rule + QStringLiteral(" did not decide")));
}

void Citations::onlyWhatTheTableChoseIsMarked_data()
{
    QTest::addColumn<QByteArray>("settings");
    QTest::addColumn<QString>("marked");
    QTest::newRow("as always") << QByteArray("{}") << QString();
    QTest::newRow("said, as always") << QByteArray(R"({"strain_limit": "once"})") << QString();
    QTest::newRow("another reading elsewhere") << QByteArray(R"({"zero_rank_action": "refuse"})") << QString();
    QTest::newRow("another reading") << QByteArray(R"({"strain_limit": "to_injured"})") << QStringLiteral("strain_limit");
}

// A mark beside a condition says that the table reads it in its own way, and that this decided.
void Citations::onlyWhatTheTableChoseIsMarked()
{
    QFETCH(QByteArray, settings);
    QFETCH(QString, marked);
    const QByteArray given = R"("step": "battle", "contract": {"card": "job", "m": 2}, "career_cards": [{"id": "job"}],
        "mercenaries": [{"id": "a", "healthy": "2/2/2/1", "weary": "1/1/1/1"}], "opposition_cards": [{"id": "x", "ranks": "2/0/1/0"}],
        "battle": {"round": 1, "phase": 4, "crew": [{"id": "a", "at": "NE", "health": "weary", "strained": 1}],
        "opposition": [{"id": "x", "zone": "N", "face_up": true}]})";
    const engine::Game& game = named(QStringLiteral("hired-swords"));
    const auto state =
        game.stateFromJson(QJsonDocument::fromJson(R"({"settings": )" + settings + QByteArray(", ") + given + '}').object());
    QVERIFY2(bool(state), state ? "" : qPrintable(state.faults().first().text()));
    const auto action = game.action(*state,
        {QStringLiteral("missile-attack"),
            {{QStringLiteral("who"), QStringLiteral("a")}, {QStringLiteral("card"), QStringLiteral("x")},
                {QStringLiteral("strain"), true}}});
    QVERIFY2(bool(action), action ? "" : qPrintable(action.faults().first().text()));
    QStringList marks;
    bool isLookedAt = false;
    for (const engine::Condition& one : game.check(*state, *action).conditions) {
        isLookedAt = isLookedAt || qstrcmp(one.reason->id, "E_STRAIN_ONCE") == 0;
        if (one.setting)
            marks += QLatin1String(one.setting);
    }
    QVERIFY(isLookedAt);
    marks.removeDuplicates();
    QCOMPARE(marks.join(QLatin1Char(' ')), marked);
    for (const engine::Offer& offer : game.offers(*state))
        for (const engine::Condition& one : offer.verdict.conditions)
            QVERIFY2(!one.setting || QLatin1String(one.setting) == marked, one.setting);
}

QTEST_GUILESS_MAIN(Citations)
#include "tst_citations.moc"

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
    void actsCiteWhatDecidedHere_data();
    void actsCiteWhatDecidedHere();
    void sentencesNameWhatDecided_data();
    void sentencesNameWhatDecided();
    void onlyWhatTheTableChoseIsMarked_data();
    void onlyWhatTheTableChoseIsMarked();
    void onlyWhatDecidedIsMarked_data();
    void onlyWhatDecidedIsMarked();

private:
    engine::Verdict judged(const QString& game, const QByteArray& given, QByteArray act) const;
    QStringList rulesOf(const engine::Game& game, const engine::Reason& reason) const
    {
        QStringList rules;
        for (const int atom : reason.atoms)
            if (atom >= 0)
                rules += QLatin1String(game.book()[size_t(atom)].id);
        return rules;
    }
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
    ss("a full hand",
        R"("players": [{"id": "a", "hand": ["x", "x", "x"]}, {"id": "b"}, {"id": "c"}], "cards": [{"id": "x", "icons": ["reaction"], "block": true}])",
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
        rules += rulesOf(named(game), *told.reason);
    for (const QString& rule : words(cited))
        QVERIFY2(rules.contains(rule), qPrintable(rule + QStringLiteral(" is not among ") + rules.join(QLatin1Char(' '))));
    for (const QString& rule : words(silent))
        QVERIFY2(!rules.contains(rule), qPrintable(rule + QStringLiteral(" did not decide")));
}

namespace {

QByteArray sellsword(const QByteArray& given, const QByteArray& card = {})
{
    return R"({"players": [{"id": "p", "seat": 1}, {"id": "q", "seat": 2}], "cards": [{"id": "a", "armor": 16, "agility": 12, "brawn": 12,
        "spirit": 12, "wits": 10, "move": 5, "vigor": 20, "pool": {"green": 1}, "attacks": [{"id": "sword", "bonus": 7},
        {"id": "bow", "bonus": 6, "range": 20}, {"id": "storm", "acts": 2}, {"id": "blue", "tokens": {"blue": 1}}])"
        + card + R"(}], "turn": {"unit": "a", "controller": "p", "budget": 3}, )" + given + "}";
}

// Who acts stands at 5,5, an enemy beside it, on a map with more where it says so.
QByteArray beside(const QByteArray& own, const QByteArray& map, const QByteArray& other = R"("at": "6,5")")
{
    return R"("units": [{"id": "a", "player": "p", "at": "5,5")" + own + R"(}, {"id": "b", "card": "a", "player": "q", )" + other
        + R"(}], "map": {)" + map + "}";
}

QByteArray souls(const QByteArray& given) { return R"({"step": "play", "turn": "a", "turns": 1, )" + given + "}"; }

} // namespace

engine::Verdict Citations::judged(const QString& game, const QByteArray& given, QByteArray act) const
{
    const auto state = named(game).stateFromJson(QJsonDocument::fromJson(given).object());
    if (!state) {
        qWarning("%s", qPrintable(state.faults().first().text()));
        return {};
    }
    QJsonObject fields = QJsonDocument::fromJson(act).object();
    const QString verb = fields.take(QLatin1String("do")).toString();
    const auto action = named(game).action(*state, {verb, fields});
    if (!action) {
        qWarning("%s", qPrintable(action.faults().first().text()));
        return {};
    }
    return named(game).check(*state, *action);
}

void Citations::actsCiteWhatDecidedHere_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("act");
    QTest::addColumn<QString>("cited");
    QTest::addColumn<QString>("silent");
    const auto row = [](const char* title, const char* game, const QByteArray& given, const QByteArray& act, const char* cited,
                         const char* silent) {
        QTest::newRow(title) << QString::fromLatin1(game) << given << act << QString::fromLatin1(cited)
                             << QString::fromLatin1(silent);
    };
    const char sw[] = "sellsword", ss[] = "swords-and-souls", me[] = "mercenarium";
    const QByteArray walk = R"({"do": "move", "who": "a", "acts": 1, "path": ["4,5"]})";
    const QByteArray shot = R"({"do": "attack", "who": "a", "attack": "bow", "target": "b"})";
    row("a step on a map with a far Sliding wall", sw,
        sellsword(beside({}, R"("terrain": [{"kind": "sliding-wall", "at": "15,15"}, {"kind": "smoke", "at": "16,15"}])")), walk,
        "SS-121", "SS-151 SS-164");
    row("a step into a Sliding wall", sw, sellsword(beside({}, R"("terrain": [{"kind": "sliding-wall", "at": "4,5"}])")), walk,
        "SS-151", "SS-150");
    row("a flyer on clear ground", sw, sellsword(beside({}, {}), R"(, "fly": true)"), walk, "SS-121", "SS-164 SS-163 SS-167");
    row("a flyer into Brush", sw, sellsword(beside({}, R"("terrain": [{"kind": "brush", "at": "4,5"}])"), R"(, "fly": true)"),
        walk, "SS-164", "SS-167 SS-134");
    row("a shot past far Smoke and Low Cover", sw,
        sellsword(beside({}, R"("terrain": [{"kind": "smoke", "at": "1,1"}], "low_cover": ["5,5-5,6"])", R"("at": "9,5")")), shot,
        "SS-184", "SS-152 SS-136 SS-144 SS-201");
    row("a shot past Smoke in the way", sw,
        sellsword(beside({}, R"("terrain": [{"kind": "smoke", "at": "7,5"}])", R"("at": "9,6")")), shot, "SS-152",
        "SS-136 SS-199");
    row("wounds are open", sw, sellsword(R"("hurts": [{"id": "b", "wounds": 5}], )" + beside({}, {})), walk, "SS-211 SS-101",
        "SS-292 SS-294");
    row("no acts for an attack of two", sw,
        sellsword(R"("turn": {"unit": "a", "controller": "p", "budget": 3, "acts": ["rest", "move"]}, )" + beside({}, {})),
        R"({"do": "attack", "who": "a", "attack": "storm", "target": "b"})", "SS-098 SS-100", "SS-106 SS-253");
    row("no blue token", sw, sellsword(beside({}, {})), R"({"do": "attack", "who": "a", "attack": "blue", "target": "b"})",
        "SS-175 SS-094", "SS-093 SS-095 SS-300");
    row("off its turn", sw, sellsword(beside({}, {})), R"({"do": "attack", "who": "b", "attack": "sword", "target": "a"})",
        "SS-087", "SS-120");
    row("a move off its turn", sw, sellsword(beside({}, {})), R"({"do": "move", "who": "b", "acts": 1, "path": ["7,5"]})",
        "SS-120", "");
    row("a Pinned charge", sw, sellsword(beside(R"(, "statuses": [{"id": "pinned", "kind": "pinned"}])", {}, R"("at": "8,5")")),
        R"({"do": "charge", "who": "a", "attack": "sword", "target": "b", "path": ["6,5", "7,5"]})", "SS-321", "SS-320");
    row("a Hobbled charge", sw,
        sellsword(beside(R"(, "statuses": [{"id": "hobbled", "kind": "hobbled"}])", {}, R"("at": "8,5")")),
        R"({"do": "charge", "who": "a", "attack": "sword", "target": "b", "path": ["6,5", "7,5"]})", "SS-320 SS-260",
        "SS-321 SS-142 SS-153");
    row("a Stunned replier", sw,
        sellsword(R"("strikes": [{"who": "a", "attack": "sword", "targets": ["b"]}], )"
            + beside({}, {}, R"("at": "6,5", "statuses": [{"id": "stunned", "kind": "stunned"}])")),
        R"({"do": "reply", "who": "b", "attack": "sword"})", "SS-323", "SS-318 SS-324 SS-115");
    row("a replier two squares off", sw,
        sellsword(R"("strikes": [{"who": "a", "attack": "bow", "targets": ["b"]}], )" + beside({}, {}, R"("at": "7,5")")),
        R"({"do": "reply", "who": "b", "attack": "sword"})", "SS-293", "SS-291 SS-290");
    row("crowing without an act", sw,
        sellsword(R"("turn": {"unit": "a", "controller": "p", "budget": 3, "downed": true, "acts": ["rest", "move", "attack"]}, )"
            + beside({}, {})),
        R"({"do": "crow", "who": "a"})", "SS-253", "SS-049 SS-100");
    const QByteArray three = R"("players": [{"id": "a", "hand": ["sword"]}, {"id": "b", "hand": ["shield"]}, {"id": "c"}], )"
                             R"("cards": [{"id": "sword", "icons": ["action"], "attack": true},
        {"id": "shield", "icons": ["reaction"], "block": true}, {"id": "tax", "icons": ["action"]}])";
    row("nobody attacks", ss, souls(three), R"({"do": "block", "who": "b", "card": "shield"})", "SO-049", "SO-097");
    row("a card that does not attack", ss, souls(three + R"(, "in_play": [{"card": "tax", "owner": "a"}])"),
        R"({"do": "block", "who": "b", "card": "shield"})", "SO-049 SO-097", "");
    const QByteArray south =
        R"({"players": [{"id": "south", "hand": ["8B", "2C", "3C", "4C", "5C"]}, {"id": "north"}], "deck": 30,
        "hymnal": 13, "board": [{"id": "7B", "at": "D1", "owner": "south"}, {"id": "2S", "at": "E2", "owner": "north"}])";
    row("beside one's own alone", me, south + "}", R"({"do": "summon", "card": "8B", "at": "C1"})", "ME-050", "ME-055 ME-053");
    row("beside an enemy, too", me, south + "}", R"({"do": "summon", "card": "8B", "at": "D2"})", "ME-050 ME-055", "ME-053");
    row("a card put away needlessly", me, south + R"(, "singularity": true})", R"({"do": "draw", "discard": "2C"})", "ME-144",
        "ME-126");
    row("no capture to offer", me, south + "}", R"({"do": "learn", "spend": true})", "ME-117", "ME-119");
}

void Citations::actsCiteWhatDecidedHere()
{
    QFETCH(QString, game);
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, act);
    QFETCH(QString, cited);
    QFETCH(QString, silent);
    const engine::Verdict verdict = judged(game, given, act);
    QVERIFY(!verdict.conditions.isEmpty());
    QStringList rules;
    for (const engine::Condition& one : verdict.conditions)
        if (one.refuses() || (verdict.isAllowed() && one.weight == engine::Weight::Explains))
            rules += rulesOf(named(game), *one.reason);
    for (const QString& rule : words(cited))
        QVERIFY2(rules.contains(rule), qPrintable(rule + QStringLiteral(" is not among ") + rules.join(QLatin1Char(' '))));
    for (const QString& rule : words(silent))
        QVERIFY2(!rules.contains(rule), qPrintable(rule + QStringLiteral(" did not decide")));
}

void Citations::sentencesNameWhatDecided_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("act");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* title, const char* game, const QByteArray& given, const QByteArray& act, const char* text) {
        QTest::newRow(title) << QString::fromLatin1(game) << given << act << QString::fromLatin1(text);
    };
    const char ss[] = "swords-and-souls", me[] = "mercenarium";
    const auto met = [](const char* mine, const char* dots, const char* theirs, const char* others) {
        return QByteArray(R"({"players": [{"id": "south"}, {"id": "north"}], "board": [{"id": ")") + mine
            + R"(", "at": "D3", "owner": "south"}, {"id": ")" + theirs
            + R"(", "at": "D4", "owner": "north"}], "auras": [{"id": ")" + mine + R"(", "aura": ")" + dots + R"("}, {"id": ")"
            + theirs + R"(", "aura": ")" + others + R"("}]})";
    };
    const auto takes = [](const char* mine, const char* theirs) {
        return QByteArray(R"({"do": "capture", "card": ")") + mine + R"(", "target": ")" + theirs + R"("})";
    };
    row("more dots", me, met("8B", "3/0/0/0", "6C", "1/0/0/0"), takes("8B", "6C"), "dots: 3 against 1");
    row("a tie", me, met("8B", "2/0/0/0", "6C", "2/0/0/0"), takes("8B", "6C"), "a tie at dots 2: Blades consume Claws");
    row("a tie of opposites", me, met("8B", "2/0/0/0", "6S", "2/0/0/0"), takes("8B", "6S"),
        "a tie at dots 2: Blades and Souls are opposite");
    row("a tie that refuses", me, met("8B", "2/0/0/0", "6G", "2/0/0/0"), takes("8B", "6G"),
        "a tie at dots 2: Gears consume Blades");
    row("one suit", me, met("8B", "2/0/0/0", "6B", "2/0/0/0"), takes("8B", "6B"), "a tie at dots 2: both are Blades");
    row("a Lord", me, met("LB", "0/0/0/0", "KC", "5/0/0/0"), takes("LB", "KC"), "a Lord: Blades consume Claws");
    row("no dots yet", me, met("8B", "?/?/?/?", "6C", "1/0/0/0"), takes("8B", "6C"), "captures 6 of Claws on D4");
    const auto hit = [](const char* doubled, const char* helper) {
        return souls(QByteArray(R"("players": [{"id": "a"}, {"id": "b"}, {"id": "c"}], "cards": [{"id": "sword", "title": "Sword",
            "icons": ["action"], "attack": true, "double": )")
            + doubled + R"(}, {"id": "aim", "title": "Aim", "icons": ["action"], "helps_attack": true, "double": true}],
            "attack": {"attacker": "a", "target": "b", "aimed": "b", "double": true, "used": [{"card": "sword", "owner": "a"})"
            + helper + "]}");
    };
    row("a card of double damage", ss, hit("true", ""), R"({"do": "take-damage"})", "1 heart, +1 by Sword");
    row("a card that doubles it", ss, hit("false", R"(, {"card": "aim", "owner": "a", "role": "help"})"),
        R"({"do": "take-damage"})", "1 heart, +1 by Aim");
}

void Citations::sentencesNameWhatDecided()
{
    QFETCH(QString, game);
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, act);
    QFETCH(QString, words);
    const auto state = named(game).stateFromJson(QJsonDocument::fromJson(given).object());
    QVERIFY2(bool(state), state ? "" : qPrintable(state.faults().first().text()));
    QJsonObject fields = QJsonDocument::fromJson(act).object();
    const QString verb = fields.take(QLatin1String("do")).toString();
    const auto action = named(game).action(*state, {verb, fields});
    QVERIFY2(bool(action), action ? "" : qPrintable(action.faults().first().text()));
    const QString sentence = named(game).tell(*state, *action).text();
    QVERIFY2(sentence.contains(words), qPrintable(sentence));
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

void Citations::onlyWhatDecidedIsMarked_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("act");
    QTest::addColumn<QString>("marked");
    const auto row = [](const char* title, const char* game, const QByteArray& given, const QByteArray& act, const char* marked) {
        QTest::newRow(title) << QString::fromLatin1(game) << given << act << QString::fromLatin1(marked);
    };
    const char sw[] = "sellsword", ss[] = "swords-and-souls", me[] = "mercenarium";
    const QByteArray blow = R"({"do": "attack", "who": "a", "attack": "sword", "target": "b"})";
    const QByteArray storm = R"({"do": "attack", "who": "a", "attack": "storm", "target": "b"})";
    const QByteArray once = R"("settings": {"two_act_counts": 1}, )";
    row("counted once, nothing before it", sw, sellsword(once + beside({}, {})), storm, "");
    row("counted once, a third act of attacking", sw,
        sellsword(once + R"("turn": {"unit": "a", "controller": "p", "budget": 3, "acts": ["attack"]}, )" + beside({}, {})),
        storm, "two_act_counts");
    row("counted once before, a second attack", sw,
        sellsword(
            once + R"("turn": {"unit": "a", "controller": "p", "budget": 3, "acts": ["attack", "more"]}, )" + beside({}, {})),
        blow, "two_act_counts");
    const QByteArray pinned = R"("settings": {"pinned_may_charge": "on", "hobbled_may_charge": "on"}, )";
    const QByteArray charge = R"({"do": "charge", "who": "a", "attack": "sword", "target": "b", "path": ["6,5", "7,5"]})";
    row("a charge of the free", sw, sellsword(pinned + beside({}, {}, R"("at": "8,5")")), charge, "");
    row("a charge of the Pinned", sw,
        sellsword(pinned + beside(R"(, "statuses": [{"id": "pinned", "kind": "pinned"}])", {}, R"("at": "8,5")")), charge,
        "pinned_may_charge");
    const QByteArray helpless =
        R"("settings": {"helpless_may_react": "on"}, "strikes": [{"who": "a", "attack": "sword", "targets": ["b"]}], )";
    const QByteArray reply = R"({"do": "reply", "who": "b", "attack": "sword"})";
    row("a Helpless reply", sw,
        sellsword(helpless + beside({}, {}, R"("at": "6,5", "statuses": [{"id": "helpless", "kind": "helpless"}])")), reply,
        "helpless_may_react");
    row("Helpless and Stunned", sw,
        sellsword(helpless
            + beside({}, {},
                R"("at": "6,5", "statuses": [{"id": "helpless", "kind": "helpless"}, {"id": "stunned", "kind": "stunned"}])")),
        reply, "");
    const QByteArray three =
        R"("players": [{"id": "a", "hand": ["storm"], "treasures": [{"card": "glove", "used": %}]}, {"id": "b"},
        {"id": "c"}], "cards": [{"id": "storm", "icons": ["action"], "attack": true, "target": "all"},
        {"id": "glove", "icons": ["treasure"], "attack": true}])";
    const auto table = [&](const char* used, const QByteArray& settings) {
        return souls(R"("settings": {)" + settings + "}, " + QByteArray(three).replace("%", used));
    };
    const QByteArray punch = R"({"do": "attack", "card": "glove", "target": "b"})";
    row("a treasure for the first time", ss, table("false", R"("treasure_uses": "unlimited")"), punch, "");
    row("a treasure again", ss, table("true", R"("treasure_uses": "unlimited")"), punch, "treasure_uses");
    row("a treasure again, by its text", ss, table("true", R"("treasure_uses": "card-text")"), punch, "treasure_uses");
    row("all clockwise", ss, table("false", R"("multi_target_order": "chosen")"),
        R"({"do": "attack", "card": "storm", "order": ["b", "c"]})", "");
    row("all in an order of their own", ss, table("false", R"("multi_target_order": "chosen")"),
        R"({"do": "attack", "card": "storm", "order": ["c", "b"]})", "multi_target_order");
    row("a vault that is full enough", ss, table("false", R"("vault_limit": "hard")"),
        R"({"do": "effect", "kind": "obols", "on": "a"})", "");
    const QByteArray limbo = R"({"settings": {"limbo_early_end": "%"}, "players": [{"id": "south"}, {"id": "north"}],
        "board": [{"id": "6C", "at": "D1", "owner": "north"}]})";
    row("Limbo that ends by itself", me, QByteArray(limbo).replace("%", "auto"), R"({"do": "declare-limbo"})", "");
    row("Limbo that lasts its turn", me, QByteArray(limbo).replace("%", "off"), R"({"do": "declare-limbo"})", "limbo_early_end");
    row("agreed on", me, R"({"settings": {"stalemate_count": "4th"}})", R"({"do": "declare-stalemate", "agreed": true})", "");
    row("never seen", me, R"({"settings": {"stalemate_count": "4th"}})", R"({"do": "declare-stalemate"})", "");
}

void Citations::onlyWhatDecidedIsMarked()
{
    QFETCH(QString, game);
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, act);
    QFETCH(QString, marked);
    const engine::Verdict verdict = judged(game, given, act);
    QVERIFY(!verdict.conditions.isEmpty());
    QStringList marks;
    for (const engine::Condition& one : verdict.conditions)
        if (one.setting)
            marks += QLatin1String(one.setting);
    marks.removeDuplicates();
    QCOMPARE(marks.join(QLatin1Char(' ')), marked);
}

QTEST_GUILESS_MAIN(Citations)
#include "tst_citations.moc"

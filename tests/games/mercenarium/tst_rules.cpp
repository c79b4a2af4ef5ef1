// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whole tables of Mercenarium, row by row: edges, the wheel, classes, the odds of the rules analysis, the rule list, the
// rulebook, the user actions.
#include "engine/json.h"
#include "engine/table_actions.h"
#include "games/mercenarium/rules/game.h"
#include "games/mercenarium/rules/hymns/offering.h"
#include "games/mercenarium/rules/query.h"
#include "random_position.h"
#include "rulebook/book.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace engine;

namespace {

QJsonObject object(const QByteArray& json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("%s in %s", qPrintable(error.errorString()), json.constData());
    return document.object();
}

QStringList words(const char* text) { return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts); }

} // namespace

class Rules : public QObject {
    Q_OBJECT

private slots:
    void edgesTurnWithTheCard_data();
    void edgesTurnWithTheCard();
    void wheel_data();
    void wheel();
    void oddsOfTheAnalysis_data();
    void oddsOfTheAnalysis();
    void anyTwoCardsMakeAnOffering();
    void valuesAreWrittenAsTheyAreRead();
    void everyQuestionIsAnsweredEverywhere();
    void wordsOfAHymnMeanAnything_data();
    void wordsOfAHymnMeanAnything();
    void decisionsLeaveASoundTable();
    void hiddenCardsStayHidden();
    void everySeatSeesItsOwnCards();
    void secretsDoNotSurviveHiding_data();
    void secretsDoNotSurviveHiding();
    void correctionsHideHands();
    void handsNameBothWaysOfAnExchange();
    void everyUserActionRuns();
#ifdef MR_RULES_DOCUMENT
    void rulesEqualTheDocument();
#endif
    void rulebookTellsEveryRuleOnce();
    void rulebookIsPlainAndComplete();

private:
    Answer asked(const QByteArray& given, const QString& question, const QByteArray& fields) const
    {
        const auto state = m_game->stateFromJson(object(given));
        if (!state)
            qFatal("%s", qPrintable(state.faults().first().text()));
        const auto answer = m_game->ask(*state, question, object(fields));
        if (!answer)
            qFatal("%s", qPrintable(answer.faults().first().text()));
        return *answer;
    }

    std::unique_ptr<Game> m_game = mercenarium::game();
};

// --- ME-073: for each seat, where the top, right, bottom and left of a card look

void Rules::edgesTurnWithTheCard_data()
{
    QTest::addColumn<QString>("seat");
    QTest::addColumn<QStringList>("board"); // sides of the board for the edges N, E, S, W of the card
    QTest::addRow("South") << "south" << words("north east south west");
    QTest::addRow("West") << "west" << words("east south west north");
    QTest::addRow("North") << "north" << words("south west north east");
    QTest::addRow("East") << "east" << words("west north east south");
}

void Rules::edgesTurnWithTheCard()
{
    QFETCH(QString, seat);
    QFETCH(QStringList, board);
    const QByteArray given = QStringLiteral(
        R"({"players": [{"id": "%1"}], "current": "%1", "board": [{"id": "8B", "at": "D4", "owner": "%1"}], "auras": [{"id": "8B", "aura": "1/2/3/4"}]})")
                                 .arg(seat)
                                 .toUtf8();
    const QJsonObject edges = asked(given, QStringLiteral("edges"), R"({"card": "8B"})").value.toObject();
    const QStringList own = words("north east south west");
    for (int i = 0; i < 4; ++i) {
        const QJsonObject there = edges.value(board[i]).toObject();
        QCOMPARE(there.value(QLatin1String("edge")).toString(), own[i]);
        QCOMPARE(there.value(QLatin1String("dots")).toInt(), i + 1);
    }
}

// --- what a hymn does in words of its own is warned of by nobody

void Rules::wordsOfAHymnMeanAnything_data()
{
    QTest::addColumn<QByteArray>("steps");
    QTest::addColumn<bool>("isWarned");
    QTest::addRow("in words") << QByteArray(R"([{"kind": "note", "text": "One of yours turns down."}])") << false;
    QTest::addRow("in words, after another step")
        << QByteArray(R"([{"kind": "draw"}, {"kind": "note", "text": "One of yours turns down."}])") << false;
    QTest::addRow("the step itself") << QByteArray(R"([{"kind": "flip"}])") << false;
    QTest::addRow("another step") << QByteArray(R"([{"kind": "draw"}])") << true;
}

void Rules::wordsOfAHymnMeanAnything()
{
    QFETCH(QByteArray, steps);
    QFETCH(bool, isWarned);
    const auto state = m_game->stateFromJson(
        object(R"({"players": [{"id": "south", "face_up": ["8C"]}, {"id": "north"}], "song": {"hymn": "V", "as": "V", "due": )"
            + steps + R"(}, "hymns": [{"id": "V", "effect": "It turns.", "steps": )" + steps + "}]}"));
    QVERIFY(bool(state));
    const auto action =
        m_game->action(*state, {QStringLiteral("effect"), object(R"({"effect": {"kind": "flip", "card": "8C"}})")});
    QVERIFY(bool(action));
    const Verdict verdict = m_game->check(*state, *action);
    QVERIFY(verdict.isAllowed());
    QCOMPARE(std::ranges::any_of(verdict.conditions,
                 [](const Condition& one) { return one.fails() && one.reason->id == std::string_view("W_EXTRA_STEP"); }),
        isWarned);
}

// --- ME-084: attacker in rows, defender in columns

void Rules::wheel_data()
{
    QTest::addColumn<QString>("attacker");
    QTest::addColumn<QStringList>("outcomes"); // against gears, blades, claws, souls
    QTest::addRow("Gears") << "gears" << words("deadlock capture annihilation consumed");
    QTest::addRow("Blades") << "blades" << words("consumed deadlock capture annihilation");
    QTest::addRow("Claws") << "claws" << words("annihilation consumed deadlock capture");
    QTest::addRow("Souls") << "souls" << words("capture annihilation consumed deadlock");
}

void Rules::wheel()
{
    QFETCH(QString, attacker);
    QFETCH(QStringList, outcomes);
    const QStringList defenders = words("gears blades claws souls");
    for (int i = 0; i < 4; ++i) {
        const QByteArray fields = QStringLiteral(R"({"attacker": "%1", "defender": "%2"})").arg(attacker, defenders[i]).toUtf8();
        QCOMPARE(asked("{}", QStringLiteral("wheel"), fields).value.toString(), outcomes[i]);
    }
    // Turned round, every capture is the other suit's.
    const QByteArray reversed = R"({"settings": {"wheel": ["souls", "claws", "blades", "gears"]}})";
    for (int i = 0; i < 4; ++i) {
        const QByteArray fields = QStringLiteral(R"({"attacker": "%1", "defender": "%2"})").arg(attacker, defenders[i]).toUtf8();
        const QString turned = outcomes[i] == QLatin1String("capture") ? QStringLiteral("consumed")
            : outcomes[i] == QLatin1String("consumed")                 ? QStringLiteral("capture")
                                                                       : outcomes[i];
        QCOMPARE(asked(reversed, QStringLiteral("wheel"), fields).value.toString(), turned);
    }
}

// --- the odds M1 … M19

void Rules::oddsOfTheAnalysis_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("exact");
    const auto row = [](const char* name, QByteArray given, const char* question, QByteArray fields, const char* field,
                         const char* exact) {
        QTest::addRow("%s", name) << given << QString::fromLatin1(question) << fields << QString::fromLatin1(field)
                                  << QString::fromLatin1(exact);
    };
    row("M1", "{}", "order-odds", R"({"players": 2})", "settled", "5/6");
    row("M1 rolls", "{}", "order-odds", R"({"players": 2})", "rolls", "6/5");
    row("M2", "{}", "order-odds", R"({"players": 3})", "settled", "55/72");
    row("M2 rolls", "{}", "order-odds", R"({"players": 3})", "rolls", "9/7");
    row("M3", "{}", "order-odds", R"({"players": 4})", "settled", "25/36");
    row("M3 rolls", "{}", "order-odds", R"({"players": 4})", "rolls", "48/35");
    row("M5", "{}", "draw-odds", R"({"draws": 5, "kind": "lord"})", "exact", "559/1749");
    row("M6", "{}", "draw-odds", R"({"draws": 5, "kind": "mercenary"})", "exact", "3378/4081");
    row("M7", "{}", "draw-odds", R"({"draws": 5, "suit": "souls"})", "exact", "2719/3498");
    const auto base = [](const char* card) {
        return QStringLiteral(R"({"board": [{"id": "%1", "at": "D1"}]})").arg(QLatin1String(card)).toUtf8();
    };
    const auto beside = [](const char* card, int draws) {
        return QStringLiteral(R"({"base": "%1", "draws": %2})").arg(QLatin1String(card)).arg(draws).toUtf8();
    };
    row("M9 7", base("7G"), "draw-odds", beside("7G", 1), "exact", "8/11");
    row("M9 10", base("10G"), "draw-odds", beside("10G", 1), "exact", "31/55");
    row("M9 J", base("JG"), "draw-odds", beside("JG", 1), "exact", "28/55");
    row("M9 K", base("KG"), "draw-odds", beside("KG", 1), "exact", "2/5");
    row("M9 A", base("AG"), "draw-odds", beside("AG", 1), "exact", "19/55");
    row("M9 L", base("LG"), "draw-odds", beside("LG", 1), "exact", "16/55");
    row("M10 K", base("KG"), "draw-odds", beside("KG", 5), "exact", "98225/105417");
    row("M10 A", base("AG"), "draw-odds", beside("AG", 5), "exact", "1843/2067");
    row("M10 L", base("LG"), "draw-odds", beside("LG", 5), "exact", "24812/29733");
    row("M11", "{}", "draw-odds", R"({"draws": 5, "from": 10})", "exact", "64615/68211");
    for (int players = 2; players <= 4; ++players)
        row(qPrintable(QStringLiteral("M12 %1").arg(players)), "{}", "draw-odds",
            QStringLiteral(R"({"hymnal": true, "card": "IX", "draws": %1})").arg(players).toUtf8(), "exact",
            players == 2       ? "2/15"
                : players == 3 ? "1/5"
                               : "4/15");
    const QByteArray fiveSeen = R"({"players": [{"id": "south", "hand": ["2B", "3B", "4B", "5B", "6B"]}, {"id": "north"}]})";
    row("M14", fiveSeen, "draw-odds", R"({"kind": "lord"})", "exact", "4/51");
    row("M15", fiveSeen, "draw-odds", R"({"kind": "lord", "draws": 2})", "exact", "194/1275");
    const QByteArray sixSeen =
        R"({"players": [{"id": "south", "hand": ["2B", "3B", "4B", "5B", "6B"]}, {"id": "north", "hand": ["?", "?", "?", "?", "?"]}], "board": [{"id": "7B", "at": "D1"}]})";
    row("M16", sixSeen, "draw-odds", R"({"kind": "lord", "draws": 5})", "exact", "2323/6580");
    const QByteArray nine =
        R"({"players": [{"id": "south", "hand": ["2C", "3B", "4G", "5S", "KS"]}, {"id": "north"}], "board": [{"id": "9S", "at": "D1"}]})";
    row("M17", nine, "draw-odds", R"({"base": "9S"})", "exact", "16/25");
    // 12 cards and 9 hymns are left; everything else is named somewhere.
    QStringList discard, hand;
    for (int code = 0; code < mercenarium::deckCards - 12; ++code)
        hand += QLatin1Char('"') + mercenarium::Card{code}.text() + QLatin1Char('"');
    for (int numeral = 1; numeral <= 6; ++numeral)
        discard += QLatin1Char('"') + mercenarium::roman(numeral) + QLatin1Char('"');
    const QByteArray late = QStringLiteral(
        R"({"singularity": true, "deck": 21, "hymnal": 0, "discard": [%1], "players": [{"id": "south", "hand": [%2]}, {"id": "north"}]})")
                                .arg(discard.join(QLatin1Char(',')), hand.join(QLatin1Char(',')))
                                .toUtf8();
    row("M18", late, "draw-odds", R"({"kind": "hymn"})", "exact", "3/7");
}

void Rules::oddsOfTheAnalysis()
{
    QFETCH(QByteArray, given);
    QFETCH(QString, question);
    QFETCH(QByteArray, fields);
    QFETCH(QString, field);
    QFETCH(QString, exact);
    QCOMPARE(asked(given, question, fields).value.toObject().value(field).toString(), exact);
}

// --- M20

void Rules::anyTwoCardsMakeAnOffering()
{
    int pairs = 0;
    for (int first = 0; first < mercenarium::deckCards; ++first)
        for (int second = first + 1; second < mercenarium::deckCards; ++second, ++pairs) {
            mercenarium::Player who;
            who.hand = {mercenarium::Card{first}, mercenarium::Card{second}};
            QVERIFY(!mercenarium::offeringsOf(who).isEmpty());
        }
    QCOMPARE(pairs, 56 * 55 / 2);
}

void Rules::valuesAreWrittenAsTheyAreRead()
{
    for (int code = 0; code < mercenarium::deckCards; ++code)
        QCOMPARE(mercenarium::Card::read(mercenarium::Card{code}.written()), mercenarium::Card{code});
    for (int numeral = 1; numeral <= 15; ++numeral)
        QCOMPARE(mercenarium::Card::read(mercenarium::Card::hymn(numeral).written()), mercenarium::Card::hymn(numeral));
    QCOMPARE(mercenarium::Card::read(QStringLiteral("lb")), mercenarium::Card::of(mercenarium::Suit::Blades, 15));
    for (const char* wrong : {"", "1B", "11B", "015B", "8", "B8", "XVI", "8 of Blades", "JJ", "10", "-2B", "2BB"})
        QVERIFY2(!mercenarium::Card::read(QString::fromLatin1(wrong)), wrong);
    for (const char* space : {"A1", "D1", "Y25"})
        QCOMPARE(mercenarium::Space::read(QString::fromLatin1(space))->text(), QString::fromLatin1(space));
    QCOMPARE(mercenarium::Space::read(QStringLiteral("(3,0)"))->text(), QStringLiteral("D1"));
    for (const char* wrong : {"", "D", "1D", "D0", "DD1", "D1x", "3,", "D100"})
        QVERIFY2(!mercenarium::Space::read(QString::fromLatin1(wrong)), wrong);
    QCOMPARE(mercenarium::Aura::read(QStringLiteral("2/4/?/1"))->text(), QStringLiteral("2/4/?/1"));
    for (const char* wrong : {"", "1/2/3", "1/2/3/4/5", "1/2/3/x", "1/2/3/-1", "1/2/3/10"})
        QVERIFY2(!mercenarium::Aura::read(QString::fromLatin1(wrong)), wrong);
}

// Every question that needs no field, in the position of every worked case.
void Rules::everyQuestionIsAnsweredEverywhere()
{
    const QDir folder(QStringLiteral(MR_CASES));
    int answers = 0;
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const QJsonValue& one : QJsonDocument::fromJson(file.readAll()).array()) {
            const auto state = m_game->stateFromJson(one[QLatin1String("given")].toObject());
            QVERIFY2(bool(state), qPrintable(one[QLatin1String("id")].toString()));
            for (const Question& question : m_game->questions()) {
                if (!question.schema.value(QLatin1String("x-needed")).toArray().isEmpty())
                    continue;
                const QJsonObject fields =
                    question.name == QLatin1String("best") ? QJsonObject{{QStringLiteral("nodes"), 200}} : QJsonObject();
                const auto answer = m_game->ask(*state, question.name, fields);
                if (!answer) {
                    QVERIFY2(!answer.faults().first().remedy.isEmpty(), qPrintable(question.name));
                    continue;
                }
                QVERIFY2(!answer->told.isEmpty() && !answer->told.first().text().isEmpty(), qPrintable(question.name));
                ++answers;
            }
        }
    }
    QVERIFY(answers > 1000);
}

// No sentence, note, summary, refusal or open offer names a card that only its owner may see.
void Rules::hiddenCardsStayHidden()
{
    using namespace mercenarium;
    dice::Source chance(11);
    int looked = 0, refusals = 0;
    for (int i = 0; i < 60; ++i) {
        State state = randomState(chance, 7, 7, 14, 2 + i % 3);
        state.settings.hands = i % 2 == 0 ? Hands::Cards : Hands::Counts; // counted, with what was named all the same
        if (i % 4 == 0) {
            const Card hymn = Card::hymn(6 + i % 10);
            state.song = Song{hymn, hymn, state.current, false, {Effect{EffectKind(1 + i % 11), {}, {}, {}, 1, {}}}};
        }
        const auto any = m_game->stateFromJson(toJson(state).toObject());
        QVERIFY2(bool(any), any ? "" : qPrintable(any.faults().first().text()));
        QStringList hidden;
        for (const Player& who : state.players) {
            for (const Card card : who.hand)
                hidden += mercenarium::shown(card);
            for (const Held& held : who.hymns)
                hidden += titleOf(state, held.id);
        }
        QStringList texts;
        for (const Message& message : m_game->summary(*any))
            texts += message.text();
        const auto hear = [&](const Verdict& verdict) {
            for (const Condition& condition : verdict.conditions)
                texts += {condition.text(), condition.remedy()};
        };
        for (const Offer& offer : m_game->offers(*any)) {
            if (offer.secret)
                continue;
            texts += offer.label.text();
            hear(offer.verdict);
        }
        // What may be tried with the curtain down: cards that lie elsewhere, or none at all.
        for (const auto& [verb, fields] :
            {std::pair("draw", QByteArray("{}")), std::pair("draw", QByteArray(R"({"discard": "XV"})")),
                std::pair("learn", QByteArray("{}")), std::pair("pass", QByteArray("{}")), std::pair("return", QByteArray("{}")),
                std::pair("sing", QByteArray(R"({"hymn": "XV"})")),
                std::pair("summon", QByteArray(R"({"card": "XV", "at": "D1"})")), std::pair("end-song", QByteArray("{}"))}) {
            const auto action = m_game->action(*any, {QLatin1String(verb), object(fields)});
            if (!action)
                continue;
            hear(m_game->check(*any, *action));
            ++refusals;
        }
        for (const QString& card : hidden)
            for (const QString& text : texts) {
                // "10 of Souls" holds no "0 of Souls", but "hymn II" stands in "hymn III"
                const qsizetype at = text.indexOf(card);
                QVERIFY2(at < 0 || (at + card.size() < text.size() && text[at + card.size()].isLetter()),
                    qPrintable(card + QStringLiteral(" is told: ") + text));
                ++looked;
            }
    }
    QVERIFY(looked > 20000 && refusals > 200);
    const QJsonObject player = m_game
                                   ->stateSchema()[QLatin1String("properties")][QLatin1String("players")][QLatin1String("items")]
                                                  [QLatin1String("properties")]
                                   .toObject();
    QVERIFY(player[QLatin1String("hand")][QLatin1String("x-secret")].toBool());
}

// What a table decides against the rules leaves a table that can be read again: one card a space, all of them on the board.
void Rules::decisionsLeaveASoundTable()
{
    const auto state = m_game->stateFromJson(object(
        R"({"players": [{"id": "south", "hand": ["JC"]}, {"id": "north"}], "board": [{"id": "8B", "at": "D4"}, {"id": "6C", "at": "D5", "owner": "north"}]})"));
    QVERIFY(bool(state));
    const auto after = [&](const char* verb, const QByteArray& fields) {
        const auto action = m_game->action(*state, {QLatin1String(verb), object(fields)});
        if (!action || m_game->check(*state, *action).isAllowed())
            qFatal("%s", fields.constData());
        const auto read = m_game->stateFromJson(m_game->stateToJson(m_game->apply(*state, *action).state));
        if (!read)
            qFatal("%s", qPrintable(read.faults().first().text()));
        return m_game->stateToJson(*read);
    };
    const auto texts = [](const QJsonValue& array) {
        return QString::fromUtf8(QJsonDocument(array.toArray()).toJson(QJsonDocument::Compact));
    };
    const QJsonObject moved = after("move", R"({"card": "8B", "to": "D5"})"),
                      gone = after("move", R"({"card": "8B", "to": "H4"})"),
                      summoned = after("summon", R"({"card": "JC", "at": "D4"})"),
                      lost = after("summon", R"({"card": "JC", "at": "Z9"})"),
                      hymn = after("summon", R"({"card": "X", "at": "D1"})");
    QCOMPARE(texts(hymn[QLatin1String("discard")]), QStringLiteral("[\"X\"]"));
    QCOMPARE(texts(moved[QLatin1String("discard")]), QStringLiteral("[\"6C\"]"));
    QCOMPARE(texts(gone[QLatin1String("discard")]), QStringLiteral("[\"8B\"]"));
    QCOMPARE(texts(summoned[QLatin1String("discard")]), QStringLiteral("[\"8B\"]"));
    QCOMPARE(texts(lost[QLatin1String("discard")]), QStringLiteral("[\"JC\"]"));
    QCOMPARE(lost[QLatin1String("board")].toArray().size(), 2);
}

// Every verb is allowed in some worked case, and refused in some where the rules can refuse it.
void Rules::everySeatSeesItsOwnCards()
{
    const auto state = m_game->stateFromJson(object(R"({"settings": {"hands": "cards"}, "turn": 9, "players": [
        {"id": "south", "hand": ["8B", "?"], "hymns": [{"id": "IX", "since": 4}, {"id": "XI", "face_up": true}]},
        {"id": "north", "hand": ["LS"], "hymns": [{"id": "XII", "since": 6}], "face_down": ["KG"]}]})"));
    QVERIFY2(bool(state), state ? "" : qPrintable(state.faults().first().text()));
    QCOMPARE(m_game->seats(*state), words("south north"));
    const auto seen = [&](const char* seat) {
        return QString::fromUtf8(
            QJsonDocument(m_game->stateToJson(m_game->hidden(*state, QLatin1String(seat)))).toJson(QJsonDocument::Compact));
    };
    const auto names = [&](const char* seat, const char* cards) {
        for (const QString& card : words(cards))
            if (!seen(seat).contains(QLatin1Char('"') + card + QLatin1Char('"')))
                return false;
        return true;
    };
    QVERIFY(names("", "XI KG") && names("south", "8B IX XI KG") && names("north", "LS XII XI KG"));
    for (const auto& [seat, secret] : {std::pair("", "8B IX LS XII"), std::pair("south", "LS XII"), std::pair("north", "8B IX"),
             std::pair("west", "8B IX LS XII")})
        for (const QString& card : words(secret))
            QVERIFY2(!seen(seat).contains(QLatin1Char('"') + card + QLatin1Char('"')), qPrintable(card));
    // What can be counted stays.
    const QJsonObject north =
        m_game->stateToJson(m_game->hidden(*state, {})).value(QLatin1String("players")).toArray()[1].toObject();
    QCOMPARE(north.value(QLatin1String("hand")).toArray(), QJsonArray{QStringLiteral("?")});
    QCOMPARE(north.value(QLatin1String("hymns")).toArray()[0].toObject().value(QLatin1String("since")), QJsonValue(6));
}

void Rules::secretsDoNotSurviveHiding_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QString>("verb");
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("actor");
    QTest::addColumn<QString>("secret"); // not in the action or the state as others see them
    QTest::addColumn<QString>("open");   // in the action as everybody sees it

    const auto row = [](const char* title, const QByteArray& more, const char* verb, const QByteArray& fields, const char* secret,
                         const char* open, const char* actor = "south") {
        QTest::newRow(title) << QByteArray(R"({"settings": {"hands": "cards"}, "turn": 9, )" + more + "}")
                             << QString::fromLatin1(verb) << fields << QString::fromLatin1(actor) << QString::fromLatin1(secret)
                             << QString::fromLatin1(open);
    };
    const QByteArray north = R"({"id": "north", "hand": ["LS"], "hymns": [{"id": "XV"}]}])";
    const QByteArray five = R"("players": [{"id": "south", "hand": ["2B", "3B", "4B", "5B", "6B"]}, )" + north;
    const QByteArray learned = R"("players": [{"id": "south", "hand": ["10C", "3B"], "hymns": [{"id": "IX", "since": 2},
        {"id": "XI", "since": 5}, {"id": "XIV", "face_up": true}]}, )"
        + north;
    const QByteArray oneDeck = R"("singularity": true, "deck": 30, "hymnal": 0, )" + learned;
    const auto sung = [&](const QByteArray& step) {
        return QByteArray(R"("song": {"hymn": "VI", "as": "VI", "singer": "south", "due": [)" + step + "]}, " + learned);
    };
    row("drawn", learned, "draw", R"({"card": "7B"})", "7B 10C 3B LS IX XI XV", "");
    row("drawn for a discarded one", five, "draw", R"({"discard": "4B", "card": "7B"})", "7B 2B 3B LS", "4B");
    row("a hymn of the one deck", oneDeck, "draw", R"({"card": "VII"})", "VII IX XI", "");
    row("a card of the one deck", oneDeck, "draw", R"({"card": "7B"})", "7B IX XI", "");
    row("summoned", learned, "summon", R"({"card": "10C", "at": "D1"})", "3B IX XI", "10C");
    row("sung, the later of two", learned, "sing", R"({"hymn": "XI"})", "IX 10C", "XI");
    row("sung, the earlier of two", learned, "sing", R"({"hymn": "IX"})", "XI 10C", "IX");
    row("sung, the only one", five + R"(, "current": "north")", "sing", "{}", "LS 2B", "XV", "north");
    row("learned", five, "learn", R"({"cards": ["2B", "3B"], "drawn": "X"})", "X 4B XV", "2B 3B");
    row("learned for a hymn", learned, "learn", R"({"cards": ["3B"], "hymn": "XI", "drawn": "X"})", "X IX 10C", "3B XI");
    row("given back", learned, "return", R"({"hymns": ["XI"], "cards": ["10C"]})", "XI 10C IX", "");
    row("given back, the one face up", learned, "return", R"({"hymns": ["XIV"]})", "IX XI", "XIV");
    row("drawn by a hymn", sung(R"({"kind": "draw", "amount": 2})"), "effect",
        R"({"effect": {"kind": "draw", "amount": 2}, "cards": ["7B", "8B"]})", "7B 8B 10C", "");
    row("drawn by a hymn for somebody else", sung(R"({"kind": "draw", "player": "north"})"), "effect",
        R"({"effect": {"kind": "draw"}, "cards": ["7B"]})", "7B LS", "", "north");
    row("found by a hymn", sung(R"({"kind": "search"})"), "effect", R"({"effect": {"kind": "search", "card": "7B"}})", "7B 10C",
        "");
    row("discarded by a hymn", sung(R"({"kind": "discard"})"), "effect", R"({"effect": {"kind": "discard"}, "cards": ["10C"]})",
        "3B IX", "10C");
    row("learned by a hymn", sung(R"({"kind": "learn-hymn"})"), "effect", R"({"effect": {"kind": "learn-hymn"}, "cards": ["X"]})",
        "X IX", "");
    row("dealt", R"("step": "setup", "dealt": false, "players": [{"id": "south"}, {"id": "north"}])", "deal",
        R"({"cards": ["2B", "3B", "4B", "5B", "6B", "2C", "3C", "4C", "5C", "6C"], "hymns": ["I", "II"]})", "2B 3B 4B 5B 6B I",
        "");
    row("a card that the hand lacks", five, "summon", R"({"card": "10G", "at": "D1"})", "2B 3B LS", "10G");
    row("a card of another hand", five, "summon", R"({"card": "LS", "at": "D1"})", "2B 3B 6B", "LS");
    row("a card of the discard", R"("discard": ["10G"], )" + five, "summon", R"({"card": "10G", "at": "D1"})", "2B 3B 6B", "10G");
    row("a hymn that nobody holds", learned, "sing", R"({"hymn": "X"})", "IX XI", "X");
}

// Whoever is not the actor sees neither their cards nor what they draw; and what is done to what is seen is what is seen of it.
void Rules::secretsDoNotSurviveHiding()
{
    QFETCH(QByteArray, given);
    QFETCH(QString, verb);
    QFETCH(QByteArray, fields);
    QFETCH(QString, actor);
    QFETCH(QString, secret);
    QFETCH(QString, open);
    const auto state = m_game->stateFromJson(object(given));
    QVERIFY2(bool(state), state ? "" : qPrintable(state.faults().first().text()));
    const auto action = m_game->action(*state, {verb, object(fields)});
    QVERIFY2(bool(action), action ? "" : qPrintable(action.faults().first().text()));
    if (verb != QLatin1String("deal"))
        QVERIFY(m_game->seatsOf(*state, *action).contains(actor));
    const AnyState after = m_game->apply(*state, *action).state;
    const auto has = [](const QJsonObject& json, const QString& card) {
        return QJsonDocument(json).toJson().contains('"' + card.toUtf8() + '"');
    };
    for (const QString& seat : m_game->seats(*state) + QStringList{QString()}) {
        const AnyState before = m_game->hidden(*state, seat);
        const AnyAction seen = m_game->hidden(*state, *action, seat);
        const AnyState acted = m_game->apply(before, seen).state;
        QCOMPARE(m_game->stateToJson(acted), m_game->stateToJson(m_game->hidden(after, seat)));
        const auto again = m_game->action(before, {verb, seen.written()});
        QVERIFY2(bool(again), again ? "" : qPrintable(again.faults().first().text()));
        QVERIFY(*again == seen);
        for (const QString& card : words(qPrintable(open)))
            QVERIFY2(has(seen.written(), card), qPrintable(card));
        if (seat == actor) {
            QVERIFY(seen.written() == action->written() || verb == QLatin1String("deal") || verb == QLatin1String("sing"));
            continue;
        }
        const QString own = seat == QLatin1String("north") ? QStringLiteral("LS XV")
            : seat == QLatin1String("south")               ? QStringLiteral("2B 3B 4B 5B 6B 10C IX XI I")
                                                           : QString();
        for (const QString& card : words(qPrintable(secret)))
            if (!words(qPrintable(own)).contains(card)) {
                QVERIFY2(!has(seen.written(), card), qPrintable(card));
                QVERIFY2(!has(m_game->stateToJson(acted), card), qPrintable(card));
            }
    }
}

void Rules::correctionsHideHands()
{
    const auto state =
        m_game->stateFromJson(object(R"({"players": [{"id": "south", "hand": ["8B"]}, {"id": "north", "hand": ["LS"]}]})"));
    QVERIFY(bool(state));
    const AnyAction all[] = {
        Correct{QStringLiteral("players.north.hand"), QJsonArray{QStringLiteral("QG")}, QStringLiteral("seen")},
        Correct{QStringLiteral("players.south.face_down"), QJsonArray{QStringLiteral("2S")}, QStringLiteral("seen")},
        Correct{QStringLiteral("discard"), QJsonArray{QStringLiteral("2S")}, QStringLiteral("seen")},
        SetUp{object(R"({"players": [{"id": "south", "hand": ["9B"]}, {"id": "north", "hand": ["QG"]}]})")}};
    for (const AnyAction& action : all)
        for (const QString& seat : {QStringLiteral("south"), QStringLiteral("north"), QString()}) {
            const AnyAction seen = m_game->hidden(*state, action, seat);
            const bool tells = QJsonDocument(seen.written()).toJson().contains("\"QG\"");
            QVERIFY(!tells || seat == QLatin1String("north"));
            QCOMPARE(m_game->stateToJson(m_game->apply(m_game->hidden(*state, seat), seen).state),
                m_game->stateToJson(m_game->hidden(m_game->apply(*state, action).state, seat)));
        }
}

void Rules::handsNameBothWaysOfAnExchange()
{
    const auto told = [&](const AnyState& before, const AnyState& after) {
        QStringList texts;
        for (const Message& one : m_game->hands(before, after))
            texts += one.text();
        return texts;
    };
    const auto act = [&](const AnyState& state, const char* verb, const QByteArray& fields) {
        return m_game->apply(state, *m_game->action(state, {QLatin1String(verb), object(fields)})).state;
    };
    // From the end of a game back to its beginning no hand gives what it never had.
    const auto over = m_game->stateFromJson(object(R"({"turn": 60, "discard": ["I", "II", "III"], "deck": 30, "hymnal": 12,
        "players": [{"id": "south", "face_down": ["2B", "3B", "4B"]}, {"id": "north"}]})"));
    const auto begun =
        m_game->stateFromJson(object(R"({"turn": 1, "deck": 30, "hymnal": 15, "players": [{"id": "south"}, {"id": "north"}]})"));
    QVERIFY2(over && begun, over ? "" : qPrintable(over.faults().first().text()));
    const QString back = told(*over, *begun).join(QLatin1Char('\n'));
    QVERIFY2(!back.contains(QLatin1String("hand")), qPrintable(back));
    QVERIFY2(back.contains(QLatin1String("Take from before South: captures 3")), qPrintable(back));
    for (const QByteArray& hand : {QByteArray(R"(["2B", "3B", "4B", "5B", "6B"])"), QByteArray(R"(["?", "?", "?", "?", "?"])")}) {
        const auto full = m_game->stateFromJson(object(R"({"deck": 30, "hymnal": 12, "players": [{"id": "south", "hand": )" + hand
            + R"(, "hymns": [{"id": "IX"}]}, {"id": "north"}]})"));
        QVERIFY2(bool(full), full ? "" : qPrintable(full.faults().first().text()));
        const AnyState drawn = act(*full, "draw", R"({"discard": "4B", "card": "?"})");
        for (const auto& [before, after] : {std::pair(*full, drawn), std::pair(drawn, *full)}) {
            const QString all = told(before, after).join(QLatin1Char('\n'));
            QVERIFY2(all.contains(QLatin1String("Into the hand of South: cards 1")), qPrintable(all));
            QVERIFY2(all.contains(QLatin1String("Out of the hand of South: cards 1")), qPrintable(all));
        }
    }
    const auto learner = m_game->stateFromJson(object(
        R"({"deck": 30, "hymnal": 12, "players": [{"id": "south", "hand": ["4B"], "hymns": [{"id": "IX"}]}, {"id": "north"}]})"));
    const QString learned =
        told(*learner, act(*learner, "learn", R"({"cards": ["4B"], "hymn": "IX", "drawn": "X"})")).join(QLatin1Char('\n'));
    QVERIFY2(learned.contains(QLatin1String("Into the hand of South: hymns 1")), qPrintable(learned));
    QVERIFY2(learned.contains(QLatin1String("Out of the hand of South: hymns 1")), qPrintable(learned));
    // Nothing is exchanged when a card is only summoned, or only drawn.
    const QString onlyDrawn = told(*learner, act(*learner, "draw", "{}")).join(QLatin1Char('\n'));
    QVERIFY2(!onlyDrawn.contains(QLatin1String("Out of the hand")), qPrintable(onlyDrawn));
    const auto pass = m_game->action(*learner, {QStringLiteral("pass"), {}});
    QVERIFY(!m_game->tell(*learner, *pass).text().contains(QLatin1String("cannot")));
}

void Rules::everyUserActionRuns()
{
    QMap<QString, int> allowed, refused;
    const QDir folder(QStringLiteral(MR_CASES));
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
                ++(verdict == QLatin1String("refused") ? refused : allowed)[steps[i][QLatin1String("do")].toString()];
            }
        }
    }
    const QStringList refusable = words("seat leave-seat deal roll-order summon move capture buy sing effect end-song learn draw "
                                        "pass return declare-limbo declare-stalemate type-aura");
    for (const QString& verb : refusable + words("type-hymn type-zodiac"))
        QVERIFY2(allowed.value(verb) > 0, qPrintable(verb + QStringLiteral(" is never allowed")));
    for (const QString& verb : refusable)
        QVERIFY2(refused.value(verb) > 0, qPrintable(verb + QStringLiteral(" is never refused")));
}

// --- the rule list

#ifdef MR_RULES_DOCUMENT
void Rules::rulesEqualTheDocument()
{
    QFile file(QStringLiteral(MR_RULES_DOCUMENT));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    static const QRegularExpression row(QStringLiteral("^\\| (ME-\\d+) \\|.*\\| (\\w+) \\|$"));
    static const QRegularExpression worked(QStringLiteral("^\\| (TME-\\d+) \\|"));
    QStringList written, known, cases;
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        if (const auto match = row.match(line); match.hasMatch())
            written += match.captured(1);
        if (const auto match = worked.match(line); match.hasMatch())
            cases += match.captured(1);
    }
    for (const RuleRef& rule : m_game->book())
        known += QLatin1String(rule.id);
    QCOMPARE(known, written);
    QSet<QString> told;
    const QDir folder(QStringLiteral(MR_CASES));
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
        QFile one(folder.filePath(name));
        QVERIFY(one.open(QIODevice::ReadOnly));
        for (const QJsonValue& value : QJsonDocument::fromJson(one.readAll()).array())
            told += value[QLatin1String("id")].toString().section(QLatin1Char(' '), 0, 0);
    }
    QVERIFY(cases.size() > 100);
    for (const QString& id : cases)
        QVERIFY2(told.contains(id), qPrintable(id));
}
#endif

void Rules::rulebookTellsEveryRuleOnce()
{
    const auto book = rulebook::openBook(QStringLiteral(MR_GAMES "/mercenarium/rulebook.json"));
    QVERIFY2(bool(book), book ? "" : qPrintable(book.faults().first().text()));
    QMap<QString, int> told;
    for (const rulebook::Entry& entry : book->entries)
        for (const QString& atom : entry.atoms)
            ++told[atom];
    QStringList findings;
    for (const RuleRef& rule : m_game->book())
        if (const int times = told.take(QLatin1String(rule.id)); times != 1)
            findings += QLatin1String(rule.id) + QStringLiteral(": ") + QString::number(times);
    for (const QString& unknown : told.keys())
        findings += unknown + QStringLiteral(" is no rule");
    QVERIFY2(findings.isEmpty(), qPrintable(findings.join(QLatin1Char('\n'))));
}

void Rules::rulebookIsPlainAndComplete()
{
    const auto book = rulebook::openBook(QStringLiteral(MR_GAMES "/mercenarium/rulebook.json"));
    QVERIFY(bool(book));
    const QRegularExpression markup(QStringLiteral("[<>\\[\\]*_#`|{}&\\\\\\t]|  |\\n\\n\\n|^\\s|\\s$"));
    QMap<QString, int> readings;
    QMap<QString, QString> settings;
    QSet<QString> sections;
    for (const RuleRef& rule : m_game->book())
        sections += QLatin1String(rule.page);
    for (const rulebook::Entry& entry : book->entries) {
        QVERIFY2(!QStringList({entry.title, entry.body}).join(QLatin1Char(' ')).contains(markup), qPrintable(entry.id));
        QVERIFY2(!entry.synonyms.isEmpty() && !entry.see.isEmpty() && entry.see.size() <= 3, qPrintable(entry.id));
        QVERIFY2(entry.body.section(QStringLiteral("\n\n"), 0, 0).size() <= 360, qPrintable(entry.id));
        QVERIFY2(sections.contains(entry.page), qPrintable(entry.id + QLatin1Char(' ') + entry.page));
        for (const QString& other : entry.see)
            QVERIFY2(other != entry.id && book->entry(other), qPrintable(entry.id + QStringLiteral(" -> ") + other));
        for (const rulebook::Reading& reading : entry.readings) {
            ++readings[reading.id];
            QVERIFY2(
                reading.text.contains(QLatin1String("(section ")), qPrintable(reading.id + QStringLiteral(" names no section")));
        }
        if (!entry.setting.isEmpty())
            for (const rulebook::Reading& reading : entry.readings)
                settings[entry.setting] += reading.id + QLatin1Char(' ');
    }
    for (int i = 1; i <= 40; ++i)
        QCOMPARE(readings.value(QStringLiteral("AM-%1").arg(i, 2, 10, QLatin1Char('0'))), 1);
    QCOMPARE(readings.size(), 40);
    const QMap<QString, QString> wanted{{"board_w", "AM-01"}, {"wheel", "AM-04"}, {"field_summon_on_enemy_house", "AM-07"},
        {"limbo_by", "AM-08"}, {"contract_by_hymn", "AM-15"}, {"stalemate_auto", "AM-19"}, {"limbo_early_end", "AM-27"},
        {"stalemate_count", "AM-40"}};
    for (auto it = wanted.begin(); it != wanted.end(); ++it)
        QVERIFY2(settings.value(it.key()).contains(it.value()), qPrintable(it.key()));
}

QTEST_GUILESS_MAIN(Rules)
#include "tst_rules.moc"

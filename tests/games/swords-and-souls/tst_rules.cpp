// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What no single case can show of Swords & Souls: every way of a dodged attack, cards and tokens over whole games, chances
// against counting, hidden cards in no sentence, the rule list and its book.
#include "cards/pack.h"
#include "dice/source.h"
#include "engine/json.h"
#include "engine/path.h"
#include "engine/table.h"
#include "games/swords-and-souls/rules/actions.h"
#include "games/swords-and-souls/rules/game.h"
#include "games/swords-and-souls/rules/rules.h"
#include "rulebook/book.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <bit>
#include <numeric>

using namespace engine;
using namespace swordsandsouls;

namespace {

const QStringList& seatNames()
{
    static const QStringList names{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d"),
        QStringLiteral("e"), QStringLiteral("f")};
    return names;
}

QJsonArray listOf(const QStringList& names) { return QJsonArray::fromStringList(names); }

QDateTime noTime() { return {}; }

Submission submit(Table& table, const char* verb, const QJsonObject& fields, const QString& decision = {})
{
    return table.submit(Draft{QLatin1String(verb), fields}, {}, decision);
}

} // namespace

class Rules : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyDodgedAttackGoesItsWay_data();
    void everyDodgedAttackGoesItsWay();
    void cardsAndTokensStayInTheGame_data();
    void cardsAndTokensStayInTheGame();
    void chancesEqualCounting_data();
    void chancesEqualCounting();
    void chancesAfterAnEarlyShuffle_data();
    void chancesAfterAnEarlyShuffle();
    void handsShuffleOnlyForADraw();
    void handsPutAwayWhatAnAttackUsed();
    void whatOnlyGetsItsNameStaysWhereItLies();
    void whatIsKnownOfAnEmptyHandCountsNothing();
    void forgottenInstantsAreDiscarded();
    void hiddenCardsStayHidden();
    void everyUserActionRuns();
#ifdef MR_RULES_DOCUMENT
    void rulesEqualTheDocument();
#endif
    void rulebookTellsEveryRuleOnce();

private:
    AnyState state(const QJsonObject& json) const
    {
        const auto read = m_game->stateFromJson(json);
        if (!read)
            qFatal("%s", qPrintable(read.faults().first().text()));
        return *read;
    }
    QJsonObject setup(int seats) const
    {
        QJsonObject with = m_pack->setup;
        with.insert(QStringLiteral("players"), listOf(seatNames().mid(0, seats)));
        return with;
    }
    QString asked(const AnyState& state, const char* question, const QJsonObject& fields, const char* part) const
    {
        const auto answer = m_game->ask(state, QLatin1String(question), fields);
        return answer ? answer->value.toObject().value(QLatin1String(part)).toString() : answer.faults().first().text();
    }

    std::unique_ptr<Game> m_game = swordsandsouls::game();
    std::optional<cards::Pack> m_pack;
};

void Rules::initTestCase()
{
    QFile file(QStringLiteral(MR_GAMES "/swords-and-souls/training.json"));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
    const auto pack = cards::readPack(file.readAll(), *m_game, QStringLiteral("training"));
    QVERIFY2(pack, pack ? "" : qPrintable(pack.faults().first().text()));
    m_pack = *pack;
}

// --- the way of an attack: every table size, attacker, target, set of players who are down and set of those who dodge

void Rules::everyDodgedAttackGoesItsWay_data()
{
    QTest::addColumn<int>("seats");
    for (int seats = 3; seats <= 6; ++seats)
        QTest::addRow("%d seats", seats) << seats;
}

void Rules::everyDodgedAttackGoesItsWay()
{
    QFETCH(int, seats);
    const QJsonArray cards{QJsonObject{{QStringLiteral("id"), QStringLiteral("hit")},
                               {QStringLiteral("icons"), QJsonArray{QStringLiteral("action")}}, {QStringLiteral("attack"), true}},
        QJsonObject{{QStringLiteral("id"), QStringLiteral("duck")},
            {QStringLiteral("icons"), QJsonArray{QStringLiteral("reaction")}}, {QStringLiteral("dodge"), true}}};
    int tried = 0;
    for (int attacker = 0; attacker < seats; ++attacker)
        for (int target = 0; target < seats; ++target)
            for (int down = 0; down < 1 << seats; ++down)
                for (int dodging = 0; dodging < 1 << seats; ++dodging) {
                    const int self = 1 << attacker;
                    if (target == attacker || (down & self) || (dodging & (self | down)))
                        continue;
                    // By hand: walk away from the attacker; half the table or less goes on clockwise.
                    const int steps = (target - attacker + seats) % seats;
                    int at = target;
                    while (at != attacker && ((down | dodging) >> at & 1))
                        at = (at + (2 * steps <= seats ? 1 : seats - 1)) % seats;
                    QJsonArray players;
                    for (int seat = 0; seat < seats; ++seat)
                        players += QJsonObject{{QStringLiteral("id"), seatNames()[seat]},
                            {QStringLiteral("down"), bool(down >> seat & 1)},
                            {QStringLiteral("hand"),
                                listOf({seat == attacker ? QStringLiteral("hit") : QStringLiteral("duck")})}};
                    MemoryJournal journal;
                    Table table(*m_game, journal, noTime);
                    QVERIFY(table.begin({}, {}, {}));
                    QCOMPARE(submit(table, "setup",
                                 {{QStringLiteral("state"),
                                     QJsonObject{{QStringLiteral("step"), QStringLiteral("play")},
                                         {QStringLiteral("turn"), seatNames()[attacker]}, {QStringLiteral("turns"), 1},
                                         {QStringLiteral("players"), players}, {QStringLiteral("cards"), cards}}}})
                                 .answer,
                        Submission::Answer::Done);
                    QCOMPARE(
                        submit(table, "attack",
                            {{QStringLiteral("card"), QStringLiteral("hit")}, {QStringLiteral("target"), seatNames()[target]}})
                            .answer,
                        Submission::Answer::Done);
                    for (int dodges = std::popcount(unsigned(dodging)); dodges > 0; --dodges) {
                        const QJsonObject attack = m_game->stateToJson(table.state()).value(QLatin1String("attack")).toObject();
                        if (attack.value(QLatin1String("stage")) != QLatin1String("answer")
                            || !(dodging >> seatNames().indexOf(attack.value(QLatin1String("target")).toString()) & 1))
                            break;
                        QCOMPARE(submit(table, "dodge", {{QStringLiteral("card"), QStringLiteral("duck")}}).answer,
                            Submission::Answer::Done);
                    }
                    const QJsonObject attack = m_game->stateToJson(table.state()).value(QLatin1String("attack")).toObject();
                    QCOMPARE(attack.value(QLatin1String("stage")).toString(),
                        at == attacker ? QStringLiteral("failed") : QStringLiteral("answer"));
                    if (at != attacker)
                        QCOMPARE(attack.value(QLatin1String("target")).toString(), seatNames()[at]);
                    ++tried;
                }
    QVERIFY(tried >= seats * (seats - 1));
}

// --- whole games: nothing is lost and nothing appears

void Rules::cardsAndTokensStayInTheGame_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("seed");
    for (int seats = 3; seats <= 6; ++seats)
        for (int seed = 1; seed <= 5; ++seed)
            QTest::addRow("%d seats, seed %d", seats, seed) << seats << seed;
}

void Rules::cardsAndTokensStayInTheGame()
{
    QFETCH(int, seats);
    QFETCH(int, seed);
    dice::Source chance(quint64(seed) * 100 + quint64(seats));
    MemoryJournal journal;
    Table table(*m_game, journal, noTime);
    QVERIFY(table.begin(setup(seats), {}, {}));
    const auto count = [](const QJsonObject& state) {
        qsizetype cards = 0;
        for (const QJsonArray& used : {state[QLatin1String("in_play")].toArray(), state[QLatin1String("instants")].toArray(),
                 state[QLatin1String("attack")][QLatin1String("used")].toArray()})
            cards += std::count_if(used.begin(), used.end(),
                [](const QJsonValue& one) { return one[QLatin1String("from")] == QLatin1String("hand"); });
        for (const QJsonValue& player : state[QLatin1String("players")].toArray())
            for (const char* pile : {"hand", "deck", "discard", "treasures", "delayed"})
                cards += player[QLatin1String(pile)].toArray().size();
        const QJsonValue arsenal = state[QLatin1String("arsenal")];
        cards += arsenal[QLatin1String("deck")].toArray().size() + arsenal[QLatin1String("row")].toArray().size();
        for (const QJsonValue& layer : arsenal[QLatin1String("under")].toArray())
            cards += layer[QLatin1String("cards")].toArray().size();
        return cards;
    };
    constexpr int longest = 6000;
    QString winner;
    for (int step = 0; step < longest && winner.isEmpty(); ++step) {
        QMap<QString, QList<Offer>> byVerb;
        for (const Offer& offer : m_game->offers(table.state()))
            if (offer.verdict.isAllowed() && (!offer.action.is<RefreshArsenal>() || chance.face(5) == 1)
                && (!offer.action.is<DropCards>() || chance.face(8) == 1))
                byVerb[offer.action.verb()] += offer;
        QVERIFY2(!byVerb.isEmpty(), "nothing can be done any more");
        const QList<Offer> some = byVerb.values()[chance.face(int(byVerb.size())) - 1];
        const Offer offer = some[chance.face(int(some.size())) - 1];
        const auto action = table.prepared(offer.action, &chance, nullptr);
        QVERIFY(action);
        const Submission done = table.submit(*action, {});
        QVERIFY2(done.answer == Submission::Answer::Done || offer.action.is<ResolveInstant>(),
            qPrintable(offer.action.verb() + (done.faults.isEmpty() ? QString() : done.faults.first().text())));
        const QJsonObject state = m_game->stateToJson(table.state());
        winner = state.value(QLatin1String("winner")).toString();
        if (state[QLatin1String("step")] == QLatin1String("seats") || state[QLatin1String("step")] == QLatin1String("heroes"))
            continue;
        QCOMPARE(count(state), 35 + 5 * seats);
        for (const QJsonValue& player : state[QLatin1String("players")].toArray()) {
            QVERIFY(player[QLatin1String("fragments")].toInt() <= 3);
            QCOMPARE(player[QLatin1String("down")].toBool(),
                state[QLatin1String("step")] != QLatin1String("deal") && player[QLatin1String("large")].toInt() == 0);
        }
    }
    QVERIFY2(!winner.isEmpty(), "nobody has won");
}

// --- chances: every way in which the cards can lie, counted

void Rules::chancesEqualCounting_data()
{
    QTest::addColumn<int>("all");
    QTest::addColumn<int>("wanted");
    QTest::addColumn<int>("held");
    for (int all = 1; all <= 7; ++all)
        for (int wanted = 0; wanted <= all; ++wanted)
            for (int held = 0; held <= all; ++held)
                QTest::addRow("%d of %d, hand %d", wanted, all, held) << all << wanted << held;
}

QString reduced(int of, int in)
{
    const int common = std::gcd(of, in);
    return of == 0 ? QStringLiteral("0")
        : of == in ? QStringLiteral("1")
                   : QStringLiteral("%1/%2").arg(of / common).arg(in / common);
}

QJsonObject knowledge(const QStringList& hand, const QStringList& deck, const QStringList& discard)
{
    return {{QStringLiteral("settings"), QJsonObject{{QStringLiteral("tracking"), QStringLiteral("cards")}}},
        {QStringLiteral("step"), QStringLiteral("play")}, {QStringLiteral("turn"), QStringLiteral("a")},
        {QStringLiteral("turns"), 1},
        {QStringLiteral("cards"),
            QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("shield")},
                           {QStringLiteral("icons"), QJsonArray{QStringLiteral("reaction")}}, {QStringLiteral("block"), true}},
                QJsonObject{{QStringLiteral("id"), QStringLiteral("blank")},
                    {QStringLiteral("icons"), QJsonArray{QStringLiteral("action")}}}}},
        {QStringLiteral("players"),
            QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("a")}, {QStringLiteral("hand"), listOf(hand)},
                           {QStringLiteral("deck"), listOf(deck)}, {QStringLiteral("discard"), listOf(discard)}},
                QJsonObject{{QStringLiteral("id"), QStringLiteral("b")}},
                QJsonObject{{QStringLiteral("id"), QStringLiteral("c")}}}}};
}

QStringList cardsOf(int wanted, int all)
{
    return QStringList(wanted, QStringLiteral("shield")) + QStringList(all - wanted, QStringLiteral("blank"));
}

void Rules::chancesEqualCounting()
{
    QFETCH(int, all);
    QFETCH(int, wanted);
    QFETCH(int, held);
    const QStringList cards = cardsOf(wanted, all);
    const AnyState now = state(knowledge(cards.mid(0, held), cards.mid(held), {}));
    for (int least = 0; least <= held + 1; ++least) {
        int ways = 0, hits = 0;
        for (unsigned hand = 0; hand < 1u << all; ++hand)
            if (std::popcount(hand) == held) {
                ++ways;
                hits += std::popcount(hand & ((1u << wanted) - 1)) >= least;
            }
        QCOMPARE(asked(now, "holding", {{QStringLiteral("who"), QStringLiteral("a")}, {QStringLiteral("least"), least}}, "exact"),
            reduced(hits, ways));
    }
}

// Some cards are held since before the discard pile was shuffled in, then more are drawn.
void Rules::chancesAfterAnEarlyShuffle_data()
{
    QTest::addColumn<int>("wanted");
    QTest::addColumn<int>("pile");
    QTest::addColumn<int>("drawn");
    for (int wanted = 0; wanted <= 3; ++wanted)
        for (int pile = 0; pile <= 2; ++pile)
            for (int drawn = 0; drawn <= 3; ++drawn)
                QTest::addRow("%d in hand and deck, %d in the pile, %d drawn", wanted, pile, drawn) << wanted << pile << drawn;
}

void Rules::chancesAfterAnEarlyShuffle()
{
    QFETCH(int, wanted);
    QFETCH(int, pile);
    QFETCH(int, drawn);
    const QStringList first = cardsOf(wanted, 3), later = cardsOf(pile, 2);
    MemoryJournal journal;
    Table table(*m_game, journal, noTime);
    QVERIFY(table.begin({}, {}, {}));
    QCOMPARE(submit(table, "setup", {{QStringLiteral("state"), knowledge(first.mid(0, 1), first.mid(1), later)}}).answer,
        Submission::Answer::Done);
    dice::Source chance(7);
    const auto effect = [&](EffectKind kind, int amount) {
        const auto action = table.prepared(DoEffect{kind, {}, {}, amount, {}, {}, {}}, &chance, nullptr);
        return table.submit(*action, {}).answer;
    };
    QCOMPARE(effect(EffectKind::Reshuffle, 1), Submission::Answer::Done);
    QCOMPARE(effect(EffectKind::Draw, drawn), Submission::Answer::Done);
    // Counted: any one of the first three is in hand; of the four others so many are drawn.
    int ways = 0, hits = 0;
    for (int kept = 0; kept < 3; ++kept) {
        QStringList deck = first + later;
        const QString card = deck.takeAt(kept);
        for (unsigned hand = 0; hand < 1u << deck.size(); ++hand) {
            if (std::popcount(hand) != drawn)
                continue;
            bool has = card == QLatin1String("shield");
            for (int i = 0; i < deck.size(); ++i)
                has |= (hand >> i & 1) && deck[i] == QLatin1String("shield");
            ++ways;
            hits += has;
        }
    }
    QCOMPARE(asked(table.state(), "holding", {{QStringLiteral("who"), QStringLiteral("a")}}, "exact"), reduced(hits, ways));
}

// --- the hands shuffle when a draw shuffled, and take back what was undone

void Rules::handsShuffleOnlyForADraw()
{
    MemoryJournal journal;
    Table table(*m_game, journal, noTime);
    QVERIFY(table.begin({}, {}, {}));
    const auto words = [](const Submission& done) {
        QStringList texts;
        for (const Message& message : done.hands)
            texts += message.text();
        return texts;
    };
    const QStringList pile{QStringLiteral("sword"), QStringLiteral("shield"), QStringLiteral("bow")};
    const QJsonObject lute{{QStringLiteral("id"), QStringLiteral("lute")},
        {QStringLiteral("icons"), QJsonArray{QStringLiteral("action")}},
        {QStringLiteral("effects"),
            QJsonArray{QJsonObject{{QStringLiteral("kind"), QStringLiteral("draw")}, {QStringLiteral("amount"), 1}}}}};
    const auto begin = [&](const QStringList& hand, const QStringList& deck, const QStringList& discard) {
        const QJsonObject player{{QStringLiteral("id"), QStringLiteral("a")}, {QStringLiteral("hand"), listOf(hand)},
            {QStringLiteral("deck"), listOf(deck)}, {QStringLiteral("discard"), listOf(discard)}};
        const QJsonArray players{player, QJsonObject{{QStringLiteral("id"), QStringLiteral("b")}},
            QJsonObject{{QStringLiteral("id"), QStringLiteral("c")}}};
        QCOMPARE(submit(table, "setup",
                     {{QStringLiteral("state"),
                         QJsonObject{{QStringLiteral("step"), QStringLiteral("play")},
                             {QStringLiteral("turn"), QStringLiteral("a")}, {QStringLiteral("turns"), 1},
                             {QStringLiteral("players"), players}, {QStringLiteral("cards"), QJsonArray{lute}}}}})
                     .answer,
            Submission::Answer::Done);
    };
    const auto draw = [&](int cards) {
        return words(submit(table, "effect",
            {{QStringLiteral("kind"), QStringLiteral("draw")}, {QStringLiteral("on"), QStringLiteral("a")},
                {QStringLiteral("amount"), cards}}));
    };
    // As many cards come into the deck as leave it.
    begin({}, {QStringLiteral("?"), QStringLiteral("?")}, pile);
    const QStringList drawn = draw(3);
    QVERIFY2(drawn.contains(QStringLiteral("a: shuffle the discard pile into the deck"))
            && drawn.contains(QStringLiteral("a: draw cards: 3")) && drawn.size() == 2,
        qPrintable(drawn.join(QLatin1Char('\n'))));
    // An undone shuffle lays the pile down again; of what was drawn only the old deck goes back to the deck.
    begin({}, {QStringLiteral("?"), QStringLiteral("?")}, pile);
    draw(4);
    const QStringList undrawn = words(table.undo({}));
    QVERIFY2(undrawn.contains(QStringLiteral("a: put cards of the hand on the deck: 2"))
            && undrawn.contains(QStringLiteral("a: lay Bow on the discard pile")) && undrawn.size() == 4,
        qPrintable(undrawn.join(QLatin1Char('\n'))));
    // An undone discard is no shuffle, named or not.
    for (const QStringList& hand : {pile, QStringList(3, QStringLiteral("?"))}) {
        begin(hand, {QStringLiteral("?")}, {});
        QCOMPARE(submit(table, "discard", {{QStringLiteral("cards"), listOf(pile)}}).answer, Submission::Answer::Done);
        const QStringList back = words(table.undo({}));
        QVERIFY2(back.contains(QStringLiteral("a: take Bow off the discard pile")) && back.size() == 3,
            qPrintable(back.join(QLatin1Char('\n'))));
    }
    // Nor is a card that drew, taken back from an empty pile.
    begin({QStringLiteral("lute")}, {QStringLiteral("?"), QStringLiteral("?")}, {});
    QCOMPARE(submit(table, "play", {{QStringLiteral("card"), QStringLiteral("lute")}}).answer, Submission::Answer::Done);
    const QStringList back = words(table.undo({}));
    QVERIFY2(back.contains(QStringLiteral("a: take Lute off the discard pile"))
            && back.contains(QStringLiteral("a: put cards of the hand on the deck: 1")) && back.size() == 2,
        qPrintable(back.join(QLatin1Char('\n'))));
}

// --- a card that was used lies on its owner's discard pile, though a shuffle took one like it away from there

// A card of the row, and one of an attack, that are named where they lie: nothing is to be done, nor when it is taken back.
void Rules::whatOnlyGetsItsNameStaysWhereItLies()
{
    State before;
    before.step = Step::Play;
    before.arsenal.deck = {QStringLiteral("?"), QStringLiteral("?")};
    before.arsenal.row = {QStringLiteral("?"), QStringLiteral("sword"), QStringLiteral("?")};
    Used used;
    used.owner = QStringLiteral("a");
    used.card = QStringLiteral("?");
    before.attack = swordsandsouls::Attack();
    before.attack->used = {used};
    State after = before;
    after.arsenal.row[2] = QStringLiteral("shield");
    after.attack->used[0].card = QStringLiteral("sword");
    QVERIFY(swordsandsouls::hands(before, after).isEmpty());
    QVERIFY(swordsandsouls::hands(after, before).isEmpty());
    State bought = before;
    bought.arsenal.row.removeFirst();
    QCOMPARE(swordsandsouls::hands(before, bought).size(), 1);
}

// A correction may leave cards known that are in no hand any more: every note has its words all the same.
void Rules::whatIsKnownOfAnEmptyHandCountsNothing()
{
    State before;
    before.step = Step::Heroes;
    swordsandsouls::Player seated;
    seated.id = QStringLiteral("a");
    seated.shown = {QStringLiteral("sword"), QStringLiteral("?")};
    before.players = {seated};
    State after = before;
    after.players[0].hero = QStringLiteral("fox");
    for (const auto& [was, is] : {std::pair(before, after), std::pair(after, before)})
        for (const auto& note : swordsandsouls::hands(was, is))
            QVERIFY(!note.text().trimmed().isEmpty());
    QCOMPARE(swordsandsouls::hands(before, after).size(), 1);
}

void Rules::handsPutAwayWhatAnAttackUsed()
{
    for (const QString& card : {QStringLiteral("?"), QStringLiteral("sword")}) {
        MemoryJournal journal;
        Table table(*m_game, journal, noTime);
        QVERIFY(table.begin({}, {}, {}));
        const auto seat = [&](const char* id, const QStringList& hand, const QStringList& discard) {
            return QJsonObject{{QStringLiteral("id"), QLatin1String(id)}, {QStringLiteral("hand"), listOf(hand)},
                {QStringLiteral("discard"), listOf(discard)}, {QStringLiteral("small"), 2}, {QStringLiteral("large"), 1}};
        };
        const QJsonArray players{seat("a", {card, card}, {}), seat("b", {card}, {card, card}), seat("c", {}, {})};
        const QJsonObject state{{QStringLiteral("step"), QStringLiteral("play")}, {QStringLiteral("turn"), QStringLiteral("a")},
            {QStringLiteral("turns"), 1}, {QStringLiteral("players"), players}};
        QCOMPARE(submit(table, "setup", {{QStringLiteral("state"), state}}).answer, Submission::Answer::Done);
        QCOMPARE(
            submit(table, "attack", {{QStringLiteral("target"), QStringLiteral("b")}, {QStringLiteral("card"), card}}).answer,
            Submission::Answer::Done);
        QCOMPARE(submit(table, "block", {{QStringLiteral("card"), card}}).answer, Submission::Answer::Done);
        QCOMPARE(submit(table, "cancel", {{QStringLiteral("card"), card}}).answer, Submission::Answer::Done);
        const Submission done = submit(table, "take-damage", {});
        QCOMPARE(done.answer, Submission::Answer::Done);
        QStringList texts;
        for (const Message& message : done.hands)
            texts += message.text();
        const QString title = card == QLatin1String("?") ? QStringLiteral("a card") : QStringLiteral("Sword");
        const QString ofA = QStringLiteral("a: lay %1 on the discard pile").arg(title),
                      ofB = QStringLiteral("b: lay %1 on the discard pile").arg(title);
        QVERIFY2(texts.count(ofA) == 2 && texts.count(ofB) == 1
                && texts.contains(QStringLiteral("b: shuffle the discard pile into the deck")),
            qPrintable(texts.join(QLatin1Char('\n'))));
        QVERIFY2(texts.filter(QStringLiteral("back into the hand")).isEmpty(), qPrintable(texts.join(QLatin1Char('\n'))));
    }
}

// --- a table that goes on without an instant loses no card

void Rules::forgottenInstantsAreDiscarded()
{
    MemoryJournal journal;
    Table table(*m_game, journal, noTime);
    QVERIFY(table.begin({}, {}, {}));
    QJsonArray players;
    for (const QString& id : seatNames().mid(0, 3))
        players += QJsonObject{{QStringLiteral("id"), id}, {QStringLiteral("hand"), listOf({QStringLiteral("breath")})}};
    const QJsonArray cards{QJsonObject{
        {QStringLiteral("id"), QStringLiteral("breath")}, {QStringLiteral("icons"), QJsonArray{QStringLiteral("instant")}}}};
    const QJsonObject state{{QStringLiteral("step"), QStringLiteral("instants")}, {QStringLiteral("turn"), QStringLiteral("a")},
        {QStringLiteral("turns"), 1}, {QStringLiteral("players"), players}, {QStringLiteral("cards"), cards}};
    QCOMPARE(submit(table, "setup", {{QStringLiteral("state"), state}}).answer, Submission::Answer::Done);
    QCOMPARE(submit(table, "play-instant",
                 {{QStringLiteral("who"), QStringLiteral("b")}, {QStringLiteral("card"), QStringLiteral("breath")}})
                 .answer,
        Submission::Answer::Done);
    QCOMPARE(submit(table, "begin-turn", {}).answer, Submission::Answer::Refused);
    QCOMPARE(submit(table, "begin-turn", {}, QStringLiteral("nobody minds")).answer, Submission::Answer::Done);
    const QJsonObject after = m_game->stateToJson(table.state());
    QCOMPARE(after[QLatin1String("players")][1][QLatin1String("discard")].toArray(), listOf({QStringLiteral("breath")}));
    QVERIFY(after[QLatin1String("instants")].toArray().isEmpty());
}

// --- no sentence, note or summary names a card of a hidden hand

void Rules::hiddenCardsStayHidden()
{
    QJsonObject with = setup(4);
    dice::Source chance(11);
    MemoryJournal journal;
    Table table(*m_game, journal, noTime);
    QVERIFY(table.begin(with, {}, {}));
    int looked = 0;
    for (int step = 0; step < 400; ++step) {
        QList<Offer> open;
        for (const Offer& offer : m_game->offers(table.state()))
            if (offer.verdict.isAllowed() && !offer.action.is<RefreshArsenal>())
                open += offer;
        if (open.isEmpty())
            break;
        const Offer offer = open[chance.face(int(open.size())) - 1];
        const auto action = table.prepared(offer.action, &chance, nullptr);
        const QJsonObject before = m_game->stateToJson(table.state());
        const Submission done = table.submit(*action, {});
        if (done.answer != Submission::Answer::Done)
            continue;
        QStringList texts{done.sentence.text()};
        for (const Told& told : done.told)
            texts += told.text();
        for (const Message& message : done.hands + m_game->summary(table.state()))
            texts += message.text();
        const QJsonObject after = m_game->stateToJson(table.state());
        // Names of cards that lie in somebody's hidden hand and nowhere open.
        QStringList hidden, openly;
        for (const QJsonObject& state : {before, after}) {
            for (const QJsonValue& player : state[QLatin1String("players")].toArray())
                for (const char* pile : {"shown", "discard", "treasures", "delayed", "origins"})
                    openly += QString::fromUtf8(
                        QJsonDocument(QJsonObject{{QStringLiteral("p"), player[QLatin1String(pile)]}}).toJson());
            openly += QString::fromUtf8(QJsonDocument(
                QJsonObject{{QStringLiteral("p"), state[QLatin1String("arsenal")]},
                    {QStringLiteral("q"), state[QLatin1String("attack")]}, {QStringLiteral("r"), state[QLatin1String("in_play")]},
                    {QStringLiteral("s"), state[QLatin1String("instants")]}})
                                            .toJson());
        }
        for (const QJsonValue& player : after[QLatin1String("players")].toArray())
            for (const QJsonValue& card : player[QLatin1String("hand")].toArray())
                hidden += card.toString();
        const QString all = openly.join(QLatin1Char('\n'));
        for (const QString& card : hidden) {
            if (all.contains(QLatin1Char('"') + card + QLatin1Char('"')))
                continue;
            QString title = card;
            for (const QJsonValue& printed : after[QLatin1String("cards")].toArray())
                if (printed[QLatin1String("id")].toString() == card)
                    title = printed[QLatin1String("title")].toString();
            ++looked;
            for (const QString& text : texts)
                QVERIFY2(!text.contains(title) && !text.contains(card),
                    qPrintable(offer.action.verb() + QStringLiteral(" tells of ") + title + QStringLiteral(": ") + text));
        }
        for (const Offer& one : m_game->offers(table.state()))
            for (const QString& card : hidden)
                if (!all.contains(QLatin1Char('"') + card + QLatin1Char('"'))
                    && (one.action.written().value(QLatin1String("card")) == card
                        || one.action.written().value(QLatin1String("cards")).toArray().contains(card)))
                    QVERIFY2(one.secret && !one.actor.isEmpty(),
                        qPrintable(one.action.verb() + QStringLiteral(" is offered openly with ") + card));
    }
    QVERIFY(looked > 200);
    const QJsonObject player = m_game
                                   ->stateSchema()[QLatin1String("properties")][QLatin1String("players")][QLatin1String("items")]
                                                  [QLatin1String("properties")]
                                   .toObject();
    QVERIFY(player[QLatin1String("hand")][QLatin1String("x-secret")].toBool());
    QVERIFY(!player[QLatin1String("shown")][QLatin1String("x-secret")].toBool());
}

// --- the user actions of the rules document as verbs: each is allowed and refused in some worked case

void Rules::everyUserActionRuns()
{
    QMap<QString, int> allowed, refused;
    QDir folder(QStringLiteral(MR_CASES));
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const QJsonValue& one : QJsonDocument::fromJson(file.readAll()).array()) {
            const QJsonArray steps = one[QLatin1String("when")].toArray();
            for (int i = 0; i < steps.size(); ++i) {
                const QJsonValue then = steps[i][QLatin1String("then")].isUndefined() && i + 1 == steps.size()
                    ? one[QLatin1String("then")]
                    : steps[i][QLatin1String("then")];
                ++(then[QLatin1String("verdict")] == QLatin1String("refused")
                        ? refused
                        : allowed)[steps[i][QLatin1String("do")].toString()];
            }
        }
    }
    const QStringList refusable =
        QStringLiteral("start choose-hero deal lay-arsenal begin-turn draw reshuffle play finish-card discard refresh-arsenal "
                       "begin-buying buy end-turn attack help-attack block dodge cancel "
                       "take-damage finish-attack play-instant resolve-instant discard-delayed")
            .split(QLatin1Char(' '));
    for (const QString& verb : refusable + QStringList{QStringLiteral("effect")})
        QVERIFY2(allowed.value(verb) > 0, qPrintable(verb + QStringLiteral(" is never allowed")));
    for (const QString& verb : refusable)
        QVERIFY2(refused.value(verb) > 0, qPrintable(verb + QStringLiteral(" is never refused")));
}

// --- the rule list and its book

#ifdef MR_RULES_DOCUMENT
void Rules::rulesEqualTheDocument()
{
    QFile file(QStringLiteral(MR_RULES_DOCUMENT));
    QVERIFY(file.open(QIODevice::ReadOnly));
    static const QRegularExpression row(QStringLiteral("^\\| (SO-\\d+) \\| ([^|]+) \\| ([^|]+) \\|.*\\|$"));
    QMap<QString, QString> written, known;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n')))
        if (const auto match = row.match(line); match.hasMatch())
            written.insert(match.captured(1), match.captured(3).trimmed().toLower());
    for (const RuleRef& rule : m_game->book())
        known.insert(QLatin1String(rule.id), QLatin1String(rule.topic));
    QCOMPARE(written.size(), 120);
    QCOMPARE(known, written);
}
#endif

void Rules::rulebookTellsEveryRuleOnce()
{
    const auto book = rulebook::openBook(QStringLiteral(MR_GAMES "/swords-and-souls/rulebook.json"));
    QVERIFY2(bool(book), book ? "" : qPrintable(book.faults().first().text()));
    QMap<QString, int> told, readings;
    QStringList settings;
    static const QRegularExpression markup(QStringLiteral("[<>\\[\\]*_#`|{}&\\\\\\t]|  |\\n\\n\\n|^\\s|\\s$"));
    static const QRegularExpression page(QStringLiteral("^\\d+(-\\d+)?(, \\d+(-\\d+)?)*$"));
    for (const rulebook::Entry& entry : book->entries) {
        for (const QString& atom : entry.atoms)
            ++told[atom];
        for (const rulebook::Reading& reading : entry.readings) {
            ++readings[reading.id];
            QVERIFY2(reading.text.contains(QRegularExpression(QStringLiteral("\\(p\\. \\d"))),
                qPrintable(reading.id + QStringLiteral(" names no page")));
        }
        if (!entry.setting.isEmpty())
            settings += entry.setting;
        QVERIFY2(!entry.atoms.isEmpty() && !entry.synonyms.isEmpty() && !entry.see.isEmpty() && entry.see.size() <= 3,
            qPrintable(entry.id));
        QVERIFY2(page.match(entry.page).hasMatch(), qPrintable(entry.id));
        QVERIFY2(entry.body.section(QStringLiteral("\n\n"), 0, 0).size() <= 360, qPrintable(entry.id));
        for (const QString& text : QStringList{entry.title, entry.body} + entry.synonyms)
            QVERIFY2(!text.contains(markup), qPrintable(entry.id + QStringLiteral(": ") + text));
    }
    for (const RuleRef& rule : m_game->book())
        QVERIFY2(told.take(QLatin1String(rule.id)) == 1, rule.id);
    QVERIFY2(told.isEmpty(), qPrintable(told.keys().join(QLatin1Char(' '))));
    for (int i = 1; i <= 34; ++i)
        QCOMPARE(readings.take(QStringLiteral("AO-%1").arg(i, 2, 10, QLatin1Char('0'))), 1);
    QVERIFY(readings.isEmpty());
    // Every reading that a table may choose stands with its rule.
    QStringList chosen =
        m_game->stateSchema()[QLatin1String("properties")][QLatin1String("settings")][QLatin1String("properties")]
            .toObject()
            .keys();
    chosen.removeAll(QStringLiteral("strictness"));
    chosen.removeAll(QStringLiteral("tracking"));
    chosen.removeAll(QStringLiteral("unclear")); // all that have no setting of their own
    settings.sort();
    QCOMPARE(settings, chosen);
}

QTEST_GUILESS_MAIN(Rules)
#include "tst_rules.moc"

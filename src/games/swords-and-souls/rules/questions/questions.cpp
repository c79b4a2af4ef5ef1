// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be asked of a state: who chooses next, where an attack goes, what damage would move, and the chances of cards.
#include "engine/asking.h"
#include "games/swords-and-souls/rules/conditions.h"
#include "games/swords-and-souls/rules/questions/odds.h"
#include "games/swords-and-souls/rules/rules.h"

#include <algorithm>

namespace swordsandsouls {

using engine::Answer;
using engine::Fault;
using engine::Result;

namespace {

Answer told(const QJsonValue& value, R reason)
{
    Answer answer;
    answer.value = value;
    answer.told += engine::Told{&swordsandsouls::reason(reason), {}};
    return answer;
}

Answer wrong(const Fault& fault)
{
    Answer answer;
    answer.verdict.faults += fault;
    return answer;
}

// "31/35" and "88.5714", six digits at most.
QJsonObject exact(const dice::Fraction& chance)
{
    return {{QStringLiteral("exact"), chance.text()}, {QStringLiteral("percent"), QString::number(100 * chance.value(), 'g', 6)}};
}

// --- the questions, each a described struct with what it answers

#define SS_QUESTION(NAME, HELP)                                                                                                  \
    static constexpr char verb[] = NAME;                                                                                         \
    static constexpr char help[] = HELP;

struct Value {
    QString listing;
    SS_QUESTION("value", "What a number is worth: this game has no dice")
    static constexpr void fields(auto each) { each(field("listing", &Value::listing, "a whole number")); }
};

struct Dice {
    QString listing;
    SS_QUESTION("dice", "Which dice are rolled: none in this game")
    static constexpr void fields(auto each) { each(field("listing", &Dice::listing, "a whole number")); }
};

struct GameNow {
    SS_QUESTION("game", "Whether the game is running, and who has won")
    static constexpr void fields(auto each) { each(); }
};

struct ChoosingOrder {
    SS_QUESTION("choosing-order", "In which order the players choose their heroes")
    static constexpr void fields(auto each) { each(); }
};

struct Vault {
    SS_QUESTION("vault", "Which tokens lie in the vault; below 0 stand-ins are on the table")
    static constexpr void fields(auto each) { each(); }
};

struct Path {
    QString target, attacker;
    std::optional<Way> way;
    SS_QUESTION("path", "Whom an attack reaches while everybody dodges, and who is passed over")
    static constexpr void fields(auto each)
    {
        each(field("target", &Path::target, "whom it is declared at; the running attack unless named").names("player").optional(),
            field("attacker", &Path::attacker, "who attacks; whose turn it is unless named").names("player").optional(),
            field("way", &Path::way, "where it goes, if the table decides that").optional());
    }
};

struct Damage {
    QString target;
    std::optional<bool> doubled;
    SS_QUESTION("damage", "What would change hands if the damage were taken now")
    static constexpr void fields(auto each)
    {
        each(field("target", &Damage::target, "who takes it; who answers now unless named").names("player").optional(),
            field("double", &Damage::doubled, "double damage").optional());
    }
};

struct Holding {
    QString who;
    Want want = Want::Reaction;
    int least = 1;
    SS_QUESTION("holding", "How likely a player holds a block or a dodge, by what everybody can know")
    static constexpr void fields(auto each)
    {
        each(field("who", &Holding::who, "whose hand").names("player"),
            field("want", &Holding::want, "block, dodge or any reaction").optional(),
            field("least", &Holding::least, "at least so many").optional().from(0, 99));
    }
};

struct NextHand {
    QString who;
    Want want = Want::Reaction;
    int least = 1;
    SS_QUESTION("next-hand", "The same for the hand after the next draw step, if nothing is played or lost before")
    static constexpr void fields(auto each)
    {
        each(field("who", &NextHand::who, "whose hand").names("player"),
            field("want", &NextHand::want, "block, dodge or any reaction").optional(),
            field("least", &NextHand::least, "at least so many").optional().from(0, 99));
    }
};

struct DeckMemory {
    QString who;
    SS_QUESTION("deck-memory", "What everybody can know of a player's cards")
    static constexpr void fields(auto each) { each(field("who", &DeckMemory::who, "whose").names("player")); }
};

struct Recovery {
    QString who;
    Want want = Want::Reaction;
    int inHand = 0;
    SS_QUESTION("recovery", "How likely the next card that a player draws is a block or a dodge")
    static constexpr void fields(auto each)
    {
        each(field("who", &Recovery::who, "who draws").names("player"),
            field("want", &Recovery::want, "block, dodge or any reaction").optional(),
            field("in_hand", &Recovery::inHand, "so many of them are in the hidden hand").optional().from(0, 99));
    }
};

struct AttacksInARow {
    QString who;
    int attacks = 2;
    Want want = Want::Reaction;
    SS_QUESTION("attacks-in-a-row", "How often a player takes damage from several attacks one after the other, recovery included")
    static constexpr void fields(auto each)
    {
        each(field("who", &AttacksInARow::who, "who is attacked").names("player"),
            field("attacks", &AttacksInARow::attacks, "how many").optional().from(1, 20),
            field("want", &AttacksInARow::want, "block, dodge or any reaction").optional());
    }
};

struct FullCircle {
    QString target, attacker;
    std::optional<Way> way;
    SS_QUESTION("full-circle", "How likely everybody on the way of an attack can dodge it")
    static constexpr void fields(auto each)
    {
        each(field("target", &FullCircle::target, "whom it is declared at; the running attack unless named")
                 .names("player")
                 .optional(),
            field("attacker", &FullCircle::attacker, "who attacks; whose turn it is unless named").names("player").optional(),
            field("way", &FullCircle::way, "where it goes, if the table decides that").optional());
    }
};

struct InRow {
    QString card;
    int refreshes = 0;
    int least = 1;
    SS_QUESTION("in-row", "How likely an arsenal card is turned up, now or after some refreshes without a purchase")
    static constexpr void fields(auto each)
    {
        each(field("card", &InRow::card, "which"), field("refreshes", &InRow::refreshes, "how many").optional().from(0, 99),
            field("least", &InRow::least, "at least so many of it").optional().from(1, 99));
    }
};

struct DrawOdds {
    int wanted = 1, among = 5, drawn = 3, least = 1;
    SS_QUESTION("draw-odds", "How likely wanted cards are among those drawn")
    static constexpr void fields(auto each)
    {
        each(field("wanted", &DrawOdds::wanted, "wanted cards").from(0, 200),
            field("among", &DrawOdds::among, "all cards").from(0, 200),
            field("drawn", &DrawOdds::drawn, "cards drawn").from(0, 200),
            field("least", &DrawOdds::least, "at least so many").optional().from(0, 200));
    }
};

struct RulesInForce {
    SS_QUESTION("rules-in-force", "Which rules the state calls for now")
    static constexpr void fields(auto each) { each(); }
};

#undef SS_QUESTION

using AnyQuestion = std::variant<Value, Dice, GameNow, ChoosingOrder, Vault, Path, Damage, Holding, NextHand, DeckMemory,
    Recovery, AttacksInARow, FullCircle, InRow, DrawOdds, RulesInForce>;

// --- the answers

Answer answer(const State&, const Dice&) { return told(QJsonArray(), R::I_ODDS); }

Answer answer(const State&, const Value& q)
{
    bool isNumber = false;
    const int value = q.listing.trimmed().toInt(&isNumber);
    if (!isNumber)
        return wrong({QStringLiteral("value.listing"), q.listing, tr("This is no number."),
            tr("Give a whole number; this game has no dice.")});
    return told(value, R::I_ODDS);
}

Answer answer(const State& state, const GameNow&)
{
    return told(
        QJsonObject{{QStringLiteral("running"), state.status == Status::Running}, {QStringLiteral("winner"), state.winner}},
        R::I_GAME);
}

Answer answer(const State& state, const ChoosingOrder&)
{
    return told(QJsonArray::fromStringList(clockwise(state, state.first)), R::I_HERO);
}

Answer answer(const State& state, const Vault&)
{
    const Supply left = vault(state);
    return told(QJsonObject{{QStringLiteral("small"), left.small}, {QStringLiteral("large"), left.large}}, R::I_VAULT);
}

// The attack that a question means: the running one unless somebody is named.
struct Aim {
    QString attacker, target;
    Way way = Way::Clockwise;
};

std::variant<Aim, Fault> aimOf(
    const State& state, const char* place, const QString& attacker, const QString& target, std::optional<Way> way)
{
    if (target.isEmpty() && !state.attack)
        return Fault{QLatin1String(place), {}, tr("No attack is on the table."), tr("Name the target.")};
    Aim aim{actorOf(state, attacker), target, Way::Open};
    if (target.isEmpty())
        aim = {state.attack->attacker, state.attack->target, state.attack->way};
    else
        aim.way = wayOf(state, aim.attacker, aim.target);
    if (aim.way == Way::Open)
        aim.way = way.value_or(Way::Open);
    if (aim.way == Way::Open)
        return noWay(place);
    if (aim.attacker.isEmpty() || aim.attacker == aim.target)
        return Fault{QLatin1String(place), aim.target, tr("An attack needs an attacker and another player as its target."),
            tr("Name both.")};
    return aim;
}

Answer answer(const State& state, const Path& q)
{
    const auto aim = aimOf(state, "path.target", q.attacker, q.target, q.way);
    if (const Fault* fault = std::get_if<Fault>(&aim))
        return wrong(*fault);
    const auto& [attacker, target, way] = std::get<Aim>(aim);
    QJsonArray asked, passed;
    for (const QString& id : circle(state, attacker, target, way))
        (player(state, id).down ? passed : asked) += id;
    Answer answer = told(QJsonObject{{QStringLiteral("way"), engine::nameOf(way)}, {QStringLiteral("asked"), asked},
                             {QStringLiteral("passed"), passed}, {QStringLiteral("fails_at"), attacker}},
        R::I_WAY);
    answer.told += engine::Told{&reason(R::I_FAILED), {}};
    if (!passed.isEmpty())
        answer.told += engine::Told{&reason(R::I_PASSED), {}};
    return answer;
}

Answer answer(const State& state, const Damage& q)
{
    if (q.target.isEmpty() && !state.attack)
        return wrong({QStringLiteral("damage.target"), {}, tr("No attack is on the table."), tr("Name the target.")});
    const Player& target = player(state, q.target.isEmpty() ? state.attack->target : q.target);
    const int hearts = q.doubled.value_or(state.attack && state.attack->doubled) ? 2 : 1;
    const int small = std::min(hearts, target.small);
    const bool isDefeated = small < hearts;
    QStringList treasures;
    for (const Treasure& one : target.treasures)
        treasures += one.card;
    return told(QJsonObject{{QStringLiteral("target"), target.id}, {QStringLiteral("obols"), small},
                    {QStringLiteral("fragments"), isDefeated ? target.large : 0}, {QStringLiteral("defeated"), isDefeated},
                    {QStringLiteral("one_treasure_of"), QJsonArray::fromStringList(treasures)},
                    {QStringLiteral("draws"), isDefeated ? 0 : 1}, {QStringLiteral("takes_card"), isDefeated}},
        isDefeated ? R::I_DEFEAT : R::I_SMALL);
}

Fault unknownCards(const char* place, const Player& who)
{
    return {QLatin1String(place), who.id,
        engine::fill(tr("Not every card of %1 is known by name: known %2 of %3."),
            {who.id, number(pool(who).size()), number(privateHand(who).size() + who.deck.size())}),
        engine::fill(tr("Enter the missing names as players.%1.unseen."), {who.id})};
}

// The first cards drawn come from the deck; later ones from the discard pile.
bool isDrawKnown(const Player& who, int draws)
{
    return isKnown(who) && (draws <= who.deck.size() || !who.discard.contains(QLatin1String(unnamedCard)));
}

Answer answer(const State& state, const Holding& q)
{
    const Player& who = player(state, q.who);
    if (!isKnown(who))
        return wrong(unknownCards("holding.who", who));
    QJsonObject value = exact(chanceOfHolding(state, who, q.want, q.least));
    value.insert(QStringLiteral("certain"), certain(state, who, q.want));
    value.insert(QStringLiteral("among"), int(pool(who).size()));
    value.insert(QStringLiteral("wanted"), wantedIn(state, pool(who), q.want));
    value.insert(QStringLiteral("hidden"), int(privateHand(who).size()));
    return told(value, R::I_ODDS);
}

Answer answer(const State& state, const NextHand& q)
{
    const Player& who = player(state, q.who);
    if (!isDrawKnown(who, missing(who)))
        return wrong(unknownCards("next-hand.who", who));
    QJsonObject value = exact(chanceNextHand(state, who, q.want, q.least));
    value.insert(QStringLiteral("drawn"), std::min(missing(who), int(who.deck.size() + who.discard.size())));
    return told(value, R::I_ODDS);
}

Answer answer(const State& state, const DeckMemory& q)
{
    const Player& who = player(state, q.who);
    QStringList unseen = pool(who);
    unseen.sort(); // where they lie is not told
    return told(
        QJsonObject{{QStringLiteral("complete"), isPoolKnown(who)}, {QStringLiteral("hidden"), int(privateHand(who).size())},
            {QStringLiteral("deck"), int(who.deck.size())}, {QStringLiteral("hand_or_deck"), QJsonArray::fromStringList(unseen)},
            {QStringLiteral("shown"), QJsonArray::fromStringList(who.shown)},
            {QStringLiteral("discard"), QJsonArray::fromStringList(who.discard)}},
        R::I_ODDS);
}

Answer answer(const State& state, const Recovery& q)
{
    const Player& who = player(state, q.who);
    if (!isDrawKnown(who, 1))
        return wrong(unknownCards("recovery.who", who));
    return told(exact(chanceOfDrawing(state, who, q.want, q.inHand)), R::I_ODDS);
}

Answer answer(const State& state, const AttacksInARow& q)
{
    const Player& who = player(state, q.who);
    if (!isDrawKnown(who, q.attacks))
        return wrong(unknownCards("attacks-in-a-row.who", who));
    const dice::Distribution all = damages(state, who, q.want, q.attacks);
    QJsonArray rows;
    for (const qint64 times : all.outcomes()) {
        QJsonObject row = exact(dice::exactly(all, times));
        row.insert(QStringLiteral("damages"), times);
        rows += row;
    }
    return told(rows, R::I_ODDS);
}

Answer answer(const State& state, const FullCircle& q)
{
    const auto aim = aimOf(state, "full-circle.target", q.attacker, q.target, q.way);
    if (const Fault* fault = std::get_if<Fault>(&aim))
        return wrong(*fault);
    const auto& [attacker, target, way] = std::get<Aim>(aim);
    for (const QString& id : circle(state, attacker, target, way))
        if (const Player& one = player(state, id); !one.down && !isKnown(one))
            return wrong(unknownCards("full-circle.target", one));
    return told(exact(chanceOfFullCircle(state, attacker, target, way)), R::I_ODDS);
}

Answer answer(const State& state, const InRow& q)
{
    const auto isBlank = [](const QStringList& layer) { return layer.contains(QLatin1String(unnamedCard)); };
    if (std::ranges::any_of(layersOf(state.arsenal) + QList<QStringList>{state.arsenal.row}, isBlank))
        return wrong({QStringLiteral("in-row.card"), q.card, tr("Not every arsenal card is known by name."),
            tr("Enter the arsenal as a pack, or correct arsenal.deck.")});
    return told(exact(chanceInRow(state, q.card, q.refreshes, q.least)), R::I_ODDS);
}

Answer answer(const State&, const DrawOdds& q)
{
    if (q.wanted > q.among || q.drawn > q.among)
        return wrong({QStringLiteral("draw-odds.among"), number(q.among), tr("There are fewer cards than that."),
            tr("Give at least as many cards as are wanted or drawn.")});
    return told(exact(dice::atLeast(dice::drawnOf(q.wanted, q.among, q.drawn), q.least)), R::I_ODDS);
}

Answer answer(const State& state, const RulesInForce&)
{
    return told(QJsonArray::fromStringList(engine::rulesBehind(offers(state), bookRules())), R::I_GAME);
}

} // namespace

namespace {

constexpr auto answering = [](const State& state, const auto& q) { return answer(state, q); };

} // namespace

const QList<engine::Question>& questions()
{
    static const QList<engine::Question> all = engine::questionsIn<AnyQuestion, State>(answering);
    return all;
}

engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields)
{
    return engine::asked<AnyQuestion>(
        state, question, fields, [&](QLatin1String kind) { return namesOf(state, kind); }, answering);
}

} // namespace swordsandsouls

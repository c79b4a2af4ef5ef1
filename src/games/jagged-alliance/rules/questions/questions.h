// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that can be asked of a state: each question a described struct, what it answers behind it; which file answers is
// told by its area.
#pragma once

#include "games/jagged-alliance/rules/dice/odds.h"
#include "games/jagged-alliance/rules/rules.h"

#include "engine/asking.h"

namespace jaggedalliance::asked {

// A chance, exactly and as people read it.
struct Odds {
    QString exact;
    double percent = 0;
    MR_FIELDS(field("exact", &Odds::exact, "as a fraction"), field("percent", &Odds::percent, "rounded"))
};
using Spread = QMap<QString, Odds>; // the chance of each number

// The dice tray writes a pool as a listing.
struct Dice {
    QString dice, listing;
    MR_VERB("dice", "Which dice a pool rolls: their sides", field("dice", &Dice::dice, "letters Y, O, R, B: YYO").optional(),
        field("listing", &Dice::listing, "the same").optional())
};

struct Value {
    Pool dice;
    QString listing; // asks for the number alone
    bool expertise = false;
    int successes = 0;
    QList<int> rolled;
    MR_VERB("value", "Which dice a roll takes with such faces, and their successes",
        field("dice", &Value::dice, "letters Y, O, R, B: YYO").optional(),
        field("listing", &Value::listing, "the same, for the successes alone").optional(),
        field("expertise", &Value::expertise, "with Expertise").optional(),
        field("successes", &Value::successes, "automatic successes").optional().from(0, 99),
        field("rolled", &Value::rolled, "faces, by number").optional().from(1, 99))
};
struct Thrown {
    int successes = 0;
    QList<Colour> dice;
    int missing = 0;
    MR_FIELDS(field("successes", &Thrown::successes, "successes"), field("dice", &Thrown::dice, "the colour of each die"),
        field("missing", &Thrown::missing, "faces still to come"))
};

struct Chance {
    Pool dice;
    bool expertise = false;
    bool reroll = false;
    int successes = 0;
    int armour = 0;
    int burst = 1;
    int atLeast = 1;
    MR_VERB("chance", "The chance of at least so many successes, or damage behind armour",
        field("dice", &Chance::dice, "letters Y, O, R, B: YYO"),
        field("expertise", &Chance::expertise, "with Expertise").optional(),
        field("reroll", &Chance::reroll, "one die may be rerolled").optional(),
        field("successes", &Chance::successes, "automatic successes and bonuses").optional().from(0, 99),
        field("armour", &Chance::armour, "taken off every attack").optional().from(0, 99),
        field("burst", &Chance::burst, "repetitions").optional().from(1, 9),
        field("at_least", &Chance::atLeast, "how many").optional().from(0, 99))
};

struct Mean {
    Pool dice;
    bool expertise = false;
    int successes = 0;
    int armour = 0;
    int burst = 1;
    MR_VERB("mean", "Mean and variance of the successes, or of the damage behind armour",
        field("dice", &Mean::dice, "letters Y, O, R, B: YYO"), field("expertise", &Mean::expertise, "with Expertise").optional(),
        field("successes", &Mean::successes, "automatic successes and bonuses").optional().from(0, 99),
        field("armour", &Mean::armour, "taken off every attack").optional().from(0, 99),
        field("burst", &Mean::burst, "repetitions").optional().from(1, 9))
};
// Fractions; numbers where dice have no end.
struct Moments {
    QJsonValue mean, variance;
    MR_FIELDS(field("mean", &Moments::mean, "mean"), field("variance", &Moments::variance, "variance"))
};

struct AttackOdds {
    QString card, target;
    int use = 1;
    bool wear = false;
    QStringList helpers, worn;
    int rebels = 0;
    int burst = 0;
    MR_VERB("attack-odds", "What an attack of the active mercenary is likely to do",
        field("card", &AttackOdds::card, "with what").names("card"),
        field("target", &AttackOdds::target, "which enemy").names("enemy"),
        field("use", &AttackOdds::use, "which of its actions").optional().from(1, 9),
        field("wear", &AttackOdds::wear, "durability is spent").optional(),
        field("with", &AttackOdds::helpers, "consumables that help").names("card").optional(),
        field("rebels", &AttackOdds::rebels, "rebels that support").optional().from(0, 20),
        field("worn", &AttackOdds::worn, "upgrades whose durability effect is paid for").names("card").optional(),
        field("burst", &AttackOdds::burst, "repetitions; 0: as printed").optional().from(0, 9))
};
struct Damages {
    Odds defeat, hurt;
    double mean = 0;
    Spread damage;
    int healthLeft = 0;
    int armour = 0;
    MR_FIELDS(field("defeat", &Damages::defeat, "chance to defeat it"), field("hurt", &Damages::hurt, "chance to hurt it"),
        field("mean", &Damages::mean, "mean damage"), field("damage", &Damages::damage, "the chance of each damage"),
        field("health_left", &Damages::healthLeft, "health left"), field("armour", &Damages::armour, "armour"))
};

struct Defence {
    QString incoming;
    QStringList worn;
    int rebels = 0;
    QStringList helpers = {};
    bool terrain = false;
    MR_VERB("defence", "Armour or stealth: both chances, and what comes along",
        field("incoming", &Defence::incoming, "which damage; otherwise the first").names("incoming").optional(),
        field("worn", &Defence::worn, "cards whose durability helps").names("card").optional(),
        field("rebels", &Defence::rebels, "rebels that support armour").optional().from(0, 20),
        field("with", &Defence::helpers, "consumables that help").names("card").optional(),
        field("terrain", &Defence::terrain, "the area's terrain adds its die, which nobody entered").optional())
};
struct Guarding {
    Pool dice;
    Odds unhurt;
    double meanWounds = 0;
    Spread wounds;
    MR_FIELDS(field("dice", &Guarding::dice, "dice"), field("unhurt", &Guarding::unhurt, "chance of no wound"),
        field("mean_wounds", &Guarding::meanWounds, "mean wounds"),
        field("wounds", &Guarding::wounds, "the chance of each number"))
};
struct Hiding {
    Pool dice;
    int difficulty = 0;
    Odds evades;
    double meanWounds = 0;
    MR_FIELDS(field("dice", &Hiding::dice, "dice"), field("difficulty", &Hiding::difficulty, "successes needed"),
        field("evades", &Hiding::evades, "chance to evade it"), field("mean_wounds", &Hiding::meanWounds, "mean wounds"))
};
struct Defences {
    QString who;
    int damage = 0;
    QList<Icon> comesAlong;
    Guarding armour;
    std::optional<Hiding> stealth;
    RollKind better = RollKind::Armour;
    MR_FIELDS(field("who", &Defences::who, "who is hit"), field("damage", &Defences::damage, "damage"),
        field("comes_along", &Defences::comesAlong, "what armour does not stop"),
        field("armour", &Defences::armour, "behind armour"), field("stealth", &Defences::stealth, "hiding, where one may"),
        field("better", &Defences::better, "armour or stealth"))
};

struct PoolOf {
    QString who;
    RollKind kind = RollKind::Armour;
    QString card;
    int use = 1;
    bool wear = false;
    QStringList worn;
    int rebels = 0;
    QStringList helpers = {};
    MR_VERB("pool", "The dice that a mercenary takes for a roll",
        field("who", &PoolOf::who, "who; nobody for a counter-attack").names("mercenary").optional(),
        field("kind", &PoolOf::kind, "what is rolled for"),
        field("card", &PoolOf::card, "attack: with what").names("card").optional(),
        field("use", &PoolOf::use, "attack: which of its actions").optional().from(1, 9),
        field("wear", &PoolOf::wear, "attack: durability is spent").optional(),
        field("worn", &PoolOf::worn, "defence: cards whose durability helps").names("card").optional(),
        field("rebels", &PoolOf::rebels, "rebels that support").optional().from(0, 20),
        field("with", &PoolOf::helpers, "consumables that help").names("card").optional())
};
struct Taken {
    Pool dice;
    int successes = 0;
    bool expertise = false;
    bool reroll = false;
    MR_FIELDS(field("dice", &Taken::dice, "dice"), field("successes", &Taken::successes, "automatic successes"),
        field("expertise", &Taken::expertise, "with Expertise"), field("reroll", &Taken::reroll, "one die may be rerolled"))
};

struct Order {
    QString at;
    MR_VERB("order", "The enemies of a place in the order in which they act; equal ones together",
        field("at", &Order::at, "sector or mission; otherwise that of the active mercenary").optional())
};

struct TargetOf {
    QString enemy;
    MR_VERB("target", "Whom an enemy attacks, and why", field("enemy", &TargetOf::enemy, "which").names("enemy"))
};

struct Way {
    QString enemy;
    MR_VERB("way", "Where an enemy goes next; several: the players choose", field("enemy", &Way::enemy, "which").names("enemy"))
};

struct EnemyValues {
    QString enemy;
    QString against;
    MR_VERB("enemy", "What counts of an enemy now: health left, armour, damage, difficulty of hiding",
        field("enemy", &EnemyValues::enemy, "which").names("enemy"),
        field("against", &EnemyValues::against, "damage against whom").names("mercenary").optional())
};
struct Values { // none: nobody entered what its card prints
    std::optional<int> healthLeft, armour, damage, range, stealth;
    MR_FIELDS(field("health_left", &Values::healthLeft, "health left"), field("armour", &Values::armour, "armour"),
        field("damage", &Values::damage, "damage"), field("range", &Values::range, "range; below 0: no limit"),
        field("stealth", &Values::stealth, "difficulty of hiding"))
};

struct Liberation {
    QString sector;
    MR_VERB("liberation", "Whether a sector is liberated, and what is missing",
        field("sector", &Liberation::sector, "which").names("sector"))
};

struct Loss {
    MR_VERB("loss", "Whether the scenario is lost because nobody stands")
};

struct AimDeck {
    MR_VERB("aim-deck", "Which numbers of the A.I.M. deck are missing")
};

struct TeamSize {
    int players = 1;
    MR_VERB("team-size", "How many mercenaries each player leads", field("players", &TeamSize::players, "players").from(1, 4))
};
struct Team {
    int each = 0;
    int mercenaries = 0;
    bool extraCube = false;
    bool sharedCommand = false;
    static constexpr void fields(auto all)
    {
        all(field("each", &Team::each, "for each player"), field("mercenaries", &Team::mercenaries, "in all"),
            field("extra_cube", &Team::extraCube, "each has one more cube"),
            field("shared_command", &Team::sharedCommand, "there is a shared command token"));
    }
};

struct MostCubes {
    QString who;
    MR_VERB("cubes", "How many cubes a mercenary has in all", field("who", &MostCubes::who, "who").names("mercenary"))
};

struct BribeOdds {
    int dice = 1;
    QStringList helpers = {};
    MR_VERB("bribe-odds", "The threat levels that a bribe leads to", field("dice", &BribeOdds::dice, "dice").from(1, 30),
        field("with", &BribeOdds::helpers, "consumables that help").names("card").optional())
};
struct Bribed {
    int price = 0;
    Spread levels;
    MR_FIELDS(field("price", &Bribed::price, "price"), field("levels", &Bribed::levels, "the chance of each threat level"))
};

struct CounterAttackOdds {
    int strength = -1;
    int rebels = 0;
    QStringList helpers = {};
    MR_VERB("counter-attack", "The chance to hold a counter-attack, and the rebels that make it 50, 80 or 95 percent",
        field("strength", &CounterAttackOdds::strength, "strength; otherwise of the open one or of this level")
            .optional()
            .from(-1, 40),
        field("rebels", &CounterAttackOdds::rebels, "rebels that support").optional().from(0, 30),
        field("with", &CounterAttackOdds::helpers, "consumables that help").names("card").optional())
};
using RebelsFor = QMap<QString, int>; // by percent; -1: more than 30
struct Held {
    int strength = 0;
    Odds hold;
    RebelsFor rebelsFor;
    MR_FIELDS(field("strength", &Held::strength, "strength"), field("hold", &Held::hold, "chance to hold"),
        field("rebels_for", &Held::rebelsFor, "rebels for a chance in percent"))
};

struct Forecast {
    MR_VERB("forecast", "When the next counter-attack can come, and what a rebel or a fund buys")
};
struct Support {
    int rebels = 0;
    Odds hold;
    MR_FIELDS(field("rebels", &Support::rebels, "rebels"), field("hold", &Support::hold, "chance to hold"))
};
struct Coming {
    int phase = 0;
    int level = 0;
    int strength = 0;
    QList<Support> support;
    RebelsFor rebelsFor;
    MR_FIELDS(field("phase", &Coming::phase, "dictator phases from now"), field("level", &Coming::level, "threat level"),
        field("strength", &Coming::strength, "strength"), field("support", &Coming::support, "what rebels do"),
        field("rebels_for", &Coming::rebelsFor, "rebels for a chance in percent"))
};
struct OpenBribe {
    int dice = 0;
    int price = 0;
    Spread levels;
    MR_FIELDS(field("dice", &OpenBribe::dice, "dice"), field("price", &OpenBribe::price, "price"),
        field("levels", &OpenBribe::levels, "the chance of each threat level"))
};
struct Outlook {
    int level = 0;
    int tokens = 0;
    std::optional<Coming> next; // none within twenty turns
    QList<OpenBribe> bribes;
    MR_FIELDS(field("level", &Outlook::level, "threat level"), field("tokens", &Outlook::tokens, "threat tokens"),
        field("next", &Outlook::next, "the next counter-attack"), field("bribes", &Outlook::bribes, "bribes that can be paid"))
};

struct Discards {
    QString who;
    MR_VERB(
        "discards", "How many cards the dead mercenary's player discards", field("who", &Discards::who, "who").names("mercenary"))
};

struct Prices {
    QStringList cards;
    MR_VERB("price", "What selling these cards brings", field("cards", &Prices::cards, "which").names("card"))
};

struct RulesInForce {
    MR_VERB("rules-in-force", "Which rules the state calls for now")
};

engine::Answered<QList<int>> answer(const State& state, const Dice& question);
using Shown = std::variant<int, Thrown>; // the number alone, for a listing
engine::Answered<Shown> answer(const State& state, const Value& question);
engine::Answered<QString> answer(const State& state, const Chance& question);
engine::Answered<Moments> answer(const State& state, const Mean& question);
engine::Answered<Damages> answer(const State& state, const AttackOdds& question);
engine::Answered<std::optional<Defences>> answer(const State& state, const Defence& question);
using Dealt = std::variant<Pool, Taken>; // the letters alone, unless more comes with them
engine::Answered<Dealt> answer(const State& state, const PoolOf& question);
engine::Answered<QList<QJsonValue>> answer(const State& state, const Order& question); // an id, or those of equal ones
engine::Answered<std::optional<QString>> answer(const State& state, const TargetOf& question);
engine::Answered<QStringList> answer(const State& state, const Way& question);
engine::Answered<Values> answer(const State& state, const EnemyValues& question);
engine::Answered<bool> answer(const State& state, const Liberation& question);
engine::Answered<bool> answer(const State& state, const Loss& question);
engine::Answered<QList<int>> answer(const State& state, const AimDeck& question);
engine::Answered<Team> answer(const State& state, const TeamSize& question);
engine::Answered<int> answer(const State& state, const MostCubes& question);
engine::Answered<Bribed> answer(const State& state, const BribeOdds& question);
engine::Answered<Held> answer(const State& state, const CounterAttackOdds& question);
engine::Answered<Outlook> answer(const State& state, const Forecast& question);
engine::Answered<int> answer(const State& state, const Discards& question);
engine::Answered<int> answer(const State& state, const Prices& question);
engine::Answered<QStringList> answer(const State& state, const RulesInForce& question);

// The enemies of a place in the order in which they act; equal ones together.
QList<QStringList> orderAt(const State& state, const QString& at);

// --- what several answers use

template <class T> engine::Answered<T> told(T value, std::same_as<R> auto... why)
{
    return {std::move(value), {}, {engine::Told{&reason(why), {}}...}};
}
// Whether anything goes on that could be asked about: a scenario that has ended, or none, has no order and no threat.
bool isPlayed(const State& state);
engine::Told saidNow(const State& state);
template <class T> engine::Answered<T> unplayed(const State& state, T value = {})
{
    return {std::move(value), {}, {saidNow(state)}};
}
template <class T> engine::Answered<T> wrong(engine::Fault fault) { return {{}, {{}, {std::move(fault)}}, {}}; }
// The roll that is asked about: with which card, what helps, what is spent.
template <class Q> Roll rollFor(RollKind kind, const QString& who, const Q& q)
{
    Roll roll;
    roll.kind = kind;
    roll.who = who;
    roll.card = q.card;
    roll.use = q.use;
    roll.with = q.helpers;
    roll.wear = q.wear;
    roll.worn = q.worn;
    roll.rebels = q.rebels;
    return roll;
}
Odds chance(const dice::Fraction& fraction);
Spread spreadOf(const dice::Distribution& of);
dice::Distribution repeated(const dice::Distribution& once, int burst);

} // namespace jaggedalliance::asked

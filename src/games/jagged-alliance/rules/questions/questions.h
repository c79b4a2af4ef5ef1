// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that can be asked of a state, each question a described struct; which file answers it is told by its area.
#pragma once

#include "games/jagged-alliance/rules/dice/odds.h"
#include "games/jagged-alliance/rules/rules.h"

#include "engine/asking.h"

namespace jaggedalliance::asked {

#define JA_QUESTION(NAME, HELP)                                                                                                  \
    static constexpr char verb[] = NAME;                                                                                         \
    static constexpr char help[] = HELP;

// The dice tray writes a pool as a listing.
struct Dice {
    QString dice, listing;
    JA_QUESTION("dice", "Which dice a pool rolls: their sides")
    static constexpr void fields(auto each)
    {
        each(field("dice", &Dice::dice, "letters Y, O, R, B: YYO").optional(),
            field("listing", &Dice::listing, "the same").optional());
    }
};

struct Value {
    Pool dice;
    QString listing; // asks for the number alone
    bool expertise = false;
    int successes = 0;
    QList<int> rolled;
    JA_QUESTION("value", "Which dice a roll takes with such faces, and their successes")
    static constexpr void fields(auto each)
    {
        each(field("dice", &Value::dice, "letters Y, O, R, B: YYO").optional(),
            field("listing", &Value::listing, "the same, for the successes alone").optional(),
            field("expertise", &Value::expertise, "with Expertise").optional(),
            field("successes", &Value::successes, "automatic successes").optional().from(0, 99),
            field("rolled", &Value::rolled, "faces, by number").optional().from(1, 99));
    }
};

struct Chance {
    Pool dice;
    bool expertise = false;
    bool reroll = false;
    int successes = 0;
    int armour = 0;
    int burst = 1;
    int atLeast = 1;
    JA_QUESTION("chance", "The chance of at least so many successes, or damage behind armour")
    static constexpr void fields(auto each)
    {
        each(field("dice", &Chance::dice, "letters Y, O, R, B: YYO"),
            field("expertise", &Chance::expertise, "with Expertise").optional(),
            field("reroll", &Chance::reroll, "one die may be rerolled").optional(),
            field("successes", &Chance::successes, "automatic successes and bonuses").optional().from(0, 99),
            field("armour", &Chance::armour, "taken off every attack").optional().from(0, 99),
            field("burst", &Chance::burst, "repetitions").optional().from(1, 9),
            field("at_least", &Chance::atLeast, "how many").optional().from(0, 99));
    }
};

struct Mean {
    Pool dice;
    bool expertise = false;
    int successes = 0;
    int armour = 0;
    int burst = 1;
    JA_QUESTION("mean", "Mean and variance of the successes, or of the damage behind armour")
    static constexpr void fields(auto each)
    {
        each(field("dice", &Mean::dice, "letters Y, O, R, B: YYO"),
            field("expertise", &Mean::expertise, "with Expertise").optional(),
            field("successes", &Mean::successes, "automatic successes and bonuses").optional().from(0, 99),
            field("armour", &Mean::armour, "taken off every attack").optional().from(0, 99),
            field("burst", &Mean::burst, "repetitions").optional().from(1, 9));
    }
};

struct AttackOdds {
    QString card, target;
    int use = 1;
    bool wear = false;
    QStringList helpers, worn;
    int rebels = 0;
    int burst = 0;
    JA_QUESTION("attack-odds", "What an attack of the active mercenary is likely to do")
    static constexpr void fields(auto each)
    {
        each(field("card", &AttackOdds::card, "with what").names("card"),
            field("target", &AttackOdds::target, "which enemy").names("enemy"),
            field("use", &AttackOdds::use, "which of its actions").optional().from(1, 9),
            field("wear", &AttackOdds::wear, "durability is spent").optional(),
            field("with", &AttackOdds::helpers, "consumables that help").names("card").optional(),
            field("rebels", &AttackOdds::rebels, "rebels that support").optional().from(0, 20),
            field("worn", &AttackOdds::worn, "upgrades whose durability effect is paid for").names("card").optional(),
            field("burst", &AttackOdds::burst, "repetitions; 0: as printed").optional().from(0, 9));
    }
};

struct Defence {
    QString incoming;
    QStringList worn;
    int rebels = 0;
    JA_QUESTION("defence", "Armour or stealth: both chances, and what comes along")
    static constexpr void fields(auto each)
    {
        each(field("incoming", &Defence::incoming, "which damage; otherwise the first").names("incoming").optional(),
            field("worn", &Defence::worn, "cards whose durability helps").names("card").optional(),
            field("rebels", &Defence::rebels, "rebels that support armour").optional().from(0, 20));
    }
};

struct PoolOf {
    QString who;
    RollKind kind = RollKind::Armour;
    QString card;
    int use = 1;
    bool wear = false;
    QStringList worn;
    int rebels = 0;
    JA_QUESTION("pool", "The dice that a mercenary takes for a roll")
    static constexpr void fields(auto each)
    {
        each(field("who", &PoolOf::who, "who; nobody for a counter-attack").names("mercenary").optional(),
            field("kind", &PoolOf::kind, "what is rolled for"),
            field("card", &PoolOf::card, "attack: with what").names("card").optional(),
            field("use", &PoolOf::use, "attack: which of its actions").optional().from(1, 9),
            field("wear", &PoolOf::wear, "attack: durability is spent").optional(),
            field("worn", &PoolOf::worn, "defence: cards whose durability helps").names("card").optional(),
            field("rebels", &PoolOf::rebels, "rebels that support").optional().from(0, 20));
    }
};

struct Order {
    QString at;
    JA_QUESTION("order", "The enemies of a place in the order in which they act; equal ones together")
    static constexpr void fields(auto each)
    {
        each(field("at", &Order::at, "sector or mission; otherwise that of the active mercenary").optional());
    }
};

struct TargetOf {
    QString enemy;
    JA_QUESTION("target", "Whom an enemy attacks, and why")
    static constexpr void fields(auto each) { each(field("enemy", &TargetOf::enemy, "which").names("enemy")); }
};

struct Way {
    QString enemy;
    JA_QUESTION("way", "Where an enemy goes next; several: the players choose")
    static constexpr void fields(auto each) { each(field("enemy", &Way::enemy, "which").names("enemy")); }
};

struct EnemyValues {
    QString enemy;
    QString against;
    JA_QUESTION("enemy", "What counts of an enemy now: health left, armour, damage, difficulty of hiding")
    static constexpr void fields(auto each)
    {
        each(field("enemy", &EnemyValues::enemy, "which").names("enemy"),
            field("against", &EnemyValues::against, "damage against whom").names("mercenary").optional());
    }
};

struct Liberation {
    QString sector;
    JA_QUESTION("liberation", "Whether a sector is liberated, and what is missing")
    static constexpr void fields(auto each) { each(field("sector", &Liberation::sector, "which").names("sector")); }
};

struct Loss {
    JA_QUESTION("loss", "Whether the scenario is lost because nobody stands")
    static constexpr void fields(auto each) { each(); }
};

struct AimDeck {
    JA_QUESTION("aim-deck", "Which numbers of the A.I.M. deck are missing")
    static constexpr void fields(auto each) { each(); }
};

struct TeamSize {
    int players = 1;
    JA_QUESTION("team-size", "How many mercenaries each player leads")
    static constexpr void fields(auto each) { each(field("players", &TeamSize::players, "players").from(1, 4)); }
};

struct MostCubes {
    QString who;
    JA_QUESTION("cubes", "How many cubes a mercenary has in all")
    static constexpr void fields(auto each) { each(field("who", &MostCubes::who, "who").names("mercenary")); }
};

struct BribeOdds {
    int dice = 1;
    JA_QUESTION("bribe-odds", "The threat levels that a bribe leads to")
    static constexpr void fields(auto each) { each(field("dice", &BribeOdds::dice, "dice").from(1, 30)); }
};

struct CounterAttackOdds {
    int strength = -1;
    int rebels = 0;
    JA_QUESTION("counter-attack", "The chance to hold a counter-attack, and the rebels that make it 50, 80 or 95 percent")
    static constexpr void fields(auto each)
    {
        each(field("strength", &CounterAttackOdds::strength, "strength; otherwise of the open one or of this level")
                 .optional()
                 .from(-1, 40),
            field("rebels", &CounterAttackOdds::rebels, "rebels that support").optional().from(0, 30));
    }
};

struct Forecast {
    JA_QUESTION("forecast", "When the next counter-attack can come, and what a rebel or a fund buys")
    static constexpr void fields(auto each) { each(); }
};

struct Discards {
    QString who;
    JA_QUESTION("discards", "How many cards the dead mercenary's player discards")
    static constexpr void fields(auto each) { each(field("who", &Discards::who, "who").names("mercenary")); }
};

struct Prices {
    QStringList cards;
    JA_QUESTION("price", "What selling these cards brings")
    static constexpr void fields(auto each) { each(field("cards", &Prices::cards, "which").names("card")); }
};

struct RulesInForce {
    JA_QUESTION("rules-in-force", "Which rules the state calls for now")
    static constexpr void fields(auto each) { each(); }
};

#undef JA_QUESTION

engine::Answer answer(const State& state, const Dice& question);
engine::Answer answer(const State& state, const Value& question);
engine::Answer answer(const State& state, const Chance& question);
engine::Answer answer(const State& state, const Mean& question);
engine::Answer answer(const State& state, const AttackOdds& question);
engine::Answer answer(const State& state, const Defence& question);
engine::Answer answer(const State& state, const PoolOf& question);
engine::Answer answer(const State& state, const Order& question);
engine::Answer answer(const State& state, const TargetOf& question);
engine::Answer answer(const State& state, const Way& question);
engine::Answer answer(const State& state, const EnemyValues& question);
engine::Answer answer(const State& state, const Liberation& question);
engine::Answer answer(const State& state, const Loss& question);
engine::Answer answer(const State& state, const AimDeck& question);
engine::Answer answer(const State& state, const TeamSize& question);
engine::Answer answer(const State& state, const MostCubes& question);
engine::Answer answer(const State& state, const BribeOdds& question);
engine::Answer answer(const State& state, const CounterAttackOdds& question);
engine::Answer answer(const State& state, const Forecast& question);
engine::Answer answer(const State& state, const Discards& question);
engine::Answer answer(const State& state, const Prices& question);
engine::Answer answer(const State& state, const RulesInForce& question);

// --- what several answers use

engine::Answer told(const QJsonValue& value, R reason);
QJsonObject chance(const dice::Fraction& fraction); // exact and in percent
QJsonObject spreadOf(const dice::Distribution& of);
dice::Distribution repeated(const dice::Distribution& once, int burst);

} // namespace jaggedalliance::asked

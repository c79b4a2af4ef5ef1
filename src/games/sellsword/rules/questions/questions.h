// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The questions that Sellsword answers, each a described struct with what it answers.
#pragma once

#include "engine/game.h"
#include "games/sellsword/rules/reasons.h"
#include "games/sellsword/rules/state.h"

#include <variant>

namespace sellsword {

#define SS_QUESTION(NAME, HELP)                                                                                                  \
    static constexpr char verb[] = NAME;                                                                                         \
    static constexpr char help[] = HELP;

struct Dice {
    QString listing;
    SS_QUESTION("dice", "Which dice a term rolls: their sides")
    static constexpr void fields(auto each) { each(field("listing", &Dice::listing, "d20, 2d6 …")); }
};

struct Value {
    QString listing;
    QList<int> rolled;
    SS_QUESTION("value", "What a term is worth with these faces")
    static constexpr void fields(auto each)
    {
        each(field("listing", &Value::listing, "d20, 2d6 …"), field("rolled", &Value::rolled, "dice faces").optional());
    }
};

struct Distance {
    QString from, to;
    std::optional<Square> square;
    SS_QUESTION("distance", "Squares counted from a unit to another unit or to a square")
    static constexpr void fields(auto each)
    {
        each(field("from", &Distance::from, "unit").names("unit"), field("to", &Distance::to, "unit").names("unit").optional(),
            field("square", &Distance::square, "square").optional());
    }
};

struct Looking {
    QString from, to;
    SS_QUESTION("sight", "Whether a unit sees another one, what cover it has and whether it is invisible")
    static constexpr void fields(auto each)
    {
        each(field("from", &Looking::from, "viewer").names("unit"), field("to", &Looking::to, "target").names("unit"));
    }
};

struct Adjacency {
    QString who;
    SS_QUESTION("adjacent", "Who stands adjacent to a unit, and whether it is flanked")
    static constexpr void fields(auto each) { each(field("who", &Adjacency::who, "unit").names("unit")); }
};

struct Reach {
    QString who;
    int acts = 1;
    SS_QUESTION("reach", "Every square that a unit reaches with so many basic moves, what it costs and why")
    static constexpr void fields(auto each)
    {
        each(field("who", &Reach::who, "unit").names("unit"), field("acts", &Reach::acts, "basic moves").optional().from(0, 3));
    }
};

struct PathCost {
    QString who;
    QList<Square> path;
    SS_QUESTION("path-cost", "What each step of a way costs, and why")
    static constexpr void fields(auto each)
    {
        each(field("who", &PathCost::who, "unit").names("unit"),
            field("path", &PathCost::path, "squares in order, without the first"));
    }
};

struct Squares {
    QString who;
    SS_QUESTION("squares", "The squares that a unit fills")
    static constexpr void fields(auto each) { each(field("who", &Squares::who, "unit").names("unit")); }
};

struct Preview {
    QString who, attack, target;
    std::optional<Square> origin;
    bool charge = false;
    QStringList traits;
    int rerolls = 0;
    QList<Square> path;
    SS_QUESTION("preview", "An attack before it is made: needed face, chances, wounds, what they do")
    static constexpr void fields(auto each)
    {
        each(field("who", &Preview::who, "attacker").names("unit"), field("attack", &Preview::attack, "attack").names("attack"),
            field("target", &Preview::target, "target").names("unit"),
            field("origin", &Preview::origin, "origin of a burst").optional(),
            field("charge", &Preview::charge, "as a charge").optional(),
            field("traits", &Preview::traits, "traits declared with it").names("trait").optional(),
            field("rerolls", &Preview::rerolls, "rerolls of a miss").optional().from(0, 9),
            field("path", &Preview::path, "the two squares of a charge").optional());
    }
};

struct Chances {
    int bonus = 0, against = 0;
    QList<Amount> wounds;
    bool charge = false;
    int rerolls = 0;
    int times = 1;
    int reaching = 0;
    SS_QUESTION("attack-odds", "Chances of any attack by its numbers")
    static constexpr void fields(auto each)
    {
        each(field("bonus", &Chances::bonus, "final modifier").from(-99, 99),
            field("against", &Chances::against, "target number").from(-99, 99),
            field("wounds", &Chances::wounds, "as listed").optional(),
            field("charge", &Chances::charge, "as a charge").optional(),
            field("rerolls", &Chances::rerolls, "rerolls of a miss").optional().from(0, 9),
            field("times", &Chances::times, "attacks alike").optional().from(1, 20),
            field("reaching", &Chances::reaching, "at least so many wounds from all of them").optional());
    }
};

struct RecoveryChance {
    QString who, status;
    int stat = 0, injuries = 0;
    int rerolls = 0, turns = 1;
    SS_QUESTION("recovery-odds", "The chance to recover: of a status, or by numbers")
    static constexpr void fields(auto each)
    {
        each(field("who", &RecoveryChance::who, "unit").names("unit").optional(),
            field("status", &RecoveryChance::status, "its status").optional(),
            field("stat", &RecoveryChance::stat, "statistic with everything that changes it").optional().from(-99, 99),
            field("injuries", &RecoveryChance::injuries, "injuries").optional().from(0, 20),
            field("rerolls", &RecoveryChance::rerolls, "Warleader dice").optional().from(0, 9),
            field("turns", &RecoveryChance::turns, "turns").optional().from(1, 50));
    }
};

struct StartChance {
    StatusKind kind = StatusKind::Enraged;
    int wits = 0, injuries = 0, turns = 1;
    SS_QUESTION("start-odds",
        "Chances at the start of a turn: an Enraged unit is forced, a Glamyred one acts freely, a mortally injured one still "
        "stands")
    static constexpr void fields(auto each)
    {
        each(field("kind", &StartChance::kind, "enraged, glamyred, or custom for a Mortal injury"),
            field("wits", &StartChance::wits, "Wits").optional().from(-99, 99),
            field("injuries", &StartChance::injuries, "injuries").optional().from(0, 20),
            field("turns", &StartChance::turns, "turns").optional().from(1, 100));
    }
};

struct TacticsChance {
    int first = 0, second = 0, firstInjuries = 0, secondInjuries = 0, players = 2;
    SS_QUESTION("tactics-odds", "Chances of a tactics check by the Warleader dice of both sides")
    static constexpr void fields(auto each)
    {
        each(field("first", &TacticsChance::first, "dice of one side").optional().from(0, 6),
            field("second", &TacticsChance::second, "dice of the other").optional().from(0, 6),
            field("first_injuries", &TacticsChance::firstInjuries, "injuries of its Warleader").optional().from(0, 9),
            field("second_injuries", &TacticsChance::secondInjuries, "injuries of the other Warleader").optional().from(0, 9),
            field("players", &TacticsChance::players, "players; from three on without dice").optional().from(2, 9));
    }
};

struct Replies {
    SS_QUESTION("replies", "Who may reply now, before or after, and why the others cannot")
    static constexpr void fields(auto each) { each(); }
};

struct Splits {
    QString who;
    SS_QUESTION("splits", "Every way to take the wounds that wait: Vigor and injuries")
    static constexpr void fields(auto each) { each(field("who", &Splits::who, "unit").names("hurt")); }
};

struct Defended {
    QString who;
    QList<Amount> wounds;
    SS_QUESTION("wounds", "What is left of wounds after Immunity, Vulnerability and Toughness")
    static constexpr void fields(auto each)
    {
        each(field("who", &Defended::who, "unit").names("unit"), field("wounds", &Defended::wounds, "as dealt"));
    }
};

struct HarmNamed {
    QString word;
    SS_QUESTION("harm", "Which of the eight kinds of wound a word belongs to")
    static constexpr void fields(auto each) { each(field("word", &HarmNamed::word, "lightning, disease …")); }
};

struct Statistics {
    QString who;
    SS_QUESTION("statistics", "A unit as it is now: statistics, acts, tokens, descriptors")
    static constexpr void fields(auto each) { each(field("who", &Statistics::who, "unit").names("unit")); }
};

struct OrderOfPhase {
    int phase = 1;
    SS_QUESTION("order", "The players in the order of a phase")
    static constexpr void fields(auto each) { each(field("phase", &OrderOfPhase::phase, "phase").from(1, 99)); }
};

struct WhoseTurn {
    SS_QUESTION("whose-turn", "Which player runs the next unit")
    static constexpr void fields(auto each) { each(); }
};

struct WarbandLines {
    QString player;
    SS_QUESTION("warband", "A warband line by line, each with what is wrong with it")
    static constexpr void fields(auto each) { each(field("player", &WarbandLines::player, "whose").names("player")); }
};

struct BurstTargets {
    QString who, attack;
    Square origin;
    SS_QUESTION("burst", "Whom a burst strikes, and who has cover from it")
    static constexpr void fields(auto each)
    {
        each(field("who", &BurstTargets::who, "attacker").names("unit"),
            field("attack", &BurstTargets::attack, "attack").names("attack"),
            field("origin", &BurstTargets::origin, "origin square"));
    }
};

struct Score {
    SS_QUESTION("score", "Points against the target")
    static constexpr void fields(auto each) { each(); }
};

struct RulesInForce {
    SS_QUESTION("rules-in-force", "Which rules the state calls for now")
    static constexpr void fields(auto each) { each(); }
};

#undef SS_QUESTION

using AnyQuestion = std::variant<Dice, Value, Distance, Looking, Adjacency, Reach, PathCost, Squares, Preview, Chances,
    RecoveryChance, StartChance, TacticsChance, Replies, Splits, Defended, HarmNamed, Statistics, OrderOfPhase, WhoseTurn,
    WarbandLines, BurstTargets, Score, RulesInForce>;

#define SS_ANSWER(QUESTION) engine::Answer answer(const State& state, const QUESTION& q);
// clang-format off
SS_ANSWER(Dice)
SS_ANSWER(Value)
SS_ANSWER(Distance)
SS_ANSWER(Looking)
SS_ANSWER(Adjacency)
SS_ANSWER(Reach)
SS_ANSWER(PathCost)
SS_ANSWER(Squares)
SS_ANSWER(Preview)
SS_ANSWER(Chances)
SS_ANSWER(RecoveryChance)
SS_ANSWER(StartChance)
SS_ANSWER(TacticsChance)
SS_ANSWER(Replies)
SS_ANSWER(Splits)
SS_ANSWER(Defended)
SS_ANSWER(HarmNamed)
SS_ANSWER(Statistics)
SS_ANSWER(OrderOfPhase)
SS_ANSWER(WhoseTurn)
SS_ANSWER(WarbandLines)
SS_ANSWER(BurstTargets)
SS_ANSWER(Score)
SS_ANSWER(RulesInForce)
// clang-format on
#undef SS_ANSWER

// What answers are made of.
engine::Answer told(const QJsonValue& value, R reason);
engine::Answer faulty(const engine::Fault& fault);
void also(engine::Answer& answer, R reason);
inline QString key(const char* name) { return QLatin1String(name); }

} // namespace sellsword

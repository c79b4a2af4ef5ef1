// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of Sellsword: sizes, statistics, wounds, statuses, terrain, acts and the other closed lists.
#pragma once

#include "engine/described.h"

namespace sellsword {

using engine::Named;

enum class Size { Small, Medium, Big };
constexpr auto names(Size) { return engine::inOrder<Size>({"small", "medium", "big"}); }

enum class Stat { Agility, Brawn, Spirit, Wits, Armor };
constexpr auto names(Stat) { return engine::inOrder<Stat>({"agility", "brawn", "spirit", "wits", "armor"}); }

// What a status is shaken off with, in the order of the statistics. Nobody said it of one that was noted without.
enum class RecoveryStat { Agility, Brawn, Spirit, Wits, Armor, Unknown };
constexpr auto names(RecoveryStat)
{
    return engine::inOrder<RecoveryStat>({"agility", "brawn", "spirit", "wits", "armor", "unknown"});
}

enum class Mark { Command, Magery, Melee, Missile, Natural };
constexpr auto names(Mark) { return engine::inOrder<Mark>({"command", "magery", "melee", "missile", "natural"}); }

enum class Token { Green, Blue, Red };
inline constexpr Token allTokens[] = {Token::Green, Token::Blue, Token::Red};
constexpr auto names(Token) { return engine::inOrder<Token>({{"green", "react"}, "blue", "red"}); }

// All harm is of one of these (SS-228).
enum class Harm { Cut, Pierce, Crush, Fire, Cold, Magic, Toxic, Fear };
constexpr auto names(Harm)
{
    return engine::inOrder<Harm>({"cut", "pierce", "crush", {"fire", "lightning"}, "cold", "magic", "toxic", "fear"});
}

enum class StatusKind {
    Custom,
    Controlled,
    Enraged,
    Glamyred,
    Hobbled,
    Pinned,
    Shaken,
    Stunned,
    Helpless,
    Recurring,
    Compromised,
    Invisible
};
constexpr auto names(StatusKind)
{
    return engine::inOrder<StatusKind>({"custom", "controlled", "enraged", "glamyred", "hobbled", "pinned", "shaken", "stunned",
        "helpless", "recurring", "compromised", "invisible"});
}

enum class Terrain { Clear, Challenging, Brush, Damaging, Obstructing, Pit, SlidingWall, Smoke };
constexpr auto names(Terrain)
{
    return engine::inOrder<Terrain>(
        {{"clear", "open"}, "challenging", "brush", "damaging", "obstructing", "pit", "sliding-wall", "smoke"});
}

// The types of act that the Rule of 3 counts (SS-102 … SS-106); More: a further act of a power that counts once (AS-08).
enum class ActType { Attack, Move, Maneuver, Rest, Trait, More };
constexpr auto names(ActType) { return engine::inOrder<ActType>({"attack", "move", "maneuver", "rest", "trait", "more"}); }

// What a card's text may lift or forbid (SS-116 SS-117).
enum class Deed { Attack, Move, Maneuver, Rest, Trait, Charge, Crow, React, Recover, Act };
constexpr auto names(Deed)
{
    return engine::inOrder<Deed>({"attack", "move", "maneuver", "rest", "trait", "charge", "crow", "react", "recover", "act"});
}

// The closed list of what an attack, a trait or a mod does by itself; the rest is a note, done by hand.
enum class EffectKind {
    Note,
    Wounds,
    Status,
    Move,
    Push,
    Pull,
    Recoil,
    Vigor,
    Token,
    Acts,
    Heal,
    Cure,
    Lift,
    Forbid,
    Bonus,
    Score,
    Terrain,
    Reroll
};
constexpr auto names(EffectKind)
{
    return engine::inOrder<EffectKind>({{"note", "text"}, "wounds", "status", "move", "push", "pull", "recoil", "vigor", "token",
        "acts", "heal", "cure", "lift", "forbid", "bonus", "score", "terrain", "reroll"});
}

// How an effect hangs on what is printed before it (SS-239).
enum class Joiner { None, And, Then };
constexpr auto names(Joiner) { return engine::inOrder<Joiner>({"none", "and", "then"}); }

enum class Moment { Now, Miss, TurnStart, TurnEnd, RoundStart, RoundEnd, BeforeDeploying };
constexpr auto names(Moment)
{
    return engine::inOrder<Moment>({"now", "miss", "turn-start", "turn-end", "round-start", "round-end", "before-deploying"});
}

enum class Side { Allies, Enemies, Anyone };
constexpr auto names(Side) { return engine::inOrder<Side>({"allies", "enemies", "anyone"}); }

// Where the match stands.
enum class Stage { Warbands, MatchCheck, Map, Ready, RoundCheck, Seats, Phases, RoundEnd, Over };
constexpr auto names(Stage)
{
    return engine::inOrder<Stage>(
        {"warbands", "match-check", "map", "ready", "round-check", "seats", "phases", "round-end", "over"});
}

enum class TurnStage { Starting, Acting, Ending };
constexpr auto names(TurnStage) { return engine::inOrder<TurnStage>({"starting", "acting", "ending"}); }

enum class OnOff { Off, On };
constexpr auto names(OnOff) { return engine::inOrder<OnOff>({{"off", "no"}, {"on", "yes"}}); }

// What comes of an attack roll.
enum class Result { Miss, Hit, Glancing, Critical };
constexpr auto names(Result) { return engine::inOrder<Result>({"miss", "hit", "glancing", "critical"}); }
enum class Witnessed { Miss, Hit, Critical }; // what a table can say of a roll; only a 13 glances, and that lies there (SS-244)
constexpr auto names(Witnessed) { return engine::inOrder<Witnessed>({"miss", {"hit", "glancing"}, "critical"}); }

} // namespace sellsword

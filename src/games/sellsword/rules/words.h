// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of Sellsword: sizes, statistics, wounds, statuses, terrain, acts and the other closed lists.
#pragma once

#include "engine/described.h"

namespace sellsword {

using engine::Named;

enum class Size { Small, Medium, Big };
constexpr auto names(Size)
{
    return std::array{Named{Size::Small, "small"}, Named{Size::Medium, "medium"}, Named{Size::Big, "big"}};
}

enum class Stat { Agility, Brawn, Spirit, Wits, Armor };
constexpr auto names(Stat)
{
    return std::array{Named{Stat::Agility, "agility"}, Named{Stat::Brawn, "brawn"}, Named{Stat::Spirit, "spirit"},
        Named{Stat::Wits, "wits"}, Named{Stat::Armor, "armor"}};
}

enum class Mark { Command, Magery, Melee, Missile, Natural };
constexpr auto names(Mark)
{
    return std::array{Named{Mark::Command, "command"}, Named{Mark::Magery, "magery"}, Named{Mark::Melee, "melee"},
        Named{Mark::Missile, "missile"}, Named{Mark::Natural, "natural"}};
}

enum class Token { Green, Blue, Red };
constexpr auto names(Token)
{
    return std::array{Named{Token::Green, "green", "react"}, Named{Token::Blue, "blue"}, Named{Token::Red, "red"}};
}

// All harm is of one of these (SS-228).
enum class Harm { Cut, Pierce, Crush, Fire, Cold, Magic, Toxic, Fear };
constexpr auto names(Harm)
{
    return std::array{Named{Harm::Cut, "cut"}, Named{Harm::Pierce, "pierce"}, Named{Harm::Crush, "crush"},
        Named{Harm::Fire, "fire", "lightning"}, Named{Harm::Cold, "cold"}, Named{Harm::Magic, "magic"},
        Named{Harm::Toxic, "toxic"}, Named{Harm::Fear, "fear"}};
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
    return std::array{Named{StatusKind::Custom, "custom"}, Named{StatusKind::Controlled, "controlled"},
        Named{StatusKind::Enraged, "enraged"}, Named{StatusKind::Glamyred, "glamyred"}, Named{StatusKind::Hobbled, "hobbled"},
        Named{StatusKind::Pinned, "pinned"}, Named{StatusKind::Shaken, "shaken"}, Named{StatusKind::Stunned, "stunned"},
        Named{StatusKind::Helpless, "helpless"}, Named{StatusKind::Recurring, "recurring"},
        Named{StatusKind::Compromised, "compromised"}, Named{StatusKind::Invisible, "invisible"}};
}

enum class Terrain { Clear, Challenging, Brush, Damaging, Obstructing, Pit, SlidingWall, Smoke };
constexpr auto names(Terrain)
{
    return std::array{Named{Terrain::Clear, "clear", "open"}, Named{Terrain::Challenging, "challenging"},
        Named{Terrain::Brush, "brush"}, Named{Terrain::Damaging, "damaging"}, Named{Terrain::Obstructing, "obstructing"},
        Named{Terrain::Pit, "pit"}, Named{Terrain::SlidingWall, "sliding-wall"}, Named{Terrain::Smoke, "smoke"}};
}

// The types of act that the Rule of 3 counts (SS-102 … SS-106); More: a further act of a power that counts once (AS-08).
enum class ActType { Attack, Move, Maneuver, Rest, Trait, More };
constexpr auto names(ActType)
{
    return std::array{Named{ActType::Attack, "attack"}, Named{ActType::Move, "move"}, Named{ActType::Maneuver, "maneuver"},
        Named{ActType::Rest, "rest"}, Named{ActType::Trait, "trait"}, Named{ActType::More, "more"}};
}

// What a card's text may lift or forbid (SS-116 SS-117).
enum class Deed { Attack, Move, Maneuver, Rest, Trait, Charge, Crow, React, Recover, Act };
constexpr auto names(Deed)
{
    return std::array{Named{Deed::Attack, "attack"}, Named{Deed::Move, "move"}, Named{Deed::Maneuver, "maneuver"},
        Named{Deed::Rest, "rest"}, Named{Deed::Trait, "trait"}, Named{Deed::Charge, "charge"}, Named{Deed::Crow, "crow"},
        Named{Deed::React, "react"}, Named{Deed::Recover, "recover"}, Named{Deed::Act, "act"}};
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
    return std::array{Named{EffectKind::Note, "note", "text"}, Named{EffectKind::Wounds, "wounds"},
        Named{EffectKind::Status, "status"}, Named{EffectKind::Move, "move"}, Named{EffectKind::Push, "push"},
        Named{EffectKind::Pull, "pull"}, Named{EffectKind::Recoil, "recoil"}, Named{EffectKind::Vigor, "vigor"},
        Named{EffectKind::Token, "token"}, Named{EffectKind::Acts, "acts"}, Named{EffectKind::Heal, "heal"},
        Named{EffectKind::Cure, "cure"}, Named{EffectKind::Lift, "lift"}, Named{EffectKind::Forbid, "forbid"},
        Named{EffectKind::Bonus, "bonus"}, Named{EffectKind::Score, "score"}, Named{EffectKind::Terrain, "terrain"},
        Named{EffectKind::Reroll, "reroll"}};
}

// How an effect hangs on what is printed before it (SS-239).
enum class Joiner { None, And, Then };
constexpr auto names(Joiner)
{
    return std::array{Named{Joiner::None, "none"}, Named{Joiner::And, "and"}, Named{Joiner::Then, "then"}};
}

enum class Moment { Now, Miss, TurnStart, TurnEnd, RoundStart, RoundEnd };
constexpr auto names(Moment)
{
    return std::array{Named{Moment::Now, "now"}, Named{Moment::Miss, "miss"}, Named{Moment::TurnStart, "turn-start"},
        Named{Moment::TurnEnd, "turn-end"}, Named{Moment::RoundStart, "round-start"}, Named{Moment::RoundEnd, "round-end"}};
}

enum class Side { Allies, Enemies, Anyone };
constexpr auto names(Side)
{
    return std::array{Named{Side::Allies, "allies"}, Named{Side::Enemies, "enemies"}, Named{Side::Anyone, "anyone"}};
}

// Where the match stands.
enum class Stage { Warbands, MatchCheck, Map, Ready, RoundCheck, Seats, Phases, RoundEnd, Over };
constexpr auto names(Stage)
{
    return std::array{Named{Stage::Warbands, "warbands"}, Named{Stage::MatchCheck, "match-check"}, Named{Stage::Map, "map"},
        Named{Stage::Ready, "ready"}, Named{Stage::RoundCheck, "round-check"}, Named{Stage::Seats, "seats"},
        Named{Stage::Phases, "phases"}, Named{Stage::RoundEnd, "round-end"}, Named{Stage::Over, "over"}};
}

enum class TurnStage { Starting, Acting, Ending };
constexpr auto names(TurnStage)
{
    return std::array{
        Named{TurnStage::Starting, "starting"}, Named{TurnStage::Acting, "acting"}, Named{TurnStage::Ending, "ending"}};
}

enum class OnOff { Off, On };
constexpr auto names(OnOff) { return std::array{Named{OnOff::Off, "off", "no"}, Named{OnOff::On, "on", "yes"}}; }

} // namespace sellsword

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of Hired Swords: places, skills, conditions and the other closed lists.
#pragma once

#include "engine/described.h"

namespace hiredswords {

using engine::Named;

enum class Location { Village, Town, City };
constexpr auto names(Location)
{
    return std::array{Named{Location::Village, "village"}, Named{Location::Town, "town"}, Named{Location::City, "city"}};
}

enum class Keyword { Any, City, Outland, Revenge, Town, Village };
constexpr auto names(Keyword)
{
    return std::array{Named{Keyword::Any, "any"}, Named{Keyword::City, "city"}, Named{Keyword::Outland, "outland"},
        Named{Keyword::Revenge, "revenge"}, Named{Keyword::Town, "town"}, Named{Keyword::Village, "village"}};
}

enum class Zone { North, East, South, West };
constexpr auto names(Zone)
{
    return std::array{Named{Zone::North, "north", "N"}, Named{Zone::East, "east", "E"}, Named{Zone::South, "south", "S"},
        Named{Zone::West, "west", "W"}};
}

// Where a member of the crew is: a corner of the contract, or off the table.
enum class Position { None, NorthEast, SouthEast, SouthWest, NorthWest, Fled };
constexpr auto names(Position)
{
    return std::array{Named{Position::None, "none"}, Named{Position::NorthEast, "northeast", "NE"},
        Named{Position::SouthEast, "southeast", "SE"}, Named{Position::SouthWest, "southwest", "SW"},
        Named{Position::NorthWest, "northwest", "NW"}, Named{Position::Fled, "fled"}};
}

enum class Health { Healthy, Weary, Injured, Slain };
constexpr auto names(Health)
{
    return std::array{Named{Health::Healthy, "healthy"}, Named{Health::Weary, "weary"}, Named{Health::Injured, "injured"},
        Named{Health::Slain, "slain"}};
}

// How a mercenary came out of a battle that was not tracked; the first four are its health.
enum class Fate { Healthy, Weary, Injured, Slain, Fled };
constexpr auto names(Fate)
{
    return std::array{Named{Fate::Healthy, "healthy"}, Named{Fate::Weary, "weary"}, Named{Fate::Injured, "injured"},
        Named{Fate::Slain, "slain"}, Named{Fate::Fled, "fled"}};
}

enum class Skill { Melee, Missiles, Stamina, Alertness };
constexpr auto names(Skill)
{
    return std::array{Named{Skill::Melee, "melee"}, Named{Skill::Missiles, "missiles", "missile"},
        Named{Skill::Stamina, "stamina"}, Named{Skill::Alertness, "alertness", "feint"}};
}

// What a mercenary may do once a round each.
enum class ActionKind { Melee, Missile, Feint, Move, Flee, Recover, Strain };
constexpr auto names(ActionKind)
{
    return std::array{Named{ActionKind::Melee, "melee"}, Named{ActionKind::Missile, "missile", "missiles"},
        Named{ActionKind::Feint, "feint"}, Named{ActionKind::Move, "move"}, Named{ActionKind::Flee, "flee"},
        Named{ActionKind::Recover, "recover"}, Named{ActionKind::Strain, "strain"}};
}

enum class Standing { Betrayer, Criminal, Guilder };
constexpr auto names(Standing)
{
    return std::array{
        Named{Standing::Betrayer, "betrayer"}, Named{Standing::Criminal, "criminal"}, Named{Standing::Guilder, "guilder"}};
}

// What a rogue asks for before it can be hired or deployed.
enum class Rogue { No, City, Outland, Town, Village, Betrayer, Criminal, Guilder };
constexpr auto names(Rogue)
{
    return std::array{Named{Rogue::No, "no"}, Named{Rogue::City, "city"}, Named{Rogue::Outland, "outland"},
        Named{Rogue::Town, "town"}, Named{Rogue::Village, "village"}, Named{Rogue::Betrayer, "betrayer"},
        Named{Rogue::Criminal, "criminal"}, Named{Rogue::Guilder, "guilder"}};
}

enum class ContractType { Versus, Protector };
constexpr auto names(ContractType)
{
    return std::array{Named{ContractType::Versus, "versus"}, Named{ContractType::Protector, "protector"}};
}

enum class CareerKind { Contract, Encounter, Final };
constexpr auto names(CareerKind)
{
    return std::array{
        Named{CareerKind::Contract, "contract"}, Named{CareerKind::Encounter, "encounter"}, Named{CareerKind::Final, "final"}};
}

enum class MoveIcon { None, Clockwise, Counterclockwise };
constexpr auto names(MoveIcon)
{
    return std::array{Named{MoveIcon::None, "none"}, Named{MoveIcon::Clockwise, "clockwise"},
        Named{MoveIcon::Counterclockwise, "counterclockwise"}};
}

// When a card's text wants to be remembered.
enum class Moment {
    Now,
    Setup,
    RoundStart,
    Reveal,
    OppositionMoves,
    CrewActs,
    OppositionActs,
    Refresh,
    RoundEnd,
    ContractEnd,
    Success,
    Failure
};
constexpr auto names(Moment)
{
    return std::array{Named{Moment::Now, "now"}, Named{Moment::Setup, "setup"}, Named{Moment::RoundStart, "round-start"},
        Named{Moment::Reveal, "reveal"}, Named{Moment::OppositionMoves, "opposition-moves"}, Named{Moment::CrewActs, "crew-acts"},
        Named{Moment::OppositionActs, "opposition-acts"}, Named{Moment::Refresh, "refresh"}, Named{Moment::RoundEnd, "round-end"},
        Named{Moment::ContractEnd, "contract-end"}, Named{Moment::Success, "success"}, Named{Moment::Failure, "failure"}};
}

enum class Often { Once, EachTime };
constexpr auto names(Often) { return std::array{Named{Often::Once, "once"}, Named{Often::EachTime, "each-time"}}; }

// The closed list of what a card's text can do by itself; the rest is a note, done by hand.
enum class EffectKind {
    Damage,
    Exhaust,
    Refresh,
    Heal,
    Gold,
    Move,
    Counter,
    Standing,
    Relocate,
    LiftLimit,
    Reveal,
    Reinforce,
    Note
};
constexpr auto names(EffectKind)
{
    return std::array{Named{EffectKind::Damage, "damage"}, Named{EffectKind::Exhaust, "exhaust"},
        Named{EffectKind::Refresh, "refresh"}, Named{EffectKind::Heal, "heal"}, Named{EffectKind::Gold, "gold"},
        Named{EffectKind::Move, "move"}, Named{EffectKind::Counter, "counter"}, Named{EffectKind::Standing, "standing"},
        Named{EffectKind::Relocate, "relocate"}, Named{EffectKind::LiftLimit, "lift-limit"}, Named{EffectKind::Reveal, "reveal"},
        Named{EffectKind::Reinforce, "reinforce"}, Named{EffectKind::Note, "note"}};
}

// What a counter on a card is spent for.
enum class Gates { Nothing, Assist, Shot, Dodge };
constexpr auto names(Gates)
{
    return std::array{Named{Gates::Nothing, "nothing"}, Named{Gates::Assist, "assist"}, Named{Gates::Shot, "shot"},
        Named{Gates::Dodge, "dodge"}};
}

enum class Whereabouts { Pool, Stable, Slain };
constexpr auto names(Whereabouts)
{
    return std::array{Named{Whereabouts::Pool, "pool"}, Named{Whereabouts::Stable, "stable"}, Named{Whereabouts::Slain, "slain"}};
}

// Which pile an enemy mercenary was taken from, and goes back to.
enum class Pile { Deck, Discard };
constexpr auto names(Pile) { return std::array{Named{Pile::Deck, "deck"}, Named{Pile::Discard, "discard"}}; }

enum class TacticPlace { Deck, FaceUp, Kept };
constexpr auto names(TacticPlace)
{
    return std::array{Named{TacticPlace::Deck, "deck"}, Named{TacticPlace::FaceUp, "face-up"}, Named{TacticPlace::Kept, "kept"}};
}

enum class CareerStatus { Running, Succeeded, Failed, Abandoned };
constexpr auto names(CareerStatus)
{
    return std::array{Named{CareerStatus::Running, "running"}, Named{CareerStatus::Succeeded, "succeeded"},
        Named{CareerStatus::Failed, "failed"}, Named{CareerStatus::Abandoned, "abandoned"}};
}

// The six steps of a turn of the career (HS-039).
enum class Step { Career, Prepare, Distribute, Deploy, Battle, Resolution };
constexpr auto names(Step)
{
    return std::array{Named{Step::Career, "career", "1"}, Named{Step::Prepare, "prepare", "2"},
        Named{Step::Distribute, "distribute", "3"}, Named{Step::Deploy, "deploy", "4"}, Named{Step::Battle, "battle", "5"},
        Named{Step::Resolution, "resolution", "6"}};
}

enum class Ending { Open, Success, Failure, Stalemate };
constexpr auto names(Ending)
{
    return std::array{Named{Ending::Open, "open"}, Named{Ending::Success, "success"}, Named{Ending::Failure, "failure"},
        Named{Ending::Stalemate, "stalemate"}};
}

} // namespace hiredswords

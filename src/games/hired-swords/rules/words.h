// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of Hired Swords: places, skills, conditions and the other closed lists.
#pragma once

#include "engine/noted.h"

namespace hiredswords {

using engine::Often;

enum class Location { Village, Town, City };
constexpr auto names(Location) { return engine::inOrder<Location>({"village", "town", "city"}); }

enum class Keyword { Any, City, Outland, Revenge, Town, Village };
constexpr auto names(Keyword) { return engine::inOrder<Keyword>({"any", "city", "outland", "revenge", "town", "village"}); }

enum class Zone { North, East, South, West };
constexpr auto names(Zone) { return engine::inOrder<Zone>({{"north", "N"}, {"east", "E"}, {"south", "S"}, {"west", "W"}}); }

// Where a member of the crew is: a corner of the contract, or off the table.
enum class Position { None, NorthEast, SouthEast, SouthWest, NorthWest, Fled };
constexpr auto names(Position)
{
    return engine::inOrder<Position>(
        {"none", {"northeast", "NE"}, {"southeast", "SE"}, {"southwest", "SW"}, {"northwest", "NW"}, "fled"});
}

enum class Health { Healthy, Weary, Injured, Slain };
constexpr auto names(Health) { return engine::inOrder<Health>({"healthy", "weary", "injured", "slain"}); }

// How a mercenary came out of a battle that was not tracked; the first four are its health.
enum class Fate { Healthy, Weary, Injured, Slain, Fled };
constexpr auto names(Fate) { return engine::inOrder<Fate>({"healthy", "weary", "injured", "slain", "fled"}); }

enum class Skill { Melee, Missiles, Stamina, Alertness };
inline constexpr std::array allSkills{Skill::Melee, Skill::Missiles, Skill::Stamina, Skill::Alertness};
constexpr auto names(Skill)
{
    return engine::inOrder<Skill>({"melee", {"missiles", "missile"}, "stamina", {"alertness", "feint"}});
}

// What a mercenary may do once a round each.
enum class ActionKind { Melee, Missile, Feint, Move, Flee, Recover, Strain };
constexpr auto names(ActionKind)
{
    return engine::inOrder<ActionKind>({"melee", {"missile", "missiles"}, "feint", "move", "flee", "recover", "strain"});
}

enum class Standing { Betrayer, Criminal, Guilder };
constexpr auto names(Standing) { return engine::inOrder<Standing>({"betrayer", "criminal", "guilder"}); }

// What a rogue asks for before it can be hired or deployed.
enum class Rogue { No, City, Outland, Town, Village, Betrayer, Criminal, Guilder };
constexpr auto names(Rogue)
{
    return engine::inOrder<Rogue>({"no", "city", "outland", "town", "village", "betrayer", "criminal", "guilder"});
}

enum class ContractType { Versus, Protector };
constexpr auto names(ContractType) { return engine::inOrder<ContractType>({"versus", "protector"}); }

enum class CareerKind { Contract, Encounter, Final };
constexpr auto names(CareerKind) { return engine::inOrder<CareerKind>({"contract", "encounter", "final"}); }

enum class MoveIcon { None, Clockwise, Counterclockwise };
constexpr auto names(MoveIcon) { return engine::inOrder<MoveIcon>({"none", "clockwise", "counterclockwise"}); }

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
    return engine::inOrder<Moment>({"now", "setup", "round-start", "reveal", "opposition-moves", "crew-acts", "opposition-acts",
        "refresh", "round-end", "contract-end", "success", "failure"});
}

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
    Note,
    StayExhausted,
    Search
};
constexpr auto names(EffectKind)
{
    return engine::inOrder<EffectKind>({"damage", "exhaust", "refresh", "heal", "gold", "move", "counter", "standing", "relocate",
        "lift-limit", "reveal", "reinforce", "note", "stay-exhausted", "search"});
}

// What a counter on a card is spent for.
enum class Gates { Nothing, Assist, Shot, Dodge, Use };
constexpr auto names(Gates) { return engine::inOrder<Gates>({"nothing", "assist", "shot", "dodge", "use"}); }

enum class Whereabouts { Pool, Stable, Slain };
constexpr auto names(Whereabouts) { return engine::inOrder<Whereabouts>({"pool", "stable", "slain"}); }

// Which pile an enemy mercenary was taken from, and goes back to.
enum class Pile { Deck, Discard };
constexpr auto names(Pile) { return engine::inOrder<Pile>({"deck", "discard"}); }

enum class TacticPlace { Deck, FaceUp, Kept };
constexpr auto names(TacticPlace) { return engine::inOrder<TacticPlace>({"deck", "face-up", "kept"}); }

enum class CareerStatus { Running, Succeeded, Failed, Abandoned };
constexpr auto names(CareerStatus) { return engine::inOrder<CareerStatus>({"running", "succeeded", "failed", "abandoned"}); }

// The six steps of a turn of the career (HS-039).
enum class Step { Career, Prepare, Distribute, Deploy, Battle, Resolution };
constexpr auto names(Step)
{
    return engine::inOrder<Step>(
        {{"career", "1"}, {"prepare", "2"}, {"distribute", "3"}, {"deploy", "4"}, {"battle", "5"}, {"resolution", "6"}});
}

enum class Ending { Open, Success, Failure, Stalemate };
constexpr auto names(Ending) { return engine::inOrder<Ending>({"open", "success", "failure", "stalemate"}); }

} // namespace hiredswords

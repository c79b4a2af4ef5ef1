// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The closed lists of words of Jagged Alliance. A stored name is file format: it never changes.
#pragma once

#include "engine/described.h"

namespace jaggedalliance {

using engine::Named;

enum class Colour { Yellow, Orange, Red, Blue };
constexpr auto names(Colour)
{
    return std::array{Named{Colour::Yellow, "yellow", "Y"}, Named{Colour::Orange, "orange", "O"}, Named{Colour::Red, "red", "R"},
        Named{Colour::Blue, "blue", "B"}};
}

enum class Skill { Leadership, Mechanical, Medical };
constexpr auto names(Skill)
{
    return std::array{
        Named{Skill::Leadership, "leadership"}, Named{Skill::Mechanical, "mechanical"}, Named{Skill::Medical, "medical"}};
}

// What dice are rolled for.
enum class RollKind { Attack, Armour, Stealth, Leadership, Mechanical, Medical, CounterAttack, Bribe };
constexpr auto names(RollKind)
{
    return std::array{Named{RollKind::Attack, "attack"}, Named{RollKind::Armour, "armour", "armor"},
        Named{RollKind::Stealth, "stealth"}, Named{RollKind::Leadership, "leadership"}, Named{RollKind::Mechanical, "mechanical"},
        Named{RollKind::Medical, "medical"}, Named{RollKind::CounterAttack, "counter-attack"}, Named{RollKind::Bribe, "bribe"}};
}

enum class Condition { Marked, Bleeding, Suppressed };
constexpr auto names(Condition)
{
    return std::array{
        Named{Condition::Marked, "marked"}, Named{Condition::Bleeding, "bleeding"}, Named{Condition::Suppressed, "suppressed"}};
}

enum class Terrain { Jungle, Settlement, Swamp };
constexpr auto names(Terrain)
{
    return std::array{Named{Terrain::Jungle, "jungle"}, Named{Terrain::Settlement, "settlement"}, Named{Terrain::Swamp, "swamp"}};
}

enum class SectorState { Occupied, Contested, Liberated };
constexpr auto names(SectorState)
{
    return std::array{Named{SectorState::Occupied, "occupied"}, Named{SectorState::Contested, "contested"},
        Named{SectorState::Liberated, "liberated"}};
}

enum class Difficulty { Unknown, Weak, Strong, Deadly };
constexpr auto names(Difficulty)
{
    return std::array{Named{Difficulty::Unknown, "unknown"}, Named{Difficulty::Weak, "weak"}, Named{Difficulty::Strong, "strong"},
        Named{Difficulty::Deadly, "deadly"}};
}

enum class CardKind { Weapon, Tool, Armour, Upgrade, Consumable, Ally, Income };
constexpr auto names(CardKind)
{
    return std::array{Named{CardKind::Weapon, "weapon"}, Named{CardKind::Tool, "tool"},
        Named{CardKind::Armour, "armour", "armor"}, Named{CardKind::Upgrade, "upgrade"},
        Named{CardKind::Consumable, "consumable"}, Named{CardKind::Ally, "ally"}, Named{CardKind::Income, "income"}};
}

enum class Deck { Aim, Loot1, Loot2, Loot3 };
constexpr auto names(Deck)
{
    return std::array{
        Named{Deck::Aim, "aim"}, Named{Deck::Loot1, "loot-1"}, Named{Deck::Loot2, "loot-2"}, Named{Deck::Loot3, "loot-3"}};
}

// Where a card lies. From Inventory to Received it belongs to a mercenary.
enum class Place {
    Deck,
    Market,
    Storage,
    Inventory,
    Weapon1,
    Weapon2,
    Armour,
    Extra,
    Ally,
    Attached,
    Received,
    Income,
    Discard,
    Killed,
    Box
};
constexpr auto names(Place)
{
    return std::array{Named{Place::Deck, "deck"}, Named{Place::Market, "market"}, Named{Place::Storage, "storage"},
        Named{Place::Inventory, "inventory"}, Named{Place::Weapon1, "weapon-1"}, Named{Place::Weapon2, "weapon-2"},
        Named{Place::Armour, "armour", "armor"}, Named{Place::Extra, "extra"}, Named{Place::Ally, "ally"},
        Named{Place::Attached, "attached"}, Named{Place::Received, "received"}, Named{Place::Income, "income"},
        Named{Place::Discard, "discard"}, Named{Place::Killed, "killed"}, Named{Place::Box, "box"}};
}

// Fallen: died, and its cards are not settled yet.
enum class MercPlace { Roster, Team, Waiting, Fallen, Dead };
constexpr auto names(MercPlace)
{
    return std::array{Named{MercPlace::Roster, "roster"}, Named{MercPlace::Team, "team"}, Named{MercPlace::Waiting, "waiting"},
        Named{MercPlace::Fallen, "fallen"}, Named{MercPlace::Dead, "dead"}};
}

// Of lieutenants, missions and events: what is not open on the table.
enum class Pile { Deck, Withheld, Beside, Table, Sector, Slot, Gone, Box };
constexpr auto names(Pile)
{
    return std::array{Named{Pile::Deck, "deck"}, Named{Pile::Withheld, "withheld"}, Named{Pile::Beside, "beside"},
        Named{Pile::Table, "table"}, Named{Pile::Sector, "sector"}, Named{Pile::Slot, "slot"}, Named{Pile::Gone, "gone"},
        Named{Pile::Box, "box"}};
}

enum class Status { Running, Over };
constexpr auto names(Status) { return std::array{Named{Status::Running, "running"}, Named{Status::Over, "over"}}; }

enum class Phase { Campaign, Setup, Players, Dictator, Victory };
constexpr auto names(Phase)
{
    return std::array{Named{Phase::Campaign, "campaign"}, Named{Phase::Setup, "setup"}, Named{Phase::Players, "players"},
        Named{Phase::Dictator, "dictator"}, Named{Phase::Victory, "victory"}};
}

// Of a mercenary's activation: the start steps that leave a choice, the actions, the enemies of the sector.
enum class Step { None, OnActivation, Flee, Reorganise, Actions, Enemies };
constexpr auto names(Step)
{
    return std::array{Named{Step::None, "none"}, Named{Step::OnActivation, "on-activation"}, Named{Step::Flee, "flee"},
        Named{Step::Reorganise, "reorganise"}, Named{Step::Actions, "actions"}, Named{Step::Enemies, "enemies"}};
}

enum class DictatorStep { Threat, Event, End };
constexpr auto names(DictatorStep)
{
    return std::array{
        Named{DictatorStep::Threat, "threat"}, Named{DictatorStep::Event, "event"}, Named{DictatorStep::End, "end"}};
}

enum class Ending { Open, Won, Lost };
constexpr auto names(Ending)
{
    return std::array{Named{Ending::Open, "open"}, Named{Ending::Won, "won"}, Named{Ending::Lost, "lost"}};
}

// Printed beside an action, from left to right; Damage says where the damage stands among them.
enum class Icon { Damage, Marked, Bleeding, Suppressed, Retreat, FreeMove };
constexpr auto names(Icon)
{
    return std::array{Named{Icon::Damage, "damage"}, Named{Icon::Marked, "marked"}, Named{Icon::Bleeding, "bleeding"},
        Named{Icon::Suppressed, "suppressed"}, Named{Icon::Retreat, "retreat"}, Named{Icon::FreeMove, "free-move"}};
}

enum class Pattern { Move, Attack, AttackAll };
constexpr auto names(Pattern)
{
    return std::array{Named{Pattern::Move, "move"}, Named{Pattern::Attack, "attack"}, Named{Pattern::AttackAll, "attack-all"}};
}

enum class EncounterKind { Nothing, Loot, Fatigue, Enemy, Funds, Rebels, Condition, Mine, Alarm, Crosshair };
constexpr auto names(EncounterKind)
{
    return std::array{Named{EncounterKind::Nothing, "nothing"}, Named{EncounterKind::Loot, "loot"},
        Named{EncounterKind::Fatigue, "fatigue"}, Named{EncounterKind::Enemy, "enemy"}, Named{EncounterKind::Funds, "funds"},
        Named{EncounterKind::Rebels, "rebels"}, Named{EncounterKind::Condition, "condition"}, Named{EncounterKind::Mine, "mine"},
        Named{EncounterKind::Alarm, "alarm"}, Named{EncounterKind::Crosshair, "crosshair"}};
}

enum class EventKind { Immediate, Lasting, Setup };
constexpr auto names(EventKind)
{
    return std::array{
        Named{EventKind::Immediate, "immediate"}, Named{EventKind::Lasting, "lasting"}, Named{EventKind::Setup, "setup"}};
}

enum class Goal { KillAll, Skill, Other };
constexpr auto names(Goal)
{
    return std::array{Named{Goal::KillAll, "kill-all"}, Named{Goal::Skill, "skill"}, Named{Goal::Other, "other"}};
}

// Everything that a card's text can do by itself; the rest is a note that the table follows by hand.
enum class EffectKind {
    Note,
    Funds,
    Rebels,
    ThreatToken,
    LowerThreat,
    Recover,
    Heal,
    Fatigue,
    Wound,
    AddCube,
    RemoveCube,
    Injure,
    HealInjury,
    Condition,
    Cure,
    CureEnemies,
    Damage,
    Repair,
    Refresh,
    FreeMove,
    Retreat,
    GroupMove,
    Market,
    Gain,
    Discard,
    KillAlly,
    Lieutenant,
    Mission,
    Reveal,
    PlaceEnemy,
    PlaceToken,
    Loot
};
constexpr auto names(EffectKind)
{
    return std::array{Named{EffectKind::Note, "note"}, Named{EffectKind::Funds, "funds"}, Named{EffectKind::Rebels, "rebels"},
        Named{EffectKind::ThreatToken, "threat-token"}, Named{EffectKind::LowerThreat, "lower-threat"},
        Named{EffectKind::Recover, "recover"}, Named{EffectKind::Heal, "heal"}, Named{EffectKind::Fatigue, "fatigue"},
        Named{EffectKind::Wound, "wound"}, Named{EffectKind::AddCube, "add-cube"}, Named{EffectKind::RemoveCube, "remove-cube"},
        Named{EffectKind::Injure, "injure"}, Named{EffectKind::HealInjury, "heal-injury"},
        Named{EffectKind::Condition, "condition"}, Named{EffectKind::Cure, "cure"},
        Named{EffectKind::CureEnemies, "cure-enemies"}, Named{EffectKind::Damage, "damage"}, Named{EffectKind::Repair, "repair"},
        Named{EffectKind::Refresh, "refresh"}, Named{EffectKind::FreeMove, "free-move"}, Named{EffectKind::Retreat, "retreat"},
        Named{EffectKind::GroupMove, "group-move"}, Named{EffectKind::Market, "market"}, Named{EffectKind::Gain, "gain"},
        Named{EffectKind::Discard, "discard"}, Named{EffectKind::KillAlly, "kill-ally"},
        Named{EffectKind::Lieutenant, "lieutenant"}, Named{EffectKind::Mission, "mission"}, Named{EffectKind::Reveal, "reveal"},
        Named{EffectKind::PlaceEnemy, "place-enemy"}, Named{EffectKind::PlaceToken, "place-token"},
        Named{EffectKind::Loot, "loot"}};
}

} // namespace jaggedalliance

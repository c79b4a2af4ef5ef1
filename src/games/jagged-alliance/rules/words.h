// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The closed lists of words of Jagged Alliance. A stored name is file format: it never changes.
#pragma once

#include "engine/described.h"

namespace jaggedalliance {

enum class Colour { Yellow, Orange, Red, Blue };
constexpr auto names(Colour) { return engine::inOrder<Colour>({{"yellow", "Y"}, {"orange", "O"}, {"red", "R"}, {"blue", "B"}}); }

enum class Skill { Leadership, Mechanical, Medical };
constexpr auto names(Skill) { return engine::inOrder<Skill>({"leadership", "mechanical", "medical"}); }

// What dice are rolled for.
enum class RollKind { Attack, Armour, Stealth, Leadership, Mechanical, Medical, CounterAttack, Bribe };
constexpr auto names(RollKind)
{
    return engine::inOrder<RollKind>(
        {"attack", {"armour", "armor"}, "stealth", "leadership", "mechanical", "medical", "counter-attack", "bribe"});
}

enum class Condition { Marked, Bleeding, Suppressed };
constexpr auto names(Condition) { return engine::inOrder<Condition>({"marked", "bleeding", "suppressed"}); }

enum class Terrain { Jungle, Settlement, Swamp };
constexpr auto names(Terrain) { return engine::inOrder<Terrain>({"jungle", "settlement", "swamp"}); }

enum class SectorState { Occupied, Contested, Liberated };
constexpr auto names(SectorState) { return engine::inOrder<SectorState>({"occupied", "contested", "liberated"}); }

enum class Difficulty { Unknown, Weak, Strong, Deadly };
constexpr auto names(Difficulty) { return engine::inOrder<Difficulty>({"unknown", "weak", "strong", "deadly"}); }

enum class CardKind { Weapon, Tool, Armour, Upgrade, Consumable, Ally, Income };
constexpr auto names(CardKind)
{
    return engine::inOrder<CardKind>({"weapon", "tool", {"armour", "armor"}, "upgrade", "consumable", "ally", "income"});
}

enum class Deck { Aim, Loot1, Loot2, Loot3 };
constexpr auto names(Deck) { return engine::inOrder<Deck>({"aim", "loot-1", "loot-2", "loot-3"}); }

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
    return engine::inOrder<Place>({"deck", "market", "storage", "inventory", "weapon-1", "weapon-2", {"armour", "armor"}, "extra",
        "ally", "attached", "received", "income", "discard", "killed", "box"});
}

// Fallen: died, and its cards are not settled yet.
enum class MercPlace { Roster, Team, Waiting, Fallen, Dead };
constexpr auto names(MercPlace) { return engine::inOrder<MercPlace>({"roster", "team", "waiting", "fallen", "dead"}); }

// Of lieutenants, missions and events: what is not open on the table.
enum class Pile { Deck, Withheld, Beside, Table, Sector, Slot, Gone, Box };
constexpr auto names(Pile)
{
    return engine::inOrder<Pile>({"deck", "withheld", "beside", "table", "sector", "slot", "gone", "box"});
}

enum class Status { Running, Over };
constexpr auto names(Status) { return engine::inOrder<Status>({"running", "over"}); }

enum class Phase { Campaign, Setup, Players, Dictator, Victory };
constexpr auto names(Phase) { return engine::inOrder<Phase>({"campaign", "setup", "players", "dictator", "victory"}); }

// Of a mercenary's activation: the start steps that leave a choice, the actions, the enemies of the sector.
enum class Step { None, OnActivation, Flee, Reorganise, Actions, Enemies };
constexpr auto names(Step)
{
    return engine::inOrder<Step>({"none", "on-activation", "flee", "reorganise", "actions", "enemies"});
}

enum class DictatorStep { Threat, Event, End };
constexpr auto names(DictatorStep) { return engine::inOrder<DictatorStep>({"threat", "event", "end"}); }

enum class Ending { Open, Won, Lost };
constexpr auto names(Ending) { return engine::inOrder<Ending>({"open", "won", "lost"}); }

// Printed beside an action, from left to right; Damage says where the damage stands among them.
enum class Icon { Damage, Marked, Bleeding, Suppressed, Retreat, FreeMove };
constexpr auto names(Icon)
{
    return engine::inOrder<Icon>({"damage", "marked", "bleeding", "suppressed", "retreat", "free-move"});
}

enum class Pattern { Move, Attack, AttackAll };
constexpr auto names(Pattern) { return engine::inOrder<Pattern>({"move", "attack", "attack-all"}); }

enum class EncounterKind { Nothing, Loot, Fatigue, Enemy, Funds, Rebels, Condition, Mine, Alarm, Crosshair };
constexpr auto names(EncounterKind)
{
    return engine::inOrder<EncounterKind>(
        {"nothing", "loot", "fatigue", "enemy", "funds", "rebels", "condition", "mine", "alarm", "crosshair"});
}

enum class EventKind { Immediate, Lasting, Setup };
constexpr auto names(EventKind) { return engine::inOrder<EventKind>({"immediate", "lasting", "setup"}); }

enum class Goal { KillAll, Skill, Other };
constexpr auto names(Goal) { return engine::inOrder<Goal>({"kill-all", "skill", "other"}); }

// When something noted comes up.
enum class Moment { Campaign, Setup, Players, Activation, Enemies, Dictator, Threat, Victory };
constexpr auto names(Moment)
{
    return engine::inOrder<Moment>({"campaign", "setup", "players", "activation", "enemies", "dictator", "threat", "victory"});
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
    return engine::inOrder<EffectKind>({"note", "funds", "rebels", "threat-token", "lower-threat", "recover", "heal", "fatigue",
        "wound", "add-cube", "remove-cube", "injure", "heal-injury", "condition", "cure", "cure-enemies", "damage", "repair",
        "refresh", "free-move", "retreat", "group-move", "market", "gain", "discard", "kill-ally", "lieutenant", "mission",
        "reveal", "place-enemy", "place-token", "loot"});
}

} // namespace jaggedalliance

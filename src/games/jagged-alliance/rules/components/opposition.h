// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Enemy cards, what spawn cards place, encounter and tank tokens (p. 19-22, 36-37).
#pragma once

#include "games/jagged-alliance/rules/components/card_effects.h"

namespace jaggedalliance {

// One row of an enemy card.
struct Row {
    int health = 1;
    int armour = 0;
    int damage = 1;
    int range = 0; // -1: none printed, so no limit
    int stealth = 0;
    QList<Condition> conditions;

    MR_FIELDS(field("health", &Row::health, "damage that defeats it").brief("h").optional().from(1, 99),
        field("armour", &Row::armour, "armour").brief("a").optional().from(0, 20),
        field("damage", &Row::damage, "damage").brief("d").optional().from(0, 20),
        field("range", &Row::range, "range; -1: none printed").brief("r").optional().from(-1, 20),
        field("stealth", &Row::stealth, "successes needed to hide").brief("s").optional().from(0, 20),
        field("conditions", &Row::conditions, "what its hits bring").brief("brings").optional())
};

struct Enemy {
    QString id;
    QString title;
    int initiative = 0;
    Row basic, elite, advanced, advancedElite;
    QList<Pattern> pattern = {Pattern::Move, Pattern::Attack};
    QList<Pattern> approach;  // instead, when nobody can be attacked from where it stands
    bool searchParty = false; // advanced: stealth grows with the figures of its type
    bool hidden = false;      // advanced: comes as tokens
    bool tank = false;        // armour by tokens
    QList<Deck> reward, eliteReward;
    int miniatures = 0; // 0: not entered
    bool experienced = false;
    bool unconfirmed = false;
    QStringList entered; // "elite": a row as it looks when nobody entered it

    MR_FIELDS(field("id", &Enemy::id, "short name"), field("title", &Enemy::title, "name").brief().optional(),
        field("initiative", &Enemy::initiative, "initiative").brief().printed().optional().from(0, 20),
        field("basic", &Enemy::basic, "front").brief("basic").printed().optional(),
        field("elite", &Enemy::elite, "front, elite").brief("elite").printed().optional(),
        field("advanced", &Enemy::advanced, "back").brief("back").printed().optional(),
        field("advanced_elite", &Enemy::advancedElite, "back, elite").brief("backelite").printed().optional(),
        field("pattern", &Enemy::pattern, "what it does, in order").brief("p").optional(),
        field("approach", &Enemy::approach, "instead, when nobody is in reach").brief("approach").optional(),
        field("search_party", &Enemy::searchParty, "experienced: stealth grows with their number").brief("search").optional(),
        field("hidden", &Enemy::hidden, "experienced: comes as tokens").brief("hidden").optional(),
        field("tank", &Enemy::tank, "armour by tokens").brief("tank").optional(),
        field("reward", &Enemy::reward, "loot icons").brief("loot").optional(),
        field("elite_reward", &Enemy::eliteReward, "loot icons of an elite").brief("eliteloot").optional(),
        field("miniatures", &Enemy::miniatures, "miniatures in the box").brief("minis").optional().from(0, 99),
        field("experienced", &Enemy::experienced, "the back is up").optional(),
        field("unconfirmed", &Enemy::unconfirmed, "not yet compared with the real card").brief("unconfirmed").optional(),
        field("entered", &Enemy::entered, "places that were entered as they look without").optional().since(10))
};

// A line of a spawn card, a mission's guards or a sector defence.
struct Spawn {
    QString area; // a letter or an area; empty on a mission
    QString enemy;
    bool elite = false;
    int count = 1; // of that enemy; 0: nobody knows how many
    int encounters = 0;

    MR_FIELDS(field("area", &Spawn::area, "letter").brief("at").optional(),
        field("enemy", &Spawn::enemy, "enemy").brief("e").names("enemy_cards").optional(),
        field("elite", &Spawn::elite, "elite").brief("elite").optional(),
        field("count", &Spawn::count, "how many; nothing is one, 0 is not known").brief().optional().from(0, 20),
        field("encounters", &Spawn::encounters, "encounter tokens").brief("tokens").optional().from(0, 20))
};

struct SpawnCard {
    QString id;
    Difficulty difficulty = Difficulty::Unknown;
    int skulls = 0;
    QList<Spawn> lines;
    QList<Effect> rule; // happens to everybody who enters
    QString text;
    QList<Effect> reward;
    bool empty = false;  // known to place nothing
    QStringList entered; // "skulls": said to show none

    MR_FIELDS(field("id", &SpawnCard::id, "short name").brief(),
        field("difficulty", &SpawnCard::difficulty, "back").brief().optional(),
        field("skulls", &SpawnCard::skulls, "skulls").brief().optional().from(0, 9),
        field("lines", &SpawnCard::lines, "what is placed; left blank: not known").brief("line").optional(),
        field("rule", &SpawnCard::rule, "happens to everybody who enters").brief("rule").optional(),
        field("text", &SpawnCard::text, "special rule in your words").brief("t").optional(),
        field("reward", &SpawnCard::reward, "reward").brief("reward").optional(),
        field("empty", &SpawnCard::empty, "yes: it places nobody; left blank: not known").brief("empty").optional().since(11),
        field("entered", &SpawnCard::entered, "places that were entered as they look without").optional().since(16))
};

struct Encounter {
    QString id;
    EncounterKind kind = EncounterKind::Nothing;
    int amount = 1;
    Deck deck = Deck::Loot1;
    QString enemy;
    bool elite = false;
    Condition condition = Condition::Suppressed;

    MR_FIELDS(field("id", &Encounter::id, "short name").brief(), field("kind", &Encounter::kind, "what it shows").brief(),
        field("amount", &Encounter::amount, "how much").brief().optional().from(0, 20),
        field("deck", &Encounter::deck, "loot: which deck").brief().optional(),
        field("enemy", &Encounter::enemy, "enemy: which").brief("e").optional(),
        field("elite", &Encounter::elite, "enemy: elite").brief("elite").optional(),
        field("condition", &Encounter::condition, "condition: which").brief().optional())
};

struct TankToken {
    QString id;
    int armour = 0;
    bool blocks = false; // keeps the tank from killing an ally
    bool faceUp = false;

    MR_FIELDS(field("id", &TankToken::id, "short name").brief(),
        field("armour", &TankToken::armour, "armour").brief().printed().optional().from(0, 20),
        field("blocks", &TankToken::blocks, "keeps the tank from killing an ally").brief("blocks").optional(),
        field("face_up", &TankToken::faceUp, "revealed").optional())
};

} // namespace jaggedalliance

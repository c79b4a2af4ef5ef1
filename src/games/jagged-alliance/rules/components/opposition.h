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

    MR_FIELDS(field("health", &Row::health, "damage that defeats it").optional().from(1, 99),
        field("armour", &Row::armour, "armour").optional().from(0, 20),
        field("damage", &Row::damage, "damage").optional().from(0, 20),
        field("range", &Row::range, "range; -1: none printed").optional().from(-1, 20),
        field("stealth", &Row::stealth, "successes needed to hide").optional().from(0, 20),
        field("conditions", &Row::conditions, "what its hits bring").optional())
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

    MR_FIELDS(field("id", &Enemy::id, "short name"), field("title", &Enemy::title, "name").optional(),
        field("initiative", &Enemy::initiative, "initiative").optional().from(0, 20),
        field("basic", &Enemy::basic, "front").optional(), field("elite", &Enemy::elite, "front, elite").optional(),
        field("advanced", &Enemy::advanced, "back").optional(),
        field("advanced_elite", &Enemy::advancedElite, "back, elite").optional(),
        field("pattern", &Enemy::pattern, "what it does, in order").optional(),
        field("approach", &Enemy::approach, "instead, when nobody is in reach").optional(),
        field("search_party", &Enemy::searchParty, "experienced: stealth grows with their number").optional(),
        field("hidden", &Enemy::hidden, "experienced: comes as tokens").optional(),
        field("tank", &Enemy::tank, "armour by tokens").optional(), field("reward", &Enemy::reward, "loot icons").optional(),
        field("elite_reward", &Enemy::eliteReward, "loot icons of an elite").optional(),
        field("miniatures", &Enemy::miniatures, "miniatures in the box").optional().from(0, 99),
        field("experienced", &Enemy::experienced, "the back is up").optional(),
        field("unconfirmed", &Enemy::unconfirmed, "not yet compared with the real card").optional())
};

// A line of a spawn card, a mission's guards or a sector defence.
struct Spawn {
    QString area; // a letter or an area; empty on a mission
    QString enemy;
    bool elite = false;
    int count = 1;
    int encounters = 0;

    MR_FIELDS(field("area", &Spawn::area, "letter").optional(), field("enemy", &Spawn::enemy, "enemy").optional(),
        field("elite", &Spawn::elite, "elite").optional(), field("count", &Spawn::count, "how many").optional().from(0, 20),
        field("encounters", &Spawn::encounters, "encounter tokens").optional().from(0, 20))
};

struct SpawnCard {
    QString id;
    Difficulty difficulty = Difficulty::Unknown;
    int skulls = 0;
    QList<Spawn> lines;
    QList<Effect> rule; // happens to everybody who enters
    QString text;
    QList<Effect> reward;

    MR_FIELDS(field("id", &SpawnCard::id, "short name"), field("difficulty", &SpawnCard::difficulty, "back").optional(),
        field("skulls", &SpawnCard::skulls, "skulls").optional().from(0, 9),
        field("lines", &SpawnCard::lines, "what is placed").optional(),
        field("rule", &SpawnCard::rule, "happens to everybody who enters").optional(),
        field("text", &SpawnCard::text, "special rule in your words").optional(),
        field("reward", &SpawnCard::reward, "reward").optional())
};

struct Encounter {
    QString id;
    EncounterKind kind = EncounterKind::Nothing;
    int amount = 1;
    Deck deck = Deck::Loot1;
    QString enemy;
    bool elite = false;
    Condition condition = Condition::Suppressed;

    MR_FIELDS(field("id", &Encounter::id, "short name"), field("kind", &Encounter::kind, "what it shows"),
        field("amount", &Encounter::amount, "how much").optional().from(0, 20),
        field("deck", &Encounter::deck, "loot: which deck").optional(),
        field("enemy", &Encounter::enemy, "enemy: which").optional(),
        field("elite", &Encounter::elite, "enemy: elite").optional(),
        field("condition", &Encounter::condition, "condition: which").optional())
};

struct TankToken {
    QString id;
    int armour = 0;
    bool blocks = false; // keeps the tank from killing an ally
    bool faceUp = false;

    MR_FIELDS(field("id", &TankToken::id, "short name"), field("armour", &TankToken::armour, "armour").optional().from(0, 20),
        field("blocks", &TankToken::blocks, "keeps the tank from killing an ally").optional(),
        field("face_up", &TankToken::faceUp, "revealed").optional())
};

} // namespace jaggedalliance

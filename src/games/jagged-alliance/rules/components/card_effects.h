// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What cards do: the closed list of effects, what a printed action rolls, what spending adds, what lasts (p. 12, 24).
#pragma once

#include "games/jagged-alliance/rules/dice/dice.h"

namespace jaggedalliance {

// One thing that a card's text does.
struct Effect {
    QString id; // "" on a card; a number once it is due at the table
    EffectKind kind = EffectKind::Note;
    QString target; // a mercenary, an enemy, a card, a sector or mission; by kind
    int amount = 1;
    std::optional<Condition> condition;
    QString card;  // a card, lieutenant, mission, enemy type or encounter token that it names
    QString place; // a sector, or sector:area
    bool may = false;
    QString text;
    QString source;
    bool elite = false; // an enemy that it places

    MR_FIELDS(field("id", &Effect::id, "number of an effect that is due").optional(),
        field("kind", &Effect::kind, "what it does").brief(),
        field("target", &Effect::target, "whom or what it touches").brief("to").optional(),
        field("amount", &Effect::amount, "how much").brief().optional().from(0, 99),
        field("condition", &Effect::condition, "which condition").brief().optional(),
        field("card", &Effect::card, "the card, enemy or token it names").brief("card").optional(),
        field("place", &Effect::place, "a sector, or sector:area").brief("at").optional(),
        field("may", &Effect::may, "optional by its text").brief("may").optional(),
        field("text", &Effect::text, "the card's text in your words").brief("t").optional(),
        field("source", &Effect::source, "the card").optional(),
        field("elite", &Effect::elite, "an enemy that it places is elite").brief("elite").optional().since(3))
};

// What durability, an upgrade or a helping consumable adds to an action or a defence.
struct Boost {
    Pool dice;
    int successes = 0;
    QList<Icon> icons;
    bool reroll = false;
    bool expertise = false;

    bool operator==(const Boost&) const = default;
    MR_FIELDS(field("dice", &Boost::dice, "further dice").brief().optional(),
        field("successes", &Boost::successes, "automatic successes").brief("s").optional(),
        field("icons", &Boost::icons, "further effects").brief("i").optional(),
        field("reroll", &Boost::reroll, "one die may be rerolled").brief("reroll").optional(),
        field("expertise", &Boost::expertise, "gives Expertise").brief("expert").optional())
};

// A printed action of a card.
struct Use {
    int fatigue = 0;
    int range = 0; // areas; -1: no limit within the sector
    Pool dice;
    int successes = 0;
    QList<Icon> icons;
    bool area = false;
    int burst = 1;
    bool expertise = false;
    QList<Effect> effects;
    QString text;

    bool isAttack() const { return dice.count() > 0 || successes > 0 || !icons.isEmpty(); }
    MR_FIELDS(field("fatigue", &Use::fatigue, "cost").brief("f").optional().from(0, 20),
        field("range", &Use::range, "range in areas; -1: no limit").brief("r").optional().from(-1, 20),
        field("dice", &Use::dice, "attack dice").brief().optional(),
        field("successes", &Use::successes, "automatic successes").brief("s").optional().from(0, 20),
        field("icons", &Use::icons, "effects from left to right; damage marks where the damage stands").brief("i").optional(),
        field("area", &Use::area, "hits everybody in the target area").brief("area").optional(),
        field("burst", &Use::burst, "times it is carried out").brief("burst").optional().from(1, 9),
        field("expertise", &Use::expertise, "gives Expertise").brief("expert").optional(),
        field("effects", &Use::effects, "what it does besides").brief("does").optional(),
        field("text", &Use::text, "its text in your words").brief("t").optional())
};

// What lasts as long as a card is in play.
struct Modifiers {
    int damage = 0;          // of enemies
    int stealth = 0;         // difficulty of hiding
    int counterStrength = 0; // of counter-attacks
    int bribeCost = 0;       // funds for each die instead of 1
    int startLevel = 0;      // of the threat track
    int recover = 0;         // at the start of an activation
    bool rebelsLost = false; // the pool's rebels go when the scenario ends

    MR_FIELDS(field("damage", &Modifiers::damage, "damage of enemies").brief("d").optional().from(-9, 9),
        field("stealth", &Modifiers::stealth, "difficulty of hiding").brief("s").optional().from(-9, 9),
        field("counter_strength", &Modifiers::counterStrength, "strength of counter-attacks").brief("c").optional().from(-9, 9),
        field("bribe_cost", &Modifiers::bribeCost, "funds for a bribe instead of 1").brief("b").optional().from(0, 9),
        field("start_level", &Modifiers::startLevel, "threat level at the start").brief("l").optional().from(0, 30),
        field("recover", &Modifiers::recover, "fatigue recovered at the start of an activation")
            .brief("r")
            .optional()
            .from(-9, 9),
        field("rebels_lost", &Modifiers::rebelsLost, "the pool's rebels are lost when the scenario ends")
            .brief("lost")
            .optional())
};

} // namespace jaggedalliance

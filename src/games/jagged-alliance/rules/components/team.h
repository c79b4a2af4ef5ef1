// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The small cards of the team and the mercenary boards, with everything that is tracked on them (p. 10-13, 28-29).
#pragma once

#include "games/jagged-alliance/rules/components/card_effects.h"

namespace jaggedalliance {

// A small card of the team: equipment, upgrade, consumable, ally or income. Copies are cards of their own.
struct Card {
    QString id;
    QString title;
    int number = 0; // as printed; 0: not entered
    Deck deck = Deck::Aim;
    CardKind kind = CardKind::Weapon;
    std::optional<int> cost;
    QList<Use> uses;
    int perActivation = 1; // how often its action may be used
    Pool armour, stealth, counter;
    bool heavy = false;
    int upgradeSlots = 0;
    CardKind fits = CardKind::Weapon; // an upgrade: on weapons or on armour
    int durability = 0;
    Boost wear;            // what one durability buys
    Boost boost;           // an upgrade, or a consumable that helps a roll
    QList<RollKind> helps; // a consumable: the rolls that it goes with; empty: used by itself
    QList<RollKind> expertise;
    QList<RollKind> rerolls;
    int stamina = 0;
    SkillDice skills;
    int commands = 0;  // further command actions
    int groupMove = 0; // further areas of a Group Move
    QList<Effect> onActivation;
    QList<Effect> effects; // a consumable's
    int funds = 0;         // income at the start of a scenario
    int rebels = 0;
    bool leaves = false; // goes to the box when it is used
    QString text;
    bool unconfirmed = false;

    Place place = Place::Deck;
    QString holder;     // a mercenary
    QString host;       // the card it is attached to
    int spent = 0;      // durability
    int used = 0;       // in this activation
    bool begun = false; // its On Activation effect was used in it

    bool isHeld() const { return place >= Place::Inventory && place <= Place::Received; }
    bool isSlotted() const { return place >= Place::Weapon1 && place <= Place::Ally; }
    MR_FIELDS(field("id", &Card::id, "short name"), field("title", &Card::title, "name").brief().optional(),
        field("number", &Card::number, "printed number").brief("no").optional(),
        field("deck", &Card::deck, "the deck of its back").brief("deck").optional(),
        field("kind", &Card::kind, "type").brief().optional(),
        field("cost", &Card::cost, "price").brief().printed().optional().from(0, 99),
        field("uses", &Card::uses, "its actions").brief("use").optional(),
        field("per_activation", &Card::perActivation, "uses in one activation").brief("times").optional().from(1, 9),
        field("armour", &Card::armour, "armour dice").brief("ar").optional(),
        field("stealth", &Card::stealth, "stealth dice").brief("st").optional(),
        field("counter", &Card::counter, "dice against counter-attacks").brief("ct").optional(),
        field("heavy", &Card::heavy, "heavy").brief("heavy").optional(),
        field("upgrade_slots", &Card::upgradeSlots, "upgrades it can hold").brief("slots").optional().from(0, 9),
        field("fits", &Card::fits, "an upgrade: weapon or armour").brief("fits").optional(),
        field("durability", &Card::durability, "durability icons").brief("d").optional().from(0, 20),
        field("wear", &Card::wear, "what one durability adds").brief("wear").optional(),
        field("boost", &Card::boost, "what an upgrade or a helping consumable adds").brief("boost").optional(),
        field("helps", &Card::helps, "a consumable: only together with such a roll").brief("helps").optional(),
        field("expertise", &Card::expertise, "rolls with Expertise").brief("expert").optional(),
        field("rerolls", &Card::rerolls, "rolls of which one die may be rerolled").brief("rerolls").optional(),
        field("stamina", &Card::stamina, "further stamina").brief("s").optional().from(0, 9),
        field("skills", &Card::skills, "further skill dice").brief().optional(),
        field("commands", &Card::commands, "further command actions").brief("commands").optional().from(0, 9),
        field("group_move", &Card::groupMove, "further areas of a Group Move").brief("group").optional().from(0, 9),
        field("on_activation", &Card::onActivation, "On Activation effects").brief("starts").optional(),
        field("effects", &Card::effects, "what using it does").brief("does").optional(),
        field("funds", &Card::funds, "income in funds").brief("funds").optional().from(0, 99),
        field("rebels", &Card::rebels, "income in rebels").brief("rebels").optional().from(0, 99),
        field("leaves", &Card::leaves, "leaves the campaign when used").brief("leaves").optional(),
        field("text", &Card::text, "its text in your words").brief("t").optional(),
        field("unconfirmed", &Card::unconfirmed, "not yet compared with the real card").brief("unconfirmed").optional(),
        field("place", &Card::place, "where it lies").optional(), field("holder", &Card::holder, "whose it is").optional(),
        field("host", &Card::host, "the card it is attached to").optional(),
        field("spent", &Card::spent, "durability spent").optional().from(0, 20),
        field("used", &Card::used, "times used in this activation").optional().from(0, 99),
        field("begun", &Card::begun, "its On Activation effect was used in this activation").optional())
};

// A mercenary board with everything that is tracked on it.
struct Mercenary {
    QString id;
    QString title;
    int start = 6; // cubes of its stamina zone
    int recover = 2;
    int inventory = 3;
    int allySlots = 1;
    SkillDice skills;
    bool extraSlot = false;    // one more weapon slot, never for heavy items
    QList<Terrain> quietKills; // killing from there skips the enemy activation
    QString ability;           // its text in your words
    bool unconfirmed = false;

    MercPlace place = MercPlace::Roster;
    QString player;
    QString at; // sector or mission
    QString area;
    int stamina = 0;
    int fatigue = 0;
    int wounds = 0;
    int extra = 0; // cubes that effects added, less those that they took
    int injury = 0;
    bool down = false;
    QList<Condition> conditions;
    int command = 0; // command actions ready
    bool activated = false;
    bool quiet = false;  // killed from such terrain in this activation
    QStringList entered; // "start": printed as it looks when nobody entered it

    bool stands() const { return place == MercPlace::Team && !down; }
    MR_FIELDS(field("id", &Mercenary::id, "short name"), field("title", &Mercenary::title, "name").brief().optional(),
        field("start", &Mercenary::start, "stamina cubes printed").brief().printed().optional().from(1, 20),
        field("recover", &Mercenary::recover, "fatigue recovered at the start of an activation")
            .brief("rec")
            .printed()
            .optional()
            .from(0, 9),
        field("inventory", &Mercenary::inventory, "spaces").brief("inv").printed().optional().from(0, 9),
        field("ally_slots", &Mercenary::allySlots, "allies").brief("allies").optional().from(0, 9),
        field("skills", &Mercenary::skills, "skill dice").brief().printed().optional(),
        field("extra_slot", &Mercenary::extraSlot, "one more weapon slot, not for heavy items").brief("spare").optional(),
        field("quiet_kills", &Mercenary::quietKills, "a kill from here skips the enemy activation").brief("silent").optional(),
        field("ability", &Mercenary::ability, "ability in your words").brief("t").optional(),
        field("unconfirmed", &Mercenary::unconfirmed, "not yet compared with the real board").brief("unconfirmed").optional(),
        field("place", &Mercenary::place, "roster, team, waiting or dead").optional(),
        field("player", &Mercenary::player, "whose").optional(), field("at", &Mercenary::at, "sector or mission").optional(),
        field("area", &Mercenary::area, "area").optional(), field("stamina", &Mercenary::stamina, "cubes").optional().from(0, 40),
        field("fatigue", &Mercenary::fatigue, "cubes").optional().from(0, 40),
        field("wounds", &Mercenary::wounds, "cubes").optional().from(0, 40),
        field("extra", &Mercenary::extra, "cubes added by effects").optional().from(-20, 20),
        field("injury", &Mercenary::injury, "Severe Injury").optional().from(0, 1),
        field("down", &Mercenary::down, "knocked down").optional(),
        field("conditions", &Mercenary::conditions, "conditions").optional(),
        field("command", &Mercenary::command, "command actions ready").optional().from(0, 9),
        field("activated", &Mercenary::activated, "activated in this player phase").optional(),
        field("quiet", &Mercenary::quiet, "its enemy activation is skipped").optional(),
        field("entered", &Mercenary::entered, "places that were entered as they look without").optional().since(10))
};

} // namespace jaggedalliance

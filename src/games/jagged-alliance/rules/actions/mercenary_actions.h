// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Actions of the active mercenary: moving, attacking, skills and the other command actions (p. 16-18, 23-24).
#pragma once

#include "games/jagged-alliance/rules/state.h"

namespace jaggedalliance {

struct MoveStep {
    QString to;
    QString area;
    MR_VERB("step", "Go one step", field("to", &MoveStep::to, "area, sector or mission").names("place"),
        field("area", &MoveStep::area, "area on the crossed border, when a sector is entered").optional())
};

struct GroupMove {
    QString to;
    QString area;
    QStringList taken;
    QStringList areas;
    bool shared = false;
    MR_VERB("group-move", "Command action: move together without fatigue",
        field("to", &GroupMove::to, "area, sector or mission").names("place"),
        field("area", &GroupMove::area, "area on the crossed border").optional(),
        field("with", &GroupMove::taken, "who comes along").names("mercenary").optional(),
        field("areas", &GroupMove::areas, "their areas, in the same order").optional(),
        field("shared", &GroupMove::shared, "with the shared token").optional())
};

struct Attack {
    QString card;
    int use = 1;
    QString target;
    QString area;
    bool wear = false;
    QStringList helpers = {};
    int rebels = 0;
    QString tank;
    QList<int> rolled;
    QStringList worn;
    QString tankAgain = {};
    std::optional<int> successes = {};
    MR_VERB("attack", "Attack with a card", field("card", &Attack::card, "with what").names("card"),
        field("use", &Attack::use, "which of its actions").optional().from(1, 9),
        field("target", &Attack::target, "whom").names("figure").optional(),
        field("area", &Attack::area, "which area, for an area attack").optional(),
        field("wear", &Attack::wear, "spend durability").optional(),
        field("with", &Attack::helpers, "consumables that help").names("card").optional(),
        field("rebels", &Attack::rebels, "rebels that support").optional().from(0, 99),
        field("tank", &Attack::tank, "tank token revealed").names("tank-token").optional(),
        field("rolled", &Attack::rolled, "dice faces, by number of the face").optional(),
        field("worn", &Attack::worn, "attached upgrades whose durability effect is paid for").names("card").optional(),
        field("tank_again", &Attack::tankAgain, "tank token of the second attack, where an area attack hits it twice")
            .names("tank-token")
            .optional(),
        field("successes", &Attack::successes, "what all dice together showed; automatic successes are added")
            .optional()
            .from(0, 999))
};

struct Repeat {
    QString target;
    QString area;
    QString tank;
    QList<int> rolled;
    QString tankAgain = {};
    std::optional<int> successes = {};
    MR_VERB("repeat", "Carry out the next repetition of a burst",
        field("target", &Repeat::target, "whom").names("figure").optional(),
        field("area", &Repeat::area, "which area").optional(),
        field("tank", &Repeat::tank, "tank token revealed").names("tank-token").optional(),
        field("rolled", &Repeat::rolled, "dice faces, by number of the face").optional(),
        field("tank_again", &Repeat::tankAgain, "tank token of the second attack, where an area attack hits it twice")
            .names("tank-token")
            .optional(),
        field("successes", &Repeat::successes, "what all dice together showed; automatic successes are added")
            .optional()
            .from(0, 999))
};

struct UseCard {
    QString card;
    int use = 1;
    QString target;
    bool wear = false;
    bool bleeding = false;
    MR_VERB("use", "Use a card whose action is no attack, or a consumable", field("card", &UseCard::card, "which").names("card"),
        field("use", &UseCard::use, "which of its actions").optional().from(1, 9),
        field("target", &UseCard::target, "on whom or what").names("target").optional(),
        field("wear", &UseCard::wear, "spend durability").optional(),
        field("bleeding", &UseCard::bleeding, "healing stops Bleeding instead of a wound").optional())
};

struct Loot {
    QString what;
    QString card;
    std::optional<Card> facts;
    QString who;
    bool chooses = false;
    MR_VERB("loot", "Loot a corpse or a loot token", field("what", &Loot::what, "corpse or token").names("lootable"),
        field("card", &Loot::card, "the card drawn").optional(),
        field("facts", &Loot::facts, "what is printed on it, if it is new").optional(),
        field("who", &Loot::who, "who loots, after a victory").names("mercenary").optional(),
        field("chooses", &Loot::chooses, "says afterwards where it goes; otherwise the inventory, if there is room").optional())
};

struct UseSkill {
    Skill skill = Skill::Medical;
    int rebels = 0;
    QString mission;
    int difficulty = 0;
    bool shared = false;
    bool free = false;
    QList<int> rolled;
    QStringList helpers = {};
    std::optional<int> successes = {};
    MR_VERB("skill", "Command action: roll a skill, perhaps for a test", field("skill", &UseSkill::skill, "which"),
        field("rebels", &UseSkill::rebels, "rebels that support").optional().from(0, 99),
        field("mission", &UseSkill::mission, "a mission whose condition is tested").names("mission").optional(),
        field("difficulty", &UseSkill::difficulty, "of another test").optional().from(0, 99),
        field("shared", &UseSkill::shared, "with the shared token").optional(),
        field("free", &UseSkill::free, "a card asks for no command action").optional(),
        field("rolled", &UseSkill::rolled, "dice faces, by number of the face").optional(),
        field("with", &UseSkill::helpers, "consumables that help").names("card").optional(),
        field("successes", &UseSkill::successes, "what all dice together showed; automatic successes are added")
            .optional()
            .from(0, 999))
};

struct Assign {
    QString target;
    QString card;
    int amount = 1;
    bool injury = false;
    bool bleeding = false;
    MR_VERB("assign", "Use successes of a skill roll", field("target", &Assign::target, "whom").names("mercenary"),
        field("card", &Assign::card, "what is repaired").names("card").optional(),
        field("amount", &Assign::amount, "successes").optional().from(1, 99),
        field("injury", &Assign::injury, "for a Severe Injury").optional(),
        field("bleeding", &Assign::bleeding, "stops Bleeding instead of healing a wound").optional())
};

struct Train {
    bool shared = false;
    QString sector = {};
    MR_VERB("train", "Command action: put a rebel into a rebel slot",
        field("shared", &Train::shared, "with the shared token").optional(),
        field("sector", &Train::sector, "where, when nobody tracks who stands where").names("sector").optional())
};

struct Bribe {
    int dice = 1;
    int rebels = 0;
    bool shared = false;
    QList<int> rolled;
    QStringList helpers = {};
    MR_VERB("bribe", "Command action: pay funds to lower the threat", field("dice", &Bribe::dice, "dice paid for").from(0, 99),
        field("rebels", &Bribe::rebels, "rebels that support (none can)").optional().from(0, 99),
        field("shared", &Bribe::shared, "with the shared token").optional(),
        field("rolled", &Bribe::rolled, "dice faces, by number of the face").optional(),
        field("with", &Bribe::helpers, "consumables that help").names("card").optional())
};

struct Reveal {
    QString token;
    QString shows;
    bool far = false;
    QString enemy = {};
    bool elite = false;
    MR_VERB("reveal", "Turn an encounter token over", field("token", &Reveal::token, "which").names("token"),
        field("shows", &Reveal::shows, "what it shows").names("encounter").optional(),
        field("far", &Reveal::far, "an action reveals it from elsewhere").optional(),
        field("enemy", &Reveal::enemy, "whom it shows, where only that it is an enemy is known").names("enemy_cards").optional(),
        field("elite", &Reveal::elite, "and that it is an elite").optional())
};

struct Reroll {
    int die = 1;
    QList<int> rolled;
    MR_VERB("reroll", "Reroll one die of the last roll", field("die", &Reroll::die, "which, counted from 1").from(1, 99),
        field("rolled", &Reroll::rolled, "dice faces, by number of the face").optional())
};

struct KeepRoll {
    MR_VERB("keep", "Let the last roll stand")
};

struct MoveGranted {
    QString grant;
    QString to;
    QString area;
    MR_VERB("move-granted", "Make a Retreat or a Free Move", field("grant", &MoveGranted::grant, "which").names("grant"),
        field("to", &MoveGranted::to, "area; out of a quiet place also a sector or mission"),
        field("area", &MoveGranted::area, "area on the crossed border").optional())
};

struct Forgo {
    MR_VERB("forgo", "Leave successes, repetitions or granted moves unused")
};

struct EndActions {
    MR_VERB("end-actions", "Finish the actions of the active mercenary")
};

} // namespace jaggedalliance

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Actions of enemies and the dictator, of sectors, lieutenants and missions, of the dead (p. 11, 21, 26-27, 30-37).
#pragma once

#include "games/jagged-alliance/rules/state.h"

namespace jaggedalliance {

struct EnemyAct {
    QString enemy;
    QString target;
    QString to;
    MR_VERB("enemy-act", "Let the next enemy act",
        field("enemy", &EnemyAct::enemy, "which, when there is a choice").names("enemy").optional(),
        field("target", &EnemyAct::target, "whom, when there is a choice").names("mercenary").optional(),
        field("to", &EnemyAct::to, "way, when there is a choice").optional())
};

struct Defend {
    QString incoming;
    bool stealth = false;
    QStringList worn;
    int rebels = 0;
    QList<int> rolled;
    QStringList helpers = {};
    bool terrain = false;
    std::optional<int> successes = {};
    MR_VERB("defend", "Answer damage with armour or stealth",
        field("incoming", &Defend::incoming, "which; otherwise the first").names("incoming").optional(),
        field("stealth", &Defend::stealth, "hide instead of armour").optional(),
        field("worn", &Defend::worn, "slotted cards whose durability helps").names("card").optional(),
        field("rebels", &Defend::rebels, "rebels that support").optional().from(0, 99),
        field("rolled", &Defend::rolled, "dice faces, by number of the face").optional(),
        field("with", &Defend::helpers, "consumables that help").names("card").optional(),
        field("terrain", &Defend::terrain, "the area's jungle or settlement adds its die, where nobody entered its terrain")
            .optional(),
        field("successes", &Defend::successes, "what all dice together showed; automatic successes are added")
            .optional()
            .from(0, 999))
};

struct EndPlayerPhase {
    MR_VERB("end-player-phase", "End the player phase")
};

struct RaiseThreat {
    QString lieutenant;
    MR_VERB("raise-threat", "Resolve one threat token",
        field("lieutenant", &RaiseThreat::lieutenant, "who comes, if the maximum brings one").names("lieutenant").optional())
};

struct FightCounterAttack {
    int rebels = 0;
    QString lieutenant;
    QList<int> rolled;
    QStringList helpers = {};
    std::optional<int> successes = {};
    MR_VERB("counter-attack", "Roll against a counter-attack",
        field("rebels", &FightCounterAttack::rebels, "rebels discarded for support").optional().from(0, 99),
        field("lieutenant", &FightCounterAttack::lieutenant, "who comes, if the maximum brings one")
            .names("lieutenant")
            .optional(),
        field("rolled", &FightCounterAttack::rolled, "dice faces, by number of the face").optional(),
        field("with", &FightCounterAttack::helpers, "consumables of the team that help").names("card").optional(),
        field("successes", &FightCounterAttack::successes, "what all dice together showed; automatic successes are added")
            .optional()
            .from(0, 999))
};

struct DrawEvent {
    QString event;
    std::optional<Event> facts;
    MR_VERB("draw-event", "Draw and carry out the event of this level",
        field("event", &DrawEvent::event, "which it is").optional(),
        field("facts", &DrawEvent::facts, "what is printed on it, if it is new").optional())
};

struct EndDictatorPhase {
    MR_VERB("end-dictator-phase", "Clear threat tokens, add the day token, begin the next turn")
};

struct Liberate {
    QString sector;
    std::optional<int> skulls = {};
    MR_VERB("liberate", "Declare a sector liberated", field("sector", &Liberate::sector, "which").names("sector"),
        field("skulls", &Liberate::skulls, "skulls of its spawn card, when that lies on the table alone").optional().from(0, 9))
};

struct LieutenantEnters {
    QString lieutenant;
    MR_VERB("lieutenant", "Bring a lieutenant into play",
        field("lieutenant", &LieutenantEnters::lieutenant, "which").names("lieutenant"))
};

struct Uncover {
    QString lieutenant;
    QString sector;
    MR_VERB("uncover", "Find the sector of a lieutenant", field("lieutenant", &Uncover::lieutenant, "which").names("lieutenant"),
        field("sector", &Uncover::sector, "where").names("sector"))
};

struct AddMission {
    QString mission;
    MR_VERB("add-mission", "Lay out a mission at its access", field("mission", &AddMission::mission, "which").names("mission"))
};

struct ResolveGoal {
    QString mission;
    MR_VERB("resolve-goal", "State that the next condition of a mission is met",
        field("mission", &ResolveGoal::mission, "which").names("mission"))
};

struct ComeBack {
    QString who;
    QString area;
    MR_VERB("come-back", "Come back from a solved mission into an area of its access sector",
        field("who", &ComeBack::who, "whom; otherwise the next").names("mercenary").optional(),
        field("area", &ComeBack::area, "area of the access sector"))
};

struct Replace {
    QString who;
    QStringList discards;
    QString by;
    MR_VERB("replace", "Settle the cards of the dead and choose a replacement",
        field("who", &Replace::who, "who died").names("mercenary"),
        field("discards", &Replace::discards, "half of the cards, rounded down").names("card").optional(),
        field("by", &Replace::by, "the new mercenary").names("mercenary").optional())
};

struct EnterReplacement {
    QString who;
    QString at;
    QString area;
    MR_VERB("enter", "Bring a replacement onto the table", field("who", &EnterReplacement::who, "whom").names("mercenary"),
        field("at", &EnterReplacement::at, "sector or mission").names("place"),
        field("area", &EnterReplacement::area, "area").optional())
};

} // namespace jaggedalliance

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed on cards, boards and tiles, and where each of them lies. The rulebook prints few of these facts; whoever
// owns the box enters the rest. A card's text stands above everything that is computed (JA-158).
#pragma once

#include "games/jagged-alliance/rules/components/dictator_cards.h"
#include "games/jagged-alliance/rules/components/map.h"
#include "games/jagged-alliance/rules/components/team.h"

namespace jaggedalliance {

// What the scenario book says.
struct Scenario {
    QString id;
    QString title;
    QString objective;
    QStringList after; // scenarios that must be won before
    QList<Sector> sectors;
    QList<Edge> edges;
    QList<Access> access;
    QString start; // a sector, or sector:area
    QStringList missions;
    QStringList lieutenants;
    QStringList encounters; // pool, equal tokens repeated; empty: as it is
    QStringList gear;       // default gear, put into storage the first time
    bool noDictator = false;
    bool noCounterAttacks = false;
    int lossLevel = 0; // threat level that loses; 0: none
    QList<Effect> setup;
    QStringList reward; // A.I.M. cards for the market deck
    QList<Effect> victory;

    MR_FIELDS(field("id", &Scenario::id, "short name"), field("title", &Scenario::title, "name").brief().optional(),
        field("objective", &Scenario::objective, "objective in your words").brief("goal").printed().optional(),
        field("after", &Scenario::after, "scenarios that must be won before").brief("after").optional(),
        field("sectors", &Scenario::sectors, "sector tiles").brief("sector").printed().optional(),
        field("edges", &Scenario::edges, "which sectors touch").brief("edge").optional(),
        field("access", &Scenario::access, "mission access tokens").brief("access").optional(),
        field("start", &Scenario::start, "where the mercenaries begin").brief("start").printed().optional(),
        field("missions", &Scenario::missions, "missions").brief("missions").optional(),
        field("lieutenants", &Scenario::lieutenants, "lieutenants").brief("lieutenants").optional(),
        field("encounters", &Scenario::encounters, "encounter tokens in the pool").brief("tokens").optional(),
        field("gear", &Scenario::gear, "default gear").brief("gear").optional(),
        field("no_dictator", &Scenario::noDictator, "the dictator phase is skipped").brief("quiet").optional(),
        field("no_counter_attacks", &Scenario::noCounterAttacks, "no counter-attacks").brief("safe").optional(),
        field("loss_level", &Scenario::lossLevel, "threat level that loses").brief("loss").optional().from(0, 30),
        field("setup", &Scenario::setup, "special setup").brief("setup").optional(),
        field("reward", &Scenario::reward, "A.I.M. cards for the market").brief("reward").optional(),
        field("victory", &Scenario::victory, "further rewards").brief("victory").optional())
};

} // namespace jaggedalliance

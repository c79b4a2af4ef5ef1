// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The dictator's side: boards with their threat track, events, lieutenants and missions (p. 30-35).
#pragma once

#include "games/jagged-alliance/rules/components/opposition.h"

namespace jaggedalliance {

struct Event {
    QString id;
    QString title;
    int number = 0;
    QString band; // colour of its deck
    EventKind kind = EventKind::Immediate;
    QList<Effect> effects;
    Modifiers modifiers; // in the coming turn
    QString text;

    Pile place = Pile::Deck;

    MR_FIELDS(field("id", &Event::id, "short name"), field("title", &Event::title, "name").optional(),
        field("number", &Event::number, "printed number").optional(),
        field("band", &Event::band, "colour of its deck").optional(),
        field("kind", &Event::kind, "immediate, lasting or setup").optional(),
        field("effects", &Event::effects, "what it does").optional(),
        field("modifiers", &Event::modifiers, "in the coming turn").optional(),
        field("text", &Event::text, "its text in your words").optional(),
        field("place", &Event::place, "where it lies").optional())
};

struct Lieutenant {
    QString id;
    QString title;
    int number = 0;
    Modifiers modifiers;
    QList<Effect> arrival;  // once, when it comes into play
    bool everyArea = false; // sector defence: an encounter in every area
    QList<Spawn> defence;
    bool replaces = false; // its lines stand instead of those of the spawn card
    QString reward;        // an A.I.M. card
    QString text;
    bool unconfirmed = false;

    Pile place = Pile::Deck; // deck, beside the dictator, sector, gone

    bool inPlay() const { return place == Pile::Beside || place == Pile::Sector; }
    MR_FIELDS(field("id", &Lieutenant::id, "short name"), field("title", &Lieutenant::title, "name").optional(),
        field("number", &Lieutenant::number, "printed number").optional(),
        field("modifiers", &Lieutenant::modifiers, "as long as in play").optional(),
        field("arrival", &Lieutenant::arrival, "when it comes into play").optional(),
        field("every_area", &Lieutenant::everyArea, "defence: an encounter in every area").optional(),
        field("defence", &Lieutenant::defence, "defence: further enemies").optional(),
        field("replaces", &Lieutenant::replaces, "defence: these enemies instead of those of the spawn card").optional(),
        field("reward", &Lieutenant::reward, "A.I.M. card").optional(),
        field("text", &Lieutenant::text, "its text in your words").optional(),
        field("unconfirmed", &Lieutenant::unconfirmed, "not yet compared with the real card").optional(),
        field("place", &Lieutenant::place, "where it is").optional())
};

struct MissionGoal {
    Goal kind = Goal::Other;
    Skill skill = Skill::Mechanical;
    int successes = 1;
    QString text;

    MR_FIELDS(field("kind", &MissionGoal::kind, "kill-all, skill or other"),
        field("skill", &MissionGoal::skill, "which skill").optional(),
        field("successes", &MissionGoal::successes, "in one roll").optional().from(1, 20),
        field("text", &MissionGoal::text, "in your words").optional())
};

struct Mission {
    QString id;
    QString title;
    QString icon; // of its access
    Modifiers modifiers;
    QString text;
    QList<MissionGoal> goals;
    QList<Spawn> guards;
    QList<Effect> reward;
    bool bounty = false; // the card is the enemy
    Row target;
    int initiative = 0;
    bool withheld = false; // leaves the deck before a new campaign
    bool unconfirmed = false;

    Pile place = Pile::Deck; // deck, withheld, table, gone
    int done = 0;            // goals met
    bool entered = false;

    MR_FIELDS(field("id", &Mission::id, "short name"), field("title", &Mission::title, "name").optional(),
        field("icon", &Mission::icon, "access icon").optional(),
        field("modifiers", &Mission::modifiers, "ongoing effect").optional(),
        field("text", &Mission::text, "its text in your words").optional(),
        field("goals", &Mission::goals, "resolution conditions, left to right").optional(),
        field("guards", &Mission::guards, "guards").optional(), field("reward", &Mission::reward, "reward").optional(),
        field("bounty", &Mission::bounty, "bounty hunt: the card is the enemy").optional(),
        field("target", &Mission::target, "combat values of a bounty").optional(),
        field("initiative", &Mission::initiative, "of a bounty").optional().from(0, 20),
        field("withheld", &Mission::withheld, "set aside before a new campaign").optional(),
        field("unconfirmed", &Mission::unconfirmed, "not yet compared with the real card").optional(),
        field("place", &Mission::place, "where it lies").optional(),
        field("done", &Mission::done, "conditions met").optional().from(0, 9),
        field("entered", &Mission::entered, "its guards are placed").optional())
};

// A space of the threat track.
struct Space {
    int level = 1;
    QString band = QStringLiteral("yellow");
    int skulls = 0;
    bool counter = false; // shows an exclamation mark

    MR_FIELDS(field("level", &Space::level, "level").from(1, 30), field("band", &Space::band, "colour").optional(),
        field("skulls", &Space::skulls, "skulls").optional().from(0, 20),
        field("counter", &Space::counter, "exclamation mark").optional())
};

struct Dictator {
    QString id;
    QString title;
    QList<Space> track;
    int most = 10;
    bool resets = false;           // the track starts anew at the maximum
    bool lieutenantAtMost = false; // a lieutenant comes at the maximum
    bool skullThreat = false;      // the first liberated sector of a turn whose spawn card shows skulls brings a threat token
    QString lieutenant;            // in play from the beginning
    QString text;
    bool unconfirmed = false;

    MR_FIELDS(field("id", &Dictator::id, "short name"), field("title", &Dictator::title, "name").optional(),
        field("track", &Dictator::track, "spaces of the threat track").optional(),
        field("most", &Dictator::most, "maximum level").optional().from(1, 30),
        field("resets", &Dictator::resets, "the track starts anew at the maximum").optional(),
        field("lieutenant_at_most", &Dictator::lieutenantAtMost, "a lieutenant comes at the maximum").optional(),
        field("skull_threat", &Dictator::skullThreat, "threat for the first liberated sector with skulls").optional(),
        field("lieutenant", &Dictator::lieutenant, "in play from the beginning").optional(),
        field("text", &Dictator::text, "abilities in your words").optional(),
        field("unconfirmed", &Dictator::unconfirmed, "not yet compared with the real board").optional())
};

} // namespace jaggedalliance

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The dictator's side: boards with their threat track, events, lieutenants and missions (p. 30-35).
#pragma once

#include "games/jagged-alliance/rules/components/opposition.h"

namespace jaggedalliance {

// The colour of an event's deck, told from its other words. What an old campaign wrote there stays.
struct Band {
    QString colour;

    bool operator==(const Band&) const = default;
    MR_FIELDS(field("colour", &Band::colour, "yellow, orange or red"))
    static std::optional<Band> read(const QJsonValue& json);
    QJsonValue written() const { return colour; }
    static const char* word() { return "yellow|orange|red"; }
    static QString allowed();
};

struct Event {
    QString id;
    QString title;
    int number = 0;
    Band band; // colour of its deck
    EventKind kind = EventKind::Immediate;
    QList<Effect> effects;
    Modifiers modifiers; // in the coming turn
    QString text;

    Pile place = Pile::Deck;

    MR_FIELDS(field("id", &Event::id, "short name"), field("title", &Event::title, "name").brief().optional(),
        field("number", &Event::number, "printed number").brief("no").optional(),
        field("band", &Event::band, "colour of its deck").brief().printed().optional(),
        field("kind", &Event::kind, "immediate, lasting or setup").brief().optional(),
        field("effects", &Event::effects, "what it does").brief("does").optional(),
        field("modifiers", &Event::modifiers, "in the coming turn").brief("mods").optional(),
        field("text", &Event::text, "its text in your words").brief("t").optional(),
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
    MR_FIELDS(field("id", &Lieutenant::id, "short name"), field("title", &Lieutenant::title, "name").brief().optional(),
        field("number", &Lieutenant::number, "printed number").brief("no").optional(),
        field("modifiers", &Lieutenant::modifiers, "as long as in play").brief("mods").optional(),
        field("arrival", &Lieutenant::arrival, "when it comes into play").brief("arrival").optional(),
        field("every_area", &Lieutenant::everyArea, "defence: an encounter in every area").brief("everywhere").optional(),
        field("defence", &Lieutenant::defence, "defence: further enemies").brief("defence").optional(),
        field("replaces", &Lieutenant::replaces, "defence: these enemies instead of those of the spawn card")
            .brief("replaces")
            .optional(),
        field("reward", &Lieutenant::reward, "A.I.M. card").brief("reward").optional(),
        field("text", &Lieutenant::text, "its text in your words").brief("t").optional(),
        field("unconfirmed", &Lieutenant::unconfirmed, "not yet compared with the real card").brief("unconfirmed").optional(),
        field("place", &Lieutenant::place, "where it is").optional())
};

struct MissionGoal {
    Goal kind = Goal::Other;
    Skill skill = Skill::Mechanical;
    int successes = 1;
    QString text;

    MR_FIELDS(field("kind", &MissionGoal::kind, "kill-all, skill or other").brief(),
        field("skill", &MissionGoal::skill, "which skill").brief().optional(),
        field("successes", &MissionGoal::successes, "in one roll").brief().optional().from(1, 20),
        field("text", &MissionGoal::text, "in your words").brief("t").optional())
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
    bool awaited = false;  // entered, and nobody entered yet who guards it
    bool defeated = false; // a bounty's target; it is solved when whoever is hit beside it has answered

    MR_FIELDS(field("id", &Mission::id, "short name"), field("title", &Mission::title, "name").brief().optional(),
        field("icon", &Mission::icon, "access icon").brief("icon").optional(),
        field("modifiers", &Mission::modifiers, "ongoing effect").brief("mods").optional(),
        field("text", &Mission::text, "its text in your words").brief("t").optional(),
        field("goals", &Mission::goals, "resolution conditions, left to right").brief("goal").optional(),
        field("guards", &Mission::guards, "guards").brief("guard").optional(),
        field("reward", &Mission::reward, "reward").brief("reward").optional(),
        field("bounty", &Mission::bounty, "bounty hunt: the card is the enemy").brief("bounty").optional(),
        field("target", &Mission::target, "combat values of a bounty").brief("target").optional(),
        field("initiative", &Mission::initiative, "of a bounty").brief("in").optional().from(0, 20),
        field("withheld", &Mission::withheld, "set aside before a new campaign").brief("withheld").optional(),
        field("unconfirmed", &Mission::unconfirmed, "not yet compared with the real card").brief("unconfirmed").optional(),
        field("place", &Mission::place, "where it lies").optional(),
        field("done", &Mission::done, "conditions met").optional().from(0, 9),
        field("entered", &Mission::entered, "its guards are placed").optional(),
        field("awaited", &Mission::awaited, "who guards it is not known yet").optional().since(11),
        field("defeated", &Mission::defeated, "its target is defeated, and somebody is still hit beside it").optional().since(20))
};

// A space of the threat track.
struct Space {
    int level = 1;
    QString band = QStringLiteral("yellow");
    int skulls = 0;
    bool counter = false; // shows an exclamation mark

    MR_FIELDS(field("level", &Space::level, "level").brief().from(1, 30),
        field("band", &Space::band, "colour").brief("band").optional(),
        field("skulls", &Space::skulls, "skulls").brief("skulls").optional().from(0, 20),
        field("counter", &Space::counter, "exclamation mark").brief("counter").optional())
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

    MR_FIELDS(field("id", &Dictator::id, "short name"), field("title", &Dictator::title, "name").brief().optional(),
        field("track", &Dictator::track, "spaces of the threat track").brief("space").printed().optional(),
        field("most", &Dictator::most, "maximum level").brief("most").optional().from(1, 30),
        field("resets", &Dictator::resets, "the track starts anew at the maximum").brief("resets").optional(),
        field("lieutenant_at_most", &Dictator::lieutenantAtMost, "a lieutenant comes at the maximum").brief("captain").optional(),
        field("skull_threat", &Dictator::skullThreat, "threat for the first liberated sector with skulls")
            .brief("skulls")
            .optional(),
        field("lieutenant", &Dictator::lieutenant, "in play from the beginning").brief("with").optional(),
        field("text", &Dictator::text, "abilities in your words").brief("t").optional(),
        field("unconfirmed", &Dictator::unconfirmed, "not yet compared with the real board").brief("unconfirmed").optional())
};

} // namespace jaggedalliance

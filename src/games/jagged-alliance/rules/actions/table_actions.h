// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Actions at any time: what a card says done by hand, maps, cards and notes entered.
#pragma once

#include "games/jagged-alliance/rules/state.h"

namespace jaggedalliance {

struct DoEffect {
    std::optional<Effect> effect;
    QString due;
    QString target;
    bool bleeding = false;
    QString area = {};
    QString noted = {};
    std::optional<int> amount = {};
    MR_VERB("effect", "Do what a card says, at once, due or noted earlier",
        field("effect", &DoEffect::effect, "what it does").optional(),
        field("due", &DoEffect::due, "an effect that is due").names("due").optional(),
        field("target", &DoEffect::target, "on whom or what").names("target").optional(),
        field("bleeding", &DoEffect::bleeding, "healing stops Bleeding instead of a wound").optional(),
        field("area", &DoEffect::area, "in which area, where it names a sector alone").optional(),
        field("noted", &DoEffect::noted, "a noted effect").names("noted").optional(),
        field("amount", &DoEffect::amount, "how much, where the effect leaves it open").optional().from(0, 99))
};

struct NoteEffect {
    Effect effect;
    Moment when = Moment::Players;
    QString of;
    int level = 0;
    engine::Often often = engine::Often::Once;
    MR_VERB("note-effect", "Note what a card will do later, to be reminded at its moment",
        field("effect", &NoteEffect::effect, "what it will do"), field("when", &NoteEffect::when, "when it is due").optional(),
        field("of", &NoteEffect::of, "in whose activation; anybody's unless named").names("mercenary").optional(),
        field("level", &NoteEffect::level, "threat level that brings it").optional().from(0, 30),
        field("often", &NoteEffect::often, "once or each time").optional())
};

struct DropEffect {
    QString due;
    QString noted = {};
    MR_VERB("drop-effect", "Leave a due effect undone, or strike out a noted one",
        field("due", &DropEffect::due, "an effect that is due").names("due").optional(),
        field("noted", &DropEffect::noted, "a noted effect").names("noted").optional())
};

struct EnterMap {
    QString sector;
    QList<Area> areas;
    QList<Border> borders;
    MR_VERB("enter-map", "Enter areas and borders of a sector", field("sector", &EnterMap::sector, "which").names("sector"),
        field("areas", &EnterMap::areas, "areas"), field("borders", &EnterMap::borders, "borders").optional())
};

struct AddCard {
    std::optional<Card> card;
    std::optional<Mercenary> mercenary;
    std::optional<Enemy> enemy;
    std::optional<Event> event;
    std::optional<Lieutenant> lieutenant;
    std::optional<Mission> mission;
    std::optional<Dictator> dictator;
    std::optional<Encounter> encounter;
    std::optional<SpawnCard> spawn;
    MR_VERB("add-card", "Enter what is printed on a card, or change what was entered",
        field("card", &AddCard::card, "A.I.M. or loot card").optional(),
        field("mercenary", &AddCard::mercenary, "mercenary board").optional(),
        field("enemy", &AddCard::enemy, "enemy card").optional(), field("event", &AddCard::event, "event").optional(),
        field("lieutenant", &AddCard::lieutenant, "lieutenant").optional(),
        field("mission", &AddCard::mission, "mission").optional(),
        field("dictator", &AddCard::dictator, "dictator board").optional(),
        field("encounter", &AddCard::encounter, "kind of encounter token").optional(),
        field("spawn", &AddCard::spawn, "spawn card").optional())
};

struct WriteNote {
    QString text;
    MR_VERB("note", "Write something down", field("text", &WriteNote::text, "what"))
};

} // namespace jaggedalliance

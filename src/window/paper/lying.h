// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything lies that a campaign tracks, thing by thing: what a table is laid out by again, on paper or by a program.
#pragma once

#include "kit/lists/differences.h"
#include "window/history/touched.h"
#include "window/library.h"
#include "window/paper/printed.h"

namespace window {

// A card, a figure or a marker, and all that is to be seen of it.
struct Thing {
    struct Value {
        QString path; // "battle.crew.nizar.health"
        QString name; // of the field, in words; empty: the value says it, as "agent" or "northeast"
        QJsonValue value;
        bool lies = true; // whether hands would move, turn or count something, were it another one
    };
    QString area; // "Battle · Crew"; empty: a marker by itself
    QString path; // of the item; empty for a marker
    QString name;
    QList<Value> values; // those that say something: no 0, no "no", no empty list
};

// The things of a state with what is printed on them, and nothing said of any: 0, no, empty.
QJsonObject bareOf(const QJsonObject& state, const Printed& printed);

// visible: a state in the form of its schema, without what is secret. With its values the bare things are that state again.
QList<Thing> thingsOn(
    const QJsonObject& visible, const QJsonObject& schema, const Printed& printed, const kit::Titles& titles, Touched& touched);

struct Lying {
    QList<Thing> things;
    QJsonObject bare;   // what the things are laid on
    kit::Titles titles; // of all that is named, as the table calls it
};

// Of a state as everybody may see it; packs: those of the campaign.
Lying lyingOf(Library& library, const engine::Game& game, const QStringList& packs, const engine::AnyState& state);

} // namespace window

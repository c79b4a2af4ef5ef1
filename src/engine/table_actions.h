// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The actions that every game has: the table is the truth, so anything tracked can be set, for a stated reason.
#pragma once

#include "engine/described.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QStringList>

#include <functional>
#include <variant>

namespace engine {

// Without a path the value is an object of paths and values: several that are corrected together.
struct Correct {
    QString path;
    QJsonValue value;
    QString reason;

    MR_VERB("correct", "Set a tracked value to what lies on the table",
        field("path", &Correct::path, "dotted path, list items by id: battle.crew.nizar.health"),
        field("value", &Correct::value, "the value that is right"), field("reason", &Correct::reason, "why").optional())
};

// Each value with its path.
QList<Correct> separated(const Correct& a);

// A correction as a seat may see it. These fields of the state hold secrets: of them it says what the seat sees in the end.
// state: all of it, before. seen: a whole state as the seat sees it; empty when it is none.
Correct seenOf(const Correct& a, const QStringList& fields, const QJsonObject& state,
    const std::function<QJsonObject(const QJsonObject&)>& seen);

struct SetUp {
    QJsonObject state;

    MR_VERB("setup", "Start tracking from a full state, in the middle of a game",
        field("state", &SetUp::state, "the state as show --json prints it"))
};

struct ChangeSetting {
    QString name;
    QJsonValue value;

    MR_VERB("setting", "Choose a reading or a house rule for this campaign", field("name", &ChangeSetting::name, "the setting"),
        field("value", &ChangeSetting::value, "its new value"))
};

} // namespace engine

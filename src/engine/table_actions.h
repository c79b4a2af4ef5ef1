// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The actions that every game has: the table is the truth, so anything tracked can be set, for a stated reason.
#pragma once

#include "engine/described.h"

#include <QJsonObject>
#include <QJsonValue>

#include <variant>

namespace engine {

struct Correct {
    QString path;
    QJsonValue value;
    QString reason;

    static constexpr char verb[] = "correct";
    static constexpr char help[] = "Set a tracked value to what lies on the table";
    static constexpr void fields(auto each)
    {
        each(field("path", &Correct::path, "dotted path, list items by id: battle.crew.nizar.health"),
            field("value", &Correct::value, "the value that is right"), field("reason", &Correct::reason, "why"));
    }
};

struct SetUp {
    QJsonObject state;

    static constexpr char verb[] = "setup";
    static constexpr char help[] = "Start tracking from a full state, in the middle of a game";
    static constexpr void fields(auto each) { each(field("state", &SetUp::state, "the state as show --json prints it")); }
};

struct ChangeSetting {
    QString name;
    QJsonValue value;

    static constexpr char verb[] = "setting";
    static constexpr char help[] = "Choose a reading or a house rule for this campaign";
    static constexpr void fields(auto each)
    {
        each(field("name", &ChangeSetting::name, "the setting"), field("value", &ChangeSetting::value, "its new value"));
    }
};

} // namespace engine

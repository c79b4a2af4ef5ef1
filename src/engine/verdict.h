// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a check says: every condition that was looked at, whether it held, and what would make it hold.
#pragma once

#include "engine/fault.h"
#include "engine/message.h"
#include "engine/reason.h"

#include <QJsonValue>
#include <QList>
#include <QStringList>

namespace engine {

// A correction that would make a failed condition hold, where one tracked value is enough.
struct Change {
    QString path;
    QJsonValue value;
};

struct Condition {
    const Reason* reason = nullptr;
    bool holds = true;
    Weight weight = Weight::Refuses; // the reason's own, unless a setting or a card changes it
    QStringList args;                // for the reason's texts
    const char* setting = nullptr;   // the table's setting that decided it, if one did
    Change change;                   // empty path: none
    bool byCard = false;             // a card's text stands above the rulebook here

    bool refuses() const { return !holds && weight == Weight::Refuses; }
    QString text() const;   // the rule when it holds, otherwise why it does not
    QString remedy() const; // empty when it holds
};

struct Verdict {
    QList<Condition> conditions; // in the order of the rules; the first that refuses is the decisive one
    QList<Fault> faults;         // the action cannot be understood: an error, which nobody can decide away

    bool isAllowed() const;
    const Condition* decisive() const; // null when allowed
};

// One thing that happened, or one thing for the hands.
struct Told {
    const Reason* reason = nullptr; // null for table notes
    Message message;                // empty: the reason's own text

    QString text() const;
};

} // namespace engine

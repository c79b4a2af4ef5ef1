// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a check says: every condition that was looked at, whether it holds, and what would make it hold or known.
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

// Something that was not entered: its place in the state, and its name in a sentence ("the price of Arax").
struct Blank {
    QString path;
    QString what;
};

// Yes, no, or not known, because something that it depends on was not entered.
class Truth {
public:
    Truth(bool holds = true)
        : m_holds(holds)
    {
    }
    // Not known while anything is missing.
    Truth(bool holds, QList<Blank> missing)
        : m_holds(holds && missing.isEmpty())
        , m_missing(std::move(missing))
    {
    }

    bool holds() const { return m_holds; }
    bool fails() const { return !m_holds && m_missing.isEmpty(); }
    bool isUnknown() const { return !m_missing.isEmpty(); }
    const QList<Blank>& missing() const { return m_missing; }
    Truth operator!() const { return isUnknown() ? *this : Truth(!m_holds); }

private:
    bool m_holds = true;
    QList<Blank> m_missing;
};

struct Condition {
    const Reason* reason = nullptr;
    Truth answer;
    Weight weight = Weight::Refuses; // the reason's own, unless a setting or a card changes it
    QStringList args;                // for the reason's texts
    const char* setting = nullptr;   // the table's setting that decided it, if one did
    Change change;                   // empty path: none
    bool byCard = false;             // a card's text stands above the rulebook here

    bool holds() const { return answer.holds(); }
    bool fails() const { return answer.fails(); }
    bool isUnknown() const { return answer.isUnknown(); }
    bool refuses() const { return fails() && weight == Weight::Refuses; }
    QString text() const;   // the rule when it holds, otherwise why it does not, or what was not entered
    QString remedy() const; // empty when it holds
};

QString named(const QList<Blank>& blanks); // in a row, for a sentence

struct Verdict {
    QList<Condition> conditions; // in the order of the rules; the first that refuses is the decisive one
    QList<Fault> faults;         // the action cannot be understood: an error, which nobody can decide away

    bool isAllowed() const;            // as far as anything is known
    QList<Blank> missing() const;      // what could still forbid it, each place once
    const Condition* decisive() const; // null when allowed
};

// One thing that happened, or one thing for the hands.
struct Told {
    const Reason* reason = nullptr; // null for table notes
    Message message;                // empty: the reason's own text

    QString text() const;
};

} // namespace engine

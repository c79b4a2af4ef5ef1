// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What an act still needs from its player: dice, cards, printed facts, fields that were left out. It waits here; the page is only
// told the questions.
#pragma once

#include "serve/seen.h"

#include <optional>

namespace serve {

class Asked {
public:
    void ask(const engine::AnyAction& action, const engine::Needs& needs, const QString& decision);
    void ask(const engine::AnyAction& action, const QList<engine::Fault>& open, const QString& decision);
    void forget() { m_action = {}; }
    bool isOpen() const { return !m_action.isNone(); }
    const engine::AnyAction& action() const { return m_action; }
    const QString& decision() const { return m_decision; }

    QJsonObject questions(Seen& seen) const;
    // What was typed, as fields of the action; faults when a face is none of its die.
    engine::Result<QJsonObject> fields(const QJsonObject& typed) const;

private:
    engine::AnyAction m_action;
    engine::Needs m_needs;
    QList<engine::Fault> m_open;
    QString m_decision;
};

// Names that the fields of a form may hold, by kind, with what they are called.
QJsonObject namesIn(const QJsonObject& schema, Seen& seen);

} // namespace serve

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What an action makes of a state: the state after it and what is told of it; and what two states differ in, for the hands.
#pragma once

#include "engine/verdict.h"

namespace engine {

// R: a game's reasons by name; reasonOf: its table.
template <class State, class R, const Reason& (*reasonOf)(R)> class ChangesOf {
public:
    explicit ChangesOf(const State& before)
        : state(before)
    {
    }

    State state;
    QList<Told> told;

    void tell(R id) { told += Told{&reasonOf(id), {}}; }
    void tell(R id, const char* text, const QStringList& args = {})
    {
        told += Told{&reasonOf(id), {reasonOf(id).context, text, args}};
    }
    QString title(const QString& id) const { return titleOf(state, id); }
};

template <class State> class NotesOf {
public:
    NotesOf(const char* translationContext, const State& before, const State& after)
        : context(translationContext)
        , was(before)
        , is(after)
    {
    }

    const char* context;
    QList<Message> all;
    const State& was;
    const State& is;

    void add(const char* text, const QStringList& args = {}) { all += Message{context, text, args}; }
    // As it is called now, or was while it was there.
    QString title(const QString& id) const
    {
        const QString now = titleOf(is, id);
        return now == id ? titleOf(was, id) : now;
    }
};

} // namespace engine

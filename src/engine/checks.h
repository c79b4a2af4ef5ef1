// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Builds a verdict condition by condition. Every condition is looked at; arguments are made only where one fails.
#pragma once

#include "engine/verdict.h"

namespace engine {

// R: a game's reasons by name; reasonOf: its table.
template <class R, const Reason& (*reasonOf)(R)> class Checks {
public:
    // Against the rules when it fails; what is not known refuses nothing.
    template <class Args> Checks& must(R id, Truth answer, Args args)
    {
        return add(id, std::move(answer), Weight::Refuses, args);
    }
    // Allowed all the same.
    template <class Args> Checks& should(R id, Truth answer, Args args)
    {
        return add(id, std::move(answer), Weight::Warns, args);
    }
    // Says why it is allowed.
    Checks& note(R id)
    {
        return add(id, true, Weight::Explains, [] { return QStringList(); });
    }
    Checks& noteIf(bool holds, R id) { return holds ? note(id) : *this; }

    // These belong to the condition before them.
    Checks& star(const char* setting)
    {
        m_verdict.conditions.last().setting = setting;
        return *this;
    }
    Checks& starIf(bool decides, const char* setting) { return decides ? star(setting) : *this; }
    Checks& byCard()
    {
        m_verdict.conditions.last().byCard = true;
        return *this;
    }
    // Where one correction would mend it.
    template <class Path> Checks& change(Path path, const QJsonValue& value)
    {
        if (Condition& last = m_verdict.conditions.last(); last.fails())
            last.change = {path(), value};
        return *this;
    }

    bool isAllowed() const { return m_verdict.isAllowed(); }
    operator Verdict() && { return std::move(m_verdict); }

private:
    template <class Args> Checks& add(R id, Truth answer, Weight weight, Args args)
    {
        Condition condition;
        condition.reason = &reasonOf(id);
        condition.answer = std::move(answer);
        condition.weight = weight;
        if (condition.fails())
            condition.args = args();
        m_verdict.conditions += std::move(condition);
        return *this;
    }

    Verdict m_verdict;
};

} // namespace engine

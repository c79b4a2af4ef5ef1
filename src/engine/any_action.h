// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An action of any game, handed on as the value that the rules made: from the offer through the screen to the table.
// Only the doors to the journal, the command line and the forms write it out.
#pragma once

#include "engine/json.h"

#include <memory>

namespace engine {

template <class A>
concept Act = Described<A> && requires
{
    A::verb;
    A::help;
};

class AnyAction {
public:
    AnyAction() = default;
    template <Act A>
    AnyAction(A action)
        : m_verb(A::verb)
        , m_type(&typeOf<A>())
        , m_content(std::make_shared<const A>(std::move(action)))
    {
    }

    bool isNone() const { return m_verb == nullptr; }
    // Its name in files and on the command line.
    QLatin1String verb() const { return QLatin1String(m_verb); }
    template <Act A> bool is() const { return m_verb == A::verb; } // each verb stands in the program once
    // Null when it is another action.
    template <Act A> const A* as() const { return is<A>() ? static_cast<const A*>(m_content.get()) : nullptr; }
    bool isOfKind(const AnyAction& other) const { return m_verb == other.m_verb; }
    bool operator==(const AnyAction& other) const; // says the same

    // At the doors: all fields; those that a person would type, which differ from a blank action; their schema.
    QJsonObject written() const { return m_type ? writeFields(m_type->parts(), m_content.get()) : QJsonObject(); }
    QJsonObject typed() const { return m_type ? writeTyped(m_type->parts(), m_content.get()) : QJsonObject(); }
    QJsonObject schema() const { return m_type ? schemaOfType(*m_type, {}) : QJsonObject(); }

    bool isThrownByProgram = false; // its dice; otherwise they were thrown on the table

private:
    const char* m_verb = nullptr;
    const Type* m_type = nullptr;
    std::shared_ptr<const void> m_content;
};

} // namespace engine

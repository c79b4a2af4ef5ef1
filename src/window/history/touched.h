// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What of a state lies on a table: whatever hands would have to move, turn or count, were it another value. It is found by
// trying, so that no game has to list it.
#pragma once

#include "engine/game.h"
#include "engine/words/piles.h"

#include <QHash>
#include <QJsonObject>

namespace window {

class Touched {
public:
    Touched(const engine::Game& game, engine::AnyState state)
        : m_game(game)
        , m_state(std::move(state))
    {
        for (const QString& kind : game.names(m_state, QLatin1String(engine::keptInMind)))
            m_known.insert(kind, false);
    }

    // kind: the path with * for every item of a list. What cannot be tried counts as lying there,
    // unless it is one of a few words.
    bool lies(const QString& path, const QString& kind, const QJsonValue& value, const QJsonObject& schema);
    bool lies(const QString& path, const QJsonValue& value); // the same of a dotted path alone

private:
    QJsonArray others(const QJsonValue& value, const QJsonObject& schema) const;

    const engine::Game& m_game;
    engine::AnyState m_state;
    QHash<QString, bool> m_known; // by kind
    QJsonObject m_schema;         // of the state, once it was asked for
};

} // namespace window

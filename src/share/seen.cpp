// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/seen.h"

#include <QJsonDocument>

namespace share {

Seen::Seen(const engine::Game& game, Eyes eyes)
    : m_game(&game)
    , m_eyes(std::move(eyes))
    , m_hasSecrets(QJsonDocument(game.stateSchema()).toJson(QJsonDocument::Compact).contains("\"x-secret\""))
{
}

QString Eyes::whisper() const { return isDealer ? QString(QLatin1String(dealersWhisper)) : seat; }

engine::Result<engine::AnyState> Seen::newGame(const QJsonObject& setup) const
{
    auto state = m_game->newGame(setup);
    return state && !m_eyes.isDealer ? engine::Result<engine::AnyState>(m_game->hidden(*state, m_eyes.seat)) : state;
}

QByteArray Seen::digest(const engine::AnyState& state) const { return m_game->digest(m_game->hidden(state, {})); }

} // namespace share

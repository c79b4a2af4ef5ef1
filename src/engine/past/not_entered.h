// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Values that nobody entered: what stands there is no 0 that a card shows, and no sentence may say that it was.
#pragma once

#include "engine/game.h"

namespace engine {

// value: what stands at the path. It is asked for; or, where a game keeps what was entered, the same set there by hand would be
// noted.
bool isNotEntered(const Game& game, const AnyState& state, const QString& path, const QJsonValue& value);

} // namespace engine

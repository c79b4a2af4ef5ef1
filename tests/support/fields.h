// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which of the fields that a game takes of its cards, maps and players no rule ever reads: nothing differs in any worked case,
// whatever they hold.
#pragma once

#include "engine/game.h"

namespace support {

// parts: of the state, "cards" or "map"; spared: fields that are known to be notes, as "cards.attacks.text".
QStringList unreadFields(const engine::Game& game, const QString& cases, const QStringList& parts, const QStringList& spared);
// Every field of these parts.
QStringList fieldsOf(const engine::Game& game, const QStringList& parts);

} // namespace support

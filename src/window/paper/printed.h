// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What of a state is printed on cards: it says what a card says, and cannot lie otherwise on the table.
#pragma once

#include "cards/sections.h"

#include <QHash>

namespace window {

// The printed fields of the cards in a list, or of one card, by its name in the state.
using Printed = QHash<QString, QStringList>;

// Packs write what is printed. The fields of a card stand in its own order: what lies on it comes behind what is printed.
Printed printedIn(const engine::Game& game, const QList<cards::Pack>& packs);

// The fields that a schema describes, as they are declared.
QStringList orderOf(const QJsonObject& schema);

} // namespace window

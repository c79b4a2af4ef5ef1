// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with the content of a pack whose text is sound: fields, values, ids, and names that lead nowhere.
#pragma once

#include "cards/text.h"
#include "engine/game.h"

namespace cards {

QList<engine::Fault> contentFaults(const Text& text, const engine::Game& game);

// The names that a pack's lists may hold. A list of the setup that ends in "_deck" names cards of the kind before it; other
// fields say with x-names in their schema which kind of card or list of the setup they name. Empty: nothing to look up.
QString namedBy(const QString& field, const QJsonObject& fieldSchema, const engine::Game& game);
QStringList idsNamed(const QString& named, const QJsonObject& root);
QJsonArray cardsNamed(const QString& named, const QJsonObject& root);

} // namespace cards

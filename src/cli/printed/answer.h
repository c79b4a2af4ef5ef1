// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An answer in JSON as people read it: lists of things as tables, one thing as lines, without what is empty.
#pragma once

#include "engine/game.h"
#include "engine/words/titles.h"

#include <QJsonObject>

namespace cli {

// schema: of the answer; it tells the order of fields. Ids of reasons are told in the game's words, those of cards and people
// stand behind their titles.
QString printed(const QJsonValue& answer, const QJsonObject& schema, const engine::Game& game, const engine::Titles& titles);

} // namespace cli

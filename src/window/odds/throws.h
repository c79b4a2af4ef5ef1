// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Throws of the dice tray: how those that belong to no action are made and kept beside the journal, and how the others are read
// off it.
#pragma once

#include "kit/lists/dice_tray.h"
#include "kit/sitting.h"

#include <optional>

namespace window {

// A term thrown with the words and the state of a campaign, or with plain dice when there is none. faces: those of real dice, as
// they lie; none: the program throws. Faults: what is wrong with the term or the faces.
engine::Result<kit::Roll> thrown(
    const kit::Sitting* sitting, const QString& text, const QList<int>& faces, engine::Chance& chance);

// The throws of the tray as text, without those that an entry of the campaign tells, and back. What is no such text is no throws.
QByteArray written(const QList<kit::Roll>& rolls);
QList<kit::Roll> rollsFrom(const QByteArray& text);

// What an action threw, as the tray tells it; nothing when no die was thrown. dice: on which its faces lie.
std::optional<kit::Roll> rollOf(const QJsonObject& action, const QList<engine::Die>& dice, const QString& sentence);
// The same of the latest of the last entries that threw any, for a table that is opened again.
std::optional<kit::Roll> latestRoll(kit::Sitting& sitting);

} // namespace window

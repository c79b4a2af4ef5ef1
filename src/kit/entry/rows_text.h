// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of a card as they are printed below each other, in one line: "2 Quay Guard A, Yard Dog elite B, tokens 1 C".
#pragma once

#include "cards/places.h"

namespace kit {

bool isRows(const cards::Place& place); // a list of parts, of which each is one value

QString shownRows(const cards::Place& place, const QJsonArray& rows, const cards::Known& known);
engine::Result<QJsonValue> readRows(const cards::Place& place, const QString& said, const cards::Known& known);

} // namespace kit

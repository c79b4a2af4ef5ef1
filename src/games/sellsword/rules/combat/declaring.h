// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What every declared attack has in common: its name, its price, and the strike that waits for its roll.
#pragma once

#include "games/sellsword/rules/changes.h"
#include "games/sellsword/rules/titles.h"

namespace sellsword {

void payFor(Changes& changes, const QString& who, const Attack* attack, const QStringList& traits);
Strike strikeOf(const QString& who, const QString& attack, const QString& target, const QStringList& traits);

} // namespace sellsword

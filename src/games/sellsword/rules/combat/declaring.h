// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What every declared attack has in common: its name, its price, and the strike that waits for its roll.
#pragma once

#include "games/sellsword/rules/changes.h"

namespace sellsword {

QString attackTitle(const State& state, const QString& who, const QString& id);
void payFor(Changes& changes, const QString& who, const Attack* attack, const QStringList& traits);
Strike strikeOf(const QString& who, const QString& attack, const QString& target, const QStringList& traits);

} // namespace sellsword

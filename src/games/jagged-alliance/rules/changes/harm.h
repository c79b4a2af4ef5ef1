// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Damage on its way to enemies and mercenaries, and the effects beside it (p. 24-26).
// A table may decide anything, so nothing here refuses.
#pragma once

#include "games/jagged-alliance/rules/changes.h"

namespace jaggedalliance {

void damage(Changes& changes, const QString& enemy, int points, const QString& by = {}); // red cubes, and defeat by a mercenary
void recognise(State& state, const State& before); // after cards of enemies were entered: whom earlier hits defeat
void attackMercenary(
    Changes& changes, const QString& who, const QString& from, int damage, int difficulty, bool hides, const QList<Icon>& icons);
void applyIcons(Changes& changes, const QString& target, const QList<Icon>& icons, const QString& attacker);

} // namespace jaggedalliance

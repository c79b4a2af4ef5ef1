// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The effects of cards, and the dictator whom they serve (p. 5, 30-33).
// A table may decide anything, so nothing here refuses.
#pragma once

#include "games/jagged-alliance/rules/changes.h"

namespace jaggedalliance {

void threatToken(Changes& changes, int count);
void lowerThreat(Changes& changes, int steps, R why = R::I_THREAT_LOWERED);
void lieutenantEnters(Changes& changes, const QString& id);
void layOut(Changes& changes, const QString& mission);
void carryOut(Changes& changes, const Effect& effect, const QString& by = {}); // now, or due when its target is open
void carryOut(Changes& changes, const QList<Effect>& effects, const QString& source, const QString& by = {});
void useUp(Changes& changes, const QStringList& helpers,
    const QString& by = {}); // consumables beside a roll: gone, and what else they do

} // namespace jaggedalliance

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The course of play: what ends, and what follows by itself (p. 5, 14-15, 18, 26).
// A table may decide anything, so nothing here refuses.
#pragma once

#include "games/jagged-alliance/rules/changes.h"

namespace jaggedalliance {

void begins(Changes& changes); // an action: it ends the start steps, and whatever nobody goes on with
void lose(Changes& changes, const char* why, R reason);
void win(Changes& changes, const QString& why);
void turnEnds(Changes& changes, const QString& who); // the active mercenary's own activation is over
void endOwn(Changes& changes, const QString& who);   // Bleeding hurts, Suppressed goes
void finishActivation(Changes& changes);
void finishEnemy(Changes& changes);
void closed(Changes& changes); // nobody is active, nothing is rolled, hit or granted any more
void lookForLoss(Changes& changes);
void settle(Changes& changes); // what follows by itself: liberations, losses, enemies that are done

} // namespace jaggedalliance

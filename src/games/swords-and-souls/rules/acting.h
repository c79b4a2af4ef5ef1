// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Who does it, and with which card: what an action leaves out is filled in from the state.
#pragma once

#include "games/swords-and-souls/rules/actions.h"
#include "games/swords-and-souls/rules/query.h"

namespace swordsandsouls {

// The card that is used, whose it is and where it comes from.
Used usedBy(const State& state, const Play& a);
Used usedBy(const State& state, const DeclareAttack& a);
Used usedBy(const State& state, const HelpAttack& a);
Used usedBy(const State& state, const Block& a);
Used usedBy(const State& state, const Dodge& a);
Used usedBy(const State& state, const CancelReaction& a);
Used usedBy(const State& state, const PlayInstant& a);

QString actorOf(const State& state, const QString& named); // whose turn it is unless named
QString actorOf(const State& state, const ChooseHero& a);
QString actorOf(const State& state, const Deal& a);
QString actorOf(const State& state, const DropDelayed& a);
const Used* finished(const State& state, const FinishCard& a); // null when nothing is in play

// Whom the action makes draw unseen; empty: nobody.
QString drawerOf(const State& state, const Deal& a);
QString drawerOf(const State& state, const DrawUp& a);
QString drawerOf(const State& state, const Play& a);
QString drawerOf(const State& state, const TakeDamage& a);
QString drawerOf(const State& state, const ResolveInstant& a);
QString drawerOf(const State& state, const DoEffect& a);

DoEffect meant(const State& state, const DoEffect& a); // what was noted, with what is said now laid over it

} // namespace swordsandsouls

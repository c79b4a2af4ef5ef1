// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole of Swords & Souls as the engine asks for it: one check, apply and tell per action, and the questions about a state.
#pragma once

#include "games/swords-and-souls/rules/actions.h"
#include "games/swords-and-souls/rules/changes.h"
#include "games/swords-and-souls/rules/reasons.h"
#include "games/swords-and-souls/rules/seats.h"

namespace swordsandsouls {

MR_NEEDS(Start, Deal, LayArsenal, DrawUp, Play, RefreshArsenal, EndTurn, TakeDamage, ResolveInstant, DoEffect)
MR_FAULTS(Start, Deal, LayArsenal, DrawUp, Play, Buy, DropCards, RefreshArsenal, EndTurn, DeclareAttack, TakeDamage, FinishAttack,
    ResolveInstant, DoEffect, NoteEffect, WriteNote, AddCard)
MR_LACKING(Start, Play, Buy, DeclareAttack, Dodge, TakeDamage, FinishAttack, ResolveInstant)

// What the box does not allow: told when a table is set so by hand.
void limits(Checks& checks, const State& before, const State& after);
// What was due before and is no more: told, and due from now on.
void leaveUndone(Changes& changes, const State& before);
// How an attack with this card begins; its first target and those who follow.
Attack attackWith(
    const State& state, const Used& used, const QString& target, const QStringList& order, bool doubled, std::optional<Way> way);
engine::Fault noWay(const char* place); // the table has to say where the attack goes on
QList<engine::Fault> missingAim(
    const char* place, const State& state, const Attack& attack); // no target, or no way where the table says it
QList<engine::Fault> wrongOrder(const char* place, const State& state, const Used& used, const QStringList& order);

} // namespace swordsandsouls

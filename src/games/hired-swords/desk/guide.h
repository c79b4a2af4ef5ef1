// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What comes next and where to press, in a line: always during a battle, and above the table for a first contract.
#pragma once

#include "games/hired-swords/rules/state.h"

namespace hiredswords::desk {

QString battleHint(const State& state, const QString& actor); // what pressing does now
QString guideLine(const State& state); // of a first contract: what it is about; empty when there is no need

} // namespace hiredswords::desk

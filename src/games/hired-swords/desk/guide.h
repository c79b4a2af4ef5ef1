// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What comes next and where to press: a line during a battle, and the guide of a first contract.
#pragma once

#include "games/hired-swords/rules/state.h"

namespace hiredswords::desk {

QString battleHint(const State& state, const QString& actor); // what pressing does now
QString guideLine(const State& state);                        // of a first contract: what is pressed next, and why

} // namespace hiredswords::desk

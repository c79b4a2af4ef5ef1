// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What every action has: a verb, which is file format and never changes, and a help text.
#pragma once

#include "games/jagged-alliance/rules/state.h"

// The help text is translated in the context of its verb.
#define JA_ACTION(VERB, HELP)                                                                                                    \
    static constexpr char verb[] = VERB;                                                                                         \
    static constexpr char help[] = HELP;

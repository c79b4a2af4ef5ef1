// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rules a verdict can cite, and the reasons that cite them. Both are static tables of a game.
#pragma once

#include <QString>

#include <array>
#include <cstdint>

namespace engine {

// One atom of a rulebook.
struct RuleRef {
    const char* id;    // "HS-231"
    const char* page;  // "11", "4-5"
    const char* topic; // "melee"
};

enum class Weight : std::uint8_t {
    Refuses,  // when it fails, the action is against the rules
    Explains, // says what follows or why it is allowed
    Warns     // allowed, but worth a second look
};

inline constexpr int mostAtoms = 9;

struct Reason {
    const char* id; // "E_RANGE"
    Weight weight;
    const char* rule;                          // the rule in our words, true whether it holds or not
    const char* fails;                         // why it does not hold here; %1 … are the condition's arguments
    const char* remedy;                        // the smallest change that would make it hold
    std::array<std::int16_t, mostAtoms> atoms; // indexes into the game's rule references, -1 ends

    const char* context; // translation context of the texts
};

} // namespace engine

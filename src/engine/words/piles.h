// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a game is asked for beside the kinds of its fields.
#pragma once

namespace engine {

// Game::names of this kind: the paths of face-down piles. Their cards are counted on the table, although no hand tells what to do
// when the count alone is set.
inline constexpr char countedPiles[] = "counted-pile";

// The paths of hands: whoever may not see their cards sees how many they are.
inline constexpr char heldHands[] = "held-hand";

// Places where nothing stands because what a card prints counts there, each with that number behind a blank.
inline constexpr char printedNumbers[] = "printed-number";

// Kinds of places, with * for every item of a list, that no hand lays anything for: what only a program has to keep in mind.
inline constexpr char keptInMind[] = "kept-in-mind";

} // namespace engine

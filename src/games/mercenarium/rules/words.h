// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of Mercenarium: suits, seats, edges and the other closed lists.
#pragma once

#include "engine/described.h"

namespace mercenarium {

using engine::field;
using engine::Named;

enum class Suit { Blades, Claws, Souls, Gears };
constexpr auto names(Suit) { return engine::inOrder<Suit>({{"blades", "B"}, {"claws", "C"}, {"souls", "S"}, {"gears", "G"}}); }

// Clockwise, as turns go (ME-024).
enum class Seat { South, West, North, East };
constexpr auto names(Seat) { return engine::inOrder<Seat>({{"south", "S"}, {"west", "W"}, {"north", "N"}, {"east", "E"}}); }

// An edge of a card or of the board.
enum class Side { North, East, South, West };
constexpr auto names(Side) { return engine::inOrder<Side>({{"north", "N"}, {"east", "E"}, {"south", "S"}, {"west", "W"}}); }

enum class Kind { Unknown, Materia, Mercenary, Lord, Hymn };
constexpr auto names(Kind) { return engine::inOrder<Kind>({"unknown", "materia", "mercenary", "lord", "hymn"}); }

enum class Colour { Unset, Red, Orange, Yellow, Green };
constexpr auto names(Colour) { return engine::inOrder<Colour>({"unset", "red", "orange", "yellow", "green"}); }

enum class Step { Setup, Play, Over };
constexpr auto names(Step) { return engine::inOrder<Step>({"setup", "play", "over"}); }

enum class Ending { Open, Captures, Limbo, Elimination, Stalemate, UniversalStalemate };
constexpr auto names(Ending)
{
    return engine::inOrder<Ending>(
        {"open", "captures", "limbo", "elimination", "stalemate", {"universal_stalemate", "universal stalemate"}});
}

// How a card came to the space it lies on under the player who has it.
enum class Came { Moved, Summoned, Turned };
constexpr auto names(Came) { return engine::inOrder<Came>({"moved", "summoned", {"turned", "bought"}}); }

// What becomes of a card that moves into an enemy's space (ME-069, ME-076, ME-090).
enum class Contest { Capture, Annihilation, Deadlock, Consumed, Weaker, Unknown };
constexpr auto names(Contest)
{
    return engine::inOrder<Contest>({"capture", "annihilation", "deadlock", "consumed", "weaker", "unknown"});
}

// The turn actions (ME-030 … ME-036).
enum class Deed { Summon, Move, Capture, Buy, Sing, Learn, Draw };
constexpr auto names(Deed) { return engine::inOrder<Deed>({"summon", "move", "capture", "buy", "sing", "learn", "draw"}); }

// When something noted comes up.
enum class Moment { Turn, Limbo, Singularity };
constexpr auto names(Moment) { return engine::inOrder<Moment>({"turn", "limbo", "singularity"}); }

// What a hymn may do: a closed list; what it cannot say is a note, done by hand.
enum class EffectKind { Note, Draw, Discard, Search, Place, Move, Remove, Turn, TakeControl, Capture, Flip, LearnHymn, Peek };
constexpr auto names(EffectKind)
{
    return engine::inOrder<EffectKind>({{"note", "free text"}, "draw", "discard", "search", "place", "move", "remove", "turn",
        {"take-control", "take control"}, "capture", "flip", "learn-hymn", "peek"});
}

} // namespace mercenarium

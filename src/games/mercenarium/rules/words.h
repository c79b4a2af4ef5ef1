// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of Mercenarium: suits, seats, edges and the other closed lists.
#pragma once

#include "engine/described.h"

namespace mercenarium {

using engine::field;
using engine::Named;

enum class Suit { Blades, Claws, Souls, Gears };
constexpr auto names(Suit)
{
    return std::array{Named{Suit::Blades, "blades", "B"}, Named{Suit::Claws, "claws", "C"}, Named{Suit::Souls, "souls", "S"},
        Named{Suit::Gears, "gears", "G"}};
}

// Clockwise, as turns go (ME-024).
enum class Seat { South, West, North, East };
constexpr auto names(Seat)
{
    return std::array{Named{Seat::South, "south", "S"}, Named{Seat::West, "west", "W"}, Named{Seat::North, "north", "N"},
        Named{Seat::East, "east", "E"}};
}

// An edge of a card or of the board.
enum class Side { North, East, South, West };
constexpr auto names(Side)
{
    return std::array{Named{Side::North, "north", "N"}, Named{Side::East, "east", "E"}, Named{Side::South, "south", "S"},
        Named{Side::West, "west", "W"}};
}

enum class Kind { Unknown, Materia, Mercenary, Lord, Hymn };
constexpr auto names(Kind)
{
    return std::array{Named{Kind::Unknown, "unknown"}, Named{Kind::Materia, "materia"}, Named{Kind::Mercenary, "mercenary"},
        Named{Kind::Lord, "lord"}, Named{Kind::Hymn, "hymn"}};
}

enum class Colour { Unset, Red, Orange, Yellow, Green };
constexpr auto names(Colour)
{
    return std::array{Named{Colour::Unset, "unset"}, Named{Colour::Red, "red"}, Named{Colour::Orange, "orange"},
        Named{Colour::Yellow, "yellow"}, Named{Colour::Green, "green"}};
}

enum class Step { Setup, Play, Over };
constexpr auto names(Step)
{
    return std::array{Named{Step::Setup, "setup"}, Named{Step::Play, "play"}, Named{Step::Over, "over"}};
}

enum class Ending { Open, Captures, Limbo, Elimination, Stalemate, UniversalStalemate };
constexpr auto names(Ending)
{
    return std::array{Named{Ending::Open, "open"}, Named{Ending::Captures, "captures"}, Named{Ending::Limbo, "limbo"},
        Named{Ending::Elimination, "elimination"}, Named{Ending::Stalemate, "stalemate"},
        Named{Ending::UniversalStalemate, "universal_stalemate", "universal stalemate"}};
}

// How a card came to the space it lies on under the player who has it.
enum class Came { Moved, Summoned, Turned };
constexpr auto names(Came)
{
    return std::array{Named{Came::Moved, "moved"}, Named{Came::Summoned, "summoned"}, Named{Came::Turned, "turned", "bought"}};
}

// What becomes of a card that moves into an enemy's space (ME-069, ME-076, ME-090).
enum class Contest { Capture, Annihilation, Deadlock, Consumed, Weaker, Unknown };
constexpr auto names(Contest)
{
    return std::array{Named{Contest::Capture, "capture"}, Named{Contest::Annihilation, "annihilation"},
        Named{Contest::Deadlock, "deadlock"}, Named{Contest::Consumed, "consumed"}, Named{Contest::Weaker, "weaker"},
        Named{Contest::Unknown, "unknown"}};
}

// The turn actions (ME-030 … ME-036).
enum class Deed { Summon, Move, Capture, Buy, Sing, Learn, Draw };
constexpr auto names(Deed)
{
    return std::array{Named{Deed::Summon, "summon"}, Named{Deed::Move, "move"}, Named{Deed::Capture, "capture"},
        Named{Deed::Buy, "buy"}, Named{Deed::Sing, "sing"}, Named{Deed::Learn, "learn"}, Named{Deed::Draw, "draw"}};
}

// What a hymn may do: a closed list; what it cannot say is a note, done by hand.
enum class EffectKind { Note, Draw, Discard, Search, Place, Move, Remove, Turn, TakeControl, Capture, Flip, LearnHymn, Peek };
constexpr auto names(EffectKind)
{
    return std::array{Named{EffectKind::Note, "note", "free text"}, Named{EffectKind::Draw, "draw"},
        Named{EffectKind::Discard, "discard"}, Named{EffectKind::Search, "search"}, Named{EffectKind::Place, "place"},
        Named{EffectKind::Move, "move"}, Named{EffectKind::Remove, "remove"}, Named{EffectKind::Turn, "turn"},
        Named{EffectKind::TakeControl, "take-control", "take control"}, Named{EffectKind::Capture, "capture"},
        Named{EffectKind::Flip, "flip"}, Named{EffectKind::LearnHymn, "learn-hymn"}, Named{EffectKind::Peek, "peek"}};
}

} // namespace mercenarium

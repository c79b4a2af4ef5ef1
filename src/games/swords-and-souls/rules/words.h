// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of Swords & Souls: steps, icons, targets and the other closed lists.
#pragma once

#include "engine/described.h"

namespace swordsandsouls {

enum class Step { Seats, Heroes, Deal, Draw, Play, Buy, Instants };
constexpr auto names(Step) { return engine::inOrder<Step>({"seats", "heroes", "deal", "draw", "play", "buy", "instants"}); }

enum class Status { Running, Over };
constexpr auto names(Status) { return engine::inOrder<Status>({"running", "over"}); }

// Printed in the top left corner: when and how a card is played.
enum class Icon { Action, Reaction, Instant, Special, Delay, Treasure };
constexpr auto names(Icon) { return engine::inOrder<Icon>({"action", "reaction", "instant", "special", "delay", "treasure"}); }

enum class Origin { Arsenal, Starter };
constexpr auto names(Origin) { return engine::inOrder<Origin>({"arsenal", "starter"}); }

enum class Border { Unknown, Gold, Silver };
constexpr auto names(Border) { return engine::inOrder<Border>({"unknown", "gold", "silver"}); }

// Whom a card attacks. Left is the next seat clockwise.
enum class Target { Other, Left, Right, Neighbours, All, Text };
constexpr auto names(Target) { return engine::inOrder<Target>({"other", "left", "right", "neighbours", "all", "text"}); }

// What a card's text can do besides attacking, blocking and dodging.
enum class EffectKind { Obols, TakeObols, Draw, Drop, Reshuffle, Refresh, TakeTreasure, Heal, Talent, Note };
constexpr auto names(EffectKind)
{
    return engine::inOrder<EffectKind>(
        {"obols", "take-obols", "draw", "drop", "reshuffle", "refresh", "take-treasure", "heal", "talent", "note"});
}

enum class Whom { You, Target, Others, All };
constexpr auto names(Whom) { return engine::inOrder<Whom>({"you", "target", "others", "all"}); }

// Where a card that is used comes from.
enum class Source { Hand, Treasure, Talent };
constexpr auto names(Source) { return engine::inOrder<Source>({"hand", "treasure", "talent"}); }

// What a card does in an attack.
enum class Role { Attack, Help, Block, Dodge, Cancel };
constexpr auto names(Role) { return engine::inOrder<Role>({"attack", "help", "block", "dodge", "cancel"}); }

// How an attack stands: its target answers, a block stands, or it came round to its attacker.
enum class Stage { Answer, Blocked, Failed };
constexpr auto names(Stage) { return engine::inOrder<Stage>({"answer", "blocked", "failed"}); }

enum class Way { Open, Clockwise, Counterclockwise };
constexpr auto names(Way) { return engine::inOrder<Way>({"open", "clockwise", "counterclockwise"}); }

// Which reactions a question counts.
enum class Want { Reaction, Block, Dodge };
constexpr auto names(Want) { return engine::inOrder<Want>({"reaction", "block", "dodge"}); }

} // namespace swordsandsouls

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of Swords & Souls: steps, icons, targets and the other closed lists.
#pragma once

#include "engine/described.h"

namespace swordsandsouls {

using engine::Named;

enum class Step { Seats, Heroes, Deal, Draw, Play, Buy, Instants };
constexpr auto names(Step)
{
    return std::array{Named{Step::Seats, "seats"}, Named{Step::Heroes, "heroes"}, Named{Step::Deal, "deal"},
        Named{Step::Draw, "draw"}, Named{Step::Play, "play"}, Named{Step::Buy, "buy"}, Named{Step::Instants, "instants"}};
}

enum class Status { Running, Over };
constexpr auto names(Status) { return std::array{Named{Status::Running, "running"}, Named{Status::Over, "over"}}; }

// Printed in the top left corner: when and how a card is played.
enum class Icon { Action, Reaction, Instant, Special, Delay, Treasure };
constexpr auto names(Icon)
{
    return std::array{Named{Icon::Action, "action"}, Named{Icon::Reaction, "reaction"}, Named{Icon::Instant, "instant"},
        Named{Icon::Special, "special"}, Named{Icon::Delay, "delay"}, Named{Icon::Treasure, "treasure"}};
}

enum class Origin { Arsenal, Starter };
constexpr auto names(Origin) { return std::array{Named{Origin::Arsenal, "arsenal"}, Named{Origin::Starter, "starter"}}; }

enum class Border { Unknown, Gold, Silver };
constexpr auto names(Border)
{
    return std::array{Named{Border::Unknown, "unknown"}, Named{Border::Gold, "gold"}, Named{Border::Silver, "silver"}};
}

// Whom a card attacks. Left is the next seat clockwise.
enum class Target { Other, Left, Right, Neighbours, All, Text };
constexpr auto names(Target)
{
    return std::array{Named{Target::Other, "other"}, Named{Target::Left, "left"}, Named{Target::Right, "right"},
        Named{Target::Neighbours, "neighbours"}, Named{Target::All, "all"}, Named{Target::Text, "text"}};
}

// What a card's text can do besides attacking, blocking and dodging.
enum class EffectKind { Obols, TakeObols, Draw, Drop, Reshuffle, Refresh, TakeTreasure, Heal, Talent, Note };
constexpr auto names(EffectKind)
{
    return std::array{Named{EffectKind::Obols, "obols"}, Named{EffectKind::TakeObols, "take-obols"},
        Named{EffectKind::Draw, "draw"}, Named{EffectKind::Drop, "drop"}, Named{EffectKind::Reshuffle, "reshuffle"},
        Named{EffectKind::Refresh, "refresh"}, Named{EffectKind::TakeTreasure, "take-treasure"}, Named{EffectKind::Heal, "heal"},
        Named{EffectKind::Talent, "talent"}, Named{EffectKind::Note, "note"}};
}

enum class Whom { You, Target, Others, All };
constexpr auto names(Whom)
{
    return std::array{
        Named{Whom::You, "you"}, Named{Whom::Target, "target"}, Named{Whom::Others, "others"}, Named{Whom::All, "all"}};
}

// Where a card that is used comes from.
enum class Source { Hand, Treasure, Talent };
constexpr auto names(Source)
{
    return std::array{Named{Source::Hand, "hand"}, Named{Source::Treasure, "treasure"}, Named{Source::Talent, "talent"}};
}

// What a card does in an attack.
enum class Role { Attack, Help, Block, Dodge, Cancel };
constexpr auto names(Role)
{
    return std::array{Named{Role::Attack, "attack"}, Named{Role::Help, "help"}, Named{Role::Block, "block"},
        Named{Role::Dodge, "dodge"}, Named{Role::Cancel, "cancel"}};
}

// How an attack stands: its target answers, a block stands, or it came round to its attacker.
enum class Stage { Answer, Blocked, Failed };
constexpr auto names(Stage)
{
    return std::array{Named{Stage::Answer, "answer"}, Named{Stage::Blocked, "blocked"}, Named{Stage::Failed, "failed"}};
}

enum class Way { Open, Clockwise, Counterclockwise };
constexpr auto names(Way)
{
    return std::array{
        Named{Way::Open, "open"}, Named{Way::Clockwise, "clockwise"}, Named{Way::Counterclockwise, "counterclockwise"}};
}

// Which reactions a question counts.
enum class Want { Reaction, Block, Dodge };
constexpr auto names(Want)
{
    return std::array{Named{Want::Reaction, "reaction"}, Named{Want::Block, "block"}, Named{Want::Dodge, "dodge"}};
}

} // namespace swordsandsouls

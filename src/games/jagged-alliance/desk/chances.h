// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the dice of an offer promise, asked of the rules: the chance to defeat, to stay unhurt, to hold the line.
#pragma once

#include "kit/desk.h"

namespace jaggedalliance::desk {

struct Chances {
    QString text;   // "defeats it: 64 %"; empty: this offer rolls nothing
    QString detail; // dice, cost, mean
    kit::Tone tone = kit::Tone::Plain;
};

Chances chancesOf(const engine::Game& game, const engine::AnyState& state, const engine::Offer& offer);

// The answer of a question; empty when it has none.
QJsonValue answerTo(
    const engine::Game& game, const engine::AnyState& state, const char* question, const QJsonObject& fields = {});
kit::Tone toneOf(double percent); // of something that is hoped for

} // namespace jaggedalliance::desk

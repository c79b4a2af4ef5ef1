// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the table waits for: damage to be answered, a counter-attack, dice that may be changed, the next enemy, the next
// step of the dictator. With the choices that there are, each with its chance.
#pragma once

#include "games/jagged-alliance/rules/state.h"
#include "kit/desk.h"

namespace jaggedalliance::desk {

struct Choice {
    engine::Offer offer;
    kit::OfferText words;
    bool isBetter = false; // by its chances
    bool isNext = false;   // the likely next thing: it is filled, and the keys are there
};

struct Waiting {
    QString title;         // "Damage 2 to Halla"
    QString text;          // how that came about, and what comes along
    bool isUrgent = false; // nothing else can be done before
    QList<Choice> choices;
    qsizetype left = 0; // further choices, which stand in the list of what can be done now
};

Waiting waiting(const State& state, const QList<engine::Offer>& offers);

// The pool that is rolled next; empty when it is not known.
Pool poolDue(const State& state);

} // namespace jaggedalliance::desk

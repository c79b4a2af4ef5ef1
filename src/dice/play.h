// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One throw of a parsed term in which nothing is missing, and the rules of a throw that every way of throwing shares.
#pragma once

#include "dice/term.h"
#include "dice/tree.h"

#include <algorithm>
#include <optional>

namespace dice {

void play(const Tree& tree, engine::Chance& chance, Rolled& into); // into: what was thrown, its total and its dice

// The fault names the first face that is missing, impossible or too many.
std::optional<engine::Fault> play(const Tree& tree, const QList<int>& faces, Rolled& into);

// How a die in a chain goes on.
struct Link {
    bool rerolls = false;
    bool explodes = false;
    bool isExtra = false; // not of the first throw
    bool isLast = false;  // no further die is allowed

    bool goesOn() const { return (rerolls || explodes) && !isLast; }
    bool counts() const { return !rerolls || isLast; }
};

// One die of the first throw with its rerolls and explosions: take(face, meaning, link) gets each in order. The faces
// have next(pool), and isWrong() when there is none.
template <class Faces, class MeaningOf, class Take>
void follow(const Pool& pool, int face, Faces& faces, MeaningOf meaningOf, Take take)
{
    bool mayReroll = true;
    int explosions = 0;
    for (int extras = 0; !faces.isWrong(); ++extras) {
        const Meaning meaning = meaningOf(face);
        const bool rerolls = mayReroll && meaning.rerolls;
        const bool explodes = !rerolls && meaning.explodes && explosions < pool.depth.value_or(mostExtras + 1);
        const Link link{rerolls, explodes, extras > 0, extras == mostExtras};
        take(face, meaning, link);
        if (!link.goesOn())
            return;
        mayReroll = !rerolls || pool.rerollsAlways;
        explosions += explodes;
        face = faces.next(pool);
    }
}

// A die of the first throw with those it asked for, in a throw from first to before last.
struct Chain {
    qint64 value = 0;
    qint64 score = 0;
    qsizetype first = 0;
    qsizetype last = 0;
};

// The kept ones stand in front; of equal values the earlier ones.
template <class Chains> void putKeptFirst(const Keep& keep, Chains& chains)
{
    std::stable_sort(chains.begin(), chains.end(),
        [&](const Chain& a, const Chain& b) { return keep.highest ? a.value > b.value : a.value < b.value; });
}

} // namespace dice

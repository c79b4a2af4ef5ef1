// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Chances found the slow way: every throw is laid out and counted.
#pragma once

#include "dice/distribution.h"

#include <QtTest>

#include <map>

namespace enumeration {

using Counted = std::map<qint64, quint64>;
using Faces = std::vector<qint64>;

// Calls seen(shown) for every way the dice can lie.
template <class Seen> void everyThrow(const std::vector<Faces>& dice, Seen seen)
{
    std::vector<std::size_t> at(dice.size());
    Faces shown(dice.size());
    for (bool more = true; more;) {
        for (std::size_t i = 0; i < dice.size(); ++i)
            shown[i] = dice[i][at[i]];
        seen(shown);
        std::size_t die = 0;
        while (die < dice.size() && ++at[die] == dice[die].size())
            at[die++] = 0;
        more = die < dice.size();
    }
}

template <class Result> Counted count(const std::vector<Faces>& dice, Result result)
{
    Counted all;
    everyThrow(dice, [&](const Faces& shown) { ++all[result(shown)]; });
    return all;
}

inline Faces sides(int count)
{
    Faces faces;
    for (int face = 1; face <= count; ++face)
        faces.push_back(face);
    return faces;
}

inline qint64 sum(const Faces& shown) { return std::accumulate(shown.begin(), shown.end(), qint64(0)); }

// Equal as fractions, outcome for outcome.
inline bool areEqual(const dice::Distribution& odds, const Counted& counted)
{
    quint64 total = 0;
    for (const auto& [outcome, ways] : counted)
        total += ways;
    if (odds.excess() != dice::Excess::None || odds.size() != counted.size() || !odds.rest().isZero())
        return false;
    std::size_t i = 0;
    for (const auto& [outcome, ways] : counted) {
        if (odds.outcomes()[i] != outcome || !(dice::Fraction{odds.weight(i), odds.total()} == dice::Fraction{ways, total}))
            return false;
        ++i;
    }
    return odds.weights().sum() == odds.total();
}

inline QString shown(const dice::Distribution& odds)
{
    QStringList parts;
    for (std::size_t i = 0; i < odds.size(); ++i)
        parts += QStringLiteral("%1: %2").arg(odds.outcomes()[i]).arg(odds.weight(i).text());
    return parts.join(QStringLiteral(", ")) + QStringLiteral(" of ") + odds.total().text();
}

} // namespace enumeration

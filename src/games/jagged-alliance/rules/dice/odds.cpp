// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/rules/dice/odds.h"

#include "dice/chain.h"

#include <algorithm>

namespace jaggedalliance {

using dice::Distribution;
using dice::Fraction;
using dice::Whole;

namespace {

constexpr double leftOut = 1e-12;

Distribution colourOdds(const QList<Face>& faces, int count, bool expertise)
{
    if (expertise) {
        std::vector<dice::Throw> throws;
        for (const Face& face : faces)
            throws.push_back({face.successes, face.successes, face.expertise});
        if (const auto endless = dice::endlessSumOf(dice::Odds<dice::Throw>::evenly(throws), count, leftOut))
            return *endless;
    }
    QList<int> values;
    for (const Face& face : faces)
        values += face.successes;
    return dice::sumOf(dice::dieWith(values), count);
}

} // namespace

Distribution oddsOf(const State& state, const Throw& thrown)
{
    Distribution sum = Distribution::certain(thrown.successes);
    for (const Colour colour : {Colour::Yellow, Colour::Orange, Colour::Red, Colour::Blue}) {
        const bool addedToo = state.settings.expertiseScope == ExpertiseScope::WholeRoll;
        const int source = std::max(0, thrown.own.of(colour)) + (addedToo ? std::max(0, thrown.added.of(colour)) : 0);
        const int plain = addedToo ? 0 : std::max(0, thrown.added.of(colour));
        if (source > 0)
            sum = dice::sumOf(sum, colourOdds(facesOf(state, colour), source, thrown.expertise));
        if (plain > 0)
            sum = dice::sumOf(sum, colourOdds(facesOf(state, colour), plain, false));
    }
    return sum;
}

Distribution netOf(const Distribution& successes, int extra, int armour)
{
    return successes.map([&](qint64 value) { return std::max<qint64>(0, value + extra - armour); });
}

Distribution leftOf(const Distribution& armour, int damage)
{
    return armour.map([&](qint64 value) { return std::max<qint64>(0, damage - value); });
}

Fraction chanceOf(const Distribution& of, int atLeast)
{
    const Fraction below = of.chanceThat([&](qint64 value) { return value < atLeast; });
    return {below.in - below.of, below.in};
}

Fraction chanceOf(const State& state, const Throw& thrown, int atLeast)
{
    const QList<Colour> dice = thrown.all().dice();
    constexpr quint64 mostOutcomes = 300'000; // every throw is looked at
    quint64 common = 1, outcomes = 1;
    for (const Colour colour : dice) {
        common = std::lcm(common, quint64(facesOf(state, colour).size()));
        outcomes = std::min(mostOutcomes + 1, outcomes * quint64(facesOf(state, colour).size()));
    }
    if (!thrown.rerolls || thrown.expertise || outcomes > mostOutcomes)
        return chanceOf(oddsOf(state, thrown), atLeast);
    Whole good;
    QList<int> at(dice.size(), 0);
    for (quint64 i = 0; i < outcomes; ++i) {
        int sum = thrown.successes;
        for (qsizetype d = 0; d < dice.size(); ++d)
            sum += facesOf(state, dice[d])[at[d]].successes;
        quint64 best = sum >= atLeast ? common : 0;
        for (qsizetype d = 0; d < dice.size() && best < common; ++d) {
            const QList<Face>& faces = facesOf(state, dice[d]);
            const int others = sum - faces[at[d]].successes;
            const auto fits = std::ranges::count_if(faces, [&](const Face& face) { return others + face.successes >= atLeast; });
            best = std::max(best, quint64(fits) * (common / quint64(faces.size())));
        }
        good += Whole(best);
        for (qsizetype d = 0; d < dice.size() && ++at[d] == facesOf(state, dice[d]).size(); ++d)
            at[d] = 0;
    }
    return {good, Whole(outcomes) * Whole(common)};
}

Fraction chanceToHold(const State& state, int strength, int rebels, const QStringList& helpers)
{
    Roll roll;
    roll.kind = RollKind::CounterAttack;
    roll.rebels = rebels;
    roll.with = helpers;
    return chanceOf(state, throwOf(state, roll), strength);
}

int rebelsFor(const State& state, int strength, double chance, int most)
{
    for (int rebels = 0; rebels <= most; ++rebels)
        if (chanceToHold(state, strength, rebels).value() >= chance - 1e-12)
            return rebels;
    return -1;
}

} // namespace jaggedalliance

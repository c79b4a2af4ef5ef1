// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/rules/questions/odds.h"

#include <cmath>
#include <map>

namespace sellsword {

using dice::Fraction;
using dice::Odds;

namespace {

constexpr int faces = 20;

const Odds<int>& d20()
{
    static const Odds<int> die = [] {
        std::vector<int> all(faces);
        for (int i = 0; i < faces; ++i)
            all[size_t(i)] = i + 1;
        return Odds<int>::evenly(std::span<const int>(all));
    }();
    return die;
}

Fraction power(const Fraction& of, int times) { return {dice::Whole::power(of.of, times), dice::Whole::power(of.in, times)}; }

Fraction other(const Fraction& of) { return {of.in - of.of, of.in}; }

} // namespace

double percent(const Fraction& chance) { return std::round(chance.value() * 1e6) / 1e4; }

Fraction AttackOdds::chanceOf(Result result) const
{
    return results.chanceThat([&](int one) { return one == int(result); });
}

bool AttackOdds::mayBe(Result result) const
{
    return !results.chanceThat([&](int one) { return one == int(result) || one == notKnown; }).of.isZero();
}

Fraction AttackOdds::hits() const
{
    return results.chanceThat([](int one) { return one != int(Result::Miss) && one != notKnown; });
}

Fraction AttackOdds::expected() const
{
    dice::Whole sum;
    for (std::size_t i = 0; i < wounds.size(); ++i)
        sum += wounds.weight(i) * dice::Whole(quint64(wounds.outcomes()[i]));
    return Fraction{sum, wounds.total()}.reduced();
}

AttackOdds attackOdds(const State& state, const Aim& aim, const Attack& attack, const Unit* target, bool charge, int rerolls)
{
    // 1 misses and 20 hits whatever there is to reach (SS-207 SS-209).
    const auto resultOfFace = [&](int face) {
        return aim.isForeseen() || face == 1 || face == faces ? int(resultOf(state.settings, aim, face)) : notKnown;
    };
    Odds<int> results = aim.automatic ? Odds<int>::certain(int(Result::Critical)) : d20().map(resultOfFace);
    for (int again = 0; again < rerolls; ++again)
        results = dice::then(
            results, [&](int one) { return one == int(Result::Miss) ? d20().map(resultOfFace) : Odds<int>::certain(one); });
    const auto woundsOfResult = [&](int one) {
        if (one == int(Result::Miss))
            return 0;
        if (one == notKnown || !aim.areWoundsKnown)
            return notKnown;
        const Dealt dealt = woundsOf(state.settings, attack, Result(one), charge);
        if (target)
            return defended(state, *target, dealt, &attack).total();
        int all = 0;
        for (const Amount& amount : dealt.amounts)
            all += amount.points;
        return all;
    };
    return {results, results.map(woundsOfResult)};
}

Fraction recoveryOdds(int statistic, int injuries, int rerolls, int turns)
{
    const Fraction once = d20().chanceThat([&](int face) { return face != faces && face + injuries < statistic; });
    return other(power(power(other(once), rerolls + 1), turns)).reduced();
}

Fraction rageOdds(int wits, int injuries)
{
    return d20().chanceThat([&](int face) { return face + injuries >= wits; }).reduced();
}

Fraction glamourOdds(int wits, int injuries) { return other(rageOdds(wits, injuries)).reduced(); }

Fraction mortalOdds(int turns) { return power({faces - 1, faces}, turns); }

namespace {

// Who leads in the end: 1 or 2 for the first player, below 0 for the second; 2 is a lead of 10.
int leadOf(int first, int second)
{
    constexpr int greater = 10; // SS-078
    const int by = first - second;
    return by >= greater ? 2 : by > 0 ? 1 : by > -greater ? -1 : -2;
}

// What is looked up again has been worked out once.
Odds<int> kept(const Odds<int>& odds) { return Odds<int>(odds.outcomes(), odds.weights(), odds.total(), 0); }

// How a lead comes about depends on both rolls and the dice that are left.
class Contest {
public:
    Contest(int firstInjuries, int secondInjuries)
        : m_firstInjuries(firstInjuries)
        , m_secondInjuries(secondInjuries)
    {
    }

    const Odds<int>& fresh(int firstDice, int secondDice)
    {
        const auto key = std::array{firstDice, secondDice};
        if (const auto known = m_fresh.find(key); known != m_fresh.end())
            return known->second;
        // A tie at once changes nothing, so it is left out.
        const auto rolls = dice::joined(d20(), d20(), [](int a, int b) {
            return std::array{a, b};
        }).given([](const std::array<int, 2>& both) { return both[0] != both[1]; });
        const Odds<int> lead =
            dice::then(rolls, [&](const std::array<int, 2>& both) { return settled(both[0], both[1], firstDice, secondDice); });
        return m_fresh.emplace(key, kept(lead)).first->second;
    }

private:
    const Odds<int>& settled(int first, int second, int firstDice, int secondDice)
    {
        const auto key = std::array{first, second, firstDice, secondDice};
        if (const auto known = m_settled.find(key); known != m_settled.end())
            return known->second;
        Odds<int> lead;
        if (first == second)
            lead = fresh(firstDice, secondDice);
        else if (first < second && firstDice > 0)
            lead =
                dice::then(d20(), [&](int face) { return settled(face - m_firstInjuries, second, firstDice - 1, secondDice); });
        else if (second < first && secondDice > 0)
            lead =
                dice::then(d20(), [&](int face) { return settled(first, face - m_secondInjuries, firstDice, secondDice - 1); });
        else
            lead = Odds<int>::certain(leadOf(first, second));
        return m_settled.emplace(key, kept(lead)).first->second;
    }

    int m_firstInjuries, m_secondInjuries;
    std::map<std::array<int, 2>, Odds<int>> m_fresh;
    std::map<std::array<int, 4>, Odds<int>> m_settled;
};

} // namespace

TacticsOdds tacticsOdds(int firstDice, int secondDice, int firstInjuries, int secondInjuries)
{
    Contest contest(firstInjuries, secondInjuries);
    const Odds<int>& lead = contest.fresh(firstDice, secondDice);
    return {lead.chanceThat([](int by) { return by > 0; }), lead.chanceThat([](int by) { return by < 0; }),
        lead.chanceThat([](int by) { return by == 2; }), lead.chanceThat([](int by) { return by == -2; })};
}

Fraction greaterAmong(int players, int more)
{
    dice::Whole ways;
    for (int lead = 1; lead <= faces - 10 - more; ++lead)
        ways += dice::Whole::power(quint64(lead), players - 1);
    return Fraction{ways, dice::Whole::power(faces, players)}.reduced();
}

Fraction anybodyGreater(int players, int more)
{
    const Fraction one = greaterAmong(players, more);
    return {one.of * dice::Whole(quint64(players)), one.in};
}

} // namespace sellsword

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about sectors, the team and the campaign, and the list of all questions.
#include "games/jagged-alliance/rules/questions/questions.h"

#include "games/jagged-alliance/rules/conditions.h"

#include <algorithm>

namespace jaggedalliance {

namespace asked {

using engine::Answered;

// What is possible is never told as 0, what may fail never as 100.
Odds chance(const dice::Fraction& fraction)
{
    const double chance = fraction.value(), rounded = qRound(chance * 1000) / 10.0;
    const bool isOpen = chance > 0 && chance < 1;
    return {fraction.text(), isOpen ? std::clamp(rounded, 0.1, 99.9) : rounded};
}

Spread spreadOf(const dice::Distribution& of)
{
    Spread all;
    for (std::size_t i = 0; i < of.size(); ++i)
        if (of.chance(i) >= 1e-6)
            all.insert(number(of.outcomes()[i]), chance(dice::Fraction{of.weight(i), of.total()}));
    return all;
}

dice::Distribution repeated(const dice::Distribution& once, int burst) { return burst > 1 ? dice::sumOf(once, burst) : once; }

bool isPlayed(const State& state)
{
    const bool isThere = state.scenario || !state.sectors.isEmpty() || !state.enemies.isEmpty();
    return state.status == Status::Running && isThere && (!state.scenario || state.scenario->ending == Ending::Open);
}

engine::Told saidNow(const State& state)
{
    return {&reason(R::R_ENDED), say(QT_TRANSLATE_NOOP("jaggedalliance", "Now: %1"), {nowText(state)})};
}

Answered<bool> answer(const State& state, const Liberation& q)
{
    if (isLiberated(state, q.sector))
        return told(true, R::I_LIBERATED);
    engine::Verdict verdict = check(state, Liberate{q.sector});
    const bool isAllowed = verdict.isAllowed();
    return {isAllowed, std::move(verdict), {}};
}

Answered<bool> answer(const State& state, const Loss&)
{
    if (!isPlayed(state))
        return unplayed(state, state.scenario && state.scenario->ending == Ending::Lost);
    return told(isLost(state), R::I_ALL_DOWN);
}

Answered<QList<int>> answer(const State& state, const AimDeck&) { return told(missingAim(state), R::W_AIM); }

Answered<Team> answer(const State&, const TeamSize& q)
{
    const int all = mercenariesFor(q.players);
    return told(Team{all / q.players, all, all == 3, all == 3}, all == 3 ? R::I_THREE : R::I_SETUP);
}

Answered<int> answer(const State& state, const MostCubes& q)
{
    auto result = told(mostCubes(state, mercenary(state, q.who)), R::I_CUBE_ADDED_ALL);
    if (state.scenario && state.scenario->mercenaries == 3)
        result.told += engine::Told{&reason(R::I_THREE), {}};
    if (mercenary(state, q.who).injury > 0)
        result.told += engine::Told{&reason(R::I_INJURED), {}};
    return result;
}

Answered<int> answer(const State& state, const Discards& q) { return told(discardsOf(state, q.who), R::I_HALF); }

Answered<int> answer(const State& state, const Prices& q)
{
    const int price = proceedsOf(state, q.cards);
    return hasAlly(state, q.cards) ? told(price, R::I_SELL, R::I_SELL_ALLY) : told(price, R::I_SELL);
}

Answered<QStringList> answer(const State& state, const RulesInForce&)
{
    return told(engine::rulesBehind(offers(state), bookRules()), R::I_ACTIVATION);
}

using AnyQuestion = std::variant<Dice, Value, Chance, Mean, AttackOdds, Defence, PoolOf, Order, TargetOf, Way, EnemyValues,
    Liberation, Loss, AimDeck, TeamSize, MostCubes, BribeOdds, CounterAttackOdds, Forecast, Discards, Prices, RulesInForce>;

} // namespace asked

const QList<engine::Question>& questions() { return engine::questionsIn<asked::AnyQuestion, State>(); }

engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields)
{
    return engine::asked<asked::AnyQuestion>(state, question, fields);
}

} // namespace jaggedalliance

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about sectors, the team and the campaign, and the list of all questions.
#include "games/jagged-alliance/rules/questions/questions.h"

#include <algorithm>

namespace jaggedalliance {

namespace asked {

using engine::Answer;

Answer told(const QJsonValue& value, R reason)
{
    Answer answer;
    answer.value = value;
    answer.told += engine::Told{&jaggedalliance::reason(reason), {}};
    return answer;
}

QJsonObject chance(const dice::Fraction& fraction)
{
    return {{QStringLiteral("exact"), fraction.text()}, {QStringLiteral("percent"), qRound(fraction.value() * 1000) / 10.0}};
}

QJsonObject spreadOf(const dice::Distribution& of)
{
    QJsonObject all;
    for (std::size_t i = 0; i < of.size(); ++i)
        if (of.chance(i) >= 1e-6)
            all.insert(number(of.outcomes()[i]), dice::Fraction{of.weight(i), of.total()}.text());
    return all;
}

dice::Distribution repeated(const dice::Distribution& once, int burst) { return burst > 1 ? dice::sumOf(once, burst) : once; }

namespace {

Answer judged(engine::Verdict verdict)
{
    Answer answer;
    answer.value = verdict.isAllowed();
    answer.verdict = std::move(verdict);
    return answer;
}

} // namespace

Answer answer(const State& state, const Liberation& q)
{
    return isLiberated(state, q.sector) ? told(true, R::I_LIBERATED) : judged(check(state, Liberate{q.sector}));
}

Answer answer(const State& state, const Loss&) { return told(isLost(state), R::I_ALL_DOWN); }

Answer answer(const State& state, const AimDeck&)
{
    QJsonArray missing;
    for (const int number : missingAim(state))
        missing += number;
    return told(missing, R::W_AIM);
}

Answer answer(const State&, const TeamSize& q)
{
    const int all = mercenariesFor(q.players);
    const int each = all / q.players;
    return told(QJsonObject{{QStringLiteral("each"), each}, {QStringLiteral("mercenaries"), all},
                    {QStringLiteral("extra_cube"), all == 3}, {QStringLiteral("shared_command"), all == 3}},
        all == 3 ? R::I_THREE : R::I_SETUP);
}

Answer answer(const State& state, const MostCubes& q) { return told(mostCubes(state, mercenary(state, q.who)), R::I_CUBE_ADDED); }

Answer answer(const State& state, const Discards& q) { return told(discardsOf(state, q.who), R::I_HALF); }

Answer answer(const State& state, const Prices& q) { return told(proceedsOf(state, q.cards), R::I_SELL); }

Answer answer(const State& state, const RulesInForce&)
{
    return told(QJsonArray::fromStringList(engine::rulesBehind(offers(state), bookRules())), R::I_ACTIVATION);
}

using AnyQuestion = std::variant<Dice, Value, Chance, Mean, AttackOdds, Defence, PoolOf, Order, TargetOf, Way, EnemyValues,
    Liberation, Loss, AimDeck, TeamSize, MostCubes, BribeOdds, CounterAttackOdds, Forecast, Discards, Prices, RulesInForce>;

} // namespace asked

namespace {

constexpr auto answering = [](const State& state, const auto& q) { return asked::answer(state, q); };

} // namespace

const QList<engine::Question>& questions()
{
    static const QList<engine::Question> all = engine::questionsIn<asked::AnyQuestion, State>(answering);
    return all;
}

engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields)
{
    return engine::asked<asked::AnyQuestion>(
        state, question, fields, [&](QLatin1String kind) { return namesOf(state, kind); }, answering);
}

} // namespace jaggedalliance

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Bribes, counter-attacks and the forecast of the next one.
#include "games/jagged-alliance/rules/questions/questions.h"

#include <algorithm>

namespace jaggedalliance::asked {

using engine::Answered;

namespace {

Spread bribeLevels(const State& state, int dice, const QStringList& helpers = {})
{
    Roll roll;
    roll.kind = RollKind::Bribe;
    roll.difficulty = dice;
    roll.with = helpers;
    const Throw thrown = throwOf(state, roll);
    Spread levels;
    const dice::Distribution odds =
        oddsOf(state, thrown).map([&](qint64 steps) { return std::max<qint64>(1, state.threat.level - steps); });
    for (std::size_t i = 0; i < odds.size(); ++i)
        levels.insert(number(odds.outcomes()[i]), chance(dice::Fraction{odds.weight(i), odds.total()}));
    return levels;
}

RebelsFor needed(const State& state, int strength)
{
    constexpr int most = 30;
    RebelsFor rebels;
    for (const int percent : {50, 80, 95})
        rebels.insert(number(percent), rebelsFor(state, strength, percent / 100.0, most));
    return rebels;
}

} // namespace

Answered<Bribed> answer(const State& state, const BribeOdds& q)
{
    auto result = told(Bribed{bribePrice(state, q.dice), bribeLevels(state, q.dice, q.helpers)}, R::I_THREAT_LOWERED_BRIBE);
    if (bribePrice(state, q.dice) > q.dice)
        result.told += engine::Told{&reason(isDearByLieutenant(state) ? R::I_DEARER_LIEUTENANT : R::I_DEARER), {}};
    return result;
}

Answered<Held> answer(const State& state, const CounterAttackOdds& q)
{
    if (q.strength < 0 && !isPlayed(state))
        return unplayed<Held>(state);
    const int strength = q.strength >= 0 ? q.strength
        : state.threat.attack            ? state.threat.attack->strength
                                         : counterStrength(state, state.threat.level);
    return told(Held{strength, chance(chanceToHold(state, strength, q.rebels, q.helpers)), needed(state, strength)},
        defenceOfBoard(state, q.rebels));
}

// Levels rise by the tokens that lie there, and by one for each day phase that ends before.
Answered<Outlook> answer(const State& state, const Forecast&)
{
    if (!isPlayed(state))
        return unplayed<Outlook>(state);
    int level = state.threat.level, tokens = state.threat.tokens, phase = 1, filled = int(state.threat.eventSlots.size());
    bool night = state.threat.night;
    QList<int> counters = state.threat.counters;
    Outlook outlook{level, tokens, {}, {}};
    const Dictator& board = dictator(state);
    constexpr int horizon = 20;
    for (; phase <= horizon; ++phase) {
        const int from = level;
        level = std::min(board.most, level + tokens);
        int hit = 0;
        for (int passed = from + 1; passed <= level && !hit; ++passed)
            if (counters.contains(passed))
                hit = passed;
        if (hit) {
            const int strength = counterStrength(state, hit);
            Coming next{phase, hit, strength, {}, needed(state, strength)};
            for (int rebels = 0; rebels <= std::min(6, std::max(3, state.rebels)); ++rebels)
                next.support += Support{rebels, chance(chanceToHold(state, strength, rebels))};
            outlook.next = next;
            break;
        }
        if (board.resets && level >= board.most) { // the track starts anew
            level = state.settings.resetLevel;
            for (const Space& one : board.track)
                if (one.counter && state.settings.refillCounterTokens && !counters.contains(one.level))
                    counters += one.level;
        }
        if (filled >= mostEvents) {
            filled = 0;
            night = !night;
        }
        ++filled;
        tokens = night ? 0 : 1;
    }
    for (int dice = 1; dice <= 6 && bribePrice(state, dice) <= state.funds; ++dice)
        outlook.bribes += OpenBribe{dice, bribePrice(state, dice), bribeLevels(state, dice)};
    return told(outlook, R::I_ONE_TOKEN);
}

} // namespace jaggedalliance::asked

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Exact chances: what the next cards may be, and how soon the roll for the first turn is settled.
#include "games/mercenarium/rules/questions/questions.h"

#include "dice/draws.h"

#include <algorithm>
#include <numeric>

namespace mercenarium {

using engine::Answered;

namespace {

// A fraction of small whole numbers.
struct Ratio {
    qint64 of = 0, in = 1;

    static Ratio reduced(qint64 of, qint64 in)
    {
        const qint64 common = std::gcd(of, in);
        return {of / common, in / common};
    }
    Ratio plus(Ratio other) const { return reduced(of * other.in + other.of * in, in * other.in); }
    Ratio times(Ratio other) const { return reduced(of * other.of, in * other.in); }
    QString text() const { return in == 1 ? number(of) : number(of) + QLatin1Char('/') + number(in); }
};

qint64 power(qint64 base, int exponent) { return exponent == 0 ? 1 : base * power(base, exponent - 1); }

qint64 choose(int n, int k) { return k == 0 ? 1 : choose(n - 1, k - 1) * n / k; }

// The chance that exactly this many of the players share the highest face.
Ratio leaders(int players, int sharing)
{
    qint64 ways = 0;
    for (int face = 1; face <= orderSides; ++face)
        ways += choose(players, sharing) * power(face - 1, players - sharing);
    return Ratio::reduced(ways, power(orderSides, players));
}

// Rolls of everybody who still has to, until one leads (ME-023).
Ratio meanRolls(int players)
{
    Ratio sum{1, 1};
    for (int sharing = 2; sharing < players; ++sharing)
        sum = sum.plus(leaders(players, sharing).times(meanRolls(sharing)));
    const Ratio again = leaders(players, players);
    return sum.times(Ratio::reduced(again.in, again.in - again.of));
}

} // namespace

Answered<OrderOdds::Given> answer(const State& state, const OrderOdds& q)
{
    const int players = q.players > 0 ? q.players : int(state.players.size());
    if (players < 2 || players > int(seats.size()))
        return Wrong{{QStringLiteral("order-odds.players"), number(players), tr("2 to 4 players roll for the first turn."),
            tr("Give 2, 3 or 4 players.")}};
    const Ratio settled = leaders(players, 1);
    Answered<FirstRoll> answer = answered(
        FirstRoll{settled.text(), 100.0 * double(settled.of) / double(settled.in), meanRolls(players).text()}, R::I_ORDER);
    tellToo(answer, true, R::I_TIE);
    return answer;
}

Answered<DrawOdds::Given> answer(const State& state, const DrawOdds& q)
{
    const QList<Card> pile = q.hymnal ? unseenHymns(state) : drawPile(state);
    const auto wanted = std::ranges::count_if(pile, [&](Card card) {
        return (!q.card || card == *q.card) && (!q.suit || (card.isOfDeck() && card.suit() == *q.suit))
            && (!q.kind || card.kind() == *q.kind) && (q.from == 0 || card.value() >= q.from)
            && (!q.base || (card.isOfDeck() && q.base->isOfDeck() && fits(card, *q.base)));
    });
    const int all = int(pile.size());
    if (q.draws > all)
        return Wrong{{QStringLiteral("draw-odds.draws"), number(q.draws),
            engine::fill(tr("Only %1 cards are unseen."), {number(all)}), tr("Ask for fewer draws.")}};
    const dice::Fraction chance = dice::atLeast(dice::drawnOf(int(wanted), all, q.draws), 1).reduced();
    return answered(DrawChance{chance.text(), chance.value() * 100, int(wanted), all},
        state.singularity || q.hymnal ? R::I_COUNTS : R::I_UNTIL_SINGULARITY);
}

} // namespace mercenarium

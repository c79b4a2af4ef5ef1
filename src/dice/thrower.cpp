// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/thrower.h"

#include "dice/play.h"

namespace dice {

namespace {

constexpr int mostListed = 1000;

struct Drawn {
    Source& source;

    int next(const Pool& pool) { return source.face(pool.sides); }
    bool isWrong() const { return false; }
};

} // namespace

Thrower::Thrower(const Term& term)
    : m_term(term)
{
    for (const Node& node : m_term.tree().nodes) {
        const auto* pool = std::get_if<Pool>(&node);
        if (!pool)
            continue;
        Ready ready{pool, {}, !pool->keep && !pool->reroll && !pool->mayExplode()};
        for (int face = 1; pool->sides <= mostListed && face <= pool->sides; ++face)
            ready.faces.push_back(pool->meaningOf(face));
        m_pools.push_back(std::move(ready));
    }
}

qint64 Thrower::followed(const Ready& ready, const int* first, Source& source) const
{
    const Pool& pool = *ready.pool;
    Drawn faces{source};
    QVarLengthArray<Chain, 32> chains;
    Chain chain;
    for (int i = 0; i < pool.count; ++i) {
        follow(
            pool, first[i], faces, [&](int face) { return ready.meaningOf(face); },
            [&](int, const Meaning& meaning, const Link& link) {
                chain.value += link.counts() ? meaning.value : 0;
                chain.score += link.counts() ? meaning.score : 0;
            });
        if (pool.keep)
            chains += std::exchange(chain, {});
    }
    if (!pool.keep)
        return chain.score;
    putKeptFirst(*pool.keep, chains);
    qint64 total = 0;
    for (int i = 0; i < pool.keep->count; ++i)
        total += chains[i].score;
    return total;
}

qint64 Thrower::total(Source& source) const
{
    Values totals;
    QVarLengthArray<int, 64> first;
    for (const Ready& ready : m_pools) {
        qint64 sum = 0;
        for (int i = 0; i < ready.pool->count; ++i) {
            const int face = source.face(ready.pool->sides);
            if (ready.isPlain)
                sum += ready.meaningOf(face).score;
            else
                first += face;
        }
        totals += sum;
    }
    const int* shown = first.constData();
    for (std::size_t i = 0; i < m_pools.size(); ++i)
        if (!m_pools[i].isPlain) {
            totals[qsizetype(i)] = followed(m_pools[i], shown, source);
            shown += m_pools[i].pool->count;
        }
    return m_term.tree().nodes.size() == 1 && !totals.isEmpty() ? totals.first() : evaluated(m_term.tree(), totals).last();
}

} // namespace dice

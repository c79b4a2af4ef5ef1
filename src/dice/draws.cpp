// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/draws.h"

namespace dice {

Distribution drawnOf(int wanted, int all, int drawn)
{
    const Whole total = Whole::choose(all, drawn);
    Gather<qint64> gather(widthFor(total));
    for (int i = std::max(0, drawn - (all - wanted)); i <= std::min(wanted, drawn); ++i) {
        const Whole ways = Whole::choose(wanted, i) * Whole::choose(all - wanted, drawn - i);
        addTimes(gather.weight(i), ways.words(), ways.size(), 1);
    }
    return std::move(gather).odds(total, double(drawn) * drawn);
}

// Kind by kind: how many of it, and how many cards are still to be drawn from the others.
Odds<Counts> drawnFrom(const Counts& deck, int drawn)
{
    struct Open {
        Counts taken;
        int left;
        Whole ways;
    };
    int all = 0;
    for (const int count : deck)
        all += count;
    std::vector<Open> open{{{}, drawn, 1}};
    for (std::size_t kind = 0; kind < deck.size(); ++kind) {
        std::vector<Open> next;
        all -= deck[kind];
        for (const Open& one : open)
            for (int take = std::max(0, one.left - all); take <= std::min(deck[kind], one.left); ++take) {
                Open more{one.taken, one.left - take, one.ways * Whole::choose(deck[kind], take)};
                more.taken[kind] = take;
                next.push_back(std::move(more));
            }
        if (next.size() > mostOutcomes)
            return Odds<Counts>::tooMany(Excess::Outcomes);
        open = std::move(next);
    }
    Whole total;
    for (const Open& one : open)
        total += one.ways;
    Gather<Counts> gather(widthFor(total), open.size());
    for (const Open& one : open)
        addTimes(gather.weight(one.taken), one.ways.words(), one.ways.size(), 1);
    return std::move(gather).odds(total, double(open.size()) * 8);
}

// The others can lie in C(all - place, wanted - 1) ways below the first.
Distribution firstOf(int wanted, int all)
{
    const Whole total = wanted > 0 ? Whole::choose(all, wanted) : Whole(1);
    Gather<qint64> gather(widthFor(total));
    for (int place = 1; wanted > 0 && place <= all - wanted + 1; ++place) {
        const Whole ways = Whole::choose(all - place, wanted - 1);
        addTimes(gather.weight(place), ways.words(), ways.size(), 1);
    }
    auto odds = std::move(gather).odds(total, all);
    odds.setRest(total - odds.weights().sum());
    return odds;
}

} // namespace dice

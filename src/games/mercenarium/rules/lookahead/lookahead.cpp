// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The search itself: deeper and deeper until the budget is used up, best lines first; a line does not end among captures.
#include "games/mercenarium/rules/lookahead/lookahead.h"

#include "games/mercenarium/rules/query.h"

#include <algorithm>
#include <bit>

namespace mercenarium {

namespace {

constexpr int victory = 1000000;
constexpr int deepest = 40;
constexpr int nodesBetweenLooks = 512; // at the caller's wish to stop
constexpr unsigned fewestSeen = 1 << 10, mostSeen = 1 << 20;

enum class Limit : quint8 { Exact, AtLeast, AtMost };

// What an earlier look made of a position.
struct Seen {
    quint64 hash = 0;
    qint32 score = 0; // wins and losses counted from here
    quint16 best = 0; // which of the lawful actions
    qint8 depth = -1; // nothing yet
    Limit bound = Limit::Exact;
};

bool isDecided(int score) { return score > victory / 2 || score < -victory / 2; }

// The same win or loss, so many turns sooner.
int sooner(int score, int turns) { return !isDecided(score) ? score : score > 0 ? score + turns : score - turns; }

class Search {
public:
    Search(const Sheet& sheet, Budget budget, const Watching& watching)
        : m_sheet(sheet)
        , m_budget(budget)
        , m_watching(watching)
        , m_seen(std::clamp(std::bit_ceil(unsigned(std::max(budget.nodes, 1))), fewestSeen, mostSeen))
    {
    }

    LookAhead found(const Position& root)
    {
        const int most = m_budget.depth > 0 ? std::min(m_budget.depth, deepest) : deepest;
        for (int depth = 1; depth <= most && !m_stopped; ++depth) {
            const int score = best(root, depth, 0, -2 * victory, 2 * victory);
            m_found.nodes = m_nodes;
            if (m_stopped && !m_found.line.isEmpty())
                break; // the last complete look counts
            m_found.line = {m_lines[0].begin(), m_lines[0].end()};
            m_found.score = score;
            m_found.depth = depth;
            if (m_watching.deeper && !m_stopped)
                m_watching.deeper(m_found);
            if (m_found.line.isEmpty() || isDecided(score))
                break;
        }
        return m_found;
    }

private:
    bool mustStop()
    {
        if (m_nodes >= m_budget.nodes)
            m_stopped = true;
        else if (++m_nodes % nodesBetweenLooks == 0 && m_watching.cancelled && m_watching.cancelled())
            m_stopped = m_found.cancelled = true;
        return m_stopped;
    }

    // What the ply that was just played decided, if it did: seen by the player who made it.
    std::optional<int> decided(const Position& before, const Position& after, int ply) const
    {
        const int me = before.toMove;
        if (after.captures[me] >= capturesToWin)
            return victory - ply;
        if (after.deck == 0)
            return 0;
        if (before.beganInLimbo && isInLimbo(m_sheet, after, me))
            return -victory + ply;
        return std::nullopt;
    }

    // One ply is tried with all that could matter, the others first whether they are better at all.
    int tried(const Position& next, int depth, int ply, int alpha, int beta, bool isFirst)
    {
        if (isFirst)
            return -best(next, depth, ply, -beta, -alpha);
        const int score = -best(next, depth, ply, -alpha - 1, -alpha);
        return score > alpha && score < beta && !m_stopped ? -best(next, depth, ply, -beta, -alpha) : score;
    }

    int best(const Position& position, int depth, int ply, int alpha, int beta)
    {
        m_lines[ply].clear();
        std::vector<Ply>& plies = m_plies[ply];
        const bool isQuiet = depth <= 0; // from here on only captures are looked at, and nobody has to make them
        const quint64 hash = isQuiet ? 0 : position.hash();
        Seen& seen = m_seen[hash & (m_seen.size() - 1)];
        size_t first = 0;
        int top = isQuiet ? worthFor(m_sheet, position, position.toMove) : -3 * victory;
        if (isQuiet) {
            if (top >= beta || ply >= deepest)
                return top;
            capturingPlies(m_sheet, position, plies);
        } else {
            if (seen.depth > 0 && seen.hash == hash) {
                const int score = sooner(seen.score, -ply);
                const bool settles =
                    seen.bound == Limit::Exact || (seen.bound == Limit::AtLeast ? score >= beta : score <= alpha);
                if (seen.depth >= depth && settles && beta - alpha == 1) // a line that is shown is looked at to its end
                    return score;
                first = seen.best;
            }
            legalPlies(m_sheet, position, plies);
            if (plies.empty())
                return worthFor(m_sheet, position, position.toMove);
            first = std::min(first, plies.size() - 1);
        }
        const int least = alpha;
        alpha = std::max(alpha, top);
        size_t chosen = 0;
        for (size_t n = 0; n < plies.size() && alpha < beta; ++n) {
            if (mustStop())
                return top;
            const size_t which = n == 0 ? first : n <= first ? n - 1 : n; // what was best before comes first
            Position next = position;
            play(m_sheet, next, plies[which]);
            const auto end = decided(position, next, ply);
            if (end)
                m_lines[ply + 1].clear();
            const int score = end ? *end : tried(next, depth - 1, ply + 1, alpha, beta, n == 0);
            if (m_stopped && !end)
                return top;
            if (score <= top)
                continue;
            top = score;
            chosen = which;
            alpha = std::max(alpha, score);
            m_lines[ply].assign(1, plies[which]);
            m_lines[ply].insert(m_lines[ply].end(), m_lines[ply + 1].begin(), m_lines[ply + 1].end());
        }
        if (!isQuiet)
            seen = Seen{hash, sooner(top, ply), quint16(chosen), qint8(depth),
                top >= beta       ? Limit::AtLeast
                    : top > least ? Limit::Exact
                                  : Limit::AtMost};
        return top;
    }

    const Sheet& m_sheet;
    Budget m_budget;
    const Watching& m_watching;
    std::vector<Seen> m_seen; // the latest of each place counts
    std::array<std::vector<Ply>, deepest + 2> m_plies, m_lines;
    LookAhead m_found;
    int m_nodes = 0;
    bool m_stopped = false;
};

} // namespace

QString whyNoLookAhead(const State& state)
{
    if (state.players.size() != 2)
        return engine::fill(tr("Players: %1"), {number(state.players.size())});
    for (const Player& who : state.players) {
        if (who.hand.contains(unnamed))
            return engine::fill(tr("The hand of %1 is not known"), {nameOf(state, who.id)});
        if (surplusCards(state, who) + surplusHymns(state, who) > 0)
            return engine::fill(tr("%1 has surplus cards in hand"), {nameOf(state, who.id)});
    }
    return {};
}

int cardsWithoutDots(const State& state)
{
    const auto lacks = [&](Card card) { return card.isOfDeck() && !card.isLord() && !auraOf(state, card).isComplete(); };
    qsizetype count = std::ranges::count_if(state.board, lacks, &Placed::id);
    for (const Player& who : state.players)
        count += std::ranges::count_if(who.hand, lacks);
    return int(count);
}

int hymnsLeftOut(const State& state)
{
    qsizetype count = 0;
    for (const Player& who : state.players)
        count += who.hymns.size();
    return int(count);
}

LookAhead lookAhead(const State& state, Budget budget, const Watching& watching)
{
    if (!whyNoLookAhead(state).isEmpty() || state.step != Step::Play || state.song)
        return {};
    const Sheet sheet(state);
    return Search(sheet, budget, watching).found(Position(state, sheet));
}

} // namespace mercenarium

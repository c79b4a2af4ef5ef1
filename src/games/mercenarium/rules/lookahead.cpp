// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The search itself: deeper and deeper until the budget is used up, best lines first.
#include "games/mercenarium/rules/lookahead.h"

#include "games/mercenarium/rules/query.h"

#include <algorithm>
#include <bit>

namespace mercenarium {

namespace {

constexpr int victory = 1000000;
constexpr int captureScore = 1000;
constexpr int unspentScore = 60;
constexpr int limboScore = 700;
constexpr int inPlayScore = 25;
constexpr int inHandScore = 4;
constexpr int stepScore = 2; // nearer to the enemy's house
constexpr int deepest = 40;
constexpr int nodesBetweenLooks = 512; // at the caller's wish to stop

int scoreFor(const Sheet& sheet, const Position& position, int me)
{
    int score = 0;
    for (int who = 0; who < 2; ++who) {
        const int sign = who == me ? 1 : -1;
        score += sign * (position.captures[who] * captureScore + position.unspent[who] * unspentScore);
        score += sign * inHandScore * (std::popcount(position.hands[who]) + position.unknown[who]);
        if (isInLimbo(sheet, position, who))
            score -= sign * limboScore;
    }
    for (int place = 0; place < sheet.width * sheet.height; ++place)
        if (const quint16 cell = position.cells[place]) {
            const int who = cell & Position::ownerBit ? 1 : 0;
            const int away = steps(sheet.space(place), sheet.space(sheet.houses[1 - who]));
            score += (who == me ? 1 : -1) * (inPlayScore + Card{(cell & Position::cardBits) - 1}.value() - stepScore * away);
        }
    return score;
}

int rank(const Ply& ply)
{
    switch (ply.deed) {
    case Deed::Capture: return 0;
    case Deed::Buy: return 1;
    case Deed::Summon: return 2;
    case Deed::Move: return 3;
    default: return 4;
    }
}

class Search {
public:
    Search(const Sheet& sheet, Budget budget, const std::function<bool()>& cancelled) : m_sheet(sheet), m_budget(budget), m_cancelled(cancelled) {}

    LookAhead found(const Position& root)
    {
        const int most = m_budget.depth > 0 ? std::min(m_budget.depth, deepest) : deepest;
        for (int depth = 1; depth <= most && !m_stopped; ++depth) {
            m_lines[0].clear();
            const int score = best(root, depth, 0, -2 * victory, 2 * victory);
            if (m_stopped && !m_best.line.isEmpty())
                break; // the last complete look counts
            m_best.line = {m_lines[0].begin(), m_lines[0].end()};
            m_best.score = score;
            m_best.depth = depth;
            if (m_best.line.isEmpty() || score > victory / 2 || score < -victory / 2)
                break; // nothing to do, or decided
        }
        m_best.nodes = m_nodes;
        return m_best;
    }

private:
    bool mustStop()
    {
        if (m_nodes >= m_budget.nodes)
            m_stopped = true;
        else if (++m_nodes % nodesBetweenLooks == 0 && m_cancelled && m_cancelled())
            m_stopped = m_best.cancelled = true;
        return m_stopped;
    }

    // What the ply that was just played decided, if it did: seen by the player who made it.
    std::optional<int> decided(const Position& before, const Position& after, int me, int ply) const
    {
        if (after.captures[me] >= capturesToWin)
            return victory - ply;
        if (after.deck == 0)
            return 0;
        if (before.limboAtStart[me] && isInLimbo(m_sheet, after, me))
            return -victory + ply;
        return std::nullopt;
    }

    int best(const Position& position, int depth, int ply, int alpha, int beta)
    {
        m_lines[ply].clear();
        if (depth == 0)
            return scoreFor(m_sheet, position, position.toMove);
        std::vector<Ply>& plies = m_plies[ply];
        legalPlies(m_sheet, position, plies);
        if (plies.empty())
            return scoreFor(m_sheet, position, position.toMove);
        std::ranges::stable_sort(plies, {}, rank);
        if (ply < m_best.line.size()) // what was best before is looked at first
            if (const auto before = std::ranges::find(plies, m_best.line[ply]); before != plies.end())
                std::rotate(plies.begin(), before, before + 1);
        int top = -3 * victory;
        for (const Ply& one : plies) {
            if (mustStop())
                return top;
            Position next = position;
            play(m_sheet, next, one);
            const auto end = decided(position, next, position.toMove, ply);
            if (end)
                m_lines[ply + 1].clear();
            const int score = end ? *end : -best(next, depth - 1, ply + 1, -beta, -alpha);
            if (m_stopped && !end)
                return top;
            if (score > top) {
                top = score;
                m_lines[ply].assign(1, one);
                m_lines[ply].insert(m_lines[ply].end(), m_lines[ply + 1].begin(), m_lines[ply + 1].end());
            }
            alpha = std::max(alpha, score);
            if (alpha >= beta)
                break;
        }
        return top;
    }

    const Sheet& m_sheet;
    Budget m_budget;
    const std::function<bool()>& m_cancelled;
    std::array<std::vector<Ply>, deepest + 1> m_plies, m_lines;
    LookAhead m_best;
    int m_nodes = 0;
    bool m_stopped = false;
};

} // namespace

QString Ply::text() const
{
    QStringList words{engine::nameOf(deed)};
    if (card.isNamed())
        words += card.text();
    if (deed == Deed::Capture)
        words += target.text();
    else if (deed == Deed::Summon || deed == Deed::Move)
        words += at.text();
    return words.join(QLatin1Char(' '));
}

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

LookAhead lookAhead(const State& state, Budget budget, const std::function<bool()>& cancelled)
{
    if (!whyNoLookAhead(state).isEmpty() || state.step != Step::Play || state.song)
        return {};
    const Sheet sheet(state);
    return Search(sheet, budget, cancelled).found(Position(state, sheet));
}

} // namespace mercenarium

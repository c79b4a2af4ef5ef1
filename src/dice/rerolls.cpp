// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/rerolls.h"

namespace dice {

namespace {

struct Shown {
    quint32 kind = 0; // dice of one kind are alike
    quint32 face = 0; // index of the outcome

    auto operator<=>(const Shown&) const = default;
};
using Table = std::vector<Shown>; // what all dice show, sorted: which of equal dice shows it does not matter

Table with(Table table, const Shown& shown)
{
    table.insert(std::upper_bound(table.begin(), table.end(), shown), shown);
    return table;
}

Table replaced(const Table& table, std::size_t die, quint32 face)
{
    Table rest = table;
    const quint32 kind = table[die].kind;
    rest.erase(rest.begin() + std::ptrdiff_t(die));
    return with(std::move(rest), {kind, face});
}

quint32 indexOf(const Distribution& die, qint64 outcome)
{
    return quint32(std::lower_bound(die.outcomes().begin(), die.outcomes().end(), outcome) - die.outcomes().begin());
}

bool areAlike(const Distribution& a, const Distribution& b)
{
    if (a.outcomes() != b.outcomes() || a.total() != b.total())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (a.weight(i) != b.weight(i))
            return false;
    return true;
}

class Decisions {
public:
    Decisions(const std::vector<Distribution>& dice, const Goal& goal);

    Distribution sum(int rerolls);

private:
    static constexpr std::size_t none = std::size_t(-1);
    struct Best {
        Whole worth; // x common^left
        std::size_t die = none;
    };

    qint64 sumOf(const Table& table) const;
    Whole worthOf(const Table& table) const;
    const Best& best(const Table& table, int left);
    Odds<Table> rethrown(const Table& table, std::size_t die) const;

    std::vector<Distribution> m_kinds;
    std::vector<quint32> m_dice; // the kind of each
    Goal m_goal;
    Whole m_common = 1;
    qint64 m_least = 0;                         // of the sum
    std::vector<std::map<Table, Best>> m_known; // by rerolls left
    double m_work = 0;
};

Decisions::Decisions(const std::vector<Distribution>& dice, const Goal& goal)
    : m_goal(goal)
{
    for (const Distribution& die : dice) {
        auto kind = std::find_if(m_kinds.begin(), m_kinds.end(), [&](const Distribution& known) { return areAlike(known, die); });
        if (kind == m_kinds.end()) {
            m_common = m_common * (die.total() / Whole::gcd(m_common, die.total()));
            kind = m_kinds.insert(kind, die);
        }
        m_dice.push_back(quint32(kind - m_kinds.begin()));
        m_least += die.outcomes().front();
    }
}

qint64 Decisions::sumOf(const Table& table) const
{
    qint64 sum = 0;
    for (const Shown& shown : table)
        sum += m_kinds[shown.kind].outcomes()[shown.face];
    return sum;
}

Whole Decisions::worthOf(const Table& table) const
{
    const qint64 sum = sumOf(table);
    return m_goal.atLeast ? Whole(quint64(sum >= *m_goal.atLeast)) : Whole(quint64(sum - m_least));
}

// Reroll the die that gains most, if any does.
const Decisions::Best& Decisions::best(const Table& table, int left)
{
    auto& known = m_known[std::size_t(left)];
    if (const auto found = known.find(table); found != known.end())
        return found->second;
    Best best{worthOf(table) * Whole::power(m_common, left), none};
    for (std::size_t die = 0; left > 0 && die < table.size() && m_work <= mostWork; ++die) {
        if (die > 0 && table[die] == table[die - 1])
            continue;
        const Distribution& thrown = m_kinds[table[die].kind];
        Whole worth;
        for (quint32 face = 0; face < thrown.size(); ++face)
            worth += thrown.weight(face) * this->best(replaced(table, die, face), left - 1).worth;
        worth = worth * (m_common / thrown.total());
        m_work += lookUp<Table> * double(thrown.size());
        if (worth > best.worth)
            best = {std::move(worth), die};
    }
    return known.emplace(table, std::move(best)).first->second;
}

Odds<Table> Decisions::rethrown(const Table& table, std::size_t die) const
{
    const Distribution& thrown = m_kinds[table[die].kind];
    return thrown.map([&](qint64 outcome) { return replaced(table, die, indexOf(thrown, outcome)); });
}

Distribution Decisions::sum(int rerolls)
{
    m_known.resize(std::size_t(rerolls) + 1);
    Odds<Table> tables = Odds<Table>::certain({});
    for (const quint32 kind : m_dice) {
        const Distribution& thrown = m_kinds[kind];
        tables = joined(tables, thrown, [&](const Table& table, qint64 outcome) {
            return with(table, {kind, indexOf(thrown, outcome)});
        });
    }
    for (int left = rerolls; left > 0; --left)
        tables = then(tables, [&](const Table& table) {
            const Best& decision = best(table, left);
            if (m_work > mostWork)
                return Odds<Table>::tooMany(Excess::Work);
            return decision.die == none ? Odds<Table>::certain(table) : rethrown(table, decision.die);
        });
    return tables.map([this](const Table& table) { return sumOf(table); });
}

} // namespace

Distribution rerolledForBest(const std::vector<Distribution>& dice, int rerolls, const Goal& goal)
{
    for (const Distribution& die : dice)
        if (die.excess() != Excess::None || !die.size())
            return die;
    return Decisions(dice, goal).sum(std::max(rerolls, 0));
}

} // namespace dice

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The best of several dice, added. The dice are gone through value by value from the best on: at each value it is settled
// how many dice lie above, how many are kept at it, and that all others lie at it or below.
#include "dice/chain.h"

#include <numeric>

namespace dice {

namespace {

// Where all throws together fit into one word the weights are plain words. What overflows on the way comes back: sums and
// products are right but for a multiple of 2^64, and no result reaches that.
using Word = Limb;

const Limb* wordsOf(const Whole& whole) { return whole.words(); }
const Limb* wordsOf(const Word& word) { return &word; }
int sizeOf(const Whole& whole) { return whole.size(); }
int sizeOf(Word) { return 1; }

template <class Number> Number numberOf(const Whole& whole)
{
    if constexpr (std::is_same_v<Number, Word>)
        return whole.isZero() ? 0 : *whole.words();
    else
        return whole;
}

// In how many ways, of 0, 1 … all of them.
template <class Number> std::vector<Number> waysToChoose(int of)
{
    if constexpr (std::is_same_v<Number, Word>) {
        std::vector<Word> all(std::size_t(of) + 1, 1);
        for (int i = 1; i < of; ++i)
            all[std::size_t(i)] = Word(DoubleLimb(all[std::size_t(i) - 1]) * Word(of - i + 1) / Word(i));
        return all;
    } else {
        return Whole::chooseUpTo(of, of);
    }
}
constexpr int mostChosen = 62; // all ways to choose of so many fit into a word

template <class Number> struct Part { // of a sum of scores: its place on the grid, and its weight
    std::size_t place;
    Number weight;
};
template <class Number> using Parts = std::vector<Part<Number>>;

template <class Number> struct Tier { // all faces of one value
    qint64 value;
    Parts<Number> scores;
    Number weight{};
};

struct Grid {
    qint64 least = 0;
    qint64 step = 1;
    std::size_t each = 0; // places that one die spans
};

Grid gridOf(const Odds<Throw>& die)
{
    qint64 least = die.outcomes().front().score, most = least, step = 0;
    for (const Throw& shown : die.outcomes()) {
        least = std::min(least, shown.score);
        most = std::max(most, shown.score);
        step = std::gcd(step, shown.score - die.outcomes().front().score);
    }
    step = std::max<qint64>(step, 1);
    return {least, step, std::size_t((most - least) / step)};
}

template <class Number> std::vector<Tier<Number>> tiersOf(const Odds<Throw>& die, const Grid& grid, bool highest)
{
    std::vector<Tier<Number>> tiers;
    for (std::size_t n = 0; n < die.size(); ++n) {
        const std::size_t i = highest ? die.size() - 1 - n : n;
        const Throw& shown = die.outcomes()[i];
        if (tiers.empty() || tiers.back().value != shown.value)
            tiers.push_back({shown.value, {}, {}});
        const std::size_t place = std::size_t((shown.score - grid.least) / grid.step);
        const Number weight = numberOf<Number>(die.weight(i));
        tiers.back().weight += weight;
        tiers.back().scores.push_back({place, weight});
    }
    return tiers;
}

template <class Number> Parts<Number> product(const Parts<Number>& a, const Parts<Number>& b)
{
    Parts<Number> all;
    all.reserve(a.size() * b.size());
    for (const Part<Number>& x : a)
        for (const Part<Number>& y : b) {
            const auto same =
                std::find_if(all.begin(), all.end(), [&](const Part<Number>& part) { return part.place == x.place + y.place; });
            if (same == all.end())
                all.push_back({x.place + y.place, x.weight * y.weight});
            else
                same->weight += x.weight * y.weight;
        }
    return all;
}

// into[place + …] += from x factor x weight of each part.
template <class Number> void addShifted(Wholes& into, const Wholes& from, const Parts<Number>& parts, const Number& factor)
{
    for (const Part<Number>& part : parts) {
        const Number weight = part.weight * factor;
        for (std::size_t i = 0; i < from.size(); ++i)
            addProduct(into.at(i + part.place), into.width(), from.at(i), from.width(), wordsOf(weight), sizeOf(weight));
    }
}

template <class Number> std::vector<Number> powers(const Number& base, int most)
{
    std::vector<Number> all;
    all.reserve(std::size_t(most) + 1);
    all.push_back(1);
    for (int i = 1; i <= most; ++i)
        all.push_back(all.back() * base);
    return all;
}

template <class Number> class Keeping {
public:
    Keeping(const Odds<Throw>& die, int n, int k, bool highest, const Whole& total)
        : m_die(die)
        , m_n(n)
        , m_k(k)
        , m_grid(gridOf(die))
        , m_tiers(tiersOf<Number>(die, m_grid, highest))
        , m_listed(numberOf<Number>(die.total() - die.rest()))
        , m_total(total)
    {
    }

    Distribution odds();

private:
    double work() const;
    void begin();
    void settle(const Tier<Number>& tier, const Number& below, const std::vector<Parts<Number>>& scores);
    void raise(const std::vector<Parts<Number>>& scores);

    const Odds<Throw>& m_die;
    const int m_n;
    const int m_k;
    const Grid m_grid;
    const std::vector<Tier<Number>> m_tiers;
    const Number m_listed;
    const Whole& m_total;
    std::vector<std::vector<Number>> m_choose; // some of the n - j dice that do not lie above
    std::vector<std::vector<Number>> m_mixes;  // some of j dice
    std::vector<Wholes> m_above;               // by how many dice lie above: the sums of their scores
    Wholes m_result;
};

template <class Number> double Keeping<Number>::work() const
{
    const double width = widthFor(m_total), chosen = m_n / 64 + 1; // words
    double scores = 1;
    for (const Tier<Number>& tier : m_tiers)
        scores = std::max(scores, double(tier.scores.size()));
    const double places = double(m_grid.each) * m_k + 1;
    const double shifts = m_k * places * width * (0.5 * m_k * scores + 1) * scores
        / 4; // a short loop: four of its steps are as quick as one elsewhere
    const double ways = double(m_k) * m_n * (width * (width + chosen) + 30);
    return double(m_tiers.size()) * (shifts + ways) + double(m_k) * m_n * (chosen + 30);
}

template <class Number> void Keeping<Number>::begin()
{
    const auto powersOfDie = powers(m_listed, m_k);
    for (int j = 0; j < m_k; ++j) {
        m_above.emplace_back(m_grid.each * std::size_t(j) + 1, std::max(1, sizeOf(powersOfDie[std::size_t(j)])));
        m_choose.push_back(waysToChoose<Number>(m_n - j));
        m_mixes.push_back(waysToChoose<Number>(j));
    }
    *m_above[0].at(0) = 1;
    m_result = Wholes(m_grid.each * std::size_t(m_k) + 1, widthFor(m_total));
}

// j dice above, k - j of those at this value kept, the others here or below.
template <class Number>
void Keeping<Number>::settle(const Tier<Number>& tier, const Number& below, const std::vector<Parts<Number>>& scores)
{
    const auto here = powers(tier.weight, m_n - m_k), lower = powers(below, m_n - m_k);
    for (int j = 0; j < m_k; ++j) {
        Number ways{};
        for (int at = m_k - j; at <= m_n - j; ++at)
            ways +=
                m_choose[std::size_t(j)][std::size_t(at)] * here[std::size_t(at - m_k + j)] * lower[std::size_t(m_n - j - at)];
        addShifted<Number>(m_result, m_above[std::size_t(j)], scores[std::size_t(m_k - j)], ways * m_choose[0][std::size_t(j)]);
    }
}

template <class Number> void Keeping<Number>::raise(const std::vector<Parts<Number>>& scores)
{
    for (int j = m_k - 1; j > 0; --j)
        for (int m = 1; m <= j; ++m)
            addShifted(m_above[std::size_t(j)], m_above[std::size_t(j - m)], scores[std::size_t(m)],
                m_mixes[std::size_t(j)][std::size_t(m)]);
}

template <class Number> Distribution Keeping<Number>::odds()
{
    const double all = m_die.work() + work();
    const double places = double(m_grid.each) * m_k + 1;
    if (places > 2.0 * mostOutcomes || all > mostWork)
        return Distribution::tooMany(places > 2.0 * mostOutcomes ? Excess::Outcomes : Excess::Work);
    begin();
    Number below = m_listed;
    for (const Tier<Number>& tier : m_tiers) {
        below -= tier.weight;
        std::vector<Parts<Number>> scores{{{0, 1}}};
        for (int m = 1; m <= m_k; ++m)
            scores.push_back(product(scores.back(), tier.scores));
        settle(tier, below, scores);
        raise(scores);
    }
    std::vector<qint64> outcomes;
    Wholes weights(0, m_result.width());
    for (std::size_t i = 0; i < m_result.size(); ++i)
        if (!m_result.isZero(i)) {
            outcomes.push_back(m_k * m_grid.least + qint64(i) * m_grid.step);
            weights.append(m_result.at(i));
        }
    Distribution sum(std::move(outcomes), std::move(weights), m_total, all);
    if (!m_die.rest().isZero())
        sum.setRest(m_total - Whole::power(m_die.total() - m_die.rest(), m_n));
    return sum;
}

// The same for dice that score what they show, where everything fits into words: then each value is one place on the grid, and
// all that is counted lies in one row of words.
class Plain {
public:
    Plain(const Odds<Throw>& die, int n, int k, bool highest)
        : m_die(die)
        , m_n(std::size_t(n))
        , m_k(std::size_t(k))
        , m_highest(highest)
        , m_grid(gridOf(die))
        , m_places(m_grid.each * m_k + 1)
        , m_triangle((m_n + 1) * (m_n + 2) / 2)
        , m_room(m_triangle + 2 * (m_n + 1) + m_grid.each * m_k * (m_k - 1) / 2 + m_k + m_places)
    {
    }

    static bool takes(const Odds<Throw>& die);
    double work() const
    {
        const double n = double(m_n), k = double(m_k);
        return double(m_die.size()) * (k * double(m_places) * (0.5 * k + 1) / 4 + k * n * 32) + k * n * 31;
    }
    bool isTooLarge() const { return double(m_places) > 2.0 * mostOutcomes; }
    Distribution odds(const Whole& total, double work);

private:
    Word& choose(std::size_t of, std::size_t many) { return m_room[of * (of + 1) / 2 + many]; }
    Word& here(std::size_t dice) { return m_room[m_triangle + dice]; } // all of so many dice show this value
    Word& below(std::size_t dice) { return m_room[m_triangle + m_n + 1 + dice]; }
    // By how many dice lie above: the sums of their scores. The last row is the result.
    Word* above(std::size_t dice)
    {
        return m_room.data() + m_triangle + 2 * (m_n + 1) + m_grid.each * dice * (dice - 1) / 2 + dice;
    }
    void settle(std::size_t place, Word lower);

    const Odds<Throw>& m_die;
    const std::size_t m_n;
    const std::size_t m_k;
    const bool m_highest;
    const Grid m_grid;
    const std::size_t m_places;
    const std::size_t m_triangle;
    std::vector<Word> m_room;
};

bool Plain::takes(const Odds<Throw>& die)
{
    for (std::size_t i = 0; i < die.size(); ++i)
        if (const Throw& shown = die.outcomes()[i];
            shown.value != shown.score || (i > 0 && shown.value == die.outcomes()[i - 1].value))
            return false;
    return true;
}

// j dice above; of the others at least k - j at this place, and the rest of them there or below.
void Plain::settle(std::size_t place, Word lower)
{
    for (std::size_t i = 1; i <= m_n; ++i)
        below(i) = below(i - 1) * lower;
    Word* const result = above(m_k);
    for (std::size_t j = 0; j < m_k; ++j) {
        Word ways = 0;
        for (std::size_t at = m_k - j; at <= m_n - j; ++at)
            ways += choose(m_n - j, at) * here(at) * below(m_n - j - at);
        ways *= choose(m_n, j);
        Word* const into = result + (m_k - j) * place;
        const Word* const from = above(j);
        for (std::size_t i = 0; ways && i <= j * m_grid.each; ++i)
            into[i] += from[i] * ways;
    }
    for (std::size_t j = m_k - 1; j > 0; --j)
        for (std::size_t m = 1; m <= j; ++m) {
            const Word ways = choose(j, m) * here(m);
            Word* const into = above(j) + m * place;
            const Word* const from = above(j - m);
            for (std::size_t i = 0; i <= (j - m) * m_grid.each; ++i)
                into[i] += from[i] * ways;
        }
}

Distribution Plain::odds(const Whole& total, double work)
{
    for (std::size_t of = 0; of <= m_n; ++of)
        for (std::size_t many = 0; many <= of; ++many)
            choose(of, many) = many == 0 || many == of ? 1 : choose(of - 1, many - 1) + choose(of - 1, many);
    here(0) = below(0) = *above(0) = 1;
    Word lower = numberOf<Word>(m_die.total() - m_die.rest());
    for (std::size_t i = 0; i < m_die.size(); ++i) {
        const std::size_t at = m_highest ? m_die.size() - 1 - i : i;
        const Word weight = *m_die.weights().at(at);
        for (std::size_t dice = 1; dice <= m_n; ++dice)
            here(dice) = here(dice - 1) * weight;
        lower -= weight;
        settle(std::size_t((m_die.outcomes()[at].score - m_grid.least) / m_grid.step), lower);
    }
    std::vector<qint64> outcomes;
    Wholes weights(0, 1);
    outcomes.reserve(m_places);
    weights.reserve(m_places);
    const Word* const result = above(m_k);
    for (std::size_t i = 0; i < m_places; ++i)
        if (result[i]) {
            outcomes.push_back(qint64(m_k) * m_grid.least + qint64(i) * m_grid.step);
            weights.append(result + i);
        }
    Distribution sum(std::move(outcomes), std::move(weights), total, work);
    if (!m_die.rest().isZero())
        sum.setRest(total - Whole::power(m_die.total() - m_die.rest(), int(m_n)));
    return sum;
}

} // namespace

Distribution keptOf(const Odds<Throw>& die, int n, int k, bool highest)
{
    if (die.excess() != Excess::None || !die.size())
        return Distribution::tooMany(die.excess());
    if (k >= n)
        return sumOf(scores(die), n);
    const Whole total = Whole::power(die.total(), n);
    if (k > 0 && total.size() == 1 && n <= mostChosen && Plain::takes(die)) {
        Plain plain(die, n, k, highest);
        const double work = die.work() + plain.work();
        if (!plain.isTooLarge() && work <= mostWork)
            return plain.odds(total, work);
    }
    return total.size() == 1 && n <= mostChosen ? Keeping<Word>(die, n, k, highest, total).odds()
                                                : Keeping<Whole>(die, n, k, highest, total).odds();
}

Distribution keptOf(const Distribution& one, int n, int k, bool highest)
{
    std::vector<Throw> shown;
    shown.reserve(one.size());
    for (const qint64 value : one.outcomes())
        shown.push_back({value, value, 0});
    Odds<Throw> die(std::move(shown), one.weights(), one.total(), one.work() + double(one.size()));
    die.setRest(one.rest());
    return one.excess() != Excess::None ? Distribution::tooMany(one.excess()) : keptOf(die, n, k, highest);
}

} // namespace dice

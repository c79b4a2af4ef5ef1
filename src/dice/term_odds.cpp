// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The exact odds of a term: one walk over its tree, with the meaning of every face that rolling reads too.
#include "dice/chain.h"
#include "dice/term.h"
#include "dice/tree.h"

#include <cmath>

namespace dice {

namespace {

constexpr double negligible = 1e-9;  // the chance that is left out of dice without end
constexpr double impossible = 1e-12; // the chance at which the limit of extra dice may be forgotten

struct Face {
    Throw shown; // again: it explodes
    qint64 rerolls = 0;

    auto operator<=>(const Face&) const = default;
};

// The faces of one die; where no dice are kept or dropped only the scores matter.
Odds<Face> facesOf(const Pool& pool)
{
    Gather<Face> gather(1);
    for (int face = 1; face <= pool.sides && !gather.isFull(); ++face) {
        const Meaning meaning = pool.meaningOf(face);
        ++*gather.weight({{pool.keep ? meaning.value : 0, meaning.score, meaning.explodes}, meaning.rerolls});
    }
    return std::move(gather).odds(quint64(pool.sides), pool.sides);
}

Odds<Throw> withoutRerolls(const Odds<Face>& faces)
{
    return faces.map([](const Face& face) { return face.shown; });
}

// What a throw comes to once its rerolls are made.
Odds<Throw> rerolled(const Pool& pool, const Odds<Face>& faces)
{
    if (!pool.reroll)
        return withoutRerolls(faces);
    if (pool.rerollsAlways)
        return withoutRerolls(faces.given([](const Face& face) { return !face.rerolls; }));
    return withoutRerolls(rerolledOnce(faces, [](const Face& face) { return face.rerolls != 0; }));
}

template <class T, class Test> double chanceOf(const Odds<T>& odds, Test test) { return odds.chanceThat(test).value(); }

// A die that may come to the limit of its extra dice: what it comes to with 0, 1, 2 … of them left, for each number of
// explosions left and for dice that may be rerolled or not.
class Limited {
public:
    Limited(const Pool& pool, const Odds<Face>& faces)
        : m_pool(pool)
        , m_faces(faces)
        , m_most(pool.depth.value_or(0))
        , m_level(2 * std::size_t(m_most + 1))
    {
    }

    Odds<Throw> odds();

private:
    Odds<Throw>& known(int explosions, bool mayReroll) { return m_level[std::size_t(2 * explosions + mayReroll)]; }
    Odds<Throw> raised(int explosions, bool mayReroll, int extras);

    const Pool& m_pool;
    const Odds<Face>& m_faces;
    const int m_most;                 // explosions that are counted; 0 where they are without end
    std::vector<Odds<Throw>> m_level; // with one extra die less
    double m_work = 0;
};

Odds<Throw> Limited::raised(int explosions, bool mayReroll, int extras)
{
    const Whole before = Whole::power(m_faces.total(), extras), total = before * m_faces.total();
    Gather<Throw> gather(widthFor(total));
    for (std::size_t i = 0; i < m_faces.size() && !gather.isFull(); ++i) {
        const auto& [shown, mayBeRerolled] = m_faces.outcomes()[i];
        const bool rerolls = mayReroll && mayBeRerolled;
        const bool explodes = !rerolls && shown.again && (explosions > 0 || !m_pool.depth);
        const Whole weight = m_faces.weight(i);
        const Throw counted = rerolls ? Throw{} : Throw{shown.value, shown.score, 0};
        if (extras == 0 || !(rerolls || explodes)) {
            addProduct(gather.weight({shown.value, shown.score, 0}), gather.width(), weight.words(), weight.size(),
                before.words(), before.size());
            continue;
        }
        const Odds<Throw>& more = known(std::max(explosions - explodes, 0), explodes || m_pool.rerollsAlways);
        m_work += double(more.size()) * (more.weights().width() + 1.5 * lookUp<Throw>); // three words are looked up
        if (m_work > mostWork)
            return Odds<Throw>::tooMany(Excess::Work);
        for (std::size_t j = 0; j < more.size(); ++j)
            addProduct(gather.weight({counted.value + more.outcomes()[j].value, counted.score + more.outcomes()[j].score, 0}),
                gather.width(), weight.words(), weight.size(), more.weights().at(j), more.weights().width());
    }
    return std::move(gather).odds(total, m_work);
}

Odds<Throw> Limited::odds()
{
    for (int extras = 0; extras <= mostExtras; ++extras) {
        std::vector<Odds<Throw>> next;
        for (int explosions = 0; explosions <= m_most; ++explosions)
            for (const bool mayReroll : {false, true}) {
                if (m_pool.rerollsAlways && !mayReroll) { // never comes up
                    next.emplace_back();
                    continue;
                }
                next.push_back(raised(explosions, mayReroll, extras));
                if (next.back().excess() != Excess::None)
                    return next.back();
            }
        m_level = std::move(next);
    }
    return known(m_most, true);
}

int stepsUntil(double chance, double least)
{
    return chance <= 0 ? 0 : chance >= 1 ? mostExtras + 1 : int(std::min(std::ceil(std::log(least) / std::log(chance)), 1e6));
}

// Whether a die of the pool can, or has a chance worth looking at, to ask for more extra dice than there are.
bool reachesLimit(const Pool& pool, const Odds<Face>& faces)
{
    const int throws = pool.depth.value_or(mostExtras) + 1;
    if (!pool.rerollsAlways && pool.depth && (pool.reroll ? 2 * throws - 1 : throws - 1) <= mostExtras)
        return false;
    const double more = chanceOf(faces, [](const Face& face) { return face.rerolls || face.shown.again; });
    return stepsUntil(more, impossible / pool.count) > mostExtras;
}

Distribution settled(const Pool& pool, const Odds<Throw>& die)
{
    return pool.keep ? keptOf(die, pool.count, pool.keep->count, pool.keep->highest) : sumOf(scores(die), pool.count);
}

Distribution oddsOf(const Pool& pool)
{
    const Odds<Face> faces = facesOf(pool);
    if (faces.excess() != Excess::None)
        return Distribution::tooMany(faces.excess());
    if ((pool.reroll || pool.mayExplode()) && reachesLimit(pool, faces))
        return settled(pool, Limited(pool, faces).odds());
    const Odds<Throw> thrown = rerolled(pool, faces);
    if (!pool.mayExplode())
        return settled(pool, thrown.map([](const Throw& shown) { return Throw{shown.value, shown.score, 0}; }));
    if (pool.depth)
        return settled(pool, chained(thrown, *pool.depth));
    if (!pool.keep)
        if (const auto sum = endlessSumOf(thrown, pool.count, negligible))
            return *sum;
    const double again = chanceOf(thrown, [](const Throw& shown) { return shown.again != 0; });
    return settled(pool, chained(thrown, std::clamp(stepsUntil(again, negligible / pool.count), 1, mostExtras), Last::LeftOut));
}

Distribution oddsOf(char sign, const Distribution& left, const Distribution& right)
{
    switch (sign) {
    case '+':
        return sumOf(left, right);
    case '-':
        return sumOf(left, negated(right));
    case 'x':
        return productOf(left, right);
    default:
        return opposed(left, right);
    }
}

} // namespace

engine::Result<Distribution> Term::odds() const
{
    if (const QStringList lacking = missing(); !lacking.isEmpty())
        return unvalued(lacking);
    std::vector<Distribution> all;
    for (const Node& node : tree().nodes) {
        if (const auto* number = std::get_if<Number>(&node))
            all.push_back(Distribution::certain(number->value));
        else if (const auto* named = std::get_if<Named>(&node))
            all.push_back(Distribution::certain(named->value.value_or(0)));
        else if (const auto* pool = std::get_if<Pool>(&node))
            all.push_back(oddsOf(*pool));
        else if (const auto* negated = std::get_if<Negated>(&node))
            all.push_back(dice::negated(all[std::size_t(negated->of)]));
        else if (const auto* join = std::get_if<Joined>(&node))
            all.push_back(oddsOf(join->sign, all[std::size_t(join->left)], all[std::size_t(join->right)]));
        if (all.back().excess() != Excess::None)
            return faultOf(all.back().excess(), text());
    }
    return std::move(all.back());
}

} // namespace dice

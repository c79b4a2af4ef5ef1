// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Exact chances of anything that can be compared: outcomes in ascending order, each with a whole number as its weight.
//
// The chance of an outcome is its weight in the total. What is not listed (rare outcomes of dice without end) weighs
// rest(); every listed weight is too low by at most that. Odds that would get too large hold nothing and say so:
// excess() is handed on to whatever is made of them, and faultOf() puts it into words.
#pragma once

#include "engine/fault.h"

#include "dice/rectangle.h"
#include "dice/whole.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <type_traits>
#include <vector>

namespace dice {

inline constexpr std::size_t mostOutcomes = 50'000;
inline constexpr double mostWork = 2e7;  // steps over words for everything that led to some odds, some 30 ms
inline constexpr double mostWords = 4e6; // of 8 bytes, for the weights of one distribution

enum class Excess : quint8 { None, Outcomes, Work };

engine::Fault faultOf(Excess excess, const QString& of = {}); // "more than 50000 outcomes"

// Steps that looking up an outcome takes: by a hash of its bytes, or in a sorted tree.
template <class T> inline constexpr double lookUp = std::has_unique_object_representations_v<T> ? 16 : 400;

template <class T> class Gather;

template <class T> class Odds {
public:
    Odds() = default; // nothing can happen
    Odds(std::vector<T> ascending, Wholes weights, Whole total, double work)
        : m_outcomes(std::move(ascending))
        , m_weights(std::move(weights))
        , m_total(std::move(total))
        , m_work(work)
    {
    }

    static Odds certain(const T& outcome);
    static Odds evenly(std::span<const T> faces); // faces that are equal weigh more
    static Odds tooMany(Excess excess);

    std::size_t size() const { return m_outcomes.size(); }
    const std::vector<T>& outcomes() const { return m_outcomes; }
    const Wholes& weights() const { return m_weights; }
    Whole weight(std::size_t i) const { return m_weights.whole(i); } // i from 0 to before size()
    const Whole& total() const { return m_total; }                   // of all weights and the rest
    const Whole& rest() const { return m_rest; }
    double work() const { return m_work; } // steps that led here, about a nanosecond each
    Excess excess() const { return m_excess; }
    void setRest(Whole rest) { m_rest = std::move(rest); }

    double chance(std::size_t i) const { return weight(i).per(m_total); } // 0 to 1
    std::vector<double> chances() const;                                  // of each outcome in order

    // The chance that test(outcome) holds.
    template <class Test> Fraction chanceThat(Test test) const;
    // The odds of f(outcome).
    template <class F> auto map(F f) const -> Odds<std::decay_t<std::invoke_result_t<F, const T&>>>;
    // The odds when it is known that test(outcome) holds; nothing can happen where it never does.
    template <class Test> Odds given(Test test) const;

private:
    std::vector<T> m_outcomes;
    Wholes m_weights;
    Whole m_total;
    Whole m_rest;
    double m_work = 0;
    Excess m_excess = Excess::None;
};

// Collects weights by outcome, in any order: as long as they lie close together on a rectangle, then by a hash of their bytes.
template <class T> class Gather {
public:
    explicit Gather(int width, std::size_t expected = 16)
        : m_weights(0, width)
        , m_expected(std::min(expected, mostOutcomes))
    {
        if constexpr (!isFlat)
            scatter();
    }

    // Before anything is weighed: these come, and mostly what lies between them.
    void foresee(std::initializer_list<T> outcomes)
    {
        m_flat = Rectangle<T>::over(outcomes, mostFlat / std::size_t(width()));
        m_weights = Wholes(m_flat.size(), width());
    }
    bool isFull() const { return m_outcomes.size() > mostOutcomes || double(m_outcomes.size()) * width() > mostWords; }
    int width() const { return m_weights.width(); }
    // All that are a word wide: what f(b) makes of each of these weighs that much more.
    template <class B, class F> void addEach(const Odds<B>& all, Limb factor, F f);
    // The weight of an outcome, 0 at first; valid until the next call.
    Q_ALWAYS_INLINE Limb* weight(const T& outcome)
    {
        if constexpr (isFlat) {
            const std::size_t place = m_flat.place(outcome);
            return place != m_flat.none ? m_weights.at(place) : elsewhere(outcome);
        } else {
            return lookedUp(outcome);
        }
    }
    Odds<T> odds(const Whole& total, double work) &&;

private:
    static constexpr bool isHashed = std::has_unique_object_representations_v<T>;
    static constexpr bool isFlat = Rectangle<T>::fits;
    static constexpr std::size_t mostFlat = 4096; // words

    Limb* lookedUp(const T& outcome)
    {
        if constexpr (isHashed) { // mostly it is known, and stands where it is looked for first
            const Slot& slot = m_slots[hash(outcome) & m_mask];
            if (slot.next && slot.outcome == outcome) [[likely]]
                return m_weights.at(slot.next - 1);
        }
        return m_weights.at(indexOf(outcome));
    }
    Limb* elsewhere(const T& outcome);
    void scatter();
    void list();
    static quint64 hash(const T& outcome);
    std::size_t indexOf(const T& outcome);
    std::size_t added(const T& outcome);
    void makeRoom();

    Rectangle<T> m_flat;
    std::vector<T> m_outcomes;
    Wholes m_weights; // of the places of the rectangle, or of the outcomes
    std::size_t m_expected;
    bool m_isScattered = false;
    struct Slot {
        quint32 next = 0; // index + 1; 0: empty
        T outcome;
    };
    std::vector<Slot> m_slots;         // their number is a power of two
    std::size_t m_mask = 0;            // one less
    std::map<T, std::size_t> m_sorted; // where the bytes of equal outcomes may differ
};

// The weight of an outcome beside the rectangle, which is made wider as long as it stays small.
template <class T> Limb* Gather<T>::elsewhere(const T& outcome)
{
    const Rectangle<T> wider = m_isScattered ? Rectangle<T>() : m_flat.around(outcome, mostFlat / std::size_t(width()));
    if (wider.size() == 0) {
        if (!m_isScattered) {
            list();
            scatter();
        }
        return lookedUp(outcome);
    }
    Wholes weights(wider.size(), width());
    for (std::size_t place = 0; place < m_flat.size(); place += m_flat.row())
        std::copy_n(m_weights.at(place), m_flat.row() * std::size_t(width()), weights.at(wider.place(m_flat.outcome(place))));
    m_flat = wider;
    m_weights = std::move(weights);
    return m_weights.at(wider.place(outcome));
}

template <class T> template <class B, class F> void Gather<T>::addEach(const Odds<B>& all, Limb factor, F f)
{
    const B* const outcomes = all.outcomes().data();
    const Limb* const weights = all.weights().at(0);
    const std::size_t size = all.size();
    std::size_t i = 0;
    if constexpr (isFlat)
        while (i < size && !m_isScattered) { // in registers as long as the rectangle stays
            const Rectangle<T> flat = m_flat;
            Limb* const words = m_weights.at(0);
            for (; i < size; ++i) {
                const std::size_t place = flat.place(f(outcomes[i]));
                if (place == flat.none)
                    break;
                words[place] += factor * weights[i];
            }
            if (i < size) {
                *elsewhere(f(outcomes[i])) += factor * weights[i];
                ++i;
            }
        }
    for (; i < size; ++i)
        *weight(f(outcomes[i])) += factor * weights[i];
}

// The outcomes on the rectangle one after the other, without the places where none came.
template <class T> void Gather<T>::list()
{
    m_outcomes.reserve(m_expected);
    for (std::size_t place = 0; place < m_flat.size(); ++place)
        if (!m_weights.isZero(place)) {
            for (int word = 0; word < width(); ++word) // mostly one, and no call
                m_weights.at(m_outcomes.size())[word] = m_weights.at(place)[word];
            m_outcomes.push_back(m_flat.outcome(place));
        }
    m_weights.cut(m_outcomes.size());
    m_flat = {};
}

template <class T> void Gather<T>::scatter()
{
    m_isScattered = true;
    m_outcomes.reserve(m_expected);
    m_weights.reserve(m_expected);
    if constexpr (isHashed) {
        m_slots.resize(std::bit_ceil(3 * std::max(m_expected, m_outcomes.size()) + 16) / 4);
        makeRoom();
    }
}

template <class T> quint64 Gather<T>::hash(const T& outcome)
{
    // In pieces as large as the members: reading two at once right after they were written makes the processor wait.
    using Part = std::conditional_t<alignof(T) >= sizeof(quint64), quint64, quint32>;
    const auto* bytes = reinterpret_cast<const unsigned char*>(&outcome);
    quint64 value = 0;
    for (std::size_t at = 0; at < sizeof(T); at += sizeof(Part)) {
        Part part = 0;
        std::copy_n(bytes + at, std::min(sizeof(Part), sizeof(T) - at), reinterpret_cast<unsigned char*>(&part));
        value = (std::rotl(value, 29) ^ part) * 0x9e3779b97f4a7c15;
    }
    return value >> 20;
}

template <class T> std::size_t Gather<T>::added(const T& outcome)
{
    m_outcomes.push_back(outcome);
    m_weights.grow();
    return m_outcomes.size() - 1;
}

template <class T> void Gather<T>::makeRoom()
{
    std::vector<Slot> places(4 * m_slots.size());
    m_mask = places.size() - 1;
    for (std::size_t i = 0; i < m_outcomes.size(); ++i) {
        std::size_t at = hash(m_outcomes[i]) & m_mask;
        while (places[at].next)
            at = (at + 1) & m_mask;
        places[at] = {quint32(i) + 1, m_outcomes[i]};
    }
    m_slots = std::move(places);
}

template <class T> std::size_t Gather<T>::indexOf(const T& outcome)
{
    if constexpr (isHashed) {
        std::size_t at = hash(outcome) & m_mask;
        for (; m_slots[at].next; at = (at + 1) & m_mask)
            if (m_slots[at].outcome == outcome)
                return m_slots[at].next - 1;
        m_slots[at] = {quint32(added(outcome)) + 1, outcome};
        if (m_slots.size() < 3 * (m_outcomes.size() + 1))
            makeRoom();
        return m_outcomes.size() - 1;
    } else {
        const auto [where, isNew] = m_sorted.try_emplace(outcome, m_outcomes.size());
        return isNew ? added(outcome) : where->second;
    }
}

template <class T> Odds<T> Gather<T>::odds(const Whole& total, double work) &&
{
    if (isFull())
        return Odds<T>::tooMany(Excess::Outcomes);
    if constexpr (isFlat)
        if (!m_isScattered)
            list();
    bool isReady = std::is_sorted(m_outcomes.begin(), m_outcomes.end());
    for (std::size_t i = 0; i < m_outcomes.size() && isReady; ++i)
        isReady = !m_weights.isZero(i);
    if (isReady)
        return Odds<T>(std::move(m_outcomes), std::move(m_weights), total, work);
    std::vector<quint32> order;
    order.reserve(m_outcomes.size());
    for (quint32 i = 0; i < m_outcomes.size(); ++i)
        if (!m_weights.isZero(i))
            order.push_back(i);
    std::sort(order.begin(), order.end(), [&](quint32 a, quint32 b) { return m_outcomes[a] < m_outcomes[b]; });
    std::vector<T> outcomes;
    Wholes weights(0, width());
    outcomes.reserve(order.size());
    weights.reserve(order.size());
    for (const quint32 i : order) {
        outcomes.push_back(std::move(m_outcomes[i]));
        weights.append(m_weights.at(i));
    }
    return Odds<T>(std::move(outcomes), std::move(weights), total, work);
}

template <class T> Odds<T> Odds<T>::tooMany(Excess excess)
{
    Odds odds;
    odds.m_excess = excess;
    return odds;
}

template <class T> Odds<T> Odds<T>::certain(const T& outcome)
{
    Wholes weights(1, 1);
    *weights.at(0) = 1;
    return Odds({outcome}, std::move(weights), 1, 1);
}

template <class T> Odds<T> Odds<T>::evenly(std::span<const T> faces)
{
    Gather<T> gather(1, faces.size());
    for (const T& face : faces) {
        ++*gather.weight(face);
        if (gather.isFull())
            break;
    }
    return std::move(gather).odds(quint64(faces.size()), double(faces.size()));
}

template <class T> std::vector<double> Odds<T>::chances() const
{
    std::vector<double> all(size());
    for (std::size_t i = 0; i < size(); ++i)
        all[i] = chance(i);
    return all;
}

template <class T> template <class Test> Fraction Odds<T>::chanceThat(Test test) const
{
    QVarLengthArray<Limb, 8> all(m_weights.width() + 1);
    std::fill(all.begin(), all.end(), 0);
    for (std::size_t i = 0; i < size(); ++i)
        if (test(m_outcomes[i]))
            addCarry(all.data() + m_weights.width(), 1, addTimes(all.data(), m_weights.at(i), m_weights.width(), 1));
    return {Whole(std::span<const Limb>(all.data(), std::size_t(all.size()))), m_total.isZero() ? Whole(1) : m_total};
}

template <class T> template <class F> auto Odds<T>::map(F f) const -> Odds<std::decay_t<std::invoke_result_t<F, const T&>>>
{
    using Result = std::decay_t<std::invoke_result_t<F, const T&>>;
    if (m_excess != Excess::None)
        return Odds<Result>::tooMany(m_excess);
    const int width = m_weights.width();
    const double work = m_work + double(size()) * (width + lookUp<Result>);
    if (work > mostWork)
        return Odds<Result>::tooMany(Excess::Work);
    Gather<Result> gather(width, size());
    if constexpr (Rectangle<Result>::fits)
        if (size())
            gather.foresee({f(m_outcomes.front()), f(m_outcomes.back())});
    for (std::size_t i = 0; i < size(); ++i)
        addTimes(gather.weight(f(m_outcomes[i])), m_weights.at(i), width, 1);
    auto odds = std::move(gather).odds(m_total, work);
    odds.setRest(m_rest);
    return odds;
}

template <class T> template <class Test> Odds<T> Odds<T>::given(Test test) const
{
    if (m_excess != Excess::None)
        return *this;
    std::vector<T> outcomes;
    Wholes weights(0, m_weights.width());
    for (std::size_t i = 0; i < size(); ++i)
        if (test(m_outcomes[i])) {
            outcomes.push_back(m_outcomes[i]);
            weights.append(m_weights.at(i));
        }
    const Whole total = weights.sum() + m_rest;
    Odds odds(std::move(outcomes), std::move(weights), total, m_work);
    odds.setRest(m_rest);
    return odds;
}

// The odds when an outcome is taken back once where when(outcome) holds, and whatever comes then stays.
template <class T, class Test> Odds<T> rerolledOnce(const Odds<T>& one, Test when)
{
    if (one.excess() != Excess::None || !one.size())
        return one;
    const Whole again = one.chanceThat(when).of, twice = again + one.total();
    const Whole total = one.total() * one.total();
    Wholes weights(one.size(), widthFor(total));
    for (std::size_t i = 0; i < one.size(); ++i) {
        const Whole& factor = when(one.outcomes()[i]) ? again : twice;
        addProduct(weights.at(i), weights.width(), one.weights().at(i), one.weights().width(), factor.words(), factor.size());
    }
    Odds<T> odds(one.outcomes(), std::move(weights), total, one.work() + double(one.size()));
    odds.setRest(total - odds.weights().sum());
    return odds;
}

// The odds of f(a, b) for two that know nothing of each other.
template <class A, class B, class F>
auto joined(const Odds<A>& a, const Odds<B>& b, F f) -> Odds<std::decay_t<std::invoke_result_t<F, const A&, const B&>>>
{
    using Result = std::decay_t<std::invoke_result_t<F, const A&, const B&>>;
    if (a.excess() != Excess::None || b.excess() != Excess::None)
        return Odds<Result>::tooMany(a.excess() != Excess::None ? a.excess() : b.excess());
    const Whole total = a.total() * b.total();
    const int width = widthFor(total);
    const int countA = a.weights().width(), countB = b.weights().width();
    const double work = a.work() + b.work() + double(a.size()) * double(b.size()) * (countA * countB + lookUp<Result>);
    if (work > mostWork)
        return Odds<Result>::tooMany(Excess::Work);
    Gather<Result> gather(width, a.size() + b.size());
    const B* const second = b.outcomes().data();
    const Limb* const weights = b.weights().at(0);
    if constexpr (Rectangle<Result>::fits)
        if (a.size() && b.size()) {
            const A &least = a.outcomes().front(), &most = a.outcomes().back();
            const B &first = b.outcomes().front(), &last = b.outcomes().back();
            gather.foresee({f(least, first), f(least, last), f(most, first), f(most, last)});
        }
    for (std::size_t i = 0; i < a.size() && !gather.isFull(); ++i) {
        const A& first = a.outcomes()[i];
        const Limb* const weight = a.weights().at(i);
        if (width == 1)
            gather.addEach(b, *weight, [&](const B& other) { return f(first, other); });
        else
            for (std::size_t j = 0, size = b.size(); j < size; ++j)
                addProduct(gather.weight(f(first, second[j])), width, weight, countA, weights + j * std::size_t(countB), countB);
    }
    auto odds = std::move(gather).odds(total, work);
    if (!a.rest().isZero() || !b.rest().isZero())
        odds.setRest(total - (a.total() - a.rest()) * (b.total() - b.rest()));
    return odds;
}

// The odds after a second chance that depends on the first: step(outcome) gives the odds of what follows, or a reference
// to odds that outlive this.
template <class T, class Step> auto then(const Odds<T>& first, Step step) -> std::decay_t<std::invoke_result_t<Step, const T&>>
{
    using Given = std::invoke_result_t<Step, const T&>;
    using Next = std::decay_t<Given>;
    using Result = std::decay_t<decltype(std::declval<Next>().outcomes()[0])>;
    using Kept = std::conditional_t<std::is_lvalue_reference_v<Given>, std::reference_wrapper<const Next>, Next>;
    if (first.excess() != Excess::None)
        return Next::tooMany(first.excess());
    std::vector<Kept> nexts;
    nexts.reserve(first.size());
    Whole common = 1; // a multiple of all their totals
    double work = first.work(), most = 0;
    for (const T& outcome : first.outcomes()) {
        nexts.push_back(step(outcome));
        const Next& next = nexts.back();
        if (next.excess() != Excess::None)
            return Next::tooMany(next.excess());
        if (!next.total().isZero() && next.total() != common)
            common = common * (next.total() / Whole::gcd(common, next.total()));
        most = std::max(most, next.work());
        work += double(next.size()) * (first.weights().width() * common.size() + lookUp<Result>);
        if (work + most > mostWork)
            return Next::tooMany(Excess::Work);
    }
    const Whole total = first.total() * common;
    Whole rest = first.rest() * common;
    Gather<Result> gather(widthFor(total), 2 * first.size());
    for (std::size_t i = 0; i < nexts.size() && !gather.isFull(); ++i) {
        const Next& next = nexts[i];
        if (next.total().isZero()) { // what follows cannot be told
            rest += first.weight(i) * common;
            continue;
        }
        const Whole factor = first.weight(i) * (common / next.total());
        rest += factor * next.rest();
        for (std::size_t j = 0; j < next.size(); ++j)
            addProduct(gather.weight(next.outcomes()[j]), gather.width(), factor.words(), factor.size(), next.weights().at(j),
                next.weights().width());
    }
    auto odds = std::move(gather).odds(total, work + most);
    odds.setRest(std::move(rest));
    return odds;
}

// The odds of the state after some steps, where step(state) gives the odds of the next one.
template <class State, class Step> Odds<State> sequence(Odds<State> state, int times, Step step)
{
    for (int i = 0; i < times; ++i)
        state = then(state, step);
    return state;
}

// The same where what happens is the same in every state and next(state, event) only says what it makes of it.
template <class State, class Event, class Next>
Odds<State> sequence(Odds<State> state, int times, const Odds<Event>& event, Next next)
{
    for (int i = 0; i < times; ++i)
        state = joined(state, event, next);
    return state;
}

// The odds of the sum of several that are alike, for outcomes with a + of their own (lists of symbols).
template <class T, class Plus> Odds<T> repeated(const Odds<T>& one, int times, const T& nothing, Plus plus)
{
    Odds<T> sum = Odds<T>::certain(nothing);
    for (int i = 0; i < times; ++i)
        sum = joined(sum, one, plus);
    return sum;
}

// Several symbols on a die's faces, or several kinds in a deck: how many of each.
using Counts = std::array<qint32, 8>;

inline Counts plus(const Counts& a, const Counts& b)
{
    Counts sum{};
    std::transform(a.begin(), a.end(), b.begin(), sum.begin(), std::plus<>());
    return sum;
}

} // namespace dice

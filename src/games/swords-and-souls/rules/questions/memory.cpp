// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/rules/questions/memory.h"

#include "games/swords-and-souls/rules/query.h"

#include <algorithm>
#include <numeric>

namespace swordsandsouls {

using dice::Fraction;
using dice::Whole;

namespace {

struct Weighed {
    QList<Earlier> earlier;
    Fraction weight;
};

Whole wholeIn(const QString& text)
{
    Whole whole;
    for (const QChar digit : text)
        whole = whole * Whole(10) + Whole(quint64(std::max(0, digit.digitValue())));
    return whole;
}

int heldIn(const QList<Earlier>& earlier)
{
    return std::accumulate(earlier.begin(), earlier.end(), 0, [](int sum, const Earlier& one) { return sum + one.held; });
}

int copiesIn(const QStringList& cards, const QString& card) { return int(cards.count(card)); }

// The same without the card, which was among the cards of this pile and of all later ones, and was drawn by one of these draws.
QList<Earlier> without(QList<Earlier> earlier, const QString& card, qsizetype entered, qsizetype drawnBy)
{
    for (qsizetype at = entered; at < earlier.size(); ++at)
        earlier[at].cards.removeOne(card);
    if (drawnBy < earlier.size())
        --earlier[drawnBy].held;
    earlier.removeIf([](const Earlier& one) { return one.held <= 0; });
    return earlier;
}

// Every way in which the card can have come into the hand: with which pile it came up, and which draw took it. How likely
// each is, is how many of its copies that draw took on average.
void addWays(QList<Weighed>& ways, const Origins& origins, const QString& card, const QStringList& all, int hidden)
{
    QList<Earlier> draws = origins.earlier;
    draws += Earlier{all, hidden - heldIn(origins.earlier)};
    int before = 0; // drawn by earlier draws
    for (qsizetype entered = 0; entered < draws.size(); before += draws[entered++].held) {
        const int copies = copiesIn(draws[entered].cards, card) - (entered > 0 ? copiesIn(draws[entered - 1].cards, card) : 0);
        if (copies <= 0)
            continue;
        Fraction left{wholeIn(origins.weight) * Whole(quint64(copies)), 1};
        int drawn = before;
        for (qsizetype at = entered; at < draws.size() && !left.of.isZero(); drawn += draws[at++].held) {
            const int held = draws[at].held, room = int(draws[at].cards.size()) - drawn;
            if (held <= 0 || room < held)
                continue;
            ways += Weighed{without(origins.earlier, card, entered, at),
                Fraction{left.of * Whole(quint64(held)), left.in * Whole(quint64(room))}.reduced()};
            left = Fraction{left.of * Whole(quint64(room - held)), left.in * Whole(quint64(room))}.reduced();
        }
    }
}

// Equal ways are one; the weights are the smallest whole numbers in the same proportion.
QList<Origins> merged(const QList<Weighed>& ways)
{
    Whole in = 1, common;
    for (const Weighed& one : ways)
        in = in * (one.weight.in / Whole::gcd(in, one.weight.in));
    QList<Origins> all;
    std::vector<Whole> weights;
    for (const Weighed& one : ways) {
        const Whole weight = one.weight.of * (in / one.weight.in);
        const auto known = std::ranges::find(all, one.earlier, &Origins::earlier);
        if (known != all.end()) {
            weights[size_t(known - all.begin())] += weight;
        } else {
            all += Origins{{}, one.earlier};
            weights.push_back(weight);
        }
    }
    for (const Whole& weight : weights)
        common = common.isZero() ? weight : Whole::gcd(common, weight);
    for (qsizetype at = 0; at < all.size(); ++at)
        all[at].weight = (weights[size_t(at)] / common).text();
    return all;
}

} // namespace

void keepInMind(Player& owner)
{
    const int hidden = int(privateHand(owner).size());
    if (hidden == 0 || !isPoolKnown(owner))
        return;
    if (owner.origins.isEmpty())
        owner.origins += Origins{};
    for (Origins& one : owner.origins)
        if (const int held = hidden - heldIn(one.earlier); held > 0)
            one.earlier += Earlier{pool(owner), held};
}

void forget(Player& owner, const QString& card)
{
    if (owner.origins.isEmpty())
        return;
    QList<Weighed> ways;
    if (isPoolKnown(owner))
        for (const Origins& one : std::as_const(owner.origins))
            addWays(ways, one, card, pool(owner) + QStringList{card}, int(privateHand(owner).size()) + 1);
    owner.origins = merged(ways);
    if (owner.origins.size() == 1 && owner.origins.first().earlier.isEmpty())
        owner.origins.clear(); // all from the same pile
}

void sortMemory(Player& owner)
{
    QList<Weighed> ways;
    for (Origins& one : owner.origins) {
        for (Earlier& earlier : one.earlier)
            earlier.cards.sort();
        ways += Weighed{one.earlier, Fraction{wholeIn(one.weight), 1}};
    }
    owner.origins = merged(ways);
    std::ranges::sort(owner.origins, {}, [](const Origins& one) {
        QStringList key;
        for (const Earlier& earlier : one.earlier)
            key += QString::number(earlier.held) + QLatin1Char(' ') + earlier.cards.join(QLatin1Char(','));
        return key.join(QLatin1Char(';'));
    });
}

dice::Odds<qint64> oddsOfOrigins(const Player& owner)
{
    std::vector<qint64> places;
    Whole total;
    for (const Origins& one : owner.origins) {
        places.push_back(qint64(places.size()));
        total += wholeIn(one.weight);
    }
    dice::Wholes weights(places.size(), dice::widthFor(total));
    for (size_t at = 0; at < places.size(); ++at)
        weights.set(at, wholeIn(owner.origins[qsizetype(at)].weight));
    return {std::move(places), std::move(weights), total, 1};
}

} // namespace swordsandsouls

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Odds that no term says, against a million throws or draws: faces with several symbols, extra dice for them, pools of mixed
// colours, rerolls that somebody decides on, cards, and states that follow each other.
#include "dice/chain.h"
#include "dice/draws.h"
#include "dice/fit.h"
#include "dice/rerolls.h"
#include "dice/source.h"

#include <QtTest>

using namespace dice;

namespace {

constexpr int million = 1'000'000;

// What is not listed counts as one outcome more.
template <class T> Fit fitTo(const Odds<T>& odds, const std::map<T, int>& rolled)
{
    std::vector<double> expected, seen;
    int all = 0;
    for (const auto& [outcome, times] : rolled)
        all += times;
    for (std::size_t i = 0; i < odds.size(); ++i) {
        const auto found = rolled.find(odds.outcomes()[i]);
        expected.push_back(odds.chance(i) * all);
        seen.push_back(found == rolled.end() ? 0 : found->second);
    }
    double listed = 0;
    for (const double times : seen)
        listed += times;
    expected.push_back(odds.rest().per(odds.total()) * all);
    seen.push_back(all - listed);
    return fitOf(expected, seen);
}

template <class T> void verifyFit(const Odds<T>& odds, const std::map<T, int>& rolled, int least)
{
    const Fit fit = fitTo(odds, rolled);
    QVERIFY2(fit.degrees >= least, qPrintable(QString::number(fit.degrees)));
    QVERIFY2(fit.chance > 0.001 && fit.chance < 0.999999,
        qPrintable(QStringLiteral("%1 of %2 degrees: %3").arg(fit.statistic).arg(fit.degrees).arg(fit.chance)));
}

// A die of symbols: how many of each kind a face shows.
using SymbolDie = std::vector<Counts>;

const Counts& faceOf(const SymbolDie& die, Source& source) { return die[std::size_t(source.face(int(die.size())) - 1)]; }

const SymbolDie blade{{1, 0, 0}, {1, 1, 0}, {0, 0, 0}, {0, 2, 0}, {2, 0, 0}, {0, 0, 1}};
const SymbolDie eye{{0, 0, 0}, {0, 1, 0}, {0, 1, 1}, {1, 0, 0}};

} // namespace

class RolledOddsTest : public QObject {
    Q_OBJECT

private slots:
    void severalSymbolsOfMixedColours()
    {
        Source source(1);
        std::map<Counts, int> rolled;
        for (int i = 0; i < million; ++i) {
            Counts all{};
            for (int die = 0; die < 3; ++die)
                all = plus(all, faceOf(blade, source));
            for (int die = 0; die < 2; ++die)
                all = plus(all, faceOf(eye, source));
            ++rolled[all];
        }
        const Odds<Counts> odds = joined(repeated(Odds<Counts>::evenly(blade), 3, Counts{}, plus),
            repeated(Odds<Counts>::evenly(eye), 2, Counts{}, plus), plus);
        verifyFit(odds, rolled, 50);
        const Odds<Counts> other = joined(repeated(Odds<Counts>::evenly(blade), 2, Counts{}, plus),
            repeated(Odds<Counts>::evenly(eye), 3, Counts{}, plus), plus);
        QVERIFY(fitTo(other, rolled).chance < 1e-9);
    }

    // The last symbol asks for another die of its colour, without end; the odds leave out what lies beyond many of them.
    void symbolsThatAskForMore()
    {
        Source source(2);
        std::map<Counts, int> rolled;
        for (int i = 0; i < million; ++i) {
            Counts all{};
            for (int die = 0; die < 2; ++die)
                for (bool more = true; more;) {
                    const Counts& face = faceOf(blade, source);
                    all = plus(all, face);
                    more = face[2] > 0;
                }
            ++rolled[all];
        }
        const auto chain = [](int depth) { // one die and at most so many more
            Odds<Counts> die = Odds<Counts>::evenly(blade);
            for (int left = depth; left > 0; --left)
                die = then(Odds<Counts>::evenly(blade), [&](const Counts& face) {
                    return face[2] > 0 ? die.map([&](const Counts& later) { return plus(face, later); })
                                       : Odds<Counts>::certain(face);
                });
            return die;
        };
        verifyFit(repeated(chain(12), 2, Counts{}, plus), rolled, 20);
        QVERIFY(fitTo(repeated(chain(0), 2, Counts{}, plus), rolled).chance < 1e-9);
    }

    void expertiseOfMixedColours()
    {
        Source source(3);
        const auto die = [](std::initializer_list<int> values, int icon) {
            std::vector<Throw> faces;
            for (const int value : values)
                faces.push_back({value, value, int(faces.size()) == icon});
            return faces;
        };
        const auto yellow = die({0, 0, 0, 1, 1, 1}, 5), red = die({0, 1, 2, 2, 3, 4}, 3);
        std::map<qint64, int> rolled;
        for (int i = 0; i < million; ++i) {
            qint64 sum = 0;
            for (const auto* colour : {&yellow, &yellow, &yellow, &red, &red})
                for (bool more = true; more;) {
                    const Throw& face = (*colour)[std::size_t(source.face(6) - 1)];
                    sum += face.score;
                    more = face.again != 0;
                }
            ++rolled[sum];
        }
        const auto odds = [&](int yellows, int reds) {
            return sumOf(*endlessSumOf(Odds<Throw>::evenly(yellow), yellows), *endlessSumOf(Odds<Throw>::evenly(red), reds));
        };
        verifyFit(odds(3, 2), rolled, 12);
        QVERIFY(fitTo(odds(2, 2), rolled).chance < 1e-9);
    }

    void aRerollForAThreshold()
    {
        Source source(5);
        std::map<qint64, int> rolled;
        for (int i = 0; i < million; ++i) {
            std::array<int, 3> faces{source.face(6), source.face(6), source.face(6)};
            const int sum = faces[0] + faces[1] + faces[2];
            int& lowest = *std::min_element(faces.begin(), faces.end());
            if (sum < 13 && sum - lowest + 6 >= 13) // only then can throwing again help
                lowest = source.face(6);
            ++rolled[faces[0] + faces[1] + faces[2]];
        }
        const std::vector<Distribution> dice(3, evenDie(6));
        verifyFit(rerolledForBest(dice, 1, {13}), rolled, 10);
        QVERIFY(fitTo(rerolledForBest(dice, 0, {13}), rolled).chance < 1e-9);
        QVERIFY(fitTo(rerolledForBest(dice, 1, {}), rolled).chance < 1e-9);
    }

    // Two rerolls for the mean: with two left a 4 is thrown again, with one left it stays. Then different dice, one reroll.
    void rerollsForTheMean()
    {
        Source source(6);
        std::map<qint64, int> twice, mixed;
        for (int i = 0; i < million; ++i) {
            int face = source.face(6);
            if (face <= 4) {
                face = source.face(6);
                if (face <= 3)
                    face = source.face(6);
            }
            ++twice[face];
            const int six = source.face(6), ten = source.face(10);
            const double gainSix = 3.5 - six, gainTen = 5.5 - ten; // never equal, so that nobody has to choose
            int sum = six + ten;
            if (std::max(gainSix, gainTen) > 0)
                sum = gainSix > gainTen || (gainSix == gainTen && six < ten) ? source.face(6) + ten : six + source.face(10);
            ++mixed[sum];
        }
        verifyFit(rerolledForBest({evenDie(6)}, 2, {}), twice, 5);
        QVERIFY(fitTo(rerolledForBest({evenDie(6)}, 1, {}), twice).chance < 1e-9);
        QVERIFY(std::abs(mean(rerolledForBest({evenDie(6), evenDie(10)}, 1, {})).value()
                    - std::accumulate(mixed.begin(), mixed.end(), 0.0,
                          [](double sum, const auto& one) { return sum + double(one.first) * one.second; })
                        / million)
            < 0.02);
    }

    void cardsAreDrawn()
    {
        Source source(7);
        std::map<Counts, int> hands;
        std::map<qint64, int> wanted, first;
        for (int i = 0; i < million; ++i) {
            std::array<int, 9> deck{0, 0, 0, 1, 1, 1, 1, 2, 2};
            Counts hand{};
            qint64 place = 0;
            for (int card = 0; card < 9; ++card) {
                std::swap(deck[std::size_t(card)], deck[std::size_t(card + source.face(9 - card) - 1)]);
                if (card < 4)
                    ++hand[std::size_t(deck[std::size_t(card)])];
                if (place == 0 && deck[std::size_t(card)] == 0)
                    place = card + 1;
            }
            ++hands[hand];
            ++wanted[hand[0]];
            ++first[place];
        }
        verifyFit(drawnFrom({3, 4, 2}, 4), hands, 8);
        verifyFit(drawnOf(3, 9, 4), wanted, 3);
        verifyFit(firstOf(3, 9), first, 6);
        QVERIFY(fitTo(drawnFrom({4, 3, 2}, 4), hands).chance < 1e-9);
        QVERIFY(fitTo(firstOf(2, 9), first).chance < 1e-9);
    }

    // An attack, its wounds, what is left of the vigour, an injury: three times.
    void statesFollowEachOther()
    {
        struct Fighter {
            int vigour;
            int injuries;
            auto operator<=>(const Fighter&) const = default;
        };
        const auto struck = [](const Fighter& before, int damage, int boxes) {
            return Fighter{std::max(0, before.vigour - damage), std::min(3, before.injuries + boxes + (damage > before.vigour))};
        };
        Source source(8);
        std::map<Fighter, int> rolled;
        for (int i = 0; i < million; ++i) {
            Fighter fighter{25, 0};
            for (int attack = 0; attack < 3; ++attack) {
                int face = source.face(20);
                face = face == 1 ? source.face(20) : face;
                if (face == 20)
                    fighter = struck(fighter, source.face(8) + source.face(8) + 4, 1);
                else if (face >= 9)
                    fighter = struck(fighter, source.face(8) + 4, 0);
            }
            ++rolled[fighter];
        }
        const Distribution d20 = rerolledOnce(evenDie(20), [](qint64 face) { return face == 1; });
        const auto after = sequence(Odds<Fighter>::certain({25, 0}), 3, [&](const Fighter& before) {
            return then(d20, [&](qint64 face) -> Odds<Fighter> {
                if (face < 9)
                    return Odds<Fighter>::certain(before);
                const Distribution damage = shifted(sumOf(evenDie(8), face == 20 ? 2 : 1), 4);
                return damage.map([&](qint64 value) { return struck(before, int(value), face == 20); });
            });
        });
        verifyFit(after, rolled, 30);
        QVERIFY(fitTo(sequence(Odds<Fighter>::certain({25, 0}), 2,
                          [&](const Fighter& before) {
                              return evenDie(8).map([&](qint64 value) { return struck(before, int(value), 0); });
                          }),
                    rolled)
                    .chance
            < 1e-9);
    }

    void opposedPools()
    {
        Source source(9);
        std::map<qint64, int> rolled;
        for (int i = 0; i < million; ++i) {
            const int mine = source.face(6) + source.face(6), theirs = source.face(12);
            ++rolled[(mine > theirs) - (mine < theirs)];
        }
        verifyFit(opposed(sumOf(evenDie(6), 2), evenDie(12)), rolled, 2);
        QVERIFY(fitTo(opposed(evenDie(12), sumOf(evenDie(6), 2)), rolled).chance < 1e-9);
    }
};

QTEST_APPLESS_MAIN(RolledOddsTest)
#include "rolled_odds.moc"

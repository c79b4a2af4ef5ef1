// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Exact chances against laying out every throw, against closed forms, and at their limits.
#include "enumeration.h"

#include "dice/chain.h"
#include "dice/draws.h"
#include "dice/rerolls.h"

using namespace dice;
using enumeration::count;
using enumeration::Counted;
using enumeration::Faces;
using enumeration::sides;
using enumeration::sum;

namespace {

#define COMPARE_ODDS(odds, counted)                                                                                              \
    do {                                                                                                                         \
        const Distribution found = (odds);                                                                                       \
        QVERIFY2(enumeration::areEqual(found, counted), qPrintable(enumeration::shown(found)));                                  \
    } while (false)

const Faces yellow{0, 0, 0, 1, 1, 1};
const Faces orange{0, 0, 1, 1, 2, 2};
const Faces red{0, 1, 2, 2, 3, 4};

Distribution die(const Faces& faces) { return Distribution::evenly(faces); }

// Each face as a throw, the one at each index of again asks for another die.
Odds<Throw> throws(const Faces& faces, const std::vector<std::size_t>& again)
{
    std::vector<Throw> all;
    for (std::size_t i = 0; i < faces.size(); ++i)
        all.push_back({faces[i], faces[i], std::count(again.begin(), again.end(), i) ? 1 : 0});
    return Odds<Throw>::evenly(all);
}

std::vector<Faces> alike(const Faces& faces, int n) { return std::vector<Faces>(std::size_t(n), faces); }

QString text(const Fraction& fraction) { return fraction.text(); }

} // namespace

class OddsTest : public QObject {
    Q_OBJECT

private slots:
    void wholeNumbers()
    {
        const Whole large = Whole::power(10, 60);
        QCOMPARE(large.text(), QStringLiteral("1") + QString(60, QLatin1Char('0')));
        QCOMPARE((large - Whole(1)).text(), QString(60, QLatin1Char('9')));
        QCOMPARE((large * large / (large * Whole(10))).text(), QStringLiteral("1") + QString(59, QLatin1Char('0')));
        QCOMPARE(((large + Whole(7)) / Whole::power(10, 30)).text(), QStringLiteral("1") + QString(30, QLatin1Char('0')));
        QCOMPARE(Whole::gcd(Whole::power(6, 50), Whole::power(10, 40)).text(), Whole::power(2, 40).text());
        QCOMPARE(Whole::choose(100, 50).text(), QStringLiteral("100891344545564193334812497256"));
        QCOMPARE(Whole().text(), QStringLiteral("0"));
        QCOMPARE(Whole::power(6, 100).per(Whole::power(6, 101)), 1 / 6.0);
        QCOMPARE(Whole(1).per(Whole::power(10, 400)), 0.0);
        QCOMPARE(text({6, 4, true}), QStringLiteral("-3/2"));
    }

    void sums_data()
    {
        QTest::addColumn<Faces>("faces");
        QTest::addColumn<int>("dice");
        const auto row = [](const char* name, const Faces& faces, int n) { QTest::newRow(name) << faces << n; };
        row("none", sides(6), 0);
        row("one", sides(6), 1);
        row("2d6", sides(6), 2);
        row("7d6", sides(6), 7);
        row("3d20", sides(20), 3);
        row("coins", {0, 1}, 10);
        row("equal faces", {1, 1, 2, 2, 3, 3}, 6);
        row("all alike", {4, 4}, 3);
        row("below zero", {-3, -1, 2}, 6);
        row("far apart", {0, 7, 1000000}, 5);
        row("in steps of ten", {10, 30, 40}, 7);
        row("red", red, 6);
        row("no zero weight at the low end", {-5, 0, 0, 0, 0, 11}, 6);
    }
    void sums()
    {
        QFETCH(Faces, faces);
        QFETCH(int, dice);
        COMPARE_ODDS(sumOf(die(faces), dice), count(alike(faces, dice), sum));
    }

    void sumsOfDifferentDice()
    {
        COMPARE_ODDS(sumOf(sumOf(die(yellow), die(red)), die(sides(8))), count({yellow, red, sides(8)}, sum));
        COMPARE_ODDS(sumOf(negated(die(sides(6))), die({0, 100})),
            count({sides(6), {0, 100}}, [](const Faces& d) { return d[1] - d[0]; }));
        COMPARE_ODDS(
            productOf(die(sides(6)), die({-1, 0, 2})), count({sides(6), {-1, 0, 2}}, [](const Faces& d) { return d[0] * d[1]; }));
        COMPARE_ODDS(shifted(die(sides(4)), -9), count({sides(4)}, [](const Faces& d) { return d[0] - 9; }));
        COMPARE_ODDS(higherOf(die(sides(6)), die(sides(4))),
            count({sides(6), sides(4)}, [](const Faces& d) { return std::max(d[0], d[1]); }));
        COMPARE_ODDS(lowerOf(die(sides(6)), die(sides(4))),
            count({sides(6), sides(4)}, [](const Faces& d) { return std::min(d[0], d[1]); }));
    }

    void kept_data()
    {
        QTest::addColumn<Faces>("faces");
        QTest::addColumn<int>("dice");
        QTest::addColumn<int>("kept");
        for (const int kept : {1, 2, 3, 4, 5})
            QTest::addRow("d6, %d of 5", kept) << sides(6) << 5 << kept;
        QTest::newRow("d20, 1 of 2") << sides(20) << 2 << 1;
        QTest::newRow("equal faces") << orange << 6 << 4;
        QTest::newRow("below zero") << Faces{-4, 1, 1, 9} << 6 << 3;
        QTest::newRow("7 of 8 coins") << Faces{0, 1} << 8 << 7;
    }
    void kept()
    {
        QFETCH(Faces, faces);
        QFETCH(int, dice);
        QFETCH(int, kept);
        const auto best = [kept](bool highest) {
            return [kept, highest](Faces shown) {
                std::sort(shown.begin(), shown.end());
                if (highest)
                    std::reverse(shown.begin(), shown.end());
                return std::accumulate(shown.begin(), shown.begin() + kept, qint64(0));
            };
        };
        COMPARE_ODDS(keptOf(die(faces), dice, kept, true), count(alike(faces, dice), best(true)));
        COMPARE_ODDS(keptOf(die(faces), dice, kept, false), count(alike(faces, dice), best(false)));
    }

    void rerollsAndCounts()
    {
        const auto low = [](qint64 face) { return face <= 2; };
        COMPARE_ODDS(rerolledOnce(die(sides(6)), low),
            count({sides(6), sides(6)}, [&](const Faces& d) { return low(d[0]) ? d[1] : d[0]; }));
        COMPARE_ODDS(rerolledAlways(die(sides(6)), low), count({{3, 4, 5, 6}}, sum));
        QVERIFY(rerolledAlways(die(sides(6)), [](qint64) { return true; }).total().isZero());
        COMPARE_ODDS(sumOf(counted(die(sides(6)), low), 5),
            count(alike(sides(6), 5), [&](const Faces& d) { return std::count_if(d.begin(), d.end(), low); }));
    }

    void opposedDice()
    {
        const auto sign = [](const Faces& d) { return qint64(d[0] > d[1]) - qint64(d[0] < d[1]); };
        COMPARE_ODDS(opposed(die(sides(6)), die(sides(10))), count({sides(6), sides(10)}, sign));
        COMPARE_ODDS(opposed(die({0, 5}), die({1, 5, 9})), count({{0, 5}, {1, 5, 9}}, sign));
    }

    // To a depth: a chain is one throw of depth + 1 dice of which only the first ones count.
    void chainsToADepth()
    {
        const auto total = [](const Faces& d) {
            qint64 value = d[0];
            for (std::size_t i = 1; i < d.size() && d[i - 1] == 6; ++i)
                value += d[i];
            return value;
        };
        const Odds<Throw> exploding = throws(sides(6), {5});
        for (const int depth : {0, 1, 3})
            COMPARE_ODDS(scores(chained(exploding, depth)), count(alike(sides(6), depth + 1), total));
        COMPARE_ODDS(sumOf(scores(chained(exploding, 2)), 2), count(alike(sides(6), 6), [&](const Faces& d) {
            return total({d[0], d[1], d[2]}) + total({d[3], d[4], d[5]});
        }));
        COMPARE_ODDS(keptOf(chained(exploding, 1), 3, 1, true), count(alike(sides(6), 6), [&](const Faces& d) {
            return std::max({total({d[0], d[1]}), total({d[2], d[3]}), total({d[4], d[5]})});
        }));
    }

    // The same weights without end as with so many further dice that the sums which are listed cannot need more.
    void chainsWithoutEnd()
    {
        for (const int dice : {1, 2, 5}) {
            const Odds<Throw> faces = throws(sides(6), {5});
            const auto endless = endlessSumOf(faces, dice);
            QVERIFY(endless);
            QVERIFY(endless->rest().per(endless->total()) < 1e-9);
            QVERIFY(!endless->rest().isZero());
            const Distribution deep = sumOf(scores(chained(faces, 40)), dice);
            for (std::size_t i = 0; i < endless->size(); ++i)
                QVERIFY((Fraction{endless->weight(i), endless->total()} == exactly(deep, endless->outcomes()[i])));
        }
        QVERIFY(!endlessSumOf(throws({1, 2}, {0, 1}), 1)); // no end
        QVERIFY(!endlessSumOf(throws({-1, 2}, {1}), 1));
    }

    // A die that keeps only what scores 1 of a chain needs no longer chain when it rolls nothing.
    void facesThatScoreNothingAndAskForAnother()
    {
        const auto endless = endlessSumOf(throws({0, 0, 1, 1}, {0}), 3);
        QVERIFY(endless);
        COMPARE_ODDS(*endless, count(alike({0, 1, 1}, 3), sum));
    }

    void expertise_data()
    {
        QTest::addColumn<Faces>("faces");
        QTest::addColumn<std::size_t>("again");
        QTest::addColumn<QString>("mean");
        QTest::addColumn<QStringList>("chances");
        QTest::newRow("yellow") << yellow << std::size_t(5) << "3/5"
                                << QStringList{QStringLiteral("1/2"), QStringLiteral("5/12"), QStringLiteral("5/72"),
                                       QStringLiteral("5/432")};
        QTest::newRow("orange") << orange << std::size_t(5) << "6/5"
                                << QStringList{QStringLiteral("1/3"), QStringLiteral("1/3"), QStringLiteral("2/9"),
                                       QStringLiteral("1/18"), QStringLiteral("1/27")};
        QTest::newRow("red") << red << std::size_t(3) << "12/5" << QStringList{QStringLiteral("1/6")};
    }
    void expertise()
    {
        QFETCH(Faces, faces);
        QFETCH(std::size_t, again);
        QFETCH(QString, mean);
        QFETCH(QStringList, chances);
        const auto endless = endlessSumOf(throws(faces, {again}), 1);
        QVERIFY(endless);
        for (qsizetype i = 0; i < chances.size(); ++i)
            QCOMPARE(text(exactly(*endless, i)), chances[i]);
        QCOMPARE(text(endlessMoments(throws(faces, {again}))->mean), mean);
        QCOMPARE(text(atLeast(*endless, 0)), QStringLiteral("1"));
        QVERIFY(std::abs(dice::mean(*endless).value() - endlessMoments(throws(faces, {again}))->mean.value()) < 1e-7);
    }

    void moments()
    {
        QCOMPARE(text(variance(die(yellow))), QStringLiteral("1/4"));
        QCOMPARE(text(endlessMoments(throws(yellow, {5}))->variance), QStringLiteral("12/25"));
        QCOMPARE(text(mean(sumOf(evenDie(6), 100))), QStringLiteral("350"));
        QCOMPARE(text(variance(sumOf(evenDie(6), 100))), QStringLiteral("875/3"));
        QCOMPARE(text(mean(negated(evenDie(6)))), QStringLiteral("-7/2"));
        QCOMPARE(text(atLeast(evenDie(20), 13)), QStringLiteral("2/5"));
        QCOMPARE(text(atMost(evenDie(20), 13)), QStringLiteral("13/20"));
        QCOMPARE(text(exactly(evenDie(20), 21)), QStringLiteral("0"));
    }

    // One die thrown again: every decision for every throw, laid out.
    void decidedRerolls_data()
    {
        QTest::addColumn<int>("threshold"); // 0: the mean
        for (const int threshold : {0, 1, 2, 5, 8, 11})
            QTest::addRow("%d", threshold) << threshold;
    }
    void decidedRerolls()
    {
        QFETCH(int, threshold);
        const std::vector<Faces> all{sides(6), orange, sides(4)};
        const auto worth = [&](qint64 total) { return threshold ? double(total >= threshold) : double(total); };
        // What the best of all decisions brings, found by trying every one of them.
        const std::function<double(const Faces&, int)> best = [&](const Faces& shown, int left) {
            double most = worth(sum(shown));
            for (std::size_t i = 0; left > 0 && i < all.size(); ++i) {
                double again = 0;
                Faces next = shown;
                for (const qint64 face : all[i]) {
                    next[i] = face;
                    again += best(next, left - 1);
                }
                most = std::max(most, again / double(all[i].size()));
            }
            return most;
        };
        const Goal goal = threshold ? Goal{threshold} : Goal{};
        for (const int rerolls : {0, 1, 2}) {
            double expected = 0, throwsSeen = 0;
            enumeration::everyThrow(all, [&](const Faces& shown) {
                expected += best(shown, rerolls);
                ++throwsSeen;
            });
            const Distribution found = rerolledForBest({die(all[0]), die(all[1]), die(all[2])}, rerolls, goal);
            const double value = threshold ? atLeast(found, threshold).value() : mean(found).value();
            QVERIFY2(std::abs(value - expected / throwsSeen) < 1e-12,
                qPrintable(QStringLiteral("%1 rerolls: %2").arg(rerolls).arg(value)));
            QVERIFY(found.weights().sum() == found.total());
        }
    }

    void aRerollForTwoSuccesses() // both dice yellow
    {
        QCOMPARE(text(atLeast(rerolledForBest({die(yellow), die(yellow)}, 1, {2}), 2)), QStringLiteral("1/2"));
        QCOMPARE(text(atLeast(rerolledForBest({die(yellow), die(yellow)}, 0, {2}), 2)), QStringLiteral("1/4"));
        // A single die may be thrown as often as there are rerolls.
        QCOMPARE(text(atLeast(rerolledForBest({evenDie(6)}, 3, {6}), 6)), QStringLiteral("671/1296"));
    }

    void severalSymbols()
    {
        const std::vector<Counts> faces{{1, 0}, {0, 1}, {1, 1}, {0, 0}, {2, 0}};
        const Odds<Counts> two = repeated(Odds<Counts>::evenly(faces), 2, Counts{}, plus);
        std::map<Counts, int> counted;
        for (const Counts& a : faces)
            for (const Counts& b : faces)
                ++counted[plus(a, b)];
        QCOMPARE(two.size(), counted.size());
        for (std::size_t i = 0; i < two.size(); ++i)
            QCOMPARE(two.weight(i).text(), QString::number(counted[two.outcomes()[i]]));
        QCOMPARE(text(two.chanceThat([](const Counts& c) { return c[0] >= 1 && c[1] >= 1; })), QStringLiteral("13/25"));
    }

    void statesInSequence()
    {
        // Two wounds a hit on an even face, down at 3; the second form of sequence has to agree with the first.
        struct State {
            int health;
            int hits;
            auto operator<=>(const State&) const = default;
        };
        const auto next = [](const State& s, qint64 face) {
            return s.health > 0 && face % 2 == 0 ? State{std::max(s.health - 2, 0), s.hits + 1} : s;
        };
        const Odds<State> start = Odds<State>::certain({3, 0});
        const auto one = sequence(start, 3, evenDie(6), next);
        const auto other =
            sequence(start, 3, [&](const State& s) { return evenDie(6).map([&](qint64 face) { return next(s, face); }); });
        QCOMPARE(text(one.chanceThat([](const State& s) { return s.health == 0; })), QStringLiteral("1/2"));
        QCOMPARE(one.size(), other.size());
        for (std::size_t i = 0; i < one.size(); ++i) {
            QVERIFY(one.outcomes()[i] == other.outcomes()[i]);
            QVERIFY((Fraction{one.weight(i), one.total()} == Fraction{other.weight(i), other.total()}));
        }
    }

    void stepsOfDifferentTotals()
    {
        const auto odds = then(evenDie(3), [](qint64 n) { return evenDie(int(n)); });
        QCOMPARE(text(exactly(odds, 1)), QStringLiteral("11/18"));
        QCOMPARE(text(exactly(odds, 3)), QStringLiteral("1/9"));
        QVERIFY(odds.weights().sum() == odds.total());
    }

    void knownToHold()
    {
        QCOMPARE(text(exactly(evenDie(6).given([](qint64 face) { return face >= 3; }), 5)), QStringLiteral("1/4"));
    }

    void draws()
    {
        QCOMPARE(text(atLeast(drawnOf(4, 55, 5), 1)), QStringLiteral("22151/68211"));
        const auto cards = [](int wanted, int all, int drawn) { // every hand as a bit pattern
            Counted hands;
            for (int hand = 0; hand < 1 << all; ++hand)
                if (std::popcount(unsigned(hand)) == drawn)
                    ++hands[std::popcount(unsigned(hand) & ((1u << wanted) - 1))];
            return hands;
        };
        for (const auto& [wanted, all, drawn] :
            {std::array{2, 7, 3}, std::array{0, 5, 2}, std::array{5, 5, 3}, std::array{4, 9, 9}, std::array{3, 8, 0}})
            COMPARE_ODDS(drawnOf(wanted, all, drawn), cards(wanted, all, drawn));
        const auto hands = drawnFrom({2, 3, 4}, 4);
        QCOMPARE(hands.total().text(), QStringLiteral("126"));
        const auto blocks = hands.map([](const Counts& hand) { return qint64(hand[0]); });
        COMPARE_ODDS(blocks, cards(2, 9, 4));
        QCOMPARE(
            text(hands.chanceThat([](const Counts& hand) { return hand[0] >= 1 || hand[1] >= 2; })), QStringLiteral("113/126"));
        QCOMPARE(text(exactly(firstOf(2, 5), 1)), QStringLiteral("2/5"));
        QCOMPARE(text(exactly(firstOf(2, 5), 4)), QStringLiteral("1/10"));
        QCOMPARE(firstOf(0, 5).rest().text(), QStringLiteral("1"));
    }

    void quickChancesAreRight()
    {
        const Odds<Throw> exploding = throws(sides(6), {5});
        for (const auto& [one, n] :
            {std::pair(evenDie(6), 100), std::pair(scores(chained(exploding, 12)), 8), std::pair(die({0, 10, 10}), 7)}) {
            const Distribution exact = sumOf(one, n);
            const QuickChances quick = quickSumOf(one, n);
            for (std::size_t i = 0; i < exact.size(); ++i) {
                const double chance = quick.chances[std::size_t((exact.outcomes()[i] - quick.least) / quick.step)];
                QVERIFY(std::abs(chance / exact.chance(i) - 1) < 1e-12);
            }
        }
    }

    void publishedValues()
    {
        QVERIFY(std::abs(exactly(sumOf(evenDie(6), 100), 350).value() - 0.0233226060153454) < 1e-15);
        QCOMPARE(text(exactly(keptOf(evenDie(6), 10, 3, true), 18)), QStringLiteral("566299/2519424"));
        QVERIFY(std::abs(mean(sumOf(scores(chained(throws(sides(6), {5}), 12)), 8)).value() - 33.599999997427396) < 1e-12);
        QVERIFY(std::abs(mean(keptOf(chained(throws(sides(10), {9}), 3), 20, 5, true)).value() - 57.3698945226256) < 1e-12);
        QVERIFY(
            std::abs(mean(sumOf(scores(chained(throws({0, 0, 1, 1, 2, 1}, {5}), 12)), 12)).value() - 11.999999999081213) < 1e-12);
    }

    void tooMuchSaysSo_data()
    {
        QTest::addColumn<std::function<Distribution()>>("made");
        using Make = std::function<Distribution()>;
        QTest::newRow("d1000000") << Make([] { return evenDie(1000000); });
        QTest::newRow("1000d1000") << Make([] { return sumOf(evenDie(1000), 1000); });
        QTest::newRow("kept of many") << Make([] { return keptOf(evenDie(1000), 500, 250, true); });
        QTest::newRow("long chains of many faces")
            << Make([] { return sumOf(scores(chained(throws(sides(1000), {999}), 100)), 1000); });
        QTest::newRow("products of products") << Make([] {
            Distribution all = evenDie(1000);
            for (int i = 0; i < 100; ++i)
                all = productOf(all, evenDie(997));
            return all;
        });
        QTest::newRow("sparse sums") << Make([] { return sumOf(die({0, 1, 1000, 1000000, 900000001, 17, 400000}), 100); });
        QTest::newRow("decisions") << Make([] { return rerolledForBest(std::vector<Distribution>(20, evenDie(20)), 3, {}); });
    }
    void tooMuchSaysSo()
    {
        QFETCH(std::function<Distribution()>, made);
        const Distribution odds = made();
        QVERIFY(odds.excess() != Excess::None);
        QCOMPARE(odds.size(), std::size_t(0));
        QVERIFY(faultOf(odds.excess()).problem.contains(QStringLiteral("more than")));
        QVERIFY(sumOf(odds, evenDie(6)).excess() == odds.excess());
        QVERIFY(negated(odds).excess() == odds.excess());
    }
};

QTEST_APPLESS_MAIN(OddsTest)
#include "odds.moc"

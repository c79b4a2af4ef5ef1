// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How fast dice are rolled and their odds are found: prints a table, judges nothing but the values themselves.
// With "json" one line per row, for the comparison with other dice programs.
#include "dice/chain.h"
#include "dice/term.h"
#include "dice/thrower.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <functional>

namespace {

// The time of the processor: what else the machine does is not counted.
struct Clock {
    using duration = std::chrono::nanoseconds;
    using time_point = std::chrono::time_point<Clock, duration>;
    static time_point now()
    {
        timespec time{};
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
        return time_point(std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec));
    }
};
using namespace dice;

bool asJson = false;
volatile double kept = 0; // so that nothing is optimised away

double seconds(Clock::duration time) { return std::chrono::duration<double>(time).count(); }

double median(std::vector<double> all)
{
    std::sort(all.begin(), all.end());
    return all[all.size() / 2];
}

Term term(const char* text) { return *Term::parse(QString::fromLatin1(text)); }

// Seven rounds of at least 0.2 s; rolls a second of the round in the middle.
double rate(const std::function<double()>& roll)
{
    std::vector<double> rates;
    for (int round = 0; round < 7; ++round) {
        const auto start = Clock::now();
        long rolls = 0;
        double sum = 0, time = 0;
        for (; time < 0.2; time = seconds(Clock::now() - start)) {
            for (int i = 0; i < 1000; ++i)
                sum += roll();
            rolls += 1000;
        }
        kept = kept + sum;
        rates.push_back(double(rolls) / time);
    }
    return median(rates);
}

void rolls(const char* text, double goalFull, double goalTotal)
{
    const QString typed = QString::fromLatin1(text);
    Source source(1);
    const Term compiled = term(text);
    const Thrower thrower(compiled);
    const double parsed = rate([&] { return double(Term::parse(typed)->roll(source).total); });
    const double full = rate([&] { return double(compiled.roll(source).total); });
    const double total = rate([&] { return double(thrower.total(source)); });
    if (asJson)
        std::printf("{\"expr\":\"%s\",\"parsed\":%.0f,\"full\":%.0f,\"total\":%.0f}\n", text, parsed, full, total);
    else
        std::printf("%-10s %9.2f M/s parsed and every die (goal %.1f)  %9.2f M/s every die  %9.2f M/s total only (goal %.0f)\n",
            text, parsed / 1e6, goalFull, full / 1e6, total / 1e6, goalTotal);
}

// The first run of a process stands apart; then the middle of the others.
void workload(const char* name, const char* what, double goal, double expected, const std::function<double()>& find)
{
    (void)Clock::now(); // its own first time is nobody's
    const auto first = Clock::now();
    const double value = find();
    const double cold = seconds(Clock::now() - first) * 1e6;
    std::vector<double> times;
    for (const auto start = Clock::now(); times.size() < 9 || (seconds(Clock::now() - start) < 0.5 && times.size() < 20000);) {
        const auto begin = Clock::now();
        kept = kept + find();
        times.push_back(seconds(Clock::now() - begin) * 1e6);
    }
    const bool isRight = std::abs(value / expected - 1) < 1e-13;
    if (asJson)
        std::printf(
            "{\"w\":\"%s\",\"cold_us\":%.2f,\"us\":%.2f,\"right\":%s}\n", name, cold, median(times), isRight ? "true" : "false");
    else
        std::printf("%-10s %-52s cold %9.2f us  warm %9.2f us  goal %7.0f us  %s %.16g\n", name, what, cold, median(times), goal,
            isRight ? "right" : "WRONG", value);
}

double chanceOf(const Distribution& odds, qint64 value) { return exactly(odds, value).value(); }

std::vector<Throw> faces(std::initializer_list<int> values, int again)
{
    std::vector<Throw> all;
    for (const int value : values)
        all.push_back({value, value, int(all.size()) == again});
    return all;
}

double meanOf(const QuickChances& odds)
{
    double mean = 0;
    for (std::size_t i = 0; i < odds.chances.size(); ++i)
        mean += double(odds.least + qint64(i) * odds.step) * odds.chances[i];
    return mean;
}

// d20, a 1 thrown again once; 20 is a critical hit, 16 less 7 and more hits; damage against vigour, injuries beyond it.
double injuries()
{
    struct Attack {
        int damage;
        int boxes;
        auto operator<=>(const Attack&) const = default;
    };
    struct Fighter {
        int vigour;
        int injuries;
        auto operator<=>(const Fighter&) const = default;
    };
    const Distribution d20 = rerolledOnce(evenDie(20), [](qint64 face) { return face == 1; });
    const Distribution blow = shifted(evenDie(8), 4), critical = shifted(sumOf(evenDie(8), 2), 4);
    const auto damage = [](const Distribution& dice, int boxes) {
        return dice.map([boxes](qint64 value) { return Attack{int(value), boxes}; });
    };
    const Odds<Attack> miss = Odds<Attack>::certain({0, 0}), hit = damage(blow, 0), strong = damage(critical, 1);
    const auto kind = d20.map([](qint64 face) { return face == 20 ? 2 : face != 1 && face + 7 >= 16 ? 1 : 0; });
    const Odds<Attack> attack = then(kind, [&](int how) -> const Odds<Attack>& {
        return how == 2 ? strong : how == 1 ? hit : miss;
    });
    const auto next = [](const Fighter& before, const Attack& by) {
        if (by.damage == 0)
            return before;
        return Fighter{
            std::max(0, before.vigour - by.damage), std::min(3, before.injuries + by.boxes + (by.damage > before.vigour))};
    };
    const auto after = sequence(Odds<Fighter>::certain({25, 0}), 3, attack, next);
    return after.chanceThat([](const Fighter& fighter) { return fighter.injuries >= 1; }).value();
}

void workloads(const char* only)
{
    const auto run = [only](
                         const char* name, const char* what, double goal, double expected, const std::function<double()>& find) {
        if (!only || std::strcmp(only, name) == 0)
            workload(name, what, goal, expected, find);
    };
    const Distribution d6 = evenDie(6);
    const auto exploding = Odds<Throw>::evenly(faces({1, 2, 3, 4, 5, 6}, 5));
    const auto pool = Odds<Throw>::evenly(faces({0, 0, 1, 1, 2, 1}, 5));
    run("E1", "100d6, all 501 outcomes", 500, 0.0233226060153454, [&] { return chanceOf(sumOf(evenDie(6), 100), 350); });
    run("E2", "10d6 keep highest 3", 10, 566299.0 / 2519424, [&] { return chanceOf(keptOf(evenDie(6), 10, 3, true), 18); });
    run("E3", "8d6! to depth 12", 3000, 33.599999997427396,
        [&] { return mean(sumOf(scores(chained(exploding, 12)), 8)).value(); });
    run("E4", "12 dice with expertise to depth 12", 300, 11.999999999081213,
        [&] { return mean(sumOf(scores(chained(pool, 12)), 12)).value(); });
    run("E5", "three attacks on vigour and injuries", 20, 0.2456758828125, injuries);
    run("E6", "20d10! to depth 3 keep highest 5", 2000, 57.3698945226256, [&] {
        return mean(keptOf(chained(Odds<Throw>::evenly(faces({1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 9)), 3), 20, 5, true)).value();
    });
    run("E1 quick", "100d6 in doubles", 60, 0.0233226060153454, [&] { return quickSumOf(d6, 100).chances[250]; });
    run("E3 quick", "8d6! to depth 12 in doubles", 100, 33.599999997427396,
        [&] { return meanOf(quickSumOf(scores(chained(exploding, 12)), 8)); });
    run("E4 quick", "12 dice with expertise in doubles", 10, 11.999999999081213,
        [&] { return meanOf(quickSumOf(scores(chained(pool, 12)), 12)); });
    run("E1 term", "100d6 typed", 500, 0.0233226060153454, [&] { return chanceOf(*term("100d6").odds(), 350); });
    run("E2 term", "10d6kh3 typed", 10, 566299.0 / 2519424, [&] { return chanceOf(*term("10d6kh3").odds(), 18); });
    run("E3 term", "8d6!:12 typed", 3000, 33.599999997427396, [&] { return mean(*term("8d6!:12").odds()).value(); });
    run("E6 term", "20d10!:3kh5 typed", 2000, 57.3698945226256, [&] { return mean(*term("20d10!:3kh5").odds()).value(); });
    run("endless", "8d6! without end, typed", 16000, 33.6,
        [&] { return std::round(mean(*term("8d6!").odds()).value() * 1e5) / 1e5; });
}

} // namespace

int main(int argc, char** argv)
{
    const auto isGiven = [&](const char* word) {
        return std::any_of(argv + 1, argv + argc, [word](const char* arg) { return std::strcmp(arg, word) == 0; });
    };
    asJson = isGiven("json");
    if (argc > 2 && std::strcmp(argv[argc - 2], "cold") == 0) { // one workload in a process of its own
        workloads(argv[argc - 1]);
        return 0;
    }
    if (!isGiven("odds")) {
        rolls("3d6", 2, 15);
        rolls("10d6!", 0.8, 5);
        rolls("1d20+5", 2, 15);
    }
    if (!isGiven("rolls"))
        workloads(nullptr);
    return 0;
}

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How long the rules of Swords & Souls take, and how many tables a second their lawful actions are found for: prints a
// table, judges nothing.
#include "engine/json.h"
#include "games/swords-and-souls/rules/game.h"
#include "games/swords-and-souls/rules/rules.h"
#include "random_table.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>

namespace {

using Clock = std::chrono::steady_clock;

double seconds(Clock::duration time) { return std::chrono::duration<double>(time).count(); }

void row(const char* what, std::vector<double> micros, const char* goal)
{
    std::ranges::sort(micros);
    const auto at = [&](double share) { return micros[size_t(double(micros.size() - 1) * share)]; };
    std::printf("%-40s %9.2f %9.2f %9.2f us   %s\n", what, at(0.5), at(0.95), at(1), goal);
}

void actions(const engine::Game& game)
{
    dice::Source chance(7);
    std::map<QString, std::vector<double>> byVerb;
    std::vector<double> every, offers;
    for (int i = 0; i < 300; ++i) {
        const auto state = game.stateFromJson(engine::toJson(swordsandsouls::randomState(chance)).toObject());
        const auto start = Clock::now();
        const auto all = game.offers(*state);
        offers.push_back(1e6 * seconds(Clock::now() - start));
        for (const engine::Offer& offer : all) {
            const engine::AnyAction& action = offer.action;
            if (!offer.verdict.isAllowed() || !game.incomplete(*state, action).isEmpty())
                continue;
            const auto begun = Clock::now();
            const auto verdict = game.check(*state, action);
            const auto outcome = game.apply(*state, action);
            const double time = 1e6 * seconds(Clock::now() - begun);
            byVerb[offer.verb].push_back(time);
            every.push_back(time);
        }
    }
    row("check + apply, every allowed offer", every, "goal <= 20 us median");
    for (const auto& [verb, samples] : byVerb)
        row(qPrintable(QStringLiteral("  ") + verb), samples, "");
    row("offers of a table", offers, "goal <= 2000 us");
}

void generating()
{
    dice::Source chance(8);
    std::vector<swordsandsouls::State> tables;
    for (int i = 0; i < 500; ++i)
        tables.push_back(swordsandsouls::randomState(chance));
    qint64 positions = 0, found = 0, allowed = 0;
    const auto start = Clock::now();
    for (int times = 0; times < 4; ++times)
        for (const swordsandsouls::State& table : tables) {
            for (const engine::Offer& offer : swordsandsouls::offers(table)) {
                ++found;
                allowed += offer.verdict.isAllowed();
            }
            ++positions;
        }
    const double time = seconds(Clock::now() - start);
    std::printf("lawful actions of a table: %.0f positions/s, %.1f allowed and %.1f refused each\n", double(positions) / time,
        double(allowed) / double(positions), double(found - allowed) / double(positions));
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    std::printf("%-40s %9s %9s %9s\n", "", "median", "p95", "max");
    actions(*swordsandsouls::game());
    generating();
    return 0;
}

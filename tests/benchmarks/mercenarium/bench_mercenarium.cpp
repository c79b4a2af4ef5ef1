// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How long the rules of Mercenarium take, and how fast it looks ahead: prints a table, judges nothing.
#include "engine/json.h"
#include "games/mercenarium/rules/game.h"
#include "games/mercenarium/rules/lookahead.h"
#include "random_position.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>

namespace {

using Clock = std::chrono::steady_clock;

double seconds(Clock::duration time)
{
    return std::chrono::duration<double>(time).count();
}

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
    qsizetype most = 0;
    for (int i = 0; i < 40; ++i) {
        mercenarium::State table = mercenarium::randomState(chance, 7, 7, 30);
        while (table.board.size() < 24)
            table = mercenarium::randomState(chance, 7, 7, 30);
        const auto state = game.stateFromJson(engine::toJson(table).toObject());
        const auto start = Clock::now();
        const auto all = game.offers(*state);
        offers.push_back(1e6 * seconds(Clock::now() - start));
        most = std::max(most, all.size());
        for (const engine::Offer& offer : all) {
            const auto action = game.action(*state, offer.verb, offer.fields);
            if (!action)
                continue;
            for (int times = 0; times < 5; ++times) {
                const auto begun = Clock::now();
                const auto verdict = game.check(*state, *action);
                const auto outcome = game.apply(*state, *action);
                const double time = 1e6 * seconds(Clock::now() - begun);
                byVerb[offer.verb].push_back(time);
                every.push_back(time);
            }
        }
    }
    row("check + apply, every offered action", every, "goal <= 20 us median");
    for (const auto& [verb, samples] : byVerb)
        row(qPrintable(QStringLiteral("  ") + verb), samples, "");
    std::printf("offers of a full board: up to %d\n", int(most));
    row("offers of a full board", offers, "goal <= 2000 us");
}

void lookingAhead()
{
    dice::Source chance(8);
    std::vector<mercenarium::State> tables;
    for (int i = 0; i < 200; ++i)
        tables.push_back(mercenarium::randomState(chance, 7, 7, 20));
    std::vector<mercenarium::Ply> plies;
    qint64 positions = 0, found = 0;
    const auto start = Clock::now();
    for (const mercenarium::State& table : tables) {
        const mercenarium::Sheet sheet(table);
        const mercenarium::Position position(table, sheet);
        for (int times = 0; times < 500; ++times, ++positions) {
            mercenarium::legalPlies(sheet, position, plies);
            found += qint64(plies.size());
        }
    }
    const double generating = seconds(Clock::now() - start);
    std::printf("lawful actions of a position: %.0f positions/s, %.1f actions each\n", double(positions) / generating, double(found) / double(positions));
    qint64 nodes = 0, depths = 0;
    const auto begun = Clock::now();
    for (int i = 0; i < 20; ++i) {
        const mercenarium::LookAhead ahead = mercenarium::lookAhead(tables[size_t(i)], {50000, 0});
        nodes += ahead.nodes;
        depths += ahead.depth;
    }
    std::printf("looking ahead: %.0f nodes/s, depth %.1f in 50,000 nodes\n", double(nodes) / seconds(Clock::now() - begun), double(depths) / 20);
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    std::printf("%-40s %9s %9s %9s\n", "", "median", "p95", "max");
    actions(*mercenarium::game());
    lookingAhead();
    return 0;
}

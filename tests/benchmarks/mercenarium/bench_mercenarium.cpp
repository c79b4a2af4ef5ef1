// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How long the rules of Mercenarium take, and how fast it looks ahead: prints a table, judges nothing.
#include "engine/json.h"
#include "games/mercenarium/rules/game.h"
#include "games/mercenarium/rules/lookahead/lookahead.h"
#include "random_position.h"

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
            const engine::AnyAction& action = offer.action;
            for (int times = 0; times < 5; ++times) {
                const auto begun = Clock::now();
                const auto verdict = game.check(*state, action);
                const auto outcome = game.apply(*state, action);
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

using Tables = std::vector<mercenarium::State>;

Tables someTables()
{
    dice::Source chance(8);
    Tables tables;
    for (int i = 0; i < 200; ++i)
        tables.push_back(mercenarium::randomState(chance, 7, 7, 20));
    return tables;
}

// A position is copied, an action is played on the copy, and the copy is told apart from others.
double stepsPerSecond(const Tables& tables)
{
    qint64 steps = 0;
    quint64 all = 0;
    Clock::duration spent{};
    std::vector<mercenarium::Ply> plies;
    for (const mercenarium::State& table : tables) {
        const mercenarium::Sheet sheet(table);
        const mercenarium::Position position(table, sheet);
        mercenarium::legalPlies(sheet, position, plies);
        const auto start = Clock::now();
        for (int times = 0; times < 500; ++times)
            for (const mercenarium::Ply& ply : plies) {
                mercenarium::Position next = position;
                mercenarium::play(sheet, next, ply);
                all += next.hash();
            }
        spent += Clock::now() - start;
        steps += 500 * qint64(plies.size());
    }
    [[maybe_unused]] static volatile quint64 kept;
    kept = all; // so that nothing is left out
    return double(steps) / seconds(spent);
}

double generatedPerSecond(const Tables& tables, double& each)
{
    std::vector<mercenarium::Ply> plies;
    qint64 positions = 0, found = 0;
    const auto start = Clock::now();
    for (const mercenarium::State& table : tables) {
        const mercenarium::Sheet sheet(table);
        const mercenarium::Position position(table, sheet);
        for (int times = 0; times < 2000; ++times, ++positions) {
            mercenarium::legalPlies(sheet, position, plies);
            found += qint64(plies.size());
        }
    }
    each = double(found) / double(positions);
    return double(positions) / seconds(Clock::now() - start);
}

double nodesPerSecond(const Tables& tables, double& depth)
{
    qint64 nodes = 0, depths = 0;
    const auto start = Clock::now();
    for (size_t i = 0; i < 20; ++i) {
        const mercenarium::LookAhead ahead = mercenarium::lookAhead(tables[i], {200000, 0});
        nodes += ahead.nodes;
        depths += ahead.depth;
    }
    depth = double(depths) / 20;
    return double(nodes) / seconds(Clock::now() - start);
}

void waiting(const Tables& tables)
{
    std::vector<double> first, stopped;
    bool isSame = true;
    for (size_t i = 0; i < 40; ++i) {
        const auto start = Clock::now();
        std::optional<Clock::time_point> advised, asked;
        const auto enough = [&] {
            if (!asked && Clock::now() - start > std::chrono::milliseconds(30))
                asked = Clock::now(); // somebody presses Stop now
            return asked.has_value();
        };
        mercenarium::lookAhead(tables[i], {500000000, 0},
            {enough, [&](const mercenarium::LookAhead&) { advised = advised.value_or(Clock::now()); }});
        if (advised)
            first.push_back(1e6 * seconds(*advised - start));
        if (asked)
            stopped.push_back(1e6 * seconds(Clock::now() - *asked));
        const auto answer = [&] { return mercenarium::lookAhead(tables[i], {20000, 0}); };
        isSame &= answer().line == answer().line;
    }
    row("first advice", first, "goal <= 100 ms");
    row("from stop to the end", stopped, "goal <= 16 ms");
    std::printf("same budget, same answer: %s\n", isSame ? "yes" : "NO");
}

void lookingAhead()
{
    const Tables tables = someTables();
    double each = 0, depth = 0;
    waiting(tables);
    std::printf("%-40s %12.0f /s   goal >= 10,000,000\n", "copy, play and tell apart", stepsPerSecond(tables));
    const double generated = generatedPerSecond(tables, each);
    std::printf("%-40s %12.0f /s   %.1f actions each\n", "all lawful actions of a position", generated, each);
    const double nodes = nodesPerSecond(tables, depth);
    std::printf("%-40s %12.0f /s   goal >= 2,000,000; depth %.1f in 200,000\n", "positions looked at", nodes, depth);
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    if (argc > 1 && qstrcmp(argv[1], "nodes") == 0) { // for peers.sh
        double depth = 0;
        std::printf("%.0f\n", nodesPerSecond(someTables(), depth));
        return 0;
    }
    std::printf("%-40s %9s %9s %9s\n", "", "median", "p95", "max");
    actions(*mercenarium::game());
    lookingAhead();
    return 0;
}

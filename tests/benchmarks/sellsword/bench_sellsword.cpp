// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How long the rules of Sellsword take with 16 units on a map of 30 by 20 squares: prints a table, judges nothing.
#include "dice/source.h"
#include "games/sellsword/rules/game.h"
#include "games/sellsword/rules/map/field.h"
#include "games/sellsword/rules/map/steps.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>

namespace {

using Clock = std::chrono::steady_clock;

double micros(Clock::duration time) { return std::chrono::duration<double, std::micro>(time).count(); }

void row(const char* what, std::vector<double> samples, const char* goal)
{
    std::ranges::sort(samples);
    const auto at = [&](double share) { return samples[size_t(double(samples.size() - 1) * share)]; };
    std::printf("%-40s %9.2f %9.2f %9.2f us   %s\n", what, at(0.5), at(0.95), at(1), goal);
}

QString square(int x, int y) { return QStringLiteral("%1,%2").arg(x).arg(y); }

// Eight against eight, crowded in the middle of a map with walls, pillars, brush and smoke.
QJsonObject fullBattle(dice::Source& dice)
{
    QJsonArray walls, filled, terrain, cards, units;
    for (int i = 0; i < 12; ++i) {
        const int x = dice.face(26), y = dice.face(16);
        walls += QStringLiteral("%1-%2").arg(square(x, y), i % 2 ? square(x + 3, y) : square(x, y + 3));
        const QString at = square(dice.face(29) - 1, dice.face(19) - 1);
        filled += at;
    }
    for (const char* kind : {"challenging", "brush", "smoke", "damaging", "obstructing", "pit"})
        for (int i = 0; i < 8; ++i)
            terrain += QJsonObject{{QStringLiteral("at"), square(dice.face(29) - 1, dice.face(19) - 1)},
                {QStringLiteral("kind"), QLatin1String(kind)}};
    const QJsonArray wounds{QJsonObject{{QStringLiteral("kind"), QStringLiteral("wounds")}, {QStringLiteral("amount"), 10},
        {QStringLiteral("type"), QStringLiteral("cut")}}};
    for (int i = 0; i < 16; ++i) {
        const QString id = QStringLiteral("u%1").arg(i);
        cards += QJsonObject{{QStringLiteral("id"), id}, {QStringLiteral("move"), 5}, {QStringLiteral("armor"), 15},
            {QStringLiteral("vigor"), 20}, {QStringLiteral("wits"), 12}, {QStringLiteral("cost"), 15},
            {QStringLiteral("pool"), QJsonObject{{QStringLiteral("green"), 1}}},
            {QStringLiteral("attacks"),
                QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("sword")}, {QStringLiteral("bonus"), 7},
                               {QStringLiteral("effects"), wounds}},
                    QJsonObject{{QStringLiteral("id"), QStringLiteral("bow")}, {QStringLiteral("bonus"), 6},
                        {QStringLiteral("range"), 12}, {QStringLiteral("effects"), wounds}}}}};
        units +=
            QJsonObject{{QStringLiteral("id"), id}, {QStringLiteral("player"), i % 2 ? QStringLiteral("q") : QStringLiteral("p")},
                {QStringLiteral("at"), square(8 + 2 * (i % 8), 6 + 4 * (i / 8) + dice.face(3))}};
    }
    return {{QStringLiteral("players"),
                QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("p")}},
                    QJsonObject{{QStringLiteral("id"), QStringLiteral("q")}}}},
        {QStringLiteral("cards"), cards}, {QStringLiteral("units"), units},
        {QStringLiteral("map"),
            QJsonObject{
                {QStringLiteral("walls"), walls}, {QStringLiteral("filled"), filled}, {QStringLiteral("terrain"), terrain}}},
        {QStringLiteral("turn"),
            QJsonObject{{QStringLiteral("unit"), QStringLiteral("u0")}, {QStringLiteral("controller"), QStringLiteral("p")}}}};
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    const auto game = sellsword::game();
    dice::Source dice(5);
    std::map<QString, std::vector<double>> byVerb;
    std::vector<double> every, offers, preview, reach, sight;
    qsizetype most = 0;
    for (int battle = 0; battle < 30; ++battle) {
        const auto state = game->stateFromJson(fullBattle(dice));
        if (!state)
            continue;
        for (int i = 0; i < 5; ++i) {
            const auto start = Clock::now();
            const auto all = game->offers(*state);
            offers.push_back(micros(Clock::now() - start));
            most = std::max(most, all.size());
        }
        for (const engine::Offer& offer : game->offers(*state)) {
            const engine::AnyAction& action = offer.action;
            for (int i = 0; i < 3; ++i) {
                const auto start = Clock::now();
                const auto verdict = game->check(*state, action);
                const auto outcome = game->apply(*state, action);
                byVerb[offer.verb].push_back(micros(Clock::now() - start));
                every.push_back(byVerb[offer.verb].back());
            }
        }
        for (int i = 1; i < 16; i += 2) {
            const auto start = Clock::now();
            (void)game->ask(*state, QStringLiteral("preview"),
                {{QStringLiteral("who"), QStringLiteral("u0")}, {QStringLiteral("attack"), QStringLiteral("bow")},
                    {QStringLiteral("target"), QStringLiteral("u%1").arg(i)}});
            preview.push_back(micros(Clock::now() - start));
        }
        const auto& table = *static_cast<const sellsword::State*>(state->get());
        const sellsword::Board board(table);
        for (const sellsword::Unit& one : table.units) {
            auto start = Clock::now();
            (void)sellsword::reachOf(board, one, 10, 0);
            reach.push_back(micros(Clock::now() - start));
            start = Clock::now();
            (void)sellsword::sightBetween(
                board, sellsword::bodyOf(table, table.units.first()), sellsword::bodyOf(table, one), sellsword::Size::Medium);
            sight.push_back(micros(Clock::now() - start));
        }
    }
    std::printf("%-40s %9s %9s %9s\n", "", "median", "p95", "max");
    row("check + apply, every offered action", every, "");
    for (const auto& [verb, samples] : byVerb)
        row(qPrintable(QStringLiteral("  ") + verb), samples, "");
    std::printf("offers of a full battle: up to %d\n", int(most));
    row("offers of a full battle", offers, "goal <= 5000 us");
    row("attack preview", preview, "");
    row("reach of two moves", reach, "");
    row("line of sight", sight, "");
    return 0;
}

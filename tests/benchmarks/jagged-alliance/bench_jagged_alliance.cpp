// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How long Jagged Alliance takes with four mercenaries, six sectors and twelve enemies: prints a table, judges nothing.
#include "games/jagged-alliance/rules/game.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

void row(const char* what, std::vector<double> all, const char* goal)
{
    std::sort(all.begin(), all.end());
    if (!all.empty())
        std::printf(
            "%-40s %10.1f %10.1f %10.1f us   goal %s\n", what, all[all.size() / 2], all[all.size() * 95 / 100], all.back(), goal);
}

QJsonObject fullTable()
{
    QJsonArray mercenaries, cards, sectors, edges, enemies;
    const QStringList areas{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d")};
    for (int i = 0; i < 4; ++i) {
        const QString id = QStringLiteral("m%1").arg(i);
        mercenaries += QJsonObject{{"id", id}, {"place", "team"}, {"at", "s0"}, {"area", areas[i / 2]}, {"stamina", 6},
            {"command", 1}, {"skills", QJsonObject{{"leadership", "YO"}, {"mechanical", "Y"}, {"medical", "O"}}}};
        for (const auto& [slot, kind] : {std::pair("weapon-1", "weapon"), std::pair("weapon-2", "weapon"),
                 std::pair("armour", "armour"), std::pair("inventory", "tool"), std::pair("ally", "ally")})
            cards += QJsonObject{{"id", id + QLatin1String(slot)}, {"kind", kind}, {"place", slot}, {"holder", id},
                {"armour", "Y"}, {"durability", 2},
                {"uses",
                    QJsonArray{QJsonObject{{"fatigue", 1}, {"range", 1}, {"dice", "YO"}},
                        QJsonObject{{"fatigue", 2}, {"range", 1}, {"dice", "OO"}}}}};
    }
    for (int i = 0; i < 6; ++i) {
        QJsonArray borders, drawn;
        for (int a = 0; a < 4; ++a) {
            drawn += QJsonObject{{"id", areas[a]}};
            borders += QJsonObject{{"a", areas[a]}, {"b", areas[(a + 1) % 4]}};
        }
        sectors += QJsonObject{{"id", QStringLiteral("s%1").arg(i)}, {"state", "contested"}, {"areas", drawn},
            {"borders", borders}, {"rebel_slots", 2}};
        edges += QJsonObject{{"a", QStringLiteral("s%1").arg(i)}, {"b", QStringLiteral("s%1").arg((i + 1) % 6)}};
    }
    for (int i = 0; i < 12; ++i)
        enemies += QJsonObject{{"id", QStringLiteral("e%1").arg(i)}, {"card", "guard"}, {"at", QStringLiteral("s%1").arg(i / 6)},
            {"area", areas[i % 4]}};
    return {{"phase", "players"}, {"scenario", QJsonObject{{"id", "bench"}, {"turn", 1}}}, {"active", "m0"},
        {"step", "reorganise"}, {"funds", 6}, {"rebels", 3}, {"mercenaries", mercenaries}, {"cards", cards}, {"sectors", sectors},
        {"edges", edges}, {"enemies", enemies},
        {"enemy_cards",
            QJsonArray{QJsonObject{{"id", "guard"}, {"initiative", 3}, {"basic", QJsonObject{{"health", 9}, {"armour", 1}}}}}}};
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    const auto game = jaggedalliance::game();
    const auto state = game->stateFromJson(fullTable());
    if (!state) {
        std::printf("%s\n", qPrintable(state.faults().first().text()));
        return 1;
    }
    std::printf("%-40s %10s %10s %10s\n", "", "median", "p95", "max");
    std::vector<double> offers, every;
    for (int i = 0; i < 200; ++i) {
        const auto start = Clock::now();
        const auto all = game->offers(*state);
        offers.push_back(std::chrono::duration<double, std::micro>(Clock::now() - start).count());
    }
    std::map<QString, std::vector<double>> byVerb;
    for (const engine::Offer& offer : game->offers(*state))
        for (int i = 0; i < 20; ++i) {
            const auto start = Clock::now();
            const auto verdict = game->check(*state, offer.action);
            const auto outcome = game->apply(*state, offer.action);
            const double time = std::chrono::duration<double, std::micro>(Clock::now() - start).count();
            byVerb[offer.verb].push_back(time);
            every.push_back(time);
        }
    std::printf("offers: %d\n", int(game->offers(*state).size()));
    row("offers of a full table", offers, "<= 3000 us");
    row("check + apply, every offered action", every, "<= 20 us median");
    for (auto& [verb, samples] : byVerb)
        row(qPrintable(QStringLiteral("  ") + verb), samples, "");
    return 0;
}

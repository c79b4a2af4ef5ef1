// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How long the engine and the games take: prints a table, judges nothing.
#include "engine/table.h"
#include "games/catalogue.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>

#include <spawn.h>
#include <sys/wait.h>

extern char** environ;

namespace {

using Clock = std::chrono::steady_clock;

double micros(Clock::duration time) { return std::chrono::duration<double, std::micro>(time).count(); }

struct Samples {
    std::vector<double> all;
    double at(double share)
    {
        std::sort(all.begin(), all.end());
        return all.empty() ? 0 : all[size_t(double(all.size() - 1) * share)];
    }
};

void row(const char* what, Samples samples, const char* unit, double divide, const char* goal)
{
    std::printf("%-46s %10.2f %10.2f %10.2f %s   goal %s\n", what, samples.at(0.5) / divide, samples.at(0.95) / divide,
        samples.at(1) / divide, unit, goal);
}

// Four mercenaries against eight cards: as full as a battle gets in play.
QJsonObject fullBattle(int phase)
{
    QJsonArray mercenaries, crew, cards, opposition;
    const QStringList corners{QStringLiteral("NE"), QStringLiteral("SE"), QStringLiteral("SW"), QStringLiteral("NW")};
    const QStringList zones{QStringLiteral("N"), QStringLiteral("E"), QStringLiteral("S"), QStringLiteral("W")};
    for (int i = 0; i < 4; ++i) {
        const QString id = QStringLiteral("m%1").arg(i);
        mercenaries += QJsonObject{{QStringLiteral("id"), id}, {QStringLiteral("cost"), 6},
            {QStringLiteral("healthy"), QStringLiteral("3/2/2/2")}, {QStringLiteral("weary"), QStringLiteral("2/1/1/2")},
            {QStringLiteral("assists"), QJsonArray{QStringLiteral("melee")}}};
        crew += QJsonObject{{QStringLiteral("id"), id}, {QStringLiteral("at"), corners[i]}};
    }
    for (int i = 0; i < 18; ++i)
        mercenaries += QJsonObject{{QStringLiteral("id"), QStringLiteral("other%1").arg(i)}, {QStringLiteral("cost"), 6},
            {QStringLiteral("healthy"), QStringLiteral("3/2/2/2")}, {QStringLiteral("weary"), QStringLiteral("2/1/1/2")}};
    for (int i = 0; i < 8; ++i) {
        const QString id = QStringLiteral("x%1").arg(i);
        cards += QJsonObject{
            {QStringLiteral("id"), id}, {QStringLiteral("ranks"), i % 2 ? QStringLiteral("2/0/2/0") : QStringLiteral("0/0/2/2")}};
        opposition += QJsonObject{{QStringLiteral("id"), id}, {QStringLiteral("zone"), zones[i % 4]}};
    }
    return {{QStringLiteral("step"), QStringLiteral("battle")},
        {QStringLiteral("contract"), QJsonObject{{QStringLiteral("card"), QStringLiteral("job")}, {QStringLiteral("m"), 4}}},
        {QStringLiteral("career_cards"),
            QJsonArray{
                QJsonObject{{QStringLiteral("id"), QStringLiteral("job")}, {QStringLiteral("type"), QStringLiteral("protector")},
                    {QStringLiteral("objective"), QJsonObject{{QStringLiteral("name"), QStringLiteral("client")}}}}}},
        {QStringLiteral("mercenaries"), mercenaries}, {QStringLiteral("opposition_cards"), cards},
        {QStringLiteral("battle"),
            QJsonObject{{QStringLiteral("round"), 1}, {QStringLiteral("phase"), phase}, {QStringLiteral("crew"), crew},
                {QStringLiteral("opposition"), opposition}}}};
}

// Six heroes with five cards each, in the play step, under attack and between two turns.
QJsonObject fullCircle(const char* step, bool attacked)
{
    QJsonArray cards, players;
    const QStringList does{QStringLiteral("attack"), QStringLiteral("block"), QStringLiteral("dodge"),
        QStringLiteral("helps_attack"), QStringLiteral("cancels_block")};
    QStringList hand;
    for (const QString& what : does) {
        cards += QJsonObject{{QStringLiteral("id"), what},
            {QStringLiteral("icons"),
                QJsonArray{QStringLiteral("action"), QStringLiteral("reaction"), QStringLiteral("instant")}},
            {what, true}};
        hand += what;
    }
    for (const QString& id : {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d"),
             QStringLiteral("e"), QStringLiteral("f")})
        players += QJsonObject{{QStringLiteral("id"), id}, {QStringLiteral("hand"), QJsonArray::fromStringList(hand)},
            {QStringLiteral("deck"), QJsonArray::fromStringList(hand)}, {QStringLiteral("obols"), 4}};
    QJsonObject state{{QStringLiteral("step"), QLatin1String(step)}, {QStringLiteral("turn"), QStringLiteral("a")},
        {QStringLiteral("turns"), 9}, {QStringLiteral("cards"), cards}, {QStringLiteral("players"), players},
        {QStringLiteral("arsenal"),
            QJsonObject{{QStringLiteral("deck"), QJsonArray::fromStringList(hand + hand + hand)},
                {QStringLiteral("row"), QJsonArray::fromStringList(hand.mid(0, 3))}}}};
    if (attacked)
        state.insert(QStringLiteral("attack"),
            QJsonObject{{QStringLiteral("attacker"), QStringLiteral("a")}, {QStringLiteral("target"), QStringLiteral("c")},
                {QStringLiteral("aimed"), QStringLiteral("c")}, {QStringLiteral("way"), QStringLiteral("clockwise")},
                {QStringLiteral("used"),
                    QJsonArray{QJsonObject{
                        {QStringLiteral("card"), QStringLiteral("attack")}, {QStringLiteral("owner"), QStringLiteral("a")}}}},
                {QStringLiteral("path"), QJsonArray{QStringLiteral("c")}}});
    return state;
}

void rules(const engine::Game& game, const QList<QJsonObject>& given)
{
    std::printf("%s\n", qPrintable(game.title()));
    std::map<QString, Samples> byVerb;
    Samples every, offers;
    for (const QJsonObject& one : given) {
        const auto state = game.stateFromJson(one);
        for (int i = 0; i < 200; ++i) {
            const auto start = Clock::now();
            const auto all = game.offers(*state);
            offers.all.push_back(micros(Clock::now() - start));
        }
        std::printf("  offers: %d\n", int(game.offers(*state).size()));
        for (const engine::Offer& offer : game.offers(*state)) {
            const engine::AnyAction& action = offer.action;
            for (int i = 0; i < 50; ++i) {
                const auto start = Clock::now();
                const auto verdict = game.check(*state, action);
                const auto outcome = game.apply(*state, action);
                const double time = micros(Clock::now() - start);
                byVerb[offer.verb].all.push_back(time);
                every.all.push_back(time);
            }
        }
    }
    row("check + apply, every offered action", every, "us", 1, "<= 20 us median");
    for (auto& [verb, samples] : byVerb)
        row(qPrintable(QStringLiteral("  ") + verb), samples, "us", 1, "");
    row("offers of a full table", offers, "us", 1, "<= 2000 us");
}

void undo(const engine::Game& game)
{
    engine::MemoryJournal journal;
    engine::Table table(game, journal, [] { return QDateTime(); });
    (void)table.begin({}, {}, {});
    for (int i = 1; i < 10000; ++i)
        (void)table.submit({QStringLiteral("correct"),
                               {{QStringLiteral("path"), QStringLiteral("wealth")}, {QStringLiteral("value"), i % 50},
                                   {QStringLiteral("reason"), QStringLiteral("bench")}}},
            {});
    Samples warm;
    for (int i = 0; i < 200; ++i) {
        const auto start = Clock::now();
        (void)table.undo({});
        warm.all.push_back(micros(Clock::now() - start));
    }
    row("undo at 10,000 entries", warm, "us", 1, "<= 5000 us");
    Samples cold;
    for (int i = 0; i < 5; ++i) {
        engine::Table again(game, journal, [] { return QDateTime(); });
        (void)again.open();
        const auto start = Clock::now();
        (void)again.undo({});
        cold.all.push_back(micros(Clock::now() - start));
    }
    row("first undo after opening 10,000 entries", cold, "us", 1, "<= 5000 us");
}

// A whole process from spawn to exit, its output thrown away.
void process(const char* what, const QStringList& command, const char* goal)
{
    std::vector<QByteArray> bytes;
    for (const QString& part : command)
        bytes.push_back(part.toUtf8());
    std::vector<char*> argv;
    for (QByteArray& part : bytes)
        argv.push_back(part.data());
    argv.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", 1, 0);
    Samples samples;
    for (int i = 0; i < 60; ++i) {
        const auto start = Clock::now();
        pid_t pid = 0;
        if (posix_spawn(&pid, argv[0], &actions, nullptr, argv.data(), environ) != 0)
            break;
        int status = 0;
        waitpid(pid, &status, 0);
        if (i >= 5 && WIFEXITED(status) && WEXITSTATUS(status) == 0)
            samples.all.push_back(micros(Clock::now() - start));
    }
    posix_spawn_file_actions_destroy(&actions);
    row(what, samples, "ms", 1000, goal);
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    if (argc > 1 && QByteArray(argv[1]) == "nothing")
        return 0; // the floor: a process that loads Qt Core and ends
    std::printf("%-46s %10s %10s %10s\n", "", "median", "p95", "max");
    const auto games = games::catalogue();
    for (const auto& game : games) {
        if (game->id() == QLatin1String("hired-swords"))
            rules(*game, {fullBattle(3), fullBattle(4), fullBattle(5)});
        if (game->id() == QLatin1String("swords-and-souls"))
            rules(*game,
                {fullCircle("play", false), fullCircle("play", true), fullCircle("buy", false), fullCircle("instants", false)});
    }
    undo(*games.front());
    const QString self = QCoreApplication::applicationFilePath();
    process("floor: a Qt Core process", {self, QStringLiteral("nothing")}, "-");
    process("musterroll-cli roll 3d6", {QStringLiteral(MR_CLI), QStringLiteral("roll"), QStringLiteral("3d6")}, "<= 6 ms");
    return 0;
}

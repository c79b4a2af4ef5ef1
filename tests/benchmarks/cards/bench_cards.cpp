// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How long a pack of 500 cards takes to be read and checked, and ten thousand to be pasted: prints, judges nothing.
#include "cards/gaps.h"
#include "cards/my_cards.h"
#include "cards/pasted.h"
#include "games/catalogue.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

namespace {

constexpr int cardsInAll = 500;

QByteArray packOf(int broken)
{
    QJsonArray career, opposition, mercenaries, careerDeck, oppositionDeck, village;
    const QString text =
        QStringLiteral("Whoever stands beside this card reads some twenty words about a bridge, a toll and a very patient goat.");
    for (int i = 0; i < cardsInAll / 2; ++i) {
        const QString id = QStringLiteral("contract-%1").arg(i);
        const QJsonObject effect{{QStringLiteral("kind"), QStringLiteral("gold")},
            {QStringLiteral("amount"), QStringLiteral("+2")}, {QStringLiteral("text"), text}};
        career += QJsonObject{{QStringLiteral("id"), id}, {QStringLiteral("title"), id}, {QStringLiteral("text"), text},
            {QStringLiteral("budget"), i < broken ? 5000 : 12}, {QStringLiteral("bonus"), QStringLiteral("D6")},
            {QStringLiteral("arrows"),
                QJsonObject{{QStringLiteral("north"), QStringLiteral("2")}, {QStringLiteral("east"), QStringLiteral("M")}}},
            {QStringLiteral("effects"), QJsonArray{effect, effect}}};
        careerDeck += id;
    }
    for (int i = 0; i < cardsInAll / 4; ++i) {
        const QString id = QStringLiteral("foe-%1").arg(i);
        opposition += QJsonObject{{QStringLiteral("id"), id}, {QStringLiteral("title"), id}, {QStringLiteral("text"), text},
            {QStringLiteral("ranks"), QStringLiteral("3/0/2/1")}};
        oppositionDeck += id;
        const QString who = QStringLiteral("hand-%1").arg(i);
        mercenaries += QJsonObject{{QStringLiteral("id"), who}, {QStringLiteral("title"), who}, {QStringLiteral("text"), text},
            {QStringLiteral("cost"), 4}, {QStringLiteral("healthy"), QStringLiteral("2/0/3/1")},
            {QStringLiteral("weary"), QStringLiteral("1/0/2/1")}};
        village += who;
    }
    const QJsonObject setup{{QStringLiteral("settlements"), QJsonObject{{QStringLiteral("village"), village}}},
        {QStringLiteral("mercenaries"), mercenaries}, {QStringLiteral("career_deck"), careerDeck},
        {QStringLiteral("opposition_deck"), oppositionDeck}};
    return QJsonDocument(
        QJsonObject{{QStringLiteral("format"), QStringLiteral("musterroll-pack")},
            {QStringLiteral("version"), cards::packVersion}, {QStringLiteral("game"), QStringLiteral("hired-swords")},
            {QStringLiteral("id"), QStringLiteral("bench")}, {QStringLiteral("setup"), setup},
            {QStringLiteral("cards"),
                QJsonObject{{QStringLiteral("career"), career}, {QStringLiteral("opposition"), opposition}}}})
        .toJson();
}

// Rows as somebody pastes them out of a table.
QByteArray rowsOf(int count)
{
    QByteArray rows("Title\tcost\thealthy\tweary\n");
    for (int i = 0; i < count; ++i)
        rows += "Hand number " + QByteArray::number(i) + '\t' + QByteArray::number(i % 20) + "\t2/1/3/2\t1/0/2/1\n";
    return rows;
}

template <class Work> void row(const char* what, const char* goal, Work work, int times = 40)
{
    std::vector<double> all;
    for (int i = 0; i < times; ++i) {
        const auto start = std::chrono::steady_clock::now();
        work();
        all.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
    }
    std::sort(all.begin(), all.end());
    std::printf("%-40s %8.2f ms median %8.2f ms max   goal %s\n", what, all[times / 2], all.back(), goal);
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    const auto games = games::catalogue();
    const QByteArray sound = packOf(0), faulty = packOf(20);
    const auto pack = cards::readPack(sound, *games.front(), QStringLiteral("bench"));
    if (!pack) {
        std::printf("%s\n", qPrintable(pack.faults().first().text()));
        return 1;
    }
    std::printf("a pack of %d cards, %d KB\n", cardsInAll, int(sound.size() / 1024));
    row("read and checked", "<= 50 ms", [&] { (void)cards::readPack(sound, *games.front(), QStringLiteral("bench")); });
    row("the same with 20 faults, all placed", "-",
        [&] { (void)cards::readPack(faulty, *games.front(), QStringLiteral("bench")); });
    row("its gaps", "-", [&] { (void)cards::gaps(*pack, *games.front()); });
    const engine::Game& game = *games.front();
    const QString place = QStringLiteral("setup.mercenaries");
    const cards::Pack before = cards::emptyMyCards(game);
    const QByteArray rows = rowsOf(10'000);
    const auto table = cards::readPasted(rows, cards::sectionAt(before, game, place)->schema, place);
    const auto columns = cards::columnsOf(*table, cards::sectionAt(before, game, place)->schema);
    constexpr int few = 5;
    cards::Preview seen;
    row(
        "10,000 pasted rows looked at", "-", [&] { seen = cards::preview(*table, *columns, before, game, place, {}); }, few);
    engine::Result<cards::Pack> after = before;
    row(
        "the same taken", "-", [&] { after = cards::taken(seen, before, game, place, cards::Take::All); }, few);
    row(
        "the same taken back", "-", [&] { (void)cards::takenBack(*after, before, *after, game); }, few);
    return 0;
}

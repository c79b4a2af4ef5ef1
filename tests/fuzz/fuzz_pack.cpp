// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The pack reader with any bytes: whatever it lets pass, a game must be able to begin with and to write again.
#include "cards/gaps.h"
#include "games/catalogue.h"

#include <QJsonDocument>

#include <cstdint>
#include <cstdlib>

namespace {

void demand(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size)
{
    static const auto all = games::catalogue();
    cards::Games known;
    for (const auto& game : all)
        known += game.get();
    const auto pack =
        cards::readPack(QByteArray(reinterpret_cast<const char*>(bytes), qsizetype(size)), known, QStringLiteral("file"));
    if (!pack) {
        demand(!pack.faults().isEmpty() && pack.faults().size() <= 200);
        for (const engine::Fault& fault : pack.faults())
            demand(fault.place.startsWith(QStringLiteral("file")) && !fault.problem.isEmpty());
        return 0;
    }
    for (const engine::Game* game : known)
        if (game->id() == pack->game) {
            (void)game->newGame(pack->setup);
            for (const cards::Gap& gap : cards::gaps(*pack, *game))
                demand(!gap.text().isEmpty());
        }
    const QJsonObject again{{QStringLiteral("format"), QStringLiteral("musterroll-pack")},
        {QStringLiteral("version"), cards::packVersion}, {QStringLiteral("game"), pack->game}, {QStringLiteral("id"), pack->id},
        {QStringLiteral("setup"), pack->setup}, {QStringLiteral("cards"), pack->cards}};
    demand(bool(cards::readPack(QJsonDocument(again).toJson(), known, QStringLiteral("again"))));
    return 0;
}

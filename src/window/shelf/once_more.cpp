// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/shelf/once_more.h"

#include "engine/path.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

namespace window {

using engine::Result;

namespace {

// Whoever sits at the table by now, by name: they sit down again, as they were begun with where they were there from the
// beginning.
QJsonArray seatsOf(const engine::Game& game, const QJsonArray& begun, const QJsonArray& now)
{
    const QJsonObject form = engine::schemaAt(game.setupSchema(), {QStringLiteral("players"), QStringLiteral("0")});
    const QJsonObject fields = form.value(QLatin1String("properties")).toObject();
    constexpr QLatin1String id("id");
    QJsonArray seats;
    for (const QJsonValue& player : now) {
        if (fields.isEmpty()) { // a name is all there is
            seats += player.isObject() ? player[id] : player;
            continue;
        }
        QJsonObject seat;
        for (const QJsonValue& one : begun)
            if (one[id] == player[id])
                seat = one.toObject();
        for (const char* name : {"id", "name", "title"})
            if (fields.contains(QLatin1String(name)))
                seat.insert(QLatin1String(name), player[QLatin1String(name)]);
        seats += seat;
    }
    return seats;
}

// How it was begun, with the readings that it is played with now. The owner's own cards are read anew, with whatever was
// entered since.
Result<QJsonObject> beginningOf(const Library& library, const kit::Sitting& sitting, const QStringList& packs)
{
    const auto first = sitting.table().entries(1, 1);
    if (!first)
        return first.faults();
    QJsonObject setup =
        first->isEmpty() ? QJsonObject() : first->first().action.value(QLatin1String(engine::setupField)).toObject();
    if (packs.contains(QLatin1String(cards::myCards))) {
        const QJsonObject own = cards::setupOf({library.ownCards(sitting.game())}, sitting.game());
        for (auto field = own.begin(); field != own.end(); ++field)
            setup.remove(field.key());
    }
    const QJsonObject state = sitting.game().stateToJson(sitting.table().state());
    if (const QJsonValue settings = state.value(QLatin1String("settings")); settings.isObject())
        setup.insert(QStringLiteral("settings"), settings);
    const QLatin1String players("players");
    if (const QJsonArray now = state.value(players).toArray();
        !now.isEmpty() && !engine::schemaAt(sitting.game().setupSchema(), {players}).isEmpty())
        setup.insert(players, seatsOf(sitting.game(), setup.value(players).toArray(), now));
    return setup;
}

} // namespace

Result<std::unique_ptr<kit::Sitting>> onceMore(Library& library, const kit::Sitting& sitting)
{
    const auto begun = sitting.table().packs();
    if (!begun)
        return begun.faults();
    // Cards of the owner's own may have been entered since.
    const QStringList packs =
        cards::packsPlayed(*begun, library.packsFor(sitting.game()).contains(QLatin1String(cards::myCards)));
    const auto setup = beginningOf(library, sitting, packs);
    if (!setup)
        return setup.faults();
    // "Friday 2" goes on as "Friday 3" where there is a "Friday".
    QString name = sitting.name();
    if (const QString plain = QString(name).remove(QRegularExpression(QStringLiteral(" \\d+$")));
        library.freeName(plain) != plain)
        name = plain;
    auto next = library.begin(library.freeName(name), sitting.game(), *setup, packs);
    if (next) {
        (*next)->realDice = sitting.realDice;
        (*next)->realCards = sitting.realCards;
    }
    return next;
}

} // namespace window

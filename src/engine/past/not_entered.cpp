// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/past/not_entered.h"

#include "engine/table_actions.h"

#include <QJsonArray>

namespace engine {

namespace {

bool looksBlank(const QJsonValue& value)
{
    return value == QJsonValue(0) || value == QJsonValue(false) || value == QJsonValue(QString()) || value == QJsonArray();
}

QString withoutPlus(QString path) { return path.remove(QLatin1Char('+')); }

// Something that could be done now asks for this place.
bool isAskedFor(const Game& game, const AnyState& state, const QString& path)
{
    for (const Offer& offer : game.offers(state))
        for (const Blank& blank : offer.verdict.missing())
            if (withoutPlus(blank.path) == withoutPlus(path))
                return true;
    return false;
}

} // namespace

bool isNotEntered(const Game& game, const AnyState& state, const QString& path, const QJsonValue& value)
{
    if (value.isUndefined())
        return false;
    if (looksBlank(value) && isAskedFor(game, state, path))
        return true;
    if (path.count(QLatin1Char('.')) < 2) // a list, or all of an item, says itself what was entered
        return false;
    const QString part = path.section(QLatin1Char('.'), 0, 0);
    const AnyState same = game.apply(state, Correct{path, value, {}}).state;
    return game.stateToJson(same).value(part) != game.stateToJson(state).value(part);
}

} // namespace engine

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/history/touched.h"

#include "engine/path.h"
#include "engine/table_actions.h"

#include <QJsonArray>

#include <algorithm>

namespace window {

// A few values that might stand there as well.
QJsonArray Touched::others(const QJsonValue& value, const QJsonObject& schema) const
{
    constexpr qsizetype most = 3;
    if (value.isBool())
        return {!value.toBool()};
    if (value.isDouble())
        return {value.toInteger() + 1, value.toInteger() - 1};
    QStringList named;
    for (const QJsonValue& one : schema.value(QLatin1String("enum")).toArray())
        named += one.toString();
    if (named.isEmpty())
        if (const QString kind = schema.value(QLatin1String("x-names")).toString(); !kind.isEmpty())
            named = m_game.names(m_state, kind);
    QJsonArray all;
    for (const QString& one : std::as_const(named))
        if (one != value.toString() && all.size() < most)
            all += value.isArray() ? QJsonValue(QJsonArray{one}) : QJsonValue(one);
    if (value.isArray() && !value.toArray().isEmpty())
        all.prepend(QJsonArray());
    if (value.isString() && !value.toString().isEmpty())
        all += QString();
    return all;
}

// Of a face-down pile the table knows how many cards it has; which they are, where the program drew them, it tells nobody.
static bool isCounted(const QJsonValue& pile)
{
    const QJsonArray cards = pile.toArray();
    return pile.isDouble()
        || std::ranges::all_of(cards, [](const QJsonValue& card) { return card.toString() == QLatin1String("?"); });
}

bool Touched::lies(const QString& path, const QString& kind, const QJsonValue& value, const QJsonObject& schema)
{
    if (m_game.names(m_state, QLatin1String(engine::countedPiles)).contains(path))
        return isCounted(value);
    if (m_known.contains(kind))
        return m_known.value(kind);
    // To another step of play, or with another count, hands come by the way, but not to every one. A figure may be moved to where
    // no hand puts it, a pile be emptied by the way.
    const bool isOfAThing = !value.isDouble() && (kind.contains(QLatin1String(".*")) || !schema.contains(QLatin1String("enum")));
    bool isTried = false, lies = false;
    for (const QJsonValue& other : others(value, schema)) {
        const engine::AnyState with = m_game.apply(m_state, engine::Correct{path, other, QStringLiteral("?")}).state;
        if (with == m_state) // it could not be meant
            continue;
        isTried = true;
        lies = !m_game.hands(m_state, with).isEmpty();
        if (lies == isOfAThing) // nothing that comes behind decides otherwise
            break;
    }
    if (isTried && lies) // what is empty here need not be tried where it is not
        m_known.insert(kind, true);
    return isTried ? lies : !schema.contains(QLatin1String("enum")); // a step that cannot be another one now
}

bool Touched::lies(const QString& path, const QJsonValue& value)
{
    if (m_schema.isEmpty())
        m_schema = m_game.stateSchema();
    QJsonObject schema = m_schema;
    QStringList kind;
    for (const QString& step : path.split(QLatin1Char('.'))) {
        kind += schema.contains(QLatin1String("items")) ? QStringLiteral("*") : step;
        schema = engine::schemaAt(schema, {step});
    }
    return lies(path, kind.join(QLatin1Char('.')), value, schema);
}

} // namespace window

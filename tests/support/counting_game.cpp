// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/counting_game.h"

#include "engine/json.h"

namespace support {

using namespace engine;

namespace {

AnyState stateOf(qint64 count) { return std::make_shared<const qint64>(count); }

} // namespace

CountingGame::CountingGame()
{
    Verb add;
    add.name = QStringLiteral("add");
    add.help = QStringLiteral("Adds a number.");
    m_verbs += add;
}

Result<AnyState> CountingGame::newGame(const QJsonObject& setup) const
{
    return stateOf(setup.value(QLatin1String("from")).toInteger());
}

Result<AnyState> CountingGame::stateFromJson(const QJsonObject& json) const
{
    if (!json.value(QLatin1String("count")).isDouble())
        return Fault{QStringLiteral("count"), {}, QStringLiteral("No number."), {}};
    return stateOf(json.value(QLatin1String("count")).toInteger());
}

QJsonObject CountingGame::stateToJson(const AnyState& state) const { return {{QStringLiteral("count"), countOf(state)}}; }

QByteArray CountingGame::digest(const AnyState& state) const { return digestOf(QByteArray::number(countOf(state))); }

Result<AnyAction> CountingGame::action(const AnyState&, const QString& verb, const QJsonObject& fields) const
{
    if (verb != QLatin1String("add") || !fields.value(QLatin1String("by")).isDouble())
        return Fault{QStringLiteral("verb"), verb, QStringLiteral("Only add by=NUMBER is known."), {}};
    return AnyAction{verb, std::make_shared<const QJsonObject>(fields)};
}

QJsonObject CountingGame::actionToJson(const AnyAction& action) const
{
    return *static_cast<const QJsonObject*>(action.content.get());
}

Outcome CountingGame::apply(const AnyState& state, const AnyAction& action) const
{
    return {stateOf(countOf(state) + actionToJson(action).value(QLatin1String("by")).toInteger()), {}};
}

QList<Message> CountingGame::summary(const AnyState& state) const
{
    return {{"counting", "%1", {QString::number(countOf(state))}}};
}

Result<Answer> CountingGame::ask(const AnyState&, const QString& question, const QJsonObject&) const
{
    return Fault{QStringLiteral("ask"), question, QStringLiteral("Nothing can be asked."), {}};
}

} // namespace support

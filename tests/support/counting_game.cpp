// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/counting_game.h"

#include "engine/json.h"

namespace support {

using namespace engine;

namespace {

struct Add {
    int by = 0;

    static constexpr char verb[] = "add";
    static constexpr char help[] = "Adds a number.";
    static constexpr void fields(auto each) { each(field("by", &Add::by, "how much").from(-1000000, 1000000)); }
};

AnyState stateOf(qint64 count) { return std::make_shared<const qint64>(count); }

} // namespace

CountingGame::CountingGame() { m_verbs += Verb{QLatin1String(Add::verb), QLatin1String(Add::help), {}}; }

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

Result<AnyAction> CountingGame::action(const AnyState&, const Draft& draft) const
{
    const auto add = fromJson<Add>(draft.fields, Missing::IsFault);
    if (draft.verb != QLatin1String(Add::verb) || !add)
        return Fault{QStringLiteral("verb"), draft.verb, QStringLiteral("Only add by=NUMBER is known."), {}};
    return AnyAction(*add);
}

Outcome CountingGame::apply(const AnyState& state, const AnyAction& action) const
{
    return {stateOf(countOf(state) + action.as<Add>()->by), {}};
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

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// ask: a question to the state, with the rules behind its answer.
#include "cli/commands.h"

#include "engine/json.h"
#include "engine/nearest.h"

namespace cli {

Exit ask(Context& context)
{
    if (context.args.size() < 2)
        return context.usage(QStringLiteral("ask CAMPAIGN QUESTION [name=value …]"));
    const auto sitting = context.sit(context.args.first(), shelf::Shelf::Access::Read);
    if (!sitting)
        return context.fail(sitting.faults());
    const engine::Game& game = *(*sitting)->game;
    QJsonObject schema;
    for (const engine::Question& question : game.questions())
        if (question.name == context.args[1])
            schema = question.schema;
    auto fields = fieldsFrom(context.args.mid(2), schema);
    if (!fields)
        return context.fail(fields.faults());
    if (!context.options.rolled.isEmpty())
        fields->insert(QStringLiteral("rolled"), valueFrom(context.options.rolled, {{QStringLiteral("type"), QStringLiteral("array")}, {QStringLiteral("items"), QJsonObject{{QStringLiteral("type"), QStringLiteral("integer")}}}}));
    const auto answer = game.ask((*sitting)->table->state(), context.args[1], *fields);
    if (!answer)
        return context.fail(answer.faults());
    if (context.options.json) {
        context.print(QJsonObject{{QStringLiteral("value"), answer->value}, {QStringLiteral("verdict"), toJson(answer->verdict, game)}, {QStringLiteral("told"), toJson(answer->told, game)}});
    } else {
        QString all;
        if (answer->value.isArray())
            for (const QJsonValue& row : answer->value.toArray())
                all += engine::shownJson(row) + QLatin1Char('\n');
        else if (!answer->value.isNull())
            all = engine::shownJson(answer->value) + QLatin1Char('\n');
        all += text(answer->verdict, game);
        for (const engine::Told& told : answer->told)
            all += QStringLiteral("  ") + told.text() + QLatin1Char('\n');
        context.print(all);
    }
    return answer->verdict.isAllowed() ? Exit::Done : Exit::Refused;
}

} // namespace cli

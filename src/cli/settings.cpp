// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// settings: what a table has agreed on, shown or changed.
#include "cli/commands.h"
#include "cli/help.h"
#include "cli/submit.h"

#include "engine/json.h"
#include "engine/words/nearest.h"
#include "engine/words/unseen.h"

namespace cli {

namespace {

constexpr Argument arguments[] = {argument::campaign,
    {"NAME", QT_TRANSLATE_NOOP("cli", "A setting; without one, all are listed"), Argument::Need::Optional},
    {"VALUE", QT_TRANSLATE_NOOP("cli", "What it becomes; without one, what it is"), Argument::Need::Optional}};
constexpr Option options[] = {option::dryRun, option::why, option::state};

Exit run(Context& context)
{
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    const engine::Game& game = *(*sitting)->game;
    if (context.args.size() == 3) {
        const QJsonObject all = game.stateSchema()
                                    .value(QLatin1String("properties"))
                                    .toObject()
                                    .value(QLatin1String("settings"))
                                    .toObject()
                                    .value(QLatin1String("properties"))
                                    .toObject();
        const QJsonObject fields{{QStringLiteral("name"), context.args[1]},
            {QStringLiteral("value"), valueFrom(context.args[2], all.value(context.args[1]).toObject())}};
        return submit(context, **sitting, QStringLiteral("setting"), fields);
    }
    const QJsonObject now = game.stateToJson((*sitting)->table->state()).value(QLatin1String("settings")).toObject();
    const QJsonObject schema =
        game.stateSchema().value(QLatin1String("properties")).toObject().value(QLatin1String("settings")).toObject();
    if (context.options.json && context.args.size() == 1) {
        context.print(now);
        return Exit::Done;
    }
    if (const QString one = context.args.value(1); !one.isEmpty()) {
        if (!now.contains(one))
            return context.fail({engine::Fault{QStringLiteral("settings"), one,
                engine::fill(QCoreApplication::translate("cli", "There is no setting %1."), {engine::echoed(one)}),
                engine::meant(one, now.keys())}});
        context.print(engine::shownJson(now.value(one)));
        return Exit::Done;
    }
    QString text;
    for (const QJsonValue& name : schema.value(QLatin1String("x-order")).toArray()) {
        const QJsonObject one = schema.value(QLatin1String("properties")).toObject().value(name.toString()).toObject();
        QStringList choices;
        for (const QJsonValue& choice : one.value(QLatin1String("enum")).toArray())
            choices += choice.toString();
        text += name.toString() + QStringLiteral(" = ") + engine::shownJson(now.value(name.toString())) + QStringLiteral("   ")
            + purposeOf(one)
            + (choices.isEmpty() ? QString() : QStringLiteral(" (") + choices.join(QStringLiteral(", ")) + QLatin1Char(')'))
            + QLatin1Char('\n');
    }
    context.print(text);
    return Exit::Done;
}

} // namespace

constexpr Command commands::settings{"settings", QT_TRANSLATE_NOOP("cli", "Show the settings, or change one"), arguments, options,
    "settings Marches strictness ask", run};

} // namespace cli

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// settings: what a table has agreed on, shown or changed.
#include "cli/commands.h"
#include "cli/help.h"
#include "cli/submit.h"

#include "engine/json.h"
#include "engine/words/nearest.h"
#include "engine/words/unseen.h"

#include <QJsonArray>

namespace cli {

namespace {

constexpr Argument arguments[] = {argument::campaign,
    {"NAME", QT_TRANSLATE_NOOP("cli", "A setting; without one, all are listed"), Argument::Need::Optional},
    {"VALUE", QT_TRANSLATE_NOOP("cli", "What it becomes; without one, what it is"), Argument::Need::Optional}};
constexpr Option options[] = {option::dryRun, option::why, option::state};

// Of a question with two readings: "B" or "yes" is the second one.
QJsonValue sideFrom(const QString& typed)
{
    for (const char* other : {"B", "yes", "true"})
        if (typed.compare(QLatin1String(other), Qt::CaseInsensitive) == 0)
            return true;
    for (const char* usual : {"A", "no", "false"})
        if (typed.compare(QLatin1String(usual), Qt::CaseInsensitive) == 0)
            return false;
    return typed;
}

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
        const bool isDoubt = engine::doubtCalled(game.doubts(), QLatin1String(context.args[1].toLatin1()));
        const QJsonObject fields{{QStringLiteral("name"), context.args[1]},
            {QStringLiteral("value"),
                isDoubt ? sideFrom(context.args[2]) : valueFrom(context.args[2], all.value(context.args[1]).toObject())}};
        return submit(context, **sitting, QStringLiteral("setting"), fields);
    }
    const QJsonObject now = game.stateToJson((*sitting)->table->state()).value(QLatin1String("settings")).toObject();
    const QJsonObject schema =
        game.stateSchema().value(QLatin1String("properties")).toObject().value(QLatin1String("settings")).toObject();
    if (context.options.json && context.args.size() == 1) {
        context.print(now);
        return Exit::Done;
    }
    const QJsonArray unclear = now.value(QLatin1String("unclear")).toArray();
    if (const QString one = context.args.value(1); !one.isEmpty()) {
        if (engine::doubtCalled(game.doubts(), QLatin1String(one.toLatin1()))) {
            context.print(QString(QLatin1Char(unclear.contains(one) ? 'B' : 'A')));
            return Exit::Done;
        }
        if (!now.contains(one))
            return context.fail({engine::Fault{QStringLiteral("settings"), one,
                engine::fill(QCoreApplication::translate("cli", "There is no setting %1."), {engine::echoed(one)}),
                engine::meant(one, now.keys())}});
        context.print(engine::shownJson(now.value(one)));
        return Exit::Done;
    }
    QString text;
    for (const engine::Doubt& doubt : game.doubts()) {
        const QLatin1String id(doubt.id.data());
        text += id + QStringLiteral(" = ") + QLatin1Char(unclear.contains(id) ? 'B' : 'A') + QStringLiteral("   B: ")
            + engine::wordsOfSetting({}, game.doubts(), id) + QLatin1Char('\n');
    }
    QString all;
    for (const QJsonValue& name : schema.value(QLatin1String("x-order")).toArray()) {
        const QJsonObject one = schema.value(QLatin1String("properties")).toObject().value(name.toString()).toObject();
        QStringList choices;
        for (const QJsonValue& choice : one.value(QLatin1String("enum")).toArray())
            choices += choice.toString();
        if (name == QLatin1String("unclear"))
            continue; // told one by one
        all += name.toString() + QStringLiteral(" = ") + engine::shownJson(now.value(name.toString())) + QStringLiteral("   ")
            + purposeOf(one)
            + (choices.isEmpty() ? QString() : QStringLiteral(" (") + choices.join(QStringLiteral(", ")) + QLatin1Char(')'))
            + QLatin1Char('\n');
    }
    context.print(all + text);
    return Exit::Done;
}

} // namespace

constexpr Command commands::settings{"settings", QT_TRANSLATE_NOOP("cli", "Show the settings, or change one"), arguments, options,
    "settings Marches strictness ask", run};

} // namespace cli

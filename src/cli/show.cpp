// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// show: the state, whole or one value of it.
#include "cli/commands.h"
#include "cli/printed/terminal.h"

#include "engine/json.h"
#include "engine/path.h"

namespace cli {

namespace {

constexpr Argument arguments[] = {argument::campaign,
    {"PATH", QT_TRANSLATE_NOOP("cli", "One value of the state, such as settings.strictness"), Argument::Need::Optional}};

Exit run(Context& context)
{
    const auto sitting = context.sit(context.args.first(), shelf::Shelf::Access::Read);
    if (!sitting)
        return context.fail(sitting.faults());
    const engine::Table& table = *(*sitting)->table;
    const QJsonObject state = (*sitting)->game->stateToJson(table.state());
    if (context.args.size() == 2) {
        const auto value = engine::valueAt(state, context.args[1]);
        if (!value)
            return context.fail(value.faults());
        context.print(engine::shownJson(*value));
        return Exit::Done;
    }
    if (context.options.json) {
        context.print(state);
        return Exit::Done;
    }
    QString text;
    for (const engine::Message& message : (*sitting)->game->summary(table.state()))
        text += inLine(message.text()) + QLatin1Char('\n');
    context.print(text);
    return Exit::Done;
}

} // namespace

constexpr Command commands::show{"show", QT_TRANSLATE_NOOP("cli", "Show the state, or one value of it"), arguments, {},
    "show Marches settings.strictness", run};

} // namespace cli

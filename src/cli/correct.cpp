// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// correct: a tracked value becomes what lies on the table.
#include "cli/commands.h"
#include "cli/submit.h"

namespace cli {

namespace {

constexpr Argument arguments[] = {argument::campaign,
    {"PATH", QT_TRANSLATE_NOOP("cli", "The value, as show lists it: dotted, items of lists by id")},
    {"VALUE", QT_TRANSLATE_NOOP("cli", "What it is on the table")}};
constexpr Option reason{"reason", "TEXT", QT_TRANSLATE_NOOP("cli", "Why a value is corrected")};
constexpr Option options[] = {reason, option::dryRun, option::why, option::state};

Exit run(Context& context)
{
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    const QJsonObject fields{{QStringLiteral("path"), context.args[1]}, {QStringLiteral("value"), valueFrom(context.args[2], {})},
        {QStringLiteral("reason"), context.options.value(reason)}};
    return submit(context, **sitting, QStringLiteral("correct"), fields);
}

} // namespace

constexpr Command commands::correct{"correct", QT_TRANSLATE_NOOP("cli", "Set a tracked value to what lies on the table"),
    arguments, options, "correct Marches settings.strictness ask --reason agreed", run};

} // namespace cli

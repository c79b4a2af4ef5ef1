// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// setup: a campaign goes on from a full state.
#include "cli/commands.h"
#include "cli/submit.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>

namespace cli {

using engine::Fault;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

constexpr Argument arguments[] = {argument::campaign, {"FILE", QT_TRANSLATE_NOOP("cli", "A state that show --json wrote")}};
constexpr Option options[] = {option::dryRun, option::state};

Exit run(Context& context)
{
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    QFile file(context.args[1]);
    if (!file.open(QIODevice::ReadOnly))
        return context.fail({Fault{context.args[1], {}, file.errorString(), tr("Give a file that show --json wrote.")}});
    if (file.size() > cards::largestPack)
        return context.fail(
            {Fault{context.args[1], {}, tr("The file is larger than 16 MB."), tr("Give a file that show --json wrote.")}});
    QJsonParseError parse;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &parse);
    if (!document.isObject())
        return context.fail({Fault{context.args[1], engine::fill(tr("byte %1"), {QString::number(parse.offset)}),
            parse.errorString(), tr("Give a file that show --json wrote.")}});
    return submit(context, **sitting, QStringLiteral("setup"), {{QStringLiteral("state"), document.object()}});
}

} // namespace

constexpr Command commands::setup{"setup", QT_TRANSLATE_NOOP("cli", "Start tracking from a full state, as show --json prints it"),
    arguments, options, "setup Marches state.json", run};

} // namespace cli

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// setup: a campaign goes on from a full state.
#include "cli/commands.h"
#include "cli/submit.h"

#include "cards/text.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace cli {

using engine::Fault;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

constexpr Argument arguments[] = {argument::campaign, {"FILE", QT_TRANSLATE_NOOP("cli", "A state that show --json --all wrote")}};
constexpr Option options[] = {option::dryRun, option::why, option::state};

// What show --json --all wrote. A device or a pipe would never come to its end.
engine::Result<QByteArray> stateText(const QString& path)
{
    const QString remedy = tr("Give a file that show --json --all wrote.");
    if (!QFileInfo(path).isFile())
        return Fault{path, {},
            QFileInfo::exists(path) ? tr("This is no ordinary file, so no state can stand in it.") : tr("There is no such file."),
            remedy};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Fault{path, {}, file.errorString(), remedy};
    const QByteArray text = file.size() > cards::largestPack ? QByteArray() : file.read(cards::largestPack + 1);
    if (file.size() > cards::largestPack || text.size() > cards::largestPack) // it may say less than can be read
        return Fault{path, {}, tr("The file is larger than 16 MB."), remedy};
    if (file.error() != QFileDevice::NoError)
        return Fault{path, {}, file.errorString(), remedy};
    return text;
}

Exit run(Context& context)
{
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    const auto text = stateText(context.args[1]);
    if (!text)
        return context.fail(text.faults());
    const auto state = cards::Text::read(*text, context.args[1]); // no key twice, no end of values
    if (!state)
        return context.fail(state.faults());
    return submit(context, **sitting, QStringLiteral("setup"), {{QStringLiteral("state"), state->root()}});
}

} // namespace

constexpr Command commands::setup{"setup",
    QT_TRANSLATE_NOOP("cli", "Start tracking from a full state, as show --json --all prints it"), arguments, options,
    "setup Marches state.json", run};

} // namespace cli

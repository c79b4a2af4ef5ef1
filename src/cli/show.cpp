// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// show: the state, whole or one value of it.
#include "cli/commands.h"
#include "cli/printed/terminal.h"

#include "engine/json.h"
#include "engine/path.h"
#include "engine/past/unmet.h"
#include "games/catalogue.h"
#include "report/spoken.h"

namespace cli {

namespace {

constexpr Argument arguments[] = {argument::campaign,
    {"PATH", QT_TRANSLATE_NOOP("cli", "One value of the state, such as settings.strictness"), Argument::Need::Optional}};

constexpr Option all{"all", "", QT_TRANSLATE_NOOP("cli", "Hidden hands and decks as well: the state that setup takes")};
constexpr Option spoken{
    "spoken", "", QT_TRANSLATE_NOOP("cli", "One paragraph to be read aloud, without boards drawn in letters")};
constexpr Option options[] = {option::seat, all, spoken};

constexpr QLatin1String covered("?");

// A card that nobody has seen stands on the way there.
bool isBehindCovered(const QJsonObject& told, const QString& path)
{
    const QStringList steps = path.split(QLatin1Char('.'));
    for (qsizetype used = 1; used < steps.size(); ++used) {
        const auto card = engine::valueAt(told, steps.first(used).join(QLatin1Char('.')));
        if (!card)
            return false; // nor does it lead further
        if ((*card)[QLatin1String("id")] == covered)
            return true;
    }
    return false;
}

Exit run(Context& context)
{
    const auto sitting = context.sit(context.args.first(), shelf::Shelf::Access::Read);
    if (!sitting)
        return context.fail(sitting.faults());
    const auto reader = context.reader(**sitting);
    if (!reader)
        return context.fail(reader.faults());
    const engine::Game& game = *(*sitting)->game;
    const engine::AnyState whole = (*sitting)->table->state();
    const engine::AnyState seen = context.options.has(all) ? whole : game.hidden(whole, *reader);
    const QJsonObject state = game.stateToJson(seen);
    const QJsonObject told = context.options.has(all) ? state : engine::onlyMet(*(*sitting)->table, state, state).toObject();
    if (context.args.size() == 2) {
        const auto open = engine::valueAt(told, context.args[1]);
        const bool isCovered = !open && isBehindCovered(told, context.args[1]);
        if (!open && !isCovered) // nor does anything say whether it lies in what nobody has seen
            return context.fail(open.faults());
        context.print(engine::shownJson(open ? *open : QJsonValue(covered)));
        return Exit::Done;
    }
    if (context.options.json) {
        context.print(told);
        return Exit::Done;
    }
    if (context.options.has(spoken)) {
        context.print(inLine(report::spoken(game, whole, *reader)));
        return Exit::Done;
    }
    QString text;
    for (const engine::Message& message : game.summary(seen))
        text += inLine(message.text()) + QLatin1Char('\n');
    if (const auto goneBy = games::goneByOf(game))
        for (const QString& left : engine::LeftUndone(*goneBy).at(*(*sitting)->table))
            text += inLine(engine::fill(QCoreApplication::translate("cli", "Left undone: %1"), {goneBy->words(seen, left)}))
                + QLatin1Char('\n');
    context.print(text);
    return Exit::Done;
}

} // namespace

constexpr Command commands::show{"show", QT_TRANSLATE_NOOP("cli", "Show the state, or one value of it"), arguments, options,
    "show Marches settings.strictness", run};

} // namespace cli

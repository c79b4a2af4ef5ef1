// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// do: one action.
#include "cli/commands.h"
#include "cli/explain.h"
#include "cli/submit.h"

#include "engine/past/understood.h"
#include "engine/words/nearest.h"

#include <QCoreApplication>

namespace cli {

using engine::Fault;
using engine::Result;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

constexpr Argument arguments[] = {argument::campaign,
    {"VERB", QT_TRANSLATE_NOOP("cli", "An action of its game, as offers and schema list them")}, argument::fields};
constexpr Option decide{"decide", "REASON", QT_TRANSLATE_NOOP("cli", "Do it although the rules refuse: by table decision")};
constexpr Option options[] = {option::rolled, option::seed, option::dryRun, option::why, decide, option::state};

QJsonObject schemaOf(const engine::Game& game, const QString& verb)
{
    for (const engine::Verb& one : game.verbs())
        if (one.name == verb)
            return one.schema;
    return {};
}

// What real dice show is told as it is printed on them; a die with numbers shows the number of its face. Which dice come behind
// the first ones hangs on what these show.
Result<QJsonArray> facesShown(
    const engine::Game& game, const engine::AnyState& state, const engine::Draft& draft, const QStringList& shown)
{
    QJsonArray rolled;
    const auto thrown = game.action(state, draft);
    for (const QString& word : shown) {
        const auto sofar = thrown ? game.with(state, *thrown, {{QStringLiteral("rolled"), rolled}}) : thrown;
        const engine::Die die = sofar ? game.needs(state, *sofar).dice.value(rolled.size()) : engine::Die();
        const int face = die.faceIn(word);
        if (die.faces.isEmpty())
            rolled += valueFrom(word, {{QStringLiteral("type"), QStringLiteral("integer")}});
        else if (face > 0)
            rolled += face;
        else
            return Fault{QStringLiteral("--rolled"), word, engine::fill(tr("The %1 die does not show %2."), {die.label, word}),
                engine::fill(tr("It shows %1."), {die.choices()})};
    }
    return rolled;
}

Result<QJsonObject> withDice(const Context& context, const Sitting& sitting, const QString& verb, QJsonObject fields)
{
    const QJsonObject schema = schemaOf(*sitting.game, verb);
    const QJsonObject rolled = schema.value(QLatin1String("properties")).toObject().value(QLatin1String("rolled")).toObject();
    const QString faces = context.options.value(option::rolled).trimmed();
    if (faces.isEmpty())
        return fields;
    if (rolled.isEmpty())
        return Fault{QStringLiteral("--rolled"), faces, engine::fill(tr("%1 rolls no dice."), {verb}), tr("Leave --rolled out.")};
    const auto named = withIds(sitting, schema, fields);
    if (!named || faces.startsWith(QLatin1Char('['))) { // as the field has them: by number
        fields.insert(QStringLiteral("rolled"), valueFrom(faces, rolled));
        return fields;
    }
    QStringList shown;
    for (const QString& word : faces.split(QLatin1Char(','), Qt::SkipEmptyParts))
        shown += word.trimmed();
    const auto read = facesShown(*sitting.game, sitting.table->state(), {verb, *named}, shown);
    if (!read)
        return read.faults();
    fields.insert(QStringLiteral("rolled"), *read);
    return fields;
}

// No words at all would be no decision.
QString decisionOf(const Context& context)
{
    const QString why = context.options.value(decide).trimmed();
    return why.isEmpty() && context.options.has(decide) ? QLatin1String(engine::nobodySaidWhy) : why;
}

Exit run(Context& context)
{
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    const QString verb = context.args[1];
    const QJsonObject schema = schemaOf(*(*sitting)->game, verb);
    if (schema.isEmpty()) // that there is no such action says more than that it has no such field
        return submit(context, **sitting, verb, {}, decisionOf(context));
    const auto typed = fieldsFrom(context.args.mid(2), schema);
    if (!typed)
        return context.fail(typed.faults());
    if (const auto unknown = unknownField(verb, *typed, schema))
        return context.fail({*unknown});
    const auto fields = withDice(context, **sitting, verb, *typed);
    if (!fields)
        return context.fail(fields.faults());
    return submit(context, **sitting, verb, *fields, decisionOf(context));
}

QList<Topic> topics(const engine::Game& game)
{
    QList<Topic> all;
    for (const engine::Verb& one : game.verbs())
        all += {one.name, one.help, one.schema};
    return all;
}

Exit explain(Context& context) { return explained(context, topics, QT_TRANSLATE_NOOP("cli", "There is no action %1.")); }

} // namespace

constexpr Command commands::doAction{
    "do", QT_TRANSLATE_NOOP("cli", "Do one action"), arguments, options, "do Marches collect-bonus --rolled 6", run, explain};

} // namespace cli

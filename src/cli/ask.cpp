// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// ask: a question to the state, with the rules behind its answer.
#include "cli/books.h"
#include "cli/commands.h"
#include "cli/explain.h"
#include "cli/help.h"
#include "cli/printed/answer.h"
#include "cli/printed/terminal.h"
#include "cli/submit.h"
#include "engine/words/typed_in.h"

#include <QCoreApplication>

namespace cli {

namespace {

// A question that takes printed facts of cards gets those of the campaign's packs, unless some were given.
engine::Result<QJsonObject> withFacts(Context& context, const Sitting& sitting, const QJsonObject& schema, QJsonObject fields)
{
    const QJsonValue wanted =
        schema.value(QLatin1String("properties"))[QLatin1String("facts")][QLatin1String("items")][QLatin1String("properties")];
    if (!wanted.isObject() || fields.contains(QLatin1String("facts")))
        return fields;
    const auto packs = context.packsOf(sitting);
    if (!packs)
        return packs.faults();
    if (packs->isEmpty())
        return fields;
    QJsonArray facts;
    for (const QString& kind : sitting.game->cardKinds())
        if (sitting.game->cardSchema(kind).value(QLatin1String("properties")) == wanted)
            for (const QString& id : packs->ids(kind))
                if (const auto card = packs->card(kind, id))
                    facts += *card;
    fields.insert(QStringLiteral("facts"), facts);
    return fields;
}

// A rule's number alone tells nobody anything: what it is called stands behind it.
QString rulesText(const QJsonValue& atoms, const engine::Game& game)
{
    const auto books = booksOf({game.id()});
    QString text;
    for (const QJsonValue& atom : atoms.toArray()) {
        const rulebook::Entry* entry = books ? books->first().telling(atom.toString()) : nullptr;
        text += atom.toString()
            + (entry ? QStringLiteral("  ") + entry->title + QStringLiteral("  [") + rulebook::pageText(entry->page)
                        + QStringLiteral(", ") + entry->id + QLatin1Char(']')
                     : QString())
            + QLatin1Char('\n');
    }
    return text;
}

constexpr Argument arguments[] = {
    argument::campaign, {"QUESTION", QT_TRANSLATE_NOOP("cli", "A question that its game answers")}, argument::fields};
constexpr Option options[] = {option::rolled, option::why};

Exit run(Context& context)
{
    const auto sitting = context.sit(context.args.first(), shelf::Shelf::Access::Read);
    if (!sitting)
        return context.fail(sitting.faults());
    const engine::Game& game = *(*sitting)->game;
    QJsonObject schema, answerSchema;
    QString purpose;
    for (const engine::Question& question : game.questions())
        if (question.name == context.args[1]) {
            schema = question.schema;
            answerSchema = question.answer;
            purpose = purposeOf(question.name, question.help);
        }
    auto fields = fieldsFrom(context.args.mid(2), schema);
    if (!fields)
        return context.fail(fields.faults());
    if (const auto unknown = unknownField(context.args[1], *fields, schema); unknown && !schema.isEmpty())
        return context.fail({*unknown});
    if (const QString faces = context.options.value(option::rolled); !faces.isEmpty())
        fields->insert(QStringLiteral("rolled"),
            valueFrom(faces,
                {{QStringLiteral("type"), QStringLiteral("array")},
                    {QStringLiteral("items"), QJsonObject{{QStringLiteral("type"), QStringLiteral("integer")}}}}));
    fields = withIds(**sitting, schema, *fields);
    if (fields)
        fields = withFacts(context, **sitting, schema, *fields);
    if (!fields)
        return context.fail(fields.faults());
    const auto answer = game.ask((*sitting)->table->state(), context.args[1], *fields);
    if (!answer)
        return context.fail(engine::inWords(*(*sitting)->table, answer.faults()));
    if (context.options.json) {
        context.print(QJsonObject{{QStringLiteral("value"), answer->value},
            {QStringLiteral("verdict"), toJson(answer->verdict, game)}, {QStringLiteral("told"), toJson(answer->told, game)}});
    } else {
        const engine::Titles titles = titlesOf(**sitting);
        const QString nothing = QCoreApplication::translate("cli", "Nothing.");
        const QString none = engine::fill(QCoreApplication::translate("cli", "%1: nothing now."), {purpose});
        const bool isRules = context.args[1] == QLatin1String("rules-in-force");
        QString all = answer->value == QJsonValue(QJsonArray()) ? none + QLatin1Char('\n')
            : isRules                                           ? rulesText(answer->value, game)
                                                                : printed(answer->value, answerSchema, game, titles);
        all += text(context, answer->verdict, **sitting);
        for (const engine::Told& told : answer->told)
            if (!told.text().isEmpty())
                all += QStringLiteral("  ") + cited(told, game) + QLatin1Char('\n');
        context.print(all.isEmpty() ? nothing : all);
    }
    return answer->verdict.isAllowed() ? Exit::Done : Exit::Refused;
}

QList<Topic> topics(const engine::Game& game)
{
    QList<Topic> all;
    for (const engine::Question& one : game.questions())
        all += {one.name, one.help, one.schema};
    return all;
}

Exit explain(Context& context) { return explained(context, topics, QT_TRANSLATE_NOOP("cli", "There is no question %1.")); }

} // namespace

constexpr Command commands::ask{"ask", QT_TRANSLATE_NOOP("cli", "Ask the state: value, plan, matrix, eligibility …"), arguments,
    options, "ask Marches value listing=2d6", run, explain};

} // namespace cli

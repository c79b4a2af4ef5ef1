// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// schema: the fields of everything, as JSON Schema.
#include "cli/commands.h"
#include "cli/explain.h"
#include "cli/help.h"

#include "engine/words/nearest.h"

#include <QJsonDocument>

#include <algorithm>

namespace cli {

namespace {

QJsonObject withHead(QJsonObject schema, const QString& title)
{
    schema.insert(QStringLiteral("$schema"), QStringLiteral("https://json-schema.org/draft/2020-12/schema"));
    schema.insert(QStringLiteral("title"), title);
    return schema;
}

// What it asks for and, as x-answer, what it answers.
QJsonObject schemaOf(const engine::Question& question)
{
    QJsonObject schema = question.schema;
    if (!question.answer.isEmpty())
        schema.insert(QStringLiteral("x-answer"), question.answer);
    return schema;
}

QJsonObject wholeGame(const engine::Game& game)
{
    QJsonObject verbs, questions, cards;
    for (const engine::Verb& verb : game.verbs())
        verbs.insert(verb.name, withHead(verb.schema, verb.help));
    for (const engine::Question& question : game.questions())
        questions.insert(question.name, withHead(schemaOf(question), question.help));
    for (const QString& kind : game.cardKinds())
        cards.insert(kind, game.cardSchema(kind));
    return {{QStringLiteral("game"), game.id()}, {QStringLiteral("verbs"), verbs}, {QStringLiteral("questions"), questions},
        {QStringLiteral("cards"), cards}, {QStringLiteral("state"), game.stateSchema()},
        {QStringLiteral("setup"), game.setupSchema()}};
}

QString verbLines(const engine::Game& game)
{
    QString text;
    const auto add = [&](const QString& name, const QString& help, const QJsonObject& schema) {
        text += name + QStringLiteral("  ") + help + QLatin1Char('\n');
        const QJsonArray needed = schema.value(QLatin1String("x-needed")).toArray();
        for (const QJsonValue& field : schema.value(QLatin1String("x-order")).toArray())
            text += QStringLiteral("    ") + field.toString()
                + (needed.contains(field) ? QStringLiteral("=…  ")
                                          : QStringLiteral("=… %1  ").arg(QCoreApplication::translate("cli", "(optional)")))
                + purposeOf(schema.value(QLatin1String("properties")).toObject().value(field.toString()).toObject())
                + QLatin1Char('\n');
    };
    for (const engine::Verb& verb : game.verbs())
        add(verb.name, purposeOf(verb.name, verb.help), verb.schema);
    return text;
}

// By the word that names it; a part of the game comes before a verb of the same name.
QMap<QString, QJsonObject> partsOf(const engine::Game& game)
{
    QMap<QString, QJsonObject> parts;
    for (const engine::Question& question : game.questions())
        parts.insert(question.name, schemaOf(question));
    for (const engine::Verb& verb : game.verbs())
        parts.insert(verb.name, verb.schema);
    for (const QString& kind : game.cardKinds())
        parts.insert(kind, game.cardSchema(kind));
    parts.insert(QStringLiteral("state"), game.stateSchema());
    parts.insert(QStringLiteral("setup"), game.setupSchema());
    return parts;
}

constexpr Argument arguments[] = {{"GAME", QT_TRANSLATE_NOOP("cli", "The game, by its id")},
    {"VERB|QUESTION|state|setup|KIND",
        QT_TRANSLATE_NOOP("cli", "The fields of an action, a question, the state, the setup or a kind of card"),
        Argument::Need::Optional}};

Exit unknown(Context& context, const QStringList& parts)
{
    return context.fail({engine::Fault{QStringLiteral("schema"), context.args[1],
        engine::fill(QCoreApplication::translate("cli", "There is no part %1."), {context.args[1]}),
        engine::meant(context.args[1], parts)}});
}

Exit run(Context& context)
{
    const auto game = context.game(context.args.first());
    if (!game)
        return context.fail(game.faults());
    if (context.args.size() == 1) {
        if (context.options.json)
            context.print(wholeGame(**game));
        else
            context.print(verbLines(**game));
        return Exit::Done;
    }
    const QMap<QString, QJsonObject> parts = partsOf(**game);
    if (!parts.contains(context.args[1]))
        return unknown(context, parts.keys());
    context.print(QString::fromUtf8(QJsonDocument(withHead(parts.value(context.args[1]), context.args[1])).toJson()));
    return Exit::Done;
}

// Behind a verb or a question its fields in words, as behind do and ask.
Exit explain(Context& context)
{
    const auto game = context.args.size() < 2 ? engine::Result<const engine::Game*>(nullptr) : context.game(context.args.first());
    if (!game)
        return context.fail(game.faults());
    if (*game && !partsOf(**game).contains(context.args[1]))
        return unknown(context, partsOf(**game).keys());
    const auto print = [&](const auto& topics, const Command& command) {
        const auto topic = std::ranges::find_if(topics, [&](const auto& one) { return one.name == context.args[1]; });
        if (topic == topics.end())
            return false;
        context.print(helpOf(Topic{topic->name, topic->help, topic->schema}, command, nullptr));
        return true;
    };
    if (!*game || (!print((*game)->verbs(), commands::doAction) && !print((*game)->questions(), commands::ask)))
        context.print(helpOf(*context.command));
    return Exit::Done;
}

} // namespace

constexpr Command commands::schema{"schema", QT_TRANSLATE_NOOP("cli", "The fields of actions, states and cards as JSON Schema"),
    arguments, {}, "schema hired-swords draw", run, explain};

} // namespace cli

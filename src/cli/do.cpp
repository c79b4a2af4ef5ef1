// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// do and play: actions, one by argument or many by line.
#include "cli/commands.h"

#include "engine/json.h"
#include "engine/nearest.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QStringDecoder>

#include <chrono>
#include <cstdio>
#include <future>

namespace cli {

using engine::Fault;
using engine::Result;
using engine::Submission;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

QJsonObject schemaOf(const engine::Game& game, const QString& verb)
{
    for (const engine::Verb& one : game.verbs())
        if (one.name == verb)
            return one.schema;
    return {};
}

Submission wrong(const QList<Fault>& faults)
{
    Submission submission;
    submission.faults = faults;
    return submission;
}

// One action with everything that it lacks filled in, submitted or only tried.
Submission submitted(Context& context, Sitting& sitting, const QString& verb, const QJsonObject& fields, const QString& decision,
    const QString& who)
{
    engine::Table& table = *sitting.table;
    const auto names = table.packs();
    if (!names)
        return wrong(names.faults());
    // Packs are opened only when a card comes into play that the campaign does not know.
    auto complete = table.prepared(verb, fields, &context.chance(), nullptr);
    if (complete)
        if (const auto needs = sitting.game->needs(table.state(), verb, *complete);
            needs && !needs->facts.isEmpty() && !names->isEmpty()) {
            const auto kept = context.packsFor(*names);
            if (!kept)
                return wrong(kept.faults());
            const auto packs = cards::Packs::open(*names, *sitting.game, contentsOf(*kept));
            if (!packs)
                return wrong(packs.faults());
            complete = table.prepared(verb, *complete, &context.chance(), &*packs);
        }
    if (!complete)
        return wrong(complete.faults());
    if (context.options.dryRun)
        return table.tried(verb, *complete, decision);
    return table.submit(verb, *complete, who, decision);
}

Result<QJsonObject> withDice(const Context& context, const engine::Game& game, const QString& verb, QJsonObject fields)
{
    const QJsonObject rolled =
        schemaOf(game, verb).value(QLatin1String("properties")).toObject().value(QLatin1String("rolled")).toObject();
    if (context.options.rolled.isEmpty())
        return fields;
    if (rolled.isEmpty())
        return Fault{QStringLiteral("--rolled"), context.options.rolled, engine::fill(tr("%1 rolls no dice."), {verb}),
            tr("Leave --rolled out.")};
    fields.insert(QStringLiteral("rolled"), valueFrom(context.options.rolled, rolled));
    return fields;
}

} // namespace

Exit doAction(Context& context)
{
    if (context.args.size() < 2)
        return context.usage(QStringLiteral("do CAMPAIGN VERB [name=value …] [--rolled FACES] [--dry-run] [--decide REASON]"));
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    const QString verb = context.args[1];
    const auto typed = fieldsFrom(context.args.mid(2), schemaOf(*(*sitting)->game, verb));
    if (!typed)
        return context.fail(typed.faults());
    const auto fields = withDice(context, *(*sitting)->game, verb, *typed);
    if (!fields)
        return context.fail(fields.faults());
    const Submission submission = submitted(context, **sitting, verb, *fields, context.options.decide, context.options.who);
    if (submission.seq)
        context.keepSummary(**sitting);
    return answer(context, submission, **sitting);
}

namespace {

QJsonObject error(const QString& place, const QString& problem, const QString& remedy)
{
    return {{QStringLiteral("answer"), QStringLiteral("error")},
        {QStringLiteral("faults"), toJson({Fault{place, {}, problem, remedy}})}};
}

// {"do": verb, …fields, "decide": reason, "who": name} or {"undo": true}, {"redo": true}, {"goto": n}, {"ask": question, …}
QJsonObject played(Context& context, Sitting& sitting, QJsonObject line, Exit& exit)
{
    const auto told = [&](const Submission& submission) {
        exit = exitOf(submission);
        return toJson(submission, *sitting.game);
    };
    const QString decision = line.take(QLatin1String("decide")).toString();
    const QString who =
        line.contains(QLatin1String("who-acts")) ? line.take(QLatin1String("who-acts")).toString() : context.options.who;
    const bool moves = line.value(QLatin1String("undo")).toBool() || line.value(QLatin1String("redo")).toBool()
        || line.contains(QLatin1String("goto"));
    if (moves && context.options.dryRun)
        return error(QStringLiteral("--dry-run"), tr("Undo, redo and goto cannot be tried."),
            tr("Leave --dry-run out; undo takes a step back again."));
    if (line.value(QLatin1String("undo")).toBool())
        return told(sitting.table->undo(who));
    if (line.value(QLatin1String("redo")).toBool())
        return told(sitting.table->redo(who));
    if (line.contains(QLatin1String("goto")))
        return told(sitting.table->goTo(line.value(QLatin1String("goto")).toInteger(), who));
    if (line.contains(QLatin1String("ask"))) {
        const QString question = line.take(QLatin1String("ask")).toString();
        const auto answer = sitting.game->ask(sitting.table->state(), question, line);
        if (!answer) {
            exit = Exit::Error;
            return {{QStringLiteral("answer"), QStringLiteral("error")}, {QStringLiteral("faults"), toJson(answer.faults())}};
        }
        exit = answer->verdict.isAllowed() ? Exit::Done : Exit::Refused;
        return {{QStringLiteral("answer"), exit == Exit::Done ? QStringLiteral("done") : QStringLiteral("refused")},
            {QStringLiteral("value"), answer->value}, {QStringLiteral("verdict"), toJson(answer->verdict, *sitting.game)},
            {QStringLiteral("told"), toJson(answer->told, *sitting.game)}};
    }
    const QString verb = line.take(QLatin1String("do")).toString();
    return told(submitted(context, sitting, verb, line, decision, who));
}

// Somebody may think for an hour before the next line: meanwhile the shelf's file is looked after once a minute.
QByteArray nextLine(Context& context, QFile& input, qint64 longest)
{
    auto line = std::async(std::launch::async, [&] { return input.readLine(longest); });
    while (line.wait_for(std::chrono::minutes(1)) == std::future_status::timeout)
        (void)context.isShelfThere();
    return line.get();
}

} // namespace

Exit play(Context& context)
{
    if (context.args.size() != 1)
        return context.usage(QStringLiteral("play CAMPAIGN < LINES"));
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return context.fail(
            {Fault{QStringLiteral("standard input"), {}, input.errorString(), tr("Give one JSON action a line.")}});
    context.copyShelf(shelf::CopyKind::Sitting); // playing many lines is a sitting of its own
    Exit worst = Exit::Done;
    constexpr qint64 longestLine = 1024 * 1024;
    for (int number = 1;; ++number) {
        const QByteArray line = nextLine(context, input, longestLine + 1);
        if (line.isEmpty())
            break;
        if (line.trimmed().isEmpty())
            continue;
        const QString place = engine::fill(tr("line %1"), {QString::number(number)});
        Exit exit = Exit::Error;
        QJsonObject reply;
        QJsonParseError parse;
        QStringDecoder utf8(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        (void)QString(utf8(line));
        const QJsonDocument document = QJsonDocument::fromJson(line, &parse);
        const bool tooLong = line.size() > longestLine;
        for (QByteArray rest = line; tooLong && !rest.isEmpty() && !rest.endsWith('\n');)
            rest = input.readLine(longestLine);
        if (tooLong)
            reply = error(place, tr("The line is longer than 1 MB."), tr("Send shorter actions."));
        else if (utf8.hasError())
            reply = error(place, tr("It is not valid UTF-8."), tr("Send UTF-8."));
        else if (!document.isObject())
            reply = error(place, parse.error == QJsonParseError::NoError ? tr("It is no JSON object.") : parse.errorString(),
                tr("Write {\"do\": \"VERB\", …}."));
        else
            reply = played(context, **sitting, document.object(), exit);
        if (context.options.state && exit == Exit::Done)
            reply.insert(QStringLiteral("state"), (*sitting)->game->stateToJson((*sitting)->table->state()));
        context.print(reply);
        worst = exit == Exit::Error || worst == Exit::Error ? Exit::Error : exit == Exit::Refused ? exit : worst;
    }
    context.keepSummary(**sitting);
    return context.isShelfThere() ? worst : Exit::Error;
}

Exit correct(Context& context)
{
    if (context.args.size() != 3)
        return context.usage(QStringLiteral("correct CAMPAIGN PATH VALUE --reason TEXT"));
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    const QJsonObject fields{{QStringLiteral("path"), context.args[1]}, {QStringLiteral("value"), valueFrom(context.args[2], {})},
        {QStringLiteral("reason"), context.options.reason}};
    const Submission submission = submitted(context, **sitting, QStringLiteral("correct"), fields, {}, context.options.who);
    if (submission.seq)
        context.keepSummary(**sitting);
    return answer(context, submission, **sitting);
}

namespace {

// What show --json wrote. A device or a pipe would never come to its end.
Result<QByteArray> stateText(const QString& path)
{
    const QString remedy = tr("Give a file that show --json wrote.");
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

} // namespace

Exit setup(Context& context)
{
    if (context.args.size() != 2)
        return context.usage(QStringLiteral("setup CAMPAIGN FILE"));
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    const auto text = stateText(context.args[1]);
    if (!text)
        return context.fail(text.faults());
    QJsonParseError parse;
    const QJsonDocument document = QJsonDocument::fromJson(*text, &parse);
    if (!document.isObject())
        return context.fail({Fault{context.args[1], engine::fill(tr("byte %1"), {QString::number(parse.offset)}),
            parse.errorString(), tr("Give a file that show --json wrote.")}});
    const Submission submission = submitted(
        context, **sitting, QStringLiteral("setup"), {{QStringLiteral("state"), document.object()}}, {}, context.options.who);
    if (submission.seq)
        context.keepSummary(**sitting);
    return answer(context, submission, **sitting);
}

Exit settings(Context& context)
{
    if (context.args.isEmpty() || context.args.size() == 2 || context.args.size() > 3)
        return context.usage(QStringLiteral("settings CAMPAIGN [NAME VALUE]"));
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
        return answer(
            context, submitted(context, **sitting, QStringLiteral("setting"), fields, {}, context.options.who), **sitting);
    }
    const QJsonObject now = game.stateToJson((*sitting)->table->state()).value(QLatin1String("settings")).toObject();
    const QJsonObject schema =
        game.stateSchema().value(QLatin1String("properties")).toObject().value(QLatin1String("settings")).toObject();
    if (context.options.json) {
        context.print(now);
        return Exit::Done;
    }
    QString text;
    for (const QJsonValue& name : schema.value(QLatin1String("x-order")).toArray()) {
        const QJsonObject one = schema.value(QLatin1String("properties")).toObject().value(name.toString()).toObject();
        QStringList choices;
        for (const QJsonValue& choice : one.value(QLatin1String("enum")).toArray())
            choices += choice.toString();
        text += name.toString() + QStringLiteral(" = ") + engine::shownJson(now.value(name.toString())) + QStringLiteral("   ")
            + one.value(QLatin1String("description")).toString()
            + (choices.isEmpty() ? QString() : QStringLiteral(" (") + choices.join(QStringLiteral(", ")) + QLatin1Char(')'))
            + QLatin1Char('\n');
    }
    context.print(text);
    return Exit::Done;
}

} // namespace cli

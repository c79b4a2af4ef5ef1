// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// play: many actions and questions, one a line.
#include "cli/commands.h"
#include "cli/submit.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QStringDecoder>

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <functional>
#include <mutex>
#include <thread>

namespace cli {

using engine::Fault;
using engine::Submission;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

constexpr Argument arguments[] = {argument::campaign};
constexpr Option options[] = {option::seed, option::dryRun, option::state};

QJsonObject error(const QList<Fault>& faults)
{
    return {{QStringLiteral("answer"), QStringLiteral("error")}, {QStringLiteral("faults"), toJson(faults)}};
}

QJsonObject error(const QString& place, const QString& problem, const QString& remedy)
{
    return error({Fault{place, {}, problem, remedy}});
}

QStringList besideMove(const QJsonObject& line)
{
    QStringList keys = line.keys();
    for (const char* move : {"undo", "redo", "goto"})
        if (keys.removeOne(QLatin1String(move)))
            break;
    return keys;
}

// {"do": verb, …fields, "decide": reason, "who": name} or {"undo": true}, {"redo": true}, {"goto": n}, {"ask": question, …}
// hasThrown: becomes true when the program threw dice for it.
QJsonObject played(Context& context, Sitting& sitting, QJsonObject line, Exit& exit, bool& hasThrown)
{
    const auto told = [&](const Submission& submission) {
        exit = exitOf(submission);
        return toJson(submission, sitting);
    };
    const QString decision = line.take(QLatin1String("decide")).toString();
    const QString who =
        line.contains(QLatin1String("who-acts")) ? line.take(QLatin1String("who-acts")).toString() : context.options.who;
    const bool moves = line.value(QLatin1String("undo")).toBool() || line.value(QLatin1String("redo")).toBool()
        || line.contains(QLatin1String("goto"));
    if (moves && context.options.has(option::dryRun))
        return error(QStringLiteral("--dry-run"), tr("Undo, redo and goto cannot be tried."),
            tr("Leave --dry-run out; undo takes a step back again."));
    if (const QStringList surplus = moves ? besideMove(line) : QStringList(); !surplus.isEmpty())
        return error(surplus.join(QStringLiteral(", ")), tr("Nothing else stands in a line with undo, redo or goto."),
            tr("Write it in a line of its own."));
    if (line.value(QLatin1String("undo")).toBool())
        return told(moved(sitting.table->undo(who), sitting));
    if (line.value(QLatin1String("redo")).toBool())
        return told(moved(sitting.table->redo(who), sitting));
    if (line.contains(QLatin1String("goto")))
        return told(moved(sitting.table->goTo(line.value(QLatin1String("goto")).toInteger(), who), sitting));
    if (line.contains(QLatin1String("ask"))) {
        const QString question = line.take(QLatin1String("ask")).toString();
        QJsonObject schema;
        for (const engine::Question& one : sitting.game->questions())
            if (one.name == question)
                schema = one.schema;
        const auto fields = withIds(sitting, schema, line);
        const auto answer = fields ? sitting.game->ask(sitting.table->state(), question, *fields)
                                   : engine::Result<engine::Answer>(fields.faults());
        if (!answer) {
            exit = Exit::Error;
            return error(answer.faults());
        }
        exit = answer->verdict.isAllowed() ? Exit::Done : Exit::Refused;
        return {{QStringLiteral("answer"), exit == Exit::Done ? QStringLiteral("done") : QStringLiteral("refused")},
            {QStringLiteral("value"), answer->value}, {QStringLiteral("verdict"), toJson(answer->verdict, *sitting.game)},
            {QStringLiteral("told"), toJson(answer->told, *sitting.game)}};
    }
    const QString verb = line.take(QLatin1String("do")).toString();
    if (verb == QLatin1String("undo") || verb == QLatin1String("redo") || verb == QLatin1String("goto")) {
        exit = Exit::Error;
        return error(QStringLiteral("do"), engine::fill(tr("%1 is no action of the game."), {verb}),
            engine::fill(tr("Write the line %1."),
                {verb == QLatin1String("goto") ? QStringLiteral("{\"goto\": 12}") : QStringLiteral("{\"%1\": true}").arg(verb)}));
    }
    const Submission submission = submitted(context, sitting, verb, line, decision, who);
    hasThrown |= isThrown(submission);
    return told(submission);
}

// Lines of the standard input, read ahead by a thread of their own: somebody may think for an hour before the next one, and a
// million may come at once.
class Input {
public:
    explicit Input(qsizetype longest)
        : m_longest(longest)
    {
    }
    ~Input() { m_reader.join(); } // whoever reads here reads to the end

    // With its end, or one letter more than the longest of a longer one; empty at the end of all. Waiting is called once a
    // minute while nothing comes.
    QByteArray next(const std::function<void()>& waiting)
    {
        while (m_taken.isEmpty()) {
            std::unique_lock lock(m_mutex);
            const auto hasCome = [this] { return !m_come.isEmpty() || m_isAtEnd; };
            if (!m_changed.wait_for(lock, std::chrono::minutes(1), hasCome)) {
                lock.unlock();
                waiting();
                continue;
            }
            if (m_come.isEmpty())
                return {};
            m_taken.swap(m_come);
            m_bytes = 0;
            lock.unlock();
            m_changed.notify_all();
        }
        return m_taken.takeFirst();
    }

private:
    void read()
    {
        constexpr qsizetype ahead = 4 * 1024 * 1024, around = 128; // bytes that wait; what a line takes besides its letters
        for (QByteArray line = lineOf(); !line.isEmpty(); line = lineOf()) {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, [this] { return m_bytes < ahead; });
            m_bytes += line.size() + around;
            m_come += std::move(line);
            lock.unlock();
            m_changed.notify_all();
        }
        const std::lock_guard lock(m_mutex);
        m_isAtEnd = true;
        m_changed.notify_all();
    }

    // What stands behind the longest is read and left out. QFile takes a NUL for the end of what it read.
    QByteArray lineOf() const
    {
        QByteArray line;
        for (int letter = 0; letter != '\n' && (letter = std::fgetc(stdin)) != EOF;)
            if (line.size() <= m_longest)
                line += char(letter);
        return line;
    }

    qsizetype m_longest;
    QList<QByteArray> m_come, m_taken;
    qsizetype m_bytes = 0; // of those that have come
    bool m_isAtEnd = false;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::thread m_reader{[this] { read(); }}; // last: it uses all of these
};

Exit run(Context& context)
{
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return context.fail(
            {Fault{QStringLiteral("standard input"), {}, input.errorString(), tr("Give one JSON action a line.")}});
    context.copyShelf(shelf::CopyKind::Sitting); // playing many lines is a sitting of its own
    Exit worst = Exit::Done;
    bool hasThrown = false;
    constexpr qsizetype longestLine = 1024 * 1024;
    Input lines(longestLine);
    auto there = engine::Result<engine::Done>(engine::Done{});
    const auto lookAfterShelf = [&] { there = context.lookAfterShelf(); };
    int number = 0;
    for (QByteArray line = lines.next(lookAfterShelf); !line.isEmpty(); line = lines.next(lookAfterShelf)) {
        ++number;
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
        if (tooLong)
            reply = error(place, tr("The line is longer than 1 MB."), tr("Send shorter actions."));
        else if (utf8.hasError())
            reply = error(place, tr("It is not valid UTF-8."), tr("Send UTF-8."));
        else if (!document.isObject())
            reply = error(place,
                parse.error == QJsonParseError::NoError ? tr("It is no JSON object.")
                                                        : engine::fill(tr("This line is no JSON (%1)."), {parse.errorString()}),
                tr("Write {\"do\": \"VERB\", …}."));
        else if (!there) // what would be judged is not what was saved
            reply = error(there.faults());
        else
            reply = played(context, **sitting, document.object(), exit, hasThrown);
        if (exit == Exit::Error)
            lookAfterShelf();
        if (context.options.has(option::state) && exit == Exit::Done)
            reply.insert(QStringLiteral("state"), seenState(**sitting));
        context.print(reply);
        worst = exit == Exit::Error || worst == Exit::Error ? Exit::Error : exit == Exit::Refused ? exit : worst;
    }
    context.keepSummary(**sitting);
    if (hasThrown)
        context.keepSeed(**sitting);
    return context.lookAfterShelf() ? worst : Exit::Error;
}

} // namespace

constexpr Command commands::play{"play",
    QT_TRANSLATE_NOOP("cli",
        "One JSON action a line in, one JSON answer a line out; {\"undo\": true}, {\"redo\": true}, {\"goto\": ENTRY}, {\"ask\": "
        "QUESTION} are lines, too"),
    arguments, options, "play Marches < actions.jsonl", run};

} // namespace cli

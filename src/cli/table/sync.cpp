// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// sync: what is open goes to the shared table, what others did comes here, and what came to something else is told.
#include "cli/commands.h"
#include "cli/printed/terminal.h"

namespace cli {

using engine::Fault;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

std::optional<Fault> noTime(const QString& value)
{
    bool isNumber = false;
    if (const int seconds = value.toInt(&isNumber); isNumber && seconds >= 0 && seconds <= 3600)
        return std::nullopt;
    return Fault{QStringLiteral("--wait"), value, tr("This is no number of seconds."), tr("Give a number from 0 to 3600.")};
}

constexpr Option wait{.name = "wait",
    .value = "SECONDS",
    .help = QT_TRANSLATE_NOOP("cli", "How long to wait for the server and the dealer (default: 10)"),
    .check = noTime};
constexpr Option drop{"drop", "ACT", QT_TRANSLATE_NOOP("cli", "Drop an act that came to something else; all: each of them")};
constexpr Option anyway{"anyway", "REASON", QT_TRANSLATE_NOOP("cli", "Send these acts anyway, by table decision")};
constexpr Option at{"at", "ADDRESS", QT_TRANSLATE_NOOP("cli", "The server has this numeric address now")};
constexpr Option options[] = {wait, drop, anyway, at};
constexpr Argument arguments[] = {argument::campaign};

// What stands open is dropped or sent anyway before anything else is done.
engine::Result<engine::Done> settle(const Context& context, share::Mirror& mirror)
{
    const QString dropped = context.options.value(drop);
    const QString reason = context.options.value(anyway);
    if (const QString address = context.options.value(at); !address.isEmpty())
        if (const auto moved = mirror.moveTo(address); !moved)
            return moved;
    if (!dropped.isEmpty() && dropped != QLatin1String("all"))
        return mirror.drop(dropped);
    const QList<share::Conflict> conflicts = mirror.conflicts();
    for (const share::Conflict& one : conflicts) {
        const auto done = !dropped.isEmpty() ? mirror.drop(one.act.id)
            : !reason.isEmpty()              ? mirror.sendAnyway(one.act.id, reason)
                                             : engine::Result<engine::Done>(engine::Done{});
        if (!done)
            return done;
    }
    return engine::Done{};
}

Exit run(Context& context)
{
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    if (!(*sitting)->mirror)
        return context.fail(
            {Fault{(*sitting)->campaign.name, {}, tr("This campaign is not shared."), tr("musterroll-cli share shares it.")}});
    share::Mirror& mirror = *(*sitting)->mirror;
    if (const auto settled = settle(context, mirror); !settled)
        return context.fail(settled.faults());
    auto table = mirror.sit();
    if (!table)
        return context.fail(table.faults());
    (*sitting)->table = std::move(*table);
    constexpr int usual = 10;
    const int seconds = context.options.has(wait) ? context.options.value(wait).toInt() : usual;
    const qint64 before = mirror.confirmed();
    const auto delivered = context.deliver(**sitting, std::max(seconds * 1000, 1));
    if (!delivered)
        return context.fail(delivered.faults());
    const QString digest = QString::fromLatin1((*sitting)->game->digest((*sitting)->table->state()).toHex());
    QJsonArray conflicts;
    QString text = engine::fill(tr("New entries: %1. Not shared yet: %2."),
        {QString::number(mirror.confirmed() - before), QString::number(mirror.waiting())});
    for (const share::Conflict& one : mirror.conflicts()) {
        QJsonObject json{{QStringLiteral("act"), one.act.id}, {QStringLiteral("verb"), one.act.verb},
            {QStringLiteral("fields"), one.act.action}, {QStringLiteral("meant"), one.act.sentence()},
            {QStringLiteral("why"), one.why}, {QStringLiteral("now"), cli::toJson(one.now, **sitting)}};
        text += QLatin1Char('\n') + engine::fill(tr("%1 (%2): %3"), {inLine(one.act.sentence()), one.act.id, inLine(one.why)});
        if (const auto first = mirror.crossing(one.act)) {
            QJsonArray decided;
            for (const engine::Entry& entry : first->entries) {
                const auto sentence = (*sitting)->table->sentenceOf(entry);
                const QString came = sentence ? sentence->text() : entry.verb;
                decided += QJsonObject{{QStringLiteral("who"), entry.who}, {QStringLiteral("sentence"), came},
                    {QStringLiteral("same"), first->isSame}};
                text += QLatin1Char(' ')
                    + engine::fill(first->isSame ? tr("%1 did the same first: %2") : tr("%1 came first: %2"),
                        {inLine(entry.who), inLine(came)});
            }
            json.insert(QStringLiteral("first"), decided.first());
            json.insert(QStringLiteral("decided"), decided);
        }
        conflicts += json;
    }
    if (context.options.json)
        context.print(
            QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("entries"), mirror.confirmed()},
                {QStringLiteral("new"), mirror.confirmed() - before}, {QStringLiteral("open"), qint64(mirror.waiting())},
                {QStringLiteral("conflicts"), conflicts}, {QStringLiteral("digest"), digest}});
    else
        context.print(text);
    return mirror.conflicts().isEmpty() ? Exit::Done : Exit::Refused;
}

} // namespace

constexpr Command commands::sync{"sync", QT_TRANSLATE_NOOP("cli", "Send and fetch at a shared table until nothing is open"),
    arguments, options, "sync Marches", run};

} // namespace cli

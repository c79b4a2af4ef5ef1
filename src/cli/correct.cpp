// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// correct: a tracked value becomes what lies on the table.
#include "cards/quick_line.h"
#include "cards/tokens.h"
#include "cli/books.h"
#include "cli/commands.h"
#include "cli/submit.h"

#include "engine/json.h"
#include "engine/path.h"
#include "engine/words/piles.h"
#include "engine/words/waiting.h"
#include "rulebook/reading.h"
#include "rulebook/search.h"

#include <QCoreApplication>

#include <algorithm>

namespace cli {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

constexpr Argument arguments[] = {argument::campaign,
    {"PATH", QT_TRANSLATE_NOOP("cli", "The value, as show lists it: dotted, items of lists by id")},
    {"VALUE", QT_TRANSLATE_NOOP("cli", "What it is on the table")}};
constexpr Option reason{"reason", "TEXT", QT_TRANSLATE_NOOP("cli", "Why a value is corrected")};
constexpr Option options[] = {reason, option::dryRun, option::why, option::state};

// A path that stops at something with parts, or goes through what is not there yet: the parts are named.
std::optional<engine::Fault> unfitting(const Sitting& sitting, const QString& path, const QJsonValue& value)
{
    const QJsonObject schema = sitting.game->stateSchema(), state = sitting.game->stateToJson(sitting.table->state());
    const QStringList steps = path.split(QLatin1Char('.'));
    for (qsizetype used = 1; used <= steps.size(); ++used) {
        const QString here = steps.first(used).join(QLatin1Char('.'));
        const auto found = engine::valueAt(state, here);
        if (!found) // nor is anything behind it
            break;
        QStringList paths, parts;
        for (const QJsonValue& part : engine::schemaAt(schema, steps.first(used)).value(QLatin1String("x-order")).toArray()) {
            paths += here + QLatin1Char('.') + part.toString();
            parts += QLatin1Char('"') + part.toString() + QStringLiteral("\": …");
        }
        if (parts.isEmpty())
            continue;
        if (found->isNull() && used < steps.size())
            return engine::Fault{path, engine::shownJson(value), engine::fill(tr("Nothing stands at %1 yet."), {here}),
                engine::fill(used > 1 ? tr("What is printed counts until then. Give the whole of it: %1 '{%2}'.")
                                      : tr("Give the whole of it: %1 '{%2}'."),
                    {here, parts.join(QStringLiteral(", "))})};
        if (found->isObject() && used == steps.size() && !value.isObject() && !value.isNull())
            return engine::Fault{path, engine::shownJson(value), engine::fill(tr("There are several values at %1."), {here}),
                engine::fill(tr("Correct one of them: %1."), {paths.join(QStringLiteral(", "))})};
    }
    return std::nullopt;
}

// A line instead of a list of things would take off the table what it does not name: of these, unless all of the list is given.
std::optional<engine::Fault> takingOff(
    const Sitting& sitting, const QString& path, const QJsonValue& typed, const QJsonValue& read)
{
    const auto found = engine::valueAt(sitting.game->stateToJson(sitting.table->state()), path);
    if (typed.isArray() || !read.isArray() || !found || !found->isArray())
        return std::nullopt;
    QStringList kept, gone;
    for (const QJsonValue& one : read.toArray())
        kept += one[QLatin1String("id")].toString();
    const QJsonArray all = found->toArray();
    for (const QJsonValue& one : all)
        if (const QString id = one[QLatin1String("id")].toString(); !id.isEmpty() && !kept.contains(id))
            gone += id;
    if (gone.isEmpty())
        return std::nullopt;
    return engine::Fault{path, typed.toString(),
        engine::fill(tr("This list holds %1 already; all of it would be gone."), {gone.join(QStringLiteral(", "))}),
        engine::fill(tr("Correct one of them: %1.%2.…; or give the whole list in brackets: [ … ]."), {path, gone.first()})};
}

// Cut where the mark stands outside of quotation marks and brackets. A quotation mark within a word is a letter of it, as in 6".
QStringList itemsIn(const QString& text, QChar mark)
{
    QStringList parts;
    QString part;
    int depth = 0;
    bool isQuoted = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar c = text[at];
        if (c == mark && !isQuoted && depth == 0) {
            parts += part;
            part.clear();
            continue;
        }
        part += c;
        if (isQuoted && c == QLatin1Char('\\') && at + 1 < text.size())
            part += text[++at];
        else if (c == QLatin1Char('"'))
            isQuoted = !isQuoted && (at == 0 || text[at - 1].isSpace() || QStringLiteral("=,(;").contains(text[at - 1]));
        else if (!isQuoted)
            depth = c == QLatin1Char('(') ? depth + 1 : c == QLatin1Char(')') ? std::max(0, depth - 1) : depth;
    }
    if (isQuoted || depth > 0) // it has no end: then it is a letter like others
        return text.split(mark, Qt::SkipEmptyParts);
    parts += part;
    parts.removeIf([](const QString& one) { return one.isEmpty(); });
    return parts;
}

// Without the quotation marks around it.
QString wordIn(const QString& part)
{
    const QLatin1Char mark('"');
    return part.size() > 1 && part.startsWith(mark) && part.endsWith(mark) ? cards::unquoted(part) : part;
}

// A thing with parts is typed as its quick line, a list with semicolons, one of plain words with commas.
engine::Result<QJsonValue> asLine(const Sitting& sitting, const QString& path, const QJsonValue& value)
{
    const QJsonObject schema = engine::schemaAt(sitting.game->stateSchema(), path.split(QLatin1Char('.')));
    if (value.isDouble() && schema.value(QLatin1String("type")) == QLatin1String("string")) // digits are a text there
        return QJsonValue(value.toVariant().toString());
    const QJsonObject items = schema.value(QLatin1String("items")).toObject();
    const auto isThing = [](const QJsonObject& one) { return one.contains(QLatin1String("x-order")); };
    if (!value.isString() || value.toString().trimmed().isEmpty() || (items.isEmpty() && !isThing(schema)))
        return value; // nothing typed is no empty list: that is []
    const auto read = [&](const QString& line) -> engine::Result<QJsonValue> {
        const auto thing = cards::QuickLine(items.isEmpty() ? schema : items).read(line);
        return thing ? engine::Result<QJsonValue>(*thing) : thing.faults();
    };
    if (items.isEmpty())
        return read(value.toString());
    QJsonArray all;
    for (const QString& one : itemsIn(value.toString(), isThing(items) ? QLatin1Char(';') : QLatin1Char(','))) {
        const auto part = isThing(items) ? read(one.trimmed()) : engine::Result<QJsonValue>(QJsonValue(wordIn(one.trimmed())));
        if (!part)
            return part;
        all += *part;
    }
    return QJsonValue(all);
}

// "players.anouk.deck", where somebody called her by her number.
QString byIds(const QJsonObject& state, const QString& path)
{
    const QStringList steps = path.split(QLatin1Char('.'));
    QStringList named;
    QJsonValue at = state;
    for (const QString& step : steps) {
        bool isNumber = false;
        const int row = step.toInt(&isNumber);
        const QJsonValue item = at.isArray() && isNumber ? at.toArray().at(row) : QJsonValue();
        named += item[QLatin1String("id")].toString(step);
        const auto next = engine::valueAt(at, step);
        at = next ? *next : QJsonValue();
    }
    return named.join(QLatin1Char('.'));
}

// Of a face-down pile, or of a hand, how many cards it has may be said instead of which.
QJsonValue asCounted(const Sitting& sitting, const QString& path, const QJsonValue& typed)
{
    const engine::AnyState& state = sitting.table->state();
    const QJsonObject whole = sitting.game->stateToJson(state);
    const auto lies = engine::valueAt(whole, path);
    if (!typed.isDouble() || !lies || !lies->isArray()
        || !(sitting.game->names(state, QLatin1String(engine::countedPiles))
            + sitting.game->names(state, QLatin1String(engine::heldHands)))
                .contains(byIds(whole, path)))
        return typed;
    const bool isThing = engine::schemaAt(sitting.game->stateSchema(), path.split(QLatin1Char('.')))
                             .value(QLatin1String("items"))
                             .toObject()
                             .contains(QLatin1String("x-order"));
    return engine::counted(lies->toArray(), typed.toInteger(-1), isThing, engine::isPile(path)).value_or(typed);
}

// A number that no such place can hold, with the rule of what is counted there.
std::optional<engine::Fault> beyond(const Sitting& sitting, const QString& path, const QJsonValue& value)
{
    const QJsonObject schema = engine::schemaAt(sitting.game->stateSchema(), path.split(QLatin1Char('.')));
    const QJsonValue least = schema.value(QLatin1String("minimum")), most = schema.value(QLatin1String("maximum"));
    if (!value.isDouble() || !least.isDouble() || (value.toDouble() >= least.toDouble() && value.toDouble() <= most.toDouble()))
        return std::nullopt;
    const auto words = [](const char* text) { return QCoreApplication::translate("engine", text); }; // as the game says it
    const QString shown = engine::shownJson(value);
    engine::Fault fault{path, shown, engine::fill(words("%1 does not fit here."), {shown}),
        engine::fill(words("Allowed: %1."),
            {engine::fill(words("a whole number from %1 to %2"), {engine::shownJson(least), engine::shownJson(most)})})};
    const QString game = sitting.game->id();
    const auto books = booksOf({game});
    const QString counted = path.section(QLatin1Char('.'), -1).replace(QLatin1Char('_'), QLatin1Char(' '));
    if (!books)
        return fault;
    // What is called so goes before what only tells of it.
    const QList<rulebook::Entry>& all = books->first().entries;
    const auto named =
        std::ranges::find_if(all, [&](const rulebook::Entry& one) { return one.title.startsWith(counted, Qt::CaseInsensitive); });
    const QList<rulebook::Hit> hits = rulebook::Search(*books).find(counted, 1, game);
    const rulebook::Entry* best = named != all.end() ? &*named
        : !hits.isEmpty() && !hits.first().isNear    ? books->first().entry(hits.first().entry)
                                                     : nullptr;
    if (best)
        fault.remedy += QLatin1Char(' ')
            + engine::fill(
                tr("Its rule: %1 (%2, %3)."), {best->title, rulebook::pageText(best->page), best->atoms.value(0, best->id)});
    return fault;
}

// A question mark says that it is not known, where it is no value of its own and nothing may stand there.
QJsonValue known(const Sitting& sitting, const QString& path, const QJsonValue& typed)
{
    const auto fits = [&](const QJsonValue& value) {
        const engine::AnyState& state = sitting.table->state();
        const auto action = sitting.game->action(
            state, {QStringLiteral("correct"), {{QStringLiteral("path"), path}, {QStringLiteral("value"), value}}});
        return action && sitting.game->faults(state, *action).isEmpty();
    };
    if (typed != QLatin1String("?") || fits(typed))
        return typed;
    if (constexpr int uncounted = -1; path.endsWith(QLatin1String(".count")) && fits(uncounted))
        return uncounted;
    return fits(QJsonValue::Null) ? QJsonValue(QJsonValue::Null) : typed;
}

// Nothing there says that it is not known: it is counted while one plays.
std::optional<engine::Fault> neverOpen(const Sitting& sitting, const QString& path, const QJsonValue& value)
{
    const QJsonObject schema = engine::schemaAt(sitting.game->stateSchema(), path.split(QLatin1Char('.')));
    const auto found = engine::valueAt(sitting.game->stateToJson(sitting.table->state()), path);
    if (value != QLatin1String("?") || schema.value(QLatin1String("type")) != QLatin1String("integer") || !found)
        return std::nullopt;
    return engine::Fault{path, value.toString(), tr("The program counts this itself, so it is never open."),
        engine::fill(
            tr("Give the number that lies on the table (%1 is noted); what a card does not tell yet is left open at the card."),
            {engine::shownJson(*found)})};
}

Exit run(Context& context)
{
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    const QJsonValue typed =
        known(**sitting, context.args[1], asCounted(**sitting, context.args[1], valueFrom(context.args[2], {})));
    if (const auto fault = neverOpen(**sitting, context.args[1], typed))
        return context.fail({*fault});
    const auto value = asLine(**sitting, context.args[1], typed);
    if (!value)
        return context.fail(value.faults());
    if (const auto fault = takingOff(**sitting, context.args[1], typed, *value))
        return context.fail({*fault});
    if (const auto fault = beyond(**sitting, context.args[1], *value))
        return context.fail({*fault});
    if (const auto fault = unfitting(**sitting, context.args[1], *value))
        return context.fail({*fault});
    const QJsonObject fields{{QStringLiteral("path"), context.args[1]}, {QStringLiteral("value"), *value},
        {QStringLiteral("reason"), context.options.value(reason)}};
    return submit(context, **sitting, QStringLiteral("correct"), fields);
}

} // namespace

constexpr Command commands::correct{"correct", QT_TRANSLATE_NOOP("cli", "Set a tracked value to what lies on the table"),
    arguments, options, "correct Marches settings.strictness ask --reason agreed", run};

} // namespace cli

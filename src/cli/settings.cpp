// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// settings: what a table has agreed on, shown or changed.
#include "cli/books.h"
#include "cli/commands.h"
#include "cli/help.h"
#include "cli/submit.h"

#include "engine/json.h"
#include "engine/path.h"
#include "engine/words/nearest.h"
#include "engine/words/unseen.h"
#include "rulebook/reading.h"

#include <QJsonArray>
#include <QRegularExpression>

namespace cli {

namespace {

constexpr Argument arguments[] = {argument::campaign,
    {"NAME",
        QT_TRANSLATE_NOOP(
            "cli", "A setting, or a question that the book leaves open, by its number; without one, all are listed"),
        Argument::Need::Optional},
    {"VALUE", QT_TRANSLATE_NOOP("cli", "What it becomes, of a question A or B; without one, what it is"),
        Argument::Need::Optional}};
constexpr Option options[] = {option::dryRun, option::why, option::state};

// Of a question with two readings: "B" or "yes" is the second one.
QJsonValue sideFrom(const QString& typed)
{
    for (const char* other : {"B", "yes", "true"})
        if (typed.compare(QLatin1String(other), Qt::CaseInsensitive) == 0)
            return true;
    for (const char* usual : {"A", "no", "false"})
        if (typed.compare(QLatin1String(usual), Qt::CaseInsensitive) == 0)
            return false;
    return typed;
}

// A setting by its name, or the one that holds a question of the book: "AS-50".
struct Named {
    QString name;
    const rulebook::Entry* entry = nullptr; // of the question; null where the setting itself is named
    const rulebook::Reading* reading = nullptr;
};

Named named(const QString& typed, const engine::Game& game, const rulebook::Book* book)
{
    const QString id = typed.toUpper();
    for (const rulebook::Entry& entry : book ? book->entries : QList<rulebook::Entry>())
        for (const rulebook::Reading& reading : entry.readings)
            if (reading.id == id)
                return {rulebook::choiceOf(game, entry, reading), &entry, &reading};
    return {typed};
}

// A number like those of the book's open questions that none of them bears.
std::optional<engine::Fault> noSuchQuestion(const Named& one, const rulebook::Book* book)
{
    static const QRegularExpression number(QStringLiteral("^[A-Za-z]+-[0-9]+$"));
    if (!book || one.reading || !number.match(one.name).hasMatch())
        return std::nullopt;
    QStringList known;
    for (const rulebook::Entry& entry : book->entries)
        for (const rulebook::Reading& reading : entry.readings)
            known += reading.id;
    known.sort();
    known.removeDuplicates();
    return engine::Fault{{}, one.name,
        engine::fill(QCoreApplication::translate("cli", "There is no question %1."), {one.name.toUpper()}),
        engine::meant(one.name.toUpper(), known)};
}

QString valueWanted(const Named& one, const QString& campaign)
{
    return engine::fill(
        QCoreApplication::translate("cli", "Give it a value of its own: settings %1 %2 VALUE; schema tells which."),
        {asTyped(campaign), one.name});
}

// What is typed for one: "A" or "B" of a question, else a value as it is.
engine::Result<QJsonValue> valueOf(const Named& one, const QString& typed, const engine::Game& game, const QString& campaign)
{
    const QJsonObject form = engine::schemaAt(game.stateSchema(), {QStringLiteral("settings"), one.name});
    const bool isDoubt = engine::doubtCalled(game.doubts(), QLatin1String(one.name.toLatin1()));
    const QJsonValue side = sideFrom(typed);
    const QString words = engine::wordsOfSetting(game.stateSchema(), game.doubts(), one.name);
    static const QRegularExpression letter(QStringLiteral("^[C-Zc-z]$"));
    if (one.reading && letter.match(typed).hasMatch()) // no value is one letter
        return engine::Fault{one.reading->id, typed,
            engine::fill(QCoreApplication::translate("cli", "This question has the readings A and B, and no %1: %2."),
                {typed.toUpper(), words}),
            isDoubt ? QCoreApplication::translate("cli", "Write A or B.") : valueWanted(one, campaign)};
    if (isDoubt)
        return side;
    const bool isSide = one.reading
        && (typed.compare(QLatin1String("A"), Qt::CaseInsensitive) == 0
            || typed.compare(QLatin1String("B"), Qt::CaseInsensitive) == 0);
    if (!isSide) // "no" may be a value of its own
        return valueFrom(typed, form);
    const rulebook::Sides sides = rulebook::sidesOf(game, *one.entry, *one.reading);
    if (const QJsonValue value = side.toBool() ? sides.second : sides.first; !value.isUndefined())
        return value;
    return engine::Fault{one.reading->id, typed,
        engine::fill(QCoreApplication::translate("cli", "No value plays reading B and nothing else: %1."), {words}),
        valueWanted(one, campaign)};
}

QString listed(const engine::Game& game, const QJsonObject& now, const rulebook::Book* book)
{
    const QJsonObject schema =
        game.stateSchema().value(QLatin1String("properties")).toObject().value(QLatin1String("settings")).toObject();
    QString all;
    for (const QJsonValue& name : schema.value(QLatin1String("x-order")).toArray()) {
        const QJsonObject one = schema.value(QLatin1String("properties")).toObject().value(name.toString()).toObject();
        QStringList choices;
        for (const QJsonValue& choice : one.value(QLatin1String("enum")).toArray())
            choices += choice.toString();
        if (name == QLatin1String("unclear"))
            continue; // told one by one
        const QString sides = book ? rulebook::sidesText(game, now, *book, name.toString()) : QString();
        all += name.toString() + QStringLiteral(" = ") + engine::shownJson(now.value(name.toString())) + QStringLiteral("   ")
            + (sides.isEmpty() ? QString() : sides + QStringLiteral(": ")) + purposeOf(one)
            + (choices.isEmpty() ? QString() : QStringLiteral(" (") + choices.join(QStringLiteral(", ")) + QLatin1Char(')'))
            + QLatin1Char('\n');
    }
    const QJsonArray unclear = now.value(QLatin1String("unclear")).toArray();
    for (const engine::Doubt& doubt : game.doubts()) {
        const QLatin1String id(doubt.id.data());
        all += id + QStringLiteral(" = ") + QLatin1Char(unclear.contains(id) ? 'B' : 'A') + QStringLiteral("   B: ")
            + engine::wordsOfSetting({}, game.doubts(), id) + QLatin1Char('\n');
    }
    return all;
}

Exit run(Context& context)
{
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    const engine::Game& game = *(*sitting)->game;
    const auto books = booksOf({game.id()});
    const rulebook::Book* book = books ? &books->first() : nullptr;
    const Named one = named(context.args.value(1), game, book);
    if (const auto none = noSuchQuestion(one, book))
        return context.fail({*none});
    if (context.args.size() == 3) {
        const auto value = valueOf(one, context.args[2], game, context.args.first());
        if (!value)
            return context.fail(value.faults());
        return submit(context, **sitting, QStringLiteral("setting"),
            {{QStringLiteral("name"), one.name}, {QStringLiteral("value"), *value}});
    }
    const QJsonObject now = game.stateToJson((*sitting)->table->state()).value(QLatin1String("settings")).toObject();
    if (context.options.json && one.name.isEmpty()) {
        context.print(now);
        return Exit::Done;
    }
    if (one.name.isEmpty()) {
        context.print(listed(game, now, book));
        return Exit::Done;
    }
    const QString side = one.reading ? rulebook::sideOf(game, now, *one.entry, *one.reading) : QString();
    if (engine::doubtCalled(game.doubts(), QLatin1String(one.name.toLatin1()))) {
        context.print(side);
        return Exit::Done;
    }
    if (!now.contains(one.name))
        return context.fail({engine::Fault{{}, one.name,
            engine::fill(QCoreApplication::translate("cli", "There is no setting %1."), {engine::echoed(one.name)}),
            engine::meant(one.name, now.keys())}});
    const QString value = engine::shownJson(now.value(one.name));
    context.print(!one.reading
            ? value
            : (side.isEmpty() ? QString() : side + QStringLiteral("   ")) + one.name + QStringLiteral(" = ") + value);
    return Exit::Done;
}

} // namespace

constexpr Command commands::settings{"settings", QT_TRANSLATE_NOOP("cli", "Show the settings, or change one"), arguments, options,
    "settings Marches strictness ask", run};

} // namespace cli

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// rules: the rules of a game found by words, read whole, or listed as they stand in force now, with what is pinned to them.
#include "cli/books.h"
#include "cli/commands.h"
#include "cli/pins.h"

#include "engine/words/nearest.h"
#include "engine/words/unseen.h"
#include "rulebook/reading.h"
#include "rulebook/search.h"

#include <QCoreApplication>

namespace cli {

using rulebook::Book;
using rulebook::Entry;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

constexpr int mostFound = 10;

QJsonObject headOf(const Entry& entry, const Book& book)
{
    return {{QStringLiteral("id"), entry.id}, {QStringLiteral("game"), book.game}, {QStringLiteral("title"), entry.title},
        {QStringLiteral("page"), entry.page}, {QStringLiteral("section"), entry.section}};
}

QString line(const QString& id, const QString& title, const QString& page)
{
    return title + QStringLiteral("  [") + rulebook::pageText(page) + QStringLiteral(", ") + id + QStringLiteral("]\n");
}

QString titleOf(const Book& book, const QString& id)
{
    const Entry* entry = book.entry(id);
    return entry ? entry->title : id;
}

// What the option is about, and the name under which it is set.
QString settingOf(Context& context, const Entry& entry, const Book& book)
{
    const auto game = context.game(book.game);
    const QString words = game ? engine::wordsOfSetting((*game)->stateSchema(), (*game)->doubts(), entry.setting) : QString();
    return words.isEmpty() ? entry.setting : words + QStringLiteral("  [") + entry.setting + QLatin1Char(']');
}

// sitting: at whose table it is read; null at none.
Exit printWhole(Context& context, const Entry& entry, const Book& book, const Sitting* sitting)
{
    const QJsonObject settings =
        sitting ? sitting->game->stateToJson(sitting->table->state()).value(QLatin1String("settings")).toObject() : QJsonObject();
    const auto played = [&](const rulebook::Reading& reading) {
        return sitting ? rulebook::playedText(*sitting->game, settings, entry, reading) : QString();
    };
    const QList<shelf::Pin> pins = pinsTo(entry.id, pinsOnShelf(context));
    if (context.options.json) {
        QJsonArray readings;
        for (const rulebook::Reading& reading : entry.readings) {
            QJsonObject one{{QStringLiteral("id"), reading.id}, {QStringLiteral("text"), rulebook::textOf(reading)}};
            if (sitting) {
                one.insert(QStringLiteral("side"), rulebook::sideOf(*sitting->game, settings, entry, reading));
                one.insert(QStringLiteral("played"), played(reading));
            }
            readings += one;
        }
        QJsonObject json = headOf(entry, book);
        json.insert(QStringLiteral("kind"), engine::nameOf(entry.kind));
        json.insert(QStringLiteral("body"), entry.body);
        json.insert(QStringLiteral("synonyms"), QJsonArray::fromStringList(entry.synonyms));
        json.insert(QStringLiteral("see"), QJsonArray::fromStringList(entry.see));
        json.insert(QStringLiteral("atoms"), QJsonArray::fromStringList(entry.atoms));
        json.insert(QStringLiteral("readings"), readings);
        json.insert(QStringLiteral("setting"), entry.setting);
        json.insert(QStringLiteral("pins"), toJson(pins));
        context.print(QJsonObject{{QStringLiteral("entry"), json}});
        return Exit::Done;
    }
    QString text = entry.title + QLatin1Char('\n') + book.title + QStringLiteral(", ") + rulebook::pageText(entry.page)
        + QStringLiteral(", ") + entry.section + QStringLiteral("\n\n") + entry.body + QLatin1Char('\n');
    for (const rulebook::Reading& reading : entry.readings) {
        text += QLatin1Char('\n')
            + engine::fill(tr("Where the book is unclear (%1): %2"), {reading.id, rulebook::textOf(reading)}) + QLatin1Char('\n');
        if (sitting)
            text += engine::fill(tr("Your table plays: %1"), {played(reading)}) + QLatin1Char('\n');
    }
    if (!entry.setting.isEmpty())
        text += QLatin1Char('\n') + engine::fill(tr("Setting: %1"), {settingOf(context, entry, book)}) + QLatin1Char('\n');
    for (const shelf::Pin& pin : pins)
        text += QLatin1Char('\n') + textOf(pin);
    if (!entry.see.isEmpty())
        text += QLatin1Char('\n') + tr("See also:") + QLatin1Char('\n');
    for (const QString& other : entry.see)
        text += QStringLiteral("  ") + titleOf(book, other) + QStringLiteral("  [") + other + QStringLiteral("]\n");
    context.print(text);
    return Exit::Done;
}

Exit printHeads(Context& context, const QList<std::pair<const Book*, const Entry*>>& entries)
{
    const QList<shelf::Pin> pins = pinsOnShelf(context);
    QJsonArray array;
    QString text, section;
    for (const auto& [book, entry] : entries) {
        const QList<shelf::Pin> here = pinsTo(entry->id, pins);
        QJsonObject head = headOf(*entry, *book);
        if (!here.isEmpty())
            head.insert(QStringLiteral("pins"), toJson(here));
        array += head;
        if (entry->section != section)
            text += book->title + QStringLiteral(": ") + entry->section + QLatin1Char('\n');
        section = entry->section;
        text += QStringLiteral("  ") + line(entry->id, entry->title, entry->page);
        for (const shelf::Pin& pin : here)
            text += QStringLiteral("      ") + textOf(pin);
    }
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("entries"), array}});
    else
        context.print(text);
    return Exit::Done;
}

Exit printAll(Context& context, const QList<Book>& books)
{
    QList<std::pair<const Book*, const Entry*>> all;
    for (const Book& book : books)
        for (const Entry& entry : book.entries)
            all += {&book, &entry};
    return printHeads(context, all);
}

// As the window finds it.
Exit printFound(Context& context, const QStringList& games, const QString& words)
{
    const auto books = booksOf(gameIds(context));
    if (!books)
        return context.fail(books.faults());
    rulebook::Search search(*books);
    search.setPins(searchable(pinsOnShelf(context)));
    const QList<rulebook::Hit> hits = search.find(words, mostFound, games.size() == 1 ? games.first() : QString());
    if (context.options.json) {
        QJsonArray array;
        for (const rulebook::Hit& hit : hits)
            array += QJsonObject{{QStringLiteral("id"), hit.entry}, {QStringLiteral("game"), hit.book},
                {QStringLiteral("title"), hit.title}, {QStringLiteral("page"), hit.page},
                {QStringLiteral("snippet"), hit.snippet}, {QStringLiteral("pinned"), hit.pinned}};
        context.print(QJsonObject{{QStringLiteral("words"), words}, {QStringLiteral("entries"), array}});
        return Exit::Done;
    }
    QString text;
    for (const rulebook::Hit& hit : hits)
        text += line(hit.entry, hit.title, hit.page) + QStringLiteral("    ") + (hit.pinned ? tr("pinned: ") : QString())
            + hit.snippet + QLatin1Char('\n');
    context.print(hits.isEmpty() ? engine::fill(tr("Nothing is found for: %1"), {engine::echoed(words)}) : text);
    return Exit::Done;
}

Exit printInForce(Context& context, const Sitting& sitting)
{
    const auto answer = sitting.game->ask(sitting.table->state(), QStringLiteral("rules-in-force"), {});
    if (!answer)
        return context.fail(answer.faults());
    const auto books = booksOf({sitting.game->id()});
    if (!books)
        return context.fail(books.faults());
    QStringList atoms;
    for (const QJsonValue& atom : answer->value.toArray())
        atoms += atom.toString();
    const Book& book = books->first();
    const QList<const Entry*> called = rulebook::entriesFor(book, atoms);
    QList<std::pair<const Book*, const Entry*>> inForce; // in reading order, so that sections stay together
    for (const Entry& entry : book.entries)
        if (called.contains(&entry))
            inForce += {&book, &entry};
    return printHeads(context, inForce);
}

Exit find(Context& context, const QStringList& games, const Sitting* sitting = nullptr)
{
    const auto books = booksOf(games);
    if (!books)
        return context.fail(books.faults());
    if (context.args.isEmpty())
        return printAll(context, *books);
    if (context.args.size() == 1)
        if (const NamedRule named = ruleNamed(context.args.first(), *books); named.entry)
            return printWhole(context, *named.entry, *named.book, sitting);
    return printFound(context, games, context.args.join(QLatin1Char(' ')));
}

constexpr Argument arguments[] = {{.name = "WORDS",
    .help = QT_TRANSLATE_NOOP("cli", "What to find; a rule's id or number prints it whole; without words, all"),
    .need = Argument::Need::Optional,
    .repeats = true}};
constexpr Option campaignOption =
    option::campaign.told(QT_TRANSLATE_NOOP("cli", "The campaign whose rules are found, or those that it calls for now"));
constexpr Option gameOption = option::game.told(QT_TRANSLATE_NOOP("cli", "The game whose rules are found"));
constexpr Option options[] = {campaignOption, gameOption};

Exit run(Context& context)
{
    if (const auto fault = saidTwice(context))
        return context.fail({*fault});
    if (const QString campaign = context.options.value(campaignOption); !campaign.isEmpty()) {
        const auto sitting = context.sit(campaign, shelf::Shelf::Access::Read);
        if (!sitting)
            return context.fail(sitting.faults());
        return context.args.isEmpty() ? printInForce(context, **sitting)
                                      : find(context, {(*sitting)->game->id()}, sitting->get());
    }
    if (const QString id = context.options.value(gameOption); !id.isEmpty()) {
        const auto game = context.game(id);
        return game ? find(context, {(*game)->id()}) : context.fail(game.faults());
    }
    return find(context, gameIds(context));
}

} // namespace

constexpr Command commands::rules{"rules", QT_TRANSLATE_NOOP("cli", "Find rules, read one by its id, list those in force"),
    arguments, options, "rules --campaign Marches", run};

} // namespace cli

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// rules pin and rules unpin: what a table writes beside a rule.
#include "cli/books.h"
#include "cli/commands.h"
#include "cli/pins.h"

#include "engine/words/nearest.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

namespace cli {

using engine::Fault;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

constexpr Argument note[] = {{"ENTRY", QT_TRANSLATE_NOOP("cli", "A rule, by its id or number"), Argument::Need::Optional},
    {"TEXT", QT_TRANSLATE_NOOP("cli", "What is pinned to it"), Argument::Need::WithLast, true}};
constexpr Argument pinnedNumber[] = {{"NUMBER", QT_TRANSLATE_NOOP("cli", "The number of what is pinned, as rules pin lists it")}};
constexpr Option house{"house", "", QT_TRANSLATE_NOOP("cli", "What is pinned to a rule is a house rule, not a note")};
constexpr Option campaign = option::campaign.told(QT_TRANSLATE_NOOP("cli", "The campaign whose game the rule belongs to"));
constexpr Option game = option::game.told(QT_TRANSLATE_NOOP("cli", "The game that the rule belongs to"));
constexpr Option options[] = {house, campaign, game};

// Of the game that was told; of all games otherwise.
engine::Result<QStringList> gamesMeant(Context& context)
{
    if (const QString name = context.options.value(campaign); !name.isEmpty()) {
        const auto shelf = context.shelf(shelf::Shelf::Access::Read);
        const auto found = shelf ? (*shelf)->campaign(name) : engine::Result<shelf::Campaign>(shelf.faults());
        return found ? engine::Result<QStringList>(QStringList{found->game}) : engine::Result<QStringList>(found.faults());
    }
    const QString id = context.options.value(game);
    if (id.isEmpty())
        return gameIds(context);
    const auto found = context.game(id);
    return found ? engine::Result<QStringList>(QStringList{id}) : engine::Result<QStringList>(found.faults());
}

Fault unknownRule(const QString& entry, const QList<rulebook::Book>& books)
{
    QStringList known;
    for (const rulebook::Book& book : books)
        for (const rulebook::Entry& one : book.entries)
            known += one.id;
    static const QRegularExpression number(QStringLiteral("^[A-Za-z]+-[0-9]+$")); // of a rule: no name is like it
    const QString near = number.match(entry).hasMatch() ? QString() : engine::nearest(entry, known);
    return {{}, entry, engine::fill(tr("There is no rule %1."), {entry}),
        near.isEmpty() ? tr("Find it with musterroll-cli rules WORDS; its name stands in square brackets.")
                       : engine::meant(entry, {near})};
}

// books: of the games that were meant.
Exit listPins(Context& context, const QList<rulebook::Book>& books)
{
    QList<shelf::Pin> pins = pinsOnShelf(context);
    const auto known = booksOf(gameIds(context));
    pins.removeIf([&](const shelf::Pin& one) { // a rule that is no more was of no game that anybody knows
        return known && ruleNamed(one.entry, *known).entry && !ruleNamed(one.entry, books).entry;
    });
    QString text;
    for (const shelf::Pin& one : pins) {
        const NamedRule rule = known ? ruleNamed(one.entry, *known) : NamedRule();
        text += (rule.entry ? rule.book->title + QStringLiteral(", ") + rule.entry->title + QStringLiteral(", ") + one.entry
                            : one.entry)
            + QStringLiteral(": ") + textOf(one);
        if (known && !rule.entry)
            text += QStringLiteral("  ")
                + engine::fill(
                    tr("Its rule is no more: keep it, or take it off with rules unpin %1."), {QString::number(one.number)})
                + QLatin1Char('\n');
    }
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("pins"), toJson(pins)}});
    else
        context.print(text.isEmpty() ? tr("Nothing is pinned to a rule.") : text);
    return Exit::Done;
}

// Without an entry: all that is pinned.
Exit pinText(Context& context)
{
    const auto games = gamesMeant(context);
    const auto books = games ? booksOf(*games) : engine::Result<QList<rulebook::Book>>(games.faults());
    if (!books)
        return context.fail(books.faults());
    if (context.args.isEmpty())
        return listPins(context, *books);
    const NamedRule rule = ruleNamed(context.args[0], *books);
    if (!rule.entry)
        return context.fail({unknownRule(context.args[0], *books)});
    const auto shelf = context.shelf();
    if (!shelf)
        return context.fail(shelf.faults());
    const auto kind = engine::nameOf(context.options.has(house) ? rulebook::PinKind::HouseRule : rulebook::PinKind::Note);
    const auto pinned = (*shelf)->addPin(
        {0, rule.entry->id, kind, context.args.mid(1).join(QLatin1Char(' ')), context.options.who, context.clock()(), true});
    if (!pinned)
        return context.fail(pinned.faults());
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("pin"), toJson(*pinned)}});
    else
        context.print(rule.entry->title + QStringLiteral(": ") + textOf(*pinned));
    return Exit::Done;
}

Exit takeOff(Context& context)
{
    bool isNumber = false;
    const qint64 number = context.args[0].toLongLong(&isNumber);
    if (!isNumber)
        return context.fail(
            {Fault{QStringLiteral("number"), context.args[0], engine::fill(tr("%1 is no number."), {context.args[0]}),
                tr("musterroll-cli rules pin lists what is pinned, with numbers.")}});
    if (!QFileInfo::exists(context.shelfPath()))
        return context.fail({Fault{
            context.shelfPath(), context.args[0], tr("There is no shelf here, so nothing is pinned."), tr("Look at the path.")}});
    const auto shelf = context.shelf();
    const auto removed = shelf ? (*shelf)->removePin(number) : engine::Result<engine::Done>(shelf.faults());
    if (!removed)
        return context.fail(removed.faults());
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("number"), number}});
    else
        context.print(engine::fill(tr("%1 is not pinned any more."), {context.args[0]}));
    return Exit::Done;
}

} // namespace

constexpr Command commands::pin{"rules pin",
    QT_TRANSLATE_NOOP("cli", "Pin a note or a house rule to a rule; without a rule, list what is pinned"), note, options,
    "rules pin --house hs-melee Ties are broken by the youngest.", pinText};
constexpr Command commands::unpin{
    "rules unpin", QT_TRANSLATE_NOOP("cli", "Take a note or house rule off again"), pinnedNumber, {}, "rules unpin 1", takeOff};

} // namespace cli

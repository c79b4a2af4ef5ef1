// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// pack add: cards written into a pack on the shelf, by fields, as quick lines or from a table.
#include "cards/head.h"
#include "cards/my_cards.h"
#include "cards/packing.h"
#include "cards/pasted.h"
#include "cards/quick_line.h"
#include "cli/commands.h"
#include "cli/packs/packs.h"
#include "engine/path.h"
#include "engine/words/nearest.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <optional>

namespace cli {

using engine::Fault;
using engine::Result;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

// What is left out of a card means no, none or 0.
bool saysNothing(const QJsonValue& value)
{
    if (value.isArray())
        return value.toArray().isEmpty();
    if (!value.isObject())
        return value.isNull() || value == QJsonValue(false) || value == QJsonValue(0) || value == QJsonValue(QString())
            || value == QJsonValue(QStringLiteral("0"));
    const QJsonObject object = value.toObject();
    return std::all_of(object.begin(), object.end(), saysNothing);
}

// What a campaign knows of a card, wherever in its state it lies: the fields that are printed on such cards.
QJsonObject factsIn(const QJsonValue& value, const QString& id, const QStringList& fields)
{
    QJsonObject facts;
    if (value.isArray())
        for (const QJsonValue& element : value.toArray())
            if (facts = factsIn(element, id, fields); !facts.isEmpty())
                return facts;
    const QJsonObject object = value.toObject();
    if (object.value(QLatin1String("id")).toString() == id)
        for (const QString& field : fields)
            if (!saysNothing(object.value(field)))
                facts.insert(field, object.value(field));
    if (facts.size() > 1) // more than its id
        return facts;
    for (const QJsonValue& inner : object)
        if (facts = factsIn(inner, id, fields); !facts.isEmpty())
            return facts;
    return {};
}

Result<QJsonObject> factsFromCampaign(Context& context, const QString& id, const cards::Section& at)
{
    const QString campaign = context.options.value(option::campaign);
    if (campaign.isEmpty())
        return QJsonObject();
    if (at.kind.isEmpty()) // what happened to them stands beside what is printed
        return Fault{QStringLiteral("--campaign"), campaign,
            engine::fill(tr("What is printed on %1 cannot be told from what happened to them."), {at.name}),
            tr("Leave --campaign out and type name=value.")};
    const auto sitting = context.sit(campaign, shelf::Shelf::Access::Read);
    if (!sitting)
        return sitting.faults();
    const QJsonObject state = (*sitting)->game->stateToJson((*sitting)->table->state());
    QJsonObject facts = factsIn(state, id, at.schema.value(QLatin1String("properties")).toObject().keys());
    if (facts.isEmpty())
        return Fault{(*sitting)->campaign.name, id, engine::fill(tr("This campaign knows nothing of a card %1."), {id}),
            tr("Type what is printed on it: name=value.")};
    return facts;
}

// The list that a kind of card stands in; lists that hold a single card of others included.
Result<cards::Section> sectionOf(const QString& kind, const cards::Pack& pack, const engine::Game& game)
{
    QStringList known;
    for (const cards::Section& section : cards::sections(pack, game)) {
        if (section.name == kind)
            return section;
        known += section.name;
    }
    return Fault{
        QStringLiteral("kind"), kind, engine::fill(tr("There is no kind of card %1."), {kind}), engine::meant(kind, known)};
}

// The pack as it stands on the shelf, or the beginning of one. Whose cards they are is clear from their kind: my-cards is made
// with the first of them.
Result<cards::Pack> packToFill(Context& context, const QString& id, const QString& kind, const cards::Games& games)
{
    cards::Games meant;
    for (const engine::Game* game : games)
        if (sectionOf(kind, cards::emptyMyCards(*game), *game))
            meant += game;
    if (const auto taken = isTaken(id, games))
        return *taken;
    const auto there = packNamed(context, id, meant.isEmpty() ? games : meant);
    if (!there)
        return there.faults();
    if (*there)
        return cards::readPack((*there)->content, games, engine::fill(tr("pack %1"), {id}));
    if (!cards::isPackId(id))
        return Fault{QStringLiteral("pack"), id, engine::fill(tr("%1 is no id of a pack."), {id}),
            tr("Allowed: small letters, digits, hyphens; at most 64, for example my-cards.")};
    const bool isMine = id == QLatin1String(cards::myCards);
    if (games.size() != 1 && (!isMine || meant.size() != 1))
        return Fault{QStringLiteral("--game"), {}, engine::fill(tr("There is no pack %1 yet; say for which game it is."), {id}),
            tr("Add --game GAME.")};
    cards::Pack pack = cards::emptyMyCards(*(games.size() == 1 ? games : meant).first());
    pack.id = id;
    pack.title = isMine ? pack.title : QString();
    return pack;
}

Exit keepPack(Context& context, const cards::Pack& pack, const cards::Games& games, const QJsonObject& json, const QString& text)
{
    const auto done = kept(context, cards::packJson(pack), engine::fill(tr("pack %1"), {pack.id}), games);
    if (!done)
        return context.fail(done.faults());
    if (context.options.json)
        context.print(json);
    else
        context.print(text);
    return Exit::Done;
}

// A question mark says that a field of the card is not known, unless it is free text.
bool isUnknown(const QString& typed, const cards::Section& at)
{
    const QString field = typed.endsWith(QLatin1String("=?")) ? typed.chopped(2) : QString();
    const QJsonObject schema = engine::schemaAt(at.schema, field.split(QLatin1Char('.')));
    const bool isText =
        schema.value(QLatin1String("type")) == QLatin1String("string") && !schema.contains(QLatin1String("x-form"));
    return !field.isEmpty() && !schema.isEmpty() && !isText;
}

// One card, with the fields that are known now; what the pack knows of it already stays.
Exit addFields(Context& context, const cards::Pack& pack, const engine::Game& game, const cards::Section& at)
{
    QStringList told = context.args.mid(2);
    told.removeIf([&](const QString& one) { return isUnknown(one, at); });
    const auto typed = fieldsFrom(told, at.schema);
    if (!typed)
        return context.fail(typed.faults());
    const QString card = typed->value(QLatin1String("id")).toString();
    if (card.isEmpty() && !at.isSingle)
        return context.fail({Fault{
            QStringLiteral("id"), {}, tr("Say which card it is."), tr("Write id=NAME, the name by which the card is told.")}});
    const auto facts = factsFromCampaign(context, card, at);
    if (!facts)
        return context.fail(facts.faults());
    const auto filled = cards::withCard(pack, game, at.place, cards::over(*facts, *typed));
    if (!filled)
        return context.fail(filled.faults());
    return keepPack(context, *filled, {&game},
        {{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("pack"), pack.id}},
        engine::fill(tr("%1 stands in the pack %2."), {card.isEmpty() ? at.name : card, pack.id}));
}

// --- several cards: lines, or the rows of a table

Result<QByteArray> wholeFile(QFile& file, const QString& name)
{
    const QByteArray text = file.read(cards::largestPack + 1);
    if (file.error() != QFileDevice::NoError)
        return Fault{name, {}, file.errorString(), tr("See that the file may be read.")};
    return text;
}

// Every line that holds a card; none of those that begin with #.
cards::Pasted linesIn(const QString& text)
{
    cards::Pasted table;
    int number = 0;
    for (const QString& line : text.split(QLatin1Char('\n')))
        if (++number; !line.trimmed().isEmpty() && !line.trimmed().startsWith(QLatin1Char('#')))
            table.rows += cards::Pasted::Row{number, {line}};
    return table;
}

Result<cards::Pasted> linesOf(const QStringList& words)
{
    if (words != QStringList{QStringLiteral("-")})
        return linesIn(words.join(QLatin1Char(' ')));
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return Fault{QStringLiteral("-"), {}, input.errorString(), tr("Write the lines into the command with a pipe.")};
    const auto text = wholeFile(input, QStringLiteral("-"));
    if (!text)
        return text.faults();
    if (text->size() > cards::largestPack)
        return Fault{QStringLiteral("-"), {}, tr("These lines are longer than 16 MB."), tr("Write them in several parts.")};
    const cards::Pasted table = linesIn(QString::fromUtf8(*text));
    if (table.rows.size() > cards::mostRows)
        return Fault{QStringLiteral("-"), {},
            engine::fill(tr("There are more than %1 lines."), {QString::number(cards::mostRows)}),
            tr("Write them in several parts.")};
    return table;
}

Result<cards::Pasted> tableIn(const QString& name, const QJsonObject& schema)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return Fault{name, {}, file.errorString(), tr("See that the file is there and may be read.")};
    const auto text = wholeFile(file, name);
    return text ? cards::readPasted(*text, schema, name) : Result<cards::Pasted>(text.faults());
}

const char* nameOf(cards::PastedRow::Fate fate)
{
    constexpr const char* names[] = {"new", "changed", "same", "wrong"};
    return names[int(fate)];
}

QString told(cards::PastedRow::Fate fate)
{
    switch (fate) {
    case cards::PastedRow::New:
        return tr("new");
    case cards::PastedRow::Changed:
        return tr("changed");
    case cards::PastedRow::Same:
        return tr("as it was");
    case cards::PastedRow::Wrong:
        return tr("wrong");
    }
    return {};
}

QJsonArray toJson(const cards::Preview& preview)
{
    QJsonArray rows;
    for (const cards::PastedRow& row : preview.rows)
        rows += QJsonObject{{QStringLiteral("line"), row.line}, {QStringLiteral("fate"), QLatin1String(nameOf(row.fate))},
            {QStringLiteral("card"), row.card}, {QStringLiteral("faults"), cli::toJson(row.faults)}};
    return rows;
}

// Columns of which nobody knows what they hold.
QStringList leftOut(const cards::Pasted& table, const QStringList& fields)
{
    QStringList all;
    for (qsizetype column = 0; column < table.headings.size(); ++column)
        if (fields.value(column).isEmpty() && !table.headings[column].trimmed().isEmpty())
            all += table.headings[column].trimmed();
    return all;
}

// A first row of words alone that is no card: headings, but of nothing that these cards have.
std::optional<Fault> foreignHeadings(const cards::Pasted& table, const cards::Preview& preview)
{
    if (!table.headings.isEmpty() || table.columns() < 2 || preview.rows.isEmpty()
        || preview.rows.first().fate != cards::PastedRow::Wrong)
        return std::nullopt;
    const QStringList& cells = table.rows.first().cells;
    const auto hasDigit = [](const QString& cell) { return std::ranges::any_of(cell, [](QChar c) { return c.isDigit(); }); };
    if (std::ranges::any_of(cells, hasDigit))
        return std::nullopt;
    const QString row = cells.join(QStringLiteral(", ")).left(60);
    return Fault{engine::fill(tr("line %1"), {QString::number(table.rows.first().line)}), row,
        engine::fill(tr("“%1” may be headings, and no card has such a place."), {row}),
        tr("If so, take that row away, and say with --columns what the columns hold: title,cost,-.")};
}

QString textOf(const cards::Preview& preview, const cards::Section& at, const QStringList& leftOut)
{
    const cards::QuickLine line(at.schema);
    QString text;
    for (const cards::PastedRow& row : preview.rows) {
        if (row.fate != cards::PastedRow::Wrong)
            text += engine::fill(tr("line %1: %2: %3"), {QString::number(row.line), told(row.fate), line.print(row.card)})
                + QLatin1Char('\n');
        for (const Fault& fault : row.faults)
            text += fault.text() + QLatin1Char('\n');
    }
    text += preview.text();
    for (const cards::Half& half : preview.halves)
        text += QLatin1Char('\n')
            + engine::fill(tr("%1 is entered only where the rest of it is known: there is no column for %2."),
                {half.path, half.missing.join(QStringLiteral(", "))});
    return leftOut.isEmpty() ? text
                             : text + QLatin1Char('\n')
            + engine::fill(tr("Left out: %1. --columns says what they hold."), {leftOut.join(QStringLiteral(", "))});
}

constexpr Option csv{"csv", "FILE", QT_TRANSLATE_NOOP("cli", "A table of cards: columns told apart by tab, comma or semicolon")};
constexpr Option columns{"columns", "FIELDS",
    QT_TRANSLATE_NOOP("cli", "What its columns hold, in order: title,cost,-,healthy; without: its first row")};
constexpr Option sound{"sound", "", QT_TRANSLATE_NOOP("cli", "Take the rows that are in order although others are not")};

// The owner's own cards lie above those that come with the program: a title means one of these, too.
QList<cards::Pack> packsBelow(const cards::Pack& pack, const engine::Game& game)
{
    QList<cards::Pack> below;
    if (pack.id == QLatin1String(cards::myCards))
        for (const QString& id : cards::packsWithoutTraining(game.id()))
            if (const auto one = id == pack.id ? Result<cards::Pack>(Fault()) : cards::openPack(id, game))
                below += *one;
    return below;
}

Exit addRows(Context& context, const cards::Pack& pack, const engine::Game& game, const cards::Section& at)
{
    const QString file = context.options.value(csv);
    const auto table = file.isEmpty() ? linesOf(context.args.mid(2)) : tableIn(file, at.schema);
    if (!table)
        return context.fail(table.faults());
    if (table->rows.isEmpty())
        return context.fail({Fault{file.isEmpty() ? QStringLiteral("LINE") : file, {}, tr("No card stands there."),
            tr("Write each on a line of its own, its name first.")}});
    const auto fields = file.isEmpty()
        ? Result<QStringList>(QStringList())
        : cards::columnsOf(*table, at.schema, context.options.value(columns).split(QLatin1Char(','), Qt::SkipEmptyParts));
    if (!fields)
        return context.fail(fields.faults());
    cards::Preview preview = cards::preview(*table, *fields, pack, game, at.place, packsBelow(pack, game));
    if (const auto heads = foreignHeadings(*table, preview))
        preview.rows.first().faults.prepend(*heads);
    const QStringList unknown = leftOut(*table, *fields);
    const QString text = textOf(preview, at, unknown);
    QJsonObject json{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("pack"), pack.id},
        {QStringLiteral("rows"), toJson(preview)}, {QStringLiteral("left_out"), QJsonArray::fromStringList(unknown)}};
    if (context.options.has(option::dryRun)) {
        json.insert(QStringLiteral("answer"), QStringLiteral("preview"));
        if (context.options.json)
            context.print(json);
        else
            context.print(text);
        return preview.isSound() ? Exit::Done : Exit::Error;
    }
    const auto filled =
        cards::taken(preview, pack, game, at.place, context.options.has(sound) ? cards::Take::Sound : cards::Take::All);
    if (!filled)
        return context.fail(filled.faults());
    return keepPack(context, *filled, {&game}, json, text);
}

// name=value in front, as before there were lines.
bool isFields(const QStringList& words, const cards::Section& at)
{
    const QString field = words.value(0).section(QLatin1Char('='), 0, 0).section(QLatin1Char('.'), 0, 0);
    return cards::keyOf(at).isEmpty() && words.value(0).contains(QLatin1Char('=')) && !words.value(0).contains(QLatin1Char(' '))
        && at.schema.value(QLatin1String("properties")).toObject().contains(field);
}

Exit add(Context& context, const cards::Games& games)
{
    const bool isTable = context.options.has(csv);
    if (context.args.size() < 3 && !isTable)
        return context.usage();
    const auto pack = packToFill(context, context.args[0], context.args[1], games);
    if (!pack)
        return context.fail(pack.faults());
    const auto game = context.game(pack->game);
    if (!game)
        return context.fail(game.faults());
    const auto at = sectionOf(context.args[1], *pack, **game);
    if (!at)
        return context.fail(at.faults());
    return !isTable && isFields(context.args.mid(2), *at) ? addFields(context, *pack, **game, *at)
                                                          : addRows(context, *pack, **game, *at);
}

constexpr Argument cardWords[] = {{"ID", QT_TRANSLATE_NOOP("cli", "The pack's id; with --game it may be a new one")},
    {"KIND", QT_TRANSLATE_NOOP("cli", "The kind of card, or a list that a campaign begins with")},
    {"LINE",
        QT_TRANSLATE_NOOP(
            "cli", "The card as one line, or - for many of them from the input; or id=CARD and name=value for fields"),
        Argument::Need::Optional, true}};
constexpr Option cardOptions[] = {option::game.told(QT_TRANSLATE_NOOP("cli", "The game of a new pack")),
    option::campaign.told(QT_TRANSLATE_NOOP("cli", "The campaign where the card was typed already")), csv, columns, sound,
    option::dryRun};

} // namespace

constexpr Command commands::addCard{"pack add",
    QT_TRANSLATE_NOOP("cli", "Write cards into a pack on the shelf, with what is known of them now"), cardWords, cardOptions,
    "pack add my-cards career \"Toll Road any versus 8 DM n1 e2 w-1 D2\"", withGames<add>};

} // namespace cli

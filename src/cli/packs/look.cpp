// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// pack check, list, schema and export: card packs looked at, described and written out to start from.
#include "cli/commands.h"
#include "cli/packs/packs.h"
#include "cli/printed/terminal.h"

#include "cards/gaps.h"
#include "cards/said.h"
#include "shelf/file.h"

#include <QJsonDocument>

namespace cli {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

// How many entries each list of the pack has, in the game's order; lists that are empty are left out.
QList<std::pair<QString, int>> sizesOf(const cards::Pack& pack, const engine::Game& game)
{
    QList<std::pair<QString, int>> sizes;
    const auto add = [&](const QString& name, const QJsonValue& list) {
        if (const int size = int(list.toArray().size()); size > 0)
            sizes += {name, size};
    };
    for (const QJsonValue& field : game.setupSchema().value(QLatin1String("x-order")).toArray())
        add(field.toString(), pack.setup.value(field.toString()));
    for (const QString& kind : game.cardKinds())
        add(kind, pack.cards.value(kind));
    return sizes;
}

QJsonObject toJson(const cards::Pack& pack, const engine::Game& game)
{
    QJsonObject sizes;
    for (const auto& [name, size] : sizesOf(pack, game))
        sizes.insert(name, size);
    return {{QStringLiteral("id"), pack.id}, {QStringLiteral("game"), pack.game}, {QStringLiteral("title"), pack.title},
        {QStringLiteral("about"), pack.about}, {QStringLiteral("sizes"), sizes}};
}

QJsonArray toJson(const QList<cards::Gap>& gaps)
{
    QJsonArray array;
    for (const cards::Gap& gap : gaps)
        array += QJsonObject{{QStringLiteral("place"), gap.place}, {QStringLiteral("field"), gap.field},
            {QStringLiteral("cards"), QJsonArray::fromStringList(gap.ids)}, {QStringLiteral("of"), gap.of},
            {QStringLiteral("text"), gap.text()}};
    return array;
}

QString textOf(const cards::Pack& pack, const engine::Game& game)
{
    QStringList sizes;
    for (const auto& [name, size] : sizesOf(pack, game))
        sizes += cards::wordsOf(name) + QLatin1Char(' ') + QString::number(size);
    return engine::fill(tr("%1  %2  %3: %4"),
               {pack.game, pack.id, inLine(pack.title), sizes.isEmpty() ? tr("empty") : sizes.join(QStringLiteral(", "))})
        + QLatin1Char('\n');
}

Exit look(Context& context, const cards::Games& games)
{
    const auto text = textNamed(context, context.args[0], games);
    const auto pack = text ? cards::readPack(*text, games, context.args[0]) : engine::Result<cards::Pack>(text.faults());
    if (!pack)
        return context.fail(pack.faults());
    const auto game = context.game(pack->game);
    if (!game)
        return context.fail(game.faults());
    const QList<cards::Gap> gaps = cards::gaps(*pack, **game);
    if (context.options.json) {
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")},
            {QStringLiteral("pack"), toJson(*pack, **game)}, {QStringLiteral("gaps"), toJson(gaps)}});
        return Exit::Done;
    }
    QString said = textOf(*pack, **game) + tr("Every field, value and name is in order.") + QLatin1Char('\n');
    if (!gaps.isEmpty())
        said += tr("Not entered yet:") + QLatin1Char('\n');
    for (const cards::Gap& gap : gaps)
        said += QStringLiteral("  ") + gap.text() + QLatin1Char('\n');
    context.print(said);
    return Exit::Done;
}

// Those that come with the program, then those that were imported, offered or not.
Exit listAll(Context& context, const cards::Games& games)
{
    QJsonArray list;
    QString text;
    const auto show = [&](QJsonObject json, const QString& line, const char* from, bool isOn) {
        json.insert(QStringLiteral("from"), QLatin1String(from));
        json.insert(QStringLiteral("on"), isOn);
        list += json;
        text += line;
    };
    for (const engine::Game* game : games)
        for (const QString& id : cards::shippedPacks(game->id())) {
            const auto pack = cards::openPack(id, *game);
            if (!pack)
                return context.fail(pack.faults());
            show(toJson(*pack, *game), textOf(*pack, *game), "program", true);
        }
    const auto kept = context.packsOnShelf();
    if (!kept)
        return context.fail(kept.faults());
    for (const shelf::Pack& one : *kept) {
        if (!context.options.value(ofGame).isEmpty() && one.game != context.options.value(ofGame))
            continue;
        const auto pack =
            cards::readPack(one.content, games, one.id); // written by another version, it may be unknown to this one
        const auto game = pack ? context.game(pack->game) : engine::Result<const engine::Game*>(pack.faults());
        const QJsonObject bare{{QStringLiteral("id"), one.id}, {QStringLiteral("game"), one.game},
            {QStringLiteral("title"), one.title}, {QStringLiteral("fault"), game ? QString() : game.faults().first().text()}};
        const QString line = game
            ? textOf(*pack, **game)
            : engine::fill(tr("%1  %2  %3: cannot be used: %4"),
                  {inLine(one.game), inLine(one.id), inLine(one.title), inLine(game.faults().first().text())})
                + QLatin1Char('\n');
        show(game ? toJson(*pack, **game) : bare,
            line.chopped(1) + QStringLiteral("  ") + (one.isOn ? tr("[on the shelf]") : tr("[removed]")) + QLatin1Char('\n'),
            "shelf", one.isOn);
    }
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("packs"), list}});
    else
        context.print(text);
    return Exit::Done;
}

Exit printSchema(Context& context)
{
    const auto game = context.game(context.args[0]);
    if (!game)
        return context.fail(game.faults());
    const QJsonObject schema = cards::packSchema(**game);
    if (context.options.json)
        context.print(schema);
    else
        context.print(QString::fromUtf8(QJsonDocument(schema).toJson()));
    return Exit::Done;
}

Exit write(Context& context, const cards::Games& games)
{
    const QString file = context.args[1];
    const auto text = textNamed(context, context.args[0], games);
    if (!text)
        return context.fail(text.faults());
    if (const auto written = shelf::writeNew(file, *text); !written)
        return context.fail(written.faults());
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("done")}, {QStringLiteral("pack"), context.args[0]},
            {QStringLiteral("file"), file}});
    else
        context.print(engine::fill(tr("%1 is written to %2"), {context.args[0], file}));
    return Exit::Done;
}

constexpr Argument looked[] = {{"FILE|ID", QT_TRANSLATE_NOOP("cli", "A pack's file, or its id")}};
constexpr Argument written[] = {
    {"ID", QT_TRANSLATE_NOOP("cli", "The pack's id")}, {"FILE", QT_TRANSLATE_NOOP("cli", "The new file")}};
constexpr Argument described[] = {{"GAME", QT_TRANSLATE_NOOP("cli", "The game, by its id")}};
constexpr Option options[] = {ofGame};

} // namespace

constexpr Command commands::checkPack{"pack check",
    QT_TRANSLATE_NOOP("cli", "Check a card pack: every fault with its place, and what is not entered yet"), looked, options,
    "pack check training --game hired-swords", withGames<look>};
constexpr Command commands::listPacks{"pack list",
    QT_TRANSLATE_NOOP("cli", "List the packs that come with the program, and those on the shelf"), {}, options, "pack list",
    withGames<listAll>};
constexpr Command commands::packSchema{"pack schema", QT_TRANSLATE_NOOP("cli", "The fields of a whole pack as JSON Schema"),
    described, {}, "pack schema hired-swords", printSchema};
constexpr Command commands::exportPack{"pack export",
    QT_TRANSLATE_NOOP("cli", "Write a pack to a file, to start from or to pass on"), written, options,
    "pack export training my-cards.json --game hired-swords", withGames<write>};

} // namespace cli

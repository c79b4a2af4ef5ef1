// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The sheets that bring a table out of its box and back: where everything lies, with boxes to tick.
#include "kit/paper/teller.h"
#include "window/paper/lying.h"
#include "window/paper/papers.h"

#include "kit/forms/form.h"
#include "kit/lists/told_apart.h"
#include "window/texts.h"

#include <QJsonArray>

namespace window {

using kit::paper::Document;

namespace {

using kit::paper::Cell;

QString shown(const Thing::Value& value, const kit::Titles& titles)
{
    const QString says = kit::shownValue(kit::titled(value.value, titles));
    return value.value == QJsonValue(true) ? value.name : value.name + QLatin1Char(' ') + says;
}

QList<Cell> rowOf(const Thing& thing, const kit::Titles& titles)
{
    if (thing.path.isEmpty()) // a marker: its only value
        return {Cell::box(false, thing.name), Cell(kit::shownValue(kit::titled(thing.values.first().value, titles)), true)};
    QStringList says;
    for (const Thing::Value& value : thing.values)
        says += shown(value, titles);
    return {Cell::box(false, thing.name), Cell(says.join(QStringLiteral(" · ")))};
}

} // namespace

Lying lyingOf(Library& library, const engine::Game& game, const QStringList& packsNamed, const engine::AnyState& state)
{
    QList<cards::Pack> packs;
    Lying lying;
    for (const PackHere& one : library.packsOf(game, packsNamed)) {
        packs += one.pack;
        if (packsNamed.contains(one.name))
            lying.titles.insert(kit::titlesIn(QJsonArray{one.pack.setup, QJsonValue(one.pack.cards)}));
    }
    const Printed printed = printedIn(game, packs);
    const QJsonObject visible = game.stateToJson(game.hidden(state, QString()));
    lying.bare = bareOf(visible, printed);
    lying.things = thingsOn(visible, game.stateSchema(), printed, lying.titles);
    lying.titles.insert(kit::titlesIn(visible));
    lying.titles = kit::toldApart(lying.titles);
    return lying;
}

Document setAgain(Library& library, const kit::Sitting& sitting)
{
    const kit::Desk* desk = library.desk(sitting.game().id());
    Document document = begun(sitting, desk, QStringLiteral("set-again"), tr("Set the table again"), sitting.name());
    const auto packs = sitting.table().packs();
    const engine::AnyState& state = sitting.state();
    const Lying lying = lyingOf(library, sitting.game(), packs ? *packs : QStringList(), state);
    if (desk)
        document.blocks += pictureOf(*desk, sitting.game().hidden(state, QString()), tr("The table as it lies."), 420);
    document.text(tr("Tick what lies again. Whatever is not named of a thing is not there; what is hidden stays with "
                     "whoever knows it."),
        kit::paper::Text::Tone::Quiet);
    document.columns(2);
    qsizetype pieces = 0;
    for (qsizetype first = 0; first < lying.things.size();) {
        const QString area = lying.things[first].area;
        const bool isMarkers = lying.things[first].path.isEmpty();
        QList<QList<Cell>> rows;
        for (; first < lying.things.size() && lying.things[first].area == area && lying.things[first].path.isEmpty() == isMarkers;
             ++first)
            rows += rowOf(lying.things[first], lying.titles);
        pieces += isMarkers ? 0 : rows.size();
        document.heading(
            area.isEmpty() ? tr("Markers and piles") : area, isMarkers ? QString() : tr("%n pieces", int(rows.size())));
        document.table({QString(), QString()}, rows);
    }
    document.columns(1);
    document.text(engine::fill(tr("%1 Counted: ________  by: ________________"),
                      {tr("%n pieces lie on the table when all is set.", int(pieces))}),
        kit::paper::Text::Tone::Strong);
    return document;
}

Document putBack(Library& library, kit::Sitting& sitting)
{
    const kit::Desk* desk = library.desk(sitting.game().id());
    Document document = begun(sitting, desk, QStringLiteral("put-back"), tr("Put back into the box"), sitting.name());
    const engine::Game& game = sitting.game();
    const engine::AnyState now = game.hidden(sitting.state(), QString());
    document.text(tr("Before another group plays. What this campaign keeps out of the box goes into a bag of its own; the sheet "
                     "“Set the table again” brings it back."),
        kit::paper::Text::Tone::Quiet);
    document.columns(2);
    const auto begin = sitting.stateAt(1);
    document.heading(tr("Sort back"), tr("until it looks as at the beginning"));
    QList<QList<Cell>> rows;
    if (begin)
        for (const engine::Message& hand : game.hands(now, game.hidden(*begin, QString())))
            rows += QList<Cell>{Cell::box(false, hand.text())};
    if (rows.isEmpty())
        document.text(tr("Nothing: it looks as it did at the beginning."));
    else
        document.table({QString()}, rows);
    const auto packs = sitting.table().packs();
    QMap<QString, int> areas;
    QStringList order;
    for (const Thing& thing : lyingOf(library, game, packs ? *packs : QStringList(), sitting.state()).things)
        if (!thing.path.isEmpty() && ++areas[thing.area] == 1)
            order += thing.area;
    rows.clear();
    for (const QString& area : std::as_const(order))
        rows += QList<Cell>{Cell::box(false, area), Cell(QString::number(areas.value(area)), true)};
    document.heading(tr("What this campaign takes from the box"), tr("pieces"));
    document.table({QString(), QStringLiteral("#")}, rows);
    if (const auto* teller = dynamic_cast<const kit::paper::Teller*>(desk)) {
        rows.clear();
        for (const QString& name : teller->fallen(now))
            rows += QList<Cell>{Cell::box(false, name)};
        if (!rows.isEmpty()) {
            document.heading(tr("Out of this campaign"), tr("into the box, and not out again"));
            document.table({QString()}, rows);
        }
    }
    document.heading(tr("To remember"));
    document.blocks += kit::paper::Lines{4};
    return document;
}

} // namespace window

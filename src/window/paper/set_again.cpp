// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The sheets that bring a table out of its box and back: where everything lies, with boxes to tick.
#include "kit/paper/teller.h"
#include "window/paper/lying.h"
#include "window/paper/papers.h"

#include "kit/called_on.h"
#include "kit/wording.h"
#include "window/texts.h"

#include <QJsonArray>
#include <QMap>

#include <algorithm>

namespace window {

using kit::paper::Document;

namespace {

using kit::paper::Cell;

constexpr const char* counted = QT_TRANSLATE_N_NOOP("window", "%n pieces");
constexpr const char* allSet = QT_TRANSLATE_N_NOOP("window", "%n pieces lie on the table when all is set.");
constexpr const char* faceDown = QT_TRANSLATE_N_NOOP("window", "%n face down");

// What lies face down counts.
QString shown(const QJsonValue& value, const kit::Titles& titles)
{
    const QJsonArray list = value.toArray();
    const auto hidden = std::ranges::count(list, QJsonValue(QStringLiteral("?")));
    if (hidden == 0)
        return kit::shownValue(kit::titled(value, titles));
    QJsonArray seen = list;
    for (qsizetype i = seen.size() - 1; i >= 0; --i)
        if (seen[i] == QJsonValue(QStringLiteral("?")))
            seen.removeAt(i);
    const QString down = tr(faceDown, int(hidden));
    return seen.isEmpty() ? down : kit::shownValue(kit::titled(seen, titles)) + QStringLiteral(", ") + down;
}

QString saysOf(const Thing& thing, const kit::Titles& titles)
{
    QStringList says;
    for (const Thing::Value& value : thing.values) {
        if (!value.lies || (value.name.isEmpty() && value.value == QJsonValue(QStringLiteral("none"))))
            continue;
        const QString words = shown(value.value, titles);
        if (words == thing.name)
            continue; // the card that it is called after
        says += thing.path.isEmpty() || value.name.isEmpty() ? words
            : value.value == QJsonValue(true)                ? value.name
                                                             : value.name + QLatin1Char(' ') + words;
    }
    return says.join(QStringLiteral(" · "));
}

// The things of one area that lie, or its markers and piles.
struct Area {
    QString name;
    bool isMarkers = false;
    int pieces = 0;
    QList<std::pair<QStringList, QString>> rows; // what lies alike, and how
};

// Of cards that lie alike in a pile one row tells.
QList<Area> areasOf(const Lying& lying)
{
    constexpr int aPile = 3;
    QList<Area> areas;
    for (const Thing& thing : lying.things) {
        const QString says = saysOf(thing, lying.titles);
        if (says.isEmpty())
            continue;
        const bool isMarker = thing.path.isEmpty();
        auto area =
            std::ranges::find_if(areas, [&](const Area& one) { return one.name == thing.area && one.isMarkers == isMarker; });
        if (area == areas.end())
            area = areas.insert(areas.end(), Area{thing.area, isMarker, 0, {}});
        ++area->pieces;
        area->rows += {{thing.name}, says};
    }
    for (Area& area : areas) {
        if (area.isMarkers)
            continue;
        QMap<QString, int> alike;
        for (const auto& row : std::as_const(area.rows))
            ++alike[row.second];
        QMap<QString, qsizetype> piles;
        QList<std::pair<QStringList, QString>> rows;
        for (const auto& row : std::as_const(area.rows))
            if (alike.value(row.second) > aPile && piles.contains(row.second)) {
                rows[piles.value(row.second)].first += row.first;
            } else {
                piles.insert(row.second, rows.size());
                rows += row;
            }
        area.rows = rows;
    }
    return areas;
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
    const engine::AnyState open = game.hidden(state, QString());
    const QJsonObject visible = game.stateToJson(open);
    lying.titles.insert(kit::titlesIn(visible));
    lying.titles.insert(kit::calledOn(library.desk(game.id()), open, visible));
    lying.bare = bareOf(visible, printed);
    Touched touched(game, open);
    lying.things = thingsOn(visible, game.stateSchema(), printed, lying.titles, touched);
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
        document.blocks += pictureOf(*desk, sitting.game().hidden(state, QString()), tr("The table as it lies."), 560);
    document.text(tr("Tick what lies again. Whatever is not named of a thing is not there; what is hidden stays with "
                     "whoever knows it."),
        kit::paper::Text::Tone::Quiet);
    document.columns(2);
    int pieces = 0;
    for (const Area& area : areasOf(lying)) {
        QList<QList<Cell>> rows;
        for (const auto& [names, says] : area.rows)
            rows += names.size() == 1 ? QList<Cell>{Cell::box(false, names.first()), Cell(says, area.isMarkers)}
                                      : QList<Cell>{Cell::box(false, kit::capital(says)), Cell(names.join(QStringLiteral(", ")))};
        pieces += area.isMarkers ? 0 : area.pieces;
        document.heading(
            area.name.isEmpty() ? tr("Markers and piles") : area.name, area.isMarkers ? QString() : tr(counted, area.pieces));
        document.table({QString(), QString()}, rows);
    }
    document.columns(1);
    document.text(
        engine::fill(tr("%1 Counted: ________  by: ________________"), {tr(allSet, pieces)}), kit::paper::Text::Tone::Strong);
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
    rows.clear();
    for (const Area& area : areasOf(lyingOf(library, game, packs ? *packs : QStringList(), sitting.state())))
        if (!area.isMarkers)
            rows += QList<Cell>{Cell::box(false, area.name), Cell(QString::number(area.pieces), true)};
    document.heading(tr("What this campaign takes from the box"), tr("pieces"));
    document.table({QString(), QStringLiteral("#")}, rows);
    if (const auto* teller = dynamic_cast<const kit::paper::Teller*>(desk)) {
        rows.clear();
        for (const QString& name : teller->gone(now))
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

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/sheets/boards_sheet.h"

#include "games/jagged-alliance/desk/desk.h"
#include "games/jagged-alliance/desk/names.h"

namespace jaggedalliance::desk {

namespace {

using kit::paper::Cell;
using kit::paper::Document;

QString conditionsOf(const QList<Condition>& all)
{
    QStringList names;
    for (const Condition one : all)
        names += shown(one);
    return names.join(QStringLiteral(", "));
}

QList<Cell> boardRow(const State& state, const Mercenary& who)
{
    QStringList says{placeText(state, who.at, who.area), conditionsOf(who.conditions)};
    if (who.injury > 0)
        says += jaggedalliance::tr("Severe Injury");
    says.removeAll(QString());
    return {Cell(titleOf(state, who.id), true), Cell(who.player), Cell(staminaText(state, who)), Cell(number(who.fatigue)),
        Cell(number(who.wounds)), Cell(number(who.command)), Cell::box(who.down), Cell(says.join(QStringLiteral(" · ")))};
}

void addBoards(Document& document, const State& state)
{
    QList<QList<Cell>> rows;
    for (const Mercenary* who : team(state))
        rows += boardRow(state, *who);
    document.heading(jaggedalliance::tr("Mercenary boards"), jaggedalliance::tr("cubes in each zone"));
    document.table({jaggedalliance::tr("Name"), jaggedalliance::tr("Player"), jaggedalliance::tr("#Stamina"),
                       jaggedalliance::tr("#Fatigue"), jaggedalliance::tr("#Wounds"), jaggedalliance::tr("#Command"),
                       jaggedalliance::tr("Down"), jaggedalliance::tr("Where, conditions")},
        rows, rows.isEmpty() ? 4 : 0);
    for (const Mercenary* who : team(state)) {
        QList<QList<Cell>> cards;
        for (const Card* card : cardsOf(state, who->id))
            cards += QList<Cell>{Cell::box(true, titleOf(state, card->id)),
                Cell(card->place == Place::Attached ? fill(jaggedalliance::tr("on %1"), {titleOf(state, card->host)})
                                                    : placeName(card->place)),
                Cell(card->durability > 0 ? cardKindText(state, *card) : QString())};
        if (!cards.isEmpty()) {
            document.heading(titleOf(state, who->id), who->player);
            document.table({QString(), QString(), QString()}, cards);
        }
    }
}

void addScenario(Document& document, const State& state)
{
    if (!state.scenario)
        return;
    QList<QList<Cell>> rows;
    for (const Sector& one : state.sectors)
        rows += QList<Cell>{Cell(titleOf(state, one.id), true), Cell(stateText(state, one)),
            Cell(one.rebelSlots > 0 ? fill(jaggedalliance::tr("%1 out of %2"), {number(one.rebels), number(one.rebelSlots)})
                                    : QString()),
            Cell(number(enemiesAt(state, one.id).size()))};
    document.heading(jaggedalliance::tr("Sectors"));
    document.table({QString(), QString(), jaggedalliance::tr("#Rebels"), jaggedalliance::tr("#Enemies")}, rows);
    rows.clear();
    for (const Figure& one : state.enemies)
        rows += QList<Cell>{Cell(nameOf(state, one.id), true), Cell(placeText(state, one.at, one.area)), Cell(number(one.damage)),
            Cell(conditionsOf(one.conditions))};
    if (rows.isEmpty())
        return;
    document.heading(jaggedalliance::tr("Enemies"));
    document.table({QString(), jaggedalliance::tr("Where"), jaggedalliance::tr("#Damage"), QString()}, rows);
}

} // namespace

Document boardsSheet(Document document, const State& state)
{
    document.blocks += kit::paper::Facts{
        {{jaggedalliance::tr("Funds"), number(state.funds)}, {jaggedalliance::tr("Rebels"), number(state.rebels)},
            {jaggedalliance::tr("Threat"), state.scenario ? number(state.threat.level) : QStringLiteral("–")},
            {jaggedalliance::tr("Threat tokens"), number(state.threat.tokens)},
            {jaggedalliance::tr("Turn"), state.scenario ? number(state.scenario->turn) : QStringLiteral("–")}}};
    addBoards(document, state);
    addScenario(document, state);
    return document;
}

QList<kit::paper::Measure> Desk::measures(const engine::AnyState& any) const
{
    const State& state = stateOf(any);
    return {{jaggedalliance::tr("Funds"), double(state.funds)}, {jaggedalliance::tr("Threat"), double(state.threat.level)}};
}

QStringList Desk::fallen(const engine::AnyState& any) const
{
    const State& state = stateOf(any);
    QStringList names;
    for (const Mercenary& who : state.mercenaries)
        if (who.place == MercPlace::Dead || who.place == MercPlace::Fallen)
            names += titleOf(state, who.id);
    return names;
}

} // namespace jaggedalliance::desk

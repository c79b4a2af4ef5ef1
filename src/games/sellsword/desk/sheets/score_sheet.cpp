// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/sheets/score_sheet.h"

#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/names.h"
#include "games/sellsword/rules/query.h"

namespace sellsword::desk {

namespace {

using kit::paper::Cell;
using kit::paper::Document;

QString statusesOf(const State& state, const Unit& who)
{
    QStringList all = boxTexts(state, who, who.injuries);
    for (const Status& one : who.statuses)
        all += shown(one.kind);
    return all.join(QStringLiteral(", "));
}

} // namespace

Document scoreSheet(Document document, const State& state)
{
    kit::paper::Facts facts;
    for (const Player& one : state.players)
        facts.all += {titleOf(state, one.id), fill(sellsword::tr("%1 VP"), {number(one.vp)})};
    facts.all += {sellsword::tr("Target"), number(state.scenario.target)};
    facts.all += {sellsword::tr("Round · phase"), number(state.round) + QStringLiteral(" · ") + number(state.phase)};
    document.blocks += facts;
    for (const Player& owner : state.players) {
        QList<QList<Cell>> rows;
        for (const Unit* who : warband(state, owner.id))
            rows += QList<Cell>{Cell(titleOf(state, who->id), true), Cell::box(who->dropped), Cell::box(who->taken),
                Cell(cardOf(state, *who).vigor
                        ? fill(sellsword::tr("%1 out of %2"), {vigorNumber(state, *who), number(mostVigor(state, *who))})
                        : vigorNumber(state, *who)),
                Cell(tokensText(state, *who)), Cell(statusesOf(state, *who)), Cell(costText(state, *who))};
        document.heading(titleOf(state, owner.id), fill(sellsword::tr("warband of %1 points"), {pointsText(state, owner.id)}));
        document.table({sellsword::tr("Unit"), sellsword::tr("Dropped"), sellsword::tr("Had its turn"), sellsword::tr("#Vigor"),
                           sellsword::tr("Tokens"), sellsword::tr("Injuries, statuses"), sellsword::tr("#VP")},
            rows, rows.isEmpty() ? 8 : 0);
    }
    document.heading(sellsword::tr("Score by rounds"), sellsword::tr("goes on by pencil"));
    QStringList titles{sellsword::tr("Round")};
    for (const Player& one : state.players)
        titles += QLatin1Char('#') + titleOf(state, one.id);
    document.table(titles, {}, 8);
    return document;
}

QList<kit::paper::Measure> Desk::measures(const engine::AnyState& any) const
{
    const State& state = stateOf(any);
    QList<kit::paper::Measure> all;
    for (const Player& one : state.players)
        all += {fill(sellsword::tr("VP of %1"), {titleOf(state, one.id)}), double(one.vp)};
    return all;
}

QStringList Desk::fallen(const engine::AnyState& any) const
{
    const State& state = stateOf(any);
    QStringList names;
    for (const Unit& one : state.units)
        if (one.dropped)
            names += titleOf(state, one.id);
    return names;
}

} // namespace sellsword::desk

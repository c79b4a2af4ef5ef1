// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/sheets/heroes_sheet.h"

#include "games/swords-and-souls/desk/desk.h"
#include "games/swords-and-souls/rules/query.h"
#include "kit/desk_of.h"

namespace swordsandsouls::desk {

namespace {

using kit::paper::Cell;
using kit::paper::Document;

} // namespace

// Hands and decks by number only: the paper lies open on the table.
Document heroesSheet(Document document, const State& state)
{
    document.blocks += kit::paper::Facts{
        {{swordsandsouls::tr("Turns begun"), number(state.turns)}, {swordsandsouls::tr("Arsenal"), number(state.arsenal.left())},
            {swordsandsouls::tr("Most fragments"),
                fill(swordsandsouls::tr("%1 of %2"), {number(mostFragments(state)), number(fragmentsToWin)})}}};
    QList<QList<Cell>> rows;
    for (const Player& one : state.players)
        rows += QList<Cell>{Cell(one.id, true), Cell(one.hero.isEmpty() ? QString() : titleOf(state, one.hero)),
            Cell::box(one.gray), Cell::box(one.down), Cell(number(one.small)), Cell(number(one.large)), Cell(number(one.obols)),
            Cell(number(one.fragments)), Cell(number(one.hand.size())), Cell(number(one.deck.size())),
            Cell(number(one.discard.size()))};
    document.heading(swordsandsouls::tr("Heroes"), swordsandsouls::tr("clockwise"));
    document.table({swordsandsouls::tr("Player"), swordsandsouls::tr("Hero"), swordsandsouls::tr("Talent used"),
                       swordsandsouls::tr("Down"), swordsandsouls::tr("#Small hearts"), swordsandsouls::tr("#Large"),
                       swordsandsouls::tr("#Obols"), swordsandsouls::tr("#Fragments"), swordsandsouls::tr("#Hand"),
                       swordsandsouls::tr("#Deck"), swordsandsouls::tr("#Discard")},
        rows, rows.isEmpty() ? 6 : 0);
    rows.clear();
    for (const Player& one : state.players)
        for (const Treasure& treasure : one.treasures)
            rows += QList<Cell>{Cell(one.id), Cell(titleOf(state, treasure.card), true), Cell::box(treasure.used)};
    document.heading(swordsandsouls::tr("Treasures"), swordsandsouls::tr("ticked: used since its holder’s turn began"));
    document.table({swordsandsouls::tr("Player"), swordsandsouls::tr("Treasure"), swordsandsouls::tr("Used")}, rows, 3);
    rows.clear();
    for (const QString& id : state.arsenal.row)
        rows += QList<Cell>{Cell::box(false, titleOf(state, id)),
            Cell(card(state, id).cost ? number(*card(state, id).cost) : QStringLiteral("?"))};
    document.heading(swordsandsouls::tr("The row"));
    document.table({swordsandsouls::tr("Card"), swordsandsouls::tr("#Obols")}, rows);
    return document;
}

QList<kit::paper::Measure> Desk::measures(const engine::AnyState& any) const
{
    QList<kit::paper::Measure> all;
    for (const Player& one : kit::stateOf<State>(any).players)
        all += {fill(swordsandsouls::tr("Fragments of %1"), {one.id}), double(one.fragments)};
    return all;
}

QStringList Desk::fallen(const engine::AnyState& any) const
{
    QStringList names;
    for (const Player& one : kit::stateOf<State>(any).players)
        if (one.down)
            names += one.id;
    return names;
}

} // namespace swordsandsouls::desk

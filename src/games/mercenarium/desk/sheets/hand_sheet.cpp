// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/sheets/hand_sheet.h"

#include "games/mercenarium/desk/desk.h"
#include "games/mercenarium/rules/query.h"
#include "kit/desk_of.h"

namespace mercenarium::desk {

namespace {

using kit::paper::Cell;
using kit::paper::Document;

} // namespace

Document handSheet(Document document, const State& state, Seat seat)
{
    const Player& who = *player(state, seat);
    document.text(fill(mercenarium::tr("For the eyes of %1 alone: fold it before it lies on the table."), {nameOf(state, seat)}),
        kit::paper::Text::Tone::Strong);
    QList<QList<Cell>> rows;
    for (const Card card : who.hand)
        rows += QList<Cell>{Cell::box(false, card.isNamed() ? shown(card) : mercenarium::tr("a card that nobody named"))};
    document.heading(mercenarium::tr("Hand"), number(who.hand.size()));
    document.table({QString()}, rows);
    rows.clear();
    for (const Held& one : who.hymns)
        rows += QList<Cell>{
            Cell::box(one.faceUp, one.id.isNamed() ? titleOf(state, one.id) : mercenarium::tr("a hymn that nobody named")),
            Cell(one.id.isNamed() ? textOf(state, one.id) : QString())};
    document.heading(mercenarium::tr("Hymns"), mercenarium::tr("ticked: face up"));
    document.table({QString(), QString()}, rows);
    return document;
}

Document hymnsSheet(Document document, const State& state)
{
    QList<QList<Cell>> rows;
    for (int numeral = 1; numeral <= hymnCards; ++numeral) {
        const HymnLine line = hymnLine(state, Card::hymn(numeral));
        rows += QList<Cell>{
            Cell(titleOf(state, Card::hymn(numeral)), true), Cell(line.effect), Cell(line.singularity), Cell::box(line.stays)};
    }
    document.text(
        mercenarium::tr("As the table typed them in; what is blank is written by hand."), kit::paper::Text::Tone::Quiet);
    document.table(
        {mercenarium::tr("Hymn"), mercenarium::tr("What it does"), mercenarium::tr("In Singularity"), mercenarium::tr("Stays")},
        rows);
    return document;
}

QList<kit::paper::Measure> Desk::measures(const engine::AnyState& any) const
{
    const State& state = kit::stateOf<State>(any);
    QList<kit::paper::Measure> all;
    for (const Player& one : state.players)
        all += {fill(mercenarium::tr("Captures of %1"), {nameOf(state, one.id)}), double(one.captures())};
    return all;
}

QStringList Desk::fallen(const engine::AnyState& any) const
{
    const State& state = kit::stateOf<State>(any);
    QStringList names;
    for (const Player& one : state.players)
        for (const Card card : one.faceDown + one.faceUp)
            if (card.isNamed())
                names += shown(card);
    return names;
}

QString Desk::cardName(const engine::AnyState&, const QString& id) const
{
    const auto card = Card::read(id);
    return card && !card->isHymn() && card->isNamed() ? shown(*card) : QString();
}

} // namespace mercenarium::desk

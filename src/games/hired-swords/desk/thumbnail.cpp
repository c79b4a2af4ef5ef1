// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/desk/card_face.h"

#include "games/hired-swords/rules/query.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/plate.h"

#include <QGuiApplication>
#include <QPainter>

namespace hiredswords::desk {

namespace {

// A card of the small picture, in the middle of its place.
void chip(QPainter& painter, QRectF place, int at, int of, const QColor& colour, bool turned)
{
    const double width = std::min(place.width() / (of + 0.4), place.height() * 0.62);
    const double height = std::min(place.height() * 0.8, width * 1.35);
    painter.save();
    painter.translate(place.center().x() + (at - (of - 1) / 2.0) * width * 1.15, place.center().y());
    if (turned)
        painter.rotate(90);
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(-width / 2, -height / 2, width, height), 2, 2);
    painter.restore();
}

void ring(QPainter& painter, const QRectF& area, const State& state, const kit::Colours& colours)
{
    const double w = area.width() / 3;
    const double h = area.height() / 3;
    const auto place = [&](Spot at) { return QRectF(area.left() + at.column * w, area.top() + at.row * h, w, h); };
    kit::plate(painter, place({1, 1}).adjusted(3, 3, -3, -3), 3, colours.card, QPen(colours.cardLine, 1));
    painter.setPen(Qt::NoPen);
    for (const Position at : positions) {
        QList<const Fighter*> here;
        for (const Fighter& who : state.battle->crew)
            if (who.at == at && who.isOnTable())
                here += &who;
        for (int i = 0; i < here.size(); ++i)
            chip(painter, place(spotOf(at)), i, int(here.size()),
                here[i]->health == Health::Healthy     ? colours.good
                    : here[i]->health == Health::Weary ? colours.accent
                                                       : colours.bad,
                here[i]->exhausted);
    }
    for (const Zone zone : zones) {
        QList<const Opponent*> here;
        for (const Opponent& card : state.battle->opposition)
            if (card.zone == zone)
                here += &card;
        const int count = int(std::min<qsizetype>(here.size(), 4));
        for (int i = 0; i < count; ++i)
            chip(painter, place(spotOf(zone)), i, count, here[i]->faceUp ? colours.card : colours.back, here[i]->exhausted);
    }
}

} // namespace

void Desk::paintPicture(QPainter& painter, const QRectF& area, const engine::AnyState& any) const
{
    const State& state = stateOf(any);
    const kit::Colours& colours = kit::Colours::of(QGuiApplication::palette());
    if (state.battle && state.step != Step::Prepare && state.step != Step::Resolution) {
        ring(painter, area, state, colours);
    } else {
        const QRectF card(area.left(), area.top(), area.width() * 0.38, area.height());
        const QString drawn = state.contract ? state.contract->card : state.drawn;
        kit::plate(painter, card, 4, drawn.isEmpty() ? colours.back : colours.card, QPen(colours.cardLine, 1));
        if (!drawn.isEmpty())
            kit::write(painter, card.adjusted(4, 4, -4, -4), Qt::AlignCenter | Qt::TextWordWrap, titleOf(state, drawn),
                sized(painter.font(), std::max(8.0, area.height() * 0.14), true), colours.cardText);
        kit::write(painter, area.adjusted(area.width() * 0.42, 0, 0, 0), Qt::AlignCenter,
            QString::number(state.wealth) + QStringLiteral(" ◉"),
            sized(painter.font(), std::max(8.0, area.height() * 0.34), true), colours.accent);
    }
}

} // namespace hiredswords::desk

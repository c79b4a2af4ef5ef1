// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/desk.h"

#include "games/swords-and-souls/desk/hero_face.h"
#include "games/swords-and-souls/rules/query.h"
#include "kit/desk_of.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/fitting.h"
#include "kit/readable.h"

#include <QGuiApplication>
#include <QPainter>

#include <cmath>
#include <numbers>

namespace swordsandsouls::desk {

void Desk::paintPicture(QPainter& painter, const QRectF& area, const engine::AnyState& any) const
{
    const State& state = kit::stateOf<State>(any);
    const kit::Colours& colours = kit::Colours::of(QGuiApplication::palette());
    const double high = area.height() * 0.3, wide = high * 1.5;
    painter.setPen(QPen(QColor(0x90, 0x98, 0xb8, 0xa0), 1.5));
    painter.setBrush(QColor(0x90, 0x98, 0xb8, 0x28));
    painter.drawEllipse(area.adjusted(wide / 2, high / 2, -wide / 2, -high / 2));
    // What lies in the middle: the deck and the cards of the arsenal row.
    const double card = high * 0.5;
    const qsizetype inRow = state.arsenal.row.size();
    for (qsizetype at = 0; at <= inRow; ++at)
        plate(painter,
            QRectF(area.center().x() + (double(at) - double(inRow + 1) / 2) * card * 0.9, area.center().y() - card / 2,
                card * 0.75, card),
            2, at == 0 ? colours.back : colours.card, QPen(colours.cardLine, 0.7));
    const qsizetype seats = std::max<qsizetype>(3, state.players.size());
    for (int at = 0; at < seats; ++at) {
        const double angle = std::numbers::pi * (0.5 + 2.0 * at / double(seats));
        const QPointF centre(area.center().x() + (area.width() - wide) / 2 * std::cos(angle),
            area.center().y() + (area.height() - high) / 2 * std::sin(angle));
        const QRectF seat(centre.x() - wide / 2, centre.y() - high / 2, wide, high);
        painter.setPen(Qt::NoPen);
        if (at >= state.players.size()) {
            painter.setBrush(colours.line);
            painter.drawRoundedRect(seat, 3, 3);
            continue;
        }
        const Player& who = state.players[at];
        plate(painter, seat, 3, who.down ? colours.card.darker(160) : colours.card, QPen(colours.cardLine, 0.7));
        painter.setPen(Qt::NoPen);
        painter.setBrush(who.gray || who.hero.isEmpty() ? QColor(0x6e, 0x6b, 0x66) : colourOf(hero(state, who.hero)));
        painter.drawRoundedRect(QRectF(seat.left() + 2, seat.top() + 2, seat.width() * 0.3, seat.height() - 4), 2, 2);
        const double token = high * 0.3;
        double x = seat.left() + seat.width() * 0.38;
        for (int i = 0; i < who.small + who.large; ++i, x += token)
            paintHeart(painter, QRectF(x, seat.top() + high * 0.12, token * 0.9, token * 0.85), true, colours.muted);
        x = seat.left() + seat.width() * 0.38;
        for (int i = 0; i < std::min(who.fragments, fragmentsToWin); ++i, x += token)
            paintFlame(painter, QRectF(x, seat.bottom() - high * 0.45, token * 0.75, token), true, colours.muted);
        if (const double letters = high * 0.15; kit::isReadable(letters)) {
            kit::elided(painter,
                QRectF(seat.left() + seat.width() * 0.38, seat.top() + high * 0.38, seat.width() * 0.6, high * 0.18),
                Qt::AlignLeft | Qt::AlignVCenter, who.id, kit::sized(painter.font(), letters, true), colours.cardText);
            painter.setPen(Qt::NoPen);
        }
        if (who.id == state.turn && state.step >= Step::Draw) {
            plate(painter, seat.adjusted(-1, -1, 1, 1), 3, Qt::NoBrush, QPen(colours.accent, 2));
        }
    }
}

} // namespace swordsandsouls::desk

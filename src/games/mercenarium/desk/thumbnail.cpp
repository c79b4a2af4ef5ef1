// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/desk.h"

#include "games/mercenarium/desk/card_face.h"
#include "games/mercenarium/rules/query.h"
#include "kit/desk_of.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/plate.h"
#include "kit/readable.h"

#include <QGuiApplication>
#include <QPainter>

namespace mercenarium::desk {

void Desk::paintPicture(QPainter& painter, const QRectF& area, const engine::AnyState& any) const
{
    const State& state = kit::stateOf<State>(any);
    const kit::Colours& colours = kit::Colours::of(QGuiApplication::palette());
    const Settings& settings = state.settings;
    const double unit = std::min(area.width() / settings.boardWidth, area.height() / settings.boardHeight);
    const QPointF corner = area.center() - QPointF(settings.boardWidth, settings.boardHeight) * unit / 2;
    for (const Space space : spacesOf(state)) {
        const QRectF place =
            QRectF(corner.x() + space.column * unit, corner.y() + (settings.boardHeight - 1 - space.row) * unit, unit, unit)
                .adjusted(0.7, 0.7, -0.7, -0.7);
        painter.setBrush(QColor(0xb8, 0x8e, 0x66, 0x70));
        painter.drawRoundedRect(place, 1.5, 1.5);
        if (const auto house = houseAt(state, space)) {
            painter.setBrush(houseColour(state, *house));
            painter.drawEllipse(place.adjusted(unit * 0.1, unit * 0.1, -unit * 0.1, -unit * 0.1));
        }
        if (const Placed* card = cardAt(state, space)) {
            const QRectF face = cardIn(place, card->owner);
            if (const double letters = unit * 0.3; kit::isReadable(letters)) {
                paintCard(painter, face, state, card->id, card->owner, sized(painter.font(), letters), colours);
                painter.setPen(Qt::NoPen);
                continue;
            }
            kit::plate(painter, face, 1.5, colours.card, QPen(houseColour(state, card->owner), std::max(1.0, unit * 0.09)));
            painter.setPen(Qt::NoPen);
            const double sign = std::min(face.width(), face.height()) * 0.6;
            paintSign(painter, QRectF(face.center() - QPointF(sign, sign) / 2, QSizeF(sign, sign)), card->id.suit(),
                ink(card->id.suit()));
        }
    }
}

} // namespace mercenarium::desk

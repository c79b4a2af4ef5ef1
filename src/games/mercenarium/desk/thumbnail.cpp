// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/desk.h"

#include "games/mercenarium/desk/card_face.h"
#include "games/mercenarium/rules/query.h"
#include "kit/desk_of.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/plate.h"

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
        painter.setBrush(colours.raised);
        painter.drawRoundedRect(place, 1.5, 1.5);
        if (const auto house = houseAt(state, space)) {
            painter.setBrush(houseColour(state, *house));
            painter.drawEllipse(place.adjusted(unit * 0.1, unit * 0.1, -unit * 0.1, -unit * 0.1));
        }
        if (const Placed* card = cardAt(state, space)) {
            const QRectF face = cardIn(place, card->owner);
            kit::plate(painter, face, 1.5, colours.card, QPen(colours.cardLine, 0.7));
            painter.setPen(Qt::NoPen);
            painter.setBrush(houseColour(state, card->owner));
            painter.drawEllipse(face.center(), unit * 0.17, unit * 0.17);
        }
    }
}

} // namespace mercenarium::desk

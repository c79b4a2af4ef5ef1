// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/desk.h"

#include "games/sellsword/desk/names.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/plate.h"
#include "kit/readable.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

namespace sellsword::desk {

// "Q1" for Quay pikehand 1: what of a name fits on a square.
static QString initials(const QString& name)
{
    const QStringList words = name.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return words.size() > 1 ? words.first().left(1) + words.last().left(1) : name.left(2);
}

void Desk::paintPicture(QPainter& painter, const QRectF& area, const engine::AnyState& any) const
{
    const State& state = stateOf(any);
    const kit::Colours& colours = kit::Colours::of(QGuiApplication::palette());
    const bool isPlayed =
        state.map && std::any_of(state.units.begin(), state.units.end(), [](const Unit& one) { return one.at.has_value(); });
    if (isPlayed) {
        const Gridmap& map = *state.map;
        const double side = std::min(area.width() / map.width, area.height() / map.height);
        const QPointF origin(area.center().x() - side * map.width / 2, area.center().y() - side * map.height / 2);
        const auto at = [&](Square s) { return QPointF(origin.x() + s.x * side, origin.y() + s.y * side); };
        const auto box = [&](const Area& a) { return QRectF(at(a.from), at({a.to.x + 1, a.to.y + 1})); };
        const QRectF field(origin, QSizeF(side * map.width, side * map.height));
        painter.setBrush(QColor(0xcf, 0xd8, 0xbb));
        painter.drawRect(field);
        painter.setPen(QPen(QColor(0, 0, 0, 28), 0.6));
        for (int x = 1; x < map.width; ++x)
            painter.drawLine(QPointF(field.left() + x * side, field.top()), QPointF(field.left() + x * side, field.bottom()));
        for (int y = 1; y < map.height; ++y)
            painter.drawLine(QPointF(field.left(), field.top() + y * side), QPointF(field.right(), field.top() + y * side));
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0x8b, 0x6b, 0x45));
        for (const Area& one : map.filled)
            painter.drawRoundedRect(box(one), 1.5, 1.5);
        painter.setPen(QPen(QColor(0x33, 0x2c, 0x22), std::max(1.5, side / 4)));
        for (const Line& one : map.walls)
            painter.drawLine(at(one.from), at(one.to));
        painter.setPen(QPen(Qt::white, 1));
        for (const Unit& one : state.units)
            if (one.at && !one.dropped) {
                painter.setBrush(sideColour(colours, sideIndex(state, sideOf(state, one))));
                const double size = side * sideLength(state, one);
                const QRectF place(at(*one.at), QSizeF(size, size));
                painter.drawPath(sideShape(place, sideIndex(state, sideOf(state, one))));
                if (kit::isReadable(side * 0.5))
                    kit::write(painter, place, Qt::AlignCenter, initials(titleOf(state, one.id)),
                        kit::sized(painter.font(), side * 0.5, true), Qt::white);
            }
    } else {
        // No map to show: the sides and their points.
        const auto count = std::max<qsizetype>(1, state.players.size());
        const double width = area.width() / double(count);
        for (qsizetype i = 0; i < state.players.size(); ++i) {
            const QRectF place(area.left() + double(i) * width, area.top(), width, area.height());
            const double size = std::min(place.width(), place.height()) * 0.7;
            painter.setBrush(sideColour(colours, i));
            painter.drawPath(sideShape(QRectF(place.center() - QPointF(size, size) / 2, QSizeF(size, size)), i));
            QFont font = painter.font();
            font.setBold(true);
            font.setPixelSize(std::max(8, int(size * 0.4)));
            kit::write(painter, place, Qt::AlignCenter,
                number(state.stage == Stage::Warbands ? pointsOf(state, state.players[i].id) : state.players[i].vp), font,
                Qt::white);
            painter.setPen(Qt::NoPen);
        }
    }
}

} // namespace sellsword::desk

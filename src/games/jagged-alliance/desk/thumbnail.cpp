// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/desk.h"

#include "games/jagged-alliance/desk/picture.h"
#include "games/jagged-alliance/rules/query.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/plate.h"
#include "kit/readable.h"

#include <QGuiApplication>
#include <QPainter>

namespace jaggedalliance::desk {

namespace {

// A strip with a name on it, where it is large enough to be read.
void tag(QPainter& painter, const QRectF& place, const QString& name)
{
    const double letters = place.height() * 0.8;
    if (!kit::isReadable(letters))
        return;
    const kit::Colours& colours = kit::Colours::of(QGuiApplication::palette());
    kit::plate(painter, place, 3, colours.card);
    kit::elided(painter, place.adjusted(letters * 0.3, 0, -letters * 0.3, 0), Qt::AlignLeft | Qt::AlignVCenter, name,
        kit::sized(painter.font(), letters), colours.cardText);
    painter.setPen(Qt::NoPen);
}

// The sectors side by side: the colour of who holds each, and who stands there.
void paintSectors(QPainter& painter, const QRectF& land, const State& state)
{
    const kit::Colours& colours = kit::Colours::of(QGuiApplication::palette());
    const double count = std::max<double>(1, double(state.sectors.size()));
    for (int i = 0; i < state.sectors.size(); ++i) {
        const Sector& one = state.sectors[i];
        const QColor colour = !isTold(state, one) ? colours.muted
            : one.state == SectorState::Liberated ? colours.good
            : one.state == SectorState::Contested ? colours.accent
                                                  : colours.bad;
        const QRectF place(land.left() + i * land.width() / count, land.top(), land.width() / count - 4, land.height());
        kit::plate(painter, place, 5, QColor(0xdc, 0xd6, 0xbe), QPen(colour, 3));
        painter.setPen(Qt::NoPen);
        QColor held = colour;
        held.setAlpha(90);
        painter.setBrush(held);
        painter.drawRoundedRect(place, 5, 5);
        QList<QColor> here;
        for (const Mercenary* who : team(state))
            if (who->at == one.id)
                here += QColor(0x1f, 0x5f, 0xa8);
        here += QList<QColor>(enemiesAt(state, one.id).size(), QColor(0xa8, 0x24, 0x24));
        here += QList<QColor>(one.rebels, QColor(0x2e, 0x7d, 0x32));
        const int across = std::max(1, int(place.width() / (land.height() * 0.3)));
        const double size = land.height() * 0.24;
        painter.setPen(QPen(Qt::white, 1));
        for (int at = 0; at < here.size() && at < 3 * across; ++at) {
            painter.setBrush(here[at]);
            painter.drawEllipse(
                QRectF(place.left() + 4 + (at % across) * size * 1.2, place.top() + 4 + (at / across) * size * 1.2, size, size));
        }
        painter.setPen(Qt::NoPen);
        const double high = place.height() * 0.16;
        tag(painter, QRectF(place.left() + 4, place.bottom() - high - 4, place.width() - 8, high), titleOf(state, one.id));
    }
}

// Between scenarios no sector lies there: a box for each city, and a mark for each scenario that was played.
void paintTracker(QPainter& painter, const QRectF& land, const State& state)
{
    const kit::Colours& colours = kit::Colours::of(QGuiApplication::palette());
    kit::plate(painter, land, 5, QColor(0xdc, 0xd6, 0xbe));
    const QColor ink(0x6b, 0x63, 0x4a);
    const auto put = [&](double top, double size, qsizetype at, qsizetype count) {
        const double step = std::min(size * 1.35, (land.width() - size) / double(std::max<qsizetype>(1, count)));
        return QRectF(land.center().x() - step * double(count) / 2 + step * double(at) + (step - size) / 2, top, size, size);
    };
    const double size = land.height() * 0.3;
    for (qsizetype at = 0; at < state.cities.size(); ++at)
        kit::plate(painter, put(land.top() + size * 0.4, size, at, state.cities.size()), 2,
            state.cities[at].liberated ? QBrush(colours.good) : Qt::NoBrush, QPen(ink, 1.5));
    for (qsizetype at = 0; at < state.history.size(); ++at) {
        const QRectF mark = put(land.bottom() - size * 1.2, size * 0.8, at, state.history.size());
        painter.setPen(QPen(ink, 1.5));
        painter.setBrush(state.history[at].won ? colours.good : colours.bad);
        painter.drawEllipse(mark);
    }
}

} // namespace

void Desk::paintPicture(QPainter& painter, const QRectF& area, const engine::AnyState& any) const
{
    const State& state = stateOf(any);
    const kit::Colours& colours = kit::Colours::of(QGuiApplication::palette());
    const int most = std::max(dictator(state).most, 1);
    const double step = area.width() / most;
    for (int level = 1; level <= most; ++level) {
        QColor colour = bandColour(space(state, level).band);
        if (level > state.threat.level || !state.scenario)
            colour.setAlpha(70);
        painter.setBrush(colour);
        painter.drawRoundedRect(QRectF(area.left() + (level - 1) * step, area.top(), step - 2, area.height() * 0.16), 2, 2);
    }
    const QRectF land(area.left(), area.top() + area.height() * 0.23, area.width(), area.height() * 0.45);
    if (state.sectors.isEmpty())
        paintTracker(painter, land, state);
    else
        paintSectors(painter, land, state);
    const QRectF below(area.left(), land.bottom() + area.height() * 0.06, area.width(), area.height() * 0.26);
    const QList<const Mercenary*> all = team(state);
    for (int i = 0; i < all.size(); ++i) {
        const double size = std::min(below.height() / double(all.size()), below.height() * 0.34);
        const double y = below.top() + i * size;
        double x = below.left();
        for (const auto& [cubes, colour] : {std::pair(all[i]->stamina, colours.good), std::pair(all[i]->fatigue, colours.accent),
                 std::pair(all[i]->wounds, colours.bad)})
            for (int cube = 0; cube < cubes; ++cube, x += size) {
                painter.setBrush(colour);
                painter.drawRect(QRectF(x, y, size * 0.82, size * 0.82));
            }
        tag(painter, QRectF(x + size * 0.2, y, std::min(size * 8, below.right() - x - size * 0.2), size * 0.82),
            titleOf(state, all[i]->id));
    }
}

} // namespace jaggedalliance::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the map looks like: ground, walls, cover, terrain, then what the chosen unit can do, then the units.
#include "games/sellsword/desk/map/gridmap_board.h"

#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/names.h"
#include "kit/drawn/far.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/plate.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace sellsword::desk {

namespace {

QFont sized(QFont font, double pixels, bool bold = false)
{
    font.setPixelSize(std::max(7, int(pixels)));
    font.setBold(bold);
    return font;
}

QColor faint(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

// A word in a small box, so that it is read on any ground.
void badge(QPainter& painter, const kit::Colours& colours, QPointF centre, const QString& text, double height, const QColor& ink)
{
    painter.setFont(sized(painter.font(), height * 0.78, true));
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(text) + height * 0.6;
    const QRectF box(centre.x() - width / 2, centre.y() - height / 2, width, height);
    kit::plate(painter, box, height / 3, colours.background, QPen(ink, 1));
    painter.setPen(ink);
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace

void paintTerrainIn(QPainter& painter, const QRectF& rect, Terrain kind, const kit::Colours& colours)
{
    painter.save();
    painter.setPen(Qt::NoPen);
    const double w = rect.width();
    const QPointF c = rect.center();
    switch (kind) {
    case Terrain::Clear:
        break;
    case Terrain::Challenging:
        painter.fillRect(rect, faint(colours.accent, 30));
        painter.setBrush(faint(colours.accent, 150));
        for (const auto& [x, y] : {std::pair{0.25, 0.25}, {0.75, 0.25}, {0.5, 0.5}, {0.25, 0.75}, {0.75, 0.75}})
            painter.drawEllipse(rect.topLeft() + QPointF(x, y) * w, w * 0.045, w * 0.045);
        break;
    case Terrain::Brush:
        painter.fillRect(rect, faint(colours.good, 45));
        painter.setPen(QPen(faint(colours.good, 190), std::max(1.0, w * 0.05)));
        for (const auto& [x, y] : {std::pair{0.3, 0.45}, {0.72, 0.4}, {0.5, 0.85}})
            for (const double lean : {-0.13, 0.0, 0.13})
                painter.drawLine(rect.topLeft() + QPointF(x, y) * w, rect.topLeft() + QPointF(x + lean, y - 0.22) * w);
        break;
    case Terrain::Damaging: {
        painter.fillRect(rect, faint(colours.bad, 55));
        QPainterPath flame(c + QPointF(0, -0.32) * w);
        flame.quadTo(c + QPointF(0.34, 0.02) * w, c + QPointF(0.16, 0.3) * w);
        flame.lineTo(c + QPointF(-0.16, 0.3) * w);
        flame.quadTo(c + QPointF(-0.34, 0.02) * w, c + QPointF(0, -0.32) * w);
        painter.setBrush(colours.accent);
        painter.drawPath(flame);
        break;
    }
    case Terrain::Obstructing:
        painter.setPen(QPen(colours.muted, std::max(1.0, w * 0.05)));
        painter.setBrush(colours.line);
        painter.drawEllipse(c, w * 0.3, w * 0.3);
        painter.drawEllipse(c, w * 0.15, w * 0.15);
        break;
    case Terrain::Pit:
        painter.fillRect(rect, colours.background.lightness() < 128 ? QColor(0x050608) : QColor(0x4a4640));
        painter.setPen(QPen(faint(QColor(0xb0b0b0), 160), std::max(1.0, w * 0.04)));
        painter.setBrush(Qt::NoBrush); // of a map that is as dark, its edge is seen
        painter.drawRect(rect.adjusted(1.5, 1.5, -1.5, -1.5));
        painter.drawLine(rect.topLeft() + QPointF(0.2, 0.2) * w, rect.topLeft() + QPointF(0.8, 0.8) * w);
        painter.drawLine(rect.topLeft() + QPointF(0.8, 0.2) * w, rect.topLeft() + QPointF(0.2, 0.8) * w);
        break;
    case Terrain::SlidingWall:
        painter.setBrush(QBrush(colours.text, Qt::BDiagPattern));
        painter.setPen(QPen(colours.text, std::max(1.0, w * 0.05), Qt::DashLine));
        painter.drawRect(rect.adjusted(2, 2, -2, -2));
        break;
    case Terrain::Smoke:
        painter.setBrush(faint(colours.muted, 110));
        painter.drawEllipse(c + QPointF(-0.18, 0.06) * w, w * 0.2, w * 0.2);
        painter.drawEllipse(c + QPointF(0.18, 0.08) * w, w * 0.18, w * 0.18);
        painter.drawEllipse(c + QPointF(0, -0.12) * w, w * 0.24, w * 0.22);
        break;
    }
    painter.restore();
}

void GridmapBoard::paint(QPainter& painter)
{
    if (!m_state || !state().map)
        return;
    const kit::Colours& colours = kit::Colours::of(palette());
    paintGround(painter, colours);
    paintRulers(painter, colours);
    paintTerrain(painter, colours);
    paintReach(painter, colours);
    paintZones(painter, colours);
    paintLines(painter, colours);
    for (const Unit& one : state().units)
        if (one.at && !one.dropped)
            paintUnit(painter, colours, one);
    paintAim(painter, colours);
    if (const kit::Cell* held = cell(dragged())) {
        painter.setOpacity(0.6);
        painter.setPen(QPen(colours.accent, 2, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(dragPoint(), held->rect.width() / 2, held->rect.height() / 2);
        painter.setOpacity(1);
    }
}

void GridmapBoard::paintGround(QPainter& painter, const kit::Colours& colours) const
{
    const Gridmap& map = *state().map;
    const QRectF all = rectOf({0, 0}, {map.width - 1, map.height - 1});
    painter.fillRect(all, colours.surface);
    painter.setPen(QPen(colours.line, 1));
    for (int x = 0; x <= map.width; ++x)
        painter.drawLine(QPointF(all.left() + x * side(), all.top()), QPointF(all.left() + x * side(), all.bottom()));
    for (int y = 0; y <= map.height; ++y)
        painter.drawLine(QPointF(all.left(), all.top() + y * side()), QPointF(all.right(), all.top() + y * side()));
}

// Of rulers and zones: they grow with the letters of the window.
double GridmapBoard::mostLetters() const { return std::max(11.0, QFontInfo(font()).pixelSize() * 0.85); }

double GridmapBoard::ruler() const { return std::clamp(mostLetters() * 1.1, 16.0, 24.0); }

void GridmapBoard::paintRulers(QPainter& painter, const kit::Colours& colours) const
{
    const Gridmap& map = *state().map;
    painter.setPen(colours.muted);
    constexpr double twoDigits = 0.66; // of a column
    painter.setFont(sized(font(), std::clamp(side() * twoDigits, 8.0, std::min(mostLetters(), ruler() - 2))));
    const QRectF all = rectOf({0, 0}, {map.width - 1, map.height - 1});
    for (int x = 0; x < map.width; ++x)
        painter.drawText(
            QRectF(all.left() + x * side(), all.top() - ruler(), side(), ruler()), Qt::AlignCenter | Qt::TextDontClip, number(x));
    for (int y = 0; y < map.height; ++y)
        painter.drawText(QRectF(0, all.top() + y * side(), all.left() - 2, side()),
            Qt::AlignVCenter | Qt::AlignRight | Qt::TextDontClip, number(y));
}

void GridmapBoard::paintTerrain(QPainter& painter, const kit::Colours& colours) const
{
    const Gridmap& map = *state().map;
    for (const Patch& patch : map.terrain)
        for (int y = patch.at.from.y; y <= std::min(patch.at.to.y, map.height - 1); ++y)
            for (int x = patch.at.from.x; x <= std::min(patch.at.to.x, map.width - 1); ++x)
                paintTerrainIn(painter, rectOf({x, y}, {x, y}), patch.kind, colours);
    for (const Area& area : map.filled) {
        const QRectF rect = rectOf(area.from, area.to);
        painter.fillRect(rect, colours.background.lightness() < 128 ? QColor(0x08090b) : QColor(0x57524a));
        painter.fillRect(rect, QBrush(faint(QColor(0x9a9a9a), 120), Qt::BDiagPattern));
        painter.setPen(QPen(colours.muted, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect);
    }
}

// In the first row of its squares where no figure hides it, else in the first such square.
Area GridmapBoard::freeRowIn(const Area& at) const
{
    const auto isFree = [&](const Area& part) {
        return std::ranges::none_of(state().units, [&](const Unit& one) {
            const int length = sideLength(state(), one);
            return one.at && one.at->y <= part.to.y && part.from.y < one.at->y + length && one.at->x <= part.to.x
                && part.from.x < one.at->x + length;
        });
    };
    for (int y = at.from.y; y <= at.to.y; ++y)
        if (const Area row{{at.from.x, y}, {at.to.x, y}}; isFree(row))
            return row;
    for (int y = at.from.y; y <= at.to.y; ++y)
        for (int x = at.from.x; x <= at.to.x; ++x)
            if (const Area square{{x, y}, {x, y}}; isFree(square))
                return square;
    return Area{at.from, {at.to.x, at.from.y}};
}

// As large as the letters of the window, where its squares have the room. Where one of them is marked the words stand on a ground
// of their own.
void GridmapBoard::paintZone(QPainter& painter, const kit::Colours& colours, const Area& at, const QString& text,
    const QColor& ink, Qt::PenStyle style) const
{
    constexpr double share = 0.38, low = 0.7; // of a square: at the top of it, or in letters that are large
    const double letters = std::clamp(side() * (kit::isFar() ? 0.6 : share), 7.0, mostLetters()),
                 larger = std::min(mostLetters(), side() * low);
    const Area place = freeRowIn(at);
    const QRectF rect = rectOf(at.from, at.to), room = rectOf(place.from, place.to).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(ink, 1.5, style));
    painter.setBrush(faint(ink, 28));
    painter.drawRect(rect.adjusted(1, 1, -1, -1));
    if (text.isEmpty())
        return;
    bool isMarked = false, isCounted = false; // there stands what a way costs, too
    for (int y = place.from.y; y <= place.to.y; ++y)
        for (int x = place.from.x; x <= place.to.x; ++x) {
            isMarked = isMarked || m_forced.contains(Square{x, y}.text());
            isCounted = isCounted || m_reach.contains(Square{x, y}.text());
        }
    const double wanted = isCounted ? letters : std::max(letters, larger),
                 wide = QFontMetricsF(sized(font(), wanted)).horizontalAdvance(text);
    double pixels = wide > room.width() ? wanted * room.width() / wide : wanted; // smaller before it is cut
    while (pixels > 7 && QFontMetricsF(sized(font(), pixels)).horizontalAdvance(text) > room.width())
        --pixels;
    painter.setFont(sized(font(), pixels));
    const QFontMetricsF metrics(painter.font());
    const QString shown = metrics.elidedText(text, Qt::ElideRight, room.width());
    if (isMarked)
        painter.fillRect(metrics.boundingRect(room, Qt::AlignCenter, shown).adjusted(-2, 0, 2, 0), colours.surface);
    painter.setPen(colours.text);
    painter.drawText(room, (isMarked ? Qt::AlignVCenter : Qt::AlignTop) | Qt::AlignHCenter, shown);
}

void GridmapBoard::paintZones(QPainter& painter, const kit::Colours& colours) const
{
    const Gridmap& map = *state().map;
    for (const Zone& zone : map.startAreas) {
        const bool hasTile = std::ranges::any_of(state().players,
            [&](const Player& one) { return one.tile && zone.at.contains(*one.tile); }); // which is named at the same place
        paintZone(painter, colours, zone.at, hasTile ? QString() : zoneTitle(zone.id), colours.muted, Qt::DashLine);
    }
    for (const Zone& zone : map.objectives)
        paintZone(painter, colours, zone.at, engine::fill(sellsword::tr("%1 VP"), {number(state().scenario.objective)}),
            colours.accent, Qt::DotLine);
    for (const Player& one : state().players)
        if (one.tile) {
            const QColor ink =
                sideColour(colours, sideIndex(state(), one.id)).lighter(colours.background.lightness() < 128 ? 150 : 100);
            paintZone(painter, colours, Area{*one.tile, {one.tile->x + 1, one.tile->y + 1}}, sellsword::tr("Entry"), ink,
                Qt::SolidLine);
        }
}

void GridmapBoard::paintReach(QPainter& painter, const kit::Colours& colours) const
{
    painter.setFont(sized(font(), std::max(side() * 0.4, std::min(mostLetters(), side() * 0.6)), true));
    for (const Reached& one : std::as_const(m_reach)) {
        const QRectF rect = rectOf(one.at, one.at);
        const bool isFirst = m_acts.isEmpty() || one.cost <= pointsFor(m_acts.first());
        painter.fillRect(rect.adjusted(1, 1, -1, -1), faint(colours.accent, isFirst ? 52 : 22));
        if (!one.mayStop)
            continue;
        painter.setPen(isFirst ? colours.text : colours.muted);
        painter.drawText(rect, Qt::AlignCenter, number(one.cost));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.link, 1.6, Qt::DashLine));
    for (const QString& text : m_careful)
        if (const auto square = Square::read(text))
            painter.drawRoundedRect(rectOf(*square, *square).adjusted(3, 3, -3, -3), 4, 4);
    painter.setPen(QPen(colours.good, 2));
    for (const QString& text : m_forced)
        if (const auto square = Square::read(text))
            painter.drawRoundedRect(rectOf(*square, *square).adjusted(3, 3, -3, -3), 4, 4);
    if (m_pointing.origin) {
        painter.setPen(QPen(colours.bad, 2));
        painter.drawEllipse(rectOf(*m_pointing.origin, *m_pointing.origin).adjusted(3, 3, -3, -3));
    }
}

void GridmapBoard::paintLines(QPainter& painter, const kit::Colours& colours) const
{
    const QPointF origin = corner();
    const auto at = [&](Square s) { return origin + QPointF(s.x, s.y) * side(); };
    painter.setPen(QPen(colours.accent, std::max(2.5, side() * 0.11), Qt::DotLine, Qt::FlatCap));
    for (const Line& one : state().map->lowCover)
        painter.drawLine(at(one.from), at(one.to));
    painter.setPen(QPen(colours.background.lightness() < 128 ? QColor(0xd9d3c4) : QColor(0x3a352c), std::max(3.0, side() * 0.13),
        Qt::SolidLine, Qt::RoundCap));
    for (const Line& one : state().map->walls)
        painter.drawLine(at(one.from), at(one.to));
}

// The line that the attack would take; dashed when it is covered, barred when nothing is seen.
void GridmapBoard::paintAim(QPainter& painter, const kit::Colours& colours) const
{
    const Unit* actor = unit(state(), m_pointing.actor);
    const Unit* target = unit(state(), m_pointing.target);
    if (!m_view || !actor || !target)
        return;
    const QLineF whole(rectOf(*actor).center(), rectOf(*target).center());
    const QColor ink = !m_view->visible ? colours.bad : m_view->cover == CoverBy::Nothing ? colours.good : colours.accent;
    QLineF line = whole;
    const double near = rectOf(*actor).width() / 2, far = rectOf(*target).width() / 2;
    if (whole.length() > near + far) {
        line = QLineF(whole.pointAt(near / whole.length()), whole.pointAt(1 - far / whole.length()));
        painter.setPen(QPen(ink, 2, m_view->visible && m_view->cover == CoverBy::Nothing ? Qt::SolidLine : Qt::DashLine));
        painter.drawLine(line);
    }
    if (!m_distance.isEmpty() && line.length() > side())
        badge(painter, colours, line.pointAt(0.5), m_view->visible ? m_distance : m_distance + QStringLiteral(" ✗"),
            std::max(std::clamp(side() * 0.5, 11.0, 18.0), std::min(mostLetters() * 1.2, side() * 0.7)), ink);
}

void GridmapBoard::paintUnit(QPainter& painter, const kit::Colours& colours, const Unit& who) const
{
    const qsizetype index = sideIndex(state(), sideOf(state(), who));
    const QRectF whole = rectOf(who);
    const double inset = whole.width() * 0.07;
    const QRectF rect = whole.adjusted(inset, inset, -inset, -inset);
    const bool isActor = who.id == m_pointing.actor, isTarget = who.id == m_pointing.target;
    const QPainterPath shape = sideShape(rect, index);
    const bool isDull = who.taken && !isActive(state(), who);
    painter.setPen(QPen(colours.background.lightness() < 128 ? sideColour(colours, index).lighter(160) : QColor(Qt::white), 1.2));
    painter.setBrush(isDull ? sideColour(colours, index).darker(colours.background.lightness() < 128 ? 150 : 100)
                            : sideColour(colours, index));
    painter.drawPath(shape);
    if (isActor || isTarget || m_targets.contains(who.id) || m_burst.contains(who.id)) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(
            QPen(isActor ? colours.accent : colours.bad, isActor || isTarget ? 3 : 1.6, isActor ? Qt::SolidLine : Qt::DashLine));
        painter.drawPath(sideShape(rect.adjusted(-2, -2, 2, 2), index));
    }
    const QString letters = initials(state(), who);
    // Larger ones where those of the window are, as far as the figure has room for them.
    const double size = letters.size() > 2 ? 0.34 * std::min(1.0, 4.0 / double(letters.size())) : 0.42;
    const double wide = QFontMetricsF(sized(font(), 100, true)).horizontalAdvance(letters) / 100;
    const double pixels = std::clamp(
        QFontInfo(font()).pixelSize() * 0.9, rect.width() * size, std::max(rect.width() * size, rect.width() * 0.82 / wide));
    kit::write(painter, rect, Qt::AlignCenter, letters, sized(font(), pixels, true), Qt::white);

    const double small = std::max(std::clamp(side() * 0.34, 8.0, 14.0), std::min(mostLetters() * 0.8, side() * 0.5));
    if (isDull)
        badge(painter, colours, rect.bottomRight() - QPointF(small * 0.2, small * 0.2), QStringLiteral("✓"), small, colours.good);
    if (!who.injuries.isEmpty())
        badge(painter, colours, QPointF(rect.left() + small * 0.3, rect.bottom() - small * 0.2), number(who.injuries.size()),
            small, colours.bad);
    if (!who.statuses.isEmpty()) {
        const QString first = statusText(who.statuses.first()).left(3);
        badge(painter, colours, QPointF(rect.center().x(), rect.top()),
            who.statuses.size() > 1 ? first + QLatin1Char('+') : first, small, colours.accent);
    } else if (m_flanked.contains(who.id)) {
        badge(painter, colours, QPointF(rect.center().x(), rect.top()), sellsword::tr("flk"), small, colours.bad);
    }
}

} // namespace sellsword::desk

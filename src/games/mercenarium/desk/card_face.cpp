// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/card_face.h"

#include "games/mercenarium/rules/query.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/far.h"
#include "kit/drawn/plate.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace mercenarium::desk {

namespace {

// A unit square, from -1 to 1: shapes that differ in the dark as well.
QPainterPath blade()
{
    QPainterPath path;
    path.addPolygon(QPolygonF({{0, -1}, {0.24, -0.66}, {0.24, 0.3}, {-0.24, 0.3}, {-0.24, -0.66}, {0, -1}}));
    path.addRect(QRectF(-0.62, 0.3, 1.24, 0.2));
    path.addRect(QRectF(-0.13, 0.5, 0.26, 0.5));
    return path;
}

QPainterPath claws()
{
    QPainterPath path;
    for (const double x : {-0.62, 0.0, 0.62}) {
        path.moveTo(x + 0.42, -0.95);
        path.quadTo(x + 0.25, 0.25, x - 0.42, 0.95);
        path.quadTo(x - 0.2, -0.1, x + 0.42, -0.95);
    }
    path.setFillRule(Qt::WindingFill);
    return path;
}

QPainterPath drop()
{
    QPainterPath path;
    path.moveTo(0, -1);
    path.cubicTo(0.25, -0.45, 0.72, -0.15, 0.72, 0.32);
    path.cubicTo(0.72, 0.74, 0.4, 1, 0, 1);
    path.cubicTo(-0.4, 1, -0.72, 0.74, -0.72, 0.32);
    path.cubicTo(-0.72, -0.15, -0.25, -0.45, 0, -1);
    path.addEllipse(QPointF(0.05, 0.42), 0.24, 0.3);
    return path;
}

QPainterPath gear()
{
    constexpr int teeth = 8;
    QPainterPath path;
    for (int i = 0; i < teeth * 4; ++i) {
        const double angle = (i - 0.5) * std::numbers::pi / (teeth * 2);
        const double radius = i % 4 < 2 ? 1.0 : 0.74;
        const QPointF point(radius * std::sin(angle), -radius * std::cos(angle));
        i == 0 ? path.moveTo(point) : path.lineTo(point);
    }
    path.closeSubpath();
    path.addEllipse(QPointF(0, 0), 0.34, 0.34);
    return path;
}

QPainterPath sign(Suit suit)
{
    return suit == Suit::Blades ? blade() : suit == Suit::Claws ? claws() : suit == Suit::Souls ? drop() : gear();
}

constexpr double dotsAway = 0.115; // of the card's width, from its edge to the middle of its dots

double dotRadius(double unit) { return std::max(1.4, unit * 0.042); }

// Dots in a row along one side of the card, as that side lies on the board; a question mark where nobody typed them.
void paintDots(QPainter& painter, const QRectF& rect, Side side, int dots, const QFont& font, const kit::Colours& colours)
{
    const double unit = std::min(rect.width(), rect.height());
    const double radius = dotRadius(unit), away = unit * dotsAway;
    const bool lies = side == Side::North || side == Side::South;
    const QPointF middle(side == Side::West ? rect.left() + away
            : side == Side::East            ? rect.right() - away
                                            : rect.center().x(),
        side == Side::North       ? rect.top() + away
            : side == Side::South ? rect.bottom() - away
                                  : rect.center().y());
    if (dots < 0) {
        kit::write(painter, QRectF(middle - QPointF(away, away), QSizeF(2 * away, 2 * away)), Qt::AlignCenter,
            QStringLiteral("?"), sized(font, unit * 0.17), colours.cardMuted);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.cardText);
    const double step = std::min(radius * 2.5, (lies ? rect.width() : rect.height()) * 0.8 / std::max(1, dots));
    for (int i = 0; i < dots; ++i) {
        const double along = (i - (dots - 1) / 2.0) * step;
        painter.drawEllipse(middle + (lies ? QPointF(along, 0) : QPointF(0, along)), radius, radius);
    }
}

// Beside each other; where that would be smaller than the letters that are set, as large as the dots leave room, below each other
// on a card that stands.
void paintValue(QPainter& painter, const QRectF& rect, Card card, const QFont& font, const kit::Colours& colours)
{
    const QString value = card.text().chopped(1);
    const double unit = std::min(rect.width(), rect.height());
    const bool isLarge = unit * 0.34 < QFontInfo(font).pixelSize(), isStack = isLarge && rect.height() > rect.width();
    // Two digits leave the dots at their sides as much room as one.
    double small = value.size() > 1 ? 0.8 : 1;
    if (isStack && !kit::isFar()) { // nor do they stand in the dots above and below
        const double free = rect.height() - 2 * (unit * dotsAway + dotRadius(unit) + 1);
        const double high =
            unit * (0.6 * QFontMetricsF(sized(font, 100, true)).tightBoundingRect(value).height() / 100 + 0.32 + 0.05);
        small = std::min(small, std::max(free / high, 0.75));
    }
    QFont letters = sized(font, unit * small * (isStack ? 0.6 : isLarge ? 0.55 : 0.34), true);
    double mark = unit * small * (isLarge ? 0.32 : 0.26);
    const double space = unit * small * 0.05;
    if (kit::isFar()) { // as large as can be read from there, and two digits narrower before they are smaller
        letters = sized(font, std::max(unit * 0.7, std::min(kit::farPixels, unit * 0.95)), true);
        mark = unit * 0.3;
        const double room = rect.width() - 8 - (isStack ? 0 : mark + space),
                     wide = QFontMetricsF(letters).horizontalAdvance(value);
        if (wide > room)
            letters.setStretch(std::max(60, int(100 * room / wide)));
        if (const double still = QFontMetricsF(letters).horizontalAdvance(value); still > room) // no font of that width
            letters.setPixelSize(int(letters.pixelSize() * room / still));
        constexpr double least = 0.24; // of a card: a seal that is told from the others
        const double high = QFontMetricsF(letters).tightBoundingRect(value).height(),
                     left = rect.height() - 4 - space - unit * least;
        if (isStack && high > left) // the tail of a Q or a J gives way
            letters.setPixelSize(int(letters.pixelSize() * left / high));
    }
    const QFontMetricsF metrics(letters);
    const QRectF digits = metrics.tightBoundingRect(value);
    const bool isTight = kit::isFar() || isStack;
    const double below = isTight ? digits.bottom() : 0; // of a J much: its tail would stand in the sign
    const double wide = metrics.horizontalAdvance(value), high = isTight ? digits.height() : metrics.capHeight();
    if (kit::isFar() && isStack)
        mark = std::min(mark, rect.height() - 4 - space - high);
    QRectF number(0, 0, wide, high), suit(0, 0, mark, mark);
    number.moveCenter(rect.center() - (isStack ? QPointF(0, (mark + space) / 2) : QPointF((mark + space) / 2, 0)));
    suit.moveCenter(rect.center() + (isStack ? QPointF(0, (high + space) / 2) : QPointF((wide + space) / 2, 0)));
    painter.setFont(letters);
    painter.setPen(colours.cardText);
    painter.drawText(number.bottomLeft() - QPointF(0, below), value);
    paintSign(painter, suit, card.suit(), ink(card.suit()));
}

void paintPaper(QPainter& painter, const QRectF& rect, const QColor& colour, const QColor& line)
{
    kit::plate(painter, rect, 4, colour, QPen(line, 1));
}

} // namespace

QColor houseColour(const State& state, Seat seat)
{
    const Colour colour = state.settings.houses.of(seat);
    const Colour bySeat[] = {Colour::Red, Colour::Orange, Colour::Yellow, Colour::Green}; // while nobody told them
    switch (colour == Colour::Unset ? bySeat[int(seat)] : colour) {
    case Colour::Orange:
        return QColor(0xd9, 0x83, 0x2c);
    case Colour::Yellow:
        return QColor(0xcd, 0xb4, 0x35);
    case Colour::Green:
        return QColor(0x4f, 0xa0, 0x5c);
    default:
        return QColor(0xd2, 0x52, 0x42);
    }
}

QColor ink(Suit suit)
{
    return suit == Suit::Blades ? QColor(0x33, 0x3c, 0x4d)
        : suit == Suit::Claws   ? QColor(0xa4, 0x2a, 0x22)
        : suit == Suit::Souls   ? QColor(0x25, 0x5b, 0xa6)
                                : QColor(0x7a, 0x55, 0x10);
}

QRectF cardIn(const QRectF& place, Seat owner)
{
    constexpr double longSide = 0.93, shortSide = 0.75;
    const bool upright = owner == Seat::South || owner == Seat::North;
    QRectF rect(0, 0, place.width() * (upright ? shortSide : longSide), place.height() * (upright ? longSide : shortSide));
    rect.moveCenter(place.center());
    return rect;
}

void paintSign(QPainter& painter, const QRectF& rect, Suit suit, const QColor& colour)
{
    painter.save();
    painter.translate(rect.center());
    painter.scale(rect.width() / 2, rect.height() / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPath(sign(suit));
    painter.restore();
}

void paintCard(QPainter& painter, const QRectF& rect, const State& state, Card card, Seat owner, const QFont& font,
    const kit::Colours& colours, bool inHand)
{
    painter.save();
    paintPaper(painter, rect, colours.card, colours.cardLine);
    const double unit = std::min(rect.width(), rect.height());
    // The bar is the card's bottom edge: it points to the owner.
    const double bar = std::max(3.0, unit * 0.075);
    const Seat lies = inHand ? Seat::South : owner;
    const Side bottom = boardSide(lies, Side::South);
    const QRectF edge = bottom == Side::South ? QRectF(rect.left(), rect.bottom() - bar, rect.width(), bar)
        : bottom == Side::North               ? QRectF(rect.left(), rect.top(), rect.width(), bar)
        : bottom == Side::West                ? QRectF(rect.left(), rect.top(), bar, rect.height())
                                              : QRectF(rect.right() - bar, rect.top(), bar, rect.height());
    QPainterPath paper;
    paper.addRoundedRect(rect, 4, 4);
    painter.setClipPath(paper, Qt::IntersectClip);
    painter.fillRect(edge, houseColour(state, owner));
    painter.setClipping(false);
    const QRectF inner = rect.adjusted(bottom == Side::West ? bar : 0, bottom == Side::North ? bar : 0,
        bottom == Side::East ? -bar : 0, bottom == Side::South ? -bar : 0);
    if (!card.isLord() && !kit::isFar()) { // from two metres nobody counts them
        const Aura aura = auraOf(state, card);
        for (const Side side : sides)
            paintDots(painter, inner, side, aura.at(edgeOn(lies, side)), font, colours);
    }
    paintValue(painter, inner, card, font, colours);
    painter.restore();
}

void paintBack(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font, const kit::Colours& colours)
{
    painter.save();
    paintPaper(painter, rect, colours.back, colours.back.lighter(150));
    painter.setPen(QPen(colours.back.lighter(140), 1));
    painter.setClipRect(rect.adjusted(2, 2, -2, -2), Qt::IntersectClip);
    for (double x = rect.left() - rect.height(); x < rect.right(); x += 6)
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
    painter.setClipping(false);
    if (!text.isEmpty()) {
        kit::write(
            painter, rect, Qt::AlignCenter, text, sized(font, std::min(rect.width(), rect.height()) * 0.42, true), Qt::white);
    }
    painter.restore();
}

void paintHymn(QPainter& painter, const QRectF& rect, Card hymn, bool faceUp, const QFont& font, const kit::Colours& colours)
{
    painter.save();
    const QColor blue(0x1f, 0x3f, 0x6b);
    paintPaper(painter, rect, blue, faceUp ? colours.accent : blue.lighter(170));
    const double unit = std::min(rect.width(), rect.height() * 0.75);
    kit::write(painter, rect.adjusted(0, 0, 0, -rect.height() * 0.25), Qt::AlignCenter,
        hymn.isNamed() ? hymn.text() : QStringLiteral("?"), sized(font, unit * (hymn.text().size() > 3 ? 0.3 : 0.38), true),
        Qt::white);
    painter.setFont(sized(font, std::max(8.0, unit * 0.22)));
    painter.drawText(QRectF(rect.left(), rect.center().y(), rect.width(), rect.height() / 2 - 3), Qt::AlignCenter,
        faceUp ? mercenarium::tr("open") : mercenarium::tr("hymn"));
    painter.restore();
}

} // namespace mercenarium::desk

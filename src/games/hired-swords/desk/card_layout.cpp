// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/card_layout.h"

namespace hiredswords::desk {

namespace {

using kit::CardLayout;
using kit::Shape;

// In hundredths of the face.
kit::Spot spot(const char* path, Shape shape, double left, double top, double width, double height)
{
    return {QLatin1String(path), shape, QRectF(left / 100, top / 100, width / 100, height / 100)};
}

CardLayout encounter()
{
    return {spot("title", Shape::Title, 0, 0, 100, 15), spot("keyword", Shape::Chip, 0, 17, 49, 12),
        spot("text", Shape::Words, 0, 34, 100, 20)};
}

// Arrows around a circle; whoever pays stands beside them.
CardLayout contract(bool isPaid)
{
    CardLayout layout{spot("title", Shape::Title, 0, 0, 100, 14), spot("keyword", Shape::Chip, 0, 15.5, 49, 11.5),
        spot("type", Shape::Chip, 51, 15.5, 49, 11.5)};
    if (isPaid)
        layout += spot("budget", Shape::Number, 0, 29, 29, 18);
    layout += CardLayout{spot("bonus", Shape::Number, 71, 29, 29, 18), spot("arrows.north", Shape::North, 36, 28.5, 28, 20),
        spot("arrows.east", Shape::East, 66, 49, 34, 18), spot("arrows.south", Shape::South, 36, 68, 28, 19),
        spot("arrows.west", Shape::West, 0, 49, 34, 18), spot("reveal", Shape::Circle, 34, 49.5, 32, 17.5),
        spot("text", Shape::Words, 0, 88.5, 100, 11.5)};
    return layout;
}

// The columns of health beside each other.
CardLayout mercenary()
{
    return {spot("title", Shape::Title, 0, 0, 76, 16), spot("cost", Shape::Number, 78, 0, 22, 22),
        spot("healthy", Shape::Number, 0, 26, 49, 24), spot("weary", Shape::Number, 51, 26, 49, 24),
        spot("assists", Shape::Words, 0, 55, 100, 17), spot("text", Shape::Words, 0, 76, 100, 17)};
}

CardLayout opposition()
{
    return {spot("title", Shape::Title, 0, 0, 100, 16), spot("ranks", Shape::Number, 0, 22, 100, 26),
        spot("icon", Shape::Chip, 0, 54, 56, 14), spot("trap", Shape::Chip, 60, 54, 40, 14),
        spot("text", Shape::Words, 0, 76, 100, 17)};
}

} // namespace

CardLayout layoutOf(const QString& list, const QJsonObject& card)
{
    const QString kind = card.value(QLatin1String("kind")).toString();
    if (list == QLatin1String("career"))
        return kind == QLatin1String("encounter") ? encounter() : contract(kind != QLatin1String("final"));
    if (list == QLatin1String("mercenaries"))
        return mercenary();
    if (list == QLatin1String("opposition"))
        return opposition();
    return {};
}

} // namespace hiredswords::desk

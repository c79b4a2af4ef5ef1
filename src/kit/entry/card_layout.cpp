// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/entry/card_layout.h"

#include "kit/forms/form.h"

#include <algorithm>
#include <numeric>

namespace kit {

namespace {

using cards::Place;

Shape shapeOf(const Place& place)
{
    if (place.path == QLatin1String("title"))
        return Shape::Title;
    if (place.isList)
        return Shape::Words;
    switch (place.kind) {
    case Place::Choice:
    case Place::Flag:
        return Shape::Chip;
    case Place::Number:
    case Place::Form:
        return place.parts.isEmpty() ? Shape::Number : Shape::Words;
    default:
        return Shape::Words;
    }
}

constexpr double highOf(Shape shape) { return shape == Shape::Title ? 1.15 : shape == Shape::Number ? 1.3 : 1.0; }

} // namespace

CardLayout layoutOf(const QList<Place>& places)
{
    struct Row {
        Shape shape;
        QStringList paths;
    };
    QList<Row> rows;
    for (const Shape shape : {Shape::Title, Shape::Chip, Shape::Number, Shape::Words}) {
        QStringList paths;
        for (const Place& place : places)
            if (shapeOf(place) == shape)
                paths += place.path;
        const qsizetype most = shape == Shape::Chip ? 3 : shape == Shape::Number ? 4 : paths.size() > 2 ? 2 : 1;
        const qsizetype lines = (paths.size() + most - 1) / most;
        for (qsizetype line = 0, taken = 0; line < lines; ++line) { // as many in each row as in the next
            const qsizetype count = (paths.size() - taken + lines - line - 1) / (lines - line);
            rows += Row{shape, paths.mid(taken, count)};
            taken += count;
        }
    }
    double high = 0;
    for (const Row& row : std::as_const(rows))
        high += highOf(row.shape);
    constexpr double least = 5.5; // a few places leave the rest of the card to its words, or empty
    high = std::max(high, least);
    CardLayout spots;
    double top = 0;
    const auto wideOf = [&](const Row& row, const QString& path) { // a figure has its name in it, long or short
        constexpr qsizetype shortest = 6;
        const auto place = std::ranges::find(places, path, &Place::path);
        return row.shape == Shape::Number ? double(std::max(shortest, wordsOf(place->name).size())) : 1.0;
    };
    for (const Row& row : std::as_const(rows)) {
        const double share = highOf(row.shape) / high;
        const double all = std::accumulate(
            row.paths.begin(), row.paths.end(), 0.0, [&](double sum, const QString& path) { return sum + wideOf(row, path); });
        double left = 0;
        for (const QString& path : row.paths) {
            const double wide = wideOf(row, path) / all;
            spots += Spot{path, row.shape, QRectF(left, top, wide, share)};
            left += wide;
        }
        top += share;
    }
    constexpr double most = 0.4; // a place alone is a line to type in, not a whole card
    for (Spot& spot : spots)
        if (rows.last().shape == Shape::Words && rows.last().paths.contains(spot.path))
            spot.at.setBottom(rows.size() > 1 ? 1 : most);
    return spots;
}

CardLayout without(CardLayout layout, const Spot& gone)
{
    layout.removeIf([&](const Spot& spot) { return spot.path == gone.path; });
    double left = 0; // where the one before it ends
    for (const Spot& spot : std::as_const(layout))
        if (spot.at.top() == gone.at.top() && spot.at.right() <= gone.at.left())
            left = std::max(left, spot.at.right());
    for (Spot& spot : layout)
        if (left > 0 && spot.at.top() == gone.at.top() && spot.at.right() == left)
            spot.at.setRight(gone.at.right());
    return layout;
}

QList<Place> placesAsked(const QJsonObject& schema, const QJsonObject& card)
{
    const QList<Place> all = cards::placesOf(schema);
    // Where nothing stands on every card, all that may stand there is asked for.
    const bool isOpen = std::ranges::none_of(all, [](const Place& place) { return place.printed.has_value(); });
    QList<Place> asked;
    for (const Place& place : all) {
        // "t" is before the words of a card, whatever it calls them: its text, an ability.
        const bool isText =
            place.letters == QLatin1String("t") && place.kind == Place::Words && !place.isList && place.names.isEmpty();
        const bool isOwn = place.path == QLatin1String("title") || isText;
        const bool isName = place.path == QLatin1String("id") && !place.isBare(); // that its title gives it
        const bool isOne = !isName && place.kind != Place::Parts && place.kind != Place::Free;
        if (isOne && cards::mayStandOn(place, card, all)
            && (isOwn || place.printed || place.isBare() || (isOpen && place.kind != Place::Flag)))
            asked += place;
    }
    return asked;
}

} // namespace kit

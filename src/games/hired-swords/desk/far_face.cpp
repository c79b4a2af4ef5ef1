// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/far_face.h"

#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/rules/query.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/far.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace hiredswords::desk {

namespace {

constexpr double pad = 6;
constexpr double gap = 6;
constexpr double smallest = 12; // where there is no room for more
constexpr double beside = 0.5;  // of a number's letters: its name

struct Fit {
    double pixels = smallest; // of the numbers
    qsizetype columns = 1;

    double row() const { return pixels * 1.12; }
};

// As large as what is set, but on a low card there is room for its numbers too.
double titlePixels(const QFont& base, const QRectF& rect)
{
    constexpr double share = 0.28;
    return std::min<double>(QFontInfo(base).pixelSize(), rect.height() * share);
}

double titleHeight(const QFont& base, const QRectF& rect) { return titlePixels(base, rect) * 1.35; }

double widthOf(const CardFace::Line& line, const QFont& base, double pixels)
{
    return QFontMetricsF(sized(base, pixels * beside)).horizontalAdvance(line.brief) + 4
        + QFontMetricsF(sized(base, pixels, true)).horizontalAdvance(line.value);
}

// Numbers beside and below each other, as large as they get.
Fit fitting(const CardFace& face, const QRectF& rect, const QFont& base)
{
    const qsizetype count = face.lines.size();
    const double width = rect.width() - 2 * pad, height = rect.height() - 2 * pad - titleHeight(base, rect);
    for (double pixels = 2 * kit::farPixels; pixels > smallest; --pixels)
        for (qsizetype columns = count; columns > 0; --columns) {
            const Fit fit{pixels, columns};
            const double cell = (width - double(columns - 1) * gap) / double(columns);
            if (double((count + columns - 1) / columns) * fit.row() <= height
                && std::ranges::all_of(face.lines, [&](const auto& line) { return widthOf(line, base, pixels) <= cell; }))
                return fit;
        }
    return {smallest, std::max<qsizetype>(1, std::min<qsizetype>(count, 2))};
}

} // namespace

double farLetters(const CardFace& face, const QRectF& room, const QFont& font) { return fitting(face, room, font).pixels; }

void paintFar(QPainter& painter, const QRectF& rect, const CardFace& face, const QFont& base, const kit::Colours& colours)
{
    const Fit fit = fitting(face, rect, base);
    QRectF title = rect.adjusted(pad, pad, -pad, 0);
    title.setHeight(titleHeight(base, rect));
    QStringList states;
    if (face.health)
        states += capital(shown(*face.health));
    if (face.exhausted)
        states += hiredswords::tr("exhausted");
    if (!face.sign.isEmpty())
        states += face.sign;
    const QFont bold = sized(base, titlePixels(base, rect), true);
    const auto widthOfState = [&] {
        return states.isEmpty() ? 0 : QFontMetricsF(bold).horizontalAdvance(states.join(QStringLiteral(" · "))) + gap;
    };
    if (states.size() > 1 && QFontMetricsF(bold).horizontalAdvance(face.title) + widthOfState() > title.width())
        states.removeOne(hiredswords::tr("exhausted")); // the turned card says so
    const double room = std::min(widthOfState(), title.width() * 0.6);
    elided(painter, title.adjusted(title.width() - room, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter,
        states.join(QStringLiteral(" · ")), bold, face.health ? colourOf(*face.health) : colours.cardText);
    elided(painter, title.adjusted(0, 0, -room, 0), Qt::AlignLeft | Qt::AlignVCenter, face.title, bold, colours.cardText);
    const double cell = (title.width() - double(fit.columns - 1) * gap) / double(fit.columns);
    for (qsizetype i = 0; i < face.lines.size(); ++i) {
        const QRectF at(title.left() + double(i % fit.columns) * (cell + gap),
            title.bottom() + double(i / fit.columns) * fit.row(), cell, fit.row());
        const QFont number = sized(base, fit.pixels, true);
        elided(painter, at, Qt::AlignRight | Qt::AlignVCenter, face.lines[i].value, number, colours.cardText);
        elided(painter, at.adjusted(0, 0, -QFontMetricsF(number).horizontalAdvance(face.lines[i].value), 0),
            Qt::AlignLeft | Qt::AlignVCenter, face.lines[i].brief, sized(base, fit.pixels * beside), colours.cardText);
    }
}

} // namespace hiredswords::desk

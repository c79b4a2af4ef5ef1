// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/number_face.h"

#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/rules/query.h"
#include "kit/cut_words.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/far.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>

namespace hiredswords::desk {

namespace {

constexpr double smallest = 9;   // pixels of a letter that can still be read
constexpr double readable = 12;  // of a number; one that is smaller goes without its name
constexpr double nameLarge = 14; // of a name above its number
constexpr double beside = 0.5;   // of a number's letters: its name
constexpr double leaf = 1.25;    // a title's line
constexpr double digits = 0.86;  // a number's: nothing in it reaches below

// Where the name of a number stands. Mercenaries have four in an order that everybody knows.
enum class Named { Beside, Above, Nowhere };

struct Fit {
    double pixels = 0; // of the numbers
    qsizetype columns = 1;
    Named named = Named::Beside;
    double title = 0; // its letters; 0: no room for any

    double name() const
    {
        constexpr double above = 0.36;
        return named == Named::Above ? std::clamp(pixels * above, smallest, nameLarge) : std::max(smallest, pixels * beside);
    }
    double row() const
    {
        constexpr double letters = 1.1;
        return pixels * digits + (named == Named::Above ? name() * letters : 0);
    }
};

double padIn(const QRectF& rect)
{
    constexpr double share = 0.06;
    return std::clamp(std::min(rect.width(), rect.height()) * share, 2.0, 5.0);
}

double gapIn(const QRectF& rect)
{
    constexpr double share = 0.04;
    return std::clamp(rect.width() * share, 3.0, 6.0);
}

// As large as what is set, but on a low card there is room for its numbers too.
double titlePixels(const QFont& base, const QRectF& rect)
{
    constexpr double share = 0.28;
    return std::max(smallest, std::min<double>(QFontInfo(base).pixelSize(), rect.height() * share));
}

// Of letters of one pixel: measured once for a line, large enough to be exact.
struct Measured {
    double name, value;
};

QList<Measured> measured(const CardFace& face, const QFont& base)
{
    constexpr double large = 50, rounded = 1.02;
    const QFontMetricsF names(sized(base, large)), values(sized(base, large, true));
    QList<Measured> all;
    for (const CardFace::Line& line : face.lines)
        all += Measured{
            names.horizontalAdvance(line.brief) / large * rounded, values.horizontalAdvance(line.value) / large * rounded};
    return all;
}

constexpr double afterName = 4; // before its number

double widthOf(const Measured& line, const Fit& fit)
{
    const double name = line.name * fit.name(), value = line.value * fit.pixels;
    return fit.named == Named::Beside ? name + afterName + value : fit.named == Named::Above ? std::max(name, value) : value;
}

// The largest numbers that have room with their names there.
Fit largest(const QList<Measured>& lines, const QRectF& rect, Fit fit, double most)
{
    const qsizetype count = lines.size();
    const double width = rect.width() - 2 * padIn(rect);
    const double height = rect.height() - 2 * padIn(rect) - fit.title * leaf;
    for (fit.pixels = std::floor(most); fit.pixels >= smallest; --fit.pixels)
        for (fit.columns = count; fit.columns > 0; --fit.columns) {
            if (fit.columns > 2 && count % fit.columns == 1) // the last one would lie alone
                continue;
            const double cell = (width - double(fit.columns - 1) * gapIn(rect)) / double(fit.columns);
            if (double((count + fit.columns - 1) / fit.columns) * fit.row() <= height
                && std::ranges::all_of(lines, [&](const Measured& line) { return widthOf(line, fit) <= cell; }))
                return fit;
        }
    fit.pixels = 0;
    return fit;
}

// With their names while they are large enough so; else whatever makes them larger: names above, a smaller title, no names.
Fit fitting(const CardFace& face, const QRectF& rect, const QFont& base)
{
    const double set = QFontInfo(base).pixelSize(), enough = kit::isFar() ? kit::farPixels : set;
    const double most = kit::isFar() ? 2 * kit::farPixels : set * 1.4, least = kit::isFar() ? kit::farPixels : readable;
    const QList<Measured> lines = measured(face, base);
    const double title = titlePixels(base, rect);
    Fit best;
    const double lowest = kit::isFar() ? std::min(title, set) : smallest; // from two metres a name is no small print
    for (const double size :
        {title, std::max(lowest, title * 0.7), std::max(lowest, title * 0.5), std::max(smallest, title * 0.5), 0.0}) {
        if (size == 0 && best.pixels > 0)
            break;
        for (const Named named : {Named::Beside, Named::Above, Named::Nowhere}) {
            if (named == Named::Nowhere && (!face.health || best.pixels >= least))
                continue;
            const Fit fit = largest(lines, rect, Fit{0, 1, named, size}, most);
            if (fit.pixels > best.pixels)
                best = fit;
            if (best.pixels >= enough)
                return best;
        }
    }
    return best.pixels > 0 ? best
                           : Fit{smallest, std::max<qsizetype>(1, std::min<qsizetype>(face.lines.size(), 2)), Named::Nowhere, 0};
}

// Where the token lies among the boxes; two states may begin with the same letter.
QString ladder(Health health)
{
    QString boxes;
    for (const Health one : {Health::Healthy, Health::Weary, Health::Injured})
        boxes += QChar(one == health ? 0x25a0 : 0x25a1);
    return boxes;
}

// What the card is besides its name, as long as that leaves the name room: a turned card is exhausted, a colour says the health.
QString stateOn(const CardFace& face, double room, const QFontMetricsF& metrics)
{
    const QString health = face.health ? capital(shown(*face.health)) : QString();
    const QString exhausted = face.exhausted ? hiredswords::tr("exhausted") : QString();
    QString text;
    const QString boxes = face.health ? ladder(*face.health) : QString();
    for (QStringList states :
        {QStringList{health, exhausted, face.sign}, QStringList{exhausted.isEmpty() ? health : boxes, exhausted, face.sign},
            QStringList{health, face.sign}, QStringList{boxes, face.sign}}) {
        states.removeAll(QString());
        text = states.join(QStringLiteral(" · "));
        if (metrics.horizontalAdvance(face.title) + metrics.horizontalAdvance(text) <= room)
            return text;
    }
    return text;
}

// How wide the names of that line's column are.
double namesIn(const CardFace& face, const Fit& fit, qsizetype line, const QFont& name)
{
    double widest = 0;
    for (qsizetype i = line % fit.columns; i < face.lines.size(); i += fit.columns)
        widest = std::max(widest, QFontMetricsF(name).horizontalAdvance(face.lines[i].brief));
    return widest;
}

void paintTitle(
    QPainter& painter, const QRectF& title, const CardFace& face, const QFont& base, double most, const kit::Colours& colours)
{
    constexpr double step = 0.8, share = 0.6;
    const double between = gapIn(title);
    QFont bold = sized(base, most, true);
    QString state = stateOn(face, title.width() - between, QFontMetricsF(bold));
    const auto width = [&](const QString& text) { return QFontMetricsF(bold).horizontalAdvance(text); };
    if (width(face.title) + width(state) + between > title.width()) { // smaller before it is cut
        bold = sized(base, std::max(smallest, most * step), true);
        state = stateOn(face, title.width() - between, QFontMetricsF(bold));
    }
    const double room = state.isEmpty() ? 0 : std::min(width(state) + between, title.width() * share);
    elided(painter, title.adjusted(title.width() - room, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter, state, bold,
        face.health ? colourOf(*face.health) : colours.cardText);
    elided(painter, title.adjusted(0, 0, -room, 0), Qt::AlignLeft | Qt::AlignVCenter, face.title, bold, colours.cardText);
}

} // namespace

double numbersIn(const CardFace& face, const QRectF& room, const QFont& font) { return fitting(face, room, font).pixels; }

bool isNamedBeside(const CardFace& face, const QRectF& room, const QFont& font) { return fitting(face, room, font).title > 0; }

void paintNumbers(QPainter& painter, const QRectF& rect, const CardFace& face, const QFont& base, const kit::Colours& colours)
{
    const Fit fit = fitting(face, rect, base);
    const double pad = padIn(rect), gap = gapIn(rect);
    QRectF title = rect.adjusted(pad, pad, -pad, 0);
    title.setHeight(fit.title * leaf);
    if (fit.title > 0) {
        paintTitle(painter, title, face, base, fit.title, colours);
    } else {
        kit::noteCut(painter, rect, face.title);
        if (face.health)
            painter.fillRect(QRectF(rect.left() + 1, rect.top() + pad, 2, rect.height() - 2 * pad), colourOf(*face.health));
    }
    const double cell = (title.width() - double(fit.columns - 1) * gap) / double(fit.columns);
    const QFont number = sized(base, fit.pixels, true), name = sized(base, fit.name());
    for (qsizetype i = 0; i < face.lines.size(); ++i) {
        QRectF at(title.left() + double(i % fit.columns) * (cell + gap), title.bottom() + double(i / fit.columns) * fit.row(),
            cell, fit.row());
        const CardFace::Line& line = face.lines[i];
        if (fit.named == Named::Above) {
            QRectF above = at;
            above.setHeight(fit.row() - fit.pixels * digits);
            at.setTop(above.bottom());
            elided(painter, above, Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextDontClip, line.brief, name, colours.cardText);
        }
        const double value = QFontMetricsF(number).horizontalAdvance(line.value);
        if (fit.named == Named::Beside) {
            elided(painter, at.adjusted(0, 0, -value, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, line.brief, name,
                colours.cardText);
            if (fit.columns > 1) // nearer to its own name than to the next one
                at.setRight(std::min(at.right(), at.left() + namesIn(face, fit, i, name) + afterName + value));
        }
        const int side = fit.named == Named::Beside ? Qt::AlignRight : Qt::AlignHCenter;
        elided(painter, at, side | Qt::AlignVCenter | Qt::TextDontClip, line.value, number, colours.cardText);
    }
}

} // namespace hiredswords::desk

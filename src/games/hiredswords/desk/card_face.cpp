// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hiredswords/desk/card_face.h"

#include "games/hiredswords/desk/names.h"
#include "games/hiredswords/rules/query.h"
#include "kit/colours.h"
#include "kit/frame.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hiredswords::desk {

namespace {

constexpr double pad = 7;
constexpr double smallest = 9; // pixels of a letter that can still be read

// How a face is laid out at one size of letters.
struct Fit {
    double pixels;
    bool twoColumns;
    bool withFoot;

    int titleLines = 1;

    double line() const { return pixels * 1.32; }
    double height(const CardFace& face) const
    {
        const auto rows = twoColumns ? (face.lines.size() + 1) / 2 : face.lines.size();
        return 2 * pad + titleLines * line() * 1.1 + (face.health ? line() + 5 : 0) + double(rows) * line() + (withFoot && !face.foot.isEmpty() ? line() : 0);
    }
};

// A title that is too long for its line takes a second one, where its tag stands too.
int titleLines(const CardFace& face, double width, const QFont& base, double pixels)
{
    const double title = QFontMetricsF(sized(base, pixels * 1.08, true)).horizontalAdvance(face.title);
    const double tag = face.tag.isEmpty() ? 0 : QFontMetricsF(sized(base, pixels * 0.85)).horizontalAdvance(face.tag) + 6;
    return title + tag > width - 2 * pad - 2 && face.title.contains(QLatin1Char(' ')) ? 2 : 1;
}

// Words and no numbers: they take all the room there is.
bool isWords(const CardFace& face)
{
    return face.lines.isEmpty() && !face.foot.isEmpty();
}

// Whether every line of two columns stands there in full.
bool areWhole(const CardFace& face, const Fit& fit, double width, const QFont& base)
{
    const QFontMetricsF names(sized(base, fit.pixels)), values(sized(base, fit.pixels, true));
    const double column = (width - 2 * pad - 2) / 2 - 5;
    return std::ranges::all_of(face.lines, [&](const CardFace::Line& line) { return names.horizontalAdvance(line.name) + values.horizontalAdvance(line.value) + 4 <= column; });
}

// The largest letters in which everything has room; one line for each ranking, or two beside each other where that lets them be larger.
Fit fitting(const CardFace& face, const QRectF& rect, const QFont& base)
{
    const double pixels = QFontInfo(base).pixelSize();
    if (isWords(face))
        for (double size = pixels * 1.3; size > smallest; size -= 0.5)
            if (titleLines(face, rect.width(), base, size) == 1)
                return Fit{size, false, true};
    for (double size = pixels * 1.4; size > smallest; size -= 0.5)
        for (const bool columns : {false, true}) {
            Fit fit{size, columns, true};
            if (fit.height(face) > rect.height() || (columns && !areWhole(face, fit, rect.width(), base)))
                continue;
            fit.titleLines = titleLines(face, rect.width(), base, size);
            if (fit.height(face) <= rect.height())
                return fit;
        }
    const Fit two{smallest, true, true};
    return two.height(face) <= rect.height() ? two : Fit{smallest, true, false};
}

// What a turned card leaves free around itself.
double inset(const CardFace& face, double width)
{
    return face.exhausted ? std::min(6.0, width * 0.03) : 0;
}

void elided(QPainter& painter, const QRectF& rect, int flags, const QString& text)
{
    painter.drawText(rect, flags | Qt::TextSingleLine, QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, rect.width()));
}

QRectF boxIn(const QRectF& row, Health health)
{
    const double width = (row.width() - 6) / 3;
    return QRectF(row.left() + int(health) * (width + 3), row.top(), width, row.height());
}

void boxes(QPainter& painter, const QRectF& rect, Health now, const QFont& font, const QColor& others, const kit::Colours& colours)
{
    for (const Health health : {Health::Healthy, Health::Weary, Health::Injured}) {
        const QRectF box = boxIn(rect, health);
        const bool here = health == now;
        const QColor fill = health == Health::Healthy ? QColor(0x3c, 0x6b, 0x43) : health == Health::Weary ? QColor(0x8a, 0x5a, 0x10) : QColor(0x9a, 0x2f, 0x26);
        painter.setPen(QPen(here ? fill.darker(120) : colours.cardLine, 1));
        painter.setBrush(here ? QBrush(fill) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(box, 3, 3);
        QString word = capital(shown(health));
        painter.setFont(here ? sized(font, QFontInfo(font).pixelSize(), true) : font);
        if (QFontMetricsF(painter.font()).horizontalAdvance(word) > box.width() - 4)
            word = word.left(1);
        painter.setPen(here ? QColor(Qt::white) : others);
        painter.drawText(box, Qt::AlignCenter, word);
    }
}

} // namespace

double fittedHeight(const CardFace& face, const QRectF& room, const QFont& font)
{
    if (isWords(face))
        return room.height();
    const double free = inset(face, room.width());
    return fitting(face, room.adjusted(free, free, -free, -free), font).height(face) + 2 * free + 2;
}

double naturalWidth(const CardFace& face, const QFont& font)
{
    const double pixels = QFontInfo(font).pixelSize();
    return QFontMetricsF(sized(font, pixels * 1.08, true)).horizontalAdvance(face.title) + (face.tag.isEmpty() ? 0 : QFontMetricsF(sized(font, pixels * 0.85)).horizontalAdvance(face.tag) + 8) + 2 * pad + 6;
}

QRectF healthBox(const CardFace& face, const QRectF& place, const QFont& font, Health health)
{
    const double free = inset(face, place.width());
    const QRectF rect = place.adjusted(free, free, -free, -free);
    const Fit fit = fitting(face, rect, font);
    return boxIn(QRectF(rect.left() + pad + 1, rect.top() + pad + fit.titleLines * fit.line() * 1.1 + 2, rect.width() - 2 * pad - 2, fit.line()), health);
}

QFont sized(QFont font, double pixels, bool bold)
{
    font.setPixelSize(std::max(1, int(std::lround(pixels))));
    font.setBold(bold);
    return font;
}

QList<CardFace::Line> rankLines(const Ranks& ranks, bool withBlanks)
{
    QList<CardFace::Line> lines;
    for (const Skill skill : {Skill::Melee, Skill::Missiles, Skill::Stamina, Skill::Alertness})
        if (withBlanks || ranks.in(skill) > 0) {
            const QString name = capital(shown(skill));
            lines += CardFace::Line{name, name.left(3), number(ranks.in(skill))};
        }
    return lines;
}

void paintCard(QPainter& painter, const QRectF& place, const CardFace& face, const QFont& base, const kit::Colours& colours)
{
    painter.save();
    QRectF rect = place;
    if (face.exhausted) {
        painter.translate(place.center());
        painter.rotate(4);
        painter.translate(-place.center());
        const double free = inset(face, place.width());
        rect = place.adjusted(free, free, -free, -free);
    }
    kit::paintFrame(painter, rect, 6, face.exhausted ? colours.card.darker(128) : colours.card, colours.cardLine);

    const Fit fit = fitting(face, rect, base);
    const QFont plain = sized(base, fit.pixels);
    QRectF line(rect.left() + pad + 1, rect.top() + pad, rect.width() - 2 * pad - 2, fit.line() * 1.1);
    const QColor muted = face.exhausted ? colours.cardText : colours.cardMuted;

    const bool isLong = fit.titleLines > 1;
    painter.setFont(sized(base, fit.pixels * 0.85));
    const double tagWidth = face.tag.isEmpty() ? 0 : std::min(QFontMetricsF(painter.font()).horizontalAdvance(face.tag) + 2, line.width() * 0.5);
    painter.setPen(muted);
    elided(painter, line.translated(0, isLong ? line.height() : 0).adjusted(line.width() - tagWidth, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter, face.tag);
    painter.setFont(sized(base, fit.pixels * 1.08, true));
    painter.setPen(colours.cardText);
    const double beside = tagWidth > 0 ? tagWidth + 4 : 0;
    if (isLong) {
        // As many words as fit, then the rest beside the tag.
        const QStringList words = face.title.split(QLatin1Char(' '));
        qsizetype first = 1;
        while (first < words.size() && QFontMetricsF(painter.font()).horizontalAdvance(words.mid(0, first + 1).join(QLatin1Char(' '))) <= line.width())
            ++first;
        elided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, words.mid(0, first).join(QLatin1Char(' ')));
        line.translate(0, line.height());
        elided(painter, line.adjusted(0, 0, -beside, 0), Qt::AlignLeft | Qt::AlignVCenter, words.mid(first).join(QLatin1Char(' ')));
    } else {
        elided(painter, line.adjusted(0, 0, -beside, 0), Qt::AlignLeft | Qt::AlignVCenter, face.title);
    }
    line.moveTop(line.bottom() + 1);
    line.setHeight(fit.line());
    if (face.health) {
        boxes(painter, line.adjusted(0, 1, 0, 1), *face.health, sized(base, fit.pixels * 0.82), muted, colours);
        line.moveTop(line.bottom() + 4);
    }
    const qsizetype rows = fit.twoColumns ? (face.lines.size() + 1) / 2 : face.lines.size();
    for (qsizetype i = 0; i < face.lines.size(); ++i) {
        QRectF at = line.translated(0, double(i % rows) * fit.line());
        if (fit.twoColumns) {
            at.setWidth(line.width() / 2 - 5);
            at.translate(i / rows ? line.width() / 2 + 5 : 0, 0);
        }
        const CardFace::Line& one = face.lines[i];
        painter.setFont(sized(base, fit.pixels, true));
        const double value = QFontMetricsF(painter.font()).horizontalAdvance(one.value) + 2;
        painter.setPen(colours.cardText);
        painter.drawText(at, Qt::AlignRight | Qt::AlignVCenter, one.value);
        painter.setFont(plain);
        const bool isNarrow = QFontMetricsF(plain).horizontalAdvance(one.name) > at.width() - value;
        elided(painter, at.adjusted(0, 0, -value, 0), Qt::AlignLeft | Qt::AlignVCenter, isNarrow ? one.brief : one.name);
    }
    if (isWords(face)) {
        const QRectF room(line.left(), line.top(), line.width(), rect.bottom() - pad - line.top());
        const auto tall = [&](double size) { return QFontMetricsF(sized(base, size)).boundingRect(QRectF(0, 0, room.width(), 9999), Qt::TextWordWrap, face.foot).height(); };
        double size = QFontInfo(base).pixelSize() * 1.3;
        while (size > smallest && tall(size) > room.height())
            size -= 0.5;
        painter.setFont(sized(base, size));
        painter.setPen(colours.cardText);
        painter.setClipRect(room);
        painter.drawText(room, Qt::TextWordWrap, face.foot);
    } else if (fit.withFoot && !face.foot.isEmpty()) {
        line.moveTop(line.top() + double(rows) * fit.line());
        painter.setFont(sized(base, fit.pixels * 0.88));
        painter.setPen(muted);
        elided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, face.foot);
    }
    painter.restore();
}

void paintBack(QPainter& painter, const QRectF& rect, int count, const QFont& base, const kit::Colours& colours)
{
    painter.save();
    // A deck that nobody counts is one card without a number.
    for (int below = count < 0 ? 0 : std::min(count, 4) - 1; below >= 0; --below) {
        const QRectF card = rect.adjusted(0, 0, -6, -6).translated(below * 2, below * 2);
        kit::paintFrame(painter, card, 5, colours.back, colours.back.lighter(150));
        if (below == 0) {
            painter.setPen(QPen(colours.back.lighter(150), 1));
            painter.setBrush(QBrush(colours.back.lighter(125), Qt::BDiagPattern));
            painter.drawRoundedRect(card.adjusted(4, 4, -4, -4), 3, 3);
            const double pixels = std::clamp(card.height() * 0.28, 12.0, 26.0);
            painter.setFont(sized(base, pixels, true));
            painter.setPen(Qt::NoPen);
            painter.setBrush(colours.back.darker(130));
            painter.drawEllipse(card.center(), pixels * 0.85, pixels * 0.85);
            painter.setPen(Qt::white);
            painter.drawText(card, Qt::AlignCenter, count < 0 ? QStringLiteral("?") : QString::number(count));
        }
    }
    painter.restore();
}

} // namespace hiredswords::desk

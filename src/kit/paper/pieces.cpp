// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/paper/pieces.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace kit::paper {

namespace {

constexpr double body = 8.5; // points
constexpr double gap = 22;
const QColor quiet(0x55, 0x55, 0x55); // still black enough for any printer

// Stands for the paper while texts are measured: as many dots a millimetre as a sheet is painted with.
const QImage& device()
{
    static const QImage image = [] {
        QImage dot(1, 1, QImage::Format_RGB32);
        dot.setDotsPerMeterX(10000);
        dot.setDotsPerMeterY(10000);
        return dot;
    }();
    return image;
}

QFontMetricsF metricsOf(const QFont& font) { return QFontMetricsF(font, const_cast<QImage*>(&device())); }

void line(QPainter& painter, const QRectF& area, double width, Qt::PenStyle style = Qt::SolidLine)
{
    painter.setPen(QPen(Qt::black, width, style));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
}

void write(QPainter& painter, const QRectF& area, int flags, const QString& text, const QFont& font, const QColor& colour)
{
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(area, flags | Qt::TextSingleLine, text);
}

Piece blank(double height)
{
    return {height, [](QPainter&, const QRectF&) {}};
}

QList<Piece> cut(const Heading& heading, double width)
{
    const QFont strong = letters(10.5, true), small = letters(7.5);
    const double side = std::min(widthOf(heading.note, small) + 6, width / 2);
    const QStringList lines = wrapped(heading.text, strong, width - side - gap);
    const double high = lineHeight(strong);
    Piece piece{gap + double(lines.size()) * high + 8, [=](QPainter& painter, const QRectF& area) {
                    for (qsizetype i = 0; i < lines.size(); ++i)
                        write(painter, QRectF(area.left(), area.top() + gap + double(i) * high, area.width() - side, high),
                            Qt::AlignLeft | Qt::AlignVCenter, lines[i], strong, Qt::black);
                    write(painter, QRectF(area.right() - side, area.bottom() - 8 - high, side, high),
                        Qt::AlignRight | Qt::AlignVCenter, wrapped(heading.note, small, side + 1).value(0), small, quiet);
                    line(painter, area.adjusted(0, 0, 0, -4), 3);
                }};
    piece.staysWithNext = true;
    return {piece};
}

QList<Piece> cut(const Text& text, double width)
{
    const bool isRuling = text.tone == Text::Tone::Ruling;
    const QFont font = letters(text.tone == Text::Tone::Quiet ? 7.5 : body, text.tone == Text::Tone::Strong);
    const QColor colour = text.tone == Text::Tone::Quiet ? quiet : QColor(Qt::black);
    const double indent = isRuling ? 30 : 0, high = lineHeight(font);
    QList<Piece> pieces;
    for (const QString& shown : wrapped(text.text, font, width - indent))
        pieces += Piece{high, [=](QPainter& painter, const QRectF& area) {
                            if (isRuling)
                                painter.fillRect(QRectF(area.left() + 8, area.top(), 6, area.height()), Qt::black);
                            write(painter, area.adjusted(indent, 0, 0, 0),
                                (shown.isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, shown, font, colour);
                        }};
    pieces += blank(10);
    if (text.tone == Text::Tone::Strong) // no heading at the foot of a column
        for (qsizetype i = std::max<qsizetype>(0, pieces.size() - 2); i < pieces.size(); ++i)
            pieces[i].staysWithNext = true;
    return pieces;
}

QList<Piece> cut(const Facts& facts, double width)
{
    const QFont small = letters(7), large = letters(13, true);
    const auto count = double(std::max<qsizetype>(1, facts.all.size()));
    const double each = width / count, high = 150;
    Piece row{high, [=](QPainter& painter, const QRectF& area) {
                  painter.setPen(QPen(Qt::black, 3));
                  painter.drawLine(area.topLeft(), area.topRight());
                  painter.drawLine(area.bottomLeft(), area.bottomRight());
                  for (qsizetype i = 0; i < facts.all.size(); ++i) {
                      const QRectF field(area.left() + double(i) * each, area.top(), each, area.height());
                      painter.setPen(QPen(Qt::black, 2));
                      if (i > 0)
                          painter.drawLine(field.topLeft(), field.bottomLeft());
                      const QRectF inner = field.adjusted(i > 0 ? 16 : 0, 12, -8, -10);
                      painter.setFont(small);
                      painter.setPen(quiet);
                      fitText(painter, QRectF(inner.left(), inner.top(), inner.width(), 38), Qt::AlignLeft | Qt::AlignVCenter,
                          facts.all[i].label, 5);
                      painter.setFont(large);
                      painter.setPen(Qt::black);
                      fitText(painter, inner.adjusted(0, 40, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, facts.all[i].value, 6);
                  }
              }};
    return {row, blank(gap)};
}

QList<Piece> cut(const Curve& curve, double)
{
    return {{curve.lines.size() > 1 ? 560.0 : 500.0,
        [=](QPainter& painter, const QRectF& area) { paintCurve(painter, area.adjusted(0, gap / 2, 0, -gap), curve); }}};
}

QList<Piece> cut(const Picture& picture, double)
{
    return {{picture.height + gap, [=](QPainter& painter, const QRectF& area) {
                 painter.save();
                 picture.paint(painter, area.adjusted(0, gap / 2, 0, -gap / 2));
                 painter.restore();
             }}};
}

QList<Piece> cut(const Lines& lines, double)
{
    const Piece one{62, [](QPainter& painter, const QRectF& area) { line(painter, area.adjusted(0, 0, 0, -2), 1.5); }};
    return QList<Piece>(lines.count, one) + QList<Piece>{blank(gap)};
}

QList<Piece> cut(const Table& table, double width) { return piecesOf(table, width); }
QList<Piece> cut(const Columns&, double) { return {}; }
QList<Piece> cut(const NewPage&, double) { return {}; }

} // namespace

QFont letters(double points, bool isStrong)
{
    QFont font;
    font.setPointSizeF(points);
    font.setBold(isStrong);
    font.setHintingPreference(QFont::PreferNoHinting); // as wide on a picture as in a PDF
    return font;
}

double lineHeight(const QFont& font) { return std::ceil(metricsOf(font).height() * 1.06); }

double widthOf(const QString& text, const QFont& font) { return std::ceil(metricsOf(font).horizontalAdvance(text)); }

QStringList wrapped(const QString& text, const QFont& font, double width)
{
    QStringList lines;
    for (const QString& paragraph : text.split(QLatin1Char('\n'))) {
        QTextLayout layout(paragraph, QFont(font, &device()));
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine part = layout.createLine(); part.isValid(); part = layout.createLine()) {
            part.setLineWidth(std::max(20.0, width - 2));
            lines += paragraph.mid(part.textStart(), part.textLength()).trimmed();
        }
        layout.endLayout();
    }
    return lines;
}

QList<Piece> piecesOf(const Block& block, double width)
{
    return std::visit([&](const auto& one) { return cut(one, width); }, block);
}

} // namespace kit::paper

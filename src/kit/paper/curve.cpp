// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A curve on paper: black on white, each line told apart by its marks, so that it survives any copier.
#include "kit/paper/pieces.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace kit::paper {

namespace {

constexpr qsizetype mostWords = 24; // below the curve; of more steps only some are named
constexpr qsizetype mostMarks = 60;

// 1, 2 or 5 times a power of ten, so that about four lines cross the curve.
double stepOf(double range)
{
    const double rough = std::max(range, 1.0) / 4;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (rough <= factor * power)
            return std::max(1.0, factor * power);
    return std::max(1.0, 10 * power);
}

void paintMark(QPainter& painter, QPointF at, qsizetype line)
{
    constexpr double r = 9;
    painter.setPen(QPen(Qt::black, 3));
    painter.setBrush(line % 2 == 0 ? Qt::black : Qt::white);
    const QPolygonF diamond{{at + QPointF(0, -r - 2), at + QPointF(r + 2, 0), at + QPointF(0, r + 2), at + QPointF(-r - 2, 0)}};
    switch (line % 6) {
    case 0:
    case 1:
        painter.drawEllipse(at, r, r);
        break;
    case 2:
    case 3:
        painter.drawRect(QRectF(at - QPointF(r, r), QSizeF(2 * r, 2 * r)));
        break;
    default:
        painter.drawPolygon(diamond);
    }
}

struct Frame {
    QRectF area;
    double low = 0, high = 1;
    qsizetype steps = 1;

    QPointF at(qsizetype step, double value) const
    {
        const double x = steps > 1 ? double(step) / double(steps - 1) : 0.5;
        return {area.left() + x * area.width(), area.bottom() - (value - low) / (high - low) * area.height()};
    }
};

Frame frameOf(const QRectF& area, const Curve& curve)
{
    Frame frame{area, 0, 0, std::max<qsizetype>(1, curve.steps.size())};
    for (const Curve::Line& line : curve.lines)
        for (const double value : line.values) {
            frame.low = std::min(frame.low, value);
            frame.high = std::max(frame.high, value);
        }
    const double step = stepOf(frame.high - frame.low);
    frame.low = std::floor(frame.low / step) * step;
    frame.high = std::max(frame.low + step, std::ceil(frame.high / step) * step);
    return frame;
}

void paintAxes(QPainter& painter, const Frame& frame, const Curve& curve)
{
    painter.setFont(letters(7));
    const double step = stepOf(frame.high - frame.low), high = lineHeight(letters(7));
    for (double value = frame.low; value <= frame.high + step / 2; value += step) {
        const double y = frame.at(0, value).y();
        painter.setPen(value == 0 ? QPen(Qt::black, 3) : QPen(QColor(0x88, 0x88, 0x88), 1.5, Qt::DotLine));
        painter.drawLine(QPointF(frame.area.left(), y), QPointF(frame.area.right(), y));
        painter.setPen(Qt::black);
        painter.drawText(
            QRectF(frame.area.left() - 110, y - high / 2, 98, high), Qt::AlignRight | Qt::AlignVCenter, QString::number(value));
    }
    const qsizetype every = (frame.steps + mostWords - 1) / mostWords;
    const double wide = frame.area.width() / double(std::max<qsizetype>(1, (frame.steps - 1) / every));
    for (qsizetype i = 0; i < curve.steps.size(); i += every)
        fitText(painter, QRectF(frame.at(i, 0).x() - wide / 2, frame.area.bottom() + 14, wide, high),
            Qt::AlignHCenter | Qt::AlignVCenter, curve.steps[i], 4);
}

void paintLegend(QPainter& painter, const QRectF& area, const Curve& curve)
{
    painter.setFont(letters(7));
    const double each = area.width() / double(std::max<qsizetype>(1, curve.lines.size()));
    for (qsizetype i = 0; i < curve.lines.size(); ++i) {
        const QRectF place(area.left() + double(i) * each, area.top(), each, area.height());
        paintMark(painter, QPointF(place.left() + 14, place.center().y()), i);
        painter.setPen(Qt::black);
        fitText(painter, place.adjusted(34, 0, -10, 0), Qt::AlignLeft | Qt::AlignVCenter, curve.lines[i].name, 5);
    }
}

} // namespace

void paintCurve(QPainter& painter, const QRectF& area, const Curve& curve)
{
    const double high = lineHeight(letters(7));
    const bool hasLegend = curve.lines.size() > 1;
    if (hasLegend)
        paintLegend(painter, QRectF(area.left(), area.top(), area.width(), high), curve);
    const Frame frame = frameOf(area.adjusted(120, hasLegend ? high + 26 : 26, -60, -high - 18), curve);
    paintAxes(painter, frame, curve);
    for (qsizetype i = 0; i < curve.lines.size(); ++i) {
        QPolygonF points;
        for (qsizetype step = 0; step < curve.lines[i].values.size(); ++step)
            points += frame.at(step, curve.lines[i].values[step]);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Qt::black, 4, i % 2 == 0 ? Qt::SolidLine : Qt::DashLine));
        painter.drawPolyline(points);
        QPolygonF marked; // where it begins, turns and ends: a mark at each step would be a string of beads
        for (qsizetype step = 0; step < points.size(); ++step)
            if (step == 0 || step + 1 == points.size() || points[step].y() != points[step - 1].y())
                marked += points[step];
        const qsizetype every = std::max<qsizetype>(1, (marked.size() + mostMarks - 1) / mostMarks);
        for (qsizetype at = 0; at < marked.size(); at += every)
            paintMark(painter, marked[at], i);
    }
}

} // namespace kit::paper

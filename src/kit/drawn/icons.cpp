// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/icons.h"

#include "kit/drawn/colours.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include <algorithm>

namespace kit {

namespace {

constexpr qreal grid = 16;

// Strokes on a grid of 16: M, L and Z as in any drawing, C a curve by three points, O a circle by its middle and radius, D a dot.
// Straight ones lie on halves, so that a line of one pixel stays one pixel.
struct Drawing {
    const char* sign;
    const char* strokes;
};
constexpr Drawing drawings[]{
    {"⌂", "M 2 8 L 8 2.5 L 14 8 M 3.5 7 L 3.5 13.5 L 6.5 13.5 L 6.5 9.5 L 9.5 9.5 L 9.5 13.5 L 12.5 13.5 L 12.5 7"},
    {"▦", "M 2.5 2.5 L 13.5 2.5 L 13.5 13.5 L 2.5 13.5 Z M 2.5 8.5 L 13.5 8.5 M 6.5 2.5 L 6.5 8.5 M 9.5 8.5 L 9.5 13.5"},
    {"⚄", "M 2.5 2.5 L 13.5 2.5 L 13.5 13.5 L 2.5 13.5 Z D 5.5 5.5 D 10.5 5.5 D 8 8 D 5.5 10.5 D 10.5 10.5"},
    {"§", "M 8 4 C 7 2.5 4 2.5 2 3 L 2 13 C 4 12.5 7 12.5 8 14 M 8 4 C 9 2.5 12 2.5 14 3 L 14 13 C 12 12.5 9 12.5 8 14 L 8 4"},
    {"▤", "M 5.5 4.5 L 5.5 2.5 L 13.5 2.5 L 13.5 11.5 L 10.5 11.5 M 2.5 4.5 L 10.5 4.5 L 10.5 13.5 L 2.5 13.5 Z M 5 7.5 L 8 7.5"},
    {"◷", "O 8 8 5.5 M 8 4.5 L 8 8 L 10.5 9.5"},
    {"%", "M 2.5 2 L 2.5 13.5 L 14 13.5 M 5.5 11 L 5.5 8.5 M 8.5 11 L 8.5 4.5 M 11.5 11 L 11.5 6.5"},
    {"☑", "M 8.5 2.5 L 2.5 2.5 L 2.5 13.5 L 13.5 13.5 L 13.5 8.5 M 5.5 7.5 L 8 10 L 13.5 3.5"},
    {"?", "M 5 5.5 C 5 1.5 11 1.5 11 5 C 11 7.5 8 7.5 8 10 D 8 13"},
    {"⚙", "M 2 4.5 L 7 4.5 M 11 4.5 L 14 4.5 O 9 4.5 2 M 2 11.5 L 4 11.5 M 8 11.5 L 14 11.5 O 6 11.5 2"},
    {"↶", "M 5.5 2.5 L 2.5 5.5 L 5.5 8.5 M 2.5 5.5 L 9 5.5 C 15 5.5 15 13.5 9 13.5 L 6 13.5"},
    {"↷", "M 10.5 2.5 L 13.5 5.5 L 10.5 8.5 M 13.5 5.5 L 7 5.5 C 1 5.5 1 13.5 7 13.5 L 10 13.5"},
    {"⇥", "M 2 8.5 L 10.5 8.5 M 7 5 L 10.5 8.5 L 7 12 M 13.5 3 L 13.5 14"},
    {"◈", "M 8 1.5 L 14.5 8 L 8 14.5 L 1.5 8 Z M 8 5 L 11 8 L 8 11 L 5 8 Z"},
    {"▸", "M 6 3.5 L 10.5 8 L 6 12.5"},
    {"⚖",
        "M 8 2 L 8 13.5 M 5 13.5 L 11 13.5 M 2.5 4.5 L 13.5 4.5 M 1.5 9.5 L 3.5 4.5 L 5.5 9.5 Z M 10.5 9.5 L 12.5 4.5 L 14.5 9.5 "
        "Z"},
    {"✎", "M 3 13 L 3.5 10 L 11 2.5 L 13.5 5 L 6 12.5 Z M 9 4.5 L 11.5 7"},
    {"⏰", "M 3.5 11.5 L 12.5 11.5 L 11.5 9.5 C 11.5 3 4.5 3 4.5 9.5 Z M 8 4.5 L 8 2.5 M 6.5 13.5 L 9.5 13.5"},
    {"✓", "M 2.5 8.5 L 6.5 12.5 L 13.5 4"},
    {"✗", "M 3.5 3.5 L 12.5 12.5 M 12.5 3.5 L 3.5 12.5"},
    {"✕", "M 3.5 3.5 L 12.5 12.5 M 12.5 3.5 L 3.5 12.5"},
    {"!", "M 8 2.5 L 8 9.5 D 8 13"},
    {"·", "D 8 8"},
    {"⋯", "D 3 8 D 8 8 D 13 8"},
    {"▶", "M 4.5 2.5 L 13 8 L 4.5 13.5 Z"},
    {"★", "M 8 1.5 L 10 6 L 14.5 6.5 L 11 9.5 L 12 14 L 8 11.5 L 4 14 L 5 9.5 L 1.5 6.5 L 6 6 Z"},
    {"✦", "M 8 1.5 L 9.5 6.5 L 14.5 8 L 9.5 9.5 L 8 14.5 L 6.5 9.5 L 1.5 8 L 6.5 6.5 Z"},
    {"Σ", "M 12.5 4.5 L 12.5 2.5 L 3.5 2.5 L 8.5 8 L 3.5 13.5 L 12.5 13.5 L 12.5 11.5"},
    {"✆", "M 4.5 1.5 L 11.5 1.5 L 11.5 14.5 L 4.5 14.5 Z D 8 12.5"},
    {"⇄", "M 2.5 5.5 L 13.5 5.5 M 11 3 L 13.5 5.5 L 11 8 M 13.5 10.5 L 2.5 10.5 M 5 8 L 2.5 10.5 L 5 13"},
    {"⧉", "M 6.5 5 L 6.5 2.5 L 13.5 2.5 L 13.5 9.5 L 11 9.5 M 2.5 6.5 L 9.5 6.5 L 9.5 13.5 L 2.5 13.5 Z"},
};

struct Strokes {
    QPainterPath lines, dots;
};

Strokes drawn(const char* strokes)
{
    const QStringList words = QString::fromLatin1(strokes).split(QLatin1Char(' '));
    Strokes made;
    qsizetype at = 0;
    const auto number = [&] { return words.value(at++).toDouble(); };
    const auto point = [&] {
        const qreal x = number();
        return QPointF(x, number());
    };
    while (at < words.size()) {
        switch (words[at++].front().toLatin1()) {
        case 'M':
            made.lines.moveTo(point());
            break;
        case 'L':
            made.lines.lineTo(point());
            break;
        case 'C': {
            const QPointF first = point(), second = point();
            made.lines.cubicTo(first, second, point());
            break;
        }
        case 'O': {
            const QPointF middle = point();
            const qreal radius = number();
            made.lines.addEllipse(middle, radius, radius);
            break;
        }
        case 'D':
            made.dots.addEllipse(point(), 1.2, 1.2);
            break;
        default:
            made.lines.closeSubpath();
        }
    }
    return made;
}

const Strokes* strokesOf(const QString& sign)
{
    static const QHash<QString, Strokes> all = [] {
        QHash<QString, Strokes> made;
        for (const Drawing& one : drawings)
            made.insert(QString::fromUtf8(one.sign), drawn(one.strokes));
        return made;
    }();
    const auto found = all.constFind(sign);
    return found == all.constEnd() ? nullptr : &*found;
}

class SignEngine : public QIconEngine {
public:
    SignEngine(QString sign, bool isOnFilled)
        : m_sign(std::move(sign))
        , m_isOnFilled(isOnFilled)
    {
    }
    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const Colours& colours = Colours::of(QGuiApplication::palette());
        paintSign(*painter, rect, m_sign,
            mode == QIcon::Disabled   ? colours.muted
                : state == QIcon::Off ? colours.text
                : m_isOnFilled        ? colours.onAccent
                                      : colours.accent);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap made(size);
        made.fill(Qt::transparent);
        QPainter painter(&made);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return made;
    }
    QIconEngine* clone() const override { return new SignEngine(m_sign, m_isOnFilled); }

private:
    QString m_sign;
    bool m_isOnFilled;
};

} // namespace

bool isDrawn(const QString& sign) { return strokesOf(sign) != nullptr; }

QString signIn(const QFont& font, const QString& sign, const QString& otherwise)
{
    const QFontMetrics metrics(font);
    const QList<uint> letters = sign.toUcs4();
    return std::ranges::all_of(letters, [&](uint letter) { return metrics.inFontUcs4(letter); }) ? sign : otherwise;
}

bool paintSign(QPainter& painter, const QRectF& rect, const QString& sign, const QColor& colour)
{
    const Strokes* strokes = strokesOf(sign);
    if (!strokes)
        return false;
    const qreal side = std::min(rect.width(), rect.height()), scale = side / grid;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center() - QPointF(side, side) / 2);
    painter.scale(scale, scale);
    // As strong as letters of this size, and never thinner than a pixel.
    painter.setPen(QPen(colour, std::max(1.3, 1 / scale), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(strokes->lines);
    painter.fillPath(strokes->dots, colour);
    painter.restore();
    return true;
}

QIcon signIcon(const QString& sign, bool isOnFilled) { return isDrawn(sign) ? QIcon(new SignEngine(sign, isOnFilled)) : QIcon(); }

} // namespace kit

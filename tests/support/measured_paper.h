// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Something to paint on that measures each word against what it is written on (WCAG 2.1): a window, a board, a sheet. Words that
// are part of a picture are not measured.
#pragma once

#include <QFontInfo>
#include <QHash>
#include <QImage>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace support {

inline double luminance(const QColor& colour)
{
    const auto linear = [](double part) { return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

// From 1, the same, to 21, black on white.
inline double contrast(const QColor& one, const QColor& other)
{
    const double a = luminance(one), b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

inline QColor over(const QColor& above, double share, const QColor& below)
{
    const auto mixed = [share](float a, float b) { return float(share * double(a) + (1 - share) * double(b)); };
    return QColor::fromRgbF(
        mixed(above.redF(), below.redF()), mixed(above.greenF(), below.greenF()), mixed(above.blueF(), below.blueF()));
}

struct Written {
    QString text;
    QRect where; // on the paper
    QRect whole; // the same, were nothing of it cut off
    QColor ink, ground;
    double ratio = 0;
    double pixels = 0; // how large its letters are set
};

// Does everything on an image, and looks at the image before letters come onto it.
class MeasuringEngine : public QPaintEngine {
public:
    explicit MeasuringEngine(QImage& image)
        : QPaintEngine(AllFeatures)
        , m_image(image)
    {
    }

    bool begin(QPaintDevice*) override { return m_painter.begin(&m_image); }
    bool end() override { return m_painter.end(); }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState& now) override
    {
        m_painter.setTransform(now.transform());
        m_painter.setPen(now.pen());
        m_painter.setBrush(now.brush());
        m_painter.setBrushOrigin(now.brushOrigin());
        m_painter.setBackground(now.backgroundBrush());
        m_painter.setBackgroundMode(now.backgroundMode());
        m_painter.setFont(now.font());
        m_painter.setOpacity(now.opacity());
        m_painter.setCompositionMode(now.compositionMode());
        m_painter.setRenderHints(~now.renderHints(), false);
        m_painter.setRenderHints(now.renderHints());
        if (now.state() & DirtyClipPath)
            m_painter.setClipPath(now.clipPath(), now.clipOperation());
        if (now.state() & DirtyClipRegion)
            m_painter.setClipRegion(now.clipRegion(), now.clipOperation());
        if (now.state() & DirtyClipEnabled)
            m_painter.setClipping(now.isClipEnabled());
        m_ink = now.pen().color();
        m_strength = m_ink.alphaF() * now.opacity();
    }

    void drawPath(const QPainterPath& path) override { painter().drawPath(path); }
    void drawRects(const QRectF* rects, int count) override { painter().drawRects(rects, count); }
    void drawRects(const QRect* rects, int count) override { painter().drawRects(rects, count); }
    void drawLines(const QLineF* lines, int count) override { painter().drawLines(lines, count); }
    void drawLines(const QLine* lines, int count) override { painter().drawLines(lines, count); }
    void drawEllipse(const QRectF& rect) override { painter().drawEllipse(rect); }
    void drawEllipse(const QRect& rect) override { painter().drawEllipse(rect); }
    void drawPoints(const QPointF* points, int count) override { painter().drawPoints(points, count); }
    void drawPoints(const QPoint* points, int count) override { painter().drawPoints(points, count); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        if (mode == PolylineMode)
            painter().drawPolyline(points, count);
        else
            painter().drawPolygon(points, count, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    }
    void drawPolygon(const QPoint* points, int count, PolygonDrawMode mode) override
    {
        if (mode == PolylineMode)
            painter().drawPolyline(points, count);
        else
            painter().drawPolygon(points, count, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    }
    void drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) override
    {
        painter().drawPixmap(to, pixmap, from);
    }
    void drawTiledPixmap(const QRectF& to, const QPixmap& pixmap, const QPointF& from) override
    {
        painter().drawTiledPixmap(to, pixmap, from);
    }
    void drawImage(const QRectF& to, const QImage& image, const QRectF& from, Qt::ImageConversionFlags flags) override
    {
        painter().drawImage(to, image, from, flags);
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        QPainter& onto = painter();
        const QRectF letters(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        const QRect whole = onto.combinedTransform().mapRect(letters).toAlignedRect();
        QRect where = whole & m_image.rect();
        if (onto.hasClipping())
            where &= onto.combinedTransform().mapRect(onto.clipBoundingRect()).toAlignedRect();
        if (!m_clip.isEmpty())
            where &= m_clip.boundingRect();
        if (const QString text = item.text().trimmed(); !text.isEmpty() && where.width() > 3 && where.height() > 5
            && 2 * where.height() > whole.height()) { // the rest is scrolled away
            const QColor ground = groundOf(where), ink = over(m_ink, m_strength, ground);
            note({text, where, whole, ink, ground, contrast(ink, ground), QFontInfo(item.font()).pixelSize() * 1.0});
        }
        onto.drawTextItem(at, item);
    }

    QList<Written> written;

private:
    // What Qt lets a widget paint at all.
    QPainter& painter()
    {
        if (m_clip != systemClip()) {
            m_clip = systemClip();
            m_painter.paintEngine()->setSystemClip(m_clip);
        }
        return m_painter;
    }

    // The colour that most of it has.
    QColor groundOf(const QRect& where) const
    {
        QHash<QRgb, int> counts;
        for (int y = where.top(); y <= where.bottom(); ++y)
            for (int x = where.left(); x <= where.right(); ++x)
                ++counts[m_image.pixel(x, y)];
        return std::max_element(counts.begin(), counts.end()).key();
    }

    // Letters with a rim are written several times on one place: the best of them is what is read.
    void note(const Written& one)
    {
        for (Written& other : written)
            if (other.text == one.text && (other.where.topLeft() - one.where.topLeft()).manhattanLength() <= 4) {
                if (other.ratio < one.ratio)
                    other = one;
                return;
            }
        written += one;
    }

    QImage& m_image;
    QPainter m_painter;
    QRegion m_clip;
    QColor m_ink;
    double m_strength = 1;
};

class MeasuredPaper : public QPaintDevice {
public:
    MeasuredPaper(const QSize& size, const QColor& ground)
        : m_image(size, QImage::Format_ARGB32_Premultiplied)
        , m_engine(m_image)
    {
        m_image.fill(ground);
    }
    QPaintEngine* paintEngine() const override { return &m_engine; }
    const QList<Written>& written() const { return m_engine.written; }
    const QImage& image() const { return m_image; }

protected:
    int metric(PaintDeviceMetric what) const override
    {
        switch (what) {
        case PdmWidth:
            return m_image.width();
        case PdmHeight:
            return m_image.height();
        case PdmWidthMM:
            return m_image.widthMM();
        case PdmHeightMM:
            return m_image.heightMM();
        case PdmNumColors:
            return m_image.colorCount();
        case PdmDepth:
            return m_image.depth();
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return m_image.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return m_image.logicalDpiY();
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return int(devicePixelRatioFScale());
        }
        return 0;
    }

private:
    QImage m_image;
    mutable MeasuringEngine m_engine;
};

} // namespace support

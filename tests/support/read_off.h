// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a person reads off a widget: every text that is painted, and where.
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QWidget>

namespace support {

struct Read {
    QPointF at; // in the widget's places
    QString text;
};

class ReadOff : public QPaintDevice {
public:
    static QList<Read> of(QWidget& widget)
    {
        ReadOff page(widget);
        widget.render(&page, QPoint(), QRegion(), QWidget::RenderFlags());
        return page.m_engine.read;
    }

    // What stands in a part of it, in one piece.
    static QString in(const QList<Read>& all, const QRectF& room)
    {
        QString text;
        for (const Read& one : all)
            if (room.contains(one.at))
                text += one.text + QLatin1Char(' ');
        return text.simplified();
    }

    QPaintEngine* paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_widget.width();
        case PdmHeight:
            return m_widget.height();
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return m_widget.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return m_widget.logicalDpiY();
        case PdmDepth:
            return 32;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        Engine()
            : QPaintEngine(AllFeatures)
        {
        }
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState& now) override
        {
            if (now.state() & DirtyTransform)
                m_transform = now.transform();
        }
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override { }
        void drawPath(const QPainterPath&) override { }
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override { }
        void drawTextItem(const QPointF& at, const QTextItem& item) override { read += Read{m_transform.map(at), item.text()}; }
        Type type() const override { return User; }

        QList<Read> read;

    private:
        QTransform m_transform;
    };

    explicit ReadOff(QWidget& widget)
        : m_widget(widget)
    {
    }

    QWidget& m_widget;
    mutable Engine m_engine;
};

} // namespace support

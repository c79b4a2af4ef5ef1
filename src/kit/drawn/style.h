// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fusion, with boxes to tick and signs that are seen on a dark ground too, and buttons that Enter presses.
#pragma once

#include <QProxyStyle>

namespace kit {

class Style : public QProxyStyle {
    Q_OBJECT

public:
    Style()
        : QProxyStyle(QStringLiteral("Fusion"))
    {
    }
    void polish(QWidget* widget) override;
    void drawPrimitive(
        PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    void drawComplexControl(
        ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const override;
    QSize sizeFromContents(
        ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* returned) const override;
    QIcon standardIcon(StandardPixmap sign, const QStyleOption* option, const QWidget* widget) const override;
    using QProxyStyle::polish;
};

} // namespace kit

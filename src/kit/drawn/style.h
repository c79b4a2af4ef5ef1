// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fusion, in the colours and frames of skin.h, with boxes to tick and signs that are seen on a dark ground too, buttons that
// Enter presses, and nothing that moves where nobody wants it.
#pragma once

#include <QCoreApplication>
#include <QProxyStyle>
#include <QVariant>

class QStyleOptionButton;
class QStyleOptionHeader;
class QStyleOptionToolButton;

namespace kit {

struct Skin;

// Whether parts of the window glide to their places. The window's look sets it.
inline bool isAnimated() { return !qApp || !qApp->property("still").toBool(); }
inline void setAnimated(bool isSo) { qApp->setProperty("still", !isSo); }

class Style : public QProxyStyle {
    Q_OBJECT

public:
    Style()
        : QProxyStyle(QStringLiteral("Fusion"))
    {
    }
    void polish(QWidget* widget) override;
    void unpolish(QWidget* widget) override;
    void drawPrimitive(
        PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    void drawComplexControl(
        ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    QRect subControlRect(
        ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const override;
    QSize sizeFromContents(
        ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* returned) const override;
    QIcon standardIcon(StandardPixmap sign, const QStyleOption* option, const QWidget* widget) const override;
    using QProxyStyle::polish;
    using QProxyStyle::unpolish;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void drawTool(const QStyleOptionToolButton& button, QPainter* painter, const QWidget* widget) const;
    void drawButton(const QStyleOptionButton& button, const Skin& skin, QPainter* painter, const QWidget* widget) const;
    QSize headingSize(const QStyleOptionHeader& head, const QWidget* widget) const;
};

} // namespace kit

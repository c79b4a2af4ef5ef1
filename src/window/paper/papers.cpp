// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/paper/papers.h"

#include "kit/paper/begun.h"
#include "window/texts.h"

#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

namespace window {

using kit::paper::Document;
using kit::paper::Picture;

Document begun(const kit::Sitting& sitting, const kit::Desk* desk, const QString& id, const QString& title, const QString& kind)
{
    return kit::paper::begun(sitting, desk ? desk->heading(sitting.state()) : QString(), id, title, kind);
}

// Greys that tell colours apart: red and blue of one lightness would be one grey to the eye.
static QImage toldApart(const QImage& image)
{
    QImage greys(image.size(), QImage::Format_Grayscale8);
    for (int y = 0; y < image.height(); ++y) {
        const auto* from = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        std::transform(from, from + image.width(), greys.scanLine(y),
            [](QRgb pixel) { return uchar((11 * qRed(pixel) + 4 * qGreen(pixel) + qBlue(pixel)) / 16); });
    }
    return greys;
}

// Pale grounds that lie on paler ones have an edge: no printer tells them apart.
static QImage edged(QImage greys)
{
    constexpr int pale = 200, apart = 3;
    constexpr uchar edge = 0x80;
    for (int y = 0; y + 1 < greys.height(); ++y) {
        const uchar* below = greys.constScanLine(y + 1);
        uchar* here = greys.scanLine(y); // what lies behind and below is still as it was painted
        for (int x = 0; x + 1 < greys.width(); ++x)
            if (std::min({here[x], here[x + 1], below[x]}) > pale
                && std::max(std::abs(here[x] - here[x + 1]), std::abs(here[x] - below[x])) >= apart)
                here[x] = edge;
    }
    return greys;
}

Picture pictureOf(const kit::Desk& desk, const engine::AnyState& state, const QString& says, double height)
{
    const auto paint = [&desk, state](QPainter& painter, const QRectF& area) {
        // The picture of the shelf is in the theme: what is bright on dark is turned round, which saves ink; greys tell colours
        // apart.
        const bool isDark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
        const QSize size(int(std::min(area.width(), area.height() * 2.2)), int(area.height()));
        QImage image(size, QImage::Format_RGB32);
        image.fill(isDark ? Qt::black : Qt::white);
        QPainter bright(&image);
        bright.setRenderHint(QPainter::Antialiasing);
        bright.setPen(Qt::NoPen);
        desk.paintPicture(bright, QRectF(QPointF(), size).adjusted(12, 12, -12, -12), state);
        bright.end();
        if (isDark)
            image.invertPixels();
        const QPointF corner(area.center().x() - size.width() / 2.0, area.top());
        painter.drawImage(corner, edged(toldApart(image)));
        painter.setPen(QPen(Qt::black, 3));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(corner, size));
    };
    return {says, height, paint};
}

QList<kit::Sheet> papersOf(Library& library, kit::Sitting& sitting)
{
    const kit::Desk* desk = library.desk(sitting.game().id());
    QList<kit::Sheet> all = desk ? desk->sheets(sitting) : QList<kit::Sheet>();
    all +=
        kit::paper::sheetOf(QStringLiteral("set-again"), tr("Set the table again"), [&] { return setAgain(library, sitting); });
    all +=
        kit::paper::sheetOf(QStringLiteral("put-back"), tr("Put back into the box"), [&] { return putBack(library, sitting); });
    all += kit::paper::sheetOf(QStringLiteral("aid"), tr("Player aid"), [&] { return playerAid(library, sitting); });
    all += kit::paper::sheetOf(
        QStringLiteral("rule-card"), tr("This table’s rule card"), [&] { return ruleCard(library, sitting); });
    if (!library.ownCards(sitting.game()).cards.isEmpty() || !library.ownCards(sitting.game()).setup.isEmpty())
        all += kit::paper::sheetOf(
            QStringLiteral("proof"), tr("Proof of the typed cards"), [&] { return proofOf(library, sitting); });
    return all;
}

} // namespace window

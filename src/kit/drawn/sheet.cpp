// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/sheet.h"

#include "kit/saved.h"
#include "kit/texts.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

#include <cmath>

namespace kit {

namespace {

constexpr int resolution = 254; // ten dots a millimetre
constexpr double margin = 7.5;  // millimetres: nine cards of 63 by 88 fit on either paper

QPageLayout layoutOf(const Sheet& sheet, Paper paper)
{
    return {QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter),
        sheet.across ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF(margin, margin, margin, margin),
        QPageLayout::Millimeter};
}

QRectF roomOf(const QPageLayout& layout) { return {QPointF(), layout.paintRect(QPageLayout::Millimeter).size() * 10}; }

void paintOne(const Sheet::Paint& page, QPainter& painter, const QRectF& room)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Qt::black, 3));
    QFont font = painter.font();
    font.setPointSizeF(10);
    painter.setFont(font);
    page(painter, room);
    painter.restore();
}

} // namespace

Sheet cardSheet(const QString& id, const QString& title, const QSizeF& size, const QList<Sheet::Paint>& cards)
{
    const auto pages = [size, cards](const QSizeF& room) {
        const int across = std::max(1, int(room.width() / size.width()));
        const int down = std::max(1, int(room.height() / size.height()));
        const QPointF corner(std::max(0.0, (room.width() - across * size.width()) / 2), 0);
        QList<Sheet::Paint> all;
        for (qsizetype first = 0; first < cards.size(); first += across * down)
            all += [=](QPainter& painter, const QRectF& area) {
                for (int i = 0; i < across * down && first + i < cards.size(); ++i) {
                    const QRectF card(
                        area.topLeft() + corner + QPointF(i % across * size.width(), i / across * size.height()), size);
                    painter.save();
                    painter.setClipRect(card);
                    cards[first + i](painter, card);
                    painter.restore();
                    painter.save();
                    painter.setPen(QPen(Qt::lightGray, 1));
                    painter.setBrush(Qt::NoBrush);
                    painter.drawRect(card);
                    painter.restore();
                }
            };
        return all;
    };
    return {id, title, false, pages};
}

void fitText(QPainter& painter, const QRectF& rect, int flags, const QString& text, double least)
{
    painter.save();
    QFont font = painter.font();
    const auto fits = [&] {
        const QRectF needed = painter.fontMetrics().boundingRect(rect.toRect(), flags, text);
        return needed.width() <= std::ceil(rect.width()) && needed.height() <= std::ceil(rect.height());
    };
    for (double points = font.pointSizeF(); points > least && !fits(); points -= 0.5) {
        font.setPointSizeF(points - 0.5);
        painter.setFont(font);
    }
    QString shown = text;
    if (!fits() && !(flags & Qt::TextWordWrap))
        shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, int(rect.width()));
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.drawText(rect, flags, shown);
    painter.restore();
}

engine::Result<engine::Done> writePdf(const Sheet& sheet, Paper paper, const QString& file)
{
    const QFileInfo target(file);
    const QString place = QDir::toNativeSeparators(file);
    const QString folder = QDir::toNativeSeparators(target.absolutePath());
    const auto fault = [&](const QString& problem, const QString& remedy) { return engine::Fault{place, {}, problem, remedy}; };
    if (file.isEmpty() || target.isDir())
        return fault(tr("This is no name of a file."), tr("Give the file a name, for example %1.pdf.").arg(sheet.id));
    if (!target.absoluteDir().exists())
        return fault(tr("There is no folder %1.").arg(folder), tr("Make the folder first, or choose another place."));
    const QPageLayout layout = layoutOf(sheet, paper);
    const QList<Sheet::Paint> pages = sheet.pages(roomOf(layout).size());
    if (pages.isEmpty())
        return fault(tr("There is nothing to print."), tr("Print it again when something lies on the table."));
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&pdf);
        writer.setResolution(resolution);
        writer.setPageLayout(layout);
        writer.setTitle(sheet.title);
        writer.setCreator(QStringLiteral("Muster Roll"));
        QPainter painter(&writer);
        for (qsizetype i = 0; i < pages.size(); ++i) {
            if (i > 0)
                writer.newPage();
            paintOne(pages[i], painter, roomOf(layout));
        }
    }
    return saveWhole(pdf.data(), file); // the writer of PDFs does not say when a disk is full
}

QList<QImage> pictures(const Sheet& sheet, Paper paper)
{
    const QPageLayout layout = layoutOf(sheet, paper);
    QList<QImage> all;
    for (const Sheet::Paint& page : sheet.pages(roomOf(layout).size())) {
        QImage image((layout.fullRect(QPageLayout::Millimeter).size() * 10).toSize(), QImage::Format_RGB32);
        image.setDotsPerMeterX(10000);
        image.setDotsPerMeterY(10000);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.translate(margin * 10, margin * 10);
        paintOne(page, painter, roomOf(layout));
        all += image;
    }
    return all;
}

} // namespace kit

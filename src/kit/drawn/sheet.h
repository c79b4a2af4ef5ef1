// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be printed: pages that lay themselves out for A4 or Letter and are painted in tenths of a millimetre, onto a
// PDF or, to be looked at first, onto a picture.
#pragma once

#include "engine/fault.h"

#include <QList>
#include <QRectF>
#include <QString>

#include <functional>

class QImage;
class QPainter;

namespace kit {

enum class Paper { A4, Letter };

struct Sheet {
    using Paint = std::function<void(QPainter& painter, const QRectF& area)>;

    QString id;          // "campaign-sheet"
    QString title;       // what people call it
    bool across = false; // the paper lies on its long side
    // The pages for the room between the margins, in tenths of a millimetre. Fonts are set in points.
    std::function<QList<Paint>(const QSizeF& room)> pages;
};

// As many cards as the paper takes, side by side with hairlines to cut along. size in tenths of a millimetre.
Sheet cardSheet(const QString& id, const QString& title, const QSizeF& size, const QList<Sheet::Paint>& cards);

// Plain text in a rectangle: smaller letters if it does not fit otherwise, and at last the end left off.
void fitText(QPainter& painter, const QRectF& rect, int flags, const QString& text, double least = 6);

// Leaves the whole file or what stood there before, never half of one.
engine::Result<engine::Done> writePdf(const Sheet& sheet, Paper paper, const QString& file);

QList<QImage> pictures(const Sheet& sheet, Paper paper); // one for each page, for a preview

} // namespace kit

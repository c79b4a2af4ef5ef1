// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Words that a window writes where there is no room for them, and that end at an edge without a sign that there is more.
#pragma once

#include "kit/drawn/board.h"
#include "support/measured_paper.h"
#include "support/wrong_in.h"

#include <QAbstractScrollArea>
#include <QLineEdit>

namespace support {

// What is scrolled, or typed, may begin and end anywhere.
inline bool isScrolled(const QWidget* part)
{
    for (; part && !part->isWindow(); part = part->parentWidget())
        if (qobject_cast<const QAbstractScrollArea*>(part) || qobject_cast<const QLineEdit*>(part))
            return true;
    return false;
}

inline QStringList cutOffIn(QWidget& main)
{
    constexpr int edge = 2; // of letters, around which nothing is painted
    MeasuredPaper paper(main.size(), Qt::white);
    main.render(&paper);
    QStringList found;
    for (const Written& one : paper.written()) {
        QWidget* part = main.childAt(one.where.center());
        if (!part || isScrolled(part))
            continue;
        QRect room = one.where;
        if (const auto* board = qobject_cast<const kit::Board*>(part)) { // a number that ends at the edge of its card
            const QPoint at = part->mapFrom(&main, one.whole.center());
            for (const kit::Cell& cell : board->cells())
                if (cell.rect.contains(at) && cell.rect.height() >= one.whole.height() * 0.8)
                    room &= QRect(part->mapTo(&main, cell.rect.topLeft().toPoint()), cell.rect.size().toSize())
                                .adjusted(0, -one.whole.height(), 0, one.whole.height());
        }
        const bool isNarrow = one.whole.width() - room.width() > edge, isLow = one.whole.height() - one.where.height() > 2 * edge;
        if (isNarrow || isLow)
            found += QStringLiteral("“%1” of %2 is cut: %3 × %4 of %5 × %6")
                         .arg(one.text, named(part))
                         .arg(room.width())
                         .arg(one.where.height())
                         .arg(one.whole.width())
                         .arg(one.whole.height());
    }
    return found;
}

} // namespace support

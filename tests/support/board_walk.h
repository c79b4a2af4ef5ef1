// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// From cell to cell of a board by the arrow keys.
#pragma once

#include "kit/drawn/board.h"

#include <QApplication>
#include <QHash>
#include <QTest>

// The shortest way of arrows from the focused cell, found by trying them, then pressed. Whether the board has the keyboard and
// the way led there.
[[nodiscard]] inline bool walkTo(kit::Board* board, const QString& wanted)
{
    if (QApplication::focusWidget() != board)
        return false;
    const QString start = board->focusedCell();
    QHash<QString, QList<Qt::Key>> ways{{start, {}}};
    QStringList open{start};
    while (!open.isEmpty() && !ways.contains(wanted)) {
        const QString from = open.takeFirst();
        for (const Qt::Key arrow : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
            board->focusCell(from);
            QTest::keyClick(board, arrow);
            if (!ways.contains(board->focusedCell())) {
                ways.insert(board->focusedCell(), ways.value(from) + QList<Qt::Key>{arrow});
                open += board->focusedCell();
            }
        }
    }
    board->focusCell(start);
    for (const Qt::Key arrow : ways.value(wanted))
        QTest::keyClick(board, arrow);
    return board->focusedCell() == wanted;
}

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of a seat's table: the boards of the desk, painted for the size of a page, with their cells.
#pragma once

#include "kit/desk.h"
#include "kit/drawn/board.h"
#include "serve/seen.h"

#include <QImage>

namespace serve {

struct Painted {
    QString name; // of the board, for screen readers
    QImage image; // in the page's own pixels
    QSizeF size;  // without them
    QList<kit::Cell> cells;
};

struct Wanted {
    QSize size{360, 300};
    qreal ratio = 1; // pixels of the page to one of its units
    bool isDark = true;
    double grown = 1.6; // at most, of what the window would give a board; what is enlarged beyond is enlarged with its letters
    bool operator==(const Wanted&) const = default;

    static Wanted from(const QJsonObject& said); // within what can be painted
};

class Picture : public QObject {
    Q_OBJECT

public:
    Picture(const kit::Desk& desk, Seen& seen, engine::Chance& chance);
    ~Picture() override;

    QList<Painted> painted(const Wanted& wanted); // the largest first; hands are no part of it

private:
    void present();

    Seen& m_seen;
    kit::Sitting m_sitting; // its curtains are lifted: what lies behind them has gone already
    std::unique_ptr<kit::TableView> m_view;
    bool m_isStale = true;
};

// One message: four bytes that say how long the header is, the header (JSON), then each picture (JPEG).
QByteArray packed(const QList<Painted>& pictures, qint64 node);

} // namespace serve

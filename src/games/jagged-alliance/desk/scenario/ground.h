// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The areas of one sector, or a mission, with everybody and everything in them. What touches on the tile touches here
// wherever that can be drawn.
#pragma once

#include "games/jagged-alliance/desk/picture.h"

namespace jaggedalliance::desk {

class Ground : public Picture {
    Q_OBJECT

public:
    explicit Ground(QWidget* parent);
    void show(const QString& place);
    const QString& place() const { return m_place; }
    QSize sizeHint() const override { return {420, 260}; }
    QSize minimumSizeHint() const override { return {200, 110}; }

protected:
    void paint(QPainter& painter) override;
    QList<kit::Cell> laidOut() const override;

private:
    QList<QRectF> rooms() const; // of the areas, in their order
    void addFigures(QList<kit::Cell>& cells, const QString& area, const QRectF& room) const;
    kit::Cell enemyCell(const Figure& enemy) const;
    kit::Cell tokenCell(const Token& token) const;
    void paintArea(QPainter& painter, const kit::Cell& cell) const;
    void paintFigure(QPainter& painter, const kit::Cell& cell) const;
    bool paintBriefly(QPainter& painter, const QRectF& inside, const Figure& enemy, const QColor& edge) const;
    void paintBorders(QPainter& painter) const;

    QString m_place;
};

// Where each area lies in a grid of columns and rows: areas with a common border beside each other as far as possible.
struct Plan {
    int columns = 1;
    int rows = 1;
    QList<int> at; // the field of each area, counted by rows
};
Plan planOf(const Sector& sector);

} // namespace jaggedalliance::desk

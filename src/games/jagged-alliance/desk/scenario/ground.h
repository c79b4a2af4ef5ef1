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
    // Where so many stand that their numbers have no room, those of a kind are one cell: who they are, and where one of them is.
    QStringList membersOf(const QString& cell) const;
    QString shownIn(const QString& cell) const;
    QSize sizeHint() const override { return {420, 260}; }
    QSize minimumSizeHint() const override { return {200, 110}; }

protected:
    void paint(QPainter& painter) override;
    QList<kit::Cell> laidOut() const override;

private:
    QList<QRectF> rooms() const; // of the areas, in their order
    void addFigures(QList<kit::Cell>& cells, const QString& area, const QRectF& room) const;
    QList<kit::Cell> figuresIn(const QString& area) const;
    QList<kit::Cell> folded(const QList<kit::Cell>& figures) const;
    QString kindOf(const QString& cell) const; // of which only a number tells them apart; empty: it is the only one
    QString titleOfKind(const QString& cell) const;
    QHash<QString, QString> signsHere() const; // of each kind and each mercenary that stands here, by what it is called
    QString markOf(const QString& cell) const; // as short as it is told apart
    double leastWidth(const QList<kit::Cell>& figures) const;
    kit::Cell enemyCell(const Figure& enemy) const;
    kit::Cell tokenCell(const Token& token) const;
    void paintArea(QPainter& painter, const kit::Cell& cell) const;
    void paintFigure(QPainter& painter, const kit::Cell& cell) const;
    void paintSeveral(QPainter& painter, const kit::Cell& cell) const;
    bool paintBriefly(
        QPainter& painter, const QRectF& inside, const QString& cell, const QString& title, const QColor& edge) const;
    void paintBorders(QPainter& painter) const;

    QString m_place;
    mutable QHash<QString, QString> m_signs; // of the figures as they are laid out
};

// Where each area lies in a grid of columns and rows: areas with a common border beside each other as far as possible.
struct Plan {
    int columns = 1;
    int rows = 1;
    QList<int> at; // the field of each area, counted by rows
};
Plan planOf(const Sector& sector);

} // namespace jaggedalliance::desk

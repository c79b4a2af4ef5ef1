// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The mercenary boards: cubes in their three zones, conditions, command actions; of the chosen one its cards in their slots.
#pragma once

#include "games/jagged-alliance/desk/picture.h"

namespace jaggedalliance::desk {

class Boards : public Picture {
    Q_OBJECT

public:
    explicit Boards(QWidget* parent);
    QSize sizeHint() const override { return {440, 300}; }
    QSize minimumSizeHint() const override { return {240, 140}; }

protected:
    void paint(QPainter& painter) override;
    QList<kit::Cell> laidOut() const override;

private:
    struct Slot {
        QString name; // "weapon 1"
        QString card; // empty: free
    };
    QList<const Mercenary*> shownOnes() const;
    QString opened(const QList<const Mercenary*>& all) const; // whose cards are shown
    QList<Slot> slotsFor(const Mercenary& who) const;
    QString spoken(const Mercenary& who) const;
    void paintBoard(QPainter& painter, const kit::Cell& cell) const;
    void paintSlot(QPainter& painter, const kit::Cell& cell) const;
    double paintCubes(
        QPainter& painter, const QRectF& room, const QString& caption, int cubes, int shown, const QColor& colour) const;
};

} // namespace jaggedalliance::desk

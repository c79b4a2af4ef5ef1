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

    void present(const engine::AnyState& state, const QSet<QString>& targets, const QString& actor) override;

signals:
    void countWanted(const QString& who, int key, int zone); // pressed on a board: +, −, a digit, or a cube of that zone
    void counted(const QString& who, int zone, int cubes);   // by the wheel

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paint(QPainter& painter) override;
    QList<kit::Cell> laidOut() const override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Slot {
        QString name; // "weapon 1"
        QString card; // empty: free
        int count = 1;
    };
    QList<const Mercenary*> shownOnes() const;
    QString opened(const QList<const Mercenary*>& all) const; // whose cards are shown
    QList<Slot> slotsFor(const Mercenary& who) const;
    void fitHeight(); // nothing of what lies on the boards leaves them
    struct Rows {
        QList<Slot> shown; // of whoever's cards are shown
        int across = 1, down = 0;
        int next = 0;          // where the sign at the end turns over to
        bool isFolded = false; // the last one is that sign
    };
    Rows rowsIn(double height) const;
    double lowestBoard() const;
    double lowestSlot() const;
    double boardsHeight() const; // of all boards, as low as they get
    QString spoken(const Mercenary& who) const;
    double namesWidth(const QRectF& inside) const; // of the name on a board; its zones stand beside it
    QRectF zoneRoom(const QRectF& board, int zone) const;
    std::pair<QString, int> zoneAt(QPointF at) const; // whose, and which; nobody's: none lies there
    void paintBoard(QPainter& painter, const kit::Cell& cell);
    void paintSlot(QPainter& painter, const kit::Cell& cell) const;
    void paintFar(QPainter& painter, const QRectF& room, const QString& word, const QString& sum, const QColor& colour) const;
    struct Zone {
        QString told, brief, sum; // in words, in short, and the number alone
        int cubes, shown;         // of so many that could lie there
        QColor colour;
    };
    double paintCubes(QPainter& painter, const QRectF& room, const Zone& zone);

    QList<QRectF> m_cubes; // as they were painted
    int m_turned = 0;      // the first card that is shown where not all have room
};

} // namespace jaggedalliance::desk

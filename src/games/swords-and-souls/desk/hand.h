// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of one hand beside each other; where nobody named them, also the ones that they may be.
#pragma once

#include "games/swords-and-souls/desk/pick.h"
#include "kit/drawn/board.h"

namespace swordsandsouls::desk {

class Hand : public kit::Board {
    Q_OBJECT

public:
    Hand(kit::Sitting& sitting, QWidget* parent);
    void present(const QString& who);
    void pickUp(const Pick& pick);
    QPixmap picture(); // of the card under the pointer
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void intent(const engine::AnyAction& action);
    void pickedUp(const swordsandsouls::desk::Pick& pick);                      // a target is wanted for it
    void carried(const swordsandsouls::desk::Pick& pick, const QPoint& global); // dragged by the mouse
    void letGo(const swordsandsouls::desk::Pick& pick, const QPoint& global);

protected:
    void paint(QPainter& painter) override;
    QList<kit::Cell> laidOut() const override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    struct Held {
        QString card;
        bool isGuess = false; // may be among the unnamed ones
    };
    QList<Held> held() const;
    Pick pickAt(const QString& id) const;
    void pressCell(const QString& id);
    void openMenu(const QString& id, const QPoint& global, bool allowedOnly);

    kit::Sitting& m_sitting;
    QString m_who;
    Pick m_pick;
    int m_pickedAt = -1; // of two equal cards the pressed one is marked
};

} // namespace swordsandsouls::desk

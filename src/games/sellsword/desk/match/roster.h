// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every unit of every warband as a small tile: Vigor, injuries, tokens, whether it has gone.
#pragma once

#include "games/sellsword/desk/desk.h"
#include "games/sellsword/rules/query.h"
#include "kit/drawn/board.h"

namespace sellsword::desk {

class Roster : public kit::Board {
    Q_OBJECT

public:
    explicit Roster(QWidget* parent);
    void present(const engine::AnyState& state, const QString& actor, const QString& target);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void paint(QPainter& painter) override;
    QList<kit::Cell> laidOut() const override;
    void resizeEvent(QResizeEvent* event) override;

private:
    const State& state() const { return stateOf(m_state); }
    bool isOneRow() const;
    int columns() const;
    double tileHeight() const;
    void paintFar(QPainter& painter, const Unit& who, const QRectF& room, const QColor& ink) const;
    void paintTile(QPainter& painter, const Unit& who, const QRectF& rect) const;

    engine::AnyState m_state;
    QString m_actor;
    QString m_target;
};

} // namespace sellsword::desk

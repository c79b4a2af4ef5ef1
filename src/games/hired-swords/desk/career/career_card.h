// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The career card that waits or runs, as a card with its arrows; the deck's back while none is drawn.
#pragma once

#include "games/hired-swords/rules/state.h"
#include "kit/drawn/board.h"

namespace hiredswords::desk {

class CareerCardView : public kit::Board {
    Q_OBJECT

public:
    explicit CareerCardView(QWidget* parent = nullptr);
    void present(const engine::AnyState& state);
    QSize sizeHint() const override { return {280, 180}; }

protected:
    void paint(QPainter& painter) override;
    QList<kit::Cell> laidOut() const override;

private:
    const CareerCard* card() const; // null: none is drawn and none runs
    void paintArrows(QPainter& painter, const QRectF& rect, const QFont& font) const;

    engine::AnyState m_state;
};

} // namespace hiredswords::desk

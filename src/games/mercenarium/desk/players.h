// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits at the board: captures with the spent ones turned up, hands by number, hymns, Limbo, whose turn it is.
#pragma once

#include "games/mercenarium/rules/state.h"
#include "kit/drawn/board.h"

namespace mercenarium::desk {

class Players : public kit::Board {
    Q_OBJECT

public:
    explicit Players(QWidget* parent);

    void present(const State& state, Seat looked); // whose hand is looked at
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void playerChosen(mercenarium::Seat seat); // whose hand is wanted

protected:
    void paint(QPainter& painter) override;
    QList<kit::Cell> laidOut() const override;

private:
    QStringList notes(const Player& who) const;
    void paintPlayer(QPainter& painter, const QRectF& rect, const Player& who) const;

    State m_state;
    Seat m_looked = Seat::South;
};

} // namespace mercenarium::desk

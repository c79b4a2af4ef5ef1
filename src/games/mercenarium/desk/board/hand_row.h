// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The hand of one player: cards as they are held, backs for those that only their owner knows, and the hymn.
#pragma once

#include "games/mercenarium/rules/state.h"
#include "kit/drawn/board.h"
#include "kit/drawn/fitting.h"

namespace mercenarium::desk {

class HandRow : public kit::Board {
    Q_OBJECT

public:
    explicit HandRow(QWidget* parent);

    void present(const State& state, Seat seat);
    void choose(Card card);
    QSize sizeHint() const override { return {300, fontMetrics().height() * (kit::isTight(*this) ? 11 : 20) / 4}; }

signals:
    void cardChosen(mercenarium::Card card); // a card or a hymn with its name
    void unknownChosen(bool hymn);           // a back: somebody has to say what it is

protected:
    void paint(QPainter& painter) override;
    QList<kit::Cell> laidOut() const override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void pressCell(const QString& id);

    State m_state;
    Player m_who;
    Card m_chosen;
};

} // namespace mercenarium::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The Alchemy Wheel: arrows from each suit to the one that it consumes, dashes between opposite ones.
#pragma once

#include "games/mercenarium/rules/board/contest.h"

#include <QWidget>

namespace mercenarium::desk {

class WheelView : public QWidget {
    Q_OBJECT

public:
    explicit WheelView(QWidget* parent);

    void present(const Wheel& wheel);
    void compare(std::optional<Suit> attacker, std::optional<Suit> defender); // of the contest that is looked at
    QSize sizeHint() const override { return {104, 104}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QPointF place(Suit suit) const;

    Wheel m_wheel = derivedWheel;
    std::optional<Suit> m_attacker, m_defender;
};

} // namespace mercenarium::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is chosen or looked at, seen close: a card with its dots and what it fits, a contest with its outcome, a hymn with its
// text; the wheel beside it; and the buttons for what belongs to it.
#pragma once

#include "games/mercenarium/rules/state.h"
#include "kit/sitting.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace mercenarium::desk {

class WheelView;

class CloseUp : public QFrame {
    Q_OBJECT

public:
    explicit CloseUp(QWidget* parent);

    void present(const State& state, Card chosen, const QString& looked);
    enum class Room { All, Words, Title }; // while nothing is chosen: with the wheel; without; whose turn it is, no more
    void setRoom(Room room);

signals:
    void intent(const engine::AnyAction& action);
    void dotsWanted(mercenarium::Card card); // to be typed in
    void textWanted(mercenarium::Card hymn);
    void againWanted(); // another game

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitWheel();
    void showCard(const State& state, Card card);
    void showHymn(const State& state, Card hymn);
    void showContest(const State& state, const Placed& attacker, const Placed& defender);
    void showTurn(const State& state);

    class Face;
    Face* m_face;
    QLabel* m_title;
    QLabel* m_text;
    QWidget* m_says; // where the text is scrolled
    WheelView* m_wheel;
    QPushButton* m_act;  // buy it, sing it
    QPushButton* m_type; // dots or text
    QPushButton* m_again;
    Card m_card;
    Room m_room = Room::All;
};

} // namespace mercenarium::desk

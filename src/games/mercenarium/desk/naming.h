// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Saying what the program cannot know: which card of a counted hand is meant, and what is offered for a hymn.
#pragma once

#include "games/mercenarium/rules/actions.h"
#include "kit/sitting.h"

#include <QFrame>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace mercenarium::desk {

class CardSheet;

class Naming : public QFrame {
    Q_OBJECT

public:
    Naming(kit::Sitting& sitting, QWidget* parent);

    void present(const State& state);
    void askCard();     // one card of the hand, to be summoned
    void askDiscard();  // one card of a full hand, given up before drawing
    void askHymn();     // the hymn in hand, to be sung
    void askOffering(); // cards, hymn or capture, to learn a hymn
    bool isAsking() const { return m_asked != Asked::Nothing; }
    void dismiss();

signals:
    void intent(const engine::AnyAction& action);
    void named(mercenarium::Card card);
    void turned(); // begins or ends

private:
    enum class Asked { Nothing, Card, Discard, Hymn, Offering };
    void ask(Asked what);
    void pick(Card card);
    void judge();
    Learn offering() const;
    void send();

    kit::Sitting& m_sitting;
    State m_state;
    Asked m_asked = Asked::Nothing;
    QList<Card> m_cards;
    QLabel* m_title;
    QLabel* m_verdict;
    CardSheet* m_sheet;
    QComboBox* m_hymn;
    QCheckBox* m_giveHymn;
    QCheckBox* m_spend;
    QPushButton* m_send;
};

} // namespace mercenarium::desk

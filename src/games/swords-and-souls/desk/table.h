// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Swords & Souls: the game in figures and the order of play above, the circle of heroes, below it the hand of
// whoever is to speak, behind a curtain.
#pragma once

#include "games/swords-and-souls/desk/memory_model.h"
#include "games/swords-and-souls/desk/pick.h"
#include "kit/desk.h"

class QLabel;
class QPushButton;
class QTableView;

namespace kit {
class Curtain;
class Readout;
class ReadoutRow;
class StageBar;
class TablePages;
} // namespace kit

namespace swordsandsouls::desk {

class Circle;
class Hand;
class SeatsPage;

class Table : public kit::TableView {
    Q_OBJECT

public:
    Table(kit::Sitting& sitting, QWidget* parent);
    void present(const engine::AnyState& state) override;
    void choose(const QString& actor) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QStringList doneInTurn() const; // its verbs; none where they are not known
    void figures(const State& state);
    void turn(); // to the seats, the circle, the memory, or the form for anything
    void showHand();
    void pickUp(const Pick& pick);
    void carry(const Pick& pick, const QPoint& global); // a card of the hand on its way
    void letGo(const Pick& pick, const QPoint& global);
    void doStage(const engine::AnyAction& action);
    void dealToAll();
    void goOnToNextTurn();
    void askFace(const engine::Submission& submission);
    QString handOf() const; // whose hand lies below the circle

    kit::Sitting& m_sitting;
    kit::ReadoutRow* m_strip;
    QList<kit::Readout*> m_figures;
    kit::StageBar* m_stages;
    QPushButton* m_again; // when the game is over
    QPushButton* m_memoryButton;
    QPushButton* m_more;
    kit::TablePages* m_pages;
    SeatsPage* m_seats;
    Circle* m_circle;
    QTableView* m_memory;
    Hand* m_hand;
    kit::Curtain* m_curtain;
    QLabel* m_carried; // its picture
    MemoryModel m_model;
    QString m_due;
    bool m_isShowing = false;
};

} // namespace swordsandsouls::desk

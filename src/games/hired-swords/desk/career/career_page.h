// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table between battles: the career card with its verdict, the planner, the end of a contract, the gold so far.
#pragma once

#include "games/hired-swords/desk/career/fortune.h"
#include "games/hired-swords/desk/career/plan_model.h"
#include "games/hired-swords/desk/tasks.h"
#include "kit/lists/verdict_model.h"

#include <QSortFilterProxyModel>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QTableView;

namespace hiredswords::desk {

class CareerCardView;
class WealthChart;

class CareerPage : public QWidget {
    Q_OBJECT

public:
    CareerPage(kit::Sitting& sitting, QWidget* parent);
    void present(const engine::AnyState& state);
    QWidget* firstFocus() const;
    void focusConfirm(); // of a crew that was hired: what is next, at the same key

signals:
    void intent(const engine::AnyAction& action);
    void lookedUp(const QString& atom);
    void pressed(); // the card or the deck: whatever is due
    void pageWanted(const QString& page, const QString& what);
    void crewWanted(const QStringList& crew);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeUpper();
    QWidget* makePlanner();
    QWidget* makeLower();
    void presentVerdict(const State& state);
    bool isWantedCrew(const State& state); // it is the one that was chosen in the planner
    void fillMust();
    void filterCrews(); // those with whoever is chosen
    void presentGap(const State& state);
    void fillIn(); // what is missing before anything can be played
    void presentPlan(const engine::AnyState& state);
    void hire();
    void fold();

    kit::Sitting& m_sitting;
    kit::VerdictModel m_verdict;
    kit::TaskModel m_tasks;
    PlanModel m_plan;
    QString m_planned;         // the card whose crews stand there
    QStringList m_wanted;      // the crew that was last hired there
    bool m_isChoosing = false; // a crew stands ready, and nobody said that it is all of it
    QSortFilterProxyModel m_sorted;
    QPushButton* m_again = nullptr; // the career is over
    QPushButton* m_fill = nullptr;  // leads to the page where what is missing is entered
    engine::Blank m_blank;          // what was not entered and would decide
    bool m_isBare = false;          // the drawn card has nothing but its name yet: nothing is done by it first
    QString m_missing;              // what is to be entered before anything can be played, on the page of cards
    QComboBox* m_must = nullptr;
    QComboBox* m_order = nullptr;
    Fortune m_fortune;
    CareerCardView* m_card = nullptr;
    QLabel* m_heading = nullptr;
    QLabel* m_says = nullptr;
    QListView* m_conditions = nullptr;
    QListView* m_list = nullptr;
    QLabel* m_known = nullptr;
    QWidget* m_planner = nullptr;
    QLabel* m_funds = nullptr;
    QLabel* m_away = nullptr; // the planner's columns that have no room
    QTableView* m_crews = nullptr;
    QHash<int, int> m_widths; // of the planner's columns
    QPushButton* m_hire = nullptr;
    QPushButton* m_confirm = nullptr; // the crew, as soon as it may be
    QWidget* m_lower = nullptr;
    WealthChart* m_chart = nullptr;
    QTableView* m_ledger = nullptr;
    QLineEdit* m_note = nullptr;
};

} // namespace hiredswords::desk

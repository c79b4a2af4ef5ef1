// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Between scenarios: the tracker, the market deck, the team's cards, and the next scenario with who goes there. During
// setup: the steps to tick, who begins where, and who carries what.
#pragma once

#include "kit/lists/task_model.h"

#include <QElapsedTimer>
#include <QPoint>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace jaggedalliance {
struct State;
}

namespace jaggedalliance::desk {

class CampaignPage : public QWidget {
    Q_OBJECT

public:
    CampaignPage(kit::Sitting& sitting, QWidget* parent);
    void present(const engine::AnyState& state, const QList<engine::Offer>& offers);
    QWidget* firstFocus() const;

signals:
    void intent(const engine::AnyAction& action);
    void onceMoreWanted();                   // the campaign is over
    void printedWanted(const QString& card); // what stands on it is entered

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeStart();
    QWidget* makeTracker();
    QWidget* makeSectors();
    QWidget* makeTouching();
    QWidget* makeGear();
    void fillStart(const State& state);
    void act(const kit::TaskModel& model, const QModelIndex& index);
    bool isSecondClick();
    void openMenu(const QModelIndex& index);
    void begin();
    void laySectors();
    void takeGear();
    void tickPlaced();
    void tick(const QList<int>& steps);
    void goToOpen();
    void fit();

    kit::Sitting& m_sitting;
    engine::AnyState m_state;
    QList<engine::Offer> m_offers;
    QElapsedTimer m_sinceClick;
    QPoint m_clickedAt;
    kit::TaskModel m_first;  // tracker, or setup steps
    kit::TaskModel m_second; // market, or starting places
    kit::TaskModel m_third;  // cards
    QStringList m_cards;     // in its rows
    QPushButton* m_again = nullptr;
    QPushButton* m_rest; // ticks what is left of the setup
    QLabel* m_firstTitle;
    QLabel* m_secondTitle;
    QStringList m_doubted;             // names of gear that nearly are other cards', and were asked about
    QPushButton* m_touching = nullptr; // asks which of them lie beside each other
    QWidget* m_sectors = nullptr;      // asks which lie on the table
    QLineEdit* m_sectorNames = nullptr;
    QWidget* m_gear = nullptr; // asks what the first scenario supplies
    QLineEdit* m_gearNames = nullptr;
    QLabel* m_thirdTitle;
    QVBoxLayout* m_left;
    QVBoxLayout* m_middle;
    QListView* m_firstView;
    QListView* m_secondView;
    QListView* m_thirdView;
    QWidget* m_opening = nullptr; // players and dictator of a new campaign
    QLineEdit* m_players = nullptr;
    QComboBox* m_dictator = nullptr;
    QWidget* m_next = nullptr; // the next scenario
    QComboBox* m_scenario = nullptr;
    QListWidget* m_team = nullptr;
    QLabel* m_size = nullptr;
    QPushButton* m_go = nullptr; // lays it out
};

} // namespace jaggedalliance::desk

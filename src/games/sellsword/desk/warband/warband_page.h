// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Mustering: cards to take at the left, the warband line by line in the middle, the chosen card with its mods at the right.
#pragma once

#include "games/sellsword/desk/match/choices.h"
#include "games/sellsword/desk/warband/card_page.h"
#include "kit/sitting.h"

#include <QWidget>

class QButtonGroup;
class QHBoxLayout;
class QLabel;
class QLayout;
class QLineEdit;
class QListView;
class QPushButton;
class QSpinBox;

namespace sellsword::desk {

class ShortUnit;
class UnitCardView;

class WarbandPage : public QWidget {
    Q_OBJECT

public:
    WarbandPage(const engine::AnyState& state, QWidget* parent);
    void present(const engine::AnyState& state, const QList<engine::Offer>& offers);
    void sitAt(const QString& player); // whose screen it is; empty: everybody's
    QByteArray keptInShort() const;
    void goOnInShort(const QByteArray& kept);
    std::optional<UnitCard> begunInShort() const;                    // of a unit that was not added yet
    void setStock(const QList<UnitCard>& stock) { m_stock = stock; } // printed cards of the owner's packs
    QWidget* firstFocus() const;

signals:
    void intent(const engine::AnyAction& action);
    void joins(const sellsword::UnitCard& card, const QString& player); // it is new
    void chosen(const QString& actor);
    void cardWanted(CardKind kind, const QString& taker, const QString& again); // to be typed; again: one that was typed before

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    QWidget* makeScenario();
    QLayout* makeTop();
    QLayout* makeLists();
    void showPlayers();
    void showUnit(const QString& unit);
    void fillAgain();
    void act(const QListView* list, const QModelIndex& index);

    engine::AnyState m_state;
    QList<engine::Offer> m_offers;
    QList<UnitCard> m_stock;
    QString m_player;
    QString m_own;           // whose screen it is
    bool m_isChosen = false; // by somebody, and what can be done beside the table is of this side
    QString m_unit;
    ChoicesModel m_cards, m_lines, m_mods;
    QHBoxLayout* m_players;
    QButtonGroup* m_group;
    QLabel* m_sum;
    QLabel* m_empty;
    QLineEdit* m_words;
    QLineEdit* m_gridmap; // that the warband brings
    QListView *m_cardList, *m_lineList, *m_modList;
    QPushButton* m_finish;
    QPushButton* m_again;                              // what is printed on the chosen unit and its mods
    QList<std::pair<const char*, QSpinBox*>> m_limits; // of the scenario, by their field
    QWidget* m_scenario = nullptr;
    ShortUnit* m_short;
    UnitCardView* m_card;
};

} // namespace sellsword::desk

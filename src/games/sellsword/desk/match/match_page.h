// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table during a match: map (or what the table says instead), roster, and beside them the chosen unit's card, the
// attack preview and what waits to be chosen.
#pragma once

#include "games/sellsword/desk/match/choices.h"
#include "games/sellsword/desk/match/measures_model.h"

class QLabel;
class QLineEdit;
class QListView;
class QMenu;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace sellsword::desk {

class Legend;
class PreviewView;
class Roster;
class UnitCardView;

class MatchPage : public QWidget {
    Q_OBJECT

public:
    MatchPage(const engine::AnyState& state, QWidget* parent);
    // left: of what is noted, what was not done at its moment.
    void present(const engine::AnyState& state, const QList<engine::Offer>& offers, const QStringList& left = {});
    void choose(const QString& actor);
    void showResult(const QString& result);     // what came of the last roll, above what comes next; empty: nothing was rolled
    void showEnded(const QList<Choice>& ended); // what may stay, below whatever else can be chosen
    QWidget* firstFocus() const;

signals:
    void intent(const engine::AnyAction& action);
    void intentAlone(const engine::AnyAction& action); // nothing follows it by itself
    void chosen(const QString& actor);
    void drawingWanted(); // of the map
    void lookedUp(const QString& atom);
    void againWanted(); // the match is over

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeGround();
    QWidget* makeColumn();
    void point(const Pointing& pointing);
    void refresh();
    void tellChosen();
    void showChoices();
    void showPreview();
    QModelIndex nextRow() const; // the step that comes next most probably
    engine::AnyAction likelyNext() const;
    bool isFree() const;
    QModelIndex rowOf(const engine::AnyAction& act) const;
    bool canAct() const; // whoever has its turn
    void act(const QModelIndex& index);
    void fit();
    void openCard();
    void lead();

    const State& state() const;
    QString onCard() const;
    bool isActing() const; // the chosen unit has its turn
    bool isBurst() const;  // the attack at hand is one
    void pressCell(const QString& id);
    void pressUnit(const QString& id);
    void pressSquare(Square square);
    QList<engine::Offer> offersAt(Square square) const; // of those that can be taken there
    bool place(Square square, bool isOffered);          // before the match: a unit, or a tile where none is offered
    void dropCell(const QString& from, const QString& onto);
    void openMenu(const QString& id, const QPoint& global);
    void addOffers(QMenu* menu, const QList<engine::Offer>& offers);
    void addGround(QMenu* menu, Square square);
    void addCorrections(QMenu* menu, const QString& id);
    void send(const Choice& choice);
    void declare(); // the first attack that can be made at what is pointed at

    engine::AnyState m_state;
    QList<engine::Offer> m_offers;
    QString m_told; // whose offers were wanted last
    Pointing m_pointing;
    QString m_turn; // whose turn was shown last
    QString m_result;
    QList<Choice> m_ended;
    QStringList m_left;
    ChoicesModel m_choices;
    MeasuresModel m_measures;
    GridmapBoard* m_map = nullptr;
    QStackedWidget* m_grounds = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_line = nullptr;
    QLabel* m_from = nullptr;
    QWidget* m_words = nullptr; // the legend, or the line of sight, and what is opened beside it
    Legend* m_legend = nullptr;
    QPushButton* m_said = nullptr;
    QPushButton* m_draw = nullptr;
    Roster* m_roster = nullptr;
    UnitCardView* m_card = nullptr;
    UnitCardView* m_targetCard = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_hint = nullptr;
    PreviewView* m_preview = nullptr;
    QListView* m_list = nullptr;
    QLineEdit* m_why = nullptr;      // what ended stays
    QPushButton* m_toCard = nullptr; // while that has no room
    QPushButton* m_next = nullptr;
    QPushButton* m_again = nullptr;
};

} // namespace sellsword::desk

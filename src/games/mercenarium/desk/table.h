// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Mercenarium: the numbers above, the board at the left, what is chosen, the hand and the players beside it.
#pragma once

#include "games/mercenarium/rules/state.h"
#include "kit/desk.h"

class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace kit {
class Curtain;
class StageBar;
class TablePages;
} // namespace kit

namespace mercenarium::desk {

class CloseUp;
class Field;
class HandRow;
class Naming;
class Opening;
class Players;
class SheetsPage;
class Song;
class Strip;
class Thinking;

class Table : public kit::TableView {
    Q_OBJECT

public:
    Table(kit::Sitting& sitting, QWidget* parent);
    void present(const engine::AnyState& state) override;
    void choose(const QString& actor) override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    const State& state() const;
    QWidget* makeGame();
    QHBoxLayout* makeButtons();
    void connectParts();
    void chooseCard(Card card);
    void tellChosen();
    QWidget* firstFocus() const;
    void choosePlayer(Seat seat);
    void showHand();
    void draw();
    void askCardFor(Space space);
    bool lay(Card card);
    void count(const QList<engine::Fault>& faults);
    void turn();
    void fit();
    bool hasSecrets(Seat seat) const;
    bool mayChoose() const; // the hand of whoever is to act is seen by nobody else
    bool isFull() const;    // one of that hand is discarded before drawing
    QString whyNoLookAhead() const;

    kit::Sitting& m_sitting;
    engine::AnyState m_state;
    Seat m_looked = Seat::South;   // whose hand lies there
    int m_turn = -1;               // when it was last looked at
    QString m_own;                 // whose screen it is; empty: everybody's
    bool m_isChosen = false;       // a card is, and whoever listens was told
    bool m_isSecret = false;       // whether that hand has something to hide
    std::optional<Space> m_wanted; // pressed before the card was chosen that goes there
    Strip* m_strip;
    kit::StageBar* m_stages;
    QLabel* m_warnings;
    QPushButton* m_open;
    QPushButton* m_cards;
    QPushButton* m_more;
    kit::TablePages* m_pages;
    QWidget* m_ground; // the board with its legend
    QLabel* m_legend = nullptr;
    QPushButton* m_signs = nullptr; // of the board, where its legend has no line
    Field* m_field;
    QStackedWidget* m_sides;
    QScrollArea* m_side; // where they are scrolled
    QWidget* m_play;     // what stands there while it is played
    Opening* m_opening;
    CloseUp* m_closeUp;
    HandRow* m_hand;
    kit::Curtain* m_curtain;
    QPushButton* m_summon;
    QPushButton* m_draw;
    QPushButton* m_learn;
    Naming* m_naming;
    Song* m_song;
    Players* m_players;
    Thinking* m_thinking;
    SheetsPage* m_sheets = nullptr; // made when first wanted
};

} // namespace mercenarium::desk

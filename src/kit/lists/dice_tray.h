// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One click for every die that the game knows; what was rolled last, by whom; and real dice by keyboard.
#pragma once

#include "kit/desk.h"
#include "kit/drawn/faces_row.h"

#include <QDateTime>
#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace kit {

class DiceRow;

struct Roll {
    QString term;   // "D3"
    QString making; // "DM: 3 deployed, so D3: rolled 5, counts 3"
    int value = 0;
    bool typed = false; // real dice
    QString who;
    QString why;
    QDateTime when;
    using Die = DieFace;
    QString counted{};           // what the rule counts, where that is more than one number: "17 · 4"
    QList<Die> dice{};           // where they are known
    QList<engine::Blank> open{}; // what nobody entered of them, as what is printed on their faces
};

// Whether what a face shows begins so. Any number is meant as one: what the die does not have is refused in words.
bool beginsFace(const engine::Die& die, const QString& typed);

class DiceTray : public QFrame {
    Q_OBJECT

public:
    // Rolls a term; faces are empty for the program's dice. What is wrong with the term comes back as faults.
    using Throw = std::function<engine::Result<Roll>(const QString& term, const QList<int>& faces)>;
    // The dice of a term that show something else than numbers; none: they show their numbers.
    using DiceOf = std::function<QList<engine::Die>(const QString& term)>;

    explicit DiceTray(QWidget* parent = nullptr);

    void setThrow(Throw thrower, DiceOf diceOf = {});
    void showDice(const QList<DieWord>& dice);
    void setRolled(bool isRolled); // false: nobody throws dice in this game, the tray picks among players and cards
    // A roll that waits: real dice that are typed are its dice, whatever else could be rolled. None: nothing waits. Of one that
    // is not due a die that is named is none.
    void await(const QList<engine::Die>& dice, bool isDue = true);
    void lie(const QList<int>& faces); // typed, until it is chosen what they count for
    void type(const QString& letters); // of what a real die shows, typed elsewhere
    void add(const Roll& roll);
    const QList<Roll>& rolls() const { return m_rolls; } // newest first, at most 200

    void showRolls(const QList<Roll>& rolls);                     // those of another campaign, newest first
    bool roll(const QString& term, const QList<int>& faces = {}); // false: it cannot, and says so

    void fit(); // to the letters and to the window

signals:
    void rolled(const Roll& roll);          // a throw of its own
    void answered(const QList<int>& faces); // what a roll waited for; no faces: the program throws
    void typing();                          // somebody is about to type: what waits for it?

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void send();
    void tell();

    void object(const QString& why);
    QString dueTerm() const;
    QString example() const;
    const DieWord* awaited(const QString& term) const;

    Throw m_throw;
    DiceOf m_diceOf;
    QList<engine::Die> m_awaited;
    bool m_isDue = true;
    bool m_isRolled = true;
    FacesRow* m_faces;
    QLabel* m_value;
    QLabel* m_what;
    QLabel* m_before;
    DiceRow* m_buttons;
    QWidget* m_strip; // they stand in it
    QPushButton* m_typed;
    QLineEdit* m_entry;
    QList<DieWord> m_dice;
    QList<Roll> m_rolls;
};

} // namespace kit

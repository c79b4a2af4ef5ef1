// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One click for every die that the game knows; what was rolled last, by whom; and real dice by keyboard.
#pragma once

#include "kit/desk.h"

#include <QDateTime>
#include <QFrame>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace kit {

struct Roll {
    QString term;   // "D3"
    QString making; // "DM: 3 deployed, so D3: rolled 5, counts 3"
    int value = 0;
    bool typed = false; // real dice
    QString who;
    QString why;
    QDateTime when;
    struct Die {
        int sides, face;
    };
    QList<Die> dice{}; // where they are known
};

class DiceTray : public QFrame {
    Q_OBJECT

public:
    // Rolls a term; faces are empty for the program's dice. What is wrong with the term comes back as faults.
    using Throw = std::function<engine::Result<Roll>(const QString& term, const QList<int>& faces)>;

    explicit DiceTray(QWidget* parent = nullptr);

    void setThrow(Throw thrower) { m_throw = std::move(thrower); }
    void showDice(const QList<DieWord>& dice);
    void add(const Roll& roll);
    const QList<Roll>& rolls() const { return m_rolls; } // newest first, at most 200

    void showRolls(const QList<Roll>& rolls); // those of another campaign, newest first

signals:
    void rolled(const Roll& roll);                               // a throw of its own
    void answered(const QString& verb, const QList<int>& faces); // what an action waited for; no faces: the program throws

private:
    bool roll(const QString& term, const QList<int>& faces);
    void send();
    void tell();

    Throw m_throw;
    QLabel* m_value;
    QLabel* m_what;
    QLabel* m_before;
    QWidget* m_buttons;
    QHBoxLayout* m_row;
    QPushButton* m_typed;
    QLineEdit* m_entry;
    QList<DieWord> m_dice;
    QList<Roll> m_rolls;
};

} // namespace kit

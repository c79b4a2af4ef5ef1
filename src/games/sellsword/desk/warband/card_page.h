// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed on a unit card or a mod, typed in: who it is and its numbers at the left, attacks and traits at the right.
#pragma once

#include "kit/form.h"
#include "kit/sitting.h"

class QLabel;
class QPushButton;

namespace sellsword::desk {

enum class CardKind { Unit, Mod };

class CardPage : public QWidget {
    Q_OBJECT

public:
    CardPage(kit::Sitting& sitting, CardKind kind, QWidget* parent);
    void begin(const QString& taker); // the player whose warband may take the unit, the unit that may take the mod; empty: nobody
    void fill(const QJsonObject& card); // of a card that was typed before
    QWidget* firstFocus() const;

signals:
    void intent(const QString& verb, const QJsonObject& fields);
    void left();

private:
    struct Kind { // of wound, that the words of an attack mean
        int attack = -1;
        QString word, harm;
    };
    QJsonObject card() const;
    bool isNamed();
    Kind meant() const;
    void suggest();
    void useKind();
    void save(bool take);

    kit::Sitting& m_sitting;
    const CardKind m_kind;
    QString m_taker;
    QString m_id; // of the card that is typed again
    kit::Form *m_who, *m_numbers, *m_powers, *m_gifts;
    QLabel* m_hint;
    QPushButton *m_use, *m_take;
};

} // namespace sellsword::desk

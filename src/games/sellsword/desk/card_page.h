// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed on a unit card, typed in: who it is and its statistics at the left, attacks and traits at the right.
#pragma once

#include "kit/form.h"
#include "kit/sitting.h"

class QLabel;
class QPushButton;

namespace sellsword::desk {

class CardPage : public QWidget {
    Q_OBJECT

public:
    CardPage(kit::Sitting& sitting, QWidget* parent);
    void begin(const QString& player); // whose warband may take it
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
    Kind meant() const;
    void suggest();
    void useKind();
    void save(bool take);

    kit::Sitting& m_sitting;
    QString m_player;
    kit::Form *m_who, *m_numbers, *m_powers, *m_gifts;
    QLabel* m_hint;
    QPushButton *m_use, *m_take;
};

} // namespace sellsword::desk

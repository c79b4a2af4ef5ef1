// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the table types in from its own cards: dots of all 52 cards that have some, texts and steps of the hymns.
#pragma once

#include "games/mercenarium/rules/state.h"
#include "kit/sitting.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QScrollArea;
class QSpinBox;

namespace kit {
class Form;
}

namespace mercenarium::desk {

class CardSheet;
class OtherSheets;

class SheetsPage : public QWidget {
    Q_OBJECT

public:
    SheetsPage(kit::Sitting& sitting, QWidget* parent);
    void present(const State& state);
    void open(Card card); // its dots, or its text

signals:
    void intent(const engine::AnyAction& action);
    void closed();

private:
    void openCard(Card card);
    void openHymn(Card hymn);
    void saveDots();
    void saveHymn();

    kit::Sitting& m_sitting;
    State m_state;
    Card m_card = Card::of(Suit::Blades, lowestValue);
    Card m_hymn = Card::hymn(1);
    CardSheet* m_sheet;
    QLabel* m_which;
    QLabel* m_count;
    QList<QSpinBox*> m_dots; // by side
    QComboBox* m_hymns;
    QScrollArea* m_area;
    OtherSheets* m_other = nullptr;
    kit::Form* m_form = nullptr;
};

} // namespace mercenarium::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Before the game: who sits where, the board and the houses, how hands are kept, the deal and the roll for the first turn.
#pragma once

#include "games/mercenarium/rules/actions.h"

#include <QHash>
#include <QWidget>

class QComboBox;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace mercenarium::desk {

class Opening : public QWidget {
    Q_OBJECT

public:
    explicit Opening(QWidget* parent);
    void present(const State& state, bool canDeal);
    QWidget* next() const { return m_next; } // what is typed or pressed next

signals:
    void intent(const engine::AnyAction& action);

private:
    struct Row {
        QLineEdit* name;
        QComboBox* house;
        QPushButton* sit;
    };
    template <class T> void set(const QString& name, const T& value);
    void addSeat(QGridLayout* grid, Seat seat);
    bool call(Seat seat); // by the name that is typed there: whoever sits there, or somebody who sits down
    bool callAll();
    void goOnFrom(Seat seat);
    QHBoxLayout* makeSizes();
    QComboBox* choice(
        QGridLayout* grid, const char* setting, const QString& label, const QList<std::pair<QString, QString>>& values);

    State m_state;
    QHash<int, Row> m_rows;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QComboBox* m_hands;
    QComboBox* m_hymns;
    QPushButton* m_deal;
    QPushButton* m_roll;
    QLabel* m_rolled;
    QWidget* m_next = nullptr;
};

} // namespace mercenarium::desk

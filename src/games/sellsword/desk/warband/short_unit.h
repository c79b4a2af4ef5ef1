// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A unit in short: its name, its points and the few numbers that a first attack needs. The rest of its card may come later.
#pragma once

#include "games/sellsword/rules/state.h"
#include "kit/drawn/whole_label.h"

#include <QFrame>

class QLineEdit;
class QPushButton;

namespace sellsword::desk {

class ShortUnit : public QFrame {
    Q_OBJECT

public:
    explicit ShortUnit(QWidget* parent = nullptr);
    void present(const State& state, bool isFirst); // isFirst: nothing else is known that could join
    QWidget* firstFocus() const;
    QByteArray kept() const; // what is typed in its places; empty: nothing
    void goOnWith(const QByteArray& kept);
    std::optional<UnitCard> begun(); // what is typed so far, for the page of the whole card

signals:
    void joins(const sellsword::UnitCard& card);

private:
    QLineEdit* place(const char* name, const QString& label, const QString& tip, int row, int column, int span = 1);
    QList<QLineEdit*> places() const { return {m_title, m_cost, m_armor, m_vigor, m_bonus, m_wounds, m_range}; }
    UnitCard typed() const;
    void clear();
    void goOnFrom(QLineEdit* edit);
    void send();
    void object(const QString& why, QLineEdit* where);

    State m_state;
    bool m_isTaken = false; // to that page
    QLineEdit *m_title, *m_cost, *m_armor, *m_vigor, *m_bonus, *m_wounds, *m_range;
    kit::WholeLabel* m_wrong; // what is wrong with what was typed
    QPushButton* m_add;
};

} // namespace sellsword::desk

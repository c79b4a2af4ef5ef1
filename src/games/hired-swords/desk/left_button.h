// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What moments of this contract went by without: how much, beside the order of play, until it is done, struck out or dismissed.
// It keeps its place through a battle, so that nothing moves when something is left.
#pragma once

#include "games/hired-swords/rules/gone_by.h"
#include "kit/lists/left_undone.h"
#include "kit/sitting.h"

#include <QPushButton>

class QMenu;

namespace hiredswords::desk {

class LeftButton : public QPushButton {
    Q_OBJECT

public:
    LeftButton(kit::Sitting& sitting, QWidget* parent);

    void present();

signals:
    void intent(const engine::AnyAction& action);

private:
    void fill();

    kit::Sitting& m_sitting;
    const engine::GoneBy m_goneBy;
    kit::LeftUndone m_known;
    QStringList m_left;
    QSet<QString> m_dismissed; // by whoever sits here: nothing of the table changes
    QMenu* m_menu;
};

} // namespace hiredswords::desk

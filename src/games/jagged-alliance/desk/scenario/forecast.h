// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The dictator's next counter-attack: when it can come, what a rebel buys against it, what a bribe does.
#pragma once

#include "kit/sitting.h"
#include "kit/task_model.h"

#include <QFrame>

class QLabel;

namespace kit {
class Bars;
}

namespace jaggedalliance::desk {

class Forecast : public QFrame {
    Q_OBJECT

public:
    Forecast(kit::Sitting& sitting, QWidget* parent);
    void present(const engine::AnyState& state);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    kit::Sitting& m_sitting;
    QLabel* m_title;
    kit::TaskModel m_model;
    kit::Bars* m_bars;
    bool m_hasBars = false;
};

QList<kit::Task> forecastTasks(const engine::Game& game, const engine::AnyState& state);

} // namespace jaggedalliance::desk

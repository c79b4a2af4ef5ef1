// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The dictator's next counter-attack: when it can come, what a rebel buys against it, what a bribe does.
#pragma once

#include "games/jagged-alliance/rules/questions/questions.h"
#include "kit/lists/task_model.h"

#include <QFrame>

class QLabel;

namespace kit {
class Bars;
}

namespace jaggedalliance::desk {

class Forecast : public QFrame {
    Q_OBJECT

public:
    explicit Forecast(QWidget* parent);
    void present(const State& state);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    QLabel* m_title;
    kit::TaskModel m_model;
    kit::Bars* m_bars;
    bool m_hasBars = false;
};

// isTrackKnown: a space of the board has an exclamation mark, or there are no counter-attacks.
QList<kit::Task> forecastTasks(const asked::Outlook& outlook, bool isTrackKnown);

} // namespace jaggedalliance::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A hymn that is being sung: its text, its steps with everything each could mean, and the end.
#pragma once

#include "games/mercenarium/rules/state.h"
#include "kit/sitting.h"

#include <QFrame>

class QComboBox;
class QPushButton;
class QVBoxLayout;

namespace kit {
class WholeLabel;
}

namespace mercenarium::desk {

class Song : public QFrame {
    Q_OBJECT

public:
    Song(kit::Sitting& sitting, QWidget* parent);
    void present(const State& state);

signals:
    void intent(const engine::AnyAction& action);
    void formWanted(); // for a step that the text does not tell

private:
    void addStep(const State& state, const Effect& due, int at);

    kit::Sitting& m_sitting;
    kit::WholeLabel* m_title;
    kit::WholeLabel* m_text;
    QWidget* m_steps = nullptr;
    QVBoxLayout* m_column;
    QPushButton* m_end;
    QPushButton* m_other;
};

} // namespace mercenarium::desk

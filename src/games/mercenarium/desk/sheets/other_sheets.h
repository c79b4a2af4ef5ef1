// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What else only the printed things know: the Zodiac table and the arrows of the wheel; and everything typed in as a pack for the
// next game.
#pragma once

#include "games/mercenarium/rules/state.h"
#include "kit/sitting.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace mercenarium::desk {

class OtherSheets : public QWidget {
    Q_OBJECT

public:
    OtherSheets(kit::Sitting& sitting, QWidget* parent);
    void present(const State& state);
    bool saveTo(const QString& file); // false: it was told why not

signals:
    void intent(const engine::AnyAction& action);

private:
    void showFace();
    void reverse();

    kit::Sitting& m_sitting;
    State m_state;
    QSpinBox* m_face;
    QComboBox* m_hymn;
    QPushButton* m_wheel;
};

} // namespace mercenarium::desk

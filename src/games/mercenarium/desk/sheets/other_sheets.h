// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What else only the printed things know: the Zodiac table, the faces of Fool and Fox and the arrows of the wheel; and everything
// typed in as a pack for the next game.
#pragma once

#include "games/mercenarium/rules/state.h"
#include "kit/sitting.h"

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLineEdit;
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
    // The faces of a die as they are printed, six of them or none for the usual ones.
    QLineEdit* facesLine(QGridLayout& grid, int row, const QString& caption, const char* setting);
    void showFace();
    void reverse();

    kit::Sitting& m_sitting;
    State m_state;
    QSpinBox* m_face;
    QComboBox* m_hymn;
    QLineEdit *m_fool, *m_fox;
    QPushButton* m_wheel;
};

} // namespace mercenarium::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The Gridmap as the table draws it, once: walls, low cover, terrain, start areas and objectives, by presses and strokes.
#pragma once

#include "engine/any_action.h"
#include "games/sellsword/rules/state.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace sellsword::desk {

class GridmapBoard;

class MapPage : public QWidget {
    Q_OBJECT

public:
    explicit MapPage(QWidget* parent);
    void begin(const State& state); // with the map that lies on the table, or an empty one
    QWidget* firstFocus() const;
    const Gridmap& map() const { return *m_state->map; }

signals:
    void intent(const engine::AnyAction& action);
    void left();

private:
    QLayout* makeTop();
    QLayout* makeTools();
    void stroke(const QString& from, const QString& to);
    void set(const Gridmap& map);
    void redraw();
    void finish();

    std::shared_ptr<State> m_state; // a table without units, to be drawn on
    QList<Gridmap> m_before;
    GridmapBoard* m_board;
    QComboBox* m_tool;
    QLineEdit* m_name;
    QLineEdit* m_title;
    QComboBox* m_damage; // what Damaging ground deals
    QSpinBox* m_width;
    QSpinBox* m_height;
    QLabel* m_hint;
    QPushButton* m_back;
};

} // namespace sellsword::desk

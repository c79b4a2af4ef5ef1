// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Entering a tile once: pressing an area changes its terrain, pressing the mark between two areas their border.
#pragma once

#include "games/jagged-alliance/desk/picture.h"
#include "games/jagged-alliance/rules/actions.h"

class QComboBox;
class QPushButton;
class QSpinBox;

namespace jaggedalliance::desk {

// Areas round a ring, and between every two of them a mark: no border, a passage, or an impassable one.
class MapBoard : public Picture {
    Q_OBJECT

public:
    explicit MapBoard(QWidget* parent);
    void edit(const QList<Area>& areas, const QList<Border>& borders);
    void resizeTo(int areas);
    const QList<Area>& areas() const { return m_areas; }
    const QList<Border>& borders() const { return m_borders; }
    QSize sizeHint() const override { return {480, 300}; }

protected:
    void paint(QPainter& painter) override;
    QList<kit::Cell> laidOut() const override;

private:
    QPointF middleOf(int area) const;
    QString wordsOn(int area) const;
    const Border* border(int a, int b) const;
    void change(const QString& cell);

    QList<Area> m_areas;
    QList<Border> m_borders;
};

class MapPage : public QWidget {
    Q_OBJECT

public:
    explicit MapPage(QWidget* parent);
    void present(const State& state, const QString& sector);
    QWidget* firstFocus() const;

signals:
    void intent(const engine::AnyAction& action);

private:
    void show(const QString& sector);

    State m_state;
    QComboBox* m_sector;
    QSpinBox* m_count;
    MapBoard* m_board;
    QPushButton* m_enter;
};

} // namespace jaggedalliance::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The career's gold as a line; what happened at each point has a shape of its own.
#pragma once

#include "games/hired-swords/desk/career/fortune.h"

#include <QWidget>

class QCustomPlot;
class QLabel;

namespace hiredswords::desk {

class WealthChart : public QWidget {
    Q_OBJECT

public:
    explicit WealthChart(QWidget* parent = nullptr);
    void show(const QList<Fortune::Point>& points); // newest first

protected:
    void changeEvent(QEvent* event) override;

private:
    void draw();

    QCustomPlot* m_plot = nullptr; // made with the first line
    QLabel* m_empty;
    QList<Fortune::Point> m_points;
};

} // namespace hiredswords::desk

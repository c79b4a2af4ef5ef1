// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the gold of a career went: read off the history bit by bit while nothing else is to do, newest first, and only as far
// back as a chart can show.
#pragma once

#include "games/hired-swords/rules/state.h"
#include "kit/sitting.h"

#include <QAbstractTableModel>
#include <QHash>

class QTimer;

namespace hiredswords::desk {

class Fortune : public QAbstractTableModel {
    Q_OBJECT

public:
    enum class Mark { Other, Won, Lost, Agent, Travel, Encounter };
    struct Point {
        QString what;
        Mark mark = Mark::Other;
        int change = 0;
        int wealth = 0;
    };
    enum Column { What, Change, Wealth, Columns };

    explicit Fortune(kit::Sitting& sitting, QObject* parent = nullptr);
    void follow();                                          // reads what is new on the present line
    const QList<Point>& points() const { return m_points; } // newest first

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void read(); // everything is known

private:
    struct Purse {
        int wealth = 0, won = 0, lost = 0, agents = 0;
        Location location = Location::Village;
    };
    void step();
    void walk();
    void finish();

    kit::Sitting& m_sitting;
    QTimer* m_idle;
    qint64 m_node = 0; // the line that is shown ends here
    qint64 m_from = 0; // where reading goes on
    qint64 m_seen = 0;
    QList<engine::Entry> m_found; // newest first
    qint64 m_before = 0;          // the end of a line that was read to its end
    QList<engine::Entry> m_foundBefore;
    qsizetype m_known = 0; // of those, whose purse is known
    QHash<qint64, Purse> m_purses;
    QList<Point> m_points;
};

} // namespace hiredswords::desk

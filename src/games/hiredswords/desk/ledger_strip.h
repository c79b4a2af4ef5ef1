// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The career in one line: gold, settlement, agents, standing, what the crew count makes of M and DM, tactics.
#pragma once

#include "games/hiredswords/rules/state.h"

#include <QFrame>

class QLabel;
class QTimer;

namespace hiredswords::desk {

// One figure with its caption, and how much it changed since the last pause of five seconds.
class Tile : public QFrame {
    Q_OBJECT

public:
    Tile(const QString& name, const QString& caption, QWidget* parent);
    void setCaption(const QString& caption);
    void setText(const QString& text, const QString& spoken);
    void setNumber(int value, const QString& sign, const QString& spoken);

private:
    QLabel* m_caption;
    QLabel* m_value;
    QLabel* m_change;
    QTimer* m_pause;
    int m_now = 0;
    int m_base = 0;
    bool m_known = false;
};

class LedgerStrip : public QWidget {
    Q_OBJECT

public:
    explicit LedgerStrip(QWidget* parent = nullptr);
    void present(const State& state);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fold();

    Tile* m_wealth;
    Tile* m_settlement;
    Tile* m_agents;
    Tile* m_standing;
    Tile* m_crew;
    Tile* m_tactics;
    Tile* m_held;
    Tile* m_record;
    QList<Tile*> m_tiles; // in order of importance
};

} // namespace hiredswords::desk

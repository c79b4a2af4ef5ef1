// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The career in one line: gold, settlement, agents, standing, what the crew count makes of M and DM, tactics.
#pragma once

#include "games/hired-swords/rules/state.h"
#include "kit/drawn/readout_row.h"

namespace hiredswords::desk {

class LedgerStrip : public kit::ReadoutRow {
    Q_OBJECT

public:
    explicit LedgerStrip(QWidget* parent = nullptr);
    void present(const State& state);

signals:
    void counted(const QString& path, int value); // what lies on the table

private:
    kit::Readout* m_wealth;
    kit::Readout* m_settlement;
    kit::Readout* m_agents;
    kit::Readout* m_standing;
    kit::Readout* m_crew;
    kit::Readout* m_tactics;
    kit::Readout* m_held;
    kit::Readout* m_record;
};

} // namespace hiredswords::desk

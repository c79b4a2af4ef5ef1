// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The career in one line: gold, settlement, agents, standing, what the crew count makes of M and DM, tactics.
#pragma once

#include "games/hired-swords/rules/state.h"
#include "kit/drawn/readout_row.h"

namespace kit {
class TableView;
}

namespace hiredswords::desk {

class LedgerStrip : public kit::ReadoutRow {
    Q_OBJECT

public:
    LedgerStrip(const engine::Game& game, kit::TableView* table);
    void present(const State& state);

private:
    void showDecks(const State& state, QList<kit::Readout*>& all);

    kit::Readout* m_wealth;
    kit::Readout* m_settlement;
    kit::Readout* m_agents;
    kit::Readout* m_standing;
    kit::Readout* m_deck;
    kit::Readout* m_opposition;
    kit::Readout* m_crew;
    kit::Readout* m_tactics;
    kit::Readout* m_held;
    kit::Readout* m_record;
};

} // namespace hiredswords::desk

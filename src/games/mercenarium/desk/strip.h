// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of the table that everybody looks for: turn, piles, contracts, what comes next.
#pragma once

#include "games/mercenarium/rules/state.h"
#include "kit/drawn/readout_row.h"

namespace mercenarium::desk {

class Strip : public kit::ReadoutRow {
    Q_OBJECT

public:
    explicit Strip(QWidget* parent);
    void present(const State& state);
    kit::Readout& deck() const { return *m_deck; }
    kit::Readout& oneDeck() const { return *m_oneDeck; } // since the Singularity
    kit::Readout& hymnal() const { return *m_hymnal; }

private:
    kit::Readout *m_turn, *m_deck, *m_oneDeck, *m_hymnal, *m_discards, *m_contracts, *m_board, *m_singularity;
};

// What should not be overlooked: Limbo with its ways out, repetition, cards in danger, Singularity near.
QStringList warningsOn(const State& state);
QStringList contractsOn(const State& state); // that are running

} // namespace mercenarium::desk

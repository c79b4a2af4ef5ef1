// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Above the map: score against the target, advantage, dice and acts; and the order of the round with whose turn it is.
#pragma once

#include "games/sellsword/rules/reasons.h"
#include "games/sellsword/rules/state.h"
#include "kit/drawn/readout_row.h"
#include "kit/lists/stage_bar.h"

namespace kit {
class TableView;
}

namespace sellsword::desk {

class ScoreStrip : public kit::ReadoutRow {
    Q_OBJECT

public:
    ScoreStrip(const engine::Game& game, kit::TableView* table);
    void present(const State& state, bool isTakenBack = false); // what is taken back is no change

private:
    kit::Readout* readout(const QString& name, const QString& caption, R rule);
    kit::Readout* score(const Player& player); // counted where it stands

    const engine::Game& m_game;
    kit::TableView& m_table;
    QList<kit::Readout*> m_used;
    bool m_isTakenBack = false;
};

QList<kit::Stage> stages(const State& state, const QList<engine::Offer>& offers);

} // namespace sellsword::desk

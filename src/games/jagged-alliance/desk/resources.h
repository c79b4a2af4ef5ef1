// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The resource pool in one line: funds, rebels, threat tokens, what else is in play.
#pragma once

#include "engine/game.h"
#include "games/jagged-alliance/rules/state.h"
#include "kit/drawn/readout_row.h"
#include "kit/lists/counter.h"

namespace kit {
class TableView;
}

namespace jaggedalliance::desk {

class Resources : public kit::ReadoutRow {
    Q_OBJECT

public:
    Resources(const engine::Game& game, kit::TableView* table);
    void present(const State& state);

signals:
    void counted(const engine::AnyAction& correction); // of the encounter pool

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void countPool(bool isMore); // asks which token is missing, or too many

    QStringList m_tokensInPool;
    QList<kit::Kind> m_encounters; // all of the box
    kit::Readout* m_funds;
    kit::Readout* m_rebels;
    kit::Readout* m_guards;
    kit::Readout* m_tokens;
    kit::Readout* m_pool;
    kit::Readout* m_missions;
    kit::Readout* m_lieutenants;
    kit::Readout* m_shared;
    kit::Readout* m_record;
};

} // namespace jaggedalliance::desk

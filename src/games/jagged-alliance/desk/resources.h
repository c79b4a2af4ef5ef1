// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The resource pool in one line: funds, rebels, threat tokens, what else is in play.
#pragma once

#include "engine/game.h"
#include "games/jagged-alliance/rules/state.h"
#include "kit/drawn/readout_row.h"
#include "engine/table_actions.h"
#include "kit/lists/counter.h"

#include <functional>

namespace kit {
class TableView;
}

namespace jaggedalliance::desk {

class Resources : public kit::ReadoutRow {
    Q_OBJECT

public:
    Resources(const engine::Game& game, kit::TableView* table);
    void present(const State& state, bool isOwnBox); // isOwnBox: more lies in its decks than was entered

signals:
    void counted(const engine::AnyAction& correction); // of a heap

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // A pile of which every piece is known by name: a number alone would not say which one is missing, or too many.
    struct Heap {
        kit::Readout* figure;
        QString more, fewer; // what is asked
        QList<kit::Kind> outside, inside;
        std::function<engine::Correct(const QString& id, bool isMore)> set = {};
    };
    void count(const Heap& heap, bool isMore);
    void showHeap(Heap& heap, const QString& text, const QString& spoken);
    void showPool(const State& state);
    void showDecks(const State& state, bool isOwnBox);

    Heap m_pool;
    Heap m_eventDecks;
    Heap m_lootDecks;
    Heap m_market;
    kit::Readout* m_funds;
    kit::Readout* m_rebels;
    kit::Readout* m_guards;
    kit::Readout* m_tokens;
    kit::Readout* m_missions;
    kit::Readout* m_lieutenants;
    kit::Readout* m_shared;
    kit::Readout* m_record;
};

} // namespace jaggedalliance::desk

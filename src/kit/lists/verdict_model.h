// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A verdict as rows: every condition with a tick or a cross, the rule's page, and what would make it hold.
#pragma once

#include "engine/game.h"
#include "kit/drawn/tile_delegate.h"

#include <QAbstractListModel>

namespace kit {

class VerdictModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { AtomRole = TileUserRole }; // the first rule that the condition cites

    using QAbstractListModel::QAbstractListModel;
    void show(const engine::Game* game, const engine::Verdict& verdict); // failed conditions first

    const engine::Condition& condition(int row) const { return m_conditions[row]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    const engine::Game* m_game = nullptr;
    QList<engine::Condition> m_conditions;
};

// The pages that a reason cites, each once: "p. 11, 12".
QString pagesOf(const engine::Reason& reason, const engine::Game& game);

} // namespace kit

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The lists between scenarios and during setup: the tracker, the market deck, whose card is where, the seventeen steps.
#pragma once

#include "games/jagged-alliance/rules/state.h"
#include "kit/lists/task_model.h"

namespace jaggedalliance::desk {

const engine::Offer* offered(const QList<engine::Offer>& offers, const engine::AnyAction& action); // null: it is not
// By id; of those in the campaign's packs that were played or may come next.
QHash<QString, QString> scenarioTitles(const kit::Sitting& sitting);

// unseen: enemies that no list names yet.
QList<kit::Task> trackerTasks(const State& state, const QList<engine::Offer>& offers, const QHash<QString, QString>& scenarios,
    const QSet<QString>& unseen);
QList<kit::Task> marketTasks(const State& state, const QList<engine::Offer>& offers);
// Cards of the team; what can be done with one stands in a menu.
struct Possessions {
    QList<kit::Task> tasks;
    QStringList cards; // of each task; none of a heading
};
Possessions possessionTasks(const State& state);
QList<kit::Task> setupTasks(const State& state, const QList<engine::Offer>& offers);
QList<kit::Task> deployTasks(const State& state, const QList<engine::Offer>& offers);

} // namespace jaggedalliance::desk

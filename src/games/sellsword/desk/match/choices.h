// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What waits to be done, as rows beside the map: replies and who cannot, ways to take wounds, recovery and tactics rolls
// with their odds, whose turn it is, the list at the end of a round.
#pragma once

#include "games/sellsword/desk/map/gridmap_board.h"
#include "games/sellsword/rules/questions/questions.h"
#include "kit/lists/task_model.h"

namespace sellsword::desk {

struct Choice : kit::Task {
    std::optional<Preview> preview; // an attack to be shown when the row is chosen
    QString arms;                   // an attack that waits for its target or origin, or what else the row stands for
    bool isAlone = false;           // nothing follows it by itself: somebody may want to decide
};

// What is only to be read.
Choice row(const QString& title, const QString& outcome = {}, const QString& detail = {});

class ChoicesModel : public kit::TaskModel {
    Q_OBJECT

public:
    using kit::TaskModel::TaskModel;
    void show(QList<Choice> choices);
    const Choice* choice(const QModelIndex& index) const; // null for headings

private:
    QList<Choice> m_choices;
};

struct Moment {    // what the table is at
    QString title; // "The pikehand attacks the Mourner"
    QString hint;
    QList<Choice> choices;
};

Moment momentOf(const State& state, const QList<engine::Offer>& offers, const Pointing& pointing);
// Noted effects whose moment went by: each to be done after all, or struck out.
QList<Choice> leftRows(const State& state, const QStringList& left);
// The statuses that the last act ended, each as a row that lets it stay.
QList<Choice> endedRows(const State& before, const State& now);

} // namespace sellsword::desk

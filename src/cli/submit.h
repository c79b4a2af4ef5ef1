// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One action handed to the table, for every command that changes a campaign.
#pragma once

#include "cli/context.h"
#include "engine/words/titles.h"

namespace cli {

namespace option {

inline constexpr Option why{"why", "", QT_TRANSLATE_NOOP("cli", "Of a refusal, the conditions that hold as well")};

} // namespace option

// Ids and what they are called, of all that lies on the table; what lies there as a card of its kind is called by the card.
engine::Titles titlesOf(const Sitting& sitting);
engine::Titles titlesByCards(const QJsonValue& state);

// The same fields with ids where titles stand in place of names. Fault: several are called so.
engine::Result<QJsonObject> withIds(const Sitting& sitting, const QJsonObject& schema, const QJsonObject& fields);

// With everything that the action lacks filled in; with --dry-run only tried.
engine::Submission submitted(Context& context, Sitting& sitting, const QString& verb, const QJsonObject& typed,
    const QString& decision, const QString& who);

// The same, the shelf's line of the campaign kept, and the answer told.
Exit submit(Context& context, Sitting& sitting, const QString& verb, const QJsonObject& fields, const QString& decision = {});

bool isThrown(const engine::Submission& submission); // the program threw dice for it, and it was done

engine::Submission wrong(const QList<engine::Fault>& faults); // what could not be understood

// What came of undo, redo or goto, with the entry that the campaign stands at now.
engine::Submission moved(engine::Submission submission, const Sitting& sitting);

} // namespace cli

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An entry as everybody may read it, what is whispered to single seats beside it, and how one device reads both together.
#pragma once

#include "share/act.h"
#include "share/seen.h"
#include "shelf/shared.h"

namespace share {

struct PublicForm {
    shelf::Row row; // without its hash
    QList<shelf::Whisper> whispers;
    QStringList seats; // whose act it is
};

// entry: as its device sees it, with the public digest; before: the state that it was done on, as that device sees it.
// act: its id; empty for what was played before the table was shared.
PublicForm publicFormOf(const Seen& game, const engine::AnyState& before, const engine::Entry& entry, const QString& act);

// The fields of an entry's action as these eyes see them. A fault when a whisper is not the one that the entry promises.
engine::Result<QJsonObject> actionSeen(const engine::Entry& entry, const QList<shelf::Whisper>& whispers, const Eyes& eyes);

QStringList whisperedTo(const engine::Entry& entry); // the seats for which there are whispers

} // namespace share

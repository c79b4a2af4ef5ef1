// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Entries as they came from the server, and whether each is what it says: its numbers, its digest, its act and its device's
// right.
#pragma once

#include "share/public_form.h"
#include "share/terms.h"

namespace share {

// An entry with what the server itself noted of it.
struct Fetched {
    shelf::Confirmed confirmed;
    QString act;
    QString device;          // its role
    Right held = Right::All; // what the device was allowed when it wrote this
    QString seat;
};

// Why an act is not for a device with this right; nothing when it is.
std::optional<engine::Fault> forbidden(const Seen& game, const engine::AnyState& before, const engine::Entry& entry, Right held,
    const QString& seat, bool isOwn); // isOwn: what undo takes back or redo does again was done by the same device

struct Proved {
    engine::Entry entry; // as this device sees it
    engine::AnyState state;
};

using StateAt = std::function<engine::Result<engine::AnyState>(qint64 node)>;

// Proves entries that follow each other; node: where the table stood before; head: the hash of the entry before them. It answers
// with the states that they lead to.
engine::Result<QList<Proved>> proved(
    const Seen& game, const StateAt& stateAt, qint64 node, QByteArray head, const QList<Fetched>& fetched);

} // namespace share

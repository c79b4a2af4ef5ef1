// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a device and its table's server say to each other. Each of these blocks until the server has answered.
#pragma once

#include "share/line.h"
#include "share/link.h"
#include "share/mirror.h"

namespace share {

// One round: sends what is open, fetches what others did. An act that the server refuses comes back as refused.
engine::Result<Incoming> exchanged(Line& line, const Outgoing& outgoing);
engine::Result<engine::Done> listenTo(Line& line, const QString& table); // where the server wakes its devices; else nothing
// Behind what was taken, where the server wakes its devices: theirs are woken now, this one waits for it some milliseconds.
engine::Result<engine::Done> knock(Line& line);
Standing standingFrom(const QByteArray& call); // of a table, as its devices are called; all of them when there is no word

// --- who sits at the table; of a device that may do everything
// shortWord: the same invitation for who finds the table on this network; empty: it has none.
engine::Result<engine::Done> invite(
    Line& line, const QString& word, Right right, const QString& seat, int minutes, const QString& shortWord = {});
engine::Result<engine::Done> setRight(Line& line, const QString& role, Right right, const QString& seat);
engine::Result<engine::Done> revoke(Line& line, const QString& role);
engine::Result<engine::Done> giveDeal(Line& line, const QString& role);
engine::Result<engine::Done> leave(Line& line);
engine::Result<QList<Device>> devices(Line& line);

// Tables whose chain of entries does not hold, in words; as who owns the server.
engine::Result<QStringList> brokenChains(Line& line);

// --- the way in
struct Joined {
    QString role;
    QString table;
    QString game;
    QString name;
    Right right = Right::Look;
    QString seat;
};
engine::Result<Joined> joined(Line& line, const QString& word, const QString& who, const QString& verifier); // as the joiner
engine::Result<QString> founded(Line& line, const QString& table, const QString& game, const QString& name, const QString& who,
    const QString& verifier); // as the host; the dealer's role

} // namespace share

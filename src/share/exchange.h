// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a device and its table's server say to each other. Each of these blocks until the server has answered.
#pragma once

#include "share/line.h"
#include "share/link.h"
#include "share/mirror.h"

namespace share {

inline constexpr qint64 mostFetched = 25; // entries in one answer: a window judges them between two blinks

QString rowsOf(const Outgoing& outgoing); // entries as the server's functions take them

// One round: sends what is open, fetches what others did. An act that the server refuses comes back as refused.
engine::Result<Incoming> exchanged(Line& line, const Outgoing& outgoing);
// Where the server wakes its devices, the name that it calls this one by and nobody else knows; else nothing.
engine::Result<QString> listenTo(Line& line, const QString& table);
// Behind what was taken, where the server wakes its devices: theirs are woken now, this one waits for it some milliseconds.
engine::Result<engine::Done> knock(Line& line);
// What a call says: how far the table is, and what was entered there, as far as everybody may read it and it is short. What is
// called by another name than this device's own may come from anybody: it says nothing but that there is something to ask for.
struct Called {
    Standing standing;
    QList<Fetched> entries;
};
Called calledFrom(const Line::Call& call, const QString& ownName);

// --- who sits at the table; of a device that may do everything
// shortWord: the same invitation for who finds the table on this network; empty: it has none.
engine::Result<engine::Done> invite(
    Line& line, const QString& word, Right right, const QString& seat, int minutes, const QString& shortWord = {});
engine::Result<engine::Done> setRight(Line& line, const QString& role, Right right, const QString& seat);
engine::Result<engine::Done> revoke(Line& line, const QString& role);
engine::Result<engine::Done> giveDeal(Line& line, const QString& role);
engine::Result<engine::Done> leave(Line& line);
engine::Result<QList<Device>> devices(Line& line);
// The roles of those that are connected now. Behind a pool of connections one that left counts until the pool lets it go.
engine::Result<QStringList> present(Line& line);

// Tables whose chain of entries does not hold, in words; as who owns the server.
engine::Result<QStringList> brokenChains(Line& line);

// --- the way in
QString roomNamed(int number); // a database of a server, from 1
// Those that there are, the emptiest first. A call wakes all that listen in its room, so tables spread over several.
engine::Result<QStringList> rooms(Line& line);

struct Joined {
    QString role;
    QString table;
    QString game;
    QString name;
    Right right = Right::Look;
    QString seat;
    QString who; // as it sits there: a name that somebody has already gets a number
};
engine::Result<Joined> joined(Line& line, const QString& word, const QString& who, const QString& verifier); // as the joiner
engine::Result<QString> founded(Line& line, const QString& table, const QString& game, const QString& name, const QString& who,
    const QString& verifier); // as the host; the dealer's role

} // namespace share

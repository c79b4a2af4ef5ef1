// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/proof.h"

#include "engine/words/titles.h"
#include "share/texts.h"

#include <algorithm>

namespace share {

using engine::AnyState;
using engine::Entry;
using engine::Fault;
using engine::fill;
using engine::Result;

namespace {

Fault forged(const Fetched& one, const QString& problem)
{
    return {fill(tr("entry %1 of %2"), {QString::number(one.confirmed.row.seq), one.confirmed.row.who}), one.device, problem,
        tr("It was not taken, nor anything after it. Take the table home as it was before, revoke that device, and share the "
           "copy "
           "anew.")};
}

bool needsAll(const Entry& entry)
{
    static const QStringList verbs{
        QStringLiteral("correct"), QStringLiteral("setup"), QStringLiteral("setting"), QLatin1String(engine::gotoVerb)};
    return verbs.contains(entry.verb);
}

// The state after an entry, as this device sees it.
Result<AnyState> stateAfter(const Seen& game, const StateAt& at, const Entry& entry)
{
    if (entry.movesCursor())
        return at(entry.node);
    if (entry.verb == QLatin1String(engine::newVerb))
        return game.newGame(entry.action.value(QLatin1String(engine::setupField)).toObject());
    const auto before = at(entry.parent);
    if (!before)
        return before;
    const auto action = game.action(*before, {entry.verb, entry.action});
    return action ? Result<AnyState>(game.apply(*before, *action).state) : Result<AnyState>(action.faults());
}

} // namespace

std::optional<Fault> forbidden(
    const Seen& game, const AnyState& before, const Entry& entry, Right held, const QString& seat, bool isOwn)
{
    const auto no = [&](const QString& problem) {
        return Fault{{}, {}, problem, tr("Ask somebody who may do everything to do it, or for the right to.")};
    };
    if (held == Right::All)
        return std::nullopt;
    if (held == Right::Look)
        return no(tr("This device may only look on."));
    if (needsAll(entry) || entry.verb == QLatin1String(engine::newVerb))
        return no(tr("Corrections, settings and jumps are for who may do everything."));
    if (entry.movesCursor())
        return isOwn ? std::nullopt : std::optional(no(tr("Somebody else did this: only who may do everything takes it back.")));
    const auto action = game.action(before, {entry.verb, entry.action});
    const QStringList seats = action ? game.seatsOf(before, *action) : QStringList();
    if (std::all_of(seats.begin(), seats.end(), [&](const QString& one) { return one == seat; }))
        return std::nullopt;
    const engine::Titles titles = engine::titlesIn(game.stateToJson(before));
    QStringList names;
    for (const QString& one : seats)
        names += titles.value(one).isEmpty() ? one : titles.value(one);
    return no(fill(tr("This is for %1 to do."), {names.join(QStringLiteral(", "))}));
}

Result<QList<Proved>> proved(
    const Seen& game, const StateAt& stateAt, qint64 node, QByteArray head, const QList<Fetched>& fetched)
{
    QList<Proved> all;
    QHash<qint64, AnyState> states;
    const qint64 first = fetched.isEmpty() ? 0 : fetched.first().confirmed.row.seq;
    const StateAt at = [&](qint64 seq) -> Result<AnyState> {
        if (seq < first)
            return stateAt(seq);
        const auto found = states.constFind(seq);
        return found != states.constEnd() ? Result<AnyState>(*found)
                                          : Result<AnyState>(Fault{QString::number(seq), {}, tr("There is no such entry."), {}});
    };
    for (const Fetched& one : fetched) {
        Entry entry = shelf::entryOf(one.confirmed.row);
        if (entry.action.value(QLatin1String(actField)).toString() != one.act)
            return forged(one, tr("The number of the act is not the one that stands in its entry."));
        if (entry.parent != node || !shelf::fits(one.confirmed.row))
            return forged(one, tr("This entry does not follow the one before it."));
        head = shelf::hashAfter(head, one.confirmed.row);
        if (one.confirmed.row.hash != head)
            return forged(one, tr("The hash of this entry is not its own."));
        const auto seen = actionSeen(entry, one.confirmed.whispers, game.eyes());
        if (!seen)
            return seen.faults();
        entry.action = *seen;
        const auto before = entry.parent > 0 ? at(entry.parent) : Result<AnyState>(AnyState());
        if (!before)
            return before.faults();
        const auto state = stateAfter(game, at, entry);
        if (entry.rules > game.rulesVersion())
            return forged(one, tr("A newer Muster Roll wrote this entry: this one may read the table as it was before."));
        const bool isToday =
            entry.rules == game.rulesVersion(); // other rules may have decided otherwise: that is told, not refused
        if (isToday && (!state || game.digest(*state) != entry.digest))
            return forged(one, tr("Its digest is not that of what it does."));
        // Whose act undo takes back was asked by the server, which knows every device.
        if (const auto no = forbidden(game, *before, entry, one.held, one.seat, true))
            return forged(one, no->problem);
        node = entry.node;
        all += Proved{entry, state ? *state : *before};
        states.insert(entry.seq, all.last().state);
    }
    return all;
}

} // namespace share

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the hands do so that the table looks like after: no token is named.
#include "games/coppers-and-crows/rules/rules.h"
#include "games/coppers-and-crows/rules/text.h"

namespace coppersandcrows {

using engine::Message;

namespace {

void handsOf(QList<Message>& all, const Player& was, const Player& is)
{
    if (is.purse > was.purse)
        all += say(QT_TR_NOOP("%1: take coppers: %2"), {is.id, number(is.purse - was.purse)});
    if (is.purse < was.purse)
        all += say(QT_TR_NOOP("%1: put coppers back: %2"), {is.id, number(was.purse - is.purse)});
    if (is.crows.size() != was.crows.size())
        all += say(QT_TR_NOOP("%1: have crows in front of you: %2"), {is.id, number(is.crows.size())});
    if (is.hand.size() != was.hand.size())
        all += say(QT_TR_NOOP("%1: have tokens in your hand: %2"), {is.id, number(is.hand.size())});
    if (is.fist && !was.fist)
        all += say(QT_TR_NOOP("%1: close your fist around a token"), {is.id});
    if (!is.fist && was.fist)
        all += say(QT_TR_NOOP("%1: open your fist"), {is.id});
}

} // namespace

QList<Message> hands(const State& before, const State& after)
{
    QList<Message> all;
    const QString was = before.perch ? before.perch->id : QString();
    const QString is = after.perch ? after.perch->id : QString();
    if (is != was && !is.isEmpty())
        all += say(QT_TR_NOOP("Lay %1 onto the perch"), {is});
    if (after.nest.size() > before.nest.size())
        all += say(QT_TR_NOOP("Shuffle into the nest: %1"), {was});
    for (const Player& one : after.players)
        if (const Player* same = find(before, one.id))
            handsOf(all, *same, one);
    return all;
}

} // namespace coppersandcrows

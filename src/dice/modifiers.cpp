// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What may stand behind dice: keeping, dropping, rerolling, exploding and counting, each once and in any order.
#include "dice/reading.h"

#include "engine/message.h"

namespace dice {

namespace {

bool wrongTwice(Reading& in, qsizetype at)
{
    return in.wrong(at, QCoreApplication::translate("dice", "These dice were told this before."),
        QCoreApplication::translate("dice", "Leave one of the two out."));
}

bool readKeep(Reading& in, Pool& pool)
{
    const qsizetype at = in.at;
    const bool drops = lower(in.peek()) == 'd';
    const char which = lower(in.peek(1));
    in.at += which == 'h' || which == 'l' ? 2 : 1;
    if (pool.keep)
        return wrongTwice(in, at);
    const int most = drops ? pool.count - 1 : pool.count;
    if (most < 1)
        return in.wrong(at, QCoreApplication::translate("dice", "A single die cannot be dropped."),
            QCoreApplication::translate("dice", "Throw more dice or drop none."));
    in.skipBlanks();
    const auto count = !isDigit(in.peek()) ? std::optional<qint64>(1)
                                           : in.number(1, most,
                                               drops ? QT_TRANSLATE_NOOP("dice", "Of these dice, 1 to %1 can be dropped.")
                                                     : QT_TRANSLATE_NOOP("dice", "Of these dice, 1 to %1 can be kept."));
    if (!count)
        return false;
    const bool isLow = which == 'l';
    pool.keep = drops ? Keep{pool.count - int(*count), isLow} : Keep{int(*count), !isLow};
    return true;
}

bool readReroll(Reading& in, Pool& pool)
{
    const qsizetype at = in.at;
    const bool isAlways = lower(in.peek(1)) == 'r';
    in.at += isAlways ? 2 : 1;
    if (pool.reroll)
        return wrongTwice(in, at);
    const auto when = in.condition();
    if (!when)
        return false;
    if (isAlways && pool.isKnown && when->holds(pool.least()) && when->holds(pool.most()))
        return in.wrong(at, QCoreApplication::translate("dice", "Every face would be thrown again, without end."),
            QCoreApplication::translate("dice", "Leave at least one face out, or write r to throw again once."));
    pool.rerollsAlways = isAlways;
    pool.reroll = when;
    return true;
}

// "!:2": at most two further dice for each.
bool readDepth(Reading& in, Pool& pool)
{
    if (in.peek() != QLatin1Char(':'))
        return true;
    ++in.at;
    const auto depth = in.number(1, mostExtras, QT_TRANSLATE_NOOP("dice", "A die explodes 1 to %1 times."));
    if (depth)
        pool.depth = int(*depth);
    return depth.has_value();
}

// Only right behind the mark: "6d6!>=5" explodes from 5 on, "6d6! >=5" explodes on 6 and counts from 5 on.
bool readExplode(Reading& in, Pool& pool)
{
    const qsizetype at = in.at++;
    if (pool.explode)
        return wrongTwice(in, at);
    const bool isGiven = isDigit(in.peek()) || in.isAtComparison();
    const auto when = isGiven ? in.condition() : Condition{Compare::Exactly, pool.isKnown ? pool.most() : 0};
    if (when)
        pool.explode = when;
    return when && readDepth(in, pool);
}

bool readSuccess(Reading& in, Pool& pool)
{
    if (pool.success)
        return wrongTwice(in, in.at);
    const auto when = in.condition();
    if (when)
        pool.success = when;
    return when.has_value();
}

} // namespace

bool readModifiers(Reading& in, Pool& pool)
{
    for (in.skipBlanks(); in.isAtModifier(); in.skipBlanks()) {
        const char first = lower(in.peek());
        const auto read = first == 'k' || first == 'd' ? readKeep
            : first == 'r'                             ? readReroll
            : first == '!'                             ? readExplode
                                                       : readSuccess;
        if (!read(in, pool))
            return false;
    }
    return true;
}

} // namespace dice

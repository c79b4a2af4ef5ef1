// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/play.h"

#include "engine/message.h"

#include <algorithm>

namespace dice {

namespace {

using engine::fill;

QString placeOf(qsizetype face)
{
    return fill(QCoreApplication::translate("dice", "face %1"), {QString::number(face + 1)});
}

// Faces from a generator.
struct Thrown {
    engine::Chance& chance;

    int next(const Pool& pool) { return chance.face(pool.sides); }
    bool isWrong() const { return false; }
};

// Faces from the table, refused where the die at hand cannot show them.
struct Typed {
    const QList<int>& faces;
    qsizetype used = 0;
    std::optional<engine::Fault> fault = {};

    int next(const Pool& pool);
    bool isWrong() const { return fault.has_value(); }
};

int Typed::next(const Pool& pool)
{
    const int face = faces.value(used, 0);
    if (face >= 1 && face <= pool.sides) {
        ++used;
        return face;
    }
    const bool isMissing = used == faces.size();
    const QString shown = isMissing ? QString() : QString::number(face);
    fault = engine::Fault{placeOf(used), shown,
                          fill(isMissing ? QCoreApplication::translate("dice", "A face is missing for %1.")
                                         : QCoreApplication::translate("dice", "The die for %1 cannot show %2."), {pool.label, shown}),
                          fill(QCoreApplication::translate("dice", "Give what the die shows, 1 to %1."), {QString::number(pool.sides)})};
    return 1;
}

RolledDie die(const Pool& pool, int face, bool extra)
{
    return {pool.label, pool.sides, face, pool.valueOf(face), true, false, false, extra};
}

// One die of the first throw with its rerolls and explosions.
template <class Faces>
void follow(const Pool& pool, int face, Faces& faces, Rolled& into)
{
    into.dice += die(pool, face, false);
    bool mayReroll = true;
    for (int extras = 0;;) {
        RolledDie& last = into.dice.last();
        const bool rerolls = mayReroll && pool.reroll && pool.reroll->holds(last.value);
        if (!rerolls && !(pool.explode && pool.explode->holds(last.value)))
            return;
        if (extras++ == mostExtras) {
            into.cut = true;
            return;
        }
        last.rerolled = rerolls;
        last.kept = !rerolls;
        last.exploded = !rerolls;
        mayReroll = !rerolls || pool.rerollsAlways;
        const int next = faces.next(pool);
        if (faces.isWrong())
            return;
        into.dice += die(pool, next, true);
    }
}

// The dice of one pool in a throw, from first to before last; a chain is a die of the first throw with those it asked for.
struct Chain {
    qint64 value = 0;
    qsizetype first = 0;
    qsizetype last = 0;
};

void drop(const Keep& keep, qsizetype from, QList<RolledDie>& dice)
{
    QVarLengthArray<Chain, 32> chains;
    for (qsizetype i = from; i < dice.size(); ++i) {
        if (!dice.at(i).extra)
            chains += Chain{0, i, i};
        chains.last().last = i + 1;
        chains.last().value += dice.at(i).kept ? dice.at(i).value : 0;
    }
    std::stable_sort(chains.begin(), chains.end(), [&](const Chain& a, const Chain& b) { return keep.highest ? a.value > b.value : a.value < b.value; });
    for (qsizetype c = keep.count; c < chains.size(); ++c)
        for (qsizetype i = chains.at(c).first; i < chains.at(c).last; ++i)
            dice[i].kept = false;
}

qint64 settled(const Pool& pool, qsizetype from, QList<RolledDie>& dice)
{
    if (pool.keep)
        drop(*pool.keep, from, dice);
    qint64 total = 0;
    for (qsizetype i = from; i < dice.size(); ++i) {
        if (pool.success)
            dice[i].value = pool.success->holds(dice.at(i).value) ? 1 : 0;
        total += dice.at(i).kept ? dice.at(i).value : 0;
    }
    return total;
}

// The whole first throw comes before any extra die, as it does on a table.
template <class Faces>
void throwAll(const Tree& tree, Faces& faces, Rolled& into)
{
    QVarLengthArray<int, 64> first;
    for (const Node& node : tree.nodes)
        if (const auto* pool = std::get_if<Pool>(&node))
            for (int i = 0; i < pool->count && !faces.isWrong(); ++i)
                first += faces.next(*pool);
    into.dice.reserve(first.size());
    Values pools;
    qsizetype used = 0;
    for (const Node& node : tree.nodes) {
        const auto* pool = std::get_if<Pool>(&node);
        if (!pool)
            continue;
        const qsizetype from = into.dice.size();
        for (int i = 0; i < pool->count && !faces.isWrong(); ++i)
            follow(*pool, first.at(used++), faces, into);
        if (faces.isWrong())
            return;
        pools += settled(*pool, from, into.dice);
    }
    into.total = evaluated(tree, pools).last();
}

} // namespace

void play(const Tree& tree, engine::Chance& chance, Rolled& into)
{
    Thrown faces{chance};
    throwAll(tree, faces, into);
}

std::optional<engine::Fault> play(const Tree& tree, const QList<int>& faces, Rolled& into)
{
    Typed typed{faces};
    throwAll(tree, typed, into);
    if (typed.fault || typed.used == faces.size())
        return typed.fault;
    return engine::Fault{placeOf(typed.used), QString::number(faces.at(typed.used)), QCoreApplication::translate("dice", "There is no die for this face."),
                         fill(QCoreApplication::translate("dice", "Faces that %1 takes here: %2."), {tree.text, QString::number(typed.used)})};
}

} // namespace dice

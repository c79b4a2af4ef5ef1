// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/play.h"

#include "engine/message.h"

namespace dice {

namespace {

using engine::fill;

QString placeOf(qsizetype face) { return fill(QCoreApplication::translate("dice", "face %1"), {QString::number(face + 1)}); }

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
                       : QCoreApplication::translate("dice", "The die for %1 cannot show %2."),
            {pool.label, shown}),
        fill(QCoreApplication::translate("dice", "Give what the die shows, 1 to %1."), {QString::number(pool.sides)})};
    return 1;
}

void record(const Pool& pool, int face, const Meaning& meaning, const Link& link, Rolled& into)
{
    into.cut |= link.isLast && (link.rerolls || link.explodes);
    into.dice += RolledDie{
        pool.label, pool.sides, face, meaning.value, link.counts(), link.goesOn() && link.explodes, !link.counts(), link.isExtra};
}

void drop(const Keep& keep, qsizetype from, QList<RolledDie>& dice)
{
    QVarLengthArray<Chain, 32> chains;
    for (qsizetype i = from; i < dice.size(); ++i) {
        if (!dice.at(i).extra)
            chains += Chain{0, 0, i, i};
        chains.last().last = i + 1;
        chains.last().value += dice.at(i).kept ? dice.at(i).value : 0;
    }
    putKeptFirst(keep, chains);
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
            dice[i].value = pool.meaningOf(dice.at(i).face).score;
        total += dice.at(i).kept ? dice.at(i).value : 0;
    }
    return total;
}

// The whole first throw comes before any extra die, as it does on a table.
template <class Faces> void throwAll(const Tree& tree, Faces& faces, Rolled& into)
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
            follow(
                *pool, first.at(used++), faces, [pool](int face) { return pool->meaningOf(face); },
                [&](int face, const Meaning& meaning, const Link& link) { record(*pool, face, meaning, link, into); });
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
    return engine::Fault{placeOf(typed.used), QString::number(faces.at(typed.used)),
        QCoreApplication::translate("dice", "There is no die for this face."),
        fill(QCoreApplication::translate("dice", "Faces that %1 takes here: %2."), {tree.text, QString::number(typed.used)})};
}

} // namespace dice

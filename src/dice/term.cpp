// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/term.h"

#include "dice/tree.h"

#include "engine/message.h"

#include <algorithm>

namespace dice {

namespace {

using engine::fill;

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
    const QString place = fill(QCoreApplication::translate("dice", "face %1"), {QString::number(used + 1)});
    const QString sides = QString::number(pool.sides);
    if (used == faces.size()) {
        fault = engine::Fault{place, {}, fill(QCoreApplication::translate("dice", "A face is missing for %1."), {pool.label}),
                              fill(QCoreApplication::translate("dice", "Add what the die shows, 1 to %1."), {sides})};
        return 1;
    }
    const int face = faces.at(used++);
    if (face >= 1 && face <= pool.sides)
        return face;
    const QString shown = QString::number(face);
    fault = engine::Fault{place, shown, fill(QCoreApplication::translate("dice", "The die for %1 cannot show %2."), {pool.label, shown}),
                          fill(QCoreApplication::translate("dice", "Give what the die shows, 1 to %1."), {sides})};
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
void play(const Tree& tree, Faces& faces, Rolled& into)
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

engine::Fault unvalued(const QString& text, const QStringList& missing)
{
    return {text, missing.first(), fill(QCoreApplication::translate("dice", "No value now: %1."), {missing.join(QStringLiteral(", "))}),
            QCoreApplication::translate("dice", "Roll it when the game has given it a value.")};
}

} // namespace

engine::Result<Term> Term::parse(const QString& text, const Vocabulary& vocabulary)
{
    auto tree = parsed(text, vocabulary);
    if (!tree)
        return tree.faults();
    return Term(std::make_shared<const Tree>(std::move(*tree)));
}

const QString& Term::text() const
{
    return m_tree->text;
}

QStringList Term::missing() const
{
    return m_tree->missing();
}

bool Term::isFixed() const
{
    return m_tree->isFixed();
}

QList<engine::Die> Term::dice() const
{
    QList<engine::Die> all;
    for (const Node& node : m_tree->nodes)
        if (const auto* pool = std::get_if<Pool>(&node))
            all += QList<engine::Die>(pool->count, engine::Die{pool->label, pool->sides});
    return all;
}

Rolled Term::roll(engine::Chance& chance) const
{
    Rolled rolled;
    rolled.tree = m_tree;
    Thrown faces{chance};
    if (m_tree->isComplete())
        play(*m_tree, faces, rolled);
    return rolled;
}

engine::Result<Rolled> Term::rolled(const QList<int>& faces) const
{
    if (const QStringList lacking = missing(); !lacking.isEmpty())
        return unvalued(text(), lacking);
    Rolled rolled;
    rolled.tree = m_tree;
    Typed typed{faces};
    play(*m_tree, typed, rolled);
    if (typed.fault)
        return *typed.fault;
    if (typed.used < faces.size())
        return engine::Fault{fill(QCoreApplication::translate("dice", "face %1"), {QString::number(typed.used + 1)}), QString::number(faces.at(typed.used)),
                             QCoreApplication::translate("dice", "There is no die for this face."),
                             fill(QCoreApplication::translate("dice", "Faces that %1 takes here: %2."), {text(), QString::number(typed.used)})};
    return rolled;
}

QList<int> Rolled::faces() const
{
    QList<int> all;
    all.reserve(dice.size());
    for (const bool extra : {false, true})
        for (const RolledDie& one : dice)
            if (one.extra == extra)
                all += one.face;
    return all;
}

} // namespace dice

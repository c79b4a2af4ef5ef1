// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/term.h"

#include "dice/tree.h"

#include "engine/message.h"

#include <algorithm>

namespace dice {

namespace {

using engine::fill;

constexpr qsizetype mostTold = 40;

QString headed(const QString& name, const QString& explanation, const QString& rest)
{
    return explanation.isEmpty() ? fill(QCoreApplication::translate("dice", "%1: %2"), {name, rest})
                                 : fill(QCoreApplication::translate("dice", "%1: %2: %3"), {name, explanation, rest});
}

QString told(const RolledDie& die, const Pool& pool)
{
    const QString face = QString::number(die.face);
    if (die.rerolled)
        return fill(QCoreApplication::translate("dice", "%1 (rerolled)"), {face});
    const int value = pool.valueOf(die.face);
    QString text =
        value == die.face ? face : fill(QCoreApplication::translate("dice", "%1 counts %2"), {face, QString::number(value)});
    if (die.exploded)
        text = fill(QCoreApplication::translate("dice", "%1 (explodes)"), {text});
    return die.kept ? text : fill(QCoreApplication::translate("dice", "%1 (dropped)"), {text});
}

QString toldSingle(const RolledDie& die)
{
    const QString face = QString::number(die.face);
    return die.value == die.face
        ? fill(QCoreApplication::translate("dice", "rolled %1"), {face})
        : fill(QCoreApplication::translate("dice", "rolled %1, counts %2"), {face, QString::number(die.value)});
}

QString toldMany(const QList<RolledDie>& dice, const Pool& pool, qint64 total)
{
    QStringList each;
    for (qsizetype i = 0; i < std::min(dice.size(), mostTold); ++i)
        each += told(dice.at(i), pool);
    if (dice.size() > mostTold)
        each += QStringLiteral("…");
    const QStringList args{each.join(QStringLiteral(", ")), QString::number(total)};
    return fill(
        pool.success ? QCoreApplication::translate("dice", "%1; successes: %2") : QCoreApplication::translate("dice", "%1 = %2"),
        args);
}

// The pool as it was typed; a word by itself as the vocabulary writes it.
QString nameOf(const Pool& pool, const QString& text)
{
    const QString typed = text.mid(pool.at, pool.length);
    return typed.compare(pool.label, Qt::CaseInsensitive) == 0 ? pool.label : typed;
}

QString told(const Pool& pool, const QList<RolledDie>& dice, qint64 total, const QString& text)
{
    const bool isSingle = dice.size() == 1 && !pool.success;
    return headed(nameOf(pool, text), pool.explanation, isSingle ? toldSingle(dice.first()) : toldMany(dice, pool, total));
}

QString told(const Named& named)
{
    const QString value = QString::number(named.value.value_or(0));
    if (named.name.isEmpty())
        return {};
    return named.explanation.isEmpty()
        ? fill(QCoreApplication::translate("dice", "%1 = %2"), {named.name, value})
        : fill(QCoreApplication::translate("dice", "%1: %2, counts %3"), {named.name, named.explanation, value});
}

// The term with every word and every pool replaced by its value: "3 + 2 x (4 - 1)".
QString calculation(const Tree& tree, const Values& values)
{
    enum Strength { Contest, Sum, Product, Leaf };
    struct Text {
        QString text;
        Strength strength;
    };
    const auto within = [](const Text& part, Strength needed) {
        return part.strength < needed ? QLatin1Char('(') + part.text + QLatin1Char(')') : part.text;
    };
    std::vector<Text> texts;
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        const Node& node = tree.nodes[i];
        if (const auto* negated = std::get_if<Negated>(&node)) {
            texts.push_back({QLatin1Char('-') + within(texts[negated->of], Leaf), Sum});
        } else if (const auto* join = std::get_if<Joined>(&node)) {
            const Strength own = join->sign == 'x' ? Product : join->sign == 'v' ? Contest : Sum;
            const QString sign = join->sign == 'v' ? QStringLiteral("vs") : QString(QLatin1Char(join->sign));
            const QString right = within(texts[join->right], Strength(own + 1));
            texts.push_back({within(texts[join->left], own) + QLatin1Char(' ') + sign + QLatin1Char(' ') + right, own});
        } else {
            const qint64 value = values.at(qsizetype(i));
            texts.push_back({QString::number(value), value < 0 ? Sum : Leaf});
        }
    }
    return texts.back().text;
}

QString lacking(const Tree& tree)
{
    return fill(QCoreApplication::translate("dice", "%1: no value now: %2"),
        {tree.text.trimmed(), tree.missing().join(QStringLiteral(", "))});
}

} // namespace

QString Rolled::making() const
{
    if (!tree)
        return {};
    if (!tree->isComplete())
        return lacking(*tree);
    QStringList parts;
    Values pools;
    qsizetype used = 0;
    for (const Node& node : tree->nodes) {
        if (const auto* named = std::get_if<Named>(&node); named && !named->name.isEmpty())
            parts += told(*named);
        const auto* pool = std::get_if<Pool>(&node);
        if (!pool)
            continue;
        const qsizetype from = used;
        qint64 value = 0;
        for (int first = 0; used < dice.size() && (first += !dice.at(used).extra) <= pool->count; ++used)
            value += dice.at(used).kept ? dice.at(used).value : 0;
        pools += value;
        parts += told(*pool, dice.mid(from, used - from), value, tree->text);
    }
    const bool isLeaf = tree->nodes.size() == 1;
    const QString sum = calculation(*tree, evaluated(*tree, pools));
    if (!isLeaf || parts.isEmpty())
        parts += sum == QString::number(total)
            ? sum
            : fill(QCoreApplication::translate("dice", "%1 = %2"), {sum, QString::number(total)});
    if (cut)
        parts +=
            fill(QCoreApplication::translate("dice", "stopped after %1 extra dice for one die"), {QString::number(mostExtras)});
    return parts.join(QStringLiteral("; "));
}

} // namespace dice

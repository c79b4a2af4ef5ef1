// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/tree.h"

#include <algorithm>

namespace dice {

bool Condition::holds(qint64 value) const
{
    switch (how) {
    case Compare::AtLeast:
        return value >= than;
    case Compare::AtMost:
        return value <= than;
    case Compare::Exactly:
        return value == than;
    case Compare::Above:
        return value > than;
    case Compare::Below:
        return value < than;
    }
    return false;
}

int Pool::least() const { return values.isEmpty() ? 1 : *std::min_element(values.cbegin(), values.cend()); }

int Pool::most() const { return values.isEmpty() ? sides : *std::max_element(values.cbegin(), values.cend()); }

Meaning Pool::meaningOf(int face) const
{
    const int value = valueOf(face);
    return {value, success ? int(success->holds(value)) : value, reroll && reroll->holds(value),
        (explode && explode->holds(value)) || (!again.isEmpty() && again.at(face - 1))};
}

bool Tree::isFixed() const
{
    return std::none_of(nodes.begin(), nodes.end(), [](const Node& node) { return std::holds_alternative<Pool>(node); });
}

bool Tree::isComplete() const
{
    return std::all_of(nodes.begin(), nodes.end(), [](const Node& node) {
        const auto* named = std::get_if<Named>(&node);
        const auto* pool = std::get_if<Pool>(&node);
        return named ? named->value.has_value() : !pool || pool->isKnown;
    });
}

QStringList Tree::missing() const
{
    QStringList all;
    for (const Node& node : nodes) {
        QString name;
        if (const auto* named = std::get_if<Named>(&node); named && !named->value)
            name = named->written;
        else if (const auto* pool = std::get_if<Pool>(&node); pool && !pool->isKnown)
            name = pool->label;
        if (!name.isEmpty() && !all.contains(name))
            all += name;
    }
    return all;
}

namespace {

qint64 joined(char sign, qint64 left, qint64 right)
{
    switch (sign) {
    case '+':
        return left + right;
    case '-':
        return left - right;
    case 'x':
        return left * right;
    default:
        return qint64(left > right) - qint64(left < right);
    }
}

} // namespace

Values evaluated(const Tree& tree, const Values& pools)
{
    Values values;
    qsizetype pool = 0;
    for (const Node& node : tree.nodes) {
        if (const auto* number = std::get_if<Number>(&node))
            values += number->value;
        else if (const auto* named = std::get_if<Named>(&node))
            values += named->value.value_or(0);
        else if (std::holds_alternative<Pool>(node))
            values += pools.at(pool++);
        else if (const auto* negated = std::get_if<Negated>(&node))
            values += -values.at(negated->of);
        else if (const auto* join = std::get_if<Joined>(&node))
            values += joined(join->sign, values.at(join->left), values.at(join->right));
    }
    return values;
}

} // namespace dice

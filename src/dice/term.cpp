// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/term.h"

#include "dice/play.h"

#include "engine/message.h"

namespace dice {

using engine::fill;

engine::Result<Term> Term::parse(const QString& text, const Vocabulary& vocabulary)
{
    auto tree = parsed(text, vocabulary);
    if (!tree)
        return tree.faults();
    return Term(std::make_shared<const Tree>(std::move(*tree)));
}

const QString& Term::text() const { return m_tree->text; }

QStringList Term::missing() const { return m_tree->missing(); }

bool Term::isFixed() const { return m_tree->isFixed(); }

QList<engine::Die> Term::dice() const
{
    QList<engine::Die> all;
    for (const Node& node : m_tree->nodes)
        if (const auto* pool = std::get_if<Pool>(&node))
            all += QList<engine::Die>(pool->count, engine::Die{pool->label, pool->sides, {}, pool->values});
    return all;
}

engine::Fault Term::unvalued(const QStringList& lacking) const
{
    return {text(), lacking.first(),
        fill(QCoreApplication::translate("dice", "No value now: %1."), {lacking.join(QStringLiteral(", "))}),
        QCoreApplication::translate("dice", "Roll it when the game has given it a value.")};
}

Rolled Term::roll(engine::Chance& chance) const
{
    Rolled rolled;
    rolled.tree = m_tree;
    if (m_tree->isComplete())
        play(*m_tree, chance, rolled);
    return rolled;
}

engine::Result<Rolled> Term::rolled(const QList<int>& faces) const
{
    if (const QStringList lacking = missing(); !lacking.isEmpty())
        return unvalued(lacking);
    Rolled rolled;
    rolled.tree = m_tree;
    if (auto fault = play(*m_tree, faces, rolled))
        return std::move(*fault);
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

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/chances.h"

#include "games/swords-and-souls/rules/questions/odds.h"

namespace swordsandsouls::desk {

namespace {

using Answers = QList<dice::NamedOdds>;

constexpr int mostAnswers = 4;

// Blocks and dodges that a player has: those that everybody sees, and those that may be in hand.
dice::Distribution answersOf(const State& state, const Player& who, Want want)
{
    return dice::shifted(held(state, who, want), certain(state, who, want));
}

kit::OddsQuestion ofOne(const State& state, const QString& id)
{
    return {fill(swordsandsouls::tr("Answers that %1 has to an attack"), {id}), {}, [state, id] {
                const Player& who = player(state, id);
                return engine::Result<Answers>(Answers{{swordsandsouls::tr("blocks"), answersOf(state, who, Want::Block)},
                    {swordsandsouls::tr("dodges"), answersOf(state, who, Want::Dodge)},
                    {swordsandsouls::tr("either"), answersOf(state, who, Want::Reaction)}});
            }};
}

kit::OddsQuestion inARow(const State& state, const QString& id)
{
    return {fill(swordsandsouls::tr("How often attacks one after the other hurt %1"), {id}), {}, [state, id] {
                Answers all;
                for (int attacks = 1; attacks <= mostAnswers; ++attacks)
                    all += dice::NamedOdds{fill(swordsandsouls::tr("attacks: %1"), {number(attacks)}),
                        damages(state, player(state, id), Want::Reaction, attacks)};
                return engine::Result<Answers>(all);
            }};
}

} // namespace

QList<kit::OddsQuestion> chancesOf(const State& state)
{
    QStringList known; // who answers first, then clockwise from whose turn it is
    if (state.attack)
        known += state.attack->target;
    for (const QString& id : clockwise(state, state.turn))
        if (const Player& who = player(state, id); who.dealt && !who.down && isKnown(state, who) && !known.contains(id))
            known += id;
    known.removeIf([&](const QString& id) { return !isKnown(state, player(state, id)); });
    if (state.status == Status::Over || state.step < Step::Draw || known.isEmpty())
        return {};
    QList<kit::OddsQuestion> all;
    if (state.attack && known.first() == state.attack->target)
        all += ofOne(state, state.attack->target);
    QStringList others = known;
    others.removeOne(state.attack ? state.attack->attacker : state.turn);
    if (!others.isEmpty())
        all += {swordsandsouls::tr("Blocks and dodges of those who can be attacked"), {}, [state, others] {
                    Answers answers;
                    for (const QString& id : others.mid(0, mostAnswers))
                        answers += dice::NamedOdds{id, answersOf(state, player(state, id), Want::Reaction)};
                    return engine::Result<Answers>(answers);
                }};
    for (const QString& id : std::as_const(others))
        all += inARow(state, id);
    return all;
}

} // namespace swordsandsouls::desk

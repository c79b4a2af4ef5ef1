// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/course.h"

#include "games/swords-and-souls/desk/offer_words.h"
#include "games/swords-and-souls/rules/query.h"
#include "games/swords-and-souls/rules/rules.h"

#include <algorithm>

namespace swordsandsouls::desk {

namespace {

// How somebody on the way let the attack go on.
QString passedOn(const State& state, const QString& who)
{
    const Attack& attack = *state.attack;
    if (attack.passed.contains(who))
        return fill(swordsandsouls::tr("passes %1, who is down"), {who});
    for (const Used& used : attack.used)
        if (used.owner == who && used.role == Role::Dodge && !used.cancelled)
            return fill(swordsandsouls::tr("%1 dodges: %2"), {who, titleOf(state, used.card)});
    return fill(swordsandsouls::tr("goes on from %1"), {who});
}

QString arrow(int before, int after) { return number(before) + QStringLiteral(" → ") + number(after); }

// Where the cards go, once the attack is over; those of treasures and talents stay where they lie.
void addCards(QList<Move>& moves, const Attack& attack, const State& state, bool isTaken)
{
    const auto isOfHand = [](const Used& used) { return used.from == Source::Hand; };
    if (std::ranges::any_of(attack.used.begin() + int(isTaken), attack.used.end(), isOfHand))
        moves += Move{isTaken ? swordsandsouls::tr("Other cards") : swordsandsouls::tr("Cards"),
            swordsandsouls::tr("to the discard piles of their owners"), {}};
    for (const Used& used : attack.used)
        if (used.from == Source::Treasure)
            for (const Player& one : state.players)
                if (treasure(one, used.card))
                    moves += Move{titleOf(state, used.card), fill(swordsandsouls::tr("beside the hero of %1"), {one.id}), {}};
}

} // namespace

QList<Leg> course(const State& state)
{
    QList<Leg> legs;
    if (!state.attack || state.attack->path.isEmpty())
        return legs;
    const Attack& attack = *state.attack;
    const QStringList& path = attack.path;
    const QString card = attack.used.value(0).card;
    const bool isNamed = !card.isEmpty() && card != QLatin1String(unnamedCard);
    legs += Leg{attack.attacker, path.first(), 1,
        (isNamed ? titleOf(state, card) : fill(swordsandsouls::tr("%1 attacks"), {attack.attacker})) + wayText(attack.way),
        false};
    for (int i = 1; i < path.size(); ++i)
        legs += Leg{path[i - 1], path[i], i + 1, passedOn(state, path[i - 1]), false};
    if (attack.stage == Stage::Failed) {
        legs += Leg{path.last(), attack.attacker, int(path.size()) + 1,
            fill(swordsandsouls::tr("back at %1: it fails"), {attack.attacker}), true};
        return legs;
    }
    if (attack.stage != Stage::Answer || attack.way == Way::Open)
        return legs;
    // What would happen next, were everybody to dodge.
    const QStringList rest = circle(state, attack.attacker, attack.target, attack.way);
    for (int i = 0; i < rest.size(); ++i) {
        const bool isLast = i + 1 == rest.size();
        const QString text = player(state, rest[i]).down ? fill(swordsandsouls::tr("passes %1"), {rest[i]})
                                                         : fill(swordsandsouls::tr("if %1 dodges"), {rest[i]});
        legs += Leg{rest[i], isLast ? attack.attacker : rest[i + 1], 0,
            isLast ? fill(swordsandsouls::tr("%1: fails at %2"), {text, attack.attacker}) : text, isLast};
    }
    return legs;
}

QList<Move> movesOfDamage(const State& state)
{
    QList<Move> moves;
    if (!state.attack)
        return moves;
    const Attack& attack = *state.attack;
    if (attack.stage != Stage::Answer) {
        moves += Move{swordsandsouls::tr("Damage"), swordsandsouls::tr("none: nothing changes hands"), {}};
        if (attack.more.isEmpty())
            addCards(moves, attack, state, false);
        else
            moves += Move{swordsandsouls::tr("Then"), fill(swordsandsouls::tr("%1 is attacked next"), {attack.more.first()}), {}};
        return moves;
    }
    const State after = apply(state, TakeDamage{}).state;
    const Player &victim = player(state, attack.target), hurt = player(after, attack.target);
    const Player &attacker = player(state, attack.attacker), gains = player(after, attack.attacker);
    if (gains.obols != attacker.obols)
        moves += Move{swordsandsouls::tr("Small heart"), fill(swordsandsouls::tr("to %1, as obol"), {attacker.id}),
            arrow(attacker.obols, gains.obols)};
    if (gains.fragments != attacker.fragments)
        moves += Move{swordsandsouls::tr("Large heart"), fill(swordsandsouls::tr("to %1, as fragment"), {attacker.id}),
            arrow(attacker.fragments, gains.fragments)};
    if (hurt.down)
        moves += Move{swordsandsouls::tr("Defeat"),
            after.status == Status::Over ? fill(swordsandsouls::tr("%1 wins"), {attacker.id})
                                         : fill(swordsandsouls::tr("%1 is down"), {victim.id}),
            {}};
    if (after.status == Status::Over)
        return moves;
    if (!victim.treasures.isEmpty())
        moves += Move{swordsandsouls::tr("Treasure"), fill(swordsandsouls::tr("%1 takes one"), {attacker.id}),
            fill(swordsandsouls::tr("1 of %1"), {number(victim.treasures.size())})};
    const QString card = titleOf(state, attack.used.value(0).card);
    const bool isTaken = hurt.down && hurt.shown.size() > victim.shown.size();
    if (isTaken)
        moves += Move{card, fill(swordsandsouls::tr("to the hand of %1, for good"), {victim.id}),
            arrow(int(victim.hand.size()), int(hurt.hand.size()))};
    else if (hurt.hand.size() > victim.hand.size())
        moves += Move{swordsandsouls::tr("Recovery"), fill(swordsandsouls::tr("%1 draws a card"), {victim.id}),
            arrow(int(victim.hand.size()), int(hurt.hand.size()))};
    if (after.attack)
        moves += Move{swordsandsouls::tr("Then"), fill(swordsandsouls::tr("%1 is attacked next"), {after.attack->target}), {}};
    else
        addCards(moves, attack, after, isTaken);
    return moves;
}

} // namespace swordsandsouls::desk

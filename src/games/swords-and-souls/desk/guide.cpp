// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is said beside a table that is tried: what wins, otherwise what has the best chance of it; an answer that keeps the
// attacker from winning. It knows of the hands what everybody can know.
#include "games/swords-and-souls/desk/desk.h"
#include "games/swords-and-souls/desk/offer_words.h"

#include "games/swords-and-souls/rules/conditions.h"
#include "games/swords-and-souls/rules/questions/odds.h"
#include "games/swords-and-souls/rules/rules.h"
#include "kit/guiding.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

namespace swordsandsouls::desk {

namespace {

using Next = kit::Guiding<State>;

// A talent or a treasure, before everybody's eyes.
template <class A> bool liesOpen(const A& a) { return a.from.has_value(); }

// Chances of an attack, in thousandths: that it wins the game, that somebody falls, that a heart is lost.
using Hopes = std::array<int, 3>;

bool fells(const Attack& attack, const Player& target) { return !target.down && target.small < (attack.doubled ? 2 : 1); }

bool wouldWin(const State& state, const Attack& attack, const Player& target)
{
    return fells(attack, target) && player(state, attack.attacker).fragments + target.large >= fragmentsToWin;
}

// As far as those go whom it is aimed at: who dodges sends it on, to somebody who may be worse or better prepared.
Hopes hopesOf(const State& state, const Attack& attack)
{
    std::array<double, 3> none{1, 1, 1}; // chances that it comes to nothing
    for (const QString& one : QStringList(attack.target) + attack.more) {
        const Player& target = player(state, one);
        if (target.down)
            continue;
        const double hit = 1 - chanceOfHolding(state, target, Want::Reaction, 1).value();
        none[0] *= wouldWin(state, attack, target) ? 1 - hit : 1;
        none[1] *= fells(attack, target) ? 1 - hit : 1;
        none[2] *= 1 - hit;
    }
    Hopes hopes;
    std::ranges::transform(none, hopes.begin(), [](double nothing) { return int(std::lround(1000 * (1 - nothing))); });
    return hopes;
}

template <class A> Hopes hopesWith(const State& state, const A& a, const QString& who, bool doubled)
{
    return hopesOf(state, attackWith(state, meant(state, who, a.card, a.from, Role::Attack), a.target, {}, doubled, {}));
}

QString saying(const Hopes& hopes, const QString& otherwise)
{
    constexpr int sure = 1000;
    return hopes[0] == sure ? swordsandsouls::tr("Nothing is held against it, and the fragment is the third: it wins.")
        : hopes[0] > 0      ? swordsandsouls::tr("If it is not answered, the fragment is the third: it wins.")
                            : otherwise;
}

// Of the attack that waits: the attacker's chance after this answer, in thousandths.
template <class A> int riskAfter(const State& state, const A& a)
{
    if constexpr (std::is_same_v<A, TakeDamage>) { // what is drawn afterwards changes nothing
        return wouldWin(state, *state.attack, player(state, state.attack->target)) ? 1000 : 0;
    } else {
        Changes changes(state);
        apply(changes, state, a);
        const auto& attack = changes.state.attack;
        return attack && attack->stage == swordsandsouls::Stage::Answer ? hopesOf(changes.state, *attack)[0] : 0;
    }
}

// What shows most of the game: at first a dodge, from a talent or a treasure before a card of the hand.
template <class A> int showing(const State& state, const A& a)
{
    const bool isFirst = state.attack->path.size() < 2;
    if constexpr (std::is_same_v<A, Dodge>)
        return !isFirst ? 0 : liesOpen(a) ? 5 : 3;
    else if constexpr (std::is_same_v<A, Block>)
        return liesOpen(a) ? 4 : 2;
    else
        return 1;
}

void answer(Next& next)
{
    const State& state = next.state;
    const Attack& attack = *state.attack;
    const Player& target = player(state, attack.target);
    if (attack.stage != swordsandsouls::Stage::Answer) {
        Attack open = attack;
        open.stage = swordsandsouls::Stage::Answer;
        (wouldWin(state, open, target)
            && next.press<CancelReaction>(swordsandsouls::tr("The answer is cancelled: the attack stands, and would win.")))
            || next.press<FinishAttack>(swordsandsouls::tr("The attack has no effect any more; its cards are put away."));
        return;
    }
    const auto makesItWin = [&](const HelpAttack& a) {
        Attack doubled = attack;
        doubled.doubled |= a.doubled || card(state, a.card).doubled;
        return hopesOf(state, doubled)[0] > hopesOf(state, attack)[0];
    };
    if (next.press<HelpAttack>(swordsandsouls::tr("With double damage it would win."), makesItWin))
        return;
    const auto worth = [&](const auto& a, bool) { return std::optional(std::pair(-riskAfter(state, a), showing(state, a))); };
    const engine::Offer* act = next.best<Dodge, Block>(worth);
    if (!act)
        act = next.best<TakeDamage>(worth); // no heart is given away while something is open that keeps it
    if (!act)
        return;
    next.press(*act,
        act->action.is<Dodge>() ? swordsandsouls::tr("It goes on to the next hero, who may answer in turn.")
            : act->action.is<Block>()
            ? swordsandsouls::tr("A block ends the attack without effect.")
            : swordsandsouls::tr("A small heart becomes an obol of the attacker; without small hearts the hero falls."));
}

// Of what lies open, or everybody knows: its text gives hearts, obols or cards to whoever plays it, and it answers no attack
// later.
bool isGain(const State& state, const Play& a)
{
    const Player& who = player(state, state.turn);
    const Card& printed = card(state, a.card);
    if ((!liesOpen(a) && !who.shown.contains(a.card)) || printed.block || printed.dodge)
        return false;
    Changes changes(state);
    apply(changes, state, a);
    const Player& after = player(changes.state, state.turn);
    const qsizetype used = liesOpen(a) ? 0 : 1;
    return after.small >= who.small && after.obols >= who.obols && after.hand.size() + used >= who.hand.size()
        && std::tuple(after.small, after.obols, after.hand.size() + used) != std::tuple(who.small, who.obols, who.hand.size());
}

void play(Next& next)
{
    const State& state = next.state;
    const auto hopes = [&](const DeclareAttack& a, bool = {}) {
        const QString who = actorOf(state, a.who);
        const bool isKnown = cardOf(state, meant(state, who, a.card, a.from, Role::Attack)).attack;
        return isKnown ? std::optional(hopesWith(state, a, who, a.doubled)) : std::nullopt;
    };
    const auto isSpare = [&](const Play& a) {
        return player(state, state.turn).shown.count(a.card) > 1; // no other card is named before everybody
    };
    if (const engine::Offer* attack = next.best<DeclareAttack>(hopes))
        next.press(*attack,
            saying(*hopes(*attack->action.as<DeclareAttack>()),
                swordsandsouls::tr("Drag the card onto whom it attacks; where a dodge would send it is drawn before.")));
    else
        next.press<Play>(
            swordsandsouls::tr("Of two alike one is played for what its text gives; the other stays in hand."), isSpare)
            || next.press<Play>(swordsandsouls::tr("It costs nothing, and its text gives something: first that, then the rest."),
                [&](const Play& a) { return isGain(state, a); })
            || next.press<BeginBuying>(player(state, state.turn).obols > 0
                    ? swordsandsouls::tr("No attack is left in hand: the obols can be spent.")
                    : swordsandsouls::tr("No attack is left in hand, and without obols buying is soon over."))
            || next.press<EndTurn>(swordsandsouls::tr("Nothing else is to be done: the arsenal is filled up."));
}

// Anybody may: what could win, also from a hand that everybody knows; otherwise what lies open and meets somebody.
void between(Next& next)
{
    const State& state = next.state;
    if (next.press<ResolveInstant>(swordsandsouls::tr("Instants are carried out in their order.")))
        return;
    const auto hopes = [&](const PlayInstant& a, bool isSecret = false) -> std::optional<Hopes> {
        const bool attacks = cardOf(state, meant(state, a.who, a.card, a.from, Role::Attack)).attack;
        const Hopes chances = attacks ? hopesWith(state, a, a.who, false) : Hopes{};
        const bool meets = liesOpen(a) && (a.target.isEmpty() || !player(state, a.target).down);
        return !isSecret && (chances[0] > 0 || meets) ? std::optional(chances) : std::nullopt;
    };
    if (const engine::Offer* instant = next.best<PlayInstant>(hopes))
        next.press(*instant,
            saying(*hopes(*instant->action.as<PlayInstant>()),
                swordsandsouls::tr("Before the next turn anybody may; whoever does not goes on with it.")));
    else
        next.press<BeginTurn>(swordsandsouls::tr("Nobody plays an instant: the next hero's turn begins."));
}

} // namespace

QString Desk::guideLine(const engine::AnyState& any) const
{
    Next next(kit::stateOf<State>(any), titleOn);
    const State& state = next.state;
    constexpr int shown = 2; // turns, then the players know the way
    if (state.status == Status::Over)
        return fill(
            swordsandsouls::tr("%1 holds the third fragment and has won. “Go on with my own cards” begins your own table."),
            {state.winner});
    if (state.turns > shown)
        return swordsandsouls::tr("You have seen two turns: go on as you like. “Go on with my own cards” begins your own table.");
    if (state.attack) {
        answer(next);
        return next.line;
    }
    if (!state.inPlay.isEmpty()) {
        next.press<FinishCard>(swordsandsouls::tr("Its text is done; it goes to the discard pile."));
        return next.line;
    }
    switch (state.step) {
    case Step::Draw:
        next.press<DrawUp>(swordsandsouls::tr("A turn begins with three cards in hand."));
        break;
    case Step::Play:
        play(next);
        break;
    case Step::Buy:
        next.press<Buy>(swordsandsouls::tr("Obols buy cards of the arsenal: for the hand, or a treasure beside the hero."))
            || next.press<EndTurn>(swordsandsouls::tr("Nothing more can be paid for: the arsenal is filled up."));
        break;
    case Step::Instants:
        between(next);
        break;
    default:
        next.press<ChooseHero, Deal, LayArsenal, BeginTurn>(swordsandsouls::tr("So a table is made ready."));
    }
    return next.line;
}

} // namespace swordsandsouls::desk

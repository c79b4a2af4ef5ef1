// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a table of this game begins, and what is said beside one that is tried.
#include "games/swords-and-souls/desk/desk.h"
#include "games/swords-and-souls/desk/offer_words.h"

#include "games/swords-and-souls/rules/rules.h"
#include "kit/guiding.h"

#include <algorithm>

namespace swordsandsouls::desk {

QString Desk::line() const { return swordsandsouls::tr("Heroes in a circle, all at odds"); }

// Five heroes in their last round, what they hold in sight: whoever brings somebody down wins.
kit::Beginning Desk::tried() const
{
    return {{}, {QStringLiteral("training")}, QStringLiteral(":/games/swords-and-souls/try.jsonl")};
}

kit::Beginning Desk::owned(const kit::OwnBox& box) const
{
    Setup setup;
    setup.players = box.players;
    setup.settings.tracking = box.cardsByName ? Tracking::Cards : Tracking::Counts;
    return {kit::said(setup), {}, {}};
}

std::pair<int, int> Desk::players() const { return {3, 6}; }

namespace {

using Next = kit::Guiding<State>;

// A talent or a treasure, before everybody's eyes.
template <class A> bool liesOpen(const A& a) { return a.from.has_value(); }

// Of an attack that waits for an answer: what shows most of the game.
void answer(Next& next)
{
    const Attack& attack = *next.state.attack;
    if (attack.stage != swordsandsouls::Stage::Answer) {
        next.press<FinishAttack>(swordsandsouls::tr("The attack has no effect any more; its cards are put away."));
        return;
    }
    const bool isFirst = attack.path.size() < 2;
    const QString goesOn = swordsandsouls::tr("It goes on to the next hero, who may answer in turn.");
    const QString ends = swordsandsouls::tr("A block ends the attack without effect.");
    (isFirst && next.press<Dodge>(goesOn, &liesOpen<Dodge>)) || next.press<Block>(ends, &liesOpen<Block>)
        || (isFirst && next.press<Dodge>(goesOn)) || next.press<Block>(ends)
        || next.press<TakeDamage>(
            swordsandsouls::tr("A small heart becomes an obol of the attacker; without small hearts the hero falls."));
}

void play(Next& next)
{
    int fewest = smallHearts;
    for (const QString& other : clockwise(next.state, next.state.turn).mid(1))
        if (const Player& who = player(next.state, other); !who.down)
            fewest = std::min(fewest, who.small);
    const auto isWeakest = [&](const DeclareAttack& a) {
        return a.target.isEmpty() || (!player(next.state, a.target).down && player(next.state, a.target).small == fewest);
    };
    next.press<DeclareAttack>(
        swordsandsouls::tr("Drag the card onto whom it attacks; where a dodge would send it is drawn before."), isWeakest)
        || next.press<BeginBuying>(player(next.state, next.state.turn).obols > 0
                ? swordsandsouls::tr("No attack is left in hand: the obols can be spent.")
                : swordsandsouls::tr("No attack is left in hand, and without obols buying is soon over."))
        || next.press<EndTurn>(swordsandsouls::tr("Nothing else is to be done: the arsenal is filled up."));
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
        next.press<ResolveInstant>(swordsandsouls::tr("Instants are carried out in their order."))
            || next.press<PlayInstant>(swordsandsouls::tr("Before the next turn anybody may; whoever does not goes on with it."),
                [&](const PlayInstant& a) { return liesOpen(a) && (a.target.isEmpty() || !player(state, a.target).down); })
            || next.press<BeginTurn>(swordsandsouls::tr("Nobody plays an instant: the next hero's turn begins."));
        break;
    default:
        next.press<ChooseHero, Deal, LayArsenal, BeginTurn>(swordsandsouls::tr("So a table is made ready."));
    }
    return next.line;
}

} // namespace swordsandsouls::desk

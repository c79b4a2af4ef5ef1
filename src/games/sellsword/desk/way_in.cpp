// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a table of this game begins, and what is said beside one that is tried.
#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/offer_words.h"
#include "games/sellsword/rules/questions/questions.h"
#include "games/sellsword/rules/rules.h"
#include "kit/guiding.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace sellsword::desk {

QString Desk::line() const { return sellsword::tr("Two warbands on one map"); }

// Two small warbands a few steps apart, the first turn about to begin: two Mortal injuries win.
kit::Beginning Desk::tried() const { return {{}, {QStringLiteral("training")}, QStringLiteral(":/games/sellsword/try.jsonl")}; }

kit::Beginning Desk::owned(const kit::OwnBox& box) const
{
    Setup setup;
    if (!box.players.isEmpty())
        setup.players.clear();
    for (const QString& name : box.players) {
        Player player;
        player.id = QString(QLatin1Char(char('a' + setup.players.size())));
        player.title = name;
        setup.players += player;
    }
    return {kit::said(setup), {}, {}};
}

std::pair<int, int> Desk::players() const { return {2, 4}; }

namespace {

using Next = kit::Guiding<State>;

bool mayReply(const State& state) { return !answer(state, Replies{}).value.may.isEmpty(); }

// What waits for an answer before anything else goes on.
bool settle(Next& next)
{
    return next.press<Allot>(sellsword::tr("Wounds are taken as Vigor or as injuries; Vigor comes back, injuries stay."))
        || next.press<ForceMove>(sellsword::tr("Somebody is pushed: the marked squares are those that fit."))
        || next.press<RollAttack>(mayReply(next.state)
                ? sellsword::tr("Whoever is listed below may reply, for a green token; the die decides between miss, "
                                "glancing and hit.")
                : sellsword::tr("Nobody replies any more; the die decides between miss, glancing and hit."))
        || next.press<DoEffect, Award>(sellsword::tr("A card's text is due."));
}

// Squares to the nearest enemy, the shortest way across.
int toEnemies(const State& state, const Unit& who, Square from)
{
    int nearest = std::numeric_limits<int>::max();
    for (const Unit& other : state.units)
        if (other.at && !other.dropped && areEnemies(state, who, other))
            nearest = std::min(nearest, std::max(std::abs(other.at->x - from.x), std::abs(other.at->y - from.y)));
    return nearest;
}

void act(Next& next)
{
    const Turn& turn = *next.state.turn;
    switch (turn.stage) {
    case TurnStage::Starting:
        next.press<StartEffect, FinishTurn>(sellsword::tr("What happens at the start of a turn comes first."));
        return;
    case TurnStage::Ending:
        next.press<Recover>(sellsword::tr("Below the statistic the status is gone; it may be tried at the end of each turn."))
            || next.press<FinishTurn>(sellsword::tr("The acts are over and nothing is to be recovered from."));
        return;
    case TurnStage::Acting:
        break;
    }
    if (!turn.path.isEmpty() || !turn.past.isEmpty() || turn.cost > 0) {
        next.press<GoOn>(mayReply(next.state) ? sellsword::tr("An enemy beside the way may reply first, for a green token.")
                                              : sellsword::tr("An enemy beside the way could have replied; nobody does."));
        return;
    }
    const Unit& who = *unit(next.state, turn.unit);
    const bool hasMoved = usedOf(next.state, ActType::Move) > 0;
    const int struck = usedOf(next.state, ActType::Attack);
    const auto isNearer = [&](const std::optional<Square>& to) {
        return struck == 0 && to
            && (!who.at || toEnemies(next.state, who, *to) < toEnemies(next.state, who, *who.at)); // or it comes onto the map
    };
    const auto isFree = [&](const auto& a) { return !isBurntForNothing(next.state, a, next.all()); };
    if (!who.at
        && next.press<Move>(sellsword::tr("It comes in from its Entry Tile: the coloured squares say what each way costs."),
            [&](const Move& a) { return !a.path.isEmpty() && isFree(a); }))
        return;
    next.press<DeclareAttack>(sellsword::tr("Press the enemy: face, chances and wounds stand there before you choose."))
        || next.press<Move>(hasMoved
                ? sellsword::tr("Still nobody is in reach: points that are left and a second move bring it nearer.")
                : sellsword::tr("Nobody is in reach: the coloured squares say what each way costs."),
            [&](const Move& a) { return !a.path.isEmpty() && isNearer(a.path.last()) && isFree(a); })
        || next.press<Maneuver>(sellsword::tr("A third move is not allowed, one careful step is, and nobody replies to it."),
            [&](const Maneuver& a) { return isNearer(a.to) && isFree(a); })
        || next.press<EndTurn>(actsLeft(next.state, who) == 0 ? sellsword::tr("Its acts are used up.")
                : struck > 1 ? sellsword::tr("It has attacked twice, and no type of act comes three times in a turn.")
                             : sellsword::tr("Nobody is in reach of an attack of it; acts that are left may go unused."));
}

} // namespace

QString Desk::guideLine(const engine::AnyState& any) const
{
    Next next(
        kit::stateOf<State>(any), [](const State& state, const engine::Offer& offer) { return wordsOn(state, offer).title; });
    const State& state = next.state;
    if (state.stage == Stage::Over)
        return sellsword::tr(
            "The match is won: moves, attacks, replies, wounds. “Go on with my own cards” below begins one with your own units.");
    constexpr int shown = 2; // rounds, then the players know the way
    if (state.round > shown)
        return sellsword::tr(
            "You have seen two rounds: moves, attacks, replies, wounds. Go on as you like; “Go on with my own cards” "
            "below begins a match with your own units.");
    if (settle(next))
        return next.line;
    if (state.turn) {
        act(next);
        return next.line;
    }
    const auto isOpen = [&](const auto& act) { return !isChosenAnew(state, act); };
    next.press<ChooseMap>(sellsword::tr("Whoever won the check takes a side of the map."), isOpen)
        || next.press<PlaceTile>(sellsword::tr("Each side has a tile: its units come in there."), isOpen)
        || next.press<Activate>(sellsword::tr("Each side in turn chooses one of its units."))
        || next.press<SkipPhase0, EndRound>(sellsword::tr("Every unit had its turn: objectives are counted."))
        || next.press<FinishRound>(sellsword::tr("The round is over."))
        || next.press<StartRound, RollTactics>(sellsword::tr("So a round begins: who is better placed?"))
        || next.press<SettleTactics, ChooseSeat>(sellsword::tr("So a round begins: who is better placed?"));
    return next.line;
}

} // namespace sellsword::desk

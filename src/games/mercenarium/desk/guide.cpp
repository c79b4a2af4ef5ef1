// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is said beside a table that is tried: the act that wins, otherwise one after which nothing of its player is lost, and of
// those the one that promises most. It looks no further than whoever acts can see.
#include "games/mercenarium/desk/desk.h"
#include "games/mercenarium/desk/offer_words.h"

#include "games/mercenarium/rules/lookahead/lookahead.h"
#include "games/mercenarium/rules/rules.h"
#include "kit/guiding.h"

#include <algorithm>
#include <array>

namespace mercenarium::desk {

namespace {

bool captures(const State& state, const Placed& attacker, const Placed& defender)
{
    return encounter(state, attacker, defender).result == Contest::Capture;
}

// The captor stands where the lost card stood, and is taken in turn.
bool isAvenged(const State& state, const Placed& lost, const Placed& captor)
{
    State next = state;
    next.board.removeIf([&](const Placed& one) { return one.id == lost.id; });
    Placed& there = *found(next.board, captor.id, &Placed::id);
    there.at = lost.at;
    return std::ranges::any_of(
        beside(next, there.at), [&](const Placed* one) { return one->owner == lost.owner && captures(next, *one, there); });
}

// What the enemies could do of whose turn it is next: nothing, take a card for nothing, or win.
enum class Danger { None, Loss, Defeat };

Danger dangerOf(const State& state, Seat seat)
{
    if (isInLimbo(state, seat))
        return Danger::Defeat;
    Danger danger = Danger::None;
    for (const Placed* own : inPlay(state, seat))
        for (const Placed* enemy : enemiesBeside(state, *own)) {
            if (!captures(state, *enemy, *own))
                continue;
            if (const Player* captor = player(state, enemy->owner); captor && captor->captures() + 1 >= capturesToWin)
                return Danger::Defeat;
            if (!isAvenged(state, *own, *enemy))
                danger = Danger::Loss;
        }
    return danger;
}

// Enemy cards that some own one could take.
int inReach(const State& state, Seat seat)
{
    return int(std::ranges::count_if(enemiesOf(state, seat), [&](const Placed* enemy) {
        return std::ranges::any_of(
            enemiesBeside(state, *enemy), [&](const Placed* one) { return one->owner == seat && captures(state, *one, *enemy); });
    }));
}

// Steps from the foremost own card to the nearest enemy, or to the enemy's house.
int apart(const State& state, Seat seat)
{
    int least = state.settings.boardWidth + state.settings.boardHeight;
    for (const Placed* own : inPlay(state, seat)) {
        least = std::min(least, steps(own->at, houseOf(state, across(seat))));
        for (const Placed* enemy : enemiesOf(state, seat))
            least = std::min(least, steps(own->at, enemy->at));
    }
    return least;
}

// How an act leaves the table for whoever does it.
struct Standings {
    explicit Standings(const State& state, Seat seat)
        : wins(state.step == Step::Over && state.winner == seat)
        , danger(wins ? Danger::None : dangerOf(state, seat))
        , captured(player(state, seat)->captures())
        , inReach(desk::inReach(state, seat))
        , apart(desk::apart(state, seat))
        , inPlay(int(mercenarium::inPlay(state, seat).size()))
    {
    }

    bool wins;
    Danger danger;
    int captured, inReach, apart, inPlay;
};

template <class A> State afterwards(const State& state, const A& a)
{
    Changes changes(state);
    apply(changes, state, a);
    return std::move(changes.state);
}

// For whoever acted, some turns on; what an enemy holds in hand is nobody's to see.
int outlook(State after, Seat seat)
{
    constexpr Budget budget{2000, 4};
    for (Player& who : after.players)
        if (who.id != seat)
            who.hand.clear();
    return -lookAhead(after, budget).score;
}

template <class A> auto worthOf(const State& state, const A& a)
{
    const State after = afterwards(state, a);
    const Standings then(after, state.current);
    return std::optional(
        std::array{int(then.wins), -int(then.danger == Danger::Defeat), then.captured - int(then.danger == Danger::Loss),
            then.wins ? 0 : outlook(after, state.current), then.inReach, -then.apart, then.inPlay});
}

QString reasonOf(const State& state, const engine::Offer& offer)
{
    const Standings now(state, state.current);
    const auto then = kit::each<Action, std::optional<Standings>>(
        offer.action, [&](const auto& a) { return std::optional(Standings(afterwards(state, a), state.current)); });
    if (then->wins)
        return mercenarium::tr("It is the fifth capture, and wins.");
    if (then->captured > now.captured)
        return mercenarium::tr("Its touching edge has more dots, or as many and its suit consumes the other: the card is yours.");
    if (then->danger < now.danger)
        return mercenarium::tr("A card of yours is in danger (△); afterwards nothing is taken for nothing.");
    if (offer.action.is<Buy>())
        return mercenarium::tr("A capture is turned up and the Mercenary is yours; for victory the capture still counts.");
    if (then->inReach > now.inReach)
        return mercenarium::tr("From there a card of the enemy can be taken on your next turn.");
    const auto* summon = offer.action.as<Summon>();
    if (summon && basesFor(state, state.current, summon->card, summon->at).isEmpty())
        return mercenarium::tr("Your house is open: any card of the hand may begin there.");
    if (summon)
        return mercenarium::tr("A card comes onto your house, beside a card of its suit, or beside one of no higher value.");
    if (then->apart < now.apart)
        return mercenarium::tr("One space a turn, towards the enemy; a card takes what lies beside it.");
    return mercenarium::tr("Nothing comes nearer now, and a turn is never left out.");
}

} // namespace

QString Desk::guideLine(const engine::AnyState& any) const
{
    kit::Guiding<State> next(kit::stateOf<State>(any), titleOn);
    const State& state = next.state;
    constexpr int shown = 24; // turns, then the players know the way
    if (state.step == Step::Over)
        return mercenarium::tr("The game is over. “Go on with my own cards” begins your own table.");
    if (state.turn > shown)
        return mercenarium::tr("You know summoning and moving now: go on as you like, five captures win. “Go on with my own "
                               "cards” begins your own table.");
    if (next.press<Deal, RollOrder>(mercenarium::tr("Everybody gets five cards and a hymn; the highest roll goes first."))
        || next.press<DoEffect>(mercenarium::tr("The hymn is sung: its steps are done one after the other."),
            [](const DoEffect& step) { return step.noted.isEmpty(); })
        || next.press<EndSong>(mercenarium::tr("What the hymn says is done.")))
        return next.line;
    const auto worth = [&](const auto& a, bool) { return worthOf(state, a); };
    if (const engine::Offer* act = next.best<Capture, Buy, Summon, Move, Draw>(worth))
        next.press(*act, reasonOf(state, *act));
    return next.line;
}

} // namespace mercenarium::desk

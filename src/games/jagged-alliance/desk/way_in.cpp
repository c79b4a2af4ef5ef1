// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a table of this game begins, and what is said beside one that is tried.
#include "games/jagged-alliance/desk/desk.h"
#include "games/jagged-alliance/desk/offer_words.h"
#include "games/jagged-alliance/rules/rules.h"
#include "kit/guiding.h"

#include <algorithm>

namespace jaggedalliance::desk {

QString Desk::line() const { return jaggedalliance::tr("Free a land before the threat"); }

// Two players, an island of three sectors, everything laid out.
kit::Beginning Desk::tried() const
{
    return {{}, {QStringLiteral("training")}, QStringLiteral(":/games/jagged-alliance/try.jsonl")};
}

kit::Beginning Desk::owned(const kit::OwnBox& box) const
{
    Setup setup;
    setup.players = box.players;
    return {kit::said(setup), {QStringLiteral("roster"), QStringLiteral("dice")}, {}};
}

std::pair<int, int> Desk::players() const { return {1, 4}; }

namespace {

using Next = kit::Guiding<State>;

// What lies open is settled before anything else.
bool settle(Next& next)
{
    const auto isHere = [](const Reveal& a) { return !a.far; }; // another one only a card may name
    const auto isGained = [&](const Arrange& a) { return card(next.state, a.card).place == Place::Received; };
    const auto isShield = [](const Defend& a) { return a.worn.isEmpty() && a.rebels == 0; };
    return next.press<KeepRoll>(jaggedalliance::tr("The dice may stand, or one is rolled again where a card says so."))
        || next.press<Defend>(
            jaggedalliance::tr("Somebody was hit: armour or stealth may help, with the chance beside it."), isShield)
        || next.press<Reveal>(jaggedalliance::tr("An encounter is turned over when somebody comes to it."), isHere)
        || next.press<ComeBack, DoEffect, DropEffect>(jaggedalliance::tr("What a card says is due."))
        || next.press<Arrange>(jaggedalliance::tr("What was gained finds a place."), isGained)
        || next.press<Receive>(jaggedalliance::tr("What was gained finds a place."))
        || next.press<MoveGranted, Assign, Repeat, Forgo>(jaggedalliance::tr("What the dice gave may be used, or left."));
}

void act(Next& next)
{
    const State& state = next.state;
    const Mercenary& who = mercenary(state, state.active);
    const auto isOpen = [&](const QString& id) {
        const Sector* there = find(state.sectors, id);
        return there && there->state != SectorState::Liberated;
    };
    const bool isInFight = !enemiesAt(state, who.at).isEmpty();
    const auto fights = [&](const MoveStep& a) {
        return std::ranges::any_of(state.enemies, [&](const Figure& enemy) { return enemy.at == who.at && enemy.area == a.to; });
    };
    constexpr int rested = 2; // cubes that stay for armour and the next turn
    const bool isFresh = who.stamina > rested;
    (isFresh && next.press<Attack>(jaggedalliance::tr("Press an enemy in the sector; dice and chance stand there first.")))
        || (isFresh && isInFight
            && next.press<MoveStep>(jaggedalliance::tr("Nobody is in reach: a step into the enemy's area."), fights))
        || (isFresh && !isInFight
            && next.press<MoveStep>(jaggedalliance::tr("A sector is freed by going in and fighting."),
                [&](const MoveStep& a) { return isOpen(a.to); }))
        || next.press<EndActions>(jaggedalliance::tr("Enough done: cubes that are left pay for armour."));
}

void play(Next& next)
{
    if (next.state.active.isEmpty()) {
        next.press<Activate>(jaggedalliance::tr("Every mercenary acts once in a turn; its board lies below."))
            || next.press<EndPlayerPhase>(jaggedalliance::tr("Everybody has acted."));
    } else if (next.state.step == Step::Enemies) {
        next.press<EnemyAct>(jaggedalliance::tr("The enemies of the sector answer one by one; whom and how far is worked out."));
    } else {
        act(next);
    }
}

} // namespace

QString Desk::guideLine(const engine::AnyState& any) const
{
    Next next(kit::stateOf<State>(any), titleOn);
    const State& state = next.state;
    if (!state.scenario)
        return jaggedalliance::tr("The scenario is put away: the tracker keeps what it left behind.");
    if (state.scenario->ending != Ending::Open) {
        next.press<FinishScenario>(jaggedalliance::tr("The scenario is over; rewards and cleanup are done together."));
        return next.line;
    }
    if (state.scenario->turn > 1)
        return jaggedalliance::tr(
            "You have seen a whole turn: go on as you like. “I own it” on the start page begins with your own box.");
    if (settle(next))
        return next.line;
    if (state.threat.attack) {
        const auto most = [&](const FightCounterAttack& a) { return a.rebels == std::min(4, state.rebels); };
        next.press<FightCounterAttack>(jaggedalliance::tr("The guards hold the sector better with rebels beside them."), most);
        return next.line;
    }
    switch (state.phase) {
    case Phase::Setup:
        next.press<TickSetup, BeginPlay>(jaggedalliance::tr("What lies on the table is ticked, then play begins."));
        break;
    case Phase::Players:
        play(next);
        break;
    case Phase::Dictator:
        next.press<RaiseThreat, DrawEvent, EndDictatorPhase>(
            jaggedalliance::tr("The dictator answers: threat, event, next turn."));
        break;
    default:
        next.press<Loot, FinishScenario>(jaggedalliance::tr("What lies about may be taken."));
    }
    return next.line;
}

} // namespace jaggedalliance::desk

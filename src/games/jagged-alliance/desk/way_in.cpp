// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a table of this game begins, and what is said beside one that is tried.
#include "games/jagged-alliance/desk/desk.h"
#include "games/jagged-alliance/desk/offer_words.h"
#include "games/jagged-alliance/desk/promise.h"
#include "games/jagged-alliance/rules/questions/questions.h"
#include "games/jagged-alliance/rules/rules.h"
#include "kit/advice.h"
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
    const auto isBetter = [&](const Defend& a) {
        const auto both = asked::answer(next.state, asked::Defence{a.incoming, {}, 0}).value;
        return both && a.stealth == (both->better == RollKind::Stealth) && a.worn.isEmpty() && a.helpers.isEmpty()
            && a.rebels == 0;
    };
    const auto saves = [&](const Defend& a) {
        return a.rebels > 0 && a.rebels == asked::rebelsThatSave(next.state, a.incoming) && !a.stealth && a.worn.isEmpty()
            && a.helpers.isEmpty() && !a.terrain;
    };
    const auto hides = [&](const Defend& a) { // what the number beside it says: there is a chance at all
        const asked::Defences both = *asked::answer(next.state, asked::Defence{a.incoming, {}, 0}).value;
        return (a.stealth ? both.stealth->evades : both.armour.unhurt).percent > 0;
    };
    const auto softens = [&](const Defend& a) {
        const asked::Defences both = *asked::answer(next.state, asked::Defence{a.incoming, {}, 0}).value;
        return (a.stealth ? both.stealth->meanWounds : both.armour.meanWounds) < both.damage;
    };
    const QString given = jaggedalliance::tr("What the dice gave may be used, or left.");
    const auto helps = [&](const Assign& a) { // whoever has no wound gains nothing by one that is healed
        return !a.card.isEmpty() || a.injury || a.bleeding || mercenary(next.state, a.target).wounds > 0;
    };
    // What the number beside each die says.
    const auto kept = oddsAfter(next.state, 0);
    const engine::Offer* again = next.best<Reroll>([&](const Reroll& a, bool) {
        const auto odds = oddsAfter(next.state, a.die);
        return odds && kept && odds->percent > kept->percent ? std::optional(odds->percent) : std::nullopt;
    });
    if (again && kit::isAdvised())
        return next.press(*again, jaggedalliance::tr("A card lets this die be rolled again, and that is better."));
    return next.press<KeepRoll>(jaggedalliance::tr("The dice may stand, or one is rolled again where a card says so."))
        || next.press<Defend>(
            jaggedalliance::tr("Somebody is hit, and only rebels beside the armour can stop it, with the chance beside it."),
            saves)
        || next.press<Defend>(jaggedalliance::tr("Somebody is hit: armour or stealth may help, with the chance beside it."),
            [&](const Defend& a) { return isBetter(a) && hides(a); })
        || next.press<Defend>(jaggedalliance::tr("Somebody is hit too hard to stay unhurt; the dice may stop a part of it."),
            [&](const Defend& a) { return isBetter(a) && softens(a); })
        || next.press<Defend>(jaggedalliance::tr("Somebody is hit, and nothing stops it: the damage is taken."), isBetter)
        || next.press<Reveal>(jaggedalliance::tr("An encounter is turned over when somebody comes to it."), isHere)
        || next.press<ComeBack, DoEffect, DropEffect>(jaggedalliance::tr("What a card says is due."))
        || next.press<Arrange>(jaggedalliance::tr("What was gained finds a place."), isGained)
        || next.press<Receive>(jaggedalliance::tr("What was gained finds a place.")) || next.press<MoveGranted>(given)
        || next.press<Assign>(given, helps) || next.press<Assign, Repeat, Forgo>(given);
}

// What a plain attack is likely to bring: to defeat somebody first, then to hurt.
double promiseOf(const State& state, const Attack& a)
{
    if (a.target.isEmpty() || a.wear || !(a.helpers + a.worn).isEmpty() || a.rebels > 0)
        return 0;
    const asked::Damages odds = asked::answer(state, asked::AttackOdds{a.card, a.target, a.use, false, {}, {}, 0, 0}).value;
    return odds.defeat.percent * 100 + odds.hurt.percent;
}

// least: what it has to promise.
bool attack(Next& next, double least = 0)
{
    double best = 0;
    const auto isLooked = [&](const Attack& a) {
        best = std::max(best, promiseOf(next.state, a));
        return false;
    };
    next.press<Attack>({}, isLooked);
    constexpr double certain = 100; // percent; what only hurts promises less
    return best > least
        && next.press<Attack>(best > certain
                ? jaggedalliance::tr("The best chance of all; those of the others stand beside them.")
                : jaggedalliance::tr("No single attack defeats anybody here; this one hurts most likely."),
            [&](const Attack& a) { return promiseOf(next.state, a) == best; });
}

// Somebody here is wounded, and a consumable or a roll without fatigue may help.
bool heal(Next& next)
{
    const State& state = next.state;
    const Mercenary& who = mercenary(state, state.active);
    const auto heals = [&](const UseCard& a) {
        const Card& one = card(state, a.card);
        const QList<Effect> effects = one.effects + (a.use <= one.uses.size() ? one.uses[a.use - 1].effects : QList<Effect>());
        return mercenary(state, a.target).wounds > 0
            && std::ranges::any_of(effects, [](const Effect& effect) { return effect.kind == EffectKind::Heal; });
    };
    const QList<const Mercenary*> here = mercenariesAt(state, who.at);
    const bool isHurt =
        std::ranges::any_of(here, [&](const Mercenary* one) { return one->wounds > 0 && together(state, who, *one); });
    return next.press<UseCard>(jaggedalliance::tr("Somebody is wounded, and this heals."), heals)
        || (isHurt
            && next.press<UseSkill>(jaggedalliance::tr("Somebody here is wounded: successes heal, for a command action."),
                [](const UseSkill& a) { return a.skill == Skill::Medical && a.mission.isEmpty() && a.helpers.isEmpty(); }));
}

// A step that wounds nobody, and brings the active mercenary nearer to the nearest of these areas of its sector.
bool goTowards(Next& next, const QStringList& areas, const QString& why)
{
    const State& state = next.state;
    const Mercenary& who = mercenary(state, state.active);
    const auto far = [&](const QString& from) {
        int nearest = unreachable;
        for (const QString& area : areas)
            nearest = std::min(nearest, distance(state, who.at, from, area, true));
        return nearest;
    };
    return stepCost(state, who).wounds == 0 && next.press<MoveStep>(why, [&](const MoveStep& a) {
        return find(sector(state, who.at).areas, a.to) && far(a.to) < far(who.area);
    });
}

void act(Next& next)
{
    const State& state = next.state;
    const Mercenary& who = mercenary(state, state.active);
    const auto isOpen = [&](const QString& id) {
        const Sector* there = find(state.sectors, id);
        return there && there->state != SectorState::Liberated;
    };
    const QList<const Card*> cards = working(state, who);
    const bool isArmed = std::ranges::any_of(
        cards, [](const Card* one) { return one->used < one->perActivation && std::ranges::any_of(one->uses, &Use::isAttack); });
    QStringList foes, tokens;
    for (const Figure* enemy : enemiesAt(state, who.at))
        foes += enemy->area;
    for (const Token& token : state.tokens)
        if (token.at == who.at && !token.faceUp)
            tokens += token.area;
    constexpr int rested = 2; // cubes that stay for wounds and the next turn
    const bool isFresh = who.stamina > rested, mayStrikeBeyond = who.stamina - stepCost(state, who).total() > rested;
    const bool isInReach = next.press<Attack>({}, [](const Attack& a) { return !a.target.isEmpty(); });
    constexpr double evens = 50 * 100; // it rather falls than not, and strikes nobody any more
    next.press<Loot>(jaggedalliance::tr("What lies here may be taken, and costs nothing.")) || attack(next, isFresh ? 0 : evens)
        || heal(next)
        || (mayStrikeBeyond && isArmed && !isInReach
            && goTowards(next, foes, jaggedalliance::tr("Nobody is in reach: a step towards the enemy.")))
        || (foes.isEmpty()
            && goTowards(
                next, tokens, jaggedalliance::tr("Nobody is left here: what lies face down is turned over by going there.")))
        || (isFresh && foes.isEmpty()
            && next.press<MoveStep>(jaggedalliance::tr("A sector is freed by going in and fighting."),
                [&](const MoveStep& a) { return isOpen(a.to); }))
        || next.press<Train>(jaggedalliance::tr("A command action is left: a rebel guards this sector."))
        || next.press<EndActions>(
            jaggedalliance::tr("Enough done: the cubes that are left bear the wounds of what the enemies answer."));
}

// Everything is free: that is this scenario's objective.
bool isReached(const State& state)
{
    return state.phase == Phase::Players && !state.sectors.isEmpty()
        && std::ranges::all_of(state.sectors, [](const Sector& one) { return one.state == SectorState::Liberated; });
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
    const bool hasTicked = std::ranges::any_of(state.cities, &City::liberated);
    if (!state.scenario && !hasTicked && !state.history.isEmpty() && state.history.last().won
        && next.press<TickCity>(jaggedalliance::tr("The scenario freed a city: its cards come into the market.")))
        return next.line;
    if (!state.scenario && state.history.isEmpty()
        && next.press<StartCampaign, BeginScenario>(jaggedalliance::tr("A campaign begins by laying its first scenario out.")))
        return next.line;
    if (!state.scenario)
        return jaggedalliance::tr(
            "The scenario is put away, and the tracker keeps what it left behind. “Go on with my own cards” "
            "begins your own table.");
    if (state.scenario->ending != Ending::Open) {
        next.press<Loot>(jaggedalliance::tr("What lies beside somebody who stands may still be looted."))
            || next.press<FinishScenario>(jaggedalliance::tr("The scenario is over; rewards and cleanup are done together."));
        return next.line;
    }
    if (settle(next))
        return next.line;
    const auto isWon = [](const Declare& a) { return a.ending == Ending::Won; };
    if (isReached(state)
        && next.press<Declare>(jaggedalliance::tr("Every sector is free, as the objective says: the table declares it."), isWon))
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

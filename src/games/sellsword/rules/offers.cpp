// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is worth offering now: one offer per actor, verb and target, the refused ones too, so that nobody wonders.
#include "games/sellsword/rules/blanks.h"
#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/movement/moving.h"
#include "games/sellsword/rules/rules.h"

#include "engine/offers.h"

#include <QSet>

#include <algorithm>

namespace sellsword {

using engine::Offer;

namespace {

// A mod may print what its unit's card prints too: of two with one id the first is meant.
template <class T> QList<T> toBeNamed(QList<T> printed)
{
    QSet<QString> met;
    printed.removeIf([&](const T& one) {
        const bool isShadowed = met.contains(one.id);
        met += one.id;
        return isShadowed;
    });
    return printed;
}

class Offers : public engine::Offers<State> {
public:
    explicit Offers(const State& now)
        : engine::Offers<State>(now)
        , field(now)
    {
    }

    const Field field; // measured once for all of them

    template <class A> void add(const A& action, const QString& actor = {})
    {
        if constexpr (requires { check(field, action); })
            engine::Offers<State>::add(action, check(field, action), actor);
        else
            engine::Offers<State>::add(action, actor);
    }
};

void warbandOffers(Offers& offers, const Player& one)
{
    const QList<const Unit*> all = warband(offers.state, one.id);
    for (const bool isAgain : {false, true}) // another one of those that are there comes last
        for (const UnitCard& card : offers.state.cards)
            if (isAgain == std::ranges::any_of(all, [&](const Unit* own) { return own->cardId() == card.id; }))
                offers.add(AddUnit{one.id, card.id, {}, {}}, one.id);
    for (const Unit* own : all) {
        offers.add(RemoveUnit{own->id}, own->id);
        for (const ModCard& mod : offers.state.mods)
            offers.add(AttachMod{own->id, mod.id, {}}, own->id);
        for (const QString& mod : own->mods)
            offers.add(DetachMod{own->id, mod}, own->id);
    }
    if (!one.ready)
        offers.add(FinishWarband{one.id}, one.id);
}

void warbandOffers(Offers& offers)
{
    for (const bool isReady : {false, true}) // whoever still builds is next
        for (const Player& one : offers.state.players)
            if (one.ready == isReady)
                warbandOffers(offers, one);
}

void checkOffers(Offers& offers)
{
    const State& state = offers.state;
    offers.add(RollTactics{});
    offers.add(SettleTactics{});
    if (state.rolls.isEmpty())
        return;
    for (const Player& one : state.players) {
        if (leaders(state) == QStringList{one.id}) // against itself
            continue;
        if (state.stage == Stage::MatchCheck)
            offers.add(RerollTactics{one.id, {}, {}}, one.id);
        else
            for (const Unit* own : warband(state, one.id))
                if (warleaderOf(state, *own) > 0 || (!own->dropped && !blankWarleader(state, *own).isEmpty()))
                    offers.add(RerollTactics{one.id, own->id, {}}, own->id);
    }
}

// Squares where a tile would lie well: start areas, else the ends of the map.
QList<Square> tileSquares(const State& state)
{
    QList<Square> all;
    if (!state.map)
        return {Square{}};
    for (const Zone& zone : state.map->startAreas)
        all += zone.at.from;
    if (all.isEmpty())
        all = {{0, 0}, {state.map->width - 2, state.map->height - 2}};
    all.removeIf([&](Square s) { return s.x < 0 || s.y < 0 || s.x + 2 > state.map->width || s.y + 2 > state.map->height; });
    return all;
}

void mapOffers(Offers& offers)
{
    const State& state = offers.state;
    for (const Player& one : state.players) {
        if (state.picker.isEmpty())
            offers.add(NamePicker{one.id}, one.id);
        for (const Zone& area : state.map ? state.map->startAreas : QList<Zone>())
            if (area.id != one.side && (state.picker.isEmpty() || state.picker == one.id))
                offers.add(ChooseMap{one.id, area.id, {}}, one.id);
        for (const Square square : tileSquares(state))
            offers.add(PlaceTile{one.id, square}, one.id);
    }
    offers.add(StartRound{});
}

std::optional<Square> freeNear(const Board& board, const Unit& who)
{
    const Player* owner = player(board.state, who.player);
    const Square at = owner && owner->tile ? *owner->tile : Square{};
    const QList<Square> open = nearestOpen(board, who, at);
    return open.isEmpty() ? std::nullopt : std::optional(open.first());
}

void deployOffers(Offers& offers)
{
    if (!offers.state.map || offers.state.settings.deployment != Deployment::Free)
        return;
    const Board& board = *offers.field.board();
    for (const Unit& one : offers.state.units)
        if (!one.at && !one.dropped)
            if (const auto square = freeNear(board, one))
                offers.add(Deploy{one.id, *square}, one.id);
}

// Squares as they are counted; beside each other, with a wall between, is no place to fight from.
int farFrom(const Board& board, Body from, Body to)
{
    const int away = board.distance(from, to);
    return away < 0 ? unreachable : away == 1 && !board.areAdjacent(from, to) ? 2 : away;
}

// Beside every enemy that can be reached, and as far towards each as points go: a person picks squares on the map.
void wayOffers(Offers& offers, const Unit& who, int acts, const QList<Reached>& reach, QList<Square>& offered)
{
    const State& state = offers.state;
    const Board& board = *offers.field.board();
    const auto towards = [&](Body goal) {
        const Reached* best = nullptr;
        const int side = sideLength(state, who);
        int nearest = who.at ? farFrom(board, {*who.at, side}, goal) * 100 : INT_MAX; // no way back
        // Around walls it is never nearer than straight over them: those that seem nearest are counted first.
        const auto atLeast = [&](const Reached& one) {
            return (openDistance(one.at.x - goal.at.x, one.at.y - goal.at.y) - (side - 1) - (goal.side - 1)) * 100 + one.cost;
        };
        QList<const Reached*> likely;
        for (const Reached& one : reach)
            if (one.mayStop && one.at != who.at)
                likely += &one;
        std::ranges::stable_sort(likely, {}, [&](const Reached* one) { return atLeast(*one); });
        for (const Reached* one : likely) {
            if (atLeast(*one) >= nearest)
                break;
            const int away = farFrom(board, {one->at, side}, goal) * 100 + one->cost;
            if (away < nearest) {
                nearest = away;
                best = one;
            }
        }
        if (!best || offered.contains(best->at))
            return;
        offered += best->at;
        offers.add(Move{who.id, best->way, acts, 0, 0, {}}, who.id);
    };
    for (const Unit& other : state.units)
        if (areEnemies(state, who, other) && other.at && !other.dropped)
            towards(bodyOf(state, other));
    const auto isHeld = [&](const Zone& objective) { return who.at && objective.at.contains(*who.at); };
    if (std::ranges::none_of(state.map->objectives, isHeld)) // nobody leaves one for another
        for (const Zone& objective : state.map->objectives)
            towards({objective.at.from, 1});
    if (offered.isEmpty())
        towards({{board.width / 2, board.height / 2}, 1});
}

// How far it is from a square to an enemy, as if nothing stood between; 0 where none is on the map.
int nearestEnemy(const State& state, const Unit& who, Square from)
{
    int nearest = INT_MAX;
    for (const Unit& other : state.units)
        if (areEnemies(state, who, other) && other.at && !other.dropped)
            nearest = std::min(nearest, openDistance(from.x - other.at->x, from.y - other.at->y));
    return nearest == INT_MAX ? 0 : nearest;
}

void moveOffers(Offers& offers, const Unit& who)
{
    const State& state = offers.state;
    if (isLight(state) && !state.map)
        return; // figures are moved on the table
    if (!state.map) {
        if (state.turn->points > 0)
            offers.add(Move{who.id, {}, 0, state.turn->points, 0, {}}, who.id);
        offers.add(Move{who.id, {}, 1, moveOf(state, who), 0, {}}, who.id);
        offers.add(Maneuver{who.id, {}, 1}, who.id);
        return;
    }
    const Board& board = *offers.field.board();
    QList<Square> offered;
    // Points that are left first; with another act they carry on (SS-123).
    for (const int acts : state.turn->points > 0 ? QList<int>{0, 1} : QList<int>{1}) {
        const int points = state.turn->points + acts * moveOf(state, who);
        wayOffers(offers, who, acts, reachOf(board, who, points, state.turn->diagonals), offered);
    }
    if (!who.at)
        return;
    QList<Square> beside;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            if (const Square next{who.at->x + dx, who.at->y + dy};
                (dx != 0 || dy != 0) && next.x >= 0 && next.y >= 0 && stopAt(board, who, next).isFree())
                beside += next;
    std::ranges::stable_sort(beside, {}, [&](Square s) { return nearestEnemy(state, who, s); });
    for (const Square next : beside)
        offers.add(Maneuver{who.id, next, 1}, who.id);
}

void chargeOffers(Offers& offers, const Unit& who, const Attack& attack, const Unit& target, const QList<QList<Square>>& ways)
{
    for (const QList<Square>& way : ways)
        offers.add(Charge{who.id, attack.id, target.id, way, {}}, who.id);
    if (ways.isEmpty()) // refused, and why
        offers.add(Charge{who.id, attack.id, target.id, {}, {}}, who.id);
}

enum class Priced { No, Yes }; // beside acts: tokens, Vigor

bool hasPrice(const Attack& attack) { return attack.vigor > 0 || attack.tokens != Tokens{}; }

void chargesOffers(Offers& offers, const Unit& who)
{
    const State& state = offers.state;
    const Field& field = offers.field;
    constexpr int near = 6; // nobody wonders why it cannot charge farther
    const auto isNear = [&](const Unit& other) {
        return !state.map || (who.at && other.at && openDistance(who.at->x - other.at->x, who.at->y - other.at->y) <= near);
    };
    for (const Unit& other : state.units) {
        if (!areEnemies(state, who, other) || !inPlay(state, other) || !isNear(other))
            continue;
        const QList<QList<Square>> ways = chargeWays(field, who, other);
        for (const Attack& attack : toBeNamed(attacksOf(state, who)))
            if (!attack.burst)
                chargeOffers(offers, who, attack, other, ways);
    }
}

void attackOffers(Offers& offers, const Unit& who, Priced priced)
{
    const State& state = offers.state;
    for (const Attack& attack : toBeNamed(attacksOf(state, who)))
        for (const Unit& other : state.units) {
            if (!areEnemies(state, who, other) || !inPlay(state, other) || hasPrice(attack) != (priced == Priced::Yes))
                continue;
            if (attack.burst)
                offers.add(
                    DeclareAttack{who.id, attack.id, {}, other.at, state.map ? QStringList() : QStringList{other.id}, {}, {}, {}},
                    who.id);
            else
                offers.add(DeclareAttack{who.id, attack.id, other.id, {}, {}, {}, {}, {}}, who.id);
        }
}

void traitOffers(Offers& offers, const Unit& who, Priced priced)
{
    for (const Trait& trait : toBeNamed(traitsOf(offers.state, who)))
        if (trait.isUsed() && (trait.vigor > 0 || trait.tokens != Tokens{}) == (priced == Priced::Yes))
            offers.add(UseTrait{who.id, trait.id, {}}, who.id);
}

// What a unit can do of itself; what costs more than acts comes last.
void actOffers(Offers& offers, const Unit& who)
{
    const State& state = offers.state;
    attackOffers(offers, who, Priced::No);
    if (state.turn)
        moveOffers(offers, who);
    for (const Token colour : {Token::Green, Token::Blue, Token::Red})
        if (poolOf(state, who).of(colour) > 0 || who.owedTokens.of(colour) < 0)
            offers.add(Rest{who.id, colour}, who.id);
    traitOffers(offers, who, Priced::No);
    if (state.turn ? state.turn->downed : !who.crowed)
        offers.add(Crow{who.id}, who.id);
    attackOffers(offers, who, Priced::Yes);
    chargesOffers(offers, who);
    traitOffers(offers, who, Priced::Yes);
}

// Where nobody said how far it is, only who has a token for it may think of a reply.
bool mayStandBeside(const Field& field, const Unit& one, const Unit& actor)
{
    const State& state = field.state;
    return field.adjacent(one, actor) || (state.turn && state.turn->past.contains(one.id))
        || (!state.strikes.isEmpty() && !blankAdjacency(field, one, actor).isEmpty()
            && (tokensOf(state, one).green > 0 || !blankToken(state, one, Token::Green).isEmpty()));
}

void replyOffers(Offers& offers)
{
    const State& state = offers.state;
    const Unit* actor = answered(state);
    if (!actor)
        return;
    const Field& field = offers.field;
    for (const Unit& one : state.units)
        if (areEnemies(state, one, *actor) && mayStandBeside(field, one, *actor))
            for (const Attack& attack : toBeNamed(attacksOf(state, one))) {
                const QList<Square> origins = replyOrigins(field, one, attack);
                for (const Square origin : origins)
                    offers.add(Reply{one.id, attack.id, {}, origin, {}}, one.id);
                if (origins.isEmpty())
                    offers.add(Reply{one.id, attack.id, {}, {}, {}}, one.id);
            }
}

// Every split into Vigor and injuries, with every choice of boxes.
void allotOffers(Offers& offers)
{
    const State& state = offers.state;
    QStringList seen;
    for (const Hurt& hurt : state.hurts) {
        if (seen.contains(hurt.id))
            continue;
        seen += hurt.id;
        const Unit& who = *unit(state, hurt.id);
        const int due = hurt.wounds / group;
        for (int avoided = avoidable(state, who, due); avoided >= 0; --avoided)
            for (const QStringList& boxes : boxesOf(state, who, due - avoided))
                offers.add(Allot{hurt.id, avoided * group, boxes}, hurt.id);
    }
}

void waitingOffers(Offers& offers)
{
    const State& state = offers.state;
    allotOffers(offers);
    for (const Shove& shove : state.shoves) {
        const Unit& who = *unit(state, shove.id);
        if (state.map && !who.at)
            continue;
        if (!state.map) {
            offers.add(ForceMove{shove.id, {}, {}}, shove.id);
            continue;
        }
        const QList<QList<Square>> ways = forcedWays(*offers.field.board(), who, shove);
        for (const QList<Square>& way : ways.first(std::min<qsizetype>(ways.size(), 60))) // the nearest come first
            offers.add(ForceMove{shove.id, way, {}}, shove.id);
    }
    if (!state.strikes.isEmpty()) // free; a reply costs a token
        offers.add(RollAttack{}, state.strikes.first().who);
    replyOffers(offers);
}

void rerollOffers(Offers& offers)
{
    const State& state = offers.state;
    const Unit* attacker = unit(state, state.missed->who);
    for (const Unit* own : attacker ? warband(state, attacker->player) : QList<const Unit*>())
        if (warleaderOf(state, *own) > 0 && state.settings.warleaderUse2 == OnOff::On)
            offers.add(Reroll{own->id, {}}, own->id);
}

void turnOffers(Offers& offers)
{
    const State& state = offers.state;
    const Unit& who = *unit(state, state.turn->unit);
    if (state.turn->stage == TurnStage::Starting) {
        for (const QString& what : state.turn->starts)
            offers.add(StartEffect{what, {}}, who.id);
        if (who.dropped)
            offers.add(FinishTurn{}, who.id);
        return;
    }
    if (state.turn->stage == TurnStage::Ending) {
        for (const Status& status : who.statuses)
            offers.add(Recover{status.id, {}}, who.id);
        if (state.turn->recovery)
            for (const Unit* friendly : warband(state, who.player))
                if (warleaderOf(state, *friendly) > 0)
                    offers.add(LendDie{friendly->id, {}}, friendly->id);
        offers.add(FinishTurn{}, who.id);
        return;
    }
    if (!state.turn->path.isEmpty() || !state.turn->past.isEmpty() || state.turn->cost > 0) {
        offers.add(GoOn{}, who.id);
        offers.add(GoOn{true}, who.id);
        replyOffers(offers);
    }
    if (!who.dropped)
        actOffers(offers, who);
    if (state.missed)
        rerollOffers(offers);
    offers.add(EndTurn{}, who.id);
    if (who.dropped)
        offers.add(FinishTurn{}, who.id);
}

void phaseOffers(Offers& offers)
{
    const State& state = offers.state;
    if (isWaiting(state)) {
        waitingOffers(offers);
        return;
    }
    if (state.turn) {
        turnOffers(offers);
        return;
    }
    for (const Unit& one : state.units)
        if (!one.dropped && isLight(state))
            actOffers(offers, one);
    if (state.missed)
        rerollOffers(offers);
    for (const Unit& one : state.units)
        if (!one.dropped)
            offers.add(Activate{one.id, {}}, one.id);
    if (hasPhase0(state))
        offers.add(SkipPhase0{});
    offers.add(EndRound{});
    if (!state.map || !contested(state).isEmpty()) { // the table says who holds an objective
        QStringList all;
        for (const Player& one : state.players)
            if (mayHold(state, one.id)) {
                offers.add(EndRound{{one.id}}, one.id);
                all += one.id;
            }
        if (all.size() > 1)
            offers.add(EndRound{all});
    }
}

} // namespace

QList<Offer> offers(const State& state)
{
    Offers offers(state);
    for (const Effect* effect : due(state)) {
        if (faultsIn(state, DoEffect{{}, effect->id}).isEmpty())
            offers.add(DoEffect{{}, effect->id});
        offers.add(DropEffect{effect->id});
    }
    for (const QString& id : namesOf(state, QLatin1String("unscored")))
        for (const Player& one : state.players)
            offers.add(Award{id, one.id}, id);
    if (isWaiting(state) && state.stage != Stage::Phases && state.stage != Stage::Over)
        waitingOffers(offers);
    switch (state.stage) {
    case Stage::Warbands:
        warbandOffers(offers);
        break;
    case Stage::MatchCheck:
    case Stage::RoundCheck:
        checkOffers(offers);
        break;
    case Stage::Map:
        mapOffers(offers);
        deployOffers(offers);
        break;
    case Stage::Ready:
        deployOffers(offers);
        offers.add(StartRound{});
        break;
    case Stage::Seats:
        for (const Player& one : state.players)
            for (int seat = 1; seat <= state.players.size(); ++seat)
                if (one.seat == 0
                    && (state.players.size() != 2 || !player(state, state.advantaged)
                        || one.id == state.advantaged)) // of two the other one has what is left
                    offers.add(ChooseSeat{one.id, seat}, one.id);
        break;
    case Stage::Phases:
        phaseOffers(offers);
        break;
    case Stage::RoundEnd:
        offers.add(FinishRound{});
        break;
    case Stage::Over:
        break;
    }
    // Between rounds, and where somebody has nobody left to fight with (AS-56).
    const bool isBetween = state.stage == Stage::Ready || state.stage == Stage::RoundEnd;
    const bool isOutplayed = state.stage == Stage::Phases && !state.turn && !isWaiting(state)
        && std::ranges::any_of(state.players, [&](const Player& p) { return isBeaten(state, p.id); });
    if ((isBetween || isOutplayed) && state.round > 0)
        offers.add(EndMatch{});
    return std::move(offers.all);
}

} // namespace sellsword

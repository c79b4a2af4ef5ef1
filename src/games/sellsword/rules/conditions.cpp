// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/rules/conditions.h"

#include "games/sellsword/rules/changes.h"
#include "games/sellsword/rules/combat/declaring.h"
#include "games/sellsword/rules/rules.h"
#include "games/sellsword/rules/titles.h"

#include <algorithm>
#include <numeric>

namespace sellsword {

using engine::Truth;

namespace {

constexpr int mostOfOneType = 2; // Rule of 3 (SS-107)
constexpr int mostMarks = 4;     // SS-037

Deed liftedBy(ActType type)
{
    return type == ActType::Attack  ? Deed::Attack
        : type == ActType::Move     ? Deed::Move
        : type == ActType::Maneuver ? Deed::Maneuver
        : type == ActType::Rest     ? Deed::Rest
                                    : Deed::Trait;
}

// One power that takes three acts is used once; three basic moves in a row are three.
void mayRepeat(Checks& checks, const State& state, const Unit& unit, ActType type, int used, int acts)
{
    const int counted = type == ActType::Attack && acts > 1 && state.settings.twoActCounts == 1 ? 1 : acts;
    const bool isOnePower = used == 0 && type != ActType::Move;
    const bool isFree = type == ActType::Rest && playsOther(state, Unclear::AS_09);
    const bool isWithin = isOnePower || used + counted <= mostOfOneType;
    const bool fits = isWithin || isFree;
    const bool lifted = lifts(state, unit, liftedBy(type));
    checks.must(R::E_RULE3, fits || lifted, [&] { return QStringList{number(used), number(counted)}; });
    const int halved = type == ActType::Attack ? usedOf(state, ActType::More) : 0; // of attacks that counted once
    const bool fitsCountedTwice = (used == 0 && type != ActType::Move) || used + halved + acts <= mostOfOneType;
    checks.starIf(isWithin != fitsCountedTwice && !lifted, "two_act_counts");
    checks.starIf(isFree && !isWithin, markOf(Unclear::AS_09));
    if (!fits && lifted)
        checks.note(R::I_LIFTED).byCard();
    if (fits || lifted)
        return;
    const auto nothing = [] { return QStringList(); };
    if (type == ActType::Move)
        checks.must(used > 0 ? R::E_RULE3_MOVE : R::E_RULE3_MOVES, false, [&] { return QStringList{number(acts)}; });
    else if (type == ActType::Maneuver)
        checks.must(R::E_RULE3_MANEUVER, false, nothing);
    else if (type == ActType::Rest)
        checks.must(R::E_RULE3_REST, false, nothing);
    if (counted > 1)
        checks.must(R::E_RULE3_GREAT, false, [&] { return QStringList{number(counted)}; });
    if (moreActsOf(state, unit) > 0)
        checks.must(R::E_BOOK_LIMIT, false, [&] {
            return QStringList{titleOf(state, unit.id), number(moreActsOf(state, unit))};
        });
}

// Which statuses took the acts that are missing.
void whyFewActs(Checks& checks, const State& state, const Unit& unit)
{
    const auto name = [&] { return QStringList{titleOf(state, unit.id)}; };
    if (statusOf(unit, StatusKind::Shaken))
        checks.must(R::E_ACTS_SHAKEN, false, name);
    if (statusOf(unit, StatusKind::Stunned))
        checks.must(R::E_ACTS_STUNNED, false, name);
    if (isPawn(state, unit))
        checks.must(R::E_ACTS_PAWN, false, name);
}

// Which rule makes everything else wait.
void whyPending(Checks& checks, const State& state, bool isMoving)
{
    const auto nothing = [] { return QStringList(); };
    if (!state.hurts.isEmpty())
        checks.must(R::E_PENDING_WOUNDS, false, nothing);
    if (std::ranges::any_of(state.strikes, &Strike::reply))
        checks.must(R::E_PENDING_REPLY, false, nothing);
    if (isMoving)
        checks.must(R::E_PENDING_MOVE, false, nothing);
}

// By the rule that says what is printed there.
R unknownRule(const QString& path)
{
    static const QHash<QString, R> rules{{QStringLiteral("kind"), R::W_UNKNOWN_QUALITY},
        {QStringLiteral("quality"), R::W_UNKNOWN_QUALITY}, {QStringLiteral("cost"), R::W_UNKNOWN_COST},
        {QStringLiteral("agility"), R::W_UNKNOWN_STAT}, {QStringLiteral("brawn"), R::W_UNKNOWN_STAT},
        {QStringLiteral("spirit"), R::W_UNKNOWN_STAT}, {QStringLiteral("wits"), R::W_UNKNOWN_STAT},
        {QStringLiteral("move"), R::W_UNKNOWN_MOVE}, {QStringLiteral("armor"), R::W_UNKNOWN_ARMOR},
        {QStringLiteral("vigor"), R::W_UNKNOWN_VIGOR}, {QStringLiteral("fantasy"), R::W_UNKNOWN_FANTASY},
        {QStringLiteral("marks"), R::W_UNKNOWN_MARKS}, {QStringLiteral("attacks"), R::W_UNKNOWN_ATTACKS},
        {QStringLiteral("bonus"), R::W_UNKNOWN_ATTACKS}, {QStringLiteral("range"), R::W_UNKNOWN_ATTACKS},
        {QStringLiteral("effects"), R::W_UNKNOWN_ATTACKS}};
    return rules.value(path.section(QLatin1Char('.'), -1), R::W_UNKNOWN);
}

// A match that the table ended as it stood: nobody has reached the target, and most points count.
R overRule(const State& state)
{
    const auto winner = std::ranges::find(state.players, state.winner, &Player::id);
    const bool isWon = winner != state.players.end() && winner->vp >= pointsToWin(state);
    return state.stage == Stage::Over && !isWon     ? R::E_OVER_EARLY
        : state.settings.winRule == WinRule::Exceed ? R::E_OVER_PAST
                                                    : R::E_OVER;
}

QString unitPath(const Unit& unit, const char* field)
{
    return QStringLiteral("units.") + unit.id + QLatin1Char('.') + QLatin1String(field);
}

} // namespace

QString squareText(std::optional<Square> square) { return square ? square->text() : tr("off the map"); }

void notOver(Checks& checks, const State& state)
{
    checks.must(overRule(state), state.stage != Stage::Over, [] { return QStringList(); });
}

void inPhases(Checks& checks, const State& state)
{
    notOver(checks, state);
    checks.must(R::E_PHASES, state.stage == Stage::Phases || state.stage == Stage::Over,
        [&] { return QStringList{stageName(state.stage)}; });
}

void nothingWaits(Checks& checks, const State& state)
{
    checks.must(R::E_PENDING, !isWaiting(state), [&] { return QStringList{waitingFor(state)}; });
    whyPending(checks, state, false);
}

void nothingHurts(Checks& checks, const State& state)
{
    const bool hurts = !state.hurts.isEmpty() || !state.shoves.isEmpty();
    checks.must(R::E_PENDING, !hurts, [&] { return QStringList{waitingFor(state)}; });
    if (!state.hurts.isEmpty())
        checks.must(R::E_PENDING_WOUNDS, false, [] { return QStringList(); });
}

void mayAct(Checks& checks, const State& state, const Unit& unit, ActType type, int acts, Deed deed, const QList<int>& tied)
{
    inPhases(checks, state);
    const auto name = [&] { return QStringList{titleOf(state, unit.id)}; };
    checks.must(R::E_DROPPED, !unit.dropped, name);
    const bool active = isActive(state, unit);
    checks.must(R::E_OFF_TURN, active || isUntracked(state), name);
    if (!active && !isUntracked(state) && (type == ActType::Move || type == ActType::Maneuver))
        checks.must(R::E_OFF_TURN_MOVE, false, name);
    checks.noteIf(isUntracked(state), R::I_LIGHT_TABLE);
    if (active) {
        checks.must(
            R::E_STARTS, state.turn->stage != TurnStage::Starting, [&] { return QStringList{listed(startTexts(state))}; });
        checks.must(R::E_ENDED, state.turn->stage != TurnStage::Ending, name);
    }
    const bool isMoving = type != ActType::Move && isOnTheWay(state); // a mover may choose another way
    checks.must(R::E_PENDING, !isWaiting(state) && !isMoving,
        [&] { return QStringList{isMoving ? tr("the move goes on") : waitingFor(state)}; });
    whyPending(checks, state, isMoving);
    const bool forbidden = forbids(state, unit, deed) || forbids(state, unit, Deed::Act);
    checks.must(R::E_FORBIDDEN, !forbidden, name);
    if (forbidden)
        checks.byCard();
    if (statusOf(unit, StatusKind::Helpless)) {
        checks.must(R::E_HELPLESS, false, name);
        if (const int more = moreActsOf(state, unit); more > 0)
            checks.must(R::E_BOOK_LIMIT, false, [&] { return QStringList{titleOf(state, unit.id), number(more)}; });
    }
    if (!active)
        return;
    const int left = actsLeft(state, unit), needed = std::accumulate(tied.begin(), tied.end(), acts);
    checks.must(R::E_ACTS, left >= needed, [&] { return QStringList{number(left), number(needed)}; });
    const int atOnce = std::max(0, actsOf(state, unit) - int(state.turn->acts.size()));
    checks.starIf((left >= needed) != (atOnce >= needed), "status_acts_at_once");
    if (left < needed) {
        if (type == ActType::Attack && acts > 1)
            checks.must(R::E_ACTS_GREAT, false, [&] { return QStringList{number(acts)}; });
        if (type == ActType::Trait || needed > acts)
            checks.must(R::E_ACTS_TRAIT, false, [&] { return QStringList{number(needed)}; });
        whyFewActs(checks, state, unit);
    }
    if (const int more = moreActsOf(state, unit); left >= needed && more > 0 && left - needed < more)
        checks.note(R::I_MORE_ACTS).byCard();
    mayRepeat(checks, state, unit, type, usedOf(state, type), acts);
    int used = usedOf(state, ActType::Trait);
    for (const int more : tied) {
        mayRepeat(checks, state, unit, ActType::Trait, used, more);
        used += more;
    }
    checks.noteIf(checks.isAllowed(), R::I_ACTS);
}

R whatPays(Token colour)
{
    return colour == Token::Green ? R::E_TOKEN_GREEN : colour == Token::Blue ? R::E_TOKEN_BLUE : R::E_TOKEN_RED;
}

void mayPay(Checks& checks, const State& state, const Unit& unit, const Tokens& tokens, int vigor)
{
    const Tokens has = tokensOf(state, unit);
    for (const Token colour : {Token::Green, Token::Blue, Token::Red})
        if (const int needed = tokens.of(colour); needed > 0) {
            const bool pays = has.of(colour) >= needed;
            const Blanks blanks = blankToken(state, unit, colour);
            checks.must(R::E_TOKEN, Truth(pays, blanks), [&] {
                return QStringList{titleOf(state, unit.id), shown(colour), number(has.of(colour)), number(needed)};
            });
            if (!pays && blanks.isEmpty())
                checks.must(whatPays(colour), false, [&] { return QStringList{titleOf(state, unit.id)}; });
        }
    if (vigor > 0) {
        const int left = vigorOf(state, unit);
        checks
            .must(R::E_VIGOR, Truth(left >= vigor, blankVigor(state, unit)),
                [&] {
                    return QStringList{number(left), number(vigor), number(vigor - left)};
                })
            .change([&] { return unitPath(unit, "vigor"); }, vigor);
    }
}

void notLost(Checks& checks, const Unit& unit, const QString& id, const State& state)
{
    if (isLost(unit, id))
        checks.must(R::E_LOST, false, [&] { return QStringList{titleOf(state, unit.id), boxText(state, unit, id)}; });
}

Price priceOf(const State& state, const Unit& unit, const QString& id, const QStringList& traits)
{
    Price price;
    const auto add = [&](const auto* part) {
        if (!part)
            return;
        price.tokens = {
            price.tokens.green + part->tokens.green, price.tokens.blue + part->tokens.blue, price.tokens.red + part->tokens.red};
        price.vigor += part->vigor;
    };
    add(attackOf(state, unit, id));
    for (const QString& name : traits) {
        const Trait* trait = traitOf(state, unit, name);
        add(trait);
        if (trait && trait->acts > 0)
            price.tied += trait->acts;
    }
    return price;
}

void mayUse(Checks& checks, const State& state, const Unit& unit, const QString& id)
{
    const Attack* attack = attackOf(state, unit, id);
    checks.must(R::E_NOT_ITS, attack ? Truth(true) : Truth(false, blankFact(state, unit, QLatin1String("attacks"))), [&] {
        QStringList own;
        for (const Attack& one : attacksOf(state, unit))
            own += printedTitle(one);
        return QStringList{titleOf(state, unit.id), attackTitle(state, unit.id, id), own.isEmpty() ? tr("none") : listed(own)};
    });
    if (attack)
        noteBlanks(checks, blankWounds(state, unit, *attack));
    notLost(checks, unit, id, state);
}

QString shownSquares(int away, int count) { return away < 0 || away >= unreachable ? tr("out of reach") : number(count); }

void maySee(Checks& checks, const Field& field, const Unit& unit, const Unit& target)
{
    const State& state = field.state;
    const bool isSeen = field.view(unit, target).visible;
    const auto name = [&] { return QStringList{titleOf(state, target.id)}; };
    checks.must(R::E_SIGHT, isSeen, name);
    if (isSeen || !field.board() || !unit.at || !target.at)
        return;
    for (const R why : whyUnseen(field, unit, target))
        checks.must(why, false, [&] { return QStringList{titleOf(state, why == R::E_SIGHT_GHOST ? unit.id : target.id)}; });
}

QList<R> whyUnseen(const Field& field, const Unit& viewer, const Unit& target)
{
    const State& state = field.state;
    QList<R> why;
    if (!field.board() || !viewer.at || !target.at)
        return why;
    const Board& board = *field.board();
    const Body from = bodyOf(state, viewer), to = bodyOf(state, target);
    if (sightBetween(board, from, to, Size::Big).visible) {
        why += R::E_SIGHT_BODIES;
    } else {
        if (board.anyBetween(from, to, [&](Square s) { return board.is(s, Terrain::SlidingWall) && board.isWall(s); }))
            why += R::E_SIGHT_SLIDING;
        if (has(state, viewer, common::ghostly))
            why += R::E_SIGHT_GHOST;
    }
    if (has(state, target, common::invisible) || statusOf(target, StatusKind::Invisible))
        why += R::E_SIGHT_UNSEEN;
    return why;
}

void mayAim(Checks& checks, const Field& field, const Unit& unit, const Attack& attack, const Unit& target)
{
    const State& state = field.state;
    checks.must(R::E_DROPPED, !target.dropped, [&] { return QStringList{titleOf(state, target.id)}; });
    checks.should(R::W_FRIEND, areEnemies(state, unit, target), [&] { return QStringList{titleOf(state, target.id)}; });
    const View& view = field.view(unit, target);
    maySee(checks, field, unit, target);
    const std::optional<int> range = field.distance(unit, target);
    if (range)
        checks.must(R::E_RANGE, *range <= attack.range ? Truth(true) : Truth(false, blankRange(state, unit, attack)), [&] {
            return QStringList{shownSquares(*range, *range), number(attack.range), shownSquares(*range, *range - attack.range)};
        });
    else if (isLight(state))
        checks.must(R::E_RANGE, Truth(true, blankDistance(field, unit, target)), [] { return QStringList(); });
    else if (!state.map)
        checks.must(R::W_DISTANCE, Truth(true, blankDistance(field, unit, target)), [] { return QStringList(); })
            .starIf(state.settings.tracking == Tracking::Everything, "tracking");
    noteBlanks(checks, blankBonus(state, unit, attack) + blankStat(state, target, attack.vs)); // what the roll has to reach
    const int wits = statOf(state, unit, Stat::Wits);
    if (view.invisible && range)
        checks.must(R::E_WITS, Truth(*range < wits, blankStat(state, unit, Stat::Wits)), [&] {
            return QStringList{shownSquares(*range, *range), number(wits), shownSquares(*range, *range - wits + 1)};
        });
}

void mayBurst(Checks& checks, const Field& field, const Unit& unit, const Attack& attack, Square origin)
{
    if (!field.board())
        return;
    const int range = field.board()->has(origin) ? field.board()->distance(bodyOf(field.state, unit), {origin, 1}) : -1;
    if (unit.at) // who has not entered the map sees nothing of it
        checks.must(R::E_BURST_RANGE,
            range >= 0 && range > attack.range ? Truth(false, blankRange(field.state, unit, attack)) : Truth(range >= 0), [&] {
                return QStringList{shownSquares(range, range), number(attack.range)};
            });
    checks.must(R::E_BURST_SIGHT, unit.at && seesCentre(*field.board(), bodyOf(field.state, unit), origin),
        [&] { return QStringList{origin.text()}; });
}

void mayTie(Checks& checks, const State& state, const Unit& unit, const QString& attack, const QStringList& traits)
{
    if (!traits.isEmpty() && forbids(state, unit, Deed::Trait))
        checks.must(R::E_FORBIDDEN, false, [&] { return QStringList{titleOf(state, unit.id)}; }).byCard();
    for (const QString& id : traits) {
        const Trait* trait = traitOf(state, unit, id);
        checks.must(R::E_NO_TRAIT, trait != nullptr, [&] {
            return QStringList{titleOf(state, unit.id), traitTitle(state, unit, id)};
        });
        if (!trait)
            continue;
        checks.must(R::E_TIED_OTHER, trait->tied == attack || trait->tied == QLatin1String("any"),
            [&] { return QStringList{traitTitle(state, unit, id)}; });
        checks.must(R::E_TIED_TWICE, traits.count(id) == 1, [&] { return QStringList{traitTitle(state, unit, id)}; });
        notLost(checks, unit, id, state);
    }
}

void noteBlanks(Checks& checks, const Blanks& blanks)
{
    for (const engine::Blank& blank : blanks)
        checks.should(unknownRule(blank.path), Truth(true, {blank}), [] { return QStringList(); });
}

void notPinned(Checks& checks, const State& state, const Unit& unit)
{
    checks.must(R::E_PINNED, !statusOf(unit, StatusKind::Pinned), [&] { return QStringList{titleOf(state, unit.id)}; });
}

void nothingForgotten(Checks& checks, const State& state, Moment moment)
{
    QStringList open;
    for (const Effect* effect : due(state))
        if (effect->moment == moment || effect->moment == Moment::Now) // which is never later
            open += effectWords(*effect);
    if (!open.isEmpty())
        checks.should(R::W_REMINDER, false, [&] { return QStringList{listed(open)}; });
}

void nothingSurplus(Checks& checks, const QStringList& surplus)
{
    if (!surplus.isEmpty())
        checks.should(R::W_SURPLUS, false, [&] { return QStringList{listed(surplus)}; });
}

QList<R> whyRecovery(const State& state, const Unit& unit, const Status& status)
{
    QList<R> why{R::I_RECOVERY_STAT};
    if (recoveryNumber(state, unit, status) != statOf(state, unit, recoversOn(status)))
        why += R::I_RECOVERY_MODIFIER;
    if (!unit.injuries.isEmpty())
        why += R::I_RECOVERY_INJURIES;
    if (hasInjury(unit, QLatin1String("defensive")))
        why += R::I_RECOVERY_DEFENSIVE;
    return why;
}

void tellStatus(Changes& changes, const Unit& who, const Status& status, const Effect& effect)
{
    const QList<Stat> booklet = bookletStats(effect.status);
    QStringList args{changes.title(who.id), statusText(status), capital(shown(status.stat)), {}};
    if (booklet.contains(recoveryStat(effect)))
        return changes.tell(R::I_STATUS,
            isStatSaid(effect)
                ? QT_TRANSLATE_NOOP("sellsword", "%1 is %2 (recovers on %3)")
                : QT_TRANSLATE_NOOP("sellsword", "%1 is %2 (recovers on %3, unless the card prints another statistic)"),
            args);
    QStringList printed;
    for (const Stat one : booklet)
        printed += capital(shown(one));
    args.last() = listed(printed);
    changes.tell(R::I_STATUS_BY_CARD,
        QT_TRANSLATE_NOOP("sellsword", "%1 is %2 (recovers on %3, as said for the card; the booklet prints %4)"), args);
}

R whyTheirTurn(const State& state)
{
    qsizetype able = 0;
    for (const Player& one : state.players)
        able += !unused(state, one.id).isEmpty();
    return hasPhase0(state)        ? R::I_ORDER_ZERO
        : able == 1                ? R::I_LEFTOVERS
        : state.players.size() > 2 ? R::I_ORDER_MANY
                                   : R::I_ORDER;
}

void withinCap(Checks& checks, const State& state, int points, const Blanks& blanks)
{
    const bool fits = points <= state.scenario.points;
    checks.must(R::E_CAP, fits ? Truth(true, blanks) : Truth(false), [&] {
        return QStringList{number(points), number(state.scenario.points), number(points - state.scenario.points)};
    });
}

void withinCount(Checks& checks, const State& state, qsizetype units)
{
    checks.must(R::E_COUNT, units > 0 && units <= state.scenario.units, [&] {
        return QStringList{number(units), number(state.scenario.units)};
    });
}

void withinMarks(Checks& checks, const State& state, const UnitCard& card, const QString& title, const Blanks& whole)
{
    const qsizetype marks = card.marks ? card.marks->size() : 0;
    const auto args = [&] { return QStringList{title, number(marks)}; };
    const Truth few(marks <= mostMarks, whole.isEmpty() ? blankFact(card, QLatin1String("marks")) : whole);
    if (state.settings.fiveMarks == TooMany::Refuse)
        checks.must(R::E_MARKS, few, args).starIf(marks > mostMarks, "five_marks");
    else
        checks.should(R::E_MARKS, few, args);
}

void mayJoin(
    Checks& checks, const State& state, const UnitCard& card, const QString& title, const QString& faction, const Blanks& whole)
{
    const bool fits = faction.isEmpty() || card.faction.isEmpty() || faction.compare(card.faction, Qt::CaseInsensitive) == 0;
    checks.must(R::E_FACTION, fits, [&] { return QStringList{title, card.faction, faction}; });
    const int fantasy = card.fantasy.value_or(0);
    constexpr int highest = 3; // whatever a card prints is no more
    const Blanks blank = state.scenario.fantasy >= highest ? Blanks()
        : whole.isEmpty()                                  ? blankFact(card, QLatin1String("fantasy"))
                                                           : whole;
    const bool isReal = fantasy <= state.scenario.fantasy;
    checks.must(R::E_FANTASY, Truth(isReal, blank), [&] {
        return QStringList{title, number(fantasy), number(state.scenario.fantasy)};
    });
    const R means = R(int(R::I_FANTASY_0) + std::clamp(fantasy, 0, highest));
    if (!isReal)
        checks.must(means, false, [] { return QStringList(); });
    else
        checks.noteIf(card.fantasy.has_value(), means);
}

void mayCarrySoMany(Checks& checks, const State& state, const Unit& unit, qsizetype mods)
{
    checks
        .must(R::E_MOD_COUNT, mods <= state.settings.modsPerUnit,
            [&] {
                return QStringList{titleOf(state, unit.id), number(mods), number(state.settings.modsPerUnit)};
            })
        .starIf((mods <= state.settings.modsPerUnit) != (mods <= Settings().modsPerUnit), "mods_per_unit");
}

void mayStay(Checks& checks, const State& state, const Unit& unit)
{
    const UnitCard& card = cardOf(state, unit);
    const QString title = titleOf(state, unit.id);
    const Blanks whole = blankCard(state, unit);
    withinMarks(checks, state, card, title, whole);
    mayJoin(checks, state, card, title, factionOf(state, unit.player), whole);
    mayCarrySoMany(checks, state, unit, unit.mods.size());
    for (const QString& id : unit.mods)
        if (const ModCard* mod = find(state.mods, id))
            mayCarry(checks, state, unit, *mod, id);
}

void mayCarry(Checks& checks, const State& state, const Unit& unit, const ModCard& mod, const QString& id)
{
    const UnitCard& card = cardOf(state, unit);
    QStringList lacks;
    for (const Mark mark : mod.marks)
        if (!card.marks || !card.marks->contains(mark))
            lacks += shown(mark);
    checks.must(
        R::E_MOD_MARKS, lacks.isEmpty() ? Truth(true) : Truth(false, blankFact(state, unit, QLatin1String("marks"))), [&] {
            return QStringList{titleOf(state, unit.id), listed(lacks)};
        });
    const bool fits =
        mod.faction.isEmpty() || card.faction.isEmpty() || mod.faction.compare(card.faction, Qt::CaseInsensitive) == 0;
    checks.must(R::E_MOD_FACTION, fits, [&] {
        return QStringList{mod.title.isEmpty() ? id : mod.title, mod.faction, card.faction};
    });
}

const Unit* answered(const State& state)
{
    if (!state.strikes.isEmpty()) {
        for (const Strike& strike : state.strikes)
            if (!strike.reply)
                return unit(state, strike.who);
        return unit(state, state.strikes.first().who);
    }
    const bool isMoving = isOnTheWay(state) && (!state.turn->path.isEmpty() || !state.turn->past.isEmpty());
    return isMoving ? unit(state, state.turn->unit) : nullptr;
}

R whenReplied(const State& state)
{
    if (state.strikes.isEmpty())
        return R::I_REPLY_MOVE;
    const auto original = std::ranges::find_if(state.strikes, [](const Strike& s) { return !s.reply; });
    const Unit* who = original == state.strikes.end() ? nullptr : unit(state, original->who);
    const Attack* attack = who ? attackOf(state, *who, original->attack) : nullptr;
    return attack && attack->slow ? R::I_SLOW : R::I_REPLY;
}

void mayReplyWith(Checks& checks, const Field& field, const Unit& who, const QString& id, const QStringList& traits,
    std::optional<Square> origin)
{
    const State& state = field.state;
    const Attack* attack = attackOf(state, who, id);
    mayUse(checks, state, who, id);
    if (!attack)
        return;
    const bool toMove = state.strikes.isEmpty();
    Price price = priceOf(state, who, id, traits);
    const int acts = std::accumulate(price.tied.begin(), price.tied.end(), attack->acts);
    const bool isLifted = toMove && state.settings.movementReplySingleAct == OnOff::Off;
    const bool fits = acts == 1 || isLifted;
    checks.must(R::E_REPLY_ACTS, fits,
              [&] {
                  return QStringList{attackTitle(state, who.id, id), number(acts)};
              })
        .starIf(isLifted && acts != 1, "movement_reply_single_act");
    if (price.tokens.green > 0)
        ++price.tokens.green; // the reply itself, too; without any it is refused for that
    mayPay(checks, state, who, price.tokens, price.vigor);
    mayTie(checks, state, who, id, traits);
    const Unit* actor = meantBy(state, who);
    if (!actor || actor->id == who.id)
        return;
    if (!origin)
        origin = actor->at;
    if (!attack->burst || !field.board() || !origin) {
        mayAim(checks, field, who, *attack, *actor);
        return;
    }
    mayBurst(checks, field, who, *attack, *origin);
    const int away = field.board()->has(*origin) && actor->at ? field.board()->distance({*origin, 1}, bodyOf(state, *actor)) : -1;
    checks.must(R::E_REPLY_ATTACK, away >= 0 && away <= *attack->burst, [&] { return QStringList{titleOf(state, who.id)}; });
}

// When only replies are left, a friend of those who reply is late for what they answer; an enemy would reply to a reply.
const Unit* meantBy(const State& state, const Unit& replier)
{
    const Unit* actor = answered(state);
    const bool isLate = actor && !state.strikes.isEmpty() && state.strikes.first().reply
        && std::ranges::all_of(state.strikes, &Strike::reply) && !areEnemies(state, replier, *actor);
    if (!isLate)
        return actor;
    for (const Unit& one : state.units)
        if (state.strikes.first().targets.contains(one.id) && areEnemies(state, replier, one))
            return &one;
    return actor;
}

QList<Square> replyOrigins(const Field& field, const Unit& who, const Attack& attack)
{
    QList<Square> origins;
    const Unit* actor = answered(field.state);
    if (!attack.burst || !field.board() || !actor || !actor->at || !who.at)
        return origins;
    const int reach = std::min(*attack.burst, mostSquares), side = sideLength(field.state, *actor);
    for (int y = actor->at->y - reach; y < actor->at->y + side + reach; ++y)
        for (int x = actor->at->x - reach; x < actor->at->x + side + reach; ++x) {
            if (!field.board()->has({x, y}))
                continue;
            Checks checks;
            mayReplyWith(checks, field, who, attack.id, {}, Square{x, y});
            if (checks.isAllowed())
                origins += Square{x, y};
        }
    // The enemy's own square first: it is what most people mean.
    std::ranges::stable_sort(origins, {}, [&](Square s) { return s == *actor->at ? 0 : 1; });
    return origins;
}

// Of a card that is not entered the table knows.
bool hasAttackToReply(const Field& field, const Unit& who)
{
    const QList<Attack> attacks = attacksOf(field.state, who);
    return attacks.isEmpty() || std::ranges::any_of(attacks, [&](const Attack& attack) {
        if (!replyOrigins(field, who, attack).isEmpty())
            return true;
        Checks checks;
        mayReplyWith(checks, field, who, attack.id, {});
        return checks.isAllowed();
    });
}

void whyNoReaction(Checks& checks, const State& state, const Unit& unit)
{
    const auto name = [&] { return QStringList{titleOf(state, unit.id)}; };
    if (statusOf(unit, StatusKind::Stunned))
        checks.must(R::E_REACT_STUNNED, false, name);
    if (unit.charmed)
        checks.must(R::E_REACT_CHARMED, false, name);
    if (statusOf(unit, StatusKind::Helpless) && state.settings.helplessMayReact == OnOff::Off)
        checks.must(R::E_REACT_HELPLESS, false, name);
}

void mayReply(Checks& checks, const Field& field, const Unit& who)
{
    const State& state = field.state;
    const auto name = [&] { return QStringList{titleOf(state, who.id)}; };
    inPhases(checks, state);
    checks.must(R::E_DROPPED, !who.dropped, name);
    const Unit* actor = meantBy(state, who);
    checks.must(R::E_NO_WINDOW, actor != nullptr, [] { return QStringList(); });
    if (!actor)
        return;
    const bool isAttack = !state.strikes.isEmpty();
    const bool hasOriginal = isAttack && std::ranges::any_of(state.strikes, [](const Strike& s) { return !s.reply; });
    const bool answersReply = !areEnemies(state, who, *actor) && std::ranges::any_of(state.strikes, [&](const Strike& s) {
        return s.reply && unit(state, s.who) && areEnemies(state, who, *unit(state, s.who));
    });
    const bool isLate = isAttack && state.closed && !hasOriginal && actor != answered(state);
    checks.must(R::E_NO_CHAIN, !isAttack || isLate || (hasOriginal && !answersReply), [] { return QStringList(); });
    nothingHurts(checks, state);
    checks.must(R::E_REPLY_CLOSED, !state.closed && !isLate, [] { return QStringList(); });
    checks.must(isAttack ? R::E_REPLY_ENEMY : R::E_REPLY_ENEMY_STEP, areEnemies(state, who, *actor), [&] {
        return QStringList{titleOf(state, who.id), titleOf(state, actor->id)};
    });
    const bool isBeside = field.adjacent(who, *actor) || (!state.map && state.turn && state.turn->past.contains(who.id));
    // Past whom a move leads was said with it.
    const engine::Truth stands = isBeside ? Truth(true) : Truth(false, isAttack ? blankAdjacency(field, who, *actor) : Blanks());
    const auto both = [&] { return QStringList{titleOf(state, who.id), titleOf(state, actor->id)}; };
    checks.must(R::E_REPLY_ADJACENT, stands, both);
    if (stands.fails())
        checks.must(isAttack ? R::E_REPLY_TO_ATTACK : R::E_REPLY_BESIDE, false, both);
    checks.must(R::E_REPLY_TOKEN, Truth(tokensOf(state, who).green > 0, blankToken(state, who, Token::Green)), name);
    checks.must(R::E_MAY_REACT, mayReact(state, who), [&] { return QStringList{titleOf(state, who.id), keptBy(who)}; });
    checks.starIf(statusOf(who, StatusKind::Helpless) && mayReact(state, who), "helpless_may_react");
    whyNoReaction(checks, state, who);
    if (isKeptFromReplying(state, who))
        checks.must(R::E_FORBIDDEN, false, name).byCard();
    const bool isDeclared = std::ranges::any_of(state.strikes, [&](const Strike& s) { return s.reply && s.who == who.id; });
    const bool hasReplied = isDeclared || (!isAttack && state.turn->replied.contains(who.id));
    checks.must(R::E_REPLY_ONCE, !hasReplied, name).starIf(!isAttack && hasReplied, "movement_reply_limit");
    if (hasReplied)
        checks.must(isAttack ? R::E_REPLY_ATTACK_ONCE : R::E_REPLY_STEP_ONCE, false, name);
}

} // namespace sellsword

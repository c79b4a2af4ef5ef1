// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/rules/changes.h"

#include "engine/noted.h"
#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/titles.h"

#include <algorithm>

namespace sellsword {

namespace {

// What is left of an area when another is cut out of it: above, below, left and right of it.
QList<Area> without(const Area& all, const Area& hole)
{
    const Area cut{{std::max(all.from.x, hole.from.x), std::max(all.from.y, hole.from.y)},
        {std::min(all.to.x, hole.to.x), std::min(all.to.y, hole.to.y)}};
    if (cut.from.x > cut.to.x || cut.from.y > cut.to.y)
        return {all};
    QList<Area> left;
    if (all.from.y < cut.from.y)
        left += Area{all.from, {all.to.x, cut.from.y - 1}};
    if (cut.to.y < all.to.y)
        left += Area{{all.from.x, cut.to.y + 1}, all.to};
    if (all.from.x < cut.from.x)
        left += Area{{all.from.x, cut.from.y}, {cut.from.x - 1, cut.to.y}};
    if (cut.to.x < all.to.x)
        left += Area{{cut.to.x + 1, cut.from.y}, {all.to.x, cut.to.y}};
    return left;
}

bool hasAsterisks(const State& state)
{
    return std::ranges::any_of(state.units, [](const Unit& one) { return std::ranges::any_of(one.statuses, &Status::asterisk); });
}

std::optional<R> levelOf(EffectKind kind)
{
    return kind == EffectKind::Acts  ? std::optional(R::I_MORE_ACTS)
        : kind == EffectKind::Lift   ? std::optional(R::I_LIFTED)
        : kind == EffectKind::Forbid ? std::optional(R::E_FORBIDDEN)
                                     : std::nullopt;
}

// Without a map nobody is known to have parted before the table said how far it is.
bool areParted(const Field& field, const Unit& a, const Unit& b)
{
    const bool isKnown =
        field.state.map || (inPlay(field.state, a) && inPlay(field.state, b) && blankAdjacency(field, a, b).isEmpty());
    return isKnown && !field.adjacent(a, b);
}

bool isForced(EffectKind kind)
{
    return kind == EffectKind::Move || kind == EffectKind::Push || kind == EffectKind::Pull || kind == EffectKind::Recoil;
}

} // namespace

QString toldOf(const Changes& changes, const QList<R>& reasons)
{
    QStringList all;
    for (const engine::Told& told : changes.told)
        if (std::ranges::any_of(reasons, [&](R one) { return told.reason == &reason(one); }))
            all += told.text();
    return all.join(QStringLiteral("; "));
}

const Status* curedBy(const Effect& effect, const Unit& who)
{
    const Status* named = find(who.statuses, effect.name.isEmpty() ? engine::nameOf(effect.status) : effect.name);
    // Of two alike the one that bears the plain name may have recovered before.
    return named || !effect.name.isEmpty() ? named : statusOf(who, effect.status);
}

engine::Message withWounds(const engine::Message& sentence, const Changes& changes)
{
    const QString wounds = toldOf(changes, {R::I_WOUNDS});
    return wounds.isEmpty() ? sentence : say("%1 · %2", {sentence.text(), wounds});
}

bool burns(const State& state)
{
    return state.map
        && std::ranges::any_of(state.map->terrain, [](const Patch& patch) { return patch.kind == Terrain::Damaging; });
}

bool isWaiting(const State& state) { return !state.hurts.isEmpty() || !state.shoves.isEmpty() || !state.strikes.isEmpty(); }

QString waitingFor(const State& state)
{
    QStringList all;
    for (const Hurt& hurt : state.hurts)
        all += engine::fill(tr("%1 takes %2 wounds"), {titleOf(state, hurt.id), number(hurt.wounds)});
    for (const Shove& shove : state.shoves)
        all += engine::fill(tr("%1 is moved: %2"), {titleOf(state, shove.id), shown(shove.kind)});
    for (const Strike& strike : state.strikes)
        all += engine::fill(tr("the attack of %1"), {titleOf(state, strike.who)});
    return listed(all);
}

// --- prices

void Changes::act(ActType type, int times)
{
    if (!state.turn)
        return;
    for (int i = 0; i < times; ++i)
        state.turn->acts += type;
    state.turn->downed &= !playsOther(state, Unclear::AS_49); // the next act would have been the one to crow
    if (type != ActType::Move)
        stopMove(); // a way that was left for another act, and its points
    state.missed.reset();
}

void Changes::pay(const QString& id, const Tokens& tokens, int vigor)
{
    for (const Token colour : {Token::Green, Token::Blue, Token::Red})
        if (tokens.of(colour) > 0)
            giveTokens(id, colour, -tokens.of(colour));
    if (tokens != Tokens{})
        tell(R::I_SPENT);
    for (const Token colour : {Token::Green, Token::Blue, Token::Red})
        if (tokens.of(colour) > 0)
            tell(whatPays(colour));
    if (vigor > 0)
        giveVigor(id, -vigor);
}

void Changes::giveVigor(const QString& id, int points)
{
    Unit* who = unit(id);
    if (!who || points == 0)
        return;
    const bool isCapped = points > 0 && state.settings.vigorCap == OnOff::On;
    if (!blankVigor(state, *who).isEmpty()) { // what it has now hangs on what its card prints, whoever enters that
        const int owed = std::clamp(who->owedVigor + points, -999, 999);
        who->owedVigor =
            isCapped ? std::max(who->owedVigor, std::min(owed, 0)) : owed; // no more than is printed, whatever that is
        return;
    }
    const int before = vigorOf(state, *who);
    int after = std::clamp(before + points, std::min(before, 0), 999);
    if (isCapped)
        after = std::max(before, std::min(after, mostVigor(state, *who)));
    who->vigor = after;
    if (before <= 0 && after > 0)
        tell(R::I_VIGOR_BACK, QT_TRANSLATE_NOOP("sellsword", "%1 has Vigor again: %2"), {title(id), number(after)});
    else if (before > 0 && after == 0)
        tell(R::I_EXHAUSTED, QT_TRANSLATE_NOOP("sellsword", "%1 is Exhausted"), {title(id)});
    else if (points > 0)
        tell(R::I_VIGOR, QT_TRANSLATE_NOOP("sellsword", "Vigor of %1: %2"), {title(id), number(after)});
}

void Changes::giveTokens(const QString& id, Token token, int count)
{
    Unit* who = unit(id);
    if (!who)
        return;
    if (!blankToken(state, *who, token).isEmpty()) { // what it has now hangs on what its card prints, whoever enters that
        who->owedTokens.of(token) = std::clamp(who->owedTokens.of(token) + count, -99, 0);
        return;
    }
    Tokens tokens = tokensOf(state, *who);
    const int most = count > 0 ? std::max(tokens.of(token), poolOf(state, *who).of(token)) : 99;
    tokens.of(token) = std::clamp(tokens.of(token) + count, 0, most);
    who->tokens = tokens;
}

// --- wounds

void Changes::wound(const QString& id, const Dealt& dealt, const QString& by)
{
    if (const Unit* who = find(state.units, id); who && !who->dropped)
        suffer(id, defended(state, *who, dealt), by, {});
}

void Changes::suffer(const QString& id, const Blow& blow, const QString& by, const QList<Effect>& waiting)
{
    Unit* who = unit(id);
    if (!who || who->dropped)
        return;
    QStringList dealt;
    for (const Amount& one : blow.dealt)
        dealt += number(one.points) + QLatin1Char(' ') + shown(one.type);
    if (blow.immune)
        tell(R::I_IMMUNE);
    if (blow.vulnerable)
        tell(R::I_VULNERABLE);
    if (blow.ignored > 0)
        tell(R::I_TOUGH, QT_TRANSLATE_NOOP("sellsword", "%1 ignores %2 wounds"), {title(id), number(blow.ignored)});
    else if (who->toughened >= group && has(state, *who, common::toughness))
        tell(R::I_TOUGH_SPENT);
    who->toughened += blow.ignored;
    tell(R::I_WOUNDS, QT_TRANSLATE_NOOP("sellsword", "%1: %2; wounds %3: %4"),
        {title(id), listed(dealt), number(blow.total()), blow.making()});
    if (blow.total() >= group)
        state.hurts += Hurt{id, blow.total(), by, waiting};
}

namespace {

// Over how many acts of the running move the points are spread that are left.
int runningMoves(const State& state, const Unit& who)
{
    const int move = moveOf(state, who);
    return isActive(state, who) && move > 0 ? (state.turn->points + move - 1) / move : 0;
}

} // namespace

void Changes::mark(const QString& id, const QString& box, const QString& by)
{
    Unit* who = unit(id);
    if (!who || who->dropped)
        return;
    const int slowed = box == QLatin1String("mobility") ? runningMoves(state, *who) : 0;
    who->injuries += box;
    tell(R::I_INJURY, QT_TRANSLATE_NOOP("sellsword", "%1 marks an injury: %2"), {title(id), boxText(state, *who, box)});
    if (box == QLatin1String("mortal")) {
        tell(R::I_MORTAL);
        scoreFor(id, by);
    } else if (box == QLatin1String("mobility") || box == QLatin1String("defensive")) {
        tell(box == QLatin1String("mobility") ? R::I_MOBILITY : R::I_DEFENSIVE);
    } else {
        tell(R::I_TRAIT_LOST, QT_TRANSLATE_NOOP("sellsword", "%1 loses %2"), {title(id), boxText(state, *who, box)});
    }
    if (freeBoxes(state, *unit(id)).isEmpty()) {
        drop(id, by);
    } else if (slowed > 0) {
        state.turn->points = std::max(0, state.turn->points - slowed);
        tell(R::I_SLOWED);
    }
}

void Changes::drop(const QString& id, const QString& by)
{
    Unit* who = unit(id);
    if (!who || who->dropped)
        return;
    who->dropped = true;
    who->at.reset();
    tell(R::I_DROPS, QT_TRANSLATE_NOOP("sellsword", "%1 drops"), {title(id)});
    scoreFor(id, by);
    state.hurts.removeIf([&](const Hurt& hurt) { return hurt.id == id; });
    state.shoves.removeIf([&](const Shove& shove) { return shove.id == id; });
    const Unit* dealer = find(state.units, by);
    if (state.turn && dealer && state.turn->unit == by && areEnemies(state, *dealer, *find(state.units, id)))
        state.turn->downed = true;
    if (state.turn && state.turn->unit == id)
        stopMove();
    place(id, std::nullopt);
    dropStrikes();
}

void Changes::score(const QString& id, int points)
{
    if (Player* who = player(id)) {
        who->vp += points;
        tell(R::I_SCORED, QT_TRANSLATE_NOOP("sellsword", "%1 scores %2: %3 points now"),
            {title(id), number(points), number(who->vp)});
    }
}

void Changes::scoreFor(const QString& id, const QString& by)
{
    Unit* who = unit(id);
    if (!who || who->paid)
        return;
    who->paid = true;
    const Unit* dealer = find(state.units, by);
    const QString side = dealer ? sideOf(state, *dealer) : player(by) ? by : QString(); // whoever runs it scores (SS-312)
    if (!side.isEmpty() && side != who->player) {
        who->unscored = !blankFact(state, *who, QLatin1String("cost")).isEmpty(); // whoever awards it is asked for the cost
        if (!who->unscored)
            return score(side, costOf(state, *who));
        tell(R::I_UNSCORED, QT_TRANSLATE_NOOP("sellsword", "The cost of %1 is not entered: its points are still to be added"),
            {title(id)});
        return;
    }
    who->unscored = true;
    tell(R::I_UNSCORED, QT_TRANSLATE_NOOP("sellsword", "Who scores %1? The table says it"), {title(id)});
}

// --- statuses and effects

void Changes::addStatus(const QString& id, const Effect& effect, const QString& by)
{
    Unit* who = unit(id);
    if (!who || who->dropped)
        return;
    Status status;
    status.kind = effect.status;
    const QString name =
        effect.status == StatusKind::Custom && !effect.name.isEmpty() ? effect.name : engine::nameOf(effect.status);
    status.id = name;
    for (int copy = 2; find(who->statuses, status.id); ++copy)
        status.id = name + QLatin1Char('-') + number(copy);
    status.stat = static_cast<RecoveryStat>(recoveryStat(effect));
    status.modifier = effect.modifier;
    status.asterisk = effect.asterisk;
    status.source = by;
    if (const Unit* source = find(std::as_const(state).units, by); source && sideOf(state, *source) != source->player)
        status.side = sideOf(state, *source);
    if (effect.status == StatusKind::Recurring)
        status.harm = {effect.amount, effect.type};
    who->statuses += status;
    tellStatus(*this, *who, status, effect);
    if (effect.asterisk)
        endAsterisks({{id, status.id}}, {}); // laid from afar it does not hold
    loseMoveActs(id);
}

void Changes::loseMoveActs(const QString& id)
{
    const Unit* who = unit(id);
    if (!who || !isActive(state, *who) || state.settings.statusActsAtOnce == OnOff::Off)
        return;
    Turn& turn = *state.turn;
    const int lost = std::min(int(turn.acts.size()) - actsOf(state, *who), runningMoves(state, *who) - 1);
    if (lost <= 0)
        return;
    for (int i = 0; i < lost; ++i)
        turn.acts.removeAt(turn.acts.lastIndexOf(ActType::Move));
    turn.points -= lost * moveOf(state, *who);
    tell(
        R::I_MOVE_ACT_LOST, QT_TRANSLATE_NOOP("sellsword", "%1 keeps its movement points: %2"), {title(id), number(turn.points)});
}

void Changes::removeStatus(const QString& id, const QString& status, R why)
{
    Unit* who = unit(id);
    const Status* known = who ? find(std::as_const(who->statuses), status) : nullptr;
    if (!known)
        return;
    const QString text = statusText(*known);
    who->statuses.removeIf([&](const Status& one) { return one.id == status; });
    if (!statusOf(*who, StatusKind::Glamyred))
        who->charmed = false;
    if (state.turn && state.turn->unit == id && !who->charmed && !statusOf(*who, StatusKind::Controlled))
        state.turn->controller = who->player; // its own again, for what is left of its turn
    tell(why, QT_TRANSLATE_NOOP("sellsword", "%1 is no longer %2"), {title(id), text});
}

void Changes::note(Effect effect)
{
    const QStringList words{momentText(effect.moment), effectWords(effect)};
    const bool isPast = effect.moment == Moment::TurnStart && state.turn;
    const QString id = engine::noteIn(state, std::move(effect));
    if (isPast)
        state.turn->later += id;
    tell(R::I_NOTED, QT_TRANSLATE_NOOP("sellsword", "Noted for %1: %2"), words);
}

void Changes::remind(const Unit& who, Moment moment)
{
    for (const Trait& trait : traitsOf(state, who))
        for (Effect effect : trait.effects) {
            if (effect.moment != moment || trait.hasPrice() || !trait.tied.isEmpty() || who.dropped)
                continue;
            effect.by = who.id;
            if (effect.target.isEmpty() || effect.target == QLatin1String(selfTarget))
                effect.target = who.id;
            if (effect.text.isEmpty())
                effect.text = trait.title.isEmpty() ? trait.id : trait.title;
            const auto isSame = [&](const Effect& one) {
                return one.by == effect.by && one.moment == moment && one.kind == effect.kind && one.text == effect.text;
            };
            if (std::ranges::none_of(std::as_const(state.noted), isSame))
                note(effect);
        }
}

void Changes::putTerrain(const Patch& patch, bool remove)
{
    if (!state.map)
        return;
    QList<Patch> kept;
    for (const Patch& one : std::as_const(state.map->terrain)) {
        if (one.kind != patch.kind)
            kept += one;
        else
            for (const Area& area : without(one.at, patch.at))
                kept += Patch{area, one.kind};
    }
    state.map->terrain = kept;
    if (!remove)
        state.map->terrain += patch;
    tell(R::I_TERRAIN);
}

void Changes::land(const Effect& effect, const QString& aimed, const QString& by)
{
    const QString target = effect.target == QLatin1String(selfTarget) ? by : effect.target.isEmpty() ? aimed : effect.target;
    Unit* who = unit(target);
    if (isForced(effect.kind)) {
        if (who && !who->dropped && effect.amount > 0 && (!state.map || who->at))
            state.shoves += Shove{target, effect.kind, effect.amount, by};
        return;
    }
    switch (effect.kind) {
    case EffectKind::Wounds:
        wound(target, {{{effect.amount, effect.type}}, QT_TRANSLATE_NOOP("sellsword", "printed"), R::I_LISTED}, by);
        return;
    case EffectKind::Status:
        addStatus(target, effect, by);
        return;
    case EffectKind::Vigor:
        giveVigor(target, effect.amount);
        return;
    case EffectKind::Token:
        giveTokens(target, effect.token, effect.amount);
        break;
    case EffectKind::Acts:
        if (who)
            who->extraActs = std::clamp(who->extraActs + effect.amount, 0, 9);
        break;
    case EffectKind::Bonus:
        if (who)
            who->bonus = std::clamp(who->bonus + effect.amount, -20, 20);
        break;
    case EffectKind::Lift:
        if (who)
            who->lifted += effect.deed;
        break;
    case EffectKind::Forbid:
        if (who)
            who->forbidden += effect.deed;
        break;
    case EffectKind::Score:
        score(target, effect.amount);
        return;
    case EffectKind::Cure:
        if (const Status* cured = who ? curedBy(effect, *who) : nullptr)
            removeStatus(target, QString(cured->id), R::I_CURED);
        return;
    case EffectKind::Heal:
        for (int left = std::max(1, effect.amount); who && left > 0 && !who->injuries.isEmpty(); --left) {
            if (effect.name.isEmpty() || !who->injuries.removeOne(effect.name))
                who->injuries.removeLast();
        }
        break;
    case EffectKind::Terrain:
        if (const auto area = Area::read(effect.square))
            putTerrain({*area, effect.terrain}, effect.amount < 0);
        return;
    case EffectKind::Reroll:
        if (state.missed)
            state.strikes.prepend(*state.missed);
        state.missed.reset();
        state.closed = true; // who replies did so when it was declared
        break;
    case EffectKind::Note:
        if (!isEmptyNote(effect))
            note(effect);
        return;
    default:
        break;
    }
    tell(R::I_EFFECT, QT_TRANSLATE_NOOP("sellsword", "%1: %2"), {title(target), effectWords(effect)});
    if (const std::optional<R> level = levelOf(effect.kind)) // of the rules of Box 6
        tell(*level);
}

// --- places

void Changes::place(const QString& id, std::optional<Square> at)
{
    const Asterisks held = asterisks();
    if (Unit* who = unit(id))
        who->at = at;
    state.measures.removeIf([&](const Measure& one) { return one.from == id || one.to == id; });
    endAsterisks(held, id);
}

Changes::Asterisks Changes::asterisks() const
{
    Asterisks held;
    if (!hasAsterisks(state))
        return held;
    const Field field(state);
    for (const Unit& one : state.units)
        for (const Status& status : one.statuses) {
            const Unit* source = status.asterisk ? find(state.units, status.source) : nullptr;
            if (source && !source->dropped && !areParted(field, *source, one))
                held += {one.id, status.id};
        }
    return held;
}

void Changes::endAsterisks(const Asterisks& held, const QString& moved)
{
    if (!hasAsterisks(state))
        return;
    const Field field(state);
    Asterisks ended;
    for (const Unit& one : std::as_const(state.units))
        for (const Status& status : one.statuses) {
            const Unit* source = status.asterisk ? find(std::as_const(state).units, status.source) : nullptr;
            const bool isLeft = moved == one.id && state.settings.asteriskTargetLeaves == TargetLeaves::Stays;
            const bool isParted = source && !isLeft && areParted(field, *source, one);
            const bool hasFallen =
                source && ((source->dropped && moved == source->id) || (isParted && one.dropped && moved == one.id));
            if (hasFallen || (isParted && held.contains({one.id, status.id})))
                ended += {one.id, status.id};
        }
    for (const auto& [who, status] : ended)
        removeStatus(who, status, R::I_ASTERISK);
}

// --- order of play

void Changes::dropStrikes()
{
    for (qsizetype i = 0; i < state.strikes.size();) {
        const Strike strike = state.strikes[i];
        const Unit* who = find(std::as_const(state).units, strike.who);
        const auto isGone = [&](const QString& id) {
            const Unit* target = find(std::as_const(state).units, id);
            return !target || target->dropped;
        };
        const bool hasTarget = !std::ranges::all_of(strike.targets, isGone) || strike.targets.isEmpty();
        if (who && !who->dropped && hasTarget) {
            state.strikes[i].targets.removeIf(isGone);
            ++i;
            continue;
        }
        state.strikes.removeAt(i);
        if (strike.reply && state.settings.refundLostReply == OnOff::On)
            giveTokens(strike.who, Token::Green, 1);
        tell(strike.reply ? R::I_REPLY_LOST : R::I_ATTACK_LOST,
            strike.reply ? QT_TRANSLATE_NOOP("sellsword", "The reply of %1 is lost: %2")
                         : QT_TRANSLATE_NOOP("sellsword", "The attack of %1 never happens: %2"),
            {title(strike.who),
                !who || who->dropped ? sellsword::tr("it has dropped") : sellsword::tr("whom it would strike has dropped")});
    }
}

void Changes::breakOff()
{
    if (!hasWay(state))
        return;
    state.turn->path.clear();
    state.turn->cost = 0;
    state.turn->past.clear();
    state.turn->declined = false;
    tell(R::I_MOVE_ENDS);
    if (state.turn->points > 0)
        tell(R::I_POINTS_STAY, QT_TRANSLATE_NOOP("sellsword", "%1 keeps its movement points: %2"),
            {title(state.turn->unit), number(state.turn->points)});
}

void Changes::stopMove()
{
    if (!state.turn)
        return;
    state.turn->points = 0;
    breakOff();
}

void Changes::beginRound()
{
    ++state.round;
    state.phase = 1;
    state.gone.clear();
    state.collected = false;
    state.turn.reset();
    for (Unit& one : state.units) {
        one.taken = false;
        one.crowed = false;
        one.toughened = 0;
        one.diceSpent = 0;
    }
    const QList<Unit> units = state.units;
    for (const Unit& one : units)
        remind(one, Moment::RoundStart);
    for (Player& one : state.players)
        one.seat = 0;
    if (isLight(state)) // whose turn it is, is seen on the table
        state.stage = Stage::Phases;
}

void Changes::finishTurn()
{
    if (!state.turn)
        return;
    Unit* who = unit(state.turn->unit);
    const QString owner = who ? who->player : state.turn->controller;
    if (who) {
        who->taken = true;
        who->extraActs = 0;
        who->bonus = 0;
        who->lifted.clear();
        who->forbidden.clear();
    }
    state.turn.reset();
    state.missed.reset();
    if (!state.gone.contains(owner))
        state.gone += owner;
    nextPhase();
}

void Changes::nextPhase()
{
    if (state.phase == 0) {
        state.phase = 1;
        state.gone.clear();
        return;
    }
    qsizetype able = 0, waiting = 0;
    for (const Player& one : std::as_const(state.players))
        if (!unused(state, one.id).isEmpty()) {
            ++able;
            waiting += !state.gone.contains(one.id);
        }
    if (able > 1 && waiting == 0) {
        ++state.phase;
        state.gone.clear();
        tell(R::I_NEXT_PHASE, QT_TRANSLATE_NOOP("sellsword", "Phase %1: %2 goes first"),
            {number(state.phase), title(whoseTurn(state))});
    } else if (able == 1 && waiting == 0) {
        tell(R::I_LEFTOVERS);
    }
}

namespace {

// Where a side without units loses (AS-56): the one that has some; empty: nobody won so.
QString lastSide(const State& state)
{
    if (!playsOther(state, Unclear::AS_56) || state.players.size() < 2 || state.stage != Stage::Phases)
        return {};
    QStringList sides;
    for (const Unit& one : state.units)
        if (!one.dropped && !sides.contains(one.player))
            sides += one.player;
    return sides.size() == 1 ? sides.first() : QString();
}

} // namespace

void Changes::settle()
{
    if (!state.winner.isEmpty() || state.stage == Stage::Over || !state.hurts.isEmpty() || !state.shoves.isEmpty())
        return;
    const int needed = pointsToWin(state);
    if (const QString last = lastSide(state); !last.isEmpty()) {
        tell(R::I_LAST_SIDE, QT_TRANSLATE_NOOP("sellsword", "%1 alone has units left and wins"), {title(last)});
        return win(last);
    }
    QList<const Player*> there;
    for (const Player& one : std::as_const(state.players))
        if (one.vp >= needed)
            there += &one;
    if (there.isEmpty()) {
        if (std::ranges::any_of(std::as_const(state.players), [&](const Player& p) { return p.vp >= state.scenario.target; })) {
            tell(R::I_NOT_YET);
            tell(R::I_WINS_PAST); // why it is not
        }
        return;
    }
    std::ranges::sort(there, std::greater(), &Player::vp);
    if (there.size() > 1 && there[0]->vp == there[1]->vp)
        return; // play goes on (AS-46)
    if (state.settings.winRule == WinRule::Exceed)
        tell(R::I_WINS_PAST);
    else if (there[0]->vp == state.scenario.target)
        tell(R::I_WINS_AT);
    tell(R::I_WINS, QT_TRANSLATE_NOOP("sellsword", "%1 wins with %2 points"), {title(there[0]->id), number(there[0]->vp)});
    win(there[0]->id);
}

void Changes::win(const QString& who)
{
    state.winner = who;
    state.stage = Stage::Over;
    state.strikes.clear(); // replies that come after it
    state.missed.reset();
}

void Changes::know(const UnitCard& card)
{
    UnitCard known = card;
    if (!card.level)
        if (const std::optional<int> level = levelOfQuality(card.quality)) {
            known.level = level;
            tell(R(int(R::I_LEVEL_0) + *level));
        }
    keepEntered(known);
    tellWounds(known.attacks);
    engine::enterCard(state.cards, known);
}

void Changes::know(const ModCard& card)
{
    ModCard known = card;
    tellWounds(known.attacks);
    engine::enterCard(state.mods, known);
}

} // namespace sellsword

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/rules/conditions.h"

#include "games/jagged-alliance/rules/dice/rolls.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

namespace {

struct Wait {
    R rule = R::R_SETTLE;
    QString text = {};
};

// What has to be dealt with before anybody goes on, and the rule that wants it; no text: nothing.
Wait waiting(const State& state, Leaving leaving)
{
    if (state.roll)
        return {R::R_SETTLE_ROLL, tr("the last roll: reroll a die or let it stand")};
    if (!state.incoming.isEmpty())
        return {R::R_SETTLE_HIT,
            engine::fill(tr("the damage to %1: armour or stealth"), {titleOf(state, state.incoming.first().who)})};
    if (const QList<const Token*> tokens = tokensDue(state); !tokens.isEmpty())
        return {R::R_SETTLE_TOKEN,
            engine::fill(tr("the encounter in %1: turn it over"), {placeText(state, tokens.first()->at, tokens.first()->area)})};
    if (const Effect* effect = toPlace(state))
        return {R::R_SETTLE_PLACE, engine::fill(tr("%1: say where"), {effectText(state, *effect)})};
    if (const Mercenary* who = comingBack(state))
        return {R::R_SETTLE_BACK, engine::fill(tr("where %1 comes back from the mission"), {titleOf(state, who->id)})};
    if (!state.grants.isEmpty())
        return {state.grants.first().kind == Icon::Retreat ? R::R_SETTLE_RETREAT : R::R_SETTLE_FREE_MOVE,
            engine::fill(tr("the move of %1: make it or leave it"), {titleOf(state, state.grants.first().who)})};
    if (state.burst && leaving != Leaving::Burst)
        return {R::R_SETTLE_BURST, tr("the burst: repeat it or leave the rest")};
    return {};
}

void isSettled(Checks& checks, const Wait& wait)
{
    checks.must(wait.rule, wait.text.isEmpty(), [&] { return QStringList{wait.text}; });
}

} // namespace

QString nowText(const State& state)
{
    if (state.status == Status::Over)
        return tr("the campaign is over");
    if (!state.scenario || state.phase == Phase::Campaign)
        return tr("between scenarios");
    if (state.scenario->ending != Ending::Open)
        return state.scenario->ending == Ending::Won ? tr("the scenario is won") : tr("the scenario is lost");
    if (!state.active.isEmpty())
        return engine::fill(tr("turn %1, %2: %3"),
            {number(state.scenario->turn), titleOf(state, state.active),
                state.step == Step::OnActivation ? tr("On Activation") : shown(state.step)});
    return engine::fill(tr("turn %1, %2"), {number(state.scenario->turn), shown(state.phase)});
}

QList<engine::Fault> namedTwice(const State& state, const QString& place, const QStringList& names)
{
    for (const QString& name : names)
        if (names.count(name) > 1)
            return {engine::Fault{
                place, name, engine::fill(tr("%1 stands here twice."), {titleOf(state, name)}), tr("Name everything once.")}};
    return {};
}

void between(Checks& checks, const State& state, R rule)
{
    checks.must(R::R_OVER, state.status == Status::Running, none);
    checks.must(rule, state.phase == Phase::Campaign, [&] { return QStringList{nowText(state)}; });
}

void notOver(Checks& checks, const State& state)
{
    if (state.status != Status::Running)
        checks.must(R::R_OVER, false, none);
}

void inPlayerPhase(Checks& checks, const State& state)
{
    notOver(checks, state);
    const bool hasEnded = state.scenario && state.scenario->ending != Ending::Open;
    checks.must(hasEnded ? R::R_PLAYERS_ENDED : R::R_PLAYERS,
        state.phase == Phase::Players && state.scenario && state.scenario->ending == Ending::Open,
        [&] { return QStringList{nowText(state)}; });
}

void inDictatorPhase(Checks& checks, const State& state, DictatorStep step)
{
    goesOn(checks, state);
    checks.must(R::R_DICTATOR,
        state.phase == Phase::Dictator && (state.threat.step == step || dictatorStep(state) == step) && state.scenario, [&] {
            return QStringList{
                nowText(state) + (state.phase == Phase::Dictator ? QStringLiteral(", ") + shown(state.threat.step) : QString()),
                shown(step)};
        });
}

void goesOn(Checks& checks, const State& state)
{
    notOver(checks, state);
    if (state.scenario && state.scenario->ending != Ending::Open)
        checks.must(R::R_ENDED, false, [&] { return QStringList{nowText(state)}; });
}

void noRollOpen(Checks& checks, const State& state)
{
    isSettled(checks, state.roll || !state.incoming.isEmpty() ? waiting(state, {}) : Wait{});
}

void noTokenOpen(Checks& checks, const State& state)
{
    isSettled(checks, tokensDue(state).isEmpty() ? Wait{} : waiting(state, {}));
}

void settled(Checks& checks, const State& state, Leaving leaving)
{
    isSettled(checks, waiting(state, leaving));
    if (state.successes && leaving != Leaving::Successes)
        checks.must(R::R_SPEND, !isUsable(state, *state.successes), [&] {
            return QStringList{titleOf(state, state.successes->who), number(state.successes->left)};
        });
}

bool mustTrackTable(Checks& checks, const State& state)
{
    if (tracksTable(state))
        return true;
    checks.must(R::R_LIGHT, false, none);
    checks.star("tracking");
    return false;
}

bool mayAct(Checks& checks, const State& state, Leaving leaving)
{
    return mustTrackTable(checks, state) && mayGoOn(checks, state, leaving);
}

bool mayGoOn(Checks& checks, const State& state, Leaving leaving)
{
    inPlayerPhase(checks, state);
    const Mercenary& who = mercenary(state, state.active);
    checks.must(R::R_ACTIVE, !who.id.isEmpty() && state.step != Step::Enemies && state.step != Step::None,
        [&] { return QStringList{nowText(state)}; });
    if (who.id.isEmpty())
        return false;
    checks.must(R::R_KO, !who.down, [&] { return QStringList{titleOf(state, who.id)}; });
    settled(checks, state, leaving);
    return true;
}

void inStart(Checks& checks, const State& state)
{
    checks.must(R::R_REORGANISE, state.step == Step::OnActivation || state.step == Step::Flee || state.step == Step::Reorganise,
        [&] { return QStringList{nowText(state)}; });
}

void hasCommand(Checks& checks, const State& state, bool shared)
{
    const Mercenary& who = mercenary(state, state.active);
    if (!tracksTable(state)) // most of what takes one is done on the table
        return;
    if (shared)
        checks.must(R::R_SHARED, state.sharedCommand, none);
    else
        checks.must(R::R_CMD, who.command > 0, [&] { return QStringList{titleOf(state, who.id)}; });
    if (!shared && who.command > 0 && who.command < commandsOf(state, who))
        checks.note(R::I_MORE_COMMANDS).byCard();
}

int helpersCost(const State& state, const Mercenary& who, const QStringList& helpers)
{
    return int(helpers.size()) * suppressedCost(state, who, true);
}

void commands(Checks& checks, const State& state, bool shared, const QStringList& helpers)
{
    const Mercenary& who = mercenary(state, state.active);
    hasCommand(checks, state, shared);
    paysDeed(checks, state, who, helpersCost(state, who, helpers));
}

namespace {

void canPay(Checks& checks, const State& state, const Mercenary& who, Cost cost, R rule)
{
    const bool isEnough = who.stamina >= cost.total();
    checks.must(rule,
        isEnough ? engine::Truth(true)
                 : engine::Truth(false, blankBoard(state, who, "start").isEmpty() ? Blanks() : blankStart(state, who)),
        [&] {
            const int total = cost.total();
            return QStringList{
                titleOf(state, who.id), number(who.stamina), costText(total, cost.suppressed), number(total - who.stamina)};
        });
}

} // namespace

void pays(Checks& checks, const State& state, const Mercenary& who, Cost cost, bool steps)
{
    if (cost.total() == 0)
        return;
    const bool isMore = who.conditions.contains(Condition::Suppressed);
    canPay(checks, state, who, cost,
        cost.wounds > 0 ? (isMore ? R::R_STAM_WOUND_SUPPRESSED : R::R_STAM_WOUND)
            : steps     ? (isMore ? R::R_STAM_STEP_SUPPRESSED : R::R_STAM_STEP)
            : isMore    ? R::R_STAM_SUPPRESSED
                        : R::R_STAM);
    checks.noteIf(isMore, R::I_SUPPRESSED);
}

void paysDeed(Checks& checks, const State& state, const Mercenary& who, int beside)
{
    const int more = suppressedCost(state, who, false);
    if (more == 0)
        return pays(checks, state, who, {beside, 0, beside});
    canPay(checks, state, who, {more + beside, 0, more + beside}, R::R_STAM_SHEET);
    checks.note(R::I_SUPPRESSED_SHEET).star("suppressed_scope");
    checks.noteIf(beside > 0, R::I_SUPPRESSED);
}

void supports(Checks& checks, const State& state, int rebels, R rule)
{
    if (rebels > 0)
        checks
            .must(rule, state.rebels >= rebels,
                [&] {
                    return QStringList{number(state.rebels), number(rebels), number(rebels - state.rebels)};
                })
            .change([] { return QStringLiteral("rebels"); }, rebels);
}

void helps(Checks& checks, const State& state, const QStringList& helpers, RollKind kind, const QString& owner)
{
    for (const QString& id : helpers) {
        const Card& helper = card(state, id);
        const Mercenary& holder = mercenary(state, helper.holder);
        checks.must(R::R_NOT_YOURS, helper.isHeld() && (owner.isEmpty() ? holder.stands() : holder.id == owner), [&] {
            return QStringList{titleOf(state, id), owner.isEmpty() ? tr("anybody who stands") : titleOf(state, owner)};
        });
        checks.must(R::R_HELPS, helper.kind == CardKind::Consumable && helper.helps.contains(kind), [&] {
            return QStringList{titleOf(state, id), shown(kind)};
        });
        if (kind != RollKind::Attack && checks.isAllowed())
            checks.note(kind == RollKind::CounterAttack ? R::I_HELPED_COUNTER : R::I_HELPED).byCard();
    }
}

void targets(Checks& checks, const State& state, const Mercenary& who, const QString& target, const QString& area, int range,
    bool consumes, const Blanks& rangeOpen)
{
    const Figure* enemy = find(state.enemies, target);
    const Mercenary& friendly = mercenary(state, target);
    const bool isPlace = target.isEmpty();
    const QString at = isPlace ? who.at : enemy ? enemy->at : friendly.at;
    const QString there = isPlace ? area : enemy ? enemy->area : friendly.area;
    const auto name = [&] { return isPlace ? area : titleOf(state, target); };
    checks.must(consumes ? R::R_SECTOR_CONSUMABLE : R::R_SECTOR, at == who.at && !at.isEmpty(), [&] {
        return QStringList{name(), placeText(state, at, there)};
    });
    if (enemy) {
        checks.must(R::R_HIDDEN, !enemy->hidden, [&] { return QStringList{name()}; });
        noteBlanks(checks, blankEnemy(state, *enemy));
    }
    const int far = distance(state, who.at, who.area, there);
    const bool isHere = at == who.at && range >= 0 && !(enemy && enemy->hidden); // nobody knows where the hidden are
    const Blanks open = isHere ? blankReach(state, at, who.area, there) : Blanks();
    checks.must(R::R_CUT_OFF, engine::Truth(!isHere || far < unreachable || !open.isEmpty(), open), [&] {
        return QStringList{name(), placeText(state, who.at, who.area), placeText(state, at, there)};
    });
    const bool reaches = !isHere || far >= unreachable || far <= range;
    // Of areas that nobody entered only those of one name are known to be near.
    const bool isNear =
        !isHere || isSameArea(state, at, who.area, there) || !sector(state, at).areas.isEmpty() || isMission(state, at);
    const Blanks areas = isNear ? Blanks()
                                : Blanks{engine::Blank{QStringLiteral("sectors.%1.areas").arg(at),
                                    engine::fill(tr("the areas of %1"), {titleOf(state, at)})}};
    checks.must(consumes ? R::R_RANGE_CONSUMABLE : R::R_RANGE,
        engine::Truth(reaches || !rangeOpen.isEmpty(), reaches ? areas : rangeOpen), [&] {
            return QStringList{name(), number(far), number(range)};
        });
}

void fitsSlot(Checks& checks, const State& state, const Card& card, const Mercenary& who, Place place)
{
    const auto names = [&] { return QStringList{titleOf(state, card.id), titleOf(state, who.id), placeName(place)}; };
    const auto known = [](bool holds, const Blanks& open) { return holds ? engine::Truth(true) : engine::Truth(false, open); };
    const Blanks kind = fitsPlace(card.kind, place) ? Blanks() : blankCard(state, card.id);
    const bool hasPlace = place != Place::Extra || who.extraSlot;
    const Blanks extra = hasPlace ? Blanks() : blankBoard(state, who, "extra_slot");
    checks.must(R::R_SLOTTYPE,
        (fitsPlace(card.kind, place) || !kind.isEmpty()) && (hasPlace || !extra.isEmpty()) ? engine::Truth(true, kind + extra)
                                                                                           : engine::Truth(false),
        names);
    const QList<const Card*> held = cardsOf(state, who.id);
    if (place == Place::Inventory) {
        const int load =
            inventoryLoad(state, who.id) - (card.holder == who.id && card.place == Place::Inventory ? (card.heavy ? 2 : 1) : 0);
        const int needs = card.heavy ? 2 : 1;
        checks.must(card.heavy ? R::R_INV_HEAVY : R::R_INV,
            known(load + needs <= who.inventory, blankBoard(state, who, "inventory")), [&] {
                return QStringList{
                    titleOf(state, who.id), number(load), number(who.inventory), number(load + needs - who.inventory)};
            });
        return;
    }
    const auto others = [&](Place slot) {
        return std::ranges::count_if(held, [&](const Card* one) { return one->place == slot && one->id != card.id; });
    };
    if (place == Place::Ally) {
        checks.must(R::R_ALLY_SLOT, known(others(Place::Ally) < who.allySlots, blankBoard(state, who, "ally_slots")), [&] {
            return QStringList{titleOf(state, who.id), number(who.allySlots)};
        });
        return;
    }
    checks.must(R::R_SLOT, others(place) == 0, names);
    const bool isExtraLikeOthers = playsOther(state, Unclear::JQ_48);
    if (card.heavy && place == Place::Extra)
        checks.must(R::R_HEAVY_EXTRA, isExtraLikeOthers, names).starIf(isExtraLikeOthers, markOf(Unclear::JQ_48));
    // Every heavy item keeps a slot of its own empty; an extra slot is none of them (JA-153, JA-075).
    int heavy = card.heavy && place != Place::Extra, filled = 0;
    for (const Place slot : {Place::Weapon1, Place::Weapon2, Place::Armour}) {
        filled += slot == place || others(slot) > 0;
        heavy += int(
            std::ranges::count_if(held, [&](const Card* one) { return one->place == slot && one->heavy && one->id != card.id; }));
    }
    if (heavy == 0 || place == Place::Extra)
        return;
    const bool isSpareShared = playsOther(state, Unclear::JQ_47);
    const bool hasExtraSpare = who.extraSlot && others(Place::Extra) == 0 && isExtraLikeOthers;
    const int spares = isSpareShared ? 1 : heavy, most = 3 + int(hasExtraSpare);
    checks.must(!card.heavy       ? R::R_BLOCKED
                  : who.extraSlot ? R::R_HEAVY_SPARE
                                  : R::R_HEAVY,
              filled + spares <= most, names)
        .starIf(filled + heavy > most && filled + spares <= most, markOf(Unclear::JQ_47))
        .starIf(filled + spares > 3 && filled + spares <= most, markOf(Unclear::JQ_48));
}

void canCome(Checks& checks, const State& state, const QString& lieutenant)
{
    const Lieutenant* one = find(state.lieutenants, lieutenant);
    checks.must(R::R_LIEUTENANT_GONE, one && one->place != Pile::Gone, [&] { return QStringList{titleOf(state, lieutenant)}; });
    checks.must(R::R_LIEUTENANT_IN, one && !one->inPlay(), [&] { return QStringList{titleOf(state, lieutenant)}; });
}

void noteBlanks(Checks& checks, const Blanks& blanks, R what)
{
    if (!blanks.isEmpty())
        checks.should(what, engine::Truth(true, blanks), none);
}

void noteForces(Checks& checks, const State& state, const QString& at)
{
    noteBlanks(checks, blankSpawn(state, at), R::W_UNKNOWN_SPAWN);
    noteBlanks(checks, blankDefence(state, at), R::W_UNKNOWN_DEFENCE);
    noteBlanks(checks, blankGuards(state, at), R::W_UNKNOWN_GUARDS);
    if (sector(state, at).state == SectorState::Occupied)
        noteBlanks(checks, blankSkulls(state, at), R::W_UNKNOWN_SKULLS);
}

// The faces matter where the table rolls by them.
void noteDice(Checks& checks, const State& state) { checks.should(R::W_DICE, state.diceConfirmed || !tracksTable(state), none); }

void surplus(Checks& checks, bool isNamed, const QString& what, R why)
{
    if (isNamed)
        checks.should(why, false, [&] { return QStringList{what}; });
}

engine::Truth besides(const State& state, const Mercenary& a, const Mercenary& b)
{
    const bool isBeside = together(state, a, b);
    return engine::Truth(isBeside, isBeside && a.id != b.id ? blankTogether(state, a, b) : Blanks());
}

bool isAreaHere(const State& state, const Mercenary& who, const QString& to)
{
    return !find(state.sectors, to) && !isMission(state, to) ? areasNamed(state, who.at).contains(to)
                                                             : find(sector(state, who.at).areas, to) != nullptr;
}

QStringList besideFor(const State& state, const Mercenary& lead, const QString& to, bool isKnown)
{
    QStringList all;
    for (const Mercenary* other : mercenariesAt(state, lead.at)) {
        const bool isThere = isAreaHere(state, lead, to) && other->area == to;
        const engine::Truth beside = besides(state, lead, *other);
        if (other->id != lead.id && !isThere && (beside.holds() || (!isKnown && beside.isUnknown())))
            all += other->id;
    }
    return all;
}

void goesTo(Checks& checks, const State& state, const Mercenary& who, const QString& to)
{
    const auto names = [&] { return QStringList{placeText(state, who.at, who.area), titleOf(state, to)}; };
    if (isAreaHere(state, who, to)) {
        if (isLiberated(state, who.at)) {
            checks.note(R::I_ONE_AREA);
            return;
        }
        bool red = false;
        const bool beside = shareBorder(state, who.at, who.area, to, red);
        const Blanks open = beside || who.area == to ? Blanks()
            : sector(state, who.at).areas.isEmpty()  ? blankTerrain(state, who)
                                                     : blankBorders(state, who.at, {who.area, to});
        checks.must(R::R_ADJ, engine::Truth(beside || !open.isEmpty(), open), names);
        if (beside)
            checks.must(R::R_IMPASS, !red, names);
        return;
    }
    const R stays = isMission(state, who.at) ? R::R_CONTESTED_MISSION
        : isMission(state, to)               ? R::R_CONTESTED_ACCESS
                                             : R::R_CONTESTED;
    checks.must(stays, !isFight(state, who.at), [&] { return QStringList{titleOf(state, who.at)}; });
    const bool beside = touch(state, who.at, to);
    const Blanks open = beside ? Blanks() : blankWay(state, who.at, to);
    checks.must(isMission(state, to) ? R::R_ACCESS : R::R_ADJ, engine::Truth(beside || !open.isEmpty(), open), names);
    if (const Edge* edge = edgeBetween(state, who.at, to); beside && edge)
        checks.must(R::R_IMPASS, !edge->red || playsOther(state, Unclear::JQ_64), names)
            .starIf(edge->red, markOf(Unclear::JQ_64));
}

void enters(Checks& checks, const State& state, const QString& from, const QString& to, const QString& area)
{
    if (area.isEmpty() || isMission(state, to))
        return;
    const QStringList along = borderAreas(state, from, to);
    const bool isOpen = along.isEmpty() && sector(state, to).areas.isEmpty(); // the table says what nobody entered
    checks.must(R::R_BORDERAREA,
        isOpen || (isLiberated(state, to) ? find(sector(state, to).areas, area) != nullptr : along.contains(area)), [&] {
            return QStringList{area, titleOf(state, to), along.join(QStringLiteral(", "))};
        });
}

} // namespace jaggedalliance

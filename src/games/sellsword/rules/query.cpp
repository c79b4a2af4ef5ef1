// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/rules/query.h"

#include "games/sellsword/rules/reasons.h"

#include <algorithm>
#include <cstdlib>

namespace sellsword {

namespace {

constexpr int actsOfATurn = 3; // SS-098

template <class T> const T& orBlank(const T* found)
{
    static const T blank;
    return found ? *found : blank;
}

bool isCalled(const QString& a, const QString& b) { return a.compare(b, Qt::CaseInsensitive) == 0; }

} // namespace

int pointsToWin(const State& state) { return state.scenario.target + (state.settings.winRule == WinRule::Exceed ? 1 : 0); }

bool isLight(const State& state) { return state.settings.tracking == Tracking::Light; }

bool isUntracked(const State& state) { return isLight(state) && !state.turn; }

// --- cards and names

const Unit* unit(const State& state, const QString& id) { return find(state.units, id); }

const Player* player(const State& state, const QString& id) { return find(state.players, id); }

const UnitCard& cardOf(const State& state, const Unit& unit) { return orBlank(find(state.cards, unit.cardId())); }

QString titleOf(const State& state, const QString& id)
{
    if (const Unit* found = unit(state, id)) {
        const UnitCard& card = cardOf(state, *found);
        const bool isAlone =
            std::ranges::count_if(state.units, [&](const Unit& u) { return u.cardId() == found->cardId(); }) == 1;
        if (card.title.isEmpty() || isAlone)
            return card.title.isEmpty() ? id : card.title;
        // The first of several is number 1, the others end in theirs; a name of its own stays.
        const QString copy = id.startsWith(card.id + QLatin1Char('-')) ? id.mid(card.id.size() + 1)
            : id == card.id                                            ? QStringLiteral("1")
                                                                       : QString();
        return copy.isEmpty() ? id : card.title + QLatin1Char(' ') + copy;
    }
    if (const Player* found = player(state, id))
        return found->title.isEmpty() ? id : found->title;
    if (const UnitCard* card = find(state.cards, id); card && !card->title.isEmpty())
        return card->title;
    const ModCard* mod = find(state.mods, id);
    return mod && !mod->title.isEmpty() ? mod->title : id;
}

QStringList titlesOf(const State& state, const QStringList& ids)
{
    QStringList titles;
    for (const QString& id : ids)
        titles += titleOf(state, id);
    return titles;
}

const Attack* attackOf(const State& state, const Unit& unit, const QString& id)
{
    if (const Attack* found = find(cardOf(state, unit).attacks, id))
        return found;
    for (const QString& mod : unit.mods)
        if (const ModCard* card = find(state.mods, mod))
            if (const Attack* found = find(card->attacks, id))
                return found;
    return nullptr;
}

QList<Attack> attacksOf(const State& state, const Unit& unit)
{
    QList<Attack> all = cardOf(state, unit).attacks;
    for (const QString& mod : unit.mods)
        if (const ModCard* card = find(state.mods, mod))
            all += card->attacks;
    return all;
}

const Trait* traitOf(const State& state, const Unit& unit, const QString& id)
{
    if (const Trait* found = find(cardOf(state, unit).traits, id))
        return found;
    for (const QString& mod : unit.mods)
        if (const ModCard* card = find(state.mods, mod))
            if (const Trait* found = find(card->traits, id))
                return found;
    return nullptr;
}

QList<Trait> printedTraits(const State& state, const Unit& unit)
{
    QList<Trait> all = cardOf(state, unit).traits;
    for (const QString& mod : unit.mods)
        if (const ModCard* card = find(state.mods, mod))
            all += card->traits;
    return all;
}

QList<Trait> traitsOf(const State& state, const Unit& unit)
{
    QList<Trait> all = printedTraits(state, unit);
    all.removeIf([&](const Trait& trait) { return isLost(unit, trait.id); });
    return all;
}

bool has(const State& state, const Unit& unit, const CommonTrait& trait)
{
    const bool isPrinted = cardOf(state, unit).*trait.onUnit
        || std::ranges::any_of(unit.mods, [&](const QString& mod) { return orBlank(find(state.mods, mod)).*trait.onMod; });
    return isPrinted && !unit.injuries.contains(QLatin1String(trait.box));
}

int warleaderOf(const State& state, const Unit& unit)
{
    int rating = cardOf(state, unit).warleader;
    for (const QString& mod : unit.mods)
        rating += orBlank(find(state.mods, mod)).warleader;
    return rating > 0 && unit.injuries.contains(QLatin1String(common::warleader)) ? 0 : rating;
}

QList<Amount> immunitiesOf(const State& state, const Unit& unit)
{
    QList<Amount> all = cardOf(state, unit).immune;
    for (const QString& mod : unit.mods)
        all += orBlank(find(state.mods, mod)).immune;
    return all;
}

QList<Amount> vulnerabilitiesOf(const State& state, const Unit& unit)
{
    QList<Amount> all = cardOf(state, unit).vulnerable;
    for (const QString& mod : unit.mods)
        all += orBlank(find(state.mods, mod)).vulnerable;
    return all;
}

bool hasDescriptor(const State& state, const Unit& unit, const QString& descriptor)
{
    const UnitCard& card = cardOf(state, unit);
    if (isCalled(descriptor, card.kind) || isCalled(descriptor, card.quality)
        || card.descriptors.contains(descriptor, Qt::CaseInsensitive))
        return true;
    if (isCalled(descriptor, QStringLiteral("exhausted")))
        return isExhausted(state, unit);
    if (isCalled(descriptor, QStringLiteral("injured")))
        return !unit.injuries.isEmpty();
    return isCalled(descriptor, QStringLiteral("living")) && isLiving(state, unit);
}

bool isLost(const Unit& unit, const QString& id) { return unit.injuries.contains(id); }

// --- warbands

int costOf(const State& state, const Unit& unit)
{
    int cost = cardOf(state, unit).cost.value_or(0);
    for (const QString& mod : unit.mods)
        cost += orBlank(find(state.mods, mod)).price;
    return cost;
}

QList<const Unit*> warband(const State& state, const QString& player)
{
    QList<const Unit*> all;
    for (const Unit& one : state.units)
        if (one.player == player)
            all += &one;
    return all;
}

bool mayHold(const State& state, const QString& player) { return warband(state, player).isEmpty() || !isBeaten(state, player); }

bool isBeaten(const State& state, const QString& player)
{
    const QList<const Unit*> units = warband(state, player);
    return std::ranges::all_of(units, [](const Unit* one) { return one->dropped; });
}

int pointsOf(const State& state, const QString& player)
{
    int points = 0;
    for (const Unit* one : warband(state, player))
        points += costOf(state, *one);
    return points;
}

QString factionOf(const State& state, const QString& id)
{
    for (const Unit* one : warband(state, id))
        if (const QString faction = cardOf(state, *one).faction; !faction.isEmpty())
            return faction;
    return orBlank(player(state, id)).faction;
}

// --- statistics

int statOf(const State& state, const Unit& unit, Stat stat)
{
    const UnitCard& card = cardOf(state, unit);
    const std::optional<int>& printed = stat == Stat::Agility ? card.agility
        : stat == Stat::Brawn                                 ? card.brawn
        : stat == Stat::Spirit                                ? card.spirit
        : stat == Stat::Wits                                  ? card.wits
                                                              : card.armor;
    const int defensive = int(unit.injuries.count(QStringLiteral("defensive")));
    return printed.value_or(0) - 2 * defensive;
}

int moveOf(const State& state, const Unit& unit)
{
    return std::max(0, cardOf(state, unit).move.value_or(0) - int(unit.injuries.count(QStringLiteral("mobility"))));
}

int mostVigor(const State& state, const Unit& unit)
{
    int most = cardOf(state, unit).vigor.value_or(0);
    for (const QString& mod : unit.mods)
        most += orBlank(find(state.mods, mod)).vigor;
    return most;
}

int vigorOf(const State& state, const Unit& unit)
{
    return unit.vigor ? *unit.vigor : std::clamp(mostVigor(state, unit) + unit.owedVigor, 0, 999);
}

Tokens poolOf(const State& state, const Unit& unit)
{
    Tokens pool = cardOf(state, unit).pool;
    for (const QString& mod : unit.mods) {
        const Tokens& more = orBlank(find(state.mods, mod)).pool;
        pool = {pool.green + more.green, pool.blue + more.blue, pool.red + more.red};
    }
    return pool;
}

Tokens tokensOf(const State& state, const Unit& unit)
{
    Tokens left = poolOf(state, unit);
    for (const Token token : {Token::Green, Token::Blue, Token::Red})
        left.of(token) = std::clamp(left.of(token) + unit.owedTokens.of(token), 0, 99);
    return unit.tokens.value_or(left);
}

bool hasInjury(const Unit& unit, QLatin1String kind) { return unit.injuries.contains(kind); }

QStringList freeBoxes(const State& state, const Unit& unit)
{
    QStringList boxes = cardOf(state, unit).boxes;
    for (const QString& marked : unit.injuries)
        boxes.removeOne(marked);
    return boxes;
}

namespace {

void choose(const QStringList& free, qsizetype from, qsizetype count, const QStringList& chosen, QList<QStringList>& all)
{
    if (count == 0) {
        if (!all.contains(chosen))
            all += chosen;
        return;
    }
    for (qsizetype i = from; i + count <= free.size(); ++i)
        choose(free, i + 1, count - 1, chosen + QStringList{free[i]}, all);
}

} // namespace

QList<QStringList> boxesOf(const State& state, const Unit& unit, int count)
{
    constexpr qsizetype most = 6; // of a card with more, the first ones: every choice of them would fill the screen
    const QStringList free = freeBoxes(state, unit);
    QList<QStringList> all;
    if (count >= free.size())
        return {free};
    if (free.size() > most)
        return {free.first(count)};
    choose(free, 0, count, {}, all);
    return all;
}

// Whoever has Vigor that nobody entered is not known to have none.
bool isExhausted(const State& state, const Unit& unit)
{
    return vigorOf(state, unit) <= 0 && (unit.vigor || cardOf(state, unit).vigor);
}

bool isLiving(const State& state, const Unit& unit)
{
    return !hasDescriptor(state, unit, QStringLiteral("Clockwork")) && !hasDescriptor(state, unit, QStringLiteral("Undead"));
}

bool flies(const State& state, const Unit& unit)
{
    return has(state, unit, common::fly) && !hasInjury(unit, QLatin1String("mobility"));
}

int sideLength(const State& state, const Unit& unit) { return cardOf(state, unit).size == Size::Big ? 2 : 1; }

// --- statuses

const Status* statusOf(const Unit& unit, StatusKind kind)
{
    for (const Status& status : unit.statuses)
        if (status.kind == kind)
            return &status;
    return nullptr;
}

int countOf(const Unit& unit, StatusKind kind)
{
    return int(std::ranges::count_if(unit.statuses, [&](const Status& s) { return s.kind == kind; }));
}

bool isSameStatus(const Status& a, const Status& b)
{
    const auto name = [](const Status& status) {
        return status.id.section(QLatin1Char('-'), 0, 0);
    }; // copies are numbered behind it
    return a.kind == b.kind && (a.kind != StatusKind::Custom || name(a) == name(b))
        && (a.kind != StatusKind::Recurring || a.harm.type == b.harm.type);
}

bool isOutdone(const State& state, const Unit& unit, const Status& status)
{
    // The first of the harshest copies is felt.
    const Status* felt = nullptr;
    for (const Status& one : unit.statuses)
        if (isSameStatus(one, status) && (!felt || one.harm.points > felt->harm.points))
            felt = &one;
    return state.settings.sameStatusStacks == OnOff::Off && felt && felt->id != status.id;
}

Stat recoversOn(const Status& status)
{
    return status.stat == RecoveryStat::Unknown ? Stat::Brawn : static_cast<Stat>(status.stat);
}

int recoveryNumber(const State& state, const Unit& unit, const Status& status)
{
    int modifier = status.modifier;
    for (const Status& other : unit.statuses)
        if (state.settings.sameStatusStacks == OnOff::Off && other.stat == status.stat && isSameStatus(other, status))
            modifier = std::min(modifier, other.modifier);
    return statOf(state, unit, recoversOn(status)) + modifier;
}

bool forbids(const State& state, const Unit& unit, Deed deed)
{
    if (unit.forbidden.contains(deed))
        return true;
    const QList<Trait> traits = traitsOf(state, unit);
    return std::ranges::any_of(traits, [&](const Trait& t) { return t.forbids.contains(deed); });
}

bool lifts(const State& state, const Unit& unit, Deed deed)
{
    if (unit.lifted.contains(deed))
        return true;
    const QList<Trait> traits = traitsOf(state, unit);
    return std::ranges::any_of(traits, [&](const Trait& t) { return t.lifts.contains(deed); });
}

bool mayReact(const State& state, const Unit& unit)
{
    return !statusOf(unit, StatusKind::Stunned) && !unit.charmed
        && (state.settings.helplessMayReact == OnOff::On || !statusOf(unit, StatusKind::Helpless));
}

QString keptBy(const Unit& unit)
{
    return shown(unit.charmed                     ? StatusKind::Glamyred
            : statusOf(unit, StatusKind::Stunned) ? StatusKind::Stunned
                                                  : StatusKind::Helpless);
}

bool isKeptFromReplying(const State& state, const Unit& unit)
{
    return forbids(state, unit, Deed::React) || forbids(state, unit, Deed::Attack) || forbids(state, unit, Deed::Act);
}

// --- acts

bool isActive(const State& state, const Unit& unit) { return state.turn && state.turn->unit == unit.id; }

int moreActsOf(const State& state, const Unit& unit)
{
    int more = unit.extraActs;
    for (const Trait& trait : traitsOf(state, unit))
        more += trait.extraActs;
    return more;
}

bool isPawn(const State& state, const Unit& unit)
{
    return unit.charmed
        || (statusOf(unit, StatusKind::Controlled) && isActive(state, unit) && state.turn->controller != unit.player);
}

int actsOf(const State& state, const Unit& unit)
{
    if (statusOf(unit, StatusKind::Helpless))
        return 0;
    const bool stacks = state.settings.sameStatusStacks == OnOff::On;
    const auto times = [&](StatusKind kind) { return stacks ? countOf(unit, kind) : std::min(1, countOf(unit, kind)); };
    const int acts = actsOfATurn + moreActsOf(state, unit) - times(StatusKind::Shaken) - 2 * times(StatusKind::Stunned);
    return std::max(0, isPawn(state, unit) ? std::min(acts, 1) : acts);
}

int actsInTurn(const State& state, const Unit& unit)
{
    const bool isFixed = state.settings.statusActsAtOnce == OnOff::Off && !statusOf(unit, StatusKind::Helpless);
    return isFixed ? state.turn->budget : actsOf(state, unit);
}

int actsLeft(const State& state, const Unit& unit)
{
    return isActive(state, unit) ? std::max(0, actsInTurn(state, unit) - int(state.turn->acts.size())) : 0;
}

int usedOf(const State& state, ActType type) { return state.turn ? int(state.turn->acts.count(type)) : 0; }

bool hasWay(const State& state)
{
    return state.turn && (!state.turn->path.isEmpty() || state.turn->cost > 0 || !state.turn->past.isEmpty());
}

bool isOnTheWay(const State& state)
{
    const Unit* who = hasWay(state) ? unit(state, state.turn->unit) : nullptr;
    if (!who || !state.map || !who->at || state.turn->path.isEmpty())
        return who;
    const Square next = state.turn->path.first();
    return std::abs(next.x - who->at->x) <= 1 && std::abs(next.y - who->at->y) <= 1;
}

// --- sides and order

QString sideOf(const State& state, const Unit& unit)
{
    return isActive(state, unit) && !state.turn->controller.isEmpty() ? state.turn->controller : unit.player;
}

bool areEnemies(const State& state, const Unit& a, const Unit& b) { return a.id != b.id && sideOf(state, a) != sideOf(state, b); }

bool onTable(const Unit& unit) { return !unit.dropped; }

bool inPlay(const State& state, const Unit& unit) { return !unit.dropped && (!state.map || unit.at); }

QString controllerOf(const State& state, const Unit& unit)
{
    const Status* controlled = statusOf(unit, StatusKind::Controlled);
    const Status* glamyred = unit.charmed ? statusOf(unit, StatusKind::Glamyred) : nullptr;
    const Status* status = controlled ? controlled : glamyred;
    if (!status)
        return unit.player;
    const Unit* source = find(state.units, status->source);
    for (const QString& side : {status->side, source ? source->player : status->source}) // a player may cause it without a unit
        if (side != unit.player && player(state, side))
            return side;
    if (state.players.size() == 2)
        return state.players[state.players[0].id == unit.player ? 1 : 0].id;
    return {};
}

QList<const Unit*> unused(const State& state, const QString& player)
{
    QList<const Unit*> all = warband(state, player);
    all.removeIf([](const Unit* one) { return one->dropped || one->taken; });
    return all;
}

QStringList seats(const State& state)
{
    QList<const Player*> all;
    for (const Player& one : state.players)
        all += &one;
    std::ranges::stable_sort(all, {}, [](const Player* p) { return p->seat == 0 ? 99 : p->seat; });
    QStringList ids;
    for (const Player* one : all)
        ids += one->id;
    return ids;
}

QStringList orderOf(const State& state, int phase)
{
    QStringList order = seats(state);
    if (!order.isEmpty() && phase > 0)
        std::rotate(order.begin(), order.begin() + (phase - 1) % order.size(), order.end());
    return order;
}

bool hasPhase0(const State& state) { return state.phase == 0 && state.greater && !state.advantaged.isEmpty(); }

QString whoseTurn(const State& state)
{
    if (hasPhase0(state))
        return unused(state, state.advantaged).isEmpty() ? QString() : state.advantaged;
    QStringList able;
    for (const QString& id : orderOf(state, std::max(1, state.phase)))
        if (!unused(state, id).isEmpty())
            able += id;
    for (const QString& id : able)
        if (!state.gone.contains(id))
            return id;
    return able.value(0); // left over: one player runs the rest
}

// --- warleaders

int warleaderOf(const State& state, const QString& id)
{
    int highest = 0;
    for (const Unit* one : warband(state, id))
        if (!one->dropped)
            highest = std::max(highest, warleaderOf(state, *one));
    return highest;
}

int diceLeft(const State& state, const Unit& warleader)
{
    int left = warleaderOf(state, warleader) - warleader.diceSpent;
    if (state.settings.warleaderPool == WarleaderPool::Highest) {
        int spent = 0;
        for (const Unit* one : warband(state, warleader.player))
            spent += one->diceSpent;
        left = std::min(left, warleaderOf(state, warleader.player) - spent);
    }
    return std::max(0, left);
}

int diceOf(const State& state, const QString& player)
{
    int left = 0, most = 0;
    for (const Unit* one : warband(state, player))
        if (!one->dropped && warleaderOf(state, *one) > 0) {
            left += diceLeft(state, *one);
            most = std::max(most, diceLeft(state, *one));
        }
    return state.settings.warleaderPool == WarleaderPool::Highest ? most : left;
}

// --- the running tactics check

namespace {

// The rolls that were tied before, then the last one.
QList<int> countedOf(const Roll& roll) { return roll.tied + QList<int>{roll.value}; }

} // namespace

int moreLeadOf(const State& state, qsizetype players) { return players > 2 && playsOther(state, Unclear::AS_51) ? 1 : 0; }

int leadOf(const Roll& roll, const Roll& other)
{
    const QList<int> own = countedOf(roll), its = countedOf(other);
    for (qsizetype i = 0; i < own.size() && i < its.size(); ++i)
        if (own[i] != its[i])
            return own[i] - its[i];
    return 0;
}

// Who ties with rolls that were rolled again is tied with all of them, so nothing is looked at behind the shortest row.
QStringList leaders(const State& state)
{
    QList<const Roll*> best;
    for (const Roll& roll : state.rolls)
        best += &roll;
    for (qsizetype at = 0; best.size() > 1; ++at) {
        const int most =
            countedOf(**std::ranges::max_element(best, {}, [&](const Roll* roll) { return countedOf(*roll)[at]; }))[at];
        best.removeIf([&](const Roll* roll) { return countedOf(*roll)[at] != most; });
        if (std::ranges::any_of(best, [&](const Roll* roll) { return roll->tied.size() == at; }))
            break;
    }
    QStringList all;
    for (const Roll* roll : best)
        all += roll->id;
    return all;
}

} // namespace sellsword

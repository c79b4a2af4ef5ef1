// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jaggedalliance/rules/query.h"

#include <algorithm>

namespace jaggedalliance {

namespace {

template <class T>
const T& known(const QList<T>& list, const QString& id)
{
    static const T blank{};
    const T* found = find(list, id);
    return found ? *found : blank;
}

template <class T>
bool titled(const QList<T>& list, const QString& id, QString& title)
{
    const T* found = find(list, id);
    if (found)
        title = found->title.isEmpty() ? id : found->title;
    return found;
}

} // namespace

// --- names

QString titleOf(const State& state, const QString& id)
{
    QString title = id;
    if (const Figure* enemy = find(state.enemies, id))
        return titleOf(state, enemy->card) + QLatin1Char(' ') + id;
    if (const Corpse* corpse = find(state.corpses, id))
        return titleOf(state, corpse->enemy) + QLatin1Char(' ') + id;
    titled(state.mercenaries, id, title) || titled(state.cards, id, title) || titled(state.sectors, id, title) || titled(state.missions, id, title)
        || titled(state.enemyCards, id, title) || titled(state.lieutenants, id, title) || titled(state.events, id, title) || titled(state.dictators, id, title);
    return title;
}

QString titles(const State& state, const QStringList& ids)
{
    QStringList names;
    for (const QString& id : ids)
        names += titleOf(state, id);
    return names.isEmpty() ? tr("nobody") : names.join(QStringLiteral(", "));
}

QString placeText(const State& state, const QString& at, const QString& area)
{
    if (at.isEmpty())
        return tr("off the table");
    return area.isEmpty() ? titleOf(state, at) : titleOf(state, at) + QLatin1Char(' ') + area;
}

// --- the table

const Mercenary& mercenary(const State& state, const QString& id) { return known(state.mercenaries, id); }
const Card& card(const State& state, const QString& id) { return known(state.cards, id); }
const Sector& sector(const State& state, const QString& id) { return known(state.sectors, id); }
const Mission& mission(const State& state, const QString& id) { return known(state.missions, id); }
const Enemy& enemyCard(const State& state, const QString& id) { return known(state.enemyCards, id); }
const Dictator& dictator(const State& state) { return known(state.dictators, state.dictator); }

const Space& space(const State& state, int level)
{
    static const Space blank{};
    for (const Space& one : dictator(state).track)
        if (one.level == level)
            return one;
    return blank;
}

bool isMission(const State& state, const QString& at)
{
    return !find(state.sectors, at) && find(state.missions, at);
}

bool isLiberated(const State& state, const QString& at)
{
    const Sector* here = find(state.sectors, at);
    return here && here->state == SectorState::Liberated;
}

bool isFight(const State& state, const QString& at)
{
    const Sector* here = find(state.sectors, at);
    return here ? here->state == SectorState::Contested : isMission(state, at);
}

QString accessOf(const State& state, const Mission& mission)
{
    for (const Access& access : state.access)
        if (access.icon == mission.icon)
            return access.sector;
    return {};
}

const Edge* edgeBetween(const State& state, const QString& a, const QString& b)
{
    const Edge* red = nullptr;
    for (const Edge& edge : state.edges)
        if ((edge.a == a && edge.b == b) || (edge.a == b && edge.b == a)) {
            if (!edge.red)
                return &edge;
            red = &edge;
        }
    return red;
}

bool touch(const State& state, const QString& a, const QString& b)
{
    if (isMission(state, b))
        return mission(state, b).place == Pile::Table && accessOf(state, mission(state, b)) == a;
    if (isMission(state, a))
        return touch(state, b, a);
    return edgeBetween(state, a, b);
}

QStringList borderAreas(const State& state, const QString& from, const QString& to)
{
    QStringList areas;
    for (const Edge& edge : state.edges) {
        if (edge.red)
            continue;
        if (edge.a == from && edge.b == to)
            areas += edge.bAreas;
        else if (edge.b == from && edge.a == to)
            areas += edge.aAreas;
    }
    if (areas.isEmpty())
        for (const Area& area : sector(state, to).areas)
            areas += area.id;
    return areas;
}

QStringList neighbours(const State& state, const QString& at)
{
    QStringList all;
    for (const Sector& one : state.sectors)
        if (one.id != at && touch(state, at, one.id))
            all += one.id;
    for (const Mission& one : state.missions)
        if (one.id != at && !find(state.sectors, one.id) && touch(state, at, one.id))
            all += one.id;
    return all;
}

QStringList liberatedNear(const State& state, const QString& at)
{
    QStringList all;
    for (const QString& near : neighbours(state, at))
        if (isLiberated(state, near))
            all += near;
    return all;
}

bool shareBorder(const State& state, const QString& at, const QString& a, const QString& b, bool& red)
{
    bool found = false;
    red = false;
    for (const Border& border : sector(state, at).borders)
        if ((border.a == a && border.b == b) || (border.a == b && border.b == a)) {
            red = border.red && (!found || red);
            found = true;
        }
    return found;
}

QStringList areasBeside(const State& state, const QString& at, const QString& area)
{
    QStringList beside;
    for (const Border& border : sector(state, at).borders)
        if (!border.red && (border.a == area || border.b == area))
            if (const QString& other = border.a == area ? border.b : border.a; other != area && !beside.contains(other))
                beside += other;
    return beside;
}

int distance(const State& state, const QString& at, const QString& from, const QString& to, bool walking)
{
    if (from == to || isLiberated(state, at) || (isMission(state, at) && state.settings.missionCardIsOneArea))
        return 0;
    QStringList reached{from}, edge{from};
    for (int steps = 1; !edge.isEmpty(); ++steps) {
        QStringList next;
        for (const Border& border : sector(state, at).borders) {
            if (walking && border.red)
                continue;
            for (const auto& [a, b] : {std::pair(border.a, border.b), std::pair(border.b, border.a)})
                if (edge.contains(a) && !reached.contains(b)) {
                    reached += b;
                    next += b;
                }
        }
        if (next.contains(to))
            return steps;
        edge = next;
    }
    return unreachable;
}

bool hasTerrain(const State& state, const QString& at, const QString& area, Terrain terrain)
{
    return known(sector(state, at).areas, area).terrain.contains(terrain);
}

bool together(const State& state, const Mercenary& a, const Mercenary& b)
{
    return !a.at.isEmpty() && a.at == b.at && distance(state, a.at, a.area, b.area) == 0;
}

QList<const Mercenary*> team(const State& state)
{
    QList<const Mercenary*> all;
    for (const Mercenary& who : state.mercenaries)
        if (who.place == MercPlace::Team)
            all += &who;
    return all;
}

QList<const Mercenary*> mercenariesAt(const State& state, const QString& at)
{
    QList<const Mercenary*> all = team(state);
    all.removeIf([&](const Mercenary* who) { return at.isEmpty() || who->at != at; });
    return all;
}

QList<const Mercenary*> standingAt(const State& state, const QString& at)
{
    QList<const Mercenary*> all = mercenariesAt(state, at);
    all.removeIf([](const Mercenary* who) { return who->down; });
    return all;
}

QList<const Figure*> enemiesAt(const State& state, const QString& at)
{
    QList<const Figure*> all;
    for (const Figure& enemy : state.enemies)
        if (enemy.at == at && !at.isEmpty())
            all += &enemy;
    return all;
}

bool isEnemyIn(const State& state, const QString& at, const QString& area)
{
    const QList<const Figure*> here = enemiesAt(state, at);
    return std::ranges::any_of(here, [&](const Figure* enemy) { return !enemy->hidden && distance(state, at, enemy->area, area) == 0; });
}

QList<const Token*> tokensToReveal(const State& state)
{
    QList<const Token*> all;
    for (const Token& token : state.tokens)
        if (!token.faceUp && std::ranges::any_of(state.mercenaries, [&](const Mercenary& who) {
                return who.place == MercPlace::Team && who.at == token.at && distance(state, who.at, who.area, token.area) == 0;
            }))
            all += &token;
    return all;
}

// --- cards at work

QList<const Card*> upgradesOf(const State& state, const QString& host)
{
    QList<const Card*> all;
    for (const Card& card : state.cards)
        if (card.place == Place::Attached && card.host == host && !host.isEmpty())
            all += &card;
    return all;
}

QList<const Card*> cardsOf(const State& state, const QString& who)
{
    QList<const Card*> all;
    for (const Card& card : state.cards)
        if (card.isHeld() && card.holder == who && !who.isEmpty())
            all += &card;
    return all;
}

QList<const Card*> working(const State& state, const Mercenary& who)
{
    QList<const Card*> all = cardsOf(state, who.id);
    all.removeIf([&](const Card* card) { return !card->isSlotted() && !(card->place == Place::Attached && jaggedalliance::card(state, card->host).isSlotted()); });
    return all;
}

QList<Place> slotsOf(const Mercenary& who)
{
    QList<Place> all{Place::Weapon1, Place::Weapon2, Place::Armour};
    if (who.extraSlot)
        all += Place::Extra;
    return all;
}

int inventoryLoad(const State& state, const QString& who)
{
    int load = 0;
    for (const Card* card : cardsOf(state, who))
        if (card->place == Place::Inventory)
            load += card->heavy ? 2 : 1;
    return load;
}

bool fitsPlace(CardKind kind, Place place)
{
    switch (place) {
    case Place::Weapon1:
    case Place::Weapon2:
    case Place::Extra: return kind == CardKind::Weapon || kind == CardKind::Tool;
    case Place::Armour: return kind == CardKind::Armour;
    case Place::Ally: return kind == CardKind::Ally;
    case Place::Inventory: return kind != CardKind::Ally && kind != CardKind::Income;
    case Place::Received: return true;
    default: return false;
    }
}

Modifiers modifiers(const State& state)
{
    Modifiers all;
    const auto add = [&](const Modifiers& one) {
        all.damage += one.damage;
        all.stealth += one.stealth;
        all.counterStrength += one.counterStrength;
        all.bribeCost = std::max(all.bribeCost, one.bribeCost);
        all.startLevel = std::max(all.startLevel, one.startLevel);
        all.recover += one.recover;
        all.rebelsLost |= one.rebelsLost;
    };
    for (const Lieutenant& one : state.lieutenants)
        if (one.inPlay())
            add(one.modifiers);
    for (const Mission& one : state.missions)
        if (one.place == Pile::Table && !one.bounty)
            add(one.modifiers);
    for (const Event& one : state.events)
        if (one.place == Pile::Slot)
            add(one.modifiers);
    return all;
}

bool hasExpertise(const State& state, const Mercenary& who, RollKind kind)
{
    const QList<const Card*> cards = working(state, who);
    return std::ranges::any_of(cards, [&](const Card* card) { return card->expertise.contains(kind); });
}

bool mayReroll(const State& state, const Mercenary& who, RollKind kind)
{
    const QList<const Card*> cards = working(state, who);
    return std::ranges::any_of(cards, [&](const Card* card) { return card->rerolls.contains(kind); });
}

RollKind rollOf(Skill skill)
{
    return skill == Skill::Leadership ? RollKind::Leadership : skill == Skill::Mechanical ? RollKind::Mechanical : RollKind::Medical;
}

// --- values

int mostCubes(const State& state, const Mercenary& who)
{
    int most = who.start + who.extra - who.injury;
    if (state.scenario && state.scenario->mercenaries == 3)
        ++most;
    for (const Card* card : working(state, who))
        most += card->stamina;
    return std::max(0, most);
}

int commandsOf(const State& state, const Mercenary& who)
{
    int commands = 1;
    for (const Card* card : working(state, who))
        commands += card->commands;
    return commands;
}

int recoverOf(const State& state, const Mercenary& who)
{
    return std::max(0, who.recover + modifiers(state).recover);
}

const Row& rowOf(const State& state, const Figure& enemy)
{
    if (const Mission& bounty = mission(state, enemy.card); bounty.bounty && !find(state.enemyCards, enemy.card))
        return bounty.target;
    const Enemy& card = enemyCard(state, enemy.card);
    if (card.experienced)
        return enemy.elite ? card.advancedElite : card.advanced;
    return enemy.elite ? card.elite : card.basic;
}

int armourOf(const State& state, const Figure& enemy)
{
    return rowOf(state, enemy).armour + hasTerrain(state, enemy.at, enemy.area, Terrain::Settlement);
}

int stealthOf(const State& state, const Figure& enemy)
{
    int difficulty = rowOf(state, enemy).stealth + modifiers(state).stealth;
    if (const Enemy& card = enemyCard(state, enemy.card); card.searchParty && card.experienced)
        for (const Figure* other : enemiesAt(state, enemy.at))
            difficulty += other->card == enemy.card;
    return std::max(0, difficulty);
}

int extraDamage(const State& state, const QString& at, const QString& area, const QList<Condition>& conditions)
{
    return hasTerrain(state, at, area, Terrain::Swamp) + conditions.contains(Condition::Marked);
}

int damageOf(const State& state, const Figure& enemy, const Mercenary& target)
{
    const int printed = rowOf(state, enemy).damage;
    const int base = enemy.conditions.contains(Condition::Suppressed) ? printed / 2 : printed;
    return std::max(0, base + modifiers(state).damage) + extraDamage(state, target.at, target.area, target.conditions);
}

bool isTank(const State& state, const Figure& enemy)
{
    return enemyCard(state, enemy.card).tank;
}

QStringList openTankTokens(const State& state)
{
    QStringList down, all;
    for (const TankToken& token : state.tankTokens) {
        all += token.id;
        if (!token.faceUp)
            down += token.id;
    }
    return down.isEmpty() ? all : down; // all open: they are turned over and shuffled first
}

int suppressedCost(const State& state, const Mercenary& who, bool equipment)
{
    const bool counts = equipment || state.settings.suppressedScope == SuppressedScope::EveryAction;
    return counts && who.conditions.contains(Condition::Suppressed);
}

Cost stepCost(const State& state, const Mercenary& who)
{
    const int points = 1 + suppressedCost(state, who, true);
    return isEnemyIn(state, who.at, who.area) ? Cost{0, points} : Cost{points, 0};
}

Cost groupMoveCost(const State& state, const Mercenary& who)
{
    if (who.down || state.settings.groupMoveLeaving == GroupMoveLeaving::Free || !isEnemyIn(state, who.at, who.area))
        return {};
    return {0, 1 + suppressedCost(state, who, true)};
}

int bribePrice(const State& state, int dice)
{
    const int raised = modifiers(state).bribeCost;
    if (raised < 2)
        return dice;
    return state.settings.bribeSurcharge == BribeSurcharge::PerDie ? raised * dice : dice + raised - 1;
}

int counterStrength(const State& state, int level)
{
    return std::max(0, space(state, level).skulls + modifiers(state).counterStrength);
}

QStringList waitingFor(const State& state)
{
    QStringList names;
    for (const Mercenary* who : team(state))
        if (!who->down && !who->activated)
            names += titleOf(state, who->id);
    return names;
}

// --- enemies

int closeness(const State& state, const Figure& enemy, const Mercenary& who)
{
    if (rowOf(state, enemy).range < 0 || enemy.hidden)
        return 0;
    return distance(state, enemy.at, enemy.area, who.area, state.settings.targetDistance == TargetDistance::Walking);
}

QList<const Mercenary*> byCloseness(const State& state, const Figure& enemy)
{
    QList<const Mercenary*> standing = standingAt(state, enemy.at);
    // Clockwise from the active mercenary, who comes first.
    const auto seat = [&](const Mercenary* who) {
        const qsizetype all = state.mercenaries.size();
        qsizetype active = 0;
        while (active < all && state.mercenaries[active].id != state.active)
            ++active;
        return (who - state.mercenaries.constData() - active + all) % std::max<qsizetype>(1, all);
    };
    std::ranges::stable_sort(standing, [&](const Mercenary* a, const Mercenary* b) {
        const int da = closeness(state, enemy, *a), db = closeness(state, enemy, *b);
        return da != db ? da < db : seat(a) < seat(b);
    });
    return standing;
}

QList<const Figure*> nextEnemies(const State& state, const QString& at)
{
    QList<const Figure*> waiting = enemiesAt(state, at);
    waiting.removeIf([](const Figure* enemy) { return enemy->acted; });
    const auto rank = [&](const Figure* enemy) {
        int nearest = unreachable;
        for (const Mercenary* who : standingAt(state, at))
            nearest = std::min(nearest, enemy->hidden ? 0 : distance(state, at, enemy->area, who->area));
        const Mission& bounty = mission(state, enemy->card);
        const int initiative = bounty.bounty ? bounty.initiative : enemyCard(state, enemy->card).initiative;
        return std::tuple(-initiative, enemy->elite ? 0 : 1, nearest);
    };
    if (waiting.isEmpty())
        return {};
    auto best = rank(waiting.first());
    for (const Figure* enemy : waiting)
        best = std::min(best, rank(enemy));
    waiting.removeIf([&](const Figure* enemy) { return rank(enemy) != best; });
    return waiting;
}

bool inReach(const State& state, const Figure& enemy, const Mercenary& who)
{
    const int range = rowOf(state, enemy).range;
    return range < 0 || enemy.hidden || distance(state, enemy.at, enemy.area, who.area) <= range;
}

QStringList waysTowards(const State& state, const Figure& enemy, const Mercenary& target)
{
    const int far = distance(state, enemy.at, enemy.area, target.area, true);
    if (far == 0 || far >= unreachable)
        return {};
    const auto crowd = [&](const QString& area) {
        qsizetype count = 0;
        for (const Figure* other : enemiesAt(state, enemy.at))
            count += !other->hidden && other->area == area;
        for (const Mercenary* who : state.settings.countDowned ? mercenariesAt(state, enemy.at) : standingAt(state, enemy.at))
            count += who->area == area;
        if (state.settings.countDowned)
            count += std::ranges::count_if(state.corpses, [&](const Corpse& corpse) { return corpse.at == enemy.at && corpse.area == area; });
        return count;
    };
    QStringList ways;
    qsizetype fewest = 0;
    for (const QString& area : areasBeside(state, enemy.at, enemy.area)) {
        if (distance(state, enemy.at, area, target.area, true) != far - 1)
            continue;
        const qsizetype here = crowd(area);
        if (!ways.isEmpty() && here > fewest)
            continue;
        if (here < fewest)
            ways.clear();
        fewest = here;
        ways += area;
    }
    return ways;
}

QList<Pattern> patternOf(const State& state, const Figure& enemy, bool approach)
{
    const Enemy& card = enemyCard(state, enemy.card);
    return approach && !card.approach.isEmpty() ? card.approach : card.pattern;
}

// --- endings

bool mayBeLiberated(const State& state, const Sector& sector)
{
    return enemiesAt(state, sector.id).isEmpty() && std::ranges::none_of(state.tokens, [&](const Token& token) { return token.at == sector.id && !token.faceUp; })
        && !standingAt(state, sector.id).isEmpty();
}

bool isLost(const State& state)
{
    const QList<const Mercenary*> all = team(state);
    const bool waits = std::ranges::any_of(state.mercenaries, [](const Mercenary& who) { return who.place == MercPlace::Waiting || who.place == MercPlace::Fallen; });
    if (all.isEmpty() && !waits)
        return false;
    if (waits && state.settings.waitingBlocksLoss)
        return false;
    return std::ranges::none_of(all, [](const Mercenary* who) { return !who->down; });
}

int discardsOf(const State& state, const QString& who)
{
    return int(cardsOf(state, who).size()) / 2;
}

QStringList rosterLeft(const State& state)
{
    QStringList left;
    for (const Mercenary& who : state.mercenaries)
        if (who.place == MercPlace::Roster)
            left += who.id;
    return left;
}

} // namespace jaggedalliance

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards at work, and the values that count now because of them (p. 10-13, 22, 28-33).
#include "games/jagged-alliance/rules/query.h"

#include <algorithm>

namespace jaggedalliance {

QList<const Card*> upgradesOf(const State& state, const QString& host)
{
    QList<const Card*> all;
    for (const Card& card : state.cards)
        if (card.place == Place::Attached && card.host == host && !host.isEmpty())
            all += &card;
    return all;
}

QString spentFor(const State& state, const QString& id)
{
    const Card& one = card(state, id);
    return one.place == Place::Attached && one.durability == 0 ? one.host : one.id;
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
    all.removeIf([&](const Card* card) {
        return !card->isSlotted() && !(card->place == Place::Attached && jaggedalliance::card(state, card->host).isSlotted());
    });
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
    case Place::Extra:
        return kind == CardKind::Weapon || kind == CardKind::Tool;
    case Place::Armour:
        return kind == CardKind::Armour;
    case Place::Ally:
        return kind == CardKind::Ally;
    case Place::Inventory:
        return kind != CardKind::Ally && kind != CardKind::Income;
    case Place::Received:
        return true;
    default:
        return false;
    }
}

bool mayLie(const State& state, const Card& card, Place place)
{
    return fitsPlace(card.kind, place) || !blankCard(state, card.id).isEmpty();
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
    const bool withoutDictator = state.scenario && state.scenario->noDictator; // neither do lieutenants matter then (JA-333)
    for (const Lieutenant& one : state.lieutenants)
        if (one.inPlay() && !withoutDictator)
            add(one.modifiers);
    for (const Mission& one : state.missions)
        if (one.place == Pile::Table && !one.bounty)
            add(one.modifiers);
    // An event changes the coming turn; the older ones only lie there still (JA-372).
    if (const Event* newest = state.threat.eventSlots.isEmpty() ? nullptr : find(state.events, state.threat.eventSlots.last()))
        add(newest->modifiers);
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
    return skill == Skill::Leadership ? RollKind::Leadership
        : skill == Skill::Mechanical  ? RollKind::Mechanical
                                      : RollKind::Medical;
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

int recoverOf(const State& state, const Mercenary& who) { return std::max(0, who.recover + modifiers(state).recover); }

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

int stealthOf(const State& state, const Figure& enemy) { return std::max(0, sum(hidingFrom(state, enemy))); }

QList<Part> hidingFrom(const State& state, const Figure& enemy)
{
    QList<Part> parts{{Part::Printed, rowOf(state, enemy).stealth}};
    const Enemy& card = enemyCard(state, enemy.card);
    if (card.searchParty && card.experienced && playsOther(state, Unclear::JQ_56))
        parts.clear();
    if (card.searchParty && card.experienced)
        parts += Part{Part::SearchParty, int(std::ranges::count(enemiesAt(state, enemy.at), enemy.card, &Figure::card))};
    parts += Part{Part::Modifier, modifiers(state).stealth};
    return parts;
}

int sum(const QList<Part>& parts)
{
    int all = 0;
    for (const Part& part : parts)
        all += part.points;
    return all;
}

QString itemised(const QList<Part>& parts)
{
    const auto worded = [](const Part& part) {
        switch (part.what) {
        case Part::Printed:
            return tr("%1 printed");
        case Part::Halved:
            return tr("%1 suppressed");
        case Part::Modifier:
            return tr("%1 by missions, lieutenants or the event");
        case Part::Rolled:
            return tr("%1 rolled");
        case Part::Mine:
            return tr("%1 of the mine");
        case Part::Swamp:
            return tr("%1 swamp");
        case Part::Marked:
            return tr("%1 Marked");
        case Part::Armour:
            return tr("%1 armour");
        case Part::Settlement:
            return tr("%1 settlement");
        case Part::TankToken:
            return tr("%1 tank token");
        case Part::SearchParty:
            return tr("%1 search party");
        }
        return QString();
    };
    QStringList items;
    for (const Part& part : parts)
        if (part.points != 0 || items.isEmpty()) {
            const QString sign = items.isEmpty() || part.points < 0 ? QString() : QStringLiteral("+");
            items += engine::fill(worded(part), {sign + number(part.points).replace(QLatin1Char('-'), QStringLiteral("−"))});
        }
    const QString total = number(std::max(0, sum(parts)));
    return items.size() < 2 ? total : total + QStringLiteral(": ") + items.join(QStringLiteral(", "));
}

QList<Part> extraDamage(const State& state, const QString& at, const QString& area, const QList<Condition>& conditions)
{
    QList<Part> parts;
    if (hasTerrain(state, at, area, Terrain::Swamp))
        parts += Part{Part::Swamp, 1};
    if (conditions.contains(Condition::Marked))
        parts += Part{Part::Marked, 1};
    return parts;
}

DictatorStep dictatorStep(const State& state)
{
    const Threat& threat = state.threat;
    return threat.step == DictatorStep::Threat && threat.tokens == 0 && !threat.attack ? DictatorStep::Event : threat.step;
}

int damageOf(const State& state, const Figure& enemy) { return sum(partsOf(state, enemy)); }

static bool isHalvedWhole(const State& state, const Figure& enemy)
{
    return enemy.conditions.contains(Condition::Suppressed) && playsOther(state, Unclear::JQ_18);
}

static QList<Part> printedParts(const State& state, const Figure& enemy)
{
    const int printed = rowOf(state, enemy).damage;
    QList<Part> parts{{Part::Printed, printed}};
    if (enemy.conditions.contains(Condition::Suppressed) && !isHalvedWhole(state, enemy))
        parts += Part{Part::Halved, printed / 2 - printed};
    parts += Part{Part::Modifier, std::max(-sum(parts), modifiers(state).damage)};
    return parts;
}

// What is halved at last where a table halves everything.
static QList<Part> halved(const State& state, const Figure& enemy, QList<Part> parts)
{
    if (isHalvedWhole(state, enemy))
        parts += Part{Part::Halved, sum(parts) / 2 - sum(parts)};
    return parts;
}

QList<Part> partsOf(const State& state, const Figure& enemy) { return halved(state, enemy, printedParts(state, enemy)); }

QList<Part> partsOf(const State& state, const Incoming& one)
{
    const Mercenary& who = mercenary(state, one.who);
    const Figure* enemy = find(state.enemies, one.from);
    const bool isMine = !enemy && !find(state.mercenaries, one.from);
    QList<Part> parts = enemy ? printedParts(state, *enemy) : QList<Part>();
    if (!isMine || state.settings.mineIsAttack)
        parts += extraDamage(state, who.at, who.area, who.conditions);
    if (enemy)
        parts = halved(state, *enemy, parts);
    if (!enemy)
        parts.prepend(Part{isMine ? Part::Mine : Part::Rolled, one.damage - sum(parts)});
    return sum(parts) == one.damage ? parts : QList<Part>();
}

QString damageWords(const State& state, const Incoming& one)
{
    const QString whole = damageText(state, one);
    const QList<Part> parts = partsOf(state, one);
    return parts.isEmpty() || whole != number(one.damage) ? whole : itemised(parts);
}

int damageOf(const State& state, const Figure& enemy, const Mercenary& target)
{
    return sum(halved(state, enemy, printedParts(state, enemy) + extraDamage(state, target.at, target.area, target.conditions)));
}

int woundsBehind(const Incoming& one, int armour)
{
    const int wounds = std::max(0, one.damage - one.late - armour);
    return wounds > 0 ? wounds + one.late : 0;
}

bool isTank(const State& state, const Figure& enemy) { return enemyCard(state, enemy.card).tank; }

QStringList openTankTokens(const State& state)
{
    QStringList down, all;
    for (const TankToken& token : state.tankTokens) {
        all += token.id;
        if (!token.faceUp)
            down += token.id;
    }
    return down.isEmpty() && !playsOther(state, Unclear::JQ_55) ? all : down; // all open: they are turned over and shuffled first
}

int suppressedCost(const State& state, const Mercenary& who, bool equipment)
{
    const bool counts = equipment || state.settings.suppressedScope == SuppressedScope::EveryAction;
    return counts && who.conditions.contains(Condition::Suppressed);
}

QString costText(int total, int suppressed)
{
    if (suppressed <= 0)
        return number(total);
    return suppressed < total
        ? engine::fill(tr("%1 (%2, +%3 Suppressed)"), {number(total), number(total - suppressed), number(suppressed)})
        : engine::fill(tr("%1 (Suppressed)"), {number(total)});
}

Cost stepCost(const State& state, const Mercenary& who)
{
    const int more = suppressedCost(state, who, true);
    if (!isLeavingDear(state, who.at, who.area))
        return {more + int(!playsOther(state, Unclear::JQ_92)), 0, more};
    return {more > 0 && playsOther(state, Unclear::JQ_06) ? 1 : 0, 1 + more, more};
}

Cost groupMoveCost(const State& state, const Mercenary& who)
{
    if (who.down || state.settings.groupMoveLeaving == GroupMoveLeaving::Free || !isLeavingDear(state, who.at, who.area))
        return {};
    const int more = suppressedCost(state, who, true);
    return {0, 1 + more, more};
}

int bribePrice(const State& state, int dice)
{
    const int raised = modifiers(state).bribeCost;
    if (raised < 2)
        return dice;
    return state.settings.bribeSurcharge == BribeSurcharge::PerDie ? raised * dice : dice + raised - 1;
}

bool isDearByLieutenant(const State& state)
{
    return std::ranges::any_of(
        state.lieutenants, [](const Lieutenant& one) { return one.inPlay() && one.modifiers.bribeCost > 1; });
}

int proceedsOf(const State& state, const QStringList& cards)
{
    int sum = 0, total = 0;
    for (const QString& id : cards) {
        const int price = card(state, id).cost.value_or(0);
        sum += price / 2;
        total += price;
    }
    return state.settings.sellRounding == SellRounding::PerCard ? sum : total / 2;
}

bool hasAlly(const State& state, const QStringList& cards)
{
    return std::ranges::any_of(cards, [&](const QString& id) { return card(state, id).kind == CardKind::Ally; });
}

QList<int> missingAim(const State& state)
{
    constexpr int last = 89;
    QList<int> missing;
    for (int i = 1; i <= last; ++i)
        if (std::ranges::none_of(state.cards, [&](const Card& card) { return card.deck == Deck::Aim && card.number == i; }))
            missing += i;
    return missing;
}

int mercenariesFor(qsizetype players) { return players == 1 ? 3 : players == 2 ? 4 : players == 3 ? 3 : players == 4 ? 4 : 0; }

int counterStrength(const State& state, int level)
{
    return std::max(0, space(state, level).skulls + modifiers(state).counterStrength);
}

R defenceOfBoard(const State& state, int rebels)
{
    const QList<const Mercenary*> all = team(state);
    const bool hasCards = std::ranges::any_of(all, [&](const Mercenary* who) {
        const QList<const Card*> cards = working(state, *who);
        return std::ranges::any_of(cards, [](const Card* card) { return card->counter.count() > 0; });
    });
    return rebels > 0 ? (hasCards ? R::I_DEFEND_BOARD_BOTH : R::I_DEFEND_BOARD_REBELS)
        : hasCards    ? R::I_DEFEND_BOARD_CARDS
                      : R::I_DEFEND_BOARD;
}

QStringList waitingFor(const State& state)
{
    QStringList names;
    for (const Mercenary* who : team(state))
        if (!who->down && !who->activated)
            names += titleOf(state, who->id);
    return names;
}

// --- endings

bool mayBeLiberated(const State& state, const Sector& sector)
{
    return enemiesAt(state, sector.id).isEmpty() && !sector.awaited && !sector.defenceAwaited
        && std::ranges::none_of(state.tokens, [&](const Token& token) { return token.at == sector.id && !token.faceUp; })
        && !standingAt(state, sector.id).isEmpty();
}

bool isLost(const State& state)
{
    const QList<const Mercenary*> all = team(state);
    const bool waits = std::ranges::any_of(state.mercenaries,
        [](const Mercenary& who) { return who.place == MercPlace::Waiting || who.place == MercPlace::Fallen; });
    if (all.isEmpty() && !waits)
        return false;
    if (waits && state.settings.waitingBlocksLoss)
        return false;
    return std::ranges::none_of(all, [](const Mercenary* who) { return !who->down; });
}

int discardsOf(const State& state, const QString& who) { return int(cardsOf(state, who).size()) / 2; }

QStringList rosterLeft(const State& state)
{
    QStringList left;
    for (const Mercenary& who : state.mercenaries)
        if (who.place == MercPlace::Roster)
            left += who.id;
    return left;
}

} // namespace jaggedalliance

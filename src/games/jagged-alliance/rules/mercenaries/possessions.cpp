// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where cards go, and what the team owns (p. 12-13, 28-29).
#include "games/jagged-alliance/rules/changes/possessions.h"

#include "games/jagged-alliance/rules/changes/cubes.h"
#include "games/jagged-alliance/rules/conditions.h"

#include <algorithm>

namespace jaggedalliance {

// Stamina from cards comes and goes with them (JA-035, JA-124, JA-125).
void adjustStamina(Changes& changes, const QString& id, int before)
{
    State& state = changes.state;
    Mercenary* who = changes.mercenary(id);
    if (!who || who->place != MercPlace::Team || state.phase == Phase::Campaign)
        return;
    const int difference = mostCubes(state, *who) - before;
    for (int i = difference; i < 0; ++i)
        takeCube(*who);
    who->stamina += std::max(0, difference);
    if (difference != 0)
        changes.tell(difference > 0 ? R::I_CUBE_ADDED_CARD : R::I_CUBE_REMOVED,
            difference > 0 ? QT_TR_NOOP("%1 gets stamina cubes: %2")
                           : QT_TR_NOOP("%1 loses cubes: %2, and is not knocked down by that"),
            {changes.title(id), number(std::abs(difference))});
}

void put(Changes& changes, const QString& id, Place place, const QString& holder, const QString& host)
{
    State& state = changes.state;
    Card* moved = changes.card(id);
    if (!moved)
        return;
    const QString from = moved->isHeld() ? moved->holder : QString();
    const int before = from.isEmpty() ? 0 : mostCubes(state, jaggedalliance::mercenary(state, from));
    const int beforeTo = holder.isEmpty() ? 0 : mostCubes(state, jaggedalliance::mercenary(state, holder));
    moved->place = place;
    moved->holder = moved->isHeld() ? holder : QString();
    moved->host = host;
    const QString to = moved->holder;
    for (Card& upgrade : state.cards) // what is attached goes along
        if (upgrade.place == Place::Attached && upgrade.host == id) {
            upgrade.holder = to;
            if (to.isEmpty()) {
                upgrade.place = place;
                upgrade.host.clear();
            }
        }
    if (!from.isEmpty())
        adjustStamina(changes, from, before);
    if (!to.isEmpty() && to != from)
        adjustStamina(changes, to, beforeTo);
}

void discard(Changes& changes, const QString& id)
{
    State& state = changes.state;
    const Card* gone = find(state.cards, id);
    if (!gone)
        return;
    for (const Card* upgrade : upgradesOf(state, id))
        discard(changes, upgrade->id);
    gone = find(state.cards, id);
    const bool leaves = gone->leaves;
    const Place to = leaves ? Place::Box : gone->deck == Deck::Aim ? Place::Market : Place::Discard;
    put(changes, id, to);
    if (Card* card = changes.card(id))
        card->spent = 0;
    if (leaves)
        state.removed += id;
    changes.tell(leaves           ? R::I_LEAVES
            : to == Place::Market ? R::I_TO_MARKET
                                  : R::I_TO_PILE,
        leaves                    ? QT_TR_NOOP("%1 goes back to the box for this campaign")
            : to == Place::Market ? QT_TR_NOOP("%1 goes to the market deck")
                                  : QT_TR_NOOP("%1 goes to the discard pile of its own deck"),
        {changes.title(id)});
}

void discard(Changes& changes, const QStringList& cards)
{
    for (const QString& id : cards)
        discard(changes, id);
}

// The places of the board that take it now.
static QList<Place> placesFor(const State& state, const Card& card, const Mercenary& who)
{
    QList<Place> places{Place::Inventory};
    for (const Place slot : slotsOf(who))
        if (mayLie(state, card, slot))
            places += slot;
    places.removeIf([&](Place place) {
        Checks checks;
        fitsSlot(checks, state, card, who, place);
        return !checks.isAllowed();
    });
    return places;
}

void gain(Changes& changes, const QString& id, const QString& who, bool chooses)
{
    State& state = changes.state;
    const Card* card = find(state.cards, id);
    const Mercenary& holder = jaggedalliance::mercenary(state, who);
    if (!card)
        return;
    if (card->kind == CardKind::Income) {
        put(changes, id, Place::Income);
        return;
    }
    const QList<const Card*> held = cardsOf(state, who);
    const auto at = [&](Place place) {
        return std::ranges::count_if(held, [&](const Card* one) { return one->place == place; });
    };
    if (chooses && card->kind != CardKind::Ally && placesFor(state, *card, holder).size() > 1) {
        put(changes, id, Place::Received, who);
        changes.tell(R::I_GAINED, QT_TR_NOOP("%1 takes %2, and says where it goes"), {changes.title(who), changes.title(id)});
        return;
    }
    if (card->kind == CardKind::Ally) {
        put(changes, id, at(Place::Ally) < holder.allySlots ? Place::Ally : Place::Received, who);
    } else if (inventoryLoad(state, who) + (card->heavy ? 2 : 1) <= holder.inventory) {
        put(changes, id, Place::Inventory, who);
    } else {
        Place free = Place::Received;
        for (const Place slot : slotsOf(holder))
            if (free == Place::Received && !card->heavy && fitsPlace(card->kind, slot) && at(slot) == 0)
                free = slot;
        const bool hasHeavy = std::ranges::any_of(held, [](const Card* one) { return one->heavy && one->isSlotted(); });
        put(changes, id, hasHeavy ? Place::Received : free, who);
    }
    if (jaggedalliance::card(state, id).place == Place::Received)
        changes.tell(R::I_NO_ROOM, QT_TR_NOOP("%1 has no place for %2: discard something, or the card itself"),
            {changes.title(who), changes.title(id)});
    else
        changes.tell(R::I_GAINED, QT_TR_NOOP("%1 takes %2"), {changes.title(who), changes.title(id)});
}

void killAlly(Changes& changes, const QString& id)
{
    State& state = changes.state;
    if (!find(state.cards, id))
        return;
    put(changes, id, Place::Killed);
    state.removed += id;
    changes.tell(R::I_ALLY_KILLED, QT_TR_NOOP("%1 is killed, noted, and never comes back"), {changes.title(id)});
}

void know(Changes& changes, const Card& facts)
{
    if (Card* known = changes.card(facts.id))
        *known = facts;
    else
        changes.state.cards += facts;
}

void spend(Changes& changes, const QString& id)
{
    if (Card* worn = changes.card(id)) {
        worn->spent = std::min(20, worn->spent + 1);
        changes.tell(R::I_WORN, QT_TR_NOOP("A black cube covers a durability of %1"), {changes.title(id)});
    }
}

namespace {

void gain(Changes& changes, int State::*what, int amount, R reason, const char* text)
{
    int& has = changes.state.*what;
    const int before = has;
    has = std::clamp(has + amount, 0, 9999);
    if (amount < 0 && has == before)
        changes.tell(R::I_NOTHING_THERE);
    else if (amount != 0)
        changes.tell(reason, text, {number(has)});
}

} // namespace

void funds(Changes& changes, int amount)
{
    gain(changes, &State::funds, amount, R::I_FUNDS, QT_TR_NOOP("Funds of the team: %1"));
}

void rebels(Changes& changes, int amount)
{
    gain(changes, &State::rebels, amount, R::I_REBELS, QT_TR_NOOP("Rebels of the team: %1"));
}

} // namespace jaggedalliance

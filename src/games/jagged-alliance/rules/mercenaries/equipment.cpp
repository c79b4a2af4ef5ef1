// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Equipment arranged, upgrades, trading and receiving (p. 12-13, 15).
#include "games/jagged-alliance/rules/changes/course.h"
#include "games/jagged-alliance/rules/changes/possessions.h"
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

// --- equipment (JA-181, JA-144, JA-153)

namespace {

void owns(Checks& checks, const State& state, const Card& card)
{
    checks.must(R::R_NOT_YOURS, card.isHeld() && card.holder == state.active, [&] {
        return QStringList{titleOf(state, card.id), titleOf(state, state.active)};
    });
    if (card.place == Place::Storage)
        checks.must(R::R_STORED, false, [&] { return QStringList{titleOf(state, card.id)}; });
}

void reorganised(Changes& changes)
{
    if (changes.state.step == Step::OnActivation || changes.state.step == Step::Flee)
        changes.state.step = Step::Reorganise;
}

// What lies in a slot; nothing for the inventory.
const Card* lyingAt(const State& state, const Mercenary& who, Place place)
{
    for (const Card* card : cardsOf(state, who.id))
        if (card->place == place && place != Place::Inventory)
            return card;
    return nullptr;
}

State withPlace(State state, const QString& id, Place place)
{
    if (Card* moved = find(state.cards, id))
        moved->place = place;
    return state;
}

} // namespace

void check(Checks& checks, const State& state, const Arrange& a)
{
    const Card& moved = card(state, a.card);
    const bool received = moved.place == Place::Received;
    checks.must(R::R_OVER, state.status == Status::Running, none);
    if (!received) {
        if (!mayAct(checks, state))
            return;
        inStart(checks, state);
        owns(checks, state, moved);
        if (moved.kind == CardKind::Ally)
            checks.must(R::R_ALLY_STAYS, false, [&] { return QStringList{titleOf(state, a.card)}; });
    }
    const Mercenary& holder = mercenary(state, moved.holder);
    if (const Card* other = a.exchange ? lyingAt(state, holder, a.place) : nullptr; other && other->id != moved.id) {
        const State without = withPlace(state, other->id, Place::Received);
        fitsSlot(checks, without, moved, holder, a.place);
        fitsSlot(checks, withPlace(without, moved.id, a.place), *other, holder, moved.place);
    } else {
        fitsSlot(checks, state, moved, holder, a.place);
    }
    checks.noteIf(checks.isAllowed() && moved.heavy && a.place != Place::Inventory, R::I_HEAVY);
    if (checks.isAllowed() && a.place == Place::Extra)
        checks.note(R::I_EXTRA_SLOT).byCard();
}

void apply(Changes& changes, const State& before, const Arrange& a)
{
    const Card moved = card(before, a.card);
    const QString holder = moved.holder.isEmpty() ? before.active : moved.holder;
    if (const Card* other = a.exchange ? lyingAt(before, mercenary(before, holder), a.place) : nullptr;
        other && other->id != moved.id)
        put(changes, other->id, moved.place, holder);
    put(changes, a.card, a.place, holder);
    if (moved.place != Place::Received)
        reorganised(changes);
    settle(changes);
}

Message tell(const State& before, const Arrange& a)
{
    return say(QT_TR_NOOP("%1 goes to: %2"), {titleOf(before, a.card), placeName(a.place)});
}

void check(Checks& checks, const State& state, const Attach& a)
{
    const Card& upgrade = card(state, a.card);
    const Card& host = card(state, a.host);
    const auto names = [&] { return QStringList{titleOf(state, a.card), titleOf(state, a.host), number(host.upgradeSlots)}; };
    if (state.phase == Phase::Campaign || state.phase == Phase::Setup) {
        checks.must(R::R_OVER, state.status == Status::Running, none);
        for (const Card* one : {&upgrade, &host})
            checks.must(R::R_NOT_OWNED, one->isHeld() || one->place == Place::Storage,
                [&] { return QStringList{titleOf(state, one->id)}; });
    } else {
        if (!mayAct(checks, state))
            return;
        checks.must(R::R_UPGRADE_TIME,
            state.step == Step::OnActivation || state.step == Step::Flee || state.step == Step::Reorganise,
            [&] { return QStringList{nowText(state)}; });
        owns(checks, state, upgrade);
        checks.must(R::R_NOT_YOURS, host.isHeld() && host.holder == state.active, [&] {
            return QStringList{titleOf(state, a.host), titleOf(state, state.active)};
        });
    }
    const auto known = [](bool holds, const Blanks& open) { return holds ? engine::Truth(true) : engine::Truth(false, open); };
    checks.must(R::R_UPKIND,
        known(
            upgrade.kind == CardKind::Upgrade && host.kind == upgrade.fits, blankCard(state, a.card) + blankCard(state, a.host)),
        names);
    checks.must(R::R_UPSLOT, known(int(upgradesOf(state, a.host).size()) < host.upgradeSlots, blankCard(state, a.host)), names);
    checks.noteIf(checks.isAllowed(), R::I_ATTACHED);
}

void apply(Changes& changes, const State& before, const Attach& a)
{
    if (a.card != a.host)
        put(changes, a.card, Place::Attached, card(before, a.host).holder, a.host);
    reorganised(changes);
}

Message tell(const State& before, const Attach& a)
{
    return say(QT_TR_NOOP("%1 is attached to %2"), {titleOf(before, a.card), titleOf(before, a.host)});
}

void check(Checks& checks, const State& state, const Detach& a)
{
    const Card& upgrade = card(state, a.card);
    if (state.phase != Phase::Campaign && state.phase != Phase::Setup) {
        if (!mayAct(checks, state))
            return;
        checks.must(R::R_UPGRADE_TIME,
            state.step == Step::OnActivation || state.step == Step::Flee || state.step == Step::Reorganise,
            [&] { return QStringList{nowText(state)}; });
        owns(checks, state, upgrade);
    }
    checks.must(R::R_NOT_ATTACHED, upgrade.place == Place::Attached, [&] { return QStringList{titleOf(state, a.card)}; });
    fitsSlot(checks, state, upgrade, mercenary(state, upgrade.holder), Place::Inventory);
}

void apply(Changes& changes, const State& before, const Detach& a)
{
    const QString holder = card(before, a.card).holder;
    put(changes, a.card, holder.isEmpty() ? Place::Storage : Place::Inventory, holder);
    reorganised(changes);
}

Message tell(const State& before, const Detach& a) { return say(QT_TR_NOOP("%1 is taken off"), {titleOf(before, a.card)}); }

// --- trading and receiving (JA-161 … JA-165)

void check(Checks& checks, const State& state, const Trade& a)
{
    const Card& given = card(state, a.card);
    const Card& back = card(state, a.back);
    const Mercenary& from = mercenary(state, given.holder);
    const Mercenary& to = mercenary(state, a.to);
    inPlayerPhase(checks, state);
    const auto names = [&] { return QStringList{titleOf(state, from.id), titleOf(state, a.to)}; };
    checks.must(R::R_TRADE_ACTIVE,
        !state.active.isEmpty() && state.step != Step::Enemies && (from.id == state.active || a.to == state.active), names);
    checks.must(R::R_STORED, given.place != Place::Storage, [&] { return QStringList{titleOf(state, a.card)}; });
    checks.must(given.kind == CardKind::Ally ? R::R_ALLY_STAYS : R::R_TRADE_SLOTTED,
        given.place == Place::Inventory || !given.isHeld(), [&] { return QStringList{titleOf(state, a.card)}; });
    const QString absent = from.id.isEmpty() ? a.card : from.place != MercPlace::Team ? from.id : a.to;
    checks.must(R::R_NOT_IN_PLAY, from.place == MercPlace::Team && to.place == MercPlace::Team,
        [&] { return QStringList{titleOf(state, absent)}; });
    checks.must(R::R_AREA, from.id.isEmpty() ? engine::Truth(true) : besides(state, from, to), names);
    if (from.down || to.down)
        checks.must(R::R_TRADE_DOWNED, state.settings.tradeWithDowned, names).star("trade_with_downed");
    if (!a.back.isEmpty()) {
        checks.must(R::R_TRADE_SLOTTED, back.place == Place::Inventory && back.holder == a.to,
            [&] { return QStringList{titleOf(state, a.back)}; });
        const int load = inventoryLoad(state, from.id) - (given.heavy ? 2 : 1) + (back.heavy ? 2 : 1);
        checks.must(R::R_INV,
            load <= from.inventory ? engine::Truth(true) : engine::Truth(false, blankBoard(state, from, "inventory")), [&] {
                return QStringList{titleOf(state, from.id), number(load), number(from.inventory), number(load - from.inventory)};
            });
    }
    const int load = inventoryLoad(state, a.to) + (given.heavy ? 2 : 1) - (a.back.isEmpty() ? 0 : back.heavy ? 2 : 1);
    checks.must(
        R::R_INV, load <= to.inventory ? engine::Truth(true) : engine::Truth(false, blankBoard(state, to, "inventory")), [&] {
            return QStringList{titleOf(state, a.to), number(load), number(to.inventory), number(load - to.inventory)};
        });
    settled(checks, state);
    checks.noteIf(checks.isAllowed(), isLiberated(state, to.at) && to.area != from.area ? R::I_TRADE_FREE : R::I_TRADE);
}

void apply(Changes& changes, const State& before, const Trade& a)
{
    const QString from = card(before, a.card).holder;
    put(changes, a.card, Place::Inventory, a.to);
    if (!a.back.isEmpty())
        put(changes, a.back, from.isEmpty() ? Place::Storage : Place::Inventory, from);
}

Message tell(const State& before, const Trade& a)
{
    return a.back.isEmpty()
        ? say(QT_TR_NOOP("%1 goes to %2"), {titleOf(before, a.card), titleOf(before, a.to)})
        : say(QT_TR_NOOP("%1 goes to %2 for %3"), {titleOf(before, a.card), titleOf(before, a.to), titleOf(before, a.back)});
}

void check(Checks& checks, const State& state, const DiscardCard& a)
{
    const Card& gone = card(state, a.card);
    checks.must(R::R_OVER, state.status == Status::Running, none);
    checks.must(R::R_NOT_HELD, gone.isHeld(), [&] { return QStringList{titleOf(state, a.card)}; });
    if (gone.kind == CardKind::Ally && state.phase >= Phase::Players && gone.place == Place::Ally)
        checks.must(R::R_ALLY_STAYS, gone.cost == 0, [&] { return QStringList{titleOf(state, a.card)}; });
    checks.noteIf(checks.isAllowed(), gone.kind == CardKind::Ally ? R::I_DISMISSED : R::I_DISCARD);
}

void apply(Changes& changes, const State&, const DiscardCard& a)
{
    discard(changes, a.card);
    settle(changes);
}

Message tell(const State& before, const DiscardCard& a) { return say(QT_TR_NOOP("%1 is discarded"), {titleOf(before, a.card)}); }

void check(Checks& checks, const State& state, const Receive& a)
{
    const Card& gained = card(state, a.card);
    const Card& instead = card(state, a.instead);
    const Mercenary& who = mercenary(state, a.who);
    const Place place = a.place.value_or(gained.kind == CardKind::Ally ? Place::Ally : Place::Inventory);
    checks.must(R::R_OVER, state.status == Status::Running, none);
    checks.must(R::R_NOT_IN_PLAY, who.place == MercPlace::Team || who.place == MercPlace::Waiting,
        [&] { return QStringList{titleOf(state, a.who)}; });
    if (gained.place == Place::Received && !gained.holder.isEmpty() && gained.holder != a.who && gained.kind != CardKind::Ally
        && state.scenario)
        checks.must(R::R_FAR_HANDS, besides(state, mercenary(state, gained.holder), who), [&] {
            return QStringList{titleOf(state, a.card), titleOf(state, gained.holder), titleOf(state, a.who)};
        });
    checks.must(R::R_STORED,
        gained.place != Place::Storage || state.phase == Phase::Campaign || state.phase == Phase::Setup
            || who.place == MercPlace::Waiting,
        [&] { return QStringList{titleOf(state, a.card)}; });
    checks.must(R::R_NOT_GAINED,
        gained.place == Place::Received || gained.place == Place::Storage
            || (gained.place == Place::Deck && state.scenario), // a card or the book says so
        [&] {
            return QStringList{titleOf(state, a.card), placeName(gained.place)};
        });
    if (a.instead.isEmpty()) {
        fitsSlot(checks, state, gained, who, place);
    } else {
        checks.must(
            R::R_NOT_HELD, instead.isHeld() && instead.holder == a.who, [&] { return QStringList{titleOf(state, a.instead)}; });
        fitsSlot(checks, withPlace(state, a.instead, Place::Discard), gained, who, place);
    }
    checks.noteIf(checks.isAllowed(), R::I_RECEIVED);
}

void apply(Changes& changes, const State& before, const Receive& a)
{
    if (!a.instead.isEmpty())
        discard(changes, a.instead);
    const Place plain = card(before, a.card).kind == CardKind::Ally ? Place::Ally : Place::Inventory;
    put(changes, a.card, a.place.value_or(plain), a.who);
    settle(changes);
}

Message tell(const State& before, const Receive& a)
{
    return say(QT_TR_NOOP("%1 takes %2"), {titleOf(before, a.who), titleOf(before, a.card)});
}

} // namespace jaggedalliance

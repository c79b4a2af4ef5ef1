// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The start steps of an activation and its end: command action, fatigue, On Activation, fleeing, equipment (p. 12-15, 18).
#include "games/jaggedalliance/rules/conditions.h"
#include "games/jaggedalliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

using engine::Message;
using engine::Verdict;

// --- activate (JA-168, JA-174 … JA-176)

Verdict check(const State& state, const Activate& a)
{
    Checks checks;
    const Mercenary& who = mercenary(state, a.who);
    const auto name = [&] { return QStringList{titleOf(state, a.who)}; };
    inPlayerPhase(checks, state);
    checks.must(R::R_NOT_IN_PLAY, who.place == MercPlace::Team, name);
    checks.must(R::R_ENEMYFIRST, state.active.isEmpty(), [&] { return QStringList{titleOf(state, state.active), nowText(state)}; });
    checks.must(R::R_KO_ACTIVATE, !who.down, name);
    checks.must(R::R_DONE, !who.activated, name).change([&] { return QStringLiteral("mercenaries.") + a.who + QStringLiteral(".activated"); }, false);
    settled(checks, state);
    checks.noteIf(checks.isAllowed(), R::I_ACTIVATION);
    return checks;
}

Applied apply(const State& before, const Activate& a)
{
    Changes changes(before);
    Mercenary* who = changes.mercenary(a.who);
    changes.state.active = a.who;
    changes.state.step = Step::OnActivation;
    changes.state.groupMoves = 0;
    who->quiet = false;
    who->command = commandsOf(before, *who);
    for (Card& card : changes.state.cards)
        card.used = 0;
    for (Figure& enemy : changes.state.enemies)
        enemy.acted = false;
    changes.tell(R::I_COMMAND_READY);
    if (who->fatigue > 0)
        changes.recover(a.who, recoverOf(before, *who), false);
    return changes;
}

Message tell(const State& before, const Activate& a)
{
    return say(QT_TRANSLATE_NOOP("jaggedalliance", "%1 is activated"), {titleOf(before, a.who)});
}

// --- On Activation effects (JA-177)

Verdict check(const State& state, const OnActivation& a)
{
    Checks checks;
    const Card& source = card(state, a.card);
    const auto names = [&] { return QStringList{titleOf(state, a.card), titleOf(state, source.holder)}; };
    mayAct(checks, state);
    checks.must(R::R_ON_ACTIVATION, state.step == Step::OnActivation, [&] { return QStringList{nowText(state)}; });
    checks.must(R::R_SLOTTED, source.isSlotted() && source.holder == state.active, names);
    checks.must(R::R_NO_EFFECT, !source.onActivation.isEmpty(), names);
    checks.must(R::R_USED, source.used == 0, names);
    return checks;
}

Applied apply(const State& before, const OnActivation& a)
{
    Changes changes(before);
    if (Card* source = changes.card(a.card))
        ++source->used;
    for (Effect effect : card(before, a.card).onActivation) {
        if (effect.target.isEmpty())
            effect.target = a.target.isEmpty() ? before.active : a.target;
        effect.may = false;
        effect.source = a.card;
        changes.carryOut(effect, before.active);
    }
    changes.tell(R::I_ON_ACTIVATION, QT_TRANSLATE_NOOP("jaggedalliance", "%1 helps at the start of the activation"), {changes.title(a.card)});
    changes.settle();
    return changes;
}

Message tell(const State& before, const OnActivation& a)
{
    return say(QT_TRANSLATE_NOOP("jaggedalliance", "%1 uses the On Activation effect of %2"), {titleOf(before, before.active), titleOf(before, a.card)});
}

// --- flee (JA-178 … JA-180)

Verdict check(const State& state, const Flee& a)
{
    Checks checks;
    const Mercenary& who = mercenary(state, state.active);
    mayAct(checks, state);
    checks.must(R::R_FLEE_TIME, state.step == Step::OnActivation || state.step == Step::Flee, [&] { return QStringList{nowText(state)}; });
    checks.must(R::R_NOTFIGHT, isFight(state, who.at), [&] { return QStringList{placeText(state, who.at, who.area)}; });
    const QStringList open = liberatedNear(state, who.at);
    checks.must(R::R_NOLIBADJ, open.contains(a.to), [&] { return QStringList{titleOf(state, a.to), titleOf(state, who.at), open.isEmpty() ? tr("no sector") : titles(state, open)}; });
    return checks;
}

Applied apply(const State& before, const Flee& a)
{
    Changes changes(before);
    const QString from = mercenary(before, before.active).at;
    const QString area = borderAreas(before, from, a.to).value(0);
    for (const Mercenary* who : mercenariesAt(before, from)) {
        changes.moveTo(who->id, a.to, area);
        changes.cure(who->id, Condition::Marked);
    }
    changes.tell(R::I_FLED, QT_TRANSLATE_NOOP("jaggedalliance", "Everybody leaves %1 for %2"), {changes.title(from), changes.title(a.to)});
    if (isFight(before, from))
        changes.reset(from, true);
    if (before.settings.endOfActivation == EndOfActivation::BeforeEnemies)
        changes.endOwn(before.active);
    changes.turnEnds(before.active);
    changes.settle();
    return changes;
}

Message tell(const State& before, const Flee& a)
{
    return say(QT_TRANSLATE_NOOP("jaggedalliance", "%1 flees to %2"), {titleOf(before, before.active), titleOf(before, a.to)});
}

// --- equipment (JA-181, JA-144, JA-153)

namespace {

void owns(Checks& checks, const State& state, const Card& card)
{
    checks.must(R::R_NOT_YOURS, card.isHeld() && card.holder == state.active, [&] { return QStringList{titleOf(state, card.id), titleOf(state, state.active)}; });
    if (card.place == Place::Storage)
        checks.must(R::R_STORED, false, [&] { return QStringList{titleOf(state, card.id)}; });
}

void reorganised(Changes& changes)
{
    if (changes.state.step == Step::OnActivation || changes.state.step == Step::Flee)
        changes.state.step = Step::Reorganise;
}

} // namespace

Verdict check(const State& state, const Arrange& a)
{
    Checks checks;
    const Card& moved = card(state, a.card);
    const bool received = moved.place == Place::Received;
    if (!received) {
        mayAct(checks, state);
        inStart(checks, state);
        owns(checks, state, moved);
        if (moved.kind == CardKind::Ally)
            checks.must(R::R_ALLY_STAYS, false, [&] { return QStringList{titleOf(state, a.card)}; });
    }
    fitsSlot(checks, state, moved, mercenary(state, moved.holder), a.place);
    checks.noteIf(checks.isAllowed() && moved.heavy && a.place != Place::Inventory, R::I_HEAVY);
    return checks;
}

Applied apply(const State& before, const Arrange& a)
{
    Changes changes(before);
    const Card moved = card(before, a.card);
    changes.put(a.card, a.place, moved.holder.isEmpty() ? before.active : moved.holder);
    if (moved.place != Place::Received)
        reorganised(changes);
    changes.settle();
    return changes;
}

Message tell(const State& before, const Arrange& a)
{
    return say(QT_TRANSLATE_NOOP("jaggedalliance", "%1 goes to: %2"), {titleOf(before, a.card), shown(a.place)});
}

Verdict check(const State& state, const Attach& a)
{
    Checks checks;
    const Card& upgrade = card(state, a.card);
    const Card& host = card(state, a.host);
    const auto names = [&] { return QStringList{titleOf(state, a.card), titleOf(state, a.host), number(host.upgradeSlots)}; };
    if (state.phase != Phase::Campaign) {
        mayAct(checks, state);
        checks.must(R::R_UPGRADE_TIME, state.step == Step::OnActivation || state.step == Step::Flee || state.step == Step::Reorganise, [&] { return QStringList{nowText(state)}; });
        owns(checks, state, upgrade);
        checks.must(R::R_NOT_YOURS, host.isHeld() && host.holder == state.active, [&] { return QStringList{titleOf(state, a.host), titleOf(state, state.active)}; });
    }
    checks.must(R::R_UPKIND, upgrade.kind == CardKind::Upgrade && host.kind == upgrade.fits, names);
    checks.must(R::R_UPSLOT, int(upgradesOf(state, a.host).size()) < host.upgradeSlots, names);
    checks.noteIf(checks.isAllowed(), R::I_ATTACHED);
    return checks;
}

Applied apply(const State& before, const Attach& a)
{
    Changes changes(before);
    if (a.card != a.host) {
        const QString holder = card(before, a.host).holder;
        changes.put(a.card, Place::Attached, holder);
        changes.card(a.card)->host = a.host;
    }
    reorganised(changes);
    return changes;
}

Message tell(const State& before, const Attach& a)
{
    return say(QT_TRANSLATE_NOOP("jaggedalliance", "%1 is attached to %2"), {titleOf(before, a.card), titleOf(before, a.host)});
}

Verdict check(const State& state, const Detach& a)
{
    Checks checks;
    const Card& upgrade = card(state, a.card);
    if (state.phase != Phase::Campaign) {
        mayAct(checks, state);
        checks.must(R::R_UPGRADE_TIME, state.step == Step::OnActivation || state.step == Step::Flee || state.step == Step::Reorganise, [&] { return QStringList{nowText(state)}; });
        owns(checks, state, upgrade);
    }
    checks.must(R::R_NOT_ATTACHED, upgrade.place == Place::Attached, [&] { return QStringList{titleOf(state, a.card)}; });
    fitsSlot(checks, state, upgrade, mercenary(state, upgrade.holder), Place::Inventory);
    return checks;
}

Applied apply(const State& before, const Detach& a)
{
    Changes changes(before);
    const QString holder = card(before, a.card).holder;
    changes.put(a.card, holder.isEmpty() ? Place::Storage : Place::Inventory, holder);
    reorganised(changes);
    return changes;
}

Message tell(const State& before, const Detach& a)
{
    return say(QT_TRANSLATE_NOOP("jaggedalliance", "%1 is taken off"), {titleOf(before, a.card)});
}

// --- trading and receiving (JA-161 … JA-165)

Verdict check(const State& state, const Trade& a)
{
    Checks checks;
    const Card& given = card(state, a.card);
    const Card& back = card(state, a.back);
    const Mercenary& from = mercenary(state, given.holder);
    const Mercenary& to = mercenary(state, a.to);
    inPlayerPhase(checks, state);
    const auto names = [&] { return QStringList{titleOf(state, from.id), titleOf(state, a.to)}; };
    checks.must(R::R_TRADE_ACTIVE, !state.active.isEmpty() && state.step != Step::Enemies && (from.id == state.active || a.to == state.active), names);
    checks.must(R::R_STORED, given.place != Place::Storage, [&] { return QStringList{titleOf(state, a.card)}; });
    checks.must(R::R_TRADE_SLOTTED, given.place == Place::Inventory || !given.isHeld(), [&] { return QStringList{titleOf(state, a.card)}; });
    checks.must(R::R_NOT_IN_PLAY, from.place == MercPlace::Team && to.place == MercPlace::Team, names);
    checks.must(R::R_AREA, from.id.isEmpty() || together(state, from, to), names);
    if (from.down || to.down)
        checks.must(R::R_TRADE_DOWNED, state.settings.tradeWithDowned, names).star("trade_with_downed");
    if (!a.back.isEmpty()) {
        checks.must(R::R_TRADE_SLOTTED, back.place == Place::Inventory && back.holder == a.to, [&] { return QStringList{titleOf(state, a.back)}; });
        const int load = inventoryLoad(state, from.id) - (given.heavy ? 2 : 1) + (back.heavy ? 2 : 1);
        checks.must(R::R_INV, load <= from.inventory, [&] { return QStringList{titleOf(state, from.id), number(load), number(from.inventory), number(load - from.inventory)}; });
    }
    const int load = inventoryLoad(state, a.to) + (given.heavy ? 2 : 1) - (a.back.isEmpty() ? 0 : back.heavy ? 2 : 1);
    checks.must(R::R_INV, load <= to.inventory, [&] { return QStringList{titleOf(state, a.to), number(load), number(to.inventory), number(load - to.inventory)}; });
    settled(checks, state);
    checks.noteIf(checks.isAllowed(), R::I_TRADE);
    return checks;
}

Applied apply(const State& before, const Trade& a)
{
    Changes changes(before);
    const QString from = card(before, a.card).holder;
    changes.put(a.card, Place::Inventory, a.to);
    if (!a.back.isEmpty())
        changes.put(a.back, from.isEmpty() ? Place::Storage : Place::Inventory, from);
    return changes;
}

Message tell(const State& before, const Trade& a)
{
    return a.back.isEmpty() ? say(QT_TRANSLATE_NOOP("jaggedalliance", "%1 goes to %2"), {titleOf(before, a.card), titleOf(before, a.to)})
                            : say(QT_TRANSLATE_NOOP("jaggedalliance", "%1 goes to %2 for %3"), {titleOf(before, a.card), titleOf(before, a.to), titleOf(before, a.back)});
}

Verdict check(const State& state, const DiscardCard& a)
{
    Checks checks;
    const Card& gone = card(state, a.card);
    checks.must(R::R_NOT_HELD, gone.isHeld(), [&] { return QStringList{titleOf(state, a.card)}; });
    if (gone.kind == CardKind::Ally && state.phase == Phase::Players && gone.place == Place::Ally)
        checks.must(R::R_ALLY_STAYS, gone.cost.value_or(0) == 0, [&] { return QStringList{titleOf(state, a.card)}; });
    checks.noteIf(checks.isAllowed(), gone.kind == CardKind::Ally ? R::I_DISMISSED : R::I_DISCARD);
    return checks;
}

Applied apply(const State& before, const DiscardCard& a)
{
    Changes changes(before);
    changes.discard(a.card);
    changes.settle();
    return changes;
}

Message tell(const State& before, const DiscardCard& a)
{
    return say(QT_TRANSLATE_NOOP("jaggedalliance", "%1 is discarded"), {titleOf(before, a.card)});
}

Verdict check(const State& state, const Receive& a)
{
    Checks checks;
    const Card& gained = card(state, a.card);
    const Card& instead = card(state, a.instead);
    const Mercenary& who = mercenary(state, a.who);
    const Place place = a.place.value_or(gained.kind == CardKind::Ally ? Place::Ally : Place::Inventory);
    checks.must(R::R_NOT_IN_PLAY, who.place == MercPlace::Team || who.place == MercPlace::Waiting, [&] { return QStringList{titleOf(state, a.who)}; });
    checks.must(R::R_STORED, gained.place != Place::Storage || state.phase == Phase::Campaign || state.phase == Phase::Setup || who.place == MercPlace::Waiting,
                [&] { return QStringList{titleOf(state, a.card)}; });
    checks.must(R::R_NOT_GAINED, gained.place == Place::Received || gained.place == Place::Deck || gained.place == Place::Storage,
                [&] { return QStringList{titleOf(state, a.card), shown(gained.place)}; });
    if (a.instead.isEmpty()) {
        fitsSlot(checks, state, gained, who, place);
    } else {
        checks.must(R::R_NOT_HELD, instead.isHeld() && instead.holder == a.who, [&] { return QStringList{titleOf(state, a.instead)}; });
        State without = state;
        if (Card* gone = find(without.cards, a.instead))
            gone->place = Place::Discard;
        fitsSlot(checks, without, gained, who, place);
    }
    checks.noteIf(checks.isAllowed(), R::I_RECEIVED);
    return checks;
}

Applied apply(const State& before, const Receive& a)
{
    Changes changes(before);
    if (!a.instead.isEmpty())
        changes.discard(a.instead);
    const Place plain = card(before, a.card).kind == CardKind::Ally ? Place::Ally : Place::Inventory;
    changes.put(a.card, a.place.value_or(plain), a.who);
    changes.settle();
    return changes;
}

Message tell(const State& before, const Receive& a)
{
    return say(QT_TRANSLATE_NOOP("jaggedalliance", "%1 takes %2"), {titleOf(before, a.who), titleOf(before, a.card)});
}

// --- the end of the actions (JA-220, JA-298, JA-303)

Verdict check(const State& state, const EndActions&)
{
    Checks checks;
    mayAct(checks, state);
    if (state.successes)
        checks.should(R::W_SUCCESSES, state.successes->left == 0, [&] { return QStringList{number(state.successes->left)}; });
    return checks;
}

Applied apply(const State& before, const EndActions&)
{
    Changes changes(before);
    const QString who = before.active;
    if (before.settings.endOfActivation == EndOfActivation::BeforeEnemies)
        changes.endOwn(who);
    changes.turnEnds(who);
    const Mercenary& active = mercenary(changes.state, who);
    if (changes.state.step == Step::Enemies && !enemiesAt(changes.state, active.at).isEmpty() && !active.quiet)
        changes.tell(R::I_ENEMIES_ACT, QT_TRANSLATE_NOOP("jaggedalliance", "Now the enemies act in %1"), {changes.title(active.at)});
    changes.settle();
    return changes;
}

Message tell(const State& before, const EndActions&)
{
    return say(QT_TRANSLATE_NOOP("jaggedalliance", "%1 has finished"), {titleOf(before, before.active)});
}

} // namespace jaggedalliance

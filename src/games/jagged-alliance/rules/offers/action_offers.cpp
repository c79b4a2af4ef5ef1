// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is worth offering to the active mercenary.
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/dice/rolls.h"
#include "games/jagged-alliance/rules/offers/offering.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

QStringList maybeNear(const State& state, const QString& at, bool isFree)
{
    QStringList all;
    for (const Sector& one : state.sectors)
        if (!blankWay(state, at, one.id).isEmpty() && (!isFree || one.state == SectorState::Liberated))
            all += one.id;
    for (const Mission& one : state.missions)
        if (!isFree && one.id != at && isMission(state, one.id) && !blankWay(state, at, one.id).isEmpty())
            all += one.id;
    return all;
}

QList<QStringList> helpChoices(const State& state, const QString& owner, RollKind kind)
{
    QList<QStringList> all{{}};
    QStringList titles, together; // equal cards need one offer
    for (const Card& card : state.cards)
        if (card.isHeld() && (owner.isEmpty() ? mercenary(state, card.holder).stands() : card.holder == owner)
            && card.kind == CardKind::Consumable && card.helps.contains(kind) && !titles.contains(titleOf(state, card.id))) {
            titles += titleOf(state, card.id);
            all += QStringList{card.id};
            together += card.id;
        }
    if (together.size() > 1)
        all += together;
    return all;
}

QStringList borderChoice(const State& state, const QString& from, const QString& to)
{
    const QStringList border = isMission(state, to) || isLiberated(state, to) ? QStringList() : borderAreas(state, from, to);
    return border.size() > 1 ? border : QStringList{QString()};
}

namespace {

bool isFreeHelp(const Card& card)
{
    return !card.onActivation.isEmpty()
        && std::ranges::all_of(card.onActivation, [](const Effect& one) { return isBoon(one.kind); });
}

} // namespace

void helpOffers(Offers& offers, const Mercenary& who)
{
    for (const Card* card : cardsOf(offers.state, who.id))
        if (isFreeHelp(*card))
            offers.add(OnActivation{card->id, {}}, who.id);
}

void startOffers(Offers& offers, const Mercenary& who)
{
    const State& state = offers.state;
    for (const Card* card : cardsOf(state, who.id)) {
        if (!isFreeHelp(*card) && !card->onActivation.isEmpty())
            offers.add(OnActivation{card->id, {}}, who.id);
        if (card->place == Place::Inventory)
            offers.add(DiscardCard{card->id}, who.id);
        if (card->kind == CardKind::Upgrade) {
            if (card->place == Place::Attached)
                offers.add(Detach{card->id}, who.id);
            else
                for (const Card* host : cardsOf(state, who.id))
                    if (host->kind == card->fits)
                        offers.add(Attach{card->id, host->id}, who.id);
        } else if (card->kind != CardKind::Ally) {
            for (const Place place : slotsOf(who) + QList<Place>{Place::Inventory})
                if (place != card->place && mayLie(state, *card, place)) {
                    const QList<const Card*> held = cardsOf(state, who.id);
                    const bool isTaken = place != Place::Inventory
                        && std::ranges::any_of(held, [&](const Card* one) { return one->place == place; });
                    offers.add(Arrange{card->id, place, isTaken}, who.id);
                }
        }
    }
    for (const QString& to : liberatedNear(state, who.at) + maybeNear(state, who.at, true))
        offers.add(Flee{to}, who.id);
}

namespace {

void moveOffers(Offers& offers, const Mercenary& who)
{
    const State& state = offers.state;
    QStringList ways;
    if (!isLiberated(state, who.at)) // there all areas are one
        for (const QString& area : areasNamed(state, who.at))
            if (area != who.area)
                ways += area;
    ways += neighbours(state, who.at) + maybeNear(state, who.at);
    for (const QString& to : ways) {
        const QStringList along = besideFor(state, who, to, true), perhaps = besideFor(state, who, to, false);
        for (const QString& area : isAreaHere(state, who, to) ? QStringList{QString()} : borderChoice(state, who.at, to)) {
            offers.add(MoveStep{to, area}, who.id);
            offers.add(GroupMove{to, area, {}, {}, false}, who.id);
        }
        if (!along.isEmpty())
            offers.add(GroupMove{to, {}, along, {}, false}, who.id);
        if (perhaps.size() > along.size())
            offers.add(GroupMove{to, {}, perhaps, {}, false}, who.id);
        if (state.sharedCommand)
            offers.add(GroupMove{to, {}, along, {}, true}, who.id);
    }
}

// On everything in the sector that the card can touch; where wounds and Bleeding compete, on either.
void useOffers(Offers& offers, const Mercenary& who, const Card& card, int use)
{
    const State& state = offers.state;
    const UseCard plain{card.id, use, {}, false, false};
    const QStringList all = targetsOf(state, plain);
    if (all.isEmpty())
        offers.add(plain, who.id);
    const QList<Effect> effects = card.effects + (use <= card.uses.size() ? card.uses[use - 1].effects : QList<Effect>());
    const bool heals = std::ranges::any_of(effects, [](const Effect& one) { return one.kind == EffectKind::Heal; });
    for (const QString& target : all) {
        const Card* thing = find(state.cards, target);
        const Figure* enemy = find(state.enemies, target);
        const Mercenary& friendly = mercenary(state, thing ? thing->holder : target);
        if ((enemy ? enemy->at : friendly.at) != who.at)
            continue;
        offers.add(UseCard{card.id, use, target, false, false}, who.id);
        if (heals && friendly.wounds > 0 && friendly.conditions.contains(Condition::Bleeding))
            offers.add(UseCard{card.id, use, target, false, true}, who.id);
    }
}

// As it is, and with each durability effect that can be paid for.
void attackOffers(Offers& offers, const Card& card, int use, const QString& target, const QString& area)
{
    const State& state = offers.state;
    Attack attack;
    attack.card = card.id;
    attack.use = use;
    attack.target = target;
    attack.area = area;
    for (const QStringList& with : helpChoices(state, state.active, RollKind::Attack)) {
        attack.helpers = with;
        offers.add(attack, state.active);
    }
    attack.helpers.clear();
    const bool isLeft = card.spent < card.durability;
    if (isLeft) {
        attack.wear = true;
        offers.add(attack, state.active);
        attack.wear = false;
    }
    for (const Card* upgrade : upgradesOf(state, card.id))
        if (upgrade->wear != Boost{} && (upgrade->durability > 0 ? upgrade->spent < upgrade->durability : isLeft)) {
            attack.worn = {upgrade->id};
            offers.add(attack, state.active);
        }
}

void equipmentOffers(Offers& offers, const Mercenary& who)
{
    const State& state = offers.state;
    QStringList foes;
    for (const Figure* enemy : enemiesAt(state, who.at))
        foes += enemy->id;
    for (const Card* card : cardsOf(state, who.id)) {
        const Use blank{};
        const bool isOpen = card->uses.isEmpty() && !blankAttack(state, *card, 1).isEmpty();
        for (int use = 1; use <= std::max<qsizetype>(isOpen, card->uses.size()); ++use) {
            const Use& printed = isOpen ? blank : card->uses[use - 1];
            if (!printed.isAttack() && blankAttack(state, *card, use).isEmpty()) {
                useOffers(offers, who, *card, use);
                continue;
            }
            const QList<Area>& areas = sector(state, who.at).areas;
            if (printed.area && !areas.isEmpty())
                for (const Area& area : areas)
                    attackOffers(offers, *card, use, {}, area.id);
            else
                for (const QString& target : foes)
                    attackOffers(offers, *card, use, target, {});
        }
        if (card->kind == CardKind::Consumable && card->uses.isEmpty())
            useOffers(offers, who, *card, 1);
    }
}

// Where a full inventory stands against it, for something that comes back.
void tradeOffers(Offers& offers, const Card& card, const Mercenary& to)
{
    const State& state = offers.state;
    const int load = inventoryLoad(state, to.id) + (card.heavy ? 2 : 1);
    if (load <= to.inventory) {
        offers.add(Trade{card.id, to.id, {}}, card.holder);
        return;
    }
    for (const Card* back : cardsOf(state, to.id))
        if (back->place == Place::Inventory && titleOf(state, back->id) != titleOf(state, card.id))
            offers.add(Trade{card.id, to.id, back->id}, card.holder);
}

void bribeOffers(Offers& offers, const Mercenary& who, bool shared)
{
    const State& state = offers.state;
    for (int dice = 1; dice == 1 || (dice <= 6 && bribePrice(state, dice) <= state.funds); ++dice)
        for (const QStringList& with : helpChoices(state, who.id, RollKind::Bribe))
            offers.add(Bribe{dice, 0, shared, {}, with}, who.id);
}

} // namespace

void lightOffers(Offers& offers, const Mercenary& who)
{
    for (const Sector& sector : offers.state.sectors)
        if (sector.state == SectorState::Liberated && sector.rebels < sector.rebelSlots)
            offers.add(Train{false, sector.id}, who.id);
    bribeOffers(offers, who, false);
    offers.add(EndActions{}, who.id);
}

void actionOffers(Offers& offers, const Mercenary& who)
{
    const State& state = offers.state;
    for (const Corpse& corpse : state.corpses) // free, and so before what takes cubes
        offers.add(Loot{corpse.id, {}, {}, {}, true}, who.id);
    for (const Token& token : state.tokens)
        if (token.faceUp)
            offers.add(Loot{token.id, {}, {}, {}, true}, who.id);
    equipmentOffers(offers, who); // whoever is in reach stands before the way elsewhere
    moveOffers(offers, who);
    const Mission& here = mission(state, who.at);
    const bool shared = who.command == 0 && state.sharedCommand; // whoever has none left spends the team's
    for (const Skill skill : {Skill::Leadership, Skill::Mechanical, Skill::Medical}) {
        const bool isAsked =
            here.done < here.goals.size() && here.goals[here.done].kind == Goal::Skill && here.goals[here.done].skill == skill;
        for (const QString& mission : isAsked ? QStringList{QString(), here.id} : QStringList{QString()})
            for (const QStringList& with : helpChoices(state, who.id, rollOf(skill))) {
                const UseSkill roll{skill, 0, mission, 0, shared, false, {}, with};
                const Throw thrown = throwOf(state, rollOf(state, roll));
                if (thrown.all().count() > 0 || thrown.successes > 0 || !blankSkill(state, who, skill).isEmpty())
                    offers.add(roll, who.id);
            }
    }
    offers.add(Train{shared}, who.id);
    bribeOffers(offers, who, shared);
    for (const Card* card : cardsOf(state, who.id))
        if (card->place == Place::Inventory)
            for (const Mercenary* other : mercenariesAt(state, who.at))
                if (other->id != who.id)
                    tradeOffers(offers, *card, *other);
    for (const Mercenary* other : mercenariesAt(state, who.at)) // and what the others have for whoever acts
        if (other->id != who.id && together(state, who, *other))
            for (const Card* card : cardsOf(state, other->id))
                if (card->place == Place::Inventory)
                    tradeOffers(offers, *card, who);
}

} // namespace jaggedalliance

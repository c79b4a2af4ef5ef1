// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is worth offering now: one offer per actor, verb and target, the refused ones too, so that nobody wonders.
#include "games/jaggedalliance/rules/conditions.h"
#include "games/jaggedalliance/rules/rules.h"

#include "engine/json.h"

#include <algorithm>

namespace jaggedalliance {

using engine::Offer;

namespace {

class Offers {
public:
    explicit Offers(const State& now) : state(now) {}

    QList<Offer> all;
    const State& state;

    // Only the fields that differ from a blank action are shown: those are what a person would type.
    template <class A>
    void add(const A& action, const QString& actor = {})
    {
        if (!faultsIn(state, action).isEmpty())
            return;
        QJsonObject fields;
        [[maybe_unused]] static const A blank{};
        engine::eachField<A>([&](const auto& f) {
            const QJsonValue value = engine::toJson(action.*f.member);
            if (f.needed || value != engine::toJson(blank.*f.member))
                fields.insert(QLatin1String(f.name), value);
        });
        all += Offer{QLatin1String(A::verb), fields, check(state, action), tell(state, action), actor};
    }
};

void campaignOffers(Offers& offers)
{
    const State& state = offers.state;
    if (state.players.isEmpty())
        offers.add(StartCampaign{{tr("you")}, {}});
    for (const Card& card : state.cards) {
        if (card.place == Place::Market)
            offers.add(Buy{card.id, {}});
        if (card.place == Place::Storage)
            for (const Mercenary* who : team(state))
                offers.add(HandOver{card.id, who->id, {}}, who->id);
        if (card.isHeld() && card.place != Place::Attached)
            offers.add(HandOver{card.id, {}, {}}, card.holder);
        if (card.isHeld() || card.place == Place::Storage)
            offers.add(Sell{{card.id}});
    }
    for (const Mercenary* from : team(state))
        for (const QString& to : rosterLeft(state))
            offers.add(SwapMercenary{from->id, to}, from->id);
    offers.add(TickCity{});
    for (const Enemy& enemy : state.enemyCards)
        offers.add(TickExperience{enemy.id});
    offers.add(ConfirmDice{});
}

void setupOffers(Offers& offers)
{
    const State& state = offers.state;
    for (int step = 1; step <= 17; ++step)
        if (state.scenario && !state.scenario->ticked.contains(step))
            offers.add(TickSetup{step});
    const QString start = state.scenario ? state.scenario->start : QString();
    for (const Mercenary* who : team(state)) {
        if (start.isEmpty())
            for (const Sector& sector : state.sectors)
                offers.add(Deploy{who->id, sector.id, {}}, who->id);
        for (const Card& card : state.cards)
            if (card.place == Place::Storage) {
                if (fitsPlace(card.kind, Place::Inventory))
                    offers.add(HandOver{card.id, who->id, {}}, who->id);
                for (const Place slot : slotsOf(*who) + QList<Place>{Place::Ally})
                    if (fitsPlace(card.kind, slot))
                        offers.add(HandOver{card.id, who->id, slot}, who->id);
            }
    }
    offers.add(BeginPlay{});
}

void startOffers(Offers& offers, const Mercenary& who)
{
    const State& state = offers.state;
    for (const Card* card : cardsOf(state, who.id)) {
        if (!card->onActivation.isEmpty())
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
                if (place != card->place && fitsPlace(card->kind, place))
                    offers.add(Arrange{card->id, place}, who.id);
        }
    }
    for (const QString& to : liberatedNear(state, who.at))
        offers.add(Flee{to}, who.id);
}

void moveOffers(Offers& offers, const Mercenary& who)
{
    const State& state = offers.state;
    QStringList ways;
    for (const Area& area : sector(state, who.at).areas)
        if (area.id != who.area)
            ways += area.id;
    ways += neighbours(state, who.at);
    QStringList along;
    for (const Mercenary* other : mercenariesAt(state, who.at))
        if (other->id != who.id && together(state, who, *other))
            along += other->id;
    for (const QString& to : ways) {
        const bool inside = isAreaHere(state, who, to);
        const QStringList border = inside || isMission(state, to) ? QStringList() : borderAreas(state, who.at, to);
        const QStringList areas = border.size() > 1 && !isLiberated(state, to) ? border : QStringList{QString()};
        for (const QString& area : areas)
            offers.add(MoveStep{to, area}, who.id);
        offers.add(GroupMove{to, {}, {}, {}, false}, who.id);
        if (!along.isEmpty())
            offers.add(GroupMove{to, {}, along, {}, false}, who.id);
        if (state.sharedCommand)
            offers.add(GroupMove{to, {}, along, {}, true}, who.id);
    }
}

void equipmentOffers(Offers& offers, const Mercenary& who)
{
    const State& state = offers.state;
    QStringList foes, friends;
    for (const Figure* enemy : enemiesAt(state, who.at))
        foes += enemy->id;
    for (const Mercenary* other : mercenariesAt(state, who.at))
        friends += other->id;
    for (const Card* card : cardsOf(state, who.id)) {
        for (int use = 1; use <= card->uses.size(); ++use) {
            const Use& printed = card->uses[use - 1];
            if (!printed.isAttack()) {
                for (const QString& target : friends)
                    offers.add(UseCard{card->id, use, target, false}, who.id);
                continue;
            }
            if (printed.area) {
                for (const Area& area : sector(state, who.at).areas)
                    offers.add(Attack{card->id, use, {}, area.id, false, {}, 0, {}, {}}, who.id);
                continue;
            }
            for (const QString& target : foes) {
                offers.add(Attack{card->id, use, target, {}, false, {}, 0, {}, {}}, who.id);
                if (card->spent < card->durability)
                    offers.add(Attack{card->id, use, target, {}, true, {}, 0, {}, {}}, who.id);
            }
        }
        if (card->kind == CardKind::Consumable && card->uses.isEmpty())
            for (const QString& target : friends)
                offers.add(UseCard{card->id, 1, target, false}, who.id);
    }
}

void actionOffers(Offers& offers, const Mercenary& who)
{
    const State& state = offers.state;
    moveOffers(offers, who);
    equipmentOffers(offers, who);
    for (const Corpse& corpse : state.corpses)
        offers.add(Loot{corpse.id, {}, {}, {}}, who.id);
    for (const Token& token : state.tokens)
        if (token.faceUp)
            offers.add(Loot{token.id, {}, {}, {}}, who.id);
    const Mission& here = mission(state, who.at);
    for (const Skill skill : {Skill::Leadership, Skill::Mechanical, Skill::Medical}) {
        offers.add(UseSkill{skill, 0, {}, 0, false, false, {}}, who.id);
        if (!here.id.isEmpty() && here.done < here.goals.size() && here.goals[here.done].kind == Goal::Skill && here.goals[here.done].skill == skill)
            offers.add(UseSkill{skill, 0, here.id, 0, false, false, {}}, who.id);
    }
    offers.add(Train{false}, who.id);
    for (int dice = 1; dice == 1 || (dice <= 6 && bribePrice(state, dice) <= state.funds); ++dice)
        offers.add(Bribe{dice, 0, false, {}}, who.id);
    for (const Card* card : cardsOf(state, who.id))
        if (card->place == Place::Inventory)
            for (const Mercenary* other : mercenariesAt(state, who.at))
                if (other->id != who.id)
                    offers.add(Trade{card->id, other->id, {}}, who.id);
    offers.add(EndActions{}, who.id);
}

void successOffers(Offers& offers)
{
    const State& state = offers.state;
    if (!state.successes)
        return;
    const Mercenary& from = mercenary(state, state.successes->who);
    for (const Mercenary* who : mercenariesAt(state, from.at)) {
        if (state.successes->skill == Skill::Mechanical) {
            for (const Card* card : cardsOf(state, who->id))
                if (card->spent > 0)
                    offers.add(Assign{who->id, card->id, 1, false}, who->id);
        } else {
            offers.add(Assign{who->id, {}, 1, false}, who->id);
        }
    }
}

// What has to be dealt with before anything else.
void openOffers(Offers& offers)
{
    const State& state = offers.state;
    if (state.roll) {
        offers.add(KeepRoll{});
        for (int die = 1; die <= state.roll->dice.size(); ++die)
            offers.add(Reroll{die, {}});
    }
    for (const Incoming& one : state.incoming) {
        const Mercenary& who = mercenary(state, one.who);
        offers.add(Defend{one.id, false, {}, 0, {}}, one.who);
        if (one.hides)
            offers.add(Defend{one.id, true, {}, 0, {}}, one.who);
        for (const Card* card : working(state, who))
            if (card->spent < card->durability && (card->armour.count() > 0 || card->kind == CardKind::Armour))
                offers.add(Defend{one.id, false, {card->id}, 0, {}}, one.who);
        if (state.rebels > 0)
            offers.add(Defend{one.id, false, {}, 1, {}}, one.who);
    }
    for (const Token* token : tokensToReveal(state))
        offers.add(Reveal{token->id, {}, false});
    for (const Grant& grant : state.grants) {
        const Figure* enemy = find(state.enemies, grant.who);
        const Mercenary& who = mercenary(state, grant.who);
        for (const QString& area : areasBeside(state, enemy ? enemy->at : who.at, enemy ? enemy->area : who.area))
            offers.add(MoveGranted{grant.id, area}, enemy ? QString() : grant.who);
    }
    if (state.burst) {
        for (const Figure* enemy : enemiesAt(state, mercenary(state, state.active).at))
            offers.add(Repeat{enemy->id, {}, {}, {}}, state.active);
    }
    successOffers(offers);
    if (state.burst || state.successes || !state.grants.isEmpty() || state.groupMoves > 0)
        offers.add(Forgo{});
    for (const Effect& effect : state.due) {
        if (needsTarget(effect))
            for (const QString& target : targetsOf(state, effect.kind))
                offers.add(DoEffect{{}, effect.id, target});
        else
            offers.add(DoEffect{{}, effect.id, {}});
        offers.add(DropEffect{effect.id});
    }
    for (const Card& card : state.cards)
        if (card.place == Place::Received) {
            for (const Place place : {Place::Inventory, Place::Weapon1, Place::Weapon2, Place::Armour, Place::Ally})
                if (fitsPlace(card.kind, place))
                    offers.add(Arrange{card.id, place}, card.holder);
            offers.add(DiscardCard{card.id}, card.holder);
        }
}

void fallenOffers(Offers& offers)
{
    const State& state = offers.state;
    for (const Mercenary& who : state.mercenaries) {
        if (who.place == MercPlace::Fallen) {
            QStringList cards;
            for (const Card* card : cardsOf(state, who.id))
                cards += card->id;
            const QStringList discards = cards.mid(0, discardsOf(state, who.id));
            for (const QString& by : rosterLeft(state))
                offers.add(Replace{who.id, discards, by});
            if (rosterLeft(state).isEmpty())
                offers.add(Replace{who.id, discards, {}});
        } else if (who.place == MercPlace::Waiting && state.phase == Phase::Players) {
            for (const Sector& sector : state.sectors)
                if (sector.state == SectorState::Liberated)
                    offers.add(EnterReplacement{who.id, sector.id, sector.areas.isEmpty() ? QString() : sector.areas.first().id}, who.id);
            for (const Mercenary* other : team(state))
                if (find(state.sectors, other->at))
                    offers.add(EnterReplacement{who.id, other->at, other->area}, who.id);
        }
    }
}

void playerOffers(Offers& offers)
{
    const State& state = offers.state;
    const Mercenary& who = mercenary(state, state.active);
    if (state.active.isEmpty()) {
        for (const Mercenary* one : team(state))
            offers.add(Activate{one->id}, one->id);
        offers.add(EndPlayerPhase{});
    } else if (state.step == Step::Enemies) {
        const QList<const Figure*> next = nextEnemies(state, who.at);
        if (state.acting)
            offers.add(EnemyAct{});
        else
            for (const Figure* enemy : next)
                offers.add(EnemyAct{next.size() > 1 ? enemy->id : QString(), {}, {}});
        for (const Figure* enemy : next) {
            const QList<const Mercenary*> targets = byCloseness(state, *enemy);
            const QStringList ways = targets.isEmpty() || (state.acting && state.acting->enemy != enemy->id) ? QStringList() : waysTowards(state, *enemy, *targets.first());
            if (ways.size() > 1)
                for (const QString& way : ways)
                    offers.add(EnemyAct{state.acting || next.size() == 1 ? QString() : enemy->id, {}, way});
        }
    } else {
        if (state.step != Step::Actions)
            startOffers(offers, who);
        actionOffers(offers, who);
    }
    for (const Lieutenant& one : state.lieutenants)
        if (one.place == Pile::Beside)
            for (const Sector& sector : state.sectors)
                if (sector.state == SectorState::Occupied)
                    offers.add(Uncover{one.id, sector.id});
    for (const Sector& sector : state.sectors)
        if (sector.state == SectorState::Contested)
            offers.add(Liberate{sector.id});
    for (const Mission& one : state.missions)
        if (one.place == Pile::Table && !mercenariesAt(state, one.id).isEmpty())
            offers.add(ResolveGoal{one.id});
}

void dictatorOffers(Offers& offers)
{
    const State& state = offers.state;
    if (state.threat.attack) {
        for (int rebels = 0; rebels <= std::min(4, state.rebels); ++rebels)
            offers.add(FightCounterAttack{rebels, {}, {}});
        return;
    }
    switch (state.threat.step) {
    case DictatorStep::Threat: offers.add(RaiseThreat{}); break;
    case DictatorStep::Event: offers.add(DrawEvent{}); break;
    case DictatorStep::End: offers.add(EndDictatorPhase{}); break;
    }
}

} // namespace

QList<Offer> offers(const State& state)
{
    Offers offers(state);
    const bool ended = state.scenario && state.scenario->ending != Ending::Open;
    if (!ended)
        openOffers(offers);
    fallenOffers(offers);
    switch (state.phase) {
    case Phase::Campaign: campaignOffers(offers); break;
    case Phase::Setup: setupOffers(offers); break;
    case Phase::Players:
        if (!ended)
            playerOffers(offers);
        break;
    case Phase::Dictator:
        if (!ended)
            dictatorOffers(offers);
        break;
    case Phase::Victory:
        for (const Corpse& corpse : state.corpses)
            offers.add(Loot{corpse.id, {}, {}, {}});
        for (const Token& token : state.tokens)
            if (token.faceUp)
                offers.add(Loot{token.id, {}, {}, {}});
        break;
    }
    if (ended)
        offers.add(FinishScenario{});
    else if (state.phase == Phase::Players || state.phase == Phase::Dictator)
        for (const Ending ending : {Ending::Won, Ending::Lost})
            offers.add(Declare{ending, {}});
    return std::move(offers.all);
}

} // namespace jaggedalliance

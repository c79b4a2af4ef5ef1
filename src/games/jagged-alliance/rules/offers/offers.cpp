// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is worth offering now: one offer per actor, verb and target, the refused ones too, so that nobody wonders.
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/offers/offering.h"

#include <algorithm>

namespace jaggedalliance {

using engine::Offer;

namespace {

// What the table saw: which cubes move, and by how many; the number is asked for.
void saidOffers(Offers& offers)
{
    const State& state = offers.state;
    const auto say = [&](EffectKind kind, const QString& whom, const QString& text = {}) {
        Effect effect;
        effect.kind = kind;
        effect.amount = 0;
        effect.text = text;
        offers.add(DoEffect{effect, {}, whom, false, {}, {}, {}}, whom);
    };
    if (state.scenario)
        for (const Mercenary* who : team(state)) {
            say(EffectKind::Fatigue, who->id);
            say(EffectKind::Wound, who->id);
            if (who->fatigue > 0)
                say(EffectKind::Recover, who->id);
            if (who->wounds > 0)
                say(EffectKind::Heal, who->id);
        }
    const QString lose = QStringLiteral("lose");
    say(EffectKind::Funds, {});
    if (state.funds > 0)
        say(EffectKind::Funds, {}, lose);
    say(EffectKind::Rebels, {});
    if (state.rebels > 0)
        say(EffectKind::Rebels, {}, lose);
    if (state.scenario && !state.scenario->noDictator) {
        say(EffectKind::ThreatToken, {});
        say(EffectKind::LowerThreat, {});
    }
}

void swapOffers(Offers& offers)
{
    const State& state = offers.state;
    for (const Mercenary* from : team(state))
        for (const QString& to : rosterLeft(state))
            offers.add(SwapMercenary{from->id, to}); // the team's, between scenarios nobody acts
}

// Which one is asked for; who went last goes again, others as their boards lie.
void scenarioOffer(Offers& offers)
{
    const State& state = offers.state;
    BeginScenario next;
    for (const Mercenary* who : team(state))
        next.mercenaries += who->id;
    const qsizetype wanted = mercenariesFor(state.players.size());
    next.mercenaries = (next.mercenaries + rosterLeft(state)).mid(0, wanted);
    offers.add(next);
}

void campaignOffers(Offers& offers)
{
    const State& state = offers.state;
    if (state.players.isEmpty())
        offers.add(StartCampaign{{tr("you")}, {}});
    else
        scenarioOffer(offers);
    if (!tracksTable(state))
        return swapOffers(offers);
    for (const Card& card : state.cards) {
        if (card.place == Place::Storage)
            for (const Mercenary* who : team(state))
                offers.add(HandOver{card.id, who->id, {}}, who->id);
        if (card.isHeld() && card.place != Place::Attached)
            offers.add(HandOver{card.id, {}, {}}, card.holder);
    }
    for (const Card& card : state.cards)
        if (card.place == Place::Market)
            offers.add(Buy{card.id, {}});
    for (const Card& card : state.cards)
        if (card.isHeld() || card.place == Place::Storage)
            offers.add(Sell{{card.id}});
    swapOffers(offers);
    offers.add(TickCity{});
    if (std::ranges::any_of(state.enemyCards, [](const Enemy& one) { return !one.experienced && !one.tank; }))
        offers.add(TickExperience{}); // who waits in later scenarios is no offer
    if (!state.diceConfirmed)
        offers.add(ConfirmDice{});
}

// What somebody holds goes to another free place of theirs, or back into storage, from where others take it (JA-049).
void heldOffers(Offers& offers, const Mercenary& who, const QString& only = {})
{
    const State& state = offers.state;
    const QList<const Card*> held = cardsOf(state, who.id);
    for (const Card* card : held) {
        if (card->place == Place::Attached || (!only.isEmpty() && card->id != only))
            continue;
        offers.add(HandOver{card->id, {}, {}}, who.id);
        for (const Place place : slotsOf(who))
            if (mayLie(state, *card, place) && std::ranges::none_of(held, [&](const Card* one) { return one->place == place; }))
                offers.add(HandOver{card->id, who.id, place}, who.id);
    }
}

void setupOffers(Offers& offers)
{
    const State& state = offers.state;
    const auto chooseBoard = [&] {
        if (lacksBoard(state))
            for (const Dictator& board : state.dictators)
                offers.add(TickSetup{boardStep, board.id});
    };
    if (!tracksTable(state)) {
        chooseBoard(); // its track is kept here, too
        offers.add(BeginPlay{});
        return;
    }
    bool hasMoreToTick = false;
    for (int step = 1; step <= 17; ++step)
        if (state.scenario && !state.scenario->ticked.contains(step)) {
            hasMoreToTick = true;
            if (step == boardStep)
                chooseBoard();
            if (step != boardStep || !lacksBoard(state) || state.dictators.isEmpty())
                offers.add(TickSetup{step, {}});
        }
    const QString start = state.scenario ? state.scenario->start : QString();
    for (const Mercenary* who : team(state)) {
        if (start.isEmpty())
            for (const Sector& sector : state.sectors)
                offers.add(Deploy{who->id, sector.id, {}}, who->id);
        for (const Card& card : state.cards)
            if (card.place == Place::Storage) {
                if (mayLie(state, card, Place::Inventory))
                    offers.add(HandOver{card.id, who->id, {}}, who->id);
                for (const Place slot : slotsOf(*who) + QList<Place>{Place::Ally})
                    if (mayLie(state, card, slot))
                        offers.add(HandOver{card.id, who->id, slot}, who->id);
            }
    }
    offers.add(BeginPlay{});
    if (!hasMoreToTick) // rarely done: while there is anything else to lay out, this list would be long
        for (const Mercenary* who : team(state))
            heldOffers(offers, *who);
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
                    offers.add(Assign{who->id, card->id, 1, false, false}, who->id);
        } else {
            offers.add(Assign{who->id, {}, 1, false, false}, who->id);
            if (state.successes->skill == Skill::Medical && who->wounds > 0 && who->conditions.contains(Condition::Bleeding))
                offers.add(Assign{who->id, {}, 1, false, true}, who->id);
        }
    }
}

void defenceOffers(Offers& offers, const Incoming& one)
{
    const State& state = offers.state;
    for (const QStringList& with : helpChoices(state, one.who, RollKind::Armour))
        offers.add(Defend{one.id, false, {}, 0, {}, with}, one.who);
    if (one.hides)
        for (const QStringList& with : helpChoices(state, one.who, RollKind::Stealth))
            offers.add(Defend{one.id, true, {}, 0, {}, with}, one.who);
    if (!blankTerrain(state, mercenary(state, one.who)).isEmpty()) { // the table knows whether it adds a die
        offers.add(Defend{one.id, false, {}, 0, {}, {}, true}, one.who);
        if (one.hides)
            offers.add(Defend{one.id, true, {}, 0, {}, {}, true}, one.who);
    }
    QStringList worn;
    for (const Card* card : working(state, mercenary(state, one.who))) {
        if (card->spent >= card->durability)
            continue;
        if (card->armour.count() > 0 || card->kind == CardKind::Armour) {
            worn += card->id;
            offers.add(Defend{one.id, false, {card->id}, 0, {}}, one.who);
        }
        if (one.hides && card->stealth.count() > 0)
            offers.add(Defend{one.id, true, {card->id}, 0, {}}, one.who);
    }
    if (worn.size() > 1)
        offers.add(Defend{one.id, false, worn, 0, {}}, one.who);
    for (int rebels = 1; rebels <= std::min(2, state.rebels); ++rebels)
        offers.add(Defend{one.id, false, {}, rebels, {}}, one.who);
}

// An ally may join anybody of the team; without a free place something else goes (JA-165, JA-351).
void receiveOffers(Offers& offers, const Card& card)
{
    const State& state = offers.state;
    const bool isAlly = card.kind == CardKind::Ally;
    for (const Mercenary* who : team(state)) {
        if (!isAlly && who->id != card.holder)
            continue;
        const QList<const Card*> held = cardsOf(state, who->id);
        if (isAlly && std::ranges::count_if(held, [](const Card* one) { return one->place == Place::Ally; }) < who->allySlots) {
            if (who->id != card.holder)
                offers.add(Receive{card.id, who->id, {}, {}}, who->id);
            continue;
        }
        for (const Card* gone : held)
            if (gone->place == (isAlly ? Place::Ally : Place::Inventory))
                offers.add(Receive{card.id, who->id, {}, gone->id}, who->id);
    }
}

// What a card asks for, aimed at everything that it may mean where that was left open.
void effectOffers(Offers& offers, const Effect& effect, DoEffect act)
{
    const State& state = offers.state;
    if (needsTarget(effect)) {
        for (const QString& target : targetsOf(state, effect.kind)) {
            act.target = target;
            act.bleeding = false;
            offers.add(act);
            const Mercenary& hurt = mercenary(state, target);
            act.bleeding = effect.kind == EffectKind::Heal && hurt.wounds > 0 && hurt.conditions.contains(Condition::Bleeding);
            if (act.bleeding)
                offers.add(act);
        }
        return;
    }
    const QStringList areas = areasFor(state, effect);
    for (const QString& area : areas.size() > 1 ? areas : QStringList{QString()}) {
        act.area = area;
        offers.add(act);
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
    for (const Incoming& one : state.incoming)
        defenceOffers(offers, one);
    for (const Token* token : tokensDue(state))
        offers.add(Reveal{token->id, {}, false});
    if (const Mercenary* who = comingBack(state))
        for (const QString& area : borderAreas(state, who->at, accessOf(state, mission(state, who->at))))
            offers.add(ComeBack{who->id, area}, who->id);
    if (isRevealAsked(state))
        for (const Token* token : tokensElsewhere(state))
            offers.add(Reveal{token->id, {}, true});
    for (const Grant& grant : state.grants) {
        const Figure* enemy = find(state.enemies, grant.who);
        const Mercenary& who = mercenary(state, grant.who);
        for (const QString& area : areasBeside(state, enemy ? enemy->at : who.at, enemy ? enemy->area : who.area))
            offers.add(MoveGranted{grant.id, area, {}}, enemy ? QString() : grant.who);
        if (grant.kind == Icon::FreeMove && !isFight(state, who.at))
            for (const QString& to : neighbours(state, who.at) + maybeNear(state, who.at))
                for (const QString& area : borderChoice(state, who.at, to))
                    offers.add(MoveGranted{grant.id, to, area}, grant.who);
    }
    if (state.burst) {
        const QString at = mercenary(state, state.active).at;
        const QList<Use>& uses = card(state, state.burst->card).uses;
        const QList<Area>& areas = sector(state, at).areas;
        if (state.burst->use <= uses.size() && uses[state.burst->use - 1].area && !areas.isEmpty())
            for (const Area& area : areas)
                offers.add(Repeat{{}, area.id, {}, {}}, state.active);
        else
            for (const Figure* enemy : enemiesAt(state, at))
                offers.add(Repeat{enemy->id, {}, {}, {}}, state.active);
    }
    successOffers(offers);
    if (state.burst || state.successes || !state.grants.isEmpty() || state.groupMoves > 0)
        offers.add(Forgo{});
    for (const Effect& effect : state.due) {
        effectOffers(offers, effect, DoEffect{{}, effect.id, {}, false, {}, {}});
        offers.add(DropEffect{effect.id, {}});
    }
    for (const Card& card : state.cards)
        if (card.place == Place::Received) {
            for (const Place place : {Place::Inventory, Place::Weapon1, Place::Weapon2, Place::Armour, Place::Ally})
                if (mayLie(state, card, place))
                    offers.add(Arrange{card.id, place, false}, card.holder);
            receiveOffers(offers, card);
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
                if (sector.state == SectorState::Liberated || !tracksTable(state))
                    offers.add(EnterReplacement{who.id, sector.id, sector.areas.isEmpty() ? QString() : sector.areas.first().id},
                        who.id);
            for (const Mercenary* other : team(state))
                if (find(state.sectors, other->at) || find(state.missions, other->at)) // a correction may have renamed it
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
        if (state.acting || next.isEmpty())
            offers.add(EnemyAct{});
        else
            for (const Figure* enemy : next)
                offers.add(EnemyAct{next.size() > 1 ? enemy->id : QString(), {}, {}});
        for (const Figure* enemy : next) {
            if (state.acting && state.acting->enemy != enemy->id)
                continue;
            for (const QString& way : openWays(state, *enemy))
                offers.add(EnemyAct{state.acting || next.size() == 1 ? QString() : enemy->id, {}, way});
        }
    } else if (tracksTable(state)) {
        if (state.step != Step::Actions)
            helpOffers(offers, who); // the first action ends it
        actionOffers(offers, who);
        if (state.step != Step::Actions)
            startOffers(offers, who);
        offers.add(EndActions{}, who.id);
    } else {
        lightOffers(offers, who);
    }
    if (!tracksTable(state)) {
        for (const Sector& sector : state.sectors)
            if (sector.state != SectorState::Liberated)
                offers.add(Liberate{sector.id});
        return;
    }
    for (const Lieutenant& one : state.lieutenants)
        if (one.place == Pile::Beside && !state.scenario->noDictator)
            for (const Sector& sector : state.sectors)
                if (sector.state == SectorState::Occupied)
                    offers.add(Uncover{one.id, sector.id});
    for (const Sector& sector : state.sectors)
        if (sector.state == SectorState::Contested)
            offers.add(Liberate{sector.id});
    for (const Mission& one : state.missions)
        if (one.place == Pile::Table && !mercenariesAt(state, one.id).isEmpty())
            offers.add(ResolveGoal{one.id});
    const QList<const Token*> perhaps = tokensPerhaps(state);
    for (const Token* token : perhaps)
        offers.add(Reveal{token->id, {}, false});
    if (state.step == Step::Actions && !isRevealAsked(state)) // a card whose text nobody entered may say so
        for (const Token* token : tokensElsewhere(state))
            if (!perhaps.contains(token))
                offers.add(Reveal{token->id, {}, true});
}

void dictatorOffers(Offers& offers)
{
    const State& state = offers.state;
    if (state.threat.attack) {
        for (const QStringList& with : helpChoices(state, {}, RollKind::CounterAttack))
            for (int rebels = std::min(4, state.rebels); rebels >= 0; --rebels) // losing it loses all: the best chance first
                offers.add(FightCounterAttack{rebels, {}, {}, with});
        return;
    }
    switch (dictatorStep(state)) {
    case DictatorStep::Threat:
        offers.add(RaiseThreat{});
        break;
    case DictatorStep::Event:
        offers.add(DrawEvent{});
        break;
    case DictatorStep::End:
        offers.add(EndDictatorPhase{});
        break;
    }
}

} // namespace

QList<Offer> offersOnHeld(const State& state, const QString& card)
{
    Offers offers(state);
    if (state.phase == Phase::Setup && tracksTable(state))
        heldOffers(offers, mercenary(state, jaggedalliance::card(state, card).holder), card);
    return std::move(offers.all);
}

QList<Offer> offers(const State& state)
{
    Offers offers(state);
    for (const Noted* noted : notedNow(state)) {
        effectOffers(offers, noted->effect, DoEffect{{}, {}, {}, false, {}, noted->id});
        offers.add(DropEffect{{}, noted->id});
    }
    const bool ended = state.scenario && state.scenario->ending != Ending::Open;
    if (!ended)
        openOffers(offers);
    fallenOffers(offers);
    switch (state.phase) {
    case Phase::Campaign:
        campaignOffers(offers);
        break;
    case Phase::Setup:
        setupOffers(offers);
        break;
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
            offers.add(Loot{corpse.id, {}, {}, {}, true});
        for (const Token& token : state.tokens)
            if (token.faceUp)
                offers.add(Loot{token.id, {}, {}, {}, true});
        break;
    }
    if (!ended && !tracksTable(state))
        saidOffers(offers);
    if (ended)
        offers.add(FinishScenario{});
    else if (state.phase == Phase::Players || state.phase == Phase::Dictator)
        for (const Ending ending : {Ending::Won, Ending::Lost})
            offers.add(Declare{ending, {}});
    return std::move(offers.all);
}

} // namespace jaggedalliance

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The attack resolver: where an attack goes, what damage moves, who is defeated, and where the cards end (p. 8-10).
#include "games/swords-and-souls/rules/changes.h"

#include <algorithm>

namespace swordsandsouls {

namespace {

// One card goes to one of those whom it defeated (AO-34).
void findTaker(Changes& changes, const QString& fallen)
{
    Attack& attack = *changes.state.attack;
    const bool isLast = playsOther(changes.state, Unclear::AO_34);
    const QString before = attack.taker;
    if (before.isEmpty() || isLast)
        attack.taker = fallen;
    const Used& card = attack.used.first();
    const bool stays = card.from == Source::Talent
        || (card.from == Source::Treasure && changes.state.settings.treasureKill != TreasureKill::Victim);
    if (before.isEmpty() || before == fallen || stays)
        return;
    changes.tell(R::I_ONE_TAKER,
        isLast ? QT_TRANSLATE_NOOP("swordsandsouls", "%1 does not get %2: it goes to %3, whom it defeated last")
               : QT_TRANSLATE_NOOP("swordsandsouls", "%1 does not get %2: it goes to %3, whom it defeated first"),
        {isLast ? before : fallen, changes.title(card.card), attack.taker});
}

} // namespace

void Changes::openAttack(Attack attack)
{
    if (attack.way == Way::Open)
        attack.way = wayOf(state, attack.attacker, attack.target);
    attack.aimed = attack.target;
    attack.path = {attack.target};
    attack.passed.clear();
    attack.stage = Stage::Answer;
    state.attack = attack;
    tell(R::I_ATTACK,
        attack.doubled ? QT_TRANSLATE_NOOP("swordsandsouls", "%1 attacks %2 with %3 for double damage")
                       : QT_TRANSLATE_NOOP("swordsandsouls", "%1 attacks %2 with %3"),
        {attack.attacker, attack.target, title(attack.used.first().card)});
    tellMore(attack.used.first());
    if (attack.way != Way::Open)
        tell(R::I_WAY,
            attack.way == Way::Clockwise ? QT_TRANSLATE_NOOP("swordsandsouls", "When dodged it goes on clockwise")
                                         : QT_TRANSLATE_NOOP("swordsandsouls", "When dodged it goes on counterclockwise"),
            {});
    if (isAcross(state, attack.attacker, attack.target))
        tell(R::I_ACROSS);
    passOver();
}

void Changes::tellMore(const Used& used)
{
    if (!doesMore(state, used))
        return;
    const Card& printed = cardOf(state, used);
    tell(R::I_NOTED, QT_TRANSLATE_NOOP("swordsandsouls", "By hand: %1"),
        {printed.text.isEmpty() ? title(used.card) : printed.text});
}

void Changes::moveOn()
{
    Attack& attack = *state.attack;
    const QString next = after(state, attack.target, attack.way).id;
    if (next == attack.attacker) {
        attack.stage = Stage::Failed;
        tell(R::I_FAILED, QT_TRANSLATE_NOOP("swordsandsouls", "The attack is back at %1 and fails"), {next});
        return;
    }
    attack.target = next;
    attack.path += next;
    attack.stage = Stage::Answer;
    passOver();
}

void Changes::passOver()
{
    Attack& attack = *state.attack;
    if (!swordsandsouls::player(state, attack.target).down)
        return;
    attack.passed += attack.target;
    tell(R::I_PASSED, QT_TRANSLATE_NOOP("swordsandsouls", "%1 is down: the attack goes on"), {attack.target});
    moveOn();
}

void Changes::damage(const QString& chosen, const QStringList& cards, std::optional<Way> way)
{
    Attack& attack = *state.attack;
    Player& victim = *player(attack.target);
    Player& attacker = *player(attack.attacker);
    const int wanted = heartsTaken(state, victim, attack.doubled);
    const int fragments = fragmentsFrom(state, victim, attack.doubled);
    const int small = std::min(wanted, victim.small);
    const bool isDefeated = small < wanted;
    if (attack.doubled)
        tell(R::I_DOUBLE);
    if (small > 0) {
        victim.small -= small;
        gain(attacker.id, small);
        tell(R::I_SMALL, QT_TRANSLATE_NOOP("swordsandsouls", "%1 gives small hearts, %2 has them as obols: %3"),
            {victim.id, attacker.id, number(small)});
    }
    if (attack.target != attack.aimed)
        tell(R::I_FIRST_ATTACKER);
    if (isDefeated) {
        attacker.fragments += fragments;
        victim.large = 0;
        victim.down = true;
        tell(R::I_DEFEAT, QT_TRANSLATE_NOOP("swordsandsouls", "%1 is defeated: soul fragments of %2: %3"),
            {victim.id, attacker.id, number(attacker.fragments)});
        if (attacker.fragments >= fragmentsToWin) {
            state.status = Status::Over;
            state.winner = attacker.id;
            tell(R::I_WON, QT_TRANSLATE_NOOP("swordsandsouls", "%1 has three soul fragments and wins"), {attacker.id});
            return; // as soon as: the other steps are not taken any more
        }
        if (!victim.delayed.isEmpty() && playsOther(state, Unclear::AO_28)) {
            for (const Delayed& one : std::as_const(victim.delayed))
                victim.discard += one.card;
            victim.delayed.clear();
            tell(R::I_DELAY, QT_TRANSLATE_NOOP("swordsandsouls", "The Delay cards of %1 are discarded"), {victim.id});
        } else if (!victim.delayed.isEmpty()) {
            tell(R::I_DELAY, QT_TRANSLATE_NOOP("swordsandsouls", "See what the Delay cards of %1 say about a defeat"),
                {victim.id});
        }
    }
    if (!tracksCards(state)) {
        tell(R::I_TREASURE, QT_TRANSLATE_NOOP("swordsandsouls", "If %2 has a treasure, %1 takes one"), {attacker.id, victim.id});
    } else if (victim.treasures.isEmpty()) {
        tell(R::I_NO_TREASURE, QT_TRANSLATE_NOOP("swordsandsouls", "%1 has no treasure to take"), {victim.id});
    } else {
        const QString taken = treasure(victim, chosen) ? chosen : victim.treasures.first().card;
        moveTreasure(victim.id, attacker.id, taken);
        tell(R::I_TREASURE, QT_TRANSLATE_NOOP("swordsandsouls", "%1 takes %2 from %3"), {attacker.id, title(taken), victim.id});
        if (attack.doubled)
            tell(R::I_ONE_TREASURE);
    }
    tell(isDefeated ? R::I_TREASURE_DEFEAT : R::I_TREASURE_HURT);
    if (!isDefeated) {
        tell(R::I_RECOVERY, QT_TRANSLATE_NOOP("swordsandsouls", "%1 draws a card to recover"), {victim.id});
        draw(victim.id, 1, cards);
    } else {
        findTaker(*this, playsOther(state, Unclear::AO_20) ? attack.aimed : victim.id);
    }
    if (attack.doubled && tracksCards(state))
        tell(R::I_ONE_CARD);
    endAttack(way, isDefeated ? R::I_CARDS_AWAY_DEFEAT : R::I_CARDS_AWAY_ALL);
}

void Changes::endAttack(std::optional<Way> way, R why)
{
    Attack attack = *state.attack;
    QStringList away;
    const auto put = [&](const Used& used) {
        putAway(used);
        if (used.from == Source::Hand)
            away += title(used.card);
    };
    const auto tellAway = [&] {
        if (away.isEmpty())
            return;
        tell(why);
        tell(R::I_CARDS_AWAY, QT_TRANSLATE_NOOP("swordsandsouls", "To the discard piles of their owners: %1"),
            {away.join(QStringLiteral(", "))});
    };
    const bool goesOn = !attack.more.isEmpty();
    QList<Used> kept;
    for (const Used& used : attack.used) {
        if (used.role == Role::Attack || (goesOn && used.role == Role::Help))
            kept += used;
        else
            put(used);
    }
    if (goesOn) {
        tellAway();
        attack.used = kept;
        attack.target = attack.more.takeFirst();
        attack.way = wayOf(state, attack.attacker, attack.target, way);
        openAttack(attack);
        return;
    }
    const Used card = attack.used.first();
    const bool isTaken = !attack.taker.isEmpty() && attack.taker != card.owner;
    if (isTaken && card.from == Source::Hand) {
        toHand(attack.taker, card.card);
        tell(R::I_CARD_TAKEN, QT_TRANSLATE_NOOP("swordsandsouls", "%1 takes %2 into the hand, for good"),
            {attack.taker, title(card.card)});
    } else if (isTaken && card.from == Source::Talent) {
        tell(R::I_TALENT_KILL,
            state.settings.talentKill == TalentKill::Ask
                ? QT_TRANSLATE_NOOP("swordsandsouls", "A talent defeated %1: decide what changes hands")
                : QT_TRANSLATE_NOOP("swordsandsouls", "A talent defeated %1: no card changes hands"),
            {attack.taker});
    } else if (isTaken && state.settings.treasureKill == TreasureKill::Victim) {
        moveTreasure(card.owner, attack.taker, card.card, true);
        tell(R::I_TREASURE_KILL, QT_TRANSLATE_NOOP("swordsandsouls", "%1 goes beside the hero of %2"),
            {title(card.card), attack.taker});
    } else if (attack.stage == Stage::Failed && card.from == Source::Hand && playsOther(state, Unclear::AO_21)) {
        toHand(card.owner, card.card);
        tell(R::I_FAILED, QT_TRANSLATE_NOOP("swordsandsouls", "%1 takes %2 back"), {card.owner, title(card.card)});
    } else {
        put(card);
    }
    tellAway();
    const auto helped = [](const Used& used) { return used.role == Role::Help || used.role == Role::Cancel; };
    if (isTaken && std::ranges::any_of(attack.used, helped))
        tell(R::I_ATTACK_CARD_ALONE);
    state.attack.reset();
}

} // namespace swordsandsouls

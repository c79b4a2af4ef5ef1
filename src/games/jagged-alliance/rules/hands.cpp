// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What lies differently on the table: read off two states, so that actions, undo, redo and jumps say it in one way.
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

namespace {

using Notes = engine::NotesOf<State>;

void pool(Notes& notes)
{
    if (notes.is.funds != notes.was.funds)
        notes.add(QT_TR_NOOP("Funds in the resource pool: %1"), {number(notes.is.funds)});
    if (notes.is.rebels != notes.was.rebels)
        notes.add(QT_TR_NOOP("Rebels in the resource pool: %1"), {number(notes.is.rebels)});
    if (notes.is.sharedCommand != notes.was.sharedCommand)
        notes.add(notes.is.sharedCommand ? QT_TR_NOOP("Lay out the shared command action token")
                                         : QT_TR_NOOP("Turn the shared command action token over"));
}

void boards(Notes& notes)
{
    for (const Mercenary& now : notes.is.mercenaries) {
        const Mercenary then = mercenary(notes.was, now.id);
        const QString name = notes.title(now.id);
        if (now.place == MercPlace::Team || then.place == MercPlace::Team) {
            if (now.stamina != then.stamina || now.fatigue != then.fatigue || now.wounds != then.wounds)
                notes.add(QT_TR_NOOP("Cubes of %1: stamina %2, fatigue %3, wounds %4"),
                    {name, staminaText(notes.is, now), number(now.fatigue), number(now.wounds)});
            if (now.injury != then.injury)
                notes.add(now.injury ? QT_TR_NOOP("Give %1 a Severe Injury token with a cube on it")
                                     : QT_TR_NOOP("Take the Severe Injury token from %1"),
                    {name});
            if (now.down != then.down)
                notes.add(
                    now.down ? QT_TR_NOOP("Lay the miniature of %1 down") : QT_TR_NOOP("Stand the miniature of %1 up"), {name});
            if (now.command != then.command)
                notes.add(QT_TR_NOOP("Command actions ready for %1: %2"), {name, number(now.command)});
        }
        const bool isOn = now.place == MercPlace::Team && !now.at.isEmpty(),
                   wasOn = then.place == MercPlace::Team && !then.at.isEmpty();
        if (isOn && (!wasOn || now.at != then.at || now.area != then.area))
            notes.add(QT_TR_NOOP("Put the miniature of %1 here: %2"), {name, placeText(notes.is, now.at, now.area)});
        else if (wasOn && !isOn)
            notes.add(QT_TR_NOOP("Take the miniature of %1 off the table"), {name});
        for (const Condition condition : {Condition::Marked, Condition::Bleeding, Condition::Suppressed})
            if (now.conditions.contains(condition) != then.conditions.contains(condition))
                notes.add(now.conditions.contains(condition) ? QT_TR_NOOP("Put a token on %1: %2")
                                                             : QT_TR_NOOP("Take a token from %1: %2"),
                    {name, shown(condition)});
    }
}

void cards(Notes& notes)
{
    for (const Card& now : notes.is.cards) {
        const Card* then = find(notes.was.cards, now.id);
        if (!then || now.place != then->place || now.holder != then->holder || now.host != then->host)
            notes.add(now.place == Place::Received ? QT_TR_NOOP("%3 has gained %1 and finds a place for it")
                    : now.place == Place::Attached ? QT_TR_NOOP("Slide %1 under its card: %4")
                    : now.isHeld()                 ? QT_TR_NOOP("%1 goes to %3: %2")
                                                   : QT_TR_NOOP("%1 goes to: %2"),
                {notes.title(now.id), placeName(now.place), notes.title(now.holder), notes.title(now.host)});
        if (then && now.spent != then->spent)
            notes.add(QT_TR_NOOP("Black cubes on %1: %2"), {notes.title(now.id), number(now.spent)});
    }
}

void enemies(Notes& notes)
{
    for (const Figure& now : notes.is.enemies) {
        const Figure* then = find(notes.was.enemies, now.id);
        const QString name = notes.title(now.id);
        if (!then || then->at != now.at || then->area != now.area)
            if (!now.hidden)
                notes.add(now.elite ? QT_TR_NOOP("Put %1 with a yellow base here: %2") : QT_TR_NOOP("Put %1 here: %2"),
                    {name, placeText(notes.is, now.at, now.area)});
        if (then ? then->damage != now.damage : now.damage > 0)
            notes.add(QT_TR_NOOP("Red cubes beside %1: %2"), {name, number(now.damage)});
        for (const Condition condition : {Condition::Marked, Condition::Bleeding, Condition::Suppressed})
            if (now.conditions.contains(condition) != (then && then->conditions.contains(condition)))
                notes.add(now.conditions.contains(condition) ? QT_TR_NOOP("Put a token on %1: %2")
                                                             : QT_TR_NOOP("Take a token from %1: %2"),
                    {name, shown(condition)});
    }
    for (const Figure& gone : notes.was.enemies)
        if (!find(notes.is.enemies, gone.id))
            notes.add(
                QT_TR_NOOP("Take the cubes from %1 and lay its miniature down, or put it away"), {titleOf(notes.was, gone.id)});
    // Those who fell lie down; other loot is laid out.
    auto fallen = std::ranges::count_if(notes.was.enemies, [&](const Figure& one) { return !find(notes.is.enemies, one.id); });
    for (const Corpse& now : notes.is.corpses)
        if (!find(notes.was.corpses, now.id) && --fallen < 0)
            notes.add(QT_TR_NOOP("Loot lies here: %1"), {placeText(notes.is, now.at, now.area)});
    for (const Corpse& gone : notes.was.corpses)
        if (!find(notes.is.corpses, gone.id))
            notes.add(QT_TR_NOOP("Put away what lay there to loot: %1"), {titleOf(notes.was, gone.id)});
    for (const Token& now : notes.is.tokens)
        if (const Token* then = find(notes.was.tokens, now.id); !then || then->faceUp != now.faceUp)
            notes.add(now.faceUp ? QT_TR_NOOP("Turn an encounter face up: %1") : QT_TR_NOOP("Lay an encounter face down: %1"),
                {placeText(notes.is, now.at, now.area)});
    for (const Token& gone : notes.was.tokens)
        if (!find(notes.is.tokens, gone.id))
            notes.add(QT_TR_NOOP("Take an encounter token away: %1"), {placeText(notes.was, gone.at, gone.area)});
}

void sectors(Notes& notes)
{
    for (const Sector& now : notes.is.sectors) {
        const Sector* then = find(notes.was.sectors, now.id);
        const QString name = notes.title(now.id);
        if (!then) {
            notes.add(now.tile.isEmpty() ? QT_TR_NOOP("Lay out sector %1: %2") : QT_TR_NOOP("Lay out sector %1 with tile %3: %2"),
                {name, shown(now.state), now.tile});
            continue;
        }
        if (then->state != now.state)
            notes.add(QT_TR_NOOP("Sector %1 is %2 now"), {name, shown(now.state)});
        if (then->faceUp != now.faceUp)
            notes.add(now.faceUp ? QT_TR_NOOP("Turn the spawn card of %1 face up")
                                 : QT_TR_NOOP("Put the spawn card of %1 away, or turn it face down"),
                {name});
        if (then->rebels != now.rebels)
            notes.add(QT_TR_NOOP("Rebels in %1: %2"), {name, number(now.rebels)});
        if (then->lieutenant != now.lieutenant)
            notes.add(now.lieutenant.isEmpty() ? QT_TR_NOOP("Take the lieutenant card from %1")
                                               : QT_TR_NOOP("Lay a lieutenant on %1: %2"),
                {name, notes.title(now.lieutenant)});
    }
    if (!notes.was.sectors.isEmpty() && notes.is.sectors.isEmpty())
        notes.add(QT_TR_NOOP("Put all sector tiles away"));
}

void track(Notes& notes)
{
    const Threat& now = notes.is.threat;
    const Threat& then = notes.was.threat;
    if (now.level != then.level)
        notes.add(QT_TR_NOOP("Move the threat tracker to %1"), {number(now.level)});
    if (now.tokens != then.tokens)
        notes.add(QT_TR_NOOP("Threat tokens on the dictator board: %1"), {number(now.tokens)});
    if (now.counters != then.counters) {
        QStringList spaces;
        for (const int space : now.counters)
            spaces += number(space);
        notes.add(QT_TR_NOOP("Counter-attack tokens lie on: %1"),
            {spaces.isEmpty() ? jaggedalliance::tr("no space") : spaces.join(QStringLiteral(", "))});
    }
    if (now.night != then.night)
        notes.add(now.night ? QT_TR_NOOP("Turn the day/night token to night") : QT_TR_NOOP("Turn the day/night token to day"));
    if (now.eventSlots != then.eventSlots)
        notes.add(QT_TR_NOOP("Event slots: %1"), {now.eventSlots.isEmpty() ? tr("empty") : titles(notes.is, now.eventSlots)});
    for (const Lieutenant& one : notes.is.lieutenants)
        if (const Lieutenant* before = find(notes.was.lieutenants, one.id); before && before->place != one.place)
            notes.add(QT_TR_NOOP("Lieutenant %1: %2"), {notes.title(one.id), pileName(one.place)});
    for (const Mission& one : notes.is.missions)
        if (const Mission* before = find(notes.was.missions, one.id);
            before && (before->place != one.place || (before->done != one.done && one.place != Pile::Deck)))
            notes.add(before->place == one.place && !one.goals.isEmpty() ? QT_TR_NOOP("Mission %1: conditions met %3 of %4")
                                                                         : QT_TR_NOOP("Mission %1: %2"),
                {notes.title(one.id), pileName(one.place), number(one.done), number(one.goals.size())});
}

void printed(Notes& notes)
{
    for (const TankToken& now : notes.is.tankTokens)
        if (const TankToken* then = find(notes.was.tankTokens, now.id); then && then->faceUp != now.faceUp)
            notes.add(
                now.faceUp ? QT_TR_NOOP("Turn tank token %1 face up") : QT_TR_NOOP("Turn tank token %1 face down and shuffle"),
                {notes.title(now.id)});
    for (const Enemy& now : notes.is.enemyCards)
        if (const Enemy* then = find(notes.was.enemyCards, now.id); then && then->experienced != now.experienced)
            notes.add(now.experienced ? QT_TR_NOOP("Flip the card of %1 to its experienced side")
                                      : QT_TR_NOOP("Flip the card of %1 to its basic side"),
                {notes.title(now.id)});
}

} // namespace

QList<Message> hands(const State& before, const State& after)
{
    Notes notes("jaggedalliance", before, after);
    pool(notes);
    track(notes);
    sectors(notes);
    boards(notes);
    enemies(notes);
    cards(notes);
    printed(notes);
    return std::move(notes.all);
}

} // namespace jaggedalliance

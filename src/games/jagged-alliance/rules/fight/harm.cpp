// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Damage to enemies and to mercenaries, and what comes along with it (p. 22-24).
#include "games/jagged-alliance/rules/changes/harm.h"

#include "games/jagged-alliance/rules/blanks.h"

#include "games/jagged-alliance/rules/changes/cubes.h"
#include "games/jagged-alliance/rules/changes/sectors.h"

#include <algorithm>

namespace jaggedalliance {

static void defeat(Changes& changes, const QString& id, const QString& by);

// --- damage to enemies (p. 22-23)

void damage(Changes& changes, const QString& id, int points, const QString& by)
{
    State& state = changes.state;
    Figure* hit = changes.enemy(id);
    if (!hit)
        return;
    if (points <= 0) {
        changes.tell(R::I_NO_DAMAGE, QT_TR_NOOP("%1 takes no damage"), {changes.title(id)});
        return;
    }
    hit->damage = std::min(99, hit->damage + points);
    changes.tell(R::I_DAMAGE, QT_TR_NOOP("%1 takes damage: %2"), {changes.title(id), number(points)});
    if (isTank(state, *hit) && std::ranges::any_of(state.tankTokens, [](const TankToken& one) { return one.faceUp; })) {
        for (TankToken& token : state.tankTokens)
            token.faceUp = false;
        changes.tell(R::I_TANK_SHUFFLED);
    }
    if (!blankEnemy(state, *hit).isEmpty())
        changes.tell(
            R::I_AWAITED, QT_TR_NOOP("Whether this defeats %1 is not known before its card is entered"), {changes.title(id)});
    else if (hit->damage >= rowOf(state, *hit).health)
        defeat(changes, id, by);
}

// What hit it, or what it hits with, before anybody knew its card.
void recognise(State& state, const State& before)
{
    Changes changes(state);
    for (Figure& enemy : changes.state.enemies) // placed by what is printed, before there was a card of that name
        enemy.card = enemyCalled(state, enemy.card);
    for (Corpse& corpse : changes.state.corpses)
        corpse.enemy = enemyCalled(state, corpse.enemy);
    for (const Figure& was : before.enemies) {
        const Figure* found = changes.enemy(was.id);
        if (!found || blankEnemy(before, was).isEmpty() || !blankEnemy(changes.state, *found).isEmpty())
            continue;
        const Figure enemy = *found;
        for (Incoming& one : changes.state.incoming)
            if (one.from == enemy.id) {
                one.damage = damageOf(changes.state, enemy, mercenary(changes.state, one.who));
                one.difficulty = stealthOf(changes.state, enemy);
            }
        if (enemy.damage > 0 && enemy.damage >= rowOf(changes.state, enemy).health)
            defeat(changes, enemy.id, {});
    }
    for (Corpse& corpse : changes.state.corpses)
        if (!blankLoot(before, corpse.id).isEmpty()) {
            const Enemy& card = enemyCard(changes.state, corpse.enemy);
            corpse.loot = corpse.elite ? card.eliteReward : card.reward;
        }
    state = changes.state;
}

static void defeat(Changes& changes, const QString& id, const QString& by)
{
    State& state = changes.state;
    const Figure gone = *changes.enemy(id);
    if (Mercenary* killer = changes.mercenary(by)) // whatever killed, from where the mercenary stands (JA-076)
        for (const Terrain terrain : killer->quietKills)
            killer->quiet |= hasTerrain(state, killer->at, killer->area, terrain);
    changes.tell(R::I_DEFEATED, QT_TR_NOOP("%1 is defeated"), {changes.title(id)});
    state.enemies.removeIf([&](const Figure& one) { return one.id == id; });
    state.grants.removeIf([&](const Grant& grant) { return grant.who == id; });
    state.incoming.removeIf([&](const Incoming& one) { return one.from == id; });
    if (state.acting && state.acting->enemy == id)
        state.acting.reset();
    if (changes.mission(gone.card) && !find(state.enemyCards, gone.card)) {
        changes.tell(R::I_BOUNTY, QT_TR_NOOP("The target of %1 is defeated"), {changes.title(gone.card)});
        changes.mission(gone.card)->defeated = true; // solved when nothing is open any more (JA-420)
        return;
    }
    Corpse corpse;
    corpse.id = changes.nextId("c");
    corpse.at = gone.at;
    corpse.area = gone.area;
    corpse.enemy = gone.card;
    corpse.elite = gone.elite;
    corpse.loot = gone.elite ? enemyCard(state, gone.card).eliteReward : enemyCard(state, gone.card).reward;
    if (corpse.loot.size() > 1 && playsOther(state, Unclear::JQ_88))
        corpse.loot.resize(1);
    corpse.elite = gone.elite && corpse.loot.isEmpty(); // which row of its card to wait for
    state.corpses += corpse;
    if (gone.elite)
        changes.tell(R::I_ELITE_LOOT);
}

// What makes it hard to hide; nobody but an enemy says so.
static QList<Part> hidingFrom(const State& state, const QString& from)
{
    const Figure* enemy = find(state.enemies, from);
    return enemy ? hidingFrom(state, *enemy) : QList<Part>();
}

void attackMercenary(
    Changes& changes, const QString& who, const QString& from, int damage, int difficulty, bool hides, const QList<Icon>& icons)
{
    State& state = changes.state;
    Incoming one;
    one.id = changes.nextId("i");
    one.who = who;
    one.from = from;
    one.damage = damage;
    one.difficulty = difficulty;
    one.hides = hides;
    one.icons = icons;
    const bool isAttack = changes.enemy(from) || changes.mercenary(from) || state.settings.mineIsAttack;
    one.late = isAttack && !state.settings.markedBeforeArmour
        && jaggedalliance::mercenary(state, who).conditions.contains(Condition::Marked);
    state.incoming += one;
    const QList<Part> parts = partsOf(state, one), hiding = hidingFrom(state, from);
    const bool isMine = !changes.enemy(from) && !changes.mercenary(from);
    const bool isOpen = !blankAttacker(state, one).isEmpty();
    changes.tell(hides ? R::I_ATTACKED
            : isMine   ? R::I_ARMOUR_ONLY_MINE
                       : R::I_ARMOUR_ONLY,
        hides ? QT_TR_NOOP("%1 is attacked: damage %2, hiding needs %3; choose armour or stealth")
              : QT_TR_NOOP("%1 is hit: damage %2, only armour helps"),
        {changes.title(who), damageWords(state, one),
            isOpen                 ? QStringLiteral("?")
                : hiding.isEmpty() ? number(difficulty)
                                   : itemised(hiding)});
    if (!isOpen)
        changes.cite(parts + hiding);
}

void Changes::cite(const QList<Part>& parts)
{
    for (const Part& part : parts)
        if (part.points != 0)
            switch (part.what) {
            case Part::Halved:
                tell(R::I_HALVED);
                break;
            case Part::Swamp:
                tell(R::I_SWAMP);
                break;
            case Part::Marked:
                tell(R::I_MARKED);
                break;
            case Part::Settlement:
                tell(R::I_SETTLEMENT);
                break;
            case Part::SearchParty:
                tell(R::I_SEARCH_PARTY);
                break;
            default:
                break; // the sentence itself cites it
            }
}

// The effects of an attack besides its damage, in printed order (JA-279).
void applyIcons(Changes& changes, const QString& target, const QList<Icon>& icons, const QString& attacker)
{
    State& state = changes.state;
    for (const Icon icon : icons)
        switch (icon) {
        case Icon::Damage:
            break;
        case Icon::Marked:
            afflict(changes, target, Condition::Marked);
            break;
        case Icon::Bleeding:
            afflict(changes, target, Condition::Bleeding);
            break;
        case Icon::Suppressed:
            afflict(changes, target, Condition::Suppressed);
            break;
        case Icon::Retreat:
        case Icon::FreeMove: {
            const QString who = icon == Icon::Retreat ? target : attacker;
            const Figure* foe = changes.enemy(who);
            const Mercenary* friendly = changes.mercenary(who);
            if (!foe && !friendly)
                break;
            if (icon == Icon::Retreat
                && areasBeside(state, foe ? foe->at : friendly->at, foe ? foe->area : friendly->area).isEmpty()) {
                changes.tell(R::I_RETREAT, QT_TR_NOOP("%1 has nowhere to retreat to and stays"), {changes.title(who)});
                break;
            }
            state.grants += Grant{changes.nextId("g"), icon, who};
            changes.tell(icon == Icon::Retreat ? R::I_RETREAT : R::I_FREE_MOVE,
                icon == Icon::Retreat ? QT_TR_NOOP("%1 retreats to an adjacent area of your choice")
                                      : QT_TR_NOOP("%1 may move one area free of cost"),
                {changes.title(who)});
            break;
        }
        }
}

} // namespace jaggedalliance

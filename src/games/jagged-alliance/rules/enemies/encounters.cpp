// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Encounter tokens turned over (p. 20, 36).
#include "games/jagged-alliance/rules/changes/encounters.h"

#include "games/jagged-alliance/rules/changes/cubes.h"
#include "games/jagged-alliance/rules/changes/effects.h"
#include "games/jagged-alliance/rules/changes/harm.h"
#include "games/jagged-alliance/rules/changes/possessions.h"
#include "games/jagged-alliance/rules/changes/sectors.h"

#include <algorithm>

namespace jaggedalliance {

namespace {

void explode(Changes& changes, const QString& mine, const QStringList& people, const QStringList& foes)
{
    const State& state = changes.state;
    changes.tell(R::I_MINE);
    constexpr int strength = 3;
    for (const QString& one : foes) {
        const Figure* standing = changes.enemy(one);
        if (!standing) // a bounty's target takes its guards along
            continue;
        const Figure foe = *standing;
        QList<Part> parts{{Part::Mine, strength}};
        if (state.settings.mineIsAttack)
            parts += extraDamage(state, foe.at, foe.area, foe.conditions);
        parts += Part{Part::Armour, -rowOf(state, foe).armour};
        parts += Part{Part::Settlement, rowOf(state, foe).armour - armourOf(state, foe)};
        changes.tell(R::I_ARMOUR, QT_TR_NOOP("%1: damage %2"), {changes.title(one), itemised(parts)});
        changes.cite(parts);
        damage(changes, one, std::max(0, sum(parts)));
    }
    for (const QString& who : people) {
        const Mercenary& hit = mercenary(state, who);
        const int extra = state.settings.mineIsAttack ? sum(extraDamage(state, hit.at, hit.area, hit.conditions)) : 0;
        attackMercenary(changes, who, mine, strength + extra, 0, false, {Icon::Damage});
    }
}

// The crosshair shows where it is; what the other tokens of its set are for now, the table reads as it likes (JA-440).
void findSniper(Changes& changes, const Token& crosshair)
{
    State& state = changes.state;
    for (Figure& sniper : state.enemies)
        if (sniper.hidden && sniper.set == crosshair.set) {
            sniper.hidden = false;
            sniper.area = crosshair.area;
            changes.tell(R::I_FOUND_SNIPER, QT_TR_NOOP("%1 is found: %2"),
                {changes.title(sniper.id), placeText(state, crosshair.at, crosshair.area)});
        }
    if (state.settings.hiddenRest == HiddenRest::Discard)
        state.tokens.removeIf([&](const Token& one) { return !crosshair.set.isEmpty() && one.set == crosshair.set; });
}

} // namespace

void reveal(Changes& changes, const QString& id, const QString& shows)
{
    State& state = changes.state;
    Token* found = find(state.tokens, id);
    if (!found)
        return;
    const Token token = *found;
    const Encounter* kind = find(state.encounters, shows);
    const Encounter what = kind ? *kind : Encounter{};
    if (token.set.isEmpty()) {
        if (!(token.earlier ? state.earlier : state.pool).removeOne(shows))
            state.pool.removeOne(shows);
    }
    if (what.kind == EncounterKind::Loot) {
        found->faceUp = true;
        found->shows = shows;
        changes.tell(R::I_LOOT_TOKEN, QT_TR_NOOP("Loot stays face up: %1"), {placeText(state, token.at, token.area)});
        return;
    }
    state.tokens.removeIf([&](const Token& one) { return one.id == id; });
    if (token.set.isEmpty())
        state.out += shows;
    const auto isHere = [&](const QString& at, const QString& area) {
        return at == token.at && distance(state, at, area, token.area) == 0;
    };
    QStringList people, foes;
    for (const Mercenary* who : mercenariesAt(state, token.at))
        if (isHere(who->at, who->area))
            people += who->id;
    for (const Figure* one : enemiesAt(state, token.at))
        if (!one->hidden && isHere(one->at, one->area))
            foes += one->id;
    const bool strikes =
        what.kind == EncounterKind::Fatigue || what.kind == EncounterKind::Condition || what.kind == EncounterKind::Mine;
    if (strikes && people.isEmpty() && (foes.isEmpty() || what.kind == EncounterKind::Fatigue))
        changes.tell(R::I_NO_TARGET);
    switch (what.kind) {
    case EncounterKind::Loot:
    case EncounterKind::Nothing:
        changes.tell(R::I_NO_ENCOUNTER);
        break;
    case EncounterKind::Fatigue:
        changes.tell(R::I_FATIGUE_TOKEN);
        for (const QString& who : people)
            suffer(changes, who, 2, false);
        break;
    case EncounterKind::Enemy:
        changes.tell(R::I_ENEMY_TOKEN);
        if (what.enemy.isEmpty()) // nobody entered whom it shows
            changes.tell(R::I_NOTE, QT_TR_NOOP("By hand: %1"), {encounterText(state, shows)});
        else if (state.settings.encounterSnipers == EncounterSnipers::Hidden)
            place(changes, Spawn{token.area, what.enemy, what.elite, 1, 0}, token.at, token.area);
        else
            placeFigure(changes, what.enemy, what.elite, token.at, token.area);
        break;
    case EncounterKind::Funds:
        funds(changes, what.amount);
        changes.tell(R::I_RESOURCES);
        break;
    case EncounterKind::Rebels:
        rebels(changes, what.amount);
        changes.tell(R::I_RESOURCES);
        break;
    case EncounterKind::Condition:
        changes.tell(R::I_CONDITION_TOKEN);
        for (const QString& one : people + foes)
            afflict(changes, one, what.condition);
        break;
    case EncounterKind::Mine:
        explode(changes, id, people, foes);
        break;
    case EncounterKind::Alarm:
        threatToken(changes, 1);
        changes.tell(R::I_ALARM);
        break;
    case EncounterKind::Crosshair:
        findSniper(changes, token);
        break;
    }
}

} // namespace jaggedalliance

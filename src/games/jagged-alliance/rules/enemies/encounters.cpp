// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Encounter tokens turned over (p. 20, 36).
#include "games/jagged-alliance/rules/changes.h"

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
        const int extra = state.settings.mineIsAttack ? extraDamage(state, foe.at, foe.area, foe.conditions) : 0;
        changes.damage(one, std::max(0, strength + extra - armourOf(state, foe)));
    }
    for (const QString& who : people) {
        const Mercenary& hit = mercenary(state, who);
        const int extra = state.settings.mineIsAttack ? extraDamage(state, hit.at, hit.area, hit.conditions) : 0;
        changes.attackMercenary(who, mine, strength + extra, 0, false, {Icon::Damage});
    }
}

} // namespace

void Changes::reveal(const QString& id, const QString& shows)
{
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
        tell(R::I_LOOT_TOKEN, QT_TRANSLATE_NOOP("jaggedalliance", "Loot stays face up: %1"),
            {placeText(state, token.at, token.area)});
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
    switch (what.kind) {
    case EncounterKind::Loot:
    case EncounterKind::Nothing:
        tell(R::I_NO_ENCOUNTER);
        break;
    case EncounterKind::Fatigue:
        tell(R::I_FATIGUE_TOKEN);
        if (people.isEmpty())
            tell(R::I_NO_TARGET);
        for (const QString& who : people)
            suffer(who, 2, false);
        break;
    case EncounterKind::Enemy:
        placeFigure(what.enemy, what.elite, token.at, token.area);
        tell(R::I_ENEMY_TOKEN);
        break;
    case EncounterKind::Funds:
        funds(what.amount);
        tell(R::I_RESOURCES);
        break;
    case EncounterKind::Rebels:
        rebels(what.amount);
        tell(R::I_RESOURCES);
        break;
    case EncounterKind::Condition:
        tell(R::I_CONDITION_TOKEN);
        for (const QString& one : people + foes)
            afflict(one, what.condition);
        break;
    case EncounterKind::Mine:
        explode(*this, id, people, foes);
        break;
    case EncounterKind::Alarm:
        threatToken(1);
        tell(R::I_ALARM);
        break;
    case EncounterKind::Crosshair:
        for (Figure& sniper : state.enemies)
            if (sniper.hidden && sniper.set == token.set) {
                sniper.hidden = false;
                sniper.area = token.area;
                tell(R::I_FOUND_SNIPER, QT_TRANSLATE_NOOP("jaggedalliance", "%1 is found: %2"),
                    {title(sniper.id), placeText(state, token.at, token.area)});
            }
        if (state.settings.hiddenRest == HiddenRest::Discard)
            state.tokens.removeIf([&](const Token& one) { return !token.set.isEmpty() && one.set == token.set; });
        break;
    }
}

} // namespace jaggedalliance

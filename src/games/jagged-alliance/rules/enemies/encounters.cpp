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

bool strikesArea(EncounterKind kind)
{
    return kind == EncounterKind::Fatigue || kind == EncounterKind::Condition || kind == EncounterKind::Mine;
}

// Somebody came there: where one alone stands in the sector it is that one.
static QString onlyOne(const State& state, const Token& token, bool isFar)
{
    const QList<const Mercenary*> all = mercenariesAt(state, token.at);
    return !isFar && all.size() == 1 && isAreaOpen(state, token.at, all.first()->area, token.area) ? all.first()->id : QString();
}

QStringList besideToken(const State& state, const Token& token, bool isFar)
{
    const QString only = onlyOne(state, token, isFar);
    QStringList all;
    for (const Mercenary* who : mercenariesAt(state, token.at))
        if (who->id == only || isSameArea(state, token.at, who->area, token.area))
            all += who->id;
    for (const Figure* one : enemiesAt(state, token.at))
        if (!one->hidden && isSameArea(state, token.at, one->area, token.area))
            all += one->id;
    return all;
}

Blanks blankBeside(const State& state, const Token& token, bool isFar, EncounterKind kind)
{
    const QString only = onlyOne(state, token, isFar);
    QStringList all;
    for (const Mercenary* who : mercenariesAt(state, token.at))
        if (who->id != only)
            all += who->id;
    if (kind != EncounterKind::Fatigue)
        for (const Figure* one : enemiesAt(state, token.at))
            if (!one->hidden)
                all += one->id;
    Blanks blanks = blankArea(state, token.at, token.area, all);
    if (token.area.isEmpty() && !blanks.isEmpty())
        blanks.prepend(engine::Blank{
            QStringLiteral("tokens.%1.area").arg(token.id), engine::fill(tr("the area of %1"), {titleOf(state, token.id)})});
    return blanks;
}

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

void reveal(Changes& changes, const QString& id, const QString& shows, const Encounter& said, bool isFar)
{
    State& state = changes.state;
    Token* found = find(state.tokens, id);
    if (!found)
        return;
    const Token token = *found;
    const QList<Encounter> kinds = encounterKinds(state);
    const Encounter* kind = find(kinds, shows);
    Encounter what = kind ? *kind : Encounter{};
    if (what.kind == EncounterKind::Enemy && what.enemy.isEmpty()) {
        what.enemy = enemyCalled(state, said.enemy.trimmed());
        what.elite |= said.elite;
    }
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
    QStringList people, foes;
    for (const QString& one : besideToken(state, token, isFar))
        (changes.enemy(one) ? foes : people) += one;
    const bool strikes = strikesArea(what.kind);
    const Blanks open = strikes ? blankBeside(state, token, isFar, what.kind) : Blanks();
    if (!open.isEmpty())
        changes.tell(R::I_AWAITED, QT_TR_NOOP("Whom %1 reaches is not known. Not entered yet: %2; put that down by hand"),
            {encounterText(state, shows), engine::named(open)});
    else if (strikes && people.isEmpty() && (foes.isEmpty() || what.kind == EncounterKind::Fatigue))
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
        if (state.settings.encounterSnipers == EncounterSnipers::Hidden && !what.enemy.isEmpty())
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

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which places touch, how far areas are apart, and who is where (p. 8-9).
#include "games/jagged-alliance/rules/query.h"

#include <algorithm>

namespace jaggedalliance {

bool isMission(const State& state, const QString& at) { return !find(state.sectors, at) && find(state.missions, at); }

bool isLiberated(const State& state, const QString& at)
{
    const Sector* here = find(state.sectors, at);
    return here && here->state == SectorState::Liberated;
}

bool isFight(const State& state, const QString& at)
{
    const Sector* here = find(state.sectors, at);
    return here ? here->state == SectorState::Contested : isMission(state, at);
}

QString accessOf(const State& state, const Mission& mission)
{
    for (const Access& access : state.access)
        if (access.icon == mission.icon)
            return access.sector;
    return {};
}

const Edge* edgeBetween(const State& state, const QString& a, const QString& b)
{
    const Edge* red = nullptr;
    for (const Edge& edge : state.edges)
        if ((edge.a == a && edge.b == b) || (edge.a == b && edge.b == a)) {
            if (!edge.red)
                return &edge;
            red = &edge;
        }
    return red;
}

bool touch(const State& state, const QString& a, const QString& b)
{
    if (isMission(state, b))
        return mission(state, b).place == Pile::Table && accessOf(state, mission(state, b)) == a;
    if (isMission(state, a))
        return touch(state, b, a);
    return edgeBetween(state, a, b);
}

QStringList borderAreas(const State& state, const QString& from, const QString& to)
{
    QStringList areas;
    for (const Edge& edge : state.edges) {
        if (edge.red)
            continue;
        if (edge.a == from && edge.b == to)
            areas += edge.bAreas;
        else if (edge.b == from && edge.a == to)
            areas += edge.aAreas;
    }
    if (areas.isEmpty())
        for (const Area& area : sector(state, to).areas)
            areas += area.id;
    return areas;
}

QStringList neighbours(const State& state, const QString& at)
{
    QStringList all;
    for (const Sector& one : state.sectors)
        if (one.id != at && touch(state, at, one.id))
            all += one.id;
    for (const Mission& one : state.missions)
        if (one.id != at && !find(state.sectors, one.id) && touch(state, at, one.id))
            all += one.id;
    return all;
}

QStringList liberatedNear(const State& state, const QString& at)
{
    QStringList all;
    for (const QString& near : neighbours(state, at))
        if (const Edge* edge = edgeBetween(state, at, near); isLiberated(state, near) && !(edge && edge->red))
            all += near;
    return all;
}

bool shareBorder(const State& state, const QString& at, const QString& a, const QString& b, bool& red)
{
    bool found = false;
    red = false;
    for (const Border& border : sector(state, at).borders)
        if ((border.a == a && border.b == b) || (border.a == b && border.b == a)) {
            red = border.red && (!found || red);
            found = true;
        }
    return found;
}

QStringList areasBeside(const State& state, const QString& at, const QString& area)
{
    QStringList beside;
    for (const Border& border : sector(state, at).borders)
        if (!border.red && (border.a == area || border.b == area))
            if (const QString& other = border.a == area ? border.b : border.a; other != area && !beside.contains(other))
                beside += other;
    return beside;
}

// Of which nobody entered any.
static bool isOneArea(const State& state, const QString& at)
{
    const Sector* here = find(state.sectors, at);
    return here && here->areas.isEmpty();
}

int distance(const State& state, const QString& at, const QString& from, const QString& to, bool walking)
{
    if (from == to || isLiberated(state, at) || isOneArea(state, at)
        || (isMission(state, at) && state.settings.missionCardIsOneArea))
        return 0;
    QStringList reached{from}, edge{from};
    for (int steps = 1; !edge.isEmpty(); ++steps) {
        QStringList next;
        for (const Border& border : sector(state, at).borders) {
            if (walking && border.red)
                continue;
            for (const auto& [a, b] : {std::pair(border.a, border.b), std::pair(border.b, border.a)})
                if (edge.contains(a) && !reached.contains(b)) {
                    reached += b;
                    next += b;
                }
        }
        if (next.contains(to))
            return steps;
        edge = next;
    }
    return unreachable;
}

// Named alike they are one; of a name that is left out nobody knows.
bool isAreaOpen(const State& state, const QString& at, const QString& a, const QString& b)
{
    return isOneArea(state, at) && !isLiberated(state, at) && (a.isEmpty() || b.isEmpty());
}

bool isSameArea(const State& state, const QString& at, const QString& a, const QString& b)
{
    return distance(state, at, a, b) == 0 && !isAreaOpen(state, at, a, b)
        && (a == b || !isOneArea(state, at) || isLiberated(state, at));
}

bool isFarOpen(const State& state, const QString& at, const QString& a, const QString& b)
{
    const Sector* here = find(state.sectors, at);
    return here && here->areas.size() != 1 && !isLiberated(state, at) && (a.isEmpty() || a != b)
        && (!find(here->areas, a) || !find(here->areas, b));
}

QStringList areasNamed(const State& state, const QString& at)
{
    QStringList all;
    for (const Area& area : sector(state, at).areas)
        all += area.id;
    if (!isOneArea(state, at) || isLiberated(state, at))
        return all;
    const auto look = [&](const auto& list) {
        for (const auto& one : list)
            if (one.at == at && !one.area.isEmpty() && !all.contains(one.area))
                all += one.area;
    };
    look(state.enemies);
    look(state.tokens);
    look(state.corpses);
    look(state.mercenaries);
    return all;
}

bool hasTerrain(const State& state, const QString& at, const QString& area, Terrain terrain)
{
    const Area* here = find(sector(state, at).areas, area);
    return here && here->terrain.contains(terrain);
}

bool together(const State& state, const Mercenary& a, const Mercenary& b)
{
    return !a.at.isEmpty() && a.at == b.at
        && (isSameArea(state, a.at, a.area, b.area) || isAreaOpen(state, a.at, a.area, b.area));
}

QList<const Mercenary*> team(const State& state)
{
    QList<const Mercenary*> all;
    for (const Mercenary& who : state.mercenaries)
        if (who.place == MercPlace::Team)
            all += &who;
    return all;
}

QList<const Mercenary*> mercenariesAt(const State& state, const QString& at)
{
    QList<const Mercenary*> all = team(state);
    all.removeIf([&](const Mercenary* who) { return at.isEmpty() || who->at != at; });
    return all;
}

QList<const Mercenary*> standingAt(const State& state, const QString& at)
{
    QList<const Mercenary*> all = mercenariesAt(state, at);
    all.removeIf([](const Mercenary* who) { return who->down; });
    return all;
}

QList<const Figure*> enemiesAt(const State& state, const QString& at)
{
    QList<const Figure*> all;
    for (const Figure& enemy : state.enemies)
        if (enemy.at == at && !at.isEmpty())
            all += &enemy;
    return all;
}

bool isEnemyIn(const State& state, const QString& at, const QString& area)
{
    const QList<const Figure*> here = enemiesAt(state, at);
    return std::ranges::any_of(
        here, [&](const Figure* enemy) { return !enemy->hidden && isSameArea(state, at, enemy->area, area); });
}

bool isLeavingDear(const State& state, const QString& at, const QString& area)
{
    const auto isHere = [&](const auto& one) { return one.at == at && isSameArea(state, at, one.area, area); };
    return isEnemyIn(state, at, area)
        || (playsOther(state, Unclear::JQ_107)
            && (std::ranges::any_of(state.corpses, isHere) || std::ranges::any_of(state.tokens, [&](const Token& one) {
                   return !one.faceUp && !one.set.isEmpty() && isHere(one);
               })));
}

QList<const Token*> tokensToReveal(const State& state)
{
    QList<const Token*> all;
    for (const Token& token : state.tokens)
        if (!token.faceUp && std::ranges::any_of(state.mercenaries, [&](const Mercenary& who) {
                return who.place == MercPlace::Team && who.at == token.at && isSameArea(state, who.at, who.area, token.area);
            }))
            all += &token;
    return all;
}

// Whoever fell over the first token of an area has turned all of them over: the others follow, before anybody takes the place.
QList<const Token*> tokensDue(const State& state)
{
    QList<const Token*> all = tokensToReveal(state);
    if (!state.scenario || state.scenario->ending != Ending::Open)
        return all;
    for (const Token& token : state.tokens)
        if (!token.faceUp && !all.contains(&token) && std::ranges::any_of(state.mercenaries, [&](const Mercenary& who) {
                return who.place == MercPlace::Fallen && who.at == token.at && isSameArea(state, who.at, who.area, token.area);
            }))
            all += &token;
    return all;
}

QList<const Token*> tokensPerhaps(const State& state)
{
    const QList<const Token*> here = tokensToReveal(state);
    QList<const Token*> all;
    for (const Token& token : state.tokens)
        if (!token.faceUp && !here.contains(&token) && std::ranges::any_of(team(state), [&](const Mercenary* who) {
                return who->at == token.at && isAreaOpen(state, who->at, who->area, token.area);
            }))
            all += &token;
    return all;
}

QList<const Token*> tokensElsewhere(const State& state)
{
    const QList<const Token*> here = tokensToReveal(state);
    QList<const Token*> all;
    for (const Token& token : state.tokens)
        if (!token.faceUp && !here.contains(&token) && (state.active.isEmpty() || token.at == mercenary(state, state.active).at))
            all += &token;
    return all;
}

bool isRevealAsked(const State& state)
{
    return std::ranges::any_of(state.due, [](const Effect& effect) { return effect.kind == EffectKind::Reveal; });
}

const Effect* toPlace(const State& state)
{
    for (const Effect& effect : state.due)
        if (!effect.may && (effect.kind == EffectKind::PlaceEnemy || effect.kind == EffectKind::PlaceToken))
            return &effect;
    return nullptr;
}

bool isOpen(const State& state)
{
    return state.roll || !state.incoming.isEmpty() || !tokensDue(state).isEmpty() || toPlace(state)
        || std::ranges::any_of(state.grants, [](const Grant& grant) { return grant.rest.has_value(); });
}

bool isUsable(const State& state, const Successes& successes)
{
    const Mercenary& from = mercenary(state, successes.who);
    return std::ranges::any_of(mercenariesAt(state, from.at), [&](const Mercenary* who) {
        switch (successes.skill) {
        case Skill::Leadership:
            return who->id != from.id && who->fatigue > 0;
        case Skill::Mechanical:
            return together(state, from, *who)
                && std::ranges::any_of(cardsOf(state, who->id), [](const Card* card) { return card->spent > 0; });
        case Skill::Medical:
            return together(state, from, *who) && (who->wounds > 0 || who->conditions.contains(Condition::Bleeding));
        }
        return false;
    });
}

const Mercenary* comingBack(const State& state)
{
    for (const Mercenary* who : team(state))
        if (isMission(state, who->at) && mission(state, who->at).place != Pile::Table
            && !accessOf(state, mission(state, who->at)).isEmpty())
            return who;
    return nullptr;
}

} // namespace jaggedalliance

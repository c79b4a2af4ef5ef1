// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Entering, spawning, encounters, liberation and reset of sectors and missions (p. 8, 19-21, 33-36).
#include "games/jagged-alliance/rules/changes.h"

#include <algorithm>

namespace jaggedalliance {

void Changes::moveTo(const QString& id, const QString& at, const QString& area)
{
    if (Mercenary* who = mercenary(id); who && who->place == MercPlace::Team) {
        who->at = at;
        who->area = isMission(state, at) ? QString() : area;
    }
}

// Everybody stands before the spawn card is turned over (JA-229).
void Changes::enter(const QStringList& who, const QString& at, const QStringList& areas)
{
    const bool toMission = isMission(state, at);
    for (qsizetype i = 0; i < who.size(); ++i) {
        const QStringList along = borderAreas(state, jaggedalliance::mercenary(state, who[i]).at, at);
        moveTo(who[i], at, i < areas.size() && !areas[i].isEmpty() ? areas[i] : along.value(0));
    }
    if (toMission) {
        placeGuards(at);
        return;
    }
    Sector* here = sector(at);
    if (!here || here->state != SectorState::Occupied)
        return;
    here->state = SectorState::Contested;
    here->faceUp = true;
    tell(R::I_CONTESTED, QT_TRANSLATE_NOOP("jaggedalliance", "%1 is contested: its spawn card is turned over"), {title(at)});
    const SpawnCard card = here->spawn;
    const QString lieutenant = here->lieutenant;
    const Lieutenant* found = find(state.lieutenants, lieutenant);
    if (!found || !found->replaces)
        spawn(card.lines, at);
    if (found) {
        tell(R::I_DEFENCE, QT_TRANSLATE_NOOP("jaggedalliance", "%1 defends this sector"), {title(lieutenant)});
        const Lieutenant defender = *found;
        spawn(defender.defence, at);
        if (defender.defence.isEmpty() && !defender.everyArea && !defender.text.isEmpty())
            tell(R::I_NOTE, QT_TRANSLATE_NOOP("jaggedalliance", "By hand: %1"), {defender.text});
        if (defender.everyArea)
            for (const Area& area : jaggedalliance::sector(state, at).areas)
                placeEncounter(at, area.id);
    }
    if (!card.text.isEmpty() || !card.rule.isEmpty())
        tell(R::I_SPAWN_RULE, QT_TRANSLATE_NOOP("jaggedalliance", "Special rule for everybody who enters: %1"),
            {card.text.isEmpty() ? card.id : card.text});
    for (const QString& one : who)
        for (Effect effect : card.rule) {
            if (effect.target.isEmpty())
                effect.target = one;
            effect.source = card.id;
            carryOut(effect);
        }
}

void Changes::spawn(const QList<Spawn>& lines, const QString& at)
{
    for (const Spawn& line : lines) {
        // The area with that letter, or of that name; a tile that shows neither takes it in its first area.
        const QList<Area> areas = jaggedalliance::sector(state, at).areas;
        QString area = areas.isEmpty() ? line.area : areas.first().id;
        for (const Area& named : areas)
            if (named.id.compare(line.area, Qt::CaseInsensitive) == 0)
                area = named.id;
        for (qsizetype i = areas.size(); i-- > 0;)
            if (areas[i].letters.contains(line.area, Qt::CaseInsensitive))
                area = areas[i].id;
        place(line, at, area);
        for (int i = 0; i < line.encounters; ++i)
            placeEncounter(at, area);
    }
}

void Changes::place(const Spawn& line, const QString& at, const QString& area)
{
    if (line.enemy.isEmpty())
        return;
    if (const Enemy& card = enemyCard(state, line.enemy); card.hidden && card.experienced && sector(at))
        return hideSniper(line, at);
    for (int i = 0; i < line.count; ++i)
        placeFigure(line.enemy, line.elite, at, area);
}

void Changes::placeFigure(const QString& card, bool elite, const QString& at, const QString& area)
{
    constexpr qsizetype mostFigures = 200;
    if (state.enemies.size() >= mostFigures)
        return;
    Figure figure;
    figure.id = nextId("e");
    figure.card = card;
    figure.elite = elite;
    figure.at = at;
    figure.area = area;
    const auto onTable = std::ranges::count_if(state.enemies, [&](const Figure& one) { return one.card == card; });
    state.enemies += figure;
    const int owned = enemyCard(state, card).miniatures;
    tell(R::I_ENEMY_PLACED, QT_TRANSLATE_NOOP("jaggedalliance", "%1 is placed: %2"),
        {title(figure.id), placeText(state, at, area)});
    if (elite)
        tell(R::I_ELITE);
    if (owned > 0 && onTable >= owned)
        tell(R::I_REPLACEMENT, QT_TRANSLATE_NOOP("jaggedalliance", "The miniatures of %1 are used up: take a replacement token"),
            {titleOf(state, card)});
}

// One token of a set on every letter; nobody knows which one shows the crosshair (JA-439).
void Changes::hideSniper(const Spawn& line, const QString& at)
{
    for (int i = 0; i < line.count; ++i) {
        placeFigure(line.enemy, line.elite, at, {});
        QString set; // a colour that neither a sniper nor a token left behind has
        for (int colour = 1;
             set.isEmpty() || std::ranges::any_of(state.enemies, [&](const Figure& one) { return one.set == set; })
             || std::ranges::any_of(state.tokens, [&](const Token& one) { return one.set == set; });
             ++colour)
            set = QStringLiteral("set %1").arg(colour);
        state.enemies.last().hidden = true;
        state.enemies.last().set = set;
        QStringList areas;
        for (const Area& area : jaggedalliance::sector(state, at).areas)
            for (qsizetype letter = 0; letter < area.letters.size(); ++letter)
                areas += area.id;
        if (areas.isEmpty()) // a tile whose letters nobody entered
            for (const Area& area : jaggedalliance::sector(state, at).areas)
                areas += area.id;
        for (const QString& area : areas) {
            Token token;
            token.id = nextId("t");
            token.at = at;
            token.area = area;
            token.set = set;
            state.tokens += token;
        }
        tell(R::I_HIDDEN,
            QT_TRANSLATE_NOOP("jaggedalliance",
                "%1 hides: shuffle a set of sniper tokens of a colour of its own and lay one on each spawn letter"),
            {title(state.enemies.last().id)});
    }
}

void Changes::placeEncounter(const QString& at, const QString& area)
{
    constexpr qsizetype mostTokens = 200;
    if (state.tokens.size() >= mostTokens)
        return;
    const auto faceDown =
        std::ranges::count_if(state.tokens, [](const Token& one) { return !one.faceUp && one.set.isEmpty() && !one.earlier; });
    if (!(state.out.isEmpty() && state.unseenOut == 0) && state.pool.size() <= faceDown + state.unseenOut) {
        if (state.unseenOut > 0) { // nobody knows which of them come back: any of them may lie anywhere
            state.pool += state.earlier + state.out;
            state.earlier.clear();
            for (Token& token : state.tokens)
                token.earlier = false;
        } else {
            for (Token& token : state.tokens)
                token.earlier |= !token.faceUp && token.set.isEmpty();
            state.earlier += state.pool;
            state.pool = state.out;
        }
        state.out.clear();
        state.unseenOut = 0;
        tell(R::I_POOL_FILLED,
            QT_TRANSLATE_NOOP(
                "jaggedalliance", "The encounter pool is empty: shuffle the tokens that are out of the game, %1 in all"),
            {number(state.pool.size())});
    }
    Token token;
    token.id = nextId("t");
    token.at = at;
    token.area = area;
    state.tokens += token;
    tell(R::I_ENCOUNTER_PLACED, QT_TRANSLATE_NOOP("jaggedalliance", "An encounter lies face down: %1"),
        {placeText(state, at, area)});
}

void Changes::placeGuards(const QString& id)
{
    Mission* here = mission(id);
    if (!here || here->entered)
        return;
    here->entered = true;
    tell(R::I_GUARDS, QT_TRANSLATE_NOOP("jaggedalliance", "%1 is entered: its guards are placed"), {title(id)});
    if (here->bounty)
        placeFigure(id, false, id, {});
    const QList<Spawn> guards = jaggedalliance::mission(state, id).guards;
    for (const Spawn& line : guards) {
        place(line, id, {});
        for (int i = 0; i < line.encounters; ++i)
            placeEncounter(id, {});
    }
}

// --- liberation and reset (p. 21)

void Changes::liberate(const QString& id)
{
    Sector* here = sector(id);
    if (!here)
        return;
    here->state = SectorState::Liberated;
    const SpawnCard spawn = here->spawn;
    const QList<Effect> tokens = here->tokens, objectives = here->objectives;
    const QString lieutenant = here->lieutenant;
    here->spawn = {};
    here->faceUp = false;
    here->tokens.clear();
    here->objectives.clear();
    here->lieutenant.clear();
    tell(R::I_LIBERATED, QT_TRANSLATE_NOOP("jaggedalliance", "%1 is liberated"), {title(id)});
    if (!spawn.id.isEmpty() || !spawn.reward.isEmpty()) {
        tell(R::I_SPAWN_REWARD,
            QT_TRANSLATE_NOOP("jaggedalliance", "First the reward of the spawn card, then the card is put away"), {});
        QList<Effect> reward = spawn.reward;
        for (Effect& effect : reward)
            if ((effect.kind == EffectKind::Loot || effect.kind == EffectKind::Gain) && effect.place.isEmpty())
                effect.place = id; // anybody in the sector may take it (JA-227)
        carryOut(reward, spawn.id);
    }
    if (!tokens.isEmpty()) {
        tell(R::I_REWARD_TOKENS, QT_TRANSLATE_NOOP("jaggedalliance", "Then the reward tokens are flipped: %1"),
            {number(tokens.size())});
        carryOut(tokens, id);
    }
    if (!objectives.isEmpty()) {
        tell(R::I_OBJECTIVE, QT_TRANSLATE_NOOP("jaggedalliance", "Then the scenario's word on the objective marker: %1"),
            {number(objectives.size())});
        carryOut(objectives, id);
    }
    for (Mercenary& who : state.mercenaries)
        if (who.at == id && who.conditions.removeAll(Condition::Marked))
            tell(
                R::I_CURED, QT_TRANSLATE_NOOP("jaggedalliance", "%1 is no longer %2"), {title(who.id), shown(Condition::Marked)});
    if (Lieutenant* gone = find(state.lieutenants, lieutenant)) {
        gone->place = Pile::Gone;
        state.removed += lieutenant;
        tell(R::I_LIEUTENANT_GONE, QT_TRANSLATE_NOOP("jaggedalliance", "%1 is out of the campaign"), {title(lieutenant)});
        const QString reward = gone->reward;
        const Card* prize = find(state.cards, reward);
        if (prize && (prize->place == Place::Deck || prize->place == Place::Box))
            carryOut({Effect{{}, EffectKind::Gain, {}, 1, {}, reward, id, false, {}, lieutenant}}, lieutenant);
    }
    if (spawn.skulls > 0 && dictator(state).skullThreat) {
        if (state.threat.skullLiberated) {
            tell(R::I_SKULLS,
                QT_TRANSLATE_NOOP("jaggedalliance", "Skulls for a second time in this turn: no further threat token"), {});
        } else {
            state.threat.skullLiberated = true;
            tell(R::I_SKULLS,
                QT_TRANSLATE_NOOP("jaggedalliance", "The first liberated sector with skulls in this turn: one threat token"), {});
            threatToken(1);
        }
    }
}

void Changes::clearTokens(const QString& id)
{
    for (const Token& token : std::as_const(state.tokens)) {
        if (token.at != id || !token.set.isEmpty())
            continue;
        if (token.faceUp) {
            state.out += token.shows;
        } else if (state.settings.resetTokens == ResetTokens::Out) {
            ++state.unseenOut;
            tell(R::I_TOKEN_OUT);
        }
    }
    state.tokens.removeIf([&](const Token& one) { return one.at == id; });
    if (state.unseenOut == 0 && std::ranges::none_of(state.tokens, [](const Token& one) { return one.earlier && !one.faceUp; })) {
        state.pool += state.earlier; // what nobody turned over goes back
        state.earlier.clear();
    }
}

void Changes::reset(const QString& id, bool fled)
{
    state.enemies.removeIf([&](const Figure& one) { return one.at == id; });
    state.corpses.removeIf([&](const Corpse& one) { return one.at == id; });
    state.incoming.clear();
    state.grants.clear();
    state.acting.reset();
    clearTokens(id);
    if (Mission* here = mission(id); here && isMission(state, id)) {
        here->entered = false;
        here->done = 0;
        tell(R::I_MISSION_RESET, QT_TRANSLATE_NOOP("jaggedalliance", "%1 is as it was at the beginning"), {title(id)});
        return;
    }
    Sector* here = sector(id);
    if (!here)
        return;
    here->state = SectorState::Occupied;
    here->faceUp = true;
    tell(R::I_RESET,
        QT_TRANSLATE_NOOP(
            "jaggedalliance", "%1 is reset: miniatures and tokens come off, the same spawn card lies there face up"),
        {title(id)});
    const bool returns = fled || state.settings.lieutenantOnDeath == LieutenantOnDeath::Return;
    if (Lieutenant* found = find(state.lieutenants, here->lieutenant); found && returns) {
        found->place = Pile::Beside;
        tell(R::I_LIEUTENANT_BACK, QT_TRANSLATE_NOOP("jaggedalliance", "%1 goes back beside the dictator"), {title(found->id)});
        here->lieutenant.clear();
    }
}

// --- missions (p. 34-35)

void Changes::goalMet(const QString& id)
{
    Mission* here = mission(id);
    if (!here || here->done >= here->goals.size())
        return;
    ++here->done;
    tell(R::I_GOAL, QT_TRANSLATE_NOOP("jaggedalliance", "%1: conditions met %2 of %3"),
        {title(id), number(here->done), number(here->goals.size())});
    if (here->done == here->goals.size())
        solved(id);
}

void Changes::solved(const QString& id)
{
    Mission* here = mission(id);
    if (!here)
        return;
    const bool leaves = here->bounty || state.settings.solvedMissions == SolvedMissions::Remove;
    here->place = leaves ? Pile::Gone : Pile::Deck;
    here->entered = false;
    here->done = 0;
    const Mission mission = *here;
    if (leaves)
        state.removed += id;
    tell(R::I_SOLVED, QT_TRANSLATE_NOOP("jaggedalliance", "%1 is solved"), {title(id)});
    carryOut(mission.reward, id);
    state.enemies.removeIf([&](const Figure& one) { return one.at == id; });
    state.corpses.removeIf([&](const Corpse& one) { return one.at == id; });
    clearTokens(id);
    QStringList back;
    for (const Mercenary* who : mercenariesAt(state, id)) {
        back += who->id;
        cure(who->id, Condition::Marked); // the fight is over
    }
    const QString sector = accessOf(state, mission);
    if (back.isEmpty() || sector.isEmpty())
        return;
    tell(R::I_BACK, QT_TRANSLATE_NOOP("jaggedalliance", "Everybody on the card goes back to %1"), {title(sector)});
    if (isLiberated(state, sector) || jaggedalliance::sector(state, sector).areas.size() < 2)
        enter(back, sector, {}); // otherwise everybody chooses an area first (JA-228)
}

} // namespace jaggedalliance

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Entering, spawning, encounters, liberation and reset of sectors and missions (p. 8, 19-21, 33-36).
#include "games/jagged-alliance/rules/changes/sectors.h"

#include "games/jagged-alliance/rules/blanks.h"
#include "games/jagged-alliance/rules/changes/course.h"
#include "games/jagged-alliance/rules/changes/cubes.h"
#include "games/jagged-alliance/rules/changes/effects.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

static void spawn(Changes& changes, const QList<Spawn>& lines, const QString& at);
static void hideSniper(Changes& changes, const Spawn& line, const QString& at);
static void placeGuards(Changes& changes, const QString& id);
static void ruled(Changes& changes, const SpawnCard& card, const QString& at, const QStringList& who);
static void defend(Changes& changes, const QString& at, const QList<Spawn>& lines, bool isEveryArea);
static void guard(Changes& changes, const QString& id, const QList<Spawn>& lines);

void moveTo(Changes& changes, const QString& id, const QString& at, const QString& area)
{
    if (Mercenary* who = changes.mercenary(id); who && who->place == MercPlace::Team) {
        who->at = at;
        who->area = isMission(changes.state, at) ? QString() : area;
    }
}

// Everybody stands before the spawn card is turned over (JA-229).
void enter(Changes& changes, const QStringList& who, const QString& at, const QStringList& areas)
{
    State& state = changes.state;
    const bool toMission = isMission(state, at);
    for (qsizetype i = 0; i < who.size(); ++i) {
        const QStringList along = borderAreas(state, jaggedalliance::mercenary(state, who[i]).at, at);
        moveTo(changes, who[i], at, i < areas.size() && !areas[i].isEmpty() ? areas[i] : along.value(0));
    }
    if (toMission) {
        placeGuards(changes, at);
        return;
    }
    Sector* here = changes.sector(at);
    if (!here || here->state != SectorState::Occupied)
        return;
    here->awaited = !blankSpawn(state, at).isEmpty();
    here->defenceAwaited = !blankDefence(state, at).isEmpty();
    here->state = SectorState::Contested;
    here->faceUp = true;
    const SpawnCard card = here->spawn;
    const bool hasCard = !card.id.isEmpty() || !card.lines.isEmpty();
    changes.tell(R::I_CONTESTED,
        hasCard ? QT_TR_NOOP("%1 is contested: its spawn card is turned over") : QT_TR_NOOP("%1 is contested"),
        {changes.title(at)});
    if (!blankForces(state, at).isEmpty())
        changes.tell(R::I_AWAITED, QT_TR_NOOP("Who stands in %1 is not known before it is entered"), {changes.title(at)});
    const Lieutenant* found = find(state.lieutenants, here->lieutenant);
    if (!found || !found->replaces)
        spawn(changes, card.lines, at);
    if (found)
        defend(changes, at, found->defence, found->everyArea);
    ruled(changes, card, at, who);
}

// What its lieutenant places (JA-394, JA-396).
static void defend(Changes& changes, const QString& at, const QList<Spawn>& lines, bool isEveryArea)
{
    const Lieutenant defender = *find(changes.state.lieutenants, jaggedalliance::sector(changes.state, at).lieutenant);
    changes.tell(R::I_DEFENCE, QT_TR_NOOP("%1 defends this sector"), {changes.title(defender.id)});
    spawn(changes, lines, at);
    if (defender.defence.isEmpty() && !defender.everyArea && !defender.text.isEmpty())
        changes.tell(R::I_NOTE, QT_TR_NOOP("By hand: %1"), {defender.text});
    if (isEveryArea)
        for (const Area& area : jaggedalliance::sector(changes.state, at).areas)
            placeEncounter(changes, at, area.id);
}

// What of the lines was not told before, and so is not placed yet; of a line that says more now, what is more.
static QList<Spawn> linesLeft(const State& state, QList<Spawn> lines, QList<Spawn> before)
{
    const auto isNothing = [](const Spawn& line) { return line.encounters == 0 && !isTold(line); };
    for (QList<Spawn>* list : {&lines, &before}) {
        list->removeIf(isNothing);
        for (Spawn& line : *list) {
            line.enemy = enemyCalled(state, line.enemy);
            line.count = line.enemy.isEmpty() ? 0 : line.count;
        }
    }
    before.removeIf([&](const Spawn& was) {
        for (qsizetype i = 0; i < lines.size(); ++i)
            if (engine::toJson(lines[i]) == engine::toJson(was)) {
                lines.removeAt(i);
                return true;
            }
        return false;
    });
    const auto lessen = [&](const Spawn& was, const auto& isSame) {
        const auto line = std::ranges::find_if(lines, [&](const Spawn& one) { return was.area == one.area && isSame(one); });
        if (line == lines.end())
            return false;
        line->count = std::max(0, line->count - was.count);
        line->encounters = std::max(0, line->encounters - was.encounters);
        if (line->count == 0) // what is left are tokens
            line->enemy.clear();
        return true;
    };
    // A line that nobody counted yet is the same enemy's where there is one, and any of its area else.
    for (const Spawn& was : std::as_const(before))
        if (!lessen(was, [&](const Spawn& line) { return was.enemy == line.enemy && was.elite == line.elite; }) && was.count == 0)
            lessen(was, [](const Spawn&) { return true; });
    lines.removeIf(isNothing);
    return lines;
}

// What of its special rule was not told before, and so did not happen yet.
static SpawnCard ruleLeft(SpawnCard card, const SpawnCard& before)
{
    if (!before.rule.isEmpty())
        card.rule.clear();
    if (!before.text.isEmpty())
        card.text.clear();
    return card;
}

// Whether anything is placed, or waited for no longer.
static bool arriveIn(Changes& changes, const Sector& one, const State& before)
{
    const State state = changes.state;
    const Sector& was = sector(before, one.id);
    const bool isFree = one.state == SectorState::Liberated;
    const bool hasSpawn = one.awaited && (isFree || blankSpawn(state, one.id).isEmpty());
    const bool hasDefence = one.defenceAwaited && (isFree || blankDefence(state, one.id).isEmpty());
    Sector* here = changes.sector(one.id);
    here->awaited = one.awaited && !hasSpawn;
    here->defenceAwaited = one.defenceAwaited && !hasDefence;
    bool isPlaced = hasSpawn || hasDefence;
    if (one.state != SectorState::Contested) // otherwise whoever comes again turns it over
        return isPlaced;
    const Lieutenant* found = find(state.lieutenants, one.lieutenant);
    const bool isSpawned = one.awaited && !(found && found->replaces);
    if (const QList<Spawn> lines = isSpawned ? linesLeft(state, one.spawn.lines, was.spawn.lines) : QList<Spawn>();
        !lines.isEmpty()) {
        spawn(changes, lines, one.id);
        isPlaced = true;
    }
    if (one.defenceAwaited && found) {
        const Lieutenant* told = was.lieutenant == found->id ? find(before.lieutenants, found->id) : nullptr;
        const QList<Spawn> lines = linesLeft(state, found->defence, told ? told->defence : QList<Spawn>());
        const bool isEveryArea = found->everyArea && !(told && told->everyArea);
        if (hasDefence || isEveryArea || !lines.isEmpty()) {
            defend(changes, one.id, lines, isEveryArea);
            isPlaced = true;
        }
    }
    if (const SpawnCard card = ruleLeft(one.spawn, was.spawn); one.awaited && (!card.rule.isEmpty() || !card.text.isEmpty())) {
        QStringList there;
        for (const Mercenary* who : mercenariesAt(state, one.id))
            there += who->id;
        ruled(changes, card, one.id, there);
        isPlaced = true;
    }
    return isPlaced;
}

// Of a sector or mission that somebody came into before it was known who stands there, as soon as it is told; and the tokens of
// a threat track, from the next space on: what lay behind is past.
void arrive(Changes& changes, const State& before)
{
    const State state = changes.state;
    bool isPlaced = false;
    for (const Sector& one : std::as_const(state.sectors))
        if (one.awaited || one.defenceAwaited)
            isPlaced |= arriveIn(changes, one, before);
    for (const Mission& one : std::as_const(state.missions)) {
        if (!one.awaited)
            continue;
        const QList<Spawn> lines = linesLeft(state, one.guards, mission(before, one.id).guards);
        const bool isKnown = blankGuards(state, one.id).isEmpty();
        changes.mission(one.id)->awaited = !isKnown;
        guard(changes, one.id, lines);
        isPlaced |= isKnown || !lines.isEmpty();
    }
    const bool isTrack = !blankTrack(before).isEmpty() && blankTrack(state).isEmpty();
    if (isTrack && state.scenario && !state.scenario->noCounterAttacks && state.threat.counters.isEmpty())
        for (const Space& space : dictator(state).track)
            if (space.counter && space.level > state.threat.level)
                changes.state.threat.counters += space.level;
    const auto &attack = state.threat.attack, &earlier = before.threat.attack; // what the table said itself stands
    if (!blankAttacked(before).isEmpty() && attack && earlier && attack->strength == earlier->strength
        && attack->level == earlier->level)
        changes.state.threat.attack->strength = counterStrength(state, state.threat.attack->level);
    if (isPlaced)
        settle(changes);
}

// Everybody who enters is touched, each by what speaks of somebody; what speaks of the table happens once (JA-225).
static void ruled(Changes& changes, const SpawnCard& card, const QString& at, const QStringList& who)
{
    if (!card.text.isEmpty() || !card.rule.isEmpty())
        changes.tell(R::I_SPAWN_RULE, QT_TR_NOOP("Special rule for everybody who enters: %1"),
            {card.text.isEmpty() ? card.id : card.text});
    for (Effect effect : card.rule) {
        effect.source = card.id;
        const Touches touches = touchesOf(effect.kind);
        const bool places = effect.kind == EffectKind::PlaceEnemy || effect.kind == EffectKind::PlaceToken;
        if (places && effect.place.isEmpty())
            effect.place = at;
        if (touches == Touches::Table || !effect.target.isEmpty()) {
            carryOut(changes, effect, who.value(0));
            continue;
        }
        for (const QString& one : who) {
            if (touches == Touches::Somebody)
                effect.target = one;
            carryOut(changes, effect);
        }
    }
}

// The area with that letter, or of that name; a tile that shows neither takes it in its first area.
static QString areaCalled(const QList<Area>& areas, const QString& called)
{
    for (const Area& area : areas)
        if (area.letters.contains(called, Qt::CaseInsensitive))
            return area.id;
    for (qsizetype i = areas.size(); i-- > 0;)
        if (areas[i].id.compare(called, Qt::CaseInsensitive) == 0)
            return areas[i].id;
    return areas.isEmpty() ? called : areas.first().id;
}

void intoAreas(State& state, const QString& sector)
{
    const QList<Area> areas = jaggedalliance::sector(state, sector).areas;
    const auto follow = [&](auto& list) {
        for (auto& one : list)
            if (one.at == sector && !find(areas, one.area))
                one.area = areas.isEmpty() ? QString() : areaCalled(areas, one.area);
    };
    follow(state.mercenaries);
    follow(state.enemies);
    follow(state.tokens);
    follow(state.corpses);
    for (Figure& enemy : state.enemies)
        if (enemy.at == sector && enemy.hidden) // stands behind its tokens
            enemy.area.clear();
}

static void spawn(Changes& changes, const QList<Spawn>& lines, const QString& at)
{
    for (const Spawn& line : lines) {
        const QString area = areaCalled(jaggedalliance::sector(changes.state, at).areas, line.area);
        place(changes, line, at, area);
        for (int i = 0; i < line.encounters; ++i)
            placeEncounter(changes, at, area);
    }
}

void place(Changes& changes, const Spawn& printed, const QString& at, const QString& area)
{
    Spawn line = printed;
    line.enemy = enemyCalled(changes.state, printed.enemy);
    if (line.enemy.isEmpty())
        return;
    if (const Enemy& card = enemyCard(changes.state, line.enemy); card.hidden && card.experienced && changes.sector(at))
        return hideSniper(changes, line, at);
    for (int i = 0; i < line.count; ++i)
        placeFigure(changes, line.enemy, line.elite, at, area);
}

// An enemy or a face-down encounter that comes into a free sector ends its freedom (JA-092, JA-096).
static void disturb(Changes& changes, const QString& at)
{
    Sector* here = changes.sector(at);
    if (!here || here->state != SectorState::Liberated)
        return;
    const bool isFought = !mercenariesAt(changes.state, at).isEmpty();
    here->state = isFought ? SectorState::Contested : SectorState::Occupied;
    here->faceUp = true; // no card lies there that could be turned over
    changes.tell(
        R::I_DISTURBED, isFought ? QT_TR_NOOP("%1 is contested again") : QT_TR_NOOP("%1 is occupied again"), {changes.title(at)});
}

// Behind tokens it needs no miniature.
static void stand(Changes& changes, Figure figure, const QString& set)
{
    constexpr qsizetype mostFigures = 200;
    if (changes.state.enemies.size() >= mostFigures)
        return;
    figure.id = changes.nextId("e");
    figure.hidden = !set.isEmpty();
    figure.set = set;
    changes.state.enemies += figure;
    disturb(changes, figure.at);
}

void placeFigure(Changes& changes, const QString& card, bool elite, const QString& at, const QString& area)
{
    const State& state = changes.state;
    const auto onTable = std::ranges::count_if(state.enemies, [&](const Figure& one) { return one.card == card && !one.hidden; });
    const int owned = enemyCard(state, card).miniatures;
    Figure figure;
    figure.card = card;
    figure.elite = elite;
    figure.at = at;
    // Whose area nobody told stands in the first one.
    const QList<Area> areas = jaggedalliance::sector(state, at).areas;
    figure.area = area.isEmpty() && !areas.isEmpty() ? areas.first().id : area;
    if (card.isEmpty()) // nobody said yet which it is: its blanks ask for it
        changes.tell(R::I_ENEMY_PLACED, QT_TR_NOOP("An enemy is placed: %1; which one it is can be named later"),
            {placeText(state, at, figure.area)});
    else
        changes.tell(R::I_ENEMY_PLACED, QT_TR_NOOP("%1 is placed: %2"), {changes.title(card), placeText(state, at, figure.area)});
    if (elite)
        changes.tell(R::I_ELITE);
    if (owned > 0 && onTable >= owned)
        changes.tell(
            R::I_REPLACEMENT, QT_TR_NOOP("The miniatures of %1 are used up: take a replacement token"), {titleOf(state, card)});
    stand(changes, figure, {});
}

// One token of a set on every letter; nobody knows which one shows the crosshair (JA-439).
static void hideSniper(Changes& changes, const Spawn& line, const QString& at)
{
    State& state = changes.state;
    for (int i = 0; i < line.count; ++i) {
        QString set; // a colour that neither a sniper nor a token left behind has
        for (int colour = 1;
             set.isEmpty() || std::ranges::any_of(state.enemies, [&](const Figure& one) { return one.set == set; })
             || std::ranges::any_of(state.tokens, [&](const Token& one) { return one.set == set; });
             ++colour)
            set = QStringLiteral("set %1").arg(colour);
        Figure sniper;
        sniper.card = line.enemy;
        sniper.elite = line.elite;
        sniper.at = at;
        stand(changes, sniper, set);
        QStringList areas;
        for (const Area& area : jaggedalliance::sector(state, at).areas)
            for (qsizetype letter = 0; letter < area.letters.size(); ++letter)
                areas += area.id;
        if (areas.isEmpty()) // a tile whose letters nobody entered
            for (const Area& area : jaggedalliance::sector(state, at).areas)
                areas += area.id;
        for (const QString& area : areas) {
            Token token;
            token.id = changes.nextId("t");
            token.at = at;
            token.area = area;
            token.set = set;
            state.tokens += token;
        }
        changes.tell(R::I_HIDDEN,
            QT_TR_NOOP("%1 hides: shuffle a set of sniper tokens of a colour of its own and lay one on each spawn letter"),
            {changes.title(state.enemies.last().id)});
    }
}

void placeEncounter(Changes& changes, const QString& at, const QString& area)
{
    State& state = changes.state;
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
        changes.tell(R::I_POOL_FILLED,
            QT_TR_NOOP("The encounter pool is empty: shuffle the tokens that are out of the game, %1 in all"),
            {number(state.pool.size())});
    }
    Token token;
    token.id = changes.nextId("t");
    token.at = at;
    token.area = area;
    state.tokens += token;
    changes.tell(R::I_ENCOUNTER_PLACED, QT_TR_NOOP("An encounter lies face down: %1"), {placeText(state, at, area)});
    if (mercenariesAt(state, at).isEmpty()) // otherwise it is turned over at once: a free sector is one area
        disturb(changes, at);
}

static void placeGuards(Changes& changes, const QString& id)
{
    Mission* here = changes.mission(id);
    if (!here || here->entered)
        return;
    here->awaited = !blankGuards(changes.state, id).isEmpty();
    here->entered = true;
    if (here->bounty)
        changes.tell(R::I_BOUNTY_TARGET, QT_TR_NOOP("%1 is entered: its target is the card itself"), {changes.title(id)});
    if (here->awaited)
        changes.tell(
            R::I_AWAITED, QT_TR_NOOP("%1 is entered: who guards it is not known before it is entered"), {changes.title(id)});
    else if (!here->bounty || !here->guards.isEmpty())
        changes.tell(R::I_GUARDS, QT_TR_NOOP("%1 is entered: its guards are placed"), {changes.title(id)});
    if (here->bounty)
        placeFigure(changes, id, false, id, {});
    guard(changes, id, jaggedalliance::mission(changes.state, id).guards);
}

static void guard(Changes& changes, const QString& id, const QList<Spawn>& lines)
{
    for (const Spawn& line : QList(lines)) { // the mission that they stand on changes
        place(changes, line, id, {});
        for (int i = 0; i < line.encounters; ++i)
            placeEncounter(changes, id, {});
    }
}

// --- liberation and reset (p. 21)

void liberate(Changes& changes, const QString& id)
{
    State& state = changes.state;
    Sector* here = changes.sector(id);
    if (!here)
        return;
    here->state = SectorState::Liberated;
    here->untold = false;
    const SpawnCard spawn = here->spawn;
    const Blanks unseen = blankSkulls(state, id);
    const QList<Effect> tokens = here->tokens, objectives = here->objectives;
    const QString lieutenant = here->lieutenant;
    here->spawn = {};
    here->faceUp = here->awaited = here->defenceAwaited = false;
    here->tokens.clear();
    here->objectives.clear();
    here->lieutenant.clear();
    changes.tell(R::I_LIBERATED, QT_TR_NOOP("%1 is liberated"), {changes.title(id)});
    if (!spawn.id.isEmpty() || !spawn.reward.isEmpty()) {
        changes.tell(R::I_SPAWN_REWARD, QT_TR_NOOP("First the reward of the spawn card, then the card is put away"), {});
        QList<Effect> reward = spawn.reward;
        for (Effect& effect : reward)
            if ((effect.kind == EffectKind::Loot || effect.kind == EffectKind::Gain) && effect.place.isEmpty())
                effect.place = id; // anybody in the sector may take it (JA-227)
        carryOut(changes, reward, spawn.id);
    }
    if (!tokens.isEmpty()) {
        changes.tell(R::I_REWARD_TOKENS, QT_TR_NOOP("Then the reward tokens are flipped: %1"), {number(tokens.size())});
        carryOut(changes, tokens, id);
    }
    if (!objectives.isEmpty()) {
        changes.tell(
            R::I_OBJECTIVE, QT_TR_NOOP("Then the scenario's word on the objective marker: %1"), {number(objectives.size())});
        carryOut(changes, objectives, id);
    }
    for (Mercenary& who : state.mercenaries)
        if (who.at == id && who.conditions.removeAll(Condition::Marked))
            changes.tell(R::I_CURED, QT_TR_NOOP("%1 is no longer %2"), {changes.title(who.id), shown(Condition::Marked)});
    if (Lieutenant* gone = find(state.lieutenants, lieutenant)) {
        gone->place = Pile::Gone;
        state.removed += lieutenant;
        changes.tell(R::I_LIEUTENANT_GONE, QT_TR_NOOP("%1 is out of the campaign"), {changes.title(lieutenant)});
        const QString reward = gone->reward;
        const Card* prize = find(state.cards, reward);
        if (!prize) // every such card shows one
            changes.tell(R::I_LIEUTENANT_REWARD, QT_TR_NOOP("What %1 brings is not known: take it on the table"),
                {changes.title(lieutenant)});
        else if (prize->place == Place::Deck || prize->place == Place::Box)
            carryOut(changes, {Effect{{}, EffectKind::Gain, {}, 1, {}, reward, id, false, {}, lieutenant}}, lieutenant);
    }
    if (!unseen.isEmpty())
        changes.tell(R::I_SKULLS_AWAITED,
            QT_TR_NOOP("Whether that brings a threat token is not known. Not entered: %1; put it down by hand"),
            {engine::named(unseen)});
    if (spawn.skulls > 0 && dictator(state).skullThreat) {
        if (state.threat.skullLiberated) {
            changes.tell(R::I_SKULLS, QT_TR_NOOP("Skulls for a second time in this turn: no further threat token"), {});
        } else {
            state.threat.skullLiberated = true;
            changes.tell(R::I_SKULLS, QT_TR_NOOP("The first liberated sector with skulls in this turn: one threat token"), {});
            threatToken(changes, 1);
        }
    }
}

static void clearTokens(Changes& changes, const QString& id)
{
    State& state = changes.state;
    int unseen = 0;
    for (const Token& token : std::as_const(state.tokens)) {
        if (token.at != id || !token.set.isEmpty())
            continue;
        if (token.faceUp) {
            state.out += token.shows;
        } else if (state.settings.resetTokens == ResetTokens::Out) {
            ++unseen;
        }
    }
    state.unseenOut += unseen;
    if (unseen > 0)
        changes.tell(R::I_TOKEN_OUT, QT_TR_NOOP("Face-down encounters out of the game: %1"), {number(unseen)});
    state.tokens.removeIf([&](const Token& one) { return one.at == id; });
    if (state.unseenOut == 0 && std::ranges::none_of(state.tokens, [](const Token& one) { return one.earlier && !one.faceUp; })) {
        state.pool += state.earlier; // what nobody turned over goes back
        state.earlier.clear();
    }
}

void reset(Changes& changes, const QString& id, bool fled)
{
    State& state = changes.state;
    if (!fled && isMission(state, id) && playsOther(state, Unclear::JQ_99)) {
        changes.tell(R::I_MISSION_RESET, QT_TR_NOOP("%1 stays as it is"), {changes.title(id)});
        return;
    }
    state.enemies.removeIf([&](const Figure& one) { return one.at == id; });
    state.corpses.removeIf([&](const Corpse& one) { return one.at == id; });
    state.incoming.clear();
    state.grants.clear();
    state.acting.reset();
    clearTokens(changes, id);
    if (Mission* here = changes.mission(id); here && isMission(state, id)) {
        if (here->defeated) { // who falls beside the target falls after it
            solved(changes, id);
            return;
        }
        here->entered = here->awaited = false;
        if (!fled || !playsOther(state, Unclear::JQ_96))
            here->done = 0;
        changes.tell(fled ? R::I_MISSION_RESET_FLED : R::I_MISSION_RESET, QT_TR_NOOP("%1 is as it was at the beginning"),
            {changes.title(id)});
        if (here->bounty && fled)
            changes.tell(R::I_BOUNTY_RESET);
        return;
    }
    Sector* here = changes.sector(id);
    if (!here)
        return;
    here->state = SectorState::Occupied;
    here->faceUp = !playsOther(state, Unclear::JQ_62);
    changes.tell(fled ? R::I_RESET_FLED : R::I_RESET,
        here->faceUp ? QT_TR_NOOP("%1 is reset: miniatures and tokens come off, the same spawn card lies there face up")
                     : QT_TR_NOOP("%1 is reset: miniatures and tokens come off, the same spawn card lies there face down"),
        {changes.title(id)});
    const bool returns = fled || state.settings.lieutenantOnDeath == LieutenantOnDeath::Return;
    if (Lieutenant* found = find(state.lieutenants, here->lieutenant); found && returns) {
        found->place = Pile::Beside;
        changes.tell(R::I_LIEUTENANT_BACK_RESET, QT_TR_NOOP("%1 goes back beside the dictator"), {changes.title(found->id)});
        here->lieutenant.clear();
    }
}

// --- missions (p. 34-35)

void goalMet(Changes& changes, const QString& id)
{
    Mission* here = changes.mission(id);
    if (!here || here->done >= here->goals.size())
        return;
    ++here->done;
    changes.tell(R::I_GOAL, QT_TR_NOOP("%1: conditions met %2 of %3"),
        {changes.title(id), number(here->done), number(here->goals.size())});
    if (here->done == here->goals.size())
        solved(changes, id);
}

void solved(Changes& changes, const QString& id)
{
    State& state = changes.state;
    Mission* here = changes.mission(id);
    if (!here)
        return;
    const bool leaves = here->bounty || state.settings.solvedMissions == SolvedMissions::Remove;
    here->place = leaves ? Pile::Gone : Pile::Deck;
    here->entered = here->awaited = here->defeated = false;
    here->done = 0;
    const Mission mission = *here;
    if (leaves)
        state.removed += id;
    changes.tell(R::I_SOLVED, QT_TR_NOOP("%1 is solved"), {changes.title(id)});
    const QString sector = accessOf(state, mission);
    QStringList others;
    for (const Figure* one : enemiesAt(state, id))
        others += titleOf(state, one->id);
    if (!others.isEmpty())
        changes.tell(R::I_SOLVED, QT_TR_NOOP("Off the table with it: %1"), {others.join(QStringLiteral(", "))});
    QStringList left; // what nobody looted in time
    for (const Corpse& one : std::as_const(state.corpses))
        if (one.at == id && !one.loot.isEmpty())
            left += titleOf(state, one.enemy);
    for (const Token& one : std::as_const(state.tokens))
        if (one.at == id && one.faceUp)
            left += tr("loot token");
    if (!left.isEmpty())
        changes.tell(R::I_SOLVED, QT_TR_NOOP("Loot that goes with it: %1"), {left.join(QStringLiteral(", "))});
    state.enemies.removeIf([&](const Figure& one) { return one.at == id; });
    state.corpses.removeIf([&](const Corpse& one) { return one.at == id; });
    clearTokens(changes, id);
    QList<Effect> reward = mission.reward;
    for (Effect& effect : reward)
        if (effect.kind == EffectKind::Loot && effect.place.isEmpty())
            effect.place = sector.isEmpty() ? id : sector; // where everybody goes back to
    carryOut(changes, reward, id);
    QStringList back;
    for (const Mercenary* who : mercenariesAt(state, id)) {
        back += who->id;
        cure(changes, who->id, Condition::Marked); // the fight is over
    }
    if (back.isEmpty() || sector.isEmpty())
        return;
    changes.tell(R::I_BACK, QT_TR_NOOP("Everybody on the card goes back to %1"), {changes.title(sector)});
    if (isLiberated(state, sector) || jaggedalliance::sector(state, sector).areas.size() < 2)
        enter(changes, back, sector, {}); // otherwise everybody chooses an area first (JA-228)
}

} // namespace jaggedalliance

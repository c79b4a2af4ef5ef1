// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What cards do: one closed list of effects; the dictator's track, lieutenants and missions coming in (p. 30-35).
#include "games/jagged-alliance/rules/changes/effects.h"

#include "games/jagged-alliance/rules/changes/cubes.h"
#include "games/jagged-alliance/rules/changes/harm.h"
#include "games/jagged-alliance/rules/changes/possessions.h"
#include "games/jagged-alliance/rules/changes/sectors.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

namespace {

// Whom or what an effect needs before it can be done.
enum class Aim { Nobody, Mercenary, Figure, Card, Enemies };

Aim aimOf(EffectKind kind)
{
    switch (kind) {
    case EffectKind::Recover:
    case EffectKind::Heal:
    case EffectKind::Fatigue:
    case EffectKind::Wound:
    case EffectKind::AddCube:
    case EffectKind::RemoveCube:
    case EffectKind::Injure:
    case EffectKind::HealInjury:
    case EffectKind::Refresh:
    case EffectKind::Gain:
    case EffectKind::Loot:
        return Aim::Mercenary;
    case EffectKind::Condition:
    case EffectKind::Cure:
    case EffectKind::Damage:
    case EffectKind::Retreat:
    case EffectKind::FreeMove:
        return Aim::Figure;
    case EffectKind::Repair:
    case EffectKind::Discard:
    case EffectKind::KillAlly:
        return Aim::Card;
    default:
        return Aim::Nobody;
    }
}

} // namespace

QStringList targetsOf(const State& state, EffectKind kind)
{
    QStringList all;
    const Aim aim = aimOf(kind);
    if (aim == Aim::Mercenary || aim == Aim::Figure)
        for (const Mercenary* who : team(state))
            all += who->id;
    if (aim == Aim::Figure)
        for (const Figure& enemy : state.enemies)
            all += enemy.id;
    if (aim == Aim::Card)
        for (const Card& card : state.cards)
            if (card.isHeld() && (kind != EffectKind::KillAlly || card.kind == CardKind::Ally)
                && (kind != EffectKind::Repair || card.spent > 0))
                all += card.id;
    return all;
}

QStringList areasFor(const State& state, const Effect& effect)
{
    const QString at = effect.place.section(QLatin1Char(':'), 0, 0), area = effect.place.section(QLatin1Char(':'), 1);
    const bool places = effect.kind == EffectKind::PlaceEnemy || effect.kind == EffectKind::PlaceToken
        || (effect.kind == EffectKind::Loot && !isLiberated(state, at));
    QStringList areas;
    if (places && area.isEmpty())
        for (const Area& one : sector(state, at).areas)
            areas += one.id;
    return areas;
}

bool takesTarget(EffectKind kind) { return aimOf(kind) != Aim::Nobody || kind == EffectKind::Note; }

// Loot that lies somewhere is anybody's.
bool needsTarget(const Effect& effect)
{
    const bool lies = effect.kind == EffectKind::Loot && !effect.place.isEmpty();
    return aimOf(effect.kind) != Aim::Nobody && effect.target.isEmpty() && !lies;
}

Touches touchesOf(EffectKind kind)
{
    const bool isPrize = kind == EffectKind::Gain || kind == EffectKind::Loot; // one for all, whoever takes it
    const Aim aim = isPrize ? Aim::Nobody : aimOf(kind);
    return aim == Aim::Card ? Touches::Card : aim == Aim::Nobody ? Touches::Table : Touches::Somebody;
}

bool isBoon(EffectKind kind)
{
    switch (kind) {
    case EffectKind::Recover:
    case EffectKind::Heal:
    case EffectKind::AddCube:
    case EffectKind::HealInjury:
    case EffectKind::Refresh:
    case EffectKind::Cure:
    case EffectKind::FreeMove:
    case EffectKind::Gain:
    case EffectKind::Loot:
        return true;
    default:
        return false;
    }
}

bool changesNothing(const State& state, const Effect& effect)
{
    const Mercenary& who = mercenary(state, effect.target);
    const Figure* enemy = find(state.enemies, effect.target);
    const QList<Condition>& conditions = enemy ? enemy->conditions : who.conditions;
    switch (effect.kind) {
    case EffectKind::Recover:
        return who.fatigue == 0;
    case EffectKind::Heal:
        return who.wounds == 0 && !conditions.contains(Condition::Bleeding);
    case EffectKind::HealInjury:
        return who.injury == 0;
    case EffectKind::Cure:
        return effect.condition ? !conditions.contains(*effect.condition) : conditions.isEmpty();
    default:
        return false;
    }
}

engine::Fault noTarget(const QString& place, const QString& given, const QStringList& fitting)
{
    return engine::Fault{place, given, tr("This effect needs somebody or something that it can touch."),
        fitting.isEmpty() ? tr("Nothing fits now.")
                          : engine::fill(tr("Name the target, one of: %1."), {fitting.join(QStringLiteral(", "))})};
}

QString effectText(const State& state, const Effect& effect)
{
    const bool loses = effect.text == QLatin1String("lose"); // funds or rebels
    if (!effect.text.isEmpty() && !loses)
        return effect.text;
    QStringList parts{shown(effect.kind).replace(QLatin1Char('-'), QLatin1Char(' '))};
    if (loses)
        parts.prepend(tr("lose"));
    if (effect.amount > 1)
        parts += number(effect.amount);
    if (effect.condition)
        parts += shown(*effect.condition);
    if (effect.elite)
        parts += tr("elite");
    if (effect.kind == EffectKind::Loot) // the deck's name says what it is
        parts.first() = deckText(engine::valueNamed<Deck>(effect.card).value_or(Deck::Loot1));
    else if (!effect.card.isEmpty())
        parts += titleOf(state, effect.card);
    if (!effect.target.isEmpty())
        parts += titleOf(state, effect.target);
    if (!effect.place.isEmpty())
        parts += placeText(state, effect.place.section(QLatin1Char(':'), 0, 0), effect.place.section(QLatin1Char(':'), 1));
    return parts.join(QLatin1Char(' '));
}

void carryOut(Changes& changes, const QList<Effect>& effects, const QString& source, const QString& by)
{
    for (Effect effect : effects) {
        if (effect.source.isEmpty())
            effect.source = source;
        carryOut(changes, effect, by);
    }
}

namespace {

// What an effect does to a card that somebody has or gets; false: it is none of these.
bool onCard(Changes& changes, const Effect& effect)
{
    State& state = changes.state;
    const QString& whom = effect.target;
    switch (effect.kind) {
    case EffectKind::Repair:
        if (Card* worn = changes.card(whom)) {
            worn->spent = std::max(0, worn->spent - effect.amount);
            changes.tell(R::I_REPAIRED, QT_TR_NOOP("%1 is repaired"), {changes.title(whom)});
        } else {
            changes.tell(R::I_NOTHING_THERE);
        }
        break;
    case EffectKind::Gain: {
        const Card* prize = find(state.cards, effect.card);
        if (!prize || !(prize->place == Place::Deck || prize->place == Place::Market || prize->place == Place::Discard))
            changes.tell(R::I_NOTHING_THERE);
        else
            gain(changes, effect.card, whom);
        break;
    }
    case EffectKind::Discard:
        if (changes.card(whom))
            discard(changes, whom);
        else
            changes.tell(R::I_NOTHING_THERE);
        break;
    case EffectKind::KillAlly:
        if (state.tankBlocked && enemyCard(state, effect.source).tank)
            changes.tell(R::I_TANK_BLOCKED);
        else
            killAlly(changes, whom);
        break;
    default:
        return false;
    }
    return true;
}

// What an effect does to a figure, or to a card; false: it is none of these.
bool onFigure(Changes& changes, const Effect& effect, const QString& by)
{
    State& state = changes.state;
    const QString& whom = effect.target;
    if (changesNothing(state, effect) && (effect.kind == EffectKind::HealInjury || effect.kind == EffectKind::Cure))
        changes.tell(R::I_NOTHING_THERE, QT_TR_NOOP("%1 has nothing of the kind"), {changes.title(whom)});
    const bool helped = !by.isEmpty() && by != whom;
    switch (effect.kind) {
    case EffectKind::Recover:
        recover(changes, whom, effect.amount, helped);
        break;
    case EffectKind::Heal:
        heal(changes, whom, effect.amount, helped, effect.condition == Condition::Bleeding);
        break;
    case EffectKind::Fatigue:
        suffer(changes, whom, effect.amount, false);
        break;
    case EffectKind::Wound:
        suffer(changes, whom, effect.amount, true);
        break;
    case EffectKind::AddCube:
        addCubes(changes, whom, effect.amount);
        break;
    case EffectKind::RemoveCube:
        addCubes(changes, whom, -effect.amount);
        break;
    case EffectKind::Injure:
        injure(changes, whom);
        break;
    case EffectKind::HealInjury:
        healInjury(changes, whom, helped);
        break;
    case EffectKind::Condition:
        afflict(changes, whom, effect.condition.value_or(Condition::Marked));
        break;
    case EffectKind::Cure:
        for (const Condition one : {Condition::Marked, Condition::Bleeding, Condition::Suppressed})
            if (!effect.condition || *effect.condition == one)
                cure(changes, whom, one);
        break;
    case EffectKind::Damage:
        if (changes.enemy(whom))
            damage(changes, whom, effect.amount, find(state.cards, effect.source) ? by : QString());
        else
            suffer(changes, whom, effect.amount, true);
        break;
    case EffectKind::Refresh:
        if (Mercenary* who = changes.mercenary(whom)) {
            who->command = std::min(9, who->command + effect.amount);
            changes.tell(
                R::I_MORE_COMMANDS, QT_TR_NOOP("%1 has command actions: %2"), {changes.title(whom), number(who->command)});
        }
        break;
    case EffectKind::FreeMove:
        applyIcons(changes, whom, {Icon::FreeMove}, whom);
        break;
    case EffectKind::Retreat:
        applyIcons(changes, whom, {Icon::Retreat}, by);
        break;
    default:
        return onCard(changes, effect);
    }
    return true;
}

// What it does to everything else.
void onTable(Changes& changes, const Effect& effect)
{
    State& state = changes.state;
    const QString at = effect.place.section(QLatin1Char(':'), 0, 0), area = effect.place.section(QLatin1Char(':'), 1);
    switch (effect.kind) {
    case EffectKind::Note:
        changes.tell(R::I_NOTE, QT_TR_NOOP("By hand: %1"), {effect.text.isEmpty() ? titleOf(state, effect.source) : effect.text});
        break;
    case EffectKind::Funds:
        funds(changes, effect.text == QLatin1String("lose") ? -effect.amount : effect.amount);
        break;
    case EffectKind::Rebels:
        rebels(changes, effect.text == QLatin1String("lose") ? -effect.amount : effect.amount);
        break;
    case EffectKind::ThreatToken:
        threatToken(changes, effect.amount);
        break;
    case EffectKind::LowerThreat:
        lowerThreat(changes, effect.amount);
        break;
    case EffectKind::CureEnemies:
        for (Figure& enemy : state.enemies)
            enemy.conditions.clear();
        changes.tell(R::I_PATCHED);
        break;
    case EffectKind::GroupMove:
        if (state.active.isEmpty()) {
            changes.tell(R::I_NOTHING_THERE, QT_TR_NOOP("Nobody is active: no Group Move"), {});
            break;
        }
        state.groupMoves = std::min(9, state.groupMoves + effect.amount);
        changes.tell(R::I_LONG_GROUP_MOVE, QT_TR_NOOP("Areas that the group may move: %1"), {number(state.groupMoves)});
        break;
    case EffectKind::Market:
        if (changes.card(effect.card)) {
            put(changes, effect.card, Place::Market);
            changes.tell(R::I_MARKET, QT_TR_NOOP("%1 comes into the market deck"), {changes.title(effect.card)});
        } else {
            changes.tell(R::I_NOTHING_THERE);
        }
        break;
    case EffectKind::Lieutenant:
        lieutenantEnters(changes, effect.card);
        break;
    case EffectKind::Mission:
        layOut(changes, effect.card);
        break;
    case EffectKind::PlaceEnemy:
        place(changes, Spawn{area, effect.card, effect.elite, effect.amount, 0}, at, area);
        break;
    case EffectKind::PlaceToken:
        for (int i = 0; i < effect.amount; ++i)
            placeEncounter(changes, at, area);
        break;
    case EffectKind::Loot: {
        Corpse prize;
        prize.id = changes.nextId("c");
        prize.at = at;
        prize.area = area;
        prize.loot = QList<Deck>(std::max(1, effect.amount), engine::valueNamed<Deck>(effect.card).value_or(Deck::Loot1));
        prize.enemy = jaggedalliance::tr("reward");
        state.corpses += prize;
        changes.tell(R::I_LOOT_TOKEN, QT_TR_NOOP("Loot stays face up: %1"), {placeText(state, prize.at, prize.area)});
        break;
    }
    default:
        break; // Reveal waits for its own action
    }
}

} // namespace

// Where an effect happens that names no place: loot beside whom it is for, or in the sector that brings it; everything
// else beside whoever does it. Empty: nowhere yet.
static QString whereHappens(const State& state, const Effect& effect, const QString& by)
{
    const bool isLoot = effect.kind == EffectKind::Loot;
    if (isLoot && effect.target.isEmpty() && find(state.sectors, effect.source))
        return effect.source;
    const Mercenary& who = mercenary(state, isLoot && !effect.target.isEmpty() ? effect.target : by);
    return isLoot && (who.place != MercPlace::Team || who.at.isEmpty()) ? QString() : who.at + QLatin1Char(':') + who.area;
}

// Whom or what an effect names may be dead, gone or called otherwise meanwhile.
static bool isThere(const State& state, const Effect& effect)
{
    const QString& whom = effect.target;
    return whom.isEmpty() || aimOf(effect.kind) == Aim::Nobody || mercenary(state, whom).place == MercPlace::Team
        || find(state.enemies, whom) || card(state, whom).isHeld();
}

// Of what waits, the rule that brought it.
static R ruleOfDue(const State& state, const Effect& effect)
{
    const bool isReward = effect.kind == EffectKind::Gain && !effect.place.isEmpty();
    return find(state.events, effect.source) ? R::I_DUE_EVENT : isReward ? R::I_DUE_REWARD : R::I_DUE;
}

// Of threat, funds, sectors or cubes, and what is no more than words.
static bool isKept(const State& state, const Effect& effect)
{
    switch (effect.kind) {
    case EffectKind::Damage:
        return !effect.target.isEmpty() && find(state.mercenaries, effect.target);
    case EffectKind::Repair:
    case EffectKind::Refresh:
    case EffectKind::FreeMove:
    case EffectKind::Retreat:
    case EffectKind::GroupMove:
    case EffectKind::Market:
    case EffectKind::Gain:
    case EffectKind::Discard:
    case EffectKind::KillAlly:
    case EffectKind::Mission:
    case EffectKind::Reveal:
    case EffectKind::PlaceEnemy:
    case EffectKind::PlaceToken:
    case EffectKind::Loot:
        return false;
    default:
        return true;
    }
}

void carryOut(Changes& changes, const Effect& effect, const QString& by)
{
    State& state = changes.state;
    if (!tracksTable(state) && !isKept(state, effect)) {
        changes.tell(R::I_LIGHT, QT_TR_NOOP("By hand: %1"), {effectText(state, effect)});
        return;
    }
    if (!isThere(state, effect)) {
        if (effect.target.isEmpty()) // whoever it was meant for: nobody was named
            changes.tell(R::I_NOTHING_THERE);
        else
            changes.tell(R::I_NOTHING_THERE, QT_TR_NOOP("%1 is not there: nothing comes of it"), {changes.title(effect.target)});
        return;
    }
    const bool reveals = effect.kind == EffectKind::Reveal; // which token, and what it shows, is said by its own action
    const bool places = effect.kind == EffectKind::PlaceEnemy || effect.kind == EffectKind::PlaceToken;
    Effect here = effect;
    const bool isOver = state.phase == Phase::Campaign || state.phase == Phase::Victory; // nothing is laid out any more
    if ((places || effect.kind == EffectKind::Loot) && effect.place.section(QLatin1Char(':'), 0, 0).isEmpty())
        here.place = whereHappens(state, effect, by);
    const QStringList areas = areasFor(state, here);
    if (areas.size() == 1)
        here.place += QLatin1Char(':') + areas.first();
    const bool asksWhom = needsTarget(here) && !(effect.kind == EffectKind::Loot && isOver);
    if (effect.may || asksWhom || reveals || areas.size() > 1) {
        constexpr qsizetype mostDue = 100;
        const bool isNothing =
            reveals ? std::ranges::all_of(state.tokens, &Token::faceUp) : asksWhom && targetsOf(state, effect.kind).isEmpty();
        if (isNothing) {
            changes.tell(R::I_NOTHING_THERE);
            return;
        }
        if (state.due.size() < mostDue) {
            state.due += here;
            state.due.last().id = changes.nextId("d");
            changes.tell(ruleOfDue(state, here), QT_TR_NOOP("To be done: %1"), {effectText(state, here)});
        }
        return;
    }
    const QString at = here.place.section(QLatin1Char(':'), 0, 0);
    const bool isNowhere = effect.kind == EffectKind::Loot ? isOver : places && !changes.sector(at) && !isMission(state, at);
    if (isNowhere)
        changes.tell(R::I_NOTE, QT_TR_NOOP("By hand: %1"), {effectText(state, effect)});
    else if (!onFigure(changes, effect, by))
        onTable(changes, here);
}

void useUp(Changes& changes, const QStringList& helpers, const QString& by)
{
    for (const QString& id : helpers) {
        const QList<Effect> besides = card(changes.state, id).effects;
        discard(changes, id);
        carryOut(changes, besides, id, by);
    }
}

// --- the dictator

void threatToken(Changes& changes, int count)
{
    State& state = changes.state;
    const int most = playsOther(state, Unclear::JQ_32) ? std::max(4, state.threat.tokens) : 99; // as the box has
    state.threat.tokens = std::clamp(state.threat.tokens + count, 0, most);
    changes.tell(R::I_THREAT_TOKEN,
        QT_TR_NOOP("Threat tokens on the dictator board: %1; the level stays until the dictator phase"),
        {number(state.threat.tokens)});
}

void lowerThreat(Changes& changes, int steps, R why)
{
    State& state = changes.state;
    const int lowest = 1, before = state.threat.level;
    state.threat.level = std::max(lowest, before - std::max(0, steps));
    changes.tell(why,
        state.threat.level < before ? QT_TR_NOOP("The threat level is %1 now") : QT_TR_NOOP("The threat level stays %1"),
        {number(state.threat.level)});
}

void lieutenantEnters(Changes& changes, const QString& id)
{
    Lieutenant* found = find(changes.state.lieutenants, id);
    if (!found || found->inPlay() || found->place == Pile::Gone) {
        changes.tell(R::I_NOTHING_THERE);
        return;
    }
    found->place = Pile::Beside;
    const QList<Effect> arrival = found->arrival;
    changes.tell(R::I_LIEUTENANT, QT_TR_NOOP("%1 is in play beside the dictator; nobody knows where"), {changes.title(id)});
    carryOut(changes, arrival, id);
}

void layOut(Changes& changes, const QString& id)
{
    Mission* found = changes.mission(id);
    if (!found || found->place == Pile::Gone || found->place == Pile::Table) {
        changes.tell(R::I_NOTHING_THERE);
        return;
    }
    found->place = Pile::Table;
    found->done = 0;
    found->entered = false;
    changes.tell(R::I_MISSION, QT_TR_NOOP("%1 lies at its access"), {changes.title(id)});
}

} // namespace jaggedalliance

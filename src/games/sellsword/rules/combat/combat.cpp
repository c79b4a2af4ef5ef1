// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/rules/combat/combat.h"

#include <algorithm>

namespace sellsword {

namespace {

constexpr int farCover = 12;     // SS-188
constexpr int greatSuccess = 10; // SS-112
constexpr int glancingFace = 13; // SS-244

QString signedNumber(int value) { return value < 0 ? number(value) : QLatin1Char('+') + number(value); }

int coverPenalty(int range) { return range >= farCover ? -4 : -2; }

void addCover(Aim& aim, const Field& field, const Unit& attacker, const Attack& attack, const Unit& target, const Strike& strike)
{
    if (!attack.burst) {
        const View& view = field.view(attacker, target);
        if (view.cover == CoverBy::Nothing)
            aim.notes += R::I_NO_COVER;
        else if (const int penalty = coverPenalty(aim.range.value_or(0)); penalty < -2)
            aim.parts += {penalty, R::I_COVER_FAR, QT_TRANSLATE_NOOP("sellsword", "cover")};
        else
            aim.parts += {penalty, R::I_COVER, QT_TRANSLATE_NOOP("sellsword", "cover")};
        const QList<Patch> terrain = field.board() ? field.state.map->terrain : QList<Patch>();
        if (!view.hidden
            && std::ranges::any_of(terrain, [](const Patch& p) { return p.kind == Terrain::Brush || p.kind == Terrain::Smoke; }))
            aim.notes += R::I_NOT_HIDDEN;
        if (view.invisible)
            aim.parts += {-4, R::I_INVISIBLE, QT_TRANSLATE_NOOP("sellsword", "invisible")};
        else if (has(field.state, attacker, common::seeInvisible))
            aim.notes += R::I_SEES_INVISIBLE;
        return;
    }
    const bool isMapped = field.board() && strike.origin && target.at;
    const bool isCovered = isMapped ? !centreToCentre(*field.board(), *strike.origin, bodyOf(field.state, target))
                                    : field.view(attacker, target).cover == CoverBy::Table;
    if (!isCovered) {
        aim.notes += R::I_NO_COVER;
        return;
    }
    const int range = isMapped && attacker.at ? field.board()->distance(bodyOf(field.state, attacker), {*strike.origin, 1}) : 0;
    const bool isFar = range >= farCover && field.state.settings.burstCover12 == OnOff::On;
    aim.parts += {isFar ? -4 : -2, isFar ? R::I_COVER_FAR : R::I_COVER, QT_TRANSLATE_NOOP("sellsword", "cover")};
}

// Auras of others that reach the attacker, and the traits that it declared.
int aurasOn(const Field& field, const Unit& attacker)
{
    int bonus = 0;
    for (const Unit& other : field.state.units) {
        if (other.id == attacker.id || other.dropped)
            continue;
        for (const Trait& trait : traitsOf(field.state, other)) {
            if (trait.aura == 0 || trait.bonus == 0 || trait.hasPrice()) // one that is paid for works when it is used
                continue;
            const bool isEnemy = areEnemies(field.state, other, attacker);
            const bool fits = trait.whom == Side::Anyone || (trait.whom == Side::Enemies) == isEnemy;
            const std::optional<int> away = field.distance(other, attacker);
            if (fits && away && *away <= trait.aura
                && (trait.descriptor.isEmpty() || hasDescriptor(field.state, attacker, trait.descriptor)))
                bonus += trait.bonus;
        }
    }
    return bonus;
}

} // namespace

QString Aim::text() const
{
    QStringList all;
    for (const Part& part : parts)
        all += signedNumber(part.value) + QLatin1Char(' ') + tr(part.text);
    QStringList against;
    for (const Part& part : defence)
        against += signedNumber(part.value) + QLatin1Char(' ') + tr(part.text);
    return engine::fill(sellsword::tr("%1 = %2 against %3 = %4"),
        {all.join(QLatin1Char(' ')), signedNumber(bonus), against.join(QLatin1Char(' ')), number(target)});
}

bool isCompromised(const Field& field, const Unit& target, const Unit* attacker)
{
    const State& state = field.state;
    for (const StatusKind kind : {StatusKind::Pinned, StatusKind::Stunned, StatusKind::Helpless, StatusKind::Compromised})
        if (statusOf(target, kind))
            return true;
    if (target.charmed || (statusOf(target, StatusKind::Glamyred) && state.settings.glamyredAlwaysCompromised == OnOff::On)
        || field.isFlanked(target))
        return true;
    if (!attacker)
        return false;
    // Against somebody who sees it while being invisible to it (SS-332).
    const View& there = field.view(*attacker, target);
    return there.visible && !there.invisible && field.view(target, *attacker).invisible;
}

namespace {

const char* wordOf(Stat stat)
{
    switch (stat) {
    case Stat::Agility:
        return QT_TRANSLATE_NOOP("sellsword", "Agility");
    case Stat::Brawn:
        return QT_TRANSLATE_NOOP("sellsword", "Brawn");
    case Stat::Spirit:
        return QT_TRANSLATE_NOOP("sellsword", "Spirit");
    case Stat::Wits:
        return QT_TRANSLATE_NOOP("sellsword", "Wits");
    case Stat::Armor:
        break;
    }
    return QT_TRANSLATE_NOOP("sellsword", "Armor");
}

} // namespace

Aim aimAt(const Field& field, const Unit& attacker, const Attack& attack, const Unit& target, const Strike& strike)
{
    const State& state = field.state;
    Aim aim;
    aim.range = field.distance(attacker, target);
    const bool isAdjacent = field.adjacent(attacker, target);
    aim.parts += {attack.bonus, R::I_MODIFIERS, QT_TRANSLATE_NOOP("sellsword", "printed")};
    const auto add = [&](int value, R reason, const char* text) {
        if (value != 0)
            aim.parts += {value, reason, text};
    };
    add(-int(attacker.injuries.size()), R::I_INJURED, QT_TRANSLATE_NOOP("sellsword", "injuries"));
    addCover(aim, field, attacker, attack, target, strike);
    if (isCompromised(field, target, &attacker))
        add(2, R::I_COMPROMISED, QT_TRANSLATE_NOOP("sellsword", "compromised"));
    if (strike.charge)
        add(2, R::I_CHARGED, QT_TRANSLATE_NOOP("sellsword", "charge"));
    add(aurasOn(field, attacker), R::I_AURA, QT_TRANSLATE_NOOP("sellsword", "aura"));
    for (const QString& id : strike.traits)
        if (const Trait* trait = traitOf(state, attacker, id))
            add(trait->bonus, R::I_TRAIT, QT_TRANSLATE_NOOP("sellsword", "trait"));
    add(attacker.bonus, R::I_EFFECT, QT_TRANSLATE_NOOP("sellsword", "card"));
    for (const Part& part : aim.parts)
        aim.bonus += part.value;
    aim.defence += {statOf(state, target, attack.vs), R::I_MODIFIERS, wordOf(attack.vs)};
    if (attack.vs == Stat::Armor && !isAdjacent && has(state, target, common::shield))
        aim.defence += {2, R::I_SHIELD, QT_TRANSLATE_NOOP("sellsword", "Shield")};
    for (const Part& part : aim.defence)
        aim.target += part.value;
    aim.automatic = statusOf(target, StatusKind::Helpless) && isAdjacent && areEnemies(state, attacker, target);
    return aim;
}

Result resultOf(const Settings& settings, const Aim& aim, int face)
{
    if (aim.automatic || face == 20)
        return Result::Critical;
    const int total = face + aim.bonus;
    if (face == 1 || total < aim.target)
        return Result::Miss;
    if (face == glancingFace && settings.glancing == OnOff::On)
        return Result::Glancing;
    return total >= aim.target + greatSuccess ? Result::Critical : Result::Hit;
}

QList<Amount> woundsOf(const Settings& settings, const Attack& attack, Result result, bool charge)
{
    QList<Amount> wounds;
    for (const Effect& effect : attack.effects)
        if (effect.kind == EffectKind::Wounds)
            wounds += Amount{effect.amount, effect.type};
    if (wounds.isEmpty() && result == Result::Critical && settings.critOnNoWounds == OnOff::On)
        return {Amount{10, Harm::Cut}};
    if (wounds.isEmpty())
        return wounds;
    int& first = wounds.first().points;
    first += charge ? group : 0;
    first += result == Result::Critical ? 10 : result == Result::Glancing ? -std::min(group, first) : 0;
    return wounds;
}

int Blow::total() const
{
    int all = 0;
    for (const int one : left)
        all += one;
    return all;
}

namespace {

int against(const QList<Amount>& amounts, Harm type)
{
    int points = 0;
    for (const Amount& one : amounts)
        points += one.type == type ? one.points : 0;
    return points;
}

// Immunity, then Vulnerability, once for each type of one hit (SS-210, AS-25).
void withstand(const State& state, const Unit& target, Blow& blow)
{
    const QList<Amount> immunities = immunitiesOf(state, target), vulnerabilities = vulnerabilitiesOf(state, target);
    blow.left.clear();
    for (const Amount& one : blow.dealt)
        blow.left += one.points;
    for (qsizetype i = 0; i < blow.dealt.size(); ++i) {
        const Harm type = blow.dealt[i].type;
        const auto isSame = [&](qsizetype at) { return blow.dealt[at].type == type; };
        bool isFirst = true;
        for (qsizetype before = 0; before < i; ++before)
            isFirst &= !isSame(before);
        if (!isFirst)
            continue;
        int immune = against(immunities, type);
        int left = 0, listed = 0;
        for (qsizetype at = i; at < blow.dealt.size(); ++at)
            if (isSame(at)) {
                const int cut = std::min(immune, blow.left[at]);
                listed += blow.left[at];
                blow.immune |= cut > 0;
                immune -= cut;
                blow.left[at] -= cut;
                left += blow.left[at];
            }
        const int vulnerable = against(vulnerabilities, type);
        if (vulnerable > 0 && (left > 0 || (listed > 0 && state.settings.vulnerableAfterZero == OnOff::On))) {
            blow.left[i] += vulnerable;
            blow.vulnerable = true;
        }
    }
}

// Whether a THEN behind so many listed wounds finds none of them left (SS-239, AS-26).
bool isThenStopped(const Settings& settings, const Blow& blow, qsizetype before)
{
    const QList<int>& left = settings.thenCancelledBy == ThenCancelled::Immunity ? blow.withstood : blow.left;
    return before > 0 && std::ranges::all_of(left.first(std::min(before, left.size())), [](int one) { return one <= 0; });
}

} // namespace

Blow defended(const State& state, const Unit& target, const QList<Amount>& dealt, const Attack* attack)
{
    Blow blow;
    blow.dealt = dealt;
    withstand(state, target, blow);
    blow.withstood = blow.left;
    QList<Joiner> joiners;
    if (attack)
        for (const Effect& effect : attack->effects)
            if (effect.kind == EffectKind::Wounds)
                joiners += effect.joiner;
    int tough = has(state, target, common::toughness) ? std::max(0, group - target.toughened) : 0;
    for (qsizetype i = 0; i < blow.left.size(); ++i) {
        if (joiners.value(i, Joiner::None) == Joiner::Then && isThenStopped(state.settings, blow, i))
            blow.left[i] = blow.withstood[i] = 0;
        const int cut = std::min(tough, blow.left[i]);
        tough -= cut;
        blow.left[i] -= cut;
        blow.ignored += cut;
    }
    return blow;
}

Riders ridersOf(const Settings& settings, const Attack& attack, const Blow& blow)
{
    Riders riders;
    qsizetype wounds = 0;   // listed before the rider
    bool isStopped = false; // what hangs on a THEN that did not land does not land either
    for (const Effect& effect : attack.effects) {
        if (effect.joiner == Joiner::Then)
            isStopped = isThenStopped(settings, blow, wounds);
        else if (effect.joiner == Joiner::And)
            isStopped = false;
        if (effect.kind == EffectKind::Wounds) { // counted with the blow
            if (effect.joiner == Joiner::Then && isStopped)
                riders.lost += effect;
            ++wounds;
            continue;
        }
        const bool isWaiting =
            effect.joiner == Joiner::Then && !isStopped && wounds > 0 && settings.thenCancelledBy == ThenCancelled::AlsoVigor;
        (isStopped ? riders.lost : isWaiting ? riders.waiting : riders.landing) += effect;
    }
    return riders;
}

} // namespace sellsword

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/rules/combat/combat.h"

#include "games/sellsword/rules/blanks.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace sellsword {

namespace {

constexpr int farCover = 12;     // SS-188
constexpr int greatSuccess = 10; // SS-112

QString signedNumber(int value) { return value < 0 ? number(value) : QLatin1Char('+') + number(value); }

// A burst names a square; whether those in it are its targets is for the table to read (AS-67).
bool isTargeted(const State& state, const Attack& attack) { return !attack.burst || state.settings.burstTargets == OnOff::On; }

int coverPenalty(int range) { return range >= farCover ? -4 : -2; }

// Low Cover beside the unit, that a line between attacker and target crosses.
bool isBesideLowCover(const Field& field, const Unit& who, const Unit& attacker, const Unit& target)
{
    if (!field.board() || !attacker.at || !target.at)
        return false;
    const Body body = bodyOf(field.state, who), from = bodyOf(field.state, attacker), to = bodyOf(field.state, target);
    const auto isBeside = [&](const Line& line) {
        return line.from.x <= body.at.x + body.side && line.to.x >= body.at.x && line.from.y <= body.at.y + body.side
            && line.to.y >= body.at.y && liesBetween(from, to, line.from, line.to);
    };
    return std::ranges::any_of(field.state.map->lowCover, isBeside) || field.board()->anyBetween(from, to, [&](Square s) {
        return field.board()->is(s, Terrain::Obstructing) && field.board()->touch(body, {s, 1});
    });
}

void addCover(Aim& aim, const Field& field, const Unit& attacker, const Attack& attack, const Unit& target, const Strike& strike)
{
    if (!attack.burst) {
        const View& view = field.view(attacker, target);
        if (view.cover == CoverBy::Nothing) {
            const bool isSeen = field.board() || std::ranges::any_of(field.state.measures, [&](const Measure& one) {
                return one.from == attacker.id && one.to == target.id && one.cover; // without a map nobody looks along a line
            });
            if (isSeen && !field.adjacent(attacker, target)) // nobody looks for cover at arm's length
                aim.notes += R::I_NO_COVER;
            if (isBesideLowCover(field, attacker, attacker, target)
                || (field.state.settings.lowCoverAdjacent == LowCoverAdjacent::Either
                    && isBesideLowCover(field, target, attacker, target)))
                aim.notes += R::I_LOW_COVER_NEAR;
        } else {
            aim.parts += {coverPenalty(aim.range.value_or(0)), coverAt(view, aim.range), QT_TRANSLATE_NOOP("sellsword", "cover")};
            aim.notes += whyCovered(view);
        }
        if (!view.hidden && field.crosses(attacker, target, Terrain::Brush))
            aim.notes += R::I_PAST_BRUSH;
        if (!view.hidden && field.crosses(attacker, target, Terrain::Smoke))
            aim.notes += R::I_PAST_SMOKE;
        if (view.invisible) {
            aim.parts += {-4, R::I_INVISIBLE, QT_TRANSLATE_NOOP("sellsword", "invisible")};
            aim.notes += whyInvisible(field, attacker, target);
        } else if (has(field.state, attacker, common::seeInvisible) && field.isUnseenBy(target, attacker)) {
            aim.notes += R::I_SEES_INVISIBLE;
        }
        return;
    }
    if (isTargeted(field.state, attack) && field.view(attacker, target).invisible) {
        aim.parts += {-4, R::I_INVISIBLE, QT_TRANSLATE_NOOP("sellsword", "invisible")};
        aim.notes += whyInvisible(field, attacker, target);
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
    aim.notes += isMapped ? R::I_COVER_BURST : R::I_TABLE_SAYS;
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

namespace {

// "+6 printed -2 cover"; one part alone needs no name.
QString namedParts(const QList<Part>& parts)
{
    QStringList all;
    for (const Part& part : parts)
        all += signedNumber(part.value) + QLatin1Char(' ') + tr(part.text);
    return all.join(QLatin1Char(' '));
}

} // namespace

QString Aim::against() const
{
    if (defence.isEmpty())
        return number(target);
    const QString name = tr(defence.first().text);
    if (!isKnown)
        return name + QStringLiteral(" ?");
    QString all = name + QLatin1Char(' ') + number(defence.first().value);
    if (defence.size() > 1)
        all += QLatin1Char(' ') + namedParts(defence.sliced(1)) + QStringLiteral(" = ") + number(target);
    return all;
}

QString Aim::text() const
{
    const QString made = !isBonusKnown ? QStringLiteral("+ ?")
        : parts.size() > 1             ? namedParts(parts) + QStringLiteral(" = ") + signedNumber(bonus)
                                       : signedNumber(bonus);
    return engine::fill(sellsword::tr("%1 against %2"), {made, against()});
}

// What the die shows first, as it lies on the table.
QString Aim::text(int face) const
{
    const QString sign = bonus < 0 ? QStringLiteral(" - ") : QStringLiteral(" + ");
    const QString made = !isBonusKnown ? number(face) + QStringLiteral(" + ?")
        : parts.size() > 1 ? number(face) + QLatin1Char(' ') + namedParts(parts) + QStringLiteral(" = ") + number(face + bonus)
                           : number(face) + sign + number(std::abs(bonus)) + QStringLiteral(" = ") + number(face + bonus);
    return engine::fill(sellsword::tr("%1 against %2"), {made, against()});
}

R coverAt(const View& view, std::optional<int> range)
{
    return view.cover == CoverBy::Nothing ? R::I_NO_COVER : range.value_or(0) >= farCover ? R::I_COVER_FAR : R::I_COVER;
}

QList<R> whyCovered(const View& view)
{
    switch (view.cover) {
    case CoverBy::Wall:
        return {R::I_COVER_WALL};
    case CoverBy::Bodies:
        return {R::I_COVER_BODIES};
    case CoverBy::Brush:
        return view.hidden ? QList{R::I_COVER_BRUSH, R::I_COVER_BRUSH_TOO} : QList{R::I_COVER_BRUSH};
    case CoverBy::LowCover:
        return {R::I_COVER_LOW};
    case CoverBy::Table:
        return {R::I_TABLE_SAYS};
    case CoverBy::Nothing:
        break;
    }
    return {};
}

QList<R> whyInvisible(const Field& field, const Unit& viewer, const Unit& target)
{
    const State& state = field.state;
    const View& view = field.view(viewer, target);
    QList<R> why;
    if (view.hidden && field.crosses(viewer, target, Terrain::Brush))
        why += R::I_HIDDEN_BRUSH;
    if (view.hidden && field.crosses(viewer, target, Terrain::Smoke))
        why += R::I_HIDDEN_SMOKE;
    if (has(state, target, common::invisible) || statusOf(target, StatusKind::Invisible))
        why += R::I_UNSEEN;
    if (view.stealthy)
        why += R::I_STEALTHY;
    if (view.invisible && why.isEmpty())
        why += R::I_TABLE_SAYS;
    return why;
}

std::optional<R> whyNotFlanked(const Field& field, const Unit& target)
{
    if (field.enemiesBeside(target).size() < 2 || field.isFlanked(target))
        return std::nullopt;
    return cardOf(field.state, target).size == Size::Big ? R::I_NOT_FLANKED_BIG : R::I_NOT_FLANKED;
}

QList<R> whyCompromised(const Field& field, const Unit& target, const Unit* attacker)
{
    const State& state = field.state;
    if (attacker && !areEnemies(state, *attacker, target)) // it helps enemies alone (SS-333)
        return {};
    QList<R> why;
    constexpr std::pair<StatusKind, R> statuses[] = {{StatusKind::Pinned, R::I_HELD}, {StatusKind::Stunned, R::I_DAZED},
        {StatusKind::Helpless, R::I_AT_MERCY}, {StatusKind::Compromised, R::I_LAID_OPEN}};
    for (const auto& [kind, reason] : statuses)
        if (statusOf(target, kind))
            why += reason;
    if (target.charmed || (statusOf(target, StatusKind::Glamyred) && state.settings.glamyredAlwaysCompromised == OnOff::On))
        why += R::I_BEWITCHED;
    if (field.isFlanked(target))
        why += cardOf(state, target).size == Size::Big ? R::I_FLANKED_BIG : R::I_FLANKED;
    if (!attacker)
        return why;
    // Against somebody who sees it while being invisible to it (SS-332).
    const View& there = field.view(*attacker, target);
    const bool isSeen =
        !there.invisible || (playsOther(state, Unclear::AS_53) && field.crosses(*attacker, target, Terrain::Smoke));
    if (there.visible && isSeen && field.view(target, *attacker).invisible)
        why += R::I_UNSEEN_FOE;
    return why;
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
    if (const QList<R> why = whyCompromised(field, target, &attacker); !why.isEmpty()) {
        if (playsOther(state, Unclear::AS_44))
            add(2 * int(why.size()), R::I_COMPROMISED_EACH, QT_TRANSLATE_NOOP("sellsword", "compromised"));
        else
            add(2, R::I_COMPROMISED, QT_TRANSLATE_NOOP("sellsword", "compromised"));
        aim.notes += why;
    }
    if (const std::optional<R> why = whyNotFlanked(field, target); why && areEnemies(state, attacker, target))
        aim.notes += *why;
    if (strike.charge)
        add(2, R::I_CHARGED, QT_TRANSLATE_NOOP("sellsword", "charge"));
    add(aurasOn(field, attacker), R::I_AURA, QT_TRANSLATE_NOOP("sellsword", "aura"));
    for (const QString& id : strike.traits)
        if (const Trait* trait = traitOf(state, attacker, id))
            add(trait->bonus, R::I_TRAIT, QT_TRANSLATE_NOOP("sellsword", "trait"));
    add(attacker.bonus, R::I_EFFECT, QT_TRANSLATE_NOOP("sellsword", "card"));
    for (const Part& part : aim.parts)
        aim.bonus += part.value;
    aim.isKnown = blankStat(state, target, attack.vs).isEmpty();
    aim.isBonusKnown = blankBonus(state, attacker, attack).isEmpty();
    aim.areWoundsKnown = blankWounds(state, attacker, attack).isEmpty();
    const int worse = -2 * int(target.injuries.count(QStringLiteral("defensive")));
    aim.defence += {statOf(state, target, attack.vs) - worse, R::I_MODIFIERS, wordOf(attack.vs)};
    if (worse != 0)
        aim.defence += {worse, R::I_DEFENSIVE, QT_TRANSLATE_NOOP("sellsword", "Defensive")};
    if (attack.vs == Stat::Armor && !isAdjacent && areEnemies(state, attacker, target) && has(state, target, common::shield))
        aim.defence += {2, R::I_SHIELD, QT_TRANSLATE_NOOP("sellsword", "Shield")};
    for (const Part& part : aim.defence)
        aim.target += part.value;
    aim.automatic =
        statusOf(target, StatusKind::Helpless) && isAdjacent && areEnemies(state, attacker, target) && isTargeted(state, attack);
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

Dealt::Dealt(const QList<Amount>& all, const char* why, R reason)
    : amounts(all)
{
    Part part{0, reason, why};
    for (const Amount& one : all)
        part.value += one.points;
    parts += part;
}

Dealt woundsOf(const Settings& settings, const Attack& attack, Result result, bool charge)
{
    constexpr int critical = 10;
    QList<Amount> wounds;
    for (const Effect& effect : attack.effects)
        if (effect.kind == EffectKind::Wounds)
            wounds += Amount{effect.amount, effect.type};
    if (wounds.isEmpty() && result == Result::Critical && settings.critOnNoWounds == OnOff::On)
        return {{{critical, Harm::Cut}}, QT_TRANSLATE_NOOP("sellsword", "critical"), R::I_CRITICAL};
    if (wounds.isEmpty())
        return {};
    Dealt dealt(wounds, QT_TRANSLATE_NOOP("sellsword", "printed"), R::I_LISTED);
    int& first = dealt.amounts.first().points;
    const auto add = [&](int points, R why, const char* text) {
        if (points == 0)
            return;
        first += points;
        dealt.parts += {points, why, text};
    };
    add(charge ? group : 0, R::I_CHARGED, QT_TRANSLATE_NOOP("sellsword", "charge"));
    if (result == Result::Critical)
        add(critical, R::I_CRITICAL, QT_TRANSLATE_NOOP("sellsword", "critical"));
    else if (result == Result::Glancing)
        add(-std::min(group, first), R::I_GLANCING, QT_TRANSLATE_NOOP("sellsword", "glancing"));
    return dealt;
}

int Blow::total() const { return std::accumulate(left.begin(), left.end(), 0); }

QString Blow::making() const
{
    QStringList all;
    for (const Part& part : parts)
        all += (all.isEmpty() ? number(part.value) : signedNumber(part.value)) + QLatin1Char(' ') + tr(part.text);
    return all.join(QLatin1Char(' '));
}

namespace {

int against(const QList<Amount>& amounts, Harm type)
{
    int points = 0;
    for (const Amount& one : amounts)
        points += one.type == type ? one.points : 0;
    return points;
}

void addPart(Blow& blow, int points, R why, const char* text)
{
    if (points != 0)
        blow.parts += {points, why, text};
}

// Immunity, then Vulnerability, once for each type of one hit (SS-210, AS-25).
void withstand(const State& state, const Unit& target, Blow& blow)
{
    const QList<Amount> immunities = immunitiesOf(state, target), vulnerabilities = vulnerabilitiesOf(state, target);
    int taken = 0, added = 0;
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
                taken += cut;
                immune -= cut;
                blow.left[at] -= cut;
                left += blow.left[at];
            }
        const int vulnerable = against(vulnerabilities, type);
        if (vulnerable > 0 && (left > 0 || (listed > 0 && state.settings.vulnerableAfterZero == OnOff::On))) {
            blow.left[i] += vulnerable;
            added += vulnerable;
        }
    }
    blow.immune = taken > 0;
    blow.vulnerable = added > 0;
    addPart(blow, -taken, R::I_IMMUNE, QT_TRANSLATE_NOOP("sellsword", "Immunity"));
    addPart(blow, added, R::I_VULNERABLE, QT_TRANSLATE_NOOP("sellsword", "Vulnerability"));
}

// Whether a THEN behind so many listed wounds finds none of them left (SS-239, AS-26).
bool isThenStopped(const Settings& settings, const Blow& blow, qsizetype before)
{
    const QList<int>& left = settings.thenCancelledBy == ThenCancelled::Immunity ? blow.withstood : blow.left;
    return before > 0 && std::ranges::all_of(left.first(std::min(before, left.size())), [](int one) { return one <= 0; });
}

} // namespace

Blow defended(const State& state, const Unit& target, const Dealt& dealt, const Attack* attack)
{
    Blow blow;
    blow.dealt = dealt.amounts;
    blow.parts = dealt.parts;
    withstand(state, target, blow);
    blow.withstood = blow.left;
    int stopped = 0;
    QList<Joiner> joiners;
    if (attack)
        for (const Effect& effect : attack->effects)
            if (effect.kind == EffectKind::Wounds)
                joiners += effect.joiner;
    const bool isTough = has(state, target, common::toughness) && (attack || !playsOther(state, Unclear::AS_27));
    int tough = isTough ? std::max(0, group - target.toughened) : 0;
    for (qsizetype i = 0; i < blow.left.size(); ++i) {
        if (joiners.value(i, Joiner::None) == Joiner::Then && isThenStopped(state.settings, blow, i)) {
            stopped += blow.left[i];
            blow.left[i] = blow.withstood[i] = 0;
        }
        const int cut = std::min(tough, blow.left[i]);
        tough -= cut;
        blow.left[i] -= cut;
        blow.ignored += cut;
    }
    addPart(blow, -stopped, R::I_NO_RIDER, QT_TRANSLATE_NOOP("sellsword", "behind a THEN"));
    addPart(blow, -blow.ignored, R::I_TOUGH, QT_TRANSLATE_NOOP("sellsword", "Toughness"));
    return blow;
}

bool isStopped(const Settings& settings, const Blow& blow) { return isThenStopped(settings, blow, blow.dealt.size()); }

namespace {

// Follows the joiners of an attack: whether an effect stands behind a THEN that has wounds before it.
class Chain {
public:
    bool isBehind(const Effect& effect)
    {
        if (effect.joiner != Joiner::None)
            m_isBehind = effect.joiner == Joiner::Then && wounds > 0;
        return m_isBehind;
    }
    qsizetype wounds = 0; // listed so far

private:
    bool m_isBehind = false;
};

} // namespace

Attack atOnce(const Settings& settings, const Attack& attack)
{
    Attack now = attack;
    if (settings.thenCancelledBy != ThenCancelled::AlsoVigor)
        return now;
    now.effects.clear();
    Chain chain;
    for (const Effect& effect : attack.effects) {
        if (chain.isBehind(effect) && effect.kind == EffectKind::Wounds)
            continue;
        chain.wounds += int(effect.kind == EffectKind::Wounds);
        now.effects += effect;
    }
    return now;
}

Riders ridersOf(const Settings& settings, const Attack& attack, const Blow& blow)
{
    const bool waits = settings.thenCancelledBy == ThenCancelled::AlsoVigor;
    Riders riders;
    Chain chain;
    bool isLost = false; // what hangs on a THEN that did not land does not land either
    for (const Effect& effect : attack.effects) {
        const bool isBehind = chain.isBehind(effect);
        if (effect.joiner != Joiner::None)
            isLost = effect.joiner == Joiner::Then && isThenStopped(settings, blow, chain.wounds);
        if (effect.kind == EffectKind::Wounds && !(waits && isBehind)) { // counted with the blow
            if (effect.joiner == Joiner::Then && isLost)
                riders.lost += effect;
            ++chain.wounds;
            continue;
        }
        (isLost ? riders.lost : waits && isBehind ? riders.waiting : riders.landing) += effect;
    }
    return riders;
}

} // namespace sellsword

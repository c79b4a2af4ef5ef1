// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/rules/battle/contest.h"

#include "games/hired-swords/rules/blanks.h"

#include <algorithm>

namespace hiredswords {

namespace {

// The lowest skill with a ranking; Alertness, worth 0, when there is none (AMB-27).
Skill lowestRanked(const Ranks& ranks)
{
    Skill lowest = Skill::Alertness;
    for (const Skill skill : {Skill::Melee, Skill::Missiles, Skill::Stamina})
        if (ranks.in(skill) > 0 && (ranks.in(lowest) == 0 || ranks.in(skill) < ranks.in(lowest)))
            lowest = skill;
    return lowest;
}

Skill substituteFor(Skill skill, const Ranks& ranks) { return skill == Skill::Melee ? Skill::Stamina : lowestRanked(ranks); }

// The skill that is asked for; missiles are always met with Stamina (HS-237).
Skill asked(Skill attack) { return attack == Skill::Missiles ? Skill::Stamina : attack; }

bool lacks(Skill attack, const Ranks& defender) { return attack != Skill::Missiles && defender.in(attack) == 0; }

// While its own is not known nobody asks for another one.
QList<Skill> comparedIn(Skill attack, const Ranks& defender)
{
    const Skill wanted = asked(attack);
    if (!lacks(attack, defender) || !defender.isKnown(wanted))
        return {wanted};
    return attack == Skill::Melee ? QList{Skill::Stamina} : QList{Skill::Melee, Skill::Missiles, Skill::Stamina};
}

QStringList lenders(const State& state, const QStringList& helpers, Skill skill)
{
    QStringList ids;
    for (const QString& id : helpers)
        if (mercenary(state, id).assists.contains(skill))
            ids += id;
    return ids;
}

// "3, +2 Nizar"; empty when nobody lends anything.
QString makingOf(const State& state, int own, const QStringList& helpers, Skill skill)
{
    QStringList parts{number(own)};
    for (const QString& id : lenders(state, helpers, skill))
        if (fighter(state, id))
            parts += QStringLiteral("+%1 %2").arg(
                blankRanks(state, id, {skill}).isEmpty() ? number(lent(state, {id}, skill)) : QStringLiteral("?"),
                titleOf(state, id));
    return parts.size() > 1 ? parts.join(QStringLiteral(", ")) : QString();
}

void defend(Contest& result, const State& state, const Ranks& ranks, const QStringList& helpers, bool decline)
{
    const Skill wanted = asked(result.skill);
    result.defender = wanted;
    result.defence = ranks.in(wanted) + lent(state, helpers, wanted);
    result.helped = lenders(state, helpers, wanted);
    result.defenceMaking = makingOf(state, ranks.in(wanted), helpers, wanted);
    if (!lacks(result.skill, ranks))
        return;

    const bool isNoneLowest = wanted == Skill::Alertness && playsOther(state, Unclear::AMB_27);
    const Skill substitute = isNoneLowest ? wanted : substituteFor(result.skill, ranks);
    const int direct = lent(state, helpers, wanted);
    const int own = ranks.in(substitute);
    const int besides = substitute == wanted ? 0 : lent(state, helpers, substitute);
    switch (state.settings.assistSubstitute) {
    case Substitute::Choice:
        result.substituted = direct == 0 || decline;
        result.defence = result.substituted ? own + besides : direct;
        result.helped = lenders(state, helpers, result.substituted ? substitute : wanted);
        if (result.substituted)
            result.defenceMaking = substitute == wanted ? QString() : makingOf(state, own, helpers, substitute);
        break;
    case Substitute::Never:
        result.substituted = true;
        result.defence = own;
        result.helped.clear();
        result.defenceMaking.clear();
        break;
    case Substitute::Add:
        result.substituted = true;
        result.defence = own + besides + direct;
        for (const QString& id : lenders(state, helpers, substitute))
            if (!result.helped.contains(id))
                result.helped += id;
        result.defenceMaking = makingOf(state, own, helpers, substitute);
        if (substitute != wanted && direct > 0)
            result.defenceMaking = makingOf(state, own + besides, helpers, wanted);
        break;
    }
    if (result.substituted)
        result.defender = substitute;
    result.settingDecides = result.defence != (direct == 0 || decline ? own + besides : direct); // as it is read usually
}

void decide(Contest& result)
{
    const int difference = result.attack - result.defence;
    switch (result.skill) {
    case Skill::Melee:
        result.outcome = difference > 0 ? R::I_MELEE_WIN : difference == 0 ? R::I_MELEE_TIE : R::I_MELEE_LOSE;
        result.effected = difference > 0 ? Effected::DefenderHurt
            : difference == 0            ? Effected::DefenderExhausted
                                         : Effected::AttackerHurt;
        break;
    case Skill::Missiles:
        result.outcome = difference > 0 ? R::I_MISSILE_HIT : difference == 0 ? R::I_MISSILE_TIE : R::I_MISSILE_DODGE;
        result.effected = difference > 0 ? Effected::DefenderHurt
            : difference == 0            ? Effected::DefenderExhausted
                                         : Effected::Nobody;
        break;
    default:
        result.outcome = difference >= 0 ? R::I_FEINT_OK : R::I_FEINT_FAIL;
        result.effected = difference >= 0 ? Effected::DefenderExhausted : Effected::Nobody;
        break;
    }
}

} // namespace

int lent(const State& state, const QStringList& helpers, Skill skill)
{
    int sum = 0;
    for (const QString& id : helpers)
        if (const Fighter* who = fighter(state, id); who && mercenary(state, id).assists.contains(skill))
            sum += ranksOf(state, *who).in(skill);
    return sum;
}

Strength attackOf(const State& state, const Fighter& who, Skill skill, const QStringList& helpers)
{
    const int own = ranksOf(state, who).in(skill);
    return {own + lent(state, helpers, skill), makingOf(state, own, helpers, skill)};
}

QList<Skill> defenceSkills(Skill attack, const Ranks& defender)
{
    QList<Skill> skills{asked(attack)};
    if (lacks(attack, defender) && substituteFor(attack, defender) != asked(attack))
        skills += substituteFor(attack, defender);
    return skills;
}

Blanks blankContest(
    const State& state, Skill skill, const QStringList& attackers, const QString& defender, const QStringList& defendersHelpers)
{
    const Fighter* who = fighter(state, defender);
    const Opponent* card = who ? nullptr : opponent(state, defender);
    const Ranks ranks = who ? ranksOf(state, *who) : card ? ranksOf(state, *card) : Ranks();
    return blankRanks(state, attackers, {skill})
        + blankRanks(state, QStringList{defender} + defendersHelpers, comparedIn(skill, ranks));
}

Contest dealing(Contest result, const State& state, const QString& attacker, const QString& defender, std::optional<int> said)
{
    result.damage = said.value_or(damageOf(state, result.effected == Effected::AttackerHurt ? defender : attacker));
    return result;
}

Contest contest(
    const State& state, Skill skill, const Strength& attack, const Ranks& defender, const QStringList& helpers, bool decline)
{
    Contest result;
    result.skill = skill;
    result.compared = comparedIn(skill, defender);
    result.attack = attack.value;
    result.attackMaking = attack.making;
    defend(result, state, defender, helpers, decline);
    decide(result);
    return result;
}

} // namespace hiredswords

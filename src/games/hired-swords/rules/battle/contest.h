// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rank against rank: how a melee attack, a missile attack or a feint comes out. The number shown is the number applied.
#pragma once

#include "games/hired-swords/rules/blanks.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/reasons.h"

namespace hiredswords {

enum class Effected { DefenderHurt, DefenderExhausted, AttackerHurt, Nobody };

struct Contest {
    Skill skill = Skill::Melee; // the attacker's
    int attack = 0;
    Skill defender = Skill::Melee; // the skill that defends
    int defence = 0;
    bool substituted = false;            // the defender lacks the skill (HS-234 HS-244)
    bool settingDecides = false;         // assist_substitute made a difference
    QStringList helped;                  // those whose assist counts for the defence
    QString attackMaking, defenceMaking; // how a sum came about: "3, +2 Nizar"; empty when nobody helps
    int damage = usualDamage;            // what a hit deals
    QList<Skill> compared;               // rankings of the defender that it hangs on
    R outcome = R::I_ACTION;
    Effected effected = Effected::Nobody;
};

// What the helpers lend in a skill: each the ranking of its own current column (HS-197).
int lent(const State& state, const QStringList& helpers, Skill skill);

struct Strength {
    int value = 0;
    QString making;
};
Strength attackOf(const State& state, const Fighter& who, Skill skill, const QStringList& helpers);

// The skills in which somebody may help a defender (AMB-26).
QList<Skill> defenceSkills(Skill attack, const Ranks& defender);

// skill: Melee, Missiles or Alertness; decline: the defender prefers its substitute skill to an assist.
Contest contest(
    const State& state, Skill skill, const Strength& attack, const Ranks& defender, const QStringList& helpers, bool decline);

// What nobody entered of the rankings that are compared: those of the attackers, helpers among them, in the attack's skill.
Blanks blankContest(const State& state, Skill skill, const QStringList& attackers, const QString& defender,
    const QStringList& defendersHelpers = {});

// With the damage of its hit: as said, or as the card of whoever wins says (HS-210). Sides are ids of crew or opposition.
Contest dealing(
    Contest result, const State& state, const QString& attacker, const QString& defender, std::optional<int> said = {});

} // namespace hiredswords

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The conditions that several actions share, one function per rule or small group of rules.
#pragma once

#include "games/hired-swords/rules/actions.h"
#include "games/hired-swords/rules/reasons.h"
#include "games/hired-swords/rules/query.h"

namespace hiredswords {

QString nowText(const State& state);        // "step 5, phase 4, round 2"
QString stepText(Step step, int phase = 0); // "step 5, phase 4"

void running(Checks& checks, const State& state);                  // E_CAREER_OVER
void inStep(Checks& checks, const State& state, Step step);        // E_CAREER_OVER, E_PHASE
void beforeItsEnd(Checks& checks, const State& state);             // the battle's: E_PHASE
void inBattlePhase(Checks& checks, const State& state, int phase); // E_CAREER_OVER, E_PHASE
// E_PHASE for any other order: of steps, or of what is named.
void must(Checks& checks, engine::Truth holds, const QString& now, const QString& when, R order = R::E_PHASE);

void eligible(Checks& checks, const State& state, const CareerCard& card); // E_KW_*, E_CARD_CONDITION, I_KW_OK …
engine::Truth isEligible(const State& state, const CareerCard& card);
engine::Truth isTakeable(const State& state, const CareerCard& card);       // and, if it is a contract, a crew can be fielded
QStringList fieldingArgs(const State& state, const CareerCard& card);       // of E_CANNOT_FIELD
void fieldable(Checks& checks, const State& state, const CareerCard& card); // E_CANNOT_FIELD
// E_FINAL_AGENTS: 4, or as few as the card says.
void enoughAgents(Checks& checks, const State& state, const CareerCard& card);
bool isFinalReady(const State& state, const CareerCard& card); // to be run, or fulfilled without a battle (HS-047 HS-048)
inline constexpr int agentsForFinal = 4;                       // HS-102
bool requirementHolds(const State& state, const Requirement& requirement);
QString requirementText(const Requirement& requirement);
QString missingText(const State& state, const Requirement& requirement); // the smallest change

// An optional price is paid in full, as far as no dice decide it (E_PRICE, short_price).
void payable(Checks& checks, const State& state, const QList<Effect>& effects, const QList<int>& faces);
void settled(
    Checks& checks, const State& state, bool withPhase = true); // E_OPEN_*: what has to be done before anything is settled
// E_FUNDS; blank: what was not entered of the price.
void affordable(Checks& checks, const State& state, std::optional<int> price, const Blanks& blank);
void deployable(Checks& checks, const State& state, const Mercenary& who, const CareerCard& contract); // E_ROGUE, E_MERC_KEYWORD
// What the table calls a contract of that kind makes a difference here (AMB-07).
bool typeDecides(const State& state, Keyword keyword, const CareerCard& contract);

// A member of the crew acts in phase 4 (E_PHASE, E_AWAY, E_EXHAUSTED, E_SAME_ACTION, E_ACTION_CAP, E_LONER).
void mayAct(Checks& checks, const State& state, const Fighter& who, ActionKind kind, bool free);
// An opposition card as the target of an attack or feint (E_RANGE, E_HIDDEN, E_TRAP_TARGET).
void mayTarget(Checks& checks, const State& state, const Fighter& who, const Opponent& target, ActionKind kind, bool anyZone);
// Strain instead of exhaustion, judged on the health after the action (E_STRAIN_INJURED, E_STRAIN_ONCE, E_STRAIN_RECOVER).
// blank: what was not entered to know whether somebody is hurt before.
void mayStrain(
    Checks& checks, const State& state, const Fighter& who, Health afterwards, bool recovers, const Blanks& blank = {});
// Each helper of an action that uses one of the skills (E_ASSIST_*). unknownSkills: what was not entered to know all of them.
void mayAssist(Checks& checks, const State& state, const Fighter& helped, const QStringList& helpers, const QList<Skill>& skills,
    const Blanks& unknownSkills = {});
QList<engine::Fault> helpersOnce(const char* verb, const QStringList& helpers); // each assists once per action (AMB-25)
// W_ZERO. value: with what helpers lend, as far as it is known; lent: what of theirs is not.
void acts(Checks& checks, const Ranks& ranks, const Fighter& who, Skill skill, int value, const State& state, const Blanks& lent);

void noteUnknown(Checks& checks, const State& state, const QStringList& ids); // W_UNKNOWN for figures without rankings
void noteBlanks(Checks& checks, const Blanks& blanks, R what = R::W_UNKNOWN); // for anything that would count as 0
// A counted deck has so many to lay out, its discards among them.
void deckHolds(Checks& checks, const State& state, int needed);
// Whatever a table decides, an act that has nothing to be about is not carried out empty.
QList<engine::Fault> withoutDrawn(const State& state, const char* verb);
QList<engine::Fault> withoutContract(const State& state, const char* verb);
QList<engine::Fault> withoutBattle(const State& state, const char* verb);

void phaseDone(Checks& checks, const State& state); // what the battle's phase still asks for before it can end
void reminders(Checks& checks, const State& state, bool withPhase = true); // W_REMINDER for noted effects of this moment
QString positionsNextTo(Zone zone);
QString zoneNames(const QList<Zone>& list); // "north or east"

} // namespace hiredswords

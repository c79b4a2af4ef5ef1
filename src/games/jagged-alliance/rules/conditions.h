// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The conditions that several actions share, one function per rule or small group of rules.
#pragma once

#include "games/jagged-alliance/rules/actions.h"
#include "games/jagged-alliance/rules/reasons.h"
#include "games/jagged-alliance/rules/query.h"

namespace jaggedalliance {

inline QStringList none() { return {}; }

// What may stay open meanwhile.
enum class Leaving { Nothing, Burst, Successes };

QString nowText(const State& state); // "turn 3, Fox acts"

// A fault when something stands in a list twice.
QList<engine::Fault> namedTwice(const State& state, const QString& place, const QStringList& names);

// R_BETWEEN: the campaign runs and no scenario is on the table; rule: what asks for it.
void between(Checks& checks, const State& state, R rule = R::R_BETWEEN);
void inPlayerPhase(Checks& checks, const State& state);                      // R_PLAYERS
void inDictatorPhase(Checks& checks, const State& state, DictatorStep step); // R_DICTATOR
void notOver(Checks& checks, const State& state);                            // R_OVER
void goesOn(Checks& checks, const State& state); // R_OVER, R_ENDED: neither the campaign nor the scenario has ended
void noRollOpen(Checks& checks, const State& state);
void noTokenOpen(
    Checks& checks, const State& state); // under somebody's feet, face down (JA-232) // R_SETTLE: neither a roll nor damage
void settled(
    Checks& checks, const State& state, Leaving leaving = Leaving::Nothing); // R_SETTLE: nothing waits to be dealt with first
bool mustTrackTable(Checks& checks, const State& state);                     // R_LIGHT
// The active one is able to: R_ACTIVE, R_KO, R_SETTLE; false: nobody is, so nothing more can be said of who acts.
bool mayGoOn(Checks& checks, const State& state, Leaving leaving = Leaving::Nothing);
// The same, with what stands about or what it holds: R_LIGHT.
bool mayAct(Checks& checks, const State& state, Leaving leaving = Leaving::Nothing);
void inStart(Checks& checks, const State& state);                 // R_REORGANISE: the start of the own activation
void hasCommand(Checks& checks, const State& state, bool shared); // R_CMD, R_SHARED
int helpersCost(const State& state, const Mercenary& who, const QStringList& helpers); // each is equipment that is used (JA-301)
void commands(
    Checks& checks, const State& state, bool shared, const QStringList& helpers = {}); // and what it costs a suppressed mercenary
void pays(Checks& checks, const State& state, const Mercenary& who, Cost cost, bool steps = false); // R_STAM
// The same for what is neither equipment nor a step: only the reference sheet lets the suppressed pay for it.
void paysDeed(Checks& checks, const State& state, const Mercenary& who, int beside = 0);
void supports(Checks& checks, const State& state, int rebels, R rule = R::R_REBELS); // R_REBELS
// R_NOT_YOURS, R_HELPS: consumables that go with a roll; owner: who rolls, or nobody when the whole team does.
void helps(Checks& checks, const State& state, const QStringList& helpers, RollKind kind, const QString& owner);
void targets(Checks& checks, const State& state, const Mercenary& who, const QString& target, const QString& area, int range,
    bool consumes = false, const Blanks& rangeOpen = {}); // R_SECTOR, R_RANGE, R_HIDDEN
void fitsSlot(Checks& checks, const State& state, const Card& card, const Mercenary& who,
    Place place);                                                            // R_SLOTTYPE, R_SLOT, R_HEAVY, R_INV …
void canCome(Checks& checks, const State& state, const QString& lieutenant); // R_LIEUTENANT_GONE, R_LIEUTENANT_IN
void reminders(Checks& checks, const State& state); // W_REMINDER, W_OWED: what is noted for this moment, and due
void noteDice(Checks& checks, const State& state);  // W_DICE
void noteForces(Checks& checks, const State& state, const QString& at);       // who stands in that sector or mission
void noteBlanks(Checks& checks, const Blanks& blanks, R what = R::W_UNKNOWN); // that of an enemy card, unless it is said

// The same table where one reading is as it is usually, to see whether that reading decides.
template <class T> State asUsual(State state, T Settings::*reading)
{
    state.settings.*reading = Settings{}.*reading;
    return state;
}

// It is named and counts for nothing, by the rule of what is done.
void surplus(Checks& checks, bool isNamed, const QString& what, R why = R::W_SURPLUS);

// Shared by the actions that move.
void goesTo(Checks& checks, const State& state, const Mercenary& who, const QString& to); // R_ADJ, R_IMPASS, R_CONTESTED
void enters(Checks& checks, const State& state, const QString& from, const QString& to, const QString& area); // R_BORDERAREA
engine::Truth besides(const State& state, const Mercenary& a, const Mercenary& b);                            // in one area
bool isAreaHere(const State& state, const Mercenary& who, const QString& to);
// Who can come along on a Group Move there: everybody known to stand beside whoever leads, or also who may.
QStringList besideFor(const State& state, const Mercenary& lead, const QString& to, bool isKnown);

} // namespace jaggedalliance

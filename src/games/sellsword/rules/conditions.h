// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions that several actions share, each in the words of the rules.
#pragma once

#include "games/sellsword/rules/blanks.h"
#include "games/sellsword/rules/reasons.h"
#include "games/sellsword/rules/map/field.h"

namespace sellsword {

class Changes;

// The match runs and nothing else waits.
void notOver(Checks& checks, const State& state);
void inPhases(Checks& checks, const State& state);
void nothingWaits(Checks& checks, const State& state);
void nothingHurts(Checks& checks, const State& state); // no wounds and no forced moves wait; declared attacks may
// An act of the unit that has its turn: acts left, Rule of 3, statuses, cards; with the acts of each trait declared with it.
void mayAct(Checks& checks, const State& state, const Unit& unit, ActType type, int acts, Deed deed, const QList<int>& tied = {});
void mayPay(Checks& checks, const State& state, const Unit& unit, const Tokens& tokens, int vigor);
// An attack that the unit has and can pay together with the traits declared with it; then whether it may aim at its target or
// origin.
struct Price {
    Tokens tokens;
    int vigor = 0;
    QList<int> tied; // acts of each trait that costs some, beside those of the attack
};
Price priceOf(const State& state, const Unit& unit, const QString& attack, const QStringList& traits);
void mayUse(Checks& checks, const State& state, const Unit& unit, const QString& attack);
QString shownSquares(int away, int count); // a number of them, unless no way leads there
void maySee(Checks& checks, const Field& field, const Unit& unit, const Unit& target);
R whatPays(Token colour); // a token of this colour: for what it pays
QList<R> whyUnseen(const Field& field, const Unit& viewer, const Unit& target);
void mayAim(Checks& checks, const Field& field, const Unit& unit, const Attack& attack, const Unit& target);
void mayBurst(Checks& checks, const Field& field, const Unit& unit, const Attack& attack, Square origin);
void mayTie(Checks& checks, const State& state, const Unit& unit, const QString& attack, const QStringList& traits);
void notPinned(Checks& checks, const State& state, const Unit& unit);
void notLost(Checks& checks, const Unit& unit, const QString& id, const State& state);

// A warband while it is built, when it is finished, and line by line (SS-020, SS-037 … SS-057).
void noteBlanks(Checks& checks, const Blanks& blanks);                                // W_UNKNOWN
void withinCap(Checks& checks, const State& state, int points, const Blanks& blanks); // blanks: prices that are no part of them
void withinCount(Checks& checks, const State& state, qsizetype units);
// Whole: nobody entered the card at all.
void withinMarks(Checks& checks, const State& state, const UnitCard& card, const QString& title, const Blanks& whole = {});
void mayJoin(Checks& checks, const State& state, const UnitCard& card, const QString& title, const QString& faction,
    const Blanks& whole = {});
void mayCarry(Checks& checks, const State& state, const Unit& unit, const ModCard& mod, const QString& id);
void mayCarrySoMany(Checks& checks, const State& state, const Unit& unit, qsizetype mods);
void mayStay(Checks& checks, const State& state, const Unit& unit); // a unit of a warband with its mods

// What was noted for a moment that is over now (W_REMINDER).
void nothingForgotten(Checks& checks, const State& state, Moment moment);

// What is said and counts for nothing here: its names in words.
void nothingSurplus(Checks& checks, const QStringList& surplus);

void whyNoReaction(Checks& checks, const State& state, const Unit& unit); // the statuses that keep it from reacting

// Whether the unit may reply now, and to whom: every condition, in the order of the rules.
void mayReply(Checks& checks, const Field& field, const Unit& unit);
void mayReplyWith(Checks& checks, const Field& field, const Unit& unit, const QString& attack, const QStringList& traits,
    std::optional<Square> origin = {});
QList<Square> replyOrigins(const Field& field, const Unit& unit, const Attack& attack); // of a burst that reaches whom it answers
bool hasAttackToReply(const Field& field, const Unit& unit);                            // among its attacks
const Unit* answered(const State& state);                     // whose attack or step waits for replies; null when nothing does
const Unit* meantBy(const State& state, const Unit& replier); // to whom it would reply, in time or too late
R whenReplied(const State& state);                            // before or after what is answered: the rule that says it

// A status that was laid on it, and what it recovers on.
void tellStatus(Changes& changes, const Unit& who, const Status& status, const Effect& effect);

// Why these recovery rolls come out as they do, and why it is somebody's turn now.
QList<R> whyRecovery(const State& state, const Unit& unit, const Status& status);
R whyTheirTurn(const State& state);

QString squareText(std::optional<Square> square);

} // namespace sellsword

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What follows from a state without changing it: cards, current statistics, statuses, sides, whose turn it is.
#pragma once

#include "games/sellsword/rules/blanks.h"
#include "games/sellsword/rules/state.h"
#include "games/sellsword/rules/text.h"

namespace sellsword {

int pointsToWin(const State& state);  // as the table reads the target (SS-051 SS-052)
bool isLight(const State& state);     // only score, tokens, Vigor and what attacks do is tracked
bool isUntracked(const State& state); // and no unit has its turn

// --- cards and names

inline QString listed(const QStringList& parts) { return parts.join(QStringLiteral(", ")); }
QString titleOf(const State& state, const QString& id); // of a unit, card, mod or player; the id when nothing better is known
QStringList titlesOf(const State& state, const QStringList& ids);
const UnitCard& cardOf(const State& state, const Unit& unit); // blank when it is not known
const Unit* unit(const State& state, const QString& id);
const Player* player(const State& state, const QString& id);
const Attack* attackOf(const State& state, const Unit& unit, const QString& id); // of its card or its mods
QList<Attack> attacksOf(const State& state, const Unit& unit);                   // of its card and its mods
const Trait* traitOf(const State& state, const Unit& unit, const QString& id);
QList<Trait> printedTraits(const State& state, const Unit& unit); // lost ones too
QList<Trait> traitsOf(const State& state, const Unit& unit);      // mods count as more of them (SS-044)
bool has(const State& state, const Unit& unit, const CommonTrait& trait);
int warleaderOf(const State& state, const Unit& unit); // its rating
bool hasDescriptor(
    const State& state, const Unit& unit, const QString& descriptor); // printed ones, and Exhausted, Injured, Living
bool isLost(const Unit& unit, const QString& id);                     // an attack or trait whose injury box is marked (SS-238)
QList<Amount> immunitiesOf(const State& state, const Unit& unit);
QList<Amount> vulnerabilitiesOf(const State& state, const Unit& unit);

// --- warbands

int costOf(const State& state, const Unit& unit); // with its mods (SS-043)
int pointsOf(const State& state, const QString& player);
QList<const Unit*> warband(const State& state, const QString& player);
bool mayHold(const State& state, const QString& player);      // an objective: with a unit that stands, or one that nobody entered
bool isBeaten(const State& state, const QString& player);     // nobody of its warband is left
QString factionOf(const State& state, const QString& player); // of its first unit, or as declared

// --- statistics as they are now

int statOf(const State& state, const Unit& unit, Stat stat); // a Defensive injury counts (SS-234)
int moveOf(const State& state, const Unit& unit);            // a Mobility injury counts (SS-233)
int vigorOf(const State& state, const Unit& unit);
int mostVigor(const State& state, const Unit& unit);
Tokens tokensOf(const State& state, const Unit& unit);
Tokens poolOf(const State& state, const Unit& unit); // card and mods (SS-097)
bool hasInjury(const Unit& unit, QLatin1String kind);
QStringList freeBoxes(const State& state, const Unit& unit);
QList<QStringList> boxesOf(const State& state, const Unit& unit, int count); // every choice of so many free ones, or all of them
bool isExhausted(const State& state, const Unit& unit);
bool isLiving(const State& state, const Unit& unit);
bool flies(const State& state, const Unit& unit);     // not with a Mobility injury (SS-277)
int sideLength(const State& state, const Unit& unit); // of its footprint: 1 or 2

// --- statuses

const Status* statusOf(const Unit& unit, StatusKind kind); // the first of that kind; null when it has none
int countOf(const Unit& unit, StatusKind kind);
bool isSameStatus(const Status& a, const Status& b);
bool isOutdone(const State& state, const Unit& unit, const Status& status); // by a harsher copy of the same Recurring (AS-40)
Stat recoversOn(const Status& status);                                      // Brawn, as ever, where nobody said it
int recoveryNumber(
    const State& state, const Unit& unit, const Status& status); // the die stays below it; of two copies the harsher modifier
bool forbids(const State& state, const Unit& unit, Deed deed);   // by a card (SS-117)
bool lifts(const State& state, const Unit& unit, Deed deed);     // by a card (SS-116)
QString keptBy(const Unit& unit);                                // the status that lets it not react
bool mayReact(const State& state, const Unit& unit);             // its statuses let it (AS-36)
bool isKeptFromReplying(const State& state, const Unit& unit);   // by a card: a reply is an attack act, and a reaction

// --- acts of the running turn

bool isActive(const State& state, const Unit& unit);
int actsOf(const State& state, const Unit& unit);     // in its whole turn (SS-098)
int moreActsOf(const State& state, const Unit& unit); // that cards give it beyond 3 (SS-114)
bool isPawn(const State& state, const Unit& unit);    // run by an opponent: a single act (SS-313 SS-318)
int actsInTurn(const State& state, const Unit& unit); // of the running turn: as at its beginning, where acts are lost later
int actsLeft(const State& state, const Unit& unit);
int usedOf(const State& state, ActType type); // of the running turn, for the Rule of 3
bool hasWay(const State& state);              // steps that were announced are still to be made
bool isOnTheWay(const State& state);          // and the next one leads from where the unit stands

// --- sides and order

QString sideOf(const State& state, const Unit& unit); // whose unit it counts as now (SS-312)
bool areEnemies(const State& state, const Unit& a, const Unit& b);
bool onTable(const Unit& unit); // on the map, or in play without one
bool inPlay(const State& state, const Unit& unit);
QString controllerOf(const State& state, const Unit& unit);           // who runs its turn; empty: the table has to say
QList<const Unit*> unused(const State& state, const QString& player); // units that have not gone this round
QStringList seats(const State& state);                                // players by seat
QStringList orderOf(const State& state, int phase);                   // players in the order of a phase (SS-075 SS-084)
QString whoseTurn(const State& state);                                // empty: nobody is left this round
bool hasPhase0(const State& state);

// --- warleaders

int warleaderOf(const State& state, const QString& player); // the highest rating
int moreLeadOf(const State& state, qsizetype players);      // than 10, for greater advantage (AS-51)
int diceLeft(const State& state, const Unit& warleader);
int diceOf(const State& state, const QString& player); // left of all its Warleaders together

// --- the running tactics check

int leadOf(const Roll& roll, const Roll& other); // by the first of their rolls that differ; 0: tied
QStringList leaders(const State& state);         // with the highest roll; several: they are tied

} // namespace sellsword

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What follows from a state without changing it: names, rankings, who stands where, who may deploy.
#pragma once

#include "games/hired-swords/rules/battle/geometry.h"
#include "games/hired-swords/rules/blanks.h"
#include "games/hired-swords/rules/state.h"
#include "games/hired-swords/rules/text.h"

namespace hiredswords {

// --- names

inline constexpr int usualMost = 4;                               // mercenaries of a contract (HS-056)
int mostIn(const State& state, const CareerCard& card);           // AMB-08: with more agents, all of them
qsizetype countedActions(const State& state, const Fighter& who); // of a round; AMB-21: without strain by itself
QString printedOr(const QString& title, QString id);              // the words of the id when nobody entered the title
QString titleOf(const State& state, const QString& id);           // of any card or opponent; the id when nothing better is known
// A sentence with the name of the running contract or the drawn card; the other one where there is none.
engine::Message onContract(const State& state, const char* text, const char* without);
engine::Message onDrawn(const State& state, const char* text, const char* without);

// --- cards

const Mercenary& mercenary(const State& state, const QString& id); // blank when it is not known
bool asksEnding(const State& state); // at the end of a round: the contract has conditions in its own words
const CareerCard& careerCard(const State& state, const QString& id);
const OppositionCard& oppositionCard(const State& state, const QString& id);
const CareerCard& contractCard(const State& state); // of the running contract; blank without one
// Whether battles are kept here; otherwise they are fought on the table, and their result is entered.
inline bool tracksBattles(const State& state) { return state.settings.tracking != engine::Tracking::Light; }
bool isFinal(const State& state); // the running contract decides the career

// --- the battle

const Fighter* fighter(const State& state, const QString& id);
const Opponent* opponent(const State& state, const QString& id);
inline constexpr int lastPhase = 7;
inline constexpr int quietEnough = 3; // rounds without change after which a stalemate is suggested (AMB-32)
bool inPhase(const State& state, int phase);
bool isTrap(const State& state, const Opponent& opponent);
MoveIcon iconOf(const State& state, const Opponent& opponent);

Ranks ranksOf(const State& state, const Fighter& fighter);   // the column of its health (HS-176 HS-209)
Ranks ranksOf(const State& state, const Opponent& opponent); // an enemy mercenary uses its column too (HS-287)
int damageOf(const State& state, const QString& figure);     // what its hits deal; an enemy mercenary's deal the usual (HS-284)
bool columnUnknown(const Mercenary& mercenary, Health health);
// Whom or what the running contract protects: PROTECTOR contracts do, named or not (HS-114); empty: nothing.
inline constexpr char unnamedObjective[] = "objective";
QString objectiveOf(const State& state);

// The other member of the crew on its position that makes a loner unable to do more than Move; null when free to act.
const Fighter* sharesWith(const State& state, const Fighter& loner);
const Counter* counterFor(const Fighter& fighter, Gates gates); // null when it is not counted

int hiddenCount(const State& state);
int hiddenCount(const State& state, Zone zone);
QList<const Opponent*> engaging(const State& state, Position position); // ready opposition next to it (HS-250)
QList<Zone> movesOf(const State& state, const Opponent& opponent);      // where it may end in phase 3; its own zone: it stays
QString counterName(const Counter& counter);                            // in the reader's language: "dodge"
QString phaseName(int phase);                                           // "4 Crew acts"
qsizetype careerCardsOut(const State& state);                           // that lie elsewhere than in their deck
qsizetype oppositionCardsOut(const State& state);
QList<Skill> skillsOf(const State& state, const Opponent& opponent); // what it may act with; several: the player's choice
QList<const Fighter*> reachOf(const State& state, const Opponent& opponent);
bool canAct(const State& state, const Opponent& opponent);           // able, so it must act in phase 5 (HS-150)
engine::Truth mustAct(const State& state, const Opponent& opponent); // the same, as far as its rankings are known

// --- hiring

inline constexpr int mostTactics = 2; // bought for a contract (HS-059)
int agentCount(const State& state);
bool mayKeepTactic(const State& state); // an agent's ability lets one stay that is no equipment (HS-311)
bool fits(const State& state, Keyword keyword, const CareerCard& contract); // a card bound to such contracts (AMB-06 AMB-07)
bool isBoundToOutland(const State& state); // an Outland rogue asks for an Outland contract, not for any but City
bool rogueHolds(const State& state, const Mercenary& mercenary, const CareerCard& contract);
bool canDeploy(const State& state, const Mercenary& mercenary, const CareerCard& contract);
QStringList deployableAgents(const State& state, const CareerCard& contract);
bool isListedHere(const State& state, const Mercenary& mercenary);
bool isFreelancer(const State& state, const Mercenary& mercenary, const CareerCard& contract);
int funds(const State& state); // budget left and wealth

struct Fielding { // the cheapest way to field the fewest mercenaries (HS-055)
    engine::Truth possible = false;
    int needed = 0; // gold, blanks left out; -1 when there are too few cards
    bool isAtLeast = false;
    int funds = 0;
    Blanks blankFunds; // what was not entered of them
};
Fielding fielding(const State& state, const CareerCard& contract);
engine::Truth canStillField(const State& state); // the contract that is being prepared, with all that was spent on it taken back

bool neighbours(const State& state, Location from, Location to);

enum class Hold { Open, Success, Failure, NobodyLeft };
Hold usualEnding(const State& state); // what the usual conditions say now (HS-157 HS-158)

} // namespace hiredswords

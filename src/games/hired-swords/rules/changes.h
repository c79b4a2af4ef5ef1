// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A state being changed by one action, and what is told of it. The functions never refuse: a table may decide anything.
#pragma once

#include "engine/changes.h"
#include "games/hired-swords/rules/battle/contest.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/reasons.h"

namespace hiredswords {

class Changes : public engine::ChangesOf<State, R, reason> {
public:
    using ChangesOf::ChangesOf;

    Battle& battle() { return *state.battle; }
    Contract& contract() { return *state.contract; }
    Fighter* fighter(const QString& id) { return state.battle ? find(state.battle->crew, id) : nullptr; }
    Opponent* opponent(const QString& id) { return state.battle ? find(state.battle->opposition, id) : nullptr; }
    Mercenary* mercenary(const QString& id) { return find(state.mercenaries, id); }
    Tactic* tactic(const QString& id) { return find(state.tactics, id); }

    // --- health and exhaustion (p. 10-11)
    void hurtFighter(const QString& id, int damage);
    void hurtOpponent(const QString& id, int damage);
    void hurt(const QString& id, int damage); // of either side
    void exhaustTarget(const QString& id);    // of crew or opposition, by somebody else's doing: a second time it hurts (HS-226)
    void heal(const QString& id, int levels);
    void actorDone(
        const QString& id, ActionKind kind, bool strain, bool free); // exhausted, strained or free (HS-214 HS-221 HS-227)
    void tellBlank(const QString& id, const QList<Skill>& skills);   // of whom nobody entered the rankings
    void spendTokens(const QStringList& helpers, Skill skill);       // of those whose assists are counted (HS-296)
    void spend(const QString& id, Gates gates);                      // one token of that kind
    void tellWear(
        const QString& id, Skill skill); // of a mercenary of either side whose ranking is not that of the healthy one (HS-208)
    // Tells the contest and does what it says; sides are ids of crew or opposition.
    void carryOut(const Contest& contest, const QString& attacker, const QString& defender);

    // --- gold
    void gain(int gold); // or lose, when below 0; wealth stays within what is tracked
    // From the budget first, then from wealth (HS-053); what was really paid. Of a cost that nobody entered nothing is.
    int pay(std::optional<int> cost);
    void refund(int cost); // the other way round
    void loseBudget();     // what is left of it when the battle begins (HS-117)

    // --- cards
    void defeat(const QString& opponentId);
    void takeOpposition(const Opponent& card); // off the table, to the pile it belongs to
    void place(Zone zone, int count);          // face down, from the deck, discards shuffled in when it runs short (AMB-15)
    void shuffleCareer(R why);                 // discards back into the deck (HS-125)
    void goTo(Location location);
    void know(CareerCard card);
    void know(OppositionCard card);
    void nameCard(const QString& id, const QString& name); // an opposition card that was turned up
    void discardCareer(const QString& id);
    void tacticBack(const QString& id, R why);
    void endContract(Ending ending); // on to step 6; a final contract decides the career
    void leaveContract();            // off the table with what it, its crew and its tactics asked for; back to step 1
};

} // namespace hiredswords

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Number values that depend on the crew: what a listing is worth now, and how it came about (p. 2).
#pragma once

#include "dice/term.h"
#include "games/hired-swords/rules/reasons.h"
#include "games/hired-swords/rules/state.h"
#include "games/hired-swords/rules/text.h"

namespace hiredswords {

// The dice words for a crew of m (0: no contract runs): D6, D4, D3, D2, DM, M and the sign rule (HS-013 … HS-027, AMB-03).
dice::Vocabulary vocabulary(int m);

// The crew count that counts now; 0 when no crew is confirmed.
int crewCount(const State& state);
State withCrew(State state, int crew); // as if so many were deployed; 0: as it is

// May the listing be evaluated? Conditions E_VALUE_SYNTAX, E_NO_CREW and E_NO_DIE. Entered by hand it need not.
void checkListing(Checks& checks, const State& state, const Listing& listing, bool byHand = false);

bool needsHand(const State& state, const Listing& listing); // only the table can say what it is worth (AMB-03)
R valueRule(const Listing& listing);                        // which of the number rules makes its worth (HS-022 … HS-027)

QList<engine::Die> diceOf(const State& state, const Listing& listing, const QString& label); // none when it cannot be rolled

struct Worth {
    int value = 0; // never below 0 (AMB-03)
    QString making;
};
// Takes its faces from the front of faces; what cannot be evaluated is worth 0, with the reason as its making.
Worth worth(const State& state, const Listing& listing, QList<int>& faces);
inline Worth worth(const State& state, const Listing& listing) // as far as no dice decide it
{
    QList<int> noFaces;
    return worth(state, listing, noFaces);
}

int revealsDue(const State& state); // cards of this round's circle that are to be revealed; -1: it has to be rolled first

// One listing of several that an action rolls for, each with its own dice, or with its own number entered by hand.
struct Rolls {
    const State& state;
    QList<int> faces;
    QList<int> numbers = {};
    bool complete = true; // false once a listing found too few faces

    Worth take(const Listing& listing);
};

// What an action does with the numbers that it carries for its listings.
void checkListings(Checks& checks, const State& state, const QList<Listing>& listings, const QList<int>& numbers);
QList<engine::Fault> tooManyNumbers(
    const char* verb, const State& state, const QList<Listing>& listings, const QList<int>& numbers);
QList<engine::Fault> numbersLacking(
    const char* verb, const State& state, const QList<Listing>& listings, const QList<int>& numbers);

} // namespace hiredswords

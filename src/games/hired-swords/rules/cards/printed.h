// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed on a career card and may be left open: "keyword", "type", "budget", "bonus", "arrows" (any of them),
// "arrows.south", "reveal". Of a card that is entered half the rest is not known, and what depends on it is neither allowed nor
// refused by it.
#pragma once

#include "games/hired-swords/rules/blanks.h"

namespace hiredswords {

bool isOpen(const CareerCard& card, QLatin1String field);
inline bool isOpen(const CareerCard& card, const char* field) { return isOpen(card, QLatin1String(field)); }
bool isOpen(const CareerCard& card, Zone arrow);
bool isOpen(const CareerCard& card);                            // any of them: there is something to fill in
QString printedText(const CareerCard& card, const char* field); // as it stands there, or that it is not entered; not of arrows
QString printedText(const CareerCard& card, Zone arrow);        // "?" where nobody entered it

// Of what is not known play goes on with what most cards print: one card at the circle, no bonus.
inline Listing revealOf(const CareerCard& card) { return card.reveal.isKnown() ? card.reveal : CareerCard().reveal; }
inline Listing bonusOf(const CareerCard& card) { return card.bonus.isKnown() ? card.bonus : Listing(); }

Blanks blankKeyword(const State& state, const CareerCard& card);
Blanks blankType(const State& state, const CareerCard& card);
// Where somebody or something is bound to one kind of contract.
Blanks blankKeyword(const State& state, Keyword asked, const CareerCard& contract);
Blanks blankKeyword(const State& state, const Mercenary& mercenary, const CareerCard& contract);
engine::Truth mayDeploy(const State& state, const Mercenary& mercenary, const CareerCard& contract); // as far as it is known

} // namespace hiredswords

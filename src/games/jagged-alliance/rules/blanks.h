// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was not entered of cards and boards. A blank is no 0: whoever depends on it does not know, and says which place to fill.
#pragma once

#include "engine/verdict.h"
#include "games/jagged-alliance/rules/state.h"

namespace jaggedalliance {

using Blanks = QList<engine::Blank>;

Blanks blankPrice(const State& state, const QString& card);
Blanks blankNumbers(const State& state, int first, int last);             // which A.I.M. cards of the deck are these
Blanks blankEnemy(const State& state, const Figure& enemy);               // its card, which says what it takes to defeat it
Blanks blankSkill(const State& state, const Mercenary& who, Skill skill); // its dice, that nobody entered yet
Blanks blankGoals(const State& state, const QString& mission);            // what a mission asks for
bool isTold(const Spawn& line);                                           // it says who or what is placed
Blanks blankSpawn(const State& state, const QString& at);   // what is, or was, turned over by whoever comes into a sector
Blanks blankDefence(const State& state, const QString& at); // what its lieutenant places there
Blanks blankGuards(const State& state, const QString& at);  // of a mission
Blanks blankForces(const State& state, const QString& at);  // all three: who stands there once somebody has come in
Blanks blankSkulls(const State& state, const QString& at);  // of its spawn card: whether freeing it brings threat
Blanks blankEntered(const State& state, const QString& at); // who stands there, and what else its card says
Blanks blankWay(const State& state, const QString& from, const QString& to); // whether two sectors touch, or where a mission is
Blanks blankBorders(const State& state, const QString& at, const QStringList& areas);             // which of them share a border
Blanks blankReach(const State& state, const QString& at, const QString& from, const QString& to); // how far they are apart
// Which of these stand in an area: of everybody of whom it is not known.
Blanks blankArea(const State& state, const QString& at, const QString& area, const QStringList& who);
Blanks blankTogether(const State& state, const Mercenary& a, const Mercenary& b);
Blanks blankTerrain(const State& state, const Mercenary& who);           // of the area that it stands in
Blanks blankSwamp(const State& state, const Incoming& one);              // whether the area adds one to its damage
Blanks blankLoot(const State& state, const QString& corpse);             // which decks its enemy card shows
Blanks blankAttack(const State& state, const Card& card, int use);       // of a weapon: what it rolls
Blanks blankGuard(const State& state, const Mercenary& who, bool hides); // the dice of the armour it wears
Blanks blankRoll(const State& state, const Roll& roll);                  // which dice are thrown
Blanks blankSlots(const State& state, const QString& at);                // for rebels
bool isOnlyNamed(const State& state, const Sector& there);               // while it is laid out: free by default alone
Blanks blankTrack(const State& state); // of the dictator: where threat tokens attack, and how strongly

Blanks blankStrength(const State& state, int level); // of a counter-attack that waits there
Blanks blankAttacked(const State& state);            // of the one that is fought now
Blanks blankBand(const State& state);                // the colour of its level now, which says from which deck an event is drawn

Blanks blankCard(const State& state, const QString& card); // nothing but its name was entered: neither its kind nor what it holds
Blanks blankBoard(
    const State& state, const Mercenary& who, const char* place); // that nobody compared with the real one: "inventory"
Blanks blankStart(const State& state, const Mercenary& who);      // its stamina, which is that of a board nobody entered

void fillSpawn(const State& state, Sector& there); // what is kept of the spawn card that is only named there

// After a place was set by hand: where what is printed looks as if nobody had entered it, the card says that somebody did.
// What was waited for is placed.
void noteEntered(State& next, const State& before, const QString& path);

// Of the places that a card or board names as entered those stay that would look open without.
void keepEntered(Enemy& card);
void keepEntered(SpawnCard& card);
void keepEntered(Mercenary& who);

QString atLeast(const Blanks& open, int sum); // of which a part was not entered: "?", "at least 2"
QString staminaText(const State& state, const Mercenary& who);
Blanks blankAttacker(const State& state, const Incoming& one); // the card of the enemy from which it comes
QString damageText(const State& state, const Incoming& one);   // "?", and "at least 1" where a swamp may add to it
QString lootText(const State& state, const Corpse& corpse);    // icons left; "?"
QString strengthText(const State& state);                      // of the counter-attack; "?" while nobody entered its skulls
bool isTold(const State& state, const Sector& there);          // whether it is free
QString stateText(const State& state, const Sector& there);    // "not known" while it is free by default alone
QString healthText(const State& state, const Figure& enemy);   // of its card; "?" while nobody entered it

} // namespace jaggedalliance

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What follows from a state without changing it: names, places, distances, cards at work, values that count now.
#pragma once

#include "games/jagged-alliance/rules/reasons.h"
#include "games/jagged-alliance/rules/state.h"
#include "games/jagged-alliance/rules/blanks.h"
#include "games/jagged-alliance/rules/text.h"

namespace jaggedalliance {

inline constexpr int unreachable = 99;
inline constexpr int mostEvents = 3;
inline constexpr int threatTokensOfBox = 4; // p. 2

// Stands in a slot for an event that nobody named.
inline constexpr char unnamedEvent[] = "?";

// Areas, enemies, encounters and cards; otherwise threat, funds, sectors and cubes alone.
inline bool tracksTable(const State& state) { return state.settings.tracking != engine::Tracking::Light; }

// --- names

QString titleOf(const State& state, const QString& id); // of anything; the id when nothing better is known
QString activeTitle(const State& state);                // at the beginning of a sentence
QString titles(const State& state, const QStringList& ids);
QString deckText(Deck deck);
QString placeName(Place place);                               // "weapon slot 1", "storage"
QString pileName(Pile pile);                                  // of lieutenants, missions and events
QList<Encounter> encounterKinds(const State& state);          // an enemy among them, whether or not anybody entered which
QString encounterText(const State& state, const QString& id); // what a token shows
QString placeText(const State& state, const QString& at, const QString& area);

// --- the table; blanks when a name is not known

const Mercenary& mercenary(const State& state, const QString& id);
const Card& card(const State& state, const QString& id);
const Sector& sector(const State& state, const QString& id);
const Mission& mission(const State& state, const QString& id);
const Enemy& enemyCard(const State& state, const QString& id);
QString enemyCalled(const State& state, const QString& name); // the id of its card, also by what is printed on it; or one
const Dictator& dictator(const State& state);
bool suppliesGear(const State& state);             // the first scenario is being laid out: it brings default gear (JA-061)
constexpr int boardStep = 9;                       // of the setup: a dictator board is chosen (JA-064)
bool lacksBoard(const State& state);               // the scenario that is laid out is played against one, and none is chosen
const Space& space(const State& state, int level); // blank when the board is not entered

bool isMission(const State& state, const QString& at);
bool isLiberated(const State& state, const QString& at);
bool isFight(const State& state, const QString& at);                // a contested sector, or a mission
QString accessOf(const State& state, const Mission& mission);       // the sector; empty when no token lies
bool touch(const State& state, const QString& a, const QString& b); // sectors, or a sector and a mission at its access
const Edge* edgeBetween(const State& state, const QString& a, const QString& b);     // the first that is not red, else a red one
QStringList borderAreas(const State& state, const QString& from, const QString& to); // where one may enter; empty: anywhere
QStringList liberatedNear(const State& state, const QString& at);
QStringList neighbours(const State& state, const QString& at); // sectors and missions

// Areas on the shortest way; red borders count for walking only (JA-108).
int distance(const State& state, const QString& at, const QString& from, const QString& to, bool walking = false);
bool shareBorder(const State& state, const QString& at, const QString& a, const QString& b, bool& red);
QStringList areasBeside(const State& state, const QString& at, const QString& area); // that can be walked to
bool hasTerrain(const State& state, const QString& at, const QString& area, Terrain terrain);
bool together(const State& state, const Mercenary& a, const Mercenary& b); // in the same area, as far as anybody knows (JA-097)
// Two places of a sector: known to be one area; or of areas that nobody entered, where their names do not say it.
bool isSameArea(const State& state, const QString& at, const QString& a, const QString& b);
bool isAreaOpen(const State& state, const QString& at, const QString& a, const QString& b);
// How far two places of a sector are apart: nobody entered its areas, or where in them somebody stands.
bool isFarOpen(const State& state, const QString& at, const QString& a, const QString& b);
QStringList areasNamed(const State& state, const QString& at); // of a tile that nobody entered those where something lies

QList<const Mercenary*> team(const State& state); // in play, in the order of the boards
QList<const Mercenary*> mercenariesAt(const State& state, const QString& at);
QList<const Mercenary*> standingAt(const State& state, const QString& at);
QList<const Figure*> enemiesAt(const State& state, const QString& at);
bool isEnemyIn(const State& state, const QString& at, const QString& area);
bool isLeavingDear(const State& state, const QString& at, const QString& area); // a wound: enemies, JQ-107: and what lies there
QList<const Token*> tokensToReveal(const State& state);                         // in an area with a mercenary
QList<const Token*> tokensDue(const State& state);                              // and where somebody fell over one of them
QList<const Token*> tokensPerhaps(const State& state);   // where somebody may stand: areas that nobody entered
QList<const Token*> tokensElsewhere(const State& state); // face down where nobody stands, in the sector of whoever acts
bool isRevealAsked(const State& state);                  // an effect that is due turns a token over
const Effect* toPlace(const State& state);               // an enemy or an encounter whose area is still to be said; null: none
bool isOpen(const State& state); // a roll, damage, a token to turn over, half an attack: nothing is settled before it
bool isUsable(const State& state, const Successes& successes); // somebody is there whom they can help
const Mercenary* comingBack(const State& state); // the first who still stands on the card of a solved mission; null: nobody

// --- cards at work

QList<const Card*> cardsOf(const State& state, const QString& who);   // every card, upgrades too
QList<const Card*> working(const State& state, const Mercenary& who); // slotted, with their upgrades
QList<const Card*> upgradesOf(const State& state, const QString& host);
// The card whose durability pays for its effect: an upgrade's own, or that of its host (JA-025, JA-149).
QString spentFor(const State& state, const QString& id);
QList<Place> slotsOf(const Mercenary& who); // for equipment
int inventoryLoad(const State& state, const QString& who);
bool fitsPlace(CardKind kind, Place place);
bool mayLie(const State& state, const Card& card, Place place); // it fits there, or nobody entered what it is
Modifiers modifiers(const State& state);
bool hasExpertise(const State& state, const Mercenary& who, RollKind kind);
bool mayReroll(const State& state, const Mercenary& who, RollKind kind);
RollKind rollOf(Skill skill);

// --- values

int mostCubes(const State& state, const Mercenary& who); // of the three zones together
int commandsOf(const State& state, const Mercenary& who);
int recoverOf(const State& state, const Mercenary& who);
const Row& rowOf(const State& state, const Figure& enemy);
int armourOf(const State& state, const Figure& enemy);
int stealthOf(const State& state, const Figure& enemy);
DictatorStep dictatorStep(const State& state);         // without a token nothing rises, also when a correction took it
int damageOf(const State& state, const Figure& enemy); // before the place and the conditions of whoever is hit
int damageOf(const State& state, const Figure& enemy, const Mercenary& target);

// What a damage is made of, one reason and its points after the other; nothing that counts nothing.
struct Part {
    enum What { Printed, Halved, Modifier, Rolled, Mine, Swamp, Marked, Armour, Settlement, TankToken, SearchParty } what;
    int points = 0;
};
int sum(const QList<Part>& parts);
QString itemised(const QList<Part>& parts);                      // "4: 2 printed, +1 Marked, +1 swamp", never below 0
QList<Part> partsOf(const State& state, const Figure& enemy);    // before the place and the conditions of whoever is hit
QList<Part> hidingFrom(const State& state, const Figure& enemy); // what the difficulty of hiding is made of
QList<Part> partsOf(const State& state, const Incoming& one);    // empty when it cannot be told any more
QString damageWords(const State& state, const Incoming& one);    // with what it is made of, as far as that is known
QList<Part> extraDamage(const State& state, const QString& at, const QString& area, const QList<Condition>& conditions);
int woundsBehind(const Incoming& one, int armour);
bool isTank(const State& state, const Figure& enemy);
QStringList openTankTokens(const State& state); // that may be revealed

struct Cost {
    int fatigue = 0;
    int wounds = 0;
    int suppressed = 0; // of these, for being Suppressed
    int total() const { return fatigue + wounds; }
};
Cost stepCost(const State& state, const Mercenary& who);
Cost groupMoveCost(const State& state, const Mercenary& who);
int suppressedCost(const State& state, const Mercenary& who, bool equipment);
QString costText(int total, int suppressed); // how much of it Suppressed costs: "2 (1, +1 Suppressed)"

int bribePrice(const State& state, int dice);
bool isDearByLieutenant(const State& state);                  // one raises that price
int proceedsOf(const State& state, const QStringList& cards); // of selling them (JA-341)
bool hasAlly(const State& state, const QStringList& cards);   // among them
QList<int> missingAim(const State& state);                    // numbers of the A.I.M. deck that nobody entered (JA-032)
int mercenariesFor(qsizetype players); // 1 plays 3, 2 play 2 each, 3 or 4 play 1 each; 0: no such number (JA-058)
int counterStrength(const State& state, int level);
R defenceOfBoard(const State& state, int rebels); // what counts against one: manning rebels, cards, those that support
QStringList waitingFor(const State& state);       // titles of mercenaries that could still be activated

// --- enemies (p. 26-27)

QList<const Figure*> nextEnemies(const State& state, const QString& at);      // those among whom the players choose
QList<const Mercenary*> byCloseness(const State& state, const Figure& enemy); // the first is its target
int closeness(const State& state, const Figure& enemy, const Mercenary& who);
R targetReason(const State& state, const Figure& enemy); // why the first of them is its target
QString whyTarget(R reason);
bool inReach(const State& state, const Figure& enemy, const Mercenary& who); // as far as anybody knows
Blanks blankTarget(const State& state, const Figure& enemy);                 // which of several is the closest
Blanks blankAim(const State& state, const Figure& enemy);                    // and whether it reaches that one, or goes there
QStringList waysTowards(const State& state, const Figure& enemy, const Mercenary& target); // next areas that are equally good
bool canAttack(const State& state, const Figure& enemy);                                   // its target, from where it stands
bool usesApproach(const State& state, const Figure& enemy);
QStringList openWays(
    const State& state, const Figure& enemy); // among which the players choose at the coming step; empty when there is no choice
QList<Pattern> patternOf(const State& state, const Figure& enemy, bool approach);

// --- endings

bool mayBeLiberated(const State& state, const Sector& sector);
bool isLost(const State& state);                        // nobody stands (JA-041)
int discardsOf(const State& state, const QString& who); // half of the cards (JA-130)
QStringList rosterLeft(const State& state);

} // namespace jaggedalliance

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What follows from a state without changing it: names, seats, where an attack goes, what is left in the vault.
#pragma once

#include "games/swords-and-souls/rules/blanks.h"
#include "games/swords-and-souls/rules/state.h"
#include "games/swords-and-souls/rules/text.h"

namespace swordsandsouls {

inline constexpr int handSize = 3;
inline constexpr int rowSize = 3;
inline constexpr int starterCount = 5;
inline constexpr int smallHearts = 2;
inline constexpr int fragmentsToWin = 3;

// --- names

QString titleOf(
    const State& state, const QString& id); // of a card, talent, hero or player; the words of its id when nobody entered it
QString titlesOf(const State& state, const QStringList& ids);
// Where nobody is on turn, or no attack is open, a sentence says so; within it the word is a small one.
QString named(const QString& who, const char* nobody = QT_TR_NOOP("Nobody"));

// Which cards these are: treasures, Delay cards, cards in play.
template <class Lying> QStringList cardsIn(const QList<Lying>& lying)
{
    QStringList cards;
    for (const Lying& one : lying)
        cards += one.card;
    return cards;
}

// --- seats (SO-111)

// Hands, piles and what lies beside the heroes; otherwise hearts, obols and fragments alone.
inline bool tracksCards(const State& state) { return state.settings.tracking != Tracking::Light; }
Player newcomer(const QString& name);       // before the deal
int mostFragments(const State& state);      // that anybody has
QStringList freeHeroes(const State& state); // whom nobody plays

const Player& player(const State& state, const QString& id); // blank when there is none
int seatOf(const State& state, const QString& id);           // -1 when there is none
const Player& after(const State& state, const QString& id, Way way = Way::Clockwise);
int clockwiseFrom(const State& state, const QString& from, const QString& to); // steps
const Player& nextInTurn(const State& state);                                  // whose turn begins next
QStringList clockwise(const State& state, const QString& from);                // everybody, from that player on

// Where an attack goes when it is dodged (SO-080 SO-112); Open: the table decides, and has not said it.
Way wayOf(const State& state, const QString& attacker, const QString& target, std::optional<Way> said = {});
bool isAcross(const State& state, const QString& attacker, const QString& target); // directly opposite
// The players that an attack reaches one after the other while everybody dodges; those who are down stand in it too.
QStringList circle(const State& state, const QString& attacker, const QString& target, Way way);
QStringList targetsOf(const State& state, const Card& card, const QString& attacker); // whom its text lets it attack

// --- cards

const Card& card(const State& state, const QString& id); // talents too; blank when it is not known
const Hero& hero(const State& state, const QString& id);
const Card& talentOf(const State& state, const Player& player);
bool isHeld(const QStringList& cards, const QString& card);               // by name, or among cards that nobody named
bool mayHold(const State& state, const Player& who, const QString& card); // in hand, as far as everybody can know
const Treasure* treasure(const Player& player, const QString& card);
QStringList treasureNames(const Player& player); // their names, each once

// A card as somebody wants to use it: which one, and where it comes from.
Used meant(const State& state, const QString& who, const QString& card, std::optional<Source> from, Role role);
const Card& cardOf(const State& state, const Used& used);
bool doesMore(const State& state, const Used& used); // in the attack it does what its text says besides
const Used* standing(const Attack& attack);          // the last block or dodge that nobody cancelled; null when there is none

// --- drawing

// What drawing so many cards from layered piles leaves to chance: everything above the last layer is settled.
struct Drawing {
    QStringList settled;
    QStringList from; // the layer that chance takes the rest from
    int chance = 0;   // how many
};
Drawing drawing(const QList<QStringList>& layers, int count);
// The cards drawn, in order, when these are named; nothing when they cannot be.
std::optional<QStringList> drawn(const QList<QStringList>& layers, int count, const QStringList& named);
QList<QStringList> layersOf(const Player& player);   // deck, then discard pile
QList<QStringList> layersOf(const Arsenal& arsenal); // deck, then what was put under it
Arsenal refreshed(const State& state);               // the row put under the deck (AO-13 AO-14)
int missing(const Player& player);                   // cards that the draw step draws
int missing(const Arsenal& arsenal);

// --- tokens

int fragmentsFrom(const State& state, const Player& defeated, bool doubled); // (SO-088, AO-11)
int heartsTaken(const State& state, const Player& target, bool doubled); // by an attack, of what the target has (SO-092, AO-10)
Supply vault(const State& state);                                        // what nobody holds; below 0: stand-ins are on the table

// --- the box (SO-010 SO-012 SO-013)

struct Cards {
    int heroes = 0, starters = 0, arsenal = 0;
    bool operator==(const Cards&) const = default;
};
inline constexpr Cards printedCards{6, 30, 35};
Cards cardsThere(const State& state); // wherever they lie now

// --- public knowledge of a player's cards

QStringList privateHand(const Player& player); // of the hand, what not everybody knows
QStringList pool(const Player& player);        // the cards of deck and private hand, as everybody can know them
bool isPoolKnown(const Player& player);        // every one of them by name
QStringList unknownAnswers(
    const State& state, const Player& player);          // of those that are named: nobody entered whether it answers
bool isKnown(const State& state, const Player& player); // and what lies open too: their reactions can be counted

} // namespace swordsandsouls

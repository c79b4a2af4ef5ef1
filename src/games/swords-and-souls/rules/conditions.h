// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The conditions that several actions share, one function per rule or small group of rules.
#pragma once

#include "games/swords-and-souls/rules/acting.h"
#include "games/swords-and-souls/rules/changes.h"
#include "games/swords-and-souls/rules/reasons.h"
#include "games/swords-and-souls/rules/query.h"

namespace swordsandsouls {

QString nowText(const State& state);                                  // "Mara's play step"
void running(Checks& checks, const State& state);                     // E_OVER
void noAttack(Checks& checks, const State& state);                    // E_ATTACK_OPEN
void nothingInPlay(Checks& checks, const State& state);               // E_IN_PLAY
void attackOpen(Checks& checks, const State& state);                  // E_NO_ATTACK
void unanswered(Checks& checks, const State& state);                  // E_BLOCKED, E_FAILED; an attack is open
void upright(Checks& checks, const State& state, const QString& who); // E_DOWN, E_DOWN_TURN

// Held by its player, and not used up: hand, talent or treasure.
void available(Checks& checks, const State& state, const Used& used);
void inHand(Checks& checks, const State& state, const QString& who, QStringList cards); // E_NOT_HELD: all of them to be discarded
// In the play step of its player, or when its own text says so; a treasure just bought in the buy step too.
void inPlayStep(Checks& checks, const State& state, const Used& used, bool attacks);
// A card of the attacker that joins an open attack: played when an attack card could be (SO-048 SO-050 SO-066), a Reaction when
// its text says so.
void joinsAttack(Checks& checks, const State& state, const Used& used);
void notNeeded(Checks& checks, bool isGiven, const char* what);                    // W_SURPLUS: it decides nothing here
void fromVault(Checks& checks, const State& state, R warns, int small, int large); // the vault has them
// The icon that this moment asks for; blank cards are warned of, Special ones too.
void fitsIcon(Checks& checks, const State& state, const Used& used, Icon wanted);
void between(Checks& checks, const State& state);   // E_INSTANT_TIME
void reminders(Checks& checks, const State& state); // W_REMINDER: what is noted for this step

QList<const Noted*> due(const State& state); // noted for this very moment
QString notedText(const Noted& noted);
QString doing(EffectKind kind, const QString& who, const QString& on, qsizetype amount); // as a sentence

void mayAim(Checks& checks, const State& state, const Used& used, const QString& target); // E_SELF, E_TARGET, W_DOWN_TARGET
bool attacksMany(const Card& card);
void goesItsWay(Checks& checks, Way way, std::optional<Way> named);                               // E_WAY
void inOrder(Checks& checks, const State& state, const Attack& attack, const QStringList& named); // E_ORDER

// --- a card that does not attack: its effects are carried out, or it lies there until they have been

struct Said { // by the table: what the card's text leaves open
    QString target;
    QStringList cards; // drawn
    QString treasure;
};
// The vault can pay what a card's text gives (W_SHORT).
void enoughFor(Checks& checks, const State& state, const QList<Effect>& effects, const QString& who, const QString& target);
QString drawerOf(const State& state, const Used& used, const QString& target); // whom it makes draw by itself; empty: nobody
bool isAutomatic(const Card& card);   // the program can carry its effects out to their end by itself
bool takesTreasure(const Card& card); // by itself, from its target
void carryOut(Changes& changes, const Used& used, const Said& said);
engine::Needs needsOf(const State& state, const Used& used, const Said& said);
QList<engine::Fault> wrongIn(const char* verb, const State& state, const Used& used, const Said& said);
QList<engine::Fault> lackingIn(const char* verb, const State& state, const Used& used, const Said& said);

// Cards that a draw by this player leaves to chance, if the program is to name them.
void needDraw(engine::Needs& needs, const State& state, const QString& who, int count, const QStringList& named);
void needRow(engine::Needs& needs, const Arsenal& arsenal, const QStringList& named);
engine::Fault noSuchTreasure(const QString& place, const Player& owner, const QString& treasure);
QList<engine::Fault> namelessIn(const QString& place, const QStringList& cards);
QList<engine::Fault> wrongDiscard(const char* place, const QStringList& cards);
QList<engine::Fault> wrongDraw(
    const char* place, const State& state, const QList<QStringList>& layers, int count, const QStringList& named);

} // namespace swordsandsouls

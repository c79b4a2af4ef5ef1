// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What an entry says when it is read again: its sentence, its dice, and the rules that decided it.
#pragma once

#include "engine/game.h"
#include "engine/journal.h"

#include <QCoreApplication>

namespace engine {

// Of an action, beside the game's own fields: what was told when it was done, in the language of who did it. It is read where
// today's rules come to something else; entries from before it was noted say nothing.
inline constexpr char toldField[] = "told";

// Why the table decided so, where nobody said it: kept in English, as every reason that the program gives.
inline constexpr char nobodySaidWhy[] = QT_TRANSLATE_NOOP("reason", "table decision");

// A kept reason in the reader's language; what people typed stands as it is.
QString reasonInWords(const QString& kept);

// What the entry told when it was done: its sentences in order.
QStringList toldThen(const Entry& entry);

// Whether it led to another state when it was written than after, to which today's rules come.
bool isOtherToday(const Game& game, const AnyState& after, const Entry& entry);

struct Saying {
    struct Thrown {
        QString label; // what it was rolled for
        int sides = 0; // 0: nobody asked for a die before it fell
        int face = 1;
        QString printed; // on the die
    };
    QString sentence; // in the reader's language; empty where the entry cannot be read any more
    QList<Thrown> dice;
    QString diceBy;       // as the entry notes it
    QList<qint16> rules;  // that decided it: indexes into the game's book
    bool isOther = false; // today's rules come to another state than it led to when it was written
};

// Whether it says what came of an act here, as against what the rules say of every such act.
inline bool isOfThisAct(const Told& told) { return !told.message.isEmpty(); }

struct Understood : Saying {
    QStringList worked;   // the numbers that came of it and what they are made of, where its sentence does not say them
    QStringList came;     // what came of it here, numbers or not: a sector is free, somebody is slain
    QList<Blank> missing; // what was not entered when it was done, though it might have forbidden it
    QStringList told;     // all that came of it, by today's rules
    QStringList refusals; // why today's rules refuse what was done without a decision of the table
    AnyState after;       // null where it cannot be read any more
};

// Of an entry that did something, in the state before it; null: that one cannot be made again.
Understood understood(const Game& game, const AnyState& before, const Entry& entry);

} // namespace engine

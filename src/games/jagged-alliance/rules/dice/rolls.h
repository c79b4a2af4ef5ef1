// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The custom dice: which ones a roll takes, how Expertise adds to them, and what their faces come to (p. 3, 24).
#pragma once

#include "games/jagged-alliance/rules/query.h"

namespace jaggedalliance {

// Faces that make no die: more successes than a face carries, or a chain of Expertise without end; empty when all is well.
QString impossibleFaces(const QList<Face>& faces);
bool isHalf(const QList<Face>& faces); // succeeds on exactly half of them (JA-018)
bool isBetter(const State& state);     // yellow below orange below red on average (JA-015 … JA-017)
const QList<Face>& facesOf(const State& state, Colour colour);
// What a number in rolled shows. While a die is only the example, whatever a real one shows has a number of its own.
Face faceOf(const State& state, Colour colour, int rolled);
bool hasFace(const State& state, Colour colour, int rolled);

// What one throw takes.
struct Throw {
    Pool own;   // of cards, boards and skills
    Pool added; // of rebels and terrain
    int successes = 0;
    bool expertise = false;
    bool rerolls = false;

    Pool all() const
    {
        Pool pool = own;
        pool += added;
        return pool;
    }
};
Throw throwOf(const State& state, const Roll& roll);
QList<Icon> iconsOf(const State& state, const Roll& roll); // what an attack does, in its order, the damage among it
// By its condition, or by what the attack itself does before its damage (JA-279, JA-296).
bool isMarkedBy(const State& state, const Roll& roll, const Figure& enemy);

// The colours of all dice of a throw: the first ones, then those that expertise icons among the faces add, in turn.
QList<Colour> diceOf(const State& state, const Throw& thrown, const QList<int>& rolled);
engine::Die dieOf(const State& state, Colour colour);
QList<engine::Die> diceOf(const State& state, const Roll& roll);
int successesOf(const State& state, const QList<Colour>& dice, const QList<int>& rolled);
bool canReach(const State& state, const Throw& thrown, int successes); // with the best faces of its dice
// What to do where the box does not hold so many, in words: of a colour that was counted, else of all of them.
struct Shortage {
    const char* text;
    QStringList args;
};
QList<Shortage> shortagesOf(const State& state, const QList<Colour>& dice);
QString facesText(const State& state, const QList<Colour>& dice, const QList<int>& rolled);

} // namespace jaggedalliance

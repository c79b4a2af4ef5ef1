// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A parsed dice term as plain values. Rolling, its telling and exact odds are separate walks over it.
#pragma once

#include "engine/fault.h"

#include "dice/vocabulary.h"

#include <QVarLengthArray>

#include <array>
#include <variant>
#include <vector>

namespace dice {

inline constexpr int longestTerm = 1000;
inline constexpr int deepestNesting = 100;
inline constexpr int mostDice = 1000;
inline constexpr int mostSides = 1'000'000;
inline constexpr int mostFaces = 100;  // that are written out
inline constexpr int mostExtras = 100; // explosions and rerolls of one die together
inline constexpr qint64 largestNumber = 1'000'000'000;
inline constexpr qint64 largestResult = 1'000'000'000'000'000; // no term can reach beyond, so nothing overflows

enum class Compare : quint8 { AtLeast, AtMost, Exactly, Above, Below };

// Looks at what a die counts, which for a plain die is its face.
struct Condition {
    Compare how = Compare::Exactly;
    qint64 than = 0;

    bool holds(qint64 value) const;
};

struct Keep {
    int count = 1; // of the pool's dice, each together with its explosions
    bool highest = true;
};

struct Number {
    qint64 value = 0;
};

// A word that stands for a number, or the base of a leading sign.
struct Named {
    QString name;
    QString explanation;
    QString written; // as missing() names it
    std::optional<qint64> value;
};

// What one face of a pool's die means. Rolling and odds both read it here.
struct Meaning {
    int value = 0;         // what it counts, by which dice are kept
    int score = 0;         // what it adds when its die is kept: the value, or 1 and 0 where dice are counted
    bool rerolls = false;  // as far as the die may still be rerolled
    bool explodes = false; // unless it is rerolled
};

// Dice thrown together. Each is rerolled first, then explodes, then is kept or dropped, then counts as success.
struct Pool {
    QString label; // of one die: the word, or "d6"
    QString explanation;
    int count = 1;
    int sides = 6;
    QList<int> values; // what each face counts; empty: what it shows
    QList<bool> again; // faces that ask for another die; empty: none
    bool isKnown = true;
    bool rerollsAlways = false;
    std::optional<Condition> reroll;
    std::optional<Condition> explode;
    std::optional<int> depth;         // how often one die explodes at most; empty: without end
    std::optional<Condition> success; // counts dice instead of adding them
    std::optional<Keep> keep;
    qsizetype at = 0; // where it stands in the text
    qsizetype length = 0;

    int valueOf(int face) const { return values.isEmpty() ? face : values.at(face - 1); }
    Meaning meaningOf(int face) const; // face from 1 to sides
    bool mayExplode() const { return explode || !again.isEmpty(); }
    int least() const; // that one face counts
    int most() const;
};

struct Negated {
    int of = 0;
};

struct Joined {
    char sign = '+'; // + - x, v for one against the other: 1, 0 or -1
    int left = 0;
    int right = 0;
};

using Node = std::variant<Number, Named, Pool, Negated, Joined>;

struct Tree {
    QString text;
    std::vector<Node> nodes; // operands stand before what joins them; the last node is the whole

    bool isFixed() const;        // no dice
    bool isComplete() const;     // nothing is missing
    QStringList missing() const; // words, or the leading sign, that have no value now
};

using Values = QVarLengthArray<qint64, 16>;

// The value of every node, given those of the pools in order; every word must have a value.
Values evaluated(const Tree& tree, const Values& pools);

// Faults name the column and say what may stand there.
engine::Result<Tree> parsed(const QString& text, const Vocabulary& vocabulary);

} // namespace dice

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A dice term such as "3d6+1", "4d6kh3", "6d6!>=5" or a game's own "DM", and what one throw of it gave.
//
// Numbers; 3d6, d6, d%; + - x and parentheses. Behind dice: kh1 kl1 dh1 dl1 (k is kh); r1, r<=2 reroll once, rr1 always;
// ! throws again on the highest value, !>=5 from there on, !:2 at most twice for each die; >=5 counts dice, apart from !
// by a blank: "6d6! >=5". d{0,0,1,2*} or d[0,0,1,2*] has these faces, one with a star throws another die like it. "3d6 vs 2d8" is
// 1 where the left is above, 0 where both are equal, -1 where it is below. Words of the vocabulary win over all of it.
#pragma once

#include "engine/chance.h"
#include "engine/game.h"

#include "dice/distribution.h"
#include "dice/vocabulary.h"

#include <memory>

namespace dice {

struct Tree;

struct RolledDie {
    QString label; // the word, or "d6"
    int sides = 6;
    int face = 1;
    int value = 1;         // what it counts; 0 or 1 where dice are counted
    bool kept = true;      // false: dropped or rerolled; the kept values add up to the dice's part of the total
    bool exploded = false; // the die behind it was thrown because of it
    bool rerolled = false; // the die behind it stands in its place
    bool extra = false;    // thrown after the first throw
};

struct Rolled {
    qint64 total = 0;
    QList<RolledDie> dice; // in the order of the term; extra dice stand behind the die that asked for them
    bool cut = false;      // a die asked for more extra dice than are allowed
    std::shared_ptr<const Tree> tree;

    QList<int> faces() const; // in the order of throwing, as Term::rolled takes them
    QString making() const;   // "DM: 3 deployed, so D3: rolled 5, counts 3"
};

class Term {
public:
    static engine::Result<Term> parse(const QString& text, const Vocabulary& vocabulary = {});

    const QString& text() const;
    QStringList missing() const;     // words, or the leading sign, that have no value now
    bool isFixed() const;            // no dice
    QList<engine::Die> dice() const; // of the first throw, in order
    const Tree& tree() const { return *m_tree; }

    // Nothing may be missing; otherwise nothing is thrown, and the making says what is missing.
    Rolled roll(engine::Chance& chance) const;
    // Faces from the table: those of dice() first, then those of rerolls and explosions, die by die.
    engine::Result<Rolled> rolled(const QList<int>& faces) const;
    // What roll() can come to; a fault where something is missing, or where there are too many outcomes.
    engine::Result<Distribution> odds() const;

private:
    engine::Fault unvalued(const QStringList& lacking) const;

    explicit Term(std::shared_ptr<const Tree> tree)
        : m_tree(std::move(tree))
    {
    }

    std::shared_ptr<const Tree> m_tree; // never null
};

} // namespace dice

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The attack roll and what it does to its target: the same functions serve rules, previews and odds.
#pragma once

#include "games/sellsword/rules/map/field.h"
#include "games/sellsword/rules/reasons.h"

namespace sellsword {

constexpr int glancingFace = 13; // SS-244

// One bonus or penalty, with the rule that gives it.
struct Part {
    int value;
    R reason;
    const char* text; // "cover"
};

struct Aim {
    int bonus = 0;            // all pluses and minuses together
    int target = 0;           // the number to reach
    bool automatic = false;   // hits critically without a die (SS-325)
    bool isKnown = true;      // the statistic to reach was entered
    bool isBonusKnown = true; // the printed one, too
    bool areWoundsKnown = true;
    std::optional<int> range;
    QList<Part> parts;   // of the bonus
    QList<Part> defence; // of the target number
    QList<R> notes;      // what was looked at without a number

    int needed() const { return target - bonus; }
    bool isForeseen() const { return automatic || (isKnown && isBonusKnown); } // whether it hits hangs on nothing but the die
    QString text() const;                                                      // "+6 printed -2 cover = +4 against Armor 17"
    QString text(int face) const;                                              // "14 + 6 = 20 against Armor 9"
    QString against() const;                                                   // "Armor 17 +2 Shield = 19"
};

// How an attack is made: the strike may be hypothetical.
Aim aimAt(const Field& field, const Unit& attacker, const Attack& attack, const Unit& target, const Strike& strike);

Result resultOf(const Settings& settings, const Aim& aim, int face);

// What gives cover, makes invisible, compromises; empty when nothing does. attacker null: for every enemy.
std::optional<R> whyNotFlanked(const Field& field, const Unit& target); // though two enemies or more stand beside it
R coverAt(const View& view, std::optional<int> range);                  // what the cover takes from the roll at that range
QList<R> whyCovered(const View& view);
QList<R> whyInvisible(const Field& field, const Unit& viewer, const Unit& target);
QList<R> whyCompromised(const Field& field, const Unit& target, const Unit* attacker);

// Wounds on their way to a target, and what made them as many.
struct Dealt {
    QList<Amount> amounts;
    QList<Part> parts;

    Dealt() = default;
    Dealt(const QList<Amount>& all, const char* why, R reason); // as many as they are for one cause
};

// The wounds of one blow, as listed and as changed on the way.
struct Blow {
    QList<Amount> dealt;  // with charge, critical and glancing
    QList<int> withstood; // of each, after Immunity and Vulnerability
    QList<int> left;      // of each, after Toughness too
    QList<Part> parts;    // of what is left
    int ignored = 0;      // by Toughness
    bool immune = false, vulnerable = false;

    int total() const;
    QString making() const; // "10 printed +5 charge -5 Toughness"
};
Dealt woundsOf(const Settings& settings, const Attack& attack, Result result, bool charge);
Blow defended(const State& state, const Unit& target, const Dealt& dealt,
    const Attack* attack = nullptr); // of the attack: wounds behind a THEN

// Which of the attack's other effects land, given what the blow left.
struct Riders {
    QList<Effect> landing, lost, waiting; // waiting: until the owner has taken the wounds (AS-26)
};
Riders ridersOf(const Settings& settings, const Attack& attack, const Blow& blow);
Attack atOnce(const Settings& settings, const Attack& attack); // without the wounds that wait as well
bool isStopped(const Settings& settings, const Blow& blow);    // a THEN behind all of it

constexpr int group = 5; // wounds, Vigor and injuries go by fives (SS-219)

} // namespace sellsword

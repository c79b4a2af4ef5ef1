// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The custom dice as data: pools of them, their faces, the dice of a mercenary's skills (p. 3, 10).
#pragma once

#include "games/jagged-alliance/rules/words.h"

#include <QJsonValue>

namespace jaggedalliance {

using engine::field;

// Dice by colour, written as letters: "YYO" is two yellow and one orange.
struct Pool {
    int yellow = 0;
    int orange = 0;
    int red = 0;
    int blue = 0;

    bool operator==(const Pool&) const = default;
    int& of(Colour colour);
    int of(Colour colour) const { return const_cast<Pool*>(this)->of(colour); }
    int count() const { return yellow + orange + red + blue; }
    Pool& operator+=(const Pool& other);
    QList<Colour> dice() const; // one by one
    MR_FIELDS(field("yellow", &Pool::yellow, "yellow dice"), field("orange", &Pool::orange, "orange dice"),
        field("red", &Pool::red, "red dice"), field("blue", &Pool::blue, "blue dice"))
    static std::optional<Pool> read(const QJsonValue& json);
    QJsonValue written() const;
    static const char* word() { return R"([YORB]*)"; }
    static QString allowed();
};

// One face: its successes, and a star for the expertise icon: "1*".
struct Face {
    int successes = 0;
    bool expertise = false;

    bool operator==(const Face&) const = default;
    MR_FIELDS(
        field("successes", &Face::successes, "icons on it"), field("expertise", &Face::expertise, "shows the expertise icon"))
    static std::optional<Face> read(const QJsonValue& json);
    QJsonValue written() const;
    static const char* word() { return R"([0-4]\*?)"; }
    static QString allowed();
};

// The faces of one colour; every real die of a colour is alike (JA-015 … JA-019).
struct DieFaces {
    Colour colour = Colour::Yellow;
    QList<Face> faces;
    int owned = 0; // how many lie in the box; 0: not entered

    MR_FIELDS(field("colour", &DieFaces::colour, "colour").brief(),
        field("faces", &DieFaces::faces, "faces, as successes with a star for expertise").brief("faces"),
        field("owned", &DieFaces::owned, "dice of this colour in the box").brief("own").optional())
};

struct SkillDice {
    Pool leadership, mechanical, medical;

    const Pool& of(Skill skill) const
    {
        return skill == Skill::Leadership ? leadership : skill == Skill::Mechanical ? mechanical : medical;
    }
    MR_FIELDS(field("leadership", &SkillDice::leadership, "dice").brief("lead").optional(),
        field("mechanical", &SkillDice::mechanical, "dice").brief("mech").optional(),
        field("medical", &SkillDice::medical, "dice").brief("med").optional())
};

} // namespace jaggedalliance

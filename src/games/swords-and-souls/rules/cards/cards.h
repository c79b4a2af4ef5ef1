// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed on the cards. The rulebook prints next to nothing of it; whoever owns the cards enters the rest.
// A text that the engine does not understand stands above everything it computes.
#pragma once

#include "games/swords-and-souls/rules/words.h"

namespace swordsandsouls {

using engine::field;

// Stands for a card that nobody has named.
inline constexpr char unnamedCard[] = "?";

// One thing that a card's text does.
struct Effect {
    EffectKind kind = EffectKind::Note;
    Whom whom = Whom::You;
    int amount = 1;
    QString text;

    MR_FIELDS(field("kind", &Effect::kind, "what it does"),
        field("whom", &Effect::whom, "you, the target, all others or everybody").optional(),
        field("amount", &Effect::amount, "how much").optional().from(0, 36),
        field("text", &Effect::text, "the card's text in your words").optional())
};

// A starter, an arsenal card or a hero's talent (SO-047).
struct Card {
    QString id;
    QString title;
    QString text; // in the owner's words
    Origin kind = Origin::Arsenal;
    QString hero;            // whose starter it is (SO-012)
    std::optional<int> cost; // in obols; unknown until it is entered (SO-013)
    QList<Icon> icons;       // none: not entered yet
    bool attack = false;
    bool doubled = false; // double damage, of the card itself or of the attack that it helps
    Target target = Target::Other;
    bool block = false;
    bool dodge = false;
    bool cancelsBlock = false;
    bool cancelsDodge = false;
    bool helpsAttack = false;
    QList<Effect> effects;

    bool isEntered() const { return !icons.isEmpty(); }
    MR_FIELDS(field("id", &Card::id, "short name, lower case"), field("title", &Card::title, "printed name").optional(),
        field("text", &Card::text, "what it says, in your words").optional(),
        field("kind", &Card::kind, "arsenal or starter").optional(),
        field("hero", &Card::hero, "whose starter it is").names("heroes").optional(),
        field("cost", &Card::cost, "price in obols").optional().from(0, 36),
        field("icons", &Card::icons, "icons in its corner: when it is played").optional(),
        field("attack", &Card::attack, "it attacks").optional(), field("double", &Card::doubled, "double damage").optional(),
        field("target", &Card::target, "whom it attacks").optional(),
        field("block", &Card::block, "it blocks an attack").optional(),
        field("dodge", &Card::dodge, "it dodges an attack").optional(),
        field("cancels_block", &Card::cancelsBlock, "it cancels one block").optional(),
        field("cancels_dodge", &Card::cancelsDodge, "it cancels one dodge").optional(),
        field("helps_attack", &Card::helpsAttack, "it helps an attack").optional(),
        field("effects", &Card::effects, "what else its text does").optional())
};

struct Hero {
    QString id;
    QString title;
    QString colour;
    Border border = Border::Unknown; // a label, no rule hangs on it (AO-29)
    QStringList icons;               // the five small ones, as labels
    Card talent;
    QStringList starters; // ids of its five cards, equal ones repeated

    MR_FIELDS(field("id", &Hero::id, "short name, lower case"), field("title", &Hero::title, "printed name").optional(),
        field("colour", &Hero::colour, "colour of the card").optional(),
        field("border", &Hero::border, "gold or silver").optional(),
        field("icons", &Hero::icons, "the five small icons, as words").optional(),
        field("talent", &Hero::talent, "its talent").optional(),
        field("starters", &Hero::starters, "its five starter cards").names("cards").optional())
};

} // namespace swordsandsouls

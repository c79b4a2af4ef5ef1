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

    MR_FIELDS(field("kind", &Effect::kind, "what it does").brief(),
        field("whom", &Effect::whom, "you, the target, all others or everybody").brief().optional(),
        field("amount", &Effect::amount, "how much").brief().optional().from(0, 36),
        field("text", &Effect::text, "the card's text in your words").brief("t").optional())
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
    QStringList entered; // "attack", "block": told that it does not

    bool isEntered() const { return !icons.isEmpty(); }
    MR_FIELDS(field("id", &Card::id, "short name, lower case"), field("title", &Card::title, "printed name").brief().optional(),
        field("text", &Card::text, "what it says, in your words").brief("t").optional(),
        field("kind", &Card::kind, "arsenal or starter").brief().optional(),
        field("hero", &Card::hero, "whose starter it is").brief("of").names("heroes").optional(),
        field("cost", &Card::cost, "price in obols").brief().printed("kind=arsenal").optional().from(0, 36),
        field("icons", &Card::icons, "icons in its corner: when it is played").brief().printed().optional(),
        field("attack", &Card::attack, "it attacks").brief("attack").printed("kind=(arsenal)|(starter)").optional(),
        field("double", &Card::doubled, "double damage").brief("double").optional(),
        field("target", &Card::target, "whom it attacks").brief("at").optional(),
        field("block", &Card::block, "it blocks an attack").brief("block").printed("kind=(arsenal)|(starter)").optional(),
        field("dodge", &Card::dodge, "it dodges an attack").brief("dodge").printed("kind=(arsenal)|(starter)").optional(),
        field("cancels_block", &Card::cancelsBlock, "it cancels one block").brief("unblock").optional(),
        field("cancels_dodge", &Card::cancelsDodge, "it cancels one dodge").brief("undodge").optional(),
        field("helps_attack", &Card::helpsAttack, "it helps an attack").brief("helps").optional(),
        field("effects", &Card::effects, "what else its text does").brief("does").optional(),
        field("entered", &Card::entered, "what it was told not to do").optional().since(8))
};

struct Hero {
    QString id;
    QString title;
    QString colour;
    Border border = Border::Unknown; // a label, no rule hangs on it (AO-29)
    QStringList icons;               // the five small ones, as labels
    Card talent;
    QStringList starters; // ids of its five cards, equal ones repeated

    MR_FIELDS(field("id", &Hero::id, "short name, lower case"), field("title", &Hero::title, "printed name").brief().optional(),
        field("colour", &Hero::colour, "colour of the card").brief("c").optional(),
        field("border", &Hero::border, "gold or silver").brief().optional(),
        field("icons", &Hero::icons, "the five small icons, as words").brief("i").optional(),
        field("talent", &Hero::talent, "its talent").brief("talent").printed().optional(),
        field("starters", &Hero::starters, "its five starter cards").brief("s").printed().names("cards").optional())
};

} // namespace swordsandsouls

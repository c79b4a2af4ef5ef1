// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every action of Swords & Souls in the game's own words. A verb is file format: it never changes.
#pragma once

#include "engine/declared.h"
#include "games/swords-and-souls/rules/state.h"

namespace swordsandsouls {

// --- set-up

struct Start {
    QStringList players;
    QString first;
    MR_VERB("start", "Say who sits at the table, clockwise, and who goes first",
        field("players", &Start::players, "names, clockwise; those of the setup unless named").optional(),
        field("first", &Start::first, "who goes first").optional())
};

struct ChooseHero {
    QString hero, who;
    MR_VERB("choose-hero", "Take a hero card with its starters", field("hero", &ChooseHero::hero, "which hero").names("hero"),
        field("who", &ChooseHero::who, "who takes it, if not whose turn it is to choose").names("player").optional())
};

struct Deal {
    QString who;
    QStringList cards;
    MR_VERB("deal", "Shuffle a player's starters, draw three of them and take the hearts",
        field("who", &Deal::who, "whose; the next one unless named").names("player").optional(),
        field("cards", &Deal::cards, "which were drawn").optional().secret())
};

struct LayArsenal {
    QStringList cards;
    MR_VERB("lay-arsenal", "Shuffle the arsenal and lay three of its cards face up",
        field("cards", &LayArsenal::cards, "which were turned up").optional())
};

// --- the turn

struct BeginTurn {
    MR_VERB("begin-turn", "Begin the next player's turn: no more instants; who is down respawns")
};

struct DrawUp {
    QStringList cards;
    MR_VERB("draw", "Draw up to three cards in hand", field("cards", &DrawUp::cards, "which were drawn").optional().secret())
};

struct Reshuffle {
    QString who;
    MR_VERB("reshuffle", "Shuffle a discard pile into a new deck because a draw is needed",
        field("who", &Reshuffle::who, "whose; whose turn it is unless named").names("player").optional())
};

struct Play {
    QString card, who, target;
    std::optional<Source> from;
    QStringList cards;
    QString treasure;
    MR_VERB("play", "Play a card, a treasure or a talent that does not attack",
        field("card", &Play::card, "which; none: one that nobody names").optional(),
        field("who", &Play::who, "who plays; whose turn it is unless named").names("player").optional(),
        field("target", &Play::target, "at whom").names("player").optional(),
        field("from", &Play::from, "hand, treasure or talent, where that is not plain").optional(),
        field("cards", &Play::cards, "which cards its text made you draw").optional().secret(),
        field("treasure", &Play::treasure, "which treasure its text takes").names("treasure").optional())
};

struct FinishCard {
    QString card;
    MR_VERB("finish-card", "Put away a played card whose effects are over",
        field("card", &FinishCard::card, "which, if there are several").names("in-play").optional())
};

struct DropCards {
    QStringList cards;
    QString who;
    MR_VERB("discard", "Discard cards from your hand without playing them",
        field("cards", &DropCards::cards, "which; ? for one that nobody names"),
        field("who", &DropCards::who, "who discards; whose turn it is unless named").names("player").optional())
};

struct DropDelayed {
    QString who, card;
    MR_VERB("discard-delayed", "Put away a Delay card whose text says so now",
        field("card", &DropDelayed::card, "which").names("delayed"),
        field("who", &DropDelayed::who, "whose").names("player").optional())
};

struct RefreshArsenal {
    QStringList cards;
    MR_VERB("refresh-arsenal", "Put the row under the arsenal deck and turn up three new cards, for a card discarded freely",
        field("cards", &RefreshArsenal::cards, "which were turned up").optional())
};

struct BeginBuying {
    MR_VERB("begin-buying", "End the play step and begin to buy")
};

struct Buy {
    QString card;
    std::optional<int> cost;
    bool treasure = false;
    MR_VERB("buy", "Buy a card of the arsenal row", field("card", &Buy::card, "which"),
        field("cost", &Buy::cost, "its price, if it is not entered").optional().from(0, 36),
        field("treasure", &Buy::treasure, "it is a treasure, if that is not entered").optional())
};

struct EndTurn {
    QStringList cards;
    MR_VERB("end-turn", "Fill the arsenal row again and end the turn; then instants may be played",
        field("cards", &EndTurn::cards, "which were turned up").optional())
};

// --- the attack

struct DeclareAttack {
    QString target, card, who;
    std::optional<Source> from;
    bool doubled = false;
    std::optional<Way> way;
    QStringList order;
    MR_VERB("attack", "Attack another player",
        field("target", &DeclareAttack::target, "whom; left out where the card says whom").names("player").optional(),
        field("card", &DeclareAttack::card, "with what; none: a card that nobody names").optional(),
        field("who", &DeclareAttack::who, "who attacks; whose turn it is unless named").names("player").optional(),
        field("from", &DeclareAttack::from, "hand, treasure or talent, where that is not plain").optional(),
        field("double", &DeclareAttack::doubled, "double damage, if it is not entered").optional(),
        field("way", &DeclareAttack::way, "where it goes when dodged, if the table decides that").optional(),
        field("order", &DeclareAttack::order, "the order of several targets, if the table chooses it").names("player").optional())
};

struct HelpAttack {
    QString card;
    std::optional<Source> from;
    bool doubled = false;
    MR_VERB("help-attack", "Play a card that helps your attack", field("card", &HelpAttack::card, "which").optional(),
        field("from", &HelpAttack::from, "hand, treasure or talent, where that is not plain").optional(),
        field("double", &HelpAttack::doubled, "it makes the damage double, if that is not entered").optional())
};

struct Block {
    QString card, who;
    std::optional<Source> from;
    MR_VERB("block", "Block the attack", field("card", &Block::card, "with what").optional(),
        field("who", &Block::who, "who blocks; the target unless named").names("player").optional(),
        field("from", &Block::from, "hand, treasure or talent, where that is not plain").optional())
};

struct Dodge {
    QString card, who;
    std::optional<Source> from;
    std::optional<Way> way;
    MR_VERB("dodge", "Dodge the attack: it goes on to the next player", field("card", &Dodge::card, "with what").optional(),
        field("who", &Dodge::who, "who dodges; the target unless named").names("player").optional(),
        field("from", &Dodge::from, "hand, treasure or talent, where that is not plain").optional(),
        field("way", &Dodge::way, "where it goes, if the table decides that").optional())
};

struct CancelReaction {
    QString card, who;
    std::optional<Source> from;
    MR_VERB("cancel", "Cancel the block that stands, as Shatter does",
        field("card", &CancelReaction::card, "with what").optional(),
        field("who", &CancelReaction::who, "who cancels; the attacker unless named").names("player").optional(),
        field("from", &CancelReaction::from, "hand, treasure or talent, where that is not plain").optional())
};

struct TakeDamage {
    QString treasure;
    QStringList cards;
    std::optional<Way> way;
    MR_VERB("take-damage", "Neither block nor dodge: tokens, treasure and cards change hands",
        field("treasure", &TakeDamage::treasure, "which treasure the attacker takes").names("targets-treasure").optional(),
        field("cards", &TakeDamage::cards, "which card was drawn to recover").optional().secret(),
        field("way", &TakeDamage::way, "where the same card goes on from the next target, if the table decides that").optional())
};

struct FinishAttack {
    std::optional<Way> way;
    MR_VERB("finish-attack", "End an attack that was blocked or came round to its attacker",
        field("way", &FinishAttack::way, "where the same card goes on from the next target, if the table decides that")
            .optional())
};

// --- between turns

struct PlayInstant {
    QString card, who, target;
    std::optional<Source> from;
    bool tie = false;
    MR_VERB("play-instant", "Play an instant between two turns", field("card", &PlayInstant::card, "which").optional(),
        field("who", &PlayInstant::who, "who plays it").names("player"),
        field("target", &PlayInstant::target, "at whom").names("player").optional(),
        field("from", &PlayInstant::from, "hand, treasure or talent, where that is not plain").optional(),
        field("tie", &PlayInstant::tie, "at the same moment as the one before").optional())
};

struct ResolveInstant {
    QString target;
    bool attacks = false;
    std::optional<Way> way;
    QStringList order, cards;
    QString treasure;
    MR_VERB("resolve-instant", "Carry out the instant that was played first",
        field("target", &ResolveInstant::target, "at whom, if that was left open").names("player").optional(),
        field("attacks", &ResolveInstant::attacks, "it attacks, if that is not entered").optional(),
        field("way", &ResolveInstant::way, "where it goes when dodged, if the table decides that").optional(),
        field("order", &ResolveInstant::order, "the order of several targets, if the table chooses it")
            .names("player")
            .optional(),
        field("cards", &ResolveInstant::cards, "which cards its text made its player draw").optional().secret(),
        field("treasure", &ResolveInstant::treasure, "which treasure its text takes").names("treasure").optional())
};

// --- at any time

struct DoEffect {
    EffectKind kind = EffectKind::Note;
    QString on, who;
    int amount = 1;
    QStringList cards;
    QString treasure, text;
    QString noted = {};
    MR_VERB("effect", "Do one thing that a card's text says, at once or noted earlier",
        field("kind", &DoEffect::kind, "what").optional(),
        field("on", &DoEffect::on, "to whom; whose turn it is unless named").names("player").optional(),
        field("who", &DoEffect::who, "whose card does it; whose turn it is unless named").names("player").optional(),
        field("amount", &DoEffect::amount, "how much").optional().from(0, 36),
        field("cards", &DoEffect::cards, "which cards are drawn, dropped or turned up").optional().secret(),
        field("treasure", &DoEffect::treasure, "which treasure changes hands").optional(),
        field("text", &DoEffect::text, "what the card says, in your words").optional(),
        field("noted", &DoEffect::noted, "a noted effect to do now").names("noted").optional())
};

struct NoteEffect {
    EffectKind kind = EffectKind::Note;
    QString on, who;
    int amount = 1;
    QString text;
    Step when = Step::Draw;
    QString of;
    engine::Often often = engine::Often::Once;
    MR_VERB("note-effect", "Note what a card's text will do, to be reminded in its step",
        field("kind", &NoteEffect::kind, "what").optional(), field("on", &NoteEffect::on, "to whom").names("player").optional(),
        field("who", &NoteEffect::who, "whose card does it").names("player").optional(),
        field("amount", &NoteEffect::amount, "how much").optional().from(0, 36),
        field("text", &NoteEffect::text, "what the card says, in your words").optional(),
        field("when", &NoteEffect::when, "in which step"),
        field("of", &NoteEffect::of, "in whose turn; anybody's unless named").names("player").optional(),
        field("often", &NoteEffect::often, "once or each time").optional())
};

struct DropEffect {
    QString noted;
    MR_VERB("drop-effect", "Strike out a noted effect", field("noted", &DropEffect::noted, "which").names("noted"))
};

struct WriteNote {
    QString text;
    MR_VERB("note", "Write something down", field("text", &WriteNote::text, "what"))
};

struct AddCard {
    std::optional<Card> card;
    std::optional<Hero> hero;
    MR_VERB("add-card", "Enter what is printed on a card, or change what was entered",
        field("card", &AddCard::card, "a starter or arsenal card").optional(),
        field("hero", &AddCard::hero, "a hero card").optional())
};

MR_ACTIONS(Start, ChooseHero, Deal, LayArsenal, BeginTurn, DrawUp, Reshuffle, Play, FinishCard, DropCards, DropDelayed,
    RefreshArsenal, BeginBuying, Buy, EndTurn, DeclareAttack, HelpAttack, Block, Dodge, CancelReaction, TakeDamage, FinishAttack,
    PlayInstant, ResolveInstant, DoEffect, NoteEffect, DropEffect, WriteNote, AddCard)

} // namespace swordsandsouls

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every action of Mercenarium in the game's own words. A verb is file format: it never changes.
#pragma once

#include "engine/declared.h"
#include "games/mercenarium/rules/state.h"

namespace mercenarium {

// The player who acts is the one whose turn it is, unless another one is named.
#define ME_PLAYER(ACTION) field("player", &ACTION::player, "who acts, if not the one whose turn it is").optional()

// --- before the game

struct TakeSeat {
    Seat seat = Seat::South;
    QString name;
    MR_VERB("seat", "Sit down at a side of the board", field("seat", &TakeSeat::seat, "side of the board"),
        field("name", &TakeSeat::name, "name").optional())
};

struct LeaveSeat {
    Seat seat = Seat::South;
    MR_VERB("leave-seat", "Leave the board before the game begins", field("seat", &LeaveSeat::seat, "side of the board"))
};

struct Deal {
    QList<Card> cards;
    QList<Card> hymns;
    MR_VERB("deal", "Deal five cards and a hymn to everybody",
        field("cards", &Deal::cards, "the cards, player by player, where hands are kept as cards").optional().secret(),
        field("hymns", &Deal::hymns, "the hymns, player by player, where hands are kept as cards").optional().secret())
};

struct RollOrder {
    QList<int> rolled;
    MR_VERB("roll-order", "Roll for the first turn", field("rolled", &RollOrder::rolled, "faces, a special one is 6").optional())
};

// --- turn actions

struct Summon {
    Card card;
    Space at;
    std::optional<Space> base;
    std::optional<Seat> player;
    MR_VERB("summon", "Put a card from the hand onto your house or beside one of your cards",
        field("card", &Summon::card, "which card").names("hand-card"), field("at", &Summon::at, "space").names("space"),
        field("base", &Summon::base, "the card's base, if a certain one is meant").optional(), ME_PLAYER(Summon))
};

struct Move {
    Card card;
    Space to;
    std::optional<Seat> player;
    MR_VERB("move", "Move a card one space", field("card", &Move::card, "which card").names("own-card"),
        field("to", &Move::to, "space").names("space"), ME_PLAYER(Move))
};

struct Capture {
    Card card;
    Card target;
    std::optional<int> mine;
    std::optional<int> theirs;
    std::optional<Seat> player;
    MR_VERB("capture", "Move a card into the space of an enemy's card and take it",
        field("card", &Capture::card, "which card attacks").names("own-card").optional(),
        field("target", &Capture::target, "the enemy's card").names("enemy-card").optional(),
        field("mine", &Capture::mine, "dots on the attacker's touching edge, if the sheet lacks them").optional().from(0, 9),
        field("theirs", &Capture::theirs, "dots on the other touching edge, if the sheet lacks them").optional().from(0, 9),
        ME_PLAYER(Capture))
};

struct Buy {
    Card card;
    std::optional<Card> capture;
    std::optional<Seat> player;
    MR_VERB("buy", "Spend a capture and take over an enemy Mercenary",
        field("card", &Buy::card, "the Mercenary").names("mercenary").optional(),
        field("capture", &Buy::capture, "which capture is turned up").names("capture").optional(), ME_PLAYER(Buy))
};

struct Sing {
    std::optional<Card> hymn;
    QList<int> rolled;
    std::optional<Seat> player;
    MR_VERB("sing", "Use the hymn in hand", field("hymn", &Sing::hymn, "which hymn it is").names("hymn").optional(),
        field("rolled", &Sing::rolled, "the Zodiac die").optional(), ME_PLAYER(Sing))
};

struct DoEffect {
    Effect effect;
    QList<Card> cards;
    QString noted = {};
    MR_VERB("effect", "Carry out what the hymn says, or what was noted earlier",
        field("effect", &DoEffect::effect, "what it does").optional(),
        field("cards", &DoEffect::cards, "cards drawn or discarded by it").optional().secret(),
        field("noted", &DoEffect::noted, "a noted effect to do now").names("noted").optional())
};

struct NoteEffect {
    Effect effect;
    Moment when = Moment::Turn;
    std::optional<Seat> of;
    engine::Often often = engine::Often::Once;
    MR_VERB("note-effect", "Note what a hymn will do later, to be reminded at its moment",
        field("effect", &NoteEffect::effect, "what it will do"), field("when", &NoteEffect::when, "when it is due").optional(),
        field("of", &NoteEffect::of, "whose turn or Limbo; anybody's unless named").optional(),
        field("often", &NoteEffect::often, "once or each time").optional())
};

struct DropEffect {
    QString noted;
    MR_VERB("drop-effect", "Strike out a noted effect", field("noted", &DropEffect::noted, "which").names("noted"))
};

struct EndSong {
    MR_VERB("end-song", "The hymn is done: it is put away and the turn ends")
};

struct Learn {
    QList<Card> cards;
    std::optional<Card> hymn;
    bool spend = false;
    std::optional<Card> capture;
    Card drawn;
    std::optional<Seat> player;
    MR_VERB("learn", "Make an offering and draw a hymn",
        field("cards", &Learn::cards, "cards from the hand").names("hand-card").optional(),
        field("hymn", &Learn::hymn, "the unwanted hymn").names("hymn").optional(),
        field("spend", &Learn::spend, "a capture is spent").optional(),
        field("capture", &Learn::capture, "which capture is turned up").names("capture").optional(),
        field("drawn", &Learn::drawn, "the hymn that was drawn").optional().secret(), ME_PLAYER(Learn))
};

struct Draw {
    std::optional<Card> discard;
    Card card;
    std::optional<Seat> player;
    MR_VERB("draw", "Draw a card",
        field("discard", &Draw::discard, "the card discarded first, with five in hand").names("hand-card").optional(),
        field("card", &Draw::card, "the card that was drawn").optional().secret(), ME_PLAYER(Draw))
};

struct Pass {
    std::optional<Seat> player;
    MR_VERB("pass", "Skip a turn in which nothing at all can be done", ME_PLAYER(Pass))
};

// --- where the board is not kept

struct SummonUnseen {
    Card card;
    std::optional<Seat> player;
    MR_VERB("summon-mercenary", "Where the board is not kept: a Mercenary was summoned and is under contract",
        field("card", &SummonUnseen::card, "the Mercenary").names("mercenary").optional(), ME_PLAYER(SummonUnseen))
};

struct ActUnseen {
    std::optional<Seat> player;
    MR_VERB("other-act", "Where the board is not kept: another turn action was done on the table", ME_PLAYER(ActUnseen))
};

// --- at any time

struct ReturnSurplus {
    QList<Card> cards;
    QList<Card> hymns;
    std::optional<Seat> player;
    MR_VERB("return", "Shuffle surplus cards back into the deck and surplus hymns into the hymnal",
        field("cards", &ReturnSurplus::cards, "cards given back").optional().secret(),
        field("hymns", &ReturnSurplus::hymns, "hymns given back").optional().secret(), ME_PLAYER(ReturnSurplus))
};

struct DeclareLimbo {
    std::optional<bool> hymnHelps;
    std::optional<Seat> player;
    MR_VERB("declare-limbo", "Confirm that there is no way out of Limbo",
        field("hymn_helps", &DeclareLimbo::hymnHelps, "can the hymn in hand free the player?").optional(),
        ME_PLAYER(DeclareLimbo))
};

struct DeclareStalemate {
    bool agreed = false;
    MR_VERB("declare-stalemate", "Declare a draw: the same position came back, or everybody agrees",
        field("agreed", &DeclareStalemate::agreed, "everybody agrees that only the same moves are left").optional())
};

// --- what the rules text lacks

struct TypeAura {
    Card card;
    std::optional<Aura> aura;
    QString source;
    MR_VERB("type-aura", "Type the dots of a card into the aura sheet, or clear them",
        field("card", &TypeAura::card, "which card"),
        field("aura", &TypeAura::aura, "dots: top/right/bottom/left; none: clear them").optional(),
        field("source", &TypeAura::source, "who typed it, and when").optional())
};

struct TypeHymn {
    HymnLine line;
    bool clear = false;
    MR_VERB("type-hymn", "Type what a hymn says into the hymn sheet, or clear it", field("line", &TypeHymn::line, "the hymn"),
        field("clear", &TypeHymn::clear, "forget what was typed").optional())
};

struct TypeZodiac {
    int face = 1;
    std::optional<Card> hymn;
    MR_VERB("type-zodiac", "Type which hymn a face of the Zodiac die stands for, or clear it",
        field("face", &TypeZodiac::face, "face of the die").from(1, 12),
        field("hymn", &TypeZodiac::hymn, "the hymn; none: clear it").optional())
};

#undef ME_PLAYER

MR_ACTIONS(TakeSeat, LeaveSeat, Deal, RollOrder, Summon, Move, Capture, Buy, Sing, DoEffect, NoteEffect, DropEffect, EndSong,
    Learn, Draw, Pass, SummonUnseen, ActUnseen, ReturnSurplus, DeclareLimbo, DeclareStalemate, TypeAura, TypeHymn, TypeZodiac)

} // namespace mercenarium

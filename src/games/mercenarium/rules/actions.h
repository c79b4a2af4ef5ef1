// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every action of Mercenarium in the game's own words. A verb is file format: it never changes.
#pragma once

#include "games/mercenarium/rules/state.h"

#include <variant>

namespace mercenarium {

// The help text is translated in the context of its verb.
#define ME_ACTION(VERB, HELP)                                                                                                    \
    static constexpr char verb[] = VERB;                                                                                         \
    static constexpr char help[] = HELP;

// The player who acts is the one whose turn it is, unless another one is named.
#define ME_PLAYER(ACTION) field("player", &ACTION::player, "who acts, if not the one whose turn it is").optional()

// --- before the game

struct TakeSeat {
    Seat seat = Seat::South;
    QString name;
    ME_ACTION("seat", "Sit down at a side of the board")
    static constexpr void fields(auto each)
    {
        each(field("seat", &TakeSeat::seat, "side of the board"), field("name", &TakeSeat::name, "name").optional());
    }
};

struct LeaveSeat {
    Seat seat = Seat::South;
    ME_ACTION("leave-seat", "Leave the board before the game begins")
    static constexpr void fields(auto each) { each(field("seat", &LeaveSeat::seat, "side of the board")); }
};

struct Deal {
    QList<Card> cards;
    QList<Card> hymns;
    ME_ACTION("deal", "Deal five cards and a hymn to everybody")
    static constexpr void fields(auto each)
    {
        each(field("cards", &Deal::cards, "the cards, player by player, where hands are kept as cards").optional().secret(),
            field("hymns", &Deal::hymns, "the hymns, player by player, where hands are kept as cards").optional().secret());
    }
};

struct RollOrder {
    QList<int> rolled;
    ME_ACTION("roll-order", "Roll for the first turn")
    static constexpr void fields(auto each) { each(field("rolled", &RollOrder::rolled, "faces, a special one is 6").optional()); }
};

// --- turn actions

struct Summon {
    Card card;
    Space at;
    std::optional<Space> base;
    std::optional<Seat> player;
    ME_ACTION("summon", "Put a card from the hand onto your house or beside one of your cards")
    static constexpr void fields(auto each)
    {
        each(field("card", &Summon::card, "which card").names("hand-card"), field("at", &Summon::at, "space").names("space"),
            field("base", &Summon::base, "the card's base, if a certain one is meant").optional(), ME_PLAYER(Summon));
    }
};

struct Move {
    Card card;
    Space to;
    std::optional<Seat> player;
    ME_ACTION("move", "Move a card one space")
    static constexpr void fields(auto each)
    {
        each(field("card", &Move::card, "which card").names("own-card"), field("to", &Move::to, "space").names("space"),
            ME_PLAYER(Move));
    }
};

struct Capture {
    Card card;
    Card target;
    std::optional<int> mine;
    std::optional<int> theirs;
    std::optional<Seat> player;
    ME_ACTION("capture", "Move a card into the space of an enemy's card and take it")
    static constexpr void fields(auto each)
    {
        each(field("card", &Capture::card, "which card attacks").names("own-card"),
            field("target", &Capture::target, "the enemy's card").names("enemy-card"),
            field("mine", &Capture::mine, "dots on the attacker's touching edge, if the sheet lacks them").optional().from(0, 9),
            field("theirs", &Capture::theirs, "dots on the other touching edge, if the sheet lacks them").optional().from(0, 9),
            ME_PLAYER(Capture));
    }
};

struct Buy {
    Card card;
    std::optional<Card> capture;
    std::optional<Seat> player;
    ME_ACTION("buy", "Spend a capture and take over an enemy Mercenary")
    static constexpr void fields(auto each)
    {
        each(field("card", &Buy::card, "the Mercenary").names("mercenary"),
            field("capture", &Buy::capture, "which capture is turned up").names("capture").optional(), ME_PLAYER(Buy));
    }
};

struct Sing {
    std::optional<Card> hymn;
    QList<int> rolled;
    std::optional<Seat> player;
    ME_ACTION("sing", "Use the hymn in hand")
    static constexpr void fields(auto each)
    {
        each(field("hymn", &Sing::hymn, "which hymn it is").names("hymn").optional(),
            field("rolled", &Sing::rolled, "the Zodiac die").optional(), ME_PLAYER(Sing));
    }
};

struct DoEffect {
    Effect effect;
    QList<Card> cards;
    ME_ACTION("effect", "Carry out what the hymn says")
    static constexpr void fields(auto each)
    {
        each(field("effect", &DoEffect::effect, "what it does"),
            field("cards", &DoEffect::cards, "cards drawn or discarded by it").optional().secret());
    }
};

struct EndSong {
    ME_ACTION("end-song", "The hymn is done: it is put away and the turn ends")
    static constexpr void fields(auto each) { each(); }
};

struct Learn {
    QList<Card> cards;
    std::optional<Card> hymn;
    bool spend = false;
    std::optional<Card> capture;
    Card drawn;
    std::optional<Seat> player;
    ME_ACTION("learn", "Make an offering and draw a hymn")
    static constexpr void fields(auto each)
    {
        each(field("cards", &Learn::cards, "cards from the hand").names("hand-card").optional(),
            field("hymn", &Learn::hymn, "the unwanted hymn").names("hymn").optional(),
            field("spend", &Learn::spend, "a capture is spent").optional(),
            field("capture", &Learn::capture, "which capture is turned up").names("capture").optional(),
            field("drawn", &Learn::drawn, "the hymn that was drawn").optional().secret(), ME_PLAYER(Learn));
    }
};

struct Draw {
    std::optional<Card> discard;
    Card card;
    std::optional<Seat> player;
    ME_ACTION("draw", "Draw a card")
    static constexpr void fields(auto each)
    {
        each(field("discard", &Draw::discard, "the card discarded first, with five in hand").names("hand-card").optional(),
            field("card", &Draw::card, "the card that was drawn").optional().secret(), ME_PLAYER(Draw));
    }
};

struct Pass {
    std::optional<Seat> player;
    ME_ACTION("pass", "Skip a turn in which nothing at all can be done")
    static constexpr void fields(auto each) { each(ME_PLAYER(Pass)); }
};

// --- at any time

struct ReturnSurplus {
    QList<Card> cards;
    QList<Card> hymns;
    std::optional<Seat> player;
    ME_ACTION("return", "Shuffle surplus cards back into the deck and surplus hymns into the hymnal")
    static constexpr void fields(auto each)
    {
        each(field("cards", &ReturnSurplus::cards, "cards given back").optional().secret(),
            field("hymns", &ReturnSurplus::hymns, "hymns given back").optional().secret(), ME_PLAYER(ReturnSurplus));
    }
};

struct DeclareLimbo {
    std::optional<bool> hymnHelps;
    std::optional<Seat> player;
    ME_ACTION("declare-limbo", "Confirm that there is no way out of Limbo")
    static constexpr void fields(auto each)
    {
        each(field("hymn_helps", &DeclareLimbo::hymnHelps, "can the hymn in hand free the player?").optional(),
            ME_PLAYER(DeclareLimbo));
    }
};

struct DeclareStalemate {
    bool agreed = false;
    ME_ACTION("declare-stalemate", "Declare a draw: the same position came back, or everybody agrees")
    static constexpr void fields(auto each)
    {
        each(field("agreed", &DeclareStalemate::agreed, "everybody agrees that only the same moves are left").optional());
    }
};

// --- what the rules text lacks

struct TypeAura {
    Card card;
    std::optional<Aura> aura;
    QString source;
    ME_ACTION("type-aura", "Type the dots of a card into the aura sheet, or clear them")
    static constexpr void fields(auto each)
    {
        each(field("card", &TypeAura::card, "which card"),
            field("aura", &TypeAura::aura, "dots: top/right/bottom/left; none: clear them").optional(),
            field("source", &TypeAura::source, "who typed it, and when").optional());
    }
};

struct TypeHymn {
    HymnLine line;
    bool clear = false;
    ME_ACTION("type-hymn", "Type what a hymn says into the hymn sheet, or clear it")
    static constexpr void fields(auto each)
    {
        each(field("line", &TypeHymn::line, "the hymn"), field("clear", &TypeHymn::clear, "forget what was typed").optional());
    }
};

struct TypeZodiac {
    int face = 1;
    std::optional<Card> hymn;
    ME_ACTION("type-zodiac", "Type which hymn a face of the Zodiac die stands for, or clear it")
    static constexpr void fields(auto each)
    {
        each(field("face", &TypeZodiac::face, "face of the die").from(1, 12),
            field("hymn", &TypeZodiac::hymn, "the hymn; none: clear it").optional());
    }
};

#undef ME_ACTION
#undef ME_PLAYER

// Every action, once: the variant, and in rules.h its check, apply and tell.
// clang-format off
#define ME_EACH_ACTION(DO) \
    DO(TakeSeat) DO(LeaveSeat) DO(Deal) DO(RollOrder) DO(Summon) DO(Move) DO(Capture) DO(Buy) DO(Sing) DO(DoEffect) DO(EndSong) DO(Learn) DO(Draw) \
    DO(Pass) DO(ReturnSurplus) DO(DeclareLimbo) DO(DeclareStalemate) DO(TypeAura) DO(TypeHymn) DO(TypeZodiac)
// clang-format on

namespace detail {
template <class First, class... Actions> struct VariantOf {
    using Type = std::variant<Actions...>;
};
} // namespace detail

#define ME_NEXT(ACTION) , ACTION
using Action = detail::VariantOf<void ME_EACH_ACTION(ME_NEXT)>::Type;
#undef ME_NEXT

} // namespace mercenarium

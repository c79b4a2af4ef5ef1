// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every action of Swords & Souls in the game's own words. A verb is file format: it never changes.
#pragma once

#include "games/swords-and-souls/rules/state.h"

#include <variant>

namespace swordsandsouls {

// The help text is translated in the context of its verb.
#define SS_ACTION(VERB, HELP)                                                                                                    \
    static constexpr char verb[] = VERB;                                                                                         \
    static constexpr char help[] = HELP;

// --- set-up

struct Start {
    QStringList players;
    QString first;
    SS_ACTION("start", "Say who sits at the table, clockwise, and who goes first")
    static constexpr void fields(auto each)
    {
        each(field("players", &Start::players, "names, clockwise; those of the setup unless named").optional(),
            field("first", &Start::first, "who goes first").optional());
    }
};

struct ChooseHero {
    QString hero, who;
    SS_ACTION("choose-hero", "Take a hero card with its starters")
    static constexpr void fields(auto each)
    {
        each(field("hero", &ChooseHero::hero, "which hero").names("hero"),
            field("who", &ChooseHero::who, "who takes it, if not whose turn it is to choose").names("player").optional());
    }
};

struct Deal {
    QString who;
    QStringList cards;
    SS_ACTION("deal", "Shuffle a player's starters, draw three of them and take the hearts")
    static constexpr void fields(auto each)
    {
        each(field("who", &Deal::who, "whose; the next one unless named").names("player").optional(),
            field("cards", &Deal::cards, "which were drawn").optional().secret());
    }
};

struct LayArsenal {
    QStringList cards;
    SS_ACTION("lay-arsenal", "Shuffle the arsenal and lay three of its cards face up")
    static constexpr void fields(auto each) { each(field("cards", &LayArsenal::cards, "which were turned up").optional()); }
};

// --- the turn

struct BeginTurn {
    SS_ACTION("begin-turn", "Begin the next player's turn: no more instants; who is down respawns")
    static constexpr void fields(auto each) { each(); }
};

struct DrawUp {
    QStringList cards;
    SS_ACTION("draw", "Draw up to three cards in hand")
    static constexpr void fields(auto each) { each(field("cards", &DrawUp::cards, "which were drawn").optional().secret()); }
};

struct Reshuffle {
    QString who;
    SS_ACTION("reshuffle", "Shuffle a discard pile into a new deck because a draw is needed")
    static constexpr void fields(auto each)
    {
        each(field("who", &Reshuffle::who, "whose; whose turn it is unless named").names("player").optional());
    }
};

struct Play {
    QString card, who, target;
    std::optional<Source> from;
    QStringList cards;
    QString treasure;
    SS_ACTION("play", "Play a card, a treasure or a talent that does not attack")
    static constexpr void fields(auto each)
    {
        each(field("card", &Play::card, "which; none: one that nobody names").optional(),
            field("who", &Play::who, "who plays; whose turn it is unless named").names("player").optional(),
            field("target", &Play::target, "at whom").names("player").optional(),
            field("from", &Play::from, "hand, treasure or talent, where that is not plain").optional(),
            field("cards", &Play::cards, "which cards its text made you draw").optional().secret(),
            field("treasure", &Play::treasure, "which treasure its text takes").names("treasure").optional());
    }
};

struct FinishCard {
    QString card;
    SS_ACTION("finish-card", "Put away a played card whose effects are over")
    static constexpr void fields(auto each)
    {
        each(field("card", &FinishCard::card, "which, if there are several").names("in-play").optional());
    }
};

struct DropCards {
    QStringList cards;
    SS_ACTION("discard", "Discard cards from your hand without playing them")
    static constexpr void fields(auto each) { each(field("cards", &DropCards::cards, "which; ? for one that nobody names")); }
};

struct DropDelayed {
    QString who, card;
    SS_ACTION("discard-delayed", "Put away a Delay card whose text says so now")
    static constexpr void fields(auto each)
    {
        each(field("card", &DropDelayed::card, "which").names("delayed"),
            field("who", &DropDelayed::who, "whose").names("player").optional());
    }
};

struct RefreshArsenal {
    QStringList cards;
    SS_ACTION("refresh-arsenal", "Put the row under the arsenal deck and turn up three new cards, for a card discarded freely")
    static constexpr void fields(auto each) { each(field("cards", &RefreshArsenal::cards, "which were turned up").optional()); }
};

struct BeginBuying {
    SS_ACTION("begin-buying", "End the play step and begin to buy")
    static constexpr void fields(auto each) { each(); }
};

struct Buy {
    QString card;
    std::optional<int> cost;
    bool treasure = false;
    SS_ACTION("buy", "Buy a card of the arsenal row")
    static constexpr void fields(auto each)
    {
        each(field("card", &Buy::card, "which"),
            field("cost", &Buy::cost, "its price, if it is not entered").optional().from(0, 36),
            field("treasure", &Buy::treasure, "it is a treasure, if that is not entered").optional());
    }
};

struct EndTurn {
    QStringList cards;
    SS_ACTION("end-turn", "Fill the arsenal row again and end the turn; then instants may be played")
    static constexpr void fields(auto each) { each(field("cards", &EndTurn::cards, "which were turned up").optional()); }
};

// --- the attack

struct DeclareAttack {
    QString target, card, who;
    std::optional<Source> from;
    bool doubled = false;
    std::optional<Way> way;
    QStringList order;
    SS_ACTION("attack", "Attack another player")
    static constexpr void fields(auto each)
    {
        each(field("target", &DeclareAttack::target, "whom; left out where the card says whom").names("player").optional(),
            field("card", &DeclareAttack::card, "with what; none: a card that nobody names").optional(),
            field("who", &DeclareAttack::who, "who attacks; whose turn it is unless named").names("player").optional(),
            field("from", &DeclareAttack::from, "hand, treasure or talent, where that is not plain").optional(),
            field("double", &DeclareAttack::doubled, "double damage, if it is not entered").optional(),
            field("way", &DeclareAttack::way, "where it goes when dodged, if the table decides that").optional(),
            field("order", &DeclareAttack::order, "the order of several targets, if the table chooses it")
                .names("player")
                .optional());
    }
};

struct HelpAttack {
    QString card;
    std::optional<Source> from;
    bool doubled = false;
    SS_ACTION("help-attack", "Play a card that helps your attack")
    static constexpr void fields(auto each)
    {
        each(field("card", &HelpAttack::card, "which").optional(),
            field("from", &HelpAttack::from, "hand, treasure or talent, where that is not plain").optional(),
            field("double", &HelpAttack::doubled, "it makes the damage double, if that is not entered").optional());
    }
};

struct Block {
    QString card, who;
    std::optional<Source> from;
    SS_ACTION("block", "Block the attack")
    static constexpr void fields(auto each)
    {
        each(field("card", &Block::card, "with what").optional(),
            field("who", &Block::who, "who blocks; the target unless named").names("player").optional(),
            field("from", &Block::from, "hand, treasure or talent, where that is not plain").optional());
    }
};

struct Dodge {
    QString card, who;
    std::optional<Source> from;
    std::optional<Way> way;
    SS_ACTION("dodge", "Dodge the attack: it goes on to the next player")
    static constexpr void fields(auto each)
    {
        each(field("card", &Dodge::card, "with what").optional(),
            field("who", &Dodge::who, "who dodges; the target unless named").names("player").optional(),
            field("from", &Dodge::from, "hand, treasure or talent, where that is not plain").optional(),
            field("way", &Dodge::way, "where it goes, if the table decides that").optional());
    }
};

struct CancelReaction {
    QString card, who;
    std::optional<Source> from;
    SS_ACTION("cancel", "Cancel the block that stands, as Shatter does")
    static constexpr void fields(auto each)
    {
        each(field("card", &CancelReaction::card, "with what").optional(),
            field("who", &CancelReaction::who, "who cancels; the attacker unless named").names("player").optional(),
            field("from", &CancelReaction::from, "hand, treasure or talent, where that is not plain").optional());
    }
};

struct TakeDamage {
    QString treasure;
    QStringList cards;
    std::optional<Way> way;
    SS_ACTION("take-damage", "Neither block nor dodge: tokens, treasure and cards change hands")
    static constexpr void fields(auto each)
    {
        each(field("treasure", &TakeDamage::treasure, "which treasure the attacker takes").names("targets-treasure").optional(),
            field("cards", &TakeDamage::cards, "which card was drawn to recover").optional().secret(),
            field("way", &TakeDamage::way, "where the same card goes on from the next target, if the table decides that")
                .optional());
    }
};

struct FinishAttack {
    std::optional<Way> way;
    SS_ACTION("finish-attack", "End an attack that was blocked or came round to its attacker")
    static constexpr void fields(auto each)
    {
        each(field("way", &FinishAttack::way, "where the same card goes on from the next target, if the table decides that")
                 .optional());
    }
};

// --- between turns

struct PlayInstant {
    QString card, who, target;
    std::optional<Source> from;
    bool tie = false;
    SS_ACTION("play-instant", "Play an instant between two turns")
    static constexpr void fields(auto each)
    {
        each(field("card", &PlayInstant::card, "which").optional(),
            field("who", &PlayInstant::who, "who plays it").names("player"),
            field("target", &PlayInstant::target, "at whom").names("player").optional(),
            field("from", &PlayInstant::from, "hand, treasure or talent, where that is not plain").optional(),
            field("tie", &PlayInstant::tie, "at the same moment as the one before").optional());
    }
};

struct ResolveInstant {
    QString target;
    bool attacks = false;
    std::optional<Way> way;
    QStringList order, cards;
    QString treasure;
    SS_ACTION("resolve-instant", "Carry out the instant that was played first")
    static constexpr void fields(auto each)
    {
        each(field("target", &ResolveInstant::target, "at whom, if that was left open").names("player").optional(),
            field("attacks", &ResolveInstant::attacks, "it attacks, if that is not entered").optional(),
            field("way", &ResolveInstant::way, "where it goes when dodged, if the table decides that").optional(),
            field("order", &ResolveInstant::order, "the order of several targets, if the table chooses it")
                .names("player")
                .optional(),
            field("cards", &ResolveInstant::cards, "which cards its text made its player draw").optional().secret(),
            field("treasure", &ResolveInstant::treasure, "which treasure its text takes").names("treasure").optional());
    }
};

// --- at any time

struct DoEffect {
    EffectKind kind = EffectKind::Note;
    QString on, who;
    int amount = 1;
    QStringList cards;
    QString treasure, text;
    SS_ACTION("effect", "Do one thing that a card's text says")
    static constexpr void fields(auto each)
    {
        each(field("kind", &DoEffect::kind, "what"),
            field("on", &DoEffect::on, "to whom; whose turn it is unless named").names("player").optional(),
            field("who", &DoEffect::who, "whose card does it; whose turn it is unless named").names("player").optional(),
            field("amount", &DoEffect::amount, "how much").optional().from(0, 36),
            field("cards", &DoEffect::cards, "which cards are drawn, dropped or turned up").optional().secret(),
            field("treasure", &DoEffect::treasure, "which treasure changes hands").optional(),
            field("text", &DoEffect::text, "what the card says, in your words").optional());
    }
};

struct WriteNote {
    QString text;
    SS_ACTION("note", "Write something down")
    static constexpr void fields(auto each) { each(field("text", &WriteNote::text, "what")); }
};

struct AddCard {
    std::optional<Card> card;
    std::optional<Hero> hero;
    SS_ACTION("add-card", "Enter what is printed on a card, or change what was entered")
    static constexpr void fields(auto each)
    {
        each(field("card", &AddCard::card, "a starter or arsenal card").optional(),
            field("hero", &AddCard::hero, "a hero card").optional());
    }
};

#undef SS_ACTION

// Every action, once: the variant, and in rules.h its check, apply and tell.
// clang-format off
#define SS_EACH_ACTION(DO) \
    DO(Start) DO(ChooseHero) DO(Deal) DO(LayArsenal) DO(BeginTurn) DO(DrawUp) DO(Reshuffle) DO(Play) DO(FinishCard) DO(DropCards) DO(DropDelayed) \
    DO(RefreshArsenal) DO(BeginBuying) DO(Buy) DO(EndTurn) DO(DeclareAttack) DO(HelpAttack) DO(Block) DO(Dodge) DO(CancelReaction) DO(TakeDamage) \
    DO(FinishAttack) DO(PlayInstant) DO(ResolveInstant) DO(DoEffect) DO(WriteNote) DO(AddCard)
// clang-format on

namespace detail {
template <class First, class... Actions> struct VariantOf {
    using Type = std::variant<Actions...>;
};
} // namespace detail

#define SS_NEXT(ACTION) , ACTION
using Action = detail::VariantOf<void SS_EACH_ACTION(SS_NEXT)>::Type;
#undef SS_NEXT

} // namespace swordsandsouls

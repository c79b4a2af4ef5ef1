// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be asked of a state: each question is a described struct, its answer stands in questions.cpp and reports.cpp.
#pragma once

#include "games/mercenarium/rules/rules.h"

namespace mercenarium {

#define ME_QUESTION(NAME, HELP)                                                                                                  \
    static constexpr char verb[] = NAME;                                                                                         \
    static constexpr char help[] = HELP;
#define ME_WHO(QUESTION) field("player", &QUESTION::player, "who, if not the one whose turn it is").optional()

enum class DieUse { Order, Other };
constexpr auto names(DieUse) { return std::array{Named{DieUse::Order, "order"}, Named{DieUse::Other, "other"}}; }

struct DiceOf {
    QString listing;
    ME_QUESTION("dice", "Which dice are rolled: their sides")
    static constexpr void fields(auto each) { each(field("listing", &DiceOf::listing, "fool, fox or zodiac")); }
};

struct ValueOf {
    QString listing;
    QList<int> rolled;
    DieUse use = DieUse::Order;
    ME_QUESTION("value", "What a die shows, and what its special face counts")
    static constexpr void fields(auto each)
    {
        each(field("listing", &ValueOf::listing, "fool, fox or zodiac"),
            field("rolled", &ValueOf::rolled, "the face; a special one is 6"),
            field("use", &ValueOf::use, "for the first turn, or for anything else").optional());
    }
};

struct Actions {
    std::optional<Seat> player;
    ME_QUESTION("actions", "Which turn actions a player could choose from")
    static constexpr void fields(auto each) { each(ME_WHO(Actions)); }
};

struct Summons {
    Card card;
    std::optional<Seat> player;
    ME_QUESTION("summons", "Where a card may be summoned, and which base makes it legal")
    static constexpr void fields(auto each) { each(field("card", &Summons::card, "which card"), ME_WHO(Summons)); }
};

struct ContestOf {
    Card card, target;
    std::optional<int> mine, theirs;
    ME_QUESTION("contest", "What becomes of a card that moves into an enemy's space")
    static constexpr void fields(auto each)
    {
        each(field("card", &ContestOf::card, "the attacker"), field("target", &ContestOf::target, "the enemy's card"),
            field("mine", &ContestOf::mine, "dots counted on the attacker's edge").optional().from(0, 9),
            field("theirs", &ContestOf::theirs, "dots counted on the other edge").optional().from(0, 9));
    }
};

struct Matrix {
    std::optional<Seat> player;
    ME_QUESTION("matrix", "Every contest in reach of a player's cards")
    static constexpr void fields(auto each) { each(ME_WHO(Matrix)); }
};

struct Threatened {
    std::optional<Seat> player;
    ME_QUESTION("threatened", "Which cards of a player an enemy could take, and with what")
    static constexpr void fields(auto each) { each(ME_WHO(Threatened)); }
};

struct Edges {
    Card card;
    ME_QUESTION("edges", "Which edge of a card in play looks where, and how many dots it has")
    static constexpr void fields(auto each) { each(field("card", &Edges::card, "which card")); }
};

struct WheelOf {
    std::optional<Suit> attacker, defender;
    ME_QUESTION("wheel", "What two suits make of a tie; without suits: the whole wheel")
    static constexpr void fields(auto each)
    {
        each(field("attacker", &WheelOf::attacker, "suit of the attacker").optional(),
            field("defender", &WheelOf::defender, "suit of the defender").optional());
    }
};

struct Buyable {
    std::optional<Seat> player;
    ME_QUESTION("buyable", "Enemy Mercenaries in play, with the contracts still running")
    static constexpr void fields(auto each) { each(ME_WHO(Buyable)); }
};

struct Offerings {
    std::optional<Seat> player;
    ME_QUESTION("offerings", "Every lawful offering that a player has")
    static constexpr void fields(auto each) { each(ME_WHO(Offerings)); }
};

struct HandOf {
    std::optional<Seat> player;
    ME_QUESTION("hand", "What a player holds, and what is too much")
    static constexpr void fields(auto each) { each(ME_WHO(HandOf)); }
};

struct LimboOf {
    std::optional<Seat> player;
    ME_QUESTION("limbo", "Whether a player is in Limbo, until when, and the ways out")
    static constexpr void fields(auto each) { each(ME_WHO(LimboOf)); }
};

struct Repetition {
    ME_QUESTION("repetition", "How often this position was seen, and what follows")
    static constexpr void fields(auto each) { each(); }
};

struct Counts {
    ME_QUESTION("counts", "Deck, hymnal, discards, and the draws until Singularity")
    static constexpr void fields(auto each) { each(); }
};

struct HymnsOf {
    ME_QUESTION("hymns", "Where the fifteen hymns are")
    static constexpr void fields(auto each) { each(); }
};

struct HymnText {
    std::optional<Card> hymn;
    std::optional<int> face;
    ME_QUESTION("hymn", "What a hymn says now, or the hymn of a face of the Zodiac die")
    static constexpr void fields(auto each)
    {
        each(field("hymn", &HymnText::hymn, "which hymn").optional(),
            field("face", &HymnText::face, "face of the Zodiac die").optional().from(1, 12));
    }
};

struct ClassOf {
    Card card;
    ME_QUESTION("class", "Class, suit and value of a card")
    static constexpr void fields(auto each) { each(field("card", &ClassOf::card, "which card")); }
};

struct Composition {
    ME_QUESTION("composition", "What the deck and the hymnal are made of")
    static constexpr void fields(auto each) { each(); }
};

struct Goal {
    ME_QUESTION("goal", "How the game is won, and how far everybody is")
    static constexpr void fields(auto each) { each(); }
};

struct RulesInForce {
    ME_QUESTION("rules-in-force", "Which rules the state calls for now")
    static constexpr void fields(auto each) { each(); }
};

struct BestMove {
    int nodes = 20000;
    int depth = 0;
    ME_QUESTION("best", "The best move for two players with open hands, by looking ahead, with its line")
    static constexpr void fields(auto each)
    {
        each(field("nodes", &BestMove::nodes, "positions looked at, at most").optional().from(1, 5000000),
            field("depth", &BestMove::depth, "turns looked ahead, at most; 0: as many as the positions allow")
                .optional()
                .from(0, 40));
    }
};

struct OrderOdds {
    int players = 0;
    ME_QUESTION("order-odds", "How likely the first roll settles who goes first, and how many rolls it takes on average")
    static constexpr void fields(auto each)
    {
        each(field("players", &OrderOdds::players, "how many roll, if not those at the table").optional().from(0, 4));
    }
};

struct DrawOdds {
    int draws = 1;
    bool hymnal = false;
    std::optional<Card> card, base;
    std::optional<Suit> suit;
    std::optional<Kind> kind;
    int from = 0;
    ME_QUESTION("draw-odds", "How likely such a card is among the next ones, or in a hand of that many unseen cards")
    static constexpr void fields(auto each)
    {
        each(field("draws", &DrawOdds::draws, "how many cards").optional().from(1, 71),
            field("hymnal", &DrawOdds::hymnal, "of the hymnal").optional(),
            field("card", &DrawOdds::card, "this very card").optional(),
            field("base", &DrawOdds::base, "one that may be summoned beside this card").optional(),
            field("suit", &DrawOdds::suit, "one of this suit").optional(),
            field("kind", &DrawOdds::kind, "one of this class").optional(),
            field("from", &DrawOdds::from, "one of this value or more").optional().from(0, 15));
    }
};

#undef ME_WHO
#undef ME_QUESTION

// clang-format off
#define ME_EACH_QUESTION(DO) \
    DO(DiceOf) DO(ValueOf) DO(Actions) DO(Summons) DO(ContestOf) DO(Matrix) DO(Threatened) DO(Edges) DO(WheelOf) DO(Buyable) DO(Offerings) DO(HandOf) \
    DO(LimboOf) DO(Repetition) DO(Counts) DO(HymnsOf) DO(HymnText) DO(ClassOf) DO(Composition) DO(Goal) DO(RulesInForce) DO(BestMove) \
    DO(OrderOdds) DO(DrawOdds)
// clang-format on

#define ME_DECLARE(QUESTION) engine::Answer answer(const State& state, const QUESTION& q);
ME_EACH_QUESTION(ME_DECLARE)
#undef ME_DECLARE

// An answer that cites one rule.
inline engine::Answer answered(const QJsonValue& value, R reason)
{
    return {value, {}, {engine::Told{&mercenarium::reason(reason), {}}}};
}
inline engine::Answer wrong(const char* place, const QString& value, const QString& problem, const QString& remedy)
{
    engine::Answer answer;
    answer.verdict.faults = {engine::Fault{QLatin1String(place), value, problem, remedy}};
    return answer;
}

} // namespace mercenarium

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be asked of a state: each question is a described struct that says what is given as its answer.
#pragma once

#include "engine/asking.h"
#include "engine/declared.h"
#include "games/mercenarium/rules/hymns/offering.h"
#include "games/mercenarium/rules/rules.h"

#include <algorithm>

namespace mercenarium {

#define ME_WHO(QUESTION) field("player", &QUESTION::player, "who, if not the one whose turn it is").optional()

enum class DieUse { Order, Other };
constexpr auto names(DieUse) { return engine::inOrder<DieUse>({"order", "other"}); }

struct DiceOf {
    using Given = QList<int>;
    QString listing;
    MR_VERB("dice", "Which dice are rolled: their sides", field("listing", &DiceOf::listing, "fool, fox or zodiac"))
};

struct ValueOf {
    using Given = std::optional<int>;
    QString listing;
    QList<int> rolled;
    DieUse use = DieUse::Order;
    MR_VERB("value", "What a die shows, and what its special face counts",
        field("listing", &ValueOf::listing, "fool, fox or zodiac"),
        field("rolled", &ValueOf::rolled, "the face; a special one is 6"),
        field("use", &ValueOf::use, "for the first turn, or for anything else").optional())
};

struct Actions {
    using Given = QList<Deed>;
    std::optional<Seat> player;
    MR_VERB("actions", "Which turn actions a player could choose from", ME_WHO(Actions))
};

struct SummonAt {
    Space at;
    bool house = false;
    bool legal = false;
    QList<Card> bases;
    QString why;
    MR_FIELDS(field("at", &SummonAt::at, "space"), field("house", &SummonAt::house, "the player's own house"),
        field("legal", &SummonAt::legal, "nothing speaks against it"),
        field("bases", &SummonAt::bases, "own neighbours that the card fits"),
        field("why", &SummonAt::why, "the reason against it"))
};

struct Summons {
    using Given = QList<SummonAt>;
    Card card;
    std::optional<Seat> player;
    MR_VERB("summons", "Where a card may be summoned, and which base makes it legal", field("card", &Summons::card, "which card"),
        ME_WHO(Summons))
};

struct Meeting {
    Card card, target;
    Side direction = Side::North, myEdge = Side::North, theirEdge = Side::South;
    std::optional<int> mine, theirs;
    bool lord = false;
    bool tie = false;
    Contest outcome = Contest::Unknown;
    MR_FIELDS(field("card", &Meeting::card, "the attacker"), field("target", &Meeting::target, "the enemy's card"),
        field("direction", &Meeting::direction, "from the attacker"), field("my_edge", &Meeting::myEdge, "of the attacker"),
        field("their_edge", &Meeting::theirEdge, "of the enemy's card"), field("mine", &Meeting::mine, "the attacker's dots"),
        field("theirs", &Meeting::theirs, "the other dots"), field("lord", &Meeting::lord, "a Lord is among them"),
        field("tie", &Meeting::tie, "as many dots"), field("outcome", &Meeting::outcome, "what becomes of it"))
};

struct ContestOf {
    using Given = std::optional<Meeting>;
    Card card, target;
    std::optional<int> mine, theirs;
    MR_VERB("contest", "What becomes of a card that moves into an enemy's space", field("card", &ContestOf::card, "the attacker"),
        field("target", &ContestOf::target, "the enemy's card"),
        field("mine", &ContestOf::mine, "dots counted on the attacker's edge").optional().from(0, 9),
        field("theirs", &ContestOf::theirs, "dots counted on the other edge").optional().from(0, 9))
};

struct Matrix {
    using Given = QList<Meeting>;
    std::optional<Seat> player;
    MR_VERB("matrix", "Every contest in reach of a player's cards", ME_WHO(Matrix))
};

struct Threat {
    Card card, by;
    Contest outcome = Contest::Unknown;
    MR_FIELDS(field("card", &Threat::card, "which card"), field("by", &Threat::by, "the enemy's card"),
        field("outcome", &Threat::outcome, "what becomes of it"))
};

struct Threatened {
    using Given = QList<Threat>;
    std::optional<Seat> player;
    MR_VERB("threatened", "Which cards of a player an enemy could take, and with what", ME_WHO(Threatened))
};

struct EdgeThere {
    Side edge = Side::North;
    std::optional<int> dots;
    MR_FIELDS(field("edge", &EdgeThere::edge, "which edge of the card"), field("dots", &EdgeThere::dots, "how many"))
};

struct Edges {
    using Given = QMap<QString, EdgeThere>;
    Card card;
    MR_VERB(
        "edges", "Which edge of a card in play looks where, and how many dots it has", field("card", &Edges::card, "which card"))
};

struct WheelOf {
    using Given = std::variant<Contest, QMap<QString, QMap<QString, Contest>>>; // of two suits, otherwise by both
    std::optional<Suit> attacker, defender;
    MR_VERB("wheel", "What two suits make of a tie; without suits: the whole wheel",
        field("attacker", &WheelOf::attacker, "suit of the attacker").optional(),
        field("defender", &WheelOf::defender, "suit of the defender").optional())
};

struct ForSale {
    Card card;
    Seat owner = Seat::South;
    std::optional<Seat> contract;
    bool buyable = false;
    MR_FIELDS(field("card", &ForSale::card, "the Mercenary"), field("owner", &ForSale::owner, "whose card it is"),
        field("contract", &ForSale::contract, "under contract until this player's turn"),
        field("buyable", &ForSale::buyable, "a capture can pay for it"))
};

struct Buyable {
    using Given = QList<ForSale>;
    std::optional<Seat> player;
    MR_VERB("buyable", "Enemy Mercenaries in play, with the contracts still running", ME_WHO(Buyable))
};

struct Offerings {
    using Given = QList<Offering>;
    std::optional<Seat> player;
    MR_VERB("offerings", "Every lawful offering that a player has", ME_WHO(Offerings))
};

struct HandCount {
    int cards = 0, hymns = 0;
    bool limited = true;
    int surplusCards = 0, surplusHymns = 0;
    MR_FIELDS(field("cards", &HandCount::cards, "cards in hand"), field("hymns", &HandCount::hymns, "hymns in hand"),
        field("limited", &HandCount::limited, "the hand has a limit"),
        field("surplus_cards", &HandCount::surplusCards, "cards too many"),
        field("surplus_hymns", &HandCount::surplusHymns, "hymns too many"))
};

struct HandOf {
    using Given = HandCount;
    std::optional<Seat> player;
    MR_VERB("hand", "What a player holds, and what is too much", ME_WHO(HandOf))
};

enum class Deadline { ThisTurn, NextTurn };
constexpr auto names(Deadline)
{
    return std::array{Named{Deadline::ThisTurn, "this turn"}, Named{Deadline::NextTurn, "next turn"}};
}

// A Mercenary that can be bought, or a hymn to sing.
struct WayOut {
    std::optional<Card> buys;

    static std::optional<WayOut> read(const QJsonValue& json);
    QJsonValue written() const;
    static QString allowed();
};

struct Limbo {
    bool isIn = false;
    std::optional<Deadline> deadline; // none: it may last
    QList<WayOut> ways;
    MR_FIELDS(field("in_limbo", &Limbo::isIn, "no card in play"), field("deadline", &Limbo::deadline, "lost at its end"),
        field("ways", &Limbo::ways, "ways out"))
};

struct LimboOf {
    using Given = Limbo;
    std::optional<Seat> player;
    MR_VERB("limbo", "Whether a player is in Limbo, until when, and the ways out", ME_WHO(LimboOf))
};

struct Occurrence {
    int seen = 0, needed = 0;
    bool draw = false;
    MR_FIELDS(field("seen", &Occurrence::seen, "how often it was seen"), field("needed", &Occurrence::needed, "for a stalemate"),
        field("draw", &Occurrence::draw, "it is one"))
};

struct Repetition {
    using Given = Occurrence;
    MR_VERB("repetition", "How often this position was seen, and what follows")
};

struct CardCounts {
    int deck = 0, hymnal = 0, discard = 0, inPlay = 0, inHands = 0, captured = 0, namedInHands = 0;
    bool singularity = false;
    std::optional<int> untilSingularity, untilStalemate;
    MR_FIELDS(field("deck", &CardCounts::deck, "cards in the deck"), field("hymnal", &CardCounts::hymnal, "cards in the hymnal"),
        field("discard", &CardCounts::discard, "discarded"), field("in_play", &CardCounts::inPlay, "cards in play"),
        field("in_hands", &CardCounts::inHands, "cards and hymns in hand"), field("captured", &CardCounts::captured, "captures"),
        field("named_in_hands", &CardCounts::namedInHands, "cards in hand that are known"),
        field("singularity", &CardCounts::singularity, "deck and hymnal are one"),
        field("draws_until_singularity", &CardCounts::untilSingularity, "draws"),
        field("draws_until_stalemate", &CardCounts::untilStalemate, "draws"))
};

struct Counts {
    using Given = CardCounts;
    MR_VERB("counts", "Deck, hymnal, discards, and the draws until Singularity")
};

struct HymnCounts {
    int hymnal = 0, held = 0, faceUp = 0, discarded = 0, sung = 0;
    std::optional<int> total; // in Singularity nobody knows
    MR_FIELDS(field("hymnal", &HymnCounts::hymnal, "in the hymnal"), field("held", &HymnCounts::held, "in hand, face down"),
        field("face_up", &HymnCounts::faceUp, "kept face up"), field("discarded", &HymnCounts::discarded, "discarded"),
        field("sung", &HymnCounts::sung, "being sung"), field("total", &HymnCounts::total, "all of them"))
};

struct HymnsOf {
    using Given = HymnCounts;
    MR_VERB("hymns", "Where the fifteen hymns are")
};

struct HymnSays {
    Card hymn;
    QString title, text;
    QStringList steps;
    bool stays = false;
    MR_FIELDS(field("hymn", &HymnSays::hymn, "its numeral"), field("title", &HymnSays::title, "its title"),
        field("text", &HymnSays::text, "what it says"), field("steps", &HymnSays::steps, "what it does, step by step"),
        field("stays", &HymnSays::stays, "is kept face up after singing"))
};

struct HymnText {
    using Given = HymnSays;
    std::optional<Card> hymn;
    std::optional<int> face;
    MR_VERB("hymn", "What a hymn says now, or the hymn of a face of the Zodiac die",
        field("hymn", &HymnText::hymn, "which hymn").optional(),
        field("face", &HymnText::face, "face of the Zodiac die").optional().from(1, 12))
};

struct ClassOf {
    using Given = QJsonObject; // suit and value only of a card of the deck
    Card card;
    MR_VERB("class", "Class, suit and value of a card", field("card", &ClassOf::card, "which card"))
};

struct Composition {
    using Given = QMap<QString, int>;
    MR_VERB("composition", "What the deck and the hymnal are made of")
};

struct PlayerGoal {
    Seat player = Seat::South;
    int captures = 0, missing = 0, opponentsInLimbo = 0;
    MR_FIELDS(field("player", &PlayerGoal::player, "who"), field("captures", &PlayerGoal::captures, "captures"),
        field("missing", &PlayerGoal::missing, "captures still needed"),
        field("opponents_in_limbo", &PlayerGoal::opponentsInLimbo, "how many"))
};

struct HowFar {
    int capturesToWin = mercenarium::capturesToWin;
    bool limboWins = true;
    QList<PlayerGoal> players;
    MR_FIELDS(field("captures_to_win", &HowFar::capturesToWin, "captures"),
        field("limbo_wins", &HowFar::limboWins, "all others in Limbo wins too"),
        field("players", &HowFar::players, "how far everybody is"))
};

struct Goal {
    using Given = HowFar;
    MR_VERB("goal", "How the game is won, and how far everybody is")
};

struct RulesInForce {
    using Given = QStringList;
    MR_VERB("rules-in-force", "Which rules the state calls for now")
};

struct BestLine {
    QStringList line;
    int score = 0, depth = 0, nodes = 0;
    MR_FIELDS(field("line", &BestLine::line, "best play of both"), field("score", &BestLine::score, "1000 for a capture"),
        field("depth", &BestLine::depth, "turns looked ahead"), field("nodes", &BestLine::nodes, "positions looked at"))
};

struct BestMove {
    using Given = std::optional<BestLine>;
    int nodes = 20000;
    int depth = 0;
    MR_VERB("best", "The best move for two players with open hands, by looking ahead, with its line",
        field("nodes", &BestMove::nodes, "positions looked at, at most").optional().from(1, 5000000),
        field("depth", &BestMove::depth, "turns looked ahead, at most; 0: as many as the positions allow").optional().from(0, 40))
};

struct FirstRoll {
    QString settled;
    double percent = 0;
    QString rolls;
    MR_FIELDS(field("settled", &FirstRoll::settled, "chance that one leads at once"),
        field("percent", &FirstRoll::percent, "the same in percent"),
        field("rolls", &FirstRoll::rolls, "of everybody who has to, on average"))
};

struct OrderOdds {
    using Given = FirstRoll;
    int players = 0;
    MR_VERB("order-odds", "How likely the first roll settles who goes first, and how many rolls it takes on average",
        field("players", &OrderOdds::players, "how many roll, if not those at the table").optional().from(0, 4))
};

struct DrawChance {
    QString exact;
    double percent = 0;
    int wanted = 0, unseen = 0;
    MR_FIELDS(field("exact", &DrawChance::exact, "the chance"), field("percent", &DrawChance::percent, "the same in percent"),
        field("wanted", &DrawChance::wanted, "such cards among the unseen ones"),
        field("unseen", &DrawChance::unseen, "unseen cards"))
};

struct DrawOdds {
    using Given = DrawChance;
    int draws = 1;
    bool hymnal = false;
    std::optional<Card> card, base;
    std::optional<Suit> suit;
    std::optional<Kind> kind;
    int from = 0;
    MR_VERB("draw-odds", "How likely such a card is among the next ones, or in a hand of that many unseen cards",
        field("draws", &DrawOdds::draws, "how many cards").optional().from(1, 71),
        field("hymnal", &DrawOdds::hymnal, "of the hymnal").optional(),
        field("card", &DrawOdds::card, "this very card").optional(),
        field("base", &DrawOdds::base, "one that may be summoned beside this card").optional(),
        field("suit", &DrawOdds::suit, "one of this suit").optional(),
        field("kind", &DrawOdds::kind, "one of this class").optional(),
        field("from", &DrawOdds::from, "one of this value or more").optional().from(0, 15))
};

#undef ME_WHO

#define ME_ANSWER(Q) engine::Answered<Q::Given> answer(const State& state, const Q& q);
MR_EACH(ME_ANSWER, DiceOf, ValueOf, Actions, Summons, ContestOf, Matrix, Threatened, Edges, WheelOf, Buyable, Offerings, HandOf,
    LimboOf, Repetition, Counts, HymnsOf, HymnText, ClassOf, Composition, Goal, RulesInForce, BestMove, OrderOdds, DrawOdds)
#undef ME_ANSWER

using AnyQuestion =
    std::variant<DiceOf, ValueOf, Actions, Summons, ContestOf, Matrix, Threatened, Edges, WheelOf, Buyable, Offerings, HandOf,
        LimboOf, Repetition, Counts, HymnsOf, HymnText, ClassOf, Composition, Goal, RulesInForce, BestMove, OrderOdds, DrawOdds>;

// An answer that cites one rule.
// Another rule that decided an answer.
template <class T> void tellToo(engine::Answered<T>& answer, bool decides, R id)
{
    if (decides && std::ranges::none_of(answer.told, [&](const engine::Told& one) { return one.reason == &reason(id); }))
        answer.told += engine::Told{&reason(id), {}};
}

template <class T> engine::Answered<T> answered(T value, R reason)
{
    return {std::move(value), {}, {engine::Told{&mercenarium::reason(reason), {}}}};
}

// A question that cannot be meant, whatever its answer would be.
struct Wrong : engine::Fault {
    template <class T> operator engine::Answered<T>() const { return {{}, {{}, {*this}}, {}}; }
};

} // namespace mercenarium

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that Mercenarium tracks, as plain values: the board, what each player has, the piles and what the table typed in.
#pragma once

#include "engine/noted.h"
#include "engine/tracking.h"
#include "games/mercenarium/rules/cards/cards.h"

namespace mercenarium {

// The readings that a table may choose where the rules leave room; the default stands first.
enum class Hands { Counts, Cards };
constexpr auto names(Hands) { return engine::inOrder<Hands>({"counts", "cards"}); }
enum class OnOff { On, Off };
constexpr auto names(OnOff) { return engine::inOrder<OnOff>({{"on", "yes"}, {"off", "no"}}); }
enum class LimboBy { AnyPresence, MovedOnly };
constexpr auto names(LimboBy)
{
    return engine::inOrder<LimboBy>({{"any_presence", "any presence"}, {"moved_only", "moved only"}});
}
enum class Announce { Propose, Auto, Off };
constexpr auto names(Announce) { return engine::inOrder<Announce>({{"propose", "announce"}, "auto", "off"}); }
enum class CountedDots { Counted, Sheet };
constexpr auto names(CountedDots) { return engine::inOrder<CountedDots>({"counted", "sheet"}); }
enum class StalemateCount { Third, Fourth };
constexpr auto names(StalemateCount)
{
    return std::array{Named{StalemateCount::Third, "3rd", "3"}, Named{StalemateCount::Fourth, "4th", "4"}};
}

struct Houses {
    Colour south = Colour::Unset, west = Colour::Unset, north = Colour::Unset, east = Colour::Unset;

    Colour of(Seat seat) const
    {
        return seat == Seat::South ? south : seat == Seat::West ? west : seat == Seat::North ? north : east;
    }
    MR_FIELDS(field("south", &Houses::south, "colour of the circle on the south side"),
        field("west", &Houses::west, "on the west side"), field("north", &Houses::north, "on the north side"),
        field("east", &Houses::east, "on the east side"))
};

inline constexpr int smallestBoard = 3;
inline constexpr int largestBoard = 25;

struct Settings {
    int boardWidth = 7;  // AM-01
    int boardHeight = 7; // AM-01
    Houses houses;       // AM-01
    Hands hands = Hands::Counts;
    OnOff hymns = OnOff::On;                               // the variant without hymns
    QList<Suit> wheel;                                     // AM-04; empty: as derived
    OnOff fieldSummonOnEnemyHouse = OnOff::On;             // AM-07
    LimboBy limboBy = LimboBy::AnyPresence;                // AM-08
    OnOff contractByHymn = OnOff::On;                      // AM-15
    Announce stalemateAuto = Announce::Propose;            // AM-19
    StalemateCount stalemateCount = StalemateCount::Third; // AM-40
    Announce limboEarlyEnd = Announce::Propose;            // AM-27
    engine::Strictness strictness = engine::Strictness::Advise;
    CountedDots countedDots = CountedDots::Counted; // AM-37
    engine::Tracking tracking = engine::Tracking::Usual;
    QStringList foolFaces, foxFaces; // as printed; empty: 1 to 5 and the special face (ME-025)
    QStringList unclear;             // of doubts.inc

    MR_FIELDS(
        field("board_w", &Settings::boardWidth, "spaces from west to east, an odd number").from(smallestBoard, largestBoard),
        field("board_h", &Settings::boardHeight, "spaces from south to north, an odd number").from(smallestBoard, largestBoard),
        field("houses", &Settings::houses, "colours of the houses"),
        field("hands", &Settings::hands, "hands are kept as counts or as cards"),
        field("hymns", &Settings::hymns, "play with the hymnal"),
        field("wheel", &Settings::wheel, "the four suits, each consuming the next, if the printed wheel differs"),
        field("field_summon_on_enemy_house", &Settings::fieldSummonOnEnemyHouse,
            "a card may be field summoned onto an enemy's empty house"),
        field("limbo_by", &Settings::limboBy, "which enemy card on a house brings Limbo"),
        field("contract_by_hymn", &Settings::contractByHymn, "a Mercenary gained by a hymn is under contract"),
        field("stalemate_auto", &Settings::stalemateAuto, "what happens when a position comes back too often"),
        field("stalemate_count", &Settings::stalemateCount, "at which occurrence of a position"),
        field("limbo_early_end", &Settings::limboEarlyEnd, "what happens when there is no way out of Limbo"),
        field("strictness", &Settings::strictness, "how a decision against the rules is asked for"),
        field("counted_dots", &Settings::countedDots,
            "dots counted at the table and not as on the aura sheet: which of them decide (Capturing)")
            .since(3),
        field("tracking", &Settings::tracking,
            "what is kept: light, captures and contracts alone; usual, the board, with hands counted; everything, each hand card "
            "by card")
            .since(3),
        field("fool_faces", &Settings::foolFaces,
            "what is printed on the six faces of the Fool die; what is no number counts 6 for the first turn")
            .since(4),
        field("fox_faces", &Settings::foxFaces, "what is printed on the six faces of the Fox die").since(4),
        field("unclear", &Settings::unclear, "unclear rules that this table plays by the second reading, B").since(5))
};

// A card in play: any card on a space (ME-057).
struct Placed {
    Card id;
    Space at;
    Seat owner = Seat::South;     // whose board edge its bottom faces (ME-043)
    std::optional<Seat> contract; // until this player's next turn nobody can buy it (ME-105)
    int since = 0;                // turn in which it came to its owner; 0: long ago
    Came came = Came::Moved;

    MR_FIELDS(field("id", &Placed::id, "the card"), field("at", &Placed::at, "space"),
        field("owner", &Placed::owner, "whose card it is"),
        field("contract", &Placed::contract, "under contract until this player's turn"),
        field("since", &Placed::since, "turn in which it came to its owner"),
        field("came", &Placed::came, "how it came to its space"))
};

// A Mercenary under contract, where the board is not kept.
struct Bound {
    Card id;
    Seat seat = Seat::South; // the contract ends with this player's turn

    MR_FIELDS(field("id", &Bound::id, "the Mercenary"), field("seat", &Bound::seat, "under contract until this player's turn"))
};

struct Held {
    Card id;             // "?" while nobody else has seen it
    bool faceUp = false; // kept after singing (ME-123)
    int since = 0;       // turn in which it was learned; 0: long ago

    MR_FIELDS(field("id", &Held::id, "the hymn"), field("face_up", &Held::faceUp, "kept face up after singing"),
        field("since", &Held::since, "turn in which it was learned"))
};

struct Player {
    Seat id = Seat::South;
    QString name;
    QList<Card> hand; // cards of the deck; "?" for each that only its owner knows
    QList<Held> hymns;
    QList<Card> faceDown; // captures that can still pay
    QList<Card> faceUp;   // spent ones (ME-104)
    int limboSince = -1;  // turn in which Limbo began; -1: not in Limbo
    int lastTurn = 0;     // the latest turn that was this player's

    int captures() const { return int(faceDown.size() + faceUp.size()); } // ME-103
    MR_FIELDS(field("id", &Player::id, "side of the board, where the player's house is").brief(),
        field("name", &Player::name, "name").brief(),
        field("hand", &Player::hand, "cards in hand, ? for each unknown one").secret(),
        field("hymns", &Player::hymns, "hymns held").secret(), field("face_down", &Player::faceDown, "captures not spent"),
        field("face_up", &Player::faceUp, "captures spent"),
        field("limbo_since", &Player::limboSince, "turn in which Limbo began, -1: not in Limbo").from(-1, 9999),
        field("last_turn", &Player::lastTurn, "this player's latest turn"))
};

// One thing that a hymn does.
struct Effect {
    EffectKind kind = EffectKind::Note;
    std::optional<Seat> player; // whom it touches; the singer unless named
    std::optional<Card> card;
    std::optional<Space> to;
    int amount = 1;
    QString text;

    bool operator==(const Effect&) const = default;
    MR_FIELDS(field("kind", &Effect::kind, "what it does").brief(),
        field("player", &Effect::player, "whom it touches, if not the singer").brief().optional(),
        field("card", &Effect::card, "which card").brief("card").optional(),
        field("to", &Effect::to, "which space").brief("to").optional(),
        field("amount", &Effect::amount, "how many").brief().optional().from(1, 15),
        field("text", &Effect::text, "in your words").brief("t").optional())
};

// --- what the table types in, because the rules text lacks it

struct AuraLine {
    Card id;
    Aura aura;
    QString source;

    MR_FIELDS(field("id", &AuraLine::id, "the card").brief(),
        field("aura", &AuraLine::aura, "dots: top/right/bottom/left").brief().printed(),
        field("source", &AuraLine::source, "who typed it, and when").brief("by"))
};

struct HymnLine {
    Card id;
    QString title;
    QString effect;
    QString singularity; // what it says instead in Singularity
    bool stays = false;  // is kept face up after singing
    QList<Effect> steps;
    QList<Effect> singularitySteps;
    QString source;

    MR_FIELDS(field("id", &HymnLine::id, "its numeral").brief(), field("title", &HymnLine::title, "its title").brief(),
        field("effect", &HymnLine::effect, "what it says").brief("t").printed(),
        field("singularity", &HymnLine::singularity, "what it says in Singularity, if that differs").brief("then"),
        field("stays", &HymnLine::stays, "is kept face up after singing").brief("stays"),
        field("steps", &HymnLine::steps, "what it does, step by step").brief("does"),
        field("singularity_steps", &HymnLine::singularitySteps, "what it does in Singularity").brief("late"),
        field("source", &HymnLine::source, "who typed it, and when").brief("by"))
};

// --- what is going on

// A hymn that is being sung: its effect is carried out, then the turn ends.
struct Song {
    Card hymn;
    Card as; // what the Zodiac die made of it
    Seat singer = Seat::South;
    bool stays = false;
    QList<Effect> due;

    MR_FIELDS(field("hymn", &Song::hymn, "the hymn"), field("as", &Song::as, "the hymn whose effect is used"),
        field("singer", &Song::singer, "who sings it"), field("stays", &Song::stays, "is kept face up afterwards"),
        field("due", &Song::due, "steps still to do"))
};

// What a hymn or the table wants later: it comes up at its moment, and stays until it is done or struck out.
struct Noted {
    QString id;
    Effect effect;
    Moment when = Moment::Turn;
    std::optional<Seat> of; // whose turn or Limbo; anybody's unless named
    engine::Often often = engine::Often::Once;
    int done = -1;           // turn in which it was done last
    bool leftUndone = false; // its moment went by; it is due until it is done or struck out

    MR_FIELDS(field("id", &Noted::id, "number"), field("effect", &Noted::effect, "what it does"),
        field("when", &Noted::when, "when it is due"), field("of", &Noted::of, "whose turn or Limbo; anybody's unless named"),
        field("often", &Noted::often, "once or each time"),
        field("done", &Noted::done, "turn in which it was done last").from(-1, 9999),
        field("left_undone", &Noted::leftUndone, "left undone at its moment, and due since then").since(6))
};

struct Roll {
    Seat id = Seat::South;
    int face = 0; // 0: has to roll
    MR_FIELDS(field("id", &Roll::id, "who"), field("face", &Roll::face, "what the die showed").from(0, 6))
};

// How often a position has stood on the table (ME-138).
struct Repeated {
    QString id;
    int times = 1;
    MR_FIELDS(field("id", &Repeated::id, "the position"), field("times", &Repeated::times, "how often it was seen"))
};

struct State {
    Settings settings;
    Step step = Step::Play;
    Ending ending = Ending::Open;
    std::optional<Seat> winner;
    QList<Player> players = {Player{Seat::South, {}, {}, {}, {}, {}, -1, 0}, Player{Seat::North, {}, {}, {}, {}, {}, -1, 0}};
    Seat current = Seat::South;
    int turn = 1;
    QList<Placed> board;
    int deck = 46;
    int hymnal = 13;
    QList<Card> discard;
    bool singularity = false;
    std::optional<Song> song;
    bool dealt = true;
    QList<Roll> rolls;
    QList<Repeated> repeated;
    QList<AuraLine> auras;
    QList<HymnLine> hymns;
    QList<Card> zodiac; // faces 1 … 12
    QList<Noted> noted;
    int notedSoFar = 0;
    QList<Bound> bound;

    friend QStringList seats(const State& state); // who sits at the table, in the order of turns; found by its argument only
    MR_FIELDS(field("settings", &State::settings, "readings and house rules"),
        field("step", &State::step, "set-up, play or over"), field("ending", &State::ending, "how it ended"),
        field("winner", &State::winner, "who won"), field("players", &State::players, "who plays, by seat"),
        field("current", &State::current, "whose turn it is"), field("turn", &State::turn, "number of the turn").from(1, 9999),
        field("board", &State::board, "cards in play"), field("deck", &State::deck, "cards in the deck").from(0, 999),
        field("hymnal", &State::hymnal, "cards in the hymnal").from(0, 999),
        field("discard", &State::discard, "discarded cards and hymns"),
        field("singularity", &State::singularity, "deck and hymnal are one"), field("song", &State::song, "the hymn being sung"),
        field("dealt", &State::dealt, "the cards are dealt"), field("rolls", &State::rolls, "rolls for the first turn"),
        field("repeated", &State::repeated, "positions since the last capture"), field("auras", &State::auras, "aura sheet"),
        field("hymns", &State::hymns, "hymn sheet"), field("zodiac", &State::zodiac, "hymns of the Zodiac faces 1 to 12"),
        field("noted", &State::noted, "effects that wait for their moment").since(3),
        field("noted_so_far", &State::notedSoFar, "effects noted so far").since(3),
        field("bound", &State::bound, "Mercenaries under contract, where the board is not kept").since(3))
};

// How a game begins: who sits where, and what the table has typed in before.
struct Setup {
    Settings settings;
    QList<Player> players;
    QList<AuraLine> auras;
    QList<HymnLine> hymns;
    QList<Card> zodiac;

    MR_FIELDS(field("settings", &Setup::settings, "readings and house rules"),
        field("players", &Setup::players, "who plays, by seat"), field("auras", &Setup::auras, "aura sheet"),
        field("hymns", &Setup::hymns, "hymn sheet"), field("zodiac", &Setup::zodiac, "hymns of the Zodiac faces 1 to 12"))
};

} // namespace mercenarium

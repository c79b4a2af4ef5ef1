// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that Swords & Souls tracks, as plain values: the seats, the attack on the table, arsenal and supply.
#pragma once

#include "engine/noted.h"
#include "games/swords-and-souls/rules/cards/cards.h"

namespace swordsandsouls {

using engine::find;

// The readings that a table may choose where the book leaves room; the default stands first.
enum class DodgeDirection { Away, Clockwise, Ask };
constexpr auto names(DodgeDirection) { return engine::inOrder<DodgeDirection>({"away", "clockwise", "ask"}); }
enum class TreasureKill { Victim, Stays };
constexpr auto names(TreasureKill) { return engine::inOrder<TreasureKill>({"victim", "stays"}); }
enum class TalentKill { Nothing, Ask };
constexpr auto names(TalentKill) { return engine::inOrder<TalentKill>({"nothing", "ask"}); }
enum class YesNo { Yes, No };
constexpr auto names(YesNo) { return engine::inOrder<YesNo>({"yes", "no"}); }
enum class TreasureUses { Once, Unlimited, CardText };
constexpr auto names(TreasureUses) { return engine::inOrder<TreasureUses>({"once", "unlimited", "card-text"}); }
enum class VaultLimit { Warn, Hard };
constexpr auto names(VaultLimit) { return engine::inOrder<VaultLimit>({"warn", "hard"}); }
enum class InstantTie { Clockwise, Ask };
constexpr auto names(InstantTie) { return engine::inOrder<InstantTie>({"clockwise", "ask"}); }
enum class BottomOrder { Row, Shuffled };
constexpr auto names(BottomOrder) { return engine::inOrder<BottomOrder>({"row", "shuffled"}); }
enum class TargetOrder { Clockwise, Chosen };
constexpr auto names(TargetOrder) { return engine::inOrder<TargetOrder>({"clockwise", "chosen"}); }
enum class FirstPlayer { Random, Choose };
constexpr auto names(FirstPlayer) { return engine::inOrder<FirstPlayer>({"random", "choose"}); }
// What is kept of the table: hands by number, every card by name, or tokens alone.
enum class Tracking { Counts, Cards, Light };
constexpr auto names(Tracking) { return engine::inOrder<Tracking>({"counts", "cards", "light"}); }

struct Settings {
    DodgeDirection dodgeDirection = DodgeDirection::Away;  // AO-01
    TreasureKill treasureKill = TreasureKill::Victim;      // AO-03
    TalentKill talentKill = TalentKill::Nothing;           // AO-04
    YesNo boughtTreasureAttack = YesNo::Yes;               // AO-05
    TreasureUses treasureUses = TreasureUses::Once;        // AO-06
    VaultLimit vaultLimit = VaultLimit::Warn;              // AO-08
    InstantTie instantTie = InstantTie::Clockwise;         // AO-12
    BottomOrder bottomOrder = BottomOrder::Row;            // AO-14
    TargetOrder multiTargetOrder = TargetOrder::Clockwise; // AO-19
    FirstPlayer firstPlayer = FirstPlayer::Random;         // AO-26
    Tracking tracking = Tracking::Counts;
    engine::Strictness strictness = engine::Strictness::Advise;
    YesNo attackerReactions = YesNo::Yes; // AO-33
    QStringList unclear;                  // of doubts.inc

    MR_FIELDS(field("dodge_direction", &Settings::dodgeDirection,
                  "where a dodged attack goes that came neither from beside nor from opposite"),
        field("treasure_kill", &Settings::treasureKill, "who keeps a treasure that defeated somebody"),
        field("talent_kill", &Settings::talentKill, "what changes hands when a talent defeated somebody"),
        field("bought_treasure_attack", &Settings::boughtTreasureAttack, "a treasure bought this turn may still attack in it"),
        field("treasure_uses", &Settings::treasureUses, "how often a treasure is used in a turn"),
        field("vault_limit", &Settings::vaultLimit, "what happens when the vault runs out of tokens"),
        field("instant_tie", &Settings::instantTie, "the order of instants played at the same moment"),
        field("bottom_order", &Settings::bottomOrder, "how the row goes under the arsenal deck"),
        field("multi_target_order", &Settings::multiTargetOrder, "the order in which one card attacks several"),
        field("first_player", &Settings::firstPlayer, "who goes first"),
        field("tracking", &Settings::tracking,
            "what is kept: light, hearts, obols and fragments alone; usual (counts), hands counted; everything (cards), each "
            "card by name"),
        field("strictness", &Settings::strictness, "how a decision against the rules is asked for"),
        field("attacker_reactions", &Settings::attackerReactions,
            "the attacker plays Reactions whose text helps the attack or cancels an answer")
            .since(5),
        field("unclear", &Settings::unclear, "unclear rules that this table plays by the second reading, B").since(6))
};

struct Treasure {
    QString card;
    bool used = false;  // since its holder's turn began
    bool fresh = false; // came to its holder this turn

    MR_FIELDS(field("card", &Treasure::card, "which"), field("used", &Treasure::used, "used this turn"),
        field("fresh", &Treasure::fresh, "bought or taken this turn"))
};

// A card with the Delay icon that lies in front of its player until its own text says otherwise (SO-052).
struct Delayed {
    QString card;
    QString note; // when it goes

    MR_FIELDS(field("card", &Delayed::card, "which"), field("note", &Delayed::note, "when it goes"))
};

// What everybody can know of cards drawn before the discard pile was last shuffled in: so many of the hand are among these.
struct Earlier {
    QStringList cards;
    int held = 0;

    bool operator==(const Earlier&) const = default;
    MR_FIELDS(field("cards", &Earlier::cards, "hand and deck as they were then"),
        field("held", &Earlier::held, "cards in hand that are among them"))
};

// One way in which the hidden cards of a hand can have come together.
struct Origins {
    QString weight = QStringLiteral("1"); // against the other ways, a whole number
    QList<Earlier> earlier;               // by shuffles, the first one first

    MR_FIELDS(field("weight", &Origins::weight, "how likely, against the others"),
        field("earlier", &Origins::earlier, "cards in hand that are there since before a shuffle"))
};

inline constexpr int mostObols = 999; // that anybody can hold: more are not counted

struct Player {
    QString id; // the player's name
    QString hero;
    bool gray = false;      // the talent is used
    bool down = false;      // defeated, until the next own turn
    QStringList hand;       // "?" for a card that nobody named
    QStringList shown;      // those of the hand that everybody knows: bought, or taken after a defeat
    QStringList deck;       // in no known order
    QStringList discard;    // top card last
    QStringList unseen;     // which cards the unnamed ones of hand and deck may be
    QList<Origins> origins; // of the hidden hand; none: all of it comes from one pile
    QList<Treasure> treasures;
    QList<Delayed> delayed;
    int small = 2; // hearts
    int large = 1;
    int obols = 0;
    int fragments = 0;
    bool dealt = true;    // has a hand and hearts
    QStringList unshared; // names of hidden cards that only their player knows: typed in, and never seen by the others

    MR_FIELDS(field("id", &Player::id, "name"), field("hero", &Player::hero, "hero"),
        field("gray", &Player::gray, "the talent is used"), field("down", &Player::down, "defeated until the next own turn"),
        field("hand", &Player::hand, "cards in hand").secret(),
        field("shown", &Player::shown, "cards in hand that everybody knows"),
        field("deck", &Player::deck, "face-down deck, in no known order").secret(),
        field("discard", &Player::discard, "discard pile, the top card last"),
        field("unseen", &Player::unseen, "which cards the unnamed ones may be"),
        field("origins", &Player::origins, "from which piles the hidden cards in hand can have been drawn"),
        field("treasures", &Player::treasures, "treasures beside the hero"),
        field("delayed", &Player::delayed, "Delay cards on the table"),
        field("small", &Player::small, "small hearts").from(0, 99), field("large", &Player::large, "large heart").from(0, 99),
        field("obols", &Player::obols, "obols").from(0, mostObols),
        field("fragments", &Player::fragments, "soul fragments").from(0, 999),
        field("dealt", &Player::dealt, "has drawn and taken hearts"),
        field("unshared", &Player::unshared, "names of hidden cards that only their player knows").secret().since(2))
};

// A card on the table that is neither in hand nor in a pile, because its effects are not over (SO-044).
struct Used {
    QString card;
    QString owner;
    Source from = Source::Hand;
    Role role = Role::Attack;
    bool cancelled = false;

    MR_FIELDS(field("card", &Used::card, "which"), field("owner", &Used::owner, "who played it"),
        field("from", &Used::from, "hand, treasure or talent"), field("role", &Used::role, "what it does in the attack"),
        field("cancelled", &Used::cancelled, "cancelled by another card"))
};

struct Attack {
    QString attacker;
    QString target;      // who answers now
    QString aimed;       // whom it was declared at
    Way way = Way::Open; // where it goes when it is dodged
    Stage stage = Stage::Answer;
    bool doubled = false;
    QList<Used> used;   // the attack card first
    QStringList path;   // everybody it was aimed at or passed, in order
    QStringList passed; // those of them who were down
    QStringList more;   // who is attacked next with the same card
    QString taker;      // the first who was defeated: takes the attack card

    MR_FIELDS(field("attacker", &Attack::attacker, "who attacks"), field("target", &Attack::target, "who answers now"),
        field("aimed", &Attack::aimed, "whom it was declared at"), field("way", &Attack::way, "where it goes when dodged"),
        field("stage", &Attack::stage, "whose word is next"), field("double", &Attack::doubled, "double damage"),
        field("used", &Attack::used, "cards used in it, the attack card first"),
        field("path", &Attack::path, "who was aimed at, in order"), field("passed", &Attack::passed, "who was passed over"),
        field("more", &Attack::more, "who is attacked next"), field("taker", &Attack::taker, "who takes the attack card"))
};

struct Instant {
    QString who;
    QString card;
    Source from = Source::Hand;
    QString target;
    bool tie = false; // played at the same moment as the one before it

    MR_FIELDS(field("who", &Instant::who, "who played it"), field("card", &Instant::card, "which"),
        field("from", &Instant::from, "hand, treasure or talent"), field("target", &Instant::target, "at whom"),
        field("tie", &Instant::tie, "at the same moment as the one before"))
};

// Cards that went under the deck together, in no known order among themselves.
struct Layer {
    QStringList cards;

    MR_FIELDS(field("cards", &Layer::cards, "cards"))
};

struct Arsenal {
    QStringList deck;   // in no known order
    QList<Layer> under; // put under it, the upper ones first
    QStringList row;

    qsizetype left() const
    {
        qsizetype cards = deck.size();
        for (const Layer& layer : under)
            cards += layer.cards.size();
        return cards;
    }
    MR_FIELDS(field("deck", &Arsenal::deck, "face-down deck, in no known order"),
        field("under", &Arsenal::under, "cards put under it, upper ones first"),
        field("row", &Arsenal::row, "face-up cards").names("cards"))
};

// All tokens of the box; what nobody holds lies in the vault (SO-015 SO-017 SO-027).
struct Supply {
    int small = 36;
    int large = 18;

    MR_FIELDS(field("small", &Supply::small, "small hearts and obols"),
        field("large", &Supply::large, "large hearts and soul fragments"))
};

// What a card or the table wants later: it comes up in its step, and stays until it is done or struck out.
struct Noted {
    QString id;
    EffectKind kind = EffectKind::Note;
    QString on, who;
    int amount = 1;
    QString text;
    Step when = Step::Draw;
    QString of; // in whose turn; empty: in anybody's
    engine::Often often = engine::Often::Once;
    int done = -1;           // turn in which it was done last
    bool leftUndone = false; // its step went by; it is due until it is done or struck out

    MR_FIELDS(field("id", &Noted::id, "number"), field("kind", &Noted::kind, "what it does"), field("on", &Noted::on, "to whom"),
        field("who", &Noted::who, "whose card does it"), field("amount", &Noted::amount, "how much").from(0, 36),
        field("text", &Noted::text, "what it says"), field("when", &Noted::when, "in which step"),
        field("of", &Noted::of, "in whose turn; anybody's unless named"), field("often", &Noted::often, "once or each time"),
        field("done", &Noted::done, "turn in which it was done last").from(-1, 9999),
        field("left_undone", &Noted::leftUndone, "left undone in its step, and due since then").since(7))
};

struct State {
    Settings settings;
    Status status = Status::Running;
    QString winner;
    Step step = Step::Seats;
    QString turn; // whose it is, or was while instants are played
    QString first;
    int turns = 0;         // begun so far
    int refreshes = 0;     // earned by free discards and not used yet
    QList<Player> players; // clockwise
    std::optional<Attack> attack;
    QList<Used> inPlay;      // played cards whose effects are not over
    QList<Instant> instants; // waiting, in the order they resolve
    Arsenal arsenal;
    Supply supply;
    QList<Hero> heroes;
    QList<Card> cards;
    QStringList notes;
    QList<Noted> noted;
    int notedSoFar = 0;
    QString seenBy; // whose view this is; empty: everything

    MR_FIELDS(field("settings", &State::settings, "readings and house rules"), field("status", &State::status, "of the game"),
        field("winner", &State::winner, "who won"), field("step", &State::step, "of the turn, or of the set-up"),
        field("turn", &State::turn, "whose turn it is or was last"), field("first", &State::first, "who goes first"),
        field("turns", &State::turns, "turns begun"),
        field("refreshes", &State::refreshes, "arsenal refreshes earned and not used").from(0, 99),
        field("players", &State::players, "seats, clockwise"), field("attack", &State::attack, "the attack on the table"),
        field("in_play", &State::inPlay, "cards whose effects are not over"),
        field("instants", &State::instants, "instants that wait, in order"),
        field("arsenal", &State::arsenal, "arsenal deck and row"), field("supply", &State::supply, "all tokens of the box"),
        field("heroes", &State::heroes, "hero cards"), field("cards", &State::cards, "cards that have been entered"),
        field("notes", &State::notes, "notes"), field("noted", &State::noted, "effects that wait for their step").since(2),
        field("noted_so_far", &State::notedSoFar, "effects noted so far").since(2),
        field("seen_by", &State::seenBy, "whose view this is; empty: everything").since(2))
};

// How a game begins: what lies open, and what the decks hold.
struct Setup {
    Settings settings;
    QStringList players; // clockwise; may also be named by start
    QList<Hero> heroes;
    QList<Card> cards;
    QStringList arsenal; // ids, equal cards repeated
    int arsenalCount = 35;
    Supply supply;

    MR_FIELDS(field("settings", &Setup::settings, "readings and house rules"),
        field("players", &Setup::players, "names, clockwise").optional(), field("heroes", &Setup::heroes, "hero cards"),
        field("cards", &Setup::cards, "starter and arsenal cards"),
        field("arsenal", &Setup::arsenal, "arsenal deck").names("cards"),
        field("arsenal_count", &Setup::arsenalCount, "arsenal cards, if they are not listed"),
        field("supply", &Setup::supply, "tokens of the box"))
};

} // namespace swordsandsouls

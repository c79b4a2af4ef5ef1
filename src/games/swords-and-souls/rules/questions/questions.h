// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The questions that Swords & Souls answers, each a described struct with what it answers.
#pragma once

#include "engine/asking.h"
#include "games/swords-and-souls/rules/state.h"

namespace swordsandsouls {

using engine::Answered;

struct Value {
    QString listing;
    MR_VERB("value", "What a number is worth: this game has no dice", field("listing", &Value::listing, "a whole number"))
};
Answered<int> answer(const State& state, const Value& q);

struct Dice {
    QString listing;
    MR_VERB("dice", "Which dice are rolled: none in this game", field("listing", &Dice::listing, "a whole number"))
};
Answered<QStringList> answer(const State& state, const Dice& q);

struct GameReport {
    bool running = true;
    QString winner;

    MR_FIELDS(field("running", &GameReport::running, "it is not over"), field("winner", &GameReport::winner, "who has won"))
};

struct GameNow {
    MR_VERB("game", "Whether the game is running, and who has won")
};
Answered<GameReport> answer(const State& state, const GameNow& q);

struct ChoosingOrder {
    MR_VERB("choosing-order", "In which order the players choose their heroes")
};
Answered<QStringList> answer(const State& state, const ChoosingOrder& q);

struct VaultReport {
    int small = 0;
    int large = 0;

    MR_FIELDS(field("small", &VaultReport::small, "small hearts and obols").from(-9999, 9999),
        field("large", &VaultReport::large, "large hearts and soul fragments").from(-9999, 9999))
};

struct Vault {
    MR_VERB("vault", "Which tokens lie in the vault; below 0 stand-ins are on the table")
};
Answered<VaultReport> answer(const State& state, const Vault& q);

struct BoxReport {
    int heroes = 0, starters = 0, arsenal = 0;
    int small = 0, large = 0;
    bool complete = true;

    MR_FIELDS(field("heroes", &BoxReport::heroes, "hero cards, of 6"),
        field("starters", &BoxReport::starters, "starter cards, of 30"),
        field("arsenal", &BoxReport::arsenal, "arsenal cards wherever they lie, of 35").from(-9999, 9999),
        field("small", &BoxReport::small, "small tokens, of 36"), field("large", &BoxReport::large, "large tokens, of 18"),
        field("complete", &BoxReport::complete, "nothing is missing and nothing is too much"))
};

struct Box {
    MR_VERB("box", "Whether every card and token of the box is there")
};
Answered<BoxReport> answer(const State& state, const Box& q);

struct PathReport {
    Way way = Way::Open;
    QStringList asked, passed;
    QString failsAt;

    MR_FIELDS(field("way", &PathReport::way, "where it goes"), field("asked", &PathReport::asked, "who can answer, in order"),
        field("passed", &PathReport::passed, "who is down and passed over"),
        field("fails_at", &PathReport::failsAt, "whose attack it is"))
};

struct Path {
    QString target, attacker;
    std::optional<Way> way;
    MR_VERB("path", "Whom an attack reaches while everybody dodges, and who is passed over",
        field("target", &Path::target, "whom it is declared at; the running attack unless named").names("player").optional(),
        field("attacker", &Path::attacker, "who attacks; whose turn it is unless named").names("player").optional(),
        field("way", &Path::way, "where it goes, if the table decides that").optional())
};
Answered<PathReport> answer(const State& state, const Path& q);

struct DamageReport {
    QString target;
    int obols = 0;
    int fragments = 0;
    bool defeated = false;
    QStringList treasures;
    int draws = 0;
    bool takesCard = false;

    MR_FIELDS(field("target", &DamageReport::target, "who takes it"),
        field("obols", &DamageReport::obols, "small hearts given to the attacker"),
        field("fragments", &DamageReport::fragments, "large hearts given to the attacker"),
        field("defeated", &DamageReport::defeated, "the target is down then"),
        field("one_treasure_of", &DamageReport::treasures, "the attacker takes one of these"),
        field("draws", &DamageReport::draws, "cards that the target draws to recover"),
        field("takes_card", &DamageReport::takesCard, "the target takes the attack card"))
};

struct Damage {
    QString target;
    std::optional<bool> doubled;
    MR_VERB("damage", "What would change hands if the damage were taken now",
        field("target", &Damage::target, "who takes it; who answers now unless named").names("player").optional(),
        field("double", &Damage::doubled, "double damage").optional())
};
Answered<DamageReport> answer(const State& state, const Damage& q);

struct HoldingChance {
    QString exact, percent;
    int certain = 0;
    int among = 0;
    int wanted = 0;
    int hidden = 0;

    MR_FIELDS(field("exact", &HoldingChance::exact, "as a fraction"),
        field("percent", &HoldingChance::percent, "six digits at most"),
        field("certain", &HoldingChance::certain, "those that everybody sees"),
        field("among", &HoldingChance::among, "cards of deck and hidden hand that are known by name"),
        field("wanted", &HoldingChance::wanted, "wanted ones among them"),
        field("hidden", &HoldingChance::hidden, "hidden cards in hand"))
};

struct Holding {
    QString who;
    Want want = Want::Reaction;
    int least = 1;
    MR_VERB("holding", "How likely a player holds a block or a dodge, by what everybody can know",
        field("who", &Holding::who, "whose hand").names("player"),
        field("want", &Holding::want, "block, dodge or any reaction").optional(),
        field("least", &Holding::least, "at least so many").optional().from(0, 99))
};
Answered<HoldingChance> answer(const State& state, const Holding& q);

struct NextHandChance {
    QString exact, percent;
    int drawn = 0;

    MR_FIELDS(field("exact", &NextHandChance::exact, "as a fraction"),
        field("percent", &NextHandChance::percent, "six digits at most"),
        field("drawn", &NextHandChance::drawn, "cards drawn until then"))
};

struct NextHand {
    QString who;
    Want want = Want::Reaction;
    int least = 1;
    MR_VERB("next-hand", "The same for the hand after the next draw step, if nothing is played or lost before",
        field("who", &NextHand::who, "whose hand").names("player"),
        field("want", &NextHand::want, "block, dodge or any reaction").optional(),
        field("least", &NextHand::least, "at least so many").optional().from(0, 99))
};
Answered<NextHandChance> answer(const State& state, const NextHand& q);

struct MemoryReport {
    bool complete = true;
    int hidden = 0;
    int deck = 0;
    QStringList handOrDeck, shown, discard;

    MR_FIELDS(field("complete", &MemoryReport::complete, "every card of hand and deck is known by name"),
        field("hidden", &MemoryReport::hidden, "hidden cards in hand"), field("deck", &MemoryReport::deck, "cards in the deck"),
        field("hand_or_deck", &MemoryReport::handOrDeck, "which cards these are, sorted: where they lie is not told"),
        field("shown", &MemoryReport::shown, "cards in hand that everybody knows"),
        field("discard", &MemoryReport::discard, "discard pile, the top card last"))
};

struct DeckMemory {
    QString who;
    MR_VERB("deck-memory", "What everybody can know of a player's cards", field("who", &DeckMemory::who, "whose").names("player"))
};
Answered<MemoryReport> answer(const State& state, const DeckMemory& q);

struct Chance {
    QString exact, percent;

    MR_FIELDS(field("exact", &Chance::exact, "as a fraction"), field("percent", &Chance::percent, "six digits at most"))
};

struct Recovery {
    QString who;
    Want want = Want::Reaction;
    int inHand = 0;
    MR_VERB("recovery", "How likely the next card that a player draws is a block or a dodge",
        field("who", &Recovery::who, "who draws").names("player"),
        field("want", &Recovery::want, "block, dodge or any reaction").optional(),
        field("in_hand", &Recovery::inHand, "so many of them are in the hidden hand").optional().from(0, 99))
};
Answered<Chance> answer(const State& state, const Recovery& q);

struct DamagesChance {
    QString exact, percent;
    int damages = 0;

    MR_FIELDS(field("exact", &DamagesChance::exact, "as a fraction"),
        field("percent", &DamagesChance::percent, "six digits at most"), field("damages", &DamagesChance::damages, "how often"))
};

struct AttacksInARow {
    QString who;
    int attacks = 2;
    Want want = Want::Reaction;
    MR_VERB("attacks-in-a-row", "How often a player takes damage from several attacks one after the other, recovery included",
        field("who", &AttacksInARow::who, "who is attacked").names("player"),
        field("attacks", &AttacksInARow::attacks, "how many").optional().from(1, 20),
        field("want", &AttacksInARow::want, "block, dodge or any reaction").optional())
};
Answered<QList<DamagesChance>> answer(const State& state, const AttacksInARow& q);

struct FullCircle {
    QString target, attacker;
    std::optional<Way> way;
    MR_VERB("full-circle", "How likely everybody on the way of an attack can dodge it",
        field("target", &FullCircle::target, "whom it is declared at; the running attack unless named")
            .names("player")
            .optional(),
        field("attacker", &FullCircle::attacker, "who attacks; whose turn it is unless named").names("player").optional(),
        field("way", &FullCircle::way, "where it goes, if the table decides that").optional())
};
Answered<Chance> answer(const State& state, const FullCircle& q);

struct InRow {
    QString card;
    int refreshes = 0;
    int least = 1;
    MR_VERB("in-row", "How likely an arsenal card is turned up, now or after some refreshes without a purchase",
        field("card", &InRow::card, "which"), field("refreshes", &InRow::refreshes, "how many").optional().from(0, 99),
        field("least", &InRow::least, "at least so many of it").optional().from(1, 99))
};
Answered<Chance> answer(const State& state, const InRow& q);

struct DrawOdds {
    int wanted = 1, among = 5, drawn = 3, least = 1;
    MR_VERB("draw-odds", "How likely wanted cards are among those drawn",
        field("wanted", &DrawOdds::wanted, "wanted cards").from(0, 200),
        field("among", &DrawOdds::among, "all cards").from(0, 200), field("drawn", &DrawOdds::drawn, "cards drawn").from(0, 200),
        field("least", &DrawOdds::least, "at least so many").optional().from(0, 200))
};
Answered<Chance> answer(const State& state, const DrawOdds& q);

struct RulesInForce {
    MR_VERB("rules-in-force", "Which rules the state calls for now")
};
Answered<QStringList> answer(const State& state, const RulesInForce& q);

} // namespace swordsandsouls

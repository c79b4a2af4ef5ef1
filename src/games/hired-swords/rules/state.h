// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that Hired Swords tracks, as plain values: one career, its running contract and its battle.
#pragma once

#include "engine/find.h"
#include "engine/game.h"
#include "engine/tracking.h"
#include "games/hired-swords/rules/cards/cards.h"

namespace hiredswords {

using engine::find;

// The readings that a table may choose where the book leaves room; the default stands first.
enum class TypeBy { Keyword, Location };
constexpr auto names(TypeBy) { return engine::inOrder<TypeBy>({"keyword", "location"}); }
enum class DiscardContract { BeforeTravel, AfterTravel };
constexpr auto names(DiscardContract) { return engine::inOrder<DiscardContract>({"before_travel", "after_travel"}); }
enum class StrainLimit { Once, ToInjured };
constexpr auto names(StrainLimit) { return engine::inOrder<StrainLimit>({"once", "to_injured"}); }
enum class Substitute { Choice, Never, Add };
constexpr auto names(Substitute) { return engine::inOrder<Substitute>({"choice", "never", "add"}); }
enum class ZeroRank { Warn, Refuse };
constexpr auto names(ZeroRank) { return engine::inOrder<ZeroRank>({"warn", "refuse"}); }
enum class BlockRange { Neighbouring, Anywhere };
constexpr auto names(BlockRange) { return engine::inOrder<BlockRange>({"neighbouring", "anywhere"}); }
enum class NobodyLeft { Failure, Ask };
constexpr auto names(NobodyLeft) { return engine::inOrder<NobodyLeft>({"failure", "ask"}); }
enum class ShotTokens { Every, Far };
constexpr auto names(ShotTokens) { return engine::inOrder<ShotTokens>({"every", "far"}); }
enum class RejectUnfieldable { Free, Paid };
constexpr auto names(RejectUnfieldable) { return engine::inOrder<RejectUnfieldable>({"free", "paid"}); }
enum class ShortPrice { Refuse, AllThereIs };
constexpr auto names(ShortPrice) { return engine::inOrder<ShortPrice>({"refuse", "all_there_is"}); }
enum class OutlandRogue { NotCity, Outland };
constexpr auto names(OutlandRogue) { return engine::inOrder<OutlandRogue>({"not_city", "outland"}); }
enum class YesNo { No, Yes };
constexpr auto names(YesNo) { return engine::inOrder<YesNo>({"no", "yes"}); }

struct Settings {
    TypeBy contractTypeBy = TypeBy::Keyword;                         // AMB-07
    DiscardContract discardContract = DiscardContract::BeforeTravel; // AMB-11
    QList<Link> settlementLinks;                                     // AMB-12; empty: as the settlements card says
    YesNo hiddenCardsEngage = YesNo::No;                             // AMB-17
    StrainLimit strainLimit = StrainLimit::Once;                     // AMB-20
    Substitute assistSubstitute = Substitute::Choice;                // AMB-26
    ZeroRank zeroRankAction = ZeroRank::Warn;                        // AMB-28
    BlockRange blockRange = BlockRange::Neighbouring;                // AMB-29
    NobodyLeft noMercenaryLeft = NobodyLeft::Failure;                // AMB-30
    engine::Strictness strictness = engine::Strictness::Advise;
    ShotTokens shotTokens = ShotTokens::Every; // whoever has counted shots spends them, near ones too
    RejectUnfieldable rejectUnfieldable = RejectUnfieldable::Free;
    ShortPrice shortPrice = ShortPrice::Refuse;
    OutlandRogue outlandRogue = OutlandRogue::NotCity;
    engine::Tracking tracking = engine::Tracking::Usual;
    QStringList unclear; // of doubts.inc

    MR_FIELDS(field("contract_type_by", &Settings::contractTypeBy, "what makes a contract a Town contract"),
        field("discard_contract", &Settings::discardContract, "when the finished contract is discarded"),
        field("settlement_links", &Settings::settlementLinks, "neighbouring settlements, if not as printed"),
        field("hidden_cards_engage", &Settings::hiddenCardsEngage, "face-down opposition holds mercenaries in the fight"),
        field("strain_limit", &Settings::strainLimit, "how often a mercenary may strain in a round"),
        field("assist_substitute", &Settings::assistSubstitute, "an assist in the skill that the defender lacks"),
        field("zero_rank_action", &Settings::zeroRankAction, "attacking or feinting with ranking 0"),
        field("block_range", &Settings::blockRange, "from where a mercenary may block"),
        field("no_mercenary_left", &Settings::noMercenaryLeft, "nobody is left in the battle, not all slain"),
        field("strictness", &Settings::strictness, "how a decision against the rules is asked for"),
        field("shot_tokens", &Settings::shotTokens, "which shots of a mercenary with counted shots take a token").since(2),
        field("reject_unfieldable", &Settings::rejectUnfieldable, "rejecting a contract that nobody could be fielded for")
            .since(2),
        field("short_price", &Settings::shortPrice, "an offered price that your wealth does not cover").since(2),
        field("outland_rogue", &Settings::outlandRogue, "contracts of an Outland rogue").since(2),
        field("tracking", &Settings::tracking,
            "what is kept: light, career, gold and contracts, of a battle its result; usual and everything, the battles too")
            .since(2),
        field("unclear", &Settings::unclear, "unclear rules that this table plays by the second reading, B").since(10))
};

struct Standings {
    bool betrayer = false, criminal = false, guilder = false;

    bool has(Standing standing) const { return const_cast<Standings*>(this)->of(standing); }
    bool& of(Standing standing)
    {
        return standing == Standing::Betrayer ? betrayer : standing == Standing::Criminal ? criminal : guilder;
    }
    MR_FIELDS(field("betrayer", &Standings::betrayer, "betrayer"), field("criminal", &Standings::criminal, "criminal"),
        field("guilder", &Standings::guilder, "guilder"))
};

// Stands for a card that went through the table without being named.
inline constexpr char unnamedCard[] = "?";

// A face-down deck and its discards. Counts are always kept; names as far as the table knows them.
struct Deck {
    int count = -1;      // cards in the face-down deck; -1: the table does not count them
    QStringList unseen;  // which cards may be face down (in the deck or on the table), equal cards repeated; empty: not entered
    QStringList discard; // top card last
    QStringList earlier; // opposition only: what may lie face down since before the discards were shuffled in

    void add(int cards) { count = count < 0 ? count : count + cards; }
    // Every face-down card is known by name, so that the program can draw from them.
    bool isListed(int onTable) const { return count >= 0 && unseen.size() + earlier.size() >= count + onTable; }

    MR_FIELDS(field("count", &Deck::count, "cards in the deck; -1: not counted").from(-1, 9999),
        field("unseen", &Deck::unseen, "which cards are not seen yet"),
        field("discard", &Deck::discard, "discarded cards, the top one last"),
        field("earlier", &Deck::earlier, "unseen cards from before the last shuffle"))
};

// A member of the crew. What its card says stands in State::mercenaries under the same id.
struct Fighter {
    QString id;
    bool agent = false; // otherwise a freelancer, who was paid
    int paid = 0;
    Position at = Position::None;
    Health health = Health::Healthy;
    bool exhausted = false;
    bool staysExhausted = false; // an effect keeps it from being refreshed
    QList<ActionKind> actions;   // taken this round, free ones included
    QList<ActionKind> freeActions;
    int strained = 0; // times this round
    bool recovered = false;
    bool blocked = false;
    QList<Counter> counters;
    QList<QString> lifted; // limits that a card lifts: "fixed", "loner", "never-flees"

    bool isOnTable() const { return at != Position::None && at != Position::Fled && health != Health::Slain; }
    MR_FIELDS(field("id", &Fighter::id, "mercenary"), field("agent", &Fighter::agent, "agent, not freelancer"),
        field("paid", &Fighter::paid, "gold paid for this contract"), field("at", &Fighter::at, "position"),
        field("health", &Fighter::health, "health status"), field("exhausted", &Fighter::exhausted, "card is turned"),
        field("stays_exhausted", &Fighter::staysExhausted, "is not refreshed in phase 6"),
        field("actions", &Fighter::actions, "taken this round"),
        field("free_actions", &Fighter::freeActions, "free actions taken this round"),
        field("strained", &Fighter::strained, "strains this round").from(0, 9),
        field("recovered", &Fighter::recovered, "recovered this round"),
        field("blocked", &Fighter::blocked, "blocked this round"), field("counters", &Fighter::counters, "its tokens"),
        field("lifted", &Fighter::lifted, "limits lifted by a card"))
};

// One opposition card in a zone. Face down it is only a number; its card is named when it is revealed.
struct Opponent {
    QString id;               // "o1", "o2" … in the order they were placed
    QString card;             // in State::oppositionCards; empty: the same as id, or not known yet
    QString mercenary;        // an enemy mercenary: in State::mercenaries
    Pile source = Pile::Deck; // where an enemy mercenary goes back to
    Zone zone = Zone::North;
    bool faceUp = true;
    bool exhausted = false;
    bool staysExhausted = false;
    Health health = Health::Healthy; // enemy mercenaries only
    bool moved = false;              // dealt with in phase 3 of this round
    bool acted = false;              // dealt with in phase 5 of this round
    bool earlier = false;            // placed before the discards were shuffled into the deck
    QList<Skill> used;               // free this round; the ordinary act would be the same once more (AMB-23)

    QString cardId() const { return card.isEmpty() ? id : card; }
    bool isMercenary() const { return !mercenary.isEmpty(); }
    MR_FIELDS(field("id", &Opponent::id, "short name on the table"),
        field("card", &Opponent::card, "its card").names("opposition_cards"),
        field("mercenary", &Opponent::mercenary, "an enemy mercenary's card"),
        field("source", &Opponent::source, "pile an enemy mercenary came from"), field("zone", &Opponent::zone, "zone"),
        field("face_up", &Opponent::faceUp, "revealed"), field("exhausted", &Opponent::exhausted, "card is turned"),
        field("stays_exhausted", &Opponent::staysExhausted, "is not refreshed in phase 6"),
        field("health", &Opponent::health, "of an enemy mercenary"),
        field("moved", &Opponent::moved, "moved, or stayed, this round"), field("acted", &Opponent::acted, "acted this round"),
        field("earlier", &Opponent::earlier, "placed before the last shuffle"),
        field("used", &Opponent::used, "free actions taken this round").since(7))
};

// The contract that is being prepared, fought or resolved.
struct Contract {
    QString card;       // in State::careerCards
    int budget = 0;     // what is left of it
    int fromWealth = 0; // own gold spent on this contract so far
    QStringList bought; // tactics paid for this contract
    int m = 0;          // crew count, fixed when the crew is confirmed (HS-028)
    Ending ending = Ending::Open;
    QList<Counter> counters;  // of the card and its objective
    bool effectsDone = false; // end-of-contract effects
    bool bonusPaid = false;
    bool tidied = false;
    bool travelled = false;
    bool discarded = false;

    MR_FIELDS(field("card", &Contract::card, "career card"), field("budget", &Contract::budget, "budget left"),
        field("from_wealth", &Contract::fromWealth, "own gold spent on it"), field("bought", &Contract::bought, "tactics bought"),
        field("m", &Contract::m, "crew count at the start").from(0, 99), field("ending", &Contract::ending, "how it ended"),
        field("counters", &Contract::counters, "tokens on the contract and its objective"),
        field("effects_done", &Contract::effectsDone, "end-of-contract effects resolved"),
        field("bonus_paid", &Contract::bonusPaid, "bonus collected"),
        field("tidied", &Contract::tidied, "cards put back, crew healed"),
        field("travelled", &Contract::travelled, "paid travel used"),
        field("discarded", &Contract::discarded, "card is on the discard pile"))
};

struct Battle {
    int round = 0; // 0 until the battle begins
    int phase = 0; // 1 to 7
    QList<Fighter> crew;
    QList<Opponent> opposition;
    bool counted = false;   // the circle is evaluated for this round
    int revealValue = 0;    // what it gave
    int turned = 0;         // cards revealed while nobody had entered the circle
    bool revealed = false;  // phase 2 of this round is done
    bool refreshed = false; // phase 6 of this round is done
    int placed = 0;         // opposition cards placed so far, for their short names
    bool changed = false;   // something happened this round
    int quietRounds = 0;    // rounds in a row without change: a hint for a stalemate

    MR_FIELDS(field("round", &Battle::round, "round"), field("phase", &Battle::phase, "phase 1 to 7").from(0, 7),
        field("crew", &Battle::crew, "the crew"), field("opposition", &Battle::opposition, "opposition in the zones"),
        field("counted", &Battle::counted, "the circle is evaluated this round"),
        field("reveal_value", &Battle::revealValue, "what the circle gave"),
        field("turned", &Battle::turned, "cards revealed this round while the circle was not known").from(0, 9999).since(16),
        field("revealed", &Battle::revealed, "cards were revealed this round"),
        field("refreshed", &Battle::refreshed, "cards were refreshed this round"),
        field("placed", &Battle::placed, "opposition cards placed so far"),
        field("changed", &Battle::changed, "something changed this round"),
        field("quiet_rounds", &Battle::quietRounds, "rounds in a row without change"))
};

struct State {
    Settings settings;
    CareerStatus status = CareerStatus::Running;
    Step step = Step::Career;
    Location location = Location::Village;
    int wealth = 5;
    Standings standings;
    Settlements settlements;
    QString drawn;       // the career card that waits for a decision
    QStringList held;    // final contracts
    QStringList lasting; // encounters
    std::optional<Contract> contract;
    std::optional<Battle> battle;
    QList<Effect> noted; // effects that are reminded of in their phase
    int notedSoFar = 0;
    QStringList notes; // what the table wrote down: the prince, slain characters without a card …
    Deck career;
    Deck opposition;
    int won = 0;
    int lost = 0;
    QList<Mercenary> mercenaries;
    QList<Tactic> tactics;
    QList<CareerCard> careerCards;         // those that have been seen
    QList<OppositionCard> oppositionCards; // those that have been seen
    QString unusedSettlements;             // begins the discard pile (HS-033)

    MR_FIELDS(field("settings", &State::settings, "readings and house rules"), field("status", &State::status, "of the career"),
        field("step", &State::step, "of the order of play"), field("location", &State::location, "current settlement"),
        field("wealth", &State::wealth, "your own gold"), field("standings", &State::standings, "betrayer, criminal, guilder"),
        field("settlements", &State::settlements, "settlements card in use"),
        field("drawn", &State::drawn, "career card that waits for a decision"),
        field("held", &State::held, "final contracts held"), field("lasting", &State::lasting, "lasting encounters"),
        field("contract", &State::contract, "the running contract"),
        field("battle", &State::battle, "crew and opposition on the table"), field("noted", &State::noted, "reminders"),
        field("noted_so_far", &State::notedSoFar, "reminders made so far"), field("notes", &State::notes, "notes"),
        field("career", &State::career, "career deck"), field("opposition", &State::opposition, "opposition deck"),
        field("won", &State::won, "contracts won"), field("lost", &State::lost, "contracts lost"),
        field("mercenaries", &State::mercenaries, "mercenary cards"), field("tactics", &State::tactics, "tactic cards"),
        field("career_cards", &State::careerCards, "career cards seen"),
        field("opposition_cards", &State::oppositionCards, "opposition cards seen"),
        field("unused_settlements", &State::unusedSettlements, "settlements card that is not in use").since(2))
};

// How a career begins: which cards the table plays with. Decks may stay unknown; then only their counts are kept.
struct Setup {
    Settings settings;
    Settlements settlements;
    QList<Mercenary> mercenaries;
    QList<Tactic> tactics;
    QStringList careerDeck;
    QStringList oppositionDeck;
    int careerCount = 0;     // when the deck is not listed
    int oppositionCount = 0; // when the deck is not listed
    QString unusedSettlements;

    MR_FIELDS(field("settings", &Setup::settings, "readings and house rules"),
        field("settlements", &Setup::settlements, "settlements card"),
        field("mercenaries", &Setup::mercenaries, "mercenary cards"), field("tactics", &Setup::tactics, "tactic cards"),
        field("career_deck", &Setup::careerDeck, "ids of the career cards, equal ones repeated"),
        field("opposition_deck", &Setup::oppositionDeck, "ids of the opposition cards, equal ones repeated"),
        field("career_count", &Setup::careerCount, "career cards, if they are not listed"),
        field("opposition_count", &Setup::oppositionCount, "opposition cards, if they are not listed"),
        field("unused_settlements", &Setup::unusedSettlements, "settlements card that is not in use").since(2))
};

} // namespace hiredswords

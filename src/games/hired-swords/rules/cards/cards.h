// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed on the cards. The rulebook prints few of these facts; whoever owns the cards enters the rest.
// A text that the engine does not understand stands above everything it computes (HS-123).
#pragma once

#include "games/hired-swords/rules/words.h"

#include <QJsonObject>
#include <QJsonValue>

namespace hiredswords {

using engine::field;

inline constexpr int usualDamage = 2; // of a hit, unless a card says another number (HS-210)

// A printed number: "3", "+2", "-1", "x3", "M" or a dice term such as "D6" or "DM" (HS-021).
struct Listing {
    QString text = QStringLiteral("0");

    bool isKnown() const { return text != QLatin1String("?"); }
    bool operator==(const Listing&) const = default;
    MR_FIELDS(field("text", &Listing::text, "as printed"))
    static std::optional<Listing> read(const QJsonValue& json);
    QJsonValue written() const { return text; }
    // No card prints more than three digits; what was kept with more is read. "?": there is one, and nobody knows it.
    static const char* word() { return R"([+\-xX\xd7]? ?(\d{1,3}|M|D[2346M])|\?)"; }
    static QString allowed();
};

inline constexpr int unknownRank = -1;

// Rankings in the four skills; a blank is 0 (HS-174 HS-175). Short form: "3/0/2/1", with "?" for one that nobody entered.
struct Ranks {
    int melee = 0;
    int missiles = 0;
    int stamina = 0;
    int alertness = 0;

    int in(Skill skill) const; // what counts: 0 while it is not known
    bool isKnown(Skill skill) const { return printed(skill) != unknownRank; }
    QString text(Skill skill) const; // "2", "?"
    MR_FIELDS(field("melee", &Ranks::melee, "swords").from(0, 99), field("missiles", &Ranks::missiles, "bows").from(0, 99),
        field("stamina", &Ranks::stamina, "stamina").from(0, 99), field("alertness", &Ranks::alertness, "eyes").from(0, 99))
    static std::optional<Ranks> read(const QJsonValue& json);
    QJsonValue written() const;
    static const char* word() { return R"((?:\d{1,2}|[-?])?(?:/(?:\d{1,2}|[-?])?){3})"; }
    static const char* between() { return "/"; }
    static QString allowed();

private:
    int printed(Skill skill) const;
};

struct Counter {
    QString id; // its name on the card: "assist", "dodge", "shots"
    int left = 0;
    int start = 0; // what it is set to when a contract begins
    Gates gates = Gates::Nothing;

    MR_FIELDS(field("id", &Counter::id, "name").brief(), field("left", &Counter::left, "tokens left").brief("left").optional(),
        field("start", &Counter::start, "tokens at the start of a contract").brief(),
        field("gates", &Counter::gates, "what a token is spent for").brief().optional())
};

// One thing that a card's text does, or reminds of.
struct Effect {
    QString id; // "" on a card; a number once it is noted in play
    EffectKind kind = EffectKind::Note;
    QString target; // a mercenary, an opposition card, a zone, a counter, a standing, a settlement; by kind
    Listing amount = {QStringLiteral("1")};
    Moment phase = Moment::Now;
    Often often = Often::Once;
    bool may = false; // the text says "may": take it or leave it (HS-098)
    QString text;
    QString source; // the card it comes from
    int done = 0;   // round in which an effect that comes each time was done last

    MR_FIELDS(field("id", &Effect::id, "number of a noted effect").optional(),
        field("kind", &Effect::kind, "what it does").brief(),
        field("target", &Effect::target, "whom or what it touches").brief("to").optional(),
        field("amount", &Effect::amount, "how much, as a listing").brief().optional(),
        field("phase", &Effect::phase, "when it is due").brief().optional(),
        field("often", &Effect::often, "once or each time").brief().optional(),
        field("may", &Effect::may, "optional by its text").brief("may").optional(),
        field("text", &Effect::text, "the card's text in your words").brief("t").optional(),
        field("source", &Effect::source, "the card").optional(),
        field("done", &Effect::done, "round in which it was done last").optional())
};

// A restriction that the engine can test by itself. Every part that is set must hold (HS-041 HS-096 HS-103).
struct Requirement {
    bool replacesKeyword = false; // the card's own rule stands instead of its keyword
    QList<Location> locations;    // any of these
    QList<Standing> standings;    // all of these on
    QList<Standing> without;      // all of these off
    int agents = 0;               // at least
    int wealth = 0;               // at least
    bool unmet = false;           // a condition in words that the player says is not met
    QString text;                 // the condition in words

    MR_FIELDS(
        field("replaces_keyword", &Requirement::replacesKeyword, "stands instead of the keyword").brief("instead").optional(),
        field("locations", &Requirement::locations, "you are in one of these").brief("in").optional(),
        field("standings", &Requirement::standings, "all of these are on").brief("on").optional(),
        field("without", &Requirement::without, "none of these is on").brief("off").optional(),
        field("agents", &Requirement::agents, "at least this many agents").brief("a").optional(),
        field("wealth", &Requirement::wealth, "at least this much gold").brief("g").optional(),
        field("unmet", &Requirement::unmet, "the condition in words does not hold").brief("unmet").optional(),
        field("text", &Requirement::text, "the condition in words").brief("t").optional())
};

struct Arrows {
    Listing north, east, south, west;

    MR_FIELDS(field("north", &Arrows::north, "top arrow").brief("n").optional(),
        field("east", &Arrows::east, "right arrow").brief("e").optional(),
        field("south", &Arrows::south, "bottom arrow").brief("s").optional(),
        field("west", &Arrows::west, "left arrow").brief("w").optional())
    const Listing& at(Zone zone) const;
};

// What the opposition of a PROTECTOR contract is after; a target of its own (HS-114).
struct Objective {
    QString name;
    QList<Counter> counters;

    MR_FIELDS(field("name", &Objective::name, "who or what is protected").brief(),
        field("counters", &Objective::counters, "its tokens").brief("counter").optional())
};

// The contract asks for mercenaries among the opposition (HS-325).
struct EnemyCall {
    int count = 0;
    QString text; // how they are picked and where they stand

    MR_FIELDS(field("count", &EnemyCall::count, "how many").brief().from(0, 18),
        field("text", &EnemyCall::text, "how they are picked").brief("t").optional())
};

// A card of the career deck: contract, encounter or final contract.
struct CareerCard {
    QString id;
    QString title;
    QString text; // in the owner's words; may hold no printed sentence
    CareerKind kind = CareerKind::Contract;
    Keyword keyword = Keyword::Any;
    ContractType type = ContractType::Versus;
    int budget = 0; // none on a final contract (HS-107)
    Listing bonus;
    Arrows arrows;
    Listing reveal = {QStringLiteral("1")};
    int crewMin = 2;
    int crewMax = 4;
    Requirement requirement;
    Objective objective;
    EnemyCall enemies;
    QList<Counter> counters;
    QList<Effect> effects;
    bool lasting = false; // an encounter that stays
    QString expires;      // when a lasting encounter ends
    bool battle = true;   // a final contract without battle sets conditions instead (HS-048)
    QString success;      // a success condition in words that replaces the usual one
    QString failure;
    // "reveal", "arrows.south": printed, though they look blank; "-reveal", "-keyword", "-type": blank, though they look like 1,
    // Any and VERSUS
    QStringList entered;

    MR_FIELDS(field("id", &CareerCard::id, "short name, lower case"),
        field("title", &CareerCard::title, "printed title").brief().optional(),
        field("text", &CareerCard::text, "what it says, in your words").brief("t").optional(),
        field("kind", &CareerCard::kind, "contract, encounter or final contract").brief().optional(),
        field("keyword", &CareerCard::keyword, "printed keyword").brief().printed().optional(),
        field("type", &CareerCard::type, "VERSUS or PROTECTOR").brief().printed("kind=contract|(final)").optional(),
        field("budget", &CareerCard::budget, "the client's gold").brief().printed("kind=contract").optional().from(0, 999),
        field("bonus", &CareerCard::bonus, "gold for success").brief().printed("kind=contract|(final)").optional(),
        field("arrows", &CareerCard::arrows, "opposition per zone").brief().printed("kind=contract|(final)").optional(),
        field("reveal", &CareerCard::reveal, "circle in the middle of the arrows")
            .brief()
            .printed("kind=contract|(final)")
            .optional(),
        field("crew_min", &CareerCard::crewMin, "fewest mercenaries").brief("min").optional().from(1, 18),
        field("crew_max", &CareerCard::crewMax, "most mercenaries").brief("max").optional().from(1, 18),
        field("requirement", &CareerCard::requirement, "further restriction").brief("need").optional(),
        field("objective", &CareerCard::objective, "what is protected").brief("protect").optional(),
        field("enemies", &CareerCard::enemies, "enemy mercenaries").brief("enemy").optional(),
        field("counters", &CareerCard::counters, "tokens on the card").brief("counter").optional(),
        field("effects", &CareerCard::effects, "what its text does, and when").brief("does").optional(),
        field("lasting", &CareerCard::lasting, "the encounter stays").brief("lasting").optional(),
        field("expires", &CareerCard::expires, "when it ends").brief("until").optional(),
        field("battle", &CareerCard::battle, "a battle is fought").optional(),
        field("success", &CareerCard::success, "success condition in words").brief("win").optional(),
        field("failure", &CareerCard::failure, "failure condition in words").brief("lose").optional(),
        field("entered", &CareerCard::entered, "places that were entered as they look without").optional().since(8))
};

struct Mercenary {
    QString id;
    QString title;
    QString text;
    std::optional<int> cost; // unknown until it is entered from the card
    std::optional<Ranks> healthy;
    std::optional<Ranks> weary;
    QList<Skill> assists; // with its own current ranking (HS-197)
    bool loner = false;
    bool fixed = false; // cannot leave its position
    bool neverFlees = false;
    Rogue rogue = Rogue::No;
    Keyword keyword = Keyword::Any;
    QList<Counter> counters;
    Listing shots = {QStringLiteral("1")}; // missile shots of one missile action
    bool farShots = false;                 // shots that cost a token reach every zone
    int endGold = 0;                       // when it survives a contract
    bool keepsTactic = false;              // while it is an agent
    QList<Effect> effects;                 // what its text does; those of the moment "now" come up when it is hired as an agent
    Whereabouts where = Whereabouts::Pool;
    int damage = usualDamage;   // what its hits deal
    bool nearShotsFree = false; // its text counts only the shots at far zones

    MR_FIELDS(field("id", &Mercenary::id, "short name, lower case"),
        field("title", &Mercenary::title, "printed name").brief().optional(),
        field("text", &Mercenary::text, "what it says, in your words").brief("t").optional(),
        field("cost", &Mercenary::cost, "hiring cost").brief().printed().optional().from(0, 99),
        field("healthy", &Mercenary::healthy, "left column").brief().printed().optional(),
        field("weary", &Mercenary::weary, "middle column").brief().printed().optional(),
        field("assists", &Mercenary::assists, "skills it lends").brief("a").optional(),
        field("loner", &Mercenary::loner, "loner").brief("loner").optional(),
        field("fixed", &Mercenary::fixed, "cannot leave its position").brief("fixed").optional(),
        field("never_flees", &Mercenary::neverFlees, "cannot flee").brief("stays").optional(),
        field("rogue", &Mercenary::rogue, "what this rogue asks for").brief("rogue").optional(),
        field("keyword", &Mercenary::keyword, "printed keyword").brief("k").optional(),
        field("counters", &Mercenary::counters, "tokens per contract").brief("counter").optional(),
        field("shots", &Mercenary::shots, "shots of one missile attack").brief("s").optional(),
        field("far_shots", &Mercenary::farShots, "shots with a token reach every zone").brief("far").optional(),
        field("end_gold", &Mercenary::endGold, "gold when it survives a contract").brief("g").optional().from(0, 99),
        field("keeps_tactic", &Mercenary::keepsTactic, "as an agent keeps one tactic").brief("keeps").optional(),
        field("effects", &Mercenary::effects, "what its text does").brief("does").optional(),
        field("where", &Mercenary::where, "pool, stable or slain").optional(),
        field("damage", &Mercenary::damage, "damage of its hits").optional().from(0, 9).since(2),
        field("near_shots_free", &Mercenary::nearShotsFree, "only shots at far zones take tokens").optional().since(2))
};

struct Tactic {
    QString id;
    QString title;
    QString text;
    std::optional<int> cost;
    bool equipment = false;
    Keyword keyword = Keyword::Any;
    bool disposes = true; // goes back to its deck when it is used
    QList<Effect> effects;
    TacticPlace where = TacticPlace::Deck;
    QList<Counter> counters;

    MR_FIELDS(field("id", &Tactic::id, "short name, lower case"),
        field("title", &Tactic::title, "printed title").brief().optional(),
        field("text", &Tactic::text, "what it says, in your words").brief("t").optional(),
        field("cost", &Tactic::cost, "price").brief().printed().optional().from(0, 99),
        field("equipment", &Tactic::equipment, "equipment").brief("equipment").optional(),
        field("keyword", &Tactic::keyword, "printed keyword").brief("k").optional(),
        field("disposes", &Tactic::disposes, "goes back to its deck when used").optional(),
        field("effects", &Tactic::effects, "what its text does").brief("does").optional(),
        field("where", &Tactic::where, "deck, face-up or kept").optional(),
        field("counters", &Tactic::counters, "tokens per contract").optional().since(2))
};

struct OppositionCard {
    QString id;
    QString title;
    QString text;
    Ranks ranks;
    MoveIcon icon = MoveIcon::None;
    bool trap = false;
    QList<Effect> effects;
    int damage = usualDamage; // what its hits deal
    QStringList entered;      // "ranks": all 0 on the card

    MR_FIELDS(field("id", &OppositionCard::id, "short name, lower case"),
        field("title", &OppositionCard::title, "printed title").brief().optional(),
        field("text", &OppositionCard::text, "special text, in your words").brief("t").optional(),
        field("ranks", &OppositionCard::ranks, "rankings").brief().printed().optional(),
        field("icon", &OppositionCard::icon, "Move icon; blank: none").brief().optional(),
        field("trap", &OppositionCard::trap, "trap").brief("trap").optional(),
        field("effects", &OppositionCard::effects, "what its text does").brief("does").optional(),
        field("damage", &OppositionCard::damage, "damage of its hits").optional().from(0, 9).since(2),
        field("entered", &OppositionCard::entered, "places that were entered as they look without").optional().since(8))
};

struct Link {
    Location from = Location::Village;
    Location to = Location::Town;

    MR_FIELDS(field("from", &Link::from, "settlement").brief(), field("to", &Link::to, "its neighbour").brief())
};

// Who can be hired where, and which settlements lie next to each other (HS-186; the chain when nothing is printed).
struct Settlements {
    QString id = QStringLiteral("settlements");
    QString title;
    QStringList village, town, city;
    QList<Link> links = {{Location::Village, Location::Town}, {Location::Town, Location::City}};

    const QStringList& freelancers(Location location) const;
    MR_FIELDS(field("id", &Settlements::id, "short name"),
        field("title", &Settlements::title, "printed title").brief().optional(),
        field("village", &Settlements::village, "freelancers of the Village").brief("v").names("mercenaries").optional(),
        field("town", &Settlements::town, "freelancers of the Town").brief("t").names("mercenaries").optional(),
        field("city", &Settlements::city, "freelancers of the City").brief("c").names("mercenaries").optional(),
        field("links", &Settlements::links, "neighbouring settlements").brief("link").optional())
};

} // namespace hiredswords

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that Jagged Alliance tracks, as plain values: the campaign, the running scenario, what waits to be settled.
#pragma once

#include "engine/noted.h"
#include "games/jagged-alliance/rules/settings.h"

namespace jaggedalliance {

using engine::find;

// An enemy on the table.
struct Figure {
    QString id;   // "e1", "e2" … in the order they were placed
    QString card; // an enemy card, or a bounty mission
    bool elite = false;
    QString at; // sector or mission
    QString area;
    int damage = 0;
    QList<Condition> conditions;
    bool acted = false;  // in the running enemy activation
    bool hidden = false; // a sniper behind tokens
    QString set;         // colour of those tokens

    MR_FIELDS(field("id", &Figure::id, "short name on the table"), field("card", &Figure::card, "enemy card").optional(),
        field("elite", &Figure::elite, "elite").optional(), field("at", &Figure::at, "sector or mission").optional(),
        field("area", &Figure::area, "area").optional(), field("damage", &Figure::damage, "red cubes").optional().from(0, 99),
        field("conditions", &Figure::conditions, "conditions").optional(),
        field("acted", &Figure::acted, "has acted in this enemy activation").optional(),
        field("hidden", &Figure::hidden, "behind tokens").optional(),
        field("set", &Figure::set, "colour of its tokens").optional())
};

// An encounter token on the table. Face down it is only a number; what it shows is named when it is revealed.
struct Token {
    QString id;
    QString at;
    QString area;
    bool faceUp = false;
    QString shows;        // an encounter, once face up
    QString set;          // of a hidden sniper
    bool earlier = false; // placed before the pool was filled again

    MR_FIELDS(field("id", &Token::id, "short name on the table"), field("at", &Token::at, "sector or mission").optional(),
        field("area", &Token::area, "area").optional(), field("face_up", &Token::faceUp, "revealed").optional(),
        field("shows", &Token::shows, "what it shows").optional(), field("set", &Token::set, "of a hidden sniper").optional(),
        field("earlier", &Token::earlier, "placed before the pool was filled again").optional())
};

struct Corpse {
    QString id;
    QString at;
    QString area;
    QString enemy;
    QList<Deck> loot; // icons left to draw for
    bool elite = false;

    MR_FIELDS(field("id", &Corpse::id, "short name on the table"), field("at", &Corpse::at, "sector or mission").optional(),
        field("area", &Corpse::area, "area").optional(), field("enemy", &Corpse::enemy, "what it was").optional(),
        field("loot", &Corpse::loot, "loot icons").optional(),
        field("elite", &Corpse::elite, "of an elite enemy").optional().since(14))
};

// Damage on its way to a mercenary, who answers with armour or stealth.
struct Incoming {
    QString id;
    QString who;
    QString from; // an enemy, a mercenary, or the token of a mine
    int damage = 0;
    int difficulty = 0; // of hiding
    bool hides = true;  // stealth may be chosen
    bool late = false;  // one point of it comes behind the armour, because the target is Marked
    QList<Icon> icons;  // what comes with it, in order

    MR_FIELDS(field("id", &Incoming::id, "number"), field("who", &Incoming::who, "whom it hits").optional(),
        field("from", &Incoming::from, "where it comes from").optional(),
        field("damage", &Incoming::damage, "damage").optional().from(0, 99),
        field("difficulty", &Incoming::difficulty, "successes needed to hide").optional().from(0, 99),
        field("hides", &Incoming::hides, "stealth may be chosen").optional(),
        field("late", &Incoming::late, "one point of it counts behind armour only").optional(),
        field("icons", &Incoming::icons, "what comes with it").optional())
};

// A roll that still may be changed, because one of its dice may be rerolled.
struct Roll {
    RollKind kind = RollKind::Attack;
    QString who;
    QString card;
    int use = 1; // which of the card's actions
    QStringList targets;
    QString area;
    QStringList with; // consumables that help
    bool wear = false;
    QStringList worn; // slotted cards whose durability helps a defence
    int rebels = 0;
    QString incoming;
    QString mission;
    int difficulty = 0; // of a skill test; 0: none
    QString tank;       // token revealed
    QString tankAgain;
    bool terrain = false;    // adds its die where nobody entered which it is
    std::optional<int> told; // what the dice showed, where nobody entered which are thrown    // and for the second attack, where
                             // an area attack hits the tank twice
    bool repeats = false;    // a repetition of a burst
    QList<int> rolled;
    QList<Colour> dice; // the colour of each die in rolled

    MR_FIELDS(field("kind", &Roll::kind, "what is rolled for"), field("who", &Roll::who, "who rolls").optional(),
        field("card", &Roll::card, "with what").optional(),
        field("use", &Roll::use, "which of its actions").optional().from(1, 9),
        field("targets", &Roll::targets, "at whom").optional(), field("area", &Roll::area, "at which area").optional(),
        field("with", &Roll::with, "consumables").optional(), field("wear", &Roll::wear, "durability is spent").optional(),
        field("worn", &Roll::worn, "cards whose durability is spent").optional(),
        field("rebels", &Roll::rebels, "rebels that support").optional().from(0, 99),
        field("incoming", &Roll::incoming, "what is defended against").optional(),
        field("mission", &Roll::mission, "mission of a skill test").optional(),
        field("difficulty", &Roll::difficulty, "of a skill test").optional().from(0, 99),
        field("tank", &Roll::tank, "tank token").optional(),
        field("repeats", &Roll::repeats, "a repetition of a burst").optional(),
        field("rolled", &Roll::rolled, "faces").optional().from(1, 99), field("dice", &Roll::dice, "colours").optional(),
        field("tank_again", &Roll::tankAgain, "tank token of a second attack").optional().since(2),
        field("terrain", &Roll::terrain, "the terrain adds its die, which nobody entered").optional().since(14),
        field("told", &Roll::told, "successes that the dice showed").optional().from(0, 999).since(14))
};

struct Successes {
    QString who;
    Skill skill = Skill::Medical;
    int left = 0;

    MR_FIELDS(field("who", &Successes::who, "who rolled"), field("skill", &Successes::skill, "skill"),
        field("left", &Successes::left, "not assigned yet").from(0, 99))
};

struct Burst {
    QString who;
    QString card;
    int use = 1;
    QStringList with;
    bool wear = false;
    QStringList worn;
    int rebels = 0;
    int left = 0; // repetitions

    MR_FIELDS(field("who", &Burst::who, "who"), field("card", &Burst::card, "with what"),
        field("use", &Burst::use, "which of its actions").optional().from(1, 9),
        field("with", &Burst::with, "consumables").optional(), field("wear", &Burst::wear, "durability is spent").optional(),
        field("worn", &Burst::worn, "upgrades whose durability effect is paid for").optional(),
        field("rebels", &Burst::rebels, "rebels that support").optional().from(0, 99),
        field("left", &Burst::left, "repetitions left").from(0, 9))
};

// What an attack still does to an enemy whose Retreat stands to the left of it (JA-279).
struct Rest {
    Roll roll;
    int successes = 0;
    QList<Icon> icons;

    MR_FIELDS(field("roll", &Rest::roll, "the attack"), field("successes", &Rest::successes, "its successes").from(0, 9999),
        field("icons", &Rest::icons, "effects to come"))
};

// A move that an effect grants: a Retreat or a Free Move.
struct Grant {
    QString id;
    Icon kind = Icon::FreeMove;
    QString who; // mercenary or enemy
    std::optional<Rest> rest = std::nullopt;

    MR_FIELDS(field("id", &Grant::id, "number"), field("kind", &Grant::kind, "retreat or free-move").optional(),
        field("who", &Grant::who, "who moves").optional(),
        field("rest", &Grant::rest, "what the attack does after the Retreat").optional())
};

// The enemy whose pattern is being carried out.
struct Acting {
    QString enemy;
    int next = 0; // place in its pattern
    bool approach = false;

    MR_FIELDS(field("enemy", &Acting::enemy, "which"),
        field("next", &Acting::next, "place in its pattern").optional().from(0, 20),
        field("approach", &Acting::approach, "the alternative pattern").optional())
};

// What a card or the table wants later: it comes up at its moment, and stays until it is done or struck out.
struct Noted {
    QString id;
    Effect effect;
    Moment when = Moment::Players;
    QString of;    // in whose activation, or before whose enemies; anybody's unless named
    int level = 0; // of threat that brings it
    engine::Often often = engine::Often::Once;
    QString done;            // the moment in which it was done last
    bool leftUndone = false; // its moment went by; it is due until it is done or struck out

    MR_FIELDS(field("id", &Noted::id, "number"), field("effect", &Noted::effect, "what it does"),
        field("when", &Noted::when, "when it is due"), field("of", &Noted::of, "in whose activation; anybody's unless named"),
        field("level", &Noted::level, "threat level that brings it").from(0, 30),
        field("often", &Noted::often, "once or each time"), field("done", &Noted::done, "when it was done last"),
        field("left_undone", &Noted::leftUndone, "left undone at its moment, and due since then").since(13))
};

struct Attacked { // a counter-attack that waits for its dice
    int level = 0;
    int strength = 0;

    MR_FIELDS(
        field("level", &Attacked::level, "level that brought it"), field("strength", &Attacked::strength, "strength").from(0, 99))
};

struct Threat {
    int level = 1;
    int tokens = 0;
    QList<int> counters; // spaces with a counter-attack token
    bool night = false;
    QStringList eventSlots; // events, left to right
    DictatorStep step = DictatorStep::Threat;
    bool skullLiberated = false; // in this turn
    std::optional<Attacked> attack;

    MR_FIELDS(field("level", &Threat::level, "level").from(1, 99), field("tokens", &Threat::tokens, "threat tokens").from(0, 99),
        field("counters", &Threat::counters, "spaces with a counter-attack token").from(1, 30),
        field("night", &Threat::night, "night"), field("slots", &Threat::eventSlots, "events in the slots"),
        field("step", &Threat::step, "of the dictator phase"),
        field("skull_liberated", &Threat::skullLiberated, "a sector with skulls was liberated this turn"),
        field("attack", &Threat::attack, "a counter-attack to be resolved"))
};

struct City {
    QString id;
    int first = 0, last = 0; // A.I.M. cards
    bool liberated = false;

    MR_FIELDS(field("id", &City::id, "box"), field("first", &City::first, "first A.I.M. card"),
        field("last", &City::last, "last A.I.M. card"), field("liberated", &City::liberated, "ticked").optional())
};

struct Played {
    QString id; // scenario
    int attempts = 0;
    bool won = false;

    MR_FIELDS(field("id", &Played::id, "scenario"), field("attempts", &Played::attempts, "times played"),
        field("won", &Played::won, "won").optional())
};

// The scenario that is set up or played.
struct Running {
    QString id;
    QString title;
    QString objective;
    int mercenaries = 4;
    int turn = 0;
    Ending ending = Ending::Open;
    QString why;       // how it was won or lost
    QList<int> ticked; // setup steps
    QString start;
    bool noDictator = false;
    bool noCounterAttacks = false;
    int lossLevel = 0;
    QStringList reward;
    QList<Effect> victory;

    MR_FIELDS(field("id", &Running::id, "scenario"), field("title", &Running::title, "name").optional(),
        field("objective", &Running::objective, "objective").optional(),
        field("mercenaries", &Running::mercenaries, "mercenaries at the start").optional().from(1, 9),
        field("turn", &Running::turn, "turn").optional(), field("ending", &Running::ending, "open, won or lost").optional(),
        field("why", &Running::why, "how it ended").optional(),
        field("ticked", &Running::ticked, "setup steps done").optional().from(1, 17),
        field("start", &Running::start, "where the mercenaries begin").optional(),
        field("no_dictator", &Running::noDictator, "the dictator phase is skipped").optional(),
        field("no_counter_attacks", &Running::noCounterAttacks, "no counter-attacks").optional(),
        field("loss_level", &Running::lossLevel, "threat level that loses").optional().from(0, 30),
        field("reward", &Running::reward, "A.I.M. cards of a victory").optional(),
        field("victory", &Running::victory, "further rewards of a victory").optional())
};

QList<Encounter> standardEncounters();
QList<City> standardCities();
QList<DieFaces> exampleDice();

struct State {
    Settings settings;
    QList<DieFaces> dice = exampleDice();
    bool diceConfirmed = false;
    Status status = Status::Running;
    Phase phase = Phase::Campaign;
    QString dictator;
    QStringList players; // clockwise
    int funds = 0;
    int rebels = 0;
    QList<City> cities = standardCities();
    QList<Played> history;
    QStringList removed; // cards that left the campaign
    QStringList notes;

    // the running scenario
    std::optional<Running> scenario;
    Threat threat;
    QString active; // the mercenary whose activation it is
    Step step = Step::None;
    bool sharedCommand = false; // the token of a game with three mercenaries is there
    QList<Sector> sectors;
    QList<Edge> edges;
    QList<Access> access;
    QList<Figure> enemies;
    QList<Token> tokens;
    QList<Corpse> corpses;
    QStringList pool;    // encounters not seen yet, in the pool or face down; empty: not entered
    QStringList earlier; // those that lay face down when the pool was filled again
    QStringList out;     // encounters out of the game
    int unseenOut = 0;   // that left it face down; what they show stands in the pool still
    bool tankBlocked = false;
    int placed = 0; // figures, tokens and effects so far, for their short names

    // what waits to be settled
    QList<Incoming> incoming;
    std::optional<Roll> roll;
    std::optional<Successes> successes;
    std::optional<Burst> burst;
    std::optional<Acting> acting;
    QList<Grant> grants;
    QList<Effect> due;
    QList<Noted> noted;
    int notedSoFar = 0;
    int groupMoves = 0; // further areas of the Group Move that is going on

    // cards and boards
    QList<Mercenary> mercenaries; // in the order of their boards round the table
    QList<Card> cards;
    QList<Enemy> enemyCards;
    QList<Event> events;
    QList<Lieutenant> lieutenants;
    QList<Mission> missions;
    QList<Dictator> dictators;
    QList<Encounter> encounters = standardEncounters();
    QList<TankToken> tankTokens;
    QList<SpawnCard> spawnCards; // that were entered; one lies in its sector too

    MR_FIELDS(field("settings", &State::settings, "readings and house rules"), field("dice", &State::dice, "faces of the dice"),
        field("dice_confirmed", &State::diceConfirmed, "compared with the real dice"),
        field("status", &State::status, "of the campaign"), field("phase", &State::phase, "what is going on"),
        field("dictator", &State::dictator, "dictator board"), field("players", &State::players, "players, clockwise"),
        field("funds", &State::funds, "funds of the team"), field("rebels", &State::rebels, "rebels of the team"),
        field("cities", &State::cities, "city boxes of the tracker"), field("history", &State::history, "scenarios played"),
        field("removed", &State::removed, "cards that left the campaign"), field("notes", &State::notes, "notes"),
        field("scenario", &State::scenario, "the running scenario"), field("threat", &State::threat, "the dictator's track"),
        field("active", &State::active, "active mercenary"), field("step", &State::step, "of its activation"),
        field("shared_command", &State::sharedCommand, "shared command action ready"),
        field("sectors", &State::sectors, "sectors"), field("edges", &State::edges, "which sectors touch"),
        field("access", &State::access, "mission access tokens"), field("enemies", &State::enemies, "enemies on the table"),
        field("tokens", &State::tokens, "encounter tokens on the table"), field("corpses", &State::corpses, "corpses"),
        field("pool", &State::pool, "encounters not seen yet"),
        field("earlier", &State::earlier, "encounters face down since before the pool was filled"),
        field("out", &State::out, "encounters out of the game"),
        field("unseen_out", &State::unseenOut, "encounters that left the game face down").from(0, 99).since(2),
        field("tank_blocked", &State::tankBlocked, "the tank cannot kill an ally in its next activation"),
        field("placed", &State::placed, "figures, tokens and effects so far"),
        field("incoming", &State::incoming, "damage to be answered"), field("roll", &State::roll, "a roll that may be changed"),
        field("successes", &State::successes, "skill successes to assign"), field("burst", &State::burst, "repetitions to come"),
        field("acting", &State::acting, "enemy in the middle of its pattern"),
        field("grants", &State::grants, "moves granted by effects"), field("due", &State::due, "effects to be done"),
        field("noted", &State::noted, "effects that wait for their moment").since(2),
        field("noted_so_far", &State::notedSoFar, "effects noted so far").since(2),
        field("group_moves", &State::groupMoves, "areas left of a Group Move").from(0, 9),
        field("mercenaries", &State::mercenaries, "mercenary boards"),
        field("cards", &State::cards, "cards of the team and its decks"), field("enemy_cards", &State::enemyCards, "enemy cards"),
        field("events", &State::events, "event cards"), field("lieutenants", &State::lieutenants, "lieutenants"),
        field("missions", &State::missions, "missions"), field("dictators", &State::dictators, "dictator boards"),
        field("encounters", &State::encounters, "kinds of encounter tokens"),
        field("tank_tokens", &State::tankTokens, "tank tokens"),
        field("spawn_cards", &State::spawnCards, "spawn cards").since(13))
};

// What a campaign begins with: everything that lies open from the start.
struct Setup {
    Settings settings;
    QList<DieFaces> dice = exampleDice();
    bool diceConfirmed = false;
    QString dictator;
    QStringList players;
    QList<Mercenary> mercenaries;
    QList<Card> cards;
    QList<Enemy> enemyCards;
    QList<Event> events;
    QList<Lieutenant> lieutenants;
    QList<Mission> missions;
    QList<Dictator> dictators;
    QList<Encounter> encounters;
    QList<TankToken> tankTokens;
    QList<SpawnCard> spawnCards;

    MR_FIELDS(field("settings", &Setup::settings, "readings and house rules").optional(),
        field("dice", &Setup::dice, "faces of the dice").optional(),
        field("dice_confirmed", &Setup::diceConfirmed, "compared with the real dice").optional(),
        field("dictator", &Setup::dictator, "dictator board").optional(),
        field("players", &Setup::players, "players, clockwise").optional(),
        field("mercenaries", &Setup::mercenaries, "mercenary boards").optional(),
        field("cards", &Setup::cards, "A.I.M. and loot cards").optional(),
        field("enemy_cards", &Setup::enemyCards, "enemy cards").optional(),
        field("events", &Setup::events, "event cards").optional(),
        field("lieutenants", &Setup::lieutenants, "lieutenants").optional(),
        field("missions", &Setup::missions, "missions").optional(),
        field("dictators", &Setup::dictators, "dictator boards").optional(),
        field("encounters", &Setup::encounters, "kinds of encounter tokens").optional(),
        field("tank_tokens", &Setup::tankTokens, "tank tokens").optional(),
        field("spawn_cards", &Setup::spawnCards, "spawn cards").optional())
};

} // namespace jaggedalliance

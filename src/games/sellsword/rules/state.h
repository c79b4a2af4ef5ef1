// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that Sellsword tracks, as plain values: one match, its warbands, its Gridmap, the running turn and what waits.
#pragma once

#include "engine/find.h"
#include "games/sellsword/rules/map/gridmap.h"
#include "games/sellsword/rules/settings.h"
#include "games/sellsword/rules/warband/cards.h"

namespace sellsword {

using engine::find;

struct Scenario {
    int points = 121;
    int units = 8;
    int fantasy = 2;
    int target = 121;
    int objective = 5;

    MR_FIELDS(field("points", &Scenario::points, "point cap of a warband").from(0, 9999),
        field("units", &Scenario::units, "most units in a warband").from(0, 999),
        field("fantasy", &Scenario::fantasy, "highest fantasy rating").from(0, 3),
        field("target", &Scenario::target, "victory points that win"),
        field("objective", &Scenario::objective, "points for an objective at the end of a round"))
};

struct Player {
    QString id;
    QString title;
    QString faction; // empty: that of its first unit
    QString gridmap; // the map assigned to the warband
    bool ready = false;
    int vp = 0;
    int seat = 0;               // this round: 1 for P1; 0: not chosen yet
    QString side;               // of the map
    std::optional<Square> tile; // upper left of its Entry Tile

    MR_FIELDS(field("id", &Player::id, "short name"), field("title", &Player::title, "name").brief().optional(),
        field("faction", &Player::faction, "faction").brief("of").optional(),
        field("gridmap", &Player::gridmap, "map assigned to the warband").brief("map").optional(),
        field("ready", &Player::ready, "the warband is finished").optional(),
        field("vp", &Player::vp, "victory points").optional().from(-999, 9999),
        field("seat", &Player::seat, "P1, P2 … this round").optional().from(0, 9),
        field("side", &Player::side, "side of the map").optional(),
        field("tile", &Player::tile, "Entry Tile, upper left").optional())
};

struct Status {
    QString id; // unique on its unit
    StatusKind kind = StatusKind::Custom;
    RecoveryStat stat = RecoveryStat::Unknown;
    int modifier = 0;
    bool asterisk = false;
    QString source; // the unit that caused it
    Amount harm;    // of Recurring
    QString side;   // the player who ran that unit, if it was not its owner

    MR_FIELDS(field("id", &Status::id, "name on this unit"), field("kind", &Status::kind, "which"),
        field("stat", &Status::stat, "recovery statistic"),
        field("modifier", &Status::modifier, "to the statistic").from(-20, 20),
        field("asterisk", &Status::asterisk, "lasts while the cause is adjacent"),
        field("source", &Status::source, "who caused it"), field("harm", &Status::harm, "wounds of Recurring"),
        field("side", &Status::side, "who ran the cause, if not its owner").since(2))
};

// Tokens that came or went while nobody had entered the pool of the card.
struct OwedTokens {
    int green = 0, blue = 0, red = 0;

    bool operator==(const OwedTokens&) const = default;
    int& of(Token token) { return token == Token::Green ? green : token == Token::Blue ? blue : red; }
    int of(Token token) const { return token == Token::Green ? green : token == Token::Blue ? blue : red; }
    MR_FIELDS(field("green", &OwedTokens::green, "reaction tokens").optional().from(-99, 99),
        field("blue", &OwedTokens::blue, "lesser power tokens").optional().from(-99, 99),
        field("red", &OwedTokens::red, "greater power tokens").optional().from(-99, 99))
};

// One figure on the table. What its card says stands in State::cards.
struct Unit {
    QString id;
    QString card; // empty: the same as id
    QString player;
    QStringList mods;
    std::optional<Square> at;     // none: not on the map
    bool taken = false;           // had its turn this round
    std::optional<int> vigor;     // none: as printed
    std::optional<Tokens> tokens; // none: the whole starting pool
    QStringList injuries;         // boxes marked, in order
    QList<Status> statuses;
    int toughened = 0; // wounds ignored by Toughness this round
    bool crowed = false;
    bool dropped = false;
    bool paid = false;     // its points were scored
    bool unscored = false; // they wait for the table to say whose they are
    bool charmed = false;  // failed its Glamyred roll
    int diceSpent = 0;     // Warleader dice this round
    int extraActs = 0;     // until its next turn ends, as the rest below
    int bonus = 0;         // on attack rolls
    QList<Deed> lifted;
    QList<Deed> forbidden;
    int owedVigor = 0;     // given, or spent when below 0, while nobody had entered what its card prints
    OwedTokens owedTokens; // likewise

    QString cardId() const { return card.isEmpty() ? id : card; }
    MR_FIELDS(field("id", &Unit::id, "short name"), field("card", &Unit::card, "its card"),
        field("player", &Unit::player, "whose it is"), field("mods", &Unit::mods, "mod cards"),
        field("at", &Unit::at, "square; of a Big unit the upper left one"),
        field("taken", &Unit::taken, "had its turn this round"), field("vigor", &Unit::vigor, "Vigor left").from(-999, 999),
        field("tokens", &Unit::tokens, "tokens left"), field("injuries", &Unit::injuries, "injury boxes marked"),
        field("statuses", &Unit::statuses, "combat statuses"),
        field("toughened", &Unit::toughened, "wounds ignored by Toughness this round").from(0, 99),
        field("crowed", &Unit::crowed, "crowed this round"), field("dropped", &Unit::dropped, "dropped"),
        field("paid", &Unit::paid, "its points were scored"), field("unscored", &Unit::unscored, "the table says who scores it"),
        field("charmed", &Unit::charmed, "failed its Glamyred roll"),
        field("dice_spent", &Unit::diceSpent, "Warleader dice spent this round").from(0, 99),
        field("extra_acts", &Unit::extraActs, "acts that cards add this turn").from(0, 9),
        field("bonus", &Unit::bonus, "on attack rolls this turn").from(-20, 20),
        field("lifted", &Unit::lifted, "Rule of 3 lifted for these"),
        field("forbidden", &Unit::forbidden, "a card forbids these"),
        field("owed_vigor", &Unit::owedVigor, "Vigor given or spent before its card's was entered").from(-999, 999).since(6),
        field("owed_tokens", &Unit::owedTokens, "tokens given or spent before its card's were entered").since(7))
};

struct Roll {
    QString id; // the player
    int face = 0;
    int value = 0;
    int rerolls = 0; // in the check of the match
    QList<int> tied; // what it counted before, each time the leaders were tied and rolled again

    MR_FIELDS(field("id", &Roll::id, "player"), field("face", &Roll::face, "die").from(0, 20),
        field("value", &Roll::value, "what it counts").from(-99, 99), field("rerolls", &Roll::rerolls, "rerolled so often"),
        field("tied", &Roll::tied, "values that were tied and rolled again"))
};

struct Recovery {
    Status status;
    int face = 0;
    bool recovered = false;
    bool charmed = false; // before it

    MR_FIELDS(field("status", &Recovery::status, "which"), field("face", &Recovery::face, "die").from(0, 20),
        field("recovered", &Recovery::recovered, "it worked"),
        field("charmed", &Recovery::charmed, "it acted as if Controlled until then").since(4))
};

struct Turn {
    QString unit;
    QString controller; // the player who runs it
    TurnStage stage = TurnStage::Acting;
    QList<ActType> acts;   // used, one entry for each act
    int budget = 0;        // acts it began its turn with
    int points = 0;        // movement points left of the running moves
    int diagonals = 0;     // diagonal steps this turn
    QList<Square> path;    // steps that are still to be made
    int cost = 0;          // without a map: points that the rest of the move costs
    QStringList past;      // without a map: enemies beside whom the move goes on
    QStringList replied;   // enemies who replied to this step, or to this act
    bool declined = false; // nobody else replies to this step
    bool downed = false;   // dropped an enemy this turn
    bool forced = false;   // Enraged: must end beside the nearest enemy
    bool failedRage = false;
    QStringList starts;               // start-of-turn effects still to be done
    QStringList tried;                // statuses that had their recovery roll
    std::optional<Recovery> recovery; // the last one
    QStringList later;                // noted in the middle of it for the start of a turn: of another one

    MR_FIELDS(field("unit", &Turn::unit, "who has its turn"), field("controller", &Turn::controller, "who runs it"),
        field("stage", &Turn::stage, "starting, acting or ending"), field("acts", &Turn::acts, "acts used"),
        field("budget", &Turn::budget, "acts at its start").from(0, 99), field("points", &Turn::points, "movement points left"),
        field("diagonals", &Turn::diagonals, "diagonal steps so far"), field("path", &Turn::path, "steps still to be made"),
        field("cost", &Turn::cost, "points of the rest, without a map"),
        field("past", &Turn::past, "enemies beside the rest, without a map"),
        field("replied", &Turn::replied, "who replied to this step"),
        field("declined", &Turn::declined, "nobody else replies to this step"),
        field("downed", &Turn::downed, "dropped an enemy"), field("forced", &Turn::forced, "must end beside the nearest enemy"),
        field("failed_rage", &Turn::failedRage, "did not, so recovery fails"),
        field("starts", &Turn::starts, "start-of-turn effects to be done"),
        field("tried", &Turn::tried, "statuses that had their recovery roll"),
        field("recovery", &Turn::recovery, "the last recovery roll"),
        field("later", &Turn::later, "reminders for the start of a later turn").since(13))
};

// An attack from its declaration to its roll.
struct Strike {
    QString who;
    QString attack;
    QStringList targets; // one, or everybody in a burst
    std::optional<Square> origin;
    QStringList traits; // tied to it and declared with it
    bool charge = false;
    bool reply = false;

    MR_FIELDS(field("who", &Strike::who, "attacker"), field("attack", &Strike::attack, "attack"),
        field("targets", &Strike::targets, "targets"), field("origin", &Strike::origin, "origin of a burst"),
        field("traits", &Strike::traits, "traits declared with it"), field("charge", &Strike::charge, "a charge"),
        field("reply", &Strike::reply, "a reply"))
};

// Wounds that their owner has to take as Vigor or injuries.
struct Hurt {
    QString id; // the unit
    int wounds = 0;
    QString by;           // the unit that dealt them; empty: nobody
    QList<Effect> riders; // that wait for what Vigor leaves

    MR_FIELDS(field("id", &Hurt::id, "who"), field("wounds", &Hurt::wounds, "wounds left"),
        field("by", &Hurt::by, "who dealt them"), field("riders", &Hurt::riders, "what lands if wounds remain"))
};

// A move that an attack forces on a unit.
struct Shove {
    QString id; // the unit
    EffectKind kind = EffectKind::Push;
    int squares = 0;
    QString by;

    MR_FIELDS(field("id", &Shove::id, "who"), field("kind", &Shove::kind, "move, push, pull or recoil"),
        field("squares", &Shove::squares, "how far"), field("by", &Shove::by, "from whom"))
};

// What the table says of two units, above what the map shows; without a map it is all that is known.
struct Measure {
    QString from, to;
    std::optional<int> distance;
    std::optional<bool> adjacent, sight, cover, invisible;

    MR_FIELDS(field("from", &Measure::from, "viewer"), field("to", &Measure::to, "target"),
        field("distance", &Measure::distance, "squares").optional(), field("adjacent", &Measure::adjacent, "adjacent").optional(),
        field("sight", &Measure::sight, "a line reaches it").optional(),
        field("cover", &Measure::cover, "it has cover").optional(),
        field("invisible", &Measure::invisible, "it is invisible to the viewer").optional())
};

struct State {
    Settings settings;
    Scenario scenario;
    Stage stage = Stage::Phases;
    QList<Player> players;
    QList<UnitCard> cards;
    QList<ModCard> mods;
    QList<Unit> units;
    std::optional<Gridmap> map; // none: the table answers distance, cover and adjacency
    QList<Measure> measures;
    QString advantaged;   // AP of the match or of this round
    bool greater = false; // with greater advantage
    QString picker;       // who chooses the Gridmap
    QList<Roll> rolls;    // of the running tactics check, in order of the players
    int round = 1;
    int phase = 1;
    QStringList gone; // players who had their turn in this phase
    std::optional<Turn> turn;
    QList<Strike> strikes;        // the first is resolved next
    bool closed = false;          // nobody else replies to the attack
    std::optional<Strike> missed; // the last roll failed: it may be rerolled
    QList<Hurt> hurts;
    QList<Shove> shoves;
    QList<Effect> noted;
    int notedSoFar = 0;
    bool collected = false; // objectives of this round
    QString winner;
    QStringList notes;

    MR_FIELDS(field("settings", &State::settings, "readings and house rules"),
        field("scenario", &State::scenario, "limits and target"), field("stage", &State::stage, "where the match stands"),
        field("players", &State::players, "players"), field("cards", &State::cards, "unit cards"),
        field("mods", &State::mods, "mod cards"), field("units", &State::units, "units"),
        field("map", &State::map, "the Gridmap"), field("measures", &State::measures, "what the table says of two units"),
        field("advantaged", &State::advantaged, "advantaged player"), field("greater", &State::greater, "with greater advantage"),
        field("picker", &State::picker, "who chooses the map"), field("rolls", &State::rolls, "tactics check"),
        field("round", &State::round, "round"), field("phase", &State::phase, "phase"),
        field("gone", &State::gone, "players who had their turn in this phase"), field("turn", &State::turn, "the running turn"),
        field("strikes", &State::strikes, "declared attacks, the next first"),
        field("closed", &State::closed, "nobody else replies"), field("missed", &State::missed, "the attack that just missed"),
        field("hurts", &State::hurts, "wounds to be taken"), field("shoves", &State::shoves, "forced moves to be made"),
        field("noted", &State::noted, "reminders"), field("noted_so_far", &State::notedSoFar, "reminders made so far"),
        field("collected", &State::collected, "objectives of this round are scored"),
        field("winner", &State::winner, "who has won"), field("notes", &State::notes, "notes"))
};

// How a match begins.
struct Setup {
    Settings settings;
    Scenario scenario;
    QList<Player> players = {
        {QStringLiteral("a"), {}, {}, {}, false, 0, 0, {}, {}}, {QStringLiteral("b"), {}, {}, {}, false, 0, 0, {}, {}}};
    QList<UnitCard> cards; // that warbands may be built of; others come with their facts
    QList<ModCard> mods;
    std::optional<Gridmap> map;

    MR_FIELDS(field("settings", &Setup::settings, "readings and house rules"),
        field("scenario", &Setup::scenario, "limits and target"), field("players", &Setup::players, "players"),
        field("cards", &Setup::cards, "unit cards to build of").optional(),
        field("mods", &Setup::mods, "mod cards to build of").optional(),
        field("map", &Setup::map, "the Gridmap; none: played without a map"))
};

} // namespace sellsword

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every action of Sellsword in the game's own words. A verb is file format: it never changes.
#pragma once

#include "engine/declared.h"
#include "games/sellsword/rules/state.h"

namespace sellsword {

// --- warbands and set-up (§2.1)

struct AddPlayer {
    QString player;
    QString title;
    MR_VERB("add-player", "Let a further player join", field("player", &AddPlayer::player, "its short name"),
        field("title", &AddPlayer::title, "name").optional())
};

struct AddUnit {
    QString player;
    QString card;
    QString as;
    std::optional<UnitCard> facts;
    MR_VERB("add-unit", "Add a unit to a warband", field("player", &AddUnit::player, "whose warband").names("player"),
        field("card", &AddUnit::card, "which unit card"),
        field("as", &AddUnit::as, "short name on the table, if not that of the card").optional(),
        field("facts", &AddUnit::facts, "what is printed on it, if it is new").optional())
};

struct RemoveUnit {
    QString who;
    MR_VERB("remove-unit", "Take a unit out of its warband", field("who", &RemoveUnit::who, "which").names("unit"))
};

struct AttachMod {
    QString who;
    QString mod;
    std::optional<ModCard> facts;
    MR_VERB("attach-mod", "Put a mod on a unit", field("who", &AttachMod::who, "which unit").names("unit"),
        field("mod", &AttachMod::mod, "which mod"),
        field("facts", &AttachMod::facts, "what is printed on it, if it is new").optional())
};

struct DetachMod {
    QString who;
    QString mod;
    MR_VERB("detach-mod", "Take a mod off a unit", field("who", &DetachMod::who, "which unit").names("unit"),
        field("mod", &DetachMod::mod, "which mod"))
};

struct AssignMap {
    QString player;
    QString gridmap;
    MR_VERB("assign-map", "Assign a Gridmap to a warband", field("player", &AssignMap::player, "whose").names("player"),
        field("gridmap", &AssignMap::gridmap, "name of the map"))
};

struct FinishWarband {
    QString player;
    MR_VERB("finish-warband", "Declare a warband finished", field("player", &FinishWarband::player, "whose").names("player"))
};

struct RollTactics {
    QList<int> rolled;
    MR_VERB("tactics-check", "Roll the tactics check, or roll a tie again",
        field("rolled", &RollTactics::rolled, "a d20 for each player who rolls").optional())
};

struct RerollTactics {
    QString player;
    QString who;
    QList<int> rolled;
    MR_VERB("reroll-tactics", "Reroll a tactics check with a Warleader",
        field("player", &RerollTactics::player, "who rerolls").names("player"),
        field("who", &RerollTactics::who, "the Warleader whose die is spent").names("unit").optional(),
        field("rolled", &RerollTactics::rolled, "the d20").optional())
};

struct SettleTactics {
    QString player;
    MR_VERB("settle-tactics", "Accept the tactics check: the highest roll is advantaged",
        field("player", &SettleTactics::player, "who leads, when the table decides a tie").names("player").optional())
};

struct NamePicker {
    QString player;
    MR_VERB("name-picker", "The advantaged player names who chooses the Gridmap",
        field("player", &NamePicker::player, "who chooses").names("player"))
};

struct ChooseMap {
    QString player;
    QString side;
    std::optional<Gridmap> map;
    MR_VERB("choose-map", "Choose the Gridmap and a side of it",
        field("player", &ChooseMap::player, "who chooses").names("player"),
        field("side", &ChooseMap::side, "side or end of the map").optional(),
        field("map", &ChooseMap::map, "the map as drawn").optional())
};

struct PlaceTile {
    QString player;
    Square at;
    MR_VERB("place-tile", "Place an Entry Tile of 2 by 2 squares", field("player", &PlaceTile::player, "whose").names("player"),
        field("at", &PlaceTile::at, "its upper left square"))
};

struct Deploy {
    QString who;
    Square at;
    MR_VERB("deploy", "Place a unit before the first round", field("who", &Deploy::who, "which").names("unit"),
        field("at", &Deploy::at, "square"))
};

struct StartRound {
    MR_VERB("start-round", "Begin a round")
};

struct ChooseSeat {
    QString player;
    int seat = 1;
    MR_VERB("choose-seat", "Choose who is P1, P2 … this round", field("player", &ChooseSeat::player, "who").names("player"),
        field("seat", &ChooseSeat::seat, "P1 is 1").from(1, 9))
};

// --- phases and turns (§2.2)

struct SkipPhase0 {
    MR_VERB("skip-phase-0", "Go without the turn of greater advantage")
};

struct Activate {
    QString who;
    QString controller;
    MR_VERB("activate", "A unit begins its turn", field("who", &Activate::who, "which").names("unit"),
        field("controller", &Activate::controller, "who runs a Controlled unit, if not its owner").names("player").optional())
};

struct StartEffect {
    QString what;
    QList<int> rolled;
    MR_VERB("start-effect", "Do one of the effects at the start of a turn",
        field("what", &StartEffect::what, "damaging, mortal, or the id of a status").names("start"),
        field("rolled", &StartEffect::rolled, "the d20").optional())
};

struct EndTurn {
    std::optional<bool> closed;
    MR_VERB("end-turn", "End the acts of a turn: recurring wounds, then recovery",
        field("closed", &EndTurn::closed, "an Enraged unit stands beside its nearest enemy, without a map").optional())
};

struct Recover {
    QString status;
    QList<int> rolled;
    MR_VERB("recover", "Try to recover from a status", field("status", &Recover::status, "which").names("status"),
        field("rolled", &Recover::rolled, "the d20").optional())
};

struct LendDie {
    QString who;
    QList<int> rolled;
    MR_VERB("lend-die", "A Warleader lets its neighbour reroll a recovery",
        field("who", &LendDie::who, "the Warleader").names("unit"), field("rolled", &LendDie::rolled, "the d20").optional())
};

struct FinishTurn {
    MR_VERB("finish-turn", "The turn is over")
};

// --- acts (§2.4, §3, §4)

struct Move {
    QString who;
    QList<Square> path;
    int acts = 1;
    int cost = 0;
    int diagonals = 0;
    QStringList past;
    MR_VERB("move", "Basic move, step by step", field("who", &Move::who, "which unit").names("unit"),
        field("path", &Move::path, "the squares in order, without the first").optional(),
        field("acts", &Move::acts, "move acts spent on it; 0: points that are left").optional().from(0, 9),
        field("cost", &Move::cost, "points it costs, without a map").optional(),
        field("diagonals", &Move::diagonals, "diagonal steps, without a map").optional(),
        field("past", &Move::past, "enemies beside whom it begins or goes on, without a map").names("unit").optional())
};

struct GoOn {
    bool stop = false;
    MR_VERB("go-on", "Go on with the move: nobody else replies to this step",
        field("stop", &GoOn::stop, "stop here instead").optional())
};

struct Maneuver {
    QString who;
    std::optional<Square> to;
    int cost = 1;
    MR_VERB("maneuver", "One careful step that nobody replies to", field("who", &Maneuver::who, "which unit").names("unit"),
        field("to", &Maneuver::to, "square").optional(),
        field("cost", &Maneuver::cost, "points it costs, without a map").optional())
};

struct DeclareAttack {
    QString who;
    QString attack;
    QString target;
    std::optional<Square> origin;
    QStringList targets;
    QStringList traits;
    std::optional<int> distance;
    std::optional<bool> cover;
    MR_VERB("attack", "Declare an attack", field("who", &DeclareAttack::who, "attacker").names("unit"),
        field("attack", &DeclareAttack::attack, "which attack").names("attack"),
        field("target", &DeclareAttack::target, "whom").names("unit").optional(),
        field("origin", &DeclareAttack::origin, "origin square of a burst").optional(),
        field("targets", &DeclareAttack::targets, "everybody in the burst, without a map").names("unit").optional(),
        field("traits", &DeclareAttack::traits, "traits tied to it").names("trait").optional(),
        field("distance", &DeclareAttack::distance, "squares to the target, as the table counts them")
            .optional()
            .from(0, 99)
            .since(2),
        field("cover", &DeclareAttack::cover, "the target has cover, as the table sees it").optional().since(2))
};

struct Charge {
    QString who;
    QString attack;
    QString target;
    QList<Square> path;
    QStringList traits;
    MR_VERB("charge", "Charge: two squares and an attack", field("who", &Charge::who, "attacker").names("unit"),
        field("attack", &Charge::attack, "which attack").names("attack"), field("target", &Charge::target, "whom").names("unit"),
        field("path", &Charge::path, "the two squares").optional(),
        field("traits", &Charge::traits, "traits tied to the attack").names("trait").optional())
};

struct Reply {
    QString who;
    QString attack;
    QStringList traits;
    std::optional<Square> origin; // of a burst; none: where its enemy stands
    QStringList targets;
    MR_VERB("reply", "Reply to a move or an attack", field("who", &Reply::who, "who replies").names("unit"),
        field("attack", &Reply::attack, "with which attack").names("attack"),
        field("traits", &Reply::traits, "traits tied to it").names("trait").optional(),
        field("origin", &Reply::origin, "origin square of a burst").optional(),
        field("targets", &Reply::targets, "everybody in the burst, without a map").names("unit").optional())
};

struct RollAttack {
    QList<int> rolled;
    std::optional<int> against;
    std::optional<int> bonus;
    std::optional<Witnessed> outcome;
    MR_VERB("roll", "Roll the declared attack; nobody else replies",
        field("rolled", &RollAttack::rolled, "a d20 for each target").optional(),
        field("against", &RollAttack::against, "the printed statistic that it has to reach, where the card was not entered")
            .optional()
            .from(0, 99)
            .since(2),
        field("bonus", &RollAttack::bonus, "the printed attack bonus, where the card was not entered")
            .optional()
            .from(-99, 99)
            .since(7),
        field("outcome", &RollAttack::outcome, "what the table saw of it, where the cards were not entered").optional().since(7))
};

struct Reroll {
    QString who;
    QList<int> rolled;
    MR_VERB("reroll-attack", "Reroll the attack that just missed",
        field("who", &Reroll::who, "the Warleader whose die is spent; none: the card says so").names("unit").optional(),
        field("rolled", &Reroll::rolled, "a d20 for each target").optional())
};

struct Allot {
    QString who;
    int vigor = 0;
    QStringList injuries;
    MR_VERB("allot", "Take wounds as Vigor and injuries", field("who", &Allot::who, "whose wounds").names("unit"),
        field("vigor", &Allot::vigor, "Vigor spent").optional(),
        field("injuries", &Allot::injuries, "boxes marked, in order").optional())
};

struct ForceMove {
    QString who;
    QList<Square> path;
    std::optional<Square> caught;
    MR_VERB("force-move", "Carry out a forced move", field("who", &ForceMove::who, "who is moved").names("unit"),
        field("path", &ForceMove::path, "the squares in order").optional(),
        field("caught", &ForceMove::caught, "where it catches itself beside a pit").optional())
};

struct Award {
    QString who;
    QString player;
    MR_VERB("award", "Say who scores a dropped or mortally injured unit", field("who", &Award::who, "which").names("unit"),
        field("player", &Award::player, "who scores it; nobody if left out").names("player").optional())
};

struct Rest {
    QString who;
    Token token = Token::Green;
    MR_VERB("rest", "Rest and reclaim a token", field("who", &Rest::who, "which unit").names("unit"),
        field("token", &Rest::token, "colour").optional())
};

struct UseTrait {
    QString who;
    QString trait;
    QStringList targets;
    MR_VERB("use-trait", "Use a trait", field("who", &UseTrait::who, "which unit").names("unit"),
        field("trait", &UseTrait::trait, "which").names("trait"),
        field("targets", &UseTrait::targets, "on whom").names("unit").optional())
};

struct Crow {
    QString who;
    MR_VERB("crow", "Crow over a dropped enemy", field("who", &Crow::who, "which unit").names("unit"))
};

// --- the end of a round and of the match (§2.0, §2.2)

struct EndRound {
    QStringList holders;
    MR_VERB("end-round", "Collect the objectives at the end of a round",
        field("holders", &EndRound::holders, "who holds an objective, without a map; twice for two").names("player").optional())
};

struct FinishRound {
    MR_VERB("finish-round", "The round is over")
};

struct EndMatch {
    MR_VERB("end-match", "End the match as it stands")
};

// --- at any time

struct TakeMeasure {
    Measure measure;
    MR_VERB("measure", "Say what the table shows of two units", field("measure", &TakeMeasure::measure, "what is seen"))
};

struct ChangeTerrain {
    Patch patch;
    bool remove = false;
    MR_VERB("change-terrain", "Change the terrain of squares", field("patch", &ChangeTerrain::patch, "squares and terrain"),
        field("remove", &ChangeTerrain::remove, "take it away").optional())
};

struct DoEffect {
    Effect effect;
    QString noted;
    MR_VERB("effect", "Do what a card's text says, at once or noted earlier",
        field("effect", &DoEffect::effect, "what it does").optional(),
        field("noted", &DoEffect::noted, "a noted effect to do now").names("noted").optional())
};

struct NoteEffect {
    Effect effect;
    MR_VERB("note-effect", "Note what a card's text will do, to be reminded when it is due",
        field("effect", &NoteEffect::effect, "what it will do, and when"))
};

struct DropEffect {
    QString noted;
    MR_VERB("drop-effect", "Strike out a noted effect", field("noted", &DropEffect::noted, "which").names("noted"))
};

struct AddCard {
    std::optional<UnitCard> unit;
    std::optional<ModCard> mod;
    MR_VERB("add-card", "Enter what is printed on a card, or change what was entered",
        field("unit", &AddCard::unit, "a unit").optional(), field("mod", &AddCard::mod, "a mod").optional())
};

struct WriteNote {
    QString text;
    MR_VERB("note", "Write something down", field("text", &WriteNote::text, "what"))
};

MR_ACTIONS(AddPlayer, AddUnit, RemoveUnit, AttachMod, DetachMod, AssignMap, FinishWarband, RollTactics, RerollTactics,
    SettleTactics, NamePicker, ChooseMap, PlaceTile, Deploy, StartRound, ChooseSeat, SkipPhase0, Activate, StartEffect, EndTurn,
    Recover, LendDie, FinishTurn, Move, GoOn, Maneuver, DeclareAttack, Charge, Reply, RollAttack, Reroll, Allot, ForceMove, Award,
    Rest, UseTrait, Crow, EndRound, FinishRound, EndMatch, TakeMeasure, ChangeTerrain, DoEffect, NoteEffect, DropEffect, AddCard,
    WriteNote)

} // namespace sellsword

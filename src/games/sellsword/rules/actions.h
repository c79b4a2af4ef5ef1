// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every action of Sellsword in the game's own words. A verb is file format: it never changes.
#pragma once

#include "games/sellsword/rules/state.h"

#include <variant>

namespace sellsword {

// The help text is translated in the context of its verb.
#define SS_ACTION(VERB, HELP)                                                                                                    \
    static constexpr char verb[] = VERB;                                                                                         \
    static constexpr char help[] = HELP;

// --- warbands and set-up (§2.1)

struct AddPlayer {
    QString player;
    QString title;
    SS_ACTION("add-player", "Let a further player join")
    static constexpr void fields(auto each)
    {
        each(field("player", &AddPlayer::player, "its short name"), field("title", &AddPlayer::title, "name").optional());
    }
};

struct AddUnit {
    QString player;
    QString card;
    QString as;
    std::optional<UnitCard> facts;
    SS_ACTION("add-unit", "Add a unit to a warband")
    static constexpr void fields(auto each)
    {
        each(field("player", &AddUnit::player, "whose warband").names("player"), field("card", &AddUnit::card, "which unit card"),
            field("as", &AddUnit::as, "short name on the table, if not that of the card").optional(),
            field("facts", &AddUnit::facts, "what is printed on it, if it is new").optional());
    }
};

struct RemoveUnit {
    QString who;
    SS_ACTION("remove-unit", "Take a unit out of its warband")
    static constexpr void fields(auto each) { each(field("who", &RemoveUnit::who, "which").names("unit")); }
};

struct AttachMod {
    QString who;
    QString mod;
    std::optional<ModCard> facts;
    SS_ACTION("attach-mod", "Put a mod on a unit")
    static constexpr void fields(auto each)
    {
        each(field("who", &AttachMod::who, "which unit").names("unit"), field("mod", &AttachMod::mod, "which mod"),
            field("facts", &AttachMod::facts, "what is printed on it, if it is new").optional());
    }
};

struct DetachMod {
    QString who;
    QString mod;
    SS_ACTION("detach-mod", "Take a mod off a unit")
    static constexpr void fields(auto each)
    {
        each(field("who", &DetachMod::who, "which unit").names("unit"), field("mod", &DetachMod::mod, "which mod"));
    }
};

struct AssignMap {
    QString player;
    QString gridmap;
    SS_ACTION("assign-map", "Assign a Gridmap to a warband")
    static constexpr void fields(auto each)
    {
        each(field("player", &AssignMap::player, "whose").names("player"),
            field("gridmap", &AssignMap::gridmap, "name of the map"));
    }
};

struct FinishWarband {
    QString player;
    SS_ACTION("finish-warband", "Declare a warband finished")
    static constexpr void fields(auto each) { each(field("player", &FinishWarband::player, "whose").names("player")); }
};

struct RollTactics {
    QList<int> rolled;
    SS_ACTION("tactics-check", "Roll the tactics check, or roll a tie again")
    static constexpr void fields(auto each)
    {
        each(field("rolled", &RollTactics::rolled, "a d20 for each player who rolls").optional());
    }
};

struct RerollTactics {
    QString player;
    QString who;
    QList<int> rolled;
    SS_ACTION("reroll-tactics", "Reroll a tactics check with a Warleader")
    static constexpr void fields(auto each)
    {
        each(field("player", &RerollTactics::player, "who rerolls").names("player"),
            field("who", &RerollTactics::who, "the Warleader whose die is spent").names("unit").optional(),
            field("rolled", &RerollTactics::rolled, "the d20").optional());
    }
};

struct SettleTactics {
    QString player;
    SS_ACTION("settle-tactics", "Accept the tactics check: the highest roll is advantaged")
    static constexpr void fields(auto each)
    {
        each(field("player", &SettleTactics::player, "who leads, when the table decides a tie").names("player").optional());
    }
};

struct NamePicker {
    QString player;
    SS_ACTION("name-picker", "The advantaged player names who chooses the Gridmap")
    static constexpr void fields(auto each) { each(field("player", &NamePicker::player, "who chooses").names("player")); }
};

struct ChooseMap {
    QString player;
    QString side;
    std::optional<Gridmap> map;
    SS_ACTION("choose-map", "Choose the Gridmap and a side of it")
    static constexpr void fields(auto each)
    {
        each(field("player", &ChooseMap::player, "who chooses").names("player"),
            field("side", &ChooseMap::side, "side or end of the map").optional(),
            field("map", &ChooseMap::map, "the map as drawn").optional());
    }
};

struct PlaceTile {
    QString player;
    Square at;
    SS_ACTION("place-tile", "Place an Entry Tile of 2 by 2 squares")
    static constexpr void fields(auto each)
    {
        each(field("player", &PlaceTile::player, "whose").names("player"), field("at", &PlaceTile::at, "its upper left square"));
    }
};

struct Deploy {
    QString who;
    Square at;
    SS_ACTION("deploy", "Place a unit before the first round")
    static constexpr void fields(auto each)
    {
        each(field("who", &Deploy::who, "which").names("unit"), field("at", &Deploy::at, "square"));
    }
};

struct StartRound {
    SS_ACTION("start-round", "Begin a round")
    static constexpr void fields(auto each) { each(); }
};

struct ChooseSeat {
    QString player;
    int seat = 1;
    SS_ACTION("choose-seat", "Choose who is P1, P2 … this round")
    static constexpr void fields(auto each)
    {
        each(field("player", &ChooseSeat::player, "who").names("player"), field("seat", &ChooseSeat::seat, "P1 is 1").from(1, 9));
    }
};

// --- phases and turns (§2.2)

struct SkipPhase0 {
    SS_ACTION("skip-phase-0", "Go without the turn of greater advantage")
    static constexpr void fields(auto each) { each(); }
};

struct Activate {
    QString who;
    QString controller;
    SS_ACTION("activate", "A unit begins its turn")
    static constexpr void fields(auto each)
    {
        each(field("who", &Activate::who, "which").names("unit"),
            field("controller", &Activate::controller, "who runs a Controlled unit, if not its owner")
                .names("player")
                .optional());
    }
};

struct StartEffect {
    QString what;
    QList<int> rolled;
    SS_ACTION("start-effect", "Do one of the effects at the start of a turn")
    static constexpr void fields(auto each)
    {
        each(field("what", &StartEffect::what, "damaging, mortal, or the id of a status").names("start"),
            field("rolled", &StartEffect::rolled, "the d20").optional());
    }
};

struct EndTurn {
    std::optional<bool> closed;
    SS_ACTION("end-turn", "End the acts of a turn: recurring wounds, then recovery")
    static constexpr void fields(auto each)
    {
        each(field("closed", &EndTurn::closed, "an Enraged unit stands beside its nearest enemy, without a map").optional());
    }
};

struct Recover {
    QString status;
    QList<int> rolled;
    SS_ACTION("recover", "Try to recover from a status")
    static constexpr void fields(auto each)
    {
        each(field("status", &Recover::status, "which").names("status"), field("rolled", &Recover::rolled, "the d20").optional());
    }
};

struct LendDie {
    QString who;
    QList<int> rolled;
    SS_ACTION("lend-die", "A Warleader lets its neighbour reroll a recovery")
    static constexpr void fields(auto each)
    {
        each(field("who", &LendDie::who, "the Warleader").names("unit"), field("rolled", &LendDie::rolled, "the d20").optional());
    }
};

struct FinishTurn {
    SS_ACTION("finish-turn", "The turn is over")
    static constexpr void fields(auto each) { each(); }
};

// --- acts (§2.4, §3, §4)

struct Move {
    QString who;
    QList<Square> path;
    int acts = 1;
    int cost = 0;
    int diagonals = 0;
    QStringList past;
    SS_ACTION("move", "Basic move, step by step")
    static constexpr void fields(auto each)
    {
        each(field("who", &Move::who, "which unit").names("unit"),
            field("path", &Move::path, "the squares in order, without the first").optional(),
            field("acts", &Move::acts, "move acts spent on it; 0: points that are left").optional().from(0, 9),
            field("cost", &Move::cost, "points it costs, without a map").optional(),
            field("diagonals", &Move::diagonals, "diagonal steps, without a map").optional(),
            field("past", &Move::past, "enemies beside whom it begins or goes on, without a map").names("unit").optional());
    }
};

struct GoOn {
    bool stop = false;
    SS_ACTION("go-on", "Go on with the move: nobody else replies to this step")
    static constexpr void fields(auto each) { each(field("stop", &GoOn::stop, "stop here instead").optional()); }
};

struct Maneuver {
    QString who;
    std::optional<Square> to;
    int cost = 1;
    SS_ACTION("maneuver", "One careful step that nobody replies to")
    static constexpr void fields(auto each)
    {
        each(field("who", &Maneuver::who, "which unit").names("unit"), field("to", &Maneuver::to, "square").optional(),
            field("cost", &Maneuver::cost, "points it costs, without a map").optional());
    }
};

struct DeclareAttack {
    QString who;
    QString attack;
    QString target;
    std::optional<Square> origin;
    QStringList targets;
    QStringList traits;
    SS_ACTION("attack", "Declare an attack")
    static constexpr void fields(auto each)
    {
        each(field("who", &DeclareAttack::who, "attacker").names("unit"),
            field("attack", &DeclareAttack::attack, "which attack").names("attack"),
            field("target", &DeclareAttack::target, "whom").names("unit").optional(),
            field("origin", &DeclareAttack::origin, "origin square of a burst").optional(),
            field("targets", &DeclareAttack::targets, "everybody in the burst, without a map").names("unit").optional(),
            field("traits", &DeclareAttack::traits, "traits tied to it").names("trait").optional());
    }
};

struct Charge {
    QString who;
    QString attack;
    QString target;
    QList<Square> path;
    QStringList traits;
    SS_ACTION("charge", "Charge: two squares and an attack")
    static constexpr void fields(auto each)
    {
        each(field("who", &Charge::who, "attacker").names("unit"),
            field("attack", &Charge::attack, "which attack").names("attack"),
            field("target", &Charge::target, "whom").names("unit"), field("path", &Charge::path, "the two squares").optional(),
            field("traits", &Charge::traits, "traits tied to the attack").names("trait").optional());
    }
};

struct Reply {
    QString who;
    QString attack;
    QStringList traits;
    std::optional<Square> origin; // of a burst; none: where its enemy stands
    QStringList targets;
    SS_ACTION("reply", "Reply to a move or an attack")
    static constexpr void fields(auto each)
    {
        each(field("who", &Reply::who, "who replies").names("unit"),
            field("attack", &Reply::attack, "with which attack").names("attack"),
            field("traits", &Reply::traits, "traits tied to it").names("trait").optional(),
            field("origin", &Reply::origin, "origin square of a burst").optional(),
            field("targets", &Reply::targets, "everybody in the burst, without a map").names("unit").optional());
    }
};

struct RollAttack {
    QList<int> rolled;
    SS_ACTION("roll", "Roll the declared attack; nobody else replies")
    static constexpr void fields(auto each) { each(field("rolled", &RollAttack::rolled, "a d20 for each target").optional()); }
};

struct Reroll {
    QString who;
    QList<int> rolled;
    SS_ACTION("reroll-attack", "Reroll the attack that just missed")
    static constexpr void fields(auto each)
    {
        each(field("who", &Reroll::who, "the Warleader whose die is spent; none: the card says so").names("unit").optional(),
            field("rolled", &Reroll::rolled, "a d20 for each target").optional());
    }
};

struct Allot {
    QString who;
    int vigor = 0;
    QStringList injuries;
    SS_ACTION("allot", "Take wounds as Vigor and injuries")
    static constexpr void fields(auto each)
    {
        each(field("who", &Allot::who, "whose wounds").names("hurt"), field("vigor", &Allot::vigor, "Vigor spent").optional(),
            field("injuries", &Allot::injuries, "boxes marked, in order").optional());
    }
};

struct ForceMove {
    QString who;
    QList<Square> path;
    std::optional<Square> caught;
    SS_ACTION("force-move", "Carry out a forced move")
    static constexpr void fields(auto each)
    {
        each(field("who", &ForceMove::who, "who is moved").names("shoved"),
            field("path", &ForceMove::path, "the squares in order").optional(),
            field("caught", &ForceMove::caught, "where it catches itself beside a pit").optional());
    }
};

struct Award {
    QString who;
    QString player;
    SS_ACTION("award", "Say who scores a dropped or mortally injured unit")
    static constexpr void fields(auto each)
    {
        each(field("who", &Award::who, "which").names("unscored"),
            field("player", &Award::player, "who scores it; nobody if left out").names("player").optional());
    }
};

struct Rest {
    QString who;
    Token token = Token::Green;
    SS_ACTION("rest", "Rest and reclaim a token")
    static constexpr void fields(auto each)
    {
        each(field("who", &Rest::who, "which unit").names("unit"), field("token", &Rest::token, "colour").optional());
    }
};

struct UseTrait {
    QString who;
    QString trait;
    QStringList targets;
    SS_ACTION("use-trait", "Use a trait")
    static constexpr void fields(auto each)
    {
        each(field("who", &UseTrait::who, "which unit").names("unit"), field("trait", &UseTrait::trait, "which").names("trait"),
            field("targets", &UseTrait::targets, "on whom").names("unit").optional());
    }
};

struct Crow {
    QString who;
    SS_ACTION("crow", "Crow over a dropped enemy")
    static constexpr void fields(auto each) { each(field("who", &Crow::who, "which unit").names("unit")); }
};

// --- the end of a round and of the match (§2.0, §2.2)

struct EndRound {
    QStringList holders;
    SS_ACTION("end-round", "Collect the objectives at the end of a round")
    static constexpr void fields(auto each)
    {
        each(field("holders", &EndRound::holders, "who holds an objective, without a map; twice for two")
                 .names("player")
                 .optional());
    }
};

struct FinishRound {
    SS_ACTION("finish-round", "The round is over")
    static constexpr void fields(auto each) { each(); }
};

struct EndMatch {
    SS_ACTION("end-match", "End the match as it stands")
    static constexpr void fields(auto each) { each(); }
};

// --- at any time

struct TakeMeasure {
    Measure measure;
    SS_ACTION("measure", "Say what the table shows of two units")
    static constexpr void fields(auto each) { each(field("measure", &TakeMeasure::measure, "what is seen")); }
};

struct ChangeTerrain {
    Patch patch;
    bool remove = false;
    SS_ACTION("change-terrain", "Change the terrain of squares")
    static constexpr void fields(auto each)
    {
        each(field("patch", &ChangeTerrain::patch, "squares and terrain"),
            field("remove", &ChangeTerrain::remove, "take it away").optional());
    }
};

struct DoEffect {
    Effect effect;
    QString noted;
    SS_ACTION("effect", "Do what a card's text says, at once or noted earlier")
    static constexpr void fields(auto each)
    {
        each(field("effect", &DoEffect::effect, "what it does").optional(),
            field("noted", &DoEffect::noted, "a noted effect to do now").names("noted").optional());
    }
};

struct NoteEffect {
    Effect effect;
    SS_ACTION("note-effect", "Note what a card's text will do, to be reminded when it is due")
    static constexpr void fields(auto each) { each(field("effect", &NoteEffect::effect, "what it will do, and when")); }
};

struct DropEffect {
    QString noted;
    SS_ACTION("drop-effect", "Strike out a noted effect")
    static constexpr void fields(auto each) { each(field("noted", &DropEffect::noted, "which").names("noted")); }
};

struct AddCard {
    std::optional<UnitCard> unit;
    std::optional<ModCard> mod;
    SS_ACTION("add-card", "Enter what is printed on a card, or change what was entered")
    static constexpr void fields(auto each)
    {
        each(field("unit", &AddCard::unit, "a unit").optional(), field("mod", &AddCard::mod, "a mod").optional());
    }
};

struct WriteNote {
    QString text;
    SS_ACTION("note", "Write something down")
    static constexpr void fields(auto each) { each(field("text", &WriteNote::text, "what")); }
};

#undef SS_ACTION

// Every action, once: the variant, and in rules.h its check, apply and tell.
// clang-format off
#define SS_EACH_ACTION(DO) \
    DO(AddPlayer) DO(AddUnit) DO(RemoveUnit) DO(AttachMod) DO(DetachMod) DO(AssignMap) DO(FinishWarband) DO(RollTactics) \
    DO(RerollTactics) DO(SettleTactics) DO(NamePicker) DO(ChooseMap) DO(PlaceTile) DO(Deploy) DO(StartRound) DO(ChooseSeat) \
    DO(SkipPhase0) DO(Activate) DO(StartEffect) DO(EndTurn) DO(Recover) DO(LendDie) DO(FinishTurn) DO(Move) DO(GoOn) \
    DO(Maneuver) DO(DeclareAttack) DO(Charge) DO(Reply) DO(RollAttack) DO(Reroll) DO(Allot) DO(ForceMove) DO(Award) DO(Rest) \
    DO(UseTrait) DO(Crow) DO(EndRound) DO(FinishRound) DO(EndMatch) DO(TakeMeasure) DO(ChangeTerrain) DO(DoEffect) \
    DO(NoteEffect) DO(DropEffect) DO(AddCard) DO(WriteNote)
// clang-format on

namespace detail {
template <class First, class... Actions> struct VariantOf {
    using Type = std::variant<Actions...>;
};
} // namespace detail

#define SS_NEXT(ACTION) , ACTION
using Action = detail::VariantOf<void SS_EACH_ACTION(SS_NEXT)>::Type;
#undef SS_NEXT

} // namespace sellsword

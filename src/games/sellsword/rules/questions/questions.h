// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The questions that Sellsword answers, each a described struct with what it answers.
#pragma once

#include "engine/asking.h"
#include "games/sellsword/rules/combat/combat.h"

#include <variant>

namespace sellsword {

struct Dice {
    QString listing;
    MR_VERB("dice", "Which dice a term rolls: their sides", field("listing", &Dice::listing, "d20, 2d6 …"))
};

struct Value {
    QString listing;
    QList<int> rolled;
    MR_VERB("value", "What a term is worth with these faces", field("listing", &Value::listing, "d20, 2d6 …"),
        field("rolled", &Value::rolled, "dice faces").optional())
};

struct Distance {
    QString from, to;
    std::optional<Square> square;
    MR_VERB("distance", "Squares counted from a unit to another unit or to a square",
        field("from", &Distance::from, "unit").names("unit"), field("to", &Distance::to, "unit").names("unit").optional(),
        field("square", &Distance::square, "square").optional())
};

struct Looking {
    QString from, to;
    MR_VERB("sight", "Whether a unit sees another one, what cover it has and whether it is invisible",
        field("from", &Looking::from, "viewer").names("unit"), field("to", &Looking::to, "target").names("unit"))
};

struct Seen {
    bool visible = false;
    CoverBy cover = CoverBy::Nothing;
    bool invisible = false, hidden = false;
    MR_FIELDS(field("visible", &Seen::visible, "a line reaches it"), field("cover", &Seen::cover, "by what"),
        field("invisible", &Seen::invisible, "for whatever cause"), field("hidden", &Seen::hidden, "by terrain"))
};

struct Adjacency {
    QString who;
    MR_VERB("adjacent", "Who stands adjacent to a unit, and whether it is flanked",
        field("who", &Adjacency::who, "unit").names("unit"))
};

struct Neighbours {
    QStringList units;
    bool flanked = false, compromised = false;
    MR_FIELDS(field("units", &Neighbours::units, "who stands beside it"), field("flanked", &Neighbours::flanked, "flanked"),
        field("compromised", &Neighbours::compromised, "compromised for everybody"))
};

struct Reach {
    QString who;
    int acts = 1;
    MR_VERB("reach", "Every square that a unit reaches with so many basic moves, what it costs and why",
        field("who", &Reach::who, "unit").names("unit"), field("acts", &Reach::acts, "basic moves").optional().from(0, 3))
};

struct ReachedSquare {
    Square at;
    int cost = 0;
    Square from;
    QString step; // what the last one costs, and why
    bool stop = true;
    MR_FIELDS(field("at", &ReachedSquare::at, "square"), field("cost", &ReachedSquare::cost, "points"),
        field("from", &ReachedSquare::from, "the square before"), field("step", &ReachedSquare::step, "what the last step costs"),
        field("stop", &ReachedSquare::stop, "the unit may stop there"))
};

struct Reachable {
    int points = 0;
    QList<ReachedSquare> squares;
    MR_FIELDS(field("points", &Reachable::points, "that it has"), field("squares", &Reachable::squares, "cheapest first"))
};

struct PathCost {
    QString who;
    QList<Square> path;
    MR_VERB("path-cost", "What each step of a way costs, and why", field("who", &PathCost::who, "unit").names("unit"),
        field("path", &PathCost::path, "squares in order, without the first"))
};

struct StepPrice {
    Square at;
    int cost = 0;
    QString why;
    MR_FIELDS(field("at", &StepPrice::at, "square"), field("cost", &StepPrice::cost, "points"),
        field("why", &StepPrice::why, "what they are for"))
};

struct PathPrice {
    int total = 0;
    QList<StepPrice> steps;
    MR_FIELDS(field("total", &PathPrice::total, "points"), field("steps", &PathPrice::steps, "in order"))
};

struct Squares {
    QString who;
    MR_VERB("squares", "The squares that a unit fills", field("who", &Squares::who, "unit").names("unit"))
};

struct Preview {
    QString who, attack, target;
    std::optional<Square> origin;
    bool charge = false;
    QStringList traits;
    int rerolls = 0;
    QList<Square> path;
    MR_VERB("preview", "An attack before it is made: needed face, chances, wounds, what they do",
        field("who", &Preview::who, "attacker").names("unit"), field("attack", &Preview::attack, "attack").names("attack"),
        field("target", &Preview::target, "target").names("unit"),
        field("origin", &Preview::origin, "origin of a burst").optional(),
        field("charge", &Preview::charge, "as a charge").optional(),
        field("traits", &Preview::traits, "traits declared with it").names("trait").optional(),
        field("rerolls", &Preview::rerolls, "rerolls of a miss").optional().from(0, 9),
        field("path", &Preview::path, "the two squares of a charge").optional())
};

// Wounds of one kind on their way through the defences.
struct DealtWounds {
    Harm type = Harm::Cut;
    int dealt = 0, withstood = 0; // withstood: left after Immunity and Vulnerability
    MR_FIELDS(field("type", &DealtWounds::type, "kind of wound"), field("dealt", &DealtWounds::dealt, "as listed"),
        field("withstood", &DealtWounds::withstood, "after Immunity and Vulnerability"))
};

// What the owner may make of the wounds that are left.
struct Taking {
    int vigor = 0, injuries = 0;
    bool drops = false, exhausts = false;
    MR_FIELDS(field("vigor", &Taking::vigor, "Vigor spent"), field("injuries", &Taking::injuries, "boxes marked"),
        field("drops", &Taking::drops, "the unit drops"), field("exhausts", &Taking::exhausts, "no Vigor is left to charge"))
};

// The five steps from one result of the roll to the injuries.
struct WoundingResult {
    Result result = Result::Hit;
    std::optional<double> chance; // percent, as all chances; none: it hangs on what nobody entered
    QList<DealtWounds> wounds;
    int ignored = 0;
    std::optional<int> left; // none: nobody entered what the attack does
    QList<Taking> ways;      // the most Vigor first
    MR_FIELDS(field("result", &WoundingResult::result, "of the roll"), field("chance", &WoundingResult::chance, "percent"),
        field("wounds", &WoundingResult::wounds, "by kind"), field("ignored", &WoundingResult::ignored, "by Toughness"),
        field("left", &WoundingResult::left, "wounds left"), field("ways", &WoundingResult::ways, "Vigor or injuries"))
};

struct Consequence {
    QString box;
    QString does;
    MR_FIELDS(field("box", &Consequence::box, "injury box"), field("does", &Consequence::does, "what marking it does"))
};

struct WoundChance {
    int wounds = 0;
    double chance = 0;
    MR_FIELDS(field("wounds", &WoundChance::wounds, "wounds left"), field("chance", &WoundChance::chance, "percent"))
};

// None: it hangs on what nobody entered.
struct Forecast {
    std::optional<int> modifier, targetNumber, needed;
    bool automatic = false;
    QString making;
    std::optional<double> hit, critical, glancing, miss, expected;
    QString expectedExact;
    std::optional<double> drop, dropUnavoided, score;
    QList<Consequence> injuries;
    QList<WoundingResult> results;
    QList<WoundChance> wounds;
    MR_FIELDS(field("modifier", &Forecast::modifier, "all pluses and minuses"),
        field("target_number", &Forecast::targetNumber, "to be reached"), field("needed", &Forecast::needed, "face of the die"),
        field("automatic", &Forecast::automatic, "hits without a die"),
        field("making", &Forecast::making, "how the modifier comes about"),
        field("hit", &Forecast::hit, "percent, every result that wounds"), field("critical", &Forecast::critical, "percent"),
        field("glancing", &Forecast::glancing, "percent"), field("miss", &Forecast::miss, "percent"),
        field("expected", &Forecast::expected, "wounds on average"),
        field("expected_exact", &Forecast::expectedExact, "as a fraction"),
        field("drop", &Forecast::drop, "percent, when Vigor is spent"),
        field("drop_unavoided", &Forecast::dropUnavoided, "percent, when it is kept"),
        field("score", &Forecast::score, "percent"), field("injuries", &Forecast::injuries, "each box that is free"),
        field("results", &Forecast::results, "those that wound"), field("wounds", &Forecast::wounds, "chance of each number"))
};

struct Chances {
    int bonus = 0, against = 0;
    QList<Amount> wounds;
    bool charge = false;
    int rerolls = 0;
    int times = 1;
    int reaching = 0;
    MR_VERB("attack-odds", "Chances of any attack by its numbers",
        field("bonus", &Chances::bonus, "final modifier").from(-99, 99),
        field("against", &Chances::against, "target number").from(-99, 99),
        field("wounds", &Chances::wounds, "as listed").optional(), field("charge", &Chances::charge, "as a charge").optional(),
        field("rerolls", &Chances::rerolls, "rerolls of a miss").optional().from(0, 9),
        field("times", &Chances::times, "attacks alike").optional().from(1, 20),
        field("reaching", &Chances::reaching, "at least so many wounds from all of them").optional())
};

struct AttackChances {
    int needed = 0;
    double hit = 0, critical = 0, glancing = 0, miss = 0, expected = 0;
    QString expectedExact;
    double reaching = 0, anyHit = 0;
    MR_FIELDS(field("needed", &AttackChances::needed, "face of the die"),
        field("hit", &AttackChances::hit, "percent, every result that wounds"),
        field("critical", &AttackChances::critical, "percent"), field("glancing", &AttackChances::glancing, "percent"),
        field("miss", &AttackChances::miss, "percent"), field("expected", &AttackChances::expected, "wounds on average"),
        field("expected_exact", &AttackChances::expectedExact, "as a fraction"),
        field("reaching", &AttackChances::reaching, "percent, so many wounds together"),
        field("any_hit", &AttackChances::anyHit, "percent, at least one of the attacks"))
};

struct RecoveryChance {
    QString who, status;
    int stat = 0, injuries = 0;
    int rerolls = 0, turns = 1;
    MR_VERB("recovery-odds", "The chance to recover: of a status, or by numbers",
        field("who", &RecoveryChance::who, "unit").names("unit").optional(),
        field("status", &RecoveryChance::status, "its status").optional(),
        field("stat", &RecoveryChance::stat, "statistic with everything that changes it").optional().from(-99, 99),
        field("injuries", &RecoveryChance::injuries, "injuries").optional().from(0, 20),
        field("rerolls", &RecoveryChance::rerolls, "Warleader dice").optional().from(0, 9),
        field("turns", &RecoveryChance::turns, "turns").optional().from(1, 50))
};

struct StartChance {
    StatusKind kind = StatusKind::Enraged;
    int wits = 0, injuries = 0, turns = 1;
    MR_VERB("start-odds",
        "Chances at the start of a turn: an Enraged unit is forced, a Glamyred one acts freely, a mortally injured one still "
        "stands",
        field("kind", &StartChance::kind, "enraged, glamyred, or custom for a Mortal injury"),
        field("wits", &StartChance::wits, "Wits").optional().from(-99, 99),
        field("injuries", &StartChance::injuries, "injuries").optional().from(0, 20),
        field("turns", &StartChance::turns, "turns").optional().from(1, 100))
};

struct TacticsChance {
    int first = 0, second = 0, firstInjuries = 0, secondInjuries = 0, players = 2;
    MR_VERB("tactics-odds", "Chances of a tactics check by the Warleader dice of both sides",
        field("first", &TacticsChance::first, "dice of one side").optional().from(0, 6),
        field("second", &TacticsChance::second, "dice of the other").optional().from(0, 6),
        field("first_injuries", &TacticsChance::firstInjuries, "injuries of its Warleader").optional().from(0, 9),
        field("second_injuries", &TacticsChance::secondInjuries, "injuries of the other Warleader").optional().from(0, 9),
        field("players", &TacticsChance::players, "players; from three on without dice").optional().from(2, 9))
};

struct Replies {
    MR_VERB("replies", "Who may reply now, before or after, and why the others cannot")
};

enum class ReplyTime { Never, Before, After };
constexpr auto names(ReplyTime) { return engine::inOrder<ReplyTime>({"never", "before", "after"}); }

struct NoReply {
    QString who;
    QStringList why;
    MR_FIELDS(field("who", &NoReply::who, "unit"), field("why", &NoReply::why, "reasons"))
};

struct Repliers {
    QStringList may;
    QList<NoReply> cannot;
    ReplyTime when = ReplyTime::Never;
    MR_FIELDS(field("may", &Repliers::may, "who may"), field("cannot", &Repliers::cannot, "who cannot"),
        field("when", &Repliers::when, "before or after it is done"))
};

struct Splits {
    QString who;
    MR_VERB(
        "splits", "Every way to take the wounds that wait: Vigor and injuries", field("who", &Splits::who, "unit").names("unit"))
};

struct Split {
    int vigor = 0, injuries = 0;
    MR_FIELDS(field("vigor", &Split::vigor, "Vigor spent"), field("injuries", &Split::injuries, "boxes marked"))
};

struct Defended {
    QString who;
    QList<Amount> wounds;
    MR_VERB("wounds", "What is left of wounds after Immunity, Vulnerability and Toughness",
        field("who", &Defended::who, "unit").names("unit"), field("wounds", &Defended::wounds, "as dealt"))
};

struct WoundsLeft {
    QList<int> left;
    int total = 0, injuries = 0, ignored = 0;
    MR_FIELDS(field("left", &WoundsLeft::left, "of each"), field("total", &WoundsLeft::total, "together"),
        field("injuries", &WoundsLeft::injuries, "they are worth"), field("ignored", &WoundsLeft::ignored, "by Toughness"))
};

struct HarmNamed {
    QString word;
    MR_VERB(
        "harm", "Which of the eight kinds of wound a word belongs to", field("word", &HarmNamed::word, "lightning, disease …"))
};

struct Statistics {
    QString who;
    MR_VERB("statistics", "A unit as it is now: statistics, acts, tokens, descriptors",
        field("who", &Statistics::who, "unit").names("unit"))
};

// None: it hangs on what nobody entered.
struct Standing {
    std::optional<int> agility, brawn, spirit, wits, armor, move;
    bool flies = false;
    std::optional<int> vigor, green, blue, red;
    int acts = 0, actsLeft = 0;
    std::optional<int> cost;
    bool living = false;
    std::optional<bool> exhausted;
    bool injured = false;
    QString side;
    MR_FIELDS(field("agility", &Standing::agility, "Agility"), field("brawn", &Standing::brawn, "Brawn"),
        field("spirit", &Standing::spirit, "Spirit"), field("wits", &Standing::wits, "Wits"),
        field("armor", &Standing::armor, "Armor"), field("move", &Standing::move, "Move"),
        field("flies", &Standing::flies, "it flies"), field("vigor", &Standing::vigor, "Vigor left"),
        field("green", &Standing::green, "tokens left"), field("blue", &Standing::blue, "tokens left"),
        field("red", &Standing::red, "tokens left"), field("acts", &Standing::acts, "acts of a turn"),
        field("acts_left", &Standing::actsLeft, "of this turn"), field("cost", &Standing::cost, "with its mods"),
        field("living", &Standing::living, "living"), field("exhausted", &Standing::exhausted, "exhausted"),
        field("injured", &Standing::injured, "injured"), field("side", &Standing::side, "player it counts for now"))
};

struct OrderOfPhase {
    int phase = 1;
    MR_VERB("order", "The players in the order of a phase", field("phase", &OrderOfPhase::phase, "phase").from(1, 99))
};

struct WhoseTurn {
    MR_VERB("whose-turn", "Which player runs the next unit")
};

struct WarbandLines {
    QString player;
    MR_VERB("warband", "A warband line by line, each with what is wrong with it",
        field("player", &WarbandLines::player, "whose").names("player"))
};

// None: it hangs on a cost that nobody entered.
struct WarbandLine {
    QString unit;
    std::optional<int> cost, sum;
    QStringList wrong;
    MR_FIELDS(field("unit", &WarbandLine::unit, "unit"), field("cost", &WarbandLine::cost, "with its mods"),
        field("sum", &WarbandLine::sum, "up to this line"), field("wrong", &WarbandLine::wrong, "what is against the rules"))
};

struct WarbandSum {
    std::optional<int> points; // none: a cost is not entered; how much it is at least is told
    QList<WarbandLine> lines;
    MR_FIELDS(field("points", &WarbandSum::points, "together"), field("lines", &WarbandSum::lines, "unit by unit"))
};

struct BurstTargets {
    QString who, attack;
    Square origin;
    MR_VERB("burst", "Whom a burst strikes, and who has cover from it",
        field("who", &BurstTargets::who, "attacker").names("unit"),
        field("attack", &BurstTargets::attack, "attack").names("attack"), field("origin", &BurstTargets::origin, "origin square"))
};

struct Struck {
    QStringList targets, covered;
    MR_FIELDS(field("targets", &Struck::targets, "whom it strikes"), field("covered", &Struck::covered, "who of them has cover"))
};

struct Score {
    MR_VERB("score", "Points against the target")
};

struct ScoreSheet {
    QMap<QString, int> points;
    int target = 0;
    QString winner;
    MR_FIELDS(field("points", &ScoreSheet::points, "by player"), field("target", &ScoreSheet::target, "points that win"),
        field("winner", &ScoreSheet::winner, "who has won"))
};

struct RulesInForce {
    MR_VERB("rules-in-force", "Which rules the state calls for now")
};

using AnyQuestion = std::variant<Dice, Value, Distance, Looking, Adjacency, Reach, PathCost, Squares, Preview, Chances,
    RecoveryChance, StartChance, TacticsChance, Replies, Splits, Defended, HarmNamed, Statistics, OrderOfPhase, WhoseTurn,
    WarbandLines, BurstTargets, Score, RulesInForce>;

// Names in a question are those of units and attacks in play; what cannot be asked is a fault of the verdict.
engine::Answered<QList<int>> answer(const State& state, const Dice& q);
engine::Answered<int> answer(const State& state, const Value& q);
engine::Answered<std::optional<int>> answer(const State& state, const Distance& q); // nothing where nobody said, or no way leads
engine::Answered<Seen> answer(const State& state, const Looking& q);
engine::Answered<Neighbours> answer(const State& state, const Adjacency& q);
engine::Answered<Reachable> answer(const State& state, const Reach& q);
engine::Answered<PathPrice> answer(const State& state, const PathCost& q);
engine::Answered<QList<Square>> answer(const State& state, const Squares& q);
engine::Answered<Forecast> answer(const State& state, const Preview& q);
engine::Answered<AttackChances> answer(const State& state, const Chances& q);
engine::Answered<std::optional<double>> answer(
    const State& state, const RecoveryChance& q);                          // percent; none: the statistic is not entered
engine::Answered<double> answer(const State& state, const StartChance& q); // percent
engine::Answered<QMap<QString, double>> answer(
    const State& state, const TacticsChance& q); // percent; three players and more are asked otherwise than two
engine::Answered<Repliers> answer(const State& state, const Replies& q);
engine::Answered<QList<Split>> answer(const State& state, const Splits& q);
engine::Answered<WoundsLeft> answer(const State& state, const Defended& q);
engine::Answered<std::optional<Harm>> answer(const State& state, const HarmNamed& q);
engine::Answered<Standing> answer(const State& state, const Statistics& q);
engine::Answered<QStringList> answer(const State& state, const OrderOfPhase& q);
engine::Answered<QString> answer(const State& state, const WhoseTurn& q);
engine::Answered<WarbandSum> answer(const State& state, const WarbandLines& q);
engine::Answered<Struck> answer(const State& state, const BurstTargets& q);
engine::Answered<ScoreSheet> answer(const State& state, const Score& q);
engine::Answered<QStringList> answer(const State& state, const RulesInForce& q);

// What answers are made of.
inline engine::Told because(R id) { return {&reason(id), {}}; }
inline engine::Verdict wrong(const engine::Fault& fault) { return {{}, {fault}}; }

} // namespace sellsword

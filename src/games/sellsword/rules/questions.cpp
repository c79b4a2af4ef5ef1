// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be asked of a state: the map, attacks before they are made, replies, order of play, warbands, odds.
#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/moving.h"
#include "games/sellsword/rules/odds.h"
#include "games/sellsword/rules/rules.h"

#include "engine/json.h"
#include "engine/nearest.h"

#include <algorithm>

namespace sellsword {

using engine::Answer;
using engine::Fault;

namespace {

QString key(const char* name)
{
    return QLatin1String(name);
}

Answer told(const QJsonValue& value, R reason)
{
    Answer answer;
    answer.value = value;
    answer.told += engine::Told{&sellsword::reason(reason), {}};
    return answer;
}

void also(Answer& answer, R reason)
{
    answer.told += engine::Told{&sellsword::reason(reason), {}};
}

QJsonArray texts(const QStringList& all)
{
    return QJsonArray::fromStringList(all);
}

// --- the questions, each a described struct with what it answers

#define SS_QUESTION(NAME, HELP)          \
    static constexpr char verb[] = NAME; \
    static constexpr char help[] = HELP;

struct Distance {
    QString from, to;
    std::optional<Square> square;
    SS_QUESTION("distance", "Squares counted from a unit to another unit or to a square")
    static constexpr auto fields()
    {
        return std::tuple(field("from", &Distance::from, "unit").names("unit"), field("to", &Distance::to, "unit").names("unit").optional(),
                          field("square", &Distance::square, "square").optional());
    }
};

struct Looking {
    QString from, to;
    SS_QUESTION("sight", "Whether a unit sees another one, what cover it has and whether it is invisible")
    static constexpr auto fields() { return std::tuple(field("from", &Looking::from, "viewer").names("unit"), field("to", &Looking::to, "target").names("unit")); }
};

struct Adjacency {
    QString who;
    SS_QUESTION("adjacent", "Who stands adjacent to a unit, and whether it is flanked")
    static constexpr auto fields() { return std::tuple(field("who", &Adjacency::who, "unit").names("unit")); }
};

struct Reach {
    QString who;
    int acts = 1;
    SS_QUESTION("reach", "Every square that a unit reaches with so many basic moves, what it costs and why")
    static constexpr auto fields()
    {
        return std::tuple(field("who", &Reach::who, "unit").names("unit"), field("acts", &Reach::acts, "basic moves").optional().from(0, 3));
    }
};

struct PathCost {
    QString who;
    QList<Square> path;
    SS_QUESTION("path-cost", "What each step of a way costs, and why")
    static constexpr auto fields()
    {
        return std::tuple(field("who", &PathCost::who, "unit").names("unit"), field("path", &PathCost::path, "squares in order, without the first"));
    }
};

struct Squares {
    QString who;
    SS_QUESTION("squares", "The squares that a unit fills")
    static constexpr auto fields() { return std::tuple(field("who", &Squares::who, "unit").names("unit")); }
};

struct Preview {
    QString who, attack, target;
    std::optional<Square> origin;
    bool charge = false;
    QStringList traits;
    int rerolls = 0;
    SS_QUESTION("preview", "An attack before it is made: needed face, chances, wounds, what they do")
    static constexpr auto fields()
    {
        return std::tuple(field("who", &Preview::who, "attacker").names("unit"), field("attack", &Preview::attack, "attack").names("attack"),
                          field("target", &Preview::target, "target").names("unit"), field("origin", &Preview::origin, "origin of a burst").optional(),
                          field("charge", &Preview::charge, "as a charge").optional(), field("traits", &Preview::traits, "traits declared with it").names("trait").optional(),
                          field("rerolls", &Preview::rerolls, "rerolls of a miss").optional().from(0, 9));
    }
};

struct Chances {
    int bonus = 0, against = 0;
    QList<Amount> wounds;
    bool charge = false;
    int rerolls = 0;
    int times = 1;
    int reaching = 0;
    SS_QUESTION("attack-odds", "Chances of any attack by its numbers")
    static constexpr auto fields()
    {
        return std::tuple(field("bonus", &Chances::bonus, "final modifier").from(-99, 99), field("against", &Chances::against, "target number").from(-99, 99),
                          field("wounds", &Chances::wounds, "as listed").optional(), field("charge", &Chances::charge, "as a charge").optional(),
                          field("rerolls", &Chances::rerolls, "rerolls of a miss").optional().from(0, 9), field("times", &Chances::times, "attacks alike").optional().from(1, 20),
                          field("reaching", &Chances::reaching, "at least so many wounds from all of them").optional());
    }
};

struct RecoveryChance {
    QString who, status;
    int stat = 0, injuries = 0;
    int rerolls = 0, turns = 1;
    SS_QUESTION("recovery-odds", "The chance to recover: of a status, or by numbers")
    static constexpr auto fields()
    {
        return std::tuple(field("who", &RecoveryChance::who, "unit").names("unit").optional(), field("status", &RecoveryChance::status, "its status").optional(),
                          field("stat", &RecoveryChance::stat, "statistic with everything that changes it").optional().from(-99, 99),
                          field("injuries", &RecoveryChance::injuries, "injuries").optional().from(0, 20), field("rerolls", &RecoveryChance::rerolls, "Warleader dice").optional().from(0, 9),
                          field("turns", &RecoveryChance::turns, "turns").optional().from(1, 50));
    }
};

struct StartChance {
    StatusKind kind = StatusKind::Enraged;
    int wits = 0, injuries = 0, turns = 1;
    SS_QUESTION("start-odds", "Chances at the start of a turn: enraged is forced, glamyred acts freely, helpless stands for a Mortal injury that holds out")
    static constexpr auto fields()
    {
        return std::tuple(field("kind", &StartChance::kind, "enraged, glamyred, or custom for a Mortal injury"), field("wits", &StartChance::wits, "Wits").optional().from(-99, 99),
                          field("injuries", &StartChance::injuries, "injuries").optional().from(0, 20), field("turns", &StartChance::turns, "turns").optional().from(1, 100));
    }
};

struct TacticsChance {
    int first = 0, second = 0, firstInjuries = 0, secondInjuries = 0, players = 2;
    SS_QUESTION("tactics-odds", "Chances of a tactics check by the Warleader dice of both sides")
    static constexpr auto fields()
    {
        return std::tuple(field("first", &TacticsChance::first, "dice of one side").optional().from(0, 6), field("second", &TacticsChance::second, "dice of the other").optional().from(0, 6),
                          field("first_injuries", &TacticsChance::firstInjuries, "injuries of its Warleader").optional().from(0, 9),
                          field("second_injuries", &TacticsChance::secondInjuries, "injuries of the other Warleader").optional().from(0, 9),
                          field("players", &TacticsChance::players, "players; from three on without dice").optional().from(2, 9));
    }
};

struct Replies {
    SS_QUESTION("replies", "Who may reply now, before or after, and why the others cannot")
    static constexpr auto fields() { return std::tuple(); }
};

struct Splits {
    QString who;
    SS_QUESTION("splits", "Every way to take the wounds that wait: Vigor and injuries")
    static constexpr auto fields() { return std::tuple(field("who", &Splits::who, "unit").names("hurt")); }
};

struct Defended {
    QString who;
    QList<Amount> wounds;
    SS_QUESTION("wounds", "What is left of wounds after Immunity, Vulnerability and Toughness")
    static constexpr auto fields()
    {
        return std::tuple(field("who", &Defended::who, "unit").names("unit"), field("wounds", &Defended::wounds, "as dealt"));
    }
};

struct HarmNamed {
    QString word;
    SS_QUESTION("harm", "Which of the eight kinds of wound a word belongs to")
    static constexpr auto fields() { return std::tuple(field("word", &HarmNamed::word, "lightning, disease …")); }
};

struct Statistics {
    QString who;
    SS_QUESTION("statistics", "A unit as it is now: statistics, acts, tokens, descriptors")
    static constexpr auto fields() { return std::tuple(field("who", &Statistics::who, "unit").names("unit")); }
};

struct OrderOfPhase {
    int phase = 1;
    SS_QUESTION("order", "The players in the order of a phase")
    static constexpr auto fields() { return std::tuple(field("phase", &OrderOfPhase::phase, "phase").from(1, 99)); }
};

struct WhoseTurn {
    SS_QUESTION("whose-turn", "Which player runs the next unit")
    static constexpr auto fields() { return std::tuple(); }
};

struct WarbandLines {
    QString player;
    SS_QUESTION("warband", "A warband line by line, each with what is wrong with it")
    static constexpr auto fields() { return std::tuple(field("player", &WarbandLines::player, "whose").names("player")); }
};

struct BurstTargets {
    QString who, attack;
    Square origin;
    SS_QUESTION("burst", "Whom a burst strikes, and who has cover from it")
    static constexpr auto fields()
    {
        return std::tuple(field("who", &BurstTargets::who, "attacker").names("unit"), field("attack", &BurstTargets::attack, "attack").names("attack"),
                          field("origin", &BurstTargets::origin, "origin square"));
    }
};

struct Score {
    SS_QUESTION("score", "Points against the target")
    static constexpr auto fields() { return std::tuple(); }
};

struct RulesInForce {
    SS_QUESTION("rules-in-force", "Which rules the state calls for now")
    static constexpr auto fields() { return std::tuple(); }
};

#undef SS_QUESTION

using AnyQuestion = std::variant<Distance, Looking, Adjacency, Reach, PathCost, Squares, Preview, Chances, RecoveryChance, StartChance, TacticsChance, Replies, Splits, Defended,
                                 HarmNamed, Statistics, OrderOfPhase, WhoseTurn, WarbandLines, BurstTargets, Score, RulesInForce>;

// --- the map

Fault noMap(const char* question)
{
    return {QLatin1String(question), {}, tr("There is no map."), tr("Ask the table, and say it with measure.")};
}

Answer faulty(const Fault& fault)
{
    Answer answer;
    answer.verdict.faults += fault;
    return answer;
}

Answer answer(const State& state, const Distance& q)
{
    const Field field(state);
    const Unit& from = *unit(state, q.from);
    if (q.square) {
        if (!field.board() || !from.at || !field.board()->has(*q.square))
            return faulty(noMap("distance.square"));
        return told(field.board()->distance(bodyOf(state, from), {*q.square, 1}), R::I_COUNTED);
    }
    if (q.to.isEmpty())
        return faulty({QStringLiteral("distance.to"), {}, tr("A name is missing."), engine::meant({}, namesOf(state, QLatin1String("unit")))});
    const std::optional<int> away = field.distance(from, *unit(state, q.to));
    Answer result = told(away ? QJsonValue(*away) : QJsonValue(QJsonValue::Null), R::I_COUNTED);
    return result;
}

QString coverName(CoverBy cover)
{
    switch (cover) {
    case CoverBy::Nothing: return QStringLiteral("none");
    case CoverBy::Wall: return QStringLiteral("wall");
    case CoverBy::Bodies: return QStringLiteral("bodies");
    case CoverBy::Brush: return QStringLiteral("brush");
    case CoverBy::LowCover: return QStringLiteral("low-cover");
    case CoverBy::Table: return QStringLiteral("table");
    }
    return {};
}

Answer answer(const State& state, const Looking& q)
{
    const Field field(state);
    const View& view = field.view(*unit(state, q.from), *unit(state, q.to));
    Answer result = told(QJsonObject{{key("visible"), view.visible}, {key("cover"), coverName(view.cover)}, {key("invisible"), view.invisible}, {key("hidden"), view.hidden}},
                         view.visible ? R::I_SEEN : R::E_SIGHT);
    if (view.visible)
        also(result, view.cover == CoverBy::Nothing ? R::I_NO_COVER : R::I_COVER);
    if (view.invisible || view.hidden)
        also(result, R::I_INVISIBLE);
    return result;
}

Answer answer(const State& state, const Adjacency& q)
{
    const Field field(state);
    const Unit& who = *unit(state, q.who);
    QStringList beside;
    for (const Unit& other : state.units)
        if (other.id != who.id && field.adjacent(who, other))
            beside += other.id;
    Answer result = told(QJsonObject{{key("units"), texts(beside)}, {key("flanked"), field.isFlanked(who)}, {key("compromised"), isCompromised(field, who, nullptr)}}, R::I_COUNTED);
    also(result, R::I_COMPROMISED);
    return result;
}

Answer answer(const State& state, const Reach& q)
{
    const Unit& who = *unit(state, q.who);
    if (!state.map)
        return faulty(noMap("reach"));
    const Board board(state);
    const bool active = isActive(state, who);
    const int points = (active ? state.turn->points : 0) + q.acts * moveOf(state, who);
    QJsonArray squares;
    for (const Reached& reached : reachOf(board, who, points, active ? state.turn->diagonals : 0))
        squares += QJsonObject{{key("at"), reached.at.text()}, {key("cost"), reached.cost}, {key("from"), reached.from.text()}, {key("step"), reached.at == who.at ? QString() : reached.step.cost.text()}, {key("stop"), reached.mayStop}};
    return told(QJsonObject{{key("points"), points}, {key("squares"), squares}}, R::I_PLAIN);
}

Answer answer(const State& state, const PathCost& q)
{
    const Unit& who = *unit(state, q.who);
    if (!state.map || !who.at)
        return faulty(noMap("path-cost"));
    const Board board(state);
    int diagonals = isActive(state, who) ? state.turn->diagonals : 0, total = 0;
    Square at = *who.at;
    Checks checks;
    QList<Step> steps;
    QJsonArray costs;
    for (const Square next : q.path) {
        steps += stepOf(board, who, at, next, diagonals);
        if (!steps.last().isOpen())
            mayStep(checks, state, at, next, steps.last());
        costs += QJsonObject{{key("at"), next.text()}, {key("cost"), steps.last().cost.total()}, {key("why"), steps.last().cost.text()}};
        total += steps.last().cost.total();
        diagonals += int(steps.last().isDiagonal);
        at = next;
    }
    noteCosts(checks, state, who, steps);
    Answer result;
    result.value = QJsonObject{{key("total"), total}, {key("steps"), costs}};
    result.verdict = engine::Verdict(std::move(checks));
    return result;
}

Answer answer(const State& state, const Squares& q)
{
    const Unit& who = *unit(state, q.who);
    const Body body = bodyOf(state, who);
    QJsonArray squares;
    for (int y = 0; who.at && y < body.side; ++y)
        for (int x = 0; x < body.side; ++x)
            squares += Square{body.at.x + x, body.at.y + y}.text();
    return told(squares, R::I_PLACED);
}

// --- attacks

// What marking each free box would do.
QJsonArray consequences(const State& state, const Unit& target)
{
    QJsonArray all;
    QStringList boxes = freeBoxes(state, target);
    boxes.removeDuplicates();
    for (const QString& box : boxes) {
        Unit hurt = target;
        hurt.injuries += box;
        QString text;
        if (box == QLatin1String("mobility"))
            text = engine::fill(tr("Move %1, no flight"), {number(moveOf(state, hurt))});
        else if (box == QLatin1String("defensive"))
            text = engine::fill(tr("Armor %1, Agility %2, Brawn %3, Spirit %4, Wits %5"),
                                {number(statOf(state, hurt, Stat::Armor)), number(statOf(state, hurt, Stat::Agility)), number(statOf(state, hurt, Stat::Brawn)),
                                 number(statOf(state, hurt, Stat::Spirit)), number(statOf(state, hurt, Stat::Wits))});
        else if (box == QLatin1String("mortal"))
            text = engine::fill(tr("%1 points for the opponent, and it may drop at the start of its turns"), {number(target.paid ? 0 : costOf(state, target))});
        else
            text = engine::fill(tr("%1 is lost"), {box});
        if (freeBoxes(state, hurt).isEmpty())
            text += QStringLiteral("; ") + tr("it drops");
        all += QJsonObject{{key("box"), box}, {key("does"), text}};
    }
    return all;
}

void addChances(QJsonObject& value, const AttackOdds& odds)
{
    value.insert(key("hit"), percent(odds.hits()));
    value.insert(key("critical"), percent(odds.chanceOf(Result::Critical)));
    value.insert(key("glancing"), percent(odds.chanceOf(Result::Glancing)));
    value.insert(key("miss"), percent(odds.chanceOf(Result::Miss)));
    value.insert(key("expected"), odds.expected().value());
    value.insert(key("expected_exact"), odds.expected().text());
}

Answer answer(const State& state, const Preview& q)
{
    const Unit& who = *unit(state, q.who);
    const Unit& target = *unit(state, q.target);
    const Attack* attack = attackOf(state, who, q.attack);
    if (!attack)
        return faulty({QStringLiteral("preview.attack"), q.attack, tr("This is no attack of that unit."), tr("Choose one of its card.")});
    const Field field(state);
    Strike strike;
    strike.who = q.who;
    strike.attack = q.attack;
    strike.targets = {q.target};
    strike.origin = q.origin;
    strike.traits = q.traits;
    strike.charge = q.charge;
    const Aim aim = aimAt(field, who, *attack, target, strike);
    Answer result;
    Checks checks;
    mayUse(checks, state, who, q.attack);
    if (attack->burst && q.origin)
        mayBurst(checks, field, who, *attack, *q.origin);
    else if (!q.charge)
        mayAim(checks, field, who, *attack, target);
    result.verdict = engine::Verdict(std::move(checks));
    const AttackOdds odds = attackOdds(state, aim, *attack, &target, q.charge, q.rerolls);
    const int avoidable = vigorOf(state, target) / group, boxes = int(freeBoxes(state, target).size());
    const auto drops = [&](int avoided) { return percent(odds.wounds.chanceThat([&](int left) { return boxes > 0 && left / group - avoided >= boxes; })); };
    QJsonObject value{{key("modifier"), aim.bonus}, {key("target_number"), aim.target}, {key("needed"), aim.needed()}, {key("automatic"), aim.automatic}, {key("making"), aim.text()},
                      {key("drop"), drops(avoidable)}, {key("drop_unavoided"), drops(0)}, {key("score"), target.paid ? 0.0 : drops(avoidable)}, {key("injuries"), consequences(state, target)}};
    addChances(value, odds);
    QJsonArray wounds;
    for (std::size_t i = 0; i < odds.wounds.size(); ++i)
        wounds += QJsonObject{{key("wounds"), odds.wounds.outcomes()[i]}, {key("chance"), percent({odds.wounds.weight(i), odds.wounds.total()})}};
    value.insert(key("wounds"), wounds);
    result.value = value;
    for (const Part& part : aim.parts + aim.defence)
        also(result, part.reason);
    for (const R note : aim.notes)
        also(result, note);
    if (aim.automatic)
        also(result, R::I_AUTOMATIC);
    also(result, R::I_WOUNDS);
    return result;
}

Answer answer(const State& state, const Chances& q)
{
    Attack attack;
    attack.bonus = q.bonus;
    for (const Amount& amount : q.wounds) {
        Effect effect;
        effect.kind = EffectKind::Wounds;
        effect.amount = amount.points;
        effect.type = amount.type;
        attack.effects += effect;
    }
    Aim aim;
    aim.bonus = q.bonus + (q.charge ? 2 : 0);
    aim.target = q.against;
    const AttackOdds odds = attackOdds(state, aim, attack, nullptr, q.charge, q.rerolls);
    QJsonObject value{{key("needed"), aim.needed()}};
    addChances(value, odds);
    dice::Odds<int> all = dice::Odds<int>::certain(0);
    for (int i = 0; i < q.times; ++i)
        all = dice::joined(all, odds.wounds, [](int a, int b) { return a + b; });
    value.insert(key("reaching"), percent(all.chanceThat([&](int wounds) { return wounds >= q.reaching; })));
    const dice::Fraction misses = odds.chanceOf(Result::Miss);
    value.insert(key("any_hit"), percent({dice::Whole::power(misses.in, q.times) - dice::Whole::power(misses.of, q.times), dice::Whole::power(misses.in, q.times)}));
    Answer result = told(value, R::I_HIT);
    for (const R rule : {R::I_CRITICAL, R::I_LUCKY, R::I_FUMBLE, R::I_GLANCING, R::I_CHARGED})
        also(result, rule);
    return result;
}

Answer answer(const State& state, const RecoveryChance& q)
{
    int stat = q.stat, injuries = q.injuries;
    if (const Unit* who = unit(state, q.who)) {
        const Status* status = find(who->statuses, q.status);
        if (!status)
            return faulty({QStringLiteral("recovery-odds.status"), q.status, tr("It does not have this status."), tr("Name one of its statuses.")});
        stat = statOf(state, *who, status->stat) + status->modifier;
        injuries = int(who->injuries.size());
    }
    return told(percent(recoveryOdds(stat, injuries, q.rerolls, q.turns)), R::I_RECOVERED);
}

Answer answer(const State& state, const StartChance& q)
{
    const int injuries = state.settings.rageRollInjury == OnOff::On ? q.injuries : 0;
    if (q.kind == StatusKind::Enraged)
        return told(percent(rageOdds(q.wits, injuries)), R::I_RAGE);
    if (q.kind == StatusKind::Glamyred)
        return told(percent(glamourOdds(q.wits, injuries)), R::I_GLAMYRED);
    return told(percent(mortalOdds(q.turns)), R::I_MORTAL_ROLL);
}

Answer answer(const State&, const TacticsChance& q)
{
    if (q.players > 2) {
        const dice::Fraction one = greaterAmong(q.players);
        return told(QJsonObject{{key("first_greater"), percent(one)}, {key("anybody_greater"), percent({one.of * dice::Whole(quint64(q.players)), one.in})}}, R::I_GREATER);
    }
    const TacticsOdds odds = tacticsOdds(q.first, q.second, q.firstInjuries, q.secondInjuries);
    Answer result = told(QJsonObject{{key("first"), percent(odds.first)}, {key("first_greater"), percent(odds.firstGreater)}, {key("second"), percent(odds.second)}, {key("second_greater"), percent(odds.secondGreater)}},
                         R::I_GREATER);
    also(result, R::I_REROLL);
    return result;
}

// --- replies and wounds

Answer answer(const State& state, const Replies&)
{
    const Unit* actor = answered(state);
    const Field field(state);
    bool isSlow = false;
    if (actor && !state.strikes.isEmpty())
        if (const Attack* attack = attackOf(state, *actor, state.strikes.last().reply ? state.strikes.first().attack : state.strikes.last().attack))
            isSlow = attack->slow;
    QJsonArray may, cannot;
    Answer result;
    for (const Unit& one : state.units) {
        if (!actor || one.id == actor->id || one.dropped || !areEnemies(state, one, *actor))
            continue;
        Checks checks;
        mayReply(checks, field, one);
        const engine::Verdict verdict = std::move(checks);
        QStringList why;
        for (const engine::Condition& condition : verdict.conditions)
            if (condition.refuses()) {
                why += condition.text();
                result.told += engine::Told{condition.reason, {"sellsword", "%1", {titleOf(state, one.id) + QStringLiteral(": ") + condition.text()}}};
            }
        if (why.isEmpty())
            may += one.id;
        else
            cannot += QJsonObject{{key("who"), one.id}, {key("why"), texts(why)}};
    }
    const QString when = !actor ? QStringLiteral("never") : state.strikes.isEmpty() || isSlow ? QStringLiteral("before") : QStringLiteral("after");
    result.value = QJsonObject{{key("may"), may}, {key("cannot"), cannot}, {key("when"), when}};
    also(result, state.strikes.isEmpty() ? R::I_INTERRUPT : R::I_REPLY);
    if (isSlow)
        also(result, R::I_SLOW);
    return result;
}

Answer answer(const State& state, const Splits& q)
{
    const Unit& who = *unit(state, q.who);
    const int due = find(state.hurts, q.who)->wounds / group, boxes = int(freeBoxes(state, who).size());
    QJsonArray splits;
    for (int avoided = 0; avoided <= std::min(due, vigorOf(state, who) / group); ++avoided)
        splits += QJsonObject{{key("vigor"), avoided * group}, {key("injuries"), std::min(due - avoided, boxes)}};
    Answer result = told(splits, R::I_AVOIDED);
    also(result, R::I_INJURY);
    return result;
}

Answer answer(const State& state, const Defended& q)
{
    const Blow blow = defended(state, *unit(state, q.who), q.wounds);
    QJsonArray left;
    for (const int one : blow.left)
        left += one;
    Answer result = told(QJsonObject{{key("left"), left}, {key("total"), blow.total()}, {key("injuries"), blow.total() / group}, {key("ignored"), blow.ignored}}, R::I_WOUNDS);
    if (blow.immune)
        also(result, R::I_IMMUNE);
    if (blow.vulnerable)
        also(result, R::I_VULNERABLE);
    if (blow.ignored > 0)
        also(result, R::I_TOUGH);
    return result;
}

// Words that people type, by the kind they belong to (SS-220 … SS-228).
struct Meaning {
    const char* word;
    Harm harm;
};
constexpr Meaning meanings[] = {
    {"sword", Harm::Cut}, {"axe", Harm::Cut}, {"bite", Harm::Cut}, {"claw", Harm::Cut}, {"arrow", Harm::Pierce}, {"spear", Harm::Pierce}, {"talon", Harm::Pierce},
    {"fang", Harm::Pierce}, {"stiletto", Harm::Pierce}, {"club", Harm::Crush}, {"hammer", Harm::Crush}, {"mace", Harm::Crush}, {"flail", Harm::Crush}, {"fist", Harm::Crush},
    {"constriction", Harm::Crush}, {"flame", Harm::Fire}, {"lightning", Harm::Fire}, {"lava", Harm::Fire}, {"magma", Harm::Fire}, {"frost", Harm::Cold}, {"ice", Harm::Cold},
    {"wind", Harm::Cold}, {"spirit", Harm::Cold}, {"spell", Harm::Magic}, {"arcane", Harm::Magic}, {"poison", Harm::Toxic}, {"disease", Harm::Toxic}, {"miasma", Harm::Toxic},
    {"black magic", Harm::Toxic}, {"mind", Harm::Fear}, {"terror", Harm::Fear}, {"psychological", Harm::Fear}};

Answer answer(const State&, const HarmNamed& q)
{
    std::optional<Harm> found = engine::valueNamed<Harm>(q.word);
    for (const Meaning& meaning : meanings)
        if (!found && q.word.compare(QLatin1String(meaning.word), Qt::CaseInsensitive) == 0)
            found = meaning.harm;
    return told(found ? QJsonValue(engine::nameOf(*found)) : QJsonValue(QJsonValue::Null), R::I_LISTED);
}

// --- units, players, rounds

Answer answer(const State& state, const Statistics& q)
{
    const Unit& who = *unit(state, q.who);
    QJsonObject value;
    for (const Stat stat : {Stat::Agility, Stat::Brawn, Stat::Spirit, Stat::Wits, Stat::Armor})
        value.insert(engine::nameOf(stat), statOf(state, who, stat));
    const Tokens tokens = tokensOf(state, who);
    value.insert(key("move"), moveOf(state, who));
    value.insert(key("flies"), flies(state, who));
    value.insert(key("vigor"), vigorOf(state, who));
    value.insert(key("green"), tokens.green);
    value.insert(key("blue"), tokens.blue);
    value.insert(key("red"), tokens.red);
    value.insert(key("acts"), actsOf(state, who));
    value.insert(key("acts_left"), actsLeft(state, who));
    value.insert(key("cost"), costOf(state, who));
    value.insert(key("living"), isLiving(state, who));
    value.insert(key("exhausted"), isExhausted(state, who));
    value.insert(key("injured"), !who.injuries.isEmpty());
    value.insert(key("side"), sideOf(state, who));
    Answer result = told(value, R::I_DESCRIPTORS);
    also(result, R::I_INJURY);
    return result;
}

Answer answer(const State& state, const OrderOfPhase& q)
{
    return told(texts(orderOf(state, q.phase)), R::I_SEATS);
}

Answer answer(const State& state, const WhoseTurn&)
{
    const QString next = whoseTurn(state);
    Answer result = told(next, R::I_NEXT_PHASE);
    qsizetype able = 0;
    for (const Player& one : state.players)
        able += !unused(state, one.id).isEmpty();
    also(result, able == 1 ? R::I_LEFTOVERS : R::I_ENTERED);
    return result;
}

Answer answer(const State& state, const WarbandLines& q)
{
    QJsonArray lines;
    int points = 0, units = 0;
    const QString faction = factionOf(state, q.player);
    for (const Unit* one : warband(state, q.player)) {
        const UnitCard& card = cardOf(state, *one);
        points += costOf(state, *one);
        ++units;
        Checks checks;
        checks.must(R::E_CAP, points <= state.scenario.points, [&] { return QStringList{number(points), number(state.scenario.points), number(points - state.scenario.points)}; });
        checks.must(R::E_COUNT, units <= state.scenario.units, [&] { return QStringList{number(units), number(state.scenario.units)}; });
        checks.must(R::E_FACTION, card.faction.isEmpty() || card.faction.compare(faction, Qt::CaseInsensitive) == 0, [&] { return QStringList{titleOf(state, one->id), card.faction, faction}; });
        checks.must(R::E_FANTASY, card.fantasy.value_or(0) <= state.scenario.fantasy, [&] { return QStringList{titleOf(state, one->id), number(card.fantasy.value_or(0)), number(state.scenario.fantasy)}; });
        checks.must(R::E_MOD_COUNT, one->mods.size() <= state.settings.modsPerUnit, [&] { return QStringList{titleOf(state, one->id), number(one->mods.size())}; });
        const engine::Verdict verdict = std::move(checks);
        QStringList wrong;
        for (const engine::Condition& condition : verdict.conditions)
            if (condition.refuses())
                wrong += condition.text();
        lines += QJsonObject{{key("unit"), one->id}, {key("cost"), costOf(state, *one)}, {key("sum"), points}, {key("wrong"), texts(wrong)}};
    }
    return told(QJsonObject{{key("points"), points}, {key("lines"), lines}}, R::I_POINTS);
}

Answer answer(const State& state, const BurstTargets& q)
{
    const Unit& who = *unit(state, q.who);
    const Attack* attack = attackOf(state, who, q.attack);
    if (!attack || !attack->burst || !state.map)
        return faulty({QStringLiteral("burst.attack"), q.attack, tr("This is no burst of that unit, or there is no map."), tr("Choose a burst of its card.")});
    const Field field(state);
    Strike strike;
    strike.origin = q.origin;
    fillOut(strike, field, who, *attack);
    Checks checks;
    mayBurst(checks, field, who, *attack, q.origin);
    QStringList covered;
    for (const QString& id : strike.targets)
        if (!centreToCentre(*field.board(), q.origin, bodyOf(state, *unit(state, id))))
            covered += id;
    Answer result = told(QJsonObject{{key("targets"), texts(strike.targets)}, {key("covered"), texts(covered)}}, R::I_BURST);
    also(result, R::I_COVER);
    result.verdict = engine::Verdict(std::move(checks));
    return result;
}

Answer answer(const State& state, const Score&)
{
    QJsonObject points;
    for (const Player& one : state.players)
        points.insert(one.id, one.vp);
    return told(QJsonObject{{key("points"), points}, {key("target"), state.scenario.target}, {key("winner"), state.winner}}, R::I_WINS);
}

Answer answer(const State& state, const RulesInForce&)
{
    QStringList ids;
    for (const engine::Offer& offer : offers(state))
        for (const engine::Condition& condition : offer.verdict.conditions)
            for (const int atom : condition.reason->atoms)
                if (atom >= 0 && !ids.contains(QLatin1String(bookRules()[size_t(atom)].id)))
                    ids += QLatin1String(bookRules()[size_t(atom)].id);
    ids.sort();
    return told(texts(ids), R::I_ROUND);
}

template <class Visit>
void eachQuestion(Visit&& visit)
{
    [&]<class... Q>(const std::variant<Q...>*) { (visit.template operator()<Q>(), ...); }(static_cast<const AnyQuestion*>(nullptr));
}

template <class Q>
QList<Fault> unknownNames(const State& state, const Q& question)
{
    QList<Fault> faults;
    engine::eachField<Q>([&]<class S, class M>(const engine::Field<S, M>& f) {
        if (!*f.refersTo)
            return;
        const QStringList known = namesOf(state, QLatin1String(f.refersTo));
        QStringList asked;
        if constexpr (std::is_same_v<M, QString>)
            asked = {question.*f.member};
        else if constexpr (std::is_same_v<M, QStringList>)
            asked = question.*f.member;
        for (const QString& name : asked)
            if (!known.contains(name) && (f.needed || !name.isEmpty()))
                faults += Fault{QLatin1String(Q::verb) + QLatin1Char('.') + QLatin1String(f.name), name, engine::fill(tr("%1 is not in play here."), {name}),
                                engine::meant(name, known)};
    });
    return faults;
}

} // namespace

const QList<engine::Question>& questions()
{
    static const QList<engine::Question> all = [] {
        QList<engine::Question> list;
        eachQuestion([&]<class Q>() { list += engine::Question{QLatin1String(Q::verb), QCoreApplication::translate(Q::verb, Q::help), engine::schemaOf<Q>()}; });
        return list;
    }();
    return all;
}

engine::Result<Answer> ask(const State& state, const QString& question, const QJsonObject& fields)
{
    std::optional<engine::Result<Answer>> found;
    QStringList known;
    eachQuestion([&]<class Q>() {
        known += QLatin1String(Q::verb);
        if (question != QLatin1String(Q::verb))
            return;
        const auto read = engine::fromJson<Q>(fields, engine::Missing::IsFault, question);
        if (!read) {
            found = read.faults();
            return;
        }
        const QList<Fault> faults = unknownNames(state, *read);
        if (!faults.isEmpty()) {
            found = faults;
            return;
        }
        Answer given = answer(state, *read);
        found = given.verdict.faults.isEmpty() ? engine::Result<Answer>(given) : engine::Result<Answer>(given.verdict.faults);
    });
    if (!found)
        return Fault{QStringLiteral("question"), question, engine::fill(tr("There is no question %1."), {question}), engine::meant(question, known)};
    return *found;
}

} // namespace sellsword

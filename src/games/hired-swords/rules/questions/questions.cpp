// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be asked of a state: values, geometry, rankings, who can be hired, the contract planner, the battle matrix.
#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/questions/questions.h"

#include "games/hired-swords/rules/battle/line.h"
#include "games/hired-swords/rules/blanks.h"
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/rules.h"

#include <algorithm>
#include <limits>

namespace hiredswords {

using engine::Answered;
using engine::Result;

namespace {

template <class T> Answered<T> told(T value, R why) { return {std::move(value), {}, {engine::Told{&reason(why), {}}}}; }
template <class T> Answered<T> told(T value, const QList<R>& why)
{
    Answered<T> answer{std::move(value)};
    for (const R one : why)
        answer.told += engine::Told{&reason(one), {}};
    return answer;
}

// Nothing is hired or planned any more.
template <class T> Answered<T> afterwards(const State& state)
{
    Checks checks;
    running(checks, state);
    return {{}, std::move(checks), {}};
}

bool cites(const QList<engine::Told>& told, const engine::Reason* why)
{
    return std::ranges::any_of(told, [&](const engine::Told& one) { return one.reason == why; });
}

// --- the questions, each a described struct with what it answers

struct Value {
    QString listing;
    int crew = 0;
    QList<int> rolled;
    MR_VERB("value", "What a listing is worth now", field("listing", &Value::listing, "3, +2, -1, x3, M, D6, DM …"),
        field("crew", &Value::crew, "crew count, if not that of the running contract").optional().from(0, 18),
        field("rolled", &Value::rolled, "dice faces").optional())
};

struct Dice {
    QString listing;
    int crew = 0;
    MR_VERB("dice", "Which dice a listing rolls now: their sides", field("listing", &Dice::listing, "3, +2, -1, x3, M, D6, DM …"),
        field("crew", &Dice::crew, "crew count, if not that of the running contract").optional().from(0, 18))
};

struct ZonesNextTo {
    Position position = Position::NorthEast;
    MR_VERB("zones-next-to", "The zones that a position neighbours", field("position", &ZonesNextTo::position, "corner"))
};

struct MovesFrom {
    Position position = Position::NorthEast;
    MR_VERB("moves-from", "The positions that a Move reaches, and the zone it crosses",
        field("position", &MovesFrom::position, "corner"))
};

struct Way {
    Position to = Position::None;
    Zone via = Zone::North;
    MR_FIELDS(field("to", &Way::to, "position"), field("via", &Way::via, "the zone that is crossed"))
};

struct ZoneAfter {
    Zone zone = Zone::North;
    MoveIcon direction = MoveIcon::Clockwise;
    MR_VERB("zone-after", "The next zone around the contract", field("zone", &ZoneAfter::zone, "zone"),
        field("direction", &ZoneAfter::direction, "clockwise or counterclockwise"))
};

enum class Side { Top, Right, Bottom, Left };
constexpr auto names(Side) { return engine::inOrder<Side>({"top", "right", "bottom", "left"}); }

struct ZoneAt {
    Side side = Side::Top;
    MR_VERB("zone-at", "The zone on a side of the contract card", field("side", &ZoneAt::side, "side"))
};

struct Distance {
    Zone zone = Zone::North;
    Position position = Position::NorthEast;
    MR_VERB("distance", "Steps along the ring from a zone to a position", field("zone", &Distance::zone, "zone"),
        field("position", &Distance::position, "corner"))
};

struct Steps {
    int ring = 0, steps = 0;
    MR_FIELDS(field("ring", &Steps::ring, "places along the ring"), field("steps", &Steps::steps, "zones between"))
};

struct OppositionMoves {
    QString card;
    MR_VERB("opposition-moves", "Where an opposition card may end in phase 3",
        field("card", &OppositionMoves::card, "which").names("opposition"))
};

struct OppositionSkills {
    QString card;
    MR_VERB("opposition-skills", "With which skills an opposition card may act",
        field("card", &OppositionSkills::card, "which").names("opposition"))
};

struct Rankings {
    QString who;
    MR_VERB("rankings", "The rankings that count now", field("who", &Rankings::who, "crew or opposition").names("figure"))
};

struct Freelancers {
    MR_VERB("freelancers", "Who can be hired here and now")
};

struct TypeOfContract {
    MR_VERB("contract-type", "VERSUS or PROTECTOR")
};

struct CareerNow {
    MR_VERB("career", "Whether the career is running")
};

struct Targets {
    QString who;
    ActionKind kind = ActionKind::Melee;
    MR_VERB("targets", "Which opposition a mercenary may attack or feint", field("who", &Targets::who, "mercenary").names("crew"),
        field("kind", &Targets::kind, "melee, missile or feint"))
};

struct Order {
    bool strain = false;
    MR_VERB("line", "In which order the crew's attacks take most of the opposition off the table, nobody hurt",
        field("strain", &Order::strain, "but for one strain").optional())
};

struct OrderStep {
    QString verb;
    QJsonObject content;
    MR_FIELDS(field("do", &OrderStep::verb, "action"), field("fields", &OrderStep::content, "its fields"))
};
struct BestOrder {
    QList<OrderStep> steps;
    int defeated = 0, weakened = 0;
    bool isWhole = true;
    QStringList chance, unknown;
    MR_FIELDS(field("steps", &BestOrder::steps, "one after the other"), field("defeated", &BestOrder::defeated, "cards that go"),
        field("weakened", &BestOrder::weakened, "cards exhausted or hurt"),
        field("whole", &BestOrder::isWhole, "every order was tried, and nobody left out"),
        field("chance", &BestOrder::chance, "whose shots are left to dice"),
        field("unknown", &BestOrder::unknown, "of whom a ranking that decides is not known"))
};

struct RulesInForce {
    MR_VERB("rules-in-force", "Which rules the state calls for now")
};

using AnyQuestion = std::variant<Value, Dice, Eligibility, ZonesNextTo, MovesFrom, ZoneAfter, ZoneAt, Distance, OppositionMoves,
    OppositionSkills, Rankings, Freelancers, TypeOfContract, CareerNow, Targets, Plan, Matrix, Order, RulesInForce, ListingOdds,
    ContractOdds, NextDraw>;

// --- the answers

// The state as if a crew of that size were deployed.
Answered<QList<int>> answer(const State& now, const Dice& q)
{
    QList<int> sides;
    for (const engine::Die& die : diceOf(withCrew(now, q.crew), Listing{q.listing}, {}))
        sides += die.sides;
    return told(sides, valueRule(Listing{q.listing}));
}

Answered<std::optional<int>> answer(const State& now, const Value& q)
{
    const State state = withCrew(now, q.crew);
    Answered<std::optional<int>> result;
    Checks checks;
    checkListing(checks, state, Listing{q.listing});
    result.verdict = engine::Verdict(std::move(checks));
    if (!result.verdict.isAllowed())
        return result;
    const auto term = dice::Term::parse(q.listing, vocabulary(crewCount(state)));
    if (const auto rolled = term->rolled(q.rolled); !rolled) {
        result.verdict.faults = rolled.faults();
        return result;
    }
    QList<int> faces = q.rolled;
    const Worth worthNow = worth(state, Listing{q.listing}, faces);
    result.value = worthNow.value;
    result.told += engine::Told{&reason(R::I_VALUE), {"hiredswords", "%1", {worthNow.making}}};
    result.told += engine::Told{&reason(valueRule(Listing{q.listing})), {}};
    if (!term->isFixed())
        result.told += engine::Told{&reason(R::I_DICE), {}};
    return result;
}

// Where things lie: the contract with its sides and corners, or a way along them.
Answered<QList<Zone>> answer(const State&, const ZonesNextTo& q)
{
    QList<Zone> near;
    for (const Zone zone : zones)
        if (neighbours(zone, q.position))
            near += zone;
    // Clockwise from the position's own corner backwards, as a person reads a corner: NE is north, then east.
    std::ranges::sort(near, {}, [&](Zone zone) { return (ringPlace(zone) - ringPlace(q.position) + 9) % 8; });
    return told(near, R::I_ADJACENT);
}

Answered<QList<Way>> answer(const State&, const MovesFrom& q)
{
    QList<Way> moves;
    for (const Position to : positions)
        if (neighbours(q.position, to))
            moves += Way{to, between(q.position, to)};
    return told(moves, QList{R::I_ADJACENT, R::I_MOVED});
}

Answered<Zone> answer(const State&, const ZoneAfter& q)
{
    return told(q.direction == MoveIcon::Counterclockwise ? counterclockwise(q.zone) : clockwise(q.zone),
        QList{R::I_ADJACENT, R::I_MOVE_ICON});
}

Answered<Zone> answer(const State&, const ZoneAt& q)
{
    return told(Zone(int(q.side)), R::I_ADJACENT);
} // a plain compass (AMB-01)

Answered<Steps> answer(const State&, const Distance& q)
{
    const int ring = distance(q.zone, q.position);
    return told(Steps{ring, (ring - 1) / 2}, QList{R::I_ADJACENT, R::I_MOVE_NEAR});
}

Answered<QList<Zone>> answer(const State& state, const OppositionMoves& q)
{
    return {waysOf(state, *opponent(state, q.card)), check(state, MoveOpposition{q.card, std::nullopt})};
}

Answered<QList<Skill>> answer(const State& state, const OppositionSkills& q)
{
    const Opponent& card = *opponent(state, q.card);
    const QList<Skill> skills = skillsOf(state, card);
    return told(skills,
        isTrap(state, card)                     ? R::I_TRAP_STILL
            : skills.isEmpty()                  ? R::I_NO_ACTION
            : card.isMercenary()                ? (skills.size() > 1 ? R::I_ENEMY_ACT_TIE : R::I_ENEMY_ACT)
            : skills == QList{Skill::Alertness} ? R::I_OPP_FEINT
                                                : R::I_OPP_ATTACK);
}

Answered<Ranks> answer(const State& state, const Rankings& q)
{
    const Fighter* who = fighter(state, q.who);
    const Ranks ranks = who ? ranksOf(state, *who) : ranksOf(state, *opponent(state, q.who));
    const Health health = who ? who->health : opponent(state, q.who)->health;
    Answered<Ranks> result = told(ranks,
        health == Health::Injured     ? QList{R::I_NO_RANK}
            : health == Health::Weary ? QList{R::I_RANKS_WEARY}
                                      : QList{R::I_RANKS});
    Checks checks;
    noteUnknown(checks, state, {q.who});
    result.verdict = std::move(checks);
    return result;
}

Answered<QStringList> answer(const State& state, const Freelancers&)
{
    if (state.status != CareerStatus::Running)
        return afterwards<QStringList>(state);
    QStringList ids;
    for (const Mercenary& who : state.mercenaries)
        if (isFreelancer(state, who, contractCard(state)))
            ids += who.id;
    const bool rogues = std::ranges::any_of(ids, [&](const QString& id) { return mercenary(state, id).rogue != Rogue::No; });
    Answered<QStringList> result = told(ids, rogues ? QList{R::I_HIREABLE, R::I_ROGUE_HIRED} : QList{R::I_HIREABLE});
    if (isListUnknown(state)) {
        Checks checks;
        checks.should(R::E_NOT_HERE, engine::Truth(true, blankList(state)), [] { return QStringList(); });
        result.verdict = std::move(checks);
    }
    return result;
}

Answered<QString> answer(const State& state, const TypeOfContract&)
{
    if (state.status != CareerStatus::Running)
        return afterwards<QString>(state);
    if (!state.contract)
        return {{},
            {{}, {Fault{QStringLiteral("contract-type"), {}, tr("No contract is running."), tr("Accept one, then ask again.")}}}};
    const CareerCard& card = contractCard(state);
    const ContractType type = card.type;
    if (isOpen(card, "type")) {
        Answered<QString> unknown{QStringLiteral("?")};
        Checks checks;
        checks.should(R::I_TYPE, engine::Truth(true, blankType(state, card)), [] { return QStringList(); });
        unknown.verdict = std::move(checks);
        return unknown;
    }
    return told(engine::nameOf(type).toUpper(), type == ContractType::Protector ? R::I_TYPE_PROTECTOR : R::I_TYPE);
}

Answered<bool> answer(const State& state, const CareerNow&)
{
    const bool isRunning = state.status == CareerStatus::Running;
    const bool isNew = isRunning && state.step == Step::Career && state.won + state.lost == 0 && state.career.discard.isEmpty();
    return told(isRunning,
        isNew                                         ? QList{R::I_CAREER, R::I_SHUFFLE, R::I_START}
            : isRunning                               ? QList{R::I_CAREER}
            : state.status == CareerStatus::Abandoned ? QList{R::I_QUIT}
                                                      : QList{R::I_FINAL_END});
}

Answered<QStringList> answer(const State& state, const Targets& q)
{
    Answered<QStringList> result = told(QStringList(), R::I_ADJACENT);
    for (const Opponent& card : state.battle->opposition) {
        const engine::Verdict verdict = q.kind == ActionKind::Missile
            ? check(state, MissileAttack{q.who, card.id, {}, {}, false, false, false, {}})
            : q.kind == ActionKind::Feint ? check(state, Feint{q.who, card.id, {}, false, false})
                                          : check(state, MeleeAttack{q.who, card.id, {}, false, false});
        if (verdict.isAllowed())
            result.value += card.id;
        else if (const engine::Reason* why = verdict.decisive()->reason; !cites(result.told, why))
            result.told += engine::Told{why, {}};
    }
    return result;
}

// --- the contract planner: all crews, cheapest first

struct Candidate {
    QStringList crew;
    int cost = 0;
};

constexpr qsizetype mostCrews = 2000; // more than anybody reads; the cheapest come first

struct Limits {
    qsizetype fewest, most;
    int gold;
};

// The pool is sorted by price, so a crew that costs too much ends its whole branch.
void combine(
    const QList<const Mercenary*>& pool, qsizetype from, const Candidate& now, const Limits& limits, QList<Candidate>& all)
{
    if (all.size() >= mostCrews)
        return;
    if (now.crew.size() >= limits.fewest)
        all += now;
    if (now.crew.size() >= limits.most)
        return;
    for (qsizetype i = from; i < pool.size(); ++i) {
        Candidate next = now;
        next.crew += pool[i]->id;
        next.cost += pool[i]->cost.value_or(0);
        if (next.cost > limits.gold)
            return;
        combine(pool, i + 1, next, limits, all);
    }
}

// Every choice of so many agents; one when all of them go (AMB-08).
QList<QStringList> agentChoices(const QStringList& agents, qsizetype most, qsizetype from = 0)
{
    if (agents.size() <= most)
        return {agents};
    if (most == 0)
        return {{}};
    QList<QStringList> choices;
    for (qsizetype i = from; i + most <= agents.size() && choices.size() < mostCrews; ++i)
        for (const QStringList& rest : agentChoices(agents.mid(i + 1), most - 1))
            choices += QStringList{agents[i]} + rest;
    return choices;
}

Amount worthFor(const Listing& listing, int m)
{
    const auto term = dice::Term::parse(listing.text, vocabulary(m));
    if (!term || !term->missing().isEmpty())
        return {{}, listing.text};
    if (const auto fixed = term->isFixed() ? term->rolled({}) : Result<dice::Rolled>(Fault{}))
        return {int(std::max<qint64>(0, fixed->total)), {}};
    const bool isCrewDie = listing.text.compare(QLatin1String("DM"), Qt::CaseInsensitive) == 0 && m >= 2 && m <= 4;
    return {{}, isCrewDie ? QLatin1Char('D') + QString::number(m) : listing.text};
}

PlannedCrew planned(const State& state, const CareerCard& card, const Candidate& candidate)
{
    const int m = int(candidate.crew.size());
    PlannedCrew row;
    row.crew = candidate.crew;
    row.m = m;
    row.cost = candidate.cost;
    row.opposition = 0;
    const auto worthOf = [&](auto place, const Listing& listing) {
        return isOpen(card, place) ? Amount{{}, QStringLiteral("?")} : worthFor(listing, m);
    };
    for (const Zone zone : zones) {
        const Amount count = row.zones[engine::nameOf(zone)] = worthOf(zone, card.arrows.at(zone));
        row.opposition = row.opposition && count.number ? std::optional(*row.opposition + *count.number) : std::nullopt;
    }
    for (const QString& who : candidate.crew)
        if (mercenary(state, who).where != Whereabouts::Stable && !mercenary(state, who).cost)
            row.unpriced += who;
    const bool isCounted = row.unpriced.isEmpty() && !isOpen(card, "budget");
    const auto goldOf = [&](int gold) { return isCounted ? Amount{std::max(0, gold), {}} : Amount{{}, QStringLiteral("?")}; };
    row.budgetLeft = goldOf(card.budget - candidate.cost);
    row.fromWealth = goldOf(candidate.cost - card.budget);
    row.reveal = worthOf("reveal", card.reveal);
    row.bonus = worthOf("bonus", card.bonus);
    return row;
}

Fault noBattle(const char* question)
{
    return {QLatin1String(question), {}, tr("No battle is running."), tr("Begin one, then ask again.")};
}

bool isFought(const State& state) { return state.battle && state.step != Step::Resolution; }

Answered<BestOrder> answer(const State& state, const Order& q)
{
    if (!isFought(state))
        return {{}, {{}, {noBattle(Order::verb)}}};
    const Line line = bestLine(state, q.strain);
    const bool isWhole = line.isWhole && line.chance.isEmpty() && line.unknown.isEmpty();
    BestOrder order{{}, line.defeated, line.weakened, isWhole, line.chance, line.unknown};
    for (const LineStep& step : line.steps)
        order.steps += std::visit(
            [](const auto& action) {
                return OrderStep{QLatin1String(action.verb), engine::typedFields(action)};
            },
            step);
    return told(order, R::I_ACTION);
}

Answered<QStringList> answer(const State& state, const RulesInForce&)
{
    return told(engine::rulesBehind(offers(state), bookRules()), R::I_CAREER);
}

} // namespace

Answered<Eligible> answer(const State& state, const Eligibility& q)
{
    const QString id = q.card.isEmpty() ? state.drawn : q.card;
    Answered<Eligible> result;
    if (state.status != CareerStatus::Running) { // no card is any of the three
        result.verdict.faults +=
            Fault{QStringLiteral("eligibility"), {}, tr("The career has ended."), tr("Start a new career, then ask again.")};
        return result;
    }
    if (id.isEmpty()) {
        result.verdict.faults += nothingDrawn(QStringLiteral("eligibility.card"));
        return result;
    }
    const CareerCard& card = careerCard(state, id);
    Checks checks;
    eligible(checks, state, card);
    result.verdict = engine::Verdict(std::move(checks));
    const bool bound = card.keyword == Keyword::Revenge && !card.requirement.replacesKeyword;
    result.value = !result.verdict.isAllowed() ? Eligible::Redraw : bound ? Eligible::Forced : Eligible::Eligible;
    return result;
}

std::optional<Amount> Amount::read(const QJsonValue& json)
{
    return json.isDouble() ? std::optional(Amount{json.toInt(), {}})
        : json.isString()  ? std::optional(Amount{{}, json.toString()})
                           : std::nullopt;
}

Answered<QList<PlannedCrew>> answer(const State& state, const Plan& q)
{
    if (state.status != CareerStatus::Running)
        return afterwards<QList<PlannedCrew>>(state);
    const QString id = !q.card.isEmpty() ? q.card : state.contract ? state.contract->card : state.drawn;
    if (id.isEmpty())
        return {{}, {{}, {nothingDrawn(QStringLiteral("plan.card"))}}};
    const CareerCard& card = careerCard(state, id);
    const int spent = state.contract ? state.contract->fromWealth : 0;
    const int gold = isOpen(card, "budget") ? std::numeric_limits<int>::max() : card.budget + state.wealth + spent;
    QList<const Mercenary*> pool;
    for (const Mercenary& who : state.mercenaries)
        if (isFreelancer(state, who, card))
            pool += &who;
    std::ranges::stable_sort(pool, {}, [](const Mercenary* who) { return who->cost.value_or(0); });
    QList<Candidate> candidates;
    for (const QStringList& agents : agentChoices(deployableAgents(state, card), mostIn(state, card)))
        combine(pool, 0, Candidate{agents, 0}, Limits{card.crewMin, mostIn(state, card), gold}, candidates);
    std::ranges::stable_sort(candidates, {}, [](const Candidate& c) { return std::pair(c.crew.size(), c.cost); });
    QList<PlannedCrew> rows;
    for (const Candidate& candidate : candidates)
        rows += planned(state, card, candidate);
    Answered<QList<PlannedCrew>> result = told(rows, R::I_HIREABLE);
    if (!deployableAgents(state, card).isEmpty())
        result.told += engine::Told{&reason(R::I_AGENT_FREE), {}};
    for (const Listing& listing :
        {card.arrows.north, card.arrows.east, card.arrows.south, card.arrows.west, card.reveal, card.bonus})
        if (const engine::Reason* rule = &reason(valueRule(listing)); !cites(result.told, rule))
            result.told += engine::Told{rule, {}};
    return result;
}

Fare fare(const State& state, const Fighter& who, const Opponent& card, Skill skill, QStringList assists)
{
    if (!blankContest(state, skill, QStringList{who.id} + assists, card.id).isEmpty())
        return {{}, {}, QLatin1String(reason(R::W_UNKNOWN).id), false};
    assists.removeDuplicates(); // nobody helps twice
    assists.removeIf([&](const QString& helper) {
        Checks checks;
        mayAssist(checks, state, who, {helper}, {skill});
        return !checks.isAllowed();
    });
    const Strength attack = attackOf(state, who, skill, assists);
    const Contest result = dealing(contest(state, skill, attack, ranksOf(state, card), {}, false), state, who.id, card.id);
    const int taken = result.effected == Effected::DefenderHurt            ? result.damage
        : result.effected == Effected::DefenderExhausted && card.exhausted ? 1 // exhaustion upon exhaustion (HS-226)
                                                                           : 0;
    const int bears = card.isMercenary() ? int(Health::Injured) - int(card.health) : 1;
    return {result.attack, result.defence, QLatin1String(reason(result.outcome).id), taken > 0 && taken >= bears};
}

Answered<QList<Duel>> answer(const State& state, const Matrix& q)
{
    if (!isFought(state))
        return {{}, {{}, {noBattle(Matrix::verb)}}};
    QList<Duel> rows;
    for (const Fighter& who : state.battle->crew)
        for (const Opponent& card : state.battle->opposition) {
            if (!who.isOnTable() || who.exhausted || sharesWith(state, who) || !card.faceUp || isTrap(state, card)
                || !neighbours(card.zone, who.at))
                continue;
            rows += Duel{who.id, card.id, fare(state, who, card, Skill::Melee, q.assists),
                fare(state, who, card, Skill::Missiles, q.assists), fare(state, who, card, Skill::Alertness, q.assists)};
        }
    Answered<QList<Duel>> result = told(rows, R::I_ADJACENT);
    for (const Duel& duel : rows)
        for (const Fare* one : {&duel.melee, &duel.missile, &duel.feint})
            for (const engine::Reason& outcome : allReasons())
                if (one->outcome == QLatin1String(outcome.id) && !cites(result.told, &outcome))
                    result.told += engine::Told{&outcome, {}};
    return result;
}

const QList<engine::Question>& questions() { return engine::questionsIn<AnyQuestion, State>(); }

engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields)
{
    return engine::asked<AnyQuestion>(state, question, fields);
}

} // namespace hiredswords

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be asked of a state: values, geometry, rankings, who can be hired, the contract planner, the battle matrix.
#include "engine/asking.h"
#include "engine/any_action.h"
#include "games/hired-swords/rules/battle/line.h"
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/questions/odds.h"
#include "games/hired-swords/rules/rules.h"

#include <algorithm>

namespace hiredswords {

using engine::Answer;
using engine::Fault;
using engine::Result;

namespace {

template <class Values> QJsonArray listed(const Values& values)
{
    QJsonArray array;
    for (const auto& value : values)
        array += engine::toJson(value);
    return array;
}

Answer told(const QJsonValue& value, R reason)
{
    Answer answer;
    answer.value = value;
    answer.told += engine::Told{&hiredswords::reason(reason), {}};
    return answer;
}

// --- the questions, each a described struct with what it answers

struct Value {
    QString listing;
    int crew = 0;
    QList<int> rolled;
    HS_QUESTION("value", "What a listing is worth now")
    static constexpr void fields(auto each)
    {
        each(field("listing", &Value::listing, "3, +2, -1, x3, M, D6, DM …"),
            field("crew", &Value::crew, "crew count, if not that of the running contract").optional().from(0, 18),
            field("rolled", &Value::rolled, "dice faces").optional());
    }
};

struct Dice {
    QString listing;
    int crew = 0;
    HS_QUESTION("dice", "Which dice a listing rolls now: their sides")
    static constexpr void fields(auto each)
    {
        each(field("listing", &Dice::listing, "3, +2, -1, x3, M, D6, DM …"),
            field("crew", &Dice::crew, "crew count, if not that of the running contract").optional().from(0, 18));
    }
};

struct Eligibility {
    QString card;
    HS_QUESTION("eligibility", "Whether a career card may be taken where you are")
    static constexpr void fields(auto each)
    {
        each(field("card", &Eligibility::card, "the drawn one unless named").names("career-card").optional());
    }
};

struct ZonesNextTo {
    Position position = Position::NorthEast;
    HS_QUESTION("zones-next-to", "The zones that a position neighbours")
    static constexpr void fields(auto each) { each(field("position", &ZonesNextTo::position, "corner")); }
};

struct MovesFrom {
    Position position = Position::NorthEast;
    HS_QUESTION("moves-from", "The positions that a Move reaches, and the zone it crosses")
    static constexpr void fields(auto each) { each(field("position", &MovesFrom::position, "corner")); }
};

struct ZoneAfter {
    Zone zone = Zone::North;
    MoveIcon direction = MoveIcon::Clockwise;
    HS_QUESTION("zone-after", "The next zone around the contract")
    static constexpr void fields(auto each)
    {
        each(field("zone", &ZoneAfter::zone, "zone"), field("direction", &ZoneAfter::direction, "clockwise or counterclockwise"));
    }
};

enum class Side { Top, Right, Bottom, Left };
constexpr auto names(Side)
{
    return std::array{
        Named{Side::Top, "top"}, Named{Side::Right, "right"}, Named{Side::Bottom, "bottom"}, Named{Side::Left, "left"}};
}

struct ZoneAt {
    Side side = Side::Top;
    HS_QUESTION("zone-at", "The zone on a side of the contract card")
    static constexpr void fields(auto each) { each(field("side", &ZoneAt::side, "side")); }
};

struct Distance {
    Zone zone = Zone::North;
    Position position = Position::NorthEast;
    HS_QUESTION("distance", "Steps along the ring from a zone to a position")
    static constexpr void fields(auto each)
    {
        each(field("zone", &Distance::zone, "zone"), field("position", &Distance::position, "corner"));
    }
};

struct OppositionMoves {
    QString card;
    HS_QUESTION("opposition-moves", "Where an opposition card may end in phase 3")
    static constexpr void fields(auto each) { each(field("card", &OppositionMoves::card, "which").names("opposition")); }
};

struct OppositionSkills {
    QString card;
    HS_QUESTION("opposition-skills", "With which skills an opposition card may act")
    static constexpr void fields(auto each) { each(field("card", &OppositionSkills::card, "which").names("opposition")); }
};

struct Rankings {
    QString who;
    HS_QUESTION("rankings", "The rankings that count now")
    static constexpr void fields(auto each) { each(field("who", &Rankings::who, "crew or opposition").names("figure")); }
};

struct Freelancers {
    HS_QUESTION("freelancers", "Who can be hired here and now")
    static constexpr void fields(auto each) { each(); }
};

struct TypeOfContract {
    HS_QUESTION("contract-type", "VERSUS or PROTECTOR")
    static constexpr void fields(auto each) { each(); }
};

struct CareerNow {
    HS_QUESTION("career", "Whether the career is running")
    static constexpr void fields(auto each) { each(); }
};

struct Targets {
    QString who;
    ActionKind kind = ActionKind::Melee;
    HS_QUESTION("targets", "Which opposition a mercenary may attack or feint")
    static constexpr void fields(auto each)
    {
        each(field("who", &Targets::who, "mercenary").names("crew"), field("kind", &Targets::kind, "melee, missile or feint"));
    }
};

struct Plan {
    QString card;
    HS_QUESTION("plan", "Every crew that budget and wealth can pay, and what it makes of the opposition")
    static constexpr void fields(auto each)
    {
        each(field("card", &Plan::card, "the drawn or running contract unless named").names("career-card").optional());
    }
};

struct Matrix {
    QStringList assists;
    HS_QUESTION("matrix", "How each ready mercenary would fare against each card in reach")
    static constexpr void fields(auto each)
    {
        each(field("assists", &Matrix::assists, "who would assist").names("figure").optional());
    }
};

struct Order {
    bool strain = false;
    HS_QUESTION("line", "In which order the crew's attacks take most of the opposition off the table, nobody hurt")
    static constexpr void fields(auto each) { each(field("strain", &Order::strain, "but for one strain").optional()); }
};

struct RulesInForce {
    HS_QUESTION("rules-in-force", "Which rules the state calls for now")
    static constexpr void fields(auto each) { each(); }
};

#undef HS_QUESTION

using AnyQuestion = std::variant<Value, Dice, Eligibility, ZonesNextTo, MovesFrom, ZoneAfter, ZoneAt, Distance, OppositionMoves,
    OppositionSkills, Rankings, Freelancers, TypeOfContract, CareerNow, Targets, Plan, Matrix, Order, RulesInForce, ListingOdds,
    ContractOdds, NextDraw>;

// --- the answers

// The state as if a crew of that size were deployed.
Answer answer(const State& now, const Dice& q)
{
    QJsonArray sides;
    for (const engine::Die& die : diceOf(withCrew(now, q.crew), Listing{q.listing}, {}))
        sides += die.sides;
    return told(sides, R::I_DICE);
}

Answer answer(const State& now, const Value& q)
{
    const State state = withCrew(now, q.crew);
    Answer result;
    Checks checks;
    checkListing(checks, state, Listing{q.listing});
    result.verdict = engine::Verdict(std::move(checks));
    if (!result.verdict.isAllowed())
        return result;
    const auto term = dice::Term::parse(q.listing, vocabulary(crewCount(state)));
    const auto rolled = term->rolled(q.rolled);
    if (!rolled) {
        result.verdict.faults = rolled.faults();
        return result;
    }
    result.value = int(std::clamp<qint64>(rolled->total, 0, 9999));
    result.told += engine::Told{&reason(R::I_VALUE), {"hiredswords", "%1", {rolled->making()}}};
    if (!term->isFixed())
        result.told += engine::Told{&reason(R::I_DICE), {}};
    return result;
}

Fault nothingDrawn(const QString& place)
{
    return {place, {}, tr("No card is drawn."), tr("Draw one, or name a card that has been seen.")};
}

Answer answer(const State& state, const Eligibility& q)
{
    const QString id = q.card.isEmpty() ? state.drawn : q.card;
    Answer result;
    if (id.isEmpty()) {
        result.verdict.faults += nothingDrawn(QStringLiteral("eligibility.card"));
        return result;
    }
    const CareerCard& card = careerCard(state, id);
    Checks checks;
    eligible(checks, state, card);
    result.verdict = engine::Verdict(std::move(checks));
    const bool bound = card.keyword == Keyword::Revenge && !card.requirement.replacesKeyword;
    result.value = !result.verdict.isAllowed() ? QStringLiteral("redraw")
        : bound                                ? QStringLiteral("forced")
                                               : QStringLiteral("eligible");
    return result;
}

Answer answer(const State&, const ZonesNextTo& q)
{
    QList<Zone> near;
    for (const Zone zone : zones)
        if (neighbours(zone, q.position))
            near += zone;
    // Clockwise from the position's own corner backwards, as a person reads a corner: NE is north, then east.
    std::ranges::sort(near, {}, [&](Zone zone) { return (ringPlace(zone) - ringPlace(q.position) + 9) % 8; });
    return told(listed(near), R::I_ADJACENT);
}

Answer answer(const State&, const MovesFrom& q)
{
    QJsonArray moves;
    QList<Position> near;
    for (const Position to : positions)
        if (neighbours(q.position, to))
            near += to;
    for (const Position to : near)
        moves += QJsonObject{
            {QStringLiteral("to"), engine::nameOf(to)}, {QStringLiteral("via"), engine::nameOf(between(q.position, to))}};
    return told(moves, R::I_ADJACENT);
}

Answer answer(const State&, const ZoneAfter& q)
{
    return told(
        engine::nameOf(q.direction == MoveIcon::Counterclockwise ? counterclockwise(q.zone) : clockwise(q.zone)), R::I_ADJACENT);
}

Answer answer(const State&, const ZoneAt& q)
{
    return told(engine::nameOf(Zone(int(q.side))), R::I_ADJACENT); // a plain compass (AMB-01)
}

Answer answer(const State&, const Distance& q)
{
    const int ring = distance(q.zone, q.position);
    return told(QJsonObject{{QStringLiteral("ring"), ring}, {QStringLiteral("steps"), (ring - 1) / 2}}, R::I_ADJACENT);
}

Answer answer(const State& state, const OppositionMoves& q)
{
    Answer result;
    const Opponent& card = *opponent(state, q.card);
    result.verdict = check(state, MoveOpposition{q.card, std::nullopt});
    result.value = listed(movesOf(state, card));
    return result;
}

Answer answer(const State& state, const OppositionSkills& q)
{
    const Opponent& card = *opponent(state, q.card);
    const QList<Skill> skills = skillsOf(state, card);
    return told(listed(skills), skills.isEmpty() ? R::I_NO_ACTION : card.isMercenary() ? R::I_ENEMY_ACT : R::I_ACTION);
}

Answer answer(const State& state, const Rankings& q)
{
    const Fighter* who = fighter(state, q.who);
    const Ranks ranks = who ? ranksOf(state, *who) : ranksOf(state, *opponent(state, q.who));
    Answer result = told(ranks.written(), who && who->health == Health::Injured ? R::I_NO_RANK : R::I_ACTION);
    result.told += engine::Told{&reason(R::I_RANKS), {}};
    return result;
}

Answer answer(const State& state, const Freelancers&)
{
    QJsonArray ids;
    for (const Mercenary& who : state.mercenaries)
        if (isFreelancer(state, who, contractCard(state)))
            ids += who.id;
    return told(ids, R::I_HIREABLE);
}

Answer answer(const State& state, const TypeOfContract&)
{
    Answer result = told(engine::nameOf(contractCard(state).type).toUpper(), R::I_ACTION);
    result.told += engine::Told{&reason(R::I_TYPE), {}};
    return result;
}

Answer answer(const State& state, const CareerNow&)
{
    Answer result = told(state.status == CareerStatus::Running, R::I_CAREER);
    result.told += engine::Told{&reason(R::I_SHUFFLE), {}};
    return result;
}

Answer answer(const State& state, const Targets& q)
{
    QJsonArray ids;
    for (const Opponent& card : state.battle->opposition) {
        const engine::Verdict verdict = q.kind == ActionKind::Missile
            ? check(state, MissileAttack{q.who, card.id, {}, {}, false, false, false, {}})
            : q.kind == ActionKind::Feint ? check(state, Feint{q.who, card.id, {}, false, false})
                                          : check(state, MeleeAttack{q.who, card.id, {}, false, false});
        if (verdict.isAllowed())
            ids += card.id;
    }
    return told(ids, R::I_ADJACENT);
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

QJsonValue worthFor(const Listing& listing, int m)
{
    const auto term = dice::Term::parse(listing.text, vocabulary(m));
    if (!term || !term->missing().isEmpty())
        return listing.text;
    if (const auto fixed = term->isFixed() ? term->rolled({}) : Result<dice::Rolled>(Fault{}))
        return int(std::max<qint64>(0, fixed->total));
    const bool isCrewDie = listing.text.compare(QLatin1String("DM"), Qt::CaseInsensitive) == 0 && m >= 2 && m <= 4;
    return isCrewDie ? QLatin1Char('D') + QString::number(m) : listing.text;
}

Answer answer(const State& state, const Plan& q)
{
    const QString id = !q.card.isEmpty() ? q.card : state.contract ? state.contract->card : state.drawn;
    if (id.isEmpty()) {
        Answer none;
        none.verdict.faults += nothingDrawn(QStringLiteral("plan.card"));
        return none;
    }
    const CareerCard& card = careerCard(state, id);
    const int spent = state.contract ? state.contract->fromWealth : 0;
    const int budget = card.kind == CareerKind::Contract ? card.budget : 0;
    const int wealth = state.wealth + spent;
    QList<const Mercenary*> pool;
    for (const Mercenary& who : state.mercenaries)
        if (isFreelancer(state, who, card))
            pool += &who;
    std::ranges::stable_sort(pool, {}, [](const Mercenary* who) { return who->cost.value_or(0); });
    QList<Candidate> candidates;
    for (const QStringList& agents : agentChoices(deployableAgents(state, card), card.crewMax))
        combine(pool, 0, Candidate{agents, 0}, Limits{card.crewMin, card.crewMax, budget + wealth}, candidates);
    std::ranges::stable_sort(candidates, {}, [](const Candidate& c) { return std::pair(c.crew.size(), c.cost); });
    QJsonArray rows;
    for (const Candidate& candidate : candidates) {
        const int m = int(candidate.crew.size());
        QJsonObject zonesOf;
        int total = 0;
        bool isFixed = true;
        for (const Zone zone : zones) {
            const QJsonValue count = worthFor(card.arrows.at(zone), m);
            zonesOf.insert(engine::nameOf(zone), count);
            total += count.toInt();
            isFixed &= count.isDouble();
        }
        QJsonArray unpriced;
        for (const QString& who : candidate.crew)
            if (mercenary(state, who).where != Whereabouts::Stable && !mercenary(state, who).cost)
                unpriced += who;
        rows += QJsonObject{{QStringLiteral("crew"), QJsonArray::fromStringList(candidate.crew)}, {QStringLiteral("m"), m},
            {QStringLiteral("price_not_entered"), unpriced}, {QStringLiteral("cost"), candidate.cost},
            {QStringLiteral("budget_left"), std::max(0, budget - candidate.cost)},
            {QStringLiteral("from_wealth"), std::max(0, candidate.cost - budget)}, {QStringLiteral("zones"), zonesOf},
            {QStringLiteral("opposition"), isFixed ? QJsonValue(total) : QJsonValue()},
            {QStringLiteral("reveal"), worthFor(card.reveal, m)}, {QStringLiteral("bonus"), worthFor(card.bonus, m)}};
    }
    return told(rows, R::I_HIREABLE);
}

// --- the battle matrix

QJsonObject cell(const State& state, const Fighter& who, const Opponent& card, Skill skill, QStringList assists)
{
    // Whoever cannot help this one with that skill is left out; nobody helps twice.
    assists.removeDuplicates();
    assists.removeIf([&](const QString& helper) {
        Checks checks;
        mayAssist(checks, state, who, {helper}, {skill});
        return !checks.isAllowed();
    });
    const int attack = ranksOf(state, who).in(skill) + lent(state, assists, skill);
    const Contest result = contest(state, skill, attack, ranksOf(state, card), {}, false);
    const bool again = result.effected == Effected::DefenderExhausted && card.exhausted;
    return {{QStringLiteral("attack"), result.attack}, {QStringLiteral("defence"), result.defence},
        {QStringLiteral("outcome"), QLatin1String(reason(result.outcome).id)},
        {QStringLiteral("defeats"),
            !card.isMercenary() ? result.effected == Effected::DefenderHurt || again
                                : result.effected == Effected::DefenderHurt || (again && card.health == Health::Weary)}};
}

Answer answer(const State& state, const Matrix& q)
{
    QJsonArray rows;
    if (state.battle)
        for (const Fighter& who : state.battle->crew)
            for (const Opponent& card : state.battle->opposition) {
                if (!who.isOnTable() || who.exhausted || sharesWith(state, who) || !card.faceUp || isTrap(state, card)
                    || !neighbours(card.zone, who.at))
                    continue;
                rows += QJsonObject{{QStringLiteral("who"), who.id}, {QStringLiteral("card"), card.id},
                    {QStringLiteral("melee"), cell(state, who, card, Skill::Melee, q.assists)},
                    {QStringLiteral("missile"), cell(state, who, card, Skill::Missiles, q.assists)},
                    {QStringLiteral("feint"), cell(state, who, card, Skill::Alertness, q.assists)}};
            }
    return told(rows, R::I_ADJACENT);
}

Answer answer(const State& state, const Order& q)
{
    const Line line = bestLine(state, q.strain);
    QJsonArray steps;
    for (const LineStep& step : line.steps)
        steps += std::visit(
            [](const auto& action) {
                return QJsonObject{
                    {QStringLiteral("do"), QLatin1String(action.verb)}, {QStringLiteral("fields"), engine::typedFields(action)}};
            },
            step);
    return told(QJsonObject{{QStringLiteral("steps"), steps}, {QStringLiteral("defeated"), line.defeated},
                    {QStringLiteral("weakened"), line.weakened}, {QStringLiteral("whole"), line.isWhole},
                    {QStringLiteral("chance"), QJsonArray::fromStringList(line.chance)}},
        R::I_ACTION);
}

Answer answer(const State& state, const RulesInForce&)
{
    return told(QJsonArray::fromStringList(engine::rulesBehind(offers(state), bookRules())), R::I_CAREER);
}

} // namespace

namespace {

constexpr auto answering = [](const State& state, const auto& q) { return answer(state, q); };

} // namespace

const QList<engine::Question>& questions()
{
    static const QList<engine::Question> all = engine::questionsIn<AnyQuestion, State>(answering);
    return all;
}

engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields)
{
    return engine::asked<AnyQuestion>(
        state, question, fields, [&](QLatin1String kind) { return namesOf(state, kind); }, answering);
}

} // namespace hiredswords

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/desk.h"

#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/desk/sheets/career_road.h"
#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/questions/questions.h"
#include "games/hired-swords/rules/query.h"
#include "kit/paper/begun.h"

namespace hiredswords::desk {

namespace {

using kit::paper::Cell;
using kit::paper::Document;

constexpr int mostAgents = 4;
constexpr qsizetype mostPlans = 30;

QString textOf(const Amount& amount) { return amount.number ? number(*amount.number) : amount.text; }

QString of(const std::optional<int>& value) { return value ? number(*value) : QStringLiteral("?"); }

QString standingText(const State& state)
{
    QStringList all;
    for (const Standing standing : {Standing::Betrayer, Standing::Criminal, Standing::Guilder})
        if (state.standings.has(standing))
            all += capital(shown(standing));
    return all.isEmpty() ? hiredswords::tr("none") : all.join(QStringLiteral(", "));
}

Health healthOf(const State& state, const Mercenary& who)
{
    if (who.where == Whereabouts::Slain)
        return Health::Slain;
    const Fighter* fights = fighter(state, who.id);
    return fights ? fights->health : Health::Healthy;
}

void addRoad(Document& document, const Road& road)
{
    document.heading(hiredswords::tr("Wealth"), hiredswords::tr("goes on by pencil"));
    kit::paper::Curve curve{{}, {{hiredswords::tr("Wealth"), {}}}, hiredswords::tr("Wealth after each change.")};
    for (const Road::Stop& stop : road.stops) {
        curve.steps += number(stop.wealth);
        curve.lines.first().values += stop.wealth;
    }
    if (curve.steps.size() > 1)
        document.blocks += curve;
    QList<QList<Cell>> rows;
    for (const Road::Done& one : road.contracts)
        rows += QList<Cell>{Cell(number(rows.size() + 1)), Cell::box(one.won, one.title),
            Cell(one.won ? hiredswords::tr("won") : hiredswords::tr("lost")),
            Cell(one.gold == 0 ? QStringLiteral("0") : kit::signedNumber(one.gold)), Cell(number(one.wealth), true)};
    document.heading(hiredswords::tr("Contracts"), hiredswords::tr("tick when won"));
    document.table(
        {QStringLiteral("#"), hiredswords::tr("Contract"), QString(), hiredswords::tr("#Change"), hiredswords::tr("#Wealth")},
        rows, int(std::max<qsizetype>(2, 5 - rows.size())));
}

void addRoster(Document& document, const State& state)
{
    QList<QList<Cell>> rows;
    for (const Mercenary& who : state.mercenaries) {
        const Fighter* fights = fighter(state, who.id);
        if (!fights && who.where == Whereabouts::Pool)
            continue;
        const Ranks ranks = who.healthy.value_or(Ranks());
        const Health health = healthOf(state, who);
        QList<Cell> row{Cell(titleOf(state, who.id), true),
            Cell(who.where == Whereabouts::Stable ? hiredswords::tr("agent") : hiredswords::tr("freelancer")),
            Cell(of(who.cost))};
        for (const Skill skill : allSkills)
            row += Cell(who.healthy ? ranks.text(skill) : QStringLiteral("?"));
        for (const Health one : {Health::Healthy, Health::Weary, Health::Injured, Health::Slain})
            row += Cell::box(health == one);
        rows += row;
    }
    document.heading(hiredswords::tr("Roster"), hiredswords::tr("agents, crew and the slain; rankings when healthy"));
    QStringList titles{hiredswords::tr("Name"), hiredswords::tr("As")};
    for (const QString& figure : {hiredswords::tr("Cost"), hiredswords::tr("Melee"), hiredswords::tr("Missiles"),
             hiredswords::tr("Stamina"), hiredswords::tr("Alertness")})
        titles += QLatin1Char('#') + figure;
    for (const Health one : {Health::Healthy, Health::Weary, Health::Injured, Health::Slain})
        titles += capital(shown(one));
    document.table(titles, rows, int(std::max<qsizetype>(2, 7 - rows.size())));
}

void addHeld(Document& document, const State& state)
{
    QList<QList<Cell>> rows;
    for (const QString& id : state.held)
        rows += QList<Cell>{Cell(hiredswords::tr("final contract")), Cell(titleOf(state, id), true), Cell()};
    for (const QString& id : state.lasting)
        rows += QList<Cell>{
            Cell(hiredswords::tr("encounter that stays")), Cell(titleOf(state, id), true), Cell(careerCard(state, id).expires)};
    for (const Tactic& one : state.tactics)
        if (one.where == TacticPlace::Kept || (state.contract && state.contract->bought.contains(one.id)))
            rows += QList<Cell>{Cell(hiredswords::tr("tactic")), Cell(titleOf(state, one.id), true),
                Cell(hiredswords::tr("Cost") + QLatin1Char(' ') + of(one.cost))};
    document.heading(hiredswords::tr("Held"), hiredswords::tr("finals, lasting encounters, tactics"));
    document.table({QString(), QString(), QString()}, rows, int(std::max<qsizetype>(1, 3 - rows.size())));
}

Document careerSheet(Document document, const State& state, const Road& road, bool isEmpty)
{
    const QString blank;
    const auto value = [&](const QString& text) { return isEmpty ? blank : text; };
    document.blocks += kit::paper::Facts{{{hiredswords::tr("Wealth"), value(number(state.wealth))},
        {hiredswords::tr("Settlement"), value(capital(shown(state.location)))},
        {hiredswords::tr("Standing"), value(standingText(state))},
        {hiredswords::tr("Agents"), value(fill(hiredswords::tr("%1 of %2"), {number(agentCount(state)), number(mostAgents)}))},
        {hiredswords::tr("Won · lost"), value(number(state.won) + QStringLiteral(" · ") + number(state.lost))}}};
    addRoad(document, road);
    addHeld(document, state);
    addRoster(document, state);
    if (!isEmpty && !state.notes.isEmpty())
        document.text(state.notes.join(QLatin1Char('\n')));
    document.heading(hiredswords::tr("Notes"));
    document.blocks += kit::paper::Lines{2};
    return document;
}

Document contractPlan(Document document, const State& state)
{
    const QString id = state.contract ? state.contract->card : state.drawn;
    if (id.isEmpty()) {
        document.text(hiredswords::tr("No contract is drawn or running: the plan is made when one is."));
        document.table({hiredswords::tr("Crew"), QStringLiteral("#M"), hiredswords::tr("#Cost"), hiredswords::tr("#Left"),
                           hiredswords::tr("#Opposition")},
            {}, 20);
        return document;
    }
    const CareerCard& card = careerCard(state, id);
    document.title = titleOf(state, id);
    document.blocks +=
        kit::paper::Facts{{{hiredswords::tr("Budget"), state.contract ? budgetLeftText(state) : printedText(card, "budget")},
            {hiredswords::tr("Wealth"), number(state.wealth)}, {hiredswords::tr("Bonus"), printedText(card, "bonus")},
            {hiredswords::tr("Revealed"), printedText(card, "reveal")},
            {hiredswords::tr("Crew"), fill(hiredswords::tr("%1 to %2"), {number(card.crewMin), number(card.crewMax)})}}};
    document.heading(
        hiredswords::tr("Crews that budget and wealth pay"), hiredswords::tr("cheapest first; tick the one that goes"));
    QList<QList<Cell>> rows;
    const QList<PlannedCrew> plans = answer(state, Plan{}).value;
    for (const PlannedCrew& plan : plans.mid(0, mostPlans)) {
        QStringList who;
        for (const QString& one : plan.crew)
            who += titleOf(state, one);
        QStringList zones;
        for (auto zone = plan.zones.begin(); zone != plan.zones.end(); ++zone)
            zones += capital(hiredswords::tr(zone.key().toLatin1().constData())) + QLatin1Char(' ') + textOf(*zone);
        rows += QList<Cell>{Cell::box(false, who.join(QStringLiteral(", "))), Cell(number(plan.m)),
            Cell(plan.unpriced.isEmpty() ? number(plan.cost) : fill(hiredswords::tr("at least %1"), {number(plan.cost)})),
            Cell(textOf(plan.budgetLeft)), Cell(textOf(plan.fromWealth)), Cell(zones.join(QStringLiteral(" · ")))};
    }
    document.table({hiredswords::tr("Crew"), QStringLiteral("#M"), hiredswords::tr("#Cost"), hiredswords::tr("#Budget left"),
                       hiredswords::tr("#From wealth"), hiredswords::tr("Opposition")},
        rows, 2);
    if (plans.size() > mostPlans)
        document.text(fill(hiredswords::tr("Further crews: %1. The cheapest are listed."), {number(plans.size() - mostPlans)}),
            kit::paper::Text::Tone::Quiet);
    if (plans.isEmpty())
        document.text(hiredswords::tr("No crew can be paid for this contract."));
    document.heading(hiredswords::tr("Notes"));
    document.blocks += kit::paper::Lines{4};
    return document;
}

} // namespace

QList<kit::Sheet> Desk::sheets(const kit::Sitting& sitting) const
{
    const auto head = [&sitting, now = heading(sitting.state())](const QString& id, const QString& title, const QString& kind) {
        return kit::paper::begun(sitting, now, id, title, kind);
    };
    const QString career = hiredswords::tr("Career sheet"), plan = hiredswords::tr("Contract plan"),
                  empty = hiredswords::tr("Career sheet, empty");
    return {kit::paper::sheetOf(QStringLiteral("career-sheet"), career,
                [=, &sitting] {
                    return careerSheet(head(QStringLiteral("career-sheet"), sitting.name(), career), stateOf(sitting.state()),
                        roadOf(sitting), false);
                }),
        kit::paper::sheetOf(QStringLiteral("contract-plan"), plan,
            [=, &sitting] { return contractPlan(head(QStringLiteral("contract-plan"), plan, plan), stateOf(sitting.state())); }),
        kit::paper::sheetOf(QStringLiteral("career-sheet-empty"), empty, [=] {
            Document document;
            document.id = QStringLiteral("career-sheet-empty");
            document.title = career;
            document.kicker = QStringLiteral("Hired Swords");
            return careerSheet(document, State(), {}, true);
        })};
}

QList<kit::paper::Measure> Desk::measures(const engine::AnyState& state) const
{
    return {{hiredswords::tr("Wealth"), double(stateOf(state).wealth)}};
}

QStringList Desk::fallen(const engine::AnyState& any) const
{
    const State& state = stateOf(any);
    QStringList names;
    for (const Mercenary& who : state.mercenaries)
        if (healthOf(state, who) == Health::Slain)
            names += titleOf(state, who.id);
    return names;
}

} // namespace hiredswords::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which cells the map has, how they are called, and what the chosen unit can do from there.
#include "games/sellsword/desk/map/gridmap_board.h"

#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/names.h"
#include "games/sellsword/rules/questions/questions.h"
#include "games/sellsword/rules/rules.h"
#include "games/sellsword/rules/titles.h"
#include "games/sellsword/rules/reasons.h"
#include "kit/rule_behind.h"

namespace sellsword::desk {

namespace {

QString coverText(CoverBy cover)
{
    switch (cover) {
    case CoverBy::Nothing:
        return sellsword::tr("no cover");
    case CoverBy::Wall:
        return sellsword::tr("cover by a wall");
    case CoverBy::Bodies:
        return sellsword::tr("cover by bodies");
    case CoverBy::Brush:
        return sellsword::tr("cover by brush");
    case CoverBy::LowCover:
        return sellsword::tr("low cover");
    case CoverBy::Table:
        return sellsword::tr("cover, says the table");
    }
    return {};
}

QStringList terrainOf(const Gridmap& map, Square square)
{
    QStringList all;
    for (const Area& area : map.filled)
        if (area.contains(square))
            all += sellsword::tr("wall");
    for (const Patch& patch : map.terrain)
        if (patch.at.contains(square))
            all += shown(patch.kind);
    for (const Zone& zone : map.objectives)
        if (zone.at.contains(square))
            all += engine::fill(sellsword::tr("objective %1"), {zoneTitle(zone.id)});
    for (const Zone& zone : map.startAreas)
        if (zone.at.contains(square))
            all += engine::fill(sellsword::tr("start area %1"), {zoneTitle(zone.id)});
    return all;
}

} // namespace

namespace {

R ruleOf(Terrain kind)
{
    switch (kind) {
    case Terrain::Challenging:
        return R::I_CHALLENGING;
    case Terrain::Brush:
        return R::I_COVER_BRUSH;
    case Terrain::Damaging:
        return R::I_BURNT;
    case Terrain::Obstructing:
        return R::I_OBSTRUCTING;
    case Terrain::Pit:
        return R::I_PIT;
    case Terrain::SlidingWall:
        return R::I_SLIDING;
    case Terrain::Smoke:
        return R::I_HIDDEN_SMOKE;
    case Terrain::Clear:
        break;
    }
    return R::I_TABLE_SAYS;
}

// Units, and each square by what its ground does; of several kinds the last that was laid there.
QList<kit::RuleOfCells> rulesOfGround(const Gridmap& map)
{
    QList<kit::RuleOfCells> rules{{QStringLiteral("unit:"), &reason(R::W_UNKNOWN)}};
    for (const Patch& patch : map.terrain)
        for (int y = patch.at.from.y; y <= patch.at.to.y; ++y)
            for (int x = patch.at.from.x; x <= patch.at.to.x; ++x)
                rules += {GridmapBoard::cellOf({x, y}), &reason(ruleOf(patch.kind))};
    return rules;
}

} // namespace

GridmapBoard::GridmapBoard(QWidget* parent)
    : Board(parent)
{
    setObjectName(QStringLiteral("gridmap"));
    setAccessibleName(sellsword::tr("Gridmap"));
    setMinimumSize(260, 170);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    kit::setRuleBehind(*this, &reason(R::I_TABLE_SAYS));
}

QString GridmapBoard::cellOf(Square square) { return QStringLiteral("square:") + square.text(); }

std::optional<Square> GridmapBoard::squareOf(const QString& cell)
{
    return cell.startsWith(QLatin1String("square:")) ? Square::read(cell.mid(7)) : std::nullopt;
}

const State& GridmapBoard::state() const { return stateOf(m_state); }

void GridmapBoard::present(const engine::AnyState& any, const QList<engine::Offer>& offers, const Pointing& pointing)
{
    const bool isNew = m_state != any || m_pointing != pointing;
    m_state = any;
    m_pointing = pointing;
    if (!state().map)
        return;
    kit::setRulesBehind(*this, rulesOfGround(*state().map));
    lookAround(offers);
    look();
    relayout();
    if (isNew)
        standReady();
}

// The keys begin where something can be done: on what is asked for or aimed at, else on whoever acts, else where it may go.
void GridmapBoard::standReady()
{
    const auto isOpen = [this](const kit::Cell& one) {
        const QString place = one.id.section(QLatin1Char(':'), 1);
        return one.id.startsWith(QLatin1String("square:")) ? m_forced.contains(place) || m_burst.contains(place)
                                                           : m_targets.contains(place);
    };
    const auto isOwn = [this](const kit::Cell& one) { return one.id == QLatin1String("unit:") + m_pointing.actor; };
    const auto isReached = [this](const kit::Cell& one) {
        const QString place = one.id.section(QLatin1Char(':'), 1);
        return m_reach.contains(place) || m_careful.contains(place);
    };
    const kit::Cell* now = cell(focusedCell());
    if (now && (isOpen(*now) || isOwn(*now) || isReached(*now)))
        return;
    const auto stand = [this](const auto& isWanted) {
        const auto one = std::ranges::find_if(cells(), isWanted);
        if (one != cells().end())
            focusCell(QString(one->id));
        return one != cells().end();
    };
    stand(isOpen) || stand(isOwn) || stand(isReached);
}

void GridmapBoard::show(const engine::AnyState& any)
{
    m_state = any;
    relayout();
}

// What the offers and the rules say of the squares around the chosen unit.
void GridmapBoard::lookAround(const QList<engine::Offer>& offers)
{
    m_reach.clear();
    m_acts.clear();
    m_careful.clear();
    m_forced.clear();
    m_targets.clear();
    m_burst.clear();
    m_flanked.clear();
    for (const engine::Offer& offer : offers) {
        if (!offer.verdict.isAllowed())
            continue;
        kit::on(
            offer.action, [&](const DeclareAttack& a) { m_targets += a.target; }, [&](const Charge& a) { m_targets += a.target; },
            [&](const PlaceTile& a) { m_forced += a.at.text(); },
            [&](const ForceMove& a) {
                if (!a.path.isEmpty())
                    m_forced += a.path.last().text();
            },
            [&](const Maneuver& a) {
                if (a.to && offer.actor == m_pointing.actor)
                    m_careful += a.to->text();
            });
    }
    const Field field(state());
    for (const Unit& one : state().units)
        if (one.at && !one.dropped && field.isFlanked(one))
            m_flanked += one.id;
    const Unit* actor = unit(state(), m_pointing.actor);
    if (actor && m_pointing.origin)
        for (const QString& id : answer(state(), BurstTargets{actor->id, m_pointing.attack, *m_pointing.origin}).value.targets)
            m_burst += id;
    if (actor && !actor->dropped && state().stage == Stage::Phases)
        walkAround(field, *actor);
}

// Every square that moves which are open lead to; of a unit that waits, what one basic move would reach.
void GridmapBoard::walkAround(const Field& field, const Unit& actor)
{
    const bool acts = isActive(state(), actor) && state().turn->stage == TurnStage::Acting;
    const bool isBusy = acts && (isWaiting(state()) || !state().turn->path.isEmpty());
    if (isBusy || (!acts && (isActive(state(), actor) || actor.taken)))
        return;
    const int points = acts ? state().turn->points : 0;
    for (int count = acts && points > 0 ? 0 : 1; count <= (acts ? 3 : 1); ++count) {
        const QList<Reached> ways =
            reachOf(*field.board(), actor, points + count * moveOf(state(), actor), acts ? state().turn->diagonals : 0);
        const auto some =
            std::find_if(ways.begin(), ways.end(), [&](const Reached& one) { return one.mayStop && one.at != actor.at; });
        if (some == ways.end())
            continue;
        if (acts && !check(field, moveAlong(some->way, count)).isAllowed())
            break;
        m_acts += count;
        for (const Reached& one : ways)
            if (one.at != actor.at)
                m_reach.insert(one.at.text(), one);
    }
}

std::optional<Move> GridmapBoard::moveTo(Square square) const
{
    const auto goal = m_reach.constFind(square.text());
    if (goal == m_reach.constEnd())
        return std::nullopt;
    for (const int acts : m_acts)
        if (goal->cost <= pointsFor(acts))
            return moveAlong(goal->way, acts);
    return std::nullopt;
}

Move GridmapBoard::refusedMoveTo(Square square) const
{
    const int acts = m_acts.isEmpty() ? 1 : m_acts.last();
    const Field field(state());
    const int diagonals = state().turn ? state().turn->diagonals : 0;
    const QList<Reached> ways = reachOf(*field.board(), *unit(state(), m_pointing.actor), unreachable, diagonals);
    const auto near = [&](int squares) {
        return std::ranges::find_if(ways, [&](const Reached& one) {
            return std::max(std::abs(one.at.x - square.x), std::abs(one.at.y - square.y)) == squares;
        });
    };
    if (const auto there = near(0); there != ways.end())
        return moveAlong(there->way, acts);
    const auto beside = near(1);
    return moveAlong((beside == ways.end() ? QList<Square>() : beside->way) + QList<Square>{square}, acts);
}

int GridmapBoard::pointsFor(int acts) const
{
    const Unit& actor = *unit(state(), m_pointing.actor);
    return (isActive(state(), actor) ? state().turn->points : 0) + acts * moveOf(state(), actor);
}

// The lines from the actor: how far, whether seen, what covers.
void GridmapBoard::look()
{
    m_view.reset();
    m_lines.clear();
    m_distance.clear();
    const Unit* actor = unit(state(), m_pointing.actor);
    if (!actor || !actor->at)
        return;
    const Field field(state());
    for (const Unit& other : state().units) {
        if (&other == actor || !other.at || other.dropped)
            continue;
        const View view = field.view(*actor, other);
        const std::optional<int> away = field.distance(*actor, other);
        QStringList parts{!away                 ? sellsword::tr("no way to count")
                : field.adjacent(*actor, other) ? sellsword::tr("adjacent")
                                                : engine::fill(sellsword::tr("distance %1"), {number(*away)})};
        parts += view.visible ? sellsword::tr("in sight") : sellsword::tr("not in sight");
        if (view.visible)
            parts += coverText(view.cover);
        if (view.invisible || view.hidden)
            parts += sellsword::tr("invisible");
        if (m_flanked.contains(other.id))
            parts += sellsword::tr("flanked");
        m_lines.insert(other.id, parts.join(QStringLiteral(" · ")));
        if (other.id == m_pointing.target) {
            m_view = view;
            m_distance = away ? number(*away) : QString();
        }
    }
}

double GridmapBoard::side() const
{
    const Gridmap& map = *state().map;
    return std::max(4.0, std::min((width() - ruler() - 1) / map.width, (height() - ruler() - 1) / map.height));
}

QPointF GridmapBoard::corner() const
{
    const Gridmap& map = *state().map;
    return {ruler() + std::max(0.0, (width() - ruler() - side() * map.width) / 2),
        ruler() + std::max(0.0, (height() - ruler() - side() * map.height) / 2)};
}

QRectF GridmapBoard::rectOf(Square from, Square to) const
{
    const double s = side();
    return {corner() + QPointF(from.x, from.y) * s, QSizeF(to.x - from.x + 1, to.y - from.y + 1) * s};
}

QRectF GridmapBoard::rectOf(const Unit& who) const
{
    const int size = sideLength(state(), who) - 1;
    return rectOf(*who.at, {who.at->x + size, who.at->y + size});
}

QString GridmapBoard::squareText(Square square) const
{
    QStringList parts{square.text()};
    parts += terrainOf(*state().map, square);
    const QList<Zone>& objectives = state().map->objectives;
    if (std::ranges::any_of(objectives, [&](const Zone& one) { return one.at.contains(square); }))
        parts += engine::fill(sellsword::tr("%1 VP"), {number(state().scenario.objective)});
    if (const auto reached = m_reach.constFind(square.text()); reached != m_reach.constEnd())
        parts += engine::fill(sellsword::tr("costs %1"), {number(reached->cost)});
    if (m_careful.contains(square.text()))
        parts += sellsword::tr("maneuver");
    return listed(parts);
}

QList<kit::Cell> GridmapBoard::laidOut() const
{
    QList<kit::Cell> cells;
    if (!m_state || !state().map || width() < 10)
        return cells;
    const Gridmap& map = *state().map;
    for (int y = 0; y < map.height; ++y)
        for (int x = 0; x < map.width; ++x) {
            const Square square{x, y};
            kit::Cell cell;
            cell.id = cellOf(square);
            cell.rect = rectOf(square, square);
            cell.name = squareText(square);
            if (const auto reached = m_reach.constFind(square.text()); reached != m_reach.constEnd())
                cell.help = engine::fill(sellsword::tr("The last step: %1%2"),
                    {reached->step.cost.text(), reached->mayStop ? QString() : sellsword::tr(" · nobody stops here")});
            cell.chosen = m_pointing.origin == square;
            cell.draggable = m_isDrawing;
            cells += cell;
        }
    for (const Unit& one : state().units) {
        if (!one.at || one.dropped)
            continue;
        kit::Cell cell;
        cell.id = QStringLiteral("unit:") + one.id;
        cell.rect = rectOf(one);
        cell.name = unitText(state(), one);
        QStringList help;
        if (m_flanked.contains(one.id))
            help += sellsword::tr("Flanked: compromised");
        if (m_targets.contains(one.id))
            help += sellsword::tr("May be attacked now");
        if (const QString line = m_lines.value(one.id); !line.isEmpty())
            help += engine::fill(sellsword::tr("From %1: %2"), {titleOf(state(), m_pointing.actor), line});
        cell.help = help.join(QLatin1Char('\n'));
        cell.draggable = one.id == m_pointing.actor;
        cell.chosen = one.id == m_pointing.actor || one.id == m_pointing.target;
        cells += cell;
    }
    return cells;
}

} // namespace sellsword::desk

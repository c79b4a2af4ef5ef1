// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tactics checks, the Gridmap and its Entry Tiles, the beginning of a round and its seats (p. 6).
#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/map/steps.h"
#include "games/sellsword/rules/rules.h"
#include "games/sellsword/rules/titles.h"

#include "engine/json.h"

#include <algorithm>
#include <cstdlib>

namespace sellsword {

namespace {

constexpr int greaterLead = 10; // SS-078
constexpr int d20 = 20;
constexpr int tileSide = 2;

bool isChecking(const State& state) { return state.stage == Stage::MatchCheck || state.stage == Stage::RoundCheck; }

// Who rolls now: everybody, or the tied leaders again (AS-02).
QStringList rollers(const State& state)
{
    if (!state.rolls.isEmpty())
        return leaders(state).size() > 1 ? leaders(state) : QStringList();
    QStringList all;
    for (const Player& one : state.players)
        all += one.id;
    return all;
}

// How often those who roll now have been tied, this time included.
qsizetype tiesOf(const State& state, const QStringList& rollers)
{
    qsizetype ties = state.rolls.isEmpty() ? 0 : 99;
    for (const QString& id : rollers)
        if (const Roll* roll = find(state.rolls, id))
            ties = std::min(ties, roll->tied.size() + 1);
    return ties;
}

// Injuries of Warleaders lower every check only where the table reads it so (AS-05).
int sideInjuries(const State& state, const QString& player)
{
    int injuries = 0;
    if (state.settings.warleaderInjury == WarleaderInjury::All && state.stage == Stage::RoundCheck)
        for (const Unit* one : warband(state, player))
            if (warleaderOf(state, *one) > 0 && !one->dropped)
                injuries = std::max(injuries, int(one->injuries.size()));
    return injuries;
}

bool leadsByTen(const State& state, const QString& player)
{
    const Roll* own = find(state.rolls, player);
    const int needed = greaterLead + moreLeadOf(state, state.rolls.size());
    return own && state.rolls.size() > 1 && std::ranges::all_of(state.rolls, [&](const Roll& other) {
        return other.id == player || leadOf(*own, other) >= needed;
    });
}

QStringList namesIn(const State& state, const QStringList& ids)
{
    QStringList names;
    for (const QString& id : ids)
        names += titleOf(state, id);
    return names;
}

} // namespace

Needs oneDie(const char* what)
{
    Needs needs;
    needs.dice += engine::Die{tr(what), d20};
    return needs;
}

// --- tactics check (SS-062 SS-071)

Needs needs(const State& state, const RollTactics&)
{
    Needs needs;
    for (const QString& id : rollers(state))
        needs.dice += engine::Die{.label = titleOf(state, id), .sides = d20, .countsAlone = true};
    return needs;
}

void check(Checks& checks, const State& state, const RollTactics&)
{
    checks.must(R::E_ROUND_CHECK, isChecking(state), [] { return QStringList(); });
    if (!state.rolls.isEmpty())
        checks.must(R::E_NO_TIE, leaders(state).size() > 1, [] { return QStringList(); });
}

void apply(Changes& changes, const State& before, const RollTactics& a)
{
    const QStringList who = rollers(before);
    const qsizetype ties = tiesOf(before, who);
    for (qsizetype i = 0; i < who.size() && i < a.rolled.size(); ++i) {
        const int value = a.rolled[i] - sideInjuries(before, who[i]);
        if (Roll* known = find(changes.state.rolls, who[i])) {
            known->tied = (known->tied + QList<int>{known->value}).first(ties);
            known->face = a.rolled[i];
            known->value = value;
        } else {
            changes.state.rolls += Roll{who[i], a.rolled[i], value, 0, {}};
        }
    }
    const QStringList first = leaders(changes.state);
    if (first.size() > 1)
        changes.tell(R::I_TIE, QT_TRANSLATE_NOOP("sellsword", "Tied: %1"), {listed(namesIn(before, first))});
    else if (!first.isEmpty())
        changes.tell(R::I_LEADS, QT_TRANSLATE_NOOP("sellsword", "%1 leads"), {changes.title(first.first())});
}

Message tell(const State& before, const RollTactics& a)
{
    QStringList faces;
    const QStringList who = rollers(before);
    for (qsizetype i = 0; i < who.size() && i < a.rolled.size(); ++i)
        faces += titleOf(before, who[i]) + QLatin1Char(' ')
            + (sideInjuries(before, who[i]) == 0
                    ? number(a.rolled[i])
                    : engine::fill(tr("%1 -%2 by injuries"), {number(a.rolled[i]), number(sideInjuries(before, who[i]))}));
    return say(QT_TRANSLATE_NOOP("sellsword", "Tactics check: %1"), {faces.isEmpty() ? tr("to be rolled") : listed(faces)});
}

// --- rerolls with Warleader dice (SS-063 SS-285)

Needs needs(const State&, const RerollTactics&) { return oneDie(QT_TRANSLATE_NOOP("sellsword", "tactics check")); }

namespace {

// Whose die may be spent on a check of the round: those that have one, and those of whom nobody knows.
QStringList warleadersOf(const State& state, const QString& player)
{
    QStringList all;
    for (const Unit* one : warband(state, player))
        if (!one->dropped && (diceLeft(state, *one) > 0 || !blankWarleader(state, *one).isEmpty()))
            all += one->id;
    return all;
}

} // namespace

QList<Fault> lacking(const State& state, const RerollTactics& a)
{
    const QStringList able = warleadersOf(state, a.player);
    if (state.stage != Stage::RoundCheck || !a.who.isEmpty() || able.isEmpty())
        return {};
    return {Fault{QStringLiteral("reroll-tactics.who"), {}, tr("Nobody says whose Warleader die is spent."),
        engine::fill(tr("Name one of: %1."), {able.join(QStringLiteral(", "))})}};
}

void check(Checks& checks, const State& state, const RerollTactics& a)
{
    const auto name = [&] { return QStringList{titleOf(state, a.player)}; };
    checks.must(R::E_ROUND_CHECK, isChecking(state), [] { return QStringList(); });
    const Roll* own = find(state.rolls, a.player);
    checks.must(R::E_ROLLED, own != nullptr, [] { return QStringList(); });
    if (!own)
        return;
    if (state.stage == Stage::MatchCheck) {
        const int rating = warleaderOf(state, a.player);
        checks.must(R::E_REROLLS,
            own->rerolls < rating ? engine::Truth(true) : engine::Truth(false, blankWarleaders(state, a.player)), [&] {
                return QStringList{titleOf(state, a.player), number(own->rerolls), number(rating)};
            });
        if (!a.who.isEmpty())
            nothingSurplus(checks, {titleOf(state, a.who)});
        checks.noteIf(checks.isAllowed(), R::I_REROLL_MATCH);
        return;
    }
    checks.must(R::E_LOST_CHECK, !leaders(state).contains(a.player), name);
    if (!lacking(state, a).isEmpty())
        return;
    const Unit* who = unit(state, a.who);
    const bool isOwn = who && who->player == a.player && !who->dropped;
    const bool isWarleader = isOwn && warleaderOf(state, *who) > 0;
    checks.must(R::E_WARLEADER, isOwn ? engine::Truth(isWarleader, blankWarleader(state, *who)) : engine::Truth(false), [&] {
        return QStringList{who ? titleOf(state, a.who) : tr("nobody"), titleOf(state, a.player)};
    });
    if (isWarleader) {
        const bool has = diceLeft(state, *who) > 0;
        checks.must(R::E_DIE, has, [&] { return QStringList{titleOf(state, a.who)}; })
            .starIf(has != (warleaderOf(state, *who) > who->diceSpent), "warleader_pool");
    }
    checks.noteIf(checks.isAllowed(), R::I_REROLL);
}

void apply(Changes& changes, const State& before, const RerollTactics& a)
{
    Roll* own = find(changes.state.rolls, a.player);
    if (!own || a.rolled.isEmpty())
        return;
    Unit* who = before.stage == Stage::RoundCheck ? changes.unit(a.who) : nullptr;
    own->face = a.rolled.first();
    own->value = own->face - (who ? int(who->injuries.size()) : 0);
    if (who)
        ++who->diceSpent;
    else
        ++own->rerolls;
    changes.tell(R::I_REROLL,
        own->value == own->face ? QT_TRANSLATE_NOOP("sellsword", "%1 has %2 now")
                                : QT_TRANSLATE_NOOP("sellsword", "%1 has %2 now: %3 rolled, -%4 by injuries"),
        {changes.title(a.player), number(own->value), number(own->face), number(own->face - own->value)});
    const QStringList first = leaders(changes.state);
    changes.tell(
        first.size() > 1 ? R::I_TIE : R::I_LEADS, QT_TRANSLATE_NOOP("sellsword", "%1 leads"), {listed(namesIn(before, first))});
}

Message tell(const State& before, const RerollTactics& a)
{
    const Message sentence = say(QT_TRANSLATE_NOOP("sellsword", "%1 rerolls the tactics check"), {titleOf(before, a.player)});
    if (a.rolled.isEmpty() || !check(before, a).isAllowed())
        return sentence;
    return say("%1 · %2", {sentence.text(), toldOf(apply(before, a), {R::I_REROLL})});
}

void check(Checks& checks, const State& state, const SettleTactics& a)
{
    checks.must(R::E_ROUND_CHECK, isChecking(state), [] { return QStringList(); });
    checks.must(R::E_ROLLED, !state.rolls.isEmpty(), [] { return QStringList(); });
    nothingWaits(checks, state);
    const QStringList first = leaders(state);
    const bool decides = (state.settings.tacticsTie == TacticsTie::Ask && first.contains(a.player))
        || (state.settings.tacticsTie == TacticsTie::Previous && first.contains(state.advantaged));
    checks.must(R::E_TIE, first.size() <= 1 || decides, [&] { return QStringList{listed(namesIn(state, first))}; })
        .starIf(first.size() > 1 && decides, "tactics_tie");
    const bool counts = first.size() > 1 && state.settings.tacticsTie == TacticsTie::Ask;
    if (!a.player.isEmpty() && !counts && !first.contains(a.player))
        nothingSurplus(checks, {titleOf(state, a.player)});
    checks.noteIf(checks.isAllowed(), R::I_LEADS);
}

void apply(Changes& changes, const State& before, const SettleTactics& a)
{
    const QStringList first = leaders(before);
    if (first.size() == 1)
        changes.state.advantaged = first.first();
    else if (!a.player.isEmpty() && before.settings.tacticsTie != TacticsTie::Previous)
        changes.state.advantaged = a.player;
    else if (changes.state.advantaged.isEmpty())
        changes.state.advantaged = first.value(0);
    changes.state.greater = before.stage == Stage::RoundCheck && leadsByTen(before, changes.state.advantaged);
    const QString& leads = changes.state.advantaged; // nobody's where nobody has rolled
    changes.tell(R::I_LEADS, QT_TRANSLATE_NOOP("sellsword", "%1 is the advantaged player"),
        {leads.isEmpty() ? tr("Nobody") : changes.title(leads)});
    if (before.stage == Stage::RoundCheck)
        changes.tell(changes.state.greater ? R::I_GREATER : R::I_NO_GREATER);
    if (before.stage == Stage::RoundCheck && before.players.size() > 2)
        changes.tell(R::I_GREATER_MANY);
    changes.state.stage = before.stage == Stage::MatchCheck ? Stage::Map : Stage::Seats;
    if (before.stage == Stage::MatchCheck)
        for (const Unit& one : before.units)
            changes.remind(one, Moment::BeforeDeploying);
    for (Player& one : changes.state.players)
        one.seat = 0;
}

Message tell(const State&, const SettleTactics&) { return say(QT_TRANSLATE_NOOP("sellsword", "The tactics check stands")); }

// --- the Gridmap (SS-065 … SS-068)

void check(Checks& checks, const State& state, const NamePicker&)
{
    checks.must(R::E_MATCH_CHECK, state.stage == Stage::Map, [&] { return QStringList{stageName(state.stage)}; });
    checks.must(R::E_AP, !state.advantaged.isEmpty(), [] { return QStringList{tr("not known yet")}; });
    checks.noteIf(checks.isAllowed(), R::I_PICKER);
}

void apply(Changes& changes, const State&, const NamePicker& a)
{
    changes.state.picker = a.player;
    changes.tell(R::I_PICKER);
}

Message tell(const State& before, const NamePicker& a)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 chooses the Gridmap"), {titleOf(before, a.player)});
}

namespace {

// What is drawn beyond the squares of its own map.
QList<Fault> drawnOutside(const Gridmap& map)
{
    QList<Fault> faults;
    const auto look = [&](const char* list, const auto& one, Square last, int width, int height) {
        if (last.x >= width || last.y >= height)
            faults += Fault{QStringLiteral("choose-map.map.") + QLatin1String(list), one.written().toString(),
                sellsword::tr("This lies outside the map."),
                engine::fill(sellsword::tr("Columns run to %1, rows to %2."), {number(width - 1), number(height - 1)})};
    };
    const auto square = [&](const char* list, const Area& area) { look(list, area, area.to, map.width, map.height); };
    const auto line = [&](const char* list, const Line& one) { look(list, one, one.to, map.width + 1, map.height + 1); };
    for (const Line& one : map.walls)
        line("walls", one);
    for (const Area& one : map.filled)
        square("filled", one);
    for (const Line& one : map.lowCover)
        line("low_cover", one);
    for (const Patch& one : map.terrain)
        square("terrain", one.at);
    for (const Zone& one : map.startAreas)
        square("start_areas", one.at);
    for (const Zone& one : map.objectives)
        square("objectives", one.at);
    return faults;
}

// A Gridmap has walls or terrain; open ground is played on with a warning (SS-061).
void hasShape(Checks& checks, const Gridmap& map)
{
    const bool isDrawn = !map.walls.isEmpty() || !map.filled.isEmpty() || !map.lowCover.isEmpty()
        || std::ranges::any_of(map.terrain, [](const Patch& one) { return one.kind != Terrain::Clear; });
    const QString title = map.title.isEmpty() ? map.id : map.title;
    checks.should(R::W_BARE_MAP, isDrawn, [&] { return QStringList{title.isEmpty() ? tr("this Gridmap") : title}; });
}

} // namespace

namespace {

bool isAnother(const ChooseMap& a, const State& state)
{
    return a.map && (!state.map || engine::digest(*a.map) != engine::digest(*state.map));
}

} // namespace

QList<Fault> faultsIn(const State& state, const ChooseMap& a)
{
    State after = state;
    if (a.map)
        after.map = a.map;
    if (isAnother(a, state))
        for (Unit& one : after.units) // taken off the one before
            one.at.reset();
    return faultsInState(after) + (after.map ? drawnOutside(*after.map) : QList<Fault>());
}

void check(Checks& checks, const State& state, const ChooseMap& a)
{
    checks.must(R::E_MATCH_CHECK, state.stage == Stage::Map, [&] { return QStringList{stageName(state.stage)}; });
    checks.must(R::E_PICKER, state.picker == a.player,
        [&] { return QStringList{state.picker.isEmpty() ? tr("not named yet") : titleOf(state, state.picker)}; });
    if (a.map || state.map)
        hasShape(checks, a.map ? *a.map : *state.map);
    checks.noteIf(checks.isAllowed(), R::I_PICKER);
}

void apply(Changes& changes, const State& before, const ChooseMap& a)
{
    if (isAnother(a, before)) {
        for (Player& one : changes.state.players)
            one.tile.reset();
        for (const Unit& one : before.units)
            changes.place(one.id, std::nullopt);
        changes.state.map = a.map;
        if (before.map)
            changes.tell(R::I_NEW_MAP);
    }
    changes.player(a.player)->side = a.side;
}

Message tell(const State& before, const ChooseMap& a)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 chooses the map and a side: %2"),
        {titleOf(before, a.player), a.side.isEmpty() ? tr("any") : zoneTitle(a.side)});
}

QList<Fault> faultsIn(const State& state, const PlaceTile& a)
{
    if (state.map && (a.at.x + tileSide > state.map->width || a.at.y + tileSide > state.map->height))
        return {Fault{QStringLiteral("place-tile.at"), a.at.text(), tr("The tile does not lie on the map."),
            tr("Its four squares have to be squares of the map.")}};
    return {};
}

void check(Checks& checks, const State& state, const PlaceTile& a)
{
    checks.must(R::E_MATCH_CHECK, state.stage == Stage::Map, [&] { return QStringList{stageName(state.stage)}; });
    const Player* first = player(state, state.picker);
    const bool isTurn = a.player == state.picker || (first && first->tile);
    checks.must(R::E_TILE_ORDER, isTurn,
        [&] { return QStringList{first ? titleOf(state, state.picker) : tr("the player who chooses the map")}; });
    if (!state.map)
        return;
    const Square last{a.at.x + tileSide - 1, a.at.y + tileSide - 1};
    const auto holds = [&](const Zone& zone, Square at) {
        return zone.at.contains(at) && zone.at.contains({at.x + 1, at.y + 1});
    };
    const QList<Zone>& areas = state.map->startAreas;
    if (!areas.isEmpty()) {
        const auto area =
            std::ranges::find_if(areas, [&](const Zone& zone) { return zone.at.contains(a.at) && zone.at.contains(last); });
        checks.must(R::E_TILE_AREA, area != areas.end(), [&] {
            QStringList names;
            for (const Zone& zone : areas)
                names += zoneTitle(zone.id) + QLatin1Char(' ') + zone.at.written().toString();
            return QStringList{listed(names)};
        });
        for (const Player& one : state.players)
            if (area != areas.end() && one.id != a.player && one.tile)
                checks.must(R::E_TILE_FREE, !holds(*area, *one.tile), [&] { return QStringList{titleOf(state, one.id)}; });
        checks.noteIf(checks.isAllowed(), R::I_PICKER);
        return;
    }
    const int width = state.map->width, height = state.map->height;
    const bool atEnd = a.at.y == 0 || a.at.y + tileSide == height, atSide = a.at.x == 0 || a.at.x + tileSide == width;
    checks.must(R::E_TILE_EDGE,
        width == height      ? atEnd || atSide
            : width < height ? atEnd
                             : atSide,
        [&] {
            return QStringList{width == height ? tr("any edge")
                    : width < height           ? tr("the first or last row")
                                               : tr("the first or last column")};
        });
    for (const Player& one : state.players)
        if (one.id != a.player && one.tile)
            checks.must(R::E_TILE_OVER, std::abs(one.tile->x - a.at.x) >= tileSide || std::abs(one.tile->y - a.at.y) >= tileSide,
                [&] { return QStringList{titleOf(state, one.id)}; });
    checks.noteIf(checks.isAllowed(), R::I_PICKER);
}

void apply(Changes& changes, const State&, const PlaceTile& a) { changes.player(a.player)->tile = a.at; }

Message tell(const State& before, const PlaceTile& a)
{
    if (!before.map)
        return say(QT_TRANSLATE_NOOP("sellsword", "%1 places the Entry Tile"), {titleOf(before, a.player)});
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 places the Entry Tile at %2"), {titleOf(before, a.player), a.at.text()});
}

QList<Fault> faultsIn(const State& state, const Deploy&)
{
    return state.map ? QList<Fault>()
                     : QList<Fault>{Fault{QStringLiteral("deploy"), {}, tr("There is no map to stand on."),
                         tr("Say how units stand to each other.")}};
}

void check(Checks& checks, const State& state, const Deploy& a)
{
    checks.must(R::E_MATCH_CHECK, state.stage == Stage::Map || state.stage == Stage::Ready,
        [&] { return QStringList{stageName(state.stage)}; });
    checks.must(R::E_PLACED_FREELY, state.settings.deployment == Deployment::Free, [] { return QStringList(); })
        .star("deployment");
    const Board board(state);
    const Stop stop = stopAt(board, *unit(state, a.who), a.at);
    checks.must(R::E_OFF_MAP, !stop.offMap, [&] { return QStringList{a.at.text()}; });
    checks.must(R::E_STOP_TAKEN, stop.occupied.isEmpty(), [&] {
        return QStringList{a.at.text(), titleOf(state, stop.occupied)};
    });
    checks.must(R::E_STOP_WALL, !stop.wall, [&] { return QStringList{a.at.text()}; });
    checks.must(R::E_STOP_PIT, !stop.pit, [&] { return QStringList{a.at.text()}; });
    checks.must(R::E_STOP_OBSTRUCTING, !stop.obstructing, [&] { return QStringList{a.at.text()}; });
    nothingForgotten(checks, state, Moment::BeforeDeploying);
    checks.noteIf(checks.isAllowed(), sideLength(state, *unit(state, a.who)) > 1 ? R::I_PLACED_BIG : R::I_PLACED);
}

void apply(Changes& changes, const State& before, const Deploy& a)
{
    if (Board(before).holds(Body{a.at, sideLength(before, *unit(before, a.who))}))
        changes.place(a.who, a.at);
    changes.tell(sideLength(before, *unit(before, a.who)) > 1 ? R::I_PLACED_BIG : R::I_PLACED);
}

Message tell(const State& before, const Deploy& a)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 is placed at %2"), {titleOf(before, a.who), a.at.text()});
}

// --- a round begins (SS-071 SS-072 SS-083)

void check(Checks& checks, const State& state, const StartRound&)
{
    notOver(checks, state);
    nothingWaits(checks, state);
    checks.must(R::E_PHASES, state.stage == Stage::Map || state.stage == Stage::Ready || state.stage == Stage::Over,
        [&] { return QStringList{stageName(state.stage)}; });
    if (state.map && state.stage == Stage::Map && state.settings.deployment == Deployment::Tile) {
        QStringList missing;
        for (const Player& one : state.players)
            if (!one.tile)
                missing += titleOf(state, one.id);
        checks.must(R::E_TILES, missing.isEmpty(), [&] { return QStringList{listed(missing)}; });
    }
    if (state.map && state.stage == Stage::Map)
        hasShape(checks, *state.map);
    if (state.map && state.stage == Stage::Map && state.settings.deployment == Deployment::Free) {
        QStringList waiting;
        for (const Unit& one : state.units)
            if (!one.at && !one.dropped)
                waiting += titleOf(state, one.id);
        checks.should(R::W_UNPLACED, waiting.isEmpty(), [&] { return QStringList{listed(waiting)}; })
            .starIf(!waiting.isEmpty(), "deployment");
    }
    nothingForgotten(checks, state, Moment::BeforeDeploying);
}

void apply(Changes& changes, const State& before, const StartRound&)
{
    State& state = changes.state;
    changes.beginRound();
    if (isLight(state))
        return;
    const bool keepsRoll = state.round == 1 && state.settings.round1UsesMatchRoll == OnOff::On && !state.rolls.isEmpty();
    state.stage = keepsRoll ? Stage::Seats : Stage::RoundCheck;
    state.greater = keepsRoll && leadsByTen(before, state.advantaged);
    if (!keepsRoll)
        state.rolls.clear();
}

Message tell(const State& before, const StartRound&)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "Round %1 begins"), {number(before.round + 1)});
}

namespace {

// The advantaged player first, then by the height of the roll; of equal ones the table says who.
QStringList choosers(const State& state)
{
    constexpr int lowest = -100; // nothing rolled
    QStringList next, waiting;
    for (const Player& one : state.players)
        if (one.seat == 0)
            waiting += one.id;
    if (waiting.contains(state.advantaged))
        return {state.advantaged};
    const auto rollOf = [&](const QString& id) {
        const Roll* roll = find(state.rolls, id);
        return roll ? *roll : Roll{id, 0, lowest, 0, {}};
    };
    for (const QString& id : waiting)
        if (std::ranges::none_of(waiting, [&](const QString& other) { return leadOf(rollOf(other), rollOf(id)) > 0; }))
            next += id;
    return next;
}

} // namespace

void check(Checks& checks, const State& state, const ChooseSeat& a)
{
    checks.must(R::E_PHASES, state.stage == Stage::Seats, [&] { return QStringList{stageName(state.stage)}; });
    nothingWaits(checks, state);
    // With two players the advantaged one decides for both.
    const QStringList next = choosers(state);
    checks.must(R::E_SEAT_ORDER, state.players.size() == 2 || next.contains(a.player),
        [&] { return QStringList{listed(namesIn(state, next))}; });
    const bool isFree = a.seat >= 1 && a.seat <= state.players.size()
        && std::ranges::none_of(state.players, [&](const Player& p) { return p.seat == a.seat; });
    checks.must(R::E_SEAT, isFree, [&] { return QStringList{number(a.seat)}; });
    nothingForgotten(checks, state, Moment::RoundStart);
    checks.noteIf(checks.isAllowed(), R::I_SEATS);
    checks.noteIf(checks.isAllowed() && state.players.size() > 2, R::I_SEATS_MANY);
}

void apply(Changes& changes, const State& before, const ChooseSeat& a)
{
    changes.player(a.player)->seat = a.seat;
    QList<int> free;
    QList<Player*> waiting;
    for (int seat = 1; seat <= before.players.size(); ++seat)
        if (std::ranges::none_of(std::as_const(changes.state.players), [&](const Player& p) { return p.seat == seat; }))
            free += seat;
    for (Player& one : changes.state.players)
        if (one.seat == 0)
            waiting += &one;
    if (waiting.size() == 1 && !free.isEmpty())
        waiting.first()->seat = free.first();
    if (waiting.size() > 1)
        return;
    changes.state.stage = Stage::Phases;
    changes.state.phase = changes.state.greater && !unused(changes.state, changes.state.advantaged).isEmpty() ? 0 : 1;
    changes.tell(
        R::I_SEATS, QT_TRANSLATE_NOOP("sellsword", "Order of phase 1: %1"), {listed(namesIn(before, orderOf(changes.state, 1)))});
}

Message tell(const State& before, const ChooseSeat& a)
{
    return say(QT_TRANSLATE_NOOP("sellsword", "%1 is P%2 this round"), {titleOf(before, a.player), number(a.seat)});
}

} // namespace sellsword

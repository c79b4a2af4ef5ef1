// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario from its setup to the moment it is put away (p. 4-7).
#include "games/jagged-alliance/rules/changes/cubes.h"
#include "games/jagged-alliance/rules/changes/course.h"
#include "games/jagged-alliance/rules/changes/effects.h"
#include "games/jagged-alliance/rules/changes/possessions.h"
#include "games/jagged-alliance/rules/changes/sectors.h"
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

namespace {

// The steps of the setup as they are ticked (p. 6).
constexpr std::array setupSteps{QT_TRANSLATE_NOOP("jaggedalliance", "scenario chosen"),
    QT_TRANSLATE_NOOP("jaggedalliance", "sector tiles laid out"),
    QT_TRANSLATE_NOOP("jaggedalliance", "rewards, spawn cards and objectives placed"),
    QT_TRANSLATE_NOOP("jaggedalliance", "mercenaries counted"),
    QT_TRANSLATE_NOOP("jaggedalliance", "stamina cubes and command actions on the boards"),
    QT_TRANSLATE_NOOP("jaggedalliance", "equipment shared out"), QT_TRANSLATE_NOOP("jaggedalliance", "miniatures on the start"),
    QT_TRANSLATE_NOOP("jaggedalliance", "bookkeepers chosen"), QT_TRANSLATE_NOOP("jaggedalliance", "dictator board chosen"),
    QT_TRANSLATE_NOOP("jaggedalliance", "tracker and counter-attack tokens placed"),
    QT_TRANSLATE_NOOP("jaggedalliance", "day side up"), QT_TRANSLATE_NOOP("jaggedalliance", "setup event in the first slot"),
    QT_TRANSLATE_NOOP("jaggedalliance", "enemy cards laid out"), QT_TRANSLATE_NOOP("jaggedalliance", "decks sorted and shuffled"),
    QT_TRANSLATE_NOOP("jaggedalliance", "encounter pool shuffled"),
    QT_TRANSLATE_NOOP("jaggedalliance", "cubes and tokens in reach"),
    QT_TRANSLATE_NOOP("jaggedalliance", "briefing and special rules read")};

// Names in a scenario that lead nowhere.
QList<Fault> faultsOf(const State& state, const Scenario& facts)
{
    QList<Fault> faults;
    const auto wants = [&](bool isKnown, const QString& place, const QString& name, const char* problem) {
        if (!isKnown)
            faults += Fault{QStringLiteral("begin-scenario.facts.") + place, name, engine::fill(tr(problem), {name}),
                tr("Check the spelling, or enter it first.")};
    };
    const char* noSector = QT_TR_NOOP("%1 is no sector of this scenario.");
    const QString start = facts.start.section(QLatin1Char(':'), 0, 0), area = facts.start.section(QLatin1Char(':'), 1);
    const Sector* first = find(facts.sectors, start);
    wants(start.isEmpty() || first, QStringLiteral("start"), start, noSector);
    wants(!first || area.isEmpty() || first->areas.isEmpty() || find(first->areas, area), QStringLiteral("start"), facts.start,
        QT_TR_NOOP("%1 is no area of this scenario."));
    for (const Edge& edge : facts.edges)
        for (const QString& end : {edge.a, edge.b})
            wants(find(facts.sectors, end), QStringLiteral("edges"), end, noSector);
    for (const Access& access : facts.access)
        wants(find(facts.sectors, access.sector), QStringLiteral("access"), access.sector, noSector);
    for (const Sector& sector : facts.sectors)
        for (const Spawn& line : sector.spawn.lines)
            wants(line.enemy.isEmpty() || find(state.enemyCards, enemyCalled(state, line.enemy)),
                QStringLiteral("sectors.") + sector.id + QStringLiteral(".spawn"), line.enemy,
                QT_TR_NOOP("There is no enemy card %1."));
    for (const QString& id : facts.missions)
        wants(find(state.missions, id), QStringLiteral("missions"), id, QT_TR_NOOP("There is no mission %1."));
    for (const QString& id : facts.lieutenants)
        wants(find(state.lieutenants, id), QStringLiteral("lieutenants"), id, QT_TR_NOOP("There is no lieutenant %1."));
    for (const QString& id : facts.encounters)
        wants(find(state.encounters, id), QStringLiteral("encounters"), id, QT_TR_NOOP("There is no encounter %1."));
    return faults;
}

qsizetype share(const State& state, const BeginScenario& a)
{
    return state.players.isEmpty() ? a.mercenaries.size() : a.mercenaries.size() / state.players.size();
}

// Whose the boards are: as said, else as before while that player's share lasts, else of the first who has room (JA-058).
QStringList ownersOf(const State& state, const BeginScenario& a)
{
    QStringList owners = a.owners.mid(0, a.mercenaries.size());
    for (const QString& id : a.mercenaries.mid(owners.size())) {
        const QString before = mercenary(state, id).player;
        const bool stays = state.players.isEmpty() || (state.players.contains(before) && owners.count(before) < share(state, a));
        owners += stays ? before : QString();
    }
    for (QString& owner : owners) {
        const auto free =
            std::ranges::find_if(state.players, [&](const QString& player) { return owners.count(player) < share(state, a); });
        if (owner.isEmpty() && free != state.players.end())
            owner = *free;
    }
    return owners;
}

} // namespace

Needs needs(const State&, const BeginScenario& a)
{
    Needs needs;
    if (!a.facts && !a.scenario.isEmpty())
        needs.facts += engine::Facts{QStringLiteral("facts"), QStringLiteral("scenario"), {a.scenario}, false};
    return needs;
}

QList<Fault> lacking(const State&, const BeginScenario& a)
{
    if (!a.scenario.trimmed().isEmpty())
        return {};
    return {Fault{QStringLiteral("begin-scenario.scenario"), {}, tr("Which scenario is it?"),
        tr("Give the name that stands in the scenario book.")}};
}

QList<Fault> faultsIn(const State& state, const BeginScenario& a)
{
    QList<Fault> faults;
    if (a.facts && a.facts->id != a.scenario)
        faults += Fault{QStringLiteral("begin-scenario.facts"), a.facts->id,
            engine::fill(tr("These facts belong to %1."), {a.facts->id}), tr("Give the facts of the scenario that is named.")};
    if (a.facts) {
        State probe;
        probe.sectors = a.facts->sectors;
        for (Fault fault : faultsInState(probe)) {
            fault.place.prepend(QStringLiteral("begin-scenario.facts."));
            faults += fault;
        }
    }
    if (a.facts)
        faults += faultsOf(state, *a.facts);
    return faults + namedTwice(state, QStringLiteral("begin-scenario.mercenaries"), a.mercenaries);
}

void check(Checks& checks, const State& state, const BeginScenario& a)
{
    between(checks, state, R::R_BETWEEN_START);
    reminders(checks, state);
    const QList<Effect>& due = state.due;
    const auto owed = std::ranges::find_if(due, [](const Effect& effect) { return !effect.may; });
    checks.must(R::R_REWARD_DUE, owed == due.end(), [&] { return QStringList{effectText(state, *owed)}; });
    if (a.facts)
        for (const QString& needed : a.facts->after) {
            const bool won = std::ranges::any_of(state.history, [&](const Played& one) { return one.id == needed && one.won; });
            checks.must(R::R_LOCKED, won, [&] { return QStringList{a.scenario, needed}; });
        }
    const int wanted = mercenariesFor(state.players.size());
    if (wanted > 0)
        checks.must(R::R_COUNT, a.mercenaries.size() == wanted, [&] {
            return QStringList{number(a.mercenaries.size()), number(wanted), number(state.players.size())};
        });
    else
        checks.must(R::R_COUNT_ANY, a.mercenaries.size() == 3 || a.mercenaries.size() == 4,
            [&] { return QStringList{number(a.mercenaries.size())}; });
    for (const QString& id : a.mercenaries)
        checks.must(R::R_NOT_SELECTABLE,
            mercenary(state, id).place == MercPlace::Roster || mercenary(state, id).place == MercPlace::Team,
            [&] { return QStringList{titleOf(state, id)}; });
    for (const QString& player : a.owners)
        checks.must(R::R_PLAYER, state.players.isEmpty() || state.players.contains(player), [&] {
            return QStringList{player.isEmpty() ? tr("who is not named") : player, state.players.join(QStringLiteral(", "))};
        });
    const QStringList owners = ownersOf(state, a);
    if (!a.owners.isEmpty() && a.mercenaries.size() == wanted)
        for (const QString& player : state.players)
            checks.must(R::R_COUNT_EACH, owners.count(player) == share(state, a), [&] {
                return QStringList{player, number(owners.count(player)), number(share(state, a))};
            });
    // Somebody fresh for an injured mercenary takes the injury over (JA-050).
    const auto fresh =
        std::ranges::find_if(a.mercenaries, [&](const QString& id) { return mercenary(state, id).place == MercPlace::Roster; });
    for (const Mercenary* who : team(state))
        if (who->injury > 0 && fresh != a.mercenaries.end())
            checks.must(R::R_SWAP_FIRST, a.mercenaries.contains(who->id), [&] {
                return QStringList{titleOf(state, who->id), titleOf(state, *fresh)};
            });
    checks.should(R::W_DICTATOR, !state.dictator.isEmpty() || (a.facts && a.facts->noDictator), none);
    noteDice(checks, state);
    checks.noteIf(
        checks.isAllowed() && std::ranges::any_of(state.history, [&](const Played& one) { return one.id == a.scenario; }),
        R::I_RETRY);
    checks.noteIf(checks.isAllowed(), R::I_SETUP);
}

namespace {

// Tiles, tokens and cards (steps 2, 3, 12 to 15).
void layOutTiles(Changes& changes, const Scenario& facts)
{
    State& state = changes.state;
    state.sectors = facts.sectors;
    for (Sector& one : state.sectors) {
        one.rebels = 0;
        keepEntered(one.spawn);
        fillSpawn(state, one);
        if (!one.spawn.id.isEmpty() || !one.spawn.lines.isEmpty())
            one.state = SectorState::Occupied;
    }
    state.edges = facts.edges;
    state.access = facts.access;
    state.enemies.clear();
    state.tokens.clear();
    state.corpses.clear();
    state.incoming.clear();
    state.grants.clear();
    state.due.clear();
    const QStringList pool = state.pool + state.earlier + state.out; // all tokens are sorted anew
    state.earlier.clear();
    state.out.clear();
    state.unseenOut = 0;
    state.pool = facts.encounters.isEmpty() ? pool : facts.encounters;
    for (TankToken& token : state.tankTokens)
        token.faceUp = false;
    state.tankBlocked = false;
    for (Enemy& enemy : state.enemyCards)
        if (enemy.experienced)
            changes.tell(R::I_EXPERIENCED_SETUP, QT_TR_NOOP("%1 is experienced: turn its card over"), {changes.title(enemy.id)});
}

// Steps 4 to 6.
void gather(Changes& changes, const State& before, const BeginScenario& a, const Scenario& facts)
{
    State& state = changes.state;
    const QStringList owners = ownersOf(before, a);
    QList<Mercenary> rest = state.mercenaries, row;
    for (qsizetype i = 0; i < a.mercenaries.size(); ++i)
        if (Mercenary* who = find(rest, a.mercenaries[i])) {
            Mercenary chosen = *who;
            chosen.place = MercPlace::Team;
            chosen.player = owners[i];
            const QString start = tracksTable(state) ? facts.start : QString();
            chosen.at = start.section(QLatin1Char(':'), 0, 0);
            chosen.area = start.section(QLatin1Char(':'), 1);
            if (const QList<Area>& there = sector(state, chosen.at).areas; chosen.area.isEmpty() && !there.isEmpty())
                chosen.area = there.first().id;
            chosen.conditions.clear();
            chosen.extra = 0;
            chosen.activated = chosen.quiet = chosen.down = false;
            row += chosen;
        }
    rest.removeIf([&](const Mercenary& who) { return a.mercenaries.contains(who.id); });
    for (Mercenary& who : rest)
        if (who.place == MercPlace::Team || who.place == MercPlace::Waiting)
            who.place = MercPlace::Roster;
    state.mercenaries = row + rest;
    for (Card& card : state.cards) {
        card.spent = card.used = 0;
        card.begun = false;
        if (card.isHeld() && mercenary(state, card.holder).place != MercPlace::Team) { // not carried: out of this scenario
            card.place = Place::Storage;
            card.holder.clear();
            card.host.clear();
        }
    }
    for (const Mercenary& who : row) {
        fill(changes, who.id);
        changes.mercenary(who.id)->command = commandsOf(state, mercenary(state, who.id));
    }
    changes.tell(R::I_FILLED);
    const bool isThree = state.scenario->mercenaries == 3;
    state.sharedCommand = isThree;
    if (isThree)
        changes.tell(R::I_THREE);
}

// Who lets the threat begin higher than on the first space, and what lies on its track; nobody counted the tokens of a track
// that was not entered.
void tellTrack(Changes& changes)
{
    const State& state = changes.state;
    const int from = modifiers(state).startLevel;
    for (const Lieutenant& one : state.lieutenants)
        if (one.inPlay() && from > 1 && one.modifiers.startLevel == from)
            changes.tell(
                R::I_TRACK_STARTED, QT_TR_NOOP("%1 is in play: the threat begins at %2"), {changes.title(one.id), number(from)});
    const bool isNone = state.scenario && (state.scenario->noDictator || state.scenario->noCounterAttacks);
    const bool isKnown = isNone || blankTrack(state).isEmpty();
    changes.tell(from > 1 ? R::I_TRACK_STARTED : R::I_TRACK, QT_TR_NOOP("Threat level %1, counter-attack tokens %2, day"),
        {number(state.threat.level), isKnown ? number(state.threat.counters.size()) : QStringLiteral("?")});
}

// Step 9 with what hangs on it: its lieutenant is in play (JA-079), its counter-attack tokens lie on the track.
void layBoard(Changes& changes, bool noDictator, bool noCounterAttacks)
{
    State& state = changes.state;
    const Dictator board = dictator(state);
    if (!noDictator && !board.lieutenant.isEmpty())
        if (const Lieutenant* first = find(state.lieutenants, board.lieutenant); first && first->place == Pile::Deck) {
            changes.tell(R::I_LOYAL);
            lieutenantEnters(changes, board.lieutenant);
        }
    state.threat.counters.clear();
    if (!noCounterAttacks)
        for (const Space& space : board.track)
            if (space.counter)
                state.threat.counters += space.level;
}

// Steps 9 to 12.
void setDictator(Changes& changes, const Scenario& facts)
{
    State& state = changes.state;
    for (Event& event : state.events)
        if (event.place == Pile::Slot || event.place == Pile::Gone)
            event.place = Pile::Deck;
    state.threat = Threat{};
    layBoard(changes, facts.noDictator, facts.noCounterAttacks);
    for (const QString& id : facts.lieutenants)
        lieutenantEnters(changes, id);
    for (const QString& id : facts.missions)
        if (const Mission* one = find(state.missions, id); one && one->place != Pile::Table)
            layOut(changes, id);
    state.threat.level = std::max(1, modifiers(state).startLevel);
    for (Event& event : state.events)
        if (event.kind == EventKind::Setup && state.threat.eventSlots.isEmpty()) {
            event.place = Pile::Slot;
            state.threat.eventSlots = {event.id};
        }
    state.threat.tokens += state.settings.firstDayToken; // beside those that a lieutenant brought
    tellTrack(changes);
}

} // namespace

void apply(Changes& changes, const State& before, const BeginScenario& a)
{
    State& state = changes.state;
    if (before.scenario)
        closed(changes);
    const Scenario facts = a.facts.value_or(Scenario{});
    Running run;
    run.id = a.scenario;
    run.title = facts.title;
    run.objective = facts.objective;
    run.mercenaries = std::clamp(int(a.mercenaries.size()), 1, 9);
    run.start = facts.start;
    run.noDictator = facts.noDictator;
    run.noCounterAttacks = facts.noCounterAttacks;
    run.lossLevel = facts.lossLevel;
    run.reward = facts.reward;
    run.victory = facts.victory;
    state.scenario = run;
    state.phase = Phase::Setup;
    Played* played = find(state.history, a.scenario);
    if (!played) {
        state.history += Played{a.scenario, 0, false};
        played = &state.history.last();
        for (const QString& id : facts.gear) // scenario 1 supplies default gear
            if (const Card& gear = card(state, id); gear.place == Place::Deck || gear.place == Place::Market)
                put(changes, id, Place::Storage);
    }
    played = find(state.history, a.scenario);
    ++played->attempts;

    layOutTiles(changes, facts);
    gather(changes, before, a, facts);
    for (const Card& card : before.cards) // (JA-355)
        if (card.place == Place::Income) {
            changes.tell(R::I_INCOME, QT_TR_NOOP("%1 pays"), {changes.title(card.id)});
            funds(changes, card.funds);
            rebels(changes, card.rebels);
        }
    setDictator(changes, facts);
    carryOut(changes, facts.setup, a.scenario);
}

Message tell(const State& before, const BeginScenario& a)
{
    Q_UNUSED(before)
    if (a.scenario.isEmpty()) // offered: which one is asked for
        return say(QT_TR_NOOP("The next scenario is laid out"));
    return say(QT_TR_NOOP("Scenario: %1"), {a.facts && !a.facts->title.isEmpty() ? a.facts->title : a.scenario});
}

// --- the ticked list, start positions

namespace {

void inSetup(Checks& checks, const State& state)
{
    notOver(checks, state);
    checks.must(R::R_SETUP, state.phase == Phase::Setup && state.scenario && state.scenario->ending == Ending::Open,
        [&] { return QStringList{nowText(state)}; });
}

} // namespace

QList<Fault> faultsIn(const State&, const TickSetup& a)
{
    if (a.dictator.isEmpty() || a.step == boardStep)
        return {};
    return {Fault{QStringLiteral("tick-setup.dictator"), a.dictator,
        engine::fill(tr("Step %1 chooses no dictator board."), {number(a.step)}),
        engine::fill(tr("Name it at step %1."), {number(boardStep)})}};
}

void check(Checks& checks, const State& state, const TickSetup& a)
{
    inSetup(checks, state);
    if (a.step == boardStep && lacksBoard(state) && !state.dictators.isEmpty()) // boards that were not entered are the table's
        checks.must(R::R_BOARD, !a.dictator.isEmpty(), none);
    checks.must(
        R::R_TICKED, !state.scenario || !state.scenario->ticked.contains(a.step), [&] { return QStringList{number(a.step)}; });
}

void apply(Changes& changes, const State& before, const TickSetup& a)
{
    if (!a.dictator.isEmpty() && a.dictator != before.dictator && before.scenario) {
        changes.state.dictator = a.dictator;
        layBoard(changes, before.scenario->noDictator, before.scenario->noCounterAttacks);
        changes.state.threat.level = std::max(changes.state.threat.level, modifiers(changes.state).startLevel);
        tellTrack(changes);
    }
    if (changes.state.scenario && !changes.state.scenario->ticked.contains(a.step))
        changes.state.scenario->ticked += a.step;
}

Message tell(const State& before, const TickSetup& a)
{
    const int step = std::clamp(a.step, 1, int(setupSteps.size()));
    if (!a.dictator.isEmpty())
        return say(QT_TR_NOOP("Setup step %1: the board of %2 is chosen"), {number(a.step), titleOf(before, a.dictator)});
    return say(QT_TR_NOOP("Setup step %1: %2"), {number(a.step), tr(setupSteps[size_t(step - 1)])});
}

void check(Checks& checks, const State& state, const Deploy& a)
{
    inSetup(checks, state);
    mustTrackTable(checks, state);
    checks.must(
        R::R_NOT_IN_PLAY, mercenary(state, a.who).place == MercPlace::Team, [&] { return QStringList{titleOf(state, a.who)}; });
    const QString start = state.scenario ? state.scenario->start : QString();
    const QString at = start.section(QLatin1Char(':'), 0, 0), area = start.section(QLatin1Char(':'), 1);
    const QList<Area>& areas = sector(state, a.at).areas;
    const bool exists = areas.isEmpty() || a.area.isEmpty() || find(areas, a.area);
    checks.must(
        R::R_START, exists && (start.isEmpty() || (a.at == at && (area.isEmpty() || a.area.isEmpty() || a.area == area))), [&] {
            return QStringList{placeText(state, a.at, a.area), placeText(state, at, area)};
        });
}

void apply(Changes& changes, const State& before, const Deploy& a)
{
    const QList<Area>& areas = sector(before, a.at).areas;
    const QString start = before.scenario ? before.scenario->start : QString(); // names the area, perhaps
    const QString named = start.section(QLatin1Char(':'), 0, 0) == a.at ? start.section(QLatin1Char(':'), 1) : QString();
    const QString area = a.area.isEmpty() ? named : a.area;
    moveTo(changes, a.who, a.at, !area.isEmpty() || areas.isEmpty() ? area : areas.first().id);
}

Message tell(const State& before, const Deploy& a)
{
    return say(QT_TR_NOOP("%1 starts at %2"), {titleOf(before, a.who), placeText(before, a.at, a.area)});
}

// Whether a sector of which only the name was entered is free.
Blanks askedFirst(const State& state, const BeginPlay&)
{
    Blanks blanks;
    for (const Sector& one : state.sectors)
        if (isOnlyNamed(state, one))
            blanks += engine::Blank{QStringLiteral("sectors.%1.state").arg(one.id),
                engine::fill(tr("whether %1 is occupied"), {titleOf(state, one.id)})};
    return blanks;
}

void check(Checks& checks, const State& state, const BeginPlay& a)
{
    inSetup(checks, state);
    reminders(checks, state);
    noteBlanks(checks, askedFirst(state, a), R::W_UNKNOWN_SECTOR);
    if (!tracksTable(state)) {
        checks.noteIf(checks.isAllowed(), R::I_LIGHT);
        return;
    }
    const QList<const Mercenary*> all = team(state);
    checks.must(R::R_NOT_PLACED, std::ranges::all_of(all, [](const Mercenary* who) { return !who->at.isEmpty(); }), [&] {
        QStringList names;
        for (const Mercenary* who : all)
            if (who->at.isEmpty())
                names += titleOf(state, who->id);
        return QStringList{names.join(QStringLiteral(", "))};
    });
    const qsizetype done = state.scenario ? state.scenario->ticked.size() : 0;
    checks.should(R::W_SETUP, done >= qsizetype(setupSteps.size()), [&] {
        return QStringList{number(done), number(setupSteps.size())};
    });
}

void apply(Changes& changes, const State& before, const BeginPlay&)
{
    if (!changes.state.scenario)
        return;
    for (Sector& one : changes.state.sectors)
        one.untold = isOnlyNamed(before, one);
    changes.state.phase = Phase::Players;
    changes.state.scenario->turn = 1;
    for (Mercenary& who : changes.state.mercenaries)
        who.activated = false;
    changes.tell(R::I_NEW_TURN, QT_TR_NOOP("Turn %1: everybody may be activated again"), {number(1)});
}

Message tell(const State&, const BeginPlay&) { return say(QT_TR_NOOP("The first player phase begins")); }

} // namespace jaggedalliance

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sectors declared liberated, lieutenants, missions, the dead and their replacements (p. 11, 21, 33-35).
#include "games/jagged-alliance/rules/changes/course.h"
#include "games/jagged-alliance/rules/changes/cubes.h"
#include "games/jagged-alliance/rules/changes/effects.h"
#include "games/jagged-alliance/rules/changes/possessions.h"
#include "games/jagged-alliance/rules/changes/sectors.h"
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

// Skulls bring a threat token, once a turn, where the dictator says so.
QList<engine::Fault> lacking(const State& state, const Liberate& a)
{
    const SpawnCard& spawn = sector(state, a.sector).spawn;
    const bool isSeen = tracksTable(state) || a.skulls || !spawn.id.isEmpty();
    if (isSeen || !dictator(state).skullThreat || state.threat.skullLiberated)
        return {};
    return {engine::Fault{QStringLiteral("liberate.skulls"), {},
        engine::fill(tr("How many skulls has the spawn card of %1?"), {titleOf(state, a.sector)}),
        tr("Count them on the card: 0 where it has none.")}};
}

Blanks askedFirst(const State& state, const Liberate& a) { return tracksTable(state) ? blankSkulls(state, a.sector) : Blanks(); }

void check(Checks& checks, const State& state, const Liberate& a)
{
    const Sector& here = sector(state, a.sector);
    const auto name = [&] { return QStringList{titleOf(state, a.sector)}; };
    inPlayerPhase(checks, state);
    noRollOpen(checks, state);
    checks.must(R::R_LIBERATED, here.state != SectorState::Liberated, name);
    const bool isCleared = enemiesAt(state, a.sector).isEmpty();
    const Blanks open = here.state == SectorState::Contested ? blankForces(state, a.sector) : Blanks();
    checks.must(R::R_ENEMIES_LEFT, isCleared ? engine::Truth(true, open) : engine::Truth(false), [&] {
        QStringList names;
        for (const Figure* one : enemiesAt(state, a.sector))
            names += titleOf(state, one->id);
        return QStringList{titleOf(state, a.sector), names.join(QStringLiteral(", "))};
    });
    QList<const Token*> faceDown;
    for (const Token& token : state.tokens)
        if (token.at == a.sector && !token.faceUp)
            faceDown += &token;
    const bool isSet = !faceDown.isEmpty() && std::ranges::all_of(faceDown, [](const Token* one) { return !one->set.isEmpty(); });
    checks.must(isSet ? R::R_FACEDOWN_SET : R::R_FACEDOWN, faceDown.isEmpty(), name);
    checks.must(R::R_NOBODY_STANDS, !tracksTable(state) || !standingAt(state, a.sector).isEmpty(), name);
    noteBlanks(checks, askedFirst(state, a), R::W_UNKNOWN_SKULLS);
    surplus(checks, tracksTable(state) && a.skulls.has_value(), tr("the skulls"), R::W_SURPLUS_LIBERATED);
}

void apply(Changes& changes, const State& before, const Liberate& a)
{
    if (Sector* here = changes.sector(a.sector); here && a.skulls && !tracksTable(before))
        here->spawn.skulls = *a.skulls;
    liberate(changes, a.sector);
    settle(changes);
}

Message tell(const State& before, const Liberate& a)
{
    return say(QT_TR_NOOP("%1 is declared liberated"), {titleOf(before, a.sector)});
}

// --- lieutenants (JA-391 … JA-400)

void check(Checks& checks, const State& state, const LieutenantEnters& a)
{
    goesOn(checks, state);
    canCome(checks, state, a.lieutenant);
}

void apply(Changes& changes, const State&, const LieutenantEnters& a)
{
    lieutenantEnters(changes, a.lieutenant);
    settle(changes);
}

Message tell(const State& before, const LieutenantEnters& a)
{
    return say(QT_TR_NOOP("%1 comes into play"), {titleOf(before, a.lieutenant)});
}

void check(Checks& checks, const State& state, const Uncover& a)
{
    mustTrackTable(checks, state);
    goesOn(checks, state);
    const Lieutenant* one = find(state.lieutenants, a.lieutenant);
    checks.must(R::R_UNKNOWN, one && one->place == Pile::Beside, [&] { return QStringList{titleOf(state, a.lieutenant)}; });
    checks.must(R::R_NOT_OCCUPIED, sector(state, a.sector).state == SectorState::Occupied,
        [&] { return QStringList{titleOf(state, a.sector)}; });
    checks.must(R::R_LIEUTENANT_THERE, sector(state, a.sector).lieutenant.isEmpty(),
        [&] { return QStringList{titleOf(state, a.sector)}; });
}

void apply(Changes& changes, const State&, const Uncover& a)
{
    for (Sector& one : changes.state.sectors)
        if (one.lieutenant == a.lieutenant)
            one.lieutenant.clear();
    if (Lieutenant* one = find(changes.state.lieutenants, a.lieutenant))
        one->place = Pile::Sector;
    if (Sector* here = changes.sector(a.sector))
        here->lieutenant = a.lieutenant;
    changes.tell(R::I_UNCOVERED, QT_TR_NOOP("%1 is found in %2"), {changes.title(a.lieutenant), changes.title(a.sector)});
}

Message tell(const State& before, const Uncover& a)
{
    return say(QT_TR_NOOP("%1 is found in %2"), {titleOf(before, a.lieutenant), titleOf(before, a.sector)});
}

// --- missions (JA-406, JA-412)

void check(Checks& checks, const State& state, const AddMission& a)
{
    const Mission& one = mission(state, a.mission);
    const auto name = [&] { return QStringList{titleOf(state, a.mission), one.icon}; };
    goesOn(checks, state);
    checks.must(one.bounty ? R::R_MISSION_GONE : R::R_MISSION_GONE_SOLVED, one.place != Pile::Gone, name);
    checks.must(R::R_MISSION_LIES, one.place != Pile::Table, name);
    checks.should(R::W_ACCESS, state.phase == Phase::Campaign || !accessOf(state, one).isEmpty(), name);
    checks.noteIf(checks.isAllowed(), one.bounty ? R::I_BOUNTY : R::I_MISSION);
}

void apply(Changes& changes, const State&, const AddMission& a) { layOut(changes, a.mission); }

Message tell(const State& before, const AddMission& a)
{
    return say(QT_TR_NOOP("New mission: %1"), {titleOf(before, a.mission)});
}

void check(Checks& checks, const State& state, const ResolveGoal& a)
{
    const Mission& one = mission(state, a.mission);
    const MissionGoal* goal = one.done < one.goals.size() ? &one.goals[one.done] : nullptr;
    const auto name = [&] { return QStringList{titleOf(state, a.mission)}; };
    inPlayerPhase(checks, state);
    noRollOpen(checks, state);
    noTokenOpen(checks, state);
    checks.must(R::R_NO_MISSION, one.place == Pile::Table && goal, name);
    checks.must(R::R_MISSION_AWAY, !mercenariesAt(state, a.mission).isEmpty(), name);
    if (goal && goal->kind == Goal::Skill)
        checks.must(R::R_NEEDS_TEST, false, [&] {
            return QStringList{titleOf(state, a.mission), shown(goal->skill), number(goal->successes)};
        });
    if (const bool isCleared = enemiesAt(state, a.mission).isEmpty(); goal && goal->kind == Goal::KillAll)
        checks.must(
            R::R_GUARDS_LEFT, isCleared ? engine::Truth(true, blankGuards(state, a.mission)) : engine::Truth(false), name);
}

void apply(Changes& changes, const State&, const ResolveGoal& a)
{
    goalMet(changes, a.mission);
    settle(changes);
}

Message tell(const State& before, const ResolveGoal& a)
{
    return say(QT_TR_NOOP("%1: the next condition is met"), {titleOf(before, a.mission)});
}

// --- the way back from a solved mission (JA-411, JA-228, JA-229)

namespace {

QString returnerOf(const State& state, const ComeBack& a)
{
    const Mercenary* next = comingBack(state);
    return a.who.isEmpty() && next ? next->id : a.who;
}

} // namespace

Blanks askedFirst(const State& state, const ComeBack& a)
{
    const QString to = accessOf(state, mission(state, mercenary(state, returnerOf(state, a)).at));
    return to.isEmpty() ? Blanks() : blankEntered(state, to);
}

void check(Checks& checks, const State& state, const ComeBack& a)
{
    const Mercenary& who = mercenary(state, returnerOf(state, a));
    const Mission& from = mission(state, who.at);
    const QString to = accessOf(state, from);
    noteForces(checks, state, to);
    const bool isBack = isMission(state, who.at) && from.place != Pile::Table && !to.isEmpty();
    checks.must(R::R_BACK, isBack, [&] { return QStringList{titleOf(state, who.id)}; });
    if (isBack)
        enters(checks, state, who.at, to, a.area);
    goesOn(checks, state);
    noRollOpen(checks, state);
    checks.noteIf(checks.isAllowed(), R::I_BACK);
}

void apply(Changes& changes, const State& before, const ComeBack& a)
{
    const QString who = returnerOf(before, a), to = accessOf(before, mission(before, mercenary(before, who).at));
    moveTo(changes, who, to, a.area);
    // The spawn card waits until the last of them has chosen.
    if (sector(changes.state, to).state == SectorState::Occupied && !comingBack(changes.state)) {
        QStringList all, areas;
        for (const Mercenary* one : mercenariesAt(changes.state, to)) {
            all += one->id;
            areas += one->area;
        }
        enter(changes, all, to, areas);
    }
    settle(changes);
}

Message tell(const State& before, const ComeBack& a)
{
    const QString who = returnerOf(before, a);
    return say(QT_TR_NOOP("%1 comes back from the mission: %2"),
        {titleOf(before, who), placeText(before, accessOf(before, mission(before, mercenary(before, who).at)), a.area)});
}

// --- the dead (JA-130 … JA-135)

QList<engine::Fault> faultsIn(const State& state, const Replace& a)
{
    return namedTwice(state, QStringLiteral("replace.discards"), a.discards);
}

void check(Checks& checks, const State& state, const Replace& a)
{
    const Mercenary& dead = mercenary(state, a.who);
    const Mercenary& by = mercenary(state, a.by);
    const int due = discardsOf(state, a.who);
    checks.must(R::R_OVER, state.status == Status::Running, none);
    checks.must(R::R_NOT_FALLEN, dead.place == MercPlace::Fallen, [&] { return QStringList{titleOf(state, a.who)}; });
    noTokenOpen(checks, state);
    const QList<const Card*> owned = cardsOf(state, a.who);
    for (const QString& id : a.discards)
        checks.must(R::R_NOT_HELD, std::ranges::any_of(owned, [&](const Card* one) { return one->id == id; }),
            [&] { return QStringList{titleOf(state, id)}; });
    checks.must(R::R_HALF, a.discards.size() == due, [&] {
        return QStringList{number(a.discards.size()), number(due), number(owned.size())};
    });
    if (!a.by.isEmpty())
        checks.must(R::R_NOT_FREE, by.place == MercPlace::Roster, [&] { return QStringList{titleOf(state, a.by)}; });
    else
        checks.must(R::R_CHOOSE, rosterLeft(state).isEmpty(), [&] { return QStringList{titles(state, rosterLeft(state))}; });
}

void apply(Changes& changes, const State& before, const Replace& a)
{
    for (const QString& id : a.discards) {
        const Card gone = card(changes.state, id);
        if (!gone.isHeld())
            continue;
        if (gone.kind == CardKind::Ally) {
            killAlly(changes, id);
            continue;
        }
        for (const Card* upgrade : upgradesOf(changes.state, id))
            put(changes, upgrade->id, Place::Inventory, a.who); // a card of its own: it stays
        discard(changes, id);
    }
    if (Mercenary* dead = changes.mercenary(a.who)) {
        dead->place = MercPlace::Dead;
        if (a.who != before.active) { // the enemies there act on all the same
            dead->at.clear();
            dead->area.clear();
        }
    }
    changes.state.removed += a.who;
    const QString player = mercenary(before, a.who).player;
    if (Mercenary* by = changes.mercenary(a.by)) {
        by->place = MercPlace::Waiting;
        by->player = player;
        by->injury = 0;
        by->conditions.clear();
        by->down = false;
        by->extra = 0;
        by->activated = true; // not before the next player phase
    }
    if (const auto board = std::ranges::find(changes.state.mercenaries, a.by, &Mercenary::id);
        board != changes.state.mercenaries.end()) { // it lies where the old board lay (JA-309)
        const Mercenary by = *board;
        changes.state.mercenaries.erase(board);
        const auto old = std::ranges::find(changes.state.mercenaries, a.who, &Mercenary::id);
        changes.state.mercenaries.insert(old, by);
    }
    QStringList kept;
    for (const Card* one : cardsOf(changes.state, a.who))
        if (one->place != Place::Attached)
            kept += one->id;
    for (const QString& id : kept) {
        if (a.by.isEmpty()) {
            put(changes, id, Place::Storage);
            continue;
        }
        const Card moved = card(changes.state, id);
        Checks fits;
        fitsSlot(fits, changes.state, moved, mercenary(changes.state, a.by),
            moved.place == Place::Received ? Place::Inventory : moved.place);
        if (fits.isAllowed() && moved.place != Place::Received) {
            put(changes, id, moved.place, a.by);
        } else {
            gain(changes, id, a.by);
        }
    }
    changes.tell(
        R::I_REPLACED, QT_TR_NOOP("%1 is noted as dead; the cards that are left go to the replacement"), {changes.title(a.who)});
    settle(changes);
}

Message tell(const State& before, const Replace& a)
{
    return a.by.isEmpty() ? say(QT_TR_NOOP("%1 is buried"), {titleOf(before, a.who)})
                          : say(QT_TR_NOOP("%1 is buried, %2 takes over"), {titleOf(before, a.who), titleOf(before, a.by)});
}

void check(Checks& checks, const State& state, const EnterReplacement& a)
{
    const Mercenary& who = mercenary(state, a.who);
    inPlayerPhase(checks, state);
    checks.must(R::R_NOT_WAITING, who.place == MercPlace::Waiting, [&] { return QStringList{titleOf(state, a.who)}; });
    const QList<const Mercenary*> all = team(state);
    const bool begins = state.active.isEmpty() && !who.activated
        && std::ranges::none_of(all, [](const Mercenary* one) { return one->activated; });
    checks.must(R::R_ENTER_TIME, begins, [&] { return QStringList{titleOf(state, a.who), nowText(state)}; });
    const bool joins = std::ranges::any_of(
        all, [&](const Mercenary* one) { return one->at == a.at && distance(state, a.at, one->area, a.area) == 0; });
    const QList<Area>& areas = sector(state, a.at).areas;
    checks.must(R::R_PLACE,
        !tracksTable(state) || joins
            || (isLiberated(state, a.at) && (a.area.isEmpty() || areas.isEmpty() || find(areas, a.area))),
        [&] { return QStringList{placeText(state, a.at, a.area)}; });
}

void apply(Changes& changes, const State& before, const EnterReplacement& a)
{
    Mercenary* who = changes.mercenary(a.who);
    who->place = MercPlace::Team;
    if (tracksTable(before)) {
        who->at = a.at;
        who->area = a.area;
    }
    who->activated = false;
    who->command = commandsOf(before, *who);
    fill(changes, a.who);
    QStringList surplus;
    for (const Card* one : cardsOf(changes.state, a.who))
        if (one->place == Place::Received)
            surplus += one->id;
    for (const QString& id : surplus)
        discard(changes, id);
    changes.tell(
        R::I_ENTERS, QT_TR_NOOP("%1 enters with full stamina: %2"), {changes.title(a.who), placeText(before, a.at, a.area)});
    settle(changes);
}

Message tell(const State& before, const EnterReplacement& a)
{
    return say(QT_TR_NOOP("%1 enters: %2"), {titleOf(before, a.who), placeText(before, a.at, a.area)});
}

} // namespace jaggedalliance

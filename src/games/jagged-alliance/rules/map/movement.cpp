// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Steps, Group Moves, Retreats and Free Moves (p. 9, 16, 20, 24).
#include "games/jagged-alliance/rules/changes/course.h"
#include "games/jagged-alliance/rules/changes/cubes.h"
#include "games/jagged-alliance/rules/changes/sectors.h"
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

namespace {

// A move between areas of one liberated sector: they are one area, so it is no step (JA-097).
bool isNoStep(const State& state, const Mercenary& who, const QString& to)
{
    return isAreaHere(state, who, to) && isLiberated(state, who.at);
}

bool joins(const State& state, const Mercenary& who, const QString& to)
{
    return !isAreaHere(state, who, to) && find(state.sectors, to) && sector(state, to).state == SectorState::Contested;
}

void pay(Changes& changes, const QString& who, Cost cost)
{
    suffer(changes, who, cost.fatigue, false, cost.wounds > 0 ? 0 : cost.suppressed);
    suffer(changes, who, cost.wounds, true, cost.suppressed);
}

QString whereTo(const State& state, const QString& who, const QString& to)
{
    const Figure* enemy = find(state.enemies, who);
    const QString at = enemy ? enemy->at : mercenary(state, who).at;
    return areasNamed(state, at).contains(to) ? placeText(state, at, to) : titleOf(state, to);
}

Message movesTo(const State& state, const QString& who, const QString& to)
{
    return say(QT_TR_NOOP("%1 goes to %2"), {titleOf(state, who), whereTo(state, who, to)});
}

} // namespace

// --- one step (JA-184 … JA-189)

// Nobody is known to stand there, and without enemies it would be free at once.
Blanks askedFirst(const State& state, const MoveStep& a) { return blankEntered(state, a.to); }

// Whoever may stand elsewhere is asked about before anybody is taken along.
Blanks askedFirst(const State& state, const GroupMove& a)
{
    Blanks open = blankEntered(state, a.to);
    for (const QString& id : a.taken)
        open += besides(state, mercenary(state, state.active), mercenary(state, id)).missing();
    return open;
}

void check(Checks& checks, const State& state, const MoveStep& a)
{
    const Mercenary& who = mercenary(state, state.active);
    if (!mayAct(checks, state))
        return;
    goesTo(checks, state, who, a.to);
    if (!isNoStep(state, who, a.to))
        pays(checks, state, who, stepCost(state, who), true);
    if (!isAreaHere(state, who, a.to))
        enters(checks, state, who.at, a.to, a.area);
    noteForces(checks, state, a.to);
    surplus(checks, isAreaHere(state, who, a.to) && !a.area.isEmpty(), tr("an area to enter"), R::W_SURPLUS_STEP);
    checks.noteIf(checks.isAllowed() && stepCost(state, who).wounds > 0, R::I_LEAVES_ENEMY);
    checks.noteIf(checks.isAllowed() && !isAreaHere(state, who, a.to) && isLiberated(state, a.to), R::I_THROUGH);
    checks.noteIf(checks.isAllowed() && joins(state, who, a.to), R::I_JOINS);
    checks.noteIf(checks.isAllowed(), R::I_NO_LIMIT);
}

void apply(Changes& changes, const State& before, const MoveStep& a)
{
    const QString id = before.active;
    const Mercenary who = mercenary(before, id);
    begins(changes);
    if (!isNoStep(before, who, a.to))
        pay(changes, id, stepCost(before, who));
    if (!mercenary(changes.state, id).stands()) // whoever falls over the price goes nowhere
        changes.tell(R::I_KNOCKED_OUT);
    else if (isAreaHere(before, who, a.to))
        moveTo(changes, id, who.at, a.to);
    else
        enter(changes, {id}, a.to, {a.area});
    settle(changes);
}

Message tell(const State& before, const MoveStep& a) { return movesTo(before, before.active, a.to); }

// --- Group Move (JA-197 … JA-199, JA-228)

QList<engine::Fault> faultsIn(const State& state, const GroupMove& a)
{
    return namedTwice(state, QStringLiteral("group-move.with"), a.taken);
}

void check(Checks& checks, const State& state, const GroupMove& a)
{
    const Mercenary& who = mercenary(state, state.active);
    if (!mayAct(checks, state))
        return;
    if (state.groupMoves > 0)
        checks.note(R::I_LONG_GROUP_MOVE).byCard();
    else
        hasCommand(checks, state, a.shared);
    goesTo(checks, state, who, a.to);
    surplus(checks, a.areas.size() > a.taken.size() || (isAreaHere(state, who, a.to) && !a.area.isEmpty()),
        tr("an area to enter"), R::W_SURPLUS_STEP);
    for (const QString& id : a.taken) {
        const Mercenary& taken = mercenary(state, id);
        const bool isThere = isAreaHere(state, who, a.to) && taken.at == who.at && taken.area == a.to && who.area != a.to;
        const bool mayCome = id != who.id && taken.place == MercPlace::Team && !isThere;
        checks.must(R::R_TAKEN, mayCome ? besides(state, who, taken) : engine::Truth(false), [&] {
            return QStringList{titleOf(state, id), placeText(state, taken.at, taken.area)};
        });
    }
    Cost lead = groupMoveCost(state, who);
    const int more = state.groupMoves > 0 ? 0 : suppressedCost(state, who, false);
    lead.fatigue += more;
    lead.suppressed += more;
    pays(checks, state, who, lead);
    for (const QString& id : a.taken)
        pays(checks, state, mercenary(state, id), groupMoveCost(state, mercenary(state, id)));
    if (isLeavingDear(state, who.at, who.area))
        checks.should(R::W_GROUP_MOVE, state.settings.groupMoveLeaving == GroupMoveLeaving::Free, none)
            .star("group_move_leaving");
    if (!isAreaHere(state, who, a.to))
        for (const QString& area : QStringList{a.area} + a.areas)
            enters(checks, state, who.at, a.to, area);
    noteForces(checks, state, a.to);
    const bool takesDown = std::ranges::any_of(a.taken, [&](const QString& id) { return mercenary(state, id).down; });
    const bool fights =
        sector(state, a.to).state == SectorState::Occupied && find(state.sectors, a.to) && !isAreaHere(state, who, a.to);
    checks.noteIf(checks.isAllowed() && joins(state, who, a.to), R::I_JOINS);
    checks.noteIf(checks.isAllowed(),
        takesDown    ? (fights ? R::I_GROUP_MOVE_DOWN_ENTERS : R::I_GROUP_MOVE_DOWN)
            : fights ? R::I_GROUP_MOVE_ENTERS
                     : R::I_GROUP_MOVE);
}

void apply(Changes& changes, const State& before, const GroupMove& a)
{
    const Mercenary lead = mercenary(before, before.active);
    changes.state.groupMoves = 0;
    begins(changes);
    if (before.groupMoves > 0) {
        changes.state.groupMoves = before.groupMoves - 1;
    } else {
        int further = 0;
        for (const Card* card : working(before, lead))
            further += card->groupMove;
        changes.state.groupMoves = std::min(9, further);
        if (a.shared)
            changes.state.sharedCommand = false;
        else if (Mercenary* who = changes.mercenary(lead.id))
            who->command = std::max(0, who->command - 1);
        suffersForDeed(changes, before, lead.id);
    }
    const QStringList all = QStringList{lead.id} + a.taken;
    for (const QString& id : all)
        pay(changes, id, groupMoveCost(before, mercenary(before, id)));
    if (!mercenary(changes.state, lead.id).stands())
        changes.tell(R::I_KNOCKED_OUT);
    else if (isAreaHere(before, lead, a.to))
        for (const QString& id : all)
            moveTo(changes, id, lead.at, a.to);
    else
        enter(changes, all, a.to, QStringList{a.area} + a.areas);
    settle(changes);
}

Message tell(const State& before, const GroupMove& a)
{
    return a.taken.isEmpty() ? movesTo(before, before.active, a.to)
                             : say(QT_TR_NOOP("%1 goes to %2 and takes along: %3"),
                                 {activeTitle(before), whereTo(before, before.active, a.to), titles(before, a.taken)});
}

// --- Retreat and Free Move (JA-281, JA-282)

Blanks askedFirst(const State& state, const MoveGranted& a)
{
    const Grant* grant = find(state.grants, a.grant);
    const bool isFree = grant && grant->kind == Icon::FreeMove && !find(state.enemies, grant->who);
    return isFree && !find(sector(state, mercenary(state, grant->who).at).areas, a.to) ? blankEntered(state, a.to) : Blanks();
}

void check(Checks& checks, const State& state, const MoveGranted& a)
{
    noteBlanks(checks, askedFirst(state, a));
    const Grant* grant = find(state.grants, a.grant);
    const QString who = grant ? grant->who : QString();
    const Figure* enemy = find(state.enemies, who);
    const QString at = enemy ? enemy->at : mercenary(state, who).at;
    const QString from = enemy ? enemy->area : mercenary(state, who).area;
    if (state.phase == Phase::Dictator) // an event moves somebody
        goesOn(checks, state);
    else
        inPlayerPhase(checks, state);
    noRollOpen(checks, state);
    noTokenOpen(checks, state);
    bool red = false;
    const bool beside = shareBorder(state, at, from, a.to, red);
    const bool leaves = !find(sector(state, at).areas, a.to);
    const auto names = [&] {
        return QStringList{placeText(state, at, from), leaves ? titleOf(state, a.to) : placeText(state, at, a.to)};
    };
    if (grant && grant->kind == Icon::FreeMove && leaves && !isFight(state, at)) {
        goesTo(checks, state, mercenary(state, who), a.to);
        enters(checks, state, at, a.to, a.area);
    } else {
        const bool isAnywhere = grant && grant->kind == Icon::FreeMove && from != a.to && playsOther(state, Unclear::JQ_66);
        const engine::Truth touches(
            beside || isAnywhere, beside || isAnywhere || from == a.to ? Blanks() : blankBorders(state, at, {from, a.to}));
        checks.must(grant && grant->kind == Icon::Retreat ? R::R_RETREAT : R::R_ADJ, touches, names)
            .starIf(isAnywhere && !beside, markOf(Unclear::JQ_66));
        checks.must(R::R_RETREAT_SECTOR, !leaves, names);
        if (beside)
            checks.must(R::R_IMPASS, !red, names);
    }
    checks.noteIf(checks.isAllowed(), grant && grant->kind == Icon::Retreat ? R::I_RETREAT : R::I_FREE_MOVE);
}

void apply(Changes& changes, const State& before, const MoveGranted& a)
{
    const Grant grant = *find(before.grants, a.grant);
    changes.state.grants.removeIf([&](const Grant& one) { return one.id == a.grant; });
    const Mercenary& mover = mercenary(before, grant.who);
    if (grant.kind == Icon::Retreat && !mover.id.isEmpty() && isLeavingDear(before, mover.at, mover.area)
        && playsOther(before, Unclear::JQ_98))
        pay(changes, grant.who, {0, 1});
    if (Figure* enemy = changes.enemy(grant.who))
        enemy->area = a.to;
    else if (const Mercenary& who = mercenary(before, grant.who); find(sector(before, who.at).areas, a.to)
             || (!touch(before, who.at, a.to) && blankWay(before, who.at, a.to).isEmpty()))
        moveTo(changes, grant.who, who.at, a.to);
    else
        enter(changes, {grant.who}, a.to, {a.area});
    goesOn(changes, grant);
    settle(changes);
}

Message tell(const State& before, const MoveGranted& a)
{
    const Grant* grant = find(before.grants, a.grant);
    return movesTo(before, grant ? grant->who : QString(), a.to);
}

void check(Checks& checks, const State& state, const Forgo&)
{
    goesOn(checks, state);
    noRollOpen(checks, state);
    noTokenOpen(checks, state);
    checks.must(R::R_NOTHING_OPEN, state.successes || state.burst || !state.grants.isEmpty() || state.groupMoves > 0, none);
    if (!state.grants.isEmpty() && state.grants.first().kind == Icon::Retreat) {
        const QString who = state.grants.first().who;
        const Figure* enemy = find(state.enemies, who);
        const bool stays =
            areasBeside(state, enemy ? enemy->at : mercenary(state, who).at, enemy ? enemy->area : mercenary(state, who).area)
                .isEmpty();
        checks.must(R::R_MUST_RETREAT, stays, [&] { return QStringList{titleOf(state, who)}; });
    }
}

void apply(Changes& changes, const State&, const Forgo&)
{
    // What waits first; the rest stays open.
    State& state = changes.state;
    if (!state.grants.isEmpty())
        goesOn(changes, state.grants.takeFirst());
    else if (state.burst)
        state.burst.reset();
    else if (state.successes)
        state.successes.reset();
    else
        state.groupMoves = 0;
    changes.tell(R::I_FORGONE);
    settle(changes);
}

Message tell(const State&, const Forgo&) { return say(QT_TR_NOOP("What was still open is left unused")); }

} // namespace jaggedalliance

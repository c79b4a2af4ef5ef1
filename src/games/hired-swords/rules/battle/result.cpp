// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a battle that was kept on the table: who was hurt, slain or fled, and how the contract ended.
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/rules.h"

#include <algorithm>

namespace hiredswords {

namespace {

bool isBattleAhead(const State& state)
{
    return state.contract && state.battle
        && (state.step == Step::Distribute || state.step == Step::Deploy || state.step == Step::Battle);
}

// How a member of the crew came out; as it is tracked when the result does not name it.
Fate fateOf(const EnterResult& a, const Fighter& who)
{
    const FateOf* named = nullptr;
    for (const FateOf& one : a.fates)
        if (one.who == who.id)
            named = &one;
    return named ? named->fate : who.at == Position::Fled ? Fate::Fled : Fate(int(who.health));
}

qsizetype countOf(const State& state, const EnterResult& a, std::initializer_list<Fate> fates)
{
    return std::ranges::count_if(
        state.battle->crew, [&](const Fighter& who) { return std::ranges::find(fates, fateOf(a, who)) != fates.end(); });
}

} // namespace

QList<Fault> faultsIn(const State& state, const EnterResult& a)
{
    QList<Fault> faults;
    const QStringList crew = namesOf(state, QLatin1String("crew"));
    QStringList named;
    for (const FateOf& one : a.fates) {
        if (!crew.contains(one.who))
            faults += Fault{QStringLiteral("enter-result.fates"), one.who, engine::fill(tr("%1 is not in the crew."), {one.who}),
                engine::fill(tr("The crew: %1."), {crew.join(QStringLiteral(", "))})};
        else if (named.contains(one.who))
            faults += Fault{QStringLiteral("enter-result.fates"), one.who,
                engine::fill(tr("%1 is named twice."), {titleOf(state, one.who)}), tr("Name everybody once.")};
        named += one.who;
    }
    if (a.ending == Ending::Open)
        faults += Fault{QStringLiteral("enter-result.ending"), engine::nameOf(a.ending),
            tr("A result says how the contract ended."), tr("Say success, failure or stalemate.")};
    return faults;
}

void check(Checks& checks, const State& state, const EnterResult& a)
{
    running(checks, state);
    must(checks, isBattleAhead(state), nowText(state), tr("the crew is confirmed and the contract not yet over"));
    if (!isBattleAhead(state))
        return;
    const bool allSlain = countOf(state, a, {Fate::Slain}) == state.battle->crew.size();
    const bool mayWin = a.ending == Ending::Success && playsOther(state, Unclear::AMB_31);
    checks.must(R::E_ALL_SLAIN, !allSlain || a.ending == Ending::Failure || mayWin, [&] { return QStringList{shown(a.ending)}; });
    checks.starIf(allSlain && mayWin, markOf(Unclear::AMB_31));
    for (const Fighter& who : state.battle->crew)
        if (who.health == Health::Slain)
            checks.must(R::E_SLAIN, fateOf(a, who) == Fate::Slain, [&] { return QStringList{titleOf(state, who.id)}; });
    const bool isAnyLeft = countOf(state, a, {Fate::Healthy, Fate::Weary, Fate::Injured}) > 0;
    if (a.ending == Ending::Stalemate)
        checks.must(R::E_STALE_NOBODY_RESULT, isAnyLeft, [] { return QStringList(); });
    if (a.ending == Ending::Success && !isAnyLeft && !allSlain && state.settings.noMercenaryLeft == NobodyLeft::Failure)
        checks.should(R::W_NOBODY_LEFT, false, [] { return QStringList(); });
    checks.note(a.ending == Ending::Failure ? R::I_FAILURE : a.ending == Ending::Stalemate ? R::I_STALE : R::I_SUCCESS);
}

void apply(Changes& changes, const State& before, const EnterResult& a)
{
    if (!changes.state.contract || !changes.state.battle)
        return;
    for (const Fighter& who : before.battle->crew) {
        const Fate fate = fateOf(a, who);
        if (fate == Fate::Fled) {
            changes.fighter(who.id)->at = Position::Fled;
            if (who.at != Position::Fled)
                changes.tell(R::I_FLED, QT_TR_NOOP("%1 fled from the battle"), {changes.title(who.id)});
            continue;
        }
        const int damage = int(fate) - int(who.health);
        changes.hurtFighter(who.id, damage);
        changes.heal(who.id, -std::min(0, damage));
    }
    changes.loseBudget();
    changes.tell(a.ending == Ending::Failure ? R::I_FAILURE
            : a.ending == Ending::Stalemate  ? R::I_STALE
                                             : R::I_SUCCESS,
        QT_TR_NOOP("The table says how the contract ended: %1"), {shown(a.ending)});
    changes.endContract(a.ending);
}

Message tell(const State& before, const EnterResult& a)
{
    return before.contract ? say(QT_TR_NOOP("Result of %1: %2"), {titleOf(before, before.contract->card), shown(a.ending)})
                           : say(QT_TR_NOOP("Result of a battle: %1"), {shown(a.ending)});
}

} // namespace hiredswords

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/rules/gone_by.h"

#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/rules.h"

#include <algorithm>

namespace hiredswords {

namespace {

// Beside the ids of what is noted, which are numbers: a phase and its round.
constexpr QLatin1String phaseMark("phase:");

QString markOf(int phase) { return phaseMark + number(phase) + QLatin1Char(':'); }

bool isOfPhase(const QString& left, int phase) { return left.startsWith(markOf(phase)); }

bool isPhaseOpen(const State& state, int phase)
{
    State then = state;
    then.battle->phase = phase;
    Checks checks;
    phaseDone(checks, then);
    return !checks.isAllowed();
}

// Of the phases that an act went past; the next round's own tells of it anew, whatever was left of this one.
void leavePhases(const State& before, const State& now, QStringList& left)
{
    if (!now.battle || !before.battle || before.battle->phase < 1) {
        if (!now.battle)
            left.removeIf([](const QString& one) { return one.startsWith(phaseMark); });
        return;
    }
    const Battle &was = *before.battle, &is = *now.battle;
    const int end = is.round == was.round ? is.phase : lastPhase;
    for (int phase = was.phase; phase < end; ++phase) {
        left.removeIf([&](const QString& one) { return isOfPhase(one, phase); });
        if (isPhaseOpen(before, phase))
            left += markOf(phase) + number(was.round);
    }
    if (is.refreshed && !was.refreshed) // whenever that was
        left.removeIf([](const QString& one) { return isOfPhase(one, 6); });
}

} // namespace

static bool canBeLeft(const State& state) { return state.contract.has_value(); }

static QStringList leftBy(const State& before, const State& now, QStringList left)
{
    for (const Effect* one : due(before))
        if (!one->may && surelyComes(*one) && !left.contains(one->id))
            left += one->id;
    const QList<const Effect*> again = due(now);
    left.removeIf([&](const QString& id) {
        if (id.startsWith(phaseMark))
            return false;
        const Effect *then = find(before.noted, id), *noted = find(now.noted, id);
        return !noted || (then && then->done != noted->done) || !canStillCome(now, *noted)
            || std::ranges::any_of(again, [&](const Effect* other) { return other->id == id; });
    });
    leavePhases(before, now, left);
    return left;
}

static QString wordsOfLeft(const State& now, const QString& left)
{
    if (!left.startsWith(phaseMark)) {
        const Effect* noted = find(now.noted, left);
        return noted ? effectText(now, *noted) : QString();
    }
    const QStringList parts = left.split(QLatin1Char(':'));
    return engine::fill(hiredswords::tr("%1, in round %2"), {phaseName(parts.value(1).toInt()), parts.value(2)});
}

engine::GoneBy goneBy() { return engine::goneByOf<State>(); }

} // namespace hiredswords

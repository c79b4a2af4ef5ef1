// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/rules/combat/aftermath.h"

#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/turns/rage.h"

namespace sellsword {

namespace {

bool isBarred(const State& state, const Unit& who) { return forbids(state, who, Deed::Attack) || forbids(state, who, Deed::Act); }

bool canStrike(const State& state, const Strike& strike)
{
    const Unit* who = unit(state, strike.who);
    const Attack* attack = who ? attackOf(state, *who, strike.attack) : nullptr;
    if (!attack || isLost(*who, strike.attack) || statusOf(*who, StatusKind::Helpless) || isBarred(state, *who))
        return false;
    const Field field(state);
    Checks checks;
    if (strike.origin)
        mayBurst(checks, field, *who, *attack, *strike.origin);
    else
        for (const QString& id : strike.targets)
            if (const Unit* target = unit(state, id))
                mayAim(checks, field, *who, *attack, *target);
    return checks.isAllowed();
}

// A slow attack that waits for its replies never happens when one of them puts it out of reach, or its attacker out of action
// (SS-173, SS-176, SS-265, SS-324). What could not be made before was decided by the table, and stays.
void loseAttacks(Changes& changes, const State& before)
{
    for (qsizetype i = changes.state.strikes.size() - 1; i >= 0; --i) {
        const Strike strike = changes.state.strikes[i];
        if (strike.reply || !canStrike(before, strike) || canStrike(changes.state, strike))
            continue;
        const Unit& who = *unit(changes.state, strike.who);
        if (statusOf(who, StatusKind::Helpless))
            changes.tell(R::I_STRUCK_HELPLESS);
        if (isBarred(changes.state, who))
            changes.tell(R::I_BARRED);
        changes.state.strikes.removeAt(i);
        changes.tell(
            R::I_ATTACK_LOST, QT_TRANSLATE_NOOP("sellsword", "The attack of %1 never happens"), {changes.title(strike.who)});
    }
}

} // namespace

void aftermath(Changes& changes, const State& before)
{
    loseAttacks(changes, before);
    if (!isWaiting(changes.state))
        changes.state.closed = false;
    excuse(changes, before);
    changes.settle();
}

} // namespace sellsword

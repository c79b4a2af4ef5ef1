// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Between two turns: instants are played, wait, and are carried out in their order (p. 5-6).
#include "games/swords-and-souls/rules/conditions.h"
#include "games/swords-and-souls/rules/rules.h"

#include <algorithm>

namespace swordsandsouls {

Used usedBy(const State& state, const PlayInstant& a) { return meant(state, a.who, a.card, a.from, Role::Attack); }

namespace {

// The instant that is carried out next, with what was left open when it was played.
struct Due {
    Used used;
    QString target;
    bool attacks = false;
};

Due due(const State& state, const ResolveInstant& a)
{
    if (state.instants.isEmpty())
        return {};
    const Instant& first = state.instants.first();
    Due due{
        {first.card, first.who, first.from, Role::Attack, false}, first.target.isEmpty() ? a.target : first.target, a.attacks};
    due.attacks |= cardOf(state, due.used).attack;
    return due;
}

Said said(const Due& due, const ResolveInstant& a) { return {due.target, a.cards, a.treasure}; }

Attack attackOf(const State& state, const Due& due, const ResolveInstant& a)
{
    return attackWith(state, due.used, due.target, a.order, false, a.way);
}

} // namespace

QString drawerOf(const State& state, const ResolveInstant& a)
{
    const Due next = due(state, a);
    return next.attacks ? QString() : drawerOf(state, next.used, next.target);
}

// --- playing one (SO-035 … SO-037, AO-12)

void check(Checks& checks, const State& state, const PlayInstant& a)
{
    const Used used = usedBy(state, a);
    running(checks, state);
    between(checks, state);
    upright(checks, state, used.owner);
    available(checks, state, used);
    fitsIcon(checks, state, used, Icon::Instant);
    if (cardOf(state, used).attack && !a.target.isEmpty())
        mayAim(checks, state, used, a.target);
    if (a.tie && !state.instants.isEmpty())
        checks.note(R::I_INSTANT).starIf(state.settings.instantTie == InstantTie::Ask, "instant_tie");
    notNeeded(checks, a.tie && state.instants.isEmpty(), QT_TR_NOOP("the same moment"));
}

void apply(Changes& changes, const State& before, const PlayInstant& a)
{
    const Used used = usedBy(before, a);
    if (!changes.player(used.owner))
        return;
    changes.takeOut(used);
    QList<Instant>& waiting = changes.state.instants;
    const Instant played{used.owner, used.card, used.from, a.target, a.tie && !waiting.isEmpty()};
    qsizetype at = waiting.size();
    if (played.tie && before.settings.instantTie == InstantTie::Clockwise) {
        const QString next = nextInTurn(before).id;
        const auto isLater = [&](const Instant& one) {
            return clockwiseFrom(before, next, one.who) > clockwiseFrom(before, next, played.who);
        };
        while (at > 0 && isLater(waiting[at - 1])) {
            --at;
            if (!waiting[at].tie)
                break; // the first of those at the same moment
        }
    }
    waiting.insert(at, played);
    if (at + 1 < waiting.size())
        std::swap(waiting[at].tie, waiting[at + 1].tie);
    changes.tell(R::I_INSTANT, QT_TR_NOOP("%1 of %2 is carried out as number %3"),
        {titleOf(before, used.card), used.owner, number(at + 1)});
}

Message tell(const State& before, const PlayInstant& a)
{
    return say(a.target.isEmpty() ? QT_TR_NOOP("%1 plays the instant %2") : QT_TR_NOOP("%1 plays the instant %2 at %3"),
        {a.who, titleOf(before, usedBy(before, a).card), a.target});
}

// --- carrying it out

QList<Fault> faultsIn(const State& state, const ResolveInstant& a)
{
    const Due next = due(state, a);
    if (next.attacks)
        return wrongOrder("resolve-instant.order", state, next.used, a.order);
    return wrongIn("resolve-instant", state, next.used, said(next, a));
}

Needs needs(const State& state, const ResolveInstant& a)
{
    const Due next = due(state, a);
    return next.attacks ? Needs() : needsOf(state, next.used, said(next, a));
}

QList<Fault> lacking(const State& state, const ResolveInstant& a)
{
    const Due next = due(state, a);
    return next.attacks ? missingAim("resolve-instant.target", state, attackOf(state, next, a))
                        : lackingIn("resolve-instant", state, next.used, said(next, a));
}

void check(Checks& checks, const State& state, const ResolveInstant& a)
{
    running(checks, state);
    checks.must(R::E_NO_INSTANT, !state.instants.isEmpty(), [] { return QStringList(); });
    noAttack(checks, state);
    nothingInPlay(checks, state);
    const Due next = due(state, a);
    if (next.attacks && !next.target.isEmpty())
        mayAim(checks, state, next.used, next.target);
    if (next.attacks) {
        const Attack attack = attackOf(state, next, a);
        goesItsWay(checks, attack.way, a.way);
        inOrder(checks, state, attack, a.order);
    }
    notNeeded(checks, !a.target.isEmpty() && !next.target.isEmpty() && a.target != next.target, QT_TR_NOOP("the target"));
    notNeeded(checks, next.attacks && !a.treasure.isEmpty(), QT_TR_NOOP("the treasure"));
    notNeeded(checks, next.attacks && !a.cards.isEmpty(), QT_TR_NOOP("the cards"));
    notNeeded(checks, !next.attacks && !a.order.isEmpty(), QT_TR_NOOP("the order"));
    notNeeded(checks, !next.attacks && a.way, QT_TR_NOOP("the way"));
    if (!next.attacks && isAutomatic(cardOf(state, next.used)))
        enoughFor(checks, state, cardOf(state, next.used).effects, next.used.owner, next.target);
}

void apply(Changes& changes, const State& before, const ResolveInstant& a)
{
    const Due next = due(before, a);
    if (!changes.player(next.used.owner))
        return;
    changes.state.instants.removeFirst();
    changes.tell(R::I_INSTANT, QT_TR_NOOP("%1 of %2 is carried out"), {titleOf(before, next.used.card), next.used.owner});
    const Attack attack = attackOf(before, next, a);
    if (next.attacks && changes.player(attack.target))
        changes.openAttack(attack);
    else
        carryOut(changes, next.used, said(next, a));
}

Message tell(const State& before, const ResolveInstant& a)
{
    const Due next = due(before, a);
    return say(QT_TR_NOOP("The instant %1 of %2 is carried out"),
        {titleOf(before, next.used.card), named(next.used.owner, QT_TR_NOOP("nobody"))});
}

} // namespace swordsandsouls

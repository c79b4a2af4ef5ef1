// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Ends that the table confirms: no way out of Limbo, and draws.
#include "games/mercenarium/rules/conditions.h"
#include "games/mercenarium/rules/rules.h"

namespace mercenarium {

namespace {

bool hasHymn(const State& state, const Player& who)
{
    return !who.hymns.isEmpty() || (state.singularity && who.hand.contains(unnamed));
}

} // namespace

// --- Limbo without a way out (ME-134, AM-27, AM-38)

QList<Fault> lacking(const State& state, const DeclareLimbo& a)
{
    const Player* who = player(state, actor(state, a.player));
    if (!who || !hasHymn(state, *who) || a.hymnHelps)
        return {};
    return {Fault{QStringLiteral("declare-limbo.hymn_helps"), {},
        tr("Can the hymn in hand open the house, or give its player a card in play?"), tr("Answer yes or no.")}};
}

void check(Checks& checks, const State& state, const DeclareLimbo& a)
{
    const Seat seat = actor(state, a.player);
    mayAct(checks, state, seat);
    const auto name = [&] { return QStringList{nameOf(state, seat)}; };
    checks.must(R::E_LIMBO_TWO, state.players.size() == 2, [&] { return QStringList{number(state.players.size())}; });
    const Player* who = player(state, seat);
    checks.must(R::E_LIMBO_NOT, who && (!tracksBoard(state) || isInLimbo(state, seat)), name); // a board that is not kept is seen
    if (!who)
        return;
    const auto ways = buyable(state, seat);
    const bool hasWay = mayPay(state, *who) && !ways.isEmpty();
    const bool isHelped = hasHymn(state, *who) && a.hymnHelps.value_or(false);
    const bool eitherIsOut = playsOther(state, Unclear::AM_38);
    checks
        .must(R::E_LIMBO_WAY, !hasWay || (eitherIsOut && !isHelped),
            [&] {
                return QStringList{nameOf(state, seat), listed(ways)};
            })
        .starIf(hasWay && eitherIsOut && !isHelped, markOf(Unclear::AM_38));
    checks.must(R::E_LIMBO_HYMN, !isHelped || (eitherIsOut && !hasWay), name)
        .starIf(isHelped && eitherIsOut && !hasWay, markOf(Unclear::AM_38));
    checks.must(R::E_LIMBO_WAIT, state.settings.limboEarlyEnd != Announce::Off, name);
    checks.starIf(state.settings.limboEarlyEnd == Announce::Off, "limbo_early_end")
        .change([] { return QStringLiteral("settings.limbo_early_end"); }, QStringLiteral("propose"));
    if (a.hymnHelps && !hasHymn(state, *who))
        checks.should(R::W_SURPLUS, false, [] { return QStringList{tr("whether a hymn helps: none is in hand")}; });
    checks.noteIf(checks.isAllowed(), R::I_NO_WAY_OUT);
}

void apply(Changes& changes, const State& before, const DeclareLimbo& a)
{
    const Seat seat = actor(before, a.player);
    changes.tell(
        R::I_LIMBO_LOST, QT_TR_NOOP("%1 is eliminated: %2 wins"), {changes.name(seat), changes.name(nextSeat(before, seat))});
    changes.end(Ending::Limbo, nextSeat(before, seat));
}

Message tell(const State& before, const DeclareLimbo& a)
{
    return say(QT_TR_NOOP("%1 has no way out of Limbo"), {nameOf(before, actor(before, a.player))});
}

// --- draws (ME-138, ME-140, AM-19)

void check(Checks& checks, const State& state, const DeclareStalemate& a)
{
    mustBeRunning(checks, state);
    const int seen = timesSeen(state), needed = timesNeeded(state);
    checks.must(R::E_NOT_REPEATED, a.agreed || seen >= needed, [&] { return QStringList{number(seen), number(needed)}; });
    constexpr int third = 3;
    checks.starIf(!a.agreed && seen >= third && seen < needed, "stalemate_count");
    checks.noteIf(seen >= needed, R::I_REPEATED);
}

void apply(Changes& changes, const State&, const DeclareStalemate&)
{
    changes.tell(R::I_STALEMATE);
    changes.end(Ending::Stalemate, {});
}

Message tell(const State&, const DeclareStalemate& a)
{
    return a.agreed ? say(QT_TR_NOOP("Everybody agrees: a stalemate"))
                    : say(QT_TR_NOOP("The same position came back too often: a stalemate"));
}

} // namespace mercenarium

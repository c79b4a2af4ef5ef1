// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Summoning onto the own house and beside own cards.
#include "games/mercenarium/rules/conditions.h"
#include "games/mercenarium/rules/rules.h"

#include <algorithm>

namespace mercenarium {

namespace {

// The own neighbours that may be meant as base: all of them, or the one that was named.
QList<const Placed*> candidates(const State& state, const Summon& a, Seat seat)
{
    QList<const Placed*> own;
    for (const Placed* card : beside(state, a.at))
        if (card->owner == seat && (!a.base || card->at == *a.base))
            own += card;
    return own;
}

int lowest(const QList<const Placed*>& bases)
{
    int value = lordValue;
    for (const Placed* base : bases)
        value = std::min(value, base->id.value());
    return value;
}

void mustLeanOn(Checks& checks, const State& state, const Summon& a, Seat seat)
{
    const QList<const Placed*> own = candidates(state, a, seat);
    const auto ownList = [&] { return listed(inPlay(state, seat)); };
    QList<const Placed*> enemies;
    for (const Placed* card : beside(state, a.at))
        if (card->owner != seat && (!a.base || card->at == *a.base))
            enemies += card;
    if (enemies.isEmpty())
        checks.must(R::E_NO_NEIGHBOUR, !own.isEmpty(), [&] { return QStringList{nameOf(state, seat), a.at.text(), ownList()}; });
    else
        checks.must(R::E_ENEMY_BASE, !own.isEmpty(), [&] { return QStringList{a.at.text(), listed(enemies), ownList()}; });
    if (own.isEmpty() || !a.card.isOfDeck())
        return;
    const auto isValid = [&](const Placed* base) { return fits(a.card, base->id); };
    const auto isLord = [](const Placed* base) { return base->id.isLord(); };
    const bool isBarred = playsOther(state, Unclear::AM_31)
        && std::ranges::any_of(own, [&](const Placed* base) { return isLord(base) && !isValid(base); });
    const bool isBased = std::ranges::any_of(own, isValid);
    const bool holds = isBased && !isBarred;
    checks
        .must(isBarred || std::ranges::all_of(own, isLord) ? R::E_LORD_BASE : R::E_BASE, holds,
            [&] {
                return QStringList{shown(a.card), listed(own), number(lowest(own))};
            })
        .starIf(isBarred && isBased, markOf(Unclear::AM_31));
    if (!holds)
        return;
    const bool byLord = std::ranges::any_of(own, [&](const Placed* base) { return base->id.isLord() && isValid(base); });
    checks.note(R::I_BASE).noteIf(a.card.isLord(), R::I_LORD_ON_ANYTHING).noteIf(byLord, R::I_LORD_AS_BASE);
    checks.noteIf(own.size() > 1, R::I_BASE_ONE).noteIf(!enemies.isEmpty(), R::I_BASE_BESIDE_ENEMY);
}

} // namespace

// Of a hand that is only counted the table says which card it is.
QList<engine::Fault> lacking(const State&, const Summon& a)
{
    if (a.card.isNamed())
        return {};
    return {engine::Fault{QStringLiteral("summon.card"), {},
        engine::fill(tr("Which card is summoned to %1 is not said."), {a.at.text()}), tr("Name the card that lies there now.")}};
}

void check(Checks& checks, const State& state, const Summon& a)
{
    if (!mustTrackBoard(checks, state))
        return;
    const Seat seat = actor(state, a.player);
    const Player* who = player(state, seat);
    mayAct(checks, state, seat);
    checks.must(R::E_HYMN_SUMMON, !a.card.isHymn(), [&] { return QStringList{shown(a.card)}; });
    if (!a.card.isHymn() && who)
        checks.must(R::E_NOT_IN_HAND, a.card.isNamed() ? holds(state, *who, a.card) : who->hand.contains(unnamed), [&] {
            return QStringList{shown(a.card), nameOf(state, seat)};
        });
    mustBeOnBoard(checks, state, a.at);
    const Placed* there = cardAt(state, a.at);
    if (a.at == houseOf(state, seat) && !a.base) {
        checks.must(isInLimbo(state, seat) ? R::E_HOUSE_TAKEN_LIMBO : R::E_HOUSE_TAKEN, !there,
            [&] { return QStringList{shown(there->id)}; });
        if (playsOther(state, Unclear::AM_06))
            checks
                .must(R::E_HOUSE_LATER, inPlay(state, seat).isEmpty(),
                    [&] {
                        return QStringList{nameOf(state, seat), listed(inPlay(state, seat))};
                    })
                .star(markOf(Unclear::AM_06));
        checks.noteIf(checks.isAllowed(), R::I_HOUSE);
        return;
    }
    const auto house = houseAt(state, a.at);
    if (house && *house != seat && !a.base && candidates(state, a, seat).isEmpty())
        checks.must(R::E_OTHER_HOUSE, false, [&] {
            return QStringList{a.at.text(), nameOf(state, *house), houseOf(state, seat).text()};
        });
    mustBeFree(checks, state, a.at);
    checks.must(R::E_NO_CARD_IN_PLAY, !inPlay(state, seat).isEmpty(), [&] { return QStringList{nameOf(state, seat)}; });
    if (house && *house != seat) {
        const bool isAllowed = state.settings.fieldSummonOnEnemyHouse == OnOff::On;
        checks.must(R::E_ENEMY_HOUSE, isAllowed, [&] { return QStringList{a.at.text(), nameOf(state, *house)}; });
        checks.star("field_summon_on_enemy_house")
            .change([] { return QStringLiteral("settings.field_summon_on_enemy_house"); }, QStringLiteral("on"));
    }
    mustLeanOn(checks, state, a, seat);
    if (checks.isAllowed() && a.card.isNamed() && isDelicate(state) && houseAt(state, a.at))
        foresee(checks, state, apply(state, a).state, seat);
}

void apply(Changes& changes, const State& before, const Summon& a)
{
    const Seat seat = actor(before, a.player);
    if (!a.card.isNamed())
        return; // nobody has said which
    changes.takeFromHand(seat, a.card);
    changes.summon(a.card, a.at, seat, true);
    if (a.card.isMercenary())
        changes.tell(R::I_UNDER_CONTRACT, QT_TR_NOOP("%1 is under contract until the next turn of %2"),
            {shown(a.card), changes.name(seat)});
    changes.endTurn(seat);
}

Message tell(const State& before, const Summon& a)
{
    const Seat seat = actor(before, a.player);
    if (a.at == houseOf(before, seat) && !a.base)
        return say(QT_TR_NOOP("%1 summons %2 onto the house %3"), {nameOf(before, seat), shown(a.card), a.at.text()});
    QStringList bases;
    if (a.card.isOfDeck())
        for (const Placed* base : basesFor(before, seat, a.card, a.at))
            if (!a.base || base->at == *a.base)
                bases += shown(base->id) + QLatin1Char(' ') + base->at.text();
    if (bases.isEmpty())
        return say(QT_TR_NOOP("%1 summons %2 onto %3"), {nameOf(before, seat), shown(a.card), a.at.text()});
    return say(QT_TR_NOOP("%1 summons %2 onto %3, based on %4"),
        {nameOf(before, seat), shown(a.card), a.at.text(), bases.join(QStringLiteral(", "))});
}

} // namespace mercenarium

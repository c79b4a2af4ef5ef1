// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/board/aim.h"

#include "games/mercenarium/rules/rules.h"
#include "kit/desk_of.h"
#include "kit/wording.h"

#include <algorithm>

namespace mercenarium::desk {

using engine::Offer;

namespace {

QString value(Card card) { return card.text().chopped(1); }

// Every own neighbour with what it says to the card: the suit, or the values.
QStringList bases(const State& state, Seat seat, Card card, Space at, bool isAllowed)
{
    QStringList texts;
    for (const Placed* base : beside(state, at)) {
        if (base->owner != seat || fits(card, base->id) != isAllowed)
            continue;
        if (base->id.suit() == card.suit())
            texts += fill(mercenarium::tr("%1: suit"), {base->at.text()});
        else if (isAllowed)
            texts += fill(mercenarium::tr("%1: %2 ≥ %3"), {base->at.text(), value(card), value(base->id)});
        else if (base->id.isLord())
            texts += fill(mercenarium::tr("only %1, Lords"), {shown(base->id.suit())});
        else
            texts += fill(mercenarium::tr("%1 < %2, other suit"), {value(card), value(base->id)});
    }
    return texts;
}

// Whether it is legal or not.
template <class A> Offer offerOf(const State& state, const A& action)
{
    return {action, check(state, action), tell(state, action), engine::nameOf(state.current), true};
}

QList<Aim> summons(const State& state, Card card)
{
    QList<Aim> aims;
    const Seat seat = state.current;
    for (const Space at : spacesOf(state)) {
        if (cardAt(state, at))
            continue;
        Aim aim{at, offerOf(state, Summon{card, at, {}, {}}), {}, true};
        const bool isHouse = at == houseOf(state, seat);
        aim.brief = isHouse ? QStringList{mercenarium::tr("house")} : bases(state, seat, card, at, aim.isAllowed());
        aim.isNear = isHouse || !aim.brief.isEmpty();
        aims += aim;
    }
    return aims;
}

// Where a hymn's step may put a card of the hand, one that was only named included.
QList<Aim> placings(const State& state, Card card)
{
    QList<Aim> aims;
    const auto due = std::ranges::find(state.song->due, EffectKind::Place, &Effect::kind);
    if (due == state.song->due.end() || (due->card && *due->card != card))
        return aims;
    for (const Space to : spacesOf(state)) {
        if (due->to.value_or(to) != to || cardAt(state, to))
            continue;
        DoEffect step{*due, {}};
        step.effect.card = card;
        step.effect.to = to;
        aims += Aim{to, offerOf(state, step), {}, true};
    }
    return aims;
}

QString parts(const Placed& attacker, const Placed& defender, const Encounter& one)
{
    const QString mine = shown(attacker.id.suit()), theirs = shown(defender.id.suit());
    QString how;
    if (one.lord)
        how = mercenarium::tr("a Lord always fights by alchemy");
    else if (one.result == Contest::Unknown)
        how = mercenarium::tr("the dots of a touching edge are not typed in");
    else
        how = fill(mercenarium::tr("%1 edge against %3 edge, dots %2 to %4"),
            {shown(one.myEdge), number(one.mine), shown(one.theirEdge), number(one.theirs)});
    QString end;
    switch (one.result) {
    case Contest::Capture:
        end = one.lord || one.mine == one.theirs ? fill(mercenarium::tr("%1 consume %2: taken"), {mine, theirs})
                                                 : mercenarium::tr("taken");
        break;
    case Contest::Annihilation:
        end = fill(mercenarium::tr("%1 and %2 are opposite: both are discarded"), {mine, theirs});
        break;
    case Contest::Deadlock:
        end = fill(mercenarium::tr("both are %1: deadlock"), {mine});
        break;
    case Contest::Consumed:
        end = fill(mercenarium::tr("%1 consume %2: cannot start"), {theirs, mine});
        break;
    case Contest::Weaker:
        end = mercenarium::tr("too weak");
        break;
    case Contest::Unknown:
        end = mercenarium::tr("they are asked for");
        break;
    }
    return how + QStringLiteral("; ") + end;
}

} // namespace

Card cardOf(const engine::AnyAction& action)
{
    return kit::each<Action, Card>(action, [](const auto& a) {
        if constexpr (requires { a.effect; })
            return a.effect.card.value_or(unnamed);
        else if constexpr (requires { a.card; })
            return a.card;
        else
            return unnamed;
    });
}

std::optional<Space> placeOf(const State& state, const engine::AnyAction& action)
{
    std::optional<Space> place;
    const auto lies = [&](Card card) {
        if (const Placed* there = placed(state, card))
            place = there->at;
    };
    kit::on(
        action, [&](const Summon& a) { place = a.at; }, [&](const Move& a) { place = a.to; },
        [&](const Capture& a) { lies(a.target); }, [&](const Buy& a) { lies(a.card); },
        [&](const DoEffect& a) { a.effect.to ? void(place = a.effect.to) : lies(a.effect.card.value_or(unnamed)); });
    return place;
}

QList<Offer> nextStep(const State& state, const QList<Offer>& offers)
{
    QList<Offer> found;
    for (const Effect& due : state.song ? state.song->due : QList<Effect>()) {
        for (const Offer& offer : offers)
            if (const DoEffect* step = offer.action.as<DoEffect>();
                step && step->effect.kind == due.kind && placeOf(state, offer.action))
                found += offer;
        if (!found.isEmpty())
            break;
    }
    return found;
}

QList<Aim> aimsOf(const State& state, const QList<Offer>& offers, Card chosen)
{
    if (!chosen.isNamed() || state.step != Step::Play)
        return {};
    const Placed* own = placed(state, chosen);
    if (!own && !state.song)
        return chosen.isOfDeck() ? summons(state, chosen) : QList<Aim>();
    QList<Aim> aims;
    if (!own)
        aims = placings(state, chosen);
    if (!aims.isEmpty())
        return aims;
    for (const Offer& offer : state.song ? nextStep(state, offers) : offers) {
        if (cardOf(offer.action) != chosen)
            continue;
        const auto at = placeOf(state, offer.action);
        if (!at)
            continue;
        Aim aim{*at, offer, {}, true};
        if (offer.action.is<Move>() && !offer.verdict.isAllowed() && cardAt(state, *at))
            continue; // whoever lies there is captured, or in the way
        if (offer.action.is<Capture>())
            if (const Placed* target = cardAt(state, *at); target && own)
                aim.brief = {shown(encounter(state, *own, *target))};
        aims += aim;
    }
    return aims;
}

QList<Offer> offersAt(const State& state, const QList<Offer>& offers, Space space)
{
    QList<Offer> found;
    const Placed* there = cardAt(state, space);
    for (const Offer& offer : offers)
        if (placeOf(state, offer.action) == space || (there && cardOf(offer.action) == there->id))
            found += offer;
    return found;
}

QString shown(const Encounter& one)
{
    if (one.lord)
        return mercenarium::tr("Lord");
    const auto dots = [](int count) { return count < 0 ? QStringLiteral("?") : number(count); };
    const bool known = one.mine >= 0 && one.theirs >= 0;
    return dots(one.mine)
        + (!known                       ? QStringLiteral(" : ")
                : one.mine > one.theirs ? QStringLiteral(" › ")
                : one.mine < one.theirs ? QStringLiteral(" ‹ ")
                                        : QStringLiteral(" = "))
        + dots(one.theirs);
}

QString outcome(const Placed& attacker, const Placed& defender, const Encounter& one)
{
    return kit::capital(parts(attacker, defender, one)) + QLatin1Char('.');
}

QString told(const Placed& attacker, const Placed& defender, const Encounter& one)
{
    return fill(mercenarium::tr("%1 against %2: %3"), {shown(attacker.id), shown(defender.id), parts(attacker, defender, one)});
}

QStringList takersOf(const State& state, const Placed& card)
{
    QStringList by;
    for (const Placed* other : enemiesBeside(state, card))
        if (const Encounter one = encounter(state, *other, card); takes(one))
            by += fill(
                mercenarium::tr("%1 (%2)"), {shown(other->id), shown(one).replace(QLatin1Char(' '), QChar::Nbsp)}); // in one line
    return by;
}

} // namespace mercenarium::desk

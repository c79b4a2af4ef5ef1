// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/board/aim.h"

#include "engine/json.h"
#include "games/mercenarium/rules/rules.h"

#include <algorithm>

namespace mercenarium::desk {

using engine::fill;
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

QList<Aim> summons(const State& state, Card card)
{
    QList<Aim> aims;
    const Seat seat = state.current;
    for (int row = 0; row < state.settings.boardHeight; ++row)
        for (int column = 0; column < state.settings.boardWidth; ++column) {
            const Space at{column, row};
            if (cardAt(state, at))
                continue;
            Aim aim{at, summonOf(state, card, at), {}, true};
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
    for (int row = 0; row < state.settings.boardHeight; ++row)
        for (int column = 0; column < state.settings.boardWidth; ++column) {
            DoEffect step{*due, {}};
            step.effect.card = card;
            step.effect.to = due->to.value_or(Space{column, row});
            if (*step.effect.to != Space{column, row} || cardAt(state, *step.effect.to))
                continue;
            aims += Aim{*step.effect.to,
                {QLatin1String(DoEffect::verb), {{QStringLiteral("effect"), engine::toJson(step.effect)}}, check(state, step),
                    tell(state, step), engine::nameOf(state.current), true},
                {}, true};
        }
    return aims;
}

QString parts(const Placed& attacker, const Placed& defender, const Encounter& one)
{
    const QString mine = mercenarium::shown(attacker.id.suit()), theirs = mercenarium::shown(defender.id.suit());
    QString how;
    if (one.lord)
        how = mercenarium::tr("a Lord always fights by alchemy");
    else if (one.result == Contest::Unknown)
        how = mercenarium::tr("the dots of a touching edge are not typed in");
    else
        how = fill(mercenarium::tr("%1 edge with %2 dots against %3 edge with %4"),
            {mercenarium::shown(one.myEdge), number(one.mine), mercenarium::shown(one.theirEdge), number(one.theirs)});
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

QString word(const Offer& offer, const char* field)
{
    const QJsonObject effect = offer.fields.value(QLatin1String("effect")).toObject();
    return (effect.isEmpty() ? offer.fields : effect).value(QLatin1String(field)).toString();
}

std::optional<Space> placeOf(const State& state, const Offer& offer)
{
    const auto at = [&](const char* field) -> std::optional<Space> {
        const auto card = Card::read(word(offer, field));
        const Placed* there = card ? placed(state, *card) : nullptr;
        return there ? std::optional(there->at) : std::nullopt;
    };
    if (offer.verb == QLatin1String("summon"))
        return Space::read(word(offer, "at"));
    if (offer.verb == QLatin1String("capture"))
        return at("target");
    if (offer.verb == QLatin1String("buy"))
        return at("card");
    if (offer.verb == QLatin1String("move") || offer.verb == QLatin1String("effect"))
        if (const QString to = word(offer, "to"); !to.isEmpty())
            return Space::read(to);
    return offer.verb == QLatin1String("effect") ? at("card") : std::nullopt;
}

Offer summonOf(const State& state, Card card, Space at)
{
    const Summon action{card, at, {}, {}};
    return {QLatin1String(Summon::verb), {{QStringLiteral("card"), card.text()}, {QStringLiteral("at"), at.text()}},
        check(state, action), tell(state, action), engine::nameOf(state.current), true};
}

QList<Offer> nextStep(const State& state, const QList<Offer>& offers)
{
    QList<Offer> found;
    for (const Effect& due : state.song ? state.song->due : QList<Effect>()) {
        for (const Offer& offer : offers)
            if (offer.verb == QLatin1String("effect") && word(offer, "kind") == engine::nameOf(due.kind) && placeOf(state, offer))
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
        if (word(offer, "card") != chosen.text())
            continue;
        const auto at = placeOf(state, offer);
        if (!at)
            continue;
        Aim aim{*at, offer, {}, true};
        if (offer.verb == QLatin1String("move") && !offer.verdict.isAllowed() && cardAt(state, *at))
            continue; // whoever lies there is captured, or in the way
        if (offer.verb == QLatin1String("capture"))
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
        if (placeOf(state, offer) == space || (there && word(offer, "card") == there->id.text()))
            found += offer;
    return found;
}

bool takes(const Encounter& one)
{
    return one.result == Contest::Capture || one.result == Contest::Annihilation || one.result == Contest::Unknown;
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
    const QString text = parts(attacker, defender, one);
    return text.left(1).toUpper() + text.mid(1) + QLatin1Char('.');
}

QString told(const Placed& attacker, const Placed& defender, const Encounter& one)
{
    return fill(mercenarium::tr("%1 against %2: %3"),
        {mercenarium::shown(attacker.id), mercenarium::shown(defender.id), parts(attacker, defender, one)});
}

QStringList takersOf(const State& state, const Placed& card)
{
    QStringList by;
    for (const Placed* other : beside(state, card.at))
        if (other->owner != card.owner)
            if (const Encounter one = encounter(state, *other, card); takes(one))
                by += fill(mercenarium::tr("%1 (%2)"),
                    {mercenarium::shown(other->id), shown(one).replace(QLatin1Char(' '), QChar::Nbsp)}); // in one line
    return by;
}

} // namespace mercenarium::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The tracker: cities, experience, cards for the market (p. 28, 38).
#include "games/jagged-alliance/rules/changes/possessions.h"
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

// --- the tracker (JA-449 … JA-455)

namespace {

QString cityOf(const State& state, const QString& wanted)
{
    if (!wanted.isEmpty())
        return wanted;
    for (const City& city : state.cities)
        if (!city.liberated)
            return city.id;
    return {};
}

QString cardNumber(int number) { return QStringLiteral("%1").arg(number, 3, 10, QLatin1Char('0')); }

// A box by what it prints.
QString boxText(const State& state, const QString& id)
{
    const City* city = find(state.cities, id);
    return city ? engine::fill(tr("box A.I.M. %1 to %2"), {cardNumber(city->first), cardNumber(city->last)}) : tr("every city");
}

void toMarket(Changes& changes, int first, int last, R why)
{
    QStringList added;
    for (const Card& card : std::as_const(changes.state.cards))
        if (card.deck == Deck::Aim && card.number >= first && card.number <= last && card.number > 0 && card.place == Place::Deck)
            added += card.id;
    for (const QString& id : added)
        put(changes, id, card(changes.state, id).kind == CardKind::Income ? Place::Income : Place::Market);
    changes.tell(why, QT_TR_NOOP("A.I.M. cards %1 to %2 come into the market deck"), {cardNumber(first), cardNumber(last)});
}

} // namespace

void check(Checks& checks, const State& state, const TickCity& a)
{
    checks.must(R::R_OVER, state.status == Status::Running, none);
    const City* city = find(state.cities, cityOf(state, a.city));
    checks.must(R::R_CITY, city && !city->liberated, [&] { return QStringList{boxText(state, a.city)}; });
    const QString topmost = cityOf(state, {});
    checks.should(R::W_TOPMOST, !city || city->id == topmost, [&] { return QStringList{boxText(state, topmost)}; });
    if (city)
        noteBlanks(checks, blankNumbers(state, city->first, city->last), R::W_UNKNOWN_NUMBER);
}

void apply(Changes& changes, const State& before, const TickCity& a)
{
    if (City* city = find(changes.state.cities, cityOf(before, a.city))) {
        city->liberated = true;
        const City ticked = *city;
        toMarket(changes, ticked.first, ticked.last, R::I_MARKET_CITY);
    }
}

Message tell(const State& before, const TickCity& a)
{
    const QString city = cityOf(before, a.city);
    return say(QT_TR_NOOP("A city is liberated: %1"), {city.isEmpty() ? tr("none is left") : boxText(before, city)});
}

// Which it is the scenario book says, and no list before it.
QList<Fault> lacking(const State&, const TickExperience& a)
{
    if (!a.enemy.isEmpty())
        return {};
    return {Fault{QStringLiteral("tick-experience.enemy"), {}, tr("Which enemy is experienced from now on?"),
        tr("Give the name that stands in the scenario book.")}};
}

void check(Checks& checks, const State& state, const TickExperience& a)
{
    checks.must(R::R_OVER, state.status == Status::Running, none);
    if (a.enemy.isEmpty()) // it is asked for
        return;
    const Enemy& enemy = enemyCard(state, a.enemy);
    checks.must(R::R_TANK_EXPERIENCE, !enemy.tank, [&] { return QStringList{titleOf(state, a.enemy)}; });
    checks.must(R::R_EXPERIENCED, !enemy.experienced, [&] { return QStringList{titleOf(state, a.enemy)}; });
    checks.noteIf(checks.isAllowed(), R::I_EXPERIENCED);
}

void apply(Changes& changes, const State&, const TickExperience& a)
{
    if (Enemy* enemy = find(changes.state.enemyCards, a.enemy))
        enemy->experienced = true;
}

Message tell(const State& before, const TickExperience& a)
{
    return say(QT_TR_NOOP("%1 is experienced from now on"), {a.enemy.isEmpty() ? tr("an enemy") : titleOf(before, a.enemy)});
}

void check(Checks& checks, const State& state, const OpenMarket& a)
{
    checks.must(R::R_OVER, state.status == Status::Running, none);
    for (const QString& id : a.cards) {
        const Card& one = card(state, id);
        checks.must(
            R::R_NOT_IN_DECK, one.deck == Deck::Aim && one.place == Place::Deck, [&] { return QStringList{titleOf(state, id)}; });
    }
    checks.must(R::R_NOTHING_NAMED, !a.cards.isEmpty() || (a.first > 0 && a.last >= a.first), none);
    if (a.first > 0 && a.last >= a.first)
        noteBlanks(checks, blankNumbers(state, a.first, a.last), R::W_UNKNOWN_NUMBER);
    checks.noteIf(checks.isAllowed(), R::I_MARKET);
}

void apply(Changes& changes, const State& before, const OpenMarket& a)
{
    for (const QString& id : a.cards)
        put(changes, id, card(before, id).kind == CardKind::Income ? Place::Income : Place::Market);
    if (a.first > 0 && a.last >= a.first)
        toMarket(changes, a.first, a.last, R::I_MARKET);
}

Message tell(const State& before, const OpenMarket& a)
{
    return a.cards.isEmpty() ? say(QT_TR_NOOP("A.I.M. cards %1 to %2 for the market"), {number(a.first), number(a.last)})
                             : say(QT_TR_NOOP("For the market: %1"), {titles(before, a.cards)});
}

} // namespace jaggedalliance

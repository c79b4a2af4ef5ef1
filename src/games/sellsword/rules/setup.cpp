// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a match begins, which names are in play, and what a state may never hold.
#include "engine/words/piles.h"
#include "games/sellsword/rules/map/board.h"
#include "games/sellsword/rules/rules.h"

#include <QSet>

#include <algorithm>

namespace sellsword {

namespace {

template <class List> QStringList idsOf(const List& list)
{
    QStringList ids;
    for (const auto& one : list)
        ids += one.id;
    return ids;
}

template <class List> void once(QList<Fault>& faults, const QString& place, const List& list)
{
    QSet<QString> seen;
    for (const auto& one : list) {
        if (one.id.isEmpty())
            faults += Fault{place, {}, sellsword::tr("Something here has no name."),
                sellsword::tr("Give everything a short name of its own.")};
        else if (seen.contains(one.id))
            faults += Fault{place, one.id, engine::fill(sellsword::tr("%1 stands here twice."), {one.id}),
                sellsword::tr("Give everything a name of its own.")};
        seen += one.id;
    }
}

void known(QList<Fault>& faults, const QString& place, const QString& id, bool isKnown)
{
    if (!isKnown)
        faults += Fault{
            place, id, engine::fill(tr("%1 is not in play here."), {id.isEmpty() ? tr("nobody") : id}), tr("Name one that is.")};
}

void mapFaults(QList<Fault>& faults, const State& state)
{
    const Gridmap& map = *state.map;
    if (map.width < 1 || map.height < 1 || map.width > mostSquares || map.height > mostSquares)
        faults += Fault{QStringLiteral("map"), number(map.width) + QLatin1Char('x') + number(map.height),
            tr("No map has this size."), tr("1 to 99 columns and rows.")};
    once(faults, QStringLiteral("map.start_areas"), map.startAreas);
    once(faults, QStringLiteral("map.objectives"), map.objectives);
    for (const Unit& one : state.units) {
        const Body body = bodyOf(state, one);
        if (one.at && (body.at.x + body.side > map.width || body.at.y + body.side > map.height))
            faults +=
                Fault{QStringLiteral("units.") + one.id + QStringLiteral(".at"), one.at->text(), tr("This lies outside the map."),
                    engine::fill(tr("Columns run to %1, rows to %2."), {number(map.width - 1), number(map.height - 1)})};
    }
}

void battleFaults(QList<Fault>& faults, const State& state)
{
    const auto isUnit = [&](const QString& id) { return unit(state, id) != nullptr; };
    if (state.turn) {
        known(faults, QStringLiteral("turn.unit"), state.turn->unit, isUnit(state.turn->unit));
        if (!state.turn->controller.isEmpty())
            known(faults, QStringLiteral("turn.controller"), state.turn->controller,
                player(state, state.turn->controller) != nullptr);
    }
    for (const Strike& strike : state.strikes) {
        known(faults, QStringLiteral("strikes"), strike.who, isUnit(strike.who));
        for (const QString& target : strike.targets)
            known(faults, QStringLiteral("strikes"), target, isUnit(target));
    }
    if (state.missed)
        known(faults, QStringLiteral("missed"), state.missed->who, isUnit(state.missed->who));
    for (const Hurt& hurt : state.hurts)
        known(faults, QStringLiteral("hurts"), hurt.id, isUnit(hurt.id));
    for (const Shove& shove : state.shoves)
        known(faults, QStringLiteral("shoves"), shove.id, isUnit(shove.id));
}

} // namespace

State newGame(const Setup& setup)
{
    State state;
    state.settings = setup.settings;
    state.scenario = setup.scenario;
    state.players = setup.players;
    state.cards = setup.cards;
    state.mods = setup.mods;
    for (UnitCard& card : state.cards) {
        keepEntered(card);
        tellWounds(card.attacks);
    }
    for (ModCard& mod : state.mods)
        tellWounds(mod.attacks);
    if (!isLight(state))
        state.map = setup.map;
    state.stage = Stage::Warbands;
    state.round = 0;
    state.phase = 0;
    return state;
}

QList<Fault> faultsInState(const State& state)
{
    QList<Fault> faults;
    once(faults, QStringLiteral("players"), state.players);
    once(faults, QStringLiteral("cards"), state.cards);
    once(faults, QStringLiteral("mods"), state.mods);
    once(faults, QStringLiteral("units"), state.units);
    once(faults, QStringLiteral("noted"), state.noted);
    constexpr qsizetype mostUnits = 200; // far more than any table holds
    if (state.units.size() > mostUnits)
        faults += Fault{QStringLiteral("units"), number(state.units.size()), tr("There are more units than any table holds."),
            tr("Enter what really stands there.")};
    for (const Unit& one : state.units) {
        known(faults, QStringLiteral("units.") + one.id + QStringLiteral(".player"), one.player,
            player(state, one.player) != nullptr);
        once(faults, QStringLiteral("units.") + one.id + QStringLiteral(".statuses"), one.statuses);
    }
    for (const UnitCard& card : state.cards) {
        once(faults, QStringLiteral("cards.") + card.id + QStringLiteral(".attacks"), card.attacks);
        once(faults, QStringLiteral("cards.") + card.id + QStringLiteral(".traits"), card.traits);
    }
    battleFaults(faults, state);
    if (state.map)
        mapFaults(faults, state);
    return faults;
}

QStringList namesOf(const State& state, QLatin1String kind)
{
    const Unit* active = state.turn ? unit(state, state.turn->unit) : nullptr;
    QStringList names;
    if (kind == QLatin1String(engine::printedNumbers))
        return numbersAsPrinted(state);
    if (kind == QLatin1String(engine::keptInMind))
        return {QStringLiteral("units.*.owed_vigor"), QStringLiteral("units.*.owed_tokens.green"),
            QStringLiteral("units.*.owed_tokens.blue"), QStringLiteral("units.*.owed_tokens.red")};
    if (kind == QLatin1String("player"))
        return idsOf(state.players);
    if (kind == QLatin1String("unit"))
        return idsOf(state.units);
    if (kind == QLatin1String("noted"))
        return idsOf(state.noted);
    if (kind == QLatin1String("hurt"))
        return idsOf(state.hurts);
    if (kind == QLatin1String("shoved"))
        return idsOf(state.shoves);
    if (kind == QLatin1String("start"))
        return state.turn ? state.turn->starts : names;
    if (kind == QLatin1String("status"))
        return active ? idsOf(active->statuses) : names;
    if (kind == QLatin1String("attack") || kind == QLatin1String("trait")) {
        const auto add = [&](const auto& card) {
            names += kind == QLatin1String("attack") ? idsOf(card.attacks) : idsOf(card.traits);
        };
        for (const UnitCard& card : state.cards)
            add(card);
        for (const ModCard& card : state.mods)
            add(card);
        names.removeDuplicates();
        return names;
    }
    if (kind == QLatin1String("unscored"))
        for (const Unit& one : state.units)
            if (one.unscored)
                names += one.id;
    return names;
}

} // namespace sellsword

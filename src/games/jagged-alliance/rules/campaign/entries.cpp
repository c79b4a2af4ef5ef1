// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the table enters or writes down: maps, cards, notes (p. 5, 36).
#include "games/jagged-alliance/rules/changes/course.h"
#include "games/jagged-alliance/rules/changes/harm.h"
#include "games/jagged-alliance/rules/changes/sectors.h"
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/rules.h"

#include <tuple>

namespace jaggedalliance {

// --- maps and cards

QList<Fault> faultsIn(const State& state, const EnterMap& a)
{
    State probe;
    Sector sector = jaggedalliance::sector(state, a.sector);
    sector.id = a.sector;
    sector.areas = a.areas;
    sector.borders = a.borders;
    probe.sectors += sector;
    return faultsInState(probe);
}

void check(Checks& checks, const State&, const EnterMap&) { checks.note(R::I_MAP); }

void apply(Changes& changes, const State&, const EnterMap& a)
{
    if (Sector* sector = changes.sector(a.sector)) {
        sector->areas = a.areas;
        sector->borders = a.borders;
    }
    intoAreas(changes.state, a.sector);
    settle(changes);
}

Message tell(const State& before, const EnterMap& a)
{
    return say(QT_TR_NOOP("The map of %1 is entered: areas %2"), {titleOf(before, a.sector), number(a.areas.size())});
}

namespace {

// What was entered anew keeps its place in the game, unless the entry says otherwise.
template <class T> T withPlay(const T& facts, const T&) { return facts; }

Card withPlay(Card facts, const Card& known)
{
    if (facts.place == Place::Deck && facts.holder.isEmpty())
        std::tie(facts.place, facts.holder, facts.host, facts.spent, facts.used, facts.begun) =
            std::tie(known.place, known.holder, known.host, known.spent, known.used, known.begun);
    return facts;
}

Mercenary withPlay(const Mercenary& facts, const Mercenary& known)
{
    if (facts.place != MercPlace::Roster || !facts.at.isEmpty())
        return facts;
    Mercenary one = known;
    std::tie(one.title, one.start, one.recover, one.inventory, one.allySlots, one.skills, one.extraSlot, one.quietKills,
        one.ability, one.unconfirmed) = std::tie(facts.title, facts.start, facts.recover, facts.inventory, facts.allySlots,
        facts.skills, facts.extraSlot, facts.quietKills, facts.ability, facts.unconfirmed);
    if (!facts.entered.isEmpty())
        one.entered = facts.entered;
    return one;
}

Enemy withPlay(Enemy facts, const Enemy& known)
{
    facts.experienced |= known.experienced;
    return facts;
}

Event withPlay(Event facts, const Event& known)
{
    facts.place = facts.place == Pile::Deck ? known.place : facts.place;
    return facts;
}

Lieutenant withPlay(Lieutenant facts, const Lieutenant& known)
{
    facts.place = facts.place == Pile::Deck ? known.place : facts.place;
    return facts;
}

Mission withPlay(Mission facts, const Mission& known)
{
    if (facts.place == Pile::Deck)
        std::tie(facts.place, facts.done, facts.entered, facts.awaited, facts.defeated) =
            std::tie(known.place, known.done, known.entered, known.awaited, known.defeated);
    return facts;
}

template <class T> void enter(QList<T>& list, const std::optional<T>& facts)
{
    if (!facts)
        return;
    T told = *facts;
    if constexpr (requires { keepEntered(told); })
        keepEntered(told);
    engine::enterCard(list, told, [](const T& now, const T& known) { return withPlay(now, known); });
}

State entered(const State& before, const AddCard& a)
{
    State state = before;
    enter(state.cards, a.card);
    enter(state.mercenaries, a.mercenary);
    enter(state.enemyCards, a.enemy);
    enter(state.events, a.event);
    enter(state.lieutenants, a.lieutenant);
    enter(state.missions, a.mission);
    enter(state.dictators, a.dictator);
    enter(state.encounters, a.encounter);
    enter(state.spawnCards, a.spawn);
    for (Sector& one : state.sectors)
        if (a.spawn)
            fillSpawn(state, one);
    return state;
}

QString addedTitle(const AddCard& a)
{
    const auto name = [](const auto& facts) { return !facts ? QString() : facts->title.isEmpty() ? facts->id : facts->title; };
    for (const QString& title : {name(a.card), name(a.mercenary), name(a.enemy), name(a.event), name(a.lieutenant),
             name(a.mission), name(a.dictator), a.encounter ? a.encounter->id : QString(), a.spawn ? a.spawn->id : QString()})
        if (!title.isEmpty())
            return title;
    return tr("nothing");
}

} // namespace

QList<Fault> faultsIn(const State& state, const AddCard& a)
{
    if (!a.card && !a.mercenary && !a.enemy && !a.event && !a.lieutenant && !a.mission && !a.dictator && !a.encounter && !a.spawn)
        return {Fault{QStringLiteral("add-card"), {}, tr("No card is given."),
            tr("Give a card, mercenary, enemy, event, lieutenant, mission, dictator, encounter or spawn card.")}};
    return faultsInState(entered(state, a));
}

void check(Checks& checks, const State& state, const AddCard& a)
{
    const bool isNew = a.card && !find(state.cards, a.card->id);
    if (a.card)
        checks.must(R::R_REMOVED, !isNew || !state.removed.contains(a.card->id), [&] { return QStringList{a.card->id}; });
    if (a.card && !isNew)
        checks.must(
            R::R_KILLED, card(state, a.card->id).place != Place::Killed, [&] { return QStringList{titleOf(state, a.card->id)}; });
    checks.note(R::I_CARD_WINS).byCard();
}

void apply(Changes& changes, const State& before, const AddCard& a)
{
    changes.state = entered(before, a);
    arrive(changes, before);
    recognise(changes.state, before);
}

Message tell(const State&, const AddCard& a) { return say(QT_TR_NOOP("Card entered: %1"), {addedTitle(a)}); }

QList<Fault> faultsIn(const State&, const WriteNote& a) { return engine::withoutWords("note.text", a.text); }

void check(Checks& checks, const State&, const WriteNote&) { checks.note(R::I_NOTES); }

void apply(Changes& changes, const State&, const WriteNote& a) { changes.state.notes += a.text.trimmed(); }

Message tell(const State&, const WriteNote& a) { return say(QT_TR_NOOP("Note: %1"), {a.text}); }

} // namespace jaggedalliance

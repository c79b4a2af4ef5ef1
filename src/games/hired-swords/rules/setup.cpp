// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a career begins, which names are in play, and what a state may never hold (p. 3).
#include "engine/ids.h"
#include "engine/words/piles.h"
#include "games/hired-swords/rules/rules.h"

namespace hiredswords {

using engine::idsOf;
using engine::once;

namespace {

Deck deckOf(const QStringList& cards, int count)
{
    Deck deck;
    deck.unseen = cards;
    deck.count = !cards.isEmpty() ? int(cards.size()) : count > 0 ? count : -1;
    return deck;
}

// What a step cannot be without; its checks and the desk read it there.
void stepFaults(QList<Fault>& faults, const State& state)
{
    if (state.step != Step::Career && (!state.battle || !state.contract))
        faults += Fault{QStringLiteral("step"), engine::nameOf(state.step), tr("This step needs a running contract."),
            tr("Add contract and battle, or set the step to career.")};
    if (state.step == Step::Battle && state.battle && state.battle->phase < 1)
        faults += Fault{QStringLiteral("battle.phase"), number(state.battle->phase), tr("A battle is in one of its phases."),
            engine::fill(tr("Give a number from 1 to %1."), {number(lastPhase)})};
}

} // namespace

State newGame(const Setup& setup)
{
    State state;
    state.settings = setup.settings;
    state.settlements = setup.settlements;
    state.unusedSettlements = setup.unusedSettlements;
    state.mercenaries = setup.mercenaries;
    for (Mercenary& who : state.mercenaries)
        who.where = Whereabouts::Pool;
    state.tactics = setup.tactics;
    for (Tactic& tactic : state.tactics)
        tactic.where = TacticPlace::Deck;
    state.career = deckOf(setup.careerDeck, setup.careerCount);
    state.opposition = deckOf(setup.oppositionDeck, setup.oppositionCount);
    return state;
}

QList<Fault> faultsInState(const State& state)
{
    QList<Fault> faults;
    once(faults, QStringLiteral("mercenaries"), state.mercenaries);
    once(faults, QStringLiteral("tactics"), state.tactics);
    once(faults, QStringLiteral("career_cards"), state.careerCards);
    once(faults, QStringLiteral("opposition_cards"), state.oppositionCards);
    once(faults, QStringLiteral("noted"), state.noted);
    for (const QStringList& ids : {state.held, state.lasting})
        if (ids.contains(QString()))
            faults +=
                Fault{QStringLiteral("held, lasting"), {}, tr("A card here has no name."), tr("Write the ids of the cards.")};
    if (state.battle) {
        once(faults, QStringLiteral("battle.crew"), state.battle->crew);
        once(faults, QStringLiteral("battle.opposition"), state.battle->opposition);
        constexpr qsizetype mostOnTable = 300; // far more than any table holds
        if (state.battle->opposition.size() > mostOnTable || state.battle->crew.size() > mostOnTable)
            faults += Fault{QStringLiteral("battle"), number(state.battle->opposition.size()),
                tr("There are more cards on the table than any game has."), tr("Enter what really lies there.")};
        for (const Fighter& who : state.battle->crew)
            if (opponent(state, who.id))
                faults += Fault{QStringLiteral("battle"), who.id, engine::fill(tr("%1 stands on both sides."), {who.id}),
                    tr("Take it out of the crew or of the opposition.")};
    }
    stepFaults(faults, state);
    return faults;
}

QStringList namesOf(const State& state, QLatin1String kind)
{
    const QStringList crew = state.battle ? idsOf(state.battle->crew) : QStringList();
    const QStringList opposition = state.battle ? idsOf(state.battle->opposition) : QStringList();
    if (kind == QLatin1String("crew"))
        return crew;
    if (kind == QLatin1String("opposition"))
        return opposition;
    if (kind == QLatin1String("figure"))
        return crew + opposition;
    if (kind == QLatin1String("target")) {
        const QString objective = objectiveOf(state);
        return objective.isEmpty() ? crew : crew + QStringList{objective};
    }
    if (kind == QLatin1String("mercenary"))
        return idsOf(state.mercenaries);
    if (kind == QLatin1String("tactic"))
        return idsOf(state.tactics);
    if (kind == QLatin1String("career-card"))
        return idsOf(state.careerCards);
    if (kind == QLatin1String("lasting"))
        return state.lasting;
    if (kind == QLatin1String(engine::countedPiles)) // that the table counts
        return (state.career.count < 0 ? QStringList() : QStringList{QStringLiteral("career.count")})
            + (state.opposition.count < 0 ? QStringList() : QStringList{QStringLiteral("opposition.count")});
    if (kind == QLatin1String("noted"))
        return idsOf(state.noted);
    if (kind == QLatin1String("agent")) {
        QStringList agents;
        for (const Mercenary& who : state.mercenaries)
            if (who.where == Whereabouts::Stable)
                agents += who.id;
        return agents;
    }
    if (kind == QLatin1String("final")) {
        const bool isFinalDrawn = careerCard(state, state.drawn).kind == CareerKind::Final && !state.drawn.isEmpty();
        return isFinalDrawn ? state.held + QStringList{state.drawn} : state.held;
    }
    return {};
}

} // namespace hiredswords

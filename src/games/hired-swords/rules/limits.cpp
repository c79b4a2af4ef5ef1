// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What no play leads to, though a table may lie so: worth a second look when somebody sets it by hand.
#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/rules.h"

#include <algorithm>
#include <cstdlib>

namespace hiredswords {

namespace {

// What a state goes beyond, as the words of the reason; empty: it stays within.
using Beyond = QStringList;

Beyond bought(const State& state)
{
    const qsizetype count = state.contract ? state.contract->bought.size() : 0;
    return count > mostTactics ? Beyond{number(count), number(count - mostTactics)} : Beyond();
}

Beyond kept(const State& state)
{
    int others = 0;
    for (const Tactic& card : state.tactics)
        others += card.where == TacticPlace::Kept && !card.equipment;
    return others > int(mayKeepTactic(state)) ? Beyond{number(others)} : Beyond();
}

Beyond crewSize(const State& state)
{
    const qsizetype size = state.battle ? state.battle->crew.size() : 0;
    const int most = mostIn(state, contractCard(state));
    return state.contract && size > most ? Beyond{number(size), number(most), number(size - most)} : Beyond();
}

Beyond crewCounted(const State& state)
{
    const qsizetype size = state.battle ? state.battle->crew.size() : 0;
    const bool isFixed = state.contract && state.step != Step::Career && state.step != Step::Prepare;
    return isFixed && size > 0 && size != state.contract->m ? Beyond{number(state.contract->m), number(size)} : Beyond();
}

template <class Is> Beyond somebody(const State& state, const Is& is)
{
    if (state.battle)
        for (const Fighter& who : state.battle->crew)
            if (is(who))
                return {titleOf(state, who.id)};
    return {};
}

Beyond sharing(const State& state)
{
    return state.step != Step::Deploy ? Beyond() : somebody(state, [&](const Fighter& who) {
        return who.isOnTable() && std::ranges::any_of(state.battle->crew, [&](const Fighter& other) {
            return other.id != who.id && other.at == who.at;
        });
    });
}

Beyond standingSlain(const State& state)
{
    return somebody(state, [](const Fighter& who) { return who.health == Health::Slain && isCorner(who.at); });
}

Beyond strained(const State& state)
{
    const int most = state.settings.strainLimit == StrainLimit::Once ? 1 : 2;
    return somebody(state, [&](const Fighter& who) { return who.strained > most; });
}

Beyond acted(const State& state)
{
    return somebody(state, [&](const Fighter& who) { return countedActions(state, who) > 2; });
}

Beyond budget(const State& state)
{
    const CareerCard& card = contractCard(state);
    const bool isKnown = state.contract && !isOpen(card, "budget");
    return isKnown && state.contract->budget > card.budget ? Beyond{number(state.contract->budget), number(card.budget)}
                                                           : Beyond();
}

Beyond circle(const State& state)
{
    const CareerCard& card = contractCard(state);
    if (!state.battle || !state.battle->counted || isOpen(card, "reveal") || needsHand(state, card.reveal))
        return {};
    QList<int> highest;
    for (const engine::Die& die : diceOf(state, card.reveal, {}))
        highest += die.sides;
    const int most = worth(state, card.reveal, highest).value;
    return state.battle->revealValue > most ? Beyond{number(state.battle->revealValue), number(most)} : Beyond();
}

Beyond ownEnemy(const State& state)
{
    if (state.battle)
        for (const Opponent& card : state.battle->opposition)
            if (card.isMercenary() && mercenary(state, card.mercenary).where == Whereabouts::Stable)
                return {titleOf(state, card.mercenary)};
    return {};
}

} // namespace

// What a place that is filled in late does at once.
static void late(Checks& checks, const State& before, const State& after)
{
    if (!before.contract || !after.contract || before.contract->card != after.contract->card)
        return;
    const int back = before.contract->fromWealth - after.contract->fromWealth;
    if (back > 0 && after.wealth == before.wealth + back)
        checks.should(R::W_LATE_BUDGET, false, [&] { return QStringList{number(back)}; });
    QStringList open;
    for (const Effect& effect : after.noted)
        if (effect.kind == EffectKind::Reinforce && effect.source == after.contract->card && !find(before.noted, effect.id))
            open += effectText(after, effect);
    if (!open.isEmpty())
        checks.should(R::W_LATE_ARROWS, false, [&] { return QStringList{open.join(QStringLiteral(", "))}; });
}

namespace {

void inDeck(Checks& checks, R rule, const Deck& before, const Deck& after, qsizetype were, qsizetype are)
{
    const bool grows = before.count >= 0 && after.count > before.count && are > were;
    checks.should(rule, !grows, [&] { return QStringList{number(are), number(were), number(are - were)}; });
}

// Rounds and their phases, set by hand.
void inOrder(Checks& checks, const State& before, const State& after)
{
    if (!before.battle || !after.battle)
        return;
    const Battle &was = *before.battle, &is = *after.battle;
    const bool isNext = is.round == was.round || is.round == was.round + 1;
    checks.should(R::W_ROUND, isNext, [&] { return QStringList{number(was.round), number(is.round)}; });
    QStringList left;
    for (int phase = was.phase + 1; is.round == was.round && phase < is.phase; ++phase)
        left += phaseName(phase);
    checks.should(R::W_PHASES, left.isEmpty(), [&] { return QStringList{left.join(QStringLiteral(", "))}; });
}

} // namespace

void limits(Checks& checks, const State& before, const State& after)
{
    late(checks, before, after);
    inDeck(checks, R::W_CAREER_DECK, before.career, after.career, before.career.count + careerCardsOut(before),
        after.career.count + careerCardsOut(after));
    inDeck(checks, R::W_OPPOSITION_DECK, before.opposition, after.opposition,
        before.opposition.count + oppositionCardsOut(before), after.opposition.count + oppositionCardsOut(after));
    inOrder(checks, before, after);
    const auto look = [&](R id, Beyond (*beyond)(const State&)) {
        const Beyond now = beyond(after); // what was just so before is not said again
        checks.should(id, now.isEmpty() || beyond(before) == now, [&] { return now; });
    };
    const int more = std::abs(after.won - before.won) + std::abs(after.lost - before.lost);
    checks.should(R::W_RECORD, more <= 1, [&] {
        return QStringList{number(after.won), number(after.lost), number(before.won), number(before.lost)};
    });
    look(R::W_BUDGET, budget);
    look(R::W_CIRCLE, circle);
    look(R::W_BOUGHT, bought);
    look(R::W_KEPT, kept);
    look(R::W_CREW, crewSize);
    look(R::W_COUNTED, crewCounted);
    look(R::W_CORNER, sharing);
    look(R::W_SLAIN, standingSlain);
    look(R::W_STRAINED, strained);
    look(R::W_ACTED, acted);
    look(R::W_ENEMY, ownEnemy);
}

} // namespace hiredswords

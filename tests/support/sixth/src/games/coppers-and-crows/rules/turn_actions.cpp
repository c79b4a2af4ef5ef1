// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A turn: a crow for the perch, foraging, and the deeds that everybody sees.
#include "games/coppers-and-crows/rules/rules.h"
#include "games/coppers-and-crows/rules/text.h"

#include <algorithm>

namespace coppersandcrows {

namespace {

QString titleOf(const Crow& crow) { return crow.title.isEmpty() ? crow.id : crow.title; }

} // namespace

void mustBe(Checks& checks, const State& state, Step step)
{
    checks.must(R::E_OVER, state.step != Step::Over, [] { return QStringList(); });
    checks.must(R::E_STEP, state.step == step, [&] { return QStringList{shown(state.step)}; })
        .change([] { return QStringLiteral("step"); }, engine::nameOf(step));
}

void endTurn(State& state)
{
    QStringList order = seats(state);
    const qsizetype next = order.indexOf(state.turn) + 1;
    state.turn = order.isEmpty() ? QString() : order[next % order.size()];
    state.step = state.perch || !state.nest.isEmpty() ? Step::Forage : Step::Over;
    state.caller.clear();
    state.called.reset();
}

// --- draw-crow

engine::Needs needs(const State& state, const DrawCrow& action)
{
    engine::Needs needs;
    if (action.card.isEmpty() && !state.nest.isEmpty())
        needs.picks = {{QStringLiteral("card"), tr("a crow out of the nest"), state.nest, 1, false}};
    else if (!action.card.isEmpty() && !action.facts)
        needs.facts = {{QStringLiteral("facts"), QStringLiteral("crow"), {action.card}, false}};
    return needs;
}

void check(Checks& checks, const State& state, const DrawCrow&)
{
    checks.must(R::E_PERCH, !state.perch, [&] { return QStringList{titleOf(*state.perch)}; });
    checks.must(R::E_NEST, !state.nest.isEmpty(), [] { return QStringList(); });
}

void apply(Changes& changes, const State&, const DrawCrow& action)
{
    State& state = changes.state;
    if (state.nest.removeOne(action.card)) {
        state.perch = action.facts.value_or(Crow{action.card, {}, 0, 0});
        state.perch->id = action.card;
    }
}

engine::Message tell(const State&, const DrawCrow& action)
{
    if (action.card.isEmpty())
        return say(QT_TR_NOOP("A crow comes to the perch"));
    return say(QT_TR_NOOP("%1 comes to the perch"), {action.facts ? titleOf(*action.facts) : action.card});
}

// --- forage

engine::Needs needs(const State&, const Forage&)
{
    engine::Needs needs;
    needs.dice = {{tr("coppers"), 6}, {tr("coppers"), 6}};
    return needs;
}

void check(Checks& checks, const State& state, const Forage&)
{
    mustBe(checks, state, Step::Forage);
    checks.must(R::E_CROW, state.perch || state.nest.isEmpty(), [] { return QStringList(); });
}

void apply(Changes& changes, const State&, const Forage& action)
{
    State& state = changes.state;
    const int found = action.rolled.isEmpty() ? 0 : *std::ranges::min_element(action.rolled);
    if (Player* who = find(state, state.turn))
        who->purse = std::min(mostCoppers, who->purse + found);
    state.step = Step::Deed;
    changes.tell(R::I_FORAGED, QT_TR_NOOP("%1 finds %2 coppers"), {state.turn, number(found)});
}

engine::Message tell(const State& state, const Forage&) { return say(QT_TR_NOOP("%1 forages"), {state.turn}); }

// --- hire

void check(Checks& checks, const State& state, const Hire&)
{
    mustBe(checks, state, Step::Deed);
    checks.must(R::E_CROW, state.perch.has_value(), [] { return QStringList(); });
    const Player* who = find(state, state.turn);
    if (!state.perch || !who)
        return;
    const int wage = state.perch->wage;
    checks
        .must(R::E_WAGE, who->purse >= wage,
            [&] {
                return QStringList{who->id, number(who->purse), number(wage), number(wage - who->purse)};
            })
        .change([&] { return QStringLiteral("players.%1.purse").arg(who - state.players.constData()); }, wage);
}

void apply(Changes& changes, const State&, const Hire&)
{
    State& state = changes.state;
    Player* who = find(state, state.turn);
    if (who && state.perch) {
        who->purse = std::max(0, who->purse - state.perch->wage);
        who->crows += *state.perch;
    }
    state.perch.reset();
    endTurn(state);
    changes.tell(R::I_WAGE);
}

engine::Message tell(const State& state, const Hire&)
{
    return say(QT_TR_NOOP("%1 hires %2"), {state.turn, state.perch ? titleOf(*state.perch) : tr("no crow")});
}

// --- pass

void check(Checks& checks, const State& state, const Pass&) { mustBe(checks, state, Step::Deed); }

void apply(Changes& changes, const State&, const Pass&)
{
    State& state = changes.state;
    endTurn(state);
}

engine::Message tell(const State& state, const Pass&) { return say(QT_TR_NOOP("%1 does nothing more"), {state.turn}); }

} // namespace coppersandcrows

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/rules/blanks.h"

#include "games/hired-swords/rules/query.h"

#include <algorithm>

namespace hiredswords {

using engine::Blank;
using engine::fill;

namespace {

QString dotted(const QStringList& steps) { return steps.join(QLatin1Char('.')); }

} // namespace

bool isOnlyNamed(const CareerCard& card)
{
    return card.kind == CareerKind::Contract && card.keyword == Keyword::Any && card.budget == 0 && card.bonus == Listing()
        && card.reveal == CareerCard().reveal && card.text.isEmpty() && card.effects.isEmpty() && card.objective.name.isEmpty()
        && card.requirement.text.isEmpty()
        && std::ranges::all_of(zones, [&](Zone zone) { return card.arrows.at(zone) == Listing(); });
}

bool isOnlyNamed(const OppositionCard& card)
{
    return card.ranks.written() == Ranks().written() && card.icon == MoveIcon::None && !card.trap && card.text.isEmpty()
        && card.effects.isEmpty();
}

bool isListUnknown(const State& state) { return state.settlements.freelancers(state.location).isEmpty(); }

Blanks blankList(const State& state)
{
    if (!isListUnknown(state))
        return {};
    return {Blank{dotted({QStringLiteral("settlements"), engine::nameOf(state.location)}),
        fill(tr("who can be hired in the %1"), {shown(state.location)})}};
}

Blanks blankPrice(const State& state, const Mercenary& who)
{
    if (who.cost)
        return {};
    return {Blank{dotted({QStringLiteral("mercenaries"), who.id, QStringLiteral("cost")}),
        fill(tr("the cost of %1"), {titleOf(state, who.id)})}};
}

Blanks blankPrice(const State& state, const Tactic& card)
{
    if (card.cost)
        return {};
    return {Blank{dotted({QStringLiteral("tactics"), card.id, QStringLiteral("cost")}),
        fill(tr("the cost of %1"), {titleOf(state, card.id)})}};
}

Blanks blankPart(const State& state, const CareerCard& card, const char* field, const char* what)
{
    if (card.id.isEmpty() || !isOnlyNamed(card))
        return {};
    return {Blank{
        dotted({QStringLiteral("career_cards"), card.id, QLatin1String(field)}), fill(tr(what), {titleOf(state, card.id)})}};
}

Blanks blankRanks(const State& state, const QString& figure)
{
    const QString what = fill(tr("the rankings of %1"), {titleOf(state, figure)});
    const auto ofMercenary = [&](const QString& id, Health health) -> Blanks {
        if (!columnUnknown(mercenary(state, id), health))
            return {};
        return {Blank{dotted({QStringLiteral("mercenaries"), id, engine::nameOf(health)}), what}};
    };
    if (const Fighter* who = fighter(state, figure))
        return ofMercenary(who->id, who->health);
    const Opponent* card = opponent(state, figure);
    if (!card || !card->faceUp)
        return {};
    if (card->isMercenary())
        return ofMercenary(card->mercenary, card->health);
    const OppositionCard* known = find(state.oppositionCards, card->cardId());
    if (!known)
        return {Blank{dotted({QStringLiteral("battle.opposition"), card->id, QStringLiteral("card")}),
            fill(tr("which card %1 is"), {titleOf(state, figure)})}};
    return isOnlyNamed(*known)
        ? Blanks{Blank{dotted({QStringLiteral("opposition_cards"), known->id, QStringLiteral("ranks")}), what}}
        : Blanks();
}

Blanks blankFunds(const State& state)
{
    if (!state.contract || state.contract->budget > 0 || blankPart(state, contractCard(state), "budget", "%1").isEmpty())
        return {};
    return {Blank{QStringLiteral("contract.budget"), fill(tr("the budget of %1"), {titleOf(state, state.contract->card)})}};
}

} // namespace hiredswords

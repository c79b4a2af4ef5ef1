// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/desk.h"

#include "games/swords-and-souls/desk/chances.h"
#include "games/swords-and-souls/desk/offer_words.h"
#include "games/swords-and-souls/desk/stages.h"
#include "games/swords-and-souls/desk/table.h"
#include "games/swords-and-souls/rules/conditions.h"
#include "kit/desk_of.h"

namespace swordsandsouls::desk {

QString Desk::game() const { return QStringLiteral("swords-and-souls"); }

kit::TableView* Desk::table(kit::Sitting& sitting, QWidget* parent) const { return new Table(sitting, parent); }

kit::OfferText Desk::offerText(const kit::Sitting& sitting, const engine::Offer& offer) const { return wordsOn(sitting, offer); }

bool Desk::canWait(const engine::AnyState&, const engine::Offer& offer) const { return offer.action.is<DropEffect>(); }

QString Desk::actorName(const engine::AnyState& any, const QString& actor) const
{
    const QString hero = player(kit::stateOf<State>(any), actor).hero;
    return hero.isEmpty() ? actor : fill(swordsandsouls::tr("%1, %2"), {actor, titleOf(kit::stateOf<State>(any), hero)});
}

QList<kit::DieWord> Desk::dice(const engine::AnyState&) const
{
    return {}; // the game has none
}

QString Desk::heading(const engine::AnyState& any) const
{
    const State& state = kit::stateOf<State>(any);
    if (state.status == Status::Over)
        return fill(swordsandsouls::tr("%1 has won in turn %2"), {state.winner, number(state.turns)});
    if (state.step < Step::Draw)
        return phaseOf(state);
    const QString now = fill(swordsandsouls::tr("turn %1 · %2"), {number(state.turns), phaseOf(state)});
    const QList<const Noted*> noted = due(state);
    return noted.isEmpty() ? now : fill(swordsandsouls::tr("%1 · due now: %2"), {now, notedText(state, *noted.first())});
}

QList<kit::OddsQuestion> Desk::odds(const kit::Sitting& sitting) const { return chancesOf(kit::stateOf<State>(sitting.state())); }

QList<kit::Figure> Desk::figures(const engine::AnyState& any) const
{
    const State& state = kit::stateOf<State>(any);
    return {{swordsandsouls::tr("Players"), number(state.players.size())},
        {swordsandsouls::tr("Most fragments"),
            fill(swordsandsouls::tr("%1 of %2"), {number(mostFragments(state)), number(fragmentsToWin)})}};
}

} // namespace swordsandsouls::desk

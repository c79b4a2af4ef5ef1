// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/desk.h"

#include "games/swords-and-souls/desk/chances.h"
#include "games/swords-and-souls/desk/offer_words.h"
#include "games/swords-and-souls/desk/stages.h"
#include "games/swords-and-souls/desk/table.h"
#include "games/swords-and-souls/rules/actions.h"
#include "games/swords-and-souls/rules/conditions.h"
#include "games/swords-and-souls/rules/rules.h"
#include "games/swords-and-souls/rules/seats.h"
#include "kit/desk_of.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace swordsandsouls::desk {

namespace {

QString playerDie(qsizetype players) { return QStringLiteral("D") + number(players); }

} // namespace

QString Desk::game() const { return QStringLiteral("swords-and-souls"); }

kit::TableView* Desk::table(kit::Sitting& sitting, QWidget* parent) const { return new Table(sitting, parent); }

kit::OfferText Desk::offerText(const kit::Sitting& sitting, const engine::Offer& offer) const { return wordsOn(sitting, offer); }

namespace {

// A card that not everybody has seen: nobody is told what it can do, by going on as little as by stopping.
bool holdsHidden(const Player& who) { return who.hand.size() > who.shown.size(); }

// Nothing that ends a step stands before what can still be done in it.
bool canGoOnLater(const State& state, const engine::AnyAction& action)
{
    if (action.is<BeginBuying>())
        return holdsHidden(player(state, state.turn));
    if (action.is<EndTurn>())
        return state.step == Step::Play; // buying comes first
    if (action.is<TakeDamage>())
        return state.attack && holdsHidden(player(state, state.attack->target)); // who may still block or dodge
    return action.is<BeginTurn>() && state.step == Step::Instants && std::ranges::any_of(state.players, holdsHidden);
}

} // namespace

bool Desk::canWait(const engine::AnyState& any, const engine::Offer& offer, const QList<engine::Offer>&) const
{
    const State& state = kit::stateOf<State>(any);
    const engine::AnyAction& action = offer.action;
    const bool isOutOfTurn = (action.is<Play>() || action.is<DeclareAttack>()) && offer.actor != state.turn;
    const auto* instant = action.as<PlayInstant>(); // perhaps nobody holds one
    const bool isUnnamed = instant && (instant->card.isEmpty() || instant->card == QLatin1String(unnamedCard));
    const auto* cancel = action.as<CancelReaction>(); // few cards can, and a block is seldom cancelled
    const bool isByHand =
        action.is<DoEffect>() && action.as<DoEffect>()->noted.isEmpty() && !state.attack && state.inPlay.isEmpty();
    // Whoever is attacked looks at the hand first: it may hold something that saves a heart.
    const bool mayAnswer = action.is<TakeDamage>() && state.attack && state.attack->stage == Stage::Answer
        && !player(state, state.attack->target).hand.isEmpty();
    return mayAnswer || action.is<DropEffect>() || action.is<Reshuffle>() || action.is<DropCards>() || action.is<DropDelayed>()
        || isOutOfTurn || isByHand || isUnnamed || (cancel && cancel->card.isEmpty()) || canGoOnLater(state, action);
}

// A card or talent that would be used up and change nothing else.
bool Desk::isChosenByHand(const engine::AnyState& any, const engine::Offer& offer, const QList<engine::Offer>&) const
{
    const State& state = kit::stateOf<State>(any);
    const auto* play = offer.action.as<Play>();
    if (!play || !offer.verdict.isAllowed() || !faultsIn(state, *play).isEmpty() || !lacking(state, *play).isEmpty())
        return false;
    Changes changes(state);
    apply(changes, state, *play);
    const auto comesToNothing = [](const engine::Told& one) {
        return one.reason == &reason(R::I_NO_TREASURE) || one.reason == &reason(R::I_NO_CARDS);
    };
    const auto isOfPayment = [](const engine::Told& one) { return one.reason == &reason(R::I_TALENT); };
    return std::ranges::any_of(changes.told, comesToNothing)
        && std::ranges::all_of(changes.told, [&](const engine::Told& one) { return comesToNothing(one) || isOfPayment(one); });
}

bool Desk::isEnd(const engine::AnyAction& action) const { return action.is<EndTurn>(); }

QString Desk::actorName(const engine::AnyState& any, const QString& actor) const
{
    const QString hero = player(kit::stateOf<State>(any), actor).hero;
    return hero.isEmpty() ? actor : fill(swordsandsouls::tr("%1, %2"), {actor, titleOf(kit::stateOf<State>(any), hero)});
}

// The game has no dice; what chance decides at its table is who of the players it is.
QList<kit::DieWord> Desk::dice(const engine::AnyState& any) const
{
    if (!any || kit::stateOf<State>(any).step < Step::Deal) // before that the cards of the heroes need the room
        return {};
    const State& state = kit::stateOf<State>(any);
    QList<kit::DieWord> words{{playerDie(state.players.size()), swordsandsouls::tr("Random player")}};
    std::set<qsizetype> hands; // drawn from unseen: which card, counted from the left
    for (const Player& one : state.players)
        if (one.hand.size() > 1)
            hands.insert(one.hand.size());
    for (const qsizetype cards : hands)
        words += kit::DieWord{QStringLiteral("1D") + number(cards),
            QCoreApplication::translate("swordsandsouls", "One of %n cards", nullptr, int(cards))};
    return words;
}

QList<engine::Die> Desk::printedDice(const engine::AnyState& any, const QString& term) const
{
    const QStringList players = any ? seats(kit::stateOf<State>(any)) : QStringList();
    if (players.size() < 2 || term != playerDie(players.size()))
        return {};
    engine::Die die{swordsandsouls::tr("random player"), int(players.size())};
    die.faces = players;
    return {die};
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
    return noted.isEmpty() ? now : fill(swordsandsouls::tr("%1 · due now: %2"), {now, notedText(*noted.first())});
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

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/desk.h"

#include "games/mercenarium/desk/board/aim.h"
#include "games/mercenarium/desk/chances.h"
#include "games/mercenarium/desk/offer_words.h"
#include "games/mercenarium/desk/table.h"
#include "games/mercenarium/rules/actions.h"
#include "games/mercenarium/rules/query.h"
#include "games/mercenarium/rules/reasons.h"
#include "kit/desk_of.h"

#include <algorithm>

namespace mercenarium::desk {

using kit::stateOf;

QString Desk::game() const { return QStringLiteral("mercenarium"); }

kit::TableView* Desk::table(kit::Sitting& sitting, QWidget* parent) const { return new Table(sitting, parent); }

kit::OfferText Desk::offerText(const kit::Sitting& sitting, const engine::Offer& offer) const
{
    return wordsOn(stateOf<State>(sitting.state()), offer);
}

// Of a card that is chosen: what it does, and what is done to it.
bool Desk::isActOf(const QString& chosen, const engine::Offer& offer) const
{
    const auto card = Card::read(chosen);
    if (!card || !card->isNamed())
        return kit::Desk::isActOf(chosen, offer);
    const auto* captures = offer.action.as<Capture>();
    const auto* draws = offer.action.as<Draw>();
    return cardOf(offer.action) == *card || (captures && captures->target == *card) || (draws && draws->discard == *card);
}

// What strikes out or ends the game stands behind what can still be done; so does a hymn that nobody named, since it may be one
// that is kept.
bool Desk::canWait(const engine::AnyState& any, const engine::Offer& offer, const QList<engine::Offer>&) const
{
    const engine::AnyAction& action = offer.action;
    const auto* sings = action.as<Sing>();
    const State& state = stateOf<State>(any);
    const Player* who = player(state, state.current);
    const bool isLast = who && state.players.size() == 2 && isInLimbo(state, who->id) && who->limboSince < state.turn;
    if (isLast && sings && !who->hymns.isEmpty())
        return false;                                        // the way out of Limbo may be sung
    if (isLast && (action.is<Learn>() || action.is<Draw>())) // which lose
        return true;
    return (sings && !sings->hymn) || action.is<DropEffect>() || action.is<DeclareLimbo>() || action.is<DeclareStalemate>()
        || action.is<LeaveSeat>();
}

QString Desk::actorName(const engine::AnyState& any, const QString& actor) const
{
    if (const auto card = Card::read(actor); card && card->isNamed())
        return shown(*card);
    const State& state = stateOf<State>(any);
    if (state.step == Step::Setup)
        return mercenarium::tr("Before the game");
    const auto seat = engine::valueNamed<Seat>(actor);
    return seat ? fill(mercenarium::tr("%1 can"), {nameOf(state, *seat)}) : actor;
}

// A press on a die begins no act of the table; a tie is rolled for again.
QList<kit::DieWord> Desk::dice(const engine::AnyState& any) const
{
    const State* state = any ? &stateOf<State>(any) : nullptr;
    const bool rollsAgain = state && state->step == Step::Setup && !state->rolls.isEmpty() && !isOrderKnown(*state);
    const engine::Reason &order = reason(R::W_FACES), &hymn = reason(R::I_ZODIAC_SUNG);
    return {{QStringLiteral("fool"), mercenarium::tr("Fool d6"), rollsAgain, {QLatin1String(RollOrder::verb)}, &order},
        {QStringLiteral("fox"), mercenarium::tr("Fox d6"), false, {}, &order},
        {QStringLiteral("zodiac"), mercenarium::tr("Zodiac d12"), false, {}, &hymn}};
}

// Only a table that typed its own faces reads them off; the usual ones are numbers, and the special one is typed as 6.
QList<engine::Die> Desk::printedDice(const engine::AnyState& any, const QString& term) const
{
    if (!any || (term != QLatin1String("fool") && term != QLatin1String("fox")))
        return {};
    const Settings& settings = stateOf<State>(any).settings;
    engine::Die die{term, orderSides};
    die.faces = term == QLatin1String("fool") ? settings.foolFaces : settings.foxFaces;
    return die.faces.isEmpty() ? QList<engine::Die>() : QList<engine::Die>{die};
}

QString Desk::heading(const engine::AnyState& any) const
{
    const State& state = stateOf<State>(any);
    if (state.step == Step::Setup)
        return mercenarium::tr("before the game");
    if (state.step == Step::Over)
        return state.winner ? fill(mercenarium::tr("%1 has won"), {nameOf(state, *state.winner)}) : shown(state.ending);
    return fill(mercenarium::tr("houses: %1 · turn %2"), {number(state.players.size()), number(state.turn)});
}

QList<kit::OddsQuestion> Desk::odds(const kit::Sitting& sitting) const
{
    const State& state = stateOf<State>(sitting.state());
    for (const Player& who : state.players)
        if (sitting.mayShow(engine::nameOf(who.id)))
            return chancesOf(state, who.id);
    return chancesOf(state, {});
}

QList<kit::Figure> Desk::figures(const engine::AnyState& any) const
{
    const State& state = stateOf<State>(any);
    if (state.players.isEmpty())
        return {{mercenarium::tr("Turn"), number(state.turn)}, {mercenarium::tr("Deck"), number(state.deck)}};
    const Player& first = *std::ranges::max_element(state.players, {}, &Player::captures);
    if (!tracksBoard(state))
        return {{fill(mercenarium::tr("Captures of %1"), {nameOf(state, first.id)}), number(first.captures())},
            {mercenarium::tr("Turn"), number(state.turn)}};
    return {{fill(mercenarium::tr("Captures of %1"), {nameOf(state, first.id)}), number(first.captures())},
        {state.singularity ? mercenarium::tr("Singularity") : mercenarium::tr("Deck"), number(state.deck)}};
}

} // namespace mercenarium::desk

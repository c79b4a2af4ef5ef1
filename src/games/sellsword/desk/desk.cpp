// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/desk.h"

#include "games/sellsword/desk/names.h"
#include "games/sellsword/desk/offer_words.h"
#include "games/sellsword/desk/table.h"
#include "games/sellsword/rules/actions.h"
#include "games/sellsword/rules/combat/combat.h"

#include <algorithm>

namespace sellsword::desk {

QString Desk::game() const { return QStringLiteral("sellsword"); }

kit::TableView* Desk::table(kit::Sitting& sitting, QWidget* parent) const { return new Table(sitting, parent); }

kit::OfferText Desk::offerText(const kit::Sitting& sitting, const engine::Offer& offer) const
{
    const State& state = stateOf(sitting.state());
    kit::OfferText text = wordsOn(state, offer);
    text.outcome += bestMark(state, sitting.offers(), offer);
    return text;
}

// What strikes out or ends stands behind what can still be done.
bool Desk::canWait(const engine::AnyState& any, const engine::Offer& offer, const QList<engine::Offer>& all) const
{
    const State& state = stateOf(any);
    const Unit* who = state.turn ? unit(state, state.turn->unit) : nullptr;
    const bool endsEarly = offer.action.is<EndTurn>() && who && !who->dropped && actsLeft(state, *who) > 0;
    // A light table alone knows who had a turn, and whoever leads may yet go in phase 0.
    const bool passesOver = (offer.action.is<EndRound>() || offer.action.is<SkipPhase0>())
        && std::ranges::any_of(
            all, [](const engine::Offer& other) { return other.verdict.isAllowed() && !other.actor.isEmpty(); });
    const auto isAgain = [&](const engine::AnyAction& act) { // one more of a card is meant more seldom than another card
        const auto* adds = act.as<AddUnit>();
        return adds && std::ranges::any_of(state.units, [&](const Unit& one) {
            return one.player == adds->player && one.cardId() == adds->card;
        });
    };
    const auto isOpen = [&](const engine::Offer& other) {
        const bool isBefore = offer.action.is<FinishWarband>()
            ? other.action.is<AddUnit>() && other.actor == offer.actor && !isAgain(other.action)
            : offer.action.is<StartRound>() && isBeforeRound(state, other.action);
        return isBefore && other.verdict.isAllowed();
    };
    return std::ranges::any_of(all, isOpen) || endsEarly || passesOver || isChosenAnew(state, offer.action)
        || isAgain(offer.action) || offer.action.is<DropEffect>() || offer.action.is<EndMatch>() || offer.action.is<RemoveUnit>()
        || offer.action.is<DetachMod>();
}

bool Desk::isChosenByHand(const engine::AnyState& any, const engine::Offer& offer, const QList<engine::Offer>& all) const
{
    const State& state = stateOf(any);
    const bool isPaid = offer.action.is<RerollTactics>() && state.stage == Stage::RoundCheck; // with a die of a Warleader
    return offer.verdict.isAllowed()
        && (isBurntForNothing(state, offer.action, all) || (isPaid && std::ranges::any_of(all, [](const engine::Offer& one) {
               return one.action.is<SettleTactics>() && one.verdict.isAllowed();
           })));
}

QList<engine::Die> Desk::diceBehind(const kit::Sitting& sitting, const engine::AnyAction& action) const
{
    const std::optional<State> after = rolledAtOnce(stateOf(sitting.state()), action);
    return after ? sitting.game().needs(std::make_shared<const State>(*after), RollAttack{}).dice : QList<engine::Die>();
}

bool Desk::isEnd(const engine::AnyAction& action) const
{
    return action.is<EndTurn>() || action.is<EndRound>() || action.is<EndMatch>();
}

QString Desk::actorName(const engine::AnyState& state, const QString& actor) const { return titleOf(stateOf(state), actor); }

// The one die of the game, and with what the declared attack adds to it.
QList<kit::DieWord> Desk::dice(const engine::AnyState& any) const
{
    const State* state = any ? &stateOf(any) : nullptr;
    const bool isChecking = state && (state->rolls.isEmpty() || leaders(*state).size() > 1)
        && (state->stage == Stage::MatchCheck || state->stage == Stage::RoundCheck);
    QList<kit::DieWord> words{{QStringLiteral("D20"), QStringLiteral("D20"), isChecking, {QLatin1String(RollTactics::verb)}}};
    if (state && !state->strikes.isEmpty() && state->hurts.isEmpty() && state->shoves.isEmpty()) {
        const Strike& strike = state->strikes.first();
        const Unit* who = unit(*state, strike.who);
        const Unit* target = unit(*state, strike.targets.value(0));
        const Attack* attack = who ? attackOf(*state, *who, strike.attack) : nullptr;
        if (attack && target && blankBonus(*state, *who, *attack).isEmpty()) {
            const int bonus = aimAt(Field(*state), *who, *attack, *target, strike).bonus;
            const QString term =
                QStringLiteral("D20") + (bonus < 0 ? QStringLiteral("-") : QStringLiteral("+")) + number(std::abs(bonus));
            words += kit::DieWord{term, QStringLiteral("D20 ") + signedNumber(bonus), true, {QLatin1String(RollAttack::verb)}};
        } else { // what is added to it is not known: the die is the roll's all the same
            words.first().due = true;
            words.first().answers = QStringList{QLatin1String(RollAttack::verb)};
        }
    }
    return words;
}

QString Desk::heading(const engine::AnyState& any) const
{
    const State& state = stateOf(any);
    switch (state.stage) {
    case Stage::Warbands:
        return sellsword::tr("warbands are mustered");
    case Stage::MatchCheck:
        return sellsword::tr("tactics check of the match");
    case Stage::Map:
        return sellsword::tr("map and Entry Tiles");
    case Stage::Ready:
        return state.round > 0 ? engine::fill(sellsword::tr("round %1 is over"), {number(state.round)})
                               : sellsword::tr("map and Entry Tiles");
    case Stage::Over:
        return state.winner.isEmpty() ? sellsword::tr("the match is over")
                                      : engine::fill(sellsword::tr("won by %1"), {titleOf(state, state.winner)});
    default:
        break;
    }
    const QString round = engine::fill(sellsword::tr("round %1"), {number(state.round)});
    if (state.stage != Stage::Phases)
        return round + QStringLiteral(" · ") + stageName(state.stage);
    const QString who = state.turn ? state.turn->controller : whoseTurn(state);
    const QString phase = round + engine::fill(sellsword::tr(" · phase %1"), {number(state.phase)});
    return who.isEmpty() ? phase : phase + engine::fill(sellsword::tr(" · %1 to act"), {titleOf(state, who)});
}

QList<kit::Figure> Desk::figures(const engine::AnyState& any) const
{
    const State& state = stateOf(any);
    QList<kit::Figure> all;
    for (const Player& one : state.players.first(std::min<qsizetype>(2, state.players.size())))
        all += kit::Figure{titleOf(state, one.id), number(one.vp)};
    return all;
}

} // namespace sellsword::desk

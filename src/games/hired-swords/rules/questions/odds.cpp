// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/rules/questions/odds.h"

#include "dice/draws.h"
#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/rules.h"

namespace hiredswords {

using engine::Answered;

namespace {

Odds toldOf(const dice::Distribution& odds)
{
    Odds all{mean(odds).value(), spread(odds), {}};
    for (const qint64 value : odds.outcomes()) {
        const dice::Fraction chance = exactly(odds, value);
        all.outcomes += ValueOdds{chance.value(), chance.text(), int(value), atLeast(odds, value).text()};
    }
    return all;
}

template <class T> Answered<std::optional<T>> answered(Checks&& checks, const T& value)
{
    Answered<std::optional<T>> answer{{}, engine::Verdict(std::move(checks))};
    if (answer.verdict.isAllowed()) {
        answer.value = value;
        answer.told += engine::Told{&reason(R::I_VALUE), {}};
    }
    return answer;
}

} // namespace

dice::Distribution oddsOf(const State& state, const Listing& listing)
{
    const auto term = dice::Term::parse(listing.text, vocabulary(crewCount(state)));
    const auto found = term ? term->odds() : engine::Result<dice::Distribution>(term.faults());
    return found ? found->map([](qint64 value) { return std::clamp<qint64>(value, 0, 9999); }) : dice::Distribution::certain(0);
}

Answered<std::optional<Odds>> answer(const State& now, const ListingOdds& q)
{
    const State state = withCrew(now, q.crew);
    Checks checks;
    checkListing(checks, state, Listing{q.listing});
    auto found = answered(std::move(checks), toldOf(oddsOf(state, Listing{q.listing})));
    if (found.value)
        found.told += engine::Told{&reason(valueRule(Listing{q.listing})), {}};
    return found;
}

Fault nothingDrawn(const QString& place)
{
    return {place, {}, tr("No card is drawn."), tr("Draw one, or name a card that has been seen.")};
}

// Each zone rolls for itself, and the circle does (HS-064 …).
Answered<std::optional<ContractChances>> answer(const State& now, const ContractOdds& q)
{
    const State state = withCrew(now, q.crew);
    const QString id = !q.card.isEmpty()                ? q.card
        : now.contract && !now.contract->card.isEmpty() ? now.contract->card
                                                        : now.drawn;
    if (id.isEmpty())
        return {{}, {{}, {nothingDrawn(QStringLiteral("contract-odds.card"))}}};
    const CareerCard& card = careerCard(now, id);
    Checks checks;
    ContractChances chances;
    dice::Distribution all = dice::Distribution::certain(0);
    for (const Zone zone : zones) {
        if (isOpen(card, zone))
            continue;
        checkListing(checks, state, card.arrows.at(zone));
        const dice::Distribution count = oddsOf(state, card.arrows.at(zone));
        chances.zones[engine::nameOf(zone)] = toldOf(count);
        all = sumOf(all, count);
    }
    if (!isOpen(card, "reveal"))
        checkListing(checks, state, card.reveal);
    noteBlanks(checks, blankArrows(now, card) + blankPart(now, card, "reveal", QT_TR_NOOP("the reveal circle of %1")));
    if (!isOpen(card, "arrows"))
        chances.opposition = toldOf(all);
    if (!isOpen(card, "reveal"))
        chances.reveal = toldOf(oddsOf(state, card.reveal));
    auto found = answered(std::move(checks), chances);
    if (found.value)
        found.told += QList{engine::Told{&reason(R::I_OPP_PLACED), {}}, engine::Told{&reason(R::I_CIRCLE), {}}};
    return found;
}

// --- the next career card

namespace {

// What may be drawn: the deck, or the discards once it is empty (AMB-14).
const QStringList& mayBeDrawn(const State& state) { return state.career.count == 0 ? state.career.discard : state.career.unseen; }

NextCard nextCardOf(const State& state, const QString& id)
{
    const CareerCard* card = find(state.careerCards, id);
    if (!card)
        return NextCard::Unknown;
    if (card->kind == CareerKind::Final)
        return isFinalReady(state, *card) ? NextCard::FinalToRun : NextCard::Final;
    const engine::Truth takeable = isTakeable(state, *card);
    if (takeable.isUnknown())
        return NextCard::Unknown;
    if (takeable.fails())
        return NextCard::Redrawn; // free (HS-042, HS-055)
    return card->kind == CareerKind::Contract ? NextCard::Contract : NextCard::Encounter;
}

// The chance that one of them is among the next cards; with unknown cards it may be as high as "most".
AmongNext amongNext(int wanted, const Prospect& of, int draws)
{
    const auto chance = [&](int cards) { return atLeast(dice::drawnOf(cards, of.all, std::min(draws, of.all)), 1); };
    AmongNext among{{QStringLiteral("cards"), wanted}, {QStringLiteral("chance"), chance(wanted).value()},
        {QStringLiteral("exact"), chance(wanted).text()}};
    if (const int unknown = of.cards[NextCard::Unknown])
        among[QStringLiteral("most")] = chance(wanted + unknown).text();
    return among;
}

DrawChances chancesOf(const Prospect& of, int draws)
{
    const auto among = [&](int wanted) { return amongNext(wanted, of, draws); };
    return {of.location, of.all, of.cards[NextCard::Unknown], among(of.cards[NextCard::Contract]),
        among(of.cards[NextCard::Encounter]), among(of.cards[NextCard::Final] + of.cards[NextCard::FinalToRun]),
        among(of.cards[NextCard::FinalToRun]), among(of.cards[NextCard::Redrawn])};
}

} // namespace

bool isCareerDeckListed(const State& state)
{
    return state.career.isListed(0) && !mayBeDrawn(state).contains(QLatin1String(unnamedCard));
}

Prospect prospect(const State& state)
{
    Prospect found{state.location, {}, int(mayBeDrawn(state).size())};
    for (const QString& id : mayBeDrawn(state))
        ++found.cards[nextCardOf(state, id)];
    return found;
}

// Travelling shuffles the discards into the deck, so that it changes the cards as well as what they ask for (HS-086, HS-170).
QList<Prospect> prospectsAfterTravel(const State& state)
{
    QList<Prospect> all;
    for (const Location to : {Location::Village, Location::Town, Location::City})
        if (neighbours(state, state.location, to))
            all += prospect(apply(state, Travel{to}).state);
    return all;
}

Answered<NextCards> answer(const State& state, const NextDraw& q)
{
    Answered<NextCards> result;
    if (!isCareerDeckListed(state)) {
        result.verdict.faults +=
            Fault{QStringLiteral("career.unseen"), {}, tr("Which cards the career deck holds is not entered."),
                tr("Correct which cards it holds and how many, or begin with a card pack.")};
        return result;
    }
    State known = state;
    for (const CareerCard& card : q.facts)
        if (!find(known.careerCards, card.id))
            known.careerCards += card;
    result.value.here = chancesOf(prospect(known), q.draws);
    for (const Prospect& there : prospectsAfterTravel(known))
        result.value.afterTravel += chancesOf(there, q.draws);
    result.told += engine::Told{&reason(R::I_DRAWN), {}};
    if (!result.value.afterTravel.isEmpty())
        result.told += engine::Told{&reason(R::I_TRAVEL), {}};
    return result;
}

} // namespace hiredswords

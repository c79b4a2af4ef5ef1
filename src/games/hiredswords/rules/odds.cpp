// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hiredswords/rules/odds.h"

#include "dice/draws.h"
#include "games/hiredswords/rules/conditions.h"
#include "games/hiredswords/rules/listing.h"
#include "games/hiredswords/rules/rules.h"

#include <QJsonArray>

namespace hiredswords {

using engine::Answer;
using engine::Fault;

namespace {

QJsonObject chanceJson(const dice::Fraction& chance)
{
    return {{QStringLiteral("chance"), chance.value()}, {QStringLiteral("exact"), chance.text()}};
}

QJsonObject oddsJson(const dice::Distribution& odds)
{
    QJsonArray outcomes;
    for (const qint64 value : odds.outcomes()) {
        QJsonObject row = chanceJson(exactly(odds, value));
        row.insert(QStringLiteral("value"), value);
        row.insert(QStringLiteral("at_least"), atLeast(odds, value).text());
        outcomes += row;
    }
    return {{QStringLiteral("mean"), mean(odds).value()}, {QStringLiteral("spread"), spread(odds)}, {QStringLiteral("outcomes"), outcomes}};
}

// Of the number that is applied: never below 0 (AMB-03).
dice::Distribution oddsOf(const State& state, const Listing& listing, Checks& checks)
{
    checkListing(checks, state, listing);
    const auto term = dice::Term::parse(listing.text, vocabulary(crewCount(state)));
    const auto found = term ? term->odds() : engine::Result<dice::Distribution>(term.faults());
    return found ? found->map([](qint64 value) { return std::clamp<qint64>(value, 0, 9999); }) : dice::Distribution::certain(0);
}

Answer answered(Checks&& checks, const QJsonValue& value, R why)
{
    Answer answer;
    answer.verdict = engine::Verdict(std::move(checks));
    if (answer.verdict.isAllowed()) {
        answer.value = value;
        answer.told += engine::Told{&reason(why), {}};
    }
    return answer;
}

} // namespace

Answer answer(const State& now, const ListingOdds& q)
{
    Checks checks;
    const dice::Distribution odds = oddsOf(withCrew(now, q.crew), Listing{q.listing}, checks);
    return answered(std::move(checks), oddsJson(odds), R::I_VALUE);
}

// Each zone rolls for itself, and the circle does (HS-064 …).
Answer answer(const State& now, const ContractOdds& q)
{
    const State state = withCrew(now, q.crew);
    const QString id = !q.card.isEmpty() ? q.card : now.contract && !now.contract->card.isEmpty() ? now.contract->card : now.drawn;
    if (id.isEmpty()) {
        Answer none;
        none.verdict.faults += Fault{QStringLiteral("contract-odds.card"), {}, tr("No card is drawn."), tr("Draw one, or name a card that has been seen.")};
        return none;
    }
    const CareerCard& card = careerCard(now, id);
    Checks checks;
    QJsonObject byZone;
    dice::Distribution all = dice::Distribution::certain(0);
    for (const Zone zone : zones) {
        const dice::Distribution count = oddsOf(state, card.arrows.at(zone), checks);
        byZone.insert(engine::nameOf(zone), oddsJson(count));
        all = sumOf(all, count);
    }
    const dice::Distribution reveal = oddsOf(state, card.reveal, checks);
    return answered(std::move(checks), QJsonObject{{QStringLiteral("zones"), byZone}, {QStringLiteral("opposition"), oddsJson(all)}, {QStringLiteral("reveal"), oddsJson(reveal)}}, R::I_VALUE);
}

// --- the next career card

namespace {

// What may be drawn: the deck, or the discards once it is empty (AMB-14).
const QStringList& mayBeDrawn(const State& state)
{
    return state.career.count == 0 ? state.career.discard : state.career.unseen;
}

struct Sorted {
    int all = 0;
    int unknown = 0; // their facts were not seen
    int contracts = 0, encounters = 0, finals = 0, runnable = 0, redrawn = 0;
};

Sorted sorted(const State& state)
{
    Sorted cards;
    for (const QString& id : mayBeDrawn(state)) {
        ++cards.all;
        const CareerCard* card = find(state.careerCards, id);
        if (!card)
            ++cards.unknown;
        else if (card->kind == CareerKind::Final) {
            ++cards.finals;
            cards.runnable += isRunnable(state, *card);
        } else if (!isEligible(state, *card) || (card->kind == CareerKind::Contract && !fielding(state, *card).possible))
            ++cards.redrawn; // free (HS-042, HS-055)
        else
            ++(card->kind == CareerKind::Contract ? cards.contracts : cards.encounters);
    }
    return cards;
}

// The chance that one of them is among the next cards; with unknown cards it may be as high as "most".
QJsonObject amongNext(int wanted, const Sorted& cards, int draws)
{
    const auto chance = [&](int of) { return atLeast(dice::drawnOf(of, cards.all, std::min(draws, cards.all)), 1); };
    QJsonObject json = chanceJson(chance(wanted));
    json.insert(QStringLiteral("cards"), wanted);
    if (cards.unknown > 0)
        json.insert(QStringLiteral("most"), chance(wanted + cards.unknown).text());
    return json;
}

QJsonObject prospects(const State& state, int draws)
{
    const Sorted cards = sorted(state);
    return {{QStringLiteral("location"), engine::nameOf(state.location)},
            {QStringLiteral("deck"), cards.all},
            {QStringLiteral("unknown"), cards.unknown},
            {QStringLiteral("contract"), amongNext(cards.contracts, cards, draws)},
            {QStringLiteral("encounter"), amongNext(cards.encounters, cards, draws)},
            {QStringLiteral("final"), amongNext(cards.finals, cards, draws)},
            {QStringLiteral("final_to_run"), amongNext(cards.runnable, cards, draws)},
            {QStringLiteral("redraw"), amongNext(cards.redrawn, cards, draws)}};
}

} // namespace

// Travelling shuffles the discards into the deck, so that it changes the cards as well as what they ask for (HS-086, HS-170).
Answer answer(const State& state, const NextDraw& q)
{
    Answer result;
    if (!state.career.isListed(0) || mayBeDrawn(state).contains(QLatin1String(unnamedCard))) {
        result.verdict.faults += Fault{QStringLiteral("career.unseen"), {}, tr("Which cards the career deck holds is not entered."),
                                       tr("Correct career.unseen and career.count, or begin with a card pack.")};
        return result;
    }
    State known = state;
    for (const CareerCard& card : q.facts)
        if (!find(known.careerCards, card.id))
            known.careerCards += card;
    QJsonArray travelled;
    for (const Location to : {Location::Village, Location::Town, Location::City})
        if (neighbours(known, known.location, to))
            travelled += prospects(apply(known, Travel{to}).state, q.draws);
    result.value = QJsonObject{{QStringLiteral("here"), prospects(known, q.draws)}, {QStringLiteral("after_travel"), travelled}};
    result.told += engine::Told{&reason(R::I_CAREER), {}};
    return result;
}

} // namespace hiredswords

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/rules/questions/odds.h"

#include "dice/draws.h"
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/rules.h"

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
    return {{QStringLiteral("mean"), mean(odds).value()}, {QStringLiteral("spread"), spread(odds)},
        {QStringLiteral("outcomes"), outcomes}};
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

dice::Distribution oddsOf(const State& state, const Listing& listing)
{
    const auto term = dice::Term::parse(listing.text, vocabulary(crewCount(state)));
    const auto found = term ? term->odds() : engine::Result<dice::Distribution>(term.faults());
    return found ? found->map([](qint64 value) { return std::clamp<qint64>(value, 0, 9999); }) : dice::Distribution::certain(0);
}

Answer answer(const State& now, const ListingOdds& q)
{
    const State state = withCrew(now, q.crew);
    Checks checks;
    checkListing(checks, state, Listing{q.listing});
    const dice::Distribution odds = oddsOf(state, Listing{q.listing});
    return answered(std::move(checks), oddsJson(odds), R::I_VALUE);
}

// Each zone rolls for itself, and the circle does (HS-064 …).
Answer answer(const State& now, const ContractOdds& q)
{
    const State state = withCrew(now, q.crew);
    const QString id = !q.card.isEmpty()                ? q.card
        : now.contract && !now.contract->card.isEmpty() ? now.contract->card
                                                        : now.drawn;
    if (id.isEmpty()) {
        Answer none;
        none.verdict.faults += Fault{QStringLiteral("contract-odds.card"), {}, tr("No card is drawn."),
            tr("Draw one, or name a card that has been seen.")};
        return none;
    }
    const CareerCard& card = careerCard(now, id);
    Checks checks;
    QJsonObject byZone;
    dice::Distribution all = dice::Distribution::certain(0);
    for (const Zone zone : zones) {
        checkListing(checks, state, card.arrows.at(zone));
        const dice::Distribution count = oddsOf(state, card.arrows.at(zone));
        byZone.insert(engine::nameOf(zone), oddsJson(count));
        all = sumOf(all, count);
    }
    checkListing(checks, state, card.reveal);
    const dice::Distribution reveal = oddsOf(state, card.reveal);
    return answered(std::move(checks),
        QJsonObject{{QStringLiteral("zones"), byZone}, {QStringLiteral("opposition"), oddsJson(all)},
            {QStringLiteral("reveal"), oddsJson(reveal)}},
        R::I_VALUE);
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
        return isRunnable(state, *card) ? NextCard::FinalToRun : NextCard::Final;
    if (!isEligible(state, *card) || (card->kind == CareerKind::Contract && !fielding(state, *card).possible))
        return NextCard::Redrawn; // free (HS-042, HS-055)
    return card->kind == CareerKind::Contract ? NextCard::Contract : NextCard::Encounter;
}

// The chance that one of them is among the next cards; with unknown cards it may be as high as "most".
QJsonObject amongNext(int wanted, const Prospect& of, int draws)
{
    const auto chance = [&](int cards) { return atLeast(dice::drawnOf(cards, of.all, std::min(draws, of.all)), 1); };
    QJsonObject json = chanceJson(chance(wanted));
    json.insert(QStringLiteral("cards"), wanted);
    if (const int unknown = of.cards[NextCard::Unknown])
        json.insert(QStringLiteral("most"), chance(wanted + unknown).text());
    return json;
}

QJsonObject prospectJson(const Prospect& of, int draws)
{
    return {{QStringLiteral("location"), engine::nameOf(of.location)}, {QStringLiteral("deck"), of.all},
        {QStringLiteral("unknown"), of.cards[NextCard::Unknown]},
        {QStringLiteral("contract"), amongNext(of.cards[NextCard::Contract], of, draws)},
        {QStringLiteral("encounter"), amongNext(of.cards[NextCard::Encounter], of, draws)},
        {QStringLiteral("final"), amongNext(of.cards[NextCard::Final] + of.cards[NextCard::FinalToRun], of, draws)},
        {QStringLiteral("final_to_run"), amongNext(of.cards[NextCard::FinalToRun], of, draws)},
        {QStringLiteral("redraw"), amongNext(of.cards[NextCard::Redrawn], of, draws)}};
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

Answer answer(const State& state, const NextDraw& q)
{
    Answer result;
    if (!isCareerDeckListed(state)) {
        result.verdict.faults +=
            Fault{QStringLiteral("career.unseen"), {}, tr("Which cards the career deck holds is not entered."),
                tr("Correct career.unseen and career.count, or begin with a card pack.")};
        return result;
    }
    State known = state;
    for (const CareerCard& card : q.facts)
        if (!find(known.careerCards, card.id))
            known.careerCards += card;
    QJsonArray travelled;
    for (const Prospect& there : prospectsAfterTravel(known))
        travelled += prospectJson(there, q.draws);
    result.value = QJsonObject{
        {QStringLiteral("here"), prospectJson(prospect(known), q.draws)}, {QStringLiteral("after_travel"), travelled}};
    result.told += engine::Told{&reason(R::I_CAREER), {}};
    return result;
}

} // namespace hiredswords

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/chances.h"

#include "engine/json.h"
#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/questions/odds.h"

namespace hiredswords::desk {

namespace {

using Answers = QList<dice::NamedOdds>;

constexpr int mostCrews = 4; // side by side

bool isCertain(const dice::NamedOdds& one) { return one.odds.size() <= 1; }

// Something in it has to be left to chance.
void add(QList<kit::OddsQuestion>& to, const QString& title, const Answers& answers)
{
    if (!std::all_of(answers.begin(), answers.end(), isCertain))
        to += kit::OddsQuestion{title, {}, [answers] { return engine::Result<Answers>(answers); }};
}

dice::Distribution oppositionOf(const State& state, const CareerCard& card)
{
    dice::Distribution all = dice::Distribution::certain(0);
    for (const Zone zone : zones)
        all = sumOf(all, oddsOf(state, card.arrows.at(zone)));
    return all;
}

// Once the crew is known, of that crew; before, of every size that the card allows.
template <class OddsWith> Answers byCrew(const State& state, const CareerCard& card, OddsWith odds)
{
    if (const int crew = crewCount(state))
        return {{fill(hiredswords::tr("crew of %1"), {number(crew)}), odds(state)}};
    Answers all;
    for (int crew = card.crewMin; crew <= card.crewMax && all.size() < mostCrews; ++crew)
        all += dice::NamedOdds{fill(hiredswords::tr("crew of %1"), {number(crew)}), odds(withCrew(state, crew))};
    const auto isAsFirst = [&](const dice::NamedOdds& one) {
        return one.odds.outcomes() == all.first().odds.outcomes() && one.odds.chances() == all.first().odds.chances();
    };
    if (all.size() > 1 && std::all_of(all.begin(), all.end(), isAsFirst))
        return {{hiredswords::tr("any crew"), all.first().odds}};
    return all;
}

QList<kit::OddsQuestion> ofContract(const State& state, const CareerCard& card)
{
    QList<kit::OddsQuestion> all;
    const QString title = titleOf(state, card.id);
    const auto reveal = byCrew(state, card, [&](const State& with) { return oddsOf(with, card.reveal); });
    const auto bonus = byCrew(state, card, [&](const State& with) { return oddsOf(with, card.bonus); });
    if (state.step == Step::Battle || state.step == Step::Deploy)
        add(all, fill(hiredswords::tr("%1: cards to be revealed"), {title}), reveal);
    if (state.step != Step::Battle && state.step != Step::Resolution) {
        add(all, fill(hiredswords::tr("%1: opposition in all"), {title}),
            byCrew(state, card, [&](const State& with) { return oppositionOf(with, card); }));
        if (crewCount(state) > 0) {
            Answers byZone;
            for (const Zone zone : zones)
                byZone += dice::NamedOdds{shown(zone), oddsOf(state, card.arrows.at(zone))};
            add(all, fill(hiredswords::tr("%1: opposition by zone"), {title}), byZone);
        }
    }
    if (state.step == Step::Career || state.step == Step::Prepare || state.step == Step::Distribute)
        add(all, fill(hiredswords::tr("%1: cards to be revealed"), {title}), reveal);
    add(all, fill(hiredswords::tr("%1: bonus"), {title}), bonus);
    return all;
}

// With what packs tell of cards that were not seen yet.
State withFacts(State state, const engine::CardSource& cards)
{
    const QStringList hidden = state.career.unseen + state.career.discard;
    for (const QString& id : QSet<QString>(hidden.begin(), hidden.end())) {
        if (find(state.careerCards, id))
            continue;
        const auto json = cards.card(QStringLiteral("career"), id);
        if (const auto card = json ? engine::fromJson<CareerCard>(*json) : engine::Result<CareerCard>(engine::Fault()))
            state.careerCards += *card;
    }
    return state;
}

dice::Distribution oddsOf(const Prospect& prospect)
{
    std::vector<qint64> cards;
    for (auto kind = prospect.cards.begin(); kind != prospect.cards.end(); ++kind)
        cards.insert(cards.end(), std::size_t(*kind), qint64(kind.key()));
    return dice::Distribution::evenly(cards);
}

engine::Result<Answers> nextCards(const State& state, const std::shared_ptr<engine::CardSource>& cards)
{
    const State known = cards ? withFacts(state, *cards) : state;
    Answers all{{hiredswords::tr("here"), oddsOf(prospect(known))}};
    for (const Prospect& there : prospectsAfterTravel(known))
        all += dice::NamedOdds{shown(there.location), oddsOf(there)};
    return all;
}

kit::OddsQuestion nextCard(const State& state, const std::shared_ptr<engine::CardSource>& cards)
{
    const dice::Words words{{qint64(NextCard::Contract), hiredswords::tr("contract to accept")},
        {qint64(NextCard::Encounter), hiredswords::tr("encounter")},
        {qint64(NextCard::FinalToRun), hiredswords::tr("final to run")},
        {qint64(NextCard::Final), hiredswords::tr("final for later")},
        {qint64(NextCard::Redrawn), hiredswords::tr("none: drawn again")},
        {qint64(NextCard::Unknown), hiredswords::tr("not known")}};
    return {hiredswords::tr("The next career card, here and after travel"), words,
        [state, cards] { return nextCards(state, cards); }};
}

} // namespace

QList<kit::OddsQuestion> chancesOf(const State& state, const std::shared_ptr<engine::CardSource>& cards)
{
    if (state.status != CareerStatus::Running)
        return {};
    QList<kit::OddsQuestion> all;
    const CareerCard& card = careerCard(state, state.contract ? state.contract->card : state.drawn);
    if (!card.id.isEmpty() && card.kind != CareerKind::Encounter && card.battle)
        all += ofContract(state, card);
    if (state.step == Step::Career && isCareerDeckListed(state) && prospect(state).all > 0)
        all += nextCard(state, cards);
    return all;
}

} // namespace hiredswords::desk

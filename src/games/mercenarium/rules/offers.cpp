// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is worth offering now: every summon, move, capture and purchase in reach, the refused ones too, so that nobody wonders.
#include "engine/offers.h"
#include "games/mercenarium/rules/hymns/offering.h"
#include "games/mercenarium/rules/rules.h"

#include <algorithm>

namespace mercenarium {

using engine::Offer;

namespace {

class Offers : public engine::Offers<State> {
public:
    using engine::Offers<State>::Offers;

    template <class A> void add(const A& action, bool secret = false, std::optional<Seat> whose = {})
    {
        engine::Offers<State>::add(action, engine::nameOf(whose.value_or(state.current)), secret);
    }
};

void setupOffers(Offers& offers)
{
    if (tracksBoard(offers.state) || isOrderKnown(offers.state)) // unseen it is dealt before the order is rolled
        offers.add(Deal{});
    offers.add(RollOrder{});
    for (const Seat seat : seats) {
        if (player(offers.state, seat))
            offers.add(LeaveSeat{seat});
        else
            offers.add(TakeSeat{seat, {}});
    }
}

void summonOffers(Offers& offers, const Player& who)
{
    const State& state = offers.state;
    QList<Space> spaces;
    for (const Placed* card : inPlay(state, who.id))
        for (const Space space : freeBeside(state, card->at))
            if (!spaces.contains(space) && space != houseOf(state, who.id))
                spaces += space;
    if (who.hand.contains(unnamed)) { // which card it is, the table is asked
        if (!cardAt(state, houseOf(state, who.id)))
            offers.add(Summon{unnamed, houseOf(state, who.id), {}, {}});
        for (const Space space : spaces)
            offers.add(Summon{unnamed, space, {}, {}});
    }
    bool first = true;
    for (const Card card : who.hand) {
        if (!card.isNamed())
            continue;
        if (first || !cardAt(state, houseOf(state, who.id)))
            offers.add(Summon{card, houseOf(state, who.id), {}, {}}, true);
        for (const Space space : spaces)
            offers.add(Summon{card, space, {}, {}}, true);
        first = false;
    }
}

void captureOffers(Offers& offers, const Player& who)
{
    const State& state = offers.state;
    for (const Placed* card : inPlay(state, who.id))
        for (const Placed* other : enemiesBeside(state, *card))
            offers.add(Capture{card->id, other->id, {}, {}, {}});
}

void buyOffers(Offers& offers, const Player& who)
{
    for (const Placed* card : enemiesOf(offers.state, who.id))
        if (card->id.isMercenary())
            offers.add(Buy{card->id, {}, {}});
}

void moveOffers(Offers& offers, const Player& who)
{
    for (const Placed* card : inPlay(offers.state, who.id))
        for (const Side side : sides)
            if (isOnBoard(offers.state, card->at.next(side)))
                offers.add(Move{card->id, card->at.next(side), {}});
}

void handOffers(Offers& offers, const Player& who)
{
    const State& state = offers.state;
    for (const Held& held : who.hymns)
        offers.add(Sing{held.id.isNamed() ? std::optional(held.id) : std::nullopt, {}, {}}, held.id.isNamed() && !held.faceUp);
    if (who.hymns.isEmpty())
        offers.add(Sing{});
    if (state.singularity || who.hand.size() < mostInHand) {
        offers.add(Draw{});
        return;
    }
    QList<Card> seen;
    for (const Card card : who.hand)
        if (!seen.contains(card)) {
            offers.add(Draw{card, {}, {}}, card.isNamed());
            seen += card;
        }
}

void learnOffers(Offers& offers, const Player& who)
{
    const QList<Offering> offerings = offeringsOf(who);
    for (const Offering& one : offerings)
        offers.add(Learn{one.cards, one.hymn ? std::optional(who.hymns.first().id) : std::nullopt, one.capture, {}, {}, {}},
            !one.cards.isEmpty() || (one.hymn && who.hymns.first().id.isNamed() && !who.hymns.first().faceUp));
    if (offerings.isEmpty() || who.hand.contains(unnamed)) // what is offered, the table is asked
        offers.add(Learn{});
}

// Where a step leaves card, space or player open, one offer for each choice.
QList<DoEffect> choices(const State& state, const Effect& due)
{
    const Seat singer = due.player.value_or(state.song ? state.song->singer : state.current);
    const Player* who = player(state, singer);
    QList<DoEffect> all;
    const auto add = [&](Card card, std::optional<Space> to = {}, std::optional<Seat> whose = {}) {
        Effect aimed = due;
        aimed.card = card;
        aimed.to = to ? to : due.to;
        aimed.player = whose ? whose : due.player;
        all += DoEffect{aimed, {}};
    };
    switch (due.kind) {
    case EffectKind::Search:
        for (const Card card : drawPile(state))
            add(card);
        break;
    case EffectKind::Move:
        for (const Placed& card : state.board)
            for (const Space to : freeBeside(state, card.at))
                add(card.id, to);
        break;
    case EffectKind::Place:
        for (const Card card : who ? who->hand : QList<Card>())
            for (const Space to : spacesOf(state))
                if (card.isNamed() && !cardAt(state, to))
                    add(card, to);
        break;
    case EffectKind::Turn:
        for (const Placed& card : state.board)
            for (const Player& other : state.players)
                if (other.id != card.owner)
                    add(card.id, {}, other.id);
        break;
    case EffectKind::TakeControl:
    case EffectKind::Capture:
        for (const Placed* card : enemiesOf(state, singer))
            add(card->id);
        break;
    case EffectKind::Flip:
        for (const Card card : who ? who->faceUp + who->faceDown : QList<Card>())
            add(card);
        break;
    case EffectKind::Discard:
        for (const Player& other : state.players) {
            if (due.player && *due.player != other.id)
                continue;
            Effect theirs = due;
            theirs.player = other.id;
            for (qsizetype i = 0; i < other.hand.size(); ++i)
                if (other.hand.indexOf(other.hand[i]) == i) // unnamed ones are all alike
                    all += DoEffect{theirs, {other.hand[i]}};
        }
        break;
    default:
        for (const Placed& card : state.board)
            add(card.id);
    }
    return all;
}

// noted: its number, where it is no step of a song.
void stepOffers(Offers& offers, const Effect& due, const QString& noted = {})
{
    const auto isWhole = [&](const DoEffect& step) { return faultsIn(offers.state, step).isEmpty(); };
    // They name cards of a hand, or tell by what the deck holds what a hand does not.
    const auto isSecret = [](const DoEffect& step) {
        return step.effect.kind == EffectKind::Place || step.effect.kind == EffectKind::Search
            || std::ranges::any_of(step.cards, &Card::isNamed);
    };
    if (due.kind != EffectKind::Discard && isWhole(DoEffect{due, {}, noted}))
        return offers.add(DoEffect{due, {}, noted});
    for (DoEffect& step : choices(offers.state, due))
        if (step.noted = noted; isWhole(step))
            offers.add(step, isSecret(step), isSecret(step) ? step.effect.player : std::nullopt);
}

void turnOffers(Offers& offers)
{
    const State& state = offers.state;
    const Player* who = player(state, state.current);
    if (!who)
        return;
    captureOffers(offers, *who);
    summonOffers(offers, *who);
    handOffers(offers, *who);
    moveOffers(offers, *who);
    learnOffers(offers, *who); // what costs cards or a capture stands behind what is free
    buyOffers(offers, *who);
    if (isInLimbo(state, who->id) && state.players.size() == 2)
        offers.add(DeclareLimbo{
            who->hymns.isEmpty() && !(state.singularity && who->hand.contains(unnamed)) ? std::nullopt : std::optional(false),
            {}});
    if (timesSeen(state) > 1)
        offers.add(DeclareStalemate{});
    if (possibleDeeds(state, who->id).isEmpty())
        offers.add(Pass{});
}

// Captures and contracts, and whatever else was done on the table.
void lightOffers(Offers& offers)
{
    const State& state = offers.state;
    offers.add(Capture{});
    offers.add(ActUnseen{});
    offers.add(SummonUnseen{});
    offers.add(Buy{});
    if (state.settings.hymns == OnOff::On)
        offers.add(Learn{{}, {}, true, {}, {}, {}});
    if (state.players.size() == 2)
        offers.add(DeclareLimbo{});
    offers.add(DeclareStalemate{true});
}

constexpr qsizetype mostToChooseFrom = 9; // beyond them the last ones are proposed

// Every way to take so many of the cards, each once; cards that nobody named are all alike.
QList<QList<Card>> choicesOf(const QList<Card>& cards, qsizetype count)
{
    if (cards.size() > mostToChooseFrom)
        return {cards.last(count)};
    QList<QList<Card>> all{{}};
    for (qsizetype i = 0; i < cards.size(); ++i) {
        const QList<QList<Card>> before = all;
        for (const QList<Card>& some : before)
            if (some.size() < count && !all.contains(some + QList<Card>{cards[i]}))
                all += some + QList<Card>{cards[i]};
    }
    all.removeIf([count](const QList<Card>& some) { return some.size() != count; });
    return all;
}

void surplusOffers(Offers& offers)
{
    for (const Player& who : offers.state.players) {
        const int cards = surplusCards(offers.state, who), hymns = surplusHymns(offers.state, who);
        if (cards + hymns == 0)
            continue;
        for (const QList<Card>& givenHymns : choicesOf(idsOf(who.hymns), hymns))
            for (const QList<Card>& given : choicesOf(who.hand, cards)) {
                const bool isNamed = std::ranges::any_of(given + givenHymns, &Card::isNamed);
                offers.add(ReturnSurplus{given, givenHymns, who.id}, isNamed, who.id);
            }
    }
}

} // namespace

QList<Offer> offers(const State& state)
{
    Offers offers(state);
    if (state.step == Step::Setup) {
        setupOffers(offers);
        return std::move(offers.all);
    }
    if (state.step == Step::Over)
        return {};
    surplusOffers(offers);
    if (state.song) {
        for (const Effect& due : state.song->due)
            stepOffers(offers, due);
        offers.add(EndSong{});
    } else {
        for (const Noted* noted : due(state)) {
            stepOffers(offers, noted->effect, noted->id);
            offers.add(DropEffect{noted->id});
        }
        if (tracksBoard(state))
            turnOffers(offers);
        else
            lightOffers(offers);
    }
    return std::move(offers.all);
}

} // namespace mercenarium

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is worth offering now: every summon, move, capture and purchase in reach, the refused ones too, so that nobody wonders.
#include "engine/json.h"
#include "games/mercenarium/rules/offering.h"
#include "games/mercenarium/rules/rules.h"

namespace mercenarium {

using engine::Offer;

namespace {

class Offers {
public:
    explicit Offers(const State& now) : state(now) {}

    QList<Offer> all;
    const State& state;

    // Only the fields that differ from a blank action are shown: those are what a person would type.
    template <class A>
    void add(const A& action, bool secret = false)
    {
        QJsonObject fields;
        [[maybe_unused]] static const A blank{};
        engine::eachField<A>([&](const auto& f) {
            const QJsonValue value = engine::toJson(action.*f.member);
            if (f.needed || value != engine::toJson(blank.*f.member))
                fields.insert(QLatin1String(f.name), value);
        });
        all += Offer{QLatin1String(A::verb), fields, check(state, action), tell(state, action), engine::nameOf(state.current), secret};
    }
};

void setupOffers(Offers& offers)
{
    for (const Seat seat : seats) {
        if (player(offers.state, seat))
            offers.add(LeaveSeat{seat});
        else
            offers.add(TakeSeat{seat, {}});
    }
    offers.add(Deal{});
    offers.add(RollOrder{});
}

void summonOffers(Offers& offers, const Player& who)
{
    const State& state = offers.state;
    QList<Space> spaces;
    for (const Placed* card : inPlay(state, who.id))
        for (const Space space : freeBeside(state, card->at))
            if (!spaces.contains(space) && space != houseOf(state, who.id))
                spaces += space;
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

void boardOffers(Offers& offers, const Player& who)
{
    const State& state = offers.state;
    for (const Placed* card : inPlay(state, who.id)) {
        for (const Side side : sides)
            if (isOnBoard(state, card->at.next(side)))
                offers.add(Move{card->id, card->at.next(side), {}});
        for (const Placed* other : beside(state, card->at))
            if (other->owner != who.id)
                offers.add(Capture{card->id, other->id, {}, {}, {}});
    }
    for (const Placed* card : enemiesOf(state, who.id))
        if (card->id.isMercenary())
            offers.add(Buy{card->id, {}, {}});
}

void handOffers(Offers& offers, const Player& who)
{
    const State& state = offers.state;
    for (const Held& held : who.hymns)
        offers.add(Sing{held.id.isNamed() ? std::optional(held.id) : std::nullopt, {}, {}}, !held.faceUp);
    if (who.hymns.isEmpty())
        offers.add(Sing{});
    const QList<Offering> offerings = offeringsOf(who);
    for (const Offering& one : offerings)
        offers.add(Learn{one.cards, one.hymn ? std::optional(who.hymns.first().id) : std::nullopt, one.capture, {}, {}, {}}, true);
    if (offerings.isEmpty())
        offers.add(Learn{});
    if (state.singularity || who.hand.size() < mostInHand) {
        offers.add(Draw{});
        return;
    }
    QList<Card> seen;
    for (const Card card : who.hand)
        if (!seen.contains(card)) {
            offers.add(Draw{card, {}, {}}, true);
            seen += card;
        }
}

// Steps whose text leaves the card open are offered for every card that they fit.
void stepOffers(Offers& offers, const Effect& due)
{
    const State& state = offers.state;
    const auto isWhole = [&](const Effect& effect) { return faultsIn(state, DoEffect{effect, {}}).isEmpty(); };
    if (isWhole(due))
        return offers.add(DoEffect{due, {}});
    QList<Card> cards;
    if (due.kind == EffectKind::Search)
        cards = drawPile(state);
    else
        for (const Placed& card : state.board)
            cards += card.id;
    for (const Card card : cards) {
        Effect aimed = due;
        aimed.card = card;
        if (isWhole(aimed))
            offers.add(DoEffect{aimed, {}});
    }
}

void turnOffers(Offers& offers)
{
    const State& state = offers.state;
    const Player* who = player(state, state.current);
    if (!who)
        return;
    summonOffers(offers, *who);
    boardOffers(offers, *who);
    handOffers(offers, *who);
    if (isInLimbo(state, who->id))
        offers.add(DeclareLimbo{});
    offers.add(DeclareStalemate{});
    offers.add(Pass{});
}

void surplusOffers(Offers& offers)
{
    for (const Player& who : offers.state.players) {
        const int cards = surplusCards(offers.state, who), hymns = surplusHymns(offers.state, who);
        if (cards + hymns == 0)
            continue;
        ReturnSurplus give;
        give.player = who.id;
        give.cards = who.hand.mid(who.hand.size() - cards);
        for (const Held& held : who.hymns.mid(who.hymns.size() - hymns))
            give.hymns += held.id;
        offers.add(give);
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
    surplusOffers(offers);
    if (state.song) {
        for (const Effect& due : state.song->due)
            stepOffers(offers, due);
        offers.add(EndSong{});
    } else {
        turnOffers(offers);
    }
    return std::move(offers.all);
}

} // namespace mercenarium

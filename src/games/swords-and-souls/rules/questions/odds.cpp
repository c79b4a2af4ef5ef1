// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/rules/questions/odds.h"

#include "games/swords-and-souls/rules/questions/memory.h"

#include <algorithm>

namespace swordsandsouls {

using dice::Distribution;
using dice::Fraction;

bool fits(const Card& card, Want want) { return (card.block && want != Want::Dodge) || (card.dodge && want != Want::Block); }

int wantedIn(const State& state, const QStringList& cards, Want want)
{
    return int(std::ranges::count_if(cards, [&](const QString& id) { return fits(card(state, id), want); }));
}

int certain(const State& state, const Player& who, Want want)
{
    int count = wantedIn(state, who.shown, want);
    count += !who.gray && fits(talentOf(state, who), want);
    for (const Treasure& treasure : who.treasures)
        count += !treasure.used && fits(card(state, treasure.card), want);
    return count;
}

namespace {

// Cards held since before a shuffle were drawn from what hand and deck were then; later ones from all the rest.
Distribution heldSince(QList<Earlier> draws, const State& state, const Player& who, Want want)
{
    const int hidden = int(privateHand(who).size());
    int before = 0;
    for (const Earlier& earlier : draws)
        before += earlier.held;
    draws += Earlier{pool(who), std::max(0, hidden - before)};
    Distribution wanted = Distribution::certain(0);
    int drawn = 0;
    for (const Earlier& draw : draws) {
        const int of = wantedIn(state, draw.cards, want);
        const int all = std::max(0, int(draw.cards.size()) - drawn);
        wanted = dice::then(wanted, [&](qint64 have) {
            return dice::shifted(dice::drawnOf(std::clamp(of - int(have), 0, all), all, std::min(draw.held, all)), have);
        });
        drawn += draw.held;
    }
    return wanted;
}

} // namespace

Distribution held(const State& state, const Player& who, Want want)
{
    if (who.origins.size() < 2)
        return heldSince(who.origins.value(0).earlier, state, who, want);
    return dice::then(oddsOfOrigins(who), [&](qint64 at) { return heldSince(who.origins[at].earlier, state, who, want); });
}

Fraction chanceOfHolding(const State& state, const Player& who, Want want, int least)
{
    const int hidden = least - certain(state, who, want);
    return hidden <= 0 ? Fraction{1, 1} : dice::atLeast(held(state, who, want), hidden);
}

Fraction chanceNextHand(const State& state, const Player& who, Want want, int least)
{
    const int wanted = wantedIn(state, pool(who), want);
    const int pile = wantedIn(state, who.discard, want);
    const int all = int(who.deck.size()), later = int(who.discard.size());
    const int now = std::min(missing(who), all), after = std::min(missing(who) - now, later);
    const Distribution hand = dice::then(held(state, who, want), [&](qint64 have) {
        const Distribution drawn =
            dice::sumOf(dice::drawnOf(std::clamp(wanted - int(have), 0, all), all, now), dice::drawnOf(pile, later, after));
        return dice::shifted(drawn, have);
    });
    Player next = who; // as the turn will find it
    next.gray = who.gray && !who.down;
    for (Treasure& treasure : next.treasures)
        treasure.used = false;
    const int hidden = least - certain(state, next, want);
    return hidden <= 0 ? Fraction{1, 1} : dice::atLeast(hand, hidden);
}

Fraction chanceOfDrawing(const State& state, const Player& who, Want want, int inHand)
{
    const bool isShuffled = who.deck.isEmpty();
    const int all = int(isShuffled ? who.discard.size() : who.deck.size());
    const int wanted = isShuffled ? wantedIn(state, who.discard, want) : wantedIn(state, pool(who), want) - inHand;
    return {dice::Whole(quint64(std::clamp(wanted, 0, all))), dice::Whole(quint64(std::max(1, all)))};
}

namespace {

struct Fight {
    qint32 extra; // talent and treasures, which are no cards of the pile
    qint32 hand;  // wanted cards in hand
    qint32 deckWanted, deckOther;
    qint32 pileWanted, pileOther;
    qint32 hearts;
    qint32 damages;

    auto operator<=>(const Fight&) const = default;
};

dice::Odds<Fight> attacked(Fight fight)
{
    if (fight.hearts < 0)
        return dice::Odds<Fight>::certain(fight); // down: passed over
    if (fight.extra > 0) {
        --fight.extra;
        return dice::Odds<Fight>::certain(fight);
    }
    if (fight.hand > 0) {
        --fight.hand;
        ++fight.pileWanted;
        return dice::Odds<Fight>::certain(fight);
    }
    ++fight.damages;
    if (--fight.hearts < 0)
        return dice::Odds<Fight>::certain(fight); // defeated: no recovery
    if (fight.deckWanted + fight.deckOther == 0) {
        std::swap(fight.deckWanted, fight.pileWanted);
        std::swap(fight.deckOther, fight.pileOther);
    }
    const int all = fight.deckWanted + fight.deckOther;
    return dice::drawnOf(fight.deckWanted, all, std::min(1, all)).map([&](qint64 wanted) {
        Fight after = fight;
        if (wanted > 0) {
            --after.deckWanted;
            ++after.hand;
        } else if (all > 0) {
            --after.deckOther;
        }
        return after;
    });
}

} // namespace

Distribution damages(const State& state, const Player& who, Want want, int attacks)
{
    const int shown = wantedIn(state, who.shown, want);
    const int wanted = wantedIn(state, pool(who), want);
    const int pile = wantedIn(state, who.discard, want);
    const auto start = held(state, who, want).map([&](qint64 hidden) {
        const int deck = wanted - int(hidden);
        return Fight{certain(state, who, want) - shown, shown + int(hidden), deck, int(who.deck.size()) - deck, pile,
            int(who.discard.size()) - pile, who.down ? -1 : who.small, 0};
    });
    return dice::sequence(start, attacks, attacked).map([](const Fight& fight) { return qint64(fight.damages); });
}

Fraction chanceOfFullCircle(const State& state, const QString& attacker, const QString& target, Way way)
{
    Fraction all{1, 1};
    for (const QString& id : circle(state, attacker, target, way)) {
        const Player& one = player(state, id);
        if (one.down)
            continue; // passed over as though dodging
        const Fraction dodges = chanceOfHolding(state, one, Want::Dodge, 1);
        all = {all.of * dodges.of, all.in * dodges.in};
    }
    return all.reduced();
}

Fraction chanceInRow(const State& state, const QString& card, int refreshes, int least)
{
    const Arsenal& arsenal = state.arsenal;
    const bool isLaid = !arsenal.row.isEmpty();
    int open = int(arsenal.row.count(card));
    int turned = rowSize * (refreshes + (isLaid ? 0 : 1));
    Distribution seen = Distribution::certain(open);
    QList<QStringList> layers = layersOf(isLaid && refreshes > 0 ? refreshed(state) : arsenal);
    for (const QStringList& layer : layers) {
        const int now = std::min(turned, int(layer.size()));
        seen = dice::sumOf(seen, dice::drawnOf(int(layer.count(card)), int(layer.size()), now));
        turned -= now;
        if (now < layer.size())
            break;
    }
    return dice::atLeast(seen, least);
}

} // namespace swordsandsouls

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Learning a hymn: offerings, and drawing from the hymnal.
#include "games/mercenarium/rules/conditions.h"
#include "games/mercenarium/rules/hymns/offering.h"
#include "games/mercenarium/rules/rules.h"

#include <algorithm>

namespace mercenarium {

namespace {

constexpr int highFrom = 10; // ME-116

bool isLow(Card card) { return card.isOfDeck() && card.value() < highFrom; }

Offering offeringOf(const Learn& a) { return {a.cards, a.hymn.has_value(), a.spend || a.capture.has_value()}; }

bool isZodiac(Card hymn) { return hymn == Card::hymn(13); }

// The next card of the hymnal is none that is offered for it, even where nobody knew it before.
QList<Card> hymnsLeft(const State& state, const Learn& a)
{
    const QList<Card> returning = returningHymns(state);
    QList<Card> left = returning.isEmpty() ? unseenHymns(state) : returning;
    if (a.hymn)
        left.removeOne(*a.hymn);
    return left;
}

} // namespace

std::optional<R> kindOf(const Offering& offering)
{
    const QList<Card>& cards = offering.cards;
    if (!std::ranges::all_of(cards, [](Card card) { return card.isOfDeck(); })) // AM-23
        return std::nullopt;
    if (offering.hymn && cards.size() == 1 && !offering.capture)
        return R::I_OFFER_HYMN_CARD;
    if (offering.capture && cards.isEmpty())
        return offering.hymn ? R::I_OFFER_HYMN_CAPTURE : R::I_OFFER_CAPTURE;
    if (offering.hymn || offering.capture)
        return std::nullopt;
    if (cards.size() == 1 && !isLow(cards[0]))
        return R::I_OFFER_ONE_HIGH;
    if (cards.size() == 2 && isLow(cards[0]) && isLow(cards[1]))
        return R::I_OFFER_TWO_LOW;
    return std::nullopt;
}

QList<Offering> offeringsOf(const Player& who)
{
    QList<Offering> all;
    const bool hymn = !who.hymns.isEmpty();
    for (qsizetype i = 0; i < who.hand.size(); ++i) {
        all += Offering{{who.hand[i]}, hymn, false};
        for (qsizetype j = i + 1; j < who.hand.size(); ++j)
            all += Offering{{who.hand[i], who.hand[j]}, hymn, false};
    }
    if (!who.faceDown.isEmpty())
        all += Offering{{}, hymn, true};
    all.removeIf([](const Offering& one) { return !kindOf(one); });
    return all;
}

QString shown(const Offering& offering)
{
    QStringList parts;
    for (const Card card : offering.cards)
        parts += shown(card);
    if (offering.hymn)
        parts += tr("the hymn");
    if (offering.capture)
        parts += tr("a capture");
    return parts.isEmpty() ? tr("nothing") : parts.join(QStringLiteral(" + "));
}

Needs needs(const State& state, const Learn& a)
{
    Needs needs;
    if (!tracksHands(state) || a.drawn.isNamed() || (state.hymnal < 1 && returningHymns(state).isEmpty())
        || state.settings.hymns == OnOff::Off)
        return needs;
    engine::Pick pick{QStringLiteral("drawn"), tr("the hymn drawn"), {}, 1, false};
    for (const Card hymn : hymnsLeft(state, a))
        pick.from += hymn.text();
    needs.picks += pick;
    return needs;
}

QList<Fault> wrongIn(const State& state, const Learn& a)
{
    QList<Fault> faults = twice("learn.cards", a.cards);
    if (a.cards.contains(unnamed))
        faults += mustName("learn.cards", "Cards that are offered are shown.");
    if (a.hymn && a.hymn->isNamed() && !a.hymn->isHymn())
        faults += Fault{QStringLiteral("learn.hymn"), a.hymn->text(), tr("This is no hymn."),
            tr("Give it as one of the cards, or name a hymn from I to XV.")};
    if (a.drawn.isNamed() && !hymnsLeft(state, a).contains(a.drawn))
        faults += Fault{QStringLiteral("learn.drawn"), a.drawn.text(), tr("This cannot be the next card of the hymnal."),
            tr("It lies elsewhere: look again, or correct the table first.")};
    return faults;
}

namespace {

// Nothing is said yet, and of the hand the table alone knows what it can offer.
bool isOpen(const State& state, const Learn& a)
{
    const Player* who = player(state, actor(state, a.player));
    return who && tracksBoard(state) && who->hand.contains(unnamed) && a.cards.isEmpty() && !a.hymn && !offeringOf(a).capture;
}

} // namespace

QList<Fault> lacking(const State& state, const Learn& a)
{
    if (!isOpen(state, a))
        return {};
    return {Fault{QStringLiteral("learn.cards"), {}, tr("What is offered is not said."),
        tr("Name the cards, the hymn in hand or the capture that is given up.")}};
}

void check(Checks& checks, const State& state, const Learn& a)
{
    const Seat seat = actor(state, a.player);
    mayAct(checks, state, seat);
    mustGetOut(checks, state, seat);
    mustPlayHymns(checks, state);
    checks.must(R::E_LEARN_SINGULARITY, !state.singularity, [] { return QStringList(); });
    if (!state.singularity)
        checks.must(R::E_HYMNAL_EMPTY, state.hymnal > 0 || !returningHymns(state).isEmpty(), [] { return QStringList(); })
            .starIf(state.hymnal == 0 && !returningHymns(state).isEmpty(), markOf(Unclear::AM_36));
    const Player* found = player(state, seat);
    if (!found)
        return;
    if (isOpen(state, a))
        return; // asked for first
    const Player& who = *found;
    const Offering offering = offeringOf(a);
    HandLeft left(state, who.hand);
    for (const Card card : tracksBoard(state) ? a.cards : QList<Card>()) {
        const bool isInPlay = placed(state, card) != nullptr;
        checks.must(R::E_OFFER_IN_PLAY, !isInPlay, [&] { return QStringList{shown(card)}; });
        if (!isInPlay && !card.isHymn())
            checks.must(R::E_OFFER_HAND, left.give(card), [&] { return QStringList{shown(card), nameOf(state, seat)}; });
    }
    if (a.hymn && tracksBoard(state))
        checks.must(offering.capture ? R::E_OFFER_HYMN_SPENT : R::E_OFFER_HYMN,
            *a.hymn == unnamed ? !who.hymns.isEmpty() : holdsHymn(state, who, *a.hymn), [&] {
                return QStringList{nameOf(state, seat), shown(*a.hymn)};
            });
    if (offering.capture)
        checks.must(a.hymn ? R::E_OFFER_SPENT_TOO : R::E_OFFER_SPENT,
            !who.faceDown.isEmpty() && (!a.capture || who.faceDown.contains(*a.capture)),
            [&] { return QStringList{nameOf(state, seat)}; });
    const auto kind = kindOf(offering);
    checks.must(R::E_HYMN_REMAINS, !tracksBoard(state) || who.hymns.size() <= (a.hymn ? 1 : 0),
        [&] { return QStringList{nameOf(state, seat)}; });
    checks.must(R::E_OFFERING, kind.has_value(), [&] { return QStringList{shown(offering)}; });
    if (checks.isAllowed())
        checks.note(*kind).noteIf(
            a.hymn && isZodiac(*a.hymn) && std::ranges::any_of(who.hymns, &Held::faceUp), R::I_OFFER_ZODIAC);
}

void apply(Changes& changes, const State& before, const Learn& a)
{
    const Seat seat = actor(before, a.player);
    if (!tracksBoard(before)) { // of the offering only a capture is seen
        if (offeringOf(a).capture)
            changes.flip(seat, a.capture);
        changes.tell(R::I_LEARNED);
        changes.endTurn(seat);
        return;
    }
    for (const Card card : a.cards) {
        changes.takeFromHand(seat, card);
        changes.discard(card);
    }
    if (a.hymn && changes.takeHymn(seat, *a.hymn)) {
        changes.take(*a.hymn);
        changes.discard(*a.hymn);
    }
    if (offeringOf(a).capture) {
        changes.flip(seat, a.capture);
        changes.state.repeated.clear();
    }
    Player* who = player(changes.state, seat);
    if (const QList<Card> returning = returningHymns(changes.state); !returning.isEmpty()) {
        changes.state.discard.removeIf([](Card card) { return card.isHymn(); });
        changes.state.hymnal = int(returning.size());
        changes.tell(R::I_LEARNED, QT_TR_NOOP("The discarded hymns are shuffled: hymnal %1"), {number(changes.state.hymnal)});
    }
    if (who && changes.state.hymnal > 0) {
        changes.take(a.drawn);
        --changes.state.hymnal;
        who->hymns += Held{withoutKind(a.drawn), false, changes.state.turn};
        changes.tell(R::I_LEARNED);
    }
    changes.endTurn(seat);
}

Message tell(const State& before, const Learn& a)
{
    if (isOpen(before, a))
        return say(QT_TR_NOOP("%1 offers something that is still to be named, and draws a hymn"),
            {nameOf(before, actor(before, a.player))});
    return say(QT_TR_NOOP("%1 offers %2 and draws a hymn"), {nameOf(before, actor(before, a.player)), shown(offeringOf(a))});
}

} // namespace mercenarium

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing, giving surplus back, and turns in which nothing can be done.
#include "games/mercenarium/rules/conditions.h"
#include "games/mercenarium/rules/rules.h"

namespace mercenarium {

namespace {

QString texts(const QList<Deed>& deeds)
{
    QStringList all;
    for (const Deed deed : deeds)
        all += shown(deed);
    return all.join(QStringLiteral(", "));
}

} // namespace

// --- drawing (ME-125, ME-126)

// The card drawn is none that is discarded for it, even where nobody knew it before.
static QList<Card> pileFor(const State& state, const Draw& a)
{
    QList<Card> pile = drawPile(state);
    if (a.discard)
        pile.removeOne(*a.discard);
    return pile;
}

Needs needs(const State& state, const Draw& a)
{
    Needs needs;
    if (!tracksHands(state) || a.card.isNamed() || state.deck < 1)
        return needs;
    engine::Pick pick{QStringLiteral("card"), tr("the card drawn"), {}, 1, false};
    for (const Card card : pileFor(state, a))
        pick.from += card.text();
    needs.picks += pick;
    return needs;
}

QList<Fault> wrongIn(const State& state, const Draw& a)
{
    if (!a.card.isNamed() || pileFor(state, a).contains(a.card))
        return {};
    return {Fault{QStringLiteral("draw.card"), a.card.text(), tr("This card cannot come from the deck."),
        tr("It lies elsewhere: look again, or correct the table first.")}};
}

void check(Checks& checks, const State& state, const Draw& a)
{
    if (!mustTrackBoard(checks, state))
        return;
    const Seat seat = actor(state, a.player);
    mayAct(checks, state, seat);
    mustGetOut(checks, state, seat);
    checks.must(R::E_DECK_EMPTY, state.deck > 0, [] { return QStringList(); });
    const Player* found = player(state, seat);
    if (!found)
        return;
    const Player& who = *found;
    const bool isFull = !state.singularity && who.hand.size() >= mostInHand;
    const auto count = [&] { return QStringList{nameOf(state, seat), number(who.hand.size())}; };
    if (isFull)
        checks.must(R::E_DISCARD_FIRST, a.discard.has_value(), count);
    if (a.discard) {
        checks.must(R::E_DISCARD_HYMN, !a.discard->isHymn(), [&] { return QStringList{shown(*a.discard)}; });
        if (!a.discard->isHymn())
            checks.must(R::E_DISCARD_HAND, who.hand.contains(*a.discard) || holds(state, who, *a.discard), [&] {
                return QStringList{shown(*a.discard), nameOf(state, seat)};
            });
        if (state.singularity)
            checks.must(R::E_NO_LIMIT, false, [] { return QStringList(); });
        else
            checks.must(R::E_DISCARD_NEEDLESS, isFull, count);
    }
    checks.noteIf(state.singularity, R::I_NO_LIMIT).noteIf(checks.isAllowed(), R::I_DREW);
}

void apply(Changes& changes, const State& before, const Draw& a)
{
    const Seat seat = actor(before, a.player);
    if (a.discard) {
        changes.takeFromHand(seat, *a.discard);
        changes.discard(*a.discard);
    }
    changes.draw(seat, a.card);
    changes.tell(R::I_DREW, QT_TR_NOOP("Left in the deck: %1"), {number(changes.state.deck)});
    changes.endTurn(seat);
}

Message tell(const State& before, const Draw& a)
{
    const QString who = nameOf(before, actor(before, a.player));
    if (a.discard) // what comes into a hand is told to nobody else
        return say(QT_TR_NOOP("%1 discards %2 and draws a card"), {who, shown(*a.discard)});
    return say(QT_TR_NOOP("%1 draws a card"), {who});
}

// --- nothing left to do (ME-028, AM-20)

void check(Checks& checks, const State& state, const Pass& a)
{
    const Seat seat = actor(state, a.player);
    mayAct(checks, state, seat);
    const QList<Deed> deeds = possibleDeeds(state, seat);
    checks.must(R::E_PASS, deeds.isEmpty(), [&] { return QStringList{nameOf(state, seat), texts(deeds)}; });
    if (deeds.isEmpty() && playsOther(state, Unclear::AM_20))
        checks.must(R::E_NEVER_PASS, false, [&] { return QStringList{nameOf(state, seat)}; }).star(markOf(Unclear::AM_20));
}

void apply(Changes& changes, const State& before, const Pass& a)
{
    changes.tell(R::I_SKIPPED);
    changes.endTurn(actor(before, a.player));
}

Message tell(const State& before, const Pass& a)
{
    return say(QT_TR_NOOP("%1 skips the turn"), {nameOf(before, actor(before, a.player))});
}

// --- where the board is not kept: captures and contracts alone

QList<Fault> lacking(const State&, const SummonUnseen& a) { return unnamedMercenary("summon-mercenary.card", a.card); }

void check(Checks& checks, const State& state, const SummonUnseen& a)
{
    mayAct(checks, state, actor(state, a.player));
    if (a.card.isNamed()) {
        checks.must(R::E_HYMN_SUMMON, !a.card.isHymn(), [&] { return QStringList{shown(a.card)}; });
        checks.must(R::E_NOT_IN_HAND, !isCaptured(state, a.card) && !found(state.bound, a.card, &Bound::id), [&] {
            return QStringList{shown(a.card), nameOf(state, actor(state, a.player))};
        });
    }
}

void apply(Changes& changes, const State& before, const SummonUnseen& a)
{
    changes.bind(a.card, actor(before, a.player));
    changes.endTurn(actor(before, a.player));
}

Message tell(const State& before, const SummonUnseen& a)
{
    return say(QT_TR_NOOP("%1 summons %2"),
        {nameOf(before, actor(before, a.player)), a.card.isNamed() ? shown(a.card) : tr("a Mercenary")});
}

void check(Checks& checks, const State& state, const ActUnseen& a) { mayAct(checks, state, actor(state, a.player)); }

void apply(Changes& changes, const State& before, const ActUnseen& a)
{
    changes.tell(R::I_OTHER_ACT);
    changes.endTurn(actor(before, a.player));
}

Message tell(const State& before, const ActUnseen& a)
{
    return say(QT_TR_NOOP("%1 has acted on the table"), {nameOf(before, actor(before, a.player))});
}

// --- too many in hand (ME-018, ME-019)

QList<Fault> wrongIn(const State&, const ReturnSurplus& a)
{
    QList<Fault> faults = twice("return.cards", a.cards) + twice("return.hymns", a.hymns);
    for (const Card card : a.cards)
        if (card.isHymn())
            faults += Fault{
                QStringLiteral("return.cards"), card.text(), tr("This is a hymn."), tr("Give it back as one of the hymns.")};
    for (const Card card : a.hymns)
        if (card.isOfDeck())
            faults += Fault{
                QStringLiteral("return.hymns"), card.text(), tr("This is no hymn."), tr("Give it back as one of the cards.")};
    return faults;
}

void check(Checks& checks, const State& state, const ReturnSurplus& a)
{
    const Seat seat = actor(state, a.player);
    mustBeRunning(checks, state);
    const Player* who = player(state, seat);
    if (!who)
        return;
    checks.must(R::E_NO_LIMIT, !state.singularity, [] { return QStringList(); });
    const int cards = surplusCards(state, *who), hymns = surplusHymns(state, *who);
    const bool isExact = cards + hymns > 0 && a.cards.size() == cards && a.hymns.size() == hymns;
    if (!state.singularity)
        checks.must(R::E_RETURN_COUNT, isExact, [&] { return QStringList{number(cards), number(hymns)}; });
    const auto hand = [&](Card card) { return QStringList{shown(card), nameOf(state, seat)}; };
    HandLeft cardsLeft(state, who->hand), hymnsLeft(state, idsOf(who->hymns));
    for (const Card card : a.cards)
        checks.must(R::E_RETURN_HAND, cardsLeft.give(card), [&] { return hand(card); });
    for (const Card hymn : a.hymns)
        checks.must(R::E_RETURN_HAND, hymnsLeft.give(hymn), [&] { return hand(hymn); });
    checks.noteIf(checks.isAllowed(), R::I_RETURNED);
}

void apply(Changes& changes, const State& before, const ReturnSurplus& a)
{
    const Seat seat = actor(before, a.player);
    const Player* who = player(before, seat);
    for (const Card card : a.cards)
        changes.takeFromHand(seat, card);
    if (const Player* left = player(changes.state, seat); who && left)
        changes.state.deck += int(who->hand.size() - left->hand.size());
    for (const Card hymn : a.hymns)
        if (changes.takeHymn(seat, hymn))
            ++changes.state.hymnal;
    changes.tell(R::I_RETURNED);
}

Message tell(const State& before, const ReturnSurplus& a)
{
    return say(QT_TR_NOOP("%1 shuffles surplus cards back: %2"),
        {nameOf(before, actor(before, a.player)), number(a.cards.size() + a.hymns.size())});
}

} // namespace mercenarium

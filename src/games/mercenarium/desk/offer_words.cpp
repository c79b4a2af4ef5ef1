// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/offer_words.h"

#include "games/mercenarium/desk/board/aim.h"
#include "games/mercenarium/rules/hymns/offering.h"
#include "games/mercenarium/rules/hymns/singing.h"
#include "games/mercenarium/rules/query.h"
#include "kit/desk_of.h"
#include "kit/wording.h"

namespace mercenarium::desk {

using engine::Offer;
using kit::OfferText;
using kit::Tone;

namespace {

QStringList words(const QList<Card>& cards)
{
    QStringList texts;
    for (const Card card : cards)
        texts += shown(card);
    return texts;
}

QString where(const State& state, Card which)
{
    const Placed* there = placed(state, which);
    return there ? there->at.text() : mercenarium::tr("no space");
}

// --- what it is called; nothing: as the rules call it

template <class A> QString title(const State&, const A&) { return {}; }

QString title(const State&, const TakeSeat& a) { return fill(mercenarium::tr("Sit in the %1"), {shown(a.seat)}); }
QString title(const State&, const LeaveSeat& a) { return fill(mercenarium::tr("Leave the %1"), {shown(a.seat)}); }
QString title(const State&, const Deal&) { return mercenarium::tr("Deal the cards"); }
QString title(const State&, const RollOrder&) { return mercenarium::tr("Roll for the first turn"); }

QString title(const State&, const Summon& a) { return fill(mercenarium::tr("Summon %1 to %2"), {shown(a.card), a.at.text()}); }

QString title(const State&, const Move& a) { return fill(mercenarium::tr("Move %1 to %2"), {shown(a.card), a.to.text()}); }

QString title(const State& state, const Capture& a)
{
    if (!tracksBoard(state))
        return a.target.isNamed() ? fill(mercenarium::tr("Capture %1"), {shown(a.target)}) : mercenarium::tr("Capture a card");
    const Placed* mine = placed(state, a.card);
    const Placed* target = placed(state, a.target);
    const bool bothGo = mine && target && encounter(state, *mine, *target).result == Contest::Annihilation;
    return fill(bothGo ? mercenarium::tr("%1 annihilates with %2, %3") : mercenarium::tr("%1 takes %2, %3"),
        {shown(a.card), shown(a.target), where(state, a.target)});
}

QString title(const State& state, const Buy& a)
{
    if (!tracksBoard(state))
        return a.card.isNamed() ? fill(mercenarium::tr("Buy %1"), {shown(a.card)}) : mercenarium::tr("Buy a Mercenary…");
    return fill(mercenarium::tr("Buy %1, %2"), {shown(a.card), where(state, a.card)});
}

bool hasHymn(const State& state)
{
    const Player* who = player(state, state.current);
    return who && !who->hymns.isEmpty();
}
QString title(const State& state, const Sing& a)
{
    return a.hymn && a.hymn->isNamed() ? fill(mercenarium::tr("Sing %1"), {titleOf(state, *a.hymn)})
        : hasHymn(state)               ? mercenarium::tr("Sing the hymn in hand")
                                       : mercenarium::tr("Sing a hymn");
}

QString title(const State&, const Learn& a)
{
    const bool isNothing = a.cards.isEmpty() && !a.hymn && !a.spend;
    return isNothing ? mercenarium::tr("Learn a hymn")
                     : fill(mercenarium::tr("Learn a hymn for %1"), {shown(Offering{a.cards, a.hymn.has_value(), a.spend})});
}

QString title(const State&, const Draw& a)
{
    return a.discard ? fill(mercenarium::tr("Discard %1 and draw"), {shown(*a.discard)}) : mercenarium::tr("Draw a card");
}

QString title(const State&, const SummonUnseen& a)
{
    return a.card.isNamed() ? fill(mercenarium::tr("Summon %1"), {shown(a.card)}) : mercenarium::tr("Summon a Mercenary…");
}

QString title(const State&, const ActUnseen&) { return mercenarium::tr("Another act: summon, move, draw, sing, learn"); }

QString title(const State&, const Pass&) { return mercenarium::tr("Skip the turn"); }

QString title(const State& state, const DoEffect& a)
{
    const QStringList parts = QStringList{shown(state, a.effect)} + words(a.cards);
    return fill(
        a.noted.isEmpty() ? mercenarium::tr("Hymn: %1") : mercenarium::tr("As noted: %1"), {parts.join(QStringLiteral(" · "))});
}

QString title(const State& state, const DropEffect& a)
{
    const Noted* noted = engine::find(state.noted, a.noted);
    return fill(mercenarium::tr("Strike out: %1"), {noted ? shown(state, noted->effect) : a.noted});
}

QString title(const State&, const EndSong&) { return mercenarium::tr("The hymn is done"); }

QString title(const State&, const ReturnSurplus& a)
{
    constexpr qsizetype few = 6; // that fit a row; of more their number is read more easily
    const QStringList all = words(a.cards + a.hymns);
    return fill(
        mercenarium::tr("Shuffle back: %1"), {all.size() > few ? number(int(all.size())) : all.join(QStringLiteral(", "))});
}

QString title(const State&, const DeclareLimbo& a)
{
    return a.hymnHelps ? mercenarium::tr("Declare: no way out of Limbo, the hymn does not help")
                       : mercenarium::tr("Declare: no way out of Limbo");
}

QString title(const State&, const DeclareStalemate&) { return mercenarium::tr("Declare a stalemate"); }

// --- what makes it legal, or what is at stake: a few words at the right, a sentence below

QString thenThreatened(const State& state, Placed card, Space to)
{
    card.at = to;
    const QStringList by = takersOf(state, card);
    return by.isEmpty() ? QString()
                        : QLatin1Char(' ') + fill(mercenarium::tr("Then threatened by %1."), {by.join(QStringLiteral(", "))});
}

template <class A> OfferText stakes(const State&, const A&) { return {}; }

OfferText detail(const QString& detail) { return {{}, {}, detail, Tone::Plain}; }

OfferText stakes(const State& state, const Summon& a)
{
    const bool isHouse = a.at == houseOf(state, state.current);
    if (!a.card.isNamed()) {
        OfferText open =
            detail(isHouse ? mercenarium::tr("The house is open: any card may go there.")
                           : mercenarium::tr("A card of its neighbour's suit, or of no lower value: you say which."));
        open.outcome = isHouse ? mercenarium::tr("house") : mercenarium::tr("field");
        return open;
    }
    QStringList bases;
    for (const Placed* base : basesFor(state, state.current, a.card, a.at))
        bases += fill(mercenarium::tr("%1 on %2"), {shown(base->id), base->at.text()});
    OfferText text = detail(bases.isEmpty() ? mercenarium::tr("The house is open: any card may go there.")
                                            : fill(mercenarium::tr("Based on %1."), {bases.join(QStringLiteral(", "))}));
    text.outcome = bases.isEmpty() ? mercenarium::tr("house") : mercenarium::tr("field");
    if (a.card.isMercenary())
        text.detail += QLatin1Char(' ') + mercenarium::tr("Under contract until your next turn.");
    return text;
}

// What the table sees is not asked; who wants to know names both cards and their dots in the form.
OfferText lightStakes(const State& state)
{
    const Player* who = player(state, state.current);
    const int captures = who ? who->captures() + 1 : 1;
    OfferText text = detail(mercenarium::tr("It lies face down before its captor."));
    text.tone = Tone::Good;
    text.outcome = captures >= capturesToWin ? mercenarium::tr("wins")
                                             : fill(mercenarium::tr("capture %1/%2"), {number(captures), number(capturesToWin)});
    return text;
}

OfferText stakes(const State& state, const Capture& a)
{
    const Placed* mine = placed(state, a.card);
    const Placed* target = placed(state, a.target);
    if (!tracksBoard(state))
        return lightStakes(state);
    if (!mine || !target)
        return {};
    const Encounter one = encounter(state, *mine, *target);
    const Player* who = player(state, mine->owner);
    const int captures = who ? who->captures() + 1 : 1;
    OfferText text = detail(outcome(*mine, *target, one)); // the title names both
    if (one.result == Contest::Capture)
        text.detail += thenThreatened(state, *mine, target->at);
    text.tone = one.result == Contest::Capture ? Tone::Good : Tone::Plain;
    text.outcome = one.result == Contest::Annihilation ? mercenarium::tr("both go")
        : one.result == Contest::Unknown               ? mercenarium::tr("count the dots")
        : captures >= capturesToWin                    ? mercenarium::tr("wins")
                                    : fill(mercenarium::tr("capture %1/%2"), {number(captures), number(capturesToWin)});
    return text;
}

OfferText stakes(const State& state, const Move& a)
{
    const Placed* mine = placed(state, a.card);
    return detail(mine ? thenThreatened(state, *mine, a.to).trimmed() : QString());
}

OfferText stakes(const State&, const Buy&)
{
    OfferText text = detail(
        mercenarium::tr("It turns to you on its space, under contract; it moves from your next turn. The capture still counts."));
    text.outcome = mercenarium::tr("1 capture");
    return text;
}

OfferText stakes(const State& state, const Sing& a)
{
    const QString says = a.hymn && a.hymn->isNamed() ? textOf(state, *a.hymn) : QString();
    return detail(says.isEmpty() ? mercenarium::tr("Its text is not typed in: do what the card says, step by step.") : says);
}

OfferText stakes(const State& state, const Learn&)
{
    if (!tracksBoard(state))
        return detail(mercenarium::tr("The hymn can be sung from your next turn."));
    return detail(
        fill(mercenarium::tr("The hymn can be sung from your next turn. Left in the hymnal: %1."), {number(state.hymnal)}));
}

OfferText stakes(const State& state, const Draw&)
{
    OfferText text = detail(fill(mercenarium::tr("Left in the deck: %1."), {number(state.deck)}));
    if (!state.singularity && state.deck == 1)
        text.detail += QLatin1Char(' ') + mercenarium::tr("It is the last one: Singularity begins.");
    return text;
}

OfferText stakes(const State& state, const DeclareStalemate&)
{
    return detail(fill(mercenarium::tr("This position: time %1 of %2."), {number(timesSeen(state)), number(timesNeeded(state))}));
}

// Between two players whoever is still in Limbo as the turn ends has lost (ME-132).
bool losesInLimbo(const Offer& offer)
{
    return offer.action.is<DeclareLimbo>()
        || std::ranges::any_of(offer.verdict.conditions, [](const engine::Condition& condition) {
               return condition.reason == &reason(R::W_STILL_LIMBO) && condition.fails();
           });
}

} // namespace

QString titleOn(const State& state, const Offer& offer)
{
    const QString words = kit::each<Action, QString>(offer.action, [&](const auto& a) { return title(state, a); });
    return kit::capital(words.isEmpty() ? offer.label.text() : words); // German says the card before what is done
}

OfferText wordsOn(const State& state, const Offer& offer)
{
    if (offer.verdict.decisive())
        return kit::worded(titleOn(state, offer), offer);
    OfferText text = kit::each<Action, OfferText>(offer.action, [&](const auto& a) { return stakes(state, a); });
    text.title = titleOn(state, offer);
    if (losesInLimbo(offer)) {
        text.outcome = mercenarium::tr("loses");
        text.tone = Tone::Bad;
    }
    if (!offer.action.is<Capture>()) // allowed all the same: a warning worth reading first
        for (const QString& warning : kit::warningsOf(offer.verdict))
            text.detail = text.detail.isEmpty() ? warning : warning + QStringLiteral(" · ") + text.detail;
    return text;
}

} // namespace mercenarium::desk

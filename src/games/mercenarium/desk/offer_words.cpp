// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/offer_words.h"

#include "engine/json.h"
#include "games/mercenarium/desk/board/aim.h"
#include "games/mercenarium/desk/desk.h"
#include "games/mercenarium/rules/hymns/offering.h"
#include "games/mercenarium/rules/query.h"

#include <QJsonArray>

namespace mercenarium::desk {

using engine::fill;
using engine::Offer;
using kit::OfferText;
using kit::Tone;

namespace {

Card card(const Offer& offer, const char* field) { return Card::read(word(offer, field)).value_or(unnamed); }

QString seat(const Offer& offer, const char* field)
{
    const auto value = engine::valueNamed<Seat>(offer.fields.value(QLatin1String(field)).toString());
    return value ? mercenarium::shown(*value) : QString();
}

QString where(const State& state, Card which)
{
    const Placed* there = placed(state, which);
    return there ? there->at.text() : mercenarium::tr("no space");
}

QString turnTitle(const State& state, const Offer& offer)
{
    const QString verb = offer.verb;
    if (verb == QLatin1String("summon"))
        return fill(mercenarium::tr("Summon %1 to %2"), {mercenarium::shown(card(offer, "card")), word(offer, "at")});
    if (verb == QLatin1String("move"))
        return fill(mercenarium::tr("Move %1 to %2"), {mercenarium::shown(card(offer, "card")), word(offer, "to")});
    if (verb == QLatin1String("capture")) {
        const Placed* mine = placed(state, card(offer, "card"));
        const Placed* target = placed(state, card(offer, "target"));
        const bool bothGo = mine && target && encounter(state, *mine, *target).result == Contest::Annihilation;
        return fill(bothGo ? mercenarium::tr("%1 annihilates with %2, %3") : mercenarium::tr("%1 takes %2, %3"),
            {mercenarium::shown(card(offer, "card")), mercenarium::shown(card(offer, "target")),
                where(state, card(offer, "target"))});
    }
    if (verb == QLatin1String("buy"))
        return fill(mercenarium::tr("Buy %1, %2"), {mercenarium::shown(card(offer, "card")), where(state, card(offer, "card"))});
    if (verb == QLatin1String("sing")) {
        const Card hymn = card(offer, "hymn");
        return hymn.isNamed() ? fill(mercenarium::tr("Sing %1"), {titleOf(state, hymn)})
                              : mercenarium::tr("Sing the hymn in hand");
    }
    if (verb == QLatin1String("learn")) {
        Offering offering{{}, offer.fields.contains(QStringLiteral("hymn")), offer.fields.value(QLatin1String("spend")).toBool()};
        for (const QJsonValue& one : offer.fields.value(QLatin1String("cards")).toArray())
            offering.cards += Card::read(one).value_or(unnamed);
        const bool isNothing = offering.cards.isEmpty() && !offering.hymn && !offering.capture;
        return isNothing ? mercenarium::tr("Learn a hymn")
                         : fill(mercenarium::tr("Learn a hymn for %1"), {mercenarium::shown(offering)});
    }
    if (verb == QLatin1String("draw"))
        return offer.fields.contains(QStringLiteral("discard"))
            ? fill(mercenarium::tr("Discard %1 and draw"), {mercenarium::shown(card(offer, "discard"))})
            : mercenarium::tr("Draw a card");
    if (verb == QLatin1String("pass"))
        return mercenarium::tr("Skip the turn");
    return {};
}

QString otherTitle(const State& state, const Offer& offer)
{
    const QString verb = offer.verb;
    if (verb == QLatin1String("seat"))
        return fill(mercenarium::tr("Sit in the %1"), {seat(offer, "seat")});
    if (verb == QLatin1String("leave-seat"))
        return fill(mercenarium::tr("Leave the %1"), {seat(offer, "seat")});
    if (verb == QLatin1String("deal"))
        return mercenarium::tr("Deal the cards");
    if (verb == QLatin1String("roll-order"))
        return mercenarium::tr("Roll for the first turn");
    if (verb == QLatin1String("effect")) {
        const auto effect = engine::fromJson<Effect>(offer.fields.value(QLatin1String("effect")));
        QString text = effect ? mercenarium::shown(state, *effect) : QString();
        for (const QJsonValue& one : offer.fields.value(QLatin1String("cards")).toArray())
            text += QStringLiteral(" · ") + mercenarium::shown(Card::read(one).value_or(unnamed));
        return fill(mercenarium::tr("Hymn: %1"), {text});
    }
    if (verb == QLatin1String("end-song"))
        return mercenarium::tr("The hymn is done");
    if (verb == QLatin1String("return")) {
        QStringList cards;
        for (const char* field : {"cards", "hymns"})
            for (const QJsonValue& one : offer.fields.value(QLatin1String(field)).toArray())
                cards += mercenarium::shown(Card::read(one).value_or(unnamed));
        return fill(mercenarium::tr("Shuffle back: %1"), {cards.join(QStringLiteral(", "))});
    }
    if (verb == QLatin1String("declare-limbo"))
        return offer.fields.contains(QStringLiteral("hymn_helps"))
            ? mercenarium::tr("Declare: no way out of Limbo, the hymn does not help")
            : mercenarium::tr("Declare: no way out of Limbo");
    if (verb == QLatin1String("declare-stalemate"))
        return mercenarium::tr("Declare a stalemate");
    return {};
}

QString thenThreatened(const State& state, Placed card, Space to)
{
    card.at = to;
    const QStringList by = takersOf(state, card);
    return by.isEmpty() ? QString()
                        : QLatin1Char(' ') + fill(mercenarium::tr("Then threatened by %1."), {by.join(QStringLiteral(", "))});
}

// What makes it legal, or what is at stake: a few words at the right, a sentence below.
void describe(OfferText& text, const State& state, const Offer& offer)
{
    const Placed* mine = placed(state, card(offer, "card"));
    if (offer.verb == QLatin1String("summon")) {
        const auto at = Space::read(word(offer, "at"));
        const Card summoned = card(offer, "card");
        QStringList bases;
        for (const Placed* base : at ? basesFor(state, state.current, summoned, *at) : QList<const Placed*>())
            bases += fill(mercenarium::tr("%1 on %2"), {mercenarium::shown(base->id), base->at.text()});
        text.outcome = bases.isEmpty() ? mercenarium::tr("house") : mercenarium::tr("field");
        text.detail = bases.isEmpty() ? mercenarium::tr("The house is open: any card may go there.")
                                      : fill(mercenarium::tr("Based on %1."), {bases.join(QStringLiteral(", "))});
        if (summoned.isMercenary())
            text.detail += QLatin1Char(' ') + mercenarium::tr("Under contract until your next turn.");
    } else if (offer.verb == QLatin1String("capture")) {
        const Placed* target = placed(state, card(offer, "target"));
        if (!mine || !target)
            return;
        const Encounter one = encounter(state, *mine, *target);
        const Player* who = player(state, mine->owner);
        text.detail = outcome(*mine, *target, one); // the title names both
        if (one.result == Contest::Capture)
            text.detail += thenThreatened(state, *mine, target->at);
        text.tone = one.result == Contest::Capture ? Tone::Good : Tone::Plain;
        text.outcome = one.result == Contest::Annihilation ? mercenarium::tr("both go")
            : one.result == Contest::Unknown               ? mercenarium::tr("count the dots")
            : who && who->captures() + 1 >= capturesToWin
            ? mercenarium::tr("wins")
            : fill(mercenarium::tr("capture %1/%2"), {number(who ? who->captures() + 1 : 1), number(capturesToWin)});
    } else if (const auto to = Space::read(word(offer, "to")); offer.verb == QLatin1String("move") && mine && to) {
        text.detail = thenThreatened(state, *mine, *to).trimmed();
    } else if (offer.verb == QLatin1String("buy")) {
        text.outcome = mercenarium::tr("1 capture");
        text.detail = mercenarium::tr(
            "It turns to you on its space, under contract; it moves from your next turn. The capture still counts.");
    } else if (offer.verb == QLatin1String("sing")) {
        const Card hymn = card(offer, "hymn");
        const QString says = hymn.isNamed() ? textOf(state, hymn) : QString();
        text.detail = says.isEmpty() ? mercenarium::tr("Its text is not typed in: do what the card says, step by step.") : says;
    } else if (offer.verb == QLatin1String("learn")) {
        text.detail =
            fill(mercenarium::tr("The hymn can be sung from your next turn. Left in the hymnal: %1."), {number(state.hymnal)});
    } else if (offer.verb == QLatin1String("draw")) {
        text.detail = fill(mercenarium::tr("Left in the deck: %1."), {number(state.deck)});
        if (!state.singularity && state.deck == 1)
            text.detail += QLatin1Char(' ') + mercenarium::tr("It is the last one: Singularity begins.");
    } else if (offer.verb == QLatin1String("declare-stalemate")) {
        text.detail =
            fill(mercenarium::tr("This position: time %1 of %2."), {number(timesSeen(state)), number(timesNeeded(state))});
    }
}

// Between two players whoever is still in Limbo as the turn ends has lost (ME-132).
bool losesInLimbo(const State& state, const Offer& offer)
{
    const bool isTurn = offer.verb == QLatin1String("draw") || offer.verb == QLatin1String("learn")
        || offer.verb == QLatin1String("declare-limbo");
    const Player* who = player(state, state.current);
    return isTurn && who && state.players.size() == 2 && isInLimbo(state, who->id) && who->limboSince < state.turn;
}

} // namespace

QString titleOn(const State& state, const Offer& offer)
{
    for (const auto& words : {turnTitle, otherTitle})
        if (const QString title = words(state, offer); !title.isEmpty())
            return title;
    return offer.label.text();
}

OfferText wordsOn(const engine::Game&, const engine::AnyState& any, const Offer& offer)
{
    const State& state = stateOf(any);
    OfferText text;
    text.title = titleOn(state, offer);
    if (const engine::Condition* why = offer.verdict.decisive()) {
        text.outcome = mercenarium::tr("refused");
        text.tone = Tone::Bad;
        text.detail = why->text();
        return text;
    }
    describe(text, state, offer);
    if (losesInLimbo(state, offer)) {
        text.outcome = mercenarium::tr("loses");
        text.tone = Tone::Bad;
        text.detail = mercenarium::tr("It does not lead out of Limbo, and this is the last turn for that.");
    }
    for (const engine::Condition& condition : offer.verdict.conditions)
        if (!condition.holds && offer.verb != QLatin1String("capture")) // allowed all the same: a warning worth reading first
            text.detail = condition.text() + QStringLiteral(" · ") + text.detail;
    return text;
}

} // namespace mercenarium::desk

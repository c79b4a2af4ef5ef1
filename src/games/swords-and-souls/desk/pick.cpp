// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/pick.h"

#include "games/swords-and-souls/desk/desk.h"
#include "games/swords-and-souls/desk/offer_words.h"
#include "games/swords-and-souls/rules/query.h"

#include <QJsonArray>

namespace swordsandsouls::desk {

using engine::Offer;

namespace {

QString field(const Offer& offer, const char* name) { return offer.fields.value(QLatin1String(name)).toString(); }

bool isDiscard(const Offer& offer) { return offer.verb == QLatin1String("discard"); }

bool usesCard(const Offer& offer)
{
    for (const char* verb : {"play", "attack", "help-attack", "block", "dodge", "cancel", "play-instant", "discard"})
        if (offer.verb == QLatin1String(verb))
            return true;
    return false;
}

// Which card an offer uses; "?" for an unnamed one.
QString cardIn(const Offer& offer)
{
    const QString card =
        isDiscard(offer) ? offer.fields.value(QLatin1String("cards")).toArray().at(0).toString() : field(offer, "card");
    return card.isEmpty() ? QLatin1String(unnamedCard) : card;
}

std::optional<Offer> checked(const kit::Sitting& sitting, Offer offer, const QString& name, const QJsonValue& value)
{
    offer.fields.insert(name, value);
    const auto action = sitting.game().action(sitting.state(), offer.verb, offer.fields);
    if (!action)
        return std::nullopt;
    offer.verdict = sitting.game().check(sitting.state(), *action);
    return offer;
}

} // namespace

QString aimOf(const Offer& offer)
{
    if (offer.verb == QLatin1String("effect"))
        return field(offer, "on");
    return field(offer, "target");
}

QList<Offer> offersWith(const kit::Sitting& sitting, const QList<Offer>& offers, const Pick& pick)
{
    QList<Offer> found;
    const QString from = pick.from == Source::Hand ? QString() : engine::nameOf(pick.from);
    const Player& owner = player(stateOf(sitting.state()), pick.who);
    const bool isNamed = pick.from != Source::Hand || pick.card == QLatin1String(unnamedCard) || owner.hand.contains(pick.card);
    for (const Offer& offer : offers) {
        if (offer.actor != pick.who || !usesCard(offer) || field(offer, "from") != from)
            continue;
        if (isNamed && cardIn(offer) == pick.card)
            found += offer;
        if (isNamed || cardIn(offer) != QLatin1String(unnamedCard))
            continue;
        const auto named = isDiscard(offer) ? checked(sitting, offer, QStringLiteral("cards"), QJsonArray{pick.card})
                                            : checked(sitting, offer, QStringLiteral("card"), pick.card);
        if (named && named->verdict.isAllowed())
            found += *named;
    }
    return found;
}

QList<Offer> variants(const kit::Sitting& sitting, const Offer& offer)
{
    const State& state = stateOf(sitting.state());
    QList<Offer> all;
    const auto add = [&](const char* name, const QJsonValue& value) {
        if (const auto other = checked(sitting, offer, QLatin1String(name), value))
            all += *other;
    };
    const auto action = sitting.game().action(sitting.state(), offer.verb, offer.fields);
    const QList<engine::Fault> open = action ? sitting.game().incomplete(sitting.state(), *action) : QList<engine::Fault>();
    for (const engine::Fault& fault : open) {
        if (fault.place.endsWith(QLatin1String(".target"))
            && (offer.verb == QLatin1String("attack") || offer.verb == QLatin1String("resolve-instant")))
            for (const QString& target : clockwise(state, offer.actor).mid(1))
                add("target", target);
    }
    if (all.isEmpty())
        all += offer;
    const bool isBlank = !card(state, field(offer, "card")).isEntered() && field(offer, "from").isEmpty();
    if (isBlank && (offer.verb == QLatin1String("attack") || offer.verb == QLatin1String("help-attack")))
        add("double", true);
    if (offer.verb == QLatin1String("resolve-instant") && !state.instants.isEmpty()
        && !card(state, state.instants.first().card).isEntered())
        for (const QString& target : clockwise(state, offer.actor).mid(1))
            if (const auto attack = checked(sitting, offer, QStringLiteral("attacks"), true); attack && aimOf(offer).isEmpty())
                if (const auto aimed = checked(sitting, *attack, QStringLiteral("target"), target))
                    all += *aimed;
    return all;
}

QList<Offer> allowed(QList<Offer> offers)
{
    offers.removeIf([](const Offer& offer) { return !offer.verdict.isAllowed(); });
    return offers;
}

void addOffers(QMenu* menu, const kit::Sitting& sitting, const QList<Offer>& offers, const kit::Chosen& chosen)
{
    QList<Offer> all;
    for (const Offer& offer : offers)
        all += variants(sitting, offer);
    kit::addOffers(
        menu, all, [&](const Offer& offer) { return wordsOn(sitting.game(), sitting.state(), offer); }, chosen);
}

} // namespace swordsandsouls::desk

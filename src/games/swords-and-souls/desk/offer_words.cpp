// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/offer_words.h"

#include "games/swords-and-souls/desk/desk.h"
#include "games/swords-and-souls/desk/outcome.h"
#include "games/swords-and-souls/rules/conditions.h"

#include <QJsonArray>

namespace swordsandsouls::desk {

using engine::fill;
using kit::OfferText;
using kit::Tone;

namespace {

// The fields of an offer with the names that people know.
struct Named {
    const State& state;
    const QString& actor;
    const QJsonObject& fields;

    QString of(const char* field) const { return fields.value(QLatin1String(field)).toString(); }
    QString title(const char* field) const { return titleOf(state, of(field)); }
    QString titles(const char* field) const
    {
        QStringList names;
        for (const QJsonValue& id : fields.value(QLatin1String(field)).toArray())
            names += titleOf(state, id.toString());
        return names.join(QStringLiteral(", "));
    }
    bool is(const char* field) const { return fields.value(QLatin1String(field)).toBool(); }
    // "Grind (talent)": where a card comes from, when that is not the hand.
    QString card() const
    {
        const QString from = of("from");
        if (from == QLatin1String("talent"))
            return fill(swordsandsouls::tr("%1 (talent)"), {title("card")});
        return from == QLatin1String("treasure") ? fill(swordsandsouls::tr("%1 (treasure)"), {title("card")}) : title("card");
    }
    // Where a dodged attack goes, where the table says so.
    QString way() const
    {
        const auto value = engine::valueNamed<Way>(of("way"));
        return value && *value != Way::Open ? QStringLiteral(", ") + shown(*value) : QString();
    }
};

QString setUpTitle(const QString& verb, const Named& f)
{
    if (verb == QLatin1String("start"))
        return swordsandsouls::tr("Take seats and begin");
    if (verb == QLatin1String("choose-hero"))
        return fill(swordsandsouls::tr("Take %1"), {f.title("hero")});
    if (verb == QLatin1String("deal"))
        return swordsandsouls::tr("Deal a hand and hearts");
    if (verb == QLatin1String("lay-arsenal"))
        return swordsandsouls::tr("Lay out the arsenal");
    if (verb == QLatin1String("begin-turn"))
        return swordsandsouls::tr("Begin the turn");
    return {};
}

QString turnTitle(const QString& verb, const Named& f)
{
    if (verb == QLatin1String("draw"))
        return swordsandsouls::tr("Draw up to three cards");
    if (verb == QLatin1String("reshuffle"))
        return swordsandsouls::tr("Shuffle the discard pile");
    if (verb == QLatin1String("play") && !f.of("treasure").isEmpty())
        return fill(swordsandsouls::tr("Play %1 at %2, take %3"), {f.card(), f.of("target"), f.title("treasure")});
    if (verb == QLatin1String("play"))
        return f.of("target").isEmpty() ? fill(swordsandsouls::tr("Play %1"), {f.card()})
                                        : fill(swordsandsouls::tr("Play %1 at %2"), {f.card(), f.of("target")});
    if (verb == QLatin1String("finish-card"))
        return fill(swordsandsouls::tr("%1 is over"), {f.title("card")});
    if (verb == QLatin1String("discard"))
        return fill(swordsandsouls::tr("Discard %1"), {f.titles("cards")});
    if (verb == QLatin1String("discard-delayed"))
        return fill(swordsandsouls::tr("Put %1 away"), {f.title("card")});
    if (verb == QLatin1String("refresh-arsenal"))
        return swordsandsouls::tr("Refresh the arsenal");
    if (verb == QLatin1String("begin-buying"))
        return swordsandsouls::tr("Go on to buying");
    if (verb == QLatin1String("buy"))
        return fill(
            f.is("treasure") ? swordsandsouls::tr("Buy the treasure %1") : swordsandsouls::tr("Buy %1"), {f.title("card")});
    if (verb == QLatin1String("end-turn"))
        return swordsandsouls::tr("End the turn");
    return {};
}

QString attackTitle(const QString& verb, const Named& f)
{
    if (verb == QLatin1String("attack")) {
        const QString text = f.of("target").isEmpty() ? fill(swordsandsouls::tr("Attack with %1"), {f.card()})
                                                      : fill(swordsandsouls::tr("Attack %1 with %2"), {f.of("target"), f.card()});
        return (f.is("double") ? fill(swordsandsouls::tr("%1, double damage"), {text}) : text) + f.way();
    }
    if (verb == QLatin1String("help-attack"))
        return fill(f.is("double") ? swordsandsouls::tr("Help the attack with %1, double damage")
                                   : swordsandsouls::tr("Help the attack with %1"),
            {f.card()});
    if (verb == QLatin1String("block"))
        return fill(swordsandsouls::tr("Block with %1"), {f.card()});
    if (verb == QLatin1String("dodge"))
        return fill(swordsandsouls::tr("Dodge with %1"), {f.card()}) + f.way();
    if (verb == QLatin1String("cancel")) {
        const Used* last = f.state.attack ? standing(*f.state.attack) : nullptr;
        return fill(swordsandsouls::tr("Cancel %1 with %2"), {titleOf(f.state, last ? last->card : QString()), f.card()});
    }
    if (verb == QLatin1String("take-damage"))
        return f.of("treasure").isEmpty() ? swordsandsouls::tr("Take the damage")
                                          : fill(swordsandsouls::tr("Take the damage and lose %1"), {f.title("treasure")});
    if (verb == QLatin1String("finish-attack"))
        return swordsandsouls::tr("The attack is over");
    return {};
}

QString effectTitle(const QString& verb, const Named& f)
{
    const QString amount = number(f.fields.value(QLatin1String("amount")).toInt(1));
    if (verb == QLatin1String("play-instant"))
        return f.of("target").isEmpty() ? fill(swordsandsouls::tr("Play the instant %1"), {f.card()})
                                        : fill(swordsandsouls::tr("Play the instant %1 at %2"), {f.card(), f.of("target")});
    if (verb == QLatin1String("resolve-instant")) {
        const QString card = f.state.instants.isEmpty() ? QString() : titleOf(f.state, f.state.instants.first().card);
        return f.of("target").isEmpty() ? fill(swordsandsouls::tr("Carry out %1"), {card})
                                        : fill(swordsandsouls::tr("Carry out %1 at %2"), {card, f.of("target")});
    }
    if (verb != QLatin1String("effect"))
        return {};
    switch (engine::valueNamed<EffectKind>(f.of("kind")).value_or(EffectKind::Note)) {
    case EffectKind::Obols:
        return fill(swordsandsouls::tr("%1 takes obols: %2"), {f.of("on"), amount});
    case EffectKind::TakeObols:
        return fill(swordsandsouls::tr("%1 takes obols from %2: %3"), {f.of("who"), f.of("on"), amount});
    case EffectKind::Draw:
        return fill(swordsandsouls::tr("%1 draws cards: %2"), {f.of("on"), amount});
    case EffectKind::Drop:
        return fill(swordsandsouls::tr("%1 discards"), {f.of("on")});
    case EffectKind::Reshuffle:
        return fill(swordsandsouls::tr("%1 shuffles the discard pile"), {f.of("on")});
    case EffectKind::Refresh:
        return swordsandsouls::tr("Refresh the arsenal");
    case EffectKind::TakeTreasure:
        return fill(swordsandsouls::tr("Take %1 from %2"), {f.title("treasure"), f.of("on")});
    case EffectKind::Heal:
        return fill(swordsandsouls::tr("%1 takes small hearts: %2"), {f.of("on"), amount});
    case EffectKind::Talent:
        return fill(swordsandsouls::tr("The talent of %1 is ready again"), {f.of("on")});
    case EffectKind::Note:
        break;
    }
    return {};
}

} // namespace

QString titleOn(const engine::AnyState& any, const engine::Offer& offer)
{
    const Named named{stateOf(any), offer.actor, offer.fields};
    for (const auto& words : {setUpTitle, turnTitle, attackTitle, effectTitle})
        if (const QString title = words(offer.verb, named); !title.isEmpty())
            return title;
    return offer.label.text();
}

OfferText wordsOn(const engine::Game& game, const engine::AnyState& any, const engine::Offer& offer)
{
    OfferText text;
    text.title = titleOn(any, offer);
    if (const engine::Condition* why = offer.verdict.decisive()) {
        text.outcome = swordsandsouls::tr("refused");
        text.tone = Tone::Bad;
        text.detail = why->text();
        return text;
    }
    const State& state = stateOf(any);
    QStringList told;
    for (const engine::Condition& condition : offer.verdict.conditions)
        if (!condition.holds) // allowed all the same: a warning worth reading first
            told += condition.text();
    const auto action = game.action(any, offer.verb, offer.fields);
    if (!action)
        return text;
    const auto needs = game.needs(any, offer.verb, offer.fields);
    const bool isChance = needs
        && !needs->picks
                .isEmpty(); // which cards chance gives is not known before, and what they may be is no business of everybody
    if (const QList<engine::Fault> open = game.incomplete(any, *action); !open.isEmpty() && !isChance) {
        text.detail = open.first().problem; // the window asks for it
        return text;
    }
    const engine::Outcome outcome = game.apply(any, *action);
    const State& after = stateOf(outcome.state);
    if (offer.verb == QLatin1String("choose-hero")) {
        text.outcome = titleOf(state, hero(state, offer.fields.value(QLatin1String("hero")).toString()).talent.id);
    } else if (offer.verb == QLatin1String("begin-turn")) {
        text.outcome = after.turn;
        if (state.step == Step::Instants && state.settings.tracking == Tracking::Cards)
            told += swordsandsouls::tr("before that anybody may play an instant: choose the hero, then look at the hand");
    } else if (offer.verb == QLatin1String("end-turn") && missing(state.arsenal) > 0) {
        text.outcome = fill(swordsandsouls::tr("turns up %1"), {number(missing(state.arsenal))});
    } else if (offer.verb == QLatin1String("take-damage")) {
        text.outcome = ofDamage(state, after);
        told += briefly(state, after);
    } else {
        text.outcome = briefly(state, after);
    }
    text.tone = after.status == Status::Over ? Tone::Good : Tone::Plain;
    if (!isChance)
        for (const engine::Told& one : outcome.told)
            told += one.text();
    text.detail = told.join(QStringLiteral(" · "));
    return text;
}

} // namespace swordsandsouls::desk

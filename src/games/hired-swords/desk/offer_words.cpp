// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/offer_words.h"

#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/desk/outcome.h"
#include "games/hired-swords/desk/steps.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/rules.h"

#include <QJsonArray>

namespace hiredswords::desk {

using engine::fill;
using kit::OfferText;
using kit::Tone;

namespace {

// The fields of an offer with the names that people know.
struct Named {
    const State& state;
    const QJsonObject& fields;

    QString of(const char* field) const { return fields.value(QLatin1String(field)).toString(); }
    QString title(const char* field) const { return nameOf(state, of(field)); }
    template <engine::NamedEnum E> QString word(const char* field) const
    {
        const auto value = engine::valueNamed<E>(of(field));
        return value ? shown(*value) : of(field);
    }
    QString titles(const char* field) const
    {
        QStringList names;
        for (const QJsonValue& id : fields.value(QLatin1String(field)).toArray())
            names += nameOf(state, id.toString());
        return names.join(QStringLiteral(", "));
    }
    bool is(const char* field) const { return fields.value(QLatin1String(field)).toBool(); }
};

QString careerTitle(const QString& verb, const Named& f)
{
    const QString drawn = nameOf(f.state, f.state.drawn);
    if (verb == QLatin1String("draw"))
        return hiredswords::tr("Draw a career card");
    if (verb == QLatin1String("discard"))
        return fill(hiredswords::tr("Discard %1"), {drawn});
    if (verb == QLatin1String("resolve-encounter"))
        return fill(hiredswords::tr("Resolve %1"), {drawn});
    if (verb == QLatin1String("hold"))
        return fill(hiredswords::tr("Keep %1 for later"), {drawn});
    if (verb == QLatin1String("reject"))
        return fill(hiredswords::tr("Reject %1"), {drawn});
    if (verb == QLatin1String("reject-clash"))
        return fill(hiredswords::tr("Reject %1 as a logical clash"), {drawn});
    if (verb == QLatin1String("accept"))
        return fill(hiredswords::tr("Accept %1"), {drawn});
    if (verb == QLatin1String("expire"))
        return fill(hiredswords::tr("End %1"), {f.title("card")});
    if (verb == QLatin1String("drop-final"))
        return fill(hiredswords::tr("Discard %1"), {f.title("card")});
    if (verb == QLatin1String("run-final"))
        return fill(hiredswords::tr("Run %1"), {f.title("card")});
    if (verb == QLatin1String("search-final"))
        return hiredswords::tr("Search for a final contract");
    if (verb == QLatin1String("finish-final"))
        return fill(hiredswords::tr("Declare %1 fulfilled"), {f.title("card")});
    return {};
}

QString crewTitle(const QString& verb, const Named& f)
{
    if (verb == QLatin1String("hire"))
        return fill(hiredswords::tr("Hire %1 as freelancer"), {f.title("who")});
    if (verb == QLatin1String("dismiss"))
        return fill(hiredswords::tr("Take %1 out of the crew"), {f.title("who")});
    if (verb == QLatin1String("pick-agents"))
        return fill(hiredswords::tr("Deploy %1"), {f.titles("agents")});
    if (verb == QLatin1String("buy-tactic"))
        return fill(hiredswords::tr("Buy %1"), {f.title("tactic")});
    if (verb == QLatin1String("return-tactic"))
        return fill(hiredswords::tr("Give %1 back"), {f.title("tactic")});
    if (verb == QLatin1String("confirm-crew"))
        return hiredswords::tr("Confirm the crew");
    if (verb == QLatin1String("distribute"))
        return hiredswords::tr("Stack the opposition in the zones");
    if (verb == QLatin1String("place"))
        return fill(hiredswords::tr("Put %1 on the %2"), {f.title("who"), f.word<Position>("at")});
    if (verb == QLatin1String("begin-battle"))
        return hiredswords::tr("Begin the battle");
    if (verb == QLatin1String("hire-agent"))
        return fill(hiredswords::tr("Take %1 into the stable"), {f.title("who")});
    if (verb == QLatin1String("release"))
        return fill(hiredswords::tr("Let %1 go"), {f.title("who")});
    return {};
}

// Who helps, and how the actor pays for it.
QString manner(const Named& f)
{
    QString text;
    if (const QString helpers = f.titles("assists"); !helpers.isEmpty())
        text += fill(hiredswords::tr(", assisted by %1"), {helpers});
    if (f.is("strain"))
        text += hiredswords::tr(", straining");
    return text;
}

QString actTitle(const QString& verb, const Named& f)
{
    const QString how = manner(f);
    if (verb == QLatin1String("melee-attack"))
        return fill(hiredswords::tr("Melee %1"), {f.title("card")}) + how;
    if (verb == QLatin1String("missile-attack"))
        return fill(f.is("token") ? hiredswords::tr("Shoot at %1 with a token") : hiredswords::tr("Shoot at %1"),
                   {f.title("card")})
            + how;
    if (verb == QLatin1String("feint"))
        return fill(hiredswords::tr("Feint %1"), {f.title("card")}) + how;
    if (verb == QLatin1String("move"))
        return fill(hiredswords::tr("Move to the %1"), {f.word<Position>("to")}) + how;
    if (verb == QLatin1String("flee"))
        return hiredswords::tr("Flee");
    if (verb == QLatin1String("recover"))
        return hiredswords::tr("Recover") + how;
    if (verb == QLatin1String("strain"))
        return hiredswords::tr("Strain");
    return {};
}

QString oppositionTitle(const QString& verb, const Named& f)
{
    if (verb == QLatin1String("count-reveal"))
        return hiredswords::tr("Roll how many cards are revealed");
    if (verb == QLatin1String("reveal")) {
        QStringList where;
        for (const QJsonValue& zone : f.fields.value(QLatin1String("zones")).toArray())
            where += shown(engine::valueNamed<Zone>(zone.toString()).value_or(Zone::North));
        return where.isEmpty() ? hiredswords::tr("Reveal the opposition")
                               : fill(hiredswords::tr("Reveal: %1"), {where.join(QStringLiteral(", "))});
    }
    if (verb == QLatin1String("name-card"))
        return fill(hiredswords::tr("Say which card %1 is"), {f.title("card")});
    if (verb == QLatin1String("move-opposition")) {
        if (f.of("card").isEmpty())
            return hiredswords::tr("Move all cards that have only one way");
        const Opponent* card = opponent(f.state, f.of("card"));
        const bool stays = card && engine::nameOf(card->zone) == f.of("zone");
        return fill(stays ? hiredswords::tr("%1 stays in the %2 zone") : hiredswords::tr("Move %1 to the %2 zone"),
            {f.title("card"), f.word<Zone>("zone")});
    }
    if (verb == QLatin1String("opposition-act")) {
        QString title = fill(hiredswords::tr("Act on %1"), {f.title("target")});
        if (!f.of("skill").isEmpty())
            title += fill(hiredswords::tr(" with %1"), {f.word<Skill>("skill")});
        if (!f.of("blocker").isEmpty())
            title += fill(f.is("block_strain") ? hiredswords::tr(", %1 blocks and strains") : hiredswords::tr(", %1 blocks"),
                {f.title("blocker")});
        if (f.is("dodge"))
            title += hiredswords::tr(", dodging");
        return title + manner(f);
    }
    if (verb == QLatin1String("skip-opposition"))
        return hiredswords::tr("It does not act");
    return {};
}

// "Post Maddock", "east", "Bell Jester → west".
QString whomText(const State& state, const QString& target)
{
    const QString who = target.section(QLatin1Char(':'), 0, 0), where = target.section(QLatin1Char(':'), 1);
    const auto place = [](const QString& word) {
        if (const auto zone = engine::valueNamed<Zone>(word))
            return fill(hiredswords::tr("%1 zone"), {capital(shown(*zone))});
        const auto position = engine::valueNamed<Position>(word);
        return position ? shown(*position) : word;
    };
    return where.isEmpty() ? engine::valueNamed<Zone>(who) ? place(who) : capital(nameOf(state, who))
                           : nameOf(state, who) + QStringLiteral(" → ") + place(where);
}

QString roundTitle(const QString& verb, const Named& f)
{
    if (verb == QLatin1String("use-tactic"))
        return fill(hiredswords::tr("Use %1"), {f.title("tactic")});
    if (verb == QLatin1String("refresh"))
        return hiredswords::tr("Refresh exhausted cards");
    if (verb == QLatin1String("end-phase")) {
        const QString next = phaseName(f.state.battle ? f.state.battle->phase + 1 : 1);
        const QString open = openNames(f.state);
        return open.isEmpty() ? fill(hiredswords::tr("Go on to phase %1"), {next})
                              : fill(hiredswords::tr("Go on to phase %1 and leave undone: %2"), {next, open});
    }
    if (verb == QLatin1String("end-round") && !f.of("ending").isEmpty())
        return fill(f.of("ending") == engine::nameOf(Ending::Open)  ? hiredswords::tr("End round %1: the contract goes on")
                : f.of("ending") == engine::nameOf(Ending::Success) ? hiredswords::tr("End round %1: the contract is won")
                                                                    : hiredswords::tr("End round %1: the contract is lost"),
            {number(f.state.battle ? f.state.battle->round : 0)});
    if (verb == QLatin1String("end-round"))
        return fill(hiredswords::tr("End round %1"), {number(f.state.battle ? f.state.battle->round : 0)});
    if (verb == QLatin1String("declare-stalemate"))
        return hiredswords::tr("Declare a stalemate");
    if (verb == QLatin1String("end-effects"))
        return hiredswords::tr("Resolve the effects at the end");
    if (verb == QLatin1String("collect-bonus"))
        return hiredswords::tr("Collect the bonus");
    if (verb == QLatin1String("tidy-up"))
        return f.of("keep").isEmpty() ? hiredswords::tr("Put the cards back, heal the crew")
                                      : fill(hiredswords::tr("Put the cards back, keep %1"), {f.title("keep")});
    if (verb == QLatin1String("travel"))
        return fill(hiredswords::tr("Travel to the %1"), {f.word<Location>("to")});
    if (verb == QLatin1String("finish-contract"))
        return hiredswords::tr("Put the contract away");
    if (verb == QLatin1String("effect") || verb == QLatin1String("drop-effect")) {
        const Effect* noted = find(f.state.noted, f.of("noted"));
        const QString source = noted ? nameOf(f.state, noted->source) : QString();
        const QString text = noted ? effectText(f.state, *noted) : QString();
        if (verb == QLatin1String("drop-effect"))
            return fill(hiredswords::tr("Strike out: %1"), {source.isEmpty() ? text : source});
        const QString target = f.fields.value(QLatin1String("effect")).toObject().value(QLatin1String("target")).toString();
        return target.isEmpty() ? capital(text)
            : source.isEmpty()  ? whomText(f.state, target)
                                : fill(hiredswords::tr("%1, by %2"), {whomText(f.state, target), source});
    }
    return {};
}

} // namespace

QString openNames(const State& state)
{
    QStringList open;
    for (const Effect* effect : due(state))
        open += effect->source.isEmpty() ? effectText(state, *effect) : nameOf(state, effect->source);
    open.removeDuplicates();
    return open.join(QStringLiteral(", "));
}

QString titleOn(const engine::AnyState& any, const engine::Offer& offer)
{
    const Named named{stateOf(any), offer.fields};
    for (const auto& words : {careerTitle, crewTitle, actTitle, oppositionTitle, roundTitle})
        if (const QString title = words(offer.verb, named); !title.isEmpty())
            return title;
    return offer.label.text();
}

OfferText wordsOn(const engine::Game& game, const engine::AnyState& any, const engine::Offer& offer)
{
    OfferText text;
    text.title = titleOn(any, offer);
    if (const engine::Condition* why = offer.verdict.decisive()) {
        text.outcome = hiredswords::tr("refused");
        text.tone = Tone::Bad;
        text.detail = why->text();
        if (!offer.actor.isEmpty())
            text.title = fill(hiredswords::tr("%1: %2"), {nameOf(stateOf(any), offer.actor), text.title});
        return text;
    }
    const auto action = game.action(any, offer.verb, offer.fields);
    if (!action)
        return text;
    // What still waits for dice or cards has no outcome yet; the label says what it rolls.
    if (const auto needs = game.needs(any, offer.verb, offer.fields);
        needs && !(needs->dice.isEmpty() && needs->picks.isEmpty())) {
        QStringList dice;
        // The card's own word for it says what the face is worth.
        const bool isCircle = offer.verb == QLatin1String("count-reveal") || offer.verb == QLatin1String("reveal");
        if (isCircle || offer.verb == QLatin1String("collect-bonus"))
            dice += workedOut(stateOf(any), isCircle ? contractCard(stateOf(any)).reveal : contractCard(stateOf(any)).bonus);
        else
            for (const engine::Die& die : needs->dice)
                dice += QStringLiteral("D%1").arg(die.sides);
        if (!needs->dice.isEmpty())
            text.outcome = fill(hiredswords::tr("rolls %1"), {dice.join(QStringLiteral(", "))});
        return text;
    }
    if (const QList<engine::Fault> open = game.incomplete(any, *action); !open.isEmpty()) {
        text.detail = open.first().remedy;
        return text;
    }
    const engine::Outcome outcome = game.apply(any, *action);
    const bool isOpposition = offer.verb == QLatin1String("opposition-act");
    const bool isEffect = offer.verb == QLatin1String("effect");
    const QJsonObject named = isEffect ? offer.fields.value(QLatin1String("effect")).toObject() : offer.fields;
    const Brief brief = briefly(stateOf(any), stateOf(outcome.state), offer.actor,
        named.value(QLatin1String(isOpposition || isEffect ? "target" : "card")).toString());
    const bool isAttack = isOpposition || offer.verb == QLatin1String("melee-attack")
        || offer.verb == QLatin1String("missile-attack") || offer.verb == QLatin1String("feint");
    text.outcome = brief.text.isEmpty() && isAttack ? hiredswords::tr("no effect") : brief.text;
    text.tone = brief.tone;
    if (const QString target = offer.fields.value(QLatin1String("target")).toString();
        isOpposition && !fighter(stateOf(any), target) && offer.fields.value(QLatin1String("blocker")).toString().isEmpty()) {
        text.outcome = fill(hiredswords::tr("reaches %1"), {target}); // what comes of that the contract says
        text.tone = Tone::Bad;
    }
    QStringList told;
    if (const Effect* noted = find(stateOf(any).noted, offer.fields.value(QLatin1String("noted")).toString()); noted && !isEffect)
        told += effectText(stateOf(any), *noted);
    for (const engine::Told& one : outcome.told)
        told += one.text();
    for (const engine::Condition& condition : offer.verdict.conditions)
        if (!condition.holds) { // allowed all the same: a warning worth reading first
            told.prepend(condition.text());
            if (text.tone == Tone::Good)
                text.tone = Tone::Plain;
        }
    text.detail = told.join(QStringLiteral(" · "));
    return text;
}

} // namespace hiredswords::desk

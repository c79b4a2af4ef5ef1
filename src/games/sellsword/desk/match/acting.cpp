// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A unit's turn: effects at its start, its acts, recovery at its end.
#include "games/sellsword/desk/match/moments.h"
#include "games/sellsword/desk/names.h"

#include <QJsonArray>

#include <algorithm>

namespace sellsword::desk {

using engine::fill;
using engine::Offer;
using kit::Tone;

namespace {

QString field(const Offer& offer, const char* name) { return offer.fields.value(QLatin1String(name)).toString(); }

double chance(const Scene& scene, const char* question, const QJsonObject& fields)
{
    const auto answer = scene.game.ask(scene.any, QLatin1String(question), fields);
    return answer ? answer->value.toDouble(-1) : -1;
}

QString actsText(const State& state)
{
    const Unit& who = *unit(state, state.turn->unit);
    QStringList parts{fill(sellsword::tr("acts left: %1 of %2"), {number(actsLeft(state, who)), number(actsOf(state, who))})};
    if (state.turn->points > 0)
        parts += fill(sellsword::tr("points left: %1"), {number(state.turn->points)});
    return parts.join(QStringLiteral(" · "));
}

// Asked of the rules, who ask the map or what the table said.
QStringList enemiesBeside(const Scene& scene, const QString& id)
{
    const auto answer = scene.game.ask(scene.any, QStringLiteral("adjacent"), {{QStringLiteral("who"), id}});
    QStringList all;
    if (answer)
        for (const QJsonValue& other : answer->value.toObject().value(QLatin1String("units")).toArray())
            if (const Unit* one = unit(scene.state, other.toString());
                one && areEnemies(scene.state, *unit(scene.state, id), *one))
                all += one->id;
    return all;
}

// Every way to strike the target: as offered, then with each trait that may be tied to it.
QList<Choice> attackChoices(const Scene& scene, const QString& target)
{
    QList<Choice> may, refused;
    for (const Offer& offer : scene.offers) {
        const bool isCharge = offer.verb == QLatin1String("charge");
        if ((!isCharge && offer.verb != QLatin1String("attack")) || field(offer, "target") != target)
            continue;
        QJsonObject question{{QStringLiteral("who"), field(offer, "who")}, {QStringLiteral("attack"), field(offer, "attack")},
            {QStringLiteral("target"), target}};
        if (isCharge) {
            question.insert(QStringLiteral("charge"), true);
            question.insert(QStringLiteral("path"), offer.fields.value(QLatin1String("path")));
        }
        Choice one = choiceOf(scene, offer);
        one.preview = question;
        (one.muted ? refused : may) += one;
        const Unit* who = unit(scene.state, field(offer, "who"));
        if (one.muted || !who)
            continue;
        for (const Trait& trait : traitsOf(scene.state, *who)) {
            if (trait.tied.isEmpty() || (trait.tied != QLatin1String("any") && trait.tied != field(offer, "attack")))
                continue;
            QJsonObject fields = offer.fields;
            fields.insert(QStringLiteral("traits"), QJsonArray{trait.id});
            Choice with = choiceFor(scene, isCharge ? "charge" : "attack", fields);
            question.insert(QStringLiteral("traits"), QJsonArray{trait.id});
            with.preview = question;
            with.title += QStringLiteral(" + ") + (trait.title.isEmpty() ? trait.id : trait.title);
            if (const auto answer = scene.game.ask(scene.any, QStringLiteral("preview"), question); answer && !with.muted)
                with.outcome = percentText(answer->value.toObject().value(QLatin1String("hit")).toDouble());
            const QString price = priceText(trait);
            with.detail = price.isEmpty() ? with.detail : price + QStringLiteral(" · ") + with.detail;
            (with.muted ? refused : may) += with;
        }
    }
    return may + refused;
}

// A burst with its origin where it was pressed.
QList<Choice> burstChoices(const Scene& scene)
{
    const Pointing& at = scene.pointing;
    if (!at.origin || at.attack.isEmpty())
        return {};
    Choice one = choiceFor(scene, "attack",
        {{QStringLiteral("who"), at.actor}, {QStringLiteral("attack"), at.attack},
            {QStringLiteral("origin"), at.origin->text()}});
    const auto struck = scene.game.ask(scene.any, QStringLiteral("burst"),
        {{QStringLiteral("who"), at.actor}, {QStringLiteral("attack"), at.attack},
            {QStringLiteral("origin"), at.origin->text()}});
    QList<Choice> all;
    if (struck) {
        QStringList names;
        for (const QJsonValue& id : struck->value.toObject().value(QLatin1String("targets")).toArray()) {
            names += titleOf(scene.state, id.toString());
            if (one.preview.isEmpty())
                one.preview = {{QStringLiteral("who"), at.actor}, {QStringLiteral("attack"), at.attack},
                    {QStringLiteral("target"), id}, {QStringLiteral("origin"), at.origin->text()}};
        }
        if (!one.muted)
            one.detail = names.isEmpty() ? sellsword::tr("strikes nobody") : fill(sellsword::tr("strikes %1"), {listed(names)});
    }
    return {one};
}

// Traits on whoever else is chosen, instead of on everybody whom they reach.
QList<Choice> traitsOn(const Scene& scene, const Unit& who, const QString& other)
{
    QList<Choice> all;
    for (const Trait& trait : traitsOf(scene.state, who))
        if (trait.isUsed() && trait.aura > 0) {
            Choice one = choiceFor(scene, "use-trait",
                {{QStringLiteral("who"), who.id}, {QStringLiteral("trait"), trait.id},
                    {QStringLiteral("targets"), QJsonArray{other}}});
            one.title = fill(
                sellsword::tr("%1 on %2 alone"), {trait.title.isEmpty() ? trait.id : trait.title, titleOf(scene.state, other)});
            all += one;
        }
    return all;
}

// Whether lending a die would be refused for no other reason than that nothing was rolled yet.
bool mayBeLent(const Scene& scene, const Unit& who)
{
    return std::ranges::any_of(warband(scene.state, who.player), [&](const Unit* other) {
        const auto action = scene.game.action(scene.any, QStringLiteral("lend-die"), {{QStringLiteral("who"), other->id}});
        if (!action || warleaderOf(scene.state, *other) == 0)
            return false;
        const QList<engine::Condition> conditions = scene.game.check(scene.any, *action).conditions;
        return std::ranges::all_of(conditions,
            [](const engine::Condition& one) { return !one.refuses() || qstrcmp(one.reason->id, "E_LEND_NOW") == 0; });
    });
}

} // namespace

std::optional<Moment> atTurnStart(const Scene& scene)
{
    const State& state = scene.state;
    if (!state.turn || state.turn->stage != TurnStage::Starting)
        return std::nullopt;
    const Unit& who = *unit(state, state.turn->unit);
    Moment moment;
    moment.title = fill(sellsword::tr("%1: start of its turn"), {titleOf(state, who.id)});
    moment.hint = sellsword::tr("in any order");
    for (const Offer& offer : scene.offers) {
        if (offer.verb != QLatin1String("start-effect"))
            continue;
        Choice one = choiceOf(scene, offer);
        const Status* status = find(who.statuses, field(offer, "what"));
        QJsonObject question{
            {QStringLiteral("wits"), statOf(state, who, Stat::Wits)}, {QStringLiteral("injuries"), who.injuries.size()}};
        if (status && (status->kind == StatusKind::Enraged || status->kind == StatusKind::Glamyred)) {
            const bool isRage = status->kind == StatusKind::Enraged;
            question.insert(QStringLiteral("kind"), engine::nameOf(status->kind));
            if (const double percent = chance(scene, "start-odds", question); percent >= 0)
                one.detail = isRage ? fill(sellsword::tr("forced with %1"), {percentText(percent)})
                                    : fill(sellsword::tr("acts freely with %1"), {percentText(percent)});
        } else if (field(offer, "what") == QLatin1String("mortal")) {
            if (const double percent = chance(
                    scene, "start-odds", {{QStringLiteral("kind"), QStringLiteral("custom")}, {QStringLiteral("turns"), 1}});
                percent >= 0)
                one.detail = fill(sellsword::tr("stands with %1"), {percentText(percent)});
        }
        moment.choices += one;
    }
    moment.choices += choicesOf(scene, "finish-turn");
    return moment;
}

std::optional<Moment> atTurnEnd(const Scene& scene)
{
    const State& state = scene.state;
    if (!state.turn || state.turn->stage != TurnStage::Ending)
        return std::nullopt;
    const Unit& who = *unit(state, state.turn->unit);
    Moment moment;
    moment.title = fill(sellsword::tr("%1: end of its turn"), {titleOf(state, who.id)});
    if (state.turn->recovery)
        moment.hint = fill(state.turn->recovery->recovered ? sellsword::tr("%1: rolled %2, recovered")
                                                           : sellsword::tr("%1: rolled %2, not recovered"),
            {statusText(state.turn->recovery->status), number(state.turn->recovery->face)});
    for (const Offer& offer : scene.offers) {
        if (offer.verb != QLatin1String("recover"))
            continue;
        Choice one = choiceOf(scene, offer);
        const double percent = one.muted
            ? -1
            : chance(
                scene, "recovery-odds", {{QStringLiteral("who"), who.id}, {QStringLiteral("status"), field(offer, "status")}});
        if (percent >= 0) {
            const QString stat = capital(shown(find(who.statuses, field(offer, "status"))->stat));
            one.outcome = percentText(percent);
            one.tone = Tone::Good;
            one.detail = fill(sellsword::tr("on %1"), {stat});
            if (mayBeLent(scene, who)) {
                const double again = chance(scene, "recovery-odds",
                    {{QStringLiteral("who"), who.id}, {QStringLiteral("status"), field(offer, "status")},
                        {QStringLiteral("rerolls"), 1}});
                one.detail = fill(sellsword::tr("on %1 · with a Warleader die %2"), {stat, percentText(again)});
            }
        }
        moment.choices += one;
    }
    moment.choices += choicesOf(scene, "lend-die");
    moment.choices += choicesOf(scene, "finish-turn");
    if (who.statuses.isEmpty() && moment.hint.isEmpty())
        moment.hint = sellsword::tr("nothing to recover from");
    return moment;
}

std::optional<Moment> atActs(const Scene& scene)
{
    const State& state = scene.state;
    if (!state.turn)
        return std::nullopt;
    const Unit& who = *unit(state, state.turn->unit);
    Moment moment;
    moment.title = fill(sellsword::tr("%1 has its turn"), {titleOf(state, who.id)});
    moment.hint = actsText(state);
    append(moment.choices, sellsword::tr("A miss may be rolled again"), choicesOf(scene, "reroll-attack"));
    const QString target = scene.pointing.actor == who.id ? scene.pointing.target : QString();
    if (const QList<Choice> burst = burstChoices(scene); !burst.isEmpty()) {
        append(moment.choices, sellsword::tr("Burst"), burst);
    } else if (!target.isEmpty()) {
        QList<Choice> attacks = attackChoices(scene, target);
        const auto may = std::stable_partition(attacks.begin(), attacks.end(), [](const Choice& one) { return !one.muted; });
        append(moment.choices, fill(sellsword::tr("At %1"), {titleOf(state, target)}), QList<Choice>(attacks.begin(), may));
        if (!attacks.isEmpty())
            moment.choices += ownerChoices(scene, attacks.first().preview);
        append(moment.choices, fill(sellsword::tr("Not at %1"), {titleOf(state, target)}), QList<Choice>(may, attacks.end()));
    } else if (!who.dropped) {
        QList<Choice> attacks;
        for (const Attack& attack : attacksOf(state, who)) {
            Choice one;
            one.title = attack.title.isEmpty() ? attack.id : attack.title;
            one.detail = attackText(attack);
            one.muted = isLost(who, attack.id);
            one.outcome = scene.pointing.attack == attack.id
                ? (attack.burst ? sellsword::tr("press its origin") : sellsword::tr("press its target"))
                : QString();
            one.arms = attack.id;
            attacks += one;
        }
        append(moment.choices, sellsword::tr("Attacks: press whom"), attacks);
    }
    QList<Choice> others;
    const QString other = scene.pointing.actor != who.id ? scene.pointing.actor : target;
    if (!other.isEmpty() && !who.dropped)
        others += traitsOn(scene, who, other);
    for (const char* verb : {"use-trait", "rest", "crow"})
        others += choicesOf(scene, verb, true);
    if (!state.map) {
        others += choicesOf(scene, "move");
        if (const QStringList beside = enemiesBeside(scene, who.id); !beside.isEmpty()) {
            Choice past = choiceFor(scene, "move",
                {{QStringLiteral("who"), who.id}, {QStringLiteral("cost"), moveOf(state, who)},
                    {QStringLiteral("past"), QJsonArray::fromStringList(beside)}});
            past.title = sellsword::tr("Basic move, beside enemies who may reply");
            QStringList names;
            for (const QString& id : beside)
                names += titleOf(state, id);
            past.detail = listed(names);
            others += past;
        }
        others += choicesOf(scene, "maneuver");
    }
    append(moment.choices, sellsword::tr("Other acts"), others);
    append(moment.choices, sellsword::tr("The turn"), choicesOf(scene, "end-turn", true) + choicesOf(scene, "finish-turn"));
    return moment;
}

} // namespace sellsword::desk

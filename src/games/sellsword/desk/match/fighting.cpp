// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks that are declared, replies, wounds and forced moves.
#include "games/sellsword/desk/match/moments.h"
#include "games/sellsword/desk/names.h"
#include "games/sellsword/desk/offer_words.h"
#include "games/sellsword/rules/combat/combat.h"
#include "games/sellsword/rules/conditions.h"

#include <QJsonArray>
#include <QSet>

namespace sellsword::desk {

using engine::fill;
using engine::Offer;
using kit::Tone;

Choice heading(const QString& text)
{
    Choice one;
    one.isHeading = true;
    one.title = text;
    return one;
}

void append(QList<Choice>& all, const QString& title, const QList<Choice>& more)
{
    if (!more.isEmpty())
        all += heading(title);
    all += more;
}

Choice choiceOf(const Scene& scene, const Offer& offer)
{
    const kit::OfferText words = wordsOn(scene.game, scene.any, offer);
    Choice one;
    one.title = words.title;
    one.outcome = words.outcome;
    one.detail = words.detail;
    one.tone = words.tone;
    one.verb = offer.verb;
    one.fields = offer.fields;
    if (!offer.verdict.isAllowed()) {
        one.muted = true;
        one.mark = QStringLiteral("✗");
        one.outcome.clear();
        if (const engine::Condition* why = offer.verdict.decisive(); why && !why->remedy().isEmpty())
            one.detail += QStringLiteral(" · ") + why->remedy();
    }
    return one;
}

Choice choiceFor(const Scene& scene, const char* verb, const QJsonObject& fields)
{
    Offer offer{QLatin1String(verb), fields, {}, {}, {}};
    if (const auto action = scene.game.action(scene.any, offer.verb, fields))
        offer.verdict = scene.game.check(scene.any, *action);
    return choiceOf(scene, offer);
}

QList<Choice> choicesOf(const Scene& scene, const char* verb, bool refusedToo)
{
    QList<Choice> may, refused;
    for (const Offer& offer : scene.offers)
        if (offer.verb == QLatin1String(verb)) {
            if (offer.verdict.isAllowed())
                may += choiceOf(scene, offer);
            else if (refusedToo)
                refused += choiceOf(scene, offer);
        }
    return may + refused;
}

QList<Choice> ownerChoices(const Scene& scene, const QJsonObject& preview)
{
    const Unit* target = unit(scene.state, preview.value(QLatin1String("target")).toString());
    const auto answer = scene.game.ask(scene.any, QStringLiteral("preview"), preview);
    if (!answer || !target)
        return {};
    const QJsonObject value = answer->value.toObject();
    QList<Choice> ways, boxes;
    int wounds = 0;
    for (const QJsonValue& one : value.value(QLatin1String("results")).toArray()) {
        const QJsonObject result = one.toObject();
        if (result.value(QLatin1String("result")).toString() != QLatin1String("hit"))
            continue;
        wounds = result.value(QLatin1String("left")).toInt();
        for (const QJsonValue& other : result.value(QLatin1String("ways")).toArray()) {
            const QJsonObject way = other.toObject();
            const int vigor = way.value(QLatin1String("vigor")).toInt(), injuries = way.value(QLatin1String("injuries")).toInt();
            QStringList parts;
            if (vigor > 0)
                parts += fill(sellsword::tr("Vigor −%1"), {number(vigor)});
            if (injuries > 0)
                parts += fill(sellsword::tr("injuries: %1"), {number(injuries)});
            Choice row;
            row.title = parts.join(QStringLiteral(" + "));
            row.outcome = way.value(QLatin1String("drops")).toBool() ? sellsword::tr("drops")
                : way.value(QLatin1String("exhausts")).toBool()      ? sellsword::tr("Exhausted: no charge")
                                                                     : QString();
            if (!row.title.isEmpty())
                ways += row;
        }
    }
    for (const QJsonValue& one : value.value(QLatin1String("injuries")).toArray()) {
        Choice row;
        row.title = boxText(scene.state, *target, one.toObject().value(QLatin1String("box")).toString());
        row.detail = one.toObject().value(QLatin1String("does")).toString();
        boxes += row;
    }
    QList<Choice> all;
    append(all, fill(sellsword::tr("A plain hit, wounds: %1 · its owner chooses"), {number(wounds)}), ways);
    if (!ways.isEmpty())
        append(all, sellsword::tr("Each injury: −1 on its rolls, and"), boxes);
    return all;
}

// --- replies

QList<Choice> replyChoices(const Scene& scene)
{
    const auto answer = scene.game.ask(scene.any, QStringLiteral("replies"), {});
    if (!answer)
        return {};
    const QJsonObject value = answer->value.toObject();
    const QString when = value.value(QLatin1String("when")).toString();
    const QJsonArray able = value.value(QLatin1String("may")).toArray();
    const Unit* actor = answered(scene.state);
    QList<Choice> may, cannot;
    for (const Offer& offer : scene.offers) {
        if (offer.verb != QLatin1String("reply") || !able.contains(offer.fields.value(QLatin1String("who"))))
            continue;
        Choice one = choiceOf(scene, offer);
        if (offer.verdict.isAllowed() && actor) {
            one.preview = {{QStringLiteral("who"), offer.fields.value(QLatin1String("who"))},
                {QStringLiteral("attack"), offer.fields.value(QLatin1String("attack"))}, {QStringLiteral("target"), actor->id}};
            if (const auto chance = scene.game.ask(scene.any, QStringLiteral("preview"), one.preview))
                one.outcome = percentText(chance->value.toObject().value(QLatin1String("hit")).toDouble());
            one.detail = sellsword::tr("1 green token");
            one.tone = Tone::Good;
        }
        may += one;
    }
    for (const QJsonValue& other : value.value(QLatin1String("cannot")).toArray()) {
        const QJsonObject one = other.toObject();
        Choice row;
        row.title = titleOf(scene.state, one.value(QLatin1String("who")).toString());
        row.mark = QStringLiteral("✗");
        row.muted = true;
        const QJsonArray why = one.value(QLatin1String("why")).toArray();
        QStringList reasons;
        for (const QJsonValue& reason : why)
            reasons += reason.toString();
        row.detail = reasons.join(QStringLiteral(" · "));
        cannot += row;
    }
    QList<Choice> all;
    append(all,
        when == QLatin1String("before") ? sellsword::tr("May reply · before it is done")
                                        : sellsword::tr("May reply · after it is done"),
        may);
    append(all, sellsword::tr("Cannot reply"), cannot);
    return all;
}

namespace {

// Who comes after whom, when more than one attack waits.
QList<Choice> orderOfStrikes(const State& state)
{
    QList<Choice> all;
    for (qsizetype i = 0; i < state.strikes.size(); ++i) {
        const Strike& strike = state.strikes[i];
        Choice one;
        one.mark = number(i + 1);
        QStringList targets;
        for (const QString& id : strike.targets)
            targets += titleOf(state, id);
        one.title = titleOf(state, strike.who) + QStringLiteral(": ") + titleOfAttack(state, strike.who, strike.attack);
        one.outcome = strike.reply ? sellsword::tr("reply") : strike.charge ? sellsword::tr("charge") : QString();
        one.detail = listed(targets);
        one.muted = i > 0;
        all += one;
    }
    return all;
}

// The question of a declared attack on one of its targets.
QJsonObject previewOf(const Strike& strike, const QString& target)
{
    QJsonObject question{
        {QStringLiteral("who"), strike.who}, {QStringLiteral("attack"), strike.attack}, {QStringLiteral("target"), target}};
    if (strike.charge)
        question.insert(QStringLiteral("charge"), true);
    if (!strike.traits.isEmpty())
        question.insert(QStringLiteral("traits"), QJsonArray::fromStringList(strike.traits));
    if (strike.origin)
        question.insert(QStringLiteral("origin"), strike.origin->text());
    return question;
}

} // namespace

std::optional<Moment> atAttack(const Scene& scene)
{
    const State& state = scene.state;
    if (state.strikes.isEmpty())
        return std::nullopt;
    const Strike& strike = state.strikes.first();
    const Unit* who = unit(state, strike.who);
    const Attack* attack = who ? attackOf(state, *who, strike.attack) : nullptr;
    QStringList targets;
    for (const QString& id : strike.targets)
        targets += titleOf(state, id);
    Moment moment;
    moment.title = strike.reply ? fill(sellsword::tr("%1 replies"), {titleOf(state, strike.who)})
                                : fill(sellsword::tr("%1 attacks"), {titleOf(state, strike.who)});
    moment.hint = titleOfAttack(state, strike.who, strike.attack)
        + (targets.isEmpty() ? QString() : QStringLiteral(" → ") + listed(targets));
    if (attack && attack->slow)
        moment.hint += sellsword::tr(" · slow: replies come first");
    QList<Choice> roll = choicesOf(scene, "roll", true);
    for (Choice& one : roll) {
        one.preview = previewOf(strike, strike.targets.value(0));
        if (!one.muted)
            one.mark = QStringLiteral("▶");
        one.detail = one.muted ? one.detail : sellsword::tr("nobody else replies");
    }
    moment.choices += roll;
    // A burst: each target has chances of its own.
    if (strike.targets.size() > 1) {
        QList<Choice> all;
        for (const QString& id : strike.targets) {
            Choice one;
            one.title = titleOf(state, id);
            one.preview = previewOf(strike, id);
            if (const auto chance = scene.game.ask(scene.any, QStringLiteral("preview"), one.preview))
                one.outcome = percentText(chance->value.toObject().value(QLatin1String("hit")).toDouble());
            all += one;
        }
        append(moment.choices, sellsword::tr("In the burst"), all);
    }
    moment.choices += replyChoices(scene);
    if (state.strikes.size() > 1)
        append(moment.choices, sellsword::tr("In this order"), orderOfStrikes(state));
    if (strike.targets.size() == 1)
        moment.choices += ownerChoices(scene, previewOf(strike, strike.targets.first()));
    return moment;
}

std::optional<Moment> atMoveReplies(const Scene& scene)
{
    const State& state = scene.state;
    if (!state.turn || (state.turn->path.isEmpty() && state.turn->past.isEmpty() && state.turn->cost <= 0))
        return std::nullopt;
    Moment moment;
    moment.title = fill(sellsword::tr("%1 moves"), {titleOf(state, state.turn->unit)});
    moment.hint = state.turn->path.isEmpty()
        ? sellsword::tr("past enemies")
        : fill(sellsword::tr("next square %1 · enemies beside it may reply first"), {state.turn->path.first().text()});
    moment.choices += choicesOf(scene, "go-on");
    moment.choices += replyChoices(scene);
    return moment;
}

// --- wounds

std::optional<Moment> atWounds(const Scene& scene)
{
    const State& state = scene.state;
    if (state.hurts.isEmpty())
        return std::nullopt;
    const Hurt& hurt = state.hurts.first();
    const Unit& who = *unit(state, hurt.id);
    Moment moment;
    moment.title = fill(sellsword::tr("%1 takes %2 wounds"), {titleOf(state, hurt.id), number(hurt.wounds)});
    moment.hint = fill(sellsword::tr("%1 chooses: Vigor or injuries"), {titleOf(state, sideOf(state, who))});
    for (const Offer& offer : scene.offers)
        if (offer.verb == QLatin1String("allot") && offer.actor == hurt.id) {
            Choice one = choiceOf(scene, offer);
            one.outcome = offer.fields.contains(QLatin1String("injuries")) ? QString() : sellsword::tr("no injury");
            moment.choices += one;
        }
    if (state.hurts.size() > 1) {
        QList<Choice> others;
        for (const Hurt& other : state.hurts.sliced(1)) {
            Choice one;
            one.title = titleOf(state, other.id);
            one.outcome = fill(sellsword::tr("%1 wounds"), {number(other.wounds)});
            one.muted = true;
            others += one;
        }
        append(moment.choices, sellsword::tr("After that"), others);
    }
    return moment;
}

std::optional<Moment> atForcedMove(const Scene& scene)
{
    const State& state = scene.state;
    if (state.shoves.isEmpty())
        return std::nullopt;
    const Shove& shove = state.shoves.first();
    Moment moment;
    moment.title =
        fill(sellsword::tr("%1 is moved: %2 %3"), {titleOf(state, shove.id), shown(shove.kind), number(shove.squares)});
    moment.hint = shove.by.isEmpty()
        ? sellsword::tr("press a square with a green frame")
        : fill(sellsword::tr("by %1 · press a square with a green frame"), {titleOf(state, shove.by)});
    moment.choices = choicesOf(scene, "force-move");
    if (moment.choices.isEmpty())
        moment.choices = choicesOf(scene, "force-move", true);
    return moment;
}

} // namespace sellsword::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks that are declared, replies, wounds and forced moves.
#include "games/sellsword/desk/match/moments.h"
#include "games/sellsword/desk/names.h"
#include "games/sellsword/desk/offer_words.h"
#include "games/sellsword/rules/conditions.h"

namespace sellsword::desk {

using engine::Offer;
using kit::Tone;

void append(QList<Choice>& all, const QString& title, const QList<Choice>& more)
{
    if (!more.isEmpty()) {
        all += row(title);
        all.last().isHeading = true;
    }
    all += more;
}

Choice choiceOf(const Scene& scene, const Offer& offer)
{
    const kit::OfferText words = wordsOn(scene.state, offer);
    kit::Task task;
    task.title = words.title;
    task.outcome = offer.verdict.isAllowed() ? words.outcome : QString();
    task.detail = words.detail;
    task.tone = words.tone;
    return {kit::refusedOr(task, offer), {}, {}};
}

QList<Choice> ownerChoices(const State& state, const Preview& question)
{
    const auto seen = forecast(state, question);
    if (!seen)
        return {};
    QList<Choice> ways, boxes;
    int wounds = 0;
    for (const WoundingResult& result : seen->value.results) {
        if (result.result != Result::Hit)
            continue;
        wounds = result.left.value_or(0);
        for (const Taking& way : result.ways) {
            QStringList parts;
            if (way.vigor > 0)
                parts += fill(sellsword::tr("Vigor −%1"), {number(way.vigor)});
            if (way.injuries > 0)
                parts += fill(sellsword::tr("injuries: %1"), {number(way.injuries)});
            if (!parts.isEmpty())
                ways += row(parts.join(QStringLiteral(" + ")),
                    way.drops          ? sellsword::tr("drops")
                        : way.exhausts ? sellsword::tr("Exhausted: no charge")
                                       : QString());
        }
    }
    for (const Consequence& one : seen->value.injuries)
        boxes += row(boxText(state, *unit(state, question.target), one.box), {}, one.does);
    QList<Choice> all;
    append(all, fill(sellsword::tr("A plain hit, wounds: %1 · its owner chooses"), {number(wounds)}), ways);
    if (!ways.isEmpty())
        append(all, sellsword::tr("Each injury: −1 on its rolls, and"), boxes);
    return all;
}

// --- replies

// Nobody typed an attack of its card yet: one press opens its place.
QList<Choice> attacksToEnter(const State& state, const Unit& who)
{
    QList<Choice> all;
    if (attacksOf(state, who).isEmpty())
        for (const engine::Blank& blank : blankFact(state, who, QLatin1String("attacks"))) {
            all += row(fill(sellsword::tr("Enter the %1"), {blank.what}), QStringLiteral("?"), sellsword::tr("Not known yet"));
            all.last().action = engine::Correct{blank.path, {}, blank.what};
        }
    return all;
}

QList<Choice> replyChoices(const Scene& scene)
{
    const Repliers repliers = answer(scene.state, Replies{}).value;
    const Unit* actor = answered(scene.state);
    QList<Choice> may, cannot;
    for (const Offer& offer : scene.offers) {
        const Reply* reply = offer.action.as<Reply>();
        if (!reply || !repliers.may.contains(reply->who))
            continue;
        Choice one = choiceOf(scene, offer);
        if (offer.verdict.isAllowed() && actor) {
            one.preview = Preview{reply->who, reply->attack, actor->id, reply->origin, false, {}, 0, {}};
            one.outcome = hitText(scene.state, *one.preview) + bestMark(scene.state, scene.offers, offer);
            one.detail = sellsword::tr("1 green token");
            one.tone = Tone::Good;
        }
        may += one;
    }
    for (const QString& who : repliers.may)
        may += attacksToEnter(scene.state, *unit(scene.state, who));
    for (const NoReply& other : repliers.cannot) {
        cannot += row(titleOf(scene.state, other.who), {}, other.why.join(QStringLiteral(" · ")));
        cannot.last().mark = QStringLiteral("✗");
        cannot.last().muted = true;
    }
    QList<Choice> all;
    append(all,
        repliers.when == ReplyTime::Before ? sellsword::tr("May reply · named now, done before it")
                                           : sellsword::tr("May reply · named now, done after it"),
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
        all += row(titleOf(state, strike.who) + QStringLiteral(": ") + attackTitle(state, strike.who, strike.attack),
            strike.reply        ? sellsword::tr("reply")
                : strike.charge ? sellsword::tr("charge")
                                : QString(),
            listed(titlesOf(state, strike.targets)));
        all.last().mark = number(i + 1);
        all.last().muted = i > 0;
    }
    return all;
}

Preview previewOf(const Strike& strike, const QString& target)
{
    return {strike.who, strike.attack, target, strike.origin, strike.charge, strike.traits, 0, {}};
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
    Moment moment;
    moment.title = strike.reply ? fill(sellsword::tr("%1 replies"), {titleOf(state, strike.who)})
                                : fill(sellsword::tr("%1 attacks"), {titleOf(state, strike.who)});
    moment.hint = attackTitle(state, strike.who, strike.attack)
        + (strike.targets.isEmpty() ? QString() : QStringLiteral(" → ") + listed(titlesOf(state, strike.targets)));
    if (attack && attack->slow)
        moment.hint += sellsword::tr(" · slow: replies come first");
    QList<Choice> roll = choicesOf<RollAttack>(scene, true);
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
            all += row(titleOf(state, id), hitText(state, previewOf(strike, id)));
            all.last().preview = previewOf(strike, id);
        }
        append(moment.choices, sellsword::tr("In the burst"), all);
    }
    moment.choices += replyChoices(scene);
    if (state.strikes.size() > 1)
        append(moment.choices, sellsword::tr("In this order"), orderOfStrikes(state));
    if (strike.targets.size() == 1)
        moment.choices += ownerChoices(state, previewOf(strike, strike.targets.first()));
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
    moment.choices += choicesOf<GoOn>(scene);
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
        if (const Allot* allot = offer.action.as<Allot>(); allot && offer.actor == hurt.id) {
            Choice one = choiceOf(scene, offer);
            one.outcome =
                (allot->injuries.isEmpty() ? sellsword::tr("no injury") : QString()) + bestMark(state, scene.offers, offer);
            moment.choices += one;
        }
    if (state.hurts.size() > 1) {
        QList<Choice> others;
        for (const Hurt& other : state.hurts.sliced(1)) {
            others += row(titleOf(state, other.id), fill(sellsword::tr("%1 wounds"), {number(other.wounds)}));
            others.last().muted = true;
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
    moment.hint = !state.map ? sellsword::tr("its figure is moved on the table")
        : shove.by.isEmpty() ? sellsword::tr("press a square with a green frame")
                             : fill(sellsword::tr("by %1 · press a square with a green frame"), {titleOf(state, shove.by)});
    moment.choices = choicesOf<ForceMove>(scene);
    if (moment.choices.isEmpty())
        moment.choices = choicesOf<ForceMove>(scene, true);
    return moment;
}

} // namespace sellsword::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A unit's turn: effects at its start, its acts, recovery at its end.
#include "games/sellsword/desk/match/moments.h"
#include "games/sellsword/desk/names.h"
#include "games/sellsword/desk/offer_words.h"
#include "kit/desk_of.h"

#include <algorithm>

namespace sellsword::desk {

using engine::Offer;
using kit::Tone;

namespace {

QString actsText(const State& state)
{
    const Unit& who = *unit(state, state.turn->unit);
    QStringList parts{fill(sellsword::tr("acts left: %1 of %2"), {number(actsLeft(state, who)), number(actsOf(state, who))})};
    if (state.turn->points > 0)
        parts += fill(sellsword::tr("points left: %1"), {number(state.turn->points)});
    return parts.join(QStringLiteral(" · "));
}

// Whoever may reply for all that is entered is not waited for, and can be.
QList<Choice> declaredAlone(const Scene& scene, const Choice& attack)
{
    const QStringList unsure = unsureRepliers(scene.state, attack.action);
    if (attack.muted || unsure.isEmpty())
        return {};
    Choice alone = attack;
    alone.title = fill(sellsword::tr("Declare only: %1"), {attack.title});
    alone.outcome.clear();
    alone.detail = fill(sellsword::tr("May reply, tokens not known: %1"), {listed(titlesOf(scene.state, unsure))});
    alone.isAlone = true;
    return {alone};
}

// Every way to strike the target: as offered, then with each trait that may be tied to it.
QList<Choice> attackChoices(const Scene& scene, const QString& target)
{
    QList<Choice> may, refused;
    const auto add = [&](Choice one, const Preview& question) {
        one.preview = question;
        (one.muted ? refused : may) += one;
    };
    const auto addTied = [&](auto attack, Preview question) {
        const Unit* who = unit(scene.state, attack.who);
        for (const Trait& trait : who ? traitsOf(scene.state, *who) : QList<Trait>()) {
            if (trait.tied != QLatin1String("any") && trait.tied != attack.attack)
                continue;
            attack.traits = question.traits = {trait.id};
            Choice with = choiceFor(scene, attack);
            with.title += QStringLiteral(" + ") + printedTitle(trait);
            if (!with.muted)
                with.outcome = hitText(scene.state, question);
            const QString price = priceText(trait);
            with.detail = price.isEmpty() ? with.detail : price + QStringLiteral(" · ") + with.detail;
            add(with, question);
        }
    };
    for (const Offer& offer : scene.offers) {
        const std::optional<Preview> question = attackIn(offer.action);
        if (!question || question->target != target)
            continue;
        add(choiceOf(scene, offer), *question);
        if (offer.verdict.isAllowed())
            kit::on(
                offer.action, [&](const DeclareAttack& a) { addTied(a, *question); },
                [&](const Charge& a) { addTied(a, *question); });
    }
    return may + refused;
}

// What can be done to the target, what its owner could make of the first of it, and what cannot.
QList<Choice> choicesAt(const Scene& scene, const QString& target)
{
    QList<Choice> all, attacks = attackChoices(scene, target);
    const auto may = std::stable_partition(attacks.begin(), attacks.end(), [](const Choice& one) { return !one.muted; });
    QList<Choice> allowed(attacks.begin(), may), alone;
    for (const Choice& one : std::as_const(allowed))
        alone += declaredAlone(scene, one);
    append(all, fill(sellsword::tr("At %1"), {titleOf(scene.state, target)}), allowed + alone);
    if (!attacks.isEmpty())
        all += ownerChoices(scene.state, *attacks.first().preview);
    append(all, fill(sellsword::tr("Not at %1"), {titleOf(scene.state, target)}), QList<Choice>(may, attacks.end()));
    return all;
}

QList<Choice> attacksToAim(const Scene& scene, const Unit& who)
{
    QList<Choice> all;
    for (const Attack& attack : attacksOf(scene.state, who)) {
        const QString wanted = attack.burst ? sellsword::tr("press its origin") : sellsword::tr("press its target");
        all += row(
            printedTitle(attack), scene.pointing.attack == attack.id ? wanted : QString(), attackText(scene.state, who, attack));
        all.last().muted = isLost(who, attack.id) || (scene.state.turn && actsLeft(scene.state, who) < attack.acts);
        all.last().arms = attack.id;
    }
    return all + attacksToEnter(scene.state, who);
}

// Somebody is in reach, and it is not for distance or sight that nobody is attacked.
bool isOutOfAttacks(const Scene& scene)
{
    return std::ranges::any_of(scene.offers, [](const Offer& offer) {
        const auto isOf = [&](std::initializer_list<R> reasons) {
            return std::ranges::any_of(offer.verdict.conditions, [&](const engine::Condition& one) {
                return one.refuses() && std::ranges::any_of(reasons, [&](R why) { return one.reason == &reason(why); });
            });
        };
        return offer.action.is<DeclareAttack>() && isOf({R::E_RULE3, R::E_RULE3_GREAT, R::E_ACTS})
            && !isOf({R::E_RANGE, R::E_SIGHT, R::E_WITS, R::E_BURST_RANGE, R::E_BURST_SIGHT});
    });
}

// What is likely next while nobody is pointed at: attacks on whom is in reach, else the ways that bring somebody nearer.
void addNearest(Moment& moment, const Scene& scene)
{
    constexpr qsizetype most = 2; // the others are pressed on the map
    QList<Choice> near = choicesOf<DeclareAttack>(scene);
    near.removeIf([](const Choice& one) { return one.action.as<DeclareAttack>()->target.isEmpty(); });
    for (Choice& one : near)
        one.preview.reset(); // once it is pointed at
    if (!near.isEmpty()) {
        append(moment.choices, sellsword::tr("In reach"), near.first(std::min(most, near.size())));
        return;
    }
    const auto isFree = [&](const Choice& one) { return !isBurntForNothing(scene.state, one.action, scene.offers); };
    QList<Choice> ways = choicesOf<Move>(scene);
    if (!ways.isEmpty() && std::ranges::none_of(ways, isFree))
        ways = choicesOf<Maneuver>(scene);
    ways.removeIf([&](const Choice& one) { return !isFree(one); });
    append(moment.choices,
        isOutOfAttacks(scene) ? sellsword::tr("No attack is left in this turn: press a square, or")
                              : sellsword::tr("Nobody is in reach: press a square, or"),
        ways.first(std::min(most, ways.size())));
}

// A burst with its origin where it was pressed.
QList<Choice> burstChoices(const Scene& scene)
{
    const Pointing& at = scene.pointing;
    if (!at.origin || at.attack.isEmpty() || !unit(scene.state, at.actor))
        return {};
    Choice one = choiceFor(scene, DeclareAttack{at.actor, at.attack, {}, at.origin, {}, {}, {}, {}});
    const auto struck = answer(scene.state, BurstTargets{at.actor, at.attack, *at.origin});
    if (struck.verdict.faults.isEmpty()) {
        const QStringList& targets = struck.value.targets;
        if (!targets.isEmpty())
            one.preview = Preview{at.actor, at.attack, targets.first(), at.origin, false, {}, 0, {}};
        if (!one.muted)
            one.detail = targets.isEmpty() ? sellsword::tr("strikes nobody")
                                           : fill(sellsword::tr("strikes %1"), {listed(titlesOf(scene.state, targets))});
    }
    return {one};
}

// Traits on whoever else is chosen, instead of on everybody whom they reach.
QList<Choice> traitsOn(const Scene& scene, const Unit& who, const QString& other)
{
    QList<Choice> all;
    for (const Trait& trait : traitsOf(scene.state, who))
        if (trait.isUsed() && trait.aura > 0) {
            Choice one = choiceFor(scene, UseTrait{who.id, trait.id, {other}});
            one.title = fill(sellsword::tr("%1 on %2 alone"), {printedTitle(trait), titleOf(scene.state, other)});
            all += one;
        }
    return all;
}

// Without a map the table says how far it goes; beside whom, as it was measured.
QList<Choice> movesUnmapped(const Scene& scene, const Unit& who)
{
    QList<Choice> all = choicesOf<Move>(scene);
    QStringList beside;
    for (const Unit* enemy : Field(scene.state).enemiesBeside(who))
        beside += enemy->id;
    if (!beside.isEmpty()) {
        Choice past = choiceFor(scene, Move{who.id, {}, 1, moveOf(scene.state, who), 0, beside});
        past.title = sellsword::tr("Basic move, beside enemies who may reply");
        past.detail = listed(titlesOf(scene.state, beside));
        all += past;
    }
    return all + choicesOf<Maneuver>(scene);
}

// Whether lending a die would be refused for no other reason than that nothing was rolled yet.
bool mayBeLent(const Scene& scene, const Unit& who)
{
    return std::ranges::any_of(warband(scene.state, who.player), [&](const Unit* other) {
        return warleaderOf(scene.state, *other) > 0
            && std::ranges::all_of(check(scene.state, LendDie{other->id, {}}).conditions,
                [](const engine::Condition& one) { return !one.refuses() || one.reason == &reason(R::E_LEND_NOW); });
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
    const bool areWitsKnown = blankStat(state, who, Stat::Wits).isEmpty();
    const auto chance = [&](StatusKind kind) {
        const StartChance question{kind, statOf(state, who, Stat::Wits), int(who.injuries.size()), 1};
        const bool isKnown = kind == StatusKind::Custom || areWitsKnown;
        return isKnown ? percentText(answer(state, question).value) : QStringLiteral("?");
    };
    for (const Offer& offer : scene.offers) {
        const StartEffect* effect = offer.action.as<StartEffect>();
        if (!effect)
            continue;
        Choice one = choiceOf(scene, offer);
        const Status* status = find(who.statuses, effect->what);
        if (status && status->kind == StatusKind::Enraged)
            one.detail = fill(sellsword::tr("forced with %1"), {chance(status->kind)});
        else if (status && status->kind == StatusKind::Glamyred)
            one.detail = fill(sellsword::tr("acts freely with %1"), {chance(status->kind)});
        else if (effect->what == QLatin1String("mortal"))
            one.detail = fill(sellsword::tr("stands with %1"), {chance(StatusKind::Custom)});
        moment.choices += one;
    }
    moment.choices += choicesOf<FinishTurn>(scene);
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
        const Recover* recover = offer.action.as<Recover>();
        if (!recover)
            continue;
        Choice one = choiceOf(scene, offer);
        if (!one.muted) {
            const Status& status = *find(who.statuses, recover->status);
            const bool isKnown = blankRecovery(state, who, status).isEmpty();
            const auto chance = [&](int rerolls) {
                return !isKnown ? QStringLiteral("?")
                                : percentText(*answer(state, RecoveryChance{who.id, recover->status, 0, 0, rerolls, 1}).value);
            };
            const QString stat = status.stat == RecoveryStat::Unknown ? QStringLiteral("?") : capital(shown(status.stat));
            one.outcome = chance(0);
            one.tone = Tone::Good;
            one.detail = mayBeLent(scene, who) ? fill(sellsword::tr("on %1 · with a Warleader die %2"), {stat, chance(1)})
                                               : fill(sellsword::tr("on %1"), {stat});
        }
        moment.choices += one;
    }
    moment.choices += choicesOf<LendDie>(scene);
    moment.choices += choicesOf<FinishTurn>(scene);
    if (who.statuses.isEmpty() && moment.hint.isEmpty())
        moment.hint = sellsword::tr("nothing to recover from");
    return moment;
}

namespace {

// What the unit can do at whom it points, then by itself.
void addActs(Moment& moment, const Scene& scene, const Unit& who)
{
    const State& state = scene.state;
    append(moment.choices, sellsword::tr("A miss may be rolled again"), choicesOf<Reroll>(scene));
    const QString target = scene.pointing.actor == who.id ? scene.pointing.target : QString();
    if (const QList<Choice> burst = burstChoices(scene); !burst.isEmpty())
        append(moment.choices, sellsword::tr("Burst"), burst);
    else if (!target.isEmpty()) {
        moment.choices += choicesAt(scene, target);
        append(moment.choices, fill(sellsword::tr("At %1"), {titleOf(state, target)}), attacksToEnter(state, who));
    } else if (!who.dropped) {
        if (state.map && state.turn && scene.pointing.attack.isEmpty())
            addNearest(moment, scene);
        append(moment.choices, sellsword::tr("Attacks: press whom"), attacksToAim(scene, who));
    }
    QList<Choice> others;
    const QString other = scene.pointing.actor != who.id ? scene.pointing.actor : target;
    if (!other.isEmpty() && !who.dropped)
        others += traitsOn(scene, who, other);
    others += choicesOf<UseTrait>(scene, true) + choicesOf<Rest>(scene, true) + choicesOf<Crow>(scene, true);
    if (!state.map && !isLight(state))
        others += movesUnmapped(scene, who);
    append(moment.choices, sellsword::tr("Other acts"), others);
}

// Of those offers that are the unit's own: while nobody has a turn, all units have some.
QList<engine::Offer> offersOf(const Scene& scene, const Unit& who)
{
    QList<engine::Offer> own;
    for (const engine::Offer& offer : scene.offers)
        if (offer.actor == who.id || offer.actor.isEmpty())
            own += offer;
    return own;
}

} // namespace

// Light tracking: whoever is chosen attacks; the table sees whose turn it is.
std::optional<Moment> atLight(const Scene& scene)
{
    const State& state = scene.state;
    if (state.stage != Stage::Phases || !isUntracked(state))
        return std::nullopt;
    Moment moment;
    const Unit* who = unit(state, scene.pointing.actor);
    if (who && !who->dropped) {
        const QList<engine::Offer> own = offersOf(scene, *who);
        const Scene alone{state, own, scene.pointing};
        moment.title = scene.pointing.target.isEmpty()
            ? titleOf(state, who->id)
            : fill(sellsword::tr("%1 at %2"), {titleOf(state, who->id), titleOf(state, scene.pointing.target)});
        moment.hint = sellsword::tr("press whom it attacks; distance and cover are asked for");
        addActs(moment, alone, *who);
        append(moment.choices, sellsword::tr("Its turn, for what happens at its start and end"), choicesOf<Activate>(alone));
    } else {
        moment.title = fill(sellsword::tr("Round %1"), {number(state.round)});
        moment.hint = sellsword::tr("press the unit that attacks, then its target");
        append(
            moment.choices, sellsword::tr("Whose turn is it?"), choicesOf<Activate>(scene)); // not the end of the round by Enter
    }
    append(moment.choices, sellsword::tr("End of the round"), choicesOf<EndRound>(scene));
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
    addActs(moment, scene, who);
    append(moment.choices, sellsword::tr("The turn"), choicesOf<EndTurn>(scene, true) + choicesOf<FinishTurn>(scene));
    return moment;
}

} // namespace sellsword::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/waiting.h"

#include "games/jagged-alliance/desk/promise.h"
#include "games/jagged-alliance/rules/blanks.h"
#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/desk/offer_words.h"
#include "games/jagged-alliance/rules/dice/odds.h"
#include "games/jagged-alliance/rules/rules.h"
#include "kit/advice.h"

#include <algorithm>

namespace jaggedalliance::desk {

using engine::Offer;

namespace {

constexpr qsizetype most = 6; // choices side by side

class Scene {
public:
    const State& state;
    const QList<Offer>& offers;
    Waiting found{};

    // The offers of these actions that satisfy something; what is refused only when nothing else is left.
    template <engine::Act... A, class Wanted> void chooseIf(const Wanted& wanted)
    {
        for (const bool allowed : {true, false}) {
            (take<A>(allowed, wanted), ...);
            if (!found.choices.isEmpty())
                return;
        }
    }
    template <engine::Act... A> void choose()
    {
        chooseIf<A...>([](const Offer&) { return true; });
    }

private:
    template <engine::Act A, class Wanted> void take(bool allowed, const Wanted& wanted)
    {
        for (const Offer& offer : offers) {
            if (!offer.action.is<A>() || offer.verdict.isAllowed() != allowed || !wanted(offer))
                continue;
            found.choices += Choice{offer, {}};
        }
    }
};

bool isAllowed(const Offer& offer) { return offer.verdict.isAllowed(); }

// While anybody may still do something else, nobody is hurried to the end, nor to leave what was won.
bool endsEarly(const QList<Offer>& offers, const Offer& offer)
{
    if (offer.action.is<Forgo>())
        return true;
    return offer.action.is<EndActions>() && std::ranges::any_of(offers, [&](const Offer& other) {
        return isAllowed(other) && !other.actor.isEmpty() && !other.action.is<EndActions>();
    });
}

bool ended(Scene& scene)
{
    const State& state = scene.state;
    if (!state.scenario || state.scenario->ending == Ending::Open)
        return false;
    scene.found.title = state.scenario->ending == Ending::Won ? jaggedalliance::tr("The scenario is won")
                                                              : jaggedalliance::tr("The scenario is lost");
    scene.found.text = jaggedalliance::tr(state.scenario->why.toUtf8().constData()); // what a person wrote stands as it is
    if (state.phase == Phase::Victory)
        scene.found.text += (state.scenario->why.isEmpty() ? QString() : QStringLiteral(". "))
            + jaggedalliance::tr("Corpses and loot tokens may still be looted.");
    scene.choose<FinishScenario, Loot>();
    return true;
}

bool rolled(Scene& scene)
{
    const State& state = scene.state;
    if (!state.roll)
        return false;
    scene.found.title = fill(jaggedalliance::tr("Rolled: %1"), {facesText(state, state.roll->dice, state.roll->rolled)});
    scene.found.text = jaggedalliance::tr("One die may be rolled again before the roll counts.");
    scene.found.isUrgent = true;
    scene.choose<KeepRoll, Reroll>();
    QList<Choice>& choices = scene.found.choices;
    const auto chance = [&](const Choice& one) {
        const auto* again = one.offer.action.as<Reroll>();
        const auto odds = oddsAfter(state, again ? again->die : 0);
        return odds ? odds->percent : 0;
    };
    if (!kit::isAdvised() || choices.isEmpty())
        return true;
    std::ranges::stable_sort(choices, std::greater{}, chance);
    choices.first().isBetter = chance(choices.first()) > chance(choices.last());
    return true;
}

bool attacked(Scene& scene)
{
    const State& state = scene.state;
    if (state.incoming.isEmpty())
        return false;
    const Incoming& one = state.incoming.first();
    scene.found.title = capital(fill(jaggedalliance::tr("%1 damage to %2"), {damageText(state, one), titleOf(state, one.who)}));
    const QString parts = damageWords(state, one);
    QStringList along;
    for (const Icon icon : one.icons)
        if (icon != Icon::Damage)
            along += shown(icon);
    QStringList text;
    const bool isMine = !find(state.enemies, one.from) && !find(state.mercenaries, one.from);
    if (!one.from.isEmpty())
        text += isMine ? jaggedalliance::tr("From a mine.") : fill(jaggedalliance::tr("From %1."), {nameOf(state, one.from)});
    if (parts.contains(QLatin1Char(':')))
        text += fill(jaggedalliance::tr("Damage %1."), {parts});
    text += along.isEmpty() ? jaggedalliance::tr("Nothing else comes along.")
                            : fill(jaggedalliance::tr("With it comes %1: armour does not stop that, stealth does."),
                                {along.join(QStringLiteral(", "))});
    if (!blankSwamp(state, one).isEmpty())
        text += jaggedalliance::tr("In a swamp one more counts.");
    if (!one.hides)
        text += jaggedalliance::tr("There is no hiding from it.");
    if (state.incoming.size() > 1)
        text += fill(jaggedalliance::tr("To be answered after this: %1."), {number(state.incoming.size() - 1)});
    scene.found.text = text.join(QLatin1Char(' '));
    scene.found.isUrgent = true;
    scene.chooseIf<Defend>([&](const Offer& offer) { return offer.action.as<Defend>()->incoming == one.id; });
    const auto both = asked::answer(state, asked::Defence{one.id, {}, 0}).value;
    const bool isEven =
        along.isEmpty() && one.hides && both->armour.meanWounds == (both->stealth ? both->stealth->meanWounds : 0);
    const int saving = asked::rebelsThatSave(state, one.id); // nothing that is free does
    const auto isSaved = [&](const Choice& choice) {         // by these, and by nothing else that is paid
        const Defend& way = *choice.offer.action.as<Defend>();
        return saving > 0 && way.rebels == saving && !way.stealth && way.helpers.isEmpty() && way.worn.isEmpty() && !way.terrain;
    };
    std::ranges::stable_partition(scene.found.choices, isSaved);
    for (Choice& choice : scene.found.choices) {
        const Defend& way = *choice.offer.action.as<Defend>();
        if (saving > 0) {
            choice.isNext = isSaved(choice);
            choice.isBetter = kit::isAdvised() && choice.isNext;
            continue;
        }
        // What is paid besides always helps: how much, its chance says.
        const bool isFree = way.helpers.isEmpty() && way.worn.isEmpty() && !way.terrain && way.rebels == 0;
        choice.isBetter =
            kit::isAdvised() && both->stealth && !isEven && isFree && way.stealth == (both->better == RollKind::Stealth);
        choice.isNext = !both->stealth && isFree;
    }
    return true;
}

// Percent.
double holdOf(const State& state, const Offer& offer)
{
    const FightCounterAttack& fight = *offer.action.as<FightCounterAttack>();
    return asked::chance(chanceToHold(state, state.threat.attack->strength, fight.rebels, fight.helpers)).percent;
}

bool counterAttacked(Scene& scene)
{
    const State& state = scene.state;
    if (!state.threat.attack)
        return false;
    scene.found.title = fill(jaggedalliance::tr("Counter-attack, strength %1"), {strengthText(state)});
    int guards = 0;
    for (const Sector& one : state.sectors)
        guards += one.rebels;
    QStringList text{
        fill(jaggedalliance::tr("It waited on space %1 and is fought before the level rises further. Rebels on guard: %2."),
            {number(state.threat.attack->level), number(guards)})};
    if (state.threat.tokens > 0)
        text += fill(jaggedalliance::tr("Threat tokens after it: %1."), {number(state.threat.tokens)});
    if (!tracksTable(state)) {
        text += jaggedalliance::tr("Roll on the table, with whatever helps there; the sum of the successes is asked for.");
        scene.found.text = text.join(QLatin1Char(' '));
        scene.found.isUrgent = true;
        scene.choose<FightCounterAttack>();
        return true;
    }
    if (blankAttacked(state).isEmpty()) {
        const asked::RebelsFor wanted = asked::answer(state, asked::CounterAttackOdds{}).value.rebelsFor;
        // What is weighed now stands first: in large letters only the beginning has room.
        text.prepend(fill(jaggedalliance::tr("Supporting rebels for a chance of %1."), {rebelsForText(wanted, state.rebels)}));
    }
    scene.found.text = text.join(QLatin1Char(' '));
    scene.found.isUrgent = true;
    scene.choose<FightCounterAttack>();
    QList<Choice>& choices = scene.found.choices;
    std::ranges::stable_sort(choices, std::less{}, [&](const Choice& one) { // of equal chances the cheapest first
        return std::pair(-holdOf(state, one.offer), one.offer.action.as<FightCounterAttack>()->rebels);
    });
    if (kit::isAdvised() && !choices.isEmpty())
        choices.first().isBetter = holdOf(state, choices.first().offer) > holdOf(state, choices.last().offer);
    return true;
}

bool unfinished(Scene& scene)
{
    const State& state = scene.state;
    if (const Mercenary* back = comingBack(state)) {
        const Mission& solved = mission(state, back->at);
        scene.found.title =
            fill(jaggedalliance::tr("%1 is solved: %2 comes back"), {titleOf(state, solved.id), titleOf(state, back->id)});
        scene.found.text =
            fill(jaggedalliance::tr("Press the area of %1 to begin in."), {titleOf(state, accessOf(state, solved))});
        if (sector(state, accessOf(state, solved)).state == SectorState::Occupied)
            scene.found.text += QLatin1Char(' ') + jaggedalliance::tr("The spawn card is turned over when everybody stands.");
        scene.choose<ComeBack>();
    } else if (!state.grants.isEmpty()) {
        const Grant& grant = state.grants.first();
        scene.found.title = fill(jaggedalliance::tr("%1: %2 may move"), {capital(shown(grant.kind)), nameOf(state, grant.who)});
        scene.found.text = jaggedalliance::tr("Press an area beside it.");
        scene.chooseIf<MoveGranted, Forgo>([&](const Offer& offer) {
            const auto* move = offer.action.as<MoveGranted>();
            return !move || move->grant == grant.id;
        });
    } else if (state.burst) {
        scene.found.title = fill(jaggedalliance::tr("The burst goes on: %1 more"), {number(state.burst->left)});
        scene.choose<Repeat, Forgo>();
    } else if (state.successes) {
        scene.found.title = fill(jaggedalliance::tr("Successes to use: %1"), {number(state.successes->left)});
        scene.found.text =
            fill(jaggedalliance::tr("%1 of %2"), {capital(shown(state.successes->skill)), titleOf(state, state.successes->who)});
        scene.choose<Assign, Forgo>();
    } else if (state.groupMoves > 0) {
        scene.found.title = fill(jaggedalliance::tr("The Group Move may go on: %1 more"), {number(state.groupMoves)});
        scene.chooseIf<GroupMove, Forgo>(isAllowed);
    } else if (!state.due.isEmpty()) {
        scene.found.title = jaggedalliance::tr("A card asks for this");
        const Effect& due = state.due.first();
        scene.found.text = effectText(state, due);
        if (due.kind == EffectKind::Reveal)
            scene.found.text += QStringLiteral(". ") + jaggedalliance::tr("Press the token to turn over.");
        scene.chooseIf<Reveal, DoEffect, DropEffect>([&](const Offer& offer) {
            const auto* does = offer.action.as<DoEffect>();
            const auto* drops = offer.action.as<DropEffect>();
            return does ? does->due == due.id : drops ? drops->due == due.id : due.kind == EffectKind::Reveal;
        });
    } else {
        return false;
    }
    scene.found.isUrgent = true;
    return true;
}

// Nothing else is done before it.
bool turningOver(Scene& scene)
{
    const State& state = scene.state;
    QStringList due;
    for (const Token* token : tokensDue(state))
        due += token->id;
    if (due.isEmpty())
        return false;
    scene.found.title = jaggedalliance::tr("An encounter is turned over");
    scene.found.text = jaggedalliance::tr("Whoever comes to a face-down token turns it over at once, and what it says happens.");
    scene.found.isUrgent = true;
    scene.chooseIf<Reveal>([&](const Offer& offer) {
        const Reveal& token = *offer.action.as<Reveal>();
        return !token.far && due.contains(token.token);
    });
    return true;
}

bool settling(Scene& scene)
{
    const State& state = scene.state;
    for (const Mercenary& who : state.mercenaries)
        if (who.place == MercPlace::Fallen) {
            scene.found.title = fill(jaggedalliance::tr("%1 is dead"), {titleOf(state, who.id)});
            scene.found.text = fill(
                jaggedalliance::tr("Cards to discard, half of them rounded down: %1. The others go to whoever comes instead."),
                {number(discardsOf(state, who.id))});
            scene.found.isUrgent = true;
            scene.chooseIf<Replace>([&](const Offer& offer) { return offer.action.as<Replace>()->who == who.id; });
            return true;
        }
    for (const Card& card : state.cards)
        if (card.place == Place::Received) {
            scene.found.title = fill(jaggedalliance::tr("%1 was gained"), {titleOf(state, card.id)});
            scene.found.text = fill(jaggedalliance::tr("%1 puts it into a slot or the inventory, or discards a card for it."),
                {titleOf(state, card.holder)});
            scene.chooseIf<Arrange, Receive, DiscardCard>([&](const Offer& offer) { return cardOf(offer.action) == card.id; });
            return true;
        }
    return false;
}

// Whom the next enemy goes for, and why.
QString aim(const State& state, const Figure& enemy)
{
    if (const Blanks open = blankAim(state, enemy); !open.isEmpty())
        return fill(
            jaggedalliance::tr("Whom it attacks, and from where, is not known. Not entered yet: %1"), {engine::named(open)});
    QStringList told, areas;
    for (const engine::Told& one : asked::answer(state, asked::TargetOf{enemy.id}).told)
        if (!one.message.isEmpty())
            told += one.text();
    for (const QString& way : asked::answer(state, asked::Way{enemy.id}).value)
        areas += way.toUpper();
    QString text = told.join(QStringLiteral(". "));
    if (areas.size() == 1)
        text += fill(jaggedalliance::tr(". It goes to area %1"), {areas.first()});
    else if (areas.size() > 1)
        text += fill(jaggedalliance::tr(". The ways are equally good, you choose: %1"), {areas.join(QStringLiteral(", "))});
    return text;
}

bool enemies(Scene& scene)
{
    const State& state = scene.state;
    if (state.phase != Phase::Players || state.step != Step::Enemies)
        return false;
    const QString at = mercenary(state, state.active).at;
    const QList<const Figure*> next = nextEnemies(state, at);
    const Figure* acting = state.acting ? find(state.enemies, state.acting->enemy) : next.isEmpty() ? nullptr : next.first();
    scene.found.title = !acting            ? jaggedalliance::tr("The enemies have acted")
        : next.size() > 1 && !state.acting ? jaggedalliance::tr("Equal enemies: you choose who acts first")
                                           : fill(jaggedalliance::tr("%1 acts"), {nameOf(state, acting->id)});
    QStringList order;
    for (const QStringList& equal : asked::orderAt(state, at)) {
        QStringList names;
        for (const QString& id : equal)
            names += nameOf(state, id);
        order += names.join(QStringLiteral(" = "));
    }
    QStringList text;
    if (acting)
        text += aim(state, *acting);
    if (order.size() > 1)
        text += fill(jaggedalliance::tr("Order: %1"), {order.join(QStringLiteral(" → "))});
    scene.found.text = text.join(QStringLiteral(". "));
    scene.found.isUrgent = true;
    scene.choose<EnemyAct>();
    return true;
}

bool dictating(Scene& scene)
{
    const State& state = scene.state;
    if (state.phase != Phase::Dictator)
        return false;
    scene.found.isUrgent = true;
    switch (dictatorStep(state)) {
    case DictatorStep::Threat: {
        const int to = state.threat.level + 1;
        scene.found.title = fill(jaggedalliance::tr("Threat tokens to resolve: %1"), {number(state.threat.tokens)});
        scene.found.text = state.threat.counters.contains(to)
            ? fill(jaggedalliance::tr(
                       "The level rises to %1, where a counter-attack waits, strength %2: it is fought before the next token."),
                {number(to), number(counterStrength(state, to))})
            : fill(jaggedalliance::tr("One at a time: the level rises to %1."), {number(to)});
        scene.choose<RaiseThreat>();
        break;
    }
    case DictatorStep::Event:
        scene.found.title = !blankBand(state).isEmpty()
            ? jaggedalliance::tr("Draw an event: of the colour of this level")
            : fill(jaggedalliance::tr("Draw a %1 event"), {bandName(space(state, state.threat.level).band)});
        scene.found.text = state.threat.eventSlots.size() >= mostEvents
            ? jaggedalliance::tr("All three slots are full: their events go back, and day turns to night or night to day.")
            : fill(jaggedalliance::tr("It goes to slot %1."), {number(state.threat.eventSlots.size() + 1)});
        scene.choose<DrawEvent>();
        break;
    case DictatorStep::End:
        scene.found.title = jaggedalliance::tr("The end of the dictator phase");
        scene.found.text = state.threat.night ? jaggedalliance::tr("By night no threat token is added.")
                                              : jaggedalliance::tr("By day one threat token is added for the next turn.");
        scene.choose<EndDictatorPhase>();
        break;
    }
    return true;
}

// Nothing waits: what may be done in peace.
void peace(Scene& scene)
{
    const State& state = scene.state;
    if (state.phase != Phase::Players)
        return;
    if (!state.active.isEmpty() && !tracksTable(state)) {
        scene.found.title = fill(jaggedalliance::tr("%1 acts"), {titleOf(state, state.active)});
        scene.found.text = jaggedalliance::tr(
            "Play it on the table. What it costs is said here; a sector that is free is pressed above, a wounded board below.");
        scene.chooseIf<DoEffect, Train, EndActions>([&](const Offer& offer) {
            const auto* said = offer.action.as<DoEffect>();
            return !said || (said->effect && said->target == state.active);
        });
        return;
    }
    if (!state.active.isEmpty()) {
        scene.found.title = state.step == Step::Actions ? fill(jaggedalliance::tr("%1 acts"), {titleOf(state, state.active)})
                                                        : fill(jaggedalliance::tr("%1 begins"), {titleOf(state, state.active)});
        scene.found.text = state.step == Step::Actions
            ? jaggedalliance::tr("Press an area or a sector to go there, an enemy to attack it, a token or a corpse; the active "
                                 "board for command actions.")
            : jaggedalliance::tr(
                "First, if wanted: effects on activation, flee, arrange and trade cards. The first action ends this.");
        const QString at = mercenary(state, state.active).at;
        const Blanks open = isFight(state, at) ? blankForces(state, at) : Blanks();
        if (!open.isEmpty()) { // entered, they are placed; otherwise the table says that nobody is there
            scene.found.text = fill(jaggedalliance::tr("Who stands in %1 is not known. Not entered yet: %2."),
                {titleOf(state, at), engine::named(open)});
            scene.chooseIf<Liberate>(
                [&](const Offer& offer) { return isAllowed(offer) && offer.action.as<Liberate>()->sector == at; });
        }
        scene.chooseIf<Flee>(isAllowed);
        scene.choose<EndActions>();
        return;
    }
    const QStringList open = waitingFor(state);
    if (open.isEmpty()) {
        scene.found.title = jaggedalliance::tr("Everybody has acted");
        scene.found.text = state.scenario && state.scenario->noDictator
            ? jaggedalliance::tr("This scenario has no dictator phase.")
            : jaggedalliance::tr("The dictator phase follows.");
        scene.choose<EndPlayerPhase>();
        return;
    }
    scene.found.title = jaggedalliance::tr("Who acts next?");
    scene.chooseIf<Activate>(isAllowed);
    const bool isGoal = state.scenario && !state.scenario->objective.isEmpty();
    if (isGoal)
        scene.found.text = fill(jaggedalliance::tr("Objective: %1"), {state.scenario->objective});
    if (!isGoal || scene.found.choices.size() < open.size()) // else the buttons name them all
        scene.found.text += (isGoal ? QStringLiteral("\n") : QString())
            + fill(jaggedalliance::tr("Still to act: %1"), {open.join(QStringLiteral(", "))});
}

// What was noted for this moment, beside whatever else waits.
void remind(Scene& scene)
{
    QStringList due;
    for (const Noted* noted : notedNow(scene.state))
        due += effectText(scene.state, noted->effect);
    if (due.isEmpty())
        return;
    const QString text = fill(jaggedalliance::tr("Due now: %1."), {due.join(QStringLiteral("; "))});
    scene.found.text = scene.found.text.isEmpty() ? text : text + QLatin1Char(' ') + scene.found.text;
    scene.chooseIf<DoEffect, DropEffect>([](const Offer& offer) {
        const auto* does = offer.action.as<DoEffect>();
        return !(does ? does->noted : offer.action.as<DropEffect>()->noted).isEmpty();
    });
}

} // namespace

Waiting waiting(const State& state, const QList<Offer>& offers)
{
    Scene scene{state, offers};
    if (!(ended(scene) || rolled(scene) || attacked(scene) || counterAttacked(scene) || turningOver(scene) || unfinished(scene)
            || settling(scene) || enemies(scene) || dictating(scene)))
        peace(scene);
    remind(scene);
    QList<Choice>& choices = scene.found.choices;
    scene.found.left = std::max<qsizetype>(0, choices.size() - most);
    choices.resize(std::min(choices.size(), most));
    const bool isOne = choices.size() == 1;
    for (Choice& choice : choices) {
        choice.words = wordsOn(state, choice.offer);
        choice.isNext =
            choice.isNext || choice.isBetter || (isOne && isAllowed(choice.offer) && !endsEarly(offers, choice.offer));
    }
    return scene.found;
}

Pool poolDue(const State& state)
{
    if (!tracksTable(state))
        return {};
    if (state.threat.attack)
        return throwOf(state, rollFor(RollKind::CounterAttack, {})).all();
    return state.incoming.isEmpty() ? Pool() : throwOf(state, rollFor(RollKind::Armour, state.incoming.first().who)).all();
}

} // namespace jaggedalliance::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/waiting.h"

#include "games/jagged-alliance/desk/promise.h"
#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/desk/offer_words.h"
#include "games/jagged-alliance/rules/dice/rolls.h"
#include "games/jagged-alliance/rules/rules.h"

namespace jaggedalliance::desk {

using engine::Offer;

namespace {

constexpr qsizetype most = 6; // choices side by side

class Table {
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
            if (found.choices.size() < most)
                found.choices += Choice{offer, wordsOn(state, offer), false};
            else
                ++found.left;
        }
    }
};

bool isAllowed(const Offer& offer) { return offer.verdict.isAllowed(); }

bool ended(Table& table)
{
    const State& state = table.state;
    if (!state.scenario || state.scenario->ending == Ending::Open)
        return false;
    table.found.title = state.scenario->ending == Ending::Won ? jaggedalliance::tr("The scenario is won")
                                                              : jaggedalliance::tr("The scenario is lost");
    table.found.text = state.scenario->why;
    if (state.phase == Phase::Victory)
        table.found.text += (state.scenario->why.isEmpty() ? QString() : QStringLiteral(". "))
            + jaggedalliance::tr("Corpses and loot tokens may still be looted.");
    table.choose<FinishScenario, Loot>();
    return true;
}

bool rolled(Table& table)
{
    const State& state = table.state;
    if (!state.roll)
        return false;
    table.found.title = fill(jaggedalliance::tr("Rolled: %1"), {facesText(state, state.roll->dice, state.roll->rolled)});
    table.found.text = jaggedalliance::tr("One die may be rolled again before the roll counts.");
    table.found.isUrgent = true;
    table.choose<KeepRoll, Reroll>();
    return true;
}

bool attacked(Table& table)
{
    const State& state = table.state;
    if (state.incoming.isEmpty())
        return false;
    const Incoming& one = state.incoming.first();
    table.found.title = fill(jaggedalliance::tr("%1 damage to %2"), {number(one.damage), titleOf(state, one.who)});
    const QString parts = itemised(partsOf(state, one));
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
    if (!one.hides)
        text += jaggedalliance::tr("There is no hiding from it.");
    if (state.incoming.size() > 1)
        text += fill(jaggedalliance::tr("To be answered after this: %1."), {number(state.incoming.size() - 1)});
    table.found.text = text.join(QLatin1Char(' '));
    table.found.isUrgent = true;
    table.chooseIf<Defend>([&](const Offer& offer) { return offer.action.as<Defend>()->incoming == one.id; });
    const auto both = asked::answer(state, asked::Defence{one.id, {}, 0}).value;
    const bool isEven =
        along.isEmpty() && one.hides && both->armour.meanWounds == (both->stealth ? both->stealth->meanWounds : 0);
    for (Choice& choice : table.found.choices) {
        const Defend& way = *choice.offer.action.as<Defend>();
        const bool isPlain = way.helpers.isEmpty() && way.stealth + !way.worn.isEmpty() + (way.rebels > 0) <= 1;
        choice.isBetter = !isEven && isPlain && way.stealth == (both->better == RollKind::Stealth);
    }
    return true;
}

bool counterAttacked(Table& table)
{
    const State& state = table.state;
    if (!state.threat.attack)
        return false;
    table.found.title = fill(jaggedalliance::tr("Counter-attack, strength %1"), {number(state.threat.attack->strength)});
    int guards = 0;
    for (const Sector& one : state.sectors)
        guards += one.rebels;
    QStringList text{
        fill(jaggedalliance::tr("It waited on space %1 and is fought before the level rises further. Rebels on guard: %2."),
            {number(state.threat.attack->level), number(guards)})};
    if (state.threat.tokens > 0)
        text += fill(jaggedalliance::tr("Threat tokens after it: %1."), {number(state.threat.tokens)});
    const asked::RebelsFor wanted = asked::answer(state, asked::CounterAttackOdds{}).value.rebelsFor;
    QStringList rebels;
    for (auto it = wanted.begin(); it != wanted.end(); ++it)
        rebels += fill(jaggedalliance::tr("%1 % with %2"), {it.key(), rebelsText(it.value())});
    text += fill(jaggedalliance::tr("Supporting rebels that it takes: %1."), {rebels.join(QStringLiteral(", "))});
    table.found.text = text.join(QLatin1Char(' '));
    table.found.isUrgent = true;
    table.choose<FightCounterAttack>();
    return true;
}

bool unfinished(Table& table)
{
    const State& state = table.state;
    if (const Mercenary* back = comingBack(state)) {
        const Mission& solved = mission(state, back->at);
        table.found.title =
            fill(jaggedalliance::tr("%1 is solved: %2 comes back"), {titleOf(state, solved.id), titleOf(state, back->id)});
        table.found.text =
            fill(jaggedalliance::tr("Press the area of %1 to begin in."), {titleOf(state, accessOf(state, solved))});
        if (sector(state, accessOf(state, solved)).state == SectorState::Occupied)
            table.found.text += QLatin1Char(' ') + jaggedalliance::tr("The spawn card is turned over when everybody stands.");
        table.choose<ComeBack>();
    } else if (!state.grants.isEmpty()) {
        const Grant& grant = state.grants.first();
        table.found.title = fill(jaggedalliance::tr("%1: %2 may move"), {capital(shown(grant.kind)), nameOf(state, grant.who)});
        table.found.text = jaggedalliance::tr("Press an area beside it.");
        table.chooseIf<MoveGranted, Forgo>([&](const Offer& offer) {
            const auto* move = offer.action.as<MoveGranted>();
            return !move || move->grant == grant.id;
        });
    } else if (state.burst) {
        table.found.title = fill(jaggedalliance::tr("The burst goes on: %1 more"), {number(state.burst->left)});
        table.choose<Repeat, Forgo>();
    } else if (state.successes) {
        table.found.title = fill(jaggedalliance::tr("Successes to use: %1"), {number(state.successes->left)});
        table.found.text =
            fill(jaggedalliance::tr("%1 of %2"), {capital(shown(state.successes->skill)), titleOf(state, state.successes->who)});
        table.choose<Assign, Forgo>();
    } else if (state.groupMoves > 0) {
        table.found.title = fill(jaggedalliance::tr("The Group Move may go on: %1 more"), {number(state.groupMoves)});
        table.chooseIf<GroupMove, Forgo>(isAllowed);
    } else if (!state.due.isEmpty()) {
        table.found.title = jaggedalliance::tr("A card asks for this");
        const Effect& due = state.due.first();
        table.found.text = effectText(state, due);
        if (due.kind == EffectKind::Reveal)
            table.found.text += QStringLiteral(". ") + jaggedalliance::tr("Press the token to turn over.");
        table.chooseIf<Reveal, DoEffect, DropEffect>([&](const Offer& offer) {
            const auto* does = offer.action.as<DoEffect>();
            const auto* drops = offer.action.as<DropEffect>();
            return does ? does->due == due.id : drops ? drops->due == due.id : due.kind == EffectKind::Reveal;
        });
    } else {
        return false;
    }
    table.found.isUrgent = true;
    return true;
}

bool settling(Table& table)
{
    const State& state = table.state;
    for (const Mercenary& who : state.mercenaries)
        if (who.place == MercPlace::Fallen) {
            table.found.title = fill(jaggedalliance::tr("%1 is dead"), {titleOf(state, who.id)});
            table.found.text = fill(
                jaggedalliance::tr("Cards to discard, half of them rounded down: %1. The others go to whoever comes instead."),
                {number(discardsOf(state, who.id))});
            table.found.isUrgent = true;
            table.chooseIf<Replace>([&](const Offer& offer) { return offer.action.as<Replace>()->who == who.id; });
            return true;
        }
    for (const Card& card : state.cards)
        if (card.place == Place::Received) {
            table.found.title = fill(jaggedalliance::tr("%1 was gained"), {titleOf(state, card.id)});
            table.found.text = fill(jaggedalliance::tr("%1 puts it into a slot or the inventory, or discards a card for it."),
                {titleOf(state, card.holder)});
            table.chooseIf<Arrange, Receive, DiscardCard>([&](const Offer& offer) { return cardOf(offer.action) == card.id; });
            return true;
        }
    return false;
}

// Whom the next enemy goes for, and why.
QString aim(const State& state, const Figure& enemy)
{
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

bool enemies(Table& table)
{
    const State& state = table.state;
    if (state.phase != Phase::Players || state.step != Step::Enemies)
        return false;
    const QString at = mercenary(state, state.active).at;
    const QList<const Figure*> next = nextEnemies(state, at);
    const Figure* acting = state.acting ? find(state.enemies, state.acting->enemy) : next.isEmpty() ? nullptr : next.first();
    table.found.title = !acting            ? jaggedalliance::tr("The enemies have acted")
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
    table.found.text = text.join(QStringLiteral(". "));
    table.found.isUrgent = true;
    table.choose<EnemyAct>();
    return true;
}

bool dictating(Table& table)
{
    const State& state = table.state;
    if (state.phase != Phase::Dictator)
        return false;
    table.found.isUrgent = true;
    switch (dictatorStep(state)) {
    case DictatorStep::Threat: {
        const int to = state.threat.level + 1;
        table.found.title = fill(jaggedalliance::tr("Threat tokens to resolve: %1"), {number(state.threat.tokens)});
        table.found.text = state.threat.counters.contains(to)
            ? fill(jaggedalliance::tr(
                       "The level rises to %1, where a counter-attack waits, strength %2: it is fought before the next token."),
                {number(to), number(counterStrength(state, to))})
            : fill(jaggedalliance::tr("One at a time: the level rises to %1."), {number(to)});
        table.choose<RaiseThreat>();
        break;
    }
    case DictatorStep::Event:
        table.found.title = fill(jaggedalliance::tr("Draw a %1 event"), {bandName(space(state, state.threat.level).band)});
        table.found.text = state.threat.eventSlots.size() >= mostEvents
            ? jaggedalliance::tr("All three slots are full: their events go back, and day turns to night or night to day.")
            : fill(jaggedalliance::tr("It goes to slot %1."), {number(state.threat.eventSlots.size() + 1)});
        table.choose<DrawEvent>();
        break;
    case DictatorStep::End:
        table.found.title = jaggedalliance::tr("The end of the dictator phase");
        table.found.text = state.threat.night ? jaggedalliance::tr("By night no threat token is added.")
                                              : jaggedalliance::tr("By day one threat token is added for the next turn.");
        table.choose<EndDictatorPhase>();
        break;
    }
    return true;
}

// Nothing waits: what may be done in peace.
void peace(Table& table)
{
    const State& state = table.state;
    if (state.phase != Phase::Players)
        return;
    if (!state.active.isEmpty()) {
        table.found.title = state.step == Step::Actions ? fill(jaggedalliance::tr("%1 acts"), {titleOf(state, state.active)})
                                                        : fill(jaggedalliance::tr("%1 begins"), {titleOf(state, state.active)});
        table.found.text = state.step == Step::Actions
            ? jaggedalliance::tr("Press an area or a sector to go there, an enemy to attack it, a token or a corpse; the active "
                                 "board for command actions.")
            : jaggedalliance::tr(
                "First, if wanted: effects on activation, flee, arrange and trade cards. The first action ends this.");
        table.chooseIf<Flee>(isAllowed);
        table.choose<EndActions>();
        return;
    }
    const QStringList open = waitingFor(state);
    if (open.isEmpty()) {
        table.found.title = jaggedalliance::tr("Everybody has acted");
        table.found.text = state.scenario && state.scenario->noDictator
            ? jaggedalliance::tr("This scenario has no dictator phase.")
            : jaggedalliance::tr("The dictator phase follows.");
        table.choose<EndPlayerPhase>();
        return;
    }
    table.found.title = jaggedalliance::tr("Who acts next?");
    table.found.text = fill(jaggedalliance::tr("Still to act: %1"), {open.join(QStringLiteral(", "))});
    if (state.scenario && !state.scenario->objective.isEmpty())
        table.found.text =
            fill(jaggedalliance::tr("Objective: %1"), {state.scenario->objective}) + QLatin1Char('\n') + table.found.text;
    table.chooseIf<Activate>(isAllowed);
}

} // namespace

Waiting waiting(const State& state, const QList<Offer>& offers)
{
    Table table{state, offers};
    if (!(ended(table) || rolled(table) || attacked(table) || counterAttacked(table) || unfinished(table) || settling(table)
            || enemies(table) || dictating(table)))
        peace(table);
    return table.found;
}

Pool poolDue(const State& state)
{
    if (state.threat.attack)
        return throwOf(state, rollFor(RollKind::CounterAttack, {})).all();
    return state.incoming.isEmpty() ? Pool() : throwOf(state, rollFor(RollKind::Armour, state.incoming.first().who)).all();
}

} // namespace jaggedalliance::desk

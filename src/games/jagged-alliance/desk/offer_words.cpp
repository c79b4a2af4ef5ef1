// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/offer_words.h"

#include "engine/functions.h"
#include "games/jagged-alliance/desk/promise.h"
#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/desk/outcome.h"
#include "games/jagged-alliance/rules/dice/rolls.h"
#include "games/jagged-alliance/rules/rules.h"

namespace jaggedalliance::desk {

using kit::OfferText;

namespace {

QString named(const State& state, const QString& text, QStringList ids)
{
    for (QString& id : ids)
        id = nameOf(state, id);
    return fill(text, ids);
}

// --- campaign and setup

QString title(const State&, const StartCampaign&) { return jaggedalliance::tr("Open the campaign's tracker"); }

QString title(const State& state, const Buy& a)
{
    return named(state, a.to.isEmpty() ? jaggedalliance::tr("Buy %1") : jaggedalliance::tr("Buy %1 for %2"), {a.card, a.to});
}

QString title(const State& state, const Sell& a) { return fill(jaggedalliance::tr("Sell %1"), {titles(state, a.cards)}); }

QString title(const State& state, const HandOver& a)
{
    const QString card = nameOf(state, a.card), to = nameOf(state, a.to);
    return a.to.isEmpty() ? fill(jaggedalliance::tr("Put %1 into storage"), {card})
        : !a.place        ? fill(jaggedalliance::tr("Give %1 to %2"), {card, to})
                          : fill(jaggedalliance::tr("Give %1 to %2: %3"), {card, to, placeName(*a.place)});
}

QString title(const State& state, const SwapMercenary& a)
{
    return named(state, jaggedalliance::tr("%1 takes the place of %2"), {a.to, a.from});
}

QString title(const State&, const BeginScenario&) { return jaggedalliance::tr("Lay the next scenario out"); }

QString title(const State&, const TickCity&) { return jaggedalliance::tr("Tick the next liberated city"); }

QString title(const State& state, const TickExperience& a)
{
    return a.enemy.isEmpty() ? jaggedalliance::tr("Tick an enemy as experienced")
                             : named(state, jaggedalliance::tr("Tick %1 as experienced"), {a.enemy});
}

QString title(const State&, const ConfirmDice&) { return jaggedalliance::tr("The faces are those of my dice"); }

QString title(const State& state, const Deploy& a)
{
    return fill(jaggedalliance::tr("%1 begins in %2"), {nameOf(state, a.who), placeText(state, a.at, a.area)});
}

QString title(const State&, const BeginPlay&) { return jaggedalliance::tr("Begin the first turn"); }

QString title(const State&, const Declare& a)
{
    return a.ending == Ending::Won ? jaggedalliance::tr("Declare the scenario won…")
                                   : jaggedalliance::tr("Declare the scenario lost…");
}

QString title(const State&, const FinishScenario&) { return jaggedalliance::tr("Put the scenario away"); }

// --- the start of an activation

QString title(const State& state, const Activate& a) { return named(state, jaggedalliance::tr("Activate %1"), {a.who}); }

QString title(const State& state, const OnActivation& a)
{
    return named(state, jaggedalliance::tr("On activation: %1"), {a.card});
}

QString title(const State& state, const Flee& a) { return named(state, jaggedalliance::tr("Flee to %1"), {a.to}); }

QString title(const State& state, const Arrange& a)
{
    return fill(a.exchange ? jaggedalliance::tr("%1 → %2, in exchange") : jaggedalliance::tr("%1 → %2"),
        {nameOf(state, a.card), placeName(a.place)});
}

QString title(const State& state, const Attach& a)
{
    return named(state, jaggedalliance::tr("Attach %1 to %2"), {a.card, a.host});
}

QString title(const State& state, const Detach& a) { return named(state, jaggedalliance::tr("Take %1 off"), {a.card}); }

QString title(const State& state, const Trade& a)
{
    return named(state, a.back.isEmpty() ? jaggedalliance::tr("Hand %1 to %2") : jaggedalliance::tr("Hand %1 to %2 for %3"),
        {a.card, a.to, a.back});
}

QString title(const State& state, const DiscardCard& a) { return named(state, jaggedalliance::tr("Discard %1"), {a.card}); }

QString title(const State& state, const Receive& a)
{
    return named(state,
        a.instead.isEmpty() ? jaggedalliance::tr("%1 takes %2") : jaggedalliance::tr("%1 takes %2 and discards %3"),
        {a.who, a.card, a.instead});
}

// --- actions

QString areaText(const QString& area) { return fill(jaggedalliance::tr("area %1"), {area.toUpper()}); }
QString behind(const QString& area) { return area.isEmpty() ? QString() : QStringLiteral(" · ") + area.toUpper(); }

// An area of the place where one is, or another place.
QString wayText(const State& state, const QString& to, const QString& area)
{
    const bool inside = areasNamed(state, mercenary(state, state.active).at).contains(to);
    return (inside ? areaText(to) : nameOf(state, to)) + behind(area);
}

QString byToken(const QString& act, bool shared)
{
    return shared ? fill(jaggedalliance::tr("%1, by the shared token"), {act}) : act;
}
QString withRebels(int rebels) { return rebels > 0 ? fill(jaggedalliance::tr(", rebels: %1"), {number(rebels)}) : QString(); }

QString wearing(const State& state, const QStringList& worn)
{
    return worn.isEmpty() ? QString() : fill(jaggedalliance::tr(", wearing %1"), {titles(state, worn)});
}

QString helped(const State& state, const QStringList& helpers)
{
    return helpers.isEmpty() ? QString() : fill(jaggedalliance::tr(", with %1"), {titles(state, helpers)});
}

QString title(const State& state, const MoveStep& a)
{
    return fill(jaggedalliance::tr("Move to %1"), {wayText(state, a.to, a.area)});
}

QString title(const State& state, const GroupMove& a)
{
    const QString to = wayText(state, a.to, a.area);
    return byToken(a.taken.isEmpty() ? fill(jaggedalliance::tr("Group Move to %1"), {to})
                                     : fill(jaggedalliance::tr("Group Move to %1 with %2"), {to, titles(state, a.taken)}),
        a.shared);
}

// "Attack Guard 2, fatigue 1, 2 yellow, durability for +1 orange: Dockside Carbine"
QString title(const State& state, const Attack& a)
{
    const Card& weapon = card(state, a.card);
    QString how = a.target.isEmpty() ? areaText(a.area) : nameOf(state, a.target);
    // What tells one from another stands before the name, whose end may be left off.
    if (a.use >= 1 && a.use <= weapon.uses.size())
        how += QStringLiteral(", ") + priceText(weapon.uses[a.use - 1]);
    if (a.wear)
        how += weapon.wear == Boost{} ? jaggedalliance::tr(", durability")
                                      : fill(jaggedalliance::tr(", durability for %1"), {boostText(weapon.wear)});
    how += wearing(state, a.worn);
    how += helped(state, a.helpers);
    return fill(jaggedalliance::tr("Attack %1: %2"), {how + withRebels(a.rebels), nameOf(state, a.card)});
}

QString title(const State& state, const Repeat& a)
{
    return fill(jaggedalliance::tr("Repeat the burst on %1"), {a.target.isEmpty() ? areaText(a.area) : nameOf(state, a.target)});
}

QString title(const State& state, const UseCard& a)
{
    return a.target.isEmpty()
        ? named(state, jaggedalliance::tr("Use %1"), {a.card})
        : fill(a.bleeding ? jaggedalliance::tr("Use %1 on %2: stop the bleeding") : jaggedalliance::tr("Use %1 on %2"),
            {nameOf(state, a.card), nameOf(state, a.target)});
}

QString title(const State& state, const Loot& a) { return named(state, jaggedalliance::tr("Loot %1"), {a.what}); }

QString title(const State& state, const UseSkill& a)
{
    const QString skill = capital(shown(a.skill));
    const QString act = a.mission.isEmpty() ? skill : fill(jaggedalliance::tr("%1 for %2"), {skill, nameOf(state, a.mission)});
    return byToken(act + helped(state, a.helpers) + withRebels(a.rebels), a.shared);
}

QString title(const State& state, const Assign& a)
{
    return a.bleeding      ? named(state, jaggedalliance::tr("Stop the bleeding of %1"), {a.target})
        : a.card.isEmpty() ? named(state, jaggedalliance::tr("A success for %1"), {a.target})
                           : named(state, jaggedalliance::tr("Repair %1"), {a.card});
}

QString title(const State& state, const Train& a)
{
    return byToken(a.sector.isEmpty() ? jaggedalliance::tr("Train a rebel")
                                      : fill(jaggedalliance::tr("Train a rebel in %1"), {nameOf(state, a.sector)}),
        a.shared);
}

QString title(const State& state, const Bribe& a)
{
    return byToken(fill(jaggedalliance::tr("Bribe, dice: %1"), {number(a.dice)}) + helped(state, a.helpers), a.shared);
}

QString title(const State& state, const Reveal& a)
{
    return fill(a.far ? jaggedalliance::tr("A card says so: turn %1 over from here") : jaggedalliance::tr("Turn %1 over"),
        {nameOf(state, a.token)});
}

QString title(const State& state, const ComeBack& a)
{
    return fill(jaggedalliance::tr("%1 comes back to area %2"), {nameOf(state, a.who), a.area.toUpper()});
}

QString title(const State& state, const Reroll& a)
{
    const auto& roll = state.roll;
    const qsizetype at = a.die - 1;
    const QString face = roll && at >= 0 && at < roll->dice.size() && at < roll->rolled.size()
        ? facesText(state, {roll->dice[at]}, {roll->rolled[at]})
        : QString();
    return fill(jaggedalliance::tr("Roll again: die %1, %2"), {number(a.die), face});
}

QString title(const State&, const KeepRoll&) { return jaggedalliance::tr("Let the roll stand"); }

QString title(const State& state, const MoveGranted& a)
{
    const bool isPlace = find(state.sectors, a.to) || find(state.missions, a.to);
    return fill(jaggedalliance::tr("Go to %1"), {isPlace ? nameOf(state, a.to) + behind(a.area) : areaText(a.to)});
}

QString title(const State&, const Forgo&) { return jaggedalliance::tr("Leave it unused"); }
QString title(const State&, const EndActions&) { return jaggedalliance::tr("End the actions"); }

// --- enemies, the dictator, and what cards ask for

QString title(const State& state, const EnemyAct& a)
{
    const QString text =
        a.enemy.isEmpty() ? jaggedalliance::tr("The next enemy acts") : named(state, jaggedalliance::tr("%1 acts"), {a.enemy});
    return a.to.isEmpty() ? text : fill(jaggedalliance::tr("%1, by way of %2"), {text, a.to.toUpper()});
}

QString title(const State& state, const Defend& a)
{
    return (a.stealth ? jaggedalliance::tr("Hide: stealth") : jaggedalliance::tr("Armour")) + wearing(state, a.worn)
        + helped(state, a.helpers) + withRebels(a.rebels)
        + (!a.terrain       ? QString()
                : a.stealth ? jaggedalliance::tr(", with the die of the jungle")
                            : jaggedalliance::tr(", with the die of the settlement"));
}

QString title(const State&, const EndPlayerPhase&) { return jaggedalliance::tr("End the player phase"); }
QString title(const State&, const RaiseThreat&) { return jaggedalliance::tr("Resolve one threat token"); }

QString title(const State& state, const FightCounterAttack& a)
{
    return (a.rebels > 0                ? fill(jaggedalliance::tr("Fight with rebels: %1"), {number(a.rebels)})
                   : tracksTable(state) ? jaggedalliance::tr("Fight with the guards only")
                                        : jaggedalliance::tr("Fight without rebels of the supply"))
        + helped(state, a.helpers);
}

QString title(const State&, const DrawEvent&) { return jaggedalliance::tr("Draw the event"); }
QString title(const State&, const EndDictatorPhase&) { return jaggedalliance::tr("End the dictator phase"); }
QString title(const State& state, const Liberate& a) { return named(state, jaggedalliance::tr("%1 is liberated"), {a.sector}); }

QString title(const State& state, const Uncover& a)
{
    return named(state, jaggedalliance::tr("%1 is in %2"), {a.lieutenant, a.sector});
}

QString title(const State& state, const LieutenantEnters& a)
{
    return named(state, jaggedalliance::tr("%1 comes into play"), {a.lieutenant});
}

QString title(const State& state, const ResolveGoal& a)
{
    return named(state, jaggedalliance::tr("Condition of %1 is met"), {a.mission});
}

QString title(const State& state, const Replace& a)
{
    const QString who = nameOf(state, a.who), by = nameOf(state, a.by);
    return a.by.isEmpty()      ? fill(jaggedalliance::tr("Settle the cards of %1"), {who})
        : a.discards.isEmpty() ? fill(jaggedalliance::tr("%1 replaces %2"), {by, who})
                               : fill(jaggedalliance::tr("%1 replaces %2, discarding %3"), {by, who, titles(state, a.discards)});
}

QString title(const State& state, const EnterReplacement& a)
{
    return fill(jaggedalliance::tr("%1 arrives in %2"), {nameOf(state, a.who), placeText(state, a.at, a.area)});
}

// Of an effect that is due, or was noted for now.
template <class A> QString dueText(const State& state, const A& a)
{
    if (const Noted* noted = find(state.noted, a.noted))
        return effectText(state, noted->effect);
    const Effect* due = find(state.due, a.due);
    return due ? effectText(state, *due) : QString();
}

// What the table says by itself; the number is still to come.
QString saidText(const State& state, const Effect& said, const QString& whom)
{
    const bool loses = said.text == QLatin1String("lose");
    switch (said.kind) {
    case EffectKind::Fatigue:
        return named(state, jaggedalliance::tr("%1 takes fatigue…"), {whom});
    case EffectKind::Wound:
        return named(state, jaggedalliance::tr("%1 is wounded…"), {whom});
    case EffectKind::Recover:
        return named(state, jaggedalliance::tr("%1 recovers fatigue…"), {whom});
    case EffectKind::Heal:
        return named(state, jaggedalliance::tr("%1 is healed…"), {whom});
    case EffectKind::Funds:
        return loses ? jaggedalliance::tr("Funds are paid…") : jaggedalliance::tr("Funds come in…");
    case EffectKind::Rebels:
        return loses ? jaggedalliance::tr("Rebels are lost…") : jaggedalliance::tr("Rebels join…");
    case EffectKind::ThreatToken:
        return jaggedalliance::tr("Threat tokens come…");
    case EffectKind::LowerThreat:
        return jaggedalliance::tr("The threat falls…");
    default:
        return effectText(state, said);
    }
}

QString title(const State& state, const DoEffect& a)
{
    if (a.effect && a.effect->amount == 0)
        return saidText(state, *a.effect, a.target);
    QString text = dueText(state, a);
    if (!a.target.isEmpty())
        text += QStringLiteral(": ") + nameOf(state, a.target);
    if (!a.area.isEmpty())
        text += QStringLiteral(": ") + areaText(a.area);
    if (a.bleeding)
        text += jaggedalliance::tr(", the bleeding");
    return fill(jaggedalliance::tr("Do: %1"), {text});
}

QString title(const State& state, const DropEffect& a) { return fill(jaggedalliance::tr("Strike out: %1"), {dueText(state, a)}); }

template <class A> QString title(const State&, const A&) { return {}; }

// The table as everybody sees it: what lies face down tells nothing before it is turned over.
State asSeen(State seen)
{
    for (Sector& one : seen.sectors) {
        one.tokens.clear();
        if (one.state != SectorState::Occupied || one.faceUp)
            continue;
        SpawnCard back;
        back.difficulty = one.spawn.difficulty;
        back.empty = blankSpawn(seen, one.id).isEmpty(); // it was entered: only the table does not see it yet
        one.spawn = back;
        Token unknown; // whatever the card brings, the sector is not free at once
        unknown.at = one.id;
        seen.tokens += unknown;
    }
    return seen;
}

// What comes of an action that leaves nothing to chance.
void tryOut(OfferText& text, const State& state, const engine::Offer& offer, QStringList told)
{
    const State seen = asSeen(state);
    const auto done = kit::each<Action, std::optional<Changes>>(offer.action, [&](const auto& a) { return apply(seen, a); });
    if (!done)
        return;
    const Brief brief = briefly(seen, done->state, offer.actor);
    text.outcome =
        brief.text.isEmpty() && offer.action.is<Sell>() ? fill(jaggedalliance::tr("funds %1"), {signedNumber(0)}) : brief.text;
    text.tone = brief.tone;
    for (const engine::Told& one : done->told)
        told += one.text();
    text.detail = told.join(QStringLiteral(" · "));
}

} // namespace

QString titleOn(const State& state, const engine::Offer& offer)
{
    const QString found = kit::each<Action, QString>(offer.action, [&](const auto& a) { return title(state, a); });
    return found.isEmpty() ? offer.label.text() : found;
}

OfferText wordsOn(const State& state, const engine::Offer& offer)
{
    OfferText text = kit::worded(titleOn(state, offer), offer);
    if (offer.verdict.decisive() || offer.action.is<Declare>()) // which ending it is stands in its title
        return text;
    QStringList warnings; // of the dice the table warns itself
    for (const engine::Condition& condition : offer.verdict.conditions)
        if (!condition.holds() && condition.reason != &reason(R::W_DICE))
            warnings += condition.text();
    if (const Promise promise = promiseOf(state, offer); !promise.text.isEmpty()) {
        text.outcome = promise.text;
        text.tone = promise.tone;
        text.detail = (QStringList{promise.detail} + warnings).join(QStringLiteral(" · "));
        return text;
    }
    const auto asks = kit::each<Action, engine::Needs>(offer.action, [&](const auto& a) { return engine::needsOf(state, a); });
    if (!asks.dice.isEmpty() || !asks.picks.isEmpty() || !asks.facts.isEmpty()) {
        QStringList picks;
        for (const engine::Pick& pick : asks.picks)
            picks += pick.label;
        text.detail = (picks + warnings).join(QStringLiteral(" · "));
        return text;
    }
    const auto open =
        kit::each<Action, QList<engine::Fault>>(offer.action, [&](const auto& a) { return engine::lackingOf(state, a); });
    const bool isKnown =
        kit::each<Action, bool>(offer.action, [&](const auto& a) { return engine::askedFirstOf(state, a).isEmpty(); });
    if (!open.isEmpty())
        text.detail = open.first().problem; // its choices are asked for by name
    else if (isKnown)                       // otherwise the list says itself what is not
        tryOut(text, state, offer, warnings);
    return text;
}

QString cardOf(const engine::AnyAction& action)
{
    return kit::each<Action, QString>(action, [](const auto& a) { return cardIn(a); });
}

} // namespace jaggedalliance::desk

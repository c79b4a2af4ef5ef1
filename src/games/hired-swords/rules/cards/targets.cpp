// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whom or what an effect of a card can mean: what may stand as its target, and what is left to choose.
#include "games/hired-swords/rules/rules.h"

#include <algorithm>

namespace hiredswords {

using engine::Fault;

bool usesAmount(EffectKind kind)
{
    switch (kind) {
    case EffectKind::Damage:
    case EffectKind::Heal:
    case EffectKind::Gold:
    case EffectKind::Counter:
    case EffectKind::Standing:
    case EffectKind::Reveal:
    case EffectKind::Reinforce:
        return true;
    default:
        return false;
    }
}

// Targets with two parts are written "nizar:northwest", "hamid:dodge", "hamid:dodge:spend", "staun:fixed".
QString targetPart(const QString& target, int index) { return target.section(QLatin1Char(':'), index, index); }

namespace {

const QStringList limits{QStringLiteral("fixed"), QStringLiteral("loner"), QStringLiteral("never-flees")};

bool isFigure(const State& state, const QString& id) { return fighter(state, id) || opponent(state, id); }

QStringList figures(const State& state) { return namesOf(state, QLatin1String("figure")); }

// Whether this is what the card's text speaks of; first: the part of its target that says whom or what.
bool means(const State& state, const Effect& effect, const QString& first, const QString& target)
{
    const Fighter* who = fighter(state, target);
    const Opponent* card = opponent(state, target);
    const Opponent* source = opponent(state, effect.source);
    const auto zone = engine::valueNamed<Zone>(target);
    if (first == QLatin1String("crew") || first == QLatin1String("near")) {
        const bool isMember = who && who->health != Health::Slain && who->at != Position::Fled;
        return isMember && (first == QLatin1String("crew") || !source || neighbours(source->zone, who->at));
    }
    if (first == QLatin1String("opposition"))
        return card && card->faceUp;
    if (first == QLatin1String("here"))
        return zone && (!source || source->zone == *zone);
    if (!isFigure(state, first) && find(state.oppositionCards, first))
        return card && card->faceUp && card->cardId() == first; // the printed card, wherever it lies
    if (find(state.mercenaries, first) || find(state.tactics, first) || find(state.oppositionCards, first))
        return target == first; // somebody who is not here is not replaced by somebody else
    if (effect.kind == EffectKind::Reveal)
        return zone && hiddenCount(state, *zone) > 0;
    return true;
}

// Those that tokens lie on, with their counters.
QStringList withCounters(const State& state)
{
    QStringList owners;
    if (state.battle)
        for (const Fighter& who : state.battle->crew)
            if (who.health != Health::Slain)
                owners += who.id;
    for (const Tactic& tactic : state.tactics)
        if (tactic.where != TacticPlace::Deck)
            owners += tactic.id;
    if (state.contract)
        owners += QStringLiteral("contract");
    return owners;
}

const QList<Counter>& countersOf(const State& state, const QString& owner)
{
    static const QList<Counter> none;
    if (const Fighter* who = fighter(state, owner))
        return who->counters;
    if (const Tactic* tactic = find(state.tactics, owner))
        return tactic->counters;
    return owner == QLatin1String("contract") && state.contract ? state.contract->counters : none;
}

// What the career deck may still hold, as far as it is known.
QStringList mayBeFound(const State& state)
{
    if (state.career.isListed(0)) {
        QStringList ids = state.career.unseen;
        ids.removeDuplicates();
        return ids;
    }
    QStringList ids;
    for (const CareerCard& card : state.careerCards)
        if (card.id != state.drawn && !(state.held + state.lasting + state.career.discard).contains(card.id))
            ids += card.id;
    return ids;
}

// Everything that an effect of this kind could aim at.
QStringList candidates(const State& state, EffectKind kind)
{
    QStringList all;
    switch (kind) {
    case EffectKind::Damage:
    case EffectKind::Exhaust:
    case EffectKind::Refresh:
    case EffectKind::Heal:
    case EffectKind::StayExhausted:
        return figures(state);
    case EffectKind::Move:
        for (const QString& id : figures(state)) {
            for (const Zone zone : zones)
                if (const Opponent* card = opponent(state, id); card && zone != card->zone)
                    all += id + QLatin1Char(':') + engine::nameOf(zone);
            for (const Position position : positions)
                if (const Fighter* who = fighter(state, id); who && position != who->at)
                    all += id + QLatin1Char(':') + engine::nameOf(position);
        }
        return all;
    case EffectKind::Counter:
        for (const QString& owner : withCounters(state))
            for (const Counter& counter : countersOf(state, owner)) {
                const QString tokens = owner + QLatin1Char(':') + counter.id;
                all += QStringList{tokens, tokens + QStringLiteral(":spend")};
            }
        return all;
    case EffectKind::LiftLimit:
        if (state.battle)
            for (const Fighter& who : state.battle->crew) {
                const Mercenary& card = mercenary(state, who.id);
                for (const QString& limit : limits)
                    if ((limit == limits[0] && card.fixed) || (limit == limits[1] && card.loner)
                        || (limit == limits[2] && card.neverFlees))
                        all += who.id + QLatin1Char(':') + limit;
            }
        return all;
    case EffectKind::Standing:
        return engine::namesOf<Standing>();
    case EffectKind::Relocate:
        return engine::namesOf<Location>();
    case EffectKind::Reveal:
    case EffectKind::Reinforce:
        return engine::namesOf<Zone>();
    case EffectKind::Gold:
        return {QStringLiteral("gain"), QStringLiteral("lose")};
    case EffectKind::Search:
        return mayBeFound(state) + QStringList{QStringLiteral("nothing")};
    case EffectKind::Note:
        break;
    }
    return all;
}

// What may stand as target of an effect; empty: anything fits.
QString targetProblem(const State& state, const Effect& effect)
{
    const QString first = targetPart(effect.target, 0);
    switch (effect.kind) {
    case EffectKind::Damage:
    case EffectKind::Exhaust:
    case EffectKind::Refresh:
    case EffectKind::StayExhausted:
    case EffectKind::Heal: {
        const auto isSlain = [&](const QString& id) { return fighter(state, id) && fighter(state, id)->health == Health::Slain; };
        if (isFigure(state, effect.target) && !isSlain(effect.target))
            return {};
        QStringList fitting = figures(state);
        fitting.removeIf(isSlain);
        return fitting.isEmpty() ? tr("nobody: nobody is in a battle") : fitting.join(QStringLiteral(", "));
    }
    case EffectKind::Move: {
        const Fighter* who = fighter(state, first);
        if (who && !who->isOnTable())
            return tr("somebody who is in the battle");
        const auto to = engine::valueNamed<Position>(targetPart(effect.target, 1));
        const bool fits =
            who ? to && *to != Position::None : opponent(state, first) && engine::valueNamed<Zone>(targetPart(effect.target, 1));
        return fits ? QString() : tr("WHO:WHERE, for example nizar:northwest or o1:east");
    }
    case EffectKind::Counter: {
        const bool known = withCounters(state).contains(first) && find(countersOf(state, first), targetPart(effect.target, 1));
        if (known)
            return {};
        QStringList fitting = candidates(state, effect.kind);
        fitting.removeIf([](const QString& id) { return id.endsWith(QStringLiteral(":spend")); });
        return fitting.isEmpty()
            ? tr("nothing: no tokens are counted here")
            : fill(tr("%1, with :spend behind it to take tokens away"), {fitting.join(QStringLiteral(", "))});
    }
    case EffectKind::Search:
        return candidates(state, effect.kind).contains(effect.target) ? QString()
                                                                      : tr("the career card that is taken, or the word nothing");
    case EffectKind::LiftLimit:
        if (const Fighter* who = fighter(state, first); who && who->health == Health::Slain)
            return tr("somebody who is not slain");
        return fighter(state, first) && limits.contains(targetPart(effect.target, 1))
            ? QString()
            : tr("WHO:LIMIT with the limit fixed, loner or never-flees");
    case EffectKind::Standing:
        return engine::valueNamed<Standing>(effect.target) ? QString() : engine::namesOf<Standing>().join(QStringLiteral(", "));
    case EffectKind::Relocate:
        return engine::valueNamed<Location>(effect.target) ? QString() : engine::namesOf<Location>().join(QStringLiteral(", "));
    case EffectKind::Reveal:
    case EffectKind::Reinforce:
        return state.battle && engine::valueNamed<Zone>(effect.target) ? QString()
                                                                       : engine::namesOf<Zone>().join(QStringLiteral(", "));
    case EffectKind::Gold:
        return effect.target.isEmpty() || effect.target == QLatin1String("gain") || effect.target == QLatin1String("lose")
            ? QString()
            : QStringLiteral("gain, lose");
    case EffectKind::Note:
        return {};
    }
    return {};
}

} // namespace

QStringList targetsOf(const State& state, const Effect& effect)
{
    const QString first = targetPart(effect.target, 0);
    const QString rest = effect.target.mid(first.size());
    QStringList targets;
    for (const QString& target : candidates(state, effect.kind)) {
        Effect aimed = effect;
        aimed.target = target;
        const QString whom = targetPart(target, 0);
        if ((first.isEmpty() || means(state, effect, first, whom)) && target.mid(whom.size()).startsWith(rest)
            && effectFault(state, aimed).problem.isEmpty())
            targets += target;
    }
    const Opponent* source = opponent(state, effect.source);
    const auto isThere = [&](const QString& target) { return engine::valueNamed<Zone>(target) == source->zone; };
    if (source) // where nothing is said of it, a card most likely means its own zone
        std::ranges::stable_partition(targets, isThere);
    return targets;
}

Fault effectFault(const State& state, const Effect& effect)
{
    const QString allowed = targetProblem(state, effect);
    if (allowed.isEmpty())
        return {};
    return {QStringLiteral("effect.target"), effect.target,
        effect.target.isEmpty() ? engine::fill(tr("It is not said yet what the effect %1 aims at."), {shown(effect.kind)})
                                : engine::fill(tr("The effect %1 cannot aim at \"%2\"."), {shown(effect.kind), effect.target}),
        engine::fill(tr("Allowed: %1."), {allowed})};
}

} // namespace hiredswords

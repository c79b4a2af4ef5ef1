// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Phases 3 and 5: the opposition moves and acts; blocks (p. 7-8, 11-13).
#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/crew/made.h"
#include "games/hired-swords/rules/rules.h"

#include <algorithm>

namespace hiredswords {

// --- phase 3 (HS-139 … HS-145, HS-280)

namespace {

R moveReason(const State& state, const Opponent& card)
{
    if (isTrap(state, card))
        return R::I_TRAP_STILL;
    if (iconOf(state, card) != MoveIcon::None)
        return R::I_MOVE_ICON;
    if (!reachOf(state, card).isEmpty())
        return R::I_STAY;
    const QList<Zone> ways = movesOf(state, card);
    return ways.size() > 1 ? R::I_MOVE_CHOICE : ways.first() == card.zone ? R::I_NO_MERC : R::I_MOVE_NEAR;
}

// Every revealed card that has not been dealt with and has only one way.
QStringList forcedMoves(const State& state)
{
    QStringList ids;
    if (state.battle)
        for (const Opponent& card : state.battle->opposition)
            if (card.faceUp && !card.moved && movesOf(state, card).size() == 1)
                ids += card.id;
    return ids;
}

void moveOne(Changes& changes, const State& before, const QString& id, std::optional<Zone> wanted)
{
    const Opponent& was = *opponent(before, id);
    const QList<Zone> ways = movesOf(before, was);
    const Zone to = wanted.value_or(ways.first());
    Opponent& card = *changes.opponent(id);
    card.moved = true;
    card.zone = to;
    const bool isKnown = blankIcon(before, was).isEmpty();
    const char* stays = isKnown ? QT_TR_NOOP("%1 stays in the %2 zone")
                                : QT_TR_NOOP("%1 stays in the %2 zone; whether it has a Move icon is not known");
    const char* moves = isKnown ? QT_TR_NOOP("%1 moves to the %2 zone")
                                : QT_TR_NOOP("%1 moves to the %2 zone; whether it has a Move icon is not known");
    changes.tell(
        isKnown ? moveReason(before, was) : R::W_UNKNOWN_ICON, to == was.zone ? stays : moves, {changes.title(id), shown(to)});
    if (was.isMercenary() && mercenary(before, was.mercenary).fixed)
        changes.tell(R::I_ENEMY_NORMAL);
}

} // namespace

QList<Fault> faultsIn(const State&, const MoveOpposition& a)
{
    if (!a.card.isEmpty() || !a.zone)
        return {};
    return {Fault{QStringLiteral("move-opposition.zone"), engine::nameOf(*a.zone), tr("A zone needs the card that goes there."),
        tr("Name the card, or leave the zone out.")}};
}

Blanks askedFirst(const State& state, const MoveOpposition& a)
{
    Blanks blanks;
    for (const QString& id : a.card.isEmpty() ? forcedMoves(state) : QStringList{a.card})
        blanks += blankIcon(state, *opponent(state, id));
    return blanks;
}

void check(Checks& checks, const State& state, const MoveOpposition& a)
{
    inBattlePhase(checks, state, 3);
    noteBlanks(checks, askedFirst(state, a), R::W_UNKNOWN_ICON);
    if (a.card.isEmpty())
        return;
    const Opponent& card = *opponent(state, a.card);
    const auto name = [&] { return QStringList{titleOf(state, a.card)}; };
    checks.must(R::E_HIDDEN_MOVES, card.faceUp, name);
    must(checks, !card.moved, engine::fill(tr("%1 has moved this round"), name()), tr("once each round"), R::E_PHASE_MOVES);
    if (!card.faceUp || card.moved)
        return; // nothing leads anywhere
    const QList<Zone> ways = waysOf(state, card);
    checks.must(R::E_OPP_MOVE, !a.zone || ways.contains(*a.zone), [&] { return QStringList{zoneNames(ways)}; });
    checks.noteIf(blankIcon(state, card).isEmpty(), moveReason(state, card));
}

QList<Fault> lacking(const State& state, const MoveOpposition& a)
{
    if (a.card.isEmpty() || a.zone)
        return {};
    const QList<Zone> ways = movesOf(state, *opponent(state, a.card));
    if (ways.size() == 1)
        return {};
    QStringList choices;
    for (const Zone zone : ways)
        choices += engine::nameOf(zone);
    return {Fault{QStringLiteral("move-opposition.zone"), {}, engine::fill(tr("%1 has a choice."), {titleOf(state, a.card)}),
        engine::fill(tr("Name the zone: %1."), {choices.join(QStringLiteral(", "))})}};
}

void apply(Changes& changes, const State& before, const MoveOpposition& a)
{
    for (const QString& id : a.card.isEmpty() ? forcedMoves(before) : QStringList{a.card})
        moveOne(changes, before, id, a.zone);
}

Message tell(const State& before, const MoveOpposition& a)
{
    if (a.card.isEmpty())
        return say(QT_TR_NOOP("Opposition moves where it has only one way"));
    return say(QT_TR_NOOP("Opposition moves: %1"), {titleOf(before, a.card)});
}

// --- phase 5 (HS-149 HS-150, HS-254 … HS-259, HS-268 … HS-290)

namespace {

bool isObjective(const State& state, const QString& target) { return !target.isEmpty() && target == objectiveOf(state); }

// Whom and what the card may act against.
QStringList targetsInReach(const State& state, const Opponent& card)
{
    QStringList targets;
    for (const Fighter* who : reachOf(state, card))
        targets += who->id;
    if (const QString objective = objectiveOf(state); !objective.isEmpty())
        targets += objective;
    return targets;
}

// Whom the action is meant for: as said, or the only one in reach.
QString targetOf(const State& state, const OppositionAct& a)
{
    if (!a.target.isEmpty())
        return a.target;
    QStringList targets = targetsInReach(state, *opponent(state, a.card));
    if (targets.size() > 1) // whoever is in reach without it; from now on it is asked for
        targets.removeAll(QLatin1String(unnamedObjective));
    return targets.size() == 1 && a.blocker.isEmpty() ? targets.first() : QString();
}

// Who defends in the end; empty when the action reaches the objective.
QString defenderOf(const State& state, const OppositionAct& a)
{
    const QString defender = a.blocker.isEmpty() ? targetOf(state, a) : a.blocker;
    return fighter(state, defender) ? defender : QString();
}

std::optional<Skill> skillOf(const State& state, const OppositionAct& a)
{
    const QList<Skill> options = skillsOf(state, *opponent(state, a.card));
    return a.skill ? a.skill : options.size() == 1 ? std::optional(options.first()) : std::nullopt;
}

bool hasUniqueTraits(const Mercenary& who)
{
    return who.loner || who.fixed || who.neverFlees || who.shots.text != QLatin1String("1") || !who.counters.isEmpty()
        || !who.assists.isEmpty() || who.damage != usualDamage;
}

QString inReachText(const State& state, const Opponent& card)
{
    QStringList near;
    for (const QString& target : targetsInReach(state, card))
        near += titleOf(state, target);
    return near.isEmpty() ? tr("nobody") : near.join(QStringLiteral(", "));
}

void mayBlock(Checks& checks, const State& state, const OppositionAct& a, const Opponent& card)
{
    const auto name = [&] { return QStringList{titleOf(state, a.blocker)}; };
    const Fighter* who = fighter(state, a.blocker);
    const engine::Truth isProtector(contractCard(state).type == ContractType::Protector, blankType(state, contractCard(state)));
    checks.must(R::E_BLOCK_TYPE, isProtector, [&] { return QStringList{titleOf(state, contractCard(state).id)}; });
    checks.must(R::E_AWAY, who && who->isOnTable(), name);
    if (!who)
        return;
    checks.must(R::E_EXHAUSTED, !who->exhausted || !who->isOnTable(), name);
    checks.must(R::E_BLOCK_ONE, a.alsoBlock.isEmpty() && !who->blocked, [&] {
        return QStringList{a.alsoBlock.isEmpty() ? engine::fill(tr("%1 has blocked this round"), {titleOf(state, a.blocker)})
                                                 : engine::fill(tr("Blockers: %1"), {number(1 + a.alsoBlock.size())})};
    });
    if (mercenary(state, a.blocker).loner) {
        const Fighter* other = sharesWith(state, *who);
        checks.must(R::E_LONER, !other, [&] { return QStringList{titleOf(state, a.blocker), titleOf(state, other->id)}; });
    }
    const bool isNear = neighbours(card.zone, who->at);
    checks
        .must(R::E_BLOCK_RANGE, isNear || state.settings.blockRange == BlockRange::Anywhere,
            [&] {
                return QStringList{titleOf(state, a.blocker), shown(card.zone), positionsNextTo(card.zone)};
            })
        .starIf(!isNear, "block_range");
    checks.must(R::E_STRAIN_BLOCK, !a.blockStrain, name);
}

bool dodges(const State& state, const OppositionAct& a)
{
    const Fighter* who = fighter(state, defenderOf(state, a));
    const Counter* tokens = who ? counterFor(*who, Gates::Dodge) : nullptr;
    return tokens && tokens->left > 0;
}

Contest contestOf(const State& state, const OppositionAct& a, Skill skill)
{
    const Opponent& card = *opponent(state, a.card);
    const Fighter& defender = *fighter(state, defenderOf(state, a));
    const Strength attack{ranksOf(state, card).in(skill), {}};
    return dealing(
        contest(state, skill, attack, ranksOf(state, defender), a.assists, a.decline), state, a.card, defender.id, a.damage);
}

// Of what it defends with; all of it while nobody knows what it is attacked with.
Blanks blankDefence(const State& state, const OppositionAct& a)
{
    const QString defender = defenderOf(state, a);
    const QList<Skill> options = skillsOf(state, *opponent(state, a.card));
    const auto skill = skillOf(state, a);
    if (!skill && options.isEmpty())
        return blankRanks(state, QStringList{defender} + a.assists);
    return blankContest(state, skill.value_or(options.value(0)), {}, defender, a.assists);
}

void reachObjective(Changes& changes, const QString& card, const QString& objective)
{
    const QList<Effect> effects = onReaching(changes.state);
    changes.tell(R::I_PLAYER_ORDER_REACHED,
        effects.isEmpty() ? QT_TR_NOOP("%1 reaches %2: do what the contract says") : QT_TR_NOOP("%1 reaches %2"),
        {card, objective.isEmpty() ? tr("what is protected") : titleOf(changes.state, objective)});
    const State before = changes.state;
    Rolls rolls{before, {}};
    for (const Effect& effect : effects)
        doEffect(changes, effect, rolls);
}

} // namespace

QList<Fault> faultsIn(const State& state, const OppositionAct& a)
{
    if (a.damage && (skillOf(state, a) == Skill::Alertness || isObjective(state, targetOf(state, a))) && a.blocker.isEmpty())
        return {Fault{QStringLiteral("opposition-act.damage"), number(*a.damage), tr("This does no damage."),
            tr("Leave damage out, or do what the card says as an effect.")}};
    if (!a.blocker.isEmpty() || (a.alsoBlock.isEmpty() && !a.blockStrain))
        return helpersOnce(a.verb, a.assists);
    return {Fault{QStringLiteral("opposition-act.blocker"), {}, tr("Nobody blocks, so nothing can be said of the block."),
        tr("Name the blocker, or leave out who blocks as well and strains.")}};
}

void check(Checks& checks, const State& state, const OppositionAct& a)
{
    const Opponent& card = *opponent(state, a.card);
    const auto name = [&] { return QStringList{titleOf(state, a.card)}; };
    inBattlePhase(checks, state, 5);
    checks.must(R::E_HIDDEN, card.faceUp, name);
    checks.must(R::E_TRAP_ACT, !card.faceUp || !isTrap(state, card), name);
    checks.must(R::E_EXHAUSTED, !card.exhausted, name);
    const QList<Skill> options = skillsOf(state, card);
    if (const auto skill = skillOf(state, a); skill && (a.free || !card.used.isEmpty())) // a free act is the same act (AMB-23)
        checks.must(R::E_SAME_ACTION_FREE, !card.used.contains(*skill), name);
    noteBlanks(checks, blankHighest(state, card));
    const bool isIdle = options.isEmpty(); // whatever it is aimed at, it stays ready
    checks.noteIf(isIdle && blankHighest(state, card).isEmpty(), R::I_NO_ACTION);
    checks.must(
        options.size() > 1 ? R::E_ENEMY_SKILL_TIE : R::E_ENEMY_SKILL, isIdle || !a.skill || options.contains(*a.skill), [&] {
            QStringList best;
            for (const Skill skill : options)
                best += shown(skill);
            return QStringList{titleOf(state, a.card), shown(*a.skill), best.join(tr(" or "))};
        });
    const QString target = targetOf(state, a);
    const Fighter* aimed = fighter(state, target);
    const bool isUndecided = target.isEmpty() && a.blocker.isEmpty(); // as long as nobody says whom, nothing can be said of it
    const bool isFound = target.isEmpty() ? isIdle || !targetsInReach(state, card).isEmpty() : isObjective(state, target);
    const bool inReach = aimed ? aimed->isOnTable() && neighbours(card.zone, aimed->at) : isFound;
    const R range = options == QList{Skill::Alertness} ? R::E_OPP_RANGE_FEINT : R::E_OPP_RANGE;
    checks.must(target.isEmpty() && !inReach ? R::E_OPP_NOBODY : range, inReach, [&] {
        return target.isEmpty() ? QStringList{shown(card.zone)}
                                : QStringList{titleOf(state, target), shown(card.zone), inReachText(state, card)};
    });
    if (isObjective(state, target))
        noteBlanks(checks, blankObjective(state), R::I_PLAYER_ORDER_REACHED);
    if (!a.blocker.isEmpty())
        mayBlock(checks, state, a, card);
    const QString defender = defenderOf(state, a);
    if (const Fighter* who = fighter(state, defender)) {
        if (isIdle)
            checks.must(R::E_ASSIST_WHEN, a.assists.isEmpty(), [] { return QStringList(); });
        else
            mayAssist(checks, state, *who, a.assists,
                defenceSkills(skillOf(state, a).value_or(options.first()), ranksOf(state, *who)), blankRanks(state, defender));
        if (!isIdle && skillOf(state, a) && contestOf(state, a, skillOf(state, a).value_or(options.first())).settingDecides)
            checks.note(R::I_ASSIST).star("assist_substitute");
        noteBlanks(checks, blankDefence(state, a));
    } else if (!a.assists.isEmpty() && !isUndecided) {
        checks.must(R::E_ASSIST_WHEN, false, [] { return QStringList(); });
    }
    const QString aimedAt = target.isEmpty() ? a.blocker : target;
    if (a.dodge && !isUndecided)
        checks.must(
            R::E_DODGE, dodges(state, a), [&] { return QStringList{titleOf(state, defender.isEmpty() ? aimedAt : defender)}; });
    if (!isIdle && checks.isAllowed())
        checks.noteIf(card.isMercenary(), options.size() > 1 ? R::I_ENEMY_ACT_TIE : R::I_ENEMY_ACT)
            .note(R::I_PLAYER_ORDER)
            .note(R::I_ACTION_OPPOSITION);
}

QList<Fault> lacking(const State& state, const OppositionAct& a)
{
    const QList<Skill> options = skillsOf(state, *opponent(state, a.card));
    QList<Fault> faults;
    if (options.size() > 1 && !a.skill) {
        QStringList choices;
        for (const Skill skill : options)
            choices += engine::nameOf(skill);
        faults += Fault{QStringLiteral("opposition-act.skill"), {},
            engine::fill(tr("%1 has a choice of skills."), {titleOf(state, a.card)}),
            engine::fill(tr("Name the skill: %1."), {choices.join(QStringLiteral(", "))})};
    }
    if (!options.isEmpty() && a.target.isEmpty() && a.blocker.isEmpty()) {
        const QStringList choices = targetsInReach(state, *opponent(state, a.card));
        if (choices.size() > 1)
            faults += Fault{QStringLiteral("opposition-act.target"), {},
                engine::fill(tr("%1 has a choice of targets."), {titleOf(state, a.card)}),
                engine::fill(tr("Name the target: %1."), {choices.join(QStringLiteral(", "))})};
    }
    return faults;
}

QList<engine::Blank> askedFirst(const State& state, const OppositionAct& a)
{
    const Blanks blank = blankHighest(state, *opponent(state, a.card));
    return a.dodge && dodges(state, a) ? blank : blank + blankDefence(state, a); // nothing is compared with whoever dodges
}

void apply(Changes& changes, const State& before, const OppositionAct& a)
{
    const Opponent acting = *opponent(before, a.card);
    const QList<Skill> options = skillsOf(before, acting);
    if (Opponent* card = changes.opponent(a.card))
        card->acted = true;
    if (options.isEmpty() && !blankHighest(before, acting).isEmpty()) {
        changes.tell(R::W_UNKNOWN, QT_TR_NOOP("What %1 does is not known: set what happened on the table by hand"),
            {changes.title(a.card)});
        return;
    }
    if (options.isEmpty()) {
        changes.tell(R::I_NO_ACTION, QT_TR_NOOP("%1 can do nothing and stays ready"), {changes.title(a.card)});
        return;
    }
    const Skill skill = skillOf(before, a).value_or(options.first());
    if (Opponent* card = changes.opponent(a.card); card && a.free)
        card->used += skill;
    changes.tell(skill == Skill::Alertness ? R::I_OPP_FEINT : R::I_OPP_ATTACK, QT_TR_NOOP("%1 acts"), {changes.title(a.card)});
    if (!a.blocker.isEmpty())
        changes.tell(R::I_BLOCKED);
    if (acting.isMercenary()) {
        changes.tell(options.size() > 1 ? R::I_ENEMY_ACT_TIE : R::I_ENEMY_ACT, QT_TR_NOOP("%1 uses its highest skill: %2"),
            {changes.title(a.card), shown(skill)});
        if (hasUniqueTraits(mercenary(before, acting.mercenary)))
            changes.tell(R::I_ENEMY_NORMAL);
    }
    const QString defender = defenderOf(before, a);
    if (defender.isEmpty()) {
        reachObjective(changes, changes.title(a.card), targetOf(before, a));
    } else if (a.dodge && dodges(before, a)) {
        changes.spend(defender, Gates::Dodge);
        changes.tell(R::I_DODGED, QT_TR_NOOP("%1 spends a dodge token: no effect"), {changes.title(defender)});
    } else {
        const Contest result = contestOf(before, a, skill);
        changes.spendTokens(result.helped, result.defender);
        changes.tellWear(a.card, skill);
        changes.carryOut(result, a.card, defender);
    }
    if (!a.blocker.isEmpty())
        if (Fighter* who = changes.fighter(a.blocker)) {
            who->blocked = true;
            who->exhausted = true; // whatever the action did: no further damage (HS-259)
            changes.tell(R::I_BLOCK_EXHAUST,
                who->isOnTable() ? QT_TR_NOOP("%1 has blocked and is exhausted") : QT_TR_NOOP("%1 has blocked"),
                {changes.title(a.blocker)});
        }
    if (Opponent* card = changes.opponent(a.card)) {
        card->exhausted |= !a.free;
        if (a.free)
            changes.tell(R::I_FREE, QT_TR_NOOP("%1 stays ready: the action is free"), {changes.title(a.card)});
        else
            changes.tell(R::I_EXHAUST_OPPOSITION, QT_TR_NOOP("%1 is exhausted"), {changes.title(a.card)});
    }
}

Message tell(const State& before, const OppositionAct& a)
{
    const QString target = targetOf(before, a);
    const bool isOpen =
        skillsOf(before, *opponent(before, a.card)).isEmpty() && !blankHighest(before, *opponent(before, a.card)).isEmpty();
    if (a.target.isEmpty() && isOpen) // whom, its rankings will tell
        return say(QT_TR_NOOP("%1 acts"), {titleOf(before, a.card)});
    const QStringList args{titleOf(before, a.card), target.isEmpty() ? tr("nobody") : titleOf(before, target),
        a.blocker.isEmpty() ? QString() : titleOf(before, a.blocker)};
    return a.blocker.isEmpty() ? say(QT_TR_NOOP("%1 acts against %2"), args)
                               : say(QT_TR_NOOP("%1 acts and is blocked by %3"), args);
}

void check(Checks& checks, const State& state, const SkipOpposition& a)
{
    inBattlePhase(checks, state, 5);
    const Opponent& card = *opponent(state, a.card);
    checks.must(R::E_OPP_MUST, !mustAct(state, card), [&] {
        return QStringList{titleOf(state, a.card), inReachText(state, card)};
    });
    checks.noteIf(checks.isAllowed(), R::I_NO_ACTION);
}

void apply(Changes& changes, const State&, const SkipOpposition& a)
{
    if (Opponent* card = changes.opponent(a.card))
        card->acted = true;
    changes.tell(R::I_NO_ACTION, QT_TR_NOOP("%1 does not act"), {changes.title(a.card)});
}

Message tell(const State& before, const SkipOpposition& a)
{
    return say(QT_TR_NOOP("%1 does not act"), {titleOf(before, a.card)});
}

} // namespace hiredswords

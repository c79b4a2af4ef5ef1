// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 4: what a mercenary does (p. 10-12).
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/crew/made.h"
#include "games/hired-swords/rules/rules.h"

#include <algorithm>

namespace hiredswords {

using engine::Truth;

namespace {

Message attackTold(const State& before, const char* text, const QString& who, const QString& card, const QStringList& assists)
{
    QStringList names;
    for (const QString& id : assists)
        names += titleOf(before, id);
    return say(text, {titleOf(before, who), titleOf(before, card), names.join(QStringLiteral(", "))});
}

Health hurtBy(const Fighter& who, int damage) { return Health(std::min(int(who.health) + damage, int(Health::Slain))); }

// The attacker's health after the contest, for judging strain.
Health afterContest(const Fighter& who, const Contest& result)
{
    return result.effected == Effected::AttackerHurt ? hurtBy(who, result.damage) : who.health;
}

template <class Attack>
Contest contestOf(const State& state, const Attack& a, Skill skill, const Strength& attack, const QString& target)
{
    std::optional<int> said;
    if constexpr (requires { a.damage; })
        said = a.damage;
    return dealing(
        contest(state, skill, attack, ranksOf(state, *opponent(state, target)), {}, false), state, a.who, target, said);
}

template <class A>
void strains(
    Checks& checks, const State& state, const A& a, const Fighter& who, Health after, bool recovers, const Blanks& blank = {})
{
    if (a.strain && a.free)
        checks.should(R::W_FREE_STRAIN, false, [&] { return QStringList{titleOf(state, who.id)}; });
    else if (a.strain)
        mayStrain(checks, state, who, after, recovers, blank);
}

// What was not entered to know whether the attacker can still strain: only whoever loses a melee is hurt by it.
template <class Attack> Blanks blankHurt(const State& state, const Attack& a, const Fighter& who, Skill skill)
{
    if (skill != Skill::Melee || who.health > Health::Weary)
        return {};
    Contest lost;
    lost.effected = Effected::AttackerHurt;
    std::optional<int> said;
    if constexpr (requires { a.damage; })
        said = a.damage;
    const Health worst = hurtBy(who, dealing(lost, state, a.who, a.card, said).damage);
    return worst > Health::Weary ? blankContest(state, skill, QStringList{a.who} + a.assists, a.card) : Blanks();
}

// Melee, missile and feint share everything but skill and reach.
template <class Attack>
void checkAttack(Checks& checks, const State& state, const Attack& a, ActionKind kind, Skill skill, bool anyZone)
{
    const Fighter& who = *fighter(state, a.who);
    const Opponent& target = *opponent(state, a.card);
    mayAct(checks, state, who, kind, a.free);
    mayTarget(checks, state, who, target, kind, anyZone);
    mayAssist(checks, state, who, a.assists, {skill});
    const Strength attack = attackOf(state, who, skill, a.assists);
    acts(checks, ranksOf(state, who), who, skill, attack.value, state, blankRanks(state, a.assists, {skill}));
    strains(checks, state, a, who, afterContest(who, contestOf(state, a, skill, attack, a.card)), false,
        blankHurt(state, a, who, skill));
    noteBlanks(checks, blankContest(state, skill, QStringList{a.who} + a.assists, a.card));
    checks.noteIf(checks.isAllowed(), who.actions.isEmpty() ? R::I_ACTION : R::I_ACTION_AGAIN);
}

// How many shots, or blows, were made of it.
template <class Attack>
int applyAttack(Changes& changes, const State& before, const Attack& a, ActionKind kind, Skill skill, const QStringList& targets,
    int times = 1)
{
    const Fighter who = *fighter(before, a.who);
    changes.spendTokens(a.assists, skill);
    const Strength attack = attackOf(before, who, skill, a.assists);
    changes.tellWear(a.who, skill);
    // Each shot takes the next target; when the named ones are used up, the last that still stands is shot at again.
    qsizetype next = 0;
    QString last;
    int shot = 0;
    for (; shot < times; ++shot) {
        while (next < targets.size() && !opponent(changes.state, targets[next]))
            ++next;
        const QString target = next < targets.size() ? targets[next++] : last;
        if (!opponent(changes.state, target))
            break;
        last = target;
        changes.carryOut(contestOf(changes.state, a, skill, attack, target), a.who, target);
    }
    changes.actorDone(a.who, kind, a.strain, a.free);
    return shot;
}

void usesNoSkill(Checks& checks, const QStringList& assists)
{
    if (!assists.isEmpty())
        checks.must(R::E_ASSIST_WHEN, false, [] { return QStringList(); });
}

} // namespace

// What comes of a contest hangs on four rankings: who was not entered would be struck down for nothing.
QList<engine::Blank> askedFirst(const State& state, const MeleeAttack& a)
{
    return blankContest(state, Skill::Melee, QStringList{a.who} + a.assists, a.card);
}

QList<engine::Blank> askedFirst(const State& state, const Feint& a)
{
    return blankContest(state, Skill::Alertness, QStringList{a.who} + a.assists, a.card);
}

QList<engine::Blank> askedFirst(const State& state, const MissileAttack& a)
{
    return blankRanks(state, QStringList{a.who} + a.assists, {Skill::Missiles})
        + blankRanks(state, QStringList{a.card} + a.more, {Skill::Stamina});
}

QList<engine::Fault> faultsIn(const State&, const MeleeAttack& a) { return helpersOnce(a.verb, a.assists); }

QList<engine::Fault> faultsIn(const State& state, const MissileAttack& a)
{
    return helpersOnce(a.verb, a.assists) + tooManyNumbers(a.verb, state, {mercenary(state, a.who).shots}, a.numbers);
}

QList<engine::Fault> faultsIn(const State&, const Feint& a) { return helpersOnce(a.verb, a.assists); }

// --- melee (HS-230 … HS-235)

void check(Checks& checks, const State& state, const MeleeAttack& a)
{
    checkAttack(checks, state, a, ActionKind::Melee, Skill::Melee, false);
}

void apply(Changes& changes, const State& before, const MeleeAttack& a)
{
    applyAttack(changes, before, a, ActionKind::Melee, Skill::Melee, {a.card});
}

Message tell(const State& before, const MeleeAttack& a)
{
    return attackTold(before,
        a.assists.isEmpty() ? QT_TR_NOOP("%1 attacks %2 in melee") : QT_TR_NOOP("%1 attacks %2 in melee, assisted by %3"), a.who,
        a.card, a.assists);
}

// --- missiles (HS-236 … HS-240, HS-300, HS-309)

namespace {

bool reachesEveryZone(const State& state, const MissileAttack& a) { return a.token && mercenary(state, a.who).farShots; }

bool hasSeveralShots(const State& state, const QString& who) { return mercenary(state, who).shots.text != QLatin1String("1"); }

// Whoever has counted shots spends one, whether it was said or not, unless its card or the table counts far ones only.
bool spendsShot(const State& state, const MissileAttack& a)
{
    const bool counted = fighter(state, a.who) && counterFor(*fighter(state, a.who), Gates::Shot);
    return a.token || (counted && state.settings.shotTokens == ShotTokens::Every && !mercenary(state, a.who).nearShotsFree);
}

// Counted shots take a token each, so that there are no more of them than tokens.
Worth shotsOf(const State& state, const MissileAttack& a)
{
    Worth shots = Rolls{state, a.rolled, a.numbers}.take(mercenary(state, a.who).shots);
    const Counter* tokens = spendsShot(state, a) ? counterFor(*fighter(state, a.who), Gates::Shot) : nullptr;
    shots.value = std::max(1, tokens ? std::min(shots.value, tokens->left) : shots.value);
    return shots;
}

} // namespace

QList<engine::Fault> lacking(const State& state, const MissileAttack& a)
{
    return numbersLacking(a.verb, state, {mercenary(state, a.who).shots}, a.numbers);
}

Needs needs(const State& state, const MissileAttack& a)
{
    Needs needs;
    needs.dice = diceOf(state, mercenary(state, a.who).shots, QCoreApplication::translate("hiredswords", "shots"));
    return needs;
}

void check(Checks& checks, const State& state, const MissileAttack& a)
{
    const bool far = reachesEveryZone(state, a);
    const Fighter& who = *fighter(state, a.who);
    checkAttack(checks, state, a, ActionKind::Missile, Skill::Missiles, far);
    for (const QString& target : a.more)
        mayTarget(checks, state, who, *opponent(state, target), ActionKind::Missile, far);
    if (const Counter* shots = counterFor(who, Gates::Shot); shots || a.token) {
        checks.must(
            R::E_SHOTS, !spendsShot(state, a) || (shots && shots->left > 0), [&] { return QStringList{titleOf(state, a.who)}; });
        checks.starIf(!a.token && !mercenary(state, a.who).nearShotsFree, "shot_tokens");
    }
    checkListing(checks, state, mercenary(state, a.who).shots, !a.numbers.isEmpty());
    const qsizetype named = 1 + a.more.size();
    if (const int shots = shotsOf(state, a).value; !a.more.isEmpty() && needs(state, a).dice.size() <= a.rolled.size())
        checks.should(R::W_SHOTS, named <= shots, [&] {
            QStringList left;
            for (const QString& target : a.more.mid(shots - 1))
                left += titleOf(state, target);
            return QStringList{number(shots), number(named), left.join(QStringLiteral(", "))};
        });
    checks.noteIf(far || hasSeveralShots(state, a.who), R::I_CARD_WINS_ABILITY);
}

void apply(Changes& changes, const State& before, const MissileAttack& a)
{
    const Worth shots = shotsOf(before, a);
    const int shot =
        applyAttack(changes, before, a, ActionKind::Missile, Skill::Missiles, QStringList{a.card} + a.more, shots.value);
    if (hasSeveralShots(before, a.who)) {
        changes.tell(R::I_SHOTS, QT_TR_NOOP("Shots: %1"), {made(shots.value, shots.making)});
        tellValue(changes, mercenary(before, a.who).shots);
    }
    const Counter* tokens = counterFor(*fighter(before, a.who), Gates::Shot);
    if (const int taken = tokens ? std::min(shot, tokens->left) : 0; taken > 0 && !a.token && spendsShot(before, a))
        changes.tell(R::E_SHOTS, QT_TR_NOOP("Tokens taken for shots: %1"), {number(taken)});
    for (int i = 0; i < shot && spendsShot(before, a); ++i)
        changes.spend(a.who, Gates::Shot);
}

Message tell(const State& before, const MissileAttack& a)
{
    return attackTold(before, a.assists.isEmpty() ? QT_TR_NOOP("%1 shoots at %2") : QT_TR_NOOP("%1 shoots at %2, assisted by %3"),
        a.who, a.card, a.assists);
}

// --- feint (HS-241 … HS-245)

void check(Checks& checks, const State& state, const Feint& a)
{
    checkAttack(checks, state, a, ActionKind::Feint, Skill::Alertness, false);
}

void apply(Changes& changes, const State& before, const Feint& a)
{
    applyAttack(changes, before, a, ActionKind::Feint, Skill::Alertness, {a.card});
}

Message tell(const State& before, const Feint& a)
{
    return attackTold(before, a.assists.isEmpty() ? QT_TR_NOOP("%1 feints %2") : QT_TR_NOOP("%1 feints %2, assisted by %3"),
        a.who, a.card, a.assists);
}

// --- move (HS-246 … HS-248, HS-307)

void check(Checks& checks, const State& state, const MoveMercenary& a)
{
    const Fighter& who = *fighter(state, a.who);
    mayAct(checks, state, who, ActionKind::Move, a.free);
    checks.must(R::E_MOVE_DIAGONAL, neighbours(who.at, a.to) || !who.isOnTable(), [&] {
        QStringList ways;
        for (const Position position : positions)
            if (neighbours(who.at, position))
                ways += shown(position);
        return QStringList{shown(who.at), shown(a.to), ways.join(QCoreApplication::translate("hiredswords", " or "))};
    });
    const bool isFixed = mercenary(state, a.who).fixed;
    const bool isLifted = who.lifted.contains(QLatin1String("fixed"));
    if (isFixed)
        checks.must(R::E_MOVE_FIXED, isLifted, [&] { return QStringList{titleOf(state, a.who)}; })
            .noteIf(isLifted, R::I_CARD_WINS_LIMIT);
    usesNoSkill(checks, a.assists);
    strains(checks, state, a, who, who.health, false);
    checks.noteIf(checks.isAllowed(), who.actions.isEmpty() ? R::I_ACTION : R::I_ACTION_AGAIN);
}

void apply(Changes& changes, const State&, const MoveMercenary& a)
{
    if (Fighter* who = changes.fighter(a.who)) {
        if (neighbours(who->at, a.to))
            changes.tell(R::I_MOVED, QT_TR_NOOP("%1 crosses the %2 zone"), {changes.title(a.who), shown(between(who->at, a.to))});
        who->at = a.to;
        for (const Fighter& other : changes.state.battle->crew)
            if (sharesWith(changes.state, other))
                changes.tell(
                    R::I_LONER, QT_TR_NOOP("%1 is a loner on a shared position and can only Move"), {changes.title(other.id)});
    }
    changes.actorDone(a.who, ActionKind::Move, a.strain, a.free);
}

Message tell(const State& before, const MoveMercenary& a)
{
    return say(QT_TR_NOOP("%1 moves to %2"), {titleOf(before, a.who), shown(a.to)});
}

// --- flee (HS-249 HS-250 HS-297)

void check(Checks& checks, const State& state, const Flee& a)
{
    const Fighter& who = *fighter(state, a.who);
    mayAct(checks, state, who, ActionKind::Flee, a.free);
    if (mercenary(state, a.who).neverFlees)
        checks.must(R::E_FLEE_NEVER, who.lifted.contains(QLatin1String("never-flees")),
            [&] { return QStringList{titleOf(state, a.who)}; });
    if (mercenary(state, a.who).fixed)
        checks.should(
            R::W_FLEE_FIXED, who.lifted.contains(QLatin1String("fixed")), [&] { return QStringList{titleOf(state, a.who)}; });
    const QList<const Opponent*> ready = engaging(state, who.at);
    Blanks mayBeTraps;
    for (const Opponent* card : ready)
        mayBeTraps += card->faceUp && !card->isMercenary() ? blankColumn(state, card->id) : Blanks();
    const bool isOpen = mayBeTraps.size() == ready.size() && !playsOther(state, Unclear::AMB_18); // none of them is known
    checks.must(R::E_FLEE_ENGAGED, Truth(ready.isEmpty(), isOpen ? mayBeTraps : Blanks()), [&] {
        QStringList names;
        for (const Opponent* card : ready)
            names += titleOf(state, card->id);
        return QStringList{names.first(), shown(ready.first()->zone), names.join(QStringLiteral(", "))};
    });
    checks.starIf(std::ranges::any_of(ready, [&](const Opponent* card) { return card->faceUp && isTrap(state, *card); }),
        markOf(Unclear::AMB_18));
    const bool hiddenNear =
        std::ranges::any_of(state.battle->opposition, [&](const Opponent& o) { return !o.faceUp && neighbours(o.zone, who.at); });
    const bool onlyHidden = std::ranges::none_of(ready, [](const Opponent* card) { return card->faceUp; });
    checks.starIf(hiddenNear && onlyHidden, "hidden_cards_engage");
    usesNoSkill(checks, a.assists);
    checks.noteIf(checks.isAllowed(), R::I_FLED);
}

void apply(Changes& changes, const State&, const Flee& a)
{
    if (Fighter* who = changes.fighter(a.who)) {
        who->at = Position::Fled;
        who->exhausted = true;
        who->actions += ActionKind::Flee;
        changes.battle().changed = true;
    }
    changes.tell(R::I_FLED, QT_TR_NOOP("%1 leaves the battle and survives"), {changes.title(a.who)});
}

Message tell(const State& before, const Flee& a) { return say(QT_TR_NOOP("%1 flees"), {titleOf(before, a.who)}); }

// --- recover (HS-251 … HS-253, HS-288)

void check(Checks& checks, const State& state, const Recover& a)
{
    const Fighter* who = fighter(state, a.who);
    const Opponent* card = opponent(state, a.who);
    checks.must(card && !card->isMercenary() ? R::E_OPP_RECOVER : R::E_ENEMY_RECOVER, who != nullptr,
        [&] { return QStringList{titleOf(state, a.who)}; });
    if (!who)
        return;
    const auto name = [&] { return QStringList{titleOf(state, a.who)}; };
    mayAct(checks, state, *who, ActionKind::Recover, a.free);
    checks.must(R::E_RECOVER_HEALTHY, who->health == Health::Weary || who->health == Health::Injured, name);
    checks.must(R::E_RECOVER_STRAIN, who->strained == 0, name);
    usesNoSkill(checks, a.assists);
    strains(checks, state, a, *who, who->health, true);
}

void apply(Changes& changes, const State&, const Recover& a)
{
    changes.heal(a.who, 1);
    if (Fighter* who = changes.fighter(a.who)) {
        who->recovered = true;
        changes.tell(R::I_RECOVER, QT_TR_NOOP("%1 recovers and is %2"), {changes.title(a.who), shown(who->health)});
    }
    changes.actorDone(a.who, ActionKind::Recover, a.strain, a.free);
}

Message tell(const State& before, const Recover& a) { return say(QT_TR_NOOP("%1 recovers"), {titleOf(before, a.who)}); }

// --- strain as the action itself (HS-225, AMB-21)

void check(Checks& checks, const State& state, const Strain& a)
{
    const Fighter* who = fighter(state, a.who);
    checks.must(R::E_OPP_STRAIN, who != nullptr, [&] { return QStringList{titleOf(state, a.who)}; });
    if (!who)
        return;
    mayAct(checks, state, *who, ActionKind::Strain, false);
    mayStrain(checks, state, *who, who->health, false);
    usesNoSkill(checks, a.assists);
}

void apply(Changes& changes, const State&, const Strain& a) { changes.actorDone(a.who, ActionKind::Strain, true, false); }

Message tell(const State& before, const Strain& a)
{
    return say(QT_TR_NOOP("%1 strains without another action"), {titleOf(before, a.who)});
}

} // namespace hiredswords

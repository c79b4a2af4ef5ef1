// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Encounters turned over, enemies that act, and the answer with armour or stealth (p. 20, 26-27, 36-37).
#include "engine/ids.h"
#include "games/jagged-alliance/rules/changes/course.h"
#include "games/jagged-alliance/rules/changes/cubes.h"
#include "games/jagged-alliance/rules/changes/effects.h"
#include "games/jagged-alliance/rules/changes/encounters.h"
#include "games/jagged-alliance/rules/changes/harm.h"
#include "games/jagged-alliance/rules/changes/possessions.h"
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/dice/rolls.h"
#include "games/jagged-alliance/rules/rules.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace jaggedalliance {

// What is noted for the enemies goes by with the last of them, and which act that is depends on its dice.
static void dueAmongEnemies(Checks& checks, const State& state)
{
    QStringList open;
    for (const Noted* noted : notedNow(state))
        if (noted->when == Moment::Enemies && !noted->leftUndone)
            open += effectText(state, noted->effect);
    if (!open.isEmpty())
        checks.should(R::W_REMINDER, false, [&] { return QStringList{open.join(QStringLiteral("; "))}; });
}

// --- encounters

namespace {

// What the tokens of a hidden sniper still show. One of them shows the crosshair; whether it was found already stands on the
// sniper.
QStringList leftOfSet(const State& state, const QString& set)
{
    const bool waits = std::ranges::any_of(state.enemies, [&](const Figure& one) { return one.hidden && one.set == set; });
    const auto left = std::ranges::count_if(state.tokens, [&](const Token& one) { return one.set == set && !one.faceUp; });
    QStringList from(std::max<qsizetype>(0, left - waits), QStringLiteral("nothing"));
    if (waits)
        from += QStringLiteral("crosshair");
    return from;
}

} // namespace

Needs needs(const State& state, const Reveal& a)
{
    Needs needs;
    const Token* token = find(state.tokens, a.token);
    if (!token || !a.shows.isEmpty())
        return needs;
    QStringList from = !token->set.isEmpty() ? leftOfSet(state, token->set) : token->earlier ? state.earlier : state.pool;
    if (from.isEmpty() && token->set.isEmpty()) // nobody entered what lies in the pool
        from = engine::idsOf(encounterKinds(state));
    needs.picks += engine::Pick{QStringLiteral("shows"), tr("encounter"), from, 1, false};
    return needs;
}

QList<Fault> faultsIn(const State& state, const Reveal& a)
{
    const Token* token = find(state.tokens, a.token);
    if (!token || token->set.isEmpty() || a.shows.isEmpty() || leftOfSet(state, token->set).contains(a.shows))
        return {};
    QStringList left = leftOfSet(state, token->set);
    left.removeDuplicates();
    return {Fault{QStringLiteral("reveal.shows"), a.shows,
        engine::fill(tr("The token %1 of a hidden sniper cannot show that."), {a.token}),
        engine::fill(tr("Reveal one of: %1."), {left.join(QStringLiteral(", "))})}};
}

// Which enemy it is, and whom it strikes where nobody entered the areas.
Blanks askedFirst(const State& state, const Reveal& a)
{
    const Token* token = find(state.tokens, a.token);
    const QList<Encounter> kinds = encounterKinds(state);
    const Encounter* what = find(kinds, a.shows);
    if (!token || !what)
        return {};
    if (what->kind == EncounterKind::Enemy && what->enemy.isEmpty() && a.enemy.isEmpty())
        return {engine::Blank{QStringLiteral("reveal.enemy"), tr("which enemy it shows")},
            engine::Blank{QStringLiteral("reveal.elite"), tr("whether it is an elite")}};
    return strikesArea(what->kind) ? blankBeside(state, *token, a.far, what->kind) : Blanks();
}

void check(Checks& checks, const State& state, const Reveal& a)
{
    const Token* token = find(state.tokens, a.token);
    const auto name = [&] { return QStringList{token ? placeText(state, token->at, token->area) : a.token}; };
    checks.must(R::R_FACE_UP, token && !token->faceUp, name);
    if (token && !a.far) {
        const auto isAmong = [&](const QList<const Token*>& tokens) {
            return std::ranges::any_of(tokens, [&](const Token* one) { return one->id == a.token; });
        };
        const bool isPerhaps = isAmong(tokensPerhaps(state));
        checks.must(R::R_MERC,
            engine::Truth(isPerhaps || isAmong(tokensDue(state)) || token->faceUp,
                isPerhaps ? blankBeside(state, *token, true, EncounterKind::Fatigue) : Blanks()),
            name);
    }
    if (token && a.far && !state.active.isEmpty()) // an action reaches no farther than its sector; an event may
        checks.must(R::R_SECTOR, mercenary(state, state.active).at == token->at, [&] {
            return QStringList{tr("the token"), placeText(state, token->at, token->area)};
        });
    goesOn(checks, state);
    noRollOpen(checks, state);
    surplus(checks, a.far && !isRevealAsked(state) && token && tokensToReveal(state).contains(token), tr("from elsewhere"),
        R::W_SURPLUS_REVEAL);
    const QList<Encounter> kinds = encounterKinds(state);
    const Encounter* what = find(kinds, a.shows);
    const bool isOpen = !what || (what->kind == EncounterKind::Enemy && what->enemy.isEmpty());
    surplus(checks, !a.enemy.isEmpty() && !isOpen, titleOf(state, a.enemy), R::W_SURPLUS_REVEAL);
    checks.noteIf(checks.isAllowed(), a.far ? R::I_FAR_REVEAL : R::I_REVEAL);
}

void apply(Changes& changes, const State&, const Reveal& a)
{
    if (a.far) // what asked for it is done
        if (const auto asked = std::ranges::find(changes.state.due, EffectKind::Reveal, &Effect::kind);
            asked != changes.state.due.end())
            changes.state.due.erase(asked);
    Encounter said;
    said.enemy = a.enemy;
    said.elite = a.elite;
    reveal(changes, a.token, a.shows, said, a.far);
    settle(changes);
}

Message tell(const State& before, const Reveal& a)
{
    const Token* token = find(before.tokens, a.token);
    return say(QT_TR_NOOP("Encounter in %1: %2"),
        {token ? placeText(before, token->at, token->area) : a.token,
            a.shows.isEmpty() ? tr("not known yet") : encounterText(before, a.shows)});
}

// --- an enemy acts (JA-306 … JA-316)

namespace {

// Who acts now: the one that began, or the next in order; empty when the players have to choose.
QString actorOf(const State& state, const EnemyAct& a)
{
    if (state.acting)
        return state.acting->enemy;
    if (!a.enemy.isEmpty())
        return a.enemy;
    const QList<const Figure*> next = nextEnemies(state, mercenary(state, state.active).at);
    return next.size() == 1 ? next.first()->id : QString();
}

QList<Icon> hitIcons(const Row& row)
{
    QList<Icon> icons{Icon::Damage};
    for (const Condition condition : row.conditions)
        icons += condition == Condition::Marked ? Icon::Marked
            : condition == Condition::Bleeding  ? Icon::Bleeding
                                                : Icon::Suppressed;
    return icons;
}

void strike(Changes& changes, const QString& enemy, const QString& who)
{
    const Figure attacker = *find(changes.state.enemies, enemy);
    const Mercenary& target = mercenary(changes.state, who);
    attackMercenary(changes, who, enemy, damageOf(changes.state, attacker, target), stealthOf(changes.state, attacker), true,
        hitIcons(rowOf(changes.state, attacker)));
}

// Whom the table says it attacks, where nobody entered who is the closest.
void attackOnce(Changes& changes, const QString& enemy, bool all, const QString& said)
{
    const Figure attacker = *find(changes.state.enemies, enemy);
    const QList<const Mercenary*> targets = byCloseness(changes.state, attacker);
    QStringList here;
    for (const Mercenary* who : targets)
        if (isSameArea(changes.state, attacker.at, attacker.area, who->area))
            here += who->id;
    QStringList others;
    for (const Mercenary* who : targets)
        others += who->id;
    const Blanks open = all ? blankArea(changes.state, attacker.at, attacker.area, others) : Blanks();
    const auto there = mercenariesAt(changes.state, attacker.at);
    if (std::ranges::any_of(there, &Mercenary::down))
        changes.tell(R::I_DOWN_IGNORED);
    if (targets.isEmpty()) {
        changes.tell(R::I_NOBODY, QT_TR_NOOP("%1 finds nobody to attack"), {changes.title(enemy)});
        return;
    }
    if (!open.isEmpty())
        changes.tell(R::I_AWAITED, QT_TR_NOOP("Whom %1 hits is not known. Not entered yet: %2; put that down by hand"),
            {changes.title(enemy), engine::named(open)});
    if (all && here.isEmpty() && !open.isEmpty())
        return;
    const bool isReached = said.isEmpty() ? inReach(changes.state, attacker, *targets.first()) : others.contains(said);
    if (all ? here.isEmpty() : !isReached) { // nobody else is struck instead
        changes.tell(R::I_NOT_IN_RANGE, QT_TR_NOOP("%1 cannot reach %2 and does nothing"),
            {changes.title(enemy), changes.title(all || said.isEmpty() ? targets.first()->id : said)});
        return;
    }
    if (all) {
        changes.tell(R::I_ATTACK_ALL);
        for (const QString& who : std::as_const(here))
            strike(changes, enemy, who);
        return;
    }
    if (!said.isEmpty()) {
        changes.tell(
            R::I_TARGET_SAID, QT_TR_NOOP("%1 attacks %2: the table says so"), {changes.title(enemy), changes.title(said)});
        strike(changes, enemy, said);
        return;
    }
    const R why = targetReason(changes.state, attacker);
    changes.tell(
        why, QT_TR_NOOP("%1 attacks %2: %3"), {changes.title(enemy), changes.title(targets.first()->id), whyTarget(why)});
    strike(changes, enemy, targets.first()->id);
}

void moveOnce(Changes& changes, const QString& enemy, const QString& wish)
{
    const Figure mover = *find(changes.state.enemies, enemy);
    if (mover.conditions.contains(Condition::Suppressed)) {
        changes.tell(R::I_SUPPRESSED_ENEMY, QT_TR_NOOP("%1 is suppressed and cannot move"), {changes.title(enemy)});
        return;
    }
    const QList<const Mercenary*> targets = byCloseness(changes.state, mover);
    if (targets.isEmpty() || canAttack(changes.state, mover)) {
        if (!targets.isEmpty())
            changes.tell(R::I_STAYS, QT_TR_NOOP("%1 can attack from where it stands and does not move"), {changes.title(enemy)});
        return;
    }
    const QStringList ways = waysTowards(changes.state, mover, *targets.first());
    if (ways.isEmpty()) {
        changes.tell(R::I_NO_WAY, QT_TR_NOOP("%1 finds no way"), {changes.title(enemy)});
        return;
    }
    const QString to = ways.contains(wish) ? wish : ways.first();
    changes.enemy(enemy)->area = to;
    changes.tell(R::I_ENEMY_MOVES, QT_TR_NOOP("%1 moves to %2"), {changes.title(enemy), placeText(changes.state, mover.at, to)});
}

} // namespace

QList<Fault> lacking(const State& state, const EnemyAct& a)
{
    const QString id = actorOf(state, a);
    if (id.isEmpty() && !nextEnemies(state, mercenary(state, state.active).at).isEmpty()) {
        QStringList choice;
        for (const Figure* one : nextEnemies(state, mercenary(state, state.active).at))
            choice += engine::fill(QStringLiteral("%1 (%2)"), {one->id, titleOf(state, one->id)});
        return {Fault{QStringLiteral("enemy-act.enemy"), {}, tr("Several enemies are equal: the players choose."),
            engine::fill(tr("Name the enemy that acts, one of: %1."), {choice.join(QStringLiteral(", "))})}};
    }
    const Figure* enemy = find(state.enemies, id);
    if (const QStringList ways = enemy ? openWays(state, *enemy) : QStringList(); !ways.isEmpty() && !ways.contains(a.to))
        return {Fault{QStringLiteral("enemy-act.to"), a.to,
            tr("Several ways are equally short and equally empty: the players choose."),
            engine::fill(tr("Name where it goes, one of: %1."), {ways.join(QStringLiteral(", "))})}};
    return {};
}

// Whether there is a way to whom it would go for.
static Blanks blankApproach(const State& state, const Figure& enemy)
{
    const QList<const Mercenary*> targets = enemy.hidden ? QList<const Mercenary*>() : byCloseness(state, enemy);
    return targets.isEmpty() || isFarOpen(state, enemy.at, enemy.area, targets.first()->area)
        ? Blanks()
        : blankReach(state, enemy.at, enemy.area, targets.first()->area);
}

// How far it reaches, and how hard it hits. Whom it strikes the table sees, whatever was entered.
Blanks askedFirst(const State& state, const EnemyAct& a)
{
    const Figure* enemy = find(state.enemies, actorOf(state, a));
    if (!enemy)
        return {};
    Blanks open = a.target.isEmpty() ? blankAim(state, *enemy) : Blanks();
    if (!open.isEmpty())
        open += engine::Blank{QStringLiteral("enemy-act.target"), tr("whom it attacks")};
    return blankEnemy(state, *enemy) + blankApproach(state, *enemy) + open;
}

void check(Checks& checks, const State& state, const EnemyAct& a)
{
    inPlayerPhase(checks, state);
    const QString at = mercenary(state, state.active).at;
    checks.must(R::R_NO_ENEMY_TURN, state.step == Step::Enemies, [&] { return QStringList{nowText(state)}; });
    checks.noteIf(state.step == Step::Enemies && nextEnemies(state, at).isEmpty(),
        R::I_NO_ENEMIES); // they were taken away: it only ends the activation
    dueAmongEnemies(checks, state);
    settled(checks, state);
    const QString id = actorOf(state, a);
    const QList<const Figure*> next = nextEnemies(state, at);
    if (!a.enemy.isEmpty())
        checks.must(R::R_INITIATIVE,
            a.enemy == id && (state.acting || std::ranges::any_of(next, [&](const Figure* one) { return one->id == a.enemy; })),
            [&] {
                QStringList names;
                for (const Figure* one : next)
                    names += titleOf(state, one->id);
                return QStringList{titleOf(state, a.enemy), names.isEmpty() ? tr("nobody") : names.join(QStringLiteral(", "))};
            });
    const Figure* enemy = find(state.enemies, id);
    const Blanks aim = enemy ? blankAim(state, *enemy) : Blanks();
    if (enemy)
        noteBlanks(checks, blankEnemy(state, *enemy) + blankApproach(state, *enemy));
    if (a.target.isEmpty())
        noteBlanks(checks, aim, enemy && !blankTarget(state, *enemy).isEmpty() ? R::W_UNKNOWN_TARGET : R::W_UNKNOWN_REACH);
    if (const QList<const Mercenary*> order = enemy ? byCloseness(state, *enemy) : QList<const Mercenary*>();
        !a.target.isEmpty()) {
        const auto isMeant = [&](const Mercenary* who) { return who->id == a.target; };
        const bool isThere = std::ranges::any_of(order, isMeant);
        checks.must(!isThere                                              ? R::R_TARGET_AWAY
                : enemy && targetReason(state, *enemy) == R::I_TARGET_ANY ? R::R_TARGET_ANY
                                                                          : R::R_TARGET,
            aim.isEmpty() ? engine::Truth(isThere && isMeant(order.first()))
                : isThere ? engine::Truth(true, blankTarget(state, *enemy))
                          : engine::Truth(false),
            [&] {
                return QStringList{titleOf(state, a.target), order.isEmpty() ? tr("nobody") : titleOf(state, order.first()->id)};
            });
    }
    surplus(checks, !a.to.isEmpty() && (!enemy || openWays(state, *enemy).isEmpty()),
        engine::fill(tr("the way %1"), {a.to.toUpper()}), R::W_SURPLUS_WAY);
    checks.noteIf(next.size() > 1, R::I_PLAYERS_CHOOSE);
    checks.noteIf(enemy && !enemyCard(state, enemy->card).approach.isEmpty(), R::I_PATTERN);
    checks.noteIf(enemy && enemy->hidden, R::I_HIDDEN_ACTS);
    checks.noteIf(checks.isAllowed(), R::I_ORDER);
    checks.noteIf(checks.isAllowed() && enemy, R::I_ACTS);
}

void apply(Changes& changes, const State& before, const EnemyAct& a)
{
    const QString id = actorOf(before, a);
    if (!find(before.enemies, id)) {
        settle(changes);
        return;
    }
    if (!changes.state.acting)
        changes.state.acting = Acting{id, 0, usesApproach(before, *find(before.enemies, id))};
    QString wish = a.to;
    bool isAwaited = false;
    while (changes.state.acting && changes.state.incoming.isEmpty()) {
        const Figure* enemy = find(changes.state.enemies, id);
        const QList<Pattern> pattern =
            enemy ? patternOf(changes.state, *enemy, changes.state.acting->approach) : QList<Pattern>();
        if (changes.state.acting->next >= pattern.size())
            break;
        // A second choice of ways is asked for anew.
        if (wish.isEmpty() && changes.state.acting->next > (before.acting ? before.acting->next : 0)
            && !openWays(changes.state, *enemy).isEmpty())
            break;
        const Pattern step = pattern[changes.state.acting->next++];
        const Blanks open = step == Pattern::AttackAll ? Blanks() : blankAim(changes.state, *enemy);
        if (!open.isEmpty() && (step == Pattern::Move || a.target.isEmpty())) {
            if (!std::exchange(isAwaited, true) && a.target.isEmpty())
                changes.tell(R::I_AIM_AWAITED,
                    QT_TR_NOOP("Where %1 goes and whom it attacks is not known. Not entered yet: %2; put it down by hand"),
                    {changes.title(id), engine::named(open)});
        } else if (step == Pattern::Move) {
            moveOnce(changes, id, wish);
            wish.clear();
        } else {
            const QList<const Mercenary*> order = byCloseness(changes.state, *enemy);
            const bool isClosest = open.isEmpty() && !order.isEmpty() && order.first()->id == a.target;
            attackOnce(changes, id, step == Pattern::AttackAll, isClosest ? QString() : a.target);
        }
    }
    settle(changes);
}

Message tell(const State& before, const EnemyAct& a)
{
    const QString id = actorOf(before, a);
    return id.isEmpty() ? say(QT_TR_NOOP("An enemy acts")) : say(QT_TR_NOOP("%1 acts"), {titleOf(before, id)});
}

// --- armour or stealth (JA-316 … JA-331)

namespace {

const Incoming* incomingOf(const State& state, const Defend& a)
{
    return a.incoming.isEmpty() ? state.incoming.isEmpty() ? nullptr : &state.incoming.first() : find(state.incoming, a.incoming);
}

} // namespace

Roll rollOf(const State& state, const Defend& a)
{
    Roll roll;
    const Incoming* one = incomingOf(state, a);
    roll.kind = a.stealth ? RollKind::Stealth : RollKind::Armour;
    roll.who = one ? one->who : QString();
    roll.incoming = one ? one->id : QString();
    roll.worn = a.worn;
    roll.with = a.helpers;
    roll.rebels = a.stealth ? 0 : a.rebels; // none supports hiding (JA-343)
    roll.rolled = a.rolled;
    roll.terrain = a.terrain;
    roll.told = a.successes;
    return roll;
}

Needs needs(const State& state, const Defend& a)
{
    Needs needs;
    if (incomingOf(state, a))
        needs.dice = diceOf(state, rollOf(state, a));
    return needs;
}

QList<Fault> faultsIn(const State& state, const Defend& a)
{
    return namedTwice(state, QStringLiteral("defend.worn"), a.worn) + namedTwice(state, QStringLiteral("defend.with"), a.helpers);
}

// How hard it hits, and how well one has to hide, stands on the card of whoever attacks; what helps, on the armour that is worn.
Blanks askedFirst(const State& state, const Defend& a)
{
    const Incoming* one = incomingOf(state, a);
    const Figure* enemy = one ? find(state.enemies, one->from) : nullptr;
    Blanks worn = one ? blankRoll(state, rollOf(state, a)) : Blanks();
    if (!worn.isEmpty())
        worn += engine::Blank{QStringLiteral("defend.successes"), tr("the successes that the dice showed")};
    return enemy ? blankEnemy(state, *enemy) + worn : worn;
}

void check(Checks& checks, const State& state, const Defend& a)
{
    const Incoming* one = incomingOf(state, a);
    const Figure* from = one ? find(state.enemies, one->from) : nullptr;
    noteBlanks(checks, (from ? blankEnemy(state, *from) : Blanks()) + blankRoll(state, rollOf(state, a)));
    goesOn(checks, state);
    dueAmongEnemies(checks, state);
    checks.must(R::R_NO_INCOMING, one != nullptr, none);
    if (!a.worn.isEmpty())
        checks.must(R::R_ANNOUNCE_DEFENCE, !state.roll, [&] { return QStringList{titles(state, a.worn)}; });
    checks.must(R::R_SETTLE_ROLL, !state.roll, [&] { return QStringList{tr("the last roll: reroll a die or let it stand")}; });
    if (!one)
        return;
    const Mercenary& who = mercenary(state, one->who);
    const auto name = [&] { return QStringList{titleOf(state, one->who)}; };
    if (a.stealth) {
        const bool isMine = !find(state.enemies, one->from) && !find(state.mercenaries, one->from);
        checks.must(isMine ? R::R_AOE_MINE : R::R_AOE, one->hides, name);
        checks.must(R::R_NOREB_STEALTH, a.rebels == 0, none);
        const Throw hiding = throwOf(state, rollOf(state, a));
        const bool hides = hiding.all().count() > 0 || one->difficulty == 0 || a.successes;
        const Blanks open = a.terrain ? Blanks() : blankTerrain(state, who);
        checks.must(
            R::R_NO_STEALTH, hides ? engine::Truth(true) : engine::Truth(false, blankGuard(state, who, true) + open), name);
        checks.should(R::W_HOPELESS, engine::Truth(a.successes || canReach(state, hiding, one->difficulty)), [&] {
            return QStringList{number(hiding.all().count()), number(one->difficulty)};
        });
    }
    surplus(checks, a.terrain && blankTerrain(state, who).isEmpty(), tr("the terrain"), R::W_SURPLUS_TERRAIN);
    supports(checks, state, a.rebels);
    helps(checks, state, a.helpers, a.stealth ? RollKind::Stealth : RollKind::Armour, one->who);
    QHash<QString, int> spent;
    for (const QString& id : a.worn) {
        const Card& item = card(state, spentFor(state, id));
        const QList<const Card*> cards = working(state, who);
        checks.must(R::R_SLOTTED_DEFENCE, std::ranges::any_of(cards, [&](const Card* card) { return card->id == id; }), [&] {
            return QStringList{titleOf(state, id), titleOf(state, who.id)};
        });
        checks.must(R::R_DURABILITY, item.spent + ++spent[item.id] <= item.durability, [&] {
            return QStringList{titleOf(state, item.id), number(item.durability)};
        });
    }
    noteDice(checks, state);
    checks.noteIf(checks.isAllowed(), a.stealth ? R::I_STEALTH : a.worn.isEmpty() ? R::I_ARMOUR_CHOICE : R::I_ARMOUR_CHOICE_WORN);
    checks.noteIf(a.stealth && hasTerrain(state, who.at, who.area, Terrain::Jungle), R::I_JUNGLE);
    checks.noteIf(!a.stealth && hasTerrain(state, who.at, who.area, Terrain::Settlement), R::I_SHELTER);
}

void apply(Changes& changes, const State& before, const Defend& a)
{
    if (const Incoming* one = incomingOf(before, a); one && playsOther(before, Unclear::JQ_07)) {
        const int more = suppressedCost(before, mercenary(before, one->who), true);
        suffer(changes, one->who, more, false, more);
    }
    for (const QString& id : a.worn)
        spend(changes, spentFor(before, id));
    useUp(changes, a.helpers, incomingOf(before, a) ? incomingOf(before, a)->who : QString());
    if (a.rebels > 0 && !a.stealth)
        rebels(changes, -a.rebels);
    thrown(changes, rollOf(before, a));
    settle(changes);
}

Message tell(const State& before, const Defend& a)
{
    const Incoming* one = incomingOf(before, a);
    if (!one)
        return say(QT_TR_NOOP("Damage is answered"));
    const QString who = titleOf(before, one->who);
    if (!a.helpers.isEmpty())
        return say(a.stealth ? QT_TR_NOOP("%1 hides with %2") : QT_TR_NOOP("%1 trusts in armour and %2"),
            {who, titles(before, a.helpers)});
    return say(a.stealth ? QT_TR_NOOP("%1 hides") : QT_TR_NOOP("%1 trusts in armour"), {who});
}

void resolveDefence(Changes& changes, const Roll& roll, int successes)
{
    const Incoming* found = find(changes.state.incoming, roll.incoming);
    if (!found)
        return;
    const Incoming one = *found;
    const bool isStealth = roll.kind == RollKind::Stealth, isBlank = !blankAttacker(changes.state, one).isEmpty();
    const Blanks worn = blankRoll(changes.state, roll);
    changes.state.incoming.removeIf([&](const Incoming& each) { return each.id == one.id; });
    if (isBlank || (!worn.isEmpty() && (isStealth ? successes < one.difficulty : woundsBehind(one, successes) > 0)))
        return changes.tell(R::I_AWAITED,
            isStealth ? QT_TR_NOOP("Successes %2 of %3: whether %1 is hit is not known; put the wounds down by hand")
                      : QT_TR_NOOP("Damage %3, armour %2: what %1 suffers is not known; put the wounds down by hand"),
            {changes.title(one.who), atLeast(worn, successes),
                isBlank ? QStringLiteral("?") : number(isStealth ? one.difficulty : one.damage)});
    if (roll.kind == RollKind::Stealth && successes >= one.difficulty) {
        changes.tell(R::I_EVADED, QT_TR_NOOP("%1 is not hit at all: successes %2 of %3"),
            {changes.title(one.who), number(successes), number(one.difficulty)});
        return;
    }
    const int wounds = roll.kind == RollKind::Stealth ? one.damage : woundsBehind(one, successes);
    if (roll.kind == RollKind::Stealth)
        changes.tell(R::I_FOUND, QT_TR_NOOP("%1 is found: successes %2 of %3, everything counts"),
            {changes.title(one.who), number(successes), number(one.difficulty)});
    else
        changes.tell(R::I_PREVENTED, QT_TR_NOOP("Damage %1; armour %2; wounds %3"),
            {damageWords(changes.state, one), number(successes), number(wounds)});
    Incoming most = one; // as a swamp would have it
    ++most.damage;
    if (const Blanks swamp = roll.terrain ? Blanks() : blankSwamp(changes.state, one);
        !swamp.isEmpty() && (isStealth || woundsBehind(most, successes) > wounds))
        changes.tell(R::I_SWAMP_AWAITED,
            QT_TR_NOOP("At least, because one more counts in a swamp. Not entered yet: %1; put it down by hand"),
            {engine::named(swamp)});
    for (const Icon icon : one.icons)
        if (icon == Icon::Damage)
            suffer(changes, one.who, wounds, true);
        else
            applyIcons(changes, one.who, {icon}, one.from);
}

} // namespace jaggedalliance

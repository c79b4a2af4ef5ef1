// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An attack step by step: declared, helped, blocked, dodged, cancelled (p. 8-11).
#include "games/swords-and-souls/rules/conditions.h"
#include "games/swords-and-souls/rules/rules.h"

#include <algorithm>

namespace swordsandsouls {

// --- declaring (SO-074 SO-075 SO-103 SO-120)

Attack attackWith(
    const State& state, const Used& used, const QString& target, const QStringList& order, bool doubled, std::optional<Way> way)
{
    const Card& printed = cardOf(state, used);
    Attack attack;
    attack.attacker = used.owner;
    attack.used = {used};
    attack.doubled = doubled || printed.doubled;
    const QStringList lawful = targetsOf(state, printed, used.owner);
    if (attacksMany(printed) && printed.isEntered()) {
        attack.more =
            state.settings.multiTargetOrder == TargetOrder::Chosen && !order.isEmpty() ? order : lawful; // clockwise (AO-19)
        attack.target = attack.more.isEmpty() ? target : attack.more.takeFirst();
    } else {
        attack.target = target.isEmpty() && lawful.size() == 1 ? lawful.first() : target;
    }
    attack.way = wayOf(state, attack.attacker, attack.target, way);
    return attack;
}

Used usedBy(const State& state, const DeclareAttack& a)
{
    return meant(state, actorOf(state, a.who), a.card, a.from, Role::Attack);
}

namespace {

Attack declared(const State& state, const DeclareAttack& a)
{
    return attackWith(state, usedBy(state, a), a.target, a.order, a.doubled, a.way);
}

// Where it goes is only known once the table says so.
bool mustSayWay(const State& state, const Attack& attack)
{
    return attack.way == Way::Open && state.settings.dodgeDirection == DodgeDirection::Ask && player(state, attack.target).down;
}

Fault noTarget(const char* place, const State& state, const QString& attacker)
{
    return {QLatin1String(place), {}, tr("Nobody is attacked."),
        engine::fill(tr("Name one of: %1."), {clockwise(state, attacker).mid(1).join(QStringLiteral(", "))})};
}

} // namespace

Fault noWay(const char* place)
{
    return {QLatin1String(place), {}, tr("This table decides where such an attack goes on."),
        tr("Say which way: clockwise or counterclockwise.")};
}

QList<Fault> missingAim(const char* place, const State& state, const Attack& attack)
{
    if (attack.target.isEmpty())
        return {noTarget(place, state, attack.attacker)};
    if (mustSayWay(state, attack))
        return {noWay(place)};
    return {};
}

QList<Fault> wrongOrder(const char* place, const State& state, const Used& used, const QStringList& order)
{
    QStringList lawful = targetsOf(state, cardOf(state, used), used.owner);
    QStringList named = order;
    std::ranges::sort(lawful);
    std::ranges::sort(named);
    if (order.isEmpty() || named == lawful)
        return {};
    return {Fault{QLatin1String(place), order.join(QStringLiteral(", ")),
        tr("This order does not name everybody who is attacked, once each."),
        engine::fill(tr("Put in order: %1."), {lawful.join(QStringLiteral(", "))})}};
}

QList<Fault> faultsIn(const State& state, const DeclareAttack& a)
{
    return wrongOrder("attack.order", state, usedBy(state, a), a.order);
}

QList<Fault> lacking(const State& state, const DeclareAttack& a)
{
    return missingAim("attack.target", state, declared(state, a));
}

void check(Checks& checks, const State& state, const DeclareAttack& a)
{
    const Used used = usedBy(state, a);
    const Card& printed = cardOf(state, used);
    running(checks, state);
    noAttack(checks, state);
    nothingInPlay(checks, state);
    upright(checks, state, used.owner);
    available(checks, state, used);
    inPlayStep(checks, state, used, true);
    fitsIcon(checks, state, used, Icon::Action);
    if (printed.isEntered())
        checks.must(R::E_NOT_ATTACK, doesIt(state, used.card, printed, &Card::attack),
            [&] { return QStringList{titleOf(state, used.card)}; });
    if (const QString target = attacksMany(printed) ? a.target : declared(state, a).target; !target.isEmpty())
        mayAim(checks, state, used, target);
    const Attack attack = declared(state, a);
    goesItsWay(checks, attack.way, a.way);
    inOrder(checks, state, attack, a.order);
    notNeeded(checks, !a.target.isEmpty() && printed.isEntered() && attacksMany(printed), QT_TR_NOOP("the target"));
    checks.noteIf(checks.isAllowed(), R::I_ATTACK);
}

void apply(Changes& changes, const State& before, const DeclareAttack& a)
{
    const Attack attack = declared(before, a);
    if (!changes.player(attack.attacker) || !changes.player(attack.target))
        return;
    changes.takeOut(attack.used.first());
    changes.openAttack(attack);
}

Message tell(const State& before, const DeclareAttack& a)
{
    const Attack attack = declared(before, a);
    const QString who = named(attack.attacker), with = titleOf(before, attack.used.first().card);
    return attack.target.isEmpty() ? say(QT_TR_NOOP("%1 attacks with %2"), {who, with})
                                   : say(QT_TR_NOOP("%1 attacks %2 with %3"),
                                       {who, (QStringList{attack.target} + attack.more).join(QStringLiteral(", ")), with});
}

// --- answering and helping: what the cards played into an open attack share

namespace {

QString answering(const State& state, const QString& named)
{
    return !named.isEmpty() ? named : state.attack ? state.attack->target : state.turn;
}

QString attacking(const State& state, const QString& named)
{
    return !named.isEmpty() ? named : state.attack ? state.attack->attacker : state.turn;
}

} // namespace

Used usedBy(const State& state, const Block& a) { return meant(state, answering(state, a.who), a.card, a.from, Role::Block); }

Used usedBy(const State& state, const Dodge& a) { return meant(state, answering(state, a.who), a.card, a.from, Role::Dodge); }

Used usedBy(const State& state, const HelpAttack& a) { return meant(state, attacking(state, {}), a.card, a.from, Role::Help); }

Used usedBy(const State& state, const CancelReaction& a)
{
    return meant(state, attacking(state, a.who), a.card, a.from, Role::Cancel);
}

namespace {

// Block and dodge: only by the target, in answer to an attack, with a Reaction (SO-049 SO-076).
void checkReaction(Checks& checks, const State& state, const Used& used, R says, Does does)
{
    running(checks, state);
    attackOpen(checks, state);
    if (!state.attack && !state.inPlay.isEmpty())
        checks.must(R::E_NOT_AN_ATTACK, false, [&] { return QStringList{titlesOf(state, cardsIn(state.inPlay))}; });
    if (state.attack) {
        checks.must(R::E_NOT_TARGET, used.owner == state.attack->target, [&] {
            return QStringList{state.attack->target, used.owner};
        });
        unanswered(checks, state);
    }
    upright(checks, state, used.owner);
    available(checks, state, used);
    fitsIcon(checks, state, used, Icon::Reaction);
    const Card& printed = cardOf(state, used);
    if (printed.isEntered())
        checks.must(says, doesIt(state, used.card, printed, does), [&] { return QStringList{titleOf(state, used.card)}; });
}

// The card goes into the attack; without one (the table decided) straight to where played cards go.
bool played(Changes& changes, const Used& used)
{
    if (!changes.player(used.owner))
        return false;
    changes.takeOut(used);
    if (changes.state.attack) {
        changes.state.attack->used += used;
        changes.tellMore(used);
    } else {
        changes.putAway(used);
    }
    return changes.state.attack.has_value();
}

} // namespace

// --- blocking (SO-077)

void check(Checks& checks, const State& state, const Block& a)
{
    checkReaction(checks, state, usedBy(state, a), R::E_NOT_BLOCK, &Card::block);
}

void apply(Changes& changes, const State& before, const Block& a)
{
    const Used used = usedBy(before, a);
    if (!played(changes, used))
        return;
    changes.state.attack->stage = Stage::Blocked;
    changes.tell(R::I_BLOCK, QT_TR_NOOP("%1 blocks with %2: the attack has no effect"), {used.owner, titleOf(before, used.card)});
    if (changes.state.attack->doubled)
        changes.tell(R::I_WHOLE);
}

Message tell(const State& before, const Block& a)
{
    return say(QT_TR_NOOP("%1 blocks with %2"), {named(usedBy(before, a).owner), titleOf(before, usedBy(before, a).card)});
}

// --- dodging (SO-078 … SO-082)

QList<Fault> lacking(const State& state, const Dodge& a)
{
    if (state.attack && state.attack->way == Way::Open && a.way.value_or(Way::Open) == Way::Open)
        return {noWay("dodge.way")};
    return {};
}

void check(Checks& checks, const State& state, const Dodge& a)
{
    checkReaction(checks, state, usedBy(state, a), R::E_NOT_DODGE, &Card::dodge);
    if (state.attack)
        goesItsWay(checks, state.attack->way, a.way);
}

void apply(Changes& changes, const State& before, const Dodge& a)
{
    const Used used = usedBy(before, a);
    if (!played(changes, used))
        return;
    Attack& attack = *changes.state.attack;
    if (attack.way == Way::Open)
        attack.way = a.way.value_or(Way::Open);
    changes.tell(R::I_DODGE, QT_TR_NOOP("%1 dodges with %2: the attack goes on"), {used.owner, titleOf(before, used.card)});
    if (attack.doubled)
        changes.tell(R::I_WHOLE);
    changes.moveOn();
    if (isAcross(before, attack.attacker, attack.aimed))
        changes.tell(R::I_ACROSS);
    if (attack.stage == Stage::Answer)
        changes.tell(R::I_WAY, QT_TR_NOOP("%1 is the target now"), {attack.target});
}

Message tell(const State& before, const Dodge& a)
{
    return say(QT_TR_NOOP("%1 dodges with %2"), {named(usedBy(before, a).owner), titleOf(before, usedBy(before, a).card)});
}

// --- helping (SO-108)

void check(Checks& checks, const State& state, const HelpAttack& a)
{
    const Used used = usedBy(state, a);
    running(checks, state);
    attackOpen(checks, state);
    if (state.attack)
        unanswered(checks, state);
    upright(checks, state, used.owner);
    available(checks, state, used);
    joinsAttack(checks, state, used);
    const Card& printed = cardOf(state, used);
    if (printed.isEntered())
        checks.must(R::E_NOT_HELP, doesIt(state, used.card, printed, &Card::helpsAttack),
            [&] { return QStringList{titleOf(state, used.card)}; });
}

void apply(Changes& changes, const State& before, const HelpAttack& a)
{
    const Used used = usedBy(before, a);
    if (!played(changes, used))
        return;
    changes.state.attack->doubled |= a.doubled || cardOf(before, used).doubled;
    changes.tell(R::I_PLAYED, QT_TR_NOOP("%1 helps the attack"), {titleOf(before, used.card)});
}

Message tell(const State& before, const HelpAttack& a)
{
    return say(
        QT_TR_NOOP("%1 helps the attack with %2"), {named(usedBy(before, a).owner), titleOf(before, usedBy(before, a).card)});
}

// --- cancelling a block, or a dodge where the card says so (SO-107, AO-27)

void check(Checks& checks, const State& state, const CancelReaction& a)
{
    const Used used = usedBy(state, a);
    const auto name = [&] { return QStringList{titleOf(state, used.card)}; };
    running(checks, state);
    attackOpen(checks, state);
    if (state.attack)
        checks.must(R::E_NOT_ATTACKER, used.owner == state.attack->attacker, [&] {
            return QStringList{state.attack->attacker, used.owner};
        });
    upright(checks, state, used.owner);
    available(checks, state, used);
    joinsAttack(checks, state, used);
    const Card& printed = cardOf(state, used);
    const Used* last = state.attack ? standing(*state.attack) : nullptr;
    const bool isBlock = last && last->role == Role::Block && state.attack->stage == Stage::Blocked;
    const bool isAnyAnswer = printed.cancelsBlock && last && last->role == Role::Dodge && playsOther(state, Unclear::AO_27);
    const bool isDodge = last && last->role == Role::Dodge && (printed.cancelsDodge || !printed.cancelsBlock || isAnyAnswer);
    if (state.attack)
        checks.must(R::E_NO_BLOCK, isBlock || isDodge, name);
    if (printed.isEntered() || isDodge)
        checks
            .must(R::E_NOT_CANCEL,
                isBlock       ? doesIt(state, used.card, printed, &Card::cancelsBlock)
                    : isDodge ? isAnyAnswer ? engine::Truth(true) : doesIt(state, used.card, printed, &Card::cancelsDodge)
                              : engine::Truth(mayDo(printed, &Card::cancelsBlock) || mayDo(printed, &Card::cancelsDodge)),
                name)
            .starIf(isAnyAnswer && !printed.cancelsDodge, markOf(Unclear::AO_27));
}

void apply(Changes& changes, const State& before, const CancelReaction& a)
{
    const Used used = usedBy(before, a);
    const Used* last = before.attack ? standing(*before.attack) : nullptr;
    const qsizetype at = last ? last - before.attack->used.constData() : -1;
    if (!played(changes, used) || at < 0)
        return;
    Attack& attack = *changes.state.attack;
    attack.used[at].cancelled = true;
    attack.target = attack.used[at].owner;
    attack.stage = Stage::Answer;
    while (attack.path.size() > 1 && attack.path.last() != attack.target)
        attack.path.removeLast();
    attack.passed.removeIf([&](const QString& who) { return !attack.path.contains(who); });
    changes.tell(R::I_CANCELLED, QT_TR_NOOP("%1 cancels %2: %3 may answer with another card"),
        {titleOf(before, used.card), titleOf(before, attack.used[at].card), attack.target});
}

Message tell(const State& before, const CancelReaction& a)
{
    const Used* last = before.attack ? standing(*before.attack) : nullptr;
    return say(QT_TR_NOOP("%1 cancels %2 with %3"),
        {named(usedBy(before, a).owner), titleOf(before, last ? last->card : QString()),
            titleOf(before, usedBy(before, a).card)});
}

} // namespace swordsandsouls

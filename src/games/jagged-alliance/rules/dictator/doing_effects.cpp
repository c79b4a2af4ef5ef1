// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a card's text does, by hand or when it is due, at once or noted for its moment (p. 5).
#include "engine/past/left_undone.h"
#include "games/jagged-alliance/rules/changes/course.h"
#include "games/jagged-alliance/rules/changes/effects.h"
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

namespace {

Effect meant(const State& state, const DoEffect& a)
{
    Effect effect = a.effect.value_or(Effect{});
    if (const Effect* due = find(state.due, a.due))
        effect = *due;
    if (const Noted* noted = find(state.noted, a.noted))
        effect = noted->effect;
    if (!a.target.isEmpty())
        effect.target = a.target;
    if (!tracksTable(state) && effect.amount == 0 && a.amount)
        effect.amount = *a.amount;
    if (needsTarget(effect) && effect.kind == EffectKind::Loot)
        effect.target = state.active; // whoever is active finds it
    if (a.bleeding && effect.kind == EffectKind::Heal)
        effect.condition = Condition::Bleeding;
    if (!a.area.isEmpty() && !areasFor(state, effect).isEmpty())
        effect.place = effect.place.section(QLatin1Char(':'), 0, 0) + QLatin1Char(':') + a.area;
    return effect;
}

Effect withoutArea(const State& state, DoEffect a)
{
    a.area.clear();
    return meant(state, a);
}

} // namespace

QList<Fault> faultsIn(const State& state, const DoEffect& a)
{
    QList<Fault> faults;
    if (!a.effect && (a.due + a.noted).isEmpty())
        faults += Fault{QStringLiteral("effect.effect"), {}, tr("Nothing says what the effect does."),
            tr("Describe the effect, or name what is due or noted.")};
    const Effect effect = meant(state, a);
    const QStringList fitting = targetsOf(state, effect.kind);
    if (effect.kind == EffectKind::Reveal && !(a.due + a.noted).isEmpty())
        faults += Fault{QStringLiteral("effect.due"), a.due + a.noted,
            tr("Which token it turns over is said by an action of its own."), tr("Turn that token over from afar.")};
    if (needsTarget(effect) || (!effect.target.isEmpty() && !fitting.isEmpty() && !fitting.contains(effect.target)))
        faults += noTarget(QStringLiteral("effect.target"), effect.target, fitting);
    const QString at = effect.place.section(QLatin1Char(':'), 0, 0), area = effect.place.section(QLatin1Char(':'), 1);
    if (!at.isEmpty() && !find(state.sectors, at) && !find(state.missions, at))
        faults += Fault{QStringLiteral("effect.place"), effect.place, tr("There is no such place on the table."),
            tr("Give a sector, or sector:area.")};
    else if (!area.isEmpty() && find(state.sectors, at) && !find(sector(state, at).areas, area))
        faults += Fault{QStringLiteral("effect.place"), effect.place, tr("This sector has no such area."),
            tr("Give a sector, or sector:area.")};
    const auto known = [&](bool isKnown, const char* what) {
        if (!isKnown)
            faults += Fault{QStringLiteral("effect.card"), effect.card,
                engine::fill(tr("There is no %1 of this name."), {tr(what)}), tr("Check the spelling, or enter the card first.")};
    };
    if (effect.kind == EffectKind::Lieutenant)
        known(find(state.lieutenants, effect.card), QT_TR_NOOP("lieutenant"));
    if (effect.kind == EffectKind::Mission)
        known(find(state.missions, effect.card), QT_TR_NOOP("mission"));
    if (effect.kind == EffectKind::PlaceEnemy)
        known(find(state.enemyCards, effect.card), QT_TR_NOOP("enemy"));
    if (effect.kind == EffectKind::Market || effect.kind == EffectKind::Gain)
        known(find(state.cards, effect.card), QT_TR_NOOP("card"));
    return faults;
}

// Where it was left open before, it is said now.
QList<Fault> lacking(const State& state, const DoEffect& a)
{
    if (const Effect effect = meant(state, a); !tracksTable(state) && effect.amount == 0 && !a.amount)
        return {Fault{QStringLiteral("effect.amount"), {}, engine::fill(tr("How much is it: %1?"), {effectText(state, effect)}),
            tr("Read it off the table.")}};
    const QStringList areas = (a.due + a.noted).isEmpty() ? QStringList() : areasFor(state, meant(state, a));
    if (areas.size() < 2)
        return {};
    return {Fault{QStringLiteral("effect.area"), {}, tr("Nothing says in which area."),
        engine::fill(tr("Name the area, one of: %1."), {areas.join(QStringLiteral(", "))})}};
}

void check(Checks& checks, const State& state, const DoEffect& a)
{
    const Effect effect = meant(state, a);
    checks.must(R::R_OVER, state.status == Status::Running, none);
    checks.must(R::R_ENDED, !state.scenario || state.scenario->ending != Ending::Lost || effect.kind == EffectKind::Gain,
        [&] { return QStringList{nowText(state)}; });
    noRollOpen(checks, state);
    surplus(checks, a.effect && !(a.due + a.noted).isEmpty(), tr("the effect"), R::W_SURPLUS_CARD);
    surplus(checks, !a.area.isEmpty() && !areasFor(state, withoutArea(state, a)).contains(a.area),
        engine::fill(tr("area %1"), {a.area.toUpper()}), R::W_SURPLUS_CARD);
    surplus(checks, !a.target.isEmpty() && !takesTarget(effect.kind), titleOf(state, a.target), R::W_SURPLUS_CARD);
    const Mercenary& to = mercenary(state, effect.target);
    if (effect.kind == EffectKind::Gain && state.scenario) {
        const bool isOfLieutenant = find(state.lieutenants, effect.source);
        checks.must(isOfLieutenant ? R::R_CONSCIOUS_LIEUTENANT : R::R_CONSCIOUS, to.stands(),
            [&] { return QStringList{titleOf(state, effect.target)}; });
        if (!effect.place.isEmpty())
            checks.must(isOfLieutenant ? R::R_REWARD_SECTOR_LIEUTENANT : R::R_REWARD_SECTOR, to.at == effect.place, [&] {
                return QStringList{titleOf(state, effect.target), titleOf(state, effect.place)};
            });
    }
    surplus(checks, a.bleeding && effect.target.isEmpty(), shown(Condition::Bleeding), R::W_SURPLUS_CARD);
    if (a.bleeding && !effect.target.isEmpty())
        checks.must(R::R_BLEEDING, to.conditions.contains(Condition::Bleeding), [&] {
            return QStringList{titleOf(state, effect.source), titleOf(state, effect.target)};
        });
    if (effect.kind == EffectKind::KillAlly && enemyCard(state, effect.source).tank)
        checks.must(R::R_TANK_BLOCKED, !state.tankBlocked, [&] { return QStringList{titleOf(state, effect.target)}; });
    if (!effect.source.isEmpty() && find(state.lieutenants, effect.source) && state.scenario && effect.kind == EffectKind::Gain)
        checks.note(R::I_LIEUTENANT_REWARD);
    surplus(checks, a.amount && effect.amount != *a.amount, tr("the amount"), R::W_SURPLUS_CARD);
    if (effect.source.isEmpty() && !tracksTable(state))
        checks.note(R::I_LIGHT);
    else
        checks.note(R::I_CARD_WINS).byCard();
}

void apply(Changes& changes, const State& before, const DoEffect& a)
{
    Effect effect = meant(before, a);
    changes.state.due.removeIf([&](const Effect& one) { return !a.due.isEmpty() && one.id == a.due; });
    engine::didIn(changes.state, a.noted, momentOf(before));
    engine::madeUpFor(changes.state, a.noted);
    effect.may = false;
    carryOut(changes, effect, before.active);
    settle(changes);
}

Message tell(const State& before, const DoEffect& a)
{
    return say(QT_TR_NOOP("Effect: %1"), {effectText(before, meant(before, a))});
}

// --- noted for later, and struck out

namespace {

bool isNow(const State& state, const Noted& one)
{
    const bool isTheirs = one.of.isEmpty() || one.of == state.active;
    switch (one.when) {
    case Moment::Campaign:
        return state.phase == Phase::Campaign;
    case Moment::Setup:
        return state.phase == Phase::Setup;
    case Moment::Players:
        return state.phase == Phase::Players && state.active.isEmpty();
    case Moment::Activation:
        return state.phase == Phase::Players && !state.active.isEmpty() && state.step != Step::Enemies && isTheirs;
    case Moment::Enemies:
        return state.phase == Phase::Players && state.step == Step::Enemies && isTheirs;
    case Moment::Dictator:
        return state.phase == Phase::Dictator;
    case Moment::Threat:
        return state.scenario && state.phase != Phase::Setup && state.threat.level >= one.level;
    case Moment::Victory:
        return state.phase == Phase::Victory;
    }
    return false;
}

} // namespace

// Behind "for".
static QString momentText(const NoteEffect& a)
{
    switch (a.when) {
    case Moment::Campaign:
        return tr("the campaign between two scenarios");
    case Moment::Setup:
        return tr("the set-up of a scenario");
    case Moment::Players:
        return tr("the player phase");
    case Moment::Activation:
        return tr("an activation");
    case Moment::Enemies:
        return tr("the enemies of an activation");
    case Moment::Dictator:
        return tr("the dictator phase");
    case Moment::Threat:
        return engine::fill(tr("threat level %1"), {number(a.level)});
    case Moment::Victory:
        return tr("a victory");
    }
    return {};
}

QString momentOf(const State& state)
{
    int played = 0;
    for (const Played& one : state.history)
        played += one.attempts;
    return QStringList{number(played), number(state.scenario ? state.scenario->turn : -1), state.active}.join(QLatin1Char(' '));
}

QList<const Noted*> notedNow(const State& state)
{
    return engine::notedWhere(state, [&](const Noted& one) {
        return state.status == Status::Running && (one.leftUndone || (one.done != momentOf(state) && isNow(state, one)));
    });
}

void leaveUndone(Changes& changes, const State& before)
{
    if (changes.state.status != Status::Running)
        return;
    // The player phase is not over while somebody is active.
    const auto open = [](const State& state) {
        return engine::notedWhere(state, [&](const Noted& one) {
            const bool isPlayers = one.when == Moment::Players && state.phase == Phase::Players;
            return one.leftUndone || (one.done != momentOf(state) && (isPlayers || isNow(state, one)));
        });
    };
    engine::keepDue(changes, before, open, [&](const Noted& noted) {
        changes.tell(R::W_REMINDER, QT_TR_NOOP("Left undone: %1"), {effectText(before, noted.effect)});
    });
}

void reminders(Checks& checks, const State& state)
{
    QStringList open;
    for (const Noted* noted : notedNow(state))
        if (!noted->leftUndone)
            open += effectText(state, noted->effect);
    if (!open.isEmpty())
        checks.should(R::W_REMINDER, false, [&] { return QStringList{open.join(QStringLiteral("; "))}; });
    const bool goesOn = state.phase == Phase::Setup || state.phase == Phase::Players; // other phases wait for it
    for (const Effect& effect : state.due)
        if (goesOn && state.scenario && state.scenario->ending == Ending::Open && !effect.may)
            checks.should(R::W_OWED, false, [&] { return QStringList{effectText(state, effect)}; });
}

QList<Fault> faultsIn(const State&, const NoteEffect& a)
{
    return a.effect.kind == EffectKind::Note ? engine::withoutWords("note-effect.effect.text", a.effect.text) : QList<Fault>();
}

void check(Checks& checks, const State& state, const NoteEffect& a)
{
    checks.must(R::R_OVER, state.status == Status::Running, none);
    surplus(checks, a.level > 0 && a.when != Moment::Threat, number(a.level), R::W_LEVEL_ALONE);
    surplus(checks, !a.of.isEmpty() && a.when != Moment::Activation && a.when != Moment::Enemies, titleOf(state, a.of),
        R::W_SURPLUS_CARD);
    const int most = dictator(state).most;
    if (a.level > most)
        checks.should(R::W_LEVEL_BEYOND, false, [&] { return QStringList{number(a.level), number(most)}; });
    checks.note(R::I_NOTES);
}

void apply(Changes& changes, const State&, const NoteEffect& a)
{
    engine::noteIn(changes.state, Noted{{}, a.effect, a.when, a.of, a.level, a.often, {}});
    changes.tell(R::I_NOTES, QT_TR_NOOP("Noted; it comes up at its moment: %1"), {momentText(a)});
}

Message tell(const State& before, const NoteEffect& a)
{
    return say(QT_TR_NOOP("Noted for %1: %2"), {momentText(a), effectText(before, a.effect)});
}

QList<Fault> faultsIn(const State&, const DropEffect& a)
{
    if (a.due.isEmpty() != a.noted.isEmpty())
        return {};
    return {Fault{
        QStringLiteral("drop-effect"), {}, tr("One effect is struck out at a time."), tr("Name what is due, or what is noted.")}};
}

void check(Checks& checks, const State& state, const DropEffect& a)
{
    checks.must(R::R_OVER, state.status == Status::Running, none);
    if (const Effect* due = find(state.due, a.due))
        checks.should(R::W_DUE, due->may, [&] { return QStringList{effectText(state, *due)}; });
    else
        checks.note(R::I_NOTES);
}

void apply(Changes& changes, const State&, const DropEffect& a)
{
    changes.state.due.removeIf([&](const Effect& one) { return one.id == a.due; });
    engine::strikeOut(changes.state, a.noted);
    settle(changes); // it may have been the last thing open
}

Message tell(const State& before, const DropEffect& a)
{
    const Effect* due = find(before.due, a.due);
    if (const Noted* noted = find(before.noted, a.noted))
        return say(QT_TR_NOOP("Struck out: %1"), {effectText(before, noted->effect)});
    return say(QT_TR_NOOP("Left undone: %1"), {due ? effectText(before, *due) : a.due});
}

} // namespace jaggedalliance

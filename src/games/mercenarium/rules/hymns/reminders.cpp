// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that are noted for a moment: of a hymn that works later, or of the table's own.
#include "engine/past/left_undone.h"
#include "games/mercenarium/rules/conditions.h"
#include "games/mercenarium/rules/hymns/singing.h"
#include "games/mercenarium/rules/rules.h"

#include <algorithm>

namespace mercenarium {

namespace {

bool isNow(const State& state, const Noted& one)
{
    switch (one.when) {
    case Moment::Turn:
        return !one.of || *one.of == state.current;
    case Moment::Limbo:
        return std::ranges::any_of(
            state.players, [&](const Player& who) { return (!one.of || *one.of == who.id) && isInLimbo(state, who.id); });
    case Moment::Singularity:
        return state.singularity;
    }
    return false;
}

// Behind "for".
QString momentText(Moment moment)
{
    switch (moment) {
    case Moment::Turn:
        return tr("a turn");
    case Moment::Limbo:
        return tr("a stay in Limbo");
    case Moment::Singularity:
        return tr("the Singularity");
    }
    return {};
}

// Its moment is there, or was and left it undone.
QList<const Noted*> openOf(const State& state)
{
    return engine::notedWhere(
        state, [&](const Noted& one) { return one.leftUndone || (one.done != state.turn && isNow(state, one)); });
}

} // namespace

QList<const Noted*> due(const State& state)
{
    return state.step == Step::Play && !state.song ? openOf(state) : QList<const Noted*>(); // during a song nothing else is done
}

void leaveUndone(Changes& changes, const State& before)
{
    if (changes.state.step != Step::Play)
        return;
    engine::keepDue(changes, before, openOf,
        [&](const Noted& noted) { changes.tell(R::W_REMINDER, QT_TR_NOOP("Left undone: %1"), {shown(before, noted.effect)}); });
}

void reminders(Checks& checks, const State& state)
{
    QStringList forgotten;
    for (const Noted* noted : due(state))
        if (!noted->leftUndone)
            forgotten += shown(state, noted->effect);
    if (!forgotten.isEmpty())
        checks.should(R::W_REMINDER, false, [&] { return QStringList{forgotten.join(QStringLiteral("; "))}; });
}

QList<Fault> wrongIn(const State& state, const NoteEffect& a)
{
    QList<Fault> faults = emptySeat(state, a.effect.player) + emptySeat(state, a.of);
    if (a.effect.kind == EffectKind::Note)
        faults += engine::withoutWords("note-effect.effect.text", a.effect.text);
    return faults;
}

void check(Checks& checks, const State& state, const NoteEffect&)
{
    mustBeRunning(checks, state);
    checks.note(R::I_NOTED);
}

void apply(Changes& changes, const State&, const NoteEffect& a)
{
    engine::noteIn(changes.state, Noted{{}, a.effect, a.when, a.of, a.often, -1});
    changes.tell(R::I_NOTED, QT_TR_NOOP("Noted; it comes up at its moment: %1"), {momentText(a.when)});
}

Message tell(const State& before, const NoteEffect& a)
{
    return say(QT_TR_NOOP("Noted for %1: %2"), {momentText(a.when), shown(before, a.effect)});
}

void check(Checks& checks, const State&, const DropEffect&) { checks.note(R::I_NOTED); }

void apply(Changes& changes, const State&, const DropEffect& a) { engine::strikeOut(changes.state, a.noted); }

Message tell(const State& before, const DropEffect& a)
{
    const Noted* noted = engine::find(before.noted, a.noted);
    return say(QT_TR_NOOP("Struck out: %1"), {noted ? shown(before, noted->effect) : a.noted});
}

} // namespace mercenarium

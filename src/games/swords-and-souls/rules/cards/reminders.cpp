// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that are noted for a step: of a card whose text works later, or of the table's own.
#include "games/swords-and-souls/rules/conditions.h"
#include "games/swords-and-souls/rules/rules.h"

namespace swordsandsouls {

DoEffect meant(const State& state, const DoEffect& a)
{
    const Noted* noted = find(state.noted, a.noted);
    if (!noted)
        return a;
    return {noted->kind, a.on.isEmpty() ? noted->on : a.on, a.who.isEmpty() ? noted->who : a.who, noted->amount, a.cards,
        a.treasure, noted->text, a.noted};
}

QString notedText(const State& state, const Noted& noted)
{
    if (!noted.text.isEmpty())
        return noted.text;
    const QString what = shown(noted.kind) + QLatin1Char(' ') + number(noted.amount);
    return noted.on.isEmpty() ? what : engine::fill(tr("%1: %2"), {player(state, noted.on).id, what});
}

QList<const Noted*> due(const State& state)
{
    return engine::notedWhere(state, [&](const Noted& one) {
        return state.status == Status::Running && one.when == state.step && one.done != state.turns
            && (one.of.isEmpty() || one.of == state.turn);
    });
}

void reminders(Checks& checks, const State& state)
{
    QStringList open;
    for (const Noted* noted : due(state))
        open += notedText(state, *noted);
    if (!open.isEmpty())
        checks.should(R::W_REMINDER, false, [&] { return QStringList{open.join(QStringLiteral("; "))}; });
}

QList<Fault> faultsIn(const State&, const NoteEffect& a)
{
    return a.kind == EffectKind::Note ? engine::withoutWords("note-effect.text", a.text) : QList<Fault>();
}

void check(Checks& checks, const State& state, const NoteEffect&)
{
    running(checks, state);
    checks.note(R::I_NOTED);
}

void apply(Changes& changes, const State&, const NoteEffect& a)
{
    engine::noteIn(changes.state, Noted{{}, a.kind, a.on, a.who, a.amount, a.text.trimmed(), a.when, a.of, a.often, -1});
    changes.tell(R::I_NOTED, QT_TR_NOOP("Noted; it comes up at its moment: %1"), {shown(a.when)});
}

Message tell(const State& before, const NoteEffect& a)
{
    const Noted noted{{}, a.kind, a.on, a.who, a.amount, a.text.trimmed(), a.when, a.of, a.often, -1};
    return say(QT_TR_NOOP("Noted for %1: %2"), {shown(a.when), notedText(before, noted)});
}

void check(Checks& checks, const State&, const DropEffect&) { checks.note(R::I_NOTED); }

void apply(Changes& changes, const State&, const DropEffect& a) { engine::strikeOut(changes.state, a.noted); }

Message tell(const State& before, const DropEffect& a)
{
    const Noted* noted = find(before.noted, a.noted);
    return say(QT_TR_NOOP("Struck out: %1"), {noted ? notedText(before, *noted) : a.noted});
}

} // namespace swordsandsouls

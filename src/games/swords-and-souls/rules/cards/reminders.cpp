// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that are noted for a step: of a card whose text works later, or of the table's own.
#include "engine/past/left_undone.h"
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

QString doing(EffectKind kind, const QString& who, const QString& on, qsizetype amount)
{
    switch (kind) {
    case EffectKind::Obols:
        return engine::fill(tr("%1 takes obols from the vault: %2"), {on, number(amount)});
    case EffectKind::TakeObols:
        return engine::fill(tr("%1 gives %2 obols: %3"), {on, who, number(amount)});
    case EffectKind::Draw:
        return engine::fill(tr("%1 draws cards: %2"), {on, number(amount)});
    case EffectKind::Drop:
        return engine::fill(tr("%1 discards cards: %2"), {on, number(amount)});
    case EffectKind::Reshuffle:
        return engine::fill(tr("%1 shuffles the discard pile into the deck"), {on});
    case EffectKind::Refresh:
        return tr("the arsenal is refreshed");
    case EffectKind::TakeTreasure:
        return engine::fill(tr("%1 takes a treasure of %2"), {who, on});
    case EffectKind::Heal:
        return engine::fill(tr("%1 takes small hearts from the vault: %2"), {on, number(amount)});
    case EffectKind::Talent:
        return engine::fill(tr("The talent of %1 is ready again"), {on});
    case EffectKind::Note:
        break;
    }
    return tr("what the card says");
}

QString notedText(const Noted& noted)
{
    const auto named = [](const QString& who) { return who.isEmpty() ? tr("somebody") : who; };
    return noted.text.isEmpty() ? doing(noted.kind, named(noted.who), named(noted.on), noted.amount) : noted.text;
}

QList<const Noted*> due(const State& state)
{
    return engine::notedWhere(state, [&](const Noted& one) {
        const bool isNow = one.when == state.step && one.done != state.turns && (one.of.isEmpty() || one.of == state.turn);
        return state.status == Status::Running && (isNow || one.leftUndone);
    });
}

void leaveUndone(Changes& changes, const State& before)
{
    if (changes.state.status != Status::Running)
        return;
    engine::keepDue(
        changes, before, [](const State& state) { return due(state); },
        [&](const Noted& noted) { changes.tell(R::W_REMINDER, QT_TR_NOOP("Left undone: %1"), {notedText(noted)}); });
}

void reminders(Checks& checks, const State& state)
{
    QStringList open;
    for (const Noted* noted : due(state))
        if (!noted->leftUndone)
            open += notedText(*noted);
    if (!open.isEmpty())
        checks.should(R::W_REMINDER, false, [&] { return QStringList{open.join(QStringLiteral("; "))}; });
}

// Behind "for".
static QString momentText(Step step)
{
    switch (step) {
    case Step::Seats:
        return tr("the choice of seats");
    case Step::Heroes:
        return tr("the choice of heroes");
    case Step::Deal:
        return tr("the first hands");
    case Step::Draw:
        return tr("a draw step");
    case Step::Play:
        return tr("a play step");
    case Step::Buy:
        return tr("a buy step");
    case Step::Instants:
        return tr("the Instants between two turns");
    }
    return {};
}

QList<Fault> faultsIn(const State&, const NoteEffect& a)
{
    return a.kind == EffectKind::Note ? engine::withoutWords("note-effect.text", a.text) : QList<Fault>();
}

void check(Checks& checks, const State& state, const NoteEffect& a)
{
    running(checks, state);
    const bool isOver = a.when < Step::Draw && a.when < state.step; // the steps of the beginning come once
    if (isOver)
        checks.should(R::W_STEP_OVER, false, [&] { return QStringList{momentText(a.when)}; });
    checks.note(R::I_NOTED);
}

void apply(Changes& changes, const State&, const NoteEffect& a)
{
    engine::noteIn(changes.state, Noted{{}, a.kind, a.on, a.who, a.amount, a.text.trimmed(), a.when, a.of, a.often, -1});
    changes.tell(R::I_NOTED, QT_TR_NOOP("Noted; it comes up at its moment: %1"), {momentText(a.when)});
}

Message tell(const State&, const NoteEffect& a)
{
    const Noted noted{{}, a.kind, a.on, a.who, a.amount, a.text.trimmed(), a.when, a.of, a.often, -1};
    return say(QT_TR_NOOP("Noted for %1: %2"), {momentText(a.when), notedText(noted)});
}

void check(Checks& checks, const State&, const DropEffect&) { checks.note(R::I_NOTED); }

void apply(Changes& changes, const State&, const DropEffect& a) { engine::strikeOut(changes.state, a.noted); }

Message tell(const State& before, const DropEffect& a)
{
    const Noted* noted = find(before.noted, a.noted);
    return say(QT_TR_NOOP("Struck out: %1"), {noted ? notedText(*noted) : a.noted});
}

} // namespace swordsandsouls

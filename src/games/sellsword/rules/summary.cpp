// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The state in a few lines; the first one is what the shelf shows.
#include "games/sellsword/rules/blanks.h"
#include "games/sellsword/rules/rules.h"
#include "games/sellsword/rules/titles.h"

namespace sellsword {

namespace {

QString scores(const State& state)
{
    QStringList all;
    for (const Player& one : state.players)
        all += engine::fill(tr("%1 %2"), {titleOf(state, one.id), number(one.vp)});
    return all.join(QStringLiteral(" : "));
}

QString unitLine(const State& state, const Unit& one)
{
    const UnitCard& card = cardOf(state, one);
    QStringList parts{vigorText(state, one)};
    if (one.dropped)
        return tr("dropped");
    if (one.at)
        parts += engine::fill(tr("at %1"), {one.at->text()});
    parts += engine::fill(tr("tokens %1 green, %2 blue, %3 red"),
        {tokenText(state, one, Token::Green), tokenText(state, one, Token::Blue), tokenText(state, one, Token::Red)});
    if (!blankFact(state, one, QLatin1String("attacks")).isEmpty())
        parts += tr("attacks not entered");
    if (!one.injuries.isEmpty())
        parts += engine::fill(tr("injuries: %1"), {listed(boxTexts(state, one, one.injuries))});
    for (const Status& status : one.statuses)
        parts += statusText(status);
    if (one.taken)
        parts += tr("has gone");
    if (card.cost)
        parts += engine::fill(tr("%1 points"), {number(costOf(state, one))});
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QList<Message> summary(const State& state)
{
    QList<Message> lines;
    const auto add = [&](const char* text, const QStringList& args) { lines += Message{"sellsword", text, args}; };
    if (state.stage == Stage::Over)
        add(QT_TRANSLATE_NOOP("sellsword", "%1 · over, won by %2"),
            {scores(state), state.winner.isEmpty() ? tr("nobody") : titleOf(state, state.winner)});
    else
        add(QT_TRANSLATE_NOOP("sellsword", "%1 · round %2 · %3"), {scores(state), number(state.round), stageName(state.stage)});
    if (state.stage == Stage::Phases) {
        const QString next = whoseTurn(state);
        if (state.turn)
            add(QT_TRANSLATE_NOOP("sellsword", "Phase %1 · %2 has its turn, acts left: %3, movement points left: %4"),
                {number(state.phase), titleOf(state, state.turn->unit),
                    number(unit(state, state.turn->unit) ? actsLeft(state, *unit(state, state.turn->unit)) : 0),
                    number(state.turn->points)});
        else
            add(QT_TRANSLATE_NOOP("sellsword", "Phase %1 · next: %2"),
                {number(state.phase), next.isEmpty() ? tr("the end of the round") : titleOf(state, next)});
    }
    if (isWaiting(state))
        add(QT_TRANSLATE_NOOP("sellsword", "Waiting: %1"), {waitingFor(state)});
    for (const Effect* effect : due(state))
        add(QT_TRANSLATE_NOOP("sellsword", "Due now (%1): %2"), {effect->id, effectWords(*effect)});
    for (const Player& one : state.players) {
        add(QT_TRANSLATE_NOOP("sellsword", "%1: warband of %2 points"), {titleOf(state, one.id), pointsText(state, one.id)});
        for (const Unit* own : warband(state, one.id))
            add(QT_TRANSLATE_NOOP("sellsword", "  %1 (%2): %3"), {titleOf(state, own->id), own->id, unitLine(state, *own)});
    }
    for (const QString& note : state.notes)
        add(QT_TRANSLATE_NOOP("sellsword", "Note: %1"), {note});
    return lines;
}

} // namespace sellsword

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table in words, as everybody may read it: hidden hands are only counted. The first line stands on the shelf.
#include "games/swords-and-souls/rules/conditions.h"
#include "games/swords-and-souls/rules/rules.h"

namespace swordsandsouls {

namespace {

Message seat(const State& state, const Player& one)
{
    QStringList parts{engine::fill(tr("small hearts %1, large %2"), {number(one.small), number(one.large)}),
        engine::fill(tr("obols %1, fragments %2"), {number(one.obols), number(one.fragments)})};
    if (tracksCards(state))
        parts += {engine::fill(tr("hand %1, deck %2, discarded %3"),
                      {number(one.hand.size()), number(one.deck.size()), number(one.discard.size())}),
            one.gray ? tr("talent used") : tr("talent ready")};
    if (one.down)
        parts += tr("down until the next own turn");
    if (!one.shown.isEmpty())
        parts += engine::fill(tr("known in hand: %1"), {titlesOf(state, one.shown)});
    QStringList treasures;
    for (const Treasure& treasure : one.treasures)
        treasures += titleOf(state, treasure.card) + (treasure.used ? tr(" (used)") : QString());
    if (!treasures.isEmpty())
        parts += engine::fill(tr("treasures: %1"), {treasures.join(QStringLiteral(", "))});
    QStringList delayed;
    for (const Delayed& card : one.delayed)
        delayed += titleOf(state, card.card) + (card.note.isEmpty() ? QString() : QStringLiteral(": ") + card.note);
    if (!delayed.isEmpty())
        parts += engine::fill(tr("on the table: %1"), {delayed.join(QStringLiteral(", "))});
    return say(QT_TR_NOOP("  %1 (%2): %3"),
        {one.id,
            !tracksCards(state)      ? tr("tokens")
                : one.hero.isEmpty() ? tr("no hero yet")
                                     : titleOf(state, one.hero),
            parts.join(QStringLiteral(" · "))});
}

void attack(QList<Message>& lines, const State& state)
{
    const Attack& attack = *state.attack;
    const char* const text = attack.stage == Stage::Blocked ? QT_TR_NOOP("Attack: %1 with %2, blocked by %3")
        : attack.stage == Stage::Failed ? QT_TR_NOOP("Attack: %1 with %2, dodged all the way round and failed")
                                        : QT_TR_NOOP("Attack: %1 with %2, %3 answers");
    lines += say(text, {attack.attacker, titleOf(state, attack.used.value(0).card), attack.target});
    if (attack.path.size() > 1)
        lines += say(QT_TR_NOOP("  its way: %1"), {attack.path.join(QStringLiteral(" → "))});
}

} // namespace

QList<Message> summary(const State& state)
{
    QList<Message> lines;
    if (state.status == Status::Over)
        lines += say(
            QT_TR_NOOP("%1 has won · players %2 · turn %3"), {state.winner, number(state.players.size()), number(state.turns)});
    else
        lines +=
            say(QT_TR_NOOP("Players %1 · turn %2 · %3"), {number(state.players.size()), number(state.turns), nowText(state)});
    for (const Player& one : state.players)
        lines += seat(state, one);
    QStringList row;
    for (const QString& id : state.arsenal.row) {
        const std::optional<int> cost = card(state, id).cost;
        row += engine::fill(tr("%1 for %2"), {titleOf(state, id), cost ? number(*cost) : tr("?")});
    }
    const Supply left = vault(state);
    if (state.step != Step::Seats && state.step != Step::Heroes) {
        if (tracksCards(state))
            lines += say(QT_TR_NOOP("Arsenal: %1 · in the deck %2"),
                {row.isEmpty() ? tr("none") : row.join(QStringLiteral(", ")), number(state.arsenal.left())});
        lines += say(QT_TR_NOOP("Vault: small %1, large %2"), {number(left.small), number(left.large)});
    }
    if (state.attack && state.status == Status::Running) // what decided the game asks nobody any more
        attack(lines, state);
    if (!state.inPlay.isEmpty())
        lines += say(QT_TR_NOOP("In play: %1"), {titlesOf(state, cardsIn(state.inPlay))});
    if (!state.instants.isEmpty())
        lines += say(QT_TR_NOOP("Instants waiting: %1"), {titlesOf(state, cardsIn(state.instants))});
    if (state.refreshes > 0)
        lines += say(QT_TR_NOOP("Arsenal refreshes left: %1"), {number(state.refreshes)});
    for (const Noted* noted : due(state))
        lines += say(noted->leftUndone ? QT_TR_NOOP("Left undone: %1") : QT_TR_NOOP("Due now: %1"), {notedText(*noted)});
    for (const QString& note : state.notes)
        lines += say(QT_TR_NOOP("Note: %1"), {note});
    return lines;
}

} // namespace swordsandsouls

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What lies differently on the table: read off two states, so that actions, undo, redo and jumps say it in one way.
#include "games/mercenarium/rules/rules.h"

namespace mercenarium {

namespace {

struct Notes : engine::NotesOf<State> {
    using NotesOf::NotesOf;
    QString name(Seat seat) const { return nameOf(player(is, seat) ? is : was, seat); }
};

void board(Notes& notes)
{
    for (const Placed& before : notes.was.board)
        if (!placed(notes.is, before.id))
            notes.add(QT_TR_NOOP("Take %1 off the board"), {shown(before.id)});
    for (const Placed& now : notes.is.board) {
        const Placed* before = placed(notes.was, now.id);
        if (!before)
            notes.add(QT_TR_NOOP("Put %1 on %2, its bottom towards %3"), {shown(now.id), now.at.text(), notes.name(now.owner)});
        else if (before->at != now.at)
            notes.add(QT_TR_NOOP("Move %1 from %2 to %3"), {shown(now.id), before->at.text(), now.at.text()});
        if (before && before->owner != now.owner)
            notes.add(QT_TR_NOOP("Turn %1 on %2: its bottom towards %3"), {shown(now.id), now.at.text(), notes.name(now.owner)});
    }
}

void pile(Notes& notes, const QString& who, qsizetype before, qsizetype after, const char* more, const char* fewer)
{
    if (after > before)
        notes.add(more, {who, number(after - before)});
    else if (after < before)
        notes.add(fewer, {who, number(before - after)});
}

// A card went from the hand to the discards and another one came: the hand has as many as before. Over more than a turn nobody
// knows what came from where.
bool isExchanged(const State& was, const State& is, bool (Card::*isOfKind)() const, int drawn)
{
    if (std::abs(is.turn - was.turn) > 1)
        return false;
    QList<Card> gone = is.discard;
    for (const Card card : was.discard)
        gone.removeOne(card);
    gone.removeIf([&](Card card) { return !(card.*isOfKind)() || placed(was, card); });
    return drawn > 0 && gone.size() == drawn;
}

// The same backwards, when it is taken back.
void exchanged(Notes& notes, const QString& who, bool (Card::*isOfKind)() const, int drawn, const char* out, const char* in)
{
    const bool isForward = isExchanged(notes.was, notes.is, isOfKind, drawn);
    if (!isForward && !isExchanged(notes.is, notes.was, isOfKind, -drawn))
        return;
    notes.add(out, {who, number(std::abs(drawn))});
    notes.add(in, {who, number(std::abs(drawn))});
}

void players(Notes& notes)
{
    static const Player nobody;
    for (const Player& now : notes.is.players) {
        const Player* found = player(notes.was, now.id);
        const Player& before = found ? *found : nobody;
        const QString who = notes.name(now.id);
        pile(notes, who, before.hand.size(), now.hand.size(), QT_TR_NOOP("Into the hand of %1: cards %2"),
            QT_TR_NOOP("Out of the hand of %1: cards %2"));
        pile(notes, who, before.hymns.size(), now.hymns.size(), QT_TR_NOOP("Into the hand of %1: hymns %2"),
            QT_TR_NOOP("Out of the hand of %1: hymns %2"));
        const Seat acting = notes.is.turn < notes.was.turn ? notes.is.current : notes.was.current;
        if (now.id == acting && before.hand.size() == now.hand.size())
            exchanged(notes, who, &Card::isOfDeck, notes.was.deck - notes.is.deck, QT_TR_NOOP("Out of the hand of %1: cards %2"),
                QT_TR_NOOP("Into the hand of %1: cards %2"));
        if (now.id == acting && before.hymns.size() == now.hymns.size())
            exchanged(notes, who, &Card::isHymn, notes.was.hymnal - notes.is.hymnal,
                QT_TR_NOOP("Out of the hand of %1: hymns %2"), QT_TR_NOOP("Into the hand of %1: hymns %2"));
        pile(notes, who, before.captures(), now.captures(), QT_TR_NOOP("Before %1, face down: captures %2"),
            QT_TR_NOOP("Take from before %1: captures %2"));
        pile(notes, who, before.faceUp.size(), now.faceUp.size(), QT_TR_NOOP("Turn up, before %1: captures %2"),
            QT_TR_NOOP("Turn down, before %1: captures %2"));
    }
}

void piles(Notes& notes)
{
    if (notes.was.singularity != notes.is.singularity) {
        notes.add(notes.is.singularity
                ? QT_TR_NOOP("Shuffle deck, hymnal and discards into one deck, cards: %1")
                : QT_TR_NOOP("Part the one deck again into deck, hymnal and discards, cards in the deck: %1"),
            {number(notes.is.deck)});
        return;
    }
    QList<Card> left = notes.was.discard;
    for (const Card card : notes.is.discard)
        if (!left.removeOne(card))
            notes.add(QT_TR_NOOP("Put %1 on the discards"), {shown(card)});
    if (notes.is.discard.isEmpty() && left.size() > 1) {
        notes.add(QT_TR_NOOP("Take all the discards up, cards: %1"), {number(left.size())});
        left.clear();
    }
    for (const Card card : left)
        notes.add(QT_TR_NOOP("Take %1 from the discards"), {shown(card)});
    pile(notes, tr("the deck"), notes.was.deck, notes.is.deck, QT_TR_NOOP("Into %1: cards %2; shuffle it"),
        QT_TR_NOOP("Off %1: cards %2"));
    pile(notes, tr("the hymnal"), notes.was.hymnal, notes.is.hymnal, QT_TR_NOOP("Into %1: hymns %2; shuffle it"),
        QT_TR_NOOP("Off %1: hymns %2"));
}

} // namespace

QList<Message> hands(const State& before, const State& after)
{
    Notes notes("mercenarium", before, after);
    board(notes);
    players(notes);
    piles(notes);
    return notes.all;
}

} // namespace mercenarium

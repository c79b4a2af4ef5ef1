// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The state in a few lines, as everybody may read it: hands are only counted. The first line is what the shelf shows.
#include "games/mercenarium/rules/hymns/singing.h"
#include "games/mercenarium/rules/rules.h"

namespace mercenarium {

namespace {

class Lines {
public:
    QList<Message> all;
    void add(const char* text, const QStringList& args = {}) { all += Message{"mercenarium", text, args, -1}; }
};

QString nowText(const State& state)
{
    if (state.step == Step::Over)
        return state.winner ? engine::fill(tr("%1 wins: %2"), {nameOf(state, *state.winner), shown(state.ending)})
                            : shown(state.ending);
    if (state.step == Step::Setup)
        return state.dealt ? tr("dealt, the first turn is not rolled yet") : tr("before the deal");
    return engine::fill(tr("turn %1, %2 to act"), {number(state.turn), nameOf(state, state.current)});
}

// A card on the board: its name and, as an arrow, which way its top looks.
QString cell(const State& state, Space space)
{
    static constexpr char tops[] = "^>v<";
    if (const Placed* card = cardAt(state, space))
        return (card->id.text() + QLatin1Char(tops[int(card->owner)])).rightJustified(5);
    return (houseAt(state, space) ? QStringLiteral("[ ]") : QStringLiteral(".")).rightJustified(5);
}

// The same for who hears it: the picture of the board is for the eyes alone.
QString boardText(const State& state)
{
    QStringList cards;
    for (const Placed& card : state.board)
        cards += engine::fill(tr("%1 on %2 (%3)"), {shown(card.id), card.at.text(), nameOf(state, card.owner)});
    return cards.isEmpty() ? tr("nothing") : cards.join(QStringLiteral(", "));
}

void boardLines(Lines& lines, const State& state)
{
    lines.add(QT_TR_NOOP("On the board: %1"), {boardText(state)});
    for (int row = state.settings.boardHeight - 1; row >= 0; --row) {
        QString text;
        for (int column = 0; column < state.settings.boardWidth; ++column)
            text += cell(state, {column, row});
        lines.add(QT_TR_NOOP("%1 %2"), {number(row + 1).rightJustified(2), text});
    }
    QString letters;
    for (int column = 0; column < state.settings.boardWidth; ++column)
        letters += QString(QLatin1Char(char('A' + column))).rightJustified(5);
    lines.add(QT_TR_NOOP("   %1   (^ > v <: where the top of a card looks, away from its owner)"), {letters});
}

QString handText(const State& state, const Player& who)
{
    QString text = engine::fill(tr("hand %1 · hymns %2"), {number(who.hand.size()), number(who.hymns.size())});
    for (const Held& held : who.hymns)
        if (held.faceUp)
            text += engine::fill(tr(", face up: %1"), {titleOf(state, held.id)});
    return text;
}

void playerLines(Lines& lines, const State& state)
{
    for (const Player& who : state.players) {
        const Colour colour = state.settings.houses.of(who.id);
        const QString seat = colour == Colour::Unset ? shown(who.id) : shown(who.id) + QStringLiteral(", ") + shown(colour);
        lines.add(QT_TR_NOOP("%1 (%2): captures %3 of 5, unspent %4 · %5%6"),
            {nameOf(state, who.id), seat, number(who.captures()), number(who.faceDown.size()),
                tracksBoard(state) ? handText(state, who) : tr("the rest on the table"),
                state.step != Step::Over && isInLimbo(state, who.id) ? tr(" · in Limbo") : QString()});
    }
    QStringList contracts;
    for (const Placed& card : state.board)
        if (card.contract)
            contracts += engine::fill(tr("%1 (until %2's turn)"), {shown(card.id), nameOf(state, *card.contract)});
    for (const Bound& one : state.bound)
        contracts += engine::fill(tr("%1 (until %2's turn)"), {shown(one.id), nameOf(state, one.seat)});
    if (!contracts.isEmpty())
        lines.add(QT_TR_NOOP("Under contract: %1"), {contracts.join(QStringLiteral(", "))});
}

} // namespace

QList<Message> summary(const State& state)
{
    Lines lines;
    QStringList score;
    for (const Player& who : state.players)
        score += nameOf(state, who.id) + QLatin1Char(' ') + number(who.captures());
    lines.add(QT_TR_NOOP("%1 · captures: %2"), {nowText(state), score.isEmpty() ? tr("none") : score.join(QStringLiteral(", "))});
    if (!tracksBoard(state)) {
        playerLines(lines, state);
        return lines.all;
    }
    if (state.singularity)
        lines.add(
            QT_TR_NOOP("Singularity: one deck, cards %1 · discards %2"), {number(state.deck), number(state.discard.size())});
    else
        lines.add(QT_TR_NOOP("Deck %1, Singularity after that many draws · hymnal %2 · discards %3"),
            {number(state.deck), number(state.hymnal), number(state.discard.size())});
    playerLines(lines, state);
    boardLines(lines, state);
    if (state.song) {
        QStringList due;
        for (const Effect& effect : state.song->due)
            due += shown(state, effect);
        lines.add(QT_TR_NOOP("Being sung: %1 · %2 · still to do: %3"),
            {titleOf(state, state.song->as),
                textOf(state, state.song->as).isEmpty() ? tr("its text is not entered") : textOf(state, state.song->as),
                due.isEmpty() ? tr("what the hymn says") : due.join(QStringLiteral(", "))});
    }
    for (const Noted* noted : due(state))
        lines.add(noted->leftUndone ? QT_TR_NOOP("Left undone: %1") : QT_TR_NOOP("Due now: %1"), {shown(state, noted->effect)});
    if (state.step == Step::Play && timesSeen(state) > 1)
        lines.add(
            QT_TR_NOOP("This position was seen before: time %1 of %2"), {number(timesSeen(state)), number(timesNeeded(state))});
    return lines.all;
}

} // namespace mercenarium

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/strip.h"

#include "games/mercenarium/rules/hymns/singing.h"
#include "games/mercenarium/rules/query.h"
#include "games/mercenarium/rules/questions/questions.h"
#include "games/mercenarium/rules/reasons.h"
#include "games/mercenarium/rules/rules.h"
#include "kit/rule_behind.h"

namespace mercenarium::desk {

namespace {

constexpr int fewCards = 5; // of the deck, before Singularity is worth a warning

QString limboText(const State& state, const Player& who)
{
    const Limbo limbo = answer(state, LimboOf{who.id}).value;
    QStringList ways;
    for (const WayOut& way : limbo.ways)
        ways += way.buys ? fill(mercenarium::tr("buying %1"), {shown(*way.buys)}) : mercenarium::tr("a hymn that helps");
    const QString until = !limbo.deadline      ? mercenarium::tr("it may last; all others in Limbo ends the game")
        : limbo.deadline == Deadline::ThisTurn ? mercenarium::tr("lost at the end of this turn")
                                               : mercenarium::tr("lost at the end of the next turn");
    return fill(mercenarium::tr("%1 is in Limbo: %2. Ways out: %3."),
        {nameOf(state, who.id), until,
            ways.isEmpty() ? mercenarium::tr("none but an open house") : ways.join(QStringLiteral(", "))});
}

} // namespace

QStringList warningsOn(const State& state)
{
    QStringList texts;
    if (state.step != Step::Play || !tracksBoard(state))
        return texts;
    for (const Noted* noted : due(state))
        texts += fill(mercenarium::tr("Due now: %1"), {shown(state, noted->effect)});
    for (const Player& who : state.players)
        if (isInLimbo(state, who.id))
            texts += limboText(state, who);
    if (const int seen = timesSeen(state), needed = timesNeeded(state); seen > 1)
        texts += seen >= needed
            ? fill(
                mercenarium::tr("This position has stood here before, times: %1. A stalemate can be declared."), {number(seen)})
            : fill(mercenarium::tr("This position has stood here before, times: %1; a stalemate at: %2."),
                {number(seen), number(needed)});
    if (state.singularity && state.deck <= fewCards)
        texts += fill(mercenarium::tr("Draws left: %1; then the game is a stalemate for everybody."), {number(state.deck)});
    else if (!state.singularity && state.deck <= fewCards)
        texts += fill(mercenarium::tr("Singularity after %1 more draws."), {number(state.deck)});
    return texts;
}

QStringList contractsOn(const State& state)
{
    QStringList contracts;
    for (const Placed& card : state.board)
        if (card.contract)
            contracts += fill(mercenarium::tr("%1 until the turn of %2"), {shown(card.id), nameOf(state, *card.contract)});
    for (const Bound& one : state.bound)
        contracts += fill(mercenarium::tr("%1 until the turn of %2"), {shown(one.id), nameOf(state, one.seat)});
    return contracts;
}

Strip::Strip(QWidget* parent)
    : ReadoutRow(parent)
    , m_turn(new kit::Readout(QStringLiteral("turn"), mercenarium::tr("Turn"), this))
    , m_deck(new kit::Readout(QStringLiteral("deck"), mercenarium::tr("Deck"), this))
    , m_oneDeck(new kit::Readout(QStringLiteral("oneDeck"), mercenarium::tr("The one deck"), this))
    , m_hymnal(new kit::Readout(QStringLiteral("hymnal"), mercenarium::tr("Hymnal"), this))
    , m_discards(new kit::Readout(QStringLiteral("discards"), mercenarium::tr("Discards"), this))
    , m_contracts(new kit::Readout(QStringLiteral("contracts"), mercenarium::tr("Contracts"), this))
    , m_board(new kit::Readout(QStringLiteral("board"), mercenarium::tr("Board"), this))
    , m_singularity(new kit::Readout(QStringLiteral("singularity"), mercenarium::tr("Singularity"), this))
{
    for (const auto& [figure, rule] :
        {std::pair(m_turn, R::I_ACTIONS), std::pair(m_discards, R::I_DISCARDS), std::pair(m_contracts, R::I_UNDER_CONTRACT),
            std::pair(m_board, R::I_COUNTS), std::pair(m_singularity, R::I_SINGULARITY)})
        kit::setRuleBehind(*figure, &reason(rule));
}

void Strip::present(const State& state)
{
    const bool runs = state.step == Step::Play;
    m_turn->setCaption(runs ? fill(mercenarium::tr("Turn %1"), {number(state.turn)}) : mercenarium::tr("Turn"));
    const QString turn = state.step == Step::Setup ? mercenarium::tr("not begun")
        : runs                                     ? nameOf(state, state.current)
                                                   : mercenarium::tr("over");
    m_turn->setText(fontMetrics().elidedText(turn, Qt::ElideRight, fontMetrics().averageCharWidth() * 14), turn);
    kit::Readout* deck = state.singularity ? m_oneDeck : m_deck;
    deck->setNumber(state.deck, {}, number(state.deck));
    m_hymnal->setNumber(state.hymnal, {}, number(state.hymnal));
    m_discards->setText(number(state.discard.size()), listed(state.discard));
    const QStringList contracts = contractsOn(state);
    m_contracts->setText(
        number(contracts.size()), contracts.isEmpty() ? mercenarium::tr("none running") : contracts.join(QStringLiteral("; ")));
    const QString size = QStringLiteral("%1 × %2").arg(state.settings.boardWidth).arg(state.settings.boardHeight);
    m_board->setText(size, size);
    if (state.singularity)
        m_singularity->setText(mercenarium::tr("begun"), mercenarium::tr("deck and hymnal are one; no hand limit"));
    else
        m_singularity->setText(fill(mercenarium::tr("after %1"), {number(state.deck)}),
            fill(mercenarium::tr("after %1 draws"), {number(state.deck)}));
    QList<kit::Readout*> all{m_turn, deck, m_hymnal, m_discards, m_contracts, m_singularity, m_board};
    if (!tracksBoard(state))
        all = {m_turn, m_contracts};
    else if (state.settings.hymns == OnOff::Off || state.singularity)
        all.removeOne(m_hymnal);
    ReadoutRow::present(all);
}

} // namespace mercenarium::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/board/hand_row.h"

#include "games/mercenarium/desk/card_face.h"
#include "games/mercenarium/rules/query.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/plate.h"
#include "games/mercenarium/rules/reasons.h"
#include "kit/rule_behind.h"

#include <QKeyEvent>
#include <QPainter>

namespace mercenarium::desk {

HandRow::HandRow(QWidget* parent)
    : Board(parent)
{
    setObjectName(QStringLiteral("hand"));
    setAccessibleName(mercenarium::tr("The hand"));
    setMinimumWidth(180);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &Board::pressed, this, &HandRow::pressCell);
    kit::setRuleBehind(*this, &reason(R::E_SURPLUS));
}

void HandRow::present(const State& state, Seat seat)
{
    m_state = state;
    const Player* who = player(state, seat);
    m_who = who ? *who : Player();
    relayout();
}

void HandRow::choose(Card card)
{
    m_chosen = card;
    relayout();
}

QList<kit::Cell> HandRow::laidOut() const
{
    QList<kit::Cell> cells;
    const auto count = m_who.hand.size() + m_who.hymns.size();
    const double high = height() - 8, wide = std::min(high * 0.76, (width() - 8.0) / double(std::max<qsizetype>(count, 1)) - 6);
    const auto rect = [&](qsizetype at) { return QRectF(4 + double(at) * (wide + 6), 4, wide, high); };
    for (qsizetype i = 0; i < m_who.hand.size(); ++i) {
        const Card card = m_who.hand[i];
        kit::Cell cell{QStringLiteral("card:%1").arg(i), rect(i),
            card.isHymn()        ? titleOf(m_state, card)
                : card.isNamed() ? shown(card)
                                 : mercenarium::tr("a card that only its owner knows"),
            {}};
        if (const Aura aura = auraOf(m_state, card); card.isOfDeck() && !card.isLord())
            cell.help = fill(mercenarium::tr("dots top/right/bottom/left: %1"), {aura.text()});
        cell.chosen = card.isNamed() && card == m_chosen;
        cells += cell;
    }
    for (qsizetype i = 0; i < m_who.hymns.size(); ++i) {
        const Held& held = m_who.hymns[i];
        kit::Cell cell{QStringLiteral("hymn:%1").arg(i), rect(m_who.hand.size() + i),
            held.id.isNamed() ? fill(mercenarium::tr("hymn %1"), {titleOf(m_state, held.id)})
                              : mercenarium::tr("a hymn that only its owner knows"),
            {}};
        cell.help = held.id.isNamed() ? textOf(m_state, held.id) : QString();
        cell.chosen = held.id.isNamed() && held.id == m_chosen;
        cells += cell;
    }
    return cells;
}

void HandRow::paint(QPainter& painter)
{
    const kit::Colours& colours = kit::Colours::of(palette());
    if (cells().isEmpty()) {
        painter.setPen(colours.muted);
        painter.drawText(rect(), Qt::AlignCenter, mercenarium::tr("No cards in hand"));
    }
    for (const kit::Cell& cell : cells()) {
        const auto at = cell.id.section(QLatin1Char(':'), 1).toInt();
        const bool hymn = cell.id.startsWith(QLatin1String("hymn"));
        if (hymn)
            paintHymn(painter, cell.rect, m_who.hymns[at].id, m_who.hymns[at].faceUp, font(), colours);
        else if (m_who.hand[at].isHymn())
            paintHymn(painter, cell.rect, m_who.hand[at], false, font(), colours);
        else if (m_who.hand[at].isNamed())
            paintCard(painter, cell.rect, m_state, m_who.hand[at], m_who.id, font(), colours, true);
        else
            paintBack(painter, cell.rect, QStringLiteral("?"), font(), colours);
        if (cell.chosen || cell.id == hovered()) {
            kit::plate(painter, cell.rect.adjusted(-2, -2, 2, 2), 6, Qt::NoBrush, QPen(colours.accent, cell.chosen ? 3 : 1.5));
        }
    }
}

void HandRow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_chosen.isNamed())
        emit cardChosen(unnamed);
    else
        Board::keyPressEvent(event);
}

void HandRow::pressCell(const QString& id)
{
    const auto at = id.section(QLatin1Char(':'), 1).toInt();
    const bool hymn = id.startsWith(QLatin1String("hymn"));
    const Card card = hymn ? m_who.hymns[at].id : m_who.hand[at];
    if (!card.isNamed())
        emit unknownChosen(hymn);
    else
        emit cardChosen(card == m_chosen ? unnamed : card);
}

} // namespace mercenarium::desk

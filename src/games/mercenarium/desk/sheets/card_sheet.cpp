// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/sheets/card_sheet.h"

#include "games/mercenarium/desk/card_face.h"
#include "games/mercenarium/rules/text.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/plate.h"
#include "kit/lists/by_letters.h"
#include "kit/target.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace mercenarium::desk {

CardSheet::CardSheet(QWidget* parent)
    : Board(parent)
{
    setProperty(kit::findsByLetters, true);
    setObjectName(QStringLiteral("cardSheet"));
    setAccessibleName(mercenarium::tr("All cards of the deck"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    connect(this, &Board::pressed, this, [this](const QString& id) {
        if (const auto card = Card::read(id); card && m_cards.contains(*card))
            emit picked(*card);
    });
}

void CardSheet::offer(const QList<Card>& cards, const QList<Card>& chosen, const QSet<int>& ticked)
{
    m_cards = cards;
    m_chosen = chosen;
    m_ticked = ticked;
    relayout();
}

// Cards that can be read and hit: those of a suit stand in two rows where they have no room in one.
int CardSheet::inRow() const { return width() < cardsPerSuit * cardWidth() ? (cardsPerSuit + 1) / 2 : cardsPerSuit; }

int CardSheet::cardWidth() const { return std::max(int(kit::leastTarget) + 2, fontMetrics().height() * 3 / 2); }

QSize CardSheet::sizeHint() const
{
    const int rows = suitCount * ((cardsPerSuit + inRow() - 1) / inRow());
    return {cardWidth() * (cardsPerSuit + 1) / 2, rows * (cardWidth() + 2)};
}

void CardSheet::resizeEvent(QResizeEvent* event)
{
    Board::resizeEvent(event);
    setMinimumHeight(sizeHint().height());
}

QString CardSheet::called(const QString& typed) const
{
    const auto isMeant = [&](const kit::Cell& cell, bool isFromItsStart) {
        const bool isName = isFromItsStart ? cell.name.startsWith(typed, Qt::CaseInsensitive)
                                           : cell.name.contains(typed, Qt::CaseInsensitive); // a suit
        return cell.focusable && (isName || cell.id.startsWith(typed, Qt::CaseInsensitive));
    };
    for (const bool isFromItsStart : {true, false})
        for (const kit::Cell& cell : cells())
            if (isMeant(cell, isFromItsStart))
                return cell.id;
    return {};
}

void CardSheet::seek(const QString& typed)
{
    if (m_typed == typed)
        return;
    m_typed = typed;
    const QString card = typed.isEmpty() ? QString() : called(typed);
    if (!card.isEmpty())
        focusCell(card);
    emit sought(card.isEmpty() ? typed : QString());
}

// What is typed is never passed over: while no card is called so, Enter takes none.
void CardSheet::keyPressEvent(QKeyEvent* event)
{
    const QString letter = event->text();
    const bool isPlain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const bool isGap = event->key() == Qt::Key_Space; // within a name, else it picks
    const bool isPicking = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || isGap;
    if (event->key() == Qt::Key_Backspace && !m_typed.isEmpty())
        return seek(m_typed.chopped(1));
    if (isPlain && !letter.isEmpty() && letter.front().isPrint()
        && (!isGap || (!m_typed.isEmpty() && !called(m_typed + letter).isEmpty()))) {
        const bool isNew = called(m_typed + letter).isEmpty() && !called(letter).isEmpty(); // of another card
        return seek(isNew ? letter : m_typed + letter);
    }
    if (isPicking && !m_typed.isEmpty() && called(m_typed).isEmpty())
        return;
    if (event->key() != Qt::Key_Shift) // which begins a letter
        seek({});
    Board::keyPressEvent(event);
}

void CardSheet::focusOutEvent(QFocusEvent* event)
{
    seek({});
    Board::focusOutEvent(event);
}

QList<kit::Cell> CardSheet::laidOut() const
{
    QList<kit::Cell> cells;
    const int rowsOfSuit = (cardsPerSuit + inRow() - 1) / inRow();
    const double wide = double(width()) / inRow(), high = double(height()) / (suitCount * rowsOfSuit);
    for (const Suit suit : suits)
        for (int value = lowestValue; value <= lordValue; ++value) {
            const Card card = Card::of(suit, value);
            const int at = value - lowestValue;
            kit::Cell cell{card.text(),
                QRectF(at % inRow() * wide, (int(suit) * rowsOfSuit + at / inRow()) * high, wide, high).adjusted(1, 1, -1, -1),
                shown(card), {}};
            cell.focusable = m_cards.contains(card);
            cell.chosen = m_chosen.contains(card);
            if (m_ticked.contains(card.code))
                cell.help = mercenarium::tr("its dots are typed in");
            cells += cell;
        }
    return cells;
}

void CardSheet::paint(QPainter& painter)
{
    const kit::Colours& colours = kit::Colours::of(palette());
    for (const kit::Cell& cell : cells()) {
        const Card card = *Card::read(cell.id);
        painter.setOpacity(cell.focusable ? 1 : 0.28);
        kit::plate(painter, cell.rect, 3, colours.card,
            QPen(cell.chosen || cell.id == hovered() ? colours.accent : colours.cardLine, cell.chosen ? 3 : 1));
        const double unit = std::min(cell.rect.width(), cell.rect.height() * 0.8);
        kit::write(painter, cell.rect.adjusted(0, 1, 0, -cell.rect.height() * 0.45), Qt::AlignCenter, card.text().chopped(1),
            sized(font(), unit * 0.56, true), colours.cardText);
        const double mark = unit * 0.42;
        paintSign(painter, QRectF(cell.rect.center().x() - mark / 2, cell.rect.bottom() - mark - 2, mark, mark), card.suit(),
            ink(card.suit()));
        if (m_ticked.contains(card.code)) {
            painter.setBrush(colours.good);
            painter.setPen(Qt::NoPen);
            painter.drawRect(QRectF(cell.rect.left() + 2, cell.rect.bottom() - 2, cell.rect.width() - 4, 2));
        }
    }
    painter.setOpacity(1);
}

} // namespace mercenarium::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/faces_row.h"

#include <QPainter>

#include <algorithm>

namespace kit {

namespace {

constexpr int most = 10; // dice that are drawn; the words beside name all of them

} // namespace

FacesRow::FacesRow(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    hide();
}

void FacesRow::lay(const QList<DieFace>& dice)
{
    m_dice = dice.mid(0, most);
    const bool isColoured = std::ranges::any_of(m_dice, [](const DieFace& die) { return !die.colour.isEmpty(); });
    QStringList faces;
    for (const DieFace& die : std::as_const(m_dice))
        faces += die.text();
    setAccessibleName(faces.join(QStringLiteral(", ")));
    const int side = fontMetrics().height() + 12;
    setFixedSize(int(m_dice.size()) * (side + 4), side);
    setVisible(isColoured);
    update();
}

void FacesRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = this->font();
    font.setBold(true);
    painter.setFont(font);
    const int side = height();
    for (qsizetype i = 0; i < m_dice.size(); ++i) {
        const DieFace& die = m_dice[i];
        const QColor paper = QColor::isValidColor(die.colour) ? QColor(die.colour) : QColor(Qt::white);
        const QRectF box(qreal(i) * (side + 4) + 1, 1, side - 2, side - 2);
        painter.setPen(QPen(QColor(0x30, 0x30, 0x30), 1.2));
        painter.setBrush(paper);
        painter.drawRoundedRect(box, 5, 5);
        // Dark on light and light on dark, by how bright the eye finds the paper.
        painter.setPen(qGray(paper.rgb()) > 120 ? Qt::black : Qt::white);
        painter.drawText(box, Qt::AlignCenter, die.text());
    }
}

} // namespace kit

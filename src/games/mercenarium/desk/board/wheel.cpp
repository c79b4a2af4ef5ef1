// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/board/wheel.h"

#include "games/mercenarium/desk/card_face.h"
#include "games/mercenarium/rules/reasons.h"
#include "games/mercenarium/rules/text.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/tip.h"
#include "kit/rule_behind.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mercenarium::desk {

WheelView::WheelView(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("wheel"));
    setMinimumSize(84, 84);
    kit::setRuleBehind(*this, &reason(R::I_WHEEL));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    present(derivedWheel);
}

void WheelView::present(const Wheel& wheel)
{
    m_wheel = wheel;
    QStringList lines;
    for (size_t i = 0; i < wheel.size(); ++i)
        lines += fill(mercenarium::tr("%1 consume %2."), {shown(wheel[i]), shown(wheel[(i + 1) % wheel.size()])});
    lines += mercenarium::tr("Opposite suits: both are discarded. The same suit: deadlock.");
    setAccessibleName(mercenarium::tr("Alchemy Wheel: ties, and always with Lords"));
    setAccessibleDescription(lines.join(QLatin1Char(' ')));
    kit::setTip(this, accessibleName() + QLatin1Char('\n') + lines.join(QLatin1Char('\n')));
    update();
}

void WheelView::compare(std::optional<Suit> attacker, std::optional<Suit> defender)
{
    m_attacker = attacker;
    m_defender = defender;
    update();
}

QPointF WheelView::place(Suit suit) const
{
    const auto at = std::ranges::find(m_wheel, suit) - m_wheel.begin();
    const double radius = std::min(width(), height()) / 2.0 - 17;
    const QPointF middle(width() / 2.0, height() / 2.0);
    return middle
        + (at == 0        ? QPointF(0, -radius)
                : at == 1 ? QPointF(radius, 0)
                : at == 2 ? QPointF(0, radius)
                          : QPointF(-radius, 0));
}

void WheelView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colours& colours = kit::Colours::of(palette());
    const auto isMeant = [&](Suit a, Suit b) {
        return (m_attacker == a && m_defender == b) || (m_attacker == b && m_defender == a);
    };
    for (const int i : {0, 1}) {
        const bool meant = isMeant(m_wheel[i], m_wheel[i + 2]);
        painter.setPen(QPen(meant ? colours.accent : colours.bad, meant ? 2.5 : 1.2, Qt::DashLine));
        painter.drawLine(place(m_wheel[i]), place(m_wheel[i + 2]));
    }
    for (size_t i = 0; i < m_wheel.size(); ++i) {
        const Suit from = m_wheel[i], to = m_wheel[(i + 1) % m_wheel.size()];
        const bool meant = isMeant(from, to);
        const QPointF way =
            (place(to) - place(from)) / std::hypot(place(to).x() - place(from).x(), place(to).y() - place(from).y());
        const QPointF start = place(from) + way * 16, tip = place(to) - way * 16, across(-way.y(), way.x());
        painter.setPen(QPen(meant ? colours.accent : colours.muted, meant ? 3 : 1.6));
        painter.drawLine(start, tip);
        painter.setBrush(meant ? colours.accent : colours.muted);
        painter.setPen(Qt::NoPen);
        painter.drawPolygon(QPolygonF({tip + way * 3, tip - way * 5 + across * 4.5, tip - way * 5 - across * 4.5}));
    }
    for (const Suit suit : m_wheel) {
        const bool meant = m_attacker == suit || m_defender == suit;
        painter.setPen(QPen(meant ? colours.accent : colours.cardLine, meant ? 2.5 : 1));
        painter.setBrush(colours.card);
        painter.drawEllipse(place(suit), 13, 13);
        paintSign(painter, QRectF(place(suit) - QPointF(7, 7), QSizeF(14, 14)), suit, ink(suit));
    }
}

} // namespace mercenarium::desk

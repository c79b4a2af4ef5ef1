// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/map/legend.h"

#include "games/sellsword/desk/map/gridmap_board.h"
#include "games/sellsword/desk/names.h"
#include "kit/drawn/tip.h"
#include "kit/drawn/plate.h"

#include <QPainter>
#include <QPainterPath>

namespace sellsword::desk {

Legend::Legend(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setLayoutDirection(Qt::LeftToRight); // as the map beside it
}

void Legend::present(const State& state)
{
    m_kinds.clear();
    m_sides.clear();
    m_walls = m_cover = false;
    if (state.map) {
        for (const Patch& patch : state.map->terrain)
            if (!m_kinds.contains(patch.kind) && patch.kind != Terrain::Clear)
                m_kinds += patch.kind;
        m_walls = !state.map->walls.isEmpty();
        m_cover = !state.map->lowCover.isEmpty();
    }
    for (const Player& one : state.players)
        m_sides += titleOf(state, one.id);
    QStringList words;
    for (const Terrain kind : std::as_const(m_kinds))
        words += shown(kind);
    setAccessibleName(engine::fill(sellsword::tr("On the map: %1"), {listed(words)}));
    setToolTip(kit::tip(accessibleName())); // all of them, where the line has no room
    update();
}

void Legend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight); // a painter asks the language, not its widget
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colours& colours = kit::Colours::of(palette());
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.82);
    const QFontMetricsF metrics(small);
    const double size = height() - 5;
    const double least = metrics.horizontalAdvance(QStringLiteral("+99"));
    double x = 2;
    int folded = 0;
    // A sign, then its word, as long as there is room; how many more there are stands at the end.
    const auto add = [&](const QString& word, const auto& sign) {
        const double wide = size + 4 + metrics.horizontalAdvance(word) + 10;
        if (folded > 0 || x + wide + least > width()) {
            ++folded;
            return;
        }
        painter.save();
        sign(QRectF(x, 2, size, size));
        painter.restore();
        kit::write(
            painter, QRectF(x + size + 4, 0, wide, height()), Qt::AlignVCenter | Qt::AlignLeft, word, small, colours.muted);
        x += wide;
    };
    for (qsizetype i = 0; i < m_sides.size(); ++i)
        add(m_sides[i], [&](const QRectF& rect) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(sideColour(colours, i));
            painter.drawPath(sideShape(rect, i));
        });
    add(sellsword::tr("maneuver"), [&](const QRectF& rect) {
        painter.setPen(QPen(colours.link, 1.5, Qt::DashLine));
        painter.drawRoundedRect(rect, 3, 3);
    });
    if (m_walls)
        add(sellsword::tr("wall"), [&](const QRectF& rect) {
            painter.setPen(QPen(colours.text, 3));
            painter.drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y()));
        });
    if (m_cover)
        add(sellsword::tr("low cover"), [&](const QRectF& rect) {
            painter.setPen(QPen(colours.accent, 3, Qt::DotLine));
            painter.drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y()));
        });
    for (const Terrain kind : std::as_const(m_kinds))
        add(shown(kind), [&](const QRectF& rect) { paintTerrainIn(painter, rect, kind, colours); });
    if (folded > 0)
        kit::write(painter, QRectF(x, 0, least, height()), Qt::AlignVCenter | Qt::AlignLeft,
            QStringLiteral("+") + QString::number(folded), small, colours.muted);
}

} // namespace sellsword::desk

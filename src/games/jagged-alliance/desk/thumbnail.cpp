// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/desk.h"

#include "games/jagged-alliance/desk/picture.h"
#include "games/jagged-alliance/rules/query.h"

#include <QGuiApplication>
#include <QPainter>

namespace jaggedalliance::desk {

void Desk::paintPicture(QPainter& painter, const QRectF& area, const engine::AnyState& any) const
{
    const State& state = stateOf(any);
    const kit::Colours& colours = kit::Colours::of(QGuiApplication::palette());
    const int most = std::max(dictator(state).most, 1);
    const double step = area.width() / most;
    for (int level = 1; level <= most; ++level) {
        QColor colour = bandColour(space(state, level).band);
        if (level > state.threat.level || !state.scenario)
            colour.setAlpha(70);
        painter.setBrush(colour);
        painter.drawRoundedRect(QRectF(area.left() + (level - 1) * step, area.top(), step - 2, area.height() * 0.16), 2, 2);
    }
    const QRectF below = area.adjusted(0, area.height() * 0.26, 0, 0);
    const double count = std::max<double>(1, double(state.sectors.size()));
    for (int i = 0; i < state.sectors.size(); ++i) {
        const Sector& one = state.sectors[i];
        painter.setBrush(one.state == SectorState::Liberated ? colours.good
                : one.state == SectorState::Contested        ? colours.accent
                                                             : colours.bad);
        painter.drawRoundedRect(
            QRectF(below.left() + i * below.width() / count, below.top(), below.width() / count - 3, below.height() * 0.34), 3,
            3);
    }
    const QList<const Mercenary*> all = team(state);
    for (int i = 0; i < all.size(); ++i) {
        const double y = below.top() + below.height() * (0.46 + 0.13 * i);
        double x = below.left();
        for (const auto& [cubes, colour] : {std::pair(all[i]->stamina, colours.good), std::pair(all[i]->fatigue, colours.accent),
                 std::pair(all[i]->wounds, colours.bad)})
            for (int cube = 0; cube < cubes; ++cube, x += below.height() * 0.11) {
                painter.setBrush(colour);
                painter.drawRect(QRectF(x, y, below.height() * 0.09, below.height() * 0.09));
            }
    }
}

} // namespace jaggedalliance::desk

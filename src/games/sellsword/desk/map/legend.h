// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The line below the map that says what its signs mean: only what lies on it.
#pragma once

#include "games/sellsword/rules/state.h"

#include <QWidget>

namespace sellsword::desk {

class Legend : public QWidget {
public:
    explicit Legend(QWidget* parent);
    void present(const State& state);
    QSize sizeHint() const override { return {200, fontMetrics().height() + 2}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<Terrain> m_kinds;
    bool m_walls = false, m_cover = false;
    QStringList m_sides;
};

} // namespace sellsword::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/shelf/thumbnail.h"

#include <QPainter>

namespace window {

void Thumbnail::show(const kit::Desk* desk, const engine::AnyState& state)
{
    m_desk = desk;
    m_state = state;
    update();
}

void Thumbnail::paintEvent(QPaintEvent*)
{
    if (!m_desk || !m_state)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    m_desk->paintThumbnail(painter, rect(), m_state);
}

} // namespace window

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
    // As wide to its height as on the shelf: desks draw for that.
    QSize size(sizeHint());
    size.scale(rect().size(), Qt::KeepAspectRatio);
    QRect picture(QPoint(0, 0), size);
    picture.moveCenter(rect().center());
    m_desk->paintThumbnail(painter, picture, m_state);
}

} // namespace window

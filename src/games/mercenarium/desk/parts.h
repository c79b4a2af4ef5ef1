// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Parts as this desk puts them together: found by the name that they are called, restyled while they are seen, in the order of
// the Tab key.
#pragma once

#include "kit/drawn/called.h"
#include "kit/drawn/plain_label.h"

#include <QStyle>
#include <QWidget>

namespace mercenarium::desk {

using kit::called;

using kit::restyle;

// The parts and whatever stands on them come after that one.
inline void inTabOrder(QWidget* before, const QList<QWidget*>& parts)
{
    for (QWidget* part : parts)
        for (QWidget* next : QList<QWidget*>{part} + part->findChildren<QWidget*>())
            if (next->focusPolicy() & Qt::TabFocus) {
                QWidget::setTabOrder(before, next);
                before = next;
            }
}

} // namespace mercenarium::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/left_undone.h"

#include "kit/painted.h"

#include <QTimer>

#include <utility>

namespace kit {

LeftUndone::LeftUndone(Sitting& sitting, const engine::GoneBy& goneBy, QObject* parent)
    : QObject(parent)
    , m_sitting(&sitting)
    , m_known(goneBy)
{
}

QStringList LeftUndone::now()
{
    if (m_sitting->isLooking())
        return {};
    if (std::exchange(m_hasBegun, true))
        return m_known.at(m_sitting->campaign()->table());
    QTimer::singleShot(untilPainted, this, &LeftUndone::lookOn);
    return {};
}

void LeftUndone::lookOn()
{
    constexpr int atATime = 32; // entries: some milliseconds
    if (!m_sitting || m_sitting->isLooking())
        return;
    const auto left = m_known.at(m_sitting->campaign()->table(), atATime);
    if (!left)
        QTimer::singleShot(0, this, &LeftUndone::lookOn);
    else if (!left->isEmpty())
        emit found();
}

} // namespace kit

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/background.h"

#include <QCoreApplication>
#include <QThreadPool>

namespace window {

QThreadPool* background()
{
    static QThreadPool* pool = [] {
        constexpr int most = 16; // they wait most of the time
        auto* made = new QThreadPool(QCoreApplication::instance());
        made->setMaxThreadCount(most);
        return made;
    }();
    return pool;
}

} // namespace window

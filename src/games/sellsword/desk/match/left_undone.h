// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was noted for a moment that went by without it. The journal knows: it was due before an act and is no longer, and nobody
// has done it or struck it out since. So it stays due, in what was kept of older matches too.
#pragma once

#include "kit/sitting.h"

#include <QHash>
#include <QStringList>

#include <utility>

namespace sellsword::desk {

class LeftUndone {
public:
    QStringList now(kit::Sitting& sitting); // the ids of what is noted

private:
    QHash<std::pair<qint64, QByteArray>, QStringList> m_known; // behind an entry; another device may put its own before it
};

} // namespace sellsword::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lookups by id, for every game; null when there is none.
#pragma once

#include <QList>
#include <QString>

namespace engine {

template <class T> const T* find(const QList<T>& list, const QString& id)
{
    for (const T& one : list)
        if (one.id == id)
            return &one;
    return nullptr;
}
// A list that may be changed becomes its own, no longer shared with other moments.
template <class T> T* find(QList<T>& list, const QString& id)
{
    for (T& one : list)
        if (one.id == id)
            return &one;
    return nullptr;
}

} // namespace engine

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of things that are named by their id, in a state that was typed, corrected or kept.
#pragma once

#include "engine/fault.h"

#include <QStringList>

namespace engine {

template <class T> QStringList idsOf(const QList<T>& list)
{
    QStringList ids;
    for (const T& one : list)
        ids += one.id;
    return ids;
}

// A fault for each that has no id, and for each that stands there twice. place: the list, as a dotted path.
QList<Fault> faultsInIds(const QString& place, const QStringList& ids);

template <class T> void once(QList<Fault>& faults, const QString& place, const QList<T>& list)
{
    faults += faultsInIds(place, idsOf(list));
}

} // namespace engine

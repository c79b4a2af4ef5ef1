// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Names that somebody typed, in actions as in questions: replaced by the ids they mean, whatever their case.
#pragma once

#include "engine/json.h"

#include <QSet>

#include <functional>

namespace engine {

using NamesOf = std::function<QStringList(QLatin1String kind)>; // what a field of some kind may name
using UnseenIn = std::function<QSet<QString>()>;                // names that may be said, and that no list tells

// What is not among them becomes a fault, placed at verb.field.
QList<Fault> resolveNames(const char* verb, const Struct& parts, void* asked, const NamesOf& known, const UnseenIn& unseen);

template <class A> QList<Fault> resolveNames(A& asked, const NamesOf& known, const UnseenIn& unseen)
{
    return resolveNames(A::verb, detail::partsOf<A>(), &asked, known, unseen);
}

} // namespace engine

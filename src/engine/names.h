// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Names that somebody typed, in actions as in questions: replaced by the ids they mean, whatever their case.
#pragma once

#include "engine/described.h"
#include "engine/message.h"
#include "engine/nearest.h"

namespace engine {

// known gives what a field of some kind may name; what is not among it becomes a fault.
template <class A, class Known> QList<Fault> resolveNames(A& asked, const Known& known)
{
    constexpr qsizetype mostListed = 100;
    QList<Fault> faults;
    const auto fault = [&](const auto& f, const QString& name, const char* problem) {
        if (faults.size() == mostListed)
            faults += Fault{QLatin1String(A::verb), {}, QCoreApplication::translate("engine", "… and more."), {}};
        if (faults.size() > mostListed)
            return;
        faults += Fault{QLatin1String(A::verb) + QLatin1Char('.') + QLatin1String(f.name), name,
            fill(QCoreApplication::translate("engine", problem), {name}), meant(name, known(QLatin1String(f.refersTo)))};
    };
    const auto resolve = [&](const auto& f, QString& name) {
        if (name.isEmpty())
            return;
        const QStringList ids = known(QLatin1String(f.refersTo));
        if (ids.contains(name))
            return;
        for (const QString& id : ids)
            if (id.compare(name, Qt::CaseInsensitive) == 0) {
                name = id;
                return;
            }
        fault(f, name, QT_TRANSLATE_NOOP("engine", "%1 is not in play here."));
    };
    eachField<A>([&]<class S, class M>(const Field<S, M>& f) {
        if (!*f.refersTo)
            return;
        if constexpr (std::is_same_v<M, QString>) {
            if (f.needed && (asked.*f.member).isEmpty())
                fault(f, {}, QT_TRANSLATE_NOOP("engine", "A name is missing."));
            resolve(f, asked.*f.member);
        } else if constexpr (std::is_same_v<M, QStringList>) {
            for (QString& name : asked.*f.member)
                resolve(f, name);
        }
    });
    return faults;
}

} // namespace engine

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/names.h"

#include "engine/words/nearest.h"
#include "engine/words/unseen.h"

namespace engine {

namespace {

constexpr qsizetype mostListed = 100;

// The name is known, or means a known one by its letters: then it becomes that one.
bool isResolved(QString& name, const QStringList& ids)
{
    if (name.isEmpty() || ids.contains(name))
        return true;
    for (const QString& id : ids)
        if (id.compare(name, Qt::CaseInsensitive) == 0) {
            name = id;
            return true;
        }
    return false;
}

} // namespace

QList<Fault> resolveNames(const char* verb, const Struct& parts, void* asked, const NamesOf& known, const UnseenIn& unseen)
{
    QList<Fault> faults;
    for (const FieldAt& field : parts.fields) {
        if (!*field.refersTo || (!field.type->isText && !field.type->isTexts))
            continue;
        const QLatin1String kind(field.refersTo);
        const auto fault = [&](const QString& name, const char* problem) {
            if (faults.size() == mostListed)
                faults += Fault{QLatin1String(verb), {}, QCoreApplication::translate("engine", "… and more."), {}};
            if (faults.size() > mostListed)
                return;
            QStringList told = known(kind);
            const QSet<QString> untold = unseen();
            told.removeIf([&](const QString& one) { return untold.contains(one); });
            faults += Fault{QLatin1String(verb) + QLatin1Char('.') + QLatin1String(field.name), name,
                fill(QCoreApplication::translate("engine", problem), {echoed(name)}), meant(name, told)};
        };
        // A list of the state ("enemy_cards") is meant by its name: what stands there may be entered later.
        const bool mayBeNew = kind.contains(QLatin1Char('_'));
        const auto resolve = [&](QString& name) {
            if (!name.isEmpty() && !isResolved(name, known(kind)) && !mayBeNew)
                fault(name, QT_TRANSLATE_NOOP("engine", "%1 is not in play here."));
        };
        if (field.type->isTexts) {
            for (QString& name : *static_cast<QStringList*>(field.in(asked))) {
                if (name.isEmpty())
                    fault({}, QT_TRANSLATE_NOOP("engine", "A name is missing."));
                resolve(name);
            }
            continue;
        }
        QString& name = *static_cast<QString*>(field.in(asked));
        if (field.needed && name.isEmpty())
            fault({}, QT_TRANSLATE_NOOP("engine", "A name is missing."));
        resolve(name);
    }
    return faults;
}

} // namespace engine

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/names.h"

#include "engine/words/nearest.h"
#include "engine/words/unseen.h"

#include <algorithm>

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

// Whatever stands between them: "Lt. Carver" is "lt-carver".
QString lettersOf(const QString& name)
{
    QString letters;
    for (const QChar one : name.toLower())
        if (one.isLetterOrNumber())
            letters += one;
    return letters;
}

// One slip of the hand, where most of the name is left: "redshrit" for "redshirt", but not "tank-2" for "tank-1".
bool isSlip(const QString& typed, const QString& known)
{
    constexpr qsizetype mostOther = 2, leastLeft = 4;
    const qsizetype shorter = std::min(typed.size(), known.size()), longer = std::max(typed.size(), known.size());
    qsizetype front = 0, back = 0;
    while (front < shorter && typed[front] == known[front])
        ++front;
    while (back < shorter - front && typed[typed.size() - 1 - back] == known[known.size() - 1 - back])
        ++back;
    const auto hasDigit = [&](const QString& word) {
        return std::any_of(word.begin() + front, word.end() - back, [](QChar one) { return one.isDigit(); });
    };
    const qsizetype other = longer - front - back;
    return other <= mostOther && other * leastLeft <= longer && !hasDigit(typed) && !hasDigit(known);
}

// A name that may be new: it becomes the one of the same letters. Whether it is none that is known, not even mistyped.
bool isNew(QString& name, const QStringList& ids)
{
    const QString letters = lettersOf(name);
    for (const QString& id : ids)
        if (lettersOf(id) == letters && !letters.isEmpty()) {
            name = id;
            return true;
        }
    return std::ranges::none_of(ids, [&](const QString& id) { return isSlip(letters, lettersOf(id)); });
}

} // namespace

QList<Fault> resolveNames(const char* verb, const Struct& parts, void* asked, const NamesOf& known, const UnseenIn& unseen)
{
    QList<Fault> faults;
    for (const FieldAt& field : parts.fields) {
        if (!field.type->isTexts && (!*field.refersTo || !field.type->isText))
            continue;
        const QLatin1String kind(field.refersTo);
        const auto told = [&] {
            const QSet<QString> untold = unseen();
            QStringList names = known(kind);
            names.removeIf([&](const QString& one) { return untold.contains(one); });
            return names;
        };
        const auto fault = [&](const QString& name, const char* problem) {
            if (faults.size() == mostListed)
                faults += Fault{QLatin1String(verb), {}, QCoreApplication::translate("engine", "… and more."), {}};
            if (faults.size() > mostListed)
                return;
            faults += Fault{QLatin1String(verb) + QLatin1Char('.') + QLatin1String(field.name), name,
                fill(QCoreApplication::translate("engine", problem), {echoed(name)}), meant(name, told())};
        };
        // A list of the state ("enemy_cards") is meant by its name: what stands there may be entered later.
        const bool mayBeNew = kind.contains(QLatin1Char('_'));
        const auto resolve = [&](QString& name) {
            if (!name.isEmpty() && !isResolved(name, known(kind)) && !(mayBeNew && isNew(name, told())))
                fault(name, QT_TRANSLATE_NOOP("engine", "%1 is not in play here."));
        };
        if (field.type->isTexts) {
            for (QString& name : *static_cast<QStringList*>(field.in(asked))) {
                if (name.isEmpty()) // of whatever kind, nothing is no item of a list
                    fault({}, QT_TRANSLATE_NOOP("engine", "A name is missing."));
                if (*field.refersTo)
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

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/noted.h"

namespace engine {

QList<Fault> withoutWords(const char* place, const QString& text)
{
    if (!text.trimmed().isEmpty())
        return {};
    return {Fault{QLatin1String(place), {}, QCoreApplication::translate("engine", "There are no words."),
        QCoreApplication::translate("engine", "Write a few.")}};
}

} // namespace engine

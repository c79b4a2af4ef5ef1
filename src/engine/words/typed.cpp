// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/typed.h"

#include <QStringList>

namespace engine {

bool isTyped(const QString& path)
{
    static const QStringList typed{"ability", "name", "note", "notes", "objective", "player", "players", "text", "title", "why"};
    QStringList steps = path.split(QLatin1Char('.'));
    bool isNumber = true; // of a line in a list
    (void)steps.last().toInt(&isNumber);
    if (isNumber && steps.size() > 1)
        steps.removeLast();
    return typed.contains(steps.last());
}

} // namespace engine

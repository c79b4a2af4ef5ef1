// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Titles that several cards or people have, with their ids behind them.
#pragma once

#include "kit/lists/differences.h"

namespace kit {

inline Titles toldApart(Titles titles)
{
    QHash<QString, int> bearers;
    for (const QString& title : std::as_const(titles))
        ++bearers[title.toCaseFolded()];
    for (auto one = titles.begin(); one != titles.end(); ++one)
        if (bearers.value(one->toCaseFolded()) > 1)
            *one = QStringLiteral("%1 (%2)").arg(*one, one.key());
    return titles;
}

} // namespace kit

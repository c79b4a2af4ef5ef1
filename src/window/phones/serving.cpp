// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/phones/serving.h"

#include <QSettings>

namespace window {

serve::Rules rulesOf(Library& library)
{
    return {[&library](const QString& game) { return library.book(game); },
        [&library]() -> rulebook::Search& { return library.search(); }};
}

void takeRealThings(kit::Sitting& sitting, const Library& library, const QSettings& settings)
{
    const QVariant real = settings.value(QStringLiteral("real/") + library.idOf(sitting));
    if (!real.isValid())
        return;
    sitting.realDice = real.toInt() & RealDice;
    sitting.realCards = real.toInt() & RealCards;
}

} // namespace window

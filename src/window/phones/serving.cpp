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
    enum Real { Dice = 1, Cards = 2 };
    const int settled = settings.value(QStringLiteral("real/") + library.idOf(sitting)).toInt(); // by a program of before
    const shelf::Real real = library.realOf(sitting).value_or(
        shelf::Real{sitting.realDice || (settled & Dice), sitting.realCards || (settled & Cards)});
    sitting.realDice = real.dice;
    sitting.realCards = real.cards;
}

} // namespace window

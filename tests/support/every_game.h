// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a test that is run for every game: its id in the column "game", and for each language "isGerman".
#pragma once

#include "games/catalogue.h"

#include <QTest>

namespace support {

inline void everyGame()
{
    QTest::addColumn<QString>("game");
    for (const auto& game : games::catalogue())
        QTest::newRow(qPrintable(game->id())) << game->id();
}

inline void everyGameInBothLanguages()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("isGerman");
    for (const auto& game : games::catalogue())
        for (const bool isGerman : {false, true})
            QTest::addRow("%s %s", qPrintable(game->id()), isGerman ? "de" : "en") << game->id() << isGerman;
}

} // namespace support

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that a table with the cards of the program knows from the beginning, and that nobody has seen yet: of them no list tells.
#pragma once

#include "cards/my_cards.h"
#include "engine/past/understood.h"
#include "engine/words/titles.h"
#include "kit/sitting.h"

#include <QSet>

namespace kit {

// The owner of a box has seen its cards.
inline bool isTraining(const Sitting& sitting)
{
    const auto packs = sitting.table().packs();
    return packs && packs->contains(QLatin1String(cards::trainingCards));
}

// What lay open once was told when it did, by its name: that stays known.
inline QSet<QString> unseenAt(const Sitting& sitting)
{
    const QStringList ids =
        isTraining(sitting) ? sitting.game().names(sitting.table().state(), QStringLiteral("unseen")) : QStringList();
    if (ids.isEmpty())
        return {};
    const engine::Titles titles = engine::titlesIn(sitting.visible(sitting.table().state()));
    QString told;
    if (const auto entries = sitting.entries(1, sitting.table().last()))
        for (const engine::Entry& entry : *entries)
            told += engine::toldThen(entry).join(QLatin1Char('\n')) + QLatin1Char('\n');
    QSet<QString> unseen;
    for (const QString& id : ids)
        if (!told.contains(titles.value(id, id), Qt::CaseInsensitive))
            unseen += id;
    return unseen;
}

} // namespace kit

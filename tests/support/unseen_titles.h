// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Titles of the cards that are "?" wherever a table is told as its state: whatever people read may name none of them.
#pragma once

#include "engine/past/unmet.h"
#include "engine/words/titles.h"

#include <QStringList>

#include <algorithm>

namespace support {

// visible: the state as whoever looks may see it. A title that is a part of one that is told is none of them.
inline QStringList unseenTitles(const engine::Table& table, const QJsonObject& visible)
{
    const engine::Titles told = engine::titlesIn(engine::onlyMet(table, visible, visible));
    QStringList unseen;
    for (const QString& title : engine::titlesIn(table.game().stateToJson(table.state())))
        if (!title.isEmpty() && std::ranges::none_of(told, [&](const QString& one) { return one.contains(title); }))
            unseen += title;
    unseen.removeDuplicates();
    return unseen;
}

// Of them those that the text names.
inline QStringList namedIn(const QString& text, QStringList titles)
{
    titles.removeIf([&](const QString& title) { return !text.contains(title); });
    return titles;
}

} // namespace support

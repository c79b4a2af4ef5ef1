// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/rules/gone_by.h"

#include "games/sellsword/rules/rules.h"
#include "games/sellsword/rules/titles.h"

#include <algorithm>

namespace sellsword {

static bool canBeLeft(const State& state) { return state.stage != Stage::Over && !state.noted.isEmpty(); }

static QStringList leftBy(const State& before, const State& now, QStringList left)
{
    for (const Effect* one : due(before))
        left += one->id;
    left.removeDuplicates();
    const QList<const Effect*> again = due(now);
    left.removeIf([&](const QString& id) {
        return !find(now.noted, id) || std::ranges::any_of(again, [&](const Effect* one) { return one->id == id; });
    });
    return left;
}

static QString wordsOfLeft(const State& now, const QString& left)
{
    const Effect* noted = find(now.noted, left);
    return noted ? effectWords(*noted) : QString();
}

engine::GoneBy goneBy() { return engine::goneByOf<State>(); }

} // namespace sellsword

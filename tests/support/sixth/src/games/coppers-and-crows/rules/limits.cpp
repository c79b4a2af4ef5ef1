// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What no play leads to, though a table may lie so: worth a second look when somebody sets it by hand.
#include "games/coppers-and-crows/rules/rules.h"
#include "games/coppers-and-crows/rules/text.h"

namespace coppersandcrows {

void limits(Checks& checks, const State& before, const State& after)
{
    for (const Player& one : after.players) {
        const Player* was = find(before, one.id);
        const qsizetype held = one.hand.size();
        const bool isNew = held > mostTokens && !(was && was->hand.size() > mostTokens); // it is said once
        checks.should(R::W_HAND, !isNew, [&] { return QStringList{one.id, number(held), number(held - mostTokens)}; });
    }
}

} // namespace coppersandcrows

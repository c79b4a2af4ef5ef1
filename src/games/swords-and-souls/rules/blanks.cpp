// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/rules/blanks.h"

#include "games/swords-and-souls/rules/query.h"

namespace swordsandsouls {

using engine::Blank;
using engine::fill;

Blanks blankFact(const State& state, const QString& id, const char* field)
{
    if (id == QLatin1String(unnamedCard))
        return {};
    const QLatin1String name(field);
    const char* what = name == QLatin1String("cost") ? QT_TR_NOOP("the price of %1")
        : name == QLatin1String("icons")             ? QT_TR_NOOP("the icons of %1")
                                                     : QT_TR_NOOP("whom %1 attacks");
    const QLatin1String list(find(state.cards, id) ? "cards." : "cards.+"); // a card that only lies somewhere has no line yet
    return {Blank{list + id + QLatin1Char('.') + name, fill(tr(what), {titleOf(state, id)})}};
}

} // namespace swordsandsouls

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a table of this game begins, and what is said beside one that is tried.
#include "games/hired-swords/desk/desk.h"

#include "games/hired-swords/desk/guide.h"
#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/rules/query.h"
#include "kit/desk_of.h"

namespace hiredswords::desk {

QString Desk::line() const { return hiredswords::tr("A crew and a contract in a ring"); }

// A short deck of contracts that a beginner can take where the career begins: whichever comes first is played at once, and no
// trap lies in its way.
kit::Beginning Desk::tried() const
{
    Setup setup;
    setup.careerDeck = {QStringLiteral("geese-on-the-green"), QStringLiteral("someone-elses-wedding"),
        QStringLiteral("fair-day-champions"), QStringLiteral("wolves-at-lambing")};
    const std::pair<const char*, int> opposition[] = {
        {"ditch-poacher", 5}, {"slinger", 4}, {"toll-bully", 3}, {"marsh-hound", 2}};
    for (const auto& [card, copies] : opposition)
        setup.oppositionDeck += QStringList(copies, QLatin1String(card));
    return {kit::said(setup), {QStringLiteral("training")}, {}, QStringLiteral(":/games/hired-swords/picture.jsonl")};
}

kit::Beginning Desk::owned(const kit::OwnBox&) const { return {{}, {QStringLiteral("roster")}, {}}; }

QString Desk::guideLine(const engine::AnyState& state) const { return hiredswords::desk::guideLine(stateOf(state)); }

} // namespace hiredswords::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/names.h"

#include "games/hired-swords/rules/blanks.h"
#include "games/hired-swords/rules/query.h"

namespace hiredswords::desk {

QString ranksText(const State& state, const QString& figure, const Ranks& ranks)
{
    return blankColumn(state, figure).isEmpty() ? ranksText(ranks) : hiredswords::tr("rankings not entered");
}

QString ranksText(const Ranks& ranks)
{
    return engine::fill(hiredswords::tr("Melee %1, Missiles %2, Stamina %3, Alertness %4"),
        {ranks.text(Skill::Melee), ranks.text(Skill::Missiles), ranks.text(Skill::Stamina), ranks.text(Skill::Alertness)});
}

QString lentSkills(const Mercenary& who)
{
    QStringList skills;
    for (const Skill skill : who.assists)
        skills += capital(shown(skill));
    return skills.join(QStringLiteral(", "));
}

QString mercenaryText(const Mercenary& who)
{
    QStringList parts{who.healthy ? ranksText(*who.healthy) : hiredswords::tr("rankings not entered")};
    if (!who.assists.isEmpty())
        parts += engine::fill(hiredswords::tr("assists %1"), {lentSkills(who)});
    if (who.loner)
        parts += hiredswords::tr("loner");
    if (who.fixed)
        parts += hiredswords::tr("keeps its position");
    if (who.rogue != Rogue::No)
        parts += engine::fill(hiredswords::tr("rogue: %1"), {shown(who.rogue)});
    return parts.join(QStringLiteral(" · "));
}

} // namespace hiredswords::desk

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/outcome.h"

#include "games/swords-and-souls/rules/query.h"
#include "kit/wording.h"

#include <algorithm>

namespace swordsandsouls::desk {

namespace {

void changed(QStringList& parts, qsizetype by, const QString& what)
{
    if (by != 0)
        parts += what + QLatin1Char(' ') + kit::signedNumber(by);
}

// Tokens and treasures of one player; cards too where nothing weightier moves.
QString ofPlayer(const Player& was, const Player& is)
{
    QStringList parts;
    if (is.down && !was.down)
        parts += swordsandsouls::tr("down");
    changed(parts, is.fragments - was.fragments, swordsandsouls::tr("fragments"));
    changed(parts, is.obols - was.obols, swordsandsouls::tr("obols"));
    changed(parts, is.small - was.small, swordsandsouls::tr("small hearts"));
    changed(parts, is.treasures.size() - was.treasures.size(), swordsandsouls::tr("treasures"));
    if (parts.isEmpty() && is.hand.size() > was.hand.size())
        parts += fill(swordsandsouls::tr("draws %1"), {number(is.hand.size() - was.hand.size())});
    return parts.isEmpty() ? QString() : is.id + QLatin1Char(' ') + parts.join(QStringLiteral(", "));
}

} // namespace

QString briefly(const State& before, const State& after)
{
    if (after.status == Status::Over && before.status != Status::Over)
        return fill(swordsandsouls::tr("%1 wins"), {after.winner});
    QStringList parts;
    for (const Player& is : after.players)
        if (const Player* was = find(before.players, is.id))
            if (const QString text = ofPlayer(*was, is); !text.isEmpty())
                parts += text;
    if (before.attack && after.attack && parts.isEmpty()) {
        if (after.attack->stage == Stage::Blocked && before.attack->stage != Stage::Blocked)
            return swordsandsouls::tr("no effect");
        if (after.attack->stage == Stage::Failed && before.attack->stage != Stage::Failed)
            return fill(swordsandsouls::tr("back at %1: it fails"), {after.attack->attacker});
        if (after.attack->target != before.attack->target)
            return fill(swordsandsouls::tr("%1 next"), {after.attack->target});
        if (after.attack->doubled && !before.attack->doubled)
            return swordsandsouls::tr("double damage");
    }
    if (!before.attack && after.attack) // whom it was aimed at has been said
        return after.attack->target != after.attack->aimed ? fill(swordsandsouls::tr("%1 answers"), {after.attack->target})
            : after.attack->doubled                        ? swordsandsouls::tr("double damage")
                                                           : QString();
    if (parts.isEmpty() && after.refreshes > before.refreshes)
        return swordsandsouls::tr("one refresh");
    return parts.join(QStringLiteral(" · "));
}

QString ofDamage(const State& before, const State& after)
{
    if (!before.attack || after.status == Status::Over)
        return briefly(before, after);
    const Player& was = player(before, before.attack->target);
    const Player& is = player(after, was.id);
    return is.down                 ? swordsandsouls::tr("defeated")
        : was.small - is.small > 1 ? swordsandsouls::tr("two hearts")
                                   : swordsandsouls::tr("one heart");
}

} // namespace swordsandsouls::desk

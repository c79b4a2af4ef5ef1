// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/rules/blanks.h"

#include "games/mercenarium/rules/query.h"
#include "games/mercenarium/rules/text.h"

namespace mercenarium {

namespace {

// The line of a card, which is added when the sheet has none for it yet.
template <class Line> QString lineOf(const char* sheet, const QList<Line>& lines, Card card)
{
    return QLatin1String(sheet) + QLatin1Char('.') + (found(lines, card, &Line::id) ? QString() : QStringLiteral("+"))
        + card.text();
}

} // namespace

Blanks blankDots(const State& state, Card card, Side edge)
{
    return {engine::Blank{lineOf("auras", state.auras, card) + QStringLiteral(".aura"),
        engine::fill(tr("the dots of %1 on its %2 edge"), {shown(card), shown(edge)})}};
}

Blanks blankHymn(const State& state, Card hymn)
{
    if (!hymn.isNamed() || hymn == zodiac || !textOf(state, hymn).isEmpty() || !stepsOf(state, hymn).isEmpty())
        return {};
    return {engine::Blank{lineOf("hymns", state.hymns, hymn) + QStringLiteral(".effect"),
        engine::fill(tr("what %1 says"), {titleOf(state, hymn)})}};
}

} // namespace mercenarium

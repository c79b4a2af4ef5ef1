// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is pinned to a campaign, not to a rule: the seed of the dice that a sitting threw, and the name of a line of play.
#pragma once

#include "shelf/belongings.h"

namespace shelf {

inline constexpr char seedKind[] = "seed", lineKind[] = "line";

inline Pin seedPin(const QString& campaignId, quint64 seed, const QDateTime& now)
{
    return {0, campaignId, QLatin1String(seedKind), QString::number(seed), {}, now, true};
}

// node: where the line ends, or ended when it got its name.
inline Pin linePin(const QString& campaignId, qint64 node, const QString& name, const QDateTime& now)
{
    return {0, campaignId + QLatin1Char(':') + QString::number(node), QLatin1String(lineKind), name, {}, now, true};
}

inline bool isMark(const Pin& pin) { return pin.kind == QLatin1String(seedKind) || pin.kind == QLatin1String(lineKind); }

} // namespace shelf

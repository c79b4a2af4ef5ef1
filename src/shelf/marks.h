// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is pinned to a campaign or a game, not to a rule: the seed of the dice that a sitting threw, the name of a line of play,
// and where the owner's own rulebook lies.
#pragma once

#include "shelf/belongings.h"

#include <QHash>

namespace shelf {

inline constexpr char seedKind[] = "seed", lineKind[] = "line", bookKind[] = "book";

inline Pin seedPin(const QString& campaignId, quint64 seed, const QDateTime& now)
{
    return {0, campaignId, QLatin1String(seedKind), QString::number(seed), {}, now, true};
}

// node: where the line ends, or ended when it got its name.
inline Pin linePin(const QString& campaignId, qint64 node, const QString& name, const QDateTime& now)
{
    return {0, campaignId + QLatin1Char(':') + QString::number(node), QLatin1String(lineKind), name, {}, now, true};
}

// The names of a campaign's lines of play, by the node that each was given to; the last one given counts.
inline QHash<qint64, QString> lineNames(const QList<Pin>& pins, const QString& campaignId)
{
    QHash<qint64, QString> names;
    const QString before = campaignId + QLatin1Char(':');
    for (const Pin& pin : pins)
        if (pin.kind == QLatin1String(lineKind) && pin.entry.startsWith(before))
            names.insert(pin.entry.mid(before.size()).toLongLong(), pin.text);
    return names;
}

// Of a campaign's sittings that ended, the oldest first.
inline QList<Pin> seedsOf(QList<Pin> pins, const QString& campaignId)
{
    pins.removeIf([&](const Pin& pin) { return pin.kind != QLatin1String(seedKind) || pin.entry != campaignId; });
    return pins;
}

// Under which word a photograph of a card is kept: its game, the list it stands in ("cards.career"), its id.
inline QString pictureName(const QString& game, const QString& place, const QString& id)
{
    return QStringLiteral("%1/%2.%3").arg(game, place, id);
}

inline bool isMark(const Pin& pin)
{
    return pin.kind == QLatin1String(seedKind) || pin.kind == QLatin1String(lineKind) || pin.kind == QLatin1String(bookKind);
}

} // namespace shelf

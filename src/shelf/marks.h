// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is pinned to a campaign or a game, not to a rule: the seed of the dice that a sitting threw, the name of a line of play,
// whether dice and cards lie on the table, and where the owner's own rulebook lies.
#pragma once

#include "shelf/belongings.h"

#include <QHash>

#include <optional>

namespace shelf {

inline constexpr char seedKind[] = "seed", lineKind[] = "line", bookKind[] = "book", realKind[] = "real";

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

// Whether a campaign's dice are thrown and its cards are drawn on the table.
struct Real {
    bool dice = false, cards = false;
    bool operator==(const Real&) const = default;
};

inline Pin realPin(const QString& campaignId, const Real& real, const QDateTime& now)
{
    return {0, campaignId, QLatin1String(realKind),
        real.dice && real.cards ? QStringLiteral("dice cards")
            : real.dice         ? QStringLiteral("dice")
            : real.cards        ? QStringLiteral("cards")
                                : QStringLiteral("none"),
        {}, now, true};
}

// As it was said last; nothing: it never was.
inline std::optional<Real> realOf(const QList<Pin>& pins, const QString& campaignId)
{
    std::optional<Real> real;
    for (const Pin& pin : pins)
        if (pin.kind == QLatin1String(realKind) && pin.entry == campaignId)
            real = Real{pin.text.startsWith(QLatin1String("dice")), pin.text.endsWith(QLatin1String("cards"))};
    return real;
}

// Under which word a photograph of a card is kept: its game, the list it stands in ("cards.career"), its id.
inline QString pictureName(const QString& game, const QString& place, const QString& id)
{
    return QStringLiteral("%1/%2.%3").arg(game, place, id);
}

inline bool isMark(const Pin& pin)
{
    return pin.kind == QLatin1String(seedKind) || pin.kind == QLatin1String(lineKind) || pin.kind == QLatin1String(bookKind)
        || pin.kind == QLatin1String(realKind);
}

} // namespace shelf

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/losses.h"

#include "engine/message.h"
#include "shelf/beside.h"
#include "shelf/faults.h"
#include "shelf/file.h"

#include <QMap>
#include <QMutex>
#include <QSet>

namespace shelf {

namespace {

struct Which {
    QSet<QString> all;
    QStringList first; // that are told by name
};

struct Losses {
    QMutex lock; // shelves are read on several threads
    QMap<std::pair<QString, Lost>, Which> all;
};

Losses& losses()
{
    static Losses them;
    return them;
}

} // namespace

void lost(const QString& shelf, Lost kind, const QString& which)
{
    const QMutexLocker guard(&losses().lock);
    constexpr qsizetype told = 20;
    Which& known = losses().all[{shelf, kind}];
    if (known.all.size() >= mostLosses)
        return;
    if (!known.all.contains(which) && known.first.size() < told)
        known.first += which;
    known.all.insert(which);
}

QStringList lossesOf(const QString& shelf)
{
    const QMutexLocker guard(&losses().lock);
    const auto of = [&](Lost kind) { return losses().all.value({shelf, kind}); };
    const auto counted = [](qsizetype all) { return QString::number(all) + QLatin1String(all < mostLosses ? "" : "+"); };
    QStringList told;
    if (const qsizetype packs = of(Lost::Pack).all.size(); packs > 0)
        told += engine::fill(tr("Imported packs that are damaged and left out: %1."), {counted(packs)});
    if (const qsizetype pins = of(Lost::Pin).all.size(); pins > 0)
        told += engine::fill(tr("Notes and house rules that are damaged and left out: %1."), {counted(pins)});
    const Which campaigns = of(Lost::Campaign);
    const qsizetype further = campaigns.all.size() - campaigns.first.size();
    if (!campaigns.first.isEmpty())
        told += engine::fill(tr("What is told of these campaigns may be wrong, their labels are damaged: %1."),
            {campaigns.first.join(QStringLiteral(", ")) + (further > 0 ? QStringLiteral(" … +%1").arg(further) : QString())});
    if (const int names = namesOf(shelf); names > 1)
        told += severalNames(shelf, names).problem;
    return told;
}

} // namespace shelf

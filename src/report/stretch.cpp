// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/stretch.h"

#include "report/texts.h"

#include <algorithm>

namespace report {

namespace {

qint64 beginOfLastSitting(const QList<engine::Entry>& entries)
{
    for (qsizetype i = entries.size() - 1; i > 0; --i)
        if (entries[i - 1].when.secsTo(entries[i].when) > pauseBetweenSittings)
            return entries[i].seq;
    return 1;
}

// The first entry at or behind a moment, or the last one at or before it; 0: there is none.
qint64 entryAt(const QList<engine::Entry>& entries, const QDateTime& moment, bool isEnd)
{
    qint64 found = 0;
    for (const engine::Entry& entry : entries) {
        if (isEnd && entry.when <= moment)
            found = entry.seq;
        if (!isEnd && entry.when >= moment)
            return entry.seq;
    }
    return found;
}

engine::Result<qint64> read(const QList<engine::Entry>& entries, const char* option, const QString& said, bool isEnd)
{
    const auto fault = [&](const QString& problem) {
        return engine::Fault{QLatin1String(option), said, problem,
            engine::fill(tr("Give the number of an entry from 1 to %1, or a date such as %2."),
                {QString::number(entries.size()), QDate(2026, 3, 14).toString(Qt::ISODate)})};
    };
    bool isNumber = false;
    if (const qint64 number = said.toLongLong(&isNumber); isNumber)
        return number >= 1 && number <= entries.size() ? engine::Result<qint64>(number) : fault(tr("There is no such entry."));
    const QDate day = QDate::fromString(said, Qt::ISODate);
    const QDateTime moment = !day.isValid() || said.size() > 10 ? QDateTime::fromString(said, Qt::ISODate)
        : isEnd                                                 ? day.endOfDay()
                                                                : day.startOfDay();
    if (!moment.isValid())
        return fault(tr("This is no entry and no date."));
    const qint64 entry = entryAt(entries, moment, isEnd);
    return entry > 0 ? engine::Result<qint64>(entry)
                     : fault(isEnd ? tr("Nothing was written before.") : tr("Nothing was written since."));
}

} // namespace

engine::Result<Stretch> stretchOf(const engine::Table& table, const QString& from, const QString& to)
{
    const auto entries = table.entries(1, table.last());
    if (!entries)
        return entries.faults();
    Stretch stretch{from.isEmpty() && to.isEmpty() ? beginOfLastSitting(*entries) : 1, entries->size()};
    if (!from.isEmpty()) {
        const auto first = read(*entries, "--from", from, false);
        if (!first)
            return first.faults();
        stretch.first = *first;
    }
    if (!to.isEmpty()) {
        const auto last = read(*entries, "--to", to, true);
        if (!last)
            return last.faults();
        stretch.last = *last;
    }
    if (stretch.first > stretch.last)
        return engine::Fault{QStringLiteral("--from"), from, tr("It begins behind its end."), tr("Exchange the two.")};
    return stretch;
}

} // namespace report

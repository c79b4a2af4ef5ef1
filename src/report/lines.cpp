// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/lines.h"

#include "report/texts.h"

#include <QSet>

namespace report {

QString LineOfPlay::called() const { return name.isEmpty() ? engine::fill(report::tr("after “%1”"), {sentence}) : name; }

engine::Result<QList<LineOfPlay>> linesOf(engine::Table& table, const QHash<qint64, QString>& names)
{
    const auto entries = table.entries(1, table.last());
    if (!entries)
        return entries.faults();
    QHash<qint64, qint64> parents;
    QSet<qint64> goOn;
    for (const engine::Entry& entry : *entries)
        if (!entry.movesCursor()) {
            parents.insert(entry.seq, entry.parent);
            goOn += entry.parent;
        }
    constexpr qsizetype longestShown = 300; // letters of what it came to: it stands in a list
    QList<LineOfPlay> lines;
    for (const engine::Entry& entry : *entries) {
        if (entry.movesCursor() || goOn.contains(entry.seq))
            continue;
        const auto sentence = table.sentenceOf(entry);
        QString words = sentence ? sentence->text() : entry.verb;
        if (words.size() > longestShown)
            words = words.left(longestShown) + QStringLiteral("…");
        LineOfPlay line{entry.seq, {}, words, entry.when, entry.seq == entries->last().tip};
        for (qint64 at = entry.seq; at > 0 && line.name.isEmpty(); at = parents.value(at))
            line.name = names.value(at);
        lines.prepend(line);
    }
    return lines;
}

} // namespace report

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/nearest.h"

#include "engine/message.h"
#include "engine/texts.h"

#include <QVarLengthArray>

#include <algorithm>

namespace engine {

namespace {

constexpr int shortestBeginning = 3;
constexpr int longestMeant = 64; // nobody mistypes a longer word, and comparing it takes time
constexpr int mostMeant = 4;

QStringList partsOf(const QString& name)
{
    return QString(name).replace(QLatin1Char(' '), QLatin1Char('-')).split(QLatin1Char('-'), Qt::SkipEmptyParts);
}

// "melee" of "melee-attack": who types a whole word of a name did not mistype it.
QStringList withWord(const QString& word, const QStringList& candidates)
{
    QStringList found;
    for (const QString& one : candidates)
        if (partsOf(one).contains(word, Qt::CaseInsensitive))
            found += one;
    return word.size() < shortestBeginning || found.size() > mostMeant ? QStringList() : found;
}

// Letters to change, both words in small ones.
int distance(const QString& wanted, const QString& known)
{
    QVarLengthArray<int, 2 * longestMeant> row(known.size() + 1);
    for (int j = 0; j <= known.size(); ++j)
        row[j] = j;
    for (int i = 1; i <= wanted.size(); ++i) {
        int corner = row[0];
        row[0] = i;
        for (int j = 1; j <= known.size(); ++j) {
            const int change = corner + (wanted[i - 1] != known[j - 1]);
            corner = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, change});
        }
    }
    return row.last();
}

// "reve" of "Reeve Ansa Marrow": the one name that has a word so, but for a slip.
QString withSlip(const QString& wanted, const QStringList& candidates)
{
    QString found;
    for (const QString& one : candidates) {
        const QStringList parts = partsOf(one.toLower());
        const bool hasIt = parts.size() > 1 && std::ranges::any_of(parts, [&](const QString& part) {
            return std::abs(part.size() - wanted.size()) <= 1 && part.size() > shortestBeginning && distance(wanted, part) <= 1;
        });
        if (hasIt && !found.isEmpty())
            return {};
        if (hasIt)
            found = one;
    }
    return found;
}

} // namespace

QString nearest(const QString& word, const QStringList& candidates)
{
    if (word.size() > longestMeant)
        return {};
    const QString wanted = word.toLower();
    QString best;
    int bestCost = int(std::max<qsizetype>(2, wanted.size() / 2)) + 1;
    for (const QString& candidate : candidates) {
        if (std::abs(candidate.size() - wanted.size()) >= bestCost)
            continue; // as many letters at least would have to come or go
        const QString known = candidate.toLower();
        const int cost = distance(wanted, known);
        if (cost < bestCost && cost < std::max(known.size(), wanted.size())) { // something stays of it
            bestCost = cost;
            best = candidate;
        }
    }
    if (!best.isEmpty() || wanted.size() < shortestBeginning)
        return best;
    // Nobody types "hobb-carrow" to its end.
    QStringList begun = candidates;
    begun.removeIf([&](const QString& one) { return !one.startsWith(word, Qt::CaseInsensitive); });
    return begun.size() == 1 ? begun.first() : withSlip(wanted, candidates);
}

QString meant(const QString& word, const QStringList& candidates)
{
    if (candidates.isEmpty())
        return tr("None is known here yet.");
    constexpr int mostShown = 24;
    QString known = candidates.mid(0, mostShown).join(QStringLiteral(", "));
    if (candidates.size() > mostShown)
        known += QStringLiteral(", …");
    const QStringList with = candidates.contains(word) ? QStringList() : withWord(word, candidates);
    QString near = with.isEmpty() ? nearest(word, candidates) : with.join(tr(" or "));
    if (near.isEmpty() || word.size() < shortestBeginning) { // "b": whatever begins so
        QStringList begun = candidates;
        begun.removeIf([&](const QString& one) { return word.isEmpty() || !one.startsWith(word, Qt::CaseInsensitive); });
        if (!begun.isEmpty() && begun.size() <= mostMeant)
            near = begun.join(tr(" or "));
    }
    return near.isEmpty() ? fill(tr("Known: %1."), {known}) : fill(tr("Did you mean %1? Known: %2."), {near, known});
}

} // namespace engine

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/listing.h"

#include "dice/term.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace dice {

using engine::Fault;
using engine::Result;

namespace {

constexpr qint64 mostThrows = 20'000; // that a game is asked for

// Every throw of the dice that the game names for a listing, and what the game counts for it.
Result<Distribution> countedThrows(const QString& listing, const WordsOf& words, const IsStale& isStale)
{
    QJsonObject asked = words.with;
    asked.insert(QStringLiteral("listing"), listing);
    const auto dice = words.game->ask(words.state, QStringLiteral("dice"), asked);
    if (!dice)
        return dice.faults();
    QList<int> sides;
    qint64 throws = 1;
    for (const QJsonValue& one : dice->value.toArray()) {
        sides += one.toInt();
        throws *= std::max(1, one.toInt());
        if (throws > mostThrows)
            return Fault{listing, {}, QCoreApplication::translate("dice", "These are too many dice to count every throw."),
                QCoreApplication::translate("dice", "Write it as a plain term, such as 6d6.")};
    }
    QList<int> faces(sides.size(), 1);
    std::vector<qint64> values;
    for (qint64 n = 0; n < throws && !isStale(); ++n) {
        QJsonArray shown;
        for (const int face : std::as_const(faces))
            shown += face;
        asked.insert(QStringLiteral("rolled"), shown);
        const auto value = words.game->ask(words.state, QStringLiteral("value"), asked);
        if (!value)
            return value.faults();
        if (const engine::Condition* why = value->verdict.decisive())
            return Fault{listing, {}, why->text(), why->remedy()};
        values.push_back(value->value.toInteger());
        for (qsizetype die = 0; die < faces.size() && ++faces[die] > sides[die]; ++die)
            faces[die] = 1;
    }
    return Distribution::evenly(values);
}

} // namespace

Result<Distribution> oddsOf(const QString& listing, const WordsOf& words, const IsStale& isStale)
{
    const auto term = Term::parse(listing);
    auto odds = term ? term->odds() : Result<Distribution>(term.faults());
    if (!words.game || (odds && odds->size() > 1))
        return odds;
    auto counted = countedThrows(listing, words, isStale);
    return counted ? counted : odds;
}

} // namespace dice

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/listing.h"

#include "dice/joined.h"
#include "dice/vocabulary.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

namespace dice {

using engine::Fault;
using engine::Result;

namespace {

constexpr qint64 mostThrows = 20'000; // that a game is asked for

struct Counted {
    QList<int> sides;
    std::vector<qint64> values; // of every throw, the first die turning fastest
};

// Every throw of the dice that the game names for a listing, and what the game counts for it.
Result<Counted> countedThrows(const QString& listing, const WordsOf& words, const IsStale& isStale)
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
    return Counted{sides, values};
}

QStringList wordsIn(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("(?<![A-Za-z0-9])[A-Za-z][A-Za-z0-9]*"));
    QStringList names;
    for (auto it = word.globalMatch(text); it.hasNext();)
        names += it.next().captured();
    return names;
}

// Why a word of the game is worth nothing now; none: it is worth something, or the game does not know it.
std::optional<Fault> worthNothing(const QString& name, const WordsOf& words)
{
    const auto askedFor = [&](const QString& listing) {
        QJsonObject asked = words.with;
        asked.insert(QStringLiteral("listing"), listing);
        return words.game->ask(words.state, QStringLiteral("value"), asked);
    };
    const auto value = askedFor(name), unknown = askedFor(QStringLiteral("?"));
    const engine::Condition* why = value && unknown ? value->verdict.decisive() : nullptr;
    const engine::Condition* whyUnknown = why ? unknown->verdict.decisive() : nullptr;
    return whyUnknown && why->reason != whyUnknown->reason ? std::optional(Fault{name, {}, why->text(), why->remedy()})
                                                           : std::nullopt;
}

// The game's words in a text: those that are a number now, or one die.
Vocabulary vocabularyIn(const QString& text, const WordsOf& words, const IsStale& isStale)
{
    Vocabulary known;
    for (const QString& name : wordsIn(text)) {
        const auto counted = countedThrows(name, words, isStale);
        if (counted && counted->sides.size() <= 1 && std::ranges::none_of(known.words, [&](const Word& one) {
                return one.name.compare(name, Qt::CaseInsensitive) == 0;
            })) {
            const QList<int> values(counted->values.begin(), counted->values.end());
            known.words += Word{name, counted->sides.value(0), values, {}};
        }
    }
    return known;
}

} // namespace

Result<Distribution> oddsOf(const QString& listing, const WordsOf& words, const IsStale& isStale)
{
    const auto term = Term::parse(listing);
    auto odds = term ? term->odds() : Result<Distribution>(term.faults());
    if (!words.game || (odds && odds->size() > 1))
        return odds;
    if (const auto counted = countedThrows(listing, words, isStale))
        return Distribution::evenly(counted->values);
    if (odds)
        return odds;
    if (const auto joined = joinedOf(listing, words, isStale))
        return joined->odds();
    for (const QString& name : wordsIn(listing))
        if (const auto why = worthNothing(name, words))
            return *why;
    return odds;
}

std::optional<Term> joinedOf(const QString& text, const WordsOf& words, const IsStale& isStale)
{
    if (!words.game)
        return std::nullopt;
    auto term = Term::parse(text, vocabularyIn(text, words, isStale));
    return term ? std::optional(std::move(*term)) : std::nullopt;
}

bool isPlain(const QString& listing)
{
    const auto term = Term::parse(listing);
    return term && !term->isFixed() && term->missing().isEmpty();
}

QList<int> facesFor(const QString& listing, const QList<int>& sides, engine::Chance& chance)
{
    const auto term = Term::parse(listing);
    const auto same = [](const engine::Die& die, int other) { return die.sides == other; };
    if (term && term->missing().isEmpty() && std::ranges::equal(term->dice(), sides, same))
        return term->roll(chance).faces();
    QList<int> faces;
    for (const int one : sides)
        faces += chance.face(one);
    return faces;
}

} // namespace dice

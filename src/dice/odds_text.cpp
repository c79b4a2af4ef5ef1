// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/odds_text.h"

#include "dice/written.h"
#include "engine/message.h"

#include <QLocale>

#include <algorithm>
#include <numeric>

namespace dice {

namespace {

using engine::fill;

using Column = QStringList; // the head, then one text per value

Column column(const QString& head, const QList<qint64>& values, const std::function<QString(qint64)>& text)
{
    Column all{head};
    for (const qint64 value : values)
        all += text(value);
    return all;
}

QList<qint64> valuesOf(const QList<NamedOdds>& all)
{
    std::vector<qint64> values;
    for (const NamedOdds& one : all)
        values.insert(values.end(), one.odds.outcomes().begin(), one.odds.outcomes().end());
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return QList<qint64>(values.begin(), values.end());
}

QString aligned(const QList<Column>& columns)
{
    QList<qsizetype> widths;
    for (const Column& column : columns)
        widths += std::ranges::max_element(column, {}, &QString::size)->size();
    QString text;
    text.reserve((std::accumulate(widths.begin(), widths.end(), qsizetype(1)) + 2 * widths.size()) * columns.first().size());
    for (qsizetype row = 0; row < columns.first().size(); ++row) {
        for (qsizetype i = 0; i < columns.size(); ++i) {
            const QString& cell = columns.at(i).at(row);
            text.resize(text.size() + (i > 0 ? 2 : 0) + widths.at(i) - cell.size(), QLatin1Char(' '));
            text += cell;
        }
        text += QLatin1Char('\n');
    }
    return text;
}

} // namespace

QList<OddsRow> rowsOf(const Distribution& odds)
{
    const auto atLeast = chancesAtLeast(odds), atMost = chancesAtMost(odds);
    QList<OddsRow> rows;
    rows.reserve(qsizetype(odds.size()));
    for (std::size_t i = 0; i < odds.size(); ++i)
        rows += OddsRow{odds.outcomes()[i], odds.chance(i), atLeast[i], atMost[i]};
    return rows;
}

QString written(double number, char form, int digits)
{
    return QString::number(number, form, digits)
        .replace(QLatin1Char('.'), QLocale().decimalPoint()); // a table has thousands of them
}

QString percent(double chance)
{
    const double hundred = 100 * chance;
    QString text = hundred >= 0.01 ? written(hundred, 'f', 2) : written(hundred, 'g', 2);
    if (chance < 1 && hundred > 99.99 && text == written(100, 'f', 2))
        text = QLatin1Char('>') + written(99.99, 'f', 2);
    if (chance >= 1 || chance <= 0)
        text = chance >= 1 ? QStringLiteral("100") : QStringLiteral("0");
    return fill(QCoreApplication::translate("dice", "%1 %"), {text});
}

QString oneIn(double chance)
{
    if (chance <= 0)
        return QStringLiteral("–");
    const double every = 1 / chance;
    return every < 9.95 ? written(every, 'g', 2) : every < 1e6 ? written(every, 'f', 0) : written(every, 'g', 3);
}

namespace {

// One way to write a chance, and what the rows of one term hold.
QString shown(const Fraction& chance, Exactness exactness)
{
    return exactness == Exactness::Fractions ? chance.text() : percent(chance.value());
}

// The running sums, so that each row does not add up all others; a text per outcome.
struct Running {
    explicit Running(const Distribution& odds, Exactness how);

    QStringList exactly, atLeast, atMost, every;
};

Running::Running(const Distribution& odds, Exactness how)
{
    Whole below;
    for (std::size_t i = 0; i < odds.size(); ++i) {
        const Whole weight = odds.weight(i);
        exactly += shown({weight, odds.total()}, how);
        every += oneIn(weight.per(odds.total()));
        atLeast += shown({odds.total() - below, odds.total()}, how);
        below += weight;
        atMost += shown({below, odds.total()}, how);
    }
}

QString meanAndSpread(const NamedOdds& one, Exactness how)
{
    const Fraction average = mean(one.odds);
    QString text = fill(QCoreApplication::translate("dice", "%1: mean %2, spread %3"),
        {one.name, how == Exactness::Fractions ? average.text() : written(average.value(), 'g', 6),
            written(spread(one.odds), 'g', 4)});
    if (!one.odds.rest().isZero())
        text += fill(QCoreApplication::translate("dice", "; %1 is left out, 1 in %2"),
            {percent(one.odds.rest().per(one.odds.total())), oneIn(one.odds.rest().per(one.odds.total()))});
    return text + QLatin1Char('\n');
}

} // namespace

QString textOf(const QList<NamedOdds>& all, Exactness exactness, const Words& words)
{
    if (all.isEmpty())
        return {};
    QList<qint64> values = valuesOf(all);
    for (const qint64 named : words.keys()) // what cannot happen is said too
        if (!values.contains(named))
            values += named;
    std::sort(values.begin(), values.end());
    qsizetype longest = 0;
    for (const QString& word : words)
        longest = std::max(longest, word.size());
    const auto named = [&](qint64 value) { return words.value(value, QString::number(value)).leftJustified(longest); };
    QList<Column> columns{column(words.isEmpty() ? QCoreApplication::translate("dice", "value") : QString(), values, named)};
    // One line of texts for all values; never stands where the term has no such outcome.
    const auto textsOf = [&](const QString& head, const Distribution& odds, const QStringList& texts, const QString& never = {}) {
        return column(head, values, [&](qint64 value) {
            const auto at = std::ranges::lower_bound(odds.outcomes(), value);
            return at != odds.outcomes().end() && *at == value ? texts.at(at - odds.outcomes().begin()) : never;
        });
    };
    QString below;
    QList<Running> running;
    for (const NamedOdds& one : all) {
        running += Running(one.odds, exactness);
        if (words.isEmpty())
            below += meanAndSpread(one, exactness);
    }
    if (all.size() == 1) {
        const Distribution& odds = all.first().odds;
        columns += textsOf(QCoreApplication::translate("dice", "chance"), odds, running.first().exactly, shown({}, exactness));
        columns += textsOf(QCoreApplication::translate("dice", "1 in"), odds, running.first().every, oneIn(0));
        if (words.isEmpty()) {
            columns += textsOf(QStringLiteral("≥"), odds, running.first().atLeast);
            columns += textsOf(QStringLiteral("≤"), odds, running.first().atMost);
        }
        return aligned(columns) + below;
    }
    QList<Column> every{column(QCoreApplication::translate("dice", "1 in"), values, named)};
    for (qsizetype i = 0; i < all.size(); ++i) {
        columns += textsOf(all.at(i).name, all.at(i).odds, running.at(i).exactly, shown({}, exactness));
        every += textsOf(all.at(i).name, all.at(i).odds, running.at(i).every, oneIn(0));
    }
    if (!words.isEmpty())
        return aligned(columns) + QLatin1Char('\n') + aligned(every);
    for (qsizetype i = 0; words.isEmpty() && i < all.size(); ++i)
        columns += textsOf(QStringLiteral("≥ ") + all.at(i).name, all.at(i).odds, running.at(i).atLeast);
    for (qsizetype i = 0; words.isEmpty() && i < all.size(); ++i)
        columns += textsOf(QStringLiteral("≤ ") + all.at(i).name, all.at(i).odds, running.at(i).atMost);
    return aligned(columns) + below;
}

} // namespace dice

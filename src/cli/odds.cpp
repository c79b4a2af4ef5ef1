// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// odds: the exact chances of dice terms, several side by side.
#include "cli/commands.h"

#include "dice/odds_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace cli {

namespace {

constexpr qsizetype mostTerms = 4;

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

// A term that counts dice reads like a sum: "2d6>=9" are the dice that show 9 or more, not the chance of 9.
QString countingRemark(const QString& term)
{
    if (!term.contains(QLatin1Char('='))) // sooner than a pattern is made
        return {};
    static const QRegularExpression counting(QStringLiteral("^\\s*(\\d*d[0-9%]+)\\s*(>=|<=|=)\\s*(\\d+)\\s*$"));
    const auto match = counting.match(term);
    if (!match.hasMatch())
        return {};
    const QString sign = match.captured(2), bound = match.captured(3);
    const QString shows = engine::fill(sign.startsWith(QLatin1Char('>')) ? tr("%1 or more")
            : sign.startsWith(QLatin1Char('<'))                          ? tr("%1 or less")
                                                                         : tr("%1"),
        {bound});
    return engine::fill(tr("%1 counts the dice that show %2. For the sum: odds %3, columns ≥ and ≤.\n"),
        {term.trimmed(), shows, match.captured(1)});
}

QJsonObject toJson(const dice::NamedOdds& one, bool isExact)
{
    const dice::Distribution& odds = one.odds;
    QJsonArray outcomes;
    const QList<dice::OddsRow> rows = dice::rowsOf(odds);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const dice::OddsRow& row = rows.at(i);
        QJsonObject outcome{{QStringLiteral("value"), row.value}, {QStringLiteral("chance"), row.chance},
            {QStringLiteral("atLeast"), row.atLeast}, {QStringLiteral("atMost"), row.atMost}};
        if (isExact)
            outcome.insert(QStringLiteral("weight"), odds.weight(std::size_t(i)).text());
        outcomes += outcome;
    }
    QJsonObject json{{QStringLiteral("term"), one.name}, {QStringLiteral("mean"), dice::mean(odds).value()},
        {QStringLiteral("spread"), dice::spread(odds)}, {QStringLiteral("leftOut"), odds.rest().per(odds.total())},
        {QStringLiteral("outcomes"), outcomes}};
    if (isExact) {
        json.insert(QStringLiteral("total"), odds.total().text());
        json.insert(QStringLiteral("exactMean"), dice::mean(odds).text());
    }
    return json;
}

constexpr Argument arguments[] = {
    {.name = "TERM", .help = QT_TRANSLATE_NOOP("cli", "A dice term; up to four stand side by side"), .repeats = true}};
constexpr Option fractions{"fractions", "", QT_TRANSLATE_NOOP("cli", "Exact chances as fractions")};
constexpr Option options[] = {fractions, option::campaign, option::game, option::crew};

Exit run(Context& context)
{
    if (context.args.size() > mostTerms)
        return context.usage(engine::fill(tr("   (at most %1 terms)"), {QString::number(mostTerms)}));
    const auto words = context.words();
    if (!words)
        return context.fail(words.faults());
    QList<dice::NamedOdds> all;
    for (const QString& text : context.args) {
        auto found = dice::oddsOf(text, *words);
        if (!found)
            return context.fail(found.faults());
        all += dice::NamedOdds{text.trimmed(), std::move(*found)};
    }
    if (!context.options.json) {
        QString remarks;
        for (const dice::NamedOdds& one : std::as_const(all))
            remarks += countingRemark(one.name);
        context.print(
            remarks + dice::textOf(all, context.options.has(fractions) ? dice::Exactness::Fractions : dice::Exactness::Rounded));
        return Exit::Done;
    }
    QJsonArray json;
    for (const dice::NamedOdds& one : all)
        json += toJson(one, context.options.has(fractions));
    context.print(QJsonObject{{QStringLiteral("odds"), json}});
    return Exit::Done;
}

} // namespace

constexpr Command commands::odds{
    "odds", QT_TRANSLATE_NOOP("cli", "The exact chances of dice terms"), arguments, options, "odds 3d6 4d6kh3 --fractions", run};

} // namespace cli

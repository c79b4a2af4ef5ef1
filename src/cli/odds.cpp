// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// odds: the exact chances of dice terms, several side by side.
#include "cli/commands.h"

#include "dice/odds_text.h"

namespace cli {

namespace {

constexpr qsizetype mostTerms = 4;

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
        return context.usage(
            engine::fill(QCoreApplication::translate("cli", "   (at most %1 terms)"), {QString::number(mostTerms)}));
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
        context.print(dice::textOf(all, context.options.has(fractions) ? dice::Exactness::Fractions : dice::Exactness::Rounded));
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

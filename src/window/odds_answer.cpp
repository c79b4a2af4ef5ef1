// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/odds_answer.h"

#include "dice/term.h"
#include "dice/written.h"
#include "window/odds_page.h"

#include <QJsonArray>

namespace window {

using dice::Distribution;
using engine::Fault;
using engine::Result;

namespace {

constexpr qint64 mostThrows = 20'000; // that a game is asked for
constexpr qsizetype mostBars = 240;   // of one series
constexpr qsizetype uncrowded = 40;   // bars that stay as they are
constexpr double negligible = 1e-4;   // chance at either end that a crowded chart leaves out

// Every throw of the dice that the game names for a listing, and what the game counts for it.
Result<Distribution> countedThrows(const QString& listing, const WordsOf& words, const IsStale& isStale)
{
    const QString field = QStringLiteral("listing"), rolled = QStringLiteral("rolled");
    const auto dice = words.game->ask(words.state, QStringLiteral("dice"), {{field, listing}});
    if (!dice)
        return dice.faults();
    QList<int> sides;
    qint64 throws = 1;
    for (const QJsonValue& one : dice->value.toArray()) {
        sides += one.toInt();
        throws *= std::max(1, one.toInt());
        if (throws > mostThrows)
            return Fault{listing, {}, OddsPage::tr("These are too many dice to count every throw."), OddsPage::tr("Write it as a plain term, such as 6d6.")};
    }
    QList<int> faces(sides.size(), 1);
    std::vector<qint64> values;
    for (qint64 n = 0; n < throws && !isStale(); ++n) {
        QJsonArray shown;
        for (const int face : std::as_const(faces))
            shown += face;
        const auto value = words.game->ask(words.state, QStringLiteral("value"), {{field, listing}, {rolled, shown}});
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

QString figuresOf(const dice::NamedOdds& one)
{
    QString text = OddsPage::tr("%1: mean %2, spread %3").arg(one.name).arg(dice::written(dice::mean(one.odds).value(), 'f', 2), dice::written(dice::spread(one.odds), 'f', 2));
    if (!one.odds.rest().isZero())
        text += OddsPage::tr(", left out %1").arg(dice::percent(one.odds.rest().per(one.odds.total())));
    return text;
}

// One column for each term, so that four of them fit beside the chart.
QString sideBySide(const QList<dice::NamedOdds>& all, double dice::OddsRow::*chance)
{
    QMap<qint64, QStringList> lines;
    qsizetype width = 8;
    for (qsizetype i = 0; i < all.size(); ++i) {
        width = std::max(width, all[i].name.size());
        for (const dice::OddsRow& row : dice::rowsOf(all[i].odds)) {
            QStringList& line = lines[row.value];
            line.resize(all.size());
            line[i] = dice::percent(row.*chance);
        }
    }
    const qsizetype longest = lines.isEmpty() ? 0 : std::max(QString::number(lines.firstKey()).size(), QString::number(lines.lastKey()).size());
    const auto written = [width, longest](const QString& value, const QStringList& cells) {
        QString line = value.rightJustified(longest);
        for (const QString& cell : cells)
            line += QLatin1Char(' ') + cell.rightJustified(width);
        return line + QLatin1Char('\n');
    };
    QStringList names;
    for (const dice::NamedOdds& one : all)
        names += one.name;
    QString text = written(QString(), names);
    for (auto line = lines.begin(); line != lines.end(); ++line)
        text += written(QString::number(line.key()), *line);
    return text;
}

OddsAnswer shownOf(QList<dice::NamedOdds> odds, QStringList problems, const dice::Words& words, dice::Exactness exactness)
{
    OddsAnswer answer{std::move(odds), std::move(problems), {}, {}, {}, {}};
    QStringList figures;
    for (const dice::NamedOdds& one : std::as_const(answer.odds)) {
        if (words.isEmpty())
            figures += figuresOf(one);
        answer.bars += thinned(dice::rowsOf(one.odds), mostBars);
    }
    answer.figures = figures.join(QStringLiteral("   ·   "));
    answer.table = dice::textOf(answer.odds, exactness, words);
    if (words.isEmpty() && answer.odds.size() > 1 && exactness == dice::Exactness::Rounded) // fractions are wide: they stand in one table
        for (const auto chance : {&dice::OddsRow::chance, &dice::OddsRow::atLeast, &dice::OddsRow::atMost})
            answer.sideBySide += sideBySide(answer.odds, chance);
    return answer;
}

} // namespace

WordsOf WordsOf::sitting(const kit::Sitting* sitting)
{
    return sitting ? WordsOf{&sitting->game(), sitting->state()} : WordsOf();
}

Result<Distribution> oddsOf(const QString& text, const WordsOf& words, const IsStale& isStale)
{
    const auto term = dice::Term::parse(text);
    auto odds = term ? term->odds() : Result<Distribution>(term.faults());
    if (odds || !words.game)
        return odds;
    auto counted = countedThrows(text, words, isStale);
    return counted ? counted : odds;
}

OddsAnswer answerTo(const QString& terms, const WordsOf& words, dice::Exactness exactness, const IsStale& isStale)
{
    QList<dice::NamedOdds> found;
    QStringList problems;
    qsizetype count = 0;
    for (const QString& part : terms.split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        const QString term = part.trimmed();
        if (term.isEmpty() || isStale() || ++count > mostTerms)
            continue;
        auto odds = oddsOf(term, words, isStale);
        if (odds)
            found += dice::NamedOdds{term, std::move(*odds)};
        else
            problems += odds.faults().first().text();
    }
    if (count > mostTerms)
        problems += OddsPage::tr("Four terms fit side by side; the rest is left out.");
    return isStale() ? OddsAnswer() : shownOf(std::move(found), std::move(problems), {}, exactness);
}

OddsAnswer answerTo(const kit::OddsQuestion& question, dice::Exactness exactness, const IsStale& isStale)
{
    auto odds = question.answer();
    if (!odds)
        return {{}, {odds.faults().first().text()}, {}, {}, {}, {}};
    return isStale() ? OddsAnswer() : shownOf(std::move(*odds), {}, question.words, exactness);
}

QList<dice::OddsRow> thinned(const QList<dice::OddsRow>& rows, qsizetype most)
{
    if (rows.size() <= uncrowded)
        return rows;
    const auto begins = rows.size() <= most ? rows.begin() : std::ranges::find_if(rows, [](const dice::OddsRow& row) { return row.atMost > negligible; });
    const auto ends = std::find_if(begins, rows.end(), [](const dice::OddsRow& row) { return row.atLeast < negligible; });
    const qsizetype each = (ends - begins + most - 1) / most;
    QList<dice::OddsRow> chosen;
    for (auto row = begins; row < ends; row += std::min<qsizetype>(each, ends - row))
        chosen += *row;
    return chosen;
}

} // namespace window

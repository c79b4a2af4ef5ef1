// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/odds/odds_answer.h"

#include "dice/written.h"
#include "window/odds/odds_page.h"

namespace window {

namespace {

constexpr qsizetype mostBars = 240; // of one series
constexpr qsizetype uncrowded = 40; // bars that stay as they are
constexpr double negligible = 1e-4; // chance at either end that a crowded chart leaves out

QString figuresOf(const dice::NamedOdds& one)
{
    QString text = OddsPage::tr("%1: mean %2, spread %3")
                       .arg(one.name)
                       .arg(dice::written(dice::mean(one.odds).value(), 'f', 2), dice::written(dice::spread(one.odds), 'f', 2));
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
    const qsizetype longest =
        lines.isEmpty() ? 0 : std::max(QString::number(lines.firstKey()).size(), QString::number(lines.lastKey()).size());
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
    if (words.isEmpty() && answer.odds.size() > 1
        && exactness == dice::Exactness::Rounded) // fractions are wide: they stand in one table
        for (const auto chance : {&dice::OddsRow::chance, &dice::OddsRow::atLeast, &dice::OddsRow::atMost})
            answer.sideBySide += sideBySide(answer.odds, chance);
    return answer;
}

} // namespace

dice::WordsOf wordsOf(const kit::Sitting* sitting)
{
    return sitting ? dice::WordsOf{&sitting->game(), sitting->state(), {}} : dice::WordsOf();
}

OddsAnswer answerTo(const QString& terms, const dice::WordsOf& words, dice::Exactness exactness, const IsStale& isStale)
{
    QList<dice::NamedOdds> found;
    QStringList problems;
    qsizetype count = 0;
    for (const QString& part : terms.split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        const QString term = part.trimmed();
        if (term.isEmpty() || isStale() || ++count > mostTerms)
            continue;
        auto odds = dice::oddsOf(term, words, isStale);
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
    const auto begins = rows.size() <= most
        ? rows.begin()
        : std::ranges::find_if(rows, [](const dice::OddsRow& row) { return row.atMost > negligible; });
    const auto ends = std::find_if(begins, rows.end(), [](const dice::OddsRow& row) { return row.atLeast < negligible; });
    const qsizetype each = (ends - begins + most - 1) / most;
    QList<dice::OddsRow> chosen;
    for (auto row = begins; row < ends; row += std::min<qsizetype>(each, ends - row))
        chosen += *row;
    return chosen;
}

} // namespace window

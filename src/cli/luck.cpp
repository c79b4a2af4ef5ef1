// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// luck: the dice of a campaign's history against what was to be expected, the program's and real ones apart.
#include "cli/commands.h"
#include "cli/printed/terminal.h"

#include "dice/luck.h"
#include "shelf/marks.h"

#include <QLocale>

namespace cli {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

QString heading(const QString& by)
{
    return by == QLatin1String(engine::diceByProgram) ? tr("Dice of the program:")
        : by == QLatin1String(engine::diceByTable)    ? tr("Real dice:")
                                                      : tr("Dice from before it was noted who threw them:");
}

// As the reader's language writes it.
QString written(double number) { return QString::number(number).replace(QLatin1Char('.'), QLocale().decimalPoint()); }

QString line(const dice::Luck& luck)
{
    const QString whose = luck.sides > 0 ? QLatin1Char('d') + QString::number(luck.sides) : luck.who;
    return engine::fill(tr("  %1: %2 thrown, %3 rolled, %4 expected. %5"),
        {whose, QString::number(luck.dice), QString::number(luck.rolled), written(luck.expected), luck.sentence()});
}

QJsonObject toJson(const dice::Luck& luck)
{
    QJsonArray faces;
    for (const int count : luck.faces)
        faces += count;
    QJsonObject json{{QStringLiteral("by"), luck.by}, {QStringLiteral("who"), luck.who}, {QStringLiteral("sides"), luck.sides},
        {QStringLiteral("dice"), luck.dice}, {QStringLiteral("rolled"), luck.rolled}, {QStringLiteral("expected"), luck.expected},
        {QStringLiteral("faces"), faces}, {QStringLiteral("sentence"), luck.sentence()}};
    if (luck.isEnough()) {
        json.insert(QStringLiteral("lower"), luck.lower);
        json.insert(QStringLiteral("higher"), luck.higher);
        if (luck.fit.degrees > 0)
            json.insert(QStringLiteral("chi_square"),
                QJsonObject{{QStringLiteral("statistic"), luck.fit.statistic}, {QStringLiteral("degrees"), luck.fit.degrees},
                    {QStringLiteral("chance"), luck.fit.chance}});
    }
    return json;
}

constexpr Argument arguments[] = {argument::campaign};

Exit run(Context& context)
{
    const auto sitting = context.sit(context.args.first(), shelf::Shelf::Access::Read);
    if (!sitting)
        return context.fail(sitting.faults());
    const auto thrown = (*sitting)->table->thrown();
    if (!thrown)
        return context.fail(thrown.faults());
    QList<dice::LuckyDie> all;
    for (const engine::Thrown& die : *thrown)
        all += dice::LuckyDie{die.who, die.by, die.sides, die.face};
    const QList<dice::Luck> report = dice::luckOf(all);
    const auto shelf = context.shelf(shelf::Shelf::Access::Read);
    const auto pins = shelf ? (*shelf)->pins() : engine::Result<QList<shelf::Pin>>(shelf.faults());
    if (!pins)
        return context.fail(pins.faults());
    const QList<shelf::Pin> seeds = shelf::seedsOf(*pins, (*sitting)->campaign.id);
    if (context.options.json) {
        QJsonArray rows, told;
        for (const shelf::Pin& seed : seeds)
            told +=
                QJsonObject{{QStringLiteral("seed"), seed.text}, {QStringLiteral("when"), seed.when.toString(Qt::ISODateWithMs)}};
        for (const dice::Luck& luck : report)
            rows += toJson(luck);
        context.print(QJsonObject{{QStringLiteral("luck"), rows}, {QStringLiteral("seeds"), told}});
        return Exit::Done;
    }
    QStringList lines;
    for (qsizetype i = 0; i < report.size(); ++i) {
        if (i == 0 || report.at(i).by != report.at(i - 1).by)
            lines += heading(report.at(i).by);
        lines += inLine(line(report.at(i)));
    }
    if (!lines.isEmpty())
        lines += tr("Dice of actions that were taken back count as well.");
    for (const shelf::Pin& seed : seeds)
        lines += engine::fill(tr("The program's dice of the sitting that ended at %1 came from the seed %2."),
            {seed.when.toLocalTime().toString(QStringLiteral("yyyy-MM-dd hh:mm")), seed.text});
    context.print(lines.isEmpty() ? tr("No dice were thrown yet.") : lines.join(QLatin1Char('\n')));
    return Exit::Done;
}

} // namespace

constexpr Command commands::luck{"luck", QT_TRANSLATE_NOOP("cli", "The dice of the history against what was to be expected"),
    arguments, {}, "luck Marches", run};

} // namespace cli

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// roll: dice terms, general or with the words of a game.
#include "cli/commands.h"
#include "cli/printed/terminal.h"

#include "dice/fit.h"
#include "dice/listing.h"
#include "dice/term.h"
#include "engine/json.h"

#include <algorithm>

namespace cli {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

QList<int> facesOf(const QString& text, QList<engine::Fault>& faults)
{
    QList<int> faces;
    for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        bool isNumber = false;
        faces += part.trimmed().toInt(&isNumber);
        if (!isNumber)
            faults += engine::Fault{
                QStringLiteral("--rolled"), part, tr("A face is a whole number."), tr("Write the faces with commas: 5,3.")};
    }
    return faces;
}

// remark: behind the answer, for people.
Exit rollPlainly(Context& context, const QString& remark)
{
    const auto term = dice::Term::parse(context.args.first());
    if (!term)
        return context.fail(term.faults());
    QList<engine::Fault> faults;
    const QList<int> faces = facesOf(context.options.value(option::rolled), faults);
    if (!faults.isEmpty())
        return context.fail(faults);
    const auto rolled = context.options.value(option::rolled).isEmpty()
        ? engine::Result<dice::Rolled>(term->roll(context.chance()))
        : term->rolled(faces);
    if (!rolled)
        return context.fail(rolled.faults());
    if (!context.options.json) {
        context.print(QString::number(rolled->total) + QStringLiteral("  (") + rolled->making() + QLatin1Char(')') + remark);
        return Exit::Done;
    }
    QJsonArray dice;
    for (const dice::RolledDie& die : rolled->dice)
        dice += QJsonObject{{QStringLiteral("die"), die.label}, {QStringLiteral("sides"), die.sides},
            {QStringLiteral("face"), die.face}, {QStringLiteral("value"), die.value}, {QStringLiteral("kept"), die.kept},
            {QStringLiteral("exploded"), die.exploded}, {QStringLiteral("rerolled"), die.rerolled},
            {QStringLiteral("extra"), die.extra}};
    context.print(QJsonObject{
        {QStringLiteral("total"), rolled->total}, {QStringLiteral("making"), rolled->making()}, {QStringLiteral("dice"), dice}});
    return Exit::Done;
}

bool hasDice(const engine::Game& game)
{
    return std::ranges::any_of(game.questions(), [](const engine::Question& one) {
        return one.name == QLatin1String("value")
            && one.schema.value(QLatin1String("properties")).toObject().contains(QLatin1String("rolled"));
    });
}

// Whether the game has dice of its own for this listing.
bool knows(const dice::WordsOf& words, const QJsonObject& fields)
{
    const auto dice = words.game->ask(words.state, QStringLiteral("dice"), fields);
    return hasDice(*words.game) && dice && !dice->value.toArray().isEmpty();
}

// "3  (D6: rolled 3)"; a game that only tells its rule does not say what was thrown: "Fool: 4  (The Fool die has six sides)".
QString shown(const QString& listing, const engine::Answer& answer)
{
    const QString thrown = listing.left(1).toUpper() + listing.mid(1);
    const engine::Told& told = answer.told.first();
    const QString value = engine::shownJson(answer.value);
    QString text = engine::fill(told.message.isEmpty() ? tr("%1: %2  (%3)") : tr("%2  (%3)"), {thrown, value, told.text()});
    for (const engine::Told& one : answer.told.mid(1))
        if (!one.message.isEmpty()) // that a rule was used says nothing more
            text += QStringLiteral("\n  · ") + one.text();
    for (const engine::Condition& one : answer.verdict.conditions) // what it was read off is only what is usual
        if (one.isUnknown())
            text += QStringLiteral("\n  · ") + one.text();
    return text;
}

// A game's own words, worth what a state says: every game answers the questions "dice" and "value".
Exit rollInGame(Context& context, const dice::WordsOf& words)
{
    QList<engine::Fault> faults;
    const engine::Game& game = *words.game;
    const QString listing = context.args.first();
    QJsonObject fields = words.with;
    fields.insert(QStringLiteral("listing"), listing);
    if (dice::isPlain(listing) && !knows(words, fields))
        return rollPlainly(context, engine::fill(tr("  · a plain term: %1 has no such dice"), {game.title()}));
    if (!hasDice(game))
        return context.fail({engine::Fault{QStringLiteral("TERM"), listing, engine::fill(tr("%1 has no dice."), {game.title()}),
            tr("Give a plain term, such as 2d6.")}});
    QJsonArray rolled;
    for (const int face : facesOf(context.options.value(option::rolled), faults))
        rolled += face;
    if (!faults.isEmpty())
        return context.fail(faults);
    if (context.options.value(option::rolled).isEmpty()) {
        const auto dice = game.ask(words.state, QStringLiteral("dice"), fields);
        if (!dice)
            return context.fail(dice.faults());
        QList<int> sides;
        for (const QJsonValue& one : dice->value.toArray())
            sides += one.toInt();
        for (const int face : dice::facesFor(listing, sides, context.chance()))
            rolled += face;
    }
    fields.insert(QStringLiteral("rolled"), rolled);
    const auto answer = game.ask(words.state, QStringLiteral("value"), fields);
    if (!answer)
        return context.fail(answer.faults());
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("total"), answer->value}, {QStringLiteral("rolled"), rolled},
            {QStringLiteral("verdict"), toJson(answer->verdict, game)}, {QStringLiteral("told"), toJson(answer->told, game)}});
    else if (answer->verdict.isAllowed())
        context.print(shown(listing, *answer));
    else
        context.print(text(answer->verdict, game));
    return answer->verdict.isAllowed() ? Exit::Done : Exit::Refused;
}

// A million throws of each kind of die against what fair dice would show; refused where only one in a million would be as odd.
Exit testDice(Context& context)
{
    constexpr int throws = 1'000'000;
    constexpr double least = 1e-6;
    Exit exit = Exit::Done;
    QJsonArray rows;
    QString text;
    for (const int sides : {4, 6, 8, 10, 12, 20}) {
        std::vector<double> seen(std::size_t(sides), 0.0), expected(std::size_t(sides), double(throws) / sides);
        for (int i = 0; i < throws; ++i)
            ++seen[std::size_t(context.chance().face(sides) - 1)];
        const dice::Fit fit = dice::fitOf(expected, seen);
        if (fit.chance < least)
            exit = Exit::Error;
        rows += QJsonObject{{QStringLiteral("sides"), sides}, {QStringLiteral("throws"), throws},
            {QStringLiteral("statistic"), fit.statistic}, {QStringLiteral("degrees"), fit.degrees},
            {QStringLiteral("chance"), fit.chance}};
        text +=
            engine::fill(tr("d%1: %2 throws, chi-square %3 with %4 degrees of freedom; fair dice are as odd or odder: %5 %\n"),
                {QString::number(sides), QString::number(throws), QString::number(fit.statistic, 'f', 2),
                    QString::number(fit.degrees), QString::number(100 * fit.chance, 'g', 3)});
    }
    const bool isFair = exit == Exit::Done;
    const QString seed = QString::number(context.chance().seed());
    if (context.options.json)
        context.print(
            QJsonObject{{QStringLiteral("seed"), seed}, {QStringLiteral("fair"), isFair}, {QStringLiteral("dice"), rows}});
    else
        context.print(text
            + engine::fill(
                tr("Seed %1. %2"), {seed, isFair ? tr("Nothing speaks against these dice.") : tr("These dice are not fair.")}));
    return exit;
}

constexpr Argument arguments[] = {
    {"TERM", QT_TRANSLATE_NOOP("cli", "A dice term, or a listing in the words of a game"), Argument::Need::Optional}};
constexpr Option selfTest{
    "self-test", "", QT_TRANSLATE_NOOP("cli", "Throw each kind of die a million times and tell how fair they fell")};
constexpr Option options[] = {option::rolled, option::seed, option::campaign, option::game, option::crew, selfTest};

Exit run(Context& context)
{
    if (context.options.has(selfTest) != context.args.isEmpty()) // one of them
        return context.usage();
    if (context.options.has(selfTest))
        return testDice(context);
    if (context.options.has(option::rolled) && context.options.has(option::seed))
        return context.fail({engine::Fault{QStringLiteral("--seed"), context.options.value(option::seed),
            QCoreApplication::translate("cli", "Real dice have no seed."),
            QCoreApplication::translate("cli", "Leave --seed or --rolled out.")}});
    const auto words = context.words();
    if (!words)
        return context.fail(words.faults());
    if (context.options.has(option::campaign))
        tell(tr("This throw stands in no log: a throw of the campaign is told with do, as --rolled FACES."));
    if (words->game)
        return rollInGame(context, *words);
    return rollPlainly(context, {});
}

} // namespace

constexpr Command commands::roll{"roll", QT_TRANSLATE_NOOP("cli", "Roll a dice term, or one in the words of a game"), arguments,
    options, "roll 2d6+1 --rolled 5,3", run};

} // namespace cli

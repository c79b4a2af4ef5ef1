// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/luck.h"

#include "engine/message.h"

#include <cmath>

namespace dice {

namespace {

using engine::fill;

constexpr int fewest = 30;       // dice for a verdict
constexpr double ordinary = 1.5; // below one evening in so many nothing is worth saying

Luck gathered(const QList<LuckyDie>& dice, const QString& who, const QString& by, int sides, const QString& like = {})
{
    Luck luck{who, by, sides, like, std::vector<int>(std::size_t(sides)), 0, 0, 0, 1, 1, {}};
    std::map<int, int> kinds;
    for (const LuckyDie& die : dice) {
        if (die.by != by || (!who.isEmpty() && die.who != who) || (sides > 0 && (die.sides != sides || die.kind != like))
            || die.face < 1 || die.face > die.sides)
            continue;
        ++kinds[die.sides];
        ++luck.dice;
        luck.expected += (die.sides + 1) / 2.0;
        luck.rolled += die.face;
        if (sides > 0)
            ++luck.faces[std::size_t(die.face) - 1];
    }
    double variance = 0;
    Distribution sum = Distribution::certain(0);
    for (const auto& [kind, count] : kinds) {
        sum = sumOf(sum, sumOf(evenDie(kind), count));
        variance += count * (double(kind) * kind - 1) / 12;
    }
    if (sum.excess() == Excess::None) {
        luck.lower = atMost(sum, luck.rolled).value();
        luck.higher = atLeast(sum, luck.rolled).value();
    } else { // so many dice that their sum follows the normal curve
        luck.lower = 0.5 * std::erfc((luck.expected - double(luck.rolled) - 0.5) / std::sqrt(2 * variance));
        luck.higher = 0.5 * std::erfc((double(luck.rolled) - 0.5 - luck.expected) / std::sqrt(2 * variance));
    }
    if (sides > 0)
        luck.fit = fitOf(std::vector<double>(std::size_t(sides), double(luck.dice) / sides),
            std::vector<double>(luck.faces.begin(), luck.faces.end()));
    return luck;
}

QString every(double chance)
{
    const double evenings = 1 / std::max(chance, 1e-12);
    return QString::number(evenings < 1000 ? std::round(evenings) : std::pow(10, std::floor(std::log10(evenings))), 'f', 0);
}

} // namespace

bool Luck::isEnough() const { return dice >= fewest; }

QString Luck::sentence() const
{
    if (!isEnough())
        return fill(QCoreApplication::translate("dice", "Too few dice to say anything: %1 of %2."),
            {QString::number(dice), QString::number(fewest)});
    const bool isLow = double(rolled) < expected;
    const double chance = isLow ? lower : higher;
    QString text = 1 / chance < ordinary + 0.5
        ? QCoreApplication::translate("dice", "As expected.")
        : fill(isLow ? QCoreApplication::translate("dice", "1 evening in %1 is as low or worse.")
                     : QCoreApplication::translate("dice", "1 evening in %1 is as high or better."),
            {every(chance)});
    if (fit.degrees > 0 && 1 / fit.chance >= 20)
        text += QLatin1Char(' ')
            + fill(
                QCoreApplication::translate("dice", "Fair dice are spread as unevenly in 1 evening in %1."), {every(fit.chance)});
    return text;
}

QList<Luck> luckOf(const QList<LuckyDie>& dice)
{
    std::map<QString, std::map<std::pair<int, QString>, int>> kinds;
    std::map<QString, std::map<QString, int>> people;
    for (const LuckyDie& die : dice) {
        ++kinds[die.by][{die.sides, die.kind}];
        ++people[die.by][die.who];
    }
    QList<Luck> all;
    for (const auto& [by, ofSides] : kinds) {
        for (const auto& [kind, count] : ofSides)
            all += gathered(dice, {}, by, kind.first, kind.second);
        for (const auto& [who, count] : people[by])
            if (!who.isEmpty())
                all += gathered(dice, who, by, 0);
    }
    return all;
}

} // namespace dice

// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Chances, means and values of dice by themselves.
#include "games/jagged-alliance/rules/questions/questions.h"

namespace jaggedalliance::asked {

using engine::Answered;

namespace {

Throw thrownBy(const Pool& pool, bool expertise, int successes)
{
    Throw thrown;
    thrown.own = pool;
    thrown.expertise = expertise;
    thrown.successes = successes;
    return thrown;
}

Fault noDice(const char* place, const QString& text)
{
    return Fault{QLatin1String(place), text, jaggedalliance::tr("These are no dice of this game."),
        engine::fill(jaggedalliance::tr("Write %1."), {Pool::allowed()})};
}

} // namespace

Answered<QList<int>> answer(const State& state, const Dice& q)
{
    const QString text = q.dice.isEmpty() ? q.listing : q.dice;
    const auto pool = Pool::read(text);
    if (!pool || text.isEmpty())
        return wrong<QList<int>>(noDice(q.dice.isEmpty() && !q.listing.isEmpty() ? "dice.listing" : "dice.dice", text));
    QList<int> sides;
    for (const Colour colour : pool->dice())
        sides += int(facesOf(state, colour).size());
    return told(sides, R::W_DICE);
}

Answered<Shown> answer(const State& state, const Value& q)
{
    Pool pool = q.dice;
    if (!q.listing.isEmpty()) {
        const auto listed = Pool::read(q.listing);
        if (!listed)
            return wrong<Shown>(noDice("value.listing", q.listing));
        pool += *listed;
    }
    const QList<Colour> dice = diceOf(state, thrownBy(pool, q.expertise, 0), q.rolled);
    for (qsizetype i = 0; i < q.rolled.size(); ++i)
        if (i >= dice.size() || !hasFace(state, dice[i], q.rolled[i]))
            return wrong<Shown>(
                Fault{QStringLiteral("value.rolled"), number(q.rolled[i]), jaggedalliance::tr("There is no such die or face."),
                    engine::fill(jaggedalliance::tr("Give %1 faces, each on its die."), {number(dice.size())})});
    const int successes = successesOf(state, dice, q.rolled) + q.successes;
    const auto noteShort = [&](QList<engine::Told>& all) {
        for (const DieFaces& die : state.dice)
            if (die.owned > 0 && dice.count(die.colour) > die.owned)
                all += engine::Told{&reason(R::I_DICE_SHORT), {}};
    };
    if (!q.listing.isEmpty()) {
        Answered<Shown> result{successes, {},
            {engine::Told{&reason(R::I_ROLLED),
                say(QT_TRANSLATE_NOOP("jaggedalliance", "Rolled: %1; successes %2"),
                    {facesText(state, dice, q.rolled), number(successes)})}}};
        noteShort(result.told);
        if (!state.diceConfirmed && tracksTable(state))
            result.told += engine::Told{&reason(R::W_DICE),
                say(QT_TRANSLATE_NOOP("jaggedalliance", "The faces are an example, not those of your dice"), {})};
        return result;
    }
    auto result =
        told(Shown{Thrown{successes, dice, int(dice.size() - q.rolled.size())}}, q.expertise ? R::I_EXPERTISE : R::I_ROLLED);
    bool hasIcon = false;
    for (qsizetype i = 0; i < q.rolled.size(); ++i)
        hasIcon |= faceOf(state, dice[i], q.rolled[i]).expertise;
    if (hasIcon && !q.expertise)
        result.told += engine::Told{
            &reason(R::I_EXPERTISE), say(QT_TRANSLATE_NOOP("jaggedalliance", "Without Expertise its icons add no dice"), {})};
    noteShort(result.told);
    return result;
}

Answered<QString> answer(const State& state, const Chance& q)
{
    Throw thrown = thrownBy(q.dice, q.expertise, q.successes);
    thrown.rerolls = q.reroll;
    if (q.reroll)
        return told(chanceOf(state, thrown, q.atLeast + q.armour).text(), R::I_REROLL);
    const dice::Distribution sum = repeated(netOf(oddsOf(state, thrown), 0, q.armour), q.burst);
    if (sum.excess() != dice::Excess::None)
        return wrong<QString>(dice::faultOf(sum.excess()));
    auto result = told(chanceOf(sum, q.atLeast).text(),
        q.expertise           ? R::I_EXPERTISE
            : q.dice.blue > 0 ? R::I_STEALTH
            : q.armour > 0    ? R::I_ARMOUR
                              : R::I_ROLLED);
    if (!q.expertise && q.dice.count() == q.dice.blue && q.dice.blue + q.successes < q.atLeast)
        result.told += engine::Told{&reason(R::W_HOPELESS), {}};
    return result;
}

Answered<Moments> answer(const State& state, const Mean& q)
{
    const dice::Distribution sum =
        repeated(netOf(oddsOf(state, thrownBy(q.dice, q.expertise, q.successes)), 0, q.armour), q.burst);
    if (sum.excess() != dice::Excess::None)
        return wrong<Moments>(dice::faultOf(sum.excess()));
    if (sum.rest().isZero())
        return told(Moments{dice::mean(sum).text(), dice::variance(sum).text()}, R::I_ROLLED);
    // Without end: the listed part is exact but for less than one in a million million.
    const auto rounded = [](double value) { return qRound64(value * 1e6) / 1e6; };
    return told(Moments{rounded(dice::mean(sum).value()), rounded(dice::variance(sum).value())}, R::I_EXPERTISE);
}

} // namespace jaggedalliance::asked

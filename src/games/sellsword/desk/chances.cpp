// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/desk.h"

#include "games/sellsword/desk/names.h"
#include "games/sellsword/rules/blanks.h"
#include "games/sellsword/rules/conditions.h"
#include "games/sellsword/rules/questions/odds.h"

#include <cmath>

namespace sellsword::desk {

using Answers = QList<dice::NamedOdds>;

namespace {

constexpr qsizetype mostTargets = 4; // side by side

// Where something hangs on what nobody entered, that outcome is named; the others stay numbers, in words too.
dice::Words wordsFor(const Answers& answers)
{
    dice::Words words;
    for (const dice::NamedOdds& one : answers)
        for (const qint64 outcome : one.odds.outcomes())
            words.insert(outcome, outcome == notKnown ? sellsword::tr("not known") : number(outcome));
    return words.contains(notKnown) ? words : dice::Words();
}

kit::OddsQuestion asked(const QString& title, const Answers& answers)
{
    return {title, wordsFor(answers), [answers] { return engine::Result<Answers>(answers); }};
}

// Wounds that are left, without and with one reroll of a miss.
Answers woundsBy(const State& state, const Unit& who, const Attack& attack, const Unit& target, const Strike& strike)
{
    const Aim aim = aimAt(Field(state), who, attack, target, strike);
    const auto wounds = [&](int rerolls) {
        return attackOdds(state, aim, attack, &target, strike.charge, rerolls).wounds.map([](int one) { return qint64(one); });
    };
    return {{sellsword::tr("wounds"), wounds(0)}, {sellsword::tr("with one reroll"), wounds(1)}};
}

void addStrike(QList<kit::OddsQuestion>& all, const State& state)
{
    const Strike& strike = state.strikes.first();
    const Unit* who = unit(state, strike.who);
    const Attack* attack = who ? attackOf(state, *who, strike.attack) : nullptr;
    for (const QString& id : strike.targets)
        if (const Unit* target = unit(state, id); target && attack)
            all += asked(fill(sellsword::tr("%1 at %2: wounds"), {attackTitle(state, who->id, attack->id), titleOf(state, id)}),
                woundsBy(state, *who, *attack, *target, strike));
}

// Each attack against those it can be aimed at, side by side.
void addAttacks(QList<kit::OddsQuestion>& all, const State& state, const Unit& who)
{
    const Field field(state);
    for (const Attack& attack : attacksOf(state, who)) {
        Answers answers;
        for (const Unit& target : state.units) {
            if (attack.burst || isLost(who, attack.id) || !areEnemies(state, who, target) || !inPlay(state, target)
                || answers.size() >= mostTargets)
                continue;
            Checks checks;
            mayAim(checks, field, who, attack, target);
            if (!checks.isAllowed())
                continue;
            Strike strike;
            strike.who = who.id;
            strike.attack = attack.id;
            strike.targets = {target.id};
            answers += dice::NamedOdds{titleOf(state, target.id), woundsBy(state, who, attack, target, strike).first().odds};
        }
        if (!answers.isEmpty())
            all += asked(fill(sellsword::tr("%1 of %2: wounds"), {attackTitle(state, who.id, attack.id), titleOf(state, who.id)}),
                answers);
    }
}

// In how many of its turns a status is shaken off, up to the fourth: 5 stands for later.
void addRecovery(QList<kit::OddsQuestion>& all, const State& state, const Unit& who)
{
    constexpr int turns = 4;
    for (const Status& status : who.statuses) {
        const QString title = fill(sellsword::tr("%1 is rid of %2 in its turn …"), {titleOf(state, who.id), statusText(status)});
        if (!blankRecovery(state, who, status).isEmpty()) {
            all += asked(title, {{sellsword::tr("its turn"), dice::Distribution::certain(notKnown)}});
            continue;
        }
        const qint64 freeing = std::lround(
            20 * recoveryOdds(recoveryNumber(state, who, status), int(who.injuries.size()), 0, 1).value()); // faces of the die
        std::vector<qint64> faces;
        for (int face = 1; face <= 20; ++face)
            faces.push_back(face <= freeing);
        const dice::Distribution once = dice::Distribution::evenly(faces);
        if (once.size() < 2)
            continue;
        dice::Distribution when = once.map([](qint64 isOff) { return isOff ? qint64(1) : qint64(turns + 1); });
        for (int turn = 2; turn <= turns; ++turn)
            when = dice::joined(when, once, [turn](qint64 sofar, qint64 isOff) {
                return sofar <= turns ? sofar : isOff ? qint64(turn) : qint64(turns + 1);
            });
        all += kit::OddsQuestion{title,
            {{turns + 1, sellsword::tr("later")}, {1, QStringLiteral("1")}, {2, QStringLiteral("2")}, {3, QStringLiteral("3")},
                {4, QStringLiteral("4")}},
            [when] {
                return engine::Result<Answers>(Answers{{sellsword::tr("its turn"), when}});
            }};
    }
}

} // namespace

QList<kit::OddsQuestion> Desk::odds(const kit::Sitting& sitting) const
{
    const State& state = stateOf(sitting.state());
    QList<kit::OddsQuestion> all;
    if (!state.strikes.isEmpty())
        addStrike(all, state);
    const Unit* who = state.turn ? unit(state, state.turn->unit) : nullptr;
    if (!who)
        return all;
    if (state.turn->stage != TurnStage::Ending)
        addAttacks(all, state, *who);
    addRecovery(all, state, *who);
    return all;
}

} // namespace sellsword::desk

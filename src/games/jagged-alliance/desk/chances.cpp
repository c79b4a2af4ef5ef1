// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/desk.h"

#include "games/jagged-alliance/desk/promise.h"
#include "games/jagged-alliance/desk/names.h"

namespace jaggedalliance::desk {

namespace {

using Answers = QList<dice::NamedOdds>;

constexpr int mostAnswers = 4; // side by side

// The throws are worked out on another thread, from a copy of the table.
kit::OddsQuestion question(const State& state, const QString& title, const QList<std::pair<QString, Roll>>& rolls)
{
    return {title, {}, [state, rolls]() -> engine::Result<Answers> {
                Answers all;
                for (const auto& [name, roll] : rolls) {
                    const dice::Distribution odds = oddsOf(state, throwOf(state, roll));
                    if (odds.excess() != dice::Excess::None)
                        return dice::faultOf(odds.excess());
                    all += dice::NamedOdds{name, odds};
                }
                return all;
            }};
}

void counterAttack(QList<kit::OddsQuestion>& to, const State& state)
{
    int level = state.threat.attack ? state.threat.attack->level : 0;
    for (const int space : state.threat.counters)
        if (!state.threat.attack && space > state.threat.level && (level == 0 || space < level))
            level = space;
    if (level == 0 || state.scenario->noDictator || state.scenario->noCounterAttacks)
        return;
    QList<std::pair<QString, Roll>> rolls;
    for (int rebels = 0; rebels < mostAnswers; ++rebels) {
        Roll roll = rollFor(RollKind::CounterAttack, {});
        roll.rebels = rebels;
        rolls += {rebels == 0 ? jaggedalliance::tr("guards only") : fill(jaggedalliance::tr("with rebels: %1"), {number(rebels)}),
            roll};
    }
    to += question(state,
        fill(jaggedalliance::tr("Successes against the counter-attack at level %1, strength %2"),
            {number(level),
                !blankTrack(state).isEmpty() ? QStringLiteral("?")
                    : state.threat.attack    ? strengthText(state)
                                             : number(counterStrength(state, level))}),
        rolls);
}

void defence(QList<kit::OddsQuestion>& to, const State& state)
{
    for (const Incoming& one : state.incoming) {
        const Figure* from = find(state.enemies, one.from);
        const auto printed = [&](int points) {
            return from && !blankEnemy(state, *from).isEmpty() ? QStringLiteral("?") : number(points);
        };
        QList<std::pair<QString, Roll>> rolls{{jaggedalliance::tr("armour"), rollFor(RollKind::Armour, one.who)}};
        if (one.hides)
            rolls +=
                {fill(jaggedalliance::tr("stealth, %1 needed"), {printed(one.difficulty)}), rollFor(RollKind::Stealth, one.who)};
        to += question(state,
            fill(jaggedalliance::tr("%1 answers %2 damage: successes"), {titleOf(state, one.who), damageText(state, one)}),
            rolls);
    }
}

void weapons(QList<kit::OddsQuestion>& to, const State& state)
{
    for (const Card* card : working(state, mercenary(state, state.active))) {
        QList<std::pair<QString, Roll>> rolls;
        for (int use = 1; use <= card->uses.size(); ++use)
            for (const bool wear : {false, true}) {
                if (!card->uses[use - 1].isAttack() || (wear && card->spent >= card->durability) || rolls.size() >= mostAnswers)
                    continue;
                Roll roll = rollFor(RollKind::Attack, state.active);
                roll.card = card->id;
                roll.use = use;
                roll.wear = wear;
                rolls +=
                    {fill(wear ? jaggedalliance::tr("action %1, durability") : jaggedalliance::tr("action %1"), {number(use)}),
                        roll};
            }
        if (!rolls.isEmpty())
            to += question(state,
                fill(jaggedalliance::tr("%1 attacks with %2: successes"),
                    {titleOf(state, state.active), titleOf(state, card->id)}),
                rolls);
    }
}

} // namespace

QList<kit::OddsQuestion> Desk::odds(const kit::Sitting& sitting) const
{
    const State& state = stateOf(sitting.state());
    QList<kit::OddsQuestion> all;
    if (!state.scenario || state.phase == Phase::Setup)
        return all;
    defence(all, state);
    weapons(all, state);
    counterAttack(all, state);
    return all;
}

} // namespace jaggedalliance::desk

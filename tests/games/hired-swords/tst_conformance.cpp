// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Hired Swords keeps what every game must keep, along random walks from the training cards, from no cards and from every worked
// case.
#include "games/hired-swords/rules/game.h"
#include "games/hired-swords/rules/rules.h"
#include "support/conformance_test.h"

#include <QTest>

class ConformanceOfHiredSwords : public support::ConformanceTest {
    Q_OBJECT

public:
    ConformanceOfHiredSwords()
        : ConformanceTest(hiredswords::game(),
            {QStringLiteral(MR_GAMES "/hired-swords/training.json"), QStringLiteral(MR_CASES), 40,
                {QStringLiteral("quit"), QStringLiteral("declare-stalemate"), QStringLiteral("search-final"),
                    QStringLiteral("reject-clash")},
                {QStringLiteral("mercenaries")},
                {QStringLiteral("draw"), QStringLiteral("discard"), QStringLiteral("resolve-encounter"), QStringLiteral("accept"),
                    QStringLiteral("reject"), QStringLiteral("hire"), QStringLiteral("confirm-crew"),
                    QStringLiteral("distribute"), QStringLiteral("place"), QStringLiteral("begin-battle"),
                    QStringLiteral("reveal"), QStringLiteral("move-opposition"), QStringLiteral("melee-attack"),
                    QStringLiteral("missile-attack"), QStringLiteral("feint"), QStringLiteral("move"),
                    QStringLiteral("opposition-act"), QStringLiteral("refresh"), QStringLiteral("end-phase"),
                    QStringLiteral("end-round"), QStringLiteral("finish-contract"), QStringLiteral("correct")},
                {}, {QStringLiteral("drawn"), QStringLiteral("effect"), QStringLiteral("result"), QStringLiteral("missed")}})
    {
    }

private:
    void addWalks() override;
    QString broken(const engine::AnyState& before, const engine::AnyAction& action, const engine::AnyState& after) const override;
    QStringList open(const engine::AnyState& state) const override;
};

namespace {

const hiredswords::State& stateOf(const engine::AnyState& any) { return *static_cast<const hiredswords::State*>(any.get()); }

// What a career has come to.
QStringList fortune(const hiredswords::State& state)
{
    QStringList all{engine::nameOf(state.status), engine::nameOf(state.location), state.drawn};
    for (const hiredswords::Mercenary& who : state.mercenaries)
        all += who.id + QLatin1Char(' ') + engine::nameOf(who.where);
    return all + state.held;
}

} // namespace

// What no allowed act may do in this game, beside what none may do in any.
QString ConformanceOfHiredSwords::broken(
    const engine::AnyState& any, const engine::AnyAction& action, const engine::AnyState& then) const
{
    using namespace hiredswords;
    const State& before = stateOf(any);
    const State& after = stateOf(then);
    static const QStringList tables{QStringLiteral("correct"), QStringLiteral("setup"), QStringLiteral("setting"),
        QStringLiteral("add-card"), QStringLiteral("note")};
    if (tables.contains(action.verb()))
        return {};
    if (before.status == CareerStatus::Abandoned)
        return QStringLiteral("something is done in a career that was given up");
    const bool isOver = before.status != CareerStatus::Running;
    if (isOver && (fortune(before) != fortune(after) || before.won != after.won || before.lost != after.lost))
        return QStringLiteral("a career that is over goes on");
    const bool settles =
        (before.battle && after.battle && after.battle->round > before.battle->round && before.step == Step::Battle)
        || (before.step == Step::Battle && after.step == Step::Resolution && action.verb() != QLatin1String("enter-result"))
        || (before.step == Step::Resolution && after.step == Step::Career && !isOver)
        || (before.step == Step::Deploy && after.step == Step::Battle);
    if (settles && !openNow(before).isEmpty())
        return QStringLiteral("it is settled while something is open: ") + openNow(before).first();
    if (before.battle && after.battle)
        for (const Fighter& was : before.battle->crew)
            if (const Fighter* is = find(after.battle->crew, was.id))
                if (was.health == Health::Slain && (is->health != Health::Slain || is->isOnTable()))
                    return was.id + QStringLiteral(" rises from the dead");
    for (const Tactic& tactic : after.tactics)
        for (const Counter& counter : tactic.counters)
            if (counter.left < 0)
                return tactic.id + QStringLiteral(" owes tokens");
    return after.wealth < 0 ? QStringLiteral("wealth is owed") : QString();
}

void ConformanceOfHiredSwords::addWalks()
{
    for (int row = 1; row <= 10; ++row)
        add(QStringLiteral("training %1").arg(row), QList<support::Start>(10, training()), 160);
    add(QStringLiteral("no cards"), QList<support::Start>(10, bare()), 160);
}

QStringList ConformanceOfHiredSwords::open(const engine::AnyState& any) const
{
    using namespace hiredswords;
    const State& state = *static_cast<const State*>(any.get());
    return support::kindsOf({{"drawn", !state.drawn.isEmpty()}, {"effect", !openNow(state).isEmpty()},
        {"result", state.step == Step::Resolution}, {"missed", !missed(state).isEmpty()}});
}

QTEST_GUILESS_MAIN(ConformanceOfHiredSwords)
#include "tst_conformance.moc"

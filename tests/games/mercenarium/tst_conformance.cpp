// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Mercenarium keeps what every game must keep, along random walks from the training table, from bare tables and from every worked
// case.
#include "games/mercenarium/rules/game.h"
#include "games/mercenarium/rules/query.h"
#include "support/conformance_test.h"

#include <QJsonArray>
#include <QTest>

class ConformanceOfMercenarium : public support::ConformanceTest {
    Q_OBJECT

public:
    ConformanceOfMercenarium()
        : ConformanceTest(mercenarium::game(),
            {QStringLiteral(MR_GAMES "/mercenarium/training.json"), QStringLiteral(MR_CASES), 30,
                {QStringLiteral("declare-stalemate"), QStringLiteral("declare-limbo"), QStringLiteral("leave-seat")},
                {QStringLiteral("step"), QStringLiteral("ending"), QStringLiteral("dealt"), QStringLiteral("settings.hands")},
                {QStringLiteral("seat"), QStringLiteral("deal"), QStringLiteral("roll-order"), QStringLiteral("summon"),
                    QStringLiteral("move"), QStringLiteral("capture"), QStringLiteral("buy"), QStringLiteral("sing"),
                    QStringLiteral("effect"), QStringLiteral("end-song"), QStringLiteral("learn"), QStringLiteral("draw"),
                    QStringLiteral("return"), QStringLiteral("correct")},
                {}, {QStringLiteral("song"), QStringLiteral("surplus"), QStringLiteral("order")}})
    {
    }

private:
    void addWalks() override;
    QString broken(const engine::AnyState& before, const engine::AnyAction& action, const engine::AnyState& after) const override;
    QStringList open(const engine::AnyState& state) const override;
};

namespace {

bool isSurplus(const mercenarium::State& state)
{
    const mercenarium::Player* who = player(state, state.current);
    return who && surplusCards(state, *who) + surplusHymns(state, *who) > 0;
}

} // namespace

// What no allowed act may do in this game, beside what none may do in any.
QString ConformanceOfMercenarium::broken(
    const engine::AnyState& before, const engine::AnyAction& action, const engine::AnyState& after) const
{
    using namespace mercenarium;
    static const QStringList tables{QStringLiteral("correct"), QStringLiteral("setup"), QStringLiteral("setting"),
        QStringLiteral("type-aura"), QStringLiteral("type-hymn"), QStringLiteral("type-zodiac"), QStringLiteral("note-effect"),
        QStringLiteral("drop-effect")};
    const State& was = *static_cast<const State*>(before.get());
    const State& is = *static_cast<const State*>(after.get());
    if (tables.contains(action.verb()))
        return {};
    if (was.step == Step::Over)
        return QStringLiteral("the game is over");
    static const QStringList whileOpen{QStringLiteral("effect"), QStringLiteral("end-song"), QStringLiteral("return"),
        QStringLiteral("declare-stalemate")}; // a game may be given up as drawn at any time
    if ((was.song || isSurplus(was)) && was.step == Step::Play && !whileOpen.contains(action.verb()))
        return QStringLiteral("something is done while a hymn is sung or cards are to be given back");
    if (was.song && is.song && was.turn != is.turn)
        return QStringLiteral("the turn passes while a hymn is sung");
    return {};
}

void ConformanceOfMercenarium::addWalks()
{
    QJsonObject counted = pack().setup;
    counted.insert(QStringLiteral("settings"), QJsonObject{{QStringLiteral("hymns"), QStringLiteral("off")}});
    counted.insert(QStringLiteral("players"),
        QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("south")}},
            QJsonObject{{QStringLiteral("id"), QStringLiteral("west")}},
            QJsonObject{{QStringLiteral("id"), QStringLiteral("east")}}});
    const support::Start three{QStringLiteral("three, counted hands, no hymns"), counted, &pack(), {}};
    for (int row = 1; row <= 9; ++row) // in fewer a song is seldom open when something else is tried
        add(QStringLiteral("training %1").arg(row), QList<support::Start>(6, training()), 160);
    add(QStringLiteral("three players"), QList<support::Start>(6, three), 160);
    add(QStringLiteral("nobody at the table"), QList<support::Start>(6, bare()), 120);
}

QStringList ConformanceOfMercenarium::open(const engine::AnyState& any) const
{
    using namespace mercenarium;
    const State& state = *static_cast<const State*>(any.get());
    return support::kindsOf({{"song", state.song.has_value()}, {"surplus", isSurplus(state)},
        {"order", state.step == Step::Setup && !state.rolls.isEmpty()}});
}

QTEST_GUILESS_MAIN(ConformanceOfMercenarium)
#include "tst_conformance.moc"

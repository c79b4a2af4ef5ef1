// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the guide advises on tables that go as it says, and on others: what wins, and nothing that gives a card away.
#include "games/mercenarium/desk/desk.h"
#include "games/mercenarium/rules/query.h"
#include "games/mercenarium/rules/actions.h"
#include "kit/desk_of.h"
#include "support/guided.h"

#include <QTest>

using namespace mercenarium;

class TestGuide : public QObject {
    Q_OBJECT

private slots:
    void nothingIsGivenAway_data() { seededTables(); }
    void nothingIsGivenAway();
};

namespace {

using Table = Guided<desk::Desk>;

const State& in(const engine::AnyState& state) { return kit::stateOf<State>(state); }

int capturesOf(const engine::AnyState& state, Seat seat) { return player(in(state), seat)->captures(); }

// What this capture leads to, nothing when it takes nothing.
std::optional<engine::AnyState> taken(const engine::Game& game, const engine::AnyState& state, const engine::Offer& offer)
{
    const Seat captor = in(state).current;
    if (!offer.action.is<Capture>() || !offer.verdict.isAllowed())
        return std::nullopt;
    const engine::AnyState after = game.apply(state, offer.action).state;
    return capturesOf(after, captor) > capturesOf(state, captor) ? std::optional(after) : std::nullopt;
}

bool isTakenBack(const engine::Game& game, const engine::AnyState& state, Card captor)
{
    return std::ranges::any_of(game.offers(state),
        [&](const engine::Offer& offer) { return taken(game, state, offer) && offer.action.as<Capture>()->target == captor; });
}

enum Loss { Nothing, ACard, TheGame };

// Read off the offers of whoever is next.
Loss lossAfter(const engine::Game& game, const engine::AnyState& state)
{
    Loss loss = Nothing;
    if (in(state).step == Step::Over)
        return loss;
    for (const engine::Offer& offer : game.offers(state))
        if (const auto after = taken(game, state, offer)) {
            if (in(*after).step == Step::Over)
                return TheGame;
            if (!isTakenBack(game, *after, offer.action.as<Capture>()->card))
                loss = ACard;
        }
    return loss;
}

bool isTurnAct(const engine::Offer& offer)
{
    return offer.action.is<Capture>() || offer.action.is<Buy>() || offer.action.is<Summon>() || offer.action.is<Move>()
        || offer.action.is<Draw>();
}

} // namespace

void TestGuide::nothingIsGivenAway()
{
    QFETCH(const unsigned, seed);
    QFETCH(const int, others);
    Table table("mercenarium", seed);
    const engine::Game& game = table.game();
    int acts = 0, wins = 0, dangers = 0;
    while (const engine::Offer* found = table.advised()) {
        const engine::Offer advised = *found;
        const engine::AnyState now = table.sitting->state();
        const QString line = table.line();
        const QList<engine::Offer> ready = table.ready();
        const auto winning = std::ranges::find_if(ready, [&](const engine::Offer& offer) {
            const auto after = taken(game, now, offer);
            return after && in(*after).step == Step::Over;
        });
        const engine::AnyState after = game.apply(now, advised.action).state;
        if (winning != ready.end()) {
            ++wins;
            QVERIFY2(in(after).step == Step::Over, qPrintable(line));
        }
        const Loss loss = lossAfter(game, after);
        const bool isExchange = taken(game, now, advised) && loss == ACard;
        dangers += lossAfter(game, game.apply(now, engine::AnyAction(Draw{})).state) != Nothing;
        if (loss != Nothing && !isExchange)
            for (const engine::Offer& other : ready)
                QVERIFY2(!isTurnAct(other) || lossAfter(game, game.apply(now, other.action).state) >= loss,
                    qPrintable(line + QStringLiteral(" – rather ") + table.desk.offerText(*table.sitting, other).title));
        QList<engine::Offer> free = ready;
        free.removeIf([](const engine::Offer& offer) { return !isTurnAct(offer); });
        QVERIFY(table.goOn(advised, free, others));
        ++acts;
    }
    QVERIFY(acts >= 5);
    qInfo("%d acts, %d could win, %d in danger", acts, wins, dangers);
}

QTEST_MAIN(TestGuide)
#include "tst_guide.moc"

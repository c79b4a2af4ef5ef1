// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the guide advises on tables that go as it says, and on others: what wins, otherwise the best chance, and an answer that
// keeps the attacker from winning.
#include "games/swords-and-souls/desk/desk.h"
#include "games/swords-and-souls/rules/actions.h"
#include "games/swords-and-souls/rules/questions/odds.h"
#include "kit/deciding.h"
#include "kit/desk_of.h"
#include "support/guided.h"

#include <QTest>

using namespace swordsandsouls;

class TestGuide : public QObject {
    Q_OBJECT

private slots:
    void theBestChanceIsTaken_data() { seededTables(); }
    void theBestChanceIsTaken();
    void whomAnotherScreenActsForIsWaitedFor();
};

namespace {

using Table = Guided<desk::Desk>;

const State& in(const engine::AnyState& state) { return kit::stateOf<State>(state); }

// That whoever is attacked now has no answer, as everybody can know, where taking the damage would end the game.
double chanceToWin(const engine::Game& game, const engine::AnyState& state)
{
    const auto& attack = in(state).attack;
    if (!attack || attack->stage != Stage::Answer || in(game.apply(state, TakeDamage{}).state).status != Status::Over)
        return 0;
    return 1 - chanceOfHolding(in(state), player(in(state), attack->target), Want::Reaction, 1).value();
}

// After this act; an instant is carried out as if nothing came between.
double chanceAfter(const engine::Game& game, const engine::AnyState& state, const engine::Offer& offer)
{
    engine::AnyState after = game.apply(state, offer.action).state;
    if (offer.action.is<PlayInstant>())
        after = game.apply(after, ResolveInstant{}).state;
    return chanceToWin(game, after);
}

// At one player: of those at several the first is no measure.
bool isAimed(const engine::Offer& offer)
{
    const auto* attack = offer.action.as<DeclareAttack>();
    const auto* instant = offer.action.as<PlayInstant>();
    return (attack && !attack->target.isEmpty()) || (instant && !instant->target.isEmpty() && !offer.secret);
}

bool isAnswer(const engine::Offer& offer)
{
    return offer.action.is<Block>() || offer.action.is<Dodge>() || offer.action.is<TakeDamage>();
}

} // namespace

void TestGuide::theBestChanceIsTaken()
{
    QFETCH(const unsigned, seed);
    QFETCH(const int, others);
    Table table("swords-and-souls", seed);
    const engine::Game& game = table.game();
    int acts = 0, chances = 0, answers = 0;
    constexpr double least = 0.0005;
    while (const engine::Offer* found = table.advised()) {
        const engine::Offer advised = *found;
        const engine::AnyState now = table.sitting->state();
        const QString line = table.line();
        const QList<engine::Offer> ready = table.ready();
        const bool isAttacked = in(now).attack && in(now).attack->stage == Stage::Answer;
        double best = 0, worst = 1;
        for (const engine::Offer& offer : ready) {
            if (isAimed(offer))
                best = std::max(best, chanceAfter(game, now, offer));
            if (isAttacked && isAnswer(offer)) {
                const bool isOver = in(game.apply(now, offer.action).state).status == Status::Over;
                worst = std::min(worst, isOver ? 1 : chanceToWin(game, game.apply(now, offer.action).state));
            }
        }
        if (!in(now).attack && best > least) {
            ++chances;
            QVERIFY2(isAimed(advised) || advised.action.is<ResolveInstant>(), qPrintable(line));
            QVERIFY2(advised.action.is<ResolveInstant>() || chanceAfter(game, now, advised) > best - least, qPrintable(line));
        }
        if (isAttacked && isAnswer(advised)) {
            ++answers;
            const engine::AnyState after = game.apply(now, advised.action).state;
            QVERIFY2((in(after).status == Status::Over ? 1 : chanceToWin(game, after)) < worst + least, qPrintable(line));
        }
        QVERIFY(table.goOn(advised, ready, others));
        ++acts;
    }
    QVERIFY(acts >= 2);
    qInfo("%d acts, %d could win, %d answers", acts, chances, answers);
}

// At a shared table the guide tells nobody to press what this computer may not do.
void TestGuide::whomAnotherScreenActsForIsWaitedFor()
{
    Table table("swords-and-souls", 3);
    const engine::Offer* advised = table.advised();
    QVERIFY(advised && !advised->actor.isEmpty());
    const QString who = advised->actor; // a seat by its name; in other games its heading is no name
    QVERIFY(kit::guided(*table.sitting, table.desk, std::nullopt, {}).startsWith(QStringLiteral("Press")));
    Guided<desk::Desk> other("swords-and-souls", 3);
    other.sitting->campaign()->forbids = [](const engine::AnyAction&) {
        static const engine::Reason no{kit::Campaign::rightReason, engine::Weight::Refuses, "%1", "%1", "%2",
            {-1, -1, -1, -1, -1, -1, -1, -1, -1}, "window"};
        return std::optional(engine::Condition{
            .reason = &no, .answer = false, .args = {QStringLiteral("not here"), QStringLiteral("elsewhere")}, .change = {}});
    };
    QCOMPARE(kit::guided(*other.sitting, other.desk, std::nullopt, {}), who + QStringLiteral(" is to act."));
}

QTEST_MAIN(TestGuide)
#include "tst_guide.moc"

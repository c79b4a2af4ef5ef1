// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The look-ahead's generator of lawful actions against a slow one that is written from the rules alone, and against check.
// Then the look-ahead itself: the same answer for the same budget, lawful lines, obvious wins, and stopping when asked.
#include "games/mercenarium/rules/lookahead/lookahead.h"
#include "games/mercenarium/rules/rules.h"
#include "random_position.h"
#include "slow.h"
#include "support/long_form.h"

#include <QTest>

using namespace mercenarium;

namespace {

QSet<QString> fast(const State& state)
{
    const Sheet sheet(state);
    std::vector<Ply> plies;
    legalPlies(sheet, Position(state, sheet), plies);
    QSet<QString> texts;
    for (const Ply& ply : plies)
        texts += ply.text();
    return texts;
}

bool isAllowed(const State& state, const Ply& ply)
{
    switch (ply.deed) {
    case Deed::Summon:
        return check(state, Summon{ply.card, ply.at, {}, {}}).isAllowed();
    case Deed::Move:
        return check(state, Move{ply.card, ply.at, {}}).isAllowed();
    case Deed::Capture:
        return check(state, Capture{ply.card, ply.target, {}, {}, {}}).isAllowed();
    case Deed::Buy:
        return check(state, Buy{ply.card, {}, {}}).isAllowed();
    case Deed::Draw:
        return check(state, Draw{ply.card.isNamed() ? std::optional(ply.card) : std::nullopt, {}, {}}).isAllowed();
    default:
        return false;
    }
}

State after(const State& state, const Ply& ply)
{
    switch (ply.deed) {
    case Deed::Summon:
        return apply(state, Summon{ply.card, ply.at, {}, {}}).state;
    case Deed::Move:
        return apply(state, Move{ply.card, ply.at, {}}).state;
    case Deed::Capture:
        return apply(state, Capture{ply.card, ply.target, {}, {}, {}}).state;
    case Deed::Buy:
        return apply(state, Buy{ply.card, {}, {}}).state;
    default:
        return apply(state, Draw{ply.card.isNamed() ? std::optional(ply.card) : std::nullopt, {}, {}}).state;
    }
}

// What everybody can reach with best play, without a table and leaving nothing out.
int plainly(const Sheet& sheet, const Position& position, int depth, int ply)
{
    const int me = position.toMove;
    int best = depth > 0 ? -3000000 : worthFor(sheet, position, me);
    std::vector<Ply> plies;
    depth > 0 ? legalPlies(sheet, position, plies) : capturingPlies(sheet, position, plies);
    for (const Ply& one : plies) {
        Position next = position;
        play(sheet, next, one);
        int score = 0;
        if (next.captures[me] >= 5)
            score = 1000000 - ply;
        else if (next.deck > 0 && position.beganInLimbo && isInLimbo(sheet, next, me))
            score = ply - 1000000;
        else if (next.deck > 0)
            score = -plainly(sheet, next, depth - 1, ply + 1);
        best = std::max(best, score);
    }
    return depth > 0 && plies.empty() ? worthFor(sheet, position, me) : best;
}

} // namespace

class Generator : public QObject {
    Q_OBJECT

private slots:
    void equalsTheSlowOne();
    void leadsWhereTheRulesLead();
    void sameBudgetSameAnswer();
    void equalsThePlainSearch();
    void findsTheWinningCapture();
    void leavesLimboWhenItCan();
    void stopsWhenAsked();
    void tellsItsBestAsItGoes();
    void linesAreLawful();
};

void Generator::equalsTheSlowOne()
{
    dice::Source chance(20);
    qint64 actions = 0;
    for (int i = 0; i < support::often(100000); ++i) {
        const int width = 3 + 2 * (chance.face(4) - 1), height = 3 + 2 * (chance.face(4) - 1);
        const State state = randomState(chance, width, height, 24);
        const QSet<QString> quick = fast(state), slow = Slow(state).all();
        actions += slow.size();
        if (quick != slow)
            QFAIL(qPrintable(QStringLiteral("position %1: only fast: %2; only slow: %3")
                                 .arg(i)
                                 .arg(listed(quick - slow), listed(slow - quick))));
    }
    QVERIFY(actions > 1000000);
}

// Playing inside the look-ahead and applying the action give positions with the same lawful actions.
void Generator::leadsWhereTheRulesLead()
{
    dice::Source chance(22);
    int compared = 0;
    for (int i = 0; i < support::often(400); ++i) {
        const State state = randomState(chance, 7, 7, 20);
        const Sheet sheet(state);
        std::vector<Ply> plies;
        legalPlies(sheet, Position(state, sheet), plies);
        for (const Ply& ply : plies) {
            QVERIFY2(isAllowed(state, ply), qPrintable(ply.text()));
            const State next = after(state, ply);
            if (ply.deed == Deed::Draw || next.step != Step::Play)
                continue;
            Position position(state, sheet);
            play(sheet, position, ply);
            std::vector<Ply> replies;
            legalPlies(sheet, position, replies);
            QSet<QString> texts;
            for (const Ply& reply : replies)
                texts += reply.text();
            const Position fresh(next, sheet);
            QVERIFY2(position.hash() == fresh.hash(), qPrintable(ply.text())); // what was kept up equals what is counted anew
            QCOMPARE(worthFor(sheet, position, 0), worthFor(sheet, fresh, 0));
            QCOMPARE(worthFor(sheet, position, 1), -worthFor(sheet, fresh, 0));
            if (texts != fast(next))
                QFAIL(qPrintable(ply.text() + QStringLiteral(": ") + listed(texts - fast(next)) + QStringLiteral(" / ")
                    + listed(fast(next) - texts)));
            for (int who = 0; who < 2; ++who)
                QCOMPARE(isInLimbo(sheet, position, who), mercenarium::isInLimbo(next, next.players[who].id));
            ++compared;
        }
    }
    QVERIFY(compared > 5000);
}

void Generator::sameBudgetSameAnswer()
{
    dice::Source chance(23);
    for (int i = 0; i < 8; ++i) {
        const State state = randomState(chance, 7, 7, 14);
        const LookAhead once = lookAhead(state, {3000, 0}), again = lookAhead(state, {3000, 0});
        QCOMPARE(once.line, again.line);
        QCOMPARE(once.score, again.score);
        QCOMPARE(once.nodes, again.nodes);
        QVERIFY(once.nodes <= 3000);
        QVERIFY(!once.line.isEmpty());
    }
}

// What is left out because it cannot matter, and what is remembered, changes no score.
void Generator::equalsThePlainSearch()
{
    dice::Source chance(27);
    int decided = 0;
    for (int i = 0; i < 60; ++i) {
        State state = randomState(chance, 5, 5, 10);
        for (Player& who : state.players) {
            who.hand.resize(std::min<qsizetype>(who.hand.size(), 2));
            while (i % 3 == 0 && who.captures() < 4) // the next one wins
                who.faceUp += unnamed;
        }
        const Sheet sheet(state);
        for (int depth = 1; depth <= 3; ++depth) {
            const LookAhead found = lookAhead(state, {100000000, depth});
            QCOMPARE(found.score, plainly(sheet, Position(state, sheet), depth, 0));
            decided += std::abs(found.score) > 500000;
            if (std::abs(found.score) > 500000)
                break; // it looks no deeper than a win
        }
    }
    QVERIFY(decided > 3);
}

void Generator::findsTheWinningCapture()
{
    State state;
    state.players[0].faceDown = {
        Card::of(Suit::Souls, 2), Card::of(Suit::Souls, 3), Card::of(Suit::Souls, 4), Card::of(Suit::Souls, 5)};
    const Card lord = Card::of(Suit::Blades, lordValue), prey = Card::of(Suit::Claws, 9);
    state.board = {Placed{lord, {3, 3}, Seat::South, {}, 0, Came::Moved}, Placed{prey, {3, 4}, Seat::North, {}, 0, Came::Moved},
        Placed{Card::of(Suit::Blades, 6), {2, 2}, Seat::South, {}, 0, Came::Moved}};
    const LookAhead found = lookAhead(state, {5000, 0});
    QCOMPARE(found.line.value(0).text(), QStringLiteral("capture LB 9C"));
    QVERIFY(found.score > 100000);
}

void Generator::leavesLimboWhenItCan()
{
    State state;
    state.players[0].faceDown = {Card::of(Suit::Souls, 2)};
    state.players[0].hand = {Card::of(Suit::Souls, 9)};
    state.board = {Placed{Card::of(Suit::Claws, 9), {3, 0}, Seat::North, {}, 0, Came::Moved},
        Placed{Card::of(Suit::Gears, jack), {3, 3}, Seat::North, {}, 0, Came::Moved}};
    const LookAhead found = lookAhead(state, {5000, 3});
    QCOMPARE(found.line.value(0).text(), QStringLiteral("buy JG"));
}

void Generator::stopsWhenAsked()
{
    dice::Source chance(24);
    const State state = randomState(chance, 7, 7, 14);
    int asked = 0;
    const LookAhead found = lookAhead(state, {4000000, 0}, {[&] { return ++asked >= 3; }});
    QVERIFY(found.cancelled);
    QCOMPARE(asked, 3);
    QVERIFY(found.nodes < 10000);
    QVERIFY(!found.line.isEmpty());
}

void Generator::tellsItsBestAsItGoes()
{
    dice::Source chance(28);
    const State state = randomState(chance, 7, 7, 14);
    QList<LookAhead> told;
    const LookAhead found = lookAhead(state, {20000, 0}, {{}, [&](const LookAhead& best) { told += best; }});
    QVERIFY(told.size() > 1);
    for (qsizetype i = 0; i < told.size(); ++i)
        QCOMPARE(told[i].depth, i + 1);
    QCOMPARE(told.last().line, found.line);
    QVERIFY(told.first().nodes < found.nodes);
}

void Generator::linesAreLawful()
{
    dice::Source chance(25);
    for (int i = 0; i < 12; ++i) {
        State state = randomState(chance, 7, 7, 12);
        for (const Ply& ply : lookAhead(state, {2500, 0}).line) {
            if (ply.deed == Deed::Draw && !ply.card.isNamed())
                break; // from here on the line knows a card that the table does not
            QVERIFY2(isAllowed(state, ply), qPrintable(ply.text()));
            state = after(state, ply);
        }
    }
}

QTEST_GUILESS_MAIN(Generator)
#include "tst_generator.moc"

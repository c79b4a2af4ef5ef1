// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sellsword keeps what every game must keep, along random walks from the training warbands, from no cards and from every worked
// case.
#include "games/sellsword/rules/changes.h"
#include "games/sellsword/rules/game.h"
#include "support/conformance_test.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>

class ConformanceOfSellsword : public support::ConformanceTest {
    Q_OBJECT

public:
    ConformanceOfSellsword()
        : ConformanceTest(sellsword::game(),
            {QStringLiteral(MR_GAMES "/sellsword/training.json"), QStringLiteral(MR_CASES), 40,
                {QStringLiteral("end-match"), QStringLiteral("remove-unit"), QStringLiteral("detach-mod")},
                {QStringLiteral("cards"), QStringLiteral("mods")},
                {QStringLiteral("add-unit"), QStringLiteral("attach-mod"), QStringLiteral("finish-warband"),
                    QStringLiteral("tactics-check"), QStringLiteral("settle-tactics"), QStringLiteral("name-picker"),
                    QStringLiteral("choose-map"), QStringLiteral("place-tile"), QStringLiteral("start-round"),
                    QStringLiteral("choose-seat"), QStringLiteral("activate"), QStringLiteral("move"), QStringLiteral("maneuver"),
                    QStringLiteral("attack"), QStringLiteral("charge"), QStringLiteral("reply"), QStringLiteral("roll"),
                    QStringLiteral("allot"), QStringLiteral("rest"), QStringLiteral("use-trait"), QStringLiteral("end-turn"),
                    QStringLiteral("recover"), QStringLiteral("finish-turn"), QStringLiteral("end-round"),
                    QStringLiteral("finish-round"), QStringLiteral("correct")},
                {},
                {QStringLiteral("attack"), QStringLiteral("reroll"), QStringLiteral("wounds"), QStringLiteral("forced move"),
                    QStringLiteral("move"), QStringLiteral("tactics")}})
    {
    }

private:
    void addWalks() override;
    QString broken(const engine::AnyState& before, const engine::AnyAction& action, const engine::AnyState& after) const override;
    QStringList open(const engine::AnyState& state) const override;
    QJsonObject matchInPlay(bool mapped) const; // both warbands in the middle of a round
};

// Both warbands of the pack in the middle of a round, on the map or without one.
QJsonObject ConformanceOfSellsword::matchInPlay(bool mapped) const
{
    const QJsonArray cards = pack().setup.value(QLatin1String("cards")).toArray();
    QJsonArray units;
    int column = 5, row = 3;
    for (const QJsonValue& value : cards) {
        const QJsonObject card = value.toObject();
        const bool isTide = card.value(QLatin1String("faction")).toString() == QLatin1String("Tidewatch");
        QJsonObject unit{{QStringLiteral("id"), card.value(QLatin1String("id"))},
            {QStringLiteral("player"), isTide ? QStringLiteral("tide") : QStringLiteral("court")}};
        if (mapped)
            unit.insert(QStringLiteral("at"), QStringLiteral("%1,%2").arg(column).arg(row));
        units += unit;
        row = row >= 7 ? 3 : row + 2;
        column = row == 3 ? column + 2 : column;
    }
    QJsonArray players = pack().setup.value(QLatin1String("players")).toArray();
    for (int i = 0; i < players.size(); ++i) {
        QJsonObject player = players[i].toObject();
        player.insert(QStringLiteral("seat"), i + 1);
        players[i] = player;
    }
    QJsonObject state{{QStringLiteral("players"), players}, {QStringLiteral("cards"), cards},
        {QStringLiteral("mods"), pack().setup.value(QLatin1String("mods"))}, {QStringLiteral("units"), units}};
    if (mapped)
        state.insert(QStringLiteral("map"), pack().setup.value(QLatin1String("map")));
    return state;
}

void ConformanceOfSellsword::addWalks()
{
    const support::Start mapped{QStringLiteral("in play"), pack().setup, &pack(), matchInPlay(true)};
    const support::Start unmapped{QStringLiteral("in play without a map"), pack().setup, &pack(), matchInPlay(false)};
    for (int row = 1; row <= 10; ++row)
        add(QStringLiteral("training %1").arg(row), {mapped, unmapped, training()}, 150);
    add(QStringLiteral("no cards"), QList<support::Start>(3, bare()), 100);
}

namespace {

using namespace sellsword;

const QStringList tableActs{QStringLiteral("correct"), QStringLiteral("setup"), QStringLiteral("setting")};
// What may be done while wounds and forced moves wait to be taken and made: these, and what a card's text or the table says.
const QStringList whileOpen{QStringLiteral("allot"), QStringLiteral("force-move"), QStringLiteral("award"),
    QStringLiteral("effect"), QStringLiteral("note-effect"), QStringLiteral("drop-effect"), QStringLiteral("measure"),
    QStringLiteral("change-terrain"), QStringLiteral("add-card"), QStringLiteral("note"), QStringLiteral("assign-map")};
// What goes on around a match.
const QStringList besideMatch{QStringLiteral("add-card"), QStringLiteral("note")};

bool isHurt(const State& state) { return !state.hurts.isEmpty() || !state.shoves.isEmpty(); }

QString brokenByUnits(const State& was, const State& is)
{
    for (const Unit& one : is.units) {
        const Unit* before = find(was.units, one.id);
        if (!before)
            continue;
        if (before->dropped && !one.dropped)
            return QStringLiteral("the dropped come back: ") + one.id;
        if (before->paid && !one.paid)
            return QStringLiteral("points are forgotten: ") + one.id;
        const Tokens pool = poolOf(is, one), had = tokensOf(was, *before), has = tokensOf(is, one);
        const Tokens poolBefore = poolOf(was, *before); // what a hand set beyond it stays beyond it when a mod makes it larger
        for (const Token colour : {Token::Green, Token::Blue, Token::Red})
            if (has.of(colour) > std::max(pool.of(colour), had.of(colour) + std::max(0, pool.of(colour) - poolBefore.of(colour))))
                return QStringLiteral("more tokens than the pool: ") + one.id;
    }
    return {};
}

QString brokenByMove(const State& was, const State& is, const QString& verb)
{
    if (!was.turn || !is.turn || was.turn->unit != is.turn->unit)
        return {};
    const Unit* before = unit(was, was.turn->unit);
    const Unit* after = unit(is, is.turn->unit);
    if (!before || !after || after->dropped || statusOf(*after, StatusKind::Pinned) || statusOf(*after, StatusKind::Helpless)
        || forbids(is, *after, Deed::Move))
        return {};
    // Steps alone cost points: replies, wounds and forced moves on the way leave them, unless a status takes acts away at once.
    static const QStringList interrupting{QStringLiteral("go-on"), QStringLiteral("reply"), QStringLiteral("roll"),
        QStringLiteral("allot"), QStringLiteral("force-move"), QStringLiteral("award"), QStringLiteral("measure")};
    const bool isStep = verb == QLatin1String("go-on") && before->at != after->at;
    if (interrupting.contains(verb) && !isStep && is.map && before->statuses.size() == after->statuses.size()
        && before->injuries == after->injuries && is.turn->points < was.turn->points)
        return QStringLiteral("points are lost without a step");
    // A move that is not begun goes with the act that a status takes (SS-098); none may be left to use because of it.
    if (is.turn->acts.size() < was.turn->acts.size() && is.turn->acts.size() < actsOf(is, *after))
        return QStringLiteral("acts come back");
    return {};
}

} // namespace

QString ConformanceOfSellsword::broken(
    const engine::AnyState& before, const engine::AnyAction& action, const engine::AnyState& after) const
{
    const State& was = *static_cast<const State*>(before.get());
    const State& is = *static_cast<const State*>(after.get());
    const QString verb = action.verb();
    if (tableActs.contains(verb))
        return {};
    if (was.stage == Stage::Over && !besideMatch.contains(verb))
        return QStringLiteral("the match is over");
    if (was.winner.isEmpty() && !is.winner.isEmpty() && isHurt(is))
        return QStringLiteral("somebody wins while something is open");
    if (was.stage == Stage::Phases && isHurt(was) && !whileOpen.contains(verb))
        return QStringLiteral("something is done while wounds or forced moves are open");
    if (was.stage != Stage::Warbands && isHurt(is) && was.stage != is.stage)
        return QStringLiteral("the match goes on while something is open");
    if (const QString units = brokenByUnits(was, is); !units.isEmpty())
        return units;
    return brokenByMove(was, is, verb);
}

QStringList ConformanceOfSellsword::open(const engine::AnyState& any) const
{
    using namespace sellsword;
    const State& state = *static_cast<const State*>(any.get());
    return support::kindsOf({{"attack", !state.strikes.isEmpty()}, {"reroll", state.missed.has_value()},
        {"wounds", !state.hurts.isEmpty()}, {"forced move", !state.shoves.isEmpty()},
        {"move", state.turn && state.turn->points > 0}, {"tactics", !state.rolls.isEmpty()}});
}

QTEST_GUILESS_MAIN(ConformanceOfSellsword)
#include "tst_conformance.moc"
